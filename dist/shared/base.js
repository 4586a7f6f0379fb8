(() => {
	var __webpack_modules__ = {
		686: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				change: () => __nccwpck_require__(992),
				charset: () => __nccwpck_require__(0),
				digest: () => __nccwpck_require__(332),
				json: () => __nccwpck_require__(14),
				language: () => __nccwpck_require__(634),
				plan: () => __nccwpck_require__(567),
				"protected-files": () => __nccwpck_require__(834),
				reasons: () => __nccwpck_require__(207),
				secrets: () => __nccwpck_require__(515),
				"tool-errors": () => __nccwpck_require__(680)
			};
		},
		992: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { findCollision: () => findCollision });
			var $start_paths = __nccwpck_require__(933);
			//! src/base/change.ts
			function findCollision(changes) {
				let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
				let files = new Map();
				for (let change of written) {
					let key = (0, $start_paths.foldPath)(change.path);
					let other = files.get(key);
					if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
					files.set(key, change);
				}
				for (let change of changes) {
					if (change.kind === "delete" || change.kind === "update") continue;
					let directories = change.kind === "create" ? (0, $start_paths.ancestorsOf)(change.path) : [...(0, $start_paths.ancestorsOf)(change.path), change.path];
					for (let directory of directories) {
						let file = files.get((0, $start_paths.foldPath)(directory));
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
		332: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				digestOf: () => digestOf,
				encodeList: () => encodeList,
				encodeNumber: () => encodeNumber,
				encodeRecord: () => encodeRecord,
				encodeText: () => encodeText,
				encodeValue: () => encodeValue,
				isWholeDigest: () => isWholeDigest,
				parseDigest: () => parseDigest,
				parseDigestPrefix: () => parseDigestPrefix,
				sha256: () => sha256,
				shortDigest: () => shortDigest
			});
			var $start_start = __nccwpck_require__(233);
			var $tool_errors = __nccwpck_require__(680);
			var $start_paths_3 = __nccwpck_require__(933);
			//! src/base/digest.ts
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
				return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, $start_start.compareBytes)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
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
				if (DIGEST.test(text)) return (0, $start_start.success)(text);
				return (0, $start_start.failure)(ERRORS.malformed(text));
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
			let ERRORS = { malformed: (text) => (0, $tool_errors.toolError)("digest_malformed", `'${(0, $start_paths_3.briefText)(text)}' is not a plan digest: it must have 64 characters from 0-9 and a-f`, "Copy the whole digest from the preview, or list the saved plans with 'sous plans'.") };
		},
		14: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				parseJson: () => parseJson,
				placeInJson: () => placeInJson
			});
			var $start_start = __nccwpck_require__(233);
			var $core_work = __nccwpck_require__(923);
			//! src/base/text/json.ts
			function parseJson(text) {
				try {
					return (0, $start_start.success)(JSON.parse(text));
				} catch {
					let scan = new Scan(text);
					let message = scan.findFault() ?? "not JSON";
					return (0, $start_start.failure)({
						...(0, $core_work.placeAt)(text, scan.at),
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
				return (0, $core_work.placeAt)(text, place);
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
		},
		634: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				LANGUAGES: () => LANGUAGES,
				languageNamed: () => languageNamed,
				languageOf: () => languageOf
			});
			//! src/base/language.ts
			let LANGUAGES = [
				"en",
				"de",
				"zh"
			];
			function languageOf(tag) {
				let name = tag.replace(/[.@].*$/, "").replaceAll("_", "-");
				let language = LANGUAGES.find((known) => name.toLowerCase().split("-", 1)[0] === known);
				return language === "zh" && isTraditional(name) ? void 0 : language;
			}
			function languageNamed(name) {
				return languageOf(name) ?? LANGUAGES.find((known) => NAMES[known].test(name.trim()));
			}
			let NAMES = {
				en: /^english$/i,
				de: /^(?:german|deutsch)$/i,
				zh: /^(?:chinese|\u4e2d\u6587|\u7b80\u4f53\u4e2d\u6587)$/i
			};
			function isTraditional(tag) {
				try {
					return new Intl.Locale(tag).maximize().script !== "Hans";
				} catch {
					return !0;
				}
			}
		},
		567: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { compileRulePattern: () => compileRulePattern });
			var $start_start = __nccwpck_require__(233);
			//! src/base/plan.ts
			function compileRulePattern(pattern) {
				try {
					new RegExp(pattern);
					return (0, $start_start.success)(RegExp(`^(?:${pattern})$`));
				} catch (error) {
					return (0, $start_start.failure)(error instanceof Error ? error.message : String(error));
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
			var $core_work_3 = __nccwpck_require__(923);
			var $start_paths_5 = __nccwpck_require__(933);
			//! src/base/protected-files.ts
			function whyProtected(change, places = {}) {
				let whole = pathInRepository(change.path, places.directory);
				let always = findProtected(change, whole);
				if (always !== void 0) return always.why;
				return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${$core_work_3.CONFIG_FILE}` : void 0;
			}
			function whyDenied({ path }, { directory, allowWorkflows }) {
				let folded = (0, $start_paths_5.foldPath)(pathInRepository(path, directory));
				if (/^\.GITHUB\/SOUS(?:\.(?:YA?ML|LOCK)$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
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
						"/.github/sous.{yml,yaml,lock}",
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
					why: "may make git treat its directory as a repository"
				},
				{
					files: ["*hooks/*"],
					why: "may execute as a git hook",
					only: {
						which: "names of letters, digits and dashes",
						applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, $start_paths_5.foldPath)(path))
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
						which: "content with git config sections",
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
				pattern: new RegExp(row.files.map((glob) => patternOf((0, $start_paths_5.foldPath)(glob))).join("|"))
			}));
			function findProtected(change, path) {
				let folded = (0, $start_paths_5.foldPath)(path);
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
		207: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				decisionOf: () => decisionOf,
				exitCodeOf: () => exitCodeOf,
				isOutcome: () => isOutcome,
				meaningOf: () => meaningOf,
				reasonOf: () => reasonOf,
				refusal: () => refusal
			});
			var $tool_errors_2 = __nccwpck_require__(680);
			//! src/base/errors/reasons.ts
			let OUTCOMES = {
				previewed: {
					meaning: "Preview only. Nothing was written.",
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
					meaning: "The plan was applied as one commit.",
					decision: "pass"
				},
				proposed: {
					meaning: "The plan was proposed as a pull request.",
					decision: "pass"
				},
				declined: {
					meaning: "Someone closed the same proposal before, so Sous does not open it again.",
					decision: "pass"
				},
				already_applied: {
					meaning: "The plan is already applied. Nothing was written.",
					advice: "Nothing needs to be done.",
					decision: "pass",
					also: ["github"]
				},
				accepted: {
					meaning: "The command is valid and its author is allowed to give it. Another job runs it.",
					decision: "pass"
				},
				answered: {
					meaning: "The command was answered. It does not make a plan.",
					decision: "pass"
				},
				undone: {
					meaning: "The plan was undone.",
					decision: "pass"
				},
				gated: {
					meaning: "A call waits for approval. The rest is known once it has run.",
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
					meaning: "The recipe would change files. An issue lists them.",
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
					meaning: "The recipe is not valid. No step ran.",
					decision: "fail",
					exit: 3,
					also: ["diagnostic"]
				},
				invalid_inputs: {
					meaning: "The inputs do not fit the recipe. No step ran.",
					decision: "fail",
					exit: 3
				}
			};
			let REFUSALS = {
				api_unavailable: {
					meaning: "GitHub did not respond in time, or the rate limit resets too late for this run.",
					advice: "Run it again later.",
					decision: "fail"
				},
				api_invalid: {
					meaning: "GitHub sent a response that Sous does not understand.",
					advice: "Run it again. If it happens again, report it with the field that the message names.",
					decision: "fail"
				},
				api_not_found: {
					meaning: "Not found on GitHub, or not visible to this token (404).",
					advice: "Check the name and what the token can read.",
					decision: "fail"
				},
				api_conflict: {
					meaning: "GitHub refused because something changed in the meantime.",
					advice: "Run it again.",
					decision: "fail"
				},
				api_rejected: {
					meaning: "GitHub rejected the request.",
					advice: "Read GitHub's answer in the message.",
					decision: "fail"
				},
				api_budget: {
					meaning: "The run used up its budget of GitHub API calls.",
					advice: "Run it again. If it happens again, narrow the recipe.",
					decision: "fail"
				},
				run_over: {
					meaning: "The run has no time left, so the rest waits for the next one.",
					advice: "Run it again. It goes on where this run stopped.",
					decision: "wait"
				},
				auth_expired: {
					meaning: "The GitHub token is not valid or has expired.",
					advice: "Run it again: each run gets a new token.",
					decision: "fail"
				},
				token_not_permitted: {
					meaning: "The token is not allowed to do this.",
					advice: "Add the permission to the job's 'permissions:'.",
					decision: "fail"
				},
				not_a_command: {
					meaning: "The comment is not a Sous command.",
					advice: "Nothing to do.",
					decision: "refuse"
				},
				command_mistake: {
					meaning: "The command is not valid.",
					advice: "See '/sous help'.",
					decision: "refuse"
				},
				digest_ambiguous: {
					meaning: "More than one plan starts with these characters.",
					advice: "Use the whole digest. It is in the details of the preview.",
					decision: "refuse"
				},
				not_a_pull_request: {
					meaning: "The comment is on an issue, not on a pull request.",
					advice: "Comment on the pull request instead.",
					decision: "refuse"
				},
				event_action_ignored: {
					meaning: "Sous acts on new comments and submitted reviews only, never on edited ones.",
					advice: "Write a new comment.",
					decision: "refuse"
				},
				review_not_approving: {
					meaning: "The review is not an approval.",
					advice: "Approve, or comment '/sous apply' with the digest.",
					decision: "refuse"
				},
				event_not_trusted: {
					meaning: "The event runs code from strangers with full permissions, and Sous does not need it.",
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
					meaning: "The workflow was not started from the default branch.",
					advice: "Start it from the default branch.",
					decision: "refuse"
				},
				payload_invalid: {
					meaning: "The event payload does not match GitHub's schema.",
					advice: "Look at the field that the message names.",
					decision: "fail"
				},
				input_invalid: {
					meaning: "An input of the action is not valid.",
					advice: "Correct it in the workflow's 'with:'.",
					decision: "fail"
				},
				not_permitted: {
					meaning: "You need write access to this repository.",
					advice: "Ask someone with write access.",
					decision: "refuse"
				},
				not_listed: {
					meaning: "The configuration lists who may do this, and you are not on the list.",
					advice: "Ask someone on the list.",
					decision: "refuse"
				},
				bot_actor: {
					meaning: "Bots cannot give commands or approve plans.",
					advice: "Nothing to do.",
					decision: "refuse"
				},
				sender_mismatch: {
					meaning: "The event was sent by someone other than the author of the text.",
					advice: "Ask the author to write a new comment.",
					decision: "refuse"
				},
				comment_changed: {
					meaning: "The comment was edited or deleted since it was written.",
					advice: "Write a new comment.",
					decision: "refuse"
				},
				approval_stale: {
					meaning: "The approval was given for another commit.",
					advice: "Look at what changed since then and approve again.",
					decision: "refuse"
				},
				changes_requested: {
					meaning: "A reviewer with write access requested changes.",
					advice: "Ask the reviewer to approve, or dismiss the review.",
					decision: "refuse"
				},
				approval_missing: {
					meaning: "Another person still has to approve.",
					advice: "Ask for the approval that the message names.",
					decision: "wait"
				},
				policy_error: {
					meaning: "The approval rules cannot be read or applied.",
					advice: "Fix the file that the message names on the default branch.",
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
					meaning: "The pull request targets a branch that Sous is not set up for.",
					advice: "Add the branch to 'branches' in the configuration.",
					decision: "refuse"
				},
				stale_base: {
					meaning: "The pull request targets another branch than in the preview, or that branch has moved.",
					advice: "Run the recipe again.",
					decision: "refuse"
				},
				stale_head: {
					meaning: "The pull request has new commits since the preview.",
					advice: "Run the recipe again.",
					decision: "refuse"
				},
				fork_not_allowed: {
					meaning: "The pull request comes from a fork, and Sous does not write there.",
					advice: "Run the recipe in a clone of the fork. To get previews here, set 'approval: { forks: files-only }' in '.github/sous.yml'.",
					decision: "refuse"
				},
				recipe_changed: {
					meaning: "The pull request changes the recipe itself, and Sous applies only what comes from the base branch.",
					advice: "Merge the change to the recipe first.",
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
					advice: "Unarchive it first.",
					decision: "refuse"
				},
				ref_moved: {
					meaning: "The branch has moved since Sous last looked.",
					advice: "Run the preview again.",
					decision: "refuse"
				},
				ref_missing: {
					meaning: "The branch or commit no longer exists.",
					advice: "Run the preview again.",
					decision: "refuse"
				},
				ref_blocked: {
					meaning: "Git cannot create a ref for Sous, because someone pushed a ref with a conflicting name.",
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
					advice: "Read GitHub's answer in the message, then approve again.",
					decision: "refuse"
				},
				protected_branch: {
					meaning: "The branch is protected, and the token may not push to it.",
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
					advice: "Read GitHub's answer in the message.",
					decision: "refuse"
				},
				branch_conflict: {
					meaning: "The branch that Sous would write to has commits from someone else.",
					advice: "Merge, move or delete that branch, then run it again.",
					decision: "refuse"
				},
				digest_unknown: {
					meaning: "The plan does not exist, or was deleted.",
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
					meaning: "Sous made the plan again before applying it, and the result differs.",
					advice: "Run the recipe again, then approve the new plan. If it happens twice, the recipe depends on something that changes.",
					decision: "refuse"
				},
				plan_cancelled: {
					meaning: "Someone cancelled the plan.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				commands_not_here: {
					meaning: "This job has a token with write access. Sous never runs commands or web requests in such a job.",
					advice: "Use the workflow that 'sous init' writes: its plan job runs commands and cannot write.",
					decision: "refuse"
				},
				app_key_exposed: {
					meaning: "A review runs the workflow of the pull request, so a GitHub App token in its job is within reach of everyone who can push a branch.",
					advice: "Comment '/sous apply' with the digest instead, and keep the key in an environment limited to the default branch.",
					decision: "refuse"
				},
				plan_gated: {
					meaning: "A call in the plan still waits for approval, so there is nothing to apply yet.",
					advice: "Approve that call first.",
					decision: "refuse"
				},
				preview_incomplete: {
					meaning: "The change is too large to show in full, so no one can review all of it.",
					advice: "Let the recipe change fewer files at a time, or use 'mode: propose', where GitHub shows the whole change.",
					decision: "refuse"
				},
				runner_file_tampered: {
					meaning: "A command changed the runner's command files, which would change what later steps do.",
					advice: "Find out which command in the recipe does that.",
					decision: "fail"
				},
				plan_expired: {
					meaning: "The plan has expired.",
					advice: "Run the recipe again, then approve the new plan.",
					decision: "refuse"
				},
				plan_superseded: {
					meaning: "A newer plan of the same recipe replaces it.",
					advice: "Look at the newer plan and approve that one.",
					decision: "refuse"
				},
				plan_empty: {
					meaning: "The plan changes nothing, so there is nothing to apply.",
					advice: "Nothing needs to be done.",
					decision: "refuse"
				},
				tree_mismatch: {
					meaning: "The commit would not match the preview exactly.",
					advice: "Run the recipe again. If it happens again, report it.",
					decision: "fail"
				},
				message_refused: {
					meaning: "The commit message contains a line that GitHub or Sous would treat as an instruction.",
					advice: "Correct the message.",
					decision: "refuse"
				},
				secret_in_output: {
					meaning: "The text to publish contains a secret.",
					advice: "Find out how it got there. Revoke the secret if it was shown anywhere.",
					decision: "refuse"
				},
				lock_held: {
					meaning: "Another run is applying a plan here.",
					advice: "Wait until it is done, then approve again.",
					decision: "refuse"
				},
				lock_ambiguous: {
					meaning: "A lock cannot be read, so its owner is unknown.",
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
					$tool_errors_2.TOOL_ERRORS
				].find((rows) => Object.hasOwn(rows, code))[code];
			}
			function reasonOf({ code }) {
				return isOutcome(code) ? code : `failed:${code}`;
			}
			function decisionOf(reason) {
				return reason.startsWith("failed:") ? "fail" : rowOf(reason).decision ?? "fail";
			}
			function meaningOf(reason) {
				return reason.startsWith("failed:") ? "The recipe failed. Nothing was written." : rowOf(reason).meaning;
			}
			function exitCodeOf(reason) {
				let { exit, decision } = rowOf(reason);
				return exit ?? (decision === "pass" ? 0 : 1);
			}
			function isOutcome(reason) {
				return Object.hasOwn(OUTCOMES, reason) || $tool_errors_2.TOOL_ERRORS[reason]?.also?.includes("run") === !0;
			}
		},
		515: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				SecretFinder: () => SecretFinder,
				TOKEN_FORMS: () => TOKEN_FORMS,
				addSpan: () => addSpan,
				isInstallationToken: () => isInstallationToken,
				maskSpans: () => maskSpans,
				secretForms: () => secretForms
			});
			var $event_event = __nccwpck_require__(317);
			//! src/base/text/secrets.ts
			var SecretFinder = class {
				#finder;
				constructor(forms) {
					this.#finder = new TextFinder([...forms]);
				}
				find(text, { isOpen }) {
					let raw = this.#finder.find(text);
					let layers = (0, $event_event.decodeLayers)(text, {
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
				let written = [...(0, $event_event.readingsOf)(secret, { isBytes: !1 }), ...inUrls(secret)];
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
		},
		680: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				TOOL_ERRORS: () => TOOL_ERRORS,
				instructionFor: () => instructionFor,
				internalError: () => internalError,
				toolError: () => toolError
			});
			//! src/base/errors/tool-errors.ts
			let TOOL_ERRORS = {
				invalid_arguments: {
					meaning: "An argument is missing, unknown, of the wrong type or out of range.",
					advice: "Correct the arguments and call again.",
					exit: 3,
					status: 400,
					blocksCall: !0
				},
				invalid_pattern: {
					meaning: "A regular expression, a glob or a pattern of code is not valid.",
					advice: "Correct the pattern and call again.",
					exit: 3,
					also: ["diagnostic"]
				},
				invalid_range: {
					meaning: "A line range does not fit the file.",
					advice: "Read the file again and use a range inside it."
				},
				not_found: {
					meaning: "The file or directory does not exist.",
					advice: "Check the path, or search for it.",
					instruction: "Check the path, or search for it. Do not create it unless asked to.",
					status: 404
				},
				no_matches: {
					meaning: "The text to replace is not in the file.",
					advice: "Read the file again and copy the text from it.",
					instruction: "Read the file again; do not guess another text."
				},
				invalid_document: {
					meaning: "The file is not valid JSON, YAML or TOML, or has a duplicate key.",
					advice: "Fix the file at the line that the message names.",
					instruction: "Tell the user where the file is wrong; do not fix it unless asked to.",
					status: 400
				},
				syntax_error: {
					meaning: "The code has a syntax error where it would be changed, or would get one. Nothing was changed.",
					advice: "Fix the code at the place that the message names, or leave the file out.",
					instruction: "Look at the place that the message names, and correct the replacement or leave the file out."
				},
				edit_conflict: {
					meaning: "The edit does not fit the file, or would change more than it names. Nothing was changed.",
					advice: "Read the place that the message names, then change the edit.",
					status: 409
				},
				already_exists: {
					meaning: "Something already exists at that path.",
					advice: "Use a tool that changes existing files, or another path.",
					status: 409
				},
				not_a_file: {
					meaning: "The path is a directory or something else that is not a regular file.",
					advice: "Choose a regular file.",
					status: 409
				},
				not_a_directory: {
					meaning: "The path, or a part of it, is a file, not a directory.",
					advice: "Choose a directory.",
					status: 409
				},
				path_outside_working_dir: {
					meaning: "The path leads out of the working directory.",
					advice: "Use a path inside the working directory.",
					instruction: "Use a path inside the working directory; do not try another spelling.",
					status: 400
				},
				path_denied: {
					meaning: "The path has a form that is never allowed, or belongs to git.",
					advice: "Use another path.",
					instruction: "Use another path; do not try another spelling.",
					status: 400
				},
				symlink_denied: {
					meaning: "Part of the path is a symbolic link. Sous does not follow links.",
					advice: "Name the real file instead of the link.",
					status: 409
				},
				permission_denied: {
					meaning: "The file system denied access.",
					advice: "Change the permissions of the file or directory.",
					instruction: "Ask the user to change the permissions; do not work around them.",
					status: 403
				},
				encoding_unsupported: {
					meaning: "The file is not text that can be edited without damage.",
					advice: "Leave the file alone, or convert it first.",
					status: 409
				},
				too_large: {
					meaning: "The content or file is larger than the limit.",
					advice: "Work on a smaller part."
				},
				limit_exceeded: {
					meaning: "A limit on steps, files, bytes, depth or time was exceeded. Nothing was written.",
					advice: "Narrow the call.",
					decision: "fail",
					status: 409,
					also: ["run"]
				},
				timed_out: {
					meaning: "The call timed out.",
					advice: "Narrow the call or raise its timeout."
				},
				cancelled: {
					meaning: "The run was cancelled. Nothing was written.",
					advice: "Run it again only if it was cancelled by mistake.",
					decision: "fail",
					exit: 130,
					status: 409,
					also: ["run", "github"]
				},
				command_failed: {
					meaning: "The command exited with a non-zero code.",
					advice: "Read its output.",
					instruction: "Read its output; do not repeat it unchanged."
				},
				command_not_found: {
					meaning: "The command does not exist on this machine.",
					advice: "Check the name, or install it.",
					instruction: "Check the name, or ask the user to install it."
				},
				git_state_tampered: {
					meaning: "The command changed the repository's own state (commits, branches, configuration or hooks).",
					advice: "Let Sous commit. Run only commands that change files."
				},
				undeclared_write: {
					meaning: "The command wrote or removed files that it did not declare.",
					advice: "Declare the files, or change the command."
				},
				network_denied: {
					meaning: "The address is private, is not http or https, or is not allowed.",
					advice: "Use an allowed address, or allow this one.",
					instruction: "Do not try another spelling of the address; ask the user to allow it.",
					status: 403,
					blocksCall: !0
				},
				network_failed: {
					meaning: "The request failed.",
					advice: "Check the address, or try again later."
				},
				http_status: {
					meaning: "The server responded with an error.",
					advice: "Read what the server says.",
					instruction: "Read what the server says; do not repeat the call unchanged."
				},
				invalid_output: {
					meaning: "The response does not match the tool's output schema.",
					advice: "Update the tool definition, or ask its author to.",
					instruction: "Tell the user that the tool or its server has changed."
				},
				rate_limited: {
					meaning: "The rate limit of the tool or the server is used up.",
					advice: "Wait as long as the message says, then call again.",
					status: 429,
					blocksCall: !0
				},
				secret_missing: {
					meaning: "A secret that the tool needs is not set.",
					advice: "Set the secret that the message names.",
					instruction: "Ask the user to set the secret; never ask for its value.",
					status: 403,
					blocksCall: !0
				},
				secret_origin_mismatch: {
					meaning: "The tool would send a secret to an origin that is not allowed to receive it.",
					advice: "Correct the URL of the tool, or the origin of the secret in the configuration.",
					instruction: "Do not look for another way; tell the user which secret and which origin.",
					status: 403,
					blocksCall: !0
				},
				disabled: {
					meaning: "The tool, the recipe or its bundle is switched off.",
					advice: "Switch it on first.",
					instruction: "Do not switch it on unless asked to; tell the user.",
					status: 423,
					blocksCall: !0,
					also: ["diagnostic"]
				},
				read_only: {
					meaning: "What ships with Sous cannot be changed, only switched on and off.",
					advice: "Create your own tool in another bundle.",
					status: 403
				},
				corrupt_file: {
					meaning: "A file of a bundle is damaged.",
					advice: "Restore the file that the message names, or delete it.",
					instruction: "Tell the user which file and where; do not overwrite it.",
					status: 409
				},
				stale: {
					meaning: "The base or a file changed since Sous read it. Nothing was written.",
					advice: "Run it again on the current files.",
					decision: "refuse",
					status: 409,
					also: ["run"]
				},
				changed_on_disk: {
					meaning: "The file on disk is not the one that was opened. Nothing was written.",
					advice: "Compare both, then save again to overwrite it.",
					instruction: "Show the user both; do not overwrite what is there.",
					status: 409
				},
				apply_busy: {
					meaning: "Sous is already applying a plan in this folder.",
					advice: "Wait until it is done, then try again.",
					status: 409
				},
				apply_unfinished: {
					meaning: "An earlier apply was interrupted and is half done.",
					advice: "Run 'sous recover'.",
					instruction: "Tell the user to run 'sous recover'; do not touch the files until then.",
					status: 409
				},
				digest_malformed: {
					meaning: "The text is not the digest of a plan. On GitHub, the first 12 characters of one are enough.",
					advice: "Copy the digest from the preview.",
					decision: "refuse",
					exit: 3,
					status: 400,
					also: ["github"]
				},
				plan_version: {
					meaning: "Another version of Sous made the plan.",
					advice: "Run the preview again.",
					decision: "refuse",
					status: 409,
					also: ["github"]
				},
				plan_tampered: {
					meaning: "The saved plan does not match its digest.",
					advice: "Do not apply it. Run the recipe again, and find out who changed it.",
					decision: "fail",
					status: 409,
					also: ["github"]
				},
				io_error: {
					meaning: "Sous could not read or write a file, or run git.",
					advice: "Check the disk and git, then run it again.",
					decision: "fail",
					also: ["github"]
				},
				approval_needed: {
					meaning: "It takes effect once you approve it, and there was no one to ask.",
					advice: "Run it in a terminal, or approve it with a rule in .github/sous.yml.",
					instruction: "Ask the user; do not approve it yourself.",
					decision: "wait",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				approval_refused: {
					meaning: "You declined. Nothing was written.",
					advice: "Run it again if you change your mind.",
					instruction: "Do not call again unless asked to, and do not look for another way.",
					decision: "refuse",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				untrusted_recipe: {
					meaning: "The recipe runs commands or uses the network, and you have not trusted it yet.",
					advice: "Read it with 'sous explain', then run it with --trust and its hash.",
					instruction: "Ask the user to read the recipe; do not trust it for them.",
					decision: "refuse",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				permission_missing: {
					meaning: "The recipe's own permissions do not allow it.",
					advice: "Add what the message names to the recipe's permissions.",
					instruction: "Do not widen the permissions unless asked to; tell the user which line is missing.",
					status: 403,
					blocksCall: !0,
					also: ["diagnostic"]
				},
				path_protected: {
					meaning: "Plans on GitHub may not change this file, because it controls what runs or who approves.",
					advice: "Change the file by hand, in a pull request of your own.",
					instruction: "Leave the file alone; do not look for another way to change it."
				},
				invalid_config: {
					meaning: "The configuration .github/sous.yml is not valid.",
					advice: "Run 'sous validate' and fix what it reports.",
					instruction: "Tell the user to run 'sous validate'.",
					exit: 3,
					status: 409
				},
				expectation_failed: {
					meaning: "A step's outputs do not meet its 'expect'.",
					advice: "Look at the outputs of the step.",
					instruction: "Look at the outputs of the step; do not loosen the expectation."
				},
				expression_failed: {
					meaning: "An expression in the recipe has no value, or one of the wrong type.",
					advice: "Correct the expression that the message names.",
					also: ["diagnostic"]
				},
				no_session: {
					meaning: "The project has no .github/sous.yml with categories and collections.",
					advice: "Write .github/sous.yml.",
					instruction: "Tell the user to write .github/sous.yml."
				},
				template_error: {
					meaning: "A template is malformed, or uses a variable that was not passed.",
					advice: "Pass the variable, or correct the template.",
					instruction: "Pass the variable, or tell the user where the template is wrong."
				},
				unknown_tool: {
					meaning: "No tool has that name.",
					advice: "List the tools and use one of them.",
					exit: 3,
					also: ["diagnostic"]
				},
				unknown_recipe: {
					meaning: "No recipe has that name, or there are no recipes.",
					advice: "List the recipes and use one of them.",
					exit: 3,
					status: 404,
					also: ["diagnostic"]
				},
				unpinned_recipe: {
					meaning: "A recipe of another repository is not named as owner/repository/name@commit, with the full commit.",
					advice: "Pin it to a full commit. 'sous update' finds it.",
					instruction: "Ask the user which commit to use; do not choose one.",
					decision: "refuse",
					exit: 3,
					status: 400,
					blocksCall: !0,
					also: ["github", "diagnostic"]
				},
				source_not_allowed: {
					meaning: "The repository that a recipe comes from is not listed under 'recipes' in .github/sous.yml on the default branch.",
					advice: "Add it under 'recipes: { allow: [] }' in .github/sous.yml on the default branch, if you trust the people who can push there.",
					decision: "refuse",
					also: ["github", "diagnostic"]
				},
				recipe_not_locked: {
					meaning: "A recipe of another repository is not in .github/sous.lock, so no one here has reviewed it.",
					advice: "Run 'sous update' with its name in a clone, and merge the change.",
					decision: "refuse",
					also: ["github", "diagnostic"]
				},
				lock_mismatch: {
					meaning: "A recipe of another repository does not have the hash that .github/sous.lock has for it.",
					advice: "Do not run it. Find out who changed the lock.",
					decision: "fail",
					also: ["github", "diagnostic"]
				},
				invalid_lock: {
					meaning: "The file .github/sous.lock is not valid.",
					advice: "Restore it, or delete it and run 'sous update'.",
					decision: "fail",
					exit: 3,
					also: ["github", "diagnostic"]
				},
				impostor_commit: {
					meaning: "No branch or tag of the repository contains the pinned commit. It may come from a fork.",
					advice: "Do not run it. Pin a commit that the repository has on a branch or tag.",
					decision: "refuse",
					also: ["github", "diagnostic"]
				},
				source_unavailable: {
					meaning: "A recipe of another repository cannot be fetched.",
					advice: "Check the name of the repository, the commit, and what git or the token can read.",
					decision: "fail",
					also: ["github", "diagnostic"]
				},
				recipe_not_fetched: {
					meaning: "A recipe of another repository was not fetched yet, so it, or the call of it, was not checked.",
					advice: "Run 'sous explain' with its name, which fetches it.",
					exit: 3,
					also: ["diagnostic"]
				},
				wider_permissions: {
					meaning: "The newer version of a recipe asks for more permissions than the pinned one.",
					advice: "Read what is new, then confirm it at the terminal or with --accept-permissions.",
					instruction: "Show the user the new permissions; do not accept them yourself.",
					decision: "refuse",
					exit: 4
				},
				ledger_version: {
					meaning: "A newer version of Sous wrote the ledger of the campaign.",
					advice: "Update Sous.",
					instruction: "Tell the user to update Sous; do not delete the ledger.",
					decision: "refuse",
					exit: 3,
					status: 409,
					also: ["github"]
				},
				ledger_damaged: {
					meaning: "The ledger of the campaign is damaged.",
					advice: "Delete its ref. 'sous campaign plan' builds it again from the repositories.",
					instruction: "Tell the user; do not delete it unless asked to.",
					decision: "fail",
					status: 409,
					also: ["github"]
				},
				campaign_stopped: {
					meaning: "The campaign is paused or closed.",
					advice: "Continue it with 'sous campaign resume', or start another one.",
					instruction: "Tell the user; do not resume it unless asked to.",
					decision: "refuse",
					status: 409,
					also: ["github"]
				},
				internal_error: {
					meaning: "Sous has a bug. The message says what was already written, if anything.",
					advice: "Report it. The same call will fail again.",
					instruction: "Tell the user; the same call will fail again.",
					decision: "fail",
					also: ["run"]
				},
				unknown: {
					meaning: "An unexpected error.",
					advice: "Report it with the message.",
					instruction: "Tell the user."
				}
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
			function internalError(thrown, suggestion = "Please report it.") {
				let cause = thrown instanceof Error ? thrown : Error(String(thrown));
				return toolError("internal_error", `internal error: ${cause.message}`, suggestion, cause);
			}
			function instructionFor({ code, instruction }) {
				let row = TOOL_ERRORS[code];
				return instruction ?? row.instruction ?? row.advice;
			}
		},
		923: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		317: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(273).event();
		},
		933: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		233: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		273: (module) => {
			"use strict";
			module.exports = require("./event.js");
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
	var __webpack_exports__ = __nccwpck_require__(686);
	module.exports = __webpack_exports__;
})();
