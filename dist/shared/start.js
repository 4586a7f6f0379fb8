(() => {
	var __webpack_modules__ = {
		461: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				runtime: () => __nccwpck_require__(958),
				start: () => __nccwpck_require__(280),
				terminal: () => __nccwpck_require__(415)
			};
		}),
		146: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(211)["ask-on-terminal"]();
		}),
		958: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				__commonJSMin: () => __commonJSMin,
				__exportAll: () => __exportAll,
				__toESM: () => __toESM
			});
			require("node:module");
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
				TOOL_ERRORS: () => TOOL_ERRORS,
				asBuffer: () => asBuffer,
				assertNever: () => assertNever,
				compareBytes: () => compareBytes,
				countOf: () => countOf,
				cutText: () => cutText,
				didYouMean: () => didYouMean,
				escapeGlob: () => escapeGlob,
				escapeRegex: () => escapeRegex,
				failed: () => failed,
				failure: () => failure,
				hasHiddenCharacters: () => hasHiddenCharacters,
				inertForRunner: () => inertForRunner,
				instructionFor: () => instructionFor,
				internalError: () => internalError,
				mayBeDamaged: () => mayBeDamaged,
				mergeByBytes: () => mergeByBytes,
				nameSome: () => nameSome,
				once: () => once,
				partialEndLength: () => partialEndLength,
				partialStartLength: () => partialStartLength,
				printable: () => printable,
				printableJson: () => printableJson,
				printableLine: () => printableLine,
				printable_exports: () => printable_exports,
				regexAtLeast: () => regexAtLeast,
				requiresApproval: () => requiresApproval,
				shellWord: () => shellWord,
				sizeText: () => sizeText,
				sizesText: () => sizesText,
				splitText: () => splitText,
				succeeded: () => succeeded,
				success: () => success,
				toolError: () => toolError,
				unitOf: () => unitOf,
				wholeCharacter: () => wholeCharacter
			});
			var $runtime = __nccwpck_require__(958);
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
					meaning: "A regular expression or a glob cannot be read.",
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
					advice: "Do not create it unasked; check the path, or search for it.",
					status: 404
				},
				no_matches: {
					meaning: "The text to replace is not in the file.",
					advice: "Read the file again; do not guess another text."
				},
				already_exists: {
					meaning: "There is something at that path already.",
					advice: "Use a tool that changes existing files, or another path.",
					status: 409
				},
				not_a_file: {
					meaning: "The path is a directory or something else that is not a regular file.",
					advice: "Choose a regular file."
				},
				not_a_directory: {
					meaning: "The path, or a part of it, is a file and not a directory.",
					advice: "Choose a directory."
				},
				path_outside_working_dir: {
					meaning: "The path leaves the working directory.",
					advice: "Use a path below the working directory; do not try another spelling."
				},
				path_denied: {
					meaning: "The path is of a form that is never allowed, or belongs to git.",
					advice: "Use another path; do not try another spelling."
				},
				symlink_denied: {
					meaning: "A part of the path is a symbolic link; Sous does not follow links.",
					advice: "Name the real file instead of the link."
				},
				permission_denied: {
					meaning: "The file system does not allow it.",
					advice: "Ask the person to change the permissions; do not work around them."
				},
				encoding_unsupported: {
					meaning: "The file is not text that can be edited without damage.",
					advice: "Leave the file alone, or convert it first."
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
					meaning: "The call took longer than its limit.",
					advice: "Narrow the call or raise its time-out."
				},
				cancelled: {
					meaning: "The run was cancelled. Nothing was written.",
					advice: "Run it again only if it was cancelled by mistake.",
					decision: "fail",
					exit: 130,
					also: ["run", "github"]
				},
				command_failed: {
					meaning: "The command ended with an exit code other than 0.",
					advice: "Read its output; do not repeat it unchanged."
				},
				command_not_found: {
					meaning: "There is no such command on this machine.",
					advice: "Check the name, or ask the person to install it."
				},
				git_state_tampered: {
					meaning: "The command changed the repository's own state (commits, branches, configuration or hooks).",
					advice: "Let Sous commit; run commands that change files only."
				},
				undeclared_write: {
					meaning: "The command wrote or removed files it had not declared.",
					advice: "Declare the files, or change the command."
				},
				network_denied: {
					meaning: "The address is private, of another kind than http or https, or not allowed.",
					advice: "Do not try another spelling of the address; ask the person to allow it.",
					status: 403,
					blocksCall: !0
				},
				network_failed: {
					meaning: "The request could not be carried out.",
					advice: "Check the address, or try again later."
				},
				http_status: {
					meaning: "The server answered, but with an error.",
					advice: "Read what the server says; do not repeat the call unchanged."
				},
				invalid_output: {
					meaning: "The server answered something else than the tool promises.",
					advice: "Tell the person that the tool or its server has changed."
				},
				rate_limited: {
					meaning: "The tool, or the server, was called as often as it may be.",
					advice: "Wait as long as it says, then call again.",
					status: 429,
					blocksCall: !0
				},
				secret_missing: {
					meaning: "A secret that the tool needs was not given to Sous.",
					advice: "Ask the person to provide the secret; never ask for its value.",
					status: 403,
					blocksCall: !0
				},
				secret_origin_mismatch: {
					meaning: "The tool would send a secret to an origin that it is not meant for.",
					advice: "Do not look for another way; tell the person which secret and which origin.",
					status: 403,
					blocksCall: !0
				},
				disabled: {
					meaning: "The tool, the recipe or its bundle is switched off.",
					advice: "Do not switch it on unasked; tell the person.",
					status: 423,
					blocksCall: !0,
					also: ["diagnostic"]
				},
				read_only: {
					meaning: "What comes with Sous cannot be changed; it can only be switched on and off.",
					advice: "Make a tool of your own in another bundle.",
					status: 403
				},
				corrupt_file: {
					meaning: "A file of a bundle is not what it should be.",
					advice: "Tell the person which file and where; do not overwrite it.",
					status: 409
				},
				stale: {
					meaning: "The base or a file changed since Sous read it. Nothing was written.",
					advice: "Run the call again on the present files.",
					decision: "refuse",
					also: ["run"]
				},
				apply_busy: {
					meaning: "Sous is already applying a plan in this folder.",
					advice: "Wait until it has ended, then try again."
				},
				apply_unfinished: {
					meaning: "Applying an earlier plan was interrupted and is half done.",
					advice: "Tell the person to run 'sous recover'; do not touch the files meanwhile."
				},
				digest_malformed: {
					meaning: "The text is not the digest of a plan. On GitHub, the first 12 characters of one are enough.",
					advice: "Copy the digest from the preview.",
					decision: "refuse",
					exit: 3,
					also: ["github"]
				},
				plan_version: {
					meaning: "Another version of Sous made the plan.",
					advice: "Run the preview again.",
					decision: "refuse",
					also: ["github"]
				},
				plan_tampered: {
					meaning: "What is stored under that digest is not the plan that the digest names.",
					advice: "Do not apply it. Run the recipe again, and find out who changed it.",
					decision: "fail",
					also: ["github"]
				},
				io_error: {
					meaning: "The machine could not read or write a file, or run git.",
					advice: "Check its disk and git before you run it again.",
					decision: "fail",
					also: ["github"]
				},
				approval_needed: {
					meaning: "It takes effect once you approve it, and there was no one to ask.",
					advice: "Ask the person; do not approve it yourself.",
					decision: "wait",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				approval_refused: {
					meaning: "You declined. Nothing was written.",
					advice: "Do not call again unasked, and do not look for another way.",
					decision: "refuse",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				untrusted_recipe: {
					meaning: "The recipe acts outside the workspace, and you have not trusted it yet.",
					advice: "Ask the person to read the recipe; do not trust it for them.",
					decision: "refuse",
					exit: 4,
					status: 403,
					blocksCall: !0,
					also: ["run"]
				},
				permission_missing: {
					meaning: "The recipe's own permissions do not allow it.",
					advice: "Do not widen the permissions unasked; tell the person which line is missing.",
					status: 403,
					blocksCall: !0,
					also: ["diagnostic"]
				},
				path_protected: {
					meaning: "Plans on GitHub may not change the file, because it grants power over what runs or over who approves.",
					advice: "Leave the file alone; do not look for another way to change it."
				},
				invalid_config: {
					meaning: "The configuration .github/sous.yml is not valid.",
					advice: "Tell the person to run 'sous validate'.",
					exit: 3
				},
				expectation_failed: {
					meaning: "A step did not give what the recipe expects of it.",
					advice: "Look at what the step gave; do not loosen the expectation."
				},
				expression_failed: {
					meaning: "An expression of the recipe has no value, or one of the wrong type.",
					advice: "Correct the expression where the message says.",
					also: ["diagnostic"]
				},
				no_session: {
					meaning: "There is no project whose categories and collections could be asked for.",
					advice: "Tell the person to write .github/sous.yml."
				},
				template_error: {
					meaning: "A template is malformed, or names a variable that was not given.",
					advice: "Give the variable, or tell the person where the template is wrong."
				},
				unknown_tool: {
					meaning: "There is no tool of that name.",
					advice: "List the tools and use one of them.",
					exit: 3,
					also: ["diagnostic"]
				},
				unknown_recipe: {
					meaning: "There is no recipe of that name, or none at all.",
					advice: "List the recipes and use one of them.",
					exit: 3,
					also: ["diagnostic"]
				},
				internal_error: {
					meaning: "Sous has a bug. The error message names what it had already written, if anything.",
					advice: "Tell the person; the same call will fail again.",
					decision: "fail",
					also: ["run"]
				},
				unknown: {
					meaning: "Something unforeseen went wrong.",
					advice: "Tell the person."
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
				return instruction ?? TOOL_ERRORS[code].advice;
			}
			//! src/report/printable.ts
			var printable_exports = (0, $runtime.__exportAll)({ printable: () => printable });
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
				let { unfinished, ...others } = extras;
				return {
					ok: !0,
					value,
					output,
					warnings: [],
					filesAffected: [],
					...others,
					...unfinished !== void 0 && { unfinished }
				};
			}
			function failed(code, message, suggestion, cause) {
				return {
					ok: !1,
					error: toolError(code, message, suggestion, cause)
				};
			}
			function requiresApproval(facts) {
				return facts.effect !== "read";
			}
			function unitOf({ done, total = done, unit }) {
				return total === 1 ? unit.replace(/s\b/, "") : unit;
			}
			//! src/base/text/wording.ts
			let MB = 1048576;
			function countOf(count, one, many = `${one}s`) {
				return `${count} ${count === 1 ? one : many}`;
			}
			function nameSome(names, most) {
				let shown = names.slice(0, most).join(", ");
				return names.length > most ? `${shown} and ${names.length - most} more` : shown;
			}
			function sizeText(bytes) {
				return isWholeMegabytes(bytes) ? `${bytes / MB} MB` : countOf(bytes, "byte");
			}
			function sizesText(bytes, limit) {
				let megabytes = Number((bytes / MB).toFixed(1));
				return isWholeMegabytes(limit) && megabytes > limit / MB ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, "byte"), countOf(limit, "byte")];
			}
			function isWholeMegabytes(bytes) {
				return bytes >= MB && bytes % MB == 0;
			}
			function didYouMean(word, candidates) {
				let wanted = normalize(word);
				let best;
				for (let name of candidates) {
					let distance = editDistance(wanted, normalize(name));
					distance <= allowedDistance(wanted) && (best === void 0 || distance < best.distance) && (best = {
						name,
						distance
					});
				}
				return best?.name;
			}
			function normalize(word) {
				return word.toLowerCase().replaceAll("-", "_").slice(0, 64);
			}
			function allowedDistance(word) {
				if (word.length <= 1) return 0;
				if (word.length <= 4) return 1;
				return word.length <= 8 ? 2 : 3;
			}
			function editDistance(a, b) {
				let beforeLast = [];
				let last = Array.from({ length: b.length + 1 }, (_, j) => j);
				for (let i = 1; i <= a.length; i++) {
					let row = [i];
					for (let j = 1; j <= b.length; j++) {
						let isSame = a[i - 1] === b[j - 1];
						let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + +!isSame);
						i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1));
						row.push(cost);
					}
					beforeLast = last;
					last = row;
				}
				return last[b.length] ?? 0;
			}
			function escapeGlob(path) {
				return path.replace(/[*?[\]{}]|^!/g, "\\$&");
			}
			function escapeRegex(text) {
				return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
			}
			function shellWord(text) {
				return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
			}
			function regexAtLeast(least) {
				let digits = String(least);
				return `0*(?:${[
					digits,
					...[...digits].flatMap((digit, at) => {
						let rest = digits.length - at - 1;
						return digit === "9" ? [] : [`${digits.slice(0, at)}${classOf(Number(digit) + 1)}${rest === 0 ? "" : `\\d{${rest}}`}`];
					}),
					`[1-9]\\d{${digits.length},}`
				].join("|")})(?!\\d)`;
			}
			function classOf(from) {
				return from === 9 ? "9" : `[${from}-9]`;
			}
		}),
		415: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CALL_OPTIONS: () => CALL_OPTIONS,
				EXIT: () => EXIT,
				PLAIN: () => PLAIN,
				VERSION: () => VERSION,
				altersEndings: () => altersEndings,
				checkArgv: () => checkArgv,
				contractForm: () => contractForm,
				describeCallOptions: () => describeCallOptions,
				exitCodeFor: () => exitCodeFor,
				fail: () => fail,
				fitLine: () => fitLine,
				functionalForm: () => functionalForm,
				inertJson: () => inertJson,
				infrastructureForm: () => infrastructureForm,
				isCrlfOnly: () => isCrlfOnly,
				processConsole: () => processConsole,
				renderAnswer: () => renderAnswer,
				renderError: () => renderError,
				renderErrorOutput: () => renderErrorOutput,
				renderFacts: () => renderFacts,
				renderOutput: () => renderOutput,
				renderWarnings: () => renderWarnings,
				reportFault: () => reportFault,
				showNotices: () => showNotices,
				textTable: () => textTable,
				widthOf: () => widthOf
			});
			var start = __nccwpck_require__(280);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_path_namespaceObject = require("node:path");
			let external_node_buffer_namespaceObject = require("node:buffer");
			//! src/report/json/wire-json.ts
			function infrastructureForm(result, guidance = {}) {
				if (result.ok) {
					let message = guidance.message ?? result.output;
					return {
						success: !0,
						value: result.answer ?? result.value,
						...message && { message },
						...guidance.instruction && { instruction: guidance.instruction }
					};
				}
				let { error } = result;
				return {
					success: !1,
					error: error.message,
					error_type: error.code,
					...error.cause instanceof Error && {
						exception_type: error.cause.name,
						exception_message: error.cause.message
					},
					message: guidance.message ?? error.suggestion,
					instruction: guidance.instruction ?? (0, start.instructionFor)(error)
				};
			}
			function contractForm(tool, result, executionTimeMs) {
				let execution_time_ms = Math.round(executionTimeMs);
				let value = result.value;
				let metadata = value === void 0 ? {} : Object.fromEntries(tool.metadata.map((key) => [key, value[key]]));
				if (!result.ok) return {
					tool: tool.name,
					success: !1,
					error: errorForm(result.error),
					files_affected: result.filesAffected ?? [],
					execution_time_ms,
					metadata,
					warnings: [],
					...value !== void 0 && { value }
				};
				return {
					tool: tool.name,
					success: !0,
					output: result.output,
					files_affected: result.filesAffected,
					execution_time_ms,
					metadata,
					warnings: result.warnings,
					value
				};
			}
			function functionalForm(result) {
				return result.ok ? {
					ok: !0,
					value: result.value
				} : {
					ok: !1,
					error: errorForm(result.error)
				};
			}
			function errorForm({ code, message, suggestion }) {
				return {
					code,
					message,
					suggestion
				};
			}
			let PLAIN$1 = /^[A-Za-z0-9 _./:@,=+-]$/;
			function inertJson(value) {
				return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal))}"`);
			}
			function inert(text) {
				return Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((unit) => PLAIN$1.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
			}
			//! src/report/terminal/terminal-result.ts
			function renderOutput({ output }, style, mark = "\u2713") {
				return `${mark === "\u2713" ? style.green(mark) : style.cyan(mark)} ${(0, start.printable)(withoutFinalNewlines(withoutOwnReturns(output)))}\n`;
			}
			function renderAnswer(answer) {
				let shown = (0, start.printable)(withoutOwnReturns(answer));
				return shown.endsWith("\n") ? shown : `${shown}\n`;
			}
			function renderErrorOutput(text, style) {
				return text === "" ? "" : `${style.yellow("!")} Error output:\n${renderAnswer(text)}`;
			}
			function renderFacts(filesAffected, { root, label, durationMs, style }) {
				let shown = filesAffected.slice(0, 10).map((file) => `${label}: ${(0, start.printable)(external_node_path_namespaceObject.join(root, file))}`);
				let rest = filesAffected.length - shown.length;
				return [
					...shown,
					...rest > 0 ? [`${label}: \u2026 and ${rest} more`] : [],
					`Time: ${renderDuration(durationMs)}`
				].map((line) => `  ${style.dim(line)}\n`).join("");
			}
			function renderWarnings(warnings, style) {
				return warnings.map((warning) => `${style.yellow("!")} ${(0, start.printable)(warning)}\n`).join("");
			}
			function renderError(error, style) {
				return `${style.red("\u2717 Error:")} ${(0, start.printable)(withoutOwnReturns(error.message))}\n  ${style.cyan("\u2192")} ${(0, start.printable)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
			}
			function renderDuration(ms) {
				return ms < 1e4 ? `${Math.round(ms)}ms` : `${(ms / 1e3).toFixed(1)}s`;
			}
			function withoutFinalNewlines(text) {
				let end = text.length;
				for (; text[end - 1] === "\n";) end--;
				return text.slice(0, end);
			}
			function altersEndings(hunk) {
				let [removed, added, around] = [
					endingsOf(hunk, "removed"),
					endingsOf(hunk, "added"),
					endingsOf(hunk, "context")
				];
				let before = removed.lf || removed.crlf ? removed : around;
				if (!before.lf && !before.crlf) return added.lf && added.crlf;
				return added.lf && !before.lf || added.crlf && !before.crlf;
			}
			function withoutOwnReturns(text) {
				if (!text.includes("\r\n")) return text;
				return text.split(/^(?=@@ -|diff --git )/m).map((part) => part.startsWith("@@ -") && hasBothEndings(part) ? part : part.replaceAll("\r\n", "\n")).join("");
			}
			function hasBothEndings(hunk) {
				let lines = hunk.split("\n").slice(1, -1);
				let returns = lines.filter((line) => line.endsWith("\r")).length;
				return returns > 0 && returns < lines.filter((line) => !line.startsWith("\\")).length;
			}
			function isCrlfOnly(hunk) {
				let { lf, crlf } = endingsOf(hunk, "added");
				return crlf && !lf;
			}
			function endingsOf(hunk, kind) {
				let lf = !1;
				let crlf = !1;
				for (let run of hunk.runs) {
					if (run.kind !== kind) continue;
					for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) run.bytes[at - 1] === 13 ? crlf = !0 : lf = !0;
				}
				return {
					lf,
					crlf
				};
			}
			//! src/report/terminal/style.ts
			let same = (text) => text;
			let PLAIN = {
				bold: same,
				dim: same,
				red: same,
				green: same,
				yellow: same,
				cyan: same
			};
			let COLOURED = {
				bold: (text) => sgr(text, 1, 22),
				dim: (text) => sgr(text, 2, 22),
				red: (text) => sgr(text, 31, 39),
				green: (text) => sgr(text, 32, 39),
				yellow: (text) => sgr(text, 33, 39),
				cyan: (text) => sgr(text, 36, 39)
			};
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
			//! src/cli/terminal/console.ts
			function processConsole(env, isColourAllowed) {
				let isOutTerminal = isTerminal(1) && env.TERM !== "dumb";
				let isErrTerminal = isTerminal(2) && env.TERM !== "dumb";
				let shown = env.GITHUB_ACTIONS === "true" ? start.inertForRunner : (text) => text;
				return {
					out: writerTo(1, shown),
					err: writerTo(2, shown),
					outStyle: styleFor(isOutTerminal, env, isColourAllowed),
					errStyle: styleFor(isErrTerminal, env, isColourAllowed),
					isErrTerminal,
					get errColumns() {
						return isErrTerminal && process.stderr.columns || 80;
					},
					get isInteractive() {
						return process.stdin.isTTY === !0 && isTerminal(2);
					},
					ask: async (question, signal) => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 146, 23)).then((n) => n.ask_on_terminal_exports)).askOnTerminal(question, signal),
					readInput
				};
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
			function writerTo(descriptor, shown) {
				return (text) => {
					let bytes = Buffer.from(shown(text), "utf8");
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
			function styleFor(isShownOnTerminal, env, isColourAllowed) {
				if (!isColourAllowed || (env.NO_COLOR ?? "") !== "") return PLAIN;
				let forced = env.FORCE_COLOR;
				if (forced !== void 0) return forced === "0" || forced === "false" ? PLAIN : COLOURED;
				return isShownOnTerminal ? COLOURED : PLAIN;
			}
			async function readInput() {
				let chunks = [];
				for await (let chunk of process.stdin) chunks.push(chunk);
				return asUtf8(Buffer.concat(chunks), "Standard input");
			}
			function checkArgv(argv) {
				if (!argv.some(start.mayBeDamaged)) return;
				try {
					return (0, external_node_buffer_namespaceObject.isUtf8)(external_node_fs_namespaceObject.readFileSync("/proc/self/cmdline")) ? void 0 : notUtf8("An argument");
				} catch {
					return;
				}
			}
			function asUtf8(bytes, what) {
				return (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? (0, start.success)(bytes.toString("utf8")) : (0, start.failure)(notUtf8(what));
			}
			function notUtf8(what) {
				return (0, start.toolError)("invalid_arguments", `${what} is not UTF-8`, "Nothing was done. Give it in UTF-8: other bytes would be damaged.");
			}
			var OutputFault = class extends Error {};
			//! src/cli/fail.ts
			function fail(error, { argv, console }, tool = "") {
				argv.includes("--json") ? console.out(`${(0, start.printableJson)(contractForm({
					name: tool,
					metadata: []
				}, {
					ok: !1,
					error
				}, 0))}\n`) : console.err(renderError(error, console.errStyle));
				return exitCodeFor(error.code);
			}
			function reportFault(error, { argv, env, console }) {
				if (error instanceof OutputFault) return reportUnwritten(error, console);
				let isDebugging = argv.includes("--verbose") || (env.SOUS_DEBUG ?? "") !== "";
				isDebugging && error instanceof Error && console.err(`${(0, start.printable)(error.stack ?? "")}\n`);
				return fail((0, start.internalError)(error, isDebugging ? "Please report it with the lines above." : "Set SOUS_DEBUG=1 to see where, and please report it."), {
					argv,
					console
				});
			}
			function reportUnwritten({ message }, console) {
				let what = (0, start.toolError)("io_error", `The output cannot be written: ${message}`, "What was done stays done. Send the output elsewhere.");
				try {
					console.err(renderError(what, console.errStyle));
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
				return start.TOOL_ERRORS[code].exit ?? EXIT.failed;
			}
			//! src/base/version.ts
			let VERSION = "0.1.0";
			//! src/report/call-options.ts
			let CALL_OPTIONS = {
				params: {
					kind: "value",
					value: "JSON",
					help: "arguments as one JSON object, or - to read it from standard input"
				},
				root: {
					kind: "value",
					value: "DIR",
					help: "the folder to work in (default: the current one)"
				},
				apply: {
					kind: "flag",
					help: "apply the changes after approval (default: show them only)",
					isFor: (tool) => tool.effect === "stage"
				},
				yes: {
					kind: "flag",
					help: "approve beforehand, for use without a terminal",
					isFor: start.requiresApproval
				},
				"allow-host": {
					kind: "list",
					value: "H",
					help: "a host that may be fetched from although its address is private; repeatable",
					isFor: (tool) => tool.permissions.includes("Network")
				},
				json: {
					kind: "flag",
					help: "one JSON document instead of text"
				},
				verbose: {
					kind: "flag",
					help: "say on standard error what happens"
				},
				help: {
					kind: "flag",
					help: "explain the tool and its arguments"
				}
			};
			function describeCallOptions(tool) {
				return Object.entries(CALL_OPTIONS).filter(([, { isFor }]) => tool === void 0 || isFor === void 0 || isFor(tool)).map(([name, { value, help }]) => `  ${`--${name}${value === void 0 ? "" : ` ${value}`}`.padEnd(14)}  ${help}`);
			}
		}),
		211: ((module) => {
			"use strict";
			module.exports = require("./cli.js");
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
