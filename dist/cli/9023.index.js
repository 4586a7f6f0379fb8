"use strict";
exports.id = 9023;
exports.ids = [9023];
exports.modules = { 1404: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { editLines: () => editLines });
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _list_4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6631);
	function insertLines(text, line, content) {
		let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(text);
		let lines = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.B)(withoutFinalNewline(content), ending);
		let at = line === 0 ? 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, line, line).end;
		return {
			start: at,
			end: at,
			replacement: at > 0 && text[at - 1] !== "\n" ? ending + endIfBlank(lines, ending) : lines + ending
		};
	}
	function deleteLines(text, first, last) {
		let { start, end } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, first, last);
		let takesUnendedLine = end === text.length && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text, end) === 0;
		let endOfLineBefore = start - (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text, start);
		let isLineBeforeBlank = endOfLineBefore === 0 || (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text, endOfLineBefore) > 0;
		return {
			start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start,
			end,
			replacement: ""
		};
	}
	function replaceLines(text, range, content) {
		let { start, end } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, range.first, range.last);
		let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(text);
		let lines = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.B)(withoutFinalNewline(content), ending);
		let newline = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text, end);
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
		return content.slice(0, content.length - (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(content, content.length));
	}
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
	let lineNumber = (least, description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(least), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(description)));
	let editLines = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
		name: "edit_lines",
		summary: "Insert, delete or replace whole lines of a file by their numbers.",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: ["ReadFiles", "WriteFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("Relative path of the file")),
			operation: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ln)([
				"insert",
				"delete",
				"replace"
			]).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("What to do with the lines")),
			line: lineNumber(0, "insert: the line after which the content is put; 0 puts it at the top"),
			start_line: lineNumber(1, "delete, replace: the first line, from 1"),
			end_line: lineNumber(1, "delete, replace: the last line, included; the first one when left out"),
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.A)("insert, replace: the new lines. A final newline may be left out, \"\\n\" is one blank line, and the lines end as those of the file do")),
			preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)({
			total_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("How many lines the file has afterwards")),
			previous_total_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("How many lines the file had"))
		}),
		metadata: ["total_lines", "previous_total_lines"],
		when: "Use it when you know the line numbers. To change a text wherever it occurs, use replace_in_file.",
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
			let file = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.i)(args.path, context);
			if (!file.ok) return file;
			let { path, text } = file.value;
			let before = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.F)(text.text);
			let refusal = refuseRange(instruction.value, before);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(refusal);
			let edit = makeLineEdit(text.text, instruction.value);
			let changed = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.a)(file.value, edit, context);
			if (!changed.ok) return changed;
			let after = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.F)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._t)({
				total_lines: after,
				previous_total_lines: before
			}, changed.value ? describeEdit(path, instruction.value, after) : `File unchanged: ${path}`, { filesAffected: changed.value ? [path] : [] });
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
		if (last < first) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("invalid_range", `Line range invalid - end_line ${last} is before start_line ${first}`, "Give the first line first."));
		if (operation === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			operation,
			first,
			last
		});
		if (content === void 0 || content === "") return refuse(`${operation} needs content that is not empty`, operation);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			operation,
			first,
			last,
			content
		});
	}
	function refuse(problem, operation) {
		let blank = operation === "delete" ? "" : " A blank line is the content \"\\n\".";
		let takes = TAKES[operation];
		let names = `${takes.slice(0, -1).join(", ")} and ${takes.at(-1)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("invalid_arguments", problem, `Give ${names} for ${operation}.${blank}`));
	}
	function refuseRange({ operation, first, last }, total) {
		let least = operation === "insert" ? 0 : 1;
		if (last <= total) return;
		let valid = total < least ? "it has no lines to choose from" : `valid lines are ${least}-${total}`;
		let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("invalid_range", `Line range invalid - file has ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines inside it.");
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
		let what = operation === "insert" ? `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.F)(instruction.content), "line")} after line ${first}` : range;
		return `${DONE[operation]} ${what} in ${path} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(total, "line")} now)`;
	}
}) };
