(() => {
	var __webpack_modules__ = {
		3029: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				outcome: () => __nccwpck_require__(4246),
				"run-action": () => __nccwpck_require__(6974),
				runner: () => __nccwpck_require__(7326)
			};
		},
		1610: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8161)[name] });
		},
		5825: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8500)[name] });
		},
		1276: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { answer_job_exports: () => answer_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $reader_work = __nccwpck_require__(8050);
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $event_event = __nccwpck_require__(1884);
			var $github_authorise = __nccwpck_require__(2241);
			var $github_plan_ref = __nccwpck_require__(120);
			var $github_save_plan = __nccwpck_require__(0);
			var $report_answer_texts = __nccwpck_require__(7383);
			var $answer = __nccwpck_require__(6562);
			var $run_action = __nccwpck_require__(6974);
			var $outcome = __nccwpck_require__(4246);
			var $unprepared_text = __nccwpck_require__(1220);
			//! src/action/jobs/answer-job.ts
			var answer_job_exports = (0, $start_runtime.__exportAll)({ answerCommand: () => answerCommand });
			async function answerCommand({ context, repo, request }) {
				let { from } = request;
				let person = await (0, $github_authorise.authoriseRun)({
					github: repo.github,
					author: from.author,
					run: context.run,
					policy: (0, $run_action.policyOf)(repo)
				});
				if (!person.ok) return (0, $outcome.refusedOutcome)(person.error);
				let tooWeak = await (0, $answer.z0)({
					context,
					repo,
					from
				});
				if (tooWeak !== void 0) return (0, $outcome.refusedOutcome)(tooWeak);
				let text = await answer({
					context,
					repo,
					request
				});
				let body = text.ok ? text.value : (0, $report_answer_texts.renderRefusal)(text.error);
				let posted = await (0, $answer.V_)({
					repo,
					pull: from.pull,
					to: `${from.kind} ${from.id}`,
					body
				});
				if (posted !== void 0) return (0, $outcome.refusedOutcome)(posted);
				await (0, $answer.vn)({
					context,
					repo,
					from
				}, text.ok && request.kind !== "mistake" ? "+1" : "confused");
				if (request.kind === "mistake") return {
					...(0, $outcome.refusedOutcome)((0, $base_reasons.refusal)(request.mistake.code, request.mistake.message, request.mistake.suggestion)),
					isAnswered: !0
				};
				return text.ok ? {
					reason: "answered",
					message: `Answered '/sous ${request.kind}'`
				} : {
					...(0, $outcome.refusedOutcome)(text.error),
					isAnswered: !0
				};
			}
			async function answer({ context, repo, request }) {
				if (request.kind === "mistake") return (0, $start_start.success)((0, $report_answer_texts.renderRefusal)({
					...request.mistake,
					command: helpFor(request.mistake)
				}));
				if (request.kind === "cancel") return cancelOnPull({
					context,
					repo,
					pull: request.from.pull,
					digest: request.digest
				});
				if (request.kind === "help" && request.recipe === void 0) return (0, $start_start.success)((0, $report_answer_texts.renderCommandHelp)());
				let recipes = await callableRecipes(context, repo, request.kind === "help" ? request.recipe : void 0);
				if (!recipes.ok) return recipes;
				let [first] = recipes.value;
				if (request.kind === "list") return (0, $start_start.success)((0, $report_answer_texts.renderRecipeAnswer)(recipes.value));
				if (first !== void 0) return (0, $start_start.success)((0, $report_answer_texts.renderRecipeHelp)(first));
				let message = `Recipe '${request.recipe}' is not valid`;
				return (0, $start_start.failure)((0, $base_reasons.refusal)("command_mistake", message, `Run 'sous validate ${request.recipe}' in a clone to see why.`));
			}
			function helpFor({ code, suggestion }) {
				if (code === "digest_malformed") return;
				return suggestion.includes("See '/sous list'") ? "/sous list" : "/sous help";
			}
			async function callableRecipes(context, repo, name) {
				let tree = await repo.trusted();
				if (!tree.ok) return tree;
				let found = await (0, $reader_work.recipesIn)(tree.value, context.program, { trustsPatterns: !0 });
				if (!found.ok) return (0, $start_start.failure)(tree.value.refusal ?? (0, $base_reasons.refusal)("policy_error", found.error.message, found.error.suggestion));
				let selected = name === void 0 ? (0, $start_start.success)([...found.value.all, ...found.value.shipped]) : await found.value.select([name]);
				if (!selected.ok) {
					let near = (0, $unprepared_text.jl)(found.value, name ?? "");
					return (0, $start_start.failure)((0, $unprepared_text.px)(selected.error, near === void 0 ? "/sous list" : (0, $event_event.writeCommand)({
						kind: "help",
						recipe: near
					})));
				}
				let read = await found.value.read(selected.value);
				return (0, $start_start.success)(read.flatMap((one) => one.recipe === void 0 ? [] : [{
					name: one.name,
					recipe: one.recipe
				}]));
			}
			async function cancelOnPull({ context, repo, pull, digest }) {
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let found = digest === void 0 ? await (0, $github_save_plan.readCurrentPlans)(remote.value, pull) : listOf(await repo.findPlan(pull, digest));
				if (!found.ok) return found;
				let cancelled = [];
				for (let one of found.value) {
					let record = await (0, $github_save_plan.planRefs)(remote.value).load(one);
					if (!record.ok) return record;
					let { plan, state } = record.value;
					if (plan.repository?.pull !== pull) return (0, $start_start.failure)((0, $base_reasons.refusal)("digest_unknown", `Plan ${(0, $base_digest.shortDigest)(one)} was not made for this pull request`));
					if (state.state !== "planned" && state.state !== "failed") continue;
					let now = repo.github.serverTime;
					if (now === void 0) return (0, $start_start.failure)((0, $base_reasons.refusal)("api_invalid", "GitHub did not send the time"));
					let next = await (0, $github_plan_ref.nextState)(remote.value, record.value, {
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
					await (0, $answer.pE)({
						context,
						repo
					}, plan, pull);
					await (0, $answer.NN)({
						context,
						repo,
						pull,
						plan,
						past: "cancelled"
					});
				}
				return (0, $start_start.success)((0, $report_answer_texts.renderCancelled)(cancelled));
			}
			function listOf(found) {
				return found.ok ? (0, $start_start.success)([found.value]) : found;
			}
		},
		6562: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				EX: () => expectedOf,
				Gc: () => appliedStatus,
				Ic: () => showEndedStatus,
				Lt: () => tellUpdated,
				NN: () => postPast,
				TE: () => expectedOnPull,
				V_: () => postAnswer,
				Wx: () => failedStatus,
				Xh: () => cleanBefore,
				cS: () => plannedBefore,
				nk: () => calledName,
				oO: () => showPreviewStatus,
				pE: () => showCancelledStatus,
				ro: () => showExpiredStatus,
				vn: () => showEnd,
				wV: () => postApplied,
				wc: () => showStatus,
				yK: () => postPlan,
				z0: () => showSeen,
				zJ: () => answerRefusal,
				zS: () => showStaleStatus
			});
			var $start_start_3 = __nccwpck_require__(1328);
			var $event_event_3 = __nccwpck_require__(1884);
			var $github_plan_ref_3 = __nccwpck_require__(120);
			var $github_git_tree = __nccwpck_require__(3608);
			var $github_save_plan_3 = __nccwpck_require__(0);
			var $zod_api = __nccwpck_require__(4914);
			var $report_answer_texts_3 = __nccwpck_require__(7383);
			var $report_plan_markdown = __nccwpck_require__(9733);
			var $outcome_2 = __nccwpck_require__(4246);
			var $core_work = __nccwpck_require__(6350);
			var $report_annotations = __nccwpck_require__(1204);
			var $app_plan_recipe = __nccwpck_require__(3891);
			var $base_digest_3 = __nccwpck_require__(7057);
			var $start_terminal = __nccwpck_require__(4782);
			var $plan_permissions = __nccwpck_require__(5871);
			var $report_saved_run = __nccwpck_require__(4413);
			var $runner = __nccwpck_require__(7326);
			//! src/action/expected-plan.ts
			function expectedOnPull(trusted, pull) {
				return {
					...expectedOf(trusted),
					isFork: pull.isFork,
					checkPlace: (plan) => (0, $github_git_tree.checkPullPlace)(plan, pull)
				};
			}
			function expectedOf({ context, repo, config, prepared }) {
				let { recipe, inputs } = prepared;
				let message = context.runner.input("commit-message") || (0, $app_plan_recipe.messageFor)(recipe);
				return {
					recipe,
					inputs,
					config,
					sousVersion: $start_terminal.VERSION,
					message,
					isTrusted: (source) => isOnDefaultBranch(repo, prepared, source)
				};
			}
			async function plannedBefore(stored, { config, prepared }) {
				let waits = (0, $report_saved_run.waitingStep)(stored.plan);
				let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
				let places = {
					directory: stored.plan.base.directory,
					matches: (0, $plan_permissions.matchProtected)(config.protectedPaths)
				};
				return (0, $report_saved_run.storedRun)({
					stored,
					recipe: prepared.recipe,
					places,
					waiting
				});
			}
			function cleanBefore({ recipe, inputs }, { found }) {
				return {
					recipe,
					inputs,
					outcome: {
						kind: "complete",
						changes: [],
						outputs: {},
						calls: [],
						evidence: [],
						includes: []
					},
					plan: void 0,
					steps: [],
					...found && { found }
				};
			}
			async function isOnDefaultBranch(repo, { library }, { path, digest }) {
				if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
				let tree = await repo.trusted();
				let text = tree.ok ? await (0, $github_git_tree.readTrustedText)(tree.value, path) : tree;
				return text.ok && text.value !== void 0 && (0, $base_digest_3.sha256)(Buffer.from(text.value)) === digest;
			}
			function calledName({ recipe: { path } }) {
				return path.startsWith("sous:") ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
			}
			//! src/action/recipe-status.ts
			let AGAIN = "Run the recipe again.";
			let REFUSED = "Failed: GitHub refused the commit. See the run.";
			let ENDED = {
				stale_head: `Stale: the branch moved after the preview. ${AGAIN}`,
				stale_base: `Stale: the base branch changed after the preview. ${AGAIN}`,
				plan_outdated: `Stale: the recipe or the configuration changed after the preview. ${AGAIN}`,
				plan_version: `Stale: another version of Sous made the preview. ${AGAIN}`,
				plan_expired: `Expired: not approved in time. ${AGAIN}`,
				plan_not_reproduced: `Failed: the plan came out differently the second time. ${AGAIN}`,
				protected_branch: REFUSED,
				workflows_permission: REFUSED,
				signatures_required: REFUSED,
				push_protection: REFUSED,
				push_rejected: REFUSED
			};
			async function showPreviewStatus(around, commit, report) {
				await showStatus(around, {
					commit,
					recipe: calledName({ recipe: report.recipe.source }),
					...previewStatus(report)
				});
			}
			function previewStatus(report) {
				let { ending, records } = report;
				let { reason, next } = ending;
				let found = (0, $report_annotations.countFindings)(report);
				if (reason === "clean") return {
					state: "success",
					description: found === 0 ? "Clean: nothing to change." : `${(0, $core_work.countOf)(found, "finding")}.`
				};
				if (reason !== "previewed" && reason !== "gated") return failedStatus(reason);
				let files = (0, $core_work.countOf)(records.filter(({ kind }) => kind !== "create_directory").length, "file");
				if (next.length === 0) return {
					state: "failure",
					description: `Would change ${files}, but Sous cannot apply it. See the comment.`
				};
				return {
					state: "pending",
					description: `Waiting for approval: ${reason === "gated" ? "a call has to run first" : `would change ${files}`}.`
				};
			}
			function failedStatus(reason) {
				return {
					state: "failure",
					description: `Failed: ${reason}. See the run.`
				};
			}
			function appliedStatus(commit) {
				return {
					state: "success",
					description: `Applied as ${commit.slice(0, 7)}.`
				};
			}
			async function showEndedStatus(command, { code }) {
				let { context, repo, from, digest } = command;
				let description = ENDED[code];
				if (description === void 0 || context.job === "plan") return;
				let plan = await findCurrent(repo, from.pull, digest);
				let pull = plan && await (0, $github_save_plan_3.readPull)(repo.github, from.pull);
				if (plan === void 0 || !pull?.ok) return;
				await showStatus(command, {
					commit: pull.value.head.commit,
					recipe: calledName(plan),
					state: "failure",
					description
				});
			}
			async function showCancelledStatus(around, plan, pull) {
				let current = await findCurrent(around.repo, pull, plan.digest);
				let commit = plan.head?.commit;
				if (current === void 0 || commit === void 0) return;
				await showStatus(around, {
					commit,
					recipe: calledName(plan),
					state: "failure",
					description: `Cancelled. ${AGAIN}`
				});
			}
			async function showExpiredStatus(around, plan) {
				await showPast(around, plan, plan.head?.commit, ENDED.plan_expired);
			}
			async function showStaleStatus(around, plan, head) {
				await showPast(around, plan, head, ENDED.stale_head);
			}
			async function showPast(around, plan, commit = "", description = "") {
				commit !== "" && await showStatus(around, {
					commit,
					recipe: calledName(plan),
					state: "failure",
					description
				});
			}
			async function findCurrent(repo, pull, digest) {
				let remote = await repo.remote();
				let current = remote.ok ? await (0, $github_save_plan_3.readCurrentPlans)(remote.value, pull) : remote;
				let whole = current.ok ? current.value.find((one) => one.startsWith(digest)) : void 0;
				if (!remote.ok || whole === void 0) return;
				let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(whole);
				return record.ok ? record.value.plan : void 0;
			}
			async function showStatus({ context, repo }, status) {
				if (context.runner.input("comment") === "off") return;
				let refused = await putStatus(repo.github, {
					...status,
					url: (0, $runner.runUrl)(context)
				});
				refused !== void 0 && context.runner.say(`Could not set the commit status: ${(0, $start_start_3.printableLine)(refused.message)}. ${refused.suggestion}\n`);
			}
			async function showSeen(shown) {
				let refused = await show(shown, "eyes");
				return refused !== void 0 && (0, $github_git_tree.isForWantOfPermission)(refused) ? (0, $github_git_tree.tokenTooWeak)("write to pull requests", refused) : void 0;
			}
			async function showEnd(shown, reaction) {
				shown.repo.github.calls < 17 && await show(shown, reaction);
			}
			async function show({ context, repo, from }, reaction) {
				let { runner, job } = context;
				if (from.kind === "review" || job === "plan" || runner.input("comment") === "off") return;
				let reacted = await (0, $github_git_tree.react)(repo.github, from.id, reaction);
				if (reacted.ok) {
					reacted.value !== void 0 && repo.isKnownAs(reacted.value);
					return;
				}
				runner.say(`Could not react to the comment: ${(0, $start_start_3.printableLine)(reacted.error.message)}\n`);
				return reacted.error;
			}
			async function putStatus(github, { commit, recipe, state, description, url }) {
				let context = cut(`Sous / ${recipe}`, 255);
				let sent = await github.write({
					route: "POST /repos/{owner}/{repo}/statuses/{sha}",
					parameters: {
						sha: commit,
						state,
						context,
						description: cut(description, 140),
						target_url: url
					},
					schema: (0, $zod_api.unknown)()
				});
				return sent.ok ? void 0 : sent.error;
			}
			function cut(text, most) {
				return text.length <= most ? text : `${text.slice(0, most - 1)}\u2026`;
			}
			//! src/action/answer.ts
			async function postPlan({ context, repo, pull, report, isFirst }) {
				let run = (0, $runner.runUrl)(context);
				let shown = {
					...report,
					ending: {
						...report.ending,
						footer: {
							run,
							...report.ending.footer
						}
					}
				};
				let { text: body } = (0, $report_plan_markdown.renderPlanMarkdown)(shown, $report_plan_markdown.COMMENT_BUDGET, $report_plan_markdown.COMMENT_TEXTS.incomplete.summary(run));
				return putSticky({
					context,
					repo,
					pull
				}, {
					recipe: report.recipe.source.path,
					digest: report.plan?.digest,
					body,
					isFirst
				});
			}
			async function postApplied(posted) {
				let { context, repo, pull, plan, commit, reason, people, ci, from } = posted;
				if (reason === "already_applied" && await isTold(posted)) return;
				let named = people && {
					requestedBy: people.requestedBy.login,
					approvedBy: people.approvedBy.map(({ login }) => login)
				};
				let put = await putSticky({
					context,
					repo,
					pull
				}, {
					recipe: plan.recipe.path,
					digest: plan.digest,
					body: (0, $report_answer_texts_3.renderApplied)({
						plan,
						commit,
						reason,
						people: named,
						...reason === "committed" && { ci }
					})
				});
				if (!put.ok) return put.error;
				await tellUpdated({
					context,
					repo,
					from
				}, put.value, {
					title: titleOf(plan),
					said: reason === "committed" ? $report_answer_texts_3.ANSWER_TEXTS.updated.applied(commit) : $report_answer_texts_3.ANSWER_TEXTS.updated.appliedBefore(commit)
				});
			}
			async function postPast({ context, repo, pull, plan, past }) {
				let remote = await repo.remote();
				if (!remote.ok) return remote.error;
				let current = await (0, $github_save_plan_3.readPointer)(remote.value, (0, $github_plan_ref_3.currentRef)(plan));
				if (!current.ok) return current.error;
				if (current.value !== plan.digest) return;
				let body = (0, $report_answer_texts_3.renderPast)({
					plan,
					past,
					again: (0, $github_git_tree.runAgain)(plan)
				});
				let put = await putSticky({
					context,
					repo,
					pull
				}, {
					recipe: plan.recipe.path,
					digest: plan.digest,
					body,
					isUpdate: !0
				});
				return put.ok ? void 0 : put.error;
			}
			async function tellUpdated({ context, repo, from }, sticky, { title, said }) {
				if (sticky === void 0 || sticky.isNew || repo.github.calls >= 17) return;
				let body = (0, $report_answer_texts_3.renderUpdated)({
					title,
					said,
					url: sticky.url
				});
				let told = await postAnswer({
					repo,
					pull: from.pull,
					to: `${from.kind} ${from.id}`,
					body,
					isFirst: !0
				});
				told !== void 0 && context.runner.say(`Could not write the reply: ${(0, $start_start_3.printableLine)(told.message)}\n`);
			}
			function titleOf({ message }) {
				return message.split("\n", 1)[0] ?? "";
			}
			async function isTold({ repo, pull, plan, commit }) {
				let self = await repo.self();
				if (!self.ok) return !1;
				let comments = await repo.comments(pull);
				if (!comments.ok) return !1;
				let marked = {
					github: repo.github,
					pull,
					self: self.value.id,
					kind: "plan",
					subject: plan.recipe.path,
					comments: comments.value
				};
				let found = await (0, $github_git_tree.findMarked)(marked);
				return found.ok && found.value?.body.includes(commit) === !0;
			}
			async function putSticky({ context, repo, pull }, sticky) {
				if (context.runner.input("comment") === "off") return (0, $start_start_3.success)(void 0);
				let self = await repo.self();
				if (!self.ok) return self;
				let comments = await repo.comments(pull);
				if (!comments.ok) return comments;
				return (0, $github_git_tree.putStickyComment)({
					github: repo.github,
					pull,
					self: self.value.id,
					comments: comments.value,
					...sticky
				});
			}
			async function postAnswer({ repo, pull, to, body, isFirst = !1 }) {
				let self = await repo.self();
				if (!self.ok) return self.error;
				let comments = await repo.comments(pull);
				if (!comments.ok) return comments.error;
				let request = {
					github: repo.github,
					pull,
					self: self.value.id,
					kind: "answer",
					subject: to,
					comments: comments.value
				};
				let found = await (0, $github_git_tree.findMarked)(request);
				if (!found.ok) return found.error;
				if (found.value !== void 0) return;
				let text = `${(0, $github_git_tree.markerOf)(request)}\n${body}`;
				let created = isFirst ? await (0, $github_git_tree.createFirst)(request, text) : await (0, $github_git_tree.createMarked)(request, text);
				return created.ok ? void 0 : created.error;
			}
			let PAST_BY = {
				stale_head: "stale",
				stale_base: "stale",
				plan_expired: "expired",
				plan_cancelled: "cancelled",
				plan_outdated: "outdated",
				plan_version: "outdated"
			};
			async function answerRefusal(refused, { context, repo, from, digest }, plan) {
				let ending = (0, $outcome_2.refusedOutcome)(refused);
				if (context.job === "plan") return leaveRefusal(refused, context);
				if (context.runner.input("comment") === "off") return ending;
				let past = PAST_BY[refused.code];
				let isMended = plan?.repository?.pull === from.pull && (past !== void 0 || refused.code === "plan_superseded");
				let isForOthers = refused.code === "approval_missing" && digest !== void 0;
				let body = (0, $report_answer_texts_3.renderRefusal)({
					...refused,
					...isForOthers && { command: (0, $event_event_3.writeCommand)({
						kind: "apply",
						digest
					}) },
					again: isMended ? (0, $github_git_tree.runAgain)(plan) : void 0
				});
				let posted = await postAnswer({
					repo,
					pull: from.pull,
					to: `${from.kind} ${from.id}`,
					body
				});
				if (posted !== void 0) return {
					...ending,
					message: `${ending.message} Sous could not say so on the pull request: ${posted.message}`
				};
				isMended && past !== void 0 && await postPast({
					context,
					repo,
					pull: from.pull,
					plan,
					past
				});
				await showEnd({
					context,
					repo,
					from
				}, "confused");
				return {
					...ending,
					isAnswered: !0
				};
			}
			async function leaveRefusal(refused, context) {
				let { writePlanArtifact } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 890)).then((n) => n.plan_artifact_exports);
				let { code, message, suggestion } = refused;
				let left = await writePlanArtifact(context, {
					ending: {
						reason: code,
						message: `${message}. ${suggestion}`
					},
					stored: void 0
				});
				return {
					...(0, $outcome_2.refusedOutcome)(refused),
					...left.ok && {
						planPath: left.value,
						isAnswered: !0
					}
				};
			}
		},
		1148: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyOnPull: () => applyOnPull,
				applyProposal: () => applyProposal,
				apply_job_exports: () => apply_job_exports,
				approveWaiting: () => approveWaiting,
				checkCancelled: () => checkCancelled,
				findApproved: () => findApproved,
				isSameCall: () => isSameCall,
				withMergeCi: () => withMergeCi
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest_5 = __nccwpck_require__(7057);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $base_plan = __nccwpck_require__(9438);
			var $start_start = __nccwpck_require__(1328);
			var $base_secrets = __nccwpck_require__(8980);
			var $github_git_tree_3 = __nccwpck_require__(3608);
			var $github_authorise_3 = __nccwpck_require__(2241);
			var $github_codeowners = __nccwpck_require__(7094);
			var $github_save_plan_5 = __nccwpck_require__(0);
			var $github_apply_commit = __nccwpck_require__(9245);
			var $answer_2 = __nccwpck_require__(6562);
			var $github_github_client = __nccwpck_require__(470);
			var $plan_permissions_3 = __nccwpck_require__(5871);
			var $run_action_2 = __nccwpck_require__(6974);
			var $event_event_5 = __nccwpck_require__(1884);
			var $report_plan_markdown_3 = __nccwpck_require__(9733);
			var $plan_folder = __nccwpck_require__(1808);
			var $save_preview = __nccwpck_require__(4836);
			var $outcome_3 = __nccwpck_require__(4246);
			var $preview_job = __nccwpck_require__(236);
			var $github_event_payloads = __nccwpck_require__(1115);
			var $report_answer_texts_5 = __nccwpck_require__(7383);
			//! src/action/prove-plan.ts
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
			async function provePlan(at, record, { approver, isSensitive }) {
				let found = await findProvenance(at, record);
				if (!found.ok) return found;
				let { request, askedAt } = found.value;
				let { github } = at.repo;
				let now = github.serverTime;
				if (now === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("api_invalid", "GitHub did not send the time"));
				let hours = at.config.approval.expiresAfterHours;
				if (now.getTime() - askedAt.getTime() > hours * 36e5) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("plan_expired", `The plan expired: it was requested at ${(0, $report_plan_markdown_3.timeText)(askedAt)}, and plans are good for ${hours} hours`));
				let cancelled = await checkCancelled(at, record.plan.digest, request);
				if (cancelled !== void 0) return (0, $start_start.failure)(cancelled);
				let author = await (0, $github_authorise_3.authoriseRequester)({
					github,
					author: request.author,
					known: approver,
					policy: (0, $run_action_2.policyOf)(at.repo)
				});
				if (!author.ok) return author;
				let pushers = isSensitive ? await findPushers(at, request) : (0, $start_start.success)([]);
				if (!pushers.ok) return pushers;
				return (0, $start_start.success)({
					...found.value,
					requesters: [author.value, ...pushers.value]
				});
			}
			async function findProvenance(at, record, depth = 0) {
				let comments = await at.repo.comments(at.pull.number);
				if (!comments.ok) return comments;
				if (depth > 20) return (0, $start_start.failure)((0, $github_codeowners.unproven)(record.plan.digest, "it follows from too many approvals"));
				return (0, $plan_permissions_3.hasRunExternal)(record.plan) ? vouchOnPull(at, record, comments.value, depth) : deriveOnPull(at, record, comments.value);
			}
			async function deriveOnPull(at, record, comments) {
				let { digest } = record.plan;
				let { comment } = record.state.origin;
				if (comment === void 0) return (0, $start_start.failure)((0, $github_codeowners.unproven)(digest, "no comment asked for it"));
				let asked = await readAsked(at, record, {
					comments,
					comment
				});
				if (!asked.ok) return asked;
				let { request, prepared } = asked.value;
				let other = await deriveAgain(at, digest, () => (0, $plan_folder.wv)({
					...at,
					prepared,
					rules: []
				}));
				if (other !== void 0) return (0, $start_start.failure)(other);
				return (0, $start_start.success)({
					request,
					prepared,
					askedAt: new Date(request.comment.created_at),
					comments: [request.comment],
					derived: digest
				});
			}
			async function readAsked(at, record, { comments, comment }) {
				let { plan } = record;
				let request = (0, $github_authorise_3.readRunComment)(comments, comment);
				if (!request.ok) return request;
				let prepared = await (0, $plan_folder.T0)({
					...at,
					...request.value
				});
				if (!prepared.ok) return prepared;
				let { recipe, inputs } = prepared.value;
				if (recipe.source.path !== plan.recipe.path || (0, $github_git_tree_3.inputsText)(inputs) !== (0, $github_git_tree_3.inputsText)(plan.inputs)) return (0, $start_start.failure)((0, $github_codeowners.unproven)(plan.digest, `comment ${comment} asks for something else`));
				let other = await (0, $github_git_tree_3.checkExpectedPlan)(record, (0, $answer_2.TE)({
					...at,
					prepared: prepared.value
				}, at.pull));
				return other === void 0 ? (0, $start_start.success)({
					request: request.value,
					prepared: prepared.value
				}) : (0, $start_start.failure)(other);
			}
			async function deriveAgain({ context }, digest, make) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { job, runner } = context;
					if (job === "publish") {
						if (runner.input("plan-path") !== "") return;
						let derived = runner.input("derived-digest");
						if (derived === digest) return;
						let what = derived === "" ? "no plan" : `the plan ${derived.slice(0, 16)}`;
						return (0, $base_reasons_3.refusal)("plan_not_reproduced", `The plan job got ${what} instead of ${digest.slice(0, 16)}. See its summary`);
					}
					let made = await make();
					if (!made.ok) return made.error;
					let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
					if (loaded?.plan.digest === digest) return;
					if (context.signal.aborted) return (0, $base_reasons_3.refusal)("cancelled", "The run was cancelled before anything was written");
					let { outcome } = made.value.planned;
					let got = outcome.kind === "failed" ? `the recipe failed: ${outcome.failure.error.message}` : loaded === void 0 ? "there was nothing to change" : `the result is ${loaded.plan.digest.slice(0, 16)}`;
					return (0, $base_reasons_3.refusal)("plan_not_reproduced", `Sous made the plan ${digest.slice(0, 16)} again before applying it, and ${got}`);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function vouchOnPull(at, record, comments, depth) {
				let { context, repo, pull } = at;
				let { digest } = record.plan;
				let [remote, trusted] = [await repo.remote(), await repo.trusted()];
				if (!remote.ok) return remote;
				if (!trusted.ok) return trusted;
				let path = (0, $github_git_tree_3.workflowPath)(context.workflow.ref);
				if (path === void 0) return (0, $start_start.failure)((0, $github_codeowners.unproven)(digest, "the workflow that runs now cannot be told"));
				let run = await (0, $github_codeowners.vouchForPlan)({
					github: repo.github,
					remote: remote.value,
					trusted: trusted.value,
					repository: pull.repository.id,
					run: record.state.origin.run.id,
					digest,
					events: ["issue_comment"],
					path
				});
				if (!run.ok) return run;
				let id = Number(/^Sous (\d{1,15})$/.exec(run.value.title)?.[1] ?? NaN);
				let comment = comments.find((one) => one.id === id);
				if (comment === void 0 || comment.user?.id !== run.value.actor.id) return (0, $start_start.failure)((0, $github_codeowners.unproven)(digest, `run ${run.value.id} does not name the comment that started it, or that comment is gone`));
				let askedAt = run.value.createdAt;
				let command = (0, $event_event_5.parseCommand)(comment.body);
				if (command?.ok && command.value.kind === "apply") {
					let approved = await repo.findPlan(pull.number, command.value.digest);
					if (!approved.ok) return approved;
					let gated = await (0, $github_save_plan_5.planRefs)(remote.value).load(approved.value);
					if (!gated.ok) return gated;
					let follows = checkFollows(record.plan, gated.value.plan);
					if (follows !== void 0) return (0, $start_start.failure)(follows);
					let before = await findProvenance(at, gated.value, depth + 1);
					if (!before.ok) return before;
					let other = await (0, $github_git_tree_3.checkExpectedPlan)(record, (0, $answer_2.TE)({
						...at,
						prepared: before.value.prepared
					}, pull));
					if (other !== void 0) return (0, $start_start.failure)(other);
					return (0, $start_start.success)({
						...before.value,
						askedAt,
						comments: [...before.value.comments, comment]
					});
				}
				let asked = await readAsked(at, record, {
					comments,
					comment: id
				});
				if (!asked.ok) return asked;
				return (0, $start_start.success)({
					...asked.value,
					askedAt,
					comments: [comment],
					derived: void 0
				});
			}
			function checkFollows(plan, gated) {
				let waiting = gated.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
				if (waiting === void 0) return (0, $github_codeowners.unproven)(plan.digest, `the plan ${gated.digest.slice(0, 16)} waited for no call`);
				return plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, waiting)) ? void 0 : (0, $github_codeowners.unproven)(plan.digest, `it does not have the call that the plan ${gated.digest.slice(0, 16)} waited for`);
			}
			function isSameCall(one, other) {
				return one.tool === other.tool && (0, $base_plan.serializeParameters)(one.args) === (0, $base_plan.serializeParameters)(other.args);
			}
			async function checkCancelled({ repo, pull }, digest, { comment }) {
				let comments = await repo.comments(pull.number);
				if (!comments.ok) return comments.error;
				let people = new Map();
				for (let { id, body, user } of comments.value) {
					if (id <= comment.id || user === null) continue;
					let command = (0, $event_event_5.parseCommand)(body);
					command?.ok && command.value.kind === "cancel" && digest.startsWith(command.value.digest ?? "") && people.set(user.id, user);
				}
				for (let person of [...people.values()].slice(-5)) {
					let allowed = await (0, $github_authorise_3.readPermission)(repo.github, person);
					if (allowed.ok) return (0, $base_reasons_3.refusal)("plan_cancelled", `${person.login} cancelled plan ${digest.slice(0, 16)}`);
					if (allowed.error.code !== "not_permitted" && allowed.error.code !== "bot_actor") return allowed.error;
				}
			}
			async function findPushers({ repo, pull }, { comment }) {
				let head = {
					ref: `refs/heads/${pull.head.ref}`,
					commit: pull.head.commit
				};
				let pushers = await (0, $github_codeowners.readPushers)(repo.github, head, new Date(comment.created_at));
				if (!pushers.ok) return pushers;
				if (pushers.value !== void 0) return (0, $start_start.success)(pushers.value);
				return (0, $start_start.failure)((0, $base_reasons_3.refusal)("approval_missing", "GitHub does not say who pushed to this branch since the request, so Sous cannot tell who is a second person", "Run the recipe again, then ask someone else to approve it."));
			}
			//! src/action/check-apply.ts
			async function checkSourceUnchanged({ repo, from }) {
				if (from.kind === "review") return;
				let comments = await repo.comments(from.pull);
				return comments.ok ? (0, $github_authorise_3.recheckSource)(repo.github, from, comments.value) : comments.error;
			}
			async function findApproved({ context, repo, from, digest }) {
				let found = await repo.findPlan(from.pull, digest);
				if (!found.ok || context.job === void 0) return found;
				let gated = context.runner.input("gate-digest");
				if (gated === found.value || gated === "" && (0, $base_digest_5.isWholeDigest)(digest)) return found;
				if (gated !== "") return (0, $start_start.failure)((0, $base_reasons_3.refusal)("plan_tampered", `Digest ${digest} named plan ${gated} in the gate job, but now it names ${found.value}`));
				return (0, $start_start.failure)((0, $base_reasons_3.refusal)("input_invalid", `The gate did not say which plan ${digest} is`, "Write the whole digest, or pass the gate's output 'digest' as 'gate-digest', as in the workflow that 'sous init' writes."));
			}
			async function recheckApply(command, record, { config, seen, proof: known, others: found, isLast }) {
				let { context, repo, from } = command;
				let { github } = repo;
				let { plan, changes } = record;
				let run = {
					github,
					from,
					run: context.run,
					policy: (0, $run_action_2.policyOf)(repo)
				};
				let approver = seen === void 0 ? await (0, $github_authorise_3.authoriseReviewer)(run) : (0, $start_start.success)(seen.approver);
				if (!approver.ok) return approver;
				let pull = seen === void 0 ? await (0, $github_save_plan_5.readPull)(github, from.pull) : (0, $start_start.success)(seen.pull);
				if (!pull.ok) return pull;
				let refused = (0, $github_save_plan_5.checkApplicable)(pull.value, config.approval, plannedOn(plan, from.pull));
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let stopped = seen === void 0 ? void 0 : await refuseReviews(run, plan, approver.value);
				if (stopped !== void 0) return (0, $start_start.failure)(stopped);
				let other = seen === void 0 ? void 0 : await refuseRecipe(repo, plan, pull.value);
				if (other !== void 0) return (0, $start_start.failure)(other);
				let hidden = await (0, $save_preview.checkHidden)(plan, changes);
				if (hidden !== void 0) return (0, $start_start.failure)(hidden);
				let sensitive = (0, $plan_permissions_3.whySensitive)({
					plan,
					changes
				}, config);
				let at = {
					context,
					repo,
					from,
					pull: pull.value,
					config
				};
				let proof = known === void 0 ? await provePlan(at, record, {
					approver: approver.value,
					isSensitive: sensitive.length > 0
				}) : (0, $start_start.success)(known);
				if (!proof.ok) return proof;
				let { requesters, askedAt } = proof.value;
				let early = refuseEarly(from, askedAt);
				if (early !== void 0) return (0, $start_start.failure)(early);
				let same = (0, $github_authorise_3.checkSecondPerson)({
					approver: approver.value,
					requesters,
					sensitive
				});
				if (same !== void 0) return (0, $start_start.failure)(same);
				let before = await findOthers({
					command,
					config,
					plan,
					approver: approver.value
				}, proof.value, found);
				if (!before.ok) return before;
				let edited = isLast ? await checkStillSaid(command, proof.value) : void 0;
				if (edited !== void 0) return (0, $start_start.failure)(edited);
				let others = isLast ? await (0, $github_codeowners.keepUnedited)(github, before.value) : before;
				if (!others.ok) return others;
				let isRequester = ({ id }) => sensitive.length > 0 && requesters.some((person) => person.id === id);
				let people = (0, $github_codeowners.distinctPeople)([...others.value.map(({ person }) => person).filter((person) => !isRequester(person)), approver.value]);
				let unapproved = (0, $github_codeowners.checkApprovalCount)(people, config.approval.count);
				if (unapproved !== void 0) return (0, $start_start.failure)(unapproved);
				let unowned = config.approval.codeowners ? await checkOwners(repo, people, plan) : void 0;
				if (unowned !== void 0) return (0, $start_start.failure)(unowned);
				return (0, $start_start.success)({
					people: {
						requestedBy: requesters[0],
						approvedBy: people
					},
					proof: proof.value,
					others: others.value
				});
			}
			async function findOthers({ command, config, plan, approver }, { askedAt }, found) {
				let { context, repo, from } = command;
				let { github } = repo;
				if (config.approval.count === 1 && !config.approval.codeowners) return (0, $start_start.success)([]);
				let run = {
					github,
					run: context.run,
					policy: (0, $run_action_2.policyOf)(repo)
				};
				let mayApprove = async (other) => other.author.id === approver.id ? (0, $start_start.success)(approver) : (0, $github_authorise_3.authoriseReviewer)({
					...run,
					from: other
				});
				if (found !== void 0) return (0, $github_codeowners.recheckApprovals)(github, found, mayApprove);
				let comments = await repo.comments(from.pull);
				if (!comments.ok) return comments;
				let { digest, head } = plan;
				let request = {
					github,
					pull: from.pull,
					digest,
					head: head?.commit ?? "",
					isProposal: !1,
					since: askedAt
				};
				return (0, $github_codeowners.findOtherApprovals)({
					...request,
					comments: comments.value,
					except: approver,
					mayApprove
				});
			}
			function refuseEarly({ kind, author, at }, askedAt) {
				if (at.getTime() >= askedAt.getTime()) return;
				return (0, $base_reasons_3.refusal)("approval_stale", `The ${kind} of ${author.login} is older than the request for this plan`, "Approve the plan again.");
			}
			async function checkStillSaid({ repo, from }, { comments }) {
				if (from.kind === "review") return await (0, $github_authorise_3.checkUnedited)(repo.github, comments) ?? (0, $github_authorise_3.recheckSource)(repo.github, from);
				let all = await repo.comments(from.pull);
				if (!all.ok) return all.error;
				let approving = all.value.find(({ id }) => id === from.id);
				if (approving === void 0) return (0, $base_reasons_3.refusal)("comment_changed", `Comment ${from.id} was deleted`);
				return (0, $github_authorise_3.checkUnedited)(repo.github, [...new Set([...comments, approving])]);
			}
			async function refuseReviews(approval, { digest, head }, approver) {
				let { github, from } = approval;
				let common = {
					github,
					pull: from.pull,
					mayApprove: async (review) => review.author.id === approver.id ? (0, $start_start.success)(approver) : (0, $github_authorise_3.authoriseReviewer)({
						...approval,
						from: review
					})
				};
				if (from.kind !== "review") return (0, $github_codeowners.checkChangesRequested)(common, approver.id);
				let approvals = await (0, $github_codeowners.findApprovals)({
					...common,
					digest,
					head: head?.commit ?? "",
					isProposal: !1
				});
				if (!approvals.ok) return approvals.error;
				return approvals.value.some(({ review }) => review === from.id) ? void 0 : (0, $base_reasons_3.refusal)("approval_missing", `The review of ${from.author.login} does not approve the plan ${digest}`);
			}
			async function refuseRecipe(repo, { recipe }, pull) {
				let changed = await (0, $run_action_2.changedRules)(repo, pull);
				return changed.ok ? (0, $github_github_client.checkRecipeUnchanged)(changed.value, [recipe, ...recipe.includes].map(({ path }) => path)) : changed.error;
			}
			async function checkOwners(repo, approvers, { changes, base }) {
				let tree = await repo.trusted();
				if (!tree.ok) return tree.error;
				let codeowners = await (0, $github_codeowners.readCodeowners)(tree.value);
				if (!codeowners.ok) return codeowners.error;
				let prefix = base.directory === "." ? "" : `${base.directory}/`;
				return (0, $github_codeowners.checkOwned)({
					github: repo.github,
					codeowners: codeowners.value,
					approvers,
					paths: changes.map(({ path }) => prefix + path)
				});
			}
			function plannedOn({ repository, base, head }, pull) {
				return {
					repository: Number(repository?.id ?? 0),
					pull: repository?.pull ?? pull,
					baseRef: (base.ref ?? "").replace(/^refs\/heads\//, ""),
					headRef: (head?.ref ?? "").replace(/^refs\/heads\//, ""),
					headCommit: head?.commit ?? ""
				};
			}
			//! src/action/jobs/proposal-job.ts
			let PROPOSING_EVENTS = [
				"schedule",
				"push",
				"workflow_dispatch"
			];
			function isProposalPlan({ target, repository }) {
				return target === "pull-request" && repository?.pull === void 0;
			}
			async function applyProposal(request) {
				let { context, repo, pull, record } = request;
				let { plan } = record;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let proven = await proveProposal(request);
				if (!proven.ok) return proven;
				if (context.job === "plan") {
					let isDerived = !(0, $plan_permissions_3.hasRunExternal)(plan);
					return (0, $start_start.success)({
						reason: "accepted",
						message: isDerived ? `Made the plan ${plan.digest.slice(0, 16)} again` : "The plan runs commands, so its run vouches for it",
						pull: { number: pull.number },
						...isDerived && { digest: plan.digest }
					});
				}
				let applied = await (0, $github_codeowners.mergeProposal)({
					github: repo.github,
					remote: remote.value,
					plan,
					requesters: proven.value,
					pull,
					readPull: () => (0, $github_save_plan_5.readPull)(repo.github, pull.number),
					recheck: (now) => checkApprovals({
						...request,
						pull: now
					}, proven.value)
				});
				return applied.ok ? (0, $start_start.success)(await tellApplied(request, applied.value)) : applied;
			}
			async function tellApplied(request, applied) {
				let { pull, record } = request;
				let { plan } = record;
				let ending = {
					digest: plan.digest,
					plan,
					pull: { number: pull.number }
				};
				let short = plan.digest.slice(0, 16);
				if (applied.kind === "queued" || applied.kind === "auto_merge_enabled") {
					let self = await request.repo.self();
					let isAutoMerge = applied.kind === "auto_merge_enabled";
					let posted = await tell(request, (0, $report_answer_texts_5.renderWaitingMerge)({
						reason: applied.kind,
						head: pull.head.commit,
						base: pull.base.ref,
						hasQueue: !isAutoMerge || applied.hasQueue,
						waitsFor: isAutoMerge ? applied.said : void 0,
						isWorkflowToken: self.ok && (0, $github_apply_commit.tokenKind)(request.context.token, self.value) === "workflow"
					}));
					let said = isAutoMerge ? `GitHub merges #${pull.number} when its required checks pass` : `#${pull.number} is in the merge queue`;
					return {
						...ending,
						reason: applied.kind,
						message: told(said, posted),
						...posted && { problem: posted }
					};
				}
				let { kind, commit, problem } = applied;
				let base = pull.base.ref;
				if (kind === "merged_on_moved_base") {
					let posted = await tell(request, (0, $report_answer_texts_5.renderMovedBase)({
						commit,
						base
					}));
					let said = `Merged the proposal ${short} as ${commit}, but '${base}' had moved. The merged files are not exactly the reviewed ones`;
					return {
						...ending,
						reason: kind,
						commit,
						message: told(said, posted)
					};
				}
				let reason = kind === "applied" ? "committed" : "already_applied";
				let said = kind === "applied" ? `Merged the proposal ${short} as ${commit}` : `#${pull.number} is already merged as ${commit}`;
				let message = problem === void 0 ? said : `${said}, but could not read what was merged: ${problem.message}`;
				return {
					...ending,
					reason,
					commit,
					message,
					...problem && { problem }
				};
			}
			async function tell({ context, repo, from, pull }, body) {
				if (context.runner.input("comment") === "off") return;
				return (0, $answer_2.V_)({
					repo,
					pull: pull.number,
					to: `${from.kind} ${from.id}`,
					body
				});
			}
			function told(said, posted) {
				return posted === void 0 ? said : `${said}. Sous could not comment on the pull request: ${posted.message}`;
			}
			async function proveProposal(request) {
				let { context, repo, pull, config, record } = request;
				let { plan, state } = record;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let trusted = await repo.trusted();
				if (!trusted.ok) return trusted;
				let prepared = await (0, $plan_folder.T0)({
					context,
					repo,
					recipe: (0, $answer_2.nk)(plan),
					inputs: plan.inputs
				});
				if (!prepared.ok) return prepared;
				let expected = {
					...(0, $answer_2.EX)({
						context,
						repo,
						config,
						prepared: prepared.value
					}),
					message: plan.message,
					isFork: pull.isFork,
					checkPlace: (made) => {
						let ref = `refs/heads/${pull.base.ref}`;
						if (made.base.ref !== ref) return (0, $base_reasons_3.refusal)("stale_base", `The proposal was made for '${made.base.ref}', but #${pull.number} is for '${pull.base.ref}' now`);
						return (0, $github_git_tree_3.checkProposalPlan)(made, {
							repository: pull.repository.id,
							place: made.base
						});
					}
				};
				let other = await (0, $github_git_tree_3.checkExpectedPlan)(record, expected);
				if (other !== void 0) return (0, $start_start.failure)(other);
				let isExternal = (0, $plan_permissions_3.hasRunExternal)(plan);
				if (!isExternal) {
					let different = await deriveAgain(request, plan.digest, () => planProposal(request, prepared.value));
					if (different !== void 0) return (0, $start_start.failure)(different);
				}
				let run = await (0, $github_codeowners.vouchForPlan)({
					github: repo.github,
					remote: remote.value,
					trusted: trusted.value,
					repository: pull.repository.id,
					run: state.origin.run.id,
					digest: plan.digest,
					events: PROPOSING_EVENTS
				});
				if (run.ok) return (0, $start_start.success)(requestersOf(run.value));
				return isExternal || run.error.code !== "plan_unproven" ? run : (0, $start_start.success)(void 0);
			}
			function requestersOf({ event, actor }) {
				if (event === "schedule") return [];
				return (0, $github_event_payloads.isPerson)(actor) ? [{
					id: actor.id,
					login: actor.login
				}] : void 0;
			}
			async function planProposal(request, prepared) {
				let { context, repo, config, record } = request;
				let { repository, base, message } = record.plan;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let tree = await (0, $github_git_tree_3.checkOut)(remote.value, base.commit ?? "", base.directory);
				if (!tree.ok) return (0, $start_start.failure)((0, $github_git_tree_3.tokenTooWeak)("read the files", tree.error));
				return (0, $plan_folder.YI)({
					context,
					folder: tree.value,
					prepared: {
						...prepared,
						config
					},
					rules: [],
					trustsPatterns: !0,
					facts: {
						...repository && { repository },
						base,
						target: $github_git_tree_3.PROPOSAL_TARGET,
						message
					}
				});
			}
			async function checkApprovals(request, requesters) {
				let { repo, pull, config, record } = request;
				let { plan, changes } = record;
				let refused = (0, $github_save_plan_5.checkPlannable)(pull, config.approval);
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let early = await refuseRepeated(request);
				if (early !== void 0) return (0, $start_start.failure)(early);
				let approvers = await findApprovers(request, requesters !== void 0 && config.approval.count === 1 && !config.approval.codeowners);
				if (!approvers.ok) return approvers;
				let { count } = config.approval;
				let second = checkSecondPerson({
					approvers: approvers.value,
					requesters,
					sensitive: (0, $plan_permissions_3.whySensitive)({
						plan,
						changes
					}, config),
					count
				});
				if (second !== void 0) return (0, $start_start.failure)(second);
				let unowned = config.approval.codeowners ? await checkOwners(repo, approvers.value, plan) : void 0;
				return unowned === void 0 ? approvers : (0, $start_start.failure)(unowned);
			}
			async function refuseRepeated(request) {
				if (request.context.run.attempt === 1) return;
				let pushed = await pushedAt(request);
				return pushed.ok ? refuseEarly(request.from, pushed.value) : pushed.error;
			}
			async function findApprovers(request, isOneEnough) {
				let { context, repo, from, pull, record } = request;
				let { github } = repo;
				let common = {
					github,
					run: context.run,
					policy: (0, $run_action_2.policyOf)(repo)
				};
				let mayApprove = (other) => (0, $github_authorise_3.authoriseReviewer)({
					...common,
					from: other
				});
				let commented = from.kind === "comment" ? await (0, $github_authorise_3.authoriseApproval)({
					...common,
					from
				}) : void 0;
				if (commented?.ok === !1) return commented;
				if (commented !== void 0) {
					let stopped = await (0, $github_codeowners.checkChangesRequested)({
						github,
						pull: pull.number,
						mayApprove
					}, commented.value.id);
					if (stopped !== void 0) return (0, $start_start.failure)(stopped);
					if (isOneEnough) return (0, $start_start.success)([commented.value]);
				}
				let since = await pushedAt(request);
				if (!since.ok) return since;
				let plan = {
					github,
					pull: pull.number,
					digest: record.plan.digest,
					head: pull.head.commit,
					since: since.value,
					mayApprove
				};
				if (commented !== void 0) return withOthers(request, commented.value, {
					...plan,
					isProposal: !0
				});
				let approvals = await (0, $github_codeowners.findApprovals)({
					...plan,
					isProposal: !0
				});
				if (!approvals.ok) return approvals;
				let own = approvals.value.find(({ review }) => review === from.id);
				if (own === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("approval_missing", `The review of ${from.author.login} does not approve ${pull.head.commit.slice(0, 12)}`));
				let reviewers = (0, $github_codeowners.distinctPeople)([own, ...approvals.value].map(({ person }) => person));
				if (isOneEnough) return (0, $start_start.success)(reviewers);
				let others = await withOthers(request, own.person, {
					...plan,
					isProposal: !0
				});
				return others.ok ? (0, $start_start.success)((0, $github_codeowners.distinctPeople)([...reviewers, ...others.value])) : others;
			}
			async function withOthers({ repo, pull }, approver, plan) {
				let comments = await repo.comments(pull.number);
				if (!comments.ok) return comments;
				let found = await (0, $github_codeowners.findOtherApprovals)({
					...plan,
					comments: comments.value,
					except: approver
				});
				if (!found.ok) return found;
				let isReview = ({ from }) => from.kind === "review";
				let unedited = await (0, $github_codeowners.keepUnedited)(repo.github, found.value.filter((approval) => !isReview(approval)));
				if (!unedited.ok) return unedited;
				let others = [...found.value.filter(isReview), ...unedited.value];
				return (0, $start_start.success)((0, $github_codeowners.distinctPeople)([approver, ...others.map(({ person }) => person)]));
			}
			async function pushedAt({ repo, pull }) {
				let push = await (0, $github_codeowners.readHeadPush)(repo.github, {
					ref: `refs/heads/${pull.head.ref}`,
					commit: pull.head.commit
				});
				if (!push.ok) return push;
				if (push.value === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("approval_missing", "GitHub does not say when this head was pushed, so Sous cannot tell which reviews are for it"));
				return (0, $start_start.success)(push.value.at);
			}
			function checkSecondPerson({ approvers, requesters, sensitive, count }) {
				let why = sensitive[0] === void 0 ? "" : ` (${sensitive[0]})`;
				if (requesters === void 0) {
					if (approvers.length > count) return;
					if (approvers.length > 1) return (0, $github_codeowners.checkApprovalCount)(approvers, count + 1);
					return (0, $base_reasons_3.refusal)("approval_missing", `No run shows who requested this proposal${why}`, "Ask a second person to approve it too, or merge it on GitHub. The README's workflow uploads an artifact that shows it.");
				}
				let counted = approvers.filter(({ id }) => requesters.every((person) => person.id !== id));
				if (counted.length > 0) return (0, $github_codeowners.checkApprovalCount)(counted, count);
				return (0, $base_reasons_3.refusal)("approval_missing", `${approvers[0]?.login} requested this proposal${why}`, "Ask someone else to approve it.");
			}
			//! src/action/jobs/apply-job.ts
			var apply_job_exports = (0, $start_runtime.__exportAll)({ applyOnPull: () => applyOnPull });
			async function applyOnPull(command) {
				let seen = {};
				let ended = await apply(command, seen);
				if (ended.ok) return ended.value;
				let answered = await (0, $answer_2.zJ)(ended.error, command, seen.plan);
				await (0, $answer_2.Ic)(command, ended.error);
				return answered;
			}
			async function apply(command, about) {
				let { context, repo, from } = command;
				let { github } = repo;
				let approver = command.approver === void 0 ? await (0, $github_authorise_3.authoriseReviewer)({
					github,
					from,
					run: context.run,
					policy: (0, $run_action_2.policyOf)(repo)
				}) : (0, $start_start.success)(command.approver);
				if (!approver.ok) return approver.error.code === "policy_error" ? approver : (0, $start_start.success)((0, $outcome_3.refusedOutcome)(approver.error));
				let tooWeak = await (0, $answer_2.z0)(command);
				if (tooWeak !== void 0) return (0, $start_start.success)((0, $outcome_3.refusedOutcome)(tooWeak));
				let changed = await checkSourceUnchanged(command);
				if (changed !== void 0) return (0, $start_start.success)((0, $outcome_3.refusedOutcome)(changed));
				let config = await repo.config();
				if (!config.ok) return config;
				let pull = await (0, $github_save_plan_5.readPull)(github, from.pull);
				if (!pull.ok) return pull;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let found = await findApproved(command);
				if (!found.ok) return found;
				let digest = found.value;
				let record = await (0, $github_save_plan_5.planRefs)(remote.value).load(digest);
				if (!record.ok) return record;
				about.plan = record.value.plan;
				let around = {
					context,
					repo,
					from,
					pull: pull.value,
					config: config.value
				};
				if (isProposalPlan(record.value.plan)) return withMergeCi(command, await applyProposal({
					...around,
					record: record.value
				}));
				if (record.value.plan.status === "gated") return approveGated(command, record.value, pull.value, config.value);
				if (context.job === "plan") return deriveOnly(around, record.value);
				let self = await repo.self();
				if (!self.ok) return self;
				let seen = {
					approver: approver.value,
					pull: pull.value
				};
				let proof;
				let others;
				let people;
				let applied = await (0, $github_codeowners.applyPlanRef)({
					remote: remote.value,
					digest,
					repository: {
						id: String(pull.value.repository.id),
						defaultBranch: pull.value.repository.defaultBranch
					},
					pull: from.pull,
					run: {
						id: context.run.id,
						attempt: context.run.attempt
					},
					committer: (0, $github_git_tree_3.committerOf)(self.value, context.serverUrl),
					signer: (0, $base_secrets.isInstallationToken)(context.token) ? github : void 0,
					serverTime: () => github.serverTime,
					async recheck(current) {
						let checked = await recheckApply(command, current, {
							config: config.value,
							seen,
							proof,
							others,
							isLast: proof !== void 0
						});
						seen = void 0;
						proof = checked.ok ? checked.value.proof : void 0;
						others = checked.ok ? checked.value.others : void 0;
						people = checked.ok ? checked.value.people : void 0;
						return checked.ok ? (0, $start_start.success)(checked.value.people) : checked;
					},
					isRunOver: (run) => (0, $github_codeowners.isRunOver)(github, run)
				});
				if (!applied.ok) return applied;
				let { kind, commit, plan, warnings } = applied.value;
				let reason = kind === "applied" ? "committed" : "already_applied";
				for (let warning of warnings) context.runner.say(`${warning}\n`);
				let posted = await (0, $answer_2.wV)({
					context,
					repo,
					pull: from.pull,
					plan,
					commit,
					reason,
					people,
					from,
					ci: (0, $github_apply_commit.ciExpectation)((0, $github_apply_commit.tokenKind)(context.token, self.value), "push").message
				});
				await Promise.all([posted === void 0 ? (0, $answer_2.vn)(command, reason === "committed" ? "rocket" : "+1") : void 0, reason === "committed" ? (0, $answer_2.wc)(command, {
					commit,
					recipe: (0, $answer_2.nk)(plan),
					...(0, $answer_2.Gc)(commit)
				}) : void 0]);
				let short = (0, $base_digest_5.shortDigest)(digest);
				let said = reason === "committed" ? `Applied plan ${short} as ${commit}` : `Nothing to apply: ${commit} has the files of plan ${short} and names it`;
				let message = posted === void 0 ? said : `${said}, but Sous could not comment: ${posted.message}`;
				return (0, $start_start.success)({
					reason,
					message,
					digest,
					commit,
					plan,
					pull: { number: from.pull },
					...posted && { problem: posted }
				});
			}
			async function deriveOnly(at, record) {
				let found = await findProvenance(at, record);
				if (!found.ok) return found;
				let { derived } = found.value;
				let message = derived === void 0 ? "The plan runs commands, so its run vouches for it" : `Made the plan ${derived.slice(0, 16)} again`;
				return (0, $start_start.success)({
					reason: "accepted",
					message,
					pull: { number: at.pull.number },
					...derived !== void 0 && { digest: derived }
				});
			}
			async function approveWaiting(command, record, pull, config) {
				let { plan } = record;
				let refused = (0, $github_save_plan_5.checkApplicable)(pull, config.approval, plannedOn(plan, command.from.pull));
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let approver = await (0, $github_authorise_3.authoriseApproval)({
					github: command.repo.github,
					from: command.from,
					run: command.context.run,
					policy: (0, $run_action_2.policyOf)(command.repo)
				});
				if (!approver.ok) return approver;
				let checked = await recheckApply(command, record, {
					config,
					seen: {
						approver: approver.value,
						pull
					},
					isLast: !0
				});
				if (!checked.ok) return checked;
				let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
				return waiting === void 0 ? (0, $start_start.failure)((0, $base_reasons_3.refusal)("plan_tampered", `Plan ${plan.digest} has no waiting call`)) : (0, $start_start.success)(waiting);
			}
			async function approveGated(command, record, pull, config) {
				let { plan, state } = record;
				if (command.context.job === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("commands_not_here", `Plan ${plan.digest.slice(0, 16)} has a call that waits for approval`));
				if (command.context.job === "publish") return (0, $start_start.failure)((0, $base_reasons_3.refusal)("plan_gated", `Plan ${plan.digest} has a waiting call, and this job does not run calls`, "Use 'mode: plan' first."));
				let approved = await approveWaiting(command, record, pull, config);
				if (!approved.ok) return approved;
				let waiting = approved.value;
				let checked = {
					state: pull,
					approver: {
						ask: async ({ call }) => plan.steps.some(({ tool, args, outcome }) => (outcome.kind === "ran" || args === waiting.args) && tool === call.tool.name && (0, $base_plan.serializeParameters)(args) === (0, $base_plan.serializeParameters)(call.args)) ? "approved" : "unavailable",
						remember: async () => void 0
					}
				};
				return (0, $preview_job.planOnPull)({
					...command,
					pull: pull.number,
					recipe: (0, $answer_2.nk)(plan),
					inputs: plan.inputs,
					checked
				}, state.origin);
			}
			async function withMergeCi({ context, repo }, ended) {
				if (!ended.ok || ended.value.reason !== "committed" && ended.value.reason !== "merged_on_moved_base") return ended;
				let self = await repo.self();
				if (!self.ok) return ended;
				let { message } = (0, $github_apply_commit.ciExpectation)((0, $github_apply_commit.tokenKind)(context.token, self.value), "merge");
				return (0, $start_start.success)({
					...ended.value,
					message: `${ended.value.message}. ${message}`
				});
			}
		},
		9875: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { drift_job_exports: () => drift_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $start_start_5 = __nccwpck_require__(1328);
			var $github_drift_issue = __nccwpck_require__(4410);
			var $report_answer_texts_7 = __nccwpck_require__(7383);
			var $report_plan_markdown_5 = __nccwpck_require__(9733);
			var $answer_3 = __nccwpck_require__(6562);
			var $runner_2 = __nccwpck_require__(7326);
			//! src/action/jobs/drift-job.ts
			var drift_job_exports = (0, $start_runtime.__exportAll)({ tellDrift: () => tellDrift });
			async function tellDrift({ context, repo }, report) {
				let self = await repo.self();
				if (!self.ok) return self;
				let { path } = report.recipe.source;
				let name = (0, $answer_3.nk)({ recipe: report.recipe.source });
				let folder = context.runner.input("working-directory") || ".";
				let told = await (0, $github_drift_issue.reportDrift)({
					github: repo.github,
					self: self.value,
					subject: folder === "." ? path : `${folder} ${path}`,
					title: folder === "." ? `Drift: ${report.recipe.name}` : `Drift in ${folder}: ${report.recipe.name}`,
					body: report.changes.length === 0 ? void 0 : (0, $report_answer_texts_7.renderDrift)(report, name),
					closing: `${(0, $report_plan_markdown_5.codeSpan)(name)} would change nothing any more, so [this run](${(0, $runner_2.runUrl)(context)}) closed the issue.\n`
				});
				if (!told.ok) {
					let { code, message, suggestion } = told.error;
					return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)(code, `Could not write the issue: ${message}`, suggestion));
				}
				let { kind, issue, warning } = told.value;
				warning !== void 0 && context.runner.say(`${warning}\n`);
				if (issue === void 0) return (0, $start_start_5.success)("There is nothing to change, and no open issue.");
				let said = kind === "left" ? "was closed by someone and has not changed, so Sous left it closed" : `is ${kind}`;
				return (0, $start_start_5.success)(`#${issue.number} ${said}: ${issue.url}`);
			}
		},
		1665: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { gate_job_exports: () => gate_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $start_start_7 = __nccwpck_require__(1328);
			var $github_authorise_5 = __nccwpck_require__(2241);
			var $github_save_plan_7 = __nccwpck_require__(0);
			var $answer_4 = __nccwpck_require__(6562);
			var $run_action_3 = __nccwpck_require__(6974);
			var $outcome_4 = __nccwpck_require__(4246);
			var $review_job = __nccwpck_require__(1922);
			//! src/action/jobs/gate-job.ts
			var gate_job_exports = (0, $start_runtime.__exportAll)({ gateOnPull: () => gateOnPull });
			async function gateOnPull(gated) {
				if (gated.request.kind === "review") return (0, $review_job.reviewOnPull)({
					...gated,
					...gated.request
				});
				let next = await nextJob({
					...gated,
					request: gated.request
				});
				let { from, kind } = gated.request;
				if (!next.ok) return next.error.code === "policy_error" ? (0, $answer_4.zJ)(next.error, {
					...gated,
					from
				}) : (0, $outcome_4.refusedOutcome)(next.error);
				await (0, $answer_4.z0)({
					...gated,
					from
				});
				return {
					reason: "accepted",
					message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value.job}'`,
					next: next.value.job,
					pull: { number: from.pull },
					...next.value.digest !== void 0 && { digest: next.value.digest }
				};
			}
			async function nextJob({ context, repo, request }) {
				let common = {
					github: repo.github,
					run: context.run,
					policy: (0, $run_action_3.policyOf)(repo)
				};
				if (request.kind === "apply") {
					let person = await (0, $github_authorise_5.authoriseApproval)({
						...common,
						from: request.from
					});
					return person.ok ? (0, $start_start_7.success)(await jobForPlan(repo, request)) : person;
				}
				let person = await (0, $github_authorise_5.authoriseRun)({
					...common,
					author: request.from.author
				});
				return person.ok ? (0, $start_start_7.success)({ job: request.kind === "run" ? "plan" : "answer" }) : person;
			}
			async function jobForPlan(repo, request) {
				let remote = await repo.remote();
				let digest = await repo.findPlan(request.from.pull, request.digest);
				if (!remote.ok || !digest.ok) return { job: "apply" };
				let record = await (0, $github_save_plan_7.planRefs)(remote.value).load(digest.value);
				return {
					job: record.ok && record.value.plan.status === "gated" ? "plan" : "apply",
					digest: digest.value
				};
			}
		},
		5769: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				markExpiredEverywhere: () => markExpiredEverywhere,
				markStale: () => markStale,
				mark_stale_exports: () => mark_stale_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $core_work_3 = __nccwpck_require__(6350);
			var $github_git_tree_5 = __nccwpck_require__(3608);
			var $github_plan_ref_5 = __nccwpck_require__(120);
			var $github_save_plan_3 = __nccwpck_require__(0);
			var $plan_permissions_5 = __nccwpck_require__(5871);
			var $report_plan_markdown_7 = __nccwpck_require__(9733);
			var $start_start_9 = __nccwpck_require__(1328);
			var $answer_5 = __nccwpck_require__(6562);
			var $outcome_5 = __nccwpck_require__(4246);
			//! src/action/mark-stale.ts
			var mark_stale_exports = (0, $start_runtime.__exportAll)({ markExpired: () => markExpired });
			async function markStale({ context, repo, pull }) {
				let remote = await repo.remote();
				if (!remote.ok) return (0, $outcome_5.refusedOutcome)(remote.error);
				let digests = await (0, $github_save_plan_3.readCurrentPlans)(remote.value, pull);
				if (!digests.ok) return (0, $outcome_5.refusedOutcome)(digests.error);
				let state = digests.value.length === 0 ? void 0 : await (0, $github_save_plan_3.readPull)(repo.github, pull);
				if (state?.ok === !1) return (0, $outcome_5.refusedOutcome)(state.error);
				let stale = 0;
				for (let digest of digests.value) {
					let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(digest);
					if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
					let { plan } = record.value;
					if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
					let refused = await (0, $answer_5.NN)({
						context,
						repo,
						pull,
						plan,
						past: "stale"
					});
					if (refused !== void 0 && !(0, $github_git_tree_5.isForWantOfPermission)(refused)) return (0, $outcome_5.refusedOutcome)(refused);
					if (refused !== void 0) context.runner.say(`Could not update the comment: ${(0, $start_start_9.printableLine)(refused.message)}\n`);
					else {
						stale++;
						await (0, $answer_5.zS)({
							context,
							repo
						}, plan, state?.value.head.commit ?? "");
					}
				}
				return {
					reason: "answered",
					message: `The push made ${(0, $core_work_3.countOf)(stale, "plan")} of #${pull} stale`,
					pull: { number: pull }
				};
			}
			async function markExpired({ context, repo, pull, except }) {
				let [comments, now] = [await repo.comments(pull), repo.github.serverTime];
				if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
				if (!comments.value.some(({ body }) => isOver((0, $report_plan_markdown_7.goodUntil)(body), now))) return;
				let [config, remote] = [await repo.config(), await repo.remote()];
				let digests = remote.ok ? await (0, $github_save_plan_3.readCurrentPlans)(remote.value, pull) : remote;
				if (!config.ok || !remote.ok || !digests.ok) return;
				for (let digest of digests.value) {
					let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(digest);
					if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
					let { plan, state } = record.value;
					if (state.state !== "planned" && state.state !== "failed") continue;
					if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
					let refused = await (0, $answer_5.NN)({
						context,
						repo,
						pull,
						plan,
						past: "expired"
					});
					refused === void 0 ? await (0, $answer_5.ro)({
						context,
						repo
					}, plan) : context.runner.say(`Could not update the comment: ${(0, $start_start_9.printableLine)(refused.message)}\n`);
				}
			}
			async function markExpiredEverywhere(around) {
				let remote = await around.repo.remote();
				let refs = remote.ok ? await remote.value.readRefs([$github_plan_ref_5.CURRENT_OF_PULLS]) : remote;
				if (!refs.ok) return around.context.runner.say(`Could not look for expired plans: ${(0, $start_start_9.printableLine)(refs.error.message)}\n`);
				let pulls = [...new Set([...refs.value.keys()].map($github_plan_ref_5.pullOf).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
				for (let pull of pulls.slice(0, 20)) await markExpired({
					...around,
					pull
				});
			}
			function askedAt({ plan, state }, comments) {
				let asked = (0, $plan_permissions_5.hasRunExternal)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
				return Date.parse(asked ?? state.plannedAt);
			}
			function isOver(until, now) {
				return until !== void 0 && until.getTime() < now.getTime();
			}
		},
		4246: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				outcome_exports: () => outcome_exports,
				refusedOutcome: () => refusedOutcome
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $github_apply_request = __nccwpck_require__(3963);
			var $report_annotations_3 = __nccwpck_require__(1204);
			var $report_plan_result = __nccwpck_require__(6329);
			var $report_wire_json = __nccwpck_require__(7320);
			var $report_plan_markdown_7 = __nccwpck_require__(9733);
			var $start_start_9 = __nccwpck_require__(1328);
			var $workspace_render_patch = __nccwpck_require__(1218);
			var $node_fs = __nccwpck_require__(3024);
			var $node_path = __nccwpck_require__(6760);
			//! src/action/outcome.ts
			var outcome_exports = (0, $start_runtime.__exportAll)({
				finishAction: () => finishAction,
				refusedOutcome: () => refusedOutcome,
				reportActionFault: () => reportActionFault
			});
			function refusedOutcome({ code, message, suggestion }) {
				return {
					reason: code,
					message: `${message.replace(/\.$/, "")}. ${suggestion}`
				};
			}
			async function finishAction(ending, context) {
				let { runner } = context;
				let { reason, message, report } = ending;
				let decision = (0, $base_reasons_5.decisionOf)(reason);
				let outputs = {
					decision,
					"reason-code": reason,
					changed: "false",
					"files-changed": "0"
				};
				let bare = {
					...ending.plan && { plan: ending.plan },
					ending: {
						reason,
						detail: message,
						next: [],
						...ending.commit !== void 0 && { commit: ending.commit }
					}
				};
				let result = (0, $report_plan_result.bareResult)(bare);
				if (report === void 0) await addSummary((0, $report_plan_markdown_7.renderBareMarkdown)(bare, $report_plan_markdown_7.SUMMARY_BUDGET).text, context);
				else {
					let summary = (0, $report_plan_markdown_7.renderPlanMarkdown)(report, $report_plan_markdown_7.SUMMARY_BUDGET);
					await addSummary(summary.text, context);
					(0, $report_annotations_3.runnerAnnotations)(report).shown.forEach(runner.annotate);
					result = (0, $report_plan_result.planResult)(report, summary);
					outputs.changed = String(report.changes.length > 0);
					outputs["files-changed"] = String(report.records.filter(({ kind }) => kind !== "create_directory").length);
					report.changes.length > 0 && (outputs["patch-path"] = await writePatch(report, context));
				}
				if (ending.plan !== void 0) {
					outputs.changed = String(ending.plan.changes.length > 0);
					outputs["files-changed"] = String(ending.plan.changes.filter(({ kind }) => kind !== "create_directory").length);
				}
				outputs.digest = ending.digest ?? report?.plan?.digest ?? "";
				outputs["pull-request-number"] = String(ending.pull?.number ?? "");
				outputs["pull-request-url"] = ending.pull?.url ?? "";
				outputs["commit-sha"] = ending.commit ?? "";
				outputs.next = ending.next ?? "";
				outputs["plan-path"] = ending.planPath ?? "";
				outputs.result = (0, $report_wire_json.inertJson)(result);
				for (let [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
				runner.say(`${(0, $start_start_9.printable)(message)} (${reason})\n`);
				await warnPersonalToken(context);
				let isFailure = ending.problem !== void 0 && runner.input("fail-on") !== "never" || failsJob(ending, decision, context);
				isFailure && runner.report("error", (0, $start_start_9.printable)(message));
				return +!!isFailure;
			}
			let PERSONAL = "The token is a personal access token. Sous acts as that person and can reach all their repositories. Use GITHUB_TOKEN or a GitHub App token.";
			async function warnPersonalToken(context) {
				let { token, run, runner } = context;
				if (token === "" || run.isAppToken) return;
				runner.report("warning", PERSONAL);
				await addSummary(`> [!WARNING]\n> ${PERSONAL}\n`, context);
			}
			async function addSummary(markdown, { runner }) {
				try {
					await runner.addSummary(markdown);
				} catch (error) {
					runner.report("warning", `Could not write the job summary: ${error.message}`);
				}
			}
			async function writePatch({ changes, plan }, { env, workspace }) {
				let file = $node_path.join(env.RUNNER_TEMP ?? workspace, `sous-${(plan?.digest ?? "plan").slice(0, 16)}.patch`);
				$node_fs.writeFileSync(file, await (0, $workspace_render_patch.renderPatch)(changes));
				return file;
			}
			let NEUTRAL = new Set([
				"not_a_command",
				"not_permitted",
				"not_listed",
				"bot_actor",
				"command_mistake",
				"digest_malformed"
			]);
			function failsJob({ reason, isAnswered }, decision, { runner }) {
				let isSettled = isAnswered && decision === "refuse" && reason !== "secret_in_output";
				if (NEUTRAL.has(reason) || isSettled) return !1;
				switch (runner.input("fail-on")) {
					case "never": return reason === "internal_error" || reason === "runner_file_tampered";
					case "changes": return decision === "fail" || decision === "refuse" || reason === "previewed" || reason === "proposed" || reason === "drift_reported";
					default: return decision === "fail" || decision === "refuse";
				}
			}
			function reportActionFault(error, { runner, env }) {
				let reason = error instanceof Error ? error.message : String(error);
				try {
					runner.setOutput("decision", "fail");
					runner.setOutput("reason-code", "internal_error");
					error instanceof $github_apply_request.FaultAfterPush && runner.setOutput("commit-sha", error.commit);
				} catch {}
				env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, $start_start_9.printable)(error.stack ?? "")}\n`);
				runner.report("error", (0, $start_start_9.inertForRunner)((0, $start_start_9.printable)(`Bug in Sous: ${reason}`)));
				return 1;
			}
		},
		890: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				makeArtifactFolder: () => makeArtifactFolder,
				plan_artifact_exports: () => plan_artifact_exports,
				readPlanArtifact: () => readPlanArtifact,
				writePlanArtifact: () => writePlanArtifact
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $start_start_5 = __nccwpck_require__(1328);
			var $base_json = __nccwpck_require__(1631);
			var $zod_api_3 = __nccwpck_require__(4914);
			var $plan_plan_store = __nccwpck_require__(9372);
			var $report_annotations_5 = __nccwpck_require__(1204);
			var $system_real_apply_disk = __nccwpck_require__(5492);
			var $node_fs_3 = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
			var $late_os = __nccwpck_require__(1610);
			//! src/action/plan-artifact.ts
			var plan_artifact_exports = (0, $start_runtime.__exportAll)({ writePlanArtifact: () => writePlanArtifact });
			let ENDING_FILE = "ending.json";
			let MAX_ENDING_BYTES = 262144;
			let MAX_MESSAGE_CHARACTERS = 2e3;
			function makeArtifactFolder({ env }) {
				return $node_fs_3.mkdtempSync($node_path_3.join($node_fs_3.realpathSync(env.RUNNER_TEMP || $late_os.tmpdir()), "sous-plan-"));
			}
			async function writePlanArtifact(context, { ending, stored }, given) {
				try {
					let folder = given ?? makeArtifactFolder(context);
					$node_fs_3.mkdirSync(folder, { recursive: !0 });
					let { reason, message, found } = ending;
					let told = {
						reason,
						message: message.slice(0, MAX_MESSAGE_CHARACTERS)
					};
					let whole = JSON.stringify({
						...told,
						...found && { found }
					});
					$node_fs_3.writeFileSync($node_path_3.join(folder, ENDING_FILE), Buffer.byteLength(whole) <= MAX_ENDING_BYTES ? whole : JSON.stringify(told));
					let saved = stored === void 0 ? (0, $start_start_5.success)(void 0) : await storeIn(folder).save(stored);
					return saved.ok ? (0, $start_start_5.success)(folder) : (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("io_error", saved.error.message, saved.error.suggestion));
				} catch (error) {
					return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("io_error", `Cannot save the plan for the next job: ${error.message}`));
				}
			}
			async function readPlanArtifact(folder) {
				let home;
				let text;
				try {
					home = $node_fs_3.realpathSync(folder);
					let file = $node_path_3.join(home, ENDING_FILE);
					if ($node_fs_3.statSync(file).size > MAX_ENDING_BYTES) return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("plan_tampered", `'${ENDING_FILE}' is too large`));
					text = $node_fs_3.readFileSync(file, "utf8");
				} catch (error) {
					return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
				}
				let ending = readEnding(text);
				if (ending === void 0) return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("plan_tampered", `Cannot read '${ENDING_FILE}'`));
				let store = storeIn(home);
				let listed = await store.list();
				let [digest, ...others] = listed.ok ? listed.value : [];
				if (digest === void 0) return (0, $start_start_5.success)({
					ending,
					stored: void 0
				});
				if (others.length > 0) return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("plan_tampered", "The plan job left more than one plan"));
				let stored = await store.load(digest);
				return stored.ok ? (0, $start_start_5.success)({
					ending,
					stored: stored.value
				}) : (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("plan_tampered", stored.error.message, stored.error.suggestion));
			}
			function storeIn(home) {
				return new $plan_plan_store.PlanFolder({
					home,
					isGitDirectory: !0,
					disk: (0, $system_real_apply_disk.realApplyDisk)()
				});
			}
			function readEnding(content) {
				let json = (0, $base_json.parseJson)(content);
				if (!json.ok) return;
				let natural = (0, $zod_api_3.int)().check((0, $zod_api_3._gte)(0));
				let text = (0, $zod_api_3.string)();
				let finding = (0, $zod_api_3.strictObject)({
					level: (0, $zod_api_3._enum)($report_annotations_5.ANNOTATION_LEVELS),
					file: text,
					line: natural,
					column: natural,
					message: text
				});
				let read = (0, $zod_api_3.strictObject)({
					reason: (0, $zod_api_3.string)().check((0, $zod_api_3._regex)(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
					message: (0, $zod_api_3.string)().check((0, $zod_api_3._maxLength)(MAX_MESSAGE_CHARACTERS)),
					found: (0, $zod_api_3.optional)((0, $zod_api_3.strictObject)({
						shown: (0, $zod_api_3.array)(finding),
						more: (0, $zod_api_3.strictObject)({
							error: natural,
							warning: natural,
							notice: natural
						})
					}))
				}).safeParse(json.value);
				if (!read.success) return;
				let { found, ...told } = read.data;
				return {
					...told,
					...found && { found }
				};
			}
		},
		1808: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				T0: () => prepareTrusted,
				YI: () => planFolder,
				wv: () => planHead
			});
			var $reader_work_3 = __nccwpck_require__(8050);
			var $core_work_3 = __nccwpck_require__(6350);
			var $app_plan_recipe_3 = __nccwpck_require__(3891);
			var $app_prepare_run = __nccwpck_require__(2700);
			var $base_digest_7 = __nccwpck_require__(7057);
			var $base_reasons_7 = __nccwpck_require__(2632);
			var $start_start_11 = __nccwpck_require__(1328);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $event_event_7 = __nccwpck_require__(1884);
			var $tool_call_work = __nccwpck_require__(4020);
			var $plan_permissions_7 = __nccwpck_require__(5871);
			var $plan_step_records = __nccwpck_require__(3618);
			var $report_annotations_7 = __nccwpck_require__(1204);
			var $start_terminal = __nccwpck_require__(4782);
			var $runner_3 = __nccwpck_require__(7326);
			var $unprepared_text_2 = __nccwpck_require__(1220);
			var $node_fs_5 = __nccwpck_require__(3024);
			var $node_path_5 = __nccwpck_require__(6760);
			//! src/action/plan-folder.ts
			async function planFolder(request) {
				let { context, folder, prepared, rules, facts } = request;
				let surroundings = {
					...(0, $runner_3.actionSurroundings)(context, folder),
					trustsPatterns: request.trustsPatterns
				};
				let opened = await (0, $core_work_3.openFolder)(surroundings, ".");
				if (!opened.ok) return (0, $start_start_11.failure)((0, $base_reasons_7.refusal)("io_error", opened.error.message, opened.error.suggestion));
				let { config, recipe, inputs } = prepared;
				let recorder = new $plan_step_records.StepRecorder();
				let ticker = new $report_annotations_7.StepTicker($start_terminal.PLAIN);
				let message = context.runner.input("commit-message");
				let refuseTampered = watchRunnerFiles(context.env);
				let made = await (0, $app_plan_recipe_3.planRecipe)({
					surroundings,
					recipe: {
						...prepared,
						opened: opened.value
					},
					consent: {
						rules,
						approver: request.approver ?? $tool_call_work.NOBODY
					},
					emit(event) {
						recorder.record(event);
						let lines = ticker.take(event);
						lines !== "" && context.runner.say(lines);
					},
					allowHosts: [],
					verbose: context.env.RUNNER_DEBUG === "1",
					facts: {
						...message !== "" && { message },
						...facts
					},
					github: expressionContext(context, facts?.base?.commit ?? context.sha)
				});
				let tampered = refuseTampered();
				let error = made.ok ? void 0 : (0, $app_plan_recipe_3.unpreparedError)(made.error);
				if (error !== void 0 && tampered === void 0 && error.code === "path_denied") {
					let outcome = failedBy(error, {
						calls: [],
						evidence: [],
						includes: []
					}, prepared);
					let places = {
						directory: facts?.base?.directory ?? ".",
						matches: (0, $plan_permissions_7.matchProtected)(config.protectedPaths)
					};
					return (0, $start_start_11.success)({
						planned: {
							recipe,
							inputs,
							outcome,
							plan: void 0,
							steps: recorder.steps,
							places
						},
						loaded: void 0
					});
				}
				if (!made.ok) return (0, $start_start_11.failure)(tampered ?? (0, $base_reasons_7.refusal)("io_error", error?.message ?? "", error?.suggestion));
				let { outcome, record, loaded } = made.value.made;
				let secret = record && (0, $event_event_7.checkPlanSecrets)(record, loaded?.changes ?? [], (0, $event_event_7.knownSecrets)(context.env));
				if (tampered !== void 0 || secret !== void 0) {
					await loaded?.[Symbol.asyncDispose]();
					return (0, $start_start_11.failure)(tampered ?? secret);
				}
				let places = {
					directory: record?.base.directory ?? ".",
					matches: (0, $plan_permissions_7.matchProtected)(config.protectedPaths)
				};
				let planned = {
					recipe,
					inputs,
					outcome,
					plan: record,
					steps: recorder.steps,
					places
				};
				let refused = loaded === void 0 ? void 0 : (0, $plan_permissions_7.checkProtected)(loaded.changes, config, loaded.plan.base.directory);
				if (refused === void 0 || loaded === void 0) return (0, $start_start_11.success)({
					planned,
					loaded
				});
				await loaded[Symbol.asyncDispose]();
				return (0, $start_start_11.success)({
					planned: {
						...planned,
						plan: void 0,
						outcome: failedBy(refused, outcome, prepared)
					},
					loaded: void 0
				});
			}
			function failedBy(error, { calls, evidence, includes }, { recipe }) {
				let at = recipe.permissions.at ?? {
					file: recipe.source.path,
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 1
				};
				return {
					kind: "failed",
					failure: {
						label: recipe.name,
						at,
						error
					},
					calls,
					evidence,
					includes
				};
			}
			function expressionContext({ repository }, commit) {
				return {
					repository: `${repository.owner}/${repository.name}`,
					repository_owner: repository.owner,
					sha: commit
				};
			}
			let VARIABLES = [
				"GITHUB_ENV",
				"GITHUB_PATH",
				"GITHUB_OUTPUT",
				"GITHUB_STATE",
				"GITHUB_STEP_SUMMARY"
			];
			function watchRunnerFiles(env) {
				let own = VARIABLES.flatMap((name) => env[name] || []);
				let folders = [...new Set(own.map((file) => $node_path_5.dirname(file)))];
				let contents = own.map((file) => ({
					file,
					content: readPlain(file)
				}));
				let before = listAll(folders);
				return () => {
					let after = listAll(folders);
					let changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
					if (changed.length === 0) return;
					for (let { file, content } of contents) content !== void 0 && changed.includes(file) && putBack(file, content);
					let names = VARIABLES.filter((name) => changed.includes(env[name] ?? ""));
					return (0, $base_reasons_7.refusal)("runner_file_tampered", `A command of the recipe changed the runner's ${names.join(", ") || "files"}`);
				};
			}
			function listAll(folders) {
				let all = new Map();
				for (let folder of folders) for (let name of namesIn(folder)) {
					let file = $node_path_5.join(folder, name);
					let content = readPlain(file);
					all.set(file, content === void 0 ? "no file" : (0, $base_digest_7.sha256)(content));
				}
				return all;
			}
			function namesIn(folder) {
				try {
					return $node_fs_5.readdirSync(folder);
				} catch {
					return [];
				}
			}
			function readPlain(file) {
				try {
					return $node_fs_5.lstatSync(file).isFile() ? $node_fs_5.readFileSync(file) : void 0;
				} catch {
					return;
				}
			}
			function putBack(file, content) {
				$node_fs_5.rmSync(file, {
					recursive: !0,
					force: !0
				});
				$node_fs_5.writeFileSync(file, content);
			}
			async function prepareTrusted({ context, repo, recipe, inputs }) {
				let tree = await repo.trusted();
				if (!tree.ok) return tree;
				let recipes = await (0, $reader_work_3.recipesIn)(tree.value, context.program, { trustsPatterns: !0 });
				if (!recipes.ok) return (0, $start_start_11.failure)(tree.value.refusal ?? (0, $base_reasons_7.refusal)("policy_error", recipes.error.message, recipes.error.suggestion));
				let prepared = await (0, $app_prepare_run.prepareRecipe)(recipes.value, recipe, inputs);
				if (prepared.ok) return prepared;
				if (tree.value.refusal !== void 0) return (0, $start_start_11.failure)(tree.value.refusal);
				let near = (0, $unprepared_text_2.jl)(recipes.value, recipe);
				let isReady = near !== void 0 && (await (0, $app_prepare_run.prepareRecipe)(recipes.value, near, inputs)).ok;
				return (0, $start_start_11.failure)(unpreparedRefusal(prepared.error, {
					recipe,
					inputs,
					near,
					isReady
				}));
			}
			function unpreparedRefusal(unprepared, { recipe, inputs, near, isReady }) {
				if (unprepared.kind === "error") {
					if (near === void 0) return (0, $unprepared_text_2.px)(unprepared.error, "/sous list");
					let run = isReady && Array.isArray(inputs) ? (0, $event_event_7.writeCommand)({
						kind: "run",
						recipe: near,
						inputs
					}) : void 0;
					return (0, $unprepared_text_2.px)(unprepared.error, run ?? (0, $event_event_7.writeCommand)({
						kind: "help",
						recipe: near
					}));
				}
				let { message, suggestion } = (0, $unprepared_text_2.oV)(unprepared);
				let help = unprepared.kind === "invalid_inputs" ? { command: (0, $event_event_7.writeCommand)({
					kind: "help",
					recipe
				}) } : {};
				return {
					...(0, $base_reasons_7.refusal)("command_mistake", message, suggestion),
					...help
				};
			}
			async function planHead(request) {
				let { context, repo, pull, config, prepared, rules, approver } = request;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let asked = request.isSaved ? remote.value.refusePush() : void 0;
				let folder = await (0, $github_git_tree_7.checkOut)(remote.value, pull.head.commit);
				let denied = await asked;
				if (denied !== void 0) return (0, $start_start_11.failure)((0, $github_git_tree_7.tokenTooWeak)("push, which saving a plan needs", denied));
				if (!folder.ok) return folder;
				let { head, base, repository } = pull;
				return planFolder({
					context,
					folder: folder.value,
					prepared: {
						...prepared,
						config
					},
					rules: pull.isFork ? [] : rules,
					trustsPatterns: !pull.isFork,
					...approver !== void 0 && !pull.isFork && { approver },
					facts: {
						repository: {
							id: String(repository.id),
							pull: pull.number
						},
						base: {
							commit: head.commit,
							ref: `refs/heads/${base.ref}`,
							directory: "."
						},
						head: {
							repository: String(head.repository ?? "gone"),
							ref: `refs/heads/${head.ref}`,
							commit: head.commit
						},
						target: `refs/heads/${head.ref}`
					}
				});
			}
		},
		1151: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { prepare_base_exports: () => prepare_base_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $reader_work = __nccwpck_require__(8050);
			var $core_work_5 = __nccwpck_require__(6350);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_paths = __nccwpck_require__(704);
			var $start_start_13 = __nccwpck_require__(1328);
			var $git_clean_repository = __nccwpck_require__(4082);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $github_github_client_3 = __nccwpck_require__(470);
			var $workspace_narrowed_tree = __nccwpck_require__(8888);
			var $run_action_4 = __nccwpck_require__(6974);
			var $node_path_7 = __nccwpck_require__(6760);
			//! src/action/prepare-base.ts
			var prepare_base_exports = (0, $start_runtime.__exportAll)({ openBaseFiles: () => openBaseFiles });
			async function openBaseFiles({ context, repo, mode, commits, opened }) {
				let { github } = repo;
				let { tree: folder, programs } = opened;
				let { repository } = folder;
				let git = (0, $core_work_5.realGit)((0, $core_work_5.findProgram)("git", programs), programs.path);
				let checkout = repository && new $github_git_tree_7.CheckoutObjects(git, repository);
				let base = await (0, $github_git_tree_7.findBaseCommit)({
					github,
					checkout,
					sha: context.sha,
					eventBase: commits.base
				});
				if (!base.ok) return base;
				let source = checkout === void 0 ? (0, $github_git_tree_7.gitHubObjects)(github) : (0, $github_git_tree_7.checkoutFirst)(checkout, (0, $github_git_tree_7.gitHubObjects)(github));
				let directory = directoryOf($node_path_7.relative(repository?.workTree ?? context.workspace, folder.folder));
				if (!directory.ok) return directory;
				let prefix = directory.value === "." ? "" : `${directory.value}/`;
				let config = context.runner.input("config") || ".github/sous.yml";
				let isLikelyRead = (file) => file === prefix + config || file.startsWith(prefix) && (0, $reader_work.isRecipePath)(file.slice(prefix.length));
				let tree = await $github_git_tree_7.TrustedTree.openFrom(source, base.value, { isLikelyRead });
				if (!tree.ok) return (0, $start_start_13.failure)((0, $github_git_tree_7.unavailable)(base.value, tree.error));
				let openHead = (0, $run_action_4.askOnce)(() => $github_git_tree_7.TrustedTree.openFrom(source, context.sha));
				return (0, $start_start_13.success)({
					tree: new $workspace_narrowed_tree.TreeBelow(tree.value, directory.value),
					refusal: () => tree.value.refusal && (0, $github_git_tree_7.unavailable)(base.value, tree.value.refusal),
					async noteChanges(recipe) {
						let head = await openHead();
						if (!head.ok) return (0, $start_start_13.failure)((0, $github_git_tree_7.unavailable)(context.sha, head.error));
						let changed = await (0, $github_github_client_3.compareRules)({
							base: tree.value,
							head: head.value,
							directory: directory.value,
							recipe
						});
						if (!changed.ok) return (0, $start_start_13.failure)((0, $github_git_tree_7.unavailable)(context.sha, changed.error));
						return (0, $start_start_13.success)(changed.value.length === 0 ? void 0 : noteOf(changed.value, mode, baseName(context, base.value)));
					},
					async whyOtherBytes() {
						let listed = repository && await git.run({
							...repository,
							args: ["ls-files", "-z"]
						});
						if (listed?.ok === !1) return (0, $start_start_13.failure)((0, $github_git_tree_7.localRefusal)("list the files", listed.error));
						let paths = (0, $git_clean_repository.decodeOutput)(listed?.value ?? new Uint8Array()).split("\0").filter((file) => /(?:^|\/)\.gitattributes$/.test(file));
						if (paths.length === 0) return (0, $start_start_13.success)(void 0);
						let head = await openHead();
						return head.ok ? findConverting({
							base: tree.value,
							head: head.value,
							paths
						}) : (0, $start_start_13.failure)((0, $github_git_tree_7.unavailable)(context.sha, head.error));
					}
				});
			}
			async function findConverting({ base, head, paths }) {
				for (let path of paths) {
					let before = await (0, $github_git_tree_7.readTrustedText)(base, path);
					if (!before.ok) return before;
					let after = await (0, $github_git_tree_7.readTrustedText)(head, path);
					if (!after.ok) return after;
					if (before.value !== after.value && after.value?.includes("working-tree-encoding")) return (0, $start_start_13.success)(`The pull request changes '${path}', by which git converts files. Merge that change by itself first`);
				}
				return (0, $start_start_13.success)(void 0);
			}
			function noteOf(changed, mode, base) {
				let versions = changed.length === 1 ? "the version" : "the versions";
				return `This pull request changes ${(0, $core_work_5.nameSome)(changed, 3)}. The ${mode} used ${versions} on ${base}.`;
			}
			function baseName({ env }, commit) {
				let branch = env.GITHUB_BASE_REF ?? "";
				let short = commit.slice(0, 10);
				return branch === "" ? short : `${branch} (${short})`;
			}
			function directoryOf(relative) {
				let directory = (0, $start_paths.parseRepoDirectory)(relative.split($node_path_7.sep).join("/") || ".");
				return directory.ok ? directory : (0, $start_start_13.failure)((0, $base_reasons.refusal)("input_invalid", directory.error.message, directory.error.suggestion));
			}
		},
		236: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				leavePlan: () => leavePlan,
				planOnPull: () => planOnPull,
				preview_job_exports: () => preview_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $app_plan_recipe_5 = __nccwpck_require__(3891);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $start_start_15 = __nccwpck_require__(1328);
			var $github_authorise_7 = __nccwpck_require__(2241);
			var $github_git_tree_9 = __nccwpck_require__(3608);
			var $github_save_plan_9 = __nccwpck_require__(0);
			var $report_annotations_9 = __nccwpck_require__(1204);
			var $answer_5 = __nccwpck_require__(6562);
			var $run_action_5 = __nccwpck_require__(6974);
			var $outcome_6 = __nccwpck_require__(4246);
			var $plan_artifact = __nccwpck_require__(890);
			var $plan_folder_2 = __nccwpck_require__(1808);
			var $save_preview_2 = __nccwpck_require__(4836);
			//! src/action/jobs/preview-job.ts
			var preview_job_exports = (0, $start_runtime.__exportAll)({ runOnPull: () => runOnPull });
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
			async function runOnPull(command) {
				let { context, repo, from } = command;
				let person = await (0, $github_authorise_7.authoriseRun)({
					github: repo.github,
					author: from.author,
					run: context.run,
					policy: (0, $run_action_5.policyOf)(repo)
				});
				if (!person.ok) return (0, $outcome_6.refusedOutcome)(person.error);
				let tooWeak = await (0, $answer_5.z0)(command);
				if (tooWeak !== void 0) return (0, $outcome_6.refusedOutcome)(tooWeak);
				let planned = await planOnPull({
					...command,
					pull: from.pull
				}, { comment: from.id });
				if (!planned.ok) return (0, $answer_5.zJ)(planned.error, command);
				return planned.value;
			}
			async function planOnPull(command, origin) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { context, repo, from, checked } = command;
					let config = await repo.config();
					if (!config.ok) return config;
					let pull = checked === void 0 ? await (0, $github_save_plan_9.readPull)(repo.github, command.pull) : (0, $start_start_15.success)(checked.state);
					if (!pull.ok) return pull;
					let refused = (0, $github_save_plan_9.checkPlannable)(pull.value, config.value.approval);
					if (refused !== void 0) return (0, $start_start_15.failure)(refused);
					let prepared = await (0, $plan_folder_2.T0)(command);
					if (!prepared.ok) return prepared;
					let unfit = (0, $github_git_tree_9.checkCommitMessage)(context.runner.input("commit-message") || (0, $app_plan_recipe_5.messageFor)(prepared.value.recipe));
					if (unfit !== void 0) return (0, $start_start_15.failure)(unfit);
					let rules = context.job === "plan" && checked?.pushedBy === void 0 ? config.value.rules : [];
					let made = await (0, $plan_folder_2.wv)({
						...command,
						pull: pull.value,
						config: config.value,
						prepared: prepared.value,
						rules,
						...checked?.approver !== void 0 && { approver: checked.approver },
						isSaved: context.job !== "plan"
					});
					if (!made.ok) return made;
					let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
					let { planned } = made.value;
					let kept = {
						context,
						repo,
						pull: pull.value,
						planned,
						origin,
						from,
						pushedBy: checked?.pushedBy
					};
					if (context.job === "plan") return leavePlan(context, {
						planned,
						stored: loaded
					}, command.pull, command.folder);
					let moved = checked?.pushedBy === void 0 ? void 0 : await checkHead(repo, pull.value);
					if (moved !== void 0) return (0, $start_start_15.failure)(moved);
					if (loaded !== void 0) return (0, $save_preview_2.savePreview)({
						...kept,
						stored: loaded
					});
					if (planned.outcome.kind !== "failed") return (0, $start_start_15.success)(await (0, $save_preview_2.showClean)(kept));
					return (0, $start_start_15.success)(await (0, $save_preview_2.showPreview)(kept, await failedReport(planned, (0, $save_preview_2.madeOn)(kept)), "The recipe failed"));
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function checkHead(repo, { number, head }) {
				let now = await (0, $github_save_plan_9.readPull)(repo.github, number);
				if (!now.ok) return now.error;
				if (now.value.head.commit === head.commit) return;
				return (0, $base_reasons_3.refusal)("stale_head", `The plan was made on ${head.commit.slice(0, 12)}, but #${number} has a newer commit`);
			}
			async function leavePlan(context, { planned, stored }, pull, folder) {
				let { outcome } = planned;
				let report = outcome.kind === "failed" ? await failedReport(planned) : await (0, $report_annotations_9.makePlanReport)({
					...planned,
					ending: {
						...previewEnding(planned, outcome),
						next: []
					}
				});
				let { reason } = report.ending;
				let whole = stored === void 0 ? "The recipe would change nothing" : `Plan ${stored.plan.digest}`;
				let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : whole;
				let found = (0, $report_annotations_9.countFindings)(report) === 0 ? {} : { found: (0, $report_annotations_9.matchAnnotations)(report) };
				let planPath = await (0, $plan_artifact.writePlanArtifact)(context, {
					ending: {
						reason,
						message,
						...found
					},
					stored
				}, folder);
				return planPath.ok ? (0, $start_start_15.success)({
					reason,
					message,
					report,
					...pull !== void 0 && { pull: { number: pull } },
					planPath: planPath.value
				}) : planPath;
			}
			function previewEnding(planned, { kind, changes }) {
				if (kind === "gated") return { reason: "gated" };
				return changes.length === 0 ? (0, $report_annotations_9.cleanEnding)(planned) : { reason: "previewed" };
			}
			function failedReport(planned, footer) {
				let { outcome } = planned;
				let reason = outcome.kind === "failed" ? (0, $base_reasons_3.reasonOf)(outcome.failure.error) : "internal_error";
				return (0, $report_annotations_9.makePlanReport)({
					...planned,
					ending: {
						reason,
						next: [],
						...footer && { footer }
					}
				});
			}
		},
		7246: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { propose_job_exports: () => propose_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest_5 = __nccwpck_require__(7057);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $start_paths_3 = __nccwpck_require__(704);
			var $start_start = __nccwpck_require__(1328);
			var $zod_api = __nccwpck_require__(4914);
			var $github_git_tree_3 = __nccwpck_require__(3608);
			var $github_authorise_3 = __nccwpck_require__(2241);
			var $github_apply_commit_3 = __nccwpck_require__(9245);
			var $github_github_client_5 = __nccwpck_require__(470);
			var $recipe_input_values = __nccwpck_require__(2589);
			var $report_plan_markdown_9 = __nccwpck_require__(9733);
			var $report_annotations_7 = __nccwpck_require__(1204);
			var $answer_6 = __nccwpck_require__(6562);
			var $mark_stale = __nccwpck_require__(5769);
			var $outcome_7 = __nccwpck_require__(4246);
			var $plan_artifact_2 = __nccwpck_require__(890);
			var $plan_folder = __nccwpck_require__(1808);
			var $save_preview = __nccwpck_require__(4836);
			var $preview_job_2 = __nccwpck_require__(236);
			//! src/action/jobs/propose-job.ts
			var propose_job_exports = (0, $start_runtime.__exportAll)({ proposeWorkflow: () => proposeWorkflow });
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
			let TEXTS = $report_plan_markdown_9.COMMENT_TEXTS.preview;
			let Repository = (0, $zod_api.object)({
				id: (0, $zod_api.int)(),
				default_branch: (0, $zod_api.string)()
			});
			async function proposeWorkflow(request) {
				let ended = await proposePlan(request);
				return ended.ok ? ended.value : (0, $outcome_7.refusedOutcome)(ended.error);
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
					if (context.job === "plan") return (0, $preview_job_2.leavePlan)(context, {
						planned,
						stored
					}, void 0);
					let report = (ending) => (0, $report_annotations_7.makePlanReport)({
						...planned,
						ending
					});
					let { outcome } = planned;
					if (outcome.kind === "failed") {
						let reason = (0, $base_reasons_3.reasonOf)(outcome.failure.error);
						return (0, $start_start.success)({
							reason,
							message: "The recipe failed",
							report: await report({
								reason,
								next: []
							})
						});
					}
					if (outcome.kind === "gated") {
						let { message, suggestion } = (0, $base_reasons_3.refusal)("commands_not_here", "A call waits for approval, and this job does not run calls");
						let detail = `${message}. ${suggestion}`;
						return (0, $start_start.success)({
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
				let { context, repo, event } = request;
				let { runner } = context;
				if (event === "pull_request") return (0, $start_start.failure)((0, $base_reasons_3.refusal)("input_invalid", "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."));
				let given = (0, $recipe_input_values.readInputsText)(runner.input("inputs"), "inputs");
				if (!given.ok) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("input_invalid", given.error.message, given.error.suggestion));
				let name = runner.input("recipe");
				if (name === "") return (0, $start_start.failure)((0, $base_reasons_3.refusal)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
				let directory = (0, $start_paths_3.parseRepoDirectory)(runner.input("working-directory") || ".");
				if (!directory.ok) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("input_invalid", directory.error.message, directory.error.suggestion));
				let prepared = await (0, $plan_folder.T0)({
					context,
					repo,
					recipe: name,
					inputs: given.value
				});
				if (!prepared.ok) return prepared;
				let config = await repo.config();
				if (!config.ok) return config;
				let found = await repo.github.request("GET /repos/{owner}/{repo}", {}, Repository);
				if (!found.ok) return found;
				let repository = {
					id: found.value.id,
					defaultBranch: found.value.default_branch
				};
				let base = runner.input("base") || repository.defaultBranch;
				let noPulls = context.job === "plan" ? void 0 : await (0, $github_git_tree_3.checkMayOpenPulls)(repo.github, base);
				if (noPulls !== void 0) return (0, $start_start.failure)(noPulls);
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let ref = `refs/heads/${base}`;
				let refs = await remote.value.readRefs([ref]);
				if (!refs.ok) return refs;
				let commit = refs.value.get(ref);
				if (commit === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("ref_missing", `Branch '${base}' does not exist`));
				let place = {
					commit,
					ref,
					directory: directory.value
				};
				return (0, $start_start.success)({
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
				let tree = await (0, $github_git_tree_3.checkOut)(remote, place.commit, place.directory);
				let denied = await push;
				if (denied !== void 0) return (0, $start_start.failure)((0, $github_git_tree_3.tokenTooWeak)("push a branch to propose from", denied));
				if (!tree.ok) return tree;
				let made = await (0, $plan_folder.YI)({
					context,
					folder: tree.value,
					prepared: {
						...prepared,
						config
					},
					rules: context.job === "plan" ? config.rules : [],
					trustsPatterns: !0,
					facts: {
						repository: { id: String(repository.id) },
						base: place,
						target: $github_git_tree_3.PROPOSAL_TARGET
					}
				});
				if (!made.ok) return made;
				let { planned, loaded } = made.value;
				return (0, $start_start.success)({
					planned,
					stored: loaded,
					[Symbol.asyncDispose]: async () => loaded?.[Symbol.asyncDispose]()
				});
			}
			async function readMade({ context, repo }, asked) {
				let { config, prepared, place, repository, remote } = asked;
				let artifact = await (0, $plan_artifact_2.readPlanArtifact)(context.runner.input("plan-path"));
				if (!artifact.ok) return artifact;
				let { ending, stored } = artifact.value;
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start.success)({
					planned: (0, $answer_6.Xh)(prepared, ending),
					stored,
					[Symbol.asyncDispose]: async () => void 0
				});
				if (stored === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("digest_unknown", `The previous job made no plan: ${ending.message}`, "See the summary of that job."));
				let changed = await (0, $github_git_tree_3.checkExpectedPlan)(stored, {
					...(0, $answer_6.EX)({
						context,
						repo,
						config,
						prepared
					}),
					isFork: !1,
					checkPlace: (plan) => (0, $github_git_tree_3.checkProposalPlan)(plan, {
						repository: repository.id,
						place
					})
				}) ?? await (0, $github_git_tree_3.checkContents)(remote, stored);
				if (changed !== void 0) return (0, $start_start.failure)(changed);
				let planned = {
					...await (0, $answer_6.cS)(stored, {
						config,
						prepared
					}),
					...ending.found && { found: ending.found }
				};
				return (0, $start_start.success)({
					planned,
					stored,
					[Symbol.asyncDispose]: async () => void 0
				});
			}
			async function openProposal(request, { prepared, config, repository, remote, base, place }, { planned, stored }) {
				let { context, repo } = request;
				let { runner, run } = context;
				let people = await peopleOf(request);
				if (!people.ok) return people;
				let self = await repo.self();
				if (!self.ok) return self;
				let refused = stored && (0, $github_github_client_5.checkWorkflowFiles)(stored.plan, self.value);
				if (refused !== void 0) {
					let { code: reason, message, suggestion } = refused;
					let detail = `${message}. ${suggestion}`;
					return (0, $start_start.success)({
						reason,
						message: detail,
						report: await (0, $report_annotations_7.makePlanReport)({
							...planned,
							ending: {
								reason,
								detail,
								next: []
							}
						})
					});
				}
				let now = repo.github.serverTime;
				if (now === void 0) return (0, $start_start.failure)((0, $base_reasons_3.refusal)("api_invalid", "GitHub did not send the time"));
				let token = (0, $github_apply_commit_3.tokenKind)(context.token, self.value);
				let shown = await (0, $report_annotations_7.makePlanReport)({
					...planned,
					ending: {
						reason: "proposed",
						next: []
					}
				});
				let next = stored === void 0 ? [] : [{
					command: `/sous apply ${(0, $base_digest_5.shortDigest)(stored.plan.digest)}`,
					does: TEXTS.mergeDoes,
					lead: TEXTS.mergeLead
				}];
				let footer = {
					ci: (0, $github_apply_commit_3.ciExpectation)(token, "proposal").message,
					head: place.commit,
					...stored && { approval: (0, $save_preview.approvalText)(stored, config) }
				};
				let proposed = await (0, $github_apply_commit_3.propose)({
					github: repo.github,
					remote,
					stored,
					repository,
					self: self.value.id,
					committer: (0, $github_git_tree_3.committerOf)(self.value, context.serverUrl),
					people: people.value,
					run,
					branch: runner.input("branch") || (0, $github_apply_commit_3.proposalBranch)(prepared.recipe.source.path),
					base,
					title: runner.input("title") || prepared.recipe.name,
					body: (0, $report_plan_markdown_9.renderPlanMarkdown)(timeless({
						...shown,
						ending: {
							...shown.ending,
							next,
							footer
						}
					}), $report_plan_markdown_9.COMMENT_BUDGET, $report_plan_markdown_9.COMMENT_TEXTS.incomplete.filesTab).text,
					labels: listOf(runner.input("labels")),
					...config.propose,
					token,
					now
				});
				await (0, $mark_stale.markExpiredEverywhere)({
					context,
					repo
				});
				await (0, $save_preview.sweepOld)({
					context,
					repo,
					keepHours: config.approval.expiresAfterHours
				});
				return proposed.ok ? (0, $start_start.success)(endingOf(proposed.value, shown, context)) : proposed;
			}
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
			async function peopleOf({ context, repo, event }) {
				if (event !== "workflow_dispatch" && event !== "push") return (0, $start_start.success)(void 0);
				let person = await (0, $github_authorise_3.readPermission)(repo.github, { login: context.run.triggeringActor });
				if (person.ok) return (0, $start_start.success)({
					requestedBy: person.value,
					approvedBy: []
				});
				return person.error.code === "bot_actor" ? (0, $start_start.success)(void 0) : person;
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
								...(0, $report_annotations_7.cleanEnding)(report),
								next: []
							}
						},
						...pull && { pull }
					};
				}
				let { pull } = proposal;
				if (proposal.kind === "declined") return {
					reason: "declined",
					message: `The same proposal was closed before: #${pull.number}`,
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
		},
		8839: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				publishStored: () => publishStored,
				publish_job_exports: () => publish_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $start_start_5 = __nccwpck_require__(1328);
			var $github_authorise_9 = __nccwpck_require__(2241);
			var $github_git_tree_11 = __nccwpck_require__(3608);
			var $github_save_plan_11 = __nccwpck_require__(0);
			var $report_answer_texts_3 = __nccwpck_require__(7383);
			var $answer_7 = __nccwpck_require__(6562);
			var $apply_job = __nccwpck_require__(1148);
			var $run_action_5 = __nccwpck_require__(6974);
			var $outcome_6 = __nccwpck_require__(4246);
			var $plan_artifact = __nccwpck_require__(890);
			var $plan_folder_2 = __nccwpck_require__(1808);
			var $save_preview_2 = __nccwpck_require__(4836);
			//! src/action/jobs/publish-job.ts
			var publish_job_exports = (0, $start_runtime.__exportAll)({ publishOnPull: () => publishOnPull });
			async function publishOnPull(command) {
				let { context, repo } = command;
				let person = "recipe" in command ? await (0, $github_authorise_9.authoriseRun)({
					github: repo.github,
					author: command.from.author,
					run: context.run,
					policy: (0, $run_action_5.policyOf)(repo)
				}) : await (0, $github_authorise_9.authoriseApproval)({
					github: repo.github,
					from: command.from,
					run: context.run,
					policy: (0, $run_action_5.policyOf)(repo)
				});
				if (!person.ok) return (0, $outcome_6.refusedOutcome)(person.error);
				let tooWeak = await (0, $answer_7.z0)(command);
				if (tooWeak !== void 0) return (0, $outcome_6.refusedOutcome)(tooWeak);
				let published = await publish(command);
				if (published.ok) return published.value;
				let answered = await (0, $answer_7.zJ)(published.error, command);
				"digest" in command && await (0, $answer_7.Ic)(command, published.error);
				return answered;
			}
			async function publish(command) {
				let { context, repo, from } = command;
				let asked = await readAsked(command);
				if (!asked.ok) return asked;
				let { pull, config, origin, approved } = asked.value;
				let prepared = await (0, $plan_folder_2.T0)({
					context,
					repo,
					recipe: asked.value.recipe,
					inputs: asked.value.inputs
				});
				if (!prepared.ok) return prepared;
				let artifact = await (0, $plan_artifact.readPlanArtifact)(context.runner.input("plan-path"));
				if (!artifact.ok) return artifact;
				let { ending, stored } = artifact.value;
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start_5.success)(await (0, $save_preview_2.showClean)({
					context,
					repo,
					pull,
					planned: (0, $answer_7.Xh)(prepared.value, ending),
					from
				}));
				if (stored === void 0) {
					await (0, $answer_7.wc)(command, {
						commit: pull.head.commit,
						recipe: asked.value.recipe,
						...(0, $answer_7.Wx)(ending.reason)
					});
					let refused = {
						code: ending.reason,
						message: ending.message,
						suggestion: "The summary of the job that makes plans tells more."
					};
					let posted = await (0, $answer_7.V_)({
						repo,
						pull: from.pull,
						to: `${from.kind} ${from.id}`,
						body: (0, $report_answer_texts_3.renderRefusal)(refused)
					});
					return posted === void 0 ? (0, $start_start_5.success)({
						reason: "answered",
						message: ending.message,
						pull: { number: from.pull }
					}) : (0, $start_start_5.failure)(posted);
				}
				if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && (0, $apply_job.isSameCall)(step, approved))) return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("plan_tampered", `Plan ${stored.plan.digest} does not have the call that was approved`));
				return publishStored({
					context,
					repo,
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
				let { context, repo } = trusted;
				let { stored, pull } = kept;
				let other = await (0, $github_git_tree_11.checkExpectedPlan)(stored, (0, $answer_7.TE)(trusted, pull));
				if (other !== void 0) return (0, $start_start_5.failure)(other);
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let changed = await (0, $github_git_tree_11.checkContents)(remote.value, stored);
				if (changed !== void 0) return (0, $start_start_5.failure)(changed);
				let planned = {
					...await (0, $answer_7.cS)(stored, trusted),
					...found && { found }
				};
				return (0, $save_preview_2.savePreview)({
					context,
					repo,
					...kept,
					planned
				});
			}
			async function readAsked(command) {
				let { repo, from } = command;
				let config = await repo.config();
				if (!config.ok) return config;
				let pull = await (0, $github_save_plan_11.readPull)(repo.github, from.pull);
				if (!pull.ok) return pull;
				let refused = (0, $github_save_plan_11.checkPlannable)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, $start_start_5.failure)(refused);
				let around = {
					pull: pull.value,
					config: config.value
				};
				if ("recipe" in command) {
					let { recipe, inputs } = command;
					return (0, $start_start_5.success)({
						...around,
						recipe,
						inputs,
						origin: { comment: from.id }
					});
				}
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let digest = await (0, $apply_job.findApproved)(command);
				if (!digest.ok) return digest;
				let record = await (0, $github_save_plan_11.planRefs)(remote.value).load(digest.value);
				if (!record.ok) return record;
				let { plan, state } = record.value;
				if (plan.status !== "gated") return (0, $start_start_5.failure)((0, $base_reasons_5.refusal)("input_invalid", `Plan ${plan.digest} has no waiting call`, "Leave 'plan-path' out."));
				let approved = await (0, $apply_job.approveWaiting)(command, record.value, pull.value, config.value);
				if (!approved.ok) return approved;
				return (0, $start_start_5.success)({
					...around,
					recipe: (0, $answer_7.nk)(plan),
					inputs: plan.inputs,
					origin: state.origin,
					approved: approved.value
				});
			}
		},
		9750: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { push_job_exports: () => push_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $core_work_5 = __nccwpck_require__(6350);
			var $github_plan_ref_5 = __nccwpck_require__(120);
			var $start_start = __nccwpck_require__(1328);
			var $mark_stale_2 = __nccwpck_require__(5769);
			var $outcome_4 = __nccwpck_require__(4246);
			var $plan_artifact_3 = __nccwpck_require__(890);
			var $github_authorise_11 = __nccwpck_require__(2241);
			var $github_codeowners_3 = __nccwpck_require__(7094);
			var $github_save_plan_13 = __nccwpck_require__(0);
			var $github_git_tree_13 = __nccwpck_require__(3608);
			var $plan_permissions_9 = __nccwpck_require__(5871);
			var $answer_6 = __nccwpck_require__(6562);
			var $run_action_2 = __nccwpck_require__(6974);
			var $plan_folder_3 = __nccwpck_require__(1808);
			var $apply_job_2 = __nccwpck_require__(1148);
			var $save_preview_3 = __nccwpck_require__(4836);
			var $preview_job_3 = __nccwpck_require__(236);
			var $publish_job = __nccwpck_require__(8839);
			var $node_path_9 = __nccwpck_require__(6760);
			//! src/action/jobs/replan-job.ts
			async function findReplan({ context, repo, pull: number }) {
				let config = await repo.config();
				if (!config.ok || config.value.onPush !== "replan") return config.ok ? (0, $start_start.success)(void 0) : config;
				let pull = await (0, $github_save_plan_13.readPull)(repo.github, number);
				if (!pull.ok) return pull;
				if (pull.value.isFork) return (0, $start_start.success)(void 0);
				let refused = (0, $github_save_plan_13.checkPlannable)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let { ref, commit } = pull.value.head;
				let push = await (0, $github_codeowners_3.readHeadPush)(repo.github, {
					ref: `refs/heads/${ref}`,
					commit
				});
				if (!push.ok) return push;
				let by = push.value?.by;
				if (push.value === void 0 || by === void 0) return (0, $start_start.failure)((0, $base_reasons_5.refusal)("not_permitted", `GitHub does not say who pushed ${commit.slice(0, 12)}`));
				let allowed = await (0, $github_authorise_11.authoriseRun)({
					github: repo.github,
					author: by,
					run: context.run,
					policy: (0, $run_action_2.policyOf)(repo)
				});
				if (!allowed.ok) return allowed;
				let requests = await findOpenRequests({
					context,
					repo,
					pull: pull.value,
					config: config.value,
					push: {
						at: push.value.at,
						by
					}
				});
				if (!requests.ok || requests.value.length === 0) return requests.ok ? (0, $start_start.success)(void 0) : requests;
				return (0, $start_start.success)({
					pull: pull.value,
					config: config.value,
					pushedBy: by,
					requests: requests.value
				});
			}
			function folderOf(home, { comment }) {
				return $node_path_9.join(home, String(comment.id));
			}
			async function planAgain({ context, repo }, { pull, pushedBy }, request, home) {
				let { recipe, inputs, comment } = request;
				let checked = {
					state: pull,
					pushedBy
				};
				let folder = home === void 0 ? {} : { folder: folderOf(home, request) };
				return (0, $preview_job_3.planOnPull)({
					context,
					repo,
					pull: pull.number,
					recipe,
					inputs,
					checked,
					...folder
				}, { comment: comment.id });
			}
			async function publishAgain({ context, repo }, { pull, config, pushedBy }, request, home) {
				let { prepared, recipe, comment } = request;
				let artifact = await (0, $plan_artifact_3.readPlanArtifact)(folderOf(home, request));
				if (!artifact.ok) return artifact;
				let { stored, ending } = artifact.value;
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start.success)(await (0, $save_preview_3.showClean)({
					context,
					repo,
					pull,
					planned: (0, $answer_6.Xh)(prepared, ending),
					pushedBy
				}));
				if (stored === void 0) {
					await (0, $answer_6.wc)({
						context,
						repo
					}, {
						commit: pull.head.commit,
						recipe,
						...(0, $answer_6.Wx)(ending.reason)
					});
					return (0, $start_start.failure)((0, $base_reasons_5.refusal)("plan_not_reproduced", `Recipe '${recipe}' gave no plan: ${ending.message}`));
				}
				if ((0, $plan_permissions_9.hasRunExternal)(stored.plan)) return (0, $start_start.failure)((0, $base_reasons_5.refusal)("plan_tampered", `Plan ${stored.plan.digest} ran a call, which is never done after a push`));
				return (0, $publish_job.publishStored)({
					context,
					repo,
					config,
					prepared
				}, {
					stored,
					pull,
					origin: { comment: comment.id },
					pushedBy
				}, ending);
			}
			async function findOpenRequests(search) {
				let { repo, pull, config, push } = search;
				let comments = await repo.comments(pull.number);
				if (!comments.ok) return comments;
				let now = repo.github.serverTime;
				if (now === void 0) return (0, $start_start.failure)((0, $base_reasons_5.refusal)("api_invalid", "GitHub did not send the time"));
				let since = now.getTime() - config.approval.expiresAfterHours * 36e5;
				let latest = await findLatest(search, comments.value.filter(({ created_at: at }) => Date.parse(at) >= since));
				if (!latest.ok) return latest;
				let open = [];
				for (let request of latest.value) {
					if (Date.parse(request.comment.created_at) > push.at.getTime()) continue;
					let isOpen = await checkOpen(search, request);
					if (!isOpen.ok) return isOpen;
					isOpen.value && open.push(request);
				}
				let edited = await (0, $github_authorise_11.findEdited)(repo.github, open.map(({ comment }) => comment));
				return edited.ok ? (0, $start_start.success)(open.filter(({ comment }) => !edited.value.has(comment.id)).slice(0, 5)) : edited;
			}
			async function findLatest(search, comments) {
				let mayAsk = new Map();
				let latest = new Map();
				for (let { id, performed_via_github_app: app } of comments.toReversed()) {
					let request = (0, $github_authorise_11.readRunComment)(comments, id);
					if (!request.ok || app && !request.value.author.login.endsWith("[bot]")) continue;
					let { author } = request.value;
					if (!mayAsk.has(author.id)) {
						if (mayAsk.size === 10) break;
						let allowed = await checkAuthor(search, author);
						if (!allowed.ok) return allowed;
						mayAsk.set(author.id, allowed.value);
					}
					if (!mayAsk.get(author.id)) continue;
					let prepared = await (0, $plan_folder_3.T0)({
						...search,
						...request.value
					});
					if (!prepared.ok && prepared.error.code !== "command_mistake") return prepared;
					let path = prepared.ok ? prepared.value.recipe.source.path : void 0;
					prepared.ok && path !== void 0 && !latest.has(path) && latest.set(path, {
						...request.value,
						prepared: prepared.value
					});
				}
				return (0, $start_start.success)([...latest.values()]);
			}
			let DENIED = [
				"not_permitted",
				"not_listed",
				"bot_actor"
			];
			async function checkAuthor({ repo, push }, author) {
				let allowed = await (0, $github_authorise_11.authoriseRequester)({
					github: repo.github,
					author,
					known: push.by,
					policy: (0, $run_action_2.policyOf)(repo)
				});
				if (!allowed.ok && !DENIED.includes(allowed.error.code)) return allowed;
				return (0, $start_start.success)(allowed.ok);
			}
			async function checkOpen(search, request) {
				let { comment, prepared } = request;
				let preview = await findPreview(search, prepared.recipe.source.path);
				if (!preview.ok || preview.value === void 0) return preview.ok ? (0, $start_start.success)(!1) : preview;
				let record = await readCurrent(search, prepared.recipe.source.path);
				if (!record.ok) return record;
				let asked = record.value?.state.origin.comment ?? 0;
				if (asked > comment.id) return (0, $start_start.success)(!1);
				let own = asked === comment.id ? record.value : void 0;
				if (own !== void 0 && own.state.state !== "planned" && own.state.state !== "failed" || own !== void 0 && (0, $plan_permissions_9.hasRunExternal)(own.plan)) return (0, $start_start.success)(!1);
				let cancelled = await (0, $apply_job_2.checkCancelled)(search, own?.plan.digest ?? "", request);
				if (cancelled !== void 0 && cancelled.code !== "plan_cancelled") return (0, $start_start.failure)(cancelled);
				return (0, $start_start.success)(cancelled === void 0);
			}
			async function findPreview({ repo, pull }, recipe) {
				let [self, comments] = [await repo.self(), await repo.comments(pull.number)];
				if (!self.ok) return self;
				if (!comments.ok) return comments;
				let marked = {
					github: repo.github,
					pull: pull.number,
					self: self.value.id,
					kind: "plan",
					subject: recipe
				};
				return (0, $github_git_tree_13.findMarked)({
					...marked,
					comments: comments.value
				});
			}
			let UNREADABLE = [
				"plan_tampered",
				"plan_version",
				"digest_unknown"
			];
			async function readCurrent({ repo, pull }, recipe) {
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let digest = await (0, $github_save_plan_13.readPointer)(remote.value, (0, $github_plan_ref_5.currentRefOn)(pull.number, recipe));
				if (!digest.ok || digest.value === void 0) return digest.ok ? (0, $start_start.success)(void 0) : digest;
				let record = await (0, $github_save_plan_13.planRefs)(remote.value).load(digest.value);
				return record.ok || !UNREADABLE.includes(record.error.code) ? record : (0, $start_start.success)(void 0);
			}
			//! src/action/jobs/push-job.ts
			var push_job_exports = (0, $start_runtime.__exportAll)({ answerPush: () => answerPush });
			async function answerPush(pushed) {
				let { context } = pushed;
				let found = await findReplan(pushed);
				found.ok || say(pushed, "Not planning again", found.error);
				let replan = found.ok ? found.value : void 0;
				if (context.job === "gate") return gatePush(pushed, replan);
				if (context.job === "plan") return leavePlans(pushed, replan);
				let shown = [];
				let problem;
				for (let request of replan?.requests ?? []) {
					let plan = replan;
					let home = context.runner.input("plan-path");
					let made = context.job === "publish" ? await publishAgain(pushed, plan, request, home) : await planAgain(pushed, plan, request);
					if (made.ok) shown.push(made.value);
					else {
						say(pushed, `Not planning '${request.recipe}' again`, made.error);
						isFault(made.error) && (problem = made.error);
					}
				}
				let marked = await (0, $mark_stale_2.markStale)(pushed);
				if (shown.length === 0) return {
					...marked,
					...problem && { problem }
				};
				let [only] = shown.length === 1 && marked.reason === "answered" ? shown : [];
				let message = `Planned ${(0, $core_work_5.countOf)(shown.length, "recipe")} again. ${marked.message}`;
				return {
					...only ?? marked,
					message,
					...problem && { problem }
				};
			}
			function isFault({ code }) {
				return (0, $base_reasons_5.decisionOf)(code) === "fail" || code === "secret_in_output";
			}
			async function gatePush({ repo, pull }, replan) {
				let number = { pull: { number: pull } };
				if (replan !== void 0) return {
					reason: "accepted",
					message: `${(0, $core_work_5.countOf)(replan.requests.length, "recipe")} of #${pull} can be planned again`,
					next: "plan",
					...number
				};
				let remote = await repo.remote();
				let refs = remote.ok ? await remote.value.readRefs([(0, $github_plan_ref_5.currentRefsOf)(pull)]) : remote;
				if (!refs.ok) return (0, $outcome_4.refusedOutcome)(refs.error);
				return {
					reason: "accepted",
					message: `#${pull} has plans of ${(0, $core_work_5.countOf)(refs.value.size, "recipe")}`,
					...refs.value.size > 0 && { next: "answer" },
					...number
				};
			}
			async function leavePlans(pushed, replan) {
				let { context, pull } = pushed;
				let home = (0, $plan_artifact_3.makeArtifactFolder)(context);
				let left = 0;
				for (let request of replan?.requests ?? []) {
					let made = await planAgain(pushed, replan, request, home);
					made.ok ? left++ : say(pushed, `Not planning '${request.recipe}' again`, made.error);
				}
				let ending = {
					reason: "accepted",
					message: `Planned ${(0, $core_work_5.countOf)(left, "recipe")} again`,
					pull: { number: pull }
				};
				return left === 0 ? ending : {
					...ending,
					planPath: home
				};
			}
			function say({ context }, what, { message }) {
				context.runner.say(`${what}: ${(0, $start_start.printableLine)(message)}\n`);
			}
		},
		1922: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				reviewOnPull: () => reviewOnPull,
				review_job_exports: () => review_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest_5 = __nccwpck_require__(7057);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $github_git_tree = __nccwpck_require__(3608);
			var $event_event_9 = __nccwpck_require__(1884);
			var $github_authorise_13 = __nccwpck_require__(2241);
			var $github_save_plan_9 = __nccwpck_require__(0);
			var $github_codeowners_5 = __nccwpck_require__(7094);
			var $answer_5 = __nccwpck_require__(6562);
			var $run_action_5 = __nccwpck_require__(6974);
			var $outcome_6 = __nccwpck_require__(4246);
			var $apply_job_3 = __nccwpck_require__(1148);
			//! src/action/jobs/review-job.ts
			var review_job_exports = (0, $start_runtime.__exportAll)({ reviewOnPull: () => reviewOnPull });
			async function reviewOnPull(reviewed) {
				return reviewed.digest === void 0 ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest);
			}
			async function applyByReview({ context, repo, from }, digest) {
				let approver = await (0, $github_authorise_13.authoriseReviewer)({
					github: repo.github,
					from,
					run: context.run,
					policy: (0, $run_action_5.policyOf)(repo)
				});
				if (!approver.ok) return (0, $outcome_6.refusedOutcome)(approver.error);
				if (context.job !== void 0) return refuseJob({
					context,
					repo,
					from,
					digest
				}, digest);
				let foreign = await refuseWorkflow(context, repo);
				return foreign === void 0 ? (0, $apply_job_3.applyOnPull)({
					context,
					repo,
					from,
					digest,
					approver: approver.value
				}) : (0, $outcome_6.refusedOutcome)(foreign);
			}
			async function approvePull(reviewed) {
				let { context, repo, from } = reviewed;
				let approver = await (0, $github_authorise_13.authoriseReviewer)({
					github: repo.github,
					from,
					run: context.run,
					policy: (0, $run_action_5.policyOf)(repo)
				});
				if (!approver.ok) return (0, $outcome_6.refusedOutcome)(approver.error);
				let pull = await (0, $github_save_plan_9.readPull)(repo.github, from.pull);
				if (!pull.ok) return (0, $outcome_6.refusedOutcome)(pull.error);
				let remote = await repo.remote();
				if (!remote.ok) return (0, $outcome_6.refusedOutcome)(remote.error);
				let proposal = await (0, $github_codeowners_5.findProposal)(remote.value, pull.value);
				if (!proposal.ok) return (0, $outcome_6.refusedOutcome)(proposal.error);
				if (proposal.value === void 0) return {
					reason: "not_a_command",
					message: `#${from.pull} was not proposed by Sous, and the review names no plan`
				};
				if (context.job !== void 0) return refuseJob(reviewed, (0, $base_digest_5.shortDigest)(proposal.value));
				let foreign = await refuseWorkflow(context, repo);
				if (foreign !== void 0) return (0, $outcome_6.refusedOutcome)(foreign);
				let config = await repo.config();
				if (!config.ok) return (0, $outcome_6.refusedOutcome)(config.error);
				let applied = await approveProposal({
					context,
					repo,
					from,
					pull: pull.value,
					config: config.value
				}, proposal.value);
				return applied.ok ? applied.value : (0, $answer_5.zJ)(applied.error, reviewed);
			}
			async function refuseJob(reviewed, digest) {
				let refused = (0, $base_reasons_3.refusal)("reviews_not_here", `This workflow applies nothing for a review, so the one of ${reviewed.from.author.login} does nothing`);
				return (0, $answer_5.zJ)({
					...refused,
					command: (0, $event_event_9.writeCommand)({
						kind: "apply",
						digest
					})
				}, reviewed);
			}
			async function approveProposal(at, digest) {
				let remote = await at.repo.remote();
				if (!remote.ok) return remote;
				let record = await (0, $github_save_plan_9.planRefs)(remote.value).load(digest);
				return record.ok ? (0, $apply_job_3.withMergeCi)(at, await (0, $apply_job_3.applyProposal)({
					...at,
					record: record.value
				})) : record;
			}
			async function refuseWorkflow({ workflow, run }, repo) {
				let tree = await repo.trusted();
				if (!tree.ok) return tree.error;
				let remote = await repo.remote();
				if (!remote.ok) return remote.error;
				let foreign = await (0, $github_git_tree.checkWorkflowRef)(remote.value, tree.value, {
					path: (0, $github_git_tree.workflowPath)(workflow.ref),
					sha: workflow.sha
				});
				if (foreign !== void 0 || !run.isAppToken) return foreign;
				let self = await repo.self();
				if (!self.ok) return self.error;
				return (0, $github_git_tree.isWorkflowsOwn)(self.value) ? void 0 : (0, $base_reasons_3.refusal)("app_key_exposed", `This review runs with the token of ${self.value.login}`);
			}
		},
		6974: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				askOnce: () => askOnce,
				changedRules: () => changedRules,
				policyOf: () => policyOf,
				run_action_exports: () => run_action_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $reader_work_5 = __nccwpck_require__(8050);
			var $core_work_7 = __nccwpck_require__(6350);
			var $base_digest_7 = __nccwpck_require__(7057);
			var $start_start_13 = __nccwpck_require__(1328);
			var $start_terminal_3 = __nccwpck_require__(4782);
			var $github_github_client_7 = __nccwpck_require__(470);
			var $github_git_tree_15 = __nccwpck_require__(3608);
			var $github_plan_ref_7 = __nccwpck_require__(120);
			var $event_event_11 = __nccwpck_require__(1884);
			var $tool_call_work_3 = __nccwpck_require__(4020);
			var $outcome = __nccwpck_require__(4246);
			var $late_timers_promises = __nccwpck_require__(5825);
			var $late_os_3 = __nccwpck_require__(1610);
			//! src/action/open-github.ts
			function openRepository(context) {
				let { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context;
				let sleep = context.sleep ?? (async (ms) => void await (0, $late_timers_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0));
				let github = new $github_github_client_7.GitHub({
					transport: (0, $github_github_client_7.octokitTransport)({
						token,
						apiUrl,
						userAgent: `sous/${$start_terminal_3.VERSION}`
					}),
					repository,
					clock: $tool_call_work_3.realClock,
					sleep,
					signal,
					secrets: (0, $event_event_11.knownSecrets)(context.env)
				});
				let configPath = context.runner.input("config") || ".github/sous.yml";
				let isLikelyRead = (path) => path === configPath || (0, $reader_work_5.isRecipePath)(path);
				let trusted = askOnce(async () => {
					let readTip = async () => {
						let opened = await remote();
						return opened.ok ? opened.value.readTip() : opened;
					};
					let commit = await (0, $github_git_tree_15.findTrustedCommit)({
						event,
						sha,
						attempt: run.attempt,
						readTip
					});
					return commit.ok ? $github_git_tree_15.TrustedTree.open(github, commit.value, { isLikelyRead }) : commit;
				});
				let remote = askOnce(() => {
					let url = `${serverUrl}/${repository.owner}/${repository.name}.git`;
					let programs = {
						path: (0, $core_work_7.cleanPath)({
							path: context.env.PATH ?? "",
							forbiddenRoot: context.workspace
						}),
						forbiddenRoot: context.workspace
					};
					let sandboxDisk = (0, $tool_call_work_3.realSandboxDisk)($late_os_3.tmpdir());
					return (0, $github_git_tree_15.openRemote)({
						url,
						token,
						git: (0, $core_work_7.realGit)((0, $core_work_7.findProgram)("git", programs), programs.path),
						disk: $core_work_7.realDisk,
						sandboxDisk,
						sleep,
						signal
					});
				});
				let config = askOnce(async () => {
					let tree = await trusted();
					if (!tree.ok) return tree;
					let loaded = await (0, $reader_work_5.loadConfig)(tree.value, github.serverTime ?? new Date(), configPath);
					if (loaded.ok) return (0, $start_start_13.success)(loaded.value.config);
					return (0, $start_start_13.failure)(tree.value.refusal ?? (0, $base_reasons_5.refusal)("policy_error", loaded.error.message, loaded.error.suggestion));
				});
				let ask = askOnce(() => (0, $github_git_tree_15.readOwnIdentity)({
					github,
					isAppToken: run.isAppToken
				}));
				let known;
				let read = new Map();
				let comments = (pull) => {
					let asked = read.get(pull) ?? (0, $github_git_tree_15.readComments)(github, pull);
					read.set(pull, asked);
					return asked;
				};
				let self = async () => known === void 0 ? ask() : (0, $start_start_13.success)(known);
				return {
					github,
					trusted,
					config,
					remote,
					self,
					isKnownAs(person) {
						known = person;
					},
					comments,
					hasComments: (pull) => read.has(pull),
					async findPlan(pull, prefix) {
						if ((0, $base_digest_7.isWholeDigest)(prefix)) return (0, $start_start_13.success)(prefix);
						let opened = await remote();
						if (!opened.ok) return opened;
						let all = await comments(pull);
						if (!all.ok) return all;
						let own = await self();
						if (!own.ok) return own;
						let shown = all.value.filter(({ user }) => user?.id === own.value.id).map(({ body }) => body);
						return (0, $github_plan_ref_7.findPlan)({
							remote: opened.value,
							pull,
							prefix,
							shown
						});
					},
					async [Symbol.asyncDispose]() {
						let opened = remote.isAsked ? await remote() : void 0;
						opened?.ok && await opened.value[Symbol.asyncDispose]();
					}
				};
			}
			function policyOf(repo) {
				return async () => {
					let config = await repo.config();
					return config.ok ? (0, $start_start_13.success)(config.value.approval) : config;
				};
			}
			async function changedRules({ github, ...repo }, pull) {
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let trusted = await repo.trusted();
				return trusted.ok ? (0, $github_github_client_7.findChangedRules)({
					github,
					remote: remote.value,
					trusted: trusted.value,
					pull
				}) : trusted;
			}
			function askOnce(make) {
				let made;
				let ask = () => {
					made ??= make();
					return made;
				};
				return Object.defineProperty(ask, "isAsked", { get: () => made !== void 0 });
			}
			//! src/action/run-action.ts
			var run_action_exports = (0, $start_runtime.__exportAll)({ runAction: () => runAction });
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
			async function runAction(request, context) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					if (request.kind === "refused") return (0, $outcome.refusedOutcome)(request.refusal);
					let common = {
						context,
						repo: __addDisposableResource(env_1, openRepository(context), !0)
					};
					if (request.kind === "pushed") {
						let { answerPush } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9750)).then((n) => n.push_job_exports);
						return await answerPush({
							...common,
							pull: request.pull
						});
					}
					let ending = await answer(request, common);
					let isWriting = context.job === void 0 || context.job === "publish";
					"from" in request && isWriting && await tidyUp(request.from.pull, ending, common);
					return ending;
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function tidyUp(pull, ending, common) {
				let { repo } = common;
				if (!repo.hasComments(pull)) return;
				let { markExpired } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 5769)).then((n) => n.mark_stale_exports);
				await markExpired({
					...common,
					pull,
					except: ending.report?.recipe.source.path ?? ending.plan?.recipe.path
				});
				let config = ending.commit === void 0 ? void 0 : await repo.config();
				if (!config?.ok) return;
				let { sweepOld } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 4836)).then((n) => n.save_preview_exports);
				await sweepOld({
					...common,
					keepHours: config.value.approval.expiresAfterHours
				});
			}
			async function answer(request, common) {
				let { context } = common;
				if (context.job !== void 0 && request.kind !== "workflow") {
					let part = await runPart(request, common);
					if (part !== void 0) return part;
				}
				switch (request.kind) {
					case "run": {
						let { runOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 236)).then((n) => n.preview_job_exports);
						return await runOnPull({
							...common,
							...request
						});
					}
					case "apply": {
						let { applyOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1148)).then((n) => n.apply_job_exports);
						return await applyOnPull({
							...common,
							...request
						});
					}
					case "review": {
						let { reviewOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1922)).then((n) => n.review_job_exports);
						return await reviewOnPull({
							...common,
							...request
						});
					}
					case "workflow": {
						let { runWorkflow } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6655)).then((n) => n.workflow_job_exports);
						return await runWorkflow({
							...common,
							...request
						});
					}
					default: {
						let { answerCommand } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1276)).then((n) => n.answer_job_exports);
						return await answerCommand({
							...common,
							request
						});
					}
				}
			}
			async function runPart(request, common) {
				let { job, runner } = common.context;
				if (job === "gate") {
					let { gateOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1665)).then((n) => n.gate_job_exports);
					return await gateOnPull({
						...common,
						request
					});
				}
				if (job === "plan") return request.kind === "run" || request.kind === "apply" ? void 0 : (0, $outcome.refusedOutcome)((0, $base_reasons_5.refusal)("input_invalid", `'mode: plan' does not answer '/sous ${request.kind}'`));
				if (!(request.kind === "run" || request.kind === "apply" && runner.input("plan-path") !== "")) return;
				let { publishOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 8839)).then((n) => n.publish_job_exports);
				return await publishOnPull({
					...common,
					...request
				});
			}
		},
		677: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { run_prepared_exports: () => run_prepared_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $app_plan_place = __nccwpck_require__(7762);
			var $apply_apply_plan = __nccwpck_require__(3462);
			var $core_work_7 = __nccwpck_require__(6350);
			var $base_reasons_9 = __nccwpck_require__(2632);
			__nccwpck_require__(7378);
			var $tool_call_work_5 = __nccwpck_require__(4020);
			var $plan_make_plan = __nccwpck_require__(6529);
			var $report_annotations_11 = __nccwpck_require__(1204);
			var $report_plan_facts = __nccwpck_require__(2425);
			var $answer = __nccwpck_require__(6562);
			var $outcome_8 = __nccwpck_require__(4246);
			var $plan_folder_2 = __nccwpck_require__(1808);
			var $save_preview_2 = __nccwpck_require__(4836);
			var $workflow_job = __nccwpck_require__(6655);
			//! src/action/run-prepared.ts
			var run_prepared_exports = (0, $start_runtime.__exportAll)({ runPrepared: () => runPrepared });
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
			async function runPrepared(request, prepared) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let canRun = await canRunCommands(request, prepared);
					let made = await planWorkflow(request, prepared, canRun);
					if (!made.ok) return (0, $outcome_8.refusedOutcome)(made.error);
					let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
					let ending = await endRun(request, prepared, {
						planned: made.value.planned,
						loaded,
						canRun
					});
					let { note } = prepared;
					return shown(await withDrift(request, await (0, $report_annotations_11.makePlanReport)({
						...made.value.planned,
						ending: {
							next: [],
							...ending,
							...note !== void 0 && { note }
						}
					})), request);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function withDrift(request, report) {
				let { ending } = report;
				if (!(0, $workflow_job.reportsIssue)(request.context) || ending.reason !== "changes_found" && ending.reason !== "clean") return report;
				let { tellDrift } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9875)).then((n) => n.drift_job_exports);
				let told = await tellDrift(request, report);
				if (!told.ok) return {
					...report,
					ending: {
						...ending,
						reason: told.error.code,
						detail: `${told.error.message}. ${told.error.suggestion}`
					}
				};
				return {
					...report,
					ending: {
						...ending,
						reason: ending.reason === "clean" ? "clean" : "drift_reported",
						detail: told.value
					}
				};
			}
			async function endRun({ mode, commits }, prepared, { planned, loaded, canRun }) {
				let { outcome } = planned;
				if (outcome.kind === "failed") return { reason: (0, $base_reasons_9.reasonOf)(outcome.failure.error) };
				if (mode === "check") return checkEnding(planned, outcome, {
					isFork: commits?.isFork === !0,
					canRun,
					otherBytes: prepared.otherBytes
				});
				if (outcome.kind === "gated") return {
					reason: "gated",
					...!canRun && { detail: BESIDE_TOKEN }
				};
				if (loaded === void 0) return (0, $report_annotations_11.cleanEnding)(planned);
				if (mode === "preview") return { reason: "previewed" };
				let { store: _, target } = (0, $app_plan_place.planPlace)(prepared.opened);
				let applied = await (0, $apply_apply_plan.applyPlan)({
					plan: loaded.plan,
					changes: loaded.changes,
					...target
				});
				return applied.ok ? { reason: applied.value } : {
					reason: (0, $base_reasons_9.reasonOf)(applied.error),
					detail: applied.error.message
				};
			}
			function checkEnding(planned, outcome, { isFork, canRun, otherBytes }) {
				if (outcome.kind === "gated") {
					let { label, call } = outcome.gate;
					let advice = isFork ? "Sous runs no such calls on pull requests from forks." : canRun ? `Allow it by a rule in ${$core_work_7.CONFIG_FILE} on the base branch, or check without it.` : BESIDE_TOKEN;
					return {
						reason: "check_gated",
						detail: `Step '${label}' calls ${call.tool.name}. ${advice}`
					};
				}
				if (outcome.changes.length > 0) {
					let paths = outcome.changes.map(({ path }) => `'${path}'`);
					let command = (0, $report_plan_facts.fixCommand)(planned, (0, $answer.nk)({ recipe: planned.recipe.source }));
					return {
						reason: "changes_found",
						detail: `Check failed: this recipe would change ${(0, $core_work_7.countOf)(paths.length, "file")}: ${(0, $core_work_7.nameSome)(paths, 3)}.`,
						next: [{
							command,
							does: "fixes it",
							lead: "To fix it, run this in a clone and commit the result:"
						}]
					};
				}
				let unfinished = otherBytes ?? (0, $plan_make_plan.findTimedOut)(outcome);
				return unfinished === void 0 ? (0, $report_annotations_11.cleanEnding)(planned) : {
					reason: "check_incomplete",
					detail: `${unfinished}.`
				};
			}
			async function planWorkflow(request, prepared, canRun) {
				let { context, event, mode } = request;
				let trustsPatterns = (0, $workflow_job.hasOwnFiles)(request);
				let isOwn = canRun && trustsPatterns;
				let hasConsent = canRun && mode === "apply" && context.runner.input("consent") === "APPLY_WITHOUT_REVIEW" && event !== "pull_request";
				return (0, $plan_folder_2.YI)({
					context,
					folder: prepared.opened.tree.folder,
					prepared,
					rules: isOwn ? prepared.config.rules : [],
					trustsPatterns,
					...hasConsent && { approver: $tool_call_work_5.CONSENTED }
				});
			}
			let BESIDE_TOKEN = "The token of this job can write, and Sous never runs commands beside such a token. Give the job 'permissions: { contents: read }' without 'report: issue'.";
			async function canRunCommands({ context, repo }, { recipe }) {
				let { run, fetch } = recipe.permissions;
				if (context.token === "" || run.length + fetch.length === 0) return !0;
				if ((0, $workflow_job.reportsIssue)(context)) return !1;
				let remote = await repo.remote();
				return remote.ok && await remote.value.refusePush() !== void 0;
			}
			async function shown(report, { context, repo, pull }) {
				let { reason, note } = report.ending;
				let ending = {
					reason,
					message: note === void 0 ? sentence(report) : `${sentence(report)}\n${note}`,
					report,
					...pull !== void 0 && { pull: { number: pull } }
				};
				if (pull === void 0 || context.token === "") return ending;
				let posted = await (0, $answer.yK)({
					context,
					repo,
					pull,
					report
				});
				posted.ok ? await (0, $save_preview_2.suggestPlan)({
					context,
					repo,
					pull,
					report
				}) : context.runner.report("warning", `The plan is in the job summary only: ${posted.error.message.replaceAll("\n", " ")}`);
				return ending;
			}
			function sentence({ recipe, plan, outcome, ending: { reason, detail, next } }) {
				if (reason === "check_gated" || reason === "check_incomplete") return `${(0, $base_reasons_9.meaningOf)(reason)} ${detail}`;
				let fix = reason === "changes_found" ? next[0] : void 0;
				if (detail !== void 0) return fix === void 0 ? detail : `${detail} To fix it, run "${fix.command}" and commit the result.`;
				if (outcome.kind === "failed") {
					let { at, error } = outcome.failure;
					return `${at.file}:${at.line}:${at.column}: ${error.message}. ${error.suggestion}`;
				}
				return plan === void 0 ? recipe.name : `${recipe.name}: plan ${plan.digest}`;
			}
		},
		7326: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				actionSurroundings: () => actionSurroundings,
				runUrl: () => runUrl,
				runner_exports: () => runner_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $actions_core_command = __nccwpck_require__(2221);
			var $base_secrets_3 = __nccwpck_require__(8980);
			var $event_event_13 = __nccwpck_require__(1884);
			var $start_start = __nccwpck_require__(1328);
			//! src/action/runner.ts
			var runner_exports = (0, $start_runtime.__exportAll)({
				actionContext: () => actionContext,
				actionSurroundings: () => actionSurroundings,
				processRunner: () => processRunner,
				runUrl: () => runUrl
			});
			function runUrl({ serverUrl, repository, run }) {
				return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`;
			}
			function actionContext({ runner, env, program, signal, sleep }) {
				let [owner = "", name = ""] = (env.GITHUB_REPOSITORY ?? "").split("/", 2);
				let token = runner.input("token");
				let job = $event_event_13.JOB_MODES.find((mode) => mode === runner.input("mode"));
				return {
					runner,
					env,
					program,
					signal,
					...sleep && { sleep },
					event: env.GITHUB_EVENT_NAME ?? "",
					job,
					repository: {
						owner,
						name
					},
					apiUrl: env.GITHUB_API_URL || "https://api.github.com",
					serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
					token,
					run: {
						id: Number(env.GITHUB_RUN_ID ?? 0),
						attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
						triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? env.GITHUB_ACTOR ?? "",
						isAppToken: (0, $base_secrets_3.isInstallationToken)(token),
						...job === "plan" && runner.input("gate") !== "" && { accepted: Number(env.GITHUB_ACTOR_ID) }
					},
					sha: env.GITHUB_SHA ?? "",
					workflow: {
						ref: env.GITHUB_WORKFLOW_REF ?? "",
						sha: env.GITHUB_WORKFLOW_SHA ?? ""
					},
					workspace: env.GITHUB_WORKSPACE ?? ""
				};
			}
			function actionSurroundings({ runner, env, program, signal }, folder) {
				return {
					env,
					folder,
					program,
					signal,
					notice: (notice) => runner.say(plainNotice(notice))
				};
			}
			function plainNotice({ kind, text }) {
				return kind === "log" ? `${(0, $start_start.printableLine)(text)}\n` : `${kind === "warning" ? "! " : ""}${(0, $start_start.printable)(text)}\n`;
			}
			let TITLE = "Sous";
			let ANNOTATE = {
				error: $actions_core_command.error,
				warning: $actions_core_command.warning,
				notice: $actions_core_command.notice
			};
			function processRunner() {
				let hide = (0, $event_event_13.hider)((0, $event_event_13.knownSecrets)(process.env));
				return {
					input: (name) => (0, $actions_core_command.getInput)(name),
					setOutput(name, value) {
						isGiven("GITHUB_OUTPUT") && (0, $actions_core_command.setOutput)(name, hide(value));
					},
					async addSummary(markdown) {
						if (!isGiven("GITHUB_STEP_SUMMARY")) return;
						try {
							await $actions_core_command.summary.addRaw(hide(markdown.endsWith("\n") ? markdown : `${markdown}\n`)).write();
						} finally {
							$actions_core_command.summary.emptyBuffer();
						}
					},
					mask: (value) => (0, $actions_core_command.setSecret)(value),
					say: (text) => void process.stdout.write((0, $start_start.inertForRunner)(hide(text))),
					annotate: ({ level, file, line, column, message }) => ANNOTATE[level](hide((0, $start_start.printableLine)(message)), {
						title: TITLE,
						file: hide(file),
						startLine: line,
						startColumn: column
					}),
					report: (level, message) => ANNOTATE[level](hide(message), { title: TITLE })
				};
			}
			function isGiven(variable) {
				return (process.env[variable] ?? "") !== "";
			}
		},
		4836: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				approvalText: () => approvalText,
				checkHidden: () => checkHidden,
				madeOn: () => madeOn,
				savePreview: () => savePreview,
				save_preview_exports: () => save_preview_exports,
				showClean: () => showClean,
				showPreview: () => showPreview,
				suggestPlan: () => suggestPlan,
				sweepOld: () => sweepOld
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest_5 = __nccwpck_require__(7057);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $start_start_15 = __nccwpck_require__(1328);
			var $core_work_9 = __nccwpck_require__(6350);
			var $github_save_plan_11 = __nccwpck_require__(0);
			var $github_github_client_9 = __nccwpck_require__(470);
			var $github_suggestions = __nccwpck_require__(5198);
			var $plan_permissions_11 = __nccwpck_require__(5871);
			var $report_answer_texts = __nccwpck_require__(7383);
			var $report_plan_markdown_11 = __nccwpck_require__(9733);
			var $report_annotations_13 = __nccwpck_require__(1204);
			var $answer_8 = __nccwpck_require__(6562);
			var $run_action_6 = __nccwpck_require__(6974);
			var $runner_3 = __nccwpck_require__(7326);
			//! src/action/save-preview.ts
			var save_preview_exports = (0, $start_runtime.__exportAll)({ sweepOld: () => sweepOld });
			let TEXTS = $report_plan_markdown_11.COMMENT_TEXTS.preview;
			async function showClean(kept) {
				let ending = {
					...(0, $report_annotations_13.cleanEnding)(kept.planned),
					next: [],
					footer: madeOn(kept)
				};
				return showPreview(kept, await (0, $report_annotations_13.makePlanReport)({
					...kept.planned,
					ending
				}), ending.detail ?? "The recipe would change nothing");
			}
			async function savePreview(kept) {
				let { context, repo, pull, planned, stored, origin } = kept;
				let { digest, status } = stored.plan;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let now = repo.github.serverTime;
				if (now === void 0) return (0, $start_start_15.failure)((0, $base_reasons_3.refusal)("api_invalid", "GitHub did not send the time"));
				let run = {
					id: context.run.id,
					attempt: context.run.attempt
				};
				let saved = await (0, $github_save_plan_11.planRefs)(remote.value).save(stored, {
					origin: {
						...origin,
						run
					},
					now
				});
				if (!saved.ok) return saved;
				let notes = await notesOf(kept);
				let call = {
					does: TEXTS.approveDoes,
					lead: TEXTS.approveLead
				};
				let whole = {
					does: TEXTS.applyDoes,
					lead: TEXTS.applyLead
				};
				let command = `/sous apply ${(0, $base_digest_5.shortDigest)(digest)}`;
				let next = pull.isFork || notes.isRefused ? [] : [{
					command,
					...status === "gated" ? call : whole
				}];
				let footer = await footerOf(kept);
				let texts = [...pull.isFork ? [TEXTS.fork] : [], ...notes.texts];
				let detail = texts.length === 0 ? {} : { detail: texts.join(" ") };
				let report = await (0, $report_annotations_13.makePlanReport)({
					...planned,
					ending: {
						reason: status === "gated" ? "gated" : "previewed",
						next,
						footer,
						...detail
					}
				});
				let ending = await showPreview({
					...kept,
					isFirst: saved.value.isFirst
				}, report, `Plan ${digest}`);
				pull.isFork && status === "complete" && await suggestPlan({
					context,
					repo,
					pull: pull.number,
					report
				});
				return (0, $start_start_15.success)(ending);
			}
			async function notesOf({ context, repo, pull, stored: { plan, changes } }) {
				let hidden = (context.job === void 0 && plan.status === "gated" ? (0, $base_reasons_3.refusal)("commands_not_here", "A call waits for approval, and this job does not run calls") : void 0) ?? await checkHidden(plan, changes) ?? await refuseWorkflowFiles(repo, pull, plan);
				let changed = await (0, $run_action_6.changedRules)(repo, pull);
				if (!changed.ok) return {
					texts: [...said(hidden), `${changed.error.message}.`],
					isRefused: hidden !== void 0
				};
				let recipe = (0, $github_github_client_9.checkRecipeUnchanged)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
				return {
					texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [TEXTS.changedRules((0, $core_work_9.nameSome)(changed.value, 3))]],
					isRefused: hidden !== void 0 || recipe !== void 0
				};
			}
			async function refuseWorkflowFiles(repo, pull, plan) {
				let self = pull.isFork ? void 0 : await repo.self();
				return self?.ok ? (0, $github_github_client_9.checkWorkflowFiles)(plan, self.value) : void 0;
			}
			function said(refused) {
				return refused === void 0 ? [] : [TEXTS.cannotApply(refused.code, refused.message, refused.suggestion)];
			}
			function madeOn({ context, pull, pushedBy }) {
				return {
					head: pull.head.commit,
					...pushedBy && { pushedBy: (0, $report_plan_markdown_11.codeSpan)(pushedBy.login) },
					run: (0, $runner_3.runUrl)(context)
				};
			}
			async function footerOf(kept) {
				let { repo, pull, stored, origin, from } = kept;
				let footer = madeOn(kept);
				let [config, comments] = [await repo.config(), await repo.comments(pull.number)];
				if (!config.ok || !comments.ok || pull.isFork) return footer;
				let { approval } = config.value;
				let asking = (0, $plan_permissions_11.hasRunExternal)(stored.plan) ? from?.id ?? origin.comment : origin.comment;
				let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
				let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
				return {
					...footer,
					...until,
					approval: approvalText(stored, config.value)
				};
			}
			function approvalText(stored, config) {
				let { approval } = config;
				let [sensitive] = (0, $plan_permissions_11.whySensitive)(stored, config);
				let people = approval.approvers.length === 0 ? TEXTS.anyone : approval.approvers.map($report_plan_markdown_11.codeSpan).join(", ");
				let who = sensitive === void 0 ? TEXTS.approvers(people) : TEXTS.secondPerson((0, $report_plan_markdown_11.proseText)(sensitive));
				return approval.codeowners ? TEXTS.codeOwners(who) : who;
			}
			async function showPreview({ context, repo, pull, isFirst, from }, report, message) {
				let posted = await (0, $answer_8.yK)({
					context,
					repo,
					pull: pull.number,
					report,
					isFirst
				});
				await (0, $answer_8.oO)({
					context,
					repo
				}, pull.head.commit, report);
				let ending = {
					reason: report.ending.reason,
					message,
					report,
					pull: { number: pull.number }
				};
				if (!posted.ok) return {
					...ending,
					reason: posted.error.code,
					message: `${message}, but Sous could not show it: ${posted.error.message}`
				};
				if (from !== void 0) {
					let said = report.outcome.kind === "failed" ? $report_answer_texts.ANSWER_TEXTS.updated.failed : $report_answer_texts.ANSWER_TEXTS.updated.previewed;
					await (0, $answer_8.Lt)({
						context,
						repo,
						from
					}, posted.value, {
						title: report.recipe.name,
						said
					});
					await (0, $answer_8.vn)({
						context,
						repo,
						from
					}, report.outcome.kind === "failed" ? "confused" : "+1");
				}
				return ending;
			}
			async function checkHidden(plan, changes) {
				let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
				if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, $base_reasons_3.refusal)("preview_incomplete", `The call of '${waiting.tool}' is too large to show`, "Make the call in the recipe smaller.");
				let hidden = await (0, $report_plan_markdown_11.countHidden)(changes);
				if (hidden === 0) return;
				return (0, $base_reasons_3.refusal)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to show`);
			}
			async function suggestPlan({ context, repo, pull, report }) {
				let { plan, changes, recipe } = report;
				if (plan?.digest === void 0 || context.runner.input("comment") === "off") return;
				let state = await (0, $github_save_plan_11.readPull)(repo.github, pull);
				let self = state.ok ? await repo.self() : state;
				if (!state.ok || !self.ok) return;
				let suggested = await (0, $github_suggestions.suggestChanges)({
					github: repo.github,
					pull,
					self: self.value.id,
					head: state.value.head.commit,
					recipe: recipe.source.path,
					digest: plan.digest,
					changes,
					directory: plan.base.directory
				});
				suggested.ok || context.runner.say(`Could not post suggestions: ${(0, $start_start_15.printableLine)(suggested.error.message)}\n`);
			}
			async function sweepOld({ context, repo, keepHours }) {
				let remote = await repo.remote();
				let now = repo.github.serverTime;
				if (!remote.ok || now === void 0 || context.signal.aborted) return;
				let swept = await (0, $github_save_plan_11.sweepPlans)(remote.value, {
					now,
					keepDays: 30 + Math.ceil(keepHours / 24)
				});
				swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Could not remove old plans: ${(0, $start_start_15.printableLine)(swept.error.message)}\n`);
			}
		},
		1220: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				jl: () => nearRecipe,
				oV: () => unpreparedText,
				px: () => unknownRecipe
			});
			var $base_reasons_11 = __nccwpck_require__(2632);
			var $core_work_3 = __nccwpck_require__(6350);
			//! src/action/unprepared-text.ts
			function unpreparedText(unprepared) {
				switch (unprepared.kind) {
					case "error": return unprepared.error;
					case "invalid_recipe": {
						let all = unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === "error"));
						let [first] = all;
						let place = first === void 0 ? "" : `: ${first.at.file}:${first.at.line}:${first.at.column}: ${first.message}`;
						if (all.length <= 1) return {
							message: `The recipe is not valid${place}`,
							suggestion: adviceOf(all)
						};
						let suggestion = [adviceOf(all.slice(0, 1)), "Run 'sous validate' in a clone to see all of them."].join(" ");
						return {
							message: `The recipe has ${all.length} mistakes. The first is${place.replace(/^:/, "")}`,
							suggestion
						};
					}
					case "invalid_inputs": {
						let lines = unprepared.diagnostics.map(({ message }) => message);
						return {
							message: `The inputs do not fit recipe '${unprepared.recipe}'. ${lines.join(". ")}`,
							suggestion: adviceOf(unprepared.diagnostics)
						};
					}
				}
			}
			function adviceOf(diagnostics) {
				return [...new Set(diagnostics.map(({ suggestion }) => suggestion))].join(" ");
			}
			function unknownRecipe({ code, message, suggestion }, command) {
				if (code !== "unknown_recipe") return (0, $base_reasons_11.refusal)("command_mistake", message, suggestion);
				let [advice = ""] = suggestion.split(/ ?See 'sous list/, 1);
				return {
					...(0, $base_reasons_11.refusal)("command_mistake", message, advice === "" ? "Comment '/sous list' to see all recipes." : advice),
					command
				};
			}
			function nearRecipe({ all, shipped }, name) {
				return (0, $core_work_3.didYouMean)(name, [...all, ...shipped].map((file) => file.name));
			}
		},
		6655: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				hasOwnFiles: () => hasOwnFiles,
				reportsIssue: () => reportsIssue,
				workflow_job_exports: () => workflow_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $reader_work = __nccwpck_require__(8050);
			var $app_prepare_run_3 = __nccwpck_require__(2700);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $github_action_io = __nccwpck_require__(7378);
			var $recipe_input_values_3 = __nccwpck_require__(2589);
			var $outcome_9 = __nccwpck_require__(4246);
			var $runner_4 = __nccwpck_require__(7326);
			var $unprepared_text_3 = __nccwpck_require__(1220);
			var $node_fs_7 = __nccwpck_require__(3024);
			var $node_path_7 = __nccwpck_require__(6760);
			//! src/action/workflow-request.ts
			let REPORTS = ["job", "issue"];
			function reportsIssue({ runner }) {
				return runner.input("report") === "issue";
			}
			function checkReport({ context, mode, event, isDefault }) {
				let given = context.runner.input("report") || "job";
				if (!REPORTS.some((report) => report === given)) return (0, $base_reasons.refusal)("input_invalid", `The input 'report' is '${given.slice(0, 80)}'`, `Use ${REPORTS.join(" or ")}.`);
				if (given !== "issue") return;
				if (mode !== "check") return (0, $base_reasons.refusal)("input_invalid", `'report: issue' is for 'mode: check', not for 'mode: ${mode}'`);
				if (event === "pull_request") return (0, $base_reasons.refusal)("input_invalid", "'report: issue' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'.");
				return event === "schedule" || isDefault ? void 0 : (0, $base_reasons.refusal)("workflow_ref_not_default", "'report: issue' is for the default branch", "Add 'branches:' with the default branch to 'on:'.");
			}
			function hasOwnFiles({ event, isDefault, commits }) {
				if (commits !== void 0) return !commits.isFork;
				return event === "push" || event === "schedule" || event === "workflow_dispatch" && isDefault;
			}
			//! src/action/jobs/workflow-job.ts
			var workflow_job_exports = (0, $start_runtime.__exportAll)({ runWorkflow: () => runWorkflow });
			async function runWorkflow(request) {
				let misplaced = checkReport(request);
				if (misplaced !== void 0) return (0, $outcome_9.refusedOutcome)(misplaced);
				if (request.mode === "propose") {
					let { proposeWorkflow } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7246)).then((n) => n.propose_job_exports);
					return proposeWorkflow(request);
				}
				let prepared = await prepareWorkflow(request);
				if (!prepared.ok) return (0, $outcome_9.refusedOutcome)(prepared.error);
				let { runPrepared } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 677)).then((n) => n.run_prepared_exports);
				return runPrepared(request, prepared.value);
			}
			async function prepareWorkflow(request) {
				let { context, mode } = request;
				let { runner, workspace } = context;
				let word = runner.input("recipe");
				if (word === "") return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
				let consent = runner.input("consent");
				if (consent !== "" && (consent !== "APPLY_WITHOUT_REVIEW" || mode !== "apply")) return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", `The input 'consent' works only with 'mode: apply', and must be ${$github_action_io.APPLY_CONSENT}`));
				let folder = $node_path_7.resolve(workspace, runner.input("working-directory") || ".");
				if (folder !== workspace && !folder.startsWith(workspace + $node_path_7.sep)) return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", "The input 'working-directory' leads out of the workspace"));
				let given = (0, $recipe_input_values_3.readInputsText)(runner.input("inputs"), "inputs");
				if (!given.ok) return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", given.error.message, given.error.suggestion));
				let recipes = await (0, $reader_work.openRecipes)({
					...(0, $runner_4.actionSurroundings)(context, folder),
					trustsPatterns: hasOwnFiles(request)
				}, ".");
				if (!recipes.ok) return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", recipes.error.message, "Add 'actions/checkout' before this step."));
				if ($node_fs_7.readdirSync(recipes.value.folder).length === 0) return (0, $start_start.failure)((0, $base_reasons.refusal)("input_invalid", `'${recipes.value.folder}' is empty`, "Add 'actions/checkout' before this step."));
				let asked = {
					request,
					recipes: recipes.value,
					word,
					given: given.value
				};
				return request.commits === void 0 ? prepareCheckedOut(asked) : prepareFromBase(asked, request.commits);
			}
			async function prepareCheckedOut({ request, recipes, word, given }) {
				let { opened } = recipes;
				let config = await (0, $reader_work.loadConfig)(opened.tree, new Date(), request.context.runner.input("config") || void 0);
				if (!config.ok) return (0, $start_start.failure)((0, $base_reasons.refusal)("policy_error", config.error.message, config.error.suggestion));
				let prepared = await (0, $app_prepare_run_3.prepareRecipe)(recipes, word, given);
				return prepared.ok ? (0, $start_start.success)({
					...prepared.value,
					config: config.value.config,
					opened
				}) : (0, $start_start.failure)(unpreparedRefusal(prepared.error));
			}
			async function prepareFromBase(asked, commits) {
				let { request, recipes, given } = asked;
				let { context, repo, mode } = request;
				let { opened } = recipes;
				let word = $node_path_7.isAbsolute(asked.word) ? $node_path_7.relative(recipes.folder, asked.word) : asked.word;
				let { openBaseFiles } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 1151)).then((n) => n.prepare_base_exports);
				let base = await openBaseFiles({
					context,
					repo,
					mode,
					commits,
					opened
				});
				if (!base.ok) return base;
				let { tree } = base.value;
				let config = await (0, $reader_work.loadConfig)(tree, new Date(), context.runner.input("config") || void 0);
				if (!config.ok) return (0, $start_start.failure)(base.value.refusal() ?? (0, $base_reasons.refusal)("policy_error", config.error.message, config.error.suggestion));
				let found = await (0, $reader_work.recipesIn)(tree, context.program, { trustsPatterns: !0 });
				if (!found.ok) return (0, $start_start.failure)(base.value.refusal() ?? (0, $base_reasons.refusal)("policy_error", found.error.message, found.error.suggestion));
				let prepared = await (0, $app_prepare_run_3.prepareRecipe)(found.value, word, given);
				if (!prepared.ok) return (0, $start_start.failure)(base.value.refusal() ?? await refuseNew(asked, prepared.error) ?? unpreparedRefusal(prepared.error));
				let note = await base.value.noteChanges(prepared.value.recipe.source.path);
				if (!note.ok) return note;
				let other = mode === "check" ? await base.value.whyOtherBytes() : (0, $start_start.success)(void 0);
				if (!other.ok) return other;
				return (0, $start_start.success)({
					...prepared.value,
					config: config.value.config,
					opened,
					...note.value !== void 0 && { note: note.value },
					...other.value !== void 0 && { otherBytes: other.value }
				});
			}
			async function refuseNew({ recipes, word }, unprepared) {
				let checkedOut = unprepared.kind === "error" && unprepared.error.code === "unknown_recipe" ? await recipes.select([word]) : void 0;
				let file = checkedOut?.ok ? checkedOut.value[0] : void 0;
				return file && (0, $base_reasons.refusal)("recipe_not_on_base", `Recipe '${file.path}' is not on the base branch of this pull request`);
			}
			function unpreparedRefusal(unprepared) {
				let { message, suggestion } = (0, $unprepared_text_3.oV)(unprepared);
				return (0, $base_reasons.refusal)("input_invalid", message, suggestion);
			}
		},
		7762: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["plan-place"]();
			module.exports = {
				__esModule: !0,
				get planPlace() {
					return part().planPlace;
				}
			};
		},
		3891: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["plan-recipe"]();
			module.exports = {
				__esModule: !0,
				get messageFor() {
					return part().messageFor;
				},
				get planRecipe() {
					return part().planRecipe;
				},
				get unpreparedError() {
					return part().unpreparedError;
				}
			};
		},
		2700: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["prepare-run"]();
			module.exports = {
				__esModule: !0,
				get prepareRecipe() {
					return part().prepareRecipe;
				}
			};
		},
		3462: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(837)["apply-plan"]();
			module.exports = {
				__esModule: !0,
				get applyPlan() {
					return part().applyPlan;
				}
			};
		},
		7057: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get isWholeDigest() {
					return part().isWholeDigest;
				},
				get sha256() {
					return part().sha256;
				},
				get shortDigest() {
					return part().shortDigest;
				}
			};
		},
		1631: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		9438: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).plan();
			module.exports = {
				__esModule: !0,
				get serializeParameters() {
					return part().serializeParameters;
				}
			};
		},
		2632: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).reasons();
			module.exports = {
				__esModule: !0,
				get decisionOf() {
					return part().decisionOf;
				},
				get meaningOf() {
					return part().meaningOf;
				},
				get reasonOf() {
					return part().reasonOf;
				},
				get refusal() {
					return part().refusal;
				}
			};
		},
		8980: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).secrets();
			module.exports = {
				__esModule: !0,
				get isInstallationToken() {
					return part().isInstallationToken;
				}
			};
		},
		6350: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		1884: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(3273).event();
		},
		4082: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get decodeOutput() {
					return part().decodeOutput;
				}
			};
		},
		7378: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["action-io"]();
			module.exports = {
				__esModule: !0,
				get APPLY_CONSENT() {
					return part().APPLY_CONSENT;
				}
			};
		},
		9245: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["apply-commit"]();
			module.exports = {
				__esModule: !0,
				get ciExpectation() {
					return part().ciExpectation;
				},
				get proposalBranch() {
					return part().proposalBranch;
				},
				get propose() {
					return part().propose;
				},
				get tokenKind() {
					return part().tokenKind;
				}
			};
		},
		3963: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["apply-request"]();
			module.exports = {
				__esModule: !0,
				get FaultAfterPush() {
					return part().FaultAfterPush;
				}
			};
		},
		2241: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12).authorise();
			module.exports = {
				__esModule: !0,
				get authoriseApproval() {
					return part().authoriseApproval;
				},
				get authoriseRequester() {
					return part().authoriseRequester;
				},
				get authoriseReviewer() {
					return part().authoriseReviewer;
				},
				get authoriseRun() {
					return part().authoriseRun;
				},
				get checkSecondPerson() {
					return part().checkSecondPerson;
				},
				get checkUnedited() {
					return part().checkUnedited;
				},
				get findEdited() {
					return part().findEdited;
				},
				get readPermission() {
					return part().readPermission;
				},
				get readRunComment() {
					return part().readRunComment;
				},
				get recheckSource() {
					return part().recheckSource;
				}
			};
		},
		7094: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12).codeowners();
			module.exports = {
				__esModule: !0,
				get applyPlanRef() {
					return part().applyPlanRef;
				},
				get checkApprovalCount() {
					return part().checkApprovalCount;
				},
				get checkChangesRequested() {
					return part().checkChangesRequested;
				},
				get checkOwned() {
					return part().checkOwned;
				},
				get distinctPeople() {
					return part().distinctPeople;
				},
				get findApprovals() {
					return part().findApprovals;
				},
				get findOtherApprovals() {
					return part().findOtherApprovals;
				},
				get findProposal() {
					return part().findProposal;
				},
				get isRunOver() {
					return part().isRunOver;
				},
				get keepUnedited() {
					return part().keepUnedited;
				},
				get mergeProposal() {
					return part().mergeProposal;
				},
				get readCodeowners() {
					return part().readCodeowners;
				},
				get readHeadPush() {
					return part().readHeadPush;
				},
				get readPushers() {
					return part().readPushers;
				},
				get recheckApprovals() {
					return part().recheckApprovals;
				},
				get unproven() {
					return part().unproven;
				},
				get vouchForPlan() {
					return part().vouchForPlan;
				}
			};
		},
		4410: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["drift-issue"]();
			module.exports = {
				__esModule: !0,
				get reportDrift() {
					return part().reportDrift;
				}
			};
		},
		1115: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["event-payloads"]();
			module.exports = {
				__esModule: !0,
				get isPerson() {
					return part().isPerson;
				}
			};
		},
		3608: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["git-tree"]();
			module.exports = {
				__esModule: !0,
				get CheckoutObjects() {
					return part().CheckoutObjects;
				},
				get PROPOSAL_TARGET() {
					return part().PROPOSAL_TARGET;
				},
				get TrustedTree() {
					return part().TrustedTree;
				},
				get checkCommitMessage() {
					return part().checkCommitMessage;
				},
				get checkContents() {
					return part().checkContents;
				},
				get checkExpectedPlan() {
					return part().checkExpectedPlan;
				},
				get checkMayOpenPulls() {
					return part().checkMayOpenPulls;
				},
				get checkOut() {
					return part().checkOut;
				},
				get checkProposalPlan() {
					return part().checkProposalPlan;
				},
				get checkPullPlace() {
					return part().checkPullPlace;
				},
				get checkWorkflowRef() {
					return part().checkWorkflowRef;
				},
				get checkoutFirst() {
					return part().checkoutFirst;
				},
				get committerOf() {
					return part().committerOf;
				},
				get createFirst() {
					return part().createFirst;
				},
				get createMarked() {
					return part().createMarked;
				},
				get findBaseCommit() {
					return part().findBaseCommit;
				},
				get findMarked() {
					return part().findMarked;
				},
				get findTrustedCommit() {
					return part().findTrustedCommit;
				},
				get gitHubObjects() {
					return part().gitHubObjects;
				},
				get inputsText() {
					return part().inputsText;
				},
				get isForWantOfPermission() {
					return part().isForWantOfPermission;
				},
				get isWorkflowsOwn() {
					return part().isWorkflowsOwn;
				},
				get localRefusal() {
					return part().localRefusal;
				},
				get markerOf() {
					return part().markerOf;
				},
				get openRemote() {
					return part().openRemote;
				},
				get putStickyComment() {
					return part().putStickyComment;
				},
				get react() {
					return part().react;
				},
				get readComments() {
					return part().readComments;
				},
				get readOwnIdentity() {
					return part().readOwnIdentity;
				},
				get readTrustedText() {
					return part().readTrustedText;
				},
				get runAgain() {
					return part().runAgain;
				},
				get tokenTooWeak() {
					return part().tokenTooWeak;
				},
				get unavailable() {
					return part().unavailable;
				},
				get workflowPath() {
					return part().workflowPath;
				}
			};
		},
		470: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["github-client"]();
			module.exports = {
				__esModule: !0,
				get GitHub() {
					return part().GitHub;
				},
				get checkRecipeUnchanged() {
					return part().checkRecipeUnchanged;
				},
				get checkWorkflowFiles() {
					return part().checkWorkflowFiles;
				},
				get compareRules() {
					return part().compareRules;
				},
				get findChangedRules() {
					return part().findChangedRules;
				},
				get octokitTransport() {
					return part().octokitTransport;
				}
			};
		},
		120: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["plan-ref"]();
			module.exports = {
				__esModule: !0,
				get CURRENT_OF_PULLS() {
					return part().CURRENT_OF_PULLS;
				},
				get currentRef() {
					return part().currentRef;
				},
				get currentRefOn() {
					return part().currentRefOn;
				},
				get currentRefsOf() {
					return part().currentRefsOf;
				},
				get findPlan() {
					return part().findPlan;
				},
				get nextState() {
					return part().nextState;
				},
				get pullOf() {
					return part().pullOf;
				}
			};
		},
		0: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["save-plan"]();
			module.exports = {
				__esModule: !0,
				get checkApplicable() {
					return part().checkApplicable;
				},
				get checkPlannable() {
					return part().checkPlannable;
				},
				get planRefs() {
					return part().planRefs;
				},
				get readCurrentPlans() {
					return part().readCurrentPlans;
				},
				get readPointer() {
					return part().readPointer;
				},
				get readPull() {
					return part().readPull;
				},
				get sweepPlans() {
					return part().sweepPlans;
				}
			};
		},
		5198: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12).suggestions();
			module.exports = {
				__esModule: !0,
				get suggestChanges() {
					return part().suggestChanges;
				}
			};
		},
		6529: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["make-plan"]();
			module.exports = {
				__esModule: !0,
				get findTimedOut() {
					return part().findTimedOut;
				}
			};
		},
		5871: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084).permissions();
			module.exports = {
				__esModule: !0,
				get checkProtected() {
					return part().checkProtected;
				},
				get hasRunExternal() {
					return part().hasRunExternal;
				},
				get matchProtected() {
					return part().matchProtected;
				},
				get whySensitive() {
					return part().whySensitive;
				}
			};
		},
		9372: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-store"]();
			module.exports = {
				__esModule: !0,
				get PlanFolder() {
					return part().PlanFolder;
				}
			};
		},
		3618: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["step-records"]();
			module.exports = {
				__esModule: !0,
				get StepRecorder() {
					return part().StepRecorder;
				}
			};
		},
		8050: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).work();
			module.exports = {
				__esModule: !0,
				get isRecipePath() {
					return part().isRecipePath;
				},
				get loadConfig() {
					return part().loadConfig;
				},
				get openRecipes() {
					return part().openRecipes;
				},
				get recipesIn() {
					return part().recipesIn;
				}
			};
		},
		2589: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6799)["input-values"]();
			module.exports = {
				__esModule: !0,
				get readInputsText() {
					return part().readInputsText;
				}
			};
		},
		1204: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887).annotations();
			module.exports = {
				__esModule: !0,
				get ANNOTATION_LEVELS() {
					return part().ANNOTATION_LEVELS;
				},
				get StepTicker() {
					return part().StepTicker;
				},
				get cleanEnding() {
					return part().cleanEnding;
				},
				get countFindings() {
					return part().countFindings;
				},
				get makePlanReport() {
					return part().makePlanReport;
				},
				get matchAnnotations() {
					return part().matchAnnotations;
				},
				get runnerAnnotations() {
					return part().runnerAnnotations;
				}
			};
		},
		7383: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["answer-texts"]();
			module.exports = {
				__esModule: !0,
				get ANSWER_TEXTS() {
					return part().ANSWER_TEXTS;
				},
				get renderApplied() {
					return part().renderApplied;
				},
				get renderCancelled() {
					return part().renderCancelled;
				},
				get renderCommandHelp() {
					return part().renderCommandHelp;
				},
				get renderDrift() {
					return part().renderDrift;
				},
				get renderMovedBase() {
					return part().renderMovedBase;
				},
				get renderPast() {
					return part().renderPast;
				},
				get renderRecipeAnswer() {
					return part().renderRecipeAnswer;
				},
				get renderRecipeHelp() {
					return part().renderRecipeHelp;
				},
				get renderRefusal() {
					return part().renderRefusal;
				},
				get renderUpdated() {
					return part().renderUpdated;
				},
				get renderWaitingMerge() {
					return part().renderWaitingMerge;
				}
			};
		},
		2425: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["plan-facts"]();
			module.exports = {
				__esModule: !0,
				get fixCommand() {
					return part().fixCommand;
				}
			};
		},
		9733: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["plan-markdown"]();
			module.exports = {
				__esModule: !0,
				get COMMENT_BUDGET() {
					return part().COMMENT_BUDGET;
				},
				get COMMENT_TEXTS() {
					return part().COMMENT_TEXTS;
				},
				get SUMMARY_BUDGET() {
					return part().SUMMARY_BUDGET;
				},
				get codeSpan() {
					return part().codeSpan;
				},
				get countHidden() {
					return part().countHidden;
				},
				get goodUntil() {
					return part().goodUntil;
				},
				get proseText() {
					return part().proseText;
				},
				get renderBareMarkdown() {
					return part().renderBareMarkdown;
				},
				get renderPlanMarkdown() {
					return part().renderPlanMarkdown;
				},
				get timeText() {
					return part().timeText;
				}
			};
		},
		6329: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["plan-result"]();
			module.exports = {
				__esModule: !0,
				get bareResult() {
					return part().bareResult;
				},
				get planResult() {
					return part().planResult;
				}
			};
		},
		4413: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["saved-run"]();
			module.exports = {
				__esModule: !0,
				get storedRun() {
					return part().storedRun;
				},
				get waitingStep() {
					return part().waitingStep;
				}
			};
		},
		7320: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["wire-json"]();
			module.exports = {
				__esModule: !0,
				get inertJson() {
					return part().inertJson;
				}
			};
		},
		704: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		8788: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		1328: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		4782: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).terminal();
		},
		5492: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1642)["real-apply-disk"]();
			module.exports = {
				__esModule: !0,
				get realApplyDisk() {
					return part().realApplyDisk;
				}
			};
		},
		4020: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get CONSENTED() {
					return part().CONSENTED;
				},
				get NOBODY() {
					return part().NOBODY;
				},
				get realClock() {
					return part().realClock;
				},
				get realSandboxDisk() {
					return part().realSandboxDisk;
				}
			};
		},
		8888: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["narrowed-tree"]();
			module.exports = {
				__esModule: !0,
				get TreeBelow() {
					return part().TreeBelow;
				}
			};
		},
		1218: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8986)["render-patch"]();
			module.exports = {
				__esModule: !0,
				get renderPatch() {
					return part().renderPatch;
				}
			};
		},
		2221: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(2263).command();
			module.exports = {
				__esModule: !0,
				get error() {
					return part().error;
				},
				get getInput() {
					return part().getInput;
				},
				get notice() {
					return part().notice;
				},
				get setOutput() {
					return part().setOutput;
				},
				get setSecret() {
					return part().setSecret;
				},
				get summary() {
					return part().summary;
				},
				get warning() {
					return part().warning;
				}
			};
		},
		4914: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).api();
			module.exports = {
				__esModule: !0,
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _maxLength() {
					return part()._maxLength;
				},
				get _regex() {
					return part()._regex;
				},
				get array() {
					return part().array;
				},
				get int() {
					return part().int;
				},
				get object() {
					return part().object;
				},
				get optional() {
					return part().optional;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		2263: (module) => {
			"use strict";
			module.exports = require("../vendor/@actions/core.js");
		},
		5741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		8116: (module) => {
			"use strict";
			module.exports = require("./app.js");
		},
		837: (module) => {
			"use strict";
			module.exports = require("./apply.js");
		},
		5902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		3273: (module) => {
			"use strict";
			module.exports = require("./event.js");
		},
		3653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		12: (module) => {
			"use strict";
			module.exports = require("./github.js");
		},
		6084: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		4512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		6799: (module) => {
			"use strict";
			module.exports = require("./recipe.js");
		},
		1887: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		1642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		6522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		3024: (module) => {
			"use strict";
			module.exports = require("node:fs");
		},
		8161: (module) => {
			"use strict";
			module.exports = require("node:os");
		},
		6760: (module) => {
			"use strict";
			module.exports = require("node:path");
		},
		8500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(3029);
	module.exports = __webpack_exports__;
})();
