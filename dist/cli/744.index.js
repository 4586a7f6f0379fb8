"use strict";
exports.id = 744;
exports.ids = [
	744,
	8579,
	960
];
exports.modules = {
	6810: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => renderApproval,
			n: () => DIFF_HINT,
			r: () => approvalAnswers,
			t: () => APPROVAL_QUESTION
		});
		var _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3043);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6762);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
		function askedAddress({ tool, args }) {
			let { url: written } = args;
			if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
			if (typeof written != "string" || !URL.canParse(written)) return;
			let { href, hostname } = new URL(written);
			return {
				href,
				isRewritten: plainly(written) !== href,
				mixesAlphabets: (0, _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__.t)((0, node_url__WEBPACK_IMPORTED_MODULE_3__.domainToUnicode)(hostname))
			};
		}
		function plainly(written) {
			let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
			let rest = written.slice(start.length);
			return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
		}
		let APPROVAL_QUESTION = "Approve? (y/n/always): ";
		let DIFF_HINT = "(d shows the diff again)\n";
		function approvalAnswers(hasDiff) {
			return `Answer y (yes), n (no), ${hasDiff ? "d (show the diff again) " : ""}or always
(this very call, in this folder, from now on).
`;
		}
		function renderApproval({ call, changes, warnings = [] }, places) {
			let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
			let address = askedAddress(call);
			return [
				`Tool: ${call.tool.name}`,
				parameters.length === 0 ? "Parameters: none" : "Parameters:",
				...parameters,
				...address?.isRewritten ? [`Asks: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(address.href)}`] : [],
				...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(line)}`)],
				`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
				...warnings.map((warning) => `! ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(warning)}`),
				...warnOfProtected(changes, places),
				...address?.mixesAlphabets ? ["\u26a0 Look twice: the host mixes alphabets"] : [],
				`Risk level: ${call.tool.risk}`,
				""
			].join("\n");
		}
		function showValue(name, value, isShownWhole) {
			let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
			if (isShownWhole) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(text).replaceAll("\n", "\n    ");
			return name === "content" || text.length > 200 || text.includes("\n") ? `<${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(Buffer.byteLength(text), "byte")}>` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(text);
		}
		function listFiles(changes) {
			let shown = changes.slice(0, 10).map((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path));
			let more = changes.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
		}
		function warnOfProtected(changes, places) {
			let warnings = changes.flatMap((change) => {
				let why = (0, _protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.t)(change, places);
				return why === void 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path)} (${why})`];
			});
			return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
		}
		function unknownFiles(permissions) {
			return permissions.includes("RunCommands") ? "known only after it ran" : "none";
		}
	}),
	6999: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => summarizeChanges,
			n: () => diffChanges,
			r: () => recordChanges,
			t: () => change_summary_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3043);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var change_summary_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			diffChanges: () => diffChanges,
			recordChanges: () => recordChanges,
			summarizeChanges: () => summarizeChanges
		});
		async function diffChanges(changes) {
			let diffs = [];
			for (let change of changes) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.n)(change);
				diff !== void 0 && diffs.push(diff);
			}
			return diffs;
		}
		function recordChanges(changes, diffs, places) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			return changes.map((change) => {
				let diff = byPath.get(change.path);
				let why = (0, _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__.t)(change, places);
				let counts = {
					additions: diff?.additions ?? 0,
					deletions: diff?.deletions ?? 0
				};
				return {
					path: change.path,
					kind: change.kind,
					...counts,
					...why !== void 0 && { protected: why }
				};
			});
		}
		function summarizeChanges(records) {
			let directories = records.filter((record) => record.kind === "create_directory").length;
			let files = records.length - directories;
			let additions = sum(records.map((record) => record.additions));
			let deletions = sum(records.map((record) => record.deletions));
			let parts = [];
			files > 0 && parts.push(`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(files, "file")} changed`);
			additions > 0 && parts.push(`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(additions, "insertion")}(+)`);
			deletions > 0 && parts.push(`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(deletions, "deletion")}(-)`);
			directories > 0 && parts.push(`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(directories, "directory", "directories")} created`);
			return parts.length === 0 ? "nothing changed" : parts.join(", ");
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
	}),
	6762: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => mixesAlphabets });
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
	}),
	8567: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => permissionRows,
			t: () => READS_ONLY
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		let READS_ONLY = "only read the repository";
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Ft)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
		}
	}),
	1219: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => reasonOf,
			a: () => outputText,
			c: () => cleanEnding,
			d: () => annotationsOf,
			f: () => countFindings,
			g: () => decisionOf,
			h: () => renderAnnotations,
			i: () => fileWarnings,
			l: () => endingOf,
			m: () => moreText,
			n: () => caseWarnings,
			o: () => durationText,
			p: () => matchAnnotations,
			r: () => deferredLabels,
			s: () => summarizeStep,
			t: () => callWarnings,
			u: () => endingText
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _protected_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3043);
		var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(960);
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
			let lines = annotations.shown.map(({ level, file, line, column, message }) => `${style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(file)}:${line}:${column}`)}: ${colours[level](level)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(message)}\n`);
			let rest = moreText(annotations);
			return `${lines.join("")}${rest === "" ? "" : `${style.dim(rest)}\n`}`;
		}
		function moreText({ more }) {
			let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(more[level], `more ${level}`)]);
			return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
		}
		function failureOf({ at, error, label }) {
			let message = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
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
				message: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(step.name ?? text.trim(), 300)
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
		function endingText({ reason, detail }, show) {
			if (detail === void 0) return meaningOf(reason);
			return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`;
		}
		function cleanEnding(run) {
			let found = countFindings(run);
			return found === 0 ? { reason: "clean" } : {
				reason: "clean",
				detail: `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(found, "finding")}. There is nothing to apply.`
			};
		}
		function endingOf(error) {
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
		function summarizeStep(step) {
			switch (step.ending) {
				case "success": return {
					status: "ran",
					text: ranText(step)
				};
				case "skipped": return {
					status: "skipped",
					text: skippedText(step.calls)
				};
				case "failure": return {
					status: "failed",
					text: failedText(step.calls)
				};
				case "deferred": return deferredSummary(step.calls);
				case "unfinished": return {
					status: "unfinished",
					text: "did not finish"
				};
			}
		}
		function durationText(ms) {
			let seconds = ms / 1e3;
			if (seconds < 60) return `${seconds.toFixed(1)}s`;
			return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, "0")}s`;
		}
		function ranText({ calls, place }) {
			let ran = calls.filter((call) => call.planned.outcome.kind === "ran");
			let [first] = ran;
			if (first === void 0) return "";
			let changed = changedFiles(calls);
			let changedText = changed === 0 ? [] : [`${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(changed, "file")} changed`];
			if (place.calls.startsWith("recipe:")) return [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(ran.length, "call"), ...changedText].join(", ");
			let sum = sumText(ran);
			let skipped = calls.length - ran.length;
			let items = `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
			if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
			let exitCode = first.outputs?.exit_code;
			if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
			return sum ?? outputText$1(first);
		}
		function sumText(calls) {
			let matches = sumOf(calls, "total_matches");
			if (matches !== void 0) return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(matches, "match", "matches")} in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(countFiles(calls), "file")}`;
			let replacements = sumOf(calls, "replacements");
			if (replacements !== void 0) return `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(replacements, "replacement")} in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(countFiles(calls), "file")}`;
			let files = sumOf(calls, "total_files");
			return files === void 0 ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(files, "file");
		}
		function sumOf(calls, output) {
			let sum;
			for (let { outputs } of calls) {
				let value = outputs?.[output];
				typeof value == "number" && (sum = (sum ?? 0) + value);
			}
			return sum;
		}
		function countFiles(calls) {
			let lists = calls.map(({ outputs }) => outputs?.files).filter((files) => Array.isArray(files));
			return new Set(lists.flat()).size;
		}
		function outputText$1({ planned }) {
			return planned.outcome.kind === "ran" ? firstLine(planned.outcome.output).replace(/:$/, "") : "";
		}
		function skippedText(calls) {
			let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
			return `skipped${conditions.length === 0 ? "" : ` (${firstLine(conditions.join(", "))})`}`;
		}
		function failedText(calls) {
			let failures = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "failed" ? [outcome] : []);
			let [first] = failures;
			if (first === void 0) return "failed";
			let more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
			return `failed: ${firstLine(first.message)}${more}`;
		}
		function deferredSummary(calls) {
			return calls.some(({ planned }) => isWaiting(planned.outcome)) ? {
				status: "waits",
				text: "waits for approval"
			} : {
				status: "deferred",
				text: "known after approval"
			};
		}
		function isWaiting(outcome) {
			return outcome.kind === "deferred" && outcome.because === "external";
		}
		function changedFiles(calls) {
			return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
		}
		function firstLine(text) {
			let [line = ""] = text.split("\n", 1);
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.b)(line, 100);
		}
		function fileWarnings({ changes, diffs, places }) {
			let guarded = changes.flatMap((change) => {
				let why = (0, _protected_paths_js__WEBPACK_IMPORTED_MODULE_3__.t)(change, places);
				return why === void 0 ? [] : [{
					about: change.path,
					text: why
				}];
			});
			let others = diffs.flatMap((diff) => (0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_4__.r)(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
				about: diff.path,
				text: text.replace("\u26a0 ", "")
			})));
			return [
				...guarded,
				...caseWarnings({ changes }),
				...others
			];
		}
		function caseWarnings({ changes }) {
			let alike = new Map();
			for (let { kind, path } of changes) {
				if (kind !== "create" && kind !== "update") continue;
				let key = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(path);
				alike.set(key, [...alike.get(key) ?? [], path]);
			}
			return [...alike.values()].flatMap((paths) => paths.length < 2 ? [] : [{
				about: paths.join(" and "),
				text: CASE_ONLY
			}]);
		}
		let CASE_ONLY = "differ only in case or accents. Windows and macOS cannot check out both";
		function callWarnings({ outcome }) {
			let known = new Set();
			return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
				about: planned.label,
				text
			})));
		}
		function deferredLabels({ steps }) {
			return steps.filter((step) => summarizeStep(step).status === "deferred").map(({ place }) => place.label);
		}
		function outputText(value) {
			return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
		}
	}),
	3043: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => whyProtected });
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		let MATCHERS = [
			{
				files: [
					"/.github/workflows/",
					"/.github/actions/",
					"action.{yml,yaml}"
				],
				why: "runs in GitHub Actions"
			},
			{
				files: ["/{,.github/,docs/,.gitlab/,.gitea/,.forgejo/}CODEOWNERS"],
				why: "decides who must approve"
			},
			{
				files: [
					"/.github/sous.{yml,yaml}",
					"/.github/sous/",
					"/.github/recipes/",
					"/recipes/*.{yml,yaml}"
				],
				why: "decides what Sous may do"
			},
			{
				files: ["/{,.github/}dependabot.{yml,yaml}"],
				why: "decides what is updated"
			},
			{
				files: [
					"/{,.github/,.gitlab/}renovate.{json,json5}",
					"/.renovaterc",
					"/.renovaterc.{json,json5}"
				],
				why: "decides what is updated"
			},
			{
				files: [
					"/{,.github/,.config/}{.mergify,mergify}.yml",
					"/.policy.yml",
					"/.bulldozer.yml",
					"/{,.github/}.kodiak.toml",
					"/.github/settings.yml"
				],
				why: "decides who must approve or what is merged"
			},
			{
				files: ".gitlab-ci.yml(*.gitlab-ci.yml(/.gitlab-ci/(/.gitlab/ci/(/.circleci/(Jenkinsfile(Jenkinsfile.*(*.jenkinsfile(azure-pipelines*.{yml,yaml}(/{.azure-pipelines,.azuredevops,.pipelines}/(/.travis.yml(bitbucket-pipelines.yml(/.drone.{yml,yaml,jsonnet,star}(/.woodpecker.{yml,yaml}(/.woodpecker/(/.buildkite/(/{,.}appveyor.yml(cloudbuild*.{yml,yaml,json}(buildspec*.{yml,yaml}(/.cirrus.{yml,star}(/.semaphore/(/.teamcity/(/.tekton/(/.harness/(/.builds/(/.build.yml(/{.gitea,.forgejo}/{workflows,actions}/(/codemagic.yaml(/bitrise.yml(/jitpack.yml(/atlantis.{yml,yaml}".split("("),
				why: "runs in CI"
			},
			{
				files: [
					"{,.}readthedocs.{yml,yaml}",
					"netlify.toml",
					"vercel.json",
					"amplify.yml",
					"render.yaml",
					"railway.{json,toml}"
				],
				why: "decides what a host builds and runs after a push"
			},
			{
				files: [
					".gitmodules",
					".gitattributes",
					".lfsconfig",
					"{GITMOD,GITATT,GI7EBA,GI7D29}~*"
				],
				why: "changes what git checks out"
			},
			{
				files: [
					".npmrc",
					".yarnrc",
					".yarnrc.yml",
					".pnpmfile.{js,cjs,mjs}",
					"pip.{conf,ini}",
					".pypirc",
					"uv.toml",
					"poetry.toml",
					".condarc",
					".bundle/config",
					"NuGet.config",
					"settings.gradle",
					"settings.gradle.kts",
					".swiftpm/configuration/",
					".terraformrc"
				],
				why: "decides where packages come from"
			},
			{
				files: [
					"package-lock.json",
					"npm-shrinkwrap.json",
					"yarn.lock",
					"pnpm-lock.yaml",
					"bun.{lock,lockb}",
					"deno.lock",
					"{poetry,uv,pdm,pixi,Pipfile,Cargo,Gemfile,composer,flake,mix,rebar,Podfile,pubspec,paket}.lock",
					"pylock*.toml",
					"conda-lock.yml",
					"gems.locked",
					"go.sum",
					"go.work.sum",
					"gradle.lockfile",
					"gradle/verification-metadata.xml",
					"packages.lock.json",
					"Package.resolved",
					"stack.yaml.lock",
					"MODULE.bazel.lock",
					".terraform.lock.hcl"
				],
				why: "decides what is installed"
			},
			{
				files: ["package.json", "composer.json"],
				why: "executes on install",
				only: {
					which: "changed `scripts`",
					applies: changesScripts
				}
			},
			{
				files: ["pyproject.toml"],
				why: "executes on install",
				only: {
					which: "a changed `[build-system]`",
					applies: changesBuildSystem
				}
			},
			{
				files: ["setup.py", "*.gemspec"],
				why: "executes on install"
			},
			{
				files: ["{,GNU}Makefile"],
				why: "executes on make"
			},
			{
				files: [
					"build.rs",
					".cargo/config",
					".cargo/config.toml",
					"buildSrc/",
					"init.gradle",
					"init.gradle.kts",
					"gradle/wrapper/",
					"gradlew",
					"gradlew.bat",
					".mvn/",
					"mvnw",
					"mvnw.cmd",
					"/project/{plugins.sbt,build.properties}",
					"{.jvmopts,.sbtopts}",
					"Directory.Build.{props,targets,rsp}",
					"Directory.Solution.{props,targets}",
					".config/dotnet-tools.json",
					".bazelrc",
					".bazelversion",
					".bazeliskrc",
					"/tools/bazel",
					".buckconfig"
				],
				why: "executes in every build"
			},
			{
				files: ["conftest.py"],
				why: "executes in every test run"
			},
			{
				files: [
					"sitecustomize.py",
					"usercustomize.py",
					"*.pth"
				],
				why: "executes whenever Python starts"
			},
			{
				files: [
					".yarn/",
					".pnp.{js,cjs}",
					".pnp.loader.mjs",
					"bunfig.toml"
				],
				why: "executes whenever Node.js, Yarn or Bun starts"
			},
			{
				files: [".{irbrc,pryrc,iex.exs,Rprofile,Renviron,ghci,octaverc,gdbinit,lldbinit}"],
				why: "executes when a console or a debugger starts"
			},
			{
				files: [
					".husky/",
					".huskyrc*",
					".pre-commit-config.{yml,yaml}",
					".pre-commit-hooks.yaml",
					"{,.}lefthook{,-local}.{yml,yaml,toml,json}",
					".lefthook/",
					".overcommit.yml",
					".lintstagedrc*",
					"lint-staged.config.*",
					"{,.}simple-git-hooks.{js,cjs,json}"
				],
				why: "executes on commit"
			},
			{
				files: ["HEAD", "commondir"],
				why: "may have git take its directory for a repository"
			},
			{
				files: ["*hooks/*"],
				why: "may execute as a hook of git",
				only: {
					which: "names of letters, digits and dashes",
					applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.$n)(path))
				}
			},
			{
				files: [
					"config",
					"config.worktree",
					".gitconfig"
				],
				why: "decides what git executes",
				only: {
					which: "content with sections of git",
					applies: isGitConfig
				}
			},
			{
				files: ".mcp.json(.cursor/(.cursorrules(.claude/(CLAUDE.md(CLAUDE.local.md(AGENTS.md(AGENTS.override.md(AGENT.md(GEMINI.md(QWEN.md(WARP.md(.gemini/(.qwen/(.codex/(.opencode/(opencode.{json,jsonc}(.agent/(.agents/(/.github/{agents,chatmodes,instructions,prompts,skills,copilot}/(/.github/copilot-instructions.md(.windsurf/(.windsurfrules(.cline/(.clinerules/(.roo/(.roorules*(.roomodes(.kilocode/(.continue/(.continuerc.json(.aider.conf.yml(.junie/(.kiro/(.amazonq/(.augment/(.augment-guidelines(.goosehints(.openhands/(.trae/(.vscode/mcp.json".split("("),
				why: "tells coding agents what to do"
			},
			{
				files: [
					".vscode/{tasks,launch,settings}.json",
					"*.code-workspace",
					".devcontainer/",
					".devcontainer.json",
					".idea/",
					".run/",
					".fleet/",
					".zed/",
					".helix/",
					".dir-locals.el",
					".exrc",
					".nvimrc",
					".nvim.lua",
					"/.gitpod.{yml,Dockerfile}",
					"/.replit",
					"/.stackblitzrc",
					"/.codesandbox/",
					"/.idx/"
				],
				why: "executes when the folder is opened"
			},
			{
				files: [
					".envrc",
					"{,.}mise{,.*}.toml",
					"{,.}mise/",
					".config/mise/"
				],
				why: "executes when a shell enters the folder"
			}
		].map((row) => ({
			...row,
			pattern: new RegExp(row.files.map((glob) => patternOf((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.$n)(glob))).join("|"))
		}));
		function findProtected(change, path) {
			let folded = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.$n)(path);
			return MATCHERS.find(({ pattern, only }) => pattern.test(folded) && (only?.applies(change) ?? !0));
		}
		function patternOf(glob) {
			let body = glob.replace(/^\/|\/$/g, "").replace(/[.+^$()|[\]\\]/g, "\\$&").replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(",", "|")})`).replaceAll("*", "[^/]*");
			return `^${glob.startsWith("/") ? "" : "(?:.*/)?"}${body}${glob.endsWith("/") ? "(?:/|$)" : "$"}`;
		}
		function changesScripts(change) {
			return changesPart(change, scriptsOf, "{}");
		}
		function changesBuildSystem(change) {
			return changesPart(change, buildSystemOf, "");
		}
		function changesPart(change, partOf, none) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? partOf(change.before) : none;
			let after = partOf(change.after);
			return before === void 0 || before !== after;
		}
		function scriptsOf(bytes) {
			try {
				let manifest = JSON.parse(Buffer.from(bytes).toString("utf8"));
				return JSON.stringify(manifest.scripts ?? {});
			} catch {
				return;
			}
		}
		function buildSystemOf(bytes) {
			let isWithin = !1;
			let lines = [];
			for (let line of Buffer.from(bytes).toString("utf8").split("\n")) {
				let text = line.trim();
				/^\[?\s*(?:["']?build-system\b|"[^"]*\\)/.test(text) ? isWithin = !0 : /^\[{1,2}[^\],]*\]{1,2}(?:\s*#.*)?$/.test(text) && (isWithin = !1);
				isWithin && text !== "" && !text.startsWith("#") && lines.push(text);
			}
			return lines.join("\n");
		}
		function isGitConfig(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			return /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i.test(Buffer.from(change.after).toString("latin1"));
		}
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let always = findProtected(change, whole);
			if (always !== void 0) return always.why;
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_shared_js__WEBPACK_IMPORTED_MODULE_0__.zt}` : void 0;
		}
		function pathInRepository(path, directory = ".") {
			return directory === "." ? path : `${directory}/${path}`;
		}
	}),
	744: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => reportRun,
			JK: () => reportUnprepared,
			Qw: () => reportLanding,
			failEarly: () => failEarly,
			hq: () => showChanges,
			i: () => calledText,
			n: () => renderFailure,
			r: () => StepTicker,
			t: () => placeText,
			tN: () => showPlan
		});
		__webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _change_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6999);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1219);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
		var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(960);
		var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8403);
		var _approval_display_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6810);
		var _permission_rows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8567);
		var _text_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6152);
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
					this.#style.dim((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.o)(elapsedMs))
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
				let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.s)({
					place,
					ending,
					calls
				});
				let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
				(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.o)(durationMs)));
				return `${indent$1(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
			}
			#title(place) {
				let around = this.#running.findLast((other) => other.place.depth < place.depth);
				let label = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(shortLabel(place, around?.place)), 40);
				let called = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(calledText(place)), 40);
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
			let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(text);
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
			return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.m)(progress)}`;
		}
		function renderPlan(report, style) {
			let { outcome, recipe } = report;
			return [
				`${`${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(recipe.name))} ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(recipe.source.path))}`}\n${renderManifest(report, style)}`,
				renderInputs(report, style),
				report.changes.length === 0 ? "" : (0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_6__.t)(report, style),
				outcome.kind === "failed" ? "" : renderTotals(report, style),
				outcome.kind === "gated" ? renderGate(outcome.gate, report, style) : "",
				section("Warnings", warningLines([...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.n)(report), ...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.t)(report)], style), style),
				(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.h)((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.p)(report), style),
				section("Verify", outcome.kind === "failed" ? [] : verifyLines(report, style), style),
				section("Outputs", outcome.kind === "complete" ? outputLines(outcome.outputs, style) : [], style),
				outcome.kind === "failed" ? renderFailure(outcome.failure, style) : ""
			].filter((part) => part !== "").join("\n");
		}
		function renderEnding(ending, style) {
			let { reason, next } = ending;
			let said = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.u)(ending, _entry_js__WEBPACK_IMPORTED_MODULE_5__.C);
			let rows = next.map(({ command, does }) => `  ${style.cyan((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.C)(command).replaceAll("\n", "\n  "))}  ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(does))}\n`);
			return `${endingMark(reason, style)} ${said} ${style.dim(`(${reason})`)}\n${rows.join("")}`;
		}
		function renderFailure({ label, at, error }, style) {
			let step = `step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(label)}'`;
			return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.C)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.C)(error.suggestion)}\n`].join("\n");
		}
		function placeText({ file, line, column }) {
			return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(file)}:${line}:${column}`;
		}
		function endingMark(reason, style) {
			if (reason === "previewed") return style.cyan("\u25cb");
			switch ((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.g)(reason)) {
				case "pass": return style.green("\u2713");
				case "wait": return style.yellow("\u2026");
				case "refuse": return style.yellow("\u2717");
				case "fail": return style.red("\u2717");
			}
		}
		function renderManifest({ recipe, isRecordOnly }, style) {
			if (isRecordOnly) return "";
			let rows = (0, _permission_rows_js__WEBPACK_IMPORTED_MODULE_9__.n)(recipe.permissions);
			if (rows.length === 0) return `  ${style.dim("may")}  ${_permission_rows_js__WEBPACK_IMPORTED_MODULE_9__.t}\n`;
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.t)(rows, style).map((line, i) => `  ${style.dim(i === 0 ? "may" : "   ")}  ${line}\n`).join("");
		}
		function renderInputs({ inputs }, style) {
			let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, valueText(value)]]);
			return section("Inputs", (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.t)(rows, style), style);
		}
		function renderTotals({ records, plan }, style) {
			let digest = plan === void 0 ? "" : `${style.dim("digest")} ${plan.digest}\n`;
			return `${style.bold((0, _change_summary_js__WEBPACK_IMPORTED_MODULE_2__.i)(records))}\n${digest}`;
		}
		function renderGate({ label, at, call, reason }, report, style) {
			let later = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.r)(report).map(_entry_js__WEBPACK_IMPORTED_MODULE_5__.T);
			let heading = `${style.yellow("\u2026")} ${style.bold(`Step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(label)}' waits for approval`)} ${style.dim(placeText(at))}\n`;
			let shown = (0, _approval_display_js__WEBPACK_IMPORTED_MODULE_8__.i)({
				call,
				changes: [],
				reason
			});
			let rest = later.length === 0 ? "" : `Known after approval: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.It)(later, 10)}\n`;
			return `${heading}${indent(shown)}${rest === "" ? "" : indent(rest)}`;
		}
		function warningLines(warnings, style) {
			let shown = warnings.slice(0, 20);
			let lines = shown.map(({ about, text }) => `${style.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(about)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(text)}`);
			return warnings.length > shown.length ? [...lines, style.dim(`\u2026 and ${warnings.length - shown.length} more`)] : lines;
		}
		function verifyLines({ steps }, style) {
			return steps.filter(({ place }) => place.isVerify && place.depth === 0).map((step) => {
				let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.s)(step);
				return `${markOf(status, style)} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(step.place.label))}  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(text)}`;
			});
		}
		function outputLines(outputs, style) {
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.t)(Object.entries(outputs).map(([name, value]) => [name, valueText(value)]), style);
		}
		function valueText(value) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.a)(value)), 400);
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
			if (options.json) console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.w)((await __webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))).planResult(report), 2)}\n`);
			else {
				hasShown || showPlan(report, target);
				console.out(renderEnding(report.ending, console.outStyle));
			}
			let code = (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.k)(report.ending.reason);
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
					json || console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.h)(error, console.errStyle));
					return reportBare({
						error,
						ending: {
							...(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.l)(error),
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
					json || console.err((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.v)(files, console.errStyle) + (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(files, console.errStyle));
					let [only] = files.length === 1 ? files : [];
					let diagnostics = files.flatMap((file) => file.diagnostics);
					return reportBare({
						...only && { recipe: only.path },
						diagnostics,
						ending
					}, target, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__._)(files));
				}
				case "invalid_inputs": {
					let { recipe, diagnostics } = unprepared;
					let ending = {
						reason: "invalid_inputs",
						next: [{
							command: `sous explain ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(recipe)}`,
							does: "tells what it takes"
						}]
					};
					if (!json) {
						for (let { message, suggestion } of diagnostics) console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.h)({
							code: "invalid_arguments",
							message,
							suggestion
						}, console.errStyle));
						console.err(renderEnding(ending, console.errStyle));
					}
					return reportBare({
						recipe,
						diagnostics,
						ending
					}, target);
				}
			}
		}
		async function reportLanding(report, target) {
			let { console } = target.invocation;
			if (target.options.json) return reportBare(report, target);
			report.error !== void 0 && report.ending.next.length === 0 ? console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.h)(report.error, console.errStyle)) : console.out(renderEnding(report.ending, console.outStyle));
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
			let diffs = await (0, _change_summary_js__WEBPACK_IMPORTED_MODULE_2__.n)(changes);
			console.out(`${(0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_6__.t)({
				changes,
				diffs,
				places
			}, console.outStyle)}\n${(0, _change_summary_js__WEBPACK_IMPORTED_MODULE_2__.i)((0, _change_summary_js__WEBPACK_IMPORTED_MODULE_2__.r)(changes, diffs))}\n`);
		}
		async function reportBare(report, target, more = {}) {
			let { options, invocation, folder } = target;
			let { console } = invocation;
			options.json && console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.w)({
				...more,
				...(await __webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))).bareResult(report)
			}, 2)}\n`);
			let code = (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.k)(report.ending.reason);
			if (folder === void 0) return code;
			let { writeBareFiles } = await __webpack_require__.e(7046).then(__webpack_require__.bind(__webpack_require__, 7046));
			return tellWritten(await writeBareFiles(report, folder, target.changes), code, console);
		}
		function tellWritten(written, code, console) {
			if (written.ok) return code;
			console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.h)(written.error, console.errStyle));
			return code === _entry_js__WEBPACK_IMPORTED_MODULE_5__.D.done ? _entry_js__WEBPACK_IMPORTED_MODULE_5__.D.failed : code;
		}
	}),
	960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => kindText,
			i: () => hunkLines,
			n: () => terminal_diff_exports,
			r: () => factsOf,
			t: () => renderDiff
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3043);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6762);
		var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.j)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(buffer) ? "utf8" : "latin1";
				for (let start = 0; start < buffer.length;) {
					let feed = buffer.indexOf(10, start);
					let end = feed < 0 ? buffer.length : feed;
					yield {
						kind,
						text: buffer.toString(encoding, start, end),
						hasLineFeed: feed >= 0
					};
					start = end + 1;
				}
			}
		}
		function* hunkLines(hunk) {
			let marksEndings = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(hunk);
			for (let line of linesOf(hunk)) {
				let { kind, hasLineFeed } = line;
				let text = withoutReturn(line);
				if (kind === "context") {
					yield {
						kind,
						text,
						ending: "",
						hasLineFeed
					};
					continue;
				}
				let ending = marksEndings && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "";
				let shown = text.trimEnd() === text ? text : text.replace(TRAILING_BLANKS, "");
				yield {
					kind,
					text: shown,
					ending: markBlanks(text.slice(shown.length)) + ending,
					hasLineFeed
				};
			}
		}
		let TRAILING_BLANKS = /(?<![ \t])[ \t]+$/;
		function markBlanks(blanks) {
			if (blanks.length > 20) return `\u27e8${blanks.length} blanks\u27e9`;
			return blanks.replaceAll(" ", "\u2420").replaceAll("	", "\u2409");
		}
		function withoutReturn({ text, hasLineFeed }) {
			return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
		}
		function isHiding({ path, hunks }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.j)(bytes).toString("utf8")));
		}
		let KINDS = {
			create: "new",
			update: "modified",
			delete: "deleted"
		};
		function kindText({ kind }) {
			return KINDS[kind];
		}
		function factsOf(diff) {
			let { kind, mode, modeBefore, hunks } = diff;
			let facts = [];
			modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
				text: `mode ${modeBefore} \u2192 ${mode}`,
				isWarning: !0
			});
			kind === "create" && hunks.length > 0 && hunks.every(_entry_js__WEBPACK_IMPORTED_MODULE_2__.x) && facts.push({
				text: "CRLF line endings",
				isWarning: !1
			});
			kind === "create" && mode === "100755" && facts.push({
				text: "executable",
				isWarning: !0
			});
			isHiding(diff) && facts.push({
				text: "\u26a0 hidden characters",
				isWarning: !0
			});
			(0, _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__.t)(diff.path) && facts.push({
				text: "\u26a0 name mixes alphabets",
				isWarning: !0
			});
			return facts;
		}
		var terminal_diff_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderDiff: () => renderDiff });
		let MAX_CHANGED_CHARACTERS = 2e3;
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__.t)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_entry_js__WEBPACK_IMPORTED_MODULE_2__.T).join(", ") ?? "";
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
			let parts = [style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(diff.path)), style.dim(kindText(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			hasCutLines(diff) && parts.push(style.yellow("\u26a0 long lines, not shown whole"));
			for (let { text, isWarning } of factsOf(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			let lines = [...hunkLines(hunk)];
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
			return hunks.filter(mayHaveLongLines).some((hunk) => [...hunkLines(hunk)].some(({ kind, text }) => kind !== "context" && text.length > MAX_CHANGED_CHARACTERS));
		}
		function mayHaveLongLines({ runs }) {
			return runs.some(({ kind, bytes }) => kind !== "context" && bytes.length > MAX_CHANGED_CHARACTERS);
		}
		function cut(text, limit, from) {
			let end = from + limit;
			return `${from === 0 ? "" : `\u27e8${from} characters\u27e9 `}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(text.slice(from, end))}${text.length > end ? ` \u27e8${text.length - end} more characters\u27e9` : ""}`;
		}
	}),
	6152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => textTable });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	})
};
