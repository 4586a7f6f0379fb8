export const id = 6082;
export const ids = [6082];
export const modules = {

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replaceInFile: () => (/* binding */ replaceInFile)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-result.js
var tool_result = __webpack_require__(1453);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/workspace/nearest-miss.js
var nearest_miss = __webpack_require__(9148);
// EXTERNAL MODULE: ./build/js/src/workspace/replace.js + 2 modules
var replace = __webpack_require__(6798);
// EXTERNAL MODULE: ./build/js/src/workspace/search/file-selection.js + 1 modules
var file_selection = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/js/src/workspace/text.js
var workspace_text = __webpack_require__(4010);
// EXTERNAL MODULE: ./build/js/src/tools/argument-schemas.js
var argument_schemas = __webpack_require__(8049);
// EXTERNAL MODULE: ./build/js/src/tools/edit-file.js + 1 modules
var edit_file = __webpack_require__(8188);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/js/src/workspace/search/scan-all.js + 2 modules
var scan_all = __webpack_require__(3745);
// EXTERNAL MODULE: ./build/js/src/workspace/search/scanner.js
var scanner = __webpack_require__(5972);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var model_bytes = __webpack_require__(7682);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/workspace/search/guarded-regex.js
var guarded_regex = __webpack_require__(3492);
// EXTERNAL MODULE: ./build/js/src/workspace/search/sieve.js + 1 modules
var sieve = __webpack_require__(5980);
;// CONCATENATED MODULE: ./build/js/src/tools/replacer.js







/** Characters handed to one guarded call: many enough to make its cost vanish. */
const BATCH_CHARACTERS = 4 * 1024 * 1024;
/** Works out a replacement in one file after the other. A problem with one is the end of it all. */
class Replacer {
    replacements = 0;
    binaryFiles = 0;
    made = [];
    #replacement;
    #sieve;
    #context;
    #batch = [];
    #batchCharacters = 0;
    constructor(replacement, context) {
        this.#replacement = replacement;
        this.#sieve = replacement.sieve && (0,sieve/* makeSieve */.r)(replacement.sieve);
        this.#context = context;
    }
    async addFile(path) {
        const { workspace, limits } = this.#context;
        const content = await workspace.read(path, limits.writeFileBytes + 1);
        // Listed, but deleted from disk since: there is nothing to replace in it.
        if (!content.ok)
            return content.error.code === 'not_found' ? undefined : content.error;
        const { bytes } = content.value;
        if ((0,workspace_text/* isBinary */.Go)(bytes)) {
            this.binaryFiles++;
            return undefined;
        }
        if (bytes.length > limits.writeFileBytes)
            return (0,edit_file/* tooLarge */.g$)(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
        if (this.#sieve?.((0,model_bytes/* asBuffer */.bS)(bytes)).kind === 'none')
            return undefined;
        const text = (0,workspace_text/* decodeText */.g7)(bytes, path);
        return text.ok ? this.addText({ path, content: content.value, text: text.value }) : text.error;
    }
    addText(file) {
        this.#batch.push(file);
        this.#batchCharacters += file.text.text.length;
        return this.#batchCharacters < BATCH_CHARACTERS ? undefined : this.finish();
    }
    /** Deals with what is still waiting. */
    finish() {
        const batch = this.#batch;
        this.#batch = [];
        this.#batchCharacters = 0;
        const edits = this.#findEdits(batch);
        if (!edits.ok)
            return edits.error;
        for (const [index, file] of batch.entries()) {
            const problem = this.#add(file, edits.value[index] ?? []);
            if (problem !== undefined)
                return problem;
        }
        return undefined;
    }
    #findEdits(batch) {
        const { needsTimeLimit } = this.#replacement;
        if (!needsTimeLimit)
            return (0,result/* success */.k)(batch.map((file) => this.#replacement.edits(file.text.text)));
        const limitMs = this.#context.limits.regexMsPerFile;
        const found = [];
        // All at once, and from the file on which the time ran out one by one: it may have been the others that took long.
        for (let until = batch.length; found.length < batch.length; until = found.length + 1) {
            const turn = batch.slice(found.length, until);
            const end = (0,guarded_regex/* withTimeLimit */.U)(() => {
                for (const file of turn)
                    found.push(this.#replacement.edits(file.text.text));
            }, limitMs);
            if (this.#context.signal.aborted)
                return (0,result/* failure */.V)(replacementCancelled());
            const [only, ...others] = turn;
            if (end === 'timed_out' && only !== undefined && others.length === 0)
                return (0,result/* failure */.V)(tooSlow(only.path, limitMs));
        }
        return (0,result/* success */.k)(found);
    }
    #add(file, edits) {
        if (edits.length === 0)
            return undefined;
        const { written } = this.#replacement;
        const made = (0,edit_file/* makeEdit */.lT)({ file, edits, written, limit: this.#context.limits.writeFileBytes });
        if (!made.ok)
            return made.error;
        this.replacements += edits.length;
        if (made.value !== undefined)
            this.made.push(made.value);
        return undefined;
    }
    async #sizeOf(path) {
        const entry = await this.#context.workspace.entry(path);
        return entry.ok ? entry.value.size : 0;
    }
}
function replacementCancelled() {
    return (0,tool_error/* toolError */.$4)('cancelled', 'The replacement was cancelled; nothing was replaced', 'Call again when it is wanted after all.');
}
function tooSlow(path, limitMs) {
    return (0,tool_error/* toolError */.$4)('timed_out', `The pattern took longer than ${limitMs / 1000}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
}

;// CONCATENATED MODULE: ./build/js/src/tools/replace-files.js







const FILES_BETWEEN_BREATHS = 256;
const FILES_WORTH_SIFTING = 10_000;
const FILES_TO_LOOK_FOR_A_MISS = 200;
/** Works out a replacement over many files: wholly, or not at all. */
async function replaceInFiles(paths, replacement, context) {
    const sifted = await sift(paths, replacement, context);
    if (context.signal.aborted)
        return (0,result/* failure */.V)(replacementCancelled());
    const replacer = new Replacer(replacement, context);
    replacer.binaryFiles = sifted.binaryFiles;
    for (const [index, path] of sifted.paths.entries()) {
        if (index % FILES_BETWEEN_BREATHS === 0) {
            context.progress({ done: index, total: sifted.paths.length, unit: 'files' });
            await (0,promises_.setImmediate)();
            if (context.signal.aborted)
                return (0,result/* failure */.V)(replacementCancelled());
        }
        const problem = await replacer.addFile(path);
        if (problem !== undefined)
            return (0,result/* failure */.V)(withExclude(problem));
    }
    const problem = replacer.finish();
    if (problem !== undefined)
        return (0,result/* failure */.V)(withExclude(problem));
    return (0,result/* success */.k)(replacer);
}
/** Leaves out, by several threads where there are any, the files that surely have no match. What could not be told stays in. */
async function sift(paths, { sieve }, context) {
    if (sieve === undefined || paths.length < FILES_WORTH_SIFTING)
        return { paths, binaryFiles: 0 };
    const limits = { ...context.limits, searchFileBytes: context.limits.writeFileBytes };
    const scan = { files: paths, pattern: sieve, remainingMs: () => Number.POSITIVE_INFINITY };
    const { tally } = await (0,scan_all/* scanAll */.$)(scan, { ...context, limits });
    const hits = (0,scanner/* hitsOf */.eb)(tally).map(([file]) => file);
    const kept = new Set([...hits, ...tally.tooLarge, ...tally.unreadable, ...tally.timedOut]);
    return { paths: paths.filter((_, file) => kept.has(file)), binaryFiles: tally.binary.length };
}
/** Works out a replacement in one file that is already read. */
function replaceInText(file, replacement, context) {
    const replacer = new Replacer(replacement, context);
    const problem = replacer.addText(file) ?? replacer.finish();
    return problem === undefined ? (0,result/* success */.k)(replacer) : (0,result/* failure */.V)(problem);
}
/** Stages edits: all, or none if one is refused. */
async function stageAll(made, { workspace }) {
    for (const [index, { path, before, bytes, edits }] of made.entries()) {
        const staged = await workspace.stage(path, bytes, { from: before, edits });
        if (staged.ok)
            continue;
        for (const earlier of made.slice(0, index))
            await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before });
        return staged;
    }
    return (0,result/* success */.k)(undefined);
}
/** When nothing was found: the first file, of the first few, that has something very like it. */
async function nearestMissIn(paths, find, { workspace, limits }) {
    for (const path of paths.slice(0, FILES_TO_LOOK_FOR_A_MISS)) {
        const content = await workspace.read(path, limits.searchFileBytes);
        const text = content.ok ? (0,workspace_text/* decodeText */.g7)(content.value.bytes, path) : content;
        const miss = text.ok ? (0,nearest_miss/* nearestMiss */.R)(text.value.text, find) : undefined;
        if (miss !== undefined)
            return `${path}: ${miss}`;
    }
    return undefined;
}
/** Where files were chosen by patterns, one that cannot be dealt with can be left out. */
function withExclude(problem) {
    return { ...problem, suggestion: `Nothing was replaced. Leave the file out with exclude, or: ${problem.suggestion}` };
}

// EXTERNAL MODULE: ./build/js/src/tools/search-output.js
var search_output = __webpack_require__(577);
// EXTERNAL MODULE: ./build/js/src/tools/tool.js
var tool = __webpack_require__(2805);
;// CONCATENATED MODULE: ./build/js/src/tools/tool_replace_in_file.js













const MAX_FILES_SHOWN = 20;
const flag = (initially, description) => schemas/* _default */.Rvf(schemas/* boolean */.zMY().check(schemas/* describe */.q0y(description)), initially);
const replaceInFile = (0,tool/* defineTool */.u)({
    name: 'replace_in_file',
    summary: 'Replace all occurrences of a text or regular expression in one file, or in all files that fit a pattern.',
    category: 'File Writing',
    effect: 'stage',
    risk: 'safe_write',
    permissions: ['ReadFiles', 'WriteFiles'],
    args: () => schemas/* strictObject */.rej({
        path: schemas/* optional */.lqM(schemas/* string */.YjP().check(schemas/* describe */.q0y('Relative path of the one file; either this or include'))),
        include: (0,argument_schemas/* listArgument */.Kd)('Pattern or patterns of the files, such as "src/**/*.ts"; either this or path'),
        exclude: (0,argument_schemas/* listArgument */.Kd)('With include: pattern or patterns of files and directories to leave out'),
        find: (0,argument_schemas/* textArgument */.bp)('Text to find, or a regular expression when is_regex is true').check(api/* _minLength */.m9(1, 'must not be empty')),
        replace: (0,argument_schemas/* textArgument */.bp)('What to put there. Plain text is taken literally, and its newlines end as those of the file do; with is_regex, $1, $<name> and $& insert what was matched and $$ is a dollar sign'),
        is_regex: flag(false, 'Whether find is a regular expression (JavaScript syntax)'),
        case_sensitive: flag(true, 'Whether upper and lower case differ'),
        multiline: flag(false, 'With is_regex: let a match span lines, and the dot match newlines. Otherwise each line is matched alone'),
        max_replacements: schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1), schemas/* describe */.q0y('Fail, and change nothing, when there would be more'))),
        preview_only: (0,argument_schemas/* previewArgument */.eS)(),
    }),
    outputs: () => schemas/* strictObject */.rej({
        replacements: schemas/* int */.Whr().check(schemas/* describe */.q0y('How many occurrences were replaced')),
        files_changed: schemas/* int */.Whr().check(schemas/* describe */.q0y('How many files changed')),
        files: schemas/* array */.YOg(schemas/* string */.YjP()).check(schemas/* describe */.q0y('Paths of the files that changed')),
    }),
    metadata: ['replacements', 'files_changed'],
    termination: 'Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.',
    examples: [
        { description: 'Replace a text in one file', args: { path: 'README.md', find: 'oldText', replace: 'newText' } },
        {
            description: 'Replace by a regular expression with a group, in many files, looking at the diff first',
            args: {
                include: '**/Dockerfile',
                exclude: ['vendor'],
                find: 'FROM node:(\\d+)',
                replace: 'FROM node:24 # was $1',
                is_regex: true,
                preview_only: true,
            },
        },
    ],
    async run(args, context) {
        const replacement = (0,replace/* compileReplacement */.e)({
            find: args.find,
            replace: args.replace,
            isRegex: args.is_regex,
            caseSensitive: args.case_sensitive,
            multiline: args.multiline,
        });
        if (!replacement.ok)
            return replacement;
        const plainText = args.is_regex ? undefined : args.find;
        const request = { replacement: replacement.value, plainText, most: args.max_replacements };
        if (args.path !== undefined && args.include === undefined && args.exclude === undefined)
            return inOne(args.path, request, context);
        if (args.path === undefined && args.include !== undefined)
            return inMany({ include: (0,argument_schemas/* asList */.DD)(args.include), exclude: (0,argument_schemas/* asList */.DD)(args.exclude) }, request, context);
        return (0,tool_result/* failed */.g)('invalid_arguments', args.path === undefined ? 'Neither path nor include is given' : 'path goes with neither include nor exclude', 'Give path for one file, or include (and exclude) for many.');
    },
});
async function inOne(path, { replacement, plainText, most }, context) {
    const file = await (0,edit_file/* openTextFile */.GU)(path, context);
    if (!file.ok)
        return file;
    const { text } = file.value;
    const foreign = replacement.written.map((written) => (0,workspace_text/* refuseForeignText */._S)(written, text.encoding, file.value.path)).find(Boolean);
    if (foreign !== undefined)
        return (0,result/* failure */.V)(foreign);
    const replaced = replaceInText(file.value, replacement, context);
    if (!replaced.ok)
        return replaced;
    const miss = replaced.value.replacements > 0 || plainText === undefined ? undefined : (0,nearest_miss/* nearestMiss */.R)(text.text, plainText);
    return stageAndReport(replaced.value, { most, warnings: miss === undefined ? [] : [miss] }, context);
}
async function inMany(globs, { replacement, plainText, most }, context) {
    if (globs.include.length === 0)
        return (0,tool_result/* failed */.g)('invalid_arguments', 'include is empty', 'Say which files are meant: "**" for all.');
    const selected = await (0,file_selection/* selectFiles */.A)(context.workspace, { ...globs, maxDepth: Number.POSITIVE_INFINITY });
    if (!selected.ok)
        return selected;
    const { files, secret } = selected.value;
    const replaced = await replaceInFiles(files, replacement, context);
    if (!replaced.ok)
        return replaced;
    const { replacements, binaryFiles } = replaced.value;
    const warnings = [...selected.value.warnings, ...(0,search_output/* secretWarning */.tX)(secret, 'change')];
    if (binaryFiles > 0)
        warnings.push(`Skipped ${(0,wording/* countOf */.pq)(binaryFiles, 'binary file')}`);
    if (files.length === 0)
        warnings.push(`No file fits ${globs.include.map((glob) => `'${glob}'`).join(' or ')}`);
    const miss = replacements > 0 || plainText === undefined ? undefined : await nearestMissIn(files, plainText, context);
    if (miss !== undefined)
        warnings.push(miss);
    return stageAndReport(replaced.value, { most, warnings }, context);
}
async function stageAndReport({ replacements, made }, { most, warnings }, context) {
    if (most !== undefined && replacements > most)
        return (0,tool_result/* failed */.g)('limit_exceeded', `Found ${(0,wording/* countOf */.pq)(replacements, 'occurrence')}, more than the ${most} allowed by max_replacements; nothing was replaced`, 'Say more exactly what to find and where, or raise max_replacements.');
    const staged = await stageAll(made, context);
    if (!staged.ok)
        return staged;
    const files = made.map(({ path }) => path);
    return (0,tool_result/* succeeded */.P)({ replacements, files_changed: files.length, files }, describeReplaced(replacements, files), {
        warnings,
        filesAffected: files,
    });
}
function describeReplaced(replacements, files) {
    if (replacements === 0)
        return '0 replacements';
    const count = `Replaced ${(0,wording/* countOf */.pq)(replacements, 'occurrence')}`;
    const [only] = files;
    if (only === undefined)
        return `${count}, which changed nothing`;
    if (files.length === 1)
        return `${count} in ${only}`;
    const shown = files.slice(0, MAX_FILES_SHOWN).map((path) => `\n  ${path}`);
    const more = files.length > MAX_FILES_SHOWN ? `\n  \u2026 and ${files.length - MAX_FILES_SHOWN} more` : '';
    return `${count} in ${files.length} files:${shown.join('')}${more}`;
}


/***/ })

};
