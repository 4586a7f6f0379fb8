"use strict";
exports.id = 5011;
exports.ids = [5011];
exports.modules = { 5011: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => publish_pull_exports,
		t: () => publishStored
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _authorise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1362);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7008);
	var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5484);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3076);
	var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9045);
	var _land_pull_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4359);
	var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1332);
	var _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8171);
	var publish_pull_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ publishOnPull: () => publishOnPull });
	async function publishOnPull(command) {
		let { context, forge } = command;
		let person = "recipe" in command ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_1__.i)({
			github: forge.github,
			author: command.from.author,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
		}) : await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_1__.t)({
			github: forge.github,
			from: command.from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
		});
		if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(person.error);
		let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.c)(command);
		if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(tooWeak);
		let published = await publish(command);
		if (published.ok) return published.value;
		let answered = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.t)(published.error, command);
		"digest" in command && await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__.i)(command, published.error);
		return answered;
	}
	async function publish(command) {
		let { context, forge, from } = command;
		let asked = await readAsked(command);
		if (!asked.ok) return asked;
		let { pull, config, origin, approved } = asked.value;
		let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_7__.a)({
			context,
			forge,
			recipe: asked.value.recipe,
			inputs: asked.value.inputs
		});
		if (!prepared.ok) return prepared;
		let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_9__.r)(context.runner.input("plan-path"));
		if (!artifact.ok) return artifact;
		let { ending, stored } = artifact.value;
		if (stored === void 0) {
			await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__.c)(command, {
				commit: pull.head.commit,
				recipe: asked.value.recipe,
				...(0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__.n)(ending.reason)
			});
			let refused = {
				code: ending.reason,
				message: ending.message,
				suggestion: "The summary of the job that makes plans tells more."
			};
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.n)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.T)(refused)
			});
			return posted === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.X)({
				reason: "answered",
				message: ending.message,
				pull: { number: from.pull }
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)(posted);
		}
		if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_8__.c)(step, approved))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.et)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
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
		let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(stored, (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__.r)(trusted, pull));
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)(other);
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(remote.value, stored);
		if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)(changed);
		let planned = {
			...await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__.i)(stored, trusted),
			...found && { found }
		};
		return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_7__.o)({
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
		let pull = await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__.d)(forge.github, from.pull);
		if (!pull.ok) return pull;
		let refused = (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__.p)(pull.value, config.value.approval);
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)(refused);
		let around = {
			pull: pull.value,
			config: config.value
		};
		if ("recipe" in command) {
			let { recipe, inputs } = command;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.X)({
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
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(remote.value, digest.value);
		if (!record.ok) return record;
		let { plan, state } = record.value;
		if (plan.status !== "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.et)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
		let approved = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_8__.n)(command, record.value, pull.value, config.value);
		if (!approved.ok) return approved;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.X)({
			...around,
			recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_3__.t)(plan),
			inputs: plan.inputs,
			origin: state.origin,
			approved: approved.value
		});
	}
}) };
