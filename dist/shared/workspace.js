(() => {
	var __webpack_modules__ = {
		3548: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"apply-hunks": () => __nccwpck_require__(8854),
				"code-lane": () => __nccwpck_require__(9768),
				"comma-list": () => __nccwpck_require__(5358),
				"data-format": () => __nccwpck_require__(2806),
				"data-operations": () => __nccwpck_require__(175),
				"data-tree": () => __nccwpck_require__(7669),
				"ensure-lines": () => __nccwpck_require__(7056),
				footprint: () => __nccwpck_require__(2233),
				"hex-display": () => __nccwpck_require__(2196),
				"narrowed-tree": () => __nccwpck_require__(8475),
				"render-patch": () => __nccwpck_require__(9257),
				"replace-regex": () => __nccwpck_require__(6568),
				sandbox: () => __nccwpck_require__(9773),
				"watched-tree": () => __nccwpck_require__(9805),
				"yaml-data": () => __nccwpck_require__(8884),
				"yaml-tree": () => __nccwpck_require__(7008)
			};
		},
		9914: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8500)[name] });
		},
		7720: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(8522)[name] });
		},
		4370: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		},
		1934: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(5902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		1501: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(8816).work();
		},
		7831: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get CLEAN_REPOSITORY_ERRORS() {
					return part().CLEAN_REPOSITORY_ERRORS;
				},
				get fromSandboxFault() {
					return part().fromSandboxFault;
				},
				get gitFailed() {
					return part().gitFailed;
				},
				get makeCleanRepository() {
					return part().makeCleanRepository;
				},
				get makeSandboxHome() {
					return part().makeSandboxHome;
				},
				get nameFiles() {
					return part().nameFiles;
				}
			};
		},
		9742: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653).state();
			module.exports = {
				__esModule: !0,
				get differences() {
					return part().differences;
				},
				get readGitState() {
					return part().readGitState;
				}
			};
		},
		9714: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3653).trees();
			module.exports = {
				__esModule: !0,
				get blobId() {
					return part().blobId;
				}
			};
		},
		5927: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).paths();
		},
		9311: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).runtime();
		},
		5111: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(7885).start();
		},
		4793: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6522).work();
			module.exports = {
				__esModule: !0,
				get checkPrepared() {
					return part().checkPrepared;
				},
				get hitsOf() {
					return part().hitsOf;
				},
				get makeSieve() {
					return part().makeSieve;
				},
				get namesFile() {
					return part().namesFile;
				},
				get regexPattern() {
					return part().regexPattern;
				},
				get requiredText() {
					return part().requiredText;
				},
				get scanAll() {
					return part().scanAll;
				},
				get selectFiles() {
					return part().selectFiles;
				},
				get textPattern() {
					return part().textPattern;
				}
			};
		},
		8854: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				applyHunks: () => applyHunks,
				parsePatch: () => parsePatch
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_start = __nccwpck_require__(5111);
			var $core_work = __nccwpck_require__(1501);
			var $start_paths = __nccwpck_require__(5927);
			//! src/workspace/patch/apply-hunks.ts
			function applyHunks(text, hunks, path) {
				let lines = splitLines(text);
				let hasReturns = hunks.some((hunk) => hunk.lines.some((line) => line.text.endsWith("\r")));
				let ending = (0, $core_work.isCrlfThroughout)(text) && !hasReturns ? "\r" : "";
				let asWritten = ({ text, isEnded }) => ({
					text: isEnded ? text + ending : text,
					isEnded
				});
				let result = [];
				let keep = (from, to) => {
					for (let line of lines.slice(from, to)) result.push(line);
				};
				let at = 0;
				for (let [index, hunk] of hunks.entries()) {
					let start = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
					if (start < at || start > lines.length) {
						let why = start < at ? "it begins before the hunk above it ends" : `the file has only ${lines.length} lines`;
						return (0, $start_start.failure)(ERRORS$1.misfit({
							path,
							hunk,
							index
						}, hunk.at, Math.max(1, hunk.oldStart), why));
					}
					keep(at, start);
					at = start;
					for (let line of hunk.lines) {
						let wanted = asWritten(line);
						if (line.kind !== "added") {
							let found = lines[at];
							if (found?.text !== wanted.text || found.isEnded !== wanted.isEnded) return (0, $start_start.failure)(ERRORS$1.misfit({
								path,
								hunk,
								index
							}, line.at, at + 1, describeDifference(wanted, found)));
							at++;
						}
						line.kind !== "removed" && result.push(wanted);
					}
				}
				keep(at, lines.length);
				let broken = result.findIndex((line, i) => !line.isEnded && i < result.length - 1);
				let last = hunks.at(-1);
				if (broken >= 0 && last !== void 0) return (0, $start_start.failure)(ERRORS$1.misfit({
					path,
					hunk: last,
					index: hunks.length - 1
				}, last.at, broken + 1, "a line without a newline is not the last one"));
				return (0, $start_start.success)(result.map((line) => line.isEnded ? `${line.text}\n` : line.text).join(""));
			}
			function splitLines(text) {
				let parts = text.split("\n");
				let last = parts.pop() ?? "";
				return [...parts.map((part) => ({
					text: part,
					isEnded: !0
				})), ...last === "" ? [] : [{
					text: last,
					isEnded: !1
				}]];
			}
			function describeDifference(wanted, found) {
				if (found === void 0) return `the patch has '${(0, $start_paths.briefText)(wanted.text)}', and the file ends before it`;
				if (found.text === wanted.text) return `the patch says that the line ${wanted.isEnded ? "ends" : "does not end"} with a newline`;
				if (found.text === `${wanted.text}\r` || wanted.text === `${found.text}\r`) return "the line endings differ";
				return `the patch has '${(0, $start_paths.briefText)(wanted.text)}', the file '${(0, $start_paths.briefText)(found.text)}'`;
			}
			let ERRORS$1 = { misfit: ({ path, hunk, index }, at, line, why) => (0, $base_tool_errors.toolError)("edit_conflict", `patch:${at}: hunk ${index + 1} (line ${hunk.at} of the patch) does not fit ${path}:${line}: ${why}`, "Nothing was changed. Make the patch again from the file as it is now.") };
			//! src/workspace/patch/parse-patch.ts
			function parsePatch(patch) {
				let parser = new PatchParser(patch);
				try {
					let files = parser.files();
					return files.length === 0 ? (0, $start_start.failure)(ERRORS.notAPatch(1, "there is no unified diff in it")) : (0, $start_start.success)(files);
				} catch (problem) {
					if (problem instanceof PatchProblem) return (0, $start_start.failure)(problem.error);
					throw problem;
				}
			}
			var PatchProblem = class extends Error {
				error;
				constructor(at, problem) {
					super(problem);
					this.error = ERRORS.notAPatch(at, problem);
				}
			};
			let HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
			let NOWHERE = "/dev/null";
			var PatchParser = class {
				#lines;
				#at = 0;
				constructor(patch) {
					this.#lines = patch.split("\n");
					this.#lines.at(-1) === "" && (this.#lines = this.#lines.slice(0, -1));
				}
				files() {
					let files = [];
					for (; this.#at < this.#lines.length;) {
						let line = this.#line();
						line.startsWith("diff --git ") ? files.push(this.#gitFile()) : this.#isHeader() ? files.push(this.#file(this.#emptyHeader())) : line.startsWith("@@ ") ? this.#fail("this hunk has no file: the lines that begin with --- and +++ are missing") : this.#at++;
					}
					return files;
				}
				#line(offset = 0) {
					return this.#lines[this.#at + offset] ?? "";
				}
				#fail(problem, at = this.#at + 1) {
					throw new PatchProblem(at, problem);
				}
				#isHeader() {
					return this.#line().startsWith("--- ") && this.#line(1).startsWith("+++ ");
				}
				#emptyHeader() {
					return {
						at: this.#at + 1,
						names: void 0,
						old: void 0,
						new: void 0,
						rename: void 0,
						copy: void 0,
						mode: void 0,
						isNew: !1,
						isDeleted: !1
					};
				}
				#gitFile() {
					let header = this.#emptyHeader();
					header.names = sameNames(withoutReturn(this.#line()).slice(11));
					for (this.#at++; this.#at < this.#lines.length && this.#readExtended(header, withoutReturn(this.#line())); this.#at++);
					return this.#file(header);
				}
				#readExtended(header, line) {
					let [, key = "", value = ""] = /^(old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|similarity index|dissimilarity index|index) (.*)$/.exec(line) ?? [];
					if (key === "") {
						(line === "GIT binary patch" || line.startsWith("Binary files ")) && this.#fail("binary files cannot be patched: use copy_file or move_file");
						return !1;
					}
					(key === "new mode" || key === "new file mode") && (header.mode = value);
					key === "new file mode" && (header.isNew = !0);
					key === "deleted file mode" && (header.isDeleted = !0);
					let mode = key.endsWith("mode") ? value : void 0;
					mode !== void 0 && mode !== "100644" && mode !== "100755" && this.#fail(`mode ${(0, $start_paths.briefText)(mode)} is not that of a regular file`);
					let [action, side] = key.split(" ");
					if (action === "rename" || action === "copy") {
						header[action] ??= [];
						header[action][side === "from" ? 0 : 1] = unquote(value);
					}
					return !0;
				}
				#file(header) {
					let hunks = [];
					if (this.#isHeader()) {
						header.old = nameOn(this.#line().slice(4));
						header.new = nameOn(this.#line(1).slice(4));
						this.#at += 2;
						for (; this.#line().startsWith("@@");) hunks.push(this.#hunk());
						hunks.length === 0 && this.#fail("a hunk must follow: a line such as @@ -1,3 +1,4 @@");
					}
					let [from, to] = this.#namesOf(header);
					let kind = kindOf(header);
					return {
						at: header.at,
						kind,
						from,
						to,
						mode: header.mode,
						hunks
					};
				}
				#namesOf(header) {
					for (let pair of [header.rename, header.copy]) {
						if (pair === void 0) continue;
						let [from, to] = pair;
						(from === void 0 || to === void 0) && this.#fail("the 'from' and 'to' lines are not complete", header.at);
						return [from, to];
					}
					let { old, new: now } = header;
					if (old === void 0 || now === void 0) {
						header.names === void 0 && this.#fail("the name of the file is missing", header.at);
						return header.names;
					}
					let [first, second] = withoutPrefixes(old, now);
					first === NOWHERE && second === NOWHERE && this.#fail("the name of the file is missing", header.at);
					first !== NOWHERE && second !== NOWHERE && first !== second && this.#fail(`'${(0, $start_paths.briefText)(first)}' and '${(0, $start_paths.briefText)(second)}' are not the same file; a rename needs the lines 'rename from' and 'rename to'`, header.at);
					let name = second === NOWHERE ? first : second;
					return [name, name];
				}
				#hunk() {
					let at = this.#at + 1;
					let match = HUNK.exec(this.#line());
					match === null && this.#fail("this is not the beginning of a hunk, such as @@ -1,3 +1,4 @@");
					let [oldStart = 0, oldLines = 1, , newLines = 1] = match.slice(1).map((digits) => digits === void 0 ? void 0 : Number(digits));
					let lines = [];
					let [oldLeft, newLeft] = [oldLines, newLines];
					this.#at++;
					for (; oldLeft > 0 || newLeft > 0 || this.#line().startsWith("\\");) {
						this.#at >= this.#lines.length && this.#fail(`the hunk at line ${at} is shorter than it says: ${oldLeft} old and ${newLeft} new lines are missing`, this.#at);
						let line = this.#line();
						if (line.startsWith("\\")) {
							let last = lines.at(-1);
							last === void 0 && this.#fail("this line has no line before it in the hunk");
							last.isEnded = !1;
							this.#at++;
							continue;
						}
						let kind = line === "" || line === "\r" ? "context" : KINDS[line.charAt(0)];
						kind === void 0 && this.#fail(`the hunk at line ${at} is shorter than it says, or this line does not begin with a space, + or -`);
						kind !== "added" && oldLeft--;
						kind !== "removed" && newLeft--;
						(oldLeft < 0 || newLeft < 0) && this.#fail(`the hunk at line ${at} does not have as many lines as it says`);
						lines.push({
							kind,
							text: kind === "context" && !line.startsWith(" ") ? line : line.slice(1),
							isEnded: !0,
							at: this.#at + 1
						});
						this.#at++;
					}
					/^[ +]|^-(?!-[ -])/.test(this.#line()) && this.#fail(`the hunk at line ${at} has more lines than it says`);
					return {
						at,
						oldStart,
						oldLines,
						lines
					};
				}
			};
			let KINDS = {
				" ": "context",
				"-": "removed",
				"+": "added"
			};
			function kindOf({ rename, copy, isNew, isDeleted, old, new: now }) {
				if (rename !== void 0) return "rename";
				if (copy !== void 0) return "copy";
				if (isNew || old === NOWHERE) return "create";
				return isDeleted || now === NOWHERE ? "delete" : "update";
			}
			function nameOn(text) {
				let line = withoutReturn(text);
				return line.startsWith("\"") ? unquote(line) : line.split("	", 1)[0] ?? "";
			}
			function sameNames(text) {
				let quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(text);
				let half = (text.length - 1) / 2;
				let names = quoted === null ? [text.slice(0, half), text.slice(half + 1)] : [unquote(quoted[1] ?? ""), unquote(quoted[2] ?? "")];
				let [from, to] = withoutPrefixes(names[0] ?? "", names[1] ?? "");
				return from === to ? [from, to] : void 0;
			}
			function withoutPrefixes(old, now) {
				let isPrefixed = (old === NOWHERE || old.startsWith("a/")) && (now === NOWHERE || now.startsWith("b/"));
				let strip = (name) => name === NOWHERE || !isPrefixed ? name : name.slice(2);
				return [strip(old), strip(now)];
			}
			let ESCAPES = {
				a: "\x07",
				b: "\b",
				t: "	",
				n: "\n",
				v: "\v",
				f: "\f",
				r: "\r"
			};
			function unquote(text) {
				let body = /^"(.*)"/.exec(text)?.[1];
				if (body === void 0) return text;
				let pieces = Array.from(body.matchAll(/\\([0-7]{3}|.)|[^\\]+/g), ([piece, code]) => {
					if (code === void 0) return Buffer.from(piece, "utf8");
					return code.length === 3 ? Buffer.of(Number.parseInt(code, 8)) : Buffer.from(ESCAPES[code] ?? code, "utf8");
				});
				return Buffer.concat(pieces).toString("utf8");
			}
			function withoutReturn(line) {
				return line.endsWith("\r") ? line.slice(0, -1) : line;
			}
			let ERRORS = { notAPatch: (at, problem) => (0, $base_tool_errors.toolError)("invalid_arguments", `patch:${at}: ${problem}`, "Nothing was changed. Give a unified diff, as 'git diff' or 'diff -u' write it.") };
		},
		9768: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CODE_LANGUAGES: () => CODE_LANGUAGES,
				RULE_KEYS: () => RULE_KEYS,
				capturesOf: () => capturesOf,
				checkRelation: () => checkRelation,
				checkRule: () => checkRule,
				checkRuleMap: () => checkRuleMap,
				checkTransform: () => checkTransform,
				parseCodeTemplate: () => parseCodeTemplate,
				searchCode: () => searchCode
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_start = __nccwpck_require__(5111);
			var $core_work = __nccwpck_require__(1501);
			var $tool_call_work = __nccwpck_require__(4793);
			//! src/workspace/code/code-lane.ts
			let OPEN_MS = 6e4;
			async function openLane(job, { packages, start }, signal) {
				if (signal.aborted) return (0, $start_start.failure)(LANE_ERRORS.cancelled());
				let lane = new CodeLane(start({
					job,
					packages
				}));
				let stop = () => lane.close();
				let isLate = !1;
				let timer = setTimeout(() => {
					isLate = !0;
					stop();
				}, OPEN_MS);
				signal.addEventListener("abort", stop, { once: !0 });
				let first = await lane.opened;
				clearTimeout(timer);
				signal.removeEventListener("abort", stop);
				if (first?.kind === "ready" && !signal.aborted) return (0, $start_start.success)(lane);
				stop();
				if (signal.aborted) return (0, $start_start.failure)(LANE_ERRORS.cancelled());
				if (first?.kind === "refused") return (0, $start_start.failure)(first.error);
				if (isLate) return (0, $start_start.failure)(LANE_ERRORS.slowQuery());
				throw Error("The thread that parses code ended before it was ready.");
			}
			var CodeLane = class {
				opened;
				#thread;
				#answer = () => void 0;
				#isEnded = !1;
				constructor(thread) {
					this.#thread = thread;
					this.opened = new Promise((resolve) => {
						this.#answer = resolve;
					});
					thread.onMessage((message) => this.#answer(message));
					thread.onEnd(() => {
						this.#isEnded = !0;
						this.#answer(void 0);
					});
				}
				async work(text, limitMs) {
					let message = await new Promise((resolve) => {
						if (this.#isEnded) return resolve(void 0);
						let timer = setTimeout(() => resolve(void 0), limitMs);
						this.#answer = (answer) => {
							clearTimeout(timer);
							resolve(answer);
						};
						this.#thread.post(text);
					});
					if (message?.kind === "done") return message.outcome;
					this.close();
				}
				close() {
					this.#thread.end();
				}
			};
			let LANE_ERRORS = {
				cancelled: () => (0, $base_tool_errors.toolError)("cancelled", "The search was cancelled", "Run it again if you still need it."),
				slowQuery: () => (0, $base_tool_errors.toolError)("timed_out", `The pattern was not read after ${OPEN_MS / 1e3}s`, "Write a shorter pattern.")
			};
			//! src/workspace/code/code-query.ts
			let SUB_RULES = ["not"];
			let LISTS = ["all", "any"];
			let RELATIONS = [
				"inside",
				"has",
				"precedes",
				"follows"
			];
			let RULE_KEYS = [
				"pattern",
				"kind",
				"regex",
				"nthChild",
				"range",
				"matches",
				...RELATIONS,
				...LISTS,
				...SUB_RULES
			];
			let RELATION_KEYS = [
				...RULE_KEYS,
				"stopBy",
				"field"
			];
			let PATTERN_KEYS = [
				"context",
				"selector",
				"strictness"
			];
			let NTH_CHILD_KEYS = [
				"position",
				"ofRule",
				"reverse"
			];
			let STRICTNESS = [
				"cst",
				"smart",
				"ast",
				"relaxed",
				"signature",
				"template"
			];
			let TRANSFORM_KEYS = {
				replace: [
					"source",
					"replace",
					"by"
				],
				substring: [
					"source",
					"startChar",
					"endChar"
				],
				convert: [
					"source",
					"toCase",
					"separatedBy"
				]
			};
			function checkRule(rule, path, isUnknown) {
				return new RuleChecker(isUnknown).rule(rule, path, RULE_KEYS);
			}
			function checkRuleMap(map, path, isUnknown) {
				return new RuleChecker(isUnknown).map(map, path);
			}
			function checkTransform(map, path, isUnknown) {
				return new RuleChecker(isUnknown).transforms(map, path);
			}
			function checkRelation(rule, path, isUnknown) {
				return new RuleChecker(isUnknown).rule(rule, path, RELATION_KEYS);
			}
			var RuleChecker = class {
				#isUnknown;
				constructor(isUnknown) {
					this.#isUnknown = isUnknown;
				}
				rule(rule, path, keys) {
					if (this.#isUnknown(rule)) return;
					if (!isRuleObject(rule)) return wrongType(path, "a rule", "Write an object such as {pattern: foo($A)}.");
					let unknown = this.#unknownKey(rule, path, keys, "A rule");
					if (unknown !== void 0) return unknown;
					if (Object.keys(rule).every((key) => !RULE_KEYS.includes(key))) return {
						kind: "missing_key",
						path,
						message: "The rule is empty",
						suggestion: `Give at least one of ${RULE_KEYS.join(", ")}.`
					};
					for (let [key, value] of Object.entries(rule)) {
						let fault = this.#part(key, value, [...path, key]);
						if (fault !== void 0) return fault;
					}
				}
				map(map, path) {
					return this.#each(map, path, (value, at) => this.rule(value, at, RULE_KEYS));
				}
				transforms(map, path) {
					return this.#each(map, path, (value, at) => {
						if (this.#isUnknown(value) || typeof value == "string") return;
						if (!isRuleObject(value)) return wrongType(at, "a transformation", "Write an object such as {replace: {source: $A, replace: x, by: y}}.");
						let unknown = this.#unknownKey(value, at, Object.keys(TRANSFORM_KEYS), "A transformation");
						if (unknown !== void 0) return unknown;
						for (let [key, options] of Object.entries(value)) {
							let fault = isRuleObject(options) ? this.#unknownKey(options, [...at, key], TRANSFORM_KEYS[key] ?? [], `'${key}'`) : void 0;
							if (fault !== void 0) return fault;
						}
					});
				}
				#each(map, path, check) {
					if (this.#isUnknown(map)) return;
					if (!isRuleObject(map)) return wrongType(path, "an object", "Write one entry for each name.");
					for (let [name, value] of Object.entries(map)) {
						let fault = check(value, [...path, name]);
						if (fault !== void 0) return fault;
					}
				}
				#part(key, value, path) {
					if (this.#isUnknown(value)) return;
					if (LISTS.includes(key)) {
						if (!Array.isArray(value)) return wrongType(path, "a list of rules", `Write a list: ${key}: [{pattern: a}, {pattern: b}].`);
						return first(value, (rule, index) => this.rule(rule, [...path, index], RULE_KEYS));
					}
					if (key === "not") return this.rule(value, path, RULE_KEYS);
					if (RELATIONS.includes(key)) return this.rule(value, path, RELATION_KEYS);
					if (key === "stopBy") return typeof value == "string" ? oneOf(value, path, ["neighbor", "end"]) : this.rule(value, path, RULE_KEYS);
					if (key === "pattern") return this.#pattern(value, path);
					if (key === "nthChild") return this.#nthChild(value, path);
					if (key === "range") return isRuleObject(value) ? this.#unknownKey(value, path, ["start", "end"], "'range'") : void 0;
					return typeof value == "string" ? void 0 : wrongType(path, "text", `Write ${key} as text.`);
				}
				#pattern(value, path) {
					if (typeof value == "string") return;
					if (!isRuleObject(value)) return wrongType(path, "a pattern", "Write the pattern as text, or an object with context and selector.");
					let unknown = this.#unknownKey(value, path, PATTERN_KEYS, "'pattern'");
					if (unknown !== void 0) return unknown;
					let { context, strictness } = value;
					if (context === void 0) return {
						kind: "missing_key",
						path,
						message: "'pattern' needs context",
						suggestion: "Write the pattern as text, or give context."
					};
					return typeof strictness == "string" ? oneOf(strictness, [...path, "strictness"], STRICTNESS) : void 0;
				}
				#nthChild(value, path) {
					if (typeof value == "number" || typeof value == "string") return;
					if (!isRuleObject(value)) return wrongType(path, "a position", "Write a number, a formula such as 2n+1, or an object with position.");
					let unknown = this.#unknownKey(value, path, NTH_CHILD_KEYS, "'nthChild'");
					let { ofRule } = value;
					return unknown ?? (ofRule === void 0 ? void 0 : this.rule(ofRule, [...path, "ofRule"], RULE_KEYS));
				}
				#unknownKey(object, path, keys, what) {
					let key = Object.keys(object).find((name) => !keys.includes(name));
					if (key === void 0) return;
					let near = (0, $core_work.didYouMean)(key, keys);
					return {
						kind: "unknown_key",
						path: [...path, key],
						message: `${what} has no key '${key}'`,
						suggestion: `${near === void 0 ? "" : `Did you mean '${near}'? `}Use ${keys.join(", ")}.`
					};
				}
			};
			function first(list, check) {
				for (let [index, value] of list.entries()) {
					let fault = check(value, index);
					if (fault !== void 0) return fault;
				}
			}
			function oneOf(value, path, options) {
				if (options.includes(value)) return;
				let suggestion = `Use ${options.join(", ")}.`;
				return {
					kind: "unknown_value",
					path,
					message: `'${value}' is not a value of ${String(path.at(-1))}`,
					suggestion
				};
			}
			function wrongType(path, what, suggestion) {
				return {
					kind: "wrong_type",
					path,
					message: `${String(path.at(-1))} must be ${what}`,
					suggestion
				};
			}
			function isRuleObject(value) {
				return typeof value == "object" && !!value && !Array.isArray(value);
			}
			function patternsOf(config) {
				let found = [];
				let visit = (value, path) => {
					if (Array.isArray(value)) for (let [index, each] of value.entries()) visit(each, [...path, index]);
					else if (isRuleObject(value)) for (let [key, each] of Object.entries(value)) if (key === "pattern" && typeof each == "string") found.push({
						text: each,
						path: [...path, key]
					});
					else if (key === "pattern" && isRuleObject(each)) {
						let { context, selector } = each;
						found.push({
							text: String(context ?? ""),
							path: [...path, key],
							...typeof selector == "string" && { selector }
						});
					} else visit(each, [...path, key]);
				};
				let { rule, constraints, utils } = config;
				for (let [name, part] of Object.entries({
					rule,
					constraints,
					utils
				})) visit(part, [name]);
				return found;
			}
			function capturesOf(config) {
				let names = new Map();
				for (let { text } of patternsOf(config)) for (let [, dollars = "", name = ""] of text.matchAll(/(\$+)([A-Z][A-Z0-9_]*)/g)) names.set(name, dollars.length >= 3 ? "many" : "one");
				return names;
			}
			function requiredInFile({ rule, utils }) {
				return requiredBy(rule, utils ?? {}, new Set());
			}
			function requiredBy(rule, utils, seen) {
				if (!isRuleObject(rule)) return;
				return Object.entries(rule).flatMap(([key, value]) => {
					let found = requiredByPart(key, value, utils, seen);
					return found === void 0 ? [] : [found];
				}).reduce((best, next) => best === void 0 || shortest(next) > shortest(best) ? next : best, void 0);
			}
			function requiredByPart(key, value, utils, seen) {
				if (key === "pattern") return requiredByPattern(value);
				if (key === "regex") return requiredByRegex(value);
				if (RELATIONS.includes(key)) return requiredBy(value, utils, seen);
				if (key === "all" && Array.isArray(value)) return value.map((each) => requiredBy(each, utils, seen)).reduce((best, next) => best === void 0 || next !== void 0 && shortest(next) > shortest(best) ? next : best, void 0);
				if (key === "any" && Array.isArray(value)) {
					let each = value.map((one) => requiredBy(one, utils, seen));
					if (each.length === 0 || each.some((one) => one === void 0)) return;
					let all = [...new Set(each.flatMap((one) => one ?? []))];
					return all.length > 16 ? void 0 : all;
				}
				if (key === "matches" && typeof value == "string" && !seen.has(value) && Object.hasOwn(utils, value)) return requiredBy(utils[value], utils, new Set([...seen, value]));
			}
			function shortest(texts) {
				return Math.min(...texts.map((text) => text.length));
			}
			function requiredByRegex(regex) {
				return typeof regex == "string" && /^\^?(?:\w|\\\.)+\$?$/.test(regex) ? (0, $tool_call_work.requiredText)(regex) : void 0;
			}
			function requiredByPattern(pattern) {
				if (typeof pattern != "string") return;
				if (/["'`#]|\/[/*]/.test(pattern)) return;
				let [longest] = (pattern.replace(/\$+[A-Z0-9_]*/g, " ").match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []).filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length);
				return longest === void 0 ? void 0 : [longest];
			}
			//! src/workspace/code/languages.ts
			let TABLE = {
				bash: [
					"bash bats ksh sh zsh",
					"bash",
					"$"
				],
				cpp: [
					"cc hpp cpp c++ hh cxx cu ino",
					"cpp",
					"\ud800\udc00"
				],
				csharp: [
					"cs",
					"c-sharp",
					"\u00b5"
				],
				css: [
					"css",
					"css",
					"_"
				],
				go: [
					"go",
					"go",
					"\u00b5"
				],
				java: [
					"java",
					"java",
					"$"
				],
				javascript: [
					"cjs js mjs jsx",
					"javascript",
					"$"
				],
				python: [
					"py py3 pyi bzl",
					"python",
					"\u00b5"
				],
				ruby: [
					"rb rbw gemspec",
					"ruby",
					"\u00b5"
				],
				rust: [
					"rs",
					"rust",
					"\u00b5"
				],
				tsx: [
					"tsx",
					"tsx",
					"$"
				],
				typescript: [
					"ts cts mts",
					"typescript",
					"$"
				]
			};
			let CODE_LANGUAGES = Object.keys(TABLE);
			function codeLanguage(name) {
				let [extensions, grammar, expando] = TABLE[name];
				return {
					name,
					extensions: extensions.split(" "),
					grammar,
					expando
				};
			}
			function isOfLanguage({ extensions }, path) {
				return extensions.some((extension) => path.endsWith(`.${extension}`));
			}
			//! src/workspace/code/search-code.ts
			async function searchCode(search, around) {
				let { job, selection } = search;
				let { threads, signal } = around;
				let open = () => openLane(job, threads.code, signal);
				let opening = open();
				opening.catch(() => void 0);
				let selected = await (0, $tool_call_work.selectFiles)(around, selection);
				let language = codeLanguage(job.query.language);
				let of = selected.ok ? selected.value.files.filter((path) => isWanted(path, selection, language)) : [];
				let candidates = await findCandidates(of, search, around);
				let opened = await opening;
				if (!opened.ok) return opened;
				if (!selected.ok) {
					opened.value.close();
					return selected;
				}
				let run = new CodeRun(of, candidates, search, around);
				let lanes = Math.min(4, threads.cores, Math.max(1, Math.ceil(candidates.length / 40)));
				await Promise.all([run.fill(opened.value, open), ...Array.from({ length: lanes - 1 }, () => run.fill(void 0, open))]);
				if (signal.aborted) return (0, $start_start.failure)(LANE_ERRORS.cancelled());
				if (run.fault !== void 0) return (0, $start_start.failure)(run.fault);
				let { tooDeep, secret, leftOut, warnings } = selected.value;
				let count = (paths) => paths.filter((path) => isOfLanguage(language, path)).length;
				return (0, $start_start.success)({
					files: run.files,
					filesSearched: of.length,
					skipped: {
						...run.skipped,
						tooDeep: count(tooDeep),
						secret: count(secret)
					},
					leftOut: (0, $core_work.filterLeftOut)(leftOut, (path) => isOfLanguage(language, path)),
					isPartial: run.isPartial,
					warnings
				});
			}
			function isWanted(path, { only, under, include = [] }, language) {
				return isOfLanguage(language, path) || only !== void 0 || under === path || include.some((glob) => !glob.endsWith("*") && (0, $tool_call_work.namesFile)(glob, path));
			}
			async function findCandidates(files, search, around) {
				let { job, remainingMs } = search;
				let required = requiredInFile(job.query.config);
				if (required === void 0 || files.length < 2) return files;
				let { tally } = await (0, $tool_call_work.scanAll)({
					files,
					pattern: anyOf(required),
					remainingMs
				}, {
					...around,
					progress: () => void 0
				});
				let kept = new Set([
					...(0, $tool_call_work.hitsOf)(tally).map(([file]) => file),
					...tally.tooLarge,
					...tally.unreadable,
					...tally.timedOut
				]);
				return files.filter((_, file) => kept.has(file));
			}
			function anyOf(required) {
				let [only] = required;
				let literal = required.length === 1 ? only : void 0;
				return {
					source: required.map($core_work.escapeRegex).join("|"),
					flags: "",
					literal,
					required,
					strategy: "text",
					maxLineCharacters: Infinity
				};
			}
			var CodeRun = class {
				isPartial = !1;
				fault;
				#all;
				#candidates;
				#search;
				#around;
				#found = new Map();
				#skipped = {
					tooLarge: [],
					unreadable: [],
					binary: [],
					timedOut: []
				};
				#next = 0;
				constructor(all, candidates, search, around) {
					this.#all = all;
					this.#candidates = candidates;
					this.#search = search;
					this.#around = around;
				}
				get files() {
					return inOrder([...this.#found]).map(([, file]) => file);
				}
				get skipped() {
					let paths = (numbers) => numbers.toSorted((a, b) => a - b).map((number) => this.#path(number));
					let { tooLarge, unreadable, binary, timedOut } = this.#skipped;
					return {
						tooLarge: paths(tooLarge),
						unreadable: paths(unreadable),
						binary: paths(binary),
						timedOut: paths(timedOut)
					};
				}
				async fill(first, open) {
					let lane = first;
					let stop = () => lane?.close();
					this.#around.signal.addEventListener("abort", stop, { once: !0 });
					try {
						for (let file = this.#take(); file !== void 0; file = this.#take()) {
							let opened = lane === void 0 ? await open() : (0, $start_start.success)(lane);
							if (!opened.ok) {
								this.fault = opened.error;
								return;
							}
							lane = opened.value;
							if (await this.#work(file, lane)) continue;
							lane.close();
							lane = void 0;
						}
					} finally {
						this.#around.signal.removeEventListener("abort", stop);
						lane?.close();
					}
				}
				#take() {
					if (this.#next >= this.#candidates.length || this.#around.signal.aborted) return;
					this.#search.remainingMs() <= 0 && (this.isPartial = !0);
					return this.isPartial ? void 0 : this.#next++;
				}
				#path(number) {
					return this.#candidates[number];
				}
				async #work(number, lane) {
					let { limits, signal, progress } = this.#around;
					let path = this.#path(number);
					let read = await this.#read(number, path);
					if (read === void 0) return !0;
					let limit = Math.min(limits.codeMsPerFile, this.#search.remainingMs());
					let outcome = await lane.work(read.text.text, Math.max(1, Math.min(limit, 2 ** 31 - 1)));
					if (signal.aborted) return !1;
					if (outcome === void 0) {
						this.#search.remainingMs() > 0 ? this.#skipped.timedOut.push(number) : this.isPartial = !0;
						return !1;
					}
					outcome.count > 0 && this.#found.set(number, this.#search.keep({
						path,
						...read,
						outcome
					}));
					progress({
						done: number + 1,
						total: this.#candidates.length,
						unit: "files"
					});
					return !0;
				}
				async #read(number, path) {
					let { workspace, limits } = this.#around;
					let content = await workspace.read(path, limits.searchFileBytes + 1);
					if (!content.ok) {
						(content.error.code !== "not_found" || this.#all.length === 1) && this.#skipped.unreadable.push(number);
						return;
					}
					let { bytes } = content.value;
					if ((0, $core_work.isBinary)(bytes)) this.#skipped.binary.push(number);
					else if (bytes.length > limits.searchFileBytes) this.#skipped.tooLarge.push(number);
					else {
						let text = (0, $core_work.decodeText)(bytes, path);
						if (text.ok) return {
							content: content.value,
							text: text.value
						};
						this.#skipped.unreadable.push(number);
					}
				}
			};
			function inOrder(entries) {
				return entries.toSorted(([a], [b]) => a - b);
			}
			//! src/workspace/code/expand-code.ts
			function parseCodeTemplate(text) {
				let parts = [];
				let first;
				let from = 0;
				let end = (at) => {
					let last = parts.at(-1);
					last === void 0 ? first = text.slice(from, at) : last.text = text.slice(from, at);
				};
				for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", at)) {
					let [whole, name = ""] = /^\${1,3}([A-Z0-9_]+)/.exec(text.slice(at, at + 512)) ?? [""];
					if (whole === "") at++;
					else {
						end(at);
						parts.push({
							name,
							indent: indentBefore(text, at),
							text: ""
						});
						at += whole.length;
						from = at;
					}
				}
				end(text.length);
				return {
					first: first ?? "",
					parts
				};
			}
			function indentBefore(text, at) {
				let from = Math.max(0, at - 512);
				let newline = text.lastIndexOf("\n", at - 1);
				let start = at === 0 ? 0 : newline + 1;
				if (start < from) return 0;
				return /^ */.exec(text.slice(start, at))?.[0].length ?? 0;
			}
		},
		5358: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				addToList: () => addToList,
				commentEnd: () => commentEnd,
				endOfLineAt: () => endOfLineAt,
				endOfLineBefore: () => endOfLineBefore,
				indentBefore: () => indentBefore,
				indentOf: () => indentOf,
				insertion: () => insertion,
				removeFromList: () => removeFromList,
				startOfLineAt: () => startOfLineAt
			});
			//! src/workspace/data/comma-list.ts
			function addToList(list, style, write) {
				let last = list.items.at(-1);
				return last === void 0 ? fillList(list, style, write) : extendList(list, last, style, write);
			}
			function fillList({ text, open, close }, style, write) {
				let inner = text.slice(open, close);
				let indent = style.unit !== void 0 || inner.includes("\n") ? style.indent + (style.unit ?? "  ") : void 0;
				let separator = indent === void 0 ? `,${style.gap}` : `,${style.ending}${indent}`;
				let items = write(indent).join(separator);
				if (inner.trim() !== "") return [insertion(open + inner.trimEnd().length, (indent === void 0 ? " " : style.ending + indent) + items)];
				return [{
					start: open,
					end: close,
					replacement: indent === void 0 ? style.padding + items + style.padding : style.ending + indent + items + style.ending + style.indent
				}];
			}
			function extendList(list, last, style, write) {
				let { text, close } = list;
				let indent = indentBefore(text, last.start);
				let separator = indent === void 0 ? style.gap : style.ending + indent;
				let items = write(indent);
				let comma = commaAfter(list, last.end, close);
				let end = endOfRemark(list, comma === void 0 ? last.end : comma + 1, close);
				if (comma !== void 0) return [insertion(end, items.map((item) => `${separator}${item},`).join(""))];
				let added = items.map((item, i) => `${i === 0 ? "" : ","}${separator}${item}`).join("");
				return end === last.end ? [insertion(end, `,${added}`)] : [insertion(last.end, ","), insertion(end, added)];
			}
			function removeFromList(list, indexes) {
				let { text, items, open, close } = list;
				let gone = new Set(indexes);
				let cuts = items.flatMap((_, index) => gone.has(index) ? cutsOf(list, index, gone) : []);
				let lastKept = items.findLastIndex((_, index) => !gone.has(index));
				let kept = items[lastKept];
				if (kept !== void 0 && lastKept < items.length - 1) {
					let hadFinalComma = commaAfter(list, items.at(-1)?.end ?? close, close) !== void 0;
					let comma = commaAfter(list, kept.end, close);
					!hadFinalComma && comma !== void 0 && cuts.push({
						start: comma,
						end: comma + 1
					});
				}
				let merged = mergeSpans(cuts);
				if (kept === void 0 && withoutSpans(text, {
					start: open,
					end: close
				}, merged).trim() === "") return [{
					start: open,
					end: close,
					replacement: ""
				}];
				return merged.map((span) => ({
					...span,
					replacement: ""
				}));
			}
			function cutsOf(list, index, gone) {
				let { text, items, close } = list;
				let item = items[index] ?? {
					start: close,
					end: close
				};
				let next = items[index + 1];
				let comma = commaAfter(list, item.end, next?.start ?? close);
				let end = comma === void 0 ? item.end : comma + 1;
				let startsLine = indentBefore(text, item.start) !== void 0;
				let endOfLine = endOfRemark(list, end, next?.start ?? close);
				let endsLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(endOfLine, close));
				if (startsLine && endsLine) {
					let cut = {
						start: endOfLineBefore(text, item.start),
						end: endOfLine
					};
					return comma !== void 0 && comma < endOfLine ? [cut] : [cut, ...comma === void 0 ? [] : [{
						start: comma,
						end
					}]];
				}
				let before = items[index - 1];
				let commaBefore = before === void 0 ? void 0 : commaAfter(list, before.end, item.start);
				if (!startsLine && commaBefore !== void 0) return [{
					start: endOfRemark(list, commaBefore + 1, item.start),
					end
				}];
				if (next !== void 0 && !gone.has(index + 1) && !text.slice(end, next.start).includes("\n")) return [{
					start: item.start,
					end: next.start
				}];
				return [{
					start: item.start,
					end: comma === void 0 ? end : end + (/^[ \t]*/.exec(text.slice(end, close))?.[0].length ?? 0)
				}];
			}
			function commaAfter({ text, comments }, from, to) {
				let at = skipBlanks(text, from, comments);
				return at < to && text[at] === "," ? at : void 0;
			}
			function endOfRemark({ text, comments }, from, to) {
				let end = from;
				for (;;) {
					let at = end + (/^[ \t]*/.exec(text.slice(end, to))?.[0].length ?? 0);
					let after = commentEnd(text, at, comments);
					if (after === void 0 || after > to || text.slice(at, after).includes("\n")) return end;
					end = after;
				}
			}
			function skipBlanks(text, from, comments) {
				for (let at = from;;) {
					let char = text[at];
					if (char === " " || char === "\n" || char === "	" || char === "\r") {
						at++;
						continue;
					}
					let end = commentEnd(text, at, comments);
					if (end === void 0) return at;
					at = end;
				}
			}
			function commentEnd(text, at, comments) {
				if (comments === "slashes" && text.startsWith("/*", at)) {
					let close = text.indexOf("*/", at + 2);
					return close < 0 ? void 0 : close + 2;
				}
				let opening = {
					none: void 0,
					slashes: "//",
					hash: "#"
				}[comments];
				return opening !== void 0 && text.startsWith(opening, at) ? endOfLineAt(text, at) : void 0;
			}
			function endOfLineAt(text, offset) {
				let newline = text.indexOf("\n", offset);
				if (newline < 0) return text.length;
				return newline > offset && text[newline - 1] === "\r" ? newline - 1 : newline;
			}
			function startOfLineAt(text, offset) {
				return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
			}
			function endOfLineBefore(text, offset) {
				let start = startOfLineAt(text, offset);
				if (start === 0) return 0;
				return start - (text[start - 2] === "\r" ? 2 : 1);
			}
			function indentBefore(text, offset) {
				let before = text.slice(startOfLineAt(text, offset), offset);
				return /^[ \t]*$/.test(before) ? before : void 0;
			}
			function indentOf(text, offset) {
				return /^[ \t]*/.exec(text.slice(startOfLineAt(text, offset), offset))?.[0] ?? "";
			}
			function insertion(at, text) {
				return {
					start: at,
					end: at,
					replacement: text
				};
			}
			function mergeSpans(spans) {
				let merged = [];
				for (let { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
					let last = merged.at(-1);
					last !== void 0 && start <= last.end ? last.end = Math.max(last.end, end) : merged.push({
						start,
						end
					});
				}
				return merged;
			}
			function withoutSpans(text, { start, end }, spans) {
				let left = "";
				let from = start;
				for (let span of spans) {
					left += text.slice(from, span.start);
					from = span.end;
				}
				return left + text.slice(from, end);
			}
		},
		2806: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				DATA_FORMATS: () => DATA_FORMATS,
				dataFormatOf: () => dataFormatOf,
				loadAdapter: () => loadAdapter
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_start = __nccwpck_require__(5111);
			//! src/workspace/data/data-format.ts
			let DATA_FORMATS = [
				"json",
				"jsonc",
				"yaml",
				"toml"
			];
			let BY_EXTENSION = {
				json: "json",
				webmanifest: "json",
				geojson: "json",
				jsonc: "jsonc",
				"code-workspace": "jsonc",
				"code-snippets": "jsonc",
				yaml: "yaml",
				yml: "yaml",
				toml: "toml"
			};
			let COMMENTED = /(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?\.json|\.?devcontainer\.json|\.vscode\/[^/]+\.json|tslint\.json|api-extractor\.json|\.(?:eslintrc|babelrc|swcrc|jshintrc|jscsrc|markdownlint)(?:\.json)?|(?:deno|biome|turbo|nx|project)\.json)$/;
			function dataFormatOf(path) {
				if (COMMENTED.test(path)) return (0, $start_start.success)("jsonc");
				let extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
				let format = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : void 0;
				if (format !== void 0) return (0, $start_start.success)(format);
				return (0, $start_start.failure)(ERRORS.unknownFormat(path));
			}
			let adapters = new Map();
			function loadAdapter(format) {
				let adapter = adapters.get(format) ?? makeAdapter(format);
				adapters.set(format, adapter);
				return adapter;
			}
			async function makeAdapter(format) {
				switch (format) {
					case "json":
					case "jsonc": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7503)).then((n) => n.json_data_exports)).jsonAdapter(format === "jsonc");
					case "yaml": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 8884)).then((n) => n.yaml_data_exports)).yamlAdapter();
					case "toml": return (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 7581)).then((n) => n.toml_data_exports)).tomlAdapter();
				}
			}
			let ERRORS = { unknownFormat: (path) => (0, $base_tool_errors.toolError)("invalid_arguments", `The name of '${path}' does not say whether it is JSON, YAML or TOML`, `Set format to one of ${DATA_FORMATS.join(", ")}.`) };
		},
		175: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				SET_WHEN: () => SET_WHEN,
				compileQueries: () => compileQueries,
				editDocument: () => editDocument,
				loadQueryCompiler: () => loadQueryCompiler,
				normalizedPath: () => normalizedPath,
				readDocument: () => readDocument,
				valueAt: () => valueAt
			});
			var $start_runtime = __nccwpck_require__(9311);
			var $start_start = __nccwpck_require__(5111);
			var $core_work = __nccwpck_require__(1501);
			var $base_tool_errors_3 = __nccwpck_require__(1934);
			var $data_tree = __nccwpck_require__(7669);
			//! src/workspace/data/data-query.ts
			async function compileQueries(sources) {
				let compile = await loadQueryCompiler();
				let queries = [];
				for (let source of sources) {
					let query = compile(source);
					if (!query.ok) return query;
					queries.push(query.value);
				}
				return (0, $start_start.success)(queries);
			}
			async function loadQueryCompiler() {
				let { jsonpath } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2136, 23)).then((n) => (0, $start_runtime.__toESM)(n.require_json_p3_cjs(), 1));
				let environment = new jsonpath.JSONPathEnvironment({ maxRecursionDepth: 501 });
				let strict = new jsonpath.functions.Match({ throwErrors: !0 });
				return (source) => {
					try {
						let query = environment.compile(source);
						let broken = patternsIn(query).find((pattern) => !isPattern(pattern));
						return broken === void 0 ? (0, $start_start.success)(queryOf(source, query)) : (0, $start_start.failure)(ERRORS.brokenPattern(source, broken));
					} catch (error) {
						if (!(error instanceof jsonpath.JSONPathError)) throw error;
						return (0, $start_start.failure)(invalidPath(source, error.message));
					}
				};
				function patternsIn(part) {
					if (Array.isArray(part)) return part.flatMap(patternsIn);
					if (typeof part != "object" || !part || part === environment || part instanceof jsonpath.Token) return [];
					if (!(part instanceof jsonpath.expressions.FunctionExtension)) return Object.values(part).flatMap(patternsIn);
					let [, pattern] = part.args;
					return [...["match", "search"].includes(part.name) && pattern instanceof jsonpath.expressions.StringLiteral ? [pattern.value] : [], ...part.args.flatMap(patternsIn)];
				}
				function isDescendant(part) {
					return part instanceof jsonpath.JSONPathSegment && String(part).startsWith("..");
				}
				function descendantsInFilters(part, isInside = !1) {
					if (Array.isArray(part)) return part.reduce((sum, each) => sum + descendantsInFilters(each, isInside), 0);
					if (typeof part != "object" || !part || part === environment || part instanceof jsonpath.Token) return 0;
					let isInFilter = isInside || part instanceof jsonpath.selectors.FilterSelector;
					let own = isInFilter && isDescendant(part) ? 1 : 0;
					return Object.values(part).reduce((sum, each) => sum + descendantsInFilters(each, isInFilter), own);
				}
				function isPattern(text) {
					try {
						strict.call("", text);
						return !0;
					} catch {
						return !1;
					}
				}
				function queryOf(text, { segments }) {
					let names = segments.map((segment) => {
						let [selector, ...others] = segment.selectors;
						return others.length === 0 && selector instanceof jsonpath.selectors.NameSelector && !isDescendant(segment) ? selector.name : void 0;
					});
					let find = (root, steps) => {
						let nodes = [new jsonpath.JSONPathNode(root, [], root)];
						for (let segment of segments.slice(0, steps)) nodes = [...segment.lazyResolve(isDescendant(segment) ? withoutInner(nodes) : unique(nodes))];
						return unique(nodes).map(({ location }) => location);
					};
					return {
						source: text,
						needsTimeLimit: /\b(?:match|search)\s*\(/.test(text) || descendantsInFilters(segments) > 1,
						endsInName: names.at(-1) !== void 0,
						find: (root) => find(root, segments.length),
						findPlaces(root) {
							let lastChoice = names.lastIndexOf(void 0) + 1;
							return find(root, lastChoice).map((at) => walk(root, at, names.slice(lastChoice)));
						}
					};
				}
			}
			function walk(root, from, names) {
				let at = [...from];
				let value = valueAt(root, from);
				for (let [index, name] of names.entries()) {
					if (!(0, $data_tree.isObject)(value) || !Object.hasOwn(value, name)) return {
						at,
						missing: names.slice(index)
					};
					value = value[name];
					at.push(name);
				}
				return {
					at,
					missing: []
				};
			}
			function valueAt(root, location) {
				return location.reduce((value, part) => {
					if (Array.isArray(value)) return value[part];
					return (0, $data_tree.isObject)(value) && Object.hasOwn(value, part) ? value[String(part)] : void 0;
				}, root);
			}
			function unique(nodes) {
				if (nodes.length < 2) return nodes;
				return [...new Map(nodes.map((node) => [normalizedPath(node.location), node])).values()];
			}
			function withoutInner(nodes) {
				if (nodes.length < 2) return nodes;
				let kept = new Set();
				return nodes.filter(({ location }) => {
					let path = normalizedPath([]);
					if (kept.has(path)) return !1;
					for (let part of location) {
						path += normalizedPart(part);
						if (kept.has(path)) return !1;
					}
					kept.add(path);
					return !0;
				});
			}
			function normalizedPath(location) {
				return `$${location.map(normalizedPart).join("")}`;
			}
			function normalizedPart(part) {
				return typeof part == "number" ? `[${part}]` : `['${escapeName(part)}']`;
			}
			let ESCAPES = {
				"\b": "\\b",
				"\f": "\\f",
				"\n": "\\n",
				"\r": "\\r",
				"	": "\\t",
				"'": "\\'",
				"\\": "\\\\"
			};
			function escapeName(name) {
				return name.replace(/[\u0000-\u001f'\\]/g, (char) => ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
			}
			function invalidPath(source, message) {
				let [, reason = message, offset] = /^(.*) \('.*':(\d+)\)$/s.exec(message) ?? [];
				let place = offset === void 0 ? "" : ` at character ${Number(offset) + 1}`;
				return ERRORS.unreadable(source, place, reason);
			}
			let ERRORS = {
				unreadable: (source, place, why) => (0, $base_tool_errors_3.toolError)("invalid_pattern", `JSONPath '${source}' cannot be read${place}: ${why}`, "Write a path as RFC 9535 describes it, such as $.engines.node, $.jobs[*].steps[0] or $['a key']."),
				brokenPattern: (source, pattern) => (0, $base_tool_errors_3.toolError)("invalid_pattern", `'${pattern}' in JSONPath '${source}' is not a valid pattern there`, "JSONPath has the patterns of RFC 9485: [0-9] instead of \\d, [A-Za-z0-9_] instead of \\w, no (?\u2026). match() must match the whole text, search() a part of it.")
			};
			//! src/workspace/data/data-text.ts
			function replaceSpans(text, edits) {
				let made = "";
				let from = 0;
				for (let { start, end, replacement } of edits) {
					made += text.slice(from, start) + replacement;
					from = end;
				}
				return made + text.slice(from);
			}
			//! src/workspace/data/data-operations.ts
			let SET_WHEN = [
				"exists",
				"missing",
				"always"
			];
			function findMatches(edit, root) {
				let data = (0, $data_tree.plainOf)(root);
				if (edit.kind === "set" && edit.when !== "exists") return edit.query.findPlaces(data);
				return edit.query.find(data).map((at) => ({
					at,
					missing: []
				}));
			}
			function operationsOf(edit, places, root, document) {
				let found = places.map(({ at }) => at);
				edit.kind === "set" && edit.when === "exists" && checkApart(found, root);
				let operations = (edit.kind === "delete" ? outermost(found).map((at) => ({
					at,
					missing: []
				})) : places).flatMap((place) => operationsAt(edit, place, root, document));
				for (let operation of operations) checkPlace(operation, root);
				return operations;
			}
			function operationsAt(edit, place, root, document) {
				switch (edit.kind) {
					case "set": return setAt(place, edit, root);
					case "delete": return [removal(place.at, root)];
					case "rename": return rename(place.at, edit.key, root);
					case "append": return append(place.at, edit.value, root);
					case "merge": return merge(place.at, edit.value, root);
					case "replace": return replace(place.at, edit.replacement, root, document);
				}
			}
			function setAt({ at, missing }, { value, when }, root) {
				let node = (0, $data_tree.nodeAt)(root, at);
				let [key, ...inner] = missing;
				if (key === void 0) return when === "missing" || (0, $data_tree.isSameData)((0, $data_tree.plainOf)(node), value) ? [] : [{
					kind: "set",
					at,
					value
				}];
				if (node.kind !== "object") throw wrongType(at, node, `so '${key}' cannot be added to it`, "Set it to an object first, or choose another path.");
				return [{
					kind: "add",
					at,
					key,
					value: inner.reduceRight((made, name) => ({ [name]: made }), value)
				}];
			}
			function removal(at, root) {
				if (at.length > 0) return {
					kind: "remove",
					at
				};
				throw (0, $data_tree.editConflict)("The whole document cannot be deleted", root.start, "Use delete_file, or name the values to delete.");
			}
			function rename(at, key, root) {
				let name = at.at(-1);
				if (typeof name != "string") {
					let node = (0, $data_tree.nodeAt)(root, at);
					let what = name === void 0 ? "the whole document" : "an item of a list";
					throw (0, $data_tree.editConflict)(`${normalizedPath(at)} is ${what}, which has no name`, node.start, "Choose a path that selects members of objects.");
				}
				if (name === key) return [];
				let parent = (0, $data_tree.nodeAt)(root, at.slice(0, -1));
				let taken = (0, $data_tree.findMember)(parent, key);
				if (taken === void 0) return [{
					kind: "rename",
					at,
					key
				}];
				throw (0, $data_tree.editConflict)(`${normalizedPath(at)} cannot be renamed: '${key}' already exists beside it`, taken.keyStart, "Delete one of the two first, or choose another name.");
			}
			function append(at, value, root) {
				let node = (0, $data_tree.nodeAt)(root, at);
				let data = (0, $data_tree.plainOf)(node);
				if (!(0, $data_tree.isList)(data)) throw wrongType(at, node, "so nothing can be appended to it", "Choose a path that selects lists.");
				return data.some((item) => (0, $data_tree.isSameData)(item, value)) ? [] : [{
					kind: "append",
					at,
					value
				}];
			}
			function merge(at, value, root) {
				let node = (0, $data_tree.nodeAt)(root, at);
				let data = (0, $data_tree.plainOf)(node);
				if (!(0, $data_tree.isObject)(data)) throw wrongType(at, node, "so nothing can be merged into it", "Choose a path that selects objects.");
				return Object.entries(value).flatMap(([key, added]) => {
					if (!Object.hasOwn(data, key)) return [{
						kind: "add",
						at,
						key,
						value: added
					}];
					return (0, $data_tree.isObject)(added) && (0, $data_tree.isObject)(data[key]) ? merge([...at, key], added, root) : [];
				});
			}
			let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
			function replace(at, replacement, root, document) {
				let node = (0, $data_tree.nodeAt)(root, at);
				let { value } = node;
				if (typeof value != "string" && typeof value != "number") throw wrongType(at, node, "so no text can be replaced in it", "Choose a path that selects strings or numbers.");
				let text = document.scalarText(node);
				if (replacement.countLongLines(text) > 0) throw (0, $data_tree.editConflict)(`${normalizedPath(at)} is too long for this pattern`, node.start, "Use a pattern without '*', '+' and '{n,}'.");
				let written = replaceSpans(text, replacement.edits(text));
				if (written === text) return [];
				if (typeof value == "string") return [{
					kind: "set",
					at,
					value: written
				}];
				if (NUMBER.test(written)) return [{
					kind: "set",
					at,
					value: Number(written),
					written
				}];
				throw (0, $data_tree.editConflict)(`${normalizedPath(at)} is the number ${text}, and '${written}' is not a number`, node.start, "Use set to put a string in its place, or correct the pattern.");
			}
			function checkApart(found, root) {
				let outer = outermost(found);
				let inner = outer.length === found.length ? void 0 : found.find((at) => !outer.includes(at));
				if (inner === void 0) return;
				throw (0, $data_tree.editConflict)(`The path selects both ${normalizedPath(inner)} and a value that contains it`, (0, $data_tree.nodeAt)(root, inner).start, "Choose a path that selects only one of them.");
			}
			function outermost(found) {
				if (found.length < 2) return found;
				let all = new Set(found.map(normalizedPath));
				return found.filter((at) => !at.some((_, length) => all.has(normalizedPath(at.slice(0, length)))));
			}
			function checkPlace(operation, root) {
				let changesWhole = operation.kind === "set" || operation.kind === "remove";
				let path = operation.at.map((_, length) => (0, $data_tree.nodeAt)(root, operation.at.slice(0, length)));
				let node = (0, $data_tree.nodeAt)(root, operation.at);
				let isOwnLine = (operation.kind === "remove" || operation.kind === "rename") && node.elsewhere?.kind === "alias";
				let elsewhere = (isOwnLine ? path : [...path, node]).find((each) => each.elsewhere !== void 0)?.elsewhere;
				if (elsewhere !== void 0) throw (0, $data_tree.editConflict)(`${normalizedPath(operation.at)} ${elsewhere.message}`, elsewhere.offset, elsewhere.suggestion);
				let shared = [...path, ...operation.kind === "rename" ? [] : [node]].find((each) => each.shared !== void 0) ?? (changesWhole && !isOwnLine ? sharedIn(node) : void 0);
				if (shared?.shared === void 0) return;
				throw (0, $data_tree.editConflict)(`${normalizedPath(operation.at)} ${shared.shared}`, shared.start, "Replace the aliases with their values first, or edit the file with replace_in_file.");
			}
			function sharedIn(node) {
				for (let child of node.kind === "array" ? node.items : node.members.map((member) => member.node)) {
					let found = child.elsewhere === void 0 ? child.shared === void 0 ? sharedIn(child) : child : void 0;
					if (found !== void 0) return found;
				}
			}
			function wrongType(at, node, consequence, suggestion) {
				return (0, $data_tree.editConflict)(`${normalizedPath(at)} is ${(0, $data_tree.typeName)((0, $data_tree.plainOf)(node))}, ${consequence}`, node.start, suggestion);
			}
			function applyOperations(root, operations) {
				let top = newBranch();
				for (let operation of operations) addOperation(top, operation);
				return applyBranch(root, top);
			}
			function newBranch() {
				return {
					added: [],
					appended: [],
					removed: new Set(),
					renamed: new Map(),
					below: new Map()
				};
			}
			function addOperation(top, operation) {
				let { at, kind } = operation;
				let last = at.at(-1) ?? "";
				switch (kind) {
					case "set":
						branchAt(top, at).replaced = operation;
						break;
					case "add":
						branchAt(top, at).added.push([operation.key, operation.value]);
						break;
					case "append":
						branchAt(top, at).appended.push(operation.value);
						break;
					case "remove":
						branchAt(top, at.slice(0, -1)).removed.add(last);
						break;
					case "rename": branchAt(top, at.slice(0, -1)).renamed.set(last, operation.key);
				}
			}
			function branchAt(top, at) {
				let branch = top;
				for (let part of at) {
					let next = branch.below.get(part) ?? newBranch();
					branch.below.set(part, next);
					branch = next;
				}
				return branch;
			}
			function applyBranch(value, { replaced, added, appended, removed, renamed, below }) {
				if (replaced !== void 0) return replaced.value;
				let inner = (part, child) => {
					let branch = below.get(part);
					return branch === void 0 ? child : applyBranch(child, branch);
				};
				if ((0, $data_tree.isList)(value)) return [...value.map((item, i) => inner(i, item)).filter((_, i) => !removed.has(i)), ...appended];
				if (!(0, $data_tree.isObject)(value)) return value;
				let kept = Object.entries(value).filter(([key]) => !removed.has(key));
				return (0, $data_tree.plainObject)([...kept.map(([key, member]) => [renamed.get(key) ?? key, inner(key, member)]), ...added]);
			}
			//! src/workspace/data/edit-document.ts
			function editDocument(adapter, text, edits) {
				return catching(() => {
					let current = text;
					let document = readAll(adapter, text);
					let proven;
					let splices;
					let stale;
					let changes = [];
					let found = new Set();
					for (let [index, edit] of edits.entries()) {
						stale !== void 0 && (document = readAgain(adapter, current, stale));
						stale = void 0;
						let matches = document.roots.map((root) => isNothing(root) ? [] : findMatches(edit, root));
						matches.some(({ length }) => length > 0) && found.add(index);
						let operations = document.roots.map((root, i) => operationsOf(edit, matches[i] ?? [], root, document));
						if (operations.every(({ length }) => length === 0)) continue;
						proven ??= agree(adapter, current, document);
						let lines = new $core_work.TextLines(current);
						for (let [i, root] of document.roots.entries()) for (let each of operations[i] ?? []) changes.push(changeOf(each, index, root, lines));
						let made = document.roots.flatMap((root, i) => splicesOf(operations[i] ?? [], root, document));
						made.sort((a, b) => a.start - b.start || a.end - b.end);
						let edited = replaceSpans(current, made);
						stale = {
							operations,
							data: proven.map((data, i) => applyOperations(data, operations[i] ?? [])),
							place: made[0]?.start ?? 0
						};
						proven = prove(adapter, edited, stale);
						splices = current === text ? made : void 0;
						current = edited;
					}
					return {
						text: current,
						splices,
						changes,
						found
					};
				});
			}
			function isNothing({ kind, value, start, end }) {
				return kind === "scalar" && value === null && start === end;
			}
			function readDocument(adapter, text, query) {
				return catching(() => {
					let lines = new $core_work.TextLines(text);
					return readAll(adapter, text).roots.flatMap((root, document) => query.find((0, $data_tree.plainOf)(root)).map((at) => {
						let node = (0, $data_tree.nodeAt)(root, at);
						return {
							path: normalizedPath(at),
							document: document + 1,
							...lines.place(node.start),
							value: (0, $data_tree.plainOf)(node)
						};
					}));
				});
			}
			function catching(work) {
				try {
					return (0, $start_start.success)(work());
				} catch (error) {
					if (error instanceof $data_tree.DataError) return (0, $start_start.failure)(error.problem);
					if (error instanceof RangeError) return (0, $start_start.failure)((0, $data_tree.tooDeep)(0).problem);
					throw error;
				}
			}
			function readAll(adapter, text) {
				let document = adapter.read(text);
				document.roots.forEach($data_tree.checkSize);
				return document;
			}
			function agree(adapter, text, { roots }) {
				let second = secondOpinion(adapter, text);
				if (!second.ok) throw (0, $data_tree.invalidDocument)(`Not every parser accepts the file as ${adapter.name}: ${second.error}`, 0, "Correct it, or edit it with replace_in_file.");
				let difference = differenceOf(roots.map($data_tree.plainOf), second.value);
				if (difference === void 0) return second.value;
				let node = difference.at.length === 0 ? roots[0] : deepestAt(roots[Number(difference.at[0])], difference.at.slice(1));
				throw (0, $data_tree.invalidDocument)(`Two parsers of ${adapter.name} disagree about ${normalizedPath(difference.at.slice(1))}`, node?.start ?? 0, "Write the value so that it can mean only one thing, for example in quotes, or edit the file with replace_in_file.");
			}
			function prove(adapter, edited, { operations, data, place }) {
				let second = secondOpinion(adapter, edited);
				if (!second.ok) throw (0, $data_tree.editConflict)(`The edit would break the file: ${second.error}`, place, "Edit it with replace_in_file instead.");
				let difference = differenceOf(data, second.value);
				if (difference === void 0) return second.value;
				let path = normalizedPath(difference.at.slice(1));
				let isNamed = operations[Number(difference.at[0])]?.some(({ at }) => at.every((part, i) => part === difference.at[i + 1]));
				throw (0, $data_tree.editConflict)(isNamed === !0 ? `The value cannot be written at ${path} so that it means the same to every parser` : `The edit cannot be made without changing the meaning of ${path} too`, place, "Edit it with replace_in_file instead.");
			}
			function readAgain(adapter, edited, { data, place }) {
				try {
					let document = readAll(adapter, edited);
					if (differenceOf(data, document.roots.map($data_tree.plainOf)) === void 0) return document;
				} catch (error) {
					if (!(error instanceof $data_tree.DataError)) throw error;
				}
				throw (0, $data_tree.editConflict)("The edit would leave a file that parsers read differently", place, "Edit it with replace_in_file instead.");
			}
			function secondOpinion(adapter, text) {
				try {
					return (0, $start_start.success)(adapter.readAgain(text));
				} catch (error) {
					if (error instanceof RangeError) throw error;
					let [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
					return (0, $start_start.failure)(reason);
				}
			}
			function differenceOf(a, b) {
				return (0, $data_tree.isSameData)(a, b) ? void 0 : { at: firstDifference(a, b) };
			}
			function firstDifference(a, b) {
				let parts = (0, $data_tree.isList)(a) && (0, $data_tree.isList)(b) ? [...a.keys(), ...b.keys()] : (0, $data_tree.isObject)(a) && (0, $data_tree.isObject)(b) ? [...Object.keys(a), ...Object.keys(b)] : [];
				for (let part of parts) {
					let [one, other] = [valueAt(a ?? null, [part]), valueAt(b ?? null, [part])];
					if (!(0, $data_tree.isSameData)(one, other)) return [part, ...firstDifference(one, other)];
				}
				return [];
			}
			function deepestAt(root, at) {
				let [part, ...rest] = at;
				let child = root === void 0 || part === void 0 ? void 0 : (0, $data_tree.findChild)(root, part);
				return child === void 0 ? root : deepestAt(child, rest);
			}
			function splicesOf(operations, root, document) {
				let added = new Map();
				let appended = new Map();
				let removed = new Map();
				let made = [];
				for (let operation of operations) {
					let node = (0, $data_tree.nodeAt)(root, operation.at);
					let parent = (0, $data_tree.nodeAt)(root, operation.at.slice(0, -1));
					let last = operation.at.at(-1);
					let index = typeof last == "string" ? (0, $data_tree.memberIndex)(parent, last) ?? 0 : last ?? 0;
					operation.kind === "set" ? made.push(...document.setValue(node, operation.value, operation.written)) : operation.kind === "rename" ? made.push(...document.renameMember(parent, index, operation.key)) : operation.kind === "add" ? collect(added, node, [operation.key, operation.value]) : operation.kind === "append" ? collect(appended, node, operation.value) : collect(removed, parent, index);
				}
				for (let [node, entries] of added) made.push(...document.addMembers(node, entries));
				for (let [node, values] of appended) made.push(...document.appendItems(node, values));
				for (let [node, indexes] of removed) made.push(...document.removeChildren(node, indexes.toSorted((a, b) => a - b)));
				return made;
			}
			function collect(groups, node, item) {
				let group = groups.get(node);
				group === void 0 ? groups.set(node, [item]) : group.push(item);
			}
			function changeOf(operation, edit, root, lines) {
				let { at, kind } = operation;
				let node = (0, $data_tree.nodeAt)(root, at);
				let line = lines.lineOf(node.start);
				let change = (path, values) => ({
					edit,
					path: normalizedPath(path),
					line,
					...values
				});
				switch (kind) {
					case "set": return change(at, {
						before: (0, $data_tree.plainOf)(node),
						after: operation.value
					});
					case "add": return change([...at, operation.key], { after: operation.value });
					case "append": return change([...at, node.items.length], { after: operation.value });
					case "remove": return change(at, { before: (0, $data_tree.plainOf)(node) });
					case "rename": return change(at, {
						before: at.at(-1) ?? "",
						after: operation.key
					});
				}
			}
		},
		7669: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				DataError: () => DataError,
				checkSize: () => checkSize,
				editConflict: () => editConflict,
				findChild: () => findChild,
				findMember: () => findMember,
				invalidDocument: () => invalidDocument,
				isList: () => isList,
				isObject: () => isObject,
				isSameData: () => isSameData,
				memberIndex: () => memberIndex,
				nodeAt: () => nodeAt,
				plainObject: () => plainObject,
				plainOf: () => plainOf,
				tooDeep: () => tooDeep,
				typeName: () => typeName
			});
			//! src/workspace/data/data-tree.ts
			var DataError = class extends Error {
				problem;
				constructor(problem) {
					super(problem.message);
					this.problem = problem;
				}
			};
			function invalidDocument(message, offset, suggestion) {
				return new DataError({
					code: "invalid_document",
					message,
					offset,
					suggestion
				});
			}
			function editConflict(message, offset, suggestion) {
				return new DataError({
					code: "edit_conflict",
					message,
					offset,
					suggestion
				});
			}
			let MAX_VALUES = 1e6;
			let plain = new WeakMap();
			function plainOf(node) {
				if (node.kind === "scalar") return node.value ?? null;
				let known = plain.get(node);
				if (known !== void 0) return known;
				let made = node.kind === "array" ? node.items.map(plainOf) : plainObject(node.members.map(({ key, node: value }) => [key, plainOf(value)]));
				plain.set(node, made);
				return made;
			}
			function plainObject(entries) {
				let made = {};
				for (let [key, value] of entries) key === "__proto__" ? Object.defineProperty(made, key, {
					value,
					enumerable: !0,
					configurable: !0,
					writable: !0
				}) : made[key] = value;
				return made;
			}
			function checkSize(root) {
				let sizes = new Map();
				let measure = (node, depth) => {
					if (depth > 500) throw tooDeep(node.start);
					let known = sizes.get(node);
					if (known !== void 0) return known;
					let size = 1;
					for (let item of node.items) size += measure(item, depth + 1);
					for (let member of node.members) size += measure(member.node, depth + 1);
					sizes.set(node, size);
					return size;
				};
				if (measure(root, 0) <= MAX_VALUES) return;
				throw new DataError({
					code: "limit_exceeded",
					message: `The document has more than ${MAX_VALUES} values once its aliases are written out`,
					offset: root.start,
					suggestion: "Edit it with replace_in_file instead."
				});
			}
			function tooDeep(offset) {
				return new DataError({
					code: "limit_exceeded",
					message: "The document is nested deeper than 500 levels",
					offset,
					suggestion: "Edit it with replace_in_file instead."
				});
			}
			function nodeAt(root, location) {
				return location.reduce((node, part) => childOf(node, part), root);
			}
			function childOf(node, part) {
				let child = findChild(node, part);
				if (child === void 0) throw Error(`No value at ${part}`);
				return child;
			}
			function findChild(node, part) {
				return typeof part == "number" ? node.items[part] : findMember(node, part)?.node;
			}
			let indexes = new WeakMap();
			function memberIndex(node, key) {
				let known = indexes.get(node) ?? new Map(node.members.map((member, index) => [member.key, index]));
				indexes.set(node, known);
				return known.get(key);
			}
			function findMember(node, key) {
				let index = memberIndex(node, key);
				return index === void 0 ? void 0 : node.members[index];
			}
			function isObject(value) {
				return typeof value == "object" && !!value && !Array.isArray(value);
			}
			function isList(value) {
				return Array.isArray(value);
			}
			function isSameData(a, b) {
				if (a === b) return !0;
				if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => isSameData(item, b[i]));
				if (!isObject(a) || !isObject(b)) return typeof a == "number" && typeof b == "number" && Object.is(a, b);
				let keys = Object.keys(a);
				return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]));
			}
			function typeName(value) {
				if (value === null) return "null";
				if (isList(value)) return "a list";
				return {
					string: "a string",
					number: "a number",
					boolean: "true or false",
					object: "an object"
				}[typeof value];
			}
		},
		7056: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ensureLines: () => ensureLines,
				linesIn: () => linesIn
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_paths_3 = __nccwpck_require__(5927);
			var $start_start_3 = __nccwpck_require__(5111);
			var $core_work_3 = __nccwpck_require__(1501);
			//! src/workspace/text/ensure-lines.ts
			function ensureLines(text, request) {
				let { content, places, markers } = request;
				let lines = linesIn(text);
				if (markers !== void 0) return ensureBlock(text, lines, {
					...request,
					markers
				});
				let found = findPresent(lines, linesIn(content), request);
				if (found !== void 0) return (0, $start_start_3.success)({ line: found + 1 });
				if (!places.chosen.ok) return places.chosen;
				return (0, $start_start_3.success)({
					edit: (0, $core_work_3.insertLines)(text, places.chosen.value, content),
					line: places.chosen.value + 1
				});
			}
			function findPresent(lines, wanted, { unlessIn, places }) {
				let isAt = (at) => at >= 0 && wanted.every((line, i) => lines[at + i] === line);
				if (unlessIn === "place") return places.lines.map((line) => places.side === "after" ? line : line - wanted.length).find(isAt);
				let at = lines.findIndex((_, i) => isAt(i));
				return at < 0 ? void 0 : at;
			}
			function ensureBlock(text, lines, request) {
				let { content, places, markers } = request;
				let block = findBlock(lines, request);
				if (!block.ok) return block;
				if (block.value === void 0) {
					if (!places.chosen.ok) return places.chosen;
					let inner = content === "" ? [] : [(0, $core_work_3.withoutFinalNewline)(content)];
					let all = [
						markers.begin,
						...inner,
						markers.end
					].join("\n");
					return (0, $start_start_3.success)({
						edit: (0, $core_work_3.insertLines)(text, places.chosen.value, all),
						line: places.chosen.value + 2
					});
				}
				let { begin, end } = block.value;
				let wanted = content === "" ? [] : linesIn(content);
				let current = lines.slice(begin, end - 1);
				let line = begin + 1;
				if (current.length === wanted.length && current.every((each, i) => each === wanted[i])) return (0, $start_start_3.success)({ line });
				if (current.length === 0) return (0, $start_start_3.success)({
					edit: (0, $core_work_3.insertLines)(text, begin, content),
					line
				});
				let edit = wanted.length === 0 ? (0, $core_work_3.deleteLines)(text, line, end - 1) : (0, $core_work_3.replaceLines)(text, {
					first: line,
					last: end - 1
				}, content);
				return (0, $start_start_3.success)({
					edit,
					line
				});
			}
			function findBlock(lines, { path, markers }) {
				let find = (marker) => lines.flatMap((line, i) => line.trim() === marker.trim() ? [i + 1] : []);
				let [begins, ends] = [find(markers.begin), find(markers.end)];
				let [begin, secondBegin] = begins;
				let [end, secondEnd] = ends;
				if (begin === void 0 && end === void 0) return (0, $start_start_3.success)(void 0);
				let at = (line) => `${path}:${line}`;
				if (begin === void 0) return (0, $start_start_3.failure)(ERRORS.noBegin(at(end ?? 1), markers));
				if (end === void 0) return (0, $start_start_3.failure)(ERRORS.noEnd(at(begin), markers));
				if (secondBegin !== void 0) return (0, $start_start_3.failure)(ERRORS.twice(at(secondBegin), markers.begin));
				if (secondEnd !== void 0) return (0, $start_start_3.failure)(ERRORS.twice(at(secondEnd), markers.end));
				if (end < begin) return (0, $start_start_3.failure)(ERRORS.endFirst(at(end), markers));
				return (0, $start_start_3.success)({
					begin,
					end
				});
			}
			function linesIn(text) {
				if (text === "") return [];
				return (0, $core_work_3.withoutFinalNewline)(text).split("\n").map((line) => line.replace(/\r+$/, ""));
			}
			let FIX_MARKERS = "Nothing was changed. Correct the two marker lines, or use others.";
			let ERRORS = {
				noBegin: (place, { begin, end }) => (0, $base_tool_errors.toolError)("edit_conflict", `${place}: '${(0, $start_paths_3.briefText)(end)}' has no '${(0, $start_paths_3.briefText)(begin)}' before it`, FIX_MARKERS),
				noEnd: (place, { begin, end }) => (0, $base_tool_errors.toolError)("edit_conflict", `${place}: '${(0, $start_paths_3.briefText)(begin)}' has no '${(0, $start_paths_3.briefText)(end)}' after it`, FIX_MARKERS),
				twice: (place, marker) => (0, $base_tool_errors.toolError)("edit_conflict", `${place}: '${(0, $start_paths_3.briefText)(marker)}' appears a second time`, FIX_MARKERS),
				endFirst: (place, { begin, end }) => (0, $base_tool_errors.toolError)("edit_conflict", `${place}: '${(0, $start_paths_3.briefText)(end)}' comes before '${(0, $start_paths_3.briefText)(begin)}'`, FIX_MARKERS)
			};
		},
		2233: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				compareFootprints: () => compareFootprints,
				footprint_exports: () => footprint_exports,
				ignoredByGit: () => ignoredByGit,
				ignoredByName: () => ignoredByName
			});
			var $start_runtime = __nccwpck_require__(9311);
			var $start_start = __nccwpck_require__(5111);
			var $git_clean_repository = __nccwpck_require__(7831);
			var $core_work_3 = __nccwpck_require__(1501);
			__nccwpck_require__(4793);
			var $git_state = __nccwpck_require__(9742);
			//! src/workspace/footprint.ts
			var footprint_exports = (0, $start_runtime.__exportAll)({ takeFootprint: () => takeFootprint });
			let DOT_GIT = ".git";
			async function takeFootprint(request) {
				let { folder, repository, disk, list } = request;
				let asked = repository && readIgnored({
					...request,
					repository
				});
				let git = (0, $git_state.readGitState)(disk, folder, repository);
				let ignored = await asked;
				let walk = new Walk(request, ignored);
				walk.go();
				if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
				let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
					...request,
					repository
				}, walk.specials) : [];
				for (let name of dropped) walk.marks.delete(name);
				return {
					files: walk.marks,
					git
				};
			}
			function compareFootprints(before, after) {
				return {
					files: (0, $git_state.differences)(before.files, after.files),
					git: (0, $git_state.differences)(before.git, after.git)
				};
			}
			var Walk = class {
				#request;
				#ignored;
				marks = new Map();
				specials = [];
				hasRepositories = !1;
				constructor(request, ignored) {
					this.#request = request;
					this.#ignored = ignored;
				}
				go() {
					let waiting = [""];
					for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
				}
				#look(prefix) {
					let { folder, disk } = this.#request;
					let entries = disk.readDirectory(`${folder}/${prefix}`);
					if (!entries.ok) {
						this.marks.set(prefix, entries.error.code);
						return [];
					}
					if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
						this.hasRepositories = !0;
						this.#note(`${prefix}${DOT_GIT}`);
						return [];
					}
					let directories = [];
					for (let { name, kind } of entries.value) {
						let inner = `${prefix}${name}`;
						if (inner === DOT_GIT) continue;
						kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
					}
					return directories;
				}
				noteFile(path) {
					this.marks.has(path) || this.#note(path);
				}
				#mayEnter(path, name) {
					let { folder, repository } = this.#request;
					if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
					return this.#ignored === void 0 ? !$core_work_3.EXCLUDED_WITHOUT_GIT.has(name) : !this.#ignored.has(`${path}/`);
				}
				#note(name) {
					let { folder, disk } = this.#request;
					let entry = disk.entry(`${folder}/${name}`);
					let found = entry.ok ? entry.value : void 0;
					found?.kind === "other" && this.specials.push(name);
					let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
					this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
				}
			};
			let IGNORED = [
				"ls-files",
				"-z",
				"--others",
				"--ignored",
				"--exclude-standard",
				"--directory"
			];
			async function readIgnored(request) {
				let above = (0, $core_work_3.aboveOf)(request);
				let output = await request.git.run({
					...request.repository,
					args: [
						...IGNORED,
						"--",
						...above === "" ? [] : [above]
					]
				});
				if (!output.ok) return;
				let records = (0, $start_start.asBuffer)(output.value).toString("utf8").split("\0").slice(0, -1);
				if (above !== "" && records[0] === above && records.length === 1) return;
				let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
				return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
			}
			async function ignoredAmong(request, names) {
				let above = (0, $core_work_3.aboveOf)(request);
				let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
				return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
			}
			let CHECK_IGNORE = [
				"--no-literal-pathspecs",
				"check-ignore",
				"--no-index",
				"-z",
				"--stdin"
			];
			function ignoredByGit(git, repository) {
				return async (paths) => {
					if (paths.length === 0) return (0, $start_start.success)(new Set());
					let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
					let asked = await git.run({
						...repository,
						args: CHECK_IGNORE,
						input
					});
					if (!asked.ok && asked.error.exitCode !== 1) return (0, $start_start.failure)((0, $git_clean_repository.gitFailed)("say which files are ignored", asked.error));
					let ignored = asked.ok ? (0, $core_work_3.decodeOutput)(asked.value).split("\0") : [];
					return (0, $start_start.success)(new Set(ignored.map((path) => path.slice(2))));
				};
			}
			let ignoredByName = async (paths) => (0, $start_start.success)(new Set(paths.filter((path) => path.split("/").some((segment) => $core_work_3.EXCLUDED_WITHOUT_GIT.has(segment)))));
		},
		2196: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				HEX_ROW: () => HEX_ROW,
				hexDisplay: () => hexDisplay
			});
			//! src/workspace/text/hex-display.ts
			let HEX_ROW = /[0-9a-f]{8} {2}[0-9a-f]{2}(?: [0-9a-f]{2}){0,15}/gi;
			function hexDisplay(bytes) {
				let rows = "";
				for (let at = 0; at < bytes.length; at += 16) {
					let row = Array.from(bytes.subarray(at, at + 16), (byte) => byte.toString(16).padStart(2, "0"));
					rows += `${at.toString(16).padStart(8, "0")}  ${row.join(" ")}\n`;
				}
				return rows;
			}
		},
		7503: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { json_data_exports: () => json_data_exports });
			var $start_runtime = __nccwpck_require__(9311);
			var $core_work_5 = __nccwpck_require__(1501);
			var $comma_list = __nccwpck_require__(5358);
			var $data_tree_2 = __nccwpck_require__(7669);
			//! src/workspace/data/json-comments.ts
			function withoutComments(text) {
				return blankFinalCommas(text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g, (token) => token.startsWith("\"") ? token : blanksFor(token)));
			}
			function blankFinalCommas(text) {
				return text.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[\]}])/g, (token) => token === "," ? " " : token);
			}
			function blanksFor(comment) {
				return comment.replace(/[^\n\r]/g, " ");
			}
			//! src/workspace/data/json-tree.ts
			function readJsonTree(text, hasComments) {
				return new JsonReader(text, hasComments).readDocument();
			}
			let NONE = [];
			let NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
			let WORDS = [
				["true", !0],
				["false", !1],
				["null", null]
			];
			var JsonReader = class {
				#text;
				#comments;
				#hasComments;
				#at = 0;
				constructor(text, hasComments) {
					this.#text = text;
					this.#hasComments = hasComments;
					this.#comments = hasComments ? "slashes" : "none";
				}
				readDocument() {
					this.#skip();
					if (this.#at >= this.#text.length) throw this.#wrong("The file is empty", "A JSON file has one value, such as {}.");
					let root = this.#readValue(0);
					this.#skip();
					if (this.#at < this.#text.length) throw this.#wrong(`Unexpected ${this.#found()} after the end of the value`, "A JSON file has one value.");
					return root;
				}
				#readValue(depth) {
					if (depth > 500) throw (0, $data_tree_2.tooDeep)(this.#at);
					let start = this.#at;
					switch (this.#text[start]) {
						case "{": return this.#readObject(depth);
						case "[": return this.#readArray(depth);
						case "\"": {
							let value = this.#readString();
							return {
								kind: "scalar",
								start,
								end: this.#at,
								value,
								members: NONE,
								items: NONE
							};
						}
						default: return this.#readWord();
					}
				}
				#readObject(depth) {
					let start = this.#at++;
					let members = [];
					let known = new Set();
					for (this.#skip(); this.#text[this.#at] !== "}";) {
						if (this.#text[this.#at] !== "\"") throw this.#wrong(`Expected a key in double quotes or '}', found ${this.#found()}`, "Write keys in double quotes, and '}' after the last member.");
						let keyStart = this.#at;
						let key = this.#readString();
						if (known.has(key)) throw this.#twice(key, keyStart, members.find((member) => member.key === key)?.keyStart ?? 0);
						known.add(key);
						let keyEnd = this.#at;
						this.#skip();
						if (this.#text[this.#at] !== ":") throw this.#wrong(`Expected ':' after the key ${JSON.stringify(key)}, found ${this.#found()}`, "Write ':' between key and value.");
						this.#at++;
						this.#skip();
						members.push({
							key,
							keyStart,
							keyEnd,
							node: this.#readValue(depth + 1)
						});
						this.#readComma("}");
					}
					this.#at++;
					return {
						kind: "object",
						start,
						end: this.#at,
						members,
						items: NONE
					};
				}
				#readArray(depth) {
					let start = this.#at++;
					let items = [];
					for (this.#skip(); this.#text[this.#at] !== "]";) {
						items.push(this.#readValue(depth + 1));
						this.#readComma("]");
					}
					this.#at++;
					return {
						kind: "array",
						start,
						end: this.#at,
						members: NONE,
						items
					};
				}
				#readComma(close) {
					this.#skip();
					let char = this.#text[this.#at];
					if (char === close) return;
					if (char !== ",") throw this.#wrong(`Expected ',' or '${close}', found ${this.#found()}`, `Write ',' between values and '${close}' after the last.`);
					let comma = this.#at++;
					this.#skip();
					if (this.#text[this.#at] !== close || this.#hasComments) return;
					this.#at = comma;
					throw this.#wrong(`',' before '${close}'`, "Remove the comma: JSON allows none after the last value. If the program that reads the file does, set format to jsonc.");
				}
				#readString() {
					let start = this.#at;
					for (let end = this.#text.indexOf("\"", start + 1); end >= 0; end = this.#text.indexOf("\"", end + 1)) {
						let backslashes = 0;
						for (; this.#text[end - 1 - backslashes] === "\\";) backslashes++;
						if (backslashes % 2 == 1) continue;
						this.#at = end + 1;
						let raw = this.#text.slice(start + 1, end);
						if (!/[\\\u0000-\u001f]/.test(raw)) return raw;
						return this.#unescape(raw, start);
					}
					throw this.#wrong("The string is not closed", "Close it with '\"'.");
				}
				#unescape(raw, start) {
					try {
						return JSON.parse(`"${raw}"`);
					} catch {
						let bad = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/.exec(raw.replace(/\\\\/g, "__"));
						this.#at = start + 1 + (bad?.index ?? 0);
						let what = bad?.[0] === "\\" ? "escape" : "control character";
						throw this.#wrong(`The string has an invalid ${what}`, "Write newlines as \\n, tabs as \\t and backslashes as \\\\.");
					}
				}
				#readWord() {
					let start = this.#at;
					NUMBER.lastIndex = start;
					let number = NUMBER.exec(this.#text)?.[0];
					let [word, value] = number === void 0 ? WORDS.find(([name]) => this.#text.startsWith(name, start)) ?? [] : [number, Number(number)];
					if (word === void 0 || value === void 0 || /[\w.+-]/.test(this.#text[start + word.length] ?? "")) throw this.#wrong(`Expected a value, found ${this.#found()}`, "Write a value: text in double quotes, a number, true, false, null, {\u2026} or [\u2026].");
					this.#at = start + word.length;
					return {
						kind: "scalar",
						start,
						end: this.#at,
						value,
						members: NONE,
						items: NONE
					};
				}
				#skip() {
					let text = this.#text;
					for (let at = this.#at;;) {
						let code = text.charCodeAt(at);
						if (code === 32 || code === 10 || code === 13 || code === 9) at++;
						else {
							let end = code === 47 ? (0, $comma_list.commentEnd)(text, at, this.#comments) : void 0;
							if (end === void 0) {
								this.#at = at;
								return;
							}
							at = end;
						}
					}
				}
				#found() {
					let char = this.#text.slice(this.#at, this.#at + 2);
					if (char === "") return "the end of the file";
					if (char === "//" || char === "/*") return "a comment";
					return `'${String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)}'`;
				}
				#wrong(message, suggestion) {
					let isComment = /^\/[/*]/.test(this.#text.slice(this.#at, this.#at + 2));
					return (0, $data_tree_2.invalidDocument)(message, this.#at, isComment && !this.#hasComments ? "JSON has no comments. If the program that reads the file takes them, set format to jsonc." : suggestion);
				}
				#twice(key, offset, first) {
					return (0, $data_tree_2.invalidDocument)(`The key ${JSON.stringify(key)} appears twice, first on line ${(0, $core_work_5.lineAt)(this.#text, first)}`, offset, "Remove one of the two: programs differ on which one counts.");
				}
			};
			//! src/workspace/data/json-data.ts
			var json_data_exports = (0, $start_runtime.__exportAll)({ jsonAdapter: () => jsonAdapter });
			function jsonAdapter(hasComments) {
				return {
					name: hasComments ? "JSON with comments" : "JSON",
					read: (text) => new JsonDocument(text, hasComments),
					readAgain: (text) => [JSON.parse(hasComments ? withoutComments(text) : text)]
				};
			}
			var JsonDocument = class {
				roots;
				#text;
				#hasComments;
				#root;
				#ending;
				constructor(text, hasComments) {
					this.#text = text;
					this.#hasComments = hasComments;
					this.#root = readJsonTree(text, hasComments);
					this.roots = [this.#root];
				}
				setValue({ start, end }, value, written) {
					return [{
						start,
						end,
						replacement: written ?? this.#write(value, (0, $comma_list.indentOf)(this.#text, start))
					}];
				}
				addMembers(node, entries) {
					let colon = this.#colon(node);
					return (0, $comma_list.addToList)(this.#list(node), this.#style(node), (indent) => entries.map(([key, value]) => `${JSON.stringify(key)}${colon}${this.#write(value, indent)}`));
				}
				appendItems(node, values) {
					return (0, $comma_list.addToList)(this.#list(node), this.#style(node), (indent) => values.map((value) => this.#write(value, indent)));
				}
				removeChildren(node, indexes) {
					return (0, $comma_list.removeFromList)(this.#list(node), indexes);
				}
				renameMember(node, index, key) {
					let member = node.members[index];
					return member === void 0 ? [] : [{
						start: member.keyStart,
						end: member.keyEnd,
						replacement: JSON.stringify(key)
					}];
				}
				scalarText({ value, start, end }) {
					return typeof value == "string" ? value : this.#text.slice(start, end);
				}
				#list(node) {
					let items = node.kind === "array" ? node.items : node.members.map((member) => ({
						start: member.keyStart,
						end: member.node.end
					}));
					let comments = this.#hasComments ? "slashes" : "none";
					return {
						text: this.#text,
						open: node.start + 1,
						close: node.end - 1,
						items,
						comments
					};
				}
				#style(node) {
					let isTight = this.#isTight();
					return {
						ending: this.#lineEnding(),
						indent: (0, $comma_list.indentOf)(this.#text, node.start),
						unit: this.#unit(),
						padding: isTight || node.kind === "array" ? "" : " ",
						gap: isTight ? "" : " "
					};
				}
				#lineEnding() {
					this.#ending ??= (0, $core_work_5.dominantLineEnding)(this.#text);
					return this.#ending;
				}
				#unit() {
					let first = this.#root.members[0]?.keyStart ?? this.#root.items[0]?.start;
					let indent = first === void 0 ? "  " : (0, $comma_list.indentBefore)(this.#text, first);
					if (indent === void 0 || first !== void 0 && (0, $core_work_5.lineAt)(this.#text, first) === 1) return;
					return indent === "" ? "  " : indent;
				}
				#isTight() {
					let first = this.#root.members[0];
					return first !== void 0 && /^\s*:\S/.test(this.#text.slice(first.keyEnd, first.node.start + 1));
				}
				#colon(node) {
					let member = node.members[0];
					let used = member && this.#text.slice(member.keyEnd, member.node.start);
					if (used !== void 0 && /^[ \t]*:[ \t]*$/.test(used)) return used;
					return this.#isTight() ? ":" : ": ";
				}
				#write(value, indent) {
					let unit = this.#unit();
					if (indent !== void 0 && unit !== void 0) return JSON.stringify(value, null, unit).replaceAll("\n", this.#lineEnding() + indent);
					return this.#isTight() ? JSON.stringify(value) : writeOnLine(value);
				}
			};
			function writeOnLine(value) {
				if (Array.isArray(value)) return `[${value.map(writeOnLine).join(", ")}]`;
				if (typeof value != "object" || !value) return JSON.stringify(value);
				let members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeOnLine(member)}`);
				return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
			}
		},
		8475: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				NarrowedTree: () => NarrowedTree,
				TreeBelow: () => TreeBelow
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_paths_3 = __nccwpck_require__(5927);
			var $start_start_3 = __nccwpck_require__(5111);
			//! src/workspace/narrowed-tree.ts
			var NarrowedTree = class {
				#base;
				#directories;
				#way;
				constructor(base, directories) {
					this.#base = base;
					this.#directories = directories;
					this.#way = new Set([".", ...directories.flatMap($start_paths_3.ancestorsOf)]);
				}
				get folder() {
					return this.#base.folder;
				}
				get dropsEmptied() {
					return this.#base.dropsEmptied;
				}
				async files() {
					return this.#narrow(await this.#base.files());
				}
				async *batches() {
					for await (let listing of this.#base.batches()) yield this.#narrow(listing);
				}
				async entry(path) {
					return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : (0, $start_start_3.failure)(ERRORS.outside(path));
				}
				async read(path, limit) {
					return this.#isWithin(path) ? this.#base.read(path, limit) : (0, $start_start_3.failure)(ERRORS.outside(path));
				}
				async directory(path) {
					if (path !== "." && this.#isWithin(path)) return this.#base.directory(path);
					if (!this.#way.has(path)) return (0, $start_start_3.failure)(ERRORS.outside(path));
					let entries = await this.#base.directory(path);
					if (!entries.ok) return entries;
					let at = (name) => path === "." ? name : `${path}/${name}`;
					return (0, $start_start_3.success)(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))));
				}
				staged(path) {
					return this.#base.staged?.(path);
				}
				async footprint() {
					return this.#base.footprint?.();
				}
				isWritable(path) {
					return this.#isWithin(path) && this.#base.isWritable(path);
				}
				#narrow({ files, warnings, unreadable }) {
					let isOnWay = (directory) => this.#way.has(directory) || this.#isWithin(directory);
					return {
						files: files.filter((path) => this.#isWithin(path)),
						warnings,
						...unreadable && { unreadable: unreadable.filter(isOnWay) }
					};
				}
				#isWithin(path) {
					return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`));
				}
			};
			var TreeBelow = class {
				folder = void 0;
				#tree;
				#prefix;
				constructor(tree, directory) {
					this.#tree = tree;
					this.#prefix = directory === "." ? "" : `${directory}/`;
				}
				entry(path) {
					return this.#tree.entry(this.#above(path));
				}
				read(path, limit) {
					return this.#tree.read(this.#above(path), limit);
				}
				directory(path) {
					if (path !== ".") return this.#tree.directory(this.#above(path));
					return this.#tree.directory(this.#prefix === "" ? "." : this.#prefix.slice(0, -1));
				}
				#above(path) {
					return `${this.#prefix}${path}`;
				}
			};
			let ERRORS = { outside: (path) => (0, $base_tool_errors.toolError)("path_outside_working_dir", `Path '${path}' is outside the folders that the client shares`, "Use a path inside one of them, or share the folder.") };
		},
		9257: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				contentsOf: () => contentsOf,
				countByteLines: () => countByteLines,
				diffChange: () => diffChange,
				hunkDiffLines: () => hunkDiffLines,
				pairRenames: () => pairRenames,
				renderPatch: () => renderPatch,
				renderTextPatch: () => renderTextPatch,
				render_patch_exports: () => render_patch_exports
			});
			var runtime = __nccwpck_require__(9311);
			var shared_start_start = __nccwpck_require__(5111);
			var trees = __nccwpck_require__(9714);
			var work = __nccwpck_require__(1501);
			var digest = __nccwpck_require__(4370);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var zlib = __nccwpck_require__(7720);
			//! src/workspace/patch/file-diff.ts
			function* hunkDiffLines(hunk) {
				for (let { kind, bytes } of hunk.runs) {
					let buffer = (0, shared_start_start.asBuffer)(bytes);
					let encoding = (0, external_node_buffer_namespaceObject.isUtf8)(buffer) ? "utf8" : "latin1";
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
			function countByteLines(bytes, start, end) {
				let lines = 0;
				for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
				return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
			}
			function isLineStart(bytes, at) {
				return at === 0 || bytes[at - 1] === 10;
			}
			function lineStart(bytes, at) {
				return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
			}
			function nextLineStart(bytes, at) {
				let feed = bytes.indexOf(10, at);
				return feed < 0 ? bytes.length : feed + 1;
			}
			function buildHunks(before, after, blocks) {
				let hunks = [];
				let additions = 0;
				let deletions = 0;
				let oldLine = 0;
				let oldAt = 0;
				let open;
				for (let block of blocks) {
					let gap = countByteLines(before, oldAt, block.oldStart);
					if (open !== void 0 && gap > 6) {
						addContextAfter(open, before, oldAt);
						hunks.push(render_patch_close(open));
						open = void 0;
					}
					oldLine += gap;
					open === void 0 ? open = openBefore(before, block.oldStart, {
						oldLine,
						newLine: oldLine + additions - deletions
					}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
					let removed = countByteLines(before, block.oldStart, block.oldEnd);
					let added = countByteLines(after, block.newStart, block.newEnd);
					removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
					added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
					deletions += removed;
					additions += added;
					oldLine += removed;
					oldAt = block.oldEnd;
				}
				if (open !== void 0) {
					addContextAfter(open, before, oldAt);
					hunks.push(render_patch_close(open));
				}
				return {
					hunks,
					additions,
					deletions
				};
			}
			function openBefore(before, at, position) {
				let start = at;
				let context = 0;
				for (; context < 3 && start > 0; context++) start = lineStart(before, start - 1);
				let hunk = {
					oldBefore: position.oldLine - context,
					newBefore: position.newLine - context,
					oldLines: 0,
					newLines: 0,
					runs: []
				};
				context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
				return hunk;
			}
			function addContextAfter(hunk, before, at) {
				let end = at;
				let context = 0;
				for (; context < 3 && end < before.length; context++) end = nextLineStart(before, end);
				context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
			}
			function addRun(hunk, kind, bytes, lines) {
				hunk.runs.push({
					kind,
					bytes,
					lines
				});
				kind !== "added" && (hunk.oldLines += lines);
				kind !== "removed" && (hunk.newLines += lines);
			}
			function render_patch_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
				return {
					oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
					oldLines,
					newStart: newLines === 0 ? newBefore : newBefore + 1,
					newLines,
					runs
				};
			}
			function trimBlock(before, after, block) {
				let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
				let prefix = 0;
				for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
				if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
				let oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
				let newStart = block.newStart + (oldStart - block.oldStart);
				let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
				let suffix = 0;
				for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
				let oldEnd = block.oldEnd - suffix;
				isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix) || (oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd));
				return {
					oldStart,
					oldEnd,
					newStart,
					newEnd: block.newEnd - (block.oldEnd - oldEnd)
				};
			}
			//! src/workspace/patch/renames.ts
			function pairRenames(changes) {
				let deleted = changes.filter((change) => change.kind === "delete");
				let created = deleted.length === 0 ? [] : changes.filter((change) => change.kind === "create");
				if (created.length === 0) return changes;
				let renames = pairIdentical(deleted, created);
				let gone = new Set([...renames.values()].map(({ from }) => from));
				let left = {
					deleted: deleted.filter(({ path }) => !gone.has(path)),
					created: created.filter(({ path }) => !renames.has(path))
				};
				for (let rename of pairSimilar(left.deleted, left.created)) {
					renames.set(rename.path, rename);
					gone.add(rename.from);
				}
				if (renames.size === 0) return changes;
				return changes.flatMap((change) => {
					if (change.kind === "delete" && gone.has(change.path)) return [];
					return [(change.kind === "create" ? renames.get(change.path) : void 0) ?? change];
				});
			}
			function pairIdentical(deleted, created) {
				let sizes = new Set(created.map(({ after }) => after.length).filter((size) => size > 0));
				let byContent = new Map();
				for (let change of deleted) {
					if (!sizes.has(change.before.length)) continue;
					let key = (0, digest.sha256)(change.before);
					byContent.set(key, [...byContent.get(key) ?? [], change]);
				}
				let deletedSizes = new Set(deleted.map(({ before }) => before.length));
				let renames = new Map();
				let pair = (mayPair) => {
					for (let to of created) {
						if (renames.has(to.path) || !deletedSizes.has(to.after.length)) continue;
						let same = byContent.get((0, digest.sha256)(to.after)) ?? [];
						let index = same.findIndex((from) => mayPair(from, to));
						let [from] = index < 0 ? [] : same.splice(index, 1);
						from !== void 0 && renames.set(to.path, rename(from, to, 100));
					}
				};
				pair((from, to) => nameOf(from.path) === nameOf(to.path));
				pair(() => !0);
				return renames;
			}
			function pairSimilar(deleted, created) {
				let [sources, targets] = [deleted.filter(({ before }) => isComparable(before)), created.filter(({ after }) => isComparable(after))];
				if (sources.length * targets.length > 1e4) return [];
				let contents = new Map(targets.map((to) => [to, lineSizes(to.after)]));
				let found = [];
				for (let from of sources) {
					let lines = lineSizes(from.before);
					for (let [to, other] of contents) {
						let similarity = similarityOf({
							size: from.before.length,
							lines
						}, {
							size: to.after.length,
							lines: other
						});
						similarity >= 50 && found.push({
							from,
							to,
							similarity
						});
					}
				}
				let keepsName = ({ from, to }) => +(nameOf(from.path) === nameOf(to.path));
				found.sort((a, b) => b.similarity - a.similarity || keepsName(b) - keepsName(a));
				let taken = new Set();
				return found.flatMap(({ from, to, similarity }) => {
					if (taken.has(from) || taken.has(to)) return [];
					taken.add(from).add(to);
					return [rename(from, to, similarity)];
				});
			}
			function isComparable(bytes) {
				return bytes.length > 0 && bytes.length <= 1e6 && !(0, work.isBinary)(bytes);
			}
			function similarityOf(a, b) {
				let larger = Math.max(a.size, b.size);
				if (100 * Math.min(a.size, b.size) < 50 * larger) return 0;
				let shared = 0;
				for (let [line, size] of a.lines) shared += Math.min(size, b.lines.get(line) ?? 0);
				return Math.min(99, Math.floor(100 * shared / larger));
			}
			function lineSizes(bytes) {
				let buffer = (0, shared_start_start.asBuffer)(bytes);
				let sizes = new Map();
				for (let at = 0; at < buffer.length;) {
					let next = nextLineStart(buffer, at);
					let line = buffer.toString("latin1", at, next);
					sizes.set(line, (sizes.get(line) ?? 0) + next - at);
					at = next;
				}
				return sizes;
			}
			function rename({ path: from, before, modeBefore }, { path, after, mode }, similarity) {
				return {
					kind: "rename",
					path,
					from,
					before,
					after,
					modeBefore,
					mode,
					similarity
				};
			}
			function nameOf(path) {
				return path.slice(path.lastIndexOf("/") + 1);
			}
			//! src/workspace/patch/render-patch.ts
			var render_patch_exports = (0, runtime.__exportAll)({
				blocksByComparing: () => blocksByComparing,
				blocksFromEdits: () => blocksFromEdits,
				contentsOf: () => contentsOf,
				diffChange: () => diffChange,
				renderBinary: () => renderBinary,
				renderPatch: () => renderPatch,
				renderTextPatch: () => renderTextPatch
			});
			let NO_OBJECT = "0".repeat(40);
			async function renderPatch(changes) {
				return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
			}
			async function renderTextPatch(changes) {
				let files = await renderFiles(changes, (bytes, change, diff) => (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
					...diff,
					isBinary: !0
				}), "latin1"));
				return Buffer.concat(files).toString("utf8");
			}
			async function renderFiles(changes, finish) {
				let files = [];
				for (let change of pairRenames(changes)) {
					let diff = await diffChange(change);
					if (diff === void 0 || change.kind === "create_directory") continue;
					files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
				}
				return files;
			}
			function renderFile(change, diff) {
				let { before, after } = contentsOf(change);
				let from = quotePath("a/", change.kind === "rename" ? change.from : change.path);
				let to = quotePath("b/", change.path);
				let isSameContent = hasBoth(change) && Buffer.compare(before, after) === 0;
				let head = `diff --git ${from} ${to}\n${renderModes(diff)}${change.kind === "rename" ? renderRename(change) : ""}`;
				if (isSameContent) return head;
				let isSameMode = diff.modeBefore === diff.mode;
				let index = `index ${`${change.kind === "create" ? NO_OBJECT : (0, trees.blobId)(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : (0, trees.blobId)(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
				if (diff.isBinary) return head + index + renderBinary(before, after);
				if (diff.hunks.length === 0) return head + index;
				return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
			}
			function renderModes({ modeBefore, mode }) {
				if (modeBefore === void 0) return `new file mode ${mode}\n`;
				if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
				return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
			}
			function renderRename({ from, path, similarity }) {
				return `similarity index ${similarity}%\nrename from ${quotePath("", from)}\nrename to ${quotePath("", path)}\n`;
			}
			let MARKS = {
				context: " ",
				removed: "-",
				added: "+"
			};
			function renderHunk(hunk) {
				let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
				for (let { kind, bytes } of hunk.runs) {
					let mark = MARKS[kind];
					let lines = (0, shared_start_start.asBuffer)(bytes).toString("latin1");
					let isEnded = lines.endsWith("\n");
					let body = isEnded ? lines.slice(0, -1) : lines;
					text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
				}
				return text;
			}
			function range(start, lines) {
				return lines === 1 ? String(start) : `${start},${lines}`;
			}
			function quotePath(side, path) {
				let name = Buffer.from(`${side}${path}`, "utf8").toString("latin1");
				return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
			}
			function endName(name) {
				return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
			}
			function renderBinary(before, after) {
				return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
			}
			function renderLiteral(content) {
				let packed = (0, zlib.deflateSync)(content);
				let lines = [`literal ${content.length}\n`];
				for (let start = 0; start < packed.length; start += 52) {
					let line = packed.subarray(start, start + 52);
					lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
				}
				return lines.join("");
			}
			function encode85(bytes) {
				let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
				bytes.copy(padded);
				let text = "";
				for (let at = 0; at < padded.length; at += 4) {
					let rest = padded.readUInt32BE(at);
					let group = "";
					for (let digit = 0; digit < 5; digit++) {
						group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
						rest = Math.floor(rest / 85);
					}
					text += group;
				}
				return text;
			}
			let NOTHING = new Uint8Array();
			async function diffChange(change) {
				if (change.kind === "create_directory") return;
				let { before, after } = contentsOf(change);
				let facts = {
					path: change.path,
					kind: change.kind,
					...change.kind === "rename" && { from: change.from },
					modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
					mode: change.kind === "delete" ? void 0 : change.mode
				};
				if (change.kind === "rename" && change.similarity === 100) return {
					...facts,
					isBinary: !1,
					additions: 0,
					deletions: 0,
					hunks: []
				};
				if ((0, work.isBinary)(before) || (0, work.isBinary)(after)) return {
					...facts,
					isBinary: !0,
					additions: 0,
					deletions: 0,
					hunks: []
				};
				return {
					...facts,
					isBinary: !1,
					...buildHunks(before, after, await findBlocks(change, before, after))
				};
			}
			function hasBoth({ kind }) {
				return kind === "update" || kind === "rename";
			}
			function contentsOf(change) {
				return {
					before: change.kind === "create" ? NOTHING : change.before,
					after: change.kind === "delete" ? NOTHING : change.after
				};
			}
			async function findBlocks(change, before, after) {
				let whole = {
					oldStart: 0,
					oldEnd: before.length,
					newStart: 0,
					newEnd: after.length
				};
				let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
				if (known === void 0) return blocksByComparing(before, after, whole);
				if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
				let refined = [];
				for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
				return refined;
			}
			function mayHoldKeptLines(before, after, block) {
				return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
			}
			function hasSeveralLines(bytes, start, end) {
				let next = nextLineStart(bytes, start);
				return next < end && isLineStart(bytes, next);
			}
			async function blocksByComparing(before, after, block) {
				let middle = trimBlock(before, after, block);
				if (middle === void 0) return [];
				if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
				let ids = new Map();
				let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
				let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
				let { diffArrays } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 9580, 23)).then((n) => n.libesm_exports);
				let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
				if (parts === void 0) return [middle];
				let blocks = [];
				let oldLine = 0;
				let newLine = 0;
				for (let i = 0; i < parts.length;) {
					let firstOld = oldLine;
					let firstNew = newLine;
					for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
					(oldLine > firstOld || newLine > firstNew) && blocks.push({
						oldStart: oldLines.offset(firstOld),
						oldEnd: oldLines.offset(oldLine),
						newStart: newLines.offset(firstNew),
						newEnd: newLines.offset(newLine)
					});
					let kept = parts[i++]?.count ?? 0;
					oldLine += kept;
					newLine += kept;
				}
				return blocks;
			}
			function splitLines(bytes, start, end, known) {
				let buffer = (0, shared_start_start.asBuffer)(bytes);
				let ids = [];
				let offsets = [];
				for (let at = start; at < end;) {
					let next = Math.min(nextLineStart(buffer, at), end);
					let line = buffer.toString("latin1", at, next);
					let id = known.get(line) ?? known.size;
					known.set(line, id);
					ids.push(id);
					offsets.push(at);
					at = next;
				}
				return {
					ids,
					offset: (line) => offsets[line] ?? end
				};
			}
			function blocksFromEdits(before, after, edits) {
				if (!leadsTo(before, after, edits)) return;
				let blocks = [];
				let shift = 0;
				for (let i = 0; i < edits.length;) {
					let first = edits[i];
					if (first === void 0) break;
					let oldStart = lineStart(before, first.start);
					let newStart = oldStart + shift;
					let firstIndex = i;
					let oldEnd = oldStart;
					for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
						shift += edit.replacement.length - (edit.end - edit.start);
						oldEnd = Math.max(oldEnd, edit.end);
						isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift) || (oldEnd = nextLineStart(before, oldEnd));
					}
					let block = trimBlock(before, after, {
						oldStart,
						oldEnd,
						newStart,
						newEnd: oldEnd + shift
					});
					block !== void 0 && blocks.push({
						...block,
						isOneEdit: i === firstIndex + 1
					});
				}
				return blocks;
			}
			function leadsTo(before, after, edits) {
				let oldAt = 0;
				let newAt = 0;
				for (let { start, end, replacement } of edits) {
					if (start < oldAt || end < start || end > before.length) return !1;
					if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
					newAt += start - oldAt;
					if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
					newAt += replacement.length;
					oldAt = end;
				}
				let rest = before.length - oldAt;
				return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
			}
			function isSame(a, aStart, b, bStart, length) {
				if (bStart + length > b.length) return !1;
				return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
			}
		},
		6568: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				compileReplacement: () => compileReplacement,
				nearestMiss: () => nearestMiss
			});
			var $base_tool_errors = __nccwpck_require__(1934);
			var $start_start = __nccwpck_require__(5111);
			var $core_work = __nccwpck_require__(1501);
			var $tool_call_work = __nccwpck_require__(4793);
			//! src/workspace/text/replace-regex.ts
			function compileRegexReplacement(request) {
				let pattern = (0, $tool_call_work.regexPattern)(request.find, request);
				if (!pattern.ok) return pattern;
				if (!request.multiline && namesNewline(request.find)) return (0, $start_start.failure)(ERRORS$1.needsMultiline(request.find));
				let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
				let refusal = (0, $tool_call_work.checkPrepared)(request.find, flags, request.trial);
				if (refusal !== void 0) return (0, $start_start.failure)(refusal);
				let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
				let inLine = new RegExp(request.find, flags);
				let template = parseReplacement(request.replace, inLine);
				if (!template.ok) return template;
				let hasNewline = template.value.some((part) => typeof part == "string" && part.includes("\n"));
				let onWindows = (request.multiline || hasNewline) && !meansCarriageReturns(request.find) ? template.value.map(withCrlf) : void 0;
				let sieve = sieveFor(pattern.value);
				let mayMatch = sieve === void 0 ? () => !0 : (0, $tool_call_work.makeSieve)(sieve).mayMatch;
				let maxLineCharacters = request.multiline ? Infinity : pattern.value.maxLineCharacters;
				return (0, $start_start.success)({
					sieve,
					edits(text) {
						let isAdapted = onWindows !== void 0 && (0, $core_work.isCrlfThroughout)(text);
						let inserted = 0;
						let latest = "";
						let makeEdit = (match, offset) => {
							let start = offset + match.index;
							inserted <= MAX_INSERTED && (latest = isAdapted ? expandTemplate(onWindows, match.map(asOnWindows)) : expandTemplate(template.value, match));
							inserted += latest.length;
							return {
								start,
								end: start + match[0].length,
								replacement: latest
							};
						};
						if (request.multiline) {
							let searched = isAdapted ? text.replaceAll("\r\n", "\n") : text;
							let edits = Array.from(wholeMatches(searched, inText), (match) => makeEdit(match, 0));
							return isAdapted ? placeInCrlf(edits, searched) : edits;
						}
						return (0, $core_work.splitAtLongLines)(text, maxLineCharacters).short.flatMap(({ start, end }) => {
							let lines = text.slice(start, end);
							let makeEditThere = (match, offset) => makeEdit(match, start + offset);
							return (pattern.value.strategy === "line" ? void 0 : editWithinLines(lines, inText, makeEditThere)) ?? editLines(lines, inLine, makeEditThere);
						});
					},
					countLongLines(text) {
						let { long } = (0, $core_work.splitAtLongLines)(text, maxLineCharacters);
						return long.filter(({ start, end }) => mayMatch(Buffer.from(text.slice(start, end)))).length;
					},
					written: [request.find, ...template.value.filter((part) => typeof part == "string")],
					needsTimeLimit: !0
				});
			}
			function meansCarriageReturns(find) {
				let source = find.replace(/\\./gs, (token) => token === "\\\\" ? "" : token);
				let isNamed = (text) => RETURN.test(text);
				if (!isNamed(source)) return !1;
				return /^(?:\\[rn]|[\r\n?*+|():[\]{},\d])*$/.test(find) || isNamed(source.replace(/\[\^(?:\\.|[^\]\\])*\]|(?:\\r|\r)[?*]/gs, ""));
			}
			let RETURN = /\\r|\r|\\x0[dD]|\\u000[dD]|\\u\{0*[dD]\}|\\c[mM]/;
			function withCrlf(part) {
				return typeof part == "string" ? (0, $core_work.withLineEnding)(part, "\r\n") : part;
			}
			function asOnWindows(group) {
				return group?.replaceAll("\n", "\r\n");
			}
			function placeInCrlf(edits, text) {
				let newlines = 0;
				let next = text.indexOf("\n");
				let position = (at) => {
					for (; next >= 0 && next < at; next = text.indexOf("\n", next + 1)) newlines++;
					return at + newlines;
				};
				return edits.map(({ start, end, replacement }) => ({
					start: position(start),
					end: position(end),
					replacement
				}));
			}
			let MAX_INSERTED = 33554432;
			function sieveFor({ required, flags }) {
				if (required === void 0) return;
				if (flags.includes("i") && !/^[\0-\x7f]*$/.test(required.join("").replace(/[ks]/gi, "\u212a"))) return;
				return {
					source: required.map($core_work.escapeRegex).join("|"),
					flags,
					literal: void 0,
					required,
					strategy: "text",
					maxLineCharacters: Infinity
				};
			}
			function editLines(text, regex, makeEdit) {
				let edits = [];
				for (let start = 0; start < text.length;) {
					let newline = text.indexOf("\n", start);
					let next = newline < 0 ? text.length : newline + 1;
					let line = text.slice(start, next - (0, $core_work.newlineLengthBefore)(text, next));
					for (let match of wholeMatches(line, regex)) edits.push(makeEdit(match, start));
					start = next;
				}
				return edits;
			}
			function editWithinLines(text, regex, makeEdit) {
				if ([
					"\r",
					"\u2028",
					"\u2029"
				].some((end) => text.includes(end))) return;
				let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
				let edits = [];
				for (let match of wholeMatches(text, regex)) {
					if (match[0].includes("\n")) return;
					match.index < endOfLines && edits.push(makeEdit(match, 0));
				}
				return edits;
			}
			function wholeCharacterFlags(source, flags) {
				if (flags.includes("u")) return flags;
				try {
					new RegExp(source, `${flags}u`);
					return `${flags}u`;
				} catch {
					return flags;
				}
			}
			function* wholeMatches(text, regex) {
				for (let match of text.matchAll(regex)) regex.unicode && isWithinPair(text, match.index) || (yield match);
			}
			function isWithinPair(text, at) {
				return at > 0 && (text.charCodeAt(at) & 64512) == 56320 && (text.charCodeAt(at - 1) & 64512) == 55296;
			}
			function namesNewline(source) {
				for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
				return !1;
			}
			let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
			function parseReplacement(replacement, expression) {
				let { count, names } = groupsOf(expression);
				let parts = [];
				let from = 0;
				for (let match of replacement.matchAll(DOLLAR)) {
					let [whole, dollar, ampersand, around, name, digits] = match;
					match.index > from && parts.push(replacement.slice(from, match.index));
					from = match.index + whole.length;
					if (dollar !== void 0) parts.push("$");
					else if (ampersand !== void 0) parts.push([0]);
					else if (around !== void 0) return (0, $start_start.failure)(ERRORS$1.refuseAround(whole));
					else if (name !== void 0) {
						let groups = names.get(name);
						if (groups === void 0) return (0, $start_start.failure)(unknownGroup(whole, count, [...names.keys()]));
						parts.push(groups);
					} else if (digits !== void 0) {
						let group = groupNumber(digits, count);
						if (group === void 0) return (0, $start_start.failure)(unknownGroup(whole, count, [...names.keys()]));
						parts.push([group]);
						Number(digits) !== group && parts.push(digits.slice(1));
					}
				}
				from < replacement.length && parts.push(replacement.slice(from));
				return (0, $start_start.success)(parts);
			}
			function expandTemplate(template, groups) {
				if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
				let text = "";
				for (let part of template) if (typeof part == "string") text += part;
				else for (let group of part) text += groups[group] ?? "";
				return text;
			}
			function groupNumber(digits, count) {
				let both = Number(digits);
				if (both >= 1 && both <= count) return both;
				let first = Number(digits[0]);
				return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
			}
			function groupsOf({ source }) {
				let names = new Map();
				let count = 0;
				for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
					if (!token[0].startsWith("(")) continue;
					count++;
					token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], count]);
				}
				return {
					count,
					names
				};
			}
			function unknownGroup(reference, count, names) {
				let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
				return ERRORS$1.unknownGroup(reference, count, named);
			}
			let ERRORS$1 = {
				needsMultiline: (source) => (0, $base_tool_errors.toolError)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' contains a newline, but matches stay within a line`, "Set multiline to true to let matches span lines."),
				refuseAround: (reference) => (0, $base_tool_errors.toolError)("invalid_arguments", `Replacement contains ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`),
				unknownGroup: (reference, count, named) => (0, $base_tool_errors.toolError)("invalid_arguments", `Replacement contains ${reference}, but the pattern has ${(0, $core_work.countOf)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`)
			};
			//! src/workspace/text/replace.ts
			function compileReplacement(request) {
				if (request.isRegex) return compileRegexReplacement(request);
				if (request.multiline) return (0, $start_start.failure)(ERRORS.multilineText());
				let sound = request.caseSensitive ? (0, $start_start.success)(void 0) : (0, $tool_call_work.textPattern)(request.find, request);
				return sound.ok ? (0, $start_start.success)(literalReplacement(request)) : sound;
			}
			function literalReplacement({ find, replace, caseSensitive, trial }) {
				let line = longestLine(find);
				let sieve = line === "" ? void 0 : (0, $tool_call_work.textPattern)(line, {
					caseSensitive,
					trial
				});
				let search = caseSensitive ? indexesOf : indexesOfAnyCase;
				return {
					sieve: sieve?.ok ? sieve.value : void 0,
					edits(text) {
						let adapted = adaptToCrlf(text, find, replace);
						let length = adapted.find.length;
						return search(text, adapted.find).map((start) => ({
							start,
							end: start + length,
							replacement: adapted.replace
						}));
					},
					countLongLines: () => 0,
					written: [find, replace],
					needsTimeLimit: !1
				};
			}
			function indexesOf(text, find) {
				let indexes = [];
				for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
				return indexes;
			}
			function indexesOfAnyCase(text, find) {
				return Array.from(text.matchAll(new RegExp((0, $core_work.escapeRegex)(find), "gi")), (match) => match.index);
			}
			function adaptToCrlf(text, find, replace) {
				if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !(0, $core_work.isCrlfThroughout)(text)) return {
					find,
					replace
				};
				return {
					find: (0, $core_work.withLineEnding)(find, "\r\n"),
					replace: replace.includes("\r") ? replace : (0, $core_work.withLineEnding)(replace, "\r\n")
				};
			}
			function longestLine(text) {
				return text.split(/[\r\n]/).reduce((longest, line) => line.length > longest.length ? line : longest);
			}
			let LIKENESSES = [
				{
					difference: "line endings",
					simplify: (text) => text.replaceAll("\r\n", "\n")
				},
				{
					difference: "case",
					simplify: (text) => text.toLowerCase()
				},
				{
					difference: "the way accents are composed",
					simplify: (text) => text.normalize("NFC")
				},
				{
					difference: "whitespace",
					simplify: dropWhitespace
				},
				{
					difference: "whitespace and case",
					simplify: (text) => dropWhitespace(text.toLowerCase())
				}
			];
			function nearestMiss(text, find) {
				if (text.length > 1e6 || find.trim() === "") return;
				for (let { difference, simplify } of LIKENESSES) {
					let wanted = simplify(find);
					let at = wanted === "" ? -1 : simplify(text).indexOf(wanted);
					if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
				}
				return firstLineOf(text, find);
			}
			function lineOfSimplified(text, simplify, offset) {
				let low = 0;
				let high = text.length;
				for (; low < high;) {
					let middle = low + high >> 1;
					simplify(text.slice(0, middle)).length > offset ? high = middle : low = middle + 1;
				}
				return (0, $core_work.lineAt)(text, low - 1);
			}
			function firstLineOf(text, find) {
				let lines = find.split("\n").filter((line) => line.trim() !== "");
				let first = lines[0]?.trim();
				let at = first === void 0 || lines.length < 2 ? -1 : text.indexOf(first);
				return at < 0 ? void 0 : `Line ${(0, $core_work.lineAt)(text, at)} has its first line, but the lines after it differ.`;
			}
			function dropWhitespace(text) {
				return text.replace(/\s+/g, "");
			}
			let ERRORS = { multilineText: () => (0, $base_tool_errors.toolError)("invalid_arguments", "multiline is for regular expressions", "Leave it out. Plain text may contain newlines.") };
		},
		9773: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { sandbox_exports: () => sandbox_exports });
			var runtime = __nccwpck_require__(9311);
			var tool_errors = __nccwpck_require__(1934);
			var start = __nccwpck_require__(5111);
			var clean_repository = __nccwpck_require__(7831);
			var state = __nccwpck_require__(9742);
			var footprint = __nccwpck_require__(2233);
			var work = __nccwpck_require__(1501);
			var paths = __nccwpck_require__(5927);
			let external_node_path_namespaceObject = require("node:path");
			var timers_promises = __nccwpck_require__(9914);
			//! src/workspace/sandbox/fill.ts
			async function fillTree(request) {
				let { workspace, prefix, source, tree, sandboxDisk, disk, links } = request;
				let { files } = await workspace.files();
				let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
				let directories = new Set(["", ...places.flatMap(paths.ancestorsOf)]);
				let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, paths.ancestorsOf)(path))]));
				if (fault !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(fault));
				let copied = await copyFiles(request, files);
				if (!copied.ok) return copied;
				let written = await writeFiles(request, files);
				if (!written.ok) return written;
				let dependencies = source === void 0 ? [] : findDependencies({
					root: source,
					directories,
					disk
				});
				let wanted = [...links, ...dependencies.map((path) => ({
					path,
					target: `${source}/${path}`
				}))];
				for (let { path, target } of wanted) {
					let parents = (0, paths.ancestorsOf)(path);
					let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
					if (above !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(above));
					let linked = sandboxDisk.makeLink(`${tree}/${path}`, target);
					if (!linked.ok && linked.error.code !== "EEXIST") return (0, start.failure)((0, clean_repository.fromSandboxFault)({
						...linked.error,
						path
					}));
				}
				return (0, start.success)({
					dependencies,
					warnings: [...copied.value, ...describeRepositories(places, directories)]
				});
			}
			function describeRepositories(files, directories) {
				let known = new Set(files);
				let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
				let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, work.isGitDirectory)((name) => kindOf(`${directory}/${name}`)));
				if (found.length === 0) return [];
				return [`The files contain git repositories: ${(0, clean_repository.nameFiles)(found)}. Git commands refuse to run there`];
			}
			async function makeDirectories({ tree, sandboxDisk, signal }, directories) {
				for await (let directory of untilAborted(directories, signal)) {
					if (directory === "") continue;
					let made = sandboxDisk.makeDirectory(tree, directory);
					if (!made.ok) return made.error;
				}
			}
			async function copyFiles({ workspace, prefix, source, surroundings, tree, sandboxDisk, signal }, files) {
				let { folder } = workspace;
				let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
					from: `${folder}/${path}`,
					to: `${tree}/${prefix}${path}`
				})), ...surroundings.map((path) => ({
					from: `${source}/${path}`,
					to: `${tree}/${path}`
				}))];
				let faults = (await sandboxDisk.copy(copies, signal)).filter(({ code }) => code !== "ENOENT");
				let serious = faults.find(({ code }) => code !== "EACCES");
				if (serious !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(serious, "copy"));
				if (faults.length === 0) return (0, start.success)([]);
				let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
				return (0, start.success)([`Commands do not see ${(0, work.countOf)(faults.length, "unreadable file")}: ${(0, clean_repository.nameFiles)(names)}`]);
			}
			async function writeFiles({ workspace, prefix, tree, sandboxDisk, signal }, files) {
				let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
				for await (let path of untilAborted(written, signal)) {
					let content = await workspace.read(path);
					if (!content.ok) return content;
					let written = sandboxDisk.write(tree, `${prefix}${path}`, content.value);
					if (!written.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(written.error));
				}
				for (let change of await workspace.changes()) {
					if (change.kind !== "create_directory") continue;
					let made = sandboxDisk.makeDirectory(tree, `${prefix}${change.path}`);
					if (!made.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(made.error));
				}
				return (0, start.success)(void 0);
			}
			async function* untilAborted(items, signal) {
				let count = 0;
				for (let item of items) {
					count++ % 64 == 0 && await (0, timers_promises.setImmediate)();
					if (signal?.aborted) return;
					yield item;
				}
			}
			async function findLinks(request) {
				let { repository, files, git, disk, sandboxDisk } = request;
				let listed = await git.run({
					...repository,
					args: [
						"ls-files",
						"-z",
						"--cached",
						"--others",
						"--exclude-standard"
					]
				});
				if (!listed.ok) return (0, start.failure)((0, clean_repository.gitFailed)("list the files", listed.error));
				let links = [];
				let warnings = [];
				for (let name of new Set((0, work.decodeOutput)(listed.value).split("\0"))) {
					if (name === "" || files.has(name) || name.endsWith("/") || !(0, paths.parseRepoPath)(name).ok) continue;
					let onDisk = `${repository.workTree}/${name}`;
					let entry = disk.entry(onDisk);
					if (!entry.ok || entry.value?.kind !== "symlink") continue;
					let target = sandboxDisk.readLink(onDisk);
					target.ok && staysInside(name, target.value) ? links.push({
						path: name,
						target: target.value
					}) : warnings.push(`Commands do not see the link '${(0, paths.briefText)(name)}': it leads out of the repository`);
				}
				return (0, start.success)({
					links,
					warnings
				});
			}
			function staysInside(path, target) {
				if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
				let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
				let climbs = segments.findIndex((segment) => segment !== "..");
				let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
				return up <= (0, paths.depthOf)(path) && !down.includes("..") && !down.some(paths.isDotGit);
			}
			let DEPENDENCY_FOLDERS = [
				"node_modules",
				"bower_components",
				".venv",
				"venv",
				"vendor/bundle"
			];
			function findDependencies({ root, directories, disk }) {
				let found = [];
				for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
					let path = directory === "" ? name : `${directory}/${name}`;
					if (directories.has(path)) continue;
					let entry = disk.entry(`${root}/${path}`);
					entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
				}
				return found;
			}
			function isBehindLink(disk, root, path) {
				let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
				return !parent.ok || parent.value?.kind !== "directory";
			}
			function excludeLine(path) {
				return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
			}
			//! src/workspace/sandbox/checkout.ts
			async function makeCheckout(request, signal) {
				let { sandboxDisk, workspace, repository } = request;
				let home = await (0, clean_repository.makeSandboxHome)(sandboxDisk, repository?.workTree ?? workspace.folder);
				if (!home.ok) return home;
				let git = signal === void 0 ? request.git : {
					...request.git,
					run: (call) => request.git.run({
						...call,
						signal
					})
				};
				let made = await checkOut({
					...request,
					git
				}, home.value, signal);
				let ended = signal?.aborted ? (0, start.failure)(clean_repository.CLEAN_REPOSITORY_ERRORS.sandboxCancelled()) : made;
				ended.ok || await sandboxDisk.removeFolder(home.value);
				return ended;
			}
			async function checkOut(request, home, signal) {
				let { workspace, git, disk, sandboxDisk } = request;
				let repository = await usableRepository(request);
				let tree = external_node_path_namespaceObject.join(home, "tree");
				let prefix = repository === void 0 ? "" : prefixOf(request);
				let madeTree = sandboxDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
				if (!madeTree.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(madeTree.error));
				let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
				let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
				if (!around.ok) return around;
				let { surroundings, links } = around.value;
				let filled = await fillTree({
					workspace,
					prefix,
					source,
					surroundings,
					links,
					tree,
					disk,
					sandboxDisk,
					signal
				});
				if (!filled.ok) return filled;
				if (signal?.aborted) return (0, start.failure)(clean_repository.CLEAN_REPOSITORY_ERRORS.sandboxCancelled());
				let { dependencies } = filled.value;
				let warnings = [...around.value.warnings, ...filled.value.warnings];
				let gitDirectory = repository === void 0 ? void 0 : external_node_path_namespaceObject.join(home, "git");
				if (repository !== void 0 && gitDirectory !== void 0) {
					let prepared = await prepareGit({
						...request,
						repository
					}, {
						home,
						tree,
						gitDirectory,
						dependencies
					});
					if (!prepared.ok) return prepared;
				}
				return (0, start.success)({
					home,
					tree,
					gitDirectory,
					source,
					prefix,
					dependencies,
					warnings,
					folder: external_node_path_namespaceObject.join(tree, prefix),
					skipped: new Set([".git", ...dependencies]),
					isIgnored: gitDirectory === void 0 ? footprint.ignoredByName : (0, footprint.ignoredByGit)(git, {
						gitDirectory,
						workTree: tree
					})
				});
			}
			async function usableRepository(request) {
				let { repository, git } = request;
				let prefix = prefixOf(request);
				if (repository === void 0 || prefix === "") return repository;
				let folder = prefix.slice(0, -1);
				let ignored = await (0, footprint.ignoredByGit)(git, repository)([folder]);
				return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
			}
			function prefixOf({ workspace, repository }) {
				if (repository === void 0 || workspace.folder === void 0) return "";
				let prefix = external_node_path_namespaceObject.relative(repository.workTree, workspace.folder).replaceAll(external_node_path_namespaceObject.sep, "/");
				return prefix === "" ? "" : `${prefix}/`;
			}
			async function lookAround({ git, disk, sandboxDisk, workspace }, repository, prefix) {
				if (repository === void 0) return (0, start.success)({
					surroundings: [],
					links: [],
					warnings: []
				});
				let surroundings = (prefix === "" ? [] : (await new work.FolderListing({
					folder: repository.workTree,
					repository,
					git,
					disk
				}).files()).files).filter((path) => !path.startsWith(prefix));
				let own = (await workspace.files()).files.map((path) => prefix + path);
				let found = await findLinks({
					repository,
					files: new Set([...surroundings, ...own]),
					git,
					disk,
					sandboxDisk
				});
				return found.ok ? (0, start.success)({
					...found.value,
					surroundings
				}) : found;
			}
			async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
				let { git, sandboxDisk } = request;
				let clean = await (0, clean_repository.makeCleanRepository)({
					...request,
					home,
					gitDirectory,
					excluded: dependencies.map(excludeLine),
					hasRefs: !0
				});
				if (!clean.ok) return clean;
				let marked = sandboxDisk.write(tree, ".git", {
					bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
					mode: "100644"
				});
				if (!marked.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(marked.error));
				if (clean.value.head === void 0) return (0, start.success)(void 0);
				let indexed = await git.run({
					gitDirectory,
					workTree: tree,
					args: ["read-tree", clean.value.head]
				});
				return indexed.ok ? (0, start.success)(void 0) : (0, start.failure)((0, clean_repository.gitFailed)("read the base commit", indexed.error));
			}
			//! src/workspace/sandbox/read-back.ts
			let ABSENT = [
				"not_found",
				"not_a_directory",
				"not_a_file"
			];
			let MAX_FILE_BYTES = 268435456;
			async function stageDifference(request) {
				let { difference, workspace } = request;
				let refusal = refuse(request);
				if (refusal !== void 0) return (0, start.failure)(refusal);
				let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
				if (!files.ok) return files;
				let tried = await stageAll(workspace.fork(), files.value);
				if (!tried.ok) return tried;
				let staged = await stageAll(workspace, files.value);
				return staged.ok ? (0, start.success)(files.value.map(({ path }) => path).sort(start.compareBytes)) : staged;
			}
			function refuse({ difference, prefix }) {
				let { written, gone, links, specials, repositories } = difference;
				if (repositories.length > 0) return ERRORS$1.nestedRepositories(repositories);
				if (links.length > 0) return ERRORS$1.symlinks(links);
				if (specials.length > 0) return ERRORS$1.notFiles(specials);
				let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
				if (outside.length > 0) return ERRORS$1.outside(prefix, outside);
				let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
				if (huge.length === 0) return;
				return ERRORS$1.tooLarge(huge);
			}
			async function readAll({ difference, workspace, prefix, tree, disk }, names) {
				let files = [];
				for (let name of names) {
					let path = (0, paths.parseRepoPath)(name.slice(prefix.length));
					if (!path.ok) return path;
					let present = await workspace.read(path.value);
					if (!present.ok && !ABSENT.includes(present.error.code)) return present;
					if (!difference.written.has(name)) {
						present.ok && files.push({
							path: path.value,
							content: void 0
						});
						continue;
					}
					let file = disk.readFile(`${tree}/${name}`);
					if (!file.ok) return (0, start.failure)((0, work.fromDiskFault)(file.error, path.value));
					let { bytes, mode } = file.value;
					present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
						path: path.value,
						content: {
							bytes,
							mode
						}
					});
				}
				return (0, start.success)(files);
			}
			async function stageAll(workspace, files) {
				for (let { path, content } of files) {
					let removed = content === void 0 ? await workspace.remove(path) : (0, start.success)(void 0);
					if (!removed.ok) return removed;
				}
				for (let { path, content } of files) {
					let staged = content === void 0 ? (0, start.success)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
					if (!staged.ok) return staged;
				}
				return (0, start.success)(void 0);
			}
			async function compareTree(request) {
				let { tree, baseline, skipped, sandboxDisk, isIgnored } = request;
				let known = new Set(baseline.directories);
				let first = sandboxDisk.scan(tree, {
					from: [""],
					skipped,
					mayEnter: (directory) => known.has(directory)
				});
				if (!first.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(first.error, "look at"));
				let ignoredDirectories = await isIgnored(first.value.unentered);
				if (!ignoredDirectories.ok) return ignoredDirectories;
				let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
				let second = sandboxDisk.scan(tree, {
					from: fresh,
					skipped,
					mayEnter: () => !0
				});
				if (!second.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(second.error, "look at"));
				let after = new Map([...first.value.entries, ...second.value.entries]);
				let before = baseline.entries;
				let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
				let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
				if (!ignored.ok) return ignored;
				let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
				let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
				let gone = [...before].filter(([path]) => !after.has(path));
				return (0, start.success)({
					written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
					gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
					links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
					specials: of("other"),
					repositories: of("repository")
				});
			}
			function parentOf(path) {
				return path.slice(0, Math.max(0, path.lastIndexOf("/")));
			}
			let ERRORS$1 = {
				nestedRepositories: (repositories) => (0, tool_errors.toolError)("path_denied", `The command created a git repository inside the working directory: ${(0, clean_repository.nameFiles)(repositories)}`, "Use a command that only changes files."),
				symlinks: (links) => (0, tool_errors.toolError)("symlink_denied", `The command created or changed symbolic links, which cannot be part of a change: ${(0, clean_repository.nameFiles)(links)}`, "Make the command write regular files, or create the links by hand."),
				notFiles: (specials) => (0, tool_errors.toolError)("not_a_file", `The command left something that is not a regular file: ${(0, clean_repository.nameFiles)(specials)}`, "Make the command remove it before it ends."),
				outside: (directory, files) => (0, tool_errors.toolError)("path_outside_working_dir", `The command changed files outside the working directory '${directory.slice(0, -1)}': ${(0, clean_repository.nameFiles)(files)}`, "Run Sous at the top of the repository, or correct the command."),
				tooLarge: (huge) => (0, tool_errors.toolError)("too_large", `The command wrote files larger than ${(0, work.sizeText)(MAX_FILE_BYTES)}: ${(0, clean_repository.nameFiles)(huge)}`, "Add them to .gitignore.")
			};
			//! src/workspace/sandbox/sandbox.ts
			var sandbox_exports = (0, runtime.__exportAll)({ openSandbox: () => openSandbox });
			function openSandbox(request) {
				return new Sandbox(request);
			}
			var Sandbox = class {
				#request;
				#checkout;
				#baseline;
				#written = new Map();
				#isDirty = !1;
				#isDisposed = !1;
				constructor(request) {
					this.#request = request;
				}
				async prepare(signal) {
					if (this.#isDisposed) throw Error("The sandbox was disposed of, so a new checkout would never be removed.");
					this.#isDirty && await this.discard();
					let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
					let warnings = [];
					if (this.#checkout === void 0) {
						let made = await makeCheckout(this.#request, signal);
						if (!made.ok) return made;
						this.#checkout = made.value;
						warnings.push(...made.value.warnings);
					} else {
						let updated = await this.#update(this.#checkout, changes, signal);
						if (!updated.ok) return updated;
					}
					this.#written = changes;
					this.#isDirty = !0;
					let taken = await this.#takeBaseline(this.#checkout);
					return taken.ok ? (0, start.success)({
						folder: this.#checkout.folder,
						warnings
					}) : taken;
				}
				async readBack() {
					let [checkout, baseline] = [this.#checkout, this.#baseline];
					if (checkout === void 0 || baseline === void 0) throw Error("Nothing to read back: call prepare first.");
					let tampered = (0, state.differences)(baseline.git, this.#readGit(checkout));
					if (tampered.length > 0) return (0, start.failure)(ERRORS.gitTampered(tampered));
					let { workspace, disk, sandboxDisk } = this.#request;
					let { tree, prefix, skipped, isIgnored } = checkout;
					let difference = await compareTree({
						tree,
						baseline: baseline.scan,
						skipped,
						sandboxDisk,
						isIgnored
					});
					if (!difference.ok) return difference;
					let staged = await stageDifference({
						difference: difference.value,
						workspace,
						prefix,
						tree,
						disk
					});
					if (!staged.ok) return staged;
					this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
					this.#isDirty = !1;
					let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
					let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, clean_repository.nameFiles)(touched)}: it is linked, not copied`];
					return (0, start.success)({
						changed: staged.value,
						warnings
					});
				}
				async discard() {
					let home = this.#checkout?.home;
					this.#checkout = void 0;
					this.#baseline = void 0;
					this.#isDirty = !1;
					home !== void 0 && await this.#request.sandboxDisk.removeFolder(home);
				}
				[Symbol.asyncDispose]() {
					this.#isDisposed = !0;
					return this.discard();
				}
				async #takeBaseline(checkout) {
					let { sandboxDisk } = this.#request;
					let scan = sandboxDisk.scan(checkout.tree, {
						from: [""],
						skipped: checkout.skipped,
						mayEnter: () => !0
					});
					if (!scan.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(scan.error, "look at"));
					await waitForTick(sandboxDisk, checkout.home, scan.value);
					let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
					this.#baseline = {
						scan: scan.value,
						git: this.#readGit(checkout),
						dependencies
					};
					return (0, start.success)(void 0);
				}
				async #update({ tree, prefix }, changes, signal) {
					let { workspace, sandboxDisk } = this.#request;
					let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
					this.#isDirty = !0;
					for await (let path of untilAborted(differing, signal)) {
						let removed = sandboxDisk.removeEntry(tree, prefix + path);
						if (!removed.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(removed.error, "remove"));
					}
					for await (let path of untilAborted(differing, signal)) {
						let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
						if (content?.ok === !1 && isNothing(content.error)) continue;
						if (content?.ok === !1) return content;
						let written = content === void 0 ? sandboxDisk.makeDirectory(tree, prefix + path) : sandboxDisk.write(tree, prefix + path, content.value);
						if (!written.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(written.error));
					}
					return signal?.aborted ? (0, start.failure)(clean_repository.CLEAN_REPOSITORY_ERRORS.sandboxCancelled()) : (0, start.success)(void 0);
				}
				#readGit({ tree, gitDirectory }) {
					return (0, state.readGitState)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
						gitDirectory,
						workTree: tree
					});
				}
				#markOf(dependency) {
					let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
					return entry.ok ? entry.value?.fingerprint : void 0;
				}
			};
			function isSameContent(a, b) {
				if (a === void 0 || b === void 0) return !1;
				if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
				if (b.kind === "delete" || b.kind === "create_directory") return !1;
				return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
			}
			function isNothing({ code }) {
				return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
			}
			async function waitForTick(disk, home, scan) {
				let newest = 0n;
				for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
				for (let waited = 0; waited < 2500; waited += 2) {
					let now = disk.now(home);
					if (!now.ok || now.value > newest) return;
					await new Promise((resolve) => setTimeout(resolve, 2));
				}
			}
			let ERRORS = { gitTampered: (parts) => (0, tool_errors.toolError)("git_state_tampered", `The command changed the state of the git repository: ${(0, clean_repository.nameFiles)(parts)}`, "Let Sous commit, and use a command that only changes files. Your own repository was not changed.") };
		},
		7581: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { toml_data_exports: () => toml_data_exports });
			var $start_runtime = __nccwpck_require__(9311);
			var $core_work_5 = __nccwpck_require__(1501);
			var $comma_list_2 = __nccwpck_require__(5358);
			var $data_tree_2 = __nccwpck_require__(7669);
			var $smol_toml_index = __nccwpck_require__(9498);
			var $toml_eslint_parser_index = __nccwpck_require__(5514);
			//! src/workspace/data/toml-text.ts
			function dateText(written) {
				return (typeof written == "string" ? new $smol_toml_index.TomlDate(written) : written).toISOString().replace(/\.000(?=Z|[-+]|$)/, "");
			}
			function isDateText(text) {
				return /^(?:\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:\d\d)?)?|\d\d:\d\d:\d\d(?:\.\d+)?)$/.test(text);
			}
			function writeTomlKey(key, before) {
				if (before === "'" && /^[\w -]*$/.test(key)) return `'${key}'`;
				return /^[\w-]+$/.test(key) && before !== "\"" ? key : writeBasic(key);
			}
			function writeToml(value) {
				if ((0, $data_tree_2.isList)(value)) return `[${value.map((item) => writeToml(item)).join(", ")}]`;
				if (!(0, $data_tree_2.isObject)(value)) return typeof value == "string" ? writeBasic(value) : JSON.stringify(value);
				let members = Object.entries(value).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member)}`);
				return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
			}
			let UNWRITTEN = /[\u0000-\u0008\u000b-\u001f\u007f]/;
			function writeTomlText(text, before, ending) {
				let isLiteralSafe = !UNWRITTEN.test(text) && !text.includes("'''") && !text.endsWith("'");
				if (before.startsWith("'''") && isLiteralSafe) return `'''${startOf(before, text)}${text.replaceAll("\n", ending)}'''`;
				if (before.startsWith("\"\"\"")) return `"""${startOf(before, text)}${escapeLines(text, ending)}"""`;
				if (before.startsWith("'") && isLiteralSafe && !/['\n]/.test(text)) return `'${text}'`;
				return writeBasic(text);
			}
			function startOf(before, text) {
				return /^...(\r?\n)/.exec(before)?.[1] ?? (text.startsWith("\n") ? "\n" : "");
			}
			function escapeLines(text, ending) {
				return text.split("\n").map((line) => writeBasic(line).slice(1, -1).replaceAll("\\\"", "\"")).join(ending).replaceAll("\"\"\"", "\"\"\\\"").replace(/"$/, "\\\"");
			}
			function writeBasic(text) {
				return JSON.stringify(text).replaceAll("", "\\u007f");
			}
			//! src/workspace/data/toml-tree.ts
			function readToml(text) {
				let [top] = parse(text).body;
				let root = make("object", "table", {
					start: 0,
					end: text.length
				}, void 0, []);
				root.bodyEnd = 0;
				for (let statement of top.body) if (statement.type === "TOMLTable") addTable(root, statement);
				else {
					addPair(root, statement);
					root.bodyEnd = statement.range[1];
				}
				return root;
			}
			function parse(text) {
				try {
					return (0, $toml_eslint_parser_index.parseTOML)(text, { tomlVersion: "1.1" });
				} catch (error) {
					if (!(error instanceof $toml_eslint_parser_index.ParseError)) throw error;
					throw error.message.includes("multiple times") ? (0, $data_tree_2.invalidDocument)("The key appears twice, or is both a table and a value", error.index, "Remove one of the two.") : (0, $data_tree_2.invalidDocument)(`Not valid TOML: ${error.message}`, error.index, "Correct the file there, then run it again.");
				}
			}
			function make(kind, style, { start, end }, parent, names) {
				return {
					kind,
					style,
					start,
					end,
					parent,
					names,
					members: [],
					items: [],
					keys: [],
					statements: [],
					tables: new Map(),
					bodyEnd: end,
					scalar: void 0
				};
			}
			function addTable(root, table) {
				let statement = spanOf(table, !0);
				let tokens = table.key.keys;
				let node = root;
				let depth = 0;
				for (let [index, part] of table.resolvedKey.entries()) {
					let token = tokens[Math.min(depth, tokens.length - 1)];
					if (typeof part == "number") {
						node.style = "tables";
						node = node.items[part] ?? addItem(node, statement);
					} else {
						node = child(node, part, token ?? table.key, "implied", typeof table.resolvedKey[index + 1] == "number");
						depth++;
					}
					node.statements.push(statement);
				}
				node.style = "table";
				node.start = statement.start;
				node.end = statement.end;
				node.bodyEnd = table.body.at(-1)?.range[1] ?? table.key.range[1];
				for (let pair of table.body) addPair(node, pair);
			}
			function addItem(list, place) {
				let item = make("object", "table", place, list, list.names);
				list.items.push(item);
				return item;
			}
			function addPair(table, pair) {
				let statement = spanOf(pair, !1);
				let keys = pair.key.keys;
				let node = table;
				for (let [index, key] of keys.slice(0, -1).entries()) {
					node = child(node, nameOf(key), keys[index] ?? key, "dotted", !1);
					node.statements.push(statement);
				}
				let last = keys.at(-1);
				if (last === void 0) return;
				let name = nameOf(last);
				let value = contentNode(pair.value, node, [...node.names, name]);
				value.keys.push(spanOf(last, !1));
				value.statements.push(statement);
				node.members.push({
					key: name,
					keyStart: last.range[0],
					keyEnd: last.range[1],
					node: value
				});
			}
			function child(node, name, token, style, isList) {
				let known = node.tables.get(name);
				let span = spanOf(token, !1);
				if (known !== void 0) {
					known.keys.push(span);
					return known;
				}
				let made = make(isList ? "array" : "object", style, span, node, [...node.names, name]);
				made.keys.push(span);
				node.members.push({
					key: name,
					keyStart: span.start,
					keyEnd: span.end,
					node: made
				});
				node.tables.set(name, made);
				return made;
			}
			function contentNode(content, parent, names) {
				let span = spanOf(content, !1);
				switch (content.type) {
					case "TOMLArray": {
						let list = make("array", "value", span, parent, names);
						for (let element of content.elements) {
							let item = contentNode(element, list, names);
							item.statements.push(spanOf(element, !1));
							list.items.push(item);
						}
						return list;
					}
					case "TOMLInlineTable": {
						let table = make("object", "value", span, parent, names);
						for (let pair of content.body) addPair(table, pair);
						return table;
					}
					case "TOMLValue": return Object.assign(make("scalar", "value", span, parent, names), {
						value: scalarOf(content),
						scalar: content
					});
				}
			}
			function scalarOf(content) {
				return "datetime" in content ? dateText(content.datetime) : content.value;
			}
			function nameOf(key) {
				return key.type === "TOMLBare" ? key.name : key.value;
			}
			function spanOf({ range: [start, end] }, isTable) {
				return {
					start,
					end,
					isTable
				};
			}
			//! src/workspace/data/toml-data.ts
			var toml_data_exports = (0, $start_runtime.__exportAll)({ tomlAdapter: () => tomlAdapter });
			async function tomlAdapter() {
				let { parse, TomlDate } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 2967, 23)).then((n) => n.dist_exports);
				let plainFrom = (value) => {
					if (value instanceof TomlDate) return dateText(value);
					if (typeof value == "bigint") return Number(value);
					if (Array.isArray(value)) return value.map(plainFrom);
					if (typeof value != "object" || !value) return value;
					return (0, $data_tree_2.plainObject)(Object.entries(value).map(([key, member]) => [key, plainFrom(member)]));
				};
				return {
					name: "TOML",
					read: (text) => new TomlDocument(text),
					readAgain: (text) => [plainFrom(parse(text, { integersAsBigInt: "asNeeded" }))]
				};
			}
			var TomlDocument = class {
				roots;
				#text;
				#ending;
				constructor(text) {
					this.#text = text;
					this.#ending = (0, $core_work_5.dominantLineEnding)(text);
					this.roots = [readToml(text)];
				}
				scalarText({ value, start, end }) {
					return typeof value == "string" ? value : this.#text.slice(start, end);
				}
				setValue(given, value, written) {
					let node = given;
					checkWritable(value, node);
					if (node.style !== "value") throw scattered(node, "set as a whole");
					let { start, end, scalar } = node;
					return [{
						start,
						end,
						replacement: written ?? this.#write(value, scalar?.kind, this.#text.slice(start, end))
					}];
				}
				#write(value, kind, before) {
					if (typeof value == "string" && kind === "string") return writeTomlText(value, before, this.#ending);
					if (typeof value == "string" && kind !== void 0 && /date|time/.test(kind) && isDateText(value)) return value;
					if (typeof value == "number" && kind === "float" && Number.isInteger(value)) return `${JSON.stringify(value)}.0`.replace(/(e.*)\.0$/, "$1");
					return writeToml(value);
				}
				addMembers(given, entries) {
					let node = given;
					for (let [, value] of entries) checkWritable(value, node);
					let pair = ([key, value], prefix = "") => `${prefix}${writeTomlKey(key)} = ${writeToml(value)}`;
					if (node.style === "value") return (0, $comma_list_2.addToList)(this.#list(node), this.#listStyle(node), () => entries.map((entry) => pair(entry)));
					if (node.style === "dotted") return this.#addDotted(node, entries);
					let hasSections = canHaveHeader(node);
					let tables = hasSections ? entries.filter(([, value]) => isSection(value)) : [];
					let pairs = entries.filter((entry) => !tables.includes(entry));
					let edits = [];
					let sections = tables.flatMap(([key, value]) => writeSection([...node.names, key], value));
					if (node.style === "table") pairs.length > 0 && edits.push(this.#addPairs(node, pairs.map((entry) => pair(entry))));
					else if (pairs.length > 0) {
						if (!hasSections) throw scattered(node, "added to");
						sections.unshift([
							"",
							headerOf(node.names),
							...pairs.map((entry) => pair(entry))
						]);
					}
					sections.length > 0 && edits.push(this.#addSections(node, sections));
					return mergeInsertions(edits);
				}
				appendItems(given, values) {
					let node = given;
					for (let value of values) checkWritable(value, node);
					if (node.style === "value") return (0, $comma_list_2.addToList)(this.#list(node), this.#listStyle(node), () => values.map(writeToml));
					if (!canHaveHeader(node) || !values.every($data_tree_2.isObject)) throw scattered(node, "appended to");
					let sections = values.map((value) => [
						"",
						`[${headerOf(node.names)}]`,
						...Object.entries(value).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member)}`)
					]);
					return [this.#addSections(node, sections)];
				}
				removeChildren(given, indexes) {
					let node = given;
					let children = node.kind === "array" ? node.items : node.members.map((member) => member.node);
					let gone = indexes.flatMap((index) => children[index]?.statements ?? []);
					if (node.style === "value") {
						let list = this.#list(node);
						let starts = new Set(gone.map(({ start }) => start));
						return (0, $comma_list_2.removeFromList)(list, [...list.items.keys()].filter((index) => starts.has(list.items[index]?.start ?? -1)));
					}
					if (isInline(node) || indexes.length === children.length && node.style !== "table") throw (0, $data_tree_2.editConflict)("Nothing would be left of the table that it is in", node.start, "Delete that table, or list, as a whole.");
					return mergeRemovals([...new Map(gone.map((statement) => [statement.start, statement])).values()].map((statement) => this.#removal(statement)));
				}
				renameMember(given, index, key) {
					return (given.members[index]?.node?.keys ?? []).map(({ start, end }) => ({
						start,
						end,
						replacement: writeTomlKey(key, this.#text[start])
					}));
				}
				#removal({ start, end, isTable }) {
					let text = this.#text;
					let lineEnd = (0, $comma_list_2.endOfLineAt)(text, end);
					let newline = /^\r?\n/.exec(text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0;
					let from = (0, $comma_list_2.startOfLineAt)(text, start);
					let blank = isTable ? /(?:^|\n)(\r?\n)$/.exec(text.slice(Math.max(0, from - 4), from))?.[1]?.length ?? 0 : 0;
					if (newline === 0) return {
						start: (0, $comma_list_2.endOfLineBefore)(text, Math.max(0, from - blank)),
						end: lineEnd,
						replacement: ""
					};
					let after = from === 0 ? /^\r?\n/.exec(text.slice(lineEnd + newline))?.[0].length ?? 0 : 0;
					return {
						start: from - blank,
						end: lineEnd + newline + after,
						replacement: ""
					};
				}
				#addDotted(node, entries) {
					let last = node.statements.at(-1);
					let key = node.keys.at(-1);
					if (last === void 0 || key === void 0 || isInline(node) || last.isTable) throw scattered(node, "added to");
					let prefix = this.#text.slice(last.start, key.end);
					let indent = (0, $comma_list_2.indentOf)(this.#text, last.start);
					let lines = entries.map(([name, value]) => `${this.#ending}${indent}${prefix}.${writeTomlKey(name)} = ${writeToml(value)}`);
					return [(0, $comma_list_2.insertion)((0, $comma_list_2.endOfLineAt)(this.#text, last.end), lines.join(""))];
				}
				#addPairs(node, pairs) {
					let text = this.#text;
					if (node.bodyEnd > 0) {
						let last = node.members.findLast((member) => member.node.statements[0]?.isTable === !1);
						let indent = last === void 0 ? (0, $comma_list_2.indentOf)(text, node.start) : (0, $comma_list_2.indentOf)(text, last.node.statements[0]?.start ?? 0);
						return (0, $comma_list_2.insertion)((0, $comma_list_2.endOfLineAt)(text, node.bodyEnd), pairs.map((pair) => this.#ending + indent + pair).join(""));
					}
					let first = node.members.map((member) => member.node.statements[0]?.start ?? text.length).sort((a, b) => a - b)[0];
					let lines = pairs.map((pair) => pair + this.#ending).join("");
					if (first === void 0) return (0, $comma_list_2.insertion)(text.length, (text === "" || text.endsWith("\n") ? "" : this.#ending) + lines);
					let at = (0, $comma_list_2.startOfLineAt)(text, first);
					for (; at > 0 && text[(0, $comma_list_2.startOfLineAt)(text, at - 1)] === "#";) at = (0, $comma_list_2.startOfLineAt)(text, at - 1);
					return (0, $comma_list_2.insertion)(at, lines + this.#ending);
				}
				#addSections(node, sections) {
					let text = this.#text;
					let ends = [node, ...node.members.map((member) => member.node)].flatMap((each) => each.statements.map(({ end }) => end));
					let end = ends.length === 0 ? text.trimEnd().length : Math.max(node.bodyEnd > text.length ? 0 : node.bodyEnd, ...ends);
					let at = node.parent === void 0 ? text.replace(/\s+$/, "").length : (0, $comma_list_2.endOfLineAt)(text, end);
					let lines = sections.flat();
					at === 0 && lines.shift();
					let added = lines.map((line, i) => at === 0 && i === 0 ? line : this.#ending + line).join("");
					return (0, $comma_list_2.insertion)(at, at === 0 && text === "" ? added + this.#ending : added);
				}
				#list(node) {
					let spans = (node.kind === "array" ? node.items : node.members.map((member) => member.node)).flatMap((each) => each.statements.map(({ start, end }) => ({
						start,
						end
					})));
					let items = [...new Map(spans.map((span) => [span.start, span])).values()].sort((a, b) => a.start - b.start);
					return {
						text: this.#text,
						open: node.start + 1,
						close: node.end - 1,
						items,
						comments: "hash"
					};
				}
				#listStyle(node) {
					let inner = this.#text.slice(node.start + 1, node.end - 1);
					let padding = inner.trim() === "" ? node.kind === "object" ? " " : "" : /^ */.exec(inner)?.[0] ?? "";
					return {
						ending: this.#ending,
						indent: (0, $comma_list_2.indentOf)(this.#text, node.start),
						unit: void 0,
						padding,
						gap: " "
					};
				}
			};
			function canHaveHeader(node) {
				let { parent } = node;
				if (node.style === "value" || node.style === "dotted") return !1;
				if (parent === void 0) return !0;
				if (parent.style === "tables" && parent.items.at(-1) !== node) return !1;
				return canHaveHeader(parent);
			}
			function isInline(node) {
				return node.parent !== void 0 && (node.parent.style === "value" || isInline(node.parent));
			}
			function isSection(value) {
				return (0, $data_tree_2.isObject)(value) && Object.keys(value).length > 0;
			}
			function writeSection(names, value) {
				let members = Object.entries(value);
				let pairs = members.filter(([, member]) => !isSection(member)).map(([key, member]) => `${writeTomlKey(key)} = ${writeToml(member)}`);
				let inner = members.filter(([, member]) => isSection(member)).flatMap(([key, member]) => writeSection([...names, key], member));
				return pairs.length === 0 && inner.length > 0 ? inner : [[
					"",
					headerOf(names),
					...pairs
				], ...inner];
			}
			function headerOf(names) {
				return `[${names.map((name) => writeTomlKey(name)).join(".")}]`;
			}
			function checkWritable(value, node) {
				if (!hasNull(value)) return;
				throw (0, $data_tree_2.editConflict)("TOML has no null", node.start, "Delete the value instead, or use another.");
			}
			function hasNull(value) {
				if ((0, $data_tree_2.isList)(value)) return value.some(hasNull);
				return (0, $data_tree_2.isObject)(value) ? Object.values(value).some(hasNull) : value === null;
			}
			function scattered(node, deed) {
				return (0, $data_tree_2.editConflict)(`The table or list cannot be ${deed} as it is written`, node.start, "Name the values in it one by one, or delete it first.");
			}
			function mergeInsertions(edits) {
				let [first, second] = edits;
				if (first === void 0 || second === void 0 || first.start !== second.start) return edits;
				return [(0, $comma_list_2.insertion)(first.start, first.replacement + second.replacement)];
			}
			function mergeRemovals(edits) {
				let merged = [];
				for (let edit of [...edits].sort((a, b) => a.start - b.start)) {
					let last = merged.at(-1);
					last !== void 0 && edit.start <= last.end ? merged[merged.length - 1] = {
						...last,
						end: Math.max(last.end, edit.end)
					} : merged.push(edit);
				}
				return merged;
			}
		},
		9805: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { WatchedTree: () => WatchedTree });
			//! src/workspace/watched-tree.ts
			var WatchedTree = class {
				#tree;
				#listing;
				#read = nothingRead();
				constructor(tree, listing = {}) {
					this.#tree = tree;
					this.#listing = listing;
				}
				watch() {
					this.#read = nothingRead();
					return this.#read;
				}
				get folder() {
					return this.#tree.folder;
				}
				get dropsEmptied() {
					return this.#tree.dropsEmptied;
				}
				files() {
					if (this.#listing.files === void 0) {
						this.#listing.files = this.#tree.files();
						this.#listing.files.catch(() => delete this.#listing.files);
					}
					return this.#listing.files;
				}
				async *batches() {
					yield await this.files();
				}
				staged = (path) => this.#tree.staged?.(path);
				footprint() {
					delete this.#listing.files;
					return this.#tree.footprint?.() ?? Promise.resolve(void 0);
				}
				isWritable = (path) => this.#tree.isWritable(path);
				entry(path) {
					this.#read.entries.add(path);
					return this.#tree.entry(path);
				}
				read(path, limit) {
					this.#read.files.add(path);
					return this.#tree.read(path, limit);
				}
				directory(path) {
					this.#read.directories.add(path);
					return this.#tree.directory(path);
				}
			};
			function nothingRead() {
				return {
					files: new Set(),
					entries: new Set(),
					directories: new Set()
				};
			}
		},
		8884: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				detectStyle: () => detectStyle,
				writeAfterDash: () => writeAfterDash,
				yamlAdapter: () => yamlAdapter,
				yaml_data_exports: () => yaml_data_exports
			});
			var $start_runtime = __nccwpck_require__(9311);
			var $core_work_5 = __nccwpck_require__(1501);
			var $comma_list_3 = __nccwpck_require__(5358);
			var $data_tree_2 = __nccwpck_require__(7669);
			var $yaml_tree = __nccwpck_require__(7008);
			//! src/workspace/data/yaml-text.ts
			let NOT_TEXT = /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?\.(?:inf|nan)|\.nan|[-+]?(?:0[xob])?[\d_]+(?:[.:][\d_:.]*)?(?:e[-+]?\d+)?|[-+]?\.\d[\d_]*(?:e[-+]?\d+)?|\d{4}-\d\d?-\d\d?.*|0x[\da-f]+|<<|=)$/i;
			function isPlainSafe(text, isInFlow) {
				if (text === "" || NOT_TEXT.test(text)) return !1;
				if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^\s|\s$|:(?:\s|$)|\s#|^(?:---|\.\.\.)/.test(text)) return !1;
				if (/^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$))/.test(text)) return !1;
				return !(isInFlow && /[,[\]{}]|^[-?:]/.test(text));
			}
			function writeScalar(value, wanted, isInFlow, style) {
				if (typeof value != "string") return JSON.stringify(value);
				if (wanted === "plain" && isPlainSafe(value, isInFlow)) return value;
				let needsEscapes = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/.test(value);
				if ((wanted === "plain" ? style.quote : wanted) === "single" && !needsEscapes) return `'${value.replaceAll("'", "''")}'`;
				return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
			}
			function writeFlow(value, style) {
				if ((0, $data_tree_2.isList)(value)) return `[${value.map((item) => writeFlow(item, style)).join(", ")}]`;
				if (!(0, $data_tree_2.isObject)(value)) return writeScalar(value, "plain", !0, style);
				let members = Object.entries(value).map(([key, member]) => `${writeScalar(key, "plain", !0, style)}: ${writeFlow(member, style)}`);
				return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
			}
			function writeAfterKey(value, indent, style) {
				let lines = blockLines(value, style);
				if (lines === void 0) return ` ${writeInline(value, indent, style)}`;
				let deeper = " ".repeat(indent + ((0, $data_tree_2.isList)(value) ? style.listIndent : style.unit));
				return lines.map((line) => style.ending + (line === "" ? "" : deeper + line)).join("");
			}
			function writeAfterDash(value, indent, style) {
				let lines = blockLines(value, style);
				if (lines === void 0) return writeInline(value, indent - 2, style);
				return lines.map((line, i) => i === 0 ? line : style.ending + (line === "" ? "" : " ".repeat(indent) + line)).join("");
			}
			function writeInline(value, indent, style) {
				if (typeof value != "string" || !style.hasBlocks || !isBlockSafe(value)) return (0, $data_tree_2.isList)(value) ? "[]" : (0, $data_tree_2.isObject)(value) ? "{}" : writeScalar(value, "plain", !1, style);
				return writeLiteral(value, " ".repeat(Math.max(0, indent) + style.unit), style);
			}
			function blockLines(value, style) {
				let inner = {
					...style,
					ending: "\n"
				};
				if ((0, $data_tree_2.isList)(value)) return value.length === 0 ? void 0 : value.flatMap((item) => `- ${writeAfterDash(item, 2, inner)}`.split("\n"));
				if (!(0, $data_tree_2.isObject)(value)) return;
				let entries = Object.entries(value);
				if (entries.length === 0) return;
				return entries.flatMap(([key, member]) => `${writeScalar(key, "plain", !1, style)}:${writeAfterKey(member, 0, inner)}`.split("\n"));
			}
			function isBlockSafe(text) {
				return /[^\n]\n/.test(text) && !/^[ \n]|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|[ \t]\n|[ \t]$/.test(text);
			}
			function writeLiteral(text, indent, style) {
				let lines = text.replace(/\n$/, "").split("\n");
				return `|${chompOf(text)}${lines.map((line) => style.ending + (line === "" ? "" : indent + line)).join("")}`;
			}
			function chompOf(text) {
				if (!text.endsWith("\n")) return "-";
				return text.endsWith("\n\n") ? "+" : "";
			}
			//! src/workspace/data/yaml-data.ts
			var yaml_data_exports = (0, $start_runtime.__exportAll)({ yamlAdapter: () => yamlAdapter });
			async function yamlAdapter() {
				let second = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3329, 23)).then((n) => n.js_yaml_exports);
				let schema = makeSchema(second);
				return {
					name: "YAML",
					read: (text) => new YamlDocument(text),
					readAgain(text) {
						let load = (each) => second.loadAll(each, {
							schema,
							maxDepth: 1e3,
							maxAliases: -1,
							maxTotalMergeKeys: -1
						});
						return loadLeniently(text, load, second.YAMLException).map((document) => plainFrom(document));
					}
				};
			}
			function loadLeniently(text, load, exception) {
				let lines;
				for (let attempt = 0;; attempt++) try {
					return load(lines === void 0 ? text : lines.join("\n"));
				} catch (error) {
					let { mark, reason } = error instanceof exception ? error : {
						mark: void 0,
						reason: ""
					};
					if (mark === void 0 || reason !== "deficient indentation" || attempt === 500) throw error;
					lines ??= text.split("\n");
					lines[mark.line] = `${" ".repeat(100)}${lines[mark.line]}`;
				}
			}
			function makeSchema({ CORE_SCHEMA, mergeTag, realMapTag, defineScalarTag, defineSequenceTag, defineMappingTag }) {
				let never = () => !1;
				let tags = ["!", "tag:"].flatMap((prefix) => [
					defineScalarTag(prefix, {
						matchByTagPrefix: !0,
						resolve: (source) => source,
						identify: never
					}),
					defineSequenceTag(prefix, {
						matchByTagPrefix: !0,
						create: () => [],
						addItem: (items, item) => {
							items.push(item);
						},
						identify: never
					}),
					defineMappingTag(prefix, {
						matchByTagPrefix: !0,
						create: () => new Map(),
						addPair: (map, key, value) => {
							map.set(key, value);
							return "";
						},
						has: (map, key) => map.has(key),
						keys: (map) => map.keys(),
						get: (map, key) => map.get(key),
						identify: never
					})
				]);
				return CORE_SCHEMA.withTags(mergeTag, realMapTag, tags);
			}
			function plainFrom(value, known = new Map()) {
				if (typeof value != "object" || !value) return value ?? null;
				let made = known.get(value);
				if (made !== void 0) return made;
				let plain = Array.isArray(value) ? value.map((item) => plainFrom(item, known)) : (0, $data_tree_2.plainObject)(value instanceof Map ? [...value].map(([key, member]) => [String(key), plainFrom(member, known)]) : []);
				known.set(value, plain);
				return plain;
			}
			var YamlDocument = class {
				roots;
				#text;
				#style;
				constructor(text) {
					this.#text = text;
					this.roots = (0, $yaml_tree.readYamlTree)(text);
				}
				scalarText({ value, start, end }) {
					return typeof value == "string" ? value : this.#text.slice(start, end);
				}
				setValue(given, value, written) {
					let node = given;
					let isCollection = typeof value == "object" && !!value;
					if (written !== void 0) return [{
						start: node.start,
						end: node.end,
						replacement: written
					}];
					if (node.isInFlow || node.style === "flow") return [{
						start: node.start,
						end: node.end,
						replacement: this.#inFlow(node, value)
					}];
					let respelled = typeof value == "string" ? this.#respell(node, value) : void 0;
					if (respelled !== void 0) return [respelled];
					if (!isCollection && (node.style === "literal" || node.style === "folded")) return this.#setBlockText(node, value);
					let end = this.#lastOf(node);
					let start = this.#valueStart(node);
					let isMultiline = typeof value == "string" && isBlockSafe(value);
					if (!isCollection && !isMultiline && node.style !== "block") {
						let text = writeScalar(value, node.style === "single" || node.style === "double" ? node.style : "plain", !1, this.#styleOf());
						return [{
							start,
							end: Math.max(start, end),
							replacement: start === node.start && node.start < node.end ? text : ` ${text}`
						}];
					}
					let from = node.owner !== void 0 && /^[ \t]*$/.test(this.#text.slice(node.owner.lead, start)) && this.#isKeyed(node) ? node.owner.lead : start;
					return [{
						start: from,
						end: Math.max(from, end),
						replacement: this.#replacement(node, from, value)
					}];
				}
				#isKeyed({ owner }) {
					return owner !== void 0 && this.#text[owner.start] !== "-" && !owner.isExplicit;
				}
				#replacement(node, start, value) {
					let { owner } = node;
					let end = this.#lastOf(node);
					let style = this.#styleBefore(end, this.#column(owner?.start ?? start));
					let hasRemark = /^[ \t]+#/.test(this.#text.slice(end, (0, $comma_list_3.endOfLineAt)(this.#text, end)));
					let isKeyed = this.#isKeyed(node);
					if (isKeyed && start === owner?.lead) {
						if (!hasRemark) return writeAfterKey(value, this.#column(owner.start), style);
						return ` ${writeFlow(value, style)}`;
					}
					if (start === node.start && !hasRemark && owner?.isExplicit !== !0 && (owner === void 0 || !isKeyed)) return writeAfterDash(value, this.#column(start), style);
					return `${start === node.start && node.start < node.end ? "" : " "}${writeFlow(value, style)}`;
				}
				addMembers(given, entries) {
					let node = given;
					let style = this.#styleFor(node);
					let key = (name, isInFlow) => writeScalar(name, "plain", isInFlow, style);
					if (node.style === "flow") return (0, $comma_list_3.addToList)(this.#list(node), this.#listStyle(node), () => entries.map(([name, value]) => `${key(name, !0)}: ${writeFlow(value, style)}`));
					let first = node.rows[0];
					let last = node.rows.at(-1);
					if (first === void 0 || last === void 0 || node.style !== "block" || first.isExplicit) throw this.#unwritable(node);
					let indent = this.#column(first.start);
					let lines = entries.map(([name, value]) => `${" ".repeat(indent)}${key(name, !1)}:${writeAfterKey(value, indent, style)}`);
					return [this.#insertLines(last, lines)];
				}
				appendItems(given, values) {
					let node = given;
					let style = this.#styleFor(node);
					if (node.style === "flow") return (0, $comma_list_3.addToList)(this.#list(node), this.#listStyle(node), () => values.map((value) => writeFlow(value, style)));
					let first = node.rows[0];
					let last = node.rows.at(-1);
					if (first === void 0 || last === void 0 || node.style !== "block") throw this.#unwritable(node);
					let indent = this.#column(first.start);
					return [this.#insertLines(last, values.map((value) => `${" ".repeat(indent)}- ${writeAfterDash(value, indent + 2, style)}`))];
				}
				removeChildren(given, indexes) {
					let node = given;
					let children = node.kind === "array" ? node.items : node.members.map((member) => member.node);
					let removed = new Set(indexes.map((index) => children[index]));
					let gone = new Set([...node.rows.keys()].filter((index) => removed.has(node.rows[index]?.node)));
					if (gone.size === node.rows.length) return node.style === "flow" ? (0, $comma_list_3.removeFromList)(this.#list(node), [...gone]) : this.#empty(node);
					if (node.style === "flow") return (0, $comma_list_3.removeFromList)(this.#list(node), [...gone]);
					let text = this.#text;
					let edits = [];
					let index = 0;
					let first = node.rows[0];
					if (first !== void 0 && gone.has(0) && (0, $comma_list_3.indentBefore)(text, first.start) === void 0) {
						for (; gone.has(index);) index++;
						let before = node.rows[index - 1];
						let from = before === void 0 ? first.start : this.#rowEnd(before);
						let blanks = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
						edits.push({
							start: first.start,
							end: from + blanks,
							replacement: ""
						});
					}
					for (; index < node.rows.length; index++) {
						let row = node.rows[index];
						if (row === void 0 || !gone.has(index)) continue;
						let end = this.#rowEnd(row);
						edits.push(this.#removal(edits, (0, $comma_list_3.startOfLineAt)(text, row.start), end));
					}
					return edits;
				}
				#removal(edits, lineStart, end) {
					if (!(end >= this.#text.length && this.#text[end - 1] !== "\n")) return {
						start: lineStart,
						end,
						replacement: ""
					};
					let start = lineStart;
					for (; edits.at(-1)?.end === start;) start = edits.pop()?.start ?? start;
					return {
						start: (0, $comma_list_3.endOfLineBefore)(this.#text, start),
						end,
						replacement: ""
					};
				}
				renameMember(given, index, key) {
					let node = given;
					let member = node.members[index];
					if (member === void 0) return [];
					let quote = {
						"'": "single",
						"\"": "double"
					}[this.#text[member.keyStart] ?? ""];
					let replacement = writeScalar(key, quote ?? "plain", node.style === "flow" || node.isInFlow, this.#styleOf());
					return [{
						start: member.keyStart,
						end: member.keyEnd,
						replacement
					}];
				}
				#inFlow({ style }, value) {
					return typeof value == "string" && (style === "single" || style === "double") ? writeScalar(value, style, !0, this.#styleOf()) : writeFlow(value, this.#styleOf());
				}
				#respell(node, value) {
					let source = this.#text.slice(node.start, node.end);
					if (typeof node.value != "string" || node.style === "literal" || !source.trimEnd().includes("\n")) return;
					if (node.style === "plain" && !isPlainSafe(value, !1)) return;
					let header = node.style === "folded" ? source.indexOf("\n") + 1 : 0;
					let quotes = +(node.style === "single" || node.style === "double");
					let places = [...source.slice(header + quotes, source.length - quotes).matchAll(/\S+/g)];
					let [was, is] = [node.value.match(/\S+/g) ?? [], value.match(/\S+/g) ?? []];
					if (places.length !== was.length || places.some(([word], i) => word !== was[i]) || /['"\\]/.test(is.join(""))) return;
					let [same, sameEnd] = commonEnds(was, is);
					let [first, last] = [places[same], places[was.length - 1 - sameEnd]];
					if (first === void 0 || last === void 0 || same === is.length - sameEnd || same > was.length - 1 - sameEnd) return;
					let base = node.start + header + quotes;
					let edit = {
						start: base + first.index,
						end: base + last.index + last[0].length,
						replacement: is.slice(same, is.length - sameEnd).join(" ")
					};
					let around = spacing(node.value, same, sameEnd);
					return around !== void 0 && around === spacing(value, same, sameEnd) ? edit : void 0;
				}
				#setBlockText(node, value) {
					let end = this.#contentEnd(node);
					let [header = "", ...lines] = this.#text.slice(node.start, end).split(/\r?\n/);
					let indent = /^[ ]*/.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0] ?? "";
					let style = this.#styleOf();
					let whole = (replacement) => [{
						start: node.start,
						end,
						replacement
					}];
					if (typeof value != "string" || indent === "" || /\d/.test(header.split("#")[0] ?? "") || typeof node.value != "string") return whole(writeScalar(value, "plain", !1, style));
					let isOneLine = !/\n./.test(value) && /^[^\s#]/.test(value) && isBlockSafe(`${value.trimEnd()}\n`);
					if (!isBlockSafe(value) && !isOneLine) return whole(writeScalar(value, "plain", !1, style));
					let chomp = /^[|>]([-+]?)/.exec(header)?.[1] ?? "";
					if (chomp !== chompOf(value) || chomp === "+") return whole(writeLiteral(value, indent, style));
					if (node.style === "folded") return whole(isOneLine ? `${header}${style.ending}${indent}${value.replace(/\n$/, "")}` : writeLiteral(value, indent, style));
					let [was, is] = [node.value, value].map((text) => text.replace(/\n$/, "").split("\n"));
					if (was.length !== lines.length) return whole(writeLiteral(value, indent, style));
					let [same, sameEnd] = commonEnds(was, is);
					let starts = lineStarts(this.#text, node.start, end);
					let changed = is.slice(same, is.length - sameEnd).map((line) => line === "" ? "" : indent + line);
					let first = starts[same + 1] ?? end;
					let last = starts[was.length - sameEnd];
					let to = last === void 0 ? end : (0, $comma_list_3.endOfLineAt)(this.#text, last);
					if (changed.length > 0 && same < was.length - sameEnd) return [{
						start: first,
						end: to,
						replacement: changed.join(style.ending)
					}];
					return whole(writeLiteral(value, indent, style));
				}
				#empty(node) {
					let text = this.#text;
					let start = this.#valueStart(node);
					let brackets = node.kind === "array" ? "[]" : "{}";
					let end = Math.max(start, this.#lastOf(node));
					if (!this.#isKeyed(node) || !text.slice(start, end).includes("#")) return [{
						start,
						end,
						replacement: `${start === node.start ? "" : " "}${brackets}`
					}];
					let edits = [];
					for (let row of node.rows) edits.push(this.#removal(edits, (0, $comma_list_3.startOfLineAt)(text, row.start), this.#rowEnd(row)));
					return [(0, $comma_list_3.insertion)(start, ` ${brackets}`), ...edits];
				}
				#valueStart(node) {
					let { owner } = node;
					if (owner === void 0 || node.style !== "block" && node.start < node.end) return node.start;
					let isKeyed = this.#text[owner.start] !== "-";
					if (node.style === "block" && !isKeyed && !/[&!\n]/.test(this.#text.slice(owner.lead, node.start))) return node.start;
					let marks = /^(?:[ \t]+[&!]\S*)*/.exec(this.#text.slice(owner.lead, Math.max(node.start, owner.lead)))?.[0].length ?? 0;
					return owner.lead + marks;
				}
				#lastOf(node) {
					let end = this.#contentEnd(node);
					return node.style === "block" ? (0, $comma_list_3.endOfLineAt)(this.#text, end) : end;
				}
				#contentEnd(node) {
					if (node.start === node.end) return this.#valueStart(node);
					if (node.style === "literal" || node.style === "folded") return node.start + this.#text.slice(node.start, node.end).trimEnd().length;
					let last = node.style === "block" ? node.rows.at(-1) : void 0;
					if (last === void 0) return node.end;
					return Math.max(this.#valueStart(last.node), this.#contentEnd(last.node), last.lead);
				}
				#rowEnd({ node, lead }) {
					let deepest = this.#deepest(node);
					if ((deepest.style === "literal" || deepest.style === "folded") && /^[|>]\d?\+/.test(this.#text.slice(deepest.start))) return deepest.end;
					let end = (0, $comma_list_3.endOfLineAt)(this.#text, Math.max(lead, this.#valueStart(node), this.#contentEnd(node)));
					return end + (/^\r?\n/.exec(this.#text.slice(end, end + 2))?.[0].length ?? 0);
				}
				#deepest(node) {
					let last = node.style === "block" ? node.rows.at(-1) : void 0;
					return last === void 0 ? node : this.#deepest(last.node);
				}
				#insertLines(row, lines) {
					let { ending } = this.#styleOf();
					let end = this.#rowEnd(row);
					if (this.#text[end - 1] === "\n") {
						let at = end - (this.#text[end - 2] === "\r" ? 2 : 1);
						let before = this.#text.slice(0, at);
						return before.slice(before.trimEnd().length).includes("\n") ? (0, $comma_list_3.insertion)(end, lines.map((line) => line + ending).join("")) : (0, $comma_list_3.insertion)(at, lines.map((line) => ending + line).join(""));
					}
					return (0, $comma_list_3.insertion)(end, lines.map((line) => ending + line).join(""));
				}
				#column(offset) {
					return offset - (0, $comma_list_3.startOfLineAt)(this.#text, offset);
				}
				#list(node) {
					let items = node.rows.map((row) => ({
						start: row.start,
						end: Math.max(row.lead, row.node.end)
					}));
					return {
						text: this.#text,
						open: node.start + 1,
						close: node.end - 1,
						items,
						comments: "hash"
					};
				}
				#listStyle(node) {
					let first = node.rows[0];
					let between = first === void 0 ? node.kind === "object" ? " " : "" : this.#text.slice(node.start + 1, first.start);
					let padding = /^ *$/.test(between) ? between : "";
					let isTight = /,\S/.test(this.#text.slice(node.start, node.end).replace(/(["']).*?\1/g, ""));
					return {
						ending: this.#styleOf().ending,
						indent: (0, $comma_list_3.indentOf)(this.#text, node.start),
						unit: void 0,
						padding,
						gap: isTight ? "" : " "
					};
				}
				#styleFor({ rows }) {
					let last = rows.at(-1);
					return last === void 0 ? this.#styleOf() : this.#styleBefore(this.#rowEnd(last), this.#column(last.start));
				}
				#styleBefore(offset, indent) {
					let at = this.#text[offset - 1] === "\n" ? offset : (0, $comma_list_3.endOfLineAt)(this.#text, offset);
					let next = /^(?:[ \t]*\r?\n)*( *)#/.exec(this.#text.slice(at));
					let hasBlocks = (at < this.#text.length || this.#text.endsWith("\n")) && (next?.[1] ?? "").length <= indent;
					return {
						...this.#styleOf(),
						hasBlocks
					};
				}
				#styleOf() {
					this.#style ??= detectStyle(this.#text);
					return this.#style;
				}
				#unwritable(node) {
					return (0, $data_tree_2.editConflict)("Nothing can be added to this value as it is written", node.start, "Write it in the usual form first.");
				}
			};
			function detectStyle(text) {
				let child = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)[^\s#-]/m.exec(text);
				let depth = child === null ? 2 : (child[2] ?? "").length - (child[1] ?? "").length;
				let unit = depth > 0 && depth <= 8 ? depth : 2;
				let list = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)-[ \t]/m.exec(text);
				let listIndent = list === null ? unit : Math.max(0, (list[2] ?? "").length - (list[1] ?? "").length);
				let doubles = text.match(/[:-] "/g)?.length ?? 0;
				let singles = text.match(/[:-] '/g)?.length ?? 0;
				return {
					ending: (0, $core_work_5.dominantLineEnding)(text),
					unit,
					listIndent,
					quote: doubles > singles ? "double" : "single",
					hasBlocks: !0
				};
			}
			function lineStarts(text, from, to) {
				let starts = [from];
				for (let at = text.indexOf("\n", from); at >= 0 && at + 1 < to; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
				return starts;
			}
			function commonEnds(a, b) {
				let most = Math.min(a.length, b.length);
				let start = 0;
				for (; start < most && a[start] === b[start];) start++;
				let end = 0;
				for (; end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end];) end++;
				return [start, end];
			}
			function spacing(text, start, end) {
				let gaps = text.split(/\S+/);
				if (gaps.slice(start + 1, gaps.length - 1 - end).some((gap) => gap !== " ")) return;
				return JSON.stringify([gaps.slice(0, start + 1), gaps.slice(gaps.length - 1 - end)]);
			}
		},
		7008: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				contentEnd: () => contentEnd,
				readYamlTree: () => readYamlTree
			});
			var $yaml_compose_collection = __nccwpck_require__(5604);
			var $core_work_5 = __nccwpck_require__(1501);
			var $data_tree_2 = __nccwpck_require__(7669);
			//! src/workspace/data/yaml-tree.ts
			function contentEnd(text, node) {
				if (node.style === "literal" || node.style === "folded") return node.start + text.slice(node.start, node.end).trimEnd().length;
				let last = node.style === "block" ? node.rows.at(-1) : void 0;
				return last === void 0 ? node.end : Math.max(contentEnd(text, last.node), last.lead);
			}
			function readYamlTree(text) {
				return [...(0, $yaml_compose_collection.parseAllDocuments)(text, {
					prettyErrors: !1,
					logLevel: "silent",
					uniqueKeys: !1,
					strict: !0
				})].map((document) => {
					let [error] = document.errors;
					if (error !== void 0) throw broken(error.code, error.message, error.pos[0]);
					return new TreeBuilder(text).build(document.contents, {
						isInFlow: !1,
						at: document.range[0]
					});
				});
			}
			let STYLES = {
				PLAIN: "plain",
				QUOTE_SINGLE: "single",
				QUOTE_DOUBLE: "double",
				BLOCK_LITERAL: "literal",
				BLOCK_FOLDED: "folded"
			};
			var TreeBuilder = class {
				#text;
				#lines;
				#anchors = new Map();
				constructor(text) {
					this.#text = text;
					this.#lines = new $core_work_5.TextLines(text);
				}
				build(node, around) {
					if (node == null) return this.#make("scalar", "plain", [around.at, around.at], around, null);
					if ((0, $yaml_compose_collection.isAlias)(node)) return this.#alias(node.source, node.range?.[0] ?? around.at, node.range?.[1] ?? around.at, around);
					let range = node.range ?? [
						around.at,
						around.at,
						around.at
					];
					let made = (0, $yaml_compose_collection.isScalar)(node) ? this.#make("scalar", STYLES[node.type ?? "PLAIN"], range, around, this.#scalar(node)) : this.#make((0, $yaml_compose_collection.isMap)(node) ? "object" : "array", "flow" in node && node.flow === !0 ? "flow" : "block", range, around);
					"anchor" in node && node.anchor !== void 0 && this.#anchors.set(node.anchor, made);
					(0, $yaml_compose_collection.isMap)(node) ? this.#fillMap(made, node) : (0, $yaml_compose_collection.isSeq)(node) && this.#fillList(made, node.items);
					return made;
				}
				#make(kind, style, range, around, value) {
					let [start = around.at, end = start] = range;
					let { isInFlow, owner } = around;
					return {
						kind,
						style,
						start,
						end,
						isInFlow,
						owner,
						members: [],
						items: [],
						rows: [],
						...value !== void 0 && { value }
					};
				}
				#scalar({ value, range }) {
					if (value === null || [
						"string",
						"number",
						"boolean"
					].includes(typeof value)) return value;
					if (value === void 0) return null;
					throw (0, $data_tree_2.invalidDocument)("The value has a type that only YAML has", range?.[0] ?? 0, "Edit the file with replace_in_file.");
				}
				#alias(name, start, end, around) {
					let target = this.#anchors.get(name);
					if (target === void 0) throw (0, $data_tree_2.invalidDocument)(`There is no anchor '&${name}' before this alias`, start, "Correct the name, or define the anchor first.");
					target.shared = `is shared by the alias '*${name}' on line ${this.#lines.lineOf(start)}, which would change too`;
					let { shared: _, ...copied } = target;
					return {
						...copied,
						style: "alias",
						start,
						end,
						isInFlow: around.isInFlow,
						owner: around.owner,
						elsewhere: {
							kind: "alias",
							message: `is written as the alias '*${name}', which stands for line ${this.#lines.lineOf(target.start)}`,
							offset: start,
							suggestion: "Replace the alias with its value first, or edit the file with replace_in_file."
						}
					};
				}
				#fillList(list, items) {
					let isFlow = list.style === "flow";
					let from = list.start;
					for (let item of items) {
						let start = isFlow ? item?.range?.[0] ?? from : this.#find("-", from);
						let lead = isFlow ? start : start + 1;
						let row = {
							start,
							lead,
							isExplicit: !1
						};
						row.node = this.build(item, {
							isInFlow: isFlow || list.isInFlow,
							at: lead,
							owner: row
						});
						list.items.push(row.node);
						list.rows.push(row);
						from = Math.max(lead, row.node.end);
					}
				}
				#fillMap(map, { items }) {
					let keys = new Set();
					let merged;
					for (let pair of items) {
						let row = this.#row(map, pair);
						map.rows.push(row);
						let key = this.#key(pair.key);
						(0, $yaml_compose_collection.isScalar)(pair.key) && pair.key.anchor !== void 0 && this.build(pair.key, {
							isInFlow: map.isInFlow,
							at: row.start
						});
						let isMerge = key.text === "<<" && key.isPlain;
						if (isMerge ? merged !== void 0 : keys.has(key.text)) throw twice(key.text, row.start);
						if (isMerge) merged = this.#sources(row.node);
						else {
							keys.add(key.text);
							map.members.push({
								key: key.text,
								keyStart: row.start,
								keyEnd: pair.key.range?.[1] ?? row.start,
								node: row.node
							});
						}
					}
					for (let member of merged?.flatMap((source) => source.members) ?? []) {
						if (keys.has(member.key)) continue;
						keys.add(member.key);
						map.members.push({
							...member,
							node: {
								...member.node,
								elsewhere: mergedFrom(member, this.#lines)
							}
						});
					}
				}
				#row(map, { key, value }) {
					let start = key.range?.[0] ?? map.start;
					let keyEnd = key.range?.[1] ?? start;
					let isExplicit = /[?][ \t\r\n]+$/.test(this.#text.slice(Math.max(0, start - 20), start));
					let hasColon = /^\s*:/.test(this.#text.slice(keyEnd));
					let lead = hasColon || isExplicit ? this.#find(":", keyEnd) + 1 : keyEnd;
					let row = {
						start,
						lead,
						isExplicit: isExplicit || !hasColon
					};
					row.node = this.build(value, {
						isInFlow: map.style === "flow" || map.isInFlow,
						at: lead,
						owner: row
					});
					return row;
				}
				#key(key) {
					if ((0, $yaml_compose_collection.isScalar)(key)) return {
						text: String(this.#scalar(key)),
						isPlain: key.type === "PLAIN"
					};
					throw (0, $data_tree_2.invalidDocument)("A key is a list, a map or an alias", key.range?.[0] ?? 0, "Edit the file with replace_in_file.");
				}
				#sources(node) {
					if (node.kind === "object") return [node];
					let maps = node.items;
					if (node.kind === "array" && maps.every(({ kind }) => kind === "object")) return maps;
					throw (0, $data_tree_2.invalidDocument)("The merge key '<<' needs a map, or a list of maps", node.start, "Write an alias of a map there.");
				}
				#find(char, from) {
					for (let at = from; at < this.#text.length; at++) {
						if (this.#text[at] === char) return at;
						if (this.#text[at] !== "#") continue;
						let newline = this.#text.indexOf("\n", at);
						if (newline < 0) break;
						at = newline;
					}
					return from;
				}
			};
			function mergedFrom({ key, keyStart }, lines) {
				return {
					kind: "merge",
					message: `comes from line ${lines.lineOf(keyStart)} through the merge key '<<'`,
					offset: keyStart,
					suggestion: `Write '${key}' out here first, or edit the file with replace_in_file.`
				};
			}
			function twice(key, offset) {
				return (0, $data_tree_2.invalidDocument)(`The key '${key}' appears twice`, offset, "Remove one of the two: programs differ on which one counts.");
			}
			function broken(code, message, offset) {
				if (message.startsWith("Maximum call stack")) return (0, $data_tree_2.tooDeep)(offset);
				if (code === "TAB_AS_INDENT") return (0, $data_tree_2.invalidDocument)("Tabs are used to indent", offset, "Indent with spaces: YAML does not allow tabs there.");
				return (0, $data_tree_2.invalidDocument)(`Not valid YAML: ${message.split("\n")[0]}`, offset, "Correct the file there, then run it again.");
			}
		},
		9580: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(5201).index();
		},
		3329: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(533)["js-yaml"]();
		},
		2136: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(4138)["json-p3-cjs"]();
		},
		2967: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(384).index();
		},
		9498: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(384).index();
			module.exports = {
				__esModule: !0,
				get TomlDate() {
					return part().TomlDate;
				}
			};
		},
		5514: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(3206).index();
			module.exports = {
				__esModule: !0,
				get ParseError() {
					return part().ParseError;
				},
				get parseTOML() {
					return part().parseTOML;
				}
			};
		},
		5604: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(6005)["compose-collection"]();
			module.exports = {
				__esModule: !0,
				get isAlias() {
					return part().isAlias;
				},
				get isMap() {
					return part().isMap;
				},
				get isScalar() {
					return part().isScalar;
				},
				get isSeq() {
					return part().isSeq;
				},
				get parseAllDocuments() {
					return part().parseAllDocuments;
				}
			};
		},
		5201: (module) => {
			"use strict";
			module.exports = require("../vendor/diff.js");
		},
		533: (module) => {
			"use strict";
			module.exports = require("../vendor/js-yaml.js");
		},
		4138: (module) => {
			"use strict";
			module.exports = require("../vendor/json-p3.js");
		},
		384: (module) => {
			"use strict";
			module.exports = require("../vendor/smol-toml.js");
		},
		3206: (module) => {
			"use strict";
			module.exports = require("../vendor/toml-eslint-parser.js");
		},
		6005: (module) => {
			"use strict";
			module.exports = require("../vendor/yaml.js");
		},
		5902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		8816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		3653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		7885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		6522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		8500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		},
		8522: (module) => {
			"use strict";
			module.exports = require("node:zlib");
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
	var __webpack_exports__ = __nccwpck_require__(3548);
	module.exports = __webpack_exports__;
})();
