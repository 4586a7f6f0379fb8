"use strict";
exports.id = 5128;
exports.ids = [5128];
exports.modules = { 5128: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { answerCommand: () => answerCommand });
	__webpack_require__(9604);
	var _authorise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1362);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
	var _pull_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6297);
	var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5296);
	var _recipe_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8171);
	var _sign_of_life_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3860);
	async function cancelOnPull({ context, forge, pull, digest }) {
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let found = digest === void 0 ? await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.u)(remote.value, pull) : listOf(await forge.findPlan(pull, digest));
		if (!found.ok) return found;
		let cancelled = [];
		for (let one of found.value) {
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.U)(remote.value, one);
			if (!record.ok) return record;
			let { plan, state } = record.value;
			if (plan.repository?.pull !== pull) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("digest_unknown", `The plan ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.F)(one)} was not made for this pull request`));
			if (state.state !== "planned" && state.state !== "failed") continue;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("api_invalid", "GitHub did not say what time it is"));
			let next = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.W)(remote.value, record.value, {
				state: {
					...state,
					state: "superseded"
				},
				now
			});
			if (!next.ok) return next;
			let pushed = await remote.value.push([next.value.update]);
			if (!pushed.ok) return pushed;
			cancelled.push(one);
			await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				context,
				forge
			}, plan, pull);
			await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.s)({
				context,
				forge,
				pull,
				plan,
				past: "cancelled"
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.h)(cancelled));
	}
	function listOf(found) {
		return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)([found.value]) : found;
	}
	async function answerCommand({ context, forge, request }) {
		let { from } = request;
		let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_1__.i)({
			github: forge.github,
			author: from.author,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_6__.i)(forge)
		});
		if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Vt)(person.error);
		let tooWeak = await (0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_8__.n)({
			context,
			forge,
			from
		});
		if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Vt)(tooWeak);
		let text = await answer({
			context,
			forge,
			request
		});
		let body = text.ok ? text.value : (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.y)(text.error);
		let posted = await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.a)({
			forge,
			pull: from.pull,
			to: `${from.kind} ${from.id}`,
			body
		});
		if (posted !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Vt)(posted);
		await (0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_8__.t)({
			context,
			forge,
			from
		}, text.ok && request.kind !== "mistake" ? "+1" : "confused");
		if (request.kind === "mistake") return {
			...(0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Vt)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(request.mistake.code, request.mistake.message, request.mistake.suggestion)),
			isAnswered: !0
		};
		return text.ok ? {
			reason: "answered",
			message: `Answered '/sous ${request.kind}'`
		} : {
			...(0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Vt)(text.error),
			isAnswered: !0
		};
	}
	async function answer({ context, forge, request }) {
		if (request.kind === "mistake") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.y)(request.mistake));
		if (request.kind === "cancel") return cancelOnPull({
			context,
			forge,
			pull: request.from.pull,
			digest: request.digest
		});
		if (request.kind === "help" && request.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.g)());
		let recipes = await callableRecipes(context, forge, request.kind === "help" ? request.recipe : void 0);
		if (!recipes.ok) return recipes;
		let [first] = recipes.value;
		if (request.kind === "list") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__._)(recipes.value));
		return first === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("command_mistake", "There is no such recipe")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _pull_state_js__WEBPACK_IMPORTED_MODULE_3__.v)(first));
	}
	async function callableRecipes(context, forge, name) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree;
		let found = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.V)(tree.value, context.program);
		if (!found.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("policy_error", found.error.message, found.error.suggestion));
		let selected = name === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)([...found.value.all, ...found.value.shipped]) : await found.value.select([name]);
		if (!selected.ok) {
			let { message, suggestion } = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.C)(selected.error);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("command_mistake", message, suggestion));
		}
		let read = await found.value.read(selected.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(read.flatMap((one) => one.recipe === void 0 ? [] : [{
			name: one.name,
			recipe: one.recipe
		}]));
	}
}) };
