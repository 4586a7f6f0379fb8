"use strict";
exports.id = 5368;
exports.ids = [5368];
exports.modules = { 5368: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { initCommand: () => initCommand });
	__webpack_require__(4472);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
	let FIRST_RECIPE = {
		path: ".github/recipes/tidy.yml",
		what: "a first recipe",
		text: "# A first recipe. 'sous preview tidy' shows what it would change, 'sous run tidy' asks and lands exactly that.\nname: Tidy up text files\ndescription: No spaces at the ends of lines, and one newline at the end of each file.\ninputs:\n  files: { description: Glob of the files to tidy up, default: '**/*.{css,go,html,java,js,json,py,rb,rs,sh,toml,ts,txt,yaml,yml}' }\n# What it may do. Shown first in every preview, and enforced: without it a recipe may only read.\npermissions:\n  write: ['**']\n  max-files: 200\nsteps:\n  - id: spaces\n    name: Spaces at the ends of lines\n    tool: replace_in_file\n    with: { include: '${{ inputs.files }}', find: '[ \\t]+$', replace: '', is_regex: true }\n  # Recipes that come with Sous are called by sous: and their name; 'sous list --all' lists them.\n  - recipe: sous:final-newline\n    with: { files: '${{ inputs.files }}' }\n# All of this must hold in the end, or nothing changes.\nverify:\n  - tool: grep\n    with: { pattern: '[ \\t]+$', include: '${{ inputs.files }}' }\n    expect: { total_matches: '== 0' }\noutputs:\n  files: ${{ steps.spaces.outputs.files_changed }}\n"
	};
	let FIRST_FILES = [
		FIRST_RECIPE,
		{
			path: ".github/sous.yml",
			what: "the configuration",
			text: "# How Sous works in this repository. On GitHub it is read from the default branch, never from a pull request.\n# 'sous validate' checks it. What is commented out below is an example.\n\napproval:\n  # After so many hours a plan can no longer be approved.\n  expires-after-hours: 24\n  # Whether a code owner of every changed file must approve.\n  codeowners: false\n  # Who may ask for plans, and who may approve them. Left out: everybody who may write to the repository.\n  # runners: [octocat]\n  # approvers: [octocat]\n  # Pull requests of forks get no plans, unless this says that file tools may make some.\n  # forks: files-only\n\n# What happens to previews after a push, if a workflow runs then: mark-stale, or replan to run the same request again.\n# on-push: replan\n\n# Calls that need no approval. The regular expression must match the parameters as a whole, written as JSON.\n# rules:\n#   - tool: run_in_terminal\n#     parameters: '\\{\"command\":\"npm test\"\\}'\n\n# Files whose change needs a second person. Workflows, CODEOWNERS and the files of Sous always do.\n# protected: ['infra/**']\n\n# Hosts that recipes may fetch from, where their own permissions allow it too.\n# fetch: [nodejs.org]\n\n# What a plan may come to.\n# limits: { files: 200 }\n"
		},
		{
			path: ".github/workflows/sous.yml",
			what: "the workflow that answers comments",
			text: "# Answers commands on pull requests. The job that runs recipes cannot write, and the jobs that can write run no recipe.\nname: Sous\n# Names the comment that asked: before a plan with commands is applied, Sous looks up the run that made it by this.\nrun-name: Sous ${{ github.event.comment.id || github.run_id }}\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] Sous checks who asks, and reads recipes and rules from the default branch\n    types: [created]\n\npermissions: {}\n\njobs:\n  gate:\n    name: Who asks for what\n    if: github.event.issue.pull_request && github.event.comment.user.type != 'Bot' && startsWith(github.event.comment.body, '/sous')\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    permissions:\n      contents: read # the configuration, and whether a plan waits for a call\n      pull-requests: write # the reaction that says it was seen\n    outputs:\n      next: ${{ steps.sous.outputs.next }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: gate\n\n  # Makes the plan that was asked for, or makes the approved one again, to compare.\n  plan:\n    name: Make the plan\n    needs: gate\n    if: needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'apply'\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      actions: read # the run that made an earlier plan\n      contents: read # the files, the recipe and the configuration\n      pull-requests: read # the pull request\n    outputs:\n      artifact: ${{ steps.keep.outputs.artifact-id }}\n      digest: ${{ steps.sous.outputs.digest }}\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: plan\n          gate: ${{ needs.gate.outputs.next }}\n      - id: keep\n        if: ${{ !cancelled() && steps.sous.outputs.plan-path != '' }}\n        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0\n        with:\n          name: sous-plan-${{ steps.sous.outputs.digest || 'none' }}\n          path: ${{ steps.sous.outputs.plan-path }}\n          retention-days: 7 # at least as long as plans are good\n          overwrite: true\n\n  report:\n    name: Show the plan\n    needs: [gate, plan]\n    if: ${{ !cancelled() && (needs.gate.outputs.next == 'plan' || needs.gate.outputs.next == 'answer') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: write # the plan, as refs/sous/plans/<digest>\n      pull-requests: write # the comment that shows it\n      statuses: write # the status 'Sous / <recipe>'; leave it out for none\n    steps:\n      - if: needs.gate.outputs.next == 'plan' && needs.plan.outputs.artifact != ''\n        uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        with:\n          artifact-ids: ${{ needs.plan.outputs.artifact }}\n          path: ${{ runner.temp }}/sous-plan\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: publish\n          plan-path: ${{ runner.temp }}/sous-plan\n\n  apply:\n    name: Apply the plan\n    needs: [gate, plan]\n    if: ${{ !cancelled() && needs.gate.outputs.next == 'apply' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      actions: read # the run that made the plan\n      contents: write # the commit\n      pull-requests: write # the comment that reports it\n      statuses: write # the status 'Sous / <recipe>'; leave it out for none\n    concurrency:\n      group: sous-apply-${{ github.repository_id }}-${{ github.event.issue.number }}\n      cancel-in-progress: false\n      queue: max\n    steps:\n      - id: sous\n        uses: OWNER/sous@v1\n        with:\n          mode: publish\n          derived-digest: ${{ needs.plan.outputs.digest }}\n"
		}
	];
	let USAGE = `Usage: sous init [--root DIR] [--json]

Makes what a repository needs to begin with, all of it or nothing, and never overwrites a file:
${FIRST_FILES.map(({ path, what }) => `  ${path.padEnd(28)} ${what}`).join("\n")}
`;
	async function initCommand(invocation) {
		let { console } = invocation;
		let options = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.n)("init", invocation.argv, { maxWords: 0 });
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(options.error, invocation);
		if (options.value.help) {
			console.out(USAGE);
			return _entry_js__WEBPACK_IMPORTED_MODULE_3__.l.done;
		}
		let opened = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.x)(invocation, options.value.root);
		if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(opened.error, invocation);
		let sorted = await sortFiles(opened.value);
		if (!sorted.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(sorted.error, invocation);
		let landed = await land(sorted.value.missing, opened.value);
		if (!landed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.f)(landed.error, invocation);
		console.out(options.value.json ? renderJson(sorted.value) : renderText(sorted.value, console.outStyle));
		return _entry_js__WEBPACK_IMPORTED_MODULE_3__.l.done;
	}
	async function sortFiles({ all, opened }) {
		let missing = [];
		let left = [];
		for (let file of FIRST_FILES) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(file.path);
			if (!path.ok) return path;
			let entry = await opened.tree.entry(path.value);
			if (!entry.ok) return entry;
			entry.value.kind === "missing" ? file === FIRST_RECIPE && all.length > 0 ? left.push({
				...file,
				because: "is not needed: there are recipes already"
			}) : missing.push(file) : left.push({
				...file,
				because: "is there already"
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.ut)({
			missing,
			left,
			next: missing.includes(FIRST_RECIPE) ? "sous preview tidy" : "sous list"
		});
	}
	async function land(files, { opened }) {
		let changes = [];
		for (let { path, text } of files) {
			let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(path);
			if (!parsed.ok) return parsed;
			changes.push({
				kind: "create",
				path: parsed.value,
				after: Buffer.from(text),
				mode: "100644"
			});
		}
		let [{ applyOnDisk }, { applyPlace }] = await Promise.all([__webpack_require__.e(9540).then(__webpack_require__.bind(__webpack_require__, 9540)).then((n) => n.n), __webpack_require__.e(4459).then(__webpack_require__.bind(__webpack_require__, 4459)).then((n) => n.r)]);
		return applyOnDisk({
			...applyPlace(opened),
			changes
		});
	}
	function renderText({ missing, left, next }, style) {
		let hasWorkflow = missing.some(({ text }) => text.includes("OWNER/sous"));
		return [
			...missing.map(({ path, what }) => `${style.green("\u2713")} Made ${style.bold(path)}: ${what}`),
			...left.map(({ path, because }) => `${style.dim("\u25cb")} ${path} ${because}`),
			"",
			...hasWorkflow ? ["In the workflow, put the repository of Sous in the place of 'OWNER/sous' before you commit it."] : [],
			`Next: ${style.cyan(next)}`,
			""
		].join("\n");
	}
	function renderJson({ missing, left, next }) {
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.L)({
			schema_version: 1,
			success: !0,
			made: missing.map(({ path }) => path),
			left: left.map(({ path, because }) => ({
				path,
				because
			})),
			next
		})}\n`;
	}
}) };
