"use strict";
exports.id = 5237;
exports.ids = [5237];
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
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => consented,
			r: () => terminalApprover,
			t: () => approvers_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _approval_display_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6810);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3727);
		var approvers_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
		let consented = {
			ask: async () => "approved",
			remember: async () => void 0
		};
		let ANSWERS = {
			y: "approved",
			yes: "approved",
			n: "refused",
			no: "refused",
			always: "always"
		};
		function terminalApprover(asking) {
			let { console, root, approvalsFile, signal, isShown } = asking;
			return {
				async ask(request) {
					let places = request.changes.length === 0 ? void 0 : await asking.places?.();
					isShown || await showChanges(request, console, places);
					console.err((0, _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.i)(request, places));
					let hasDiff = request.changes.length > 0;
					let hint = hasDiff ? _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.n : "";
					for (;;) {
						let answer = (await console.ask(`\n${hint}${_approval_display_js__WEBPACK_IMPORTED_MODULE_2__.t}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d" && hasDiff) await showChanges(request, console, places);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err((0, _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.r)(hasDiff));
						}
					}
				},
				async remember(request) {
					let added = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(approvalsFile, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.w)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.h)(added.error, console.errStyle));
				}
			};
		}
		async function showChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(9380).then(__webpack_require__.bind(__webpack_require__, 6999)).then((n) => n.t), __webpack_require__.e(960).then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
		}
	}),
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
	})
};
