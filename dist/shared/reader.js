(() => {
	var __webpack_modules__ = {
		5224: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				command: () => __nccwpck_require__(855),
				tool_replace_in_file: () => __nccwpck_require__(1348),
				work: () => __nccwpck_require__(1669)
			};
		}),
		1795: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8161)[name] });
		}),
		7982: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8500)[name] });
		}),
		1927: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8116)["open-bundles"]();
		}),
		4803: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["user-files"]();
			module.exports = {
				__esModule: !0,
				get cacheFolder() {
					return part().cacheFolder;
				}
			};
		}),
		1134: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		}),
		442: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		}),
		4186: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["check-tool"]();
		}),
		7661: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["read-record"]();
		}),
		3506: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		}),
		785: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		}),
		6532: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(3653)["commit-objects"]();
		}),
		6139: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(3653).trees();
		}),
		5727: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(12)["recipe-source"]();
		}),
		5588: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(12)["remote-git"]();
		}),
		855: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				recipeOptions: () => recipeOptions,
				validate_command_exports: () => validate_command_exports
			});
			var $start_runtime = __nccwpck_require__(107);
			var $work = __nccwpck_require__(1669);
			var $core_work = __nccwpck_require__(785);
			var $start_start = __nccwpck_require__(475);
			var $start_terminal = __nccwpck_require__(7951);
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
				usage: (texts) => texts.validate,
				options: recipeOptions("validate"),
				run: validate
			});
			async function validate(options, invocation) {
				let { console } = invocation;
				let opened = await (0, $work.openRecipes)(invocation, options.root, { isOffline: !0 });
				if (!opened.ok) return (0, $start_terminal.fail)(opened.error, invocation);
				let selected = await opened.value.select(options.words);
				let files = selected.ok ? selected.value : [];
				let config = options.words.length === 0 || files.some(isConfig) ? await (0, $work.readConfigFile)(opened.value.opened.tree, new Date()) : void 0;
				if (!selected.ok && config === void 0) return (0, $start_terminal.fail)(selected.error, invocation);
				let lock = options.words.length === 0 || files.some(isLock) ? await (0, $work.readLockFile)(opened.value.opened.tree) : void 0;
				let read = await opened.value.read(files.filter((file) => !isConfig(file) && !isLock(file)));
				let locked = await opened.value.shared.lock();
				let recipes = read.map((one) => (0, $work.warnOfPins)(one, {
					lock: locked.ok ? locked.value : void 0,
					config: config?.config
				}));
				let settings = [config, lock].filter((file) => file !== void 0);
				let checked = [...settings, ...recipes];
				let bundles = options.words.length === 0 ? await (0, $work.findBundleFaults)(invocation, opened.value.folder) : [];
				let faults = bundles.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
				if (options.json) console.data(`${(0, $start_start.printableJson)({
					...(0, $work.diagnosticsRecord)(recipes, config, lock),
					...faults.length > 0 && {
						valid: !1,
						bundles
					}
				})}\n`);
				else {
					for (let fault of faults) console.out(`${console.outStyle.red("\u2717")} ${(0, $start_start.printableLine)(fault)}\n`);
					console.out((0, $work.renderDiagnostics)(checked, console.outStyle) + (0, $work.renderValidation)(recipes, console.outStyle, ...settings));
				}
				return checked.every($work.isValid) && faults.length === 0 ? $start_terminal.EXIT.done : $start_terminal.EXIT.badArguments;
			}
			function isLock({ path }) {
				return path === $core_work.LOCK_FILE;
			}
			function isConfig({ path }) {
				return path === $core_work.CONFIG_FILE;
			}
		}),
		1348: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_replace_in_file_exports: () => tool_replace_in_file_exports });
			var $start_runtime = __nccwpck_require__(107);
			var $base_tool_errors = __nccwpck_require__(442);
			var $start_start_3 = __nccwpck_require__(475);
			var $core_work_3 = __nccwpck_require__(785);
			var $zod_api = __nccwpck_require__(365);
			var $tool_call_work = __nccwpck_require__(1165);
			var $workspace_replace_regex = __nccwpck_require__(7164);
			var $tools_edit_file = __nccwpck_require__(481);
			var $tools_replace_files = __nccwpck_require__(2394);
			//! src/tools/edit/tool_replace_in_file.ts
			var tool_replace_in_file_exports = (0, $start_runtime.__exportAll)({ replaceInFile: () => replaceInFile });
			let flag = (initially, description) => (0, $zod_api._default)((0, $zod_api.boolean)().check((0, $zod_api.describe)(description)), initially);
			let replaceInFile = (0, $core_work_3.defineTool)({
				name: "replace_in_file",
				summary: "Replace all occurrences of a text or regular expression in one file, or in all files that match a glob.",
				category: "File Writing",
				effect: "stage",
				risk: "safe_write",
				permissions: ["ReadFiles", "WriteFiles"],
				args: () => (0, $zod_api.strictObject)({
					path: (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api.describe)("Relative path of one file. Use either path or include"))),
					include: (0, $core_work_3.includeArgument)("Glob or globs of the files, such as \"src/**/*.ts\". Use either include or path"),
					exclude: (0, $core_work_3.globsArgument)("With include: glob or globs of files and directories to leave out"),
					include_generated: (0, $core_work_3.includeGeneratedArgument)(),
					find: (0, $core_work_3.textArgument)("Text to find, or a regular expression when is_regex is true").check((0, $zod_api._minLength)(1, "must not be empty")),
					replace: (0, $core_work_3.textArgument)("Replacement text; line endings match the file. Taken literally, but with is_regex $1, $<name> and $& insert what was matched, and $$ is a dollar sign"),
					is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters with a warning, unless multiline is set"),
					case_sensitive: flag(!0, "Whether to match case"),
					multiline: flag(!1, "With is_regex: a match can span lines, and the dot matches newlines. \\n matches a line ending, also CRLF in a file that uses only CRLF. Without it, each line is matched on its own"),
					max_replacements: (0, $zod_api.optional)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api.describe)("Fail and change nothing if there are more matches than this"))),
					preview_only: (0, $core_work_3.previewArgument)()
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
				rules: [$core_work_3.PATH_OR_INCLUDE],
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
					if (args.path !== void 0) return inOne(args.path, request, context);
					return inMany({
						include: (0, $core_work_3.asList)(args.include),
						exclude: (0, $core_work_3.asList)(args.exclude),
						editable: !args.include_generated
					}, request, context);
				}
			});
			async function inOne(path, { replacement, plainText, most }, context) {
				let file = await (0, $tools_edit_file.openTextFile)(path, context);
				if (!file.ok) return file;
				let { text } = file.value;
				let foreign = replacement.written.map((written) => (0, $core_work_3.checkEncodable)(written, text.encoding, file.value.path)).find(Boolean);
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
				let selected = await (0, $tool_call_work.selectFiles)(context, {
					...globs,
					maxDepth: Infinity
				});
				if (!selected.ok) return selected;
				let { files, secret } = selected.value;
				let leftOut = new $core_work_3.LeftOutFiles();
				leftOut.addAll(selected.value.leftOut);
				let replaced = await (0, $tools_replace_files.replaceInFiles)(files, replacement, context);
				if (!replaced.ok) return replaced;
				let { replacements, longLines } = replaced.value;
				leftOut.addAll(replaced.value.leftOut.found.leftOut ?? {});
				let warnings = [...selected.value.warnings, ...(0, $tool_call_work.secretWarning)(secret.length, "name the file exactly to change it")];
				warnings.push(...(0, $tool_call_work.longLinesWarning)(longLines));
				files.length === 0 && selected.value.leftOut.generated === void 0 && warnings.push(`No file matches ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
				let miss = replacements > 0 || plainText === void 0 ? void 0 : await (0, $tools_replace_files.nearestMissIn)(files, plainText, context);
				miss !== void 0 && warnings.push(miss);
				return stageAndReport(replaced.value, {
					most,
					warnings,
					...leftOut.found
				}, context);
			}
			async function stageAndReport({ replacements, made }, { most, warnings, leftOut }, context) {
				if (most !== void 0 && replacements > most) return (0, $start_start_3.failure)(ERRORS.tooMany(replacements, most));
				let staged = await (0, $tools_replace_files.stageAll)(made, context);
				if (!staged.ok) return staged;
				let files = made.map(({ path }) => path);
				return (0, $start_start_3.succeeded)({
					replacements,
					files_changed: files.length,
					files
				}, (0, $tools_replace_files.describeReplaced)(replacements, files), {
					warnings,
					leftOut,
					filesAffected: files
				});
			}
			let ERRORS = { tooMany: (found, most) => (0, $base_tool_errors.toolError)("limit_exceeded", `Found ${(0, $core_work_3.countOf)(found, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Narrow the text or the files, or raise max_replacements.") };
		}),
		1669: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				BUNDLES_FOLDER: () => BUNDLES_FOLDER,
				BUNDLE_FILE: () => BUNDLE_FILE,
				Diagnostics: () => Diagnostics,
				EXTENSION: () => EXTENSION,
				INPUT: () => INPUT,
				INPUT_TYPES: () => INPUT_TYPES,
				MAX_YAML_BYTES: () => MAX_YAML_BYTES,
				PERMISSIONS: () => PERMISSIONS,
				RECIPE: () => RECIPE,
				RECIPE_FOLDERS: () => RECIPE_FOLDERS,
				SHIPPED_PREFIX: () => SHIPPED_PREFIX,
				STEP: () => STEP,
				bundleFile: () => bundleFile,
				bundleFolder: () => bundleFolder,
				bundleToolsIn: () => bundleToolsIn,
				callsInDraft: () => callsInDraft,
				checkHost: () => checkHost,
				convertPassed: () => convertPassed,
				countDiagnostics: () => countDiagnostics,
				diagnosticRecord: () => diagnosticRecord,
				diagnosticsRecord: () => diagnosticsRecord,
				excludeField: () => excludeField,
				fileName: () => fileName,
				findAnyTool: () => findAnyTool,
				findBundleFaults: () => findBundleFaults,
				findShipped: () => findShipped,
				globCheck: () => globCheck,
				homeFolder: () => homeFolder,
				isRecipePath: () => isRecipePath,
				isValid: () => isValid,
				lazyShared: () => lazyShared,
				loadConfig: () => loadConfig,
				load_config_exports: () => load_config_exports,
				namesCalledBy: () => namesCalledBy,
				noRecipes: () => noRecipes,
				openRecipes: () => openRecipes,
				parseYaml: () => parseYaml,
				readConfigFile: () => readConfigFile,
				readLockFile: () => readLockFile,
				readYamlText: () => readYamlText,
				recipe_catalogue_exports: () => recipe_catalogue_exports,
				recipe_files_exports: () => recipe_files_exports,
				recipesIn: () => recipesIn,
				renderDiagnostics: () => renderDiagnostics,
				renderValidation: () => renderValidation,
				sharedRecipes: () => sharedRecipes,
				toolFile: () => toolFile,
				toolFileName: () => toolFileName,
				toolsFolder: () => toolsFolder,
				typeOfInput: () => typeOfInput,
				warnOfPins: () => warnOfPins
			});
			var runtime = __nccwpck_require__(107);
			var tool_errors = __nccwpck_require__(442);
			var shared_start_start = __nccwpck_require__(475);
			var work = __nccwpck_require__(785);
			var terminal = __nccwpck_require__(7951);
			var paths = __nccwpck_require__(131);
			var digest = __nccwpck_require__(1134);
			var api = __nccwpck_require__(365);
			var shared_tool_call_work = __nccwpck_require__(1165);
			var user_files = __nccwpck_require__(4803);
			var ast = __nccwpck_require__(9031);
			var compose_collection = __nccwpck_require__(6576);
			var input_values = __nccwpck_require__(3362);
			var replace_regex = __nccwpck_require__(7164);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_path_namespaceObject = require("node:path");
			var os = __nccwpck_require__(1795);
			var timers_promises = __nccwpck_require__(7982);
			//! src/report/diagnostics-text.ts
			function renderDiagnostics(files, style) {
				return files.map((file) => renderFile(file, style)).join("");
			}
			function renderValidation(recipes, style, ...settings) {
				let files = [...recipes, ...settings];
				let { errors, warnings } = countDiagnostics(files);
				let invalid = files.filter((file) => !isValid(file)).length;
				let alsoWarnings = warnings === 0 ? "" : `, ${(0, work.countOf)(warnings, "warning")}`;
				if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, settings.length > 0)} valid${alsoWarnings}\n`;
				let kind = settings.length === 0 ? "recipe" : "file";
				return `${style.red("\u2717")} ${(0, work.countOf)(errors, "error")}${alsoWarnings} in ${invalid === files.length ? "" : `${invalid} of `}${(0, work.countOf)(files.length, kind)}\n`;
			}
			function subject(recipes, hasConfig) {
				if (!hasConfig) return (0, work.countOf)(recipes, "recipe is", "recipes are");
				return recipes === 0 ? "the settings are" : `${(0, work.countOf)(recipes, "recipe")} and the settings are`;
			}
			function diagnosticsRecord(recipes, config, lock) {
				let files = [...recipes, ...[config, lock].filter((file) => file !== void 0)];
				return {
					schema_version: 1,
					valid: files.every(isValid),
					...countDiagnostics(files),
					...config !== void 0 && { configuration: fileRecord(config) },
					...lock !== void 0 && { lock: fileRecord(lock) },
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
				let gutter = " ".repeat(String(at.line).length);
				let shown = excerpt(lines[at.line - 1]?.replace(/\r$/, "") ?? "", at, style);
				let source = shown === void 0 ? "" : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
				return `${place} ${colour(severity)} ${code}: ${(0, shared_start_start.printable)(message)}\n${source}  ${style.cyan("\u2192")} ${(0, shared_start_start.printable)(suggestion)}\n`;
			}
			function excerpt(line, { line: start, endLine, column, endColumn }, style) {
				if (line.trim() === "") return;
				let width = Math.max(8, Math.min(120, (style.columns ?? 131) - String(start).length - 11));
				let at = Math.min(column - 1, line.length);
				let end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
				let from = line.length <= width ? 0 : (0, shared_start_start.wholeCharacter)(line, Math.max(0, at - Math.floor(width / 2)));
				let to = (0, shared_start_start.wholeCharacter)(line, Math.min(line.length, from + width));
				let show = (from, to) => style.foreign((0, shared_start_start.printableLine)(line.slice(from, to)));
				let cut = style.foreign("\u2026") === "\u2026" ? "\u2026" : "...";
				let before = `${from > 0 ? cut : ""}${show(from, at)}`;
				let marked = show(at, Math.min(end, to));
				return {
					line: `${before}${marked}${`${show(Math.min(end, to), to)}${to < line.length ? cut : ""}`}`,
					indent: " ".repeat((0, terminal.widthOf)(before)),
					underline: "^".repeat(Math.max(1, (0, terminal.widthOf)(marked)))
				};
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
				let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2311, 23)).then((n) => n.read_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5971, 23)).then((n) => n.config_tools_exports)]);
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
				if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, shared_start_start.failure)(ERRORS$2.badPlace(named));
				let file = await readConfigFile(tree, now, named);
				if (file === void 0 && named !== ".github/sous.yml") return (0, shared_start_start.failure)(ERRORS$2.noFile(named));
				if (file === void 0) return (0, shared_start_start.success)({
					config: work.DEFAULT_CONFIG,
					warnings: []
				});
				if (file.config !== void 0) return (0, shared_start_start.success)({
					config: file.config,
					warnings: file.diagnostics.map(placed$1)
				});
				let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
				let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
				return (0, shared_start_start.failure)(ERRORS$2.invalid(first, file.path, more, first?.suggestion));
			}
			async function findConfig(tree, named) {
				for (let name of named === ".github/sous.yml" ? [work.CONFIG_FILE, ".github/sous.yaml"] : [named]) {
					let path = (0, paths.parseRepoPath)(name);
					if (!path.ok) throw Error(path.error.message);
					let entry = await tree.entry(path.value);
					if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
				}
			}
			function placed$1({ at, message }) {
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
				let [{ realDisk }, { fromDiskFault }] = await Promise.all([Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.real_disk_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.disk_exports)]);
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
				let [{ MAX_YAML_BYTES }, { UTF8_MARK_BYTES }] = await Promise.all([Promise.resolve().then(() => read_yaml_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.text_exports)]);
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
			let ERRORS$2 = {
				badPlace: (named) => (0, tool_errors.toolError)("invalid_config", `'${(0, paths.briefText)(named)}' is not a valid place for a configuration`, "Name a file in .github/sous/."),
				noFile: (named) => (0, tool_errors.toolError)("invalid_config", `File '${named}' does not exist`, "Name a file that exists on the default branch."),
				invalid: (first, path, more, suggestion) => (0, tool_errors.toolError)("invalid_config", `The configuration is not valid: ${first === void 0 ? path : placed$1(first)}${more}`, `${suggestion ?? ""} 'sous validate' shows all problems.`.trim())
			};
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
				add(found) {
					for (let diagnostic of found) this.isFull || this.#found.push(diagnostic);
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
			function isWithin(inner, outer) {
				return (inner.line > outer.line || inner.line === outer.line && inner.column >= outer.column) && (inner.line < outer.endLine || inner.line === outer.endLine && inner.column <= outer.endColumn);
			}
			//! src/recipe/expressions/infer-type.ts
			function inferType(source, scope) {
				let parsed = (0, work.parseSource)(source);
				if (!parsed.ok) return {
					type: work.ANY,
					faults: []
				};
				let inference = new Inference(scope);
				return {
					type: inference.typeOf(parsed.value.tree),
					faults: inference.faults
				};
			}
			var Inference = class {
				faults = [];
				#scope;
				constructor(scope) {
					this.#scope = scope;
				}
				typeOf(expression) {
					return expression.accept(this);
				}
				visitLiteral({ literal }) {
					return [(0, work.typeOfValue)((0, work.fromData)(literal))];
				}
				visitUnary({ expr }) {
					this.typeOf(expr);
					return work.BOOLEAN;
				}
				visitBinary({ left, right }) {
					this.typeOf(left);
					this.typeOf(right);
					return work.BOOLEAN;
				}
				visitLogical({ args, operator }) {
					let stops = operator.type === ast.TokenType.AND ? work.falsyPart : work.truthyPart;
					let types = args.map((part) => this.typeOf(part));
					return (0, work.joinTypes)(types.map((type, index) => index < types.length - 1 ? stops(type) : type));
				}
				visitGrouping({ group }) {
					return this.typeOf(group);
				}
				visitContextAccess({ name }) {
					return this.#scope[name.lexeme.toLowerCase()] ?? work.ANY;
				}
				visitIndexAccess({ expr, index }) {
					let whole = this.typeOf(expr);
					if (index instanceof ast.Star) return (0, work.elementTypes)(whole);
					if (!(index instanceof ast.Literal)) {
						this.typeOf(index);
						return (0, work.memberType)(whole, void 0);
					}
					let key = (0, work.fromData)(index.literal);
					return (0, work.memberType)(whole, typeof key == "string" || typeof key == "number" ? key : void 0);
				}
				visitFunctionCall({ functionName, args }) {
					let types = args.map((argument) => this.typeOf(argument));
					let signature = (0, work.signatureOf)(functionName.lexeme);
					if (signature === void 0) return work.ANY;
					let { name, returns } = signature;
					for (let [index, type] of types.entries()) {
						let wanted = (0, work.argumentOf)(signature, index);
						let unwanted = (0, work.findUnwanted)(type, wanted);
						unwanted !== void 0 && this.faults.push((0, work.wrongArgument)(name, index, wanted, (0, work.describeType)([unwanted])));
					}
					return typeof returns == "function" ? returns(types) : returns;
				}
			};
			//! src/recipe/pass-inputs.ts
			function isPassedInput(value) {
				if (value.kind !== "template" || value.parts.length !== 1) return !1;
				let [only] = value.parts;
				let parsed = typeof only == "object" ? (0, work.parseSource)(only) : void 0;
				if (!parsed?.ok) return !1;
				let { tree } = parsed.value;
				return tree instanceof ast.IndexAccess && tree.index instanceof ast.Literal && tree.expr instanceof ast.ContextAccess && tree.expr.name.lexeme.toLowerCase() === "inputs";
			}
			function withPassedInputs(wanted) {
				return wanted.some(({ kind }) => kind === "string") ? [
					...wanted,
					...work.NUMBER,
					...work.BOOLEAN
				] : wanted;
			}
			function convertPassed(value, evaluated, wanted) {
				if (value.kind === "list" && Array.isArray(evaluated)) {
					let items = wanted.flatMap((part) => part.kind === "list" ? part.items : []);
					return value.items.map((item, index) => convertPassed(item, evaluated[index], items));
				}
				if (value.kind === "map" && typeof evaluated == "object" && evaluated) {
					let plain = Object.create(null);
					for (let { key, value: member } of value.entries) {
						let types = wanted.flatMap((part) => part.kind === "map" ? part.members.get(key) ?? part.others ?? [] : []);
						plain[key] = convertPassed(member, evaluated[key], types);
					}
					return plain;
				}
				if (typeof evaluated != "number" && typeof evaluated != "boolean") return evaluated;
				let given = typeof evaluated == "number" ? work.NUMBER : work.BOOLEAN;
				return (0, work.findUnwanted)(work.STRING, wanted) === void 0 && (0, work.findUnwanted)(given, wanted) !== void 0 && isPassedInput(value) ? String(evaluated) : evaluated;
			}
			function typeOfInput({ type, options }) {
				switch (type) {
					case "number": return work.NUMBER;
					case "boolean": return work.BOOLEAN;
					case "choice": return [{
						kind: "string",
						values: options
					}];
					case "string": return work.STRING;
				}
			}
			//! src/recipe/check-types.ts
			var _a;
			function checkTypes(recipe, sources) {
				let checker = new TypeChecker(recipe, sources, new Map());
				checker.outputTypes();
				return checker.diagnostics.list();
			}
			var TypeChecker = class {
				diagnostics = new Diagnostics();
				#recipe;
				#sources;
				#called;
				#inputs;
				#steps = new Map();
				#around;
				constructor(recipe, sources, called) {
					this.#recipe = recipe;
					this.#sources = sources;
					this.#called = called;
					called.set(recipe, void 0);
					this.#inputs = new Map(recipe.inputs.map((input) => [input.name, valueOfInput(input)]));
				}
				outputTypes() {
					for (let step of [...this.#recipe.steps, ...this.#recipe.verify]) this.#checkStep(step);
					let scope = this.#scope();
					return new Map(this.#recipe.outputs.map(({ key, value }) => [key, this.#checkValue(value, work.ANY, `'${key}'`, scope)]));
				}
				#scope(step, item = this.#around?.item) {
					let conditions = `${this.#around?.step.if?.text ?? ""} ${step?.if?.text ?? ""}`;
					let checked = new Set([...conditions.matchAll(MENTIONED)].map((match) => `${match[1]}.${match[2]}`.toLowerCase()));
					let known = (context, types) => [...types].map(([name, type]) => [name, checked.has(`${context}.${name}`.toLowerCase()) ? withoutNullInside(type) : type]);
					return {
						inputs: (0, work.mapOf)(known("inputs", this.#inputs), work.ANY),
						steps: (0, work.mapOf)(known("steps", this.#steps), work.ANY),
						recipe: (0, work.mapOf)([], work.STRING),
						env: (0, work.mapOf)([], work.STRING),
						...item !== void 0 && {
							item,
							index: work.NUMBER
						}
					};
				}
				#checkStep(step) {
					let items = step.forEach && this.#checkForEach(step.forEach);
					let scope = this.#scope(step, items);
					step.if !== void 0 && this.#infer(step.if, this.#scope(void 0, items));
					let outputs = this.#checkCall(step, scope, items ?? work.ANY);
					if (step.id === void 0) return;
					let shown = outputs === void 0 ? work.ANY : (0, work.mapOf)(step.forEach === void 0 ? outputs : joinedOutputs(outputs), work.ANY);
					this.#steps.set(step.id, (0, work.mapOf)([["outputs", shown], ["outcome", work.STRING]]));
				}
				#checkCall(step, scope, item) {
					let { call } = step;
					if (call.kind === "tool") return this.#checkTool(step, call.tool, scope);
					return call.kind === "recipe" ? this.#checkRecipe(step, call.recipe, scope) : this.#checkSteps(step, call.steps, item);
				}
				#checkSteps(around, steps, item) {
					let outside = this.#steps;
					this.#steps = new Map(outside);
					this.#around = {
						step: around,
						item
					};
					for (let step of steps) this.#checkStep(step);
					let seen = this.#steps;
					this.#steps = outside;
					this.#around = void 0;
					return new Map(steps.flatMap(({ id }) => {
						let type = id === void 0 ? void 0 : seen.get(id);
						return id === void 0 || type === void 0 ? [] : [[id, (0, work.memberType)(type, "outputs")]];
					}));
				}
				#checkForEach(value) {
					let type = this.#checkValue(value, work.ANY, "'for-each'", this.#scope());
					let unwanted = (0, work.findUnwanted)(type, work.LIST);
					if (unwanted !== void 0) {
						let message = `'for-each' needs a list, and this expression ${returning(unwanted)}`;
						let suggestion = unwanted.kind === "null" ? CAN_BE_NULL : "Use a list, such as the files in the outputs of an earlier step.";
						this.diagnostics.error(placeOf(value), "not_a_list", message, suggestion);
					}
					return (0, work.joinTypes)(type.flatMap((part) => part.kind === "list" ? [part.items] : part.kind === "any" ? [work.ANY] : []));
				}
				#checkTool(step, name, scope) {
					let tool = this.#sources.catalogue.find(name);
					for (let { key, value } of step.with) {
						let argument = tool?.arguments.find((candidate) => candidate.name === key);
						this.#checkValue(value, argument === void 0 ? work.ANY : (0, work.typeOfSchema)(argument.schema), `'${key}'`, scope);
					}
					return tool && toolOutputs(tool);
				}
				#checkRecipe(step, name, scope) {
					let called = this.#sources.library?.find(name);
					for (let { key, value } of step.with) {
						let input = called?.inputs.find((candidate) => candidate.name === key);
						let given = this.#checkValue(value, work.ANY, `'${key}'`, scope);
						if (input === void 0 || value.kind !== "template") continue;
						let wanted = typeOfInput(input);
						let texts = input.type === "choice" ? [] : work.STRING;
						let unwanted = (0, work.findUnwanted)(given, [...isPassedInput(value) ? withPassedInputs(wanted) : wanted, ...texts]);
						if (unwanted === void 0) continue;
						let message = `Input '${input.name}' must be ${(0, work.describeType)(wanted)}, and this expression ${returning(unwanted)}`;
						this.diagnostics.error(placeOf(value), "input_type", message, howToConvert(unwanted, wanted));
					}
					if (called === void 0) return;
					this.#called.has(called) || this.#called.set(called, new _a(called, this.#sources, this.#called).outputTypes());
					let outputs = this.#called.get(called);
					if (outputs === void 0) return;
					return step.if !== void 0 || step.continueOnError ? new Map([...outputs].map(([key, type]) => [key, (0, work.joinTypes)([type, work.NULL])])) : outputs;
				}
				#checkValue(value, wanted, what, scope) {
					switch (value.kind) {
						case "scalar": return [(0, work.typeOfValue)(value.value)];
						case "list": {
							let items = (0, work.joinTypes)(wanted.map((part) => part.kind === "list" ? part.items : work.ANY));
							return (0, work.listOf)((0, work.joinTypes)(value.items.map((item) => this.#checkValue(item, items, `An item of ${what}`, scope))));
						}
						case "map": return (0, work.mapOf)(value.entries.map(({ key, value: member }) => {
							let types = wanted.map((part) => part.kind === "map" ? part.members.get(key) ?? part.others ?? work.ANY : work.ANY);
							return [key, this.#checkValue(member, (0, work.joinTypes)(types), `'${key}' in ${what}`, scope)];
						}));
						case "template": return this.#checkTemplate(value, wanted, what, scope);
					}
				}
				#checkTemplate(value, wanted, what, scope) {
					let [only, ...others] = value.parts;
					let isAlone = others.length === 0 && typeof only == "object";
					let type = isAlone ? this.#infer(only, scope) : work.STRING;
					if (!isAlone) for (let part of value.parts) typeof part == "object" && this.#checkText(part, scope);
					let unwanted = (0, work.findUnwanted)(type, isPassedInput(value) ? withPassedInputs(wanted) : wanted);
					if (unwanted !== void 0) {
						let message = isAlone ? `${what} must be ${(0, work.describeType)(wanted)}, and this expression ${returning(unwanted)}` : `${what} must be ${(0, work.describeType)(wanted)}, and an expression with text around it is a string`;
						let advice = isAlone ? howToConvert(unwanted, wanted) : "Use a single expression, without text around it.";
						this.diagnostics.error(placeOf(value), "wrong_type", message, advice);
					}
					return type;
				}
				#checkText(source, scope) {
					let unwanted = (0, work.findUnwanted)(this.#infer(source, scope), work.TEXT);
					if (unwanted?.kind !== "list" && unwanted?.kind !== "map") return;
					let { code, message, suggestion } = (0, work.notText)(unwanted.kind);
					this.diagnostics.error(source.at, code, message, suggestion);
				}
				#infer(source, scope) {
					let { type, faults } = inferType(source, scope);
					for (let { code, message, suggestion } of faults) this.diagnostics.error(source.at, code, message, suggestion);
					return type;
				}
			};
			_a = TypeChecker;
			function valueOfInput(input) {
				let type = typeOfInput(input);
				return input.required || input.default !== void 0 ? type : (0, work.joinTypes)([type, work.NULL]);
			}
			let MENTIONED = /\b(inputs|steps)\s*(?:\.\s*|\[\s*')([\w-]+)/gi;
			function withoutNullInside(type) {
				return (0, work.withoutNull)(type).map((part) => part.kind === "map" ? {
					...part,
					members: new Map([...part.members].map(([name, member]) => [name, withoutNullInside(member)]))
				} : part);
			}
			function placeOf(value) {
				if (value.kind !== "template") return value.at;
				let [only, ...others] = value.parts;
				return others.length === 0 && typeof only == "object" ? only.at : value.at;
			}
			function toolOutputs({ outputs }) {
				return new Map(outputs.map(({ name, schema }) => [name, (0, work.typeOfSchema)(schema)]));
			}
			function joinedOutputs(outputs) {
				let joined = [...outputs].flatMap(([name, type]) => isJoined(type) ? [[name, (0, work.withoutNull)(type)]] : []);
				return new Map([...joined, ["items", (0, work.listOf)((0, work.mapOf)(outputs, work.ANY))]]);
			}
			function isJoined(type) {
				return type.some(({ kind }) => kind === "any" || kind === "number" || kind === "boolean" || kind === "list");
			}
			let CAN_BE_NULL = "An input without a default and the outputs of a skipped step are null. Add an 'if' that checks the value.";
			function returning(unwanted) {
				return unwanted.kind === "null" ? "can return null" : `returns ${(0, work.describeType)([unwanted])}`;
			}
			function howToConvert(given, wanted) {
				if (given.kind === "null") return CAN_BE_NULL;
				let takesText = wanted.some(({ kind }) => kind === "string");
				if (given.kind === "list") return takesText ? "Use one element, join(list, separator), or for-each." : `Use ${(0, work.describeType)(wanted)}.`;
				if (given.kind === "map") return takesText ? "Use one of its values, or toJSON(value)." : `Use ${(0, work.describeType)(wanted)}.`;
				if (takesText && given.kind !== "string") return "Turn it into text with format('{0}', value).";
				return given.kind === "string" && given.values === void 0 ? "Convert it with fromJSON(text)." : `Use ${(0, work.describeType)(wanted)}.`;
			}
			//! src/recipe/yaml/find-indentation.ts
			let KEY = /^("[^"]*"|'[^']*'|[^\s#:{}[\]'"&*!|>%@`-][^#:]*?)\s*:(?:\s+(.*))?$/;
			let ITEM = /^-(?:(\s+)(.*))?$/;
			let BLOCK_TEXT = /^[|>][-+0-9]*$/;
			function findIndentationMistake(text) {
				let reader = new LineReader();
				for (let [line, content] of text.split(/\r?\n/).entries()) {
					let mistake = reader.read(content, line);
					if (mistake !== void 0) return mistake;
				}
			}
			var LineReader = class {
				#levels = [];
				#textOf;
				#brackets = 0;
				#quote;
				read(content, line) {
					if (content.trim() === "") return;
					let column = content.length - content.trimStart().length;
					if (this.#textOf !== void 0 && column > this.#textOf.column) {
						this.#textOf.hasLines = !0;
						return;
					}
					if (this.#brackets > 0 || this.#quote !== void 0) {
						this.#scanValue(content);
						return;
					}
					let words = content.trim();
					let text = this.#textOf;
					this.#textOf = void 0;
					if (words.startsWith("#") || words === "---") return;
					if (text !== void 0 && !text.hasLines && !KEY.test(words) && !ITEM.test(words)) return outsideText(text, {
						line,
						column,
						words
					});
					return this.#readTokens(words, line, column);
				}
				#readTokens(words, line, start) {
					let [rest, column, dash] = [
						words,
						start,
						start
					];
					for (let item = ITEM.exec(rest); item !== null; item = ITEM.exec(rest)) {
						let token = {
							kind: "list",
							column,
							line,
							name: "-"
						};
						let mistake = column === start ? this.#place(token) : this.#open(token);
						if (mistake !== void 0) return mistake;
						let [, space = "", after = ""] = item;
						dash = column;
						this.#mark(after === "");
						column += 1 + space.length;
						rest = after;
						if (after === "") return;
					}
					let [, name, value = ""] = KEY.exec(rest) ?? [];
					if (name === void 0) {
						column > dash && BLOCK_TEXT.test(rest) ? this.#textOf = {
							name: "-",
							column: dash,
							hasLines: !1
						} : this.#scanValue(rest);
						return;
					}
					let token = {
						kind: "map",
						column,
						line,
						name
					};
					let mistake = column === start ? this.#place(token) : this.#open(token);
					if (mistake !== void 0) return mistake;
					let given = value.startsWith("#") ? "" : value.replace(/\s#.*$/, "");
					this.#mark(given === "");
					BLOCK_TEXT.test(given) ? this.#textOf = {
						name,
						column,
						hasLines: !1
					} : this.#scanValue(given);
				}
				#open(token) {
					this.#levels.push({
						...token,
						isOpen: !1
					});
				}
				#mark(isOpen) {
					let top = this.#levels.at(-1);
					top !== void 0 && (top.isOpen = isOpen);
				}
				#place(token) {
					let closed = [];
					for (; (this.#levels.at(-1)?.column ?? -1) > token.column;) closed.unshift(this.#levels.pop());
					let [top, below] = [this.#levels.at(-1), this.#levels.at(-2)];
					if (top === void 0 && closed.length === 0) return this.#open(token);
					if (top?.column === token.column) {
						if (top.kind === token.kind) return this.#go(top, token);
						if (token.kind === "list" && top.isOpen) return this.#open(token);
						if (token.kind === "map" && below?.column === token.column) {
							this.#levels.pop();
							return this.#go(below, token);
						}
					} else if (top !== void 0 && closed.length === 0 && top.isOpen) return this.#open(token);
					return misplaced(token, {
						top,
						closed,
						around: this.#levels
					});
				}
				#go(level, { name, line }) {
					Object.assign(level, {
						name,
						line
					});
				}
				#scanValue(text) {
					for (let i = 0; i < text.length; i++) {
						let character = text[i] ?? "";
						if (this.#quote !== void 0) character === "\\" && this.#quote === "\"" ? i++ : character === this.#quote && (this.#quote = void 0);
						else if (this.#brackets > 0 || i === 0) {
							(character === "\"" || character === "'") && (this.#quote = character);
							(character === "[" || character === "{") && this.#brackets++;
							(character === "]" || character === "}") && (this.#brackets = Math.max(0, this.#brackets - 1));
						}
					}
				}
			};
			function outsideText({ name, column: least }, { line, column, words }) {
				let message = `The text of '${name}' is not indented further than '${name}' itself`;
				return {
					line,
					column,
					length: words.length,
					message,
					suggestion: `Indent it by at least ${(0, work.countOf)(least + 2, "space")}.`
				};
			}
			function misplaced(token, { top, closed, around }) {
				let { kind, column, line } = token;
				let what = kind === "list" ? "This item" : `'${token.name}'`;
				let nearest = [...around, ...closed].filter((level) => level.kind === kind).toSorted((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column)[0];
				let place = {
					line,
					column,
					length: token.name.length
				};
				let suggestion = nearest === void 0 ? "Indent it like the lines above it." : indentLike(nearest);
				if (top?.column === column && kind === "map") {
					let inner = closed.find((level) => level.kind === "map");
					let message = `${what} is at the level of the list, so it belongs to no item of it`;
					return {
						...place,
						message,
						suggestion: inner === void 0 ? `Indent it by ${(0, work.countOf)(column + 2, "space")}.` : indentLike(inner)
					};
				}
				let why = closed.length === 0 && top !== void 0 && column >= top.column ? `is indented too far: '${top.name}' on line ${top.line + 1} already has a value` : `is indented by ${(0, work.countOf)(column, "space")}, which fits nothing above it`;
				return {
					...place,
					message: `${what} ${why}`,
					suggestion
				};
			}
			function indentLike({ kind, column, name, line }) {
				let like = kind === "list" ? `the item on line ${line + 1}` : `'${name}' on line ${line + 1}`;
				return column === 0 ? `Do not indent it, like ${like}.` : `Indent it by ${(0, work.countOf)(column, "space")}, like ${like}.`;
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
				let source = new work.SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
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
				let words = (0, work.scanYaml)(source, diagnostics);
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
					if (work.UNSAFE_NAMES.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
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
			let MAY_BE_INDENTATION = new Set([
				"BAD_INDENT",
				"BLOCK_AS_IMPLICIT_KEY",
				"MISSING_CHAR",
				"MULTILINE_IMPLICIT_KEY",
				"UNEXPECTED_TOKEN"
			]);
			function reportIndentation(errors, source, diagnostics) {
				let tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT");
				for (let { pos } of tabs.slice(0, 10)) {
					let [start] = pos;
					let end = start + (/^[\t ]+/.exec(source.text.slice(start))?.[0].length ?? 1);
					diagnostics.error(source.range(start, end), "yaml_indentation", "A tab indents this line", "Use spaces: two for each level.");
				}
				if (tabs.length > 0) return [];
				let [first] = errors.filter(({ code }) => MAY_BE_INDENTATION.has(code));
				let mistake = first === void 0 ? void 0 : findIndentationMistake(source.text);
				if (mistake === void 0 || first === void 0) return errors;
				let { line, message, suggestion } = mistake;
				if (line + 1 < source.range(first.pos[0]).line) return errors;
				diagnostics.error(source.lineRange(line, mistake.column, mistake.length), "yaml_indentation", message, suggestion);
				return errors.filter(({ pos }) => source.range(pos[0]).line < line);
			}
			function reportYamlErrors(errors, source, diagnostics) {
				let wasRefused = diagnostics.hasErrors;
				let news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
				let lines = new Set();
				for (let error of reportIndentation(news, source, diagnostics)) {
					let at = source.range(...error.pos);
					if (lines.has(at.line)) continue;
					if (lines.add(at.line).size > 10) break;
					let suggestion = /^Unexpected flow-(?:seq|map)-start at node end/.test(error.message) ? "Inside of { } or [ ], put a text that contains brackets in quotes, such as '$.list[0]'." : SUGGESTIONS[error.code] ?? "Correct the YAML here.";
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
			function checkRecipeCalls(recipe, library, catalogue) {
				let diagnostics = new Diagnostics();
				diagnostics.add(checkTypes(recipe, {
					catalogue,
					library
				}));
				for (let { step, name, at } of callsOf$1(recipe)) {
					let called = library.find(name);
					if (called === void 0 && (0, paths.isElsewhere)(name) && (0, paths.parseRecipeRef)(name) === void 0) {
						let { message, suggestion } = (0, paths.whyNoRef)(name);
						diagnostics.error(at, "unpinned_recipe", message, suggestion);
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
			function callsOf$1(recipe) {
				return (0, work.allSteps)(recipe).flatMap((step) => step.call.kind === "recipe" ? [{
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
			//! src/app/read-recipes.ts
			async function readRecipes({ files, all, tree, shared, findMore, switched, trustsPatterns }) {
				let known = new Map();
				let reader;
				let readAll = async (wanted) => {
					let texts = new Map();
					for (let file of wanted) known.has(file.path) || texts.set(file, await readText(file, tree));
					reader ??= await openReader({
						findMore,
						trustsPatterns,
						whyOff: async (name) => switched?.().whyTool(name)
					});
					for (let [file, text] of texts) known.has(file.path) || known.set(file.path, await readOne(file, text, reader));
				};
				await readAll(files);
				let elsewhere = new Map();
				for (let before = -1; before < known.size;) {
					before = known.size;
					let called = new Set([...known.values()].flatMap(calledInDraft));
					await readAll(all.filter((file) => called.has(file.name)));
					for (let name of called) {
						let ref = elsewhere.has(name) ? void 0 : (0, paths.parseRecipeRef)(name);
						ref !== void 0 && elsewhere.set(name, await shared.find(ref));
					}
					await readAll([...elsewhere.values()].flatMap((found) => found.ok ? [found.value] : []));
				}
				let called = {
					catalogue: reader?.catalogue ?? NO_TOOLS,
					byName: new Map([...all.map((file) => [file.name, known.get(file.path)]), ...[...elsewhere.keys()].map((name) => [name, known.get(name)])]),
					off: new Map([...elsewhere].flatMap(([name, found]) => found.ok ? [] : [[name, found.error]]))
				};
				for (let name of new Set([...known.values()].flatMap(calledInDraft))) {
					let off = await switched?.().whyRecipe(name);
					off !== void 0 && called.off.set(name, off);
				}
				return files.flatMap((file) => {
					let read = known.get(file.path);
					return read === void 0 ? [] : [withCalls(withTwin(read, all), called)];
				});
			}
			async function readText({ origin }, tree) {
				if (origin.kind === "repository") return readYamlText(origin.path, tree);
				if (origin.kind === "shared") return (0, shared_start_start.success)(origin.text);
				return origin.kind === "shipped" ? (0, shared_start_start.success)(external_node_fs_namespaceObject.readFileSync(origin.file, "utf8")) : readYamlFile(origin.file);
			}
			let NO_TOOLS = { find: () => void 0 };
			async function openReader(options) {
				let { RecipeCatalogue, readRecipeText } = await Promise.resolve().then(() => recipe_catalogue_exports);
				let catalogue = new RecipeCatalogue(options);
				return {
					catalogue,
					read: (text, path) => readRecipeText(text, path, catalogue)
				};
			}
			async function readOne(file, text, { read }) {
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
			function calledInDraft(read) {
				return callsInDraft(read).map((call) => call.recipe);
			}
			function callsInDraft({ draft }) {
				return draft === void 0 ? [] : callsOf(draft);
			}
			function namesCalledBy(recipe) {
				return callsOf(recipe).map((call) => call.recipe);
			}
			function callsOf(recipe) {
				return (0, work.allSteps)(recipe).flatMap(({ call }) => call.kind === "recipe" ? [call] : []);
			}
			function withCalls(read, called) {
				let { draft } = read;
				if (draft === void 0 || namesCalledBy(draft).length === 0) return read;
				let own = findWrongCalls(draft, called);
				let all = [...own, ...findUnsound(draft, called).filter(({ at }) => own.every((diagnostic) => diagnostic.at !== at))];
				let wrong = (0, work.allSteps)(draft).filter((step) => read.diagnostics.some(({ severity, at }) => severity === "error" && isWithin(at, step.at)));
				let found = all.filter(({ at }) => !wrong.some((step) => isWithin(at, step.at)));
				if (found.length === 0) return read;
				let diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
				return {
					...read,
					recipe: found.some(isError) ? void 0 : read.recipe,
					diagnostics
				};
			}
			function isError({ severity }) {
				return severity === "error";
			}
			function findWrongCalls(recipe, { catalogue, byName, off }) {
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
					if (why === void 0) return [];
					if ((0, paths.parseRecipeRef)(name) === void 0) return [wrongCall(at, why.code === "disabled" ? "disabled" : "invalid_recipe", why)];
					return [why.code === "recipe_not_fetched" ? {
						...wrongCall(at, why.code, why),
						severity: "warning"
					} : wrongCall(at, why.code, why)];
				});
				let others = checkRecipeCalls(recipe, library, catalogue).map((diagnostic) => asInvalid(diagnostic, recipe, byName));
				return [...disabled, ...others.filter(({ at }) => disabled.every((diagnostic) => diagnostic.at !== at))];
			}
			function findUnsound(recipe, called) {
				let isSound = (name, seen) => {
					let inner = called.byName.get(name)?.recipe;
					if (inner === void 0 || seen.has(name)) return !0;
					seen.add(name);
					return !findWrongCalls(inner, called).some(isError) && callsOf(inner).every(({ recipe: next }) => isSound(next, seen));
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
				EXTENSION: () => EXTENSION,
				RECIPE_FOLDERS: () => RECIPE_FOLDERS,
				SHIPPED_PREFIX: () => SHIPPED_PREFIX,
				findRecipes: () => findRecipes,
				findShipped: () => findShipped,
				homeFolder: () => homeFolder,
				isRecipePath: () => isRecipePath,
				noRecipes: () => noRecipes,
				selectRecipes: () => selectRecipes,
				unpinned: () => unpinned
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
					let files = await selectWord(word, wanted);
					if (!files.ok) return files;
					for (let file of files.value) selected.set(file.path, file);
				}
				return (0, shared_start_start.success)([...selected.values()]);
			}
			async function selectWord(word, wanted) {
				if (word.startsWith("sous:")) return selectShipped(word, wanted.shipped);
				let named = wanted.all.filter((file) => file.name === word);
				if (named.length > 0) return (0, shared_start_start.success)(named);
				let ref = (0, paths.parseRecipeRef)(word);
				if (ref === void 0) return selectPlace(word, wanted);
				let found = await wanted.shared.find(ref);
				return found.ok ? (0, shared_start_start.success)([found.value]) : found;
			}
			function noRecipes(folder) {
				let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
				return ERRORS$1.noRecipes(folder, places);
			}
			let ADDRESS = /^(?:[a-z+]+:\/\/|git@)/i;
			let PINNED = /\/[^/]*@[0-9a-f]{40,64}$/i;
			async function selectPlace(word, { tree, all, shipped, typedIn }) {
				let plain = (0, paths.parseRepoDirectory)(plainForm(word, tree.folder));
				let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
				if (!plain.ok && typedIn !== void 0 && EXTENSION.test(word) && plain.error.code === "path_outside_working_dir") return selectElsewhere(word, external_node_path_namespaceObject.resolve(typedIn, word), all);
				if (!plain.ok && ADDRESS.test(word)) return (0, shared_start_start.failure)(unpinned(word));
				if (!plain.ok) return (0, shared_start_start.failure)(looksLikePath ? ERRORS$1.badPath(plain.error) : unknownRecipe(word, all, shipped));
				if (plain.value === ".") return (0, shared_start_start.success)(all);
				let entry = await tree.entry(plain.value);
				if (!entry.ok) return entry;
				if (entry.value.kind === "directory") {
					let files = await recipesIn$1(tree, plain.value);
					return files.ok && files.value.length === 0 ? (0, shared_start_start.failure)(ERRORS$1.noneIn(word)) : files;
				}
				if (entry.value.kind !== "missing") return (0, shared_start_start.success)([fileAt(plain.value)]);
				if (await looksShared(word, tree)) return (0, shared_start_start.failure)(unpinned(word));
				return (0, shared_start_start.failure)(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped));
			}
			async function looksShared(word, tree) {
				if (PINNED.test(word)) return !0;
				let wanted = (0, paths.parseWantedVersion)(word);
				if (wanted?.name === void 0) return !1;
				let owner = (0, paths.parseRepoPath)(word.slice(0, word.indexOf("/")));
				let entry = owner.ok ? await tree.entry(owner.value) : void 0;
				return wanted.version !== void 0 || entry?.ok === !0 && entry.value.kind === "missing";
			}
			function unpinned(word) {
				let { message, suggestion } = (0, paths.whyNoRef)(word);
				return (0, tool_errors.toolError)("unpinned_recipe", message, suggestion);
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
			function selectShipped(word, shipped) {
				let named = shipped.filter((file) => file.name === word);
				return named.length > 0 ? (0, shared_start_start.success)(named) : (0, shared_start_start.failure)(unknownRecipe(word, shipped, shipped));
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
				return ERRORS$1.noFile(word, paths);
			}
			function unknownRecipe(word, all, shipped) {
				let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
				let names = all.map((file) => file.name);
				return twin === void 0 ? ERRORS$1.noRecipe(word, names) : ERRORS$1.shippedRecipe(word, twin.name);
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
			let ERRORS$1 = {
				noneIn: (word) => (0, tool_errors.toolError)("unknown_recipe", `'${word}' contains no recipes`, "Recipes are *.yml and *.yaml files. 'sous list' lists those of the repository."),
				badPath: ({ message, suggestion }) => (0, tool_errors.toolError)("invalid_arguments", message, `${suggestion} A recipe of another repository is owner/repository/name@commit.`),
				noRecipes: (folder, places) => (0, tool_errors.toolError)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Add one, name a recipe by its path, or name another repository with --root. 'sous list --all' also lists those that ship with Sous.`),
				noFile: (word, paths) => (0, tool_errors.toolError)("unknown_recipe", `File '${word}' does not exist`, nearest(word, paths, "sous list")),
				noRecipe: (word, names) => (0, tool_errors.toolError)("unknown_recipe", `Recipe '${word}' does not exist`, nearest(word, names, word.startsWith("sous:") ? "sous list --all" : "sous list")),
				shippedRecipe: (word, twin) => (0, tool_errors.toolError)("unknown_recipe", `Recipe '${word}' does not exist`, `Did you mean '${twin}'? See 'sous list --all' for all of them.`)
			};
			//! src/app/load-recipes.ts
			async function openRecipes(surroundings, root, { isOffline } = {}) {
				let opened = await (0, work.openFolder)(surroundings, root ?? homeFolder(surroundings.folder));
				if (!opened.ok) return opened;
				let { tree } = opened.value;
				let from = root === void 0 ? external_node_fs_namespaceObject.realpathSync(surroundings.folder) : tree.folder;
				let typedIn = surroundings.opensAnyRecipe ? surroundings.folder : void 0;
				let shared = lazyShared(() => ({
					tree,
					surroundings,
					programs: opened.value.programs,
					isOffline
				}));
				let recipes = await recipesIn(tree, surroundings.program, {
					...surroundings,
					typedIn,
					shared
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
			async function recipesIn(tree, program, { trustsPatterns, typedIn, shared }) {
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
				let read = async (files) => files.length === 0 ? [] : readRecipes({
					files,
					all: [...all, ...shipped],
					tree,
					findMore,
					switched,
					trustsPatterns,
					shared
				});
				return (0, shared_start_start.success)({
					all,
					shipped,
					shared,
					findTool: (name) => findAnyTool(name, findMore),
					whyOff: async (file) => [...all, ...shipped].some(({ path }) => path === file.path) ? switched().whyRecipe(file.name) : void 0,
					async select(words) {
						let selected = words.length === 0 ? found : await selectRecipes({
							words,
							tree,
							all,
							shipped,
							typedIn,
							shared
						});
						return selected.ok && selected.value.length === 0 ? (0, shared_start_start.failure)(noRecipes(tree.folder ?? "the repository")) : selected;
					},
					read,
					async libraryOf(recipe) {
						let byName = new Map();
						let waiting = [recipe];
						for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) for (let name of namesCalledBy(next)) {
							if (byName.has(name)) continue;
							let file = await findFile(name, [...all, ...shipped], shared);
							let [called] = file === void 0 ? [] : await read([file]);
							if (called?.recipe === void 0) continue;
							byName.set(name, called.recipe);
							waiting.push(called.recipe);
						}
						return {
							names: [...byName.keys()],
							find: (name) => byName.get(name)
						};
					}
				});
			}
			async function findFile(name, all, shared) {
				let ref = (0, paths.parseRecipeRef)(name);
				if (ref === void 0) return all.find((file) => file.name === name);
				let found = await shared.find(ref);
				return found.ok ? found.value : void 0;
			}
			function lazyShared(request) {
				let open = (0, shared_start_start.once)(async () => (await Promise.resolve().then(() => shared_recipes_exports)).sharedRecipes(request()));
				return {
					find: async (ref) => (await open()).find(ref),
					lock: async () => (await open()).lock(),
					resolve: async (source, version) => (await open()).resolve(source, version)
				};
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
				let { findBundleTool } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5170, 23)).then((n) => n.bundle_tool_exports);
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
			//! src/recipe/read-permissions.ts
			let NO_PERMISSIONS = {
				write: [],
				run: [],
				fetch: [],
				maxFiles: void 0,
				at: void 0
			};
			let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files. Token permissions belong in the workflow." };
			let PERMISSIONS = new work.MapField({
				description: "What the recipe may do. Shown first in every preview, and enforced. Default: read only.",
				keys: {
					write: work.kind.texts("Globs of the files that the recipe may change.", { check: globCheck("src/**/*.ts") }),
					run: work.kind.texts("Commands that the recipe may run, word for word."),
					fetch: work.kind.texts("Hosts that the recipe may fetch from.", { check: checkHost }),
					"max-files": work.kind.integer("How many files it may change. Default: as many as a plan may change, see `limits` in the configuration.", work.HIGHEST_LIMITS.files)
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
			function excludeField(description) {
				let check = globCheck("**/fixtures/**");
				return (0, work.field)(description, { anyOf: [{ type: "string" }, {
					type: "array",
					items: { type: "string" },
					uniqueItems: !0
				}] }, (node, what, reading) => {
					if (node.kind !== "scalar") return (0, work.readTexts)(node, what, reading, check);
					let glob = (0, work.readText)(node, what, reading);
					glob !== void 0 && check(glob, node, reading);
					return glob === void 0 ? void 0 : [glob];
				});
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
				if (tool.effect === "stage" && permissions.write.length === 0) needs("write", `${tool.name} changes files, but the recipe has no permission to`, globFor(namedFiles(call)[0], call));
				else for (let path of changesFiles(call) ? namedFiles(call) : []) catalogue.fitsAny?.(permissions.write, path) === !1 && needs("write", `The recipe has no permission to change '${(0, paths.briefText)(path)}'`, globFor(path, call));
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
			function globFor(path, call) {
				let glob = path === void 0 ? plainText(call, "include")?.value : (0, work.escapeGlob)(path);
				return `'${(0, paths.escapeUnprintable)(glob ?? "docs/**/*.md").replaceAll("'", "''")}'`;
			}
			function namedFiles(call) {
				return (call.tool.name === "copy_file" ? ["to"] : [
					"path",
					"from",
					"to"
				]).flatMap((name) => plainText(call, name)?.value ?? []);
			}
			function changesFiles({ tool, arguments: given }) {
				let preview = given.find((entry) => entry.key === "preview_only")?.value;
				let isLooking = preview !== void 0 && (preview.kind !== "scalar" || preview.value !== !1);
				return tool.effect === "stage" && tool.name !== "create_directory" && !isLooking;
			}
			function plainText(call, argument) {
				let node = call.arguments.find((entry) => entry.key === argument)?.value;
				return node?.kind === "scalar" && typeof node.value == "string" && !(0, work.hasExpression)(node.value) ? { value: node.value } : void 0;
			}
			function hostOf(url) {
				return url !== void 0 && URL.canParse(url) ? (0, paths.briefText)(new URL(url).hostname) : void 0;
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
			//! src/app/shared/fetch-recipes.ts
			var __addDisposableResource = function(env, value, async) {
				if (value != null) {
					if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
					var dispose, inner;
					if (async) {
						if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
						dispose = value[Symbol.asyncDispose];
					}
					if (dispose === void 0) {
						if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
						dispose = value[Symbol.dispose];
						async && (inner = dispose);
					}
					if (typeof dispose != "function") throw TypeError("Object not disposable.");
					inner && (dispose = function() {
						try {
							inner.call(this);
						} catch (e) {
							return Promise.reject(e);
						}
					});
					env.stack.push({
						value,
						dispose,
						async
					});
				} else async && env.stack.push({ async: !0 });
				return value;
			};
			var __disposeResources = (function(SuppressedError) {
				return function(env) {
					function fail(e) {
						env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
						env.hasError = !0;
					}
					var r, s = 0;
					function next() {
						for (; r = env.stack.pop();) try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
						if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
						if (env.hasError) throw env.error;
					}
					return next();
				};
			})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
				var e = Error(message);
				return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
			});
			async function openCommit(request, ref) {
				let { CommitObjects } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6532, 23)).then((n) => n.commit_objects_exports);
				let file = cacheFile(request, ref);
				let cached = file === void 0 ? void 0 : CommitObjects.parse(readSmall(file), ref.commit);
				return cached === void 0 ? fetchCommit(request, ref) : (0, shared_start_start.success)(cached);
			}
			async function fetchCommit(request, ref) {
				if (request.isOffline) return (0, shared_start_start.failure)(FETCH_RECIPES_ERRORS.notFetched(ref));
				let { formatOf } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 6139, 23)).then((n) => n.trees_exports);
				let fetch = async (remote, { fetchCommitObjects, checkPublished }) => {
					let { MAX_YAML_BYTES } = await Promise.resolve().then(() => read_yaml_exports);
					let objects = await fetchCommitObjects(remote, {
						commit: ref.commit,
						directories: RECIPE_FOLDERS,
						names: EXTENSION,
						maxFileBytes: MAX_YAML_BYTES
					});
					let refused = objects.ok ? await checkPublished(remote, ref.commit) : void 0;
					return refused === void 0 ? objects : (0, shared_start_start.failure)(refused);
				};
				let fetched = await withRemote(request, (0, paths.sourceOfRef)(ref), fetch, formatOf(ref.commit));
				let file = cacheFile(request, ref);
				fetched.ok && file !== void 0 && await save(file, fetched.value);
				return fetched;
			}
			function sourceKey(ref) {
				return `${(0, paths.sourceOfRef)(ref).toLowerCase()}@${ref.commit}`;
			}
			function cacheFile({ surroundings }, ref) {
				if (surroundings.onGitHub !== void 0) return;
				let key = `${serverOf(surroundings)}/${sourceKey(ref)}`;
				return external_node_path_namespaceObject.join((0, user_files.cacheFolder)(surroundings.env), `${(0, digest.sha256)(Buffer.from(key))}.json`);
			}
			function readSmall(file) {
				try {
					return external_node_fs_namespaceObject.statSync(file).size > 33554432 ? "" : external_node_fs_namespaceObject.readFileSync(file, "utf8");
				} catch {
					return "";
				}
			}
			async function save(file, objects) {
				let { replacePrivateFile } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.real_disk_exports);
				try {
					replacePrivateFile(file, objects.write());
				} catch {
					return;
				}
			}
			let GITHUB = "https://github.com";
			function serverOf({ env, onGitHub }) {
				let named = onGitHub?.server ?? env.GITHUB_SERVER_URL ?? GITHUB;
				return URL.canParse(named) && /^https?:$/.test(new URL(named).protocol) ? new URL(named).origin : GITHUB;
			}
			async function withRemote(request, source, use, objectFormat = "sha1") {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { surroundings, programs } = request;
					let { env, signal, onGitHub } = surroundings;
					let [remotes, recipes, { realGit }, { realDisk }, { realSandboxDisk }] = await Promise.all([
						Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5588, 23)).then((n) => n.remote_git_exports),
						Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5727, 23)).then((n) => n.recipe_source_exports),
						Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.git_exports),
						Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3506, 23)).then((n) => n.real_disk_exports),
						Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 8414, 23)).then((n) => n.sandbox_disk_exports)
					]);
					let server = serverOf(surroundings);
					let opened = await remotes.openRemote({
						url: `${server}/${source}.git`,
						token: onGitHub?.token ?? "",
						objectFormat,
						...onGitHub === void 0 && { asUser: env },
						git: realGit(programs),
						disk: realDisk,
						sandboxDisk: realSandboxDisk(os.tmpdir()),
						sleep: async (ms) => void await (0, timers_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0),
						timeoutMs: 6e4,
						signal
					});
					if (!opened.ok) return (0, shared_start_start.failure)(sourceError(opened.error, server, source));
					let done = await use(__addDisposableResource(env_1, opened.value, !0), recipes);
					return done.ok ? done : (0, shared_start_start.failure)(sourceError(done.error, server, source));
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			let KEPT = new Set([
				"impostor_commit",
				"cancelled",
				"io_error",
				"source_unavailable"
			]);
			function sourceError({ code, message, suggestion }, server, source) {
				if (code === "impostor_commit") return FETCH_RECIPES_ERRORS.fromFork(source, message);
				if (KEPT.has(code)) return (0, tool_errors.toolError)(code, `${source}: ${message}`, suggestion);
				let check = `Check the name, and that git can read it: git ls-remote ${server}/${source}`;
				if (/returned error: 30[1278]|unable to update url base from redirection/.test(message)) return FETCH_RECIPES_ERRORS.moved(server, source);
				if (code === "ref_missing") return FETCH_RECIPES_ERRORS.noCommit(source, message);
				if (code === "api_not_found" || code === "auth_expired" || code === "token_not_permitted") return FETCH_RECIPES_ERRORS.noAccess(server, source, message, check);
				return FETCH_RECIPES_ERRORS.notFetchable(server, source, message, check);
			}
			let FETCH_RECIPES_ERRORS = {
				notFetched: (ref) => (0, tool_errors.toolError)("recipe_not_fetched", `'${(0, paths.showRecipeRef)(ref)}' was not checked, because it has not been fetched yet`, `Run 'sous explain ${(0, paths.showRecipeRef)(ref)}' to fetch and read it.`),
				fromFork: (source, why) => (0, tool_errors.toolError)("impostor_commit", `${source}: ${why}. It may come from a fork`, "Pin a commit that the repository has itself."),
				moved: (server, source) => (0, tool_errors.toolError)("source_unavailable", `${server}/${source} has moved`, "Find out its new name, check who owns it, and use that."),
				noCommit: (source, why) => (0, tool_errors.toolError)("source_unavailable", `${source} does not have this commit or version: ${why}`, "Check the commit or version."),
				noAccess: (server, source, why, check) => (0, tool_errors.toolError)("source_unavailable", `${server}/${source} does not exist, or cannot be read with these credentials (${why})`, check),
				notFetchable: (server, source, why, check) => (0, tool_errors.toolError)("source_unavailable", `${server}/${source} cannot be fetched: ${why}`, check)
			};
			//! src/app/shared/shared-recipes.ts
			var shared_recipes_exports = (0, runtime.__exportAll)({ sharedRecipes: () => sharedRecipes });
			function sharedRecipes(request) {
				let { tree, surroundings } = request;
				let commits = new Map();
				let reading;
				let lock = () => {
					reading ??= loadLock(tree);
					return reading;
				};
				let open = (ref) => {
					let key = sourceKey(ref);
					let opened = commits.get(key) ?? openCommit(request, ref);
					commits.set(key, opened);
					return opened;
				};
				let openWhole = async (ref) => {
					let opened = await open(ref);
					if (!opened.ok || isWhole(opened.value, ref)) return opened;
					let again = fetchCommit(request, ref);
					commits.set(sourceKey(ref), again);
					return again;
				};
				return {
					lock,
					resolve: (source, version) => withRemote(request, source, (remote, { resolveVersion }) => resolveVersion(remote, version)),
					async find(ref) {
						let locked = await lock();
						if (!locked.ok) return locked;
						let known = locked.value.get((0, paths.refKey)(ref));
						let refused = surroundings.onGitHub && await checkAllowed(request, ref, known !== void 0);
						if (refused !== void 0) return (0, shared_start_start.failure)(refused);
						let commit = await openWhole(ref);
						if (!commit.ok) return commit.error.code === "recipe_not_fetched" ? (0, shared_start_start.failure)(FETCH_RECIPES_ERRORS.notFetched(ref)) : commit;
						let text = readRecipe$1(commit.value, ref);
						if (!text.ok) return text;
						let found = (0, digest.sha256)(Buffer.from(text.value));
						if (known !== void 0 && known.sha256 !== found) return (0, shared_start_start.failure)(ERRORS.otherHash(ref, known.sha256, found));
						let name = (0, paths.showRecipeRef)(ref);
						return (0, shared_start_start.success)({
							name,
							path: name,
							origin: {
								kind: "shared",
								text: text.value
							}
						});
					}
				};
			}
			async function readLockFile(tree) {
				let file = (0, paths.parseRepoPath)(work.LOCK_FILE);
				if (!file.ok) throw Error(file.error.message);
				let entry = await tree.entry(file.value);
				if (entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory") return;
				let [{ readYamlText }, { readRecipeLock }] = await Promise.all([Promise.resolve().then(() => load_config_exports), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 5994, 23)).then((n) => n.recipe_lock_exports)]);
				let text = await readYamlText(file.value, tree);
				if (!text.ok) return {
					path: work.LOCK_FILE,
					text: "",
					lock: void 0,
					diagnostics: [text.error]
				};
				return {
					path: work.LOCK_FILE,
					text: text.value,
					...readRecipeLock(text.value, work.LOCK_FILE)
				};
			}
			async function loadLock(tree) {
				let read = await readLockFile(tree);
				if (read === void 0) return (0, shared_start_start.success)(new Map());
				if (read.lock !== void 0) return (0, shared_start_start.success)(read.lock);
				let [first] = read.diagnostics.filter(({ severity }) => severity === "error");
				return (0, shared_start_start.failure)(ERRORS.invalidLock(first));
			}
			function placed({ at, message }) {
				return `${at.file}:${at.line}:${at.column}: ${message}`;
			}
			async function checkAllowed({ tree, surroundings }, ref, isLocked) {
				let { loadConfig } = await Promise.resolve().then(() => load_config_exports);
				let loaded = await loadConfig(tree, new Date(), surroundings.onGitHub?.configPath || void 0);
				if (!loaded.ok) return loaded.error;
				let source = (0, paths.sourceOfRef)(ref);
				if (!loaded.value.config.recipeSources.some((allowed) => allowed.toLowerCase() === source.toLowerCase())) return ERRORS.notAllowed(source);
				if (isLocked) return;
				return ERRORS.notLocked(ref);
			}
			function recipesOf(commit) {
				return RECIPE_FOLDERS.flatMap((folder) => [...commit.list(folder) ?? []].flatMap(([file, entry]) => EXTENSION.test(file) ? [{
					path: `${folder}/${file}`,
					entry
				}] : []));
			}
			function isWhole(commit, { name }) {
				let isThere = ({ path: file, entry }) => nameOf(file) !== name || entry.kind !== "file" || commit.read(entry) !== void 0;
				return RECIPE_FOLDERS.every((folder) => commit.list(folder) !== void 0) && recipesOf(commit).every(isThere);
			}
			function readRecipe$1(commit, ref) {
				let all = recipesOf(commit);
				let [first, second] = all.filter(({ path: file }) => nameOf(file) === ref.name);
				let place = `${(0, paths.sourceOfRef)(ref)} at ${ref.commit.slice(0, 12)}`;
				if (first === void 0) {
					let near = (0, work.didYouMean)(ref.name, all.map(({ path: file }) => nameOf(file)));
					return (0, shared_start_start.failure)(ERRORS.noRecipe(ref.name, place, near));
				}
				if (second !== void 0) return (0, shared_start_start.failure)(unreadable(`'${ref.name}' is the name of both ${first.path} and ${second.path} in ${place}`, "Rename one of them in that repository."));
				return decode(commit, first.entry, `${first.path} of ${place}`);
			}
			function nameOf(file) {
				return external_node_path_namespaceObject.posix.basename(file).replace(EXTENSION, "");
			}
			function decode(commit, entry, what) {
				if (entry.kind !== "file") return (0, shared_start_start.failure)(unreadable(`${what} is not a file but a link or a submodule`, "Replace it with a file in that repository."));
				let bytes = commit.read(entry);
				if (bytes === void 0) return (0, shared_start_start.failure)(unreadable(`${what} is too large for a recipe`, "Shorten it in that repository."));
				try {
					return (0, shared_start_start.success)(new TextDecoder("utf-8", {
						fatal: !0,
						ignoreBOM: !0
					}).decode(bytes));
				} catch {
					return (0, shared_start_start.failure)(unreadable(`${what} is not UTF-8`, "Save it as UTF-8 in that repository."));
				}
			}
			function unreadable(message, suggestion) {
				return (0, tool_errors.toolError)("source_unavailable", message, suggestion);
			}
			let ERRORS = {
				otherHash: (ref, locked, found) => (0, tool_errors.toolError)("lock_mismatch", `'${(0, paths.showRecipeRef)(ref)}' has the hash ${found.slice(0, 16)}\u2026, but ${work.LOCK_FILE} says ${locked.slice(0, 16)}\u2026`, "A commit never changes, so the lock is wrong. Find out who changed it, then delete that line and run 'sous update'."),
				invalidLock: (first) => (0, tool_errors.toolError)("invalid_lock", `The lock is not valid: ${first === void 0 ? work.LOCK_FILE : placed(first)}`, "Restore the file, or delete it and run 'sous update'."),
				notAllowed: (source) => (0, tool_errors.toolError)("source_not_allowed", `Recipes of '${source}' are not allowed here`, `If you trust everyone who can push there, add '${source}' under 'recipes: allow:' in .github/sous.yml on the default branch.`),
				notLocked: (ref) => (0, tool_errors.toolError)("recipe_not_locked", `'${(0, paths.showRecipeRef)(ref)}' is not in ${work.LOCK_FILE} on the default branch`, `In a clone, run 'sous update ${(0, paths.sourceOfRef)(ref)}/${ref.name}@<commit>' with the full commit, and merge the change.`),
				noRecipe: (name, place, near) => (0, tool_errors.toolError)("unknown_recipe", `Recipe '${name}' does not exist in ${place}`, near === void 0 ? "Look at the names in its 'recipes' folder." : `Did you mean '${near}'?`)
			};
			//! src/base/recipe.ts
			let INPUT_TYPES = [
				"string",
				"number",
				"boolean",
				"choice"
			];
			//! src/recipe/read-steps.ts
			function stepList(description, definition = "step") {
				let schema = {
					type: "array",
					minItems: 1,
					maxItems: 200,
					items: (0, work.reference)(definition)
				};
				return (0, work.field)(description, schema, (node, what, { steps }) => steps.read(node, what));
			}
			var StepsReader = class StepsReader {
				#reading;
				#inputs;
				#allIds;
				#outputs;
				#innerIds = new Map();
				#count;
				#around;
				constructor(reading, inputs, lists, around) {
					this.#reading = reading;
					this.#inputs = inputs;
					this.#allIds = [...around?.scope.laterSteps ?? [], ...lists.flatMap((list) => list?.kind === "list" ? list.items.flatMap(idOf) : [])];
					this.#outputs = new Map(around?.scope.steps);
					this.#count = around === void 0 ? { steps: 0 } : around.#count;
					this.#around = around;
				}
				inside(list) {
					return new StepsReader(this.#reading, this.#inputs, [list], this);
				}
				get isInner() {
					return this.#around !== void 0;
				}
				read(node, what) {
					let { diagnostics } = this.#reading;
					if (node.kind === "map") {
						diagnostics.error(node.at, "wrong_type", `${what} must be a list of steps, not a map`, "Begin each step with '- ', and indent its other keys by two more spaces.");
						return [];
					}
					if (node.kind !== "list") return (0, work.wrongType)(node, what, "a list of steps", diagnostics) ?? [];
					node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a step, or remove the line.");
					let steps = [];
					for (let item of node.items) {
						if (++this.#count.steps > 200) {
							diagnostics.error(item.at, "too_many_steps", "More than 200 steps", "Use 'for-each', or split the recipe.");
							break;
						}
						let step = this.#readStep(item);
						step !== void 0 && steps.push(step);
					}
					return steps;
				}
				get scope() {
					let { isInner: insideForEach } = this;
					return {
						inputs: this.#inputs,
						steps: this.#outputs,
						laterSteps: this.#allIds,
						innerSteps: this.#innerIds,
						insideForEach
					};
				}
				#readStep(item) {
					let step = readStep(item, {
						...this.#reading,
						steps: this,
						scope: this.scope
					});
					if (step?.call.kind === "steps") for (let { id } of step.call.steps) id !== void 0 && this.#innerIds.set(id.toLowerCase(), idOf(item)[0]);
					let id = this.#readId(idEntry(item));
					id !== void 0 && this.#outputs.set(id, step === void 0 ? void 0 : this.#outputsOf(step));
					return step === void 0 ? void 0 : {
						id,
						...step
					};
				}
				#outputsOf({ call, forEach }) {
					if (call.kind === "steps") return ["items"];
					let outputs = call.kind === "tool" ? this.#reading.catalogue.find(call.tool)?.outputs : void 0;
					let there = forEach === void 0 ? outputs : outputs?.filter(({ schema }) => isJoined((0, work.typeOfSchema)(schema)));
					return there && [...there.map(({ name }) => name), ...forEach === void 0 ? [] : ["items"]];
				}
				#readId(entry) {
					let { diagnostics } = this.#reading;
					let id = entry && (0, work.readText)(entry.value, "'id'", this.#reading);
					if (entry === void 0 || id === void 0 || !(0, work.checkName)(id, "The id of a step", entry.value.at, diagnostics)) return;
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
			function elsewhere(keys, text) {
				return Object.fromEntries(keys.map((key) => [key, {
					text: text(key),
					isElsewhere: !0
				}]));
			}
			let EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
			let EXPECTATION_SCHEMA = {
				type: "string",
				pattern: EXPECTATION.source
			};
			let STEP = new work.MapField({
				what: "A step",
				keys: {
					id: work.kind.text("The name for references from later steps: steps.<id>.outputs.", { pattern: work.NAME_PATTERN }),
					name: work.kind.text("What the step does, for reports."),
					tool: work.kind.tool("The tool to call. For a bundle tool: bundle/tool@version.", work.readText),
					recipe: work.kind.text("Another recipe to run as this step: its name, or owner/repository/name@commit for one of another repository. Pass its inputs in 'with'.", { pattern: `^[^/]+$|${paths.RECIPE_REF_PATTERN}` }),
					with: (0, work.field)("The arguments.", { type: "object" }, readArguments),
					if: (0, work.field)("The step runs only if this expression is true. With for-each it is evaluated for each item.", { type: ["string", "boolean"] }, readCondition),
					"for-each": (0, work.field)("Runs the step for each item of a list. Expressions can use item and index.", { anyOf: [{ type: "array" }, work.EXPRESSION_SCHEMA] }, readForEach),
					steps: stepList("Several steps to run for each item of for-each, instead of one tool or recipe.", "innerStep"),
					expect: (0, work.field)("Conditions on the step's outputs, such as replacements: '>= 1'. For a list, its length counts. They all fail for a search that timed out.", {
						type: "object",
						additionalProperties: EXPECTATION_SCHEMA
					}, readExpect),
					"continue-on-error": work.kind.boolean("Whether the recipe continues if the step fails.", !1),
					"timeout-seconds": work.kind.integer("How many seconds the step may take.", work.HIGHEST_LIMITS.seconds),
					report: work.kind.word("Turns the matches of a search into annotations of this level.", [
						"notice",
						"warning",
						"error"
					])
				},
				advice: {
					...elsewhere([
						"description",
						"inputs",
						"permissions",
						"verify",
						"outputs"
					], (key) => `'${key}' belongs to the recipe. Do not indent it.`),
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
				more: { oneOf: [
					{ required: ["tool"] },
					{ required: ["recipe"] },
					{ required: ["steps", "for-each"] }
				] }
			});
			function readStep(node, reading) {
				let fields = STEP.open(node, reading);
				if (fields === void 0) return;
				checkNesting(fields, reading);
				let forEach = fields.read("for-each", reading);
				let insideForEach = reading.scope.insideForEach || fields.entry("for-each") !== void 0;
				let inside = {
					...reading,
					scope: {
						...reading.scope,
						insideForEach
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
					with: map === void 0 ? [] : (0, work.readEntries)(map, inside),
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
			let OF_A_CALL = [
				"with",
				"expect",
				"report"
			];
			function checkNesting(fields, { steps, diagnostics }) {
				let [forEach, list] = [fields.entry("for-each"), fields.entry("steps")];
				if (steps.isInner) {
					let nested = forEach ?? list;
					nested !== void 0 && diagnostics.error(nested.keyAt, "nested_for_each", `A step inside 'for-each' cannot have '${nested.key}' itself`, "Put what repeats into a recipe of its own, and call it with 'recipe:'.");
					return;
				}
				if (list === void 0) return;
				forEach === void 0 && fields.lacks("for-each") && diagnostics.error(list.keyAt, "missing_key", "'steps' in a step needs 'for-each'", "Add 'for-each:' with a list, or remove 'steps:'.");
				for (let key of OF_A_CALL) {
					let entry = fields.entry(key);
					if (entry === void 0) continue;
					let message = `'${key}' does not go with 'steps'`;
					diagnostics.error(entry.keyAt, "misplaced_key", message, "Move it into the step below 'steps:' that it is for.");
				}
			}
			function readCall(fields, reading) {
				let { diagnostics, steps } = reading;
				let [tool, recipe, list] = [
					fields.entry("tool"),
					fields.entry("recipe"),
					fields.entry("steps")
				];
				let [, second] = [
					tool,
					recipe,
					list
				].filter((entry) => entry !== void 0);
				if (second !== void 0) {
					let suggestion = list === void 0 ? "Split it into two steps." : "Move the call into a step below 'steps:'.";
					diagnostics.error(second.keyAt, "tool_and_recipe", "A step has one of 'tool', 'recipe' and 'steps'", suggestion);
					return;
				}
				if (list !== void 0) {
					let read = steps.isInner ? void 0 : fields.read("steps", {
						...reading,
						steps: steps.inside(list.value)
					});
					return read && {
						kind: "steps",
						steps: read,
						at: list.keyAt
					};
				}
				let at = (tool ?? recipe)?.value.at;
				if (at === void 0) {
					fields.lacks("tool") && fields.lacks("recipe") && fields.lacks("steps") && diagnostics.error(fields.at, "missing_key", "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.");
					return;
				}
				let name = fields.read(tool === void 0 ? "recipe" : "tool", reading);
				if (name === void 0) return;
				return tool === void 0 ? {
					kind: "recipe",
					recipe: (0, paths.resolveRecipeName)(name, at.file),
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
				(0, work.checkCall)(call, reading.catalogue, reading.diagnostics);
				reading.permissions !== void 0 && checkPermission(call, reading.permissions, reading);
				let report = fields.entry("report");
				if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
				let message = `${call.tool.name} has no matches to report`;
				reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
			}
			function readArguments(node, what, { diagnostics }) {
				return node.kind === "map" ? node : (0, work.wrongType)(node, what, "a map of arguments", diagnostics);
			}
			function readForEach(node, what, reading) {
				if (node.kind === "list") return (0, work.readValue)(node, reading);
				if (node.kind !== "scalar" || typeof node.value != "string") return (0, work.wrongType)(node, what, "a list, or an expression that returns one", reading.diagnostics);
				let value = (0, work.readValue)(node, reading);
				if ((0, work.hasExpression)(node.value) && (0, work.parseTemplate)(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
				reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be a single expression that returns a list, without text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
			}
			function readCondition(node, what, reading) {
				if (node.kind === "scalar" && typeof node.value == "boolean") return {
					text: String(node.value),
					at: node.at
				};
				if (node.kind !== "scalar" || typeof node.value != "string") return (0, work.wrongType)(node, what, "an expression", reading.diagnostics);
				let start = node.value.length - node.value.trimStart().length;
				let text = node.value.trim();
				let located = (0, work.locate)(node, reading.source);
				if (!(0, work.hasExpression)(text)) return (0, work.readExpression)(located, text, start, reading);
				let parts = (0, work.parseTemplate)(text);
				let [only, ...others] = parts;
				if (only?.kind === "expression" && others.length === 0) return (0, work.readExpression)(located, only.text, start + only.start, reading);
				let unclosed = parts.find((part) => part.kind === "unclosed");
				if (unclosed !== void 0) {
					(0, work.reportUnclosed)(located, start + unclosed.start, reading);
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
				if (node.kind !== "map") return (0, work.wrongType)(node, what, "a map of outputs", diagnostics);
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
			let INPUT = new work.MapField({ keys: {
				description: work.kind.text("What the value is for."),
				type: work.kind.word("The type of the value.", INPUT_TYPES, "string"),
				required: work.kind.boolean("Whether every run has to set it.", !1),
				default: (0, work.field)("The value if none is set.", { type: [
					"string",
					"number",
					"boolean"
				] }, readDefault),
				pattern: (0, work.refine)(work.kind.text("For a string: a regular expression that must match the whole value.", { format: "regex" }), checkPattern),
				options: work.kind.texts("For a choice: the allowed values."),
				min: work.kind.number("For a number: the minimum."),
				max: work.kind.number("For a number: the maximum.")
			} });
			let INPUTS = (0, work.field)("Values to set when you run the recipe. Use them in expressions as inputs.<name>.", {
				...work.NAMED,
				additionalProperties: (0, work.reference)("input")
			}, readInputs);
			let CONSTRAINTS = [
				["pattern", "string"],
				["options", "choice"],
				["min", "number"],
				["max", "number"]
			];
			function readInputs(node, what, reading) {
				let { diagnostics } = reading;
				if (node.kind !== "map") return (0, work.wrongType)(node, what, "a map", diagnostics);
				let inputs = [];
				for (let [index, entry] of withoutShallow(node.entries, diagnostics).entries()) {
					if (index >= 100) {
						diagnostics.error(entry.keyAt, "too_many_inputs", "More than 100 inputs", "Split the recipe.");
						break;
					}
					let isNamed = (0, work.checkName)(entry.key, "The name of an input", entry.keyAt, diagnostics);
					let twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
					twin !== void 0 && diagnostics.error(entry.keyAt, "duplicate_key", `Input '${entry.key}' differs from '${twin.name}' only in case`, "Rename one of them.");
					let input = readInput(entry, reading);
					input !== void 0 && isNamed && inputs.push(input);
				}
				return inputs;
			}
			function withoutShallow(entries, diagnostics) {
				let found = [];
				for (let entry of entries) {
					let last = found.at(-1);
					let isFact = entry.value.kind !== "map" && INPUT.has(entry.key);
					last !== void 0 && isFact && (0, work.isLeftEmpty)(last) ? found[found.length - 1] = (0, work.adopt)(last, entry, diagnostics) : found.push(entry);
				}
				return found;
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
				type === "choice" && fields.lacks("options") && (0, work.reportMissing)("options", "A choice", at, diagnostics);
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
				if (node.kind !== "scalar" || node.value === null) return (0, work.wrongType)(node, what, `a ${input.type}`, diagnostics);
				if (typeof node.value == "string" && (0, work.hasExpression)(node.value)) {
					(0, work.readText)(node, what, reading);
					return;
				}
				if ((input.type === "string" || input.type === "choice") && typeof node.value != "string") {
					(0, work.mustBeQuoted)(node, what, diagnostics);
					return;
				}
				let checked = (0, input_values.checkInputValue)(input, node.value);
				if (checked.ok) return checked.value;
				let { message, suggestion } = checked.error;
				diagnostics.error(node.at, "invalid_default", `The default is not valid: ${message}`, suggestion);
			}
			let RECIPE = new work.MapField({
				what: "A recipe",
				keys: {
					name: (0, work.refine)(work.kind.text("What the recipe does, in a few words.", {
						minLength: 1,
						maxLength: 100
					}), checkTitle),
					description: work.kind.text("What the recipe does and when to use it."),
					inputs: INPUTS,
					permissions: PERMISSIONS,
					exclude: excludeField("Globs of files and directories that every step leaves out when it searches, lists or edits many files. A file that `path` names is not left out."),
					steps: stepList("What to do, in this order."),
					verify: stepList("Steps that run last. When one fails, there is no plan and nothing changes."),
					outputs: (0, work.field)("Values that a run returns, usually expressions over the outputs of steps.", work.NAMED, readOutputs)
				},
				required: ["name", "steps"],
				advice: {
					...elsewhere([
						"tool",
						"recipe",
						"with",
						"if",
						"for-each",
						"expect",
						"continue-on-error",
						"timeout-seconds",
						"report"
					], (key) => `'${key}' belongs to a step. Indent it like 'tool:' or 'recipe:' of that step.`),
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
				draft !== void 0 && diagnostics.add(findTypeErrors(draft, catalogue, diagnostics.list()));
				return {
					recipe: diagnostics.hasErrors ? void 0 : draft,
					draft,
					diagnostics: diagnostics.list()
				};
			}
			function findTypeErrors(draft, catalogue, known) {
				let errors = known.filter(({ severity }) => severity === "error");
				let isKnown = ({ at }) => errors.some((error) => isWithin(error.at, at) || isWithin(at, error.at));
				return checkTypes(draft, { catalogue }).filter((diagnostic) => !isKnown(diagnostic));
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
					exclude: fields.read("exclude", {
						tools,
						diagnostics
					}) ?? [],
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
				if (node.kind !== "map") return (0, work.wrongType)(node, what, "a map", reading.diagnostics);
				for (let entry of node.entries) (0, work.checkName)(entry.key, "The name of an output", entry.keyAt, reading.diagnostics);
				return (0, work.readEntries)(node, reading);
			}
			//! src/app/bundle-faults.ts
			async function findBundleFaults(surroundings, root) {
				if ([".github/sous/bundles", ".github/sous/switches.json"].every((place) => !external_node_fs_namespaceObject.existsSync(external_node_path_namespaceObject.join(root, place)))) return [];
				let [{ openBundles }, { findToolProblems }, { toolFile }, { faultAt }] = await Promise.all([
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 1927, 23)).then((n) => n.open_bundles_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4186, 23)).then((n) => n.check_tool_exports),
					Promise.resolve().then(() => file_places_exports),
					Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 7661, 23)).then((n) => n.read_record_exports)
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
			//! src/app/shared/check-pins.ts
			function warnOfPins(read, { lock, config }) {
				let warnings = callsInDraft(read).flatMap(({ recipe, at }) => {
					let ref = (0, paths.parseRecipeRef)(recipe);
					if (ref === void 0) return [];
					let source = (0, paths.sourceOfRef)(ref);
					let isAllowed = config?.recipeSources.some((allowed) => allowed.toLowerCase() === source.toLowerCase()) ?? !0;
					return [...lock === void 0 || lock.has((0, paths.refKey)(ref)) ? [] : [warning(at, "recipe_not_locked", `'${(0, paths.showRecipeRef)(ref)}' is not in ${work.LOCK_FILE}`, "Run 'sous update'. Until then, it does not run on GitHub.")], ...isAllowed ? [] : [warning(at, "source_not_allowed", `The configuration does not let recipes of '${source}' run on GitHub`, `Add '${source}' under 'recipes: allow:'.`)]];
				});
				if (warnings.length === 0) return read;
				let diagnostics = [...read.diagnostics, ...warnings].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
				return {
					...read,
					diagnostics
				};
			}
			function warning(at, code, message, suggestion) {
				return {
					severity: "warning",
					code,
					message,
					suggestion,
					at
				};
			}
			//! src/tools/recipe-catalogue.ts
			var recipe_catalogue_exports = (0, runtime.__exportAll)({
				RecipeCatalogue: () => RecipeCatalogue,
				checkKnown: () => checkKnown,
				readRecipeText: () => readRecipeText,
				wholeCatalogue: () => wholeCatalogue
			});
			var RecipeCatalogue = class {
				names = [...work.TOOL_NAMES, ...Object.keys(work.ALIASES)];
				#tools = new Map();
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
					let known = this.#tools.get(full);
					if (known !== void 0) return known.description;
					!this.#faults.has(full) && (work.TOOL_NAMES.includes(full) || this.#mayBeMore(full)) && this.#missed.add(full);
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
				checkCall(name, known) {
					let found = this.#tools.get(fullName(name));
					return found === void 0 ? [] : checkKnown(found.tool, known, this.patternTrial, found.rules);
				}
				async load(names) {
					let missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
					for (let tool of await Promise.all(missing.map((name) => this.#load(name)))) {
						if (tool === void 0) continue;
						let rules = tool.loadRules === void 0 ? tool.rules : [...tool.rules ?? [], ...await tool.loadRules()];
						this.#tools.set(tool.name, {
							tool,
							description: this.#describe(tool),
							rules
						});
					}
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
			async function wholeCatalogue() {
				let schemas = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3567, 23)).then((n) => n.json_schema_exports);
				let catalogue = new RecipeCatalogue({ describe: (tool) => describeFully(tool, schemas) });
				await catalogue.load(work.TOOL_NAMES);
				return catalogue;
			}
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
			function describeFully(tool, { argumentSchema, outputSchema }) {
				return {
					...facts(tool),
					arguments: fields(argumentSchema(tool)),
					outputs: fields(outputSchema(tool))
				};
			}
			function fields(schema) {
				return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
					name,
					required: schema.required?.includes(name) ?? !1,
					schema: field
				}));
			}
			function describeBriefly(tool) {
				let outputs = Object.keys(tool.outputs().shape);
				let names = "preview_only" in tool.args().shape && !outputs.includes("diff") ? [...outputs, "diff"] : outputs;
				return {
					...facts(tool),
					arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
						name,
						required: !["optional", "default"].includes(schema._zod.def.type),
						schema: (0, work.briefSchema)(schema)
					})),
					outputs: names.map((name) => ({
						name,
						required: !0,
						schema: (0, work.briefSchema)(tool.outputs().shape[name] ?? NO_DIFF)
					}))
				};
			}
			let NO_DIFF = (0, api.string)();
			function facts({ name, summary, effect, permissions, hosts }) {
				return {
					name,
					summary,
					effect,
					permissions,
					hosts
				};
			}
			function checkKnown(tool, known, trial, rules = tool.rules) {
				let parsed = tool.args().safeParse({ ...known }, work.PLAINLY);
				let findings = (parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, known))).map((issue) => {
					let [message = ""] = (0, work.describeArgumentErrors)(tool, [issue], known);
					return {
						path: issue.path.map((part) => typeof part == "number" ? part : String(part)),
						code: "invalid_argument",
						message,
						suggestion: `See 'sous tool ${tool.name} --help'.`
					};
				});
				let told = new Set(findings.map(({ path }) => path[0]));
				let meant = [...checkGlobs(tool, known), ...checkMeaning(tool, known, trial)].filter(({ path }) => !told.has(path[0]));
				let isSound = findings.length === 0 && lacksNothing(tool, known);
				return [
					...findings,
					...meant,
					...isSound ? (0, work.findBrokenRules)(rules, known, trial) : []
				];
			}
			function lacksNothing(tool, known) {
				let { shape } = tool.args();
				let isOptional = (name) => ["optional", "default"].includes(shape[name]._zod.def.type);
				return Object.keys(known).every((name) => Object.hasOwn(shape, name)) && Object.keys(shape).every((name) => isOptional(name) || Object.hasOwn(known, name));
			}
			function isNews(issue, tool, known) {
				let [argument] = issue.path;
				if (argument === void 0 || !Object.hasOwn(known, argument)) return !1;
				let value = issue.path.reduce((at, part) => at?.[part], known);
				if (value === work.UNKNOWN || issue.code === "invalid_union" && hasUnknown(value)) return !1;
				if (issue.code !== "invalid_type" || issue.expected !== "string") return !0;
				let isWithinReach = issue.path.slice(1).map((_, i) => (0, work.schemaAt)(tool.args(), issue.path.slice(0, i + 1))).every((schema) => schema !== void 0 && ["list", "record"].includes((0, work.argumentKind)(schema)));
				return typeof value == "object" && !!value || !isWithinReach;
			}
			function hasUnknown(value) {
				if (value === work.UNKNOWN) return !0;
				return typeof value == "object" && !!value && Object.values(value).some(hasUnknown);
			}
			function checkGlobs(tool, known) {
				let { shape } = tool.args();
				return Object.entries(known).flatMap(([argument, value]) => {
					let schema = Object.hasOwn(shape, argument) ? shape[argument] : void 0;
					if (schema === void 0 || !(0, work.isGlob)(schema)) return [];
					let check = (glob, path) => typeof glob == "string" ? finding(path, "invalid_glob", (0, work.parseGlob)(glob)) : [];
					return Array.isArray(value) ? value.flatMap((glob, index) => check(glob, [argument, index])) : check(value, [argument]);
				});
			}
			let REGEX_ARGUMENTS = [
				"find",
				"after",
				"before"
			];
			function checkMeaning(tool, known, trial) {
				if (tool.hosts !== void 0) return [];
				return Object.entries(known).flatMap(([argument, value]) => {
					if (typeof value != "string" || value === "") return [];
					if (work.PATH_ARGUMENTS.includes(argument)) return finding([argument], "invalid_argument", (0, work.parseDirectoryArgument)(value));
					if (argument === "pattern" && (tool.name === "grep" || known.is_regex === !0)) return isPlainlySound(value, trial) ? [] : finding([argument], "invalid_pattern", (0, shared_tool_call_work.regexPattern)(value, {
						caseSensitive: !0,
						trial
					}));
					if (REGEX_ARGUMENTS.includes(argument) && known.is_regex === !0) return checkReplacement(value, known, trial);
					return [];
				});
			}
			function checkReplacement(find, known, trial) {
				let { replace, multiline } = known;
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
				if (!alone.ok || typeof replace != "string") return finding(["find"], "invalid_pattern", alone);
				return finding(["replace"], "invalid_argument", (0, replace_regex.compileReplacement)({
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
			function finding(path, code, checked) {
				return checked.ok ? [] : [{
					path,
					code,
					message: checked.error.message,
					suggestion: checked.error.suggestion
				}];
			}
		}),
		3362: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6799)["input-values"]();
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
		2311: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6799)["read-config"]();
		}),
		5994: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6799)["recipe-lock"]();
		}),
		131: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		}),
		107: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		}),
		475: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		}),
		7951: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		}),
		8414: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(6522).work();
		}),
		1165: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
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
		5170: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424)["bundle-tool"]();
		}),
		5971: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424)["config-tools"]();
		}),
		481: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["edit-file"]();
			module.exports = {
				__esModule: !0,
				get openTextFile() {
					return part().openTextFile;
				}
			};
		}),
		3567: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(1424)["json-schema"]();
		}),
		2394: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1424)["replace-files"]();
			module.exports = {
				__esModule: !0,
				get describeReplaced() {
					return part().describeReplaced;
				},
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
		7164: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["replace-regex"]();
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
		9031: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5589).ast();
			module.exports = {
				__esModule: !0,
				get ContextAccess() {
					return part().ContextAccess;
				},
				get IndexAccess() {
					return part().IndexAccess;
				},
				get Literal() {
					return part().Literal;
				},
				get Star() {
					return part().Star;
				},
				get TokenType() {
					return part().TokenType;
				}
			};
		}),
		6576: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6005)["compose-collection"]();
			module.exports = {
				__esModule: !0,
				get Composer() {
					return part().Composer;
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
				}
			};
		}),
		365: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
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
		5589: ((module) => {
			"use strict";
			module.exports = require("../vendor/@actions/expressions.js");
		}),
		6005: ((module) => {
			"use strict";
			module.exports = require("../vendor/yaml.js");
		}),
		5741: ((module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		}),
		8116: ((module) => {
			"use strict";
			module.exports = require("./app.js");
		}),
		5902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		802: ((module) => {
			"use strict";
			module.exports = require("./bundles.js");
		}),
		8816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		3653: ((module) => {
			"use strict";
			module.exports = require("./git.js");
		}),
		12: ((module) => {
			"use strict";
			module.exports = require("./github.js");
		}),
		6799: ((module) => {
			"use strict";
			module.exports = require("./recipe.js");
		}),
		7885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		6522: ((module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		}),
		1424: ((module) => {
			"use strict";
			module.exports = require("./tools.js");
		}),
		8986: ((module) => {
			"use strict";
			module.exports = require("./workspace.js");
		}),
		8161: ((module) => {
			"use strict";
			module.exports = require("node:os");
		}),
		8500: ((module) => {
			"use strict";
			module.exports = require("node:timers/promises");
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
	var __webpack_exports__ = __nccwpck_require__(5224);
	module.exports = __webpack_exports__;
})();
