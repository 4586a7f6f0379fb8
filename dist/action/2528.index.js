"use strict";
exports.id = 2528;
exports.ids = [
	2528,
	3514,
	2399
];
exports.modules = {
	2528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => renderCancelled,
			B: () => savePlanRef,
			C: () => stateFolder,
			D: () => checkApplicable,
			E: () => findTimedOut,
			F: () => renderRecipeHelp,
			H: () => writeProposalPlan,
			I: () => renderRefusal,
			L: () => renderWaitingMerge,
			M: () => renderDrift,
			N: () => renderMovedBase,
			O: () => checkPlannable,
			P: () => renderRecipeAnswer,
			R: () => readCurrentPlans,
			S: () => messageFor,
			T: () => NOBODY,
			V: () => sweepPlans,
			_: () => calledName,
			a: () => postPlan,
			b: () => plannedBefore,
			c: () => failedStatus,
			d: () => showEndedStatus,
			f: () => showExpiredStatus,
			g: () => showStatus,
			h: () => showStaleStatus,
			i: () => postPast,
			j: () => renderCommandHelp,
			k: () => readPull,
			l: () => showCancelledStatus,
			m: () => showSeen,
			n: () => postAnswer,
			o: () => tellUpdated,
			p: () => showPreviewStatus,
			r: () => postApplied,
			s: () => appliedStatus,
			t: () => answerRefusal,
			u: () => showEnd,
			v: () => expectedOf,
			w: () => readBase,
			x: () => makeRun,
			y: () => expectedOnPull,
			z: () => readPointer
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6297);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(518);
		var _policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4688);
		var _footprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2399);
		var _list_3_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3514);
		__webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7598);
		var node_url__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3136);
		var node_os__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8161);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8500);
		let DIGEST_FILE = "digest";
		async function savePlanRef(remote, request) {
			let { plan, changes } = request.stored;
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.r)(plan, changes, [remote.options.token]);
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
			for (let attempt = 1;; attempt++) {
				let saved = await saveOnce(remote, request);
				if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
			}
		}
		async function saveOnce(remote, request) {
			let { plan } = request.stored;
			let [own, current] = [(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)(plan.digest), (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.D)(plan)];
			let refs = await remote.readRefs([own, current]);
			if (!refs.ok) return refs;
			let from = refs.value.get(own);
			let made = from === void 0 ? await writePlanned(remote, request, void 0) : await planAgain(remote, request, from);
			if (!made.ok) return made;
			if ("state" in made.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				record: made.value,
				superseded: void 0,
				isFirst: !1
			});
			let pointer = await pointAt(remote, request, refs.value.get(current));
			if (!pointer.ok) return pointer;
			let { updates, replaced } = pointer.value;
			let pushed = await remote.push([made.value.update, ...updates]);
			return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				record: made.value.record,
				superseded: replaced,
				isFirst: !refs.value.has(current)
			}) : pushed;
		}
		async function writeProposalPlan(remote, request) {
			let ref = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)(request.stored.plan.digest);
			let refs = await remote.readRefs([ref]);
			if (!refs.ok) return refs;
			let written = await writePlanned(remote, request, refs.value.get(ref));
			return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(written.value.update) : written;
		}
		async function writePlanned(remote, request, from) {
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C)(remote, request.stored, {
				state: plannedState(request),
				now: request.now
			});
			if (!record.ok) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				record: record.value,
				update: {
					ref: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)(record.value.plan.digest),
					from,
					to: record.value.id
				}
			});
		}
		async function planAgain(remote, request, from) {
			let { digest } = request.stored.plan;
			let known = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote, digest);
			if (known.ok && (known.value.state.state === "applied" || known.value.state.state === "applying")) return known;
			if (!known.ok && known.error.code === "digest_unknown") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_moved", `'${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)(digest)}' has gone`));
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
			let ref = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.D)(plan);
			let before = from === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await readPointer(remote, ref);
			if (!before.ok) return before;
			if (before.value === plan.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				updates: [],
				replaced: void 0
			});
			let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[DIGEST_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let to = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(remote, {
				entries,
				subject: `Current plan ${plan.digest}`,
				time: request.now
			});
			if (!to.ok) return to;
			let older = before.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await supersede(remote, before.value, request);
			if (!older.ok) return older;
			let updates = [{
				ref,
				from,
				to: to.value
			}, ...older.value === void 0 ? [] : [older.value]];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				updates,
				replaced: older.value === void 0 ? void 0 : before.value
			});
		}
		async function readPointer(remote, ref) {
			let id = await remote.fetchRef(ref);
			if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : id;
			let state = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.w)(remote, id.value);
			if (!state.ok) return state;
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(digest.ok ? digest.value : void 0);
		}
		async function supersede(remote, digest, request) {
			let older = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote, digest);
			if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let { state } = older.value;
			if (state.state !== "planned" && state.state !== "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let supersededBy = request.stored.plan.digest;
			let next = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.x)(remote, older.value, {
				state: {
					...state,
					state: "superseded",
					supersededBy
				},
				now: request.now
			});
			return next.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(next.value.update) : next;
		}
		async function readCurrentPlans(remote, pull) {
			let refs = await remote.readRefs([(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.k)(pull)]);
			if (!refs.ok) return refs;
			let digests = [];
			for (let ref of refs.value.keys()) {
				let digest = await readPointer(remote, ref);
				if (!digest.ok) return digest;
				digest.value !== void 0 && digests.push(digest.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(digests);
		}
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
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.H)("list the plans", listed.error));
			for (let line of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(listed.value).split("\n")) {
				let [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? [];
				if (id === void 0 || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(id) || ref === void 0 || subject?.endsWith(": applying")) continue;
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(swept.length);
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
		function firstSentence(description) {
			let [paragraph = ""] = description.trim().split(/\n\s*\n/, 1);
			return (/^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split("\n", 1)[0] ?? "").trim().replace(/\s+/g, " ");
		}
		let COMMANDS = [
			["/sous run <recipe> <name>=<value> \u2026", "shows what the recipe would change here"],
			["/sous apply <digest>", "approves that plan, and applies exactly it"],
			["/sous cancel [<digest>]", "cancels plans, so that nobody can apply them"],
			["/sous list", "lists the recipes"],
			["/sous help [<recipe>]", "explains the commands, or a recipe"]
		];
		function renderCommandHelp() {
			let rows = COMMANDS.map(([command, does]) => [(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(command), does]);
			return `### Sous \u00b7 commands\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(["command", "what it does"], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("title=\"two words\"")}.\n`;
		}
		function renderRecipeAnswer(recipes) {
			let [shipped, own] = [!0, !1].map((isShipped) => recipes.filter(({ name }) => name.startsWith("sous:") === isShipped).map(listItem));
			let none = `There are no recipes on the default branch, in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(".github/recipes/")} or ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("recipes/")}.\n`;
			return [
				"### Sous \u00b7 recipes\n\n",
				own?.length ? own.join("") : none,
				shipped?.length ? `\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yt)(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(shipped.length, "recipe")} that ${shipped.length === 1 ? "comes" : "come"} with Sous`, shipped.join(""))}` : "",
				`\nComment ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("/sous help <recipe>")} to see what a recipe takes.\n`
			].join("");
		}
		function listItem({ name, recipe }) {
			let does = recipe.description.trim() === "" ? "" : `: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.St)(firstSentence(recipe.description))}`;
			return `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(callOf(name, recipe))}\\\n  ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(recipe.name)}${does}\n`;
		}
		function renderRecipeHelp({ name, recipe }) {
			let items = recipe.inputs.map((input) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(input.name)} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(inputFacts(input))})${input.description === "" ? "" : `: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.St)(input.description)}`}\n`);
			let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map(_shared_js__WEBPACK_IMPORTED_MODULE_3__.St).join("\\\n")}\n\n`;
			let inputs = items.length === 0 ? "It takes no inputs.\n\n" : `**Inputs**\n\n${items.join("")}\n`;
			return `### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(recipe.name)}\n\n${description}${inputs}${howToRun(name, recipe)}`;
		}
		let KINDS = {
			create: "new",
			update: "changed",
			delete: "deleted",
			create_directory: "new folder"
		};
		function renderApplied({ plan, commit, reason, people, ci }) {
			let [subject = ""] = plan.message.split("\n", 1);
			let said = reason === "committed" ? `Commit ${commit}. It is on the branch, exactly as previewed.` : `Commit ${commit} on the branch has the files of this plan and names it, so there is nothing to apply. Sous did not check who pushed it.`;
			let who = people && `Requested by ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(people.requestedBy)}, approved by ${people.approvedBy.map(_shared_js__WEBPACK_IMPORTED_MODULE_3__.xt).join(", ")}.`;
			return `${[
				reason === "committed" ? `### \u2705 Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(subject)} \u00b7 applied` : `### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(subject)} \u00b7 nothing to apply`,
				[said, ...who === void 0 ? [] : [who]].join(" "),
				...ci === void 0 ? [] : [ci],
				planDetails(plan, reason).trimEnd()
			].join("\n\n")}\n`;
		}
		function planDetails(plan, reason) {
			let more = plan.changes.length - 50;
			let files = [...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(path)} (${KINDS[kind]})`), ...more > 0 ? [`- and ${more} more`] : []].join("\n");
			let count = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(plan.changes.filter(({ kind }) => kind !== "create_directory").length, "file");
			let facts = `Digest ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(plan.digest)}\n\nrecipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(plan.recipe.path)} \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(reason)}`;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yt)(`Details: ${count} \u00b7 full digest`, `${files}\n\n${facts}\n`);
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
				`### Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(subject)} \u00b7 ${past}`,
				PAST[past],
				...again === void 0 ? [] : [renderAgain(again).trimEnd()],
				planDetails(plan, past).trimEnd(),
				...head === void 0 ? [] : [`<sub>made on ${head.slice(0, 7)}</sub>`]
			].join("\n\n")}\n`;
		}
		function renderAgain(command) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gt)([{
				command,
				does: "runs it again",
				lead: "To run it again, comment:"
			}]);
		}
		function renderUpdated({ title, said, url }) {
			return `**Sous \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)(title)}**: ${said}. [See the updated comment.](${url})\n`;
		}
		function renderCancelled(digests) {
			if (digests.length === 0) return "### Sous \u00b7 nothing to cancel\n\nNo plan waits here.\n";
			return `### Sous \u00b7 cancelled\n\nNobody can apply these plans any more:\n\n${digests.map((digest) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest))}\n`).join("")}`;
		}
		function renderRefusal({ code, message, suggestion, isUnknown, command, again }) {
			let show = (text) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.St)(code === "digest_ambiguous" ? text : shortNames(text));
			let said = [`${show(message).replace(/\.$/, "")}.`, ...again === void 0 ? [show(suggestion)] : []].join(" ");
			let next = again === void 0 ? command === void 0 ? "" : renderHelpful(command) : renderAgain(again);
			let small = `<sub>${isUnknown ? "" : "Nothing was changed. "}(${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(code)})</sub>`;
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
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gt)([{
				command,
				does: "helps",
				lead: LEADS[verb] ?? "Comment:"
			}]);
		}
		function howToRun(name, recipe) {
			let call = callOf(name, recipe);
			if (recipe.inputs.some(({ required }) => required)) return `Comment ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(call)}, with values of your own.\n`;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gt)([{
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
		let DIFF_ONLY = "Sous promises this diff, not the resulting files: other changes can be merged first.";
		function renderWaitingMerge({ reason, head, base, hasQueue, waitsFor, isWorkflowToken }) {
			let [commit, branch] = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(head.slice(0, 12)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(base)];
			return `${[...reason === "queued" ? [
				"### Sous \u00b7 added to the merge queue",
				`GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
				`${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`
			] : [
				"### Sous \u00b7 auto-merge is on",
				`GitHub ${hasQueue ? "adds" : "merges"} ${commit} ${hasQueue ? `to the merge queue of ${branch}` : `into ${branch}`} when its required checks pass.${waitsFor === void 0 ? "" : ` It waits for: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.St)(waitsFor)}`}`,
				`${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`
			], ...isWorkflowToken ? [tokenText(hasQueue)] : []].join("\n\n")}\n\n<sub>(${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(reason)})</sub>\n`;
		}
		function tokenText(hasQueue) {
			return hasQueue ? `Sous used ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("GITHUB_TOKEN")}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and press 'Merge when ready' yourself. With a GitHub App token, workflows start.` : `Sous used ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("GITHUB_TOKEN")}, so the merge starts no workflows. With a GitHub App token, they start.`;
		}
		function renderMovedBase({ commit, base }) {
			return [
				"### \u26a0\ufe0f Sous \u00b7 merged on a moved base",
				`This pull request was merged as ${commit}. Someone changed ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(base)} at the same moment, so the merged files are not exactly the reviewed ones.`,
				"Look at that commit, and revert it if you do not want it.",
				`<sub>(${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)("merged_on_moved_base")})</sub>`
			].join("\n\n").concat("\n");
		}
		let ISSUE_BUDGET = {
			bytes: 24e4,
			units: 6e4
		};
		function renderDrift(report, name) {
			let files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(report.diffs.length, "file");
			let head = `Recipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vt)(name)} would change ${files}. To fix it, run this in a clone and commit the result:\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.bt)("sh", [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.At)(report, name))])}\n`;
			let parts = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mt)(head), ...(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.pt)(report, 1)];
			return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.kt)(parts, ISSUE_BUDGET).texts.join("")}\nSous updates this issue, and closes it when there is nothing to change any more.\n`;
		}
		let Branch = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Gn)(1));
		let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({
			number: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yn)(["open", "closed"]),
			merged: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sn)(),
			merge_commit_sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt),
			draft: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sn)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt })),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({
					id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
					default_branch: Branch,
					archived: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sn)()
				})
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt }))
			})
		});
		async function readPull(github, number) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
			if (!answer.ok) return answer;
			let { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				number,
				author: user?.id,
				isOpen: state === "open" && !merged,
				mergedAs: merged ? mergeCommit ?? void 0 : void 0,
				isDraft: draft,
				repository: {
					id: base.repo.id,
					defaultBranch: base.repo.default_branch,
					isArchived: base.repo.archived
				},
				base: {
					ref: base.ref,
					commit: base.sha
				},
				head: {
					repository: head.repo?.id,
					ref: head.ref,
					commit: head.sha
				},
				isFork: head.repo?.id !== base.repo.id
			});
		}
		function checkPlannable(pull, policy) {
			let { number, repository, base } = pull;
			let name = `Pull request #${number}`;
			if (repository.isArchived) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("repo_archived", "The repository is archived");
			if (!pull.isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("pr_closed", `${name} is closed`);
			if (pull.isDraft && !policy.drafts) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("pr_draft", `${name} is a draft`);
			if (!isBaseAllowed({
				branch: base.ref,
				defaultBranch: repository.defaultBranch
			}, policy)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("base_not_allowed", `${name} is for '${base.ref}'`);
			if (pull.isFork && policy.forks === "refuse") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("fork_not_allowed", `${name} comes from a fork`);
		}
		function checkApplicable(pull, policy, plan) {
			let name = `Pull request #${pull.number}`;
			if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `The plan was made for #${plan.pull}, not for #${pull.number}`);
			if (pull.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("fork_not_allowed", `${name} comes from a fork, where Sous does not push`);
			let refused = checkPlannable(pull, policy);
			if (refused !== void 0) return refused;
			if (pull.head.ref === pull.repository.defaultBranch) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("protected_branch", `${name} would have Sous push to '${pull.head.ref}', the default branch`);
			if (pull.base.ref !== plan.baseRef) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", `${name} was for '${plan.baseRef}' when the plan was made, and is for '${pull.base.ref}' now`);
			if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `The plan was made on ${short(plan.headCommit)}, and ${name.toLowerCase()} is at ${short(pull.head.commit)} now`);
		}
		function short(commit) {
			return commit.slice(0, 12);
		}
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		var PlainDictionary = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_4__.M {
			plain;
			#folded;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(key) {
				let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
				return name === void 0 ? void 0 : toData(this.plain[name]);
			}
			values() {
				return Object.values(this.plain).map(toData);
			}
			pairs() {
				return Object.entries(this.plain).map(([key, value]) => ({
					key,
					value: toData(value)
				}));
			}
			#fold() {
				this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
				return this.#folded;
			}
		};
		var PlainArray = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_4__.j {
			plain;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(index) {
				return toData(this.plain[index]);
			}
			values() {
				return this.plain.map(toData);
			}
		};
		function toData(value) {
			if (typeof value == "string") return new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.D(value);
			if (typeof value == "number") return new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.O(value);
			if (typeof value == "boolean") return new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.A(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.k();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.j) return value.values().map(fromData);
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.M) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.k ? null : value.value;
		}
		function keysIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.T)(evaluateSource(source, contexts)));
		}
		var Stopped = class extends Error {
			diagnostic;
			constructor(source, finding) {
				super(finding.message);
				let { code, message, suggestion } = finding;
				this.diagnostic = {
					severity: "error",
					code,
					message,
					suggestion,
					at: source.at
				};
			}
		};
		function guarded(run) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(error.diagnostic);
				throw error;
			}
		}
		function evaluateValue(value, contexts) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "list": return value.items.map((item) => evaluateValue(item, contexts));
				case "map": {
					let plain = Object.create(null);
					for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
					return plain;
				}
				case "template": {
					let [only, ...others] = value.parts;
					if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
					return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
				}
			}
		}
		function asText(source, value) {
			if (value.primitive) return value.coerceString();
			throw new Stopped(source, {
				code: "not_text",
				message: `${value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.j ? "a list" : "a map"} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.C)(source.text);
				if (!result.ok) throw new Stopped(source, result.error);
				expression = result.value;
				parsed.set(source, expression);
			}
			try {
				return evaluate(expression, contexts);
			} catch (error) {
				throw new Stopped(source, findingOf(error));
			}
		}
		function findingOf(error) {
			for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
			return {
				code: "expression_failed",
				message: error instanceof Error ? error.message : String(error),
				suggestion: "Check the values that the expression is given."
			};
		}
		var EvaluationError = class extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		};
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		var StrictEvaluator = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_4__.w {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.M(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.F ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.N(asLiteral(whole), key));
				if (key instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.P && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.D && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		};
		function asLiteral(value) {
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.P(value, NO_TOKEN);
		}
		let NO_TOKEN = {
			type: 0,
			lexeme: "",
			range: {
				start: {
					line: 0,
					column: 0
				},
				end: {
					line: 0,
					column: 0
				}
			}
		};
		function isMissing(whole, key) {
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.M) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.E) return !1;
			if (!(whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.j)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(key.coerceString());
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_4__.j) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			let names = keysIn(whole);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.B).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			..._list_2_js__WEBPACK_IMPORTED_MODULE_4__.S.map((definition) => [definition.name.toLowerCase(), definition]),
			["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text.coerceString()))
			}],
			["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.D(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		var PlanLayers = class {
			#layers;
			constructor(base) {
				this.#layers = [base];
			}
			get top() {
				let top = this.#layers.at(-1);
				if (top === void 0) throw Error("The lowest layer was taken away.");
				return top;
			}
			push() {
				let layer = this.top.fork();
				this.#layers.push(layer);
				return layer;
			}
			drop() {
				this.#layers.pop();
			}
			async merge() {
				let changes = await this.top.changes();
				this.drop();
				await mergeInto(this.top, changes);
			}
			get folder() {
				return this.top.folder;
			}
			async changes() {
				let net = new Map();
				for (let layer of this.#layers) for (let change of await layer.changes()) {
					let both = combine(net.get(change.path), change);
					both === void 0 ? net.delete(change.path) : net.set(change.path, both);
				}
				return [...net.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a.path, b.path));
			}
			files = () => this.top.files();
			batches = () => this.top.batches();
			entry = (path) => this.top.entry(path);
			read = (path, limit) => this.top.read(path, limit);
			directory = (path) => this.top.directory(path);
			staged = (path) => this.top.staged(path);
			stage = (path, bytes, options) => this.top.stage(path, bytes, options);
			remove = (path) => this.top.remove(path);
			makeDirectory = (path) => this.top.makeDirectory(path);
			footprint = () => this.top.footprint();
			fork = () => this.top.fork();
			seal = () => this.top.seal();
		};
		async function mergeInto(workspace, changes) {
			for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
			for (let change of changes) {
				change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
				change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
				if (change.kind === "update") {
					let { path, before, modeBefore, after, mode, edits } = change;
					mustSucceed(await workspace.stage(path, after, {
						mode,
						from: {
							bytes: before,
							mode: modeBefore
						},
						...edits && { edits }
					}));
				}
			}
		}
		function mustSucceed(result) {
			if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
		}
		function combine(first, second) {
			if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
			let { path } = second;
			if (first.kind === "create") {
				if (second.kind === "delete") return;
				return {
					kind: "create",
					path,
					after: second.after,
					mode: second.mode
				};
			}
			let { before, modeBefore } = first;
			if (second.kind === "delete") return {
				kind: "delete",
				path,
				before,
				modeBefore
			};
			let { after, mode } = second;
			if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
			return {
				kind: "update",
				path,
				before,
				modeBefore,
				after,
				mode
			};
		}
		var Waiting = class {
			#clock;
			#ended = 0;
			#since;
			constructor(clock) {
				this.#clock = clock;
			}
			get ms() {
				return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
			}
			around(approver) {
				return {
					ask: async (request) => {
						this.#since = this.#clock.elapsed();
						try {
							return await approver.ask(request);
						} finally {
							this.#ended = this.ms;
							this.#since = void 0;
						}
					},
					remember: (request) => approver.remember(request)
				};
			}
		};
		function findTimedOut({ calls }) {
			return calls.find(({ unfinished }) => unfinished !== void 0)?.unfinished;
		}
		let NOTHING = {
			number: 0,
			list: [],
			boolean: !1,
			text: "",
			record: {},
			object: {}
		};
		function emptyOutputs(tool) {
			let shape = Object.entries(tool.outputs().shape);
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.J)(schema)]])));
		}
		function joinOutputs(empty, items) {
			let joined = Object.create(null);
			let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
			for (let name of names) {
				let values = items.map((item) => item[name]);
				let sample = empty[name] ?? values[0];
				typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
			}
			joined.items = items;
			return joined;
		}
		function findBroken(expectations, outputs) {
			for (let expectation of expectations) {
				let { output, operator, number } = expectation;
				let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
				let found = Array.isArray(value) ? value.length : value;
				if (typeof found == "number" && COMPARE[operator](found, number)) continue;
				let places = typeof found == "number" && found > number ? placesIn(outputs) : "";
				let message = `Expected ${output} ${operator} ${number}, but ${typeof found == "number" ? `it is ${found}${places}` : "there is no number"}`;
				return {
					expectation,
					error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		function placesIn({ matches, files }) {
			let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf$1) : Array.isArray(files) ? files : [];
			let named = places.filter((place) => typeof place == "string").slice(0, 3);
			return named.length === 0 ? "" : `: ${[...named.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.B), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
		}
		function placeOf$1(match) {
			let { path, line } = match ?? {};
			return typeof path == "string" && typeof line == "number" ? `${path}:${line}` : void 0;
		}
		let COMPARE = {
			"==": (a, b) => a === b,
			"!=": (a, b) => a !== b,
			"<": (a, b) => a < b,
			"<=": (a, b) => a <= b,
			">": (a, b) => a > b,
			">=": (a, b) => a >= b
		};
		function evidenceOf({ tool, args }, outputs) {
			if (tool.effect !== "external") return;
			let { command, url } = args;
			let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
			if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
				kind: "fetch",
				url: finalUrl,
				finalUrl,
				status,
				sha256: String(hash)
			};
			if (typeof command == "string" && typeof exitCode == "number") return {
				kind: "command",
				command,
				exitCode,
				sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		function decide(call, rules, circumstances) {
			if (!(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.dt)(call.tool)) return {
				kind: "allow",
				rule: "reading needs no approval"
			};
			let parameters = (0, _policy_js__WEBPACK_IMPORTED_MODULE_6__.n)(call.args);
			let rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances));
			if (rule !== void 0) return {
				kind: "allow",
				rule: `${rule.tool} ${rule.pattern}`
			};
			return {
				kind: "needs_approval",
				reason: call.tool.effect === "external" ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call` : `${call.tool.name} changes files, and no approval rule matches this call`
			};
		}
		function matches(rule, tool, parameters, { now, root }) {
			if (rule.tool !== tool.name || rule.enabled === !1) return !1;
			if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
			if (rule.root !== void 0 && rule.root !== root) return !1;
			if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
			let pattern = (0, _policy_js__WEBPACK_IMPORTED_MODULE_6__.t)(rule.pattern);
			return pattern.ok && (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Qt)(pattern.value, parameters) === !0;
		}
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
			let asked = {
				...request,
				reason: decision.reason
			};
			let answer = await approver.ask(asked);
			emit({
				kind: "approval_checked",
				request: asked,
				answer
			});
			switch (answer) {
				case "approved": return;
				case "always":
					await approver.remember(asked);
					return;
				case "refused": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
				case "too_long": {
					let what = request.changes.length === 0 ? "it" : "the change";
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to be shown here`, "Look at it in a terminal, and approve it there.");
				}
			}
		}
		function decideCall({ tool, args, context, rules, root }) {
			let checked = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.b)(tool, args, context);
			if (!checked.ok) return checked;
			let details = tool.explain?.(checked.value.complete);
			let call = {
				tool,
				args: checked.value.given,
				...details !== void 0 && { details }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				call,
				args: checked.value,
				decision: decide(call, rules, {
					now: context.clock.now(),
					root
				})
			});
		}
		async function runDecided({ call, args, decision }, request) {
			let { tool, context, emit, inTurn } = request;
			if (tool.effect === "external") {
				let refusal = await obtainApproval(decision, {
					call,
					changes: []
				}, request);
				if (refusal !== void 0) return {
					kind: "unapproved",
					error: refusal
				};
			}
			let started = context.clock.elapsed();
			let run = () => {
				emit({
					kind: "step_started",
					call
				});
				started = context.clock.elapsed();
				return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.x)(tool, args, {
					...context,
					progress: (progress) => emit({
						kind: "progress",
						progress
					})
				});
			};
			let result = await (inTurn !== void 0 && tool.permissions.includes("RunCommands") ? inTurn(run) : run());
			let changes = result.ok ? await context.workspace.changes() : [];
			let durationMs = context.clock.elapsed() - started;
			emit({
				kind: "step_finished",
				result,
				changes,
				durationMs
			});
			return {
				kind: "ran",
				result,
				changes,
				durationMs
			};
		}
		let KNOWN_LATER = {
			kind: "needs_approval",
			reason: "known after approval"
		};
		let READING = {
			kind: "allow",
			rule: "nothing was called"
		};
		async function callTool(tool, args, site, run) {
			let { layers, request } = run;
			tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
			let over = findOver(site, run) ?? finalError(run.budget.countCall());
			if (over !== void 0) return failStep(site, run, over);
			let end = await runAndCheck({
				tool,
				args,
				context: {
					...request.context,
					workspace: layers.push(),
					http: { send: (sent) => request.context.http.send({
						...sent,
						mayReach: (host) => site.guard.mayReach(host)
					}) },
					scratch: run.scratch,
					signal: site.deadline.signal
				},
				rules: request.rules,
				root: request.root,
				approver: request.approver,
				emit(event) {
					event.kind === "progress" && request.emit({
						...event,
						step: site.place
					});
					event.kind === "approval_checked" && request.emit({
						...event,
						step: site.place
					});
				}
			}, site, run);
			end.kind === "ran" ? await layers.merge() : layers.drop();
			return end;
		}
		async function runAndCheck(callRequest, site, run) {
			let { tool, args } = callRequest;
			let decided = decideCall(callRequest);
			if (!decided.ok) return failStep(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return failStep(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await runDecided({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return failStep(site, run, {
				...findOver(site, run) ?? {
					error: withPrinted(result),
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(result, changes, site, run);
			if (problem !== void 0) return failStep(site, run, {
				...problem,
				...decided.value,
				durationMs
			});
			let evidence = evidenceOf(call, outputs);
			evidence !== void 0 && run.evidence.push(evidence);
			let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
				kind: "allow",
				rule: "approved when asked"
			} : decision;
			record(site, run, {
				outcome: ranOutcome(result),
				call,
				decision: approved,
				changes,
				outputs,
				unfinished: result.unfinished,
				durationMs
			});
			return {
				kind: "ran",
				outputs
			};
			function refused(error) {
				return failStep(site, run, {
					error,
					isFinal: !0,
					call,
					decision
				});
			}
		}
		function withPrinted({ error, printed }) {
			let texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? "").filter((text) => text !== "");
			return texts.length === 0 ? error : {
				...error,
				message: `${error.message}\nIt printed:\n${(0, _command_failure_js__WEBPACK_IMPORTED_MODULE_5__.n)(texts.join("\n"))}`
			};
		}
		function withTimeOf({ timeoutSeconds }, args) {
			if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
			return {
				...args,
				complete: {
					...args.complete,
					timeout_seconds: Math.min(timeoutSeconds, 300)
				}
			};
		}
		function findProblem(result, changes, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let { expect } = site.step;
			let broken = findBroken(expect, result.value);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			if (expect[0] !== void 0 && result.unfinished !== void 0) return {
				error: cannotTell(result.unfinished),
				at: expect[0].at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function cannotTell(unfinished) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("timed_out", `Whether it is as expected cannot be told: ${unfinished}`, "Nothing changes. Simplify the pattern, or search in fewer files.");
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(`The plan took longer than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(step.timeoutSeconds, "second");
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function failStep(site, run, fault) {
			let { error, isFinal = !1, at = site.step.at } = fault;
			let { code, message, suggestion } = error;
			record(site, run, {
				...fault,
				outcome: {
					kind: "failed",
					code,
					message,
					suggestion
				}
			});
			return {
				kind: "failed",
				isFinal,
				failure: {
					label: site.label,
					at,
					error
				}
			};
		}
		function gate({ call, decision }, site, run) {
			record(site, run, {
				outcome: {
					kind: "deferred",
					because: "external"
				},
				call,
				decision
			});
			let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} acts outside the workspace`;
			return {
				kind: "gated",
				gate: {
					label: site.label,
					at: site.step.at,
					call,
					reason
				}
			};
		}
		function ranOutcome({ output, warnings, filesAffected }) {
			return {
				kind: "ran",
				output,
				warnings,
				filesAffected
			};
		}
		function record({ step, label, place }, run, made) {
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, unfinished, durationMs = 0 } = made;
			let planned = {
				label,
				tool: call?.tool.name ?? place.calls,
				args: call?.args ?? {},
				decision,
				outcome,
				at: step.at
			};
			run.calls.push({
				planned,
				step,
				changes,
				outputs,
				...unfinished !== void 0 && { unfinished },
				durationMs
			});
		}
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
		async function planRecipe(request) {
			let { recipe, inputs, emit } = request;
			emit({
				kind: "run_started",
				recipe,
				inputs
			});
			let outcome = await runAll(request);
			if (outcome.kind === "failed") {
				emit({
					kind: "run_failed",
					failure: outcome.failure
				});
				return outcome;
			}
			request.context.workspace.seal();
			emit({
				kind: "plan_ready",
				outcome
			});
			return outcome;
		}
		async function runAll(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { recipe, context, limits } = request;
				let survey = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.at)(recipe, request.library, limits);
				if (!survey.ok) {
					let { at, error } = survey.error;
					return {
						kind: "failed",
						failure: {
							label: recipe.name,
							at,
							error
						},
						calls: [],
						evidence: [],
						includes: []
					};
				}
				let layers = new PlanLayers(context.workspace);
				let scratch = __addDisposableResource(env_1, request.openScratch(layers), !0);
				let waiting = new Waiting(context.clock);
				return await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(context.signal, {
					ms: limits.wallMs,
					waiting
				}, async (deadline) => {
					let record = {
						calls: [],
						evidence: [],
						sources: new Map()
					};
					let run = {
						request: {
							...request,
							approver: waiting.around(request.approver)
						},
						layers,
						scratch,
						budget: new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.nt(limits),
						deadline,
						waiting,
						...record
					};
					let end = await new RecipeRunner(run).start(recipe, request.inputs);
					let known = {
						calls: run.calls,
						evidence: run.evidence,
						includes: [...survey.value, ...run.sources.values()]
					};
					if (end.kind === "failed") return {
						kind: "failed",
						failure: end.failure,
						...known
					};
					let changes = await context.workspace.changes();
					if (end.kind === "gated") return {
						kind: "gated",
						gate: end.gate,
						changes,
						...known
					};
					return {
						kind: "complete",
						outputs: end.outputs,
						changes,
						...known
					};
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		var RecipeRunner = class {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st(recipe, { fetchHosts: request.fetchHosts });
				return this.#runRecipe(recipe, inputs, {
					guard,
					deadline,
					prefix: "",
					depth: 0,
					isVerify: !1
				});
			}
			async #runRecipe(recipe, inputs, surroundings) {
				let steps = Object.create(null);
				let facts = {
					name: recipe.name,
					description: recipe.description,
					path: recipe.source.path
				};
				let contexts = {
					...this.#run.request.contexts,
					inputs,
					steps,
					recipe: facts
				};
				let frame = {
					...surroundings,
					recipe,
					steps,
					contexts
				};
				let stop = await this.#runSteps(recipe.steps, frame, void 0);
				if (stop?.kind === "failed") return stop;
				let verified = await this.#runSteps(recipe.verify, {
					...frame,
					isVerify: !0
				}, stop, "verify ");
				if (verified !== void 0) return verified;
				let outputs = Object.create(null);
				for (let { key, value } of recipe.outputs) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) {
						let { error, at } = faultOf(evaluated.error);
						return {
							kind: "failed",
							isFinal: !1,
							failure: {
								label: `${frame.prefix}outputs.${key}`,
								at,
								error
							}
						};
					}
					outputs[key] = evaluated.value;
				}
				return {
					kind: "ran",
					outputs
				};
			}
			async #runSteps(steps, frame, before, kind = "") {
				let stop = before;
				for (let [index, step] of steps.entries()) {
					let place = {
						label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
						calls: step.call.kind === "tool" ? step.call.tool : `recipe:${step.call.recipe}`,
						number: index + 1,
						total: steps.length,
						isVerify: frame.isVerify,
						depth: frame.depth,
						at: step.at
					};
					stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
					if (stop?.kind === "failed") return stop;
				}
				return stop;
			}
			#defer(step, place) {
				let { calls, request } = this.#run;
				record({
					step,
					place,
					label: place.label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
				request.emit({
					kind: "step_finished",
					step: place,
					ending: "deferred",
					calls: calls.slice(-1),
					durationMs: 0
				});
			}
			async #runStep(step, place, frame) {
				let { calls, request, waiting } = this.#run;
				let { clock } = request.context;
				request.emit({
					kind: "step_started",
					step: place
				});
				let worked = () => clock.elapsed() - waiting.ms;
				let [started, firstCall] = [worked(), calls.length];
				let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
				let { ending, outputs, stop } = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ot)(frame.deadline.signal, {
					ms,
					waiting
				}, (deadline) => new StepRunner(this.#run, {
					step,
					place,
					label: place.label,
					guard: frame.guard,
					deadline
				}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
				step.id !== void 0 && (frame.steps[step.id] = {
					outputs,
					outcome: ending
				});
				let durationMs = worked() - started;
				request.emit({
					kind: "step_finished",
					step: place,
					ending,
					calls: calls.slice(firstCall),
					durationMs
				});
				return stop;
			}
			async #callRecipe(frame, recipe, args, site) {
				let { layers, calls } = this.#run;
				let firstCall = calls.length;
				let { step, deadline, label, place } = site;
				let inputs = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Kt)(recipe, args);
				if (!inputs.ok) return failStep(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st(recipe, { caller: frame.guard }),
					deadline,
					prefix: `${label} / `,
					depth: frame.depth + 1,
					isVerify: place.isVerify
				};
				let end = await this.#runRecipe(recipe, inputs.value, surroundings);
				let broken = end.kind === "ran" ? findBroken(step.expect, end.outputs) : void 0;
				let checked = broken === void 0 ? end : failStep(site, this.#run, {
					error: broken.error,
					at: broken.expectation.at
				});
				if (step.continueOnError) {
					if (checked.kind === "failed") {
						layers.drop();
						for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
							...call,
							changes: []
						});
					} else await layers.merge();
				}
				return checked;
			}
		};
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		var StepRunner = class {
			#run;
			#site;
			#contexts;
			#callRecipe;
			constructor(run, site, contexts, callRecipe) {
				this.#run = run;
				this.#site = site;
				this.#contexts = contexts;
				this.#callRecipe = callRecipe;
			}
			async runAll() {
				let { step } = this.#site;
				let target = await this.#findTarget();
				let empty = target.kind === "tool" ? emptyOutputs(target.tool) : noOutputs(target.recipe);
				let items = this.#findItems();
				if (!items.ok) {
					let stop = failStep(this.#site, this.#run, items.error);
					return {
						ending: "failure",
						outputs: empty,
						...!isPassedOver(stop, step) && { stop }
					};
				}
				let total = items.value.length;
				total === 0 && record(this.#site, this.#run, { outcome: {
					kind: "skipped",
					condition: "for-each has no items"
				} });
				let gathered = [];
				let ending = "skipped";
				for (let [index, item] of items.value.entries()) {
					let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index);
					step.forEach !== void 0 && this.#tellProgress(index + 1, total);
					if (end.kind === "skipped") continue;
					if (end.kind === "ran") {
						gathered.push(end.outputs);
						ending === "skipped" && (ending = "success");
					} else if (isPassedOver(end, step)) ending = "failure";
					else {
						end.kind === "gated" && this.#deferRest(total - index - 1);
						return {
							ending: end.kind === "gated" ? "deferred" : "failure",
							outputs: empty,
							stop: end
						};
					}
				}
				return {
					ending,
					outputs: step.forEach === void 0 ? gathered[0] ?? empty : joinOutputs(empty, gathered)
				};
			}
			#runItem(target, item, index) {
				let label = `${this.#site.label} (${describeItem(item, index)})`;
				return this.#runOne(target, {
					...this.#site,
					label
				}, {
					...this.#contexts,
					item,
					index
				});
			}
			async #runOne(target, site, contexts) {
				let [{ step }, run] = [site, this.#run];
				if (step.if !== void 0) {
					let holds = evaluateCondition(step.if, contexts);
					if (!holds.ok) return failStep(site, run, faultOf(holds.error));
					if (!holds.value) {
						record(site, run, { outcome: {
							kind: "skipped",
							condition: step.if.text
						} });
						return { kind: "skipped" };
					}
				}
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) return failStep(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : failStep(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(evaluated.value);
				let error = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.rt)(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
					error,
					at: forEach.at,
					isFinal: !0
				});
			}
			#tellProgress(done, total) {
				this.#run.request.emit({
					kind: "progress",
					step: this.#site.place,
					progress: {
						done,
						total,
						unit: "items"
					}
				});
			}
			#deferRest(count) {
				if (count === 0) return;
				let label = `${this.#site.label} (${count} more)`;
				record({
					...this.#site,
					label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
			}
			async #findTarget() {
				let { findTool, library } = this.#run.request;
				let { call } = this.#site.step;
				if (call.kind === "tool") {
					let tool = await findTool(call.tool);
					if (tool === void 0) throw Error(`A recipe was read with a tool that is none: ${call.tool}`);
					return {
						kind: "tool",
						tool
					};
				}
				let recipe = library.find(call.recipe);
				if (recipe === void 0) throw Error(`The recipe ${call.recipe} was there before the run, and is gone`);
				return {
					kind: "recipe",
					recipe
				};
			}
		};
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ outcome });
			let content = planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts);
			let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.W)(content, outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: 1,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.wt)
			};
		}
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ directory: "." });
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(node_path__WEBPACK_IMPORTED_MODULE_10__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_10__.sep).join("/") || ".");
			if (!directory.ok) return directory;
			let [commit, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"HEAD^{commit}"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("read HEAD", commit.error));
			let head = commit.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(branch.value).trim() : void 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...head !== void 0 && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(_entry_js__WEBPACK_IMPORTED_MODULE_1__.z)]);
			let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path))]));
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(fault));
			let copied = await copyFiles(request, files);
			if (!copied.ok) return copied;
			let written = await writeFiles(request, files);
			if (!written.ok) return written;
			let dependencies = source === void 0 ? [] : findDependencies({
				root: source,
				directories,
				disk
			});
			let wanted = [...links, ...dependencies.map((path) => ({
				path,
				target: `${source}/${path}`
			}))];
			for (let { path, target } of wanted) {
				let parents = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path);
				let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
				if (above !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)({
					...linked.error,
					path
				}));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				dependencies,
				warnings: [...copied.value, ...describeRepositories(places, directories)]
			});
		}
		function describeRepositories(files, directories) {
			let known = new Set(files);
			let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
			let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Er)((name) => kindOf(`${directory}/${name}`)));
			if (found.length === 0) return [];
			return [`There are git repositories among the files: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(found)}. In commands, git refuses to run there`];
		}
		async function makeDirectories({ tree, scratchDisk, signal }, directories) {
			for await (let directory of untilAborted(directories, signal)) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk, signal }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies, signal)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(serious, "copy"));
			if (faults.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([`Left out ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(faults.length, "unreadable file")} where commands run: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk, signal }, files) {
			let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
			for await (let path of untilAborted(written, signal)) {
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(made.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		}
		async function* untilAborted(items, signal) {
			let count = 0;
			for (let item of items) {
				count++ % 64 == 0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_14__.setImmediate)();
				if (signal?.aborted) return;
				yield item;
			}
		}
		async function findLinks(request) {
			let { repository, files, git, disk, scratchDisk } = request;
			let listed = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"--cached",
					"--others",
					"--exclude-standard"
				]
			});
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(path) && !down.includes("..") && !down.some(_entry_js__WEBPACK_IMPORTED_MODULE_1__.W);
		}
		let DEPENDENCY_FOLDERS = [
			"node_modules",
			"bower_components",
			".venv",
			"venv",
			"vendor/bundle"
		];
		function findDependencies({ root, directories, disk }) {
			let found = [];
			for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
				let path = directory === "" ? name : `${directory}/${name}`;
				if (directories.has(path)) continue;
				let entry = disk.entry(`${root}/${path}`);
				entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
			}
			return found;
		}
		function isBehindLink(disk, root, path) {
			let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
			return !parent.ok || parent.value?.kind !== "directory";
		}
		function excludeLine(path) {
			return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
		}
		async function makeCheckout(request, signal) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.pt)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let git = signal === void 0 ? request.git : {
				...request.git,
				run: (call) => request.git.run({
					...call,
					signal
				})
			};
			let made = await checkOut({
				...request,
				git
			}, home.value, signal);
			let ended = signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ht)()) : made;
			ended.ok || await scratchDisk.removeFolder(home.value);
			return ended;
		}
		async function checkOut(request, home, signal) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = node_path__WEBPACK_IMPORTED_MODULE_10__.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(madeTree.error));
			let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
			let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
			if (!around.ok) return around;
			let { surroundings, links } = around.value;
			let filled = await fillTree({
				workspace,
				prefix,
				source,
				surroundings,
				links,
				tree,
				disk,
				scratchDisk,
				signal
			});
			if (!filled.ok) return filled;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ht)());
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_10__.join(home, "git");
			if (repository !== void 0 && gitDirectory !== void 0) {
				let prepared = await prepareGit({
					...request,
					repository
				}, {
					home,
					tree,
					gitDirectory,
					dependencies
				});
				if (!prepared.ok) return prepared;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: node_path__WEBPACK_IMPORTED_MODULE_10__.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? _footprint_js__WEBPACK_IMPORTED_MODULE_7__.i : (0, _footprint_js__WEBPACK_IMPORTED_MODULE_7__.r)(git, {
					gitDirectory,
					workTree: tree
				})
			});
		}
		async function usableRepository(request) {
			let { repository, git } = request;
			let prefix = prefixOf(request);
			if (repository === void 0 || prefix === "") return repository;
			let folder = prefix.slice(0, -1);
			let ignored = await (0, _footprint_js__WEBPACK_IMPORTED_MODULE_7__.r)(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = node_path__WEBPACK_IMPORTED_MODULE_10__.relative(repository.workTree, workspace.folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_10__.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.V({
				folder: repository.workTree,
				repository,
				git,
				disk
			}).files()).files).filter((path) => !path.startsWith(prefix));
			let own = (await workspace.files()).files.map((path) => prefix + path);
			let found = await findLinks({
				repository,
				files: new Set([...surroundings, ...own]),
				git,
				disk,
				scratchDisk
			});
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
				...request,
				home,
				gitDirectory,
				excluded: dependencies.map(excludeLine),
				hasRefs: !0
			});
			if (!clean.ok) return clean;
			let marked = scratchDisk.write(tree, ".git", {
				bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(marked.error));
			if (clean.value.head === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("read the base commit", indexed.error));
		}
		let ABSENT = [
			"not_found",
			"not_a_directory",
			"not_a_file"
		];
		let MAX_FILE_BYTES$1 = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(files.value.map(({ path }) => path).sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `The command made a git repository inside the working directory: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_a_file", `The command left something that is not a regular file: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES$1).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `The command wrote files larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(MAX_FILE_BYTES$1)}: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(name.slice(prefix.length));
				if (!path.ok) return path;
				let present = await workspace.read(path.value);
				if (!present.ok && !ABSENT.includes(present.error.code)) return present;
				if (!difference.written.has(name)) {
					present.ok && files.push({
						path: path.value,
						content: void 0
					});
					continue;
				}
				let file = disk.readFile(`${tree}/${name}`);
				if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.br)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		}
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
				gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
				links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
				specials: of("other"),
				repositories: of("repository")
			});
		}
		function parentOf(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		function openSandbox(request) {
			return new Sandbox(request);
		}
		var Sandbox = class {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare(signal) {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request, signal);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes, signal);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.W)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitTampered(tampered));
				let { workspace, disk, scratchDisk } = this.#request;
				let { tree, prefix, skipped, isIgnored } = checkout;
				let difference = await compareTree({
					tree,
					baseline: baseline.scan,
					skipped,
					scratchDisk,
					isIgnored
				});
				if (!difference.ok) return difference;
				let staged = await stageDifference({
					difference: difference.value,
					workspace,
					prefix,
					tree,
					disk
				});
				if (!staged.ok) return staged;
				this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
				this.#isDirty = !1;
				let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(touched)}: it is linked, not copied`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					changed: staged.value,
					warnings
				});
			}
			async discard() {
				let home = this.#checkout?.home;
				this.#checkout = void 0;
				this.#baseline = void 0;
				this.#isDirty = !1;
				home !== void 0 && await this.#request.scratchDisk.removeFolder(home);
			}
			[Symbol.asyncDispose]() {
				this.#isDisposed = !0;
				return this.discard();
			}
			async #takeBaseline(checkout) {
				let { scratchDisk } = this.#request;
				let scan = scratchDisk.scan(checkout.tree, {
					from: [""],
					skipped: checkout.skipped,
					mayEnter: () => !0
				});
				if (!scan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			}
			async #update({ tree, prefix }, changes, signal) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				this.#isDirty = !0;
				for await (let path of untilAborted(differing, signal)) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(removed.error, "remove"));
				}
				for await (let path of untilAborted(differing, signal)) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(written.error));
				}
				return signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ht)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.G)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
					gitDirectory,
					workTree: tree
				});
			}
			#markOf(dependency) {
				let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
				return entry.ok ? entry.value?.fingerprint : void 0;
			}
		};
		function isSameContent(a, b) {
			if (a === void 0 || b === void 0) return !1;
			if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
			if (b.kind === "delete" || b.kind === "create_directory") return !1;
			return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
		}
		function isNothing({ code }) {
			return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
		}
		function gitTampered(parts) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("git_state_tampered", `The command changed the state of the git repository: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		async function waitForTick(disk, home, scan) {
			let newest = 0n;
			for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
			for (let waited = 0; waited < 2500; waited += 2) {
				let now = disk.now(home);
				if (!now.ok || now.value > newest) return;
				await new Promise((resolve) => setTimeout(resolve, 2));
			}
		}
		let LOG_LEVELS = [
			"trace",
			"debug",
			"info",
			"warn",
			"error"
		];
		function logTo(print, threshold) {
			let lowest = LOG_LEVELS.indexOf(threshold);
			return { write(level, message) {
				LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
			} };
		}
		var history_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ fileHistory: () => fileHistory });
		function memoryHistory() {
			let record;
			return {
				last: () => record,
				remember(latest) {
					record = latest;
				}
			};
		}
		let MAX_OUTPUT_CHARACTERS = 65536;
		function fileHistory({ stateFolder, root }) {
			let file = node_path__WEBPACK_IMPORTED_MODULE_10__.join(stateFolder, "history", `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
			let latest;
			return {
				last() {
					latest ??= readRecord(file);
					return latest;
				},
				remember(record) {
					latest = record;
					let command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
					let stored = JSON.stringify({
						...record,
						command,
						output: shorten(record.output)
					});
					(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._r)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mr)(file, `${stored}\n`));
				}
			};
		}
		function readRecord(file) {
			let content = _shared_js__WEBPACK_IMPORTED_MODULE_3__.pr.readFile(file, 1048576);
			if (!content.ok) return;
			try {
				let { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString("utf8"));
				return [
					command,
					output,
					executedAt
				].every((text) => typeof text == "string") ? {
					command,
					exitCode: Number.isInteger(exitCode) ? exitCode : void 0,
					output,
					executedAt
				} : void 0;
			} catch {
				return;
			}
		}
		function shorten(output) {
			if (output.length <= MAX_OUTPUT_CHARACTERS) return output;
			return `${output.slice(0, 32768).toWellFormed()}\n[\u2026]\n${output.slice(-32768).toWellFormed()}`;
		}
		var StagedNames = class {
			#uses = new Map();
			#folded = new Map();
			add(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent) ?? new Map();
					let earlier = uses.get(name) ?? 0;
					uses.set(name, earlier + 1);
					this.#uses.set(parent, uses);
					if (earlier > 0) continue;
					let key = foldedKey(parent, name);
					this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
				}
			}
			remove(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent);
					let left = (uses?.get(name) ?? 0) - 1;
					if (left > 0) {
						uses?.set(name, left);
						continue;
					}
					uses?.delete(name);
					uses?.size === 0 && this.#uses.delete(parent);
					this.#folded.get(foldedKey(parent, name))?.delete(name);
				}
			}
			in(directory) {
				return this.#uses.get(directory)?.keys() ?? [];
			}
			has(directory, name) {
				return this.#uses.get(directory)?.has(name) === !0;
			}
			hasBelow(path) {
				return this.#uses.has(path);
			}
			like(directory, name) {
				return this.#folded.get(foldedKey(directory, name)) ?? [];
			}
		};
		function nameIn(parent, path) {
			return parent === "." ? path : path.slice(parent.length + 1);
		}
		function foldedKey(directory, name) {
			return `${directory}/${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(name)}`;
		}
		var Aliases = class {
			#base;
			#known = new Map();
			constructor(base) {
				this.#base = base;
			}
			forget() {
				this.#known.clear();
			}
			async find({ path, names, isRemoved }) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(part);
					let name = nameIn(parent, part);
					let present = [...((await this.#foldedNames(parent)).get((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
					if (present.includes(name)) continue;
					return present[0] === void 0 ? void 0 : pathIn(parent, present[0]);
				}
			}
			async #foldedNames(directory) {
				let known = this.#known.get(directory);
				if (known !== void 0) return known;
				let folded = new Map();
				let entries = await this.#base.directory(directory);
				for (let { name } of entries.ok ? entries.value : []) {
					let same = folded.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(name));
					same === void 0 ? folded.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(name), [name]) : same.push(name);
				}
				this.#known.set(directory, folded);
				return folded;
			}
		};
		function pathIn(directory, name) {
			return directory === "." ? name : `${directory}/${name}`;
		}
		let MISSING = {
			kind: "missing",
			size: 0
		};
		var StagedWorkspace = class StagedWorkspace {
			#base;
			#aliases;
			#files = new Map();
			#directories = new Set();
			#names = new StagedNames();
			#removed = new StagedNames();
			#listing;
			#isSealed = !1;
			constructor(base) {
				this.#base = base;
				this.#aliases = new Aliases(base);
			}
			get folder() {
				return this.#base.folder;
			}
			get dropsEmptied() {
				return this.#base.dropsEmptied;
			}
			async files() {
				let base = await this.#base.files();
				if (this.#files.size === 0) return base;
				if (this.#listing?.base !== base) {
					let kept = base.files.filter((path) => !this.#files.has(path));
					let written = [...this.#files].filter(([, file]) => file.after !== void 0).map(([path]) => path);
					this.#listing = {
						base,
						files: {
							...base,
							files: [...kept, ...written].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it)
						}
					};
				}
				return this.#listing.files;
			}
			async *batches() {
				this.#files.size === 0 ? yield* this.#base.batches() : yield await this.files();
			}
			async entry(path) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					kind: "file",
					size: staged.bytes.length
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					kind: "directory",
					size: 0
				});
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(MISSING);
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isDropped(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(MISSING) : this.#base.entry(path);
				return above.isRemoved ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(MISSING) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sr)(above.path));
			}
			async read(path, limit) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(limit === void 0 ? staged : {
					...staged,
					bytes: staged.bytes.subarray(0, limit)
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Cr)(path));
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yr)(path));
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isEmptied(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yr)(path)) : this.#base.read(path, limit);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(above.isRemoved ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yr)(path) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sr)(above.path));
			}
			async directory(path) {
				if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sr)(path));
				let isOurs = path !== "." && this.#hasDirectory(path);
				let base = await this.#base.directory(path);
				if (!base.ok && (!isOurs || isUnreadable(base.error))) return base;
				let at = (name) => path === "." ? name : `${path}/${name}`;
				let entries = new Map();
				for (let entry of base.ok ? base.value : []) {
					let inner = at(entry.name);
					(entry.kind === "directory" ? await this.#isDropped(inner) : this.#isRemoved(inner)) || entries.set(entry.name, entry);
				}
				for (let name of this.#names.in(path)) entries.set(name, {
					name,
					kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...entries.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a.name, b.name)));
			}
			async footprint() {
				this.#aliases.forget();
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#base.isWritable(path);
			}
			staged(path) {
				let staged = this.#files.size === 0 ? void 0 : this.#files.get(path);
				return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
			}
			async stage(path, bytes, options = {}) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vr)(path));
				let earlier = this.#files.get(path);
				let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(earlier.before);
				if (!before.ok) return before;
				if (earlier?.after === void 0) {
					let isNew = before.value === void 0 || earlier !== void 0;
					let refusal = await this.#refuse(path, isNew);
					if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
				}
				let mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? "100644";
				let edits = earlier === void 0 ? options.edits : void 0;
				this.#put(path, {
					before: before.value,
					after: {
						bytes,
						mode
					},
					edits
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			}
			async remove(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vr)(path));
				let earlier = this.#files.get(path);
				if (earlier?.after !== void 0) {
					this.#put(path, earlier.before && {
						before: earlier.before,
						after: void 0,
						edits: void 0
					});
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
				}
				let before = await this.read(path);
				if (!before.ok) return before;
				if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wr)("delete file", path));
				this.#put(path, {
					before: before.value,
					after: void 0,
					edits: void 0
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			}
			async makeDirectory(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vr)(path));
				let created = [];
				for (let directory of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path), path]) {
					let entry = await this.entry(directory);
					if (!entry.ok) return entry;
					if (entry.value.kind === "directory") continue;
					if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tr)(path));
					if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
					created.push(directory);
				}
				if (created.length > 0) {
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(aliasError(path, alias));
					if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wr)("create directory", path));
				}
				for (let directory of created) {
					this.#directories.add(directory);
					this.#names.add(directory);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(created);
			}
			async changes() {
				let changes = [];
				for (let [path, file] of this.#files) {
					let change = netChange(path, file);
					change !== void 0 && changes.push(change);
				}
				let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(change.path)));
				for (let path of this.#directories) holding.has(path) || changes.push({
					kind: "create_directory",
					path
				});
				return changes.sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a.path, b.path));
			}
			fork() {
				return new StagedWorkspace(this);
			}
			seal() {
				this.#isSealed = !0;
			}
			#assertOpen() {
				if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing may be staged any more.");
			}
			#put(path, file) {
				let wasRemoved = this.#isRemoved(path);
				let wasThere = this.#files.get(path)?.after !== void 0;
				let isThere = file?.after !== void 0;
				isThere && !wasThere && this.#names.add(path);
				wasThere && !isThere && this.#names.remove(path);
				file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
				this.#isRemoved(path) && !wasRemoved && this.#removed.add(path);
				!this.#isRemoved(path) && wasRemoved && this.#removed.remove(path);
				isThere !== wasThere && (this.#listing = void 0);
			}
			#hasDirectory(path) {
				return this.#directories.has(path) || this.#names.hasBelow(path);
			}
			#isRemoved(path) {
				let staged = this.#files.get(path);
				return staged !== void 0 && staged.after === void 0;
			}
			async #isDropped(path) {
				return this.#base.dropsEmptied && this.#isEmptied(path);
			}
			async #isEmptied(path) {
				if (!this.#removed.hasBelow(path)) return !1;
				let listed = await this.#base.directory(path);
				for (let { name, kind } of listed.ok ? listed.value : []) {
					let inner = `${path}/${name}`;
					if (!(kind === "directory" ? await this.#isEmptied(inner) : this.#isRemoved(inner))) return !1;
				}
				return listed.ok;
			}
			#stagedAbove(path) {
				if (this.#files.size === 0) return;
				let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path).find((ancestor) => this.#files.has(ancestor));
				return above && {
					path: above,
					isRemoved: this.#isRemoved(above)
				};
			}
			async #contentBefore(path, options) {
				if (options.from !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(options.from);
				let content = await this.read(path);
				if (content.ok) return content;
				return content.error.code === "not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : content;
			}
			async #refuse(path, isNew) {
				if (isNew) {
					if (this.#hasDirectory(path)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Cr)(path);
					for (let ancestor of (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path)) {
						let entry = await this.entry(ancestor);
						if (!entry.ok) return entry.error;
						if (entry.value.kind === "symlink") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tr)(path);
						if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sr)(ancestor);
					}
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return aliasError(path, alias);
				}
				return this.#base.isWritable(path) ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wr)(isNew ? "create file" : "write file", path);
			}
			#findAlias(path) {
				return this.#aliases.find({
					path,
					names: this.#names,
					isRemoved: (other) => this.#isRemoved(other)
				});
			}
		};
		function netChange(path, { before, after, edits }) {
			if (after === void 0) return before && {
				kind: "delete",
				path,
				before: before.bytes,
				modeBefore: before.mode
			};
			if (before === void 0) return {
				kind: "create",
				path,
				after: after.bytes,
				mode: after.mode
			};
			if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return;
			return {
				kind: "update",
				path,
				before: before.bytes,
				after: after.bytes,
				modeBefore: before.mode,
				mode: after.mode,
				...edits && { edits }
			};
		}
		function isUnreadable({ code }) {
			return code === "permission_denied" || code === "io_error";
		}
		function aliasError(path, alias) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_10__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			if (named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(named)) return named;
			let home = env.HOME ?? "";
			return node_path__WEBPACK_IMPORTED_MODULE_10__.join(node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(home) ? home : homeOfUser(), fallback);
		}
		function homeOfUser() {
			let user = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._r)(() => node_os__WEBPACK_IMPORTED_MODULE_13__.userInfo());
			return user.ok && node_path__WEBPACK_IMPORTED_MODULE_10__.isAbsolute(user.value.homedir) ? user.value.homedir : node_os__WEBPACK_IMPORTED_MODULE_13__.devNull;
		}
		async function openSession({ invocation, category, opened, allowHosts, verbose, history }) {
			let { env, console, program, signal } = invocation;
			let { tree, programs } = opened;
			let { folder } = tree;
			return {
				root: folder,
				context: {
					workspace: new StagedWorkspace(opened.view ?? tree),
					shell: lazyShell(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cr)(env.SHELL, programs), {
						inherited: env,
						searchPath: programs.path
					}),
					http: lazyHttp,
					threads: searchThreads(program),
					history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
					clock: _shared_js__WEBPACK_IMPORTED_MODULE_3__.rn,
					log: logTo((line) => console.err(`${console.errStyle.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(line))}\n`), verbose ? "trace" : "warn"),
					limits: _shared_js__WEBPACK_IMPORTED_MODULE_3__.jr,
					project: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.R)(tree),
					allowPrivateHosts: allowHosts,
					signal
				}
			};
		}
		function searchThreads({ folder, extension }) {
			return (0, _list_3_js__WEBPACK_IMPORTED_MODULE_8__.r)((0, node_url__WEBPACK_IMPORTED_MODULE_12__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_10__.join(folder, `search-worker${extension}`)), node_os__WEBPACK_IMPORTED_MODULE_13__.availableParallelism());
		}
		async function userHistory(env, root) {
			let { fileHistory } = await Promise.resolve().then(() => history_exports);
			return fileHistory({
				stateFolder: stateFolder(env),
				root
			});
		}
		let lazyHttp = { async send(request) {
			let { realHttp } = await __webpack_require__.e(4163).then(__webpack_require__.bind(__webpack_require__, 4163));
			return realHttp().send(request);
		} };
		function lazyShell(find, surroundings) {
			return {
				get program() {
					return find() ?? "none";
				},
				async run(request) {
					let { realShell } = await __webpack_require__.e(5918).then(__webpack_require__.bind(__webpack_require__, 5918));
					return realShell({
						...surroundings,
						program: find()
					}).run(request);
				}
			};
		}
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await readBase(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await openSession({
				invocation,
				category: "Search & Discovery",
				opened,
				allowHosts,
				verbose
			});
			return makePlan({
				recipe,
				inputs,
				library,
				findTool,
				context: {
					...session.context,
					secrets: secretsFrom(invocation.env, config.secrets),
					usage: lazyUsage(invocation.env, session.root)
				},
				openScratch: (workspace) => openSandbox({
					workspace,
					repository: tree.repository,
					...tools
				}),
				contexts: {
					env: variablesFor(invocation.env),
					github: github ?? {}
				},
				rules,
				root: session.root,
				approver,
				limits: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.it)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.tt, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened, invocation)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.dr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sr)("git", programs), programs.path),
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_3__.pr,
				scratchDisk: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(node_os__WEBPACK_IMPORTED_MODULE_13__.tmpdir())
			};
		}
		function sealToolsFor(opened, invocation) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository,
				askUsersGit: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.z)(opened, invocation)
			};
		}
		function variablesFor(env) {
			let variables = Object.create(null);
			for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
			return variables;
		}
		function messageFor({ name, description }) {
			return description === "" ? name : `${name}\n\n${description}`;
		}
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= Promise.all([__webpack_require__.e(7853), __webpack_require__.e(5026)]).then(__webpack_require__.bind(__webpack_require__, 5026)).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
		function storedRun({ stored, recipe, places, waiting }) {
			let { plan, changes } = stored;
			let calls = plan.steps.map((planned) => ({
				planned,
				step: stepOf(planned, recipe),
				changes: [],
				outputs: void 0,
				durationMs: 0
			}));
			let known = {
				calls,
				evidence: plan.evidence,
				includes: plan.recipe.includes,
				changes
			};
			return {
				recipe,
				inputs: plan.inputs,
				outcome: outcomeOf(known, plan, waiting),
				plan,
				steps: stepsOf(calls, recipe),
				places
			};
		}
		function waitingStep({ steps }) {
			return steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		}
		function outcomeOf(known, plan, tool) {
			let waits = waitingStep(plan);
			if (waits === void 0) return {
				kind: "complete",
				outputs: {},
				...known
			};
			let { label, at, args, decision } = waits;
			let reason = decision.kind === "allow" ? decision.rule : decision.reason;
			return {
				kind: "gated",
				gate: {
					label,
					at,
					call: {
						tool: tool ?? unknownTool(waits.tool),
						args
					},
					reason
				},
				...known
			};
		}
		function unknownTool(name) {
			return {
				name,
				summary: "",
				category: "Network",
				effect: "external",
				risk: "dangerous",
				permissions: []
			};
		}
		function stepsOf(calls, { verify }) {
			let groups = [];
			for (let call of calls) {
				let last = groups.at(-1);
				let isSame = last?.[0] !== void 0 && placeOf(last[0].planned) === placeOf(call.planned);
				last !== void 0 && isSame ? last.push(call) : groups.push([call]);
			}
			return groups.map((group, i) => recordOf(group, {
				number: i + 1,
				total: groups.length,
				verify
			}));
		}
		function recordOf(calls, { number, total, verify }) {
			let [first] = calls;
			if (first === void 0) throw Error("A step without a call.");
			let { label, tool, at } = first.planned;
			return {
				place: {
					label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
					calls: tool,
					number,
					total,
					isVerify: verify.includes(first.step),
					depth: 0,
					at
				},
				ending: endingOf(calls),
				calls,
				startMs: 0,
				durationMs: 0
			};
		}
		function endingOf(calls) {
			let kinds = new Set(calls.map(({ planned }) => planned.outcome.kind));
			if (kinds.has("deferred")) return "deferred";
			if (kinds.has("failed")) return "failure";
			return kinds.has("ran") ? "success" : "skipped";
		}
		function placeOf({ at }) {
			return `${at.file}:${at.line}:${at.column}`;
		}
		function stepOf(planned, recipe) {
			let { tool, at } = planned;
			let own = [...recipe.steps, ...recipe.verify].find((step) => step.at.line === at.line && step.at.file === at.file);
			if (own !== void 0) return own;
			return {
				id: void 0,
				name: void 0,
				if: void 0,
				forEach: void 0,
				timeoutSeconds: void 0,
				report: void 0,
				call: {
					kind: "tool",
					tool,
					at
				},
				with: [],
				expect: [],
				continueOnError: !1,
				at
			};
		}
		function expectedOnPull(trusted, pull) {
			return {
				...expectedOf(trusted),
				isFork: pull.isFork,
				checkPlace: (plan) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.I)(plan, pull)
			};
		}
		function expectedOf({ context, forge, config, prepared }) {
			let { recipe, inputs } = prepared;
			let message = context.runner.input("commit-message") || messageFor(recipe);
			return {
				recipe,
				inputs,
				config,
				sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v,
				message,
				isTrusted: (source) => isOnDefaultBranch(forge, prepared, source)
			};
		}
		async function plannedBefore(stored, { config, prepared }) {
			let waits = waitingStep(stored.plan);
			let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
			let places = {
				directory: stored.plan.base.directory,
				matches: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.$)(config.protectedPaths)
			};
			return storedRun({
				stored,
				recipe: prepared.recipe,
				places,
				waiting
			});
		}
		async function isOnDefaultBranch(forge, { library }, { path, digest }) {
			if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
			let tree = await forge.trusted();
			let text = tree.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.m)(tree.value, path) : tree;
			return text.ok && text.value !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(text.value)) === digest;
		}
		function calledName({ recipe: { path } }) {
			return path.startsWith("sous:") ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
		}
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
			let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tt)(report);
			if (reason === "clean") return {
				state: "success",
				description: found === 0 ? "Clean: nothing to change." : `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(found, "finding")}.`
			};
			if (reason !== "previewed" && reason !== "gated") return failedStatus(reason);
			let files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(records.filter(({ kind }) => kind !== "create_directory").length, "file");
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
			let { context, forge, from, digest } = command;
			let description = ENDED[code];
			if (description === void 0 || context.job === "plan") return;
			let plan = await findCurrent(forge, from.pull, digest);
			let pull = plan && await readPull(forge.github, from.pull);
			if (plan === void 0 || !pull?.ok) return;
			await showStatus(command, {
				commit: pull.value.head.commit,
				recipe: calledName(plan),
				state: "failure",
				description
			});
		}
		async function showCancelledStatus(around, plan, pull) {
			let current = await findCurrent(around.forge, pull, plan.digest);
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
		async function findCurrent(forge, pull, digest) {
			let remote = await forge.remote();
			let current = remote.ok ? await readCurrentPlans(remote.value, pull) : remote;
			let whole = current.ok ? current.value.find((one) => one.startsWith(digest)) : void 0;
			if (!remote.ok || whole === void 0) return;
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(remote.value, whole);
			return record.ok ? record.value.plan : void 0;
		}
		async function showStatus({ context, forge }, status) {
			if (context.runner.input("comment") === "off") return;
			let refused = await putStatus(forge.github, {
				...status,
				url: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.l)(context)
			});
			refused !== void 0 && context.runner.say(`No status on the commit: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(refused.message)}. ${refused.suggestion}\n`);
		}
		async function showSeen(shown) {
			let refused = await show(shown, "eyes");
			return refused !== void 0 && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Ot)(refused) ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.jt)("write to pull requests", refused) : void 0;
		}
		async function showEnd(shown, reaction) {
			shown.forge.github.calls < 17 && await show(shown, reaction);
		}
		async function show({ context, forge, from }, reaction) {
			let { runner, job } = context;
			if (from.kind === "review" || job === "plan" || runner.input("comment") === "off") return;
			let reacted = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.St)(forge.github, from.id, reaction);
			if (reacted.ok) {
				reacted.value !== void 0 && forge.isKnownAs(reacted.value);
				return;
			}
			runner.say(`The comment could not be reacted to: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(reacted.error.message)}\n`);
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
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Vn)()
			});
			return sent.ok ? void 0 : sent.error;
		}
		function cut(text, most) {
			return text.length <= most ? text : `${text.slice(0, most - 1)}\u2026`;
		}
		async function postPlan({ context, forge, pull, report, isFirst }) {
			let run = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.l)(context);
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
			let { text: body } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ct)(shown, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ot, `Look at the [job summary](${run}) before you approve it: it has room for more.`);
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
		async function postApplied(posted) {
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
				body: renderApplied({
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
			let current = await readPointer(remote.value, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.D)(plan));
			if (!current.ok) return current.error;
			if (current.value !== plan.digest) return;
			let body = renderPast({
				plan,
				past,
				again: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.R)(plan)
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
			told !== void 0 && context.runner.say(`The reply could not be written: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(told.message)}\n`);
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
			let found = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)(marked);
			return found.ok && found.value?.body.includes(commit) === !0;
		}
		async function putSticky({ context, forge, pull }, sticky) {
			if (context.runner.input("comment") === "off") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let self = await forge.self();
			if (!self.ok) return self;
			let comments = await forge.comments(pull);
			if (!comments.ok) return comments;
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._t)({
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
			let found = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)(request);
			if (!found.ok) return found.error;
			if (found.value !== void 0) return;
			let text = `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.xt)(request)}\n${body}`;
			let created = isFirst ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.vt)(request, text) : await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt)(request, text);
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
			let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.tt)(refused);
			if (context.job === "plan") return leaveRefusal(refused, context);
			if (context.runner.input("comment") === "off") return ending;
			let past = PAST_BY[refused.code];
			let isMended = plan?.repository?.pull === from.pull && (past !== void 0 || refused.code === "plan_superseded");
			let isForOthers = refused.code === "approval_missing" && digest !== void 0;
			let body = renderRefusal({
				...refused,
				...isForOthers && { command: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.E)({
					kind: "apply",
					digest
				}) },
				again: isMended ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.R)(plan) : void 0
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
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.tt)(refused),
				...left.ok && {
					planPath: left.value,
					isAnswered: !0
				}
			};
		}
	}),
	518: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("timed_out", `Command timed out after ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_failed", message, advice));
				}
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)(exit);
			}
		}
		function printedBy(exit) {
			return exit.kind === "not_started" ? {
				out: "",
				err: ""
			} : {
				out: exit.stdout,
				err: exit.stderr
			};
		}
		function exitFailure(exit, command) {
			let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
			if (complaint !== null) {
				let name = complaint[1] ?? complaint[2] ?? command;
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
			}
			return telling(exit, `Command failed with exit code ${exit.code}`, "Read what it printed, correct the cause, then run it again.");
		}
		function silent(exit, error) {
			return {
				error,
				unsaid: printedBy(exit)
			};
		}
		function telling(exit, message, suggestion) {
			let { out, err } = printedBy(exit);
			let [said, unsaid] = err.trim() === "" ? [out, ""] : [err, out];
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_failed", withOutput(message, said.trimEnd()), suggestion),
				unsaid: {
					out: unsaid,
					err: ""
				}
			};
		}
		function withOutput(message, text) {
			return text === "" ? message : `${message}:\n${endOf(text)}`;
		}
		function endOf(text) {
			return text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text;
		}
	}),
	2399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => ignoredByName,
			n: () => footprint_exports,
			r: () => ignoredByGit,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6297);
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.G)(disk, folder, repository);
			let ignored = await asked;
			let walk = new Walk(request, ignored);
			walk.go();
			if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
			let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
				...request,
				repository
			}, walk.specials) : [];
			for (let name of dropped) walk.marks.delete(name);
			return {
				files: walk.marks,
				git
			};
		}
		function compareFootprints(before, after) {
			return {
				files: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.files, after.files),
				git: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.git, after.git)
			};
		}
		var Walk = class {
			#request;
			#ignored;
			marks = new Map();
			specials = [];
			hasRepositories = !1;
			constructor(request, ignored) {
				this.#request = request;
				this.#ignored = ignored;
			}
			go() {
				let waiting = [""];
				for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
			}
			#look(prefix) {
				let { folder, disk } = this.#request;
				let entries = disk.readDirectory(`${folder}/${prefix}`);
				if (!entries.ok) {
					this.marks.set(prefix, entries.error.code);
					return [];
				}
				if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
					this.hasRepositories = !0;
					this.#note(`${prefix}${DOT_GIT}`);
					return [];
				}
				let directories = [];
				for (let { name, kind } of entries.value) {
					let inner = `${prefix}${name}`;
					if (inner === DOT_GIT) continue;
					kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
				}
				return directories;
			}
			noteFile(path) {
				this.marks.has(path) || this.#note(path);
			}
			#mayEnter(path, name) {
				let { folder, repository } = this.#request;
				if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
				return this.#ignored === void 0 ? !_list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(name) : !this.#ignored.has(`${path}/`);
			}
			#note(name) {
				let { folder, disk } = this.#request;
				let entry = disk.entry(`${folder}/${name}`);
				let found = entry.ok ? entry.value : void 0;
				found?.kind === "other" && this.specials.push(name);
				let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
				this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
			}
		};
		let IGNORED = [
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		];
		async function readIgnored(request) {
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
			let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
			return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
		}
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(segment)))));
	}),
	3514: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => searchFiles,
			r: () => realThreads,
			t: () => tool_grep_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
		function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
			return {
				cores,
				worthwhileFiles,
				startSearchWorker(workerData) {
					return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
						workerData,
						env: {},
						execArgv: [],
						resourceLimits: RESOURCE_LIMITS
					}));
				}
			};
		}
		function asThread(worker) {
			worker.on("error", () => void 0);
			return {
				onMessage: (listener) => void worker.on("message", listener),
				onEnd: (listener) => void worker.once("exit", listener),
				end: async () => void await worker.terminate()
			};
		}
		async function searchFiles(request, surroundings) {
			let { workspace, clock } = surroundings;
			let end = clock.elapsed() + surroundings.limits.searchMs;
			let remainingMs = () => end - clock.elapsed();
			let selector = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._)(workspace, request.selection);
			if (!selector.ok) return selector;
			let around = selector.value.isNamed ? {
				...surroundings,
				limits: forNamedFile(surroundings.limits)
			} : surroundings;
			let found = new Findings();
			let hasCandidates = !1;
			for await (let batch of batchesOf(selector.value, workspace)) {
				let { tally, isPartial } = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					files: batch.files,
					pattern: request.pattern,
					remainingMs
				}, around);
				let [tooDeep, secret] = [await countPresent(batch.tooDeep, workspace), await countPresent(batch.secret, workspace)];
				found.add(tally, {
					...batch,
					tooDeep,
					secret
				});
				isPartial && (found.isPartial = !0);
				hasCandidates ||= batch.files.length + tooDeep + secret > 0;
			}
			if (around.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
			let { under, include = [], extension } = request.selection;
			under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, it belongs to another repository, or it holds no files`);
			let { files } = found;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				files,
				totalMatches: files.reduce((sum, file) => sum + file.count, 0),
				matches: await describe(files, request, around),
				filesSearched: found.searched,
				skipped: found.skipped,
				fileBytes: around.limits.searchFileBytes,
				isPartial: found.isPartial,
				warnings: found.warnings
			});
		}
		function forNamedFile(limits) {
			return {
				...limits,
				searchFileBytes: Math.max(limits.searchFileBytes, limits.readFileBytes)
			};
		}
		async function* batchesOf({ only, pick }, workspace) {
			if (only !== void 0) yield {
				files: only,
				tooDeep: [],
				secret: [],
				warnings: []
			};
			else for await (let { files, warnings } of workspace.batches()) yield {
				...pick(files),
				warnings
			};
		}
		async function countPresent(paths, workspace) {
			let count = 0;
			for (let path of paths) {
				let entry = await workspace.entry(path);
				entry.ok && entry.value.kind === "file" && count++;
			}
			return count;
		}
		let FAULTS = [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		];
		var Findings = class {
			files = [];
			warnings = [];
			searched = 0;
			isPartial = !1;
			#skipped = {
				binary: [],
				tooLarge: [],
				unreadable: [],
				timedOut: [],
				longLines: [],
				tooDeep: 0,
				secret: 0
			};
			add(tally, { files, tooDeep, secret, warnings }) {
				let named = ([file, count]) => ({
					path: pathAt(files, file),
					count
				});
				this.files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(this.files, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.r)(tally).map(named), ({ path }) => path);
				let longLines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(this.#skipped.longLines, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.i)(tally).map(named), ({ path }) => path);
				let skipped = {
					...this.#skipped,
					longLines,
					tooDeep: this.#skipped.tooDeep + tooDeep,
					secret: this.#skipped.secret + secret
				};
				for (let fault of FAULTS) {
					let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
					skipped[fault] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(skipped[fault], more, (path) => path);
				}
				this.#skipped = skipped;
				this.searched += tally.searched;
				this.warnings.push(...warnings);
			}
			get skipped() {
				return this.#skipped;
			}
		};
		async function describe(found, request, around) {
			let { workspace, limits } = around;
			let reader = workspace.folder === void 0 ? void 0 : new _shared_js__WEBPACK_IMPORTED_MODULE_2__.o(workspace.folder, limits.searchFileBytes);
			let matches = [];
			for (let { path } of found) {
				if (matches.length >= request.maxMatches) break;
				let bytes = await contentOf(path, workspace, reader);
				if (bytes === void 0) continue;
				let { pattern, contextLines } = request;
				let limit = request.maxMatches - matches.length;
				matches.push(...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.a)({
					path,
					text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.n)(bytes),
					pattern,
					contextLines,
					limit,
					limitMs: limits.regexMsPerFile
				}));
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
			}
			return matches;
		}
		async function contentOf(path, workspace, reader) {
			let staged = workspace.staged(path);
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(staged);
			let read = reader?.read(path);
			if (read !== void 0) return typeof read == "object" ? read : void 0;
			let content = await workspace.read(path);
			return content.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(content.value.bytes) : void 0;
		}
		function pathAt(files, file) {
			let path = files[file];
			if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
			return path;
		}
		var tool_grep_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ grep: () => grep });
		let grep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
			name: "grep",
			summary: "Search file contents by a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters, and warns")),
				case_sensitive: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether upper and lower case differ")), !0),
				file_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.E)(),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)("Only files that fit one of these globs, which are relative to the working directory"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)("No files that fit one of these globs, nor files below a directory that does"),
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Directory or file to search in; a file up to 10 MB, where others are searched up to 1 MB")), "."),
				context_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Un)(20), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many lines to show before and after each match")), 2),
				hide_text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many matches to return; 50 when left out, 500 at most"))),
				max_depth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many directories deep to search")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(matchOutput()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The matching lines, at most max_results")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Every file with a match, however many matches are returned")),
				count: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Number of files with a match")),
				total_matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Number of matching lines in all files")),
				files_searched: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Number of text files that were looked into")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether there are more matches than returned"))
			}),
			metadata: [
				"count",
				"total_matches",
				"files_searched",
				"truncated"
			],
			when: "Use it to find lines by a regular expression. Prefer it to grep_search in recipes: it has more filters.",
			termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
			examples: [
				{
					description: "Find the asynchronous functions of the Rust sources",
					args: {
						pattern: "async fn.*execute",
						file_type: "rs"
					}
				},
				{
					description: "Find a word in any case, without its surroundings",
					args: {
						pattern: "todo",
						case_sensitive: !1,
						context_lines: 0
					}
				},
				{
					description: "Search only some files",
					args: {
						pattern: "FROM node:\\d+",
						include: "**/Dockerfile"
					}
				}
			],
			async run(args, context) {
				let { limits } = context;
				let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.W)(args.pattern, { caseSensitive: args.case_sensitive });
				if (!pattern.ok) return pattern;
				if (args.include?.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_arguments", "include is empty", "Say which files are meant, or leave it out for all.");
				let under = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)(args.path);
				if (!under.ok) return under;
				let { limit, warnings } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let maxDepth = args.max_depth ?? limits.searchDepth;
				let selection = {
					under: under.value,
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.exclude),
					maxDepth,
					...args.file_type !== void 0 && { extension: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.T)(args.file_type) }
				};
				let contextLines = args.hide_text ? 0 : args.context_lines;
				let found = await searchFiles({
					pattern: pattern.value,
					selection,
					maxMatches: limit,
					contextLines
				}, context);
				if (!found.ok) return found;
				let { totalMatches } = found.value;
				let matches = args.hide_text ? found.value.matches.map((match) => ({
					...match,
					text: "(not shown)"
				})) : found.value.matches;
				let value = {
					matches: matches.map((match) => ({
						...match,
						before: [...match.before],
						after: [...match.after]
					})),
					files: found.value.files.map((file) => file.path),
					count: found.value.files.length,
					total_matches: totalMatches,
					files_searched: found.value.filesSearched,
					truncated: totalMatches > matches.length
				};
				let output = totalMatches === 0 ? `No matches found for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(args.pattern)}'` : `Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(totalMatches, "match", "matches")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(value.count, "file")} for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(args.pattern)}':${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.d)(matches)}`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)(value, output, {
					unfinished: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.g)(found.value, limits)[0],
					warnings: [
						...warnings,
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.h)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.p)(found.value, limits, maxDepth)
					]
				});
			}
		});
		function matchOutput() {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("File with the match")),
				line: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Line number, from 1")),
				column: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Column of the match, from 1")),
				text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The line; of a very long one the part around the match")),
				before: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Lines before it")),
				after: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Lines after it"))
			});
		}
	}),
	4688: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => serializeParameters,
			t: () => compileRulePattern
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(error instanceof Error ? error.message : String(error));
			}
		}
	})
};
