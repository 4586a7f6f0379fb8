export const id = 5359;
export const ids = [5359, 2988];
export const modules = {
	34196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			BUNDLES_FOLDER: () => BUNDLES_FOLDER,
			BUNDLE_FILE: () => BUNDLE_FILE,
			SWITCHES_FILE: () => SWITCHES_FILE,
			bundleFile: () => bundleFile,
			bundleFolder: () => bundleFolder,
			fileName: () => fileName,
			toolFile: () => toolFile,
			toolFileName: () => toolFileName,
			toolsFolder: () => toolsFolder
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		let BUNDLES_FOLDER = ".github/sous/bundles";
		let SWITCHES_FILE = ".github/sous/switches.json";
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
			return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(label)).slice(0, 16)}`;
		}
	}),
	47581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => isOn,
			Od: () => listBundles,
			aK: () => searchTools,
			qO: () => listTools
		});
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79670);
		var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19486);
		function listBundles(views, { bundleIDs, includeDisabled = !1, ...page }) {
			let wanted = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let bundles = views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? !0));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(bundles, (bundle) => bundle.slug, [
				"bundles",
				bundleIDs,
				includeDisabled
			], page);
		}
		function listTools(views, { bundleIDs, tags, includeDisabled = !1, ...page }) {
			let bundles = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let tools = views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag))));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__._, [
				"tools",
				bundleIDs,
				tags,
				includeDisabled
			], page);
		}
		function searchTools(views, index, { q, includeDisabled = !1, ...page }) {
			index.update(views.tools, views.generation);
			let tools = index.search(q).filter((tool) => includeDisabled || isOn(tool, views));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, (_, place) => String(place).padStart(8, "0"), [
				"search",
				q,
				includeDisabled
			], page);
		}
		function isOn(tool, { disabledBundles }) {
			return tool.isEnabled && !disabledBundles.has(tool.bundleID);
		}
	}),
	19486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => MAX_PAGE_SIZE,
			hO: () => takePage,
			xF: () => USUAL_PAGE_SIZE
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68157);
		let MAX_PAGE_SIZE = 1e3;
		let USUAL_PAGE_SIZE = 100;
		let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
		function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
			let mark = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
			let start = 0;
			if (pageToken !== void 0) {
				let last = readToken(pageToken, mark);
				if (last === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.G)([{
					field: "pageToken",
					reason: "is not one that this list gave"
				}]));
				start = findAfter(items, keyOf, last);
			}
			let taken = items.slice(start, start + pageSize);
			let end = start + taken.length;
			let last = taken.at(-1);
			if (last === void 0 || end >= items.length) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({ items: taken });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				items: taken,
				nextPageToken: Buffer.from(`${mark} ${keyOf(last, end - 1)}`).toString("base64url")
			});
		}
		function readToken(token, mark) {
			let text = TOKEN.test(token) ? Buffer.from(token, "base64url").toString("utf8") : "";
			return text.startsWith(`${mark} `) ? text.slice(mark.length + 1) : void 0;
		}
		function findAfter(items, keyOf, last) {
			let [low, high] = [0, items.length];
			for (; low < high;) {
				let middle = low + high >> 1;
				let item = items[middle];
				item !== void 0 && keyOf(item, middle) <= last ? low = middle + 1 : high = middle;
			}
			return low;
		}
	}),
	12988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { SearchIndex: () => SearchIndex });
		var minisearch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72150);
		let RANKS = {
			whole: 4,
			prefix: 3,
			wholeWord: 2,
			wordBeginning: 1,
			fuzzy: 0
		};
		let FIELDS = [
			"slug",
			"displayName",
			"description",
			"tags"
		];
		let WORD = /[\p{L}\p{N}]+/gu;
		class SearchIndex {
			#index = new minisearch__WEBPACK_IMPORTED_MODULE_0__.A({
				fields: [...FIELDS],
				tokenize: wordsOf,
				processTerm: (term) => term
			});
			#tools = new Map();
			#generation = -1;
			update(tools, generation) {
				if (generation === this.#generation) return;
				this.#generation = generation;
				let present = new Set();
				for (let tool of tools) {
					present.add(tool.id);
					let known = this.#tools.get(tool.id);
					this.#tools.set(tool.id, tool);
					if (known !== void 0 && isSameText(known, tool)) continue;
					known !== void 0 && this.#index.discard(tool.id);
					this.#index.add(entryOf(tool));
				}
				for (let id of [...this.#tools.keys()]) {
					if (present.has(id)) continue;
					this.#tools.delete(id);
					this.#index.discard(id);
				}
			}
			search(query) {
				let words = wordsOf(query);
				if (words.length === 0) return [];
				return this.#index.search(query, {
					prefix: !0,
					fuzzy: .25,
					combineWith: "AND"
				}).flatMap((result) => {
					let tool = this.#tools.get(result.id);
					return tool === void 0 ? [] : [{
						tool,
						rank: rankOf(result, tool, words, query)
					}];
				}).toSorted(compare).map(({ tool }) => tool);
			}
		}
		function compare(a, b) {
			if (a.rank !== b.rank) return b.rank - a.rank;
			if (a.tool.modifiedAt !== b.tool.modifiedAt) return a.tool.modifiedAt < b.tool.modifiedAt ? 1 : -1;
			return a.tool.id < b.tool.id ? -1 : 1;
		}
		function rankOf({ terms }, { slug, displayName }, words, query) {
			let wanted = fold(query.trim());
			let names = [slug, displayName].map(fold);
			if (names.includes(wanted)) return RANKS.whole;
			if (names.some((name) => name.startsWith(wanted))) return RANKS.prefix;
			if (words.every((word) => terms.includes(word))) return RANKS.wholeWord;
			return words.every((word) => terms.some((term) => term.startsWith(word))) ? RANKS.wordBeginning : RANKS.fuzzy;
		}
		function entryOf({ id, slug, displayName, description, tags }) {
			return {
				id,
				slug,
				displayName,
				description,
				tags: tags.join(" ")
			};
		}
		function isSameText(a, b) {
			return a.slug === b.slug && a.displayName === b.displayName && a.description === b.description && a.tags.join() === b.tags.join();
		}
		function wordsOf(text) {
			return fold(text).match(WORD) ?? [];
		}
		function fold(text) {
			return text.normalize("NFKC").toLowerCase();
		}
	}),
	76601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { toolsSearchCommand: () => toolsSearchCommand });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _bundles_bundle_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84025);
		var _bundles_labels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80582);
		var _bundles_list_bundles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47581);
		var _bundles_search_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12988);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53985);
		var _report_text_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68142);
		var _bundles_open_bundles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46203);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1990);
		async function toolsSearchCommand(invocation) {
			let { console } = invocation;
			let usage = (message) => (0, _fail_js__WEBPACK_IMPORTED_MODULE_6__.f)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("invalid_arguments", message, "See sous tools search --help."), invocation);
			let flag = {
				type: "boolean",
				default: !1
			};
			let read;
			function parse() {
				return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
					args: invocation.argv.slice(1),
					allowPositionals: !0,
					options: {
						all: flag,
						json: flag,
						root: { type: "string" },
						help: {
							...flag,
							short: "h"
						}
					}
				});
			}
			try {
				read = parse();
			} catch (error) {
				return usage(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
			if (read.values.help) {
				console.out("Usage: sous tools search <text> [--all] [--json] [--root DIR]\n\nFinds tools of bundles, those that come with Sous, and recipes: those whose name begins with the text first, then whole\nwords, then what is almost the same.\n\n  --all   also those that are switched off\n");
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.dc.done;
			}
			let q = read.positionals.join(" ");
			if (q.trim() === "") return usage("Search for what?");
			let bundles = await (0, _bundles_open_bundles_js__WEBPACK_IMPORTED_MODULE_4__.openBundles)(invocation, read.values.root);
			if (!bundles.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_6__.f)(bundles.error, invocation);
			let page = (0, _bundles_list_bundles_js__WEBPACK_IMPORTED_MODULE_1__.aK)(await bundles.value.store.views(), new _bundles_search_index_js__WEBPACK_IMPORTED_MODULE_2__.SearchIndex(), {
				q,
				includeDisabled: read.values.all,
				pageSize: 50
			});
			if (!page.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_6__.f)(page.error, invocation);
			let rows = page.value.items.map((tool) => ({
				reference: (0, _bundles_labels_js__WEBPACK_IMPORTED_MODULE_7__.n5)((0, _bundles_bundle_js__WEBPACK_IMPORTED_MODULE_8__.B)(tool)),
				about: aboutOf(tool),
				isEnabled: tool.isEnabled
			}));
			read.values.json ? console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_9__.et)(rows, 2)}\n`) : rows.length === 0 ? console.err(`No tool fits '${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_9__.oy)(q)}'.\n`) : console.out(`${(0, _report_text_table_js__WEBPACK_IMPORTED_MODULE_10__.e)(rows.map(({ reference, about }) => [reference, about]), console.outStyle).join("\n")}\n`);
			return _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.dc.done;
		}
		function aboutOf({ description, displayName }) {
			return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
		}
	}),
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
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => trustFile,
			rl: () => approvalsFile,
			yp: () => stateFolder
		});
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function approvalsFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
		}
		function trustFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
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
	63717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			It: () => encodeValue,
			Ym: () => encodeRecord,
			_v: () => encodeNumber,
			hz: () => encodeList,
			m: () => parseDigest,
			ol: () => digestOf,
			sc: () => sha256,
			wx: () => encodeText
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60474);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let DIGEST = /^[0-9a-f]{64}$/;
		function encodeRecord(fields) {
			let parts = [];
			for (let [tag, bytes] of fields) {
				if (bytes === void 0) continue;
				let head = Buffer.alloc(12);
				head.writeUInt32BE(tag, 0);
				head.writeBigUInt64BE(BigInt(bytes.length), 4);
				parts.push(head, bytes);
			}
			return Buffer.concat(parts);
		}
		function encodeList(items) {
			return encodeRecord(items.map((item) => [1, item]));
		}
		function encodeText(text) {
			if (text.isWellFormed()) return Buffer.from(text, "utf8");
			let parts = [];
			for (let character of text) {
				let unit = character.charCodeAt(0);
				let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
				parts.push(isHalf ? Buffer.from([
					224 | unit >> 12,
					128 | unit >> 6 & 63,
					128 | unit & 63
				]) : Buffer.from(character));
			}
			return Buffer.concat(parts);
		}
		function encodeNumber(value) {
			if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
			let bytes = Buffer.alloc(8);
			bytes.writeDoubleBE(value === 0 ? 0 : value);
			return bytes;
		}
		function encodeValue(value) {
			if (value === null) return encodeRecord([[1, new Uint8Array()]]);
			if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
			if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
			if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
			if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
			if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
			return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_3__.X)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
		}
		function digestOf(domain, record) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${domain}\0`).update(record).digest("hex");
		}
		function sha256(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex");
		}
		function parseDigest(text) {
			if (DIGEST.test(text)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text);
			return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("digest_malformed", `'${(0, _path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview."));
		}
	}),
	24243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => parseJson });
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function parseJson(text) {
			try {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(JSON.parse(text));
			} catch {
				let scan = new Scan(text);
				let message = scan.findFault() ?? "not JSON";
				let before = text.slice(0, scan.at);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					line: before.split("\n").length,
					column: scan.at - before.lastIndexOf("\n"),
					message
				});
			}
		}
		let SPACE = /[ \t\r\n]*/y;
		let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
		let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
		class Scan {
			#text;
			at = 0;
			constructor(text) {
				this.#text = text;
			}
			findFault() {
				let open = [];
				for (;;) {
					this.#take(SPACE);
					let start = this.#text[this.at];
					if (start === "{" || start === "[") {
						this.at++;
						this.#take(SPACE);
						let close = start === "{" ? "}" : "]";
						if (this.#text[this.at] !== close) {
							open.push(close);
							if (start === "{") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							continue;
						}
						this.at++;
					} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
					for (;;) {
						this.#take(SPACE);
						let close = open.at(-1);
						if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
						if (this.#text[this.at] === close) {
							this.at++;
							open.pop();
							continue;
						}
						if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
						this.at++;
						if (close === "}") {
							let fault = this.#key();
							if (fault !== void 0) return fault;
						}
						break;
					}
				}
			}
			#key() {
				this.#take(SPACE);
				if (!this.#take(STRING)) return this.#fault("a name in double quotes");
				this.#take(SPACE);
				if (this.#text[this.at] !== ":") return this.#fault("':'");
				this.at++;
			}
			#fault(expected) {
				let found = this.#text[this.at];
				return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
			}
			#take(pattern) {
				pattern.lastIndex = this.at;
				if (!pattern.test(this.#text)) return !1;
				this.at = pattern.lastIndex;
				return !0;
			}
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
	68142: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => textTable });
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	}),
	84159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => realClock });
		let realClock = {
			elapsed: () => performance.now(),
			now: () => new Date()
		};
	}),
	5994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => readProcess,
			_: () => readProcesses
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52847);
		function readProcess(pid) {
			let stat = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	9542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => realLandingDisk });
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var model_result = __webpack_require__(97424);
		var process_facts = __webpack_require__(5994);
		var external_node_path_ = __webpack_require__(76760);
		var real_disk = __webpack_require__(52847);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
		let NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
		class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = external_node_fs_.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = external_node_fs_.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, external_node_fs_.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => external_node_fs_.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, model_result.V)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return external_node_path_.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = external_node_fs_.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), real_disk._);
					try {
						let stats = external_node_fs_.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return {
							bytes: external_node_fs_.readFileSync(file),
							entry: describe(stats)
						};
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			names() {
				return quietly(() => external_node_fs_.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(external_node_path_.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					external_node_fs_.mkdirSync(this.pathOf(name));
					permissions !== void 0 && external_node_fs_.chmodSync(this.pathOf(name), permissions);
				});
			}
			removeDirectory(name) {
				return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL | NO_FOLLOW, isExecutable ? 511 : 438);
					try {
						for (let written = 0; written < bytes.length;) written += external_node_fs_.writeSync(file, bytes, written);
						owner !== void 0 && (owner.user !== process.geteuid?.() || owner.group !== process.getegid?.()) && (0, real_disk.CD)(() => external_node_fs_.fchownSync(file, owner.user, owner.group));
						permissions !== void 0 && external_node_fs_.fchmodSync(file, permissions);
						isDurable && external_node_fs_.fsyncSync(file);
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			removeFile(name) {
				return quietly(() => external_node_fs_.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => external_node_fs_.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => external_node_fs_.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = external_node_fs_.openSync(this.pathOf("."), O_RDONLY);
					try {
						external_node_fs_.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						external_node_fs_.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && external_node_fs_.closeSync(this.#location.descriptor);
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = external_node_fs_.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		}
		function describe(stats) {
			return {
				kind: (0, real_disk.I)(stats),
				permissions: Number(stats.mode) & 511,
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: `${identityOf(stats)}:${stats.size}:${stats.mtimeNs}`,
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, real_disk.CD)(call);
			if (result.ok) return (0, model_result.k)(result.value);
			return (0, model_result.V)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? external_node_fs_.existsSync("/proc/self/fd/0");
			let host = external_node_os_.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, model_result.k)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					await Promise.all(names.map((name) => new Promise((resolve) => external_node_fs_.unlink(directory.pathOf(name), () => resolve()))));
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => external_node_fs_.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, process_facts.W)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, external_node_child_process_.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, model_result.k)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => external_node_fs_.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				external_node_fs_.fsync(file.value, (error) => {
					external_node_fs_.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, model_result.k)(void 0) : (0, model_result.V)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	})
};
