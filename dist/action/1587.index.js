"use strict";
exports.id = 1587;
exports.ids = [1587];
exports.modules = { 1587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { markStale: () => markStale });
	__webpack_require__(9604);
	var _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3860);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _pull_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1);
	var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
	var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5484);
	async function markStale({ context, forge, pull }) {
		let remote = await forge.remote();
		if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(remote.error);
		if (context.job === "gate") {
			let refs = await remote.value.readRefs([(0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.p)(pull)]);
			if (!refs.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(refs.error);
			return {
				reason: "accepted",
				message: `#${pull} has plans of ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Sn)(refs.value.size, "recipe")}`,
				...refs.value.size > 0 && { next: "answer" }
			};
		}
		let digests = await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.u)(remote.value, pull);
		if (!digests.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(digests.error);
		let state = digests.value.length === 0 ? void 0 : await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.t)(forge.github, pull);
		if (state?.ok === !1) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(state.error);
		let stale = 0;
		for (let digest of digests.value) {
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(remote.value, digest);
			if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
			let { plan } = record.value;
			if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
			let refused = await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.s)({
				context,
				forge,
				pull,
				plan,
				past: "stale"
			});
			if (refused !== void 0 && !(0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__.r)(refused)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(refused);
			refused === void 0 ? stale++ : context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.v)(refused.message)}\n`);
		}
		return {
			reason: "answered",
			message: `The push made ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Sn)(stale, "plan")} of #${pull} stale`,
			pull: { number: pull }
		};
	}
}) };
