export const id = 9033;
export const ids = [9033];
export const modules = {
	9033: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { initCommand: () => initCommand });
		var model_path = __webpack_require__(9986);
		var result = __webpack_require__(7424);
		var printable = __webpack_require__(3985);
		var exit_codes = __webpack_require__(1989);
		var fail = __webpack_require__(1990);
		let FIRST_RECIPE = {
			path: ".github/recipes/tidy.yml",
			what: "a first recipe",
			text: "# A first recipe. 'sous preview tidy' shows what it would change, 'sous run tidy' asks and lands exactly that.\nname: Tidy up text files\ndescription: No spaces at the ends of lines, and one newline at the end of each file.\ninputs:\n  files: { description: Glob of the files to tidy up, default: '**/*.{css,go,html,java,js,json,py,rb,rs,sh,toml,ts,txt,yaml,yml}' }\n# What it may do. Shown first in every preview, and enforced: without it a recipe may only read.\npermissions:\n  write: ['**']\n  max-files: 200\nsteps:\n  - id: spaces\n    name: Spaces at the ends of lines\n    tool: replace_in_file\n    with: { include: '${{ inputs.files }}', find: '[ \\t]+$', replace: '', is_regex: true }\n  # Recipes that come with Sous are called by sous: and their name; 'sous list --all' lists them.\n  - recipe: sous:final-newline\n    with: { files: '${{ inputs.files }}' }\n# All of this must hold in the end, or nothing changes.\nverify:\n  - tool: grep\n    with: { pattern: '[ \\t]+$', include: '${{ inputs.files }}' }\n    expect: { total_matches: '== 0' }\noutputs:\n  files: ${{ steps.spaces.outputs.files_changed }}\n"
		};
		let FIRST_FILES = [
			FIRST_RECIPE,
			{
				path: ".github/sous.yml",
				what: "the configuration",
				text: "# How Sous works in this repository. On GitHub it is read from the default branch, never from a pull request.\n# 'sous validate' checks it. What is commented out below is an example.\n\napproval:\n  # After so many hours a plan can no longer be approved.\n  expires-after-hours: 24\n  # Whether a code owner of every changed file must approve.\n  codeowners: false\n  # Who may ask for plans, and who may approve them. Left out: everybody who may write to the repository.\n  # runners: [octocat]\n  # approvers: [octocat]\n  # Pull requests of forks get no plans, unless this says that file tools may make some.\n  # forks: files-only\n\n# Calls that need no approval. The regular expression must match the parameters as a whole, written as JSON.\n# rules:\n#   - tool: run_in_terminal\n#     parameters: '\\{\"command\":\"npm test\"\\}'\n\n# Files whose change needs a second person. Workflows, CODEOWNERS and the files of Sous always do.\n# protected: ['infra/**']\n\n# Hosts that recipes may fetch from, where their own permissions allow it too.\n# fetch: [nodejs.org]\n\n# What a plan may come to.\n# limits: { files: 200 }\n"
			},
			{
				path: ".github/workflows/sous.yml",
				what: "the workflow that answers comments",
				text: "# Answers comments on pull requests: /sous help, /sous list, /sous run <recipe> name=value, /sous apply <digest>.\n# Before you commit it: put the repository of Sous in the place of OWNER/sous, and better a full commit in that of v1.\nname: Sous\non:\n  issue_comment:\n    types: [created]\n\npermissions: {}\n\njobs:\n  sous:\n    name: Answer a command\n    if: github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous')\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: write # to land a plan that was approved\n      issues: write # to show that a comment was seen\n      pull-requests: write # to answer\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          persist-credentials: false\n      - uses: OWNER/sous@v1\n"
			}
		];
		var open_recipes = __webpack_require__(4120);
		var recipe_options = __webpack_require__(9047);
		let USAGE = `Usage: sous init [--root DIR] [--json]

Makes what a repository needs to begin with, all of it or nothing, and never overwrites a file:
${FIRST_FILES.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join("\n")}
`;
		async function initCommand(invocation) {
			let { console } = invocation;
			let options = (0, recipe_options.L)("init", invocation.argv, { maxWords: 0 });
			if (!options.ok) return (0, fail.f)(options.error, invocation);
			if (options.value.help) {
				console.out(USAGE);
				return exit_codes.dc.done;
			}
			let opened = await (0, open_recipes.W)(invocation, options.value.root);
			if (!opened.ok) return (0, fail.f)(opened.error, invocation);
			let sorted = await sortFiles(opened.value);
			if (!sorted.ok) return (0, fail.f)(sorted.error, invocation);
			let landed = await land(sorted.value.missing, opened.value);
			if (!landed.ok) return (0, fail.f)(landed.error, invocation);
			console.out(options.value.json ? renderJson(sorted.value) : renderText(sorted.value, console.outStyle));
			return exit_codes.dc.done;
		}
		async function sortFiles({ all, opened }) {
			let missing = [];
			let left = [];
			for (let file of FIRST_FILES) {
				let path = (0, model_path.NP)(file.path);
				if (!path.ok) return path;
				let entry = await opened.tree.entry(path.value);
				if (!entry.ok) return entry;
				entry.value.kind === "missing" ? file === FIRST_RECIPE && all.length > 0 ? left.push({
					...file,
					because: "is not needed: there are recipes already"
				}) : missing.push(file) : left.push({
					...file,
					because: "is there already"
				});
			}
			return (0, result.k)({
				missing,
				left,
				next: missing.includes(FIRST_RECIPE) ? "sous preview tidy" : "sous list"
			});
		}
		async function land(files, { opened }) {
			let changes = [];
			for (let { path, text } of files) {
				let parsed = (0, model_path.NP)(path);
				if (!parsed.ok) return parsed;
				changes.push({
					kind: "create",
					path: parsed.value,
					after: Buffer.from(text),
					mode: "100644"
				});
			}
			let [{ landOnDisk }, { landingPlace }] = await Promise.all([Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(3160),
				__webpack_require__.e(6902),
				__webpack_require__.e(6724),
				__webpack_require__.e(8102),
				__webpack_require__.e(9906)
			]).then(__webpack_require__.bind(__webpack_require__, 9906)), __webpack_require__.e(1080).then(__webpack_require__.bind(__webpack_require__, 1080))]);
			return landOnDisk({
				...landingPlace(opened),
				changes
			});
		}
		function renderText({ missing, left, next }, style) {
			let hasWorkflow = missing.some(({ text }) => text.includes("OWNER/sous"));
			return [
				...missing.map(({ path, what }) => `${style.green("\u2713")} Made ${style.bold(path)}: ${what}`),
				...left.map(({ path, because }) => `${style.dim("\u25cb")} ${path} ${because}`),
				"",
				...hasWorkflow ? ["In the workflow, put the repository of Sous in the place of 'OWNER/sous' before you commit it."] : [],
				`Next: ${style.cyan(next)}`,
				""
			].join("\n");
		}
		function renderJson({ missing, left, next }) {
			return `${(0, printable.et)({
				schema_version: 1,
				success: !0,
				made: missing.map(({ path }) => path),
				left: left.map(({ path, because }) => ({
					path,
					because
				})),
				next
			})}\n`;
		}
	}),
	4120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => openRecipes });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
		var _open_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1810);
		var _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3546);
		var _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6013);
		async function openRecipes(invocation, root) {
			let opened = await (0, _open_folder_js__WEBPACK_IMPORTED_MODULE_0__.N)(invocation, root);
			if (!opened.ok) return opened;
			let { tree } = opened.value;
			let recipes = await recipesIn(tree, invocation.program);
			return recipes.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				...recipes.value,
				folder: tree.folder,
				opened: opened.value
			}) : recipes;
		}
		async function recipesIn(tree, program) {
			let found = await (0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.rB)(tree);
			if (!found.ok) return found;
			let all = found.value;
			let shipped = (0, _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_2__.Z)(program);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				all,
				shipped,
				async select(words) {
					let selected = words.length === 0 ? found : await (0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.Ub)({
						words,
						tree,
						all,
						shipped
					});
					return selected.ok && selected.value.length === 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__.zF)(tree.folder ?? "the repository")) : selected;
				},
				async read(files) {
					if (files.length === 0) return [];
					let { readRecipes } = await Promise.all([
						__webpack_require__.e(8815),
						__webpack_require__.e(2339),
						__webpack_require__.e(6828),
						__webpack_require__.e(3324),
						__webpack_require__.e(3147)
					]).then(__webpack_require__.bind(__webpack_require__, 3147));
					return readRecipes({
						files,
						all: [...all, ...shipped],
						tree
					});
				}
			});
		}
	}),
	3546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ub: () => selectRecipes,
			rB: () => findRecipes,
			zF: () => noRecipes
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2936);
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
	9047: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => readRecipeOptions });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
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
						root: {
							type: "string",
							default: "."
						},
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
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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
	7424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	})
};
