"use strict";
exports.id = 3814;
exports.ids = [3814];
exports.modules = { 3814: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		a: () => showPreview,
		i: () => save_preview_exports,
		n: () => madeOn,
		o: () => suggestPlan,
		r: () => savePreview,
		s: () => sweepOld,
		t: () => checkHidden
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2528);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
	var node_buffer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4573);
	let File = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({
		filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)(),
		sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)()),
		patch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)())
	});
	let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)()),
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }))
	});
	async function suggestChanges(request) {
		let { github, pull, head, changes } = request;
		let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
		if (!files.ok) return files;
		let shown = new Map(files.value.map((file) => [file.filename, file]));
		let prefix = request.directory === "." ? "" : `${request.directory}/`;
		let all = [];
		for (let change of changes) {
			let path = prefix + change.path;
			let file = shown.get(path);
			if (file === void 0 || !("before" in change) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.un)(change.before, "sha1") !== file.sha) continue;
			let found = await suggestionsFor(change, shownRanges(file.patch ?? ""));
			all.push(...found.map((suggestion) => ({
				...suggestion,
				path
			})));
		}
		let chosen = all.filter(({ lines, firstLine, lastLine }) => lines.length <= 100 && lastLine - firstLine < 100).slice(0, 30);
		let heldBack = all.length - chosen.length;
		if (chosen.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			posted: 0,
			heldBack,
			isRepeated: !1
		});
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)(chosen.flatMap(({ lines }) => lines).join("\n"), "the suggestions");
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
		let earlier = await findReview(request);
		if (!earlier.ok) return earlier;
		if (earlier.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			posted: chosen.length,
			heldBack,
			isRepeated: !0
		});
		let body = [
			markerOf(request),
			"Sous would change these lines. Each suggestion can be taken by itself.",
			more(heldBack)
		];
		let posted = await github.write({
			route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
			parameters: {
				pull_number: pull,
				commit_id: head,
				event: "COMMENT",
				body: body.join("\n").trimEnd(),
				comments: chosen.map(commentFor)
			},
			schema: Review,
			look: () => findReview(request)
		});
		return posted.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			posted: chosen.length,
			heldBack,
			isRepeated: !1
		}) : posted;
	}
	function markerOf({ recipe, digest }) {
		return `<!-- sous:suggestions ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`;
	}
	async function findReview(request) {
		let reviews = await request.github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: request.pull }, Review);
		if (!reviews.ok) return reviews;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))));
	}
	function commentFor({ path, firstLine, lastLine, lines }) {
		let range = firstLine === lastLine ? {} : {
			start_line: firstLine,
			start_side: "RIGHT"
		};
		let longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
		let fence = "`".repeat(longest + 1);
		return {
			path,
			line: lastLine,
			side: "RIGHT",
			...range,
			body: [
				`${fence}suggestion`,
				...lines,
				fence
			].join("\n")
		};
	}
	function more(count) {
		return count === 0 ? "" : `\n${count} more ${count === 1 ? "place is" : "places are"} shown in the preview only.`;
	}
	function shownRanges(patch) {
		return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = "0", count = "1"]) => count === "0" ? [] : [{
			first: Number(start),
			last: Number(start) + Number(count) - 1
		}]);
	}
	async function suggestionsFor(change, ranges) {
		if (change.kind !== "update" || ranges.length === 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(change.before)) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(change.after))) return [];
		return ((await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.jt)(change))?.hunks ?? []).flatMap((hunk) => blocksOf(hunk)).map(anchored).flatMap((block) => {
			let range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last);
			if (block === void 0 || range === void 0) return [];
			return [block];
		});
	}
	function blocksOf(hunk) {
		let lines = [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mt)(hunk)];
		let blocks = [];
		let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
		for (let at = 0; at < lines.length;) {
			if (lines[at]?.kind === "context") {
				number++;
				at++;
				continue;
			}
			let end = lines.findIndex((line, i) => i >= at && line.kind === "context");
			let block = lines.slice(at, end < 0 ? lines.length : end);
			let removed = block.filter(({ kind }) => kind === "removed");
			let added = block.filter(({ kind }) => kind === "added");
			blocks.push({
				start: number,
				removed,
				added,
				before: lines[at - 1],
				after: end < 0 ? void 0 : lines[end]
			});
			number += removed.length;
			at += block.length;
		}
		return blocks;
	}
	function anchored({ start, removed, added, before, after }) {
		if ([
			...removed,
			...added,
			...removed.length > 0 ? [] : [before ?? after]
		].some((line) => line === void 0 || !line.hasLineFeed || line.text.includes("\r"))) return;
		let texts = added.map(({ text }) => text);
		if (removed.length > 0) return {
			firstLine: start,
			lastLine: start + removed.length - 1,
			lines: texts
		};
		if (before !== void 0) return {
			firstLine: start - 1,
			lastLine: start - 1,
			lines: [before.text, ...texts]
		};
		return after && {
			firstLine: start,
			lastLine: start,
			lines: [...texts, after.text]
		};
	}
	var save_preview_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ sweepOld: () => sweepOld });
	async function savePreview(kept) {
		let { context, forge, pull, planned, stored, origin } = kept;
		let { digest, status } = stored.plan;
		if (status === "complete" && stored.changes.length === 0) {
			let ending = {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.wt)(planned),
				next: [],
				footer: madeOn(kept)
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(await showPreview(kept, await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ot)({
				...planned,
				ending
			}), ending.detail ?? "The recipe would change nothing"));
		}
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let now = forge.github.serverTime;
		if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is"));
		let run = {
			id: context.run.id,
			attempt: context.run.attempt
		};
		let saved = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.B)(remote.value, {
			stored,
			origin: {
				...origin,
				run
			},
			now
		});
		if (!saved.ok) return saved;
		let notes = await notesOf(kept);
		let call = {
			does: "approves the call that waits, and shows what comes of it",
			lead: "To approve the call below and see what it changes, comment:"
		};
		let whole = {
			does: "applies exactly this",
			lead: "To apply this, comment:"
		};
		let command = `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)}`;
		let next = pull.isFork || notes.isRefused ? [] : [{
			command,
			...status === "gated" ? call : whole
		}];
		let footer = await footerOf(kept);
		let texts = [...pull.isFork ? [FORK] : [], ...notes.texts];
		let detail = texts.length === 0 ? {} : { detail: texts.join(" ") };
		let report = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ot)({
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
			forge,
			pull: pull.number,
			report
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(ending);
	}
	let FORK = "This pull request comes from a fork, where Sous pushes nothing. Its author can commit the suggestions on the changed lines.";
	async function notesOf({ context, forge, pull, stored: { plan, changes } }) {
		let hidden = (context.job === void 0 && plan.status === "gated" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("commands_not_here", "A call waits for approval, and this job runs none") : void 0) ?? await checkHidden(plan, changes) ?? await refuseWorkflowFiles(forge, pull, plan);
		let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge, pull);
		if (!changed.ok) return {
			texts: [...said(hidden), `${changed.error.message}.`],
			isRefused: hidden !== void 0
		};
		let recipe = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
		let rules = `The pull request changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`;
		return {
			texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [rules]],
			isRefused: hidden !== void 0 || recipe !== void 0
		};
	}
	async function refuseWorkflowFiles(forge, pull, plan) {
		let self = pull.isFork ? void 0 : await forge.self();
		return self?.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.o)(plan, self.value) : void 0;
	}
	function said(refused) {
		return refused === void 0 ? [] : [`Sous cannot apply this ('${refused.code}'). ${refused.message}. ${refused.suggestion}`];
	}
	function madeOn({ context, pull, pushedBy }) {
		return {
			head: pull.head.commit,
			...pushedBy && { pushedBy: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.vt)(pushedBy.login) },
			run: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.l)(context)
		};
	}
	async function footerOf(kept) {
		let { forge, pull, stored, origin, from } = kept;
		let footer = madeOn(kept);
		let [config, comments] = [await forge.config(), await forge.comments(pull.number)];
		if (!config.ok || !comments.ok || pull.isFork) return footer;
		let { approval } = config.value;
		let asking = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(stored.plan) ? from?.id ?? origin.comment : origin.comment;
		let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
		let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
		let [sensitive] = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)(stored, config.value);
		let people = approval.approvers.length === 0 ? "anyone with write access" : approval.approvers.map(_shared_js__WEBPACK_IMPORTED_MODULE_4__.vt).join(", ");
		let who = sensitive === void 0 ? `${people} can approve` : `needs a second person: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.St)(sensitive)}`;
		return {
			...footer,
			...until,
			approval: approval.codeowners ? `${who}; code owners must approve` : who
		};
	}
	async function showPreview({ context, forge, pull, isFirst, from }, report, message) {
		let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.a)({
			context,
			forge,
			pull: pull.number,
			report,
			isFirst
		});
		await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.p)({
			context,
			forge
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
			message: `${message}, but it could not be shown: ${posted.error.message}`
		};
		if (from !== void 0) {
			let said = report.outcome.kind === "failed" ? "the recipe failed" : "the preview is up to date";
			await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.o)({
				context,
				forge,
				from
			}, posted.value, {
				title: report.recipe.name,
				said
			});
			await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.u)({
				context,
				forge,
				from
			}, report.outcome.kind === "failed" ? "confused" : "+1");
		}
		return ending;
	}
	async function checkHidden(plan, changes) {
		let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("preview_incomplete", `The call of '${waiting.tool}' that waits is too large to be shown`, "Let the recipe call less.");
		let hidden = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.st)(changes);
		if (hidden === 0) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`);
	}
	async function suggestPlan({ context, forge, pull, report }) {
		let { plan, changes, recipe } = report;
		if (plan === void 0 || changes.length === 0 || context.runner.input("comment") === "off") return;
		let state = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.k)(forge.github, pull);
		let self = state.ok ? await forge.self() : state;
		if (!state.ok || !self.ok) return;
		let suggested = await suggestChanges({
			github: forge.github,
			pull,
			self: self.value.id,
			head: state.value.head.commit,
			recipe: recipe.source.path,
			digest: plan.digest,
			changes,
			directory: plan.base.directory
		});
		suggested.ok || context.runner.say(`No suggestions were made: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(suggested.error.message)}\n`);
	}
	async function sweepOld({ context, forge, keepHours }) {
		let remote = await forge.remote();
		let now = forge.github.serverTime;
		if (!remote.ok || now === void 0 || context.signal.aborted) return;
		let swept = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.V)(remote.value, {
			now,
			keepDays: 30 + Math.ceil(keepHours / 24)
		});
		swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Old plans could not be removed: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(swept.error.message)}\n`);
	}
}) };
