"use strict";
exports.id = 9956;
exports.ids = [9956];
exports.modules = {
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
	}),
	9956: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			MAX_QUIET_DELETES: () => MAX_QUIET_DELETES,
			checkProtected: () => checkProtected,
			hasRunExternal: () => hasRunExternal,
			isSensitive: () => isSensitive,
			matchProtected: () => matchProtected,
			whySensitive: () => whySensitive
		});
		__webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4348);
		let MAX_QUIET_DELETES = 20;
		function whySensitive({ plan, changes }, config) {
			let places = {
				directory: plan.base.directory,
				matches: matchProtected(config.protectedPaths)
			};
			let reasons = [];
			for (let change of changes) {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_3__.n)(change, places);
				why !== void 0 && reasons.push(`it changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(change.path)}, which ${why}`);
			}
			reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
			let deletes = changes.filter((change) => change.kind === "delete").length;
			deletes > 20 && reasons.push(`it deletes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(deletes, "file")}`);
			return reasons;
		}
		function isSensitive(plan, config) {
			return whySensitive(plan, config).length > 0;
		}
		function externalCalls({ steps }) {
			let tools = new Set();
			for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(tool) && tools.add(tool);
			return [...tools];
		}
		function hasRunExternal({ steps }) {
			return steps.some(({ tool, outcome }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
		}
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.K)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.K)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ln)(path)));
		}
		function checkProtected(changes, { approval }, directory = ".") {
			for (let change of changes) {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_3__.t)(change, {
					directory,
					allowWorkflows: approval.allowWorkflows
				});
				if (why === void 0) continue;
				let suggestion = why === "it is a workflow" ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.rt}.` : "Change it by a pull request of your own.";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("path_protected", `The recipe may not change '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(change.path)}' here: ${why}`, suggestion);
			}
		}
	})
};
