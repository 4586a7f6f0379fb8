"use strict";
exports.id = 7146;
exports.ids = [7146, 8664];
exports.modules = {
	9431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => markExpiredEverywhere,
			markExpired: () => markExpired
		});
		__webpack_require__(9604);
		var _sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3076);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5484);
		var _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8171);
		async function markExpired({ context, forge, pull, except }) {
			let [comments, now] = [await forge.comments(pull), forge.github.serverTime];
			if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
			if (!comments.value.some(({ body }) => isOver((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.fn)(body), now))) return;
			let [config, remote] = [await forge.config(), await forge.remote()];
			let digests = remote.ok ? await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.f)(remote.value, pull) : remote;
			if (!config.ok || !remote.ok || !digests.ok) return;
			for (let digest of digests.value) {
				let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(remote.value, digest);
				if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
				let { plan, state } = record.value;
				if (state.state !== "planned" && state.state !== "failed") continue;
				if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
				let refused = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.i)({
					context,
					forge,
					pull,
					plan,
					past: "expired"
				});
				refused === void 0 ? await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__.a)({
					context,
					forge
				}, plan) : context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.v)(refused.message)}\n`);
			}
		}
		async function markExpiredEverywhere(around) {
			let remote = await around.forge.remote();
			let refs = remote.ok ? await remote.value.readRefs([_pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.g]) : remote;
			if (!refs.ok) return around.context.runner.say(`Expired plans could not be looked for: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.v)(refs.error.message)}\n`);
			let pulls = [...new Set([...refs.value.keys()].map(_pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.b).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
			for (let pull of pulls.slice(0, 20)) await markExpired({
				...around,
				pull
			});
		}
		function askedAt({ plan, state }, comments) {
			let asked = (0, _sensitive_js__WEBPACK_IMPORTED_MODULE_1__.t)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
			return Date.parse(asked ?? state.plannedAt);
		}
		function isOver(until, now) {
			return until !== void 0 && until.getTime() < now.getTime();
		}
	}),
	7146: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { proposeWorkflow: () => proposeWorkflow });
		__webpack_require__(9604);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3076);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _read_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8848);
		var _propose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5850);
		var _plan_pull_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9045);
		var _entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6351);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6297);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7008);
		var _mark_expired_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9431);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1332);
		var _sweep_old_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8664);
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
		let Repository = (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.ir)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.Qn)(),
			default_branch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.ur)()
		});
		async function proposeWorkflow(request) {
			let ended = await proposePlan(request);
			return ended.ok ? ended.value : (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.Vt)(ended.error);
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
				if (context.job === "plan") return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, {
					planned,
					stored
				}, void 0);
				let report = (ending) => (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
					...planned,
					ending
				});
				let { outcome } = planned;
				if (outcome.kind === "failed" || stored === void 0) {
					let reason = outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.kn)(outcome.failure.error) : "internal_error";
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
						reason,
						message: "The recipe failed",
						report: await report({
							reason,
							next: []
						})
					});
				}
				if (outcome.kind === "gated") {
					let { message, suggestion } = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("commands_not_here", "A call waits, and this job runs none");
					let detail = `${message}. ${suggestion}`;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
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
			if (event === "pull_request") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("input_invalid", "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."));
			let given = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.y)(runner.input("inputs"), "inputs");
			if (!given.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("input_invalid", given.error.message, given.error.suggestion));
			let name = runner.input("recipe");
			if (name === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.G)(runner.input("working-directory") || ".");
			if (!directory.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("input_invalid", directory.error.message, directory.error.suggestion));
			let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_5__.a)({
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
			let noPulls = context.job === "plan" ? void 0 : await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.u)(forge.github, base);
			if (noPulls !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)(noPulls);
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let ref = `refs/heads/${base}`;
			let refs = await remote.value.readRefs([ref]);
			if (!refs.ok) return refs;
			let commit = refs.value.get(ref);
			if (commit === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("ref_missing", `Branch '${base}' does not exist`));
			let place = {
				commit,
				ref,
				directory: directory.value
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
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
			let tree = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_5__.c)(remote, place.commit, place.directory);
			let denied = await push;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.d)("push a branch to propose from", denied));
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
					target: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p
				}
			});
			if (!made.ok) return made;
			let { planned, loaded } = made.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
				planned,
				stored: loaded,
				[Symbol.asyncDispose]: async () => loaded?.[Symbol.asyncDispose]()
			});
		}
		async function readMade({ context, forge }, asked) {
			let { config, prepared, place, repository, remote } = asked;
			let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_12__.r)(context.runner.input("plan-path"));
			if (!artifact.ok) return artifact;
			let { ending, stored } = artifact.value;
			if (stored === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("digest_unknown", `The job before made no plan: ${ending.message}`, "The summary of that job says more."));
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(stored, {
				...(0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_10__.n)({
					context,
					forge,
					config,
					prepared
				}),
				isFork: !1,
				checkPlace: (plan) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.m)(plan, {
					repository: repository.id,
					place
				})
			}) ?? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(remote, stored);
			if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)(changed);
			let planned = {
				...await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_10__.i)(stored, {
					config,
					prepared
				}),
				...ending.found && { found: ending.found }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
					reason,
					message: detail,
					report: await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
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
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.et)("api_invalid", "GitHub did not say what time it is"));
			let token = (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.i)(context.token, self.value);
			let shown = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
				...planned,
				ending: {
					reason: "proposed",
					next: []
				}
			});
			let next = [{
				command: `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.F)(stored.plan.digest)}`,
				does: "merges it",
				lead: MERGES
			}];
			let proposed = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.r)({
				github: forge.github,
				remote,
				stored,
				repository,
				self: self.value.id,
				committer: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ht)(self.value, context.serverUrl),
				people: people.value,
				run,
				branch: runner.input("branch") || (0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.n)(prepared.recipe.source.path),
				base,
				title: runner.input("title") || prepared.recipe.name,
				body: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.Yt)(timeless({
					...shown,
					ending: {
						...shown.ending,
						next
					}
				}), _shared_js__WEBPACK_IMPORTED_MODULE_7__.qt, FILES_TAB).text}${(0, _propose_js__WEBPACK_IMPORTED_MODULE_4__.t)(token, "proposal").message}\n`,
				labels: listOf(runner.input("labels")),
				...config.propose,
				token,
				now
			});
			await (0, _mark_expired_js__WEBPACK_IMPORTED_MODULE_11__.B)({
				context,
				forge
			});
			await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_13__.sweepOld)({
				context,
				forge,
				keepHours: config.approval.expiresAfterHours
			});
			return proposed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)(endingOf(proposed.value, shown, context)) : proposed;
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
			if (event !== "workflow_dispatch" && event !== "push") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)(void 0);
			let person = await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge.github, { login: context.run.triggeringActor });
			if (person.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)({
				requestedBy: person.value,
				approvedBy: []
			});
			return person.error.code === "bot_actor" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.X)(void 0) : person;
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
							...(0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xn)(report),
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
	}),
	8664: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { sweepOld: () => sweepOld });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		let SWEPT = [
			"plans/",
			"current/",
			"objects/"
		];
		async function sweepPlans(remote, { now, keepDays }) {
			let limit = Math.floor(now.getTime() / 1e3) - keepDays * 86400;
			let old = [];
			let local = await remote.fetchTips("refs/sous/");
			if (!local.ok) return local;
			let listed = await remote.run([
				"for-each-ref",
				"--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)",
				...SWEPT.map((folder) => local.value + folder)
			]);
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y)("list the plans", listed.error));
			for (let line of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(listed.value).split("\n")) {
				let [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? [];
				if (id === void 0 || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.$)(id) || ref === void 0 || subject?.endsWith(": applying")) continue;
				Number(time) < limit && old.push({
					ref: `refs/sous/${ref.slice(local.value.length)}`,
					from: id
				});
			}
			let swept = old.slice(0, 50);
			for (let at = 0; at < swept.length; at += 5) {
				let pushed = await remote.push(swept.slice(at, at + 5).map(({ ref, from }) => ({
					ref,
					from,
					to: void 0
				})));
				if (!pushed.ok) return pushed;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(swept.length);
		}
		async function sweepOld({ context, forge, keepHours }) {
			let remote = await forge.remote();
			let now = forge.github.serverTime;
			if (!remote.ok || now === void 0 || context.signal.aborted) return;
			let swept = await sweepPlans(remote.value, {
				now,
				keepDays: 30 + Math.ceil(keepHours / 24)
			});
			swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Old plans could not be removed: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(swept.error.message)}\n`);
		}
	})
};
