"use strict";
exports.id = 1821;
exports.ids = [1821];
exports.modules = { 1821: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { openBaseFiles: () => openBaseFiles });
	__webpack_require__(9604);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
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
		let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sr)("git", programs), programs.path);
		let checkout = repository && new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.l(git, repository);
		let base = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.p)({
			github,
			checkout,
			sha: context.sha,
			eventBase: commits.base
		});
		if (!base.ok) return base;
		let source = checkout === void 0 ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.d)(github) : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.u)(checkout, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.d)(github));
		let directory = directoryOf(node_path__WEBPACK_IMPORTED_MODULE_4__.relative(repository?.workTree ?? context.workspace, folder.folder));
		if (!directory.ok) return directory;
		let prefix = directory.value === "." ? "" : `${directory.value}/`;
		let config = context.runner.input("config") || ".github/sous.yml";
		let isLikelyRead = (file) => file === prefix + config || file.startsWith(prefix) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(file.slice(prefix.length));
		let tree = await _list_1_js__WEBPACK_IMPORTED_MODULE_3__.c.openFrom(source, base.value, { isLikelyRead });
		if (!tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(base.value, tree.error));
		let openHead = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.n)(() => _list_1_js__WEBPACK_IMPORTED_MODULE_3__.c.openFrom(source, context.sha));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)({
			tree: new TreeBelow(tree.value, directory.value),
			refusal: () => tree.value.refusal && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(base.value, tree.value.refusal),
			async noteChanges(recipe) {
				let head = await openHead();
				if (!head.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(context.sha, head.error));
				let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.s)({
					base: tree.value,
					head: head.value,
					directory: directory.value,
					recipe
				});
				if (!changed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(context.sha, changed.error));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(changed.value.length === 0 ? void 0 : noteOf(changed.value, mode, baseName(context, base.value)));
			},
			async whyOtherBytes() {
				let listed = repository && await git.run({
					...repository,
					args: ["ls-files", "-z"]
				});
				if (listed?.ok === !1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.H)("list the files", listed.error));
				let paths = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ct)(listed?.value ?? new Uint8Array()).split("\0").filter((file) => /(?:^|\/)\.gitattributes$/.test(file));
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(void 0);
				let head = await openHead();
				return head.ok ? findConverting({
					base: tree.value,
					head: head.value,
					paths
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(context.sha, head.error));
			}
		});
	}
	async function findConverting({ base, head, paths }) {
		for (let path of paths) {
			let before = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.m)(base, path);
			if (!before.ok) return before;
			let after = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.m)(head, path);
			if (!after.ok) return after;
			if (before.value !== after.value && after.value?.includes("working-tree-encoding")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(`The pull request changes '${path}', by which git converts files. Merge that change by itself first`);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(void 0);
	}
	function noteOf(changed, mode, base) {
		let versions = changed.length === 1 ? "the version" : "the versions";
		return `This pull request changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.dt)(changed, 3)}. The ${mode} used ${versions} on ${base}.`;
	}
	function baseName({ env }, commit) {
		let branch = env.GITHUB_BASE_REF ?? "";
		let short = commit.slice(0, 10);
		return branch === "" ? short : `${branch} (${short})`;
	}
	function directoryOf(relative) {
		let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(relative.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/") || ".");
		return directory.ok ? directory : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.vt)("input_invalid", directory.error.message, directory.error.suggestion));
	}
}) };
