"use strict";
exports.id = 5011;
exports.ids = [5011];
exports.modules = { 5011: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { publishOnPull: () => publishOnPull });
	__webpack_require__(9604);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9045);
	var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4688);
	var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5484);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3076);
	var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6351);
	var _land_pull_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4359);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5296);
	var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1332);
	async function publishOnPull(command) {
		let { context, forge } = command;
		let person = "recipe" in command ? await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.u)({
			github: forge.github,
			author: command.from.author,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_9__.r)(forge)
		}) : await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.c)({
			github: forge.github,
			from: command.from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_9__.r)(forge)
		});
		if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(person.error);
		let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_6__.o)(command);
		if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(tooWeak);
		let published = await publish(command, person.value.id);
		return published.ok ? published.value : (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_6__.t)(published.error, command);
	}
	async function publish(command, person) {
		let { context, forge, from } = command;
		let asked = await readAsked(command, person);
		if (!asked.ok) return asked;
		let { pull, config, origin, approved } = asked.value;
		let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.r)({
			context,
			forge,
			recipe: asked.value.recipe,
			inputs: asked.value.inputs
		});
		if (!prepared.ok) return prepared;
		let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_10__.n)(context.runner.input("plan-path"));
		if (!artifact.ok) return artifact;
		let { ending, stored } = artifact.value;
		if (stored === void 0) {
			let refused = {
				code: ending.reason,
				message: ending.message,
				suggestion: "The summary of the job that makes plans tells more."
			};
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_6__.n)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_6__.g)(refused)
			});
			return posted === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.V)({
				reason: "answered",
				message: ending.message,
				pull: { number: from.pull }
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)(posted);
		}
		let expected = {
			context,
			forge,
			pull,
			config,
			prepared: prepared.value
		};
		let other = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.u)(stored, (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.o)(expected));
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)(other);
		if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, approved))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.G)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let changed = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.l)(remote.value, stored);
		if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)(changed);
		return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.i)({
			context,
			forge,
			pull,
			stored,
			origin,
			planned: await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_3__.s)(stored, expected)
		});
	}
	async function readAsked(command, person) {
		let { forge, from } = command;
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.d)(forge.github, from.pull);
		if (!pull.ok) return pull;
		let refused = (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.p)(pull.value, config.value.approval);
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)(refused);
		let around = {
			pull: pull.value,
			config: config.value
		};
		if ("recipe" in command) {
			let { recipe, inputs } = command;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.V)({
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
		let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote.value, command.digest);
		if (!record.ok) return record;
		let { plan, state } = record.value;
		if (plan.status !== "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.G)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
		let approved = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_8__.L)(command, record.value, pull.value, config.value);
		if (!approved.ok) return approved;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.V)({
			...around,
			recipe: (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_8__.t)(plan),
			inputs: plan.inputs,
			origin: state.origin,
			approved: approved.value
		});
	}
	function isSameCall(one, other) {
		return one.tool === other.tool && (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.n)(one.args) === (0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.n)(other.args);
	}
}) };
