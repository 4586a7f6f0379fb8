"use strict";
exports.id = 3479;
exports.ids = [3479];
exports.modules = { 3479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => land_on_disk_exports,
		r: () => refuseTargets,
		t: () => landOnDisk
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
	var _recover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6240);
	function findCollision(changes) {
		let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
		let files = new Map();
		for (let change of written) {
			let key = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un)(change.path);
			let other = files.get(key);
			if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
			files.set(key, change);
		}
		for (let change of changes) {
			if (change.kind === "delete" || change.kind === "update") continue;
			let directories = change.kind === "create" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path) : [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path), change.path];
			for (let directory of directories) {
				let file = files.get((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un)(directory));
				if (file !== void 0) return [file.path, change.path];
			}
		}
	}
	function inspectTargets(walker, changes) {
		let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
		let present = new Map();
		let missing = new Set();
		let replacedDirectories = [];
		let stale = [];
		for (let change of changes) {
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xt)(change.path));
			let finding = inspect(walker, change, deleted);
			if (!finding.ok) return finding;
			if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
			else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
			else if (finding.value.kind === "emptied") replacedDirectories.push(change.path);
			else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
		}
		if (stale.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(staleError(stale));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
			present,
			missingDirectories: [...missing].sort(byDepth),
			replacedDirectories
		});
	}
	function refuseTargets({ folder, disk }, changes) {
		let root = disk.open(folder);
		if (!root.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(root.error, folder, "open");
		let walker = new _recover_js__WEBPACK_IMPORTED_MODULE_3__.u(root.value);
		try {
			let targets = inspectTargets(walker, changes);
			return targets.ok ? void 0 : targets.error;
		} finally {
			walker.close();
			root.value.close();
		}
	}
	function staleError(paths) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.W)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Preview again on the present files.");
	}
	function inspect(walker, change, deleted) {
		let parent = walker.parent(change.path);
		if (!parent.ok) return judgeParent(parent.error, change, deleted);
		if (parent.value.device !== walker.root.device) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(otherDevice(change.path));
		let name = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.d)(change.path);
		if (change.kind === "create" || change.kind === "create_directory") {
			let entry = parent.value.entry(name);
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(entry.error, change.path));
			if (entry.value === void 0 || deleted.has(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ kind: "free" });
			if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ kind: "free" });
			if (change.kind === "create" && entry.value.kind === "directory" && isEmptied(walker, change.path, deleted)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ kind: "emptied" });
			return entry.value.kind === "symlink" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(change.path)) : stale("exists now");
		}
		let file = parent.value.compare(name, change.before);
		if (!file.ok) return judgeFault(file.error, change.path);
		if (!file.value.isSame) return stale("has another content");
		if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.H)(file.value.entry.permissions) !== change.modeBefore) return stale("has another mode");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
			kind: "file",
			entry: file.value.entry
		});
	}
	function judgeParent(fault, change, deleted) {
		let isNew = change.kind === "create" || change.kind === "create_directory";
		if (isNew && fault.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ kind: "free" });
		if (isNew && fault.code === "ENOTDIR") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ kind: "free" }) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(change.path)));
		return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
	}
	function judgeFault(fault, path) {
		if (fault.code === "ENOENT") return stale("is gone");
		if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no regular file any more");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(fault, path));
	}
	function stale(why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
			kind: "stale",
			why
		});
	}
	function directoriesFor(change) {
		return change.kind === "create_directory" ? [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path), change.path] : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path);
	}
	function isEmptied(walker, directory, deleted) {
		let entered = walker.enter(directory);
		let names = entered.ok ? entered.value.names() : entered;
		if (!names.ok) return !1;
		return names.value.map((name) => `${directory}/${name}`).every((path) => deleted.has(path) || isDirectory(walker, path) && isEmptied(walker, path, deleted));
	}
	function isDirectory(walker, path) {
		return walker.enter(path).ok;
	}
	function byDepth(a, b) {
		return a.length - b.length;
	}
	function otherDevice(path) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.W)("io_error", `'${path}' lies on another file system than the folder`, "Run Sous in the folder on that file system instead.");
	}
	function performAll({ steps, walker, targets, stores, progress }) {
		for (let [index, step] of steps.entries()) {
			progress(index);
			if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was changed meanwhile`]);
			let done = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.l)(step, walker, stores);
			if (done.ok) continue;
			return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(done.error, step.path, "write");
		}
		let swapped = walker.findSwapped();
		return swapped === void 0 ? void 0 : staleError([`'${swapped}' is another directory now`]);
	}
	function isUntouched(path, walker, targets) {
		let parent = walker.parent(path);
		let entry = parent.ok ? parent.value.entry((0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.d)(path)) : parent;
		return entry.ok && entry.value !== void 0 && entry.value.stamp === targets.present.get(path)?.stamp;
	}
	function planSteps({ changes, targets, walker, removesEmptied }) {
		let deletes = [];
		let writes = [];
		changes.forEach((change, number) => {
			let { path } = change;
			change.kind === "delete" && deletes.push({
				kind: "delete",
				path,
				number,
				before: (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.x)(change.before, change.modeBefore)
			});
			change.kind === "create" && writes.push({
				kind: "create",
				path,
				number,
				after: (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.x)(change.after, change.mode)
			});
			change.kind === "update" && writes.push({
				kind: "update",
				path,
				number,
				before: (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.x)(change.before, change.modeBefore),
				after: (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.x)(change.after, change.mode)
			});
		});
		let makes = targets.missingDirectories.map((path) => ({
			kind: "make_directory",
			path
		}));
		let emptied = emptiedBy(changes);
		let isReplaced = (path) => targets.replacedDirectories.some((other) => path === other || path.startsWith(`${other}/`));
		let first = planRemovals(emptied.filter(isReplaced), walker);
		let last = removesEmptied ? planRemovals(emptied.filter((path) => !isReplaced(path)), walker) : [];
		return [
			...deletes,
			...first,
			...makes,
			...writes,
			...last
		];
	}
	function emptiedBy(changes) {
		return [...new Set(changes.flatMap((change) => change.kind === "delete" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(change.path) : []))];
	}
	function planRemovals(emptied, walker) {
		let removals = [];
		for (let path of [...emptied].sort((a, b) => b.length - a.length)) {
			let parent = walker.parent(path);
			let entry = parent.ok ? parent.value.entry((0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.d)(path)) : parent;
			entry.ok && entry.value !== void 0 && removals.push({
				kind: "remove_directory",
				path,
				permissions: entry.value.permissions
			});
		}
		return removals;
	}
	function storeContents({ changes, targets, walker, stores, progress }) {
		for (let [index, change] of changes.entries()) {
			progress(index);
			let name = String(index);
			let present = targets.present.get(change.path);
			if (change.kind === "create" || change.kind === "update") {
				let written = stores.made.write(name, {
					bytes: change.after,
					isExecutable: change.mode === "100755",
					...present === void 0 ? ownerIn(walker, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(change.path)) : {
						permissions: permissionsFor(present.permissions, change.mode),
						owner: present.owner
					}
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(written.error, change.path, "write"));
			}
			if (change.kind === "update" || change.kind === "delete") {
				let parent = walker.parent(change.path);
				let kept = parent.ok ? keep(parent.value, (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.d)(change.path), stores.kept, name) : parent;
				if (!kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(kept.error, change.path, "keep"));
			}
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(void 0);
	}
	function ownerIn(walker, directory) {
		let opened = walker.enter(directory);
		if (!opened.ok) return directory === "." ? {} : ownerIn(walker, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(directory));
		let entry = opened.value.entry(".");
		return entry.ok && entry.value !== void 0 && entry.value.permissions & 1024 ? { owner: { group: entry.value.owner.group } } : {};
	}
	function keep(directory, name, store, as) {
		let linked = store.linkFrom(directory, name, as);
		if (linked.ok || !(0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.c)(linked.error)) return linked;
		let file = directory.read(name);
		if (!file.ok) return file;
		let { permissions, owner } = file.value.entry;
		return store.write(as, {
			bytes: file.value.bytes,
			permissions,
			owner
		});
	}
	function permissionsFor(present, mode) {
		let isExecutable = !!(present & 64);
		if (mode === "100644") return isExecutable ? present & -74 : present;
		return isExecutable ? present : present | (present & 292) >> 2;
	}
	var land_on_disk_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ landOnDisk: () => landOnDisk });
	async function landOnDisk(request) {
		if (request.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
			created: [],
			updated: [],
			deleted: [],
			directoriesCreated: []
		});
		let collision = findCollision(request.changes);
		if (collision !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(collisionError(collision));
		let changes = request.changes.toSorted((a, b) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(a.path, b.path));
		let home = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.f)(request);
		if (!home.ok) return home;
		let lock;
		let walker = new _recover_js__WEBPACK_IMPORTED_MODULE_3__.u(home.value.root);
		try {
			lock = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.s)(home.value.directory, request.disk, home.value.path);
			if (!lock.ok) return lock;
			let refusal = refuseUnfinished(home.value);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(refusal);
			let targets = inspectTargets(walker, changes);
			if (!targets.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(unchanged(targets.error));
			return await landInspected({
				request,
				changes,
				walker,
				home: home.value,
				targets: targets.value
			});
		} finally {
			walker.close();
			lock?.ok && lock.value.release();
			home.value.close();
		}
	}
	async function landInspected(landing) {
		let { request, changes, walker, home, targets } = landing;
		let area = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.g)(home.directory);
		if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(unchanged((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(area.error, home.path, "write")));
		let isSettled = !0;
		try {
			let prepared = await prepare(landing, area.value);
			if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(unchanged(prepared.error));
			let steps = prepared.value;
			isSettled = !1;
			let problem = performAll({
				steps,
				walker,
				targets,
				stores: area.value,
				progress: counting(request, steps.length, "files landed")
			}) ?? await syncTree(landing, steps);
			let restored = problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(void 0) : (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.o)(walker, area.value, steps, "rollback");
			isSettled = restored.ok;
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(restored.ok ? unchanged(problem) : halfDone(problem, restored.error));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(reportOf(changes, targets));
		} finally {
			isSettled && await clearArea(request, area.value);
			area.value.close();
			isSettled && (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.v)(home.directory, area.value.id);
		}
	}
	function counting({ progress }, total, unit) {
		return (done) => progress?.({
			done,
			total,
			unit
		});
	}
	async function prepare({ request, changes, walker, home, targets }, area) {
		let stored = storeContents({
			changes,
			targets,
			walker,
			stores: area,
			progress: counting(request, changes.length, "files prepared")
		});
		if (!stored.ok) return stored;
		let syncing = request.disk.sync(home.directory, [area.id, ...(0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.y)(area).map((name) => `${area.id}/${name}`)]);
		for (let directory of home.above) directory.sync();
		let steps = planSteps({
			changes,
			targets,
			walker,
			removesEmptied: request.gitDirectory !== void 0
		});
		let synced = await syncing;
		let committed = synced.ok ? (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.m)(area, (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.b)({
			path: request.folder,
			fromHome: home.toFolder,
			identity: home.root.identity
		}, steps)) : synced;
		return committed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(steps) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(committed.error, `${home.path}/${area.id}`, "write"));
	}
	async function clearArea({ disk }, area) {
		(0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.h)(area.directory);
		for (let store of [area.made, area.kept]) await disk.clear(store, (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__._)(store));
	}
	async function syncTree({ request, home }, steps) {
		let touched = new Set(steps.map((step) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(step.path)));
		let walker = new _recover_js__WEBPACK_IMPORTED_MODULE_3__.u(home.root);
		for (let step of steps) step.kind === "remove_directory" && !walker.enter(step.path).ok && touched.delete(step.path);
		walker.close();
		let synced = await request.disk.sync(home.root, [...touched]);
		return synced.ok ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(synced.error, request.folder, "write");
	}
	function refuseUnfinished(home) {
		let earlier = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.t)(home);
		if (!earlier.ok) return earlier.error;
		if (earlier.value === void 0) {
			let removed = (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.a)(home);
			return removed.ok ? void 0 : removed.error;
		}
		return (0, _recover_js__WEBPACK_IMPORTED_MODULE_3__.r)(earlier.value.journal.folder.path);
	}
	function collisionError([one, other]) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.W)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names.");
	}
	function unchanged(problem) {
		if (problem.suggestion.startsWith("Nothing was ")) return problem;
		return {
			...problem,
			suggestion: `Nothing was changed: a landing is whole, or not at all. ${problem.suggestion}`
		};
	}
	function halfDone(problem, unrestored) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.W)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
	}
	function reportOf(changes, targets) {
		let pathsOf = (kind) => changes.filter((change) => change.kind === kind).map((change) => change.path);
		return {
			created: pathsOf("create"),
			updated: pathsOf("update"),
			deleted: pathsOf("delete"),
			directoriesCreated: targets.missingDirectories
		};
	}
}) };
