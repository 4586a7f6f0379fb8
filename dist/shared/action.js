(() => {
	var __webpack_modules__ = {
		3029: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				outcome: () => __nccwpck_require__(4246),
				"run-action": () => __nccwpck_require__(6974),
				"run-campaign": () => __nccwpck_require__(3570),
				runner: () => __nccwpck_require__(7326)
			};
		},
		5497: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(7598)[name] });
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
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $github_api_answers = __nccwpck_require__(9121);
			var $event_event = __nccwpck_require__(1884);
			var $github_authorise = __nccwpck_require__(2241);
			var $github_git_tree = __nccwpck_require__(3608);
			var $github_save_plan = __nccwpck_require__(0);
			var $report_command_answers = __nccwpck_require__(1725);
			var $answer = __nccwpck_require__(6562);
			var $open_github = __nccwpck_require__(9538);
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
					policy: (0, $open_github.US)(repo)
				});
				if (!person.ok) return (0, $answer.aR)(person.error, {
					context,
					repo,
					from
				});
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
				let body = text.ok ? text.value : (0, $report_command_answers.renderRefusal)(text.error);
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
				if (request.kind === "mistake") return (0, $start_start.success)((0, $report_command_answers.renderRefusal)({
					...request.mistake,
					command: helpFor(request.mistake)
				}));
				if (request.kind === "cancel") return cancelOnPull({
					context,
					repo,
					pull: request.from.pull,
					digest: request.digest
				});
				if (request.kind === "help" && request.recipe === void 0) return (0, $start_start.success)((0, $report_command_answers.renderCommandHelp)());
				let recipes = await callableRecipes(context, repo, request.kind === "help" ? request.recipe : void 0);
				if (!recipes.ok) return recipes;
				let [first] = recipes.value;
				if (request.kind === "list") return (0, $start_start.success)((0, $report_command_answers.renderRecipeAnswer)(recipes.value));
				if (first !== void 0) return (0, $start_start.success)((0, $report_command_answers.renderRecipeHelp)(first));
				return (0, $start_start.failure)(ERRORS.brokenRecipe(request.recipe));
			}
			function helpFor({ code, suggestion }) {
				if (code === "digest_malformed") return;
				return suggestion.includes("See '/sous list'") ? "/sous list" : "/sous help";
			}
			async function callableRecipes(context, repo, name) {
				let tree = await repo.trusted();
				if (!tree.ok) return tree;
				let found = await (0, $open_github.fl)(tree.value, context, { isOffline: name === void 0 });
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
					if (plan.repository?.pull !== pull) return (0, $start_start.failure)(ERRORS.otherPull(one));
					if (state.state !== "planned" && state.state !== "failed") continue;
					let now = repo.github.serverTime;
					if (now === void 0) return (0, $start_start.failure)($github_api_answers.API_ERRORS.noTime());
					let next = await (0, $github_git_tree.nextState)(remote.value, record.value, {
						state: {
							...state,
							state: "superseded"
						},
						now
					});
					if (!next.ok) return next;
					let pushed = await remote.value.push([next.value.update]);
					if (!pushed.ok) return pushed;
					cancelled.push(plan);
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
				return (0, $start_start.success)((0, $report_command_answers.renderCancelled)(cancelled));
			}
			function listOf(found) {
				return found.ok ? (0, $start_start.success)([found.value]) : found;
			}
			let ERRORS = {
				brokenRecipe: (recipe) => (0, $base_reasons.refusal)("command_mistake", `Recipe '${recipe}' is not valid`, `Run 'sous validate ${recipe}' in a clone to see why.`),
				otherPull: (digest) => (0, $base_reasons.refusal)("digest_unknown", `Plan ${(0, $base_digest.shortDigest)(digest)} was not made for this pull request`)
			};
		},
		2624: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { answer_on_issue_exports: () => answer_on_issue_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $app_approve_campaign = __nccwpck_require__(813);
			var $base_reasons = __nccwpck_require__(2632);
			var $zod_api = __nccwpck_require__(4914);
			var $start_start_3 = __nccwpck_require__(1328);
			var $campaign_approvals = __nccwpck_require__(2182);
			var $github_event_payloads = __nccwpck_require__(1115);
			var $github_authorise_3 = __nccwpck_require__(2241);
			var $github_git_tree_3 = __nccwpck_require__(3608);
			var $report_command_answers = __nccwpck_require__(1725);
			var $open_github_2 = __nccwpck_require__(9538);
			var $campaign_consent = __nccwpck_require__(905);
			var $campaign_context = __nccwpck_require__(7860);
			var $campaign_issue = __nccwpck_require__(6204);
			//! src/action/campaign/answer-on-issue.ts
			var answer_on_issue_exports = (0, $start_runtime.__exportAll)({ answerOnIssue: () => answerOnIssue });
			async function answerOnIssue(job, payload) {
				let { repo } = job;
				let event = (0, $github_event_payloads.readCommentPayload)(payload);
				if (!event.ok) return event;
				let { from, issue, sender } = event.value;
				let command = issue.isPull ? void 0 : (0, $campaign_consent.rc)(from.body);
				if (command === void 0) return (0, $start_start_3.success)({
					message: "The comment is not for a campaign",
					outputs: {}
				});
				let id = await (0, $campaign_consent.Lj)(job, from.pull);
				if (!id.ok) return id;
				if (id.value === void 0) return (0, $start_start_3.success)({
					message: `#${from.pull} is not the issue of a campaign`,
					outputs: {}
				});
				if (sender !== from.author.id) return (0, $start_start_3.failure)(ERRORS.otherSender(from.author.login));
				let person = await (0, $github_authorise_3.authoriseApproval)({
					github: repo.github,
					from,
					run: job.context.run,
					policy: (0, $open_github_2.US)(repo)
				});
				if (!person.ok) return person;
				let done = command.ok ? await run(job, {
					id: id.value,
					from,
					command: command.value,
					login: person.value.login
				}) : command;
				await (0, $github_git_tree_3.react)(repo.github, from.id, done.ok ? "+1" : "confused");
				done.ok || await answer(job, from, done.error);
				return done;
			}
			async function run(job, { id, from, command, login }) {
				let opened = await (0, $campaign_context.qy)(job, id);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { state } = campaign.ledger;
				if (state === void 0) return (0, $start_start_3.failure)(ERRORS.notStarted());
				let told = await tell(job, campaign, state, {
					from,
					command,
					login
				});
				if (!told.ok) return told;
				let shown = await (0, $campaign_issue.S)(job, campaign);
				return shown.ok ? (0, $start_start_3.success)({
					...shown.value,
					message: `${login}: ${command.kind}`
				}) : shown;
			}
			async function tell({ repo }, campaign, state, { from, command, login }) {
				if (command.kind !== "approve") {
					let done = command.kind === "retry" ? await (0, $app_approve_campaign.retryCampaign)(campaign, command.names) : await (0, $app_approve_campaign.setCampaignPhase)(campaign, {
						pause: "paused",
						resume: "active",
						close: "closed"
					}[command.kind]);
					return done.ok ? done : (0, $start_start_3.failure)((0, $campaign_context.Zd)(done.error));
				}
				let stopped = (0, $campaign_approvals.checkPhase)(state, campaign.id);
				if (stopped !== void 0) return (0, $start_start_3.failure)((0, $campaign_context.Zd)(stopped));
				let { digest } = state.head;
				if (digest === void 0 || !digest.startsWith(command.digest)) return (0, $start_start_3.failure)(ERRORS.otherDigest(command.digest, digest));
				let config = await repo.config();
				if (!config.ok) return config;
				let hours = config.value.approval.expiresAfterHours;
				if ((0, $campaign_approvals.ageOfPlans)(state, from.at) > hours * HOUR_MS) return (0, $start_start_3.failure)(ERRORS.expired(hours));
				let { group, wave } = command;
				let approval = {
					digest,
					...group !== void 0 && { group },
					...wave !== void 0 && { wave },
					by: login,
					seal: sealOf(from)
				};
				let written = await campaign.ledger.append({
					message: `approve: ${digest}${group === void 0 ? "" : ` group ${group}`}${wave === void 0 ? "" : ` wave ${wave}`} by ${login}`,
					change: (now) => (0, $campaign_approvals.recordApproval)(now ?? state, approval)
				});
				return written.ok ? written : (0, $start_start_3.failure)((0, $campaign_context.Zd)(written.error));
			}
			async function answer({ repo }, from, { code, message, suggestion }) {
				await repo.github.write({
					route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
					parameters: {
						issue_number: from.pull,
						body: (0, $report_command_answers.renderRefusal)({
							code,
							message,
							suggestion
						})
					},
					schema: (0, $zod_api.unknown)()
				});
			}
			function sealOf({ pull, id }) {
				return `comment:${pull}:${id}`;
			}
			let HOUR_MS = 36e5;
			let ERRORS = {
				otherSender: (author) => (0, $base_reasons.refusal)("sender_mismatch", `The event was sent by someone other than ${author}, who wrote the comment`),
				expired: (hours) => (0, $base_reasons.refusal)("plan_expired", `The plans are older than ${hours} hours`, "Run the workflow again, then approve what this issue shows."),
				notStarted: () => (0, $base_reasons.refusal)("digest_unknown", "The campaign has not started", "Run its workflow first."),
				otherDigest: (given, now) => (0, $base_reasons.refusal)("digest_unknown", now === void 0 ? "There is nothing to approve: no plan is waiting for it" : `The digest of the campaign is now ${now.slice(0, 16)}, not ${given}`, "Copy the line from the top of this issue.")
			};
		},
		6562: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Gc: () => appliedStatus,
				Ic: () => showEndedStatus,
				Lt: () => tellUpdated,
				NN: () => postPast,
				V_: () => postAnswer,
				Wx: () => failedStatus,
				X4: () => isByRules,
				aR: () => answerUnauthorised,
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
			var $start_start_5 = __nccwpck_require__(1328);
			var $event_event_3 = __nccwpck_require__(1884);
			var $github_git_tree_5 = __nccwpck_require__(3608);
			var $github_save_plan_3 = __nccwpck_require__(0);
			var $zod_api_3 = __nccwpck_require__(4914);
			var $report_command_answers_3 = __nccwpck_require__(1725);
			var $report_plan_markdown = __nccwpck_require__(9733);
			var $texts_answer_texts = __nccwpck_require__(6721);
			var $texts_comment_texts = __nccwpck_require__(9500);
			var $open_github_3 = __nccwpck_require__(9538);
			var $outcome_2 = __nccwpck_require__(4246);
			var $start_paths = __nccwpck_require__(704);
			var $core_work = __nccwpck_require__(6350);
			var $github_pull_state = __nccwpck_require__(4064);
			var $report_annotations = __nccwpck_require__(1204);
			var $runner = __nccwpck_require__(7326);
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
					recipe: (0, $start_paths.calledName)({ recipe: report.recipe.source }),
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
				let pull = plan && await (0, $github_pull_state.readPull)(repo.github, from.pull);
				if (plan === void 0 || !pull?.ok) return;
				await showStatus(command, {
					commit: pull.value.head.commit,
					recipe: (0, $start_paths.calledName)(plan),
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
					recipe: (0, $start_paths.calledName)(plan),
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
					recipe: (0, $start_paths.calledName)(plan),
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
				let recipe = (0, $start_paths.parseRecipeRef)(status.recipe) === void 0 ? status.recipe : status.recipe.slice(0, status.recipe.lastIndexOf("@"));
				let refused = await putStatus(repo.github, {
					...status,
					recipe,
					url: (0, $runner.runUrl)(context)
				});
				refused !== void 0 && context.runner.say(`Could not set the commit status: ${(0, $start_start_5.printableLine)(refused.message)}. ${refused.suggestion}\n`);
			}
			async function showSeen(shown) {
				let refused = await show(shown, "eyes");
				return refused !== void 0 && (0, $github_git_tree_5.isForWantOfPermission)(refused) ? (0, $github_git_tree_5.tokenTooWeak)("write to pull requests", refused) : void 0;
			}
			async function showEnd(shown, reaction) {
				shown.repo.github.calls < 17 && await show(shown, reaction);
			}
			async function show({ context, repo, from }, reaction) {
				let { runner, job } = context;
				if (from.kind === "review" || job === "plan" || runner.input("comment") === "off") return;
				let reacted = await (0, $github_git_tree_5.react)(repo.github, from.id, reaction);
				if (reacted.ok) {
					reacted.value !== void 0 && repo.isKnownAs(reacted.value);
					return;
				}
				runner.say(`Could not react to the comment: ${(0, $start_start_5.printableLine)(reacted.error.message)}\n`);
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
					schema: (0, $zod_api_3.unknown)()
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
				let { text: body } = (0, $report_plan_markdown.renderPlanMarkdown)(shown, $report_plan_markdown.COMMENT_BUDGET, $texts_comment_texts.COMMENT_TEXTS.incomplete.summary(run));
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
					body: (0, $report_command_answers_3.renderApplied)({
						plan,
						commit,
						reason,
						people: named,
						...reason === "committed" && { ci }
					})
				});
				if (!put.ok) return put.error;
				if (repo.github.calls >= 17) return;
				await tellUpdated({
					context,
					repo,
					from
				}, put.value, {
					title: titleOf(plan),
					said: reason === "committed" ? $texts_answer_texts.ANSWER_TEXTS.updated.applied(commit) : $texts_answer_texts.ANSWER_TEXTS.updated.appliedBefore(commit)
				});
			}
			async function postPast({ context, repo, pull, plan, past }) {
				let remote = await repo.remote();
				if (!remote.ok) return remote.error;
				let current = await (0, $github_save_plan_3.readPointer)(remote.value, (0, $github_git_tree_5.currentRef)(plan));
				if (!current.ok) return current.error;
				if (current.value !== plan.digest) return;
				let body = (0, $report_command_answers_3.renderPast)({
					plan,
					past,
					again: await againFor({
						context,
						repo
					}, plan)
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
			async function againFor({ context, repo }, plan) {
				let tree = await repo.trusted();
				let recipes = tree.ok ? await (0, $open_github_3.fl)(tree.value, context, { isOffline: !0 }) : tree;
				let files = recipes.ok ? [...recipes.value.all, ...recipes.value.shipped].filter(({ path }) => path === plan.recipe.path) : [];
				let [read] = recipes.ok ? await recipes.value.read(files) : [];
				let defaults = new Map(read?.recipe?.inputs.map((input) => [input.name, input.default]));
				let given = Object.entries(plan.inputs).filter(([name, value]) => value !== (defaults.get(name) ?? null));
				return (0, $github_git_tree_5.commandFor)({
					recipe: plan.recipe,
					inputs: Object.fromEntries(given)
				});
			}
			async function tellUpdated({ context, repo, from }, sticky, { title, said }) {
				if (sticky === void 0 || sticky.isNew) return;
				let body = (0, $report_command_answers_3.renderUpdated)({
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
				told !== void 0 && context.runner.say(`Could not write the reply: ${(0, $start_start_5.printableLine)(told.message)}\n`);
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
				let found = await (0, $github_git_tree_5.findMarked)(marked);
				return found.ok && found.value?.body.includes(commit) === !0;
			}
			async function putSticky({ context, repo, pull }, sticky) {
				if (context.runner.input("comment") === "off") return (0, $start_start_5.success)(void 0);
				let self = await repo.self();
				if (!self.ok) return self;
				let comments = await repo.comments(pull);
				if (!comments.ok) return comments;
				return (0, $github_git_tree_5.putStickyComment)({
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
				let found = await (0, $github_git_tree_5.findMarked)(request);
				if (!found.ok) return found.error;
				if (found.value !== void 0) return;
				let text = `${(0, $github_git_tree_5.markerOf)(request)}\n${body}`;
				let created = isFirst ? await (0, $github_git_tree_5.createFirst)(request, text) : await (0, $github_git_tree_5.createMarked)(request, text);
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
				let isMended = plan?.repository?.pull === from.pull && past !== void 0;
				let isForOthers = refused.code === "approval_missing" && digest !== void 0;
				let body = (0, $report_command_answers_3.renderRefusal)({
					...refused,
					...isForOthers && { command: (0, $event_event_3.writeCommand)({
						kind: "apply",
						digest
					}) },
					again: isMended ? await againFor({
						context,
						repo
					}, plan) : void 0
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
				isMended && await postPast({
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
			async function answerUnauthorised(refused, answered) {
				return isByRules(refused) && answered.context.job !== "plan" ? answerRefusal(refused, answered) : (0, $outcome_2.refusedOutcome)(refused);
			}
			function isByRules({ code }) {
				return code === "policy_error" || code === "not_listed";
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
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_paths_3 = __nccwpck_require__(704);
			var $start_start_3 = __nccwpck_require__(1328);
			var $base_secrets = __nccwpck_require__(8980);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $github_authorise_3 = __nccwpck_require__(2241);
			var $github_other_approvals = __nccwpck_require__(3388);
			var $github_save_plan_5 = __nccwpck_require__(0);
			var $github_merge_later = __nccwpck_require__(9028);
			var $github_pull_state_3 = __nccwpck_require__(4064);
			var $tool_call_work = __nccwpck_require__(4020);
			var $answer_2 = __nccwpck_require__(6562);
			var $github_codeowners = __nccwpck_require__(7094);
			var $plan_permissions = __nccwpck_require__(5871);
			var $open_github_4 = __nccwpck_require__(9538);
			var $github_api_answers_3 = __nccwpck_require__(9121);
			var $event_event_5 = __nccwpck_require__(1884);
			var $github_vouched_run = __nccwpck_require__(9627);
			var $report_plan_markdown_3 = __nccwpck_require__(9733);
			var $expected_plan = __nccwpck_require__(2094);
			var $plan_folder = __nccwpck_require__(1808);
			var $save_preview = __nccwpck_require__(4836);
			var $outcome_3 = __nccwpck_require__(4246);
			var $preview_job = __nccwpck_require__(236);
			var $github_event_payloads_3 = __nccwpck_require__(1115);
			var $github_remote_git = __nccwpck_require__(1892);
			var $report_command_answers_5 = __nccwpck_require__(1725);
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
				if (now === void 0) return (0, $start_start_3.failure)($github_api_answers_3.API_ERRORS.noTime());
				let hours = at.config.approval.expiresAfterHours;
				if (now.getTime() - askedAt.getTime() > hours * 36e5) return (0, $start_start_3.failure)(ERRORS$3.expired(askedAt, hours));
				let cancelled = await checkCancelled(at, record.plan.digest, request);
				if (cancelled !== void 0) return (0, $start_start_3.failure)(cancelled);
				let author = await (0, $github_authorise_3.authoriseRequester)({
					github,
					author: request.author,
					known: approver,
					policy: (0, $open_github_4.US)(at.repo)
				});
				if (!author.ok) return author;
				let pushers = isSensitive ? await findPushers(at, request) : (0, $start_start_3.success)([]);
				if (!pushers.ok) return pushers;
				return (0, $start_start_3.success)({
					...found.value,
					requesters: [author.value, ...pushers.value]
				});
			}
			async function findProvenance(at, record, depth = 0) {
				let comments = await at.repo.comments(at.pull.number);
				if (!comments.ok) return comments;
				if (depth > 20) return (0, $start_start_3.failure)($github_vouched_run.VOUCHED_RUN_ERRORS.unproven(record.plan.digest, "too many approvals led to it"));
				return (0, $plan_permissions.hasRunExternal)(record.plan) ? vouchOnPull(at, record, comments.value, depth) : deriveOnPull(at, record, comments.value);
			}
			async function deriveOnPull(at, record, comments) {
				let { digest } = record.plan;
				let { comment } = record.state.origin;
				if (comment === void 0) return (0, $start_start_3.failure)($github_vouched_run.VOUCHED_RUN_ERRORS.unproven(digest, "no comment asked for it"));
				let asked = await readAsked(at, record, {
					comments,
					comment
				});
				if (!asked.ok) return asked;
				let { request, prepared } = asked.value;
				let askedAt = new Date(request.comment.created_at);
				let other = await deriveAgain(at, digest, () => (0, $plan_folder.wv)({
					...at,
					prepared,
					rules: [],
					askedAt
				}));
				if (other !== void 0) return (0, $start_start_3.failure)(other);
				return (0, $start_start_3.success)({
					request,
					prepared,
					askedAt,
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
				if (recipe.source.path !== plan.recipe.path || (0, $github_git_tree_7.inputsText)(inputs) !== (0, $github_git_tree_7.inputsText)(plan.inputs)) return (0, $start_start_3.failure)($github_vouched_run.VOUCHED_RUN_ERRORS.unproven(plan.digest, `comment ${comment} asks for something else`));
				let other = await (0, $github_git_tree_7.checkExpectedPlan)(record, (0, $expected_plan.TE)({
					...at,
					prepared: prepared.value
				}, at.pull));
				return other === void 0 ? (0, $start_start_3.success)({
					request: request.value,
					prepared: prepared.value
				}) : (0, $start_start_3.failure)(other);
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
						return ERRORS$3.otherInPlanJob(what, digest);
					}
					let made = await make();
					if (!made.ok) return made.error;
					let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
					if (loaded?.plan.digest === digest) return;
					if (context.signal.aborted) return $github_other_approvals.PLAN_LOCK_ERRORS.cancelled();
					let { outcome } = made.value.planned;
					let got = outcome.kind === "failed" ? `the recipe failed: ${outcome.failure.error.message}` : loaded === void 0 ? "there was nothing to change" : `the result is ${loaded.plan.digest.slice(0, 16)}`;
					return ERRORS$3.notReproduced(digest, got);
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
				let path = (0, $github_git_tree_7.workflowPath)(context.workflow.ref);
				if (path === void 0) return (0, $start_start_3.failure)($github_vouched_run.VOUCHED_RUN_ERRORS.unproven(digest, "Sous cannot tell which workflow is running"));
				let run = await (0, $github_vouched_run.vouchForPlan)({
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
				if (comment === void 0 || comment.user?.id !== run.value.actor.id) return (0, $start_start_3.failure)($github_vouched_run.VOUCHED_RUN_ERRORS.unproven(digest, `run ${run.value.id} does not name the comment that started it, or that comment is gone`));
				let askedAt = run.value.createdAt;
				let command = (0, $event_event_5.parseCommand)(comment.body);
				if (command?.ok && command.value.kind === "apply") {
					let approved = await repo.findPlan(pull.number, command.value.digest);
					if (!approved.ok) return approved;
					let gated = await (0, $github_save_plan_5.planRefs)(remote.value).load(approved.value);
					if (!gated.ok) return gated;
					let follows = checkFollows(record.plan, gated.value.plan);
					if (follows !== void 0) return (0, $start_start_3.failure)(follows);
					let before = await findProvenance(at, gated.value, depth + 1);
					if (!before.ok) return before;
					let other = await (0, $github_git_tree_7.checkExpectedPlan)(record, (0, $expected_plan.TE)({
						...at,
						prepared: before.value.prepared
					}, pull));
					if (other !== void 0) return (0, $start_start_3.failure)(other);
					return (0, $start_start_3.success)({
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
				return (0, $start_start_3.success)({
					...asked.value,
					askedAt,
					comments: [comment],
					derived: void 0
				});
			}
			function checkFollows(plan, gated) {
				let waiting = gated.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
				if (waiting === void 0) return $github_vouched_run.VOUCHED_RUN_ERRORS.unproven(plan.digest, `the plan ${gated.digest.slice(0, 16)} waited for no call`);
				return plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, waiting)) ? void 0 : $github_vouched_run.VOUCHED_RUN_ERRORS.unproven(plan.digest, `it does not have the call that the plan ${gated.digest.slice(0, 16)} waited for`);
			}
			function isSameCall(one, other) {
				return one.tool === other.tool && (0, $tool_call_work.serializeParameters)(one.args) === (0, $tool_call_work.serializeParameters)(other.args);
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
					if (allowed.ok) return ERRORS$3.cancelled(person.login, digest);
					if (allowed.error.code !== "not_permitted" && allowed.error.code !== "bot_actor") return allowed.error;
				}
			}
			async function findPushers({ repo, pull }, { comment }) {
				let head = {
					ref: `refs/heads/${pull.head.ref}`,
					commit: pull.head.commit
				};
				let pushers = await (0, $github_other_approvals.readPushers)(repo.github, head, new Date(comment.created_at));
				if (!pushers.ok) return pushers;
				if (pushers.value !== void 0) return (0, $start_start_3.success)(pushers.value);
				return (0, $start_start_3.failure)(ERRORS$3.pushersUnknown());
			}
			let ERRORS$3 = {
				expired: (askedAt, hours) => (0, $base_reasons.refusal)("plan_expired", `The plan expired: it was requested at ${(0, $report_plan_markdown_3.timeText)(askedAt)}, and plans are good for ${hours} hours`),
				otherInPlanJob: (got, digest) => (0, $base_reasons.refusal)("plan_not_reproduced", `The plan job got ${got} instead of ${digest.slice(0, 16)}. See its summary`),
				notReproduced: (digest, got) => (0, $base_reasons.refusal)("plan_not_reproduced", `Sous made the plan ${digest.slice(0, 16)} again before applying it, and ${got}`),
				cancelled: (by, digest) => (0, $base_reasons.refusal)("plan_cancelled", `${by} cancelled plan ${digest.slice(0, 16)}`),
				pushersUnknown: () => (0, $base_reasons.refusal)("approval_missing", "GitHub does not say who pushed to this branch since the request, so Sous cannot tell who is a second person", "Run the recipe again, then ask someone else to approve it.")
			};
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
				if (gated === found.value || gated === "" && (0, $base_digest.isWholeDigest)(digest)) return found;
				if (gated !== "") return (0, $start_start_3.failure)(ERRORS$2.otherPlan(digest, gated, found.value));
				return (0, $start_start_3.failure)(ERRORS$2.gateDidNotSay(digest));
			}
			async function recheckApply(command, record, { config, seen, proof: known, others: found, isLast }) {
				let { context, repo, from } = command;
				let { github } = repo;
				let { plan, changes } = record;
				let run = {
					github,
					from,
					run: context.run,
					policy: (0, $open_github_4.US)(repo)
				};
				let approver = seen === void 0 ? await (0, $github_authorise_3.authoriseReviewer)(run) : (0, $start_start_3.success)(seen.approver);
				if (!approver.ok) return approver;
				let pull = seen === void 0 ? await (0, $github_pull_state_3.readPull)(github, from.pull) : (0, $start_start_3.success)(seen.pull);
				if (!pull.ok) return pull;
				let refused = (0, $github_pull_state_3.checkApplicable)(pull.value, config.approval, plannedOn(plan, from.pull));
				if (refused !== void 0) return (0, $start_start_3.failure)(refused);
				let stopped = seen === void 0 ? void 0 : await refuseReviews(run, plan, approver.value);
				if (stopped !== void 0) return (0, $start_start_3.failure)(stopped);
				let other = seen === void 0 ? void 0 : await refuseRecipe(repo, plan, pull.value);
				if (other !== void 0) return (0, $start_start_3.failure)(other);
				let hidden = await (0, $save_preview.checkHidden)(plan, changes);
				if (hidden !== void 0) return (0, $start_start_3.failure)(hidden);
				let sensitive = (0, $plan_permissions.whySensitive)({
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
				}) : (0, $start_start_3.success)(known);
				if (!proof.ok) return proof;
				let { requesters, askedAt } = proof.value;
				let early = refuseEarly(from, askedAt);
				if (early !== void 0) return (0, $start_start_3.failure)(early);
				let same = (0, $github_authorise_3.checkSecondPerson)({
					approver: approver.value,
					requesters,
					sensitive
				});
				if (same !== void 0) return (0, $start_start_3.failure)(same);
				let before = await findOthers({
					command,
					config,
					plan,
					approver: approver.value
				}, proof.value, found);
				if (!before.ok) return before;
				let edited = isLast ? await checkStillSaid(command, proof.value) : void 0;
				if (edited !== void 0) return (0, $start_start_3.failure)(edited);
				let others = isLast ? await (0, $github_other_approvals.keepUnedited)(github, before.value) : before;
				if (!others.ok) return others;
				let isRequester = ({ id }) => sensitive.length > 0 && requesters.some((person) => person.id === id);
				let people = (0, $github_other_approvals.distinctPeople)([...others.value.map(({ person }) => person).filter((person) => !isRequester(person)), approver.value]);
				let unapproved = (0, $github_other_approvals.checkApprovalCount)(people, config.approval.count);
				if (unapproved !== void 0) return (0, $start_start_3.failure)(unapproved);
				let unowned = config.approval.codeowners ? await checkOwners(repo, people, plan) : void 0;
				if (unowned !== void 0) return (0, $start_start_3.failure)(unowned);
				return (0, $start_start_3.success)({
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
				if (config.approval.count === 1 && !config.approval.codeowners) return (0, $start_start_3.success)([]);
				let run = {
					github,
					run: context.run,
					policy: (0, $open_github_4.US)(repo)
				};
				let mayApprove = async (other) => other.author.id === approver.id ? (0, $start_start_3.success)(approver) : (0, $github_authorise_3.authoriseReviewer)({
					...run,
					from: other
				});
				if (found !== void 0) return (0, $github_other_approvals.recheckApprovals)(github, found, mayApprove);
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
				return (0, $github_other_approvals.findOtherApprovals)({
					...request,
					comments: comments.value,
					except: approver,
					mayApprove
				});
			}
			function refuseEarly({ kind, author, at }, askedAt) {
				if (at.getTime() >= askedAt.getTime()) return;
				return ERRORS$2.olderThanRequest(kind, author.login);
			}
			async function checkStillSaid({ repo, from }, { comments }) {
				if (from.kind === "review") return await (0, $github_authorise_3.checkUnedited)(repo.github, comments) ?? (0, $github_authorise_3.recheckSource)(repo.github, from);
				let all = await repo.comments(from.pull);
				if (!all.ok) return all.error;
				let approving = all.value.find(({ id }) => id === from.id);
				if (approving === void 0) return ERRORS$2.commentDeleted(from.id);
				return (0, $github_authorise_3.checkUnedited)(repo.github, [...new Set([...comments, approving])]);
			}
			async function refuseReviews(approval, { digest, head }, approver) {
				let { github, from } = approval;
				let common = {
					github,
					pull: from.pull,
					mayApprove: async (review) => review.author.id === approver.id ? (0, $start_start_3.success)(approver) : (0, $github_authorise_3.authoriseReviewer)({
						...approval,
						from: review
					})
				};
				if (from.kind !== "review") return (0, $github_other_approvals.checkChangesRequested)(common, approver.id);
				let approvals = await (0, $github_other_approvals.findApprovals)({
					...common,
					digest,
					head: head?.commit ?? "",
					isProposal: !1
				});
				if (!approvals.ok) return approvals.error;
				return approvals.value.some(({ review }) => review === from.id) ? void 0 : ERRORS$2.notAmongApprovals(from.author.login, digest);
			}
			async function refuseRecipe(repo, plan, pull) {
				let { recipe } = plan;
				let remote = (0, $plan_permissions.hasRunExternal)(plan) ? void 0 : await repo.remote();
				remote?.ok && await remote.value.fetchCommit(pull.head.commit, { contents: !0 });
				let changed = await (0, $open_github_4.iv)(repo, pull);
				return changed.ok ? (0, $github_git_tree_7.checkRecipeUnchanged)(changed.value, [recipe, ...recipe.includes].map(({ path }) => path)) : changed.error;
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
			let ERRORS$2 = {
				otherPlan: (digest, gated, found) => (0, $base_reasons.refusal)("plan_tampered", `Digest ${digest} named plan ${gated} in the gate job, but now it names ${found}`),
				gateDidNotSay: (digest) => (0, $base_reasons.refusal)("input_invalid", `The gate did not say which plan ${digest} is`, "Write the whole digest, or pass the gate's output 'digest' as 'gate-digest', as in the workflow that 'sous init' writes."),
				olderThanRequest: (kind, author) => (0, $base_reasons.refusal)("approval_stale", `The ${kind} of ${author} is older than the request for this plan`, "Approve the plan again."),
				commentDeleted: (id) => (0, $base_reasons.refusal)("comment_changed", `Comment ${id} was deleted`),
				notAmongApprovals: (reviewer, digest) => (0, $base_reasons.refusal)("approval_missing", `The review of ${reviewer} does not approve the plan ${digest}`)
			};
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
					let isDerived = !(0, $plan_permissions.hasRunExternal)(plan);
					return (0, $start_start_3.success)({
						reason: "accepted",
						message: isDerived ? `Made the plan ${plan.digest.slice(0, 16)} again` : "The plan runs commands, so its run vouches for it",
						pull: { number: pull.number },
						...isDerived && { digest: plan.digest }
					});
				}
				let applied = await (0, $github_other_approvals.mergeProposal)({
					github: repo.github,
					remote: remote.value,
					plan,
					requesters: proven.value,
					pull,
					readPull: () => (0, $github_pull_state_3.readPull)(repo.github, pull.number),
					recheck: (now) => checkApprovals({
						...request,
						pull: now
					}, proven.value)
				});
				return applied.ok ? (0, $start_start_3.success)(await tellApplied(request, applied.value)) : applied;
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
					let posted = await tell(request, (0, $report_command_answers_5.renderWaitingMerge)({
						reason: applied.kind,
						head: pull.head.commit,
						base: pull.base.ref,
						hasQueue: !isAutoMerge || applied.hasQueue,
						waitsFor: isAutoMerge ? applied.said : void 0,
						isWorkflowToken: self.ok && (0, $github_merge_later.tokenKind)(request.context.token, self.value) === "workflow"
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
					let posted = await tell(request, (0, $report_command_answers_5.renderMovedBase)({
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
					recipe: (0, $start_paths_3.calledName)(plan),
					inputs: plan.inputs
				});
				if (!prepared.ok) return prepared;
				let expected = {
					...(0, $expected_plan.EX)({
						context,
						repo,
						config,
						prepared: prepared.value
					}),
					message: plan.message,
					isFork: pull.isFork,
					checkPlace: (made) => {
						let ref = `refs/heads/${pull.base.ref}`;
						if (made.base.ref !== ref) return ERRORS$1.otherBase(made.base.ref, pull.number, pull.base.ref);
						return (0, $github_git_tree_7.checkProposalPlan)(made, {
							repository: pull.repository.id,
							place: made.base
						});
					}
				};
				let other = await (0, $github_git_tree_7.checkExpectedPlan)(record, expected);
				if (other !== void 0) return (0, $start_start_3.failure)(other);
				let isExternal = (0, $plan_permissions.hasRunExternal)(plan);
				if (!isExternal) {
					let different = await deriveAgain(request, plan.digest, () => planProposal(request, prepared.value));
					if (different !== void 0) return (0, $start_start_3.failure)(different);
				}
				let run = await (0, $github_vouched_run.vouchForPlan)({
					github: repo.github,
					remote: remote.value,
					trusted: trusted.value,
					repository: pull.repository.id,
					run: state.origin.run.id,
					digest: plan.digest,
					events: PROPOSING_EVENTS
				});
				if (run.ok) return (0, $start_start_3.success)(requestersOf(run.value));
				return isExternal || run.error.code !== "plan_unproven" ? run : (0, $start_start_3.success)(void 0);
			}
			function requestersOf({ event, actor }) {
				if (event === "schedule") return [];
				return (0, $github_event_payloads_3.isPerson)(actor) ? [{
					id: actor.id,
					login: actor.login
				}] : void 0;
			}
			async function planProposal(request, prepared) {
				let { context, repo, config, record } = request;
				let { repository, base, message, date } = record.plan;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let tree = await (0, $github_remote_git.checkOut)(remote.value, base.commit ?? "", base.directory);
				if (!tree.ok) return (0, $start_start_3.failure)((0, $github_git_tree_7.tokenTooWeak)("read the files", tree.error));
				return (0, $plan_folder.YI)({
					context,
					folder: tree.value,
					prepared: {
						...prepared,
						config
					},
					rules: [],
					trustsPatterns: !0,
					...date !== void 0 && { askedAt: new Date(date) },
					facts: {
						...repository && { repository },
						base,
						target: $github_git_tree_7.PROPOSAL_TARGET,
						message
					}
				});
			}
			async function checkApprovals(request, requesters) {
				let { repo, pull, config, record } = request;
				let { plan, changes } = record;
				let refused = (0, $github_pull_state_3.checkPlannable)(pull, config.approval);
				if (refused !== void 0) return (0, $start_start_3.failure)(refused);
				let early = await refuseRepeated(request);
				if (early !== void 0) return (0, $start_start_3.failure)(early);
				let approvers = await findApprovers(request, requesters !== void 0 && config.approval.count === 1 && !config.approval.codeowners);
				if (!approvers.ok) return approvers;
				let { count } = config.approval;
				let second = checkSecondPerson({
					approvers: approvers.value,
					requesters,
					sensitive: (0, $plan_permissions.whySensitive)({
						plan,
						changes
					}, config),
					count
				});
				if (second !== void 0) return (0, $start_start_3.failure)(second);
				let unowned = config.approval.codeowners ? await checkOwners(repo, approvers.value, plan) : void 0;
				return unowned === void 0 ? approvers : (0, $start_start_3.failure)(unowned);
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
					policy: (0, $open_github_4.US)(repo)
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
					let stopped = await (0, $github_other_approvals.checkChangesRequested)({
						github,
						pull: pull.number,
						mayApprove
					}, commented.value.id);
					if (stopped !== void 0) return (0, $start_start_3.failure)(stopped);
					if (isOneEnough) return (0, $start_start_3.success)([commented.value]);
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
				let approvals = await (0, $github_other_approvals.findApprovals)({
					...plan,
					isProposal: !0
				});
				if (!approvals.ok) return approvals;
				let own = approvals.value.find(({ review }) => review === from.id);
				if (own === void 0) return (0, $start_start_3.failure)(ERRORS$1.notAmongApprovals(from.author.login, pull.head.commit));
				let reviewers = (0, $github_other_approvals.distinctPeople)([own, ...approvals.value].map(({ person }) => person));
				if (isOneEnough) return (0, $start_start_3.success)(reviewers);
				let others = await withOthers(request, own.person, {
					...plan,
					isProposal: !0
				});
				return others.ok ? (0, $start_start_3.success)((0, $github_other_approvals.distinctPeople)([...reviewers, ...others.value])) : others;
			}
			async function withOthers({ repo, pull }, approver, plan) {
				let comments = await repo.comments(pull.number);
				if (!comments.ok) return comments;
				let found = await (0, $github_other_approvals.findOtherApprovals)({
					...plan,
					comments: comments.value,
					except: approver
				});
				if (!found.ok) return found;
				let isReview = ({ from }) => from.kind === "review";
				let unedited = await (0, $github_other_approvals.keepUnedited)(repo.github, found.value.filter((approval) => !isReview(approval)));
				if (!unedited.ok) return unedited;
				let others = [...found.value.filter(isReview), ...unedited.value];
				return (0, $start_start_3.success)((0, $github_other_approvals.distinctPeople)([approver, ...others.map(({ person }) => person)]));
			}
			async function pushedAt({ repo, pull }) {
				let push = await (0, $github_other_approvals.readHeadPush)(repo.github, {
					ref: `refs/heads/${pull.head.ref}`,
					commit: pull.head.commit
				});
				if (!push.ok) return push;
				if (push.value === void 0) return (0, $start_start_3.failure)(ERRORS$1.pushTimeUnknown());
				return (0, $start_start_3.success)(push.value.at);
			}
			function checkSecondPerson({ approvers, requesters, sensitive, count }) {
				let why = sensitive[0] === void 0 ? "" : ` (${sensitive[0]})`;
				if (requesters === void 0) {
					if (approvers.length > count) return;
					if (approvers.length > 1) return (0, $github_other_approvals.checkApprovalCount)(approvers, count + 1);
					return ERRORS$1.requesterUnknown(why);
				}
				let counted = approvers.filter(({ id }) => requesters.every((person) => person.id !== id));
				if (counted.length > 0) return (0, $github_other_approvals.checkApprovalCount)(counted, count);
				return ERRORS$1.ownProposal(approvers[0]?.login, why);
			}
			let ERRORS$1 = {
				otherBase: (made, pull, now) => (0, $base_reasons.refusal)("stale_base", `The proposal was made for '${made}', but #${pull} is for '${now}' now`),
				notAmongApprovals: (reviewer, head) => (0, $base_reasons.refusal)("approval_missing", `The review of ${reviewer} does not approve ${head.slice(0, 12)}`),
				pushTimeUnknown: () => (0, $base_reasons.refusal)("approval_missing", "GitHub does not say when this head was pushed, so Sous cannot tell which reviews are for it"),
				requesterUnknown: (why) => (0, $base_reasons.refusal)("approval_missing", `No run shows who requested this proposal${why}`, "Ask a second person to approve it too, or merge it on GitHub. The workflow in docs/guide/github.md uploads an artifact that shows it."),
				ownProposal: (requester, why) => (0, $base_reasons.refusal)("approval_missing", `${requester} requested this proposal${why}`, "Ask someone else to approve it.")
			};
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
					policy: (0, $open_github_4.US)(repo)
				}) : (0, $start_start_3.success)(command.approver);
				if (!approver.ok) return (0, $answer_2.X4)(approver.error) ? approver : (0, $start_start_3.success)((0, $outcome_3.refusedOutcome)(approver.error));
				let tooWeak = await (0, $answer_2.z0)(command);
				if (tooWeak !== void 0) return (0, $start_start_3.success)((0, $outcome_3.refusedOutcome)(tooWeak));
				let changed = await checkSourceUnchanged(command);
				if (changed !== void 0) return (0, $start_start_3.success)((0, $outcome_3.refusedOutcome)(changed));
				let config = await repo.config();
				if (!config.ok) return config;
				let pull = await (0, $github_pull_state_3.readPull)(github, from.pull);
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
				let applied = await (0, $github_other_approvals.applyPlanRef)({
					remote: remote.value,
					digest,
					loaded: record.value,
					repository: {
						id: String(pull.value.repository.id),
						defaultBranch: pull.value.repository.defaultBranch
					},
					pull: from.pull,
					run: {
						id: context.run.id,
						attempt: context.run.attempt
					},
					committer: (0, $github_git_tree_7.committerOf)(self.value, context.serverUrl),
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
						return checked.ok ? (0, $start_start_3.success)(checked.value.people) : checked;
					},
					isRunOver: (run) => (0, $github_other_approvals.isRunOver)(github, run)
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
					ci: (0, $github_merge_later.ciExpectation)((0, $github_merge_later.tokenKind)(context.token, self.value), "push").message
				});
				await Promise.all([posted === void 0 ? (0, $answer_2.vn)(command, reason === "committed" ? "rocket" : "+1") : void 0, reason === "committed" ? (0, $answer_2.wc)(command, {
					commit,
					recipe: (0, $start_paths_3.calledName)(plan),
					...(0, $answer_2.Gc)(commit)
				}) : void 0]);
				let short = (0, $base_digest.shortDigest)(digest);
				let said = reason === "committed" ? `Applied plan ${short} as ${commit}` : `Nothing to apply: ${commit} has the files of plan ${short} and names it`;
				let message = posted === void 0 ? said : `${said}, but Sous could not comment: ${posted.message}`;
				return (0, $start_start_3.success)({
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
				return (0, $start_start_3.success)({
					reason: "accepted",
					message,
					pull: { number: at.pull.number },
					...derived !== void 0 && { digest: derived }
				});
			}
			async function approveWaiting(command, record, pull, config) {
				let { plan } = record;
				let refused = (0, $github_pull_state_3.checkApplicable)(pull, config.approval, plannedOn(plan, command.from.pull));
				if (refused !== void 0) return (0, $start_start_3.failure)(refused);
				let approver = await (0, $github_authorise_3.authoriseApproval)({
					github: command.repo.github,
					from: command.from,
					run: command.context.run,
					policy: (0, $open_github_4.US)(command.repo)
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
				return waiting === void 0 ? (0, $start_start_3.failure)(ERRORS.noWaitingCall(plan.digest)) : (0, $start_start_3.success)(waiting);
			}
			async function approveGated(command, record, pull, config) {
				let { plan, state } = record;
				if (command.context.job === void 0) return (0, $start_start_3.failure)(ERRORS.commandsNotHere(plan.digest));
				if (command.context.job === "publish") return (0, $start_start_3.failure)(ERRORS.callsNotHere(plan.digest));
				let approved = await approveWaiting(command, record, pull, config);
				if (!approved.ok) return approved;
				let waiting = approved.value;
				let checked = {
					state: pull,
					approver: {
						ask: async ({ call }) => plan.steps.some(({ tool, args, outcome }) => (outcome.kind === "ran" || args === waiting.args) && tool === call.tool.name && (0, $tool_call_work.serializeParameters)(args) === (0, $tool_call_work.serializeParameters)(call.args)) ? "approved" : "unavailable",
						remember: async () => void 0
					}
				};
				let comments = await command.repo.comments(pull.number);
				if (!comments.ok) return comments;
				let asking = comments.value.find(({ id }) => id === state.origin.comment);
				let askedAt = asking && new Date(asking.created_at);
				return (0, $preview_job.planOnPull)({
					...command,
					pull: pull.number,
					askedAt,
					recipe: (0, $start_paths_3.calledName)(plan),
					inputs: plan.inputs,
					checked
				}, state.origin);
			}
			async function withMergeCi({ context, repo }, ended) {
				if (!ended.ok || ended.value.reason !== "committed" && ended.value.reason !== "merged_on_moved_base") return ended;
				let self = await repo.self();
				if (!self.ok) return ended;
				let { message } = (0, $github_merge_later.ciExpectation)((0, $github_merge_later.tokenKind)(context.token, self.value), "merge");
				return (0, $start_start_3.success)({
					...ended.value,
					message: `${ended.value.message}. ${message}`
				});
			}
			let ERRORS = {
				noWaitingCall: (digest) => (0, $base_reasons.refusal)("plan_tampered", `Plan ${digest} has no waiting call`),
				commandsNotHere: (digest) => (0, $base_reasons.refusal)("commands_not_here", `Plan ${digest.slice(0, 16)} has a call that waits for approval`),
				callsNotHere: (digest) => (0, $base_reasons.refusal)("plan_gated", `Plan ${digest} has a waiting call, and this job does not run calls`, "Use 'mode: plan' first.")
			};
		},
		905: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				$3: () => leastPeople,
				Ed: () => approversNeeded,
				Lj: () => findCampaignOf,
				iP: () => readConsents,
				rc: () => parseCampaignCommand
			});
			var $app_open_campaign = __nccwpck_require__(214);
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $zod_api = __nccwpck_require__(4914);
			var $start_start_3 = __nccwpck_require__(1328);
			var $campaign_approvals = __nccwpck_require__(2182);
			var $github_api_answers_5 = __nccwpck_require__(9121);
			var $github_authorise_3 = __nccwpck_require__(2241);
			var $open_github_5 = __nccwpck_require__(9538);
			var $campaign_context_2 = __nccwpck_require__(7860);
			//! src/action/campaign/campaign-consent.ts
			function parseCampaignCommand(body) {
				let [, verb = "", rest = ""] = /^\/sous (approve|pause|resume|close|retry)(?: ([^\r\n]*))?\s*$/.exec(body.split(/\r?\n/, 1)[0] ?? "") ?? [];
				let words = rest.split(" ").filter((word) => word !== "");
				switch (verb) {
					case "": return;
					case "approve": {
						let [first = "", ...parts] = words;
						let digest = (0, $base_digest.parseDigestPrefix)(first);
						if (digest === void 0 || digest.length < SHORTEST_DIGEST) return (0, $start_start_3.failure)(ERRORS.noDigest(first));
						let named = {};
						for (let part of parts) {
							let [, key, value = ""] = /^(group|wave)=([A-Za-z0-9._-]{1,100})$/.exec(part) ?? [];
							if (key === void 0 || named[key] !== void 0) return (0, $start_start_3.failure)(ERRORS.unknownPart(part));
							named[key] = value;
						}
						return (0, $start_start_3.success)({
							kind: "approve",
							digest,
							...named
						});
					}
					case "retry": return (0, $start_start_3.success)({
						kind: "retry",
						names: words
					});
					default: return words.length === 0 ? (0, $start_start_3.success)({ kind: verb }) : (0, $start_start_3.failure)(ERRORS.unknownPart(words[0] ?? ""));
				}
			}
			let SHORTEST_DIGEST = 16;
			let IssueAnswer = (0, $zod_api.object)({
				body: (0, $zod_api.nullish)((0, $zod_api.string)()),
				user: (0, $zod_api.nullable)((0, $zod_api.object)({ id: $github_api_answers_5.Positive }))
			});
			async function findCampaignOf(job, issue) {
				let { repo } = job;
				let read = await repo.github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: issue }, IssueAnswer);
				if (!read.ok) return read;
				let self = await repo.self();
				if (!self.ok) return self;
				if (read.value.user?.id !== self.value.id) return (0, $start_start_3.success)(void 0);
				let control = await (0, $campaign_context_2.aH)(job);
				if (!control.ok) return control;
				let files = await (0, $app_open_campaign.findCampaigns)(control.value);
				if (!files.ok) return (0, $start_start_3.failure)((0, $campaign_context_2.Zd)(files.error));
				let ids = files.value.map((file) => file.replace(/^.*\//, "").replace(/\.ya?ml$/i, ""));
				return (0, $start_start_3.success)(ids.find((id) => (0, $campaign_context_2.xk)(id, read.value.body ?? "")));
			}
			function leastPeople({ state, calls }) {
				return state === "gated" || calls !== void 0 ? 2 : 1;
			}
			let CommentAnswer = (0, $zod_api.object)({
				body: (0, $zod_api.string)(),
				created_at: (0, $zod_api.string)(),
				user: (0, $zod_api.nullable)((0, $zod_api.object)({
					id: $github_api_answers_5.Positive,
					login: (0, $zod_api.string)(),
					type: (0, $zod_api.optional)((0, $zod_api.string)())
				})),
				performed_via_github_app: (0, $zod_api.optional)((0, $zod_api.nullable)((0, $zod_api.looseObject)({})))
			});
			async function readConsents(job, campaign, state) {
				let people = await approversNeeded(job, campaign);
				if (!people.ok) return people;
				let genuine = [];
				let issues = new Map();
				for (let approval of state.head.approvals) {
					let [, issue = "", comment = ""] = /^comment:(\d{1,12}):(\d{1,15})$/.exec(approval.seal) ?? [];
					if (issue === "") continue;
					let isOwn = issues.get(issue) ?? findCampaignOf(job, Number(issue)).then((found) => found.ok && found.value === campaign.id);
					issues.set(issue, isOwn);
					if (!await isOwn) continue;
					let isGenuine = await checkComment(job, approval, {
						issue: Number(issue),
						comment: Number(comment)
					});
					if (!isGenuine.ok) return isGenuine;
					isGenuine.value && genuine.push(approval);
				}
				return (0, $start_start_3.success)(new $campaign_approvals.ApprovedPlans(genuine, [...state.approved.values()], people.value));
			}
			async function approversNeeded({ repo }, { campaign }) {
				let config = await repo.config();
				return config.ok ? (0, $start_start_3.success)(Math.max(campaign.approval.count, config.value.approval.count)) : config;
			}
			async function checkComment({ repo, context }, { digest, group, wave, by }, { issue, comment }) {
				let read = await repo.github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment }, CommentAnswer);
				if (!read.ok) return read.error.code === "api_not_found" ? (0, $start_start_3.success)(!1) : read;
				let { user, body, created_at: at, performed_via_github_app: app } = read.value;
				let command = parseCampaignCommand(body);
				if (user === null || user.login !== by || command?.ok !== !0 || command.value.kind !== "approve") return (0, $start_start_3.success)(!1);
				let said = command.value;
				if (!digest.startsWith(said.digest) || said.group !== group || said.wave !== wave) return (0, $start_start_3.success)(!1);
				let isBot = app != null || user.type !== void 0 && user.type !== "User";
				let from = {
					kind: "comment",
					id: comment,
					body,
					author: {
						id: user.id,
						login: user.login,
						isBot
					},
					at: new Date(at),
					pull: issue
				};
				let person = await (0, $github_authorise_3.authoriseApproval)({
					github: repo.github,
					from,
					run: context.run,
					policy: (0, $open_github_5.US)(repo)
				});
				if (person.ok) return (0, $start_start_3.success)(!0);
				return person.error.code.startsWith("api_") || person.error.code === "auth_expired" ? person : (0, $start_start_3.success)(!1);
			}
			let ERRORS = {
				noDigest: (word) => (0, $base_reasons.refusal)("command_mistake", word === "" ? "'/sous approve' needs the digest of the campaign" : `'${word.slice(0, 80)}' is not the digest of a campaign`, "Copy the line from the top of this issue."),
				unknownPart: (word) => (0, $base_reasons.refusal)("command_mistake", `Sous does not know '${word.slice(0, 80)}' here`, "Write `/sous approve <digest>`, and `group=a` or `wave=canary` for a part of it.")
			};
		},
		7860: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				GK: () => openApp,
				W0: () => branchOf,
				Zd: () => asRefusal,
				_F: () => openTargetRemote,
				aH: () => openControlRepository,
				et: () => subjectOf,
				gc: () => openPace,
				qL: () => clientWith,
				qy: () => openNamedCampaign,
				xk: () => isIssueOf
			});
			var $app_open_campaign = __nccwpck_require__(214);
			var $reader_work = __nccwpck_require__(8050);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $start_terminal = __nccwpck_require__(4782);
			var $campaign_content_book = __nccwpck_require__(5997);
			var $campaign_campaign = __nccwpck_require__(4906);
			var $core_work_3 = __nccwpck_require__(6350);
			var $github_github_app = __nccwpck_require__(5062);
			var $github_git_tree_9 = __nccwpck_require__(3608);
			var $github_write_pace = __nccwpck_require__(6298);
			var $github_remote_git_3 = __nccwpck_require__(1892);
			var $event_event_7 = __nccwpck_require__(1884);
			var $tool_call_work_3 = __nccwpck_require__(4020);
			var $runner_2 = __nccwpck_require__(7326);
			var $late_os = __nccwpck_require__(1610);
			var $late_timers_promises = __nccwpck_require__(5825);
			//! src/action/campaign/campaign-context.ts
			async function openControlRepository({ context, repo }) {
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let tip = await remote.value.readTip();
				if (!tip.ok) return tip;
				let folder = await (0, $github_remote_git_3.checkOut)(remote.value, tip.value);
				if (!folder.ok) return folder;
				let surroundings = {
					...(0, $runner_2.actionSurroundings)(context, folder.value),
					trustsPatterns: !0
				};
				let recipes = await (0, $reader_work.openRecipes)(surroundings, folder.value);
				if (!recipes.ok) return (0, $start_start.failure)(asRefusal(recipes.error));
				return (0, $start_start.success)({
					surroundings,
					recipes: recipes.value,
					ledgers: (0, $campaign_campaign.remoteLedgers)(remote.value)
				});
			}
			async function openNamedCampaign(job, name = job.context.runner.input("campaign")) {
				let control = await openControlRepository(job);
				if (!control.ok) return control;
				let opened = await (0, $app_open_campaign.openCampaign)(control.value, name === "" ? void 0 : name);
				if (opened.ok) return opened;
				if (opened.error.kind === "error") return (0, $start_start.failure)(asRefusal(opened.error.error));
				let [first] = opened.error.file.diagnostics.filter(({ severity }) => severity === "error");
				return (0, $start_start.failure)(ERRORS.invalid(first?.at.file ?? opened.error.file.path, first?.message ?? "", first?.at.line ?? 1));
			}
			function asRefusal({ message, suggestion }) {
				return (0, $base_reasons.refusal)("input_invalid", message, suggestion);
			}
			function openApp(context) {
				let { apiUrl, runner, signal } = context;
				return $github_github_app.GitHubApp.open({
					id: runner.input("app-id"),
					key: runner.input("app-key"),
					transportOf: (token) => (0, $github_git_tree_9.octokitTransport)({
						token,
						apiUrl,
						userAgent: `sous/${$start_terminal.VERSION}`
					}),
					clock: $tool_call_work_3.realClock,
					sleep: sleepOf(context),
					signal,
					mask: (token) => runner.mask(token)
				});
			}
			function sleepOf({ sleep, signal }) {
				return sleep ?? (async (ms) => void await (0, $late_timers_promises.setTimeout)(ms, void 0, { signal }).catch(() => void 0));
			}
			function openPace({ context }, { control }) {
				return new $github_write_pace.ContentPace({
					clock: $tool_call_work_3.realClock,
					sleep: sleepOf(context),
					book: (0, $campaign_content_book.contentBook)(control.ledgers, $tool_call_work_3.realClock)
				});
			}
			function clientWith(context, { transport, name = "/", pace }) {
				let [owner = "", repository = ""] = name.split("/");
				return new $github_git_tree_9.GitHub({
					transport,
					repository: {
						owner,
						name: repository
					},
					clock: $tool_call_work_3.realClock,
					sleep: sleepOf(context),
					signal: context.signal,
					maxCalls: 1e3,
					secrets: (0, $event_event_7.knownSecrets)(context.env),
					...pace && { pace }
				});
			}
			function openTargetRemote(context, name, token) {
				let { serverUrl, signal, env, workspace } = context;
				return (0, $github_remote_git_3.openRemote)({
					url: `${serverUrl}/${name}.git`,
					token,
					git: (0, $core_work_3.realGit)((0, $core_work_3.openPrograms)({
						path: env.PATH ?? "",
						forbiddenRoot: workspace
					})),
					disk: $core_work_3.realDisk,
					sandboxDisk: (0, $tool_call_work_3.realSandboxDisk)($late_os.tmpdir()),
					sleep: sleepOf(context),
					signal
				});
			}
			function branchOf({ id }) {
				return `sous/${id}`;
			}
			function subjectOf(id) {
				return `campaign ${id}`;
			}
			function isIssueOf(id, body) {
				return body.startsWith((0, $github_git_tree_9.markerOf)({
					kind: "drift",
					subject: subjectOf(id)
				}));
			}
			let ERRORS = { invalid: (file, message, line) => (0, $base_reasons.refusal)("input_invalid", `${file}:${line}: ${message}`, "'sous campaign validate' shows everything that is wrong with it.") };
		},
		6204: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, { S: () => showCampaign });
			var $app_approve_campaign_3 = __nccwpck_require__(813);
			var $start_start_7 = __nccwpck_require__(1328);
			var $campaign_campaign_markdown = __nccwpck_require__(1622);
			var $github_drift_issue = __nccwpck_require__(4410);
			var $texts_campaign_issue_texts = __nccwpck_require__(4115);
			var $campaign_consent_2 = __nccwpck_require__(905);
			var $campaign_context_3 = __nccwpck_require__(7860);
			//! src/action/campaign/campaign-issue.ts
			async function showCampaign(job, campaign, { hasSummary = !0 } = {}) {
				let { context, repo } = job;
				let { state } = campaign.ledger;
				if (state === void 0) throw Error("The campaign has started.");
				let consents = await (0, $campaign_consent_2.iP)(job, campaign, state);
				if (!consents.ok) return consents;
				let history = await campaign.ledger.history();
				if (!history.ok) return (0, $start_start_7.failure)((0, $campaign_context_3.Zd)(history.error));
				let approved = (0, $app_approve_campaign_3.approvedRows)(state, consents.value, $campaign_consent_2.$3);
				let report = (0, $campaign_campaign_markdown.makeCampaignReport)({
					id: campaign.id,
					campaign: campaign.campaign,
					state,
					approved,
					history: history.value
				});
				let { digest } = state.head;
				let approvals = await (0, $campaign_consent_2.Ed)(job, campaign);
				if (!approvals.ok) return approvals;
				let waits = ({ state: at, patch }) => at === "planned" || at === "gated" && patch !== void 0;
				let lead = digest !== void 0 && report.rows.some((row) => waits(row) && !approved.has(row.id)) ? $texts_campaign_issue_texts.CAMPAIGN_ISSUE_TEXTS.toApprove(digest.slice(0, SHOWN_DIGEST), approvals.value) : "";
				let body = `${lead}${(0, $campaign_campaign_markdown.campaignMarkdown)({
					...report,
					next: []
				})}\n${$texts_campaign_issue_texts.CAMPAIGN_ISSUE_TEXTS.footer}\n`;
				let self = await repo.self();
				if (!self.ok) return self;
				let shown = body.length <= 6e4 ? body : `${lead}${(0, $campaign_campaign_markdown.callsText)(report.groups)}\n${$texts_campaign_issue_texts.CAMPAIGN_ISSUE_TEXTS.tooLong}\n`;
				let issue = await (0, $github_drift_issue.reportDrift)({
					github: repo.github,
					self: self.value,
					subject: (0, $campaign_context_3.et)(campaign.id),
					title: $texts_campaign_issue_texts.CAMPAIGN_ISSUE_TEXTS.title(report.title),
					body: shown,
					closing: ""
				});
				if (!issue.ok) return issue;
				hasSummary && await context.runner.addSummary(`${body}\n`);
				let number = issue.value.issue?.number;
				return (0, $start_start_7.success)({
					message: "",
					outputs: {
						campaign: campaign.id,
						digest: digest ?? "",
						...number !== void 0 && { issue: String(number) }
					}
				});
			}
			let SHOWN_DIGEST = 16;
		},
		6796: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				command_targets_exports: () => command_targets_exports,
				readyCalls: () => readyCalls
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $app_approve_campaign = __nccwpck_require__(813);
			var $app_open_campaign_3 = __nccwpck_require__(214);
			var $reader_work_3 = __nccwpck_require__(8050);
			var $start_start_3 = __nccwpck_require__(1328);
			var $zod_api_5 = __nccwpck_require__(4914);
			var $core_work_5 = __nccwpck_require__(6350);
			var $base_reasons_3 = __nccwpck_require__(2632);
			var $start_paths_5 = __nccwpck_require__(704);
			var $campaign_campaign_3 = __nccwpck_require__(4906);
			var $campaign_approvals_3 = __nccwpck_require__(2182);
			var $github_remote_git_3 = __nccwpck_require__(1892);
			var $plan_plan_folders = __nccwpck_require__(9108);
			var $campaign_consent_3 = __nccwpck_require__(905);
			var $campaign_context_4 = __nccwpck_require__(7860);
			var $reached_targets = __nccwpck_require__(6803);
			var $sealed_plan = __nccwpck_require__(2966);
			var $target_plan = __nccwpck_require__(2997);
			var $vouched_plans = __nccwpck_require__(5779);
			//! src/action/campaign/command-targets.ts
			var command_targets_exports = (0, $start_runtime.__exportAll)({
				chooseJob: () => chooseJob,
				prepareJob: () => prepareJob
			});
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
			function readyCalls({ campaign }, state, approved) {
				let covered = (0, $app_approve_campaign.approvedRows)(state, approved, $campaign_consent_3.$3);
				return (0, $campaign_approvals_3.waveProgress)([...state.rows.values()], campaign.waves).filter(({ waitsFor }) => waitsFor === void 0).flatMap(({ rows }) => rows.filter((row) => row.state === "gated" && covered.has(row.id)));
			}
			async function chooseJob(job) {
				let opened = await (0, $campaign_context_4.qy)(job);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { state } = campaign.ledger;
				let none = (message) => (0, $start_start_3.success)({
					message,
					outputs: {
						campaign: campaign.id,
						targets: "[]"
					}
				});
				if (state === void 0) return none("The campaign has not started");
				let stopped = (0, $campaign_approvals_3.checkPhase)(state, campaign.id);
				if (stopped !== void 0) return none(stopped.message);
				if (state.head.definition !== campaign.definition) return none("The recipe, its inputs or Sous changed since the campaign was planned");
				let approved = await (0, $campaign_consent_3.iP)(job, campaign, state);
				if (!approved.ok) return approved;
				let ready = readyCalls(campaign, state, approved.value);
				let targets = ready.slice(0, 256).map(({ id }) => id);
				let { sealKey, openKey } = (0, $sealed_plan.om)();
				let rest = ready.length > targets.length ? `, ${ready.length - targets.length} in the next run` : "";
				return (0, $start_start_3.success)({
					message: `${(0, $core_work_5.countOf)(targets.length, "repository", "repositories")} with approved calls${rest}`,
					outputs: {
						campaign: campaign.id,
						targets: JSON.stringify(targets),
						"seal-key": sealKey,
						"open-key": openKey
					}
				});
			}
			async function prepareJob(job) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { context } = job;
					let opened = await (0, $campaign_context_4.qy)(job);
					if (!opened.ok) return opened;
					let campaign = opened.value;
					let { state } = campaign.ledger;
					let stopped = state && (0, $campaign_approvals_3.checkPhase)(state, campaign.id);
					if (stopped !== void 0) return (0, $start_start_3.failure)((0, $campaign_context_4.Zd)(stopped));
					let row = state?.rows.get(context.runner.input("target"));
					if (state === void 0 || row?.state !== "gated" || state.head.definition !== campaign.definition) return ended("moved");
					if (isShared(campaign)) return ended("shared");
					let approved = await (0, $campaign_consent_3.iP)(job, campaign, state);
					if (!approved.ok) return approved;
					let targets = await (0, $reached_targets.R)(context, [row], {
						contents: "read",
						metadata: "read"
					});
					if (!targets.ok) return targets;
					let target = targets.value.find(row.id);
					if (!target.ok) return ended("moved");
					if (!target.value.isPublic) {
						let isPrivate = await isControlPrivate(job);
						if (!isPrivate.ok) return isPrivate;
						if (!isPrivate.value) return ended("visible");
					}
					let planned = await planAgain(job, {
						campaign,
						target: target.value,
						date: state.head.date
					});
					if (!planned.ok) return (0, $target_plan.Db)(planned.error) === void 0 ? planned : ended("moved");
					let repository = __addDisposableResource(env_1, planned.value, !0);
					if (repository.tip !== row.head) return ended("moved");
					let gated = await findGated(job, row, repository);
					if (!gated.ok) return gated.error.code === "plan_unproven" ? ended("unproven") : gated;
					if (gated.value?.plan.digest !== row.plan || gated.value?.plan.status !== "gated") return ended("moved");
					if (!await areCallsApproved({
						state,
						row,
						approved: approved.value
					}, gated.value)) return ended("unapproved");
					let pack = await (0, $github_remote_git_3.packCommit)(repository.remote, row.head);
					if (!pack.ok) return pack;
					let files = await readControlFiles(campaign);
					if (!files.ok) return files;
					let sealed = (0, $sealed_plan.Bq)(context, {
						campaign: campaign.id,
						definition: campaign.definition,
						date: state.head.date,
						repository: {
							id: row.id,
							name: target.value.name,
							head: row.head
						},
						plan: (0, $plan_plan_folders.writePlan)(gated.value.plan),
						files: files.value,
						pack: pack.value
					}, {
						run: context.run.id,
						repository: row.id
					});
					if (!sealed.ok) return sealed;
					return ended("ready", {
						"campaign-path": sealed.value.folder,
						"target-key": sealed.value.key
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			function ended(result, outputs = {}) {
				return (0, $start_start_3.success)({
					message: `Prepared: ${result}`,
					outputs: {
						...outputs,
						"target-result": result
					}
				});
			}
			async function planAgain({ context }, { campaign, target, date }) {
				return (0, $target_plan._B)({
					context,
					campaign,
					target,
					tokens: target.tokens,
					date,
					wantsSample: () => !1
				});
			}
			async function findGated(job, row, { planned: { loaded } }) {
				return row.run === void 0 ? (0, $start_start_3.success)(loaded) : new $vouched_plans.L(job).load(row);
			}
			async function areCallsApproved({ state, row, approved }, { plan, changes }) {
				let shown = await (0, $app_open_campaign_3.shownRow)(plan, changes);
				let group = shown.ok ? state.groups.find(({ patch }) => patch === shown.value.patch)?.label : void 0;
				if (!shown.ok || group === void 0) return !1;
				let leaf = {
					repository: row.id,
					head: row.head ?? "",
					plan: plan.digest,
					group,
					wave: row.wave ?? "",
					patch: shown.value.patch
				};
				return approved.of(leaf, (0, $campaign_consent_3.$3)(shown.value)).length > 0;
			}
			function isShared({ recipe: { recipe, library } }) {
				return [recipe.source, ...library.names.flatMap((name) => library.find(name)?.source ?? [])].some(({ path }) => (0, $start_paths_5.parseRecipeRef)(path) !== void 0);
			}
			let ControlAnswer = (0, $zod_api_5.object)({
				private: (0, $zod_api_5.boolean)(),
				visibility: (0, $zod_api_5.optional)((0, $zod_api_5.string)())
			});
			async function isControlPrivate({ repo }) {
				let read = await repo.github.request("GET /repos/{owner}/{repo}", {}, ControlAnswer);
				if (!read.ok) return read;
				let { private: isPrivate, visibility = "private" } = read.value;
				return (0, $start_start_3.success)(isPrivate && visibility === "private");
			}
			async function readControlFiles({ control: { recipes } }) {
				let { tree } = recipes.opened;
				let folders = [...$reader_work_3.RECIPE_FOLDERS, $campaign_campaign_3.CAMPAIGNS_FOLDER];
				let isNeeded = (path) => path === ".github/sous.yml" || path === ".github/sous.lock" || folders.some((folder) => path.startsWith(`${folder}/`));
				let files = {};
				for (let path of (await tree.files()).files.filter(isNeeded)) {
					let content = await tree.read(path);
					if (!content.ok) return (0, $start_start_3.failure)((0, $base_reasons_3.refusal)("io_error", content.error.message, content.error.suggestion));
					files[path] = (0, $start_start_3.asBuffer)(content.value.bytes).toString("utf8");
				}
				return (0, $start_start_3.success)(files);
			}
		},
		6805: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				deliver_job_exports: () => deliver_job_exports,
				dispatchAgain: () => dispatchAgain
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $app_approve_campaign = __nccwpck_require__(813);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $core_work_7 = __nccwpck_require__(6350);
			var $campaign_approvals = __nccwpck_require__(2182);
			var $zod_api_7 = __nccwpck_require__(4914);
			var $github_git_tree = __nccwpck_require__(3608);
			var $github_merge_later_3 = __nccwpck_require__(9028);
			var $plan_permissions_3 = __nccwpck_require__(5871);
			var $tool_call_work_5 = __nccwpck_require__(4020);
			var $texts_campaign_issue_texts_3 = __nccwpck_require__(4115);
			var $campaign_consent_4 = __nccwpck_require__(905);
			var $campaign_context_5 = __nccwpck_require__(7860);
			var $campaign_issue_2 = __nccwpck_require__(6204);
			var $start_paths_7 = __nccwpck_require__(704);
			var $github_codeowners_3 = __nccwpck_require__(7094);
			var $reached_targets_2 = __nccwpck_require__(6803);
			var $target_plan_2 = __nccwpck_require__(2997);
			var $app_open_campaign_5 = __nccwpck_require__(214);
			var $reader_work_5 = __nccwpck_require__(8050);
			var $app_plan_recipe = __nccwpck_require__(3891);
			__nccwpck_require__(4782);
			var $github_vouched_run_3 = __nccwpck_require__(9627);
			var $expected_plan_2 = __nccwpck_require__(2094);
			var $vouched_plans_2 = __nccwpck_require__(5779);
			var $github_pull_states = __nccwpck_require__(2591);
			//! src/action/campaign/code-owners.ts
			async function codeOwnersOf(tree, paths) {
				for (let place of $github_codeowners_3.CODEOWNERS_PLACES) {
					let file = (0, $start_paths_7.parseRepoPath)(place);
					let content = file.ok ? await tree.read(file.value, 3145728) : void 0;
					if (!content?.ok) continue;
					let rules = (0, $github_codeowners_3.parseCodeowners)(Buffer.from(content.value.bytes).toString("utf8"));
					if (!rules.ok) return [];
					let owners = paths.flatMap((path) => rules.value.ruleFor(path)?.owners ?? []);
					return [...new Set(owners.filter(({ kind }) => kind !== "email").map($github_codeowners_3.showOwner))];
				}
				return [];
			}
			//! src/action/campaign/vouched-delivery.ts
			async function checkVouched(request) {
				let { job, row, target, vouched } = request;
				let loaded = await vouched.load(row);
				if (!loaded.ok) return loaded;
				let stored = loaded.value;
				let fetched = await (0, $target_plan_2.tZ)({
					context: job.context,
					target,
					tokens: target.tokens
				});
				if (!fetched.ok) return fetched;
				let checked = await checkFetched(request, stored, fetched.value);
				if (checked.ok && checked.value !== "opted_out") return (0, $start_start.success)({
					stored,
					remote: fetched.value.remote,
					...checked.value
				});
				await fetched.value.remote[Symbol.asyncDispose]();
				return checked;
			}
			async function checkFetched({ job, campaign, row }, stored, { remote, tip, folder }) {
				let { plan, changes } = stored;
				if (tip !== row.head) return (0, $start_start.failure)(ERRORS$1.moved(row.head ?? "", tip));
				let opened = await (0, $core_work_7.openFolder)(campaign.control.surroundings, folder);
				if (!opened.ok) return (0, $start_start.failure)((0, $campaign_context_5.Zd)(opened.error));
				let config = await (0, $reader_work_5.loadConfig)(opened.value.tree, new Date());
				if (!config.ok) return (0, $start_start.failure)((0, $campaign_context_5.Zd)(config.error));
				if (!config.value.config.campaigns) return (0, $start_start.success)("opted_out");
				let policy = await (0, $target_plan_2.kP)(job.context, campaign);
				if (!policy.ok) return policy;
				let { recipe, inputs } = campaign.recipe;
				let other = await (0, $github_git_tree.checkExpectedPlan)(stored, {
					checkPlace: (made) => checkPlace(made, tip),
					isFork: !1,
					recipe,
					inputs,
					config: config.value.config,
					protection: policy.value,
					sousVersion: "0.1.0",
					message: (0, $app_plan_recipe.messageFor)(recipe),
					isTrusted: (source) => (0, $expected_plan_2.vZ)(job.repo, campaign.recipe, source)
				}) ?? await (0, $github_git_tree.checkContents)(remote, stored);
				if (other !== void 0) return (0, $start_start.failure)(other);
				let shown = await (0, $app_open_campaign_5.shownRow)(plan, changes);
				if (!shown.ok) return (0, $start_start.failure)((0, $campaign_context_5.Zd)(shown.error));
				if (shown.value.calls === void 0) return (0, $start_start.failure)($github_vouched_run_3.VOUCHED_RUN_ERRORS.unproven(plan.digest, "it made no call"));
				return (0, $start_start.success)({
					shown: shown.value,
					tree: opened.value.tree
				});
			}
			function checkPlace({ digest, status, base, head, target }, tip) {
				if (status !== "complete") return $github_vouched_run_3.VOUCHED_RUN_ERRORS.unproven(digest, "one of its calls still waits");
				return base.commit === tip && base.directory === "." && base.ref === void 0 && head === void 0 && target === "working-tree" ? void 0 : $github_vouched_run_3.VOUCHED_RUN_ERRORS.unproven(digest, "it is for another place");
			}
			let ERRORS$1 = { moved: (planned, now) => (0, $base_reasons.refusal)("stale_base", `It was planned on ${planned.slice(0, 12)}, and is at ${now.slice(0, 12)} now`, "The next run plans it again, and its calls need approval again.") };
			//! src/action/campaign/wave-gates.ts
			var __addDisposableResource$1 = function(env, value, async) {
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
			var __disposeResources$1 = (function(SuppressedError) {
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
			async function findBehind(request, wave) {
				let { job, campaign, state, approved } = request;
				let { waves } = campaign.campaign;
				let gates = new Map(waves.slice(0, waves.indexOf(wave)).flatMap(({ name, gate }) => gate === void 0 ? [] : [[name, gate]]));
				let leaves = approved.leaves().filter((leaf) => gates.has(leaf.wave));
				if (leaves.length === 0) return (0, $start_start.success)(void 0);
				let rows = [...new Set(leaves.map(({ repository }) => repository))].map((id) => ({
					id,
					name: state.rows.get(id)?.name ?? id
				}));
				let targets = await (0, $reached_targets_2.R)(job.context, rows, {
					contents: "read",
					pull_requests: "read",
					metadata: "read"
				});
				if (!targets.ok) return targets;
				let byTokens = new Map();
				for (let { repository, wave: name } of leaves) {
					let target = targets.value.find(repository);
					let gate = gates.get(name);
					let row = state.rows.get(repository);
					if (!target.ok) return (0, $start_start.success)(row?.name ?? repository);
					if (gate === void 0) continue;
					let { tokens } = target.value;
					byTokens.set(tokens, [...byTokens.get(tokens) ?? [], {
						target: target.value,
						gate,
						pull: row?.delivered?.pull
					}]);
				}
				for (let [tokens, gated] of byTokens) {
					let behind = await findBehindOf(request, tokens, gated);
					if (!behind.ok || behind.value !== void 0) return behind;
				}
				return (0, $start_start.success)(void 0);
			}
			async function findBehindOf({ job, campaign, state }, tokens, gated) {
				let delivered = gated.flatMap(({ target, pull }) => pull === void 0 ? [] : [{
					repository: target.name,
					number: pull
				}]);
				let pulls = await (0, $github_pull_states.readPullStates)((0, $campaign_context_5.qL)(job.context, { transport: tokens.transport }), delivered);
				if (!pulls.ok) return pulls;
				let found = new Map(delivered.map(({ repository }, index) => [repository, pulls.value[index]]));
				for (let { target, gate } of gated) {
					let env_1 = {
						stack: [],
						error: void 0,
						hasError: !1
					};
					try {
						let pull = found.get(target.name);
						if (pull?.branch === (0, $campaign_context_5.W0)(campaign) && (pull.state === "MERGED" || gate === "delivered" && pull.state === "OPEN")) continue;
						let planned = await (0, $target_plan_2._B)({
							context: job.context,
							campaign,
							target,
							tokens,
							date: state.head.date,
							wantsSample: () => !1
						});
						if (!planned.ok) return planned;
						let { state: now } = __addDisposableResource$1(env_1, planned.value, !0).planned.row;
						if (now !== "clean" && now !== "opted_out") return (0, $start_start.success)(target.name);
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = !0;
					} finally {
						let result_1 = __disposeResources$1(env_1);
						result_1 && await result_1;
					}
				}
				return (0, $start_start.success)(void 0);
			}
			//! src/action/campaign/deliver-job.ts
			var deliver_job_exports = (0, $start_runtime.__exportAll)({ deliverJob: () => deliverJob });
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
			async function deliverJob(job) {
				let { context } = job;
				let opened = await (0, $campaign_context_5.qy)(job);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { state } = campaign.ledger;
				if (state === void 0) return (0, $start_start.failure)(ERRORS.notStarted(campaign.id));
				let stopped = (0, $campaign_approvals.checkPhase)(state, campaign.id);
				if (stopped !== void 0) return (0, $start_start.failure)((0, $campaign_context_5.Zd)(stopped));
				if (campaign.campaign.deliver !== "pull-request") return (0, $start_start.failure)(ERRORS.pullsOnly());
				if (state.head.definition !== campaign.definition) return (0, $start_start.failure)(ERRORS.changed());
				let approved = await (0, $campaign_consent_4.iP)(job, campaign, state);
				if (!approved.ok) return approved;
				let ready = readyRows(campaign, state, approved.value);
				let before = await (0, $campaign_issue_2.S)(job, campaign, { hasSummary: ready.length === 0 });
				if (!before.ok) return before;
				if (ready.length === 0) return (0, $start_start.success)({
					...before.value,
					message: "There is nothing approved left to deliver"
				});
				let targets = await (0, $reached_targets_2.R)(context, ready, {
					contents: "write",
					pull_requests: "write",
					metadata: "read"
				});
				if (!targets.ok) return targets;
				let pace = (0, $campaign_context_5.gc)(job, campaign);
				let { serverUrl, repository } = context;
				let issue = `${serverUrl}/${repository.owner}/${repository.name}/issues/${before.value.outputs.issue ?? ""}`;
				let delivered = await deliverWaves({
					job,
					campaign,
					approved: approved.value,
					targets: targets.value,
					vouched: new $vouched_plans_2.L(job),
					pace,
					issue
				});
				await pace.close();
				if (!delivered.ok) return delivered;
				let shown = await (0, $campaign_issue_2.S)(job, campaign);
				if (!shown.ok) return shown;
				let { count, isOver } = delivered.value;
				let goesOn = isOver && count > 0;
				let refused = goesOn ? await dispatchAgain(job, campaign.id, "deliver") : void 0;
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let rest = goesOn ? ". The next run goes on with the rest" : "";
				return (0, $start_start.success)({
					outputs: {
						...shown.value.outputs,
						continue: String(goesOn)
					},
					message: `${(0, $core_work_7.countOf)(count, "pull request")} opened or refreshed${rest}`
				});
			}
			function readyRows({ campaign }, state, approved) {
				let covered = (0, $app_approve_campaign.approvedRows)(state, approved, $campaign_consent_4.$3);
				return (0, $campaign_approvals.waveProgress)([...state.rows.values()], campaign.waves).filter(({ waitsFor }) => waitsFor === void 0).flatMap(({ rows }) => rows.filter((row) => row.state === "planned" && covered.has(row.id)));
			}
			async function deliverWaves(delivery) {
				let { job, campaign, pace } = delivery;
				let { ledger } = campaign;
				let { approved } = delivery;
				let { signal } = job.context;
				let changed = [];
				let savedAt = $tool_call_work_5.realClock.elapsed();
				let readAt = savedAt;
				let save = async () => {
					let rows = changed;
					changed = [];
					savedAt = $tool_call_work_5.realClock.elapsed();
					if (rows.length === 0) return;
					let told = await ledger.append({
						message: `deliver: ${(0, $core_work_7.countOf)(rows.length, "repository", "repositories")}`,
						change: (now) => (0, $start_start.success)(now === void 0 ? stateOf(campaign) : (0, $campaign_approvals.recordRows)(now, rows))
					});
					return told.ok ? void 0 : (0, $campaign_context_5.Zd)(told.error);
				};
				let readAgain = async () => {
					readAt = $tool_call_work_5.realClock.elapsed();
					let again = await (0, $campaign_consent_4.iP)(job, campaign, stateOf(campaign));
					again.ok && (approved = again.value);
					return again.ok ? void 0 : again.error;
				};
				let isStopped = () => signal.aborted || (0, $campaign_approvals.checkPhase)(stateOf(campaign), campaign.id) !== void 0;
				let count = 0;
				let isOver = !1;
				let fault;
				for (let [index, wave] of campaign.campaign.waves.entries()) {
					index > 0 && (fault ??= await readAgain());
					if (fault !== void 0) break;
					let own = wave.rate === void 0 ? pace : pace.atMost({
						count: wave.rate.count,
						withinMs: WINDOWS_MS[wave.rate.per]
					});
					let rows = roomFor(wave, stateOf(campaign), readyRows(campaign, stateOf(campaign), approved));
					if (rows.length > 0) {
						let behind = await findBehind({
							job,
							campaign,
							state: stateOf(campaign),
							approved
						}, wave);
						if (!behind.ok) return behind;
						if (behind.value !== void 0) {
							job.context.runner.say(`${behind.value} is not as far as the ledger says, so the wave '${wave.name}' waits.\n`);
							break;
						}
					}
					await eachOf(rows, async (row) => {
						if (isOver || fault !== void 0 || isStopped()) return;
						let next = await deliverRow({
							...delivery,
							approved
						}, row, own);
						if (next === "over") {
							isOver = !0;
							return;
						}
						job.context.runner.say(`${row.name}: ${next.state}${next.why === void 0 ? "" : `: ${next.why.message}`}\n`);
						next.state === "open" && count++;
						changed.push(next);
						let unsaved = $tool_call_work_5.realClock.elapsed() - savedAt > 15e3 ? await save() : void 0;
						let unread = $tool_call_work_5.realClock.elapsed() - readAt > 3e5 ? await readAgain() : void 0;
						fault ??= unsaved ?? unread;
					});
					let unsaved = await save();
					fault ??= unsaved;
					if (isOver || isStopped()) break;
				}
				return fault === void 0 ? (0, $start_start.success)({
					count,
					isOver
				}) : (0, $start_start.failure)(fault);
			}
			async function eachOf(items, work) {
				let left = items.values();
				let worker = async () => {
					for (let item of left) await work(item);
				};
				await Promise.all(Array.from({ length: Math.min(4, items.length) }, worker));
			}
			let WINDOWS_MS = {
				minute: 6e4,
				hour: 36e5
			};
			function roomFor({ name, maxOpen }, { rows }, ready) {
				let own = ready.filter((row) => row.wave === name);
				if (maxOpen === void 0) return own;
				let open = [...rows.values()].filter((row) => row.wave === name && (row.state === "open" || row.state === "queued")).length;
				return own.slice(0, Math.max(0, maxOpen - open));
			}
			function stateOf({ ledger }) {
				if (ledger.state === void 0) throw Error("The campaign has started.");
				return ledger.state;
			}
			async function deliverRow(delivery, row, pace) {
				let delivered = await deliverOnce(delivery, row, pace);
				let isOld = delivered !== "over" && "refused" in delivered && delivered.refused.code === "auth_expired";
				isOld && delivery.targets.forget(row.id);
				let last = isOld ? await deliverOnce(delivery, row, pace) : delivered;
				if (last === "over" || !("refused" in last)) return last;
				let refused = refusedRow(row, last.refused);
				refused === row && delivery.job.context.runner.say(`${row.name}: ${last.refused.message}\n`);
				return refused;
			}
			async function deliverOnce(delivery, row, pace) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { job, campaign, targets } = delivery;
					let target = targets.find(row.id);
					if (!target.ok) return (0, $target_plan_2.yT)(row, target.error.code === "repo_archived" ? "archived" : "missing", target.error);
					if (row.run !== void 0) return deliverVouched(delivery, {
						row,
						target: target.value,
						pace
					});
					let { date } = stateOf(campaign).head;
					let planned = await (0, $target_plan_2._B)({
						context: job.context,
						campaign,
						target: target.value,
						tokens: target.value.tokens,
						date,
						wantsSample: () => !1
					});
					if (!planned.ok) return { refused: planned.error };
					let repository = __addDisposableResource(env_1, planned.value, !0);
					let { loaded, row: now } = repository.planned;
					if (loaded === void 0 && (now.state === "clean" || now.state === "opted_out")) return {
						...row,
						state: now.state
					};
					let isSame = loaded?.plan.digest === row.plan && loaded?.plan.status === "complete";
					if (loaded === void 0 || !isSame || (0, $plan_permissions_3.hasRunExternal)(loaded.plan)) return (0, $target_plan_2.yT)(row, "moved", ERRORS.moved());
					let people = checkMember(delivery, row, {
						patch: now.patch,
						least: 1
					});
					if (people === void 0) return (0, $target_plan_2.yT)(row, "moved", ERRORS.notApproved());
					let owners = await ownersOf(delivery, repository.planned.opened?.tree, loaded.changes);
					return await proposeRow(delivery, {
						row,
						target: target.value,
						pace,
						people,
						owners
					}, {
						stored: loaded,
						remote: repository.remote
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function deliverVouched(delivery, { row, target, pace }) {
				let env_2 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { job, campaign, vouched } = delivery;
					let checked = await checkVouched({
						job,
						campaign,
						row,
						target,
						vouched
					});
					if (!checked.ok && checked.error.code === "plan_unproven") return (0, $target_plan_2.yT)(row, "unproven", {
						...checked.error,
						suggestion: ERRORS.unprovenAdvice
					});
					if (!checked.ok) return { refused: checked.error };
					if (checked.value === "opted_out") return {
						...row,
						state: "opted_out"
					};
					let { stored, remote, shown, tree } = checked.value;
					__addDisposableResource(env_2, remote, !0);
					let people = checkMember(delivery, row, {
						patch: shown.patch,
						least: (0, $campaign_consent_4.$3)(shown)
					});
					if (people === void 0) return (0, $target_plan_2.yT)(row, "moved", ERRORS.notApproved());
					return await proposeRow(delivery, {
						row,
						target,
						pace,
						people,
						owners: await ownersOf(delivery, tree, stored.changes)
					}, {
						stored,
						remote
					});
				} catch (e_2) {
					env_2.error = e_2;
					env_2.hasError = !0;
				} finally {
					let result_2 = __disposeResources(env_2);
					result_2 && await result_2;
				}
			}
			async function ownersOf({ campaign }, tree, changes) {
				let isTold = campaign.campaign.approval.owners === "notify" && tree !== void 0;
				let paths = changes.map(({ path }) => path);
				return isTold ? await codeOwnersOf(tree, paths) : [];
			}
			async function proposeRow(delivery, proposing, plan) {
				let { row } = proposing;
				let { campaign } = delivery;
				let proposed = await openProposal(delivery, proposing, plan);
				if (proposed.ok) return rowOf(row, proposed.value, campaign.id);
				if (proposed.error.code === "run_over") return "over";
				if (proposed.error.code === "branch_conflict" && row.delivered?.pull !== void 0) return (0, $target_plan_2.yT)(row, "edited", proposed.error);
				return { refused: proposed.error };
			}
			function checkMember({ campaign, approved }, row, { patch, least }) {
				let group = stateOf(campaign).groups.find((one) => one.patch === patch)?.label ?? "";
				let leaf = {
					repository: row.id,
					head: row.head ?? "",
					plan: row.plan ?? "",
					group,
					wave: row.wave ?? "",
					patch: patch ?? ""
				};
				let given = approved.of(leaf, least);
				return given.length === 0 ? void 0 : [...new Set(given.flatMap(({ by }) => by ?? []))];
			}
			async function openProposal({ job, campaign, targets, issue }, { row, target, pace, people, owners }, { stored, remote }) {
				let { context } = job;
				let at = {
					transport: target.tokens.transport,
					name: target.name
				};
				let github = (0, $campaign_context_5.qL)(context, {
					...at,
					pace
				});
				let signer = (0, $campaign_context_5.qL)(context, at);
				let self = await targets.self(async () => (0, $github_git_tree.readOwnIdentity)({
					github: signer,
					isAppToken: !0
				}));
				if (!self.ok) return self;
				let title = campaign.campaign.title ?? campaign.id;
				return (0, $github_merge_later_3.propose)({
					github,
					signer,
					remote,
					stored,
					repository: {
						id: Number(target.id),
						defaultBranch: target.branch
					},
					self: self.value.id,
					committer: (0, $github_git_tree.committerOf)(self.value, context.serverUrl),
					people: void 0,
					run: context.run,
					branch: (0, $campaign_context_5.W0)(campaign),
					base: target.branch,
					title,
					body: $texts_campaign_issue_texts_3.CAMPAIGN_ISSUE_TEXTS.pullBody({
						title,
						issue,
						approvers: people,
						owners,
						digest: row.plan ?? ""
					}),
					labels: [],
					reviewers: [],
					teamReviewers: [],
					isDraft: !1,
					whenClean: "close",
					token: "app",
					now: job.repo.github.serverTime ?? new Date()
				});
			}
			function rowOf({ why: _, ...row }, proposal, id) {
				if (proposal.kind === "clean") return {
					...row,
					state: "clean"
				};
				let { plan } = row;
				if (plan === void 0) throw Error("Only rows with a plan are delivered.");
				if (proposal.kind === "declined") return {
					...row,
					state: "rejected",
					delivered: {
						plan,
						to: "pull-request",
						branch: (0, $campaign_context_5.W0)({ id }),
						pull: proposal.pull.number
					}
				};
				let { commit, pull } = proposal;
				return {
					...row,
					state: "open",
					delivered: {
						plan,
						to: "pull-request",
						commit,
						branch: (0, $campaign_context_5.W0)({ id }),
						pull: pull.number
					}
				};
			}
			function refusedRow(row, why) {
				let state = (0, $target_plan_2.Db)(why);
				return state === void 0 ? row : (0, $target_plan_2.yT)(row, state, why);
			}
			async function dispatchAgain({ context, repo }, id, job) {
				let [, file = "", ref = ""] = /\/\.github\/workflows\/([^@/]+)@refs\/heads\/(.+)$/.exec(context.workflow.ref) ?? [];
				if (file === "") return ERRORS.cannotContinue();
				let sent = await repo.github.write({
					route: "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches",
					parameters: {
						workflow_id: file,
						ref,
						inputs: {
							campaign: id,
							job
						}
					},
					schema: (0, $zod_api_7.unknown)()
				});
				return sent.ok ? void 0 : sent.error;
			}
			let ERRORS = {
				notStarted: (id) => (0, $base_reasons.refusal)("digest_unknown", `The campaign '${id}' has not started`, "Run its workflow first."),
				changed: () => (0, $base_reasons.refusal)("plan_outdated", "The recipe, its inputs or Sous changed since the campaign was planned", "Run the workflow again, then approve the new plans."),
				pullsOnly: () => (0, $base_reasons.refusal)("input_invalid", "On GitHub, campaigns deliver pull requests only, and the file says 'deliver: commit'", "Remove the line, or deliver to local clones with 'sous campaign deliver'."),
				moved: () => ({
					message: "It changed since it was planned",
					suggestion: "The next run plans it again. If the new plan is different, it needs approval again."
				}),
				unprovenAdvice: "Comment `/sous retry` to plan it again. Its calls need approval again.",
				notApproved: () => ({
					message: "This exact plan is not approved",
					suggestion: "Approve it in the issue of the campaign."
				}),
				cannotContinue: () => (0, $base_reasons.refusal)("run_over", "The run is out of time, and Sous cannot tell which workflow to start again", "Start the workflow again by hand.")
			};
		},
		9875: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { drift_job_exports: () => drift_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $start_paths_9 = __nccwpck_require__(704);
			var $start_start = __nccwpck_require__(1328);
			var $github_drift_issue_3 = __nccwpck_require__(4410);
			var $report_command_answers_3 = __nccwpck_require__(1725);
			var $report_markdown_text = __nccwpck_require__(7689);
			var $runner_3 = __nccwpck_require__(7326);
			//! src/action/jobs/drift-job.ts
			var drift_job_exports = (0, $start_runtime.__exportAll)({ tellDrift: () => tellDrift });
			async function tellDrift({ context, repo }, report) {
				let self = await repo.self();
				if (!self.ok) return self;
				let { path } = report.recipe.source;
				let name = (0, $start_paths_9.calledName)({ recipe: report.recipe.source });
				let folder = context.runner.input("working-directory") || ".";
				let told = await (0, $github_drift_issue_3.reportDrift)({
					github: repo.github,
					self: self.value,
					subject: folder === "." ? path : `${folder} ${path}`,
					title: folder === "." ? `Drift: ${report.recipe.name}` : `Drift in ${folder}: ${report.recipe.name}`,
					body: report.changes.length === 0 ? void 0 : (0, $report_command_answers_3.renderDrift)(report, name),
					closing: `${(0, $report_markdown_text.codeSpan)(name)} has nothing left to change, so [this run](${(0, $runner_3.runUrl)(context)}) closed the issue.\n`
				});
				if (!told.ok) {
					let { code, message, suggestion } = told.error;
					return (0, $start_start.failure)(ERRORS.issueNotWritten(code, message, suggestion));
				}
				let { kind, issue, warning } = told.value;
				warning !== void 0 && context.runner.say(`${warning}\n`);
				if (issue === void 0) return (0, $start_start.success)("There is nothing to change, and no open issue.");
				let said = kind === "left" ? "was closed by someone and has not changed, so Sous left it closed" : `is ${kind}`;
				return (0, $start_start.success)(`#${issue.number} ${said}: ${issue.url}`);
			}
			let ERRORS = { issueNotWritten: (code, why, suggestion) => (0, $base_reasons_5.refusal)(code, `Could not write the issue: ${why}`, suggestion) };
		},
		2094: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				EX: () => expectedOf,
				TE: () => expectedOnPull,
				Xh: () => cleanBefore,
				cS: () => plannedBefore,
				vZ: () => isOnDefaultBranch
			});
			var $app_plan_recipe_3 = __nccwpck_require__(3891);
			var $base_digest = __nccwpck_require__(7057);
			var $start_terminal_5 = __nccwpck_require__(4782);
			var $github_git_tree_11 = __nccwpck_require__(3608);
			var $plan_permissions_5 = __nccwpck_require__(5871);
			var $report_saved_run = __nccwpck_require__(4413);
			//! src/action/expected-plan.ts
			function expectedOnPull(trusted, pull) {
				return {
					...expectedOf(trusted),
					isFork: pull.isFork,
					checkPlace: (plan) => (0, $github_git_tree_11.checkPullPlace)(plan, pull)
				};
			}
			function expectedOf({ context, repo, config, prepared }) {
				let { recipe, inputs } = prepared;
				let message = context.runner.input("commit-message") || (0, $app_plan_recipe_3.messageFor)(recipe);
				return {
					recipe,
					inputs,
					config,
					sousVersion: $start_terminal_5.VERSION,
					message,
					isTrusted: (source) => isOnDefaultBranch(repo, prepared, source)
				};
			}
			async function plannedBefore(stored, { config, prepared }) {
				let waits = (0, $report_saved_run.waitingStep)(stored.plan);
				let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
				let places = {
					directory: stored.plan.base.directory,
					matches: (0, $plan_permissions_5.matchProtected)(config.protectedPaths)
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
				let text = tree.ok ? await (0, $github_git_tree_11.readTrustedText)(tree.value, path) : tree;
				return text.ok && text.value !== void 0 && (0, $base_digest.sha256)(Buffer.from(text.value)) === digest;
			}
		},
		1665: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { gate_job_exports: () => gate_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $start_start_7 = __nccwpck_require__(1328);
			var $github_authorise_5 = __nccwpck_require__(2241);
			var $github_save_plan_3 = __nccwpck_require__(0);
			var $answer_3 = __nccwpck_require__(6562);
			var $open_github_6 = __nccwpck_require__(9538);
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
				if (!next.ok) return (0, $answer_3.aR)(next.error, {
					...gated,
					from
				});
				await (0, $answer_3.z0)({
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
					policy: (0, $open_github_6.US)(repo)
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
				let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(digest.value);
				return {
					job: record.ok && record.value.plan.status === "gated" ? "plan" : "apply",
					digest: digest.value
				};
			}
		},
		5157: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { gather_job_exports: () => gather_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $app_open_campaign_7 = __nccwpck_require__(214);
			var $base_tool_errors = __nccwpck_require__(787);
			var $start_start = __nccwpck_require__(1328);
			var $core_work_7 = __nccwpck_require__(6350);
			__nccwpck_require__(4782);
			var $campaign_approvals_5 = __nccwpck_require__(2182);
			var $github_run_jobs = __nccwpck_require__(4799);
			var $github_git_tree_3 = __nccwpck_require__(3608);
			var $github_save_plan_5 = __nccwpck_require__(0);
			var $event_event_9 = __nccwpck_require__(1884);
			var $plan_artifact = __nccwpck_require__(890);
			var $runner_4 = __nccwpck_require__(7326);
			var $save_preview_2 = __nccwpck_require__(4836);
			var $campaign_consent_5 = __nccwpck_require__(905);
			var $campaign_context_6 = __nccwpck_require__(7860);
			var $campaign_issue_3 = __nccwpck_require__(6204);
			var $command_targets = __nccwpck_require__(6796);
			var $deliver_job = __nccwpck_require__(6805);
			var $sealed_plan_2 = __nccwpck_require__(2966);
			var $vouched_plans_3 = __nccwpck_require__(5779);
			var $node_fs = __nccwpck_require__(3024);
			var $node_path = __nccwpck_require__(6760);
			//! src/action/campaign/gather-job.ts
			var gather_job_exports = (0, $start_runtime.__exportAll)({ gatherJob: () => gatherJob });
			async function gatherJob(job) {
				let { context } = job;
				let opened = await (0, $campaign_context_6.qy)(job);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { state } = campaign.ledger;
				if (state === void 0 || state.head.definition !== campaign.definition) return (0, $start_start.success)({
					message: ENDINGS.changed,
					outputs: {}
				});
				let stopped = (0, $campaign_approvals_5.checkPhase)(state, campaign.id);
				if (stopped !== void 0) return (0, $start_start.failure)((0, $campaign_context_6.Zd)(stopped));
				let said = await (0, $github_run_jobs.readRunJobs)((0, $vouched_plans_3.n)(job), context.run.id);
				if (!said.ok) return said;
				let made = await readMade(context);
				let gathered = [];
				for (let [id, words] of said.value) {
					let row = state.rows.get(id);
					if (row?.state !== "gated") continue;
					let next = await gatherRow({
						context,
						campaign,
						row,
						words,
						made
					});
					if (next === void 0) continue;
					context.runner.say(`${row.name}: ${next.plan.row.state}${next.plan.row.why === void 0 ? "" : `: ${next.plan.row.why.message}`}\n`);
					gathered.push({
						...next,
						before: row
					});
				}
				let saved = await savePlans(job, gathered);
				if (!saved.ok) return saved;
				let written = await campaign.ledger.append({
					message: `commands: ${(0, $core_work_7.countOf)(gathered.length, "repository", "repositories")}`,
					change(now = state) {
						let isSame = ({ before: { id, plan } }) => now.rows.get(id)?.state === "gated" && now.rows.get(id)?.plan === plan;
						let plans = gathered.filter(isSame).map(({ plan }) => plan);
						return (0, $start_start.success)(plans.length === 0 ? now : (0, $campaign_approvals_5.recordPlans)(now, plans, campaign.campaign.waves));
					}
				});
				if (!written.ok) return (0, $start_start.failure)((0, $campaign_context_6.Zd)(written.error));
				let shown = await (0, $campaign_issue_3.S)(job, campaign);
				if (!shown.ok) return shown;
				let approved = await (0, $campaign_consent_5.iP)(job, campaign, written.value);
				if (!approved.ok) return approved;
				let goesOn = gathered.length > 0 && (0, $command_targets.readyCalls)(campaign, written.value, approved.value).length > 0;
				let refused = goesOn ? await (0, $deliver_job.dispatchAgain)(job, campaign.id, "commands") : void 0;
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let config = await job.repo.config();
				config.ok && await (0, $save_preview_2.sweepOld)({
					...job,
					keepHours: Math.max(config.value.approval.expiresAfterHours, 336)
				});
				let rest = goesOn ? ". The next run goes on with the rest" : "";
				return (0, $start_start.success)({
					outputs: {
						...shown.value.outputs,
						continue: String(goesOn)
					},
					message: `${(0, $core_work_7.countOf)(gathered.length, "repository", "repositories")} gathered${rest}`
				});
			}
			async function readMade(context) {
				let top = $node_path.resolve(context.workspace, context.runner.input("campaign-path") || ".");
				let openKey = context.runner.input("open-key");
				let made = new Map();
				if (!$node_fs.existsSync(top)) return made;
				let folders = [top, ...$node_fs.readdirSync(top, { withFileTypes: !0 }).filter((entry) => entry.isDirectory()).map(({ name }) => $node_path.join(top, name))].slice(0, 600);
				for (let folder of folders) {
					let opened = (0, $sealed_plan_2.xG)(folder, openKey);
					if (opened === void 0) continue;
					let read = await (0, $plan_artifact.readPlanArtifact)(opened);
					read.ok && read.value.stored !== void 0 && made.set(read.value.stored.plan.digest, read.value.stored);
					$node_fs.rmSync(opened, {
						recursive: !0,
						force: !0
					});
				}
				return made;
			}
			async function gatherRow({ context, campaign, row, words, made }) {
				let stop = (state, code, [message, suggestion]) => {
					let { id, name, head } = row;
					let why = (0, $base_tool_errors.toolError)(code, message, suggestion);
					return { plan: { row: {
						id,
						name,
						state,
						...head && { head },
						why: {
							code,
							message: why.message,
							advice: why.suggestion
						}
					} } };
				};
				switch (words.prepare) {
					case "ready": break;
					case "moved": return stop("moved", "stale", ENDINGS.moved);
					case "unproven": return stop("unproven", "stale", ENDINGS.unproven);
					case "visible": return stop("forbidden", "permission_denied", ENDINGS.visible);
					case "shared": return stop("failed", "invalid_arguments", ENDINGS.shared);
					default: return;
				}
				if (words.run === void 0) return;
				let { id, name, head } = row;
				if (words.run === "clean") return { plan: { row: {
					id,
					name,
					state: "clean",
					...head && { head }
				} } };
				if (words.run === "failed") return stop("failed", "command_failed", ENDINGS.failed((0, $runner_4.runUrl)(context)));
				let stored = made.get(words.run);
				let wrong = stored === void 0 ? "it is not among the artifacts of the run" : whyOther(stored.plan, {
					campaign,
					row
				});
				if (stored === void 0 || wrong !== void 0) return stop("failed", "plan_tampered", ENDINGS.other(wrong ?? ""));
				let secret = (0, $event_event_9.checkPlanSecrets)(stored.plan, stored.changes, [context.token]);
				if (secret !== void 0) return stop("failed", "plan_tampered", ENDINGS.other(secret.message));
				let shown = await (0, $app_open_campaign_7.shownRow)(stored.plan, stored.changes);
				if (!shown.ok) return stop("failed", "too_large", [shown.error.message, shown.error.suggestion]);
				if (shown.value.calls === void 0) return stop("failed", "plan_tampered", ENDINGS.other("it made no call"));
				let sample = await (0, $app_open_campaign_7.sampleOf)(id, stored.changes);
				return {
					plan: {
						row: {
							id,
							name,
							...head && { head },
							...shown.value,
							run: context.run.id
						},
						sample
					},
					stored
				};
			}
			function whyOther(plan, { campaign, row }) {
				let { recipe, inputs } = campaign.recipe;
				if (plan.repository?.id !== row.id) return "it is for another repository";
				if (plan.base.commit !== row.head || plan.base.directory !== ".") return "it is for another commit";
				if (plan.recipe.path !== recipe.source.path || plan.recipe.digest !== recipe.source.digest) return "it is of another recipe";
				if ((0, $github_git_tree_3.inputsText)(plan.inputs) !== (0, $github_git_tree_3.inputsText)(inputs)) return "it has other inputs";
				return plan.sousVersion === "0.1.0" ? void 0 : "another version of Sous made it";
			}
			async function savePlans({ context, repo }, gathered) {
				let plans = gathered.flatMap(({ stored }) => stored ?? []);
				if (plans.length === 0) return (0, $start_start.success)(void 0);
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let updates = [];
				for (let stored of plans) {
					let origin = { run: {
						id: context.run.id,
						attempt: context.run.attempt
					} };
					let update = await (0, $github_save_plan_5.writeProposalPlan)(remote.value, {
						stored,
						origin,
						now: repo.github.serverTime ?? new Date()
					});
					if (!update.ok) return update;
					updates.push(update.value);
				}
				for (let from = 0; from < updates.length; from += 50) {
					let pushed = await remote.value.push(updates.slice(from, from + 50));
					if (!pushed.ok) return pushed;
				}
				return (0, $start_start.success)(void 0);
			}
			let RETRY = "Comment `/sous retry` to plan it again. Its calls need approval again.";
			let ENDINGS = {
				changed: "The campaign changed since the calls were approved",
				moved: ["It changed since its calls were approved", "The next run plans it again, and its calls need approval again."],
				unproven: ["Nothing shows that the workflow of campaigns made its plan, or the artifact of that run has expired", RETRY],
				visible: ["It is private, and everyone can read this repository with the artifacts of its runs", "Run campaigns with commands from a private repository."],
				shared: ["Its recipe comes from another repository, which the job that runs commands cannot read", "Copy the recipe into this repository."],
				failed: (url) => [`Its calls failed. The log has what they printed: ${url}`, RETRY],
				other: (why) => [`What its commands left is not a plan for it: ${why}`, RETRY]
			};
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
			var $core_work_9 = __nccwpck_require__(6350);
			var $github_git_tree_5 = __nccwpck_require__(3608);
			var $github_save_plan_3 = __nccwpck_require__(0);
			var $github_pull_state_5 = __nccwpck_require__(4064);
			var $plan_permissions_7 = __nccwpck_require__(5871);
			var $report_plan_markdown = __nccwpck_require__(9733);
			var $start_start_9 = __nccwpck_require__(1328);
			var $answer_4 = __nccwpck_require__(6562);
			var $outcome_4 = __nccwpck_require__(4246);
			//! src/action/mark-stale.ts
			var mark_stale_exports = (0, $start_runtime.__exportAll)({ markExpired: () => markExpired });
			async function markStale({ context, repo, pull }) {
				let remote = await repo.remote();
				if (!remote.ok) return (0, $outcome_4.refusedOutcome)(remote.error);
				let digests = await (0, $github_save_plan_3.readCurrentPlans)(remote.value, pull);
				if (!digests.ok) return (0, $outcome_4.refusedOutcome)(digests.error);
				let state = digests.value.length === 0 ? void 0 : await (0, $github_pull_state_5.readPull)(repo.github, pull);
				if (state?.ok === !1) return (0, $outcome_4.refusedOutcome)(state.error);
				let stale = 0;
				for (let digest of digests.value) {
					let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(digest);
					if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
					let { plan } = record.value;
					if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
					let refused = await (0, $answer_4.NN)({
						context,
						repo,
						pull,
						plan,
						past: "stale"
					});
					if (refused !== void 0 && !(0, $github_git_tree_5.isForWantOfPermission)(refused)) return (0, $outcome_4.refusedOutcome)(refused);
					if (refused !== void 0) context.runner.say(`Could not update the comment: ${(0, $start_start_9.printableLine)(refused.message)}\n`);
					else {
						stale++;
						await (0, $answer_4.zS)({
							context,
							repo
						}, plan, state?.value.head.commit ?? "");
					}
				}
				return {
					reason: "answered",
					message: `The push made ${(0, $core_work_9.countOf)(stale, "plan")} of #${pull} stale`,
					pull: { number: pull }
				};
			}
			async function markExpired({ context, repo, pull, except }) {
				let [comments, now] = [await repo.comments(pull), repo.github.serverTime];
				if (!comments.ok || now === void 0 || context.runner.input("comment") === "off" || context.signal.aborted) return;
				if (!comments.value.some(({ body }) => isOver((0, $report_plan_markdown.goodUntil)(body), now))) return;
				let [config, remote] = [await repo.config(), await repo.remote()];
				let digests = remote.ok ? await (0, $github_save_plan_3.readCurrentPlans)(remote.value, pull) : remote;
				if (!config.ok || !remote.ok || !digests.ok) return;
				for (let digest of digests.value) {
					let record = await (0, $github_save_plan_3.planRefs)(remote.value).load(digest);
					if (!record.ok || record.value.plan.recipe.path === except || record.value.plan.repository?.pull !== pull) continue;
					let { plan, state } = record.value;
					if (state.state !== "planned" && state.state !== "failed") continue;
					if (!isOver(new Date(askedAt(record.value, comments.value) + config.value.approval.expiresAfterHours * 36e5), now)) continue;
					let refused = await (0, $answer_4.NN)({
						context,
						repo,
						pull,
						plan,
						past: "expired"
					});
					refused === void 0 ? await (0, $answer_4.ro)({
						context,
						repo
					}, plan) : context.runner.say(`Could not update the comment: ${(0, $start_start_9.printableLine)(refused.message)}\n`);
				}
			}
			async function markExpiredEverywhere(around) {
				let remote = await around.repo.remote();
				let refs = remote.ok ? await remote.value.readRefs([$github_git_tree_5.CURRENT_OF_PULLS]) : remote;
				if (!refs.ok) return around.context.runner.say(`Could not look for expired plans: ${(0, $start_start_9.printableLine)(refs.error.message)}\n`);
				let pulls = [...new Set([...refs.value.keys()].map($github_git_tree_5.pullOf).filter((pull) => pull !== void 0))].toSorted((a, b) => b - a);
				for (let pull of pulls.slice(0, 20)) await markExpired({
					...around,
					pull
				});
			}
			function askedAt({ plan, state }, comments) {
				let asked = (0, $plan_permissions_7.hasRunExternal)(plan) ? void 0 : comments.find(({ id }) => id === state.origin.comment)?.created_at;
				return Date.parse(asked ?? state.plannedAt);
			}
			function isOver(until, now) {
				return until !== void 0 && until.getTime() < now.getTime();
			}
		},
		9538: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				RV: () => askOnce,
				US: () => policyOf,
				fl: () => recipesOn,
				h_: () => openRepository,
				iv: () => changedRules
			});
			var $reader_work_7 = __nccwpck_require__(8050);
			var $core_work_9 = __nccwpck_require__(6350);
			var $base_digest_3 = __nccwpck_require__(7057);
			var $base_reasons_7 = __nccwpck_require__(2632);
			var $start_start_3 = __nccwpck_require__(1328);
			var $start_terminal_7 = __nccwpck_require__(4782);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $github_remote_git_5 = __nccwpck_require__(1892);
			var $event_event_11 = __nccwpck_require__(1884);
			var $tool_call_work_7 = __nccwpck_require__(4020);
			var $runner_5 = __nccwpck_require__(7326);
			var $late_os_3 = __nccwpck_require__(1610);
			var $late_timers_promises_3 = __nccwpck_require__(5825);
			//! src/action/open-github.ts
			function openRepository(context) {
				let { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context;
				let sleep = context.sleep ?? (async (ms) => void await (0, $late_timers_promises_3.setTimeout)(ms, void 0, { signal }).catch(() => void 0));
				let github = new $github_git_tree_7.GitHub({
					transport: (0, $github_git_tree_7.octokitTransport)({
						token,
						apiUrl,
						userAgent: `sous/${$start_terminal_7.VERSION}`
					}),
					repository,
					clock: $tool_call_work_7.realClock,
					sleep,
					signal,
					secrets: (0, $event_event_11.knownSecrets)(context.env)
				});
				let configPath = context.runner.input("config") || ".github/sous.yml";
				let isLikelyRead = (path) => path === configPath || path === ".github/sous.lock" || (0, $reader_work_7.isRecipePath)(path);
				let trusted = askOnce(async () => {
					let readTip = async () => {
						let opened = await remote();
						return opened.ok ? opened.value.readTip() : opened;
					};
					let commit = await (0, $github_git_tree_7.findTrustedCommit)({
						event,
						sha,
						attempt: run.attempt,
						readTip
					});
					return commit.ok ? $github_git_tree_7.TrustedTree.open(github, commit.value, { isLikelyRead }) : commit;
				});
				let remote = askOnce(() => {
					let url = `${serverUrl}/${repository.owner}/${repository.name}.git`;
					let [programs, sandboxDisk] = [programsOf(context), (0, $tool_call_work_7.realSandboxDisk)($late_os_3.tmpdir())];
					return (0, $github_remote_git_5.openRemote)({
						url,
						token,
						git: (0, $core_work_9.realGit)(programs),
						disk: $core_work_9.realDisk,
						sandboxDisk,
						sleep,
						signal
					});
				});
				let config = askOnce(async () => {
					let tree = await trusted();
					if (!tree.ok) return tree;
					let loaded = await (0, $reader_work_7.loadConfig)(tree.value, github.serverTime ?? new Date(), configPath);
					if (loaded.ok) return (0, $start_start_3.success)(loaded.value.config);
					return (0, $start_start_3.failure)(tree.value.refusal ?? (0, $base_reasons_7.refusal)("policy_error", loaded.error.message, loaded.error.suggestion));
				});
				let ask = askOnce(() => (0, $github_git_tree_7.readOwnIdentity)({
					github,
					isAppToken: run.isAppToken
				}));
				let known;
				let read = new Map();
				let comments = (pull) => {
					let asked = read.get(pull) ?? (0, $github_git_tree_7.readComments)(github, pull);
					read.set(pull, asked);
					return asked;
				};
				let self = async () => known === void 0 ? ask() : (0, $start_start_3.success)(known);
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
						if ((0, $base_digest_3.isWholeDigest)(prefix)) return (0, $start_start_3.success)(prefix);
						let opened = await remote();
						if (!opened.ok) return opened;
						let all = await comments(pull);
						if (!all.ok) return all;
						let own = await self();
						if (!own.ok) return own;
						let shown = all.value.filter(({ user }) => user?.id === own.value.id).map(({ body }) => body);
						return (0, $github_git_tree_7.findPlan)({
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
			function programsOf({ env, workspace }) {
				return (0, $core_work_9.openPrograms)({
					path: env.PATH ?? "",
					forbiddenRoot: workspace
				});
			}
			function recipesOn(tree, context, { isOffline } = {}) {
				let shared = (0, $reader_work_7.lazyShared)(() => ({
					tree,
					surroundings: (0, $runner_5.actionSurroundings)(context, context.workspace),
					programs: programsOf(context),
					isOffline
				}));
				return (0, $reader_work_7.recipesIn)(tree, context.program, {
					trustsPatterns: !0,
					shared
				});
			}
			function policyOf(repo) {
				return async () => {
					let config = await repo.config();
					return config.ok ? (0, $start_start_3.success)(config.value.approval) : config;
				};
			}
			async function changedRules({ github, ...repo }, pull) {
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let trusted = await repo.trusted();
				return trusted.ok ? (0, $github_git_tree_7.findChangedRules)({
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
			var $report_plan_markdown_5 = __nccwpck_require__(9733);
			var $start_start_11 = __nccwpck_require__(1328);
			var $workspace_render_patch = __nccwpck_require__(1218);
			var $node_fs_3 = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
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
				let decision = (0, $base_reasons_5.decisionOf)(reason);
				let outputs = {
					decision,
					"reason-code": reason,
					changed: "false",
					"files-changed": "0"
				};
				if (report === void 0) await addSummary((0, $report_plan_markdown_5.renderBareMarkdown)(bare, $report_plan_markdown_5.SUMMARY_BUDGET).text, context);
				else {
					let summary = (0, $report_plan_markdown_5.renderPlanMarkdown)(report, $report_plan_markdown_5.SUMMARY_BUDGET);
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
				outputs.result = (0, $start_start_11.inertJson)(result);
				for (let [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
				runner.say(`${(0, $start_start_11.printable)(message)} (${reason})\n`);
				await warnPersonalToken(context);
				let isFailure = ending.problem !== void 0 && runner.input("fail-on") !== "never" || failsJob(ending, decision, context);
				isFailure && runner.report("error", (0, $start_start_11.printable)(message));
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
				let file = $node_path_3.join(env.RUNNER_TEMP ?? workspace, `sous-${(plan?.digest ?? "plan").slice(0, 16)}.patch`);
				$node_fs_3.writeFileSync(file, await (0, $workspace_render_patch.renderPatch)(changes));
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
				env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, $start_start_11.printable)(error.stack ?? "")}\n`);
				runner.report("error", (0, $start_start_11.inertForRunner)((0, $start_start_11.printable)(`Bug in Sous: ${reason}`)));
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
			var $start_start_13 = __nccwpck_require__(1328);
			var $base_json = __nccwpck_require__(1631);
			var $zod_api_3 = __nccwpck_require__(4914);
			var $plan_plan_store = __nccwpck_require__(9372);
			var $report_annotations_5 = __nccwpck_require__(1204);
			var $system_real_apply_disk = __nccwpck_require__(5492);
			var $node_fs_3 = __nccwpck_require__(3024);
			var $node_path_3 = __nccwpck_require__(6760);
			var $late_os_5 = __nccwpck_require__(1610);
			//! src/action/plan-artifact.ts
			var plan_artifact_exports = (0, $start_runtime.__exportAll)({ writePlanArtifact: () => writePlanArtifact });
			let ENDING_FILE = "ending.json";
			let MAX_ENDING_BYTES = 262144;
			let MAX_MESSAGE_CHARACTERS = 2e3;
			function makeArtifactFolder({ env }) {
				return $node_fs_3.mkdtempSync($node_path_3.join($node_fs_3.realpathSync(env.RUNNER_TEMP || $late_os_5.tmpdir()), "sous-plan-"));
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
					let saved = stored === void 0 ? (0, $start_start_13.success)(void 0) : await storeIn(folder).save(stored);
					return saved.ok ? (0, $start_start_13.success)(folder) : (0, $start_start_13.failure)((0, $base_reasons_5.refusal)("io_error", saved.error.message, saved.error.suggestion));
				} catch (error) {
					return (0, $start_start_13.failure)(ERRORS.cannotSave(error.message));
				}
			}
			async function readPlanArtifact(folder) {
				let home;
				let text;
				try {
					home = $node_fs_3.realpathSync(folder);
					let file = $node_path_3.join(home, ENDING_FILE);
					if ($node_fs_3.statSync(file).size > MAX_ENDING_BYTES) return (0, $start_start_13.failure)(ERRORS.tooLarge());
					text = $node_fs_3.readFileSync(file, "utf8");
				} catch (error) {
					return (0, $start_start_13.failure)(ERRORS.noPlan(folder, error.message));
				}
				let ending = readEnding(text);
				if (ending === void 0) return (0, $start_start_13.failure)(ERRORS.unreadable());
				let store = storeIn(home);
				let listed = await store.list();
				let [digest, ...others] = listed.ok ? listed.value : [];
				if (digest === void 0) return (0, $start_start_13.success)({
					ending,
					stored: void 0
				});
				if (others.length > 0) return (0, $start_start_13.failure)(ERRORS.severalPlans());
				let stored = await store.load(digest);
				return stored.ok ? (0, $start_start_13.success)({
					ending,
					stored: stored.value
				}) : (0, $start_start_13.failure)((0, $base_reasons_5.refusal)("plan_tampered", stored.error.message, stored.error.suggestion));
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
			let ERRORS = {
				cannotSave: (why) => (0, $base_reasons_5.refusal)("io_error", `Cannot save the plan for the next job: ${why}`),
				tooLarge: () => (0, $base_reasons_5.refusal)("plan_tampered", `'${ENDING_FILE}' is too large`),
				noPlan: (folder, why) => (0, $base_reasons_5.refusal)("digest_unknown", `There is no plan in '${folder}': ${why}`),
				unreadable: () => (0, $base_reasons_5.refusal)("plan_tampered", `Cannot read '${ENDING_FILE}'`),
				severalPlans: () => (0, $base_reasons_5.refusal)("plan_tampered", "The plan job left more than one plan")
			};
		},
		1808: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Nu: () => watchRunnerFiles,
				T0: () => prepareTrusted,
				YI: () => planFolder,
				wv: () => planHead
			});
			var $core_work_11 = __nccwpck_require__(6350);
			var $app_plan_recipe_5 = __nccwpck_require__(3891);
			var $app_prepare_run = __nccwpck_require__(2700);
			var $base_digest_5 = __nccwpck_require__(7057);
			var $base_reasons_9 = __nccwpck_require__(2632);
			var $start_start_15 = __nccwpck_require__(1328);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $event_event_13 = __nccwpck_require__(1884);
			var $github_remote_git_7 = __nccwpck_require__(1892);
			var $tool_call_work_7 = __nccwpck_require__(4020);
			var $plan_permissions_9 = __nccwpck_require__(5871);
			var $plan_plan_outcome = __nccwpck_require__(5493);
			var $report_step_ticker = __nccwpck_require__(2801);
			var $start_terminal_9 = __nccwpck_require__(4782);
			var $open_github_7 = __nccwpck_require__(9538);
			var $runner = __nccwpck_require__(7326);
			var $unprepared_text_2 = __nccwpck_require__(1220);
			var $node_fs_5 = __nccwpck_require__(3024);
			var $node_path_5 = __nccwpck_require__(6760);
			//! src/action/plan-folder.ts
			async function planFolder(request) {
				let { context, folder, prepared, rules, facts } = request;
				let surroundings = {
					...(0, $runner.actionSurroundings)(context, folder),
					trustsPatterns: request.trustsPatterns
				};
				let opened = await (0, $core_work_11.openFolder)(surroundings, ".");
				if (!opened.ok) return (0, $start_start_15.failure)((0, $base_reasons_9.refusal)("io_error", opened.error.message, opened.error.suggestion));
				let { config, recipe, inputs } = prepared;
				let recorder = new $plan_plan_outcome.StepRecorder();
				let ticker = new $report_step_ticker.StepTicker($start_terminal_9.PLAIN);
				let message = context.runner.input("commit-message");
				let refuseTampered = watchRunnerFiles(context.env);
				let made = await (0, $app_plan_recipe_5.planRecipe)({
					surroundings,
					recipe: {
						...prepared,
						opened: opened.value
					},
					consent: {
						rules,
						approver: request.approver ?? $tool_call_work_7.NO_APPROVER
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
					github: expressionContext(context, facts?.base?.commit ?? context.sha),
					time: request.askedAt
				});
				let tampered = refuseTampered();
				let error = made.ok ? void 0 : (0, $app_plan_recipe_5.unpreparedError)(made.error);
				if (error !== void 0 && tampered === void 0 && error.code === "path_denied") {
					let outcome = failedBy(error, {
						calls: [],
						evidence: [],
						includes: []
					}, prepared);
					let places = {
						directory: facts?.base?.directory ?? ".",
						matches: (0, $plan_permissions_9.matchProtected)(config.protectedPaths)
					};
					return (0, $start_start_15.success)({
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
				if (!made.ok) return (0, $start_start_15.failure)(tampered ?? (0, $base_reasons_9.refusal)("io_error", error?.message ?? "", error?.suggestion));
				let { outcome, record, loaded } = made.value.made;
				let secret = record && (0, $event_event_13.checkPlanSecrets)(record, loaded?.changes ?? [], (0, $event_event_13.knownSecrets)(context.env));
				if (tampered !== void 0 || secret !== void 0) {
					await loaded?.[Symbol.asyncDispose]();
					return (0, $start_start_15.failure)(tampered ?? secret);
				}
				let places = {
					directory: record?.base.directory ?? ".",
					matches: (0, $plan_permissions_9.matchProtected)(config.protectedPaths)
				};
				let planned = {
					recipe,
					inputs,
					outcome,
					plan: record,
					steps: recorder.steps,
					places
				};
				let refused = loaded === void 0 ? void 0 : (0, $plan_permissions_9.checkProtected)(loaded.changes, config, loaded.plan.base.directory);
				if (refused === void 0 || loaded === void 0) return (0, $start_start_15.success)({
					planned,
					loaded
				});
				await loaded[Symbol.asyncDispose]();
				return (0, $start_start_15.success)({
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
						isNoStep: !0,
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
					return ERRORS.runnerTampered(names);
				};
			}
			function listAll(folders) {
				let all = new Map();
				for (let folder of folders) for (let name of namesIn(folder)) {
					let file = $node_path_5.join(folder, name);
					let content = readPlain(file);
					all.set(file, content === void 0 ? "no file" : (0, $base_digest_5.sha256)(content));
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
				let recipes = await (0, $open_github_7.fl)(tree.value, context);
				if (!recipes.ok) return (0, $start_start_15.failure)(tree.value.refusal ?? (0, $base_reasons_9.refusal)("policy_error", recipes.error.message, recipes.error.suggestion));
				let prepared = await (0, $app_prepare_run.prepareRecipe)(recipes.value, recipe, inputs);
				if (prepared.ok) return prepared;
				if (tree.value.refusal !== void 0) return (0, $start_start_15.failure)(tree.value.refusal);
				let near = (0, $unprepared_text_2.jl)(recipes.value, recipe);
				let isReady = near !== void 0 && (await (0, $app_prepare_run.prepareRecipe)(recipes.value, near, inputs)).ok;
				return (0, $start_start_15.failure)(unpreparedRefusal(prepared.error, {
					recipe,
					inputs,
					near,
					isReady
				}));
			}
			function unpreparedRefusal(unprepared, { recipe, inputs, near, isReady }) {
				if (unprepared.kind === "error") {
					if (near === void 0) return (0, $unprepared_text_2.px)(unprepared.error, "/sous list");
					let run = isReady && Array.isArray(inputs) ? (0, $event_event_13.writeCommand)({
						kind: "run",
						recipe: near,
						inputs
					}) : void 0;
					return (0, $unprepared_text_2.px)(unprepared.error, run ?? (0, $event_event_13.writeCommand)({
						kind: "help",
						recipe: near
					}));
				}
				let { message, suggestion } = (0, $unprepared_text_2.oV)(unprepared);
				let help = unprepared.kind === "invalid_inputs" ? { command: (0, $event_event_13.writeCommand)({
					kind: "help",
					recipe
				}) } : {};
				return {
					...(0, $base_reasons_9.refusal)("command_mistake", message, suggestion),
					...help
				};
			}
			async function planHead(request) {
				let { context, repo, pull, config, prepared, rules, approver, askedAt } = request;
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let asked = request.isSaved ? remote.value.refusePush() : void 0;
				let folder = await (0, $github_remote_git_7.checkOut)(remote.value, pull.head.commit);
				let denied = await asked;
				if (denied !== void 0) return (0, $start_start_15.failure)((0, $github_git_tree_7.tokenTooWeak)("push, which saving a plan needs", denied));
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
					askedAt,
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
			let ERRORS = { runnerTampered: (files) => (0, $base_reasons_9.refusal)("runner_file_tampered", `A command of the recipe changed the runner's ${files.join(", ") || "files"}`) };
		},
		7818: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { planning_jobs_exports: () => planning_jobs_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $start_start_7 = __nccwpck_require__(1328);
			var $base_reasons = __nccwpck_require__(2632);
			var $core_work_13 = __nccwpck_require__(6350);
			var $campaign_discover_targets = __nccwpck_require__(8060);
			var $zod_api_5 = __nccwpck_require__(4914);
			var $campaign_approvals_5 = __nccwpck_require__(2182);
			var $github_proposal_pull = __nccwpck_require__(573);
			var $campaign_context_7 = __nccwpck_require__(7860);
			var $base_json_3 = __nccwpck_require__(1631);
			var $campaign_campaign_5 = __nccwpck_require__(4906);
			var $campaign_issue_4 = __nccwpck_require__(6204);
			var $target_plan_3 = __nccwpck_require__(2997);
			var $node_fs_7 = __nccwpck_require__(3024);
			var $node_path_7 = __nccwpck_require__(6760);
			//! src/action/campaign/campaign-files.ts
			let DISCOVERED = "discovered.json";
			let schemaOf = () => {
				let target = (0, $zod_api_5.strictObject)({
					id: (0, $zod_api_5.string)(),
					name: (0, $zod_api_5.string)(),
					installation: (0, $zod_api_5.int)(),
					branch: (0, $zod_api_5.string)()
				});
				let { row, sample } = (0, $campaign_campaign_5.ledgerSchemas)();
				return {
					discovered: (0, $zod_api_5.strictObject)({
						campaign: (0, $zod_api_5.string)(),
						definition: (0, $zod_api_5.string)(),
						date: (0, $zod_api_5.string)(),
						shards: (0, $zod_api_5.array)((0, $zod_api_5.array)(target)),
						targets: (0, $zod_api_5.array)((0, $zod_api_5.strictObject)({
							id: (0, $zod_api_5.string)(),
							name: (0, $zod_api_5.string)()
						})),
						stopped: (0, $zod_api_5.array)(row)
					}),
					plans: (0, $zod_api_5.array)((0, $zod_api_5.strictObject)({
						row,
						sample: (0, $zod_api_5.optional)(sample)
					}))
				};
			};
			function writeDiscovered(context, file) {
				return writeJson(context, DISCOVERED, file);
			}
			function readDiscovered(context) {
				return readJson($node_path_7.join(folderOf(context), DISCOVERED), schemaOf().discovered);
			}
			function writePlans(context, shard, plans) {
				return writeJson(context, `plans-${shard}.json`, plans);
			}
			function readPlans(context) {
				let folder = folderOf(context);
				let names = $node_fs_7.readdirSync(folder).filter((name) => /^plans-\d{1,3}\.json$/.test(name));
				let plans = [];
				for (let name of names.sort()) {
					let read = readJson($node_path_7.join(folder, name), schemaOf().plans);
					if (!read.ok) return read;
					let own = read.value;
					plans.push(...own);
				}
				return (0, $start_start_7.success)(plans);
			}
			function folderOf({ runner, workspace }) {
				return $node_path_7.resolve(workspace, runner.input("campaign-path") || ".");
			}
			function writeJson({ env, workspace }, name, value) {
				let folder = $node_path_7.join(env.RUNNER_TEMP ?? workspace, "sous-campaign");
				$node_fs_7.mkdirSync(folder, { recursive: !0 });
				$node_fs_7.writeFileSync($node_path_7.join(folder, name), `${JSON.stringify(value)}\n`);
				return folder;
			}
			function readJson(file, schema) {
				let text;
				try {
					text = $node_fs_7.readFileSync(file, "utf8");
				} catch (error) {
					return (0, $start_start_7.failure)(ERRORS$1.unreadable(file, error.message));
				}
				let json = (0, $base_json_3.parseJson)(text);
				let read = json.ok ? schema.safeParse(json.value) : void 0;
				return read?.success ? (0, $start_start_7.success)(read.data) : (0, $start_start_7.failure)(ERRORS$1.unreadable(file, "it does not have the expected format"));
			}
			let ERRORS$1 = { unreadable: (file, why) => (0, $base_reasons.refusal)("input_invalid", `Cannot read ${$node_path_7.basename(file)} of the earlier job: ${why}`, "Download its artifact into the folder that 'campaign-path' names.") };
			//! src/action/campaign/planning-jobs.ts
			var planning_jobs_exports = (0, $start_runtime.__exportAll)({
				collectJob: () => collectJob,
				discoverJob: () => discoverJob,
				planShardJob: () => planShardJob
			});
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
			let PLANNED_AGAIN = new Set([
				"waiting",
				"moved",
				"missing",
				"archived",
				"forbidden",
				"failed"
			]);
			async function discoverJob(job) {
				let { context } = job;
				let opened = await (0, $campaign_context_7.qy)(job);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { ledger, definition } = campaign;
				let before = ledger.state;
				let stopped = before && (0, $campaign_approvals_5.checkPhase)(before, campaign.id);
				if (stopped !== void 0) return (0, $start_start_7.failure)((0, $campaign_context_7.Zd)(stopped));
				let app = (0, $campaign_context_7.GK)(context);
				if (!app.ok) return app;
				let known = [...before?.rows.values() ?? []];
				let found = await (0, $campaign_discover_targets.discoverTargets)({
					app: app.value,
					rules: campaign.campaign.targets,
					known,
					clientOf: (installation) => (0, $campaign_context_7.qL)(context, { transport: app.value.tokens({
						installation,
						permissions: { metadata: "read" }
					}).transport }),
					now: job.repo.github.serverTime ?? new Date()
				});
				if (!found.ok) return found;
				let isNew = before?.head.definition !== definition;
				let isOld = await arePlansOld(job, before);
				if (!isOld.ok) return isOld;
				let rows = new Map(known.map((row) => [row.id, row]));
				let open = found.value.targets.filter(({ id }) => {
					let row = rows.get(id);
					return row === void 0 || PLANNED_AGAIN.has(row.state) || isOld.value && row.state === "planned" || isNew && row.delivered === void 0;
				});
				let shards = (0, $campaign_discover_targets.shardTargets)(open);
				let date = before?.head.definition === definition ? before.head.date : new Date().toISOString().slice(0, 10);
				let targets = found.value.targets.map(({ id, name }) => ({
					id,
					name
				}));
				let path = writeDiscovered(context, {
					campaign: campaign.id,
					definition,
					date,
					shards,
					targets,
					stopped: found.value.stopped
				});
				let message = `${(0, $core_work_13.countOf)(targets.length, "repository", "repositories")} found, ${open.length} to plan, ${found.value.stopped.length} out of reach`;
				return (0, $start_start_7.success)({
					message,
					outputs: {
						shards: JSON.stringify(shards.map((_, index) => index)),
						"campaign-path": path,
						campaign: campaign.id
					}
				});
			}
			async function arePlansOld({ repo }, state) {
				let config = await repo.config();
				if (!config.ok) return config;
				let mostMs = config.value.approval.expiresAfterHours * HOUR_MS;
				return (0, $start_start_7.success)(state !== void 0 && (0, $campaign_approvals_5.ageOfPlans)(state, repo.github.serverTime ?? new Date()) > mostMs / 2);
			}
			async function planShardJob(job) {
				let { context } = job;
				let discovered = readDiscovered(context);
				if (!discovered.ok) return discovered;
				let shard = Number(context.runner.input("shard") || "0");
				let targets = discovered.value.shards[shard];
				if (targets === void 0) return (0, $start_start_7.failure)(ERRORS.noShard(context.runner.input("shard"), discovered.value.shards.length));
				let opened = await (0, $campaign_context_7.qy)(job, discovered.value.campaign);
				if (!opened.ok) return opened;
				if (opened.value.definition !== discovered.value.definition) return (0, $start_start_7.failure)(ERRORS.changed());
				let app = (0, $campaign_context_7.GK)(context);
				if (!app.ok) return app;
				let tokens = new Map();
				for (let installation of new Set(targets.map((target) => target.installation))) {
					let repositories = targets.filter((target) => target.installation === installation).map(({ id }) => Number(id));
					tokens.set(installation, app.value.tokens({
						installation,
						repositories,
						permissions: {
							contents: "read",
							pull_requests: "read",
							metadata: "read"
						}
					}));
				}
				let lowest = new Map();
				let rows = opened.value.ledger.state?.rows;
				let plans = [];
				for (let target of targets) {
					if (context.signal.aborted) break;
					let plan = await planOne(job, {
						campaign: opened.value,
						target,
						tokens: tokens.get(target.installation),
						date: discovered.value.date,
						isNew: (rows?.get(target.id)?.state ?? "waiting") === "waiting",
						wantsSample(patch) {
							let known = lowest.get(patch);
							if (known !== void 0 && (0, $start_start_7.compareBytes)(known, target.id) < 0) return !1;
							lowest.set(patch, target.id);
							return !0;
						}
					});
					plans.push(plan);
					context.runner.say(`${target.name}: ${plan.row.state}\n`);
				}
				let path = writePlans(context, shard, plans);
				return (0, $start_start_7.success)({
					message: `${(0, $core_work_13.countOf)(plans.length, "repository", "repositories")} planned`,
					outputs: { "campaign-path": path }
				});
			}
			async function planOne({ context }, shard) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { campaign, target, tokens, date, isNew, wantsSample } = shard;
					let { id, name } = target;
					let stop = (why) => {
						let state = (0, $target_plan_3.Db)(why) ?? "failed";
						return { row: {
							id,
							name,
							state,
							why: (0, $target_plan_3.gf)(state, why.message, why.suggestion)
						} };
					};
					if (tokens === void 0) return stop(ERRORS.changed());
					let branch = (0, $campaign_context_7.W0)(campaign);
					let planned = await (0, $target_plan_3._B)({
						context,
						campaign,
						target,
						tokens,
						date,
						wantsSample,
						...isNew && { deliveredTo: branch }
					});
					if (!planned.ok) return stop(planned.error);
					let repository = __addDisposableResource(env_1, planned.value, !0);
					let { row, sample } = repository.planned;
					let plan = {
						row,
						...sample && { sample }
					};
					if (repository.delivered === void 0 || row.plan === void 0) return plan;
					let github = (0, $campaign_context_7.qL)(context, {
						transport: tokens.transport,
						name
					});
					let pull = await (0, $github_proposal_pull.findPull)({
						github,
						repositoryId: Number(id),
						branch
					});
					if (!pull.ok) return stop(pull.error);
					if (pull.value === void 0) return plan;
					let { commit } = repository.delivered;
					let delivered = {
						plan: row.plan,
						to: "pull-request",
						commit,
						branch,
						pull: pull.value.number
					};
					return {
						...plan,
						row: {
							...row,
							state: "open",
							delivered
						}
					};
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function collectJob(job) {
				let discovered = readDiscovered(job.context);
				if (!discovered.ok) return discovered;
				let plans = readPlans(job.context);
				if (!plans.ok) return plans;
				let { definition, date, targets, stopped, shards } = discovered.value;
				let opened = await (0, $campaign_context_7.qy)(job, discovered.value.campaign);
				if (!opened.ok) return opened;
				if (opened.value.definition !== definition) return (0, $start_start_7.failure)(ERRORS.changed());
				let { waves } = opened.value.campaign;
				let given = new Set(shards.flat().map(({ id }) => id));
				let own = plans.value.filter(({ row }) => given.has(row.id));
				let again = new Set(own.map(({ row }) => row.id));
				let isOld = await arePlansOld(job, opened.value.ledger.state);
				if (!isOld.ok) return isOld;
				let now = job.repo.github.serverTime ?? new Date();
				let written = await opened.value.ledger.append({
					message: `plan: ${(0, $core_work_13.countOf)(own.length, "repository", "repositories")}`,
					change(state) {
						let frozen = (0, $campaign_approvals_5.freezeTargets)(state, {
							definition,
							date,
							targets: [...targets, ...stopped],
							waves
						});
						let planned = (0, $campaign_approvals_5.recordPlans)(frozen, [...own, ...stopped.map((row) => ({ row }))], waves);
						return (0, $start_start_7.success)((0, $campaign_approvals_5.notePlanned)(planned, state, {
							now,
							isOld: isOld.value
						}));
					}
				});
				if (!written.ok) return (0, $start_start_7.failure)((0, $campaign_context_7.Zd)(written.error));
				let left = waitingOf(written.value).filter(({ id }) => !again.has(id)).length;
				let shown = await (0, $campaign_issue_4.S)(job, opened.value);
				if (!shown.ok) return shown;
				let rest = left === 0 ? "" : `, ${left} wait for the next run`;
				return (0, $start_start_7.success)({
					...shown.value,
					message: `${(0, $core_work_13.countOf)(own.length, "plan", "plans")} collected${rest}`
				});
			}
			function waitingOf({ rows }) {
				return [...rows.values()].filter(({ state }) => state === "waiting");
			}
			let HOUR_MS = 36e5;
			let ERRORS = {
				noShard: (given, count) => (0, $base_reasons.refusal)("input_invalid", `Shard '${given.slice(0, 20)}' does not exist: there are ${count}`, "Take 'shard' from the 'shards' output of the discover job."),
				changed: () => (0, $base_reasons.refusal)("plan_outdated", "The recipe or the campaign changed on the default branch during this run", "Run the workflow again.")
			};
		},
		1151: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { prepare_base_exports: () => prepare_base_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $reader_work = __nccwpck_require__(8050);
			var $core_work_15 = __nccwpck_require__(6350);
			var $base_reasons_7 = __nccwpck_require__(2632);
			var $start_paths_11 = __nccwpck_require__(704);
			var $start_start_15 = __nccwpck_require__(1328);
			var $github_git_tree_7 = __nccwpck_require__(3608);
			var $github_remote_git_5 = __nccwpck_require__(1892);
			var $workspace_narrowed_tree = __nccwpck_require__(8888);
			var $open_github_3 = __nccwpck_require__(9538);
			var $node_path_9 = __nccwpck_require__(6760);
			//! src/action/prepare-base.ts
			var prepare_base_exports = (0, $start_runtime.__exportAll)({ openBaseFiles: () => openBaseFiles });
			async function openBaseFiles({ context, repo, mode, commits, opened }) {
				let { github } = repo;
				let { tree: folder, git } = opened;
				let { repository } = folder;
				let checkout = repository && new $github_git_tree_7.CheckoutObjects(git, repository);
				let base = await (0, $github_git_tree_7.findBaseCommit)({
					github,
					checkout,
					sha: context.sha,
					eventBase: commits.base
				});
				if (!base.ok) return base;
				let source = checkout === void 0 ? (0, $github_git_tree_7.gitHubObjects)(github) : (0, $github_git_tree_7.checkoutFirst)(checkout, (0, $github_git_tree_7.gitHubObjects)(github));
				let directory = directoryOf($node_path_9.relative(repository?.workTree ?? context.workspace, folder.folder));
				if (!directory.ok) return directory;
				let prefix = directory.value === "." ? "" : `${directory.value}/`;
				let config = context.runner.input("config") || ".github/sous.yml";
				let isLikelyRead = (file) => file === prefix + config || file === prefix + ".github/sous.lock" || file.startsWith(prefix) && (0, $reader_work.isRecipePath)(file.slice(prefix.length));
				let tree = await $github_git_tree_7.TrustedTree.openFrom(source, base.value, { isLikelyRead });
				if (!tree.ok) return (0, $start_start_15.failure)($github_git_tree_7.TRUSTED_TREE_ERRORS.unavailable(base.value, tree.error));
				let openHead = (0, $open_github_3.RV)(() => $github_git_tree_7.TrustedTree.openFrom(source, context.sha));
				return (0, $start_start_15.success)({
					tree: new $workspace_narrowed_tree.TreeBelow(tree.value, directory.value),
					refusal: () => tree.value.refusal && $github_git_tree_7.TRUSTED_TREE_ERRORS.unavailable(base.value, tree.value.refusal),
					async noteChanges(recipe) {
						let head = await openHead();
						if (!head.ok) return (0, $start_start_15.failure)($github_git_tree_7.TRUSTED_TREE_ERRORS.unavailable(context.sha, head.error));
						let changed = await (0, $github_git_tree_7.compareRules)({
							base: tree.value,
							head: head.value,
							directory: directory.value,
							recipe
						});
						if (!changed.ok) return (0, $start_start_15.failure)($github_git_tree_7.TRUSTED_TREE_ERRORS.unavailable(context.sha, changed.error));
						return (0, $start_start_15.success)(changed.value.length === 0 ? void 0 : noteOf(changed.value, mode, baseName(context, base.value)));
					},
					async whyOtherBytes() {
						let listed = repository && await git.run({
							...repository,
							args: ["ls-files", "-z"]
						});
						if (listed?.ok === !1) return (0, $start_start_15.failure)($github_remote_git_5.REMOTE_GIT_ERRORS.localRefusal("list the files", listed.error));
						let paths = (0, $core_work_15.decodeOutput)(listed?.value ?? new Uint8Array()).split("\0").filter((file) => /(?:^|\/)\.gitattributes$/.test(file));
						if (paths.length === 0) return (0, $start_start_15.success)(void 0);
						let head = await openHead();
						return head.ok ? findConverting({
							base: tree.value,
							head: head.value,
							paths
						}) : (0, $start_start_15.failure)($github_git_tree_7.TRUSTED_TREE_ERRORS.unavailable(context.sha, head.error));
					}
				});
			}
			async function findConverting({ base, head, paths }) {
				for (let path of paths) {
					let before = await (0, $github_git_tree_7.readTrustedText)(base, path);
					if (!before.ok) return before;
					let after = await (0, $github_git_tree_7.readTrustedText)(head, path);
					if (!after.ok) return after;
					if (before.value !== after.value && after.value?.includes("working-tree-encoding")) return (0, $start_start_15.success)(`The pull request changes '${path}', which decides how git converts files. Merge that change by itself first`);
				}
				return (0, $start_start_15.success)(void 0);
			}
			function noteOf(changed, mode, base) {
				let versions = changed.length === 1 ? "the version" : "the versions";
				return `This pull request changes ${(0, $core_work_15.nameSome)(changed, 3)}. The ${mode} used ${versions} on ${base}.`;
			}
			function baseName({ env }, commit) {
				let branch = env.GITHUB_BASE_REF ?? "";
				let short = commit.slice(0, 10);
				return branch === "" ? short : `${branch} (${short})`;
			}
			function directoryOf(relative) {
				let directory = (0, $start_paths_11.parseRepoDirectory)(relative.split($node_path_9.sep).join("/") || ".");
				return directory.ok ? directory : (0, $start_start_15.failure)((0, $base_reasons_7.refusal)("input_invalid", directory.error.message, directory.error.suggestion));
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
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $github_authorise_7 = __nccwpck_require__(2241);
			var $github_git_tree_13 = __nccwpck_require__(3608);
			var $github_pull_state_7 = __nccwpck_require__(4064);
			var $report_annotations_7 = __nccwpck_require__(1204);
			var $answer_4 = __nccwpck_require__(6562);
			var $open_github_3 = __nccwpck_require__(9538);
			var $outcome_2 = __nccwpck_require__(4246);
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
					policy: (0, $open_github_3.US)(repo)
				});
				if (!person.ok) return (0, $answer_4.aR)(person.error, command);
				let tooWeak = await (0, $answer_4.z0)(command);
				if (tooWeak !== void 0) return (0, $outcome_2.refusedOutcome)(tooWeak);
				let planned = await planOnPull({
					...command,
					pull: from.pull,
					askedAt: from.at
				}, { comment: from.id });
				if (!planned.ok) return (0, $answer_4.zJ)(planned.error, command);
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
					let pull = checked === void 0 ? await (0, $github_pull_state_7.readPull)(repo.github, command.pull) : (0, $start_start.success)(checked.state);
					if (!pull.ok) return pull;
					let refused = (0, $github_pull_state_7.checkPlannable)(pull.value, config.value.approval);
					if (refused !== void 0) return (0, $start_start.failure)(refused);
					let prepared = await (0, $plan_folder_2.T0)(command);
					if (!prepared.ok) return prepared;
					let unfit = (0, $github_git_tree_13.checkCommitMessage)(context.runner.input("commit-message") || (0, $app_plan_recipe_5.messageFor)(prepared.value.recipe));
					if (unfit !== void 0) return (0, $start_start.failure)(unfit);
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
					if (moved !== void 0) return (0, $start_start.failure)(moved);
					if (loaded !== void 0) return (0, $save_preview_2.savePreview)({
						...kept,
						stored: loaded
					});
					if (planned.outcome.kind !== "failed") return (0, $start_start.success)(await (0, $save_preview_2.showClean)(kept));
					return (0, $start_start.success)(await (0, $save_preview_2.showPreview)(kept, await failedReport(planned, (0, $save_preview_2.madeOn)(kept)), "The recipe failed"));
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function checkHead(repo, { number, head }) {
				let now = await (0, $github_pull_state_7.readPull)(repo.github, number);
				if (!now.ok) return now.error;
				if (now.value.head.commit === head.commit) return;
				return ERRORS.newerCommit(head.commit, number);
			}
			async function leavePlan(context, { planned, stored }, pull, folder) {
				let { outcome } = planned;
				let report = outcome.kind === "failed" ? await failedReport(planned) : await (0, $report_annotations_7.makePlanReport)({
					...planned,
					ending: {
						...previewEnding(planned, outcome),
						next: []
					}
				});
				let { reason } = report.ending;
				let whole = stored === void 0 ? "The recipe would change nothing" : `Plan ${stored.plan.digest}`;
				let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : whole;
				let found = (0, $report_annotations_7.countFindings)(report) === 0 ? {} : { found: (0, $report_annotations_7.matchAnnotations)(report) };
				let planPath = await (0, $plan_artifact.writePlanArtifact)(context, {
					ending: {
						reason,
						message,
						...found
					},
					stored
				}, folder);
				return planPath.ok ? (0, $start_start.success)({
					reason,
					message,
					report,
					...pull !== void 0 && { pull: { number: pull } },
					planPath: planPath.value
				}) : planPath;
			}
			function previewEnding(planned, { kind, changes }) {
				if (kind === "gated") return { reason: "gated" };
				return changes.length === 0 ? (0, $report_annotations_7.cleanEnding)(planned) : { reason: "previewed" };
			}
			function failedReport(planned, footer) {
				let { outcome } = planned;
				let reason = outcome.kind === "failed" ? (0, $base_reasons.reasonOf)(outcome.failure.error) : "internal_error";
				return (0, $report_annotations_7.makePlanReport)({
					...planned,
					ending: {
						reason,
						next: [],
						...footer && { footer }
					}
				});
			}
			let ERRORS = { newerCommit: (head, pull) => (0, $base_reasons.refusal)("stale_head", `The plan was made on ${head.slice(0, 12)}, but #${pull} has a newer commit`) };
		},
		7246: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { propose_job_exports: () => propose_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_paths_3 = __nccwpck_require__(704);
			var $start_start_3 = __nccwpck_require__(1328);
			var $zod_api_5 = __nccwpck_require__(4914);
			var $github_api_answers_5 = __nccwpck_require__(9121);
			var $github_git_tree = __nccwpck_require__(3608);
			var $github_authorise_9 = __nccwpck_require__(2241);
			var $github_merge_later_5 = __nccwpck_require__(9028);
			var $github_remote_git_9 = __nccwpck_require__(1892);
			var $recipe_input_values = __nccwpck_require__(2589);
			var $report_plan_markdown_7 = __nccwpck_require__(9733);
			var $report_annotations_9 = __nccwpck_require__(1204);
			var $texts_comment_texts_3 = __nccwpck_require__(9500);
			var $expected_plan_3 = __nccwpck_require__(2094);
			var $mark_stale = __nccwpck_require__(5769);
			var $outcome_5 = __nccwpck_require__(4246);
			var $plan_artifact_2 = __nccwpck_require__(890);
			var $plan_folder_3 = __nccwpck_require__(1808);
			var $save_preview_3 = __nccwpck_require__(4836);
			var $workflow_job = __nccwpck_require__(6655);
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
			let TEXTS = $texts_comment_texts_3.COMMENT_TEXTS.preview;
			let PROPOSED = {
				opened: (pull) => `Opened pull request ${pull}`,
				refreshed: (pull) => `Updated pull request ${pull}`,
				unchanged: (pull) => `Pull request ${pull} is up to date`
			};
			let Repository = (0, $zod_api_5.object)({
				id: (0, $zod_api_5.int)(),
				default_branch: (0, $zod_api_5.string)()
			});
			async function proposeWorkflow(request) {
				let ended = await proposePlan(request);
				return ended.ok ? ended.value : (0, $outcome_5.refusedOutcome)(ended.error);
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
					let report = (ending) => (0, $report_annotations_9.makePlanReport)({
						...planned,
						ending
					});
					let { outcome } = planned;
					if (outcome.kind === "failed") {
						let reason = (0, $base_reasons.reasonOf)(outcome.failure.error);
						return (0, $start_start_3.success)({
							reason,
							message: "The recipe failed",
							report: await report({
								reason,
								next: []
							})
						});
					}
					if (outcome.kind === "gated") {
						let { message, suggestion } = $save_preview_3.PREVIEW_ERRORS.callWaits();
						let detail = `${message}. ${suggestion}`;
						return (0, $start_start_3.success)({
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
				if (event === "pull_request") return (0, $start_start_3.failure)(ERRORS.notForPulls());
				let given = (0, $recipe_input_values.readInputsText)(runner.input("inputs"), "inputs");
				if (!given.ok) return (0, $start_start_3.failure)((0, $base_reasons.refusal)("input_invalid", given.error.message, given.error.suggestion));
				let name = runner.input("recipe");
				if (name === "") return (0, $start_start_3.failure)($workflow_job.WORKFLOW_ERRORS.noRecipe());
				let directory = (0, $start_paths_3.parseRepoDirectory)(runner.input("working-directory") || ".");
				if (!directory.ok) return (0, $start_start_3.failure)((0, $base_reasons.refusal)("input_invalid", directory.error.message, directory.error.suggestion));
				let prepared = await (0, $plan_folder_3.T0)({
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
				let noPulls = context.job === "plan" ? void 0 : await (0, $github_git_tree.checkMayOpenPulls)(repo.github, base);
				if (noPulls !== void 0) return (0, $start_start_3.failure)(noPulls);
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let ref = `refs/heads/${base}`;
				let refs = await remote.value.readRefs([ref]);
				if (!refs.ok) return refs;
				let commit = refs.value.get(ref);
				if (commit === void 0) return (0, $start_start_3.failure)(ERRORS.noBranch(base));
				let place = {
					commit,
					ref,
					directory: directory.value
				};
				return (0, $start_start_3.success)({
					prepared: prepared.value,
					config: config.value,
					repository,
					remote: remote.value,
					base,
					place
				});
			}
			async function makePlan({ context, repo }, asked) {
				let { remote, place, config, prepared, repository } = asked;
				let push = context.job === "plan" ? void 0 : remote.refusePush();
				let tree = await (0, $github_remote_git_9.checkOut)(remote, place.commit, place.directory);
				let denied = await push;
				if (denied !== void 0) return (0, $start_start_3.failure)((0, $github_git_tree.tokenTooWeak)("push a branch to propose from", denied));
				if (!tree.ok) return tree;
				let made = await (0, $plan_folder_3.YI)({
					context,
					folder: tree.value,
					prepared: {
						...prepared,
						config
					},
					rules: context.job === "plan" ? config.rules : [],
					trustsPatterns: !0,
					askedAt: repo.github.serverTime,
					facts: {
						repository: { id: String(repository.id) },
						base: place,
						target: $github_git_tree.PROPOSAL_TARGET
					}
				});
				if (!made.ok) return made;
				let { planned, loaded } = made.value;
				return (0, $start_start_3.success)({
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
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start_3.success)({
					planned: (0, $expected_plan_3.Xh)(prepared, ending),
					stored,
					[Symbol.asyncDispose]: async () => void 0
				});
				if (stored === void 0) return (0, $start_start_3.failure)(ERRORS.noPlan(ending.message));
				let changed = await (0, $github_git_tree.checkExpectedPlan)(stored, {
					...(0, $expected_plan_3.EX)({
						context,
						repo,
						config,
						prepared
					}),
					isFork: !1,
					checkPlace: (plan) => (0, $github_git_tree.checkProposalPlan)(plan, {
						repository: repository.id,
						place
					})
				}) ?? await (0, $github_git_tree.checkContents)(remote, stored);
				if (changed !== void 0) return (0, $start_start_3.failure)(changed);
				let planned = {
					...await (0, $expected_plan_3.cS)(stored, {
						config,
						prepared
					}),
					...ending.found && { found: ending.found }
				};
				return (0, $start_start_3.success)({
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
				let refused = stored && (0, $github_git_tree.checkWorkflowFiles)(stored.plan, self.value);
				if (refused !== void 0) {
					let { code: reason, message, suggestion } = refused;
					let detail = `${message}. ${suggestion}`;
					return (0, $start_start_3.success)({
						reason,
						message: detail,
						report: await (0, $report_annotations_9.makePlanReport)({
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
				if (now === void 0) return (0, $start_start_3.failure)($github_api_answers_5.API_ERRORS.noTime());
				let token = (0, $github_merge_later_5.tokenKind)(context.token, self.value);
				let shown = await (0, $report_annotations_9.makePlanReport)({
					...planned,
					ending: {
						reason: "proposed",
						next: []
					}
				});
				let next = stored === void 0 ? [] : [{
					command: `/sous apply ${(0, $base_digest.shortDigest)(stored.plan.digest)}`,
					does: TEXTS.mergeDoes,
					lead: TEXTS.mergeLead
				}];
				let footer = {
					ci: (0, $github_merge_later_5.ciExpectation)(token, "proposal").message,
					head: place.commit,
					...stored && { approval: (0, $save_preview_3.approvalText)(stored, config) }
				};
				let proposed = await (0, $github_merge_later_5.propose)({
					github: repo.github,
					remote,
					stored,
					repository,
					self: self.value.id,
					committer: (0, $github_git_tree.committerOf)(self.value, context.serverUrl),
					people: people.value,
					run,
					branch: runner.input("branch") || (0, $github_merge_later_5.proposalBranch)(prepared.recipe.source.path),
					base,
					title: runner.input("title") || prepared.recipe.name,
					body: (0, $report_plan_markdown_7.renderPlanMarkdown)(timeless({
						...shown,
						ending: {
							...shown.ending,
							next,
							footer
						}
					}), $report_plan_markdown_7.COMMENT_BUDGET, $texts_comment_texts_3.COMMENT_TEXTS.incomplete.filesTab).text,
					labels: listOf(runner.input("labels")),
					...config.propose,
					token,
					now
				});
				await (0, $mark_stale.markExpiredEverywhere)({
					context,
					repo
				});
				await (0, $save_preview_3.sweepOld)({
					context,
					repo,
					keepHours: config.approval.expiresAfterHours
				});
				return proposed.ok ? (0, $start_start_3.success)(endingOf(proposed.value, shown, context)) : proposed;
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
				if (event !== "workflow_dispatch" && event !== "push") return (0, $start_start_3.success)(void 0);
				let person = await (0, $github_authorise_9.readPermission)(repo.github, { login: context.run.triggeringActor });
				if (person.ok) return (0, $start_start_3.success)({
					requestedBy: person.value,
					approvedBy: []
				});
				return person.error.code === "bot_actor" ? (0, $start_start_3.success)(void 0) : person;
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
								...(0, $report_annotations_9.cleanEnding)(report),
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
				let message = PROPOSED[proposal.kind](`#${pull.number}`);
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
			let ERRORS = {
				notForPulls: () => (0, $base_reasons.refusal)("input_invalid", "'mode: propose' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."),
				noBranch: (branch) => (0, $base_reasons.refusal)("ref_missing", `Branch '${branch}' does not exist`),
				noPlan: (why) => (0, $base_reasons.refusal)("digest_unknown", `The previous job made no plan: ${why}`, "See the summary of that job.")
			};
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
			var $start_paths_9 = __nccwpck_require__(704);
			var $start_start = __nccwpck_require__(1328);
			var $github_authorise_7 = __nccwpck_require__(2241);
			var $github_git_tree_13 = __nccwpck_require__(3608);
			var $github_save_plan_7 = __nccwpck_require__(0);
			var $github_pull_state_9 = __nccwpck_require__(4064);
			var $report_command_answers_7 = __nccwpck_require__(1725);
			var $answer_5 = __nccwpck_require__(6562);
			var $apply_job = __nccwpck_require__(1148);
			var $expected_plan_4 = __nccwpck_require__(2094);
			var $open_github_8 = __nccwpck_require__(9538);
			var $outcome_6 = __nccwpck_require__(4246);
			var $plan_artifact_3 = __nccwpck_require__(890);
			var $plan_folder_4 = __nccwpck_require__(1808);
			var $save_preview_4 = __nccwpck_require__(4836);
			//! src/action/jobs/publish-job.ts
			var publish_job_exports = (0, $start_runtime.__exportAll)({ publishOnPull: () => publishOnPull });
			async function publishOnPull(command) {
				let { context, repo } = command;
				let person = "recipe" in command ? await (0, $github_authorise_7.authoriseRun)({
					github: repo.github,
					author: command.from.author,
					run: context.run,
					policy: (0, $open_github_8.US)(repo)
				}) : await (0, $github_authorise_7.authoriseApproval)({
					github: repo.github,
					from: command.from,
					run: context.run,
					policy: (0, $open_github_8.US)(repo)
				});
				if (!person.ok) return (0, $outcome_6.refusedOutcome)(person.error);
				let tooWeak = await (0, $answer_5.z0)(command);
				if (tooWeak !== void 0) return (0, $outcome_6.refusedOutcome)(tooWeak);
				let published = await publish(command);
				if (published.ok) return published.value;
				let answered = await (0, $answer_5.zJ)(published.error, command);
				"digest" in command && await (0, $answer_5.Ic)(command, published.error);
				return answered;
			}
			async function publish(command) {
				let { context, repo, from } = command;
				let asked = await readAsked(command);
				if (!asked.ok) return asked;
				let { pull, config, origin, approved } = asked.value;
				let prepared = await (0, $plan_folder_4.T0)({
					context,
					repo,
					recipe: asked.value.recipe,
					inputs: asked.value.inputs
				});
				if (!prepared.ok) return prepared;
				let artifact = await (0, $plan_artifact_3.readPlanArtifact)(context.runner.input("plan-path"));
				if (!artifact.ok) return artifact;
				let { ending, stored } = artifact.value;
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start.success)(await (0, $save_preview_4.showClean)({
					context,
					repo,
					pull,
					planned: (0, $expected_plan_4.Xh)(prepared.value, ending),
					from
				}));
				if (stored === void 0) {
					await (0, $answer_5.wc)(command, {
						commit: pull.head.commit,
						recipe: asked.value.recipe,
						...(0, $answer_5.Wx)(ending.reason)
					});
					let refused = {
						code: ending.reason,
						message: ending.message,
						suggestion: "See the summary of the plan job."
					};
					let posted = await (0, $answer_5.V_)({
						repo,
						pull: from.pull,
						to: `${from.kind} ${from.id}`,
						body: (0, $report_command_answers_7.renderRefusal)(refused)
					});
					return posted === void 0 ? (0, $start_start.success)({
						reason: "answered",
						message: ending.message,
						pull: { number: from.pull }
					}) : (0, $start_start.failure)(posted);
				}
				if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && (0, $apply_job.isSameCall)(step, approved))) return (0, $start_start.failure)(ERRORS.otherCall(stored.plan.digest));
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
				let other = await (0, $github_git_tree_13.checkExpectedPlan)(stored, (0, $expected_plan_4.TE)(trusted, pull));
				if (other !== void 0) return (0, $start_start.failure)(other);
				let remote = await repo.remote();
				if (!remote.ok) return remote;
				let changed = await (0, $github_git_tree_13.checkContents)(remote.value, stored);
				if (changed !== void 0) return (0, $start_start.failure)(changed);
				let planned = {
					...await (0, $expected_plan_4.cS)(stored, trusted),
					...found && { found }
				};
				return (0, $save_preview_4.savePreview)({
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
				let pull = await (0, $github_pull_state_9.readPull)(repo.github, from.pull);
				if (!pull.ok) return pull;
				let refused = (0, $github_pull_state_9.checkPlannable)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, $start_start.failure)(refused);
				let around = {
					pull: pull.value,
					config: config.value
				};
				if ("recipe" in command) {
					let { recipe, inputs } = command;
					return (0, $start_start.success)({
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
				let record = await (0, $github_save_plan_7.planRefs)(remote.value).load(digest.value);
				if (!record.ok) return record;
				let { plan, state } = record.value;
				if (plan.status !== "gated") return (0, $start_start.failure)(ERRORS.noWaitingCall(plan.digest));
				let approved = await (0, $apply_job.approveWaiting)(command, record.value, pull.value, config.value);
				if (!approved.ok) return approved;
				return (0, $start_start.success)({
					...around,
					recipe: (0, $start_paths_9.calledName)(plan),
					inputs: plan.inputs,
					origin: state.origin,
					approved: approved.value
				});
			}
			let ERRORS = {
				otherCall: (digest) => (0, $base_reasons_5.refusal)("plan_tampered", `Plan ${digest} does not have the call that was approved`),
				noWaitingCall: (digest) => (0, $base_reasons_5.refusal)("input_invalid", `Plan ${digest} has no waiting call`, "Leave 'plan-path' out.")
			};
		},
		9750: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { push_job_exports: () => push_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $core_work_15 = __nccwpck_require__(6350);
			var $github_git_tree_11 = __nccwpck_require__(3608);
			var $start_start_3 = __nccwpck_require__(1328);
			var $mark_stale_2 = __nccwpck_require__(5769);
			var $outcome_7 = __nccwpck_require__(4246);
			var $plan_artifact_4 = __nccwpck_require__(890);
			var $github_api_answers_7 = __nccwpck_require__(9121);
			var $github_authorise_11 = __nccwpck_require__(2241);
			var $github_other_approvals_3 = __nccwpck_require__(3388);
			var $github_save_plan_9 = __nccwpck_require__(0);
			var $github_pull_state_11 = __nccwpck_require__(4064);
			var $plan_permissions_11 = __nccwpck_require__(5871);
			var $expected_plan_5 = __nccwpck_require__(2094);
			var $open_github_9 = __nccwpck_require__(9538);
			var $plan_folder_5 = __nccwpck_require__(1808);
			var $apply_job_2 = __nccwpck_require__(1148);
			var $answer_6 = __nccwpck_require__(6562);
			var $save_preview_5 = __nccwpck_require__(4836);
			var $preview_job_3 = __nccwpck_require__(236);
			var $publish_job = __nccwpck_require__(8839);
			var $node_path = __nccwpck_require__(6760);
			//! src/action/jobs/replan-job.ts
			async function findReplan({ context, repo, pull: number }) {
				let config = await repo.config();
				if (!config.ok || config.value.onPush !== "replan") return config.ok ? (0, $start_start_3.success)(void 0) : config;
				let pull = await (0, $github_pull_state_11.readPull)(repo.github, number);
				if (!pull.ok) return pull;
				if (pull.value.isFork) return (0, $start_start_3.success)(void 0);
				let refused = (0, $github_pull_state_11.checkPlannable)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, $start_start_3.failure)(refused);
				let { ref, commit } = pull.value.head;
				let push = await (0, $github_other_approvals_3.readHeadPush)(repo.github, {
					ref: `refs/heads/${ref}`,
					commit
				});
				if (!push.ok) return push;
				let by = push.value?.by;
				if (push.value === void 0 || by === void 0) return (0, $start_start_3.failure)(ERRORS.pusherUnknown(commit));
				let allowed = await (0, $github_authorise_11.authoriseRun)({
					github: repo.github,
					author: by,
					run: context.run,
					policy: (0, $open_github_9.US)(repo)
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
				if (!requests.ok || requests.value.length === 0) return requests.ok ? (0, $start_start_3.success)(void 0) : requests;
				return (0, $start_start_3.success)({
					pull: pull.value,
					config: config.value,
					pushedBy: by,
					requests: requests.value
				});
			}
			function folderOf(home, { comment }) {
				return $node_path.join(home, String(comment.id));
			}
			async function planAgain({ context, repo }, { pull, pushedBy }, request, home) {
				let { recipe, inputs, comment } = request;
				let checked = {
					state: pull,
					pushedBy
				};
				let folder = home === void 0 ? {} : { folder: folderOf(home, request) };
				let askedAt = new Date(comment.created_at);
				return (0, $preview_job_3.planOnPull)({
					context,
					repo,
					pull: pull.number,
					askedAt,
					recipe,
					inputs,
					checked,
					...folder
				}, { comment: comment.id });
			}
			async function publishAgain({ context, repo }, { pull, config, pushedBy }, request, home) {
				let { prepared, recipe, comment } = request;
				let artifact = await (0, $plan_artifact_4.readPlanArtifact)(folderOf(home, request));
				if (!artifact.ok) return artifact;
				let { stored, ending } = artifact.value;
				if (stored === void 0 && ending.reason === "clean") return (0, $start_start_3.success)(await (0, $save_preview_5.showClean)({
					context,
					repo,
					pull,
					planned: (0, $expected_plan_5.Xh)(prepared, ending),
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
					return (0, $start_start_3.failure)(ERRORS.noPlan(recipe, ending.message));
				}
				if ((0, $plan_permissions_11.hasRunExternal)(stored.plan)) return (0, $start_start_3.failure)(ERRORS.ranCall(stored.plan.digest));
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
				if (now === void 0) return (0, $start_start_3.failure)($github_api_answers_7.API_ERRORS.noTime());
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
				return edited.ok ? (0, $start_start_3.success)(open.filter(({ comment }) => !edited.value.has(comment.id)).slice(0, 5)) : edited;
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
					let prepared = await (0, $plan_folder_5.T0)({
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
				return (0, $start_start_3.success)([...latest.values()]);
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
					policy: (0, $open_github_9.US)(repo)
				});
				if (!allowed.ok && !DENIED.includes(allowed.error.code)) return allowed;
				return (0, $start_start_3.success)(allowed.ok);
			}
			async function checkOpen(search, request) {
				let { comment, prepared } = request;
				let preview = await findPreview(search, prepared.recipe.source.path);
				if (!preview.ok || preview.value === void 0) return preview.ok ? (0, $start_start_3.success)(!1) : preview;
				let record = await readCurrent(search, prepared.recipe.source.path);
				if (!record.ok) return record;
				let asked = record.value?.state.origin.comment ?? 0;
				if (asked > comment.id) return (0, $start_start_3.success)(!1);
				let own = asked === comment.id ? record.value : void 0;
				if (own !== void 0 && own.state.state !== "planned" && own.state.state !== "failed" || own !== void 0 && (0, $plan_permissions_11.hasRunExternal)(own.plan)) return (0, $start_start_3.success)(!1);
				let cancelled = await (0, $apply_job_2.checkCancelled)(search, own?.plan.digest ?? "", request);
				if (cancelled !== void 0 && cancelled.code !== "plan_cancelled") return (0, $start_start_3.failure)(cancelled);
				return (0, $start_start_3.success)(cancelled === void 0);
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
				return (0, $github_git_tree_11.findMarked)({
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
				let digest = await (0, $github_save_plan_9.readPointer)(remote.value, (0, $github_git_tree_11.currentRefOn)(pull.number, recipe));
				if (!digest.ok || digest.value === void 0) return digest.ok ? (0, $start_start_3.success)(void 0) : digest;
				let record = await (0, $github_save_plan_9.planRefs)(remote.value).load(digest.value);
				return record.ok || !UNREADABLE.includes(record.error.code) ? record : (0, $start_start_3.success)(void 0);
			}
			let ERRORS = {
				pusherUnknown: (commit) => (0, $base_reasons_5.refusal)("not_permitted", `GitHub does not say who pushed ${commit.slice(0, 12)}`),
				noPlan: (recipe, why) => (0, $base_reasons_5.refusal)("plan_not_reproduced", `Recipe '${recipe}' gave no plan: ${why}`),
				ranCall: (digest) => (0, $base_reasons_5.refusal)("plan_tampered", `Plan ${digest} ran a call, which Sous never does after a push`)
			};
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
				let message = `Planned ${(0, $core_work_15.countOf)(shown.length, "recipe")} again. ${marked.message}`;
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
					message: `${(0, $core_work_15.countOf)(replan.requests.length, "recipe")} of #${pull} can be planned again`,
					next: "plan",
					...number
				};
				let remote = await repo.remote();
				let refs = remote.ok ? await remote.value.readRefs([(0, $github_git_tree_11.currentRefsOf)(pull)]) : remote;
				if (!refs.ok) return (0, $outcome_7.refusedOutcome)(refs.error);
				return {
					reason: "accepted",
					message: `#${pull} has plans of ${(0, $core_work_15.countOf)(refs.value.size, "recipe")}`,
					...refs.value.size > 0 && { next: "answer" },
					...number
				};
			}
			async function leavePlans(pushed, replan) {
				let { context, pull } = pushed;
				let home = (0, $plan_artifact_4.makeArtifactFolder)(context);
				let left = 0;
				for (let request of replan?.requests ?? []) {
					let made = await planAgain(pushed, replan, request, home);
					made.ok ? left++ : say(pushed, `Not planning '${request.recipe}' again`, made.error);
				}
				let ending = {
					reason: "accepted",
					message: `Planned ${(0, $core_work_15.countOf)(left, "recipe")} again`,
					pull: { number: pull }
				};
				return left === 0 ? ending : {
					...ending,
					planPath: home
				};
			}
			function say({ context }, what, { message }) {
				context.runner.say(`${what}: ${(0, $start_start_3.printableLine)(message)}\n`);
			}
		},
		6803: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, { R: () => openTargets });
			var $base_reasons_11 = __nccwpck_require__(2632);
			var $start_start_7 = __nccwpck_require__(1328);
			__nccwpck_require__(5062);
			var $campaign_context_8 = __nccwpck_require__(7860);
			//! src/action/campaign/reached-targets.ts
			async function openTargets(context, rows, permissions) {
				let app = (0, $campaign_context_8.GK)(context);
				if (!app.ok) return app;
				let installations = await app.value.installations();
				if (!installations.ok) return installations;
				let wanted = new Set(rows.map(({ id }) => id));
				let targets = new Map();
				let archived = new Set();
				for (let { id: installation, suspended_at: suspended } of installations.value) {
					if (suspended != null) continue;
					let repositories = await app.value.repositories(installation);
					if (!repositories.ok) return repositories;
					let own = repositories.value.filter(({ id }) => wanted.has(String(id)));
					for (let from = 0; from < own.length; from += 500) {
						let part = own.slice(from, from + 500);
						let tokens = app.value.tokens({
							installation,
							repositories: part.map(({ id }) => id),
							permissions
						});
						for (let { id, full_name: name, default_branch: branch, archived: isArchived, private: isPrivate = !0 } of part) isArchived ? archived.add(String(id)) : targets.set(String(id), {
							id: String(id),
							name,
							branch,
							installation,
							tokens,
							isPublic: !isPrivate
						});
					}
				}
				let self;
				return (0, $start_start_7.success)({
					find(id) {
						let target = targets.get(id);
						return target === void 0 ? (0, $start_start_7.failure)(archived.has(id) ? ERRORS.archived() : ERRORS.gone()) : (0, $start_start_7.success)(target);
					},
					forget: (id) => targets.get(id)?.tokens.forget(),
					self(ask) {
						self ??= ask();
						return self;
					}
				});
			}
			let ERRORS = {
				archived: () => (0, $base_reasons_11.refusal)("repo_archived", "It is archived"),
				gone: () => (0, $base_reasons_11.refusal)("api_not_found", "It no longer exists, or the GitHub App is no longer installed there", "Install the App there, or exclude it.")
			};
		},
		1922: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				reviewOnPull: () => reviewOnPull,
				review_job_exports: () => review_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $github_git_tree_11 = __nccwpck_require__(3608);
			var $event_event_15 = __nccwpck_require__(1884);
			var $github_authorise_13 = __nccwpck_require__(2241);
			var $github_save_plan_7 = __nccwpck_require__(0);
			var $github_other_approvals_5 = __nccwpck_require__(3388);
			var $github_pull_state_13 = __nccwpck_require__(4064);
			var $answer_5 = __nccwpck_require__(6562);
			var $open_github_2 = __nccwpck_require__(9538);
			var $outcome_8 = __nccwpck_require__(4246);
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
					policy: (0, $open_github_2.US)(repo)
				});
				if (!approver.ok) return (0, $outcome_8.refusedOutcome)(approver.error);
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
				}) : (0, $outcome_8.refusedOutcome)(foreign);
			}
			async function approvePull(reviewed) {
				let { context, repo, from } = reviewed;
				let approver = await (0, $github_authorise_13.authoriseReviewer)({
					github: repo.github,
					from,
					run: context.run,
					policy: (0, $open_github_2.US)(repo)
				});
				if (!approver.ok) return (0, $outcome_8.refusedOutcome)(approver.error);
				let pull = await (0, $github_pull_state_13.readPull)(repo.github, from.pull);
				if (!pull.ok) return (0, $outcome_8.refusedOutcome)(pull.error);
				let remote = await repo.remote();
				if (!remote.ok) return (0, $outcome_8.refusedOutcome)(remote.error);
				let proposal = await (0, $github_other_approvals_5.findProposal)(remote.value, pull.value);
				if (!proposal.ok) return (0, $outcome_8.refusedOutcome)(proposal.error);
				if (proposal.value === void 0) return {
					reason: "not_a_command",
					message: `#${from.pull} was not proposed by Sous, and the review names no plan`
				};
				if (context.job !== void 0) return refuseJob(reviewed, (0, $base_digest.shortDigest)(proposal.value));
				let foreign = await refuseWorkflow(context, repo);
				if (foreign !== void 0) return (0, $outcome_8.refusedOutcome)(foreign);
				let config = await repo.config();
				if (!config.ok) return (0, $outcome_8.refusedOutcome)(config.error);
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
				let refused = ERRORS.reviewsNotHere(reviewed.from.author.login);
				return (0, $answer_5.zJ)({
					...refused,
					command: (0, $event_event_15.writeCommand)({
						kind: "apply",
						digest
					})
				}, reviewed);
			}
			async function approveProposal(at, digest) {
				let remote = await at.repo.remote();
				if (!remote.ok) return remote;
				let record = await (0, $github_save_plan_7.planRefs)(remote.value).load(digest);
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
				let foreign = await (0, $github_git_tree_11.checkWorkflowRef)(remote.value, tree.value, {
					path: (0, $github_git_tree_11.workflowPath)(workflow.ref),
					sha: workflow.sha
				});
				if (foreign !== void 0 || !run.isAppToken) return foreign;
				let self = await repo.self();
				if (!self.ok) return self.error;
				return (0, $github_git_tree_11.isWorkflowsOwn)(self.value) ? void 0 : ERRORS.appToken(self.value.login);
			}
			let ERRORS = {
				reviewsNotHere: (reviewer) => (0, $base_reasons.refusal)("reviews_not_here", `This workflow does not apply plans for reviews, so the review of ${reviewer} has no effect`),
				appToken: (app) => (0, $base_reasons.refusal)("app_key_exposed", `This review runs with the token of ${app}`)
			};
		},
		6974: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { run_action_exports: () => run_action_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $open_github_10 = __nccwpck_require__(9538);
			var $outcome_9 = __nccwpck_require__(4246);
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
					if (request.kind === "refused") return (0, $outcome_9.refusedOutcome)(request.refusal);
					let common = {
						context,
						repo: __addDisposableResource(env_1, (0, $open_github_10.h_)(context), !0)
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
				if (job === "plan") return request.kind === "run" || request.kind === "apply" ? void 0 : (0, $outcome_9.refusedOutcome)(ERRORS.notInPlanMode(request.kind));
				if (!(request.kind === "run" || request.kind === "apply" && runner.input("plan-path") !== "")) return;
				let { publishOnPull } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 8839)).then((n) => n.publish_job_exports);
				return await publishOnPull({
					...common,
					...request
				});
			}
			let ERRORS = { notInPlanMode: (command) => (0, $base_reasons_5.refusal)("input_invalid", `'mode: plan' does not answer '/sous ${command}'`) };
		},
		3570: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { run_campaign_exports: () => run_campaign_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $open_github_11 = __nccwpck_require__(9538);
			var $outcome_10 = __nccwpck_require__(4246);
			//! src/action/campaign/run-campaign.ts
			var run_campaign_exports = (0, $start_runtime.__exportAll)({ runCampaign: () => runCampaign });
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
			let OUTPUTS = [
				"shards",
				"campaign-path",
				"campaign",
				"issue",
				"continue",
				"targets",
				"target-key",
				"target-result",
				"seal-key",
				"open-key"
			];
			async function runCampaign(mode, payload, context) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let ended = await pick(mode, {
						context,
						repo: __addDisposableResource(env_1, (0, $open_github_11.h_)(context), !0)
					}, payload);
					if (!ended.ok) return (0, $outcome_10.refusedOutcome)(ended.error);
					let { message, outputs } = ended.value;
					for (let name of OUTPUTS) context.runner.setOutput(name, outputs[name] ?? "");
					return {
						reason: "answered",
						message,
						isAnswered: !0,
						...outputs.digest && { digest: outputs.digest }
					};
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			async function pick(mode, job, payload) {
				switch (mode) {
					case "campaign-discover": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7818)).then((n) => n.planning_jobs_exports)).discoverJob(job);
					case "campaign-plan": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7818)).then((n) => n.planning_jobs_exports)).planShardJob(job);
					case "campaign-collect": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7818)).then((n) => n.planning_jobs_exports)).collectJob(job);
					case "campaign-approve": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 2624)).then((n) => n.answer_on_issue_exports)).answerOnIssue(job, JSON.parse(payload));
					case "campaign-choose": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6796)).then((n) => n.command_targets_exports)).chooseJob(job);
					case "campaign-prepare": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6796)).then((n) => n.command_targets_exports)).prepareJob(job);
					case "campaign-run": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6)).then((n) => n.run_commands_exports)).runCommandsJob(job);
					case "campaign-gather": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 5157)).then((n) => n.gather_job_exports)).gatherJob(job);
					case "campaign-deliver": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 6805)).then((n) => n.deliver_job_exports)).deliverJob(job);
					default: return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7377)).then((n) => n.sync_job_exports)).syncJob(job);
				}
			}
		},
		6: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { run_commands_exports: () => run_commands_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $app_open_campaign_7 = __nccwpck_require__(214);
			var $reader_work_9 = __nccwpck_require__(8050);
			var $base_reasons_7 = __nccwpck_require__(2632);
			var $start_paths_11 = __nccwpck_require__(704);
			var $start_start_15 = __nccwpck_require__(1328);
			__nccwpck_require__(4906);
			var $github_remote_git_5 = __nccwpck_require__(1892);
			var $event_event_11 = __nccwpck_require__(1884);
			var $plan_plan_folders_3 = __nccwpck_require__(9108);
			var $plan_artifact_5 = __nccwpck_require__(890);
			var $plan_folder_6 = __nccwpck_require__(1808);
			var $runner_4 = __nccwpck_require__(7326);
			var $campaign_context_5 = __nccwpck_require__(7860);
			var $sealed_plan_3 = __nccwpck_require__(2966);
			var $node_fs_9 = __nccwpck_require__(3024);
			var $node_path_11 = __nccwpck_require__(6760);
			var $late_os_7 = __nccwpck_require__(1610);
			//! src/action/campaign/run-commands.ts
			var run_commands_exports = (0, $start_runtime.__exportAll)({ runCommandsJob: () => runCommandsJob });
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
			let TOKENS = [
				"GITHUB_TOKEN",
				"GH_TOKEN",
				"INPUT_APP-KEY",
				"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
			];
			async function runCommandsJob({ context }) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { runner, env } = context;
					let key = runner.input("target-key");
					key !== "" && runner.mask(key);
					let token = context.token === "" ? TOKENS.find((name) => (env[name] ?? "") !== "") : "INPUT_TOKEN";
					if (token !== void 0) return (0, $start_start_15.failure)(ERRORS.besideToken(token));
					let folder = $node_path_11.resolve(context.workspace, runner.input("campaign-path") || ".");
					let opened = (0, $sealed_plan_3.j5)(folder, key, {
						run: context.run.id,
						repository: runner.input("target")
					});
					if (!opened.ok) return opened;
					let prepared = opened.value;
					let approved = (0, $plan_plan_folders_3.readPlan)(prepared.plan);
					if (!approved.ok) return (0, $start_start_15.failure)((0, $campaign_context_5.Zd)(approved.error));
					let remote = __addDisposableResource(env_1, await openEmpty(context), !0);
					if (!remote.ok) return remote;
					let home = $node_fs_9.mkdtempSync($node_path_11.join($node_fs_9.realpathSync($late_os_7.tmpdir()), "sous-control-"));
					try {
						let env_2 = {
							stack: [],
							error: void 0,
							hasError: !1
						};
						try {
							let made = await planHere(context, {
								prepared,
								home,
								remote: remote.value,
								plan: approved.value
							});
							if (!made.ok) return made;
							let loaded = __addDisposableResource(env_2, made.value.loaded, !0);
							let { row } = made.value;
							if (row.state === "clean") return (0, $start_start_15.success)({
								message: "The recipe would change nothing",
								outputs: { "target-result": "clean" }
							});
							if (loaded === void 0 || row.plan === approved.value.digest) return (0, $start_start_15.failure)(ERRORS.noPlan(row.why));
							let secret = (0, $event_event_11.checkPlanSecrets)(loaded.plan, loaded.changes, (0, $event_event_11.knownSecrets)(env));
							if (secret !== void 0) return (0, $start_start_15.failure)(secret);
							let { plan, changes } = loaded;
							let written = await (0, $plan_artifact_5.writePlanArtifact)(context, {
								ending: {
									reason: row.state,
									message: ""
								},
								stored: {
									plan,
									changes
								}
							});
							if (!written.ok) return written;
							let sealed = (0, $sealed_plan_3.Ku)(written.value, runner.input("seal-key"));
							if (!sealed.ok) return sealed;
							return (0, $start_start_15.success)({
								message: `Plan ${plan.digest}`,
								outputs: {
									"campaign-path": sealed.value,
									"target-result": plan.digest,
									digest: plan.digest
								}
							});
						} catch (e_1) {
							env_2.error = e_1;
							env_2.hasError = !0;
						} finally {
							let result_1 = __disposeResources(env_2);
							result_1 && await result_1;
						}
					} finally {
						$node_fs_9.rmSync(home, {
							recursive: !0,
							force: !0
						});
					}
				} catch (e_2) {
					env_1.error = e_2;
					env_1.hasError = !0;
				} finally {
					let result_2 = __disposeResources(env_1);
					result_2 && await result_2;
				}
			}
			async function openEmpty(context) {
				let opened = await (0, $campaign_context_5._F)(context, "none/none", "");
				return {
					...opened,
					[Symbol.asyncDispose]: async () => opened.ok ? opened.value[Symbol.asyncDispose]() : void 0
				};
			}
			async function planHere(context, { prepared, home, remote, plan }) {
				let { repository, pack, date } = prepared;
				let unpacked = await (0, $github_remote_git_5.unpackCommit)(remote, repository.head, pack);
				if (!unpacked.ok) return unpacked;
				let folder = await (0, $github_remote_git_5.checkOutHere)(remote, repository.head);
				if (!folder.ok) return folder;
				let surroundings = {
					...(0, $runner_4.actionSurroundings)(context, home),
					trustsPatterns: !0
				};
				let campaign = await openPrepared(surroundings, prepared, home);
				if (!campaign.ok) return campaign;
				let refuseTampered = (0, $plan_folder_6.Nu)(context.env);
				let made = await (0, $app_open_campaign_7.planTarget)({
					campaign: {
						...campaign.value,
						id: prepared.campaign,
						control: { surroundings }
					},
					target: {
						id: folder.value,
						name: repository.name
					},
					date,
					consent: {
						repository: repository.id,
						approver: (0, $app_open_campaign_7.approveCallsOf)(plan)
					},
					wantsSample: () => !1
				});
				let tampered = refuseTampered();
				if (tampered === void 0) return (0, $start_start_15.success)(made);
				await made.loaded?.[Symbol.asyncDispose]();
				return (0, $start_start_15.failure)(tampered);
			}
			async function openPrepared(surroundings, { campaign, definition, files }, home) {
				let named = Object.keys(files).find((file) => file.startsWith(".github/campaigns/") && (0, $app_open_campaign_7.campaignId)(file) === campaign);
				for (let [file, text] of Object.entries(files)) {
					let parsed = (0, $start_paths_11.parseRepoPath)(file);
					if (!parsed.ok) return (0, $start_start_15.failure)((0, $campaign_context_5.Zd)(parsed.error));
					$node_fs_9.mkdirSync($node_path_11.dirname($node_path_11.join(home, parsed.value)), { recursive: !0 });
					$node_fs_9.writeFileSync($node_path_11.join(home, parsed.value), text);
				}
				let file = (0, $start_paths_11.parseRepoPath)(named ?? "");
				if (!file.ok) return (0, $start_start_15.failure)((0, $campaign_context_5.Zd)(file.error));
				let recipes = await (0, $reader_work_9.openRecipes)(surroundings, home, { isOffline: !0 });
				if (!recipes.ok) return (0, $start_start_15.failure)((0, $campaign_context_5.Zd)(recipes.error));
				let { ready } = await (0, $app_open_campaign_7.readCampaignFile)({ recipes: recipes.value }, file.value);
				return ready?.definition === definition ? (0, $start_start_15.success)(ready) : (0, $start_start_15.failure)(ERRORS.otherDefinition());
			}
			let ERRORS = {
				besideToken: (name) => (0, $base_reasons_7.refusal)("commands_not_here", `This job has the token ${name}, and commands of a campaign never run beside one`, "Copy the job from the guide: it has 'permissions: {}' and gives 'token' an empty value."),
				noPlan: (why) => (0, $base_reasons_7.refusal)("input_invalid", why?.message ?? "The calls ran, and the plan still waits for the same one", why?.advice),
				otherDefinition: () => (0, $base_reasons_7.refusal)("plan_outdated", "The recipe or the campaign is another one than when the calls were approved")
			};
		},
		677: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { run_prepared_exports: () => run_prepared_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $app_plan_place = __nccwpck_require__(7762);
			var $apply_apply_plan = __nccwpck_require__(3462);
			var $core_work_13 = __nccwpck_require__(6350);
			var $base_reasons_9 = __nccwpck_require__(2632);
			var $start_paths_13 = __nccwpck_require__(704);
			__nccwpck_require__(7378);
			var $tool_call_work_9 = __nccwpck_require__(4020);
			var $plan_plan_outcome_3 = __nccwpck_require__(5493);
			var $report_annotations_11 = __nccwpck_require__(1204);
			var $answer = __nccwpck_require__(6562);
			var $outcome_8 = __nccwpck_require__(4246);
			var $plan_folder_2 = __nccwpck_require__(1808);
			var $save_preview_2 = __nccwpck_require__(4836);
			var $workflow_job_2 = __nccwpck_require__(6655);
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
				if (!(0, $workflow_job_2.reportsIssue)(request.context) || ending.reason !== "changes_found" && ending.reason !== "clean") return report;
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
			async function endRun({ context, mode, commits }, prepared, { planned, loaded, canRun }) {
				let { outcome } = planned;
				if (outcome.kind === "failed") return { reason: (0, $base_reasons_9.reasonOf)(outcome.failure.error) };
				if (mode === "check") return checkEnding(planned, outcome, {
					context,
					isFork: commits?.isFork === !0,
					canRun,
					otherBytes: prepared.otherBytes
				});
				if (outcome.kind === "gated") return {
					reason: "gated",
					...!canRun && { detail: besideToken(context) }
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
			function checkEnding(planned, outcome, { context, isFork, canRun, otherBytes }) {
				if (outcome.kind === "gated") {
					let { label, call } = outcome.gate;
					let advice = isFork ? "Sous does not run such calls on pull requests from forks." : canRun ? `Allow it with a rule in ${$core_work_13.CONFIG_FILE} on the base branch, or check without it.` : besideToken(context);
					return {
						reason: "check_gated",
						detail: `Step '${label}' calls ${call.tool.name}. ${advice}`
					};
				}
				if (outcome.changes.length > 0) {
					let paths = outcome.changes.map(({ path }) => `'${path}'`);
					let command = (0, $report_annotations_11.fixCommand)(planned, (0, $start_paths_13.calledName)({ recipe: planned.recipe.source }));
					return {
						reason: "changes_found",
						detail: `Check failed: this recipe would change ${(0, $core_work_13.countOf)(paths.length, "file")}: ${(0, $core_work_13.nameSome)(paths, 3)}.`,
						next: [{
							command,
							does: "fixes it",
							lead: "To fix it, run this in a clone and commit the result:"
						}]
					};
				}
				let unfinished = otherBytes ?? (0, $plan_plan_outcome_3.findTimedOut)(outcome);
				return unfinished === void 0 ? (0, $report_annotations_11.cleanEnding)(planned) : {
					reason: "check_incomplete",
					detail: `${unfinished}.`
				};
			}
			async function planWorkflow(request, prepared, canRun) {
				let { context, repo, event, mode } = request;
				let trustsPatterns = (0, $workflow_job_2.hasOwnFiles)(request);
				let isOwn = canRun && trustsPatterns;
				let hasConsent = canRun && mode === "apply" && context.runner.input("consent") === "APPLY_WITHOUT_REVIEW" && event !== "pull_request";
				return (0, $plan_folder_2.YI)({
					context,
					folder: prepared.opened.tree.folder,
					prepared,
					rules: isOwn ? prepared.config.rules : [],
					trustsPatterns,
					askedAt: repo.github.serverTime,
					...hasConsent && { approver: $tool_call_work_9.CONSENTED }
				});
			}
			function besideToken(context) {
				return `The token of this job can write, and Sous never runs commands next to such a token. ${(0, $workflow_job_2.reportsIssue)(context) ? "Leave 'report: issue' out, and give the job" : "Give the job"} 'permissions: { contents: read }'.`;
			}
			async function canRunCommands({ context, repo }, { recipe }) {
				let { run, fetch } = recipe.permissions;
				if (context.token === "" || run.length + fetch.length === 0) return !0;
				if ((0, $workflow_job_2.reportsIssue)(context)) return !1;
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
			var $event_event_17 = __nccwpck_require__(1884);
			var $start_start_3 = __nccwpck_require__(1328);
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
				let job = $event_event_17.JOB_MODES.find((mode) => mode === runner.input("mode"));
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
			function actionSurroundings({ runner, env, program, signal, serverUrl, token }, folder) {
				return {
					env,
					folder,
					program,
					signal,
					onGitHub: {
						server: serverUrl,
						token,
						configPath: runner.input("config")
					},
					notice: (notice) => runner.say(plainNotice(notice))
				};
			}
			function plainNotice({ kind, text }) {
				return kind === "log" ? `${(0, $start_start_3.printableLine)(text)}\n` : `${kind === "warning" ? "! " : ""}${(0, $start_start_3.printable)(text)}\n`;
			}
			let TITLE = "Sous";
			let ANNOTATE = {
				error: $actions_core_command.error,
				warning: $actions_core_command.warning,
				notice: $actions_core_command.notice
			};
			function processRunner() {
				let hide = (0, $event_event_17.hider)(process.env);
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
					say: (text) => void process.stdout.write((0, $start_start_3.inertForRunner)(hide(text))),
					annotate: ({ level, file, line, column, message }) => ANNOTATE[level](hide((0, $start_start_3.printableLine)(message)), {
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
				PREVIEW_ERRORS: () => PREVIEW_ERRORS,
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
			var $base_digest = __nccwpck_require__(7057);
			var $base_reasons = __nccwpck_require__(2632);
			var $start_start = __nccwpck_require__(1328);
			var $core_work_7 = __nccwpck_require__(6350);
			var $github_api_answers_9 = __nccwpck_require__(9121);
			var $github_save_plan_7 = __nccwpck_require__(0);
			var $github_git_tree = __nccwpck_require__(3608);
			var $github_pull_state_13 = __nccwpck_require__(4064);
			var $github_suggestions = __nccwpck_require__(5198);
			var $plan_permissions_9 = __nccwpck_require__(5871);
			var $report_markdown_text_3 = __nccwpck_require__(7689);
			var $report_plan_markdown_7 = __nccwpck_require__(9733);
			var $report_annotations_9 = __nccwpck_require__(1204);
			var $texts_answer_texts_3 = __nccwpck_require__(6721);
			var $texts_comment_texts_5 = __nccwpck_require__(9500);
			var $answer_7 = __nccwpck_require__(6562);
			var $open_github_12 = __nccwpck_require__(9538);
			var $runner_6 = __nccwpck_require__(7326);
			//! src/action/save-preview.ts
			var save_preview_exports = (0, $start_runtime.__exportAll)({ sweepOld: () => sweepOld });
			let TEXTS = $texts_comment_texts_5.COMMENT_TEXTS.preview;
			async function showClean(kept) {
				let ending = {
					...(0, $report_annotations_9.cleanEnding)(kept.planned),
					next: [],
					footer: madeOn(kept)
				};
				return showPreview(kept, await (0, $report_annotations_9.makePlanReport)({
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
				if (now === void 0) return (0, $start_start.failure)($github_api_answers_9.API_ERRORS.noTime());
				let run = {
					id: context.run.id,
					attempt: context.run.attempt
				};
				let saved = await (0, $github_save_plan_7.planRefs)(remote.value).save(stored, {
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
				let command = `/sous apply ${(0, $base_digest.shortDigest)(digest)}`;
				let next = pull.isFork || notes.isRefused ? [] : [{
					command,
					...status === "gated" ? call : whole
				}];
				let footer = await footerOf(kept, notes);
				let onFork = status === "gated" ? TEXTS.forkWaits : TEXTS.fork;
				let texts = [...pull.isFork ? [onFork] : [], ...notes.texts];
				let detail = texts.length === 0 ? {} : { detail: texts.join(" ") };
				let report = await (0, $report_annotations_9.makePlanReport)({
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
				return (0, $start_start.success)(ending);
			}
			async function notesOf({ context, repo, pull, stored: { plan, changes } }) {
				let changed = await (0, $open_github_12.iv)(repo, pull);
				let hidden = (context.job === void 0 && plan.status === "gated" ? PREVIEW_ERRORS.callWaits() : void 0) ?? await checkHidden(plan, changes) ?? await refuseWorkflowFiles(repo, pull, plan);
				if (!changed.ok) return {
					texts: [...said(hidden), `${changed.error.message}.`],
					isRefused: hidden !== void 0
				};
				let recipe = (0, $github_git_tree.checkRecipeUnchanged)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
				return {
					texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [TEXTS.changedRules((0, $core_work_7.nameSome)(changed.value, 3))]],
					isRefused: hidden !== void 0 || recipe !== void 0
				};
			}
			async function refuseWorkflowFiles(repo, pull, plan) {
				let self = pull.isFork ? void 0 : await repo.self();
				return self?.ok ? (0, $github_git_tree.checkWorkflowFiles)(plan, self.value) : void 0;
			}
			function said(refused) {
				return refused === void 0 ? [] : [TEXTS.cannotApply(refused.code, refused.message, refused.suggestion)];
			}
			function madeOn({ context, pull, pushedBy }) {
				return {
					head: pull.head.commit,
					...pushedBy && { pushedBy: (0, $report_markdown_text_3.codeSpan)(pushedBy.login) },
					run: (0, $runner_6.runUrl)(context)
				};
			}
			async function footerOf(kept, { isRefused }) {
				let { repo, pull, stored, origin, from } = kept;
				let footer = madeOn(kept);
				let [config, comments] = [await repo.config(), await repo.comments(pull.number)];
				if (!config.ok || !comments.ok || pull.isFork) return footer;
				let { approval } = config.value;
				let asking = (0, $plan_permissions_9.hasRunExternal)(stored.plan) ? from?.id ?? origin.comment : origin.comment;
				let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
				let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
				return {
					...footer,
					...until,
					...!isRefused && { approval: approvalText(stored, config.value) }
				};
			}
			function approvalText(stored, config) {
				let { approval } = config;
				let [sensitive] = (0, $plan_permissions_9.whySensitive)(stored, config);
				let people = approval.approvers.length === 0 ? TEXTS.anyone : approval.approvers.map($report_markdown_text_3.codeSpan).join(", ");
				let who = sensitive === void 0 ? TEXTS.approvers(people, approval.count) : TEXTS.secondPerson((0, $report_markdown_text_3.proseText)(sensitive));
				return approval.codeowners ? TEXTS.codeOwners(who) : who;
			}
			async function showPreview({ context, repo, pull, isFirst, from }, report, message) {
				let posted = await (0, $answer_7.yK)({
					context,
					repo,
					pull: pull.number,
					report,
					isFirst
				});
				await (0, $answer_7.oO)({
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
					let said = report.outcome.kind === "failed" ? $texts_answer_texts_3.ANSWER_TEXTS.updated.failed : $texts_answer_texts_3.ANSWER_TEXTS.updated.previewed;
					await (0, $answer_7.Lt)({
						context,
						repo,
						from
					}, posted.value, {
						title: report.recipe.name,
						said
					});
					await (0, $answer_7.vn)({
						context,
						repo,
						from
					}, report.outcome.kind === "failed" ? "confused" : "+1");
				}
				return ending;
			}
			async function checkHidden(plan, changes) {
				let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
				if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return PREVIEW_ERRORS.callTooLarge(waiting.tool);
				let hidden = await (0, $report_plan_markdown_7.countHidden)(changes);
				if (hidden === 0) return;
				return PREVIEW_ERRORS.diffsTooLarge(hidden, changes.length, plan.digest);
			}
			async function suggestPlan({ context, repo, pull, report }) {
				let { plan, changes, recipe } = report;
				if (plan?.digest === void 0 || context.runner.input("comment") === "off") return;
				let state = await (0, $github_pull_state_13.readPull)(repo.github, pull);
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
				suggested.ok || context.runner.say(`Could not post suggestions: ${(0, $start_start.printableLine)(suggested.error.message)}\n`);
			}
			async function sweepOld({ context, repo, keepHours }) {
				let remote = await repo.remote();
				let now = repo.github.serverTime;
				if (!remote.ok || now === void 0 || context.signal.aborted) return;
				let swept = await (0, $github_save_plan_7.sweepPlans)(remote.value, {
					now,
					keepDays: 30 + Math.ceil(keepHours / 24)
				});
				swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Could not remove old plans: ${(0, $start_start.printableLine)(swept.error.message)}\n`);
			}
			let PREVIEW_ERRORS = {
				callWaits: () => (0, $base_reasons.refusal)("commands_not_here", "A call waits for approval, and this job runs neither commands nor web requests"),
				callTooLarge: (tool) => (0, $base_reasons.refusal)("preview_incomplete", `The call of '${tool}' is too large to show`, "Make the call in the recipe smaller."),
				diffsTooLarge: (hidden, all, digest) => (0, $base_reasons.refusal)("preview_incomplete", `The diffs of ${hidden} of ${all} files of the plan ${digest} are too large to show`)
			};
		},
		2966: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Bq: () => sealTarget,
				Ku: () => sealFolder,
				j5: () => openSealed,
				om: () => makeSealKeys,
				xG: () => openSealedFolder
			});
			var $start_start_5 = __nccwpck_require__(1328);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $base_json_5 = __nccwpck_require__(1631);
			var $zod_api = __nccwpck_require__(4914);
			var $zod_iso = __nccwpck_require__(1591);
			var $node_fs_11 = __nccwpck_require__(3024);
			var $node_path_13 = __nccwpck_require__(6760);
			var $late_crypto = __nccwpck_require__(5497);
			var $late_os_9 = __nccwpck_require__(1610);
			//! src/action/campaign/sealed-plan.ts
			let FILE$1 = "plan.bin";
			let CIPHER$1 = "aes-256-gcm";
			function makeSealKeys() {
				let { publicKey, privateKey } = (0, $late_crypto.generateKeyPairSync)("x25519");
				return {
					sealKey: writePublic(publicKey).toString("base64url"),
					openKey: privateKey.export({
						type: "pkcs8",
						format: "der"
					}).toString("base64url")
				};
			}
			function sealFolder(folder, sealKey) {
				let to;
				try {
					to = (0, $late_crypto.createPublicKey)({
						key: Buffer.from(sealKey, "base64url"),
						type: "spki",
						format: "der"
					});
				} catch {
					return (0, $start_start_5.failure)(ERRORS$1.badKey("seal-key"));
				}
				let paths = $node_fs_11.readdirSync(folder, {
					recursive: !0,
					withFileTypes: !0
				}).filter((entry) => entry.isFile()).map(({ parentPath, name }) => $node_path_13.join(parentPath, name));
				let files = Object.fromEntries(paths.map((file) => [$node_path_13.relative(folder, file), $node_fs_11.readFileSync(file).toString("base64")]));
				let own = (0, $late_crypto.generateKeyPairSync)("x25519");
				let nonce = (0, $late_crypto.randomBytes)(12);
				let shown = writePublic(own.publicKey);
				let cipher = (0, $late_crypto.createCipheriv)(CIPHER$1, sharedKey(own.privateKey, to, shown), nonce, { authTagLength: 16 });
				let text = Buffer.concat([cipher.update(Buffer.from(JSON.stringify(files))), cipher.final()]);
				let sealed = `${folder}-sealed`;
				$node_fs_11.mkdirSync(sealed);
				$node_fs_11.writeFileSync($node_path_13.join(sealed, FILE$1), Buffer.concat([
					shown,
					nonce,
					cipher.getAuthTag(),
					text
				]));
				$node_fs_11.rmSync(folder, {
					recursive: !0,
					force: !0
				});
				return (0, $start_start_5.success)(sealed);
			}
			function openSealedFolder(sealed, openKey) {
				let folder = $node_fs_11.mkdtempSync($node_path_13.join($node_fs_11.realpathSync($late_os_9.tmpdir()), "sous-gathered-"));
				try {
					let own = (0, $late_crypto.createPrivateKey)({
						key: Buffer.from(openKey, "base64url"),
						type: "pkcs8",
						format: "der"
					});
					let bytes = $node_fs_11.readFileSync($node_path_13.join(sealed, FILE$1));
					let shown = bytes.subarray(0, 44);
					let [nonceAt, tagAt, textAt] = [
						44,
						56,
						72
					];
					let from = (0, $late_crypto.createPublicKey)({
						key: shown,
						type: "spki",
						format: "der"
					});
					let decipher = (0, $late_crypto.createDecipheriv)(CIPHER$1, sharedKey(own, from, shown), bytes.subarray(nonceAt, tagAt), { authTagLength: 16 });
					decipher.setAuthTag(bytes.subarray(tagAt, textAt));
					let json = (0, $base_json_5.parseJson)(Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8"));
					let files = (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)()).parse(json.ok ? json.value : void 0);
					for (let [name, text] of Object.entries(files)) {
						let file = $node_path_13.resolve(folder, name);
						if (!file.startsWith(folder + $node_path_13.sep)) throw Error("The file is outside the folder.");
						$node_fs_11.mkdirSync($node_path_13.dirname(file), { recursive: !0 });
						$node_fs_11.writeFileSync(file, Buffer.from(text, "base64"));
					}
					return folder;
				} catch {
					$node_fs_11.rmSync(folder, {
						recursive: !0,
						force: !0
					});
					return;
				}
			}
			function writePublic(key) {
				return key.export({
					type: "spki",
					format: "der"
				});
			}
			function sharedKey(privateKey, publicKey, shown) {
				return Buffer.from((0, $late_crypto.hkdfSync)("sha256", (0, $late_crypto.diffieHellman)({
					privateKey,
					publicKey
				}), shown, "sous-campaign-plan-v1", 32));
			}
			let ERRORS$1 = { badKey: (input) => (0, $base_reasons_5.refusal)("input_invalid", `The input '${input}' is not a key`, "Pass the output of the job that made it, as in the guide.") };
			//! src/action/campaign/sealed-target.ts
			let FILE = "target.bin";
			let CIPHER = "aes-256-gcm";
			let MAX_PACK_BYTES = 536870912;
			function sealTarget({ env, workspace }, { pack, ...header }, about) {
				if (pack.length > MAX_PACK_BYTES) return (0, $start_start_5.failure)(ERRORS.tooLarge(pack.length));
				let [key, nonce] = [(0, $late_crypto.randomBytes)(32), (0, $late_crypto.randomBytes)(12)];
				let json = Buffer.from(JSON.stringify(header));
				let length = Buffer.alloc(4);
				length.writeUInt32BE(json.length);
				let cipher = (0, $late_crypto.createCipheriv)(CIPHER, key, nonce, { authTagLength: 16 });
				cipher.setAAD(purposeOf(about));
				let parts = [
					length,
					json,
					pack
				].map((part) => cipher.update(part));
				let end = cipher.final();
				let folder = $node_path_13.join(env.RUNNER_TEMP ?? workspace, `sous-target-${about.repository}`);
				$node_fs_11.mkdirSync(folder, { recursive: !0 });
				$node_fs_11.writeFileSync($node_path_13.join(folder, FILE), Buffer.concat([
					nonce,
					cipher.getAuthTag(),
					...parts,
					end
				]));
				return (0, $start_start_5.success)({
					folder,
					key: key.toString("base64url")
				});
			}
			let header = () => (0, $zod_api.strictObject)({
				campaign: (0, $zod_api.string)(),
				definition: (0, $zod_api.string)(),
				date: (0, $zod_iso.date)(),
				repository: (0, $zod_api.strictObject)({
					id: (0, $zod_api.string)(),
					name: (0, $zod_api.string)(),
					head: (0, $zod_api.string)()
				}),
				plan: (0, $zod_api.string)(),
				files: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)())
			});
			function openSealed(folder, key, about) {
				try {
					let bytes = $node_fs_11.readFileSync($node_path_13.join(folder, FILE));
					let secret = Buffer.from(key, "base64url");
					let decipher = (0, $late_crypto.createDecipheriv)(CIPHER, secret, bytes.subarray(0, 12), { authTagLength: 16 });
					decipher.setAAD(purposeOf(about));
					decipher.setAuthTag(bytes.subarray(12, 28));
					let text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
					let end = 4 + text.readUInt32BE(0);
					let json = (0, $base_json_5.parseJson)(text.subarray(4, end).toString("utf8"));
					let read = json.ok ? header().safeParse(json.value) : void 0;
					if (!read?.success || read.data.repository.id !== about.repository) return (0, $start_start_5.failure)(ERRORS.notOurs(about.repository));
					return (0, $start_start_5.success)({
						...read.data,
						pack: text.subarray(end)
					});
				} catch {
					return (0, $start_start_5.failure)(ERRORS.notOurs(about.repository));
				}
			}
			function purposeOf({ run, repository }) {
				return Buffer.from(JSON.stringify([
					"sous-campaign-target-v1",
					run,
					repository
				]));
			}
			let ERRORS = {
				tooLarge: (bytes) => (0, $base_reasons_5.refusal)("input_invalid", `Its files have ${bytes} bytes, and commands of a campaign run in repositories with at most ${MAX_PACK_BYTES}`, "Run the recipe in that repository."),
				notOurs: (repository) => (0, $base_reasons_5.refusal)("plan_tampered", `The artifact is not what the job before prepared for repository ${repository}`, "Run the workflow again.")
			};
		},
		7377: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { sync_job_exports: () => sync_job_exports });
			var $start_runtime = __nccwpck_require__(8788);
			var $base_reasons_5 = __nccwpck_require__(2632);
			var $start_start_13 = __nccwpck_require__(1328);
			var $core_work_13 = __nccwpck_require__(6350);
			var $campaign_approvals_7 = __nccwpck_require__(2182);
			var $github_git_tree_13 = __nccwpck_require__(3608);
			var $github_merge_later_7 = __nccwpck_require__(9028);
			var $github_pull_states_3 = __nccwpck_require__(2591);
			var $campaign_context_7 = __nccwpck_require__(7860);
			var $campaign_issue_5 = __nccwpck_require__(6204);
			var $reached_targets_3 = __nccwpck_require__(6803);
			var $target_plan_4 = __nccwpck_require__(2997);
			//! src/action/campaign/sync-job.ts
			var sync_job_exports = (0, $start_runtime.__exportAll)({ syncJob: () => syncJob });
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
			let FOLLOWED = new Set([
				"open",
				"queued",
				"edited",
				"rejected"
			]);
			async function syncJob(job) {
				let { context } = job;
				let opened = await (0, $campaign_context_7.qy)(job);
				if (!opened.ok) return opened;
				let campaign = opened.value;
				let { state } = campaign.ledger;
				if (state === void 0) return (0, $start_start_13.success)({
					message: "The campaign has not started",
					outputs: { campaign: campaign.id }
				});
				let rows = [...state.rows.values()].filter((row) => FOLLOWED.has(row.state) && row.delivered?.pull !== void 0);
				let targets = await (0, $reached_targets_3.R)(context, rows, {
					contents: "write",
					pull_requests: "write",
					metadata: "read"
				});
				if (!targets.ok) return targets;
				let pace = (0, $campaign_context_7.gc)(job, campaign);
				let changed = await followAll({
					job,
					campaign,
					targets: targets.value,
					pace,
					date: state.head.date
				}, rows);
				await pace.close();
				if (!changed.ok) return changed;
				let told = await campaign.ledger.append({
					message: `sync: ${(0, $core_work_13.countOf)(changed.value.length, "repository", "repositories")} changed`,
					change: (now) => (0, $start_start_13.success)((0, $campaign_approvals_7.recordRows)(now ?? state, changed.value))
				});
				if (!told.ok) return (0, $start_start_13.failure)((0, $campaign_context_7.Zd)(told.error));
				let shown = await (0, $campaign_issue_5.S)(job, campaign);
				return shown.ok ? (0, $start_start_13.success)({
					...shown.value,
					message: `${changed.value.length} of ${rows.length} changed`
				}) : shown;
			}
			async function followAll(sync, rows) {
				let changed = [];
				let byTokens = new Map();
				for (let row of rows) {
					let target = sync.targets.find(row.id);
					target.ok ? byTokens.set(target.value.tokens, [...byTokens.get(target.value.tokens) ?? [], {
						row,
						target: target.value
					}]) : changed.push((0, $target_plan_4.yT)(row, target.error.code === "repo_archived" ? "archived" : "missing", target.error));
				}
				for (let [tokens, followed] of byTokens) {
					let github = (0, $campaign_context_7.qL)(sync.job.context, { transport: tokens.transport });
					let pulls = followed.map(({ row, target }) => ({
						repository: target.name,
						number: row.delivered?.pull ?? 0
					}));
					let states = await (0, $github_pull_states_3.readPullStates)(github, pulls);
					if (!states.ok) return states;
					for (let [index, { row, target }] of followed.entries()) {
						let next = await follow(sync, {
							row,
							target,
							pull: states.value[index]
						});
						next !== row && changed.push(next);
					}
				}
				return (0, $start_start_13.success)(changed);
			}
			async function follow(sync, { row, target, pull }) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					if (pull === void 0) return (0, $target_plan_4.yT)(row, "missing", ERRORS.pullGone(row.delivered?.pull ?? 0));
					if (pull.state === "CLOSED") return row.state === "rejected" ? row : (0, $target_plan_4.yT)(row, "rejected", ERRORS.rejected(pull.number));
					let isMerged = pull.state === "MERGED";
					if (!isMerged && pull.head !== row.delivered?.commit) return row.state === "edited" ? row : (0, $target_plan_4.yT)(row, "edited", ERRORS.edited(pull.number));
					if (!isMerged && pull.isQueued) return inState(row, "queued");
					if (!isMerged && pull.base === row.head) return inState(row, "open");
					let { tokens } = target;
					let { context } = sync.job;
					let planned = await (0, $target_plan_4._B)({
						context,
						campaign: sync.campaign,
						target,
						tokens,
						date: sync.date,
						wantsSample: () => !1
					});
					if (!planned.ok) {
						let state = (0, $target_plan_4.Db)(planned.error);
						return state === void 0 ? row : (0, $target_plan_4.yT)(row, state, planned.error);
					}
					let repository = __addDisposableResource(env_1, planned.value, !0);
					let now = repository.planned.row;
					if (isMerged && now.state === "failed") return {
						...row,
						state: "failed",
						...now.why && { why: now.why }
					};
					if (isMerged) return isDone(now) ? inState(row, "merged") : (0, $target_plan_4.yT)(row, "moved", ERRORS.notDone(pull.number));
					if (now.state === "clean" || now.state === "opted_out") return await closeEmpty(sync, {
						row,
						target,
						repository,
						state: now.state
					});
					return pull.hasConflict ? (0, $target_plan_4.yT)(row, "moved", ERRORS.conflict(pull.number)) : inState(row, "open");
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			function isDone({ state, size }) {
				return state === "clean" || state === "gated" && size?.files === 0;
			}
			function inState(row, state) {
				if (row.state === state) return row;
				let { why: _, ...rest } = row;
				return {
					...rest,
					state
				};
			}
			async function closeEmpty({ job, campaign, targets, pace }, { row, target, repository, state }) {
				let { context } = job;
				let github = (0, $campaign_context_7.qL)(context, {
					transport: target.tokens.transport,
					name: target.name,
					pace
				});
				let self = await targets.self(() => (0, $github_git_tree_13.readOwnIdentity)({
					github,
					isAppToken: !0
				}));
				if (!self.ok) return row;
				let closed = await (0, $github_merge_later_7.propose)({
					github,
					remote: repository.remote,
					stored: void 0,
					repository: {
						id: Number(target.id),
						defaultBranch: target.branch
					},
					self: self.value.id,
					committer: (0, $github_git_tree_13.committerOf)(self.value, context.serverUrl),
					people: void 0,
					run: context.run,
					branch: (0, $campaign_context_7.W0)(campaign),
					base: target.branch,
					title: "",
					body: "",
					labels: [],
					reviewers: [],
					teamReviewers: [],
					isDraft: !1,
					whenClean: "close",
					token: "app",
					now: job.repo.github.serverTime ?? new Date()
				});
				closed.ok || context.runner.say(`${row.name}: ${closed.error.message}\n`);
				return closed.ok ? inState(row, state) : row;
			}
			let ERRORS = {
				pullGone: (number) => (0, $base_reasons_5.refusal)("api_not_found", `Its pull request #${number} is gone`),
				rejected: (number) => ({
					message: `Someone closed its pull request #${number}`,
					suggestion: "Ask there why. Sous does not open the same one again."
				}),
				edited: (number) => ({
					message: `Someone else pushed to the branch of its pull request #${number}`,
					suggestion: "Sous leaves it alone. Merge or close it there."
				}),
				notDone: (number) => ({
					message: `Its pull request #${number} was merged, and the recipe still finds something to change`,
					suggestion: "The next run plans it again."
				}),
				conflict: (number) => ({
					message: `Its pull request #${number} has conflicts with its base`,
					suggestion: "The next run plans it again. If the new plan is different, it needs approval again."
				})
			};
		},
		2997: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				Db: () => stateOfRefusal,
				_B: () => planRepository,
				gf: () => whyOf,
				kP: () => controlPolicy,
				tZ: () => fetchRepository,
				yT: () => stoppedRow
			});
			var $app_open_campaign = __nccwpck_require__(214);
			var $reader_work = __nccwpck_require__(8050);
			var $base_reasons = __nccwpck_require__(2632);
			var $base_tool_errors_3 = __nccwpck_require__(787);
			var $start_start_3 = __nccwpck_require__(1328);
			var $core_work_17 = __nccwpck_require__(6350);
			var $github_apply_commit = __nccwpck_require__(9245);
			var $github_remote_git_5 = __nccwpck_require__(1892);
			var $tool_call_work_11 = __nccwpck_require__(4020);
			var $plan_permissions_3 = __nccwpck_require__(5871);
			var $campaign_context_9 = __nccwpck_require__(7860);
			//! src/action/campaign/target-plan.ts
			async function planRepository(request) {
				let planned = await planOnce(request);
				if (planned.ok || planned.error.code !== "auth_expired") return planned;
				request.tokens.forget();
				return planOnce(request);
			}
			async function planOnce(request) {
				let { context, campaign, target, date, wantsSample } = request;
				let policy = await controlPolicy(context, campaign);
				if (!policy.ok) return policy;
				let fetched = await fetchRepository(request);
				if (!fetched.ok) return fetched;
				let { remote, tip, at, folder, record } = fetched.value;
				let made = await withoutProtected(await (0, $app_open_campaign.planTarget)({
					campaign,
					target: {
						id: folder,
						name: target.name
					},
					date,
					consent: {
						repository: target.id,
						approver: $tool_call_work_11.NO_APPROVER
					},
					wantsSample
				}), policy.value);
				async function close() {
					await made.loaded?.[Symbol.asyncDispose]();
					await remote[Symbol.asyncDispose]();
				}
				let isDelivered = record !== void 0 && made.row.plan === record.digest;
				if (at !== tip && !isDelivered) {
					await close();
					let { deliveredTo: _, ...now } = request;
					return planOnce(now);
				}
				let row = {
					...made.row,
					id: target.id,
					name: target.name,
					head: at
				};
				let sample = made.sample && {
					...made.sample,
					repository: target.id
				};
				return (0, $start_start_3.success)({
					remote,
					tip,
					planned: {
						...made,
						row,
						...sample && { sample }
					},
					...isDelivered && { delivered: record },
					[Symbol.asyncDispose]: close
				});
			}
			async function controlPolicy(context, { control }) {
				let loaded = await (0, $reader_work.loadConfig)(control.recipes.opened.tree, new Date(), context.runner.input("config") || void 0);
				return loaded.ok ? (0, $start_start_3.success)(loaded.value.config) : (0, $start_start_3.failure)((0, $base_reasons.refusal)("policy_error", loaded.error.message, loaded.error.suggestion));
			}
			async function withoutProtected(made, policy) {
				let { loaded, row } = made;
				let refused = loaded && (0, $plan_permissions_3.checkProtected)(loaded.changes, policy, loaded.plan.base.directory);
				if (refused === void 0) return made;
				await loaded?.[Symbol.asyncDispose]();
				return {
					row: {
						id: row.id,
						name: row.name,
						state: "failed",
						why: (0, $app_open_campaign.reasonOfRow)(refused)
					},
					opened: void 0,
					loaded: void 0
				};
			}
			async function fetchRepository({ context, target, tokens, deliveredTo }) {
				let token = await tokens.current();
				if (!token.ok) return token;
				let remote = await (0, $campaign_context_9._F)(context, target.name, token.value);
				if (!remote.ok) return remote;
				let fetched = await fetchBase(remote.value, target.branch, deliveredTo);
				if (fetched.ok) return (0, $start_start_3.success)({
					remote: remote.value,
					...fetched.value
				});
				await remote.value[Symbol.asyncDispose]();
				return fetched;
			}
			async function fetchBase(remote, branch, deliveredTo) {
				let ref = `refs/heads/${branch}`;
				let recorded = deliveredTo === void 0 ? [] : [(0, $github_apply_commit.recordRef)(deliveredTo)];
				let refs = await remote.readRefs([ref, ...recorded]);
				if (!refs.ok) return refs;
				let tip = refs.value.get(ref);
				if (tip === void 0) return (0, $start_start_3.failure)(EMPTY);
				let found = deliveredTo !== void 0 && recorded.some((name) => refs.value.has(name)) ? await (0, $github_apply_commit.readRecord)(remote, deliveredTo) : void 0;
				let record = found?.ok ? found.value?.record : void 0;
				let base = record?.base;
				let before = base === void 0 || !(0, $core_work_17.isObjectId)(base) ? void 0 : await (0, $github_remote_git_5.checkOut)(remote, base);
				if (before?.ok && base !== void 0) return (0, $start_start_3.success)({
					tip,
					at: base,
					folder: before.value,
					record
				});
				let folder = await (0, $github_remote_git_5.checkOut)(remote, tip);
				return folder.ok ? (0, $start_start_3.success)({
					tip,
					at: tip,
					folder: folder.value,
					record
				}) : folder;
			}
			let EMPTY = {
				code: "ref_missing",
				message: "It has no commits yet",
				suggestion: "Push a first one."
			};
			function stateOfRefusal({ code }) {
				switch (code) {
					case "api_unavailable":
					case "auth_expired":
					case "cancelled":
					case "run_over": return;
					case "repo_archived": return "archived";
					case "api_not_found": return "missing";
					case "token_not_permitted": return "forbidden";
					case "branch_conflict": return "taken";
					case "protected_branch":
					case "push_rejected":
					case "push_protection":
					case "signatures_required":
					case "workflows_permission": return "protected";
					case "ref_moved":
					case "stale_base":
					case "plan_outdated":
					case "plan_version": return "moved";
					case "plan_unproven":
					case "plan_tampered": return "unproven";
					default: return "failed";
				}
			}
			let CODES = {
				archived: "read_only",
				missing: "not_found",
				forbidden: "permission_denied",
				protected: "permission_denied",
				taken: "already_exists",
				edited: "already_exists",
				moved: "stale",
				unproven: "stale"
			};
			function stoppedRow(row, state, { message, suggestion }) {
				return {
					...row,
					state,
					why: whyOf(state, message, suggestion)
				};
			}
			function whyOf(state, message, advice) {
				let { code } = (0, $base_tool_errors_3.toolError)(CODES[state] ?? "io_error", message, advice);
				return {
					code,
					message,
					advice
				};
			}
		},
		1220: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				jl: () => nearRecipe,
				oV: () => unpreparedText,
				px: () => unknownRecipe,
				ye: () => sharedRefusal
			});
			var $base_reasons_11 = __nccwpck_require__(2632);
			var $core_work_9 = __nccwpck_require__(6350);
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
						let { recipe, diagnostics } = unprepared;
						let before = diagnostics.slice(0, -1).map(({ message, suggestion }) => `${message}. ${suggestion} `);
						let last = diagnostics.at(-1);
						return {
							message: `The inputs do not fit recipe '${recipe}'. ${before.join("")}${last?.message}`,
							suggestion: last?.suggestion ?? ""
						};
					}
				}
			}
			function adviceOf(diagnostics) {
				return [...new Set(diagnostics.map(({ suggestion }) => suggestion))].join(" ");
			}
			let SHARED = [
				"unpinned_recipe",
				"source_not_allowed",
				"recipe_not_locked",
				"lock_mismatch",
				"invalid_lock",
				"impostor_commit",
				"source_unavailable"
			];
			function sharedRefusal({ code, message, suggestion }) {
				let shared = SHARED.find((known) => known === code);
				return shared && (0, $base_reasons_11.refusal)(shared, message, suggestion);
			}
			function unknownRecipe(error, command) {
				let { code, message, suggestion } = error;
				let shared = sharedRefusal(error);
				if (shared !== void 0) return shared;
				if (code !== "unknown_recipe") return (0, $base_reasons_11.refusal)("command_mistake", message, suggestion);
				let [advice = ""] = suggestion.split(/ ?See 'sous list/, 1);
				return {
					...ERRORS.unknownRecipe(message, advice),
					command
				};
			}
			function nearRecipe({ all, shipped }, name) {
				return (0, $core_work_9.didYouMean)(name, [...all, ...shipped].map((file) => file.name));
			}
			let ERRORS = { unknownRecipe: (message, advice) => (0, $base_reasons_11.refusal)("command_mistake", message, advice === "" ? "Comment '/sous list' to see all recipes." : advice) };
		},
		5779: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				L: () => VouchedPlans,
				n: () => controlClient
			});
			var $base_reasons_11 = __nccwpck_require__(2632);
			var $start_start_7 = __nccwpck_require__(1328);
			var $start_terminal_5 = __nccwpck_require__(4782);
			var $zod_api = __nccwpck_require__(4914);
			var $github_api_answers = __nccwpck_require__(9121);
			var $github_git_tree_13 = __nccwpck_require__(3608);
			var $github_run_jobs_3 = __nccwpck_require__(4799);
			var $github_vouched_run_5 = __nccwpck_require__(9627);
			var $github_save_plan = __nccwpck_require__(0);
			var $campaign_context_2 = __nccwpck_require__(7860);
			//! src/action/campaign/vouched-plans.ts
			let EVENTS = [
				"issue_comment",
				"schedule",
				"workflow_dispatch"
			];
			function controlClient({ context }) {
				let { token, apiUrl, repository } = context;
				let transport = (0, $github_git_tree_13.octokitTransport)({
					token,
					apiUrl,
					userAgent: `sous/${$start_terminal_5.VERSION}`
				});
				return (0, $campaign_context_2.qL)(context, {
					transport,
					name: `${repository.owner}/${repository.name}`
				});
			}
			var VouchedPlans = class {
				#job;
				#github;
				#runs = new Map();
				constructor(job) {
					this.#job = job;
					this.#github = controlClient(job);
				}
				async load({ id, head, plan: digest, run }) {
					if (digest === void 0 || run === void 0) throw Error("Only rows with a plan of a run are loaded.");
					let no = (why) => (0, $start_start_7.failure)($github_vouched_run_5.VOUCHED_RUN_ERRORS.unproven(digest, why));
					let proven = await this.#prove(run, digest);
					if (!proven.ok) return proven;
					let { said, artifacts } = proven.value;
					if (said.get(id)?.run !== digest) return no(`no job of run ${run} made it for this repository`);
					let hasExpired = artifacts.get(`${$github_vouched_run_5.ARTIFACT_PREFIX}${digest}`);
					if (hasExpired === void 0) return no(`run ${run} has no artifact ${$github_vouched_run_5.ARTIFACT_PREFIX}${digest.slice(0, 16)}\u2026`);
					if (hasExpired) return no(`the artifact of run ${run} has expired`);
					let remote = await this.#job.repo.remote();
					if (!remote.ok) return remote;
					let stored = await (0, $github_save_plan.planRefs)(remote.value).load(digest);
					if (!stored.ok) return stored.error.code === "digest_unknown" ? no("it is not saved any more") : stored;
					let { repository, base } = stored.value.plan;
					return repository?.id === id && base.commit === head ? stored : no("it is for another repository or commit");
				}
				async #prove(run, digest) {
					let known = this.#runs.get(run);
					if (known !== void 0) return (0, $start_start_7.success)(known);
					let { context, repo } = this.#job;
					let [remote, trusted] = [await repo.remote(), await repo.trusted()];
					if (!remote.ok) return remote;
					if (!trusted.ok) return trusted;
					let path = (0, $github_git_tree_13.workflowPath)(context.workflow.ref);
					if (path === void 0) return (0, $start_start_7.failure)($github_vouched_run_5.VOUCHED_RUN_ERRORS.unproven(digest, "Sous cannot tell which workflow is running"));
					let vouched = await (0, $github_vouched_run_5.vouchForRun)({
						github: this.#github,
						remote: remote.value,
						trusted: trusted.value,
						repository: Number(context.env.GITHUB_REPOSITORY_ID),
						run,
						digest,
						events: EVENTS,
						path,
						callsOwn: !0
					});
					if (!vouched.ok) return vouched.error.message.endsWith("is still running") ? (0, $start_start_7.failure)(ERRORS.stillRunning(run)) : vouched;
					let said = await (0, $github_run_jobs_3.readRunJobs)(this.#github, run);
					if (!said.ok) return said;
					let Artifact = (0, $zod_api.object)({
						name: (0, $zod_api.string)(),
						expired: (0, $zod_api.boolean)(),
						workflow_run: (0, $zod_api.nullish)((0, $zod_api.object)({ id: (0, $zod_api.optional)($github_api_answers.Positive) }))
					});
					let listed = await this.#github.requestAll("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", { run_id: run }, Artifact, "artifacts");
					if (!listed.ok) return listed;
					let own = listed.value.filter((artifact) => (artifact.workflow_run?.id ?? run) === run);
					let proven = {
						said: said.value,
						artifacts: new Map(own.map(({ name, expired }) => [name, expired]))
					};
					this.#runs.set(run, proven);
					return (0, $start_start_7.success)(proven);
				}
			};
			let ERRORS = { stillRunning: (run) => (0, $base_reasons_11.refusal)("api_unavailable", `The run ${run} that made the plan still has other jobs to do`) };
		},
		6655: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				WORKFLOW_ERRORS: () => WORKFLOW_ERRORS,
				hasOwnFiles: () => hasOwnFiles,
				reportsIssue: () => reportsIssue,
				workflow_job_exports: () => workflow_job_exports
			});
			var $start_runtime = __nccwpck_require__(8788);
			var $reader_work = __nccwpck_require__(8050);
			var $app_prepare_run = __nccwpck_require__(2700);
			var $base_reasons_7 = __nccwpck_require__(2632);
			var $start_start_3 = __nccwpck_require__(1328);
			var $github_action_io_3 = __nccwpck_require__(7378);
			var $recipe_input_values_3 = __nccwpck_require__(2589);
			var $open_github_13 = __nccwpck_require__(9538);
			var $outcome_11 = __nccwpck_require__(4246);
			var $runner_7 = __nccwpck_require__(7326);
			var $unprepared_text_3 = __nccwpck_require__(1220);
			var $node_fs_13 = __nccwpck_require__(3024);
			var $node_path_15 = __nccwpck_require__(6760);
			//! src/action/workflow-request.ts
			let REPORTS = ["job", "issue"];
			function reportsIssue({ runner }) {
				return runner.input("report") === "issue";
			}
			function checkReport({ context, mode, event, isDefault }) {
				let given = context.runner.input("report") || "job";
				if (!REPORTS.some((report) => report === given)) return ERRORS.unknownReport(given);
				if (given !== "issue") return;
				if (mode !== "check") return ERRORS.reportNeedsCheck(mode);
				if (event === "pull_request") return ERRORS.reportOnPull();
				return event === "schedule" || isDefault ? void 0 : ERRORS.reportOffDefault();
			}
			function hasOwnFiles({ event, isDefault, commits }) {
				if (commits !== void 0) return !commits.isFork;
				return event === "push" || event === "schedule" || event === "workflow_dispatch" && isDefault;
			}
			let ERRORS = {
				unknownReport: (given) => (0, $base_reasons_7.refusal)("input_invalid", `The input 'report' is '${given.slice(0, 80)}'`, `Use ${REPORTS.join(" or ")}.`),
				reportNeedsCheck: (mode) => (0, $base_reasons_7.refusal)("input_invalid", `'report: issue' is for 'mode: check', not for 'mode: ${mode}'`),
				reportOnPull: () => (0, $base_reasons_7.refusal)("input_invalid", "'report: issue' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'."),
				reportOffDefault: () => (0, $base_reasons_7.refusal)("workflow_ref_not_default", "'report: issue' is for the default branch", "Add 'branches:' with the default branch to 'on:'.")
			};
			let WORKFLOW_ERRORS = {
				noRecipe: () => (0, $base_reasons_7.refusal)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."),
				wrongConsent: () => (0, $base_reasons_7.refusal)("input_invalid", `The input 'consent' works only with 'mode: apply', and must be ${$github_action_io_3.APPLY_CONSENT}`),
				directoryOutside: () => (0, $base_reasons_7.refusal)("input_invalid", "The input 'working-directory' leads out of the workspace"),
				notCheckedOut: (why) => (0, $base_reasons_7.refusal)("input_invalid", why, "Add 'actions/checkout' before this step."),
				emptyFolder: (folder) => (0, $base_reasons_7.refusal)("input_invalid", `'${folder}' is empty`, "Add 'actions/checkout' before this step."),
				newRecipe: (path) => (0, $base_reasons_7.refusal)("recipe_not_on_base", `Recipe '${path}' is not on the base branch of this pull request`)
			};
			//! src/action/jobs/workflow-job.ts
			var workflow_job_exports = (0, $start_runtime.__exportAll)({ runWorkflow: () => runWorkflow });
			async function runWorkflow(request) {
				let misplaced = checkReport(request);
				if (misplaced !== void 0) return (0, $outcome_11.refusedOutcome)(misplaced);
				if (request.mode === "propose") {
					let { proposeWorkflow } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7246)).then((n) => n.propose_job_exports);
					return proposeWorkflow(request);
				}
				let prepared = await prepareWorkflow(request);
				if (!prepared.ok) return (0, $outcome_11.refusedOutcome)(prepared.error);
				let { runPrepared } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 677)).then((n) => n.run_prepared_exports);
				return runPrepared(request, prepared.value);
			}
			async function prepareWorkflow(request) {
				let { context, mode } = request;
				let { runner, workspace } = context;
				let word = runner.input("recipe");
				if (word === "") return (0, $start_start_3.failure)(WORKFLOW_ERRORS.noRecipe());
				let consent = runner.input("consent");
				if (consent !== "" && (consent !== "APPLY_WITHOUT_REVIEW" || mode !== "apply")) return (0, $start_start_3.failure)(WORKFLOW_ERRORS.wrongConsent());
				let folder = $node_path_15.resolve(workspace, runner.input("working-directory") || ".");
				if (folder !== workspace && !folder.startsWith(workspace + $node_path_15.sep)) return (0, $start_start_3.failure)(WORKFLOW_ERRORS.directoryOutside());
				let given = (0, $recipe_input_values_3.readInputsText)(runner.input("inputs"), "inputs");
				if (!given.ok) return (0, $start_start_3.failure)((0, $base_reasons_7.refusal)("input_invalid", given.error.message, given.error.suggestion));
				let recipes = await (0, $reader_work.openRecipes)({
					...(0, $runner_7.actionSurroundings)(context, folder),
					trustsPatterns: hasOwnFiles(request)
				}, ".");
				if (!recipes.ok) return (0, $start_start_3.failure)(WORKFLOW_ERRORS.notCheckedOut(recipes.error.message));
				if ($node_fs_13.readdirSync(recipes.value.folder).length === 0) return (0, $start_start_3.failure)(WORKFLOW_ERRORS.emptyFolder(recipes.value.folder));
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
				if (!config.ok) return (0, $start_start_3.failure)((0, $base_reasons_7.refusal)("policy_error", config.error.message, config.error.suggestion));
				let prepared = await (0, $app_prepare_run.prepareRecipe)(recipes, word, given);
				return prepared.ok ? (0, $start_start_3.success)({
					...prepared.value,
					config: config.value.config,
					opened
				}) : (0, $start_start_3.failure)(unpreparedRefusal(prepared.error));
			}
			async function prepareFromBase(asked, commits) {
				let { request, recipes, given } = asked;
				let { context, repo, mode } = request;
				let { opened } = recipes;
				let word = $node_path_15.isAbsolute(asked.word) ? $node_path_15.relative(recipes.folder, asked.word) : asked.word;
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
				if (!config.ok) return (0, $start_start_3.failure)(base.value.refusal() ?? (0, $base_reasons_7.refusal)("policy_error", config.error.message, config.error.suggestion));
				let found = await (0, $open_github_13.fl)(tree, context);
				if (!found.ok) return (0, $start_start_3.failure)(base.value.refusal() ?? (0, $base_reasons_7.refusal)("policy_error", found.error.message, found.error.suggestion));
				let prepared = await (0, $app_prepare_run.prepareRecipe)(found.value, word, given);
				if (!prepared.ok) return (0, $start_start_3.failure)(base.value.refusal() ?? await refuseNew(asked, prepared.error) ?? unpreparedRefusal(prepared.error));
				let note = await base.value.noteChanges(prepared.value.recipe.source.path);
				if (!note.ok) return note;
				let other = mode === "check" ? await base.value.whyOtherBytes() : (0, $start_start_3.success)(void 0);
				if (!other.ok) return other;
				return (0, $start_start_3.success)({
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
				return file && WORKFLOW_ERRORS.newRecipe(file.path);
			}
			function unpreparedRefusal(unprepared) {
				let shared = unprepared.kind === "error" ? (0, $unprepared_text_3.ye)(unprepared.error) : void 0;
				if (shared !== void 0) return shared;
				let { message, suggestion } = (0, $unprepared_text_3.oV)(unprepared);
				return (0, $base_reasons_7.refusal)("input_invalid", message, suggestion);
			}
		},
		813: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["approve-campaign"]();
			module.exports = {
				__esModule: !0,
				get approvedRows() {
					return part().approvedRows;
				},
				get retryCampaign() {
					return part().retryCampaign;
				},
				get setCampaignPhase() {
					return part().setCampaignPhase;
				}
			};
		},
		214: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(8116)["open-campaign"]();
			module.exports = {
				__esModule: !0,
				get approveCallsOf() {
					return part().approveCallsOf;
				},
				get campaignId() {
					return part().campaignId;
				},
				get findCampaigns() {
					return part().findCampaigns;
				},
				get openCampaign() {
					return part().openCampaign;
				},
				get planTarget() {
					return part().planTarget;
				},
				get readCampaignFile() {
					return part().readCampaignFile;
				},
				get reasonOfRow() {
					return part().reasonOfRow;
				},
				get sampleOf() {
					return part().sampleOf;
				},
				get shownRow() {
					return part().shownRow;
				}
			};
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
				get parseDigestPrefix() {
					return part().parseDigestPrefix;
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
		787: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		2182: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).approvals();
			module.exports = {
				__esModule: !0,
				get ApprovedPlans() {
					return part().ApprovedPlans;
				},
				get ageOfPlans() {
					return part().ageOfPlans;
				},
				get checkPhase() {
					return part().checkPhase;
				},
				get freezeTargets() {
					return part().freezeTargets;
				},
				get notePlanned() {
					return part().notePlanned;
				},
				get recordApproval() {
					return part().recordApproval;
				},
				get recordPlans() {
					return part().recordPlans;
				},
				get recordRows() {
					return part().recordRows;
				},
				get waveProgress() {
					return part().waveProgress;
				}
			};
		},
		1622: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["campaign-markdown"]();
			module.exports = {
				__esModule: !0,
				get callsText() {
					return part().callsText;
				},
				get campaignMarkdown() {
					return part().campaignMarkdown;
				},
				get makeCampaignReport() {
					return part().makeCampaignReport;
				}
			};
		},
		4906: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175).campaign();
			module.exports = {
				__esModule: !0,
				get CAMPAIGNS_FOLDER() {
					return part().CAMPAIGNS_FOLDER;
				},
				get ledgerSchemas() {
					return part().ledgerSchemas;
				},
				get remoteLedgers() {
					return part().remoteLedgers;
				}
			};
		},
		5997: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["content-book"]();
			module.exports = {
				__esModule: !0,
				get contentBook() {
					return part().contentBook;
				}
			};
		},
		8060: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5175)["discover-targets"]();
			module.exports = {
				__esModule: !0,
				get discoverTargets() {
					return part().discoverTargets;
				},
				get shardTargets() {
					return part().shardTargets;
				}
			};
		},
		6350: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		1884: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(3273).event();
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
		9121: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["api-answers"]();
			module.exports = {
				__esModule: !0,
				get API_ERRORS() {
					return part().API_ERRORS;
				},
				get Positive() {
					return part().Positive;
				}
			};
		},
		9245: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["apply-commit"]();
			module.exports = {
				__esModule: !0,
				get readRecord() {
					return part().readRecord;
				},
				get recordRef() {
					return part().recordRef;
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
				get CODEOWNERS_PLACES() {
					return part().CODEOWNERS_PLACES;
				},
				get checkOwned() {
					return part().checkOwned;
				},
				get parseCodeowners() {
					return part().parseCodeowners;
				},
				get readCodeowners() {
					return part().readCodeowners;
				},
				get showOwner() {
					return part().showOwner;
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
				},
				get readCommentPayload() {
					return part().readCommentPayload;
				}
			};
		},
		3608: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["git-tree"]();
			module.exports = {
				__esModule: !0,
				get CURRENT_OF_PULLS() {
					return part().CURRENT_OF_PULLS;
				},
				get CheckoutObjects() {
					return part().CheckoutObjects;
				},
				get GitHub() {
					return part().GitHub;
				},
				get PROPOSAL_TARGET() {
					return part().PROPOSAL_TARGET;
				},
				get TRUSTED_TREE_ERRORS() {
					return part().TRUSTED_TREE_ERRORS;
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
				get checkProposalPlan() {
					return part().checkProposalPlan;
				},
				get checkPullPlace() {
					return part().checkPullPlace;
				},
				get checkRecipeUnchanged() {
					return part().checkRecipeUnchanged;
				},
				get checkWorkflowFiles() {
					return part().checkWorkflowFiles;
				},
				get checkWorkflowRef() {
					return part().checkWorkflowRef;
				},
				get checkoutFirst() {
					return part().checkoutFirst;
				},
				get commandFor() {
					return part().commandFor;
				},
				get committerOf() {
					return part().committerOf;
				},
				get compareRules() {
					return part().compareRules;
				},
				get createFirst() {
					return part().createFirst;
				},
				get createMarked() {
					return part().createMarked;
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
				get findBaseCommit() {
					return part().findBaseCommit;
				},
				get findChangedRules() {
					return part().findChangedRules;
				},
				get findMarked() {
					return part().findMarked;
				},
				get findPlan() {
					return part().findPlan;
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
				get markerOf() {
					return part().markerOf;
				},
				get nextState() {
					return part().nextState;
				},
				get octokitTransport() {
					return part().octokitTransport;
				},
				get pullOf() {
					return part().pullOf;
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
				get tokenTooWeak() {
					return part().tokenTooWeak;
				},
				get workflowPath() {
					return part().workflowPath;
				}
			};
		},
		5062: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["github-app"]();
			module.exports = {
				__esModule: !0,
				get GitHubApp() {
					return part().GitHubApp;
				}
			};
		},
		9028: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["merge-later"]();
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
		3388: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["other-approvals"]();
			module.exports = {
				__esModule: !0,
				get PLAN_LOCK_ERRORS() {
					return part().PLAN_LOCK_ERRORS;
				},
				get applyPlanRef() {
					return part().applyPlanRef;
				},
				get checkApprovalCount() {
					return part().checkApprovalCount;
				},
				get checkChangesRequested() {
					return part().checkChangesRequested;
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
				get readHeadPush() {
					return part().readHeadPush;
				},
				get readPushers() {
					return part().readPushers;
				},
				get recheckApprovals() {
					return part().recheckApprovals;
				}
			};
		},
		573: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["proposal-pull"]();
			module.exports = {
				__esModule: !0,
				get findPull() {
					return part().findPull;
				}
			};
		},
		4064: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["pull-state"]();
			module.exports = {
				__esModule: !0,
				get checkApplicable() {
					return part().checkApplicable;
				},
				get checkPlannable() {
					return part().checkPlannable;
				},
				get readPull() {
					return part().readPull;
				}
			};
		},
		2591: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["pull-states"]();
			module.exports = {
				__esModule: !0,
				get readPullStates() {
					return part().readPullStates;
				}
			};
		},
		1892: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["remote-git"]();
			module.exports = {
				__esModule: !0,
				get REMOTE_GIT_ERRORS() {
					return part().REMOTE_GIT_ERRORS;
				},
				get checkOut() {
					return part().checkOut;
				},
				get checkOutHere() {
					return part().checkOutHere;
				},
				get openRemote() {
					return part().openRemote;
				},
				get packCommit() {
					return part().packCommit;
				},
				get unpackCommit() {
					return part().unpackCommit;
				}
			};
		},
		4799: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["run-jobs"]();
			module.exports = {
				__esModule: !0,
				get readRunJobs() {
					return part().readRunJobs;
				}
			};
		},
		0: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["save-plan"]();
			module.exports = {
				__esModule: !0,
				get planRefs() {
					return part().planRefs;
				},
				get readCurrentPlans() {
					return part().readCurrentPlans;
				},
				get readPointer() {
					return part().readPointer;
				},
				get sweepPlans() {
					return part().sweepPlans;
				},
				get writeProposalPlan() {
					return part().writeProposalPlan;
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
		9627: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["vouched-run"]();
			module.exports = {
				__esModule: !0,
				get ARTIFACT_PREFIX() {
					return part().ARTIFACT_PREFIX;
				},
				get VOUCHED_RUN_ERRORS() {
					return part().VOUCHED_RUN_ERRORS;
				},
				get vouchForPlan() {
					return part().vouchForPlan;
				},
				get vouchForRun() {
					return part().vouchForRun;
				}
			};
		},
		6298: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(12)["write-pace"]();
			module.exports = {
				__esModule: !0,
				get ContentPace() {
					return part().ContentPace;
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
		9108: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-folders"]();
			module.exports = {
				__esModule: !0,
				get readPlan() {
					return part().readPlan;
				},
				get writePlan() {
					return part().writePlan;
				}
			};
		},
		5493: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6084)["plan-outcome"]();
			module.exports = {
				__esModule: !0,
				get StepRecorder() {
					return part().StepRecorder;
				},
				get findTimedOut() {
					return part().findTimedOut;
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
		8050: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(4512).work();
			module.exports = {
				__esModule: !0,
				get RECIPE_FOLDERS() {
					return part().RECIPE_FOLDERS;
				},
				get isRecipePath() {
					return part().isRecipePath;
				},
				get lazyShared() {
					return part().lazyShared;
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
				get cleanEnding() {
					return part().cleanEnding;
				},
				get countFindings() {
					return part().countFindings;
				},
				get fixCommand() {
					return part().fixCommand;
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
		1725: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["command-answers"]();
			module.exports = {
				__esModule: !0,
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
		7689: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["markdown-text"]();
			module.exports = {
				__esModule: !0,
				get codeSpan() {
					return part().codeSpan;
				},
				get proseText() {
					return part().proseText;
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
				get SUMMARY_BUDGET() {
					return part().SUMMARY_BUDGET;
				},
				get countHidden() {
					return part().countHidden;
				},
				get goodUntil() {
					return part().goodUntil;
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
		2801: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1887)["step-ticker"]();
			module.exports = {
				__esModule: !0,
				get StepTicker() {
					return part().StepTicker;
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
		6721: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["answer-texts"]();
			module.exports = {
				__esModule: !0,
				get ANSWER_TEXTS() {
					return part().ANSWER_TEXTS;
				}
			};
		},
		4115: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["campaign-issue-texts"]();
			module.exports = {
				__esModule: !0,
				get CAMPAIGN_ISSUE_TEXTS() {
					return part().CAMPAIGN_ISSUE_TEXTS;
				}
			};
		},
		9500: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(1401)["comment-texts"]();
			module.exports = {
				__esModule: !0,
				get COMMENT_TEXTS() {
					return part().COMMENT_TEXTS;
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
				get NO_APPROVER() {
					return part().NO_APPROVER;
				},
				get realClock() {
					return part().realClock;
				},
				get realSandboxDisk() {
					return part().realSandboxDisk;
				},
				get serializeParameters() {
					return part().serializeParameters;
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
				get boolean() {
					return part().boolean;
				},
				get int() {
					return part().int;
				},
				get looseObject() {
					return part().looseObject;
				},
				get nullable() {
					return part().nullable;
				},
				get nullish() {
					return part().nullish;
				},
				get object() {
					return part().object;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
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
		1591: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5741).iso();
			module.exports = {
				__esModule: !0,
				get date() {
					return part().date;
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
		5175: (module) => {
			"use strict";
			module.exports = require("./campaign.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		3273: (module) => {
			"use strict";
			module.exports = require("./event.js");
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
		1401: (module) => {
			"use strict";
			module.exports = require("./texts.js");
		},
		6522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		8986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		7598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
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
