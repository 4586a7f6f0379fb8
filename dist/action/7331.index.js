export const id = 7331;
export const ids = [7331];
export const modules = {
	37331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerCommand: () => answerCommand });
		var authorise = __webpack_require__(96765);
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var command_answers = __webpack_require__(60216);
		var open_recipes = __webpack_require__(14827);
		var action_ending = __webpack_require__(42798);
		var plan_scope = __webpack_require__(75525);
		var save_plan = __webpack_require__(82404);
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
		var plan_ref = __webpack_require__(12916);
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
		var open_forge = __webpack_require__(74598);
		var pull_comments = __webpack_require__(79871);
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
	}),
	75525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NN: () => lockRef,
			hA: () => currentRefsOf,
			pV: () => currentRef
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		function scopeOf({ repository, target }) {
			return repository?.pull === void 0 ? `ref-${keyOf(target)}` : `pr-${repository.pull}`;
		}
		function lockRef(plan) {
			return `refs/sous/locks/${scopeOf(plan)}`;
		}
		function currentRef(plan) {
			return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`;
		}
		function currentRefsOf(pull) {
			return `refs/sous/current/pr-${pull}/*`;
		}
		function keyOf(name) {
			return (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(name)).slice(0, 16);
		}
	}),
	82404: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => savePlanRef,
			q: () => readPointer
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97424);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12916);
		var _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75525);
		var _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18763);
		var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72658);
		let DIGEST_FILE = "digest";
		async function savePlanRef(remote, request) {
			let { plan, changes } = request.stored;
			let secret = (0, _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_4__.vM)(plan, changes, [remote.options.token]);
			if (secret !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)(secret);
			for (let attempt = 1;; attempt++) {
				let saved = await saveOnce(remote, request);
				if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
			}
		}
		async function saveOnce(remote, request) {
			let { plan } = request.stored;
			let [own, current] = [(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(plan.digest), (0, _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__.pV)(plan)];
			let refs = await remote.readRefs([own, current]);
			if (!refs.ok) return refs;
			let made = refs.value.has(own) ? await planAgain(remote, request) : await planFirst(remote, request);
			if (!made.ok) return made;
			if ("state" in made.value) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: made.value,
				superseded: void 0
			});
			let pointer = await pointAt(remote, request, refs.value.get(current));
			if (!pointer.ok) return pointer;
			let { updates, replaced } = pointer.value;
			let pushed = await remote.push([made.value.update, ...updates]);
			return pushed.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: made.value.record,
				superseded: replaced
			}) : pushed;
		}
		async function planFirst(remote, request) {
			let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.mb)(remote, request.stored, {
				state: plannedState(request),
				now: request.now
			});
			if (!record.ok) return record;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: record.value,
				update: {
					ref: (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(record.value.plan.digest),
					from: void 0,
					to: record.value.id
				}
			});
		}
		async function planAgain(remote, request) {
			let { digest } = request.stored.plan;
			let known = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.b2)(remote, digest);
			if (!known.ok) return known.error.code === "digest_unknown" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("ref_moved", `'${(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(digest)}' has gone`)) : known;
			let { state } = known.value.state;
			if (state === "applied" || state === "applying") return known;
			return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.VK)(remote, known.value, {
				state: plannedState(request),
				now: request.now
			});
		}
		function plannedState({ origin, now }) {
			return {
				schemaVersion: 1,
				state: "planned",
				plannedAt: now.toISOString(),
				origin
			};
		}
		async function pointAt(remote, request, from) {
			let { plan } = request.stored;
			let ref = (0, _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__.pV)(plan);
			let before = from === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : await readPointer(remote, ref);
			if (!before.ok) return before;
			if (before.value === plan.digest) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				updates: [],
				replaced: void 0
			});
			let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[DIGEST_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let to = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(remote, {
				entries,
				subject: `Current plan ${plan.digest}`,
				time: request.now
			});
			if (!to.ok) return to;
			let older = before.value === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : await supersede(remote, before.value, request);
			if (!older.ok) return older;
			let updates = [{
				ref,
				from,
				to: to.value
			}, ...older.value === void 0 ? [] : [older.value]];
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				updates,
				replaced: older.value === void 0 ? void 0 : before.value
			});
		}
		async function readPointer(remote, ref) {
			let id = await remote.fetchRef(ref);
			if (!id.ok || id.value === void 0) return id.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : id;
			let state = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_5__.un)(remote, id.value);
			if (!state.ok) return state;
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(digest.ok ? digest.value : void 0);
		}
		async function supersede(remote, digest, request) {
			let older = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.b2)(remote, digest);
			if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0);
			let { state } = older.value;
			if (state.state !== "planned" && state.state !== "failed") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0);
			let supersededBy = request.stored.plan.digest;
			let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.VK)(remote, older.value, {
				state: {
					...state,
					state: "superseded",
					supersededBy
				},
				now: request.now
			});
			return next.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(next.value.update) : next;
		}
	})
};
