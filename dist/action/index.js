(() => {
	"use strict";
	var __webpack_modules__ = {
		5484: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$: () => once,
				A: () => encodeRecord,
				B: () => briefText,
				C: () => addSpan,
				D: () => digestOf,
				E: () => writeCommand,
				F: () => parseDigestPrefix,
				G: () => isInSousDirectory,
				H: () => escapeUnprintable,
				I: () => sha256,
				J: () => parentOf,
				K: () => joinPath,
				L: () => shortDigest,
				M: () => encodeValue,
				N: () => isWholeDigest,
				O: () => encodeList,
				P: () => parseDigest,
				Q: () => failure,
				R: () => PathLines,
				S: () => secretForms,
				T: () => parseCommand,
				U: () => foldPath,
				V: () => depthOf,
				W: () => isDotGit,
				X: () => parseRepoPath,
				Y: () => parseRepoDirectory,
				Z: () => assertNever,
				_: () => printableLine,
				_t: () => reasonOf,
				a: () => parseJson,
				at: () => mayBeDamaged,
				b: () => isInstallationToken,
				c: () => actionInvocation,
				ct: () => partialStartLength,
				d: () => fitLine,
				dt: () => nameSome,
				et: () => success,
				f: () => textTable,
				ft: () => sizeText,
				g: () => printable,
				gt: () => meaningOf,
				h: () => inertForRunner,
				ht: () => decisionOf,
				i: () => checkSecrets,
				it: () => compareBytes,
				j: () => encodeText,
				k: () => encodeNumber,
				l: () => runUrl,
				lt: () => countOf,
				m: () => hasHiddenCharacters,
				mt: () => REASON_CODES,
				n: () => knownSecrets,
				nt: () => toolError,
				o: () => placeInJson,
				ot: () => mergeByBytes,
				p: () => cutText,
				pt: () => sizesText,
				q: () => linesOf,
				r: () => checkPlanSecrets,
				rt: () => asBuffer,
				s: () => actionContext,
				st: () => partialEndLength,
				t: () => processRunner,
				tt: () => TOOL_ERRORS,
				u: () => PLAIN,
				ut: () => didYouMean,
				v: () => splitText,
				vt: () => refusal,
				w: () => readEvent,
				x: () => maskSpans,
				y: () => SecretFinder,
				z: () => ancestorsOf
			});
			var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
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
			function refusal(code, message, suggestion = REASONS[code][1]) {
				return {
					code,
					message,
					suggestion
				};
			}
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
			let MB = 1048576;
			function countOf(count, one, many = `${one}s`) {
				return `${count} ${count === 1 ? one : many}`;
			}
			function nameSome(names, most) {
				let shown = names.slice(0, most).join(", ");
				return names.length > most ? `${shown} and ${names.length - most} more` : shown;
			}
			function sizeText(bytes) {
				return isWholeMegabytes(bytes) ? `${bytes / MB} MB` : countOf(bytes, "byte");
			}
			function sizesText(bytes, limit) {
				let megabytes = Number((bytes / MB).toFixed(1));
				return isWholeMegabytes(limit) && megabytes > limit / MB ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, "byte"), countOf(limit, "byte")];
			}
			function isWholeMegabytes(bytes) {
				return bytes >= MB && bytes % MB == 0;
			}
			function didYouMean(word, candidates) {
				let wanted = normalize(word);
				let best;
				for (let name of candidates) {
					let distance = editDistance(wanted, normalize(name));
					distance <= allowedDistance(wanted) && (best === void 0 || distance < best.distance) && (best = {
						name,
						distance
					});
				}
				return best?.name;
			}
			function normalize(word) {
				return word.toLowerCase().replaceAll("-", "_").slice(0, 64);
			}
			function allowedDistance(word) {
				if (word.length <= 1) return 0;
				if (word.length <= 4) return 1;
				return word.length <= 8 ? 2 : 3;
			}
			function editDistance(a, b) {
				let beforeLast = [];
				let last = Array.from({ length: b.length + 1 }, (_, j) => j);
				for (let i = 1; i <= a.length; i++) {
					let row = [i];
					for (let j = 1; j <= b.length; j++) {
						let isSame = a[i - 1] === b[j - 1];
						let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + +!isSame);
						i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1));
						row.push(cost);
					}
					beforeLast = last;
					last = row;
				}
				return last[b.length] ?? 0;
			}
			function asBuffer(bytes) {
				return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			}
			function mayBeDamaged(text) {
				return text.includes("\ufffd");
			}
			function partialEndLength(bytes) {
				for (let back = 1; back <= Math.min(3, bytes.length); back++) {
					let byte = bytes[bytes.length - back] ?? 0;
					if (isContinuation(byte)) continue;
					return sequenceLength(byte) > back ? back : 0;
				}
				return 0;
			}
			function partialStartLength(bytes) {
				let start = 0;
				for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
				return start;
			}
			function isContinuation(byte) {
				return (byte & 192) == 128;
			}
			function sequenceLength(lead) {
				if (lead >= 240) return 4;
				if (lead >= 224) return 3;
				return lead >= 192 ? 2 : 1;
			}
			function compareBytes(a, b) {
				let shared = Math.min(a.length, b.length);
				for (let i = 0; i < shared; i++) {
					let x = a.charCodeAt(i);
					let y = b.charCodeAt(i);
					if (x !== y) return rank(x) - rank(y);
				}
				return a.length - b.length;
			}
			function rank(unit) {
				return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
			}
			function mergeByBytes(first, second, keyOf) {
				if (second.length === 0) return first;
				if (first.length === 0) return second;
				let merged = [];
				let next = 0;
				for (let item of first) {
					let key = keyOf(item);
					for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
					merged.push(item);
				}
				for (; next < second.length; next++) merged.push(second[next]);
				return merged;
			}
			let TOOL_ERRORS = {
				invalid_arguments: ["An argument is missing, unknown, of the wrong type or out of range.", "Correct the arguments and call again."],
				invalid_pattern: ["A regular expression or a glob cannot be read.", "Correct the pattern and call again."],
				invalid_range: ["A line range does not fit the file.", "Read the file again and use a range inside it."],
				not_found: ["The file or directory does not exist.", "Do not create it unasked; check the path, or search for it."],
				no_matches: ["The text to replace is not in the file.", "Read the file again; do not guess another text."],
				already_exists: ["There is something at that path already.", "Use a tool that changes existing files, or another path."],
				not_a_file: ["The path is a directory or something else that is not a regular file.", "Choose a regular file."],
				not_a_directory: ["The path, or a part of it, is a file and not a directory.", "Choose a directory."],
				path_outside_working_dir: ["The path leaves the working directory.", "Use a path below the working directory; do not try another spelling."],
				path_denied: ["The path is of a form that is never allowed, or belongs to git.", "Use another path; do not try another spelling."],
				symlink_denied: ["A part of the path is a symbolic link; Sous does not follow links.", "Name the real file instead of the link."],
				permission_denied: ["The file system does not allow it.", "Ask the person to change the permissions; do not work around them."],
				encoding_unsupported: ["The file is not text that can be edited without damage.", "Leave the file alone, or convert it first."],
				too_large: ["The content or file is larger than the limit.", "Work on a smaller part."],
				limit_exceeded: ["A limit on counts, depth or size was reached.", "Narrow the call."],
				timed_out: ["The call took longer than its limit.", "Narrow the call or raise its time-out."],
				cancelled: ["The call was cancelled before it ended.", "Do not call again unasked."],
				command_failed: ["The command ended with an exit code other than 0.", "Read its output; do not repeat it unchanged."],
				command_not_found: ["There is no such command on this machine.", "Check the name, or ask the person to install it."],
				git_state_tampered: ["The command changed the repository's own state (commits, branches, configuration or hooks).", "Let Sous commit; run commands that change files only."],
				undeclared_write: ["The command wrote or removed files it had not declared.", "Declare the files, or change the command."],
				network_denied: ["The address is private, of another kind than http or https, or not allowed.", "Do not try another spelling of the address; ask the person to allow it."],
				network_failed: ["The request could not be carried out.", "Check the address, or try again later."],
				http_status: ["The server answered, but with an error.", "Read what the server says; do not repeat the call unchanged."],
				invalid_output: ["The server answered something else than the tool promises.", "Tell the person that the tool or its server has changed."],
				rate_limited: ["The tool, or the server, was called as often as it may be.", "Wait as long as it says, then call again."],
				secret_missing: ["A secret that the tool needs was not given to Sous.", "Ask the person to provide the secret; never ask for its value."],
				secret_origin_mismatch: ["The tool would send a secret to an origin that it is not meant for.", "Do not look for another way; tell the person which secret and which origin."],
				disabled: ["The tool or its bundle is switched off.", "Do not switch it on unasked; tell the person."],
				read_only: ["What comes with Sous cannot be changed; it can only be switched on and off.", "Make a tool of your own in another bundle."],
				corrupt_file: ["A file of a bundle is not what it should be.", "Tell the person which file and where; do not overwrite it."],
				stale: ["A file changed since it was read.", "Run the call again on the present files."],
				landing_busy: ["Another landing is under way in this folder.", "Wait until it has ended, then try again."],
				landing_unfinished: ["An earlier landing was interrupted and is half done.", "Tell the person to run 'sous recover'; do not touch the files meanwhile."],
				digest_malformed: ["The text is not the whole digest of a plan.", "Copy the digest from the preview; do not shorten it."],
				plan_version: ["The plan was written by a version of Sous whose plans this one cannot read.", "Run the preview again."],
				plan_tampered: ["The plan, or a content that belongs to it, is not what its digest says.", "Do not land it; make the plan anew and tell the person."],
				io_error: ["The file system reported an error.", "Tell the person; do not try again blindly."],
				approval_needed: ["The call takes effect only once a person approved it.", "Ask the person; do not approve it yourself."],
				approval_refused: ["A person refused the call.", "Do not call again unasked, and do not look for another way."],
				untrusted_recipe: ["The recipe acts outside the workspace, and the user did not say yet that it is trusted.", "Ask the person to read the recipe; do not trust it for them."],
				not_permitted: ["The permissions that the recipe declares do not allow it.", "Do not widen the permissions unasked; tell the person which line is missing."],
				path_protected: ["Plans on GitHub may not change the file, because it grants power over what runs or over who approves.", "Leave the file alone; do not look for another way to change it."],
				invalid_config: ["The configuration .github/sous.yml is not valid.", "Tell the person to run 'sous validate'."],
				expectation_failed: ["A step did not give what the recipe expects of it.", "Look at what the step gave; do not loosen the expectation."],
				expression_failed: ["An expression of the recipe has no value, or one of the wrong type.", "Correct the expression where the message says."],
				no_session: ["There is no project whose categories and collections could be asked for.", "Tell the person to write .github/sous.yml."],
				template_error: ["A template is malformed, or names a variable that was not given.", "Give the variable, or tell the person where the template is wrong."],
				unknown_tool: ["There is no tool of that name.", "List the tools and use one of them."],
				unknown_recipe: ["There is no recipe of that name, or none at all.", "List the recipes and use one of them."],
				internal_error: ["Sous itself has a fault.", "Tell the person; the same call will fail again."],
				unknown: ["Something unforeseen went wrong.", "Tell the person."]
			};
			function toolError(code, message, suggestion, cause) {
				return cause === void 0 ? {
					code,
					message,
					suggestion
				} : {
					code,
					message,
					suggestion,
					cause
				};
			}
			function success(value) {
				return {
					ok: !0,
					value
				};
			}
			function failure(error) {
				return {
					ok: !1,
					error
				};
			}
			function assertNever(value) {
				throw Error(`Unexpected value: ${JSON.stringify(value)}`);
			}
			function once(make) {
				let made;
				return () => {
					made ??= { value: make() };
					return made.value;
				};
			}
			let MAX_PATH_BYTES = 4096;
			let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
			let LONE_SURROGATE = /\p{Surrogate}/u;
			let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
			let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
			let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
			let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
			let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
			function parseRepoPath(text) {
				if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return success(text);
				let problem = findProblem(text);
				return problem === void 0 ? success(text) : failure(problem);
			}
			function parseRepoDirectory(text) {
				return text === "." ? success(".") : parseRepoPath(text);
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
				let outside = (why) => toolError("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
				let denied = (why, suggestion) => toolError("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
				if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
				if (LONE_SURROGATE.test(text)) return denied("it has half of a character (a lone surrogate)", "Write the whole character, or leave it out.");
				if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
				if (text.startsWith("/")) return outside("It is absolute.");
				if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
				if (text.startsWith("\\\\")) return outside("It names a network share.");
				if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
				if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
				if (leavesRoot(text)) return outside("It climbs above it.");
				let plain = plainForm(text);
				if (plain === ".") return denied("it is the working directory itself", "Name a file or directory in it, such as 'src/main.ts'.");
				for (let segment of text.split("/")) {
					if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plain)}'.`);
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
			let LINE_NEEDS_CLOSER_LOOK = /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i;
			let linesByPaths = new WeakMap();
			function linesOf(paths) {
				return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join("");
			}
			var PathLines = class {
				#bytes;
				#end = 1;
				constructor(room) {
					this.#bytes = Buffer.allocUnsafeSlow(room + 1);
					this.#bytes[0] = 10;
				}
				add(from, start, end) {
					if (end - start > 255) return !1;
					this.#end + end - start >= this.#bytes.length && this.#grow();
					let bytes = this.#bytes;
					let to = this.#end;
					for (let at = start; at < end; at++) {
						let byte = from[at];
						if (byte < 32 || byte > 126) return !1;
						bytes[to++] = byte;
					}
					bytes[to] = 10;
					this.#end = to + 1;
					return !0;
				}
				take() {
					if (this.#end === 1) return {
						areAllPlain: !0,
						names: []
					};
					let lines = this.#bytes.toString("latin1", 0, this.#end);
					let names = lines.slice(1, -1).split("\n");
					linesByPaths.set(names, lines.slice(1));
					return LINE_NEEDS_CLOSER_LOOK.test(lines) ? {
						areAllPlain: !1,
						names
					} : {
						areAllPlain: !0,
						names
					};
				}
				anyStartsWith(prefix) {
					return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`);
				}
				#grow() {
					let larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + 255);
					this.#bytes.copy(larger, 0, 0, this.#end);
					this.#bytes = larger;
				}
			};
			let DIGEST = /^[0-9a-f]{64}$/;
			let PREFIX = /^[0-9a-f]{12,64}$/;
			function encodeRecord(fields) {
				let size = fields.reduce((sum, [, bytes]) => bytes === void 0 ? sum : sum + 12 + bytes.length, 0);
				let record = Buffer.allocUnsafe(size);
				let at = 0;
				for (let [tag, bytes] of fields) {
					if (bytes === void 0) continue;
					record.writeUInt32BE(tag, at);
					record.writeUInt32BE(Math.floor(bytes.length / 2 ** 32), at + 4);
					record.writeUInt32BE(bytes.length % 2 ** 32, at + 8);
					record.set(bytes, at + 12);
					at += 12 + bytes.length;
				}
				return record;
			}
			function encodeList(items) {
				return encodeRecord(items.map((item) => [1, item]));
			}
			function encodeText(text) {
				if (text.isWellFormed()) return Buffer.from(text, "utf8");
				let parts = [];
				for (let character of text) {
					let unit = character.charCodeAt(0);
					let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
					parts.push(isHalf ? Buffer.from([
						224 | unit >> 12,
						128 | unit >> 6 & 63,
						128 | unit & 63
					]) : Buffer.from(character));
				}
				return Buffer.concat(parts);
			}
			function encodeNumber(value) {
				if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
				let bytes = Buffer.alloc(8);
				bytes.writeDoubleBE(value === 0 ? 0 : value);
				return bytes;
			}
			function encodeValue(value) {
				if (value === null) return encodeRecord([[1, new Uint8Array()]]);
				if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
				if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
				if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
				if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
				if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
				return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => compareBytes(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
			}
			function digestOf(domain, record) {
				return lateCrypto().createHash("sha256").update(`${domain}\0`).update(record).digest("hex");
			}
			function sha256(bytes) {
				return lateCrypto().hash("sha256", bytes, "hex");
			}
			function lateCrypto() {
				return process.getBuiltinModule("node:crypto");
			}
			function parseDigest(text) {
				if (DIGEST.test(text)) return success(text);
				return failure(toolError("digest_malformed", `'${briefText(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview; on the command line 'sous plans' lists those that are kept."));
			}
			function shortDigest(digest) {
				return digest.slice(0, 16);
			}
			function parseDigestPrefix(text) {
				return PREFIX.test(text) ? text : void 0;
			}
			function isWholeDigest(prefix) {
				return DIGEST.test(prefix);
			}
			let FORMS = {
				run: "/sous run <recipe> <name>=<value> \u2026",
				apply: "/sous apply <digest>",
				cancel: "/sous cancel [<digest>]",
				help: "/sous help [<recipe>]",
				list: "/sous list"
			};
			let MAX_LINE_CHARACTERS = 4e3;
			let ADDRESSED = /^\/sous(?![\w/.-])/i;
			let RECIPE = /^(?:sous:)?[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
			let HIDDEN$1 = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\p{Surrogate}\p{Cf}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;
			function isForSous(body) {
				return ADDRESSED.test(body);
			}
			function parseCommand(body) {
				if (!isForSous(body)) return;
				let [first = ""] = body.split("\n", 1);
				let line = first.replace(/\r$/, "").replace(/[ \t]+$/, "");
				if (line.length > MAX_LINE_CHARACTERS) return mistake(`The line has more than ${MAX_LINE_CHARACTERS} characters`, "Shorten the values.");
				let hidden = HIDDEN$1.exec(line);
				if (hidden !== null) return mistake(`The line has the character ${`U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`}, which cannot be seen`, "Type it anew, with plain spaces.");
				if (!line.startsWith("/sous")) return mistake(`'${line.slice(0, 5)}' is not '/sous'`, "Write '/sous' in lower case.");
				if (line === "/sous") return mistake("The line does not say what to do", `Write one of ${allForms()}.`);
				if (/^\/sous(?! \S)/.test(line)) return mistake("'/sous' is followed by more than one space", "Write one space.");
				return parseWords(line.slice(6));
			}
			function writeCommand(command) {
				switch (command.kind) {
					case "run": return [
						"/sous run",
						command.recipe,
						...command.inputs.map(writeCommandInput)
					].join(" ");
					case "apply": return `/sous apply ${command.digest}`;
					case "cancel": return command.digest === void 0 ? "/sous cancel" : `/sous cancel ${command.digest}`;
					case "help": return command.recipe === void 0 ? "/sous help" : `/sous help ${command.recipe}`;
					case "list": return "/sous list";
				}
			}
			function parseWords(text) {
				let space = text.indexOf(" ");
				let verb = space < 0 ? text : text.slice(0, space);
				let rest = space < 0 ? void 0 : text.slice(space + 1);
				switch (verb) {
					case "run": return parseRun(rest);
					case "apply": return parseDigestWord(rest, "apply", (digest) => ({
						kind: "apply",
						digest
					}));
					case "cancel": return rest === void 0 ? success({
						kind: "cancel",
						digest: void 0
					}) : parseDigestWord(rest, "cancel", (digest) => ({
						kind: "cancel",
						digest
					}));
					case "help": return rest === void 0 ? success({
						kind: "help",
						recipe: void 0
					}) : parseHelp(rest);
					case "list": return rest === void 0 ? success({ kind: "list" }) : mistake("'/sous list' is followed by more", `Write '${FORMS.list}'.`);
					default: {
						let near = didYouMean(verb, Object.keys(FORMS));
						let suggestion = near === void 0 ? `Write one of ${allForms()}.` : `Did you mean '${FORMS[near]}'?`;
						return mistake(`There is no '/sous ${briefText(verb)}'`, suggestion);
					}
				}
			}
			function parseRun(rest) {
				if (rest === void 0) return mistake("'/sous run' does not say which recipe", `Write '${FORMS.run}'. See '/sous list'.`);
				let space = rest.indexOf(" ");
				let recipe = space < 0 ? rest : rest.slice(0, space);
				if (!RECIPE.test(recipe)) return badRecipe(recipe);
				if (space < 0) return success({
					kind: "run",
					recipe,
					inputs: []
				});
				let inputs = parseCommandInputs(rest.slice(space + 1));
				return inputs.ok ? success({
					kind: "run",
					recipe,
					inputs: inputs.value
				}) : mistake(inputs.error.message, inputs.error.suggestion);
			}
			function parseHelp(recipe) {
				return RECIPE.test(recipe) ? success({
					kind: "help",
					recipe
				}) : badRecipe(recipe);
			}
			function badRecipe(word) {
				if (word === "") return mistake("There are two spaces in a row", "Write one space between words.");
				return mistake(`'${briefText(word)}' is no name of a recipe`, "Name it by its file without the extension. See '/sous list'.");
			}
			function parseDigestWord(rest, verb, command) {
				let [word = "", ...more] = (rest ?? "").split(" ");
				let digest = parseDigestPrefix(word);
				if (digest === void 0) return failure({
					code: "digest_malformed",
					message: word === "" ? `'/sous ${verb}' does not name a plan` : `'${briefText(word)}' is not the digest of a plan`,
					suggestion: "Copy the line from the preview. It takes 12 to 64 characters of the digest, in lower case."
				});
				if (more.length > 0) return mistake("Unexpected text after the digest", `Write '/sous ${verb} ${word}'.`);
				return success(command(digest));
			}
			function allForms() {
				return Object.values(FORMS).map((form) => `'${form}'`).join(", ");
			}
			function mistake(message, suggestion) {
				return failure({
					code: "command_mistake",
					message,
					suggestion
				});
			}
			let NAME = "[A-Za-z_][A-Za-z0-9_-]{0,63}";
			let BARE = "[^\\s\"'`\\u2018-\\u201f][^\\s\"]*";
			let INPUT = RegExp(`^(${NAME})=(?:("(?:[^"\\\\]|\\\\["\\\\])*")|(${BARE}))(?: (?=\\S)|$)`);
			let IS_BARE = RegExp(`^${BARE}$`);
			function parseCommandInputs(text) {
				let inputs = [];
				for (let rest = text; rest !== "";) {
					let match = INPUT.exec(rest);
					if (match === null) return failure(problemOf(rest));
					let [whole, name = "", quoted, bare = ""] = match;
					inputs.push(`${name}=${quoted === void 0 ? bare : quoted.slice(1, -1).replace(/\\(["\\])/g, "$1")}`);
					rest = rest.slice(whole.length);
				}
				return success(inputs);
			}
			function writeCommandInput(input) {
				let equals = input.indexOf("=");
				let value = input.slice(equals + 1);
				return IS_BARE.test(value) ? input : `${input.slice(0, equals)}="${value.replace(/["\\]/g, "\\$&")}"`;
			}
			function problemOf(rest) {
				let [word = ""] = rest.split(" ", 1);
				let shown = briefText(word);
				if (word === "") return {
					message: "There are two spaces in a row",
					suggestion: "Write one space between words."
				};
				if (!RegExp(`^${NAME}=`).test(word)) return {
					message: `'${shown}' is not of the form name=value`,
					suggestion: "Put a value that has spaces in double quotes: name=\"a value\"."
				};
				if (word.endsWith("=")) return {
					message: `'${shown}' has no value`,
					suggestion: `Write ${shown}"" for an empty one.`
				};
				return {
					message: `The quotes of '${shown}' do not fit`,
					suggestion: "Put the whole value in straight double quotes, with \\\" for one inside: name=\"a value\"."
				};
			}
			let MODES = [
				"preview",
				"check",
				"propose",
				"apply"
			];
			let JOB_MODES = [
				"gate",
				"plan",
				"publish"
			];
			let PROPOSING = [
				"schedule",
				"push",
				"workflow_dispatch"
			];
			let ANSWERING = [
				"",
				"auto",
				...JOB_MODES
			];
			let PWN_REQUESTS = ["pull_request_target", "workflow_run"];
			async function readEvent(facts, modeInput) {
				let { name } = facts;
				if (PWN_REQUESTS.includes(name)) return refused("event_not_trusted", `Sous does not run on '${name}'`);
				let mode = readMode(modeInput);
				if (mode === void 0) return badMode(modeInput);
				let payload = parsePayload(facts.payload);
				if (payload === void 0) return refused("payload_invalid", `The payload of '${name}' is no JSON object`);
				if (mode === "apply" && name.startsWith("pull_request")) return refused("event_not_trusted_for_apply", `'mode: apply' is not for '${name}', whose workflow the pull request itself may change`);
				if (name === "issue_comment") return readComment(payload);
				if (name === "pull_request_review") return readReview(payload);
				if (name === "pull_request" && payload.action === "synchronize" && !facts.hasRecipe && ANSWERING.includes(modeInput)) return readPush(payload);
				if (!isJobMode(modeInput)) return readWorkflow(facts, mode, payload);
				if (modeInput !== "gate" && PROPOSING.includes(name)) return readWorkflow(facts, "propose", payload);
				return refused("input_invalid", `'mode: ${modeInput}' is not for '${name}'`);
			}
			async function readComment(payload) {
				let body = at$1(payload, "comment", "body");
				if (typeof body == "string" && !isForSous(body)) return ignored("not_a_command", "The comment is no command");
				if (typeof payload.action == "string" && payload.action !== "created") return ignored("event_action_ignored", `The comment was ${payload.action}, and only new ones count`);
				let { readCommentPayload } = await Promise.all([
					__nccwpck_require__.e(2915),
					__nccwpck_require__.e(6351),
					__nccwpck_require__.e(6962)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 6962));
				return withSource(readCommentPayload(payload), ({ from, sender, issue }) => {
					if (!issue.isPull) return ignored("not_a_pull_request", `#${from.pull} is not a pull request`);
					if (!issue.isOpen) return ignored("pr_closed", `Pull request #${from.pull} is closed`);
					return sender === from.author.id ? commandFrom(from) : wrongSender(from);
				});
			}
			function commandFrom(from) {
				let command = parseCommand(from.body);
				if (command === void 0) return ignored("not_a_command", "The comment is no command");
				if (from.author.isBot && !(command.ok && command.value.kind === "run")) return ignored("bot_actor", `${from.author.login} is a bot, or speaks through an app`);
				return command.ok ? {
					...command.value,
					from
				} : {
					kind: "mistake",
					mistake: command.error,
					from
				};
			}
			async function readReview(payload) {
				let action = payload.action;
				if (typeof action == "string" && action !== "submitted") return ignored("event_action_ignored", `The review was ${action}, and only new ones count`);
				let state = at$1(payload, "review", "state");
				if (typeof state == "string" && state.toLowerCase() !== "approved") return ignored("review_not_approving", "The review does not approve");
				let { readReviewPayload } = await Promise.all([
					__nccwpck_require__.e(2915),
					__nccwpck_require__.e(6351),
					__nccwpck_require__.e(6962)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 6962));
				return withSource(readReviewPayload(payload), ({ from, sender }) => {
					if (from.author.isBot) return ignored("bot_actor", `${from.author.login} is a bot, or speaks through an app`);
					return sender === from.author.id ? approvalFrom(from) : wrongSender(from);
				});
			}
			function approvalFrom(from) {
				let command = parseCommand(from.body);
				if (command === void 0) return {
					kind: "review",
					digest: void 0,
					from
				};
				if (!command.ok) return {
					kind: "mistake",
					mistake: command.error,
					from
				};
				if (command.value.kind === "apply") return {
					kind: "review",
					digest: command.value.digest,
					from
				};
				return {
					kind: "mistake",
					mistake: {
						code: "command_mistake",
						message: `A review cannot '/sous ${command.value.kind}'`,
						suggestion: "Write it as a comment."
					},
					from
				};
			}
			function readPush(payload) {
				let pull = at$1(payload, "pull_request", "number");
				let commits = readCommits(payload.pull_request);
				if (!Number.isSafeInteger(pull) || commits === void 0) return refused("payload_invalid", "The payload has no 'pull_request.number'");
				if (commits.isFork) return ignored("event_action_ignored", "The push is to a fork, whose runs cannot write here");
				return {
					kind: "pushed",
					pull
				};
			}
			function readWorkflow({ name, workflowRef }, mode, payload) {
				let branch = at$1(payload, "repository", "default_branch");
				let isDefault = typeof branch == "string" && workflowRef.slice(workflowRef.indexOf("@")) === `@refs/heads/${branch}`;
				if (mode === "apply" && name === "workflow_dispatch" && !isDefault) return refused("workflow_ref_not_default", `The workflow is that of '${workflowRef}', not of the default branch`);
				let pull = at$1(payload, "pull_request", "number");
				if (name === "pull_request" && !Number.isSafeInteger(pull)) return refused("payload_invalid", "The payload has no 'pull_request.number'");
				let common = {
					kind: "workflow",
					mode,
					event: name,
					pull: Number.isSafeInteger(pull) ? pull : void 0,
					isDefault
				};
				if (common.pull === void 0) return common;
				let commits = readCommits(payload.pull_request);
				return commits === void 0 ? refused("payload_invalid", "The payload has no 'pull_request.base.sha'") : {
					...common,
					commits
				};
			}
			function readCommits(pull) {
				let sha = at$1(pull, "base", "sha");
				if (typeof sha != "string" || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) return;
				let [base, head] = [at$1(pull, "base", "repo"), at$1(pull, "head", "repo")].map((repo) => repo?.id);
				return {
					base: sha,
					isFork: base === void 0 || base !== head
				};
			}
			function withSource(read, request) {
				return read.ok ? request(read.value) : {
					kind: "refused",
					refusal: read.error
				};
			}
			function wrongSender({ author, kind }) {
				return refused("sender_mismatch", `Somebody else than ${author.login}, whose ${kind} it is, sent the event`);
			}
			function readMode(text) {
				if (text === "" || text === "auto" || isJobMode(text)) return "preview";
				return MODES.find((mode) => mode === text);
			}
			function isJobMode(text) {
				return JOB_MODES.some((mode) => mode === text);
			}
			function badMode(text) {
				let near = didYouMean(text, [
					"auto",
					...MODES,
					...JOB_MODES
				]);
				let suggestion = near === void 0 ? `Use auto, ${MODES.join(", ")}.` : `Did you mean '${near}'?`;
				return {
					kind: "refused",
					refusal: refusal("input_invalid", `There is no mode '${text.slice(0, 80)}'`, suggestion)
				};
			}
			function parsePayload(text) {
				try {
					let value = JSON.parse(text.trim() === "" ? "{}" : text);
					return typeof value == "object" && value && !Array.isArray(value) ? value : void 0;
				} catch {
					return;
				}
			}
			function at$1(payload, outer, inner) {
				let value = payload[outer];
				return typeof value == "object" && value ? value[inner] : void 0;
			}
			function ignored(code, message) {
				return {
					kind: "ignored",
					code,
					message
				};
			}
			function refused(code, message) {
				return {
					kind: "refused",
					refusal: refusal(code, message)
				};
			}
			function decodeLayers(text, options) {
				let layers = [];
				let last;
				for (let depth = 0; depth < 3; depth++) {
					let decoded = last === void 0 ? decodeEscapes(text, options) : decodeEscapes(last.text, {
						...options,
						isBytes: !0
					});
					if (decoded === void 0) break;
					let { places } = last ?? {};
					last = places && decoded.places ? {
						...decoded,
						places: decoded.places.map((at) => places[at] ?? 0)
					} : decoded;
					layers.push(last);
				}
				return layers;
			}
			function readingsOf(text, { isBytes }) {
				return [text, ...decodeLayers(text, {
					isBytes,
					isOpen: !1,
					withPlaces: !1
				}).map((layer) => layer.text)];
			}
			let ANY_ESCAPE = /%[\da-f]{2}|&(?:#(?:\d|x[\da-f])|[a-z]{2,8};)|\\(?:[\\/"'bfnrt]|x[\da-f]{2}|u[\da-f{])|(?:%[\da-f]?|&(?:#x?|[a-z]{0,8})|\\u?|\\x[\da-f]?)$/i;
			function decodeEscapes(text, { isBytes, isOpen, withPlaces }) {
				if (!ANY_ESCAPE.test(text)) return;
				let out = new Writer(isBytes ? text.length : Buffer.byteLength(text), withPlaces);
				let index = 0;
				let isDecoded = !1;
				for (; index < text.length;) {
					let unit = text.charCodeAt(index);
					let end = index + 1;
					if (unit === 37 || unit === 38 || unit === 92) {
						if (isOpen && isUnfinished(text, index)) break;
						let read = readEscape(text, index, unit);
						if (read !== void 0) {
							read.isByte ? out.byte(read.value, index) : out.character(read.value, index);
							index = read.end;
							isDecoded = !0;
							continue;
						}
						out.byte(unit, index);
					} else if (unit < 128 || isBytes) out.byte(unit, index);
					else {
						let point = text.codePointAt(index) ?? 0;
						if (point > 65535) end++;
						else if (isOpen && end === text.length && isHighSurrogate(unit)) break;
						out.character(point, index);
					}
					index = end;
				}
				return isDecoded || index < text.length ? out.finish(index) : void 0;
			}
			function readEscape(text, start, kind) {
				if (kind === 37) return hexByte(text, start + 1);
				return kind === 38 ? readEntity(text, start) : readBackslash(text, start);
			}
			let ENTITY = /&(?:#0{0,8}(\d{1,7})|#x0{0,8}([\da-f]{1,6})|([a-z]{2,8}));/iy;
			function readEntity(text, start) {
				ENTITY.lastIndex = start;
				let [all, decimal, hex, name] = ENTITY.exec(text) ?? [];
				if (all === void 0) return;
				let value = name === void 0 ? Number.parseInt(decimal ?? hex ?? "", decimal === void 0 ? 16 : 10) : ENTITIES.get(name.toLowerCase());
				return value === void 0 || value > 1114111 ? void 0 : {
					value,
					isByte: !1,
					end: start + all.length
				};
			}
			let BACKSLASHED = new Map(Object.entries({
				"\\": "\\",
				"/": "/",
				"\"": "\"",
				"'": "'",
				b: "\b",
				f: "\f",
				n: "\n",
				r: "\r",
				t: "	"
			}).map(([name, character]) => [name, character.charCodeAt(0)]));
			let CODE_UNITS = /\\u(?:(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|([\da-f]{4})|\{0{0,8}([\da-f]{1,6})\})/iy;
			function readBackslash(text, start) {
				let name = (text[start + 1] ?? "").toLowerCase();
				let value = BACKSLASHED.get(name);
				if (value !== void 0) return {
					value,
					isByte: !0,
					end: start + 2
				};
				if (name === "x") return hexByte(text, start + 2);
				if (name !== "u") return;
				CODE_UNITS.lastIndex = start;
				let [all, high, low, unit, point] = CODE_UNITS.exec(text) ?? [];
				if (all === void 0) return;
				let read = (hex = "") => Number.parseInt(hex, 16);
				let character = high === void 0 ? read(unit ?? point) : 65536 + ((read(high) & 1023) << 10) + (read(low) & 1023);
				return character > 1114111 ? void 0 : {
					value: character,
					isByte: !1,
					end: start + all.length
				};
			}
			function hexByte(text, at) {
				let value = hexDigit(text.charCodeAt(at)) << 4 | hexDigit(text.charCodeAt(at + 1));
				return value < 0 ? void 0 : {
					value,
					isByte: !0,
					end: at + 2
				};
			}
			function hexDigit(unit) {
				if (unit >= 48 && unit <= 57) return unit - 48;
				let letter = unit | 32;
				return letter >= 97 && letter <= 102 ? letter - 87 : -1;
			}
			let UNFINISHED = /^(?:%[\da-f]?|&(?:#(?:\d{0,15}|x[\da-f]{0,14})|[a-z]{0,8})|\\(?:x[\da-f]?|u(?:[\da-f]{0,3}|d[89ab][\da-f]{2}(?:\\(?:u[\da-f]{0,3})?)?|\{[\da-f]{0,14}))?)$/i;
			function isUnfinished(text, start) {
				return text.length - start <= 24 && UNFINISHED.test(text.slice(start));
			}
			function isHighSurrogate(unit) {
				return unit >= 55296 && unit <= 56319;
			}
			let ENTITIES = new Map([
				["tab", "	"],
				["newline", "\n"],
				["excl", "!"],
				["quot", "\""],
				["num", "#"],
				["dollar", "$"],
				["percnt", "%"],
				["amp", "&"],
				["apos", "'"],
				["lpar", "("],
				["rpar", ")"],
				["ast", "*"],
				["midast", "*"],
				["plus", "+"],
				["comma", ","],
				["period", "."],
				["sol", "/"],
				["colon", ":"],
				["semi", ";"],
				["lt", "<"],
				["equals", "="],
				["gt", ">"],
				["quest", "?"],
				["commat", "@"],
				["lsqb", "["],
				["lbrack", "["],
				["bsol", "\\"],
				["rsqb", "]"],
				["rbrack", "]"],
				["hat", "^"],
				["lowbar", "_"],
				["underbar", "_"],
				["grave", "`"],
				["lcub", "{"],
				["lbrace", "{"],
				["verbar", "|"],
				["vert", "|"],
				["rcub", "}"],
				["rbrace", "}"]
			].map(([name, character]) => [name, character.charCodeAt(0)]));
			let LEADS = [
				0,
				192,
				224,
				240
			];
			var Writer = class {
				#bytes;
				#places;
				#size = 0;
				constructor(most, withPlaces) {
					this.#bytes = new Uint8Array(most);
					this.#places = withPlaces ? new Int32Array(most + 1) : void 0;
				}
				byte(byte, place) {
					this.#places && (this.#places[this.#size] = place);
					this.#bytes[this.#size++] = byte;
				}
				character(point, place) {
					if (point >= 55296 && point <= 57343) this.character(65533, place);
					else if (point < 128) this.byte(point, place);
					else {
						let rest = point < 2048 ? 1 : point < 65536 ? 2 : 3;
						this.byte((LEADS[rest] ?? 0) | point >> 6 * rest, place);
						for (let left = rest - 1; left >= 0; left--) this.byte(128 | point >> 6 * left & 63, place);
					}
				}
				finish(end) {
					this.#places && (this.#places[this.#size] = end);
					return {
						text: asBuffer(this.#bytes.subarray(0, this.#size)).toString("latin1"),
						places: this.#places?.subarray(0, this.#size + 1)
					};
				}
			};
			var TextFinder = class {
				#unit;
				#child;
				#sibling;
				#depth;
				#fallback;
				#ending;
				#keys = new Uint8Array(65536);
				#size = 1;
				constructor(texts) {
					let most = texts.reduce((sum, { length }) => sum + length, 1);
					this.#unit = new Int32Array(most);
					this.#child = new Int32Array(most);
					this.#sibling = new Int32Array(most);
					this.#depth = new Int32Array(most);
					this.#fallback = new Int32Array(most);
					this.#ending = new Int32Array(most);
					for (let text of texts) this.#add(text);
					this.#link();
				}
				find(text) {
					let spans = [];
					let keys = this.#keys;
					let last = 0;
					let node = 0;
					for (let index = 0; index < text.length; index++) {
						let unit = foldedAt(text, index);
						last = last << 8 ^ unit;
						if (node === 0 && keys[keyOf(last)] === 0) continue;
						node = this.#next(node, unit, 4) || this.#walk(text, index + 1 - 4, index + 1);
						let length = at(this.#ending, node);
						length > 0 && addSpan(spans, {
							start: index + 1 - length,
							end: index + 1
						});
					}
					node === 0 && (node = this.#walk(text, text.length + 1 - 4, text.length, 1));
					return {
						spans,
						openFrom: text.length - at(this.#depth, node)
					};
				}
				#add(text) {
					let node = 0;
					let last = 0;
					for (let index = 0; index < text.length; index++) {
						let unit = foldedAt(text, index);
						last = last << 8 ^ unit;
						index + 1 === 4 && (this.#keys[keyOf(last)] = 1);
						node = this.#childOf(node, unit) || this.#grow(node, unit);
					}
					this.#ending[node] = text.length;
				}
				#grow(parent, unit) {
					let node = this.#size++;
					this.#unit[node] = unit;
					this.#depth[node] = at(this.#depth, parent) + 1;
					this.#sibling[node] = at(this.#child, parent);
					this.#child[parent] = node;
					return node;
				}
				#link() {
					let queue = new Int32Array(this.#size);
					for (let done = 0, known = 1; done < known; done++) {
						let parent = at(queue, done);
						for (let node = at(this.#child, parent); node !== 0; node = at(this.#sibling, node)) {
							let fallback = parent === 0 ? 0 : this.#next(at(this.#fallback, parent), at(this.#unit, node));
							this.#fallback[node] = fallback;
							this.#ending[node] ||= at(this.#ending, fallback);
							queue[known++] = node;
						}
					}
				}
				#next(from, unit, least = 0) {
					for (let node = from; at(this.#depth, node) >= least; node = at(this.#fallback, node)) {
						let child = this.#childOf(node, unit);
						if (child !== 0 || node === 0) return child;
					}
					return 0;
				}
				#walk(text, start, end, least = 4) {
					let node = 0;
					for (let index = Math.max(start, 0); index < end; index++) node = this.#next(node, foldedAt(text, index));
					return at(this.#depth, node) >= least ? node : 0;
				}
				#childOf(node, unit) {
					let child = at(this.#child, node);
					for (; child !== 0 && this.#unit[child] !== unit;) child = at(this.#sibling, child);
					return child;
				}
			};
			function addSpan(spans, { start, end }) {
				let first = start;
				for (let last = spans.at(-1); last !== void 0 && last.end > first; last = spans.at(-1)) {
					first = Math.min(first, last.start);
					spans.pop();
				}
				spans.push({
					start: first,
					end
				});
			}
			function keyOf(last) {
				return Math.imul(last, 2654435761) >>> 16;
			}
			function foldedAt(text, index) {
				let unit = text.charCodeAt(index);
				return unit | (64 - unit & unit - 91) >>> 31 << 5;
			}
			function at(array, index) {
				return array[index] ?? 0;
			}
			var SecretFinder = class {
				#finder;
				constructor(forms) {
					this.#finder = new TextFinder([...forms]);
				}
				find(text, { isOpen }) {
					let raw = this.#finder.find(text);
					let layers = decodeLayers(text, {
						isBytes: !1,
						isOpen,
						withPlaces: !0
					});
					let spans = [...raw.spans];
					let { openFrom } = raw;
					let settledUntil = openFrom;
					for (let layer of layers) {
						let found = this.#finder.find(layer.text);
						for (let { start, end } of found.spans) spans.push({
							start: placeOf(layer, start),
							end: placeOf(layer, end)
						});
						let open = placeOf(layer, found.openFrom);
						settledUntil = Math.min(settledUntil, open);
						found.openFrom < layer.text.length && (openFrom = Math.min(openFrom, open));
					}
					let last = layers.at(-1);
					return {
						spans: layers.length === 0 ? raw.spans : merged(spans),
						openFrom,
						settledUntil: last === void 0 ? settledUntil : boundaryBefore(last, settledUntil)
					};
				}
				isIn(readings) {
					return readings.some((reading) => this.#finder.find(reading).spans.length > 0);
				}
			};
			function maskSpans(text, spans, { until = text.length, told = 0 } = {}) {
				let end = 0;
				let clean = "";
				for (let [index, span] of spans.entries()) {
					let isTold = index === 0 && told > 0;
					if (!isTold && span.start >= until) break;
					clean += text.slice(end, span.start) + (isTold ? "" : "***");
					end = span.end;
				}
				return clean + text.slice(end, Math.max(end, until));
			}
			function placeOf({ places }, index) {
				return places?.[index] ?? 0;
			}
			function boundaryBefore({ places = new Int32Array() }, place) {
				let low = 0;
				let high = places.length;
				for (; low < high;) {
					let middle = low + high >>> 1;
					(places[middle] ?? 0) <= place ? low = middle + 1 : high = middle;
				}
				return places[low - 1] ?? 0;
			}
			function merged(spans) {
				let all = [];
				for (let span of spans.toSorted((a, b) => a.end - b.end || b.start - a.start)) addSpan(all, span);
				return all;
			}
			function secretForms(text) {
				let secret = text.toWellFormed();
				let bytes = Buffer.from(secret);
				let written = [...readingsOf(secret, { isBytes: !1 }), ...inUrls(secret)];
				let inBytes = [secret, ...inUrls(secret)].map((form) => Buffer.from(form).toString("latin1"));
				return [...new Set([
					text,
					...written,
					...inBytes,
					bytes.toString("hex"),
					...inBase64(bytes),
					[...secret].join("\0")
				])];
			}
			function inUrls(secret) {
				return [secret.replace(/[\t\n\r]/g, "").trimEnd(), secret.replaceAll(" ", "+")];
			}
			function inBase64(bytes) {
				let parts = [
					0,
					1,
					2
				].map((offset) => unpadded(Buffer.concat([Buffer.alloc(offset), bytes])).slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 == 0 ? void 0 : -1));
				return [
					bytes.toString("base64"),
					unpadded(bytes),
					...parts
				].flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
			}
			function unpadded(bytes) {
				return bytes.toString("base64").replace(/=+$/, "");
			}
			let TOKEN_FORMS = [
				{
					kind: "a GitHub token",
					pattern: /gh[pousr]_(?:[A-Za-z0-9]{36,}|[A-Za-z0-9]{1,40}_eyJ[\w.-]{36,})|(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,}/g
				},
				{
					kind: "an AWS access key",
					pattern: /(?<![A-Za-z0-9])AKIA[0-9A-Z]{16}(?![A-Za-z0-9])/g
				},
				{
					kind: "a private key",
					pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g
				},
				{
					kind: "a JSON web token",
					pattern: /(?<=eyJ[\w-]{10,})\.eyJ[\w-]{10,}\.[\w-]{10,}/g
				}
			];
			function isInstallationToken(token) {
				return token.startsWith("ghs_");
			}
			let HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\p{Surrogate}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
			let PLAIN$1 = /^[\t\n -~]*$/;
			function printable(text) {
				return PLAIN$1.test(text) ? text : text.replace(HIDDEN, showCodePoint);
			}
			function printableLine(text) {
				return printable(text).replaceAll("\n", showCodePoint("\n")).replaceAll("	", " ");
			}
			function hasHiddenCharacters(text) {
				if (PLAIN$1.test(text)) return !1;
				HIDDEN.lastIndex = 0;
				return HIDDEN.test(text);
			}
			function showCodePoint(character) {
				return `\u27e8U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`;
			}
			let COMMAND = /(^|[\n\r\v\f\u0085\u2028\u2029])((?:[^\S\n\r\v\f\u2028\u2029]|\u001b\[[\d;]*m)*)(?=::)|##(?=\[)/g;
			function inertForRunner(text) {
				if (!text.includes("::") && !text.includes("##[")) return text;
				return text.replace(COMMAND, (found, start = "", blanks = "") => found === "##" ? "##\\" : `${start}${blanks}\u2502 `);
			}
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
			let same = (text) => text;
			let PLAIN = {
				bold: same,
				dim: same,
				red: same,
				green: same,
				yellow: same,
				cyan: same
			};
			let WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
			function widthOf(text) {
				let width = 0;
				for (let character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
				return width;
			}
			function fitLine(line, columns) {
				let parts = line.match(/\u001b\[\d+m|./gsu) ?? [];
				let left = columns - 1;
				let fitting = "";
				for (let part of parts) {
					let isColour = part.startsWith("\x1B");
					isColour || (left -= widthOf(part));
					(isColour || left >= 0) && (fitting += part);
				}
				return fitting;
			}
			function textTable(rows, style) {
				let width = Math.max(0, ...rows.map(([name]) => name.length));
				return rows.flatMap(([name, text]) => printable(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? printableLine(name) : "").padEnd(width))}  ${line}`.trimEnd()));
			}
			function runUrl({ serverUrl, repository, run }) {
				return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`;
			}
			function actionContext({ runner, env, program, signal }) {
				let [owner = "", name = ""] = (env.GITHUB_REPOSITORY ?? "").split("/", 2);
				let token = runner.input("token");
				let job = JOB_MODES.find((mode) => mode === runner.input("mode"));
				return {
					runner,
					env,
					program,
					signal,
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
						isAppToken: isInstallationToken(token),
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
			function actionInvocation({ runner, env, program, signal }, folder) {
				return {
					argv: [],
					env,
					folder,
					program,
					signal,
					console: {
						out: runner.say,
						err: runner.say,
						outStyle: PLAIN,
						errStyle: PLAIN,
						isErrTerminal: !1,
						errColumns: 80,
						isInteractive: !1,
						ask: async () => void 0,
						readInput: async () => success("")
					}
				};
			}
			function parseJson(text) {
				try {
					return success(JSON.parse(text));
				} catch {
					let scan = new Scan(text);
					let message = scan.findFault() ?? "not JSON";
					return failure({
						...placeAt(text, scan.at),
						message
					});
				}
			}
			let SPACE = /[ \t\r\n]*/y;
			let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
			let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
			var Scan = class {
				#text;
				at = 0;
				constructor(text) {
					this.#text = text;
				}
				findFault() {
					let open = [];
					for (;;) {
						this.#take(SPACE);
						let start = this.#text[this.at];
						if (start === "{" || start === "[") {
							this.at++;
							this.#take(SPACE);
							let close = start === "{" ? "}" : "]";
							if (this.#text[this.at] !== close) {
								open.push(close);
								if (start === "{") {
									let fault = this.#key();
									if (fault !== void 0) return fault;
								}
								continue;
							}
							this.at++;
						} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
						for (;;) {
							this.#take(SPACE);
							let close = open.at(-1);
							if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
							if (this.#text[this.at] === close) {
								this.at++;
								open.pop();
								continue;
							}
							if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
							this.at++;
							if (close === "}") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							break;
						}
					}
				}
				#key() {
					this.#take(SPACE);
					if (!this.#take(STRING)) return this.#fault("a name in double quotes");
					this.#take(SPACE);
					if (this.#text[this.at] !== ":") return this.#fault("':'");
					this.at++;
				}
				#fault(expected) {
					let found = this.#text[this.at];
					return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
				}
				#take(pattern) {
					pattern.lastIndex = this.at;
					if (!pattern.test(this.#text)) return !1;
					this.at = pattern.lastIndex;
					return !0;
				}
			};
			function placeAt(text, offset) {
				let before = text.slice(0, offset);
				return {
					line: before.split("\n").length,
					column: offset - before.lastIndexOf("\n")
				};
			}
			function placeInJson(text, field) {
				let place = skipSpace(text, 0);
				let value = place;
				for (let rest = field; rest !== "";) {
					let part = text[value] === "{" ? findMember(text, value, rest) : text[value] === "[" ? findItem(text, value, rest) : void 0;
					if (part === void 0) break;
					place = part.at;
					value = part.value;
					rest = rest.slice(part.length).replace(/^\./, "");
				}
				return placeAt(text, place);
			}
			function findMember(text, open, field) {
				let found;
				for (let at = skipSpace(text, open + 1); text[at] === "\"";) {
					let end = skipValue(text, at);
					let name = JSON.parse(text.slice(at, end));
					let value = skipSpace(text, skipSpace(text, end) + 1);
					field.startsWith(name) && [
						"",
						".",
						"["
					].includes(field.charAt(name.length)) && name.length >= (found?.length ?? 0) && (found = {
						at,
						value,
						length: name.length
					});
					at = skipComma(text, skipValue(text, value));
				}
				return found;
			}
			function findItem(text, open, field) {
				let [index, number] = /^\[(\d+)\]/.exec(field) ?? [];
				if (index === void 0) return;
				let at = skipSpace(text, open + 1);
				for (let left = Number(number); left > 0 && text[at] !== "]" && at < text.length; left--) at = skipComma(text, skipValue(text, at));
				return text[at] === "]" || at >= text.length ? void 0 : {
					at,
					value: at,
					length: index.length
				};
			}
			let STRING_AT = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
			let OTHERS = /[^"{}[\],\s]+/y;
			function skipValue(text, start) {
				let at = start;
				for (let depth = 0; at < text.length;) {
					let character = text[at];
					character === "\"" ? at = endOf(STRING_AT, text, at) : character === "{" || character === "[" ? [at, depth] = [at + 1, depth + 1] : character === "}" || character === "]" ? [at, depth] = [at + 1, depth - 1] : character === "," || character === ":" ? at++ : at = endOf(OTHERS, text, at);
					if (depth === 0) return at;
					at = skipSpace(text, at);
				}
				return at;
			}
			function endOf(pattern, text, at) {
				pattern.lastIndex = at;
				return pattern.test(text) ? pattern.lastIndex : text.length;
			}
			function skipComma(text, from) {
				let at = skipSpace(text, from);
				return text[at] === "," ? skipSpace(text, at + 1) : at;
			}
			function skipSpace(text, from) {
				let at = from;
				for (; " 	\r\n\ufeff".includes(text.charAt(at)) && at < text.length;) at++;
				return at;
			}
			function checkSecrets(text, where, known = []) {
				return refuseIn(text, where, secretFinder(known));
			}
			function checkPlanSecrets(plan, changes, known) {
				let finder = secretFinder(known);
				let record = refuseIn(JSON.stringify(plan), "the record of the plan", finder);
				if (record !== void 0) return record;
				for (let change of changes) {
					if (!("after" in change)) continue;
					let after = readingsOfFile(change.after);
					let where = `the new content of '${change.path}'`;
					if (finder?.isIn(after)) return found("a secret of this run", where);
					let tokens = tokensIn(after);
					let before = tokens.length > 0 && "before" in change ? readingsOfFile(change.before) : [];
					let added = tokens.find(({ token }) => !before.some((reading) => reading.includes(token)));
					if (added !== void 0) return found(added.kind, where);
				}
			}
			function refuseIn(text, where, finder) {
				let readings = readingsOf(text, { isBytes: !1 });
				if (finder?.isIn(readings)) return found("a secret of this run", where);
				let [token] = tokensIn(readings);
				return token && found(token.kind, where);
			}
			function tokensIn(readings) {
				return TOKEN_FORMS.flatMap(({ kind, pattern }) => readings.flatMap((reading) => (reading.match(pattern) ?? []).map((token) => ({
					kind,
					token
				}))));
			}
			function secretFinder(secrets) {
				let forms = secrets.flatMap(longSecretForms);
				return forms.length === 0 ? void 0 : new SecretFinder(forms);
			}
			function longSecretForms(secret) {
				return secret.length < 8 ? [] : secretForms(secret).filter((form) => form.length >= 8);
			}
			function readingsOfFile(bytes) {
				return readingsOf(asBuffer(bytes).toString("latin1"), { isBytes: !0 });
			}
			function found(kind, where) {
				return refusal("secret_in_output", `There is ${kind} in ${where}`);
			}
			let SECRET_NAME = /^SOUS_SECRET_|(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_?KEY|PRIVATE_KEY|CREDENTIALS?)$/i;
			function knownSecrets(env) {
				let values = Object.entries(env).flatMap(([name, value]) => SECRET_NAME.test(name) && value !== void 0 ? [value.trim()] : []);
				return [...new Set(values.flatMap((value) => [
					value,
					...value.split(/\r?\n/),
					...textsIn(value)
				]))].filter(({ length }) => length >= 8);
			}
			function textsIn(value) {
				let json = /^[[{]/.test(value) ? parseJson(value) : void 0;
				return json?.ok ? leavesOf(json.value) : [];
			}
			function leavesOf(value) {
				if (typeof value == "string") return [value];
				return typeof value == "object" && value ? Object.values(value).flatMap(leavesOf) : [];
			}
			function hider(secrets) {
				let finder;
				return (text) => {
					finder ??= secretFinder(secrets);
					return finder === void 0 ? text : maskSpans(text, finder.find(text, { isOpen: !1 }).spans);
				};
			}
			function processRunner(env, out) {
				let hide = hider(knownSecrets(env));
				return {
					input: (name) => (env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim(),
					setOutput: (name, value) => appendTo(env.GITHUB_OUTPUT, fileCommand(name, hide(value))),
					addSummary: (markdown) => appendTo(env.GITHUB_STEP_SUMMARY, hide(markdown.endsWith("\n") ? markdown : `${markdown}\n`)),
					mask: (value) => out(`::add-mask::${escapeData(value)}\n`),
					say: (text) => out(inertForRunner(hide(text))),
					command: (lines) => out(hide(lines))
				};
			}
			function appendTo(file, text) {
				file !== void 0 && file !== "" && node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync(file, text);
			}
			function fileCommand(name, value) {
				let delimiter = `sous_${process.getBuiltinModule("node:crypto").randomUUID()}`;
				return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
			}
			function escapeData(text) {
				return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
			}
		}),
		9604: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				n: () => __exportAll,
				r: () => __toESM,
				t: () => __commonJSMin
			});
			require("node:module");
			var __create = Object.create;
			var __defProp = Object.defineProperty;
			var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
			var __getOwnPropNames = Object.getOwnPropertyNames;
			var __getProtoOf = Object.getPrototypeOf;
			var __hasOwnProp = Object.prototype.hasOwnProperty;
			var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
			var __exportAll = (all, no_symbols) => {
				let target = {};
				for (var name in all) __defProp(target, name, {
					get: all[name],
					enumerable: !0
				});
				no_symbols || __defProp(target, Symbol.toStringTag, { value: "Module" });
				return target;
			};
			var __copyProps = (to, from, except, desc) => {
				if (from && typeof from == "object" || typeof from == "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
					key = keys[i];
					!__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, {
						get: ((k) => from[k]).bind(null, key),
						enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
					});
				}
				return to;
			};
			var __toESM = (mod, isNodeMode, target) => (target = mod == null ? {} : __create(__getProtoOf(mod)), __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
				value: mod,
				enumerable: !0
			}) : target, mod));
		}),
		2613: ((module) => {
			module.exports = require("assert");
		}),
		4434: ((module) => {
			module.exports = require("events");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		8611: ((module) => {
			module.exports = require("http");
		}),
		5692: ((module) => {
			module.exports = require("https");
		}),
		9278: ((module) => {
			module.exports = require("net");
		}),
		4589: ((module) => {
			module.exports = require("node:assert");
		}),
		6698: ((module) => {
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		1421: ((module) => {
			module.exports = require("node:child_process");
		}),
		7540: ((module) => {
			module.exports = require("node:console");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		3053: ((module) => {
			module.exports = require("node:diagnostics_channel");
		}),
		610: ((module) => {
			module.exports = require("node:dns");
		}),
		1553: ((module) => {
			module.exports = require("node:dns/promises");
		}),
		8474: ((module) => {
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		4708: ((module) => {
			module.exports = require("node:https");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		8161: ((module) => {
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		643: ((module) => {
			module.exports = require("node:perf_hooks");
		}),
		1792: ((module) => {
			module.exports = require("node:querystring");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		8500: ((module) => {
			module.exports = require("node:timers/promises");
		}),
		1692: ((module) => {
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		3429: ((module) => {
			module.exports = require("node:util/types");
		}),
		714: ((module) => {
			module.exports = require("node:vm");
		}),
		5919: ((module) => {
			module.exports = require("node:worker_threads");
		}),
		8522: ((module) => {
			module.exports = require("node:zlib");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		6928: ((module) => {
			module.exports = require("path");
		}),
		2203: ((module) => {
			module.exports = require("stream");
		}),
		3193: ((module) => {
			module.exports = require("string_decoder");
		}),
		4756: ((module) => {
			module.exports = require("tls");
		}),
		9023: ((module) => {
			module.exports = require("util");
		})
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
	__nccwpck_require__.m = __webpack_modules__;
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	(() => {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	})();
	__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	(() => {
		var installedChunks = { 8792: 1 };
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) __nccwpck_require__.o(moreModules, moduleId) && (__nccwpck_require__.m[moduleId] = moreModules[moduleId]);
			runtime && runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			installedChunks[chunkId] || installChunk(require("./" + __nccwpck_require__.u(chunkId)));
		};
	})();
	var __webpack_exports__ = {};
	__nccwpck_require__.r(__webpack_exports__);
	__nccwpck_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5484);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
	let program = node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync(process.argv[1] ?? process.execPath);
	let cancel = new AbortController();
	for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancel.abort());
	process.stdout.on("error", () => cancel.abort());
	let fault;
	let hasEnded = !1;
	let isTold = !1;
	for (let event of ["unhandledRejection", "uncaughtException"]) process.on(event, (error) => {
		fault ??= { error };
		cancel.abort();
		if (hasEnded) return void endWithFault(error);
		setTimeout(() => void endWithFault(error).finally(() => process.exit()), 1e4).unref();
	});
	let runner = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.t)(process.env, (text) => void process.stdout.write(text));
	let context = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.s)({
		runner,
		env: process.env,
		program: {
			folder: node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(program),
			extension: node_path__WEBPACK_IMPORTED_MODULE_3__.extname(program)
		},
		signal: cancel.signal
	});
	run();
	async function run() {
		try {
			process.exitCode = await main();
			hasEnded = !0;
			if (fault !== void 0) throw fault.error;
		} catch (error) {
			await endWithFault(error);
		}
	}
	async function endWithFault(error) {
		process.exitCode = 1;
		if (isTold) return;
		isTold = !0;
		let { reportActionFault } = await __nccwpck_require__.e(6351).then(__nccwpck_require__.bind(__nccwpck_require__, 6351)).then((n) => n.et);
		reportActionFault(error, context);
	}
	async function tellOf(error, { commit, reason }) {
		if (commit === void 0 || reason !== "committed" && reason !== "proposed") return error;
		let { FaultAfterPush } = await __nccwpck_require__.e(6351).then(__nccwpck_require__.bind(__nccwpck_require__, 6351)).then((n) => n.it);
		return new FaultAfterPush(commit, error);
	}
	async function main() {
		context.token !== "" && runner.mask(context.token);
		let eventPath = process.env.GITHUB_EVENT_PATH ?? "";
		let payload = eventPath === "" ? "{}" : node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync(eventPath, "utf8");
		let request = await (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.w)({
			name: context.event,
			payload,
			workflowRef: context.workflow.ref,
			hasRecipe: runner.input("recipe") !== ""
		}, runner.input("mode"));
		if (request.kind === "ignored") {
			runner.setOutput("decision", "pass");
			runner.setOutput("reason-code", request.code);
			runner.say(`${request.message} (${request.code})\n`);
			return 0;
		}
		let [{ runAction }, { finishAction }] = await Promise.all([Promise.all([__nccwpck_require__.e(2915), __nccwpck_require__.e(6351)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5296)).then((n) => n.t), __nccwpck_require__.e(6351).then(__nccwpck_require__.bind(__nccwpck_require__, 6351)).then((n) => n.et)]);
		let ending = await runAction(request, context);
		if (fault !== void 0) throw await tellOf(fault.error, ending);
		return finishAction(ending, context);
	}
	module.exports = __webpack_exports__;
})();
