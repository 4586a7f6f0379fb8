export const id = 6792;
export const ids = [6792];
export const modules = {
	49610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => homeFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _model_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17171);
		var _system_real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		var _system_real_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93078);
		var _recipe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3546);
		function homeFolder(folder) {
			let real = _system_real_disk_js__WEBPACK_IMPORTED_MODULE_3__.Ur.realPath(folder);
			if (!real.ok) return folder;
			let top = (0, _system_real_git_js__WEBPACK_IMPORTED_MODULE_4__.Z)(real.value)?.workTree;
			if (top === void 0 || top === real.value) return folder;
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(real.value) !== ".github" && OWN.some((name) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(real.value, name))) ? folder : top;
		}
		let OWN = [
			_model_config_js__WEBPACK_IMPORTED_MODULE_2__.g2,
			".github/sous.yaml",
			..._recipe_files_js__WEBPACK_IMPORTED_MODULE_5__.r9
		];
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
	3546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ub: () => selectRecipes,
			r9: () => RECIPE_FOLDERS,
			rB: () => findRecipes,
			zF: () => noRecipes
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6013);
		let RECIPE_FOLDERS = [".github/recipes", "recipes"];
		let EXTENSION = /\.ya?ml$/;
		async function findRecipes(tree) {
			let found = [];
			for (let folder of RECIPE_FOLDERS) {
				let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(folder);
				if (!directory.ok) return directory;
				let entry = await tree.entry(directory.value);
				if (!entry.ok) return entry;
				if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
				let files = await recipesIn(tree, directory.value);
				if (!files.ok) return files;
				found.push(...files.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(found);
		}
		async function selectRecipes({ words, tree, all, shipped }) {
			let selected = new Map();
			for (let word of words) {
				let files = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? selectShipped(word, shipped) : await selectOne(word, tree, all);
				if (!files.ok) return files;
				for (let file of files.value) selected.set(file.path, file);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([...selected.values()]);
		}
		function noRecipes(folder) {
			let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
		}
		async function selectOne(word, tree, all) {
			let named = all.filter((file) => file.name === word);
			if (named.length > 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named);
			let plain = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(plainForm(word, tree.folder));
			let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
			if (!plain.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all));
			if (plain.value === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK) return recipesIn(tree, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK);
			let entry = await tree.entry(plain.value);
			if (!entry.ok) return entry;
			if (entry.value.kind === "directory") return recipesIn(tree, plain.value);
			if (entry.value.kind !== "missing") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([fileAt(plain.value)]);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, all));
		}
		function selectShipped(word, shipped) {
			let named = shipped.filter((file) => file.name === word);
			return named.length > 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, shipped));
		}
		function badPath({ message, suggestion }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
		}
		function plainForm(word, folder) {
			let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_0__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_0__.normalize(word);
			if (relative.startsWith("..")) return word;
			return relative.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/").replace(/\/$/, "") || _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
		}
		async function recipesIn(tree, directory) {
			let entries = await tree.directory(directory);
			if (!entries.ok) return entries;
			let files = [];
			for (let { name, kind } of entries.value) {
				if (!EXTENSION.test(name) || kind === "directory") continue;
				let file = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(directory === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? name : `${directory}/${name}`);
				if (!file.ok) return file;
				files.push(fileAt(file.value));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
		}
		function fileAt(file) {
			return {
				name: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file).replace(EXTENSION, ""),
				path: file,
				origin: {
					kind: "repository",
					path: file
				}
			};
		}
		function unknownRecipe(word, all) {
			let isPath = /[/\\]/.test(word) || EXTENSION.test(word);
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(word, all.map((file) => isPath ? file.path : file.name));
			let list = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? "sous list --all" : "sous list";
			let known = all.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There is no recipe '${word}'`, near === void 0 ? known : `Did you mean '${near}'? ${known}`);
		}
	}),
	69047: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => readRecipeOptions });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		function readRecipeOptions(command, argv, { maxWords = Infinity, hasAll = !1 } = {}) {
			let wrong = (message) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_arguments", message, `See sous ${command} --help.`));
			let flag = {
				type: "boolean",
				default: !1
			};
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: {
						root: { type: "string" },
						json: flag,
						all: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				let extra = positionals[maxWords];
				if (values.all && !hasAll) return wrong("Unknown option '--all'");
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
					words: positionals,
					root: values.root,
					all: values.all,
					json: values.json,
					help: values.help
				});
			} catch (error) {
				let [message = "Wrong options"] = error.message.split(". ", 1);
				return wrong(message);
			}
		}
	}),
	6013: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => SHIPPED_PREFIX,
			Z: () => findShipped
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let SHIPPED_PREFIX = "sous:";
		function findShipped({ folder, extension }) {
			let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "recipes");
			return namesIn(directory).map((name) => {
				let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, ".yml")}`;
				return {
					name: callName,
					path: callName,
					origin: {
						kind: "shipped",
						file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)
					}
				};
			});
		}
		function namesIn(directory) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
			} catch {
				return [];
			}
		}
	}),
	60474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => mergeByBytes,
			X: () => compareBytes
		});
		function compareBytes(a, b) {
			let shared = Math.min(a.length, b.length);
			for (let i = 0; i < shared; i++) {
				let x = a.charCodeAt(i);
				let y = b.charCodeAt(i);
				if (x !== y) return rank(x) - rank(y);
			}
			return a.length - b.length;
		}
		function rank(unit) {
			return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
		}
		function mergeByBytes(first, second, keyOf) {
			if (second.length === 0) return first;
			if (first.length === 0) return second;
			let merged = [];
			let next = 0;
			for (let item of first) {
				let key = keyOf(item);
				for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
				merged.push(item);
			}
			for (; next < second.length; next++) merged.push(second[next]);
			return merged;
		}
	}),
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
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
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			XU: () => allTools,
			pl: () => LISTING_TOOLS,
			rY: () => ALIASES,
			zy: () => SEARCHING_TOOLS
		});
		let LOADERS = {
			get_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(3616)
			]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(2999)
			]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(9895)
			]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(6864)
			]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(1943)
			]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(1754)
			]).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(2653)
			]).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(7103)
			]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7568)
			]).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(9876)
			]).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5797)
			]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3505)
			]).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(6574)
			]).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(961)
			]).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8708),
				__webpack_require__.e(2355)
			]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(179)
			]).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(456)
			]).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5020)
			]).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7352)
			]).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8886)
			]).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		let SEARCHING_TOOLS = new Set([
			"grep",
			"grep_search",
			"search"
		]);
		let LISTING_TOOLS = new Set([
			...SEARCHING_TOOLS,
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		]);
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
		async function allTools() {
			return Promise.all(Object.values(LOADERS).map((load) => load()));
		}
	})
};
