"use strict";
exports.id = 6240;
exports.ids = [6240];
exports.modules = {
	8694: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => listKeptPlans,
			r: () => rootOfPlan,
			t: () => folderOfPlan
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		async function readKeptPlans(store, beginning) {
			let read = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.D)(store, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.T, (plans) => {
				let names = plans.names();
				return (names.ok ? names.value : []).filter((name) => (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.w)(name) && name.startsWith(beginning)).flatMap((digest) => {
					let [entry, folder] = [plans.entry(digest), plans.open(digest)];
					if (!folder.ok) return [];
					let [record, mark] = [folder.value.entry(_plan_place_js__WEBPACK_IMPORTED_MODULE_2__.C), folder.value.entry(_plan_place_js__WEBPACK_IMPORTED_MODULE_2__.S)];
					let stored = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.y)(`${(0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.E)(store)}/${digest}`, digest, folder.value);
					folder.value.close();
					let times = [entry, record].flatMap((one) => one.ok && one.value !== void 0 ? [one.value.modifiedMs] : []);
					return [{
						digest,
						keptMs: times.length === 0 ? 0 : Math.min(...times),
						hasLanded: mark.ok && mark.value !== void 0,
						plan: stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(stored.value.plan) : stored
					}];
				});
			});
			return (read.ok ? read.value : []).toSorted((a, b) => b.keptMs - a.keptMs || (a.digest < b.digest ? -1 : 1));
		}
		async function findPlanState(plan, tree, now) {
			if (plan.status === "gated") return "gated";
			let [isAfter, isPartlyAfter, isBefore] = [
				!0,
				!1,
				(0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.f)(plan.base, now) === void 0
			];
			for (let change of plan.changes) {
				let found = await readPath(tree, change);
				let isDirectory = change.kind === "create_directory";
				let isDone = change.kind === "delete" && found === "directory" && (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.h)(plan.changes, change.path) || isThere(found, isDirectory ? "directory" : "after" in change ? change.after : void 0);
				isAfter &&= isDone;
				isPartlyAfter ||= isDone && !isDirectory;
				isBefore &&= isDirectory || isThere(found, "before" in change ? change.before : void 0);
			}
			if (isAfter) return "landed";
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
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.gt)(file.value.bytes)
			} : "other";
		}
		function isThere(found, wanted) {
			if (typeof found != "object" || typeof wanted != "object") return found === wanted;
			return found.mode === wanted.mode && found.sha256 === wanted.sha256;
		}
		async function listKeptPlans(opened, invocation, beginning = "") {
			let { store, landing } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened);
			let kept = await readKeptPlans(store, beginning);
			let { repository } = opened.tree;
			let commits = repository === void 0 || kept.length === 0 ? new Map() : await new _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.n(landing.git, repository).landedPlans();
			let folders = new Map();
			let folderOf = (plan) => {
				let { directory } = plan.base;
				let found = folders.get(directory) ?? (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.G)(invocation, folderOfPlan(opened, plan));
				folders.set(directory, found);
				return found;
			};
			let listed = [];
			for (let one of kept) listed.push(await listOne(one, commits, folderOf));
			return listed;
		}
		function folderOfPlan({ tree }, { base: { directory } }) {
			if (tree.repository === void 0) return tree.folder;
			return directory === "." ? tree.repository.workTree : `${tree.repository.workTree}/${directory}`;
		}
		function rootOfPlan(opened, plan, given) {
			let folder = folderOfPlan(opened, plan);
			return folder === opened.tree.folder ? given : folder;
		}
		async function listOne({ digest, keptMs, hasLanded, plan }, commits, folderOf) {
			if (!plan.ok) return {
				digest,
				keptMs,
				state: "damaged",
				plan: void 0,
				error: plan.error
			};
			let listed = {
				digest,
				keptMs,
				plan: plan.value,
				error: void 0
			};
			let commit = commits.get(digest);
			let folder = await folderOf(plan.value);
			if (!folder.ok) return commit === void 0 ? {
				...listed,
				state: "stale"
			} : {
				...listed,
				state: "landed",
				commit
			};
			let { tree, git } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(folder.value).landing;
			if (commit !== void 0 && !await isUndone(plan.value, commit, folder.value)) return {
				...listed,
				state: "landed",
				commit
			};
			let base = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.p)(git, tree.repository, folder.value.tree.folder);
			let state = base.ok ? await findPlanState(plan.value, tree, base.value) : "stale";
			let isChanged = state === "stale" && hasLanded && !await isAsBefore(plan.value, tree);
			return {
				...listed,
				state: isChanged ? "changed" : state
			};
		}
		async function isUndone(plan, commit, opened) {
			let { tree, git } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened).landing;
			if (tree.repository === void 0 || !await isAsBefore(plan, tree)) return !1;
			return new _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.n(git, tree.repository).isInHistory(commit);
		}
	}),
	6240: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { recoverCommand: () => recoverCommand });
		__webpack_require__(4472);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3479);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2013);
		var _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8694);
		var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
		let CHOICES = "  sous recover --finish    land the rest of it\n  sous recover --rollback  take back what was landed\n  sous recover --discard   leave the files as they are, and forget about the landing\n";
		let USAGE = `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Looks for a landing that was interrupted, and ends it:
${CHOICES}`;
		let NONE = "No landing was interrupted here.\n";
		let DONE = {
			finish: "Finished the landing",
			rollback: "Took the landing back"
		};
		async function recoverCommand(invocation) {
			let { console } = invocation;
			let options = readOptions(invocation.argv);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.l)(options.error, invocation);
			if (options.value.help) {
				console.out(USAGE);
				return _entry_js__WEBPACK_IMPORTED_MODULE_3__.D.done;
			}
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.G)(invocation, options.value.root);
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.l)(opened.error, invocation);
			let place = (0, _landing_place_js__WEBPACK_IMPORTED_MODULE_5__.t)(opened.value);
			let { how } = options.value;
			let { json } = options.value;
			if (how === void 0) {
				let waiting = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__.r)(place);
				if (!waiting.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.l)(waiting.error, invocation);
				console.out(json ? waitingJson(waiting.value) : describeWaiting(waiting.value));
				return waiting.value === void 0 ? _entry_js__WEBPACK_IMPORTED_MODULE_3__.D.done : _entry_js__WEBPACK_IMPORTED_MODULE_3__.D.failed;
			}
			let ended = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__.a)(place, how);
			if (!ended.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.l)(ended.error, invocation);
			let unfinished = ended.value ?? null;
			unfinished !== null && how === "finish" && await markThoseLanded(opened.value, invocation);
			console.out(json ? `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.w)({
				success: !0,
				unfinished,
				recovery: unfinished && how
			})}\n` : describeEnded(ended.value, how));
			!json && unfinished !== null && how === "finish" && place.gitDirectory !== void 0 && console.out("  If it was to become a commit, 'sous apply <digest> --commit' makes it; 'sous plans' lists the digests.\n");
			return _entry_js__WEBPACK_IMPORTED_MODULE_3__.D.done;
		}
		async function markThoseLanded(opened, invocation) {
			for (let { digest, state } of await (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_6__.n)(opened, invocation)) state === "landed" && await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.v)((0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened).store, digest);
		}
		function waitingJson(found) {
			let error = found && {
				...(0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__.i)(found.folder),
				suggestion: "Run sous recover with --finish, --rollback or --discard."
			};
			return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.w)({
				success: found === void 0,
				unfinished: found ?? null,
				recovery: null,
				...error && { error }
			})}\n`;
		}
		function describeWaiting(found) {
			if (found === void 0) return NONE;
			return `! A landing of ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ft)(found.files, "file")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.C)(found.folder)} was interrupted. Choose how to end it:\n${CHOICES}`;
		}
		function describeEnded(found, how) {
			if (found === void 0) return NONE;
			let files = `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ft)(found.files, "file")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.C)(found.folder)}`;
			if (how === "discard") return `\u2713 Forgot the landing of ${files}; ${found.files === 1 ? "it stays as it is" : "they stay as they are"}\n`;
			let some = how === "rollback" && found.settled < found.files ? `${found.settled} of ` : "";
			return `\u2713 ${DONE[how]}: ${some}${files}\n`;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			try {
				let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_7__.parseArgs)({
					args: [...argv],
					options: {
						root: {
							type: "string",
							default: "."
						},
						finish: flag,
						rollback: flag,
						discard: flag,
						json: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				let chosen = [
					"finish",
					"rollback",
					"discard"
				].filter((how) => values[how]);
				if (chosen.length > 1) return usage(`${chosen.map((how) => `--${how}`).join(" and ")} exclude each other`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
					root: values.root,
					how: chosen[0],
					json: values.json,
					help: values.help
				});
			} catch (error) {
				return usage(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
		function usage(message) {
			return {
				ok: !1,
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("invalid_arguments", message, "See sous recover --help.")
			};
		}
	})
};
