export const id = 8437;
export const ids = [8437];
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

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ fileModeOf)
/* harmony export */ });
/** What git would record for a file with these permissions. */
function fileModeOf(permissions) {
    return permissions & 0o100 ? '100755' : '100644';
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

/***/ 1673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ BulkReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2847);


/**
 * Reads many small files of one folder fast: one buffer for all, which the next read overwrites. Never follows a link
 * and never opens anything but regular files.
 */
class BulkReader {
    #folder;
    #limit;
    #buffer;
    #isRealDirectory = new Map([['', true]]);
    #lastDirectory = '';
    #openFile;
    constructor(folder, limit) {
        this.#folder = folder;
        this.#limit = limit;
        this.#buffer = Buffer.allocUnsafeSlow(limit + 1);
    }
    /** The file's bytes until the next call, or why there are none. */
    read(path) {
        // A time limit may have ended the last call in its middle, where not even `finally` runs.
        this.#close();
        if (!this.#isInRealDirectory(path))
            return 'missing';
        try {
            this.#openFile = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(`${this.#folder}/${path}`, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_TO_READ */ ._);
            return this.#fill(this.#openFile);
        }
        catch (error) {
            return faultOf(error);
        }
        finally {
            this.#close();
        }
    }
    #close() {
        const file = this.#openFile;
        this.#openFile = undefined;
        if (file !== undefined)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
    }
    #fill(file) {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
        if (!stats.isFile())
            return 'missing';
        if (stats.size > this.#limit)
            return 'too_large';
        let filled = 0;
        while (filled < stats.size) {
            const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, this.#buffer, filled, this.#buffer.length - filled, null);
            if (read === 0)
                break;
            filled += read;
        }
        return filled > this.#limit ? 'too_large' : this.#buffer.subarray(0, filled);
    }
    #isInRealDirectory(path) {
        const slash = path.lastIndexOf('/');
        // Most files lie in the same directory as the one before.
        if (slash < 0 || (slash === this.#lastDirectory.length && path.startsWith(this.#lastDirectory)))
            return true;
        const directory = path.slice(0, slash);
        const isReal = this.#check(directory);
        if (isReal)
            this.#lastDirectory = directory;
        return isReal;
    }
    #check(directory) {
        const known = this.#isRealDirectory.get(directory);
        if (known !== undefined)
            return known;
        const parent = directory.slice(0, Math.max(0, directory.lastIndexOf('/')));
        const stats = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(`${this.#folder}/${directory}`, { throwIfNoEntry: false }));
        const isReal = this.#check(parent) && stats.ok && stats.value?.isDirectory() === true;
        this.#isRealDirectory.set(directory, isReal);
        return isReal;
    }
}
function faultOf(error) {
    switch (error.code) {
        case undefined:
            throw error;
        case 'ENOENT':
        case 'ENOTDIR':
        case 'ELOOP':
        case 'EISDIR':
        case 'ENXIO':
            return 'missing';
        default:
            return 'unreadable';
    }
}


/***/ }),

/***/ 2847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ur: () => (/* binding */ realDisk),
/* harmony export */   _: () => (/* binding */ OPEN_TO_READ)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(601);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);



/**
 * Opens a file to be read without following a link or waiting for the other end of a FIFO. Windows knows neither flag;
 * there a link needs a privilege to be made, and FIFOs are not files.
 */
const OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const realDisk = {
    entry(path) {
        const stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
        if (stats.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(stats.value === undefined ? undefined : describe(stats.value));
        return stats.error.code === 'ENOENT' || stats.error.code === 'ENOTDIR' ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(undefined) : stats;
    },
    readFile(path, limit = Number.POSITIVE_INFINITY) {
        return attempt(() => {
            const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
            try {
                const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
                if (!stats.isFile())
                    throw Object.assign(new Error('not a regular file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTREG' });
                return { bytes: readUpTo(file, Math.min(stats.size, limit)), size: stats.size, mode: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_2__/* .fileModeOf */ .f)(stats.mode) };
            }
            finally {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
            }
        });
    },
    readDirectory(path) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })));
    },
    async walk(folder, request) {
        const { walkFolder } = await Promise.all(/* import() */[__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 8249));
        return walkFolder(folder, request);
    },
    canWriteInto(directory) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
    },
    realPath(path) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    },
};
/** Runs a file-system call and turns an errno into a value; anything else is a bug and thrown on. */
function attempt(call) {
    try {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(call());
    }
    catch (error) {
        const code = error.code;
        if (typeof code !== 'string')
            throw error;
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)({ code, message: error.message });
    }
}
function readUpTo(file, size) {
    const bytes = Buffer.allocUnsafeSlow(size);
    let filled = 0;
    while (filled < size) {
        const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
        if (read === 0)
            break;
        filled += read;
    }
    return filled === size ? bytes : bytes.subarray(0, filled);
}
function describe(stats) {
    return {
        kind: kindOf(stats),
        size: Number(stats.size),
        mode: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_2__/* .fileModeOf */ .f)(Number(stats.mode)),
        fingerprint: `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
    };
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'directory';
    return entry.isSymbolicLink() ? 'symlink' : 'other';
}


/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ truncationWarning),
/* harmony export */   KT: () => (/* binding */ renderMatches),
/* harmony export */   mY: () => (/* binding */ renderWithContext),
/* harmony export */   tX: () => (/* binding */ secretWarning),
/* harmony export */   yW: () => (/* binding */ searchWarnings)
/* harmony export */ });
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(493);

const MAX_NAMED_FILES = 5;
/** What a search left out, in sentences. */
function searchWarnings({ skipped, isPartial, warnings }, limits, depth) {
    const said = [...warnings];
    if (isPartial)
        said.push(`Search timed out after ${limits.searchMs / 1000}s, returning partial results`);
    for (const path of skipped.timedOut.slice(0, MAX_NAMED_FILES))
        said.push(`Pattern took longer than ${limits.regexMsPerFile / 1000}s on '${path}', the file was abandoned`);
    if (skipped.timedOut.length > MAX_NAMED_FILES)
        said.push(`Pattern took too long on ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(skipped.timedOut.length - MAX_NAMED_FILES, 'more file', 'more files')}, they were abandoned`);
    if (skipped.tooLarge.length > 0)
        said.push(`Skipped ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(skipped.tooLarge.length, 'file')} larger than ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeText */ .lP)(limits.searchFileBytes)}: ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSome */ .Kf)(skipped.tooLarge, MAX_NAMED_FILES)}`);
    if (skipped.unreadable.length > 0)
        said.push(`Could not read ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(skipped.unreadable.length, 'file')}: ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSome */ .Kf)(skipped.unreadable, MAX_NAMED_FILES)}`);
    if (skipped.tooDeep > 0)
        said.push(`Skipped ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(skipped.tooDeep, 'file')} more than ${depth} directories deep`);
    return [...said, ...secretWarning(skipped.secret, 'search')];
}
/** What to say of files that were left out because their text must not land in a report by accident. */
function secretWarning(count, action) {
    if (count === 0)
        return [];
    return [`Skipped ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'file')} of a kind that usually holds secrets; give the exact file name to ${action} it`];
}
/** What to say when there is more than is shown. */
function truncationWarning(total, shown, advice) {
    return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : [];
}
/** The matching lines as `path:line: text`. */
function renderMatches(matches) {
    return matches.map(({ path, line, text }) => `\n  ${path}:${line}: ${text.trim()}`).join('');
}
/** The matching lines with those around them, each line once, as grep shows them: `:` marks a match, `-` its surroundings. */
function renderWithContext(matches) {
    const hasContext = matches.some(({ before, after }) => before.length + after.length > 0);
    const shown = [];
    let last;
    for (const [i, { path, line, text, before, after }] of matches.entries()) {
        const first = line - before.length;
        if (hasContext && last !== undefined && (last.path !== path || last.line + 1 < first))
            shown.push('  --');
        const seen = last?.path === path ? last.line : 0;
        for (const [j, around] of before.entries())
            if (first + j > seen)
                shown.push(`  ${path}:${first + j}- ${around}`);
        shown.push(`  ${path}:${line}: ${text}`);
        const next = matches[i + 1];
        const room = next?.path === path ? next.line - line - 1 : after.length;
        const following = after.slice(0, Math.max(0, room));
        for (const [j, around] of following.entries())
            shown.push(`  ${path}:${line + 1 + j}- ${around}`);
        last = { path, line: line + following.length };
    }
    return shown.map((line) => `\n${line}`).join('');
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


/***/ }),

/***/ 8111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ makeSelector),
  A: () => (/* binding */ selectFiles)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
;// CONCATENATED MODULE: ./build/js/src/model/secret-files.js
const SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|[._-][^/]+)?|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:[_-][^./]*|\.(?:bak|old))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
const SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore)$/i;
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$/i;
/** Whether a file of that name usually holds secrets, whose text must not land in a report by accident. */
function isSecretFile(path) {
    // On whole paths: cutting out the names of tens of thousands of files takes longer than looking at them.
    return SECRET_ENDING.test(path) || (SECRET_NAME.test(path) && !HARMLESS_NAME.test(baseName(path)));
}
/** Whether a glob means the files it names and no others: its last segment has no wildcard. */
function namesFile(glob, path) {
    return baseName(glob) === baseName(path);
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/workspace/disk-errors.js
var disk_errors = __webpack_require__(6754);
// EXTERNAL MODULE: ./build/js/src/workspace/glob.js + 3 modules
var glob = __webpack_require__(888);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/file-selection.js






async function selectFiles(workspace, selection) {
    const selector = await makeSelector(workspace, selection);
    if (!selector.ok)
        return selector;
    const { only, pick } = selector.value;
    if (only !== undefined)
        return (0,result/* success */.k)({ files: only, tooDeep: 0, secret: 0, warnings: [] });
    const { files, warnings } = await workspace.files();
    return (0,result/* success */.k)({ ...pick(files), warnings });
}
async function makeSelector(workspace, selection) {
    const { under = model_path/* ROOT_DIRECTORY */.hK, include = [], exclude = [] } = selection;
    const wanted = (0,glob/* parseGlobs */.nS)(include);
    if (!wanted.ok)
        return wanted;
    const unwanted = (0,glob/* parseExcludes */.T)(exclude);
    if (!unwanted.ok)
        return unwanted;
    const place = await kindOfPlace(workspace, under);
    if (!place.ok)
        return place;
    const prefix = under === model_path/* ROOT_DIRECTORY */.hK ? '' : `${under}/`;
    const maxDepth = selection.maxDepth + (prefix === '' ? 0 : (0,model_path/* depthOf */.d1)(under) + 1);
    // A directory takes two characters at least, so most paths need not be counted through.
    const isTooDeep = (path) => path.length > 2 * maxDepth && (0,model_path/* depthOf */.d1)(path) > maxDepth;
    const suffix = selection.extension === undefined ? '' : `.${selection.extension.replace(/^\./, '')}`;
    const fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
    const named = place.value === 'file' ? [under].filter(fits) : undefined;
    return (0,result/* success */.k)({
        only: selection.only ?? named,
        pick(candidates) {
            const files = [];
            let tooDeep = 0;
            let secret = 0;
            for (const path of candidates) {
                if (!path.startsWith(prefix) || !fits(path))
                    continue;
                if (isSecretFile(path) && !include.some((glob) => namesFile(glob, path)))
                    secret++;
                else if (isTooDeep(path))
                    tooDeep++;
                else
                    files.push(path);
            }
            return { files, tooDeep, secret };
        },
    });
}
async function kindOfPlace(workspace, under) {
    if (under === model_path/* ROOT_DIRECTORY */.hK)
        return (0,result/* success */.k)('directory');
    const entry = await workspace.entry(under);
    if (!entry.ok)
        return entry;
    switch (entry.value.kind) {
        case 'file':
        case 'directory':
            return (0,result/* success */.k)(entry.value.kind);
        case 'symlink':
            return (0,result/* failure */.V)((0,disk_errors/* symlinkDenied */.JV)(under));
        case 'missing':
            return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('not_found', `Path '${under}' not found`, 'Check the path, or leave it out to search everywhere.'));
        case 'other':
            return (0,result/* failure */.V)((0,disk_errors/* notAFile */.$y)(under));
    }
}


/***/ }),

/***/ 3492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ guardFor),
/* harmony export */   U: () => (/* binding */ withTimeLimit)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

let guard;
/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. A call costs a tenth of a millisecond, so give it much work at once.
 */
function withTimeLimit(work, limitMs) {
    const { context, script } = prepareGuard(work);
    try {
        // Only where somebody listens: in a worker thread, Ctrl-C is for the main thread to hear.
        const breakOnSigint = process.listenerCount('SIGINT') > 0;
        script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)), breakOnSigint });
        return 'done';
    }
    catch (error) {
        const { code } = error;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return 'timed_out';
        if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED')
            throw error;
        // Taken from those who listen to the signal; the time that was left is over all the same.
        process.emit('SIGINT');
        return 'timed_out';
    }
}
/** How to run work with a pattern: a literal cannot run away, so it is spared the guard, and so is work without a limit. */
function guardFor(pattern, limitMs) {
    return pattern.literal === undefined && Number.isFinite(limitMs) ? withTimeLimit : withoutLimit;
}
function withoutLimit(work) {
    work();
    return 'done';
}
function prepareGuard(work) {
    if (guard === undefined) {
        const made = { context: node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext({ run: () => made.work() }), script: new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('run()'), work };
        guard = made;
    }
    guard.work = work;
    return guard;
}


/***/ }),

/***/ 3240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ LineTester),
/* harmony export */   p: () => (/* binding */ withoutReturn)
/* harmony export */ });
/** Finds the lines in which a pattern matches. Run it under a time limit unless the pattern is a literal. */
class LineTester {
    #inLine;
    #inText;
    #strategy;
    constructor(pattern) {
        this.#inLine = new RegExp(pattern.source, pattern.flags);
        this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`);
        this.#strategy = pattern.strategy;
    }
    matches(line) {
        return this.#inLine.test(withoutReturn(line));
    }
    /** Where it first matches in a line, and how long that match is. */
    find(line) {
        const match = this.#inLine.exec(withoutReturn(line));
        return match === null ? undefined : { at: match.index, length: match[0].length };
    }
    count(text) {
        return this.#strategy === 'line' ? this.#countByLine(text) : this.#countByText(text);
    }
    #countByLine(text) {
        let count = 0;
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline < 0 ? text.length : newline;
            if (this.matches(text.slice(start, end)))
                count++;
            start = end + 1;
        }
        return count;
    }
    /** After a hit the search goes on with the next line, so that a match across lines cannot hide one that follows. */
    #countByText(text) {
        const regex = this.#inText;
        const isSure = this.#strategy === 'text';
        let count = 0;
        regex.lastIndex = 0;
        for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
            const newline = text.indexOf('\n', hit.index);
            const end = newline < 0 ? text.length : newline;
            const start = hit.index === 0 ? 0 : text.lastIndexOf('\n', hit.index - 1) + 1;
            if (start === text.length)
                break;
            if (isSure || this.matches(text.slice(start, end)))
                count++;
            if (newline < 0)
                break;
            regex.lastIndex = end + 1;
        }
        return count;
    }
}
/** The line without the `\r` of a Windows line end. */
function withoutReturn(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}


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

/***/ 3745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ scanAll)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var model_bytes = __webpack_require__(7682);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/system/bulk-reader.js
var bulk_reader = __webpack_require__(1673);
// EXTERNAL MODULE: ./build/js/src/workspace/search/scanner.js
var search_scanner = __webpack_require__(5972);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/shared-work.js
/** Files that one thread takes at a time: enough for one guarded call, few enough to share the work evenly. */
const CHUNK_FILES = 512;
const NEXT_CHUNK = 0;
const STOP = 1;
const FIRST_SLOT = 2;
/** A worker's cells: the chunk it is at, the file it is at, and a number that grows with every step. */
const SLOT_CELLS = 3;
/** The numbers that threads share: the next chunk to take, whether to stop, and where each worker is. */
class SharedWork {
    #cells;
    #files;
    constructor(shared, files) {
        this.#cells = new Int32Array(shared);
        this.#files = files;
    }
    static buffer(workers) {
        return new SharedArrayBuffer(4 * (FIRST_SLOT + SLOT_CELLS * workers));
    }
    get chunks() {
        return Math.ceil(this.#files / CHUNK_FILES);
    }
    /** The number of a chunk that nobody else has, or `undefined` when there is none left. */
    takeChunk() {
        if (this.isStopped())
            return undefined;
        const chunk = Atomics.add(this.#cells, NEXT_CHUNK, 1);
        return chunk < this.chunks ? chunk : undefined;
    }
    filesOf(chunk) {
        return { from: chunk * CHUNK_FILES, to: Math.min(this.#files, (chunk + 1) * CHUNK_FILES) };
    }
    stop() {
        Atomics.store(this.#cells, STOP, 1);
    }
    isStopped() {
        return Atomics.load(this.#cells, STOP) === 1;
    }
    report(slot, chunk) {
        Atomics.store(this.#cells, FIRST_SLOT + SLOT_CELLS * slot, chunk + 1);
    }
    beat(slot, file) {
        Atomics.store(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + 1, file);
        Atomics.add(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + 2, 1);
    }
    /** Where a worker is; the chunk is -1 before its first. */
    whereabouts(slot) {
        const cell = (i) => Atomics.load(this.#cells, FIRST_SLOT + SLOT_CELLS * slot + i);
        return { chunk: cell(0) - 1, file: cell(1), beat: cell(2) };
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/worker-pool.js
const FILES_A_WORKER = 6_000;
const MAX_WORKERS = 7;
/** How long a worker may seem to stand still beyond the time a regex may take on a file. */
const GRACE_MS = 2_000;
function workersFor(files, threads) {
    if (files < threads.worthwhileFiles)
        return 0;
    return Math.min(threads.cores - 1, MAX_WORKERS, Math.max(1, Math.floor(files / FILES_A_WORKER)));
}
/** The workers of one search. They guard themselves; the pool ends one that stands still nevertheless. */
class WorkerPool {
    #work;
    #members = [];
    /** By chunk, the file that a worker was at when it ended. */
    #lastFiles = new Map();
    #stillMs;
    #wake = () => undefined;
    constructor(work, regexMsPerFile) {
        this.#work = work;
        this.#stillMs = regexMsPerFile + GRACE_MS;
    }
    start(threads, job, onDone) {
        const worker = threads.startSearchWorker(job);
        if (worker === undefined)
            return;
        const member = { worker, slot: job.slot, isAlive: true, beat: 0, beatAt: performance.now() };
        this.#members.push(member);
        worker.onMessage((done) => {
            onDone(done);
            this.#wake();
        });
        worker.onEnd(() => this.#bury(member));
    }
    get isIdle() {
        return this.#members.every((member) => !member.isAlive);
    }
    /** Waits for news of any worker, and ends those that stand still. */
    async news(patienceMs) {
        await new Promise((resolve) => {
            const timer = setTimeout(resolve, patienceMs);
            this.#wake = () => {
                clearTimeout(timer);
                resolve();
            };
        });
        for (const member of this.#members)
            if (member.isAlive && this.#standsStill(member))
                await member.worker.end();
    }
    /** The file at which a worker ended while it was at that chunk, if one did. */
    lastFileOf(chunk) {
        return this.#lastFiles.get(chunk);
    }
    async end() {
        await Promise.all(this.#members.map((member) => member.worker.end()));
    }
    #standsStill(member) {
        const { beat } = this.#work.whereabouts(member.slot);
        if (beat !== member.beat) {
            member.beat = beat;
            member.beatAt = performance.now();
        }
        return performance.now() - member.beatAt > this.#stillMs;
    }
    #bury(member) {
        member.isAlive = false;
        const { chunk, file } = this.#work.whereabouts(member.slot);
        this.#lastFiles.set(chunk, file);
        this.#wake();
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/scan-all.js







/** How long this thread works before it lets others (a cancellation, workers' news) have a turn. */
const TURN_MS = 40;
const PATIENCE_MS = 100;
/** Files from memory under one guarded call. */
const GROUP_FILES = 256;
/** Counts the matching lines of all files: staged ones from memory, the others from disk, by several threads if many. */
async function scanAll(request, around) {
    const { workspace } = around;
    const { files, remainingMs } = request;
    const total = (0,search_scanner/* emptyTally */.CK)();
    const isOver = () => around.signal.aborted || remainingMs() <= 0;
    const onDisk = [];
    const inMemory = [];
    for (const [file, path] of files.entries()) {
        const isOnDisk = workspace.folder !== undefined && workspace.staged(path) === undefined;
        if (isOnDisk)
            onDisk.push(file);
        else
            inMemory.push(file);
    }
    await scanMemory({ ...request, files, numbers: inMemory, total, isOver }, around);
    if (workspace.folder !== undefined && onDisk.length > 0 && !isOver())
        await scanFolder({ ...request, numbers: onDisk, total, isOver, folder: workspace.folder }, around);
    return { tally: total, isPartial: isOver() };
}
/** Files whose content is staged, or that are not on disk at all. */
async function scanMemory(scan, around) {
    const { pattern, remainingMs, numbers, total } = scan;
    const { workspace, limits } = around;
    const scanner = new search_scanner/* Scanner */.Lp({ pattern, regexMsPerFile: limits.regexMsPerFile, remainingMs });
    for (let from = 0; from < numbers.length && !scan.isOver(); from += GROUP_FILES) {
        const to = Math.min(numbers.length, from + GROUP_FILES);
        const contents = [];
        for (const number of numbers.slice(from, to))
            contents.push(await contentOf(scan.files[number], workspace, limits.searchFileBytes));
        const steps = scanner.scan({ from, to, read: (file) => contents[file - from] ?? 'missing' });
        let step = steps.next();
        for (; step.done !== true; step = steps.next())
            await letOthersRun();
        merge(total, step.value, numbers);
    }
}
async function contentOf(path, workspace, limit) {
    if (path === undefined)
        return 'missing';
    const staged = workspace.staged(path);
    const content = staged === undefined ? await workspace.read(path) : (0,result/* success */.k)({ bytes: staged });
    if (!content.ok)
        return content.error.code === 'not_found' ? 'missing' : 'unreadable';
    const { bytes } = content.value;
    return bytes.length > limit ? 'too_large' : (0,model_bytes/* asBuffer */.bS)(bytes);
}
async function scanFolder(scan, around) {
    const { folder, pattern, numbers, remainingMs, isOver } = scan;
    const { limits, threads } = around;
    const paths = numbers.map((file) => scan.files[file] ?? '');
    const workers = workersFor(paths.length, threads);
    const shared = SharedWork.buffer(workers);
    const work = new SharedWork(shared, paths.length);
    const pool = new WorkerPool(work, limits.regexMsPerFile);
    const done = new Set();
    let filesDone = 0;
    const finish = ({ chunk, tally }) => {
        done.add(chunk);
        merge(scan.total, tally, numbers);
        const { from, to } = work.filesOf(chunk);
        filesDone += to - from;
        around.progress({ done: filesDone, total: paths.length, unit: 'files' });
    };
    const budget = { fileBytes: limits.searchFileBytes, regexMsPerFile: limits.regexMsPerFile, remainingMs: remainingMs() };
    const job = { folder, pattern, ...budget, paths: workers > 0 ? paths.join('\n') : '', shared };
    for (let slot = 0; slot < workers; slot++)
        pool.start(threads, { ...job, slot }, finish);
    const isStopped = () => work.isStopped();
    const scanner = new search_scanner/* Scanner */.Lp({ pattern, regexMsPerFile: limits.regexMsPerFile, remainingMs, isStopped });
    const reader = new bulk_reader/* BulkReader */.I(folder, limits.searchFileBytes);
    let turn = performance.now();
    const breathe = async () => {
        if (performance.now() - turn < TURN_MS)
            return;
        await letOthersRun();
        turn = performance.now();
        if (isOver())
            work.stop();
    };
    const scanHere = async (chunk, except) => {
        const read = (file) => (file === except ? 'missing' : reader.read(paths[file] ?? ''));
        const steps = scanner.scan({ ...work.filesOf(chunk), read });
        let step = steps.next();
        for (; step.done !== true; step = steps.next())
            await breathe();
        if (except !== undefined)
            step.value.timedOut.push(except);
        finish({ chunk, tally: step.value });
    };
    for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk())
        await scanHere(chunk);
    while (done.size < work.chunks && !isOver()) {
        if (!pool.isIdle)
            await pool.news(Math.min(PATIENCE_MS, Math.max(1, remainingMs())));
        else
            for (let chunk = 0; chunk < work.chunks; chunk++)
                if (!done.has(chunk))
                    await scanHere(chunk, pool.lastFileOf(chunk));
    }
    work.stop();
    await pool.end();
}
/** Twice, because the first time timers have not had their turn yet. */
async function letOthersRun() {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
}
/** Adds a tally of a part to that of the whole, in which the files have other numbers. */
function merge(total, part, numbers) {
    const inWhole = (file) => numbers[file] ?? file;
    total.searched += part.searched;
    for (const [i, number] of part.hits.entries())
        total.hits.push(i % 2 === 0 ? inWhole(number) : number);
    for (const list of ['binary', 'tooLarge', 'unreadable', 'timedOut'])
        total[list].push(...part[list].map(inWhole));
}


/***/ }),

/***/ 5972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ emptyTally),
/* harmony export */   Lp: () => (/* binding */ Scanner),
/* harmony export */   eb: () => (/* binding */ hitsOf)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4010);
/* harmony import */ var _guarded_regex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3492);
/* harmony import */ var _line_tester_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3240);
/* harmony import */ var _search_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6334);
/* harmony import */ var _sieve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5980);





/** A file that took this share of a guarded call's time is to blame for its end. */
const CULPRIT_SHARE = 0.9;
/** Counts the matching lines of files. */
class Scanner {
    #tester;
    #sieve;
    #request;
    #tally = emptyTally();
    constructor(request) {
        this.#request = request;
        this.#tester = new _line_tester_js__WEBPACK_IMPORTED_MODULE_4__/* .LineTester */ .e(request.pattern);
        this.#sieve = (0,_sieve_js__WEBPACK_IMPORTED_MODULE_3__/* .makeSieve */ .r)(request.pattern);
    }
    /**
     * Scans a range of files under one time limit, because a guard of its own for each would cost more than the search.
     * Only after that limit was reached a file gets a guard of its own. Pauses after each guarded call.
     */
    *scan({ from, to, read }) {
        let file = from;
        let since = 0;
        let isAlone = false;
        const guard = (0,_guarded_regex_js__WEBPACK_IMPORTED_MODULE_1__/* .guardFor */ .B)(this.#request.pattern, this.#request.regexMsPerFile);
        while (file < to && !this.#isStopped()) {
            const limit = Math.min(this.#request.regexMsPerFile, this.#request.remainingMs());
            if (limit <= 0)
                break;
            const until = isAlone ? file + 1 : to;
            const end = guard(() => {
                for (; file < until && !this.#isStopped(); file++) {
                    since = performance.now();
                    this.#scanFile(file, read);
                }
            }, limit);
            const isCulprit = isAlone || performance.now() - since >= CULPRIT_SHARE * limit;
            if (end === 'timed_out' && isCulprit && this.#request.remainingMs() > 0)
                this.#tally.timedOut.push(file++);
            isAlone = end === 'timed_out' && !isCulprit;
            yield;
        }
        const tally = this.#tally;
        this.#tally = emptyTally();
        return tally;
    }
    #isStopped() {
        return this.#request.isStopped?.() === true;
    }
    /** Notes nothing before the end: it may be stopped in the middle, and run again. */
    #scanFile(file, read) {
        this.#request.onFile?.(file);
        const bytes = read(file);
        if (bytes === 'too_large')
            this.#tally.tooLarge.push(file);
        else if (bytes === 'unreadable')
            this.#tally.unreadable.push(file);
        else if (bytes === 'missing')
            return;
        else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isBinary */ .Go)(bytes))
            this.#tally.binary.push(file);
        else {
            const count = this.#count(bytes);
            this.#tally.searched++;
            if (count > 0)
                this.#tally.hits.push(file, count);
        }
    }
    #count(bytes) {
        const sifted = this.#sieve(bytes);
        switch (sifted.kind) {
            case 'none':
                return 0;
            case 'counted':
                return sifted.count;
            case 'unknown':
                return this.#tester.count((0,_search_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D)(bytes));
            case 'lines':
                return this.#countLines(bytes, sifted.starts, sifted.ends);
        }
    }
    #countLines(bytes, starts, ends) {
        const encoding = (0,_search_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodingOf */ .P)(bytes);
        const mark = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .markLength */ .Id)(bytes);
        let count = 0;
        for (const [i, start] of starts.entries()) {
            if (this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), ends[i])))
                count++;
        }
        return count;
    }
}
/** The files with a match, in the order of their numbers, each with its count. */
function hitsOf({ hits }) {
    const pairs = Array.from({ length: hits.length / 2 }, (_, i) => [hits[2 * i] ?? 0, hits[2 * i + 1] ?? 0]);
    return pairs.sort(([a], [b]) => a - b);
}
function emptyTally() {
    return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [] };
}


/***/ }),

/***/ 6334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   P: () => (/* binding */ encodingOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4010);


/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
function encodingOf(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'latin1' : 'utf8';
}
function decode(bytes) {
    return bytes.toString(encodingOf(bytes), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markLength */ .Id)(bytes));
}


/***/ }),

/***/ 5980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ makeSieve)
});

// EXTERNAL MODULE: ./build/js/src/model/escape-regex.js
var escape_regex = __webpack_require__(1236);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/any-case.js
/** Letters from rare to common in source code and prose. */
const RARITY = 'zqjxkvybwgphfmudclnsoritae';
const RARITY_OF_OTHERS = 13;
/**
 * Two adjacent characters of an ASCII text, the rarest ones, in every mixture of cases: bytes without any of these do
 * not hold the text in any case. Cheaper to look for than the text itself.
 */
function rarePairInAnyCase(text) {
    let best = text.slice(0, 2);
    for (let i = 1; i + 1 < text.length; i++)
        if (rarity(text.slice(i, i + 2)) < rarity(best))
            best = text.slice(i, i + 2);
    const [first = '', second = ''] = best;
    return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)));
}
/** The first character counts double: the search jumps from one to the next. */
function rarity(pair) {
    const [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => (/[a-z]/.test(char) ? RARITY.indexOf(char) : RARITY_OF_OTHERS));
    return 2 * first + second;
}
function casesOf(char) {
    return [...new Set([char.toLowerCase(), char.toUpperCase()])];
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/sieve.js


const NEWLINE = 10;
/** From here on it is cheaper to look at a whole text than to cut out its lines. */
const MAX_LINES_OF_ONE_FILE = 32;
/** Each has up to four mixtures of cases, and each of these is a pass over the bytes. */
const MAX_PAIRS = 2;
const NONE = { kind: 'none' };
const UNKNOWN = { kind: 'unknown' };
function makeSieve(pattern) {
    const { required, literal, flags } = pattern;
    const shortest = Math.min(...(required ?? []).map((text) => text.length));
    if (required === undefined || (shortest < 2 && literal === undefined))
        return () => UNKNOWN;
    if (flags === '')
        return literal === undefined || pattern.strategy === 'line' ? siftLines(needlesFor(required)) : countBytes(needlesFor(required));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
    const isAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
    // With the flag `u`, two letters outside ASCII are the same as `k` and `s`; and outside ASCII bytes are not letters.
    if (flags !== 'i' || !isAscii)
        return () => UNKNOWN;
    const regex = new RegExp(required.map(escape_regex/* escapeRegex */.$).join('|'), 'gi');
    const sieve = literal === undefined || pattern.strategy === 'line' ? siftAnyCase(regex) : countAnyCase(regex);
    if (required.length > MAX_PAIRS)
        return sieve;
    const pairs = required.flatMap(rarePairInAnyCase);
    return (bytes) => (pairs.some((pair) => bytes.includes(pair)) ? sieve(bytes) : NONE);
}
/** Text above ASCII has other bytes in a latin-1 file: both spellings are looked for. */
function needlesFor(texts) {
    return texts.flatMap((text) => {
        const utf8 = Buffer.from(text, 'utf8');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: latin-1, controls and all
        const isLatin1 = utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text);
        return isLatin1 ? [utf8, Buffer.from(text, 'latin1')] : [utf8];
    });
}
/** A latin-1 needle in UTF-8 bytes would be an accident, so only plain ones are counted without a closer look. */
function countBytes(needles) {
    const [needle] = needles;
    if (needle === undefined || needles.length > 1)
        return siftLines(needles);
    const asCharacters = needle.toString('latin1');
    return (bytes) => {
        const first = bytes.indexOf(needle);
        if (first < 0)
            return NONE;
        // Where there is one there are often many, and a string is faster to go on in than a buffer.
        const text = bytes.toString('latin1', first);
        let count = 0;
        for (let at = 0; at >= 0; at = text.indexOf(asCharacters, at)) {
            count++;
            at = text.indexOf('\n', at);
            if (at < 0)
                break;
        }
        return { kind: 'counted', count };
    };
}
function siftLines(needles) {
    return (bytes) => {
        const next = needles.map((needle) => bytes.indexOf(needle));
        if (next.every((at) => at < 0))
            return NONE;
        const starts = [];
        const ends = [];
        for (;;) {
            const first = Math.min(...next.filter((at) => at >= 0));
            if (first === Number.POSITIVE_INFINITY)
                return { kind: 'lines', starts, ends };
            if (starts.length === MAX_LINES_OF_ONE_FILE)
                return UNKNOWN;
            const newline = bytes.indexOf(NEWLINE, first);
            const end = newline < 0 ? bytes.length : newline;
            starts.push(first === 0 ? 0 : bytes.lastIndexOf(NEWLINE, first - 1) + 1);
            ends.push(end);
            for (const [i, needle] of needles.entries()) {
                const at = next[i] ?? -1;
                if (at >= 0 && at < end)
                    next[i] = bytes.indexOf(needle, end);
            }
        }
    };
}
function siftAnyCase(regex) {
    return (bytes) => {
        regex.lastIndex = 0;
        return regex.test(bytes.toString('latin1')) ? UNKNOWN : NONE;
    };
}
function countAnyCase(regex) {
    return (bytes) => {
        const text = bytes.toString('latin1');
        let count = 0;
        regex.lastIndex = 0;
        while (regex.test(text)) {
            count++;
            const newline = text.indexOf('\n', regex.lastIndex);
            if (newline < 0)
                break;
            regex.lastIndex = newline + 1;
        }
        return count === 0 ? NONE : { kind: 'counted', count };
    };
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
