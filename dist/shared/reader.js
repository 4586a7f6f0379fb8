(() => {
	var __webpack_modules__ = {
		224: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				command: () => __nccwpck_require__(855),
				"edit-file": () => __nccwpck_require__(615),
				tool_replace_in_file: () => __nccwpck_require__(369),
				work: () => __nccwpck_require__(669)
			};
		}),
		706: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(116)["open-bundles"]();
		}),
		961: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["check-tool"]();
		}),
		716: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
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
				usage: "Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nChecks recipes, and says everything that is wrong with them at once. Without names or paths: all recipes of the\nrepository, in .github/recipes/ and recipes/, its configuration, .github/sous.yml, and its bundles. Exit code 0 when they are\nvalid, 3 when not.\n",
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
				if (options.json) console.out(`${(0, $start_start.printableJson)({
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
		615: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				encodeContent: () => encodeContent,
				makeEdit: () => makeEdit,
				openTextFile: () => openTextFile,
				stageEdit: () => stageEdit,
				tooLarge: () => tooLarge
			});
			var $start_start_3 = __nccwpck_require__(475);
			var $core_work_3 = __nccwpck_require__(785);
			//! src/tools/edit/edit-file.ts
			async function openTextFile(given, context) {
				let path = (0, $core_work_3.parsePathArgument)(given);
				if (!path.ok) return path;
				let content = await readWhole(path.value, context);
				if (!content.ok) return content;
				let text = (0, $core_work_3.decodeText)(content.value.bytes, path.value);
				return text.ok ? (0, $start_start_3.success)({
					path: path.value,
					content: content.value,
					text: text.value
				}) : text;
			}
			async function readWhole(path, { workspace, limits }) {
				let entry = await workspace.entry(path);
				if (!entry.ok) return entry;
				if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, $start_start_3.failure)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
				return workspace.read(path);
			}
			function encodeContent(content, { limits }) {
				let bytes = Buffer.from(content, "utf8");
				return bytes.length > limits.writeFileBytes ? (0, $start_start_3.failure)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, $start_start_3.success)(bytes);
			}
			function makeEdit(request) {
				let { file, limit } = request;
				let { path, content, text } = file;
				for (let written of request.written) {
					let refusal = (0, $core_work_3.checkEncodable)(written, text.encoding, path);
					if (refusal !== void 0) return (0, $start_start_3.failure)(refusal);
				}
				if (content.bytes.length !== text.text.length && request.edits.some((edit) => (0, $core_work_3.splitsCharacter)(text.text, edit))) return (0, $start_start_3.failure)(matchesHalf(path));
				let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
				if (changing.length === 0) return (0, $start_start_3.success)(void 0);
				let edits = (0, $core_work_3.toByteEdits)(text, content.bytes, changing);
				let length = (0, $core_work_3.lengthAfter)(content.bytes, edits);
				if (length > limit) return (0, $start_start_3.failure)(tooLarge(`File '${path}' after the edit`, length, limit));
				return (0, $start_start_3.success)({
					path,
					before: content,
					bytes: (0, $core_work_3.applyEdits)(content.bytes, edits),
					edits
				});
			}
			async function stageEdit(file, edit, { workspace, limits }) {
				let made = makeEdit({
					file,
					edits: [edit],
					written: [edit.replacement],
					limit: limits.writeFileBytes
				});
				if (!made.ok) return made;
				if (made.value === void 0) return (0, $start_start_3.success)(!1);
				let { bytes, edits } = made.value;
				let staged = await workspace.stage(file.path, bytes, {
					from: file.content,
					edits
				});
				return staged.ok ? (0, $start_start_3.success)(!0) : staged;
			}
			function matchesHalf(path) {
				return (0, $start_start_3.toolError)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
			}
			function tooLarge(what, size, limit) {
				let [is, most] = (0, $start_start_3.sizesText)(size, limit);
				return (0, $start_start_3.toolError)("too_large", `${what} is too large: ${is}, the limit is ${most}`, "Work on a smaller file, or split the content.");
			}
		}),
		369: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_in_file_exports: () => tool_replace_in_file_exports });
			var runtime = __nccwpck_require__(107);
			var start = __nccwpck_require__(475);
			var api = __nccwpck_require__(365);
			var work = __nccwpck_require__(785);
			var shared_reader_work = __nccwpck_require__(669);
			var edit_file = __nccwpck_require__(615);
			let promises_namespaceObject = require("node:timers/promises");
			//! src/tools/edit/replace-files.ts
			function openReplacement(request, context) {
				return (0, shared_reader_work.compileReplacement)({
					...request,
					trial: (0, work.trialIn)(context)
				});
			}
			async function replaceInFiles(paths, replacement, context) {
				let replacer = new Replacer(replacement, context);
				let first = paths.slice(0, 100);
				let others = paths.slice(100);
				let early = await addAll(first, replacer, context);
				if (early !== void 0) return (0, start.failure)(early);
				let left = others.length >= 500 && 2 * replacer.candidates <= first.length ? await sift(others, replacement, replacer, context) : others;
				if (context.signal.aborted) return (0, start.failure)(replacementCancelled());
				let problem = await addAll(left, replacer, context) ?? await finish(replacer);
				return problem === void 0 ? (0, start.success)(replacer) : (0, start.failure)(problem);
			}
			async function addAll(paths, replacer, context) {
				for (let [index, path] of paths.entries()) {
					if (index % 256 == 0) {
						context.progress({
							done: index,
							total: paths.length,
							unit: "files"
						});
						await (0, promises_namespaceObject.setImmediate)();
						if (context.signal.aborted) return replacementCancelled();
					}
					let problem = await replacer.addFile(path);
					if (problem !== void 0) return withExclude(problem);
				}
			}
			async function finish(replacer) {
				let problem = await replacer.finish();
				return problem && withExclude(problem);
			}
			async function sift(paths, { sieve }, replacer, context) {
				if (sieve === void 0) return paths;
				let limits = {
					...context.limits,
					searchFileBytes: context.limits.writeFileBytes
				};
				let { tally } = await (0, work.scanAll)({
					files: paths,
					pattern: sieve,
					remainingMs: () => Infinity
				}, {
					...context,
					limits
				});
				replacer.binaryFiles += tally.binary.length;
				let hits = (0, work.hitsOf)(tally).map(([file]) => file);
				let kept = new Set([
					...hits,
					...tally.tooLarge,
					...tally.unreadable,
					...tally.timedOut
				]);
				return paths.filter((_, file) => kept.has(file));
			}
			async function replaceInText(file, replacement, context) {
				let replacer = new Replacer(replacement, context);
				let problem = await replacer.addText(file) ?? await replacer.finish();
				return problem === void 0 ? (0, start.success)(replacer) : (0, start.failure)(problem);
			}
			async function stageAll(made, { workspace }) {
				for (let [index, { path, before, bytes, edits }] of made.entries()) {
					let staged = await workspace.stage(path, bytes, {
						from: before,
						edits
					});
					if (staged.ok) continue;
					for (let earlier of made.slice(0, index)) await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before });
					return staged;
				}
				return (0, start.success)(void 0);
			}
			async function nearestMissIn(paths, find, { workspace, limits }) {
				for (let path of paths.slice(0, 200)) {
					let content = await workspace.read(path, limits.searchFileBytes);
					let text = content.ok ? (0, work.decodeText)(content.value.bytes, path) : content;
					let miss = text.ok ? (0, shared_reader_work.nearestMiss)(text.value.text, find) : void 0;
					if (miss !== void 0) return `${path}: ${miss}`;
				}
			}
			function withExclude(problem) {
				let already = problem.message.endsWith("; nothing was replaced") ? "" : "Nothing was replaced. ";
				return {
					...problem,
					suggestion: `${already}Leave the file out with exclude, or: ${problem.suggestion}`
				};
			}
			var Replacer = class {
				replacements = 0;
				binaryFiles = 0;
				candidates = 0;
				made = [];
				longLines = [];
				#replacement;
				#sieve;
				#context;
				#batch = [];
				#batchCharacters = 0;
				constructor(replacement, context) {
					this.#replacement = replacement;
					this.#sieve = replacement.sieve && (0, work.makeSieve)(replacement.sieve);
					this.#context = context;
				}
				async addFile(path) {
					let { workspace, limits } = this.#context;
					let content = await workspace.read(path, limits.writeFileBytes + 1);
					if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
					let { bytes } = content.value;
					if ((0, work.isBinary)(bytes)) {
						this.binaryFiles++;
						return;
					}
					if (bytes.length > limits.writeFileBytes) return (0, edit_file.tooLarge)(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
					if (this.#sieve?.sift((0, start.asBuffer)(bytes)).kind === "none") return;
					let text = (0, work.decodeText)(bytes, path);
					return text.ok ? this.addText({
						path,
						content: content.value,
						text: text.value
					}) : text.error;
				}
				async addText(file) {
					this.candidates++;
					this.#batch.push(file);
					this.#batchCharacters += file.text.text.length;
					return this.#batchCharacters < 4194304 ? void 0 : this.finish();
				}
				async finish() {
					let batch = this.#batch;
					this.#batch = [];
					this.#batchCharacters = 0;
					let edits = await this.#findEdits(batch);
					if (!edits.ok) return edits.error;
					for (let [index, file] of batch.entries()) {
						let problem = this.#add(file, edits.value[index] ?? []);
						if (problem !== void 0) return problem;
					}
				}
				async #findEdits(batch) {
					let { needsTimeLimit } = this.#replacement;
					if (!needsTimeLimit) return (0, start.success)(batch.map((file) => this.#replacement.edits(file.text.text)));
					let limitMs = this.#context.limits.regexMsPerFile;
					let found = [];
					let step = (index) => {
						found[index] = this.#replacement.edits(batch[index]?.text.text ?? "");
						return index + 1;
					};
					for (let late of (0, work.runGuarded)({
						from: 0,
						to: batch.length,
						step,
						limitMs
					})) {
						await (0, promises_namespaceObject.setImmediate)();
						if (this.#context.signal.aborted) return (0, start.failure)(replacementCancelled());
						let tooLate = late === void 0 ? void 0 : batch[late];
						if (tooLate !== void 0) return (0, start.failure)(tooSlow(tooLate.path, limitMs));
					}
					return (0, start.success)(found);
				}
				#add(file, edits) {
					let count = this.#replacement.countLongLines(file.text.text);
					count > 0 && this.longLines.push({
						path: file.path,
						count
					});
					if (edits.length === 0) return;
					let { written } = this.#replacement;
					let made = (0, edit_file.makeEdit)({
						file,
						edits,
						written,
						limit: this.#context.limits.writeFileBytes
					});
					if (!made.ok) return made.error;
					this.replacements += edits.length;
					made.value !== void 0 && this.made.push(made.value);
				}
				async #sizeOf(path) {
					let entry = await this.#context.workspace.entry(path);
					return entry.ok ? entry.value.size : 0;
				}
			};
			function replacementCancelled() {
				return (0, start.toolError)("cancelled", "The replacement was cancelled; nothing was replaced", "Call again when it is wanted after all.");
			}
			function tooSlow(path, limitMs) {
				return (0, start.toolError)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
			}
			//! src/tools/edit/tool_replace_in_file.ts
			var tool_replace_in_file_exports = (0, runtime.__exportAll)({ replaceInFile: () => replaceInFile });
			let flag = (initially, description) => (0, api._default)((0, api.boolean)().check((0, api.describe)(description)), initially);
			let replaceInFile = (0, work.defineTool)({
				name: "replace_in_file",
				summary: "Replace all occurrences of a text or regular expression in one file, or in all files that fit a pattern.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, api.strictObject)({
					path: (0, api.optional)((0, api.string)().check((0, api.describe)("Relative path of the one file; either this or include"))),
					include: (0, work.globsArgument)("Pattern or patterns of the files, such as \"src/**/*.ts\"; either this or path"),
					exclude: (0, work.globsArgument)("With include: pattern or patterns of files and directories to leave out"),
					find: (0, work.textArgument)("Text to find, or a regular expression when is_regex is true").check((0, api._minLength)(1, "must not be empty")),
					replace: (0, work.textArgument)("What to put there; its newlines end as those of the file do. Plain text is taken literally; with is_regex, $1, $<name> and $& insert what was matched and $$ is a dollar sign"),
					is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters, and warns, unless multiline is set"),
					case_sensitive: flag(!0, "Whether upper and lower case differ"),
					multiline: flag(!1, "With is_regex: let a match span lines, and the dot match newlines. \\n is the end of a line, also of a file whose lines all end in CRLF. Otherwise each line is matched alone"),
					max_replacements: (0, api.optional)((0, api.int)().check((0, api._gte)(1), (0, api.describe)("Fail, and change nothing, when there would be more"))),
					preview_only: (0, work.previewArgument)()
				}),
				outputs: () => (0, api.strictObject)({
					replacements: (0, api.int)().check((0, api.describe)("How many occurrences were replaced")),
					files_changed: (0, api.int)().check((0, api.describe)("How many files changed")),
					files: (0, api.array)((0, api.string)()).check((0, api.describe)("Paths of the files that changed"))
				}),
				metadata: ["replacements", "files_changed"],
				when: "Use it to change a text wherever it occurs. Prefer it to replace_string_in_file in recipes: no match is not an error.",
				termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
				examples: [{
					description: "Replace a text in one file",
					args: {
						path: "README.md",
						find: "oldText",
						replace: "newText"
					}
				}, {
					description: "Replace by a regular expression with a group, in many files, looking at the diff first",
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
					let replacement = openReplacement({
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
						include: (0, work.asList)(args.include),
						exclude: (0, work.asList)(args.exclude)
					}, request, context);
					return (0, start.failed)("invalid_arguments", args.path === void 0 ? "Neither path nor include is given" : "path goes with neither include nor exclude", "Give path for one file, or include (and exclude) for many.");
				}
			});
			async function inOne(path, { replacement, plainText, most }, context) {
				let file = await (0, edit_file.openTextFile)(path, context);
				if (!file.ok) return file;
				let { text } = file.value;
				let foreign = replacement.written.map((written) => (0, work.checkEncodable)(written, text.encoding, file.value.path)).find(Boolean);
				if (foreign !== void 0) return (0, start.failure)(foreign);
				let replaced = await replaceInText(file.value, replacement, context);
				if (!replaced.ok) return replaced;
				let miss = replaced.value.replacements > 0 || plainText === void 0 ? void 0 : (0, shared_reader_work.nearestMiss)(text.text, plainText);
				let warnings = [...(0, work.longLinesWarning)(replaced.value.longLines), ...miss === void 0 ? [] : [miss]];
				return stageAndReport(replaced.value, {
					most,
					warnings
				}, context);
			}
			async function inMany(globs, { replacement, plainText, most }, context) {
				if (globs.include.length === 0) return (0, start.failed)("invalid_arguments", "include is empty", "Say which files are meant: \"**\" for all.");
				let selected = await (0, work.selectFiles)(context.workspace, {
					...globs,
					maxDepth: Infinity
				});
				if (!selected.ok) return selected;
				let { files, secret } = selected.value;
				let replaced = await replaceInFiles(files, replacement, context);
				if (!replaced.ok) return replaced;
				let { replacements, binaryFiles, longLines } = replaced.value;
				let warnings = [...selected.value.warnings, ...(0, work.secretWarning)(secret.length, "give the exact file name to change it")];
				warnings.push(...(0, work.longLinesWarning)(longLines));
				binaryFiles > 0 && warnings.push(`Skipped ${(0, start.countOf)(binaryFiles, "binary file")}`);
				files.length === 0 && warnings.push(`No file fits ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
				let miss = replacements > 0 || plainText === void 0 ? void 0 : await nearestMissIn(files, plainText, context);
				miss !== void 0 && warnings.push(miss);
				return stageAndReport(replaced.value, {
					most,
					warnings
				}, context);
			}
			async function stageAndReport({ replacements, made }, { most, warnings }, context) {
				if (most !== void 0 && replacements > most) return (0, start.failed)("limit_exceeded", `Found ${(0, start.countOf)(replacements, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Say more exactly what to find and where, or raise max_replacements.");
				let staged = await stageAll(made, context);
				if (!staged.ok) return staged;
				let files = made.map(({ path }) => path);
				return (0, start.succeeded)({
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
				let count = `Replaced ${(0, start.countOf)(replacements, "occurrence")}`;
				let [only] = files;
				if (only === void 0) return `${count}, which changed nothing`;
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
				compileReplacement: () => compileReplacement,
				countDiagnostics: () => countDiagnostics,
				describeNode: () => describeNode,
				diagnosticRecord: () => diagnosticRecord,
				diagnosticsRecord: () => diagnosticsRecord,
				field: () => field,
				fileName: () => fileName,
				findAnyTool: () => findAnyTool,
				findBundleFaults: () => findBundleFaults,
				globCheck: () => globCheck,
				homeFolder: () => homeFolder,
				isRecipePath: () => isRecipePath,
				isValid: () => isValid,
				kind: () => kind,
				loadConfig: () => loadConfig,
				load_config_exports: () => load_config_exports,
				nearestMiss: () => nearestMiss,
				noRecipes: () => noRecipes,
				openRecipes: () => openRecipes,
				parseExpression: () => parseExpression,
				parseYaml: () => parseYaml,
				readConfigFile: () => readConfigFile,
				readInputsText: () => readInputsText,
				readText: () => readText,
				readTexts: () => readTexts,
				recipe_files_exports: () => recipe_files_exports,
				recipesIn: () => recipesIn,
				reference: () => reference,
				refine: () => refine,
				renderDiagnostics: () => renderDiagnostics,
				renderValidation: () => renderValidation,
				resolveInputs: () => resolveInputs,
				toolFile: () => toolFile,
				toolFileName: () => toolFileName,
				toolsFolder: () => toolsFolder,
				wrongType: () => wrongType
			});
			var runtime = __nccwpck_require__(107);
			var shared_start_start = __nccwpck_require__(475);
			var terminal = __nccwpck_require__(951);
			var shared_values_values = __nccwpck_require__(773);
			var work = __nccwpck_require__(785);
			var compose_collection = __nccwpck_require__(576);
			var ast = __nccwpck_require__(31);
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
						message: "There may be more than these 200 problems",
						suggestion: "Correct these first, then check again.",
						at: last.at
					}];
				}
			};
			//! src/recipe/yaml/yaml-node.ts
			function describeNode(node) {
				if (node.kind === "list") return "a list";
				if (node.kind === "map") return "a map";
				if (node.kind === "invalid") return "something else";
				if (node.value === null) return node.raw === "" ? "nothing" : `'${node.raw}', which means nothing`;
				if (typeof node.value == "string") return "a text";
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
				let message = `${what} cannot be '${(0, shared_values_values.briefText)(name)}'`;
				diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
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
						diagnostics.error(source.range(offset), "file_too_large", `More than ${MAX_WORDS} words of YAML`, "Make it shorter, or split it.");
						return;
					}
					let refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
					refusal !== void 0 && diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
					if (nesting.read(type, offset - lineStart) > 64) {
						diagnostics.error(source.range(offset, offset + 1), "nested_too_deep", "Nested deeper than 64 levels", "Write it flatter.");
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
				message: "A second document begins here",
				suggestion: "Keep one document in a file: remove '---' and what follows, or move it to a file of its own."
			};
			let REFUSED = {
				"directive-line": {
					code: "yaml_directive",
					message: "YAML directives are not allowed",
					suggestion: "Remove the line: Sous reads YAML 1.2 only."
				},
				anchor: {
					code: "yaml_anchor",
					message: "YAML anchors are not allowed",
					suggestion: "Remove it, and write the value out where it is used."
				},
				alias: {
					code: "yaml_alias",
					message: "YAML aliases are not allowed",
					suggestion: "Write the value out; if a text begins with '*', put it in quotes."
				},
				tag: {
					code: "yaml_tag",
					message: "YAML tags are not allowed",
					suggestion: "Remove the tag; if a text begins with '!', put it in quotes."
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
					let message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`;
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
							key.kind !== "invalid" && this.#diagnostics.error(key.at, "key_not_text", "A key must be a text", "Use a plain word as key.");
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
					if (typeof key.value != "string") return refuse("key_not_text", `The key ${key.raw || "(empty)"} is not a text`, `Put it in quotes: '${key.raw}'.`);
					if (key.value === "<<") return refuse("yaml_merge_key", "YAML merge keys are not allowed", "Write the entries out.");
					if (UNSAFE_NAMES.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
					if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, shared_values_values.briefText)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
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
				BAD_DQ_ESCAPE: "In double quotes a backslash begins an escape: write it twice, or use single quotes.",
				BAD_INDENT: "Close open brackets, and indent all entries of a list or map by the same number of spaces.",
				BAD_SCALAR_START: "Put the text in single quotes.",
				BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
				BLOCK_IN_FLOW: "Inside brackets write lists as [a, b] and maps as { a: b }.",
				KEY_OVER_1024_CHARS: "Use a shorter key.",
				MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
				MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
				TAB_AS_INDENT: "Indent by spaces.",
				UNEXPECTED_TOKEN: "Look for an open quote or bracket, or for a wrong indentation, before this place."
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
					diagnostics.error(at, "yaml_syntax", (0, shared_values_values.briefText)(error.message), suggestion);
				}
				return news.length === 0;
			}
			let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
			let UNUSUAL = /[^\t\n -~]/;
			function checkCharacters(source, diagnostics) {
				if (!UNUSUAL.test(source.text)) return;
				for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
					let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
					diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
				}
			}
			function kindOf(character) {
				if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
				return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
			}
			//! src/recipe/input-values.ts
			function resolveInputs(recipe, given) {
				let diagnostics = new Diagnostics();
				let top = {
					file: recipe.source.path,
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 1
				};
				let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
				for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown$1(name, recipe, top, diagnostics);
				let resolved = Object.create(null);
				for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
				return diagnostics.hasErrors ? (0, shared_start_start.failure)(diagnostics.list()) : (0, shared_start_start.success)(resolved);
			}
			function isList(given) {
				return Array.isArray(given);
			}
			function splitAll(texts, at, diagnostics) {
				let values = new Map();
				for (let text of texts) {
					let equals = text.indexOf("=");
					let name = text.slice(0, Math.max(equals, 0));
					name === "" ? diagnostics.error(at, "input_syntax", `'${(0, shared_values_values.briefText)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, shared_values_values.briefText)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
				}
				return values;
			}
			function reportUnknown$1(name, recipe, at, diagnostics) {
				let names = recipe.inputs.map((input) => input.name);
				let near = (0, shared_start_start.didYouMean)(name, names);
				let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_input", `There is no input '${(0, shared_values_values.briefText)(name)}'`, suggestion);
			}
			function resolveOne(input, given, diagnostics) {
				if (!given.has(input.name)) {
					input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=VALUE.`);
					return input.default;
				}
				let checked = checkInputValue(input, convert(input, given.get(input.name)), { isTrusted: !0 });
				if (checked.ok) return checked.value;
				diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
			let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
			function convert(input, value) {
				if (typeof value != "string") return value;
				if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
				if (input.type !== "number" || !NUMBER.test(value)) return value;
				let number = Number(value);
				return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
			}
			let MAX_INPUT_LENGTH = 65536;
			function compileInputPattern(pattern, trial) {
				try {
					let compiled = RegExp(`^(?:${pattern})$`, "u");
					let why = (0, work.whyUnprepared)(compiled.source, compiled.flags, trial);
					return why === void 0 ? (0, shared_start_start.success)(compiled) : (0, shared_start_start.failure)(`it ${why}`);
				} catch (error) {
					return (0, shared_start_start.failure)(error instanceof Error ? error.message : String(error));
				}
			}
			function checkInputValue(input, value, { isTrusted = !1 } = {}) {
				let what = `Input '${input.name}'`;
				switch (input.type) {
					case "number":
						if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Give a number, such as 20.");
						return checkRange(input, value);
					case "boolean":
						if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Give true or false.");
						return (0, shared_start_start.success)(value);
					case "choice":
						if (typeof value == "string" && input.options.includes(value)) return (0, shared_start_start.success)(value);
						return finding$1("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(shared_values_values.briefText).join(", ")}.`);
					case "string":
						if (typeof value != "string") return wrong(`${what} must be a text`, typeof value == "number" ? `Put it in quotes, as it is to be written: '${value}'.` : "Give a text.");
						return checkText(input, value, isTrusted);
				}
			}
			function checkRange(input, value) {
				let { min, max } = input;
				if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, shared_start_start.success)(value);
				let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
				return finding$1("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(" and ")}.`);
			}
			function checkText(input, value, isTrusted) {
				if (value.length > MAX_INPUT_LENGTH) return finding$1("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Give a shorter text.");
				if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, "Give a text of whole characters.");
				if (input.pattern === void 0) return (0, shared_start_start.success)(value);
				let pattern = compileInputPattern(input.pattern, "nowhere");
				let fits = pattern.ok ? (0, work.fitsInTime)(pattern.value, value, { isTrusted }) : void 0;
				if (fits === !0) return (0, shared_start_start.success)(value);
				if (fits === void 0) return finding$1("input_pattern", `Whether input '${input.name}' may be ${shown(value)} takes too long to find out`, `Simplify its pattern, /${(0, shared_values_values.briefText)(input.pattern)}/: it must not repeat what is repeated already.`);
				return finding$1("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0, shared_values_values.briefText)(input.pattern)}/.`);
			}
			function shown(value) {
				return typeof value == "string" ? `'${(0, shared_values_values.briefText)(value)}'` : (0, shared_values_values.briefText)(JSON.stringify(value) ?? "nothing");
			}
			function wrong(message, suggestion) {
				return finding$1("input_type", message, suggestion);
			}
			function finding$1(code, message, suggestion) {
				return (0, shared_start_start.failure)({
					code,
					message,
					suggestion
				});
			}
			function readInputsText(text, file) {
				let diagnostics = new Diagnostics();
				let { root } = parseYaml(text, file, diagnostics);
				let [problem] = diagnostics.list();
				if (problem !== void 0) {
					let { at, message, suggestion } = problem;
					return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
				}
				if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, shared_start_start.success)({});
				if (root.kind !== "map") return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
				let values = Object.create(null);
				for (let { key, value } of root.entries) values[key] = plainValue(value);
				return (0, shared_start_start.success)(values);
			}
			function plainValue(node) {
				return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
			}
			function checkRecipeCalls(recipe, library) {
				let diagnostics = new Diagnostics();
				for (let { step, name, at } of callsOf$1(recipe)) {
					let called = library.find(name);
					if (called === void 0 && isElsewhere(name)) {
						let message = `'${(0, shared_values_values.briefText)(name)}' is elsewhere, and what is there tomorrow is not what is there today`;
						diagnostics.error(at, "remote_recipe", message, "Copy the recipe into recipes/ of this repository, where changes of it are reviewed.");
						continue;
					}
					if (called === void 0) {
						let shipped = `sous:${name}`;
						let near = library.names.includes(shipped) ? shipped : (0, shared_start_start.didYouMean)(name, library.names);
						let suggestion = near === void 0 ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`;
						diagnostics.error(at, "unknown_recipe", `There is no recipe '${(0, shared_values_values.briefText)(name)}'`, suggestion);
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
						let near = (0, shared_start_start.didYouMean)(key, names);
						let all = names.length === 0 ? "It has no inputs." : `There is ${names.join(", ")}.`;
						let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
						diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, shared_values_values.briefText)(key)}'`, suggestion);
					} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Give one value.");
					else if (value.kind === "scalar") {
						let checked = checkInputValue(input, value.value);
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
				let path = problem.path.map(shared_values_values.briefText).join(" \u2192 ");
				problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other without end: ${path}`, "Take one of these calls out.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 deep: ${path}`, "Call the inner recipes directly.");
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
					message: "The configuration is not read from here",
					suggestion: `Rename it to ${work.CONFIG_FILE}.`
				}));
				let text = await readYamlText(path, tree);
				if (!text.ok) return refuse(text.error);
				let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 290, 23)).then((n) => n.read_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 222, 23)).then((n) => n.config_tools_exports)]);
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
				if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_config", `'${(0, shared_values_values.briefText)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
				let file = await readConfigFile(tree, now, named);
				if (file === void 0 && named !== ".github/sous.yml") return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
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
				return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
			}
			async function findConfig(tree, named) {
				for (let name of named === ".github/sous.yml" ? [work.CONFIG_FILE, ".github/sous.yaml"] : [named]) {
					let path = (0, shared_values_values.parseRepoPath)(name);
					if (!path.ok) throw Error(path.error.message);
					let entry = await tree.entry(path.value);
					if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
				}
			}
			function placed({ at, message }) {
				return `${at.file}:${at.line}:${at.column}: ${message}`;
			}
			async function readYamlText(path, tree) {
				let [{ MAX_YAML_BYTES }, { UTF8_MARK_BYTES }] = await Promise.all([Promise.resolve().then(() => read_yaml_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 785, 23)).then((n) => n.text_exports)]);
				let most = MAX_YAML_BYTES + UTF8_MARK_BYTES;
				let content = await tree.read(path, most + 1);
				if (!content.ok) return (0, shared_start_start.failure)(onFile(path, content.error));
				if (content.value.bytes.length > most) {
					let entry = await tree.entry(path);
					let message = `The file has ${entry.ok ? entry.value.size : content.value.bytes.length} bytes, more than ${MAX_YAML_BYTES}`;
					return (0, shared_start_start.failure)(onFile(path, {
						code: "file_too_large",
						message,
						suggestion: "Make it shorter, or split it."
					}));
				}
				try {
					return (0, shared_start_start.success)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
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
				return origin.kind === "shipped" ? (0, shared_start_start.success)(external_node_fs_namespaceObject.readFileSync(origin.file, "utf8")) : readYamlText(origin.path, tree);
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
					let directory = (0, shared_values_values.parseRepoPath)(folder);
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
			async function selectRecipes({ words, tree, all, shipped }) {
				let selected = new Map();
				for (let word of words) {
					let files = word.startsWith("sous:") ? selectShipped(word, shipped) : await selectOne(word, {
						tree,
						all,
						shipped
					});
					if (!files.ok) return files;
					for (let file of files.value) selected.set(file.path, file);
				}
				return (0, shared_start_start.success)([...selected.values()]);
			}
			function noRecipes(folder) {
				let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
				return (0, shared_start_start.toolError)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
			}
			async function selectOne(word, { tree, all, shipped }) {
				let named = all.filter((file) => file.name === word);
				if (named.length > 0) return (0, shared_start_start.success)(named);
				let plain = (0, shared_values_values.parseRepoDirectory)(plainForm(word, tree.folder));
				let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
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
			function noneIn(word) {
				return (0, shared_start_start.toolError)("unknown_recipe", `There are no recipes in '${word}'`, "A recipe is a *.yml or *.yaml. 'sous list' lists those of the repository.");
			}
			function selectShipped(word, shipped) {
				let named = shipped.filter((file) => file.name === word);
				return named.length > 0 ? (0, shared_start_start.success)(named) : (0, shared_start_start.failure)(unknownRecipe(word, shipped, shipped));
			}
			function badPath({ message, suggestion }) {
				return (0, shared_start_start.toolError)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
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
					let file = (0, shared_values_values.parseRepoPath)(`${directory}/${name}`);
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
				return (0, shared_start_start.toolError)("unknown_recipe", `There is no file '${word}'`, nearest(word, paths, "sous list"));
			}
			function unknownRecipe(word, all, shipped) {
				let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
				let names = all.map((file) => file.name);
				let isShipped = word.startsWith(SHIPPED_PREFIX);
				return (0, shared_start_start.toolError)("unknown_recipe", `There is no recipe '${word}'`, twin === void 0 ? nearest(word, names, isShipped ? "sous list --all" : "sous list") : `Did you mean '${twin.name}'? See 'sous list --all' for all of them.`);
			}
			function nearest(word, known, list) {
				let near = (0, shared_start_start.didYouMean)(word, known);
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
				let recipes = await recipesIn(tree, surroundings.program, surroundings);
				if (!recipes.ok) return recipes;
				let from = root === void 0 ? external_node_fs_namespaceObject.realpathSync(surroundings.folder) : tree.folder;
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
			async function recipesIn(tree, program, { trustsPatterns }) {
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
							shipped
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
				let { findBundleTool } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 913, 23)).then((n) => n.bundle_tool_exports);
				return findBundleTool(name, textsOf(tree));
			}
			function textsOf(tree) {
				return async (text) => {
					let path = (0, shared_values_values.parseRepoPath)(text);
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
				let alsoWarnings = warnings === 0 ? "" : `, ${(0, shared_start_start.countOf)(warnings, "warning")}`;
				if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, config !== void 0)} valid${alsoWarnings}\n`;
				let kind = config === void 0 ? "recipe" : "file";
				return `${style.red("\u2717")} ${(0, shared_start_start.countOf)(errors, "error")}${alsoWarnings} in ${invalid === files.length ? "" : `${invalid} of `}${(0, shared_start_start.countOf)(files.length, kind)}\n`;
			}
			function subject(recipes, hasConfig) {
				if (!hasConfig) return (0, shared_start_start.countOf)(recipes, "recipe is", "recipes are");
				return recipes === 0 ? "the configuration is" : `${(0, shared_start_start.countOf)(recipes, "recipe")} and the configuration are`;
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
					call: (text) => new ast.StringData((0, shared_start_start.escapeRegex)(text?.coerceString() ?? ""))
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
						return new ast.StringData((0, shared_start_start.regexAtLeast)(least));
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
				["success", "A step runs only when the steps before it succeeded: leave it out."],
				["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
				["failure", "Set 'continue-on-error: true' on the step and ask for steps.<id>.outcome == 'failure'."],
				["cancelled", "A cancelled run does nothing more: leave it out."],
				["secrets", "Recipes are given no secrets."],
				["vars", "Declare an input and give it the value."],
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
				let near = (0, shared_start_start.didYouMean)(name, FUNCTIONS);
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${FUNCTIONS.join(", ")}.` : `Did you mean '${near}'?`);
				return fault("unknown_function", `There is no function '${(0, shared_values_values.briefText)(name)}'`, suggestion, start, end);
			}
			function unknownContext(name, start, end) {
				let near = (0, shared_start_start.didYouMean)(name, CONTEXTS);
				let quoted = `A text needs single quotes: '${(0, shared_values_values.briefText)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
				let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
				return fault("unknown_name", `There is no '${(0, shared_values_values.briefText)(name)}'`, suggestion, start, end);
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
			let SYNTAX_ADVICE = "Check quotes, brackets and operators; a text needs single quotes.";
			function fromParser(text, tokens, error) {
				let token = tokens.find((candidate) => candidate.range.start === error.pos);
				if (token?.type === ast.TokenType.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
				let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
					start: 0,
					end: text.length
				};
				let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
				let suggestion = form === void 0 ? SYNTAX_ADVICE : `Its form is ${form}.`;
				return fault("expression_syntax", (0, shared_values_values.briefText)(error.message), suggestion, start, end);
			}
			function formOf(name) {
				let definition = DEFINITIONS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
				return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
			}
			function fromLexer(text, error) {
				let thrown = error instanceof Error ? error.message : String(error);
				if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
				let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
				if (text[start] === "'") return fault("expression_syntax", "A quoted text is not closed", "Add the closing '.", start, text.length);
				if (text[start] === "\"") return fault("expression_syntax", "Expressions have no double quotes", "Write texts in single quotes: 'text'.", start, start + 1);
				return fault("expression_syntax", (0, shared_values_values.briefText)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
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
				return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, shared_values_values.sha256)(Buffer.from(label)).slice(0, 16)}`;
			}
			//! src/app/bundle-faults.ts
			async function findBundleFaults(surroundings, root) {
				if ([".github/sous/bundles", ".github/sous/switches.json"].every((place) => !external_node_fs_namespaceObject.existsSync(external_node_path_namespaceObject.join(root, place)))) return [];
				let [{ openBundles }, { findToolProblems }, { toolFile }, { faultAt }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 706, 23)).then((n) => n.open_bundles_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 961, 23)).then((n) => n.check_tool_exports),
					Promise.resolve().then(() => file_places_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 716, 23)).then((n) => n.read_record_exports)
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
							this.#isAmong(path[0], inputs, "unknown_input", (name) => `There is no input '${name}'`);
							return;
						case "recipe":
							this.#isAmong(path[0], RECIPE_FIELDS, "unknown_name", (name) => `The recipe has no '${name}' to ask for`);
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
						let message = `The step '${name}' has not run here yet`;
						this.#report(id, "step_not_run_yet", message, "Move that step before this one.");
						return;
					}
					let ids = [...this.#scope.steps.keys()];
					if (!this.#isAmong(id, ids, "unknown_step", () => `There is no step with the id '${name}'`)) return;
					if (!this.#isAmong(field, STEP_FIELDS, "unknown_name", (wrong) => `A step has no '${wrong}'`)) return;
					if (field === void 0 || nameOf(field).toLowerCase() !== "outputs") return;
					let known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
					let outputs = this.#scope.steps.get(known);
					outputs !== void 0 && this.#isAmong(output, outputs, "unknown_output", (wrong) => `The step '${name}' has no output '${wrong}'`);
				}
				#isAmong(part, names, code, message) {
					if (part === void 0 || hasName(names, nameOf(part))) return !0;
					let near = (0, shared_start_start.didYouMean)(nameOf(part), names);
					let there = names.length === 0 ? "There are none." : `There is ${names.join(", ")}.`;
					this.#report(part, code, message((0, shared_values_values.briefText)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
					return !1;
				}
				#refuseItem(context) {
					let message = `There is '${context.name.lexeme}' only in a step with 'for-each'`;
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
					given !== void 0 && found === void 0 && reading.diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, shared_values_values.briefText)(given)}'`, `Use one of ${words.join(", ")}.`);
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
				if (node.kind !== "list") return wrongType(node, what, "a list of texts", diagnostics);
				let found = new Set();
				for (let item of node.items) {
					let one = readText(item, `An item of ${what}`, reading);
					if (one === void 0) continue;
					found.has(one) && diagnostics.error(item.at, "duplicate_item", `'${(0, shared_values_values.briefText)(one)}' is here a second time`, "Remove it.");
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
					let near = (0, shared_start_start.didYouMean)(key, names);
					let guess = near === void 0 ? `Keys are ${names.join(", ")}.` : `Did you mean '${near}'?`;
					let advice = Object.hasOwn(known, key) ? known[key] : void 0;
					diagnostics.error(keyAt, "unknown_key", `${what} has no key '${(0, shared_values_values.briefText)(key)}'`, advice?.text ?? guess);
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
				if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a text", diagnostics);
				if (typeof node.value != "string") {
					mustBeQuoted(node, what, diagnostics);
					return;
				}
				if (node.value.trim() === "") {
					diagnostics.error(node.at, "empty", `${what} is empty`, "Give it a text, or remove the line.");
					return;
				}
				if (hasExpression(node.value)) {
					diagnostics.error(node.at, "expression_not_allowed", `${what} cannot hold an expression`, "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
					return;
				}
				return node.value;
			}
			function readNumber(node, what, { diagnostics }) {
				if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
				return wrongType(node, what, "a number", diagnostics);
			}
			function mustBeQuoted(node, what, diagnostics) {
				let message = `${what} must be a quoted text; without quotes YAML reads ${(0, shared_values_values.briefText)(node.raw)} as a ${typeof node.value}`;
				diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, shared_values_values.briefText)(node.raw)}' in quotes.`);
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
			let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
			let PERMISSIONS = new MapField({
				description: "What the recipe may do. Shown first in every preview, and enforced. Without it a recipe may only read.",
				keys: {
					write: kind.texts("Globs of the files that the recipe may change.", { check: globCheck("src/**/*.ts") }),
					run: kind.texts("Commands that the recipe may run, word for word."),
					fetch: kind.texts("Hosts that the recipe may fetch from.", { check: checkHost }),
					"max-files": kind.integer("How many files it may change.", MAX_FILES, MAX_FILES)
				},
				advice: {
					contents: TOKEN,
					"pull-requests": TOKEN,
					read: { text: "A recipe may always read the repository: remove it." }
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
				let message = `'${(0, shared_values_values.briefText)(host)}' is not a host name`;
				diagnostics.error(item.at, "invalid_host", message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
			}
			function checkPermission(call, permissions, { catalogue, diagnostics }) {
				let { tool, at } = call;
				let needs = (key, message, example) => diagnostics.error(at, "permission_missing", message, suggestionFor(key, permissions, example));
				let path = plainText(call, "path")?.value;
				tool.effect === "stage" && permissions.write.length === 0 ? needs("write", `${tool.name} changes files, and the recipe may not change any`, globFor(call)) : path !== void 0 && changesFile(call) && catalogue.fitsAny?.(permissions.write, path) === !1 && needs("write", `The recipe may not change '${(0, shared_values_values.briefText)(path)}'`, globFor(call));
				if (tool.permissions.includes("RunCommands") && tool.effect === "external") {
					let command = plainText(call, "command");
					command !== void 0 && !permissions.run.includes(command.value) && needs("run", `The recipe may not run '${(0, shared_values_values.briefText)(command.value)}'`, (0, shared_values_values.briefText)(JSON.stringify(command.value)));
				}
				if (tool.permissions.includes("Network")) {
					let host = hostOf(plainText(call, "url")?.value);
					let hosts = tool.hosts ?? (host === void 0 ? [] : [host]);
					if (permissions.fetch.length === 0) needs("fetch", `${tool.name} fetches, and the recipe may not fetch from anywhere`, hosts[0] ?? "nodejs.org");
					else for (let each of hosts) permissions.fetch.includes(each) || needs("fetch", `The recipe may not fetch from ${each}`, each);
				}
			}
			function suggestionFor(key, permissions, example) {
				if (permissions.at === void 0) return `Add 'permissions: { ${key}: [${example}] }' to the recipe.`;
				if (permissions[key].length === 0) return `Add '${key}: [${example}]' to 'permissions'.`;
				return `Add ${example} to '${key}' in 'permissions'.`;
			}
			function globFor(call) {
				let path = plainText(call, "path")?.value;
				let glob = path === void 0 ? plainText(call, "include")?.value : (0, shared_start_start.escapeGlob)(path);
				return `'${(0, shared_values_values.escapeUnprintable)(glob ?? "docs/**/*.md").replaceAll("'", "''")}'`;
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
				return url !== void 0 && URL.canParse(url) ? (0, shared_values_values.briefText)(new URL(url).hostname) : void 0;
			}
			//! src/workspace/text/replace-regex.ts
			function compileRegexReplacement(request) {
				let pattern = (0, work.regexPattern)(request.find, request);
				if (!pattern.ok) return pattern;
				if (!request.multiline && namesNewline(request.find)) return (0, shared_start_start.failure)(needsMultiline(request.find));
				let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
				let refusal = (0, work.checkPrepared)(request.find, flags, request.trial);
				if (refusal !== void 0) return (0, shared_start_start.failure)(refusal);
				let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
				let inLine = new RegExp(request.find, flags);
				let template = parseReplacement(request.replace, inLine);
				if (!template.ok) return template;
				let hasNewline = template.value.some((part) => typeof part == "string" && part.includes("\n"));
				let onWindows = (request.multiline || hasNewline) && !meansCarriageReturns(request.find) ? template.value.map(withCrlf) : void 0;
				let sieve = sieveFor(pattern.value);
				let mayMatch = sieve === void 0 ? () => !0 : (0, work.makeSieve)(sieve).mayMatch;
				let maxLineCharacters = request.multiline ? Infinity : pattern.value.maxLineCharacters;
				return (0, shared_start_start.success)({
					sieve,
					edits(text) {
						let isAdapted = onWindows !== void 0 && (0, work.isCrlfThroughout)(text);
						let inserted = 0;
						let latest = "";
						let makeEdit = (match, offset) => {
							let start = offset + match.index;
							inserted <= MAX_INSERTED && (latest = isAdapted ? expandTemplate(onWindows, match.map(asOnWindows)) : expandTemplate(template.value, match));
							inserted += latest.length;
							return {
								start,
								end: start + match[0].length,
								replacement: latest
							};
						};
						if (request.multiline) {
							let searched = isAdapted ? text.replaceAll("\r\n", "\n") : text;
							let edits = Array.from(searched.matchAll(inText), (match) => makeEdit(match, 0));
							return isAdapted ? placeInCrlf(edits, searched) : edits;
						}
						return (0, work.splitAtLongLines)(text, maxLineCharacters).short.flatMap(({ start, end }) => {
							let lines = text.slice(start, end);
							let makeEditThere = (match, offset) => makeEdit(match, start + offset);
							return (pattern.value.strategy === "line" ? void 0 : editWithinLines(lines, inText, makeEditThere)) ?? editLines(lines, inLine, makeEditThere);
						});
					},
					countLongLines(text) {
						let { long } = (0, work.splitAtLongLines)(text, maxLineCharacters);
						return long.filter(({ start, end }) => mayMatch(Buffer.from(text.slice(start, end)))).length;
					},
					written: [request.find, ...template.value.filter((part) => typeof part == "string")],
					needsTimeLimit: !0
				});
			}
			function meansCarriageReturns(find) {
				let source = find.replace(/\\./gs, (token) => token === "\\\\" ? "" : token);
				let isNamed = (text) => RETURN.test(text);
				if (!isNamed(source)) return !1;
				return /^(?:\\[rn]|[\r\n?*+|():[\]{},\d])*$/.test(find) || isNamed(source.replace(/\[\^(?:\\.|[^\]\\])*\]|(?:\\r|\r)[?*]/gs, ""));
			}
			let RETURN = /\\r|\r|\\x0[dD]|\\u000[dD]|\\u\{0*[dD]\}|\\c[mM]/;
			function withCrlf(part) {
				return typeof part == "string" ? (0, work.withLineEnding)(part, "\r\n") : part;
			}
			function asOnWindows(group) {
				return group?.replaceAll("\n", "\r\n");
			}
			function placeInCrlf(edits, text) {
				let newlines = 0;
				let next = text.indexOf("\n");
				let position = (at) => {
					for (; next >= 0 && next < at; next = text.indexOf("\n", next + 1)) newlines++;
					return at + newlines;
				};
				return edits.map(({ start, end, replacement }) => ({
					start: position(start),
					end: position(end),
					replacement
				}));
			}
			let MAX_INSERTED = 33554432;
			function sieveFor({ required, flags }) {
				if (required === void 0) return;
				if (flags.includes("i") && !/^[\0-\x7f]*$/.test(required.join("").replace(/[ks]/gi, "\u212a"))) return;
				return {
					source: required.map(shared_start_start.escapeRegex).join("|"),
					flags,
					literal: void 0,
					required,
					strategy: "text",
					maxLineCharacters: Infinity
				};
			}
			function editLines(text, regex, makeEdit) {
				let edits = [];
				for (let start = 0; start < text.length;) {
					let newline = text.indexOf("\n", start);
					let next = newline < 0 ? text.length : newline + 1;
					let line = text.slice(start, next - (0, work.newlineLengthBefore)(text, next));
					for (let match of line.matchAll(regex)) edits.push(makeEdit(match, start));
					start = next;
				}
				return edits;
			}
			function editWithinLines(text, regex, makeEdit) {
				if ([
					"\r",
					"\u2028",
					"\u2029"
				].some((end) => text.includes(end))) return;
				let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
				let edits = [];
				for (let match of text.matchAll(regex)) {
					if (match[0].includes("\n")) return;
					match.index < endOfLines && edits.push(makeEdit(match, 0));
				}
				return edits;
			}
			function wholeCharacterFlags(source, flags) {
				if (flags.includes("u")) return flags;
				try {
					new RegExp(source, `${flags}u`);
					return `${flags}u`;
				} catch {
					return flags;
				}
			}
			function namesNewline(source) {
				for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
				return !1;
			}
			function needsMultiline(source) {
				return (0, shared_start_start.toolError)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
			}
			let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
			function parseReplacement(replacement, expression) {
				let { count, names } = groupsOf(expression);
				let parts = [];
				let from = 0;
				for (let match of replacement.matchAll(DOLLAR)) {
					let [whole, dollar, ampersand, around, name, digits] = match;
					match.index > from && parts.push(replacement.slice(from, match.index));
					from = match.index + whole.length;
					if (dollar !== void 0) parts.push("$");
					else if (ampersand !== void 0) parts.push([0]);
					else if (around !== void 0) return (0, shared_start_start.failure)(refuseAround(whole));
					else if (name !== void 0) {
						let groups = names.get(name);
						if (groups === void 0) return (0, shared_start_start.failure)(unknownGroup(whole, count, [...names.keys()]));
						parts.push(groups);
					} else if (digits !== void 0) {
						let group = groupNumber(digits, count);
						if (group === void 0) return (0, shared_start_start.failure)(unknownGroup(whole, count, [...names.keys()]));
						parts.push([group]);
						Number(digits) !== group && parts.push(digits.slice(1));
					}
				}
				from < replacement.length && parts.push(replacement.slice(from));
				return (0, shared_start_start.success)(parts);
			}
			function expandTemplate(template, groups) {
				if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
				let text = "";
				for (let part of template) if (typeof part == "string") text += part;
				else for (let group of part) text += groups[group] ?? "";
				return text;
			}
			function groupNumber(digits, count) {
				let both = Number(digits);
				if (both >= 1 && both <= count) return both;
				let first = Number(digits[0]);
				return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
			}
			function groupsOf({ source }) {
				let names = new Map();
				let count = 0;
				for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
					if (!token[0].startsWith("(")) continue;
					count++;
					token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], count]);
				}
				return {
					count,
					names
				};
			}
			function refuseAround(reference) {
				return (0, shared_start_start.toolError)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
			}
			function unknownGroup(reference, count, names) {
				let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
				return (0, shared_start_start.toolError)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${(0, shared_start_start.countOf)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
			}
			//! src/workspace/text/replace.ts
			function compileReplacement(request) {
				if (request.isRegex) return compileRegexReplacement(request);
				if (request.multiline) return (0, shared_start_start.failure)((0, shared_start_start.toolError)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
				let sound = request.caseSensitive ? (0, shared_start_start.success)(void 0) : (0, work.textPattern)(request.find, request);
				return sound.ok ? (0, shared_start_start.success)(literalReplacement(request)) : sound;
			}
			function literalReplacement({ find, replace, caseSensitive, trial }) {
				let line = longestLine(find);
				let sieve = line === "" ? void 0 : (0, work.textPattern)(line, {
					caseSensitive,
					trial
				});
				let search = caseSensitive ? indexesOf : indexesOfAnyCase;
				return {
					sieve: sieve?.ok ? sieve.value : void 0,
					edits(text) {
						let adapted = adaptToCrlf(text, find, replace);
						let length = adapted.find.length;
						return search(text, adapted.find).map((start) => ({
							start,
							end: start + length,
							replacement: adapted.replace
						}));
					},
					countLongLines: () => 0,
					written: [find, replace],
					needsTimeLimit: !1
				};
			}
			function indexesOf(text, find) {
				let indexes = [];
				for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
				return indexes;
			}
			function indexesOfAnyCase(text, find) {
				return Array.from(text.matchAll(new RegExp((0, shared_start_start.escapeRegex)(find), "gi")), (match) => match.index);
			}
			function adaptToCrlf(text, find, replace) {
				if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !(0, work.isCrlfThroughout)(text)) return {
					find,
					replace
				};
				return {
					find: (0, work.withLineEnding)(find, "\r\n"),
					replace: replace.includes("\r") ? replace : (0, work.withLineEnding)(replace, "\r\n")
				};
			}
			function longestLine(text) {
				return text.split(/[\r\n]/).reduce((longest, line) => line.length > longest.length ? line : longest);
			}
			let LIKENESSES = [
				{
					difference: "line endings",
					simplify: (text) => text.replaceAll("\r\n", "\n")
				},
				{
					difference: "case",
					simplify: (text) => text.toLowerCase()
				},
				{
					difference: "the way accents are composed",
					simplify: (text) => text.normalize("NFC")
				},
				{
					difference: "whitespace",
					simplify: dropWhitespace
				},
				{
					difference: "whitespace and case",
					simplify: (text) => dropWhitespace(text.toLowerCase())
				}
			];
			function nearestMiss(text, find) {
				if (text.length > 1e6 || find.trim() === "") return;
				for (let { difference, simplify } of LIKENESSES) {
					let wanted = simplify(find);
					let at = wanted === "" ? -1 : simplify(text).indexOf(wanted);
					if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
				}
				return firstLineOf(text, find);
			}
			function lineOfSimplified(text, simplify, offset) {
				let low = 0;
				let high = text.length;
				for (; low < high;) {
					let middle = low + high >> 1;
					simplify(text.slice(0, middle)).length > offset ? high = middle : low = middle + 1;
				}
				return (0, work.lineAt)(text, low - 1);
			}
			function firstLineOf(text, find) {
				let lines = find.split("\n").filter((line) => line.trim() !== "");
				let first = lines[0]?.trim();
				let at = first === void 0 || lines.length < 2 ? -1 : text.indexOf(first);
				return at < 0 ? void 0 : `Line ${(0, work.lineAt)(text, at)} has its first line, but the lines after it differ.`;
			}
			function dropWhitespace(text) {
				return text.replace(/\s+/g, "");
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
				let near = (0, shared_start_start.didYouMean)(entry.key, names);
				let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(entry.keyAt, "unknown_argument", `${tool.name} has no argument '${(0, shared_values_values.briefText)(entry.key)}'`, suggestion);
				return near ?? entry.key;
			}
			function checkQuotes(node, schema, what, diagnostics) {
				if (node.kind === "scalar") {
					let isText = schema.type === "string";
					isText && node.value !== null && typeof node.value != "string" && mustBeQuoted(node, what, diagnostics);
					isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Give it a text; an empty one is ''.");
				}
				if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
				if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, shared_values_values.briefText)(key)}' in ${what}`, diagnostics);
			}
			function memberOf(schema, key) {
				let member = schema[key];
				return typeof member == "object" && member ? member : {};
			}
			function refuseExpressions(node, diagnostics) {
				if (node.kind !== "scalar" || typeof node.value != "string" || !hasExpression(node.value)) return;
				diagnostics.error(node.at, "expression_in_command", "A command cannot hold an expression", "Pass the value by 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
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
					diagnostics.error(entry.value.at, "duplicate_id", `An earlier step has the id '${twin}' already`, "Choose another id.");
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
					id: kind.text("The name by which later steps refer to this one: steps.<id>.outputs.", { pattern: NAME_PATTERN }),
					name: kind.text("What the step does, for reports."),
					tool: kind.tool("The tool to call; one of a bundle as bundle/tool@version.", readText),
					recipe: kind.text("Another recipe to run as this step; its inputs are given in 'with'."),
					with: field("The arguments.", { type: "object" }, readArguments),
					if: field("The step runs only when this expression holds. With for-each it is asked for each item.", { type: ["string", "boolean"] }, readCondition),
					"for-each": field("Runs the step for each item of a list, as item, with its position as index.", { anyOf: [{ type: "array" }, EXPRESSION_SCHEMA] }, readForEach),
					expect: field("What must hold of the step's outputs, such as replacements: '>= 1'. Of a list its length is compared. Nothing holds of a search that its time was not enough for.", {
						type: "object",
						additionalProperties: {
							type: "string",
							pattern: EXPECTATION.source
						}
					}, readExpect),
					"continue-on-error": kind.boolean("Whether the recipe goes on when the step fails.", !1),
					"timeout-seconds": kind.integer("How long the step may take.", 600),
					report: kind.word("Makes annotations of this level from the matches of a search.", [
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
						text: "Use 'tool:' for a tool of Sous, or 'recipe:' for another recipe.",
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
					diagnostics.error(recipe.keyAt, "tool_and_recipe", "A step has 'tool' or 'recipe', not both", "Make it two steps.");
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
				let near = (0, shared_start_start.didYouMean)(call.tool, catalogue.names);
				let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(call.at, "unknown_tool", `There is no tool '${(0, shared_values_values.briefText)(call.tool)}'`, suggestion);
			}
			function checkTool(call, fields, reading) {
				checkCall(call, reading.catalogue, reading.diagnostics);
				reading.permissions !== void 0 && checkPermission(call, reading.permissions, reading);
				let report = fields.entry("report");
				if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
				let message = `${call.tool.name} finds no matches that could be reported`;
				reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
			}
			function readArguments(node, what, { diagnostics }) {
				return node.kind === "map" ? node : wrongType(node, what, "a map of arguments", diagnostics);
			}
			function readForEach(node, what, reading) {
				if (node.kind === "list") return readValue(node, reading);
				if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, what, "a list, or an expression that gives one", reading.diagnostics);
				let value = readValue(node, reading);
				if (hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
				reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be one expression that gives a list, with no text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
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
				reading.diagnostics.error(node.at, "expression_mixed", "'if' has text around its expression, and would always hold", "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}.");
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
				let near = (0, shared_start_start.didYouMean)(entry.key, names);
				let all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(", ")}.`;
				let suggestion = near === void 0 || isOutput ? all : `Did you mean '${near}'?`;
				diagnostics.error(entry.keyAt, "unknown_output", `'${(0, shared_values_values.briefText)(entry.key)}' ${why}`, suggestion);
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
				let message = `What is expected of '${(0, shared_values_values.briefText)(entry.key)}' must be a comparison with a number`;
				let example = value.kind === "scalar" && typeof value.value == "number" ? `'== ${value.raw}'` : "'>= 1'";
				diagnostics.error(value.at, "invalid_expect", message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
			}
			//! src/recipe/read-recipe.ts
			let INPUT = new MapField({ keys: {
				description: kind.text("What the value is for."),
				type: kind.word("What kind of value it is.", INPUT_TYPES, "string"),
				required: kind.boolean("Whether a run without it is refused.", !1),
				default: field("The value when none is given.", { type: [
					"string",
					"number",
					"boolean"
				] }, readDefault),
				pattern: refine(kind.text("For a string: a regular expression that must fit the whole value.", { format: "regex" }), checkPattern),
				options: kind.texts("For a choice: the values to choose from."),
				min: kind.number("For a number: the least it may be."),
				max: kind.number("For a number: the most it may be.")
			} });
			let INPUTS = field("Values that whoever runs the recipe gives. Expressions name them as inputs.<name>.", {
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
				input.required && given?.value.kind === "scalar" && given.value.value !== null && diagnostics.warning(given.keyAt, "default_unused", "The input is required, so its 'default' is never used", "Remove one of the two.");
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
					let message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`;
					diagnostics.error(entry.keyAt, "constraint_mismatch", message, `Remove it, or set 'type: ${owner}'.`);
				}
			}
			function checkBounds(input, fields, diagnostics) {
				let { min, max } = input;
				if (min === void 0 || max === void 0 || min <= max) return;
				let at = fields.entry("max")?.value.at ?? fields.at;
				diagnostics.error(at, "out_of_range", `'max' is ${max}, less than 'min', which is ${min}`, "Exchange them.");
			}
			function checkPattern(pattern, node, { patternTrial, diagnostics }) {
				let compiled = compileInputPattern(pattern, patternTrial);
				if (compiled.ok) return pattern;
				diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax); it must fit the whole value.");
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
				let checked = checkInputValue(input, node.value);
				if (checked.ok) return checked.value;
				let { message, suggestion } = checked.error;
				diagnostics.error(node.at, "invalid_default", `The default does not fit: ${message}`, suggestion);
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
					outputs: field("Values that a run gives back, usually expressions over the outputs of steps.", NAMED, readOutputs)
				},
				required: ["name", "steps"],
				advice: {
					on: { text: "This is a key of workflow files; a recipe is started by a workflow, a comment or the command line." },
					jobs: {
						text: "This is a key of workflow files; a recipe has its 'steps' at the top.",
						instead: "steps"
					},
					runs: {
						text: "This is a key of action files; a recipe has its 'steps' at the top.",
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
				diagnostics.error(node.at, "invalid_name", `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.");
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
					let [globs, parsed] = [(0, work.parseGlobs)(patterns), (0, shared_values_values.parseRepoPath)(path)];
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
			let PATHS = ["path", "base_path"];
			function checkMeaning(tool, literals, trial) {
				if (tool.hosts !== void 0) return [];
				return Object.entries(literals).flatMap(([argument, value]) => {
					if (typeof value != "string" || value === "") return [];
					if (PATHS.includes(argument)) return finding(argument, "invalid_argument", (0, work.parseDirectoryArgument)(value));
					if (argument === "pattern" && (tool.name === "grep" || literals.is_regex === !0)) return isPlainlySound(value, trial) ? [] : finding(argument, "invalid_pattern", (0, work.regexPattern)(value, {
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
				let alone = compileReplacement({
					...request,
					replace: ""
				});
				if (!alone.ok || typeof replace != "string") return finding("find", "invalid_pattern", alone);
				return finding("replace", "invalid_argument", compileReplacement({
					...request,
					replace
				}));
			}
			function isPlainlySound(regex, trial) {
				try {
					new RegExp(regex);
					return !/\\[pPu]\{/.test(regex) && (trial === "nowhere" || ["", "u"].every((flags) => (0, work.hasFewPaths)(regex, flags)));
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
		290: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(799)["read-config"]();
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
		913: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424)["bundle-tool"]();
		}),
		222: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(424)["config-tools"]();
		}),
		773: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		}),
		31: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(589).ast();
		}),
		576: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5)["compose-collection"]();
		}),
		365: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(741).api();
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
		424: ((module) => {
			"use strict";
			module.exports = require("./tools.js");
		}),
		791: ((module) => {
			"use strict";
			module.exports = require("./values.js");
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
