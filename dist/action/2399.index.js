"use strict";
exports.id = 2399;
exports.ids = [2399];
exports.modules = { 2399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		i: () => ignoredByName,
		n: () => footprint_exports,
		r: () => ignoredByGit,
		t: () => compareFootprints
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6297);
	var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
	let DOT_GIT = ".git";
	async function takeFootprint(request) {
		let { folder, repository, disk, list } = request;
		let asked = repository && readIgnored({
			...request,
			repository
		});
		let git = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.G)(disk, folder, repository);
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
			files: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.files, after.files),
			git: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.git, after.git)
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
			return this.#ignored === void 0 ? !_list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(name) : !this.#ignored.has(`${path}/`);
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
	let IGNORED = [
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard",
		"--directory"
	];
	async function readIgnored(request) {
		let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
		let output = await request.git.run({
			...request.repository,
			args: [
				...IGNORED,
				"--",
				...above === "" ? [] : [above]
			]
		});
		if (!output.ok) return;
		let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output.value).toString("utf8").split("\0").slice(0, -1);
		if (above !== "" && records[0] === above && records.length === 1) return;
		let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
		return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
	}
	async function ignoredAmong(request, names) {
		let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
		let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
		return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
	}
	let CHECK_IGNORE = [
		"--no-literal-pathspecs",
		"check-ignore",
		"--no-index",
		"-z",
		"--stdin"
	];
	function ignoredByGit(git, repository) {
		return async (paths) => {
			if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set());
			let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
			let asked = await git.run({
				...repository,
				args: CHECK_IGNORE,
				input
			});
			if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("say which files are ignored", asked.error));
			let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(asked.value).split("\0") : [];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(ignored.map((path) => path.slice(2))));
		};
	}
	let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(segment)))));
}) };
