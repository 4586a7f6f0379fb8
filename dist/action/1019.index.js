"use strict";
exports.id = 1019;
exports.ids = [1019];
exports.modules = { 1019: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { runPrepared: () => runPrepared });
	__webpack_require__(9604);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1369);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
	var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2528);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5296);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6297);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
	var _save_preview_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3814);
	var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7598);
	__webpack_require__(4573);
	function planPlace(opened) {
		let { tree, programs } = opened;
		let place = applyPlace(opened);
		let { gitDirectory, folder, disk } = place;
		return {
			store: {
				home: gitDirectory ?? folder,
				isGitDirectory: gitDirectory !== void 0,
				disk
			},
			landing: {
				tree,
				place,
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sr)("git", programs), programs.path)
			}
		};
	}
	function applyPlace({ tree, programs }) {
		let root = tree.folder;
		let gitDirectory = tree.repository?.gitDirectory;
		let syncProgram = process.platform === "linux" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sr)("sync", programs) : void 0;
		return {
			folder: root,
			gitDirectory: gitDirectory === void 0 ? void 0 : node_fs__WEBPACK_IMPORTED_MODULE_9__.realpathSync(gitDirectory),
			disk: (0, _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_2__.t)(syncProgram === void 0 ? {} : { syncProgram })
		};
	}
	var TreeWalker = class {
		#root;
		#opened = [];
		#identities = new Map();
		constructor(root) {
			this.#root = root;
		}
		get root() {
			return this.#root;
		}
		enter(path) {
			this.#leaveUntilAbove(path);
			if (path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(this.#root);
			let last = this.#opened.at(-1);
			if (last?.path === path) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(last.directory);
			let directory = last?.directory ?? this.#root;
			for (let ancestor of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.z)(path), path].slice(this.#opened.length)) {
				let next = directory.open(nameOf(ancestor));
				if (!next.ok) return next;
				directory = next.value;
				this.#opened.push({
					path: ancestor,
					directory
				});
				this.#identities.set(ancestor, directory.identity);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(directory);
		}
		parent(path) {
			return this.enter((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(path));
		}
		leave(path) {
			this.enter((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(path));
			this.#identities.delete(path);
		}
		findSwapped() {
			let seen = [...this.#identities];
			this.close();
			for (let [path, identity] of seen) {
				let now = this.enter(path);
				if (!now.ok || now.value.identity !== identity) return path;
			}
		}
		close() {
			this.#leaveUntilAbove(".");
		}
		#leaveUntilAbove(path) {
			for (let last = this.#opened.at(-1); last !== void 0; last = this.#opened.at(-1)) {
				if (last.path === path || path.startsWith(`${last.path}/`)) return;
				last.directory.close();
				this.#opened.pop();
			}
		}
	};
	function nameOf(path) {
		return path.slice(path.lastIndexOf("/") + 1);
	}
	async function findTreeState(tree, changes) {
		for (let change of changes) {
			let entry = await tree.entry(change.path);
			if (!entry.ok && entry.error.code !== "not_a_directory") return entry;
			let kind = entry.ok ? entry.value.kind : "missing";
			let isGone = kind === "missing" || kind === "directory" && makesDirectory(changes, change.path);
			if (change.kind === "delete" ? !isGone : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("open");
			if (change.kind !== "create" && change.kind !== "update") continue;
			let file = await tree.read(change.path);
			if (!file.ok) return file;
			if (!isSame(file.value, change)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("open");
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("landed");
	}
	function makesDirectory(changes, path) {
		return changes.some((change) => change.kind !== "delete" && change.path.startsWith(`${path}/`));
	}
	function isSame(file, { after, mode }) {
		return file.mode === mode && (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.rt)(file.bytes).equals(after);
	}
	function inspectTargets(walker, changes) {
		let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
		let present = new Map();
		let missing = new Set();
		let replacedDirectories = [];
		let stale = [];
		for (let change of changes) {
			if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vr)(change.path));
			let finding = inspect(walker, change, deleted);
			if (!finding.ok) return finding;
			if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
			else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
			else if (finding.value.kind === "emptied") replacedDirectories.push(change.path);
			else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
		}
		if (stale.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(staleError(stale));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			present,
			missingDirectories: [...missing].sort(byDepth),
			replacedDirectories
		});
	}
	function staleError(paths) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Preview again on the present files.");
	}
	function inspect(walker, change, deleted) {
		let parent = walker.parent(change.path);
		if (!parent.ok) return judgeParent(parent.error, change, deleted);
		if (parent.value.device !== walker.root.device) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(otherDevice(change.path));
		let name = nameOf(change.path);
		if (change.kind === "create" || change.kind === "create_directory") {
			let entry = parent.value.entry(name);
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(entry.error, change.path));
			if (entry.value === void 0 || deleted.has(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ kind: "free" });
			if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ kind: "free" });
			if (change.kind === "create" && entry.value.kind === "directory" && isEmptied(walker, change.path, deleted)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ kind: "emptied" });
			return entry.value.kind === "symlink" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(change.path)) : stale("exists now");
		}
		let file = parent.value.compare(name, change.before);
		if (!file.ok) return judgeFault(file.error, change.path);
		if (!file.value.isSame) return stale("has another content");
		if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hr)(file.value.entry.permissions) !== change.modeBefore) return stale("has another mode");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			kind: "file",
			entry: file.value.entry
		});
	}
	function judgeParent(fault, change, deleted) {
		let isNew = change.kind === "create" || change.kind === "create_directory";
		if (isNew && fault.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ kind: "free" });
		if (isNew && fault.code === "ENOTDIR") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.z)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ kind: "free" }) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sr)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(change.path)));
		return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
	}
	function judgeFault(fault, path) {
		if (fault.code === "ENOENT") return stale("is gone");
		if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no regular file any more");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(fault, path));
	}
	function stale(why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			kind: "stale",
			why
		});
	}
	function directoriesFor(change) {
		return change.kind === "create_directory" ? [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.z)(change.path), change.path] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.z)(change.path);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("io_error", `'${path}' lies on another file system than the folder`, "Run Sous in the folder on that file system instead.");
	}
	let Version = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
		sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
		mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(["100644", "100755"])
	});
	let Path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)((text, context) => {
		let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(text);
		if (path.ok) return path.value;
		context.issues.push({
			code: "custom",
			message: path.error.message,
			input: text
		});
		return _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn;
	}));
	let number = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(0));
	let JournalStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)("kind", [
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("create"),
			path: Path,
			number,
			after: Version
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("update"),
			path: Path,
			number,
			before: Version,
			after: Version
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("delete"),
			path: Path,
			number,
			before: Version
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("make_directory"),
			path: Path
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("remove_directory"),
			path: Path,
			permissions: number
		})
	]);
	let Journal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
		version: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(1),
		folder: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			fromHome: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			identity: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()
		}),
		steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(JournalStep)
	});
	function journalOf(folder, steps) {
		return {
			version: 1,
			folder,
			steps: [...steps]
		};
	}
	function encodeJournal(journal) {
		return Buffer.from(JSON.stringify(journal));
	}
	function decodeJournal(bytes) {
		try {
			let parsed = Journal.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8")));
			return parsed.success ? parsed.data : void 0;
		} catch {
			return;
		}
	}
	function journaledVersion(bytes, mode) {
		return {
			sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.hash)("sha256", bytes, "hex"),
			mode
		};
	}
	let DONE = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0);
	function performStep(step, walker, stores) {
		let parent = walker.parent(step.path);
		if (!parent.ok) return step.kind === "remove_directory" && isAbsent(parent.error) ? DONE : parent;
		let name = nameOf(step.path);
		switch (step.kind) {
			case "create": return place(parent.value, name, stores.made, step.number);
			case "update": return parent.value.moveFrom(stores.made, String(step.number), name);
			case "delete": return parent.value.removeFile(name);
			case "make_directory": return tolerate(parent.value.makeDirectory(name), ["EEXIST"]);
			case "remove_directory":
				walker.leave(step.path);
				return tolerate(parent.value.removeDirectory(name), [
					"ENOENT",
					"ENOTEMPTY",
					"EEXIST",
					"ENOTDIR"
				]);
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Z)(step);
		}
	}
	function undoStep(step, walker, stores) {
		let parent = walker.parent(step.path);
		if (!parent.ok) return step.kind === "make_directory" && isAbsent(parent.error) ? DONE : parent;
		let name = nameOf(step.path);
		switch (step.kind) {
			case "create": return parent.value.removeFile(name);
			case "update": return parent.value.moveFrom(stores.kept, String(step.number), name);
			case "delete": return place(parent.value, name, stores.kept, step.number);
			case "make_directory":
				walker.leave(step.path);
				return tolerate(parent.value.removeDirectory(name), [
					"ENOENT",
					"ENOTEMPTY",
					"EEXIST",
					"ENOTDIR"
				]);
			case "remove_directory": return tolerate(parent.value.makeDirectory(name, step.permissions), ["EEXIST"]);
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Z)(step);
		}
	}
	function stateOf(step, walker) {
		let before = step.kind === "create" ? void 0 : step.before;
		let after = step.kind === "delete" ? void 0 : step.after;
		let parent = walker.parent(step.path);
		let file = parent.ok ? parent.value.read(nameOf(step.path)) : parent;
		if (!file.ok) {
			if (!(isAbsent(file.error) || step.kind !== "update" && file.error.code === "EISDIR")) return "other";
			return before === void 0 ? "before" : after === void 0 ? "after" : "other";
		}
		let now = journaledVersion(file.value.bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hr)(file.value.entry.permissions));
		if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
		return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
	}
	function place(directory, name, store, number) {
		let linked = directory.linkFrom(store, String(number), name);
		if (linked.ok || !isWithoutLinks(linked.error)) return linked;
		let entry = directory.entry(name);
		if (!entry.ok) return entry;
		return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)({
			code: "EEXIST",
			message: "there is something at that path by now"
		});
	}
	function isAbsent(fault) {
		return fault.code === "ENOENT" || fault.code === "ENOTDIR";
	}
	function isWithoutLinks(fault) {
		return [
			"EPERM",
			"EACCES",
			"ENOTSUP",
			"EOPNOTSUPP",
			"ENOSYS",
			"EMLINK",
			"EXDEV"
		].includes(fault.code);
	}
	function tolerate(outcome, codes) {
		return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome;
	}
	let JOURNAL = "journal.json";
	function makeArea(home) {
		let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.randomBytes)(6).toString("hex");
		let made = home.makeDirectory(id);
		if (!made.ok) return made;
		let directory = home.open(id);
		if (!directory.ok) return directory;
		for (let name of ["new", "old"]) {
			let store = directory.value.makeDirectory(name);
			if (!store.ok) {
				directory.value.close();
				return store;
			}
		}
		directory.value.close();
		return openArea(home, id);
	}
	function openArea(home, id) {
		let directory = home.open(id);
		if (!directory.ok) return directory;
		let made = directory.value.open("new");
		let kept = directory.value.open("old");
		let close = () => {
			made.ok && made.value.close();
			kept.ok && kept.value.close();
			directory.value.close();
		};
		if (made.ok && kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			id,
			directory: directory.value,
			made: made.value,
			kept: kept.value,
			close
		});
		close();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)({
			code: "EINVAL",
			message: "the contents it needs are missing"
		});
	}
	function commitJournal(area, journal) {
		let temporary = `${JOURNAL}.tmp`;
		let written = area.directory.write(temporary, {
			bytes: encodeJournal(journal),
			isDurable: !0
		});
		if (!written.ok) return written;
		let moved = area.directory.moveFrom(area.directory, temporary, JOURNAL);
		return moved.ok ? area.directory.sync() : moved;
	}
	function readJournal(area) {
		let file = area.read(JOURNAL);
		if (!file.ok) return file.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0) : file;
		let journal = decodeJournal(file.value.bytes);
		return journal === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)({
			code: "EINVAL",
			message: "it cannot be read"
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(journal);
	}
	function listAreas(home) {
		let names = home.names();
		return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
	}
	function dropJournal(area) {
		area.removeFile(JOURNAL).ok && area.sync();
	}
	function removeArea(home, id) {
		let directory = home.open(id);
		if (!directory.ok) return directory.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0) : directory;
		dropJournal(directory.value);
		for (let name of ["new", "old"]) removeStore(directory.value, name);
		for (let name of folderNames(directory.value)) directory.value.removeFile(name);
		directory.value.close();
		return home.removeDirectory(id);
	}
	function removeStore(area, name) {
		let store = area.open(name);
		if (!store.ok) return;
		for (let file of folderNames(store.value)) store.value.removeFile(file);
		store.value.close();
		area.removeDirectory(name);
	}
	function folderNames(directory) {
		let names = directory.names();
		return names.ok ? names.value : [];
	}
	function storedNames(area) {
		return [
			"new",
			"old",
			...folderNames(area.made).map((name) => `new/${name}`),
			...folderNames(area.kept).map((name) => `old/${name}`)
		];
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
					...present === void 0 ? ownerIn(walker, (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(change.path)) : {
						permissions: permissionsFor(present.permissions, change.mode),
						owner: present.owner
					}
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(written.error, change.path, "write"));
			}
			if (change.kind === "update" || change.kind === "delete") {
				let parent = walker.parent(change.path);
				let kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent;
				if (!kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(kept.error, change.path, "keep"));
			}
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0);
	}
	function ownerIn(walker, directory) {
		let opened = walker.enter(directory);
		if (!opened.ok) return directory === "." ? {} : ownerIn(walker, (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(directory));
		let entry = opened.value.entry(".");
		return entry.ok && entry.value !== void 0 && entry.value.permissions & 1024 ? { owner: { group: entry.value.owner.group } } : {};
	}
	function keep(directory, name, store, as) {
		let linked = store.linkFrom(directory, name, as);
		if (linked.ok || !isWithoutLinks(linked.error)) return linked;
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
	let LANDING = "landing";
	function openHome(place) {
		let home = enterHome(place, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Ct);
		for (let attempt = 1; attempt < 5 && isGone(home, place); attempt++) home = enterHome(place, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Ct);
		return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(home.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(home.error.fault, home.error.path, "write"));
	}
	function isGone(home, { folder }) {
		return !home.ok && home.error.fault.code === "ENOENT" && home.error.path !== folder;
	}
	function enterHome({ folder, gitDirectory, disk }, enter) {
		let opened = [];
		let keep = (result) => {
			result.ok && opened.push(result.value);
			return result;
		};
		let closeAll = () => {
			for (let directory of opened.toReversed()) directory.close();
		};
		let abandon = (fault, path) => {
			closeAll();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)({
				fault,
				path
			});
		};
		let root = keep(disk.open(folder));
		if (!root.ok) return abandon(root.error, folder);
		let git = gitDirectory === void 0 ? root : keep(disk.open(gitDirectory));
		let isInGit = gitDirectory !== void 0 && git.ok && git.value.device === root.value.device;
		let base = isInGit ? git.value : root.value;
		let name = isInGit ? "sous" : ".sous";
		let path = `${isInGit ? gitDirectory : folder}/${name}/${LANDING}`;
		let own = keep(enter(base, name));
		if (!own.ok) return abandon(own.error, path);
		let directory = keep(enter(own.value, LANDING));
		if (!directory.ok) {
			base.removeDirectory(name);
			return abandon(directory.error, path);
		}
		let close = () => {
			own.value.removeDirectory(LANDING);
			base.removeDirectory(name);
			closeAll();
		};
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			root: root.value,
			directory: directory.value,
			above: [base, own.value],
			toFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_10__.relative)(path, folder),
			path,
			close
		});
	}
	let LOCK = "lock";
	function takeLock(home, disk, shownHome) {
		let shown = `${shownHome}/${LOCK}`;
		for (let attempt = 0; attempt < 5; attempt++) {
			let taken = create(home, disk.self);
			if (taken.ok) {
				removeTemporaries(home);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({ release: () => void home.removeFile(LOCK) });
			}
			if (taken.error.code === "ENOENT") break;
			if (taken.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(taken.error, shown, "write"));
			let found = home.read(LOCK);
			if (!found.ok) continue;
			let owner = decodeOwner(found.value.bytes);
			if (owner !== void 0 && disk.isRunning(owner)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(busy(owner, shown));
			takeAway(home, found.value.bytes);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(busy(void 0, shown));
	}
	function create(home, self) {
		let temporary = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.randomBytes)(6).toString("hex")}`;
		let bytes = Buffer.from(JSON.stringify(self));
		let written = home.write(temporary, { bytes });
		if (!written.ok) {
			home.removeFile(temporary);
			return written;
		}
		let linked = home.linkFrom(home, temporary, LOCK);
		home.removeFile(temporary);
		return !linked.ok && isWithoutLinks(linked.error) ? home.write(LOCK, { bytes }) : linked;
	}
	function takeAway(home, dead) {
		let aside = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.randomBytes)(6).toString("hex")}`;
		if (!home.moveFrom(home, LOCK, aside).ok) return;
		let taken = home.compare(aside, dead);
		taken.ok && !taken.value.isSame && home.linkFrom(home, aside, LOCK);
		home.removeFile(aside);
	}
	function removeTemporaries(home) {
		let names = home.names();
		for (let name of names.ok ? names.value : []) name.startsWith(`${LOCK}-`) && home.removeFile(name);
	}
	function decodeOwner(bytes) {
		try {
			let { host, pid, started } = JSON.parse(Buffer.from(bytes).toString("utf8"));
			return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
				host,
				pid,
				started
			} : void 0;
		} catch {
			return;
		}
	}
	function busy(owner, shown) {
		let who = owner === void 0 ? "another process" : `process ${owner.pid} on ${owner.host}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("landing_busy", `Another landing is under way in this folder: ${who} holds '${shown}'`, "Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.");
	}
	function settleSteps(walker, area, steps, how) {
		let wanted = how === "finish" ? "after" : "before";
		let pending = new Set();
		let foreign = [];
		let files = 0;
		for (let step of steps) {
			if (step.kind === "make_directory" || step.kind === "remove_directory") {
				pending.add(step);
				continue;
			}
			let state = stateOf(step, walker);
			if (state === wanted || how === "rollback" && wasNeverDone(step, walker, area)) continue;
			if (state === "other" || !isStored(area, step, how)) foreign.push(`'${step.path}'`);
			else {
				pending.add(step);
				files++;
			}
		}
		if (foreign.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(changedMeanwhile(foreign));
		for (let step of how === "finish" ? steps : steps.toReversed()) {
			if (!pending.has(step)) continue;
			step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
			let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
			if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(done.error, step.path, how === "finish" ? "write" : "restore"));
		}
		syncDirectories(walker, steps);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(files);
	}
	function wasNeverDone(step, walker, area) {
		let parent = walker.parent(step.path);
		let present = parent.ok ? parent.value.entry(nameOf(step.path)) : parent;
		if (step.kind === "delete") return present.ok && present.value !== void 0 && present.value.kind !== "directory";
		let made = area.made.entry(String(step.number));
		return made.ok && made.value !== void 0 && !(present.ok && present.value?.identity === made.value.identity);
	}
	function retain(step, walker, store) {
		let parent = walker.parent(step.path);
		parent.ok && store.linkFrom(parent.value, nameOf(step.path), String(step.number));
	}
	function syncDirectories(walker, steps) {
		for (let directory of new Set([...steps].map((step) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(step.path)))) {
			let entered = walker.enter(directory);
			entered.ok && entered.value.sync();
		}
	}
	function findJournal(home) {
		let ids = listAreas(home.directory);
		if (!ids.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(ids.error, home.path));
		for (let id of ids.value) {
			let area = home.directory.open(id);
			if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(area.error, `${home.path}/${id}`));
			let journal = readJournal(area.value);
			area.value.close();
			if (!journal.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(journal.error, `${home.path}/${id}/journal.json`));
			if (journal.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
				id,
				journal: journal.value
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0);
	}
	function removeLeftovers(home, settled) {
		let ids = listAreas(home.directory);
		for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
			let removed = removeArea(home.directory, id);
			if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(removed.error, `${home.path}/${id}`, "remove"));
		}
		return ids.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(ids.error, home.path));
	}
	function isStored(area, step, how) {
		let [store, version] = how === "finish" ? [area.made, step.kind === "delete" ? void 0 : step.after] : [area.kept, step.kind === "create" ? void 0 : step.before];
		if (version === void 0) return !0;
		let stored = store.read(String(step.number));
		return stored.ok && journaledVersion(stored.value.bytes, version.mode).sha256 === version.sha256;
	}
	function applyUnfinished(folder) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("landing_unfinished", `An earlier landing in '${folder}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
	}
	function changedMeanwhile(paths) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("stale", `Changed by somebody else since the landing was interrupted: ${paths.join(", ")}`, "Nothing was touched. Put the files back as they were before that landing, or keep everything as it is with 'sous recover --discard'.");
	}
	async function applyOnDisk(request) {
		if (request.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			created: [],
			updated: [],
			deleted: [],
			directoriesCreated: []
		});
		let collision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gr)(request.changes);
		if (collision !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(collisionError(collision));
		let changes = request.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.it)(a.path, b.path));
		let home = openHome(request);
		if (!home.ok) return home;
		let lock;
		let walker = new TreeWalker(home.value.root);
		try {
			lock = takeLock(home.value.directory, request.disk, home.value.path);
			if (!lock.ok) return lock;
			let refusal = refuseUnfinished(home.value);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(refusal);
			let targets = inspectTargets(walker, changes);
			if (!targets.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(unchanged(targets.error));
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
		let area = makeArea(home.directory);
		if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(unchanged((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(area.error, home.path, "write")));
		let isSettled = !0;
		try {
			let prepared = await prepare(landing, area.value);
			if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(unchanged(prepared.error));
			let steps = prepared.value;
			isSettled = !1;
			let problem = performAll({
				steps,
				walker,
				targets,
				stores: area.value,
				progress: counting(request, steps.length, "files landed")
			}) ?? await syncTree(landing, steps);
			let restored = problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(void 0) : settleSteps(walker, area.value, steps, "rollback");
			isSettled = restored.ok;
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(restored.ok ? unchanged(problem) : halfDone(problem, restored.error));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(reportOf(changes, targets));
		} finally {
			isSettled && await clearArea(request, area.value);
			area.value.close();
			isSettled && removeArea(home.directory, area.value.id);
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
		let syncing = request.disk.sync(home.directory, [area.id, ...storedNames(area).map((name) => `${area.id}/${name}`)]);
		for (let directory of home.above) directory.sync();
		let steps = planSteps({
			changes,
			targets,
			walker,
			removesEmptied: request.gitDirectory !== void 0
		});
		let synced = await syncing;
		let committed = synced.ok ? commitJournal(area, journalOf({
			path: request.folder,
			fromHome: home.toFolder,
			identity: home.root.identity
		}, steps)) : synced;
		return committed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)(steps) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(committed.error, `${home.path}/${area.id}`, "write"));
	}
	async function clearArea({ disk }, area) {
		dropJournal(area.directory);
		for (let store of [area.made, area.kept]) await disk.clear(store, folderNames(store));
	}
	async function syncTree({ request, home }, steps) {
		let touched = new Set(steps.map((step) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.J)(step.path)));
		let walker = new TreeWalker(home.root);
		for (let step of steps) step.kind === "remove_directory" && !walker.enter(step.path).ok && touched.delete(step.path);
		walker.close();
		let synced = await request.disk.sync(home.root, [...touched]);
		return synced.ok ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(synced.error, request.folder, "write");
	}
	function refuseUnfinished(home) {
		let earlier = findJournal(home);
		if (!earlier.ok) return earlier.error;
		if (earlier.value === void 0) {
			let removed = removeLeftovers(home);
			return removed.ok ? void 0 : removed.error;
		}
		return applyUnfinished(earlier.value.journal.folder.path);
	}
	function collisionError([one, other]) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names.");
	}
	function unchanged(problem) {
		if (problem.suggestion.startsWith("Nothing was ")) return problem;
		return {
			...problem,
			suggestion: `Nothing was changed: a landing is whole, or not at all. ${problem.suggestion}`
		};
	}
	function halfDone(problem, unrestored) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
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
	function performAll({ steps, walker, targets, stores, progress }) {
		for (let [index, step] of steps.entries()) {
			progress(index);
			if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was changed meanwhile`]);
			let done = performStep(step, walker, stores);
			if (done.ok) continue;
			return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.br)(done.error, step.path, "write");
		}
		let swapped = walker.findSwapped();
		return swapped === void 0 ? void 0 : staleError([`'${swapped}' is another directory now`]);
	}
	function isUntouched(path, walker, targets) {
		let parent = walker.parent(path);
		let entry = parent.ok ? parent.value.entry(nameOf(path)) : parent;
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
				before: journaledVersion(change.before, change.modeBefore)
			});
			change.kind === "create" && writes.push({
				kind: "create",
				path,
				number,
				after: journaledVersion(change.after, change.mode)
			});
			change.kind === "update" && writes.push({
				kind: "update",
				path,
				number,
				before: journaledVersion(change.before, change.modeBefore),
				after: journaledVersion(change.after, change.mode)
			});
		});
		let makes = targets.missingDirectories.map((path) => ({
			kind: "make_directory",
			path
		}));
		let wanted = new Set(changes.filter((change) => change.kind === "create_directory").map((change) => change.path));
		let emptied = emptiedBy(changes).filter((path) => !wanted.has(path));
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
		return [...new Set(changes.flatMap((change) => change.kind === "delete" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.z)(change.path) : []))];
	}
	function planRemovals(emptied, walker) {
		let removals = [];
		for (let path of [...emptied].sort((a, b) => b.length - a.length)) {
			let parent = walker.parent(path);
			let entry = parent.ok ? parent.value.entry(nameOf(path)) : parent;
			entry.ok && entry.value !== void 0 && removals.push({
				kind: "remove_directory",
				path,
				permissions: entry.value.permissions
			});
		}
		return removals;
	}
	async function applyPlan(request) {
		let { changes, place, progress } = request;
		let begun = await beginLanding(request);
		if (!begun.ok || begun.value === "already_applied") return begun;
		let landed = await applyOnDisk({
			...place,
			changes,
			...progress && { progress }
		});
		return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("landed") : landed;
	}
	async function beginLanding({ plan, changes, tree, git, place }) {
		let waiting = checkComplete(plan);
		if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(waiting);
		let now = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.w)(git, tree.repository, place.folder);
		if (!now.ok) return now;
		let elsewhere = checkPlanRoot(plan.base, now.value);
		if (elsewhere !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(elsewhere);
		let state = await findTreeState(tree, changes);
		if (!state.ok) return state;
		if (state.value === "landed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("already_applied");
		let moved = checkUnmoved(plan.base, now.value);
		return moved === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("landed") : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Q)(moved);
	}
	function checkComplete(plan) {
		if (plan.status === "complete") return;
		let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("approval_needed", `The plan is not complete: '${waiting?.label ?? "a step"}' waits for approval`, "Run the recipe and approve that call; what comes out is a new plan with a digest of its own.");
	}
	function checkUnmoved(planned, now) {
		let elsewhere = checkPlanRoot(planned, now);
		if (elsewhere !== void 0) return elsewhere;
		if (planned.commit === now.commit) return;
		let message = `The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("stale", message, "Nothing was written. Preview again on what is there now.");
	}
	function checkPlanRoot(planned, now) {
		if (planned.directory === now.directory) return;
		let message = `The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.nt)("stale", message, "Nothing was written. Name that directory by --root, as 'sous plans' shows it.");
	}
	function commitName({ commit }) {
		return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
	}
	let consented = {
		ask: async () => "approved",
		remember: async () => void 0
	};
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
	async function runPrepared(request, prepared) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let canRun = await canRunCommands(request, prepared);
			let made = await planWorkflow(request, prepared, canRun);
			if (!made.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tt)(made.error);
			let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
			let ending = await endRun(request, prepared, {
				planned: made.value.planned,
				loaded,
				canRun
			});
			let { note } = prepared;
			return shown(await withDrift(request, await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ot)({
				...made.value.planned,
				ending: {
					next: [],
					...ending,
					...note !== void 0 && { note }
				}
			})), request);
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function withDrift(request, report) {
		let { ending } = report;
		if (!(0, _list_2_js__WEBPACK_IMPORTED_MODULE_6__.m)(request.context) || ending.reason !== "changes_found" && ending.reason !== "clean") return report;
		let { tellDrift } = await __webpack_require__.e(9241).then(__webpack_require__.bind(__webpack_require__, 9241));
		let told = await tellDrift(request, report);
		if (!told.ok) return {
			...report,
			ending: {
				...ending,
				reason: told.error.code,
				detail: `${told.error.message}. ${told.error.suggestion}`
			}
		};
		return {
			...report,
			ending: {
				...ending,
				reason: ending.reason === "clean" ? "clean" : "drift_reported",
				detail: told.value
			}
		};
	}
	async function endRun({ mode, commits }, prepared, { planned, loaded, canRun }) {
		let { outcome } = planned;
		if (outcome.kind === "failed") return { reason: (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__._t)(outcome.failure.error) };
		if (loaded === void 0) return { reason: "internal_error" };
		if (mode === "check") return checkEnding(planned, outcome, {
			isFork: commits?.isFork === !0,
			canRun,
			otherBytes: prepared.otherBytes
		});
		if (outcome.kind === "gated") return {
			reason: "gated",
			...!canRun && { detail: BESIDE_TOKEN }
		};
		if (outcome.changes.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)(planned);
		if (mode === "preview") return { reason: "previewed" };
		let { store: _, landing } = planPlace(prepared.opened);
		let landed = await applyPlan({
			plan: loaded.plan,
			changes: loaded.changes,
			...landing
		});
		return landed.ok ? { reason: landed.value } : {
			reason: (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__._t)(landed.error),
			detail: landed.error.message
		};
	}
	function checkEnding(planned, outcome, { isFork, canRun, otherBytes }) {
		if (outcome.kind === "gated") {
			let { label, call } = outcome.gate;
			let advice = isFork ? "Sous runs no such calls on pull requests from forks." : canRun ? `Allow it by a rule in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.Dr} on the base branch, or check without it.` : BESIDE_TOKEN;
			return {
				reason: "check_gated",
				detail: `Step '${label}' calls ${call.tool.name}. ${advice}`
			};
		}
		if (outcome.changes.length > 0) {
			let paths = outcome.changes.map(({ path }) => `'${path}'`);
			let command = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(planned, (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__._)({ recipe: planned.recipe.source }));
			return {
				reason: "changes_found",
				detail: `Check failed: this recipe would change ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.lt)(paths.length, "file")}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.dt)(paths, 3)}.`,
				next: [{
					command,
					does: "fixes it",
					lead: "To fix it, run this in a clone and commit the result:"
				}]
			};
		}
		let unfinished = otherBytes ?? (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.E)(outcome);
		return unfinished === void 0 ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)(planned) : {
			reason: "check_incomplete",
			detail: `${unfinished}.`
		};
	}
	async function planWorkflow(request, prepared, canRun) {
		let { context, event, mode, commits } = request;
		let isOwn = canRun && (commits === void 0 ? isOwnEvent(request) : !commits.isFork);
		let hasConsent = canRun && mode === "apply" && context.runner.input("consent") === "APPLY_WITHOUT_REVIEW" && event !== "pull_request";
		return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.t)({
			context,
			folder: prepared.opened.tree.folder,
			prepared,
			rules: isOwn ? prepared.config.rules : [],
			...hasConsent && { approver: consented }
		});
	}
	let BESIDE_TOKEN = "The token of this job can write, and Sous never runs commands beside such a token. Give the job 'permissions: { contents: read }' without 'report: issue'.";
	async function canRunCommands({ context, forge }, { recipe }) {
		let { run, fetch } = recipe.permissions;
		if (context.token === "" || run.length + fetch.length === 0) return !0;
		if ((0, _list_2_js__WEBPACK_IMPORTED_MODULE_6__.m)(context)) return !1;
		let remote = await forge.remote();
		return remote.ok && await remote.value.refusePush() !== void 0;
	}
	function isOwnEvent({ event, isDefault }) {
		return event === "push" || event === "schedule" || event === "workflow_dispatch" && isDefault;
	}
	async function shown(report, { context, forge, pull }) {
		let { reason, note } = report.ending;
		let ending = {
			reason,
			message: note === void 0 ? sentence(report) : `${sentence(report)}\n${note}`,
			report,
			...pull !== void 0 && { pull: { number: pull } }
		};
		if (pull === void 0 || context.token === "") return ending;
		let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.a)({
			context,
			forge,
			pull,
			report
		});
		posted.ok ? await (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_8__.o)({
			context,
			forge,
			pull,
			report
		}) : context.runner.command(`::warning title=Sous::The plan is in the job summary only: ${posted.error.message.replaceAll("\n", " ")}\n`);
		return ending;
	}
	function sentence({ recipe, plan, outcome, ending: { reason, detail, next } }) {
		if (reason === "check_gated" || reason === "check_incomplete") return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.gt)(reason)} ${detail}`;
		let fix = reason === "changes_found" ? next[0] : void 0;
		if (detail !== void 0) return fix === void 0 ? detail : `${detail} To fix it, run "${fix.command}" and commit the result.`;
		if (outcome.kind === "failed") {
			let { at, error } = outcome.failure;
			return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`;
		}
		return plan === void 0 ? recipe.name : `${recipe.name}: plan ${plan.digest}`;
	}
}) };
