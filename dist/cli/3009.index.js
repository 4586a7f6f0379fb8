"use strict";
exports.id = 3009;
exports.ids = [3009, 5390];
exports.modules = {
	5862: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => hunkDiffLines,
			n: () => diffChange,
			r: () => countByteLines,
			t: () => contentsOf
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
		function* hunkDiffLines(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(buffer) ? "utf8" : "latin1";
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
					hunks.push(close(open));
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
				hunks.push(close(open));
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
		function close({ oldBefore, newBefore, oldLines, newLines, runs }) {
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
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(before) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(after)) return {
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
			let { diffArrays } = await __webpack_require__.e(2860).then(__webpack_require__.bind(__webpack_require__, 2860));
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
			let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
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
	}),
	120: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => packObjects,
			n: () => formatOf,
			r: () => objectId,
			t: () => blobId
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
		function formatOf(id) {
			return id.length === 40 ? "sha1" : "sha256";
		}
		function objectId({ type, bytes }, format) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes)).digest("hex");
		}
		function blobId(bytes, format) {
			return objectId({
				type: "blob",
				bytes
			}, format);
		}
		let TYPES = {
			commit: 1,
			tree: 2,
			blob: 3
		};
		function packObjects(objects, format) {
			let head = Buffer.alloc(12);
			head.write("PACK");
			head.writeUInt32BE(2, 4);
			head.writeUInt32BE(objects.length, 8);
			let parts = [head];
			for (let { type, bytes } of objects) parts.push(entryHead(TYPES[type], bytes.length), (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.deflateSync)(bytes, { level: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_BEST_SPEED }));
			let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(format);
			for (let part of parts) hash.update(part);
			return Buffer.concat([...parts, hash.digest()]);
		}
		function entryHead(type, size) {
			let head = [type << 4 | size & 15];
			for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
				head[head.length - 1] = (head.at(-1) ?? 0) | 128;
				head.push(rest % 128);
			}
			return Uint8Array.from(head);
		}
	}),
	3009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => render_patch_exports,
			t: () => renderTextPatch
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(120);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
		var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);
		var render_patch_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			renderBinary: () => renderBinary,
			renderPatch: () => renderPatch,
			renderTextPatch: () => renderTextPatch
		});
		let NO_OBJECT = "0".repeat(40);
		async function renderPatch(changes) {
			return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
		}
		async function renderTextPatch(changes) {
			let files = await renderFiles(changes, (bytes, change, diff) => (0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
				...diff,
				isBinary: !0
			}), "latin1"));
			return Buffer.concat(files).toString("utf8");
		}
		async function renderFiles(changes, finish) {
			let files = [];
			for (let change of changes) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
			}
			return files;
		}
		function renderFile(change, diff) {
			let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.t)(change);
			let from = quotePath("a", change.path);
			let to = quotePath("b", change.path);
			let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
			let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
			if (isSameContent) return head;
			let isSameMode = diff.modeBefore === diff.mode;
			let index = `index ${`${change.kind === "create" ? NO_OBJECT : (0, _objects_js__WEBPACK_IMPORTED_MODULE_2__.t)(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : (0, _objects_js__WEBPACK_IMPORTED_MODULE_2__.t)(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
			if (diff.isBinary) return head + index + renderBinary(before, after);
			if (diff.hunks.length === 0) return head + index;
			return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
		}
		function renderModes({ modeBefore, mode }) {
			if (modeBefore === void 0) return `new file mode ${mode}\n`;
			if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
			return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
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
				let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes).toString("latin1");
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
			let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
			return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
		}
		function endName(name) {
			return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
		}
		function renderBinary(before, after) {
			return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
		}
		function renderLiteral(content) {
			let packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_5__.deflateSync)(content);
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
	})
};
