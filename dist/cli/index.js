#!/usr/bin/env node
(() => {
	"use strict";
	var __webpack_modules__ = {
		400: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				$: () => symlinkDenied,
				A: () => renderErrorOutput,
				B: () => splitText,
				C: () => mergeByBytes,
				D: () => isCrlfOnly,
				E: () => altersEndings,
				F: () => hasHiddenCharacters,
				G: () => attempt,
				H: () => contractForm,
				I: () => printable,
				J: () => fromDiskFault,
				K: () => belongsToSous,
				L: () => printableJson,
				M: () => renderOutput,
				N: () => renderWarnings,
				O: () => renderAnswer,
				P: () => cutText,
				Q: () => permissionDenied,
				R: () => printableLine,
				S: () => mayBeDamaged,
				T: () => partialStartLength,
				U: () => functionalForm,
				V: () => wholeCharacter,
				W: () => infrastructureForm,
				X: () => notADirectory,
				Y: () => kindOf,
				Z: () => notAFile,
				_: () => fitLine,
				a: () => requiresApproval,
				at: () => sizeText,
				b: () => asBuffer,
				c: () => VERSION,
				ct: () => failure,
				d: () => exitCodeForReason,
				dt: () => TOOL_ERRORS,
				et: () => MAX_WHOLE_FILE_BYTES,
				f: () => fail,
				ft: () => internalError,
				g: () => PLAIN,
				h: () => processConsole,
				i: () => failed,
				it: () => nameSome,
				j: () => renderFacts,
				k: () => renderError,
				l: () => EXIT,
				lt: () => once,
				m: () => checkArgv,
				n: () => CALL_OPTIONS,
				nt: () => countOf,
				o: () => succeeded,
				ot: () => sizesText,
				p: () => reportFault,
				pt: () => toolError,
				q: () => fileNotFound,
				r: () => describeCallOptions,
				rt: () => didYouMean,
				s: () => unitOf,
				st: () => assertNever,
				t: () => main,
				tt: () => isGitDirectory,
				u: () => exitCodeFor,
				ut: () => success,
				v: () => textTable,
				w: () => partialEndLength,
				x: () => compareBytes,
				y: () => widthOf,
				z: () => printable_exports
			});
			var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4472);
			var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
			var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
			var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4573);
			let TOOL_ERRORS = {
				invalid_arguments: ["An argument is missing, unknown, of the wrong type or out of range.", "Correct the arguments and call again."],
				invalid_pattern: ["A regular expression or a glob cannot be read.", "Correct the pattern and call again."],
				invalid_range: ["A line range does not fit the file.", "Read the file again and use a range inside it."],
				not_found: ["The file or directory does not exist.", "Do not create it unasked; check the path, or search for it."],
				no_matches: ["The text to replace is not in the file.", "Read the file again; do not guess another text."],
				already_exists: ["There is something at that path already.", "Use a tool that changes existing files, or another path."],
				not_a_file: ["The path is a directory or something else that is not a regular file.", "Choose a regular file."],
				not_a_directory: ["The path, or a part of it, is a file and not a directory.", "Choose a directory."],
				path_outside_working_dir: ["The path leaves the working directory.", "Use a path below the working directory; do not try another spelling."],
				path_denied: ["The path is of a form that is never allowed, or belongs to git.", "Use another path; do not try another spelling."],
				symlink_denied: ["A part of the path is a symbolic link; Sous does not follow links.", "Name the real file instead of the link."],
				permission_denied: ["The file system does not allow it.", "Ask the person to change the permissions; do not work around them."],
				encoding_unsupported: ["The file is not text that can be edited without damage.", "Leave the file alone, or convert it first."],
				too_large: ["The content or file is larger than the limit.", "Work on a smaller part."],
				limit_exceeded: ["A limit on counts, depth or size was reached.", "Narrow the call."],
				timed_out: ["The call took longer than its limit.", "Narrow the call or raise its time-out."],
				cancelled: ["The call was cancelled before it ended.", "Do not call again unasked."],
				command_failed: ["The command ended with an exit code other than 0.", "Read its output; do not repeat it unchanged."],
				command_not_found: ["There is no such command on this machine.", "Check the name, or ask the person to install it."],
				git_state_tampered: ["The command changed the repository's own state (commits, branches, configuration or hooks).", "Let Sous commit; run commands that change files only."],
				undeclared_write: ["The command wrote or removed files it had not declared.", "Declare the files, or change the command."],
				network_denied: ["The address is private, of another kind than http or https, or not allowed.", "Do not try another spelling of the address; ask the person to allow it."],
				network_failed: ["The request could not be carried out.", "Check the address, or try again later."],
				http_status: ["The server answered, but with an error.", "Read what the server says; do not repeat the call unchanged."],
				invalid_output: ["The server answered something else than the tool promises.", "Tell the person that the tool or its server has changed."],
				rate_limited: ["The tool, or the server, was called as often as it may be.", "Wait as long as it says, then call again."],
				secret_missing: ["A secret that the tool needs was not given to Sous.", "Ask the person to provide the secret; never ask for its value."],
				secret_origin_mismatch: ["The tool would send a secret to an origin that it is not meant for.", "Do not look for another way; tell the person which secret and which origin."],
				disabled: ["The tool or its bundle is switched off.", "Do not switch it on unasked; tell the person."],
				read_only: ["What comes with Sous cannot be changed; it can only be switched on and off.", "Make a tool of your own in another bundle."],
				corrupt_file: ["A file of a bundle is not what it should be.", "Tell the person which file and where; do not overwrite it."],
				stale: ["A file changed since it was read.", "Run the call again on the present files."],
				landing_busy: ["Another landing is under way in this folder.", "Wait until it has ended, then try again."],
				landing_unfinished: ["An earlier landing was interrupted and is half done.", "Tell the person to run 'sous recover'; do not touch the files meanwhile."],
				digest_malformed: ["The text is not the whole digest of a plan.", "Copy the digest from the preview; do not shorten it."],
				plan_version: ["The plan was written by a version of Sous whose plans this one cannot read.", "Run the preview again."],
				plan_tampered: ["The plan, or a content that belongs to it, is not what its digest says.", "Do not land it; make the plan anew and tell the person."],
				io_error: ["The file system reported an error.", "Tell the person; do not try again blindly."],
				approval_needed: ["The call takes effect only once a person approved it.", "Ask the person; do not approve it yourself."],
				approval_refused: ["A person refused the call.", "Do not call again unasked, and do not look for another way."],
				untrusted_recipe: ["The recipe acts outside the workspace, and the user did not say yet that it is trusted.", "Ask the person to read the recipe; do not trust it for them."],
				not_permitted: ["The permissions that the recipe declares do not allow it.", "Do not widen the permissions unasked; tell the person which line is missing."],
				path_protected: ["Plans on GitHub may not change the file, because it grants power over what runs or over who approves.", "Leave the file alone; do not look for another way to change it."],
				invalid_config: ["The configuration .github/sous.yml is not valid.", "Tell the person to run 'sous validate'."],
				expectation_failed: ["A step did not give what the recipe expects of it.", "Look at what the step gave; do not loosen the expectation."],
				expression_failed: ["An expression of the recipe has no value, or one of the wrong type.", "Correct the expression where the message says."],
				no_session: ["There is no project whose categories and collections could be asked for.", "Tell the person to write .github/sous.yml."],
				template_error: ["A template is malformed, or names a variable that was not given.", "Give the variable, or tell the person where the template is wrong."],
				unknown_tool: ["There is no tool of that name.", "List the tools and use one of them."],
				unknown_recipe: ["There is no recipe of that name, or none at all.", "List the recipes and use one of them."],
				internal_error: ["Sous itself has a fault.", "Tell the person; the same call will fail again."],
				unknown: ["Something unforeseen went wrong.", "Tell the person."]
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
				return instruction ?? TOOL_ERRORS[code][1];
			}
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
			let MAX_WHOLE_FILE_BYTES = 268435456;
			function isGitDirectory(kindOf) {
				let isOneOf = (name, kinds) => kinds.includes(kindOf(name) ?? "other");
				if (!isOneOf("HEAD", ["file", "symlink"])) return !1;
				return isOneOf("commondir", ["file", "symlink"]) || ["objects", "refs"].every((name) => kindOf(name) !== void 0);
			}
			function fromDiskFault(fault, shown, action = "read") {
				switch (fault.code) {
					case "ENOENT": return fileNotFound(shown);
					case "EACCES":
					case "EPERM":
					case "EROFS": return permissionDenied(action, shown);
					case "ELOOP": return symlinkDenied(shown);
					case "EISDIR":
					case "ENOTREG":
					case "ENXIO": return notAFile(shown);
					case "ENOTDIR": return notADirectory(shown);
					case "EHUGE": return toolError("too_large", `File '${shown}' is larger than ${sizeText(MAX_WHOLE_FILE_BYTES)}`, "Work on a smaller file.");
					default: return toolError("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
				}
			}
			function fileNotFound(shown) {
				return toolError("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
			}
			function permissionDenied(action, shown) {
				return toolError("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
			}
			function symlinkDenied(shown) {
				return toolError("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
			}
			function notAFile(shown) {
				return toolError("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
			}
			function notADirectory(shown) {
				return toolError("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
			}
			function belongsToSous(shown) {
				return toolError("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
			}
			function attempt(call) {
				try {
					return success(call());
				} catch (error) {
					let code = error.code;
					if (typeof code != "string") throw error;
					return failure({
						code,
						message: error.message
					});
				}
			}
			function kindOf(entry) {
				if (entry.isFile()) return "file";
				if (entry.isDirectory()) return "directory";
				return entry.isSymbolicLink() ? "symlink" : "other";
			}
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
					instruction: guidance.instruction ?? instructionFor(error)
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
			var printable_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ printable: () => printable });
			let HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\p{Surrogate}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
			let PLAIN$1 = /^[\t\n -~]*$/;
			function printable(text) {
				return PLAIN$1.test(text) ? text : text.replace(HIDDEN, showCodePoint);
			}
			function printableLine(text) {
				return printable(text).replaceAll("\n", showCodePoint("\n")).replaceAll("	", " ");
			}
			function printableJson(value, indent) {
				let json = JSON.stringify(value, void 0, indent).replaceAll("##[", "##\\u005b");
				return PLAIN$1.test(json) ? json : json.replace(HIDDEN, escapeUnits);
			}
			function hasHiddenCharacters(text) {
				if (PLAIN$1.test(text)) return !1;
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
			function renderOutput({ output }, style, mark = "\u2713") {
				return `${mark === "\u2713" ? style.green(mark) : style.cyan(mark)} ${printable(withoutFinalNewlines(withoutOwnReturns(output)))}\n`;
			}
			function renderAnswer(answer) {
				let shown = printable(withoutOwnReturns(answer));
				return shown.endsWith("\n") ? shown : `${shown}\n`;
			}
			function renderErrorOutput(text, style) {
				return text === "" ? "" : `${style.yellow("!")} Error output:\n${renderAnswer(text)}`;
			}
			function renderFacts(filesAffected, { root, label, durationMs, style }) {
				let shown = filesAffected.slice(0, 10).map((file) => `${label}: ${printable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, file))}`);
				let rest = filesAffected.length - shown.length;
				return [
					...shown,
					...rest > 0 ? [`${label}: \u2026 and ${rest} more`] : [],
					`Time: ${renderDuration(durationMs)}`
				].map((line) => `  ${style.dim(line)}\n`).join("");
			}
			function renderWarnings(warnings, style) {
				return warnings.map((warning) => `${style.yellow("!")} ${printable(warning)}\n`).join("");
			}
			function renderError(error, style) {
				return `${style.red("\u2717 Error:")} ${printable(withoutOwnReturns(error.message))}\n  ${style.cyan("\u2192")} ${printable(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
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
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
			function sgr(on, off) {
				return (text) => text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;
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
				return rows.flatMap(([name, text]) => printable(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? printableLine(name) : "").padEnd(width))}  ${line}`.trimEnd()));
			}
			function processConsole(env, isColourAllowed) {
				let isOutTerminal = isTerminal(1) && env.TERM !== "dumb";
				let isErrTerminal = isTerminal(2) && env.TERM !== "dumb";
				let shown = env.GITHUB_ACTIONS === "true" ? inertForRunner : (text) => text;
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
					ask: async (question, signal) => (await __nccwpck_require__.e(8800).then(__nccwpck_require__.bind(__nccwpck_require__, 8800))).askOnTerminal(question, signal),
					readInput
				};
			}
			function isTerminal(descriptor) {
				try {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(descriptor);
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
						written += node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync(descriptor, bytes, written);
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
				if (!argv.some(mayBeDamaged)) return;
				try {
					return (0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync("/proc/self/cmdline")) ? void 0 : notUtf8("An argument");
				} catch {
					return;
				}
			}
			function asUtf8(bytes, what) {
				return (0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes) ? success(bytes.toString("utf8")) : failure(notUtf8(what));
			}
			function notUtf8(what) {
				return toolError("invalid_arguments", `${what} is not UTF-8`, "Nothing was done. Give it in UTF-8: other bytes would be damaged.");
			}
			var OutputFault = class extends Error {};
			function fail(error, { argv, console }, tool = "") {
				argv.includes("--json") ? console.out(`${printableJson(contractForm({
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
				isDebugging && error instanceof Error && console.err(`${printable(error.stack ?? "")}\n`);
				return fail(internalError(error, isDebugging ? "Please report it with the lines above." : "Set SOUS_DEBUG=1 to see where, and please report it."), {
					argv,
					console
				});
			}
			function reportUnwritten({ message }, console) {
				let what = toolError("io_error", `The output cannot be written: ${message}`, "What was done stays done. Send the output elsewhere.");
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
				switch (code) {
					case "invalid_arguments":
					case "invalid_pattern":
					case "unknown_tool":
					case "digest_malformed":
					case "invalid_config":
					case "unknown_recipe": return EXIT.badArguments;
					case "approval_needed":
					case "approval_refused":
					case "untrusted_recipe": return EXIT.notApproved;
					case "cancelled": return EXIT.cancelled;
					default: return EXIT.failed;
				}
			}
			function exitCodeForReason(reason) {
				switch (reason) {
					case "previewed":
					case "clean":
					case "landed":
					case "committed":
					case "proposed":
					case "already_applied":
					case "undone":
					case "declined":
					case "answered": return EXIT.done;
					case "changes_found": return EXIT.changesFound;
					case "invalid_recipe":
					case "invalid_inputs": return EXIT.badArguments;
					case "gated":
					case "approval_needed":
					case "approval_refused":
					case "untrusted_recipe": return EXIT.notApproved;
					case "cancelled": return EXIT.cancelled;
					case "stale":
					case "limit_exceeded":
					case "internal_error": return EXIT.failed;
					default: return reason.startsWith("failed:") ? exitCodeFor(reason.slice(7)) : EXIT.failed;
				}
			}
			let VERSION = "0.1.0";
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
					help: "land the changes after approval (default: show them only)",
					isFor: (tool) => tool.effect === "stage"
				},
				yes: {
					kind: "flag",
					help: "approve beforehand, for use without a terminal",
					isFor: requiresApproval
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
			let COMMANDS = {
				init: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(5368)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 5368))).initCommand,
				preview: async () => (await Promise.all([
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(8211)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 8211))).previewCommand,
				check: async () => (await Promise.all([
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(8211)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 8211))).checkCommand,
				run: async () => (await Promise.all([
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(8211)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 8211))).runCommand,
				apply: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9540),
					__nccwpck_require__.e(6816),
					__nccwpck_require__.e(3952),
					__nccwpck_require__.e(1219),
					__nccwpck_require__.e(744),
					__nccwpck_require__.e(2845),
					__nccwpck_require__.e(7360)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7360))).applyCommand,
				undo: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9540),
					__nccwpck_require__.e(6816),
					__nccwpck_require__.e(3952),
					__nccwpck_require__.e(1219),
					__nccwpck_require__.e(744),
					__nccwpck_require__.e(2845),
					__nccwpck_require__.e(1900)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1900))).undoCommand,
				plans: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9540),
					__nccwpck_require__.e(6816),
					__nccwpck_require__.e(4429),
					__nccwpck_require__.e(8656)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 8656))).plansCommand,
				tool: async () => (await Promise.all([__nccwpck_require__.e(8403), __nccwpck_require__.e(6085)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6085)).then((n) => n.t)).toolCommand,
				tools: async () => (await Promise.all([
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(9062),
					__nccwpck_require__.e(8815)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 8815))).toolsCommand,
				validate: async () => (await Promise.all([__nccwpck_require__.e(9132), __nccwpck_require__.e(8403)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9132)).then((n) => n.t)).validateCommand,
				list: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(1219),
					__nccwpck_require__.e(9141)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 3702))).listCommand,
				explain: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6727)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 6727))).explainCommand,
				bundle: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9062),
					__nccwpck_require__.e(2441),
					__nccwpck_require__.e(4878),
					__nccwpck_require__.e(8011)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 9530))).bundleCommand,
				invoke: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9062),
					__nccwpck_require__.e(9540),
					__nccwpck_require__.e(6816),
					__nccwpck_require__.e(2441),
					__nccwpck_require__.e(3952),
					__nccwpck_require__.e(4878),
					__nccwpck_require__.e(2845),
					__nccwpck_require__.e(4503),
					__nccwpck_require__.e(3125),
					__nccwpck_require__.e(7856),
					__nccwpck_require__.e(7882)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7882))).invokeCommand,
				serve: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(2895)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 2895))).serveCommand,
				mcp: async () => (await Promise.all([
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(5176)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 5176))).mcpCommand,
				recover: async () => (await Promise.all([
					__nccwpck_require__.e(9132),
					__nccwpck_require__.e(8403),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(9540),
					__nccwpck_require__.e(6816),
					__nccwpck_require__.e(4429),
					__nccwpck_require__.e(2968)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 2968))).recoverCommand
			};
			async function main(invocation) {
				let [name, ...rest] = invocation.argv.filter((word) => word !== "--no-color");
				if (name === "help" && Object.hasOwn(COMMANDS, rest[0] ?? "")) return main({
					...invocation,
					argv: [...rest, "--help"]
				});
				if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
					invocation.console.out(renderHelp());
					return name === void 0 ? EXIT.badArguments : EXIT.done;
				}
				if (name === "--version" || name === "-V") {
					invocation.console.out(`sous ${VERSION}\n`);
					return EXIT.done;
				}
				let load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
				if (load === void 0) return fail(unknownCommand(name), invocation);
				return (await load())({
					...invocation,
					argv: rest
				});
			}
			function unknownCommand(name) {
				let meant = didYouMean(name, Object.keys(COMMANDS));
				return toolError("invalid_arguments", `There is no command '${name}'`, meant === void 0 ? "See sous --help." : `Did you mean 'sous ${meant}'? See sous --help.`);
			}
			function renderHelp() {
				return `Recipes for a repository: previewed exactly, approved by a person, landed exactly.

Usage
  sous init                                                  make a first recipe, a configuration and a workflow
  sous preview <recipe> [name=value \u2026]                       show exactly what a recipe would change
  sous check <recipe> [name=value \u2026]                         tell whether it would change anything (exit code 2)
  sous run <recipe> [name=value \u2026]                           preview, ask, and land exactly that
  sous apply <digest> [--commit|--branch NAME]               land a plan that was previewed
  sous undo <digest>                                         bring back what a landed plan replaced
  sous plans [<digest>|--prune]                              list the plans that are kept, or show one
  sous list [--all]                                          list the recipes of the repository, and those that come with Sous
  sous explain <recipe>                                      what a recipe may do, takes and does
  sous validate [RECIPE \u2026]                                   find everything that is wrong with recipes
  sous tools [--format table|markdown|json|openai|prompt]    list the tools
  sous tool <name> --help                                    explain one tool
  sous tool <name> [--<argument> VALUE \u2026] [options]          call one tool
  sous tools search <text>                                   find tools, also those of bundles and recipes
  sous bundle list|show|add|enable|disable|export|import     tools of your own, kept in the repository
  sous invoke [<bundle>/<tool>@<version>|+<tool>] \u2026          call one of them; without a name, find it by a few letters
  sous serve [--root DIR] [--port N] [--rate N]              serve bundles and tools over HTTP, on this machine only
  sous mcp [--root DIR]                                      serve tools and recipes to an assistant (MCP)
  sous recover [--finish|--rollback|--discard]               end a landing that was interrupted

Options of sous tool
${describeCallOptions().join("\n")}
  --no-color      no colours, as with the variable NO_COLOR

Exit codes
  0 done   1 failed   2 a check found changes   3 bad arguments or an invalid recipe   4 approval needed or refused   130 cancelled

Examples
  sous preview sous:trailing-whitespace
  sous run sous:node-version version=24
  sous validate .github/recipes/tidy.yml
  sous tool grep --pattern 'TODO|FIXME' --file-type ts
  sous tool replace_in_file --path README.md --find colour --replace color
  sous tool replace_in_file --path README.md --find colour --replace color --apply
`;
			}
		}),
		4472: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				n: () => __exportAll,
				r: () => __toESM,
				t: () => __commonJSMin
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
		4434: ((module) => {
			module.exports = require("events");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		3339: ((module) => {
			module.exports = require("module");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		1421: ((module) => {
			module.exports = require("node:child_process");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		1553: ((module) => {
			module.exports = require("node:dns/promises");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		4708: ((module) => {
			module.exports = require("node:https");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		8161: ((module) => {
			module.exports = require("node:os");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		481: ((module) => {
			module.exports = require("node:readline");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		8500: ((module) => {
			module.exports = require("node:timers/promises");
		}),
		7066: ((module) => {
			module.exports = require("node:tty");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		714: ((module) => {
			module.exports = require("node:vm");
		}),
		8522: ((module) => {
			module.exports = require("node:zlib");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		6928: ((module) => {
			module.exports = require("path");
		}),
		2203: ((module) => {
			module.exports = require("stream");
		}),
		1404: ((module) => {
			module.exports = require("util");
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
	__nccwpck_require__.m = __webpack_modules__;
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
	(() => {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	})();
	__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	(() => {
		var installedChunks = { 8792: 1 };
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) __nccwpck_require__.o(moreModules, moduleId) && (__nccwpck_require__.m[moduleId] = moreModules[moduleId]);
			runtime && runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			installedChunks[chunkId] || installChunk(require("./" + __nccwpck_require__.u(chunkId)));
		};
	})();
	var __webpack_exports__ = {};
	__nccwpck_require__.r(__webpack_exports__);
	__nccwpck_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
	let argv = process.argv.slice(2);
	let program = node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync(process.argv[1] ?? process.execPath);
	let console = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.h)(process.env, !argv.includes("--no-color"));
	let cancel = new AbortController();
	let interrupted = 0;
	for (let [signal, exitCode] of [
		["SIGINT", 130],
		["SIGTERM", 143],
		["SIGHUP", 129]
	]) process.on(signal, () => {
		cancel.signal.aborted && process.exit(exitCode);
		interrupted = exitCode;
		cancel.abort();
	});
	process.once("beforeExit", () => {
		if (process.exitCode !== void 0) return;
		process.exitCode = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("cancelled", "Sous ended before it was done", "Run it again."), {
			argv,
			console
		});
	});
	run();
	function currentFolder(env) {
		let current = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => process.cwd());
		let named = env.PWD ?? "";
		return current.ok ? current.value : node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(named) ? named : "/dev/null/.";
	}
	async function run() {
		let damaged = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)(argv);
		try {
			if (damaged !== void 0) {
				process.exitCode = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(damaged, {
					argv,
					console
				});
				return;
			}
			let code = await (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.t)({
				argv,
				env: process.env,
				folder: currentFolder(process.env),
				program: {
					folder: node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(program),
					extension: node_path__WEBPACK_IMPORTED_MODULE_3__.extname(program)
				},
				console,
				signal: cancel.signal
			});
			await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
			let isCancelled = code === _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.cancelled || interrupted !== 0 && code !== _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
			process.exitCode = isCancelled ? interrupted : code;
		} catch (error) {
			process.exitCode = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)(error, {
				argv,
				env: process.env,
				console
			});
		}
	}
	module.exports = __webpack_exports__;
})();
