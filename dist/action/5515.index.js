export const id = 5515;
export const ids = [5515];
export const modules = {
	85515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runWorkflow: () => runWorkflow });
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var byte_order = __webpack_require__(60474);
		var model_path = __webpack_require__(59986);
		function findCollision(changes) {
			let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
			let files = new Map();
			for (let change of written) {
				let key = (0, model_path.tu)(change.path);
				let other = files.get(key);
				if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
				files.set(key, change);
			}
			for (let change of changes) {
				if (change.kind === "delete" || change.kind === "update") continue;
				let directories = change.kind === "create" ? (0, model_path.Gw)(change.path) : [...(0, model_path.Gw)(change.path), change.path];
				for (let directory of directories) {
					let file = files.get((0, model_path.tu)(directory));
					if (file !== void 0) return [file.path, change.path];
				}
			}
		}
		var disk_errors = __webpack_require__(6754);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(94343);
		var core = __webpack_require__(88532);
		var api = __webpack_require__(43759);
		let Version = schemas.rej({
			sha256: schemas.YjP(),
			mode: schemas.k5n(["100644", "100755"])
		});
		let Path = schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
			let path = (0, model_path.NP)(text);
			if (path.ok) return path.value;
			context.issues.push({
				code: "custom",
				message: path.error.message,
				input: text
			});
			return core.tm;
		}));
		let number = schemas.Whr().check(api.qm(0));
		let Step = schemas.gMt("kind", [
			schemas.rej({
				kind: schemas.euz("create"),
				path: Path,
				number,
				after: Version
			}),
			schemas.rej({
				kind: schemas.euz("update"),
				path: Path,
				number,
				before: Version,
				after: Version
			}),
			schemas.rej({
				kind: schemas.euz("delete"),
				path: Path,
				number,
				before: Version
			}),
			schemas.rej({
				kind: schemas.euz("make_directory"),
				path: Path
			}),
			schemas.rej({
				kind: schemas.euz("remove_directory"),
				path: Path,
				permissions: number
			})
		]);
		let Journal = schemas.rej({
			version: schemas.euz(1),
			folder: schemas.rej({
				path: schemas.YjP(),
				fromHome: schemas.YjP(),
				identity: schemas.YjP()
			}),
			steps: schemas.YOg(Step)
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
				sha256: (0, external_node_crypto_.hash)("sha256", bytes, "hex"),
				mode
			};
		}
		let JOURNAL = "journal.json";
		function makeArea(home) {
			let id = (0, external_node_crypto_.randomBytes)(6).toString("hex");
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
			return area_openArea(home, id);
		}
		function area_openArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory;
			let made = directory.value.open("new");
			let kept = directory.value.open("old");
			let close = () => {
				made.ok && made.value.close();
				kept.ok && kept.value.close();
				directory.value.close();
			};
			if (made.ok && kept.ok) return (0, result.k)({
				id,
				directory: directory.value,
				made: made.value,
				kept: kept.value,
				close
			});
			close();
			return (0, result.V)({
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
			if (!file.ok) return file.error.code === "ENOENT" ? (0, result.k)(void 0) : file;
			let journal = decodeJournal(file.value.bytes);
			return journal === void 0 ? (0, result.V)({
				code: "EINVAL",
				message: "it cannot be read"
			}) : (0, result.k)(journal);
		}
		function listAreas(home) {
			let names = home.names();
			return names.ok ? (0, result.k)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
		}
		function dropJournal(area) {
			area.removeFile(JOURNAL).ok && area.sync();
		}
		function removeArea(home, id) {
			let directory = home.open(id);
			if (!directory.ok) return directory.error.code === "ENOENT" ? (0, result.k)(void 0) : directory;
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
		let LANDING = "landing";
		function openHome(place) {
			let home = enterHome(place, makeAndOpen);
			return home.ok ? (0, result.k)(home.value) : (0, result.V)((0, disk_errors.YL)(home.error.fault, home.error.path, "write"));
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
				return (0, result.V)({
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
			return (0, result.k)({
				root: root.value,
				directory: directory.value,
				toFolder: (0, external_node_path_.relative)(path, folder),
				path,
				close
			});
		}
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return !made.ok && made.error.code !== "EEXIST" ? made : parent.open(name);
		}
		var model_change = __webpack_require__(10601);
		class tree_walker_TreeWalker {
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
				if (path === model_path.hK) return (0, result.k)(this.#root);
				let directory = this.#opened.at(-1)?.directory ?? this.#root;
				for (let ancestor of [...(0, model_path.Gw)(path), path].slice(this.#opened.length)) {
					let next = directory.open(nameOf(ancestor));
					if (!next.ok) return next;
					directory = next.value;
					this.#opened.push({
						path: ancestor,
						directory
					});
					this.#identities.set(ancestor, directory.identity);
				}
				return (0, result.k)(directory);
			}
			parent(path) {
				return this.enter((0, model_path.gN)(path));
			}
			leave(path) {
				this.enter((0, model_path.gN)(path));
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
				this.#leaveUntilAbove(model_path.hK);
			}
			#leaveUntilAbove(path) {
				for (let last = this.#opened.at(-1); last !== void 0; last = this.#opened.at(-1)) {
					if (last.path === path || path.startsWith(`${last.path}/`)) return;
					last.directory.close();
					this.#opened.pop();
				}
			}
		}
		function nameOf(path) {
			return path.slice(path.lastIndexOf("/") + 1);
		}
		function inspectTargets(walker, changes) {
			let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
			let present = new Map();
			let missing = new Set();
			let stale = [];
			for (let change of changes) {
				if ((0, model_path.Zl)(change.path)) return (0, result.V)((0, disk_errors.c9)(change.path));
				let finding = inspect(walker, change, deleted);
				if (!finding.ok) return finding;
				if (finding.value.kind === "stale") stale.push(`'${change.path}' ${finding.value.why}`);
				else if (finding.value.kind === "file") present.set(change.path, finding.value.entry);
				else for (let directory of directoriesFor(change)) isDirectory(walker, directory) || missing.add(directory);
			}
			return stale.length > 0 ? (0, result.V)(staleError(stale)) : (0, result.k)({
				present,
				missingDirectories: [...missing].sort(byDepth)
			});
		}
		function staleError(paths) {
			return (0, tool_error.$4)("stale", `${paths.length === 1 ? "A file" : `${paths.length} files`} changed since the preview: ${paths.join(", ")}`, "Nothing was written. Preview again on the present files.");
		}
		function inspect(walker, change, deleted) {
			let parent = walker.parent(change.path);
			if (!parent.ok) return judgeParent(parent.error, change, deleted);
			if (parent.value.device !== walker.root.device) return (0, result.V)(otherDevice(change.path));
			let name = nameOf(change.path);
			if (change.kind === "create" || change.kind === "create_directory") {
				let entry = parent.value.entry(name);
				if (!entry.ok) return (0, result.V)((0, disk_errors.YL)(entry.error, change.path));
				if (entry.value === void 0 || deleted.has(change.path)) return (0, result.k)({ kind: "free" });
				if (change.kind === "create_directory" && entry.value.kind === "directory") return (0, result.k)({ kind: "free" });
				return entry.value.kind === "symlink" ? (0, result.V)((0, disk_errors.JV)(change.path)) : stale("exists now");
			}
			let file = parent.value.read(name);
			if (!file.ok) return judgeFault(file.error, change.path);
			if (Buffer.compare(file.value.bytes, change.before) !== 0) return stale("has another content");
			if ((0, model_change.f)(file.value.entry.permissions) !== change.modeBefore) return stale("has another mode");
			return (0, result.k)({
				kind: "file",
				entry: file.value.entry
			});
		}
		function judgeParent(fault, change, deleted) {
			let isNew = change.kind === "create" || change.kind === "create_directory";
			if (isNew && fault.code === "ENOENT") return (0, result.k)({ kind: "free" });
			if (isNew && fault.code === "ENOTDIR") return (0, model_path.Gw)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, result.k)({ kind: "free" }) : (0, result.V)((0, disk_errors.o5)((0, model_path.gN)(change.path)));
			return fault.code === "ENOTDIR" ? stale("is gone") : judgeFault(fault, change.path);
		}
		function judgeFault(fault, path) {
			if (fault.code === "ENOENT") return stale("is gone");
			if (fault.code === "EISDIR" || fault.code === "ENOTREG") return stale("is no regular file any more");
			return (0, result.V)((0, disk_errors.YL)(fault, path));
		}
		function stale(why) {
			return (0, result.k)({
				kind: "stale",
				why
			});
		}
		function directoriesFor(change) {
			return change.kind === "create_directory" ? [...(0, model_path.Gw)(change.path), change.path] : (0, model_path.Gw)(change.path);
		}
		function isDirectory(walker, path) {
			return walker.enter(path).ok;
		}
		function byDepth(a, b) {
			return a.length - b.length;
		}
		function otherDevice(path) {
			return (0, tool_error.$4)("io_error", `'${path}' lies on another file system than the folder`, "Run Sous in the folder on that file system instead.");
		}
		var assert_never = __webpack_require__(45480);
		let DONE = (0, result.k)(void 0);
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
						"EEXIST"
					]);
				default: return (0, assert_never.x)(step);
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
				default: return (0, assert_never.x)(step);
			}
		}
		function stateOf(step, walker) {
			let before = step.kind === "create" ? void 0 : step.before;
			let after = step.kind === "delete" ? void 0 : step.after;
			let parent = walker.parent(step.path);
			let file = parent.ok ? parent.value.read(nameOf(step.path)) : parent;
			if (!file.ok) {
				if (!(isAbsent(file.error) || step.kind === "delete" && file.error.code === "EISDIR")) return "other";
				return before === void 0 ? "before" : after === void 0 ? "after" : "other";
			}
			let now = versionOf(file.value.bytes, (0, model_change.f)(file.value.entry.permissions));
			if (before?.sha256 === now.sha256 && before.mode === now.mode) return "before";
			return after?.sha256 === now.sha256 && after.mode === now.mode ? "after" : "other";
		}
		function place(directory, name, store, number) {
			let linked = directory.linkFrom(store, String(number), name);
			if (linked.ok || !isWithoutLinks(linked.error)) return linked;
			let entry = directory.entry(name);
			if (!entry.ok) return entry;
			return entry.value === void 0 ? directory.moveFrom(store, String(number), name) : (0, result.V)({
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
		function lock_takeLock(home, disk, shownHome) {
			let shown = `${shownHome}/${LOCK}`;
			for (let attempt = 0; attempt < 5; attempt++) {
				let taken = create(home, disk.self);
				if (taken.ok) {
					removeTemporaries(home);
					return (0, result.k)({ release: () => void home.removeFile(LOCK) });
				}
				if (taken.error.code === "ENOENT") break;
				if (taken.error.code !== "EEXIST") return (0, result.V)((0, disk_errors.YL)(taken.error, shown, "write"));
				let found = home.read(LOCK);
				if (!found.ok) continue;
				let owner = decodeOwner(found.value.bytes);
				if (owner !== void 0 && disk.isRunning(owner)) return (0, result.V)(busy(owner, shown));
				takeAway(home, found.value.entry.identity);
			}
			return (0, result.V)(busy(void 0, shown));
		}
		function create(home, self) {
			let temporary = `${LOCK}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}`;
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
		function takeAway(home, identity) {
			let aside = `${LOCK}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}`;
			if (!home.moveFrom(home, LOCK, aside).ok) return;
			let taken = home.entry(aside);
			taken.ok && taken.value?.identity !== identity && home.linkFrom(home, aside, LOCK);
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
			return (0, tool_error.$4)("landing_busy", `Another landing is under way in this folder: ${who} holds '${shown}'`, "Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.");
		}
		function performAll({ steps, walker, targets, stores, progress }) {
			for (let [index, step] of steps.entries()) {
				progress(index);
				if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was written to`]);
				let done = performStep(step, walker, stores);
				if (done.ok) continue;
				return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, disk_errors.YL)(done.error, step.path, "write");
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
					before: versionOf(change.before, change.modeBefore)
				});
				change.kind === "create" && writes.push({
					kind: "create",
					path,
					number,
					after: versionOf(change.after, change.mode)
				});
				change.kind === "update" && writes.push({
					kind: "update",
					path,
					number,
					before: versionOf(change.before, change.modeBefore),
					after: versionOf(change.after, change.mode)
				});
			});
			let makes = targets.missingDirectories.map((path) => ({
				kind: "make_directory",
				path
			}));
			return [
				...deletes,
				...makes,
				...writes,
				...removesEmptied ? planRemovals(changes, walker) : []
			];
		}
		function planRemovals(changes, walker) {
			let emptied = new Set();
			for (let change of changes) if (change.kind === "delete") for (let directory of (0, model_path.Gw)(change.path)) emptied.add(directory);
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
		function settleSteps(walker, area, steps, how) {
			let wanted = how === "finish" ? "after" : "before";
			let pending = new Set();
			let foreign = [];
			for (let step of steps) {
				if (step.kind === "make_directory" || step.kind === "remove_directory") {
					pending.add(step);
					continue;
				}
				let state = stateOf(step, walker);
				if (state === wanted) continue;
				state === "other" || !isStored(area, step, how) ? foreign.push(`'${step.path}'`) : pending.add(step);
			}
			if (foreign.length > 0) return (0, result.V)(changedMeanwhile(foreign));
			for (let step of how === "finish" ? steps : steps.toReversed()) {
				if (!pending.has(step)) continue;
				step.kind === "update" && retain(step, walker, how === "finish" ? area.kept : area.made);
				let done = how === "finish" ? performStep(step, walker, area) : undoStep(step, walker, area);
				if (!done.ok) return (0, result.V)((0, disk_errors.YL)(done.error, step.path, how === "finish" ? "write" : "restore"));
			}
			syncDirectories(walker, pending);
			return (0, result.k)(void 0);
		}
		function retain(step, walker, store) {
			let parent = walker.parent(step.path);
			parent.ok && store.linkFrom(parent.value, nameOf(step.path), String(step.number));
		}
		function syncDirectories(walker, steps) {
			for (let directory of new Set([...steps].map((step) => (0, model_path.gN)(step.path)))) {
				let entered = walker.enter(directory);
				entered.ok && entered.value.sync();
			}
		}
		function findJournal(home) {
			let ids = listAreas(home.directory);
			if (!ids.ok) return (0, result.V)((0, disk_errors.YL)(ids.error, home.path));
			for (let id of ids.value) {
				let area = home.directory.open(id);
				if (!area.ok) return (0, result.V)((0, disk_errors.YL)(area.error, `${home.path}/${id}`));
				let journal = readJournal(area.value);
				area.value.close();
				if (!journal.ok) return (0, result.V)((0, disk_errors.YL)(journal.error, `${home.path}/${id}/journal.json`));
				if (journal.value !== void 0) return (0, result.k)({
					id,
					journal: journal.value
				});
			}
			return (0, result.k)(void 0);
		}
		function removeLeftovers(home, settled) {
			let ids = listAreas(home.directory);
			for (let id of ids.ok ? [...settled === void 0 ? [] : [settled], ...ids.value] : []) {
				let removed = removeArea(home.directory, id);
				if (!removed.ok) return (0, result.V)((0, disk_errors.YL)(removed.error, `${home.path}/${id}`, "remove"));
			}
			return ids.ok ? (0, result.k)(void 0) : (0, result.V)((0, disk_errors.YL)(ids.error, home.path));
		}
		function isStored(area, step, how) {
			let [store, version] = how === "finish" ? [area.made, step.kind === "delete" ? void 0 : step.after] : [area.kept, step.kind === "create" ? void 0 : step.before];
			if (version === void 0) return !0;
			let stored = store.read(String(step.number));
			return stored.ok && versionOf(stored.value.bytes, version.mode).sha256 === version.sha256;
		}
		function changedMeanwhile(paths) {
			return (0, tool_error.$4)("stale", `Changed by somebody else since the landing was interrupted: ${paths.join(", ")}`, "Nothing was touched. Put the files back, or keep everything as it is with 'sous recover --discard'.");
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
						...present && {
							permissions: permissionsFor(present.permissions, change.mode),
							owner: present.owner
						}
					});
					if (!written.ok) return (0, result.V)((0, disk_errors.YL)(written.error, change.path, "write"));
				}
				if (change.kind === "update" || change.kind === "delete") {
					let parent = walker.parent(change.path);
					let kept = parent.ok ? keep(parent.value, nameOf(change.path), stores.kept, name) : parent;
					if (!kept.ok) return (0, result.V)((0, disk_errors.YL)(kept.error, change.path, "keep"));
				}
			}
			return (0, result.k)(void 0);
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
		async function landOnDisk(request) {
			if (request.changes.length === 0) return (0, result.k)({
				created: [],
				updated: [],
				deleted: [],
				directoriesCreated: []
			});
			let collision = findCollision(request.changes);
			if (collision !== void 0) return (0, result.V)(collisionError(collision));
			let changes = request.changes.toSorted((a, b) => (0, byte_order.X)(a.path, b.path));
			let home = openHome(request);
			if (!home.ok) return home;
			let lock;
			let walker = new tree_walker_TreeWalker(home.value.root);
			try {
				lock = lock_takeLock(home.value.directory, request.disk, home.value.path);
				if (!lock.ok) return lock;
				let refusal = refuseUnfinished(home.value);
				if (refusal !== void 0) return (0, result.V)(refusal);
				let targets = inspectTargets(walker, changes);
				if (!targets.ok) return targets;
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
			if (!area.ok) return (0, result.V)((0, disk_errors.YL)(area.error, home.path, "write"));
			let isSettled = !0;
			try {
				let steps = planSteps({
					changes,
					targets,
					walker,
					removesEmptied: request.gitDirectory !== void 0
				});
				let prepared = await prepare(landing, area.value, steps);
				if (!prepared.ok) return prepared;
				isSettled = !1;
				let problem = performAll({
					steps,
					walker,
					targets,
					stores: area.value,
					progress: counting(request, steps.length, "files landed")
				}) ?? await syncTree(landing, steps);
				let restored = problem === void 0 ? (0, result.k)(void 0) : settleSteps(walker, area.value, steps, "rollback");
				isSettled = restored.ok;
				if (problem !== void 0) return (0, result.V)(restored.ok ? problem : halfDone(problem, restored.error));
				return (0, result.k)(reportOf(changes, targets));
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
		async function prepare({ request, changes, walker, home, targets }, area, steps) {
			let stored = storeContents({
				changes,
				targets,
				walker,
				stores: area,
				progress: counting(request, changes.length, "files prepared")
			});
			if (!stored.ok) return stored;
			let synced = await request.disk.sync(area.directory, storedNames(area));
			let committed = synced.ok ? commitJournal(area, journalOf({
				path: request.folder,
				fromHome: home.toFolder,
				identity: home.root.identity
			}, steps)) : synced;
			return committed.ok ? committed : (0, result.V)((0, disk_errors.YL)(committed.error, `${home.path}/${area.id}`, "write"));
		}
		async function clearArea({ disk }, area) {
			dropJournal(area.directory);
			for (let store of [area.made, area.kept]) await disk.clear(store, namesIn(store));
		}
		async function syncTree({ request, home }, steps) {
			let touched = new Set(steps.filter((step) => step.kind !== "remove_directory").map((step) => (0, model_path.gN)(step.path)));
			for (let step of steps) step.kind === "remove_directory" && touched.delete(step.path);
			let synced = await request.disk.sync(home.root, [...touched]);
			return synced.ok ? void 0 : (0, disk_errors.YL)(synced.error, request.folder, "write");
		}
		function refuseUnfinished(home) {
			let earlier = findJournal(home);
			if (!earlier.ok) return earlier.error;
			if (earlier.value === void 0) {
				let removed = removeLeftovers(home);
				return removed.ok ? void 0 : removed.error;
			}
			return (0, tool_error.$4)("landing_unfinished", `An earlier landing in '${earlier.value.journal.folder.path}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
		}
		function collisionError([one, other]) {
			return (0, tool_error.$4)("already_exists", one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, "Nothing was written. Use other names.");
		}
		function halfDone(problem, unrestored) {
			return (0, tool_error.$4)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
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
		var bytes = __webpack_require__(7682);
		async function findTreeState(tree, changes) {
			for (let change of changes) {
				let entry = await tree.entry(change.path);
				if (!entry.ok) return entry;
				let { kind } = entry.value;
				if (change.kind === "delete" ? kind !== "missing" : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, result.k)("open");
				if (change.kind !== "create" && change.kind !== "update") continue;
				let file = await tree.read(change.path);
				if (!file.ok) return file;
				if (!isSame(file.value, change)) return (0, result.k)("open");
			}
			return (0, result.k)("landed");
		}
		function isSame(file, { after, mode }) {
			return file.mode === mode && (0, bytes.bS)(file.bytes).equals(after);
		}
		var plan_base = __webpack_require__(37633);
		async function landPlan(request) {
			let { plan, changes, tree, git, place } = request;
			let waiting = refuseGated(plan);
			if (waiting !== void 0) return (0, result.V)(waiting);
			let state = await findTreeState(tree, changes);
			if (!state.ok) return state;
			if (state.value === "landed") return (0, result.k)("already_applied");
			let now = await (0, plan_base.w)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let moved = refuseMoved(plan.base, now.value);
			if (moved !== void 0) return (0, result.V)(moved);
			let landed = await landOnDisk({
				...place,
				changes,
				...request.progress && { progress: request.progress }
			});
			return landed.ok ? (0, result.k)("landed") : landed;
		}
		function refuseGated(plan) {
			if (plan.status === "complete") return;
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
			return (0, tool_error.$4)("approval_needed", `The plan is not complete: '${waiting?.label ?? "a step"}' waits for approval`, "Run the recipe and approve that call; what comes out is a new plan with a digest of its own.");
		}
		function refuseMoved(planned, now) {
			if (planned.directory !== now.directory) return land_plan_stale(`The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`);
			if (planned.commit === now.commit) return;
			return land_plan_stale(`The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`);
		}
		function commitName({ commit }) {
			return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
		}
		function land_plan_stale(message) {
			return (0, tool_error.$4)("stale", message, "Nothing was written. Preview again on what is there now.");
		}
		let APPLY_CONSENT = "APPLY_WITHOUT_REVIEW";
		var reason = __webpack_require__(33529);
		var reason_code = __webpack_require__(82695);
		var read_inputs_text = __webpack_require__(23278);
		var plan_report = __webpack_require__(74965);
		__webpack_require__(62844);
		__webpack_require__(3324);
		var external_node_fs_ = __webpack_require__(73024);
		__webpack_require__(44529);
		let consented = {
			ask: async () => "approved",
			remember: async () => void 0
		};
		var open_recipes = __webpack_require__(14827);
		var system_programs = __webpack_require__(14292);
		var real_git = __webpack_require__(93078);
		var real_landing_disk = __webpack_require__(9542);
		function landingPlace({ tree, programs }) {
			let root = tree.folder;
			let gitDirectory = tree.repository?.gitDirectory;
			let syncProgram = process.platform === "linux" ? (0, system_programs.Kp)("sync", programs) : void 0;
			return {
				folder: root,
				gitDirectory: gitDirectory === void 0 ? void 0 : external_node_fs_.realpathSync(gitDirectory),
				disk: (0, real_landing_disk.r)(syncProgram === void 0 ? {} : { syncProgram })
			};
		}
		function planPlace(opened) {
			let { tree, programs } = opened;
			let place = landingPlace(opened);
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
					git: (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path)
				}
			};
		}
		var prepare_run = __webpack_require__(82435);
		var read_config = __webpack_require__(2425);
		var action_ending = __webpack_require__(42798);
		var action_invocation = __webpack_require__(81456);
		var plan_folder = __webpack_require__(32501);
		var pull_comments = __webpack_require__(79871);
		var suggest_plan = __webpack_require__(56728);
		var unprepared_text = __webpack_require__(16645);
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
		async function runWorkflow(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				if (request.mode === "propose") {
					let { proposeWorkflow } = await Promise.all([
						__webpack_require__.e(5840),
						__webpack_require__.e(3938),
						__webpack_require__.e(4229),
						__webpack_require__.e(1575)
					]).then(__webpack_require__.bind(__webpack_require__, 41575));
					return proposeWorkflow(request);
				}
				let prepared = await prepareWorkflow(request);
				if (!prepared.ok) return (0, action_ending.refusedEnding)(prepared.error);
				let made = await planWorkflow(request, prepared.value);
				if (!made.ok) return (0, action_ending.refusedEnding)(made.error);
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value.planned;
				let report = (ending) => (0, plan_report.I)({
					...made.value.planned,
					ending
				});
				if (outcome.kind === "failed" || loaded === void 0) return shown(await report({
					reason: outcome.kind === "failed" ? (0, reason_code.A3)(outcome.failure.error) : "internal_error",
					next: []
				}), request);
				if (outcome.kind === "gated") return shown(await report({
					reason: "gated",
					next: []
				}), request);
				if (outcome.changes.length === 0) return shown(await report({
					reason: "clean",
					next: []
				}), request);
				if (request.mode === "check") return shown(await report({
					reason: "changes_found",
					next: []
				}), request);
				if (request.mode === "preview") return shown(await report({
					reason: "previewed",
					next: []
				}), request);
				let { store: _, landing } = planPlace(prepared.value.opened);
				let landed = await landPlan({
					plan: loaded.plan,
					changes: loaded.changes,
					...landing
				});
				return shown(await report({
					...landed.ok ? { reason: landed.value } : {
						reason: (0, reason_code.A3)(landed.error),
						detail: landed.error.message
					},
					next: []
				}), request);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function planWorkflow(request, prepared) {
			let { context, event, mode } = request;
			let isOwn = event === "push" || event === "schedule" || event === "workflow_dispatch" && request.isDefault;
			let hasConsent = mode === "apply" && context.runner.input("consent") === APPLY_CONSENT && event !== "pull_request";
			return (0, plan_folder.Y)({
				context,
				folder: prepared.opened.tree.folder,
				prepared,
				rules: isOwn ? prepared.config.rules : [],
				...hasConsent && { approver: consented }
			});
		}
		async function prepareWorkflow({ context, mode }) {
			let { runner, workspace } = context;
			let word = runner.input("recipe");
			if (word === "") return (0, result.V)((0, reason.x)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
			let consent = runner.input("consent");
			if (consent !== "" && (consent !== APPLY_CONSENT || mode !== "apply")) return (0, result.V)((0, reason.x)("input_invalid", `The input 'consent' is for 'mode: apply', and is ${APPLY_CONSENT} or nothing`));
			let folder = external_node_path_.resolve(workspace, runner.input("working-directory") || ".");
			if (folder !== workspace && !folder.startsWith(workspace + external_node_path_.sep)) return (0, result.V)((0, reason.x)("input_invalid", "The input 'working-directory' leads out of the workspace"));
			let given = (0, read_inputs_text.X)(runner.input("inputs"), "inputs");
			if (!given.ok) return (0, result.V)((0, reason.x)("input_invalid", given.error.message, given.error.suggestion));
			let recipes = await (0, open_recipes.W)((0, action_invocation.J)(context, folder), ".");
			if (!recipes.ok) return (0, result.V)((0, reason.x)("input_invalid", recipes.error.message, "Check the files out before this step."));
			let { opened } = recipes.value;
			let config = await (0, read_config.loadConfig)(opened.tree, new Date(), runner.input("config") || void 0);
			if (!config.ok) return (0, result.V)((0, reason.x)("policy_error", config.error.message, config.error.suggestion));
			let prepared = await (0, prepare_run.s)(recipes.value, word, given.value);
			if (prepared.ok) return (0, result.k)({
				...prepared.value,
				config: config.value.config,
				opened
			});
			let { message, suggestion } = (0, unprepared_text.o)(prepared.error);
			return (0, result.V)((0, reason.x)("input_invalid", message, suggestion));
		}
		async function shown(report, { context, forge, pull }) {
			let { reason, detail } = report.ending;
			let ending = {
				reason,
				message: detail ?? sentence(report),
				report,
				...pull !== void 0 && { pull: { number: pull } }
			};
			if (pull === void 0 || context.token === "") return ending;
			let posted = await (0, pull_comments.yK)({
				context,
				forge,
				pull,
				report
			});
			posted === void 0 ? await (0, suggest_plan.s)({
				context,
				forge,
				pull,
				report
			}) : context.runner.command(`::warning title=Sous::The plan is in the job summary only: ${posted.message.replaceAll("\n", " ")}\n`);
			return ending;
		}
		function sentence({ recipe, plan, outcome }) {
			if (outcome.kind === "failed") {
				let { at, error } = outcome.failure;
				return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`;
			}
			return plan === void 0 ? recipe.name : `${recipe.name}: plan ${plan.digest}`;
		}
	}),
	45480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
