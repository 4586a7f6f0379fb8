"use strict";
exports.id = 3076;
exports.ids = [3076];
exports.modules = { 3076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		C: () => renderRecipeAnswer,
		S: () => renderCommandHelp,
		T: () => renderRefusal,
		_: () => currentRefOn,
		a: () => postPlan,
		b: () => pullOf,
		c: () => showSeen,
		d: () => tokenTooWeak,
		f: () => readCurrentPlans,
		g: () => CURRENT_OF_PULLS,
		h: () => writeProposalPlan,
		i: () => postPast,
		l: () => isForWantOfPermission,
		m: () => savePlanRef,
		n: () => postAnswer,
		o: () => tellUpdated,
		p: () => readPointer,
		r: () => postLanding,
		s: () => showEnd,
		t: () => answerRefusal,
		u: () => refuseNoPulls,
		v: () => currentRefsOf,
		w: () => renderRecipeHelp,
		x: () => renderCancelled,
		y: () => lockRef
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
		["/sous apply <digest>", "approves that plan, and applies exactly it"],
		["/sous cancel [<digest>]", "cancels plans, so that nobody can apply them"],
		["/sous list", "lists the recipes"],
		["/sous help [<recipe>]", "explains the commands, or a recipe"]
	];
	function renderCommandHelp() {
		let rows = COMMANDS.map(([command, does]) => [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(command), does]);
		return `### Sous \u00b7 commands\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.bn)(["command", "what it does"], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)("title=\"two words\"")}.\n`;
	}
	function renderRecipeAnswer(recipes) {
		let [shipped, own] = [!0, !1].map((isShipped) => recipes.filter(({ name }) => name.startsWith("sous:") === isShipped).map(listItem));
		let none = `There are no recipes on the default branch, in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(".github/recipes/")} or ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)("recipes/")}.\n`;
		return [
			"### Sous \u00b7 recipes\n\n",
			own?.length ? own.join("") : none,
			shipped?.length ? `\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)(`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(shipped.length, "recipe")} that ${shipped.length === 1 ? "comes" : "come"} with Sous`, shipped.join(""))}` : "",
			`\nComment ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)("/sous help <recipe>")} to see what a recipe takes.\n`
		].join("");
	}
	function listItem({ name, recipe }) {
		let does = recipe.description.trim() === "" ? "" : `: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(firstSentence(recipe.description))}`;
		return `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(callOf(name, recipe))}\\\n  ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(recipe.name)}${does}\n`;
	}
	function renderRecipeHelp({ name, recipe }) {
		let items = recipe.inputs.map((input) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(input.name)} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(inputFacts(input))})${input.description === "" ? "" : `: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(input.description)}`}\n`);
		let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.yn).join("\\\n")}\n\n`;
		let inputs = items.length === 0 ? "It takes no inputs.\n\n" : `**Inputs**\n\n${items.join("")}\n`;
		return `### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(recipe.name)}\n\n${description}${inputs}${howToRun(name, recipe)}`;
	}
	let KINDS = {
		create: "new",
		update: "changed",
		delete: "deleted",
		create_directory: "new folder"
	};
	function renderLanding({ plan, commit, reason, people, ci }) {
		let [subject = ""] = plan.message.split("\n", 1);
		let said = reason === "committed" ? `Commit ${commit}. It is on the branch, exactly as previewed.` : `Commit ${commit} on the branch has the files of this plan and names it, so there is nothing to apply. Sous did not check who pushed it.`;
		let who = people && `Requested by ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(people.requestedBy)}, approved by ${people.approvedBy.map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.vn).join(", ")}.`;
		return `${[
			reason === "committed" ? `### \u2705 Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(subject)} \u00b7 applied` : `### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(subject)} \u00b7 nothing to apply`,
			[said, ...who === void 0 ? [] : [who]].join(" "),
			...ci === void 0 ? [] : [ci],
			planDetails(plan, reason).trimEnd()
		].join("\n\n")}\n`;
	}
	function planDetails(plan, reason) {
		let more = plan.changes.length - 50;
		let files = [...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(path)} (${KINDS[kind]})`), ...more > 0 ? [`- and ${more} more`] : []].join("\n");
		let count = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(plan.changes.filter(({ kind }) => kind !== "create_directory").length, "file");
		let facts = `Digest ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(plan.digest)}\n\nrecipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(plan.recipe.path)} \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(reason)}`;
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)(`Details: ${count} \u00b7 full digest`, `${files}\n\n${facts}\n`);
	}
	let PAST = {
		stale: "The pull request has moved on since this plan was made, so it cannot be applied any more.",
		expired: "This plan is too old to be applied.",
		cancelled: "This plan was cancelled, so nobody can apply it.",
		outdated: "The recipe, the configuration or Sous itself has changed since this plan was made, so it cannot be applied any more."
	};
	function renderPast({ plan, past, again }) {
		let [subject = ""] = plan.message.split("\n", 1);
		let head = plan.head?.commit ?? plan.base.commit;
		return `${[
			`### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(subject)} \u00b7 ${past}`,
			PAST[past],
			...again === void 0 ? [] : [renderAgain(again).trimEnd()],
			planDetails(plan, past).trimEnd(),
			...head === void 0 ? [] : [`<sub>made on ${head.slice(0, 7)}</sub>`]
		].join("\n\n")}\n`;
	}
	function renderAgain(command) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)([{
			command,
			does: "runs it again",
			lead: "To run it again, comment:"
		}]);
	}
	function renderUpdated({ title, said, url }) {
		return `**Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)(title)}**: ${said}. [See the updated comment.](${url})\n`;
	}
	function renderCancelled(digests) {
		if (digests.length === 0) return "### Sous \u00b7 nothing to cancel\n\nNo plan waits here.\n";
		return `### Sous \u00b7 cancelled\n\nNobody can apply these plans any more:\n\n${digests.map((digest) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.F)(digest))}\n`).join("")}`;
	}
	function renderRefusal({ code, message, suggestion, isUnknown, command, again }) {
		let show = (text) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(code === "digest_ambiguous" ? text : shortNames(text));
		let said = [`${show(message).replace(/\.$/, "")}.`, ...again === void 0 ? [show(suggestion)] : []].join(" ");
		let next = again === void 0 ? command === void 0 ? "" : renderHelpful(command) : renderAgain(again);
		let small = `<sub>${isUnknown ? "" : "Nothing was changed. "}(${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(code)})</sub>`;
		return `### Sous \u00b7 ${isUnknown ? "please check" : "not done"}\n\n${said}\n\n${next}${small}\n`;
	}
	function shortNames(text) {
		return text.replace(/\b([0-9a-f]{16})[0-9a-f]{48}\b/g, "$1").replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, "$1").replaceAll("'refs/heads/", "'");
	}
	let LEADS = {
		list: "To see all recipes, comment:",
		help: "To see how to write it, comment:",
		run: "To run that, comment:",
		apply: "To approve it, that person comments:"
	};
	function renderHelpful(command) {
		let [, verb = ""] = command.split(" ");
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)([{
			command,
			does: "helps",
			lead: LEADS[verb] ?? "Comment:"
		}]);
	}
	function howToRun(name, recipe) {
		let call = callOf(name, recipe);
		if (recipe.inputs.some(({ required }) => required)) return `Comment ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(call)}, with values of your own.\n`;
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)([{
			command: call,
			does: "runs it",
			lead: "To run it, comment:"
		}]);
	}
	function callOf(name, { inputs }) {
		return [
			"/sous run",
			name,
			...inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`)
		].join(" ");
	}
	function scopeOf({ repository, target }) {
		return repository?.pull === void 0 ? `ref-${keyOf(target)}` : `pr-${repository.pull}`;
	}
	function lockRef(plan) {
		return `refs/sous/locks/${scopeOf(plan)}`;
	}
	function currentRef(plan) {
		return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`;
	}
	function currentRefOn(pull, recipe) {
		return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`;
	}
	function currentRefsOf(pull) {
		return `refs/sous/current/pr-${pull}/*`;
	}
	let CURRENT_OF_PULLS = "refs/sous/current/pr-*";
	function pullOf(ref) {
		let [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? [];
		return number === void 0 ? void 0 : Number(number);
	}
	function keyOf(name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.P)(Buffer.from(name)).slice(0, 16);
	}
	let DIGEST_FILE = "digest";
	async function savePlanRef(remote, request) {
		let { plan, changes } = request.stored;
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(plan, changes, [remote.options.token]);
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(secret);
		for (let attempt = 1;; attempt++) {
			let saved = await saveOnce(remote, request);
			if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
		}
	}
	async function saveOnce(remote, request) {
		let { plan } = request.stored;
		let [own, current] = [(0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.G)(plan.digest), currentRef(plan)];
		let refs = await remote.readRefs([own, current]);
		if (!refs.ok) return refs;
		let from = refs.value.get(own);
		let made = from === void 0 ? await writePlanned(remote, request, void 0) : await planAgain(remote, request, from);
		if (!made.ok) return made;
		if ("state" in made.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			record: made.value,
			superseded: void 0,
			isFirst: !1
		});
		let pointer = await pointAt(remote, request, refs.value.get(current));
		if (!pointer.ok) return pointer;
		let { updates, replaced } = pointer.value;
		let pushed = await remote.push([made.value.update, ...updates]);
		return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			record: made.value.record,
			superseded: replaced,
			isFirst: !refs.value.has(current)
		}) : pushed;
	}
	async function writeProposalPlan(remote, request) {
		let ref = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.G)(request.stored.plan.digest);
		let refs = await remote.readRefs([ref]);
		if (!refs.ok) return refs;
		let written = await writePlanned(remote, request, refs.value.get(ref));
		return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(written.value.update) : written;
	}
	async function writePlanned(remote, request, from) {
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.K)(remote, request.stored, {
			state: plannedState(request),
			now: request.now
		});
		if (!record.ok) return record;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			record: record.value,
			update: {
				ref: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.G)(record.value.plan.digest),
				from,
				to: record.value.id
			}
		});
	}
	async function planAgain(remote, request, from) {
		let { digest } = request.stored.plan;
		let known = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.U)(remote, digest);
		if (known.ok && (known.value.state.state === "applied" || known.value.state.state === "applying")) return known;
		if (!known.ok && known.error.code === "digest_unknown") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("ref_moved", `'${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.G)(digest)}' has gone`));
		if (!known.ok && known.error.code !== "plan_tampered" && known.error.code !== "plan_version") return known;
		return writePlanned(remote, request, known.ok ? known.value.id : from);
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
		let before = from === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : await readPointer(remote, ref);
		if (!before.ok) return before;
		if (before.value === plan.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			updates: [],
			replaced: void 0
		});
		let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
		if (!stored.ok) return stored;
		let entries = new Map([[DIGEST_FILE, {
			mode: "100644",
			id: stored.value[0] ?? ""
		}]]);
		let to = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.J)(remote, {
			entries,
			subject: `Current plan ${plan.digest}`,
			time: request.now
		});
		if (!to.ok) return to;
		let older = before.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : await supersede(remote, before.value, request);
		if (!older.ok) return older;
		let updates = [{
			ref,
			from,
			to: to.value
		}, ...older.value === void 0 ? [] : [older.value]];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			updates,
			replaced: older.value === void 0 ? void 0 : before.value
		});
	}
	async function readPointer(remote, ref) {
		let id = await remote.fetchRef(ref);
		if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0) : id;
		let state = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.q)(remote, id.value);
		if (!state.ok) return state;
		let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.M)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(digest.ok ? digest.value : void 0);
	}
	async function supersede(remote, digest, request) {
		let older = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.U)(remote, digest);
		if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
		let { state } = older.value;
		if (state.state !== "planned" && state.state !== "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
		let supersededBy = request.stored.plan.digest;
		let next = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.W)(remote, older.value, {
			state: {
				...state,
				state: "superseded",
				supersededBy
			},
			now: request.now
		});
		return next.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(next.value.update) : next;
	}
	async function readCurrentPlans(remote, pull) {
		let refs = await remote.readRefs([currentRefsOf(pull)]);
		if (!refs.ok) return refs;
		let digests = [];
		for (let ref of refs.value.keys()) {
			let digest = await readPointer(remote, ref);
			if (!digest.ok) return digest;
			digest.value !== void 0 && digests.push(digest.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(digests);
	}
	function tokenTooWeak(what, why) {
		if (why.code !== "token_not_permitted") return why;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("token_not_permitted", `The token may not ${what}: ${why.message}`, "Nothing was done yet. Give the job 'permissions: { contents: write, pull-requests: write }', and run it again.");
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
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pr)()
		});
		return tried.ok || !isForWantOfPermission(tried.error) ? void 0 : tokenTooWeak("write pull requests", tried.error);
	}
	async function showSeen(shown) {
		let refused = await show(shown, "eyes");
		return refused !== void 0 && isForWantOfPermission(refused) ? tokenTooWeak("write to pull requests", refused) : void 0;
	}
	async function showEnd(shown, reaction) {
		shown.forge.github.calls < 17 && await show(shown, reaction);
	}
	async function show({ context, forge, from }, reaction) {
		let { runner, job } = context;
		if (from.kind === "review" || job === "plan" || runner.input("comment") === "off") return;
		let reacted = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.H)(forge.github, from.id, reaction);
		if (reacted.ok) {
			reacted.value !== void 0 && forge.isKnownAs(reacted.value);
			return;
		}
		runner.say(`The comment could not be reacted to: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.v)(reacted.error.message)}\n`);
		return reacted.error;
	}
	async function postPlan({ context, forge, pull, report, isFirst }) {
		let run = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(context);
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
		let { text: body } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(shown, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt, `Look at the [job summary](${run}) before you approve it: it has room for more.`);
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
	async function postLanding(posted) {
		let { context, forge, pull, plan, commit, reason, people, ci, from } = posted;
		if (reason === "already_applied" && await isTold(posted)) return;
		let named = people && {
			requestedBy: people.requestedBy.login,
			approvedBy: people.approvedBy.map(({ login }) => login)
		};
		let put = await putSticky({
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
				...reason === "committed" && { ci }
			})
		});
		if (!put.ok) return put.error;
		await tellUpdated({
			context,
			forge,
			from
		}, put.value, {
			title: titleOf(plan),
			said: reason === "committed" ? `applied as ${commit}` : `nothing to apply, see ${commit}`
		});
	}
	async function postPast({ context, forge, pull, plan, past }) {
		let remote = await forge.remote();
		if (!remote.ok) return remote.error;
		let current = await readPointer(remote.value, currentRef(plan));
		if (!current.ok) return current.error;
		if (current.value !== plan.digest) return;
		let body = renderPast({
			plan,
			past,
			again: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.at)(plan)
		});
		let put = await putSticky({
			context,
			forge,
			pull
		}, {
			recipe: plan.recipe.path,
			digest: plan.digest,
			body,
			isUpdate: !0
		});
		return put.ok ? void 0 : put.error;
	}
	async function tellUpdated({ context, forge, from }, sticky, { title, said }) {
		if (sticky === void 0 || sticky.isNew || forge.github.calls >= 17) return;
		let body = renderUpdated({
			title,
			said,
			url: sticky.url
		});
		let told = await postAnswer({
			forge,
			pull: from.pull,
			to: `${from.kind} ${from.id}`,
			body,
			isFirst: !0
		});
		told !== void 0 && context.runner.say(`The reply could not be written: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.v)(told.message)}\n`);
	}
	function titleOf({ message }) {
		return message.split("\n", 1)[0] ?? "";
	}
	async function isTold({ forge, pull, plan, commit }) {
		let self = await forge.self();
		if (!self.ok) return !1;
		let comments = await forge.comments(pull);
		if (!comments.ok) return !1;
		let marked = {
			github: forge.github,
			pull,
			self: self.value.id,
			kind: "plan",
			subject: plan.recipe.path,
			comments: comments.value
		};
		let found = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.B)(marked);
		return found.ok && found.value?.body.includes(commit) === !0;
	}
	async function putSticky({ context, forge, pull }, sticky) {
		if (context.runner.input("comment") === "off") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(void 0);
		let self = await forge.self();
		if (!self.ok) return self;
		let comments = await forge.comments(pull);
		if (!comments.ok) return comments;
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.L)({
			github: forge.github,
			pull,
			self: self.value.id,
			comments: comments.value,
			...sticky
		});
	}
	async function postAnswer({ forge, pull, to, body, isFirst = !1 }) {
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
		let found = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.B)(request);
		if (!found.ok) return found.error;
		if (found.value !== void 0) return;
		let text = `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.V)(request)}\n${body}`;
		let created = isFirst ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.R)(request, text) : await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.z)(request, text);
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
	async function answerRefusal(refused, { context, forge, from, digest }, plan) {
		let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(refused);
		if (context.job === "plan") return leaveRefusal(refused, context);
		if (context.runner.input("comment") === "off") return ending;
		let past = PAST_BY[refused.code];
		let isMended = plan?.repository?.pull === from.pull && (past !== void 0 || refused.code === "plan_superseded");
		let isForOthers = refused.code === "approval_missing" && digest !== void 0;
		let body = renderRefusal({
			...refused,
			...isForOthers && { command: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)({
				kind: "apply",
				digest
			}) },
			again: isMended ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.at)(plan) : void 0
		});
		let posted = await postAnswer({
			forge,
			pull: from.pull,
			to: `${from.kind} ${from.id}`,
			body
		});
		if (posted !== void 0) return {
			...ending,
			message: `${ending.message} It could not be told on the pull request: ${posted.message}`
		};
		isMended && past !== void 0 && await postPast({
			context,
			forge,
			pull: from.pull,
			plan,
			past
		});
		await showEnd({
			context,
			forge,
			from
		}, "confused");
		return {
			...ending,
			isAnswered: !0
		};
	}
	async function leaveRefusal(refused, context) {
		let { writePlanArtifact } = await __webpack_require__.e(1332).then(__webpack_require__.bind(__webpack_require__, 1332)).then((n) => n.n);
		let { code, message, suggestion } = refused;
		let left = await writePlanArtifact(context, {
			ending: {
				reason: code,
				message: `${message}. ${suggestion}`
			},
			stored: void 0
		});
		return {
			...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(refused),
			...left.ok && {
				planPath: left.value,
				isAnswered: !0
			}
		};
	}
}) };
