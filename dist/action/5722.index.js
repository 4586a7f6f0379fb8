export const id = 5722;
export const ids = [5722];
export const modules = {
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	94308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qw: () => contentArguments,
			ek: () => contentOutputs,
			_A: () => getContent
		});
		var schemas = __webpack_require__(94343);
		let TEMPLATE_EXTENSION = ".mustache";
		function fileInfo(category, path, filename) {
			let isTemplate = filename.endsWith(TEMPLATE_EXTENSION) && !/(?:^|\/)\.mustache$/.test(filename);
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
		var model_result = __webpack_require__(97424);
		var did_you_mean = __webpack_require__(9726);
		var path = __webpack_require__(59986);
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		function noSession() {
			return (0, tool_error.$4)("no_session", "There is no active project session: the project has no .github/sous.yml", "Write one with 'categories' (and 'collections'), and call again.");
		}
		function contentNotFound(name, kinds, project) {
			let known = kinds.flatMap((kind) => namesOf(kind, project));
			let meant = (0, did_you_mean.a)(name, known);
			let advice = meant === void 0 ? "" : `Did you mean '${meant}'? `;
			let all = known.length === 0 ? "There is none in .github/sous.yml." : `There are: ${(0, wording.Kf)(known, 10)}.`;
			return {
				...(0, tool_error.$4)("not_found", `There is no ${kinds.join(" or ")} '${(0, path.Kg)(name)}'`, `${advice}${all}`),
				instruction: "Present this error to the user and take no further action."
			};
		}
		function noMatches(what, patterns) {
			let shown = patterns.map((pattern) => `'${(0, path.Kg)(pattern)}'`);
			return {
				...(0, tool_error.$4)("no_matches", `No content of ${what} matches ${(0, wording.Kf)(shown, 10)}`, "Patterns are relative to the category's directory: '*.md' stays in it, '**/*.md' goes below it."),
				instruction: "Present this error to the user so they can correct the pattern. Do NOT attempt corrective action."
			};
		}
		function invalidPattern({ message, suggestion, cause }) {
			return (0, tool_error.$4)("invalid_pattern", message, suggestion, cause);
		}
		function contentUnreadable(what, { message, suggestion, cause }) {
			return (0, tool_error.$4)("io_error", `Cannot read ${what}: ${message}`, suggestion, cause);
		}
		function noText(what, path) {
			return (0, tool_error.$4)("io_error", `Cannot read ${what}: '${path}' is binary`, "Choose a pattern that finds texts.");
		}
		function contentTooLarge(what, limit) {
			return (0, tool_error.$4)("io_error", `The content of ${what} is larger than ${limit}`, "Choose a narrower pattern.");
		}
		function namesOf(kind, { categories, collections }) {
			return (kind === "category" ? categories : collections).map(({ name }) => name);
		}
		function findContent(name, kinds, project) {
			for (let kind of kinds) {
				let found = kind === "category" ? findCategory(name, project) : findCollection(name, project);
				if (found !== void 0) return (0, model_result.k)(found);
			}
			return (0, model_result.V)(contentNotFound(name, kinds, project));
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
		async function readDocuments(request) {
			let { what, infos, files, maxBytes, signal } = request;
			let documents = [];
			let binary = [];
			let left = maxBytes;
			for (let [index, info] of infos.entries()) {
				if (index % 256 == 0) {
					request.progress(index);
					if (signal.aborted) return (0, model_result.V)((0, tool_error.$4)("cancelled", `Reading ${what} was cancelled`, "Call again when it is wanted."));
				}
				let text = await files.read(info.path);
				if (!text.ok) return (0, model_result.V)(contentUnreadable(what, text.error));
				if (text.value === void 0) {
					binary.push(info);
					continue;
				}
				let size = Buffer.byteLength(text.value);
				left -= size;
				if (left < 0) return (0, model_result.V)(contentTooLarge(what, (0, wording.lP)(maxBytes)));
				documents.push({
					...info,
					contentType: contentTypeOf(info.basename),
					text: text.value,
					size
				});
			}
			let [first] = binary;
			if (first !== void 0 && documents.length === 0) return (0, model_result.V)(noText(what, first.path));
			let names = binary.map((info) => `'${info.path}'`);
			return (0, model_result.k)({
				documents,
				warnings: first === void 0 ? [] : [`Left out ${names.length} binary: ${(0, wording.Kf)(names, 5)}`]
			});
		}
		let MAX_TEMPLATE_CHARACTERS = 1048576;
		async function renderTemplate(document, values) {
			let { text: template, path, contentType } = document;
			if (template.length > MAX_TEMPLATE_CHARACTERS) return (0, model_result.V)(templateError(`Template '${path}' is larger than ${(0, wording.lP)(MAX_TEMPLATE_CHARACTERS)}`, "Split it."));
			let { StrictWriter, TemplateFault } = await __webpack_require__.e(3399).then(__webpack_require__.bind(__webpack_require__, 23399));
			let limits = {
				lookups: 1e5,
				characters: 16777216
			};
			try {
				let text = new StrictWriter(limits).renderStrictly(template, values, isMarkup(contentType));
				return (0, model_result.k)({
					...document,
					filename: document.basename,
					text,
					size: Buffer.byteLength(text)
				});
			} catch (error) {
				if (!(error instanceof TemplateFault)) throw error;
				let line = lineAt(template, error.at);
				return (0, model_result.V)(templateError(`Template '${path}', line ${line}: ${error.message}`, error.advice));
			}
		}
		function lineAt(template, at) {
			return template.slice(0, at).split("\n").length;
		}
		function templateError(message, suggestion) {
			return (0, tool_error.$4)("template_error", message, suggestion);
		}
		function expandPattern(pattern) {
			let anchored = isAnchorable(pattern) ? `./${pattern}` : pattern;
			let name = anchored.slice(anchored.lastIndexOf("/") + 1);
			if (name === "" || name === "**") return [anchored];
			if (name.endsWith(TEMPLATE_EXTENSION)) return [anchored];
			return hasExtension(name) ? [anchored, `${anchored}${TEMPLATE_EXTENSION}`] : [anchored, `${anchored}.*`];
		}
		function isAnchorable(pattern) {
			return pattern !== "" && !/\/./.test(pattern) && !/^[!/]/.test(pattern);
		}
		function hasExtension(name) {
			return name.replace(/\[[^\]]*\]/g, "?").indexOf(".", 1) > 0;
		}
		async function selectFiles({ found, selection, files, parseGlobs }) {
			let selected = new Map();
			for (let { category, patterns } of found.parts) {
				let matcher = matcherOf(selection, patterns, parseGlobs);
				if (!matcher.ok) return matcher;
				let listed = await files.list(category.directory);
				if (!listed.ok) return (0, model_result.V)(contentUnreadable(`category '${category.name}'`, listed.error));
				let prefix = category.directory === path.hK ? 0 : category.directory.length + 1;
				let matching = [];
				for (let path of listed.value) {
					let filename = path.slice(prefix);
					matcher.value.matches(filename) && matching.push(fileInfo(category.name, path, filename));
				}
				for (let file of withoutShadowedTemplates(matching)) selected.has(file.path) || selected.set(file.path, file);
			}
			if (selected.size === 0) return (0, model_result.V)(noMatches(found.what, wantedOf(selection, found)));
			return (0, model_result.k)([...selected.values()]);
		}
		function matcherOf(selection, patterns, parseGlobs) {
			if (selection.kind === "document") {
				let names = [selection.filename, `${selection.filename}.mustache`];
				return (0, model_result.k)({ matches: (filename) => names.includes(filename) });
			}
			let wanted = selection.kind === "pattern" ? [selection.pattern] : patterns;
			let written = parseGlobs(wanted);
			let globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written;
			return globs.ok ? globs : (0, model_result.V)(invalidPattern(globs.error));
		}
		function wantedOf(selection, { parts }) {
			if (selection.kind === "pattern") return [selection.pattern];
			return selection.kind === "document" ? [selection.filename] : [...new Set(parts.flatMap(({ patterns }) => patterns))];
		}
		async function retrieveContent(request) {
			let { name, kinds, project, values } = request;
			if (project === void 0) return (0, model_result.V)(noSession());
			let found = findContent(name, kinds, project);
			if (!found.ok) return found;
			let { what } = found.value;
			let infos = await selectFiles({
				...request,
				found: found.value
			});
			if (!infos.ok) return infos;
			let total = infos.value.length;
			let read = await readDocuments({
				...request,
				what,
				infos: infos.value,
				progress: (done) => request.progress(done, total)
			});
			if (!read.ok) return read;
			let rendered = values === void 0 ? (0, model_result.k)(read.value.documents) : await renderAll(read.value.documents, values);
			if (!rendered.ok) return rendered;
			let [first, ...more] = rendered.value;
			let text = first !== void 0 && more.length === 0 ? first.text : formatMultipart(rendered.value);
			return (0, model_result.k)({
				what,
				documents: rendered.value,
				text,
				warnings: read.value.warnings
			});
		}
		async function renderAll(documents, values) {
			let rendered = [];
			for (let document of documents) {
				let result = document.isTemplate ? await renderTemplate(document, values) : (0, model_result.k)(document);
				if (!result.ok) return result;
				rendered.push(result.value);
			}
			return (0, model_result.k)(rendered);
		}
		var tool_result = __webpack_require__(91453);
		var glob = __webpack_require__(24391);
		var workspace_text = __webpack_require__(54010);
		var directory_argument = __webpack_require__(57110);
		function workspaceContent({ workspace, limits }) {
			return {
				async list(directory) {
					let found = await (0, directory_argument.t)(directory, workspace);
					if (!found.ok) return found;
					let { files } = await workspace.files();
					if (directory === path.hK) return (0, model_result.k)(files);
					let prefix = `${directory}/`;
					return (0, model_result.k)(files.filter((path) => path.startsWith(prefix)));
				},
				async read(path) {
					let content = await workspace.read(path, limits.readFileBytes + 1);
					if (!content.ok) return content;
					let { bytes } = content.value;
					if (bytes.length > limits.readFileBytes) return (0, model_result.V)((0, tool_error.$4)("too_large", `File '${path}' is larger than ${(0, wording.lP)(limits.readFileBytes)}`, "Leave it out."));
					let text = (0, workspace_text.g7)(bytes, path);
					return (0, model_result.k)(text.ok ? text.value.text : void 0);
				}
			};
		}
		function contentArguments() {
			return {
				pattern: schemas.lqM(schemas.YjP().check(schemas.q0y("Glob pattern relative to the category's directory, in place of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*"))),
				render: schemas.lqM(schemas.zMY().check(schemas.q0y("Render templates (*.mustache) with the variables; an unknown variable is an error"))),
				variables: schemas.lqM(schemas.g1P(schemas.YjP(), variable()).check(schemas.q0y("What templates may name when they are rendered: values, lists and maps of them")))
			};
		}
		function variable() {
			let value = schemas.KCZ([
				schemas.YjP(),
				schemas.aig(),
				schemas.zMY(),
				schemas.chJ()
			]);
			let map = schemas.g1P(schemas.YjP(), value);
			return schemas.KCZ([
				schemas.YjP(),
				schemas.aig(),
				schemas.zMY(),
				schemas.chJ(),
				map,
				schemas.YOg(schemas.KCZ([value, map]))
			]);
		}
		let content_tool_document = () => schemas.rej({
			path: schemas.YjP(),
			category: schemas.YjP(),
			filename: schemas.YjP(),
			basename: schemas.YjP(),
			is_template: schemas.zMY(),
			content_type: schemas.YjP(),
			location: schemas.YjP(),
			size: schemas.Whr(),
			content: schemas.YjP()
		});
		function contentOutputs() {
			return {
				content: schemas.YjP().check(schemas.q0y("One document as it is, several as MIME multipart")),
				files: schemas.YOg(schemas.YjP()).check(schemas.q0y("Paths of the documents, relative to the working directory")),
				documents: schemas.YOg(content_tool_document()).check(schemas.q0y("The documents one by one, with path, category, filename, basename (without .mustache), content and more")),
				count: schemas.Whr().check(schemas.q0y("How many documents there are"))
			};
		}
		async function getContent(call, context) {
			if (call.variables !== void 0 && call.render !== !0) return (0, tool_result.g)("invalid_arguments", "Argument 'variables' is only for rendering", "Add 'render: true', or leave 'variables' out.");
			try {
				let project = await context.project();
				if (!project.ok) return project;
				let content = await retrieve(call, project.value, context);
				return content.ok ? present(content.value) : content;
			} catch (error) {
				let reason = error instanceof Error ? error.message : String(error);
				return (0, tool_result.g)("unknown", `Content '${call.name}' could not be retrieved: ${reason}`, "Please report it.", error);
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
				parseGlobs: glob.nS,
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
			return (0, tool_result.P)(value, [`${(0, wording.pq)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
				answer: text,
				warnings
			});
		}
	}),
	57110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => parseDirectoryArgument,
			t: () => findDirectory
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function parseDirectoryArgument(text) {
			return (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.HO)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
		}
		async function findDirectory(text, workspace) {
			let directory = parseDirectoryArgument(text);
			if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK) return directory;
			let entry = await workspace.entry(directory.value);
			if (!entry.ok) return entry;
			switch (entry.value.kind) {
				case "directory": return directory;
				case "missing": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
				case "symlink": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.JV)(directory.value));
				default: return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.o5)(directory.value));
			}
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	84696: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => classEnd,
			PH: () => expandBraces,
			cg: () => MAX_ALTERNATIVES,
			mf: () => syntaxFault,
			yF: () => unclosedClass
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)([pattern]);
			let reader = {
				pattern,
				at: 0
			};
			let expanded = readSequence(reader, !1);
			if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
			return expanded;
		}
		function classEnd(pattern, open) {
			let at = open + 1;
			(pattern[at] === "!" || pattern[at] === "^") && at++;
			pattern[at] === "]" && at++;
			for (; at < pattern.length && pattern[at] !== "/"; at++) if (pattern[at] === "\\") at++;
			else if (pattern[at] === "]") return at;
			return -1;
		}
		function syntaxFault(reason) {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "syntax",
				reason
			});
		}
		function unclosedClass() {
			return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
		}
		function readSequence(reader, isInside) {
			let { pattern } = reader;
			let heads = [""];
			for (; reader.at < pattern.length;) {
				let character = pattern.charAt(reader.at);
				if (character === "}" || isInside && character === ",") break;
				let tails;
				if (character === "{") {
					let group = readGroup(reader);
					if (!group.ok) return group;
					tails = group.value;
				} else {
					let end = character === "[" ? classEnd(pattern, reader.at) : reader.at + +(character === "\\");
					if (end < 0) return unclosedClass();
					tails = [pattern.slice(reader.at, end + 1)];
					reader.at = end + 1;
				}
				if (heads.length * tails.length > MAX_ALTERNATIVES) return tooMany();
				heads = heads.flatMap((head) => tails.map((tail) => head + tail));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(heads);
		}
		function readGroup(reader) {
			let alternatives = [];
			do {
				reader.at++;
				let alternative = readSequence(reader, !0);
				if (!alternative.ok) return alternative;
				alternatives.push(...alternative.value);
				if (alternatives.length > MAX_ALTERNATIVES) return tooMany();
			} while (reader.pattern[reader.at] === ",");
			if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
			reader.at++;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(alternatives);
		}
		function tooMany() {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
	}),
	50636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => compileSegments });
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
		function compileSegments(segments) {
			let literals = [];
			for (let segment of segments) {
				if (segment.kind !== "literal") break;
				literals.push(segment.text);
			}
			let rest = segments.slice(literals.length);
			if (rest.length === 0) {
				let whole = literals.join("/");
				return (path) => path === whole;
			}
			let prefix = literals.map((literal) => `${literal}/`).join("");
			let matchRest = compileCommon(rest) ?? compileAny(rest);
			return prefix === "" ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
		}
		function compileCommon([first, second, third, ...more]) {
			if (first?.kind !== "globstar" || more.length > 0) return;
			if (second === void 0) return (path, from) => path.length > from;
			if (third === void 0) {
				if (second.kind === "literal") return (path, from) => endsWithName(path, from, second.text);
				let suffix = suffixOf(second);
				return suffix === void 0 ? void 0 : (path) => path.endsWith(suffix);
			}
			if (second.kind !== "literal" || third.kind !== "globstar") return;
			let directory = `${second.text}/`;
			return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
		}
		function endsWithName(path, from, name) {
			let start = path.length - name.length;
			return path.endsWith(name) && (start === from || start > from && path[start - 1] === "/");
		}
		function suffixOf(segment) {
			if (segment.kind !== "tokens" || segment.tokens.length > 2 || segment.tokens[0]?.kind !== "star") return;
			let last = segment.tokens[1];
			if (last === void 0) return "";
			return last.kind === "text" ? last.text : void 0;
		}
		function compileAny(segments) {
			let last = segments.at(-1);
			let lastToken = last?.kind === "tokens" ? last.tokens.at(-1) : void 0;
			let suffix = lastToken?.kind === "text" ? lastToken.text : "";
			return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
		}
		function matchSegments(segments, path, from) {
			let at = from;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let segment = segments[index];
				if (segment === void 0) {
					if (at > path.length) return !0;
				} else if (segment.kind === "globstar") {
					if (index === segments.length - 1) return at < path.length;
					starIndex = index++;
					starAt = at;
					continue;
				} else if (at <= path.length) {
					let slash = path.indexOf("/", at);
					let end = slash < 0 ? path.length : slash;
					if (matchName(segment, path, at, end)) {
						at = end + 1;
						index++;
						continue;
					}
				}
				if (starIndex < 0) return !1;
				let slash = path.indexOf("/", starAt);
				if (slash < 0) return !1;
				starAt = slash + 1;
				at = starAt;
				index = starIndex + 1;
			}
		}
		function matchName(segment, path, start, end) {
			if (segment.kind === "tokens") return (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__.I)(segment.tokens, path, start, end);
			return end - start === segment.text.length && path.startsWith(segment.text, start);
		}
	}),
	66599: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => matchTokens,
			Z: () => parseSegment
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84696);
		function parseSegment(source) {
			if (source === "**") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({ kind: "globstar" });
			let tokens = [];
			let text = "";
			let flush = () => {
				text !== "" && tokens.push({
					kind: "text",
					text
				});
				text = "";
			};
			for (let at = 0; at < source.length; at++) {
				let character = source.charAt(at);
				if (character === "*" || character === "?") {
					flush();
					character === "?" ? tokens.push({ kind: "one" }) : tokens.at(-1)?.kind !== "star" && tokens.push({ kind: "star" });
				} else if (character === "[") {
					flush();
					let end = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.IR)(source, at);
					if (end < 0) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.yF)();
					let parsed = parseClass(source.slice(at + 1, end));
					if (!parsed.ok) return parsed;
					tokens.push(parsed.value);
					at = end;
				} else {
					character === "\\" && at++;
					text += source.charAt(at);
				}
			}
			let isLiteral = tokens.length === 0;
			flush();
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(isLiteral ? {
				kind: "literal",
				text: tokens[0]?.kind === "text" ? tokens[0].text : ""
			} : {
				kind: "tokens",
				tokens
			});
		}
		function matchTokens(tokens, path, start, end) {
			let at = start;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let token = tokens[index];
				if (token === void 0) {
					if (at === end) return !0;
				} else if (token.kind === "star") {
					if (index === tokens.length - 1) return !0;
					starIndex = index++;
					starAt = at;
					continue;
				} else {
					let next = take(token, path, at, end);
					if (next >= 0) {
						at = next;
						index++;
						continue;
					}
				}
				if (starIndex < 0 || starAt >= end) return !1;
				starAt += widthAt(path, starAt);
				at = starAt;
				index = starIndex + 1;
			}
		}
		function take(token, path, at, end) {
			if (token.kind === "text") return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
			if (at >= end) return -1;
			if (token.kind === "class") {
				let point = path.codePointAt(at) ?? 0;
				if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1;
			}
			return at + widthAt(path, at);
		}
		function widthAt(path, at) {
			return (path.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
		function parseClass(source) {
			if (source.includes("[:")) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Write the characters out, such as '[a-z]': named classes are not known.");
			let isNegated = /^[!^]/.test(source);
			let members = [];
			let characters = [...isNegated ? source.slice(1) : source];
			for (let i = 0; i < characters.length; i++) {
				let isEscaped = characters[i] === "\\" && i + 1 < characters.length;
				isEscaped && i++;
				members.push({
					point: characters[i]?.codePointAt(0) ?? 0,
					isDash: characters[i] === "-" && !isEscaped
				});
			}
			let ranges = [];
			for (let i = 0; i < members.length; i++) {
				let from = members[i]?.point ?? 0;
				let to = members[i + 1]?.isDash ? members[i + 2]?.point : void 0;
				to !== void 0 && (i += 2);
				if (to !== void 0 && to < from) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Turn the range in the class around: it ends before it begins.");
				ranges.push([from, to ?? from]);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({
				kind: "class",
				isNegated,
				ranges
			});
		}
	}),
	24391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			nS: () => parseGlobs,
			qF: () => parseGlob
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84696);
		var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50636);
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66599);
		function parseGlob(pattern) {
			return parseGlobs([pattern]);
		}
		function parseGlobs(patterns) {
			return compile(patterns, (segments) => [segments]);
		}
		function parseExcludes(patterns) {
			return compile(patterns, (segments) => segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]]);
		}
		let GLOBSTAR = { kind: "globstar" };
		function compile(patterns, variants) {
			let matchers = [];
			let alternatives = 0;
			for (let pattern of patterns) {
				let parsed = parsePattern(pattern);
				if (!parsed.ok) return parsed;
				alternatives += parsed.value.length;
				if (alternatives > _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, `there are more than ${_glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(_glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__.M));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: only });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pattern);
			if (!expanded.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__.Z)(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`;
			let outside = () => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
			if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
			if (alternative.split(/[/\\]/).includes("..")) return outside();
			if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
			if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
		}
		function fromFault(pattern, fault) {
			return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
		}
		function invalid(pattern, advice) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_pattern", `Invalid glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("limit_exceeded", `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	})
};
