export const id = 6231;
export const ids = [6231];
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
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
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
	56302: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PT: () => lineStart,
			hi: () => isLineStart,
			lt: () => countLines,
			mt: () => nextLineStart
		});
		function countLines(bytes, start, end) {
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
	}),
	84969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => contentsOf,
			a: () => diffChange
		});
		var workspace_text = __webpack_require__(54010);
		var byte_lines = __webpack_require__(56302);
		var model_bytes = __webpack_require__(7682);
		function trimBlock(before, after, block) {
			let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
			let prefix = 0;
			for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
			if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
			let oldStart = Math.max(block.oldStart, (0, byte_lines.PT)(before, block.oldStart + prefix));
			let newStart = block.newStart + (oldStart - block.oldStart);
			let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
			let suffix = 0;
			for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
			let oldEnd = block.oldEnd - suffix;
			(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, block.newEnd - suffix) || (oldEnd = Math.min((0, byte_lines.mt)(before, oldEnd), block.oldEnd));
			return {
				oldStart,
				oldEnd,
				newStart,
				newEnd: block.newEnd - (block.oldEnd - oldEnd)
			};
		}
		async function blocksByComparing(before, after, block) {
			let middle = trimBlock(before, after, block);
			if (middle === void 0) return [];
			if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
			let ids = new Map();
			let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
			let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
			let { diffArrays } = await __webpack_require__.e(7622).then(__webpack_require__.bind(__webpack_require__, 27622));
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
			let buffer = (0, model_bytes.bS)(bytes);
			let ids = [];
			let offsets = [];
			for (let at = start; at < end;) {
				let next = Math.min((0, byte_lines.mt)(buffer, at), end);
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
				let oldStart = (0, byte_lines.PT)(before, first.start);
				let newStart = oldStart + shift;
				let firstIndex = i;
				let oldEnd = oldStart;
				for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
					shift += edit.replacement.length - (edit.end - edit.start);
					oldEnd = Math.max(oldEnd, edit.end);
					(0, byte_lines.hi)(before, oldEnd) && (0, byte_lines.hi)(after, oldEnd + shift) || (oldEnd = (0, byte_lines.mt)(before, oldEnd));
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
		function buildHunks(before, after, blocks) {
			let hunks = [];
			let additions = 0;
			let deletions = 0;
			let oldLine = 0;
			let oldAt = 0;
			let open;
			for (let block of blocks) {
				let gap = (0, byte_lines.lt)(before, oldAt, block.oldStart);
				if (open !== void 0 && gap > 6) {
					addContextAfter(open, before, oldAt);
					hunks.push(hunks_close(open));
					open = void 0;
				}
				oldLine += gap;
				open === void 0 ? open = openBefore(before, block.oldStart, {
					oldLine,
					newLine: oldLine + additions - deletions
				}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
				let removed = (0, byte_lines.lt)(before, block.oldStart, block.oldEnd);
				let added = (0, byte_lines.lt)(after, block.newStart, block.newEnd);
				removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
				added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
				deletions += removed;
				additions += added;
				oldLine += removed;
				oldAt = block.oldEnd;
			}
			if (open !== void 0) {
				addContextAfter(open, before, oldAt);
				hunks.push(hunks_close(open));
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
			for (; context < 3 && start > 0; context++) start = (0, byte_lines.PT)(before, start - 1);
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
			for (; context < 3 && end < before.length; context++) end = (0, byte_lines.mt)(before, end);
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
		function hunks_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
			return {
				oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
				oldLines,
				newStart: newLines === 0 ? newBefore : newBefore + 1,
				newLines,
				runs
			};
		}
		let NOTHING = new Uint8Array();
		async function diffChange(change) {
			if (change.kind === "create_directory") return;
			let { before, after } = contentsOf(change);
			let facts = {
				path: change.path,
				kind: change.kind,
				modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
				mode: change.kind === "delete" ? void 0 : change.mode
			};
			if ((0, workspace_text.Go)(before) || (0, workspace_text.Go)(after)) return {
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
			let next = (0, byte_lines.mt)(bytes, start);
			return next < end && (0, byte_lines.hi)(bytes, next);
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
