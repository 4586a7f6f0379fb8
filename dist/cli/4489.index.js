export const id = 4489;
export const ids = [4489];
export const modules = {

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

/***/ 4489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalLastCommand: () => (/* binding */ terminalLastCommand)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2805);



const terminalLastCommand = (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .defineTool */ .u)({
    name: 'terminal_last_command',
    summary: 'Retrieve the last shell command that was executed, with its output.',
    category: 'Terminal',
    effect: 'read',
    risk: 'read_only',
    permissions: [],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({}),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('The command as it was given')),
        exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Its exit code; null when it was stopped or could not start')),
        executed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('When it started, as ISO 8601')),
        output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('What it printed: stdout, then stderr')),
    }),
    metadata: ['command', 'exit_code', 'executed_at'],
    termination: 'Use terminate=false: the output of the last command is read in order to decide what comes next.',
    examples: [{ description: 'Look at the last command again', args: {} }],
    run(_args, { history }) {
        const last = history.last();
        if (last === undefined)
            return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .g)('not_found', 'No previous command in this session', 'Run a command with run_in_terminal first.');
        const value = { command: last.command, exit_code: last.exitCode ?? null, executed_at: last.executedAt, output: last.output };
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .P)(value, `Last command: ${last.command}\nOutput: ${last.output}`);
    },
});


/***/ })

};
