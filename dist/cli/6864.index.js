export const id = 6864;
export const ids = [6864];
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

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grep: () => (/* binding */ grep)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(493);
/* harmony import */ var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3395);
/* harmony import */ var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8120);
/* harmony import */ var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8049);
/* harmony import */ var _directory_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7110);
/* harmony import */ var _result_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1972);
/* harmony import */ var _search_output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(577);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2805);










const MAX_CONTEXT_LINES = 20;
const grep = (0,_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTool */ .u)({
    name: 'grep',
    summary: 'Search file contents by a regular expression.',
    category: 'Search & Discovery',
    effect: 'read',
    risk: 'read_only',
    permissions: ['ReadFiles'],
    args: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        pattern: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Regular expression in JavaScript syntax, matched line by line')),
        case_sensitive: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Whether upper and lower case differ')), true),
        file_type: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Only files with this extension, such as ts'))),
        include: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .listArgument */ .Kd)('Only files that fit one of these globs, which are relative to the working directory'),
        exclude: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .listArgument */ .Kd)('No files that fit one of these globs, nor files below a directory that does'),
        path: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Directory or file to search in')), '.'),
        context_lines: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._lte */ .Zm(MAX_CONTEXT_LINES), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('How many lines to show before and after each match')), 2),
        max_results: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('How many matches to return; 50 when left out, 500 at most'))),
        max_depth: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('How many directories deep to search'))),
    }),
    outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        matches: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(matchOutput()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('The matching lines, at most max_results')),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Every file with a match, however many matches are returned')),
        count: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Number of files with a match')),
        total_matches: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Number of matching lines in all files')),
        files_searched: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Number of text files that were looked into')),
        truncated: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Whether there are more matches than returned')),
    }),
    metadata: ['count', 'total_matches', 'files_searched', 'truncated'],
    termination: 'Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.',
    examples: [
        { description: 'Find the asynchronous functions of the Rust sources', args: { pattern: 'async fn.*execute', file_type: 'rs' } },
        {
            description: 'Find a word in any case, without its surroundings',
            args: { pattern: 'todo', case_sensitive: false, context_lines: 0 },
        },
        { description: 'Search only some files', args: { pattern: 'FROM node:\\d+', include: '**/Dockerfile' } },
    ],
    async run(args, context) {
        const { limits } = context;
        const pattern = (0,_workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .regexPattern */ .I)(args.pattern, { caseSensitive: args.case_sensitive });
        if (!pattern.ok)
            return pattern;
        const under = (0,_directory_argument_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDirectoryArgument */ .i)(args.path);
        if (!under.ok)
            return under;
        const { limit, warnings } = (0,_result_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .resultLimit */ .f)(args.max_results, { usual: limits.grepResults, maximum: limits.grepResultsMaximum });
        const maxDepth = args.max_depth ?? limits.searchDepth;
        const selection = {
            under: under.value,
            include: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .asList */ .DD)(args.include),
            exclude: (0,_argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .asList */ .DD)(args.exclude),
            maxDepth,
            ...(args.file_type !== undefined && { extension: args.file_type }),
        };
        const search = { pattern: pattern.value, selection, maxMatches: limit, contextLines: args.context_lines };
        const found = await (0,_workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__/* .searchFiles */ ._)(search, context);
        if (!found.ok)
            return found;
        const { totalMatches, matches } = found.value;
        const value = {
            matches: matches.map((match) => ({ ...match, before: [...match.before], after: [...match.after] })),
            files: found.value.files.map((file) => file.path),
            count: found.value.files.length,
            total_matches: totalMatches,
            files_searched: found.value.filesSearched,
            truncated: totalMatches > matches.length,
        };
        const output = totalMatches === 0
            ? `No matches found for '${args.pattern}'`
            : `Found ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(totalMatches, 'match', 'matches')} in ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(value.count, 'file')} for '${args.pattern}':${(0,_search_output_js__WEBPACK_IMPORTED_MODULE_10__/* .renderWithContext */ .mY)(matches)}`;
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .P)(value, output, {
            warnings: [
                ...warnings,
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_10__/* .truncationWarning */ .Gr)(totalMatches, matches.length, 'narrow the pattern, or use path, include or file_type'),
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_10__/* .searchWarnings */ .yW)(found.value, limits, maxDepth),
            ],
        });
    },
});
function matchOutput() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        path: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('File with the match')),
        line: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Line number, from 1')),
        column: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Column of the match, from 1')),
        text: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('The line; of a very long one the part around the match')),
        before: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Lines before it')),
        after: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y('Lines after it')),
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
