export const id = 9906;
export const ids = [9906];
export const modules = {

/***/ 9906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  landOnDisk: () => (/* binding */ landOnDisk)
});

// EXTERNAL MODULE: ./build/js/src/model/byte-order.js
var byte_order = __webpack_require__(474);
// EXTERNAL MODULE: ./build/js/src/model/path.js
var path = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/js/src/model/collisions.js

/**
 * Two paths of a change list that cannot both be files in the end: equal where case and accents are ignored, or one the
 * directory of the other. Files that are only updated are there already, whatever the file system makes of their names.
 */
function findCollision(changes) {
    const written = changes.filter((change) => change.kind === 'create' || change.kind === 'update');
    const files = new Map();
    for (const change of written) {
        const key = (0,path/* foldPath */.tu)(change.path);
        const other = files.get(key);
        if (other !== undefined && (other.path === change.path || other.kind === 'create' || change.kind === 'create'))
            return [other.path, change.path];
        files.set(key, change);
    }
    for (const change of changes) {
        if (change.kind === 'delete' || change.kind === 'update')
            continue;
        const directories = change.kind === 'create' ? (0,path/* ancestorsOf */.Gw)(change.path) : [...(0,path/* ancestorsOf */.Gw)(change.path), change.path];
        for (const directory of directories) {
            const file = files.get((0,path/* foldPath */.tu)(directory));
            if (file !== undefined)
                return [file.path, change.path];
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/workspace/disk-errors.js
var disk_errors = __webpack_require__(6754);
// EXTERNAL MODULE: ./build/js/src/engine/landing/area.js
var landing_area = __webpack_require__(309);
// EXTERNAL MODULE: ./build/js/src/engine/landing/home.js
var landing_home = __webpack_require__(4331);
// EXTERNAL MODULE: ./build/js/src/model/change.js
var model_change = __webpack_require__(601);
// EXTERNAL MODULE: ./build/js/src/engine/landing/tree-walker.js
var tree_walker = __webpack_require__(2519);
;// CONCATENATED MODULE: ./build/js/src/engine/landing/inspect-targets.js






/** Refuses the whole landing unless every path is exactly as the changes say it was. */
function inspectTargets(walker, changes) {
    const deleted = new Set(changes.filter((change) => change.kind === 'delete').map((change) => change.path));
    const present = new Map();
    const missing = new Set();
    const stale = [];
    for (const change of changes) {
        if ((0,path/* isInSousDirectory */.Zl)(change.path))
            return (0,result/* failure */.V)((0,disk_errors/* belongsToSous */.c9)(change.path));
        const finding = inspect(walker, change, deleted);
        if (!finding.ok)
            return finding;
        if (finding.value.kind === 'stale')
            stale.push(`'${change.path}' ${finding.value.why}`);
        else if (finding.value.kind === 'file')
            present.set(change.path, finding.value.entry);
        else
            for (const directory of directoriesFor(change))
                if (!isDirectory(walker, directory))
                    missing.add(directory);
    }
    return stale.length > 0 ? (0,result/* failure */.V)(staleError(stale)) : (0,result/* success */.k)({ present, missingDirectories: [...missing].sort(byDepth) });
}
function staleError(paths) {
    return (0,tool_error/* toolError */.$4)('stale', `${paths.length === 1 ? 'A file' : `${paths.length} files`} changed since the preview: ${paths.join(', ')}`, 'Nothing was written. Preview again on the present files.');
}
function inspect(walker, change, deleted) {
    const parent = walker.parent(change.path);
    if (!parent.ok)
        return judgeParent(parent.error, change, deleted);
    if (parent.value.device !== walker.root.device)
        return (0,result/* failure */.V)(otherDevice(change.path));
    const name = (0,tree_walker/* nameOf */.V)(change.path);
    if (change.kind === 'create' || change.kind === 'create_directory') {
        const entry = parent.value.entry(name);
        if (!entry.ok)
            return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(entry.error, change.path));
        if (entry.value === undefined || deleted.has(change.path))
            return (0,result/* success */.k)({ kind: 'free' });
        if (change.kind === 'create_directory' && entry.value.kind === 'directory')
            return (0,result/* success */.k)({ kind: 'free' });
        return entry.value.kind === 'symlink' ? (0,result/* failure */.V)((0,disk_errors/* symlinkDenied */.JV)(change.path)) : stale('exists now');
    }
    const file = parent.value.read(name);
    if (!file.ok)
        return judgeFault(file.error, change.path);
    if (Buffer.compare(file.value.bytes, change.before) !== 0)
        return stale('has another content');
    if ((0,model_change/* fileModeOf */.f)(file.value.entry.permissions) !== change.modeBefore)
        return stale('has another mode');
    return (0,result/* success */.k)({ kind: 'file', entry: file.value.entry });
}
function judgeParent(fault, change, deleted) {
    const isNew = change.kind === 'create' || change.kind === 'create_directory';
    if (isNew && fault.code === 'ENOENT')
        return (0,result/* success */.k)({ kind: 'free' });
    if (isNew && fault.code === 'ENOTDIR') {
        const makesRoom = (0,path/* ancestorsOf */.Gw)(change.path).some((ancestor) => deleted.has(ancestor));
        return makesRoom ? (0,result/* success */.k)({ kind: 'free' }) : (0,result/* failure */.V)((0,disk_errors/* notADirectory */.o5)((0,path/* parentOf */.gN)(change.path)));
    }
    return fault.code === 'ENOTDIR' ? stale('is gone') : judgeFault(fault, change.path);
}
function judgeFault(fault, path) {
    if (fault.code === 'ENOENT')
        return stale('is gone');
    if (fault.code === 'EISDIR' || fault.code === 'ENOTREG')
        return stale('is no regular file any more');
    return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(fault, path));
}
function stale(why) {
    return (0,result/* success */.k)({ kind: 'stale', why });
}
function directoriesFor(change) {
    return change.kind === 'create_directory' ? [...(0,path/* ancestorsOf */.Gw)(change.path), change.path] : (0,path/* ancestorsOf */.Gw)(change.path);
}
function isDirectory(walker, path) {
    return walker.enter(path).ok;
}
function byDepth(a, b) {
    return a.length - b.length;
}
function otherDevice(path) {
    return (0,tool_error/* toolError */.$4)('io_error', `'${path}' lies on another file system than the folder`, 'Run Sous in the folder on that file system instead.');
}

// EXTERNAL MODULE: ./build/js/src/engine/landing/journal.js
var journal = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/js/src/engine/landing/lock.js
var landing_lock = __webpack_require__(991);
// EXTERNAL MODULE: ./build/js/src/engine/landing/steps.js
var landing_steps = __webpack_require__(3565);
;// CONCATENATED MODULE: ./build/js/src/engine/landing/perform.js




/** Does all steps in order, up to the first that fails; says why it did. */
function performAll({ steps, walker, targets, stores, progress }) {
    for (const [index, step] of steps.entries()) {
        progress(index);
        const replaces = step.kind === 'update' || step.kind === 'delete';
        if (replaces && !isUntouched(step.path, walker, targets))
            return staleError([`'${step.path}' was written to`]);
        const done = (0,landing_steps/* performStep */.Ks)(step, walker, stores);
        if (done.ok)
            continue;
        return done.error.code === 'EEXIST' ? staleError([`'${step.path}' exists now`]) : (0,disk_errors/* fromDiskFault */.YL)(done.error, step.path, 'write');
    }
    const swapped = walker.findSwapped();
    return swapped === undefined ? undefined : staleError([`'${swapped}' is another directory now`]);
}
/** A last look right before a file is replaced: an edit made while the landing was prepared must not get lost. */
function isUntouched(path, walker, targets) {
    const parent = walker.parent(path);
    const entry = parent.ok ? parent.value.entry((0,tree_walker/* nameOf */.V)(path)) : parent;
    return entry.ok && entry.value !== undefined && entry.value.stamp === targets.present.get(path)?.stamp;
}

;// CONCATENATED MODULE: ./build/js/src/engine/landing/plan-steps.js



/** Puts the changes into an order in which each step finds the way free: a deleted file may become a directory. */
function planSteps({ changes, targets, walker, removesEmptied }) {
    const deletes = [];
    const writes = [];
    changes.forEach((change, number) => {
        const { path } = change;
        if (change.kind === 'delete')
            deletes.push({ kind: 'delete', path, number, before: (0,journal/* versionOf */.E4)(change.before, change.modeBefore) });
        if (change.kind === 'create')
            writes.push({ kind: 'create', path, number, after: (0,journal/* versionOf */.E4)(change.after, change.mode) });
        if (change.kind === 'update')
            writes.push({
                kind: 'update',
                path,
                number,
                before: (0,journal/* versionOf */.E4)(change.before, change.modeBefore),
                after: (0,journal/* versionOf */.E4)(change.after, change.mode),
            });
    });
    const makes = targets.missingDirectories.map((path) => ({ kind: 'make_directory', path }));
    return [...deletes, ...makes, ...writes, ...(removesEmptied ? planRemovals(changes, walker) : [])];
}
/** Directories that may be empty in the end, innermost first. Whether they are, the file system knows when it is time. */
function planRemovals(changes, walker) {
    const emptied = new Set();
    for (const change of changes)
        if (change.kind === 'delete')
            for (const directory of (0,path/* ancestorsOf */.Gw)(change.path))
                emptied.add(directory);
    const removals = [];
    for (const path of [...emptied].sort((a, b) => b.length - a.length)) {
        const parent = walker.parent(path);
        const entry = parent.ok ? parent.value.entry((0,tree_walker/* nameOf */.V)(path)) : parent;
        if (entry.ok && entry.value !== undefined)
            removals.push({ kind: 'remove_directory', path, permissions: entry.value.permissions });
    }
    return removals;
}

// EXTERNAL MODULE: ./build/js/src/engine/landing/recover.js
var recover = __webpack_require__(8102);
;// CONCATENATED MODULE: ./build/js/src/engine/landing/store-contents.js




/** Writes the new contents and keeps the old ones, both beside the tree. Names are the changes' numbers. */
function storeContents({ changes, targets, walker, stores, progress }) {
    for (const [index, change] of changes.entries()) {
        progress(index);
        const name = String(index);
        const present = targets.present.get(change.path);
        if (change.kind === 'create' || change.kind === 'update') {
            const written = stores.made.write(name, {
                bytes: change.after,
                isExecutable: change.mode === '100755',
                ...(present && { permissions: permissionsFor(present.permissions, change.mode), owner: present.owner }),
            });
            if (!written.ok)
                return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(written.error, change.path, 'write'));
        }
        if (change.kind === 'update' || change.kind === 'delete') {
            const parent = walker.parent(change.path);
            const kept = parent.ok ? keep(parent.value, (0,tree_walker/* nameOf */.V)(change.path), stores.kept, name) : parent;
            if (!kept.ok)
                return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(kept.error, change.path, 'keep'));
        }
    }
    return (0,result/* success */.k)(undefined);
}
/** A link costs nothing and brings back the very same file; where links are refused, a copy. */
function keep(directory, name, store, as) {
    const linked = store.linkFrom(directory, name, as);
    if (linked.ok || !(0,landing_steps/* isWithoutLinks */.qg)(linked.error))
        return linked;
    const file = directory.read(name);
    if (!file.ok)
        return file;
    const { permissions, owner } = file.value.entry;
    return store.write(as, { bytes: file.value.bytes, permissions, owner });
}
/** Who may read may execute, as git does; all other bits stay as the person set them. */
function permissionsFor(present, mode) {
    const isExecutable = (present & 0o100) !== 0;
    if (mode === '100644')
        return isExecutable ? present & ~0o111 : present;
    return isExecutable ? present : present | ((present & 0o444) >> 2);
}

;// CONCATENATED MODULE: ./build/js/src/engine/landing/land-on-disk.js
















/** Writes changes into a folder: all of them, or none. After a crash in between, `recover` finishes or takes back. */
async function landOnDisk(request) {
    if (request.changes.length === 0)
        return (0,result/* success */.k)({ created: [], updated: [], deleted: [], directoriesCreated: [] });
    const collision = findCollision(request.changes);
    if (collision !== undefined)
        return (0,result/* failure */.V)(collisionError(collision));
    const changes = request.changes.toSorted((a, b) => (0,byte_order/* compareBytes */.X)(a.path, b.path));
    const home = (0,landing_home/* openHome */.y)(request);
    if (!home.ok)
        return home;
    let lock;
    const walker = new tree_walker/* TreeWalker */.r(home.value.root);
    try {
        lock = (0,landing_lock/* takeLock */.H)(home.value.directory, request.disk, home.value.path);
        if (!lock.ok)
            return lock;
        const refusal = refuseUnfinished(home.value);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
        const targets = inspectTargets(walker, changes);
        if (!targets.ok)
            return targets;
        return await landInspected({ request, changes, walker, home: home.value, targets: targets.value });
    }
    finally {
        walker.close();
        if (lock?.ok)
            lock.value.release();
        home.value.close();
    }
}
async function landInspected(landing) {
    const { request, changes, walker, home, targets } = landing;
    const area = (0,landing_area/* makeArea */.Wz)(home.directory);
    if (!area.ok)
        return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(area.error, home.path, 'write'));
    let isSettled = true;
    try {
        const steps = planSteps({ changes, targets, walker, removesEmptied: request.gitDirectory !== undefined });
        const prepared = await prepare(landing, area.value, steps);
        if (!prepared.ok)
            return prepared;
        isSettled = false;
        const problem = performAll({ steps, walker, targets, stores: area.value, progress: counting(request, steps.length, 'files landed') }) ??
            (await syncTree(landing, steps));
        const restored = problem === undefined ? (0,result/* success */.k)(undefined) : (0,recover/* settleSteps */.zx)(walker, area.value, steps, 'rollback');
        isSettled = restored.ok;
        if (problem !== undefined)
            return (0,result/* failure */.V)(restored.ok ? problem : halfDone(problem, restored.error));
        return (0,result/* success */.k)(reportOf(changes, targets));
    }
    finally {
        if (isSettled)
            await clearArea(request, area.value);
        area.value.close();
        if (isSettled)
            (0,landing_area/* removeArea */.A$)(home.directory, area.value.id);
    }
}
function counting({ progress }, total, unit) {
    return (done) => progress?.({ done, total, unit });
}
/** Everything up to the point of no return. Nothing in the tree is touched yet. */
async function prepare({ request, changes, walker, home, targets }, area, steps) {
    const stored = storeContents({ changes, targets, walker, stores: area, progress: counting(request, changes.length, 'files prepared') });
    if (!stored.ok)
        return stored;
    const synced = await request.disk.sync(area.directory, (0,landing_area/* storedNames */.SJ)(area));
    const committed = synced.ok
        ? (0,landing_area/* commitJournal */.lj)(area, (0,journal/* journalOf */.PR)({ path: request.folder, fromHome: home.toFolder, identity: home.root.identity }, steps))
        : synced;
    return committed.ok ? committed : (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(committed.error, `${home.path}/${area.id}`, 'write'));
}
async function clearArea({ disk }, area) {
    (0,landing_area/* dropJournal */.H)(area.directory);
    for (const store of [area.made, area.kept])
        await disk.clear(store, (0,landing_area/* namesIn */.wX)(store));
}
/** The journal may go only when the new names are on the disk itself. */
async function syncTree({ request, home }, steps) {
    const touched = new Set(steps.filter((step) => step.kind !== 'remove_directory').map((step) => (0,path/* parentOf */.gN)(step.path)));
    for (const step of steps)
        if (step.kind === 'remove_directory')
            touched.delete(step.path);
    const synced = await request.disk.sync(home.root, [...touched]);
    return synced.ok ? undefined : (0,disk_errors/* fromDiskFault */.YL)(synced.error, request.folder, 'write');
}
function refuseUnfinished(home) {
    const earlier = (0,recover/* findJournal */.LJ)(home);
    if (!earlier.ok)
        return earlier.error;
    if (earlier.value === undefined) {
        const removed = (0,recover/* removeLeftovers */.DA)(home);
        return removed.ok ? undefined : removed.error;
    }
    return (0,tool_error/* toolError */.$4)('landing_unfinished', `An earlier landing in '${earlier.value.journal.folder.path}' was interrupted and is half done`, "Run 'sous recover' first: it finishes that landing or takes it back.");
}
function collisionError([one, other]) {
    return (0,tool_error/* toolError */.$4)('already_exists', one === other ? `'${one}' is changed twice` : `'${one}' and '${other}' cannot both be files on every file system`, 'Nothing was written. Use other names.');
}
function halfDone(problem, unrestored) {
    return (0,tool_error/* toolError */.$4)(problem.code, `${problem.message}. What was written could not be taken back: ${unrestored.message}`, "Remove the cause, then run 'sous recover'.");
}
function reportOf(changes, targets) {
    const pathsOf = (kind) => changes.filter((change) => change.kind === kind).map((change) => change.path);
    return {
        created: pathsOf('create'),
        updated: pathsOf('update'),
        deleted: pathsOf('delete'),
        directoriesCreated: targets.missingDirectories,
    };
}


/***/ })

};
