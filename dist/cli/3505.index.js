export const id = 3505;
export const ids = [3505];
export const modules = {
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
	}),
	59986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => isDotGit,
			Gw: () => ancestorsOf,
			HO: () => parseRepoDirectory,
			Kg: () => briefText,
			NP: () => parseRepoPath,
			O8: () => escapeUnprintable,
			Zj: () => MAX_PLAIN_LENGTH,
			Zl: () => isInSousDirectory,
			d1: () => depthOf,
			gN: () => parentOf,
			hK: () => ROOT_DIRECTORY,
			tu: () => foldPath,
			uJ: () => joinPath
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let ROOT_DIRECTORY = ".";
		let MAX_PATH_BYTES = 4096;
		let MAX_PLAIN_LENGTH = 255;
		let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
		let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
		let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
		let DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
		let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
		let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
		function parseRepoPath(text) {
			if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text);
			let problem = findProblem(text);
			return problem === void 0 ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(text) : (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.V)(problem);
		}
		function parseRepoDirectory(text) {
			return text === "." ? (0, _result_js__WEBPACK_IMPORTED_MODULE_1__.k)(".") : parseRepoPath(text);
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
			let outside = (why) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
			let denied = (why, suggestion) => (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
			if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
			if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (text.startsWith("/")) return outside("It is absolute.");
			if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
			if (text.startsWith("\\\\")) return outside("It names a network share.");
			if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
			if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
			if (leavesRoot(text)) return outside("It climbs above it.");
			for (let segment of text.split("/")) {
				if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
				if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
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
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
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
	}),
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
	60493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kf: () => nameSome,
			lP: () => sizeText,
			pq: () => countOf
		});
		let MB = 1048576;
		function countOf(count, one, many = `${one}s`) {
			return `${count} ${count === 1 ? one : many}`;
		}
		function nameSome(names, most) {
			let shown = names.slice(0, most).join(", ");
			return names.length > most ? `${shown} and ${names.length - most} more` : shown;
		}
		function sizeText(bytes) {
			return bytes >= MB && bytes % MB == 0 ? `${bytes / MB} MB` : countOf(bytes, "byte");
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
	}),
	6754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			JV: () => symlinkDenied,
			Ko: () => fileNotFound,
			L5: () => permissionDenied,
			YL: () => fromDiskFault,
			c9: () => belongsToSous,
			o5: () => notADirectory
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function fromDiskFault(fault, shown, action = "read") {
			switch (fault.code) {
				case "ENOENT": return fileNotFound(shown);
				case "EACCES":
				case "EPERM":
				case "EROFS": return permissionDenied(action, shown);
				case "ELOOP": return symlinkDenied(shown);
				case "EISDIR":
				case "ENOTREG": return notAFile(shown);
				case "ENOTDIR": return notADirectory(shown);
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
			}
		}
		function fileNotFound(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
		}
		function permissionDenied(action, shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
		}
		function symlinkDenied(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
		}
		function notAFile(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
		}
		function notADirectory(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
		}
		function belongsToSous(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
		}
	}),
	54010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Go: () => isBinary,
			Id: () => markLength,
			_S: () => refuseForeignText,
			g7: () => decodeText,
			wx: () => encodeText,
			yv: () => UTF8_MARK_BYTES
		});
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let UTF8_MARK_BYTES = 3;
		let utf8 = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		});
		function isBinary(bytes) {
			let zero = bytes.indexOf(0);
			return zero >= 0 && zero < 8e3;
		}
		function markLength(bytes) {
			return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
		}
		function decodeText(bytes, shown) {
			if (isBinary(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Exclude it."));
			let mark = markLength(bytes);
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: utf8.decode(bytes.subarray(mark)),
					encoding: mark > 0 ? "utf8-bom" : "utf8"
				});
			} catch {
				if (hasUtf16Mark(bytes)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first, or exclude it."));
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)({
					text: (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__.bS)(bytes).toString("latin1"),
					encoding: "single-byte"
				});
			}
		}
		function encodeText({ text, encoding }) {
			switch (encoding) {
				case "utf8": return Buffer.from(text, "utf8");
				case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
				case "single-byte": return Buffer.from(text, "latin1");
			}
		}
		function refuseForeignText(inserted, encoding, shown) {
			if (!inserted.isWellFormed()) return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
			if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
		}
		function hasUtf16Mark(bytes) {
			for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
			return !1;
		}
	})
};
