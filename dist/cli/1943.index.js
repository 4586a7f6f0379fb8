export const id = 1943;
export const ids = [1943];
export const modules = {

/***/ 1943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grepSearch: () => (/* binding */ grepSearch)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(493);
/* harmony import */ var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3395);
/* harmony import */ var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8120);
/* harmony import */ var _search_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(577);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2805);








const MAX_RESULTS = 1000;
const grepSearch = (0,_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .defineTool */ .u)({
    name: 'grep_search',
    summary: 'Search file contents for text or a regular expression.',
    category: 'Search & Discovery',
    effect: 'read',
    risk: 'read_only',
    permissions: ['ReadFiles'],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Text or regex pattern to search for')),
        is_regex: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Whether pattern is regex (default: false)')), false),
        file_pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Glob pattern to limit files searched (default: all files)'))),
        max_results: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(MAX_RESULTS), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Maximum number of results to return (default: 100)')), 100),
    }),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        total_matches: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Number of matching lines in all files')),
        files_searched: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Number of text files that were looked into')),
        pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('The pattern, as given')),
        matches: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(matchOutput()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('The matching lines, at most max_results')),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Every file with a match, however many matches are returned')),
    }),
    metadata: ['total_matches', 'files_searched', 'pattern'],
    termination: 'Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.',
    examples: [
        { description: 'Find a text as it is', args: { pattern: 'TODO' } },
        {
            description: 'Find by a regular expression in some files',
            args: { pattern: 'def \\w+_test', is_regex: true, file_pattern: '**/*.py' },
        },
    ],
    async run(args, context) {
        const options = { caseSensitive: true };
        const pattern = args.is_regex ? (0,_workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .regexPattern */ .I)(args.pattern, options) : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_6__/* .success */ .k)((0,_workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .K)(args.pattern, options));
        if (!pattern.ok)
            return pattern;
        const maxDepth = context.limits.searchDepth;
        const selection = { include: args.file_pattern === undefined ? [] : [args.file_pattern], maxDepth };
        const found = await (0,_workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__/* .searchFiles */ ._)({ pattern: pattern.value, selection, maxMatches: args.max_results, contextLines: 0 }, context);
        if (!found.ok)
            return found;
        const { totalMatches, filesSearched, matches } = found.value;
        const value = {
            total_matches: totalMatches,
            files_searched: filesSearched,
            pattern: args.pattern,
            matches: matches.map(({ path, line, column, text }) => ({ path, line, column, text })),
            files: found.value.files.map((file) => file.path),
        };
        const output = totalMatches === 0
            ? `No matches found for '${args.pattern}'`
            : `Found ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(totalMatches, 'match', 'matches')} for '${args.pattern}':${(0,_search_output_js__WEBPACK_IMPORTED_MODULE_8__/* .renderMatches */ .KT)(matches)}`;
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .P)(value, output, {
            warnings: [
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_8__/* .truncationWarning */ .Gr)(totalMatches, matches.length, 'narrow the pattern or give a file_pattern'),
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_8__/* .searchWarnings */ .yW)(found.value, context.limits, maxDepth),
            ],
        });
    },
});
function matchOutput() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        path: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('File with the match')),
        line: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Line number, from 1')),
        column: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('Column of the match, from 1')),
        text: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0y('The line; of a very long one the part around the match')),
    });
}


/***/ }),

/***/ 8120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ searchFiles)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/js/src/model/byte-order.js
var byte_order = __webpack_require__(474);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var bytes = __webpack_require__(7682);
// EXTERNAL MODULE: ./build/js/src/model/path.js
var path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/system/bulk-reader.js
var bulk_reader = __webpack_require__(1673);
// EXTERNAL MODULE: ./build/js/src/workspace/search/file-selection.js + 1 modules
var file_selection = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/js/src/workspace/search/guarded-regex.js
var guarded_regex = __webpack_require__(3492);
// EXTERNAL MODULE: ./build/js/src/workspace/search/line-tester.js
var line_tester = __webpack_require__(3240);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/line-matches.js


const MAX_SHOWN_CHARACTERS = 500;
/** The first matching lines of a text with the lines around them; fewer when time runs out. */
function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
    const tester = new line_tester/* LineTester */.e(pattern);
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    const show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt((0,line_tester/* withoutReturn */.p)(line), 0, 0));
    const matches = [];
    (0,guarded_regex/* guardFor */.B)(pattern, limitMs)(() => {
        for (const [i, line] of lines.entries()) {
            if (matches.length >= limit)
                return;
            const found = tester.find(line);
            if (found === undefined)
                continue;
            matches.push({
                path,
                line: i + 1,
                column: found.at + 1,
                text: excerpt((0,line_tester/* withoutReturn */.p)(line), found.at, found.length),
                before: show(i - contextLines, i),
                after: show(i + 1, i + 1 + contextLines),
            });
        }
    }, limitMs);
    return matches;
}
function excerpt(line, at, length) {
    if (line.length <= MAX_SHOWN_CHARACTERS)
        return line;
    const middle = at + Math.min(length, MAX_SHOWN_CHARACTERS) / 2;
    const start = Math.max(0, Math.min(Math.floor(middle - MAX_SHOWN_CHARACTERS / 2), line.length - MAX_SHOWN_CHARACTERS));
    const end = start + MAX_SHOWN_CHARACTERS;
    return `${start > 0 ? '\u2026' : ''}${line.slice(start, end)}${end < line.length ? '\u2026' : ''}`;
}

// EXTERNAL MODULE: ./build/js/src/workspace/search/scan-all.js + 2 modules
var scan_all = __webpack_require__(3745);
// EXTERNAL MODULE: ./build/js/src/workspace/search/scanner.js
var scanner = __webpack_require__(5972);
// EXTERNAL MODULE: ./build/js/src/workspace/search/search-text.js
var search_text = __webpack_require__(6334);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/search.js












/** Finds the lines that match a pattern in the files of a workspace, staged contents included. */
async function searchFiles(request, around) {
    const end = around.clock.elapsed() + around.limits.searchMs;
    const remainingMs = () => end - around.clock.elapsed();
    const selector = await (0,file_selection/* makeSelector */.q)(around.workspace, request.selection);
    if (!selector.ok)
        return selector;
    const found = new Findings();
    let hasCandidates = false;
    for await (const batch of batchesOf(selector.value, around.workspace)) {
        const { tally, isPartial } = await (0,scan_all/* scanAll */.$)({ files: batch.files, pattern: request.pattern, remainingMs }, around);
        found.add(tally, batch);
        if (isPartial)
            found.isPartial = true;
        hasCandidates ||= batch.files.length + batch.tooDeep + batch.secret > 0;
    }
    if (around.signal.aborted)
        return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('cancelled', 'The search was cancelled', 'Call again when the result is wanted after all.'));
    const { under, include = [], extension } = request.selection;
    if (under !== undefined && under !== path/* ROOT_DIRECTORY */.hK && !hasCandidates && include.length === 0 && extension === undefined)
        found.warnings.push(`Nothing in '${under}' was searched: git ignores it, it belongs to another repository, or it holds no files`);
    const { files } = found;
    return (0,result/* success */.k)({
        files,
        totalMatches: files.reduce((sum, file) => sum + file.count, 0),
        matches: await describe(files, request, around),
        filesSearched: found.searched,
        skipped: found.skipped,
        isPartial: found.isPartial,
        warnings: found.warnings,
    });
}
async function* batchesOf({ only, pick }, workspace) {
    if (only !== undefined)
        yield { files: only, tooDeep: 0, secret: 0, warnings: [] };
    else
        for await (const { files, warnings } of workspace.batches())
            yield { ...pick(files), warnings };
}
const FAULTS = ['binary', 'tooLarge', 'unreadable', 'timedOut'];
/** What came of all batches together. Each of them is sorted, so only numbers have to be. */
class Findings {
    files = [];
    warnings = [];
    searched = 0;
    isPartial = false;
    #skipped = { binary: [], tooLarge: [], unreadable: [], timedOut: [], tooDeep: 0, secret: 0 };
    add(tally, { files, tooDeep, secret, warnings }) {
        const found = (0,scanner/* hitsOf */.eb)(tally).map(([file, count]) => ({ path: pathAt(files, file), count }));
        this.files = (0,byte_order/* mergeByBytes */.T)(this.files, found, ({ path }) => path);
        const skipped = { ...this.#skipped, tooDeep: this.#skipped.tooDeep + tooDeep, secret: this.#skipped.secret + secret };
        for (const fault of FAULTS) {
            const more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
            skipped[fault] = (0,byte_order/* mergeByBytes */.T)(skipped[fault], more, (path) => path);
        }
        this.#skipped = skipped;
        this.searched += tally.searched;
        this.warnings.push(...warnings);
    }
    get skipped() {
        return this.#skipped;
    }
}
/** Reads the first files with matches again: they are few, and nothing had to be kept of all the others. */
async function describe(found, request, around) {
    const { workspace, limits } = around;
    const reader = workspace.folder === undefined ? undefined : new bulk_reader/* BulkReader */.I(workspace.folder, limits.searchFileBytes);
    const matches = [];
    for (const { path } of found) {
        if (matches.length >= request.maxMatches)
            break;
        const bytes = await contentOf(path, workspace, reader);
        if (bytes === undefined)
            continue;
        const { pattern, contextLines } = request;
        const limit = request.maxMatches - matches.length;
        matches.push(...findLineMatches({ path, text: (0,search_text/* decode */.D)(bytes), pattern, contextLines, limit, limitMs: limits.regexMsPerFile }));
        await (0,promises_.setImmediate)();
    }
    return matches;
}
async function contentOf(path, workspace, reader) {
    const staged = workspace.staged(path);
    if (staged !== undefined)
        return (0,bytes/* asBuffer */.bS)(staged);
    const read = reader?.read(path);
    if (read !== undefined)
        return typeof read === 'object' ? read : undefined;
    const content = await workspace.read(path);
    return content.ok ? (0,bytes/* asBuffer */.bS)(content.value.bytes) : undefined;
}
function pathAt(files, file) {
    const path = files[file];
    if (path === undefined)
        throw new Error(`There is no file number ${file} in the list that was searched.`);
    return path;
}


/***/ })

};
