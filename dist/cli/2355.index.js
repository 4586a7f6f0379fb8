export const id = 2355;
export const ids = [2355];
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

/***/ 1236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ escapeRegex)
/* harmony export */ });
/** A text as a regular expression that matches nothing else. */
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
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

/***/ 7125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replaceStringInFile: () => (/* binding */ replaceStringInFile)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3759);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1453);
/* harmony import */ var _workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9826);
/* harmony import */ var _workspace_nearest_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9148);
/* harmony import */ var _workspace_replace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6798);
/* harmony import */ var _workspace_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4010);
/* harmony import */ var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8049);
/* harmony import */ var _edit_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8188);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2805);











const replaceStringInFile = (0,_tool_js__WEBPACK_IMPORTED_MODULE_6__/* .defineTool */ .u)({
    name: 'replace_string_in_file',
    summary: 'Replace a specific string in a file with new content; only its first occurrence.',
    category: 'File Writing',
    effect: 'stage',
    risk: 'dangerous',
    permissions: ['ReadFiles', 'WriteFiles'],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        path: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0y('Relative path to the file to modify')),
        old_string: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__/* .textArgument */ .bp)('Exact string to find and replace; in a file with Windows line ends a plain newline means one').check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._minLength */ .m9(1, 'must not be empty')),
        new_string: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__/* .textArgument */ .bp)('String to replace with; taken literally, $ and all'),
        preview_only: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_8__/* .previewArgument */ .eS)(),
    }),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        occurrences_found: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0y('How often the string was in the file')),
        occurrences_replaced: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0y('How many of them were replaced: 1')),
        lines_changed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr()).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0y('Numbers of the lines, before the edit, that the replaced string was on')),
    }),
    metadata: ['occurrences_found', 'occurrences_replaced', 'lines_changed'],
    termination: 'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
    examples: [
        { description: 'Change one setting', args: { path: 'config.toml', old_string: 'debug = true', new_string: 'debug = false' } },
        {
            description: 'Look at the diff first',
            args: { path: 'src/app.py', old_string: 'def old(', new_string: 'def new(', preview_only: true },
        },
    ],
    async run(args, context) {
        const file = await (0,_edit_file_js__WEBPACK_IMPORTED_MODULE_5__/* .openTextFile */ .GU)(args.path, context);
        if (!file.ok)
            return file;
        const { path, text } = file.value;
        const refusal = (0,_workspace_text_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseForeignText */ ._S)(args.old_string, text.encoding, path);
        if (refusal !== undefined)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_10__/* .failure */ .V)(refusal);
        const replacement = (0,_workspace_replace_js__WEBPACK_IMPORTED_MODULE_3__/* .compileReplacement */ .e)({
            find: args.old_string,
            replace: args.new_string,
            isRegex: false,
            caseSensitive: true,
            multiline: false,
        });
        if (!replacement.ok)
            return replacement;
        const edits = replacement.value.edits(text.text);
        const [edit] = edits;
        if (edit === undefined)
            return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .g)('no_matches', `String '${(0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .briefText */ .Kg)(args.old_string)}' not found in file`, `${(0,_workspace_nearest_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestMiss */ .R)(text.text, args.old_string) ?? `Nothing like it is in '${path}'.`} Read the file and give the string exactly as it is there.`);
        const changed = await (0,_edit_file_js__WEBPACK_IMPORTED_MODULE_5__/* .stageEdit */ .n1)(file.value, edit, context);
        if (!changed.ok)
            return changed;
        const line = (0,_workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .lineAt */ .mh)(text.text, edit.start);
        const spanned = (0,_workspace_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .countLines */ .lt)(text.text.slice(edit.start, edit.end));
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__/* .succeeded */ .P)({
            occurrences_found: edits.length,
            occurrences_replaced: 1,
            lines_changed: Array.from({ length: spanned }, (_, i) => line + i),
        }, `Replaced 1 occurrence in ${path}`, {
            filesAffected: changed.value ? [path] : [],
            warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`],
        });
    },
});


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ literalPattern),
  I: () => (/* binding */ regexPattern)
});

// EXTERNAL MODULE: ./build/js/src/model/escape-regex.js
var escape_regex = __webpack_require__(1236);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/required-text.js
const MAX_STRINGS = 12;
const UNKNOWN = { exact: undefined, contains: undefined };
/** An assertion: it takes no room, so what stands around it stays adjacent. */
const NO_WIDTH = { exact: [''], contains: undefined };
/**
 * Finds text that every match of a valid regular expression contains, so that files and lines without it need not be
 * looked at. Knowing too little is safe: whatever is not surely understood counts as unknown.
 */
function requiredText(source) {
    const part = new Reader(source).alternatives();
    return better(usable(part.exact), usable(part.contains));
}
class Reader {
    #source;
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    alternatives() {
        const branches = [this.#sequence()];
        while (this.#peek() === '|') {
            this.#at++;
            branches.push(this.#sequence());
        }
        const [only] = branches;
        return branches.length === 1 && only !== undefined ? only : oneOf(branches);
    }
    #sequence() {
        let run = [''];
        let isExact = true;
        let best;
        const endRun = () => {
            best = better(best, usable(run));
            run = [''];
            isExact = false;
        };
        while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') {
            const atom = this.#atom();
            const { least, most } = this.#quantifier();
            const part = repeat(atom, least, most);
            const longer = part.exact === undefined ? undefined : joinAll(run, part.exact);
            if (longer !== undefined) {
                run = longer;
                continue;
            }
            if (least >= 1 && atom.exact !== undefined)
                run = joinAll(run, atom.exact) ?? run;
            endRun();
            best = better(best, part.contains);
            best = better(best, usable(part.exact));
        }
        if (isExact)
            return { exact: run, contains: undefined };
        return { exact: undefined, contains: better(best, usable(run)) };
    }
    #atom() {
        const char = this.#next();
        switch (char) {
            case '(':
                return this.#group();
            case '[':
                return this.#characterClass();
            case '\\':
                return this.#escape();
            case '^':
            case '$':
                return NO_WIDTH;
            case '.':
                return UNKNOWN;
            default:
                return oneCharacter(char);
        }
    }
    #group() {
        const opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
        this.#at += opening.length;
        const inside = this.alternatives();
        this.#at++;
        if (/^\?<?[=!]/.test(opening))
            return NO_WIDTH;
        const isPlain = opening === '' || opening === '?:' || opening.startsWith('?<');
        return isPlain ? inside : UNKNOWN;
    }
    #characterClass() {
        const start = this.#at;
        while (this.#peek() !== ']')
            this.#at += this.#peek() === '\\' ? 2 : 1;
        const inside = this.#source.slice(start, this.#at);
        this.#at++;
        const isShortList = /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside);
        return isShortList ? oneOf([...inside].map(oneCharacter)) : UNKNOWN;
    }
    #escape() {
        const rest = this.#source.slice(this.#at);
        const long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
        const char = this.#next();
        if (long !== undefined) {
            this.#at += long.length - 1;
            return UNKNOWN;
        }
        if (char === 'b' || char === 'B')
            return NO_WIDTH;
        if (char === 't')
            return oneCharacter('\t');
        return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char);
    }
    #quantifier() {
        const [all = '', simple, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24)) ?? [];
        this.#at += all.length;
        if (all === '')
            return { least: 1, most: 1 };
        if (simple !== undefined)
            return { least: simple === '+' ? 1 : 0, most: simple === '?' ? 1 : Number.POSITIVE_INFINITY };
        if (comma === '')
            return { least: Number(least), most: Number(least) };
        return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
    }
    #peek() {
        return this.#source.charAt(this.#at);
    }
    #next() {
        return this.#source.charAt(this.#at++);
    }
}
/** Half of a surrogate pair has no bytes of its own to look for. */
function oneCharacter(char) {
    return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : { exact: [char], contains: undefined };
}
function repeat(part, least, most) {
    if (least === 1 && most === 1)
        return part;
    if (least === 0)
        return most === 1 && part.exact !== undefined ? { exact: [...part.exact, ''], contains: undefined } : UNKNOWN;
    return { exact: undefined, contains: better(usable(part.exact), part.contains) };
}
function oneOf(parts) {
    if (parts.every((part) => part.exact !== undefined)) {
        const exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
        if (exact.length <= MAX_STRINGS)
            return { exact, contains: undefined };
    }
    const needed = parts.map((part) => better(usable(part.exact), part.contains));
    const contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
    const isKnown = needed.every((strings) => strings !== undefined) && contains.length <= MAX_STRINGS;
    return { exact: undefined, contains: isKnown ? contains : undefined };
}
function joinAll(heads, tails) {
    if (heads.length * tails.length > MAX_STRINGS)
        return undefined;
    return heads.flatMap((head) => tails.map((tail) => head + tail));
}
function usable(strings) {
    return strings === undefined || strings.includes('') ? undefined : strings;
}
function better(a, b) {
    if (a === undefined || b === undefined)
        return a ?? b;
    return worth(b) > worth(a) ? b : a;
}
/** Long strings are rare ones, and each further string is another pass over the file. */
function worth(strings) {
    return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/pattern.js




function literalPattern(text, options) {
    return {
        source: (0,escape_regex/* escapeRegex */.$)(text),
        flags: options.caseSensitive ? '' : 'i',
        literal: text,
        required: [text],
        strategy: /[\n\r]/.test(text) ? 'line' : 'text',
    };
}
/** Reads a JavaScript regular expression; with `\p{\u2026}` or `\u{\u2026}` in it, one with the flag `u`. */
function regexPattern(source, options) {
    const flags = `${options.caseSensitive ? '' : 'i'}${/\\[pPu]\{/.test(source) ? 'u' : ''}`;
    try {
        new RegExp(source, flags);
    }
    catch (error) {
        return (0,result/* failure */.V)(explainInvalid(source, error.message));
    }
    const isLiteral = source !== '' && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source);
    if (isLiteral)
        return (0,result/* success */.k)(literalPattern(source, options));
    return (0,result/* success */.k)({ source, flags, literal: undefined, required: requiredText(source), strategy: strategyFor(source) });
}
/** Only ever errs towards the slower way. */
function strategyFor(source) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a pattern may be a line end
    const mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\t-|[\u0000-\u001f\u2028\u2029]/.test(source);
    const hasAnchor = /[$^]|\\B/.test(source);
    const hasLookaround = /\(\?<?[=!]/.test(source);
    const hasModifiers = /\(\?[a-z-]/.test(source);
    if (hasModifiers || (hasLookaround && (mayMatchLineEnd || hasAnchor)))
        return 'line';
    return mayMatchLineEnd || hasAnchor ? 'text-then-line' : 'text';
}
const ADVICE = [
    ['Unterminated group', 'unclosed group', "Close every '(' by ')', or write '\\(' to find a parenthesis."],
    ["Unmatched ')'", "')' without '('", "Open a group by '(' before it, or write '\\)' to find a parenthesis."],
    ['Unterminated character class', 'unclosed character class', "Close every '[' by ']', or write '\\[' to find a bracket."],
    ['Nothing to repeat', 'nothing to repeat', "Put something before '*', '+' or '?', or write '\\*' to find the character itself."],
    ['Lone quantifier brackets', 'braces without something to repeat', "Write '\\{' and '\\}' to find braces."],
    ['\\ at end of pattern', 'a backslash at the end', "Write '\\\\' to find a backslash."],
    ['Invalid group', 'unknown kind of group', "Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."],
    ['Range out of order', 'a range that ends before it begins', "Write ranges upwards, such as '[a-z]'."],
    ['numbers out of order', 'a repetition that ends before it begins', "Write the smaller number first, such as '{2,5}'."],
];
function explainInvalid(source, message) {
    const reason = message.slice(message.lastIndexOf(': ') + 2);
    const advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
    const words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    const suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
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
