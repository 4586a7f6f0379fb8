(() => {
	var __webpack_modules__ = {
		649: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"apply-on-disk": () => __nccwpck_require__(262),
				"apply-plan": () => __nccwpck_require__(978),
				"check-commit": () => __nccwpck_require__(112)
			};
		},
		701: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(217)[name] });
		},
		262: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				RECOVER_APPLY_ERRORS: () => RECOVER_APPLY_ERRORS,
				applyOnDisk: () => applyOnDisk,
				apply_on_disk_exports: () => apply_on_disk_exports,
				checkTargets: () => checkTargets,
				findTreeState: () => findTreeState,
				findUnfinished: () => findUnfinished,
				lockHome: () => lockHome,
				makesDirectory: () => makesDirectory,
				recover: () => recover
			});
			var runtime = __nccwpck_require__(400);
			var start = __nccwpck_require__(388);
			var change = __nccwpck_require__(505);
			var tool_errors = __nccwpck_require__(967);
			var paths = __nccwpck_require__(396);
			var checks = __nccwpck_require__(569);
			var api = __nccwpck_require__(598);
			var work = __nccwpck_require__(698);
			var open_directory = __nccwpck_require__(307);
			var process_lock = __nccwpck_require__(366);
			let external_node_path_namespaceObject = require("node:path");
			var late_crypto = __nccwpck_require__(701);
			//! src/apply/disk/tree-walker.ts
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
					if (path === ".") return (0, start.success)(this.#root);
					let last = this.#opened.at(-1);
					if (last?.path === path) return (0, start.success)(last.directory);
					let directory = last?.directory ?? this.#root;
					for (let ancestor of [...(0, paths.ancestorsOf)(path), path].slice(this.#opened.length)) {
						let next = directory.open(nameOf(ancestor));
						if (!next.ok) return next;
						directory = next.value;
						this.#opened.push({
							path: ancestor,
							directory
						});
						this.#identities.set(ancestor, directory.identity);
					}
					return (0, start.success)(directory);
				}
				parent(path) {
					return this.enter((0, paths.parentOf)(path));
				}
				leave(path) {
					this.enter((0, paths.parentOf)(path));
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
					if (change.kind === "delete" ? !isGone : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, start.success)("open");
					if (change.kind !== "create" && change.kind !== "update") continue;
					let file = await tree.read(change.path);
					if (!file.ok) return file;
					if (!isSame(file.value, change)) return (0, start.success)("open");
				}
				return (0, start.success)("applied");
			}
			function makesDirectory(changes, path) {
				return changes.some((change) => change.kind !== "delete" && change.path.startsWith(`${path}/`));
			}
			function isSame(file, { after, mode }) {
				return file.mode === mode && (0, start.asBuffer)(file.bytes).equals(after);
			}
			function inspectTargets(walker, changes) {
				let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
				let present = new Map();
				let missing = new Set();
				let replacedDirectories = [];
				let stale = [];
				for (let change of changes) {
					if ((0, paths.isInSousDirectory)(change.path)) return (0, start.failure)(work.DISK_ERRORS.belongsToSous(change.path));
					let finding = inspect(walker, change, deleted);
					if (!finding.ok) return finding;
					if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
					else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
					else if (finding.value.kind === "emptied") replacedDirectories.push(change.path);
					else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
				}
				if (stale.length > 0) return (0, start.failure)(TREE_WALKER_ERRORS.staleError(stale));
				return (0, start.success)({
					present,
					missingDirectories: [...missing].sort(byDepth),
					replacedDirectories
				});
			}
			function checkTargets({ folder, disk }, changes) {
				let root = disk.open(folder);
				if (!root.ok) return (0, work.fromDiskFault)(root.error, folder, "open");
				let walker = new TreeWalker(root.value);
				try {
					let targets = inspectTargets(walker, changes);
					return targets.ok ? void 0 : targets.error;
				} finally {
					walker.close();
					root.value.close();
				}
			}
			function inspect(walker, change, deleted) {
				let parent = walker.parent(change.path);
				if (!parent.ok) return judgeParent(parent.error, change, deleted);
				if (parent.value.device !== walker.root.device) return (0, start.failure)(TREE_WALKER_ERRORS.otherDevice(change.path));
				let name = nameOf(change.path);
				if (change.kind === "create" || change.kind === "create_directory") {
					let entry = parent.value.entry(name);
					if (!entry.ok) return (0, start.failure)((0, work.fromDiskFault)(entry.error, change.path));
					if (entry.value === void 0 || deleted.has(change.path)) return (0, start.success)({ kind: "free" });
					if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, start.success)({ kind: "free" });
					if (change.kind === "create" && entry.value.kind === "directory" && isEmptied(walker, change.path, deleted)) return (0, start.success)({ kind: "emptied" });
					return entry.value.kind === "symlink" ? (0, start.failure)(work.DISK_ERRORS.symlinkDenied(change.path)) : stale("exists now");
				}
				let file = parent.value.compare(name, change.before);
				if (!file.ok) return judgeFault(file.error, change.path);
				if (!file.value.isSame) return stale("has different content");
				if ((0, work.fileModeOf)(file.value.entry.permissions) !== change.modeBefore) return stale("has a different mode");
				return (0, start.success)({
					kind: "file",
					entry: file.value.entry
				});
			}
			function judgeParent(fault, change, deleted) {
				let isNew = change.kind === "create" || change.kind === "create_directory";
				if (isNew && fault.code === "ENOENT") return (0, start.success)({ kind: "free" });
				if (isNew && fault.code === "ENOTDIR") return (0, paths.ancestorsOf)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, start.success)({ kind: "free" }) : (0, start.failure)(work.DISK_ERRORS.notADirectory((0, paths.parentOf)(change.path)));
				return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
			}
			function judgeFault(fault, path) {
				if (fault.code === "ENOENT") return stale("is gone");
				if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no longer a regular file");
				return (0, start.failure)((0, work.fromDiskFault)(fault, path));
			}
			function stale(why) {
				return (0, start.success)({
					kind: "stale",
					why
				});
			}
			function directoriesFor(change) {
				return change.kind === "create_directory" ? [...(0, paths.ancestorsOf)(change.path), change.path] : (0, paths.ancestorsOf)(change.path);
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
			let TREE_WALKER_ERRORS = {
				staleError: (paths) => (0, tool_errors.toolError)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Run the preview again."),
				otherDevice: (path) => (0, tool_errors.toolError)("io_error", `'${path}' is on a different file system than the folder`, "Run Sous in the folder on that file system instead.")
			};
			//! src/apply/disk/journal.ts
			let Version = (0, api.strictObject)({
				sha256: (0, api.string)(),
				mode: (0, api._enum)(["100644", "100755"])
			});
			let Path = (0, api.pipe)((0, api.string)(), (0, api.transform)((text, context) => {
				let path = (0, paths.parseRepoPath)(text);
				if (path.ok) return path.value;
				context.issues.push({
					code: "custom",
					message: path.error.message,
					input: text
				});
				return checks.NEVER;
			}));
			let number = (0, api.int)().check((0, api._gte)(0));
			let JournalStep = (0, api.discriminatedUnion)("kind", [
				(0, api.strictObject)({
					kind: (0, api.literal)("create"),
					path: Path,
					number,
					after: Version
				}),
				(0, api.strictObject)({
					kind: (0, api.literal)("update"),
					path: Path,
					number,
					before: Version,
					after: Version
				}),
				(0, api.strictObject)({
					kind: (0, api.literal)("delete"),
					path: Path,
					number,
					before: Version
				}),
				(0, api.strictObject)({
					kind: (0, api.literal)("make_directory"),
					path: Path
				}),
				(0, api.strictObject)({
					kind: (0, api.literal)("remove_directory"),
					path: Path,
					permissions: number
				})
			]);
			let Journal = (0, api.strictObject)({
				version: (0, api.literal)(1),
				folder: (0, api.strictObject)({
					path: (0, api.string)(),
					fromHome: (0, api.string)(),
					identity: (0, api.string)()
				}),
				steps: (0, api.array)(JournalStep)
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
					sha256: (0, late_crypto.hash)("sha256", bytes, "hex"),
					mode
				};
			}
			let DONE = (0, start.success)(void 0);
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
					default: return (0, start.assertNever)(step);
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
					default: return (0, start.assertNever)(step);
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
				let now = journaledVersion(file.value.bytes, (0, work.fileModeOf)(file.value.entry.permissions));
				if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
				return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
			}
			function place(directory, name, store, number) {
				let linked = directory.linkFrom(store, String(number), name);
				if (linked.ok || !(0, work.isWithoutLinks)(linked.error)) return linked;
				let entry = directory.entry(name);
				if (!entry.ok) return entry;
				return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, start.failure)({
					code: "EEXIST",
					message: "something exists at that path now"
				});
			}
			function isAbsent(fault) {
				return fault.code === "ENOENT" || fault.code === "ENOTDIR";
			}
			function tolerate(outcome, codes) {
				return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome;
			}
			//! src/apply/disk/journal-area.ts
			let JOURNAL = "journal.json";
			function makeArea(home) {
				let id = (0, late_crypto.randomBytes)(6).toString("hex");
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
				if (made.ok && kept.ok) return (0, start.success)({
					id,
					directory: directory.value,
					made: made.value,
					kept: kept.value,
					close
				});
				close();
				return (0, start.failure)({
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
				if (!file.ok) return file.error.code === "ENOENT" ? (0, start.success)(void 0) : file;
				let journal = decodeJournal(file.value.bytes);
				return journal === void 0 ? (0, start.failure)({
					code: "EINVAL",
					message: "it cannot be read"
				}) : (0, start.success)(journal);
			}
			function listAreas(home) {
				let names = home.names();
				return names.ok ? (0, start.success)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
			}
			function dropJournal(area) {
				area.removeFile(JOURNAL).ok && area.sync();
			}
			function removeArea(home, id) {
				let directory = home.open(id);
				if (!directory.ok) return directory.error.code === "ENOENT" ? (0, start.success)(void 0) : directory;
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
							...present === void 0 ? ownerIn(walker, (0, paths.parentOf)(change.path)) : {
								permissions: permissionsFor(present.permissions, change.mode),
								owner: present.owner
							}
						});
						if (!written.ok) return (0, start.failure)((0, work.fromDiskFault)(written.error, change.path, "write"));
					}
					if (change.kind === "update" || change.kind === "delete") {
						let parent = walker.parent(change.path);
						let kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent;
						if (!kept.ok) return (0, start.failure)((0, work.fromDiskFault)(kept.error, change.path, "keep"));
					}
				}
				return (0, start.success)(void 0);
			}
			function ownerIn(walker, directory) {
				let opened = walker.enter(directory);
				if (!opened.ok) return directory === "." ? {} : ownerIn(walker, (0, paths.parentOf)(directory));
				let entry = opened.value.entry(".");
				return entry.ok && entry.value !== void 0 && entry.value.permissions & 1024 ? { owner: { group: entry.value.owner.group } } : {};
			}
			function keep(directory, name, store, as) {
				let linked = store.linkFrom(directory, name, as);
				if (linked.ok || !(0, work.isWithoutLinks)(linked.error)) return linked;
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
			//! src/apply/disk/journal-home.ts
			let APPLY = "apply";
			function openHome(place) {
				let home = enterHome(place, open_directory.makeAndOpen);
				for (let attempt = 1; attempt < 5 && isGone(home, place); attempt++) home = enterHome(place, open_directory.makeAndOpen);
				return home.ok ? (0, start.success)(home.value) : (0, start.failure)((0, work.fromDiskFault)(home.error.fault, home.error.path, "write"));
			}
			function findHome(place) {
				let home = enterHome(place, (parent, name) => parent.open(name));
				if (home.ok) return home;
				return isGone(home, place) ? (0, start.success)(void 0) : (0, start.failure)((0, work.fromDiskFault)(home.error.fault, home.error.path, "open"));
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
					return (0, start.failure)({
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
				let path = `${isInGit ? gitDirectory : folder}/${name}/${APPLY}`;
				let own = keep(enter(base, name));
				if (!own.ok) return abandon(own.error, path);
				let directory = keep(enter(own.value, APPLY));
				if (!directory.ok) {
					base.removeDirectory(name);
					return abandon(directory.error, path);
				}
				let close = () => {
					own.value.removeDirectory(APPLY);
					base.removeDirectory(name);
					closeAll();
				};
				return (0, start.success)({
					root: root.value,
					directory: directory.value,
					above: [base, own.value],
					toFolder: (0, external_node_path_namespaceObject.relative)(path, folder),
					path,
					close
				});
			}
			let LOCK = "lock";
			function lockHome(home, disk, shownHome) {
				let taken = (0, process_lock.takeLock)(home, LOCK, disk);
				if (taken.ok) {
					(0, process_lock.removeLockTemporaries)(home, LOCK);
					return taken;
				}
				let shown = `${shownHome}/${LOCK}`;
				return (0, start.failure)(taken.error.kind === "fault" ? (0, work.fromDiskFault)(taken.error.fault, shown, "write") : busy(taken.error.owner, shown));
			}
			function busy(owner, shown) {
				let who = owner === void 0 ? "another process" : `process ${owner.pid} on ${owner.host}`;
				return ERRORS$1.busy(who, shown);
			}
			let ERRORS$1 = { busy: (who, shown) => (0, tool_errors.toolError)("apply_busy", `Another apply is running in this folder: ${who} holds '${shown}'`, "Wait until it is done, then try again. If that process no longer exists, remove the lock file.") };
			//! src/apply/disk/recover-apply.ts
			function findUnfinished(place) {
				return withHome(place, (home) => {
					let found = findJournal(home);
					return found.ok ? (0, start.success)(found.value && describeUnfinished(found.value)) : found;
				});
			}
			function recover(place, how) {
				return withHome(place, (home) => {
					let lock = lockHome(home.directory, place.disk, home.path);
					if (!lock.ok) return lock;
					try {
						let found = findJournal(home);
						if (!found.ok && how !== "discard") return found;
						let unfinished = found.ok ? found.value : void 0;
						let settled = unfinished === void 0 || how === "discard" ? (0, start.success)(0) : settle(home, unfinished.id, unfinished.journal, how);
						if (!settled.ok) return settled;
						let removed = removeLeftovers(home, unfinished?.id);
						return removed.ok ? (0, start.success)(unfinished && {
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
				if (foreign.length > 0) return (0, start.failure)(RECOVER_APPLY_ERRORS.changedMeanwhile(foreign));
				for (let step of how === "finish" ? steps : steps.toReversed()) {
					if (!pending.has(step)) continue;
					step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
					let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
					if (!done.ok) return (0, start.failure)((0, work.fromDiskFault)(done.error, step.path, how === "finish" ? "write" : "restore"));
				}
				syncDirectories(walker, steps);
				return (0, start.success)(files);
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
				for (let directory of new Set([...steps].map((step) => (0, paths.parentOf)(step.path)))) {
					let entered = walker.enter(directory);
					entered.ok && entered.value.sync();
				}
			}
			function findJournal(home) {
				let ids = listAreas(home.directory);
				if (!ids.ok) return (0, start.failure)((0, work.fromDiskFault)(ids.error, home.path));
				for (let id of ids.value) {
					let area = home.directory.open(id);
					if (!area.ok) return (0, start.failure)((0, work.fromDiskFault)(area.error, `${home.path}/${id}`));
					let journal = readJournal(area.value);
					area.value.close();
					if (!journal.ok) return (0, start.failure)((0, work.fromDiskFault)(journal.error, `${home.path}/${id}/journal.json`));
					if (journal.value !== void 0) return (0, start.success)({
						id,
						journal: journal.value
					});
				}
				return (0, start.success)(void 0);
			}
			function removeLeftovers(home, settled) {
				let ids = listAreas(home.directory);
				for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
					let removed = removeArea(home.directory, id);
					if (!removed.ok) return (0, start.failure)((0, work.fromDiskFault)(removed.error, `${home.path}/${id}`, "remove"));
				}
				return ids.ok ? (0, start.success)(void 0) : (0, start.failure)((0, work.fromDiskFault)(ids.error, home.path));
			}
			function settle(home, id, journal, how) {
				if (journal.folder.fromHome !== home.toFolder && journal.folder.identity !== home.root.identity) return (0, start.failure)(RECOVER_APPLY_ERRORS.otherFolder(journal));
				let area = openArea(home.directory, id);
				if (!area.ok) return (0, start.failure)((0, work.fromDiskFault)(area.error, `${home.path}/${id}`));
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
				if (!home.ok || home.value === void 0) return home.ok ? (0, start.success)(void 0) : home;
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
			let RECOVER_APPLY_ERRORS = {
				applyUnfinished: (folder) => (0, tool_errors.toolError)("apply_unfinished", `An earlier apply in '${folder}' was interrupted and is half done`, "Run 'sous recover' first. It finishes that apply or rolls it back."),
				changedMeanwhile: (paths) => (0, tool_errors.toolError)("stale", `Changed by someone else since the apply was interrupted: ${paths.join(", ")}`, "Nothing was changed. Restore the files as they were before that apply, or keep everything as it is with 'sous recover --discard'."),
				otherFolder: (journal) => (0, tool_errors.toolError)("apply_unfinished", `The interrupted apply was in another folder of this repository: '${journal.folder.path}'`, "Run 'sous recover' in that folder.")
			};
			//! src/apply/disk/apply-on-disk.ts
			var apply_on_disk_exports = (0, runtime.__exportAll)({
				applyOnDisk: () => applyOnDisk,
				performAll: () => performAll,
				planSteps: () => planSteps
			});
			async function applyOnDisk(request) {
				if (request.changes.length === 0) return (0, start.success)({
					created: [],
					updated: [],
					deleted: [],
					directoriesCreated: []
				});
				let collision = (0, change.findCollision)(request.changes);
				if (collision !== void 0) return (0, start.failure)(ERRORS.collisionError(collision));
				let changes = request.changes.toSorted((a, b) => (0, start.compareBytes)(a.path, b.path));
				let home = openHome(request);
				if (!home.ok) return home;
				let lock;
				let walker = new TreeWalker(home.value.root);
				try {
					lock = lockHome(home.value.directory, request.disk, home.value.path);
					if (!lock.ok) return lock;
					let refusal = refuseUnfinished(home.value);
					if (refusal !== void 0) return (0, start.failure)(refusal);
					let targets = inspectTargets(walker, changes);
					if (!targets.ok) return (0, start.failure)(unchanged(targets.error));
					return await applyInspected({
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
			async function applyInspected(target) {
				let { request, changes, walker, home, targets } = target;
				let area = makeArea(home.directory);
				if (!area.ok) return (0, start.failure)(unchanged((0, work.fromDiskFault)(area.error, home.path, "write")));
				let isSettled = !0;
				try {
					let prepared = await prepare(target, area.value);
					if (!prepared.ok) return (0, start.failure)(unchanged(prepared.error));
					let steps = prepared.value;
					isSettled = !1;
					let problem = performAll({
						steps,
						walker,
						targets,
						stores: area.value,
						progress: counting(request, steps.length, "files applied")
					}) ?? await syncTree(target, steps);
					let restored = problem === void 0 ? (0, start.success)(void 0) : settleSteps(walker, area.value, steps, "rollback");
					isSettled = restored.ok;
					if (problem !== void 0) return (0, start.failure)(restored.ok ? unchanged(problem) : ERRORS.halfDone(problem, restored.error));
					return (0, start.success)(reportOf(changes, targets));
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
				return committed.ok ? (0, start.success)(steps) : (0, start.failure)((0, work.fromDiskFault)(committed.error, `${home.path}/${area.id}`, "write"));
			}
			async function clearArea({ disk }, area) {
				dropJournal(area.directory);
				for (let store of [area.made, area.kept]) await disk.clear(store, folderNames(store));
			}
			async function syncTree({ request, home }, steps) {
				let touched = new Set(steps.map((step) => (0, paths.parentOf)(step.path)));
				let walker = new TreeWalker(home.root);
				for (let step of steps) step.kind === "remove_directory" && !walker.enter(step.path).ok && touched.delete(step.path);
				walker.close();
				let synced = await request.disk.sync(home.root, [...touched]);
				return synced.ok ? void 0 : (0, work.fromDiskFault)(synced.error, request.folder, "write");
			}
			function refuseUnfinished(home) {
				let earlier = findJournal(home);
				if (!earlier.ok) return earlier.error;
				if (earlier.value === void 0) {
					let removed = removeLeftovers(home);
					return removed.ok ? void 0 : removed.error;
				}
				return RECOVER_APPLY_ERRORS.applyUnfinished(earlier.value.journal.folder.path);
			}
			function unchanged(problem) {
				if (problem.suggestion.startsWith("Nothing was ")) return problem;
				return {
					...problem,
					suggestion: `Nothing was changed: an apply is all or nothing. ${problem.suggestion}`
				};
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
					if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return TREE_WALKER_ERRORS.staleError([`'${step.path}' changed in the meantime`]);
					let done = performStep(step, walker, stores);
					if (done.ok) continue;
					return done.error.code === "EEXIST" ? TREE_WALKER_ERRORS.staleError([`'${step.path}' exists now`]) : (0, work.fromDiskFault)(done.error, step.path, "write");
				}
				let swapped = walker.findSwapped();
				return swapped === void 0 ? void 0 : TREE_WALKER_ERRORS.staleError([`'${swapped}' was replaced by another directory`]);
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
				return [...new Set(changes.flatMap((change) => change.kind === "delete" ? (0, paths.ancestorsOf)(change.path) : []))];
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
			let ERRORS = {
				collisionError: ([one, other]) => (0, tool_errors.toolError)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names."),
				halfDone: (problem, unrestored) => (0, tool_errors.toolError)(problem.code, `${problem.message}. What was written could not be rolled back: ${unrestored.message}`, "Fix the cause, then run 'sous recover'.")
			};
		},
		978: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				APPLY_REPOSITORY_ERRORS: () => APPLY_REPOSITORY_ERRORS,
				ApplyRepository: () => ApplyRepository,
				applyPlan: () => applyPlan,
				checkComplete: () => checkComplete,
				checkPlanRoot: () => checkPlanRoot,
				checkUnmoved: () => checkUnmoved,
				directoryPrefix: () => directoryPrefix,
				findPlanState: () => findPlanState,
				foreseeApply: () => foreseeApply,
				isAsBefore: () => isAsBefore,
				isUndo: () => isUndo,
				reverseChanges: () => reverseChanges,
				undoContent: () => undoContent
			});
			var $base_tool_errors = __nccwpck_require__(967);
			var $start_start = __nccwpck_require__(388);
			var $core_work = __nccwpck_require__(698);
			var $base_digest = __nccwpck_require__(829);
			var $git_trees = __nccwpck_require__(817);
			var $git_clean_repository = __nccwpck_require__(110);
			var $git_attributes = __nccwpck_require__(39);
			var $git_seal_git = __nccwpck_require__(298);
			var $plan_seal = __nccwpck_require__(597);
			var $apply_on_disk = __nccwpck_require__(262);
			//! src/apply/apply-repository.ts
			let UNDER_WAY = [
				["MERGE_HEAD", "A merge"],
				["CHERRY_PICK_HEAD", "A cherry-pick"],
				["REVERT_HEAD", "A revert"]
			];
			var ApplyRepository = class {
				#git;
				#place;
				constructor(git, { gitDirectory, workTree }) {
					this.#git = git;
					this.#place = {
						gitDirectory,
						workTree
					};
				}
				async run(args, action, input) {
					let output = await this.#git.run({
						...this.#place,
						args,
						timeoutMs: "none",
						...input && { input }
					});
					return output.ok ? output : (0, $start_start.failure)((0, $git_clean_repository.gitFailed)(action, output.error));
				}
				async resolve(ref) {
					let found = await this.run([
						"rev-parse",
						"--verify",
						"--quiet",
						`${ref}^{commit}`
					], "look for the branch");
					return found.ok ? (0, $core_work.decodeOutput)(found.value).trim() : void 0;
				}
				async findCommit(ref, plan) {
					let listed = await this.run([
						"rev-list",
						"--first-parent",
						"--max-count=100",
						"--format=%H%n%T%n%P%n%B%x00",
						ref,
						"--"
					], "look for the commit");
					for (let entry of listed.ok ? (0, $core_work.decodeOutput)(listed.value).split("\0") : []) {
						let [, commit, tree, parents, ...message] = entry.trimStart().split("\n");
						if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === (plan.base.commit ?? "")) return commit;
					}
				}
				async appliedPlans() {
					let form = `--format=%H %(trailers:key=${$git_seal_git.PLAN_TRAILER},valueonly,separator=%x20)`;
					let listed = await this.run([
						"rev-list",
						"--max-count=1000",
						form,
						"--branches",
						"--"
					], "look for commits of plans");
					let lines = listed.ok ? (0, $core_work.decodeOutput)(listed.value).split("\n") : [];
					return new Map(lines.flatMap((line) => {
						let [, commit, digests = ""] = /^([0-9a-f]{40,64}) ([0-9a-f ]+)$/.exec(line) ?? [];
						return commit === void 0 ? [] : digests.split(" ").map((digest) => [digest, commit]);
					}));
				}
				async isInHistory(commit) {
					return (await this.run([
						"merge-base",
						"--is-ancestor",
						commit,
						"HEAD"
					], "look for the commit")).ok;
				}
				async branchElsewhere(commit) {
					if (await this.isInHistory(commit)) return;
					let listed = await this.run([
						"for-each-ref",
						`--contains=${commit}`,
						"--format=%(refname:lstrip=2)",
						"refs/heads/"
					], "look for the branch");
					return listed.ok && (0, $core_work.decodeOutput)(listed.value).split("\n", 1)[0] || void 0;
				}
				async writeCommit(plan, sealed, signature) {
					let { base } = plan;
					let stored = await sealed.store();
					if (!stored.ok) return stored;
					let revisions = [
						sealed.tree,
						...base.commit === void 0 ? [] : [`^${base.commit}`],
						""
					];
					let packed = await this.#git.run({
						gitDirectory: stored.value,
						workTree: this.#place.workTree,
						args: [
							"pack-objects",
							"--quiet",
							"--stdout",
							"--revs",
							"--missing=allow-any"
						],
						input: Buffer.from(revisions.join("\n"))
					});
					if (!packed.ok) return (0, $start_start.failure)((0, $git_clean_repository.gitFailed)("pack the plan", packed.error));
					let unpacked = await this.run(["unpack-objects", "-q"], "bring the plan into the repository", packed.value);
					if (!unpacked.ok) return unpacked;
					let text = (0, $git_seal_git.commitText)({
						...plan,
						...signature,
						tree: sealed.tree,
						parent: base.commit
					});
					let written = await this.run([
						"hash-object",
						"-w",
						"-t",
						"commit",
						"--stdin"
					], "write the commit", Buffer.from(text));
					return written.ok ? (0, $start_start.success)((0, $core_work.decodeOutput)(written.value).trim()) : written;
				}
				async isNothingNew({ base: { commit } }, { tree }) {
					let found = commit === void 0 ? void 0 : await this.run([
						"rev-parse",
						"--verify",
						`${commit}^{tree}`
					], "read the base");
					return found?.ok === !0 && (0, $core_work.decodeOutput)(found.value).trim() === tree;
				}
				makeBranch(plan, ref, commit) {
					return this.run([
						"update-ref",
						"-m",
						reason(plan),
						ref,
						commit,
						nothing(plan)
					], "make the branch");
				}
				async refuseUncommitted(plan, { changes, kept }, ref) {
					let committed = await this.#entriesOf(plan.base.commit);
					let staged = ref === "HEAD" ? await this.#entries([
						"ls-files",
						"-z",
						"--stage",
						"--full-name"
					]) : committed;
					if (!committed.ok) return committed.error;
					if (!staged.ok) return staged.error;
					let dirty = changes.filter((change) => {
						if (change.kind === "create_directory") return !1;
						let at = directoryPrefix(plan) + change.path;
						let [inCommit, inIndex] = [committed.value.get(at), staged.value.get(at)];
						let { before, after } = versionsOf(change, kept, nothing(plan).length);
						return inCommit !== before || inIndex !== before && inIndex !== after;
					});
					return dirty.length === 0 ? void 0 : APPLY_REPOSITORY_ERRORS.uncommitted(dirty);
				}
				async refuseUnderWay() {
					let [what] = (await Promise.all(UNDER_WAY.map(async ([head, what]) => await this.resolve(head) === void 0 ? [] : [what]))).flat();
					return what === void 0 ? void 0 : APPLY_REPOSITORY_ERRORS.underWay(what);
				}
				async record(plan, changes, commit) {
					let indexed = await this.#index(plan, changes, "after");
					if (!indexed.ok) return indexed;
					let moved = await this.run([
						"update-ref",
						"-m",
						reason(plan),
						"HEAD",
						commit,
						plan.base.commit ?? nothing(plan)
					], "move the branch");
					if (moved.ok) return (0, $start_start.success)(void 0);
					await this.#index(plan, changes, "before");
					return moved;
				}
				async #index(plan, { changes, kept }, side) {
					let settings = await (0, $git_attributes.withoutFilters)(this.#git, this.#place);
					if (!settings.ok) return settings;
					let none = `0 ${nothing(plan)}`;
					let sorted = changes.flatMap((change) => {
						if (change.kind === "create_directory") return [];
						return [`${versionsOf(change, kept, nothing(plan).length)[side] ?? none}\t${directoryPrefix(plan)}${change.path}\0`];
					}).toSorted((a, b) => Number(!a.startsWith("0 ")) - Number(!b.startsWith("0 ")));
					let input = Buffer.from(sorted.join(""));
					let args = [
						"update-index",
						"-z",
						"--index-info"
					];
					let updated = await this.#git.run({
						...this.#place,
						args,
						input,
						settings: settings.value
					});
					return updated.ok ? updated : (0, $start_start.failure)((0, $git_clean_repository.gitFailed)("update the index", updated.error));
				}
				#entriesOf(commit) {
					return commit === void 0 ? Promise.resolve((0, $start_start.success)(new Map())) : this.#entries([
						"ls-tree",
						"-r",
						"-z",
						"--full-tree",
						commit
					]);
				}
				async #entries(args) {
					let listed = await this.#git.run({
						...this.#place,
						args
					});
					if (!listed.ok) return (0, $start_start.failure)((0, $git_clean_repository.gitFailed)("compare with what is committed", listed.error));
					let entries = (0, $core_work.decodeOutput)(listed.value).split("\0").flatMap((line) => {
						let [, mode, id, path] = /^(\d+) (?:blob |commit )?([0-9a-f]+)(?: \d)?\t(.*)$/s.exec(line) ?? [];
						return path === void 0 ? [] : [[path, `${mode} ${id}`]];
					});
					return (0, $start_start.success)(new Map(entries));
				}
			};
			function reason({ message }) {
				return `sous: ${message.split("\n", 1)[0]}`;
			}
			function namesOf(changes) {
				return (0, $core_work.nameSome)(changes.map(({ path }) => path), 10);
			}
			function versionsOf(change, kept, idLength) {
				let format = idLength === 64 ? "sha256" : "sha1";
				let { before, after } = kept.get(change.path) ?? {};
				return {
					before: change.kind === "create" ? void 0 : `${change.modeBefore} ${before ?? (0, $git_trees.blobId)(change.before, format)}`,
					after: change.kind === "delete" ? void 0 : `${change.mode} ${after ?? (0, $git_trees.blobId)(change.after, format)}`
				};
			}
			function nothing({ tree }) {
				return "0".repeat(tree?.length ?? 40);
			}
			function directoryPrefix({ base: { directory } }) {
				return directory === "." ? "" : `${directory}/`;
			}
			let APPLY_REPOSITORY_ERRORS = {
				underWay: (what) => (0, $base_tool_errors.toolError)("stale", `${what} is in progress`, "Nothing was written. Finish it first, or apply without --commit."),
				uncommitted: (changes) => (0, $base_tool_errors.toolError)("stale", `Uncommitted changes in ${namesOf(changes)}`, "Nothing was written. Commit or stash them and preview again, or apply without --commit and --branch.")
			};
			//! src/apply/apply-plan.ts
			async function applyPlan(request) {
				let { changes, place, progress } = request;
				let begun = await beginApply(request);
				if (!begun.ok || begun.value === "already_applied") return begun;
				let applied = await (0, $apply_on_disk.applyOnDisk)({
					...place,
					changes,
					...progress && { progress }
				});
				return applied.ok ? (0, $start_start.success)("applied") : applied;
			}
			async function foreseeApply(request) {
				let begun = await beginApply(request);
				if (!begun.ok || begun.value === "already_applied") return begun;
				let refusal = (0, $apply_on_disk.checkTargets)(request.place, request.changes);
				return refusal === void 0 ? begun : (0, $start_start.failure)(refusal);
			}
			async function beginApply({ plan, changes, tree, git, place }) {
				let waiting = checkComplete(plan);
				if (waiting !== void 0) return (0, $start_start.failure)(waiting);
				let now = await (0, $plan_seal.readBase)(git, tree.repository, place.folder);
				if (!now.ok) return now;
				let elsewhere = checkPlanRoot(plan.base, now.value);
				if (elsewhere !== void 0) return (0, $start_start.failure)(elsewhere);
				let state = await (0, $apply_on_disk.findTreeState)(tree, changes);
				if (!state.ok) return state;
				if (state.value === "applied") return (0, $start_start.success)("already_applied");
				let moved = checkUnmoved(plan.base, now.value);
				return moved === void 0 ? (0, $start_start.success)("applied") : (0, $start_start.failure)(moved);
			}
			function checkComplete(plan) {
				if (plan.status === "complete") return;
				let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
				return ERRORS.incomplete(waiting?.label);
			}
			function checkUnmoved(planned, now) {
				let elsewhere = checkPlanRoot(planned, now);
				if (elsewhere !== void 0) return elsewhere;
				if (planned.commit === now.commit) return;
				return ERRORS.otherCommit(planned, now);
			}
			function checkPlanRoot(planned, now) {
				if (planned.directory === now.directory) return;
				return ERRORS.otherDirectory(planned.directory, now.directory);
			}
			function commitName({ commit }) {
				return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
			}
			function undoContent(plan, base, sousVersion) {
				let [subject = ""] = plan.message.split("\n", 1);
				return {
					schemaVersion: 1,
					sousVersion,
					status: "complete",
					base,
					recipe: plan.recipe,
					inputs: plan.inputs,
					policy: plan.policy,
					evidence: [],
					steps: [],
					message: `Undo: ${subject}\n\nRestores what the plan ${plan.digest} replaced.`,
					target: plan.target
				};
			}
			function isUndo({ steps, message }) {
				return steps.length === 0 && message.startsWith("Undo: ");
			}
			function reverseChanges(changes) {
				return changes.flatMap(reverse);
			}
			function reverse(change) {
				switch (change.kind) {
					case "create": return [{
						kind: "delete",
						path: change.path,
						before: change.after,
						modeBefore: change.mode
					}];
					case "update": {
						let { path, before, after, mode, modeBefore } = change;
						return [{
							kind: "update",
							path,
							before: after,
							after: before,
							modeBefore: mode,
							mode: modeBefore
						}];
					}
					case "delete": return [{
						kind: "create",
						path: change.path,
						after: change.before,
						mode: change.modeBefore
					}];
					case "create_directory": return [];
				}
			}
			let ERRORS = {
				incomplete: (step) => (0, $base_tool_errors.toolError)("approval_needed", `The plan is not complete: '${step ?? "a step"}' waits for approval`, "Run the recipe and approve that call. The result is a new plan with its own digest."),
				otherCommit: (planned, now) => (0, $base_tool_errors.toolError)("stale", `The plan was made on ${commitName(planned)}, but this is ${commitName(now)}`, "Nothing was written. Run the preview again."),
				otherDirectory: (planned, now) => (0, $base_tool_errors.toolError)("stale", `The plan is for the directory '${planned}' of the repository, but this is '${now}'`, "Nothing was written. Name that directory with --root, as 'sous plans' shows it.")
			};
			//! src/apply/saved-state.ts
			async function findPlanState(plan, tree, now) {
				if (plan.status === "gated") return "gated";
				let [isAfter, isPartlyAfter, isBefore] = [
					!0,
					!1,
					checkUnmoved(plan.base, now) === void 0
				];
				for (let change of plan.changes) {
					let found = await readPath(tree, change);
					let isDirectory = change.kind === "create_directory";
					let isDone = change.kind === "delete" && found === "directory" && (0, $apply_on_disk.makesDirectory)(plan.changes, change.path) || isThere(found, isDirectory ? "directory" : "after" in change ? change.after : void 0);
					isAfter &&= isDone;
					isPartlyAfter ||= isDone && !isDirectory;
					isBefore &&= isDirectory || isThere(found, "before" in change ? change.before : void 0);
				}
				if (isAfter) return "applied";
				if (isBefore) return "waiting";
				return isPartlyAfter ? "changed" : "stale";
			}
			async function isAsBefore(plan, tree) {
				return await findPlanState(plan, tree, plan.base) === "waiting";
			}
			async function readPath(tree, { path }) {
				let entry = await tree.entry(path);
				if (!entry.ok) return entry.error.code === "not_a_directory" ? void 0 : "other";
				if (entry.value.kind === "missing") return;
				if (entry.value.kind !== "file") return entry.value.kind === "directory" ? "directory" : "other";
				let file = await tree.read(path);
				return file.ok ? {
					mode: file.value.mode,
					size: file.value.bytes.length,
					sha256: (0, $base_digest.sha256)(file.value.bytes)
				} : "other";
			}
			function isThere(found, wanted) {
				if (typeof found != "object" || typeof wanted != "object") return found === wanted;
				return found.mode === wanted.mode && found.sha256 === wanted.sha256;
			}
		},
		112: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkCommit: () => checkCommit,
				commitPlan: () => commitPlan
			});
			var $base_tool_errors = __nccwpck_require__(967);
			var $start_start = __nccwpck_require__(388);
			var $plan_seal_3 = __nccwpck_require__(597);
			var $core_work_3 = __nccwpck_require__(698);
			var $system_open_directory = __nccwpck_require__(307);
			var $apply_plan = __nccwpck_require__(978);
			var $git_attributes = __nccwpck_require__(39);
			var $git_seal_git = __nccwpck_require__(298);
			var $apply_on_disk_2 = __nccwpck_require__(262);
			//! src/apply/check-commit.ts
			async function checkCommit(request) {
				let target = await findTarget(request);
				if (!target.ok) return target.error;
				if (await findEarlierCommit(request, target.value) !== void 0) return;
				let base = await checkBase(request, target.value);
				return base.ok ? void 0 : base.error;
			}
			async function findTarget({ plan, changes, sealed, tree, git, branch, askUsersGit }) {
				let waiting = (0, $apply_plan.checkComplete)(plan);
				if (waiting !== void 0) return (0, $start_start.failure)(waiting);
				if (sealed === void 0 || tree.repository === void 0) return (0, $start_start.failure)(COMMIT_ERRORS.notInGit());
				let repository = new $apply_plan.ApplyRepository(git, tree.repository);
				let ref = branch === void 0 ? "HEAD" : `refs/heads/${branch}`;
				let misnamed = branch === void 0 ? void 0 : await refuseBranchName(repository, branch, ref);
				if (misnamed !== void 0) return (0, $start_start.failure)(misnamed);
				let converted = askUsersGit && await checkConverted(changes, (0, $apply_plan.directoryPrefix)(plan), askUsersGit);
				if (converted !== void 0) return (0, $start_start.failure)(converted);
				return await repository.isNothingNew(plan, sealed) ? (0, $start_start.failure)(COMMIT_ERRORS.nothingToCommit()) : (0, $start_start.success)({
					repository,
					sealed,
					ref
				});
			}
			async function findEarlierCommit({ plan, changes, tree, branch }, { repository, ref }) {
				let commit = await repository.findCommit(ref, plan);
				if (commit === void 0 || branch !== void 0) return commit;
				let before = await (0, $apply_on_disk_2.findTreeState)(tree, (0, $apply_plan.reverseChanges)(changes));
				return before.ok && before.value === "applied" ? void 0 : commit;
			}
			async function checkBase({ plan, changes, tree, git, place, branch }, { repository, sealed, ref }) {
				let committed = {
					changes,
					kept: sealed.kept
				};
				if (branch !== void 0) {
					let refused = (await repository.resolve(ref) === void 0 ? void 0 : COMMIT_ERRORS.branchExists(branch)) ?? await repository.refuseUncommitted(plan, committed, ref);
					return refused === void 0 ? (0, $start_start.success)(plan.base) : (0, $start_start.failure)(refused);
				}
				let now = await (0, $plan_seal_3.readBase)(git, tree.repository, place.folder);
				if (!now.ok) return now;
				let refused = (0, $apply_plan.checkUnmoved)(plan.base, now.value) ?? await repository.refuseUnderWay() ?? refuseRebase(place) ?? await repository.refuseUncommitted(plan, committed, ref);
				return refused === void 0 ? now : (0, $start_start.failure)(refused);
			}
			let REBASES = ["rebase-merge", "rebase-apply"];
			function refuseRebase({ gitDirectory, disk }) {
				let directory = gitDirectory === void 0 ? void 0 : disk.open(gitDirectory);
				if (!directory?.ok) return;
				let isUnderWay = REBASES.some((name) => {
					let entry = directory.value.entry(name);
					return entry.ok && entry.value !== void 0;
				});
				directory.value.close();
				return isUnderWay ? $apply_plan.APPLY_REPOSITORY_ERRORS.underWay("A rebase") : void 0;
			}
			async function refuseBranchName(repository, branch, ref) {
				let refused = (0, $git_seal_git.checkBranchName)(branch);
				if (refused !== void 0) return refused;
				if (!(await repository.run(["check-ref-format", ref], "name the branch")).ok) return $git_seal_git.SEAL_GIT_ERRORS.invalidBranch(branch, "Use letters, digits, dashes and slashes.");
				if (await repository.resolve(ref) !== void 0) return;
				let other = await repository.run([
					"rev-parse",
					"--verify",
					"--quiet",
					branch
				], "look for the name");
				if (!other.ok) return;
				let id = (0, $core_work_3.decodeOutput)(other.value).trim().slice(0, 12);
				return COMMIT_ERRORS.alreadyMeans(branch, id);
			}
			async function checkConverted(changes, prefix, askUsersGit) {
				let files = changes.filter(({ kind }) => kind !== "create_directory");
				let paths = files.map(({ path }) => prefix + path);
				let attributes = await (0, $git_attributes.readAttributes)(askUsersGit, [
					"filter",
					"ident",
					"working-tree-encoding"
				], paths);
				if (!attributes.ok) return attributes.error;
				let found = new Map();
				for (let change of files) {
					let why = conversionOf(change, attributes.value.get(prefix + change.path) ?? new Map());
					why !== void 0 && found.set(why, [...found.get(why) ?? [], change.path]);
				}
				let [first] = found;
				if (first !== void 0) return COMMIT_ERRORS.cannotCommit(`Git stores ${(0, $core_work_3.nameSome)(first[1], 10)} ${first[0]}`);
				let attributesFile = changes.find(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
				let hasOther = changes.some((change) => (0, $git_attributes.hasCrlf)(change, "before") || (0, $git_attributes.hasCrlf)(change, "after"));
				if (attributesFile === void 0 || !hasOther) return;
				return COMMIT_ERRORS.cannotCommit(`The plan changes ${attributesFile.path}, which decides how git stores line endings, together with files that have CRLF`);
			}
			function conversionOf(change, attributes) {
				let filter = attributes.get("filter") ?? "unspecified";
				if (filter !== "unspecified" && filter !== "unset") return `through the filter '${filter}', which Sous does not run`;
				let encoding = attributes.get("working-tree-encoding") ?? "unspecified";
				if (!/^(?:unspecified|unset|set|utf-?8)$/i.test(encoding)) return `in another encoding than ${encoding}, which the working tree has`;
				let isExpanded = [bytesOf(change, "before"), bytesOf(change, "after")].some((bytes) => bytes?.includes("$Id:"));
				return attributes.get("ident") === "set" && isExpanded ? "without what it puts after '$Id:'" : void 0;
			}
			function bytesOf(change, side) {
				let bytes = side === "before" ? "before" in change && change.before : "after" in change && change.after;
				return bytes === !1 ? void 0 : (0, $start_start.asBuffer)(bytes);
			}
			let COMMIT_ERRORS = {
				notInGit: () => (0, $base_tool_errors.toolError)("invalid_arguments", "Commits need a git repository", "Apply it without --commit and --branch."),
				nothingToCommit: () => (0, $base_tool_errors.toolError)("invalid_arguments", "Nothing to commit: git does not store empty directories or, as configured here, these line endings", "Nothing was written. Apply it without --commit and --branch."),
				branchExists: (branch) => (0, $base_tool_errors.toolError)("already_exists", `Branch '${branch}' already exists`, "Nothing was written. Choose another name or delete it."),
				cannotCommit: (why) => (0, $base_tool_errors.toolError)("invalid_arguments", why, "Nothing was written. Apply without --commit and --branch, then commit the files with git, which converts them as configured."),
				alreadyMeans: (branch, id) => (0, $base_tool_errors.toolError)("invalid_arguments", `'${branch}' already means ${id} to git`, "Nothing was written. Choose another branch name.")
			};
			//! src/apply/commit-plan.ts
			async function commitPlan(request) {
				let target = await findTarget(request);
				if (!target.ok) return target;
				if (request.branch !== void 0) return commitOnBranch(request, target.value, request.branch);
				let { gitDirectory = request.tree.repository?.gitDirectory ?? "", disk } = request.place;
				let lock = takeCommitLock(gitDirectory, disk);
				if (!lock.ok) return lock;
				try {
					return await commitHere(request, target.value);
				} finally {
					lock.value.release();
				}
			}
			async function commitOnBranch(request, target, branch) {
				let { repository, sealed, ref } = target;
				let earlier = await findEarlierCommit(request, target);
				if (earlier !== void 0) return (0, $start_start.success)({
					kind: "already_applied",
					commit: earlier,
					ref
				});
				let base = await checkBase(request, target);
				if (!base.ok) return base;
				let commit = await repository.writeCommit(request.plan, sealed, request);
				if (!commit.ok) return commit;
				let made = await repository.makeBranch(request.plan, ref, commit.value);
				if (made.ok) return (0, $start_start.success)({
					kind: "applied",
					commit: commit.value,
					ref
				});
				return await repository.resolve(ref) === void 0 ? made : (0, $start_start.failure)(COMMIT_ERRORS.branchExists(branch));
			}
			async function commitHere(request, target) {
				let { plan, changes, tree, git, place } = request;
				let { repository, sealed, ref } = target;
				let earlier = await findEarlierCommit(request, target);
				if (earlier !== void 0) {
					let now = await (0, $plan_seal_3.readBase)(git, tree.repository, place.folder);
					return now.ok ? (0, $start_start.success)({
						kind: "already_applied",
						commit: earlier,
						ref: now.value.ref ?? ref
					}) : now;
				}
				let base = await checkBase(request, target);
				if (!base.ok) return base;
				let commit = await repository.writeCommit(request.plan, sealed, request);
				if (!commit.ok) return commit;
				let applied = await (0, $apply_plan.applyPlan)(request);
				if (!applied.ok) return applied;
				let recorded = await repository.record(plan, {
					changes,
					kept: sealed.kept
				}, commit.value);
				if (recorded.ok) return (0, $start_start.success)({
					kind: "applied",
					commit: commit.value,
					ref: base.value.ref ?? "HEAD"
				});
				let restored = applied.value === "applied" ? await (0, $apply_on_disk_2.applyOnDisk)({
					...place,
					changes: (0, $apply_plan.reverseChanges)(changes)
				}) : (0, $start_start.success)(void 0);
				if (!restored.ok) return (0, $start_start.failure)(ERRORS.notTakenBack(recorded.error, restored.error));
				let moved = await (0, $plan_seal_3.readBase)(git, tree.repository, place.folder);
				return (0, $start_start.failure)((moved.ok ? (0, $apply_plan.checkUnmoved)(plan.base, moved.value) : void 0) ?? recorded.error);
			}
			function takeCommitLock(gitDirectory, disk) {
				let path = `${gitDirectory}/sous/commit`;
				let opened = [];
				let closeAll = () => {
					for (let directory of opened.toReversed()) directory.close();
				};
				let directory = disk.open(gitDirectory);
				for (let name of ["sous", "commit"]) {
					if (!directory.ok) break;
					opened.push(directory.value);
					directory = (0, $system_open_directory.makeAndOpen)(directory.value, name);
				}
				if (!directory.ok) {
					closeAll();
					return (0, $start_start.failure)((0, $core_work_3.fromDiskFault)(directory.error, path, "write"));
				}
				opened.push(directory.value);
				let lock = (0, $apply_on_disk_2.lockHome)(directory.value, disk, path);
				if (!lock.ok) {
					closeAll();
					return lock;
				}
				let { release } = lock.value;
				return (0, $start_start.success)({ release() {
					release();
					opened[1]?.removeDirectory("commit");
					opened[0]?.removeDirectory("sous");
					closeAll();
				} });
			}
			let ERRORS = { notTakenBack: ({ code, message }, unrestored) => (0, $base_tool_errors.toolError)(code, `${message}. The files were written and could not be rolled back: ${unrestored.message}`, "The commit was not made. Check the files with 'git status'.") };
		},
		505: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).change();
			module.exports = {
				__esModule: !0,
				get findCollision() {
					return part().findCollision;
				}
			};
		},
		829: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		},
		967: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		698: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		39: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653).attributes();
			module.exports = {
				__esModule: !0,
				get hasCrlf() {
					return part().hasCrlf;
				},
				get readAttributes() {
					return part().readAttributes;
				},
				get withoutFilters() {
					return part().withoutFilters;
				}
			};
		},
		110: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get gitFailed() {
					return part().gitFailed;
				}
			};
		},
		298: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653)["seal-git"]();
			module.exports = {
				__esModule: !0,
				get PLAN_TRAILER() {
					return part().PLAN_TRAILER;
				},
				get SEAL_GIT_ERRORS() {
					return part().SEAL_GIT_ERRORS;
				},
				get checkBranchName() {
					return part().checkBranchName;
				},
				get commitText() {
					return part().commitText;
				}
			};
		},
		817: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653).trees();
			module.exports = {
				__esModule: !0,
				get blobId() {
					return part().blobId;
				}
			};
		},
		597: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(84).seal();
			module.exports = {
				__esModule: !0,
				get readBase() {
					return part().readBase;
				}
			};
		},
		396: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		400: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		388: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		307: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(642)["open-directory"]();
			module.exports = {
				__esModule: !0,
				get makeAndOpen() {
					return part().makeAndOpen;
				}
			};
		},
		366: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(642)["process-lock"]();
			module.exports = {
				__esModule: !0,
				get removeLockTemporaries() {
					return part().removeLockTemporaries;
				},
				get takeLock() {
					return part().takeLock;
				}
			};
		},
		598: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get array() {
					return part().array;
				},
				get discriminatedUnion() {
					return part().discriminatedUnion;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get pipe() {
					return part().pipe;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get transform() {
					return part().transform;
				}
			};
		},
		569: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).checks();
			module.exports = {
				__esModule: !0,
				get NEVER() {
					return part().NEVER;
				}
			};
		},
		741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		84: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		217: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(649);
	module.exports = __webpack_exports__;
})();
