"use strict";
exports.id = 6240;
exports.ids = [6240];
exports.modules = {
	7451: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	6240: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => namesIn,
			a: () => removeLeftovers,
			b: () => journalOf,
			c: () => isWithoutLinks,
			d: () => nameOf,
			f: () => openHome,
			g: () => makeArea,
			h: () => dropJournal,
			i: () => recover,
			l: () => performStep,
			m: () => commitJournal,
			n: () => findUnfinished,
			o: () => settleSteps,
			p: () => makeAndOpen,
			r: () => landingUnfinished,
			s: () => takeLock,
			t: () => findJournal,
			u: () => TreeWalker,
			v: () => removeArea,
			x: () => versionOf,
			y: () => storedNames
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7451);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		let Version = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
			sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gn)(),
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.$t)(["100644", "100755"])
		});
		let Path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._n)((text, context) => {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(text);
			if (path.ok) return path.value;
			context.issues.push({
				code: "custom",
				message: path.error.message,
				input: text
			});
			return _shared_js__WEBPACK_IMPORTED_MODULE_0__.Nn;
		}));
		let number = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.on)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.bn)(0));
		let Step = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.an)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)("create"),
				path: Path,
				number,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)("update"),
				path: Path,
				number,
				before: Version,
				after: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)("delete"),
				path: Path,
				number,
				before: Version
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)("make_directory"),
				path: Path
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)("remove_directory"),
				path: Path,
				permissions: number
			})
		]);
		let Journal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
			version: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)(1),
			folder: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.hn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gn)(),
				fromHome: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gn)(),
				identity: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.gn)()
			}),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.tn)(Step)
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
		function versionOf(bytes, mode) {
			return {
				sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.hash)("sha256", bytes, "hex"),
				mode
			};
		}
		let JOURNAL = "journal.json";
		function makeArea(home) {
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(6).toString("hex");
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
			if (made.ok && kept.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				id,
				directory: directory.value,
				made: made.value,
				kept: kept.value,
				close
			});
			close();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
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
			if (!file.ok) return file.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : file;
			let journal = decodeJournal(file.value.bytes);
			return journal === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
				code: "EINVAL",
				message: "it cannot be read"
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(journal);
		}
		function listAreas(home) {
			let names = home.names();
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
		}
		function dropJournal(area) {
			area.removeFile(JOURNAL).ok && area.sync();
		}
		function removeArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : directory;
			dropJournal(directory.value);
			for (let name of ["new", "old"]) removeStore(directory.value, name);
			for (let name of namesIn(directory.value)) directory.value.removeFile(name);
			directory.value.close();
			return home.removeDirectory(id);
		}
		function removeStore(area, name) {
			let store = area.open(name);
			if (!store.ok) return;
			for (let file of namesIn(store.value)) store.value.removeFile(file);
			store.value.close();
			area.removeDirectory(name);
		}
		function namesIn(directory) {
			let names = directory.names();
			return names.ok ? names.value : [];
		}
		function storedNames(area) {
			return [
				"new",
				"old",
				...namesIn(area.made).map((name) => `new/${name}`),
				...namesIn(area.kept).map((name) => `old/${name}`)
			];
		}
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return made.ok || made.error.code === "EEXIST" ? parent.open(name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(made.error);
		}
		let LANDING = "landing";
		function openHome(place) {
			let home = enterHome(place, makeAndOpen);
			for (let attempt = 1; attempt < 5 && isGone(home, place); attempt++) home = enterHome(place, makeAndOpen);
			return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(home.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(home.error.fault, home.error.path, "write"));
		}
		function findHome(place) {
			let home = enterHome(place, (parent, name) => parent.open(name));
			if (home.ok) return home;
			return isGone(home, place) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(home.error.fault, home.error.path, "open"));
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				root: root.value,
				directory: directory.value,
				above: [base, own.value],
				toFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(path, folder),
				path,
				close
			});
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
				if (path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(this.#root);
				let last = this.#opened.at(-1);
				if (last?.path === path) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(last.directory);
				let directory = last?.directory ?? this.#root;
				for (let ancestor of [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.zn)(path), path].slice(this.#opened.length)) {
					let next = directory.open(nameOf(ancestor));
					if (!next.ok) return next;
					directory = next.value;
					this.#opened.push({
						path: ancestor,
						directory
					});
					this.#identities.set(ancestor, directory.identity);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(directory);
			}
			parent(path) {
				return this.enter((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.qn)(path));
			}
			leave(path) {
				this.enter((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.qn)(path));
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
		let DONE = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
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
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_4__.t)(step);
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
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_4__.t)(step);
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
			let now = versionOf(file.value.bytes, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.H)(file.value.entry.permissions));
			if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
			return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
		}
		function place(directory, name, store, number) {
			let linked = directory.linkFrom(store, String(number), name);
			if (linked.ok || !isWithoutLinks(linked.error)) return linked;
			let entry = directory.entry(name);
			if (!entry.ok) return entry;
			return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
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
		let LOCK = "lock";
		function takeLock(home, disk, shownHome) {
			let shown = `${shownHome}/${LOCK}`;
			for (let attempt = 0; attempt < 5; attempt++) {
				let taken = create(home, disk.self);
				if (taken.ok) {
					removeTemporaries(home);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({ release: () => void home.removeFile(LOCK) });
				}
				if (taken.error.code === "ENOENT") break;
				if (taken.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(taken.error, shown, "write"));
				let found = home.read(LOCK);
				if (!found.ok) continue;
				let owner = decodeOwner(found.value.bytes);
				if (owner !== void 0 && disk.isRunning(owner)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(busy(owner, shown));
				takeAway(home, found.value.bytes);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(busy(void 0, shown));
		}
		function create(home, self) {
			let temporary = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(6).toString("hex")}`;
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
			let aside = `${LOCK}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(6).toString("hex")}`;
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("landing_busy", `Another landing is under way in this folder: ${who} holds '${shown}'`, "Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.");
		}
		function findUnfinished(place) {
			return withHome(place, (home) => {
				let found = findJournal(home);
				return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(found.value && describeUnfinished(found.value)) : found;
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
					let settled = unfinished === void 0 || how === "discard" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(0) : settle(home, unfinished.id, unfinished.journal, how);
					if (!settled.ok) return settled;
					let removed = removeLeftovers(home, unfinished?.id);
					return removed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(unfinished && {
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
			if (foreign.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(changedMeanwhile(foreign));
			for (let step of how === "finish" ? steps : steps.toReversed()) {
				if (!pending.has(step)) continue;
				step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
				let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(done.error, step.path, how === "finish" ? "write" : "restore"));
			}
			syncDirectories(walker, steps);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(files);
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
			for (let directory of new Set([...steps].map((step) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.qn)(step.path)))) {
				let entered = walker.enter(directory);
				entered.ok && entered.value.sync();
			}
		}
		function findJournal(home) {
			let ids = listAreas(home.directory);
			if (!ids.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(ids.error, home.path));
			for (let id of ids.value) {
				let area = home.directory.open(id);
				if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(area.error, `${home.path}/${id}`));
				let journal = readJournal(area.value);
				area.value.close();
				if (!journal.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(journal.error, `${home.path}/${id}/journal.json`));
				if (journal.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					id,
					journal: journal.value
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
		}
		function removeLeftovers(home, settled) {
			let ids = listAreas(home.directory);
			for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
				let removed = removeArea(home.directory, id);
				if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(removed.error, `${home.path}/${id}`, "remove"));
			}
			return ids.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(ids.error, home.path));
		}
		function settle(home, id, journal, how) {
			if (journal.folder.fromHome !== home.toFolder && journal.folder.identity !== home.root.identity) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(otherFolder(journal));
			let area = openArea(home.directory, id);
			if (!area.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ct)(area.error, `${home.path}/${id}`));
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
			return stored.ok && versionOf(stored.value.bytes, version.mode).sha256 === version.sha256;
		}
		function withHome(place, use) {
			let home = findHome(place);
			if (!home.ok || home.value === void 0) return home.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : home;
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
		function landingUnfinished(folder) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("landing_unfinished", `An earlier landing in '${folder}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
		}
		function changedMeanwhile(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("stale", `Changed by somebody else since the landing was interrupted: ${paths.join(", ")}`, "Nothing was touched. Put the files back as they were before that landing, or keep everything as it is with 'sous recover --discard'.");
		}
		function otherFolder(journal) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("landing_unfinished", `The interrupted landing was in another folder of this repository: '${journal.folder.path}'`, "Run 'sous recover' in that folder.");
		}
	})
};
