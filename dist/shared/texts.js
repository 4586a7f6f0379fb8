(() => {
	var __webpack_modules__ = {
		313: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"answer-texts": () => __nccwpck_require__(405),
				"campaign-issue-texts": () => __nccwpck_require__(127),
				"campaign-texts": () => __nccwpck_require__(153),
				"comment-texts": () => __nccwpck_require__(480),
				"help-texts": () => __nccwpck_require__(300),
				"next-texts": () => __nccwpck_require__(842),
				"prompt-texts": () => __nccwpck_require__(681),
				"studio-texts": () => __nccwpck_require__(65),
				"usage-texts": () => __nccwpck_require__(378)
			};
		},
		58: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		360: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		405: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { ANSWER_TEXTS: () => ANSWER_TEXTS });
			var $core_work = __nccwpck_require__(58);
			//! src/texts/en/answer-texts.ts
			let DIFF_ONLY = "Sous promises this diff, not the resulting files: other changes can be merged first.";
			let ANSWER_TEXTS = {
				help: {
					title: "### Sous \u00b7 commands",
					commands: [
						["/sous run <recipe> <name>=<value> \u2026", "Preview what a recipe would change here."],
						["/sous apply <digest>", "Approve a plan and apply exactly that."],
						["/sous cancel [<digest>]", "Cancel one plan, or all plans of this pull request."],
						["/sous list", "List the recipes."],
						["/sous help [<recipe>]", "Explain the commands, or one recipe."]
					],
					rules: (example) => `Put the command on the first line of a new comment, and nothing else on that line. Quote values that have spaces: ${example}.`
				},
				recipes: {
					title: "### Sous \u00b7 recipes",
					none: (folder, other) => `The default branch has no recipes in ${folder} or ${other}.`,
					shipped: (count) => `${(0, $core_work.countOf)(count, "recipe")} that ${count === 1 ? "comes" : "come"} with Sous`,
					more: (command) => `Comment ${command} to see the inputs of a recipe.`
				},
				recipe: {
					title: (name) => `### Sous \u00b7 ${name}`,
					inputs: "**Inputs**",
					noInputs: "This recipe has no inputs.",
					runWithValues: (call) => `To run it, comment ${call} with your values.`,
					runLead: "To run it, comment:",
					runDoes: "runs it"
				},
				applied: {
					title: (subject) => `### \u2705 Sous \u00b7 ${subject} \u00b7 applied`,
					said: (commit) => `Applied as ${commit}, exactly as previewed.`,
					titleBefore: (subject) => `### Sous \u00b7 ${subject} \u00b7 nothing to apply`,
					saidBefore: (commit) => `Commit ${commit} is already on the branch. It names this plan and has exactly its files. Sous did not check who pushed it.`,
					people: (requestedBy, approvedBy) => `Requested by ${requestedBy}, approved by ${approvedBy.join(", ")}.`
				},
				plan: {
					kinds: {
						create: "new",
						update: "changed",
						delete: "deleted",
						create_directory: "new folder"
					},
					more: (count) => `and ${count} more`,
					details: (files) => `Details: ${(0, $core_work.countOf)(files, "file")} \u00b7 full digest`,
					facts: (digest, recipe, reason) => `Digest ${digest}\n\nrecipe ${recipe} \u00b7 ${reason}`
				},
				past: {
					title: (subject, past) => `### Sous \u00b7 ${subject} \u00b7 ${past}`,
					reasons: {
						stale: "The pull request has changed since this preview, so this plan can no longer be applied.",
						expired: "This plan has expired and can no longer be applied.",
						cancelled: "This plan was cancelled and can no longer be applied.",
						outdated: "The recipe, the configuration or Sous itself has changed since this preview, so this plan can no longer be applied."
					},
					madeOn: (head) => `<sub>made on ${head}</sub>`,
					againLead: "To run it again, comment:",
					againDoes: "runs it again"
				},
				updated: {
					line: (title, said, url) => `**Sous \u00b7 ${title}**: ${said}. [See the updated comment.](${url})`,
					applied: (commit) => `applied as ${commit}`,
					appliedBefore: (commit) => `nothing to apply, see ${commit}`,
					failed: "the recipe failed",
					previewed: "the preview is up to date"
				},
				cancelled: {
					title: "### Sous \u00b7 cancelled",
					said: "These plans can no longer be applied:",
					plan: (subject, digest) => `${subject} (${digest})`,
					titleNone: "### Sous \u00b7 nothing to cancel",
					none: "This pull request has no plan to cancel."
				},
				refusal: {
					title: "### Sous \u00b7 not done",
					titleWaits: "### Sous \u00b7 waits for another approval",
					titleUnknown: "### Sous \u00b7 please check",
					nothingChanged: "Nothing was changed. ",
					leads: {
						list: "To see all recipes, comment:",
						help: "For help, comment:",
						run: "To run that, comment:",
						apply: "They can approve it with this comment:"
					},
					lead: "Comment:",
					does: "helps"
				},
				merge: {
					queued: {
						title: "### Sous \u00b7 added to the merge queue",
						said: (commit, branch) => `GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
						promise: `${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`
					},
					auto: {
						title: "### Sous \u00b7 auto-merge is on",
						merges: (commit, branch) => `GitHub merges ${commit} into ${branch} when its required checks pass.`,
						queues: (commit, branch) => `GitHub adds ${commit} to the merge queue of ${branch} when its required checks pass.`,
						waitsFor: (what) => ` It waits for: ${what}`,
						promise: `${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`
					},
					token: (token) => `Sous used ${token}, so the merge starts no workflows. With a GitHub App token, they start.`,
					queueToken: (token) => `Sous used ${token}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and click 'Merge when ready' yourself. With a GitHub App token, workflows start.`,
					movedBase: {
						title: "### \u26a0\ufe0f Sous \u00b7 merged on a moved base",
						said: (commit, base) => `This pull request was merged as ${commit}. Someone changed ${base} at the same moment, so the merged files are not exactly the reviewed ones.`,
						next: "Look at that commit, and revert it if you do not want it."
					}
				},
				workflows: {
					start: "Workflows start by themselves.",
					afterPush: "Sous pushed with GITHUB_TOKEN, so workflows on `push` do not start, and those on `pull_request` wait until you click 'Approve workflows to run'. With a GitHub App token, all of them start.",
					onProposal: "Sous pushed with GITHUB_TOKEN, so workflows on `pull_request` wait until you click 'Approve workflows to run'. No workflow on `push` starts, not even after Sous merges this. With a GitHub App token, all of them start.",
					afterMerge: "Sous merged with GITHUB_TOKEN, so no workflow starts on the merged commit. With a GitHub App token, they start."
				},
				proposal: {
					stopped: "Someone else has pushed to this branch, so Sous no longer updates it. Merge or close this pull request, or delete the branch, and Sous will propose again.",
					closed: (base) => `The recipe has nothing left to change on ${base}, so this pull request is closed.`,
					canClose: (base) => `The recipe has nothing left to change on ${base}, so you can close this pull request.`
				},
				drift: {
					said: (recipe, files) => `Recipe ${recipe} would change ${(0, $core_work.countOf)(files, "file")}. To fix it, run this in a clone and commit the result:`,
					whole: "That command shows every diff before it asks.",
					end: "Sous updates this issue and closes it when there is nothing left to change."
				}
			};
		},
		127: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { CAMPAIGN_ISSUE_TEXTS: () => CAMPAIGN_ISSUE_TEXTS });
			//! src/texts/en/campaign-issue-texts.ts
			let CAMPAIGN_ISSUE_TEXTS = {
				title: (title) => `Campaign: ${title}`,
				toApprove: (digest, people) => [
					`To approve all of it${people > 1 ? ` (${people} people are needed)` : ""}, comment:`,
					"",
					"```",
					`/sous approve ${digest}`,
					"```",
					"",
					"Add `group=a` or `wave=canary` for a part of it.",
					"",
					""
				].join("\n"),
				tooLong: "The report is too long for an issue. The summary of the last run has all of it.",
				footer: "<sub>Comment `/sous retry` to plan again what stopped, or `/sous retry owner/name` for one repository. Also: `/sous pause`, `/sous resume`, `/sous close`.</sub>",
				pullBody: ({ title, issue, approvers, owners, digest }) => [
					`Part of the campaign [${title}](${issue}), which changes many repositories in the same way.`,
					"",
					`The plan was approved there by ${approvers.map((login) => `\`${login}\``).join(", ")}. Merging it is up to you: review it like any other pull request. Sous leaves the branch alone once you push to it, and closes this when there is nothing left to change.`,
					"",
					...owners.length === 0 ? [] : [`Code owners of what it changes: ${owners.join(", ")}.`, ""],
					"To keep campaigns out of this repository, write `campaigns: false` into `.github/sous.yml`.",
					"",
					`<sub>Plan ${digest}</sub>`,
					""
				].join("\n")
			};
		},
		153: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CAMPAIGN_COMMAND_TEXTS: () => CAMPAIGN_COMMAND_TEXTS,
				CAMPAIGN_TEXTS: () => CAMPAIGN_TEXTS
			});
			//! src/texts/en/campaign-texts.ts
			let CAMPAIGN_TEXTS = {
				states: {
					waiting: "waits to be planned",
					planned: "planned",
					gated: "a call needs approval",
					open: "pull request is open",
					queued: "in the merge queue",
					clean: "nothing to change",
					delivered: "delivered",
					merged: "merged",
					opted_out: "opted out",
					rejected: "closed by a person",
					edited: "has commits by others",
					taken: "branch is taken",
					moved: "changed since the plan",
					dirty: "uncommitted changes",
					missing: "not found",
					archived: "archived",
					forbidden: "no access",
					protected: "branch is protected",
					unproven: "plan without proof",
					not_a_repository: "not a git repository",
					duplicate: "same repository twice",
					failed: "failed"
				},
				phases: {
					active: "",
					paused: "paused",
					closed: "closed"
				},
				counts: (todo, done, stopped) => `${todo} to do, ${done} done, ${stopped} stopped`,
				repositories: {
					one: "repository",
					other: "repositories"
				},
				files: {
					one: "file",
					other: "files"
				},
				headings: {
					calls: "Calls to approve",
					groups: "Groups",
					waves: "Waves",
					stopped: "Stopped",
					repositories: "Repositories",
					burndown: "Burndown",
					progress: "Progress"
				},
				columns: {
					state: "State",
					count: "Repositories",
					wave: "Wave",
					which: "Which",
					why: "Why"
				},
				callsLead: "These calls run commands or use the network, so their results are not known yet. Two people have to approve them. Sous then runs exactly these, each repository in a job of its own without tokens, and shows here what they changed. That is approved again before it is delivered.",
				soFar: "Before them, the recipe changes this:",
				ran: "These calls ran, so it cannot be made again. Two people have to approve it.",
				unchecked: "This example is too long to check. Read the change in one of the repositories before you approve.",
				forged: "The example of this group does not fit its plans, so it is not shown. Someone may have changed the ledger. Plan again before you approve.",
				approved: "approved",
				partlyApproved: (approved) => `${approved} approved`,
				notApproved: "not approved",
				waveDone: (done, all) => `${done} of ${all} done`,
				waitsFor: (wave, rows) => `waits for ${rows} of '${wave}'`,
				moreLines: (lines) => `\u2026 ${lines} more`,
				moreRows: (rows) => `\u2026 and ${rows} more. --all lists them.`,
				rest: (rows) => `\u2026 and ${rows} more`,
				burndown: "Repositories to do",
				days: (first, last) => `${first} to ${last}`,
				next: {
					validate: (id) => `sous campaign validate ${id}`,
					firstPlan: (id) => `sous campaign plan ${id} --targets '~/src/*'`,
					plan: (id) => `sous campaign plan ${id}`,
					approve: (id, digest) => `sous campaign approve ${id} ${digest}`,
					deliver: (id) => `sous campaign deliver ${id}`,
					resume: (id) => `sous campaign resume ${id}`,
					retry: (id) => `sous campaign retry ${id}`
				}
			};
			let CAMPAIGN_COMMAND_TEXTS = {
				wrote: ([file = "", ...workflows], next) => `Wrote ${file}: a first campaign to adapt${workflows.map((path) => `\nWrote ${path}: replace OWNER/sous@v1 in it, if it is there`).join("")}\n\n${next.map((line) => `  ${line}\n`).join("")}`,
				afterInit: (name) => [CAMPAIGN_TEXTS.next.validate(name), CAMPAIGN_TEXTS.next.firstPlan(name)],
				validated: (files, errors, style) => errors === 0 ? `${style.green("\u2713")} ${files === 1 ? "1 campaign is" : `${files} campaigns are`} valid\n` : `${style.red("\u2717")} ${errors === 1 ? "1 error" : `${errors} errors`}\n`,
				question: "Approve exactly these plans? (y/n): "
			};
		},
		480: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { COMMENT_TEXTS: () => COMMENT_TEXTS });
			var $core_work = __nccwpck_require__(58);
			//! src/texts/en/comment-texts.ts
			let COMMENT_TEXTS = {
				preview: {
					applyLead: "To apply this, comment:",
					applyDoes: "applies exactly this",
					approveLead: "To approve the call below and see what it changes, comment:",
					approveDoes: "approves the call and shows what it changes",
					mergeLead: "**Approving this pull request merges it**, exactly as it is, if the Sous workflow runs on reviews. You can also approve it with this comment:",
					mergeDoes: "merges it",
					fork: "This pull request comes from a fork, and Sous does not push to forks. Its author can commit the suggestions on the changed lines.",
					forkWaits: "This pull request comes from a fork, and Sous runs no commands or web requests there.",
					changedRules: (files) => `This pull request changes ${files}. Until it is merged, Sous uses the default branch's version.`,
					cannotApply: (code, message, advice) => `Sous cannot apply this. ${message}. ${advice} ('${code}')`,
					anyone: "anyone with write access",
					approvers: (people, count) => count === 1 ? `${people} can approve` : `${count} people must approve: ${people}`,
					secondPerson: (why) => `needs a second person: ${why}`,
					codeOwners: (who) => `${who}; code owners must approve`,
					otherCommand: (does) => `This command ${does}:`
				},
				totals: {
					none: "no changes",
					failed: "failed",
					applied: "applied",
					waits: "waits for approval",
					lines: (added, removed) => `+${added} \u2212${removed}`,
					directories: (count) => (0, $core_work.countOf)(count, "new directory", "new directories")
				},
				incomplete: {
					notice: (what, whole) => `**This preview is incomplete.** There is no room for ${what}. ${whole}`,
					diffs: (hidden, all) => {
						if (all === 1) return "the diff";
						return `the diffs of ${hidden === all ? "all" : `${hidden} of`} ${(0, $core_work.countOf)(all, "file")}`;
					},
					names: (count) => `the names of ${(0, $core_work.countOf)(count, "file")}`,
					places: (count) => `the places in ${(0, $core_work.countOf)(count, "file")}`,
					plan: "See the whole plan before you approve it.",
					summary: (run) => `The [job summary](${run}) shows every diff.`,
					filesTab: "'Files changed' shows every diff.",
					list: "The list of mistakes is too long to show here. It is in the log.",
					parts: {
						headline: "the headline",
						warnings: "the warnings",
						failure: "why it failed",
						gate: "the call that waits for approval",
						permissions: "what the recipe may do",
						inputs: "the inputs",
						outputs: "the outputs",
						findings: "the findings",
						steps: "the steps",
						timeline: "the timeline",
						next: "the next commands",
						digest: "the digest",
						directories: "the new directories",
						mistakes: "the mistakes",
						error: "the error"
					}
				},
				files: {
					places: (places, files) => `**${places === files ? (0, $core_work.countOf)(files, "file") : `${(0, $core_work.countOf)(places, "place")} in ${(0, $core_work.countOf)(files, "file")}`}: this change**`,
					created: (files) => `**${(0, $core_work.countOf)(files, "new file")} with this content**`,
					deleted: (files) => `**${(0, $core_work.countOf)(files, "deleted file")} with this content**`,
					example: (path) => `, here in ${path}`,
					noExample: ", too long to show here",
					allPlaces: (places, files) => places === files ? `All ${(0, $core_work.countOf)(files, "file")}` : `All ${(0, $core_work.countOf)(places, "place")}, by file and line`,
					around: (whole) => `The lines around a change can differ from place to place. ${whole}`,
					rest: (files) => `**Other changes in ${(0, $core_work.countOf)(files, "file")}**`,
					whole: (files) => `The diffs of ${files === 1 ? "that file" : `these ${files} files`}, whole`,
					partly: (shown, all) => `${shown} of ${all} hunks, the others are above`,
					more: (files) => (0, $core_work.countOf)(files, "more file"),
					moreWithout: (files) => `${(0, $core_work.countOf)(files, "more file")}, without ${files === 1 ? "its diff" : "their diffs"}`,
					notShown: "diff not shown",
					binary: "binary, not shown",
					longLines: "\u26a0 long lines, wrapped",
					binaryBody: "Binary file, not shown.",
					noLines: "No line changes.",
					directories: (names) => `${names.length === 1 ? "New directory" : "New directories"}: ${names.join(", ")}`
				},
				warnings: {
					files: "Look closely:",
					steps: "Warnings from the steps:",
					many: (first, more) => `${first} and ${(0, $core_work.countOf)(more, "more file")}`,
					more: (count) => `and ${count} more`
				},
				gate: {
					heading: (step, place, why) => `**Step ${step}** (${place}) waits for approval: ${why}.`,
					later: (steps, more) => `Steps that run once it is approved: ${steps}${more > 0 ? ` and ${more} more` : ""}.`
				},
				details: {
					title: (contents) => `Details: ${contents.join(" \u00b7 ")}`,
					contents: {
						permissions: "what the recipe may do",
						inputs: "inputs",
						outputs: "outputs",
						steps: "steps",
						checks: "steps and checks",
						warnings: "warnings",
						digest: "full digest"
					},
					permissions: "This recipe may",
					readsOnly: (does) => `It may ${does}.`,
					inputs: "Inputs",
					outputs: "Outputs",
					steps: "Steps",
					warnings: "Warnings",
					columns: {
						input: "Input",
						output: "Output",
						value: "Value",
						step: "Step",
						result: "Result"
					},
					verify: (step) => `verify: ${step}`,
					skipped: (condition) => `skipped (${condition})`,
					moreSteps: (count) => `and ${(0, $core_work.countOf)(count, "more step")}`,
					timeline: "Timeline",
					firstSteps: (shown, all) => `The first ${shown} of ${all} steps.`,
					digest: (whole, inGroups) => `Digest ${whole}\\\nin groups ${inGroups}`,
					facts: (recipe, reason) => [...recipe === void 0 ? [] : [`recipe ${recipe}`], reason].join(" \u00b7 ")
				},
				findings: {
					title: "Findings",
					noChanges: "There is nothing to apply.",
					places: (what, places) => `${what}: ${places.join(", ")}`
				},
				failure: {
					step: (label, place) => `**Step ${label}** (${place}) failed:`,
					recipe: (place) => `At ${place}:`
				},
				footer: {
					madeOn: (head, pushedBy) => `made on ${head}${pushedBy === void 0 ? "" : `, after a push by ${pushedBy}`}`,
					until: (time) => `good until ${time}`,
					run: (url) => `[run](${url})`
				},
				commit: (commit) => `Commit ${commit}.`,
				nothingRan: "nothing was run",
				done: "done"
			};
		},
		300: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				GLOBAL_OPTIONS: () => GLOBAL_OPTIONS,
				HELP_GROUPS: () => HELP_GROUPS,
				HELP_TEXTS: () => HELP_TEXTS
			});
			//! src/texts/en/help-texts.ts
			let HELP_GROUPS = [
				{
					title: "Start",
					rows: [
						{
							command: "init",
							form: "",
							does: "write a first recipe, settings and a workflow"
						},
						{
							command: "list",
							form: "[--all]",
							does: "list your recipes; --all adds those that come with Sous"
						},
						{
							command: "explain",
							form: "<recipe>",
							does: "show a recipe's permissions, inputs and steps"
						}
					]
				},
				{
					title: "Change a repository",
					rows: [
						{
							command: "preview",
							form: "<recipe> [name=value \u2026]",
							does: "show what a recipe would change"
						},
						{
							command: "check",
							form: "<recipe> [name=value \u2026]",
							does: "exit with 2 if it would change anything"
						},
						{
							command: "run",
							form: "<recipe> [name=value \u2026]",
							does: "show the change, ask, and apply exactly that"
						},
						{
							command: "apply",
							form: "[<digest>]",
							does: "apply a plan (default: the newest you previewed)"
						},
						{
							command: "undo",
							form: "[<digest>]",
							does: "undo a plan (default: the last one applied)"
						},
						{
							command: "plans",
							form: "[<digest>]",
							does: "list the saved plans, or show one"
						},
						{
							command: "recover",
							form: "",
							does: "finish or roll back an interrupted apply"
						}
					]
				},
				{
					title: "Change many repositories",
					rows: [{
						command: "campaign",
						form: "<action> [<campaign>]",
						does: "plan, approve and deliver a recipe in all of them"
					}]
				},
				{
					title: "Write recipes",
					rows: [
						{
							command: "validate",
							form: "[<recipe> \u2026]",
							does: "find every mistake in recipes and settings"
						},
						{
							command: "update",
							form: "[<owner/repo/recipe> \u2026]",
							does: "move recipes of other repositories to newer commits"
						},
						{
							command: "tools",
							form: "[search <text>]",
							does: "list the tools, or search for one"
						},
						{
							command: "tool",
							form: "<name> [--argument \u2026]",
							does: "call a tool; --help explains it"
						}
					]
				},
				{
					title: "Extend and serve",
					rows: [
						{
							command: "studio",
							form: "",
							does: "write recipes and try tools in your browser"
						},
						{
							command: "bundle",
							form: "<action>",
							does: "manage tools of your own"
						},
						{
							command: "invoke",
							form: "<bundle>/<tool>@<version>",
							does: "call one of them"
						},
						{
							command: "mcp",
							form: "",
							does: "serve tools and recipes to an assistant"
						},
						{
							command: "serve",
							form: "",
							does: "serve tools over HTTP, on this machine only"
						},
						{
							command: "completion",
							form: "bash|zsh|fish",
							does: "print a completion script for your shell"
						}
					]
				}
			];
			let GLOBAL_OPTIONS = [
				["--no-color", "no colors, as with NO_COLOR"],
				["--no-pager", "print long output instead of paging it"],
				["-v, --version", "show the version; after a command, -v is --verbose"],
				["-h, --help", "show this help; 'sous <command> --help' shows more"]
			];
			let HELP_TEXTS = {
				lead: "Sous runs recipes that change a repository. It shows the exact change, asks you, and applies exactly that.",
				runOptions: "Options of preview, check and run",
				allCommands: "All commands",
				exitCodes: "Exit codes\n  0    done\n  1    failed\n  2    a check found changes\n  3    wrong arguments, or an invalid recipe\n  4    not approved\n  130  cancelled",
				examples: "Examples"
			};
		},
		842: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { NEXT_TEXTS: () => NEXT_TEXTS });
			//! src/texts/en/next-texts.ts
			let NEXT_TEXTS = {
				show: "shows the plan",
				apply: "applies exactly this plan",
				ask: "asks, then applies exactly this plan",
				applyLater: "applies exactly this plan once that is fixed",
				applyAfterRecovery: "applies exactly this plan after that",
				undo: "restores what was there",
				undoOnBranch: "restores what was there, on that branch",
				switch: "checks out the branch",
				askAboutCall: "asks you about the call",
				approveCall: "approves the call and the changes without asking",
				runAgain: "shows the plan again and asks you to apply it",
				previewAgain: "makes a new plan",
				recover: "shows how to end the interrupted apply",
				explain: "shows the recipe's inputs"
			};
		},
		681: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { PROMPT_TEXTS: () => PROMPT_TEXTS });
			var $core_work = __nccwpck_require__(58);
			//! src/texts/en/prompt-texts.ts
			let YES_NO_DIFF = "[y]es / [n]o / [d]iff";
			let PROMPT_TEXTS = {
				apply: (size) => `Apply ${sizeText(size)}? ${YES_NO_DIFF} / [a]lways `,
				undo: (size) => `Undo ${sizeText(size)}? ${YES_NO_DIFF} `,
				planAnswers: (canRemember) => `Type y (yes), n (no)${canRemember ? "," : " or"} d (show the diff)${canRemember ? " or a (yes, and never ask again\nfor this recipe with these inputs in this folder)" : ""}.\n`,
				remembered: (file) => `Saved in ${file}\n`,
				ruleApproved: (file) => `Approved by a rule in ${file}\n`,
				severalCalls: (count, step) => `This step makes ${(0, $core_work.countOf)(count, "call")}. One answer is for all of them.\n${step}`,
				trustHeading: (path) => `${path} runs commands or reaches the network:`,
				trustNotes: (hash) => [`sha256 ${hash}`, "Trust it only if you have read it. You are still asked about each call, unless one of your rules allows it."],
				trustQuestion: "Trust this recipe? [y]es / [n]o "
			};
			function sizeText({ files, directories, additions, deletions }) {
				return [
					...files > 0 ? [(0, $core_work.countOf)(files, "file")] : [],
					...directories > 0 ? [(0, $core_work.countOf)(directories, "new directory", "new directories")] : [],
					...additions + deletions > 0 ? [`+${additions} \u2212${deletions}`] : []
				].join(", ");
			}
		},
		65: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { STUDIO_TEXTS: () => STUDIO_TEXTS });
			//! src/texts/en/studio-texts.ts
			let STUDIO_TEXTS = { listening: (folder, address) => `Sous studio for ${folder}\n\n  ${address}\n\nThe address has a key in it: keep it to yourself. Ctrl-C stops the studio.\n` };
		},
		378: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				USAGE_TEXTS: () => USAGE_TEXTS,
				usage_texts_exports: () => usage_texts_exports
			});
			//! src/texts/en/usage-texts.ts
			var usage_texts_exports = (0, __nccwpck_require__(360).__exportAll)({ USAGE_TEXTS: () => USAGE_TEXTS });
			let USAGE_TEXTS = {
				init: (files) => `Usage: sous init [--root DIR] [--json]

Writes the files that a repository starts with. Writes all of them or none, and never overwrites a file:
${files}

The workflow uses the repository and commit that this Sous was cloned from.
`,
				preview: "Usage: sous preview <NAME|PATH> [name=value \u2026] [options]\n\nShows what a recipe would change. Changes nothing, and saves the plan: 'sous apply' applies exactly that.\nExits with 4 if a call needs your approval before the plan is complete.\n\n",
				check: "Usage: sous check <NAME|PATH> [name=value \u2026] [options]\n\nTells whether a recipe would change anything, and changes nothing. Exits with 2 if it would.\n\n",
				run: "Usage: sous run <NAME|PATH> [name=value \u2026] [options]\n\nShows what a recipe would change, asks you, and applies exactly that. Without a terminal it needs --yes. Otherwise it\nexits with 4 and saves the plan for 'sous apply'.\n\n",
				apply: "Usage: sous apply [<digest>] [options]\n\nApplies a saved plan exactly as it was previewed, or not at all. No step runs again. Type at least 7 characters of the\ndigest. Without one, it applies the newest plan that you previewed here. It refuses if the branch or one of the files has\nchanged since, and it is safe to run twice.\n\nIf an assistant made a call over MCP, you have not seen its plan yet. Sous shows it and asks you first. Without a\nterminal, such a plan needs --yes.\n\n",
				undo: "Usage: sous undo [<digest>] [options]\n\nRestores the files that an applied plan changed. Type at least 7 characters of the digest. Without one, it undoes the last\nplan that was applied here. It shows the change and asks first, and it refuses if one of the files has changed since.\n\n",
				mcp: "Usage: sous mcp [--root DIR] [--allow-host HOST] [--verbose]\n\nServes tools, recipes and documents of one folder to an MCP client over standard input and output. Tools that only read\nrun at once. For everything else the client shows you what would happen, and you approve or decline.\n\n  --root DIR         folder to serve (default: this folder, unless it is a whole disk or your home)\n  --allow-host HOST  let tools reach a host with a private address; repeatable\n  --verbose          log what happens to standard error\n\nVariables\n  MCP_TOOL_PREFIX            prefix of tool names (default: guide; empty for none)\n  MCP_INCLUDE_EXAMPLE_TOOLS  'true' adds example tools\n",
				update: "Usage: sous update [OWNER/REPOSITORY[/RECIPE][@VERSION] \u2026] [options]\n\nMoves recipes of other repositories to newer commits. Shows how their text and their permissions differ, then shows the\nchange to your recipes and to .github/sous.lock, asks you, and applies exactly that.\n\nWithout names it updates all of them to the default branch of their repository. A version is a tag, a branch or a commit.\nA recipe that is not used yet is added to the lock, so that comments on GitHub can name it.\n\n  --accept-permissions    accept recipes that ask for more permissions than before, for scripts\n  -y, --yes               approve the change without asking, for scripts\n  --stat                  list the changed files without their lines\n  --no-pager              print long output instead of paging it\n  --out DIR               also write summary.md, result.json and changes.patch\n  --root DIR              folder to work in (default: this folder if it has recipes, else the repository)\n  --json                  print one JSON document\n  -v, --verbose           log what happens to standard error\n  -h, --help              show this help\n",
				invoke: "Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE \u2026] [--params JSON] [--yes] [--json] [--root DIR]\n\nCalls a tool of a bundle. Sous shows exactly what it would send and asks you first, unless one of your rules allows the\ncall. Recipes are tools of the bundle 'recipes': Sous shows their plan, and 'sous apply <digest>' applies it.\n\n  sous invoke                             find a tool by a few letters, and answer its questions\n  sous invoke +create                     call the tool with that slug\n  sous invoke tickets/create@1 --title 'A new one'\n  sous invoke tickets/create@1 --help     show its arguments\n",
				plans: "Usage: sous plans [--prune] [--root DIR] [--json]\n       sous plans <digest> [--stat] [--no-pager] [--root DIR] [--json]\n\nLists the plans saved here, newest first, with their digests and states. With a digest, or its first characters, it shows\nthat plan. It never changes your files.\n\n  waiting   nothing has changed since the preview: 'sous apply <digest>' applies it\n  applied   the files are as the plan left them, or a branch has its commit: 'sous undo <digest>' takes it back\n  changed   it was applied, and files have changed since: you can undo it once they are as it left them\n  gated     a call needs your approval: run the recipe again\n  stale     the branch or a file has changed since the preview: preview again\n  damaged   the saved files do not match the digest: preview again\n\n  --prune     remove plans that are gated, stale or damaged\n  --stat      list the changed files without their lines\n  --no-pager  print long output instead of paging it\n  --root DIR  folder to work in (default: this folder if it has recipes, else the repository)\n  --json      print one JSON document\n  -h, --help  show this help\n",
				campaign: "Usage: sous campaign <action> [CAMPAIGN] [options]\n\nRuns one recipe over many repositories. A campaign is a file in .github/campaigns/; its state is in a ref of this repository,\nrefs/sous/campaigns/<campaign>. Every action can be interrupted and run again.\n\n  init [NAME]                          write a first campaign; with --github its workflows, too\n  validate                             find every mistake in campaign files\n  plan --targets DIR \u2026                 plan what it would change in each repository; writes nothing there\n  status                               show its progress, its changes and what needs your attention\n  approve [DIGEST] [group=a] [wave=b]  approve exactly the plans that were shown: all, a group or a wave\n  deliver                              deliver what is approved, wave by wave\n  retry [REPOSITORY \u2026]                 plan again the repositories that stopped\n  pause, resume, close                 pause it, let it go on, end it\n\n  --targets DIR    local clones, or a folder with clones; repeatable, and * stands for any name: '~/src/*'\n  --commit         deliver as a commit on the branch of each repository\n  --branch NAME    deliver as a commit on a new branch (default: sous/<campaign>, for 'deliver: pull-request')\n  --working-tree   deliver into the files, without a commit\n  --trust SHA256   trust the recipe with this hash, which runs commands\n  -y, --yes        approve: the calls of a plan, or with 'approve' all that is planned\n  --all            list every repository\n  --github         with 'init': also write the workflows for campaigns on GitHub\n  --markdown       print the report as Markdown, with a burndown\n  --root DIR       repository with the campaign files (default: the closest one)\n  --json           print one JSON document\n  -h, --help       show this help\n",
				bundle: "Usage\n  sous bundle list [--all] [--json]               list bundles; --all adds disabled ones\n  sous bundle show <bundle>[/<tool>@<version>]    show a bundle with its tools, or one tool\n  sous bundle add <bundle>/<tool>@<version> FILE  add a tool from a JSON file (- for standard input)\n  sous bundle enable <bundle>[/<tool>@<version>]\n  sous bundle disable <bundle>[/<tool>@<version>]\n  sous bundle export <bundle> FILE                write a bundle to a ZIP file\n  sous bundle import FILE                         add a bundle from a ZIP file, whole or not at all\n\n  --root DIR   folder of the bundles (default: this folder if it has bundles, else the repository)\n  --json       print one JSON document\n\nBundles are files in .github/sous/bundles. Review and commit them like code.\n",
				serve: "Usage: sous serve [--root DIR] [--port N] [--rate N] [--yes] [--allow-host HOST]\n\nServes bundles and their tools over HTTP to programs on this machine. Every request needs the bearer token, which Sous\nwrites to a file that only you can read. GET /openapi.json describes the API.\n\n  --root DIR         folder to serve (default: this folder, unless it is a whole disk or your home)\n  --port N           port (default: any free one)\n  --rate N           requests per second, with bursts of three times as many; 'off' for no limit (default: 10)\n  --token-file FILE  file for the token (default: in your state folder)\n  -y, --yes          approve every call; without it, only calls that your rules allow are made\n  --allow-host HOST  let tools reach a host with a private address; repeatable\n  --verbose          log errors to standard error\n",
				studio: "Usage: sous studio [--root DIR] [--port N] [--no-open] [--allow-host HOST]\n\nOpens pages in your browser to write recipes and see their changes, try tools, and apply or undo plans. They are served on\nthis machine only, to anyone who has the address that it prints. Ctrl-C stops it.\n\n  --root DIR         folder to work in (default: this one, or the top of its repository)\n  --port N           port (default: one that stays the same for the folder, if it is free)\n  --no-open          only print the address\n  --allow-host HOST  let tools reach a host with a private address; repeatable\n  --verbose          log what happens to standard error\n",
				list: "Usage: sous list [--all] [--root DIR] [--json]\n\nLists the recipes in .github/recipes/ and recipes/, and those of other repositories in .github/sous.lock. --all adds those\nthat come with Sous, such as sous:pin-actions. You can run these in any repository.\n",
				explain: "Usage: sous explain <NAME|PATH> [--root DIR] [--json]\n\nShows a recipe's permissions, inputs and steps, and how to run it.\n",
				toolsSearch: "Usage: sous tools search <text> [--all] [--json] [--root DIR]\n\nSearches tools that come with Sous, tools of bundles, and recipes. Names that start with the text come first, then whole\nwords, then close matches.\n\n  --all   include disabled ones\n",
				validate: "Usage: sous validate [NAME|PATH \u2026] [--root DIR] [--json]\n\nFinds every mistake at once. Without names it checks all recipes in .github/recipes/ and recipes/, the settings in\n.github/sous.yml, .github/sous.lock, and the bundles. Exits with 3 if something is wrong. It fetches nothing: recipes of\nother repositories are checked as they were fetched before.\n",
				tool: (options) => `Usage: sous tool <name> [--<argument> VALUE \u2026] [options]
       sous tool <name> --help

Calls one tool and shows what it would change. 'sous tools' lists the tools. The help of each explains its arguments.

Options
${options}
`,
				tools: (formats) => `Usage: sous tools [--format ${formats} | --json]
       sous tools search <text>

Lists the tools. 'search' finds tools, tools of bundles and recipes by a few words.
`,
				recover: (choices) => `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Finds an apply that was interrupted and ends it:
${choices}`,
				completion: "Usage: sous completion bash|zsh|fish\n\nPrints a script that completes commands, options, recipes, plans and tools. To load it in every new shell:\n\n  bash  echo 'eval \"$(sous completion bash)\"' >> ~/.bashrc\n  zsh   echo 'eval \"$(sous completion zsh)\"' >> ~/.zshrc       after compinit\n  fish  sous completion fish > ~/.config/fish/completions/sous.fish\n",
				options: {
					input: "-i, --input NAME=VALUE  set an input; the same as name=value, and repeatable",
					inputs: "--inputs FILE           read inputs from a YAML or JSON file; single inputs override it",
					yes: "-y, --yes               approve without asking, for scripts",
					trust: "--trust SHA256          trust the recipe with this hash, for scripts",
					"allow-host": "--allow-host HOST       let fetches reach a host with a private address; repeatable",
					commit: "--commit                apply as a commit on the current branch",
					branch: "--branch NAME           apply as a commit on a new branch; your files stay as they are",
					stat: "--stat                  list the changed files without their lines",
					"no-pager": "--no-pager              print long output instead of paging it",
					out: "--out DIR               also write summary.md, result.json and changes.patch",
					root: "--root DIR              folder to work in (default: this folder if it has recipes, else the repository)",
					json: "--json                  print one JSON document",
					verbose: "-v, --verbose           log what happens to standard error",
					help: "-h, --help              show this help"
				}
			};
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		}
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
	var __webpack_exports__ = __nccwpck_require__(313);
	module.exports = __webpack_exports__;
})();
