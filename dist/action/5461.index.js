"use strict";
exports.id = 5461;
exports.ids = [5461];
exports.modules = { 5461: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => publish_job_exports,
		t: () => publishStored
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _authorise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1362);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2528);
	var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
	var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1332);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
	var _apply_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6874);
	var _save_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3814);
	var publish_job_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ publishOnPull: () => publishOnPull });
	async function publishOnPull(command) {
		let { context, forge } = command;
		let person = "recipe" in command ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.i)({
			github: forge.github,
			author: command.from.author,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		}) : await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.t)({
			github: forge.github,
			from: command.from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		});
		if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(person.error);
		let tooWeak = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.m)(command);
		if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(tooWeak);
		let published = await publish(command);
		if (published.ok) return published.value;
		let answered = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.t)(published.error, command);
		"digest" in command && await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.d)(command, published.error);
		return answered;
	}
	async function publish(command) {
		let { context, forge, from } = command;
		let asked = await readAsked(command);
		if (!asked.ok) return asked;
		let { pull, config, origin, approved } = asked.value;
		let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
			context,
			forge,
			recipe: asked.value.recipe,
			inputs: asked.value.inputs
		});
		if (!prepared.ok) return prepared;
		let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__.r)(context.runner.input("plan-path"));
		if (!artifact.ok) return artifact;
		let { ending, stored } = artifact.value;
		if (stored === void 0) {
			await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.g)(command, {
				commit: pull.head.commit,
				recipe: asked.value.recipe,
				...(0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.c)(ending.reason)
			});
			let refused = {
				code: ending.reason,
				message: ending.message,
				suggestion: "The summary of the job that makes plans tells more."
			};
			let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.n)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.I)(refused)
			});
			return posted === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				reason: "answered",
				message: ending.message,
				pull: { number: from.pull }
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(posted);
		}
		if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_8__.c)(step, approved))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
		return publishStored({
			context,
			forge,
			config,
			prepared: prepared.value
		}, {
			stored,
			pull,
			origin,
			from
		}, ending);
	}
	async function publishStored(trusted, kept, { found }) {
		let { context, forge } = trusted;
		let { stored, pull } = kept;
		let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(stored, (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.y)(trusted, pull));
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.N)(remote.value, stored);
		if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(changed);
		let planned = {
			...await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.b)(stored, trusted),
			...found && { found }
		};
		return (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_9__.r)({
			context,
			forge,
			...kept,
			planned
		});
	}
	async function readAsked(command) {
		let { forge, from } = command;
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.k)(forge.github, from.pull);
		if (!pull.ok) return pull;
		let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.O)(pull.value, config.value.approval);
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
		let around = {
			pull: pull.value,
			config: config.value
		};
		if ("recipe" in command) {
			let { recipe, inputs } = command;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...around,
				recipe,
				inputs,
				origin: { comment: from.id }
			});
		}
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let digest = await forge.findPlan(from.pull, command.digest);
		if (!digest.ok) return digest;
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote.value, digest.value);
		if (!record.ok) return record;
		let { plan, state } = record.value;
		if (plan.status !== "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
		let approved = await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_8__.r)(command, record.value, pull.value, config.value);
		if (!approved.ok) return approved;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...around,
			recipe: (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__._)(plan),
			inputs: plan.inputs,
			origin: state.origin,
			approved: approved.value
		});
	}
}) };
