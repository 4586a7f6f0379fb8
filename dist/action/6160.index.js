"use strict";
exports.id = 6160;
exports.ids = [6160];
exports.modules = {
	5056: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => contentOutputs,
			r: () => getContent,
			t: () => contentArguments
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		function fileInfo(category, path, filename) {
			let isTemplate = filename.endsWith(".mustache") && !/(?:^|\/)\.mustache$/.test(filename);
			return {
				category,
				path,
				filename,
				basename: isTemplate ? filename.slice(0, -9) : filename,
				isTemplate
			};
		}
		function withoutShadowedTemplates(files) {
			let plain = new Set(files.filter((file) => !file.isTemplate).map((file) => file.basename));
			return files.filter((file) => !file.isTemplate || !plain.has(file.basename));
		}
		function locationOf({ category, filename }) {
			return `guide://category/${encodeURIComponent(category)}/${filename.split("/").map(encodeURIComponent).join("/")}`;
		}
		let TYPES = {
			md: "text/markdown",
			markdown: "text/markdown",
			mdx: "text/markdown",
			txt: "text/plain",
			text: "text/plain",
			html: "text/html",
			htm: "text/html",
			css: "text/css",
			csv: "text/csv",
			xml: "application/xml",
			svg: "image/svg+xml",
			json: "application/json",
			yml: "application/yaml",
			yaml: "application/yaml",
			toml: "application/toml",
			js: "text/javascript",
			mjs: "text/javascript",
			ts: "text/x-typescript",
			py: "text/x-python",
			sh: "text/x-shellscript"
		};
		function contentTypeOf(basename) {
			let extension = /[^/]\.([^./]+)$/.exec(basename)?.[1]?.toLowerCase() ?? "";
			return Object.hasOwn(TYPES, extension) ? TYPES[extension] ?? "text/plain" : "text/plain";
		}
		function isMarkup(contentType) {
			return [
				"text/html",
				"application/xml",
				"image/svg+xml"
			].includes(contentType);
		}
		function noSession() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("no_session", "There is no active project session: the project has no .github/sous.yml", "Write one with 'categories' (and 'collections'), and call again.");
		}
		function contentNotFound(name, kinds, project) {
			let known = kinds.flatMap((kind) => namesOf(kind, project));
			let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(name, known);
			let advice = meant === void 0 ? "" : `Did you mean '${meant}'? `;
			let all = known.length === 0 ? "There is none in .github/sous.yml." : `There are: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)(known, 10)}.`;
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("not_found", `There is no ${kinds.join(" or ")} '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(name)}'`, `${advice}${all}`),
				instruction: "Present this error to the user and take no further action."
			};
		}
		function noMatches(what, patterns) {
			let shown = patterns.map((pattern) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(pattern)}'`);
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("no_matches", `No content of ${what} matches ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)(shown, 10)}`, "Patterns are relative to the category's directory: '*.md' stays in it, '**/*.md' goes below it."),
				instruction: "Present this error to the user so they can correct the pattern. Do NOT attempt corrective action."
			};
		}
		function invalidPattern({ message, suggestion, cause }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("invalid_pattern", message, suggestion, cause);
		}
		function contentUnreadable(what, { message, suggestion, cause }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("io_error", `Cannot read ${what}: ${message}`, suggestion, cause);
		}
		function notListed({ message }, directories) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("io_error", `${message}, and Sous cannot list ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)(directories, 10)}`, "Check who may read these directories, then try again.");
		}
		function noText(what, path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("io_error", `Cannot read ${what}: '${path}' is binary`, "Choose a pattern that finds texts.");
		}
		function contentTooLarge(what, limit) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("io_error", `The content of ${what} is larger than ${limit}`, "Choose a narrower pattern.");
		}
		function namesOf(kind, { categories, collections }) {
			return (kind === "category" ? categories : collections).map(({ name }) => name);
		}
		let MAX_TEMPLATE_CHARACTERS = 1048576;
		async function renderTemplate(document, values) {
			let { text: template, path, contentType } = document;
			if (template.length > MAX_TEMPLATE_CHARACTERS) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(templateError(`Template '${path}' is larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ft)(MAX_TEMPLATE_CHARACTERS)}`, "Split it."));
			let { StrictWriter, TemplateFault } = await __webpack_require__.e(9530).then(__webpack_require__.bind(__webpack_require__, 9530));
			let limits = {
				lookups: 1e5,
				characters: 16777216
			};
			try {
				let text = new StrictWriter(limits).renderStrictly(template, values, isMarkup(contentType));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
					...document,
					filename: document.basename,
					text,
					size: Buffer.byteLength(text)
				});
			} catch (error) {
				if (!(error instanceof TemplateFault)) throw error;
				let line = lineAt(template, error.at);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(templateError(`Template '${path}', line ${line}: ${error.message}`, error.advice));
			}
		}
		function lineAt(template, at) {
			return template.slice(0, at).split("\n").length;
		}
		function templateError(message, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("template_error", message, suggestion);
		}
		async function selectContent({ found, selection, files, parseGlobs }) {
			let selected = new Map();
			let unreadable = new Set();
			for (let { category, patterns } of found.parts) {
				let matcher = matcherOf(selection, patterns, parseGlobs);
				if (!matcher.ok) return matcher;
				let listed = await files.list(category.directory);
				if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(contentUnreadable(`category '${category.name}'`, listed.error));
				let prefix = category.directory === "." ? 0 : category.directory.length + 1;
				let matching = [];
				for (let directory of listed.value.unreadable) unreadable.add(directory);
				for (let path of listed.value.files) {
					let filename = path.slice(prefix);
					matcher.value.matches(filename) && matching.push(fileInfo(category.name, path, filename));
				}
				for (let file of withoutShadowedTemplates(matching)) selected.has(file.path) || selected.set(file.path, file);
			}
			let unread = [...unreadable].map((directory) => `'${directory}'`);
			if (selected.size === 0) {
				let error = noMatches(found.what, wantedOf(selection, found));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(unread.length === 0 ? error : notListed(error, unread));
			}
			let warnings = unread.length === 0 ? [] : [`Left out ${unread.length} unreadable: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)(unread, 5)}`];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				infos: [...selected.values()],
				warnings
			});
		}
		function matcherOf(selection, patterns, parseGlobs) {
			if (selection.kind === "document") {
				let names = [selection.filename, `${selection.filename}.mustache`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({ matches: (filename) => names.includes(filename) });
			}
			let wanted = selection.kind === "pattern" ? [selection.pattern] : patterns;
			let written = parseGlobs(wanted);
			let globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written;
			return globs.ok ? globs : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(invalidPattern(globs.error));
		}
		function wantedOf(selection, { parts }) {
			if (selection.kind === "pattern") return [selection.pattern];
			return selection.kind === "document" ? [selection.filename] : [...new Set(parts.flatMap(({ patterns }) => patterns))];
		}
		function expandPattern(pattern) {
			let anchored = isAnchorable(pattern) ? `./${pattern}` : pattern;
			let name = anchored.slice(anchored.lastIndexOf("/") + 1);
			if (name === "" || name === "**") return [anchored];
			if (name.endsWith(".mustache")) return [anchored];
			return hasExtension(name) ? [anchored, `${anchored}.mustache`] : [anchored, `${anchored}.*`];
		}
		function isAnchorable(pattern) {
			return pattern !== "" && !/\/./.test(pattern) && !/^[!/]/.test(pattern);
		}
		function hasExtension(name) {
			return name.replace(/\[[^\]]*\]/g, "?").indexOf(".", 1) > 0;
		}
		function findContent(name, kinds, project) {
			for (let kind of kinds) {
				let found = kind === "category" ? findCategory(name, project) : findCollection(name, project);
				if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(found);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(contentNotFound(name, kinds, project));
		}
		function findCategory(name, { categories }) {
			let category = categories.find((candidate) => candidate.name === name);
			return category && {
				what: `category '${name}'`,
				parts: [{
					category,
					patterns: category.patterns
				}]
			};
		}
		function findCollection(name, { categories, collections }) {
			let parts = collections.find((candidate) => candidate.name === name)?.categories.flatMap((member) => {
				let category = categories.find((candidate) => candidate.name === member.category);
				return category === void 0 ? [] : [{
					category,
					patterns: member.patterns ?? category.patterns
				}];
			});
			return parts && {
				what: `collection '${name}'`,
				parts
			};
		}
		async function retrieveContent(request) {
			let { name, kinds, project, values } = request;
			if (project === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(noSession());
			let found = findContent(name, kinds, project);
			if (!found.ok) return found;
			let { what } = found.value;
			let selected = await selectContent({
				...request,
				found: found.value
			});
			if (!selected.ok) return selected;
			let { infos } = selected.value;
			let read = await readDocuments({
				...request,
				what,
				infos,
				progress: (done) => request.progress(done, infos.length)
			});
			if (!read.ok) return read;
			let rendered = values === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(read.value.documents) : await renderAll(read.value.documents, values);
			if (!rendered.ok) return rendered;
			let [first, ...more] = rendered.value;
			let text = first !== void 0 && more.length === 0 ? first.text : formatMultipart(rendered.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				what,
				documents: rendered.value,
				text,
				warnings: [...selected.value.warnings, ...read.value.warnings]
			});
		}
		async function renderAll(documents, values) {
			let rendered = [];
			for (let document of documents) {
				let result = document.isTemplate ? await renderTemplate(document, values) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(document);
				if (!result.ok) return result;
				rendered.push(result.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(rendered);
		}
		async function readDocuments(request) {
			let { what, infos, files, maxBytes, signal } = request;
			let documents = [];
			let binary = [];
			let left = maxBytes;
			for (let [index, info] of infos.entries()) {
				if (index % 256 == 0) {
					request.progress(index);
					if (signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("cancelled", `Reading ${what} was cancelled`, "Call again when it is wanted."));
				}
				let text = await files.read(info.path);
				if (!text.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(contentUnreadable(what, text.error));
				if (text.value === void 0) {
					binary.push(info);
					continue;
				}
				let size = Buffer.byteLength(text.value);
				left -= size;
				if (left < 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(contentTooLarge(what, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ft)(maxBytes)));
				documents.push({
					...info,
					contentType: contentTypeOf(info.basename),
					text: text.value,
					size
				});
			}
			let [first] = binary;
			if (first !== void 0 && documents.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(noText(what, first.path));
			let names = binary.map((info) => `'${info.path}'`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				documents,
				warnings: first === void 0 ? [] : [`Left out ${names.length} binary: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.dt)(names, 5)}`]
			});
		}
		let BOUNDARY = "guide-boundary";
		function formatMultipart(documents) {
			let boundary = chooseBoundary(documents);
			return `Content-Type: multipart/mixed; boundary="${boundary}"\r
\r
${documents.map((document) => `--${boundary}\r
${headersOf(document).join("\r\n")}\r
\r
${document.text}\r
`).join("")}--${boundary}--\r
`;
		}
		function chooseBoundary(documents) {
			for (let number = 1;; number++) {
				let boundary = number === 1 ? BOUNDARY : `${BOUNDARY}-${number}`;
				if (!documents.some(({ text }) => text.includes(`--${boundary}`))) return boundary;
			}
		}
		function headersOf(document) {
			let isAscii = /^[\u0000-\u007f]*$/.test(document.text);
			return [
				`Content-Type: ${document.contentType}${isAscii ? "" : "; charset=utf-8"}`,
				`Content-Location: ${locationOf(document)}`,
				`Content-Length: ${document.size}`,
				...isAscii ? [] : ["Content-Transfer-Encoding: 8bit"]
			];
		}
		function contentArguments() {
			return {
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.D)("Glob pattern relative to the category's directory, in place of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*")),
				render: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Render templates (*.mustache) with the variables; an unknown variable is an error"))),
				variables: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), variable()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("What templates may name when they are rendered: values, lists and maps of them")))
			};
		}
		function variable() {
			let value = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bn)()
			]);
			let map = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), value);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bn)(),
				map,
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)([value, map]))
			]);
		}
		let document = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			category: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			basename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			is_template: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
			content_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			location: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			size: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(),
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()
		});
		function contentOutputs() {
			return {
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("One document as it is, several as MIME multipart")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Paths of the documents, relative to the working directory")),
				documents: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(document()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("The documents one by one, with path, category, filename, basename (without .mustache), content and more")),
				count: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("How many documents there are"))
			};
		}
		async function getContent(call, context) {
			if (call.variables !== void 0 && call.render !== !0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut)("invalid_arguments", "Argument 'variables' is only for rendering", "Add 'render: true', or leave 'variables' out.");
			try {
				let project = await context.project();
				if (!project.ok) return project;
				let content = await retrieve(call, project.value, context);
				return content.ok ? present(content.value) : content;
			} catch (error) {
				let reason = error instanceof Error ? error.message : String(error);
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut)("unknown", `Content '${call.name}' could not be retrieved: ${reason}`, "Please report it.", error);
			}
		}
		function retrieve(call, project, context) {
			return retrieveContent({
				name: call.name,
				kinds: call.kinds,
				selection: call.pattern === void 0 ? { kind: "defaults" } : {
					kind: "pattern",
					pattern: call.pattern
				},
				values: call.render === !0 ? call.variables ?? {} : void 0,
				project,
				files: workspaceContent(context),
				parseGlobs: _shared_js__WEBPACK_IMPORTED_MODULE_1__.cn,
				maxBytes: context.limits.contentBytes,
				signal: context.signal,
				progress: (done, total) => context.progress({
					done,
					total,
					unit: "documents"
				})
			});
		}
		function present({ what, documents, text, warnings }) {
			let files = documents.map((each) => each.path);
			let more = files.length > 10 ? [`  \u2026 and ${files.length - 10} more`] : [];
			let listed = [...files.slice(0, 10).map((file) => `  ${file}`), ...more];
			let value = {
				content: text,
				files,
				documents: documents.map((each) => ({
					path: each.path,
					category: each.category,
					filename: each.filename,
					basename: each.basename,
					is_template: each.isTemplate,
					content_type: each.contentType,
					location: locationOf(each),
					size: each.size,
					content: each.text
				})),
				count: documents.length
			};
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft)(value, [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
				answer: text,
				warnings
			});
		}
		function workspaceContent({ workspace, limits }) {
			return {
				async list(directory) {
					let found = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.b)(directory, workspace);
					if (!found.ok) return found;
					let entries = await workspace.directory(found.value);
					if (!entries.ok) return entries;
					let { files, unreadable = [] } = await workspace.files();
					if (directory === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
						files,
						unreadable
					});
					let isIn = (path, above) => path.startsWith(`${above}/`);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
						files: files.filter((path) => isIn(path, directory)),
						unreadable: unreadable.filter((each) => each === "." || isIn(each, directory) || isIn(directory, each))
					});
				},
				async read(path) {
					let content = await workspace.read(path, limits.readFileBytes + 1);
					if (!content.ok) return content;
					let { bytes } = content.value;
					if (bytes.length > limits.readFileBytes) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("too_large", `File '${path}' is larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ft)(limits.readFileBytes)}`, "Leave it out."));
					let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(bytes, path);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(text.ok ? text.value.text : void 0);
				}
			};
		}
	}),
	6160: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { getCollectionContent: () => getCollectionContent });
		__webpack_require__(9604);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _content_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5056);
		let getCollectionContent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.y)({
			name: "get_collection_content",
			summary: "Get the documents of a collection, category by category.",
			category: "Content",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				collection: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Name of a collection, such as 'onboarding'")),
				...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.t)()
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.n)()),
			metadata: ["count"],
			when: "Use it for a name that is of a collection. If you are not sure, use get_content.",
			termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
			examples: [{
				description: "All documents of a collection",
				args: { collection: "onboarding" }
			}, {
				description: "Only the Markdown files at the top of its categories",
				args: {
					collection: "onboarding",
					pattern: "*.md"
				}
			}],
			async run({ collection: name, pattern, render, variables }, context) {
				return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.r)({
					name,
					kinds: ["collection"],
					pattern,
					render,
					variables
				}, context);
			}
		});
	})
};
