export const id = 432;
export const ids = [432];
export const modules = {

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

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseDirectoryArgument),
/* harmony export */   t: () => (/* binding */ findDirectory)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);




/** Reads a directory as people write one: `./src` and `src/` are `src`. */
function parseDirectoryArgument(text) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRepoDirectory */ .HO)(text.replace(/^(?:\.\/)+(?=.)/, '').replace(/(?<=[^/])\/$/, ''));
}
/** Reads a directory that must be there. */
async function findDirectory(text, workspace) {
    const directory = parseDirectoryArgument(text);
    if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK)
        return directory;
    const entry = await workspace.entry(directory.value);
    if (!entry.ok)
        return entry;
    switch (entry.value.kind) {
        case 'directory':
            return directory;
        case 'missing':
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('not_found', `Directory '${directory.value}' not found`, 'Check the path, or use list_dir on the directory above it.'));
        case 'symlink':
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .symlinkDenied */ .JV)(directory.value));
        default:
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .notADirectory */ .o5)(directory.value));
    }
}


/***/ }),

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderFound),
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(493);
/* harmony import */ var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
/* harmony import */ var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7110);





/** How many files are tried between two looks at the clock. */
const CLOCK_INTERVAL = 64;
/** Finds files by their names: what glob and file_search have in common. */
async function findFiles(request, context) {
    const glob = (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGlob */ .qF)(request.pattern);
    if (!glob.ok)
        return glob;
    const excludes = (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExcludes */ .T)(request.exclude);
    if (!excludes.ok)
        return excludes;
    const base = await (0,_directory_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .findDirectory */ .t)(request.base, context.workspace);
    if (!base.ok)
        return base;
    const listing = await context.workspace.files();
    const warnings = [...listing.warnings];
    const prefix = base.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK ? '' : `${base.value}/`;
    const deadline = context.clock.elapsed() + context.limits.searchMs;
    const maxDepth = (request.maxDepth ?? Number.POSITIVE_INFINITY) + (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(prefix);
    const files = [];
    let total = 0;
    let tooDeep = 0;
    for (const [i, path] of listing.files.entries()) {
        if (i % CLOCK_INTERVAL === 0 && context.clock.elapsed() > deadline) {
            warnings.push(`Search timed out after ${context.limits.searchMs / 1000}s, returning partial results`);
            break;
        }
        const name = prefix === '' ? path : path.slice(prefix.length);
        if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name))
            continue;
        if ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(path) > maxDepth)
            tooDeep++;
        else if (total++ < request.maxFiles)
            files.push(path);
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ files, total, tooDeep, warnings });
}
/** A headline and the files below it. */
function renderFound(pattern, { files, total }) {
    if (total === 0)
        return `No files found matching '${pattern}'`;
    return [`Found ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(total, 'file')} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join('\n');
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

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseExcludes),
  qF: () => (/* binding */ parseGlob),
  nS: () => (/* binding */ parseGlobs)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
;// CONCATENATED MODULE: ./build/js/src/workspace/glob-braces.js

const MAX_ALTERNATIVES = 1_000;
/** Writes `{a,b{c,d}}` out as `a`, `bc`, `bd`. Escapes and classes are left as they are. */
function expandBraces(pattern) {
    if (!/[{}]/.test(pattern))
        return (0,result/* success */.k)([pattern]);
    const reader = { pattern, at: 0 };
    const expanded = readSequence(reader, false);
    if (expanded.ok && reader.at < pattern.length)
        return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
    return expanded;
}
/** Where the class that opens at `open` is closed, or -1. As in a shell, `]` right after the opening is a member. */
function classEnd(pattern, open) {
    let at = open + 1;
    if (pattern[at] === '!' || pattern[at] === '^')
        at++;
    if (pattern[at] === ']')
        at++;
    for (; at < pattern.length && pattern[at] !== '/'; at++) {
        if (pattern[at] === '\\')
            at++;
        else if (pattern[at] === ']')
            return at;
    }
    return -1;
}
function syntaxFault(reason) {
    return (0,result/* failure */.V)({ kind: 'syntax', reason });
}
function unclosedClass() {
    return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
}
function readSequence(reader, isInside) {
    const { pattern } = reader;
    let heads = [''];
    while (reader.at < pattern.length) {
        const character = pattern.charAt(reader.at);
        if (character === '}' || (isInside && character === ','))
            break;
        let tails;
        if (character === '{') {
            const group = readGroup(reader);
            if (!group.ok)
                return group;
            tails = group.value;
        }
        else {
            const end = character === '[' ? classEnd(pattern, reader.at) : reader.at + (character === '\\' ? 1 : 0);
            if (end < 0)
                return unclosedClass();
            tails = [pattern.slice(reader.at, end + 1)];
            reader.at = end + 1;
        }
        if (heads.length * tails.length > MAX_ALTERNATIVES)
            return tooMany();
        heads = heads.flatMap((head) => tails.map((tail) => head + tail));
    }
    return (0,result/* success */.k)(heads);
}
function readGroup(reader) {
    const alternatives = [];
    do {
        reader.at++;
        const alternative = readSequence(reader, true);
        if (!alternative.ok)
            return alternative;
        alternatives.push(...alternative.value);
        if (alternatives.length > MAX_ALTERNATIVES)
            return tooMany();
    } while (reader.pattern[reader.at] === ',');
    if (reader.pattern[reader.at] !== '}')
        return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
    reader.at++;
    return (0,result/* success */.k)(alternatives);
}
function tooMany() {
    return (0,result/* failure */.V)({ kind: 'limit', reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns` });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-segment.js


/** Reads what stands between two slashes of a pattern without braces. */
function parseSegment(source) {
    if (source === '**')
        return (0,result/* success */.k)({ kind: 'globstar' });
    const tokens = [];
    let text = '';
    const flush = () => {
        if (text !== '')
            tokens.push({ kind: 'text', text });
        text = '';
    };
    for (let at = 0; at < source.length; at++) {
        const character = source.charAt(at);
        if (character === '*' || character === '?') {
            flush();
            if (character === '?')
                tokens.push({ kind: 'one' });
            else if (tokens.at(-1)?.kind !== 'star')
                tokens.push({ kind: 'star' });
        }
        else if (character === '[') {
            flush();
            const end = classEnd(source, at);
            if (end < 0)
                return unclosedClass();
            const parsed = parseClass(source.slice(at + 1, end));
            if (!parsed.ok)
                return parsed;
            tokens.push(parsed.value);
            at = end;
        }
        else {
            if (character === '\\')
                at++;
            text += source.charAt(at);
        }
    }
    const isLiteral = tokens.length === 0;
    flush();
    return (0,result/* success */.k)(isLiteral ? { kind: 'literal', text: tokens[0]?.kind === 'text' ? tokens[0].text : '' } : { kind: 'tokens', tokens });
}
/** Whether the name at `start` to `end` of a path fits. Returns to the last `*` only, so it never takes more than length times length. */
function matchTokens(tokens, path, start, end) {
    let at = start;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const token = tokens[index];
        if (token === undefined) {
            if (at === end)
                return true;
        }
        else if (token.kind === 'star') {
            if (index === tokens.length - 1)
                return true;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else {
            const next = take(token, path, at, end);
            if (next >= 0) {
                at = next;
                index++;
                continue;
            }
        }
        if (starIndex < 0 || starAt >= end)
            return false;
        starAt += widthAt(path, starAt);
        at = starAt;
        index = starIndex + 1;
    }
}
function take(token, path, at, end) {
    if (token.kind === 'text')
        return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
    if (at >= end)
        return -1;
    if (token.kind === 'class') {
        const point = path.codePointAt(at) ?? 0;
        if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated)
            return -1;
    }
    return at + widthAt(path, at);
}
function widthAt(path, at) {
    return (path.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
function parseClass(source) {
    if (source.includes('[:'))
        return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
    const isNegated = /^[!^]/.test(source);
    const members = [];
    const characters = [...(isNegated ? source.slice(1) : source)];
    for (let i = 0; i < characters.length; i++) {
        const isEscaped = characters[i] === '\\' && i + 1 < characters.length;
        if (isEscaped)
            i++;
        members.push({ point: characters[i]?.codePointAt(0) ?? 0, isDash: characters[i] === '-' && !isEscaped });
    }
    const ranges = [];
    for (let i = 0; i < members.length; i++) {
        const from = members[i]?.point ?? 0;
        const to = members[i + 1]?.isDash ? members[i + 2]?.point : undefined;
        if (to !== undefined)
            i += 2;
        if (to !== undefined && to < from)
            return syntaxFault('Turn the range in the class around: it ends before it begins.');
        ranges.push([from, to ?? from]);
    }
    return (0,result/* success */.k)({ kind: 'class', isNegated, ranges });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-matcher.js

/** Turns the segments of one pattern into a test. The forms that people write most need no walk over the path. */
function compileSegments(segments) {
    const literals = [];
    for (const segment of segments) {
        if (segment.kind !== 'literal')
            break;
        literals.push(segment.text);
    }
    const rest = segments.slice(literals.length);
    if (rest.length === 0) {
        const whole = literals.join('/');
        return (path) => path === whole;
    }
    const prefix = literals.map((literal) => `${literal}/`).join('');
    const matchRest = compileCommon(rest) ?? compileAny(rest);
    return prefix === '' ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
}
function compileCommon([first, second, third, ...more]) {
    if (first?.kind !== 'globstar' || more.length > 0)
        return undefined;
    if (second === undefined)
        return (path, from) => path.length > from;
    if (third === undefined) {
        if (second.kind === 'literal')
            return (path, from) => endsWithName(path, from, second.text);
        const suffix = suffixOf(second);
        return suffix === undefined ? undefined : (path) => path.endsWith(suffix);
    }
    if (second.kind !== 'literal' || third.kind !== 'globstar')
        return undefined;
    const directory = `${second.text}/`;
    return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
}
function endsWithName(path, from, name) {
    const start = path.length - name.length;
    return path.endsWith(name) && (start === from || (start > from && path[start - 1] === '/'));
}
/** The end that a name must have when the segment is `*` and then plain text. */
function suffixOf(segment) {
    if (segment.kind !== 'tokens' || segment.tokens.length > 2 || segment.tokens[0]?.kind !== 'star')
        return undefined;
    const last = segment.tokens[1];
    if (last === undefined)
        return '';
    return last.kind === 'text' ? last.text : undefined;
}
function compileAny(segments) {
    const last = segments.at(-1);
    const lastToken = last?.kind === 'tokens' ? last.tokens.at(-1) : undefined;
    const suffix = lastToken?.kind === 'text' ? lastToken.text : '';
    return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
}
/** As in `matchTokens`, only the last `**` is ever returned to. */
function matchSegments(segments, path, from) {
    let at = from;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const segment = segments[index];
        if (segment === undefined) {
            if (at > path.length)
                return true;
        }
        else if (segment.kind === 'globstar') {
            if (index === segments.length - 1)
                return at < path.length;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else if (at <= path.length) {
            const slash = path.indexOf('/', at);
            const end = slash < 0 ? path.length : slash;
            if (matchName(segment, path, at, end)) {
                at = end + 1;
                index++;
                continue;
            }
        }
        if (starIndex < 0)
            return false;
        const slash = path.indexOf('/', starAt);
        if (slash < 0)
            return false;
        starAt = slash + 1;
        at = starAt;
        index = starIndex + 1;
    }
}
function matchName(segment, path, start, end) {
    if (segment.kind === 'tokens')
        return matchTokens(segment.tokens, path, start, end);
    return end - start === segment.text.length && path.startsWith(segment.text, start);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob.js






const MAX_PATTERN_BYTES = 256;
function parseGlob(pattern) {
    return parseGlobs([pattern]);
}
/** One glob that fits where any of the patterns does. Without patterns it fits nowhere. */
function parseGlobs(patterns) {
    return compile(patterns, (segments) => [segments]);
}
/** Like `parseGlobs`, but a directory that fits takes everything below it along: `node_modules`, `src/generated`. */
function parseExcludes(patterns) {
    return compile(patterns, (segments) => (segments.at(-1)?.kind === 'globstar' ? [segments] : [segments, [...segments, GLOBSTAR]]));
}
const GLOBSTAR = { kind: 'globstar' };
function compile(patterns, variants) {
    const matchers = [];
    let alternatives = 0;
    for (const pattern of patterns) {
        const parsed = parsePattern(pattern);
        if (!parsed.ok)
            return parsed;
        alternatives += parsed.value.length;
        if (alternatives > MAX_ALTERNATIVES)
            return (0,result/* failure */.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
        for (const segments of parsed.value)
            matchers.push(...variants(segments).map(compileSegments));
    }
    const [only, ...others] = matchers;
    if (only !== undefined && others.length === 0)
        return (0,result/* success */.k)({ matches: only });
    return (0,result/* success */.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
}
function parsePattern(pattern) {
    if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES)
        return (0,result/* failure */.V)(tooLarge(pattern, `it is longer than ${MAX_PATTERN_BYTES} bytes`));
    if (pattern === '')
        return (0,result/* failure */.V)(invalid(pattern, 'Say which files are meant.'));
    if (pattern.startsWith('!'))
        return (0,result/* failure */.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
    const expanded = expandBraces(pattern);
    if (!expanded.ok)
        return (0,result/* failure */.V)(fromFault(pattern, expanded.error));
    const alternatives = [];
    for (const alternative of expanded.value) {
        const problem = findEscape(pattern, alternative);
        if (problem !== undefined)
            return (0,result/* failure */.V)(problem);
        const segments = parseAlternative(alternative);
        if (!segments.ok)
            return (0,result/* failure */.V)(fromFault(pattern, segments.error));
        alternatives.push(segments.value);
    }
    return (0,result/* success */.k)(alternatives);
}
function parseAlternative(alternative) {
    const isAnchored = /\/./.test(alternative);
    const sources = alternative.replace(/^\.\//, '').replace(/\/$/, '/**').split('/');
    const segments = isAnchored ? [] : [GLOBSTAR];
    for (const source of sources) {
        const segment = parseSegment(source);
        if (!segment.ok)
            return segment;
        const repeats = segment.value.kind === 'globstar' && segments.at(-1)?.kind === 'globstar';
        if (!repeats)
            segments.push(segment.value);
    }
    return (0,result/* success */.k)(segments);
}
/** What must not be in a pattern once its braces are written out: the rules for paths, but for wildcards and escapes. */
function findEscape(pattern, alternative) {
    const shown = `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`;
    const outside = () => (0,tool_error/* toolError */.$4)('path_outside_working_dir', `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
    const denied = (why, suggestion) => (0,tool_error/* toolError */.$4)('path_denied', `${shown} is not allowed: ${why}`, suggestion);
    if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative))
        return denied('it has a control character', 'Remove the NUL, newline or other control character.');
    if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative))
        return outside();
    if (alternative.split(/[/\\]/).includes('..'))
        return outside();
    if (/\\(?![*?[\]{},!^-])/.test(alternative))
        return denied('a backslash only makes a wildcard plain', "Separate directories by '/'.");
    if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, '')))
        return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
    return undefined;
}
function fromFault(pattern, fault) {
    return fault.kind === 'limit' ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
}
function invalid(pattern, advice) {
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `Invalid glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
}
function tooLarge(pattern, why) {
    return (0,tool_error/* toolError */.$4)('limit_exceeded', `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}' is too large: ${why}`, 'Use a shorter pattern, or several calls.');
}


/***/ })

};
