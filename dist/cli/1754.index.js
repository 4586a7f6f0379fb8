export const id = 1754;
export const ids = [1754];
export const modules = {

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

/***/ 1972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ resultLimit)
/* harmony export */ });
/** How many results to return: as many as asked for, or the usual number, but never more than the maximum. */
function resultLimit(asked, { usual, maximum }) {
    if (asked === undefined)
        return { limit: Math.min(usual, maximum), warnings: [] };
    if (asked <= maximum)
        return { limit: asked, warnings: [] };
    return { limit: maximum, warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`] };
}


/***/ }),

/***/ 1754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   glob: () => (/* binding */ glob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
/* harmony import */ var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8049);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
/* harmony import */ var _result_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1972);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2805);






/** What a search for sources does not mean, also where it is tracked. A pattern that names one of them does mean it. */
const EXCLUDED_BY_DEFAULT = ['node_modules', 'bower_components', 'dist', '.venv', '__pycache__'];
const glob = (0,_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .defineTool */ .u)({
    name: 'glob',
    summary: 'Find files whose paths match a glob pattern.',
    category: 'Search & Discovery',
    effect: 'read',
    risk: 'read_only',
    permissions: ['ReadFiles'],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        pattern: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
            .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory")),
        exclude: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .listArgument */ .Kd)(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(', ')}, which are left out unless the pattern names them; an empty list leaves out nothing`),
        path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Relative path of the directory to search, which patterns are relative to')), '.'),
        max_results: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('How many files to return: 100 unless given, at most 500'))),
    }),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Paths of the files found, relative to the working directory, sorted')),
        total_files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('How many files match, also those not returned')),
        truncated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Whether files were not returned because of max_results')),
    }),
    metadata: ['total_files', 'truncated'],
    termination: 'Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.',
    examples: [
        { description: 'All React components', args: { pattern: '**/*.tsx' } },
        { description: 'Tests below src, but not the generated ones', args: { pattern: 'src/**/*.test.ts', exclude: ['generated'] } },
        { description: 'The first 20 Markdown files of one directory', args: { pattern: '*.md', path: 'docs', max_results: 20 } },
    ],
    async run(args, context) {
        const { globResults: usual, globResultsMaximum: maximum } = context.limits;
        const { limit, warnings } = (0,_result_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .resultLimit */ .f)(args.max_results, { usual, maximum });
        const exclude = excludesOf(args.pattern, args.exclude);
        const found = await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)({ pattern: args.pattern, base: args.path, exclude, maxFiles: limit }, context);
        if (!found.ok)
            return found;
        const { files, total } = found.value;
        const truncated = total > files.length;
        const advice = `use a narrower pattern, a path or exclude${limit < maximum ? ', or a higher max_results' : ''}`;
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .P)({ files: [...files], total_files: total, truncated }, (0,_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFound */ .H)(args.pattern, found.value), {
            warnings: [
                ...found.value.warnings,
                ...warnings,
                ...(truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []),
            ],
        });
    },
});
function excludesOf(pattern, exclude) {
    const asked = (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .asList */ .DD)(exclude);
    const isEmptied = exclude !== undefined && asked.length === 0;
    return isEmptied ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !pattern.includes(name)), ...asked];
}


/***/ })

};
