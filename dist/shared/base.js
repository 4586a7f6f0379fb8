(() => {
	var __webpack_modules__ = {
		686: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				change: () => __nccwpck_require__(992),
				charset: () => __nccwpck_require__(0),
				"protected-files": () => __nccwpck_require__(834)
			};
		},
		992: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { findCollision: () => findCollision });
			var $values_values = __nccwpck_require__(643);
			//! src/base/change.ts
			function findCollision(changes) {
				let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
				let files = new Map();
				for (let change of written) {
					let key = (0, $values_values.foldPath)(change.path);
					let other = files.get(key);
					if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
					files.set(key, change);
				}
				for (let change of changes) {
					if (change.kind === "delete" || change.kind === "update") continue;
					let directories = change.kind === "create" ? (0, $values_values.ancestorsOf)(change.path) : [...(0, $values_values.ancestorsOf)(change.path), change.path];
					for (let directory of directories) {
						let file = files.get((0, $values_values.foldPath)(directory));
						if (file !== void 0) return [file.path, change.path];
					}
				}
			}
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
		834: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				whyDenied: () => whyDenied,
				whyProtected: () => whyProtected
			});
			var $core_work = __nccwpck_require__(923);
			var $values_values_3 = __nccwpck_require__(643);
			//! src/base/protected-files.ts
			function whyProtected(change, places = {}) {
				let whole = pathInRepository(change.path, places.directory);
				let always = findProtected(change, whole);
				if (always !== void 0) return always.why;
				return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${$core_work.CONFIG_FILE}` : void 0;
			}
			function whyDenied({ path }, { directory, allowWorkflows }) {
				let folded = (0, $values_values_3.foldPath)(pathInRepository(path, directory));
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
						applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, $values_values_3.foldPath)(path))
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
				pattern: new RegExp(row.files.map((glob) => patternOf((0, $values_values_3.foldPath)(glob))).join("|"))
			}));
			function findProtected(change, path) {
				let folded = (0, $values_values_3.foldPath)(path);
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
		643: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
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
