export const id = 961;
export const ids = [961];
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
	40961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { appendFile: () => appendFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60493);
		var _workspace_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69826);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68049);
		var _edit_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98188);
		let appendFile = (0, __webpack_require__(52805).u)({
			name: "append_file",
			summary: "Append text to the end of a file, on a line of its own.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: [
				"ReadFiles",
				"WriteFiles",
				"CreateFiles"
			],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Relative path of the file")),
				content: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_5__.bp)("Text to append. A missing newline at the end of the file is added first, and the lines end as those of the file do"),
				create_if_missing: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Create the file when there is none, instead of failing")), !1),
				preview_only: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_5__.eS)()
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				appended_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("How many bytes the file grew by")),
				size_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Size of the file afterwards"))
			}),
			metadata: ["appended_bytes", "size_bytes"],
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful append; terminate=false if it needs verification.",
			examples: [{
				description: "Add a line",
				args: {
					path: ".gitignore",
					content: "coverage/\n"
				}
			}, {
				description: "Add a line, or begin the file with it",
				args: {
					path: "NOTES.md",
					content: "- done\n",
					create_if_missing: !0
				}
			}],
			async run(args, context) {
				let file = await (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_2__.GU)(args.path, context);
				if (!file.ok) {
					if (file.error.code !== "not_found") return file;
					let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(args.path);
					if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
					return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("not_found", file.error.message, "Check the path, or set create_if_missing to make a new file.");
				}
				let { text } = file.value.text;
				let ending = (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_6__.Yf)(text);
				let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
				let edit = {
					start: text.length,
					end: text.length,
					replacement: separator + (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_6__.Uh)(args.content, ending)
				};
				let changed = await (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_2__.n1)(file.value, edit, context);
				if (!changed.ok) return changed;
				return report(file.value.path, {
					appended: Buffer.byteLength(edit.replacement),
					before: file.value.content.bytes.length
				});
			}
		});
		async function create(path, content, context) {
			let bytes = (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_2__.sv)(content, context);
			if (!bytes.ok) return bytes;
			let staged = await context.workspace.stage(path, bytes.value);
			if (!staged.ok) return staged;
			let size = bytes.value.length;
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
				appended_bytes: size,
				size_bytes: size
			}, `Created file: ${path} (${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_7__.lP)(size)})`, { filesAffected: [path] });
		}
		function report(path, { appended, before }) {
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
				appended_bytes: appended,
				size_bytes: before + appended
			}, `Appended to file: ${path} (${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_7__.lP)(appended)})`, { filesAffected: appended === 0 ? [] : [path] });
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
