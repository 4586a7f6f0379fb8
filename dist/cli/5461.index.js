export const id = 5461;
export const ids = [5461];
export const modules = {

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

/***/ 5994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readProcess),
/* harmony export */   _: () => (/* binding */ readProcesses)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2847);


/** Where `/proc/\u2026/stat` has the start time, counted after the session. */
const START_TIME = 15;
/** `undefined` when there is no such process, or the system does not tell. */
function readProcess(pid) {
    const stat = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(`/proc/${pid}/stat`, 'latin1'));
    if (!stat.ok)
        return undefined;
    // The program's name stands in parentheses and may itself hold spaces and parentheses.
    const [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(')') + 2).split(' ');
    return {
        pid,
        isZombie: state === 'Z' || state === 'X',
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        start: Number(rest[START_TIME]),
    };
}
/** Every process but the zombies; `undefined` where the system does not tell. */
function readProcesses() {
    const names = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync('/proc'));
    if (!names.ok)
        return undefined;
    const processes = names.value.flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
    return processes.filter((one) => !one.isZombie);
}


/***/ }),

/***/ 5461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  realShell: () => (/* binding */ realShell)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/src/system/child-environment.js
var child_environment = __webpack_require__(803);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var bytes = __webpack_require__(7682);
;// CONCATENATED MODULE: ./build/js/src/system/output-capture.js

const NEWLINE = 0x0a;
/** Keeps the beginning and the end of a stream of bytes, and counts what was between. */
class OutputCapture {
    #headLimit;
    #tailLimit;
    #head = [];
    #headBytes = 0;
    /** A ring: the end of the stream is what lies before `#tailNext`, around the corner. */
    #ring;
    #tailNext = 0;
    #tailBytes = 0;
    #newlines = 0;
    #lastByte = NEWLINE;
    constructor(limit) {
        this.#headLimit = Math.ceil(limit / 2);
        this.#tailLimit = Math.floor(limit / 2);
    }
    push(chunk) {
        for (const byte of chunk)
            if (byte === NEWLINE)
                this.#newlines++;
        this.#lastByte = chunk.at(-1) ?? this.#lastByte;
        const forHead = Math.min(chunk.length, this.#headLimit - this.#headBytes);
        if (forHead > 0) {
            this.#head.push(chunk.subarray(0, forHead));
            this.#headBytes += forHead;
        }
        if (forHead < chunk.length)
            this.#pushTail(chunk.subarray(forHead));
    }
    /** Lines of all that came, also of what was not kept. A last line without a newline counts. */
    get lines() {
        return this.#newlines + (this.#lastByte === NEWLINE ? 0 : 1);
    }
    /** What was kept, and how many bytes were not. No character is cut in two. */
    finish() {
        const head = Buffer.concat(this.#head);
        const end = this.#endOfStream();
        if (this.#tailBytes === end.length)
            return { text: Buffer.concat([head, end]).toString('utf8'), droppedBytes: 0 };
        const beginning = head.subarray(0, head.length - (0,bytes/* partialEndLength */.PI)(head));
        const ending = end.subarray((0,bytes/* partialStartLength */.e1)(end));
        const droppedBytes = this.#headBytes + this.#tailBytes - beginning.length - ending.length;
        return { text: `${beginning.toString('utf8')}\n[\u2026 ${droppedBytes} bytes left out \u2026]\n${ending.toString('utf8')}`, droppedBytes };
    }
    #pushTail(chunk) {
        this.#tailBytes += chunk.length;
        if (this.#tailLimit === 0)
            return;
        this.#ring ??= Buffer.alloc(this.#tailLimit);
        const kept = chunk.subarray(Math.max(0, chunk.length - this.#tailLimit));
        const upToCorner = kept.copy(this.#ring, this.#tailNext);
        kept.copy(this.#ring, 0, upToCorner);
        this.#tailNext = (this.#tailNext + kept.length) % this.#tailLimit;
    }
    #endOfStream() {
        if (this.#ring === undefined)
            return Buffer.alloc(0);
        if (this.#tailBytes < this.#tailLimit)
            return this.#ring.subarray(0, this.#tailBytes);
        return Buffer.concat([this.#ring.subarray(this.#tailNext), this.#ring.subarray(0, this.#tailNext)]);
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/system/real-disk.js
var real_disk = __webpack_require__(2847);
;// CONCATENATED MODULE: ./build/js/src/system/output-pipes.js






/**
 * Pipes for the two outputs of a command. Node's own would be sockets, and a command that opens `/dev/stderr` cannot
 * open a socket. `undefined` where pipes cannot be made in this way.
 */
function openOutputPipes(mkfifo) {
    if (mkfifo === undefined)
        return undefined;
    // Where there is no room for temporary files, the command still runs.
    const made = (0,real_disk/* attempt */.CD)(() => external_node_fs_.mkdtempSync(external_node_path_.join(external_node_fs_.realpathSync(external_node_os_.tmpdir()), 'sous-run-')));
    if (!made.ok)
        return undefined;
    const folder = made.value;
    try {
        const [out, err] = [external_node_path_.join(folder, 'stdout'), external_node_path_.join(folder, 'stderr')];
        if ((0,external_node_child_process_.spawnSync)(mkfifo, ['-m', '600', out, err], { env: {}, stdio: 'ignore' }).status !== 0)
            return undefined;
        return { stdout: openPipe(out), stderr: openPipe(err) };
    }
    finally {
        external_node_fs_.rmSync(folder, { recursive: true, force: true });
    }
}
function openPipe(file) {
    // Without waiting for a writer; and the writer can be opened because there is a reader.
    const reader = external_node_fs_.openSync(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    const writeEnd = external_node_fs_.openSync(file, external_node_fs_.constants.O_WRONLY);
    return { writeEnd, readEnd: new external_node_net_.Socket({ fd: reader, readable: true, writable: false }), shown: `${file} (deleted)` };
}

// EXTERNAL MODULE: ./build/js/src/system/process-facts.js
var process_facts = __webpack_require__(5994);
;// CONCATENATED MODULE: ./build/js/src/system/process-sweep.js



/** The process that inherits those whose parent ended. */
const INIT = 1;
const SWEEP_ROUNDS = 200;
const SWEEP_PAUSE_MS = 10;
/**
 * Kills whatever a command left running and returns when nothing of it is left. Every process is stopped before any is
 * killed, so that none can start another meanwhile. Without `/proc` only the process group is reached; and with it, one
 * that cleared its environment, took a session of its own, closed its outputs, outlived its parent and left the folder is
 * not.
 */
async function sweepProcesses(marks) {
    signalGroup(marks.leader, 'SIGKILL');
    const beyondReach = new Set();
    for (let round = 0; round < SWEEP_ROUNDS; round++) {
        const left = findMarked(marks).filter((pid) => !beyondReach.has(pid));
        if (left.length === 0)
            return;
        for (const pid of left)
            signal(pid, 'SIGSTOP');
        for (const pid of left)
            if (!signal(pid, 'SIGKILL'))
                beyondReach.add(pid);
        await pause(SWEEP_PAUSE_MS);
    }
}
/** Sends a signal to a process group, if it is still there. */
function signalGroup(leader, name) {
    signal(-leader, name);
}
/** Whether a process group has a process that is more than a zombie: in a container often nobody collects those. */
function isGroupAlive(leader) {
    if (!signal(-leader, 0))
        return false;
    const processes = (0,process_facts/* readProcesses */._)();
    return processes === undefined || processes.some((one) => one.group === leader);
}
function signal(pid, name) {
    return (0,real_disk/* attempt */.CD)(() => process.kill(pid, name)).ok;
}
function findMarked({ leader, variable, outputs, folder, since }) {
    const processes = ((0,process_facts/* readProcesses */._)() ?? []).filter(({ start }) => start >= since);
    const isMarked = ({ pid, parent, group, session }) => group === leader ||
        session === leader ||
        hasVariable(pid, variable) ||
        writesTo(pid, outputs) ||
        // Without a parent of its own: another person's new shell in the same folder has one.
        (parent === INIT && worksIn(pid, folder));
    const marked = processes.filter(isMarked);
    const found = new Set(marked.map((one) => one.pid));
    // What a marked process started is the command's too, even if it cleared its environment.
    for (let before = -1; before !== found.size;) {
        before = found.size;
        for (const one of processes)
            if (found.has(one.parent))
                found.add(one.pid);
    }
    found.delete(process.pid);
    return [...found];
}
function hasVariable(pid, variable) {
    const environ = (0,real_disk/* attempt */.CD)(() => external_node_fs_.readFileSync(`/proc/${pid}/environ`, 'latin1'));
    return environ.ok && environ.value.split('\0').includes(variable);
}
function writesTo(pid, outputs) {
    return [1, 2].some((descriptor) => {
        const target = (0,real_disk/* attempt */.CD)(() => external_node_fs_.readlinkSync(`/proc/${pid}/fd/${descriptor}`));
        return target.ok && outputs.includes(target.value);
    });
}
function worksIn(pid, folder) {
    const directory = (0,real_disk/* attempt */.CD)(() => external_node_fs_.readlinkSync(`/proc/${pid}/cwd`));
    return directory.ok && (directory.value === folder || directory.value.startsWith(`${folder}/`));
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}
/** Waits for a promise, but not longer than that. */
async function waitAtMost(ms, promise) {
    let timer;
    const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
    });
    await Promise.race([promise, limit]);
    clearTimeout(timer);
}

// EXTERNAL MODULE: ./build/js/src/system/programs.js
var programs = __webpack_require__(4292);
;// CONCATENATED MODULE: ./build/js/src/system/real-shell.js









const GRACE_MS = 5_000;
const GROUP_POLL_MS = 20;
/** How long output may still arrive when all processes are gone. Only one beyond reach could hold it up. */
const DRAIN_MS = 500;
/** Runs commands in a POSIX shell, each in a process group of its own and with nothing of it left behind. */
function realShell({ program, graceMs = GRACE_MS, ...surroundings }) {
    if (program === undefined)
        return {
            program: 'none',
            run: async () => notStarted('There is no POSIX shell (sh, bash, dash, zsh, ksh) here; commands on Windows are not supported yet'),
        };
    return { program, run: (request) => runCommand(request, { ...surroundings, shell: program }, graceMs) };
}
async function runCommand(request, surroundings, graceMs) {
    if (request.signal.aborted)
        return { kind: 'cancelled', ...collect(new OutputCapture(0), new OutputCapture(0)) };
    const id = (0,external_node_crypto_.randomUUID)();
    const started = start(request, { ...(0,child_environment/* childEnvironment */.Q)(surroundings, request.env), SOUS_RUN: id }, surroundings);
    if (started instanceof Error)
        return notStarted(started.message);
    const { child, stdout, stderr } = started;
    const [out, err] = [new OutputCapture(request.outputBytes), new OutputCapture(request.outputBytes)];
    const drained = Promise.all([drain(stdout, out), drain(stderr, err)]);
    const ended = new Promise((resolve) => {
        child.once('error', resolve);
        child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    if (child.pid === undefined) {
        const fault = await ended;
        return notStarted(fault instanceof Error ? fault.message : 'the shell did not start');
    }
    const marks = {
        leader: child.pid,
        variable: `SOUS_RUN=${id}`,
        outputs: started.outputs,
        folder: request.folder,
        since: (0,process_facts/* readProcess */.W)(child.pid)?.start ?? 0,
    };
    const killAtExit = () => signalGroup(marks.leader, 'SIGKILL');
    process.once('exit', killAtExit);
    const stop = stopReason(request);
    const first = await Promise.race([ended, stop.reason]);
    stop.forget();
    if (typeof first === 'string')
        await endGroup(marks.leader, graceMs);
    await sweepProcesses(marks);
    await waitAtMost(DRAIN_MS, Promise.all([ended, drained]));
    stdout.destroy();
    stderr.destroy();
    process.off('exit', killAtExit);
    const output = collect(out, err);
    if (typeof first === 'string')
        return { kind: first, ...output };
    if (first instanceof Error)
        return notStarted(first.message);
    if (first.code !== null)
        return { kind: 'exited', code: first.code, ...output };
    return { kind: 'killed', signal: first.signal ?? 'SIGKILL', ...output };
}
function start(request, env, { shell, searchPath }) {
    const pipes = openOutputPipes((0,programs/* findProgram */.Kp)('mkfifo', { path: searchPath, forbiddenRoot: request.folder }));
    try {
        const child = (0,external_node_child_process_.spawn)(shell, ['-c', '--', request.command], {
            cwd: request.folder,
            env,
            // A process group (and session) of its own, so that all of it can be signalled at once.
            detached: true,
            stdio: ['ignore', pipes?.stdout.writeEnd ?? 'pipe', pipes?.stderr.writeEnd ?? 'pipe'],
        });
        const stdout = pipes?.stdout.readEnd ?? child.stdout;
        const stderr = pipes?.stderr.readEnd ?? child.stderr;
        if (stdout === null || stderr === null)
            throw new Error('The shell has no output');
        return { child, stdout, stderr, outputs: pipes === undefined ? [] : [pipes.stdout.shown, pipes.stderr.shown] };
    }
    catch (error) {
        pipes?.stdout.readEnd.destroy();
        pipes?.stderr.readEnd.destroy();
        return error;
    }
    finally {
        if (pipes !== undefined)
            for (const { writeEnd } of [pipes.stdout, pipes.stderr])
                external_node_fs_.closeSync(writeEnd);
    }
}
function drain(stream, capture) {
    return new Promise((resolve) => {
        stream.on('data', (chunk) => capture.push(chunk));
        stream.on('error', () => resolve());
        stream.on('close', () => resolve());
    });
}
/** Settles when the command has to be stopped, and says why. */
function stopReason({ signal, timeoutMs }) {
    let forget = () => { };
    const reason = new Promise((resolve) => {
        const timer = setTimeout(() => resolve('timed_out'), timeoutMs);
        const cancel = () => resolve('cancelled');
        signal.addEventListener('abort', cancel);
        forget = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', cancel);
        };
    });
    return { reason, forget };
}
/** Asks all of a group to end, and waits for that as long as the grace lasts. */
async function endGroup(leader, graceMs) {
    signalGroup(leader, 'SIGTERM');
    for (let waited = 0; waited < graceMs && isGroupAlive(leader); waited += GROUP_POLL_MS)
        await pause(GROUP_POLL_MS);
}
function collect(out, err) {
    const [stdout, stderr] = [out.finish(), err.finish()];
    return {
        stdout: stdout.text,
        stderr: stderr.text,
        stdoutLines: out.lines,
        stderrLines: err.lines,
        droppedBytes: stdout.droppedBytes + stderr.droppedBytes,
    };
}
function notStarted(message) {
    return { kind: 'not_started', message };
}


/***/ })

};
