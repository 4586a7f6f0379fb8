export const id = 4343;
export const ids = [4343,1080];
export const modules = {

/***/ 4343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverCommand: () => (/* binding */ recoverCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _engine_landing_recover_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8102);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2936);
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(493);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3985);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1989);
/* harmony import */ var _fail_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1990);
/* harmony import */ var _landing_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1080);
/* harmony import */ var _open_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(643);










const CHOICES = `  sous recover --finish    land the rest of it
  sous recover --rollback  take back what was landed
  sous recover --discard   leave the files as they are, and forget about the landing
`;
const USAGE = `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Looks for a landing that was interrupted, and ends it:
${CHOICES}`;
const DONE = {
    finish: 'Finished the landing',
    rollback: 'Took the landing back',
    discard: 'Forgot the landing; the files stay as they are',
};
/** `sous recover`: ends a landing that was interrupted. */
async function recoverCommand(invocation) {
    const { console } = invocation;
    const options = readOptions(invocation.argv);
    if (!options.ok)
        return (0,_fail_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(options.error, invocation);
    if (options.value.help) {
        console.out(USAGE);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
    }
    const opened = await (0,_open_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .openFolder */ .N)(invocation, options.value.root);
    if (!opened.ok)
        return (0,_fail_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(opened.error, invocation);
    const place = (0,_landing_place_js__WEBPACK_IMPORTED_MODULE_5__.landingPlace)(opened.value);
    const { how } = options.value;
    const found = how === undefined ? (0,_engine_landing_recover_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnfinished */ .dJ)(place) : (0,_engine_landing_recover_js__WEBPACK_IMPORTED_MODULE_1__/* .recover */ .lj)(place, how);
    if (!found.ok)
        return (0,_fail_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(found.error, invocation);
    const isWaiting = found.value !== undefined && how === undefined;
    if (options.value.json)
        console.out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .printableJson */ .et)({ success: !isWaiting, unfinished: found.value ?? null, recovery: found.value ? (how ?? null) : null })}\n`);
    else
        console.out(describe(found.value, how));
    return isWaiting ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.failed : _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}
function describe(found, how) {
    if (found === undefined)
        return 'No landing was interrupted here.\n';
    const what = `${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(found.files, 'file')} in ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(found.folder)}`;
    if (how !== undefined)
        return `\u2713 ${DONE[how]}: ${what}\n`;
    return `! A landing of ${what} was interrupted. Choose how to end it:\n${CHOICES}`;
}
function readOptions(argv) {
    const flag = { type: 'boolean', default: false };
    try {
        const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: {
                root: { type: 'string', default: '.' },
                finish: flag,
                rollback: flag,
                discard: flag,
                json: flag,
                help: { ...flag, short: 'h' },
            },
        });
        const chosen = ['finish', 'rollback', 'discard'].filter((how) => values[how]);
        if (chosen.length > 1)
            return usage(`${chosen.map((how) => `--${how}`).join(' and ')} exclude each other`);
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)({ root: values.root, how: chosen[0], json: values.json, help: values.help });
    }
    catch (error) {
        return usage(error.message.split('. ', 1)[0] ?? 'Wrong options');
    }
}
function usage(message) {
    return { ok: false, error: (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toolError */ .$4)('invalid_arguments', message, 'See sous recover --help.') };
}


/***/ }),

/***/ 1080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  landingPlace: () => (/* binding */ landingPlace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/src/system/programs.js
var system_programs = __webpack_require__(4292);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var model_result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/system/process-facts.js
var process_facts = __webpack_require__(5994);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/system/real-disk.js
var real_disk = __webpack_require__(2847);
;// CONCATENATED MODULE: ./build/js/src/system/real-directory.js




const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
// Windows knows neither of these.
const NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
const DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
/** Where Linux shows this process its open files: `<here>/<number>/<name>` is `openat` without a system call of its own. */
const DESCRIPTORS = '/proc/self/fd';
class RealDirectory {
    identity;
    device;
    #location;
    constructor(location, stats) {
        this.#location = location;
        this.identity = identityOf(stats);
        this.device = String(stats.dev);
    }
    static open(path, parent, reached, hasDescriptors) {
        if (!hasDescriptors) {
            return quietly(() => {
                const stats = external_node_fs_.lstatSync(reached, { bigint: true });
                if (!stats.isDirectory())
                    throw fault(stats.isSymbolicLink() ? 'ELOOP' : 'ENOTDIR');
                return new RealDirectory({ path, descriptor: undefined, parent }, stats);
            });
        }
        const opened = quietly(() => {
            const descriptor = external_node_fs_.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
            return new RealDirectory({ path, descriptor, parent }, external_node_fs_.fstatSync(descriptor, { bigint: true }));
        });
        if (!opened.ok && opened.error.code === 'ENOTDIR') {
            const isLink = quietly(() => external_node_fs_.lstatSync(reached).isSymbolicLink());
            if (isLink.ok && isLink.value)
                return (0,model_result/* failure */.V)({ code: 'ELOOP', message: FAULTS.ELOOP });
        }
        return opened;
    }
    pathOf(name) {
        const { descriptor, path } = this.#location;
        if (descriptor !== undefined)
            return `${DESCRIPTORS}/${descriptor}/${name}`;
        this.#assertUnmoved();
        return external_node_path_.join(path, name);
    }
    entry(name) {
        return quietly(() => {
            const stats = external_node_fs_.lstatSync(this.pathOf(name), { bigint: true, throwIfNoEntry: false });
            return stats === undefined ? undefined : describe(stats);
        });
    }
    read(name) {
        return quietly(() => {
            const file = external_node_fs_.openSync(this.pathOf(name), real_disk/* OPEN_TO_READ */._);
            try {
                const stats = external_node_fs_.fstatSync(file, { bigint: true });
                if (!stats.isFile())
                    throw fault(stats.isDirectory() ? 'EISDIR' : 'ENOTREG');
                return { bytes: external_node_fs_.readFileSync(file), entry: describe(stats) };
            }
            finally {
                external_node_fs_.closeSync(file);
            }
        });
    }
    names() {
        return quietly(() => external_node_fs_.readdirSync(this.pathOf('.')));
    }
    open(name) {
        const reached = quietly(() => this.pathOf(name));
        if (!reached.ok)
            return reached;
        const hasDescriptors = this.#location.descriptor !== undefined;
        return RealDirectory.open(external_node_path_.join(this.#location.path, name), this, reached.value, hasDescriptors);
    }
    makeDirectory(name, permissions) {
        return quietly(() => {
            external_node_fs_.mkdirSync(this.pathOf(name));
            if (permissions !== undefined)
                external_node_fs_.chmodSync(this.pathOf(name), permissions);
        });
    }
    removeDirectory(name) {
        return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
    }
    write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
        return quietly(() => {
            const file = external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL | NO_FOLLOW, isExecutable ? 0o777 : 0o666);
            try {
                for (let written = 0; written < bytes.length;)
                    written += external_node_fs_.writeSync(file, bytes, written);
                const isOthers = owner !== undefined && (owner.user !== process.geteuid?.() || owner.group !== process.getegid?.());
                // Who may not give a file away keeps it: its content and permissions are what the change is about.
                if (isOthers)
                    (0,real_disk/* attempt */.CD)(() => external_node_fs_.fchownSync(file, owner.user, owner.group));
                if (permissions !== undefined)
                    external_node_fs_.fchmodSync(file, permissions);
                if (isDurable)
                    external_node_fs_.fsyncSync(file);
            }
            finally {
                external_node_fs_.closeSync(file);
            }
        });
    }
    removeFile(name) {
        return quietly(() => external_node_fs_.unlinkSync(this.pathOf(name)));
    }
    linkFrom(directory, name, as) {
        return quietly(() => external_node_fs_.linkSync(directory.pathOf(name), this.pathOf(as)));
    }
    moveFrom(directory, name, as) {
        return quietly(() => external_node_fs_.renameSync(directory.pathOf(name), this.pathOf(as)));
    }
    sync() {
        return quietly(() => {
            const directory = external_node_fs_.openSync(this.pathOf('.'), O_RDONLY);
            try {
                external_node_fs_.fsyncSync(directory);
            }
            catch (error) {
                // Windows cannot put a directory on the disk by itself.
                if (error.code !== 'EPERM')
                    throw error;
            }
            finally {
                external_node_fs_.closeSync(directory);
            }
        });
    }
    close() {
        if (this.#location.descriptor !== undefined)
            external_node_fs_.closeSync(this.#location.descriptor);
    }
    #assertUnmoved() {
        const { parent, path } = this.#location;
        if (parent !== undefined)
            parent.#assertUnmoved();
        const stats = external_node_fs_.lstatSync(path, { bigint: true });
        if (stats.isSymbolicLink() || identityOf(stats) !== this.identity)
            throw fault('ELOOP');
    }
}
function describe(stats) {
    return {
        kind: (0,real_disk/* kindOf */.I)(stats),
        permissions: Number(stats.mode) & 0o777,
        owner: { user: Number(stats.uid), group: Number(stats.gid) },
        identity: identityOf(stats),
        stamp: `${identityOf(stats)}:${stats.size}:${stats.mtimeNs}`,
    };
}
function identityOf(stats) {
    return `${stats.dev}:${stats.ino}`;
}
const FAULTS = {
    ELOOP: 'a directory on the way is a symbolic link or was replaced',
    ENOTDIR: 'not a directory',
    EISDIR: 'it is a directory',
    ENOTREG: 'it is not a regular file',
};
function fault(code) {
    return Object.assign(new Error(FAULTS[code]), { code });
}
/** Like `attempt`, without the path: `/proc/self/fd/\u2026` would tell a reader nothing. */
function quietly(call) {
    const result = (0,real_disk/* attempt */.CD)(call);
    if (result.ok)
        return (0,model_result/* success */.k)(result.value);
    return (0,model_result/* failure */.V)({ code: result.error.code, message: result.error.message.replace(/, \w+(?: '.*)?$/s, '') });
}

;// CONCATENATED MODULE: ./build/js/src/system/real-landing-disk.js






function realLandingDisk(options = {}) {
    const hasDescriptors = options.hasDescriptors ?? external_node_fs_.existsSync('/proc/self/fd/0');
    const host = external_node_os_.hostname();
    return {
        self: { host, pid: process.pid, started: startOf(process.pid) ?? '' },
        isRunning: (other) => other.host !== host || isRunningHere(other),
        open: (path) => RealDirectory.open(path, undefined, path, hasDescriptors),
        async sync(directory, names) {
            const isSwept = options.syncProgram !== undefined && (await sweep(options.syncProgram, directory));
            return isSwept ? (0,model_result/* success */.k)(undefined) : syncEach(directory, names);
        },
        async clear(directory, names) {
            await Promise.all(names.map((name) => new Promise((resolve) => external_node_fs_.unlink(directory.pathOf(name), () => resolve()))));
        },
    };
}
function isRunningHere({ pid, started }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        if (error.code === 'ESRCH')
            return false;
    }
    return started === '' || started === (startOf(pid) ?? started);
}
/** The boot and the moment in it at which a process started. */
function startOf(pid) {
    const boot = quietly(() => external_node_fs_.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
    const found = (0,process_facts/* readProcess */.W)(pid);
    return boot.ok && found !== undefined ? `${boot.value}:${found.start}` : undefined;
}
/** Everything on the file system that the directory lies on, in one call: far cheaper than file by file. */
function sweep(program, directory) {
    const path = directory.pathOf('.').replace('/proc/self/', `/proc/${process.pid}/`);
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(program, ['--file-system', path], { env: {} }, (error) => resolve(error === null));
    });
}
/** How many files are put on the disk at once: file systems join what comes together. */
const SYNCS_AT_ONCE = 16;
async function syncEach(directory, names) {
    const waiting = names.values();
    const outcomes = await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, () => syncInTurn(directory, waiting)));
    return outcomes.find((outcome) => !outcome.ok) ?? directory.sync();
}
async function syncInTurn(directory, waiting) {
    for (const name of waiting) {
        const synced = await syncOne(directory.pathOf(name));
        if (!synced.ok)
            return synced;
    }
    return (0,model_result/* success */.k)(undefined);
}
function syncOne(path) {
    return new Promise((resolve) => {
        const file = quietly(() => external_node_fs_.openSync(path, 'r'));
        if (!file.ok)
            return resolve(file);
        external_node_fs_.fsync(file.value, (error) => {
            external_node_fs_.closeSync(file.value);
            // Windows asks for more rights than a read-only file gives.
            resolve(error === null || error.code === 'EPERM' ? (0,model_result/* success */.k)(undefined) : (0,model_result/* failure */.V)({ code: error.code ?? 'EIO', message: error.message }));
        });
    });
}

;// CONCATENATED MODULE: ./build/js/src/entry/landing-place.js



/** Where changes land. Loaded only by runs that may land something. */
function landingPlace({ tree, programs }) {
    const root = tree.folder;
    const gitDirectory = tree.repository?.gitDirectory;
    const syncProgram = process.platform === 'linux' ? (0,system_programs/* findProgram */.Kp)('sync', programs) : undefined;
    return {
        folder: root,
        gitDirectory: gitDirectory === undefined ? undefined : external_node_fs_.realpathSync(gitDirectory),
        disk: realLandingDisk(syncProgram === undefined ? {} : { syncProgram }),
    };
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


/***/ })

};
