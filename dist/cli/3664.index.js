export const id = 3664;
export const ids = [3664];
export const modules = {

/***/ 4529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ replacePrivateFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2847);




/** Replaces a file that only the user can read, in one step: a reader finds the old content or the new one. Throws. */
function replacePrivateFile(file, content) {
    node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: true, mode: 0o700 });
    const fresh = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, { mode: 0o600, flag: 'wx' });
        node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
    }
    catch (error) {
        (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: true }));
        throw error;
    }
}


/***/ }),

/***/ 3664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileHistory: () => (/* binding */ fileHistory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4529);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2847);




const MAX_OUTPUT_CHARACTERS = 64 * 1024;
const MAX_FILE_BYTES = 1024 * 1024;
/**
 * A history that later calls in the same working directory can read. It may hold what a command printed, so only the
 * user can read it. A file that cannot be read or written is no history, not an error: the command itself has run.
 */
function fileHistory({ stateFolder, root }) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(stateFolder, 'history', `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(root).digest('hex').slice(0, 32)}.json`);
    let latest;
    return {
        last() {
            latest ??= readRecord(file);
            return latest;
        },
        remember(record) {
            latest = record;
            const command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
            const stored = JSON.stringify({ ...record, command, output: shorten(record.output) });
            (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_private_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replacePrivateFile */ .o)(file, `${stored}\n`));
        },
    };
}
function readRecord(file) {
    const content = _real_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realDisk */ .Ur.readFile(file, MAX_FILE_BYTES);
    if (!content.ok)
        return undefined;
    try {
        const { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString('utf8'));
        const isWhole = [command, output, executedAt].every((text) => typeof text === 'string');
        return isWhole ? { command, exitCode: Number.isInteger(exitCode) ? exitCode : undefined, output, executedAt } : undefined;
    }
    catch {
        return undefined;
    }
}
function shorten(output) {
    if (output.length <= MAX_OUTPUT_CHARACTERS)
        return output;
    const half = MAX_OUTPUT_CHARACTERS / 2;
    return `${output.slice(0, half).toWellFormed()}\n[\u2026]\n${output.slice(-half).toWellFormed()}`;
}


/***/ })

};
