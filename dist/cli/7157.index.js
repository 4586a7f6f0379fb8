export const id = 7157;
export const ids = [7157];
export const modules = {

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


/***/ })

};
