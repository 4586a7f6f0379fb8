"use strict";
exports.id = 6229;
exports.ids = [6229];
exports.modules = { 6229: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { gateOnPull: () => gateOnPull });
	__webpack_require__(9604);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
	async function gateOnPull(gated) {
		let next = await nextJob(gated);
		if (!next.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(next.error);
		let { from, kind } = gated.request;
		return {
			reason: "accepted",
			message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value}'`,
			next: next.value,
			pull: { number: from.pull }
		};
	}
	async function nextJob({ context, forge, request }) {
		let common = {
			github: forge.github,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.r)(forge)
		};
		if (request.kind === "review") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)("apply");
		if (request.kind === "apply") {
			let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.c)({
				...common,
				from: request.from
			});
			return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(await jobForPlan(forge, request)) : person;
		}
		let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.u)({
			...common,
			author: request.from.author
		});
		return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(request.kind === "run" ? "plan" : "answer") : person;
	}
	async function jobForPlan(forge, { digest }) {
		let remote = await forge.remote();
		let record = remote.ok ? await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote.value, digest) : remote;
		return record.ok && record.value.plan.status === "gated" ? "plan" : "apply";
	}
}) };
