export const id = 8912;
export const ids = [8912];
export const modules = {

/***/ 6531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderDiff: () => (/* binding */ renderDiff)
});

// EXTERNAL MODULE: ./build/js/src/model/protected-paths.js
var protected_paths = __webpack_require__(3186);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var model_bytes = __webpack_require__(7682);
;// CONCATENATED MODULE: ./build/js/src/workspace/patch/file-diff.js


/** The lines of a hunk one by one, for people to read. */
function* linesOf(hunk) {
    for (const { kind, bytes } of hunk.runs) {
        const buffer = (0,model_bytes/* asBuffer */.bS)(bytes);
        const encoding = (0,external_node_buffer_.isUtf8)(buffer) ? 'utf8' : 'latin1';
        for (let start = 0; start < buffer.length;) {
            const feed = buffer.indexOf(10, start);
            const end = feed < 0 ? buffer.length : feed;
            yield { kind, text: buffer.toString(encoding, start, end), hasLineFeed: feed >= 0 };
            start = end + 1;
        }
    }
}

// EXTERNAL MODULE: ./build/js/src/report/line-endings.js
var line_endings = __webpack_require__(331);
// EXTERNAL MODULE: ./build/js/src/report/printable.js
var printable = __webpack_require__(3985);
;// CONCATENATED MODULE: ./build/js/src/report/terminal-diff.js




const MAX_CONTEXT_CHARACTERS = 400;
/** Longer than for context: what is approved should be seen, but a minified file should not flood the screen. */
const MAX_CHANGED_CHARACTERS = 2_000;
const KINDS = { create: 'new', update: 'modified', delete: 'deleted' };
/** Changes as people read them in a pull request: files with counts, hunks, line numbers of both sides. */
function renderDiff(changes, diffs, style) {
    const files = diffs.map((diff) => renderFile(diff, style));
    const directories = changes.filter((change) => change.kind === 'create_directory');
    const made = directories.map((change) => `${style.bold(`${(0,printable/* printableLine */.oy)(change.path)}/`)} ${style.dim('new directory')}\n`);
    return [...warnOfProtected(changes, style), ...files, ...made].join('\n');
}
/** First of all, so that it does not scroll away: files that grant power later. */
function warnOfProtected(changes, style) {
    const lines = changes.flatMap((change) => {
        const why = (0,protected_paths/* whyProtected */.f)(change);
        return why === undefined ? [] : [`${style.red('\u26a0')} ${style.bold((0,printable/* printableLine */.oy)(change.path))} ${style.red(why)}\n`];
    });
    return lines.length === 0 ? [] : [lines.join('')];
}
function renderFile(diff, style) {
    const width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
    const body = [];
    let isHiding = (0,printable/* hasHiddenCharacters */.nA)(diff.path);
    for (const hunk of diff.hunks) {
        body.push(style.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`));
        isHiding = renderHunk(hunk, { width, style, body }) || isHiding;
    }
    if (diff.isBinary)
        body.push(style.dim('  binary file, not shown'));
    return `${renderHeader(diff, isHiding, style)}\n${body.map((line) => `${line}\n`).join('')}`;
}
function renderHeader(diff, isHiding, style) {
    const parts = [style.bold((0,printable/* printableLine */.oy)(diff.path)), style.dim(KINDS[diff.kind])];
    if (!diff.isBinary)
        parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
    if (diff.modeBefore !== undefined && diff.mode !== undefined && diff.modeBefore !== diff.mode)
        parts.push(style.yellow(`mode ${diff.modeBefore} \u2192 ${diff.mode}`));
    if (diff.kind === 'create' && diff.hunks.every(line_endings/* isCrlfOnly */.Qz) && diff.hunks.length > 0)
        parts.push(style.dim('CRLF line endings'));
    if (diff.kind === 'create' && diff.mode === '100755')
        parts.push(style.yellow('executable'));
    if (isHiding)
        parts.push(style.yellow('\u26a0 hidden characters'));
    return parts.join('  ');
}
/** Adds a hunk's lines to the body, and says whether any of them holds characters one would not see. */
function renderHunk(hunk, { width, style, body }) {
    let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
    let isHiding = false;
    const marksEndings = (0,line_endings/* altersEndings */.Wq)(hunk);
    const blank = ' '.repeat(width);
    for (const line of linesOf(hunk)) {
        const before = line.kind === 'added' ? blank : String(oldLine++).padStart(width);
        const after = line.kind === 'removed' ? blank : String(newLine++).padStart(width);
        const numbers = style.dim(`${before} ${after}`);
        const whole = withoutEnding(line);
        const text = cut(whole, line.kind === 'context' ? MAX_CONTEXT_CHARACTERS : MAX_CHANGED_CHARACTERS);
        const ending = marksEndings && line.kind !== 'context' && line.hasLineFeed ? (whole === line.text ? '\u240a' : '\u240d') : '';
        if (line.kind === 'context')
            body.push(`${numbers}   ${text}`);
        else
            body.push(`${numbers} ${line.kind === 'added' ? style.green(`+ ${text}${ending}`) : style.red(`- ${text}${ending}`)}`);
        if (!line.hasLineFeed)
            body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
        isHiding ||= (0,printable/* hasHiddenCharacters */.nA)(whole);
    }
    return isHiding;
}
function withoutEnding({ text, hasLineFeed }) {
    return hasLineFeed && text.endsWith('\r') ? text.slice(0, -1) : text;
}
function cut(text, limit) {
    return text.length > limit ? `${(0,printable/* printable */.g$)(text.slice(0, limit))} \u27e8${text.length - limit} more characters\u27e9` : (0,printable/* printable */.g$)(text);
}


/***/ })

};
