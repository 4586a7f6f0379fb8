export const id = 179;
export const ids = [179];
export const modules = {
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	68049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => asList,
			Kd: () => listArgument,
			bp: () => textArgument,
			eS: () => previewArgument
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		function textArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description));
		}
		function listArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description)));
		}
		function asList(value) {
			if (value === void 0) return [];
			return typeof value == "string" ? [value] : value;
		}
		function previewArgument() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("Return the diff and change nothing")));
		}
	}),
	98188: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sv: () => encodeContent,
			lT: () => makeEdit,
			GU: () => openTextFile,
			n1: () => stageEdit,
			g$: () => tooLarge
		});
		var model_path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var wording = __webpack_require__(60493);
		var workspace_text = __webpack_require__(54010);
		function toByteEdits({ text, encoding }, bytes, edits) {
			let encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
			let skipped = encoding === "utf8-bom" ? workspace_text.yv : 0;
			let isOneByteEach = bytes.length - skipped === text.length;
			let seenUnits = 0;
			let seenBytes = skipped;
			let position = (unit) => {
				if (isOneByteEach) return unit + skipped;
				seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
				seenUnits = unit;
				return seenBytes;
			};
			return edits.map((edit) => ({
				start: position(edit.start),
				end: position(edit.end),
				replacement: encode(edit.replacement)
			}));
		}
		function lengthAfter(bytes, edits) {
			return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length);
		}
		function applyEdits(bytes, edits) {
			let result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits));
			let from = 0;
			let to = 0;
			for (let edit of edits) {
				result.set(bytes.subarray(from, edit.start), to);
				to += edit.start - from;
				result.set(edit.replacement, to);
				to += edit.replacement.length;
				from = edit.end;
			}
			result.set(bytes.subarray(from), to);
			return result;
		}
		function splitsCharacter(text, { start, end }) {
			return isInsidePair(text, start) || isInsidePair(text, end);
		}
		function isInsidePair(text, offset) {
			return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
		}
		function encodeReplacement(replacement, encoding) {
			return (0, workspace_text.wx)({
				text: replacement,
				encoding: encoding === "utf8-bom" ? "utf8" : encoding
			});
		}
		function rememberLast(make) {
			let last;
			return (text) => {
				last?.text !== text && (last = {
					text,
					made: make(text)
				});
				return last.made;
			};
		}
		async function openTextFile(given, context) {
			let path = (0, model_path.NP)(given);
			if (!path.ok) return path;
			let content = await readWhole(path.value, context);
			if (!content.ok) return content;
			let text = (0, workspace_text.g7)(content.value.bytes, path.value);
			return text.ok ? (0, result.k)({
				path: path.value,
				content: content.value,
				text: text.value
			}) : text;
		}
		async function readWhole(path, { workspace, limits }) {
			let entry = await workspace.entry(path);
			if (!entry.ok) return entry;
			if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, result.V)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
			return workspace.read(path);
		}
		function encodeContent(content, { limits }) {
			let bytes = Buffer.from(content, "utf8");
			return bytes.length > limits.writeFileBytes ? (0, result.V)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, result.k)(bytes);
		}
		function makeEdit(request) {
			let { file, limit } = request;
			let { path, content, text } = file;
			for (let written of request.written) {
				let refusal = (0, workspace_text._S)(written, text.encoding, path);
				if (refusal !== void 0) return (0, result.V)(refusal);
			}
			if (content.bytes.length !== text.text.length && request.edits.some((edit) => splitsCharacter(text.text, edit))) return (0, result.V)(matchesHalf(path));
			let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
			if (changing.length === 0) return (0, result.k)(void 0);
			let edits = toByteEdits(text, content.bytes, changing);
			let length = lengthAfter(content.bytes, edits);
			if (length > limit) return (0, result.V)(tooLarge(`File '${path}' after the edit`, length, limit));
			return (0, result.k)({
				path,
				before: content,
				bytes: applyEdits(content.bytes, edits),
				edits
			});
		}
		async function stageEdit(file, edit, { workspace, limits }) {
			let made = makeEdit({
				file,
				edits: [edit],
				written: [edit.replacement],
				limit: limits.writeFileBytes
			});
			if (!made.ok) return made;
			if (made.value === void 0) return (0, result.k)(!1);
			let { bytes, edits } = made.value;
			let staged = await workspace.stage(file.path, bytes, {
				from: file.content,
				edits
			});
			return staged.ok ? (0, result.k)(!0) : staged;
		}
		function matchesHalf(path) {
			return (0, tool_error.$4)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
		}
		function tooLarge(what, size, limit) {
			return (0, tool_error.$4)("too_large", `${what} is too large: ${(0, wording.lP)(size)}, the limit is ${(0, wording.lP)(limit)}`, "Work on a smaller file, or split the content.");
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	90179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { editLines: () => editLines });
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var tool_result = __webpack_require__(91453);
		var wording = __webpack_require__(60493);
		var workspace_lines = __webpack_require__(69826);
		function insertLines(text, line, content) {
			let ending = (0, workspace_lines.Yf)(text);
			let lines = (0, workspace_lines.Uh)(withoutFinalNewline(content), ending);
			let at = line === 0 ? 0 : (0, workspace_lines.ZX)(text, line, line).end;
			return {
				start: at,
				end: at,
				replacement: at > 0 && text[at - 1] !== "\n" ? ending + endIfBlank(lines, ending) : lines + ending
			};
		}
		function deleteLines(text, first, last) {
			let { start, end } = (0, workspace_lines.ZX)(text, first, last);
			let takesUnendedLine = end === text.length && (0, workspace_lines.ik)(text, end) === 0;
			let endOfLineBefore = start - (0, workspace_lines.ik)(text, start);
			let isLineBeforeBlank = endOfLineBefore === 0 || (0, workspace_lines.ik)(text, endOfLineBefore) > 0;
			return {
				start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start,
				end,
				replacement: ""
			};
		}
		function replaceLines(text, range, content) {
			let { start, end } = (0, workspace_lines.ZX)(text, range.first, range.last);
			let ending = (0, workspace_lines.Yf)(text);
			let lines = (0, workspace_lines.Uh)(withoutFinalNewline(content), ending);
			let newline = (0, workspace_lines.ik)(text, end);
			return {
				start,
				end: end - newline,
				replacement: newline === 0 ? endIfBlank(lines, ending) : lines
			};
		}
		function endIfBlank(lines, ending) {
			return lines === "" || lines.endsWith("\n") ? lines + ending : lines;
		}
		function withoutFinalNewline(content) {
			return content.slice(0, content.length - (0, workspace_lines.ik)(content, content.length));
		}
		var argument_schemas = __webpack_require__(68049);
		var edit_file = __webpack_require__(98188);
		var tool = __webpack_require__(52805);
		let TAKES = {
			insert: ["line", "content"],
			delete: ["start_line", "end_line"],
			replace: [
				"start_line",
				"end_line",
				"content"
			]
		};
		let DONE = {
			insert: "Inserted",
			delete: "Deleted",
			replace: "Replaced"
		};
		let lineNumber = (least, description) => schemas.lqM(schemas.Whr().check(api.qm(least), schemas.q0y(description)));
		let editLines = (0, tool.u)({
			name: "edit_lines",
			summary: "Insert, delete or replace whole lines of a file by their numbers.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["ReadFiles", "WriteFiles"],
			args: () => schemas.rej({
				path: schemas.YjP().check(schemas.q0y("Relative path of the file")),
				operation: schemas.k5n([
					"insert",
					"delete",
					"replace"
				]).check(schemas.q0y("What to do with the lines")),
				line: lineNumber(0, "insert: the line after which the content is put; 0 puts it at the top"),
				start_line: lineNumber(1, "delete, replace: the first line, from 1"),
				end_line: lineNumber(1, "delete, replace: the last line, included; the first one when left out"),
				content: schemas.lqM((0, argument_schemas.bp)("insert, replace: the new lines. A final newline may be left out, \"\\n\" is one blank line, and the lines end as those of the file do")),
				preview_only: (0, argument_schemas.eS)()
			}),
			outputs: () => schemas.rej({
				total_lines: schemas.Whr().check(schemas.q0y("How many lines the file has afterwards")),
				previous_total_lines: schemas.Whr().check(schemas.q0y("How many lines the file had"))
			}),
			metadata: ["total_lines", "previous_total_lines"],
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification. Line numbers change with every edit: read the file again before the next one.",
			examples: [
				{
					description: "Insert after line 10",
					args: {
						path: "src/app.py",
						operation: "insert",
						line: 10,
						content: "import os\n"
					}
				},
				{
					description: "Delete lines 5 to 8",
					args: {
						path: "src/app.py",
						operation: "delete",
						start_line: 5,
						end_line: 8
					}
				},
				{
					description: "Replace lines 10 to 15, looking at the diff first",
					args: {
						path: "src/app.py",
						operation: "replace",
						start_line: 10,
						end_line: 15,
						content: "pass\n",
						preview_only: !0
					}
				}
			],
			async run(args, context) {
				let instruction = readInstruction(args);
				if (!instruction.ok) return instruction;
				let file = await (0, edit_file.GU)(args.path, context);
				if (!file.ok) return file;
				let { path, text } = file.value;
				let before = (0, workspace_lines.lt)(text.text);
				let refusal = refuseRange(instruction.value, before);
				if (refusal !== void 0) return (0, result.V)(refusal);
				let edit = makeLineEdit(text.text, instruction.value);
				let changed = await (0, edit_file.n1)(file.value, edit, context);
				if (!changed.ok) return changed;
				let after = (0, workspace_lines.lt)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
				return (0, tool_result.P)({
					total_lines: after,
					previous_total_lines: before
				}, describeEdit(path, instruction.value, after), { filesAffected: changed.value ? [path] : [] });
			}
		});
		function readInstruction(args) {
			let { operation, line, start_line, end_line, content } = args;
			let takes = TAKES[operation];
			let foreign = [
				"line",
				"start_line",
				"end_line",
				"content"
			].filter((name) => args[name] !== void 0).filter((name) => !takes.includes(name));
			if (foreign.length > 0) return refuse(`${operation} does not take ${foreign.join(" or ")}`, operation);
			let missing = takes.filter((name) => name !== "end_line" && args[name] === void 0);
			if (missing.length > 0) return refuse(`${operation} needs ${missing.join(" and ")}`, operation);
			let first = line ?? start_line ?? 0;
			let last = end_line ?? first;
			if (last < first) return (0, result.V)((0, tool_error.$4)("invalid_range", `Line range invalid - end_line ${last} is before start_line ${first}`, "Give the first line first."));
			if (operation === "delete") return (0, result.k)({
				operation,
				first,
				last
			});
			if (content === void 0 || content === "") return refuse(`${operation} needs content that is not empty`, operation);
			return (0, result.k)({
				operation,
				first,
				last,
				content
			});
		}
		function refuse(problem, operation) {
			let blank = operation === "delete" ? "" : " A blank line is the content \"\\n\".";
			return (0, result.V)((0, tool_error.$4)("invalid_arguments", problem, `Give ${TAKES[operation].join(", ")} for ${operation}.${blank}`));
		}
		function refuseRange({ operation, first, last }, total) {
			let least = operation === "insert" ? 0 : 1;
			if (last <= total) return;
			let valid = total < least ? "it has no lines to choose from" : `valid lines are ${least}-${total}`;
			let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
			return (0, tool_error.$4)("invalid_range", `Line range invalid - file has ${(0, wording.pq)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines inside it.");
		}
		function makeLineEdit(text, instruction) {
			switch (instruction.operation) {
				case "insert": return insertLines(text, instruction.first, instruction.content);
				case "delete": return deleteLines(text, instruction.first, instruction.last);
				case "replace": return replaceLines(text, instruction, instruction.content);
			}
		}
		function describeEdit(path, instruction, total) {
			let { operation, first, last } = instruction;
			let range = first === last ? `line ${first}` : `lines ${first}-${last}`;
			let what = operation === "insert" ? `${(0, wording.pq)((0, workspace_lines.lt)(instruction.content), "line")} after line ${first}` : range;
			return `${DONE[operation]} ${what} in ${path} (${(0, wording.pq)(total, "line")} now)`;
		}
	}),
	69826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Uh: () => withLineEnding,
			Yf: () => dominantLineEnding,
			ZX: () => lineSpan,
			ik: () => newlineLengthBefore,
			lt: () => countLines,
			mh: () => lineAt,
			vH: () => isCrlfThroughout
		});
		function countLines(text) {
			let ended = countNewlines(text, text.length);
			return text === "" || text.endsWith("\n") ? ended : ended + 1;
		}
		function lineAt(text, offset) {
			return countNewlines(text, offset) + 1;
		}
		function lineSpan(text, first, last) {
			let start = endOfLines(text, first - 1, 0);
			return {
				start,
				end: endOfLines(text, last - first + 1, start)
			};
		}
		function dominantLineEnding(text) {
			let { newlines, crlf } = countEndings(text);
			return crlf * 2 > newlines ? "\r\n" : "\n";
		}
		function isCrlfThroughout(text) {
			if (!text.includes("\r\n")) return !1;
			let { newlines, crlf } = countEndings(text);
			return newlines === crlf;
		}
		function withLineEnding(text, ending) {
			return text.replace(/\r?\n/g, ending);
		}
		function newlineLengthBefore(text, offset) {
			if (text[offset - 1] !== "\n") return 0;
			return text[offset - 2] === "\r" ? 2 : 1;
		}
		function countNewlines(text, end) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
			return count;
		}
		function endOfLines(text, lines, from) {
			let end = from;
			for (let line = 0; line < lines; line++) {
				let newline = text.indexOf("\n", end);
				if (newline < 0) return text.length;
				end = newline + 1;
			}
			return end;
		}
		function countEndings(text) {
			let newlines = 0;
			let crlf = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
				newlines++;
				text[at - 1] === "\r" && crlf++;
			}
			return {
				newlines,
				crlf
			};
		}
	})
};
