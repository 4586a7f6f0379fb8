"use strict";
exports.id = 7146;
exports.ids = [7146];
exports.modules = { 7146: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { proposeWorkflow: () => proposeWorkflow });
	__webpack_require__(9604);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9045);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3076);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5393);
	var _entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6351);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6297);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
	var __addDisposableResource = function(env, value, async) {
		if (value != null) {
			if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
			var dispose, inner;
			if (async) {
				if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
				dispose = value[Symbol.asyncDispose];
			}
			if (dispose === void 0) {
				if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
				dispose = value[Symbol.dispose];
				async && (inner = dispose);
			}
			if (typeof dispose != "function") throw TypeError("Object not disposable.");
			inner && (dispose = function() {
				try {
					inner.call(this);
				} catch (e) {
					return Promise.reject(e);
				}
			});
			env.stack.push({
				value,
				dispose,
				async
			});
		} else async && env.stack.push({ async: !0 });
		return value;
	};
	var __disposeResources = (function(SuppressedError) {
		return function(env) {
			function fail(e) {
				env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
				env.hasError = !0;
			}
			var r, s = 0;
			function next() {
				for (; r = env.stack.pop();) try {
					if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
					if (r.dispose) {
						var result = r.dispose.call(r.value);
						if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
							fail(e);
							return next();
						});
					} else s |= 1;
				} catch (e) {
					fail(e);
				}
				if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
				if (env.hasError) throw env.error;
			}
			return next();
		};
	})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
		var e = Error(message);
		return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
	});
	let Repository = (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.wn)({
		id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.vn)(),
		default_branch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.An)()
	});
	async function proposeWorkflow(request) {
		let ended = await proposePlan(request);
		return ended.ok ? ended.value : (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(ended.error);
	}
	async function proposePlan(request) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let { context, forge, event } = request;
			let { runner } = context;
			if (event === "pull_request") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("input_invalid", "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."));
			let given = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.y)(runner.input("inputs"), "inputs");
			if (!given.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("input_invalid", given.error.message, given.error.suggestion));
			let name = runner.input("recipe");
			if (name === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
			let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_1__.r)({
				context,
				forge,
				recipe: name,
				inputs: given.value
			});
			if (!prepared.ok) return prepared;
			let config = await forge.config();
			if (!config.ok) return config;
			let repository = await forge.github.request("GET /repos/{owner}/{repo}", {}, Repository);
			if (!repository.ok) return repository;
			let { id, default_branch: defaultBranch } = repository.value;
			let base = runner.input("base") || defaultBranch;
			let noPulls = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_2__.s)(forge.github, base);
			if (noPulls !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)(noPulls);
			let branch = runner.input("branch") || (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__.r)(prepared.value.recipe.source.path);
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let refs = await remote.value.readRefs([`refs/heads/${base}`]);
			if (!refs.ok) return refs;
			let commit = refs.value.get(`refs/heads/${base}`);
			if (commit === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("ref_missing", `There is no branch '${base}'`));
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.I)(runner.input("working-directory") || ".");
			if (!directory.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("input_invalid", directory.error.message, directory.error.suggestion));
			let asked = remote.value.refusePush();
			let tree = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_1__.d)(remote.value, commit);
			let denied = await asked;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_2__.c)("push a branch to propose from", denied));
			if (!tree.ok) return tree;
			let made = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.t)({
				context,
				folder: directory.value === "." ? tree.value : `${tree.value}/${directory.value}`,
				prepared: {
					...prepared.value,
					config: config.value
				},
				rules: config.value.rules,
				facts: {
					repository: { id: String(id) },
					base: {
						commit,
						ref: `refs/heads/${base}`,
						directory: directory.value
					},
					target: "pull-request"
				}
			});
			if (!made.ok) return made;
			let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
			let report = (ending) => (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.u)({
				...made.value.planned,
				ending
			});
			let { outcome } = made.value.planned;
			if (outcome.kind === "failed" || loaded === void 0) {
				let reason = outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.Xt)(outcome.failure.error) : "internal_error";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)({
					reason,
					message: "The recipe failed",
					report: await report({
						reason,
						next: []
					})
				});
			}
			if (outcome.kind === "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)({
				reason: "gated",
				message: "A call waits for a rule that allows it",
				report: await report({
					reason: "gated",
					next: []
				})
			});
			let people = await peopleOf(request);
			if (!people.ok) return people;
			let self = await forge.self();
			if (!self.ok) return self;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)("api_invalid", "GitHub did not say what time it is"));
			let token = (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__.a)(context.token, self.value);
			let shown = await report({
				reason: "proposed",
				next: []
			});
			let proposed = await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__.i)({
				github: forge.github,
				remote: remote.value,
				stored: loaded,
				repository: {
					id,
					defaultBranch
				},
				self: self.value.id,
				committer: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.u)(self.value),
				people: people.value,
				branch,
				base,
				title: runner.input("title") || prepared.value.recipe.name,
				body: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.kt)(shown, _shared_js__WEBPACK_IMPORTED_MODULE_7__.Dt).text}\n${(0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__.n)(token).message}\n`,
				labels: listOf(runner.input("labels")),
				...config.value.propose,
				token,
				now
			});
			await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_4__.t)({
				context,
				forge,
				keepHours: config.value.approval.expiresAfterHours
			});
			return proposed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)(endingOf(proposed.value, shown, context)) : proposed;
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function peopleOf({ context, forge, event }) {
		if (event !== "workflow_dispatch") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)(void 0);
		let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_5__.m)(forge.github, { login: context.run.triggeringActor });
		if (person.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)({
			requestedBy: person.value,
			approvedBy: []
		});
		return person.error.code === "bot_actor" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.V)(void 0) : person;
	}
	function endingOf(proposal, report, { runner }) {
		if (proposal.kind === "clean") {
			let pull = proposal.closed ?? proposal.left;
			return {
				reason: "clean",
				message: `The recipe would change nothing${proposal.closed === void 0 ? "" : `, so #${proposal.closed.number} was closed`}`,
				report: {
					...report,
					ending: {
						reason: "clean",
						next: []
					}
				},
				...pull && { pull }
			};
		}
		let { pull } = proposal;
		if (proposal.kind === "declined") return {
			reason: "declined",
			message: `Somebody closed the same proposal, #${pull.number}`,
			report,
			pull
		};
		for (let warning of proposal.warnings) runner.say(`${warning}\n`);
		runner.say(`${proposal.ci.message}\n`);
		return {
			reason: "proposed",
			message: `#${pull.number} is ${proposal.kind}`,
			report,
			pull,
			commit: proposal.commit
		};
	}
	function listOf(text) {
		return text.split(",").map((item) => item.trim()).filter((item) => item !== "");
	}
}) };
