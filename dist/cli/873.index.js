export const id = 873;
export const ids = [873,157];
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
    'BASHOPTS',
    'BASH_ENV',
    'CDPATH',
    'CLASSPATH',
    'EDITOR',
    'ENV',
    'FPATH',
    'GCONV_PATH',
    'GLOBIGNORE',
    'HOME',
    'HOSTALIASES',
    'IFS',
    'JAVA_OPTS',
    'JAVA_TOOL_OPTIONS',
    'JDK_JAVA_OPTIONS',
    'LOCPATH',
    'LOGNAME',
    'MAKEFILES',
    'MAKEFLAGS',
    'NLSPATH',
    'PAGER',
    'PATH',
    'PROMPT_COMMAND',
    'PS4',
    'RUBYLIB',
    'RUBYOPT',
    'RUSTC_WRAPPER',
    'RUSTFLAGS',
    'SHELL',
    'SHELLOPTS',
    'TMPDIR',
    'USER',
    'VISUAL',
    'ZDOTDIR',
]);
const REFUSED_PREFIXES = [
    'ACTIONS_',
    'BASH_FUNC_',
    'CARGO_',
    'DOTNET_STARTUP_HOOKS',
    'DYLD_',
    'GITHUB_',
    'GIT_',
    'GLIBC_',
    'INPUT_',
    'LD_',
    'LUA_',
    'MALLOC_',
    'NODE_',
    'NPM_CONFIG_',
    'PERL',
    'PHP',
    'PIP_',
    'PYTHON',
    'RUNNER_',
    'SOUS_',
    'SSH_',
    'YARN_',
];
const HARMLESS = new Set(['NODE_ENV', 'PYTHONHASHSEED', 'PYTHONUNBUFFERED', 'PYTHONDONTWRITEBYTECODE']);
/** Why a call may not set that variable for its command; `undefined` when it may. */
function refuseVariable(name, value) {
    if (!NAME.test(name))
        return 'its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters';
    if (value.includes('\0'))
        return 'its value has a NUL character';
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

/***/ 9873:
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
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/model/tool-result.js
var tool_result = __webpack_require__(1453);
// EXTERNAL MODULE: ./build/js/src/system/child-environment.js
var child_environment = __webpack_require__(803);
// EXTERNAL MODULE: ./build/js/src/workspace/footprint.js + 1 modules
var footprint = __webpack_require__(7157);
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
            return (0,tool_error/* toolError */.$4)('timed_out', `Command timed out after ${timeoutSeconds} ${timeoutSeconds === 1 ? 'second' : 'seconds'}`, 'Raise timeout_seconds (at most 300), or run a shorter command. What it printed is in terminal_last_command.');
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
    return `${message}:\n${text.length > MAX_SHOWN_CHARACTERS ? `…${text.slice(-MAX_SHOWN_CHARACTERS)}` : text}`;
}

// EXTERNAL MODULE: ./build/js/src/tools/tool.js
var tool = __webpack_require__(2805);
;// CONCATENATED MODULE: ./build/js/src/tools/tool_run_in_terminal.js








const MAX_COMMAND_BYTES = 100_000;
const MAX_NAMED = 10;
const runInTerminal = (0,tool/* defineTool */.u)({
    name: 'run_in_terminal',
    summary: 'Execute a shell command in the working directory.',
    category: 'Terminal',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['RunCommands'],
    args: () => schemas/* strictObject */.rej({
        command: schemas/* string */.YjP().check(api/* _minLength */.m9(1), schemas/* refine */.YPB((command) => command.trim() !== '', 'must not be empty'), schemas/* refine */.YPB((command) => !command.includes('\0'), 'must not have a NUL character'), schemas/* refine */.YPB((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), schemas/* describe */.q0y('Shell command to execute, in the default shell and in the working directory')),
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
        const refusal = refuseEnvironment(args.env) ?? (await refuseStaged(context));
        if (refusal !== undefined)
            return { ok: false, error: refusal };
        const { folder } = context.workspace;
        const before = await context.workspace.footprint();
        if (folder === undefined || before === undefined)
            return (0,tool_result/* failed */.g)('not_a_directory', 'There is no folder on disk to run a command in', 'Run it in a checkout of the repository.');
        const executedAt = context.clock.now().toISOString();
        const exit = await context.shell.run({
            command: args.command,
            folder,
            env: args.env,
            timeoutMs: args.timeout_seconds * 1000,
            outputBytes: context.limits.commandOutputBytes,
            signal: context.signal,
        });
        remember(context, args.command, executedAt, exit);
        const changed = (0,footprint/* compareFootprints */.a)(before, (await context.workspace.footprint()) ?? before);
        const problem = refuseTampering(changed.git) ??
            refuseUndeclared(changed.files, declared?.value) ??
            commandFailure(exit, args.command, args.timeout_seconds);
        if (problem !== undefined)
            return { ok: false, error: withChanges(problem, changed.files) };
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
        const warnings = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`];
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
/** The command would see the files without what was staged, and what it wrote would be mixed up with that. */
async function refuseStaged({ workspace }) {
    const changes = await workspace.changes();
    if (changes.length === 0)
        return undefined;
    return (0,tool_error/* toolError */.$4)('stale', `Cannot run a command over changes that are not written yet: ${nameSome(changes.map((change) => change.path))}`, 'Land these changes first, or run the command before making them.');
}
function refuseTampering(parts) {
    if (parts.length === 0)
        return undefined;
    return (0,tool_error/* toolError */.$4)('git_state_tampered', `The command changed the state of the git repository: ${nameSome(parts)}`, 'Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.');
}
function refuseUndeclared(files, declared) {
    const undeclared = declared === undefined ? [] : files.filter((file) => !declared.matches(file));
    if (undeclared.length === 0)
        return undefined;
    return (0,tool_error/* toolError */.$4)('undeclared_write', `The command changed files outside 'writes': ${nameSome(undeclared)}`, "Add them to 'writes' if they may change, or correct the command.");
}
function remember({ history }, command, executedAt, exit) {
    const output = exit.kind === 'not_started' ? exit.message : exit.stdout + exit.stderr;
    history.remember({ command, exitCode: exit.kind === 'exited' ? exit.code : undefined, output, executedAt });
}
function withChanges(error, files) {
    if (files.length === 0 || error.code === 'undeclared_write')
        return error;
    return { ...error, suggestion: `${error.suggestion} It changed these files: ${nameSome(files)}.` };
}
function nameSome(names) {
    const shown = names.slice(0, MAX_NAMED).join(', ');
    return names.length > MAX_NAMED ? `${shown} and ${names.length - MAX_NAMED} more` : shown;
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
    'objects/info/alternates',
    'shallow',
];
const MAX_DEPTH = 32;
/** Takes down HEAD, all refs, the configuration and the hooks of the repository, if there is one. */
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
        for (const tree of ['refs', 'reftable', 'hooks'])
            noteTree(state, disk, tree, external_node_path_.join(directory, tree), 0);
    }
    return state;
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


/***/ })

};
