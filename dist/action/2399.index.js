"use strict";
exports.id = 2399;
exports.ids = [2399];
exports.modules = {
	2399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => footprint_exports,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
		var _git_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2616);
		let IGNORED = [
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		];
		async function readIgnored(request) {
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.K)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let { ignoredByGit } = await Promise.all([__webpack_require__.e(2915), __webpack_require__.e(298)]).then(__webpack_require__.bind(__webpack_require__, 298)).then((n) => n.r);
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.K)(request);
			let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
			return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
		}
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.n)(disk, folder, repository);
			let ignored = await asked;
			let walk = new Walk(request, ignored);
			walk.go();
			if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
			let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
				...request,
				repository
			}, walk.specials) : [];
			for (let name of dropped) walk.marks.delete(name);
			return {
				files: walk.marks,
				git
			};
		}
		function compareFootprints(before, after) {
			return {
				files: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.t)(before.files, after.files),
				git: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.t)(before.git, after.git)
			};
		}
		var Walk = class {
			#request;
			#ignored;
			marks = new Map();
			specials = [];
			hasRepositories = !1;
			constructor(request, ignored) {
				this.#request = request;
				this.#ignored = ignored;
			}
			go() {
				let waiting = [""];
				for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
			}
			#look(prefix) {
				let { folder, disk } = this.#request;
				let entries = disk.readDirectory(`${folder}/${prefix}`);
				if (!entries.ok) {
					this.marks.set(prefix, entries.error.code);
					return [];
				}
				if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
					this.hasRepositories = !0;
					this.#note(`${prefix}${DOT_GIT}`);
					return [];
				}
				let directories = [];
				for (let { name, kind } of entries.value) {
					let inner = `${prefix}${name}`;
					if (inner === DOT_GIT) continue;
					kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
				}
				return directories;
			}
			noteFile(path) {
				this.marks.has(path) || this.#note(path);
			}
			#mayEnter(path, name) {
				let { folder, repository } = this.#request;
				if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
				return this.#ignored === void 0 ? !_list_2_js__WEBPACK_IMPORTED_MODULE_2__.W.has(name) : !this.#ignored.has(`${path}/`);
			}
			#note(name) {
				let { folder, disk } = this.#request;
				let entry = disk.entry(`${folder}/${name}`);
				let found = entry.ok ? entry.value : void 0;
				found?.kind === "other" && this.specials.push(name);
				let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
				this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
			}
		};
	}),
	2616: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readGitState,
			t: () => differences
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		let FILES = [
			"config",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"objects/info/alternates",
			"shallow"
		];
		let REF_TREES = ["refs", "reftable"];
		let TREES = [...REF_TREES, "hooks"];
		let WORKTREE_FILES = [
			"HEAD",
			"config.worktree",
			"commondir",
			"info/sparse-checkout",
			"MERGE_HEAD",
			"CHERRY_PICK_HEAD",
			"REVERT_HEAD",
			"BISECT_LOG"
		];
		let WORKTREE_TREES = [
			"rebase-merge",
			"rebase-apply",
			"sequencer"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "packed-refs"));
			for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, file));
			for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, tree), 0);
			noteWorktree(state, disk, "", own);
			own !== common && noteWorktree(state, disk, `${common}/`, common);
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees"));
			let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees", name));
			for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
				let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(common, directory);
				state.set(name, "there");
				for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
				directory !== own && noteWorktree(state, disk, `${name}/`, directory);
			}
			return state;
		}
		function noteWorktree(state, disk, prefix, directory) {
			for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), 0);
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"packed-refs",
				...FILES,
				...WORKTREE_FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_0__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
		}
		function readPackedRefs(state, disk, file) {
			let packed = disk.readFile(file);
			if (!packed.ok) return;
			for (let line of Buffer.from(packed.value.bytes).toString("utf8").split("\n")) {
				let [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
				id !== void 0 && name !== void 0 && state.set(name, id);
			}
		}
		function noteTree(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			for (let entry of entries.value) {
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name)];
				entry.kind === "directory" ? noteTree(state, disk, inner, onDisk, depth + 1) : note(state, disk, inner, onDisk);
			}
		}
		function note(state, disk, name, file) {
			let entry = disk.entry(file);
			if (!entry.ok || entry.value === void 0) return;
			if (entry.value.kind === "file") {
				let content = disk.readFile(file);
				state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
			} else state.set(name, entry.value.kind === "directory" ? "directory" : entry.value.fingerprint);
		}
		function describeContent(name, { bytes, mode }) {
			let text = bytes.length <= 65 && name.startsWith("refs/") ? Buffer.from(bytes).toString("latin1").trim() : "";
			if (/^[0-9a-f]{40,64}$/.test(text)) return text;
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	})
};
