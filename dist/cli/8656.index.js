"use strict";
exports.id = 8656;
exports.ids = [8656];
exports.modules = { 8656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { plansCommand: () => plansCommand });
	__webpack_require__(4472);
	var _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _plan_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9132);
	var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9540);
	var _entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(400);
	var _plan_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(889);
	var node_util__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7975);
	function renderPlanList(plans, { style, now, rootOf }) {
		let entries = plans.map((listed) => {
			let root = listed.plan && rootOf(listed.plan);
			let named = root === void 0 ? listed.digest : (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(`${listed.digest} --root ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nn)(root)}`);
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
		return `${state === "damaged" ? `${style.red("\u2717")} ` : ""}${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(subject))}`;
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
		let size = plan === void 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.nt)(filesOf(plan), "file")];
		let facts = [
			commit === void 0 ? shown : `${shown} as ${commit.slice(0, 12)}`,
			...size,
			ageOf(now - keptMs)
		].join(", ");
		let reason = REASONS[state];
		return reason === void 0 ? facts : `${facts}: ${reason}`;
	}
	function detail({ plan, error }, style) {
		if (plan === void 0) return error === void 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(error.message)];
		let { recipe, inputs, base } = plan;
		let given = Object.entries(inputs).map(([name, value]) => ` -i ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nn)(`${name}=${value}`)}`);
		let place = base.directory === "." ? "" : ` in ${base.directory}`;
		return [style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(`${recipe.path}${given.join("")}${place}`))];
	}
	function filesOf({ changes }) {
		return changes.filter(({ kind }) => kind !== "create_directory").length;
	}
	let MINUTE = 6e4;
	let HOUR = 60 * MINUTE;
	let DAY = 24 * HOUR;
	function ageOf(ms) {
		if (ms < MINUTE) return "just now";
		if (ms < HOUR) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.nt)(Math.floor(ms / MINUTE), "minute")} ago`;
		if (ms < DAY) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.nt)(Math.floor(ms / HOUR), "hour")} ago`;
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.nt)(Math.floor(ms / DAY), "day")} ago`;
	}
	async function plansCommand(invocation) {
		let { console } = invocation;
		let options = readOptions(invocation.argv);
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.f)(options.error, invocation);
		if (options.value.help) {
			console.out("Usage: sous plans [--prune] [--root DIR] [--json]\n       sous plans <digest> [--root DIR] [--json]\n\nLists the plans that are kept here, the latest first, with their digests and what has become of them. With a digest, or\nthe beginning of one, it shows that plan with all its changes, and writes nothing.\n\n  waiting   everything is as it was when the plan was made: 'sous apply <digest>' lands it\n  landed    the files are as the plan leaves them, or a branch has its commit and the files are not back as before:\n            'sous undo <digest>' takes it back, where the files are as the plan leaves them\n  changed   it has landed, and files were changed since: it can be undone once they are as it left them\n  gated     a call waits for approval: run the recipe again\n  stale     the branch or one of the files has changed since: preview again\n  damaged   what is kept of it is not what its digest says: preview again\n\n  --prune     remove those that are gated, stale or damaged\n  --root DIR  the folder to work in (default: this one if it has recipes, else the whole repository)\n  --json      one JSON document instead of text\n  -h, --help  this text\n");
			return _entry_js__WEBPACK_IMPORTED_MODULE_6__.l.done;
		}
		let { word, root, prune, json } = options.value;
		let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(invocation, root ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.S)(invocation.folder));
		if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.f)(opened.error, invocation);
		if (word !== void 0) {
			let { showSavedPlan } = await Promise.all([
				__webpack_require__.e(3952),
				__webpack_require__.e(1219),
				__webpack_require__.e(744),
				__webpack_require__.e(4409)
			]).then(__webpack_require__.bind(__webpack_require__, 4409));
			return showSavedPlan({
				word,
				opened: opened.value,
				options: {
					root,
					json
				},
				invocation
			});
		}
		let plans = await (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_1__.n)(opened.value, invocation);
		let removed = prune ? plans.filter(isOver) : [];
		for (let { digest } of removed) await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_7__.t)((0, _plan_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(opened.value).store, digest);
		let left = plans.filter((listed) => !removed.includes(listed));
		if (json) {
			let digests = removed.map(({ digest }) => digest);
			console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.L)(planListRecord(left, prune ? digests : void 0))}\n`);
			return _entry_js__WEBPACK_IMPORTED_MODULE_6__.l.done;
		}
		let unfinished = (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_5__.i)((0, _plan_place_js__WEBPACK_IMPORTED_MODULE_3__.t)(opened.value));
		unfinished.ok && unfinished.value !== void 0 && console.err(`${console.errStyle.yellow("!")} A landing was interrupted here, and is half done: see 'sous recover'.\n`);
		if (prune) console.out(`Removed ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.nt)(removed.length, "plan")}, kept ${left.length}.\n`);
		else if (left.length > 0) {
			let rootOf = (plan) => (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_1__.r)(opened.value, plan, root);
			console.out(renderPlanList(left, {
				style: console.outStyle,
				now: Date.now(),
				rootOf
			}));
		} else console.err(`No plan is kept here.\n  ${console.errStyle.cyan("\u2192")} 'sous preview <recipe>' makes one; 'sous list' lists the recipes.\n`);
		return _entry_js__WEBPACK_IMPORTED_MODULE_6__.l.done;
	}
	function readOptions(argv) {
		let flag = {
			type: "boolean",
			default: !1
		};
		let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.pt)("invalid_arguments", message, "See sous plans --help."));
		try {
			let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_8__.parseArgs)({
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
			if (word !== void 0 && !/^[0-9a-f]{1,64}$/.test(word)) return wrong(`'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(word)}' is not the digest of a plan, nor its beginning`);
			if (word !== void 0 && values.prune) return wrong("--prune takes no digest: it removes all plans that cannot land any more");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.ut)({
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
}) };
