"use strict";
exports.id = 5128;
exports.ids = [5128];
exports.modules = {
	5128: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerCommand: () => answerCommand });
		__webpack_require__(9604);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3076);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6297);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
		var _save_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4587);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5296);
		async function readCurrentPlans(remote, pull) {
			let refs = await remote.readRefs([(0, _save_plan_js__WEBPACK_IMPORTED_MODULE_6__.i)(pull)]);
			if (!refs.ok) return refs;
			let digests = [];
			for (let ref of refs.value.keys()) {
				let digest = await (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_6__.t)(remote, ref);
				if (!digest.ok) return digest;
				digest.value !== void 0 && digests.push(digest.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(digests);
		}
		async function cancelOnPull({ forge, pull, digest }) {
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let found = digest === void 0 ? await readCurrentPlans(remote.value, pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)([digest]);
			if (!found.ok) return found;
			let cancelled = [];
			for (let one of found.value) {
				let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote.value, one);
				if (!record.ok) return record;
				let { plan, state } = record.value;
				if (plan.repository?.pull !== pull) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("digest_unknown", `The plan ${one} was not made for this pull request`));
				if (state.state !== "planned" && state.state !== "failed") continue;
				let now = forge.github.serverTime;
				if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("api_invalid", "GitHub did not say what time it is"));
				let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote.value, record.value, {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.f)(cancelled));
		}
		async function answerCommand({ context, forge, request }) {
			let { from } = request;
			let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.u)({
				github: forge.github,
				author: from.author,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.r)(forge)
			});
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.xt)(person.error);
			let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.o)({
				context,
				forge,
				from
			});
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.xt)(tooWeak);
			let text = await answer({
				context,
				forge,
				request
			});
			let body = text.ok ? text.value : (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.g)(text.error);
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body
			});
			if (posted !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.xt)(posted);
			if (request.kind === "mistake") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.xt)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(request.mistake.code, request.mistake.message, request.mistake.suggestion));
			return text.ok ? {
				reason: "answered",
				message: `Answered '/sous ${request.kind}'`
			} : (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.xt)(text.error);
		}
		async function answer({ context, forge, request }) {
			if (request.kind === "mistake") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.g)(request.mistake));
			if (request.kind === "cancel") return cancelOnPull({
				forge,
				pull: request.from.pull,
				digest: request.digest
			});
			if (request.kind === "help" && request.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.p)());
			let recipes = await callableRecipes(context, forge, request.kind === "help" ? request.recipe : void 0);
			if (!recipes.ok) return recipes;
			let [first] = recipes.value;
			if (request.kind === "list") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.m)(recipes.value));
			return first === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("command_mistake", "There is no such recipe")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.h)(first));
		}
		async function callableRecipes(context, forge, name) {
			let tree = await forge.trusted();
			if (!tree.ok) return tree;
			let found = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.H)(tree.value, context.program);
			if (!found.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("policy_error", found.error.message, found.error.suggestion));
			let selected = name === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(found.value.all) : await found.value.select([name]);
			if (!selected.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("command_mistake", selected.error.message, selected.error.suggestion));
			let read = await found.value.read(selected.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(read.flatMap((one) => one.recipe === void 0 ? [] : [{
				name: one.name,
				recipe: one.recipe
			}]));
		}
	}),
	3076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => showEnd,
			c: () => tokenTooWeak,
			d: () => markerOf,
			f: () => renderCancelled,
			g: () => renderRefusal,
			h: () => renderRecipeHelp,
			i: () => postPlan,
			l: () => createMarked,
			m: () => renderRecipeAnswer,
			n: () => postAnswer,
			o: () => showSeen,
			p: () => renderCommandHelp,
			r: () => postLanding,
			s: () => refuseNoPulls,
			t: () => answerRefusal,
			u: () => findMarked
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		function firstSentence(description) {
			let [paragraph = ""] = description.trim().split(/\n\s*\n/, 1);
			return (/^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split("\n", 1)[0] ?? "").trim().replace(/\s+/g, " ");
		}
		function inputFacts(input) {
			let { type, required, min, max, pattern, options } = input;
			return [
				type === "choice" ? `one of ${options.join(", ")}` : type,
				...required ? ["required"] : [],
				...min === void 0 ? [] : [`at least ${min}`],
				...max === void 0 ? [] : [`at most ${max}`],
				...pattern === void 0 ? [] : [`fits /${pattern}/`],
				...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
			].join(", ");
		}
		let COMMANDS = [
			["/sous run <recipe> <name>=<value> \u2026", "shows what the recipe would change here"],
			["/sous apply <digest>", "approves that plan, and lands exactly it"],
			["/sous cancel [<digest>]", "takes plans back, so that nobody can land them"],
			["/sous list", "lists the recipes"],
			["/sous help [<recipe>]", "explains the commands, or a recipe"]
		];
		function renderCommandHelp() {
			let rows = COMMANDS.map(([command, does]) => [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(command), does]);
			return `### Sous: commands\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)(["command", "what it does"], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("title=\"two words\"")}.\n`;
		}
		function renderRecipeAnswer(recipes) {
			if (recipes.length === 0) return `### Sous: recipes\n\nThere are no recipes on the default branch, in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(".github/recipes/")} or ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("recipes/")}.\n`;
			let rows = recipes.map(({ name, recipe }) => [
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(callOf(name, recipe)),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(recipe.name),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(firstSentence(recipe.description))
			]);
			return `### Sous: recipes\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)([
				"command",
				"recipe",
				"what it does"
			], rows)}`;
		}
		function renderRecipeHelp({ name, recipe }) {
			let rows = recipe.inputs.map((input) => [
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(input.name),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(input.description),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(inputFacts(input))
			]);
			let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt).join("\\\n")}\n\n`;
			let inputs = rows.length === 0 ? "It takes no inputs.\n\n" : `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)([
				"input",
				"what it is",
				"takes"
			], rows)}\n`;
			return `### Sous: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(recipe.name)}\n\n${description}${inputs}${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kt)("", [(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.m)(callOf(name, recipe))])}`;
		}
		let KINDS = {
			create: "new",
			update: "changed",
			delete: "deleted",
			create_directory: "new folder"
		};
		function renderLanding({ plan, commit, reason, people, ci }) {
			let [subject = ""] = plan.message.split("\n", 1);
			let files = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(plan.changes.filter(({ kind }) => kind !== "create_directory").length, "file");
			let said = reason === "committed" ? "The plan is on the branch, exactly as it was previewed." : "The plan was on the branch already.";
			let who = people && `Asked for by ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(people.requestedBy)}, approved by ${people.approvedBy.map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt).join(", ")}.`;
			let more = plan.changes.length - 50;
			return `${[
				`## \u2705 Sous: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(subject)}`,
				[said, ...who === void 0 ? [] : [who]].join(" "),
				`**${files} changed** \u00b7 commit ${commit} \u00b7 recipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(plan.recipe.path)} \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(reason)}`,
				[...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(path)} (${KINDS[kind]})`), ...more > 0 ? [`- and ${more} more`] : []].join("\n"),
				...ci === void 0 ? [] : [ci],
				`Digest ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(plan.digest)}`
			].join("\n\n")}\n`;
		}
		function renderCancelled(digests) {
			if (digests.length === 0) return "### Sous: nothing to cancel\n\nNo plan waits here.\n";
			return `### Sous: cancelled\n\nThese plans cannot be landed any more:\n\n${digests.map((digest) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(digest)}\n`).join("")}`;
		}
		function renderRefusal({ code, message, suggestion }) {
			return `### Sous: not done\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(message)}\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(suggestion)} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(code)})\n\nNothing was changed. ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("/sous help")} explains the commands.\n`;
		}
		function callOf(name, { inputs }) {
			return [
				"/sous run",
				name,
				...inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`)
			].join(" ");
		}
		function markerOf({ kind, subject }) {
			return `<!-- sous:${kind} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(subject)).slice(0, 16)} -->`;
		}
		async function listMarked(request) {
			let { github, pull, self, comments } = request;
			let listed = comments === void 0 ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.l)(github, pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(comments);
			if (!listed.ok) return listed;
			let marker = markerOf(request);
			let own = listed.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(own.map(ownComment));
		}
		async function findMarked(request) {
			let own = await listMarked(request);
			return own.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(own.value[0]) : own;
		}
		async function createMarked({ comments: _, ...request }, body) {
			let created = await createFirst(request, body);
			if (!created.ok) return created;
			let first = await findMarked(request);
			if (!first.ok || first.value === void 0 || first.value.id === created.value.id) return created;
			await removeMarked(request.github, created.value);
			return updateMarked(request.github, first.value, body);
		}
		async function createFirst({ comments: _, ...request }, body) {
			let { github, pull } = request;
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(body, "the comment");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			return github.write({
				route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
				parameters: {
					issue_number: pull,
					body
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.c, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(ownComment)),
				look: () => findMarked(request)
			});
		}
		async function removeMarked(github, { id }) {
			await github.write({
				route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: { comment_id: id },
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)()
			});
		}
		async function updateMarked(github, comment, body) {
			if (comment.body === body) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(comment);
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(body, "the comment");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			let read = () => github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment.id }, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.c);
			return github.write({
				route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: {
					comment_id: comment.id,
					body
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.c, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(ownComment)),
				async look() {
					let now = await read();
					if (!now.ok) return now;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(now.value.body === body ? ownComment(now.value) : void 0);
				}
			});
		}
		function ownComment({ id, html_url: url, body }) {
			return {
				id,
				url,
				body
			};
		}
		let PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m;
		async function putStickyComment(request) {
			let { github, pull, self, recipe, digest, body, comments, isFirst = !1 } = request;
			let marked = {
				github,
				pull,
				self,
				kind: "plan",
				subject: recipe
			};
			let listed = await listMarked({
				...marked,
				...comments && { comments }
			});
			if (!listed.ok) return listed;
			let [found, ...others] = listed.value;
			let known = found === void 0 ? [] : plansIn(found.body);
			let plans = digest === void 0 ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, 6);
			let text = render(markerOf(marked), body, plans, digest);
			if (found === void 0) return isFirst ? createFirst(marked, text) : createMarked(marked, text);
			for (let other of others) await removeMarked(github, other);
			let updated = await updateMarked(github, found, text);
			return !updated.ok && updated.error.code === "api_not_found" && comments !== void 0 ? putStickyComment({
				...request,
				comments: void 0
			}) : updated;
		}
		function render(marker, body, plans, current) {
			let struck = plans.filter((digest) => digest !== current).map((digest) => `~~\`${digest.slice(0, 12)}\`~~`);
			return [
				marker,
				`<!-- sous:plans ${plans.map((digest) => `${digest} `).join("")}-->`,
				body.trimEnd(),
				...struck.length === 0 ? [] : ["", `Superseded plans: ${struck.join(", ")}`],
				""
			].join("\n");
		}
		function plansIn(body) {
			return (PLANS.exec(body)?.[1] ?? "").split(" ").filter((text) => text !== "");
		}
		function tokenTooWeak(what, why) {
			if (why.code !== "token_not_permitted") return why;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("token_not_permitted", `The token may not ${what}: ${why.message}`, "Nothing was done yet. Give the job 'permissions: { contents: write, pull-requests: write }', and run it again.");
		}
		function isForWantOfPermission({ code, message }) {
			return code === "token_not_permitted" && /not accessible by/i.test(message);
		}
		async function refuseNoPulls(github, base) {
			let tried = await github.write({
				route: "POST /repos/{owner}/{repo}/pulls",
				parameters: {
					title: "Nothing",
					head: base,
					base
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)()
			});
			return tried.ok || !isForWantOfPermission(tried.error) ? void 0 : tokenTooWeak("write pull requests", tried.error);
		}
		async function react(github, comment, content) {
			let sent = await github.write({
				route: "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
				parameters: {
					comment_id: comment,
					content
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
					id: _list_1_js__WEBPACK_IMPORTED_MODULE_1__.C,
					login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
				})) })
			});
			return sent.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(sent.value.user ?? void 0) : sent;
		}
		async function showSeen(shown) {
			let refused = await show(shown, "eyes");
			return refused !== void 0 && isForWantOfPermission(refused) ? tokenTooWeak("write to pull requests", refused) : void 0;
		}
		async function showEnd(shown, reaction) {
			shown.forge.github.calls < 12 && await show(shown, reaction);
		}
		async function show({ context, forge, from }, reaction) {
			let { runner, job } = context;
			if (from.kind === "review" || job === "gate" || job === "plan" || runner.input("comment") === "off") return;
			let reacted = await react(forge.github, from.id, reaction);
			if (reacted.ok) {
				reacted.value !== void 0 && forge.isKnownAs(reacted.value);
				return;
			}
			runner.say(`The comment could not be reacted to: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.h)(reacted.error.message)}\n`);
			return reacted.error;
		}
		async function postPlan({ context, forge, pull, report, isFirst }) {
			let { text, isIncomplete } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kt)(report, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dt);
			let { serverUrl, repository, run } = context;
			let url = `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`;
			let body = isIncomplete ? `${text.trimEnd()}\n\nThe summary of [this run](${url}) has room for more.\n` : text;
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: report.recipe.source.path,
				digest: report.plan?.digest,
				body,
				isFirst
			});
		}
		async function postLanding({ context, forge, pull, plan, commit, reason, people, ci }) {
			if (reason === "already_applied" && await isTold({
				context,
				forge,
				pull,
				plan,
				commit
			})) return;
			let named = people && {
				requestedBy: people.requestedBy.login,
				approvedBy: people.approvedBy.map(({ login }) => login)
			};
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: plan.recipe.path,
				digest: plan.digest,
				body: renderLanding({
					plan,
					commit,
					reason,
					people: named,
					ci
				})
			});
		}
		async function isTold({ forge, pull, plan, commit }) {
			let self = await forge.self();
			if (!self.ok) return !1;
			let comments = await forge.comments(pull);
			if (!comments.ok) return !1;
			let found = await findMarked({
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "plan",
				subject: plan.recipe.path,
				comments: comments.value
			});
			return found.ok && found.value?.body.includes(commit) === !0;
		}
		async function putSticky({ context, forge, pull }, sticky) {
			if (context.runner.input("comment") === "off") return;
			let self = await forge.self();
			if (!self.ok) return self.error;
			let comments = await forge.comments(pull);
			if (!comments.ok) return comments.error;
			let put = await putStickyComment({
				github: forge.github,
				pull,
				self: self.value.id,
				comments: comments.value,
				...sticky
			});
			return put.ok ? void 0 : put.error;
		}
		async function postAnswer({ forge, pull, to, body }) {
			let self = await forge.self();
			if (!self.ok) return self.error;
			let comments = await forge.comments(pull);
			if (!comments.ok) return comments.error;
			let request = {
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "answer",
				subject: to,
				comments: comments.value
			};
			let found = await findMarked(request);
			if (!found.ok) return found.error;
			if (found.value !== void 0) return;
			let created = await createMarked(request, `${markerOf(request)}\n${body}`);
			return created.ok ? void 0 : created.error;
		}
		async function answerRefusal(refused, { context, forge, from }) {
			let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(refused);
			if (context.job === "plan") return leaveRefusal(refused, context);
			if (context.runner.input("comment") === "off") return ending;
			let posted = await postAnswer({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: renderRefusal(refused)
			});
			posted === void 0 && await showEnd({
				context,
				forge,
				from
			}, "confused");
			return posted === void 0 ? ending : {
				...ending,
				message: `${ending.message} It could not be told on the pull request: ${posted.message}`
			};
		}
		async function leaveRefusal(refused, context) {
			let { writePlanArtifact } = await __webpack_require__.e(1332).then(__webpack_require__.bind(__webpack_require__, 1332)).then((n) => n.t);
			let { code, message, suggestion } = refused;
			let left = await writePlanArtifact(context, {
				ending: {
					reason: code,
					message: `${message}. ${suggestion}`
				},
				stored: void 0
			});
			return {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(refused),
				...left.ok && { planPath: left.value }
			};
		}
	}),
	4587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => lockRef,
			i: () => currentRefsOf,
			n: () => savePlanRef,
			r: () => currentRef,
			t: () => readPointer
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(name)).slice(0, 16);
		}
		let DIGEST_FILE = "digest";
		async function savePlanRef(remote, request) {
			let { plan, changes } = request.stored;
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(plan, changes, [remote.options.token]);
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			for (let attempt = 1;; attempt++) {
				let saved = await saveOnce(remote, request);
				if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
			}
		}
		async function saveOnce(remote, request) {
			let { plan } = request.stored;
			let [own, current] = [(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(plan.digest), currentRef(plan)];
			let refs = await remote.readRefs([own, current]);
			if (!refs.ok) return refs;
			let made = refs.value.has(own) ? await planAgain(remote, request) : await planFirst(remote, request);
			if (!made.ok) return made;
			if ("state" in made.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: made.value,
				superseded: void 0,
				isFirst: !1
			});
			let pointer = await pointAt(remote, request, refs.value.get(current));
			if (!pointer.ok) return pointer;
			let { updates, replaced } = pointer.value;
			let pushed = await remote.push([made.value.update, ...updates]);
			return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: made.value.record,
				superseded: replaced,
				isFirst: !refs.value.has(current)
			}) : pushed;
		}
		async function planFirst(remote, request) {
			let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.i)(remote, request.stored, {
				state: plannedState(request),
				now: request.now
			});
			if (!record.ok) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: record.value,
				update: {
					ref: (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(record.value.plan.digest),
					from: void 0,
					to: record.value.id
				}
			});
		}
		async function planAgain(remote, request) {
			let { digest } = request.stored.plan;
			let known = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
			if (!known.ok) return known.error.code === "digest_unknown" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("ref_moved", `'${(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(digest)}' has gone`)) : known;
			let { state } = known.value.state;
			if (state === "applied" || state === "applying") return known;
			return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, known.value, {
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
			let ref = currentRef(plan);
			let before = from === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await readPointer(remote, ref);
			if (!before.ok) return before;
			if (before.value === plan.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				updates: [],
				replaced: void 0
			});
			let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[DIGEST_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let to = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.o)(remote, {
				entries,
				subject: `Current plan ${plan.digest}`,
				time: request.now
			});
			if (!to.ok) return to;
			let older = before.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await supersede(remote, before.value, request);
			if (!older.ok) return older;
			let updates = [{
				ref,
				from,
				to: to.value
			}, ...older.value === void 0 ? [] : [older.value]];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				updates,
				replaced: older.value === void 0 ? void 0 : before.value
			});
		}
		async function readPointer(remote, ref) {
			let id = await remote.fetchRef(ref);
			if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : id;
			let state = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.a)(remote, id.value);
			if (!state.ok) return state;
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(digest.ok ? digest.value : void 0);
		}
		async function supersede(remote, digest, request) {
			let older = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
			if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let { state } = older.value;
			if (state.state !== "planned" && state.state !== "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let supersededBy = request.stored.plan.digest;
			let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, older.value, {
				state: {
					...state,
					state: "superseded",
					supersededBy
				},
				now: request.now
			});
			return next.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(next.value.update) : next;
		}
	})
};
