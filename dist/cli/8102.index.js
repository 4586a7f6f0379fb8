export const id = 8102;
export const ids = [8102];
export const modules = {

/***/ 309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ removeArea),
/* harmony export */   GO: () => (/* binding */ openArea),
/* harmony export */   H: () => (/* binding */ dropJournal),
/* harmony export */   SJ: () => (/* binding */ storedNames),
/* harmony export */   Wz: () => (/* binding */ makeArea),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   lj: () => (/* binding */ commitJournal),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   xA: () => (/* binding */ listAreas)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9377);



const JOURNAL = 'journal.json';
const MADE = 'new';
const KEPT = 'old';
function makeArea(home) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
    const made = home.makeDirectory(id);
    if (!made.ok)
        return made;
    const directory = home.open(id);
    if (!directory.ok)
        return directory;
    for (const name of [MADE, KEPT]) {
        const store = directory.value.makeDirectory(name);
        if (!store.ok) {
            directory.value.close();
            return store;
        }
    }
    directory.value.close();
    return openArea(home, id);
}
function openArea(home, id) {
    const directory = home.open(id);
    if (!directory.ok)
        return directory;
    const made = directory.value.open(MADE);
    const kept = directory.value.open(KEPT);
    const close = () => {
        if (made.ok)
            made.value.close();
        if (kept.ok)
            kept.value.close();
        directory.value.close();
    };
    if (made.ok && kept.ok)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)({ id, directory: directory.value, made: made.value, kept: kept.value, close });
    close();
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)({ code: 'EINVAL', message: 'the contents it needs are missing' });
}
/** The point of no return: before it the tree is untouched, after it the landing can be finished or rolled back. */
function commitJournal(area, journal) {
    const temporary = `${JOURNAL}.tmp`;
    const written = area.directory.write(temporary, { bytes: (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeJournal */ .Q4)(journal), isDurable: true });
    if (!written.ok)
        return written;
    const moved = area.directory.moveFrom(area.directory, temporary, JOURNAL);
    return moved.ok ? area.directory.sync() : moved;
}
/** `undefined` when there is none: that landing never began. */
function readJournal(area) {
    const file = area.read(JOURNAL);
    if (!file.ok)
        return file.error.code === 'ENOENT' ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(undefined) : file;
    const journal = (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJournal */ .MQ)(file.value.bytes);
    return journal === undefined ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)({ code: 'EINVAL', message: 'it cannot be read' }) : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(journal);
}
/** The ids of all areas, without the lock and what belongs to it. */
function listAreas(home) {
    const names = home.names();
    return names.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(names.value.filter((name) => /^[0-9a-f]{12}$/.test(name))) : names;
}
/** From here on the landing is over: without its journal, what is left of an area means nothing. */
function dropJournal(area) {
    if (area.removeFile(JOURNAL).ok)
        area.sync();
}
function removeArea(home, id) {
    const directory = home.open(id);
    if (!directory.ok)
        return directory.error.code === 'ENOENT' ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(undefined) : directory;
    dropJournal(directory.value);
    for (const name of [MADE, KEPT])
        removeStore(directory.value, name);
    for (const name of namesIn(directory.value))
        directory.value.removeFile(name);
    directory.value.close();
    return home.removeDirectory(id);
}
function removeStore(area, name) {
    const store = area.open(name);
    if (!store.ok)
        return;
    for (const file of namesIn(store.value))
        store.value.removeFile(file);
    store.value.close();
    area.removeDirectory(name);
}
function namesIn(directory) {
    const names = directory.names();
    return names.ok ? names.value : [];
}
/** Everything in the two stores, relative to the area. */
function storedNames(area) {
    return [MADE, KEPT, ...namesIn(area.made).map((name) => `${MADE}/${name}`), ...namesIn(area.kept).map((name) => `${KEPT}/${name}`)];
}


/***/ }),

/***/ 4331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ findHome),
/* harmony export */   y: () => (/* binding */ openHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6754);



const LANDING = 'landing';
/**
 * Opens `sous/landing` in the git directory, and makes it first if need be. Where there is no git directory, or on
 * another file system (a rename cannot cross), it is `.sous/landing` in the folder.
 */
function openHome(place) {
    const home = enterHome(place, makeAndOpen);
    return home.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(home.value) : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .fromDiskFault */ .YL)(home.error.fault, home.error.path, 'write'));
}
/** Like `openHome`, but leaves everything as it is where there never was a landing: `undefined`. */
function findHome(place) {
    const home = enterHome(place, (parent, name) => parent.open(name));
    if (home.ok)
        return home;
    const isMissing = home.error.fault.code === 'ENOENT' && home.error.path !== place.folder;
    return isMissing ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(undefined) : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .fromDiskFault */ .YL)(home.error.fault, home.error.path, 'open'));
}
function enterHome({ folder, gitDirectory, disk }, enter) {
    const opened = [];
    const keep = (result) => {
        if (result.ok)
            opened.push(result.value);
        return result;
    };
    const closeAll = () => {
        for (const directory of opened.toReversed())
            directory.close();
    };
    const abandon = (fault, path) => {
        closeAll();
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)({ fault, path });
    };
    const root = keep(disk.open(folder));
    if (!root.ok)
        return abandon(root.error, folder);
    const git = gitDirectory === undefined ? root : keep(disk.open(gitDirectory));
    const isInGit = gitDirectory !== undefined && git.ok && git.value.device === root.value.device;
    const base = isInGit ? git.value : root.value;
    const name = isInGit ? 'sous' : '.sous';
    const path = `${isInGit ? gitDirectory : folder}/${name}/${LANDING}`;
    const own = keep(enter(base, name));
    if (!own.ok)
        return abandon(own.error, path);
    const directory = keep(enter(own.value, LANDING));
    if (!directory.ok) {
        base.removeDirectory(name);
        return abandon(directory.error, path);
    }
    const close = () => {
        own.value.removeDirectory(LANDING);
        base.removeDirectory(name);
        closeAll();
    };
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)({ root: root.value, directory: directory.value, toFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, folder), path, close });
}
function makeAndOpen(parent, name) {
    const made = parent.makeDirectory(name);
    return !made.ok && made.error.code !== 'EEXIST' ? made : parent.open(name);
}


/***/ }),

/***/ 9377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   MQ: () => (/* binding */ decodeJournal),
/* harmony export */   PR: () => (/* binding */ journalOf),
/* harmony export */   Q4: () => (/* binding */ encodeJournal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);



const VERSION = 1;
const Version = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), mode: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['100644', '100755']) });
const Path = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((text, context) => {
    const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepoPath */ .NP)(text);
    if (path.ok)
        return path.value;
    context.issues.push({ code: 'custom', message: path.error.message, input: text });
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
}));
const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const Step = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('create'), path: Path, number, after: Version }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('update'), path: Path, number, before: Version, after: Version }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('delete'), path: Path, number, before: Version }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('make_directory'), path: Path }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('remove_directory'), path: Path, permissions: number }),
]);
const Journal = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(VERSION),
    folder: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), fromHome: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), identity: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    steps: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Step),
});
function journalOf(folder, steps) {
    return { version: VERSION, folder, steps: [...steps] };
}
function encodeJournal(journal) {
    return Buffer.from(JSON.stringify(journal));
}
function decodeJournal(bytes) {
    try {
        const parsed = Journal.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
        return parsed.success ? parsed.data : undefined;
    }
    catch {
        return undefined;
    }
}
function versionOf(bytes, mode) {
    return { sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes, 'hex'), mode };
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3565);





const LOCK = 'lock';
/** A dead owner's lock is taken away at most so often; then somebody else keeps winning. */
const MAX_ATTEMPTS = 5;
/** Only one landing or recovery at a time in a folder. The lock of a process that ended without removing it is void. */
function takeLock(home, disk, shownHome) {
    const shown = `${shownHome}/${LOCK}`;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const taken = create(home, disk.self);
        if (taken.ok) {
            removeTemporaries(home);
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)({ release: () => void home.removeFile(LOCK) });
        }
        // Whoever held the lock removed the directory with it, right now.
        if (taken.error.code === 'ENOENT')
            break;
        if (taken.error.code !== 'EEXIST')
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(taken.error, shown, 'write'));
        const found = home.read(LOCK);
        if (!found.ok)
            continue;
        const owner = decodeOwner(found.value.bytes);
        if (owner !== undefined && disk.isRunning(owner))
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(busy(owner, shown));
        takeAway(home, found.value.entry.identity);
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)(busy(undefined, shown));
}
function create(home, self) {
    const temporary = `${LOCK}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
    const bytes = Buffer.from(JSON.stringify(self));
    const written = home.write(temporary, { bytes });
    if (!written.ok) {
        home.removeFile(temporary);
        return written;
    }
    // A link appears with its content in it; a file made in place would be empty for a moment.
    const linked = home.linkFrom(home, temporary, LOCK);
    home.removeFile(temporary);
    return !linked.ok && (0,_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithoutLinks */ .qg)(linked.error) ? home.write(LOCK, { bytes }) : linked;
}
/** Two processes may find the same dead owner: what was taken away must be that one's lock, else it is put back. */
function takeAway(home, identity) {
    const aside = `${LOCK}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
    if (!home.moveFrom(home, LOCK, aside).ok)
        return;
    const taken = home.entry(aside);
    if (taken.ok && taken.value?.identity !== identity)
        home.linkFrom(home, aside, LOCK);
    home.removeFile(aside);
}
/** What killed processes left. One that is at it right now finds its file gone, and this lock in its place. */
function removeTemporaries(home) {
    const names = home.names();
    for (const name of names.ok ? names.value : [])
        if (name.startsWith(`${LOCK}-`))
            home.removeFile(name);
}
function decodeOwner(bytes) {
    try {
        const { host, pid, started } = JSON.parse(Buffer.from(bytes).toString('utf8'));
        const isOwner = typeof host === 'string' && Number.isSafeInteger(pid) && pid > 0 && typeof started === 'string';
        return isOwner ? { host, pid, started } : undefined;
    }
    catch {
        return undefined;
    }
}
function busy(owner, shown) {
    const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('landing_busy', `Another landing is under way in this folder: ${who} holds '${shown}'`, 'Wait until it has ended, then try again. If that process does not exist any more, remove the lock file.');
}


/***/ }),

/***/ 8102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   LJ: () => (/* binding */ findJournal),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   lj: () => (/* binding */ recover),
/* harmony export */   zx: () => (/* binding */ settleSteps)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
/* harmony import */ var _area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(309);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4331);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9377);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(991);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3565);
/* harmony import */ var _tree_walker_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2519);










/** Looks for a landing that was interrupted. Changes nothing. */
function findUnfinished(place) {
    return withHome(place, (home) => {
        const found = findJournal(home);
        return found.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(found.value && describeUnfinished(found.value)) : found;
    });
}
/** Finishes an interrupted landing, takes it back, or forgets about it. Says what it found, if anything. */
function recover(place, how) {
    return withHome(place, (home) => {
        const lock = (0,_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .takeLock */ .H)(home.directory, place.disk, home.path);
        if (!lock.ok)
            return lock;
        try {
            const found = findJournal(home);
            // Whoever discards wants to get rid also of a journal that cannot be read.
            if (!found.ok && how !== 'discard')
                return found;
            const unfinished = found.ok ? found.value : undefined;
            if (unfinished !== undefined && how !== 'discard') {
                const settled = settle(home, unfinished.id, unfinished.journal, how);
                if (!settled.ok)
                    return settled;
            }
            const removed = removeLeftovers(home, unfinished?.id);
            return removed.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(unfinished && describeUnfinished(unfinished)) : removed;
        }
        finally {
            lock.value.release();
        }
    });
}
/** Brings every file to its state before or after the landing; refuses, and touches nothing, if one is in neither. */
function settleSteps(walker, area, steps, how) {
    const wanted = how === 'finish' ? 'after' : 'before';
    const pending = new Set();
    const foreign = [];
    for (const step of steps) {
        if (step.kind === 'make_directory' || step.kind === 'remove_directory') {
            pending.add(step);
            continue;
        }
        const state = (0,_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(step, walker);
        if (state === wanted)
            continue;
        if (state === 'other' || !isStored(area, step, how))
            foreign.push(`'${step.path}'`);
        else
            pending.add(step);
    }
    if (foreign.length > 0)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)(changedMeanwhile(foreign));
    for (const step of how === 'finish' ? steps : steps.toReversed()) {
        if (!pending.has(step))
            continue;
        if (step.kind === 'update')
            retain(step, walker, how === 'finish' ? area.kept : area.made);
        const done = how === 'finish' ? (0,_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .performStep */ .Ks)(step, walker, area) : (0,_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .undoStep */ .Dh)(step, walker, area);
        if (!done.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(done.error, step.path, how === 'finish' ? 'write' : 'restore'));
    }
    syncDirectories(walker, pending);
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(undefined);
}
/** Keeps what is about to be replaced, where it can be: a recovery that is interrupted may go on in the other direction. */
function retain(step, walker, store) {
    const parent = walker.parent(step.path);
    if (parent.ok)
        store.linkFrom(parent.value, (0,_tree_walker_js__WEBPACK_IMPORTED_MODULE_8__/* .nameOf */ .V)(step.path), String(step.number));
}
/** The journal may go only when the names are on the disk itself. What cannot be put there is no reason to stop. */
function syncDirectories(walker, steps) {
    for (const directory of new Set([...steps].map((step) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(step.path)))) {
        const entered = walker.enter(directory);
        if (entered.ok)
            entered.value.sync();
    }
}
/** The first area with a journal. There is never more than one: a landing refuses to start while there is. */
function findJournal(home) {
    const ids = (0,_area_js__WEBPACK_IMPORTED_MODULE_3__/* .listAreas */ .xA)(home.directory);
    if (!ids.ok)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(ids.error, home.path));
    for (const id of ids.value) {
        const area = home.directory.open(id);
        if (!area.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(area.error, `${home.path}/${id}`));
        const journal = (0,_area_js__WEBPACK_IMPORTED_MODULE_3__/* .readJournal */ .a0)(area.value);
        area.value.close();
        if (!journal.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(journal.error, `${home.path}/${id}/journal.json`));
        if (journal.value !== undefined)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)({ id, journal: journal.value });
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(undefined);
}
/** Removes what landings left that never began, and the area of the one that has just been settled. */
function removeLeftovers(home, settled) {
    const ids = (0,_area_js__WEBPACK_IMPORTED_MODULE_3__/* .listAreas */ .xA)(home.directory);
    for (const id of ids.ok ? [...(settled === undefined ? [] : [settled]), ...ids.value] : []) {
        const removed = (0,_area_js__WEBPACK_IMPORTED_MODULE_3__/* .removeArea */ .A$)(home.directory, id);
        if (!removed.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(removed.error, `${home.path}/${id}`, 'remove'));
    }
    return ids.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(undefined) : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(ids.error, home.path));
}
function settle(home, id, journal, how) {
    const isSameFolder = journal.folder.fromHome === home.toFolder || journal.folder.identity === home.root.identity;
    if (!isSameFolder)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)(otherFolder(journal));
    const area = (0,_area_js__WEBPACK_IMPORTED_MODULE_3__/* .openArea */ .GO)(home.directory, id);
    if (!area.ok)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .fromDiskFault */ .YL)(area.error, `${home.path}/${id}`));
    const walker = new _tree_walker_js__WEBPACK_IMPORTED_MODULE_8__/* .TreeWalker */ .r(home.root);
    try {
        return settleSteps(walker, area.value, journal.steps, how);
    }
    finally {
        walker.close();
        area.value.close();
    }
}
/** Whether the content that a step needs is in the area, whole. */
function isStored(area, step, how) {
    const [store, version] = how === 'finish'
        ? [area.made, step.kind === 'delete' ? undefined : step.after]
        : [area.kept, step.kind === 'create' ? undefined : step.before];
    if (version === undefined)
        return true;
    const stored = store.read(String(step.number));
    return stored.ok && (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .versionOf */ .E4)(stored.value.bytes, version.mode).sha256 === version.sha256;
}
function withHome(place, use) {
    const home = (0,_home_js__WEBPACK_IMPORTED_MODULE_4__/* .findHome */ .r)(place);
    if (!home.ok || home.value === undefined)
        return home.ok ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_9__/* .success */ .k)(undefined) : home;
    try {
        return use(home.value);
    }
    finally {
        home.value.close();
    }
}
function describeUnfinished({ id, journal }) {
    const files = journal.steps.filter((step) => step.kind === 'create' || step.kind === 'update' || step.kind === 'delete').length;
    return { id, folder: journal.folder.path, files };
}
function changedMeanwhile(paths) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('stale', `Changed by somebody else since the landing was interrupted: ${paths.join(', ')}`, "Nothing was touched. Put the files back, or keep everything as it is with 'sous recover --discard'.");
}
function otherFolder(journal) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('landing_unfinished', `The interrupted landing was in another folder of this repository: '${journal.folder.path}'`, `Run 'sous recover' in that folder.`);
}


/***/ }),

/***/ 3565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ undoStep),
/* harmony export */   Ks: () => (/* binding */ performStep),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   qg: () => (/* binding */ isWithoutLinks)
/* harmony export */ });
/* harmony import */ var _model_assert_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5480);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(601);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9377);
/* harmony import */ var _tree_walker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2519);





const DONE = (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(undefined);
/** Does one step of a landing. Each is one call of the file system: done or not, never half. */
function performStep(step, walker, stores) {
    const parent = walker.parent(step.path);
    if (!parent.ok)
        return step.kind === 'remove_directory' && isAbsent(parent.error) ? DONE : parent;
    const name = (0,_tree_walker_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(step.path);
    switch (step.kind) {
        case 'create':
            return place(parent.value, name, stores.made, step.number);
        case 'update':
            return parent.value.moveFrom(stores.made, String(step.number), name);
        case 'delete':
            return parent.value.removeFile(name);
        case 'make_directory':
            return tolerate(parent.value.makeDirectory(name), ['EEXIST']);
        case 'remove_directory':
            walker.leave(step.path);
            return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST']);
        default:
            return (0,_model_assert_never_js__WEBPACK_IMPORTED_MODULE_3__/* .assertNever */ .x)(step);
    }
}
/** Takes one step back. */
function undoStep(step, walker, stores) {
    const parent = walker.parent(step.path);
    // Where the directory was never made there is nothing to take back.
    if (!parent.ok)
        return step.kind === 'make_directory' && isAbsent(parent.error) ? DONE : parent;
    const name = (0,_tree_walker_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(step.path);
    switch (step.kind) {
        case 'create':
            return parent.value.removeFile(name);
        case 'update':
            return parent.value.moveFrom(stores.kept, String(step.number), name);
        case 'delete':
            return place(parent.value, name, stores.kept, step.number);
        case 'make_directory':
            walker.leave(step.path);
            return tolerate(parent.value.removeDirectory(name), ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR']);
        case 'remove_directory':
            return tolerate(parent.value.makeDirectory(name, step.permissions), ['EEXIST']);
        default:
            return (0,_model_assert_never_js__WEBPACK_IMPORTED_MODULE_3__/* .assertNever */ .x)(step);
    }
}
/** Whether a file is as before the step, as after it, or neither: then somebody else changed it. */
function stateOf(step, walker) {
    const before = step.kind === 'create' ? undefined : step.before;
    const after = step.kind === 'delete' ? undefined : step.after;
    const parent = walker.parent(step.path);
    const file = parent.ok ? parent.value.read((0,_tree_walker_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(step.path)) : parent;
    if (!file.ok) {
        // A directory in the place of a deleted file is one that the same landing made.
        const isGone = isAbsent(file.error) || (step.kind === 'delete' && file.error.code === 'EISDIR');
        if (!isGone)
            return 'other';
        return before === undefined ? 'before' : after === undefined ? 'after' : 'other';
    }
    const now = (0,_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .versionOf */ .E4)(file.value.bytes, (0,_model_change_js__WEBPACK_IMPORTED_MODULE_4__/* .fileModeOf */ .f)(file.value.entry.permissions));
    if (before?.sha256 === now.sha256 && before.mode === now.mode)
        return 'before';
    return after?.sha256 === now.sha256 && after.mode === now.mode ? 'after' : 'other';
}
/** Puts a stored file where nothing is: a link fails if something is there by now, which moving would replace. */
function place(directory, name, store, number) {
    const linked = directory.linkFrom(store, String(number), name);
    if (linked.ok || !isWithoutLinks(linked.error))
        return linked;
    const entry = directory.entry(name);
    if (!entry.ok)
        return entry;
    return entry.value === undefined
        ? directory.moveFrom(store, String(number), name)
        : (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)({ code: 'EEXIST', message: 'there is something at that path by now' });
}
function isAbsent(fault) {
    return fault.code === 'ENOENT' || fault.code === 'ENOTDIR';
}
/** Whether a link was refused for what it is, not for what is there: then a copy or a move does. */
function isWithoutLinks(fault) {
    return ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(fault.code);
}
function tolerate(outcome, codes) {
    return !outcome.ok && codes.includes(outcome.error.code) ? DONE : outcome;
}


/***/ }),

/***/ 2519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   r: () => (/* binding */ TreeWalker)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);


/** Enters directories one step at a time, never through a link, and keeps those open that lead to the last one. */
class TreeWalker {
    #root;
    #opened = [];
    #identities = new Map();
    constructor(root) {
        this.#root = root;
    }
    get root() {
        return this.#root;
    }
    enter(path) {
        this.#leaveUntilAbove(path);
        if (path === _model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(this.#root);
        let directory = this.#opened.at(-1)?.directory ?? this.#root;
        for (const ancestor of [...(0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestorsOf */ .Gw)(path), path].slice(this.#opened.length)) {
            const next = directory.open(nameOf(ancestor));
            if (!next.ok)
                return next;
            directory = next.value;
            this.#opened.push({ path: ancestor, directory });
            this.#identities.set(ancestor, directory.identity);
        }
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(directory);
    }
    parent(path) {
        return this.enter((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
    }
    /** Before a directory is removed: what is open below it must not be used any more. */
    leave(path) {
        this.enter((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
        this.#identities.delete(path);
    }
    /** A directory that is not the one any more that was entered: somebody moved or replaced it meanwhile. */
    findSwapped() {
        const seen = [...this.#identities];
        this.close();
        for (const [path, identity] of seen) {
            const now = this.enter(path);
            if (!now.ok || now.value.identity !== identity)
                return path;
        }
        return undefined;
    }
    close() {
        this.#leaveUntilAbove(_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK);
    }
    #leaveUntilAbove(path) {
        for (let last = this.#opened.at(-1); last !== undefined; last = this.#opened.at(-1)) {
            if (last.path === path || path.startsWith(`${last.path}/`))
                return;
            last.directory.close();
            this.#opened.pop();
        }
    }
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 5480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Ends an exhaustive `switch`: the compiler complains when a case is missing. */
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


/***/ })

};
