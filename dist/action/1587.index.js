"use strict";
exports.id = 1587;
exports.ids = [1587];
exports.modules = { 1587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		B: () => markExpiredEverywhere,
		Z: () => markStale,
		markExpired: () => markExpired
	});
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2528);
	var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
	async function markStale({ context, forge, pull }) {
		let remote = await forge.remote();
		if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(remote.error);
		let digests = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.R)(remote.value, pull);
		if (!digests.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(digests.error);
		let state = digests.value.length === 0 ? void 0 : await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.k)(forge.github, pull);
		if (state?.ok === !1) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(state.error);
		let stale = 0;
		for (let digest of digests.value) {
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest);
			if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
			let { plan } = record.value;
			if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
			let refused = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.i)({
				context,
				forge,
				pull,
				plan,
				past: "stale"
			});
			if (refused !== void 0 && !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Ot)(refused)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(refused);
			if (refused !== void 0) context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refused.message)}\n`);
			else {
				stale++;
				await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.h)({
					context,
					forge
				}, plan, state?.value.head.commit ?? "");
			}
		}
		return {
			reason: "answered",
			message: `The push made ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(stale, "plan")} of #${pull} stale`,
			pull: { number: pull }
		};
	}
	async function markExpired({ context, forge, pull, except }) {
		let [comments, now] = [await forge.comments(pull), forge.github.serverTime];
		if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
		if (!comments.value.some(({ body }) => isOver((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.ht)(body), now))) return;
		let [config, remote] = [await forge.config(), await forge.remote()];
		let digests = remote.ok ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.R)(remote.value, pull) : remote;
		if (!config.ok || !remote.ok || !digests.ok) return;
		for (let digest of digests.value) {
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest);
			if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
			let { plan, state } = record.value;
			if (state.state !== "planned" && state.state !== "failed") continue;
			if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
			let refused = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.i)({
				context,
				forge,
				pull,
				plan,
				past: "expired"
			});
			refused === void 0 ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.f)({
				context,
				forge
			}, plan) : context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refused.message)}\n`);
		}
	}
	async function markExpiredEverywhere(around) {
		let remote = await around.forge.remote();
		let refs = remote.ok ? await remote.value.readRefs([_list_1_js__WEBPACK_IMPORTED_MODULE_2__.E]) : remote;
		if (!refs.ok) return around.context.runner.say(`Expired plans could not be looked for: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refs.error.message)}\n`);
		let pulls = [...new Set([...refs.value.keys()].map(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.j).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
		for (let pull of pulls.slice(0, 20)) await markExpired({
			...around,
			pull
		});
	}
	function askedAt({ plan, state }, comments) {
		let asked = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
		return Date.parse(asked ?? state.plannedAt);
	}
	function isOver(until, now) {
		return until !== void 0 && until.getTime() < now.getTime();
	}
}) };
