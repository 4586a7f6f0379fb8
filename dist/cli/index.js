#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 1553:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 5610:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1989);
/* harmony import */ var _fail_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1990);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6516);
/* harmony import */ var _process_console_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1203);






const argv = process.argv.slice(2);
const program = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(process.argv[1] ?? process.execPath);
const console = (0,_process_console_js__WEBPACK_IMPORTED_MODULE_5__/* .processConsole */ .b)(process.env, !argv.includes('--no-color'));
const cancel = new AbortController();
let interrupted = 0;
// What is being written is finished or taken back first: a landing ends whole, whoever asks.
for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
])
    process.on(signal, () => {
        // Asked twice: whatever is still being tidied up can wait for `sous recover`.
        if (cancel.signal.aborted)
            process.exit(exitCode);
        interrupted = exitCode;
        cancel.abort();
    });
try {
    process.exitCode = await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)({
        argv,
        env: process.env,
        folder: process.cwd(),
        program: { folder: node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(program), extension: node_path__WEBPACK_IMPORTED_MODULE_1__.extname(program) },
        console,
        signal: cancel.signal,
    });
    if (process.exitCode === _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.cancelled)
        process.exitCode = interrupted;
}
catch (error) {
    process.exitCode = (0,_fail_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFault */ .N)(error, { argv, env: process.env, console });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ exitCodeFor),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = { done: 0, failed: 1, badArguments: 3, notApproved: 4, cancelled: 130 };
function exitCodeFor(code) {
    switch (code) {
        case 'invalid_arguments':
        case 'invalid_pattern':
        case 'unknown_tool':
        case 'unknown_recipe':
            return EXIT.badArguments;
        case 'approval_needed':
        case 'approval_refused':
            return EXIT.notApproved;
        case 'cancelled':
            return EXIT.cancelled;
        default:
            return EXIT.failed;
    }
}


/***/ }),

/***/ 1990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ reportFault),
/* harmony export */   f: () => (/* binding */ fail)
/* harmony export */ });
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2936);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3985);
/* harmony import */ var _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3324);
/* harmony import */ var _report_wire_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4820);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1989);





/** Says what is wrong in the form that was asked for. */
function fail(error, { argv, console }, tool = '') {
    if (argv.includes('--json'))
        console.out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printableJson */ .et)((0,_report_wire_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contractForm */ .tG)({ name: tool, metadata: [] }, { ok: false, error }, 0))}\n`);
    else
        console.err((0,_report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__/* .renderError */ .vr)(error, console.errStyle));
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeFor */ .R)(error.code);
}
/** A bug of ours, told without a stack trace unless somebody looks for it. */
function reportFault(error, { argv, env, console }) {
    const reason = error instanceof Error ? error.message : String(error);
    const isDebugging = argv.includes('--verbose') || (env['SOUS_DEBUG'] ?? '') !== '';
    if (isDebugging && error instanceof Error)
        console.err(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(error.stack ?? '')}\n`);
    const suggestion = isDebugging ? 'Please report it with the lines above.' : 'Set SOUS_DEBUG=1 to see where, and please report it.';
    return fail((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('internal_error', `internal error: ${reason}`, suggestion), { argv, console });
}


/***/ }),

/***/ 6516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/js/src/model/did-you-mean.js
var did_you_mean = __nccwpck_require__(9726);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __nccwpck_require__(2936);
// EXTERNAL MODULE: ./build/js/src/entry/exit-codes.js
var exit_codes = __nccwpck_require__(1989);
// EXTERNAL MODULE: ./build/js/src/entry/fail.js
var fail = __nccwpck_require__(1990);
// EXTERNAL MODULE: ./build/js/src/report/call-options.js
var call_options = __nccwpck_require__(9387);
;// CONCATENATED MODULE: ./build/js/src/entry/help.js

/** The help of the command line as a whole. */
function renderHelp() {
    return `Recipes for a repository: previewed exactly, approved by a person, landed exactly.

Usage
  sous list                                                  list the recipes of the repository
  sous explain <recipe>                                      what a recipe may do, takes and does
  sous validate [RECIPE \u2026]                                   find everything that is wrong with recipes
  sous tools [--format table|markdown|json|openai|prompt]   list the tools
  sous tool <name> --help                                    explain one tool
  sous tool <name> [--<argument> VALUE \u2026] [options]          call one tool
  sous recover [--finish|--rollback|--discard]               end a landing that was interrupted

Options of sous tool
${(0,call_options/* describeCallOptions */.g)().join('\n')}
  --no-color      no colours, as with the variable NO_COLOR

Exit codes
  0 done   1 failed   3 bad arguments or an invalid recipe   4 approval needed or refused   130 cancelled

Examples
  sous validate .github/recipes/node-version.yml
  sous tool grep --pattern 'TODO|FIXME' --file-type ts
  sous tool replace_in_file --path README.md --find colour --replace color
  sous tool replace_in_file --path README.md --find colour --replace color --apply
`;
}

;// CONCATENATED MODULE: ./build/js/src/entry/version.js
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./build/js/src/entry/main.js






/** Loaded when called for: most of a short run is loading code. */
const COMMANDS = {
    tool: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8532), __nccwpck_require__.e(3024), __nccwpck_require__.e(2745)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2745))).toolCommand,
    tools: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3376), __nccwpck_require__.e(8532), __nccwpck_require__.e(1939), __nccwpck_require__.e(3347)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3347))).toolsCommand,
    validate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3024), __nccwpck_require__.e(2685)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2685))).validateCommand,
    list: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3024), __nccwpck_require__.e(9484)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9484))).listCommand,
    explain: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3024), __nccwpck_require__.e(8208)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8208))).explainCommand,
    recover: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(3376), __nccwpck_require__.e(8532), __nccwpck_require__.e(5395), __nccwpck_require__.e(3024), __nccwpck_require__.e(8102), __nccwpck_require__.e(4343)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4343))).recoverCommand,
};
/** The command line: which command, and with what. Returns the exit code. */
async function main(invocation) {
    const [name, ...rest] = invocation.argv.filter((word) => word !== '--no-color');
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
        invocation.console.out(renderHelp());
        return name === undefined ? exit_codes/* EXIT */.d.badArguments : exit_codes/* EXIT */.d.done;
    }
    if (name === '--version' || name === '-V') {
        invocation.console.out(`sous ${VERSION}\n`);
        return exit_codes/* EXIT */.d.done;
    }
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined)
        return (0,fail/* fail */.f)(unknownCommand(name), invocation);
    const command = await load();
    return command({ ...invocation, argv: rest });
}
function unknownCommand(name) {
    const meant = (0,did_you_mean/* didYouMean */.a)(name, Object.keys(COMMANDS));
    return (0,tool_error/* toolError */.$4)('invalid_arguments', `There is no command '${name}'`, meant === undefined ? 'See sous --help.' : `Did you mean 'sous ${meant}'? See sous --help.`);
}


/***/ }),

/***/ 1203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  b: () => (/* binding */ processConsole)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/js/src/report/style.js
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
const COLOURED = {
    bold: sgr(1, 22),
    dim: sgr(2, 22),
    red: sgr(31, 39),
    green: sgr(32, 39),
    yellow: sgr(33, 39),
    cyan: sgr(36, 39),
};
function sgr(on, off) {
    return (text) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`);
}

;// CONCATENATED MODULE: ./build/js/src/entry/process-console.js


/** The console of this process. Colour only on a terminal, unless `FORCE_COLOR` or `NO_COLOR` says otherwise. */
function processConsole(env, isColourAllowed) {
    const isOutTerminal = isTerminal(1) && env['TERM'] !== 'dumb';
    const isErrTerminal = isTerminal(2) && env['TERM'] !== 'dumb';
    return {
        out: writerTo(1),
        err: writerTo(2),
        outStyle: styleFor(isOutTerminal, env, isColourAllowed),
        errStyle: styleFor(isErrTerminal, env, isColourAllowed),
        isErrTerminal,
        get isInteractive() {
            return process.stdin.isTTY === true && isTerminal(2);
        },
        ask,
        readInput,
    };
}
/** The streams of a process take a good part of a short run to load, and a pipe or a file needs none of them. */
function isTerminal(descriptor) {
    try {
        const stats = external_node_fs_.fstatSync(descriptor);
        if (!stats.isCharacterDevice())
            return false;
        const isLinuxNull = process.platform === 'linux' && stats.rdev === 0x103;
        return !isLinuxNull && (descriptor === 1 ? process.stdout : process.stderr).isTTY === true;
    }
    catch {
        return false;
    }
}
function writerTo(descriptor) {
    return (text) => {
        const bytes = Buffer.from(text, 'utf8');
        for (let written = 0; written < bytes.length;) {
            try {
                written += external_node_fs_.writeSync(descriptor, bytes, written);
            }
            catch (error) {
                const { code } = error;
                // The reader has had enough (`sous \u2026 | head`). That is no failure of ours.
                if (code === 'EPIPE' || code === 'EBADF')
                    return;
                if (code !== 'EAGAIN')
                    throw error;
                // Somebody made the pipe non-blocking, and it is full.
                Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
            }
        }
    };
}
function styleFor(isShownOnTerminal, env, isColourAllowed) {
    if (!isColourAllowed || (env['NO_COLOR'] ?? '') !== '')
        return PLAIN;
    const forced = env['FORCE_COLOR'];
    if (forced !== undefined)
        return forced === '0' || forced === 'false' ? PLAIN : COLOURED;
    return isShownOnTerminal ? COLOURED : PLAIN;
}
async function ask(question, signal) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 481, 19));
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    try {
        return await new Promise((resolve) => {
            // A reader takes Ctrl-C for itself: hand it on as the signal that everybody else listens to.
            reader.on('SIGINT', () => process.emit('SIGINT'));
            reader.on('close', () => resolve(undefined));
            signal.addEventListener('abort', () => resolve(undefined), { once: true });
            reader.question(question, resolve);
        });
    }
    finally {
        reader.close();
    }
}
async function readInput() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 9726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** The candidate that a mistyped word most likely meant, if one is near enough. */
function didYouMean(word, candidates) {
    const wanted = normalize(word);
    let best;
    for (const name of candidates) {
        const distance = editDistance(wanted, normalize(name));
        if (distance <= allowedDistance(wanted) && (best === undefined || distance < best.distance))
            best = { name, distance };
    }
    return best?.name;
}
function normalize(word) {
    return word.toLowerCase().replaceAll('-', '_').slice(0, 64);
}
function allowedDistance(word) {
    if (word.length <= 3)
        return 1;
    return word.length <= 8 ? 2 : 3;
}
/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const isSame = a[i - 1] === b[j - 1];
            let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 2936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ toolError),
/* harmony export */   Xw: () => (/* binding */ TOOL_ERRORS)
/* harmony export */ });
/* unused harmony export instructionFor */
/**
 * Every way a tool call can fail, with what it means and what an agent should do about it. The documentation of error
 * codes and the `instruction` of the wire form are made from this table.
 */
const TOOL_ERRORS = {
    invalid_arguments: ['An argument is missing, unknown, of the wrong type or out of range.', 'Correct the arguments and call again.'],
    invalid_pattern: ['A regular expression or a glob cannot be read.', 'Correct the pattern and call again.'],
    invalid_range: ['A line range does not fit the file.', 'Read the file again and use a range inside it.'],
    not_found: ['The file or directory does not exist.', 'Do not create it unasked; check the path, or search for it.'],
    no_matches: ['The text to replace is not in the file.', 'Read the file again; do not guess another text.'],
    already_exists: ['There is something at that path already.', 'Use a tool that changes existing files, or another path.'],
    not_a_file: ['The path is a directory or something else that is not a regular file.', 'Choose a regular file.'],
    not_a_directory: ['The path, or a part of it, is a file and not a directory.', 'Choose a directory.'],
    path_outside_working_dir: [
        'The path leaves the working directory.',
        'Use a path below the working directory; do not try another spelling.',
    ],
    path_denied: ['The path is of a form that is never allowed, or belongs to git.', 'Use another path; do not try another spelling.'],
    symlink_denied: ['A part of the path is a symbolic link; Sous does not follow links.', 'Name the real file instead of the link.'],
    permission_denied: ['The file system does not allow it.', 'Ask the person to change the permissions; do not work around them.'],
    encoding_unsupported: ['The file is not text that can be edited without damage.', 'Leave the file alone, or convert it first.'],
    too_large: ['The content or file is larger than the limit.', 'Work on a smaller part.'],
    limit_exceeded: ['A limit on counts, depth or size was reached.', 'Narrow the call.'],
    timed_out: ['The call took longer than its limit.', 'Narrow the call or raise its time-out.'],
    cancelled: ['The call was cancelled before it ended.', 'Do not call again unasked.'],
    command_failed: ['The command ended with an exit code other than 0.', 'Read its output; do not repeat it unchanged.'],
    command_not_found: ['There is no such command on this machine.', 'Check the name, or ask the person to install it.'],
    git_state_tampered: [
        "The command changed the repository's own state (commits, branches, configuration or hooks).",
        'Let Sous commit; run commands that change files only.',
    ],
    undeclared_write: ['The command changed files it had not declared.', 'Declare the files, or change the command.'],
    network_denied: [
        'The address is private, of another kind than http or https, or not allowed.',
        'Do not try another spelling of the address; ask the person to allow it.',
    ],
    network_failed: ['The request could not be carried out.', 'Check the address, or try again later.'],
    stale: ['A file changed since it was read.', 'Run the call again on the present files.'],
    landing_busy: ['Another landing is under way in this folder.', 'Wait until it has ended, then try again.'],
    landing_unfinished: [
        'An earlier landing was interrupted and is half done.',
        "Tell the person to run 'sous recover'; do not touch the files meanwhile.",
    ],
    digest_malformed: ['The text is not the whole digest of a plan.', 'Copy the digest from the preview; do not shorten it.'],
    plan_version: ['The plan was written by a version of Sous whose plans this one cannot read.', 'Make the plan anew with this version.'],
    plan_tampered: [
        'The plan, or a content that belongs to it, is not what its digest says.',
        'Do not land it; make the plan anew and tell the person.',
    ],
    io_error: ['The file system reported an error.', 'Tell the person; do not try again blindly.'],
    approval_needed: ['The call takes effect only once a person approved it.', 'Ask the person; do not approve it yourself.'],
    approval_refused: ['A person refused the call.', 'Do not call again unasked, and do not look for another way.'],
    not_permitted: [
        'The permissions that the recipe declares do not allow it.',
        'Do not widen the permissions unasked; tell the person which line is missing.',
    ],
    expectation_failed: ['A step did not give what the recipe expects of it.', 'Look at what the step gave; do not loosen the expectation.'],
    expression_failed: [
        'An expression of the recipe has no value, or one of the wrong type.',
        'Correct the expression where the message says.',
    ],
    unknown_tool: ['There is no tool of that name.', 'List the tools and use one of them.'],
    unknown_recipe: ['There is no recipe of that name, or none at all.', 'List the recipes and use one of them.'],
    internal_error: ['Sous itself has a fault.', 'Tell the person; the same call will fail again.'],
    unknown: ['Something unforeseen went wrong.', 'Tell the person.'],
};
function toolError(code, message, suggestion, cause) {
    return cause === undefined ? { code, message, suggestion } : { code, message, suggestion, cause };
}
function instructionFor(code) {
    return TOOL_ERRORS[code][1];
}


/***/ }),

/***/ 4501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ requiresApproval)
/* harmony export */ });
/** Everything but reading needs an approval before it takes effect. */
function requiresApproval(facts) {
    return facts.effect !== 'read';
}


/***/ }),

/***/ 9387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ describeCallOptions),
/* harmony export */   i: () => (/* binding */ CALL_OPTIONS)
/* harmony export */ });
/* harmony import */ var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4501);

/** No tool has an argument of such a name. */
const CALL_OPTIONS = {
    params: { kind: 'value', value: 'JSON', help: 'arguments as one JSON object, or - to read it from standard input' },
    root: { kind: 'value', value: 'DIR', help: 'the folder to work in (default: the current one)' },
    apply: {
        kind: 'flag',
        help: 'land the changes after approval (default: show them only)',
        isFor: (tool) => tool.effect === 'stage',
    },
    yes: { kind: 'flag', help: 'approve beforehand, for use without a terminal', isFor: _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .requiresApproval */ ._ },
    'allow-host': {
        kind: 'list',
        value: 'H',
        help: 'a host that may be fetched from although its address is private; repeatable',
        isFor: (tool) => tool.permissions.includes('Network'),
    },
    json: { kind: 'flag', help: 'one JSON document instead of text' },
    verbose: { kind: 'flag', help: 'say on standard error what happens' },
    help: { kind: 'flag', help: 'explain the tool and its arguments' },
};
const FORM_WIDTH = 14;
/** The options as lines of a help text: all of them, or those that do something for a tool. */
function describeCallOptions(tool) {
    return Object.entries(CALL_OPTIONS)
        .filter(([, { isFor }]) => tool === undefined || isFor === undefined || isFor(tool))
        .map(([name, { value, help }]) => `  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(FORM_WIDTH)}  ${help}`);
}


/***/ }),

/***/ 331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isCrlfOnly),
/* harmony export */   S4: () => (/* binding */ withoutOwnReturns),
/* harmony export */   Wq: () => (/* binding */ altersEndings)
/* harmony export */ });
/**
 * Whether a hunk leaves lines that end otherwise than the lines they replace, or than those around them where they replace
 * none. Only then are line endings worth a mark: in a file that has its own throughout they are noise.
 */
function altersEndings(hunk) {
    const [removed, added, around] = [endingsOf(hunk, 'removed'), endingsOf(hunk, 'added'), endingsOf(hunk, 'context')];
    const before = removed.lf || removed.crlf ? removed : around;
    if (!before.lf && !before.crlf)
        return added.lf && added.crlf;
    return (added.lf && !before.lf) || (added.crlf && !before.crlf);
}
/** Text without the carriage returns of its line ends, but for hunks of a patch in which lines end in both ways. */
function withoutOwnReturns(text) {
    if (!text.includes('\r\n'))
        return text;
    const parts = text.split(/^(?=@@ -|diff --git )/m);
    return parts.map((part) => (part.startsWith('@@ -') && hasBothEndings(part) ? part : part.replaceAll('\r\n', '\n'))).join('');
}
function hasBothEndings(hunk) {
    const lines = hunk.split('\n').slice(1, -1);
    const returns = lines.filter((line) => line.endsWith('\r')).length;
    return returns > 0 && returns < lines.filter((line) => !line.startsWith('\\')).length;
}
function isCrlfOnly(hunk) {
    const { lf, crlf } = endingsOf(hunk, 'added');
    return crlf && !lf;
}
function endingsOf(hunk, kind) {
    let lf = false;
    let crlf = false;
    for (const run of hunk.runs) {
        if (run.kind !== kind)
            continue;
        for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) {
            if (run.bytes[at - 1] === 13)
                crlf = true;
            else
                lf = true;
        }
    }
    return { lf, crlf };
}


/***/ }),

/***/ 3985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   nA: () => (/* binding */ hasHiddenCharacters),
/* harmony export */   oy: () => (/* binding */ printableLine)
/* harmony export */ });
// Controls but tab and line feed; what reorders or hides text, or looks like nothing, but for the two marks that choose
// how an emoji looks; halves of pairs.
const HIDDEN = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: showing control characters is the point
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffc\p{Surrogate}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Most text is plain, and this tells it much faster. */
const PLAIN = /^[\t\n -~]*$/;
/**
 * Text from files, commands and people as it may go to a terminal: what could move the cursor, set the clipboard, reorder
 * or hide text is shown by its code point instead.
 */
function printable(text) {
    return PLAIN.test(text) ? text : text.replace(HIDDEN, showCodePoint);
}
/** For text that must stay on one line. */
function printableLine(text) {
    return printable(text).replaceAll('\n', showCodePoint('\n')).replaceAll('\t', ' ');
}
/** JSON that may go to a terminal: the same document, with escapes for what `JSON.stringify` lets through. */
function printableJson(value, indent) {
    const json = JSON.stringify(value, undefined, indent);
    return PLAIN.test(json) ? json : json.replace(HIDDEN, escapeUnits);
}
/** Whether text holds characters that a reader would not see, or would see in another order. */
function hasHiddenCharacters(text) {
    if (PLAIN.test(text))
        return false;
    HIDDEN.lastIndex = 0;
    return HIDDEN.test(text);
}
function showCodePoint(character) {
    return `\u27e8U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
}
function escapeUnits(character) {
    return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ renderOutput),
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   c7: () => (/* binding */ renderWarnings),
/* harmony export */   vr: () => (/* binding */ renderError)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _line_endings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(331);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3985);



const MAX_LOCATIONS = 10;
/** What a tool did, with a mark before its first line. */
function renderOutput({ output }, style, mark = '\u2713') {
    return `${mark === '\u2713' ? style.green(mark) : style.cyan(mark)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(withoutFinalNewlines((0,_line_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutOwnReturns */ .S4)(output)))}\n`;
}
/** Where it did it and how long it took: the lines below the output. */
function renderFacts(filesAffected, facts) {
    const shown = filesAffected.slice(0, MAX_LOCATIONS).map((file) => `Location: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(facts.root, file))}`);
    const rest = filesAffected.length - shown.length;
    const lines = [...shown, ...(rest > 0 ? [`Location: \u2026 and ${rest} more`] : []), `Time: ${renderDuration(facts.durationMs)}`];
    return lines.map((line) => `  ${facts.style.dim(line)}\n`).join('');
}
function renderWarnings(warnings, style) {
    return warnings.map((warning) => `${style.yellow('!')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(warning)}\n`).join('');
}
function renderError(error, style) {
    return `${style.red('\u2717 Error:')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_line_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutOwnReturns */ .S4)(error.message))}\n  ${style.cyan('\u2192')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
}
function renderDuration(ms) {
    return ms < 10_000 ? `${Math.round(ms)}ms` : `${(ms / 1000).toFixed(1)}s`;
}
/** By hand, because a regular expression would look at every run of newlines in a long text again and again. */
function withoutFinalNewlines(text) {
    let end = text.length;
    while (text[end - 1] === '\n')
        end--;
    return text.slice(0, end);
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   tG: () => (/* binding */ contractForm)
/* harmony export */ });
/* unused harmony exports infrastructureForm, toJsonString, functionalForm */
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2936);

/** The form of the infrastructure and content specifications. */
function infrastructureForm(result, guidance = {}) {
    if (result.ok) {
        const message = guidance.message ?? result.output;
        return {
            success: true,
            value: result.value,
            ...(message && { message }),
            ...(guidance.instruction && { instruction: guidance.instruction }),
        };
    }
    const { error } = result;
    return {
        success: false,
        error: error.message,
        error_type: error.code,
        ...(error.cause instanceof Error && { exception_type: error.cause.name, exception_message: error.cause.message }),
        message: guidance.message ?? error.suggestion,
        instruction: guidance.instruction ?? instructionFor(error.code),
    };
}
function toJsonString(result, guidance = {}) {
    return JSON.stringify(infrastructureForm(result, guidance));
}
/** The form of the tool contracts, which the command line prints. */
function contractForm(tool, result, executionTimeMs) {
    const execution_time_ms = Math.round(executionTimeMs);
    if (!result.ok)
        return {
            tool: tool.name,
            success: false,
            error: errorForm(result.error),
            files_affected: [],
            execution_time_ms,
            metadata: {},
            warnings: [],
        };
    const value = result.value;
    return {
        tool: tool.name,
        success: true,
        output: result.output,
        files_affected: result.filesAffected,
        execution_time_ms,
        metadata: Object.fromEntries(tool.metadata.map((key) => [key, value[key]])),
        warnings: result.warnings,
        value,
    };
}
/** The form of the functional specification. */
function functionalForm(result) {
    return result.ok ? { ok: true, value: result.value } : { ok: false, error: errorForm(result.error) };
}
function errorForm({ code, message, suggestion }) {
    return { code, message, suggestion };
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5610);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
