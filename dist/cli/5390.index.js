"use strict";
exports.id = 5390;
exports.ids = [5390];
exports.modules = { 3009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
