(() => {
	var __webpack_modules__ = {
		686: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				charset: () => __nccwpck_require__(0),
				plan: () => __nccwpck_require__(567),
				"policy-hash": () => __nccwpck_require__(787),
				"protected-files": () => __nccwpck_require__(834)
			};
		},
		0: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				bytesToTell: () => bytesToTell,
				charsetOf: () => charsetOf
			});
			let external_node_util_namespaceObject = require("node:util");
			//! src/base/text/charset.ts
			let HTML_TYPE = /^text\/html\s*(?:;|$)/i;
			let CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i;
			let META_CHARSET = /charset\s*=\s*["']?([^\s;"']{1,40})/i;
			let HEAD_BYTES = 1024;
			let COMMENT = /<!--.*?-->/gs;
			let META = /<meta[\s/]([^>]*)>/gi;
			let ATTRIBUTE = /([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
			function bytesToTell(contentType) {
				return HTML_TYPE.test(contentType.trim()) && !CHARSET.test(contentType) ? HEAD_BYTES : 3;
			}
			function charsetOf(bytes, contentType) {
				let marked = markOf(bytes);
				if (marked !== void 0) return { decoder: new external_node_util_namespaceObject.TextDecoder(marked) };
				let named = CHARSET.exec(contentType)?.[1];
				if (named !== void 0) {
					let decoder = decoderFor(named);
					return decoder === void 0 ? {
						decoder: new external_node_util_namespaceObject.TextDecoder(),
						unknown: named
					} : { decoder };
				}
				let decoder = HTML_TYPE.test(contentType.trim()) ? declaredIn(bytes) : void 0;
				return decoder === void 0 ? {
					decoder: new external_node_util_namespaceObject.TextDecoder(),
					isGuess: !0
				} : { decoder };
			}
			function markOf(bytes) {
				let [first, second, third] = bytes;
				if (first === 239 && second === 187 && third === 191) return "utf-8";
				if (first === 255 && second === 254) return "utf-16le";
				return first === 254 && second === 255 ? "utf-16be" : void 0;
			}
			function declaredIn(bytes) {
				let head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1").replace(COMMENT, "");
				for (let [, attributes = ""] of head.matchAll(META)) {
					let label = labelOf(attributes);
					let decoder = label === void 0 ? void 0 : decoderFor(label);
					if (decoder !== void 0) return decoder.encoding.startsWith("utf-16") ? new external_node_util_namespaceObject.TextDecoder() : decoder;
				}
			}
			function labelOf(attributes) {
				let values = new Map();
				for (let [, name = "", ...quoted] of attributes.matchAll(ATTRIBUTE)) {
					let key = name.toLowerCase();
					values.has(key) || values.set(key, quoted.find((value) => value !== void 0) ?? "");
				}
				if (values.get("charset") !== void 0) return values.get("charset");
				if (values.get("http-equiv")?.toLowerCase() !== "content-type") return;
				return META_CHARSET.exec(values.get("content") ?? "")?.[1];
			}
			function decoderFor(label) {
				try {
					return new external_node_util_namespaceObject.TextDecoder(label);
				} catch {
					return;
				}
			}
		},
		567: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				planDigest: () => planDigest,
				plannedChange: () => plannedChange
			});
			var $start_start = __nccwpck_require__(233);
			var $values_values = __nccwpck_require__(643);
			//! src/base/plan.ts
			function versionOf(bytes, mode) {
				return {
					mode,
					sha256: (0, $values_values.sha256)(bytes),
					size: bytes.length
				};
			}
			function plannedChange(change) {
				switch (change.kind) {
					case "create": return {
						kind: "create",
						path: change.path,
						after: versionOf(change.after, change.mode)
					};
					case "update": {
						let before = versionOf(change.before, change.modeBefore);
						return {
							kind: "update",
							path: change.path,
							before,
							after: versionOf(change.after, change.mode)
						};
					}
					case "delete": return {
						kind: "delete",
						path: change.path,
						before: versionOf(change.before, change.modeBefore)
					};
					case "create_directory": return change;
				}
			}
			function planDigest(plan) {
				let { repository, base, head, recipe } = plan;
				return (0, $values_values.digestOf)("sous-plan-v1", (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeNumber)(plan.schemaVersion)],
					[2, (0, $values_values.encodeText)(plan.sousVersion)],
					[3, (0, $values_values.encodeText)(plan.status)],
					[4, repository && text(repository.id)],
					[5, repository?.pull === void 0 ? void 0 : (0, $values_values.encodeNumber)(repository.pull)],
					[6, text(base.commit)],
					[7, text(base.ref)],
					[8, text(base.directory)],
					[9, text(head?.repository)],
					[10, text(head?.ref)],
					[11, text(head?.commit)],
					[12, encodeSource(recipe)],
					[13, (0, $values_values.encodeList)(recipe.includes.toSorted((a, b) => (0, $start_start.compareBytes)(a.path, b.path)).map(encodeSource))],
					[14, (0, $values_values.encodeValue)(plan.inputs)],
					[15, (0, $values_values.encodeText)(plan.policy)],
					[16, (0, $values_values.encodeList)(plan.evidence.map(encodeEvidence))],
					[17, (0, $values_values.encodeList)(plan.steps.map(encodeStep))],
					[18, (0, $values_values.encodeList)(plan.changes.toSorted((a, b) => (0, $start_start.compareBytes)(a.path, b.path)).map(encodeChange))],
					[19, text(plan.tree)],
					[20, (0, $values_values.encodeText)(plan.message)],
					[21, (0, $values_values.encodeText)(plan.target)]
				]));
			}
			function text(value) {
				return value === void 0 ? void 0 : (0, $values_values.encodeText)(value);
			}
			function encodeSource({ path, digest, commit }) {
				return (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeText)(path)],
					[2, (0, $values_values.encodeText)(digest)],
					[3, text(commit)]
				]);
			}
			function encodeEvidence(evidence) {
				if (evidence.kind === "fetch") return (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeText)(evidence.url)],
					[2, (0, $values_values.encodeText)(evidence.finalUrl)],
					[3, (0, $values_values.encodeNumber)(evidence.status)],
					[4, (0, $values_values.encodeText)(evidence.sha256)]
				]);
				return (0, $values_values.encodeRecord)([
					[5, (0, $values_values.encodeText)(evidence.command)],
					[6, (0, $values_values.encodeNumber)(evidence.exitCode)],
					[4, (0, $values_values.encodeText)(evidence.sha256)]
				]);
			}
			function encodeStep({ label, tool, args, outcome }) {
				return (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeText)(label)],
					[2, (0, $values_values.encodeText)(tool)],
					[3, (0, $values_values.encodeValue)(args)],
					[4, (0, $values_values.encodeText)(outcome.kind)]
				]);
			}
			function encodeChange(change) {
				return (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeText)(change.kind)],
					[2, (0, $values_values.encodeText)(change.path)],
					[3, "before" in change ? encodeVersion(change.before) : void 0],
					[4, "after" in change ? encodeVersion(change.after) : void 0]
				]);
			}
			function encodeVersion({ mode, sha256, size }) {
				return (0, $values_values.encodeRecord)([
					[1, (0, $values_values.encodeText)(mode)],
					[2, (0, $values_values.encodeText)(sha256)],
					[3, (0, $values_values.encodeNumber)(size)]
				]);
			}
		},
		787: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				policyHash: () => policyHash,
				policy_hash_exports: () => policy_hash_exports
			});
			var $start_runtime = __nccwpck_require__(929);
			var $start_start_3 = __nccwpck_require__(233);
			var $core_work = __nccwpck_require__(923);
			var $values_values_3 = __nccwpck_require__(643);
			//! src/base/policy-hash.ts
			var policy_hash_exports = (0, $start_runtime.__exportAll)({ policyHash: () => policyHash });
			function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
				let { runners, approvers, allowBots, branches, count, ...settings } = approval;
				let meaning = {
					rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
					approval: {
						...settings,
						...count > 1 && { count },
						runners: asSet(runners.map(asLogin)),
						approvers: asSet(approvers.map(asLogin)),
						allowBots: asSet(allowBots),
						branches: asSet(branches)
					},
					protectedPaths: asSet(protectedPaths),
					fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
					limits: {
						...$core_work.HIGHEST_LIMITS,
						...limits
					},
					...Object.keys(secrets).length > 0 && { secrets }
				};
				return (0, $values_values_3.digestOf)("sous-policy-v1", (0, $values_values_3.encodeValue)(meaning));
			}
			function meaningOf({ tool, pattern, expires, root }) {
				return {
					tool,
					pattern,
					expires: expires === void 0 ? null : momentOf(expires) ?? expires,
					root: root ?? null
				};
			}
			function momentOf(expires) {
				let time = Date.parse(expires);
				return Number.isNaN(time) ? void 0 : time;
			}
			function asLogin(login) {
				return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
			}
			function asSet(values) {
				return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, $start_start_3.compareBytes)(a, b)).map(([, value]) => value);
			}
		},
		834: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				whyDenied: () => whyDenied,
				whyProtected: () => whyProtected
			});
			var $core_work_3 = __nccwpck_require__(923);
			var $values_values = __nccwpck_require__(643);
			//! src/base/protected-files.ts
			function whyProtected(change, places = {}) {
				let whole = pathInRepository(change.path, places.directory);
				let always = findProtected(change, whole);
				if (always !== void 0) return always.why;
				return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${$core_work_3.CONFIG_FILE}` : void 0;
			}
			function whyDenied({ path }, { directory, allowWorkflows }) {
				let folded = (0, $values_values.foldPath)(pathInRepository(path, directory));
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
						applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, $values_values.foldPath)(path))
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
				pattern: new RegExp(row.files.map((glob) => patternOf((0, $values_values.foldPath)(glob))).join("|"))
			}));
			function findProtected(change, path) {
				let folded = (0, $values_values.foldPath)(path);
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
		},
		923: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		929: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		233: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		643: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		791: (module) => {
			"use strict";
			module.exports = require("./values.js");
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
	var __webpack_exports__ = __nccwpck_require__(686);
	module.exports = __webpack_exports__;
})();
