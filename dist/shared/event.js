(() => {
	var __webpack_modules__ = {
		101: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { event: () => __nccwpck_require__(940) };
		}),
		940: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				JOB_MODES: () => JOB_MODES,
				MODES: () => MODES,
				SecretFinder: () => SecretFinder,
				addSpan: () => addSpan,
				checkPlanSecrets: () => checkPlanSecrets,
				checkSecrets: () => checkSecrets,
				decisionOf: () => decisionOf,
				exitCodeOf: () => exitCodeOf,
				hider: () => hider,
				isForSous: () => isForSous,
				isInstallationToken: () => isInstallationToken,
				isOutcome: () => isOutcome,
				knownSecrets: () => knownSecrets,
				maskSpans: () => maskSpans,
				meaningOf: () => meaningOf,
				parseCommand: () => parseCommand,
				reasonOf: () => reasonOf,
				refusal: () => refusal,
				secretForms: () => secretForms,
				writeCommand: () => writeCommand
			});
			var $start_start = __nccwpck_require__(32);
			var $values_values = __nccwpck_require__(882);
			//! src/base/errors/reasons.ts
			let OUTCOMES = {
				previewed: {
					meaning: "The plan was made and shown; nothing was written.",
					decision: "pass"
				},
				clean: {
					meaning: "The recipe would change nothing.",
					decision: "pass"
				},
				applied: {
					meaning: "The plan was written to the working tree.",
					decision: "pass"
				},
				committed: {
					meaning: "The plan became a commit.",
					decision: "pass"
				},
				proposed: {
					meaning: "The plan became a pull request.",
					decision: "pass"
				},
				declined: {
					meaning: "Somebody closed the same proposal before; it is not opened again.",
					decision: "pass"
				},
				already_applied: {
					meaning: "The files of the plan are there already; nothing was written.",
					advice: "Nothing needs to be done.",
					decision: "pass",
					also: ["github"]
				},
				accepted: {
					meaning: "The command is understood and its author may give it; another job does it.",
					decision: "pass"
				},
				answered: {
					meaning: "The command was answered; it makes no plan.",
					decision: "pass"
				},
				undone: {
					meaning: "What the plan had changed was put back.",
					decision: "pass"
				},
				gated: {
					meaning: "A call waits for approval; what comes after it is known once it ran.",
					decision: "wait",
					exit: 4
				},
				queued: {
					meaning: "The proposal is in the merge queue. GitHub merges it when the checks of the queue pass.",
					decision: "wait"
				},
				auto_merge_enabled: {
					meaning: "Auto-merge is on. GitHub merges the proposal when its required checks pass.",
					decision: "wait"
				},
				merged_on_moved_base: {
					meaning: "The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones.",
					decision: "fail"
				},
				changes_found: {
					meaning: "Check failed: the recipe would change files.",
					decision: "fail",
					exit: 2
				},
				drift_reported: {
					meaning: "The recipe would change something, and an issue says what.",
					decision: "pass"
				},
				check_gated: {
					meaning: "Check failed: a call waits for approval, so Sous could not run the rest of the recipe.",
					decision: "fail"
				},
				check_incomplete: {
					meaning: "Check failed: Sous could not check every file.",
					decision: "fail"
				},
				invalid_recipe: {
					meaning: "The recipe has mistakes; no step ran.",
					decision: "fail",
					exit: 3,
					also: ["diagnostic"]
				},
				invalid_inputs: {
					meaning: "The inputs do not fit the recipe; no step ran.",
					decision: "fail",
					exit: 3
				}
			};
			let REFUSALS = {
				api_unavailable: {
					meaning: "GitHub did not answer, or asked for more patience than a run has.",
					advice: "Run it again later.",
					decision: "fail"
				},
				api_invalid: {
					meaning: "GitHub answered with something that Sous does not know.",
					advice: "Run it again; if it stays, report it with the field that is named.",
					decision: "fail"
				},
				api_not_found: {
					meaning: "GitHub knows nothing at that address, or does not show it to this token.",
					advice: "Check the name and what the token may read.",
					decision: "fail"
				},
				api_conflict: {
					meaning: "GitHub refused because something changed meanwhile.",
					advice: "Run it again.",
					decision: "fail"
				},
				api_rejected: {
					meaning: "GitHub refused the request as it was.",
					advice: "See what GitHub says in the message.",
					decision: "fail"
				},
				api_budget: {
					meaning: "The run asked GitHub more often than a run may.",
					advice: "Run it again; if it stays, narrow the recipe.",
					decision: "fail"
				},
				auth_expired: {
					meaning: "GitHub does not accept the token, or no longer.",
					advice: "Run it again: each run gets a new token.",
					decision: "fail"
				},
				token_not_permitted: {
					meaning: "The token may not do this.",
					advice: "Add the permission to the job's 'permissions:'.",
					decision: "fail"
				},
				not_a_command: {
					meaning: "The comment is no command of Sous.",
					advice: "Nothing.",
					decision: "refuse"
				},
				command_mistake: {
					meaning: "The command cannot be read.",
					advice: "See '/sous help'.",
					decision: "refuse"
				},
				digest_ambiguous: {
					meaning: "The first characters of the digest fit more than one plan.",
					advice: "Write the whole digest. It is in the details of the preview.",
					decision: "refuse"
				},
				not_a_pull_request: {
					meaning: "The comment is on an issue, not on a pull request.",
					advice: "Comment on the pull request that it is for.",
					decision: "refuse"
				},
				event_action_ignored: {
					meaning: "Sous acts on new comments and submitted reviews only, never on edited ones.",
					advice: "Write a new comment.",
					decision: "refuse"
				},
				review_not_approving: {
					meaning: "The review does not approve.",
					advice: "Approve, or comment '/sous apply' with the digest.",
					decision: "refuse"
				},
				event_not_trusted: {
					meaning: "The event runs with full rights on what a stranger can write, and Sous does not need it.",
					advice: "Use 'issue_comment' or 'pull_request'.",
					decision: "refuse"
				},
				event_not_trusted_for_apply: {
					meaning: "The workflow of this event comes from the pull request, not from the default branch.",
					advice: "Comment '/sous apply' with the digest.",
					decision: "refuse"
				},
				reviews_not_here: {
					meaning: "This workflow makes and applies plans in separate jobs, and it applies them for comments only.",
					advice: "Comment '/sous apply' with the digest.",
					decision: "refuse"
				},
				workflow_ref_not_default: {
					meaning: "The workflow was started from another branch than the default one.",
					advice: "Start it from the default branch.",
					decision: "refuse"
				},
				payload_invalid: {
					meaning: "The event that started the run is not as GitHub describes it.",
					advice: "See the field that the message names.",
					decision: "fail"
				},
				input_invalid: {
					meaning: "An input of the action has a value that it cannot have.",
					advice: "Correct it in the workflow's 'with:'.",
					decision: "fail"
				},
				not_permitted: {
					meaning: "The person may not do this in this repository.",
					advice: "Ask somebody who may write.",
					decision: "refuse"
				},
				not_listed: {
					meaning: "The configuration lists who may do this, and the person is not among them.",
					advice: "Ask one of those who are listed.",
					decision: "refuse"
				},
				bot_actor: {
					meaning: "A bot gives no commands and approves nothing.",
					advice: "Nothing.",
					decision: "refuse"
				},
				sender_mismatch: {
					meaning: "The one who sent the event is not the author of the text.",
					advice: "Let the author write a new comment.",
					decision: "refuse"
				},
				comment_changed: {
					meaning: "The comment was edited or deleted since it was written.",
					advice: "Write a new comment.",
					decision: "refuse"
				},
				approval_stale: {
					meaning: "The approval was given for another commit.",
					advice: "Look at what changed since, and approve again.",
					decision: "refuse"
				},
				changes_requested: {
					meaning: "Somebody who may write asked for changes.",
					advice: "Let that person approve, or dismiss the review.",
					decision: "refuse"
				},
				approval_missing: {
					meaning: "Somebody else still has to approve.",
					advice: "Ask for the approval that the message names.",
					decision: "wait"
				},
				policy_error: {
					meaning: "What decides on approvals cannot be read or applied.",
					advice: "Correct the file that the message names, on the default branch.",
					decision: "fail"
				},
				pr_closed: {
					meaning: "The pull request is closed or merged.",
					advice: "Open it again, or use another.",
					decision: "refuse"
				},
				pr_draft: {
					meaning: "The pull request is a draft.",
					advice: "Mark it as ready, or allow drafts in the configuration.",
					decision: "refuse"
				},
				base_not_allowed: {
					meaning: "The pull request is for a branch that Sous is not set up for.",
					advice: "Add the branch to 'branches' in the configuration.",
					decision: "refuse"
				},
				stale_base: {
					meaning: "The pull request is for another branch than when the plan was made, or that branch has moved.",
					advice: "Run the recipe again.",
					decision: "refuse"
				},
				stale_head: {
					meaning: "The pull request has moved on since the plan was made.",
					advice: "Run the recipe again.",
					decision: "refuse"
				},
				fork_not_allowed: {
					meaning: "The pull request comes from a fork, and Sous does not write there.",
					advice: "Take the patch, or allow previews for forks.",
					decision: "refuse"
				},
				recipe_changed: {
					meaning: "The pull request changes the recipe itself, and Sous applies only what comes from the base branch.",
					advice: "Merge the change of the recipe first.",
					decision: "refuse"
				},
				recipe_not_on_base: {
					meaning: "The recipe is new in this pull request, and Sous runs only recipes of the base branch.",
					advice: "Merge the recipe first. Until then, 'sous preview' runs it on your machine.",
					decision: "refuse"
				},
				base_unavailable: {
					meaning: "Sous could not read the base commit of the pull request, where the recipe and the rules come from.",
					advice: "Give the job 'contents: read', or check out with 'fetch-depth: 0'.",
					decision: "fail"
				},
				repo_archived: {
					meaning: "The repository is archived.",
					advice: "Nothing can be changed in it.",
					decision: "refuse"
				},
				ref_moved: {
					meaning: "The branch is not where it was when Sous last looked.",
					advice: "Preview again on what is there now.",
					decision: "refuse"
				},
				ref_missing: {
					meaning: "The branch or commit is not there any more.",
					advice: "Preview again where the branch is now.",
					decision: "refuse"
				},
				ref_blocked: {
					meaning: "Git cannot create a ref of Sous, because someone pushed one whose name is in the way.",
					advice: "Delete the ref that the message names, then try again.",
					decision: "fail"
				},
				checks_pending: {
					meaning: "The branch requires checks that have not passed yet.",
					advice: "Approve again when they have passed, or allow auto-merge in the repository's settings.",
					decision: "refuse"
				},
				merge_refused: {
					meaning: "GitHub refused to merge the pull request.",
					advice: "See what GitHub says in the message, then approve again.",
					decision: "refuse"
				},
				protected_branch: {
					meaning: "GitHub protects the branch, and the token may not pass.",
					advice: "Let Sous propose a pull request instead.",
					decision: "refuse"
				},
				workflows_permission: {
					meaning: "A plan that changes workflow files needs a token with 'workflows' permission, which GITHUB_TOKEN cannot have.",
					advice: "Use a GitHub App token with the 'workflows' permission, or apply it on your machine with 'sous run'.",
					decision: "refuse"
				},
				signatures_required: {
					meaning: "The branch accepts signed commits only, and this one is not signed.",
					advice: "Use GITHUB_TOKEN or a GitHub App token: GitHub signs the commits that Sous makes with them. It does not sign a person's.",
					decision: "refuse"
				},
				push_protection: {
					meaning: "GitHub found a secret in the change and blocked the push.",
					advice: "Remove the secret from the recipe or its inputs, and revoke it if it is real. If it is not a secret, allow it under the repository's security settings.",
					decision: "refuse"
				},
				push_rejected: {
					meaning: "GitHub refused the push.",
					advice: "See what GitHub says in the message.",
					decision: "refuse"
				},
				branch_conflict: {
					meaning: "Somebody else's commits are on the branch that Sous would write to.",
					advice: "Merge, move or delete that branch, then run it again.",
					decision: "refuse"
				},
				digest_unknown: {
					meaning: "No such plan is stored: it never was, or it is no longer.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				plan_outdated: {
					meaning: "The recipe or the configuration changed on the default branch after the preview.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				plan_unproven: {
					meaning: "Nothing that GitHub attests shows that Sous made this plan. What is stored under refs/sous/ proves nothing: anyone with write access can push there.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				plan_not_reproduced: {
					meaning: "Sous made the plan again before applying it, and got something else.",
					advice: "Run the recipe again, then approve the new plan. If it happens twice, the recipe depends on something that changes.",
					decision: "refuse"
				},
				plan_cancelled: {
					meaning: "Someone cancelled the plan.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				commands_not_here: {
					meaning: "The token of this job can write, and Sous never runs commands or web requests beside such a token.",
					advice: "Use the workflow that 'sous init' writes: its plan job runs commands and cannot write.",
					decision: "refuse"
				},
				app_key_exposed: {
					meaning: "A review runs the workflow of the pull request, so a GitHub App token in its job is within reach of everyone who can push a branch.",
					advice: "Comment '/sous apply' with the digest instead, and keep the key in an environment limited to the default branch.",
					decision: "refuse"
				},
				plan_gated: {
					meaning: "A call of the plan still waits for approval, so there is nothing to apply yet.",
					advice: "Approve that call first.",
					decision: "refuse"
				},
				preview_incomplete: {
					meaning: "The change is too large to be shown whole, so nobody can have looked at all of it.",
					advice: "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change.",
					decision: "refuse"
				},
				runner_file_tampered: {
					meaning: "A command changed the files by which a step talks to the runner, which would change what later steps do.",
					advice: "Find out which command of the recipe does that.",
					decision: "fail"
				},
				plan_expired: {
					meaning: "The plan is older than plans may get.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				plan_superseded: {
					meaning: "A newer plan of the same recipe has taken its place.",
					advice: "Look at the newer plan and approve that one.",
					decision: "refuse"
				},
				plan_empty: {
					meaning: "The plan changes nothing, so there is nothing to apply.",
					advice: "Nothing needs to be done.",
					decision: "refuse"
				},
				tree_mismatch: {
					meaning: "The commit would not hold exactly what was previewed.",
					advice: "Run the recipe again; report it if it stays.",
					decision: "fail"
				},
				message_refused: {
					meaning: "The commit message holds a line that GitHub or Sous would take for an instruction.",
					advice: "Correct the message.",
					decision: "refuse"
				},
				secret_in_output: {
					meaning: "What was to be published holds a secret.",
					advice: "Find out how it got there; change the secret if it was shown anywhere.",
					decision: "refuse"
				},
				lock_held: {
					meaning: "Another run is applying a plan here.",
					advice: "Wait until it has ended, then approve again.",
					decision: "refuse"
				},
				lock_ambiguous: {
					meaning: "There is a lock that cannot be read, so nobody knows who holds it.",
					advice: "Make sure that no run is applying a plan, then remove the lock.",
					decision: "fail"
				}
			};
			function refusal(code, message, suggestion = rowOf(code).advice ?? "") {
				return {
					code,
					message,
					suggestion
				};
			}
			function rowOf(reason) {
				let code = reason.replace(/^failed:/, "");
				return [
					OUTCOMES,
					REFUSALS,
					$start_start.TOOL_ERRORS
				].find((rows) => Object.hasOwn(rows, code))[code];
			}
			function reasonOf({ code }) {
				return isOutcome(code) ? code : `failed:${code}`;
			}
			function decisionOf(reason) {
				return reason.startsWith("failed:") ? "fail" : rowOf(reason).decision ?? "fail";
			}
			function meaningOf(reason) {
				return reason.startsWith("failed:") ? "A step failed; nothing was written." : rowOf(reason).meaning;
			}
			function exitCodeOf(reason) {
				let { exit, decision } = rowOf(reason);
				return exit ?? (decision === "pass" ? 0 : 1);
			}
			function isOutcome(reason) {
				return Object.hasOwn(OUTCOMES, reason) || $start_start.TOOL_ERRORS[reason]?.also?.includes("run") === !0;
			}
			//! src/github/events/parse-command.ts
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
			let HIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\p{Surrogate}\p{Cf}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;
			function isForSous(body) {
				return ADDRESSED.test(body);
			}
			function parseCommand(body) {
				if (!isForSous(body)) return;
				let [first = ""] = body.split("\n", 1);
				let line = first.replace(/\r$/, "").replace(/[ \t]+$/, "");
				if (line.length > MAX_LINE_CHARACTERS) return mistake(`The line has more than ${MAX_LINE_CHARACTERS} characters`, "Shorten the values.");
				let hidden = HIDDEN.exec(line);
				if (hidden !== null) return mistake(`The line has an invisible character, ${`U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`}`, "Type it again with plain spaces.");
				if (!line.startsWith("/sous")) return mistake(`'${line.slice(0, 5)}' is not '/sous'`, "Write '/sous' in lower case.");
				if (line === "/sous") return mistake("A command is missing after '/sous'", `Write one of ${allForms()}.`);
				if (/^\/sous(?! \S)/.test(line)) return mistake("There is more than one space after '/sous'", "Write one space.");
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
					case "cancel": return rest === void 0 ? (0, $start_start.success)({
						kind: "cancel",
						digest: void 0
					}) : parseDigestWord(rest, "cancel", (digest) => ({
						kind: "cancel",
						digest
					}));
					case "help": return rest === void 0 ? (0, $start_start.success)({
						kind: "help",
						recipe: void 0
					}) : parseHelp(rest);
					case "list": return rest === void 0 ? (0, $start_start.success)({ kind: "list" }) : mistake("Unexpected text after '/sous list'", `Write '${FORMS.list}'.`);
					default: {
						let near = (0, $start_start.didYouMean)(verb, Object.keys(FORMS));
						let suggestion = near === void 0 ? `Write one of ${allForms()}.` : `Did you mean '${FORMS[near]}'?`;
						return mistake(`Unknown command '/sous ${(0, $values_values.briefText)(verb)}'`, suggestion);
					}
				}
			}
			function parseRun(rest) {
				if (rest === void 0) return mistake("'/sous run' needs the name of a recipe", `Write '${FORMS.run}'. See '/sous list'.`);
				let space = rest.indexOf(" ");
				let recipe = space < 0 ? rest : rest.slice(0, space);
				if (!RECIPE.test(recipe)) return badRecipe(recipe);
				if (space < 0) return (0, $start_start.success)({
					kind: "run",
					recipe,
					inputs: []
				});
				let inputs = parseCommandInputs(rest.slice(space + 1));
				return inputs.ok ? (0, $start_start.success)({
					kind: "run",
					recipe,
					inputs: inputs.value
				}) : mistake(inputs.error.message, inputs.error.suggestion);
			}
			function parseHelp(recipe) {
				return RECIPE.test(recipe) ? (0, $start_start.success)({
					kind: "help",
					recipe
				}) : badRecipe(recipe);
			}
			function badRecipe(word) {
				if (word === "") return mistake("There are two spaces in a row", "Write one space between words.");
				return mistake(`'${(0, $values_values.briefText)(word)}' is not a recipe name`, "Use the file name without its extension. See '/sous list'.");
			}
			function parseDigestWord(rest, verb, command) {
				let [word = "", ...more] = (rest ?? "").split(" ");
				let digest = (0, $values_values.parseDigestPrefix)(word);
				if (digest === void 0) {
					let what = word === "" ? `'/sous ${verb}' needs the digest of a plan` : `'${(0, $values_values.briefText)(word)}' is not the digest of a plan`;
					return (0, $start_start.failure)({
						code: "digest_malformed",
						message: what,
						suggestion: "Copy the line from the preview. It takes 12 to 64 characters of the digest, in lower case."
					});
				}
				if (more.length > 0) return mistake("Unexpected text after the digest", `Write '/sous ${verb} ${word}'.`);
				return (0, $start_start.success)(command(digest));
			}
			function allForms() {
				return Object.values(FORMS).map((form) => `'${form}'`).join(", ");
			}
			function mistake(message, suggestion) {
				return (0, $start_start.failure)({
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
					if (match === null) return (0, $start_start.failure)(problemOf(rest));
					let [whole, name = "", quoted, bare = ""] = match;
					inputs.push(`${name}=${quoted === void 0 ? bare : quoted.slice(1, -1).replace(/\\(["\\])/g, "$1")}`);
					rest = rest.slice(whole.length);
				}
				return (0, $start_start.success)(inputs);
			}
			function writeCommandInput(input) {
				let equals = input.indexOf("=");
				let value = input.slice(equals + 1);
				return IS_BARE.test(value) ? input : `${input.slice(0, equals)}="${value.replace(/["\\]/g, "\\$&")}"`;
			}
			function problemOf(rest) {
				let [word = ""] = rest.split(" ", 1);
				let shown = (0, $values_values.briefText)(word);
				if (word === "") return {
					message: "There are two spaces in a row",
					suggestion: "Write one space between words."
				};
				if (!RegExp(`^${NAME}=`).test(word)) return {
					message: `'${shown}' does not have the form name=value`,
					suggestion: "Put a value that has spaces in double quotes: name=\"a value\"."
				};
				if (word.endsWith("=")) return {
					message: `'${shown}' has no value`,
					suggestion: `Write ${shown}"" for an empty value.`
				};
				return {
					message: `The quotes in '${shown}' do not match`,
					suggestion: "Put the whole value in straight double quotes, with \\\" for one inside: name=\"a value\"."
				};
			}
			//! src/github/events/requests.ts
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
			//! src/base/text/decode-escapes.ts
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
						text: (0, $start_start.asBuffer)(this.#bytes.subarray(0, this.#size)).toString("latin1"),
						places: this.#places?.subarray(0, this.#size + 1)
					};
				}
			};
			//! src/base/text/secrets.ts
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
			//! src/github/remote/secret-guard.ts
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
				return readingsOf((0, $start_start.asBuffer)(bytes).toString("latin1"), { isBytes: !0 });
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
				let json = /^[[{]/.test(value) ? (0, $values_values.parseJson)(value) : void 0;
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
		}),
		32: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		}),
		882: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		}),
		885: ((module) => {
			"use strict";
			module.exports = require("./start.js");
		}),
		791: ((module) => {
			"use strict";
			module.exports = require("./values.js");
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
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(101);
	module.exports = __webpack_exports__;
})();
