export const id = 5797;
export const ids = [5797];
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
	5797: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readFile: () => readFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7682);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60493);
		var _workspace_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69826);
		var _workspace_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54010);
		var _tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52805);
		let lineNumber = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y(description)));
		let count = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y(description));
		let readFile = (0, _tool_js__WEBPACK_IMPORTED_MODULE_5__.u)({
			name: "read_file",
			summary: "Read the contents of a file, optionally specifying line range.",
			category: "File Reading",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Relative path to the file to read")),
				start_line: lineNumber("Starting line number (1-indexed, optional)"),
				end_line: lineNumber("Ending line number (1-indexed, inclusive, optional)")
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				content: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("The text with its line endings as they are, or a binary file as hex")),
				total_lines: count("How many lines the file has, or its first 10 MB where it is larger; 0 for a binary file"),
				lines_returned: count("How many of them are in content"),
				file_size_bytes: count("Size of the file"),
				start_line: count("First line in content, 0 when there is none"),
				end_line: count("Last line in content, 0 when there is none"),
				encoding: zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n([
					"utf8",
					"utf8-bom",
					"single-byte",
					"binary"
				]).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How the bytes were read; single-byte is a file that is not UTF-8, shown as Latin-1"))
			}),
			metadata: [
				"total_lines",
				"lines_returned",
				"file_size_bytes"
			],
			termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it.",
			examples: [{
				description: "Read a whole file",
				args: { path: "src/app.py" }
			}, {
				description: "Read its first ten lines",
				args: {
					path: "src/app.py",
					start_line: 1,
					end_line: 10
				}
			}],
			async run(args, { workspace, limits }) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(args.path);
				if (!path.ok) return path;
				let first = args.start_line ?? 1;
				if (args.end_line !== void 0 && args.end_line < first) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("invalid_range", `Line range invalid - end_line ${args.end_line} is before start_line ${first}`, "Give an end_line that is not smaller than start_line.");
				let entry = await workspace.entry(path.value);
				if (!entry.ok) return entry;
				let read = await workspace.read(path.value, limits.readFileBytes);
				if (!read.ok) return read;
				let { bytes } = read.value;
				let size = Math.max(entry.value.size, bytes.length);
				let isCut = size > bytes.length;
				let text = (0, _workspace_text_js__WEBPACK_IMPORTED_MODULE_2__.g7)(isCut ? bytes.subarray(0, bytes.length - (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_6__.PI)(bytes)) : bytes, path.value);
				if (!text.ok) return showBinary(path.value, bytes, size);
				return showText({
					shown: path.value,
					...text.value,
					size,
					isCut,
					limit: limits.readFileBytes,
					first,
					last: args.end_line
				});
			}
		});
		function showText({ shown, text, encoding, size, isCut, limit, first, last }) {
			let total = (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_7__.lt)(text);
			if (first > total && (first !== 1 || last !== void 0)) {
				let known = isCut ? `the first ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.lP)(limit)} of the file have` : "file has";
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("invalid_range", `Line range invalid - ${known} ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.pq)(total, "line")}, requested ${first}-${last ?? "end"}`, total === 0 ? "The file is empty: read it without a range." : `Use lines between 1 and ${total}.`);
			}
			let end = Math.min(last ?? total, total);
			let span = (0, _workspace_lines_js__WEBPACK_IMPORTED_MODULE_7__.ZX)(text, first, end);
			let content = text.slice(span.start, span.end);
			let warnings = [];
			isCut && warnings.push(`File is larger than ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.lP)(limit)}, only the first ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.lP)(limit)} were read`);
			last !== void 0 && last > total && warnings.push(`File has ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.pq)(total, "line")}, requested ${first}-${last}; lines ${first}-${end} returned`);
			encoding === "single-byte" && warnings.push("File is not UTF-8, bytes above 127 are displayed as Latin-1");
			let value = {
				content,
				total_lines: total,
				lines_returned: total === 0 ? 0 : end - first + 1,
				file_size_bytes: size,
				start_line: total === 0 ? 0 : first,
				end_line: end,
				encoding
			};
			let range = total === 0 ? "empty" : `lines ${first}-${end}`;
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)(value, `Contents of ${shown} (${range}):\n${content}`, { warnings });
		}
		function showBinary(shown, bytes, size) {
			let content = hexRows(bytes.subarray(0, 1024));
			let value = {
				content,
				total_lines: 0,
				lines_returned: 0,
				file_size_bytes: size,
				start_line: 0,
				end_line: 0,
				encoding: "binary"
			};
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)(value, `Contents of ${shown} (binary, ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_8__.lP)(size)}):\n${content}`, { warnings: ["File appears to be binary, displaying first 1KB as hex"] });
		}
		function hexRows(bytes) {
			let rows = "";
			for (let at = 0; at < bytes.length; at += 16) {
				let row = Array.from(bytes.subarray(at, at + 16), (byte) => byte.toString(16).padStart(2, "0"));
				rows += `${at.toString(16).padStart(8, "0")}  ${row.join(" ")}\n`;
			}
			return rows;
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
