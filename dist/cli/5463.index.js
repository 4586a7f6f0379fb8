export const id = 5463;
export const ids = [5463, 127];
export const modules = {
	47263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => addApproval,
			R: () => readApprovals
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50336);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44529);
		let KEYS = {
			tool: "string",
			pattern: "string",
			expires: "string",
			enabled: "boolean",
			root: "string",
			definition: "string"
		};
		function readApprovals(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, problem, "Correct it, or delete it."));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				rules,
				problems: (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__.mk)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function findShapeProblem(rule, i) {
			let where = `rule ${i + 1}`;
			if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
			for (let [key, value] of Object.entries(rule)) {
				if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
				if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
			}
			return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
		}
		function broken(file, why, suggestion, position = "") {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
		}
	}),
	81227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => approveLanding });
		var _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30359);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50336);
		function approveLanding({ plan, changes, hash, rules, root, approver }) {
			let call = landingCall(plan, changes, hash);
			let decision = (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_1__.LD)(call, rules, {
				now: new Date(),
				root
			});
			return (0, _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__.X)(decision, {
				call,
				changes
			}, {
				approver: approver ?? _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__.o,
				emit: () => void 0
			});
		}
		function landingCall(plan, changes, hash) {
			let isDangerous = changes.some(({ kind }) => kind === "delete");
			return {
				tool: {
					name: `recipe:${plan.recipe.path}`,
					summary: plan.message,
					category: "File Writing",
					effect: "stage",
					risk: isDangerous ? "dangerous" : "safe_write",
					permissions: isDangerous ? ["WriteFiles", "DeleteFiles"] : ["WriteFiles"]
				},
				args: {
					sha256: hash,
					inputs: plan.inputs
				}
			};
		}
	}),
	78873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => openRecipes });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var model_path = __webpack_require__(59986);
		var registry = __webpack_require__(54724);
		function bundleToolsIn(tree) {
			let known = new Map();
			return (name) => {
				let found = known.get(name) ?? load(name, tree);
				known.set(name, found);
				return found;
			};
		}
		async function findAnyTool(name, findMore) {
			if (!name.includes("/")) return (0, registry.SG)(name);
			let found = await findMore(name);
			return found.ok ? found.value : void 0;
		}
		async function load(name, tree) {
			let { findBundleTool } = await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3457),
				__webpack_require__.e(2210),
				__webpack_require__.e(5707),
				__webpack_require__.e(2036),
				__webpack_require__.e(2975)
			]).then(__webpack_require__.bind(__webpack_require__, 92036));
			return findBundleTool(name, readFrom(tree));
		}
		function readFrom(tree) {
			return async (text) => {
				let path = (0, model_path.NP)(text);
				if (!path.ok) return path;
				let entry = await tree.entry(path.value);
				if (!entry.ok) return entry.error.code === "not_a_directory" ? (0, result.k)(void 0) : entry;
				if (entry.value.kind === "missing") return (0, result.k)(void 0);
				let read = await tree.read(path.value, 1048576);
				return read.ok ? (0, result.k)(Buffer.from(read.value.bytes).toString("utf8")) : (0, result.V)(read.error);
			};
		}
		var home_folder = __webpack_require__(49610);
		var open_folder = __webpack_require__(31810);
		var recipe_files = __webpack_require__(3546);
		var shipped_recipes = __webpack_require__(6013);
		async function openRecipes(invocation, root) {
			let opened = await (0, open_folder.N)(invocation, root ?? (0, home_folder.W)(invocation.folder));
			if (!opened.ok) return opened;
			let { tree } = opened.value;
			let recipes = await recipesIn(tree, invocation.program);
			if (!recipes.ok) return recipes;
			let from = root === void 0 ? external_node_fs_.realpathSync(invocation.folder) : tree.folder;
			let isAbove = from !== tree.folder;
			return (0, result.k)({
				...recipes.value,
				select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
				folder: tree.folder,
				opened: opened.value,
				isAbove
			});
		}
		function asTypedIn(folder, word) {
			let file = external_node_path_.resolve(folder, word);
			return /[/\\]|\.ya?ml$/.test(word) && external_node_fs_.existsSync(file) ? file : word;
		}
		async function recipesIn(tree, program) {
			let found = await (0, recipe_files.rB)(tree);
			if (!found.ok) return found;
			let all = found.value;
			let shipped = (0, shipped_recipes.Z)(program);
			let findMore = bundleToolsIn(tree);
			return (0, result.k)({
				all,
				shipped,
				findTool: (name) => findAnyTool(name, findMore),
				async select(words) {
					let selected = words.length === 0 ? found : await (0, recipe_files.Ub)({
						words,
						tree,
						all,
						shipped
					});
					return selected.ok && selected.value.length === 0 ? (0, result.V)((0, recipe_files.zF)(tree.folder ?? "the repository")) : selected;
				},
				async read(files) {
					if (files.length === 0) return [];
					let { readRecipes } = await Promise.all([
						__webpack_require__.e(8815),
						__webpack_require__.e(2339),
						__webpack_require__.e(8822),
						__webpack_require__.e(3324),
						__webpack_require__.e(3147)
					]).then(__webpack_require__.bind(__webpack_require__, 63147));
					return readRecipes({
						files,
						all: [...all, ...shipped],
						tree,
						findMore
					});
				}
			});
		}
	}),
	99810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => prepareRun });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var recipe_diagnostics = __webpack_require__(15846);
		var read_yaml = __webpack_require__(43296);
		function readInputsText(text, file) {
			let diagnostics = new recipe_diagnostics.r();
			let { root } = (0, read_yaml.hN)(text, file, diagnostics);
			let [problem] = diagnostics.list();
			if (problem !== void 0) {
				let { at, message, suggestion } = problem;
				return (0, result.V)((0, tool_error.$4)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
			}
			if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, result.k)({});
			if (root.kind !== "map") return (0, result.V)((0, tool_error.$4)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
			let values = Object.create(null);
			for (let { key, value } of root.entries) values[key] = plainValue(value);
			return (0, result.k)(values);
		}
		function plainValue(node) {
			return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
		}
		var resolve_inputs = __webpack_require__(15770);
		var printable = __webpack_require__(53985);
		var open_recipes = __webpack_require__(78873);
		var read_config = __webpack_require__(2425);
		async function prepareRun(invocation, options) {
			let { word } = options;
			if (word === void 0) return refuse((0, tool_error.$4)("invalid_arguments", "Which recipe?", "Name one; 'sous list' lists them."));
			let recipes = await (0, open_recipes.W)(invocation, options.root);
			if (!recipes.ok) return refuse(recipes.error);
			let loaded = await (0, read_config.loadConfig)(recipes.value.opened.tree, new Date());
			if (!loaded.ok) return refuse(loaded.error);
			let { config, warnings } = loaded.value;
			recipes.value.isAbove && invocation.console.err(`${invocation.console.errStyle.dim(`In ${(0, printable.g$)(recipes.value.folder)}, the top of the repository; --root . is this folder alone`)}\n`);
			for (let warning of warnings) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, printable.g$)(warning)}\n`);
			let given = await readGiven(invocation, options);
			if (!given.ok) return refuse(given.error);
			let prepared = await prepareRecipe(recipes.value, word, given.value);
			return prepared.ok ? (0, result.k)({
				...prepared.value,
				config,
				opened: recipes.value.opened
			}) : prepared;
		}
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, resolve_inputs.e)(recipe, given);
			if (!inputs.ok) return (0, result.V)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, result.k)({
				recipe,
				callName,
				inputs: inputs.value,
				library: await libraryFor(recipe, recipes),
				findTool: recipes.findTool
			});
		}
		async function readOne(recipes, word) {
			let selected = await recipes.select([word]);
			if (!selected.ok) return refuse(selected.error);
			let read = await recipes.read(selected.value);
			let [first] = read;
			if (read.length !== 1 || first === void 0) return refuse((0, tool_error.$4)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			if (first.recipe === void 0) return (0, result.V)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, result.k)({
				recipe: first.recipe,
				callName: isFound ? first.name : first.path
			});
		}
		async function libraryFor(recipe, recipes) {
			if ([...recipe.steps, ...recipe.verify].every((step) => step.call.kind === "tool")) return {
				names: [],
				find: () => void 0
			};
			let byName = new Map((await recipes.read([...recipes.all, ...recipes.shipped])).map((read) => [read.name, read.recipe]));
			return {
				names: [...byName.keys()],
				find: (name) => byName.get(name)
			};
		}
		async function readGiven({ folder }, { inputs, inputsFile }) {
			if (inputsFile === void 0) return (0, result.k)(inputs);
			let file = external_node_path_.resolve(folder, inputsFile);
			let text;
			try {
				text = external_node_fs_.readFileSync(file, "utf8");
			} catch (error) {
				return (0, result.V)((0, tool_error.$4)("invalid_arguments", `--inputs: ${error.message}`, "Name a file with the inputs, as YAML or JSON."));
			}
			let values = readInputsText(text, inputsFile);
			if (!values.ok) return values;
			let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
			let names = new Set(pairs.map(([name]) => name));
			if (names.has("") || names.size !== pairs.length) return (0, result.k)(inputs);
			return (0, result.k)({
				...values.value,
				...Object.fromEntries(pairs)
			});
		}
		function refuse(error) {
			return (0, result.V)({
				kind: "error",
				error
			});
		}
	}),
	2425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadConfig: () => loadConfig,
			readConfigFile: () => readConfigFile
		});
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
		async function readConfigFile(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			let path = await findConfig(tree, named);
			if (path === void 0) return;
			let { onFile, readYamlText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(7246)]).then(__webpack_require__.bind(__webpack_require__, 87246));
			let refuse = (diagnostic) => ({
				path,
				text: "",
				config: void 0,
				diagnostics: [diagnostic]
			});
			if (path !== named) return refuse(onFile(path, {
				code: "invalid_name",
				message: "The configuration is not read from here",
				suggestion: `Rename it to ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}.`
			}));
			let text = await readYamlText(path, tree);
			if (!text.ok) return refuse(text.error);
			let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(3324),
				__webpack_require__.e(8647)
			]).then(__webpack_require__.bind(__webpack_require__, 88647)), __webpack_require__.e(1303).then(__webpack_require__.bind(__webpack_require__, 41303))]);
			return {
				path,
				text: text.value,
				...readConfig(text.value, path, {
					tools: CONFIG_TOOLS,
					now
				})
			};
		}
		async function loadConfig(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			if (named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 && !OTHER_CONFIG.test(named)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
			let file = await readConfigFile(tree, now, named);
			if (file === void 0 && named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
			if (file === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: _model_config_js__WEBPACK_IMPORTED_MODULE_0__.PV,
				warnings: []
			});
			if (file.config !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: file.config,
				warnings: file.diagnostics.map(placed)
			});
			let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
			let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
			let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
		}
		async function findConfig(tree, named) {
			for (let name of named === _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 ? [_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2, ".github/sous.yaml"] : [named]) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(name);
				if (!path.ok) throw Error(path.error.message);
				let entry = await tree.entry(path.value);
				if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
			}
		}
		function placed({ at, message }) {
			return `${at.file}:${at.line}:${at.column}: ${message}`;
		}
	}),
	58105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => findTrust,
			a: () => obtainTrust
		});
		var digest = __webpack_require__(63717);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var printable = __webpack_require__(53985);
		var external_node_fs_ = __webpack_require__(73024);
		var json_text = __webpack_require__(24243);
		var private_file = __webpack_require__(44529);
		function readTrusted(file) {
			let text;
			try {
				let stats = external_node_fs_.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, result.k)([]);
				if (process.platform !== "win32" && stats.mode & 18) return (0, result.V)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = external_node_fs_.readFileSync(file, "utf8");
			} catch (error) {
				return (0, result.V)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, json_text.q)(text);
			let trusted = parsed.ok ? parsed.value?.trusted : void 0;
			return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, result.k)(trusted) : (0, result.V)(broken(file, "it has no list 'trusted' of hashes", "Delete it."));
		}
		function addTrusted(file, hash) {
			let present = readTrusted(file);
			if (!present.ok) return present;
			if (present.value.includes(hash)) return (0, result.k)(void 0);
			try {
				(0, private_file.replacePrivateFile)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
				return (0, result.k)(void 0);
			} catch (error) {
				return (0, result.V)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function broken(file, why, suggestion) {
			return (0, tool_error.$4)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
		}
		var user_folders = __webpack_require__(68477);
		async function findTrust(run, policy, { env }) {
			let recipes = recipesOf(run.recipe, run.library);
			let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
			let calls = found.map(({ text }) => text);
			let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
			let hash = (0, digest.sc)(Buffer.from([
				...recipes.map(({ source }) => source.digest),
				policy,
				...files
			].join("\n")));
			if (calls.length === 0) return (0, result.k)({
				hash,
				calls,
				isTrusted: !0
			});
			let trusted = readTrusted((0, user_folders.N7)(env));
			return trusted.ok ? (0, result.k)({
				hash,
				calls,
				isTrusted: trusted.value.includes(hash)
			}) : trusted;
		}
		async function obtainTrust(trust, run, given, invocation) {
			let { console, env, signal } = invocation;
			if (trust.isTrusted || given === trust.hash) return;
			if (given !== void 0) return untrusted(trust, `--trust names another recipe: this one has the hash ${trust.hash}`);
			if (!console.isInteractive) return untrusted(trust, `The recipe '${run.callName}' acts outside the workspace, and is not trusted yet`);
			console.err(renderTrust(trust, run));
			let answer = (await console.ask("Trust this recipe? (y/N): ", signal))?.trim().toLowerCase();
			if (signal.aborted) return (0, tool_error.$4)("cancelled", "The run was cancelled", "Nothing was run.");
			if (answer !== "y" && answer !== "yes") return (0, tool_error.$4)("untrusted_recipe", "The recipe is not trusted", "Nothing was run. Read it first: sous explain shows all of it.");
			let added = addTrusted((0, user_folders.N7)(env), trust.hash);
			return added.ok ? void 0 : added.error;
		}
		function renderTrust({ hash, calls }, { recipe }) {
			let lines = calls.map((call) => `  ${(0, printable.oy)(call)}`);
			return [
				`The recipe ${(0, printable.oy)(recipe.source.path)} acts outside the workspace:`,
				...lines,
				`sha256 ${hash}`,
				"Each call is still asked for unless a rule allows it. A change to the recipe or to the configuration asks again.",
				""
			].join("\n");
		}
		function recipesOf(recipe, library) {
			let found = new Map();
			let visit = (current) => {
				if (found.has(current.source.path)) return;
				found.set(current.source.path, current);
				for (let { call } of stepsOf(current)) {
					let called = call.kind === "recipe" ? library.find(call.recipe) : void 0;
					called !== void 0 && visit(called);
				}
			};
			visit(recipe);
			return [...found.values()];
		}
		async function externalCalls(recipe, findTool) {
			let calls = [];
			for (let step of stepsOf(recipe)) {
				let tool = step.call.kind === "tool" ? await findTool(step.call.tool) : void 0;
				tool?.effect === "external" && calls.push({
					tool,
					text: `${step.at.file}:${step.at.line}  ${tool.name}  ${tool.hosts?.join(", ") ?? whatItDoes(step)}`
				});
			}
			return calls;
		}
		function whatItDoes({ with: given }) {
			let what = given.find(({ key }) => key === "command" || key === "url")?.value;
			if (what?.kind === "scalar") return String(what.value);
			return what?.kind === "template" ? what.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("") : "";
		}
		function stepsOf({ steps, verify }) {
			return [...steps, ...verify];
		}
		function untrusted({ hash }, message) {
			return (0, tool_error.$4)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
		}
	}),
	90127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readUserRules: () => readUserRules });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47263);
		var _user_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68477);
		function readUserRules({ env, console }) {
			let approvals = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_0__.R)((0, _user_folders_js__WEBPACK_IMPORTED_MODULE_1__.rl)(env));
			if (!approvals.ok) return approvals;
			for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(problem)}\n`);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(approvals.value.rules);
		}
	}),
	6240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => policyHash });
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60474);
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63717);
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._config_js__WEBPACK_IMPORTED_MODULE_0__.kj,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.ol)("sous-policy-v1", (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.It)(meaning));
		}
		function meaningOf({ tool, pattern, expires, root }) {
			return {
				tool,
				pattern,
				expires: expires === void 0 ? null : momentOf(expires) ?? expires,
				root: root ?? null
			};
		}
		function momentOf(expires) {
			let time = Date.parse(expires);
			return Number.isNaN(time) ? void 0 : time;
		}
		function asLogin(login) {
			return login.toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_2__.X)(a, b)).map(([, value]) => value);
		}
	}),
	2174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => UNSAFE_NAMES,
			I: () => checkName
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		let NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
		let UNSAFE_NAMES = new Set([
			"__proto__",
			"constructor",
			"prototype"
		]);
		function checkName(name, what, at, diagnostics) {
			if (NAME.test(name) && !UNSAFE_NAMES.has(name)) return !0;
			let message = `${what} cannot be '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`;
			diagnostics.error(at, "invalid_name", message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
			return !1;
		}
	}),
	43296: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jl: () => MAX_YAML_BYTES,
			hN: () => parseYaml
		});
		var dist = __webpack_require__(38815);
		var path = __webpack_require__(59986);
		var names = __webpack_require__(2174);
		class YamlConverter {
			#source;
			#diagnostics;
			constructor(source, diagnostics) {
				this.#source = source;
				this.#diagnostics = diagnostics;
			}
			convert(node, offset) {
				if ((0, dist.jn)(node)) return this.#scalar(node, offset);
				if ((0, dist.oP)(node)) {
					let [start, end] = rangeOf(node, offset);
					return {
						kind: "list",
						items: node.items.map((item) => this.convert(item, start)),
						at: this.#source.range(start, end)
					};
				}
				if ((0, dist.jh)(node)) return this.#map(node.items, rangeOf(node, offset));
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
				if (names.C.has(key.value)) return refuse("unsafe_key", `The key '${key.value}' is not allowed`, "Use another name.");
				if (earlier !== void 0) return refuse("duplicate_key", `The key '${(0, path.Kg)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, "Keep one of them.");
				return !0;
			}
		}
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
		let FORBIDDEN = /(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
		function checkCharacters(source, diagnostics) {
			for (let { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
				let name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
				diagnostics.error(source.range(index, index + character.length), "forbidden_character", `${kindOf(character)} ${name}`, "Remove it. Where the value needs it, write it as an escape in double quotes, such as \"\\u200b\".");
			}
		}
		function kindOf(character) {
			if (/\p{Surrogate}/u.test(character)) return "Half of a surrogate pair";
			return /[\p{Cc}\u2028\u2029]/u.test(character) ? "Control character" : "Invisible character";
		}
		function lastAtMost(ascending, value) {
			let low = 0;
			let high = ascending.length;
			for (; high - low > 1;) {
				let middle = low + high >> 1;
				(ascending[middle] ?? 0) <= value ? low = middle : high = middle;
			}
			return low;
		}
		class SourceText {
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
				diagnostics.error(at, "yaml_syntax", (0, path.Kg)(error.message), suggestion);
			}
			return news.length === 0;
		}
		let MAX_WORDS = 8e4;
		function scanYaml(source, diagnostics) {
			let nesting = new Nesting();
			let documents = new DocumentCount();
			let offset = 0;
			let lineStart = 0;
			let isScalar = !1;
			let words = [];
			for (let word of new dist.JG().lex(source.text)) {
				let type = isScalar ? "text" : dist.DB.tokenType(word) ?? "text";
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
			dist.DB.DOCUMENT,
			dist.DB.FLOW_END,
			dist.DB.SCALAR
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
		class DocumentCount {
			#state = "before";
			isSecond(type) {
				if (isBlank(type) || type === "directive-line" || this.#state === "told") return !1;
				let isSecond = this.#state === "after" ? type !== "doc-end" : this.#state === "within" && type === "doc-start";
				this.#state = isSecond ? "told" : type === "doc-end" ? "after" : "within";
				return isSecond;
			}
		}
		class Nesting {
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
		}
		function isBlank(type) {
			return type === "space" || type === "newline" || type === "comment";
		}
		let MAX_YAML_BYTES = 262144;
		function parseYaml(text, file, diagnostics) {
			let source = new SourceText(file, text.startsWith("\ufeff") ? text.slice(1) : text);
			let bytes = Buffer.byteLength(source.text);
			if (bytes > MAX_YAML_BYTES) {
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
			let [document] = new dist.Dk(OPTIONS).compose(parseWords(words), !0, source.text.length);
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
			let parser = new dist.iX();
			for (let word of words) yield* parser.next(word);
			yield* parser.end();
		}
	}),
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replacePrivateFile: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
