(() => {
	var __webpack_modules__ = {
		424: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { "content-files": () => __nccwpck_require__(505) };
		},
		674: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		505: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				contentTypeOf: () => contentTypeOf,
				findContent: () => findContent,
				locationOf: () => locationOf,
				retrieveContent: () => retrieveContent,
				selectContent: () => selectContent
			});
			var $base_tool_errors = __nccwpck_require__(674);
			var $start_start = __nccwpck_require__(515);
			var $core_work = __nccwpck_require__(569);
			var $start_paths = __nccwpck_require__(227);
			//! src/content/content-files.ts
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
			function contentNotFound(name, kinds, project) {
				let known = kinds.flatMap((kind) => namesOf(kind, project));
				let meant = (0, $core_work.didYouMean)(name, known);
				let advice = meant === void 0 ? "" : `Did you mean '${meant}'? `;
				let all = known.length === 0 ? ".github/sous.yml defines none." : `Use one of ${(0, $core_work.nameSome)(known, 10)}.`;
				return {
					...CONTENT_ERRORS.unknownName(kinds, name, advice, all),
					instruction: "Present this error to the user and take no further action."
				};
			}
			function noMatches(what, patterns) {
				let shown = patterns.map((pattern) => `'${(0, $start_paths.briefText)(pattern)}'`);
				return {
					...CONTENT_ERRORS.noMatches(what, shown),
					instruction: "Present this error to the user so they can correct the pattern. Do NOT attempt corrective action."
				};
			}
			function invalidPattern({ message, suggestion, cause }) {
				return (0, $base_tool_errors.toolError)("invalid_pattern", message, suggestion, cause);
			}
			function namesOf(kind, { categories, collections }) {
				return (kind === "category" ? categories : collections).map(({ name }) => name);
			}
			let CONTENT_ERRORS = {
				noSession: () => (0, $base_tool_errors.toolError)("no_session", "There is no active project session: the project has no .github/sous.yml", "Create it with 'categories' (and 'collections'), then call again."),
				contentUnreadable: (what, { message, suggestion, cause }) => (0, $base_tool_errors.toolError)("io_error", `Cannot read ${what}: ${message}`, suggestion, cause),
				notListed: ({ message }, directories) => (0, $base_tool_errors.toolError)("io_error", `${message}, and Sous cannot list ${(0, $core_work.nameSome)(directories, 10)}`, "Check the permissions of these directories, then try again."),
				noText: (what, path) => (0, $base_tool_errors.toolError)("io_error", `Cannot read ${what}: '${path}' is binary`, "Use a pattern that matches text files."),
				contentTooLarge: (what, limit) => (0, $base_tool_errors.toolError)("io_error", `The content of ${what} is larger than ${limit}`, "Use a narrower pattern."),
				unknownName: (kinds, name, advice, all) => (0, $base_tool_errors.toolError)("not_found", `No ${kinds.join(" or ")} is called '${(0, $start_paths.briefText)(name)}'`, `${advice}${all}`),
				noMatches: (what, patterns) => (0, $base_tool_errors.toolError)("no_matches", `No content of ${what} matches ${(0, $core_work.nameSome)(patterns, 10)}`, "Patterns are relative to the category's directory: '*.md' matches only in it, '**/*.md' also below it.")
			};
			//! src/content/render-template.ts
			let MAX_TEMPLATE_CHARACTERS = 1048576;
			async function renderTemplate(document, values) {
				let { text: template, path, contentType } = document;
				if (template.length > MAX_TEMPLATE_CHARACTERS) return (0, $start_start.failure)(templateError(`Template '${path}' is larger than ${(0, $core_work.sizeText)(MAX_TEMPLATE_CHARACTERS)}`, "Split it."));
				let { StrictWriter, TemplateFault } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 580)).then((n) => n.strict_mustache_exports);
				let limits = {
					lookups: 1e5,
					characters: 16777216
				};
				try {
					let text = new StrictWriter(limits).renderStrictly(template, values, isMarkup(contentType));
					return (0, $start_start.success)({
						...document,
						filename: document.basename,
						text,
						size: Buffer.byteLength(text)
					});
				} catch (error) {
					if (!(error instanceof TemplateFault)) throw error;
					let line = lineAt(template, error.at);
					return (0, $start_start.failure)(templateError(`Template '${path}', line ${line}: ${error.message}`, error.advice));
				}
			}
			function lineAt(template, at) {
				return template.slice(0, at).split("\n").length;
			}
			function templateError(message, suggestion) {
				return (0, $base_tool_errors.toolError)("template_error", message, suggestion);
			}
			//! src/content/select-files.ts
			async function selectContent({ found, selection, files, parseGlobs }) {
				let selected = new Map();
				let unreadable = new Set();
				for (let { category, patterns } of found.parts) {
					let matcher = matcherOf(selection, patterns, parseGlobs);
					if (!matcher.ok) return matcher;
					let listed = await files.list(category.directory);
					if (!listed.ok) return (0, $start_start.failure)(CONTENT_ERRORS.contentUnreadable(`category '${category.name}'`, listed.error));
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
					return (0, $start_start.failure)(unread.length === 0 ? error : CONTENT_ERRORS.notListed(error, unread));
				}
				let warnings = unread.length === 0 ? [] : [`Left out ${unread.length} unreadable: ${(0, $core_work.nameSome)(unread, 5)}`];
				return (0, $start_start.success)({
					infos: [...selected.values()],
					warnings
				});
			}
			function matcherOf(selection, patterns, parseGlobs) {
				if (selection.kind === "document") {
					let names = [selection.filename, `${selection.filename}.mustache`];
					return (0, $start_start.success)({ matches: (filename) => names.includes(filename) });
				}
				let wanted = selection.kind === "pattern" ? [selection.pattern] : patterns;
				let written = parseGlobs(wanted);
				let globs = written.ok ? parseGlobs(wanted.flatMap(expandPattern)) : written;
				return globs.ok ? globs : (0, $start_start.failure)(invalidPattern(globs.error));
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
					if (found !== void 0) return (0, $start_start.success)(found);
				}
				return (0, $start_start.failure)(contentNotFound(name, kinds, project));
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
			//! src/content/retrieve-content.ts
			async function retrieveContent(request) {
				let { name, kinds, project, values } = request;
				if (project === void 0) return (0, $start_start.failure)(CONTENT_ERRORS.noSession());
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
				let rendered = values === void 0 ? (0, $start_start.success)(read.value.documents) : await renderAll(read.value.documents, values);
				if (!rendered.ok) return rendered;
				let [first, ...more] = rendered.value;
				let text = first !== void 0 && more.length === 0 ? first.text : formatMultipart(rendered.value);
				return (0, $start_start.success)({
					what,
					documents: rendered.value,
					text,
					warnings: [...selected.value.warnings, ...read.value.warnings]
				});
			}
			async function renderAll(documents, values) {
				let rendered = [];
				for (let document of documents) {
					let result = document.isTemplate ? await renderTemplate(document, values) : (0, $start_start.success)(document);
					if (!result.ok) return result;
					rendered.push(result.value);
				}
				return (0, $start_start.success)(rendered);
			}
			async function readDocuments(request) {
				let { what, infos, files, maxBytes, signal } = request;
				let documents = [];
				let binary = [];
				let left = maxBytes;
				for (let [index, info] of infos.entries()) {
					if (index % 256 == 0) {
						request.progress(index);
						if (signal.aborted) return (0, $start_start.failure)(ERRORS.cancelled(what));
					}
					let text = await files.read(info.path);
					if (!text.ok) return (0, $start_start.failure)(CONTENT_ERRORS.contentUnreadable(what, text.error));
					if (text.value === void 0) {
						binary.push(info);
						continue;
					}
					let size = Buffer.byteLength(text.value);
					left -= size;
					if (left < 0) return (0, $start_start.failure)(CONTENT_ERRORS.contentTooLarge(what, (0, $core_work.sizeText)(maxBytes)));
					documents.push({
						...info,
						contentType: contentTypeOf(info.basename),
						text: text.value,
						size
					});
				}
				let [first] = binary;
				if (first !== void 0 && documents.length === 0) return (0, $start_start.failure)(CONTENT_ERRORS.noText(what, first.path));
				let names = binary.map((info) => `'${info.path}'`);
				return (0, $start_start.success)({
					documents,
					warnings: first === void 0 ? [] : [`Left out ${names.length} binary: ${(0, $core_work.nameSome)(names, 5)}`]
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
			let ERRORS = { cancelled: (what) => (0, $base_tool_errors.toolError)("cancelled", `Reading ${what} was cancelled`, "Run it again if you still need it.") };
		},
		580: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { strict_mustache_exports: () => strict_mustache_exports });
			var $start_runtime = __nccwpck_require__(923);
			var $mustache_mustache = __nccwpck_require__(714);
			var $start_paths_3 = __nccwpck_require__(227);
			var $core_work_3 = __nccwpck_require__(569);
			//! src/content/strict-mustache.ts
			var strict_mustache_exports = (0, $start_runtime.__exportAll)({
				StrictWriter: () => StrictWriter,
				TemplateFault: () => TemplateFault
			});
			var TemplateFault = class extends Error {
				at;
				advice;
				constructor(message, at, advice) {
					super(message);
					this.at = at;
					this.advice = advice;
				}
			};
			var StrictContext = class StrictContext extends $mustache_mustache.mustache.Context {
				push(view) {
					return new StrictContext(view, this);
				}
				find(name) {
					if (name === ".") return { value: this.view };
					let [first = "", ...rest] = name.split(".");
					let above = this.parent;
					if (!hasOwn(this.view, first)) return above?.find(name);
					let value = this.view[first];
					for (let part of rest) {
						if (!hasOwn(value, part)) return;
						value = value[part];
					}
					return { value };
				}
				lookup(name) {
					return this.find(name)?.value;
				}
			};
			var StrictWriter = class extends $mustache_mustache.mustache.Writer {
				#limits;
				#lookups = 0;
				#characters = 0;
				#given = {};
				constructor(limits) {
					super();
					this.#limits = limits;
					Object.assign(this, { templateCache: void 0 });
				}
				renderStrictly(template, values, isEscaped) {
					this.#given = values;
					let tokens = parse(this, template);
					return this.renderTokens(tokens, new StrictContext(values), void 0, void 0, { escape: isEscaped ? $mustache_mustache.mustache.escape : String });
				}
				renderSection(token, context, _partials, _template, config) {
					this.#find(token, context);
					return super.renderSection(token, context, void 0, void 0, config);
				}
				renderInverted(token, context, _partials, _template, config) {
					this.#find(token, context);
					return super.renderInverted(token, context, void 0, void 0, config);
				}
				unescapedValue(token, context) {
					this.#checkText(token, context);
					return this.#count(token, super.unescapedValue(token, context));
				}
				escapedValue(token, context, config) {
					this.#checkText(token, context);
					return this.#count(token, super.escapedValue(token, context, config));
				}
				rawValue(token) {
					return this.#count(token, super.rawValue(token));
				}
				renderPartial(token) {
					throw new TemplateFault(`'{{> ${(0, $start_paths_3.briefText)(nameOf(token))}}}' is a partial, which Sous does not support`, at(token), "Include its content directly.");
				}
				#find(token, context) {
					let name = nameOf(token);
					if (++this.#lookups > this.#limits.lookups) throw new TemplateFault("its sections repeat too often", at(token), "Pass shorter lists, or nest fewer sections.");
					let found = context.find(name);
					if (found === void 0) throw new TemplateFault(`'${(0, $start_paths_3.briefText)(name)}' is not a known variable`, at(token), `Pass it in 'variables'. ${listNames(this.#given)}`);
					return found.value;
				}
				#checkText(token, context) {
					let value = this.#find(token, context);
					if (value === null || [
						"string",
						"number",
						"boolean"
					].includes(typeof value)) return;
					let kind = Array.isArray(value) ? "a list" : "a map";
					throw new TemplateFault(`'${(0, $start_paths_3.briefText)(nameOf(token))}' is ${kind} and cannot be printed`, at(token), "Use a section for it.");
				}
				#count(token, text) {
					let written = text === void 0 ? "" : String(text);
					this.#characters += written.length;
					if (this.#characters > this.#limits.characters) throw new TemplateFault("its result is too long", at(token), "Pass shorter variables, or nest fewer sections.");
					return written;
				}
			};
			function parse(writer, template) {
				try {
					return writer.parse(template);
				} catch (error) {
					let [, what = "it is not valid", position = "0"] = /^(.*) at (\d+)$/s.exec(error.message) ?? [];
					throw new TemplateFault((0, $start_paths_3.briefText)(what.toLowerCase()), Number(position), "Close every tag and section.");
				}
			}
			function nameOf(token) {
				return token[1] ?? "";
			}
			function at(token) {
				return Number(token[2]);
			}
			function hasOwn(value, name) {
				return typeof value == "object" && !!value && Object.hasOwn(value, name);
			}
			function listNames(values) {
				let names = Object.keys(values);
				return names.length === 0 ? "No 'variables' were passed." : `You passed: ${(0, $core_work_3.nameSome)(names.map($start_paths_3.briefText), 10)}.`;
			}
		},
		569: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		227: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		923: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		515: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		714: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(346).mustache();
			module.exports = {
				__esModule: !0,
				get mustache() {
					return part().mustache;
				}
			};
		},
		346: (module) => {
			"use strict";
			module.exports = require("../vendor/mustache.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(424);
	module.exports = __webpack_exports__;
})();
