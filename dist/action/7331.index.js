export const id = 7331;
export const ids = [7331];
export const modules = { 7331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { answerCommand: () => answerCommand });
	var authorise = __webpack_require__(1496);
	var reason = __webpack_require__(3529);
	var result = __webpack_require__(7424);
	var command_answers = __webpack_require__(216);
	var open_recipes = __webpack_require__(5298);
	var action_ending = __webpack_require__(4560);
	var plan_scope = __webpack_require__(5525);
	var save_plan = __webpack_require__(2404);
	async function readCurrentPlans(remote, pull) {
		let refs = await remote.readRefs([(0, plan_scope.hA)(pull)]);
		if (!refs.ok) return refs;
		let digests = [];
		for (let ref of refs.value.keys()) {
			let digest = await (0, save_plan.q)(remote, ref);
			if (!digest.ok) return digest;
			digest.value !== void 0 && digests.push(digest.value);
		}
		return (0, result.k)(digests);
	}
	var plan_ref = __webpack_require__(2916);
	async function cancelOnPull({ forge, pull, digest }) {
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let found = digest === void 0 ? await readCurrentPlans(remote.value, pull) : (0, result.k)([digest]);
		if (!found.ok) return found;
		let cancelled = [];
		for (let one of found.value) {
			let record = await (0, plan_ref.b2)(remote.value, one);
			if (!record.ok) return record;
			let { plan, state } = record.value;
			if (plan.repository?.pull !== pull) return (0, result.V)((0, reason.x)("digest_unknown", `The plan ${one} was not made for this pull request`));
			if (state.state !== "planned" && state.state !== "failed") continue;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, result.V)((0, reason.x)("api_invalid", "GitHub did not say what time it is"));
			let next = await (0, plan_ref.VK)(remote.value, record.value, {
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
		}
		return (0, result.k)((0, command_answers.e0)(cancelled));
	}
	var open_forge = __webpack_require__(4598);
	var pull_comments = __webpack_require__(9871);
	async function answerCommand({ context, forge, request }) {
		let { from } = request;
		let person = await (0, authorise.Yo)({
			github: forge.github,
			author: from.author,
			run: context.run,
			policy: (0, open_forge.U)(forge)
		});
		if (!person.ok) return (0, action_ending.refusedEnding)(person.error);
		let text = await answer({
			context,
			forge,
			request
		});
		let body = text.ok ? text.value : (0, command_answers.$W)(text.error);
		let posted = await (0, pull_comments.V_)({
			forge,
			pull: from.pull,
			to: `${from.kind} ${from.id}`,
			body
		});
		if (posted !== void 0) return (0, action_ending.refusedEnding)(posted);
		if (request.kind === "mistake") return (0, action_ending.refusedEnding)((0, reason.x)(request.mistake.code, request.mistake.message, request.mistake.suggestion));
		return text.ok ? {
			reason: "answered",
			message: `Answered '/sous ${request.kind}'`
		} : (0, action_ending.refusedEnding)(text.error);
	}
	async function answer({ context, forge, request }) {
		if (request.kind === "mistake") return (0, result.k)((0, command_answers.$W)(request.mistake));
		if (request.kind === "cancel") return cancelOnPull({
			forge,
			pull: request.from.pull,
			digest: request.digest
		});
		if (request.kind === "help" && request.recipe === void 0) return (0, result.k)((0, command_answers.fd)());
		let recipes = await callableRecipes(context, forge, request.kind === "help" ? request.recipe : void 0);
		if (!recipes.ok) return recipes;
		let [first] = recipes.value;
		if (request.kind === "list") return (0, result.k)((0, command_answers.P3)(recipes.value));
		return first === void 0 ? (0, result.V)((0, reason.x)("command_mistake", "There is no such recipe")) : (0, result.k)((0, command_answers.yo)(first));
	}
	async function callableRecipes(context, forge, name) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree;
		let found = await (0, open_recipes.v)(tree.value, context.program);
		if (!found.ok) return (0, result.V)(tree.value.refusal ?? (0, reason.x)("policy_error", found.error.message, found.error.suggestion));
		let selected = name === void 0 ? (0, result.k)(found.value.all) : await found.value.select([name]);
		if (!selected.ok) return (0, result.V)((0, reason.x)("command_mistake", selected.error.message, selected.error.suggestion));
		let read = await found.value.read(selected.value);
		return (0, result.k)(read.flatMap((one) => one.recipe === void 0 ? [] : [{
			name: one.name,
			recipe: one.recipe
		}]));
	}
}) };
