export const id = 9321;
export const ids = [
	9321,
	9906,
	8509,
	7525
];
export const modules = {
	60353: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SW: () => refuseMessage,
			c: () => PLAN_TRAILER,
			eO: () => signatureTime,
			tT: () => commitText
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function refuseMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp(`^${PLAN_TRAILER}\\s*:`, "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
	}),
	79906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { landOnDisk: () => landOnDisk });
		var byte_order = __webpack_require__(60474);
		var path = __webpack_require__(59986);
		function findCollision(changes) {
			let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
			let files = new Map();
			for (let change of written) {
				let key = (0, path.tu)(change.path);
				let other = files.get(key);
				if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
				files.set(key, change);
			}
			for (let change of changes) {
				if (change.kind === "delete" || change.kind === "update") continue;
				let directories = change.kind === "create" ? (0, path.Gw)(change.path) : [...(0, path.Gw)(change.path), change.path];
				for (let directory of directories) {
					let file = files.get((0, path.tu)(directory));
					if (file !== void 0) return [file.path, change.path];
				}
			}
		}
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var landing_area = __webpack_require__(40309);
		var landing_home = __webpack_require__(94331);
		var model_change = __webpack_require__(10601);
		var tree_walker = __webpack_require__(22519);
		function inspectTargets(walker, changes) {
			let deleted = new Set(changes.filter((change) => change.kind === "delete").map((change) => change.path));
			let present = new Map();
			let missing = new Set();
			let stale = [];
			for (let change of changes) {
				if ((0, path.Zl)(change.path)) return (0, result.V)((0, disk_errors.c9)(change.path));
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
			let name = (0, tree_walker.V)(change.path);
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
			if (isNew && fault.code === "ENOTDIR") return (0, path.Gw)(change.path).some((ancestor) => deleted.has(ancestor)) ? (0, result.k)({ kind: "free" }) : (0, result.V)((0, disk_errors.o5)((0, path.gN)(change.path)));
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
			return change.kind === "create_directory" ? [...(0, path.Gw)(change.path), change.path] : (0, path.Gw)(change.path);
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
		var journal = __webpack_require__(9377);
		var landing_lock = __webpack_require__(30991);
		var landing_steps = __webpack_require__(33565);
		function performAll({ steps, walker, targets, stores, progress }) {
			for (let [index, step] of steps.entries()) {
				progress(index);
				if ((step.kind === "update" || step.kind === "delete") && !isUntouched(step.path, walker, targets)) return staleError([`'${step.path}' was written to`]);
				let done = (0, landing_steps.Ks)(step, walker, stores);
				if (done.ok) continue;
				return done.error.code === "EEXIST" ? staleError([`'${step.path}' exists now`]) : (0, disk_errors.YL)(done.error, step.path, "write");
			}
			let swapped = walker.findSwapped();
			return swapped === void 0 ? void 0 : staleError([`'${swapped}' is another directory now`]);
		}
		function isUntouched(path, walker, targets) {
			let parent = walker.parent(path);
			let entry = parent.ok ? parent.value.entry((0, tree_walker.V)(path)) : parent;
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
					before: (0, journal.E4)(change.before, change.modeBefore)
				});
				change.kind === "create" && writes.push({
					kind: "create",
					path,
					number,
					after: (0, journal.E4)(change.after, change.mode)
				});
				change.kind === "update" && writes.push({
					kind: "update",
					path,
					number,
					before: (0, journal.E4)(change.before, change.modeBefore),
					after: (0, journal.E4)(change.after, change.mode)
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
			for (let change of changes) if (change.kind === "delete") for (let directory of (0, path.Gw)(change.path)) emptied.add(directory);
			let removals = [];
			for (let path of [...emptied].sort((a, b) => b.length - a.length)) {
				let parent = walker.parent(path);
				let entry = parent.ok ? parent.value.entry((0, tree_walker.V)(path)) : parent;
				entry.ok && entry.value !== void 0 && removals.push({
					kind: "remove_directory",
					path,
					permissions: entry.value.permissions
				});
			}
			return removals;
		}
		var recover = __webpack_require__(78102);
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
					let kept = parent.ok ? keep(parent.value, (0, tree_walker.V)(change.path), stores.kept, name) : parent;
					if (!kept.ok) return (0, result.V)((0, disk_errors.YL)(kept.error, change.path, "keep"));
				}
			}
			return (0, result.k)(void 0);
		}
		function keep(directory, name, store, as) {
			let linked = store.linkFrom(directory, name, as);
			if (linked.ok || !(0, landing_steps.qg)(linked.error)) return linked;
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
			let home = (0, landing_home.y)(request);
			if (!home.ok) return home;
			let lock;
			let walker = new tree_walker.r(home.value.root);
			try {
				lock = (0, landing_lock.H)(home.value.directory, request.disk, home.value.path);
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
			let area = (0, landing_area.Wz)(home.directory);
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
				let restored = problem === void 0 ? (0, result.k)(void 0) : (0, recover.zx)(walker, area.value, steps, "rollback");
				isSettled = restored.ok;
				if (problem !== void 0) return (0, result.V)(restored.ok ? problem : halfDone(problem, restored.error));
				return (0, result.k)(reportOf(changes, targets));
			} finally {
				isSettled && await clearArea(request, area.value);
				area.value.close();
				isSettled && (0, landing_area.A$)(home.directory, area.value.id);
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
			let synced = await request.disk.sync(area.directory, (0, landing_area.SJ)(area));
			let committed = synced.ok ? (0, landing_area.lj)(area, (0, journal.PR)({
				path: request.folder,
				fromHome: home.toFolder,
				identity: home.root.identity
			}, steps)) : synced;
			return committed.ok ? committed : (0, result.V)((0, disk_errors.YL)(committed.error, `${home.path}/${area.id}`, "write"));
		}
		async function clearArea({ disk }, area) {
			(0, landing_area.H)(area.directory);
			for (let store of [area.made, area.kept]) await disk.clear(store, (0, landing_area.wX)(store));
		}
		async function syncTree({ request, home }, steps) {
			let touched = new Set(steps.filter((step) => step.kind !== "remove_directory").map((step) => (0, path.gN)(step.path)));
			for (let step of steps) step.kind === "remove_directory" && touched.delete(step.path);
			let synced = await request.disk.sync(home.root, [...touched]);
			return synced.ok ? void 0 : (0, disk_errors.YL)(synced.error, request.folder, "write");
		}
		function refuseUnfinished(home) {
			let earlier = (0, recover.LJ)(home);
			if (!earlier.ok) return earlier.error;
			if (earlier.value === void 0) {
				let removed = (0, recover.DA)(home);
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
	}),
	47996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => findTreeState });
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		async function findTreeState(tree, changes) {
			for (let change of changes) {
				let entry = await tree.entry(change.path);
				if (!entry.ok) return entry;
				let { kind } = entry.value;
				if (change.kind === "delete" ? kind !== "missing" : change.kind === "create_directory" ? kind !== "directory" : kind !== "file") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)("open");
				if (change.kind !== "create" && change.kind !== "update") continue;
				let file = await tree.read(change.path);
				if (!file.ok) return file;
				if (!isSame(file.value, change)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)("open");
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)("landed");
		}
		function isSame(file, { after, mode }) {
			return file.mode === mode && (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_1__.bS)(file.bytes).equals(after);
		}
	}),
	37633: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => readBase });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73458);
		var _workspace_scratch_scratch_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15924);
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({ directory: "." });
			let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(node_path__WEBPACK_IMPORTED_MODULE_0__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/") || ".");
			if (!directory.ok) return directory;
			let [commit, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"HEAD^{commit}"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _workspace_scratch_scratch_errors_js__WEBPACK_IMPORTED_MODULE_3__.gk)("read HEAD", commit.error));
			let head = commit.ok ? (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(branch.value).trim() : void 0;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
				...head !== void 0 && (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.TS)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
	}),
	84451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EZ: () => openExisting,
			Of: () => CONTENTS_FILE,
			VI: () => PLAN_FILE,
			VY: () => isPlanName,
			_Z: () => removeOldPlans,
			kQ: () => sweepUnfinished,
			u7: () => removePlanFolder,
			vj: () => pathOfPlans,
			vm: () => withPlans,
			yu: () => makeAndOpen
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
		function pathOfPlans({ home, isGitDirectory }) {
			return `${home}/${isGitDirectory ? "sous" : ".sous"}/plans`;
		}
		async function withPlans(store, enter, work) {
			let opened = [];
			try {
				let directory = store.disk.open(store.home);
				for (let name of [store.isGitDirectory ? "sous" : ".sous", "plans"]) {
					if (!directory.ok) return directory;
					opened.push(directory.value);
					directory = enter(directory.value, name);
				}
				if (!directory.ok) return directory;
				opened.push(directory.value);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function openExisting(parent, name) {
			return parent.open(name);
		}
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return made.ok || made.error.code === "EEXIST" ? parent.open(name) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(made.error);
		}
		function sweepUnfinished(plans, disk) {
			let names = plans.names();
			for (let name of names.ok ? names.value : []) {
				let pid = UNFINISHED.exec(name)?.[1];
				pid !== void 0 && !disk.isRunning({
					...disk.self,
					pid: Number(pid),
					started: ""
				}) && removePlanFolder(plans, name);
			}
		}
		function removeOldPlans(plans) {
			let names = plans.names();
			let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
				let entry = plans.entry(name);
				return entry.ok && entry.value !== void 0 ? [{
					name,
					at: entry.value.modifiedMs
				}] : [];
			}).toSorted((a, b) => b.at - a.at);
			let latest = byAge[0]?.at ?? 0;
			for (let [index, { name, at }] of byAge.entries()) (index >= 50 || latest - at > 12096e5) && removePlanFolder(plans, name);
		}
		function isPlanName(name) {
			return /^[0-9a-f]{64}$/.test(name);
		}
		function removePlanFolder(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return;
			folder.value.removeFile(PLAN_FILE);
			let names = folder.value.names();
			for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || removePlanFolder(folder.value, inside);
			folder.value.close();
			plans.removeDirectory(name);
		}
	}),
	53367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TC: () => listPlans,
			Td: () => readStoredPlan,
			hp: () => savePlan
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var model_plan = __webpack_require__(39138);
		var plan_digest = __webpack_require__(99515);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var schemas = __webpack_require__(94343);
		var core = __webpack_require__(88532);
		var api = __webpack_require__(43759);
		var json_text = __webpack_require__(24243);
		var model_path = __webpack_require__(59986);
		function parsed(parse) {
			return schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return core.tm;
			}));
		}
		let Path = parsed(model_path.NP);
		let Directory = parsed(model_path.HO);
		let Sha256 = schemas.YjP().check(api.Fk(/^[0-9a-f]{64}$/));
		let ObjectId = schemas.YjP().check(api.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = schemas.YjP().check(api.Fk(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = schemas.FsL(Sha256, schemas.pdi((text) => text));
		let ErrorCode = schemas.FsL(schemas.k5n(Object.keys(tool_error.Xw)), schemas.pdi((code) => code));
		let natural = schemas.Whr().check(api.qm(0));
		let FileVersion = schemas.rej({
			mode: schemas.k5n(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = schemas.gMt("kind", [
			schemas.rej({
				kind: schemas.euz("create"),
				path: Path,
				after: FileVersion
			}),
			schemas.rej({
				kind: schemas.euz("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			schemas.rej({
				kind: schemas.euz("delete"),
				path: Path,
				before: FileVersion
			}),
			schemas.rej({
				kind: schemas.euz("create_directory"),
				path: Path
			})
		]);
		let Evidence = schemas.gMt("kind", [schemas.rej({
			kind: schemas.euz("fetch"),
			url: schemas.YjP(),
			finalUrl: schemas.YjP(),
			status: natural,
			sha256: Sha256
		}), schemas.rej({
			kind: schemas.euz("command"),
			command: schemas.YjP(),
			exitCode: schemas.Whr(),
			sha256: Sha256
		})]);
		let Decision = schemas.gMt("kind", [
			schemas.rej({
				kind: schemas.euz("allow"),
				rule: schemas.YjP()
			}),
			schemas.rej({
				kind: schemas.euz("needs_approval"),
				reason: schemas.YjP()
			}),
			schemas.rej({
				kind: schemas.euz("deny"),
				reason: schemas.YjP()
			})
		]);
		let StepOutcome = schemas.gMt("kind", [
			schemas.rej({
				kind: schemas.euz("ran"),
				output: schemas.YjP(),
				warnings: schemas.YOg(schemas.YjP()),
				filesAffected: schemas.YOg(Path)
			}),
			schemas.rej({
				kind: schemas.euz("skipped"),
				condition: schemas.YjP()
			}),
			schemas.rej({
				kind: schemas.euz("deferred"),
				because: schemas.k5n(["external", "depends_on_deferred"])
			}),
			schemas.rej({
				kind: schemas.euz("failed"),
				code: ErrorCode,
				message: schemas.YjP(),
				suggestion: schemas.YjP()
			})
		]);
		let SourceRange = schemas.rej({
			file: schemas.YjP(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = schemas.rej({
			label: schemas.YjP(),
			tool: schemas.YjP(),
			args: schemas.g1P(schemas.YjP(), schemas.L5J()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: schemas.YjP(),
			digest: DigestText,
			commit: schemas.lqM(ObjectId)
		};
		let PlanFile = schemas.rej({
			schemaVersion: schemas.euz(model_plan.jk),
			sousVersion: schemas.YjP(),
			status: schemas.k5n(["complete", "gated"]),
			repository: schemas.lqM(schemas.rej({
				id: schemas.YjP(),
				pull: schemas.lqM(natural)
			})),
			base: schemas.rej({
				commit: schemas.lqM(ObjectId),
				ref: schemas.lqM(Ref),
				directory: Directory
			}),
			head: schemas.lqM(schemas.rej({
				repository: schemas.YjP(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: schemas.rej({
				...sourceFields,
				includes: schemas.YOg(schemas.rej(sourceFields))
			}),
			inputs: schemas.g1P(schemas.YjP(), schemas.KCZ([
				schemas.YjP(),
				schemas.aig(),
				schemas.zMY()
			])),
			policy: Sha256,
			evidence: schemas.YOg(Evidence),
			steps: schemas.YOg(PlannedStep),
			changes: schemas.YOg(PlannedChange),
			tree: schemas.lqM(ObjectId),
			message: schemas.YjP(),
			target: schemas.KCZ([schemas.k5n(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, json_text.q)(text);
			if (!json.ok) return (0, result.V)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== model_plan.jk) return (0, result.V)(otherVersion(version));
			let plan = PlanFile.safeParse(json.value);
			if (!plan.success) return (0, result.V)(damaged(describeIssue(plan.error)));
			let value = plan.data;
			if ((0, plan_digest.G)(value) !== value.digest) return (0, result.V)(damaged(`its content does not have the digest ${value.digest}`));
			let collision = findCollision(value);
			return collision === void 0 ? (0, result.k)(value) : (0, result.V)(damaged(collision));
		}
		function findCollision({ changes }) {
			let paths = new Set();
			let kept = new Map();
			for (let { kind, path } of changes) {
				if (paths.has(path)) return `it changes '${path}' twice`;
				paths.add(path);
				if (kind === "delete") continue;
				let other = kept.get((0, model_path.tu)(path));
				if (other !== void 0) return `'${path}' and '${other}' are one file on file systems that ignore case or accents`;
				kept.set((0, model_path.tu)(path), path);
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, model_path.tu)(path)));
			for (let path of kept.values()) {
				let above = (0, model_path.Gw)(path).find((ancestor) => files.has((0, model_path.tu)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, model_path.Kg)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, tool_error.$4)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version) {
			return (0, tool_error.$4)("plan_version", `The plan has format ${version}; this version of Sous reads format ${model_plan.jk}`, version > model_plan.jk ? "Use the version of Sous that made it, or make the plan anew." : "Make the plan anew.");
		}
		var digest = __webpack_require__(63717);
		function packContents(changes) {
			let contents = new Map();
			for (let change of changes) for (let bytes of [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []]) contents.set((0, digest.sc)(bytes), bytes);
			return Buffer.concat([...contents.values()]);
		}
		function openPack(planned, pack) {
			let contents = new Map();
			let end = 0;
			for (let change of planned) for (let { sha256: name, size } of [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []]) {
				if (contents.has(name)) continue;
				contents.set(name, pack.subarray(end, end + size));
				end += size;
			}
			if (end !== pack.length) return (0, result.V)(tampered(`its contents have ${pack.length} bytes, not ${end}`));
			return (0, result.k)({ read(name) {
				let bytes = contents.get(name);
				return bytes === void 0 ? (0, result.V)({
					code: "ENOENT",
					message: "it is not there"
				}) : (0, result.k)({ bytes });
			} });
		}
		function readChanges(planned, blobs) {
			let changes = [];
			for (let change of planned) {
				let read = readChange(change, (version) => readBlob(blobs, version));
				if (!read.ok) return (0, result.V)(tampered(`the content of '${change.path}' ${read.error}`));
				changes.push(read.value);
			}
			return (0, result.k)(changes);
		}
		function readChange(change, read) {
			if (change.kind === "create_directory") return (0, result.k)(change);
			let { path } = change;
			let before = change.kind === "create" ? (0, result.k)(new Uint8Array()) : read(change.before);
			if (!before.ok) return before;
			if (change.kind === "delete") return (0, result.k)({
				kind: "delete",
				path,
				before: before.value,
				modeBefore: change.before.mode
			});
			let after = read(change.after);
			if (!after.ok) return after;
			let { mode } = change.after;
			if (change.kind === "create") return (0, result.k)({
				kind: "create",
				path,
				after: after.value,
				mode
			});
			return (0, result.k)({
				kind: "update",
				path,
				before: before.value,
				after: after.value,
				modeBefore: change.before.mode,
				mode
			});
		}
		function readBlob(blobs, { sha256: wanted, size }) {
			let blob = blobs.read(wanted);
			if (!blob.ok) return (0, result.V)(`cannot be read: ${blob.error.message}`);
			let { bytes } = blob.value;
			return bytes.length === size && (0, digest.sc)(bytes) === wanted ? (0, result.k)(bytes) : (0, result.V)("is another one");
		}
		function tampered(why) {
			return (0, tool_error.$4)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		var plan_store_folders = __webpack_require__(84451);
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			if ((0, plan_digest.G)({
				...stored.plan,
				changes: stored.changes.map(model_plan.p8)
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await (0, plan_store_folders.vm)(store, plan_store_folders.yu, async (plans) => {
				(0, plan_store_folders.kQ)(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}`;
				let written = writeFolder(plans, name, stored);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? (0, plan_store_folders._Z)(plans) : (0, plan_store_folders.u7)(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, result.k)(void 0) : (0, result.V)((0, disk_errors.YL)(outcome.error, `${(0, plan_store_folders.vj)(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await (0, plan_store_folders.vm)(store, plan_store_folders.EZ, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, result.k)(readFolder(`${(0, plan_store_folders.vj)(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, result.V)(noPlan(digest, (0, plan_store_folders.vj)(store)));
			return (0, result.V)((0, disk_errors.YL)(outcome.error, `${(0, plan_store_folders.vj)(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await (0, plan_store_folders.vm)(store, plan_store_folders.EZ, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(plan_store_folders.VY).sort() : [];
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(plan_store_folders.VI);
			if (!file.ok) return (0, result.V)(tampered(`'${shown}/${plan_store_folders.VI}' cannot be read: ${file.error.message}`));
			let plan = readPlan(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, result.V)(tampered(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(plan_store_folders.Of);
			if (!contents.ok) return (0, result.V)(tampered(`'${shown}/${plan_store_folders.Of}' cannot be read: ${contents.error.message}`));
			let pack = openPack(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = readChanges(plan.value.changes, pack.value);
			return changes.ok ? (0, result.k)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		function writeFolder(plans, name, { plan, changes }) {
			let folder = (0, plan_store_folders.yu)(plans, name);
			if (!folder.ok) return folder;
			try {
				let packed = folder.value.write(plan_store_folders.Of, {
					bytes: packContents(changes),
					isDurable: !0
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(plan_store_folders.VI, {
					bytes: Buffer.from(writePlan(plan)),
					isDurable: !0
				});
				return written.ok ? folder.value.sync() : written;
			} finally {
				folder.value.close();
			}
		}
		function putInPlace(plans, name, digest) {
			(0, plan_store_folders.u7)(plans, digest);
			let moved = plans.moveFrom(plans, name, digest);
			return moved.ok ? plans.sync() : moved;
		}
		function noPlan(digest, place) {
			return (0, tool_error.$4)("not_found", `There is no plan ${digest} in '${place}'`, "Make the plan anew, or look at the digest again.");
		}
	}),
	30456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => reverseChanges });
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
	}),
	4871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => completePlan,
			Y: () => loadPlan
		});
		var plan = __webpack_require__(39138);
		var plan_digest = __webpack_require__(99515);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var plan_store = __webpack_require__(53367);
		var external_node_path_ = __webpack_require__(76760);
		var git_object = __webpack_require__(19573);
		var path = __webpack_require__(59986);
		var clean_repository = __webpack_require__(73458);
		var scratch_errors = __webpack_require__(15924);
		var scratch_home = __webpack_require__(83044);
		var commit_text = __webpack_require__(60353);
		async function openSeal(request) {
			let { scratchDisk } = request;
			if (request.base !== void 0 && !(0, clean_repository.TS)(request.base)) throw Error(`Not an object id: ${request.base}`);
			let home = await (0, scratch_home.A)(scratchDisk, request.repository.workTree);
			if (!home.ok) return home;
			let sealed = await seal(request, home.value);
			sealed.ok || await scratchDisk.removeFolder(home.value);
			return sealed;
		}
		async function seal(request, home) {
			let { base, scratchDisk } = request;
			let head = base === void 0 ? {} : { head: base };
			let clean = await (0, clean_repository.IH)({
				...request,
				...head,
				home,
				gitDirectory: external_node_path_.join(home, "git")
			});
			if (!clean.ok) return clean;
			let git = new SealGit(request.git, clean.value, home);
			let baseText = base === void 0 ? (0, result.k)(void 0) : await git.ask("cat-file", "commit", base);
			if (!baseText.ok || base !== void 0 && !(await git.ask("read-tree", base)).ok) return (0, result.V)(baseMissing(base));
			let store = once(() => git.storeContents(request));
			let stored = request.contents === "named" ? (0, result.k)(void 0) : await store();
			if (!stored.ok) return stored;
			let indexed = await git.run([
				"update-index",
				"-z",
				"--index-info"
			], "put the tree together", indexLines(request, clean.value));
			if (!indexed.ok) return indexed;
			let tree = await git.run(["write-tree", "--missing-ok"], "write the tree");
			if (!tree.ok) return tree;
			let treeId = (0, clean_repository.D4)(tree.value).trim();
			return (0, result.k)({
				gitDirectory: clean.value.gitDirectory,
				tree: treeId,
				store,
				async commit(plan) {
					if (plan.tree !== treeId) return (0, result.V)(otherTree(plan.tree, treeId));
					let refusal = (0, commit_text.SW)(plan.message);
					if (refusal !== void 0) return (0, result.V)(refusal);
					let text = (0, commit_text.tT)({
						...plan,
						tree: treeId,
						parent: base,
						time: (0, commit_text.eO)(baseText.value)
					});
					let written = await git.run([
						"hash-object",
						"-w",
						"-t",
						"commit",
						"--stdin"
					], "write the commit", Buffer.from(text));
					return written.ok ? (0, result.k)((0, clean_repository.D4)(written.value).trim()) : written;
				},
				[Symbol.asyncDispose]: async () => void await scratchDisk.removeFolder(home)
			});
		}
		class SealGit {
			#git;
			#place;
			#home;
			constructor(git, { gitDirectory }, home) {
				this.#git = git;
				this.#place = {
					gitDirectory,
					workTree: home
				};
				this.#home = home;
			}
			async run(args, action, input) {
				let output = await this.#git.run({
					...this.#place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, result.V)((0, scratch_errors.gk)(action, output.error));
			}
			async ask(...args) {
				let output = await this.run(args, "read the base");
				return output.ok ? (0, result.k)((0, clean_repository.D4)(output.value)) : output;
			}
			async storeContents({ changes, scratchDisk }) {
				let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
				let names = written.map((_, index) => `contents/${index}`);
				for (let [index, { after }] of written.entries()) {
					let put = scratchDisk.write(this.#home, `contents/${index}`, {
						bytes: after,
						mode: "100644"
					});
					if (!put.ok) return (0, result.V)((0, scratch_errors.Lu)(put.error));
				}
				let input = Buffer.from(names.map((name) => `${name}\n`).join(""));
				let hashed = await this.run([
					"hash-object",
					"-w",
					"--no-filters",
					"--stdin-paths"
				], "store the contents", input);
				return hashed.ok ? (0, result.k)(void 0) : hashed;
			}
		}
		function indexLines({ changes, directory }, { objectFormat }) {
			let prefix = directory === path.hK ? "" : `${directory}/`;
			let none = "0".repeat(objectFormat === "sha1" ? 40 : 64);
			let removals = changes.filter(({ kind }) => kind === "delete").map(({ path }) => `0 ${none}\t${prefix}${path}\0`);
			let additions = changes.flatMap((change) => change.kind === "create" || change.kind === "update" ? [`${change.mode} ${(0, git_object.z)(change.after, objectFormat)}\t${prefix}${change.path}\0`] : []);
			return Buffer.from([...removals, ...additions].join(""));
		}
		function once(make) {
			let made;
			return () => {
				made ??= make();
				return made;
			};
		}
		function baseMissing(base) {
			return (0, tool_error.$4)("stale", `The commit ${base} that the plan was made on is not in this repository`, "Fetch that commit, or make the plan anew.");
		}
		function otherTree(planned, found) {
			return (0, tool_error.$4)("plan_tampered", `The plan comes to the tree ${found}, not to ${planned ?? "none"}`, "Make the plan anew.");
		}
		async function completePlan(content, changes, tools) {
			let planned = {
				...content,
				changes: changes.map(plan.p8)
			};
			if (tools === void 0) return (0, result.k)(loaded({
				plan: {
					...planned,
					digest: (0, plan_digest.G)(planned)
				},
				changes
			}, void 0));
			let seal = await openSeal({
				...tools,
				base: content.base.commit,
				directory: content.base.directory,
				changes,
				contents: "named"
			});
			if (!seal.ok) return seal;
			let complete = {
				...planned,
				tree: seal.value.tree
			};
			return commitPlan(seal.value, {
				plan: {
					...complete,
					digest: (0, plan_digest.G)(complete)
				},
				changes
			});
		}
		async function loadPlan(store, digest, tools) {
			let stored = await (0, plan_store.Td)(store, digest);
			if (!stored.ok) return stored;
			let { plan, changes } = stored.value;
			if (plan.tree === void 0) return (0, result.k)(loaded(stored.value, void 0));
			if (tools === void 0) return (0, result.V)(notInGit(digest));
			let seal = await openSeal({
				...tools,
				base: plan.base.commit,
				directory: plan.base.directory,
				changes,
				contents: "named"
			});
			return seal.ok ? commitPlan(seal.value, stored.value) : seal;
		}
		async function commitPlan(seal, stored) {
			let commit = await seal.commit(stored.plan);
			if (commit.ok) return (0, result.k)(loaded(stored, {
				gitDirectory: seal.gitDirectory,
				tree: seal.tree,
				store: seal.store,
				commit: commit.value
			}, seal));
			await seal[Symbol.asyncDispose]();
			return commit;
		}
		function loaded({ plan, changes }, sealed, seal) {
			return {
				plan,
				changes,
				sealed,
				[Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]()
			};
		}
		function notInGit(digest) {
			return (0, tool_error.$4)("stale", `The plan ${digest} was made in a git repository, and here is none`, "Go to that repository, or make the plan anew.");
		}
	}),
	49610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => homeFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _model_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17171);
		var _system_real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		var _system_real_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93078);
		var _recipe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3546);
		function homeFolder(folder) {
			let real = _system_real_disk_js__WEBPACK_IMPORTED_MODULE_3__.Ur.realPath(folder);
			if (!real.ok) return folder;
			let top = (0, _system_real_git_js__WEBPACK_IMPORTED_MODULE_4__.Z)(real.value)?.workTree;
			if (top === void 0 || top === real.value) return folder;
			return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(real.value) !== ".github" && OWN.some((name) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(real.value, name))) ? folder : top;
		}
		let OWN = [
			_model_config_js__WEBPACK_IMPORTED_MODULE_2__.g2,
			".github/sous.yaml",
			..._recipe_files_js__WEBPACK_IMPORTED_MODULE_5__.r9
		];
	}),
	6276: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => landLoaded });
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var landing_lock = __webpack_require__(30991);
		var plan_store_folders = __webpack_require__(84451);
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
				directory = (0, plan_store_folders.yu)(directory.value, name);
			}
			if (!directory.ok) {
				closeAll();
				return (0, result.V)((0, disk_errors.YL)(directory.error, path, "write"));
			}
			opened.push(directory.value);
			let lock = (0, landing_lock.H)(directory.value, disk, path);
			if (!lock.ok) {
				closeAll();
				return lock;
			}
			let { release } = lock.value;
			return (0, result.k)({ release() {
				release();
				opened[1]?.removeDirectory("commit");
				opened[0]?.removeDirectory("sous");
				closeAll();
			} });
		}
		var land_on_disk = __webpack_require__(79906);
		var tree_state = __webpack_require__(47996);
		var plan_base = __webpack_require__(37633);
		async function landPlan(request) {
			let { plan, changes, tree, git, place } = request;
			let waiting = refuseGated(plan);
			if (waiting !== void 0) return (0, result.V)(waiting);
			let state = await (0, tree_state.N)(tree, changes);
			if (!state.ok) return state;
			if (state.value === "landed") return (0, result.k)("already_applied");
			let now = await (0, plan_base.w)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let moved = refuseMoved(plan.base, now.value);
			if (moved !== void 0) return (0, result.V)(moved);
			let landed = await (0, land_on_disk.landOnDisk)({
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
			if (planned.directory !== now.directory) return stale(`The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`);
			if (planned.commit === now.commit) return;
			return stale(`The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`);
		}
		function commitName({ commit }) {
			return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
		}
		function stale(message) {
			return (0, tool_error.$4)("stale", message, "Nothing was written. Preview again on what is there now.");
		}
		var bytes = __webpack_require__(7682);
		var git_object = __webpack_require__(19573);
		var path = __webpack_require__(59986);
		var wording = __webpack_require__(60493);
		var clean_repository = __webpack_require__(73458);
		var scratch_errors = __webpack_require__(15924);
		var commit_text = __webpack_require__(60353);
		class PlanRepository {
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
					...input && { input }
				});
				return output.ok ? output : (0, result.V)((0, scratch_errors.gk)(action, output.error));
			}
			async resolve(ref) {
				let found = await this.run([
					"rev-parse",
					"--verify",
					"--quiet",
					`${ref}^{commit}`
				], "look for the branch");
				return found.ok ? (0, clean_repository.D4)(found.value).trim() : void 0;
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
				for (let entry of listed.ok ? (0, clean_repository.D4)(listed.value).split("\0") : []) {
					let [, commit, tree, parents, ...message] = entry.trimStart().split("\n");
					if (message.includes(`${commit_text.c}: ${plan.digest}`) && tree === plan.tree && parents === (plan.base.commit ?? "")) return commit;
				}
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
					gitDirectory: sealed.gitDirectory,
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
				if (!packed.ok) return (0, result.V)((0, scratch_errors.gk)("pack the plan", packed.error));
				let unpacked = await this.run(["unpack-objects", "-q"], "bring the plan into the repository", packed.value);
				if (!unpacked.ok) return unpacked;
				let text = (0, commit_text.tT)({
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
				return written.ok ? (0, result.k)((0, clean_repository.D4)(written.value).trim()) : written;
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
			async refuseUncommitted(plan, changes) {
				let committed = await this.#entriesOf(plan.base.commit);
				let staged = await this.#entries([
					"ls-files",
					"-z",
					"--stage",
					"--full-name"
				]);
				if (!committed.ok) return committed.error;
				if (!staged.ok) return staged.error;
				let dirty = changes.filter((change) => {
					if (change.kind === "create_directory") return !1;
					let at = prefixOf(plan) + change.path;
					let [inCommit, inIndex] = [committed.value.get(at), staged.value.get(at)];
					let { before, after } = versionsOf(change, nothing(plan).length);
					return inCommit !== before || inIndex !== before && inIndex !== after;
				});
				if (dirty.length === 0) return;
				let converted = dirty.filter((change) => isConverted(change, committed.value.get(prefixOf(plan) + change.path)));
				return converted.length === dirty.length ? otherLineEndings(converted) : uncommitted(dirty);
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
				if (moved.ok) return (0, result.k)(void 0);
				await this.#index(plan, changes, "before");
				return moved;
			}
			#index(plan, changes, side) {
				let none = `0 ${nothing(plan)}`;
				let sorted = changes.flatMap((change) => {
					if (change.kind === "create_directory") return [];
					return [`${versionsOf(change, nothing(plan).length)[side] ?? none}\t${prefixOf(plan)}${change.path}\0`];
				}).toSorted((a, b) => Number(!a.startsWith("0 ")) - Number(!b.startsWith("0 ")));
				return this.run([
					"update-index",
					"-z",
					"--index-info"
				], "update the index", Buffer.from(sorted.join("")));
			}
			#entriesOf(commit) {
				return commit === void 0 ? Promise.resolve((0, result.k)(new Map())) : this.#entries([
					"ls-tree",
					"-r",
					"-z",
					"--full-tree",
					commit
				]);
			}
			async #entries(args) {
				let listed = await this.run(args, "compare with what is committed");
				if (!listed.ok) return listed;
				let entries = (0, clean_repository.D4)(listed.value).split("\0").flatMap((line) => {
					let [, mode, id, path] = /^(\d+) (?:blob |commit )?([0-9a-f]+)(?: \d)?\t(.*)$/s.exec(line) ?? [];
					return path === void 0 ? [] : [[path, `${mode} ${id}`]];
				});
				return (0, result.k)(new Map(entries));
			}
		}
		function versionsOf(change, idLength) {
			let format = idLength === 64 ? "sha256" : "sha1";
			let idOf = (bytes) => (0, git_object.z)(bytes, format);
			return {
				before: change.kind === "create" ? void 0 : `${change.modeBefore} ${idOf(change.before)}`,
				after: change.kind === "delete" ? void 0 : `${change.mode} ${idOf(change.after)}`
			};
		}
		function isConverted(change, inCommit) {
			if (!("before" in change) || inCommit === void 0) return !1;
			let kept = Buffer.from((0, bytes.bS)(change.before).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
			return versionsOf({
				...change,
				before: kept
			}, inCommit.length - 7).before === inCommit;
		}
		function nothing({ tree }) {
			return "0".repeat(tree?.length ?? 40);
		}
		function prefixOf({ base: { directory } }) {
			return directory === path.hK ? "" : `${directory}/`;
		}
		function reason({ message }) {
			return `sous: ${message.split("\n", 1)[0]}`;
		}
		function namesOf(changes) {
			return (0, wording.Kf)(changes.map(({ path }) => path), 10);
		}
		function otherLineEndings(changes) {
			return (0, tool_error.$4)("stale", `Git keeps ${namesOf(changes)} with other line endings than the working tree has`, "Nothing was written. Land without --commit, and let git commit the files: it converts them as it is configured to.");
		}
		function uncommitted(changes) {
			return (0, tool_error.$4)("stale", `There are changes that are not committed in ${namesOf(changes)}`, "Nothing was written. Commit or stash them and preview again, or land without --commit.");
		}
		var reverse_changes = __webpack_require__(30456);
		async function commitPlan(request) {
			let { plan, sealed, tree, branch } = request;
			let waiting = refuseGated(plan);
			if (waiting !== void 0) return (0, result.V)(waiting);
			if (sealed === void 0 || tree.repository === void 0) return (0, result.V)(notInGit());
			let repository = new PlanRepository(request.git, tree.repository);
			let ref = branch === void 0 ? "HEAD" : `refs/heads/${branch}`;
			if (!(branch === void 0 ? (0, result.k)(void 0) : await repository.run(["check-ref-format", ref], "name the branch")).ok) return (0, result.V)(badBranch(branch ?? ""));
			if (branch !== void 0) return commitOnBranch(request, sealed, {
				repository,
				ref
			});
			let { gitDirectory = tree.repository.gitDirectory, disk } = request.place;
			let lock = takeCommitLock(gitDirectory, disk);
			if (!lock.ok) return lock;
			try {
				return await commitHere(request, sealed, {
					repository,
					ref
				});
			} finally {
				lock.value.release();
			}
		}
		async function commitOnBranch(request, sealed, { repository, ref }) {
			let earlier = await repository.findCommit(ref, request.plan);
			if (earlier !== void 0) return (0, result.k)({
				kind: "already_applied",
				commit: earlier,
				ref
			});
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let made = await repository.makeBranch(request.plan, ref, commit.value);
			if (made.ok) return (0, result.k)({
				kind: "landed",
				commit: commit.value,
				ref
			});
			return await repository.resolve(ref) === void 0 ? made : (0, result.V)(branchExists(request.branch ?? ""));
		}
		async function commitHere(request, sealed, { repository, ref }) {
			let { plan, changes, tree, git, place } = request;
			let earlier = await repository.findCommit(ref, plan);
			if (earlier !== void 0) return (0, result.k)({
				kind: "already_applied",
				commit: earlier,
				ref
			});
			let now = await (0, plan_base.w)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let refusal = refuseMoved(plan.base, now.value) ?? await repository.refuseUncommitted(plan, changes);
			if (refusal !== void 0) return (0, result.V)(refusal);
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let landed = await landPlan(request);
			if (!landed.ok) return landed;
			let recorded = await repository.record(plan, changes, commit.value);
			if (recorded.ok) return (0, result.k)({
				kind: "landed",
				commit: commit.value,
				ref: now.value.ref ?? "HEAD"
			});
			let restored = landed.value === "landed" ? await (0, land_on_disk.landOnDisk)({
				...place,
				changes: (0, reverse_changes.k)(changes)
			}) : (0, result.k)(void 0);
			if (!restored.ok) return (0, result.V)(notTakenBack(recorded.error, restored.error));
			let moved = await (0, plan_base.w)(git, tree.repository, place.folder);
			return (0, result.V)((moved.ok ? refuseMoved(plan.base, moved.value) : void 0) ?? recorded.error);
		}
		function notTakenBack({ code, message }, unrestored) {
			let text = `${message}. The files were written and could not be taken back: ${unrestored.message}`;
			return (0, tool_error.$4)(code, text, "Look at them with 'git status'; the commit was not made.");
		}
		function notInGit() {
			return (0, tool_error.$4)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch.");
		}
		function badBranch(branch) {
			return (0, tool_error.$4)("invalid_arguments", `'${branch}' is no name for a branch`, "Use letters, digits, dashes and slashes.");
		}
		function branchExists(branch) {
			return (0, tool_error.$4)("already_exists", `There is a branch '${branch}' already`, "Nothing was written. Name another branch.");
		}
		var external_node_child_process_ = __webpack_require__(31421);
		var system_programs = __webpack_require__(14292);
		let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|USERPROFILE|APPDATA)$/;
		async function gitIdentity({ tree, programs }, { env }) {
			let program = (0, system_programs.Kp)("git", programs);
			let { repository } = tree;
			if (program === void 0 || repository === void 0) return (0, result.V)((0, tool_error.$4)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch."));
			let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
			let text = await new Promise((resolve) => {
				let args = [
					`--git-dir=${repository.gitDirectory}`,
					"-c",
					"core.fsmonitor=false",
					"var",
					"GIT_COMMITTER_IDENT"
				];
				(0, external_node_child_process_.execFile)(program, args, {
					cwd: repository.workTree,
					env: {
						...own,
						PATH: programs.path,
						LC_ALL: "C"
					},
					timeout: 1e4
				}, (error, out, err) => resolve(error === null ? (0, result.k)(out) : (0, result.V)(err.trim())));
			});
			let [, person, time] = text.ok ? /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text.value) ?? [] : [];
			if (person !== void 0 && time !== void 0) return (0, result.k)({
				person,
				time
			});
			return (0, result.V)((0, tool_error.$4)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com"));
		}
		var progress = __webpack_require__(9441);
		async function landLoaded(request) {
			let { loaded, place, options, opened, invocation } = request;
			let { plan, changes, sealed } = loaded;
			let line = new progress.g(invocation.console, "landing");
			let landing = {
				plan,
				changes,
				...place.landing,
				progress: line.update.bind(line)
			};
			try {
				if (!options.commit && options.branch === void 0) {
					let landed = await landPlan(landing);
					return landed.ok ? (0, result.k)({ reason: landed.value }) : landed;
				}
				let signature = await gitIdentity(opened, invocation);
				if (!signature.ok) return signature;
				let committed = await commitPlan({
					...landing,
					...signature.value,
					sealed,
					...options.branch !== void 0 && { branch: options.branch }
				});
				if (!committed.ok) return committed;
				let { kind, commit, ref } = committed.value;
				let detail = `${commit.slice(0, 12)} on ${ref.replace(/^refs\/heads\//, "")}`;
				return (0, result.k)({
					reason: kind === "landed" ? "committed" : "already_applied",
					commit,
					detail
				});
			} finally {
				line.end();
			}
		}
	}),
	78509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { landingPlace: () => landingPlace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _system_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14292);
		var _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9542);
		function landingPlace({ tree, programs }) {
			let root = tree.folder;
			let gitDirectory = tree.repository?.gitDirectory;
			let syncProgram = process.platform === "linux" ? (0, _system_programs_js__WEBPACK_IMPORTED_MODULE_1__.Kp)("sync", programs) : void 0;
			return {
				folder: root,
				gitDirectory: gitDirectory === void 0 ? void 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(gitDirectory),
				disk: (0, _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_2__.r)(syncProgram === void 0 ? {} : { syncProgram })
			};
		}
	}),
	71951: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SA: () => makeRun,
			EA: () => sealToolsFor
		});
		var external_node_os_ = __webpack_require__(48161);
		var model_result = __webpack_require__(97424);
		var plan = __webpack_require__(39138);
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: plan.jk,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(plan.p8)
			};
		}
		async function withDeadline(above, { ms, waiting }, work) {
			if (ms === void 0) return work({
				signal: above,
				isOver: !1
			});
			let stop = new AbortController();
			let isOver = !1;
			let pass = () => stop.abort(above.reason);
			above.aborted && pass();
			above.addEventListener("abort", pass);
			let waitedBefore = waiting.ms;
			let end = () => {
				let waited = waiting.ms - waitedBefore;
				waitedBefore += waited;
				if (waited > 0) timer = setTimeout(end, waited);
				else {
					isOver = !above.aborted;
					stop.abort();
				}
			};
			let timer = setTimeout(end, ms);
			try {
				return await work({
					signal: stop.signal,
					get isOver() {
						return isOver;
					}
				});
			} finally {
				clearTimeout(timer);
				above.removeEventListener("abort", pass);
			}
		}
		var byte_order = __webpack_require__(60474);
		class PlanLayers {
			#layers;
			constructor(base) {
				this.#layers = [base];
			}
			get top() {
				let top = this.#layers.at(-1);
				if (top === void 0) throw Error("The lowest layer was taken away.");
				return top;
			}
			push() {
				let layer = this.top.fork();
				this.#layers.push(layer);
				return layer;
			}
			drop() {
				this.#layers.pop();
			}
			async merge() {
				let changes = await this.top.changes();
				this.drop();
				await mergeInto(this.top, changes);
			}
			get folder() {
				return this.top.folder;
			}
			async changes() {
				let net = new Map();
				for (let layer of this.#layers) for (let change of await layer.changes()) {
					let both = combine(net.get(change.path), change);
					both === void 0 ? net.delete(change.path) : net.set(change.path, both);
				}
				return [...net.values()].sort((a, b) => (0, byte_order.X)(a.path, b.path));
			}
			files = () => this.top.files();
			batches = () => this.top.batches();
			entry = (path) => this.top.entry(path);
			read = (path, limit) => this.top.read(path, limit);
			directory = (path) => this.top.directory(path);
			staged = (path) => this.top.staged(path);
			stage = (path, bytes, options) => this.top.stage(path, bytes, options);
			remove = (path) => this.top.remove(path);
			makeDirectory = (path) => this.top.makeDirectory(path);
			footprint = () => this.top.footprint();
			fork = () => this.top.fork();
			seal = () => this.top.seal();
		}
		async function mergeInto(workspace, changes) {
			for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
			for (let change of changes) {
				change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
				change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
				if (change.kind === "update") {
					let { path, before, modeBefore, after, mode, edits } = change;
					mustSucceed(await workspace.stage(path, after, {
						mode,
						from: {
							bytes: before,
							mode: modeBefore
						},
						...edits && { edits }
					}));
				}
			}
		}
		function mustSucceed(result) {
			if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
		}
		function combine(first, second) {
			if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
			let { path } = second;
			if (first.kind === "create") {
				if (second.kind === "delete") return;
				return {
					kind: "create",
					path,
					after: second.after,
					mode: second.mode
				};
			}
			let { before, modeBefore } = first;
			if (second.kind === "delete") return {
				kind: "delete",
				path,
				before,
				modeBefore
			};
			let { after, mode } = second;
			if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
			return {
				kind: "update",
				path,
				before,
				modeBefore,
				after,
				mode
			};
		}
		var config = __webpack_require__(17171);
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		var check_recipe_calls = __webpack_require__(26665);
		let DEFAULT_PLAN_LIMITS = {
			steps: config.kj.steps,
			items: 2e3,
			calls: 1e4,
			files: config.kj.files,
			bytes: config.kj.bytes,
			wallMs: config.kj.seconds * 1e3
		};
		function lowerLimits(limits, { steps, files, bytes, seconds }) {
			return {
				...limits,
				steps: Math.min(limits.steps, steps ?? limits.steps),
				files: Math.min(limits.files, files ?? limits.files),
				bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
				wallMs: Math.min(limits.wallMs, seconds === void 0 ? limits.wallMs : seconds * 1e3)
			};
		}
		function surveyRecipe(recipe, library, limits) {
			let includes = new Map();
			let count = 0;
			let visit = (current, depth, from) => {
				for (let step of [...current.steps, ...current.verify]) {
					let at = from ?? step.at;
					if (++count > limits.steps) return {
						at,
						error: limitError(`More than ${(0, wording.pq)(limits.steps, "step")}, with those of the recipes that are called`)
					};
					if (step.call.kind === "tool") continue;
					let called = library.find(step.call.recipe);
					if (called === void 0) return {
						at: step.call.at,
						error: unknownRecipe(step.call.recipe)
					};
					if (depth >= check_recipe_calls.I) return {
						at,
						error: limitError(`Recipes call recipes more than ${check_recipe_calls.I} deep`)
					};
					includes.set(called.source.path, {
						path: called.source.path,
						digest: called.source.digest
					});
					let fault = visit(called, depth + 1, at);
					if (fault !== void 0) return fault;
				}
			};
			let fault = visit(recipe, 0, void 0);
			return fault === void 0 ? (0, model_result.k)([...includes.values()]) : (0, model_result.V)(fault);
		}
		class PlanBudget {
			#limits;
			#sizes = new Map();
			#bytes = 0;
			#calls = 0;
			constructor(limits) {
				this.#limits = limits;
			}
			countCall() {
				return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, wording.pq)(this.#limits.calls, "call")} of tools`) : void 0;
			}
			countChanges(changes) {
				for (let change of changes) {
					let size = "after" in change ? change.after.length : 0;
					this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
					this.#sizes.set(change.path, size);
				}
				let { files, bytes } = this.#limits;
				if (this.#sizes.size > files) return limitError(`More than ${(0, wording.pq)(files, "file")} would change`);
				return this.#bytes > bytes ? limitError(`More than ${(0, wording.lP)(bytes)} would be written`) : void 0;
			}
		}
		function limitError(message) {
			return (0, tool_error.$4)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
		}
		function unknownRecipe(name) {
			return (0, tool_error.$4)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list' for all of them.");
		}
		var dist = __webpack_require__(32339);
		var result = __webpack_require__(96856);
		var ast = __webpack_require__(12049);
		var filtered_array = __webpack_require__(70588);
		var did_you_mean = __webpack_require__(9726);
		var model_path = __webpack_require__(59986);
		class PlainDictionary extends dist.p.bT {
			plain;
			#folded;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(key) {
				let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
				return name === void 0 ? void 0 : toData(this.plain[name]);
			}
			values() {
				return Object.values(this.plain).map(toData);
			}
			pairs() {
				return Object.entries(this.plain).map(([key, value]) => ({
					key,
					value: toData(value)
				}));
			}
			#fold() {
				this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
				return this.#folded;
			}
		}
		class PlainArray extends dist.p.O3 {
			plain;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(index) {
				return toData(this.plain[index]);
			}
			values() {
				return this.plain.map(toData);
			}
		}
		function toData(value) {
			if (typeof value == "string") return new dist.p.uQ(value);
			if (typeof value == "number") return new dist.p.Q9(value);
			if (typeof value == "boolean") return new dist.p.bo(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new dist.p.Uv();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof dist.p.O3) return value.values().map(fromData);
			if (value instanceof dist.p.bT) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof dist.p.Uv ? null : value.value;
		}
		function namesIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		var text_functions = __webpack_require__(91979);
		class EvaluationError extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		}
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		class StrictEvaluator extends dist.oi {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new dist.p.bT(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof ast.FE ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new ast.p_(asLiteral(whole), key));
				if (key instanceof ast.uS && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof dist.p.uQ && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		}
		function asLiteral(value) {
			return new ast.uS(value, NO_TOKEN);
		}
		let NO_TOKEN = {
			type: 0,
			lexeme: "",
			range: {
				start: {
					line: 0,
					column: 0
				},
				end: {
					line: 0,
					column: 0
				}
			}
		};
		function isMissing(whole, key) {
			if (whole instanceof dist.p.bT) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof filtered_array.T) return !1;
			if (!(whole instanceof dist.p.O3)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, model_path.Kg)(key.coerceString());
			if (whole instanceof dist.p.O3) {
				let message = `There is no '${name}' in a list of ${whole.values().length}`;
				return new EvaluationError("unknown_name", message, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			}
			let names = namesIn(whole);
			let near = (0, did_you_mean.a)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(model_path.Kg).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, model_path.Kg)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			...text_functions.g.map((definition) => [definition.name.toLowerCase(), definition]),
			["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text.coerceString()))
			}],
			["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new dist.p.uQ(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, model_path.Kg)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		var expression_parser = __webpack_require__(31360);
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, result.me)(evaluateSource(source, contexts)));
		}
		class Stopped extends Error {
			diagnostic;
			constructor(source, finding) {
				super(finding.message);
				let { code, message, suggestion } = finding;
				this.diagnostic = {
					severity: "error",
					code,
					message,
					suggestion,
					at: source.at
				};
			}
		}
		function guarded(run) {
			try {
				return (0, model_result.k)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, model_result.V)(error.diagnostic);
				throw error;
			}
		}
		function evaluateValue(value, contexts) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "list": return value.items.map((item) => evaluateValue(item, contexts));
				case "map": {
					let plain = Object.create(null);
					for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
					return plain;
				}
				case "template": {
					let [only, ...others] = value.parts;
					if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
					return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
				}
			}
		}
		function asText(source, value) {
			if (value.primitive) return value.coerceString();
			let what = value instanceof dist.p.O3 ? "a list" : "a map";
			throw new Stopped(source, {
				code: "not_text",
				message: `${what} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, expression_parser.YK)(source.text);
				if (!result.ok) throw new Stopped(source, result.error);
				expression = result.value;
				parsed.set(source, expression);
			}
			try {
				return evaluate(expression, contexts);
			} catch (error) {
				throw new Stopped(source, findingOf(error));
			}
		}
		function findingOf(error) {
			for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
			return {
				code: "expression_failed",
				message: error instanceof Error ? error.message : String(error),
				suggestion: "Check the values that the expression is given."
			};
		}
		var resolve_inputs = __webpack_require__(15770);
		var glob = __webpack_require__(70888);
		class PermissionGuard {
			#recipe;
			#caller;
			#fetchHosts;
			#write;
			#touched = new Set();
			constructor(recipe, { caller, fetchHosts } = {}) {
				let write = (0, glob.nS)(recipe.permissions.write);
				if (!write.ok) throw Error(`A recipe was read with a glob that is none: ${write.error.message}`);
				this.#recipe = recipe;
				this.#caller = caller;
				this.#fetchHosts = fetchHosts;
				this.#write = write.value;
			}
			refuseCall({ tool, args }) {
				if (tool.effect !== "external") return;
				if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
					tool,
					args
				});
				let { command, url } = args;
				if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, model_path.Kg)(command)}'`, command);
				if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
					let refusal = this.#refuseHosts([new URL(url).hostname]);
					if (refusal !== void 0) return refusal;
				}
				return this.#caller?.refuseCall({
					tool,
					args
				});
			}
			#refuseHosts(hosts) {
				for (let host of hosts) {
					if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, model_path.Kg)(host)}`, host);
					if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
				}
			}
			mayReach(host) {
				return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
			}
			refuseChanges(changes) {
				let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
				if (outside !== void 0) return this.#refuse("write", `may not change '${(0, model_path.Kg)(outside.path)}'`, outside.path);
				for (let { path } of changes) this.#touched.add(path);
				let { maxFiles } = this.#permissions;
				if (this.#touched.size > maxFiles) return (0, tool_error.$4)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, wording.pq)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
				return this.#caller?.refuseChanges(changes);
			}
			get #permissions() {
				return this.#recipe.permissions;
			}
			get #place() {
				let { at, source } = {
					at: this.#permissions.at,
					source: this.#recipe.source
				};
				return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
			}
			#refuse(key, what, value) {
				let quoted = quote(key === "write" ? value.replace(/[*?[\]{}]|^!/g, "\\$&") : value);
				let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
				return (0, tool_error.$4)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
			}
		}
		function refuseHost(host) {
			let message = `${config.g2} does not let recipes fetch from ${(0, model_path.Kg)(host)}`;
			return (0, tool_error.$4)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${config.g2}, if they should.`);
		}
		function isParent({ kind, path }, changes) {
			return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
		}
		function quote(value) {
			return (0, model_path.O8)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, model_path.O8)(JSON.stringify(value));
		}
		var digest = __webpack_require__(63717);
		var schema_shape = __webpack_require__(91524);
		let NOTHING = {
			number: 0,
			list: [],
			boolean: !1,
			text: "",
			record: {},
			object: {}
		};
		function emptyOutputs(tool) {
			let shape = Object.entries(tool.outputs().shape);
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, schema_shape.I)(schema)]])));
		}
		function joinOutputs(empty, items) {
			let joined = Object.create(null);
			let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
			for (let name of names) {
				let values = items.map((item) => item[name]);
				let sample = empty[name] ?? values[0];
				typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
			}
			joined.items = items;
			return joined;
		}
		function findBroken(expectations, outputs) {
			for (let expectation of expectations) {
				let { output, operator, number } = expectation;
				let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
				let found = Array.isArray(value) ? value.length : value;
				if (typeof found == "number" && COMPARE[operator](found, number)) continue;
				let message = `Expected ${output} ${operator} ${number}, but there is ${typeof found == "number" ? String(found) : "no number"}`;
				return {
					expectation,
					error: (0, tool_error.$4)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		let COMPARE = {
			"==": (a, b) => a === b,
			"!=": (a, b) => a !== b,
			"<": (a, b) => a < b,
			"<=": (a, b) => a <= b,
			">": (a, b) => a > b,
			">=": (a, b) => a >= b
		};
		function evidenceOf({ tool, args }, outputs) {
			if (tool.effect !== "external") return;
			let { command, url } = args;
			let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
			if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
				kind: "fetch",
				url: finalUrl,
				finalUrl,
				status,
				sha256: String(hash)
			};
			if (typeof command == "string" && typeof exitCode == "number") return {
				kind: "command",
				command,
				exitCode,
				sha256: (0, digest.sc)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		var run_call = __webpack_require__(89361);
		let KNOWN_LATER = {
			kind: "needs_approval",
			reason: "known after approval"
		};
		let READING = {
			kind: "allow",
			rule: "nothing was called"
		};
		async function callTool(tool, args, site, run) {
			let { layers, request } = run;
			tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
			let over = findOver(site, run) ?? finalError(run.budget.countCall());
			if (over !== void 0) return fail(site, run, over);
			let end = await runAndCheck({
				tool,
				args,
				context: {
					...request.context,
					workspace: layers.push(),
					http: { send: (sent) => request.context.http.send({
						...sent,
						mayReach: (host) => site.guard.mayReach(host)
					}) },
					scratch: run.scratch,
					signal: site.deadline.signal
				},
				rules: request.rules,
				root: request.root,
				approver: request.approver,
				emit(event) {
					event.kind === "progress" && request.emit({
						...event,
						step: site.place
					});
					event.kind === "approval_checked" && request.emit({
						...event,
						step: site.place
					});
				}
			}, site, run);
			end.kind === "ran" ? await layers.merge() : layers.drop();
			return end;
		}
		async function runAndCheck(callRequest, site, run) {
			let { tool, args } = callRequest;
			let decided = (0, run_call.f)(callRequest);
			if (!decided.ok) return fail(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return fail(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await (0, run_call.u)({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return fail(site, run, {
				...findOver(site, run) ?? {
					error: result.error,
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(changes, outputs, site, run);
			if (problem !== void 0) return fail(site, run, {
				...problem,
				...decided.value,
				durationMs
			});
			let evidence = evidenceOf(call, outputs);
			evidence !== void 0 && run.evidence.push(evidence);
			let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
				kind: "allow",
				rule: "approved when asked"
			} : decision;
			record(site, run, {
				outcome: ranOutcome(result),
				call,
				decision: approved,
				changes,
				outputs,
				durationMs
			});
			return {
				kind: "ran",
				outputs
			};
			function refused(error) {
				return fail(site, run, {
					error,
					isFinal: !0,
					call,
					decision
				});
			}
		}
		function withTimeOf({ timeoutSeconds }, args) {
			if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
			return {
				...args,
				complete: {
					...args.complete,
					timeout_seconds: Math.min(timeoutSeconds, 300)
				}
			};
		}
		function findProblem(changes, outputs, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let broken = findBroken(site.step.expect, outputs);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, tool_error.$4)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError(limitError(`The plan took longer than ${(0, wording.pq)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, tool_error.$4)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, wording.pq)(step.timeoutSeconds, "second");
			return { error: (0, tool_error.$4)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function fail(site, run, fault) {
			let { error, isFinal = !1, at = site.step.at } = fault;
			let { code, message, suggestion } = error;
			record(site, run, {
				...fault,
				outcome: {
					kind: "failed",
					code,
					message,
					suggestion
				}
			});
			return {
				kind: "failed",
				isFinal,
				failure: {
					label: site.label,
					at,
					error
				}
			};
		}
		function gate({ call, decision }, site, run) {
			record(site, run, {
				outcome: {
					kind: "deferred",
					because: "external"
				},
				call,
				decision
			});
			let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} acts outside the workspace`;
			return {
				kind: "gated",
				gate: {
					label: site.label,
					at: site.step.at,
					call,
					reason
				}
			};
		}
		function ranOutcome({ output, warnings, filesAffected }) {
			return {
				kind: "ran",
				output,
				warnings,
				filesAffected
			};
		}
		function record({ step, label, place }, run, made) {
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, durationMs = 0 } = made;
			let planned = {
				label,
				tool: call?.tool.name ?? place.calls,
				args: call?.args ?? {},
				decision,
				outcome,
				at: step.at
			};
			run.calls.push({
				planned,
				step,
				changes,
				outputs,
				durationMs
			});
		}
		class StepRunner {
			#run;
			#site;
			#contexts;
			#callRecipe;
			constructor(run, site, contexts, callRecipe) {
				this.#run = run;
				this.#site = site;
				this.#contexts = contexts;
				this.#callRecipe = callRecipe;
			}
			async runAll() {
				let { step } = this.#site;
				let target = await this.#findTarget();
				let empty = target.kind === "tool" ? emptyOutputs(target.tool) : noOutputs(target.recipe);
				let items = this.#findItems();
				if (!items.ok) {
					let stop = fail(this.#site, this.#run, items.error);
					return {
						ending: "failure",
						outputs: empty,
						...!isPassedOver(stop, step) && { stop }
					};
				}
				let total = items.value.length;
				total === 0 && record(this.#site, this.#run, { outcome: {
					kind: "skipped",
					condition: "for-each has no items"
				} });
				let gathered = [];
				let ending = "skipped";
				for (let [index, item] of items.value.entries()) {
					let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index);
					step.forEach !== void 0 && this.#tellProgress(index + 1, total);
					if (end.kind === "skipped") continue;
					if (end.kind === "ran") {
						gathered.push(end.outputs);
						ending === "skipped" && (ending = "success");
					} else if (isPassedOver(end, step)) ending = "failure";
					else {
						end.kind === "gated" && this.#deferRest(total - index - 1);
						return {
							ending: end.kind === "gated" ? "deferred" : "failure",
							outputs: empty,
							stop: end
						};
					}
				}
				return {
					ending,
					outputs: step.forEach === void 0 ? gathered[0] ?? empty : joinOutputs(empty, gathered)
				};
			}
			#runItem(target, item, index) {
				let label = `${this.#site.label} (${describeItem(item, index)})`;
				return this.#runOne(target, {
					...this.#site,
					label
				}, {
					...this.#contexts,
					item,
					index
				});
			}
			async #runOne(target, site, contexts) {
				let [{ step }, run] = [site, this.#run];
				if (step.if !== void 0) {
					let holds = evaluateCondition(step.if, contexts);
					if (!holds.ok) return fail(site, run, faultOf(holds.error));
					if (!holds.value) {
						record(site, run, { outcome: {
							kind: "skipped",
							condition: step.if.text
						} });
						return { kind: "skipped" };
					}
				}
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) return fail(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : fail(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, model_result.k)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, model_result.V)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, model_result.V)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, model_result.k)(evaluated.value);
				let error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, model_result.V)({
					error,
					at: forEach.at,
					isFinal: !0
				});
			}
			#tellProgress(done, total) {
				this.#run.request.emit({
					kind: "progress",
					step: this.#site.place,
					progress: {
						done,
						total,
						unit: "items"
					}
				});
			}
			#deferRest(count) {
				if (count === 0) return;
				let label = `${this.#site.label} (${count} more)`;
				record({
					...this.#site,
					label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
			}
			async #findTarget() {
				let { findTool, library } = this.#run.request;
				let { call } = this.#site.step;
				if (call.kind === "tool") {
					let tool = await findTool(call.tool);
					if (tool === void 0) throw Error(`A recipe was read with a tool that is none: ${call.tool}`);
					return {
						kind: "tool",
						tool
					};
				}
				let recipe = library.find(call.recipe);
				if (recipe === void 0) throw Error(`The recipe ${call.recipe} was there before the run, and is gone`);
				return {
					kind: "recipe",
					recipe
				};
			}
		}
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, model_path.Kg)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, tool_error.$4)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, tool_error.$4)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		class RecipeRunner {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new PermissionGuard(recipe, { fetchHosts: request.fetchHosts });
				return this.#runRecipe(recipe, inputs, {
					guard,
					deadline,
					prefix: "",
					depth: 0,
					isVerify: !1
				});
			}
			async #runRecipe(recipe, inputs, surroundings) {
				let steps = Object.create(null);
				let facts = {
					name: recipe.name,
					description: recipe.description,
					path: recipe.source.path
				};
				let contexts = {
					...this.#run.request.contexts,
					inputs,
					steps,
					recipe: facts
				};
				let frame = {
					...surroundings,
					recipe,
					steps,
					contexts
				};
				let stop = await this.#runSteps(recipe.steps, frame, void 0);
				if (stop?.kind === "failed") return stop;
				let verified = await this.#runSteps(recipe.verify, {
					...frame,
					isVerify: !0
				}, stop, "verify ");
				if (verified !== void 0) return verified;
				let outputs = Object.create(null);
				for (let { key, value } of recipe.outputs) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) {
						let { error, at } = faultOf(evaluated.error);
						return {
							kind: "failed",
							isFinal: !1,
							failure: {
								label: `${frame.prefix}outputs.${key}`,
								at,
								error
							}
						};
					}
					outputs[key] = evaluated.value;
				}
				return {
					kind: "ran",
					outputs
				};
			}
			async #runSteps(steps, frame, before, kind = "") {
				let stop = before;
				for (let [index, step] of steps.entries()) {
					let place = {
						label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
						calls: step.call.kind === "tool" ? step.call.tool : `recipe:${step.call.recipe}`,
						number: index + 1,
						total: steps.length,
						isVerify: frame.isVerify,
						depth: frame.depth,
						at: step.at
					};
					stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
					if (stop?.kind === "failed") return stop;
				}
				return stop;
			}
			#defer(step, place) {
				let { calls, request } = this.#run;
				record({
					step,
					place,
					label: place.label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
				request.emit({
					kind: "step_finished",
					step: place,
					ending: "deferred",
					calls: calls.slice(-1),
					durationMs: 0
				});
			}
			async #runStep(step, place, frame) {
				let { calls, request, waiting } = this.#run;
				let { clock } = request.context;
				request.emit({
					kind: "step_started",
					step: place
				});
				let worked = () => clock.elapsed() - waiting.ms;
				let [started, firstCall] = [worked(), calls.length];
				let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
				let { ending, outputs, stop } = await withDeadline(frame.deadline.signal, {
					ms,
					waiting
				}, (deadline) => new StepRunner(this.#run, {
					step,
					place,
					label: place.label,
					guard: frame.guard,
					deadline
				}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
				step.id !== void 0 && (frame.steps[step.id] = {
					outputs,
					outcome: ending
				});
				let durationMs = worked() - started;
				request.emit({
					kind: "step_finished",
					step: place,
					ending,
					calls: calls.slice(firstCall),
					durationMs
				});
				return stop;
			}
			async #callRecipe(frame, recipe, args, site) {
				let { layers, calls } = this.#run;
				let firstCall = calls.length;
				let { step, deadline, label, place } = site;
				let inputs = (0, resolve_inputs.e)(recipe, args);
				if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new PermissionGuard(recipe, { caller: frame.guard }),
					deadline,
					prefix: `${label} / `,
					depth: frame.depth + 1,
					isVerify: place.isVerify
				};
				let end = await this.#runRecipe(recipe, inputs.value, surroundings);
				let broken = end.kind === "ran" ? findBroken(step.expect, end.outputs) : void 0;
				let checked = broken === void 0 ? end : fail(site, this.#run, {
					error: broken.error,
					at: broken.expectation.at
				});
				if (step.continueOnError) {
					if (checked.kind === "failed") {
						layers.drop();
						for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
							...call,
							changes: []
						});
					} else await layers.merge();
				}
				return checked;
			}
		}
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, tool_error.$4)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		class Waiting {
			#clock;
			#ended = 0;
			#since;
			constructor(clock) {
				this.#clock = clock;
			}
			get ms() {
				return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
			}
			around(approver) {
				return {
					ask: async (request) => {
						this.#since = this.#clock.elapsed();
						try {
							return await approver.ask(request);
						} finally {
							this.#ended = this.ms;
							this.#since = void 0;
						}
					},
					remember: (request) => approver.remember(request)
				};
			}
		}
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
		async function planRecipe(request) {
			let { recipe, inputs, emit } = request;
			emit({
				kind: "run_started",
				recipe,
				inputs
			});
			let outcome = await runAll(request);
			if (outcome.kind === "failed") {
				emit({
					kind: "run_failed",
					failure: outcome.failure
				});
				return outcome;
			}
			request.context.workspace.seal();
			emit({
				kind: "plan_ready",
				outcome
			});
			return outcome;
		}
		async function runAll(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { recipe, context, limits } = request;
				let survey = surveyRecipe(recipe, request.library, limits);
				if (!survey.ok) {
					let { at, error } = survey.error;
					return {
						kind: "failed",
						failure: {
							label: recipe.name,
							at,
							error
						},
						calls: [],
						evidence: [],
						includes: []
					};
				}
				let layers = new PlanLayers(context.workspace);
				let scratch = __addDisposableResource(env_1, request.openScratch(layers), !0);
				let waiting = new Waiting(context.clock);
				return await withDeadline(context.signal, {
					ms: limits.wallMs,
					waiting
				}, async (deadline) => {
					let record = {
						calls: [],
						evidence: [],
						sources: new Map()
					};
					let run = {
						request: {
							...request,
							approver: waiting.around(request.approver)
						},
						layers,
						scratch,
						budget: new PlanBudget(limits),
						deadline,
						waiting,
						...record
					};
					let end = await new RecipeRunner(run).start(recipe, request.inputs);
					let known = {
						calls: run.calls,
						evidence: run.evidence,
						includes: [...survey.value, ...run.sources.values()]
					};
					if (end.kind === "failed") return {
						kind: "failed",
						failure: end.failure,
						...known
					};
					let changes = await context.workspace.changes();
					if (end.kind === "gated") return {
						kind: "gated",
						gate: end.gate,
						changes,
						...known
					};
					return {
						kind: "complete",
						outputs: end.outputs,
						changes,
						...known
					};
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		var seal_plan = __webpack_require__(4871);
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, model_result.k)({ outcome });
			let content = planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts);
			let loaded = await (0, seal_plan.P)(content, outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, model_result.k)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		var plan_base = __webpack_require__(37633);
		var system_programs = __webpack_require__(14292);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		function scanFolder(folder, { from, skipped, mayEnter }) {
			let entries = new Map();
			let directories = [];
			let unentered = [];
			let waiting = [...from];
			for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
				directory !== "" && directories.push(directory);
				let names = (0, real_disk.CD)(() => external_node_fs_.readdirSync(external_node_path_.join(folder, directory), { withFileTypes: !0 }));
				if (!names.ok) return (0, model_result.V)({
					...names.error,
					path: directory === "" ? "." : directory
				});
				for (let entry of names.value) {
					let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
					if (skipped.has(name)) continue;
					let isRepository = (0, model_path.G4)(entry.name);
					if (!entry.isDirectory() || isRepository) {
						let looked = (0, real_disk.CD)(() => describe(external_node_path_.join(folder, name), isRepository));
						if (!looked.ok) return (0, model_result.V)({
							...looked.error,
							path: name
						});
						entries.set(name, looked.value);
					} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
				}
			}
			return (0, model_result.k)({
				entries,
				directories,
				unentered
			});
		}
		function describe(file, isRepository) {
			let stats = external_node_fs_.lstatSync(file, {
				bigint: !0,
				throwIfNoEntry: !1
			});
			if (stats === void 0) return {
				kind: "other",
				size: 0,
				mode: "100644",
				mark: "unreachable",
				changedAt: 0n
			};
			return {
				kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
				size: Number(stats.size),
				mode: stats.mode & 64n ? "100755" : "100644",
				mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
				changedAt: stats.ctimeNs
			};
		}
		let NAME = /^sous-scratch-(\d+)-/;
		let { COPYFILE_EXCL, COPYFILE_FICLONE } = external_node_fs_.constants;
		function realScratchDisk(home) {
			let real = (0, real_disk.CD)(() => external_node_fs_.realpathSync.native(home));
			let realHome = real.ok ? real.value : external_node_path_.resolve(home);
			return {
				home: realHome,
				makeFolder: () => (0, real_disk.CD)(() => external_node_fs_.mkdtempSync(external_node_path_.join(realHome, `sous-scratch-${process.pid}-`))),
				makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
				copy: copyAll,
				write: (folder, name, { bytes, mode }) => at(name, () => {
					let parent = external_node_path_.posix.dirname(name);
					parent !== "." && makeDirectory(folder, parent);
					let file = external_node_path_.join(folder, name);
					external_node_fs_.rmSync(file, {
						recursive: !0,
						force: !0
					});
					external_node_fs_.writeFileSync(file, bytes, {
						flag: "wx",
						mode: mode === "100755" ? 511 : 438
					});
				}),
				removeEntry: (folder, name) => at(name, () => {
					isBelowRealDirectories(folder, name) && removeEntry(external_node_path_.join(folder, name));
				}),
				readLink: (link) => (0, real_disk.CD)(() => external_node_fs_.readlinkSync(link)),
				makeLink: (link, target) => (0, real_disk.CD)(() => external_node_fs_.symlinkSync(target, link)),
				scan: scanFolder,
				now: (folder) => (0, real_disk.CD)(() => {
					let clock = external_node_path_.join(folder, "clock");
					external_node_fs_.writeFileSync(clock, "");
					return external_node_fs_.lstatSync(clock, { bigint: !0 }).ctimeNs;
				}),
				removeFolder,
				findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
			};
		}
		function at(name, call) {
			let result = (0, real_disk.CD)(call);
			return result.ok ? result : (0, model_result.V)({
				...result.error,
				path: name
			});
		}
		function makeDirectory(folder, directory) {
			let reached = folder;
			for (let segment of directory.split("/")) {
				reached = external_node_path_.join(reached, segment);
				let stats = external_node_fs_.lstatSync(reached, { throwIfNoEntry: !1 });
				if (stats?.isDirectory()) continue;
				stats !== void 0 && external_node_fs_.unlinkSync(reached);
				external_node_fs_.mkdirSync(reached);
			}
		}
		function isBelowRealDirectories(folder, name) {
			let reached = folder;
			for (let segment of external_node_path_.posix.dirname(name).split("/")) {
				reached = external_node_path_.join(reached, segment);
				if (external_node_fs_.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
			}
			return !0;
		}
		function removeEntry(entry) {
			let stats = external_node_fs_.lstatSync(entry, { throwIfNoEntry: !1 });
			stats?.isDirectory() && external_node_fs_.readdirSync(entry).length === 0 ? external_node_fs_.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && external_node_fs_.unlinkSync(entry);
		}
		async function copyAll(files) {
			let waiting = files.values();
			let faults = [];
			async function copyInTurn() {
				for (let { from, to } of waiting) try {
					await external_node_fs_.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE);
				} catch (error) {
					let { code, message } = error;
					if (code === void 0) throw error;
					faults.push({
						code,
						message,
						path: from
					});
				}
			}
			await Promise.all(Array.from({ length: 16 }, copyInTurn));
			return faults;
		}
		async function removeFolder(folder) {
			let removed = await remove(folder);
			if (removed.ok) return removed;
			(0, real_disk.CD)(() => openUp(folder));
			return remove(folder);
		}
		async function remove(folder) {
			try {
				await external_node_fs_.promises.rm(folder, {
					recursive: !0,
					force: !0,
					maxRetries: 2
				});
				return (0, model_result.k)(void 0);
			} catch (error) {
				let { code, message } = error;
				if (code === void 0) throw error;
				return (0, model_result.V)({
					code,
					message
				});
			}
		}
		function openUp(directory) {
			external_node_fs_.chmodSync(directory, 448);
			for (let entry of external_node_fs_.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(external_node_path_.join(directory, entry.name));
		}
		function findLeftovers(home, olderThanMs) {
			let names = (0, real_disk.CD)(() => external_node_fs_.readdirSync(home));
			let oldest = Date.now() - olderThanMs;
			return (names.ok ? names.value : []).flatMap((name) => {
				let pid = NAME.exec(name)?.[1];
				if (pid === void 0) return [];
				let folder = external_node_path_.join(home, name);
				let stats = (0, real_disk.CD)(() => external_node_fs_.lstatSync(folder));
				return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
			});
		}
		function isRunning(pid) {
			let signalled = (0, real_disk.CD)(() => process.kill(pid, 0));
			return signalled.ok || signalled.error.code !== "ESRCH";
		}
		var git_state = __webpack_require__(35137);
		var listing = __webpack_require__(23522);
		var clean_repository = __webpack_require__(73458);
		let DEPENDENCY_FOLDERS = [
			"node_modules",
			"bower_components",
			".venv",
			"venv",
			"vendor/bundle"
		];
		function findDependencies({ root, directories, disk }) {
			let found = [];
			for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
				let path = directory === "" ? name : `${directory}/${name}`;
				if (directories.has(path)) continue;
				let entry = disk.entry(`${root}/${path}`);
				entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
			}
			return found;
		}
		function isBehindLink(disk, root, path) {
			let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
			return !parent.ok || parent.value?.kind !== "directory";
		}
		function excludeLine(path) {
			return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
		}
		var scratch_errors = __webpack_require__(15924);
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(model_path.Gw)]);
			let fault = makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, model_path.Gw)(path))]));
			if (fault !== void 0) return (0, model_result.V)((0, scratch_errors.Lu)(fault));
			let copied = await copyFiles(request, files);
			if (!copied.ok) return copied;
			let written = await writeFiles(request, files);
			if (!written.ok) return written;
			let dependencies = source === void 0 ? [] : findDependencies({
				root: source,
				directories,
				disk
			});
			let wanted = [...links, ...dependencies.map((path) => ({
				path,
				target: `${source}/${path}`
			}))];
			for (let { path, target } of wanted) {
				let parents = (0, model_path.Gw)(path);
				let above = parents.at(-1) === void 0 ? void 0 : makeDirectories(request, parents);
				if (above !== void 0) return (0, model_result.V)((0, scratch_errors.Lu)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, model_result.V)((0, scratch_errors.Lu)({
					...linked.error,
					path
				}));
			}
			return (0, model_result.k)({
				dependencies,
				warnings: copied.value
			});
		}
		function makeDirectories({ tree, scratchDisk }, directories) {
			for (let directory of directories) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, model_result.V)((0, scratch_errors.Lu)(serious, "copy"));
			if (faults.length === 0) return (0, model_result.k)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, model_result.k)([`Left out ${(0, wording.pq)(faults.length, "unreadable file")} where commands run: ${(0, scratch_errors.rF)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk }, files) {
			for (let path of files) {
				if (workspace.folder !== void 0 && workspace.staged(path) === void 0) continue;
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, model_result.V)((0, scratch_errors.Lu)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, model_result.V)((0, scratch_errors.Lu)(made.error));
			}
			return (0, model_result.k)(void 0);
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
				if (paths.length === 0) return (0, model_result.k)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, model_result.V)((0, scratch_errors.gk)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, clean_repository.D4)(asked.value).split("\0") : [];
				return (0, model_result.k)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, model_result.k)(new Set(paths.filter((path) => path.split("/").some((segment) => listing.x.has(segment)))));
		async function findLinks(request) {
			let { repository, files, git, disk, scratchDisk } = request;
			let listed = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"--cached",
					"--others",
					"--exclude-standard"
				]
			});
			if (!listed.ok) return (0, model_result.V)((0, scratch_errors.gk)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, clean_repository.D4)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, model_path.NP)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, model_path.Kg)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, model_result.k)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, model_path.d1)(path) && !down.includes("..") && !down.some(model_path.G4);
		}
		var scratch_home = __webpack_require__(83044);
		async function makeCheckout(request) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, scratch_home.A)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let made = await checkOut(request, home.value);
			made.ok || await scratchDisk.removeFolder(home.value);
			return made;
		}
		async function checkOut(request, home) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = external_node_path_.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, model_result.V)((0, scratch_errors.Lu)(madeTree.error));
			let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
			let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
			if (!around.ok) return around;
			let { surroundings, links } = around.value;
			let filled = await fillTree({
				workspace,
				prefix,
				source,
				surroundings,
				links,
				tree,
				disk,
				scratchDisk
			});
			if (!filled.ok) return filled;
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : external_node_path_.join(home, "git");
			if (repository !== void 0 && gitDirectory !== void 0) {
				let prepared = await prepareGit({
					...request,
					repository
				}, {
					home,
					tree,
					gitDirectory,
					dependencies
				});
				if (!prepared.ok) return prepared;
			}
			return (0, model_result.k)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: external_node_path_.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? ignoredByName : ignoredByGit(git, {
					gitDirectory,
					workTree: tree
				})
			});
		}
		async function usableRepository(request) {
			let { repository, git } = request;
			let prefix = prefixOf(request);
			if (repository === void 0 || prefix === "") return repository;
			let folder = prefix.slice(0, -1);
			let ignored = await ignoredByGit(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = external_node_path_.relative(repository.workTree, workspace.folder).replaceAll(external_node_path_.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, model_result.k)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new listing.N({
				folder: repository.workTree,
				repository,
				git,
				disk
			}).files()).files).filter((path) => !path.startsWith(prefix));
			let own = (await workspace.files()).files.map((path) => prefix + path);
			let found = await findLinks({
				repository,
				files: new Set([...surroundings, ...own]),
				git,
				disk,
				scratchDisk
			});
			return found.ok ? (0, model_result.k)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, clean_repository.IH)({
				...request,
				home,
				gitDirectory,
				excluded: dependencies.map(excludeLine),
				hasRefs: !0
			});
			if (!clean.ok) return clean;
			let marked = scratchDisk.write(tree, ".git", {
				bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
				mode: "100644"
			});
			if (!marked.ok) return (0, model_result.V)((0, scratch_errors.Lu)(marked.error));
			if (clean.value.head === void 0) return (0, model_result.k)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, model_result.k)(void 0) : (0, model_result.V)((0, scratch_errors.gk)("read the base commit", indexed.error));
		}
		async function waitForTick(disk, home, scan) {
			let newest = 0n;
			for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
			for (let waited = 0; waited < 2500; waited += 2) {
				let now = disk.now(home);
				if (!now.ok || now.value > newest) return;
				await new Promise((resolve) => setTimeout(resolve, 2));
			}
		}
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, model_result.V)((0, scratch_errors.Lu)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, model_result.V)((0, scratch_errors.Lu)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, model_result.k)({
				written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
				gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
				links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
				specials: of("other"),
				repositories: of("repository")
			});
		}
		function parentOf(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		var disk_errors = __webpack_require__(6754);
		let MAX_FILE_BYTES = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, model_result.V)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, model_result.k)(files.value.map(({ path }) => path).sort(byte_order.X)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, tool_error.$4)("path_denied", `The command made a git repository inside the working directory: ${(0, scratch_errors.rF)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, tool_error.$4)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, scratch_errors.rF)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, tool_error.$4)("not_a_file", `The command left something that is not a regular file: ${(0, scratch_errors.rF)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, tool_error.$4)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, scratch_errors.rF)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, tool_error.$4)("too_large", `The command wrote files larger than ${(0, wording.lP)(MAX_FILE_BYTES)}: ${(0, scratch_errors.rF)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, model_path.NP)(name.slice(prefix.length));
				if (!path.ok) return path;
				let present = await workspace.read(path.value);
				if (!present.ok && present.error.code !== "not_found" && present.error.code !== "not_a_directory") return present;
				if (!difference.written.has(name)) {
					present.ok && files.push({
						path: path.value,
						content: void 0
					});
					continue;
				}
				let file = disk.readFile(`${tree}/${name}`);
				if (!file.ok) return (0, model_result.V)((0, disk_errors.YL)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, model_result.k)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, model_result.k)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, model_result.k)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, model_result.k)(void 0);
		}
		function openScratch(request) {
			return new Scratch(request);
		}
		class Scratch {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare() {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, model_result.k)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, git_state.t)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, model_result.V)(gitTampered(tampered));
				let { workspace, disk, scratchDisk } = this.#request;
				let { tree, prefix, skipped, isIgnored } = checkout;
				let difference = await compareTree({
					tree,
					baseline: baseline.scan,
					skipped,
					scratchDisk,
					isIgnored
				});
				if (!difference.ok) return difference;
				let staged = await stageDifference({
					difference: difference.value,
					workspace,
					prefix,
					tree,
					disk
				});
				if (!staged.ok) return staged;
				this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
				this.#isDirty = !1;
				let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, scratch_errors.rF)(touched)}: it is linked, not copied`];
				return (0, model_result.k)({
					changed: staged.value,
					warnings
				});
			}
			async discard() {
				let home = this.#checkout?.home;
				this.#checkout = void 0;
				this.#baseline = void 0;
				this.#isDirty = !1;
				home !== void 0 && await this.#request.scratchDisk.removeFolder(home);
			}
			[Symbol.asyncDispose]() {
				this.#isDisposed = !0;
				return this.discard();
			}
			async #takeBaseline(checkout) {
				let { scratchDisk } = this.#request;
				let scan = scratchDisk.scan(checkout.tree, {
					from: [""],
					skipped: checkout.skipped,
					mayEnter: () => !0
				});
				if (!scan.ok) return (0, model_result.V)((0, scratch_errors.Lu)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, model_result.k)(void 0);
			}
			async #update({ tree, prefix }, changes) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				for (let path of differing) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, model_result.V)((0, scratch_errors.Lu)(removed.error, "remove"));
				}
				for (let path of differing) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, model_result.V)((0, scratch_errors.Lu)(written.error));
				}
				return (0, model_result.k)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, git_state.I)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
					gitDirectory,
					workTree: tree
				});
			}
			#markOf(dependency) {
				let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
				return entry.ok ? entry.value?.fingerprint : void 0;
			}
		}
		function isSameContent(a, b) {
			if (a === void 0 || b === void 0) return !1;
			if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
			if (b.kind === "delete" || b.kind === "create_directory") return !1;
			return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
		}
		function isNothing({ code }) {
			return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
		}
		function gitTampered(parts) {
			return (0, tool_error.$4)("git_state_tampered", `The command changed the state of the git repository: ${(0, scratch_errors.rF)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= __webpack_require__.e(2315).then(__webpack_require__.bind(__webpack_require__, 32315)).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
		var secrets = __webpack_require__(21081);
		var entry_session = __webpack_require__(29925);
		var version = __webpack_require__(25540);
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await (0, plan_base.w)(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await (0, entry_session.f)({
				invocation,
				category: "Search & Discovery",
				opened,
				allowHosts,
				verbose
			});
			return makePlan({
				recipe,
				inputs,
				library,
				findTool,
				context: {
					...session.context,
					secrets: (0, secrets.y)(invocation.env, config.secrets),
					usage: lazyUsage(invocation.env, session.root)
				},
				openScratch: (workspace) => openScratch({
					workspace,
					repository: tree.repository,
					...tools
				}),
				contexts: {
					env: variablesFor(invocation.env),
					github: github ?? {}
				},
				rules,
				root: session.root,
				approver,
				limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: version.x,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path),
				disk: real_disk.Ur,
				scratchDisk: realScratchDisk(external_node_os_.tmpdir())
			};
		}
		function sealToolsFor(opened) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository
			};
		}
		function variablesFor(env) {
			let variables = Object.create(null);
			for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
			return variables;
		}
		function messageFor({ name, description }) {
			return description === "" ? name : `${name}\n\n${description}`;
		}
	}),
	28219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => planPlace });
		var _system_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14292);
		var _system_real_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93078);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78509);
		function planPlace(opened) {
			let { tree, programs } = opened;
			let place = (0, _landing_place_js__WEBPACK_IMPORTED_MODULE_2__.landingPlace)(opened);
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
					git: (0, _system_real_git_js__WEBPACK_IMPORTED_MODULE_1__.f)((0, _system_programs_js__WEBPACK_IMPORTED_MODULE_0__.Kp)("git", programs), programs.path)
				}
			};
		}
	}),
	3546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ub: () => selectRecipes,
			r9: () => RECIPE_FOLDERS,
			rB: () => findRecipes,
			zF: () => noRecipes
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		var _shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6013);
		let RECIPE_FOLDERS = [".github/recipes", "recipes"];
		let EXTENSION = /\.ya?ml$/;
		async function findRecipes(tree) {
			let found = [];
			for (let folder of RECIPE_FOLDERS) {
				let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(folder);
				if (!directory.ok) return directory;
				let entry = await tree.entry(directory.value);
				if (!entry.ok) return entry;
				if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
				let files = await recipesIn(tree, directory.value);
				if (!files.ok) return files;
				found.push(...files.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(found);
		}
		async function selectRecipes({ words, tree, all, shipped }) {
			let selected = new Map();
			for (let word of words) {
				let files = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? selectShipped(word, shipped) : await selectOne(word, tree, all);
				if (!files.ok) return files;
				for (let file of files.value) selected.set(file.path, file);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([...selected.values()]);
		}
		function noRecipes(folder) {
			let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
		}
		async function selectOne(word, tree, all) {
			let named = all.filter((file) => file.name === word);
			if (named.length > 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named);
			let plain = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(plainForm(word, tree.folder));
			let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
			if (!plain.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all));
			if (plain.value === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK) return recipesIn(tree, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK);
			let entry = await tree.entry(plain.value);
			if (!entry.ok) return entry;
			if (entry.value.kind === "directory") return recipesIn(tree, plain.value);
			if (entry.value.kind !== "missing") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([fileAt(plain.value)]);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, all));
		}
		function selectShipped(word, shipped) {
			let named = shipped.filter((file) => file.name === word);
			return named.length > 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(named) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(unknownRecipe(word, shipped));
		}
		function badPath({ message, suggestion }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
		}
		function plainForm(word, folder) {
			let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_0__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_0__.normalize(word);
			if (relative.startsWith("..")) return word;
			return relative.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/").replace(/\/$/, "") || _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK;
		}
		async function recipesIn(tree, directory) {
			let entries = await tree.directory(directory);
			if (!entries.ok) return entries;
			let files = [];
			for (let { name, kind } of entries.value) {
				if (!EXTENSION.test(name) || kind === "directory") continue;
				let file = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(directory === _model_path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? name : `${directory}/${name}`);
				if (!file.ok) return file;
				files.push(fileAt(file.value));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
		}
		function fileAt(file) {
			return {
				name: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file).replace(EXTENSION, ""),
				path: file,
				origin: {
					kind: "repository",
					path: file
				}
			};
		}
		function unknownRecipe(word, all) {
			let isPath = /[/\\]/.test(word) || EXTENSION.test(word);
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__.a)(word, all.map((file) => isPath ? file.path : file.name));
			let list = word.startsWith(_shipped_recipes_js__WEBPACK_IMPORTED_MODULE_3__.X) ? "sous list --all" : "sous list";
			let known = all.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("unknown_recipe", `There is no recipe '${word}'`, near === void 0 ? known : `Did you mean '${near}'? ${known}`);
		}
	}),
	21081: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => secretsFrom });
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
	}),
	6013: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => SHIPPED_PREFIX,
			Z: () => findShipped
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let SHIPPED_PREFIX = "sous:";
		function findShipped({ folder, extension }) {
			let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "recipes");
			return namesIn(directory).map((name) => {
				let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_1__.basename(name, ".yml")}`;
				return {
					name: callName,
					path: callName,
					origin: {
						kind: "shipped",
						file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)
					}
				};
			});
		}
		function namesIn(directory) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
			} catch {
				return [];
			}
		}
	}),
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
	}),
	19573: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => blobId });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7682);
		function blobId(bytes, format) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update((0, _bytes_js__WEBPACK_IMPORTED_MODULE_1__.bS)(bytes)).digest("hex");
		}
	}),
	99515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => planDigest });
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60474);
		var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		function planDigest(plan) {
			let { repository, base, head, recipe } = plan;
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.ol)("sous-plan-v1", (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(plan.schemaVersion)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.sousVersion)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(recipe.includes.toSorted((a, b) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_1__.X)(a.path, b.path)).map(encodeSource))],
				[14, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.It)(plan.inputs)],
				[15, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.policy)],
				[16, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.evidence.map(encodeEvidence))],
				[17, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.steps.map(encodeStep))],
				[18, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.hz)(plan.changes.toSorted((a, b) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_1__.X)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.message)],
				[21, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(path)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.url)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.finalUrl)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(evidence.status)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.sha256)]
			]);
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[5, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.command)],
				[6, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(evidence.exitCode)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(label)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(tool)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.It)(args)],
				[4, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(change.kind)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Ym)([
				[1, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(mode)],
				[2, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(sha256)],
				[3, (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__._v)(size)]
			]);
		}
	}),
	39138: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jk: () => PLAN_SCHEMA_VERSION,
			p8: () => plannedChange
		});
		var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		let PLAN_SCHEMA_VERSION = 1;
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes),
				size: bytes.length
			};
		}
		function plannedChange(change) {
			switch (change.kind) {
				case "create": return {
					kind: "create",
					path: change.path,
					after: versionOf(change.after, change.mode)
				};
				case "update": {
					let before = versionOf(change.before, change.modeBefore);
					return {
						kind: "update",
						path: change.path,
						before,
						after: versionOf(change.after, change.mode)
					};
				}
				case "delete": return {
					kind: "delete",
					path: change.path,
					before: versionOf(change.before, change.modeBefore)
				};
				case "create_directory": return change;
			}
		}
	}),
	15770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => resolveInputs });
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9726);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15846);
		var _input_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75332);
		function resolveInputs(recipe, given) {
			let diagnostics = new _diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.r();
			let top = {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
			for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown(name, recipe, top, diagnostics);
			let resolved = Object.create(null);
			for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
			return diagnostics.hasErrors ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(diagnostics.list()) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(resolved);
		}
		function isList(given) {
			return Array.isArray(given);
		}
		function splitAll(texts, at, diagnostics) {
			let values = new Map();
			for (let text of texts) {
				let equals = text.indexOf("=");
				let name = text.slice(0, Math.max(equals, 0));
				name === "" ? diagnostics.error(at, "input_syntax", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
			}
			return values;
		}
		function reportUnknown(name, recipe, at, diagnostics) {
			let names = recipe.inputs.map((input) => input.name);
			let near = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__.a)(name, names);
			let all = names.length === 0 ? "The recipe has no inputs." : `There is ${names.join(", ")}.`;
			let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
			diagnostics.error(at, "unknown_input", `There is no input '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`, suggestion);
		}
		function resolveOne(input, given, diagnostics) {
			if (!given.has(input.name)) {
				input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=\u2026.`);
				return input.default;
			}
			let checked = (0, _input_rules_js__WEBPACK_IMPORTED_MODULE_1__.o)(input, convert(input, given.get(input.name)));
			if (checked.ok) return checked.value;
			diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
		}
		let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
		function convert(input, value) {
			if (typeof value != "string") return value;
			if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
			if (input.type !== "number" || !NUMBER.test(value)) return value;
			let number = Number(value);
			return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
		}
	}),
	5994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => readProcess,
			_: () => readProcesses
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52847);
		function readProcess(pid) {
			let stat = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	9542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => realLandingDisk });
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var model_result = __webpack_require__(97424);
		var process_facts = __webpack_require__(5994);
		var external_node_path_ = __webpack_require__(76760);
		var real_disk = __webpack_require__(52847);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
		let NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
		class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = external_node_fs_.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = external_node_fs_.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, external_node_fs_.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => external_node_fs_.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, model_result.V)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return external_node_path_.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = external_node_fs_.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), real_disk._);
					try {
						let stats = external_node_fs_.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return {
							bytes: external_node_fs_.readFileSync(file),
							entry: describe(stats)
						};
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			names() {
				return quietly(() => external_node_fs_.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(external_node_path_.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					external_node_fs_.mkdirSync(this.pathOf(name));
					permissions !== void 0 && external_node_fs_.chmodSync(this.pathOf(name), permissions);
				});
			}
			removeDirectory(name) {
				return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL | NO_FOLLOW, isExecutable ? 511 : 438);
					try {
						for (let written = 0; written < bytes.length;) written += external_node_fs_.writeSync(file, bytes, written);
						owner !== void 0 && (owner.user !== process.geteuid?.() || owner.group !== process.getegid?.()) && (0, real_disk.CD)(() => external_node_fs_.fchownSync(file, owner.user, owner.group));
						permissions !== void 0 && external_node_fs_.fchmodSync(file, permissions);
						isDurable && external_node_fs_.fsyncSync(file);
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			removeFile(name) {
				return quietly(() => external_node_fs_.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => external_node_fs_.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => external_node_fs_.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = external_node_fs_.openSync(this.pathOf("."), O_RDONLY);
					try {
						external_node_fs_.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						external_node_fs_.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && external_node_fs_.closeSync(this.#location.descriptor);
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = external_node_fs_.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		}
		function describe(stats) {
			return {
				kind: (0, real_disk.I)(stats),
				permissions: Number(stats.mode) & 511,
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: `${identityOf(stats)}:${stats.size}:${stats.mtimeNs}`,
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, real_disk.CD)(call);
			if (result.ok) return (0, model_result.k)(result.value);
			return (0, model_result.V)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? external_node_fs_.existsSync("/proc/self/fd/0");
			let host = external_node_os_.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, model_result.k)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					await Promise.all(names.map((name) => new Promise((resolve) => external_node_fs_.unlink(directory.pathOf(name), () => resolve()))));
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => external_node_fs_.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, process_facts.W)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, external_node_child_process_.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, model_result.k)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => external_node_fs_.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				external_node_fs_.fsync(file.value, (error) => {
					external_node_fs_.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, model_result.k)(void 0) : (0, model_result.V)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	}),
	35137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readGitState,
			t: () => differences
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let FILES = [
			"config",
			"config.worktree",
			"commondir",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"info/sparse-checkout",
			"objects/info/alternates",
			"shallow"
		];
		let TREES = [
			"refs",
			"reftable",
			"hooks"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			note(state, disk, "HEAD", node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, "HEAD"));
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "packed-refs"));
			for (let directory of new Set([common, own])) {
				for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
				for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
				noteModules(state, disk, "modules", node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), 0);
			}
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "worktrees"));
			for (let { name } of worktrees.ok ? worktrees.value : []) state.set(`worktrees/${name}`, "there");
			return state;
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"HEAD",
				"packed-refs",
				...FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
			for (let tree of TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name)];
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
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	}),
	56302: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PT: () => lineStart,
			hi: () => isLineStart,
			lt: () => countLines,
			mt: () => nextLineStart
		});
		function countLines(bytes, start, end) {
			let lines = 0;
			for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
			return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
		}
		function isLineStart(bytes, at) {
			return at === 0 || bytes[at - 1] === 10;
		}
		function lineStart(bytes, at) {
			return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
		}
		function nextLineStart(bytes, at) {
			let feed = bytes.indexOf(10, at);
			return feed < 0 ? bytes.length : feed + 1;
		}
	}),
	84969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => contentsOf,
			a: () => diffChange
		});
		var workspace_text = __webpack_require__(54010);
		var byte_lines = __webpack_require__(56302);
		var model_bytes = __webpack_require__(7682);
		function trimBlock(before, after, block) {
			let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
			let prefix = 0;
			for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
			if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
			let oldStart = Math.max(block.oldStart, (0, byte_lines.PT)(before, block.oldStart + prefix));
			let newStart = block.newStart + (oldStart - block.oldStart);
			let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
			let suffix = 0;
			for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
			let oldEnd = block.oldEnd - suffix;
			(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, block.newEnd - suffix) || (oldEnd = Math.min((0, byte_lines.mt)(before, oldEnd), block.oldEnd));
			return {
				oldStart,
				oldEnd,
				newStart,
				newEnd: block.newEnd - (block.oldEnd - oldEnd)
			};
		}
		async function blocksByComparing(before, after, block) {
			let middle = trimBlock(before, after, block);
			if (middle === void 0) return [];
			if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
			let ids = new Map();
			let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
			let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
			let { diffArrays } = await __webpack_require__.e(7622).then(__webpack_require__.bind(__webpack_require__, 27622));
			let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
			if (parts === void 0) return [middle];
			let blocks = [];
			let oldLine = 0;
			let newLine = 0;
			for (let i = 0; i < parts.length;) {
				let firstOld = oldLine;
				let firstNew = newLine;
				for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
				(oldLine > firstOld || newLine > firstNew) && blocks.push({
					oldStart: oldLines.offset(firstOld),
					oldEnd: oldLines.offset(oldLine),
					newStart: newLines.offset(firstNew),
					newEnd: newLines.offset(newLine)
				});
				let kept = parts[i++]?.count ?? 0;
				oldLine += kept;
				newLine += kept;
			}
			return blocks;
		}
		function splitLines(bytes, start, end, known) {
			let buffer = (0, model_bytes.bS)(bytes);
			let ids = [];
			let offsets = [];
			for (let at = start; at < end;) {
				let next = Math.min((0, byte_lines.mt)(buffer, at), end);
				let line = buffer.toString("latin1", at, next);
				let id = known.get(line) ?? known.size;
				known.set(line, id);
				ids.push(id);
				offsets.push(at);
				at = next;
			}
			return {
				ids,
				offset: (line) => offsets[line] ?? end
			};
		}
		function blocksFromEdits(before, after, edits) {
			if (!leadsTo(before, after, edits)) return;
			let blocks = [];
			let shift = 0;
			for (let i = 0; i < edits.length;) {
				let first = edits[i];
				if (first === void 0) break;
				let oldStart = (0, byte_lines.PT)(before, first.start);
				let newStart = oldStart + shift;
				let firstIndex = i;
				let oldEnd = oldStart;
				for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
					shift += edit.replacement.length - (edit.end - edit.start);
					oldEnd = Math.max(oldEnd, edit.end);
					(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, oldEnd + shift) || (oldEnd = (0, byte_lines.mt)(before, oldEnd));
				}
				let block = trimBlock(before, after, {
					oldStart,
					oldEnd,
					newStart,
					newEnd: oldEnd + shift
				});
				block !== void 0 && blocks.push({
					...block,
					isOneEdit: i === firstIndex + 1
				});
			}
			return blocks;
		}
		function leadsTo(before, after, edits) {
			let oldAt = 0;
			let newAt = 0;
			for (let { start, end, replacement } of edits) {
				if (start < oldAt || end < start || end > before.length) return !1;
				if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
				newAt += start - oldAt;
				if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
				newAt += replacement.length;
				oldAt = end;
			}
			let rest = before.length - oldAt;
			return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
		}
		function isSame(a, aStart, b, bStart, length) {
			if (bStart + length > b.length) return !1;
			return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
		}
		function buildHunks(before, after, blocks) {
			let hunks = [];
			let additions = 0;
			let deletions = 0;
			let oldLine = 0;
			let oldAt = 0;
			let open;
			for (let block of blocks) {
				let gap = (0, byte_lines.lt)(before, oldAt, block.oldStart);
				if (open !== void 0 && gap > 6) {
					addContextAfter(open, before, oldAt);
					hunks.push(hunks_close(open));
					open = void 0;
				}
				oldLine += gap;
				open === void 0 ? open = openBefore(before, block.oldStart, {
					oldLine,
					newLine: oldLine + additions - deletions
				}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
				let removed = (0, byte_lines.lt)(before, block.oldStart, block.oldEnd);
				let added = (0, byte_lines.lt)(after, block.newStart, block.newEnd);
				removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
				added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
				deletions += removed;
				additions += added;
				oldLine += removed;
				oldAt = block.oldEnd;
			}
			if (open !== void 0) {
				addContextAfter(open, before, oldAt);
				hunks.push(hunks_close(open));
			}
			return {
				hunks,
				additions,
				deletions
			};
		}
		function openBefore(before, at, position) {
			let start = at;
			let context = 0;
			for (; context < 3 && start > 0; context++) start = (0, byte_lines.PT)(before, start - 1);
			let hunk = {
				oldBefore: position.oldLine - context,
				newBefore: position.newLine - context,
				oldLines: 0,
				newLines: 0,
				runs: []
			};
			context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
			return hunk;
		}
		function addContextAfter(hunk, before, at) {
			let end = at;
			let context = 0;
			for (; context < 3 && end < before.length; context++) end = (0, byte_lines.mt)(before, end);
			context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
		}
		function addRun(hunk, kind, bytes, lines) {
			hunk.runs.push({
				kind,
				bytes,
				lines
			});
			kind !== "added" && (hunk.oldLines += lines);
			kind !== "removed" && (hunk.newLines += lines);
		}
		function hunks_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
			return {
				oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
				oldLines,
				newStart: newLines === 0 ? newBefore : newBefore + 1,
				newLines,
				runs
			};
		}
		let NOTHING = new Uint8Array();
		async function diffChange(change) {
			if (change.kind === "create_directory") return;
			let { before, after } = contentsOf(change);
			let facts = {
				path: change.path,
				kind: change.kind,
				modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
				mode: change.kind === "delete" ? void 0 : change.mode
			};
			if ((0, workspace_text.Go)(before) || (0, workspace_text.Go)(after)) return {
				...facts,
				isBinary: !0,
				additions: 0,
				deletions: 0,
				hunks: []
			};
			return {
				...facts,
				isBinary: !1,
				...buildHunks(before, after, await findBlocks(change, before, after))
			};
		}
		function contentsOf(change) {
			return {
				before: change.kind === "create" ? NOTHING : change.before,
				after: change.kind === "delete" ? NOTHING : change.after
			};
		}
		async function findBlocks(change, before, after) {
			let whole = {
				oldStart: 0,
				oldEnd: before.length,
				newStart: 0,
				newEnd: after.length
			};
			let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
			if (known === void 0) return blocksByComparing(before, after, whole);
			if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
			let refined = [];
			for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
			return refined;
		}
		function mayHoldKeptLines(before, after, block) {
			return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
		}
		function hasSeveralLines(bytes, start, end) {
			let next = (0, byte_lines.mt)(bytes, start);
			return next < end && (0, byte_lines.hi)(bytes, next);
		}
	}),
	73458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => decode,
			IH: () => makeCleanRepository,
			TS: () => isObjectId
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15924);
		let OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
		function isObjectId(text) {
			return OBJECT_ID.test(text);
		}
		async function makeCleanRepository(request) {
			let { repository, git, disk, scratchDisk, home } = request;
			let facts = await askRepository(git, repository);
			if (!facts.ok) return facts;
			let head = request.head ?? facts.value.head;
			if (head !== void 0 && !isObjectId(head)) throw Error(`Not an object id: ${head}`);
			let common = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(facts.value.objects);
			let ownExcludes = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "info/exclude"));
			let shallow = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "shallow"));
			let files = {
				HEAD: head === void 0 ? "ref: refs/heads/main\n" : `${head}\n`,
				...request.hasRefs && await readRefs(git, repository, head),
				config: cleanConfig(facts.value.objectFormat),
				"objects/info/alternates": `${quoteLine(facts.value.objects)}\n`,
				"info/exclude": Buffer.concat([ownExcludes, Buffer.from([
					"",
					...request.excluded ?? [],
					""
				].join("\n"))]),
				...shallow.length > 0 && { shallow }
			};
			let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(home, request.gitDirectory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
			let made = scratchDisk.makeDirectory(home, `${name}/refs/heads`);
			if (!made.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.Lu)(made.error));
			for (let [file, text] of Object.entries(files)) {
				let bytes = typeof text == "string" ? Buffer.from(text) : text;
				let written = scratchDisk.write(home, `${name}/${file}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.Lu)(written.error));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				gitDirectory: request.gitDirectory,
				objectFormat: facts.value.objectFormat,
				head
			});
		}
		async function readRefs(git, repository, head) {
			let [refs, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"for-each-ref",
					"--format=%(objectname) %(refname)",
					"refs/heads",
					"refs/tags"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			let lines = refs.ok ? decode(refs.value) : "";
			let current = branch.ok ? decode(branch.value).trim() : "";
			return {
				"packed-refs": lines,
				...(head === void 0 ? current !== "" : lines.split("\n").includes(`${head} ${current}`)) && { HEAD: `ref: ${current}\n` }
			};
		}
		async function askRepository(git, repository) {
			let [facts, head] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--show-object-format",
					"--git-path",
					"objects"
				]
			}), git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"--end-of-options",
					"HEAD^{commit}"
				]
			})]);
			if (!facts.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.gk)("read the repository", facts.error));
			let [format, ...rest] = decode(facts.value).split("\n");
			let objects = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
			let commit = head.ok ? decode(head.value).trim() : "";
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				objectFormat: format === "sha256" ? "sha256" : "sha1",
				objects,
				head: isObjectId(commit) ? commit : void 0
			});
		}
		function cleanConfig(objectFormat) {
			return `[core]\n${objectFormat === "sha1" ? "	repositoryformatversion = 0\n" : "	repositoryformatversion = 1\n"}\tbare = false\n\tfilemode = true\n\tlogAllRefUpdates = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n${objectFormat === "sha1" ? "" : "[extensions]\n	objectFormat = sha256\n"}`;
		}
		function quoteLine(path) {
			return path.includes("\n") ? JSON.stringify(path) : path;
		}
		function readIfThere(disk, file) {
			let content = disk.readFile(file);
			return content.ok ? content.value.bytes : new Uint8Array();
		}
		function decode(bytes) {
			return (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__.bS)(bytes).toString("utf8");
		}
	}),
	15924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lu: () => fromScratchFault,
			gk: () => gitFailed,
			rF: () => nameFiles
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60493);
		var _disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function gitFailed(action, fault) {
			let why = fault.message.split("\n", 1)[0] ?? "";
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
		}
		function fromScratchFault(fault, action = "write") {
			return (0, _disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.YL)(fault, fault.path, action);
		}
		function nameFiles(names) {
			return (0, _model_wording_js__WEBPACK_IMPORTED_MODULE_3__.Kf)(names.map((name) => `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`), 10);
		}
	}),
	83044: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => makeScratchHome });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		async function makeScratchHome(scratchDisk, outside) {
			let { home } = scratchDisk;
			if (outside !== void 0 && (home === outside || home.startsWith(outside + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(homeInside(home));
			for (let leftover of scratchDisk.findLeftovers(864e5)) await scratchDisk.removeFolder(leftover);
			let made = scratchDisk.makeFolder();
			return made.ok ? made : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(noHome(home, made.error));
		}
		function noHome(home, { code }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Cannot make a temporary folder in '${home}': ${code}`, "Set TMPDIR to a directory that can be written to.");
		}
		function homeInside(home) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_denied", `Temporary files would lie inside the working directory: '${home}'`, "Set TMPDIR to a directory outside of it.");
		}
	})
};
