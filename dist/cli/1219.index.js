"use strict";
exports.id = 1219;
exports.ids = [1219];
exports.modules = {
	2140: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => kindText,
			c: () => APPROVAL_QUESTION,
			d: () => renderApproval,
			i: () => hunk_lines_exports,
			l: () => DIFF_HINT,
			n: () => factsOf,
			o: () => recordChanges,
			r: () => hunkLines,
			s: () => summarizeChanges,
			t: () => diffChanges,
			u: () => approvalAnswers
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4348);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
		var node_url__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3136);
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
				...address?.isRewritten ? [`Asks: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(address.href)}`] : [],
				...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line)}`)],
				`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
				...warnings.map((warning) => `! ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(warning)}`),
				...warnOfProtected(changes, places),
				...address?.mixesAlphabets ? ["\u26a0 Look twice: the host mixes alphabets"] : [],
				`Risk level: ${call.tool.risk}`,
				""
			].join("\n");
		}
		function showValue(name, value, isShownWhole) {
			let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
			if (isShownWhole) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(text).replaceAll("\n", "\n    ");
			return name === "content" || text.length > 200 || text.includes("\n") ? `<${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(Buffer.byteLength(text), "byte")}>` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text);
		}
		function listFiles(changes) {
			let shown = changes.slice(0, 10).map((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(change.path));
			let more = changes.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
		}
		function warnOfProtected(changes, places) {
			let warnings = changes.flatMap((change) => {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_2__.n)(change, places);
				return why === void 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(change.path)} (${why})`];
			});
			return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
		}
		function unknownFiles(permissions) {
			return permissions.includes("RunCommands") ? "known only after it ran" : "none";
		}
		function askedAddress({ tool, args }) {
			let { url: written } = args;
			if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
			if (typeof written != "string" || !URL.canParse(written)) return;
			let { href, hostname } = new URL(written);
			return {
				href,
				isRewritten: plainly(written) !== href,
				mixesAlphabets: mixesAlphabets((0, node_url__WEBPACK_IMPORTED_MODULE_5__.domainToUnicode)(hostname))
			};
		}
		function plainly(written) {
			let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
			let rest = written.slice(start.length);
			return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
		}
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
		var hunk_lines_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			diffChanges: () => diffChanges,
			factsOf: () => factsOf,
			hunkLines: () => hunkLines,
			kindText: () => kindText,
			recordChanges: () => recordChanges,
			summarizeChanges: () => summarizeChanges
		});
		function* hunkLines(hunk) {
			let marksEndings = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.E)(hunk);
			for (let line of (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.i)(hunk)) {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes).toString("utf8")));
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
			kind === "create" && hunks.length > 0 && hunks.every(_entry_js__WEBPACK_IMPORTED_MODULE_1__.D) && facts.push({
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
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_2__.n)(change, places);
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
			files > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(files, "file")} changed`);
			additions > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(additions, "insertion")}(+)`);
			deletions > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(deletions, "deletion")}(-)`);
			directories > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(directories, "directory", "directories")} created`);
			return parts.length === 0 ? "nothing changed" : parts.join(", ");
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
	}),
	1219: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => durationText,
			c: () => permissionRows,
			i: () => deferredLabels,
			l: () => summarizeStep,
			n: () => callWarnings,
			o: () => fileWarnings,
			r: () => caseWarnings,
			s: () => outputText,
			t: () => READS_ONLY
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		var _protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4348);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2140);
		function fileWarnings({ changes, diffs, places }) {
			let guarded = changes.flatMap((change) => {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_1__.n)(change, places);
				return why === void 0 ? [] : [{
					about: change.path,
					text: why
				}];
			});
			let others = diffs.flatMap((diff) => (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.n)(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
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
				let key = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(path);
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
		let READS_ONLY = "only read the repository";
		function permissionRows({ write, run, fetch, maxFiles }) {
			return [
				...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
				...write.length === 0 ? [] : [["", `(at most ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(maxFiles, "file")})`]],
				...run.map((command, i) => [i === 0 ? "run" : "", command]),
				...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
			];
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
			let changedText = changed === 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(changed, "file")} changed`];
			if (place.calls.startsWith("recipe:")) return [(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(ran.length, "call"), ...changedText].join(", ");
			let sum = sumText(ran);
			let skipped = calls.length - ran.length;
			let items = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
			if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
			let exitCode = first.outputs?.exit_code;
			if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
			return sum ?? stepOutputText(first);
		}
		function sumText(calls) {
			let matches = sumOf(calls, "total_matches");
			if (matches !== void 0) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(matches, "match", "matches")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(countFiles(calls), "file")}`;
			let replacements = sumOf(calls, "replacements");
			if (replacements !== void 0) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(replacements, "replacement")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(countFiles(calls), "file")}`;
			let files = sumOf(calls, "total_files");
			return files === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(files, "file");
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
		function stepOutputText({ planned }) {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.P)(line, 100);
		}
	}),
	4348: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => whyProtected,
			t: () => whyDenied
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let always = findProtected(change, whole);
			if (always !== void 0) return always.why;
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_shared_js__WEBPACK_IMPORTED_MODULE_0__.rt}` : void 0;
		}
		function whyDenied({ path }, { directory, allowWorkflows }) {
			let folded = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(pathInRepository(path, directory));
			if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
			return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? "it is a workflow" : void 0;
		}
		function pathInRepository(path, directory = ".") {
			return directory === "." ? path : `${directory}/${path}`;
		}
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
					applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(path))
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
			pattern: new RegExp(row.files.map((glob) => patternOf((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(glob))).join("|"))
		}));
		function findProtected(change, path) {
			let folded = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(path);
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
	})
};
