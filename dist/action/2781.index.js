"use strict";
exports.id = 2781;
exports.ids = [2781, 5011];
exports.modules = {
	2781: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerPush: () => answerPush });
		__webpack_require__(9604);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3076);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7008);
		var _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8171);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1332);
		var _sensitive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5456);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1362);
		var _land_pull_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4359);
		var _plan_pull_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9045);
		var _publish_pull_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5011);
		var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6760);
		async function markStale({ context, forge, pull }) {
			let remote = await forge.remote();
			if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(remote.error);
			let digests = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.f)(remote.value, pull);
			if (!digests.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(digests.error);
			let state = digests.value.length === 0 ? void 0 : await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.d)(forge.github, pull);
			if (state?.ok === !1) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(state.error);
			let stale = 0;
			for (let digest of digests.value) {
				let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.U)(remote.value, digest);
				if (!record.ok || record.value.state.state !== "planned" && record.value.state.state !== "failed") continue;
				let { plan } = record.value;
				if (plan.repository?.pull !== pull || plan.head?.commit === state?.value.head.commit) continue;
				let refused = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.i)({
					context,
					forge,
					pull,
					plan,
					past: "stale"
				});
				if (refused !== void 0 && !(0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.l)(refused)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(refused);
				if (refused !== void 0) context.runner.say(`The comment could not be updated: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.v)(refused.message)}\n`);
				else {
					stale++;
					await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__.s)({
						context,
						forge
					}, plan, state?.value.head.commit ?? "");
				}
			}
			return {
				reason: "answered",
				message: `The push made ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(stale, "plan")} of #${pull} stale`,
				pull: { number: pull }
			};
		}
		async function findOpenRequests(search) {
			let { forge, pull, config, push } = search;
			let comments = await forge.comments(pull.number);
			if (!comments.ok) return comments;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("api_invalid", "GitHub did not say what time it is"));
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
			let edited = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_9__.u)(forge.github, open.map(({ comment }) => comment));
			return edited.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(open.filter(({ comment }) => !edited.value.has(comment.id)).slice(0, 5)) : edited;
		}
		async function findLatest(search, comments) {
			let mayAsk = new Map();
			let latest = new Map();
			for (let { id, performed_via_github_app: app } of comments.toReversed()) {
				let request = (0, _authorise_js__WEBPACK_IMPORTED_MODULE_9__.s)(comments, id);
				if (!request.ok || app && !request.value.author.login.endsWith("[bot]")) continue;
				let { author } = request.value;
				if (!mayAsk.has(author.id)) {
					if (mayAsk.size === 10) break;
					let allowed = await checkAuthor(search, author);
					if (!allowed.ok) return allowed;
					mayAsk.set(author.id, allowed.value);
				}
				if (!mayAsk.get(author.id)) continue;
				let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_11__.a)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)([...latest.values()]);
		}
		let DENIED = [
			"not_permitted",
			"not_listed",
			"bot_actor"
		];
		async function checkAuthor({ forge, push }, author) {
			let allowed = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_9__.n)({
				github: forge.github,
				author,
				known: push.by,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.i)(forge)
			});
			if (!allowed.ok && !DENIED.includes(allowed.error.code)) return allowed;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(allowed.ok);
		}
		async function checkOpen(search, request) {
			let { comment, prepared } = request;
			let preview = await findPreview(search, prepared.recipe.source.path);
			if (!preview.ok || preview.value === void 0) return preview.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(!1) : preview;
			let record = await readCurrent(search, prepared.recipe.source.path);
			if (!record.ok) return record;
			let asked = record.value?.state.origin.comment ?? 0;
			if (asked > comment.id) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(!1);
			let own = asked === comment.id ? record.value : void 0;
			if (own !== void 0 && own.state.state !== "planned" && own.state.state !== "failed" || own !== void 0 && (0, _sensitive_js__WEBPACK_IMPORTED_MODULE_8__.t)(own.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(!1);
			let cancelled = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_10__.s)(search, own?.plan.digest ?? "", request);
			if (cancelled !== void 0 && cancelled.code !== "plan_cancelled") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)(cancelled);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(cancelled === void 0);
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
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.B)({
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
			let digest = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.p)(remote.value, (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__._)(pull.number, recipe));
			if (!digest.ok || digest.value === void 0) return digest.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0) : digest;
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.U)(remote.value, digest.value);
			return record.ok || !UNREADABLE.includes(record.error.code) ? record : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0);
		}
		async function findReplan({ context, forge, pull: number }) {
			let config = await forge.config();
			if (!config.ok || config.value.onPush !== "replan") return config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0) : config;
			let pull = await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.d)(forge.github, number);
			if (!pull.ok) return pull;
			if (pull.value.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0);
			let refused = (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.p)(pull.value, config.value.approval);
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)(refused);
			let { ref, commit } = pull.value.head;
			let push = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_10__.l)(forge.github, {
				ref: `refs/heads/${ref}`,
				commit
			});
			if (!push.ok) return push;
			let by = push.value?.by;
			if (push.value === void 0 || by === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("not_permitted", `GitHub does not say who pushed ${commit.slice(0, 12)}`));
			let allowed = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_9__.i)({
				github: forge.github,
				author: by,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.i)(forge)
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
			if (!requests.ok || requests.value.length === 0) return requests.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0) : requests;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				pull: pull.value,
				config: config.value,
				pushedBy: by,
				requests: requests.value
			});
		}
		function folderOf(home, { comment }) {
			return node_path__WEBPACK_IMPORTED_MODULE_13__.join(home, String(comment.id));
		}
		async function planAgain({ context, forge }, { pull, pushedBy }, request, home) {
			let { recipe, inputs, comment } = request;
			let checked = {
				state: pull,
				pushedBy
			};
			let folder = home === void 0 ? {} : { folder: folderOf(home, request) };
			return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_11__.r)({
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
			let artifact = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_7__.r)(folderOf(home, request));
			if (!artifact.ok) return artifact;
			let { stored, ending } = artifact.value;
			if (stored === void 0) {
				await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__.c)({
					context,
					forge
				}, {
					commit: pull.head.commit,
					recipe,
					...(0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_6__.n)(ending.reason)
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_not_reproduced", `'${recipe}' gave no plan: ${ending.message}`));
			}
			if ((0, _sensitive_js__WEBPACK_IMPORTED_MODULE_8__.t)(stored.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_tampered", `The plan ${stored.plan.digest} ran a call, which no push does`));
			return (0, _publish_pull_js__WEBPACK_IMPORTED_MODULE_12__.t)({
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
			let marked = await markStale(pushed);
			if (shown.length === 0) return {
				...marked,
				...problem && { problem }
			};
			let [only] = shown.length === 1 && marked.reason === "answered" ? shown : [];
			let message = `Planned ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(shown.length, "recipe")} again. ${marked.message}`;
			return {
				...only ?? marked,
				message,
				...problem && { problem }
			};
		}
		function isFault({ code }) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)(code) === "fail" || code === "secret_in_output";
		}
		async function gatePush({ forge, pull }, replan) {
			let number = { pull: { number: pull } };
			if (replan !== void 0) return {
				reason: "accepted",
				message: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(replan.requests.length, "recipe")} of #${pull} can be planned again`,
				next: "plan",
				...number
			};
			let remote = await forge.remote();
			let refs = remote.ok ? await remote.value.readRefs([(0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.v)(pull)]) : remote;
			if (!refs.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(refs.error);
			return {
				reason: "accepted",
				message: `#${pull} has plans of ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(refs.value.size, "recipe")}`,
				...refs.value.size > 0 && { next: "answer" },
				...number
			};
		}
		async function leavePlans(pushed, replan) {
			let { context, pull } = pushed;
			let home = (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_7__.t)(context);
			let left = 0;
			for (let request of replan?.requests ?? []) {
				let made = await planAgain(pushed, replan, request, home);
				made.ok ? left++ : say(pushed, `'${request.recipe}' is not planned again`, made.error);
			}
			let ending = {
				reason: "accepted",
				message: `Planned ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(left, "recipe")} again`,
				pull: { number: pull }
			};
			return left === 0 ? ending : {
				...ending,
				planPath: home
			};
		}
		function say({ context }, what, { message }) {
			context.runner.say(`${what}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.v)(message)}\n`);
		}
	}),
	5011: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	})
};
