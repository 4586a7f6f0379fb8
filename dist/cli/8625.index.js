export const id = 8625;
export const ids = [8625];
export const modules = {
	83046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NY: () => noText,
			PA: () => contentTooLarge,
			e$: () => invalidPattern,
			eP: () => noSession,
			hp: () => noMatches,
			xI: () => contentNotFound,
			xY: () => contentUnreadable
		});
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60493);
		function noSession() {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("no_session", "There is no active project session: the project has no .github/sous.yml", "Write one with 'categories' (and 'collections'), and call again.");
		}
		function contentNotFound(name, kinds, project) {
			let known = kinds.flatMap((kind) => namesOf(kind, project));
			let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__.a)(name, known);
			let advice = meant === void 0 ? "" : `Did you mean '${meant}'? `;
			let all = known.length === 0 ? "There is none in .github/sous.yml." : `There are: ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_3__.Kf)(known, 10)}.`;
			return {
				...(0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("not_found", `There is no ${kinds.join(" or ")} '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`, `${advice}${all}`),
				instruction: "Present this error to the user and take no further action."
			};
		}
		function noMatches(what, patterns) {
			let shown = patterns.map((pattern) => `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`);
			return {
				...(0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("no_matches", `No content of ${what} matches ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_3__.Kf)(shown, 10)}`, "Patterns are relative to the category's directory: '*.md' stays in it, '**/*.md' goes below it."),
				instruction: "Present this error to the user so they can correct the pattern. Do NOT attempt corrective action."
			};
		}
		function invalidPattern({ message, suggestion, cause }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_pattern", message, suggestion, cause);
		}
		function contentUnreadable(what, { message, suggestion, cause }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Cannot read ${what}: ${message}`, suggestion, cause);
		}
		function noText(what, path) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Cannot read ${what}: '${path}' is binary`, "Choose a pattern that finds texts.");
		}
		function contentTooLarge(what, limit) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `The content of ${what} is larger than ${limit}`, "Choose a narrower pattern.");
		}
		function namesOf(kind, { categories, collections }) {
			return (kind === "category" ? categories : collections).map(({ name }) => name);
		}
	}),
	77587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => contentTypeOf,
			R: () => isMarkup
		});
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
	}),
	29300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => TEMPLATE_EXTENSION,
			XE: () => fileInfo,
			bv: () => withoutShadowedTemplates,
			hD: () => locationOf
		});
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
	}),
	32950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => findContent });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _content_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83046);
		function findContent(name, kinds, project) {
			for (let kind of kinds) {
				let found = kind === "category" ? findCategory(name, project) : findCollection(name, project);
				if (found !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(found);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _content_errors_js__WEBPACK_IMPORTED_MODULE_0__.xI)(name, kinds, project));
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
	}),
	49086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => retrieveContent });
		var model_result = __webpack_require__(97424);
		var content_errors = __webpack_require__(83046);
		var find_content = __webpack_require__(32950);
		var file_info = __webpack_require__(29300);
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
				`Content-Location: ${(0, file_info.hD)(document)}`,
				`Content-Length: ${document.size}`,
				...isAscii ? [] : ["Content-Transfer-Encoding: 8bit"]
			];
		}
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		var content_types = __webpack_require__(77587);
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
				if (!text.ok) return (0, model_result.V)((0, content_errors.xY)(what, text.error));
				if (text.value === void 0) {
					binary.push(info);
					continue;
				}
				let size = Buffer.byteLength(text.value);
				left -= size;
				if (left < 0) return (0, model_result.V)((0, content_errors.PA)(what, (0, wording.lP)(maxBytes)));
				documents.push({
					...info,
					contentType: (0, content_types.J)(info.basename),
					text: text.value,
					size
				});
			}
			let [first] = binary;
			if (first !== void 0 && documents.length === 0) return (0, model_result.V)((0, content_errors.NY)(what, first.path));
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
				let text = new StrictWriter(limits).renderStrictly(template, values, (0, content_types.R)(contentType));
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
		var select_files = __webpack_require__(11624);
		async function retrieveContent(request) {
			let { name, kinds, project, values } = request;
			if (project === void 0) return (0, model_result.V)((0, content_errors.eP)());
			let found = (0, find_content.N)(name, kinds, project);
			if (!found.ok) return found;
			let { what } = found.value;
			let infos = await (0, select_files.A)({
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
	}),
	11624: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => selectFiles });
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var content_errors = __webpack_require__(83046);
		var file_info = __webpack_require__(29300);
		function expandPattern(pattern) {
			let anchored = isAnchorable(pattern) ? `./${pattern}` : pattern;
			let name = anchored.slice(anchored.lastIndexOf("/") + 1);
			if (name === "" || name === "**") return [anchored];
			if (name.endsWith(file_info.J)) return [anchored];
			return hasExtension(name) ? [anchored, `${anchored}${file_info.J}`] : [anchored, `${anchored}.*`];
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
				if (!listed.ok) return (0, result.V)((0, content_errors.xY)(`category '${category.name}'`, listed.error));
				let prefix = category.directory === path.hK ? 0 : category.directory.length + 1;
				let matching = [];
				for (let path of listed.value) {
					let filename = path.slice(prefix);
					matcher.value.matches(filename) && matching.push((0, file_info.XE)(category.name, path, filename));
				}
				for (let file of (0, file_info.bv)(matching)) selected.has(file.path) || selected.set(file.path, file);
			}
			if (selected.size === 0) return (0, result.V)((0, content_errors.hp)(found.what, wantedOf(selection, found)));
			return (0, result.k)([...selected.values()]);
		}
		function matcherOf(selection, patterns, parseGlobs) {
			if (selection.kind === "document") {
				let names = [selection.filename, `${selection.filename}.mustache`];
				return (0, result.k)({ matches: (filename) => names.includes(filename) });
			}
			let wanted = selection.kind === "pattern" ? [selection.pattern] : patterns;
			let written = parseGlobs(wanted);
			let globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written;
			return globs.ok ? globs : (0, result.V)((0, content_errors.e$)(globs.error));
		}
		function wantedOf(selection, { parts }) {
			if (selection.kind === "pattern") return [selection.pattern];
			return selection.kind === "document" ? [selection.filename] : [...new Set(parts.flatMap(({ patterns }) => patterns))];
		}
	}),
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		function partialEndLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back++) {
				let byte = bytes[bytes.length - back] ?? 0;
				if (isContinuation(byte)) continue;
				return sequenceLength(byte) > back ? back : 0;
			}
			return 0;
		}
		function partialStartLength(bytes) {
			let start = 0;
			for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
			return start;
		}
		function isContinuation(byte) {
			return (byte & 192) == 128;
		}
		function sequenceLength(lead) {
			if (lead >= 240) return 4;
			if (lead >= 224) return 3;
			return lead >= 192 ? 2 : 1;
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	}),
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
	60493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kf: () => nameSome,
			lP: () => sizeText,
			pq: () => countOf
		});
		let MB = 1048576;
		function countOf(count, one, many = `${one}s`) {
			return `${count} ${count === 1 ? one : many}`;
		}
		function nameSome(names, most) {
			let shown = names.slice(0, most).join(", ");
			return names.length > most ? `${shown} and ${names.length - most} more` : shown;
		}
		function sizeText(bytes) {
			return bytes >= MB && bytes % MB == 0 ? `${bytes / MB} MB` : countOf(bytes, "byte");
		}
	}),
	117: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qw: () => contentArguments,
			_A: () => getContent,
			ek: () => contentOutputs
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var _content_file_info_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29300);
		var _content_retrieve_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49086);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60493);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70888);
		var _workspace_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62070);
		function contentArguments() {
			return {
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Glob pattern relative to the category's directory, in place of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*"))),
				render: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Render templates (*.mustache) with the variables; an unknown variable is an error"))),
				variables: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), variable()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("What templates may name when they are rendered: values, lists and maps of them")))
			};
		}
		function variable() {
			let value = zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.chJ()
			]);
			let map = zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), value);
			return zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY(),
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.chJ(),
				map,
				zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([value, map]))
			]);
		}
		let document = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			category: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			filename: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			basename: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			is_template: zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY(),
			content_type: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			location: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr(),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
		});
		function contentOutputs() {
			return {
				content: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("One document as it is, several as MIME multipart")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Paths of the documents, relative to the working directory")),
				documents: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(document()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The documents one by one, with path, category, filename, basename (without .mustache), content and more")),
				count: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("How many documents there are"))
			};
		}
		async function getContent(call, context) {
			if (call.variables !== void 0 && call.render !== !0) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("invalid_arguments", "Argument 'variables' is only for rendering", "Add 'render: true', or leave 'variables' out.");
			try {
				let project = await context.project();
				if (!project.ok) return project;
				let content = await retrieve(call, project.value, context);
				return content.ok ? present(content.value) : content;
			} catch (error) {
				let reason = error instanceof Error ? error.message : String(error);
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("unknown", `Content '${call.name}' could not be retrieved: ${reason}`, "Please report it.", error);
			}
		}
		function retrieve(call, project, context) {
			return (0, _content_retrieve_content_js__WEBPACK_IMPORTED_MODULE_0__.a)({
				name: call.name,
				kinds: call.kinds,
				selection: call.pattern === void 0 ? { kind: "defaults" } : {
					kind: "pattern",
					pattern: call.pattern
				},
				values: call.render === !0 ? call.variables ?? {} : void 0,
				project,
				files: (0, _workspace_content_js__WEBPACK_IMPORTED_MODULE_3__.L)(context),
				parseGlobs: _workspace_glob_js__WEBPACK_IMPORTED_MODULE_2__.nS,
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
					location: (0, _content_file_info_js__WEBPACK_IMPORTED_MODULE_5__.hD)(each),
					size: each.size,
					content: each.text
				})),
				count: documents.length
			};
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)(value, [`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_6__.pq)(documents.length, "document")} of ${what}:`, ...listed].join("\n"), {
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
	62070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => workspaceContent });
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60493);
		var _workspace_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54010);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57110);
		function workspaceContent({ workspace, limits }) {
			return {
				async list(directory) {
					let found = await (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_3__.t)(directory, workspace);
					if (!found.ok) return found;
					let { files } = await workspace.files();
					if (directory === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(files);
					let prefix = `${directory}/`;
					return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(files.filter((path) => path.startsWith(prefix)));
				},
				async read(path) {
					let content = await workspace.read(path, limits.readFileBytes + 1);
					if (!content.ok) return content;
					let { bytes } = content.value;
					if (bytes.length > limits.readFileBytes) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("too_large", `File '${path}' is larger than ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_5__.lP)(limits.readFileBytes)}`, "Leave it out."));
					let text = (0, _workspace_text_js__WEBPACK_IMPORTED_MODULE_2__.g7)(bytes, path);
					return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text.ok ? text.value.text : void 0);
				}
			};
		}
	}),
	6754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			JV: () => symlinkDenied,
			Ko: () => fileNotFound,
			L5: () => permissionDenied,
			YL: () => fromDiskFault,
			c9: () => belongsToSous,
			o5: () => notADirectory
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function fromDiskFault(fault, shown, action = "read") {
			switch (fault.code) {
				case "ENOENT": return fileNotFound(shown);
				case "EACCES":
				case "EPERM":
				case "EROFS": return permissionDenied(action, shown);
				case "ELOOP": return symlinkDenied(shown);
				case "EISDIR":
				case "ENOTREG": return notAFile(shown);
				case "ENOTDIR": return notADirectory(shown);
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
			}
		}
		function fileNotFound(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
		}
		function permissionDenied(action, shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
		}
		function symlinkDenied(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
		}
		function notAFile(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
		}
		function notADirectory(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
		}
		function belongsToSous(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
		}
	}),
	70888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			qF: () => parseGlob,
			nS: () => parseGlobs
		});
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, result.k)([pattern]);
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
			return (0, result.V)({
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
			return (0, result.k)(heads);
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
			return (0, result.k)(alternatives);
		}
		function tooMany() {
			return (0, result.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
		function parseSegment(source) {
			if (source === "**") return (0, result.k)({ kind: "globstar" });
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
					let end = classEnd(source, at);
					if (end < 0) return unclosedClass();
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
			return (0, result.k)(isLiteral ? {
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
			if (source.includes("[:")) return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
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
				if (to !== void 0 && to < from) return syntaxFault("Turn the range in the class around: it ends before it begins.");
				ranges.push([from, to ?? from]);
			}
			return (0, result.k)({
				kind: "class",
				isNegated,
				ranges
			});
		}
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
			if (segment.kind === "tokens") return matchTokens(segment.tokens, path, start, end);
			return end - start === segment.text.length && path.startsWith(segment.text, start);
		}
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
				if (alternatives > MAX_ALTERNATIVES) return (0, result.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(compileSegments));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, result.k)({ matches: only });
			return (0, result.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, result.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, result.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, result.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = expandBraces(pattern);
			if (!expanded.ok) return (0, result.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, result.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, result.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, result.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = parseSegment(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, result.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, path.Kg)(pattern)}'`;
			let outside = () => (0, tool_error.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, tool_error.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
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
			return (0, tool_error.$4)("invalid_pattern", `Invalid glob pattern '${(0, path.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, tool_error.$4)("limit_exceeded", `Glob pattern '${(0, path.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	}),
	54010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => isBinary,
			Id: () => markLength,
			_S: () => refuseForeignText,
			g7: () => decodeText,
			wx: () => encodeText,
			yv: () => UTF8_MARK_BYTES
		});
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let UTF8_MARK_BYTES = 3;
		let utf8 = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		});
		function isBinary(bytes) {
			let zero = bytes.indexOf(0);
			return zero >= 0 && zero < 8e3;
		}
		function markLength(bytes) {
			return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
		}
		function decodeText(bytes, shown) {
			if (isBinary(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Exclude it."));
			let mark = markLength(bytes);
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: utf8.decode(bytes.subarray(mark)),
					encoding: mark > 0 ? "utf8-bom" : "utf8"
				});
			} catch {
				if (hasUtf16Mark(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first, or exclude it."));
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__.bS)(bytes).toString("latin1"),
					encoding: "single-byte"
				});
			}
		}
		function encodeText({ text, encoding }) {
			switch (encoding) {
				case "utf8": return Buffer.from(text, "utf8");
				case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
				case "single-byte": return Buffer.from(text, "latin1");
			}
		}
		function refuseForeignText(inserted, encoding, shown) {
			if (!inserted.isWellFormed()) return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
			if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
		}
		function hasUtf16Mark(bytes) {
			for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
			return !1;
		}
	})
};
