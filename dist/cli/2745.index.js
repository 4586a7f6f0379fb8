export const id = 2745;
export const ids = [2745];
export const modules = {

/***/ 5638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LD: () => (/* binding */ decide),
  mk: () => (/* binding */ findRuleProblems),
  gu: () => (/* binding */ ruleForCall)
});

// EXTERNAL MODULE: ./build/js/src/model/escape-regex.js
var escape_regex = __webpack_require__(1236);
;// CONCATENATED MODULE: ./build/js/src/model/policy.js
/** The text that the patterns of rules are matched against. */
function serializeParameters(args) {
    return JSON.stringify(args);
}

// EXTERNAL MODULE: ./build/js/src/model/tool-facts.js
var tool_facts = __webpack_require__(4501);
;// CONCATENATED MODULE: ./build/js/src/engine/decide.js



/** Whether a call may take effect without asking. Pure: the same call, rules and circumstances, the same decision. */
function decide(call, rules, circumstances) {
    if (!(0,tool_facts/* requiresApproval */._)(call.tool))
        return { kind: 'allow', rule: 'reading needs no approval' };
    const parameters = serializeParameters(call.args);
    const rule = rules.find((candidate) => matches(candidate, call.tool.name, parameters, circumstances));
    if (rule !== undefined)
        return { kind: 'allow', rule: `${rule.tool} ${rule.pattern}` };
    return {
        kind: 'needs_approval',
        reason: call.tool.effect === 'external'
            ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call`
            : `${call.tool.name} changes files, and no approval rule matches this call`,
    };
}
/** What is wrong with rules that can never match, in words for the person who wrote them. */
function findRuleProblems(rules) {
    return rules.flatMap((rule, i) => {
        const problems = [];
        if (compile(rule.pattern) === undefined)
            problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is no regular expression`);
        if (rule.expires !== undefined && Number.isNaN(Date.parse(rule.expires)))
            problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is no date`);
        return problems;
    });
}
/** A rule for exactly this call in exactly this folder. */
function ruleForCall(call, root) {
    return { tool: call.tool.name, pattern: `^${(0,escape_regex/* escapeRegex */.$)(serializeParameters(call.args))}$`, root };
}
function matches(rule, tool, parameters, { now, root }) {
    if (rule.tool !== tool || rule.enabled === false)
        return false;
    if (rule.root !== undefined && rule.root !== root)
        return false;
    // The comparison is written so that an expiry which is no date counts as over.
    if (rule.expires !== undefined && !(Date.parse(rule.expires) > now.getTime()))
        return false;
    return compile(rule.pattern)?.test(parameters) ?? false;
}
function compile(pattern) {
    try {
        // First by itself: the group around it could make a broken pattern whole.
        new RegExp(pattern);
        return new RegExp(`^(?:${pattern})$`);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toolCommand: () => (/* binding */ toolCommand)
});

// EXTERNAL MODULE: ./build/js/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(9726);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/tools/registry.js
var registry = __webpack_require__(4724);
;// CONCATENATED MODULE: ./build/js/src/engine/approve.js

/** Where nobody can be asked, or nobody needs to be. */
const NOBODY = { ask: async () => 'unavailable', remember: async () => undefined };
/** Gets the approval that a decision asks for. `undefined` means: go on. */
async function obtainApproval(decision, request, { approver, emit }) {
    if (decision.kind === 'allow')
        return undefined;
    const { name } = request.call.tool;
    if (decision.kind === 'deny')
        return (0,tool_error/* toolError */.$4)('approval_refused', `${name} is not allowed: ${decision.reason}`, 'Ask for the rule to be changed.');
    const asked = { ...request, reason: decision.reason };
    const answer = await approver.ask(asked);
    emit({ kind: 'approval_checked', request: asked, answer });
    switch (answer) {
        case 'approved':
            return undefined;
        case 'always':
            await approver.remember(asked);
            return undefined;
        case 'refused':
            return (0,tool_error/* toolError */.$4)('approval_refused', `The call of ${name} was not approved`, 'Nothing was done. Change the call, or leave it.');
        case 'unavailable':
            return (0,tool_error/* toolError */.$4)('approval_needed', `The call of ${name} needs approval, and nobody can be asked here`, 'Run it in a terminal, or approve it beforehand.');
    }
}

// EXTERNAL MODULE: ./build/js/src/model/result.js
var model_result = __webpack_require__(7424);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/js/src/tools/argument-errors.js
var argument_errors = __webpack_require__(6234);
;// CONCATENATED MODULE: ./build/js/src/tools/check-arguments.js




// Compiling a checker pays off after thousands of calls; a run makes one, or a few.
core/* config */.$W({ jitless: true });
/** Checks a call's arguments against the tool's schema, and says everything that is wrong with them at once. */
function check_arguments_checkArguments(tool, args) {
    const schema = tool.args();
    const parsed = schema.safeParse(args);
    if (parsed.success) {
        const known = args;
        const given = Object.keys(schema.shape).filter((name) => known[name] !== undefined);
        return (0,model_result/* success */.k)({ given: Object.fromEntries(given.map((name) => [name, known[name]])), complete: parsed.data });
    }
    return (0,model_result/* failure */.V)((0,tool_error/* toolError */.$4)('invalid_arguments', (0,argument_errors/* describeArgumentErrors */.G)(tool, parsed.error.issues, args).join('; '), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
}

// EXTERNAL MODULE: ./build/js/src/model/tool-result.js
var tool_result = __webpack_require__(1453);
;// CONCATENATED MODULE: ./build/js/src/tools/invoke.js


/** Checks a call's arguments against the tool's schema and runs it. */
async function invokeTool(tool, args, context) {
    const checked = checkArguments(tool, args);
    return checked.ok ? runChecked(tool, checked.value, context) : checked;
}
/** Runs a tool on arguments that were checked. The one place where a tool is ever run. */
async function runChecked(tool, args, context) {
    const { log } = context;
    if (context.signal.aborted)
        return (0,tool_result/* failed */.g)('cancelled', `${tool.name} was cancelled before it started`, 'Call it again when it is wanted.');
    log.write('trace', `Tool called: ${tool.name}`);
    try {
        const started = args.complete['preview_only'] === true ? preview(tool, args, context) : tool.run(args.complete, context);
        const result = await started;
        if (!result.ok)
            log.write('debug', `Tool ${tool.name} ended with ${result.error.code}`);
        else
            log.write(started instanceof Promise ? 'trace' : 'debug', `Tool ${tool.name} completed successfully`);
        return result;
    }
    catch (error) {
        log.write('error', `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
        throw error;
    }
}
/** Runs the tool on a workspace of its own and gives back what it would change, so that no tool needs a preview of its own. */
async function preview(tool, args, context) {
    const workspace = context.workspace.fork();
    const result = await tool.run(args.complete, { ...context, workspace });
    if (!result.ok)
        return result;
    const { renderTextPatch } = await __webpack_require__.e(/* import() */ 8836).then(__webpack_require__.bind(__webpack_require__, 8836));
    const diff = await renderTextPatch(await workspace.changes());
    const output = diff === '' ? result.output : `${result.output} (preview only)\n${diff}`;
    return { ...result, value: { ...result.value, diff }, output, filesAffected: [] };
}

// EXTERNAL MODULE: ./build/js/src/engine/decide.js + 1 modules
var decide = __webpack_require__(5638);
;// CONCATENATED MODULE: ./build/js/src/engine/run-call.js





/** The first half of the one way that every call takes, alone or as a step: from its arguments to the decision. */
function decideCall({ tool, args, context, rules, root }) {
    const checked = check_arguments_checkArguments(tool, args);
    if (!checked.ok)
        return checked;
    const call = { tool, args: checked.value.given };
    return (0,model_result/* success */.k)({ call, args: checked.value, decision: (0,decide/* decide */.LD)(call, rules, { now: context.clock.now(), root }) });
}
/** The second half: from the decision to what the call changed in the workspace. */
async function runDecided({ call, args, decision }, request) {
    const { tool, context, emit } = request;
    if (tool.effect === 'external') {
        const refusal = await obtainApproval(decision, { call, changes: [] }, request);
        if (refusal !== undefined)
            return { kind: 'unapproved', error: refusal };
    }
    emit({ kind: 'step_started', call });
    const started = context.clock.elapsed();
    const result = await runChecked(tool, args, { ...context, progress: (progress) => emit({ kind: 'progress', progress }) });
    const changes = result.ok ? await context.workspace.changes() : [];
    const durationMs = context.clock.elapsed() - started;
    emit({ kind: 'step_finished', result, changes, durationMs });
    return { kind: 'ran', result, changes, durationMs };
}

;// CONCATENATED MODULE: ./build/js/src/engine/run-tool.js



/** One call by itself, from its arguments to its landing, in a preview and for real. */
async function runToolCall(request) {
    const { tool, context, emit } = request;
    // Time that a person takes to answer is not the call's.
    let durationMs = 0;
    const end = (ending, result, { changes = [], decision } = {}) => {
        return { tool, ending, result, changes, decision, durationMs };
    };
    const decided = decideCall(request);
    if (!decided.ok)
        return end('failed', decided);
    const { call, decision } = decided.value;
    emit({ kind: 'run_started', call, mode: request.land === undefined ? 'preview' : 'apply' });
    const ran = await runDecided(decided.value, request);
    if (ran.kind === 'unapproved')
        return end('unapproved', (0,model_result/* failure */.V)(ran.error), { decision });
    const { result, changes } = ran;
    durationMs = ran.durationMs;
    if (!result.ok)
        return end('failed', result, { decision });
    if (changes.length === 0)
        return end('done', result, { decision });
    context.workspace.seal();
    if (request.land === undefined)
        return end('previewed', result, { changes, decision });
    // An external call was approved with its effects before it ran.
    const refusal = tool.effect === 'external' ? undefined : await obtainApproval(decision, { call, changes }, request);
    if (refusal !== undefined)
        return end('unapproved', (0,model_result/* failure */.V)(refusal), { changes, decision });
    const landingFrom = context.clock.elapsed();
    const landed = await request.land(changes);
    durationMs += context.clock.elapsed() - landingFrom;
    if (!landed.ok)
        return end('failed', landed, { changes, decision });
    emit({ kind: 'landed', changes, decision });
    return end('landed', result, { changes, decision });
}

// EXTERNAL MODULE: ./build/js/src/report/printable.js
var printable = __webpack_require__(3985);
;// CONCATENATED MODULE: ./build/js/src/entry/progress.js
const FRAMES = '\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f';
const QUIET_MS = 500;
const REDRAW_MS = 100;
/** A line that lives while work takes long, and is gone when it ends. Only on a terminal. */
class ProgressLine {
    #console;
    #label;
    #timer;
    #started = performance.now();
    #drawn = 0;
    #frame = 0;
    #latest;
    constructor(console, label) {
        this.#console = console;
        this.#label = label;
        if (console.isErrTerminal)
            this.#timer = setInterval(() => this.#draw(), REDRAW_MS).unref();
    }
    /** Draws by itself too: work that does not yield lets no timer run. */
    update(progress) {
        this.#latest = progress;
        if (this.#timer !== undefined)
            this.#draw();
    }
    end() {
        clearInterval(this.#timer);
        if (this.#drawn > 0)
            this.#console.err('\r\u001b[K');
        this.#drawn = 0;
    }
    #draw() {
        const now = performance.now();
        if (now - this.#started < QUIET_MS || now - this.#drawn < REDRAW_MS)
            return;
        this.#drawn = now;
        this.#frame = (this.#frame + 1) % FRAMES.length;
        const seconds = Math.floor((now - this.#started) / 1000);
        this.#console.err(`\r${FRAMES[this.#frame]} ${this.#label} ${this.#count()}${this.#console.errStyle.dim(`${seconds}s`)}\u001b[K`);
    }
    #count() {
        if (this.#latest === undefined)
            return '';
        const { done, total, unit } = this.#latest;
        const shown = (number) => number.toLocaleString('en');
        return `${shown(done)}${total === undefined ? '' : `/${shown(total)}`} ${unit} `;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/js/src/model/limits.js
const MB = 1024 * 1024;
const DEFAULT_LIMITS = {
    readFileBytes: 10 * MB,
    writeFileBytes: 10 * MB,
    searchFileBytes: 1 * MB,
    searchDepth: 20,
    fileSearchDepth: 20,
    searchMs: 30_000,
    regexMsPerFile: 5_000,
    grepResults: 50,
    grepResultsMaximum: 500,
    globResults: 100,
    globResultsMaximum: 500,
    fileSearchResults: 1_000,
    listDirEntries: 1_000,
    commandOutputBytes: 1 * MB,
    fetchBytes: 1 * MB,
};

;// CONCATENATED MODULE: ./build/js/src/system/clock.js
const realClock = {
    elapsed: () => performance.now(),
    now: () => new Date(),
};

;// CONCATENATED MODULE: ./build/js/src/system/history.js
/** A history that ends with the process. */
function memoryHistory() {
    let record;
    return {
        last: () => record,
        remember(latest) {
            record = latest;
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/system/log.js
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'];
/** A log that hands lines at or above a level to `print`. */
function logTo(print, threshold) {
    const lowest = LOG_LEVELS.indexOf(threshold);
    return {
        write(level, message) {
            if (LOG_LEVELS.indexOf(level) >= lowest)
                print(`${level.toUpperCase()} ${message}`);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/system/programs.js
var system_programs = __webpack_require__(4292);
;// CONCATENATED MODULE: ./build/js/src/system/threads.js
const noThreads = { cores: 1, worthwhileFiles: Number.POSITIVE_INFINITY, startSearchWorker: () => undefined };

// EXTERNAL MODULE: ./build/js/src/model/byte-order.js
var byte_order = __webpack_require__(474);
// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/js/src/workspace/staged-names.js

/** The names that staging adds to each directory, so that one can be looked up without going through all of them. */
class StagedNames {
    /** How often a name is needed in a directory: by itself, or on the way to something below it. */
    #uses = new Map();
    /** The same names by what file systems that ignore case and accents take them for. */
    #folded = new Map();
    add(path) {
        for (const part of [...(0,model_path/* ancestorsOf */.Gw)(path), path]) {
            const parent = (0,model_path/* parentOf */.gN)(part);
            const name = nameIn(parent, part);
            const uses = this.#uses.get(parent) ?? new Map();
            uses.set(name, (uses.get(name) ?? 0) + 1);
            this.#uses.set(parent, uses);
            const key = foldedKey(parent, name);
            this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
        }
    }
    remove(path) {
        for (const part of [...(0,model_path/* ancestorsOf */.Gw)(path), path]) {
            const parent = (0,model_path/* parentOf */.gN)(part);
            const name = nameIn(parent, part);
            const uses = this.#uses.get(parent);
            const left = (uses?.get(name) ?? 0) - 1;
            if (left > 0) {
                uses?.set(name, left);
                continue;
            }
            uses?.delete(name);
            if (uses?.size === 0)
                this.#uses.delete(parent);
            this.#folded.get(foldedKey(parent, name))?.delete(name);
        }
    }
    in(directory) {
        return this.#uses.get(directory)?.keys() ?? [];
    }
    has(directory, name) {
        return this.#uses.get(directory)?.has(name) === true;
    }
    /** Whether something was added below that path. */
    hasBelow(path) {
        return this.#uses.has(path);
    }
    /** Names in a directory that are the same as the given one where case and accents are ignored. */
    like(directory, name) {
        return this.#folded.get(foldedKey(directory, name)) ?? [];
    }
}
function nameIn(parent, path) {
    return parent === model_path/* ROOT_DIRECTORY */.hK ? path : path.slice(parent.length + 1);
}
function foldedKey(directory, name) {
    return `${directory}/${(0,model_path/* foldPath */.tu)(name)}`;
}

;// CONCATENATED MODULE: ./build/js/src/workspace/aliases.js


/** Finds other spellings of a path that would be the same file where a file system folds case or composes accents. */
class Aliases {
    #base;
    /** Each directory of the base by folded name. A base does not change under a preview. */
    #known = new Map();
    constructor(base) {
        this.#base = base;
    }
    forget() {
        this.#known.clear();
    }
    async find({ path, names, isRemoved }) {
        for (const part of [...(0,model_path/* ancestorsOf */.Gw)(path), path]) {
            const parent = (0,model_path/* parentOf */.gN)(part);
            const name = nameIn(parent, part);
            const inBase = (await this.#foldedNames(parent)).get((0,model_path/* foldPath */.tu)(name)) ?? [];
            const present = [...inBase.filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
            if (present.includes(name))
                continue;
            // Below a name that is new there is nothing that could be an alias.
            return present[0] === undefined ? undefined : pathIn(parent, present[0]);
        }
        return undefined;
    }
    async #foldedNames(directory) {
        const known = this.#known.get(directory);
        if (known !== undefined)
            return known;
        const folded = new Map();
        const entries = await this.#base.directory(directory);
        for (const { name } of entries.ok ? entries.value : []) {
            const same = folded.get((0,model_path/* foldPath */.tu)(name));
            if (same === undefined)
                folded.set((0,model_path/* foldPath */.tu)(name), [name]);
            else
                same.push(name);
        }
        this.#known.set(directory, folded);
        return folded;
    }
}
function pathIn(directory, name) {
    return (directory === model_path/* ROOT_DIRECTORY */.hK ? name : `${directory}/${name}`);
}

// EXTERNAL MODULE: ./build/js/src/workspace/disk-errors.js
var disk_errors = __webpack_require__(6754);
;// CONCATENATED MODULE: ./build/js/src/workspace/staged-workspace.js







const MISSING = { kind: 'missing', size: 0 };
/** The overlay: what was written over the base tree, path by path. */
class StagedWorkspace {
    #base;
    #aliases;
    #files = new Map();
    #directories = new Set();
    /** Of the files that are staged with a content, and of the directories. */
    #names = new StagedNames();
    #listing;
    #isSealed = false;
    constructor(base) {
        this.#base = base;
        this.#aliases = new Aliases(base);
    }
    get folder() {
        return this.#base.folder;
    }
    async files() {
        const base = await this.#base.files();
        if (this.#files.size === 0)
            return base;
        if (this.#listing?.base !== base) {
            const kept = base.files.filter((path) => !this.#files.has(path));
            const written = [...this.#files].filter(([, file]) => file.after !== undefined).map(([path]) => path);
            this.#listing = { base, files: { files: [...kept, ...written].sort(byte_order/* compareBytes */.X), warnings: base.warnings } };
        }
        return this.#listing.files;
    }
    async *batches() {
        if (this.#files.size === 0)
            yield* this.#base.batches();
        else
            yield await this.files();
    }
    async entry(path) {
        const staged = this.#files.get(path)?.after;
        if (staged !== undefined)
            return (0,model_result/* success */.k)({ kind: 'file', size: staged.bytes.length });
        if (this.#hasDirectory(path))
            return (0,model_result/* success */.k)({ kind: 'directory', size: 0 });
        if (this.#files.has(path))
            return (0,model_result/* success */.k)(MISSING);
        const above = this.#stagedAbove(path);
        if (above === undefined)
            return this.#base.entry(path);
        return above.isRemoved ? (0,model_result/* success */.k)(MISSING) : (0,model_result/* failure */.V)((0,disk_errors/* notADirectory */.o5)(above.path));
    }
    async read(path, limit) {
        const staged = this.#files.get(path)?.after;
        if (staged !== undefined)
            return (0,model_result/* success */.k)(limit === undefined ? staged : { ...staged, bytes: staged.bytes.subarray(0, limit) });
        if (this.#hasDirectory(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* notAFile */.$y)(path));
        if (this.#files.has(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* fileNotFound */.Ko)(path));
        const above = this.#stagedAbove(path);
        if (above === undefined)
            return this.#base.read(path, limit);
        return (0,model_result/* failure */.V)(above.isRemoved ? (0,disk_errors/* fileNotFound */.Ko)(path) : (0,disk_errors/* notADirectory */.o5)(above.path));
    }
    async directory(path) {
        if (path !== model_path/* ROOT_DIRECTORY */.hK && this.#files.get(path)?.after !== undefined)
            return (0,model_result/* failure */.V)((0,disk_errors/* notADirectory */.o5)(path));
        const isOurs = path !== model_path/* ROOT_DIRECTORY */.hK && this.#hasDirectory(path);
        const base = await this.#base.directory(path);
        if (!base.ok && !isOurs)
            return base;
        const at = (name) => (path === model_path/* ROOT_DIRECTORY */.hK ? name : `${path}/${name}`);
        const entries = new Map();
        for (const entry of base.ok ? base.value : [])
            if (!this.#isRemoved(at(entry.name)))
                entries.set(entry.name, entry);
        for (const name of this.#names.in(path))
            entries.set(name, { name, kind: this.#files.get(at(name))?.after === undefined ? 'directory' : 'file' });
        return (0,model_result/* success */.k)([...entries.values()].sort((a, b) => (0,byte_order/* compareBytes */.X)(a.name, b.name)));
    }
    async footprint() {
        this.#aliases.forget();
        return this.#base.footprint?.();
    }
    isWritable(path) {
        return this.#base.isWritable(path);
    }
    staged(path) {
        const staged = this.#files.get(path);
        return staged === undefined ? this.#base.staged?.(path) : staged.after?.bytes;
    }
    async stage(path, bytes, options = {}) {
        this.#assertOpen();
        if ((0,model_path/* isInSousDirectory */.Zl)(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* belongsToSous */.c9)(path));
        const earlier = this.#files.get(path);
        const before = earlier === undefined ? await this.#contentBefore(path, options) : (0,model_result/* success */.k)(earlier.before);
        if (!before.ok)
            return before;
        if (earlier?.after === undefined) {
            const isNew = before.value === undefined || earlier !== undefined;
            const refusal = await this.#refuse(path, isNew);
            if (refusal !== undefined)
                return (0,model_result/* failure */.V)(refusal);
        }
        const mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? '100644';
        const edits = earlier === undefined ? options.edits : undefined;
        this.#put(path, { before: before.value, after: { bytes, mode }, edits });
        return (0,model_result/* success */.k)(undefined);
    }
    async remove(path) {
        this.#assertOpen();
        if ((0,model_path/* isInSousDirectory */.Zl)(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* belongsToSous */.c9)(path));
        const earlier = this.#files.get(path);
        if (earlier?.after !== undefined) {
            this.#put(path, earlier.before && { before: earlier.before, after: undefined, edits: undefined });
            return (0,model_result/* success */.k)(undefined);
        }
        const before = await this.read(path);
        if (!before.ok)
            return before;
        if (!this.#base.isWritable(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* permissionDenied */.L5)('delete file', path));
        this.#put(path, { before: before.value, after: undefined, edits: undefined });
        return (0,model_result/* success */.k)(undefined);
    }
    async makeDirectory(path) {
        this.#assertOpen();
        if ((0,model_path/* isInSousDirectory */.Zl)(path))
            return (0,model_result/* failure */.V)((0,disk_errors/* belongsToSous */.c9)(path));
        const created = [];
        for (const directory of [...(0,model_path/* ancestorsOf */.Gw)(path), path]) {
            const entry = await this.entry(directory);
            if (!entry.ok)
                return entry;
            if (entry.value.kind === 'directory')
                continue;
            if (entry.value.kind === 'symlink')
                return (0,model_result/* failure */.V)((0,disk_errors/* symlinkDenied */.JV)(path));
            if (entry.value.kind !== 'missing')
                return (0,model_result/* failure */.V)((0,tool_error/* toolError */.$4)('not_a_directory', `Path '${directory}' exists as a file, cannot create directory`, 'Choose another path, or delete the file first.'));
            created.push(directory);
        }
        if (created.length > 0) {
            const alias = await this.#findAlias(path);
            if (alias !== undefined)
                return (0,model_result/* failure */.V)(aliasError(path, alias));
            if (!this.#base.isWritable(path))
                return (0,model_result/* failure */.V)((0,disk_errors/* permissionDenied */.L5)('create directory', path));
        }
        for (const directory of created) {
            this.#directories.add(directory);
            this.#names.add(directory);
        }
        return (0,model_result/* success */.k)(created);
    }
    async changes() {
        const changes = [];
        for (const [path, file] of this.#files) {
            const change = netChange(path, file);
            if (change !== undefined)
                changes.push(change);
        }
        const holding = new Set(changes.filter((change) => change.kind === 'create').flatMap((change) => (0,model_path/* ancestorsOf */.Gw)(change.path)));
        for (const path of this.#directories)
            if (!holding.has(path))
                changes.push({ kind: 'create_directory', path });
        return changes.sort((a, b) => (0,byte_order/* compareBytes */.X)(a.path, b.path));
    }
    fork() {
        return new StagedWorkspace(this);
    }
    seal() {
        this.#isSealed = true;
    }
    #assertOpen() {
        if (this.#isSealed)
            throw new Error('The workspace is sealed: its plan was taken, and nothing may be staged any more.');
    }
    /** `undefined` as if the path had never been staged. */
    #put(path, file) {
        const wasThere = this.#files.get(path)?.after !== undefined;
        const isThere = file?.after !== undefined;
        if (isThere && !wasThere)
            this.#names.add(path);
        if (wasThere && !isThere)
            this.#names.remove(path);
        if (file === undefined)
            this.#files.delete(path);
        else
            this.#files.set(path, file);
        if (isThere !== wasThere)
            this.#listing = undefined;
    }
    #hasDirectory(path) {
        return this.#directories.has(path) || this.#names.hasBelow(path);
    }
    #isRemoved(path) {
        const staged = this.#files.get(path);
        return staged !== undefined && staged.after === undefined;
    }
    /** The staged or removed file that a path leads through, where the base must not be asked. */
    #stagedAbove(path) {
        if (this.#files.size === 0)
            return undefined;
        const above = (0,model_path/* ancestorsOf */.Gw)(path).find((ancestor) => this.#files.has(ancestor));
        return above && { path: above, isRemoved: this.#isRemoved(above) };
    }
    async #contentBefore(path, options) {
        if (options.from !== undefined)
            return (0,model_result/* success */.k)(options.from);
        const content = await this.read(path);
        if (content.ok)
            return content;
        return content.error.code === 'not_found' ? (0,model_result/* success */.k)(undefined) : content;
    }
    async #refuse(path, isNew) {
        if (isNew) {
            if (this.#hasDirectory(path))
                return (0,disk_errors/* notAFile */.$y)(path);
            for (const ancestor of (0,model_path/* ancestorsOf */.Gw)(path)) {
                const entry = await this.entry(ancestor);
                if (!entry.ok)
                    return entry.error;
                if (entry.value.kind === 'symlink')
                    return (0,disk_errors/* symlinkDenied */.JV)(path);
                if (entry.value.kind !== 'missing' && entry.value.kind !== 'directory')
                    return (0,disk_errors/* notADirectory */.o5)(ancestor);
            }
            const alias = await this.#findAlias(path);
            if (alias !== undefined)
                return aliasError(path, alias);
        }
        return this.#base.isWritable(path) ? undefined : (0,disk_errors/* permissionDenied */.L5)(isNew ? 'create file' : 'write file', path);
    }
    #findAlias(path) {
        return this.#aliases.find({ path, names: this.#names, isRemoved: (other) => this.#isRemoved(other) });
    }
}
function netChange(path, { before, after, edits }) {
    if (after === undefined)
        return before && { kind: 'delete', path, before: before.bytes, modeBefore: before.mode };
    if (before === undefined)
        return { kind: 'create', path, after: after.bytes, mode: after.mode };
    if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0)
        return undefined;
    return {
        kind: 'update',
        path,
        before: before.bytes,
        after: after.bytes,
        modeBefore: before.mode,
        mode: after.mode,
        ...(edits && { edits }),
    };
}
function aliasError(path, alias) {
    return (0,tool_error/* toolError */.$4)('already_exists', `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
}

;// CONCATENATED MODULE: ./build/js/src/entry/user-folders.js


/** The file with the user's own approval rules. Never one of the repository: that would approve itself. */
function approvalsFile(env) {
    return external_node_path_.join(baseFolder(env, 'XDG_CONFIG_HOME', '.config'), 'sous', 'approvals.json');
}
/** Where Sous keeps what outlives a call. */
function stateFolder(env) {
    return external_node_path_.join(baseFolder(env, 'XDG_STATE_HOME', '.local/state'), 'sous');
}
/** A relative folder in such a variable is to be ignored, says the XDG specification; it would lie in the repository. */
function baseFolder(env, variable, fallback) {
    const named = env[variable];
    return named !== undefined && external_node_path_.isAbsolute(named) ? named : external_node_path_.join(env['HOME'] || external_node_os_.homedir(), fallback);
}

;// CONCATENATED MODULE: ./build/js/src/entry/session.js












/** Puts together what tools get to see of an open folder and the world. */
async function openSession({ invocation, category, opened, allowHosts, verbose }) {
    const { env, console, program, signal } = invocation;
    const { tree, programs } = opened;
    const { folder } = tree;
    return {
        root: folder,
        context: {
            workspace: new StagedWorkspace(tree),
            shell: lazyShell(() => (0,system_programs/* findShell */.CK)(env['SHELL'], programs), { inherited: env, searchPath: programs.path }),
            http: lazyHttp,
            threads: category === 'Search & Discovery' ? await searchThreads(program) : noThreads,
            history: category === 'Terminal' ? await userHistory(env, folder) : memoryHistory(),
            clock: realClock,
            log: logTo((line) => console.err(`${console.errStyle.dim((0,printable/* printableLine */.oy)(line))}\n`), verbose ? 'trace' : 'warn'),
            limits: DEFAULT_LIMITS,
            allowPrivateHosts: allowHosts,
            signal,
        },
    };
}
async function searchThreads({ folder, extension }) {
    const { realThreads } = await __webpack_require__.e(/* import() */ 1413).then(__webpack_require__.bind(__webpack_require__, 1413));
    return realThreads((0,external_node_url_.pathToFileURL)(external_node_path_.join(folder, `search-worker${extension}`)), external_node_os_.availableParallelism());
}
async function userHistory(env, root) {
    const { fileHistory } = await __webpack_require__.e(/* import() */ 3664).then(__webpack_require__.bind(__webpack_require__, 3664));
    return fileHistory({ stateFolder: stateFolder(env), root });
}
const lazyHttp = {
    async get(request) {
        const { realHttp } = await __webpack_require__.e(/* import() */ 5260).then(__webpack_require__.bind(__webpack_require__, 5260));
        return realHttp().get(request);
    },
};
function lazyShell(find, surroundings) {
    return {
        get program() {
            return find() ?? 'none';
        },
        async run(request) {
            const { realShell } = await __webpack_require__.e(/* import() */ 5461).then(__webpack_require__.bind(__webpack_require__, 5461));
            return realShell({ ...surroundings, program: find() }).run(request);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/model/json-text.js
var json_text = __webpack_require__(4243);
// EXTERNAL MODULE: ./build/js/src/report/call-options.js
var call_options = __webpack_require__(9387);
// EXTERNAL MODULE: ./build/js/src/tools/schema-shape.js
var schema_shape = __webpack_require__(1524);
;// CONCATENATED MODULE: ./build/js/src/entry/tool-options.js






const SHORT = { '-h': '--help', '-y': '--yes' };
/** Reads the words after `sous tool <name>`. Types are those of the tool's schema, which checks the values later. */
function readToolOptions(tool, words) {
    const options = optionsOf(tool);
    const args = {};
    const common = {};
    for (let i = 0; i < words.length; i++) {
        const word = SHORT[words[i] ?? ''] ?? words[i] ?? '';
        if (!word.startsWith('--') || word === '--')
            return (0,model_result/* failure */.V)(usage(`'${word}' is not an option`, hintForWord(tool)));
        const equals = word.indexOf('=');
        const name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).replaceAll('_', '-');
        const negated = name.startsWith('no-') && options.get(name) === undefined ? options.get(name.slice(3)) : undefined;
        const option = negated?.kind === 'flag' ? negated : options.get(name);
        if (option === undefined)
            return (0,model_result/* failure */.V)(unknownOption(tool, name, options));
        const shown = `--${name}`;
        let text = equals < 0 ? undefined : word.slice(equals + 1);
        if (option.kind !== 'flag' && text === undefined) {
            const next = words[++i];
            if (next === undefined)
                return (0,model_result/* failure */.V)(usage(`${shown} needs a value`, `Write ${shown} VALUE.`));
            if (next.startsWith('--') && options.has(next.slice(2).split('=', 1)[0]?.replaceAll('_', '-') ?? ''))
                return (0,model_result/* failure */.V)(usage(`${shown} needs a value, but '${next}' follows`, `If that is the value, write ${shown}=${next}.`));
            text = next;
        }
        const key = option.argument ?? name;
        const problem = put(option.argument === undefined ? common : args, key, { option, text, shown, isNegated: negated !== undefined });
        if (problem !== undefined)
            return (0,model_result/* failure */.V)(problem);
    }
    return (0,model_result/* success */.k)(collect(args, common));
}
/** Adds the arguments of `--params` to those given one by one. */
function mergeParams(args, text) {
    const parsed = (0,json_text/* parseJson */.q)(text);
    if (!parsed.ok) {
        const { line, column, message } = parsed.error;
        return (0,model_result/* failure */.V)(usage(`--params is not JSON: line ${line}, column ${column}: ${message}`, 'Give one JSON object, such as \'{"path":"a.txt"}\'.'));
    }
    if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
        return (0,model_result/* failure */.V)(usage('--params must be a JSON object', 'Give one JSON object, such as \'{"path":"a.txt"}\'.'));
    const both = Object.keys(parsed.value).filter((name) => Object.hasOwn(args, name));
    if (both.length > 0)
        return (0,model_result/* failure */.V)(usage(`${both.join(', ')}: given both in --params and as an option`, 'Give it once.'));
    return (0,model_result/* success */.k)({ ...parsed.value, ...args });
}
function optionsOf(tool) {
    const options = new Map();
    for (const [name, { kind }] of Object.entries(call_options/* CALL_OPTIONS */.i))
        options.set(name, { kind, argument: undefined, convert: (text) => text });
    for (const [argument, schema] of Object.entries(tool.args().shape))
        options.set(argument.replaceAll('_', '-'), { kind: optionKind((0,schema_shape/* kindOf */.I)(schema)), argument, convert: (text) => convert(schema, text) });
    return options;
}
function optionKind(kind) {
    if (kind === 'boolean')
        return 'flag';
    return kind === 'list' || kind === 'record' ? kind : 'value';
}
function put(into, key, { option, text, shown, isNegated }) {
    if (option.kind === 'flag') {
        if (Object.hasOwn(into, key))
            return usage(`${shown} is given twice`, 'Give it once.');
        if (text !== undefined && text !== 'true' && text !== 'false')
            return usage(`${shown} is on or off, got '${text}'`, `Write ${shown}, or ${shown}=false.`);
        into[key] = (text !== 'false') !== isNegated;
        return undefined;
    }
    const value = text ?? '';
    if (option.kind === 'list') {
        into[key] = [...(into[key] ?? []), option.convert(value)];
        return undefined;
    }
    if (option.kind === 'record') {
        const equals = value.indexOf('=');
        if (equals < 1)
            return usage(`${shown} needs KEY=VALUE, got '${value}'`, `Write ${shown} NAME=value.`);
        into[key] = { ...into[key], [value.slice(0, equals)]: option.convert(value.slice(equals + 1)) };
        return undefined;
    }
    if (Object.hasOwn(into, key))
        return usage(`${shown} is given twice`, 'Give it once.');
    into[key] = option.convert(value);
    return undefined;
}
/** Text as the type that the schema wants; what does not fit stays text, and the schema says so. */
function convert(schema, text) {
    const kind = (0,schema_shape/* kindOf */.I)(schema);
    if (kind === 'number')
        return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
    if (kind === 'boolean')
        return text === 'true' || (text === 'false' ? false : text);
    if (kind === 'text')
        return text;
    const member = (0,schema_shape/* memberOf */.C5)(schema);
    if (member !== undefined)
        return convert(member, text);
    const parsed = (0,json_text/* parseJson */.q)(text);
    return parsed.ok ? parsed.value : text;
}
function collect(args, common) {
    return {
        args,
        params: common['params'],
        root: common['root'],
        allowHosts: common['allow-host'] ?? [],
        apply: common['apply'] === true,
        yes: common['yes'] === true,
        json: common['json'] === true,
        verbose: common['verbose'] === true,
    };
}
function unknownOption(tool, name, options) {
    const meant = (0,did_you_mean/* didYouMean */.a)(name, options.keys());
    const help = `See sous tool ${tool.name} --help.`;
    return usage(`${tool.name} has no option '--${name}'`, meant === undefined ? help : `Did you mean '--${meant}'? ${help}`);
}
function hintForWord(tool) {
    const [first] = Object.keys(tool.args().shape);
    const example = first === undefined ? '' : ` such as --${first.replaceAll('_', '-')} VALUE,`;
    return `Arguments go by name,${example} and switches as --name=false. See sous tool ${tool.name} --help.`;
}
function usage(message, suggestion) {
    return (0,tool_error/* toolError */.$4)('invalid_arguments', message, suggestion);
}

;// CONCATENATED MODULE: ./build/js/src/entry/call-tool.js








/** Puts a call together from the command line and runs it. */
async function callTool({ tool, options, folder, invocation }) {
    const args = options.params === undefined ? (0,model_result/* success */.k)(options.args) : mergeParams(options.args, await paramsText(options.params, invocation));
    if (!args.ok)
        return args;
    const opened = await folder;
    if (!opened.ok)
        return opened;
    const { allowHosts, verbose } = options;
    const session = await openSession({ invocation, category: tool.category, opened: opened.value, allowHosts, verbose });
    const mayAsk = tool.effect === 'external' || (tool.effect === 'stage' && options.apply);
    const rules = mayAsk ? await readRules(invocation) : (0,model_result/* success */.k)([]);
    if (!rules.ok)
        return rules;
    let progress;
    let wasAsked = false;
    const { root, context } = session;
    try {
        const run = await runToolCall({
            tool,
            args: args.value,
            context,
            rules: rules.value,
            root,
            ...(options.apply && { land: (changes) => land(changes, opened.value, invocation.console) }),
            approver: mayAsk ? await approverFor(options, root, invocation) : NOBODY,
            emit(event) {
                if (event.kind === 'step_started')
                    progress = new ProgressLine(invocation.console, tool.name);
                if (event.kind === 'progress')
                    progress?.update(event.progress);
                if (event.kind === 'step_finished')
                    progress?.end();
                if (event.kind === 'approval_checked')
                    wasAsked = event.answer !== 'unavailable' && !options.yes;
            },
        });
        return (0,model_result/* success */.k)({ run, root, wasAsked });
    }
    finally {
        progress?.end();
    }
}
async function land(changes, opened, console) {
    const [{ landOnDisk }, { landingPlace }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(5395), __webpack_require__.e(8102), __webpack_require__.e(9906)]).then(__webpack_require__.bind(__webpack_require__, 9906)), __webpack_require__.e(/* import() */ 1080).then(__webpack_require__.bind(__webpack_require__, 1080))]);
    const line = new ProgressLine(console, 'landing');
    try {
        return await landOnDisk({ ...landingPlace(opened), changes, progress: (progress) => line.update(progress) });
    }
    finally {
        line.end();
    }
}
async function paramsText(params, { console }) {
    return params === '-' ? console.readInput() : params;
}
async function readRules({ env, console }) {
    const { readApprovals } = await __webpack_require__.e(/* import() */ 7263).then(__webpack_require__.bind(__webpack_require__, 7263));
    const approvals = readApprovals(approvalsFile(env));
    if (!approvals.ok)
        return approvals;
    for (const problem of approvals.value.problems)
        console.err(`${console.errStyle.yellow('!')} ${(0,printable/* printable */.g$)(problem)}\n`);
    return (0,model_result/* success */.k)(approvals.value.rules);
}
async function approverFor(options, root, invocation) {
    const { consented, terminalApprover } = await __webpack_require__.e(/* import() */ 4493).then(__webpack_require__.bind(__webpack_require__, 4493));
    if (options.yes)
        return consented;
    const { console, env, signal } = invocation;
    return console.isInteractive ? terminalApprover({ console, root, approvalsFile: approvalsFile(env), signal }) : NOBODY;
}

// EXTERNAL MODULE: ./build/js/src/entry/exit-codes.js
var exit_codes = __webpack_require__(1989);
// EXTERNAL MODULE: ./build/js/src/entry/fail.js
var fail = __webpack_require__(1990);
// EXTERNAL MODULE: ./build/js/src/entry/open-folder.js + 6 modules
var open_folder = __webpack_require__(643);
// EXTERNAL MODULE: ./build/js/src/report/shell-word.js
var shell_word = __webpack_require__(621);
// EXTERNAL MODULE: ./build/js/src/report/terminal-result.js
var terminal_result = __webpack_require__(3324);
// EXTERNAL MODULE: ./build/js/src/report/wire-json.js
var wire_json = __webpack_require__(4820);
;// CONCATENATED MODULE: ./build/js/src/entry/tool-report.js




/** The one JSON document of a call. */
async function reportJson({ run, command }) {
    const result = run.result.ok ? run.result : { ok: false, error: withCommand(run.result.error, command) };
    const form = (0,wire_json/* contractForm */.tG)(run.tool, result, run.durationMs);
    if (run.tool.effect !== 'stage')
        return `${(0,printable/* printableJson */.et)(form)}\n`;
    if (run.changes.length === 0)
        return `${(0,printable/* printableJson */.et)({ ...form, landed: false, changes: [], diff: '' })}\n`;
    const [{ diffChanges, recordChanges }, { renderTextPatch }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5325).then(__webpack_require__.bind(__webpack_require__, 5325)),
        __webpack_require__.e(/* import() */ 8836).then(__webpack_require__.bind(__webpack_require__, 8836)),
    ]);
    const changes = recordChanges(run.changes, await diffChanges(run.changes));
    const diff = await renderTextPatch(run.changes);
    return `${(0,printable/* printableJson */.et)({ ...form, landed: run.ending === 'landed', changes, diff })}\n`;
}
/** A call for people to read: results to `out`, all else to `err`. */
async function reportText({ run, root, command, wasAsked }, console) {
    const { outStyle, errStyle } = console;
    const isShowing = run.ending === 'previewed' || (run.ending === 'unapproved' && !wasAsked);
    const summary = run.changes.length === 0 ? '' : await showChanges(run, isShowing, console);
    if (!run.result.ok) {
        console.err((0,terminal_result/* renderError */.vr)(withCommand(run.result.error, command), errStyle));
        return;
    }
    const { result } = run;
    console.err((0,terminal_result/* renderWarnings */.c7)(result.warnings, errStyle));
    console.out((0,terminal_result/* renderOutput */.C8)(result, outStyle, run.ending === 'previewed' ? '\u25cb' : '\u2713'));
    if (run.ending === 'previewed') {
        console.out(`\n${summary}\n${outStyle.yellow('Nothing was written.')} Add --apply to land this.\n`);
        return;
    }
    // Below a listing or a file's content, the facts must not be taken for a part of it.
    const isOneLine = !result.output.trimEnd().includes('\n');
    const files = isOneLine ? result.filesAffected : [];
    const facts = (0,terminal_result/* renderFacts */.Id)(files, { root, durationMs: run.durationMs, style: isOneLine ? outStyle : errStyle });
    if (isOneLine)
        console.out(facts);
    else
        console.err(facts);
}
async function showChanges(run, isShowing, console) {
    if (!isShowing)
        return '';
    const [{ diffChanges, recordChanges, summarizeChanges }, { renderDiff }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5325).then(__webpack_require__.bind(__webpack_require__, 5325)),
        __webpack_require__.e(/* import() */ 6531).then(__webpack_require__.bind(__webpack_require__, 6531)),
    ]);
    const diffs = await diffChanges(run.changes);
    console.out(`${renderDiff(run.changes, diffs, console.outStyle)}\n`);
    return summarizeChanges(recordChanges(run.changes, diffs));
}
/** Nobody could be asked: say what to type so that nobody needs to be. */
function withCommand(error, command) {
    if (error.code !== 'approval_needed')
        return error;
    return { ...error, suggestion: `To approve it beforehand: ${[...command, '--yes'].map(shell_word/* shellWord */.r).join(' ')}` };
}

;// CONCATENATED MODULE: ./build/js/src/entry/commands/tool.js









/** `sous tool <name>`: one call of one tool. */
async function toolCommand(invocation) {
    const { console } = invocation;
    const [name, ...words] = invocation.argv;
    if (name === undefined || name.startsWith('-'))
        return (0,fail/* fail */.f)((0,tool_error/* toolError */.$4)('invalid_arguments', 'Which tool?', 'Write sous tool <name>; sous tools lists them.'), invocation);
    const asksForHelp = words.includes('--help') || words.includes('-h');
    const likelyRoot = peekRoot(words);
    const early = registry/* LISTING_TOOLS */.pl.has(name) && !asksForHelp ? (0,open_folder/* openEarly */.o)(invocation, likelyRoot) : undefined;
    const tool = await (0,registry/* findTool */.SG)(name);
    if (tool === undefined)
        return (0,fail/* fail */.f)(unknownTool(name), invocation, name);
    if (asksForHelp) {
        const { renderToolHelp } = await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(1939), __webpack_require__.e(96)]).then(__webpack_require__.bind(__webpack_require__, 96));
        console.out(renderToolHelp(tool, console.outStyle));
        return exit_codes/* EXIT */.d.done;
    }
    const options = readToolOptions(tool, words);
    if (!options.ok)
        return (0,fail/* fail */.f)(options.error, invocation, tool.name);
    const { root = '.' } = options.value;
    const folder = early !== undefined && root === likelyRoot ? early : (0,open_folder/* openFolder */.N)(invocation, root);
    const called = await callTool({ tool, options: options.value, folder, invocation });
    if (!called.ok)
        return (0,fail/* fail */.f)(called.error, invocation, tool.name);
    const report = { ...called.value, command: ['sous', 'tool', ...invocation.argv] };
    if (options.value.json)
        console.out(await reportJson(report));
    else
        await reportText(report, console);
    const { result } = called.value.run;
    if (result.ok)
        return exit_codes/* EXIT */.d.done;
    return invocation.signal.aborted ? exit_codes/* EXIT */.d.cancelled : (0,exit_codes/* exitCodeFor */.R)(result.error.code);
}
/** The folder, before the options can be read: that takes the tool's schema. */
function peekRoot(words) {
    const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='));
    return (words[at] === '--root' ? words[at + 1] : words[at]?.slice('--root='.length)) ?? '.';
}
function unknownTool(name) {
    const meant = (0,did_you_mean/* didYouMean */.a)(name, [...registry/* TOOL_NAMES */.K2, ...Object.keys(registry/* ALIASES */.rY)]);
    return (0,tool_error/* toolError */.$4)('unknown_tool', `There is no tool '${name}'`, meant === undefined ? 'sous tools lists them.' : `Did you mean '${meant}'? sous tools lists them all.`);
}


/***/ }),

/***/ 1236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ escapeRegex)
/* harmony export */ });
/** A text as a regular expression that matches nothing else. */
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}


/***/ }),

/***/ 4243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7424);

/** `JSON.parse` that always says where the text stops being JSON; the engine's own message often does not. */
function parseJson(text) {
    try {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .success */ .k)(JSON.parse(text));
    }
    catch {
        const scan = new Scan(text);
        const message = scan.findFault() ?? 'not JSON';
        const before = text.slice(0, scan.at);
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failure */ .V)({ line: before.split('\n').length, column: scan.at - before.lastIndexOf('\n'), message });
    }
}
const SPACE = /[ \t\r\n]*/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings hold no raw control characters
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
/** Walks JSON text up to its first fault. Without recursion, so that depth cannot exhaust the stack. */
class Scan {
    #text;
    at = 0;
    constructor(text) {
        this.#text = text;
    }
    findFault() {
        const open = [];
        for (;;) {
            this.#take(SPACE);
            const start = this.#text[this.at];
            if (start === '{' || start === '[') {
                this.at++;
                this.#take(SPACE);
                const close = start === '{' ? '}' : ']';
                if (this.#text[this.at] !== close) {
                    open.push(close);
                    if (start === '{') {
                        const fault = this.#key();
                        if (fault !== undefined)
                            return fault;
                    }
                    continue;
                }
                this.at++;
            }
            else if (!this.#take(start === '"' ? STRING : SCALAR))
                return this.#fault('a value');
            for (;;) {
                this.#take(SPACE);
                const close = open.at(-1);
                if (close === undefined)
                    return this.at < this.#text.length ? this.#fault('the end') : undefined;
                if (this.#text[this.at] === close) {
                    this.at++;
                    open.pop();
                    continue;
                }
                if (this.#text[this.at] !== ',')
                    return this.#fault(`',' or '${close}'`);
                this.at++;
                if (close === '}') {
                    const fault = this.#key();
                    if (fault !== undefined)
                        return fault;
                }
                break;
            }
        }
    }
    #key() {
        this.#take(SPACE);
        if (!this.#take(STRING))
            return this.#fault('a name in double quotes');
        this.#take(SPACE);
        if (this.#text[this.at] !== ':')
            return this.#fault("':'");
        this.at++;
        return undefined;
    }
    #fault(expected) {
        const found = this.#text[this.at];
        return `expected ${expected}, found ${found === undefined ? 'the end of the text' : JSON.stringify(found)}`;
    }
    #take(pattern) {
        pattern.lastIndex = this.at;
        if (!pattern.test(this.#text))
            return false;
        this.at = pattern.lastIndex;
        return true;
    }
}


/***/ }),

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

/***/ 621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Quotes a word for a POSIX shell where it needs quotes. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 6234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeArgumentErrors)
/* harmony export */ });
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9726);
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1524);


/** What a schema without messages of its own says about everything. */
const NO_MESSAGE = 'Invalid input';
const MAX_SHOWN_CHARACTERS = 60;
/** One sentence for each problem, naming the argument: `max_results: must be between 1 and 1000, got 5000`. */
function describeArgumentErrors(tool, issues, args) {
    const schema = tool.args();
    return issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
            return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
        const value = valueAt(args, issue.path);
        const problem = issue.message === NO_MESSAGE ? sentence(issue, value, (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaAt */ .lv)(schema, issue.path)) : issue.message;
        const name = showPath(issue.path);
        return name === '' ? `The arguments ${problem}` : `${name}: ${problem}`;
    });
}
function unknownArgument(tool, key, path) {
    const names = (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)((0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaAt */ .lv)(tool.args(), path));
    const meant = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(key, names);
    const hint = meant === undefined ? `it takes ${names.length === 0 ? 'none' : names.join(', ')}` : `did you mean '${meant}'?`;
    return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : 'is not known here'}; ${hint}`;
}
function sentence(issue, value, schema) {
    const got = `, got ${show(value)}`;
    switch (issue.code) {
        case 'invalid_type':
            return value === undefined ? 'is required' : `must be ${typeName(issue.expected)}${got}`;
        case 'too_small':
        case 'too_big':
            return sizeSentence(issue, value, schema);
        case 'invalid_value': {
            if (value === undefined)
                return `is required; it must be ${oneOf(issue.values)}`;
            const meant = typeof value === 'string' ? (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(value, issue.values.map(String)) : undefined;
            return `must be ${oneOf(issue.values)}${got}${meant === undefined || issue.values.length === 1 ? '' : `; did you mean ${show(meant)}?`}`;
        }
        case 'invalid_format':
            return value === ''
                ? 'must not be empty'
                : `must be ${issue.format === 'regex' ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
        case 'not_multiple_of':
            return `must be a multiple of ${issue.divisor}${got}`;
        case 'invalid_union':
            return value === undefined ? 'is required' : `must be ${unionOf(issue.errors)}${got}`;
        case 'invalid_key':
            return 'this name is not allowed here';
        case 'invalid_element':
            return `the entry ${show(issue.key)} is not valid`;
        default:
            return `is not valid${got}`;
    }
}
function sizeSentence(issue, value, schema) {
    const range = describeRange(issue, schema);
    if (issue.origin !== 'string' && issue.origin !== 'array')
        return `must be ${range}, got ${show(value)}`;
    const length = value?.length ?? 0;
    return length === 0 ? 'must not be empty' : `must have ${range} ${issue.origin === 'string' ? 'characters' : 'items'}, got ${length}`;
}
function describeRange(issue, schema) {
    const { least, most } = (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(schema);
    if (least !== undefined && most !== undefined)
        return `between ${least} and ${most}`;
    if (issue.code === 'too_small')
        return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
    return issue.inclusive === false ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
}
function typeName(expected) {
    const names = {
        string: 'a string',
        number: 'a number',
        int: 'a whole number',
        boolean: 'true or false',
        array: 'a list',
        object: 'an object',
        record: 'an object',
    };
    return names[expected] ?? `of type ${expected}`;
}
function unionOf(alternatives) {
    const names = alternatives.map(([first]) => {
        if (first?.code === 'invalid_type')
            return typeName(first.expected);
        return first?.code === 'invalid_value' ? oneOf(first.values) : 'of another form';
    });
    return [...new Set(names)].join(' or ');
}
function oneOf(values) {
    return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(', ')}`;
}
function show(value) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}\u2026` : text;
}
function showPath(path) {
    return path.reduce((text, part) => {
        if (typeof part === 'number')
            return `${text}[${part}]`;
        return text === '' ? String(part) : `${text}.${String(part)}`;
    }, '');
}
function valueAt(args, path) {
    return path.reduce((value, part) => value?.[part], args);
}


/***/ }),

/***/ 4724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ TOOL_NAMES),
/* harmony export */   SG: () => (/* binding */ findTool),
/* harmony export */   XU: () => (/* binding */ allTools),
/* harmony export */   pl: () => (/* binding */ LISTING_TOOLS),
/* harmony export */   rY: () => (/* binding */ ALIASES)
/* harmony export */ });
/** Every tool, in the order of the documentation. Each is loaded when asked for: most runs use one of many. */
const LOADERS = {
    grep: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(6864)]).then(__webpack_require__.bind(__webpack_require__, 6864))).grep,
    grep_search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(1943)]).then(__webpack_require__.bind(__webpack_require__, 1943))).grepSearch,
    glob: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(432), __webpack_require__.e(1754)]).then(__webpack_require__.bind(__webpack_require__, 1754))).glob,
    file_search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(432), __webpack_require__.e(2653)]).then(__webpack_require__.bind(__webpack_require__, 2653))).fileSearch,
    search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(7103)]).then(__webpack_require__.bind(__webpack_require__, 7103))).search,
    list_directory: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(7568)]).then(__webpack_require__.bind(__webpack_require__, 7568))).listDirectory,
    list_dir: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(9876)]).then(__webpack_require__.bind(__webpack_require__, 9876))).listDir,
    read_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(5797)]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
    create_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(3505)]).then(__webpack_require__.bind(__webpack_require__, 3505))).createFile,
    update_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(6574)]).then(__webpack_require__.bind(__webpack_require__, 6574))).updateFile,
    append_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 961))).appendFile,
    replace_in_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(8708), __webpack_require__.e(6082)]).then(__webpack_require__.bind(__webpack_require__, 6082))).replaceInFile,
    replace_string_in_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8708), __webpack_require__.e(2355)]).then(__webpack_require__.bind(__webpack_require__, 7125))).replaceStringInFile,
    edit_lines: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(179)]).then(__webpack_require__.bind(__webpack_require__, 179))).editLines,
    create_directory: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 456))).createDirectory,
    delete_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(5020)]).then(__webpack_require__.bind(__webpack_require__, 5020))).deleteFile,
    run_in_terminal: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(7352)]).then(__webpack_require__.bind(__webpack_require__, 7352))).runInTerminal,
    terminal_last_command: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(4489)]).then(__webpack_require__.bind(__webpack_require__, 4489))).terminalLastCommand,
    fetch_webpage: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8886)]).then(__webpack_require__.bind(__webpack_require__, 8886))).fetchWebpage,
};
/** Short names that recipes may use. */
const ALIASES = {
    replace: 'replace_in_file',
    edit: 'edit_lines',
    terminal: 'run_in_terminal',
    fetch: 'fetch_webpage',
};
/** Tools that go through all files: listing those can begin while the tool itself is loaded. */
const LISTING_TOOLS = new Set(['grep', 'grep_search', 'glob', 'file_search', 'search']);
const TOOL_NAMES = Object.keys(LOADERS);
/** The tool of that name or short name. */
async function findTool(name) {
    const full = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
    return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : undefined;
}
async function allTools() {
    return Promise.all(Object.values(LOADERS).map((load) => load()));
}


/***/ }),

/***/ 1524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   lv: () => (/* binding */ schemaAt),
/* harmony export */   oA: () => (/* binding */ unwrap)
/* harmony export */ });
/** What a schema is about, without what makes it optional. Looked up directly: JSON Schema takes long to make. */
function unwrap(schema) {
    let at = schema;
    while ('innerType' in at._zod.def)
        at = at._zod.def.innerType;
    return at;
}
function kindOf(schema) {
    const { def } = unwrap(schema)._zod;
    switch (def.type) {
        case 'boolean':
        case 'number':
        case 'record':
        case 'object':
            return def.type;
        case 'array':
            return 'list';
        case 'union':
            return def.options.some((option) => kindOf(option) === 'list') ? 'list' : 'text';
        default:
            return 'text';
    }
}
/** The schema of a list's items or a record's values. */
function memberOf(schema) {
    const { def } = unwrap(schema)._zod;
    if (def.type === 'array')
        return def.element;
    if (def.type === 'record')
        return def.valueType;
    return def.type === 'union' ? def.options.map(memberOf).find((member) => member !== undefined) : undefined;
}
/** The schema at a path into a value. */
function schemaAt(schema, path) {
    return path.reduce((at, part) => {
        if (at === undefined)
            return undefined;
        const { def } = unwrap(at)._zod;
        return def.type === 'object' ? def.shape[String(part)] : memberOf(at);
    }, schema);
}
/** The names that an object's schema knows. */
function namesOf(schema) {
    const def = schema && unwrap(schema)._zod.def;
    return def?.type === 'object' ? Object.keys(def.shape) : [];
}
/** The least and the most that a number, a text's length or a list's length may be. */
function boundsOf(schema) {
    const checks = (schema && unwrap(schema)._zod.def.checks) ?? [];
    const bounds = checks.map((check) => check._zod.def);
    return {
        least: asBound(bounds.find((bound) => bound.check === 'min_length')?.['minimum'] ?? bounds.find(isInclusive('greater_than'))?.['value']),
        most: asBound(bounds.find((bound) => bound.check === 'max_length')?.['maximum'] ?? bounds.find(isInclusive('less_than'))?.['value']),
    };
}
function isInclusive(check) {
    return (bound) => bound['check'] === check && bound['inclusive'] === true;
}
function asBound(bound) {
    return typeof bound === 'number' ? bound : undefined;
}


/***/ })

};
