"use strict";
exports.id = 4724;
exports.ids = [4724, 1587];
exports.modules = {
	1587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => markExpiredEverywhere,
			Z: () => markStale,
			markExpired: () => markExpired
		});
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2528);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		async function markStale({ context, forge, pull }) {
			let remote = await forge.remote();
			if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(remote.error);
			let digests = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.R)(remote.value, pull);
			if (!digests.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(digests.error);
			let state = digests.value.length === 0 ? void 0 : await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.k)(forge.github, pull);
			if (state?.ok === !1) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(state.error);
			let stale = 0;
			for (let digest of digests.value) {
				let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest);
				if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
				let { plan } = record.value;
				if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
				let refused = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.i)({
					context,
					forge,
					pull,
					plan,
					past: "stale"
				});
				if (refused !== void 0 && !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Ot)(refused)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(refused);
				if (refused !== void 0) context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refused.message)}\n`);
				else {
					stale++;
					await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.h)({
						context,
						forge
					}, plan, state?.value.head.commit ?? "");
				}
			}
			return {
				reason: "answered",
				message: `The push made ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(stale, "plan")} of #${pull} stale`,
				pull: { number: pull }
			};
		}
		async function markExpired({ context, forge, pull, except }) {
			let [comments, now] = [await forge.comments(pull), forge.github.serverTime];
			if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
			if (!comments.value.some(({ body }) => isOver((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.ht)(body), now))) return;
			let [config, remote] = [await forge.config(), await forge.remote()];
			let digests = remote.ok ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.R)(remote.value, pull) : remote;
			if (!config.ok || !remote.ok || !digests.ok) return;
			for (let digest of digests.value) {
				let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest);
				if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
				let { plan, state } = record.value;
				if (state.state !== "planned" && state.state !== "failed") continue;
				if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
				let refused = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.i)({
					context,
					forge,
					pull,
					plan,
					past: "expired"
				});
				refused === void 0 ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.f)({
					context,
					forge
				}, plan) : context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refused.message)}\n`);
			}
		}
		async function markExpiredEverywhere(around) {
			let remote = await around.forge.remote();
			let refs = remote.ok ? await remote.value.readRefs([_list_1_js__WEBPACK_IMPORTED_MODULE_2__.E]) : remote;
			if (!refs.ok) return around.context.runner.say(`Expired plans could not be looked for: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refs.error.message)}\n`);
			let pulls = [...new Set([...refs.value.keys()].map(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.j).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
			for (let pull of pulls.slice(0, 20)) await markExpired({
				...around,
				pull
			});
		}
		function askedAt({ plan, state }, comments) {
			let asked = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
			return Date.parse(asked ?? state.plannedAt);
		}
		function isOver(until, now) {
			return until !== void 0 && until.getTime() < now.getTime();
		}
	}),
	4724: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { proposeWorkflow: () => proposeWorkflow });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6649);
		var _propose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5850);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
		var _answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2528);
		var _mark_stale_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1587);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1332);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
		var _save_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3814);
		var _preview_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2446);
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
		let Repository = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.En)(),
			default_branch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Rn)()
		});
		async function proposeWorkflow(request) {
			let ended = await proposePlan(request);
			return ended.ok ? ended.value : (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(ended.error);
		}
		async function proposePlan(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { context } = request;
				let asked = await readProposal(request);
				if (!asked.ok) return asked;
				let made = context.job === "publish" ? await readMade(request, asked.value) : await makePlan(request, asked.value);
				if (!made.ok) return made;
				let { planned, stored } = made.value;
				__addDisposableResource(env_1, made.value, !0);
				if (context.job === "plan") return (0, _preview_job_js__WEBPACK_IMPORTED_MODULE_11__.t)(context, {
					planned,
					stored
				}, void 0);
				let report = (ending) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Ot)({
					...planned,
					ending
				});
				let { outcome } = planned;
				if (outcome.kind === "failed" || stored === void 0) {
					let reason = outcome.kind === "failed" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._t)(outcome.failure.error) : "internal_error";
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
						reason,
						message: "The recipe failed",
						report: await report({
							reason,
							next: []
						})
					});
				}
				if (outcome.kind === "gated") {
					let { message, suggestion } = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("commands_not_here", "A call waits, and this job runs none");
					let detail = `${message}. ${suggestion}`;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
						reason: "gated",
						message: detail,
						report: await report({
							reason: "gated",
							detail,
							next: []
						})
					});
				}
				return openProposal(request, asked.value, {
					planned,
					stored
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function readProposal(request) {
			let { context, forge, event } = request;
			let { runner } = context;
			if (event === "pull_request") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."));
			let given = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Gt)(runner.input("inputs"), "inputs");
			if (!given.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", given.error.message, given.error.suggestion));
			let name = runner.input("recipe");
			if (name === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(runner.input("working-directory") || ".");
			if (!directory.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", directory.error.message, directory.error.suggestion));
			let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
				context,
				forge,
				recipe: name,
				inputs: given.value
			});
			if (!prepared.ok) return prepared;
			let config = await forge.config();
			if (!config.ok) return config;
			let found = await forge.github.request("GET /repos/{owner}/{repo}", {}, Repository);
			if (!found.ok) return found;
			let repository = {
				id: found.value.id,
				defaultBranch: found.value.default_branch
			};
			let base = runner.input("base") || repository.defaultBranch;
			let noPulls = context.job === "plan" ? void 0 : await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Et)(forge.github, base);
			if (noPulls !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noPulls);
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let ref = `refs/heads/${base}`;
			let refs = await remote.value.readRefs([ref]);
			if (!refs.ok) return refs;
			let commit = refs.value.get(ref);
			if (commit === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_missing", `Branch '${base}' does not exist`));
			let place = {
				commit,
				ref,
				directory: directory.value
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				prepared: prepared.value,
				config: config.value,
				repository,
				remote: remote.value,
				base,
				place
			});
		}
		async function makePlan({ context }, asked) {
			let { remote, place, config, prepared, repository } = asked;
			let push = context.job === "plan" ? void 0 : remote.refusePush();
			let tree = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.V)(remote, place.commit, place.directory);
			let denied = await push;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.jt)("push a branch to propose from", denied));
			if (!tree.ok) return tree;
			let made = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.t)({
				context,
				folder: tree.value,
				prepared: {
					...prepared,
					config
				},
				rules: context.job === "plan" ? config.rules : [],
				facts: {
					repository: { id: String(repository.id) },
					base: place,
					target: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.M
				}
			});
			if (!made.ok) return made;
			let { planned, loaded } = made.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				planned,
				stored: loaded,
				[Symbol.asyncDispose]: async () => loaded?.[Symbol.asyncDispose]()
			});
		}
		async function readMade({ context, forge }, asked) {
			let { config, prepared, place, repository, remote } = asked;
			let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_8__.r)(context.runner.input("plan-path"));
			if (!artifact.ok) return artifact;
			let { ending, stored } = artifact.value;
			if (stored === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `The job before made no plan: ${ending.message}`, "The summary of that job says more."));
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.P)(stored, {
				...(0, _answer_js__WEBPACK_IMPORTED_MODULE_6__.v)({
					context,
					forge,
					config,
					prepared
				}),
				isFork: !1,
				checkPlace: (plan) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.F)(plan, {
					repository: repository.id,
					place
				})
			}) ?? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.N)(remote, stored);
			if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(changed);
			let planned = {
				...await (0, _answer_js__WEBPACK_IMPORTED_MODULE_6__.b)(stored, {
					config,
					prepared
				}),
				...ending.found && { found: ending.found }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				planned,
				stored,
				[Symbol.asyncDispose]: async () => void 0
			});
		}
		async function openProposal(request, { prepared, config, repository, remote, base }, { planned, stored }) {
			let { context, forge } = request;
			let { runner, run } = context;
			let people = await peopleOf(request);
			if (!people.ok) return people;
			let self = await forge.self();
			if (!self.ok) return self;
			let refused = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.o)(stored.plan, self.value);
			if (refused !== void 0) {
				let { code: reason, message, suggestion } = refused;
				let detail = `${message}. ${suggestion}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					reason,
					message: detail,
					report: await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Ot)({
						...planned,
						ending: {
							reason,
							detail,
							next: []
						}
					})
				});
			}
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is"));
			let token = (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.i)(context.token, self.value);
			let shown = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Ot)({
				...planned,
				ending: {
					reason: "proposed",
					next: []
				}
			});
			let next = [{
				command: `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(stored.plan.digest)}`,
				does: "merges it",
				lead: MERGES
			}];
			let proposed = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.r)({
				github: forge.github,
				remote,
				stored,
				repository,
				self: self.value.id,
				committer: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(self.value, context.serverUrl),
				people: people.value,
				run,
				branch: runner.input("branch") || (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.n)(prepared.recipe.source.path),
				base,
				title: runner.input("title") || prepared.recipe.name,
				body: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.ct)(timeless({
					...shown,
					ending: {
						...shown.ending,
						next
					}
				}), _shared_js__WEBPACK_IMPORTED_MODULE_5__.ot, FILES_TAB).text}${(0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.t)(token, "proposal").message}\n`,
				labels: listOf(runner.input("labels")),
				...config.propose,
				token,
				now
			});
			await (0, _mark_stale_js__WEBPACK_IMPORTED_MODULE_7__.B)({
				context,
				forge
			});
			await (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_10__.s)({
				context,
				forge,
				keepHours: config.approval.expiresAfterHours
			});
			return proposed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(endingOf(proposed.value, shown, context)) : proposed;
		}
		let FILES_TAB = "'Files changed' shows all of it.";
		let MERGES = "**Approving this pull request merges it**, exactly as it is, if the Sous workflow runs on reviews. You can also approve it with this comment:";
		function timeless(report) {
			return {
				...report,
				steps: report.steps.map((step) => ({
					...step,
					startMs: 0,
					durationMs: 0
				}))
			};
		}
		async function peopleOf({ context, forge, event }) {
			if (event !== "workflow_dispatch" && event !== "push") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let person = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge.github, { login: context.run.triggeringActor });
			if (person.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				requestedBy: person.value,
				approvedBy: []
			});
			return person.error.code === "bot_actor" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : person;
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
							...(0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.wt)(report),
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
			let message = `#${pull.number} is ${proposal.kind}`;
			return {
				reason: "proposed",
				message,
				report: {
					...report,
					ending: {
						...report.ending,
						detail: `${message}.`
					}
				},
				pull,
				commit: proposal.commit
			};
		}
		function listOf(text) {
			return text.split(",").map((item) => item.trim()).filter((item) => item !== "");
		}
	})
};
