"use strict";
exports.id = 1821;
exports.ids = [1821];
exports.modules = { 1821: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { openBaseFiles: () => openBaseFiles });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	let Commit = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ir)({ parents: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ir)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt })) });
	async function findBaseCommit({ github, checkout, sha, eventBase }) {
		if (!(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xr)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt, sha).success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("base_unavailable", `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`));
		let here = await checkout?.parents(sha);
		let parents = here === void 0 ? await readParents(github, sha) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(here);
		if (!parents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unavailable(sha, parents.error));
		let [base] = parents.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(base !== void 0 && parents.value.length === 2 ? base : eventBase);
	}
	async function readParents(github, sha) {
		let commit = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: sha }, Commit);
		return commit.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(commit.value.parents.map((parent) => parent.sha)) : commit;
	}
	function unavailable(commit, { message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("base_unavailable", `Sous could not read commit ${commit}: ${message}`);
	}
	var CheckoutObjects = class {
		#git;
		#place;
		constructor(git, { gitDirectory, workTree }) {
			this.#git = git;
			this.#place = {
				gitDirectory,
				workTree
			};
		}
		async parents(id) {
			return (await this.#commit(id))?.parents;
		}
		async tree(id) {
			let commit = await this.#commit(id);
			let bytes = await this.#read(commit?.tree ?? id, "tree");
			if (bytes === void 0) return;
			let entries = [...(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.E)(bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Wt)(id))].map(([name, entry]) => [Buffer.from(name, "latin1").toString("utf8"), {
				mode: entry.mode.padStart(6, "0"),
				id: Buffer.from(entry.id, "latin1").toString("hex")
			}]);
			let sizes = await this.#sizes(entries.map(([, entry]) => entry.id));
			return new Map(entries.map(([name, entry], index) => [name, {
				kind: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.u)(entry.mode),
				mode: entry.mode === "100755" ? entry.mode : "100644",
				id: entry.id,
				size: sizes[index] ?? 0
			}]));
		}
		blob(id) {
			return this.#read(id, "blob");
		}
		async #commit(id) {
			let bytes = await this.#read(id, "commit");
			if (bytes === void 0) return;
			let [head = ""] = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(bytes).split("\n\n", 1);
			let values = (name) => [...head.matchAll(RegExp(`^${name} ([0-9a-f]+)$`, "gm"))].map(([, value = ""]) => value);
			return {
				tree: values("tree")[0] ?? "",
				parents: values("parent")
			};
		}
		async #read(id, type) {
			let read = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(this.#git, this.#place, [id]);
			let object = read.ok ? read.value[0] : void 0;
			if (object?.type !== type) return;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Gt)({
				type,
				bytes: object.bytes
			}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Wt)(id)) === id ? object.bytes : void 0;
		}
		async #sizes(ids) {
			let input = Buffer.from(ids.map((id) => `${id}\n`).join(""));
			let listed = await this.#git.run({
				...this.#place,
				args: ["cat-file", "--batch-check=%(objectsize)"],
				input
			});
			return listed.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(listed.value).split("\n").map((line) => Number.parseInt(line, 10) || 0) : [];
		}
	};
	function checkoutFirst(checkout, github) {
		return {
			...github,
			async below(id) {
				return await checkout.tree(id) === void 0 ? github.below(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0);
			},
			async tree(id) {
				let tree = await checkout.tree(id);
				return tree === void 0 ? github.tree(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(tree);
			},
			async blob(id) {
				let bytes = await checkout.blob(id);
				return bytes === void 0 ? github.blob(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(bytes);
			}
		};
	}
	let PLACES = [
		".github",
		".github/recipes",
		"recipes",
		".github/sous"
	];
	let RULES = /^(?:(?:\.github\/)?recipes\/[^/]+\.ya?ml|\.github\/sous(?:\.ya?ml|\/.+))$/;
	async function compareRules({ base, head, directory, recipe }) {
		let own = recipe.includes("/") ? recipe.slice(0, recipe.lastIndexOf("/")) : ".";
		let isWanted = (path) => path === recipe || RULES.test(path);
		let [before, after] = [new Map(), new Map()];
		for (let [tree, found] of [[base, before], [head, after]]) for (let place of new Set([...PLACES, own])) {
			let failed = await collect(tree, {
				place,
				directory,
				isWanted,
				found
			});
			if (failed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(failed);
		}
		let paths = [...new Set([...before.keys(), ...after.keys()])];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(paths.filter((path) => before.get(path) !== after.get(path)).toSorted());
	}
	async function collect(tree, collecting) {
		let { place, directory, isWanted, found } = collecting;
		let at = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)([directory, place].filter((part) => part !== ".").join("/") || ".");
		if (!at.ok) return;
		let names = await tree.entries(at.value);
		if (!names.ok) return tree.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("io_error", names.error.message, names.error.suggestion);
		for (let [name, { kind, id }] of names.value) {
			let path = place === "." ? name : `${place}/${name}`;
			let failed = kind === "directory" && path.startsWith(".github/sous/") ? await collect(tree, {
				...collecting,
				place: path
			}) : void 0;
			if (failed !== void 0) return failed;
			kind !== "directory" && isWanted(path) && found.set(path, `${kind} ${id}`);
		}
	}
	var TreeBelow = class {
		folder = void 0;
		#tree;
		#prefix;
		constructor(tree, directory) {
			this.#tree = tree;
			this.#prefix = directory === "." ? "" : `${directory}/`;
		}
		entry(path) {
			return this.#tree.entry(this.#above(path));
		}
		read(path, limit) {
			return this.#tree.read(this.#above(path), limit);
		}
		directory(path) {
			if (path !== ".") return this.#tree.directory(this.#above(path));
			return this.#tree.directory(this.#prefix === "" ? "." : this.#prefix.slice(0, -1));
		}
		#above(path) {
			return `${this.#prefix}${path}`;
		}
	};
	async function openBaseFiles({ context, forge, mode, commits, opened }) {
		let { github } = forge;
		let { tree: folder, programs } = opened;
		let { repository } = folder;
		let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.At)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)("git", programs), programs.path);
		let checkout = repository && new CheckoutObjects(git, repository);
		let base = await findBaseCommit({
			github,
			checkout,
			sha: context.sha,
			eventBase: commits.base
		});
		if (!base.ok) return base;
		let source = checkout === void 0 ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.l)(github) : checkoutFirst(checkout, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.l)(github));
		let directory = directoryOf(node_path__WEBPACK_IMPORTED_MODULE_4__.relative(repository?.workTree ?? context.workspace, folder.folder));
		if (!directory.ok) return directory;
		let prefix = directory.value === "." ? "" : `${directory.value}/`;
		let config = context.runner.input("config") || ".github/sous.yml";
		let isLikelyRead = (file) => file === prefix + config || file.startsWith(prefix) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tt)(file.slice(prefix.length));
		let tree = await _list_1_js__WEBPACK_IMPORTED_MODULE_2__.c.openFrom(source, base.value, { isLikelyRead });
		if (!tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unavailable(base.value, tree.error));
		let openHead = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.n)(() => _list_1_js__WEBPACK_IMPORTED_MODULE_2__.c.openFrom(source, context.sha));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
			tree: new TreeBelow(tree.value, directory.value),
			refusal: () => tree.value.refusal && unavailable(base.value, tree.value.refusal),
			async noteChanges(recipe) {
				let head = await openHead();
				if (!head.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unavailable(context.sha, head.error));
				let changed = await compareRules({
					base: tree.value,
					head: head.value,
					directory: directory.value,
					recipe
				});
				if (!changed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unavailable(context.sha, changed.error));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(changed.value.length === 0 ? void 0 : noteOf(changed.value, mode, baseName(context, base.value)));
			},
			async whyOtherBytes() {
				let listed = repository && await git.run({
					...repository,
					args: ["ls-files", "-z"]
				});
				if (listed?.ok === !1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y)("list the files", listed.error));
				let paths = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(listed?.value ?? new Uint8Array()).split("\0").filter((file) => /(?:^|\/)\.gitattributes$/.test(file));
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0);
				let head = await openHead();
				return head.ok ? findConverting({
					base: tree.value,
					head: head.value,
					paths
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unavailable(context.sha, head.error));
			}
		});
	}
	async function findConverting({ base, head, paths }) {
		for (let path of paths) {
			let before = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.P)(base, path);
			if (!before.ok) return before;
			let after = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.P)(head, path);
			if (!after.ok) return after;
			if (before.value !== after.value && after.value?.includes("working-tree-encoding")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(`The pull request changes '${path}', by which git converts files. Merge that change by itself first`);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0);
	}
	function noteOf(changed, mode, base) {
		let versions = changed.length === 1 ? "the version" : "the versions";
		return `This pull request changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.jn)(changed, 3)}. The ${mode} used ${versions} on ${base}.`;
	}
	function baseName({ env }, commit) {
		let branch = env.GITHUB_BASE_REF ?? "";
		let short = commit.slice(0, 10);
		return branch === "" ? short : `${branch} (${short})`;
	}
	function directoryOf(relative) {
		let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(relative.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/") || ".");
		return directory.ok ? directory : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("input_invalid", directory.error.message, directory.error.suggestion));
	}
}) };
