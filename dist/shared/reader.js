(() => {
	var __webpack_modules__ = {
		224: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				command: () => __nccwpck_require__(855),
				tool_replace_in_file: () => __nccwpck_require__(348),
				work: () => __nccwpck_require__(669)
			};
		}),
		927: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["open-bundles"]();
		}),
		134: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		}),
		442: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		}),
		186: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["check-tool"]();
		}),
		661: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
		}),
		506: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		}),
		785: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		}),
		855: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				recipeOptions: () => recipeOptions,
				validate_command_exports: () => validate_command_exports
			});
			var $start_runtime = __nccwpck_require__(107);
			var $work = __nccwpck_require__(669);
			var $core_work = __nccwpck_require__(785);
			var $start_start = __nccwpck_require__(475);
			var $start_terminal = __nccwpck_require__(951);
			//! src/cli/options/recipe-options.ts
			let TABLE = {
				root: $core_work.VALUE,
				json: $core_work.FLAG,
				help: $core_work.HELP
			};
			function recipeOptions(command, maxWords) {
				return (0, $core_work.readOptions)({
					command,
					table: TABLE,
					...maxWords !== void 0 && { maxWords }
				}, ({ values, positionals }) => (0, $start_start.success)({
					words: positionals,
					...values,
					root: values.root
				}));
			}
			//! src/cli/commands/validate-command.ts
			var validate_command_exports = (0, $start_runtime.__exportAll)({ validateCommand: () => validateCommand });
			let validateCommand = (0, $core_work.defineCommand)({
				usage: "Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nFinds every mistake at once. Without names it checks all recipes in .github/recipes/ and recipes/, the settings in\n.github/sous.yml, and the bundles. Exits with 3 if something is wrong.\n",
				options: recipeOptions("validate"),
				run: validate
			});
			async function validate(options, invocation) {
				let { console } = invocation;
				let opened = await (0, $work.openRecipes)(invocation, options.root);
				if (!opened.ok) return (0, $start_terminal.fail)(opened.error, invocation);
				let selected = await opened.value.select(options.words);
				let files = selected.ok ? selected.value : [];
				let config = options.words.length === 0 || files.some(isConfig) ? await (0, $work.readConfigFile)(opened.value.opened.tree, new Date()) : void 0;
				if (!selected.ok && config === void 0) return (0, $start_terminal.fail)(selected.error, invocation);
				let recipes = await opened.value.read(files.filter((file) => !isConfig(file)));
				let checked = config === void 0 ? recipes : [config, ...recipes];
				let bundles = options.words.length === 0 ? await (0, $work.findBundleFaults)(invocation, opened.value.folder) : [];
				let faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
				if (options.json) console.data(`${(0, $start_start.printableJson)({
					...(0, $work.diagnosticsRecord)(recipes, config),
					...faults.length > 0 && {
						valid: !1,
						bundles
					}
				})}\n`);
				else {
					for (let fault of faults) console.out(`${console.outStyle.red("\u2717")} ${(0, $start_start.printableLine)(fault)}\n`);
					console.out((0, $work.renderDiagnostics)(checked, console.outStyle) + (0, $work.renderValidation)(recipes, console.outStyle, config));
				}
				return checked.every($work.isValid) && faults.length === 0 ? $start_terminal.EXIT.done : $start_terminal.EXIT.badArguments;
			}
			function isConfig({ path }) {
				return path === $core_work.CONFIG_FILE;
			}
		}),
		348: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_in_file_exports: () => tool_replace_in_file_exports });
			var $start_runtime = __nccwpck_require__(107);
			var $start_start_3 = __nccwpck_require__(475);
			var $core_work = __nccwpck_require__(785);
			var $zod_api = __nccwpck_require__(365);
			var $tool_call_work = __nccwpck_require__(165);
			var $workspace_replace_regex = __nccwpck_require__(164);
			var $tools_edit_file = __nccwpck_require__(481);
			var $tools_replace_files = __nccwpck_require__(394);
			//! src/tools/edit/tool_replace_in_file.ts
			var tool_replace_in_file_exports = (0, $start_runtime.__exportAll)({ replaceInFile: () => replaceInFile });
			let flag = (initially, description) => (0, $zod_api._default)((0, $zod_api.boolean)().check((0, $zod_api.describe)(description)), initially);
			let replaceInFile = (0, $core_work.defineTool)({
				name: "replace_in_file",
				summary: "Replace all occurrences of a text or regular expression in one file, or in all files that match a glob.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api.strictObject)({
					path: (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api.describe)("Relative path of one file. Use either path or include"))),
					include: (0, $core_work.globsArgument)("Glob or globs of the files, such as \"src/**/*.ts\". Use either include or path"),
					exclude: (0, $core_work.globsArgument)("With include: glob or globs of files and directories to leave out"),
					find: (0, $core_work.textArgument)("Text to find, or a regular expression when is_regex is true").check((0, $zod_api._minLength)(1, "must not be empty")),
					replace: (0, $core_work.textArgument)("Replacement text; line endings match the file. Taken literally, but with is_regex $1, $<name> and $& insert what was matched, and $$ is a dollar sign"),
					is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters with a warning, unless multiline is set"),
					case_sensitive: flag(!0, "Whether to match case"),
					multiline: flag(!1, "With is_regex: a match can span lines, and the dot matches newlines. \\n matches a line ending, also CRLF in a file that uses only CRLF. Without it, each line is matched on its own"),
					max_replacements: (0, $zod_api.optional)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api.describe)("Fail and change nothing if there are more matches than this"))),
					preview_only: (0, $core_work.previewArgument)()
				}),
				outputs: () => (0, $zod_api.strictObject)({
					replacements: (0, $zod_api.int)().check((0, $zod_api.describe)("How many occurrences were replaced")),
					files_changed: (0, $zod_api.int)().check((0, $zod_api.describe)("How many files changed")),
					files: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Paths of the files that changed"))
				}),
				metadata: ["replacements", "files_changed"],
				when: "Use it to change every occurrence of a text. In recipes, use it instead of replace_string_in_file: it replaces all occurrences, and no match is not an error.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [{
					description: "Replace a text in one file",
					args: {
						path: "README.md",
						find: "oldText",
						replace: "newText"
					}
				}, {
					description: "Replace with a regular expression and a group in many files, but show the diff first",
					args: {
						include: "**/Dockerfile",
						exclude: ["vendor"],
						find: "FROM node:(\\d+)",
						replace: "FROM node:24 # was $1",
						is_regex: !0,
						preview_only: !0
					}
				}],
				async run(args, context) {
					let { find, replace, is_regex: isRegex, case_sensitive: caseSensitive, multiline } = args;
					let replacement = (0, $tools_replace_files.openReplacement)({
						find,
						replace,
						isRegex,
						caseSensitive,
						multiline
					}, context);
					if (!replacement.ok) return replacement;
					let plainText = args.is_regex ? void 0 : args.find;
					let request = {
						replacement: replacement.value,
						plainText,
						most: args.max_replacements
					};
					if (args.path !== void 0 && args.include === void 0 && args.exclude === void 0) return inOne(args.path, request, context);
					if (args.path === void 0 && args.include !== void 0) return inMany({
						include: (0, $core_work.asList)(args.include),
						exclude: (0, $core_work.asList)(args.exclude)
					}, request, context);
					return (0, $start_start_3.failed)("invalid_arguments", args.path === void 0 ? "Either path or include is required" : "path cannot be combined with include or exclude", "Use path for one file, or include (and exclude) for many.");
				}
			});
			async function inOne(path, { replacement, plainText, most }, context) {
				let file = await (0, $tools_edit_file.openTextFile)(path, context);
				if (!file.ok) return file;
				let { text } = file.value;
				let foreign = replacement.written.map((written) => (0, $core_work.checkEncodable)(written, text.encoding, file.value.path)).find(Boolean);
				if (foreign !== void 0) return (0, $start_start_3.failure)(foreign);
				let replaced = await (0, $tools_replace_files.replaceInText)(file.value, replacement, context);
				if (!replaced.ok) return replaced;
				let miss = replaced.value.replacements > 0 || plainText === void 0 ? void 0 : (0, $workspace_replace_regex.nearestMiss)(text.text, plainText);
				let warnings = [...(0, $tool_call_work.longLinesWarning)(replaced.value.longLines), ...miss === void 0 ? [] : [miss]];
				return stageAndReport(replaced.value, {
					most,
					warnings
				}, context);
			}
			async function inMany(globs, { replacement, plainText, most }, context) {
				if (globs.include.length === 0) return (0, $start_start_3.failed)("invalid_arguments", "include is empty", "Name the files, or use \"**\" for all.");
				let selected = await (0, $tool_call_work.selectFiles)(context.workspace, {
					...globs,
					maxDepth: Infinity
				});
				if (!selected.ok) return selected;
				let { files, secret } = selected.value;
				let replaced = await (0, $tools_replace_files.replaceInFiles)(files, replacement, context);
				if (!replaced.ok) return replaced;
				let { replacements, binaryFiles, longLines } = replaced.value;
				let warnings = [...selected.value.warnings, ...(0, $tool_call_work.secretWarning)(secret.length, "name the file exactly to change it")];
				warnings.push(...(0, $tool_call_work.longLinesWarning)(longLines));
				binaryFiles > 0 && warnings.push(`Skipped ${(0, $core_work.countOf)(binaryFiles, "binary file")}`);
				files.length === 0 && warnings.push(`No file matches ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
				let miss = replacements > 0 || plainText === void 0 ? void 0 : await (0, $tools_replace_files.nearestMissIn)(files, plainText, context);
				miss !== void 0 && warnings.push(miss);
				return stageAndReport(replaced.value, {
					most,
					warnings
				}, context);
			}
			async function stageAndReport({ replacements, made }, { most, warnings }, context) {
				if (most !== void 0 && replacements > most) return (0, $start_start_3.failed)("limit_exceeded", `Found ${(0, $core_work.countOf)(replacements, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Narrow the text or the files, or raise max_replacements.");
				let staged = await (0, $tools_replace_files.stageAll)(made, context);
				if (!staged.ok) return staged;
				let files = made.map(({ path }) => path);
				return (0, $start_start_3.succeeded)({
					replacements,
					files_changed: files.length,
					files
				}, describeReplaced(replacements, files), {
					warnings,
					filesAffected: files
				});
			}
			function describeReplaced(replacements, files) {
				if (replacements === 0) return "0 replacements";
				let count = `Replaced ${(0, $core_work.countOf)(replacements, "occurrence")}`;
				let [only] = files;
				if (only === void 0) return `${count}, but the files stay the same`;
				if (files.length === 1) return `${count} in ${only}`;
				let shown = files.slice(0, 20).map((path) => `\n  ${path}`);
				let more = files.length > 20 ? `\n  \u2026 and ${files.length - 20} more` : "";
				return `${count} in ${files.length} files:${shown.join("")}${more}`;
			}
		}),
		669: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				BUNDLES_FOLDER: () => BUNDLES_FOLDER,
				BUNDLE_FILE: () => BUNDLE_FILE,
				Diagnostics: () => Diagnostics,
				MapField: () => MapField,
				NAMED: () => NAMED,
				TEXT_FUNCTIONS: () => TEXT_FUNCTIONS,
				bundleFile: () => bundleFile,
				bundleFolder: () => bundleFolder,
				bundleToolsIn: () => bundleToolsIn,
				checkHost: () => checkHost,
				checkName: () => checkName,
				countDiagnostics: () => countDiagnostics,
				describeNode: () => describeNode,
				diagnosticRecord: () => diagnosticRecord,
				diagnosticsRecord: () => diagnosticsRecord,
				field: () => field,
				fileName: () => fileName,
				findAnyTool: () => findAnyTool,
				findBundleFaults: () => findBundleFaults,
				findShipped: () => findShipped,
				globCheck: () => globCheck,
				homeFolder: () => homeFolder,
				isRecipePath: () => isRecipePath,
				isValid: () => isValid,
				kind: () => kind,
				loadConfig: () => loadConfig,
				load_config_exports: () => load_config_exports,
				noRecipes: () => noRecipes,
				openRecipes: () => openRecipes,
				parseExpression: () => parseExpression,
				parseYaml: () => parseYaml,
				readConfigFile: () => readConfigFile,
				readText: () => readText,
				readTexts: () => readTexts,
				recipe_files_exports: () => recipe_files_exports,
				recipesIn: () => recipesIn,
				reference: () => reference,
				refine: () => refine,
				renderDiagnostics: () => renderDiagnostics,
				renderValidation: () => renderValidation,
				toolFile: () => toolFile,
				toolFileName: () => toolFileName,
				toolsFolder: () => toolsFolder,
				wrongType: () => wrongType
			});
			var runtime = __nccwpck_require__(107);
			var tool_errors = __nccwpck_require__(442);
			var shared_start_start = __nccwpck_require__(475);
			var work = __nccwpck_require__(785);
			var terminal = __nccwpck_require__(951);
			var paths = __nccwpck_require__(131);
			var digest = __nccwpck_require__(134);
			var shared_tool_call_work = __nccwpck_require__(165);
			var compose_collection = __nccwpck_require__(576);
			var input_values = __nccwpck_require__(362);
			var ast = __nccwpck_require__(31);
			var replace_regex = __nccwpck_require__(164);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_path_namespaceObject = require("node:path");
			//! src/recipe/diagnostics.ts
			var Diagnostics = class {
				#found = [];
				error(at, code, message, suggestion) {
					this.isFull || this.#found.push({
						severity: "error",
						code,
						message,
						suggestion,
						at
					});
				}
				warning(at, code, message, suggestion) {
					this.isFull || this.#found.push({
						severity: "warning",
						code,
						message,
						suggestion,
						at
					});
				}
				get count() {
					return this.#found.length;
				}
				get hasErrors() {
					return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === "error");
				}
				get isFull() {
					return this.#found.length >= 200;
				}
				list() {
					let sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
					let last = sorted.at(-1);
					if (last === void 0 || !this.isFull) return sorted;
					return [...sorted, {
						severity: "error",
						code: "too_many_problems",
						message: "Only the first 200 problems are shown",
						suggestion: "Fix these first, then check again.",
						at: last.at
					}];
				}
			};
			//! src/recipe/yaml/yaml-node.ts
			function describeNode(node) {
				if (node.kind === "list") return "a list";
				if (node.kind === "map") return "a map";
				if (node.kind === "invalid") return "something else";
				if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means null`;
				if (typeof node.value == "string") return "a string";
				return Number.isNaN(node.value) || node.value === Infinity ? node.raw : `the ${typeof node.value} ${node.raw}`;
			}
			var SourceText = class {
				file;
				text;
				#lineStarts;
				constructor(file, text) {
					this.file = file;
					this.text = text;
					let starts = [0];
					for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
					this.#lineStarts = starts;
				}
				range(start, end = start) {
					let from = this.#place(start);
					let to = this.#place(Math.max(start, end));
					return {
						file: this.file,
						line: from.line,
						column: from.column,
						endLine: to.line,
						endColumn: to.column
					};
				}
				#place(offset) {
					let within = Math.min(Math.max(offset, 0), this.text.length);
					let line = lastAtMost(this.#lineStarts, within);
					return {
						line: line + 1,
						column: within - (this.#lineStarts[line] ?? 0) + 1
					};
				}
			};
			function lastAtMost(ascending, value) {
				let low = 0;
				let high = ascending.length;
				for (; high - low > 1;) {
					let middle = low + high >> 1;
					(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
				}
				return low;
			}
			let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
			let NAME_PATTERN = NAME.source;
			let UNSAFE_NAMES = new Set([
				"__proto__",
				"constructor",
				"prototype"
			]);
			function checkName(name, what, at, diagnostics) {
				if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
				let message = `${what} cannot be '${(0, paths.briefText)(name)}'`;
				diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, starting with a letter.");
				return !1;
			}
			function scalarOffsets({ value, raw }) {
				let text = String(value);
				let offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw);
				return offsets?.length === text.length ? offsets : void 0;
			}
			let ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy;
			let SPACE = /\s+/y;
			function flowOffsets(raw) {
				let quote = /^['"]/.exec(raw)?.[0];
				let end = quote === void 0 ? raw.length : raw.length - 1;
				let offsets = [];
				let take = (at, length, characters) => {
					for (let i = 0; i < characters; i++) offsets.push(characters === length ? at + i : at);
					return at + length;
				};
				for (let at = quote === void 0 ? 0 : 1; at < end;) {
					let space = matchAt(SPACE, raw, at);
					let escaped = quote === "\"" ? matchAt(ESCAPE, raw, at) : void 0;
					at = space === void 0 ? escaped === void 0 ? take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1) : take(at, escaped.length, escapedLength(escaped)) : take(at, space.length, foldedLength(space));
				}
				return offsets;
			}
			function foldedLength(space) {
				let breaks = space.split("\n").length - 1;
				return breaks === 0 ? space.length : Math.max(1, breaks - 1);
			}
			function escapedLength(escaped) {
				if (escaped.includes("\n")) return 0;
				return escaped.startsWith("\\U") && Number.parseInt(escaped.slice(2), 16) > 65535 ? 2 : 1;
			}
			function matchAt(pattern, text, at) {
				pattern.lastIndex = at;
				return pattern.exec(text)?.[0];
			}
			function blockOffsets(raw, value) {
				let offsets = [];
				let indent;
				let start = raw.indexOf("\n") + 1;
				for (let line of raw.slice(start).split("\n")) {
					let content = line.replace(/\r$/, "");
					if (content.trim() !== "") {
						indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ""));
						let text = content.slice(indent);
						let words = text.trimStart();
						let wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0);
						if (!value.startsWith(words, wordsAt)) return;
						for (; offsets.length < wordsAt - (text.length - words.length);) offsets.push(start);
						for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++) offsets.push(start + indent + i);
					}
					start += line.length + 1;
				}
				for (; offsets.length < value.length;) offsets.push(raw.length);
				return offsets;
			}
			function leadingSpaces(text) {
				return text.length - text.replace(/^ +/, "").length;
			}
			let MAX_WORDS = 8e4;
			function scanYaml(source, diagnostics) {
				let nesting = new Nesting();
				let documents = new DocumentCount();
				let offset = 0;
				let lineStart = 0;
				let isScalar = !1;
				let words = [];
				for (let word of new compose_collection.Lexer().lex(source.text)) {
					let type = isScalar ? "text" : (0, compose_collection.tokenType)(word) ?? "text";
					isScalar = type === "scalar";
					words.push(word);
					if (MARKS.has(word)) continue;
					if (words.length > MAX_WORDS) {
						diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} YAML tokens`, "Make it shorter, or split it.");
						return;
					}
					let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
					refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
					if (nesting.read(type, offset - lineStart) > 64) {
						diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested more than 64 levels deep", "Flatten it.");
						return;
					}
					offset += word.length;
					let newline = word.lastIndexOf("\n");
					if (newline >= 0) {
						lineStart = offset - (word.length - newline - 1);
						nesting.startLine();
					}
				}
				return words;
			}
			let MARKS = new Set([
				"",
				"",
				""
			]);
			let SECOND_DOCUMENT = {
				code: "yaml_second_document",
				message: "A second document starts here",
				suggestion: "Keep one document per file: remove '---' and what follows, or move it to another file."
			};
			let REFUSED = {
				"directive-line": {
					code: "yaml_directive",
					message: "YAML directives are not allowed",
					suggestion: "Remove the line. Sous reads only YAML 1.2."
				},
				anchor: {
					code: "yaml_anchor",
					message: "YAML anchors are not allowed",
					suggestion: "Remove it, and repeat the value where it is used."
				},
				alias: {
					code: "yaml_alias",
					message: "YAML aliases are not allowed",
					suggestion: "Repeat the value. If a string starts with '*', put it in quotes."
				},
				tag: {
					code: "yaml_tag",
					message: "YAML tags are not allowed",
					suggestion: "Remove the tag. If a string starts with '!', put it in quotes."
				}
			};
			var DocumentCount = class {
				#state = "before";
				isSecond(type) {
					if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
					let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
					this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
					return isSecond;
				}
			};
			var Nesting = class {
				#columns = [];
				#brackets = 0;
				#isFirst = !0;
				#afterItem = !1;
				#colons = 0;
				startLine() {
					this.#isFirst = !0;
					this.#afterItem = !1;
					this.#colons = 0;
				}
				read(type, column) {
					if (isBlank(type)) return this.#depth();
					type === "flow-map-start" || type === "flow-seq-start" ? this.#brackets++ : (type === "flow-map-end" || type === "flow-seq-end") && (this.#brackets = Math.max(0, this.#brackets - 1));
					type === "map-value-ind" && this.#colons++;
					let opensItem = type === "seq-item-ind" || type === "explicit-key-ind";
					let opensMap = type === "map-value-ind" && this.#colons > 1;
					this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap) && this.#enter(column);
					this.#isFirst = !1;
					this.#afterItem = opensItem;
					return this.#depth();
				}
				#enter(column) {
					for (; (this.#columns.at(-1) ?? -1) > column;) this.#columns.pop();
					this.#columns.at(-1) !== column && this.#columns.push(column);
				}
				#depth() {
					return this.#brackets + this.#columns.length;
				}
			};
			function isBlank(type) {
				return type === "space" || type === "newline" || type === "comment";
			}
			//! src/recipe/yaml/read-yaml.ts
			var read_yaml_exports = (0, runtime.__exportAll)({
				MAX_YAML_BYTES: () => MAX_YAML_BYTES,
				checkCharacters: () => checkCharacters,
				parseYaml: () => parseYaml,
				readYaml: () => readYaml,
				reportYamlErrors: () => reportYamlErrors
			});
			let MAX_YAML_BYTES = 262144;
			function readYaml(text, file) {
				let diagnostics = new Diagnostics();
				return {
					...parseYaml(text, file, diagnostics),
					diagnostics: diagnostics.list()
				};
			}
			function parseYaml(text, file, diagnostics) {
				let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
				let bytes = Buffer.byteLength(source.text);
				if (bytes > 262144) {
					let message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`;
					diagnostics.error(source.range(0), "file_too_large", message, "Make it shorter, or split it.");
					return {
						source,
						root: void 0
					};
				}
				checkCharacters(source, diagnostics);
				if (diagnostics.hasErrors) return {
					source,
					root: void 0
				};
				try {
					return {
						source,
						root: parse(source, diagnostics)
					};
				} catch (error) {
					let message = `The YAML cannot be parsed: ${error instanceof Error ? error.message : String(error)}`;
					diagnostics.error(source.range(0), "yaml_syntax", message, "Simplify the file.");
					return {
						source,
						root: void 0
					};
				}
			}
			function parse(source, diagnostics) {
				let words = scanYaml(source, diagnostics);
				if (words === void 0) return;
				let [document] = new compose_collection.Composer(OPTIONS).compose(parseWords(words), !0, source.text.length);
				let isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics);
				return document === void 0 || document.contents === null || !isSound ? void 0 : new YamlConverter(source, diagnostics).convert(document.contents, 0);
			}
			let OPTIONS = {
				version: "1.2",
				schema: "core",
				merge: !1,
				resolveKnownTags: !1,
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "silent"
			};
			function* parseWords(words) {
				let parser = new compose_collection.Parser();
				for (let word of words) yield* parser.next(word);
				yield* parser.end();
			}
			var YamlConverter = class {
				#source;
				#diagnostics;
				constructor(source, diagnostics) {
					this.#source = source;
					this.#diagnostics = diagnostics;
				}
				convert(node, offset) {
					if ((0, compose_collection.isScalar)(node)) return this.#scalar(node, offset);
					if ((0, compose_collection.isSeq)(node)) {
						let [start, end] = rangeOf(node, offset);
						return {
							kind: "list",
							items: node.items.map((item) => this.convert(item, start)),
							at: this.#source.range(start, end)
						};
					}
					if ((0, compose_collection.isMap)(node)) return this.#map(node.items, rangeOf(node, offset));
					return {
						kind: "invalid",
						at: this.#source.range(...rangeOf(node, offset))
					};
				}
				#scalar(node, offset) {
					let [start, end] = rangeOf(node, offset);
					let at = this.#source.range(start, end);
					let { value } = node;
					if (typeof value == "string" && !value.isWellFormed()) {
						this.#diagnostics.error(at, "forbidden_character", "Half of a surrogate pair", "Remove the escape, or write both halves.");
						return {
							kind: "invalid",
							at
						};
					}
					if (!isPlainValue(value) || node.tag !== void 0) return {
						kind: "invalid",
						at
					};
					return {
						kind: "scalar",
						value,
						raw: this.#source.text.slice(start, end),
						offset: start,
						at
					};
				}
				#map(pairs, [start, end]) {
					let first = new Map();
					let entries = [];
					for (let pair of pairs) {
						let key = this.convert(pair.key, start);
						let value = this.convert(pair.value, keyEnd(pair, start));
						if (key.kind !== "scalar") {
							key.kind !== "invalid" && this.#diagnostics.error(key.at, "key_not_text", "A key must be a string", "Use a plain word as the key.");
							continue;
						}
						let entry = {
							key: String(key.value),
							keyAt: key.at,
							value
						};
						this.#accepts(key, first.get(entry.key)) && entries.push(entry);
						first.has(entry.key) || first.set(entry.key, entry);
					}
					return {
						kind: "map",
						entries,
						at: this.#source.range(start, end)
					};
				}
				#accepts(key, earlier) {
					let refuse = (code, message, suggestion) => {
						this.#diagnostics.error(key.at, code, message, suggestion);
						return !1;
					};
					if (typeof key.value != "string") return refuse("key_not_text", `The key ${key.raw || "(empty)"} is not a string`, `Put it in quotes: '${key.raw}'.`);
					if (key.value === "<<") return refuse("yaml_merge_key", "YAML merge keys are not allowed", "Write the entries out.");
					if (UNSAFE_NAMES.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
					if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, paths.briefText)(key.value)}' appears twice; the first one is on line ${earlier.keyAt.line}`, "Remove one of them.");
					return !0;
				}
			};
			function isPlainValue(value) {
				return value === null || [
					"string",
					"number",
					"boolean"
				].includes(typeof value);
			}
			function rangeOf(node, offset) {
				let range = node?.range;
				return [range?.[0] ?? offset, range?.[1] ?? offset];
			}
			function keyEnd(pair, offset) {
				return rangeOf(pair.key, offset)[1];
			}
			let SUGGESTIONS = {
				BAD_DQ_ESCAPE: "In double quotes, a backslash starts an escape. Write it twice, or use single quotes.",
				BAD_INDENT: "Close open brackets, and indent all entries of a list or map by the same number of spaces.",
				BAD_SCALAR_START: "Put the string in single quotes.",
				BLOCK_AS_IMPLICIT_KEY: "A string that contains ': ' needs quotes. All items of a list need the same indentation.",
				BLOCK_IN_FLOW: "Inside brackets, write lists as [a, b] and maps as { a: b }.",
				KEY_OVER_1024_CHARS: "Use a shorter key.",
				MISSING_CHAR: "Add what is missing. Look for an open quote or bracket, or a key without ':', here or above.",
				MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
				TAB_AS_INDENT: "Indent with spaces.",
				UNEXPECTED_TOKEN: "Look for an open quote or bracket, or wrong indentation, above this line."
			};
			let TOLD_BEFORE = new Set([
				"ALIAS_PROPS",
				"BAD_ALIAS",
				"BAD_DIRECTIVE",
				"BAD_PROP_ORDER",
				"MULTIPLE_ANCHORS",
				"MULTIPLE_DOCS",
				"MULTIPLE_TAGS",
				"TAG_RESOLVE_FAILED",
				"BAD_COLLECTION_TYPE"
			]);
			function reportYamlErrors(errors, source, diagnostics) {
				let wasRefused = diagnostics.hasErrors;
				let news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
				let lines = new Set();
				for (let error of news) {
					let at = source.range(...error.pos);
					if (lines.has(at.line)) continue;
					if (lines.add(at.line).size > 10) break;
					let suggestion = SUGGESTIONS[error.code] ?? "Correct the YAML here.";
					diagnostics.error(at, "yaml_syntax", (0, paths.briefText)(error.message), suggestion);
				}
				return news.length === 0;
			}
			let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
			let UNUSUAL = /[^\t\n -~]/;
			function checkCharacters(source, diagnostics) {
				if (!UNUSUAL.test(source.text)) return;
				for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
					let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
					diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. If the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
				}
			}
			function kindOf(character) {
				if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
				return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
			}
			function checkRecipeCalls(recipe, library) {
				let diagnostics = new Diagnostics();
				for (let { step, name, at } of callsOf$1(recipe)) {
					let called = library.find(name);
					if (called === void 0 && isElsewhere(name)) {
						let message = `'${(0, paths.briefText)(name)}' is outside this repository, where it can change without review`;
						diagnostics.error(at, "remote_recipe", message, "Copy the recipe into recipes/ of this repository, so that changes to it are reviewed.");
						continue;
					}
					if (called === void 0) {
						let shipped = `sous:${name}`;
						let near = library.names.includes(shipped) ? shipped : (0, work.didYouMean)(name, library.names);
						let suggestion = near === void 0 ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`;
						diagnostics.error(at, "unknown_recipe", `Recipe '${(0, paths.briefText)(name)}' does not exist`, suggestion);
						continue;
					}
					checkInputs(step, called, at, diagnostics);
					checkDepth(recipe, name, at, library, diagnostics);
				}
				return diagnostics.list();
			}
			function isElsewhere(name) {
				return /^[a-z][a-z0-9+.-]*:\/\/|^git@|^[^/\s]+\/[^@\s]+@\S/i.test(name);
			}
			function callsOf$1(recipe) {
				return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === "recipe" ? [{
					step,
					name: step.call.recipe,
					at: step.call.at
				}] : []);
			}
			function checkInputs(step, called, at, diagnostics) {
				let names = called.inputs.map((input) => input.name);
				for (let { key, keyAt, value } of step.with) {
					let input = called.inputs.find((candidate) => candidate.name === key);
					if (input === void 0) {
						let near = (0, work.didYouMean)(key, names);
						let all = names.length === 0 ? "It has no inputs." : `Its inputs are ${names.join(", ")}.`;
						let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
						diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, paths.briefText)(key)}'`, suggestion);
					} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Use one value.");
					else if (value.kind === "scalar") {
						let checked = (0, input_values.checkInputValue)(input, value.value);
						checked.ok || diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
					}
				}
				for (let input of called.inputs) {
					if (!input.required || step.with.some((entry) => entry.key === input.name)) continue;
					let message = `The recipe '${called.name}' needs the input '${input.name}'`;
					diagnostics.error(at, "missing_input", message, `Add '${input.name}:' under 'with:'.`);
				}
			}
			function checkDepth(caller, name, at, library, diagnostics) {
				let problem = findProblem(name, {
					path: [caller.source.path],
					library,
					done: new Set()
				});
				if (problem === void 0) return;
				let path = problem.path.map(paths.briefText).join(" \u2192 ");
				problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other in a cycle: ${path}`, "Remove one of these calls.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 levels deep: ${path}`, "Call the inner recipes directly.");
			}
			function findProblem(name, { path, library, done }) {
				let recipe = library.find(name);
				if (recipe === void 0) return;
				let file = recipe.source.path;
				let longer = [...path, file];
				if (path.includes(file)) return {
					kind: "cycle",
					path: longer
				};
				if (path.length > 5) return {
					kind: "depth",
					path: longer
				};
				let key = `${path.length} ${file}`;
				if (done.has(key)) return;
				done.add(key);
				for (let call of callsOf$1(recipe)) {
					let problem = findProblem(call.name, {
						path: longer,
						library,
						done
					});
					if (problem !== void 0) return problem;
				}
			}
			//! src/app/load-config.ts
			var load_config_exports = (0, runtime.__exportAll)({
				loadConfig: () => loadConfig,
				onFile: () => onFile,
				readConfigFile: () => readConfigFile,
				readYamlFile: () => readYamlFile,
				readYamlText: () => readYamlText
			});
			let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
			async function readConfigFile(tree, now, named = work.CONFIG_FILE) {
				let path = await findConfig(tree, named);
				if (path === void 0) return;
				let refuse = (diagnostic) => ({
					path,
					text: "",
					config: void 0,
					diagnostics: [diagnostic]
				});
				if (path !== named) return refuse(onFile(path, {
					code: "invalid_name",
					message: "Sous does not read the configuration from here",
					suggestion: `Rename it to ${work.CONFIG_FILE}.`
				}));
				let text = await readYamlText(path, tree);
				if (!text.ok) return refuse(text.error);
				let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 311, 23)).then((n) => n.read_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 971, 23)).then((n) => n.config_tools_exports)]);
				return {
					path,
					text: text.value,
					...readConfig(text.value, path, {
						tools: CONFIG_TOOLS,
						now,
						trustsPatterns: !0
					})
				};
			}
			async function loadConfig(tree, now, named = work.CONFIG_FILE) {
				if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, shared_start_start.failure)((0, tool_errors.toolError)("invalid_config", `'${(0, paths.briefText)(named)}' is not a valid place for a configuration`, "Name a file in .github/sous/."));
				let file = await readConfigFile(tree, now, named);
				if (file === void 0 && named !== ".github/sous.yml") return (0, shared_start_start.failure)((0, tool_errors.toolError)("invalid_config", `File '${named}' does not exist`, "Name a file that exists on the default branch."));
				if (file === void 0) return (0, shared_start_start.success)({
					config: work.DEFAULT_CONFIG,
					warnings: []
				});
				if (file.config !== void 0) return (0, shared_start_start.success)({
					config: file.config,
					warnings: file.diagnostics.map(placed)
				});
				let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
				let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
				let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
				return (0, shared_start_start.failure)((0, tool_errors.toolError)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' shows all problems.`.trim()));
			}
			async function findConfig(tree, named) {
				for (let name of named === ".github/sous.yml" ? [work.CONFIG_FILE, ".github/sous.yaml"] : [named]) {
					let path = (0, paths.parseRepoPath)(name);
					if (!path.ok) throw Error(path.error.message);
					let entry = await tree.entry(path.value);
					if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
				}
			}
			function placed({ at, message }) {
				return `${at.file}:${at.line}:${at.column}: ${message}`;
			}
			async function readYamlText(path, tree) {
				let limits = await yamlLimits();
				let content = await tree.read(path, limits.most + 1);
				if (!content.ok) return (0, shared_start_start.failure)(onFile(path, content.error));
				let { bytes } = content.value;
				let entry = bytes.length > limits.most ? await tree.entry(path) : void 0;
				return decodeYaml(path, bytes, {
					...limits,
					size: entry?.ok ? entry.value.size : bytes.length
				});
			}
			async function readYamlFile(file) {
				let [{ realDisk }, { fromDiskFault }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 506, 23)).then((n) => n.real_disk_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 506, 23)).then((n) => n.disk_exports)]);
				let limits = await yamlLimits();
				let real = realDisk.realPath(file);
				let read = real.ok ? realDisk.readFile(real.value, limits.most + 1) : real;
				if (!read.ok) return (0, shared_start_start.failure)(onFile(file, fromDiskFault(read.error, file, "read")));
				return decodeYaml(file, read.value.bytes, {
					...limits,
					size: read.value.size
				});
			}
			async function yamlLimits() {
				let [{ MAX_YAML_BYTES }, { UTF8_MARK_BYTES }] = await Promise.all([Promise.resolve().then(() => read_yaml_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 506, 23)).then((n) => n.text_exports)]);
				return {
					bytes: MAX_YAML_BYTES,
					most: MAX_YAML_BYTES + UTF8_MARK_BYTES
				};
			}
			function decodeYaml(path, content, { bytes, most, size }) {
				if (content.length > most) {
					let message = `The file has ${size} bytes, more than ${bytes}`;
					return (0, shared_start_start.failure)(onFile(path, {
						code: "file_too_large",
						message,
						suggestion: "Make it shorter, or split it."
					}));
				}
				try {
					return (0, shared_start_start.success)(new TextDecoder("utf-8", { fatal: !0 }).decode(content));
				} catch {
					return (0, shared_start_start.failure)(onFile(path, {
						code: "yaml_syntax",
						message: "The file is not UTF-8",
						suggestion: "Save it as UTF-8."
					}));
				}
			}
			function onFile(path, { code, message, suggestion }) {
				return {
					severity: "error",
					code,
					message,
					suggestion,
					at: {
						file: path,
						line: 1,
						column: 1,
						endLine: 1,
						endColumn: 1
					}
				};
			}
			//! src/app/read-recipes.ts
			async function readRecipes({ files, all, tree, findMore, switched, trustsPatterns }) {
				let known = new Map();
				let reader;
				let readAll = async (wanted) => {
					let texts = new Map();
					for (let file of wanted) known.has(file.path) || texts.set(file, await readText$1(file, tree));
					reader ??= await openReader({
						findMore,
						trustsPatterns,
						whyOff: async (name) => switched?.().whyTool(name)
					});
					for (let [file, text] of texts) known.has(file.path) || known.set(file.path, await readOne(file, text, reader));
				};
				await readAll(files);
				for (let before = 0; before < known.size;) {
					before = known.size;
					let called = new Set([...known.values()].flatMap(namesCalledBy));
					await readAll(all.filter((file) => called.has(file.name)));
				}
				let called = {
					byName: new Map(all.map((file) => [file.name, known.get(file.path)])),
					off: new Map()
				};
				for (let name of new Set([...known.values()].flatMap(namesCalledBy))) {
					let off = await switched?.().whyRecipe(name);
					off !== void 0 && called.off.set(name, off);
				}
				return files.flatMap((file) => {
					let read = known.get(file.path);
					return read === void 0 ? [] : [withCalls(withTwin(read, all), called)];
				});
			}
			async function readText$1({ origin }, tree) {
				if (origin.kind === "repository") return readYamlText(origin.path, tree);
				return origin.kind === "shipped" ? (0, shared_start_start.success)(external_node_fs_namespaceObject.readFileSync(origin.file, "utf8")) : readYamlFile(origin.file);
			}
			async function openReader(options) {
				let { RecipeCatalogue, readRecipeText } = await Promise.resolve().then(() => recipe_catalogue_exports);
				let catalogue = new RecipeCatalogue(options);
				return (text, path) => readRecipeText(text, path, catalogue);
			}
			async function readOne(file, text, read) {
				if (!text.ok) return {
					...file,
					text: "",
					recipe: void 0,
					draft: void 0,
					diagnostics: [text.error]
				};
				return {
					...file,
					text: text.value,
					...await read(text.value, file.path)
				};
			}
			function withTwin(read, all) {
				let twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase());
				if (twin === void 0 || !all.some((file) => file.path === read.path)) return read;
				let message = `${twin.path} is also called '${twin.name}'`;
				return {
					...read,
					recipe: void 0,
					diagnostics: [onFile(read.path, {
						code: "duplicate_recipe",
						message,
						suggestion: "Rename one of them."
					}), ...read.diagnostics]
				};
			}
			function namesCalledBy({ draft }) {
				return draft === void 0 ? [] : callsOf(draft).map((call) => call.recipe);
			}
			function callsOf({ steps, verify }) {
				return [...steps, ...verify].flatMap(({ call }) => call.kind === "recipe" ? [call] : []);
			}
			function withCalls(read, called) {
				let { draft } = read;
				if (draft === void 0 || namesCalledBy(read).length === 0) return read;
				let own = findWrongCalls(draft, called);
				let all = [...own, ...findUnsound(draft, called).filter(({ at }) => own.every((diagnostic) => diagnostic.at !== at))];
				let wrong = [...draft.steps, ...draft.verify].filter((step) => read.diagnostics.some(({ severity, at }) => severity === "error" && isWithin(at, step.at)));
				let found = all.filter(({ at }) => !wrong.some((step) => isWithin(at, step.at)));
				if (found.length === 0) return read;
				let diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
				return {
					...read,
					recipe: void 0,
					diagnostics
				};
			}
			function isWithin(inner, outer) {
				return (inner.line > outer.line || inner.line === outer.line && inner.column >= outer.column) && (inner.line < outer.endLine || inner.line === outer.endLine && inner.column <= outer.endColumn);
			}
			function findWrongCalls(recipe, { byName, off }) {
				let find = (name) => {
					let found = byName.get(name);
					return found?.recipe ?? (found?.draft === recipe ? recipe : void 0);
				};
				let library = {
					names: [...byName.keys()],
					find
				};
				let disabled = callsOf(recipe).flatMap(({ recipe: name, at }) => {
					let why = off.get(name);
					return why === void 0 ? [] : [wrongCall(at, why.code === "disabled" ? "disabled" : "invalid_recipe", why)];
				});
				let others = checkRecipeCalls(recipe, library).map((diagnostic) => asInvalid(diagnostic, recipe, byName));
				return [...disabled, ...others.filter(({ at }) => disabled.every((diagnostic) => diagnostic.at !== at))];
			}
			function findUnsound(recipe, called) {
				let isSound = (name, seen) => {
					let inner = called.byName.get(name)?.recipe;
					if (inner === void 0 || seen.has(name)) return !0;
					seen.add(name);
					return findWrongCalls(inner, called).length === 0 && callsOf(inner).every(({ recipe: next }) => isSound(next, seen));
				};
				return callsOf(recipe).flatMap(({ recipe: name, at }) => isSound(name, new Set()) ? [] : [wrongCall(at, "invalid_recipe", notValid(name))]);
			}
			function wrongCall(at, code, { message, suggestion }) {
				return {
					severity: "error",
					code,
					message,
					suggestion,
					at
				};
			}
			function asInvalid(diagnostic, recipe, byName) {
				let called = callsOf(recipe).find(({ at }) => at === diagnostic.at);
				if (diagnostic.code !== "unknown_recipe" || called === void 0 || byName.get(called.recipe) === void 0) return diagnostic;
				return {
					...diagnostic,
					code: "invalid_recipe",
					...notValid(called.recipe)
				};
			}
			function notValid(name) {
				return {
					message: `The recipe '${name}' is not valid`,
					suggestion: `See 'sous validate ${name}'.`
				};
			}
			//! src/app/recipe-files.ts
			var recipe_files_exports = (0, runtime.__exportAll)({
				RECIPE_FOLDERS: () => RECIPE_FOLDERS,
				SHIPPED_PREFIX: () => SHIPPED_PREFIX,
				findRecipes: () => findRecipes,
				findShipped: () => findShipped,
				homeFolder: () => homeFolder,
				isRecipePath: () => isRecipePath,
				noRecipes: () => noRecipes,
				selectRecipes: () => selectRecipes
			});
			let RECIPE_FOLDERS = [".github/recipes", "recipes"];
			let EXTENSION = /\.ya?ml$/;
			function isRecipePath(file) {
				let folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
				return EXTENSION.test(file) && RECIPE_FOLDERS.some((known) => known === folder);
			}
			async function findRecipes(tree) {
				let found = [];
				for (let folder of RECIPE_FOLDERS) {
					let directory = (0, paths.parseRepoPath)(folder);
					if (!directory.ok) return directory;
					let entry = await tree.entry(directory.value);
					if (!entry.ok) return entry;
					if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
					let files = await recipesIn$1(tree, directory.value);
					if (!files.ok) return files;
					found.push(...files.value);
				}
				return (0, shared_start_start.success)(found);
			}
			async function selectRecipes({ words, ...wanted }) {
				let selected = new Map();
				for (let word of words) {
					let files = word.startsWith("sous:") ? selectShipped(word, wanted.shipped) : await selectOne(word, wanted);
					if (!files.ok) return files;
					for (let file of files.value) selected.set(file.path, file);
				}
				return (0, shared_start_start.success)([...selected.values()]);
			}
			function noRecipes(folder) {
				let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
				return (0, tool_errors.toolError)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Add one, name a recipe by its path, or name another repository with --root. 'sous list --all' also lists those that ship with Sous.`);
			}
			async function selectOne(word, { tree, all, shipped, typedIn }) {
				let named = all.filter((file) => file.name === word);
				if (named.length > 0) return (0, shared_start_start.success)(named);
				let plain = (0, paths.parseRepoDirectory)(plainForm(word, tree.folder));
				let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
				if (!plain.ok && typedIn !== void 0 && EXTENSION.test(word) && plain.error.code === "path_outside_working_dir") return selectElsewhere(word, external_node_path_namespaceObject.resolve(typedIn, word), all);
				if (!plain.ok) return (0, shared_start_start.failure)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all, shipped));
				if (plain.value === ".") return (0, shared_start_start.success)(all);
				let entry = await tree.entry(plain.value);
				if (!entry.ok) return entry;
				if (entry.value.kind === "directory") {
					let files = await recipesIn$1(tree, plain.value);
					return files.ok && files.value.length === 0 ? (0, shared_start_start.failure)(noneIn(word)) : files;
				}
				if (entry.value.kind !== "missing") return (0, shared_start_start.success)([fileAt(plain.value)]);
				return (0, shared_start_start.failure)(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped));
			}
			function selectElsewhere(word, file, all) {
				if (external_node_fs_namespaceObject.statSync(file, { throwIfNoEntry: !1 }) === void 0) return (0, shared_start_start.failure)(noFile(word, all));
				return (0, shared_start_start.success)([{
					name: external_node_path_namespaceObject.basename(file).replace(EXTENSION, ""),
					path: file,
					origin: {
						kind: "elsewhere",
						file
					}
				}]);
			}
			function noneIn(word) {
				return (0, tool_errors.toolError)("unknown_recipe", `'${word}' contains no recipes`, "Recipes are *.yml and *.yaml files. 'sous list' lists those of the repository.");
			}
			function selectShipped(word, shipped) {
				let named = shipped.filter((file) => file.name === word);
				return named.length > 0 ? (0, shared_start_start.success)(named) : (0, shared_start_start.failure)(unknownRecipe(word, shipped, shipped));
			}
			function badPath({ message, suggestion }) {
				return (0, tool_errors.toolError)("invalid_arguments", message, `${suggestion} To use a recipe of another repository, name that with --root.`);
			}
			function plainForm(word, folder) {
				let relative = folder !== void 0 && external_node_path_namespaceObject.isAbsolute(word) ? external_node_path_namespaceObject.relative(folder, word) : external_node_path_namespaceObject.normalize(word);
				if (relative.startsWith("..")) return word;
				return relative.split(external_node_path_namespaceObject.sep).join("/").replace(/\/$/, "") || ".";
			}
			async function recipesIn$1(tree, directory) {
				let entries = await tree.directory(directory);
				if (!entries.ok) return entries;
				let files = [];
				for (let { name, kind } of entries.value) {
					if (!EXTENSION.test(name) || kind === "directory") continue;
					let file = (0, paths.parseRepoPath)(`${directory}/${name}`);
					if (!file.ok) return file;
					files.push(fileAt(file.value));
				}
				return (0, shared_start_start.success)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
			}
			function fileAt(file) {
				return {
					name: external_node_path_namespaceObject.posix.basename(file).replace(EXTENSION, ""),
					path: file,
					origin: {
						kind: "repository",
						path: file
					}
				};
			}
			function noFile(word, all) {
				let paths = all.map((file) => file.path);
				return (0, tool_errors.toolError)("unknown_recipe", `File '${word}' does not exist`, nearest(word, paths, "sous list"));
			}
			function unknownRecipe(word, all, shipped) {
				let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
				let names = all.map((file) => file.name);
				let isShipped = word.startsWith(SHIPPED_PREFIX);
				return (0, tool_errors.toolError)("unknown_recipe", `Recipe '${word}' does not exist`, twin === void 0 ? nearest(word, names, isShipped ? "sous list --all" : "sous list") : `Did you mean '${twin.name}'? See 'sous list --all' for all of them.`);
			}
			function nearest(word, known, list) {
				let near = (0, work.didYouMean)(word, known);
				let rest = known.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
				return near === void 0 ? rest : `Did you mean '${near}'? ${rest}`;
			}
			let SHIPPED_PREFIX = "sous:";
			function findShipped({ folder, extension }) {
				let directory = extension === ".ts" ? external_node_path_namespaceObject.resolve(folder, "../../recipes") : external_node_path_namespaceObject.join(folder, "recipes");
				return namesIn(directory).map((name) => {
					let callName = `${SHIPPED_PREFIX}${external_node_path_namespaceObject.basename(name, ".yml")}`;
					return {
						name: callName,
						path: callName,
						origin: {
							kind: "shipped",
							file: external_node_path_namespaceObject.join(directory, name)
						}
					};
				});
			}
			function namesIn(directory) {
				try {
					return external_node_fs_namespaceObject.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
				} catch {
					return [];
				}
			}
			function homeFolder(folder) {
				let real = work.realDisk.realPath(folder);
				if (!real.ok) return folder;
				let top = (0, work.locateRepository)(real.value)?.workTree;
				if (top === void 0 || top === real.value) return folder;
				return external_node_path_namespaceObject.basename(real.value) !== ".github" && OWN.some((name) => external_node_fs_namespaceObject.existsSync(external_node_path_namespaceObject.join(real.value, name))) ? folder : top;
			}
			let OWN = [
				work.CONFIG_FILE,
				".github/sous.yaml",
				...RECIPE_FOLDERS
			];
			//! src/app/load-recipes.ts
			async function openRecipes(surroundings, root) {
				let opened = await (0, work.openFolder)(surroundings, root ?? homeFolder(surroundings.folder));
				if (!opened.ok) return opened;
				let { tree } = opened.value;
				let from = root === void 0 ? external_node_fs_namespaceObject.realpathSync(surroundings.folder) : tree.folder;
				let typedIn = surroundings.opensAnyRecipe ? surroundings.folder : void 0;
				let recipes = await recipesIn(tree, surroundings.program, {
					...surroundings,
					typedIn
				});
				if (!recipes.ok) return recipes;
				let isAbove = from !== tree.folder;
				return (0, shared_start_start.success)({
					...recipes.value,
					select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
					folder: tree.folder,
					opened: opened.value,
					isAbove
				});
			}
			function asTypedIn(folder, word) {
				let file = external_node_path_namespaceObject.resolve(folder, word);
				return /[/\\]|\.ya?ml$/.test(word) && external_node_fs_namespaceObject.existsSync(file) ? file : word;
			}
			async function recipesIn(tree, program, { trustsPatterns, typedIn }) {
				let found = await findRecipes(tree);
				if (!found.ok) return found;
				let all = found.value;
				let shipped = findShipped(program);
				let findMore = bundleToolsIn(tree);
				let known;
				let switched = () => {
					known ??= new work.SwitchedOff(textsOf(tree));
					return known;
				};
				return (0, shared_start_start.success)({
					all,
					shipped,
					findTool: (name) => findAnyTool(name, findMore),
					whyOff: async (file) => [...all, ...shipped].some(({ path }) => path === file.path) ? switched().whyRecipe(file.name) : void 0,
					async select(words) {
						let selected = words.length === 0 ? found : await selectRecipes({
							words,
							tree,
							all,
							shipped,
							typedIn
						});
						return selected.ok && selected.value.length === 0 ? (0, shared_start_start.failure)(noRecipes(tree.folder ?? "the repository")) : selected;
					},
					async read(files) {
						if (files.length === 0) return [];
						return readRecipes({
							files,
							all: [...all, ...shipped],
							tree,
							findMore,
							switched,
							trustsPatterns
						});
					}
				});
			}
			function bundleToolsIn(tree) {
				let known = new Map();
				return (name) => {
					let found = known.get(name) ?? load(name, tree);
					known.set(name, found);
					return found;
				};
			}
			async function findAnyTool(name, findMore) {
				if (!name.includes("/")) return (0, work.findTool)(name);
				let found = await findMore(name);
				return found.ok ? found.value : void 0;
			}
			async function load(name, tree) {
				let { findBundleTool } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 170, 23)).then((n) => n.bundle_tool_exports);
				return findBundleTool(name, textsOf(tree));
			}
			function textsOf(tree) {
				return async (text) => {
					let path = (0, paths.parseRepoPath)(text);
					if (!path.ok) return path;
					let entry = await tree.entry(path.value);
					if (!entry.ok) return entry.error.code === "not_a_directory" ? (0, shared_start_start.success)(void 0) : entry;
					if (entry.value.kind === "missing") return (0, shared_start_start.success)(void 0);
					let read = await tree.read(path.value, 1048576);
					return read.ok ? (0, shared_start_start.success)(Buffer.from(read.value.bytes).toString("utf8")) : (0, shared_start_start.failure)(read.error);
				};
			}
			//! src/report/diagnostics-text.ts
			function renderDiagnostics(files, style) {
				return files.map((file) => renderFile(file, style)).join("");
			}
			function renderValidation(recipes, style, config) {
				let files = config === void 0 ? recipes : [...recipes, config];
				let { errors, warnings } = countDiagnostics(files);
				let invalid = files.filter((file) => !isValid(file)).length;
				let alsoWarnings = warnings === 0 ? "" : `, ${(0, work.countOf)(warnings, "warning")}`;
				if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, config !== void 0)} valid${alsoWarnings}\n`;
				let kind = config === void 0 ? "recipe" : "file";
				return `${style.red("\u2717")} ${(0, work.countOf)(errors, "error")}${alsoWarnings} in ${invalid === files.length ? "" : `${invalid} of `}${(0, work.countOf)(files.length, kind)}\n`;
			}
			function subject(recipes, hasConfig) {
				if (!hasConfig) return (0, work.countOf)(recipes, "recipe is", "recipes are");
				return recipes === 0 ? "the settings are" : `${(0, work.countOf)(recipes, "recipe")} and the settings are`;
			}
			function diagnosticsRecord(recipes, config) {
				let files = config === void 0 ? recipes : [...recipes, config];
				return {
					schema_version: 1,
					valid: files.every(isValid),
					...countDiagnostics(files),
					...config !== void 0 && { configuration: fileRecord(config) },
					recipes: recipes.map((recipe) => ({
						name: recipe.name,
						...fileRecord(recipe)
					}))
				};
			}
			function fileRecord(file) {
				return {
					path: file.path,
					valid: isValid(file),
					diagnostics: file.diagnostics.map(diagnosticRecord)
				};
			}
			function diagnosticRecord({ severity, code, message, suggestion, at }) {
				let { line, column, endLine, endColumn } = at;
				return {
					severity,
					code,
					message,
					suggestion,
					line,
					column,
					end_line: endLine,
					end_column: endColumn
				};
			}
			function isValid({ diagnostics }) {
				return diagnostics.every((diagnostic) => diagnostic.severity !== "error");
			}
			function countDiagnostics(files) {
				let all = files.flatMap((file) => file.diagnostics);
				let errors = all.filter((diagnostic) => diagnostic.severity === "error").length;
				return {
					errors,
					warnings: all.length - errors
				};
			}
			function renderFile({ text, diagnostics }, style) {
				if (diagnostics.length === 0) return "";
				let lines = text.replace(/^\ufeff/, "").split("\n");
				return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join("");
			}
			function renderDiagnostic({ severity, code, message, suggestion, at }, lines, style) {
				let colour = severity === "error" ? style.red : style.yellow;
				let place = style.bold(`${(0, shared_start_start.printableLine)(at.file)}:${at.line}:${at.column}:`);
				let shown = excerpt(lines[at.line - 1]?.replace(/\r$/, "") ?? "", at);
				let gutter = " ".repeat(String(at.line).length);
				let source = shown === void 0 ? "" : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
				return `${place} ${colour(severity)} ${code}: ${(0, shared_start_start.printable)(message)}\n${source}  ${style.cyan("\u2192")} ${(0, shared_start_start.printable)(suggestion)}\n`;
			}
			function excerpt(line, { line: start, endLine, column, endColumn }) {
				if (line.trim() === "") return;
				let at = Math.min(column - 1, line.length);
				let end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
				let from = line.length <= 120 ? 0 : (0, shared_start_start.wholeCharacter)(line, Math.max(0, at - 60));
				let to = (0, shared_start_start.wholeCharacter)(line, Math.min(line.length, from + 120));
				let before = `${from > 0 ? "\u2026" : ""}${(0, shared_start_start.printableLine)(line.slice(from, at))}`;
				let marked = (0, shared_start_start.printableLine)(line.slice(at, Math.min(end, to)));
				return {
					line: `${before}${marked}${`${(0, shared_start_start.printableLine)(line.slice(Math.min(end, to), to))}${to < line.length ? "\u2026" : ""}`}`,
					indent: " ".repeat((0, terminal.widthOf)(before)),
					underline: "^".repeat(Math.max(1, (0, terminal.widthOf)(marked)))
				};
			}
			//! src/recipe/expressions/expression-parser.ts
			let TEXT_FUNCTIONS = [
				{
					name: "escapeRegex",
					description: "`escapeRegex( text )`",
					minArgs: 1,
					maxArgs: 1,
					call: (text) => new ast.StringData((0, work.escapeRegex)(text?.coerceString() ?? ""))
				},
				{
					name: "escapeReplacement",
					description: "`escapeReplacement( text )`",
					minArgs: 1,
					maxArgs: 1,
					call: (text) => new ast.StringData((text?.coerceString() ?? "").replaceAll("$", "$$$$"))
				},
				{
					name: "regexAtLeast",
					description: "`regexAtLeast( number )`",
					minArgs: 1,
					maxArgs: 1,
					call(number) {
						let least = number?.number() ?? NaN;
						if (!Number.isSafeInteger(least) || least < 0) throw Error("regexAtLeast() needs a whole number that is not negative");
						return new ast.StringData((0, work.regexAtLeast)(least));
					}
				}
			];
			let CONTEXTS = [
				"inputs",
				"steps",
				"item",
				"index",
				"recipe",
				"env",
				"github"
			];
			let MAX_TOKENS = 1e3;
			let DEFINITIONS = [...Object.values(ast.wellKnownFunctions), ...TEXT_FUNCTIONS];
			let FUNCTIONS = DEFINITIONS.map((definition) => definition.name.replace("Json", "JSON"));
			let ELSEWHERE = new Map([
				["hashfiles", "Recipes have no hashFiles: use the outputs of a step that reads or searches the files."],
				["success", "Remove it: a step runs only if the steps before it succeeded."],
				["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
				["failure", "Set 'continue-on-error: true' on the step and check steps.<id>.outcome == 'failure'."],
				["cancelled", "Remove it: a cancelled run stops."],
				["secrets", "Recipes have no access to secrets."],
				["vars", "Declare an input and pass the value."],
				["matrix", "Use 'for-each' and item."]
			]);
			function parseExpression(text) {
				if (text.trim() === "") return (0, shared_start_start.failure)(fault("expression_syntax", "The expression is empty", "Write a value, such as inputs.name.", 0, 0));
				let tokens = [];
				try {
					tokens = new ast.Lexer(text).lex().tokens;
					let places = placeTokens(text, tokens);
					let placeOf = (token) => places.get(token) ?? {
						start: 0,
						end: text.length
					};
					let found = checkTokens(tokens, placeOf);
					if (found !== void 0) return (0, shared_start_start.failure)(found);
					return (0, shared_start_start.success)({
						tree: new ast.Parser(tokens, [...CONTEXTS], [...TEXT_FUNCTIONS]).parse(),
						placeOf
					});
				} catch (error) {
					return (0, shared_start_start.failure)(error instanceof ast.ExpressionError ? fromParser(text, tokens, error) : fromLexer(text, error));
				}
			}
			function checkTokens(tokens, placeOf) {
				if (tokens.length > MAX_TOKENS) return fault("expression_too_long", `More than ${MAX_TOKENS} words in one expression`, "Split it over several steps.", 0, 0);
				for (let [i, token] of tokens.entries()) {
					token.type === ast.TokenType.STRING && Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
					if (token.type !== ast.TokenType.IDENTIFIER || tokens[i - 1]?.type === ast.TokenType.DOT) continue;
					let isCall = tokens[i + 1]?.type === ast.TokenType.LEFT_PAREN;
					if ((isCall ? FUNCTIONS : CONTEXTS).some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue;
					let { start, end } = placeOf(token);
					return isCall ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
				}
			}
			function unknownFunction(name, start, end) {
				let near = (0, work.didYouMean)(name, FUNCTIONS);
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${FUNCTIONS.join(", ")}.` : `Did you mean '${near}'?`);
				return fault("unknown_function", `Function '${(0, paths.briefText)(name)}' does not exist`, suggestion, start, end);
			}
			function unknownContext(name, start, end) {
				let near = (0, work.didYouMean)(name, CONTEXTS);
				let quoted = `A string needs single quotes: '${(0, paths.briefText)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
				return fault("unknown_name", `'${(0, paths.briefText)(name)}' does not exist`, suggestion, start, end);
			}
			function placeTokens(text, tokens) {
				let places = new Map();
				let at = 0;
				for (let token of tokens) {
					for (; at < text.length && /\s/.test(text[at] ?? "");) at++;
					let start = token.type === ast.TokenType.EOF ? text.length : at;
					at = start + token.lexeme.length;
					places.set(token, {
						start,
						end: at
					});
				}
				return places;
			}
			let SYNTAX_ADVICE = "Check quotes, brackets and operators. Strings need single quotes.";
			function fromParser(text, tokens, error) {
				let token = tokens.find((candidate) => candidate.range.start === error.pos);
				if (token?.type === ast.TokenType.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
				let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
					start: 0,
					end: text.length
				};
				let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
				let suggestion = form === void 0 ? SYNTAX_ADVICE : `Call it as ${form}.`;
				return fault("expression_syntax", (0, paths.briefText)(error.message), suggestion, start, end);
			}
			function formOf(name) {
				let definition = DEFINITIONS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
				return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
			}
			function fromLexer(text, error) {
				let thrown = error instanceof Error ? error.message : String(error);
				if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
				let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
				if (text[start] === "'") return fault("expression_syntax", "A string is not closed", "Add the closing '.", start, text.length);
				if (text[start] === "\"") return fault("expression_syntax", "Expressions cannot use double quotes", "Write strings in single quotes: 'text'.", start, start + 1);
				return fault("expression_syntax", (0, paths.briefText)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
			}
			function fault(code, message, suggestion, start, end) {
				return {
					code,
					message,
					suggestion,
					start,
					end
				};
			}
			//! src/bundles/file-places.ts
			var file_places_exports = (0, runtime.__exportAll)({
				BUNDLES_FOLDER: () => BUNDLES_FOLDER,
				BUNDLE_FILE: () => BUNDLE_FILE,
				bundleFile: () => bundleFile,
				bundleFolder: () => bundleFolder,
				fileName: () => fileName,
				toolFile: () => toolFile,
				toolFileName: () => toolFileName,
				toolsFolder: () => toolsFolder
			});
			let BUNDLES_FOLDER = ".github/sous/bundles";
			let BUNDLE_FILE = "bundle.json";
			let PLAIN = /^[a-z0-9.@-]+$/;
			let RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
			function bundleFolder(slug) {
				return `${BUNDLES_FOLDER}/${fileName(slug)}`;
			}
			function bundleFile(slug) {
				return `${bundleFolder(slug)}/${BUNDLE_FILE}`;
			}
			function toolsFolder(bundleSlug) {
				return `${bundleFolder(bundleSlug)}/tools`;
			}
			function toolFile(bundleSlug, slug, version) {
				return `${toolsFolder(bundleSlug)}/${toolFileName(slug, version)}`;
			}
			function toolFileName(slug, version) {
				return `${fileName(`${slug}@${version}`)}.json`;
			}
			function fileName(label) {
				if (PLAIN.test(label) && !RESERVED.test(label) && !label.endsWith(".")) return label;
				let kept = label.toLowerCase().replace(/[^a-z0-9.@-]/g, "").slice(0, 80);
				return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, digest.sha256)(Buffer.from(label)).slice(0, 16)}`;
			}
			//! src/app/bundle-faults.ts
			async function findBundleFaults(surroundings, root) {
				if ([".github/sous/bundles", ".github/sous/switches.json"].every((place) => !external_node_fs_namespaceObject.existsSync(external_node_path_namespaceObject.join(root, place)))) return [];
				let [{ openBundles }, { findToolProblems }, { toolFile }, { faultAt }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 927, 23)).then((n) => n.open_bundles_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 186, 23)).then((n) => n.check_tool_exports),
					Promise.resolve().then(() => file_places_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 661, 23)).then((n) => n.read_record_exports)
				]);
				let bundles = await openBundles(surroundings, root);
				if (!bundles.ok) return [{
					path: BUNDLES_FOLDER,
					line: 1,
					column: 1,
					message: bundles.error.message
				}];
				let { tools, faults } = await bundles.value.store.views();
				let found = [...faults];
				for (let tool of tools) {
					if (tool.isBuiltIn || tool.type === "recipe") continue;
					let file = toolFile(tool.bundleSlug, tool.slug, tool.version);
					let problems = await findToolProblems({
						...tool,
						type: tool.type
					});
					if (problems.length === 0) continue;
					let text = external_node_fs_namespaceObject.readFileSync(external_node_path_namespaceObject.join(root, file), "utf8");
					for (let problem of problems) found.push(faultAt(problem, text, file));
				}
				return found;
			}
			//! src/recipe/expressions/check-expression.ts
			let STEP_FIELDS = ["outputs", "outcome"];
			let RECIPE_FIELDS = [
				"name",
				"description",
				"path"
			];
			function checkExpression(text, scope) {
				let parsed = parseExpression(text);
				if (!parsed.ok) return [parsed.error];
				let checker = new Checker(parsed.value, scope);
				checker.visit(parsed.value.tree);
				return checker.faults;
			}
			var Checker = class {
				faults = [];
				#expression;
				#scope;
				constructor(expression, scope) {
					this.#expression = expression;
					this.#scope = scope;
				}
				visit(expression) {
					expression.accept(this);
				}
				visitLiteral() {}
				visitUnary(unary) {
					this.visit(unary.expr);
				}
				visitBinary(binary) {
					this.visit(binary.left);
					this.visit(binary.right);
				}
				visitLogical(logical) {
					for (let part of logical.args) this.visit(part);
				}
				visitGrouping(grouping) {
					this.visit(grouping.group);
				}
				visitFunctionCall(call) {
					for (let argument of call.args) this.visit(argument);
				}
				visitContextAccess(context) {
					this.#checkPath(context, []);
				}
				visitIndexAccess(access) {
					let path = [];
					let at = access;
					for (; at instanceof ast.IndexAccess; at = at.expr) {
						at.index instanceof ast.Literal || at.index instanceof ast.Star || this.visit(at.index);
						path.unshift(at.index instanceof ast.Literal ? at.index : void 0);
					}
					at instanceof ast.ContextAccess ? this.#checkPath(at, path) : this.visit(at);
				}
				#checkPath(context, path) {
					let { inputs, insideForEach } = this.#scope;
					switch (context.name.lexeme.toLowerCase()) {
						case "item":
						case "index":
							insideForEach || this.#refuseItem(context);
							return;
						case "inputs":
							this.#isAmong(path[0], inputs, "unknown_input", (name) => `Input '${name}' does not exist`);
							return;
						case "recipe":
							this.#isAmong(path[0], RECIPE_FIELDS, "unknown_name", (name) => `The recipe has no field '${name}'`);
							return;
						case "steps":
							this.#checkStep(path);
							return;
					}
				}
				#checkStep([id, field, output]) {
					if (id === void 0) return;
					let name = nameOf(id);
					if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
						let message = `Step '${name}' has not run yet`;
						this.#report(id, "step_not_run_yet", message, "Move that step before this one.");
						return;
					}
					let ids = [...this.#scope.steps.keys()];
					if (!this.#isAmong(id, ids, "unknown_step", () => `No step has the id '${name}'`)) return;
					if (!this.#isAmong(field, STEP_FIELDS, "unknown_name", (wrong) => `A step has no '${wrong}'`)) return;
					if (field === void 0 || nameOf(field).toLowerCase() !== "outputs") return;
					let known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
					let outputs = this.#scope.steps.get(known);
					outputs !== void 0 && this.#isAmong(output, outputs, "unknown_output", (wrong) => `The step '${name}' has no output '${wrong}'`);
				}
				#isAmong(part, names, code, message) {
					if (part === void 0 || hasName(names, nameOf(part))) return !0;
					let near = (0, work.didYouMean)(nameOf(part), names);
					let there = names.length === 0 ? "There are none." : `Use one of ${names.join(", ")}.`;
					this.#report(part, code, message((0, paths.briefText)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
					return !1;
				}
				#refuseItem(context) {
					let message = `'${context.name.lexeme}' exists only in a step with 'for-each'`;
					let { start, end } = this.#expression.placeOf(context.name);
					this.faults.push({
						code: "item_outside_for_each",
						message,
						suggestion: "Add 'for-each:' to the step.",
						start,
						end
					});
				}
				#report(part, code, message, suggestion) {
					this.faults.push({
						code,
						message,
						suggestion,
						...this.#expression.placeOf(part.token)
					});
				}
			};
			function nameOf(part) {
				return part.literal.coerceString();
			}
			function hasName(names, wanted) {
				for (let name of names) if (name.toLowerCase() === wanted.toLowerCase()) return !0;
				return !1;
			}
			//! src/recipe/read-value.ts
			function readValue(node, reading) {
				switch (node.kind) {
					case "scalar": return typeof node.value == "string" && hasExpression(node.value) ? readTemplate(node, reading) : {
						kind: "scalar",
						value: node.value,
						at: node.at
					};
					case "list": return {
						kind: "list",
						items: node.items.map((item) => readValue(item, reading)),
						at: node.at
					};
					case "map": return {
						kind: "map",
						entries: readEntries(node, reading),
						at: node.at
					};
					case "invalid": return {
						kind: "scalar",
						value: null,
						at: node.at
					};
				}
			}
			function readEntries(map, reading) {
				return map.entries.map(({ key, keyAt, value }) => ({
					key,
					keyAt,
					value: readValue(value, reading)
				}));
			}
			function locate(scalar, source) {
				let offsets = scalarOffsets(scalar);
				let range = (start, end) => {
					if (offsets === void 0) return scalar.at;
					let from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
					let to = end > start ? (offsets[end - 1] ?? from) + 1 : from;
					return source.range(scalar.offset + from, scalar.offset + to);
				};
				return {
					text: String(scalar.value),
					range
				};
			}
			function readExpression(located, text, start, { scope, diagnostics }) {
				let at = located.range(start, start + text.length);
				if (diagnostics.isFull) return {
					text,
					at
				};
				for (let fault of checkExpression(text, scope)) diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion);
				return {
					text,
					at
				};
			}
			function reportUnclosed(located, start, { diagnostics }) {
				diagnostics.error(located.range(start, start + 3), "expression_unclosed", "'${{' is not closed", "Add '}}'. To write the characters themselves use ${{ '${{' }}.");
			}
			function readTemplate(scalar, reading) {
				let located = locate(scalar, reading.source);
				return {
					kind: "template",
					parts: parseTemplate(located.text).map((part) => {
						if (part.kind === "text") return part.text;
						if (part.kind === "expression") return readExpression(located, part.text, part.start, reading);
						reportUnclosed(located, part.start, reading);
						return part.text;
					}),
					at: scalar.at
				};
			}
			function hasExpression(text) {
				return text.includes("${{");
			}
			function parseTemplate(text) {
				let parts = [];
				let at = 0;
				for (let open = text.indexOf("${{"); open >= 0; open = text.indexOf("${{", at)) {
					open > at && parts.push({
						kind: "text",
						text: text.slice(at, open)
					});
					let close = findClose(text, open + 3);
					if (close === void 0) return [...parts, {
						kind: "unclosed",
						text: text.slice(open),
						start: open
					}];
					let inside = text.slice(open + 3, close);
					let start = open + 3 + (inside.length - inside.trimStart().length);
					parts.push({
						kind: "expression",
						text: inside.trim(),
						start
					});
					at = close + 2;
				}
				at < text.length && parts.push({
					kind: "text",
					text: text.slice(at)
				});
				return parts;
			}
			function findClose(text, from) {
				let isQuoted = !1;
				for (let i = from; i < text.length; i++) if (text[i] === "'") isQuoted = !isQuoted;
				else if (!isQuoted && text.startsWith("}}", i)) return i;
			}
			//! src/recipe/fields.ts
			function field(description, schema, read) {
				return {
					read,
					schema: () => ({
						...schema,
						description
					})
				};
			}
			function refine({ read, schema }, convert) {
				return {
					schema,
					read(node, what, reading) {
						let value = read(node, what, reading);
						return value === void 0 ? void 0 : convert(value, node, reading, what);
					}
				};
			}
			function textField(description, more = {}) {
				return field(description, {
					type: "string",
					...more
				}, readText);
			}
			function booleanField(description, fallback) {
				return field(description, {
					type: "boolean",
					...defaultOf(fallback)
				}, (node, what, { diagnostics }) => node.kind === "scalar" && typeof node.value == "boolean" ? node.value : wrongType(node, what, "true or false", diagnostics));
			}
			function numberField(description) {
				return field(description, { type: "number" }, readNumber);
			}
			function integerField(description, maximum, fallback) {
				return field(description, {
					type: "integer",
					minimum: 1,
					maximum,
					...defaultOf(fallback)
				}, (node, what, reading) => {
					let value = readNumber(node, what, reading);
					if (value === void 0 || Number.isInteger(value) && value >= 1 && value <= maximum) return value;
					let message = `${what} must be a whole number from 1 to ${maximum}`;
					reading.diagnostics.error(node.at, "out_of_range", message, "Choose a number in that range.");
				});
			}
			function wordField(description, words, fallback) {
				return field(description, {
					enum: words,
					...defaultOf(fallback)
				}, (node, what, reading) => {
					let given = node.kind === "scalar" && node.value !== null && typeof node.value != "string" ? node.raw : readText(node, what, reading);
					let found = words.find((one) => one === given);
					given !== void 0 && found === void 0 && reading.diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, paths.briefText)(given)}'`, `Use one of ${words.join(", ")}.`);
					return found;
				});
			}
			function textsField(description, rules = {}) {
				let { mayBeEmpty = !1, items, more, check } = rules;
				let least = mayBeEmpty ? {} : { minItems: 1 };
				return field(description, {
					type: "array",
					items: {
						type: "string",
						...items
					},
					...least,
					uniqueItems: !0,
					...more
				}, (node, what, reading) => {
					!mayBeEmpty && node.kind === "list" && node.items.length === 0 && reading.diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
					return readTexts(node, what, reading, check);
				});
			}
			function readTexts(node, what, reading, check) {
				let { diagnostics } = reading;
				if (node.kind !== "list") return wrongType(node, what, "a list of strings", diagnostics);
				let found = new Set();
				for (let item of node.items) {
					let one = readText(item, `An item of ${what}`, reading);
					if (one === void 0) continue;
					found.has(one) && diagnostics.error(item.at, "duplicate_item", `'${(0, paths.briefText)(one)}' is listed twice`, "Remove it.");
					found.add(one);
					check?.(one, item, reading);
				}
				return [...found];
			}
			function toolField(description, read) {
				let ofBundle = {
					type: "string",
					pattern: "^[^/@]+/[^/@]+@[^/@]+$"
				};
				let schema = (tools) => {
					let summaries = tools.find && { enumDescriptions: tools.names.map((name) => tools.find?.(name)?.summary ?? "") };
					return {
						anyOf: [{
							enum: tools.names,
							...summaries
						}, ofBundle],
						description
					};
				};
				return {
					read,
					schema
				};
			}
			let kind = {
				text: textField,
				boolean: booleanField,
				number: numberField,
				integer: integerField,
				word: wordField,
				texts: textsField,
				tool: toolField
			};
			let NAMED = {
				type: "object",
				propertyNames: { pattern: NAME_PATTERN }
			};
			let EXPRESSION_SCHEMA = {
				type: "string",
				pattern: "\\$\\{\\{"
			};
			function reference(definition) {
				return { $ref: `#/definitions/${definition}` };
			}
			var MapField = class {
				#rules;
				constructor(rules) {
					this.#rules = rules;
				}
				schema = (tools) => {
					let { keys, required, description, more } = this.#rules;
					return {
						type: "object",
						additionalProperties: !1,
						properties: Object.fromEntries(Object.entries(keys).map(([key, { schema }]) => [key, schema(tools)])),
						...required !== void 0 && { required },
						...description !== void 0 && { description },
						...more
					};
				};
				read = (node, what, reading) => this.open(node, reading, { what })?.readAll(reading);
				open(node, { diagnostics }, { what: named = "", missingAt = node.at } = {}) {
					let { what = named, keys, required = [] } = this.#rules;
					if (node.kind !== "map") return wrongType(node, what, "a map", diagnostics);
					let known = new Map();
					let meant = [];
					for (let entry of node.entries) Object.hasOwn(keys, entry.key) ? known.set(entry.key, entry) : diagnostics.isFull || meant.push(...this.#reportUnknown(entry, what, diagnostics));
					let lacks = (key) => !known.has(key) && !meant.includes(key);
					for (let key of required) lacks(key) && reportMissing(key, what, missingAt, diagnostics);
					let read = (key, reading) => {
						let entry = known.get(key);
						let { read: readValue } = keys[key];
						return entry && readValue(entry.value, `'${key}'`, reading);
					};
					let readAll = (reading) => {
						let values = Object.keys(keys).map((key) => [camelCase(key), read(key, reading)]);
						return Object.fromEntries(values.filter(([, value]) => value !== void 0));
					};
					return {
						at: node.at,
						lacks,
						entry: (key) => known.get(key),
						read,
						readAll
					};
				}
				#reportUnknown({ key, keyAt }, what, diagnostics) {
					let { keys, advice: known = {} } = this.#rules;
					let names = Object.keys(keys);
					let near = (0, work.didYouMean)(key, names);
					let guess = near === void 0 ? `Keys are ${names.join(", ")}.` : `Did you mean '${near}'?`;
					let advice = Object.hasOwn(known, key) ? known[key] : void 0;
					diagnostics.error(keyAt, "unknown_key", `${what} has no key '${(0, paths.briefText)(key)}'`, advice?.text ?? guess);
					return [advice === void 0 ? near : advice.instead].filter((one) => one !== void 0);
				}
			};
			function camelCase(key) {
				return key.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
			}
			function reportMissing(key, what, at, diagnostics) {
				diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
			}
			function readText(node, what, { diagnostics }) {
				if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a string", diagnostics);
				if (typeof node.value != "string") {
					mustBeQuoted(node, what, diagnostics);
					return;
				}
				if (node.value.trim() === "") {
					diagnostics.error(node.at, "empty", `${what} is empty`, "Write a string, or remove the line.");
					return;
				}
				if (hasExpression(node.value)) {
					diagnostics.error(node.at, "expression_not_allowed", `${what} cannot contain an expression`, "Use a plain value. Expressions are allowed in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
					return;
				}
				return node.value;
			}
			function readNumber(node, what, { diagnostics }) {
				if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
				return wrongType(node, what, "a number", diagnostics);
			}
			function mustBeQuoted(node, what, diagnostics) {
				let message = `${what} must be a quoted string. Without quotes, YAML reads ${(0, paths.briefText)(node.raw)} as a ${typeof node.value}`;
				diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, paths.briefText)(node.raw)}' in quotes.`);
			}
			function wrongType(node, what, expected, diagnostics) {
				if (node.kind === "invalid") return;
				diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`);
			}
			function defaultOf(fallback) {
				return fallback === void 0 ? {} : { default: fallback };
			}
			//! src/recipe/read-permissions.ts
			let MAX_FILES = 2e3;
			let NO_PERMISSIONS = {
				write: [],
				run: [],
				fetch: [],
				maxFiles: MAX_FILES,
				at: void 0
			};
			let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files. Token permissions belong in the workflow." };
			let PERMISSIONS = new MapField({
				description: "What the recipe may do. Shown first in every preview, and enforced. Default: read only.",
				keys: {
					write: kind.texts("Globs of the files that the recipe may change.", { check: globCheck("src/**/*.ts") }),
					run: kind.texts("Commands that the recipe may run, word for word."),
					fetch: kind.texts("Hosts that the recipe may fetch from.", { check: checkHost }),
					"max-files": kind.integer("How many files it may change.", MAX_FILES, MAX_FILES)
				},
				advice: {
					contents: TOKEN,
					"pull-requests": TOKEN,
					read: { text: "Remove it: a recipe can always read the repository." }
				}
			});
			function globCheck(example) {
				return (glob, item, { tools, diagnostics }) => {
					let problem = tools.checkGlob(glob);
					problem !== void 0 && diagnostics.error(item.at, "invalid_glob", problem, `Write a glob such as '${example}'.`);
				};
			}
			let HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
			function checkHost(host, item, { diagnostics }) {
				if (HOST.test(host)) return;
				let message = `'${(0, paths.briefText)(host)}' is not a host name`;
				diagnostics.error(item.at, "invalid_host", message, "Use only the host in lower case: 'nodejs.org', without https:// or a path.");
			}
			function checkPermission(call, permissions, { catalogue, diagnostics }) {
				let { tool, at } = call;
				let needs = (key, message, example) => diagnostics.error(at, "permission_missing", message, suggestionFor(key, permissions, example));
				let path = plainText(call, "path")?.value;
				tool.effect === "stage" && permissions.write.length === 0 ? needs("write", `${tool.name} changes files, but the recipe has no permission to`, globFor(call)) : path !== void 0 && changesFile(call) && catalogue.fitsAny?.(permissions.write, path) === !1 && needs("write", `The recipe has no permission to change '${(0, paths.briefText)(path)}'`, globFor(call));
				if (tool.permissions.includes("RunCommands") && tool.effect === "external") {
					let command = plainText(call, "command");
					command !== void 0 && !permissions.run.includes(command.value) && needs("run", `The recipe has no permission to run '${(0, paths.briefText)(command.value)}'`, (0, paths.briefText)(JSON.stringify(command.value)));
				}
				if (tool.permissions.includes("Network")) {
					let host = hostOf(plainText(call, "url")?.value);
					let hosts = tool.hosts ?? (host === void 0 ? [] : [host]);
					if (permissions.fetch.length === 0) needs("fetch", `${tool.name} fetches from the network, but the recipe has no permission to`, hosts[0] ?? "nodejs.org");
					else for (let each of hosts) permissions.fetch.includes(each) || needs("fetch", `The recipe has no permission to fetch from ${each}`, each);
				}
			}
			function suggestionFor(key, permissions, example) {
				if (permissions.at === void 0) return `Add 'permissions: { ${key}: [${example}] }' to the recipe.`;
				if (permissions[key].length === 0) return `Add '${key}: [${example}]' to 'permissions'.`;
				return `Add ${example} to '${key}' in 'permissions'.`;
			}
			function globFor(call) {
				let path = plainText(call, "path")?.value;
				let glob = path === void 0 ? plainText(call, "include")?.value : (0, work.escapeGlob)(path);
				return `'${(0, paths.escapeUnprintable)(glob ?? "docs/**/*.md").replaceAll("'", "''")}'`;
			}
			function changesFile({ tool, arguments: given }) {
				let preview = given.find((entry) => entry.key === "preview_only")?.value;
				let isLooking = preview !== void 0 && (preview.kind !== "scalar" || preview.value !== !1);
				return tool.effect === "stage" && tool.name !== "create_directory" && !isLooking;
			}
			function plainText(call, argument) {
				let node = call.arguments.find((entry) => entry.key === argument)?.value;
				return node?.kind === "scalar" && typeof node.value == "string" && !hasExpression(node.value) ? { value: node.value } : void 0;
			}
			function hostOf(url) {
				return url !== void 0 && URL.canParse(url) ? (0, paths.briefText)(new URL(url).hostname) : void 0;
			}
			//! src/base/recipe.ts
			let INPUT_TYPES = [
				"string",
				"number",
				"boolean",
				"choice"
			];
			//! src/recipe/check-call.ts
			function checkCall(call, catalogue, diagnostics) {
				let { tool } = call;
				let given = new Set(call.arguments.map((entry) => entry.key));
				for (let entry of call.arguments) {
					let field = tool.arguments.find((argument) => argument.name === entry.key);
					if (diagnostics.isFull) break;
					field === void 0 ? given.add(reportUnknown(entry, tool, diagnostics)) : checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics);
					entry.key === "command" && refuseExpressions(entry.value, diagnostics);
				}
				for (let { name, required } of tool.arguments) {
					if (!required || given.has(name)) continue;
					diagnostics.error(call.at, "missing_argument", `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`);
				}
				checkPlainValues(call, catalogue, diagnostics);
			}
			function reportUnknown(entry, tool, diagnostics) {
				let names = tool.arguments.map((argument) => argument.name);
				let near = (0, work.didYouMean)(entry.key, names);
				let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(entry.keyAt, "unknown_argument", `${tool.name} has no argument '${(0, paths.briefText)(entry.key)}'`, suggestion);
				return near ?? entry.key;
			}
			function checkQuotes(node, schema, what, diagnostics) {
				if (node.kind === "scalar") {
					let isText = schema.type === "string";
					isText && node.value !== null && typeof node.value != "string" && mustBeQuoted(node, what, diagnostics);
					isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Write a string. An empty one is ''.");
				}
				if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
				if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, paths.briefText)(key)}' in ${what}`, diagnostics);
			}
			function memberOf(schema, key) {
				let member = schema[key];
				return typeof member == "object" && member ? member : {};
			}
			function refuseExpressions(node, diagnostics) {
				if (node.kind !== "scalar" || typeof node.value != "string" || !hasExpression(node.value)) return;
				diagnostics.error(node.at, "expression_in_command", "A command cannot contain an expression", "Pass the value with 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
			}
			function checkPlainValues(call, catalogue, diagnostics) {
				if (catalogue.checkCall === void 0) return;
				let plain = Object.create(null);
				let partial = Object.create(null);
				for (let { key, value } of call.arguments) isPlain(value) ? plain[key] = toPlain(value) : value.kind === "list" && (partial[key] = value.items.map((item) => isPlain(item) ? toPlain(item) : void 0));
				for (let { argument, item, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain, partial)) {
					let value = call.arguments.find((entry) => entry.key === argument)?.value;
					let place = item !== void 0 && value?.kind === "list" ? value.items[item] : value;
					diagnostics.error((place ?? call).at, code, message, suggestion);
				}
			}
			function isPlain(node) {
				if (node.kind === "scalar") return !(typeof node.value == "string" && hasExpression(node.value));
				if (node.kind === "list") return node.items.every(isPlain);
				return node.kind === "map" && node.entries.every((entry) => isPlain(entry.value));
			}
			function toPlain(node) {
				if (node.kind === "scalar") return node.value;
				if (node.kind === "list") return node.items.map(toPlain);
				if (node.kind !== "map") return;
				let plain = Object.create(null);
				for (let { key, value } of node.entries) plain[key] = toPlain(value);
				return plain;
			}
			//! src/recipe/read-steps.ts
			function stepList(description) {
				return field(description, {
					type: "array",
					minItems: 1,
					maxItems: 200,
					items: reference("step")
				}, (node, what, { steps }) => steps.read(node, what));
			}
			var StepsReader = class {
				#reading;
				#inputs;
				#allIds;
				#outputs = new Map();
				#count = 0;
				constructor(reading, inputs, lists) {
					this.#reading = reading;
					this.#inputs = inputs;
					this.#allIds = lists.flatMap((list) => list?.kind === "list" ? list.items.flatMap(idOf) : []);
				}
				read(node, what) {
					let { diagnostics } = this.#reading;
					if (node.kind !== "list") return wrongType(node, what, "a list of steps", diagnostics) ?? [];
					node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a step, or remove the line.");
					let steps = [];
					for (let item of node.items) {
						if (++this.#count > 200) {
							diagnostics.error(item.at, "too_many_steps", "More than 200 steps", "Use 'for-each', or split the recipe.");
							break;
						}
						let step = this.#readStep(item);
						step !== void 0 && steps.push(step);
					}
					return steps;
				}
				get scope() {
					return {
						inputs: this.#inputs,
						steps: this.#outputs,
						laterSteps: this.#allIds,
						insideForEach: !1
					};
				}
				#readStep(item) {
					let step = readStep(item, {
						...this.#reading,
						scope: this.scope
					});
					let id = this.#readId(idEntry(item));
					id !== void 0 && this.#outputs.set(id, step === void 0 ? void 0 : this.#outputsOf(step));
					return step === void 0 ? void 0 : {
						id,
						...step
					};
				}
				#outputsOf({ call, forEach }) {
					let outputs = call.kind === "tool" ? this.#reading.catalogue.find(call.tool)?.outputs.map((output) => output.name) : void 0;
					return outputs === void 0 || forEach === void 0 ? outputs : [...outputs, "items"];
				}
				#readId(entry) {
					let { diagnostics } = this.#reading;
					let id = entry && readText(entry.value, "'id'", this.#reading);
					if (entry === void 0 || id === void 0 || !checkName(id, "The id of a step", entry.value.at, diagnostics)) return;
					let twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase());
					if (twin === void 0) return id;
					diagnostics.error(entry.value.at, "duplicate_id", `An earlier step already has the id '${twin}'`, "Choose another id.");
				}
			};
			function idEntry(step) {
				return step.kind === "map" ? step.entries.find((entry) => entry.key === "id") : void 0;
			}
			function idOf(step) {
				let node = idEntry(step)?.value;
				return node?.kind === "scalar" && typeof node.value == "string" ? [node.value] : [];
			}
			let EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
			let STEP = new MapField({
				what: "A step",
				keys: {
					id: kind.text("The name for references from later steps: steps.<id>.outputs.", { pattern: NAME_PATTERN }),
					name: kind.text("What the step does, for reports."),
					tool: kind.tool("The tool to call. For a bundle tool: bundle/tool@version.", readText),
					recipe: kind.text("Another recipe to run as this step. Pass its inputs in 'with'."),
					with: field("The arguments.", { type: "object" }, readArguments),
					if: field("The step runs only if this expression is true. With for-each it is evaluated for each item.", { type: ["string", "boolean"] }, readCondition),
					"for-each": field("Runs the step for each item of a list. Expressions can use item and index.", { anyOf: [{ type: "array" }, EXPRESSION_SCHEMA] }, readForEach),
					expect: field("Conditions on the step's outputs, such as replacements: '>= 1'. For a list, its length counts. They all fail for a search that timed out.", {
						type: "object",
						additionalProperties: {
							type: "string",
							pattern: EXPECTATION.source
						}
					}, readExpect),
					"continue-on-error": kind.boolean("Whether the recipe continues if the step fails.", !1),
					"timeout-seconds": kind.integer("How many seconds the step may take.", 600),
					report: kind.word("Turns the matches of a search into annotations of this level.", [
						"notice",
						"warning",
						"error"
					])
				},
				advice: {
					run: {
						text: "Use 'tool: run_in_terminal' with 'with: { command: \u2026 }'.",
						instead: "tool"
					},
					uses: {
						text: "Use 'tool:' for a tool, or 'recipe:' for another recipe.",
						instead: "tool"
					},
					env: { text: "Variables for a command go into 'with: { env: \u2026 }'." },
					"timeout-minutes": { text: "Use 'timeout-seconds'." }
				},
				more: { oneOf: [{ required: ["tool"] }, { required: ["recipe"] }] }
			});
			function readStep(node, reading) {
				let fields = STEP.open(node, reading);
				if (fields === void 0) return;
				let forEach = fields.read("for-each", reading);
				let inside = {
					...reading,
					scope: {
						...reading.scope,
						insideForEach: fields.entry("for-each") !== void 0
					}
				};
				let call = readCall(fields, reading);
				let tool = call?.kind === "tool" ? findTool(call, reading) : void 0;
				let map = fields.read("with", reading);
				let isComplete = map !== void 0 || fields.lacks("with");
				tool !== void 0 && call !== void 0 && isComplete && checkTool({
					tool,
					at: call.at,
					arguments: map?.entries ?? []
				}, fields, reading);
				let step = {
					name: fields.read("name", reading),
					with: map === void 0 ? [] : readEntries(map, inside),
					if: fields.read("if", inside),
					forEach,
					expect: fields.read("expect", {
						...reading,
						tool
					}) ?? [],
					continueOnError: fields.read("continue-on-error", reading) ?? !1,
					timeoutSeconds: fields.read("timeout-seconds", reading),
					report: fields.read("report", reading),
					at: fields.at
				};
				if (call === void 0) return;
				return {
					...step,
					call: tool === void 0 ? call : {
						kind: "tool",
						tool: tool.name,
						at: call.at
					}
				};
			}
			function readCall(fields, reading) {
				let { diagnostics } = reading;
				let tool = fields.entry("tool");
				let recipe = fields.entry("recipe");
				if (tool !== void 0 && recipe !== void 0) {
					diagnostics.error(recipe.keyAt, "tool_and_recipe", "A step has 'tool' or 'recipe', not both", "Split it into two steps.");
					return;
				}
				let at = (tool ?? recipe)?.value.at;
				if (at === void 0) {
					fields.lacks("tool") && fields.lacks("recipe") && diagnostics.error(fields.at, "missing_key", "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.");
					return;
				}
				let name = fields.read(tool === void 0 ? "recipe" : "tool", reading);
				if (name === void 0) return;
				return tool === void 0 ? {
					kind: "recipe",
					recipe: name,
					at
				} : {
					kind: "tool",
					tool: name,
					at
				};
			}
			function findTool(call, { catalogue, diagnostics }) {
				let tool = catalogue.find(call.tool);
				if (tool !== void 0) return tool;
				let known = catalogue.whyMissing?.(call.tool);
				if (known !== void 0) {
					diagnostics.error(call.at, known.code, known.message, known.suggestion);
					return;
				}
				let near = (0, work.didYouMean)(call.tool, catalogue.names);
				let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(call.at, "unknown_tool", `Tool '${(0, paths.briefText)(call.tool)}' does not exist`, suggestion);
			}
			function checkTool(call, fields, reading) {
				checkCall(call, reading.catalogue, reading.diagnostics);
				reading.permissions !== void 0 && checkPermission(call, reading.permissions, reading);
				let report = fields.entry("report");
				if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
				let message = `${call.tool.name} has no matches to report`;
				reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
			}
			function readArguments(node, what, { diagnostics }) {
				return node.kind === "map" ? node : wrongType(node, what, "a map of arguments", diagnostics);
			}
			function readForEach(node, what, reading) {
				if (node.kind === "list") return readValue(node, reading);
				if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, what, "a list, or an expression that returns one", reading.diagnostics);
				let value = readValue(node, reading);
				if (hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
				reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be a single expression that returns a list, without text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
			}
			function readCondition(node, what, reading) {
				if (node.kind === "scalar" && typeof node.value == "boolean") return {
					text: String(node.value),
					at: node.at
				};
				if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, what, "an expression", reading.diagnostics);
				let start = node.value.length - node.value.trimStart().length;
				let text = node.value.trim();
				let located = locate(node, reading.source);
				if (!hasExpression(text)) return readExpression(located, text, start, reading);
				let parts = parseTemplate(text);
				let [only, ...others] = parts;
				if (only?.kind === "expression" && others.length === 0) return readExpression(located, only.text, start + only.start, reading);
				let unclosed = parts.find((part) => part.kind === "unclosed");
				if (unclosed !== void 0) {
					reportUnclosed(located, start + unclosed.start, reading);
					return;
				}
				reading.diagnostics.error(node.at, "expression_mixed", "'if' has text around its expression, so it would always be true", "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}.");
			}
			let COUNTABLE = [
				"integer",
				"number",
				"array"
			];
			function readExpect(node, what, { tool, diagnostics }) {
				if (node.kind !== "map") return wrongType(node, what, "a map of outputs", diagnostics);
				return node.entries.flatMap((entry) => {
					tool !== void 0 && checkOutput(entry, tool, diagnostics);
					return readExpectation(entry, diagnostics) ?? [];
				});
			}
			function checkOutput(entry, tool, diagnostics) {
				let countable = tool.outputs.filter(isCountable);
				if (countable.some((output) => output.name === entry.key)) return;
				let names = countable.map((output) => output.name);
				let isOutput = tool.outputs.some((output) => output.name === entry.key);
				let why = isOutput ? "is neither a number nor a list" : `is not an output of ${tool.name}`;
				let near = (0, work.didYouMean)(entry.key, names);
				let all = names.length === 0 ? `${tool.name} has no outputs to compare.` : `Use one of ${names.join(", ")}.`;
				let suggestion = near === void 0 || isOutput ? all : `Did you mean '${near}'?`;
				diagnostics.error(entry.keyAt, "unknown_output", `'${(0, paths.briefText)(entry.key)}' ${why}`, suggestion);
			}
			function isCountable(output) {
				let type = output.schema.type;
				return type === void 0 || COUNTABLE.includes(type);
			}
			function readExpectation(entry, diagnostics) {
				let { value } = entry;
				if (value.kind === "invalid") return;
				let match = value.kind === "scalar" && typeof value.value == "string" ? EXPECTATION.exec(value.value) : null;
				if (match !== null) {
					let [, operator, number] = match;
					return {
						output: entry.key,
						operator,
						number: Number(number),
						at: value.at
					};
				}
				let message = `The expectation for '${(0, paths.briefText)(entry.key)}' must be a comparison with a number`;
				let example = value.kind === "scalar" && typeof value.value == "number" ? `'== ${value.raw}'` : "'>= 1'";
				diagnostics.error(value.at, "invalid_expect", message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
			}
			//! src/recipe/read-recipe.ts
			let INPUT = new MapField({ keys: {
				description: kind.text("What the value is for."),
				type: kind.word("The type of the value.", INPUT_TYPES, "string"),
				required: kind.boolean("Whether every run has to set it.", !1),
				default: field("The value if none is set.", { type: [
					"string",
					"number",
					"boolean"
				] }, readDefault),
				pattern: refine(kind.text("For a string: a regular expression that must match the whole value.", { format: "regex" }), checkPattern),
				options: kind.texts("For a choice: the allowed values."),
				min: kind.number("For a number: the minimum."),
				max: kind.number("For a number: the maximum.")
			} });
			let INPUTS = field("Values to set when you run the recipe. Use them in expressions as inputs.<name>.", {
				...NAMED,
				additionalProperties: reference("input")
			}, readInputs);
			let CONSTRAINTS = [
				["pattern", "string"],
				["options", "choice"],
				["min", "number"],
				["max", "number"]
			];
			function readInputs(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return wrongType(node, what, "a map", diagnostics);
				let inputs = [];
				for (let [index, entry] of node.entries.entries()) {
					if (index >= 100) {
						diagnostics.error(entry.keyAt, "too_many_inputs", "More than 100 inputs", "Split the recipe.");
						break;
					}
					let isNamed = checkName(entry.key, "The name of an input", entry.keyAt, diagnostics);
					let twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
					twin !== void 0 && diagnostics.error(entry.keyAt, "duplicate_key", `Input '${entry.key}' differs from '${twin.name}' only in case`, "Rename one of them.");
					let input = readInput(entry, reading);
					input !== void 0 && isNamed && inputs.push(input);
				}
				return inputs;
			}
			function readInput({ key: name, keyAt: at, value }, reading) {
				let { diagnostics } = reading;
				let fields = INPUT.open(value, reading, { what: `Input '${name}'` });
				if (fields === void 0) return;
				let type = fields.read("type", reading) ?? "string";
				checkConstraints(fields, type, diagnostics);
				let input = {
					name,
					description: fields.read("description", reading) ?? "",
					type,
					required: fields.read("required", reading) ?? !1,
					options: fields.read("options", reading) ?? [],
					pattern: fields.read("pattern", reading),
					min: fields.read("min", reading),
					max: fields.read("max", reading),
					at
				};
				checkBounds(input, fields, diagnostics);
				type === "choice" && fields.lacks("options") && reportMissing("options", "A choice", at, diagnostics);
				let given = fields.entry("default");
				input.required && given?.value.kind === "scalar" && given.value.value !== null && diagnostics.warning(given.keyAt, "default_unused", "The input is required, so its 'default' is never used", "Remove 'required' or 'default'.");
				return {
					...input,
					default: fields.read("default", {
						diagnostics,
						input
					})
				};
			}
			function checkConstraints(fields, type, diagnostics) {
				for (let [key, owner] of CONSTRAINTS) {
					let entry = fields.entry(key);
					if (entry === void 0 || owner === type) continue;
					let message = `'${key}' only applies to inputs of type '${owner}', and this is a '${type}'`;
					diagnostics.error(entry.keyAt, "constraint_mismatch", message, `Remove it, or set 'type: ${owner}'.`);
				}
			}
			function checkBounds(input, fields, diagnostics) {
				let { min, max } = input;
				if (min === void 0 || max === void 0 || min <= max) return;
				let at = fields.entry("max")?.value.at ?? fields.at;
				diagnostics.error(at, "out_of_range", `'max' (${max}) is less than 'min' (${min})`, "Swap them.");
			}
			function checkPattern(pattern, node, { patternTrial, diagnostics }) {
				let compiled = (0, input_values.compileInputPattern)(pattern, patternTrial);
				if (compiled.ok) return pattern;
				diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax). It must match the whole value.");
			}
			function readDefault(node, what, reading) {
				let { input, diagnostics } = reading;
				if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, `a ${input.type}`, diagnostics);
				if (typeof node.value == "string" && hasExpression(node.value)) {
					readText(node, what, reading);
					return;
				}
				if ((input.type === "string" || input.type === "choice") && typeof node.value != "string") {
					mustBeQuoted(node, what, diagnostics);
					return;
				}
				let checked = (0, input_values.checkInputValue)(input, node.value);
				if (checked.ok) return checked.value;
				let { message, suggestion } = checked.error;
				diagnostics.error(node.at, "invalid_default", `The default is not valid: ${message}`, suggestion);
			}
			let RECIPE = new MapField({
				what: "A recipe",
				keys: {
					name: refine(kind.text("What the recipe does, in a few words.", {
						minLength: 1,
						maxLength: 100
					}), checkTitle),
					description: kind.text("What the recipe does and when to use it."),
					inputs: INPUTS,
					permissions: PERMISSIONS,
					steps: stepList("What to do, in this order."),
					verify: stepList("Steps that run last. When one fails, there is no plan and nothing changes."),
					outputs: field("Values that a run returns, usually expressions over the outputs of steps.", NAMED, readOutputs)
				},
				required: ["name", "steps"],
				advice: {
					on: { text: "This is a key of workflow files. Workflows, comments and the command line start recipes." },
					jobs: {
						text: "This is a key of workflow files. A recipe has 'steps' at the top level.",
						instead: "steps"
					},
					runs: {
						text: "This is a key of action files. A recipe has 'steps' at the top level.",
						instead: "steps"
					},
					env: { text: "Variables for a command go into the step's 'with: { env: \u2026 }'." }
				}
			});
			function readRecipe(text, file, catalogue) {
				let diagnostics = new Diagnostics();
				let read = readRoot(parseYaml(text, file, diagnostics), catalogue, diagnostics);
				let draft = read && {
					...read,
					source: sourceOf(text, file)
				};
				return {
					recipe: diagnostics.hasErrors ? void 0 : draft,
					draft,
					diagnostics: diagnostics.list()
				};
			}
			function sourceOf(text, path) {
				return {
					path,
					get digest() {
						return process.getBuiltinModule("node:crypto").hash("sha256", text);
					}
				};
			}
			function readRoot({ source, root }, tools, diagnostics) {
				if (root === void 0 || root.kind === "scalar" && root.value === null) {
					diagnostics.hasErrors || diagnostics.error(source.range(0), "empty", "The file is empty", "Begin with 'name:' and 'steps:'.");
					return;
				}
				let fields = RECIPE.open(root, { diagnostics }, { missingAt: source.range(0) });
				if (fields === void 0) return;
				let inputs = fields.read("inputs", {
					patternTrial: tools.patternTrial,
					diagnostics
				}) ?? [];
				let before = diagnostics.count;
				let allowed = fields.read("permissions", {
					tools,
					diagnostics
				});
				let permissions = allowed === void 0 ? NO_PERMISSIONS : {
					...NO_PERMISSIONS,
					...allowed,
					at: fields.entry("permissions")?.value.at
				};
				let known = diagnostics.count === before ? permissions : void 0;
				let lists = [fields.entry("steps")?.value, fields.entry("verify")?.value];
				let steps = new StepsReader({
					source,
					diagnostics,
					catalogue: tools,
					permissions: known
				}, inputNames(fields.entry("inputs")?.value), lists);
				return {
					name: fields.read("name", { diagnostics }) ?? "",
					description: fields.read("description", { diagnostics }) ?? "",
					inputs,
					permissions,
					steps: fields.read("steps", {
						diagnostics,
						steps
					}) ?? [],
					verify: fields.read("verify", {
						diagnostics,
						steps
					}) ?? [],
					outputs: fields.read("outputs", {
						source,
						diagnostics,
						scope: steps.scope
					}) ?? []
				};
			}
			function inputNames(node) {
				return node?.kind === "map" ? node.entries.slice(0, 100).map((entry) => entry.key) : [];
			}
			function checkTitle(title, node, { diagnostics }, what) {
				if (title.length <= 100 && !/[\n\r]/.test(title)) return title;
				diagnostics.error(node.at, "invalid_name", `${what} must be one line of at most 100 characters`, "Move the rest to 'description'.");
			}
			function readOutputs(node, what, reading) {
				if (node.kind !== "map") return wrongType(node, what, "a map", reading.diagnostics);
				for (let entry of node.entries) checkName(entry.key, "The name of an output", entry.keyAt, reading.diagnostics);
				return readEntries(node, reading);
			}
			//! src/tools/recipe-catalogue.ts
			var recipe_catalogue_exports = (0, runtime.__exportAll)({
				RecipeCatalogue: () => RecipeCatalogue,
				readRecipeText: () => readRecipeText
			});
			var RecipeCatalogue = class {
				names = [...work.TOOL_NAMES, ...Object.keys(work.ALIASES)];
				#tools = new Map();
				#descriptions = new Map();
				#missed = new Set();
				#describe;
				#findMore;
				#whyOff;
				patternTrial;
				#faults = new Map();
				constructor({ describe = describeBriefly, findMore, whyOff, trustsPatterns = !1 } = {}) {
					this.#describe = describe;
					this.#findMore = findMore;
					this.#whyOff = whyOff;
					this.patternTrial = trustsPatterns ? "nowhere" : "apart";
				}
				find(name) {
					let full = fullName(name);
					let known = this.#descriptions.get(full);
					if (known !== void 0) return known;
					let tool = this.#tools.get(full);
					if (tool === void 0) {
						!this.#faults.has(full) && (work.TOOL_NAMES.includes(full) || this.#mayBeMore(full)) && this.#missed.add(full);
						return;
					}
					let description = this.#describe(tool);
					this.#descriptions.set(full, description);
					return description;
				}
				whyMissing(name) {
					let fault = this.#faults.get(fullName(name));
					return fault && {
						code: fault.code === "disabled" ? "disabled" : "unknown_tool",
						message: fault.message,
						suggestion: fault.suggestion
					};
				}
				checkGlob(pattern) {
					let glob = (0, work.parseGlob)(pattern);
					return glob.ok ? void 0 : glob.error.message;
				}
				fitsAny(patterns, path) {
					let [globs, parsed] = [(0, work.parseGlobs)(patterns), (0, work.parsePathArgument)(path)];
					return !globs.ok || !parsed.ok || globs.value.matches(parsed.value);
				}
				checkCall(name, plain, partial) {
					let tool = this.#tools.get(fullName(name));
					return tool === void 0 ? [] : checkLiterals(tool, plain, partial, this.patternTrial);
				}
				async load(names) {
					let missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
					for (let tool of await Promise.all(missing.map((name) => this.#load(name)))) tool !== void 0 && this.#tools.set(tool.name, tool);
				}
				async #load(name) {
					if (this.#faults.has(name)) return;
					if (!this.#mayBeMore(name)) {
						let off = work.TOOL_NAMES.includes(name) ? await this.#whyOff?.(name) : void 0;
						if (off === void 0) return (0, work.findTool)(name);
						this.#faults.set(name, off);
						return;
					}
					let found = await this.#findMore?.(name);
					found?.ok === !1 && this.#faults.set(name, found.error);
					return found?.ok === !0 ? found.value : void 0;
				}
				#mayBeMore(name) {
					return this.#findMore !== void 0 && (0, work.isBundleToolName)(name);
				}
				async loadMissed() {
					let missed = [...this.#missed];
					this.#missed.clear();
					await this.load(missed);
					return missed.length > 0;
				}
			};
			async function readRecipeText(text, file, catalogue) {
				await catalogue.load(likelyNames(text));
				let reading = readRecipe(text, file, catalogue);
				for (; await catalogue.loadMissed();) reading = readRecipe(text, file, catalogue);
				return reading;
			}
			function likelyNames(text) {
				return [...text.matchAll(/\btool: *['"]?(\w+)/g)].map((match) => match[1] ?? "");
			}
			function fullName(name) {
				return Object.hasOwn(work.ALIASES, name) ? work.ALIASES[name] ?? name : name;
			}
			function describeBriefly(tool) {
				let outputs = Object.keys(tool.outputs().shape);
				let names = "preview_only" in tool.args().shape && !outputs.includes("diff") ? [...outputs, "diff"] : outputs;
				return {
					...facts(tool),
					arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
						name,
						required: !["optional", "default"].includes(schema._zod.def.type),
						schema: briefSchema(schema)
					})),
					outputs: names.map((name) => ({
						name,
						required: !0,
						schema: {}
					}))
				};
			}
			function briefSchema(schema) {
				let { def } = (0, work.unwrap)(schema)._zod;
				if (def.type === "array") return {
					type: "array",
					items: briefSchema(def.element)
				};
				if (def.type === "record") return {
					type: "object",
					additionalProperties: briefSchema(def.valueType)
				};
				return def.type === "string" || def.type === "enum" || def.type === "literal" && def.values.every((value) => typeof value == "string") ? { type: "string" } : {};
			}
			function facts({ name, summary, effect, permissions, hosts }) {
				return {
					name,
					summary,
					effect,
					permissions,
					hosts
				};
			}
			function checkLiterals(tool, literals, partial = {}, trial) {
				let parsed = tool.args().safeParse({ ...literals }, work.PLAINLY);
				let findings = (parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals))).map((issue) => {
					let [message = ""] = (0, work.describeArgumentErrors)(tool, [issue], literals);
					return {
						argument: String(issue.path[0]),
						code: "invalid_argument",
						message,
						suggestion: `See 'sous tool ${tool.name} --help'.`
					};
				});
				let told = new Set(findings.map((finding) => finding.argument));
				let meant = [...checkGlobs(tool, {
					...literals,
					...partial
				}), ...checkMeaning(tool, literals, trial)];
				return [...findings, ...meant.filter((finding) => !told.has(finding.argument))];
			}
			function isNews(issue, tool, literals) {
				let [argument] = issue.path;
				if (argument === void 0 || !Object.hasOwn(literals, argument)) return !1;
				if (issue.code !== "invalid_type" || issue.expected !== "string") return !0;
				let value = issue.path.reduce((at, part) => at?.[part], literals);
				let isWithinReach = issue.path.slice(1).map((_, i) => (0, work.schemaAt)(tool.args(), issue.path.slice(0, i + 1))).every((schema) => schema !== void 0 && ["list", "record"].includes((0, work.argumentKind)(schema)));
				return typeof value == "object" && !!value || !isWithinReach;
			}
			function checkGlobs(tool, values) {
				let { shape } = tool.args();
				return Object.entries(values).flatMap(([argument, value]) => {
					let schema = Object.hasOwn(shape, argument) ? shape[argument] : void 0;
					if (schema === void 0 || !(0, work.isGlob)(schema)) return [];
					let check = (glob) => typeof glob == "string" ? finding(argument, "invalid_glob", (0, work.parseGlob)(glob)) : [];
					return Array.isArray(value) ? value.flatMap((glob, item) => check(glob).map((each) => ({
						...each,
						item
					}))) : check(value);
				});
			}
			function checkMeaning(tool, literals, trial) {
				if (tool.hosts !== void 0) return [];
				return Object.entries(literals).flatMap(([argument, value]) => {
					if (typeof value != "string" || value === "") return [];
					if (work.PATH_ARGUMENTS.includes(argument)) return finding(argument, "invalid_argument", (0, work.parseDirectoryArgument)(value));
					if (argument === "pattern" && (tool.name === "grep" || literals.is_regex === !0)) return isPlainlySound(value, trial) ? [] : finding(argument, "invalid_pattern", (0, shared_tool_call_work.regexPattern)(value, {
						caseSensitive: !0,
						trial
					}));
					if (argument === "find" && literals.is_regex === !0) return checkReplacement(value, literals, trial);
					return [];
				});
			}
			function checkReplacement(find, literals, trial) {
				let { replace, multiline } = literals;
				if ((typeof replace != "string" || !replace.includes("$")) && multiline !== !1 && isPlainlySound(find, trial)) return [];
				let request = {
					find,
					isRegex: !0,
					caseSensitive: !0,
					trial,
					multiline: multiline !== !1
				};
				let alone = (0, replace_regex.compileReplacement)({
					...request,
					replace: ""
				});
				if (!alone.ok || typeof replace != "string") return finding("find", "invalid_pattern", alone);
				return finding("replace", "invalid_argument", (0, replace_regex.compileReplacement)({
					...request,
					replace
				}));
			}
			function isPlainlySound(regex, trial) {
				try {
					new RegExp(regex);
					return !/\\[pPu]\{/.test(regex) && (trial === "nowhere" || ["", "u"].every((flags) => (0, shared_tool_call_work.hasFewPaths)(regex, flags)));
				} catch {
					return !1;
				}
			}
			function finding(argument, code, checked) {
				return checked.ok ? [] : [{
					argument,
					code,
					message: checked.error.message,
					suggestion: checked.error.suggestion
				}];
			}
		}),
		362: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(799)["input-values"]();
			module.exports = {
				__esModule: !0,
				get checkInputValue() {
					return part().checkInputValue;
				},
				get compileInputPattern() {
					return part().compileInputPattern;
				}
			};
		}),
		311: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(799)["read-config"]();
		}),
		131: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		}),
		107: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		}),
		475: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		951: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).terminal();
		}),
		165: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get hasFewPaths() {
					return part().hasFewPaths;
				},
				get longLinesWarning() {
					return part().longLinesWarning;
				},
				get regexPattern() {
					return part().regexPattern;
				},
				get secretWarning() {
					return part().secretWarning;
				},
				get selectFiles() {
					return part().selectFiles;
				}
			};
		}),
		170: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424)["bundle-tool"]();
		}),
		971: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424)["config-tools"]();
		}),
		481: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424)["edit-file"]();
			module.exports = {
				__esModule: !0,
				get openTextFile() {
					return part().openTextFile;
				}
			};
		}),
		394: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424)["replace-files"]();
			module.exports = {
				__esModule: !0,
				get nearestMissIn() {
					return part().nearestMissIn;
				},
				get openReplacement() {
					return part().openReplacement;
				},
				get replaceInFiles() {
					return part().replaceInFiles;
				},
				get replaceInText() {
					return part().replaceInText;
				},
				get stageAll() {
					return part().stageAll;
				}
			};
		}),
		164: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["replace-regex"]();
			module.exports = {
				__esModule: !0,
				get compileReplacement() {
					return part().compileReplacement;
				},
				get nearestMiss() {
					return part().nearestMiss;
				}
			};
		}),
		31: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(589).ast();
			module.exports = {
				__esModule: !0,
				get ContextAccess() {
					return part().ContextAccess;
				},
				get ExpressionError() {
					return part().ExpressionError;
				},
				get IndexAccess() {
					return part().IndexAccess;
				},
				get Lexer() {
					return part().Lexer;
				},
				get Literal() {
					return part().Literal;
				},
				get Parser() {
					return part().Parser;
				},
				get Star() {
					return part().Star;
				},
				get StringData() {
					return part().StringData;
				},
				get TokenType() {
					return part().TokenType;
				},
				get wellKnownFunctions() {
					return part().wellKnownFunctions;
				}
			};
		}),
		576: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5)["compose-collection"]();
			module.exports = {
				__esModule: !0,
				get Composer() {
					return part().Composer;
				},
				get Lexer() {
					return part().Lexer;
				},
				get Parser() {
					return part().Parser;
				},
				get isMap() {
					return part().isMap;
				},
				get isScalar() {
					return part().isScalar;
				},
				get isSeq() {
					return part().isSeq;
				},
				get tokenType() {
					return part().tokenType;
				}
			};
		}),
		365: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
				get _gte() {
					return part()._gte;
				},
				get _minLength() {
					return part()._minLength;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get describe() {
					return part().describe;
				},
				get int() {
					return part().int;
				},
				get optional() {
					return part().optional;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				}
			};
		}),
		589: ((module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
		}),
		5: ((module) => {
			"use strict";
			module.exports = require("../vendor/yaml.js");
		}),
		741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		116: ((module) => {
			"use strict";
			module.exports = require("./app.js");
		}),
		902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		802: ((module) => {
			"use strict";
			module.exports = require("./bundles.js");
		}),
		816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		799: ((module) => {
			"use strict";
			module.exports = require("./recipe.js");
		}),
		885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		522: ((module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		}),
		424: ((module) => {
			"use strict";
			module.exports = require("./tools.js");
		}),
		986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
		})
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
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
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
	var __webpack_exports__ = __nccwpck_require__(224);
	module.exports = __webpack_exports__;
})();
