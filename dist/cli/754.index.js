export const id = 754;
export const ids = [754];
export const modules = {

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

/***/ 2198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderFound),
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
/* harmony import */ var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7110);




/** How many files are tried between two looks at the clock. */
const CLOCK_INTERVAL = 64;
/** Finds files by their names: what glob and file_search have in common. */
async function findFiles(request, context) {
    const glob = (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGlob */ .qF)(request.pattern);
    if (!glob.ok)
        return glob;
    const excludes = (0,_workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExcludes */ .T)(request.exclude);
    if (!excludes.ok)
        return excludes;
    const base = await (0,_directory_argument_js__WEBPACK_IMPORTED_MODULE_2__/* .findDirectory */ .t)(request.base, context.workspace);
    if (!base.ok)
        return base;
    const listing = await context.workspace.files();
    const warnings = [...listing.warnings];
    const prefix = base.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK ? '' : `${base.value}/`;
    const deadline = context.clock.elapsed() + context.limits.searchMs;
    const maxDepth = (request.maxDepth ?? Number.POSITIVE_INFINITY) + (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(prefix);
    const files = [];
    let total = 0;
    let tooDeep = 0;
    for (const [i, path] of listing.files.entries()) {
        if (i % CLOCK_INTERVAL === 0 && context.clock.elapsed() > deadline) {
            warnings.push(`Search timed out after ${context.limits.searchMs / 1000}s, returning partial results`);
            break;
        }
        const name = prefix === '' ? path : path.slice(prefix.length);
        if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name))
            continue;
        if ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(path) > maxDepth)
            tooDeep++;
        else if (total++ < request.maxFiles)
            files.push(path);
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ files, total, tooDeep, warnings });
}
/** A headline and the files below it. */
function renderFound(pattern, { files, total }) {
    if (total === 0)
        return `No files found matching '${pattern}'`;
    return [`Found ${total} ${total === 1 ? 'file' : 'files'} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join('\n');
}


/***/ }),

/***/ 1754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   glob: () => (/* binding */ glob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
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
        exclude: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())])
            .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(', ')}, which are left out unless the pattern names them; an empty list leaves out nothing`))),
        path: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Relative path of the directory to search, which patterns are relative to')), '.'),
        max_results: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('How many files to return: 100 unless given, at most 500'))),
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
        const asked = args.max_results ?? context.limits.globResults;
        const maxFiles = Math.min(asked, context.limits.globResultsMaximum);
        const exclude = excludesOf(args.pattern, args.exclude);
        const found = await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)({ pattern: args.pattern, base: args.path, exclude, maxFiles }, context);
        if (!found.ok)
            return found;
        const warnings = [...found.value.warnings];
        if (asked > maxFiles)
            warnings.push(`max_results ${asked} is above the maximum, using ${maxFiles}`);
        if (isTruncated(found.value))
            warnings.push(`Found ${found.value.total} files, showing first ${maxFiles}. Use a narrower pattern, a path or exclude${asked < context.limits.globResultsMaximum ? ', or a higher max_results' : ''}`);
        return (0,_model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__/* .succeeded */ .P)({ files: [...found.value.files], total_files: found.value.total, truncated: isTruncated(found.value) }, (0,_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFound */ .H)(args.pattern, found.value), { warnings });
    },
});
function excludesOf(pattern, exclude) {
    if (typeof exclude === 'object' && exclude.length === 0)
        return [];
    const asked = typeof exclude === 'string' ? [exclude] : (exclude ?? []);
    return [...EXCLUDED_BY_DEFAULT.filter((name) => !pattern.includes(name)), ...asked];
}
function isTruncated({ files, total }) {
    return total > files.length;
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
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('symlink_denied', `Path '${shown}' leads through a symbolic link`, 'Sous does not follow links. Name the real file instead.');
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


/***/ })

};
