"use strict";
exports.id = 4680;
exports.ids = [4680];
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
	4680: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { plansCommand: () => plansCommand });
		__webpack_require__(4472);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3479);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6085);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9132);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2013);
		var _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8694);
		var node_util__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7975);
		function renderPlanList(plans, { style, now, rootOf }) {
			let entries = plans.map((listed) => {
				let root = listed.plan && rootOf(listed.plan);
				let named = root === void 0 ? listed.digest : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(`${listed.digest} --root ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.x)(root)}`);
				let lines = [
					describe(listed, {
						style,
						now
					}),
					...detail(listed, style),
					named
				];
				return `${titleOf(listed, style)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
			});
			let next = [
				...plans.length > 0 ? ["sous plans <digest>   shows what one changes\n"] : [],
				...plans.some(({ state }) => state === "waiting") ? ["sous apply <digest>   lands one that is waiting\n"] : [],
				...plans.some(({ state }) => state === "landed") ? ["sous undo <digest>    brings back what a landed one replaced\n"] : [],
				...plans.some(isOver) ? ["sous plans --prune    removes those that cannot land any more\n"] : []
			];
			return `${entries.join("\n")}\n${next.join("")}`;
		}
		function isOver({ state }) {
			return state === "stale" || state === "gated" || state === "damaged";
		}
		function planListRecord(plans, removed) {
			return {
				schema_version: 1,
				plans: plans.map(({ digest, keptMs, state, commit, plan, error }) => ({
					digest,
					state,
					kept_at: new Date(keptMs).toISOString(),
					message: plan?.message.split("\n", 1)[0] ?? null,
					recipe: plan?.recipe.path ?? null,
					inputs: plan?.inputs ?? {},
					directory: plan?.base.directory ?? null,
					base: plan?.base.commit ?? null,
					files_changed: plan === void 0 ? null : filesOf(plan),
					commit: commit ?? null,
					error: error === void 0 ? null : {
						code: error.code,
						message: error.message
					}
				})),
				...removed !== void 0 && { removed }
			};
		}
		function titleOf({ plan, state }, style) {
			let [subject = ""] = plan?.message.split("\n", 1) ?? ["A plan that cannot be read"];
			return `${state === "damaged" ? `${style.red("\u2717")} ` : ""}${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(subject))}`;
		}
		let COLOURS = {
			waiting: "green",
			landed: void 0,
			changed: "yellow",
			gated: "yellow",
			stale: "yellow",
			damaged: "red"
		};
		let REASONS = {
			waiting: void 0,
			landed: void 0,
			changed: "some files are not as it left them",
			gated: "a call waits for approval",
			stale: "the branch or a file has changed since",
			damaged: void 0
		};
		function describe({ state, commit, plan, keptMs }, { style, now }) {
			let colour = COLOURS[state];
			let shown = colour === void 0 ? state : style[colour](state);
			let size = plan === void 0 ? [] : [(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(filesOf(plan), "file")];
			let facts = [
				commit === void 0 ? shown : `${shown} as ${commit.slice(0, 12)}`,
				...size,
				ageOf(now - keptMs)
			].join(", ");
			let reason = REASONS[state];
			return reason === void 0 ? facts : `${facts}: ${reason}`;
		}
		function detail({ plan, error }, style) {
			if (plan === void 0) return error === void 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(error.message)];
			let { recipe, inputs, base } = plan;
			let given = Object.entries(inputs).map(([name, value]) => ` -i ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.x)(`${name}=${value}`)}`);
			let place = base.directory === "." ? "" : ` in ${base.directory}`;
			return [style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.T)(`${recipe.path}${given.join("")}${place}`))];
		}
		function filesOf({ changes }) {
			return changes.filter(({ kind }) => kind !== "create_directory").length;
		}
		let MINUTE = 6e4;
		let HOUR = 60 * MINUTE;
		let DAY = 24 * HOUR;
		function ageOf(ms) {
			if (ms < MINUTE) return "just now";
			if (ms < HOUR) return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(Math.floor(ms / MINUTE), "minute")} ago`;
			if (ms < DAY) return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(Math.floor(ms / HOUR), "hour")} ago`;
			return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(Math.floor(ms / DAY), "day")} ago`;
		}
		async function plansCommand(invocation) {
			let { console } = invocation;
			let options = readOptions(invocation.argv);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(options.error, invocation);
			if (options.value.help) {
				console.out("Usage: sous plans [--prune] [--root DIR] [--json]\n       sous plans <digest> [--root DIR] [--json]\n\nLists the plans that are kept here, the latest first, with their digests and what has become of them. With a digest, or\nthe beginning of one, it shows that plan with all its changes, and writes nothing.\n\n  waiting   everything is as it was when the plan was made: 'sous apply <digest>' lands it\n  landed    the files are as the plan leaves them, or a branch has its commit and the files are not back as before:\n            'sous undo <digest>' takes it back, where the files are as the plan leaves them\n  changed   it has landed, and files were changed since: it can be undone once they are as it left them\n  gated     a call waits for approval: run the recipe again\n  stale     the branch or one of the files has changed since: preview again\n  damaged   what is kept of it is not what its digest says: preview again\n\n  --prune     remove those that are gated, stale or damaged\n  --root DIR  the folder to work in (default: this one if it has recipes, else the whole repository)\n  --json      one JSON document instead of text\n  -h, --help  this text\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
			}
			let { word, root, prune, json } = options.value;
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.G)(invocation, root ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.E)(invocation.folder));
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.l)(opened.error, invocation);
			if (word !== void 0) {
				let { showKeptPlan } = await Promise.all([
					__webpack_require__.e(2930),
					__webpack_require__.e(744),
					__webpack_require__.e(8642)
				]).then(__webpack_require__.bind(__webpack_require__, 8642));
				return showKeptPlan({
					word,
					opened: opened.value,
					options: {
						root,
						json
					},
					invocation
				});
			}
			let plans = await (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_8__.n)(opened.value, invocation);
			let removed = prune ? plans.filter(isOver) : [];
			for (let { digest } of removed) await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.g)((0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened.value).store, digest);
			let left = plans.filter((listed) => !removed.includes(listed));
			if (json) {
				let digests = removed.map(({ digest }) => digest);
				console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.w)(planListRecord(left, prune ? digests : void 0))}\n`);
				return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
			}
			let unfinished = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_1__.r)((0, _landing_place_js__WEBPACK_IMPORTED_MODULE_7__.t)(opened.value));
			unfinished.ok && unfinished.value !== void 0 && console.err(`${console.errStyle.yellow("!")} A landing was interrupted here, and is half done: see 'sous recover'.\n`);
			if (prune) console.out(`Removed ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(removed.length, "plan")}, kept ${left.length}.\n`);
			else if (left.length > 0) {
				let rootOf = (plan) => (0, _list_kept_plans_js__WEBPACK_IMPORTED_MODULE_8__.r)(opened.value, plan, root);
				console.out(renderPlanList(left, {
					style: console.outStyle,
					now: Date.now(),
					rootOf
				}));
			} else console.err(`No plan is kept here.\n  ${console.errStyle.cyan("\u2192")} 'sous preview <recipe>' makes one; 'sous list' lists the recipes.\n`);
			return _entry_js__WEBPACK_IMPORTED_MODULE_4__.D.done;
		}
		function readOptions(argv) {
			let flag = {
				type: "boolean",
				default: !1
			};
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.G)("invalid_arguments", message, "See sous plans --help."));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_9__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: {
						root: { type: "string" },
						prune: flag,
						json: flag,
						help: {
							...flag,
							short: "h"
						}
					}
				});
				let [word, extra] = positionals;
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'`);
				if (word !== void 0 && !/^[0-9a-f]{1,64}$/.test(word)) return wrong(`'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Xn)(word)}' is not the digest of a plan, nor its beginning`);
				if (word !== void 0 && values.prune) return wrong("--prune takes no digest: it removes all plans that cannot land any more");
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.V)({
					word,
					root: values.root,
					prune: values.prune,
					json: values.json,
					help: values.help
				});
			} catch (error) {
				return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
	})
};
