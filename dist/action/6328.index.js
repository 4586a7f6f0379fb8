"use strict";
exports.id = 6328;
exports.ids = [6328];
exports.modules = { 6328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { reviewOnPull: () => reviewOnPull });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _authorise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1362);
	var _apply_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6874);
	var _answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2528);
	var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
	async function reviewOnPull(reviewed) {
		return reviewed.digest === void 0 ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest);
	}
	async function applyByReview({ context, forge, from }, digest) {
		let approver = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_3__.r)({
			github: forge.github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
		});
		if (!approver.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(approver.error);
		let foreign = await refuseWorkflow(context, forge);
		return foreign === void 0 ? (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_4__.t)({
			context,
			forge,
			from,
			digest,
			approver: approver.value
		}) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(foreign);
	}
	async function approvePull(reviewed) {
		let { context, forge, from } = reviewed;
		let approver = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_3__.r)({
			github: forge.github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
		});
		if (!approver.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(approver.error);
		let pull = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_5__.k)(forge.github, from.pull);
		if (!pull.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(pull.error);
		let remote = await forge.remote();
		if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(remote.error);
		let proposal = await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_4__.o)(remote.value, pull.value);
		if (!proposal.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(proposal.error);
		if (proposal.value === void 0) return {
			reason: "not_a_command",
			message: `#${from.pull} was not proposed by Sous, and the review names no plan`
		};
		let foreign = await refuseWorkflow(context, forge);
		if (foreign !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(foreign);
		let config = await forge.config();
		if (!config.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(config.error);
		let landed = await approveProposal({
			context,
			forge,
			from,
			pull: pull.value,
			config: config.value
		}, proposal.value);
		return landed.ok ? landed.value : (0, _answer_js__WEBPACK_IMPORTED_MODULE_5__.t)(landed.error, reviewed);
	}
	async function approveProposal(at, digest) {
		let remote = await at.forge.remote();
		if (!remote.ok) return remote;
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest);
		return record.ok ? (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_4__.i)(at, await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_4__.a)({
			...at,
			record: record.value
		})) : record;
	}
	async function refuseWorkflow({ workflow, run }, forge) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree.error;
		let remote = await forge.remote();
		if (!remote.ok) return remote.error;
		let foreign = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.f)(remote.value, tree.value, {
			path: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(workflow.ref),
			sha: workflow.sha
		});
		if (foreign !== void 0 || !run.isAppToken) return foreign;
		let self = await forge.self();
		if (!self.ok) return self.error;
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.kt)(self.value) ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("app_key_exposed", `This review runs with the token of ${self.value.login}`);
	}
}) };
