export const id = 8836;
export const ids = [8836];
export const modules = {

/***/ 5644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ contentsOf),
  a: () => (/* binding */ diffChange)
});

// EXTERNAL MODULE: ./build/js/src/workspace/text.js
var workspace_text = __webpack_require__(4010);
;// CONCATENATED MODULE: ./build/js/src/workspace/patch/byte-lines.js
const LINE_FEED = 10;
/** How many lines a range of bytes holds; a last line without a line feed counts. */
function countLines(bytes, start, end) {
    let lines = 0;
    for (let at = start; at < end; at++)
        if (bytes[at] === LINE_FEED)
            lines++;
    return end > start && bytes[end - 1] !== LINE_FEED ? lines + 1 : lines;
}
function isLineStart(bytes, at) {
    return at === 0 || bytes[at - 1] === LINE_FEED;
}
/** Where the line begins that `at` lies in. */
function lineStart(bytes, at) {
    return at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1;
}
/** Where the line after the one that `at` lies in begins; the end of the bytes if there is none. */
function nextLineStart(bytes, at) {
    const feed = bytes.indexOf(LINE_FEED, at);
    return feed < 0 ? bytes.length : feed + 1;
}

// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var model_bytes = __webpack_require__(7682);
;// CONCATENATED MODULE: ./build/js/src/workspace/patch/blocks.js

/** Leaves out the lines that both sides of a block begin or end with; `undefined` when nothing is left. */
function trimBlock(before, after, block) {
    const shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
    let prefix = 0;
    while (prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix])
        prefix++;
    const isWhole = prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart;
    if (isWhole)
        return undefined;
    const oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
    const newStart = block.newStart + (oldStart - block.oldStart);
    const room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
    let suffix = 0;
    while (suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix])
        suffix++;
    let oldEnd = block.oldEnd - suffix;
    if (!(isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix)))
        oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd);
    return { oldStart, oldEnd, newStart, newEnd: block.newEnd - (block.oldEnd - oldEnd) };
}

;// CONCATENATED MODULE: ./build/js/src/workspace/patch/compared-blocks.js



/** Beyond so many added and removed lines a better diff is not worth its time: the whole middle is replaced. */
const MAX_EDIT_LINES = 1_000;
/** The changed lines, found by comparing the lines of a block. */
async function blocksByComparing(before, after, block) {
    const middle = trimBlock(before, after, block);
    if (middle === undefined)
        return [];
    const isOneSided = middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd;
    if (isOneSided)
        return [middle];
    const ids = new Map();
    const oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
    const newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
    const { diffArrays } = await __webpack_require__.e(/* import() */ 7622).then(__webpack_require__.bind(__webpack_require__, 7622));
    const parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: MAX_EDIT_LINES });
    if (parts === undefined)
        return [middle];
    const blocks = [];
    let oldLine = 0;
    let newLine = 0;
    for (let i = 0; i < parts.length;) {
        const firstOld = oldLine;
        const firstNew = newLine;
        for (let part = parts[i]; part !== undefined && (part.added || part.removed); part = parts[++i]) {
            if (part.removed)
                oldLine += part.count;
            else
                newLine += part.count;
        }
        if (oldLine > firstOld || newLine > firstNew)
            blocks.push({
                oldStart: oldLines.offset(firstOld),
                oldEnd: oldLines.offset(oldLine),
                newStart: newLines.offset(firstNew),
                newEnd: newLines.offset(newLine),
            });
        const kept = parts[i++]?.count ?? 0;
        oldLine += kept;
        newLine += kept;
    }
    return blocks;
}
function splitLines(bytes, start, end, known) {
    const buffer = (0,model_bytes/* asBuffer */.bS)(bytes);
    const ids = [];
    const offsets = [];
    for (let at = start; at < end;) {
        const next = Math.min(nextLineStart(buffer, at), end);
        const line = buffer.toString('latin1', at, next);
        const id = known.get(line) ?? known.size;
        known.set(line, id);
        ids.push(id);
        offsets.push(at);
        at = next;
    }
    return { ids, offset: (line) => offsets[line] ?? end };
}

;// CONCATENATED MODULE: ./build/js/src/workspace/patch/edit-blocks.js


/**
 * The changed lines, from where the edits are known to be, without comparing the contents. `undefined` when the edits do
 * not lead from the one content to the other: a wrong diff would be worse than a slow one.
 */
function blocksFromEdits(before, after, edits) {
    if (!leadsTo(before, after, edits))
        return undefined;
    const blocks = [];
    let shift = 0;
    for (let i = 0; i < edits.length;) {
        const first = edits[i];
        if (first === undefined)
            break;
        const oldStart = lineStart(before, first.start);
        const newStart = oldStart + shift;
        const firstIndex = i;
        let oldEnd = oldStart;
        for (let edit = first; edit !== undefined && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
            shift += edit.replacement.length - (edit.end - edit.start);
            oldEnd = Math.max(oldEnd, edit.end);
            if (!(isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift)))
                oldEnd = nextLineStart(before, oldEnd);
        }
        const block = trimBlock(before, after, { oldStart, oldEnd, newStart, newEnd: oldEnd + shift });
        if (block !== undefined)
            blocks.push({ ...block, isOneEdit: i === firstIndex + 1 });
    }
    return blocks;
}
function leadsTo(before, after, edits) {
    let oldAt = 0;
    let newAt = 0;
    for (const { start, end, replacement } of edits) {
        if (start < oldAt || end < start || end > before.length)
            return false;
        if (!isSame(before, oldAt, after, newAt, start - oldAt))
            return false;
        newAt += start - oldAt;
        if (!isSame(replacement, 0, after, newAt, replacement.length))
            return false;
        newAt += replacement.length;
        oldAt = end;
    }
    const rest = before.length - oldAt;
    return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
}
function isSame(a, aStart, b, bStart, length) {
    if (bStart + length > b.length)
        return false;
    return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
}

;// CONCATENATED MODULE: ./build/js/src/workspace/patch/hunks.js

const CONTEXT_LINES = 3;
/** Puts context around changed lines and joins those that lie close together, as `diff -u` does. */
function buildHunks(before, after, blocks) {
    const hunks = [];
    let additions = 0;
    let deletions = 0;
    let oldLine = 0;
    let oldAt = 0;
    let open;
    for (const block of blocks) {
        const gap = countLines(before, oldAt, block.oldStart);
        if (open !== undefined && gap > 2 * CONTEXT_LINES) {
            addContextAfter(open, before, oldAt);
            hunks.push(hunks_close(open));
            open = undefined;
        }
        oldLine += gap;
        if (open === undefined)
            open = openBefore(before, block.oldStart, { oldLine, newLine: oldLine + additions - deletions });
        else if (gap > 0)
            addRun(open, 'context', before.subarray(oldAt, block.oldStart), gap);
        const removed = countLines(before, block.oldStart, block.oldEnd);
        const added = countLines(after, block.newStart, block.newEnd);
        if (removed > 0)
            addRun(open, 'removed', before.subarray(block.oldStart, block.oldEnd), removed);
        if (added > 0)
            addRun(open, 'added', after.subarray(block.newStart, block.newEnd), added);
        deletions += removed;
        additions += added;
        oldLine += removed;
        oldAt = block.oldEnd;
    }
    if (open !== undefined) {
        addContextAfter(open, before, oldAt);
        hunks.push(hunks_close(open));
    }
    return { hunks, additions, deletions };
}
function openBefore(before, at, position) {
    let start = at;
    let context = 0;
    for (; context < CONTEXT_LINES && start > 0; context++)
        start = lineStart(before, start - 1);
    const hunk = {
        oldBefore: position.oldLine - context,
        newBefore: position.newLine - context,
        oldLines: 0,
        newLines: 0,
        runs: [],
    };
    if (context > 0)
        addRun(hunk, 'context', before.subarray(start, at), context);
    return hunk;
}
function addContextAfter(hunk, before, at) {
    let end = at;
    let context = 0;
    for (; context < CONTEXT_LINES && end < before.length; context++)
        end = nextLineStart(before, end);
    if (context > 0)
        addRun(hunk, 'context', before.subarray(at, end), context);
}
function addRun(hunk, kind, bytes, lines) {
    hunk.runs.push({ kind, bytes, lines });
    if (kind !== 'added')
        hunk.oldLines += lines;
    if (kind !== 'removed')
        hunk.newLines += lines;
}
function hunks_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
    return {
        oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
        oldLines,
        newStart: newLines === 0 ? newBefore : newBefore + 1,
        newLines,
        runs,
    };
}

;// CONCATENATED MODULE: ./build/js/src/workspace/patch/diff-change.js





const NOTHING = new Uint8Array();
/** How a file changes, line by line. A directory has no lines: `undefined`. */
async function diffChange(change) {
    if (change.kind === 'create_directory')
        return undefined;
    const { before, after } = contentsOf(change);
    const facts = {
        path: change.path,
        kind: change.kind,
        modeBefore: change.kind === 'create' ? undefined : change.modeBefore,
        mode: change.kind === 'delete' ? undefined : change.mode,
    };
    if ((0,workspace_text/* isBinary */.Go)(before) || (0,workspace_text/* isBinary */.Go)(after))
        return { ...facts, isBinary: true, additions: 0, deletions: 0, hunks: [] };
    return { ...facts, isBinary: false, ...buildHunks(before, after, await findBlocks(change, before, after)) };
}
function contentsOf(change) {
    return {
        before: change.kind === 'create' ? NOTHING : change.before,
        after: change.kind === 'delete' ? NOTHING : change.after,
    };
}
async function findBlocks(change, before, after) {
    const whole = { oldStart: 0, oldEnd: before.length, newStart: 0, newEnd: after.length };
    const known = change.kind === 'update' && change.edits !== undefined ? blocksFromEdits(before, after, change.edits) : undefined;
    if (known === undefined)
        return blocksByComparing(before, after, whole);
    if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block)))
        return known;
    const refined = [];
    for (const block of known)
        refined.push(...(block.isOneEdit ? await blocksByComparing(before, after, block) : [block]));
    return refined;
}
/** One edit over several lines on both sides may have kept some of them. */
function mayHoldKeptLines(before, after, block) {
    return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
}
function hasSeveralLines(bytes, start, end) {
    const next = nextLineStart(bytes, start);
    return next < end && isLineStart(bytes, next);
}


/***/ }),

/***/ 8836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPatch: () => (/* binding */ renderPatch),
  renderTextPatch: () => (/* binding */ renderTextPatch)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var model_bytes = __webpack_require__(7682);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/js/src/workspace/patch/binary-patch.js

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BYTES_PER_LINE = 52;
/** The part of a patch that carries both contents whole, so that it can be applied and taken back. */
function renderBinary(before, after) {
    return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
}
function renderLiteral(content) {
    const packed = (0,external_node_zlib_.deflateSync)(content);
    const lines = [`literal ${content.length}\n`];
    for (let start = 0; start < packed.length; start += BYTES_PER_LINE) {
        const line = packed.subarray(start, start + BYTES_PER_LINE);
        lines.push(LENGTHS.charAt(line.length - 1), encode85(line), '\n');
    }
    return lines.join('');
}
function encode85(bytes) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    let text = '';
    for (let at = 0; at < padded.length; at += 4) {
        let rest = padded.readUInt32BE(at);
        let group = '';
        for (let digit = 0; digit < 5; digit++) {
            group = DIGITS.charAt(rest % 85) + group;
            rest = Math.floor(rest / 85);
        }
        text += group;
    }
    return text;
}

// EXTERNAL MODULE: ./build/js/src/workspace/patch/diff-change.js + 5 modules
var diff_change = __webpack_require__(5644);
;// CONCATENATED MODULE: ./build/js/src/workspace/patch/render-patch.js





const NO_OBJECT = '0'.repeat(40);
/**
 * A unified diff that `git apply` turns into exactly the contents of the changes. It is bytes, because contents are. New
 * directories are not in it: git knows none.
 */
async function renderPatch(changes) {
    return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
}
/** Such a diff as text, for JSON: a file whose lines are not UTF-8 is in it whole, in the form for binary files. */
async function renderTextPatch(changes) {
    const files = await renderFiles(changes, (bytes, change, diff) => (0,external_node_buffer_.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, { ...diff, isBinary: true }), 'latin1'));
    return Buffer.concat(files).toString('utf8');
}
async function renderFiles(changes, finish) {
    const files = [];
    for (const change of changes) {
        const diff = await (0,diff_change/* diffChange */.a)(change);
        if (diff === undefined || change.kind === 'create_directory')
            continue;
        files.push(finish(Buffer.from(renderFile(change, diff), 'latin1'), change, diff));
    }
    return files;
}
// Text is put together as latin-1, one character a byte: that is the fastest way to prefix lines of unknown encoding.
function renderFile(change, diff) {
    const { before, after } = (0,diff_change/* contentsOf */.K)(change);
    const from = quotePath('a', change.path);
    const to = quotePath('b', change.path);
    const isSameContent = change.kind === 'update' && Buffer.compare(before, after) === 0;
    const head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
    if (isSameContent)
        return head;
    const isSameMode = diff.modeBefore === diff.mode;
    const oids = `${change.kind === 'create' ? NO_OBJECT : blobOid(before)}..${change.kind === 'delete' ? NO_OBJECT : blobOid(after)}`;
    const index = `index ${oids}${isSameMode ? ` ${diff.mode}` : ''}\n`;
    if (diff.isBinary)
        return head + index + renderBinary(before, after);
    if (diff.hunks.length === 0)
        return head + index;
    const oldName = change.kind === 'create' ? '/dev/null' : endName(from);
    const newName = change.kind === 'delete' ? '/dev/null' : endName(to);
    return `${head}${index}--- ${oldName}\n+++ ${newName}\n${diff.hunks.map(renderHunk).join('')}`;
}
function renderModes({ modeBefore, mode }) {
    if (modeBefore === undefined)
        return `new file mode ${mode}\n`;
    if (mode === undefined)
        return `deleted file mode ${modeBefore}\n`;
    return modeBefore === mode ? '' : `old mode ${modeBefore}\nnew mode ${mode}\n`;
}
const MARKS = { context: ' ', removed: '-', added: '+' };
function renderHunk(hunk) {
    let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
    for (const { kind, bytes } of hunk.runs) {
        const mark = MARKS[kind];
        const lines = (0,model_bytes/* asBuffer */.bS)(bytes).toString('latin1');
        const isEnded = lines.endsWith('\n');
        const body = isEnded ? lines.slice(0, -1) : lines;
        text += `${mark}${body.replaceAll('\n', `\n${mark}`)}\n${isEnded ? '' : '\\ No newline at end of file\n'}`;
    }
    return text;
}
function range(start, lines) {
    return lines === 1 ? String(start) : `${start},${lines}`;
}
function blobOid(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** Git quotes as C does; letters beyond ASCII stay readable, as with `core.quotePath=false`. */
function quotePath(side, path) {
    const name = Buffer.from(`${side}/${path}`, 'utf8').toString('latin1');
    return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name;
}
/** A tab ends a name with a space in it: without, `patch` and git would take what follows for a date. */
function endName(name) {
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}


/***/ }),

/***/ 4010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   Id: () => (/* binding */ markLength),
/* harmony export */   _S: () => (/* binding */ refuseForeignText),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText),
/* harmony export */   yv: () => (/* binding */ UTF8_MARK_BYTES)
/* harmony export */ });
/* harmony import */ var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);



const UTF8_MARK_BYTES = 3;
/** As git does: a NUL in the beginning makes a file binary. */
const BINARY_PROBE_BYTES = 8000;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/** How many bytes at the beginning are a byte-order mark of UTF-8 and no text. */
function markLength(bytes) {
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_MARK_BYTES : 0;
}
/** Reads bytes as text that `encodeText` turns back into the same bytes, or refuses. */
function decodeText(bytes, shown) {
    if (isBinary(bytes))
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is binary`, 'Text tools leave binary files alone. Exclude it.'));
    const mark = markLength(bytes);
    try {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' });
    }
    catch {
        if (hasUtf16Mark(bytes))
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first, or exclude it.'));
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)({ text: (0,_model_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .asBuffer */ .bS)(bytes).toString('latin1'), encoding: 'single-byte' });
    }
}
function encodeText({ text, encoding }) {
    switch (encoding) {
        case 'utf8':
            return Buffer.from(text, 'utf8');
        case 'utf8-bom':
            return Buffer.from(`\ufeff${text}`, 'utf8');
        case 'single-byte':
            return Buffer.from(text, 'latin1');
    }
}
/** Whether text can go into a file of that encoding. Which letter a byte above 127 is, nobody can tell: ASCII only. */
function refuseForeignText(inserted, encoding, shown) {
    // Half of a pair would be written as U+FFFD, and finding one would cut a character of the file in two.
    if (!inserted.isWellFormed())
        return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `The text for file '${shown}' has half of a surrogate pair`, 'Give a text of whole characters.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
    if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted))
        return undefined;
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, 'Convert the file to UTF-8 first, or use ASCII text only.');
}
/** The two bytes of a UTF-16 mark next to each other are no text in any single-byte encoding people use. */
function hasUtf16Mark(bytes) {
    for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
        if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe)
            return true;
    }
    return false;
}


/***/ })

};
