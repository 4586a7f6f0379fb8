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

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: () => (/* binding */ OPEN_TO_READ),
  CD: () => (/* binding */ attempt)
});

// UNUSED EXPORTS: kindOf, realDisk

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/js/src/model/change.js
/** What git would record for a file with these permissions. */
function fileModeOf(permissions) {
    return permissions & 0o100 ? '100755' : '100644';
}

;// CONCATENATED MODULE: ./build/js/src/model/result.js
function success(value) {
    return { ok: true, value };
}
function failure(error) {
    return { ok: false, error };
}

;// CONCATENATED MODULE: ./build/js/src/system/real-disk.js



/**
 * Opens a file to be read without following a link or waiting for the other end of a FIFO. Windows knows neither flag;
 * there a link needs a privilege to be made, and FIFOs are not files.
 */
const OPEN_TO_READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
const realDisk = {
    entry(path) {
        const stats = attempt(() => external_node_fs_.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
        if (stats.ok)
            return success(stats.value === undefined ? undefined : describe(stats.value));
        return stats.error.code === 'ENOENT' || stats.error.code === 'ENOTDIR' ? success(undefined) : stats;
    },
    readFile(path, limit = Number.POSITIVE_INFINITY) {
        return attempt(() => {
            const file = external_node_fs_.openSync(path, OPEN_TO_READ);
            try {
                const stats = external_node_fs_.fstatSync(file);
                if (!stats.isFile())
                    throw Object.assign(new Error('not a regular file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTREG' });
                return { bytes: readUpTo(file, Math.min(stats.size, limit)), size: stats.size, mode: fileModeOf(stats.mode) };
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
        mode: fileModeOf(Number(stats.mode)),
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
// EXTERNAL MODULE: ./build/js/src/system/real-disk.js + 2 modules
var real_disk = __nccwpck_require__(9454);
;// CONCATENATED MODULE: ./build/js/src/system/bulk-reader.js


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
            this.#openFile = external_node_fs_.openSync(`${this.#folder}/${path}`, real_disk/* OPEN_TO_READ */._);
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
        const stats = (0,real_disk/* attempt */.CD)(() => external_node_fs_.lstatSync(`${this.#folder}/${directory}`, { throwIfNoEntry: false }));
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
    digest_malformed: ['The text is not the whole digest of a plan.', 'Copy the digest from the preview; do not shorten it.'],
    plan_version: ['The plan was written by a version of Sous whose plans this one cannot read.', 'Make the plan anew with this version.'],
    plan_tampered: [
        'The plan, or a content that belongs to it, is not what its digest says.',
        'Do not land it; make the plan anew and tell the person.',
    ],
    io_error: ['The file system reported an error.', 'Tell the person; do not try again blindly.'],
    approval_needed: ['The call takes effect only once a person approved it.', 'Ask the person; do not approve it yourself.'],
    approval_refused: ['A person refused the call.', 'Do not call again unasked, and do not look for another way.'],
    not_permitted: [
        'The permissions that the recipe declares do not allow it.',
        'Do not widen the permissions unasked; tell the person which line is missing.',
    ],
    expectation_failed: ['A step did not give what the recipe expects of it.', 'Look at what the step gave; do not loosen the expectation.'],
    expression_failed: [
        'An expression of the recipe has no value, or one of the wrong type.',
        'Correct the expression where the message says.',
    ],
    unknown_tool: ['There is no tool of that name.', 'List the tools and use one of them.'],
    unknown_recipe: ['There is no recipe of that name, or none at all.', 'List the recipes and use one of them.'],
    internal_error: ['Sous itself has a fault.', 'Tell the person; the same call will fail again.'],
    unknown: ['Something unforeseen went wrong.', 'Tell the person.'],
};
function tool_error_toolError(code, message, suggestion, cause) {
    return cause === undefined ? { code, message, suggestion } : { code, message, suggestion, cause };
}
function instructionFor(code) {
    return TOOL_ERRORS[code][1];
}

;// CONCATENATED MODULE: ./build/js/src/workspace/text.js



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
        return failure(toolError('encoding_unsupported', `File '${shown}' is binary`, 'Text tools leave binary files alone. Exclude it.'));
    const mark = markLength(bytes);
    try {
        return success({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' });
    }
    catch {
        if (hasUtf16Mark(bytes))
            return failure(toolError('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first, or exclude it.'));
        return success({ text: asBuffer(bytes).toString('latin1'), encoding: 'single-byte' });
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
        return toolError('encoding_unsupported', `The text for file '${shown}' has half of a surrogate pair`, 'Give a text of whole characters.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
    if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted))
        return undefined;
    return toolError('encoding_unsupported', `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, 'Convert the file to UTF-8 first, or use ASCII text only.');
}
/** The two bytes of a UTF-16 mark next to each other are no text in any single-byte encoding people use. */
function hasUtf16Mark(bytes) {
    for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
        if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe)
            return true;
    }
    return false;
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


/** The encoding to show a file in: UTF-8, or each byte one character. ASCII is both, and faster as the latter. */
function encodingOf(bytes) {
    return (0,external_node_buffer_namespaceObject.isAscii)(bytes) || !(0,external_node_buffer_namespaceObject.isUtf8)(bytes) ? 'latin1' : 'utf8';
}
function decode(bytes) {
    return bytes.toString(encodingOf(bytes), markLength(bytes));
}

;// CONCATENATED MODULE: ./build/js/src/model/escape-regex.js
/** A text as a regular expression that matches nothing else. */
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
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
        const guard = guardFor(this.#request.pattern, this.#request.regexMsPerFile);
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
        else if (isBinary(bytes))
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
/** The files with a match, in the order of their numbers, each with its count. */
function hitsOf({ hits }) {
    const pairs = Array.from({ length: hits.length / 2 }, (_, i) => [hits[2 * i] ?? 0, hits[2 * i + 1] ?? 0]);
    return pairs.sort(([a], [b]) => a - b);
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

