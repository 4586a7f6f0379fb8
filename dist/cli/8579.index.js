"use strict";
exports.id = 8579;
exports.ids = [8579, 960];
exports.modules = {
	6762: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => mixesAlphabets });
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
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
	})
};
