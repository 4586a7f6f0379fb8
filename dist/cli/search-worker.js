import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ attempt)
});

// UNUSED EXPORTS: realDisk

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/js/src/model/result.js
function success(value) {
    return { ok: true, value };
}
function failure(error) {
    return { ok: false, error };
}

;// CONCATENATED MODULE: ./build/js/src/system/real-disk.js


// Windows knows neither flag; there a link needs a privilege to be made, and FIFOs are not files.
const NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
const NON_BLOCK = external_node_fs_.constants.O_NONBLOCK ?? 0;
const realDisk = {
    entry(path) {
        const stats = attempt(() => external_node_fs_.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
        if (stats.ok)
            return success(stats.value === undefined ? undefined : describe(stats.value));
        return stats.error.code === 'ENOENT' || stats.error.code === 'ENOTDIR' ? success(undefined) : stats;
    },
    readFile(path, limit = Number.POSITIVE_INFINITY) {
        return attempt(() => {
            const file = external_node_fs_.openSync(path, external_node_fs_.constants.O_RDONLY | NO_FOLLOW | NON_BLOCK);
            try {
                const stats = external_node_fs_.fstatSync(file);
                if (!stats.isFile())
                    throw Object.assign(new Error('not a regular file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTREG' });
                return { bytes: readUpTo(file, Math.min(stats.size, limit)), size: stats.size, mode: modeOf(stats.mode) };
            }
            finally {
                external_node_fs_.closeSync(file);
            }
        });
    },
    readDirectory(path) {
        return attempt(() => external_node_fs_.readdirSync(path, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })));
    },
    async walk(folder, request) {
        const { walkFolder } = await Promise.all(/* import() */[__nccwpck_require__.e(648), __nccwpck_require__.e(249)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8249));
        return walkFolder(folder, request);
    },
    canWriteInto(directory) {
        return attempt(() => external_node_fs_.accessSync(directory, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK)).ok;
    },
    realPath(path) {
        return attempt(() => external_node_fs_.realpathSync.native(path));
    },
};
/** Runs a file-system call and turns an errno into a value; anything else is a bug and thrown on. */
function attempt(call) {
    try {
        return success(call());
    }
    catch (error) {
        const code = error.code;
        if (typeof code !== 'string')
            throw error;
        return failure({ code, message: error.message });
    }
}
function readUpTo(file, size) {
    const bytes = Buffer.allocUnsafeSlow(size);
    let filled = 0;
    while (filled < size) {
        const read = external_node_fs_.readSync(file, bytes, filled, size - filled, null);
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
        mode: modeOf(Number(stats.mode)),
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
function modeOf(mode) {
    return mode & 0o100 ? '100755' : '100644';
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/js/src/system/real-disk.js + 1 modules
var real_disk = __nccwpck_require__(568);
;// CONCATENATED MODULE: ./build/js/src/system/bulk-reader.js


const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
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
            this.#openFile = external_node_fs_.openSync(`${this.#folder}/${path}`, FLAGS);
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
            external_node_fs_.closeSync(file);
    }
    #fill(file) {
        const stats = external_node_fs_.fstatSync(file);
        if (!stats.isFile())
            return 'missing';
        if (stats.size > this.#limit)
            return 'too_large';
        let filled = 0;
        while (filled < stats.size) {
            const read = external_node_fs_.readSync(file, this.#buffer, filled, this.#buffer.length - filled, null);
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
        const stats = (0,real_disk/* attempt */.C)(() => external_node_fs_.lstatSync(`${this.#folder}/${directory}`, { throwIfNoEntry: false }));
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

;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
;// CONCATENATED MODULE: ./build/js/src/workspace/search/guarded-regex.js

let guard;
/**
 * Runs something that must not take longer than a limit, and really stops it: V8 ends a regular expression in the middle
 * of its backtracking. A call costs a tenth of a millisecond, so give it much work at once.
 */
function withTimeLimit(work, limitMs) {
    const { context, script } = prepareGuard(work);
    try {
        script.runInContext(context, { timeout: Math.max(1, Math.ceil(limitMs)) });
        return 'done';
    }
    catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return 'timed_out';
        throw error;
    }
}
/** How to run work with a pattern: a literal cannot run away, so it is spared the guard. */
function guardFor(pattern) {
    return pattern.literal === undefined ? withTimeLimit : withoutLimit;
}
function withoutLimit(work) {
    work();
    return 'done';
}
function prepareGuard(work) {
    if (guard === undefined) {
        const made = { context: external_node_vm_namespaceObject.createContext({ run: () => made.work() }), script: new external_node_vm_namespaceObject.Script('run()'), work };
        guard = made;
    }
    guard.work = work;
    return guard;
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/line-tester.js
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

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/js/src/workspace/search/search-text.js

const BINARY_PROBE_BYTES = 8000;
function looksBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/** How many bytes at the beginning are a mark and no text. */
function markLength(bytes) {
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
function encodingOf(bytes) {
    return (0,external_node_buffer_namespaceObject.isAscii)(bytes) || !(0,external_node_buffer_namespaceObject.isUtf8)(bytes) ? 'latin1' : 'utf8';
}
function decode(bytes) {
    return bytes.toString(encodingOf(bytes), markLength(bytes));
}

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

;// CONCATENATED MODULE: ./build/js/src/model/tool-error.js
/**
 * Every way a tool call can fail, with what it means and what an agent should do about it. The documentation of error
 * codes and the `instruction` of the wire form are made from this table.
 */
const TOOL_ERRORS = {
    invalid_arguments: ['An argument is missing, unknown, of the wrong type or out of range.', 'Correct the arguments and call again.'],
    invalid_pattern: ['A regular expression or a glob cannot be read.', 'Correct the pattern and call again.'],
    invalid_range: ['A line range does not fit the file.', 'Read the file again and use a range inside it.'],
    not_found: ['The file or directory does not exist.', 'Do not create it unasked; check the path, or search for it.'],
    no_matches: ['The text to replace is not in the file.', 'Read the file again; do not guess another text.'],
    already_exists: ['There is something at that path already.', 'Use a tool that changes existing files, or another path.'],
    not_a_file: ['The path is a directory or something else that is not a regular file.', 'Choose a regular file.'],
    not_a_directory: ['The path, or a part of it, is a file and not a directory.', 'Choose a directory.'],
    path_outside_working_dir: [
        'The path leaves the working directory.',
        'Use a path below the working directory; do not try another spelling.',
    ],
    path_denied: ['The path is of a form that is never allowed, or belongs to git.', 'Use another path; do not try another spelling.'],
    symlink_denied: ['A part of the path is a symbolic link; Sous does not follow links.', 'Name the real file instead of the link.'],
    permission_denied: ['The file system does not allow it.', 'Ask the person to change the permissions; do not work around them.'],
    encoding_unsupported: ['The file is not text that can be edited without damage.', 'Leave the file alone, or convert it first.'],
    too_large: ['The content or file is larger than the limit.', 'Work on a smaller part.'],
    limit_exceeded: ['A limit on counts, depth or size was reached.', 'Narrow the call.'],
    timed_out: ['The call took longer than its limit.', 'Narrow the call or raise its time-out.'],
    cancelled: ['The call was cancelled before it ended.', 'Do not call again unasked.'],
    command_failed: ['The command ended with an exit code other than 0.', 'Read its output; do not repeat it unchanged.'],
    command_not_found: ['There is no such command on this machine.', 'Check the name, or ask the person to install it.'],
    git_state_tampered: [
        "The command changed the repository's own state (commits, branches, configuration or hooks).",
        'Let Sous commit; run commands that change files only.',
    ],
    undeclared_write: ['The command changed files it had not declared.', 'Declare the files, or change the command.'],
    network_denied: [
        'The address is private, of another kind than http or https, or not allowed.',
        'Do not try another spelling of the address; ask the person to allow it.',
    ],
    network_failed: ['The request could not be carried out.', 'Check the address, or try again later.'],
    stale: ['A file changed since it was read.', 'Run the call again on the present files.'],
    landing_busy: ['Another landing is under way in this folder.', 'Wait until it has ended, then try again.'],
    landing_unfinished: [
        'An earlier landing was interrupted and is half done.',
        "Tell the person to run 'sous recover'; do not touch the files meanwhile.",
    ],
    io_error: ['The file system reported an error.', 'Tell the person; do not try again blindly.'],
    approval_needed: ['The call takes effect only once a person approved it.', 'Ask the person; do not approve it yourself.'],
    approval_refused: ['A person refused the call.', 'Do not call again unasked, and do not look for another way.'],
    unknown_tool: ['There is no tool of that name.', 'List the tools and use one of them.'],
    internal_error: ['Sous itself has a fault.', 'Tell the person; the same call will fail again.'],
    unknown: ['Something unforeseen went wrong.', 'Tell the person.'],
};
function tool_error_toolError(code, message, suggestion, cause) {
    return cause === undefined ? { code, message, suggestion } : { code, message, suggestion, cause };
}
function instructionFor(code) {
    return TOOL_ERRORS[code][1];
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/required-text.js
const MAX_STRINGS = 12;
const UNKNOWN = { exact: undefined, contains: undefined };
/** An assertion: it takes no room, so what stands around it stays adjacent. */
const NO_WIDTH = { exact: [''], contains: undefined };
/**
 * Finds text that every match of a valid regular expression contains, so that files and lines without it need not be
 * looked at. Knowing too little is safe: whatever is not surely understood counts as unknown.
 */
function required_text_requiredText(source) {
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
        source: escapeRegex(text),
        flags: options.caseSensitive ? '' : 'i',
        literal: text,
        required: [text],
        strategy: /[\n\r]/.test(text) ? 'line' : 'text',
    };
}
/** Reads a JavaScript regular expression; with `\p{…}` or `\u{…}` in it, one with the flag `u`. */
function regexPattern(source, options) {
    const flags = `${options.caseSensitive ? '' : 'i'}${/\\[pPu]\{/.test(source) ? 'u' : ''}`;
    try {
        new RegExp(source, flags);
    }
    catch (error) {
        return failure(explainInvalid(source, error.message));
    }
    const isLiteral = source !== '' && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source);
    if (isLiteral)
        return success(literalPattern(source, options));
    return success({ source, flags, literal: undefined, required: requiredText(source), strategy: strategyFor(source) });
}
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
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
const ADVICE = (/* unused pure expression or super */ null && ([
    ['Unterminated group', 'unclosed group', "Close every '(' by ')', or write '\\(' to find a parenthesis."],
    ["Unmatched ')'", "')' without '('", "Open a group by '(' before it, or write '\\)' to find a parenthesis."],
    ['Unterminated character class', 'unclosed character class', "Close every '[' by ']', or write '\\[' to find a bracket."],
    ['Nothing to repeat', 'nothing to repeat', "Put something before '*', '+' or '?', or write '\\*' to find the character itself."],
    ['Lone quantifier brackets', 'braces without something to repeat', "Write '\\{' and '\\}' to find braces."],
    ['\\ at end of pattern', 'a backslash at the end', "Write '\\\\' to find a backslash."],
    ['Invalid group', 'unknown kind of group', "Use '(…)' or '(?:…)'. For any case, set case_sensitive to false instead of '(?i)'."],
    ['Range out of order', 'a range that ends before it begins', "Write ranges upwards, such as '[a-z]'."],
    ['numbers out of order', 'a repetition that ends before it begins', "Write the smaller number first, such as '{2,5}'."],
]));
function explainInvalid(source, message) {
    const reason = message.slice(message.lastIndexOf(': ') + 2);
    const advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
    const words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    const suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
    return toolError('invalid_pattern', `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/sieve.js


const NEWLINE = 10;
/** From here on it is cheaper to look at a whole text than to cut out its lines. */
const MAX_LINES_OF_ONE_FILE = 32;
/** Each has up to four mixtures of cases, and each of these is a pass over the bytes. */
const MAX_PAIRS = 2;
const NONE = { kind: 'none' };
const sieve_UNKNOWN = { kind: 'unknown' };
function makeSieve(pattern) {
    const { required, literal, flags } = pattern;
    const shortest = Math.min(...(required ?? []).map((text) => text.length));
    if (required === undefined || (shortest < 2 && literal === undefined))
        return () => sieve_UNKNOWN;
    if (flags === '')
        return literal === undefined || pattern.strategy === 'line' ? siftLines(needlesFor(required)) : countBytes(needlesFor(required));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
    const isAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
    // With the flag `u`, two letters outside ASCII are the same as `k` and `s`; and outside ASCII bytes are not letters.
    if (flags !== 'i' || !isAscii)
        return () => sieve_UNKNOWN;
    const regex = new RegExp(required.map(escapeRegex).join('|'), 'gi');
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
                return sieve_UNKNOWN;
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
        return regex.test(bytes.toString('latin1')) ? sieve_UNKNOWN : NONE;
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

;// CONCATENATED MODULE: ./build/js/src/workspace/search/scanner.js




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
        this.#tester = new LineTester(request.pattern);
        this.#sieve = makeSieve(request.pattern);
    }
    /**
     * Scans a range of files under one time limit, because a guard of its own for each would cost more than the search.
     * Only after that limit was reached a file gets a guard of its own. Pauses after each guarded call.
     */
    *scan({ from, to, read }) {
        let file = from;
        let since = 0;
        let isAlone = false;
        const guard = guardFor(this.#request.pattern);
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
        else if (looksBinary(bytes))
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
                return this.#tester.count(decode(bytes));
            case 'lines':
                return this.#countLines(bytes, sifted.starts, sifted.ends);
        }
    }
    #countLines(bytes, starts, ends) {
        const encoding = encodingOf(bytes);
        const mark = markLength(bytes);
        let count = 0;
        for (const [i, start] of starts.entries()) {
            if (this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), ends[i])))
                count++;
        }
        return count;
    }
}
function emptyTally() {
    return { searched: 0, hits: [], binary: [], tooLarge: [], unreadable: [], timedOut: [] };
}

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

;// CONCATENATED MODULE: ./build/js/src/workspace/search/worker-loop.js



/** What a search worker does: takes chunks as long as there are any, and says what came of each. */
function runSearchWorker(job, say) {
    const paths = job.paths.split('\n');
    const work = new SharedWork(job.shared, paths.length);
    const end = performance.now() + job.remainingMs;
    const reader = new BulkReader(job.folder, job.fileBytes);
    const scanner = new Scanner({
        pattern: job.pattern,
        regexMsPerFile: job.regexMsPerFile,
        remainingMs: () => end - performance.now(),
        isStopped: () => work.isStopped(),
        onFile: (file) => work.beat(job.slot, file),
    });
    for (let chunk = work.takeChunk(); chunk !== undefined; chunk = work.takeChunk()) {
        work.report(job.slot, chunk);
        const steps = scanner.scan({ ...work.filesOf(chunk), read: (file) => reader.read(paths[file] ?? '') });
        let step = steps.next();
        while (step.done !== true)
            step = steps.next();
        say({ chunk, tally: step.value });
    }
}

;// CONCATENATED MODULE: ./build/js/src/entry/search-worker.js


runSearchWorker(external_node_worker_threads_namespaceObject.workerData, (done) => external_node_worker_threads_namespaceObject.parentPort?.postMessage(done));

