export const id = 7263;
export const ids = [7263];
export const modules = {

/***/ 7263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ addApproval),
/* harmony export */   readApprovals: () => (/* binding */ readApprovals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5638);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4243);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4529);






const KEYS = {
    tool: 'string',
    pattern: 'string',
    expires: 'string',
    enabled: 'boolean',
    root: 'string',
};
/** The user's own approval rules. A file that cannot be read whole is an error: half of the rules is not a policy. */
function readApprovals(file) {
    let text;
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
        if (stats === undefined)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ rules: [], problems: [] });
        if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, 'others than its owner may change it', `Run: chmod 600 ${file}`));
        text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8');
    }
    catch (error) {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, error.message, 'Make it readable, or delete it.'));
    }
    const parsed = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text);
    if (!parsed.ok) {
        const { line, column, message } = parsed.error;
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, message, 'Correct it, or delete it.', `:${line}:${column}`));
    }
    const rules = parsed.value?.rules;
    if (!Array.isArray(rules))
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, "it has no list 'rules'", 'Write {"rules": []}, or delete it.'));
    const problem = rules.map(findShapeProblem).find((found) => found !== undefined);
    if (problem !== undefined)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, problem, 'Correct it, or delete it.'));
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ rules, problems: (0,_engine_decide_js__WEBPACK_IMPORTED_MODULE_5__/* .findRuleProblems */ .mk)(rules).map((found) => `${file}: ${found}`) });
}
/** Adds a rule, in a file that only the user can read and change. */
function addApproval(file, rule) {
    const present = readApprovals(file);
    if (!present.ok)
        return present;
    try {
        (0,_system_private_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replacePrivateFile */ .o)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, undefined, 2)}\n`);
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)(undefined);
    }
    catch (error) {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, error.message, 'Make its folder writable.'));
    }
}
function findShapeProblem(rule, i) {
    const where = `rule ${i + 1}`;
    if (typeof rule !== 'object' || rule === null || Array.isArray(rule))
        return `${where} is not an object`;
    for (const [key, value] of Object.entries(rule)) {
        if (!Object.hasOwn(KEYS, key))
            return `${where} has the unknown key '${key}'`;
        if (typeof value !== KEYS[key])
            return `'${key}' of ${where} must be a ${KEYS[key]}`;
    }
    return 'tool' in rule && 'pattern' in rule ? undefined : `${where} needs 'tool' and 'pattern'`;
}
function broken(file, why, suggestion, position = '') {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('io_error', `Approval rules ${file}${position}: ${why}`, suggestion);
}


/***/ }),

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


/***/ })

};
