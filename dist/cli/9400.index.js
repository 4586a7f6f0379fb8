export const id = 9400;
export const ids = [9400];
export const modules = {
	39400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => reportRun,
			JK: () => reportUnprepared,
			Qw: () => reportLanding,
			failEarly: () => failEarly,
			hq: () => showChanges,
			tN: () => showPlan
		});
		var _report_change_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85325);
		var _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59295);
		var _report_ending_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64943);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53985);
		var _report_terminal_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63582);
		var _report_terminal_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30382);
		var _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3324);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71989);
		function showPlan(report, { options, invocation }) {
			options.json || invocation.console.out(`${(0, _report_terminal_plan_js__WEBPACK_IMPORTED_MODULE_3__.EG)(report, invocation.console.outStyle)}\n`);
		}
		async function reportRun(report, target) {
			let { options, invocation, hasShown, folder } = target;
			let { console } = invocation;
			if (options.json) console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_6__.et)((await __webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))).planResult(report), 2)}\n`);
			else {
				hasShown || showPlan(report, target);
				console.out((0, _report_terminal_plan_js__WEBPACK_IMPORTED_MODULE_3__.il)(report.ending, console.outStyle));
			}
			let code = (0, _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(report.ending.reason);
			if (folder === void 0) return code;
			let { writePlanFiles } = await __webpack_require__.e(54).then(__webpack_require__.bind(__webpack_require__, 30054));
			return tellWritten(await writePlanFiles(report, folder), code, console);
		}
		async function reportUnprepared(unprepared, target) {
			let { console } = target.invocation;
			let { json } = target.options;
			switch (unprepared.kind) {
				case "error": {
					let { error } = unprepared;
					json || console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_4__.vr)(error, console.errStyle));
					return reportBare({
						error,
						ending: {
							...(0, _report_ending_text_js__WEBPACK_IMPORTED_MODULE_1__.z)(error),
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
					json || console.err((0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.DO)(files, console.errStyle) + (0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.gM)(files, console.errStyle));
					let [only] = files.length === 1 ? files : [];
					let diagnostics = files.flatMap((file) => file.diagnostics);
					return reportBare({
						...only && { recipe: only.path },
						diagnostics,
						ending
					}, target, (0, _report_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__.c8)(files));
				}
				case "invalid_inputs": {
					let { recipe, diagnostics } = unprepared;
					let ending = {
						reason: "invalid_inputs",
						next: [{
							command: `sous explain ${recipe}`,
							does: "tells what it takes"
						}]
					};
					if (!json) {
						for (let { message, suggestion } of diagnostics) console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_4__.vr)({
							code: "invalid_arguments",
							message,
							suggestion
						}, console.errStyle));
						console.err((0, _report_terminal_plan_js__WEBPACK_IMPORTED_MODULE_3__.il)(ending, console.errStyle));
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
			report.error !== void 0 && report.ending.next.length === 0 ? console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_4__.vr)(report.error, console.errStyle)) : console.out((0, _report_terminal_plan_js__WEBPACK_IMPORTED_MODULE_3__.il)(report.ending, console.outStyle));
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
			let diffs = await (0, _report_change_summary_js__WEBPACK_IMPORTED_MODULE_0__.diffChanges)(changes);
			console.out(`${(0, _report_terminal_diff_js__WEBPACK_IMPORTED_MODULE_2__.renderDiff)({
				changes,
				diffs,
				places
			}, console.outStyle)}\n${(0, _report_change_summary_js__WEBPACK_IMPORTED_MODULE_0__.summarizeChanges)((0, _report_change_summary_js__WEBPACK_IMPORTED_MODULE_0__.recordChanges)(changes, diffs))}\n`);
		}
		async function reportBare(report, target, more = {}) {
			let { options, invocation, folder } = target;
			let { console } = invocation;
			options.json && console.out(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_6__.et)({
				...more,
				...(await __webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))).bareResult(report)
			}, 2)}\n`);
			let code = (0, _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(report.ending.reason);
			if (folder === void 0) return code;
			let { writeBareFiles } = await __webpack_require__.e(54).then(__webpack_require__.bind(__webpack_require__, 30054));
			return tellWritten(await writeBareFiles(report, folder, target.changes), code, console);
		}
		function tellWritten(written, code, console) {
			if (written.ok) return code;
			console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_4__.vr)(written.error, console.errStyle));
			return code === _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.dc.done ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.dc.failed : code;
		}
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
		}
		function joinPath(directory, name) {
			return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
		}
		function parentOf(path) {
			let slash = path.lastIndexOf("/");
			return slash < 0 ? "." : path.slice(0, slash);
		}
		function ancestorsOf(path) {
			let ancestors = [];
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
			return ancestors;
		}
		function depthOf(path) {
			let depth = 0;
			for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
			return depth;
		}
		function isDotGit(segment) {
			return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
		}
		function isInSousDirectory(path) {
			let [first = ""] = path.split("/", 1);
			return SOUS_DIRECTORY.test(foldPath(first));
		}
		function foldPath(path) {
			return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
		}
		function findProblem(text) {
			let shown = `'${briefText(text)}'`;
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
				if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
				if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
				if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
				if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
			}
		}
		function leavesRoot(text) {
			let depth = 0;
			for (let segment of text.split("/")) {
				segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
				if (depth < 0) return !0;
			}
			return !1;
		}
		function plainForm(text) {
			let kept = [];
			for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
			return kept.join("/") || ".";
		}
		function briefText(text) {
			return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
		}
		function escapeUnprintable(text) {
			return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
	}),
	23186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => whyProtected });
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		let PROTECTED = [
			[/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, "runs in GitHub Actions"],
			[/^(?:.*\/)?ACTION\.YA?ML$/, "runs in GitHub Actions"],
			[/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, "decides who must approve"],
			[/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)|^RECIPES\/[^/]+\.YA?ML$/, "decides what Sous may do"],
			[/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, "decides what is updated"],
			[/^(?:.*\/)?\.GIT(?:MODULES|ATTRIBUTES)$/, "changes what git checks out"],
			[/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, "decides where packages come from"],
			[/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, "decides what is installed"],
			[/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, "decides what is installed"],
			[/^(?:.*\/)?(?:GNU)?MAKEFILE$/, "executes on make"],
			[/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, "executes on commit"],
			[/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, "executes when the folder is opened"]
		];
		let MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/;
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let path = (0, _path_js__WEBPACK_IMPORTED_MODULE_1__.tu)(whole);
			let rule = PROTECTED.find(([pattern]) => pattern.test(path));
			if (rule !== void 0) return rule[1];
			if (MANIFEST.test(path) && changesScripts(change)) return "executes on install";
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}` : void 0;
		}
		function pathInRepository(path, directory = _path_js__WEBPACK_IMPORTED_MODULE_1__.hK) {
			return directory === _path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? path : `${directory}/${path}`;
		}
		function changesScripts(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? scriptsOf(change.before) : "{}";
			let after = scriptsOf(change.after);
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
	}),
	19578: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			uv: () => decisionOf,
			Pr: () => meaningOf,
			A3: () => reasonOf
		});
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
			digest_malformed: ["The text is not the whole digest of a plan.", "Copy the line from the preview."],
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
			stale_base: ["The pull request is for another branch than when the plan was made.", "Make a new plan."],
			stale_head: ["The pull request has moved on since the plan was made.", "Make a new plan."],
			fork_not_allowed: ["The pull request comes from a fork, and Sous does not write there.", "Take the patch, or allow previews for forks."],
			recipe_changed: ["The pull request changes the recipe itself, and what would land is not from there.", "Merge the change of the recipe first."],
			repo_archived: ["The repository is archived.", "Nothing can be changed in it."],
			ref_moved: ["The branch is not where it was when Sous last looked.", "Preview again on what is there now."],
			ref_missing: ["The branch or commit is not there any more.", "Preview again where the branch is now."],
			protected_branch: ["GitHub protects the branch, and the token may not pass.", "Let Sous propose a pull request instead."],
			workflows_permission: ["A plan that changes workflow files needs a token with 'workflows' permission, which GITHUB_TOKEN cannot have.", "Use the token of a GitHub App that has it, or make that change by hand."],
			push_rejected: ["GitHub refused the push.", "See what GitHub says in the message."],
			branch_conflict: ["Somebody else's commits are on the branch that Sous would write to.", "Merge, move or delete that branch, then run it again."],
			io_error: ["The machine could not write a temporary file or run git.", "Look at its disk and at git, then run it again."],
			digest_unknown: ["No such plan is stored: it never was, or it is no longer.", "Make the plan anew and approve that one."],
			plan_tampered: ["What is stored under that digest is not the plan that the digest names.", "Make the plan anew; find out who changed it."],
			plan_version: ["The plan was made by a version of Sous whose plans this one cannot read.", "Make the plan anew."],
			plan_gated: ["A call of the plan still waits for approval, so there is nothing to land yet.", "Approve that call first."],
			preview_incomplete: ["The change is too large to be shown whole, so nobody can have looked at all of it.", "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change."],
			runner_file_tampered: ["A command changed the files by which a step talks to the runner, which would change what later steps do.", "Find out which command of the recipe does that."],
			plan_expired: ["The plan is older than plans may get.", "Make the plan anew and approve that one."],
			plan_superseded: ["A newer plan of the same recipe has taken its place.", "Look at the newer plan and approve that one."],
			plan_empty: ["The plan changes nothing, so there is nothing to land.", "Nothing needs to be done."],
			already_applied: ["The plan is on the branch already; nothing was written.", "Nothing needs to be done."],
			tree_mismatch: ["The commit would not hold exactly what was previewed.", "Make the plan anew; report it if it stays."],
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
			already_applied: ["pass", "The files are as the plan would leave them; nothing was written."],
			accepted: ["pass", "The command is understood and its author may give it; another job does it."],
			answered: ["pass", "The command was answered; it makes no plan."],
			undone: ["pass", "What the plan had changed was put back."],
			gated: ["wait", "A call waits for approval; what comes after it is known once it ran."],
			approval_needed: ["wait", "The plan is complete and takes effect once a person approves it; nobody could be asked."],
			approval_refused: ["refuse", "A person refused; nothing was written."],
			untrusted_recipe: ["refuse", "The recipe acts outside the workspace and nobody said yet that it is trusted."],
			stale: ["refuse", "The base or a file moved since the plan was made; nothing was written."],
			changes_found: ["fail", "The recipe was only checked, and it would change something."],
			invalid_recipe: ["fail", "The recipe has mistakes; no step ran."],
			invalid_inputs: ["fail", "The inputs do not fit the recipe; no step ran."],
			limit_exceeded: ["fail", "The recipe went beyond a limit on steps, files, bytes or time; nothing was written."],
			cancelled: ["fail", "The run was cancelled; nothing was written."],
			internal_error: ["fail", "Sous itself has a fault; nothing was written."]
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
			"io_error",
			"tree_mismatch",
			"plan_tampered",
			"runner_file_tampered",
			"lock_ambiguous"
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
	}),
	18096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hp: () => renderAnnotations,
			Ih: () => annotationsOf,
			R3: () => moreText,
			uW: () => matchAnnotations
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60493);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
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
			return limit(reportedMatches(report), report.outcome.calls);
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
			let lines = annotations.shown.map(({ level, file, line, column, message }) => `${style.bold(`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(file)}:${line}:${column}`)}: ${colours[level](level)}: ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(message)}\n`);
			let rest = moreText(annotations);
			return `${lines.join("")}${rest === "" ? "" : `${style.dim(rest)}\n`}`;
		}
		function moreText({ more }) {
			let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_1__.pq)(more[level], `more ${level}`)]);
			return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
		}
		function failureOf({ at, error, label }) {
			let message = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
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
				message: (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_2__.IN)(step.name ?? text.trim(), 300)
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
	}),
	62844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => APPROVAL_QUESTION,
			m: () => renderApproval
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53985);
		let APPROVAL_QUESTION = "Approve? (y/n/always): ";
		function renderApproval({ call, changes }, places) {
			let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
			return [
				`Tool: ${call.tool.name}`,
				parameters.length === 0 ? "Parameters: none" : "Parameters:",
				...parameters,
				...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(line)}`)],
				`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
				...warnOfProtected(changes, places),
				`Risk level: ${call.tool.risk}`,
				""
			].join("\n");
		}
		function showValue(name, value, isShownWhole) {
			let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
			if (isShownWhole) return (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(text).replaceAll("\n", "\n    ");
			return name === "content" || text.length > 200 || text.includes("\n") ? `<${Buffer.byteLength(text)} bytes>` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(text);
		}
		function listFiles(changes) {
			let shown = changes.slice(0, 10).map((change) => (0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(change.path));
			let more = changes.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
		}
		function warnOfProtected(changes, places) {
			let warnings = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_1__.oy)(change.path)} (${why})`];
			});
			return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
		}
		function unknownFiles(permissions) {
			return permissions.includes("RunCommands") ? "known only after it ran" : "none";
		}
	}),
	85325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			diffChanges: () => diffChanges,
			recordChanges: () => recordChanges,
			summarizeChanges: () => summarizeChanges
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60493);
		var _workspace_patch_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84969);
		async function diffChanges(changes) {
			let diffs = [];
			for (let change of changes) {
				let diff = await (0, _workspace_patch_diff_change_js__WEBPACK_IMPORTED_MODULE_1__.a)(change);
				diff !== void 0 && diffs.push(diff);
			}
			return diffs;
		}
		function recordChanges(changes, diffs, places) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			return changes.map((change) => {
				let diff = byPath.get(change.path);
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
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
			files > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(files, "file")} changed`);
			additions > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(additions, "insertion")}(+)`);
			deletions > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(deletions, "deletion")}(-)`);
			directories > 0 && parts.push(`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_2__.pq)(directories, "directory", "directories")} created`);
			return parts.length === 0 ? "nothing changed" : parts.join(", ");
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
	}),
	27312: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ad: () => splitText,
			IN: () => cutText,
			Ls: () => wholeCharacter
		});
		function cutText(text, maxUnits) {
			if (text.length <= maxUnits) return text;
			return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}\u2026`;
		}
		function splitText(text, maxUnits) {
			let pieces = [];
			for (let start = 0; start < text.length;) {
				let end = wholeCharacter(text, Math.min(start + maxUnits, text.length));
				pieces.push(text.slice(start, end));
				start = end;
			}
			return pieces;
		}
		function wholeCharacter(text, index) {
			return /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "") ? index - 1 : index;
		}
	}),
	59295: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ii: () => countDiagnostics,
			lH: () => diagnosticRecord,
			c8: () => diagnosticsRecord,
			fn: () => isValid,
			DO: () => renderDiagnostics,
			gM: () => renderVerdict
		});
		var wording = __webpack_require__(60493);
		var printable = __webpack_require__(53985);
		var cut_text = __webpack_require__(27312);
		function excerpt(line, { line: start, endLine, column, endColumn }) {
			if (line.trim() === "") return;
			let at = Math.min(column - 1, line.length);
			let end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
			let from = line.length <= 120 ? 0 : (0, cut_text.Ls)(line, Math.max(0, at - 60));
			let to = (0, cut_text.Ls)(line, Math.min(line.length, from + 120));
			let before = `${from > 0 ? "\u2026" : ""}${(0, printable.oy)(line.slice(from, at))}`;
			let marked = (0, printable.oy)(line.slice(at, Math.min(end, to)));
			return {
				line: `${before}${marked}${`${(0, printable.oy)(line.slice(Math.min(end, to), to))}${to < line.length ? "\u2026" : ""}`}`,
				indent: " ".repeat(widthOf(before)),
				underline: "^".repeat(Math.max(1, widthOf(marked)))
			};
		}
		let WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
			return width;
		}
		function renderDiagnostics(files, style) {
			return files.map((file) => renderFile(file, style)).join("");
		}
		function renderVerdict(recipes, style, config) {
			let files = config === void 0 ? recipes : [...recipes, config];
			let { errors, warnings } = countDiagnostics(files);
			let invalid = files.filter((file) => !isValid(file)).length;
			let alsoWarnings = warnings === 0 ? "" : `, ${(0, wording.pq)(warnings, "warning")}`;
			if (invalid === 0) return `${warnings === 0 ? style.green("\u2713") : style.yellow("\u2713")} ${subject(recipes.length, config !== void 0)} valid${alsoWarnings}\n`;
			let kind = config === void 0 ? "recipe" : "file";
			return `${style.red("\u2717")} ${(0, wording.pq)(errors, "error")}${alsoWarnings} in ${invalid} of ${(0, wording.pq)(files.length, kind)}\n`;
		}
		function subject(recipes, hasConfig) {
			if (!hasConfig) return (0, wording.pq)(recipes, "recipe is", "recipes are");
			return recipes === 0 ? "the configuration is" : `${(0, wording.pq)(recipes, "recipe")} and the configuration are`;
		}
		function diagnosticsRecord(recipes, config) {
			let files = config === void 0 ? recipes : [...recipes, config];
			return {
				schema_version: 1,
				valid: files.every(isValid),
				...countDiagnostics(files),
				...config !== void 0 && { configuration: fileRecord(config) },
				recipes: recipes.map((recipe) => ({
					name: recipe.name,
					...fileRecord(recipe)
				}))
			};
		}
		function fileRecord(file) {
			return {
				path: file.path,
				valid: isValid(file),
				diagnostics: file.diagnostics.map(diagnosticRecord)
			};
		}
		function diagnosticRecord({ severity, code, message, suggestion, at }) {
			let { line, column, endLine, endColumn } = at;
			return {
				severity,
				code,
				message,
				suggestion,
				line,
				column,
				end_line: endLine,
				end_column: endColumn
			};
		}
		function isValid({ diagnostics }) {
			return diagnostics.every((diagnostic) => diagnostic.severity !== "error");
		}
		function countDiagnostics(files) {
			let all = files.flatMap((file) => file.diagnostics);
			let errors = all.filter((diagnostic) => diagnostic.severity === "error").length;
			return {
				errors,
				warnings: all.length - errors
			};
		}
		function renderFile({ text, diagnostics }, style) {
			if (diagnostics.length === 0) return "";
			let lines = text.replace(/^\ufeff/, "").split("\n");
			return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join("");
		}
		function renderDiagnostic({ severity, code, message, suggestion, at }, lines, style) {
			let colour = severity === "error" ? style.red : style.yellow;
			let place = style.bold(`${(0, printable.oy)(at.file)}:${at.line}:${at.column}:`);
			let shown = excerpt(lines[at.line - 1]?.replace(/\r$/, "") ?? "", at);
			let gutter = " ".repeat(String(at.line).length);
			let source = shown === void 0 ? "" : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
			return `${place} ${colour(severity)} ${code}: ${(0, printable.g$)(message)}\n${source}  ${style.cyan("\u2192")} ${(0, printable.g$)(suggestion)}\n`;
		}
	}),
	64943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => endingText,
			z: () => endingOf
		});
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19578);
		function endingText({ reason, detail }, show) {
			if (detail === void 0) return (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(reason);
			return isToldByDetail(reason) ? show(detail) : `${(0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(reason)} ${show(detail)}`;
		}
		function endingOf(error) {
			let reason = (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error);
			return isToldByDetail(reason) ? {
				reason,
				detail: `${error.message}. ${error.suggestion}`
			} : { reason };
		}
		function isToldByDetail(reason) {
			return reason === "stale" || reason.startsWith("failed:");
		}
	}),
	38416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xS: () => factsOf,
			G4: () => hunkLines,
			uS: () => kindText
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var model_bytes = __webpack_require__(7682);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, model_bytes.bS)(bytes);
				let encoding = (0, external_node_buffer_.isUtf8)(buffer) ? "utf8" : "latin1";
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
		var line_endings = __webpack_require__(50331);
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
		var printable = __webpack_require__(53985);
		function* hunkLines(hunk) {
			let marksEndings = (0, line_endings.Wq)(hunk);
			for (let line of linesOf(hunk)) {
				let { kind, hasLineFeed } = line;
				let text = withoutReturn(line);
				yield {
					kind,
					text,
					ending: marksEndings && kind !== "context" && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "",
					hasLineFeed
				};
			}
		}
		function withoutReturn({ text, hasLineFeed }) {
			return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
		}
		function isHiding({ path, hunks }) {
			return (0, printable.nA)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, printable.nA)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, external_node_buffer_.isUtf8)(bytes) || (0, printable.nA)((0, model_bytes.bS)(bytes).toString("utf8")));
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
			kind === "create" && hunks.length > 0 && hunks.every(line_endings.Qz) && facts.push({
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
			mixesAlphabets(diff.path) && facts.push({
				text: "\u26a0 name mixes alphabets",
				isWarning: !0
			});
			return facts;
		}
	}),
	42969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => READS_ONLY,
			b: () => permissionRows
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		let READS_ONLY = "only read the repository";
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
		}
	}),
	92253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AA: () => fileWarnings,
			Ir: () => callWarnings,
			JS: () => deferredLabels,
			jO: () => outputText
		});
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38416);
		var _step_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35387);
		function fileWarnings({ changes, diffs, places }) {
			let guarded = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [{
					about: change.path,
					text: why
				}];
			});
			let others = diffs.flatMap((diff) => (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
				about: diff.path,
				text: text.replace("\u26a0 ", "")
			})));
			return [...guarded, ...others];
		}
		function callWarnings({ outcome }) {
			let known = new Set();
			return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
				about: planned.label,
				text
			})));
		}
		function deferredLabels({ steps }) {
			return steps.filter((step) => (0, _step_summary_js__WEBPACK_IMPORTED_MODULE_2__.C)(step).status === "deferred").map(({ place }) => place.label);
		}
		function outputText(value) {
			return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
		}
	}),
	35387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => summarizeStep,
			S: () => durationText
		});
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60493);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
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
			let changedText = changed === 0 ? [] : [`${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(changed, "file")} changed`];
			if (place.calls.startsWith("recipe:")) return [(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(ran.length, "call"), ...changedText].join(", ");
			let sum = sumText(ran);
			let skipped = calls.length - ran.length;
			let items = `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
			if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
			let exitCode = first.outputs?.exit_code;
			if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
			return sum ?? outputText(first);
		}
		function sumText(calls) {
			let matches = sumOf(calls, "total_matches");
			if (matches !== void 0) return `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(matches, "match", "matches")} in ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(countFiles(calls), "file")}`;
			let replacements = sumOf(calls, "replacements");
			if (replacements !== void 0) return `${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(replacements, "replacement")} in ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(countFiles(calls), "file")}`;
			let files = sumOf(calls, "total_files");
			return files === void 0 ? void 0 : (0, _model_wording_js__WEBPACK_IMPORTED_MODULE_0__.pq)(files, "file");
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
		function outputText({ planned }) {
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
			return (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)(line, 100);
		}
	}),
	15309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			vj: () => StepTicker,
			xL: () => calledText
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		var _step_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35387);
		class StepTicker {
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
				return `${indent(place)}${spinner} ${[
					this.#title(place),
					...count,
					this.#style.dim((0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.S)(elapsedMs))
				].join("  ")}`;
			}
			#showAbove() {
				let hidden = this.#running.filter((running) => !running.isShown);
				let lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
				for (let running of hidden) running.isShown = !0;
				return lines.join("");
			}
			#finish(event) {
				let { step: place, ending, calls, durationMs } = event;
				this.#running.at(-1)?.place === place && this.#running.pop();
				let { status, text } = (0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.C)({
					place,
					ending,
					calls
				});
				let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
				(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, _step_summary_js__WEBPACK_IMPORTED_MODULE_0__.S)(durationMs)));
				return `${indent(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
			}
			#title(place) {
				let around = this.#running.findLast((other) => other.place.depth < place.depth);
				let label = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(shortLabel(place, around?.place)), 40);
				let called = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(calledText(place)), 40);
				return `${this.#style.bold(label)}  ${called}`;
			}
		}
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
			let shown = (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(text);
			if (status === "failed") return style.red(shown);
			if (status === "waits") return style.yellow(shown);
			return status === "ran" ? shown : style.dim(shown);
		}
		function indent({ depth }) {
			return "  ".repeat(depth);
		}
		function progressText({ done, total, unit }) {
			let shown = (number) => number.toLocaleString("en");
			return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${unit}`;
		}
	}),
	63582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderDiff: () => renderDiff });
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38416);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ") ?? "";
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
			let parts = [style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(diff.path)), style.dim((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.uS)(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			for (let { text, isWarning } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.G4)(hunk)) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, kind === "context" ? 400 : 2e3)}${ending}`;
				kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
				hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
			}
		}
		function cut(text, limit) {
			return text.length > limit ? `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text.slice(0, limit))} \u27e8${text.length - limit} more characters\u27e9` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text);
		}
	}),
	30382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EG: () => renderPlan,
			Z9: () => placeText,
			il: () => renderEnding,
			zt: () => renderFailure
		});
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19578);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60493);
		var _annotations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18096);
		var _approval_display_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62844);
		var _change_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85325);
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27312);
		var _ending_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64943);
		var _permission_rows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42969);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92253);
		var _printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53985);
		var _step_summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35387);
		var _step_ticker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15309);
		var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63582);
		var _text_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68142);
		function renderPlan(report, style) {
			let { outcome, recipe } = report;
			return [
				`${`${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(recipe.name))} ${style.dim((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(recipe.source.path))}`}\n${renderManifest(report, style)}`,
				renderInputs(report, style),
				report.changes.length === 0 ? "" : (0, _terminal_diff_js__WEBPACK_IMPORTED_MODULE_6__.renderDiff)(report, style),
				outcome.kind === "failed" ? "" : renderTotals(report, style),
				outcome.kind === "gated" ? renderGate(outcome.gate, report, style) : "",
				section("Warnings", warningLines((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.Ir)(report), style), style),
				(0, _annotations_js__WEBPACK_IMPORTED_MODULE_8__.Hp)((0, _annotations_js__WEBPACK_IMPORTED_MODULE_8__.uW)(report), style),
				section("Verify", outcome.kind === "failed" ? [] : verifyLines(report, style), style),
				section("Outputs", outcome.kind === "complete" ? outputLines(outcome.outputs, style) : [], style),
				outcome.kind === "failed" ? renderFailure(outcome.failure, style) : ""
			].filter((part) => part !== "").join("\n");
		}
		function renderEnding(ending, style) {
			let { reason, detail, next } = ending;
			let said = (0, _ending_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(ending, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$);
			let code = reason.startsWith("failed:") && detail === void 0 ? "" : ` ${style.dim(`(${reason})`)}`;
			let rows = next.map(({ command, does }) => `  ${style.cyan((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(command).replaceAll("\n", "\n  "))}  ${style.dim((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(does))}\n`);
			return `${endingMark(reason, style)} ${said}${code}\n${rows.join("")}`;
		}
		function renderFailure({ label, at, error }, style) {
			let step = `step '${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(label)}'`;
			return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(error.suggestion)}\n`].join("\n");
		}
		function placeText({ file, line, column }) {
			return `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(file)}:${line}:${column}`;
		}
		function endingMark(reason, style) {
			if (reason === "previewed") return style.cyan("\u25cb");
			switch ((0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.uv)(reason)) {
				case "pass": return style.green("\u2713");
				case "wait": return style.yellow("\u2026");
				case "refuse": return style.yellow("\u2717");
				case "fail": return style.red("\u2717");
			}
		}
		function renderManifest({ recipe }, style) {
			let rows = (0, _permission_rows_js__WEBPACK_IMPORTED_MODULE_9__.b)(recipe.permissions);
			if (rows.length === 0) return `  ${style.dim("may")}  ${_permission_rows_js__WEBPACK_IMPORTED_MODULE_9__.P}\n`;
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.e)(rows, style).map((line, i) => `  ${style.dim(i === 0 ? "may" : "   ")}  ${line}\n`).join("");
		}
		function renderInputs({ inputs }, style) {
			let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, valueText(value)]]);
			return section("Inputs", (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.e)(rows, style), style);
		}
		function renderTotals({ records, plan }, style) {
			let digest = plan === void 0 ? "" : `${style.dim("digest")} ${plan.digest}\n`;
			return `${style.bold((0, _change_summary_js__WEBPACK_IMPORTED_MODULE_2__.summarizeChanges)(records))}\n${digest}`;
		}
		function renderGate({ label, at, call, reason }, report, style) {
			let later = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.JS)(report).map(_printable_js__WEBPACK_IMPORTED_MODULE_7__.oy);
			let heading = `${style.yellow("\u2026")} ${style.bold(`Step '${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(label)}' waits for approval`)} ${style.dim(placeText(at))}\n`;
			let shown = (0, _approval_display_js__WEBPACK_IMPORTED_MODULE_1__.m)({
				call,
				changes: [],
				reason
			});
			let rest = later.length === 0 ? "" : `Known after approval: ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_11__.Kf)(later, 10)}\n`;
			return `${heading}${indent(shown)}${rest === "" ? "" : indent(rest)}`;
		}
		function warningLines(warnings, style) {
			let shown = warnings.slice(0, 20);
			let lines = shown.map(({ about, text }) => `${style.yellow("!")} ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(about)}: ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(text)}`);
			return warnings.length > shown.length ? [...lines, style.dim(`\u2026 and ${warnings.length - shown.length} more`)] : lines;
		}
		function verifyLines({ steps }, style) {
			return steps.filter(({ place }) => place.isVerify && place.depth === 0).map((step) => {
				let { status, text } = (0, _step_summary_js__WEBPACK_IMPORTED_MODULE_12__.C)(step);
				return `${(0, _step_ticker_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(status, style)} ${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(step.place.label))}  ${(0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)(text)}`;
			});
		}
		function outputLines(outputs, style) {
			return (0, _text_table_js__WEBPACK_IMPORTED_MODULE_10__.e)(Object.entries(outputs).map(([name, value]) => [name, valueText(value)]), style);
		}
		function valueText(value) {
			return (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_13__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_7__.oy)((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.jO)(value)), 400);
		}
		function section(title, lines, style) {
			return lines.length === 0 ? "" : `${style.bold(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
		}
		function indent(text) {
			return text.replace(/^(?=.)/gm, "  ");
		}
	}),
	68142: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => textTable });
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	})
};
