export const id = 9666;
export const ids = [9666];
export const modules = { 59666: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { publishOnPull: () => publishOnPull });
	var _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96765);
	var _forge_plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12916);
	var _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41767);
	var _forge_refuse_other_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71690);
	var _model_policy_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(93771);
	var _model_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33529);
	var _model_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97424);
	var _report_command_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60216);
	var _action_ending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42798);
	var _expected_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9042);
	var _keep_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77588);
	var _land_pull_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25824);
	var _open_forge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74598);
	var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27431);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63938);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79871);
	async function publishOnPull(command) {
		let { context, forge } = command;
		let person = "recipe" in command ? await (0, _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__.Yo)({
			github: forge.github,
			author: command.from.author,
			run: context.run,
			policy: (0, _open_forge_js__WEBPACK_IMPORTED_MODULE_10__.U)(forge)
		}) : await (0, _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__.ki)({
			github: forge.github,
			from: command.from,
			run: context.run,
			policy: (0, _open_forge_js__WEBPACK_IMPORTED_MODULE_10__.U)(forge)
		});
		if (!person.ok) return (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_6__.refusedEnding)(person.error);
		let published = await publish(command, person.value.id);
		return published.ok ? published.value : (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_13__.zJ)(published.error, command);
	}
	async function publish(command, person) {
		let { context, forge, from } = command;
		let asked = await readAsked(command, person);
		if (!asked.ok) return asked;
		let { pull, config, origin, approved } = asked.value;
		let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_12__.T)({
			context,
			forge,
			recipe: asked.value.recipe,
			inputs: asked.value.inputs
		});
		if (!prepared.ok) return prepared;
		let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__.Y)(context.runner.input("plan-path"));
		if (!artifact.ok) return artifact;
		let { ending, stored } = artifact.value;
		if (stored === void 0) {
			let refused = {
				code: ending.reason,
				message: ending.message,
				suggestion: "The summary of the job that makes plans tells more."
			};
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_13__.V_)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, _report_command_answers_js__WEBPACK_IMPORTED_MODULE_5__.$W)(refused)
			});
			return posted === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.k)({
				reason: "answered",
				message: ending.message,
				pull: { number: from.pull }
			}) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(posted);
		}
		let expected = {
			context,
			forge,
			pull,
			config,
			prepared: prepared.value
		};
		let other = await (0, _forge_refuse_other_plan_js__WEBPACK_IMPORTED_MODULE_3__.gq)(stored, (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_7__.ql)(expected));
		if (other !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(other);
		if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, approved))) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let changed = await (0, _forge_refuse_other_plan_js__WEBPACK_IMPORTED_MODULE_3__.JP)(remote.value, stored);
		if (changed !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(changed);
		return (0, _keep_plan_js__WEBPACK_IMPORTED_MODULE_8__.v)({
			context,
			forge,
			pull,
			stored,
			origin,
			planned: await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_7__.dp)(stored, expected)
		});
	}
	async function readAsked(command, person) {
		let { forge, from } = command;
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__.Es)(forge.github, from.pull);
		if (!pull.ok) return pull;
		let refused = (0, _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__.gy)(pull.value, config.value.approval);
		if (refused !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(refused);
		let around = {
			pull: pull.value,
			config: config.value
		};
		if ("recipe" in command) {
			let { recipe, inputs } = command;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.k)({
				...around,
				recipe,
				inputs,
				origin: {
					comment: from.id,
					requester: person
				}
			});
		}
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let record = await (0, _forge_plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.b2)(remote.value, command.digest);
		if (!record.ok) return record;
		let { plan, state } = record.value;
		if (plan.status !== "gated") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
		let approved = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_9__.L)(command, record.value, pull.value, config.value);
		if (!approved.ok) return approved;
		return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.k)({
			...around,
			recipe: (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_9__.V)(plan),
			inputs: plan.inputs,
			origin: state.origin,
			approved: approved.value
		});
	}
	function isSameCall(one, other) {
		return one.tool === other.tool && (0, _model_policy_js__WEBPACK_IMPORTED_MODULE_15__.L)(one.args) === (0, _model_policy_js__WEBPACK_IMPORTED_MODULE_15__.L)(other.args);
	}
}) };
