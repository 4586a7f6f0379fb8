"use strict";
exports.id = 744;
exports.ids = [744];
exports.modules = {
	6850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => countFindings,
			c: () => renderAnnotations,
			d: () => reasonOf,
			i: () => annotationsOf,
			l: () => makePlanReport,
			n: () => outcomeOf,
			o: () => matchAnnotations,
			r: () => outcomeText,
			s: () => moreText,
			t: () => cleanEnding,
			u: () => decisionOf
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5862);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2140);
		let REASONS = {
			api_unavailable: ["GitHub did not answer, or asked for more patience than a run has.", "Run it again later."],
			api_invalid: ["GitHub answered with something that Sous does not know.", "Run it again; if it stays, report it with the field that is named."],
			api_not_found: ["GitHub knows nothing at that address, or does not show it to this token.", "Check the name and what the token may read."],
			api_conflict: ["GitHub refused because something changed meanwhile.", "Run it again."],
			api_rejected: ["GitHub refused the request as it was.", "See what GitHub says in the message."],
			api_budget: ["The run asked GitHub more often than a run may.", "Run it again; if it stays, narrow the recipe."],
			auth_expired: ["GitHub does not accept the token, or no longer.", "Run it again: each run gets a new token."],
			token_not_permitted: ["The token may not do this.", "Add the permission to the job's 'permissions:'."],
			not_a_command: ["The comment is no command of Sous.", "Nothing."],
			command_mistake: ["The command cannot be read.", "See '/sous help'."],
			digest_malformed: ["The text is not the digest of a plan, nor at least 12 characters of one.", "Copy the line from the preview."],
			digest_ambiguous: ["The first characters of the digest fit more than one plan.", "Write the whole digest. It is in the details of the preview."],
			not_a_pull_request: ["The comment is on an issue, not on a pull request.", "Comment on the pull request that it is for."],
			event_action_ignored: ["Sous acts on new comments and submitted reviews only, never on edited ones.", "Write a new comment."],
			review_not_approving: ["The review does not approve.", "Approve, or comment '/sous apply' with the digest."],
			event_not_trusted: ["The event runs with full rights on what a stranger can write, and Sous does not need it.", "Use 'issue_comment' or 'pull_request'."],
			event_not_trusted_for_apply: ["The workflow of this event comes from the pull request, not from the default branch.", "Comment '/sous apply' with the digest."],
			workflow_ref_not_default: ["The workflow was started from another branch than the default one.", "Start it from the default branch."],
			payload_invalid: ["The event that started the run is not as GitHub describes it.", "See the field that the message names."],
			input_invalid: ["An input of the action has a value that it cannot have.", "Correct it in the workflow's 'with:'."],
			not_permitted: ["The person may not do this in this repository.", "Ask somebody who may write."],
			not_listed: ["The configuration lists who may do this, and the person is not among them.", "Ask one of those who are listed."],
			bot_actor: ["A bot gives no commands and approves nothing.", "Nothing."],
			sender_mismatch: ["The one who sent the event is not the author of the text.", "Let the author write a new comment."],
			comment_changed: ["The comment was edited or deleted since it was written.", "Write a new comment."],
			approval_stale: ["The approval was given for another commit.", "Look at what changed since, and approve again."],
			changes_requested: ["Somebody who may write asked for changes.", "Let that person approve, or dismiss the review."],
			approval_missing: ["Somebody else still has to approve.", "Ask for the approval that the message names."],
			policy_error: ["What decides on approvals cannot be read or applied.", "Correct the file that the message names, on the default branch."],
			pr_closed: ["The pull request is closed or merged.", "Open it again, or use another."],
			pr_draft: ["The pull request is a draft.", "Mark it as ready, or allow drafts in the configuration."],
			base_not_allowed: ["The pull request is for a branch that Sous is not set up for.", "Add the branch to 'branches' in the configuration."],
			stale_base: ["The pull request is for another branch than when the plan was made, or that branch has moved.", "Run the recipe again."],
			stale_head: ["The pull request has moved on since the plan was made.", "Run the recipe again."],
			fork_not_allowed: ["The pull request comes from a fork, and Sous does not write there.", "Take the patch, or allow previews for forks."],
			recipe_changed: ["The pull request changes the recipe itself, and what would land is not from there.", "Merge the change of the recipe first."],
			recipe_not_on_base: ["The recipe is new in this pull request, and Sous runs only recipes of the base branch.", "Merge the recipe first. Until then, 'sous preview' runs it on your machine."],
			base_unavailable: ["Sous could not read the base commit of the pull request, where the recipe and the rules come from.", "Give the job 'contents: read', or check out with 'fetch-depth: 0'."],
			repo_archived: ["The repository is archived.", "Nothing can be changed in it."],
			ref_moved: ["The branch is not where it was when Sous last looked.", "Preview again on what is there now."],
			ref_missing: ["The branch or commit is not there any more.", "Preview again where the branch is now."],
			ref_blocked: ["Git cannot create a ref of Sous, because someone pushed one whose name is in the way.", "Delete the ref that the message names, then try again."],
			checks_pending: ["The branch requires checks that have not passed yet.", "Approve again when they have passed, or allow auto-merge in the repository's settings."],
			merge_refused: ["GitHub refused to merge the pull request.", "See what GitHub says in the message, then approve again."],
			protected_branch: ["GitHub protects the branch, and the token may not pass.", "Let Sous propose a pull request instead."],
			workflows_permission: ["A plan that changes workflow files needs a token with 'workflows' permission, which GITHUB_TOKEN cannot have.", "Use a GitHub App token with the 'workflows' permission, or apply it on your machine with 'sous run'."],
			signatures_required: ["The branch accepts signed commits only, and this one is not signed.", "Use GITHUB_TOKEN or a GitHub App token: GitHub signs the commits that Sous makes with them. It does not sign a person's."],
			push_protection: ["GitHub found a secret in the change and blocked the push.", "Remove the secret from the recipe or its inputs, and revoke it if it is real. If it is not a secret, allow it under the repository's security settings."],
			push_rejected: ["GitHub refused the push.", "See what GitHub says in the message."],
			branch_conflict: ["Somebody else's commits are on the branch that Sous would write to.", "Merge, move or delete that branch, then run it again."],
			io_error: ["The machine could not write a temporary file or run git.", "Look at its disk and at git, then run it again."],
			digest_unknown: ["No such plan is stored: it never was, or it is no longer.", "Run the recipe again, then approve the new plan."],
			plan_tampered: ["What is stored under that digest is not the plan that the digest names.", "Run the recipe again, and find out who changed it."],
			plan_version: ["Another version of Sous made the plan.", "Run the preview again."],
			plan_outdated: ["The recipe or the configuration changed on the default branch after the preview.", "Run the recipe again, then approve the new plan."],
			plan_unproven: ["Nothing that GitHub attests shows that Sous made this plan. What is stored under refs/sous/ proves nothing: anyone with write access can push there.", "Run the recipe again, then approve the new plan."],
			plan_not_reproduced: ["Sous made the plan again before applying it, and got something else.", "Run the recipe again, then approve the new plan. If it happens twice, the recipe depends on something that changes."],
			plan_cancelled: ["Someone cancelled the plan.", "Run the recipe again, then approve the new plan."],
			commands_not_here: ["The token of this job can write, and Sous never runs commands or web requests beside such a token.", "Use the workflow that 'sous init' writes: its plan job runs commands and cannot write."],
			app_key_exposed: ["A review runs the workflow of the pull request, so a GitHub App token in its job is within reach of everyone who can push a branch.", "Comment '/sous apply' with the digest instead, and keep the key in an environment limited to the default branch."],
			plan_gated: ["A call of the plan still waits for approval, so there is nothing to land yet.", "Approve that call first."],
			preview_incomplete: ["The change is too large to be shown whole, so nobody can have looked at all of it.", "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change."],
			runner_file_tampered: ["A command changed the files by which a step talks to the runner, which would change what later steps do.", "Find out which command of the recipe does that."],
			plan_expired: ["The plan is older than plans may get.", "Run the recipe again, then approve the new plan."],
			plan_superseded: ["A newer plan of the same recipe has taken its place.", "Look at the newer plan and approve that one."],
			plan_empty: ["The plan changes nothing, so there is nothing to land.", "Nothing needs to be done."],
			already_applied: ["The files of the plan are there already; nothing was written.", "Nothing needs to be done."],
			tree_mismatch: ["The commit would not hold exactly what was previewed.", "Run the recipe again; report it if it stays."],
			message_refused: ["The commit message holds a line that GitHub or Sous would take for an instruction.", "Correct the message."],
			secret_in_output: ["What was to be published holds a secret.", "Find out how it got there; change the secret if it was shown anywhere."],
			lock_held: ["Another run is landing a plan here.", "Wait until it has ended, then approve again."],
			lock_ambiguous: ["There is a lock that cannot be read, so nobody knows who holds it.", "Make sure that no run is landing, then remove the lock."],
			cancelled: ["The run was cancelled.", "Run it again if it was not meant."]
		};
		let REASON_CODES = {
			previewed: ["pass", "The plan was made and shown; nothing was written."],
			clean: ["pass", "The recipe would change nothing."],
			landed: ["pass", "The plan was written to the working tree."],
			committed: ["pass", "The plan became a commit."],
			proposed: ["pass", "The plan became a pull request."],
			declined: ["pass", "Somebody closed the same proposal before; it is not opened again."],
			already_applied: ["pass", "The files of the plan are there already; nothing was written."],
			accepted: ["pass", "The command is understood and its author may give it; another job does it."],
			answered: ["pass", "The command was answered; it makes no plan."],
			undone: ["pass", "What the plan had changed was put back."],
			gated: ["wait", "A call waits for approval; what comes after it is known once it ran."],
			approval_needed: ["wait", "The plan is complete and takes effect once a person approves it; nobody could be asked."],
			queued: ["wait", "The proposal is in the merge queue. GitHub merges it when the checks of the queue pass."],
			auto_merge_enabled: ["wait", "Auto-merge is on. GitHub merges the proposal when its required checks pass."],
			approval_refused: ["refuse", "A person refused; nothing was written."],
			untrusted_recipe: ["refuse", "The recipe acts outside the workspace and nobody said yet that it is trusted."],
			stale: ["refuse", "The base or a file moved since the plan was made; nothing was written."],
			merged_on_moved_base: ["fail", "The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones."],
			changes_found: ["fail", "Check failed: the recipe would change files."],
			drift_reported: ["pass", "The recipe would change something, and an issue says what."],
			check_gated: ["fail", "Check failed: a call waits for approval, so Sous could not run the rest of the recipe."],
			check_incomplete: ["fail", "Check failed: Sous could not check every file."],
			invalid_recipe: ["fail", "The recipe has mistakes; no step ran."],
			invalid_inputs: ["fail", "The inputs do not fit the recipe; no step ran."],
			limit_exceeded: ["fail", "The recipe went beyond a limit on steps, files, bytes or time; nothing was written."],
			cancelled: ["fail", "The run was cancelled; nothing was written."],
			internal_error: ["fail", "Sous has a bug. The error message names what it had already written, if anything."]
		};
		let FAULTS = new Set([
			"api_unavailable",
			"api_invalid",
			"api_not_found",
			"api_conflict",
			"api_rejected",
			"api_budget",
			"auth_expired",
			"token_not_permitted",
			"payload_invalid",
			"input_invalid",
			"policy_error",
			"base_unavailable",
			"io_error",
			"tree_mismatch",
			"plan_tampered",
			"runner_file_tampered",
			"lock_ambiguous",
			"ref_blocked"
		]);
		let NAMED_ERRORS = {
			cancelled: "cancelled",
			limit_exceeded: "limit_exceeded",
			approval_needed: "approval_needed",
			approval_refused: "approval_refused",
			untrusted_recipe: "untrusted_recipe",
			stale: "stale",
			internal_error: "internal_error"
		};
		function reasonOf({ code }) {
			return NAMED_ERRORS[code] ?? `failed:${code}`;
		}
		function decisionOf(reason) {
			if (reason === "approval_missing") return "wait";
			if (isNamed(reason)) return REASON_CODES[reason][0];
			return isRefusal(reason) && !FAULTS.has(reason) ? "refuse" : "fail";
		}
		function meaningOf(reason) {
			if (isNamed(reason)) return REASON_CODES[reason][1];
			return isRefusal(reason) ? REASONS[reason][0] : "A step failed; nothing was written.";
		}
		function isNamed(reason) {
			return Object.hasOwn(REASON_CODES, reason);
		}
		function isRefusal(reason) {
			return Object.hasOwn(REASONS, reason);
		}
		async function hunkAuthors(diffs, { outcome, steps }) {
			let versions = versionsByPath(outcome.calls, steps);
			let authors = new Map();
			for (let diff of diffs) {
				let made = versions.get(diff.path) ?? [];
				let labels = unique(made.map(({ label }) => label));
				let find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels);
				for (let hunk of diff.hunks) authors.set(hunk, find(hunk));
			}
			return authors;
		}
		function versionsByPath(calls, steps) {
			let labels = stepLabels(steps);
			let versions = new Map();
			for (let call of calls) {
				let label = labels.get(call) ?? call.planned.label;
				for (let change of call.changes) {
					let known = versions.get(change.path);
					known === void 0 ? versions.set(change.path, [{
						label,
						change
					}]) : known.push({
						label,
						change
					});
				}
			}
			return versions;
		}
		function stepLabels(steps) {
			return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label])));
		}
		async function followLines(versions) {
			let removedBy = new Map();
			let lines;
			for (let { label, change } of versions) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.t)(change);
				lines ??= Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
			}
			return {
				lines: lines ?? [],
				removedBy
			};
		}
		function follow(lines, { hunks }, label, removedBy) {
			let next = [];
			let at = 0;
			let keepTo = (end) => {
				for (; at < end; at++) next.push(lines[at] ?? label);
			};
			for (let hunk of hunks) {
				keepTo(firstIndex(hunk.oldStart, hunk.oldLines));
				for (let { kind, lines: count } of hunk.runs) if (kind === "context") keepTo(at + count);
				else if (kind === "added") for (let i = 0; i < count; i++) next.push(label);
				else for (let end = at + count; at < end; at++) {
					let line = lines[at];
					typeof line == "number" && removedBy.set(line, label);
				}
			}
			keepTo(lines.length);
			return next;
		}
		function finder({ lines, removedBy }, all) {
			return (hunk) => {
				let found = new Set();
				let oldAt = firstIndex(hunk.oldStart, hunk.oldLines);
				let newAt = firstIndex(hunk.newStart, hunk.newLines);
				for (let { kind, lines: count } of hunk.runs) {
					for (let i = 0; i < count && kind === "removed"; i++) found.add(removedBy.get(oldAt + i + 1));
					for (let i = 0; i < count && kind === "added"; i++) found.add(lines[newAt + i]);
					kind !== "added" && (oldAt += count);
					kind !== "removed" && (newAt += count);
				}
				let authors = all.filter((label) => found.has(label));
				return authors.length === 0 ? all : authors;
			};
		}
		function firstIndex(start, lines) {
			return lines === 0 ? start : start - 1;
		}
		function unique(labels) {
			return [...new Set(labels)];
		}
		async function makePlanReport(run) {
			let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
			let diffs = await (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.t)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.o)(changes, diffs, run.places),
				authors
			};
		}
		let ANNOTATION_LEVELS = [
			"error",
			"warning",
			"notice"
		];
		function annotationsOf(report) {
			let { outcome } = report;
			return limit([...outcome.kind === "failed" ? [failureOf(outcome.failure)] : [], ...reportedMatches(report)], outcome.calls);
		}
		function matchAnnotations(report) {
			return report.found ?? limit(reportedMatches(report), report.outcome.calls);
		}
		function countFindings(report) {
			let { shown, more } = matchAnnotations(report);
			return shown.length + more.error + more.warning + more.notice;
		}
		function limit(all, calls) {
			let shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, 10));
			let more = (level) => {
				let [known, told] = [all, shown].map((list) => list.filter((one) => one.level === level).length);
				let reported = calls.filter(({ step }) => step.report === level);
				return (known ?? 0) - (told ?? 0) + reported.reduce((sum, { outputs }) => sum + untold(outputs), 0);
			};
			return {
				shown,
				more: {
					error: more("error"),
					warning: more("warning"),
					notice: more("notice")
				}
			};
		}
		function renderAnnotations(annotations, style) {
			let colours = {
				error: style.red,
				warning: style.yellow,
				notice: style.cyan
			};
			let lines = annotations.shown.map(({ level, file, line, column, message }) => `${style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(file)}:${line}:${column}`)}: ${colours[level](level)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(message)}\n`);
			let rest = moreText(annotations);
			return `${lines.join("")}${rest === "" ? "" : `${style.dim(rest)}\n`}`;
		}
		function moreText({ more }) {
			let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(more[level], `more ${level}`)]);
			return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
		}
		function failureOf({ at, error, label }) {
			let message = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.P)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
			return {
				level: "error",
				file: at.file,
				line: at.line,
				column: at.column,
				message
			};
		}
		function reportedMatches({ outcome, plan }) {
			let directory = plan?.base.directory ?? ".";
			return outcome.calls.flatMap((call) => matchesOf(call, directory));
		}
		function matchesOf({ step, outputs }, directory) {
			let level = step.report;
			if (level === void 0) return [];
			return matchesIn(outputs).map(({ path, line, column, text }) => ({
				level,
				file: directory === "." ? path : `${directory}/${path}`,
				line,
				column,
				message: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.P)(step.name ?? text.trim(), 300)
			}));
		}
		function untold(outputs) {
			let total = outputs?.total_matches;
			return typeof total == "number" ? Math.max(0, total - matchesIn(outputs).length) : 0;
		}
		function matchesIn(outputs) {
			let matches = outputs?.matches;
			return Array.isArray(matches) ? matches.filter(isMatch) : [];
		}
		function isMatch(value) {
			let match = value;
			return typeof match?.path == "string" && typeof match.line == "number" && typeof match.column == "number" && typeof match.text == "string";
		}
		function outcomeText({ reason, detail }, show) {
			if (detail === void 0) return meaningOf(reason);
			return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`;
		}
		function cleanEnding(run) {
			let found = countFindings(run);
			return found === 0 ? { reason: "clean" } : {
				reason: "clean",
				detail: `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(found, "finding")}. There is nothing to apply.`
			};
		}
		function outcomeOf(error) {
			let reason = reasonOf(error);
			return isToldByDetail(reason) ? {
				reason,
				detail: `${error.message}. ${error.suggestion}`
			} : { reason };
		}
		let TOLD_BY_DETAIL = [
			"previewed",
			"gated",
			"clean",
			"stale",
			"changes_found",
			"merged_on_moved_base"
		];
		function isToldByDetail(reason) {
			return TOLD_BY_DETAIL.includes(reason) || !Object.hasOwn(REASON_CODES, reason);
		}
	}),
	668: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => callOfPlan,
			r: () => planOfCall,
			t: () => callDigest
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
		let ORIGIN = "tool:";
		function planOfCall({ call, reason, changes, facts, seal }) {
			let { name } = call.tool;
			let source = `${ORIGIN}${name}`;
			let decision = {
				kind: "needs_approval",
				reason
			};
			let at = {
				file: source,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let filesAffected = changes.map((change) => change.path);
			let content = {
				...facts,
				schemaVersion: 1,
				status: "complete",
				recipe: {
					path: source,
					digest: callDigest(call),
					includes: []
				},
				inputs: {},
				evidence: [],
				steps: [{
					label: "1",
					tool: name,
					args: call.args,
					decision,
					outcome: {
						kind: "ran",
						output: "",
						warnings: [],
						filesAffected
					},
					at
				}],
				message: `Call ${name}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.it)(filesAffected, 3)}`,
				target: "working-tree"
			};
			return (0, _seal_js__WEBPACK_IMPORTED_MODULE_3__.t)(content, changes, seal);
		}
		function callOfPlan({ recipe, steps }) {
			return recipe.path.startsWith(ORIGIN) ? steps[0] : void 0;
		}
		function callDigest({ tool, args }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(Buffer.from(`${tool.name}\n${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.k)(args)}`));
		}
	}),
	744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => reportRun,
			JK: () => reportUnprepared,
			QR: () => reportApplied,
			_n: () => nextCommands,
			failEarly: () => failEarly,
			hq: () => showChanges,
			i: () => calledText,
			n: () => renderFailure,
			r: () => StepTicker,
			t: () => placeText,
			tN: () => showPlan
		});
		__webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(668);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2140);
		var _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6850);
		var _entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(400);
		var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(960);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1219);
		var StepTicker = class {
			#style;
			#running = [];
			constructor(style) {
				this.#style = style;
			}
			take(event) {
				switch (event.kind) {
					case "step_started": {
						let above = this.#showAbove();
						this.#running.push({
							place: event.step,
							isShown: !1
						});
						return above;
					}
					case "progress": {
						let running = this.#running.at(-1);
						running?.place === event.step && (running.progress = event.progress);
						return "";
					}
					case "step_finished": return this.#finish(event);
					default: return "";
				}
			}
			live(frame, elapsedMs) {
				let running = this.#running.at(-1);
				if (running === void 0) return;
				let { place, progress } = running;
				let spinner = this.#style.cyan("\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[frame % 10] ?? "");
				let count = progress === void 0 ? [] : [progressText(progress)];
				return `${indent$1(place)}${spinner} ${[
					this.#title(place),
					...count,
					this.#style.dim((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.a)(elapsedMs))
				].join("  ")}`;
			}
			#showAbove() {
				let hidden = this.#running.filter((running) => !running.isShown);
				let lines = hidden.map(({ place }) => `${indent$1(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
				for (let running of hidden) running.isShown = !0;
				return lines.join("");
			}
			#finish(event) {
				let { step: place, ending, calls, durationMs } = event;
				this.#running.at(-1)?.place === place && this.#running.pop();
				let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.l)({
					place,
					ending,
					calls
				});
				let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
				(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.a)(durationMs)));
				return `${indent$1(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
			}
			#title(place) {
				let around = this.#running.findLast((other) => other.place.depth < place.depth);
				let label = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(shortLabel(place, around?.place)), 40);
				let called = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(calledText(place)), 40);
				return `${this.#style.bold(label)}  ${called}`;
			}
		};
		function calledText({ calls }) {
			return calls.replace(/^recipe:/, "recipe ");
		}
		function shortLabel(place, around) {
			let prefix = around === void 0 ? "" : `${around.label} / `;
			let label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label;
			return place.isVerify && !label.startsWith("verify") ? `verify ${label}` : label;
		}
		let MARKS = {
			ran: "\u2713",
			skipped: "\u2013",
			failed: "\u2717",
			waits: "\u2026",
			deferred: "\u2026",
			unfinished: "\u2717"
		};
		function markOf(status, style) {
			switch (status) {
				case "ran": return style.green(MARKS[status]);
				case "failed":
				case "unfinished": return style.red(MARKS[status]);
				case "waits": return style.yellow(MARKS[status]);
				default: return style.dim(MARKS[status]);
			}
		}
		function showText(status, text, style) {
			let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(text);
			if (status === "failed") return style.red(shown);
			if (status === "waits") return style.yellow(shown);
			return status === "ran" ? shown : style.dim(shown);
		}
		function indent$1({ depth }) {
			return "  ".repeat(depth);
		}
		function progressText(progress) {
			let { done, total } = progress;
			let shown = (number) => number.toLocaleString("en");
			return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.s)(progress)}`;
		}
		function renderPlan(report, style) {
			let { outcome, recipe } = report;
			return [
				`${`${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(recipe.name))} ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(recipe.source.path))}`}\n${renderManifest(report, style)}`,
				renderInputs(report, style),
				report.changes.length === 0 ? "" : (0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_7__.t)(report, style),
				outcome.kind === "failed" ? "" : renderTotals(report, style),
				outcome.kind === "gated" ? renderGate(outcome.gate, report, style) : "",
				section("Warnings", warningLines([...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.r)(report), ...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.n)(report)], style), style),
				(0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__.c)((0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__.o)(report), style),
				section("Verify", outcome.kind === "failed" ? [] : verifyLines(report, style), style),
				section("Outputs", outcome.kind === "complete" ? outputLines(outcome.outputs, style) : [], style),
				outcome.kind === "failed" ? renderFailure(outcome.failure, style) : ""
			].filter((part) => part !== "").join("\n");
		}
		function renderOutcome(ending, style) {
			let { reason, next } = ending;
			let said = (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__.r)(ending, _entry_js__WEBPACK_IMPORTED_MODULE_6__.I);
			let rows = next.map(({ command, does }) => `  ${style.cyan((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.I)(command).replaceAll("\n", "\n  "))}  ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(does))}\n`);
			return `${endingMark(reason, style)} ${said} ${style.dim(`(${reason})`)}\n${rows.join("")}`;
		}
		function renderFailure({ label, at, error }, style) {
			let step = `step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(label)}'`;
			return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.I)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.I)(error.suggestion)}\n`].join("\n");
		}
		function placeText({ file, line, column }) {
			return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(file)}:${line}:${column}`;
		}
		function endingMark(reason, style) {
			if (reason === "previewed") return style.cyan("\u25cb");
			switch ((0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__.u)(reason)) {
				case "pass": return style.green("\u2713");
				case "wait": return style.yellow("\u2026");
				case "refuse": return style.yellow("\u2717");
				case "fail": return style.red("\u2717");
			}
		}
		function renderManifest({ recipe, isRecordOnly }, style) {
			if (isRecordOnly) return "";
			let rows = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.c)(recipe.permissions);
			if (rows.length === 0) return `  ${style.dim("may")}  ${_plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.t}\n`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.v)(rows, style).map((line, i) => `  ${style.dim(i === 0 ? "may" : "   ")}  ${line}\n`).join("");
		}
		function renderInputs({ inputs }, style) {
			let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, valueText(value)]]);
			return section("Inputs", (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.v)(rows, style), style);
		}
		function renderTotals({ records, plan }, style) {
			let digest = plan === void 0 ? "" : `${style.dim("digest")} ${plan.digest}\n`;
			return `${style.bold((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__.s)(records))}\n${digest}`;
		}
		function renderGate({ label, at, call, reason }, report, style) {
			let later = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.i)(report).map(_entry_js__WEBPACK_IMPORTED_MODULE_6__.R);
			let heading = `${style.yellow("\u2026")} ${style.bold(`Step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(label)}' waits for approval`)} ${style.dim(placeText(at))}\n`;
			let shown = (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__.d)({
				call,
				changes: [],
				reason
			});
			let rest = later.length === 0 ? "" : `Known after approval: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.it)(later, 10)}\n`;
			return `${heading}${indent(shown)}${rest === "" ? "" : indent(rest)}`;
		}
		function warningLines(warnings, style) {
			let shown = warnings.slice(0, 20);
			let lines = shown.map(({ about, text }) => `${style.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(about)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(text)}`);
			return warnings.length > shown.length ? [...lines, style.dim(`\u2026 and ${warnings.length - shown.length} more`)] : lines;
		}
		function verifyLines({ steps }, style) {
			return steps.filter(({ place }) => place.isVerify && place.depth === 0).map((step) => {
				let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.l)(step);
				return `${markOf(status, style)} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(step.place.label))}  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)(text)}`;
			});
		}
		function outputLines(outputs, style) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.v)(Object.entries(outputs).map(([name, value]) => [name, valueText(value)]), style);
		}
		function valueText(value) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.R)((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_8__.s)(value)), 400);
		}
		function section(title, lines, style) {
			return lines.length === 0 ? "" : `${style.bold(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
		}
		function indent(text) {
			return text.replace(/^(?=.)/gm, "  ");
		}
		function showPlan(report, { options, invocation }) {
			options.json || invocation.console.out(`${renderPlan(report, invocation.console.outStyle)}\n`);
		}
		async function reportRun(report, target) {
			let { options, invocation, hasShown, folder } = target;
			let { console } = invocation;
			if (options.json) console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.L)((await __webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))).planResult(report), 2)}\n`);
			else {
				hasShown || showPlan(report, target);
				console.out(renderOutcome(report.ending, console.outStyle));
			}
			let code = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.d)(report.ending.reason);
			if (folder === void 0) return code;
			let { writePlanFiles } = await __webpack_require__.e(7046).then(__webpack_require__.bind(__webpack_require__, 7046));
			return tellWritten(await writePlanFiles(report, folder), code, console);
		}
		async function reportUnprepared(unprepared, target) {
			let { console } = target.invocation;
			let { json } = target.options;
			switch (unprepared.kind) {
				case "error": {
					let { error } = unprepared;
					json || console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.k)(error, console.errStyle));
					return reportBare({
						error,
						ending: {
							...(0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_5__.n)(error),
							next: []
						}
					}, target);
				}
				case "invalid_recipe": {
					let { files } = unprepared;
					let ending = {
						reason: "invalid_recipe",
						next: []
					};
					json || console.err((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.o)(files, console.errStyle) + (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.s)(files, console.errStyle));
					let [only] = files.length === 1 ? files : [];
					let diagnostics = files.flatMap((file) => file.diagnostics);
					return reportBare({
						...only && { recipe: only.path },
						diagnostics,
						ending
					}, target, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(files));
				}
				case "invalid_inputs": {
					let { recipe, diagnostics } = unprepared;
					let ending = {
						reason: "invalid_inputs",
						next: [{
							command: `sous explain ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(recipe)}`,
							does: "tells what it takes"
						}]
					};
					if (!json) {
						for (let { message, suggestion } of diagnostics) console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.k)({
							code: "invalid_arguments",
							message,
							suggestion
						}, console.errStyle));
						console.err(renderOutcome(ending, console.errStyle));
					}
					return reportBare({
						recipe,
						diagnostics,
						ending
					}, target);
				}
			}
		}
		async function reportApplied(report, target) {
			let { console } = target.invocation;
			if (target.options.json) return reportBare(report, target);
			report.error !== void 0 && report.ending.next.length === 0 ? console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.k)(report.error, console.errStyle)) : console.out(renderOutcome(report.ending, console.outStyle));
			return reportBare(report, target);
		}
		function failEarly(error, invocation, folder) {
			return reportUnprepared({
				kind: "error",
				error
			}, {
				options: { json: invocation.argv.includes("--json") },
				invocation,
				folder
			});
		}
		async function showChanges(changes, console, places) {
			let diffs = await (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__.t)(changes);
			console.out(`${(0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_7__.t)({
				changes,
				diffs,
				places
			}, console.outStyle)}\n${(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__.s)((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_4__.o)(changes, diffs))}\n`);
		}
		async function reportBare(report, target, more = {}) {
			let { options, invocation, folder } = target;
			let { console } = invocation;
			options.json && console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.L)({
				...more,
				...(await __webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))).bareResult(report)
			}, 2)}\n`);
			let code = (0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.d)(report.ending.reason);
			if (folder === void 0) return code;
			let { writeBareFiles } = await __webpack_require__.e(7046).then(__webpack_require__.bind(__webpack_require__, 7046));
			return tellWritten(await writeBareFiles(report, folder, target.changes), code, console);
		}
		function tellWritten(written, code, console) {
			if (written.ok) return code;
			console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_6__.k)(written.error, console.errStyle));
			return code === _entry_js__WEBPACK_IMPORTED_MODULE_6__.l.done ? _entry_js__WEBPACK_IMPORTED_MODULE_6__.l.failed : code;
		}
		function nextCommands({ reason, options, trust, plan }) {
			let root = options.root === void 0 ? [] : ["--root", options.root];
			let digest = plan?.digest ?? "";
			let isOfCall = plan !== void 0 && (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_2__.n)(plan) !== void 0;
			let needsTrust = trust === void 0 || trust.isRemembered ? [] : ["--trust", trust.hash];
			let asTrusted = options.trust === void 0 ? [] : needsTrust;
			switch (reason) {
				case "approval_needed":
					if (isOfCall) return [command([
						"plans",
						digest,
						...root
					], "shows it"), command([
						"apply",
						digest,
						...root,
						...landing(options),
						"--yes"
					], "lands exactly this")];
					return [command([
						"apply",
						digest,
						...root,
						...landing(options)
					], "lands exactly this")];
				case "previewed": return [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], isOfCall ? "asks, and lands exactly this" : "lands exactly this")];
				case "landed":
				case "committed": return options.branch === void 0 ? [command([
					"undo",
					digest,
					...root
				], "brings back what was there")] : [switchTo(options.branch, options.root), command([
					"undo",
					digest,
					...root
				], "brings back what was there, on that branch")];
				case "gated": {
					let asks = command([
						"run",
						...again(options),
						...asTrusted
					], "asks about the call on a terminal");
					if (trust === void 0) return [asks];
					return [asks, command([
						"run",
						...again(options),
						"--yes",
						...needsTrust
					], "approves the call and what comes of it beforehand")];
				}
				case "changes_found": return [command([
					"run",
					...again(options),
					...asTrusted
				], "shows the plan again and asks whether to land it")];
				case "stale": return trust === void 0 ? [] : [command([
					"preview",
					...again({
						...options,
						commit: !1,
						branch: void 0
					}),
					...asTrusted
				], "makes the plan anew")];
				case "failed:landing_unfinished": return [command(["recover", ...root], "tells how the interrupted landing can be ended"), command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this afterwards")];
				default: return trust === void 0 || plan === void 0 || !reason.startsWith("failed:") ? [] : [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this once that is mended")];
			}
		}
		function again({ word, inputs, inputsFile, root, allowHosts, ...rest }) {
			return [
				word ?? "",
				...inputs.flatMap((input) => ["-i", input]),
				...inputsFile === void 0 ? [] : ["--inputs", inputsFile],
				...allowHosts.flatMap((host) => ["--allow-host", host]),
				...root === void 0 ? [] : ["--root", root],
				...landing(rest)
			];
		}
		function landing({ commit, branch }) {
			return [...commit ? ["--commit"] : [], ...branch === void 0 ? [] : ["--branch", branch]];
		}
		function switchTo(branch, root) {
			return {
				command: [
					"git",
					...root === void 0 ? [] : ["-C", root],
					"switch",
					branch
				].map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.nn).join(" "),
				does: "checks the branch out"
			};
		}
		function command(words, does) {
			return {
				command: ["sous", ...words].map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.nn).join(" "),
				does
			};
		}
	}),
	960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => terminal_diff_exports,
			t: () => renderDiff
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4348);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2140);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var terminal_diff_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderDiff: () => renderDiff });
		let MAX_CHANGED_CHARACTERS = 2e3;
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.R)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_1__.n)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.R)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_entry_js__WEBPACK_IMPORTED_MODULE_3__.R).join(", ") ?? "";
				let range = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
				body.push(`${style.cyan(range)}${made === "" ? "" : ` ${style.bold(made)}`}`);
				renderHunk(hunk, {
					width,
					style,
					body
				});
			}
			diff.isBinary && body.push(style.dim("  binary file, not shown"));
			return `${renderHeader(diff, style)}\n${body.map((line) => `${line}\n`).join("")}`;
		}
		function renderHeader(diff, style) {
			let parts = [style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.R)(diff.path)), style.dim((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.a)(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			hasCutLines(diff) && parts.push(style.yellow("\u26a0 long lines, not shown whole"));
			for (let { text, isWarning } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			let lines = [...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.r)(hunk)];
			let skipped = mayHaveLongLines(hunk) ? sameBeginnings(lines) : NO_LONG_LINES;
			for (let [index, { kind, text, ending, hasLineFeed }] of lines.entries()) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, limitFor(kind), skipped.get(index) ?? 0)}${ending}`;
				kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
				hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
			}
		}
		let NO_LONG_LINES = new Map();
		function sameBeginnings(lines) {
			let skipped = new Map();
			let removed = [];
			for (let [index, line] of lines.entries()) {
				line.kind === "removed" && removed.push(index);
				line.kind === "context" && (removed = []);
				let other = line.kind === "added" ? removed.shift() : void 0;
				if (other === void 0 || Math.max(line.text.length, lines[other]?.text.length ?? 0) <= MAX_CHANGED_CHARACTERS) continue;
				let same = sameLength(line.text, lines[other]?.text ?? "");
				let left = same <= 80 ? 0 : same - 80;
				skipped.set(index, left).set(other, left);
			}
			return skipped;
		}
		function sameLength(a, b) {
			let at = 0;
			for (; at < a.length && a[at] === b[at];) at++;
			return at;
		}
		function limitFor(kind) {
			return kind === "context" ? 400 : MAX_CHANGED_CHARACTERS;
		}
		function hasCutLines({ hunks }) {
			return hunks.filter(mayHaveLongLines).some((hunk) => [...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_2__.r)(hunk)].some(({ kind, text }) => kind !== "context" && text.length > MAX_CHANGED_CHARACTERS));
		}
		function mayHaveLongLines({ runs }) {
			return runs.some(({ kind, bytes }) => kind !== "context" && bytes.length > MAX_CHANGED_CHARACTERS);
		}
		function cut(text, limit, from) {
			let end = from + limit;
			return `${from === 0 ? "" : `\u27e8${from} characters\u27e9 `}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.I)(text.slice(from, end))}${text.length > end ? ` \u27e8${text.length - end} more characters\u27e9` : ""}`;
		}
	})
};
