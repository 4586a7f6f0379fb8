"use strict";
exports.id = 7392;
exports.ids = [7392];
exports.modules = { 7392: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { readFile: () => readFile });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	let HEX_BYTES = 1024;
	let lineNumber = (description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)(description)));
	let count = (description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)(description));
	let readFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
		name: "read_file",
		summary: "Read the contents of a file, optionally specifying line range.",
		category: "File Reading",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Relative path to the file to read")),
			start_line: lineNumber("Starting line number (1-indexed, optional)"),
			end_line: lineNumber("Ending line number (1-indexed, inclusive, optional)")
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The text with its line endings as they are, or a binary file as hex")),
			total_lines: count("How many lines the file has; only those of its first 10 MB when truncated, 0 for a binary file"),
			lines_returned: count("How many of them are in content"),
			file_size_bytes: count("Size of the file"),
			truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Whether only the first 10 MB of the file were read, or the first 1 KB of a binary file")),
			start_line: count("First line in content, 0 when there is none"),
			end_line: count("Last line in content, 0 when there is none"),
			encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)([
				"utf8",
				"utf8-bom",
				"single-byte",
				"binary"
			]).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How the bytes were read; single-byte is a file that is not UTF-8, shown as Latin-1"))
		}),
		metadata: [
			"total_lines",
			"lines_returned",
			"file_size_bytes",
			"truncated"
		],
		when: "Use it to see a file before you change it. To find a line in many files, use grep.",
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
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.S)(args.path);
			if (!path.ok) return path;
			let first = args.start_line ?? 1;
			if (args.end_line !== void 0 && args.end_line < first) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_range", `Line range invalid - end_line ${args.end_line} is before start_line ${first}`, "Give an end_line that is not smaller than start_line.");
			let entry = await workspace.entry(path.value);
			if (!entry.ok) return entry;
			let read = await workspace.read(path.value, limits.readFileBytes);
			if (!read.ok) return read;
			let { bytes } = read.value;
			let size = Math.max(entry.value.size, bytes.length);
			let isCut = size > bytes.length;
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(isCut ? bytes.subarray(0, bytes.length - (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.st)(bytes)) : bytes, path.value);
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
		let total = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(text);
		let isWhole = first === 1 && last === void 0;
		let known = isCut ? `the first ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(limit)} of the file have` : "file has";
		if (first > total && !isWhole) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_range", `Line range invalid - ${known} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(total, "line")}, requested ${first}-${last ?? "end"}`, total === 0 ? "The file is empty: read it without a range." : `Use lines between 1 and ${total}.`);
		let end = Math.min(last ?? total, total);
		let span = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.V)(text, first, end);
		let content = text.slice(span.start, span.end);
		let warnings = [];
		isCut && warnings.push(`File is larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(limit)}, only the first ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(limit)} were read`);
		last !== void 0 && last > total && warnings.push(`${capitalized(known)} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(total, "line")}, requested ${first}-${last}; lines ${first}-${end} returned`);
		encoding === "single-byte" && warnings.push("File is not UTF-8, bytes above 127 are displayed as Latin-1");
		let value = {
			content,
			total_lines: total,
			lines_returned: total === 0 ? 0 : end - first + 1,
			file_size_bytes: size,
			truncated: isCut,
			start_line: total === 0 ? 0 : first,
			end_line: end,
			encoding
		};
		let range = total === 0 ? "empty" : `lines ${first}-${end}`;
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)(value, `Contents of ${shown} (${range}):\n${content}`, { warnings });
	}
	function showBinary(shown, bytes, size) {
		let content = hexRows(bytes.subarray(0, HEX_BYTES));
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
			content,
			total_lines: 0,
			lines_returned: 0,
			file_size_bytes: size,
			truncated: size > HEX_BYTES,
			start_line: 0,
			end_line: 0,
			encoding: "binary"
		}, `Contents of ${shown} (binary, ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(size)}):\n${content}`, { warnings: ["File appears to be binary, displaying first 1KB as hex"] });
	}
	function capitalized(text) {
		return text.charAt(0).toUpperCase() + text.slice(1);
	}
	function hexRows(bytes) {
		let rows = "";
		for (let at = 0; at < bytes.length; at += 16) {
			let row = Array.from(bytes.subarray(at, at + 16), (byte) => byte.toString(16).padStart(2, "0"));
			rows += `${at.toString(16).padStart(8, "0")}  ${row.join(" ")}\n`;
		}
		return rows;
	}
}) };
