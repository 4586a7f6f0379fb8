export const id = 3505;
export const ids = [3505];
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
	13505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createFile: () => createFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94343);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60493);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6754);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68049);
		var _edit_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98188);
		let createFile = (0, __webpack_require__(52805).u)({
			name: "create_file",
			summary: "Create a new file with specified content.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["CreateFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_6__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.q0y("Relative path to the file to create; missing directories are created too")),
				content: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.bp)("Content to write to the file, at most 10 MB; taken as it is, line endings and all"),
				executable: zod_mini__WEBPACK_IMPORTED_MODULE_6__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.q0y("Whether the file can be run as a program")), !1)
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_6__.rej({ size_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_6__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.q0y("Size of the new file")) }),
			metadata: [],
			termination: "Use terminate=true after the file the user asked for is created; terminate=false if it is to be checked or edited further.",
			examples: [{
				description: "Create a script",
				args: {
					path: "scripts/hello.py",
					content: "print('hello')\n",
					executable: !0
				}
			}, {
				description: "Create an empty file",
				args: {
					path: "src/.gitkeep",
					content: ""
				}
			}],
			async run(args, context) {
				let { workspace } = context;
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(args.path);
				if (!path.ok) return path;
				let bytes = (0, _edit_file_js__WEBPACK_IMPORTED_MODULE_4__.sv)(args.content, context);
				if (!bytes.ok) return bytes;
				let entry = await workspace.entry(path.value);
				if (!entry.ok) return entry;
				let refusal = refuseExisting(path.value, entry.value.kind);
				if (refusal !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(refusal);
				let staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? "100755" : "100644" });
				if (!staged.ok) return staged;
				let size = bytes.value.length;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_2__.P)({ size_bytes: size }, `Created file: ${path.value} (${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_9__.lP)(size)})`, { filesAffected: [path.value] });
			}
		});
		function refuseExisting(path, kind) {
			switch (kind) {
				case "missing": return;
				case "symlink": return (0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_3__.JV)(path);
				case "file": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("already_exists", `File '${path}' already exists. Use replace_string_in_file to modify`, "Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.");
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.");
			}
		}
	})
};
