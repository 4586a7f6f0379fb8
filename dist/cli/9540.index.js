"use strict";
exports.id = 9540;
exports.ids = [9540, 1764];
exports.modules = {
	1764: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => makeAndOpen });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		function makeAndOpen(parent, name, permissions) {
			let made = parent.makeDirectory(name, permissions);
			if (!made.ok && made.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(made.error);
			let opened = parent.open(name);
			opened.ok && !made.ok && permissions !== void 0 && opened.value.setPermissions(permissions);
			return opened;
		}
	}),
	9540: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => recover,
			c: () => findTreeState,
			i: () => findUnfinished,
			l: () => makesDirectory,
			n: () => apply_on_disk_exports,
			o: () => takeLock,
			r: () => applyUnfinished,
			s: () => checkTargets,
			t: () => applyOnDisk
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _apply_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1764);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
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
				if (path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(this.#root);
				let last = this.#opened.at(-1);
				if (last?.path === path) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(last.directory);
				let directory = last?.directory ?? this.#root;
				for (let ancestor of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.an)(path), path].slice(this.#opened.length)) {
					let next = directory.open(nameOf(ancestor));
					if (!next.ok) return next;
					directory = next.value;
					this.#opened.push({
						path: ancestor,
						directory
					});
					this.#identities.set(ancestor, directory.identity);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(directory);
			}
			parent(path) {
				return this.enter((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(path));
			}
			leave(path) {
				this.enter((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(path));
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
				if (change.kind === "delete" ? !isGone : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)("open");
				if (change.kind !== "create" && change.kind !== "update") continue;
				let file = await tree.read(change.path);
				if (!file.ok) return file;
				if (!isSame(file.value, change)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)("open");
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)("landed");
		}
		function makesDirectory(changes, path) {
			return changes.some((change) => change.kind !== "delete" && change.path.startsWith(`${path}/`));
		}
		function isSame(file, { after, mode }) {
			return file.mode === mode && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(file.bytes).equals(after);
		}
		function inspectTargets(walker, changes) {
			let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
			let present = new Map();
			let missing = new Set();
			let replacedDirectories = [];
			let stale = [];
			for (let change of changes) {
				if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.K)(change.path));
				let finding = inspect(walker, change, deleted);
				if (!finding.ok) return finding;
				if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
				else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
				else if (finding.value.kind === "emptied") replacedDirectories.push(change.path);
				else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
			}
			if (stale.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(staleError(stale));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				present,
				missingDirectories: [...missing].sort(byDepth),
				replacedDirectories
			});
		}
		function checkTargets({ folder, disk }, changes) {
			let root = disk.open(folder);
			if (!root.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(root.error, folder, "open");
			let walker = new TreeWalker(root.value);
			try {
				let targets = inspectTargets(walker, changes);
				return targets.ok ? void 0 : targets.error;
			} finally {
				walker.close();
				root.value.close();
			}
		}
		function staleError(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Preview again on the present files.");
		}
		function inspect(walker, change, deleted) {
			let parent = walker.parent(change.path);
			if (!parent.ok) return judgeParent(parent.error, change, deleted);
			if (parent.value.device !== walker.root.device) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(otherDevice(change.path));
			let name = nameOf(change.path);
			if (change.kind === "create" || change.kind === "create_directory") {
				let entry = parent.value.entry(name);
				if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(entry.error, change.path));
				if (entry.value === void 0 || deleted.has(change.path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "free" });
				if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "free" });
				if (change.kind === "create" && entry.value.kind === "directory" && isEmptied(walker, change.path, deleted)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "emptied" });
				return entry.value.kind === "symlink" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(change.path)) : stale("exists now");
			}
			let file = parent.value.compare(name, change.before);
			if (!file.ok) return judgeFault(file.error, change.path);
			if (!file.value.isSame) return stale("has another content");
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rn)(file.value.entry.permissions) !== change.modeBefore) return stale("has another mode");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				kind: "file",
				entry: file.value.entry
			});
		}
		function judgeParent(fault, change, deleted) {
			let isNew = change.kind === "create" || change.kind === "create_directory";
			if (isNew && fault.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "free" });
			if (isNew && fault.code === "ENOTDIR") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.an)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "free" }) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(change.path)));
			return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
		}
		function judgeFault(fault, path) {
			if (fault.code === "ENOENT") return stale("is gone");
			if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no regular file any more");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(fault, path));
		}
		function stale(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				kind: "stale",
				why
			});
		}
		function directoriesFor(change) {
			return change.kind === "create_directory" ? [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.an)(change.path), change.path] : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.an)(change.path);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("io_error", `'${path}' lies on another file system than the folder`, "Run Sous in the folder on that file system instead.");
		}
		let Version = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
			sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(),
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(["100644", "100755"])
		});
		let Path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)((text, context) => {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(text);
			if (path.ok) return path.value;
			context.issues.push({
				code: "custom",
				message: path.error.message,
				input: text
			});
			return _shared_js__WEBPACK_IMPORTED_MODULE_2__.mr;
		}));
		let number = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)(0));
		let JournalStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)("create"),
				path: Path,
				number,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)("update"),
				path: Path,
				number,
				before: Version,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)("delete"),
				path: Path,
				number,
				before: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)("make_directory"),
				path: Path
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)("remove_directory"),
				path: Path,
				permissions: number
			})
		]);
		let Journal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
			version: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1),
			folder: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(),
				fromHome: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(),
				identity: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)()
			}),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)(JournalStep)
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
				sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.hash)("sha256", bytes, "hex"),
				mode
			};
		}
		let DONE = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
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
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.st)(step);
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
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.st)(step);
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
			let now = journaledVersion(file.value.bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rn)(file.value.entry.permissions));
			if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
			return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
		}
		function place(directory, name, store, number) {
			let linked = directory.linkFrom(store, String(number), name);
			if (linked.ok || !isWithoutLinks(linked.error)) return linked;
			let entry = directory.entry(name);
			if (!entry.ok) return entry;
			return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
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
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex");
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
			if (made.ok && kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				id,
				directory: directory.value,
				made: made.value,
				kept: kept.value,
				close
			});
			close();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
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
			if (!file.ok) return file.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : file;
			let journal = decodeJournal(file.value.bytes);
			return journal === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
				code: "EINVAL",
				message: "it cannot be read"
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(journal);
		}
		function listAreas(home) {
			let names = home.names();
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
		}
		function dropJournal(area) {
			area.removeFile(JOURNAL).ok && area.sync();
		}
		function removeArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : directory;
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
						...present === void 0 ? ownerIn(walker, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(change.path)) : {
							permissions: permissionsFor(present.permissions, change.mode),
							owner: present.owner
						}
					});
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(written.error, change.path, "write"));
				}
				if (change.kind === "update" || change.kind === "delete") {
					let parent = walker.parent(change.path);
					let kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent;
					if (!kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(kept.error, change.path, "keep"));
				}
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		}
		function ownerIn(walker, directory) {
			let opened = walker.enter(directory);
			if (!opened.ok) return directory === "." ? {} : ownerIn(walker, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(directory));
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
			let home = enterHome(place, _apply_disk_js__WEBPACK_IMPORTED_MODULE_3__.t);
			for (let attempt = 1; attempt < 5 && isGone(home, place); attempt++) home = enterHome(place, _apply_disk_js__WEBPACK_IMPORTED_MODULE_3__.t);
			return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(home.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(home.error.fault, home.error.path, "write"));
		}
		function findHome(place) {
			let home = enterHome(place, (parent, name) => parent.open(name));
			if (home.ok) return home;
			return isGone(home, place) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(home.error.fault, home.error.path, "open"));
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				root: root.value,
				directory: directory.value,
				above: [base, own.value],
				toFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(path, folder),
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
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ release: () => void home.removeFile(LOCK) });
				}
				if (taken.error.code === "ENOENT") break;
				if (taken.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(taken.error, shown, "write"));
				let found = home.read(LOCK);
				if (!found.ok) continue;
				let owner = decodeOwner(found.value.bytes);
				if (owner !== void 0 && disk.isRunning(owner)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(busy(owner, shown));
				takeAway(home, found.value.bytes);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(busy(void 0, shown));
		}
		function create(home, self) {
			let temporary = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex")}`;
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
			let aside = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex")}`;
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("landing_busy", `Another landing is under way in this folder: ${who} holds '${shown}'`, "Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.");
		}
		function findUnfinished(place) {
			return withHome(place, (home) => {
				let found = findJournal(home);
				return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(found.value && describeUnfinished(found.value)) : found;
			});
		}
		function recover(place, how) {
			return withHome(place, (home) => {
				let lock = takeLock(home.directory, place.disk, home.path);
				if (!lock.ok) return lock;
				try {
					let found = findJournal(home);
					if (!found.ok && how !== "discard") return found;
					let unfinished = found.ok ? found.value : void 0;
					let settled = unfinished === void 0 || how === "discard" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(0) : settle(home, unfinished.id, unfinished.journal, how);
					if (!settled.ok) return settled;
					let removed = removeLeftovers(home, unfinished?.id);
					return removed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(unfinished && {
						...describeUnfinished(unfinished),
						settled: settled.value
					}) : removed;
				} finally {
					lock.value.release();
				}
			});
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
			if (foreign.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(changedMeanwhile(foreign));
			for (let step of how === "finish" ? steps : steps.toReversed()) {
				if (!pending.has(step)) continue;
				step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
				let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(done.error, step.path, how === "finish" ? "write" : "restore"));
			}
			syncDirectories(walker, steps);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(files);
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
			for (let directory of new Set([...steps].map((step) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(step.path)))) {
				let entered = walker.enter(directory);
				entered.ok && entered.value.sync();
			}
		}
		function findJournal(home) {
			let ids = listAreas(home.directory);
			if (!ids.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(ids.error, home.path));
			for (let id of ids.value) {
				let area = home.directory.open(id);
				if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(area.error, `${home.path}/${id}`));
				let journal = readJournal(area.value);
				area.value.close();
				if (!journal.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(journal.error, `${home.path}/${id}/journal.json`));
				if (journal.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
					id,
					journal: journal.value
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		}
		function removeLeftovers(home, settled) {
			let ids = listAreas(home.directory);
			for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
				let removed = removeArea(home.directory, id);
				if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(removed.error, `${home.path}/${id}`, "remove"));
			}
			return ids.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(ids.error, home.path));
		}
		function settle(home, id, journal, how) {
			if (journal.folder.fromHome !== home.toFolder && journal.folder.identity !== home.root.identity) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(otherFolder(journal));
			let area = openArea(home.directory, id);
			if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(area.error, `${home.path}/${id}`));
			let walker = new TreeWalker(home.root);
			try {
				return settleSteps(walker, area.value, journal.steps, how);
			} finally {
				walker.close();
				area.value.close();
			}
		}
		function isStored(area, step, how) {
			let [store, version] = how === "finish" ? [area.made, step.kind === "delete" ? void 0 : step.after] : [area.kept, step.kind === "create" ? void 0 : step.before];
			if (version === void 0) return !0;
			let stored = store.read(String(step.number));
			return stored.ok && journaledVersion(stored.value.bytes, version.mode).sha256 === version.sha256;
		}
		function withHome(place, use) {
			let home = findHome(place);
			if (!home.ok || home.value === void 0) return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : home;
			try {
				return use(home.value);
			} finally {
				home.value.close();
			}
		}
		function describeUnfinished({ id, journal }) {
			let files = journal.steps.filter((step) => step.kind === "create" || step.kind === "update" || step.kind === "delete").length;
			return {
				id,
				folder: journal.folder.path,
				files
			};
		}
		function applyUnfinished(folder) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("landing_unfinished", `An earlier landing in '${folder}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
		}
		function changedMeanwhile(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("stale", `Changed by somebody else since the landing was interrupted: ${paths.join(", ")}`, "Nothing was touched. Put the files back as they were before that landing, or keep everything as it is with 'sous recover --discard'.");
		}
		function otherFolder(journal) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("landing_unfinished", `The interrupted landing was in another folder of this repository: '${journal.folder.path}'`, "Run 'sous recover' in that folder.");
		}
		var apply_on_disk_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			applyOnDisk: () => applyOnDisk,
			performAll: () => performAll,
			planSteps: () => planSteps
		});
		async function applyOnDisk(request) {
			if (request.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				created: [],
				updated: [],
				deleted: [],
				directoriesCreated: []
			});
			let collision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.in)(request.changes);
			if (collision !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(collisionError(collision));
			let changes = request.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(a.path, b.path));
			let home = openHome(request);
			if (!home.ok) return home;
			let lock;
			let walker = new TreeWalker(home.value.root);
			try {
				lock = takeLock(home.value.directory, request.disk, home.value.path);
				if (!lock.ok) return lock;
				let refusal = refuseUnfinished(home.value);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
				let targets = inspectTargets(walker, changes);
				if (!targets.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unchanged(targets.error));
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
			if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unchanged((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(area.error, home.path, "write")));
			let isSettled = !0;
			try {
				let prepared = await prepare(landing, area.value);
				if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unchanged(prepared.error));
				let steps = prepared.value;
				isSettled = !1;
				let problem = performAll({
					steps,
					walker,
					targets,
					stores: area.value,
					progress: counting(request, steps.length, "files landed")
				}) ?? await syncTree(landing, steps);
				let restored = problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : settleSteps(walker, area.value, steps, "rollback");
				isSettled = restored.ok;
				if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(restored.ok ? unchanged(problem) : halfDone(problem, restored.error));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(reportOf(changes, targets));
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
			return committed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(steps) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(committed.error, `${home.path}/${area.id}`, "write"));
		}
		async function clearArea({ disk }, area) {
			dropJournal(area.directory);
			for (let store of [area.made, area.kept]) await disk.clear(store, folderNames(store));
		}
		async function syncTree({ request, home }, steps) {
			let touched = new Set(steps.map((step) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(step.path)));
			let walker = new TreeWalker(home.root);
			for (let step of steps) step.kind === "remove_directory" && !walker.enter(step.path).ok && touched.delete(step.path);
			walker.close();
			let synced = await request.disk.sync(home.root, [...touched]);
			return synced.ok ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(synced.error, request.folder, "write");
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names.");
		}
		function unchanged(problem) {
			if (problem.suggestion.startsWith("Nothing was ")) return problem;
			return {
				...problem,
				suggestion: `Nothing was changed: a landing is whole, or not at all. ${problem.suggestion}`
			};
		}
		function halfDone(problem, unrestored) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
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
				return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(done.error, step.path, "write");
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
			return [...new Set(changes.flatMap((change) => change.kind === "delete" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.an)(change.path) : []))];
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
	})
};
