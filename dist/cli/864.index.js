export const id = 864;
export const ids = [864];
export const modules = {

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   Gr: () => (/* binding */ truncationWarning),
/* harmony export */   KT: () => (/* binding */ renderMatches),
/* harmony export */   aq: () => (/* binding */ files),
/* harmony export */   fp: () => (/* binding */ matchCount),
/* harmony export */   mY: () => (/* binding */ renderWithContext),
/* harmony export */   yW: () => (/* binding */ searchWarnings)
/* harmony export */ });
const MAX_NAMED_FILES = 5;
/** What a search left out, in sentences. */
function searchWarnings({ skipped, isPartial, warnings }, limits, depth) {
    const said = [...warnings];
    if (isPartial)
        said.push(`Search timed out after ${limits.searchMs / 1000}s, returning partial results`);
    for (const path of skipped.timedOut.slice(0, MAX_NAMED_FILES))
        said.push(`Pattern took longer than ${limits.regexMsPerFile / 1000}s on '${path}', the file was abandoned`);
    if (skipped.timedOut.length > MAX_NAMED_FILES)
        said.push(`Pattern took too long on ${skipped.timedOut.length - MAX_NAMED_FILES} more files, they were abandoned`);
    if (skipped.tooLarge.length > 0)
        said.push(`Skipped ${files(skipped.tooLarge.length)} larger than ${size(limits.searchFileBytes)}: ${named(skipped.tooLarge)}`);
    if (skipped.unreadable.length > 0)
        said.push(`Could not read ${files(skipped.unreadable.length)}: ${named(skipped.unreadable)}`);
    if (skipped.tooDeep > 0)
        said.push(`Skipped ${files(skipped.tooDeep)} more than ${depth} directories deep`);
    if (skipped.secret > 0)
        said.push(`Skipped ${files(skipped.secret)} of a kind that usually holds secrets; give the exact file name to search it`);
    return said;
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
function matchCount(count) {
    return `${count} ${count === 1 ? 'match' : 'matches'}`;
}
function files(count) {
    return `${count} ${count === 1 ? 'file' : 'files'}`;
}
/** An argument that is one string or several. */
function asList(value) {
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
function named(paths) {
    const rest = paths.length - MAX_NAMED_FILES;
    return `${paths.slice(0, MAX_NAMED_FILES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function size(bytes) {
    return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes} bytes`;
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
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1453);
/* harmony import */ var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3395);
/* harmony import */ var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8120);
/* harmony import */ var _search_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(577);
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
        include: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(globs('Only files that fit one of these globs')),
        exclude: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(globs('No files that fit one of these globs, nor files below a directory that does')),
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
        const pattern = (0,_workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .regexPattern */ .IM)(args.pattern, { caseSensitive: args.case_sensitive });
        if (!pattern.ok)
            return pattern;
        const under = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRepoDirectory */ .HO)(args.path);
        if (!under.ok)
            return under;
        const { limit, warnings } = resultLimit(args.max_results, limits);
        const maxDepth = args.max_depth ?? limits.searchDepth;
        const selection = {
            under: under.value,
            include: (0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .asList */ .DD)(args.include),
            exclude: (0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .asList */ .DD)(args.exclude),
            maxDepth,
            ...(args.file_type !== undefined && { extension: args.file_type }),
        };
        const search = { pattern: pattern.value, selection, maxMatches: limit, contextLines: args.context_lines };
        const found = await (0,_workspace_search_search_js__WEBPACK_IMPORTED_MODULE_3__/* .searchFiles */ ._)(search, context);
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
            : `Found ${(0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .matchCount */ .fp)(totalMatches)} in ${(0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .files */ .aq)(value.count)} for '${args.pattern}':${(0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .renderWithContext */ .mY)(matches)}`;
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__/* .succeeded */ .P)(value, output, {
            warnings: [
                ...warnings,
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .truncationWarning */ .Gr)(totalMatches, matches.length, 'narrow the pattern, or use path, include or file_type'),
                ...(0,_search_output_js__WEBPACK_IMPORTED_MODULE_7__/* .searchWarnings */ .yW)(found.value, limits, maxDepth),
            ],
        });
    },
});
function globs(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0y(description));
}
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
function resultLimit(asked, limits) {
    const maximum = limits.grepResultsMaximum;
    if (asked === undefined)
        return { limit: limits.grepResults, warnings: [] };
    if (asked <= maximum)
        return { limit: asked, warnings: [] };
    return { limit: maximum, warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`] };
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
    (0,guarded_regex/* guardFor */.B)(pattern)(() => {
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
    return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

// EXTERNAL MODULE: ./build/js/src/workspace/search/scan-all.js + 3 modules
var scan_all = __webpack_require__(9996);
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
    for await (const batch of batchesOf(selector.value, around.workspace)) {
        const { tally, isPartial } = await (0,scan_all/* scanAll */.$)({ files: batch.files, pattern: request.pattern, remainingMs }, around);
        found.add(tally, batch);
        if (isPartial)
            found.isPartial = true;
    }
    if (around.signal.aborted)
        return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('cancelled', 'The search was cancelled', 'Call again when the result is wanted after all.'));
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
        const hits = [];
        for (let i = 0; i < tally.hits.length; i += 2)
            hits.push([tally.hits[i] ?? 0, tally.hits[i + 1] ?? 0]);
        hits.sort(([a], [b]) => a - b);
        const found = hits.map(([file, count]) => ({ path: pathAt(files, file), count }));
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
        matches.push(...findLineMatches({ path, text: (0,search_text/* decode */.D4)(bytes), pattern, contextLines, limit, limitMs: limits.regexMsPerFile }));
        await (0,promises_.setImmediate)();
    }
    return matches;
}
async function contentOf(path, workspace, reader) {
    const staged = workspace.staged(path);
    if (staged !== undefined)
        return asBuffer(staged);
    const read = reader?.read(path);
    if (read !== undefined)
        return typeof read === 'object' ? read : undefined;
    const content = await workspace.read(path);
    return content.ok ? asBuffer(content.value.bytes) : undefined;
}
function asBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function pathAt(files, file) {
    const path = files[file];
    if (path === undefined)
        throw new Error(`There is no file number ${file} in the list that was searched.`);
    return path;
}


/***/ })

};
