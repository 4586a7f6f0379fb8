export const id = 7352;
export const ids = [7352,7157];
export const modules = {

/***/ 5480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Ends an exhaustive `switch`: the compiler complains when a case is missing. */
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   HO: () => (/* binding */ parseRepoDirectory),
/* harmony export */   Kg: () => (/* binding */ briefText),
/* harmony export */   NP: () => (/* binding */ parseRepoPath),
/* harmony export */   O8: () => (/* binding */ escapeUnprintable),
/* harmony export */   Zl: () => (/* binding */ isInSousDirectory),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   hK: () => (/* binding */ ROOT_DIRECTORY),
/* harmony export */   tu: () => (/* binding */ foldPath),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* unused harmony export isDotGit */
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);
/* harmony import */ var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);


const ROOT_DIRECTORY = '.';
const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
// C0 and C1 controls, DEL, line and paragraph separators, and halves of surrogate pairs (`u` flag: whole pairs are one).
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
// Characters that HFS+ ignores when it compares names; git refuses `.g\u200cit` for the same reason.
const HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
// `git~1` is the short name that NTFS gives to `.git`.
const DOT_GIT = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
// Folded; `SOUS~1` is its short name on NTFS.
const SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
/** Anything that could make a path other than plain: a path this does not match needs no closer look. */
const NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
/** Reads a path that a recipe, a person or git gave. The one place where a `RepoPath` is made. */
function parseRepoPath(text) {
    const isPlain = !NEEDS_CLOSER_LOOK.test(text) && text.length <= MAX_SEGMENT_BYTES;
    if (isPlain)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(text);
    const problem = findProblem(text);
    return problem === undefined ? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(text) : (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(problem);
}
/** Like `parseRepoPath`, but `.` is the working directory itself. */
function parseRepoDirectory(text) {
    return text === ROOT_DIRECTORY ? (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(ROOT_DIRECTORY) : parseRepoPath(text);
}
function joinPath(directory, name) {
    return parseRepoPath(directory === ROOT_DIRECTORY ? name : `${directory}/${name}`);
}
/** The directory a path is in. */
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? ROOT_DIRECTORY : path.slice(0, slash);
}
/** Every directory above a path, outermost first, without the working directory itself. */
function ancestorsOf(path) {
    const ancestors = [];
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        ancestors.push(path.slice(0, slash));
    return ancestors;
}
/** How many directories deep a file lies: `a.txt` is 0, `src/a.txt` is 1. */
function depthOf(path) {
    let depth = 0;
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        depth++;
    return depth;
}
/** Whether a name means git's own directory on any file system that git knows. */
function isDotGit(segment) {
    return DOT_GIT.test(segment.replace(HFS_IGNORABLE, ''));
}
/** Whether a path lies in the directory that Sous keeps its own files in, on any file system. */
function isInSousDirectory(path) {
    const [first = ''] = path.split('/', 1);
    return SOUS_DIRECTORY.test(foldPath(first));
}
/**
 * What two paths have in common that would be one file on a file system that folds case and composes accents. Upper case
 * comes last: it alone brings `\u017f` to `s` and `\u00df` to `ss`, and tells no final sigma from another.
 */
function foldPath(path) {
    return path.replace(HFS_IGNORABLE, '').normalize('NFD').toLowerCase().toUpperCase().normalize('NFC');
}
function findProblem(text) {
    const shown = `'${briefText(text)}'`;
    const outside = (why) => (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_outside_working_dir', `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
    const denied = (why, suggestion) => (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_denied', `Path ${shown} is not allowed: ${why}`, suggestion);
    if (text === '')
        return denied('it is empty', "Give a path relative to the working directory, such as 'src/main.ts'.");
    if (UNPRINTABLE.test(text))
        return denied('it has a control character', 'Remove the NUL, newline or other control character.');
    if (text.startsWith('/'))
        return outside('It is absolute.');
    if (/^[A-Za-z]:/.test(text))
        return outside('It names a drive.');
    if (text.startsWith('\\\\'))
        return outside('It names a network share.');
    if (text.includes('\\'))
        return leavesRoot(text.replaceAll('\\', '/'))
            ? outside('It climbs above it.')
            : denied('it has a backslash', `Separate directories by '/': '${briefText(text.replaceAll('\\', '/'))}'.`);
    if (Buffer.byteLength(text) > MAX_PATH_BYTES)
        return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, 'Use a shorter path.');
    if (leavesRoot(text))
        return outside('It climbs above it.');
    for (const segment of text.split('/')) {
        if (segment === '' || segment === '.' || segment === '..')
            return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plainForm(text))}'.`);
        if (isDotGit(segment))
            return denied("it belongs to git's own directory", 'Sous neither reads nor writes there; use git itself.');
        if (segment.includes(':'))
            return denied("':' means a drive or an alternate stream on Windows", 'Use a name without a colon.');
        if (/[. ]$/.test(segment))
            return denied(`'${segment}' ends with a dot or space, which Windows drops`, 'Use a name without it.');
        if (WINDOWS_DEVICE.test(segment))
            return denied(`'${segment}' is a device on Windows`, 'Use another name.');
        if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
            return denied(`a name in it is longer than ${MAX_SEGMENT_BYTES} bytes`, 'Use a shorter name.');
    }
    return undefined;
}
function leavesRoot(text) {
    let depth = 0;
    for (const segment of text.split('/')) {
        if (segment === '..')
            depth--;
        else if (segment !== '' && segment !== '.')
            depth++;
        if (depth < 0)
            return true;
    }
    return false;
}
function plainForm(text) {
    const kept = [];
    for (const segment of text.split('/')) {
        if (segment === '..')
            kept.pop();
        else if (segment !== '' && segment !== '.')
            kept.push(segment);
    }
    return kept.join('/') || '.';
}
/** Text for a message: shortened, and control characters as escapes. */
function briefText(text) {
    const short = text.length > 120 ? `${text.slice(0, 117)}\u2026` : text;
    return escapeUnprintable(short);
}
/** Text that stays on its line: control characters as escapes. */
function escapeUnprintable(text) {
    return text.replace(new RegExp(UNPRINTABLE, 'gu'), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure),
/* harmony export */   k: () => (/* binding */ success)
/* harmony export */ });
function success(value) {
    return { ok: true, value };
}
function failure(error) {
    return { ok: false, error };
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

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ nameSome),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
const MB = 1024 * 1024;
/** `1 file`, `2 files`, `2 matches`. */
function countOf(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The first of some names, and how many more there are. */
function nameSome(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
/** A size for people: whole megabytes as such. */
function sizeText(bytes) {
    return bytes >= MB && bytes % MB === 0 ? `${bytes / MB} MB` : countOf(bytes, 'byte');
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment),
/* harmony export */   v: () => (/* binding */ refuseVariable)
/* harmony export */ });
/** What a command gets of the surroundings when they have it. Tokens, inputs and runner files are not among them. */
const INHERITED = ['HOME', 'LANG', 'TZ', 'CI', 'TMPDIR', 'USER', 'LOGNAME'];
const INHERITED_PATTERN = /^LC_[A-Z]{1,32}$/;
const NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
/** Variables that make a loader, a shell, an interpreter or git run or read something else than asked for. */
const REFUSED_NAMES = new Set([
    ...['ANT_OPTS', 'BASHOPTS', 'BASH_ENV', 'BROWSER', 'CDPATH', 'CLASSPATH', 'COMSPEC', 'CURL_HOME', 'CVS_RSH'],
    ...['EDITOR', 'ENV', 'EXINIT', 'FPATH', 'GCONV_PATH', 'GLOBIGNORE', 'GMAKEFLAGS', 'GNUPGHOME', 'GOFLAGS', 'GOROOT'],
    ...['GRADLE_OPTS', 'GREP_OPTIONS', 'HGRCPATH', 'HOME', 'HOSTALIASES', 'IFS', 'INPUTRC', 'JAVA_HOME', 'JAVA_OPTS'],
    ...['JAVA_TOOL_OPTIONS', 'JDK_JAVA_OPTIONS', 'KUBECONFIG', 'LESSCLOSE', 'LESSOPEN', 'LOCPATH', 'LOGNAME'],
    ...['MAKEFILES', 'MAKEFLAGS', 'MANPAGER', 'MAVEN_OPTS', 'MFLAGS', 'NLSPATH', 'PAGER', 'PATH', 'PATHEXT'],
    ...['PROMPT_COMMAND', 'PS4', 'PSQLRC', 'RIPGREP_CONFIG_PATH', 'RSYNC_RSH', 'RUBYLIB', 'RUBYOPT', 'RUSTC'],
    ...['RUSTC_WORKSPACE_WRAPPER', 'RUSTC_WRAPPER', 'RUSTDOC', 'RUSTDOCFLAGS', 'RUSTFLAGS', 'R_ENVIRON'],
    ...['R_ENVIRON_USER', 'R_PROFILE', 'R_PROFILE_USER', 'SBT_OPTS', 'SHELL', 'SHELLOPTS', 'SVN_SSH', 'TAR_OPTIONS'],
    ...['TCLLIBPATH', 'TERMINFO', 'TMPDIR', 'UNZIP', 'USER', 'VIMINIT', 'VIRTUAL_ENV', 'VISUAL', 'WGETRC', 'ZDOTDIR'],
    ...['ZIPOPT'],
]);
const REFUSED_PREFIXES = [
    ...['ACTIONS_', 'ANSIBLE_', 'AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE', 'BASH_FUNC_', 'BUNDLE_', 'BUN_'],
    ...['CARGO_', 'COMPLUS_', 'COMPOSER_', 'CORECLR_', 'COREPACK_', 'COR_', 'DENO_', 'DOCKER_', 'DOTNET_', 'DYLD_'],
    ...['ELIXIR_', 'ERL_', 'GEM_', 'GITHUB_', 'GIT_', 'GLIBC_', 'GUILE_', 'INPUT_', 'JULIA_', 'LD_', 'LUA_', 'MALLOC_'],
    ...['NIX_', 'NODE_', 'NPM_CONFIG_', 'OPENSSL_', 'PERL', 'PHP', 'PIP_', 'PNPM_', 'POETRY_', 'PSMODULEPATH', 'PYTHON'],
    ...['RUNNER_', 'SOUS_', 'SSH_', 'SSL_CERT_', 'TF_CLI', 'UV_', 'XDG_', 'YARN_'],
];
const HARMLESS = new Set([
    ...['NODE_ENV', 'PYTHONHASHSEED', 'PYTHONUNBUFFERED', 'PYTHONDONTWRITEBYTECODE'],
    ...['DOTNET_NOLOGO', 'DOTNET_CLI_TELEMETRY_OPTOUT', 'DOCKER_BUILDKIT'],
]);
/** Why a call may not set that variable for its command; `undefined` when it may. */
function refuseVariable(name, value) {
    if (!NAME.test(name))
        return 'its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters';
    if (value.includes('\0') || !value.isWellFormed())
        return 'its value has a NUL character or half of a surrogate pair';
    if (HARMLESS.has(name))
        return undefined;
    if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix)))
        return 'it can change which programs run, or is reserved';
    return undefined;
}
/** The environment of a command, by allow-list: what it needs to work, what it was declared, and nothing else. */
function childEnvironment(surroundings, declared) {
    const env = {};
    for (const [name, value] of Object.entries(surroundings.inherited))
        if (value !== undefined && (INHERITED.includes(name) || INHERITED_PATTERN.test(name)))
            env[name] = value;
    return {
        ...env,
        ...declared,
        PATH: surroundings.searchPath,
        SHELL: surroundings.shell,
        TERM: 'dumb',
        GIT_TERMINAL_PROMPT: '0',
        // A directory that only looks like a bare repository would otherwise bring its own configuration into effect.
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'safe.bareRepository',
        GIT_CONFIG_VALUE_0: 'explicit',
    };
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

/***/ 7352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInTerminal: () => (/* binding */ runInTerminal)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/model/tool-result.js
var tool_result = __webpack_require__(1453);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/system/child-environment.js
var child_environment = __webpack_require__(803);
// EXTERNAL MODULE: ./build/js/src/workspace/glob.js + 3 modules
var glob = __webpack_require__(888);
// EXTERNAL MODULE: ./build/js/src/model/assert-never.js
var assert_never = __webpack_require__(5480);
;// CONCATENATED MODULE: ./build/js/src/tools/command-failure.js



const MAX_SHOWN_CHARACTERS = 8_000;
/** As dash, bash, ksh and zsh say it, each in its own order. */
const NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
const SHELL_CANNOT_FIND = 127;
/** What went wrong with a command; `undefined` when it ended with exit code 0. */
function commandFailure(exit, command, timeoutSeconds) {
    switch (exit.kind) {
        case 'exited':
            return exit.code === 0 ? undefined : exitFailure(exit, command);
        case 'timed_out':
            return (0,tool_error/* toolError */.$4)('timed_out', `Command timed out after ${(0,wording/* countOf */.pq)(timeoutSeconds, 'second')}`, 'Raise timeout_seconds (at most 300), or run a shorter command. What it printed is in terminal_last_command.');
        case 'killed':
            return (0,tool_error/* toolError */.$4)('command_failed', withOutput(`Command was killed by ${exit.signal}`, exit), 'Find out what ended it, then run it again.');
        case 'cancelled':
            return (0,tool_error/* toolError */.$4)('cancelled', 'Command was cancelled', 'Run it again when it is wanted after all.');
        case 'not_started':
            return (0,tool_error/* toolError */.$4)('command_failed', `Command could not be started: ${exit.message}`, 'Run Sous where a POSIX shell is installed.');
        default:
            return (0,assert_never/* assertNever */.x)(exit);
    }
}
function exitFailure(exit, command) {
    const complaint = exit.code === SHELL_CANNOT_FIND ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
    if (complaint !== null) {
        const name = complaint[1] ?? complaint[2] ?? command;
        return (0,tool_error/* toolError */.$4)('command_not_found', `Command '${name}' not found`, 'Check the name, or install the program outside the repository.');
    }
    return (0,tool_error/* toolError */.$4)('command_failed', withOutput(`Command failed with exit code ${exit.code}`, exit), 'Read what it printed, correct the cause, then run it again.');
}
/** Many programs report to stdout only, so that is shown where stderr says nothing. */
function withOutput(message, { stdout, stderr }) {
    const text = stderr.trim() === '' ? stdout.trimEnd() : stderr.trimEnd();
    if (text === '')
        return message;
    return `${message}:\n${text.length > MAX_SHOWN_CHARACTERS ? `\u2026${text.slice(-MAX_SHOWN_CHARACTERS)}` : text}`;
}

// EXTERNAL MODULE: ./build/js/src/workspace/footprint.js + 1 modules
var footprint = __webpack_require__(7157);
;// CONCATENATED MODULE: ./build/js/src/tools/command-place.js




const MAX_NAMED = 10;
async function openCommandPlace({ scratch, workspace }) {
    return scratch === undefined ? inFolder(workspace) : inScratch(scratch);
}
/** What a command that failed left behind in a scratch is thrown away with it. */
async function inScratch(scratch) {
    const prepared = await scratch.prepare();
    if (!prepared.ok)
        return prepared;
    const { folder, warnings } = prepared.value;
    return (0,result/* success */.k)({
        folder,
        async findChanges(hasSucceeded) {
            if (!hasSucceeded)
                return (0,result/* success */.k)({ files: [], git: [], warnings });
            const read = await scratch.readBack();
            return read.ok ? (0,result/* success */.k)({ files: read.value.changed, git: [], warnings: [...warnings, ...read.value.warnings] }) : read;
        },
    });
}
async function inFolder(workspace) {
    const staged = (await workspace.changes()).map((change) => change.path);
    // The command would see the files without what was staged, and what it wrote would be mixed up with that.
    if (staged.length > 0)
        return (0,result/* failure */.V)(notWritten(staged));
    const { folder } = workspace;
    const before = await workspace.footprint();
    if (folder === undefined || before === undefined)
        return (0,result/* failure */.V)(noFolder());
    return (0,result/* success */.k)({
        folder,
        async findChanges() {
            const changed = (0,footprint/* compareFootprints */.a)(before, (await workspace.footprint()) ?? before);
            return (0,result/* success */.k)({ ...changed, warnings: [] });
        },
    });
}
function notWritten(paths) {
    return (0,tool_error/* toolError */.$4)('stale', `Cannot run a command over changes that are not written yet: ${(0,wording/* nameSome */.Kf)(paths, MAX_NAMED)}`, 'Land these changes first, or run the command before making them.');
}
function noFolder() {
    return (0,tool_error/* toolError */.$4)('not_a_directory', 'There is no folder on disk to run a command in', 'Run it in a checkout of the repository.');
}

// EXTERNAL MODULE: ./build/js/src/tools/tool.js
var tool = __webpack_require__(2805);
;// CONCATENATED MODULE: ./build/js/src/tools/tool_run_in_terminal.js










const MAX_COMMAND_BYTES = 100_000;
const tool_run_in_terminal_MAX_NAMED = 10;
const runInTerminal = (0,tool/* defineTool */.u)({
    name: 'run_in_terminal',
    summary: 'Execute a shell command in the working directory.',
    category: 'Terminal',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['RunCommands'],
    args: () => schemas/* strictObject */.rej({
        command: schemas/* string */.YjP().check(api/* _minLength */.m9(1), schemas/* refine */.YPB((command) => command.trim() !== '', 'must not be empty'), schemas/* refine */.YPB((command) => !command.includes('\0'), 'must not have a NUL character'), schemas/* refine */.YPB((command) => command.isWellFormed(), 'has half of a surrogate pair, which would run as another character'), schemas/* refine */.YPB((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), schemas/* describe */.q0y('Shell command to execute, in the default shell and in the working directory')),
        timeout_seconds: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(1), api/* _lte */.Zm(300), schemas/* describe */.q0y('Timeout in seconds (default: 30)')), 30),
        env: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).check(schemas/* describe */.q0y('Environment variables for the command; values go here, not into the command')), {}),
        writes: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP()).check(schemas/* describe */.q0y('Globs of the files that the command may change; a change elsewhere is an error'))),
    }),
    outputs: () => schemas/* strictObject */.rej({
        stdout: schemas/* string */.YjP().check(schemas/* describe */.q0y('What the command printed; beyond 1 MB its beginning and end')),
        stderr: schemas/* string */.YjP().check(schemas/* describe */.q0y('What the command printed as errors; beyond 1 MB its beginning and end')),
        exit_code: schemas/* int */.Whr().check(schemas/* describe */.q0y('Exit code of the command')),
        stdout_lines: schemas/* int */.Whr().check(schemas/* describe */.q0y('Number of lines on stdout')),
        stderr_lines: schemas/* int */.Whr().check(schemas/* describe */.q0y('Number of lines on stderr')),
        changed_files: schemas/* array */.YOg(schemas/* string */.YjP()).check(schemas/* describe */.q0y('Files that the command wrote, made or removed')),
    }),
    metadata: ['exit_code', 'stdout_lines', 'stderr_lines'],
    termination: 'Use terminate=true when the command was all that was asked for; terminate=false when its output decides what to do next. After an error read the output first.',
    examples: [
        { description: 'See what changed', args: { command: 'git status --short' } },
        {
            description: 'Pass a value, allow one file to change',
            args: { command: 'npm pkg set version="$WANTED"', env: { WANTED: '1.2.3' }, writes: ['package.json'], timeout_seconds: 60 },
        },
    ],
    async run(args, context) {
        const declared = args.writes === undefined ? undefined : (0,glob/* parseGlobs */.nS)(args.writes);
        if (declared?.ok === false)
            return declared;
        const refusal = refuseEnvironment(args.env);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
        const place = await openCommandPlace(context);
        if (!place.ok)
            return place;
        const executedAt = context.clock.now().toISOString();
        const exit = await context.shell.run({
            command: args.command,
            folder: place.value.folder,
            env: args.env,
            timeoutMs: args.timeout_seconds * 1000,
            outputBytes: context.limits.commandOutputBytes,
            signal: context.signal,
        });
        remember(context, args.command, executedAt, exit);
        const commandProblem = commandFailure(exit, args.command, args.timeout_seconds);
        const found = await place.value.findChanges(commandProblem === undefined);
        if (!found.ok)
            return found;
        const changed = found.value;
        const problem = refuseTampering(changed.git) ?? refuseUndeclared(changed.files, declared?.value) ?? commandProblem;
        if (problem !== undefined)
            return (0,result/* failure */.V)(withChanges(problem, changed.files));
        if (exit.kind !== 'exited')
            throw new Error(`A command that was ${exit.kind} counted as a success`);
        const value = {
            stdout: exit.stdout,
            stderr: exit.stderr,
            exit_code: exit.code,
            stdout_lines: exit.stdoutLines,
            stderr_lines: exit.stderrLines,
            changed_files: [...changed.files],
        };
        const dropped = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`];
        const warnings = [...changed.warnings, ...dropped];
        return (0,tool_result/* succeeded */.P)(value, `Command output:\n${endWithNewline(exit.stdout)}`, { warnings, filesAffected: changed.files });
    },
});
function refuseEnvironment(env) {
    for (const [name, value] of Object.entries(env)) {
        const why = (0,child_environment/* refuseVariable */.v)(name, value);
        if (why !== undefined)
            return (0,tool_error/* toolError */.$4)('invalid_arguments', `env: variable '${name}' is not allowed: ${why}`, 'Use another name, such as WANTED_VERSION.');
    }
    return undefined;
}
function refuseTampering(parts) {
    if (parts.length === 0)
        return undefined;
    return (0,tool_error/* toolError */.$4)('git_state_tampered', `The command changed the state of the git repository: ${(0,wording/* nameSome */.Kf)(parts, tool_run_in_terminal_MAX_NAMED)}`, 'Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.');
}
function refuseUndeclared(files, declared) {
    const undeclared = declared === undefined ? [] : files.filter((file) => !declared.matches(file));
    if (undeclared.length === 0)
        return undefined;
    return (0,tool_error/* toolError */.$4)('undeclared_write', `The command changed files outside 'writes': ${(0,wording/* nameSome */.Kf)(undeclared, tool_run_in_terminal_MAX_NAMED)}`, "What the command did stays on disk. Add them to 'writes' if they may change, or take the changes back and correct the command.");
}
function remember({ history }, command, executedAt, exit) {
    const output = exit.kind === 'not_started' ? exit.message : exit.stdout + exit.stderr;
    history.remember({ command, exitCode: exit.kind === 'exited' ? exit.code : undefined, output, executedAt });
}
function withChanges(error, files) {
    if (files.length === 0 || error.code === 'undeclared_write')
        return error;
    return { ...error, suggestion: `${error.suggestion} It changed these files: ${(0,wording/* nameSome */.Kf)(files, tool_run_in_terminal_MAX_NAMED)}.` };
}
function endWithNewline(text) {
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}


/***/ }),

/***/ 7157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ compareFootprints),
  takeFootprint: () => (/* binding */ takeFootprint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/js/src/workspace/git-state.js


/** Files whose content decides what git does or what is committed. The index is not among them: it follows the files. */
const FILES = [
    'config',
    'config.worktree',
    'commondir',
    'info/attributes',
    'info/exclude',
    'info/grafts',
    'info/sparse-checkout',
    'objects/info/alternates',
    'shallow',
];
const MAX_DEPTH = 32;
const TREES = ['refs', 'reftable', 'hooks'];
/** Takes down HEAD, all refs, the configuration and the hooks of the repository and its submodules, if there is one. */
function readGitState(disk, folder, repository) {
    const state = new Map();
    note(state, disk, '.git', external_node_path_.join(folder, '.git'));
    if (repository === undefined)
        return state;
    if (repository.workTree !== folder)
        note(state, disk, `${repository.workTree}/.git`, external_node_path_.join(repository.workTree, '.git'));
    const own = repository.gitDirectory;
    const common = commonDirectory(disk, own);
    note(state, disk, 'HEAD', external_node_path_.join(own, 'HEAD'));
    readPackedRefs(state, disk, external_node_path_.join(common, 'packed-refs'));
    for (const directory of new Set([common, own])) {
        for (const file of FILES)
            note(state, disk, file, external_node_path_.join(directory, file));
        for (const tree of TREES)
            noteTree(state, disk, tree, external_node_path_.join(directory, tree), 0);
        noteModules(state, disk, 'modules', external_node_path_.join(directory, 'modules'), 0);
    }
    const worktrees = disk.readDirectory(external_node_path_.join(common, 'worktrees'));
    for (const { name } of worktrees.ok ? worktrees.value : [])
        state.set(`worktrees/${name}`, 'there');
    return state;
}
/** The git directories of submodules, whose names may have slashes in them and which may have submodules of their own. */
function noteModules(state, disk, name, directory, depth) {
    const entries = disk.readDirectory(directory);
    if (!entries.ok || depth > MAX_DEPTH)
        return;
    const isGitDirectory = entries.value.some((entry) => entry.name === 'HEAD');
    if (!isGitDirectory) {
        for (const entry of entries.value)
            noteModules(state, disk, `${name}/${entry.name}`, external_node_path_.join(directory, entry.name), depth + 1);
        return;
    }
    for (const file of ['HEAD', 'packed-refs', ...FILES])
        note(state, disk, `${name}/${file}`, external_node_path_.join(directory, file));
    for (const tree of TREES)
        noteTree(state, disk, `${name}/${tree}`, external_node_path_.join(directory, tree), 0);
    noteModules(state, disk, `${name}/modules`, external_node_path_.join(directory, 'modules'), depth + 1);
}
/** The parts that are not as they were, sorted. */
function differences(before, after) {
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
/** A linked worktree has a HEAD of its own and shares the rest. */
function commonDirectory(disk, gitDirectory) {
    const pointer = disk.readFile(external_node_path_.join(gitDirectory, 'commondir'));
    return pointer.ok ? external_node_path_.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString('utf8').trim()) : gitDirectory;
}
/** Packing refs moves them from files of their own into one; that changes no ref. */
function readPackedRefs(state, disk, file) {
    const packed = disk.readFile(file);
    if (!packed.ok)
        return;
    for (const line of Buffer.from(packed.value.bytes).toString('utf8').split('\n')) {
        const [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
        if (id !== undefined && name !== undefined)
            state.set(name, id);
    }
}
function noteTree(state, disk, name, directory, depth) {
    const entries = disk.readDirectory(directory);
    if (!entries.ok || depth > MAX_DEPTH)
        return;
    for (const entry of entries.value) {
        const [inner, onDisk] = [`${name}/${entry.name}`, external_node_path_.join(directory, entry.name)];
        if (entry.kind === 'directory')
            noteTree(state, disk, inner, onDisk, depth + 1);
        else
            note(state, disk, inner, onDisk);
    }
}
function note(state, disk, name, file) {
    const entry = disk.entry(file);
    if (!entry.ok || entry.value === undefined)
        return;
    if (entry.value.kind === 'file') {
        const content = disk.readFile(file);
        state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
    }
    else
        state.set(name, entry.value.kind === 'directory' ? 'directory' : entry.value.fingerprint);
}
function describeContent(name, { bytes, mode }) {
    const text = bytes.length <= 64 + 1 && name.startsWith('refs/') ? Buffer.from(bytes).toString('latin1').trim() : '';
    if (/^[0-9a-f]{40,64}$/.test(text))
        return text;
    return `${mode} ${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
}

;// CONCATENATED MODULE: ./build/js/src/workspace/footprint.js

function takeFootprint({ folder, repository, listing, disk }) {
    const files = new Map();
    for (const path of listing.files) {
        const entry = disk.entry(`${folder}/${path}`);
        if (entry.ok && entry.value?.kind === 'file')
            files.set(path, `${entry.value.mode} ${entry.value.fingerprint}`);
    }
    return { files, git: readGitState(disk, folder, repository) };
}
/** The files that were written, made or removed between two footprints, and the parts of git's state that changed. */
function compareFootprints(before, after) {
    return { files: differences(before.files, after.files), git: differences(before.git, after.git) };
}


/***/ }),

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseExcludes),
  qF: () => (/* binding */ parseGlob),
  nS: () => (/* binding */ parseGlobs)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
;// CONCATENATED MODULE: ./build/js/src/workspace/glob-braces.js

const MAX_ALTERNATIVES = 1_000;
/** Writes `{a,b{c,d}}` out as `a`, `bc`, `bd`. Escapes and classes are left as they are. */
function expandBraces(pattern) {
    if (!/[{}]/.test(pattern))
        return (0,result/* success */.k)([pattern]);
    const reader = { pattern, at: 0 };
    const expanded = readSequence(reader, false);
    if (expanded.ok && reader.at < pattern.length)
        return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
    return expanded;
}
/** Where the class that opens at `open` is closed, or -1. As in a shell, `]` right after the opening is a member. */
function classEnd(pattern, open) {
    let at = open + 1;
    if (pattern[at] === '!' || pattern[at] === '^')
        at++;
    if (pattern[at] === ']')
        at++;
    for (; at < pattern.length && pattern[at] !== '/'; at++) {
        if (pattern[at] === '\\')
            at++;
        else if (pattern[at] === ']')
            return at;
    }
    return -1;
}
function syntaxFault(reason) {
    return (0,result/* failure */.V)({ kind: 'syntax', reason });
}
function unclosedClass() {
    return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
}
function readSequence(reader, isInside) {
    const { pattern } = reader;
    let heads = [''];
    while (reader.at < pattern.length) {
        const character = pattern.charAt(reader.at);
        if (character === '}' || (isInside && character === ','))
            break;
        let tails;
        if (character === '{') {
            const group = readGroup(reader);
            if (!group.ok)
                return group;
            tails = group.value;
        }
        else {
            const end = character === '[' ? classEnd(pattern, reader.at) : reader.at + (character === '\\' ? 1 : 0);
            if (end < 0)
                return unclosedClass();
            tails = [pattern.slice(reader.at, end + 1)];
            reader.at = end + 1;
        }
        if (heads.length * tails.length > MAX_ALTERNATIVES)
            return tooMany();
        heads = heads.flatMap((head) => tails.map((tail) => head + tail));
    }
    return (0,result/* success */.k)(heads);
}
function readGroup(reader) {
    const alternatives = [];
    do {
        reader.at++;
        const alternative = readSequence(reader, true);
        if (!alternative.ok)
            return alternative;
        alternatives.push(...alternative.value);
        if (alternatives.length > MAX_ALTERNATIVES)
            return tooMany();
    } while (reader.pattern[reader.at] === ',');
    if (reader.pattern[reader.at] !== '}')
        return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
    reader.at++;
    return (0,result/* success */.k)(alternatives);
}
function tooMany() {
    return (0,result/* failure */.V)({ kind: 'limit', reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns` });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-segment.js


/** Reads what stands between two slashes of a pattern without braces. */
function parseSegment(source) {
    if (source === '**')
        return (0,result/* success */.k)({ kind: 'globstar' });
    const tokens = [];
    let text = '';
    const flush = () => {
        if (text !== '')
            tokens.push({ kind: 'text', text });
        text = '';
    };
    for (let at = 0; at < source.length; at++) {
        const character = source.charAt(at);
        if (character === '*' || character === '?') {
            flush();
            if (character === '?')
                tokens.push({ kind: 'one' });
            else if (tokens.at(-1)?.kind !== 'star')
                tokens.push({ kind: 'star' });
        }
        else if (character === '[') {
            flush();
            const end = classEnd(source, at);
            if (end < 0)
                return unclosedClass();
            const parsed = parseClass(source.slice(at + 1, end));
            if (!parsed.ok)
                return parsed;
            tokens.push(parsed.value);
            at = end;
        }
        else {
            if (character === '\\')
                at++;
            text += source.charAt(at);
        }
    }
    const isLiteral = tokens.length === 0;
    flush();
    return (0,result/* success */.k)(isLiteral ? { kind: 'literal', text: tokens[0]?.kind === 'text' ? tokens[0].text : '' } : { kind: 'tokens', tokens });
}
/** Whether the name at `start` to `end` of a path fits. Returns to the last `*` only, so it never takes more than length times length. */
function matchTokens(tokens, path, start, end) {
    let at = start;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const token = tokens[index];
        if (token === undefined) {
            if (at === end)
                return true;
        }
        else if (token.kind === 'star') {
            if (index === tokens.length - 1)
                return true;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else {
            const next = take(token, path, at, end);
            if (next >= 0) {
                at = next;
                index++;
                continue;
            }
        }
        if (starIndex < 0 || starAt >= end)
            return false;
        starAt += widthAt(path, starAt);
        at = starAt;
        index = starIndex + 1;
    }
}
function take(token, path, at, end) {
    if (token.kind === 'text')
        return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
    if (at >= end)
        return -1;
    if (token.kind === 'class') {
        const point = path.codePointAt(at) ?? 0;
        if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated)
            return -1;
    }
    return at + widthAt(path, at);
}
function widthAt(path, at) {
    return (path.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
function parseClass(source) {
    if (source.includes('[:'))
        return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
    const isNegated = /^[!^]/.test(source);
    const members = [];
    const characters = [...(isNegated ? source.slice(1) : source)];
    for (let i = 0; i < characters.length; i++) {
        const isEscaped = characters[i] === '\\' && i + 1 < characters.length;
        if (isEscaped)
            i++;
        members.push({ point: characters[i]?.codePointAt(0) ?? 0, isDash: characters[i] === '-' && !isEscaped });
    }
    const ranges = [];
    for (let i = 0; i < members.length; i++) {
        const from = members[i]?.point ?? 0;
        const to = members[i + 1]?.isDash ? members[i + 2]?.point : undefined;
        if (to !== undefined)
            i += 2;
        if (to !== undefined && to < from)
            return syntaxFault('Turn the range in the class around: it ends before it begins.');
        ranges.push([from, to ?? from]);
    }
    return (0,result/* success */.k)({ kind: 'class', isNegated, ranges });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-matcher.js

/** Turns the segments of one pattern into a test. The forms that people write most need no walk over the path. */
function compileSegments(segments) {
    const literals = [];
    for (const segment of segments) {
        if (segment.kind !== 'literal')
            break;
        literals.push(segment.text);
    }
    const rest = segments.slice(literals.length);
    if (rest.length === 0) {
        const whole = literals.join('/');
        return (path) => path === whole;
    }
    const prefix = literals.map((literal) => `${literal}/`).join('');
    const matchRest = compileCommon(rest) ?? compileAny(rest);
    return prefix === '' ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
}
function compileCommon([first, second, third, ...more]) {
    if (first?.kind !== 'globstar' || more.length > 0)
        return undefined;
    if (second === undefined)
        return (path, from) => path.length > from;
    if (third === undefined) {
        if (second.kind === 'literal')
            return (path, from) => endsWithName(path, from, second.text);
        const suffix = suffixOf(second);
        return suffix === undefined ? undefined : (path) => path.endsWith(suffix);
    }
    if (second.kind !== 'literal' || third.kind !== 'globstar')
        return undefined;
    const directory = `${second.text}/`;
    return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
}
function endsWithName(path, from, name) {
    const start = path.length - name.length;
    return path.endsWith(name) && (start === from || (start > from && path[start - 1] === '/'));
}
/** The end that a name must have when the segment is `*` and then plain text. */
function suffixOf(segment) {
    if (segment.kind !== 'tokens' || segment.tokens.length > 2 || segment.tokens[0]?.kind !== 'star')
        return undefined;
    const last = segment.tokens[1];
    if (last === undefined)
        return '';
    return last.kind === 'text' ? last.text : undefined;
}
function compileAny(segments) {
    const last = segments.at(-1);
    const lastToken = last?.kind === 'tokens' ? last.tokens.at(-1) : undefined;
    const suffix = lastToken?.kind === 'text' ? lastToken.text : '';
    return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
}
/** As in `matchTokens`, only the last `**` is ever returned to. */
function matchSegments(segments, path, from) {
    let at = from;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const segment = segments[index];
        if (segment === undefined) {
            if (at > path.length)
                return true;
        }
        else if (segment.kind === 'globstar') {
            if (index === segments.length - 1)
                return at < path.length;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else if (at <= path.length) {
            const slash = path.indexOf('/', at);
            const end = slash < 0 ? path.length : slash;
            if (matchName(segment, path, at, end)) {
                at = end + 1;
                index++;
                continue;
            }
        }
        if (starIndex < 0)
            return false;
        const slash = path.indexOf('/', starAt);
        if (slash < 0)
            return false;
        starAt = slash + 1;
        at = starAt;
        index = starIndex + 1;
    }
}
function matchName(segment, path, start, end) {
    if (segment.kind === 'tokens')
        return matchTokens(segment.tokens, path, start, end);
    return end - start === segment.text.length && path.startsWith(segment.text, start);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob.js






const MAX_PATTERN_BYTES = 256;
function parseGlob(pattern) {
    return parseGlobs([pattern]);
}
/** One glob that fits where any of the patterns does. Without patterns it fits nowhere. */
function parseGlobs(patterns) {
    return compile(patterns, (segments) => [segments]);
}
/** Like `parseGlobs`, but a directory that fits takes everything below it along: `node_modules`, `src/generated`. */
function parseExcludes(patterns) {
    return compile(patterns, (segments) => (segments.at(-1)?.kind === 'globstar' ? [segments] : [segments, [...segments, GLOBSTAR]]));
}
const GLOBSTAR = { kind: 'globstar' };
function compile(patterns, variants) {
    const matchers = [];
    let alternatives = 0;
    for (const pattern of patterns) {
        const parsed = parsePattern(pattern);
        if (!parsed.ok)
            return parsed;
        alternatives += parsed.value.length;
        if (alternatives > MAX_ALTERNATIVES)
            return (0,result/* failure */.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
        for (const segments of parsed.value)
            matchers.push(...variants(segments).map(compileSegments));
    }
    const [only, ...others] = matchers;
    if (only !== undefined && others.length === 0)
        return (0,result/* success */.k)({ matches: only });
    return (0,result/* success */.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
}
function parsePattern(pattern) {
    if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES)
        return (0,result/* failure */.V)(tooLarge(pattern, `it is longer than ${MAX_PATTERN_BYTES} bytes`));
    if (pattern === '')
        return (0,result/* failure */.V)(invalid(pattern, 'Say which files are meant.'));
    if (pattern.startsWith('!'))
        return (0,result/* failure */.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
    const expanded = expandBraces(pattern);
    if (!expanded.ok)
        return (0,result/* failure */.V)(fromFault(pattern, expanded.error));
    const alternatives = [];
    for (const alternative of expanded.value) {
        const problem = findEscape(pattern, alternative);
        if (problem !== undefined)
            return (0,result/* failure */.V)(problem);
        const segments = parseAlternative(alternative);
        if (!segments.ok)
            return (0,result/* failure */.V)(fromFault(pattern, segments.error));
        alternatives.push(segments.value);
    }
    return (0,result/* success */.k)(alternatives);
}
function parseAlternative(alternative) {
    const isAnchored = /\/./.test(alternative);
    const sources = alternative.replace(/^\.\//, '').replace(/\/$/, '/**').split('/');
    const segments = isAnchored ? [] : [GLOBSTAR];
    for (const source of sources) {
        const segment = parseSegment(source);
        if (!segment.ok)
            return segment;
        const repeats = segment.value.kind === 'globstar' && segments.at(-1)?.kind === 'globstar';
        if (!repeats)
            segments.push(segment.value);
    }
    return (0,result/* success */.k)(segments);
}
/** What must not be in a pattern once its braces are written out: the rules for paths, but for wildcards and escapes. */
function findEscape(pattern, alternative) {
    const shown = `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`;
    const outside = () => (0,tool_error/* toolError */.$4)('path_outside_working_dir', `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
    const denied = (why, suggestion) => (0,tool_error/* toolError */.$4)('path_denied', `${shown} is not allowed: ${why}`, suggestion);
    if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative))
        return denied('it has a control character', 'Remove the NUL, newline or other control character.');
    if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative))
        return outside();
    if (alternative.split(/[/\\]/).includes('..'))
        return outside();
    if (/\\(?![*?[\]{},!^-])/.test(alternative))
        return denied('a backslash only makes a wildcard plain', "Separate directories by '/'.");
    if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, '')))
        return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
    return undefined;
}
function fromFault(pattern, fault) {
    return fault.kind === 'limit' ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
}
function invalid(pattern, advice) {
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `Invalid glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
}
function tooLarge(pattern, why) {
    return (0,tool_error/* toolError */.$4)('limit_exceeded', `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}' is too large: ${why}`, 'Use a shorter pattern, or several calls.');
}


/***/ })

};
