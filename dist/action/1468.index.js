"use strict";
exports.id = 1468;
exports.ids = [
	1468,
	1587,
	5461
];
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
	5461: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => publish_job_exports,
			t: () => publishStored
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2528);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1332);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
		var _apply_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6874);
		var _save_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3814);
		var publish_job_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ publishOnPull: () => publishOnPull });
		async function publishOnPull(command) {
			let { context, forge } = command;
			let person = "recipe" in command ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.i)({
				github: forge.github,
				author: command.from.author,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
			}) : await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.t)({
				github: forge.github,
				from: command.from,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
			});
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(person.error);
			let tooWeak = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.m)(command);
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(tooWeak);
			let published = await publish(command);
			if (published.ok) return published.value;
			let answered = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.t)(published.error, command);
			"digest" in command && await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.d)(command, published.error);
			return answered;
		}
		async function publish(command) {
			let { context, forge, from } = command;
			let asked = await readAsked(command);
			if (!asked.ok) return asked;
			let { pull, config, origin, approved } = asked.value;
			let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				context,
				forge,
				recipe: asked.value.recipe,
				inputs: asked.value.inputs
			});
			if (!prepared.ok) return prepared;
			let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__.r)(context.runner.input("plan-path"));
			if (!artifact.ok) return artifact;
			let { ending, stored } = artifact.value;
			if (stored === void 0) {
				await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.g)(command, {
					commit: pull.head.commit,
					recipe: asked.value.recipe,
					...(0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.c)(ending.reason)
				});
				let refused = {
					code: ending.reason,
					message: ending.message,
					suggestion: "The summary of the job that makes plans tells more."
				};
				let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.n)({
					forge,
					pull: from.pull,
					to: `${from.kind} ${from.id}`,
					body: (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.I)(refused)
				});
				return posted === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					reason: "answered",
					message: ending.message,
					pull: { number: from.pull }
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(posted);
			}
			if (approved !== void 0 && !stored.plan.steps.some((step) => step.outcome.kind === "ran" && (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_8__.c)(step, approved))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `The plan ${stored.plan.digest} does not have the call that was approved`));
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
			let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(stored, (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.y)(trusted, pull));
			if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.N)(remote.value, stored);
			if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(changed);
			let planned = {
				...await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.b)(stored, trusted),
				...found && { found }
			};
			return (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_9__.r)({
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
			let pull = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.k)(forge.github, from.pull);
			if (!pull.ok) return pull;
			let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.O)(pull.value, config.value.approval);
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
			let around = {
				pull: pull.value,
				config: config.value
			};
			if ("recipe" in command) {
				let { recipe, inputs } = command;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote.value, digest.value);
			if (!record.ok) return record;
			let { plan, state } = record.value;
			if (plan.status !== "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `The plan ${plan.digest} waits for no call`, "Leave 'plan-path' out."));
			let approved = await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_8__.r)(command, record.value, pull.value, config.value);
			if (!approved.ok) return approved;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...around,
				recipe: (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__._)(plan),
				inputs: plan.inputs,
				origin: state.origin,
				approved: approved.value
			});
		}
	}),
	1468: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerPush: () => answerPush });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _mark_stale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1587);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1332);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1362);
		var _apply_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6874);
		var _answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2528);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
		var _preview_job_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2446);
		var _publish_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5461);
		var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
		async function findReplan({ context, forge, pull: number }) {
			let config = await forge.config();
			if (!config.ok || config.value.onPush !== "replan") return config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : config;
			let pull = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_8__.k)(forge.github, number);
			if (!pull.ok) return pull;
			if (pull.value.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_8__.O)(pull.value, config.value.approval);
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
			let { ref, commit } = pull.value.head;
			let push = await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_7__.l)(forge.github, {
				ref: `refs/heads/${ref}`,
				commit
			});
			if (!push.ok) return push;
			let by = push.value?.by;
			if (push.value === void 0 || by === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("not_permitted", `GitHub does not say who pushed ${commit.slice(0, 12)}`));
			let allowed = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_6__.i)({
				github: forge.github,
				author: by,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
			});
			if (!allowed.ok) return allowed;
			let requests = await findOpenRequests({
				context,
				forge,
				pull: pull.value,
				config: config.value,
				push: {
					at: push.value.at,
					by
				}
			});
			if (!requests.ok || requests.value.length === 0) return requests.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : requests;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				pull: pull.value,
				config: config.value,
				pushedBy: by,
				requests: requests.value
			});
		}
		function folderOf(home, { comment }) {
			return node_path__WEBPACK_IMPORTED_MODULE_12__.join(home, String(comment.id));
		}
		async function planAgain({ context, forge }, { pull, pushedBy }, request, home) {
			let { recipe, inputs, comment } = request;
			let checked = {
				state: pull,
				pushedBy
			};
			let folder = home === void 0 ? {} : { folder: folderOf(home, request) };
			return (0, _preview_job_js__WEBPACK_IMPORTED_MODULE_10__.n)({
				context,
				forge,
				pull: pull.number,
				recipe,
				inputs,
				checked,
				...folder
			}, { comment: comment.id });
		}
		async function publishAgain({ context, forge }, { pull, config, pushedBy }, request, home) {
			let { prepared, recipe, comment } = request;
			let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_5__.r)(folderOf(home, request));
			if (!artifact.ok) return artifact;
			let { stored, ending } = artifact.value;
			if (stored === void 0) {
				await (0, _answer_js__WEBPACK_IMPORTED_MODULE_8__.g)({
					context,
					forge
				}, {
					commit: pull.head.commit,
					recipe,
					...(0, _answer_js__WEBPACK_IMPORTED_MODULE_8__.c)(ending.reason)
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_not_reproduced", `'${recipe}' gave no plan: ${ending.message}`));
			}
			if ((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(stored.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `The plan ${stored.plan.digest} ran a call, which no push does`));
			return (0, _publish_job_js__WEBPACK_IMPORTED_MODULE_11__.t)({
				context,
				forge,
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
			let { forge, pull, config, push } = search;
			let comments = await forge.comments(pull.number);
			if (!comments.ok) return comments;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is"));
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
			let edited = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_6__.c)(forge.github, open.map(({ comment }) => comment));
			return edited.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(open.filter(({ comment }) => !edited.value.has(comment.id)).slice(0, 5)) : edited;
		}
		async function findLatest(search, comments) {
			let mayAsk = new Map();
			let latest = new Map();
			for (let { id, performed_via_github_app: app } of comments.toReversed()) {
				let request = (0, _authorise_js__WEBPACK_IMPORTED_MODULE_6__.l)(comments, id);
				if (!request.ok || app && !request.value.author.login.endsWith("[bot]")) continue;
				let { author } = request.value;
				if (!mayAsk.has(author.id)) {
					if (mayAsk.size === 10) break;
					let allowed = await checkAuthor(search, author);
					if (!allowed.ok) return allowed;
					mayAsk.set(author.id, allowed.value);
				}
				if (!mayAsk.get(author.id)) continue;
				let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...latest.values()]);
		}
		let DENIED = [
			"not_permitted",
			"not_listed",
			"bot_actor"
		];
		async function checkAuthor({ forge, push }, author) {
			let allowed = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_6__.n)({
				github: forge.github,
				author,
				known: push.by,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
			});
			if (!allowed.ok && !DENIED.includes(allowed.error.code)) return allowed;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(allowed.ok);
		}
		async function checkOpen(search, request) {
			let { comment, prepared } = request;
			let preview = await findPreview(search, prepared.recipe.source.path);
			if (!preview.ok || preview.value === void 0) return preview.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1) : preview;
			let record = await readCurrent(search, prepared.recipe.source.path);
			if (!record.ok) return record;
			let asked = record.value?.state.origin.comment ?? 0;
			if (asked > comment.id) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1);
			let own = asked === comment.id ? record.value : void 0;
			if (own !== void 0 && own.state.state !== "planned" && own.state.state !== "failed" || own !== void 0 && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Q)(own.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1);
			let cancelled = await (0, _apply_job_js__WEBPACK_IMPORTED_MODULE_7__.s)(search, own?.plan.digest ?? "", request);
			if (cancelled !== void 0 && cancelled.code !== "plan_cancelled") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(cancelled);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(cancelled === void 0);
		}
		async function findPreview({ forge, pull }, recipe) {
			let [self, comments] = [await forge.self(), await forge.comments(pull.number)];
			if (!self.ok) return self;
			if (!comments.ok) return comments;
			let marked = {
				github: forge.github,
				pull: pull.number,
				self: self.value.id,
				kind: "plan",
				subject: recipe
			};
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)({
				...marked,
				comments: comments.value
			});
		}
		let UNREADABLE = [
			"plan_tampered",
			"plan_version",
			"digest_unknown"
		];
		async function readCurrent({ forge, pull }, recipe) {
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let digest = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_8__.z)(remote.value, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.O)(pull.number, recipe));
			if (!digest.ok || digest.value === void 0) return digest.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : digest;
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, digest.value);
			return record.ok || !UNREADABLE.includes(record.error.code) ? record : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		}
		async function answerPush(pushed) {
			let { context } = pushed;
			let found = await findReplan(pushed);
			found.ok || say(pushed, "Nothing is planned again", found.error);
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
					say(pushed, `'${request.recipe}' is not planned again`, made.error);
					isFault(made.error) && (problem = made.error);
				}
			}
			let marked = await (0, _mark_stale_js__WEBPACK_IMPORTED_MODULE_3__.Z)(pushed);
			if (shown.length === 0) return {
				...marked,
				...problem && { problem }
			};
			let [only] = shown.length === 1 && marked.reason === "answered" ? shown : [];
			let message = `Planned ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(shown.length, "recipe")} again. ${marked.message}`;
			return {
				...only ?? marked,
				message,
				...problem && { problem }
			};
		}
		function isFault({ code }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ht)(code) === "fail" || code === "secret_in_output";
		}
		async function gatePush({ forge, pull }, replan) {
			let number = { pull: { number: pull } };
			if (replan !== void 0) return {
				reason: "accepted",
				message: `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(replan.requests.length, "recipe")} of #${pull} can be planned again`,
				next: "plan",
				...number
			};
			let remote = await forge.remote();
			let refs = remote.ok ? await remote.value.readRefs([(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.k)(pull)]) : remote;
			if (!refs.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.tt)(refs.error);
			return {
				reason: "accepted",
				message: `#${pull} has plans of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(refs.value.size, "recipe")}`,
				...refs.value.size > 0 && { next: "answer" },
				...number
			};
		}
		async function leavePlans(pushed, replan) {
			let { context, pull } = pushed;
			let home = (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_5__.t)(context);
			let left = 0;
			for (let request of replan?.requests ?? []) {
				let made = await planAgain(pushed, replan, request, home);
				made.ok ? left++ : say(pushed, `'${request.recipe}' is not planned again`, made.error);
			}
			let ending = {
				reason: "accepted",
				message: `Planned ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(left, "recipe")} again`,
				pull: { number: pull }
			};
			return left === 0 ? ending : {
				...ending,
				planPath: home
			};
		}
		function say({ context }, what, { message }) {
			context.runner.say(`${what}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(message)}\n`);
		}
	})
};
