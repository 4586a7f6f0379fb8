export const id = 3582;
export const ids = [3582];
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
	38416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xS: () => factsOf,
			G4: () => hunkLines,
			uS: () => kindText
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var model_bytes = __webpack_require__(7682);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, model_bytes.bS)(bytes);
				let encoding = (0, external_node_buffer_.isUtf8)(buffer) ? "utf8" : "latin1";
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
		var line_endings = __webpack_require__(50331);
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
		var printable = __webpack_require__(53985);
		function* hunkLines(hunk) {
			let marksEndings = (0, line_endings.Wq)(hunk);
			for (let line of linesOf(hunk)) {
				let { kind, hasLineFeed } = line;
				let text = withoutReturn(line);
				yield {
					kind,
					text,
					ending: marksEndings && kind !== "context" && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "",
					hasLineFeed
				};
			}
		}
		function withoutReturn({ text, hasLineFeed }) {
			return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
		}
		function isHiding({ path, hunks }) {
			return (0, printable.nA)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, printable.nA)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, external_node_buffer_.isUtf8)(bytes) || (0, printable.nA)((0, model_bytes.bS)(bytes).toString("utf8")));
		}
		let KINDS = {
			create: "new",
			update: "modified",
			delete: "deleted"
		};
		function kindText({ kind }) {
			return KINDS[kind];
		}
		function factsOf(diff) {
			let { kind, mode, modeBefore, hunks } = diff;
			let facts = [];
			modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
				text: `mode ${modeBefore} \u2192 ${mode}`,
				isWarning: !0
			});
			kind === "create" && hunks.length > 0 && hunks.every(line_endings.Qz) && facts.push({
				text: "CRLF line endings",
				isWarning: !1
			});
			kind === "create" && mode === "100755" && facts.push({
				text: "executable",
				isWarning: !0
			});
			isHiding(diff) && facts.push({
				text: "\u26a0 hidden characters",
				isWarning: !0
			});
			mixesAlphabets(diff.path) && facts.push({
				text: "\u26a0 name mixes alphabets",
				isWarning: !0
			});
			return facts;
		}
	}),
	63582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderDiff: () => renderDiff });
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38416);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ") ?? "";
				let range = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
				body.push(`${style.cyan(range)}${made === "" ? "" : ` ${style.bold(made)}`}`);
				renderHunk(hunk, {
					width,
					style,
					body
				});
			}
			diff.isBinary && body.push(style.dim("  binary file, not shown"));
			return `${renderHeader(diff, style)}\n${body.map((line) => `${line}\n`).join("")}`;
		}
		function renderHeader(diff, style) {
			let parts = [style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(diff.path)), style.dim((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.uS)(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			for (let { text, isWarning } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.G4)(hunk)) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, kind === "context" ? 400 : 2e3)}${ending}`;
				kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
				hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
			}
		}
		function cut(text, limit) {
			return text.length > limit ? `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text.slice(0, limit))} \u27e8${text.length - limit} more characters\u27e9` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text);
		}
	})
};
