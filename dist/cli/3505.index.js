export const id = 3505;
export const ids = [3505];
export const modules = {

/***/ 7682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ partialEndLength),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   e1: () => (/* binding */ partialStartLength)
/* harmony export */ });
/** The same bytes, not a copy, with what Node's buffers can do. */
function asBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** How many bytes at the end are the beginning of a UTF-8 character whose rest is missing. */
function partialEndLength(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        return sequenceLength(byte) > back ? back : 0;
    }
    return 0;
}
/** How many bytes at the start are the rest of a UTF-8 character whose beginning is missing. */
function partialStartLength(bytes) {
    let start = 0;
    while (start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0))
        start++;
    return start;
}
function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}
function sequenceLength(lead) {
    if (lead >= 0xf0)
        return 4;
    if (lead >= 0xe0)
        return 3;
    return lead >= 0xc0 ? 2 : 1;
}


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   HO: () => (/* binding */ parseRepoDirectory),
/* harmony export */   Kg: () => (/* binding */ briefText),
/* harmony export */   NP: () => (/* binding */ parseRepoPath),
/* harmony export */   O8: () => (/* binding */ escapeUnprintable),
/* harmony export */   Zl: () => (/* binding */ isInSousDirectory),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   hK: () => (/* binding */ ROOT_DIRECTORY),
/* harmony export */   tu: () => (/* binding */ foldPath),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* unused harmony export isDotGit */
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);
/* harmony import */ var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);


const ROOT_DIRECTORY = '.';
const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
// C0 and C1 controls, DEL, line and paragraph separators, and halves of surrogate pairs (`u` flag: whole pairs are one).
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
// Characters that HFS+ ignores when it compares names; git refuses `.g\u200cit` for the same reason.
const HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
// `git~1` is the short name that NTFS gives to `.git`.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
// Folded; `SOUS~1` is its short name on NTFS.
const SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
/** Anything that could make a path other than plain: a path this does not match needs no closer look. */
const NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
/** Reads a path that a recipe, a person or git gave. The one place where a `RepoPath` is made. */
function parseRepoPath(text) {
    const isPlain = !NEEDS_CLOSER_LOOK.test(text) && text.length <= MAX_SEGMENT_BYTES;
    if (isPlain)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(text);
    const problem = findProblem(text);
    return problem === undefined ? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(text) : (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(problem);
}
/** Like `parseRepoPath`, but `.` is the working directory itself. */
function parseRepoDirectory(text) {
    return text === ROOT_DIRECTORY ? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(ROOT_DIRECTORY) : parseRepoPath(text);
}
function joinPath(directory, name) {
    return parseRepoPath(directory === ROOT_DIRECTORY ? name : `${directory}/${name}`);
}
/** The directory a path is in. */
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? ROOT_DIRECTORY : path.slice(0, slash);
}
/** Every directory above a path, outermost first, without the working directory itself. */
function ancestorsOf(path) {
    const ancestors = [];
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        ancestors.push(path.slice(0, slash));
    return ancestors;
}
/** How many directories deep a file lies: `a.txt` is 0, `src/a.txt` is 1. */
function depthOf(path) {
    let depth = 0;
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        depth++;
    return depth;
}
/** Whether a name means git's own directory on any file system that git knows. */
function isDotGit(segment) {
    return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ''));
}
/** Whether a path lies in the directory that Sous keeps its own files in, on any file system. */
function isInSousDirectory(path) {
    const [first = ''] = path.split('/', 1);
    return SOUS_DIRECTORY.test(foldPath(first));
}
/**
 * What two paths have in common that would be one file on a file system that folds case and composes accents. Upper case
 * comes last: it alone brings `\u017f` to `s` and `\u00df` to `ss`, and tells no final sigma from another.
 */
function foldPath(path) {
    return path.replace(HFS_IGNORABLE, '').normalize('NFD').toLowerCase().toUpperCase().normalize('NFC');
}
function findProblem(text) {
    const shown = `'${briefText(text)}'`;
    const outside = (why) => (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_outside_working_dir', `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
    const denied = (why, suggestion) => (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_denied', `Path ${shown} is not allowed: ${why}`, suggestion);
    if (text === '')
        return denied('it is empty', "Give a path relative to the working directory, such as 'src/main.ts'.");
    if (UNPRINTABLE.test(text))
        return denied('it has a control character', 'Remove the NUL, newline or other control character.');
    if (text.startsWith('/'))
        return outside('It is absolute.');
    if (/^[A-Za-z]:/.test(text))
        return outside('It names a drive.');
    if (text.startsWith('\\\\'))
        return outside('It names a network share.');
    if (text.includes('\\'))
        return leavesRoot(text.replaceAll('\\', '/'))
            ? outside('It climbs above it.')
            : denied('it has a backslash', `Separate directories by '/': '${briefText(text.replaceAll('\\', '/'))}'.`);
    if (Buffer.byteLength(text) > MAX_PATH_BYTES)
        return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, 'Use a shorter path.');
    if (leavesRoot(text))
        return outside('It climbs above it.');
    for (const segment of text.split('/')) {
        if (segment === '' || segment === '.' || segment === '..')
            return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
        if (isDotGit(segment))
            return denied("it belongs to git's own directory", 'Sous neither reads nor writes there; use git itself.');
        if (segment.includes(':'))
            return denied("':' means a drive or an alternate stream on Windows", 'Use a name without a colon.');
        if (/[. ]$/.test(segment))
            return denied(`'${segment}' ends with a dot or space, which Windows drops`, 'Use a name without it.');
        if (WINDOWS_DEVICE.test(segment))
            return denied(`'${segment}' is a device on Windows`, 'Use another name.');
        if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
            return denied(`a name in it is longer than ${MAX_SEGMENT_BYTES} bytes`, 'Use a shorter name.');
    }
    return undefined;
}
function leavesRoot(text) {
    let depth = 0;
    for (const segment of text.split('/')) {
        if (segment === '..')
            depth--;
        else if (segment !== '' && segment !== '.')
            depth++;
        if (depth < 0)
            return true;
    }
    return false;
}
function plainForm(text) {
    const kept = [];
    for (const segment of text.split('/')) {
        if (segment === '..')
            kept.pop();
        else if (segment !== '' && segment !== '.')
            kept.push(segment);
    }
    return kept.join('/') || '.';
}
/** Text for a message: shortened, and control characters as escapes. */
function briefText(text) {
    const short = text.length > 120 ? `${text.slice(0, 117)}\u2026` : text;
    return escapeUnprintable(short);
}
/** Text that stays on its line: control characters as escapes. */
function escapeUnprintable(text) {
    return text.replace(new RegExp(UNPRINTABLE, 'gu'), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure),
/* harmony export */   k: () => (/* binding */ success)
/* harmony export */ });
function success(value) {
    return { ok: true, value };
}
function failure(error) {
    return { ok: false, error };
}


/***/ }),

/***/ 1453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ succeeded),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);

function succeeded(value, output, extras = {}) {
    return { ok: true, value, output, warnings: extras.warnings ?? [], filesAffected: extras.filesAffected ?? [] };
}
function failed(code, message, suggestion, cause) {
    return { ok: false, error: (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)(code, message, suggestion, cause) };
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ nameSome),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
const MB = 1024 * 1024;
/** `1 file`, `2 files`, `2 matches`. */
function countOf(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The first of some names, and how many more there are. */
function nameSome(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
/** A size for people: whole megabytes as such. */
function sizeText(bytes) {
    return bytes >= MB && bytes % MB === 0 ? `${bytes / MB} MB` : countOf(bytes, 'byte');
}


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   bp: () => (/* binding */ textArgument),
/* harmony export */   eS: () => (/* binding */ previewArgument)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);

/** Text that goes into a file: half a surrogate pair would silently become another character. */
function textArgument(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((text) => text.isWellFormed(), 'has half of a surrogate pair, which no file can hold'), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description));
}
/** One string or several; `asList` reads it. */
function listArgument(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description)));
}
function asList(value) {
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
/** What a tool that stages changes may offer: the invoker does the rest. */
function previewArgument() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y('Return the diff and change nothing')));
}


/***/ }),

/***/ 8188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sv: () => (/* binding */ encodeContent),
  lT: () => (/* binding */ makeEdit),
  GU: () => (/* binding */ openTextFile),
  n1: () => (/* binding */ stageEdit),
  g$: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/workspace/text.js
var workspace_text = __webpack_require__(4010);
;// CONCATENATED MODULE: ./build/js/src/workspace/text-edits.js

/** Says where edits of a text lie in the bytes it was read from. The edits are sorted and do not overlap. */
function toByteEdits({ text, encoding }, bytes, edits) {
    const encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
    const skipped = encoding === 'utf8-bom' ? workspace_text/* UTF8_MARK_BYTES */.yv : 0;
    const isOneByteEach = bytes.length - skipped === text.length;
    let seenUnits = 0;
    let seenBytes = skipped;
    const position = (unit) => {
        if (isOneByteEach)
            return unit + skipped;
        seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
        seenUnits = unit;
        return seenBytes;
    };
    return edits.map((edit) => {
        const start = position(edit.start);
        return { start, end: position(edit.end), replacement: encode(edit.replacement) };
    });
}
/** The bytes after sorted edits that do not overlap. Whatever lies between them is copied as it is. */
function applyEdits(bytes, edits) {
    let length = bytes.length;
    for (const edit of edits)
        length += edit.replacement.length - (edit.end - edit.start);
    const result = Buffer.allocUnsafeSlow(length);
    let from = 0;
    let to = 0;
    for (const edit of edits) {
        result.set(bytes.subarray(from, edit.start), to);
        to += edit.start - from;
        result.set(edit.replacement, to);
        to += edit.replacement.length;
        from = edit.end;
    }
    result.set(bytes.subarray(from), to);
    return result;
}
/** Whether an edit begins or ends between the two halves of a character outside the basic plane. */
function splitsCharacter(text, { start, end }) {
    return isInsidePair(text, start) || isInsidePair(text, end);
}
function isInsidePair(text, offset) {
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}
function encodeReplacement(replacement, encoding) {
    return (0,workspace_text/* encodeText */.wx)({ text: replacement, encoding: encoding === 'utf8-bom' ? 'utf8' : encoding });
}
/** Thousands of edits in a row mostly insert the same text. */
function rememberLast(make) {
    let last;
    return (text) => {
        if (last?.text !== text)
            last = { text, made: make(text) };
        return last.made;
    };
}

;// CONCATENATED MODULE: ./build/js/src/tools/edit-file.js






/** Reads a whole text file that a call names. */
async function openTextFile(given, context) {
    const path = (0,model_path/* parseRepoPath */.NP)(given);
    if (!path.ok)
        return path;
    const content = await readWhole(path.value, context);
    if (!content.ok)
        return content;
    const text = (0,workspace_text/* decodeText */.g7)(content.value.bytes, path.value);
    return text.ok ? (0,result/* success */.k)({ path: path.value, content: content.value, text: text.value }) : text;
}
/** Reads a file unless it is too large to edit. */
async function readWhole(path, { workspace, limits }) {
    const entry = await workspace.entry(path);
    if (!entry.ok)
        return entry;
    if (entry.value.kind === 'file' && entry.value.size > limits.writeFileBytes)
        return (0,result/* failure */.V)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
    return workspace.read(path);
}
/** The bytes of a whole file that a call brings along. */
function encodeContent(content, { limits }) {
    const bytes = Buffer.from(content, 'utf8');
    return bytes.length > limits.writeFileBytes ? (0,result/* failure */.V)(tooLarge('Content', bytes.length, limits.writeFileBytes)) : (0,result/* success */.k)(bytes);
}
/**
 * Works out the bytes of a file after edits, or `undefined` when they are those it has. `written` is what the author of
 * the call wrote: text outside ASCII cannot go into, or be looked for in, a file that is not UTF-8.
 */
function makeEdit(request) {
    const { file, limit } = request;
    const { path, content, text } = file;
    for (const written of request.written) {
        const refusal = (0,workspace_text/* refuseForeignText */._S)(written, text.encoding, path);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
    }
    if (content.bytes.length !== text.text.length && request.edits.some((edit) => splitsCharacter(text.text, edit)))
        return (0,result/* failure */.V)(matchesHalf(path));
    const changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
    if (changing.length === 0)
        return (0,result/* success */.k)(undefined);
    const edits = toByteEdits(text, content.bytes, changing);
    const bytes = applyEdits(content.bytes, edits);
    if (bytes.length > limit)
        return (0,result/* failure */.V)(tooLarge(`File '${path}' after the edit`, bytes.length, limit));
    return (0,result/* success */.k)({ path, before: content, bytes, edits });
}
/** Stages one edit of a file, and tells whether it changes anything. */
async function stageEdit(file, edit, { workspace, limits }) {
    const made = makeEdit({ file, edits: [edit], written: [edit.replacement], limit: limits.writeFileBytes });
    if (!made.ok)
        return made;
    if (made.value === undefined)
        return (0,result/* success */.k)(false);
    const { bytes, edits } = made.value;
    const staged = await workspace.stage(file.path, bytes, { from: file.content, edits });
    return staged.ok ? (0,result/* success */.k)(true) : staged;
}
function matchesHalf(path) {
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
}
function tooLarge(what, size, limit) {
    return (0,tool_error/* toolError */.$4)('too_large', `${what} is too large: ${(0,wording/* sizeText */.lP)(size)}, the limit is ${(0,wording/* sizeText */.lP)(limit)}`, 'Work on a smaller file, or split the content.');
}


/***/ }),

/***/ 2805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ defineTool)
/* harmony export */ });
/** Gives a tool's literal its types, and builds its schemas only once. */
function defineTool(definition) {
    return { ...definition, args: once(definition.args), outputs: once(definition.outputs) };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 3505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFile: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5395);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1453);
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(493);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6754);
/* harmony import */ var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8049);
/* harmony import */ var _edit_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8188);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2805);










const createFile = (0,_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTool */ .u)({
    name: 'create_file',
    summary: 'Create a new file with specified content.',
    category: 'File Writing',
    effect: 'stage',
    risk: 'safe_write',
    permissions: ['CreateFiles'],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        path: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0y('Relative path to the file to create; missing directories are created too')),
        content: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .textArgument */ .bp)('Content to write to the file, at most 10 MB; taken as it is, line endings and all'),
        executable: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0y('Whether the file can be run as a program')), false),
    }),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ size_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0y('Size of the new file')) }),
    metadata: [],
    termination: 'Use terminate=true after the file the user asked for is created; terminate=false if it is to be checked or edited further.',
    examples: [
        { description: 'Create a script', args: { path: 'scripts/hello.py', content: "print('hello')\n", executable: true } },
        { description: 'Create an empty file', args: { path: 'src/.gitkeep', content: '' } },
    ],
    async run(args, context) {
        const { workspace } = context;
        const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRepoPath */ .NP)(args.path);
        if (!path.ok)
            return path;
        const bytes = (0,_edit_file_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeContent */ .sv)(args.content, context);
        if (!bytes.ok)
            return bytes;
        const entry = await workspace.entry(path.value);
        if (!entry.ok)
            return entry;
        const refusal = refuseExisting(path.value, entry.value.kind);
        if (refusal !== undefined)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_8__/* .failure */ .V)(refusal);
        const staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? '100755' : '100644' });
        if (!staged.ok)
            return staged;
        const size = bytes.value.length;
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_2__/* .succeeded */ .P)({ size_bytes: size }, `Created file: ${path.value} (${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .sizeText */ .lP)(size)})`, { filesAffected: [path.value] });
    },
});
function refuseExisting(path, kind) {
    switch (kind) {
        case 'missing':
            return undefined;
        case 'symlink':
            return (0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .symlinkDenied */ .JV)(path);
        case 'file':
            return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('already_exists', `File '${path}' already exists. Use replace_string_in_file to modify`, 'Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.');
        default:
            return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('already_exists', `Path '${path}' already exists and is not a file`, 'Use another path.');
    }
}


/***/ }),

/***/ 6754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   JV: () => (/* binding */ symlinkDenied),
/* harmony export */   Ko: () => (/* binding */ fileNotFound),
/* harmony export */   L5: () => (/* binding */ permissionDenied),
/* harmony export */   YL: () => (/* binding */ fromDiskFault),
/* harmony export */   c9: () => (/* binding */ belongsToSous),
/* harmony export */   o5: () => (/* binding */ notADirectory)
/* harmony export */ });
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);

/** Says what the file system said in the words of a tool's error. */
function fromDiskFault(fault, shown, action = 'read') {
    switch (fault.code) {
        case 'ENOENT':
            return fileNotFound(shown);
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return permissionDenied(action, shown);
        case 'ELOOP':
            return symlinkDenied(shown);
        case 'EISDIR':
        case 'ENOTREG':
            return notAFile(shown);
        case 'ENOTDIR':
            return notADirectory(shown);
        default:
            return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('io_error', `Cannot ${action} '${shown}': ${fault.message}`, 'Check the disk and the file, then try again.');
    }
}
function fileNotFound(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_found', `File '${shown}' not found`, 'Check the path, or use file_search to find the file.');
}
function permissionDenied(action, shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('permission_denied', `Cannot ${action} '${shown}' - permission denied`, 'Check who may read and write there, then try again.');
}
function symlinkDenied(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('symlink_denied', `Path '${shown}' leads through a symbolic link`, 'Sous neither follows nor changes links. Name the real file, if that is what is meant.');
}
function notAFile(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_a_file', `Path '${shown}' is not a regular file`, 'Name a regular file.');
}
function notADirectory(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_a_directory', `Path '${shown}' is not a directory`, 'Name a directory.');
}
function belongsToSous(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_denied', `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
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
