(() => {
	var __webpack_modules__ = {
		461: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				paths: () => __nccwpck_require__(656),
				runtime: () => __nccwpck_require__(612),
				start: () => __nccwpck_require__(280),
				terminal: () => __nccwpck_require__(895)
			};
		}),
		755: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get TOOL_ERRORS() {
					return part().TOOL_ERRORS;
				},
				get internalError() {
					return part().internalError;
				},
				get toolError() {
					return part().toolError;
				}
			};
		}),
		367: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(211)["ask-on-terminal"]();
		}),
		526: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(211).pager();
		}),
		998: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(816).work();
			module.exports = {
				__esModule: !0,
				get renderError() {
					return part().renderError;
				}
			};
		}),
		288: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(887)["wire-json"]();
			module.exports = {
				__esModule: !0,
				get contractForm() {
					return part().contractForm;
				}
			};
		}),
		656: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				PathLines: () => PathLines,
				RECIPE_REF_PATTERN: () => RECIPE_REF_PATTERN,
				ancestorsOf: () => ancestorsOf,
				briefText: () => briefText,
				calledName: () => calledName,
				depthOf: () => depthOf,
				escapeUnprintable: () => escapeUnprintable,
				foldPath: () => foldPath,
				isDotGit: () => isDotGit,
				isElsewhere: () => isElsewhere,
				isInSousDirectory: () => isInSousDirectory,
				isSourceName: () => isSourceName,
				joinPath: () => joinPath,
				linesOf: () => linesOf,
				parentOf: () => parentOf,
				parseRecipeRef: () => parseRecipeRef,
				parseRepoDirectory: () => parseRepoDirectory,
				parseRepoPath: () => parseRepoPath,
				parseWantedVersion: () => parseWantedVersion,
				refKey: () => refKey,
				resolveRecipeName: () => resolveRecipeName,
				showRecipeRef: () => showRecipeRef,
				sourceOfRef: () => sourceOfRef,
				whyNoRef: () => whyNoRef
			});
			var $base_tool_errors = __nccwpck_require__(755);
			var $start = __nccwpck_require__(280);
			let MAX_PATH_BYTES = 4096;
			let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
			let LONE_SURROGATE = /\p{Surrogate}/u;
			let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
			let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
			let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
			let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
			let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
			function parseRepoPath(text) {
				if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, $start.success)(text);
				let problem = findProblem(text);
				return problem === void 0 ? (0, $start.success)(text) : (0, $start.failure)(problem);
			}
			function parseRepoDirectory(text) {
				return text === "." ? (0, $start.success)(".") : parseRepoPath(text);
			}
			function joinPath(directory, name) {
				return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
			}
			function parentOf(path) {
				let slash = path.lastIndexOf("/");
				return slash < 0 ? "." : path.slice(0, slash);
			}
			function ancestorsOf(path) {
				let ancestors = [];
				for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
				return ancestors;
			}
			function depthOf(path) {
				let depth = 0;
				for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
				return depth;
			}
			function isDotGit(segment) {
				return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ""));
			}
			function isInSousDirectory(path) {
				let [first = ""] = path.split("/", 1);
				return SOUS_DIRECTORY.test(foldPath(first));
			}
			function foldPath(path) {
				return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
			}
			function findProblem(text) {
				let shown = `'${briefText(text)}'`;
				let outside = (why) => ERRORS.outside(shown, why);
				let denied = (why, suggestion) => ERRORS.denied(shown, why, suggestion);
				if (text === "") return denied("it is empty", "Use a path relative to the working directory, such as 'src/main.ts'.");
				if (LONE_SURROGATE.test(text)) return denied("it contains half of a character (a lone surrogate)", "Use the whole character, or leave it out.");
				if (UNPRINTABLE.test(text)) return denied("it contains a control character", "Remove the NUL, newline or other control character.");
				if (text.startsWith("/")) return outside("It is absolute.");
				if (/^[A-Za-z]:/.test(text)) return outside("It starts with a drive.");
				if (text.startsWith("\\\\")) return outside("It is a network share.");
				if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It leads above the working directory.") : denied("it contains a backslash", `Separate directories with '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
				if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
				if (leavesRoot(text)) return outside("It leads above the working directory.");
				let plain = plainForm(text);
				if (plain === ".") return denied("it is the working directory itself", "Name a file or directory in it, such as 'src/main.ts'.");
				for (let segment of text.split("/")) {
					if (segment === "" || segment === "." || segment === "..") return denied(`it contains the segment '${segment}'`, `Use '${briefText(plain)}'.`);
					if (isDotGit(segment)) return denied("it is inside git's own directory", "Sous never reads or writes there. Use git instead.");
					if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
					if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
					if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
					if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
				}
			}
			function leavesRoot(text) {
				let depth = 0;
				for (let segment of text.split("/")) {
					segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
					if (depth < 0) return !0;
				}
				return !1;
			}
			function plainForm(text) {
				let kept = [];
				for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
				return kept.join("/") || ".";
			}
			function briefText(text) {
				return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
			}
			function escapeUnprintable(text) {
				return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
			}
			let LINE_NEEDS_CLOSER_LOOK = /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i;
			let linesByPaths = new WeakMap();
			function linesOf(paths) {
				return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join("");
			}
			var PathLines = class {
				#bytes;
				#end = 1;
				constructor(room) {
					this.#bytes = Buffer.allocUnsafeSlow(room + 1);
					this.#bytes[0] = 10;
				}
				add(from, start, end) {
					if (end - start > 255) return !1;
					this.#end + end - start >= this.#bytes.length && this.#grow();
					let bytes = this.#bytes;
					let to = this.#end;
					for (let at = start; at < end; at++) {
						let byte = from[at];
						if (byte < 32 || byte > 126) return !1;
						bytes[to++] = byte;
					}
					bytes[to] = 10;
					this.#end = to + 1;
					return !0;
				}
				take() {
					if (this.#end === 1) return {
						areAllPlain: !0,
						names: []
					};
					let lines = this.#bytes.toString("latin1", 0, this.#end);
					let names = lines.slice(1, -1).split("\n");
					linesByPaths.set(names, lines.slice(1));
					return LINE_NEEDS_CLOSER_LOOK.test(lines) ? {
						areAllPlain: !1,
						names
					} : {
						areAllPlain: !0,
						names
					};
				}
				anyStartsWith(prefix) {
					return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`);
				}
				#grow() {
					let larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + 255);
					this.#bytes.copy(larger, 0, 0, this.#end);
					this.#bytes = larger;
				}
			};
			let ERRORS = {
				outside: (shown, why) => (0, $base_tool_errors.toolError)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`),
				denied: (shown, why, suggestion) => (0, $base_tool_errors.toolError)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion)
			};
			//! src/base/recipe-ref.ts
			let OWNER = "[A-Za-z0-9][A-Za-z0-9_-]{0,38}";
			let REPOSITORY = "(?!\\.{1,2}(?:[/@]|$))(?![^/@]*\\.git(?:[/@]|$))[A-Za-z0-9._-]{1,100}";
			let NAME = "(?![^/@]*\\.ya?ml(?:@|$))[A-Za-z0-9_][A-Za-z0-9._-]{0,99}";
			let COMMIT = "(?:[0-9a-f]{40}|[0-9a-f]{64})";
			let REF = RegExp(`^(${OWNER})/(${REPOSITORY})/(${NAME})@(${COMMIT})$`);
			let COMMIT_IN_CAPITALS = RegExp(`^${COMMIT}$`, "i");
			let SOURCE = RegExp(`^${OWNER}/${REPOSITORY}$`);
			let WANTED = RegExp(`^(${OWNER}/${REPOSITORY})(?:/(${NAME}))?(?:@([^\\s@~^:?*[\\\\\\p{Cc}][^\\s@~^:?*[\\\\\\p{Cc}]{0,199}))?$`, "u");
			let RECIPE_REF_PATTERN = REF.source;
			function parseRecipeRef(text) {
				let [, owner, repository, name, commit] = REF.exec(text) ?? [];
				return owner === void 0 || repository === void 0 || name === void 0 || commit === void 0 ? void 0 : {
					owner,
					repository,
					name,
					commit
				};
			}
			function showRecipeRef({ owner, repository, name, commit }) {
				return `${owner}/${repository}/${name}@${commit}`;
			}
			function sourceOfRef({ owner, repository }) {
				return `${owner}/${repository}`;
			}
			function refKey({ owner, repository, name, commit }) {
				return showRecipeRef({
					owner: owner.toLowerCase(),
					repository: repository.toLowerCase(),
					name,
					commit
				});
			}
			function isSourceName(text) {
				return SOURCE.test(text);
			}
			function parseWantedVersion(text) {
				let [, source, name, version] = WANTED.exec(text) ?? [];
				return source === void 0 ? void 0 : {
					source,
					name,
					version
				};
			}
			function resolveRecipeName(name, callerPath) {
				let caller = parseRecipeRef(callerPath);
				return caller === void 0 || /[/:@]/.test(name) ? name : showRecipeRef({
					...caller,
					name
				});
			}
			function isElsewhere(name) {
				return name.includes("/") || /^git@/.test(name);
			}
			function whyNoRef(text) {
				let shown = briefText(text);
				let wanted = parseWantedVersion(text);
				if (wanted?.name === void 0) return {
					message: `'${shown}' is not a recipe of another repository`,
					suggestion: "Write owner/repository/name@commit, with all 40 characters of the commit."
				};
				let { source, name, version } = wanted;
				let recipe = `${source}/${name}`;
				let find = `'sous update ${version === void 0 ? recipe : `${recipe}@${briefText(version)}`}' finds the commit and records it.`;
				if (version === void 0) return {
					message: `'${shown}' is not pinned to a commit`,
					suggestion: `Write ${recipe}@<commit>. ${find}`
				};
				if (COMMIT_IN_CAPITALS.test(version)) return {
					message: `'${shown}' is not pinned: a commit is written in small letters`,
					suggestion: `Write ${recipe}@${version.toLowerCase()}.`
				};
				return {
					message: `'${shown}' is not pinned: ${/^[0-9a-f]{4,63}$/i.test(version) ? "a short commit is not unique" : "a branch or tag can move"}`,
					suggestion: `Write the full commit: ${recipe}@<commit>. ${find}`
				};
			}
			function calledName({ recipe: { path } }) {
				return path.startsWith("sous:") || parseRecipeRef(path) !== void 0 ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
			}
		}),
		612: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				__commonJSMin: () => __commonJSMin,
				__exportAll: () => __exportAll,
				__toESM: () => __toESM
			});
			var __create = Object.create;
			var __defProp = Object.defineProperty;
			var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
			var __getOwnPropNames = Object.getOwnPropertyNames;
			var __getProtoOf = Object.getPrototypeOf;
			var __hasOwnProp = Object.prototype.hasOwnProperty;
			var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
			var __exportAll = (all, no_symbols) => {
				let target = {};
				for (var name in all) __defProp(target, name, {
					get: all[name],
					enumerable: !0
				});
				no_symbols || __defProp(target, Symbol.toStringTag, { value: "Module" });
				return target;
			};
			var __copyProps = (to, from, except, desc) => {
				if (from && typeof from == "object" || typeof from == "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
					key = keys[i];
					!__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, {
						get: ((k) => from[k]).bind(null, key),
						enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
					});
				}
				return to;
			};
			var __toESM = (mod, isNodeMode, target) => (target = mod == null ? {} : __create(__getProtoOf(mod)), __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
				value: mod,
				enumerable: !0
			}) : target, mod));
		}),
		280: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				asBuffer: () => asBuffer,
				assertNever: () => assertNever,
				compareBytes: () => compareBytes,
				cutText: () => cutText,
				failure: () => failure,
				hasHiddenCharacters: () => hasHiddenCharacters,
				inertForRunner: () => inertForRunner,
				inertJson: () => inertJson,
				mayBeDamaged: () => mayBeDamaged,
				mergeByBytes: () => mergeByBytes,
				mixesAlphabets: () => mixesAlphabets,
				once: () => once,
				partialEndLength: () => partialEndLength,
				partialStartLength: () => partialStartLength,
				printable: () => printable,
				printableJson: () => printableJson,
				printableLine: () => printableLine,
				printable_exports: () => printable_exports,
				requiresApproval: () => requiresApproval,
				splitText: () => splitText,
				succeeded: () => succeeded,
				success: () => success,
				unitOf: () => unitOf,
				wholeCharacter: () => wholeCharacter
			});
			//! src/report/printable.ts
			var printable_exports = (0, __nccwpck_require__(612).__exportAll)({ printable: () => printable });
			let HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\p{Surrogate}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
			let PLAIN = /^[\t\n -~]*$/;
			function printable(text) {
				return PLAIN.test(text) ? text : text.replace(HIDDEN, showCodePoint);
			}
			function printableLine(text) {
				return printable(text).replaceAll("\n", showCodePoint("\n")).replaceAll("	", " ");
			}
			function printableJson(value, indent) {
				let json = JSON.stringify(value, void 0, indent).replaceAll("##[", "##\\u005b");
				return PLAIN.test(json) ? json : json.replace(HIDDEN, escapeUnits);
			}
			function hasHiddenCharacters(text) {
				if (PLAIN.test(text)) return !1;
				HIDDEN.lastIndex = 0;
				return HIDDEN.test(text);
			}
			function mixesAlphabets(text) {
				return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
			}
			function showCodePoint(character) {
				return `\u27e8U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`;
			}
			function escapeUnits(character) {
				return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
			}
			let COMMAND = /(^|[\n\r\v\f\u0085\u2028\u2029])((?:[^\S\n\r\v\f\u2028\u2029]|\u001b\[[\d;]*m)*)(?=::)|##(?=\[)/g;
			function inertForRunner(text) {
				if (!text.includes("::") && !text.includes("##[")) return text;
				return text.replace(COMMAND, (found, start = "", blanks = "") => found === "##" ? "##\\" : `${start}${blanks}\u2502 `);
			}
			let NEUTRAL = /^[A-Za-z0-9 _./:@,=+-]$/;
			function inertJson(value) {
				return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal))}"`);
			}
			function inert(text) {
				return Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((unit) => NEUTRAL.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
			}
			function cutText(text, maxUnits) {
				if (text.length <= maxUnits) return text;
				return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}\u2026`;
			}
			function splitText(text, maxUnits) {
				let pieces = [];
				for (let start = 0; start < text.length;) {
					let end = wholeCharacter(text, Math.min(start + maxUnits, text.length));
					pieces.push(text.slice(start, end));
					start = end;
				}
				return pieces;
			}
			function wholeCharacter(text, index) {
				return /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "") ? index - 1 : index;
			}
			//! src/base/bytes.ts
			function asBuffer(bytes) {
				return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			}
			function mayBeDamaged(text) {
				return text.includes("\ufffd");
			}
			function partialEndLength(bytes) {
				for (let back = 1; back <= Math.min(3, bytes.length); back++) {
					let byte = bytes[bytes.length - back] ?? 0;
					if (isContinuation(byte)) continue;
					return sequenceLength(byte) > back ? back : 0;
				}
				return 0;
			}
			function partialStartLength(bytes) {
				let start = 0;
				for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
				return start;
			}
			function isContinuation(byte) {
				return (byte & 192) == 128;
			}
			function sequenceLength(lead) {
				if (lead >= 240) return 4;
				if (lead >= 224) return 3;
				return lead >= 192 ? 2 : 1;
			}
			function compareBytes(a, b) {
				let shared = Math.min(a.length, b.length);
				for (let i = 0; i < shared; i++) {
					let x = a.charCodeAt(i);
					let y = b.charCodeAt(i);
					if (x !== y) return rank(x) - rank(y);
				}
				return a.length - b.length;
			}
			function rank(unit) {
				return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
			}
			function mergeByBytes(first, second, keyOf) {
				if (second.length === 0) return first;
				if (first.length === 0) return second;
				let merged = [];
				let next = 0;
				for (let item of first) {
					let key = keyOf(item);
					for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
					merged.push(item);
				}
				for (; next < second.length; next++) merged.push(second[next]);
				return merged;
			}
			//! src/base/result.ts
			function success(value) {
				return {
					ok: !0,
					value
				};
			}
			function failure(error) {
				return {
					ok: !1,
					error
				};
			}
			function assertNever(value) {
				throw Error(`Unexpected value: ${JSON.stringify(value)}`);
			}
			function once(make) {
				let made;
				return () => {
					made ??= { value: make() };
					return made.value;
				};
			}
			function succeeded(value, output, extras = {}) {
				let { unfinished, leftOut = {}, ...others } = extras;
				return {
					ok: !0,
					value,
					output,
					warnings: [],
					filesAffected: [],
					...others,
					...unfinished !== void 0 && { unfinished },
					...Object.keys(leftOut).length > 0 && { leftOut }
				};
			}
			function requiresApproval(facts) {
				return facts.effect !== "read";
			}
			function unitOf({ done, total = done, unit }) {
				return total === 1 ? unit.replace(/(ie)?s\b/, (_, ending) => ending === void 0 ? "" : "y") : unit;
			}
		}),
		895: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				EXIT: () => EXIT,
				PLAIN: () => PLAIN,
				VERSION: () => VERSION,
				checkArgv: () => checkArgv,
				exitCodeFor: () => exitCodeFor,
				fail: () => fail,
				fitLine: () => fitLine,
				processConsole: () => processConsole,
				reportFault: () => reportFault,
				showNotices: () => showNotices,
				textTable: () => textTable,
				widthOf: () => widthOf
			});
			var tool_errors = __nccwpck_require__(755);
			var wire_json = __nccwpck_require__(288);
			var start = __nccwpck_require__(280);
			var work = __nccwpck_require__(998);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_buffer_namespaceObject = require("node:buffer");
			//! src/report/terminal/style.ts
			let same = (text) => text;
			let PLAIN = {
				bold: same,
				dim: same,
				red: same,
				green: same,
				yellow: same,
				cyan: same,
				command: same,
				foreign: same,
				digest: same
			};
			let COLOURED = {
				bold: (text) => sgr(text, 1, 22),
				dim: (text) => sgr(text, 2, 22),
				red: (text) => sgr(text, 31, 39),
				green: (text) => sgr(text, 32, 39),
				yellow: (text) => sgr(text, 33, 39),
				cyan: (text) => sgr(text, 36, 39),
				command: (text) => sgr(text, 36, 39),
				foreign: same,
				digest: same
			};
			function keepCommands(style) {
				return {
					...style,
					command: (text) => style.command(text.replaceAll(" ", "\0")),
					digest: (digest) => digest.slice(0, 16)
				};
			}
			function sgr(text, on, off) {
				return text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;
			}
			let WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
			function widthOf(text) {
				let width = 0;
				for (let character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
				return width;
			}
			function fitLine(line, columns) {
				let parts = line.match(/\u001b\[\d+m|./gsu) ?? [];
				let left = columns - 1;
				let fitting = "";
				for (let part of parts) {
					let isColour = part.startsWith("\x1B");
					isColour || (left -= widthOf(part));
					(isColour || left >= 0) && (fitting += part);
				}
				return fitting;
			}
			function textTable(rows, style) {
				let width = Math.max(0, ...rows.map(([name]) => name.length));
				return rows.flatMap(([name, text]) => (0, start.printable)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, start.printableLine)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
			}
			//! src/report/terminal/fit-terminal.ts
			let MAX_INDENT = .5;
			let ASCII_SIGNS = {
				"\u2713": "ok",
				"\u2717": "x",
				"\u25cb": "o",
				"\u2026": "...",
				"\u2192": "->",
				"\u26a0": "!",
				"\u2013": "-",
				"\u2212": "-",
				"\u00b7": "-",
				"\u2502": "|",
				"\u25b8": ">",
				"\u2420": "\\s",
				"\u2409": "\\t",
				"\u240a": "\\n",
				"\u240d": "\\r",
				"\u27e8": "<",
				"\u27e9": ">"
			};
			function asciiText(text) {
				return text.replace(/\P{ASCII}/gu, (character) => ASCII_SIGNS[character] ?? (isBraille(character) ? "*" : codePoint(character)));
			}
			function asciiForeign(text) {
				return text.replace(/\P{ASCII}/gu, codePoint);
			}
			function codePoint(character) {
				return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
			}
			function isBraille(character) {
				return character >= "\u2800" && character <= "\u28ff";
			}
			function wrapText(text, columns) {
				return text.split("\n").map((line) => wrapLine(line, columns)).join("\n").replaceAll("\0", " ");
			}
			function wrapLine(line, columns) {
				if (line.includes("\r") || line.length <= columns / 2 || widthOf(plainText(line)) <= columns) return line;
				let { indent, breakAt } = layoutOf(plainText(line), columns);
				let lines = [];
				let current = new Piece();
				for (let [index, { text, blanks }] of words(line).entries()) {
					let width = widthOf(plainText(text));
					let isStart = current.width <= (lines.length === 0 ? 0 : indent.length);
					let at = current.width + blanks.length;
					let isBroken = width > columns - indent.length && columns - at >= 20 && !text.includes("\0");
					let isOver = at + width > columns && !isBroken || lines.length === 0 && at === breakAt;
					if (index > 0 && !isStart && isOver) {
						lines.push(current.end());
						current = current.next(indent);
					} else isStart && lines.length !== 0 || current.add(blanks, blanks.length);
					for (let part of splitWord(text, columns, current.width, indent.length)) {
						if (part.startsLine) {
							lines.push(current.end());
							current = current.next(indent);
						}
						current.add(part.text, widthOf(plainText(part.text)));
					}
				}
				return [...lines, current.end()].join("\n");
			}
			var Piece = class Piece {
				#text = "";
				#colours = [];
				width = 0;
				add(text, width) {
					this.#text += text;
					this.width += width;
					for (let [code, number] of text.matchAll(/\u001b\[(\d+)m/g)) number === "22" || number === "39" ? this.#colours.pop() : this.#colours.push(code);
				}
				end() {
					return this.#colours.length === 0 ? this.#text : `${this.#text}\u001b[0m`;
				}
				next(indent) {
					let piece = new Piece();
					piece.add(indent, indent.length);
					piece.add(this.#colours.join(""), 0);
					return piece;
				}
			};
			function words(line) {
				return [...line.matchAll(/( *)([^ ]+|$)/g)].map(([, blanks = "", text = ""]) => ({
					text,
					blanks
				})).filter(({ text }) => text !== "");
			}
			function* splitWord(word, columns, at, indent) {
				let room = columns - indent;
				if (word.includes("\0") || widthOf(plainText(word)) <= columns - at) {
					yield {
						text: word,
						startsLine: !1
					};
					return;
				}
				let [text, left, startsLine] = [
					"",
					columns - at,
					!1
				];
				for (let part of word.match(/\u001b\[\d+m|./gsu) ?? []) {
					let width = part.startsWith("\x1B") ? 0 : widthOf(part);
					if (width > left && text !== "") {
						yield {
							text,
							startsLine
						};
						[text, left, startsLine] = [
							"",
							room,
							!0
						];
					}
					text += part;
					left -= width;
				}
				yield {
					text,
					startsLine
				};
			}
			function layoutOf(plain, columns) {
				let [lead = ""] = /^ */.exec(plain) ?? [];
				let gutter = /^(?=[ \d]*\d)[ \d]+ [+\- ] /.exec(plain)?.[0];
				if (gutter !== void 0) {
					let [own = ""] = /^ */.exec(plain.slice(gutter.length)) ?? [];
					return {
						indent: indentFor(plain, columns, [gutter.length, gutter.length + own.length]),
						breakAt: -1
					};
				}
				let row = /^ *\S+(?: \S+)*? {2,}(?=\S)/.exec(plain)?.[0];
				let isBeside = row !== void 0 && row.length <= columns * MAX_INDENT;
				if (row !== void 0 && !isBeside) return {
					indent: indentFor(plain, columns, [0, lead.length + 4]),
					breakAt: row.length
				};
				let mark = /^ *(?:[^\w\s]|ok|x|o|->|\d+\.) (?=\S)/.exec(plain)?.[0];
				return {
					indent: indentFor(plain, columns, [0, (row ?? mark ?? lead).length]),
					breakAt: -1
				};
			}
			function indentFor(plain, columns, [least, wanted]) {
				let longest = Math.max(...plain.split(" ").map(widthOf));
				let room = columns - longest < least ? wanted : columns - longest;
				return " ".repeat(Math.min(Math.floor(columns * MAX_INDENT), wanted, Math.max(least, room)));
			}
			function plainText(text) {
				return text.replace(/\u001b\[\d+m/g, "");
			}
			//! src/cli/terminal/console.ts
			function processConsole(env, { isColourAllowed, isPagerAllowed }) {
				let isOutTerminal = isTerminal(1) && env.TERM !== "dumb";
				let isErrTerminal = isTerminal(2) && env.TERM !== "dumb";
				let isAscii = !isUtf8Locale(env);
				let inert = env.GITHUB_ACTIONS === "true" ? start.inertForRunner : (text) => text;
				let fitOut = fitterFor(isAscii, () => isOutTerminal ? process.stdout.columns : void 0);
				let fitErr = fitterFor(isAscii, () => isErrTerminal ? process.stderr.columns : void 0);
				let write = {
					out: writerTo(1),
					err: writerTo(2)
				};
				let err = (text) => write.err(inert(fitErr(text)));
				let isPaging = !1;
				return {
					out: (text) => write.out(inert(fitOut(text))),
					data: (text) => write.out(inert(text)),
					async page(text) {
						let shown = inert(fitOut(text));
						let { findPager, runPager } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 526, 23)).then((n) => n.pager_exports);
						let pager = findPager({
							env,
							isTerminal: isOutTerminal,
							isAllowed: isPagerAllowed
						});
						if (pager === void 0 || fitsOnScreen(shown)) return write.out(shown);
						isPaging = !0;
						let failed = await runPager(pager, shown, env);
						isPaging = !1;
						if (failed === void 0) return;
						write.out(shown);
						err(`! The pager '${(0, start.printableLine)(pager)}' failed (${failed}). Set PAGER to another one, or use --no-pager.\n`);
					},
					err,
					outStyle: styleFor({
						columns: isOutTerminal ? process.stdout.columns : void 0,
						isColourAllowed,
						isAscii,
						env
					}),
					errStyle: styleFor({
						columns: isErrTerminal ? process.stderr.columns : void 0,
						isColourAllowed,
						isAscii,
						env
					}),
					isErrTerminal,
					get errColumns() {
						return isErrTerminal && process.stderr.columns || 80;
					},
					get isInteractive() {
						return process.stdin.isTTY === !0 && isTerminal(2);
					},
					get isPaging() {
						return isPaging;
					},
					async ask(question, signal) {
						let lines = fitErr(question).split("\n");
						let last = `${(lines.pop() ?? "").trimEnd()} `;
						write.err(lines.map((line) => `${line}\n`).join(""));
						return (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 367, 23)).then((n) => n.ask_on_terminal_exports)).askOnTerminal(last, signal);
					},
					readInput
				};
			}
			function isUtf8Locale(env) {
				let locale = [
					env.LC_ALL,
					env.LC_CTYPE,
					env.LANG
				].find((value) => value !== void 0 && value !== "");
				return locale === void 0 || /utf-?8/i.test(locale);
			}
			function fitterFor(isAscii, columns) {
				return (text) => {
					let shown = isAscii ? asciiText(text) : text;
					let width = columns() ?? 0;
					return width > 0 ? wrapText(shown, width) : shown.replaceAll("\0", " ");
				};
			}
			function fitsOnScreen(text) {
				let rows = process.stdout.rows || 24;
				return text.split("\n").length <= rows;
			}
			function showNotices({ err, errStyle }) {
				return ({ kind, text }) => {
					err(kind === "warning" ? `${errStyle.yellow("!")} ${(0, start.printable)(text)}\n` : `${errStyle.dim(kind === "log" ? (0, start.printableLine)(text) : (0, start.printable)(text))}\n`);
				};
			}
			function isTerminal(descriptor) {
				try {
					let stats = external_node_fs_namespaceObject.fstatSync(descriptor);
					if (!stats.isCharacterDevice()) return !1;
					return (process.platform !== "linux" || stats.rdev !== 259) && (descriptor === 1 ? process.stdout : process.stderr).isTTY === !0;
				} catch {
					return !1;
				}
			}
			function writerTo(descriptor) {
				return (text) => {
					let bytes = Buffer.from(text, "utf8");
					for (let written = 0; written < bytes.length;) try {
						written += external_node_fs_namespaceObject.writeSync(descriptor, bytes, written);
					} catch (error) {
						let { code } = error;
						if (code === "EPIPE" || code === "EBADF") return;
						if (code !== "EAGAIN") throw new OutputFault(code ?? "unknown error");
						Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
					}
				};
			}
			function styleFor({ columns, isColourAllowed, isAscii, env }) {
				let style = isColoured(columns !== void 0, isColourAllowed, env) ? COLOURED : PLAIN;
				let whole = columns === void 0 ? style : {
					...keepCommands(style),
					...columns > 0 && { columns }
				};
				return isAscii ? {
					...whole,
					foreign: asciiForeign
				} : whole;
			}
			function isColoured(isShownOnTerminal, isColourAllowed, env) {
				if (!isColourAllowed || (env.NO_COLOR ?? "") !== "") return !1;
				let forced = env.FORCE_COLOR;
				return forced === void 0 ? isShownOnTerminal : forced !== "0" && forced !== "false";
			}
			async function readInput() {
				let chunks = [];
				for await (let chunk of process.stdin) chunks.push(chunk);
				return asUtf8(Buffer.concat(chunks), "Standard input");
			}
			function checkArgv(argv) {
				if (!argv.some(start.mayBeDamaged)) return;
				try {
					return (0, external_node_buffer_namespaceObject.isUtf8)(external_node_fs_namespaceObject.readFileSync("/proc/self/cmdline")) ? void 0 : ERRORS$1.notUtf8("An argument");
				} catch {
					return;
				}
			}
			function asUtf8(bytes, what) {
				return (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? (0, start.success)(bytes.toString("utf8")) : (0, start.failure)(ERRORS$1.notUtf8(what));
			}
			var OutputFault = class extends Error {};
			let ERRORS$1 = { notUtf8: (what) => (0, tool_errors.toolError)("invalid_arguments", `${what} is not UTF-8`, "Nothing was done. Use UTF-8, because other bytes would be damaged.") };
			//! src/cli/fail.ts
			function fail(error, { argv, console }, tool = "") {
				argv.includes("--json") ? console.data(`${(0, start.printableJson)((0, wire_json.contractForm)({
					name: tool,
					metadata: []
				}, {
					ok: !1,
					error
				}, 0))}\n`) : console.err((0, work.renderError)(error, console.errStyle));
				return exitCodeFor(error.code);
			}
			function reportFault(error, { argv, env, console }) {
				if (error instanceof OutputFault) return reportUnwritten(error, console);
				let isDebugging = argv.includes("--verbose") || (env.SOUS_DEBUG ?? "") !== "";
				isDebugging && error instanceof Error && console.err(`${(0, start.printable)(error.stack ?? "")}\n`);
				return fail((0, tool_errors.internalError)(error, isDebugging ? "Please report it with the lines above." : "Please report it. SOUS_DEBUG=1 shows where it happened."), {
					argv,
					console
				});
			}
			function reportUnwritten({ message }, console) {
				let what = ERRORS.outputFailed(message);
				try {
					console.err((0, work.renderError)(what, console.errStyle));
				} catch {}
				return EXIT.failed;
			}
			let EXIT = {
				done: 0,
				failed: 1,
				changesFound: 2,
				badArguments: 3,
				notApproved: 4,
				cancelled: 130
			};
			function exitCodeFor(code) {
				return tool_errors.TOOL_ERRORS[code].exit ?? EXIT.failed;
			}
			let ERRORS = { outputFailed: (why) => (0, tool_errors.toolError)("io_error", `Cannot write the output: ${why}`, "What was done stays done. Write the output somewhere else.") };
			//! src/base/version.ts
			let VERSION = "0.1.0";
		}),
		902: ((module) => {
			"use strict";
			module.exports = require("./base.js");
		}),
		211: ((module) => {
			"use strict";
			module.exports = require("./cli.js");
		}),
		816: ((module) => {
			"use strict";
			module.exports = require("./core.js");
		}),
		887: ((module) => {
			"use strict";
			module.exports = require("./report.js");
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
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
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
	var __webpack_exports__ = __nccwpck_require__(461);
	module.exports = __webpack_exports__;
})();
