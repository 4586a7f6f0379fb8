export const id = 3024;
export const ids = [3024];
export const modules = {

/***/ 643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openEarly),
  N: () => (/* binding */ openFolder)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/system/programs.js
var system_programs = __webpack_require__(4292);
// EXTERNAL MODULE: ./build/js/src/system/real-disk.js
var real_disk = __webpack_require__(2847);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/js/src/system/real-git.js




/** Settings that a repository's own configuration must not be able to change: each could start a program. */
const SAFE_SETTINGS = {
    'core.fsmonitor': 'false',
    'core.hooksPath': '/dev/null',
    'core.excludesFile': '/dev/null',
    'core.attributesFile': '/dev/null',
    'core.quotePath': 'false',
    'core.sshCommand': 'false',
    'credential.helper': '',
    'protocol.allow': 'never',
    'safe.bareRepository': 'explicit',
};
const TIMEOUT_MS = 60_000;
/** A `.git` file holds one path. */
const MAX_POINTER_BYTES = 8 * 1024;
/** Git as found on `searchPath`, which holds no folder of the repository (see `programs.ts`). */
function realGit(program, searchPath) {
    return {
        run: (request) => (program === undefined ? Promise.resolve(notStarted('git is not installed')) : runGit(program, searchPath, request)),
        async locate(folder) {
            return locateRepository(folder);
        },
    };
}
async function runGit(program, searchPath, request) {
    // Loaded late: it takes a good part of a short run, and many of them never ask git.
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    const { timeoutMs = TIMEOUT_MS } = request;
    return new Promise((resolve) => {
        const args = ['--no-pager', `--git-dir=${request.gitDirectory}`, `--work-tree=${request.workTree}`, ...request.args];
        const child = spawn(program, args, {
            cwd: request.workTree,
            env: gitEnvironment(searchPath),
            stdio: ['pipe', 'pipe', 'pipe'],
            timeout: timeoutMs,
            killSignal: 'SIGKILL',
            ...(request.signal && { signal: request.signal }),
        });
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        child.on('error', (error) => resolve(notStarted(error.message)));
        child.on('close', (code, signal) => {
            if (code === 0 && err.length > 0)
                request.onComplaint?.(Buffer.concat(err).toString('utf8'));
            if (code === 0)
                resolve((0,result/* success */.k)(Buffer.concat(out)));
            else if (signal === 'SIGKILL')
                resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1000}s`));
            else
                resolve((0,result/* failure */.V)({ exitCode: code ?? undefined, message: Buffer.concat(err).toString('utf8').trim() }));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(request.input);
    });
}
function gitEnvironment(searchPath) {
    const env = {
        PATH: searchPath,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_ATTR_NOSYSTEM: '1',
        // An object that a partial clone lacks must not be fetched, from wherever the repository says and with whatever program.
        // `protocol.<name>.allow` of the repository would overrule `protocol.allow`, but it does not overrule this list of none.
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: '',
    };
    Object.entries(SAFE_SETTINGS).forEach(([key, value], i) => {
        env[`GIT_CONFIG_KEY_${i}`] = key;
        env[`GIT_CONFIG_VALUE_${i}`] = value;
    });
    env['GIT_CONFIG_COUNT'] = String(Object.keys(SAFE_SETTINGS).length);
    return env;
}
/** Looks upwards for `.git`, a directory or the one-line file of a worktree or submodule, as git itself would. */
function locateRepository(folder) {
    for (let at = folder;; at = external_node_path_.dirname(at)) {
        const marker = (0,real_disk/* attempt */.CD)(() => external_node_fs_.statSync(external_node_path_.join(at, '.git'), { throwIfNoEntry: false }));
        const kind = !marker.ok || marker.value === undefined ? 'none' : marker.value.isDirectory() ? 'directory' : 'pointer';
        const candidate = kind === 'pointer' ? pointedTo(at) : external_node_path_.join(at, '.git');
        // Sous keeps its journal there, so what a pointer leads to must at least look like git's own.
        if (kind !== 'none' && candidate !== undefined && external_node_fs_.existsSync(external_node_path_.join(candidate, 'HEAD')))
            return { gitDirectory: candidate, workTree: at };
        // A pointer that leads nowhere still says that the folder does not belong to a repository above it.
        if (kind === 'pointer' || external_node_path_.dirname(at) === at)
            return undefined;
    }
}
/** Only a regular, short file is read: neither a FIFO nor a huge file can hold it up. */
function pointedTo(folder) {
    const file = real_disk/* realDisk */.Ur.readFile(external_node_path_.join(folder, '.git'), MAX_POINTER_BYTES);
    const text = file.ok ? Buffer.from(file.value.bytes).toString('utf8') : '';
    const target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
    return target === undefined ? undefined : external_node_path_.resolve(folder, target);
}
function notStarted(message) {
    return (0,result/* failure */.V)({ exitCode: undefined, message });
}

// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/workspace/disk-errors.js
var disk_errors = __webpack_require__(6754);
// EXTERNAL MODULE: ./build/js/src/model/byte-order.js
var byte_order = __webpack_require__(474);
;// CONCATENATED MODULE: ./build/js/src/workspace/accept-names.js

const SHOWN_NAMES = 3;
const REPLACEMENT_CHARACTER = '\ufffd';
/** Takes the names that git or the disk gave as paths, and sets aside those that cannot be one. */
function acceptNames(names, mayBeDamaged) {
    const paths = [];
    const refused = [];
    for (const name of names) {
        const path = (0,model_path/* parseRepoPath */.NP)(name);
        if (path.ok && !(mayBeDamaged && name.includes(REPLACEMENT_CHARACTER)))
            paths.push(path.value);
        else
            refused.push(name);
    }
    return { paths, refused };
}
function describeRefused(refused) {
    if (refused.length === 0)
        return [];
    const shown = refused.slice(0, SHOWN_NAMES).map((name) => `'${(0,model_path/* briefText */.Kg)(name)}'`);
    const more = refused.length > SHOWN_NAMES ? ', \u2026' : '';
    const what = refused.length === 1 ? '1 file whose name is' : `${refused.length} files whose names are`;
    return [`Left out ${what} not UTF-8 or not allowed as a path: ${shown.join(', ')}${more}`];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/src/model/bytes.js
var bytes = __webpack_require__(7682);
;// CONCATENATED MODULE: ./build/js/src/workspace/git-records.js

const OTHER = '?'.charCodeAt(0);
const REMOVED = 'R'.charCodeAt(0);
const SKIP_WORKTREE = 'S'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const OTHER_NAME_OFFSET = '? '.length;
/** Reads `H 100644 <hash> 0<TAB>path<NUL>` and `? path<NUL>`. Mode 120000 is a link and 160000 another repository. */
function readGitRecords(output, { prefix, isOnDisk }) {
    const text = (0,bytes/* asBuffer */.bS)(output).toString('utf8');
    const cut = prefix === '' ? 0 : prefix.length + 1;
    const tracked = [];
    const deleted = [];
    const untracked = [];
    let nameOffset = 0;
    let previous = '';
    for (let at = 0, end = text.indexOf('\0'); end >= 0; at = end + 1, end = text.indexOf('\0', at)) {
        const tag = text.charCodeAt(at);
        if (tag === OTHER) {
            const name = text.slice(at + OTHER_NAME_OFFSET + cut, end);
            if (!isOwn(name))
                untracked.push(name);
            continue;
        }
        // The same for all of them: how long a hash is depends on the repository only.
        if (nameOffset === 0)
            nameOffset = text.indexOf('\t', at) + 1 - at;
        const isFile = text.charCodeAt(at + 3) === ZERO;
        if (!isFile)
            continue;
        const name = text.slice(at + nameOffset + cut, end);
        if (tag === REMOVED) {
            deleted.push(name);
            continue;
        }
        // A file in conflict is in the index up to three times; one outside a sparse checkout is not on disk.
        if (name === previous)
            continue;
        previous = name;
        if (tag === SKIP_WORKTREE && !isOnDisk(name))
            continue;
        if (!isOwn(name))
            tracked.push(name);
    }
    return { tracked, deleted, untracked };
}
function isOwn(name) {
    return name.startsWith('.sous/');
}

;// CONCATENATED MODULE: ./build/js/src/workspace/git-listing.js






const TRACKED = ['--stage'];
const DELETED = ['--stage', '--deleted'];
const UNTRACKED = ['--others', '--exclude-standard'];
const EVERYTHING = ['--cached', ...DELETED, ...UNTRACKED];
/** Up to about 4,000 files. One question is then answered sooner than three at once, each by a process of its own. */
const SMALL_INDEX_BYTES = 512 * 1024;
/**
 * What git knows of a folder. Each question is asked when its answer is first wanted, and only once. None makes git read
 * contents, so no filter can run.
 */
class GitListing {
    #request;
    #prefix;
    #answers = new Map();
    /** Whether everything comes at once anyway. */
    isSmall;
    constructor(request) {
        this.#request = request;
        this.#prefix = external_node_path_.relative(request.repository.workTree, request.folder).replaceAll(external_node_path_.sep, '/');
        const index = request.disk.entry(external_node_path_.join(request.repository.gitDirectory, 'index'));
        this.isSmall = index.ok && (index.value?.size ?? 0) <= SMALL_INDEX_BYTES;
    }
    /** What is in the index, sorted by bytes; some of it may not be on disk any more. */
    async tracked() {
        const answer = await this.#ask(TRACKED);
        return answer.ok ? (0,result/* success */.k)(acceptNames(answer.value.tracked, answer.value.isDamaged)) : answer;
    }
    async deleted() {
        const answer = await this.#ask(DELETED);
        return answer.ok ? (0,result/* success */.k)(answer.value.deleted) : answer;
    }
    async untracked() {
        const answer = await this.#ask(UNTRACKED);
        if (!answer.ok)
            return answer;
        const { files, rest } = sortOut(answer.value.untracked, this.#request);
        const { isDamaged, unreadable } = answer.value;
        return (0,result/* success */.k)({ ...acceptNames(files, isDamaged), rest, unreadable });
    }
    #ask(question) {
        const flags = this.isSmall ? EVERYTHING : question;
        const known = this.#answers.get(flags);
        if (known !== undefined)
            return known;
        const answer = this.#run(flags);
        this.#answers.set(flags, answer);
        return answer;
    }
    async #run(flags) {
        const { repository, git, disk, folder } = this.#request;
        // With the slash git looks at that directory only; without it, at everything that begins alike.
        const scope = this.#prefix === '' ? [] : ['--', `${this.#prefix}/`];
        let complaints = '';
        const onComplaint = (text) => {
            complaints = text;
        };
        const output = await git.run({ ...repository, args: ['ls-files', '-z', '-t', ...flags, ...scope], onComplaint });
        if (!output.ok)
            return output;
        return (0,result/* success */.k)({
            ...readGitRecords(output.value, { prefix: this.#prefix, isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`) }),
            isDamaged: !(0,external_node_buffer_.isUtf8)(output.value),
            unreadable: [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = '']) => name),
        });
    }
}
/** The tracked files that are still there: not deleted, and with no directory or link in their or a parent's place. */
function withoutGone({ paths, refused }, { deleted, untracked }) {
    const names = new Set([...deleted, ...untracked.paths.flatMap(model_path/* ancestorsOf */.Gw)]);
    const directories = new Set(untracked.rest);
    if (names.size === 0 && directories.size === 0)
        return { paths, refused };
    const isThere = (path) => !names.has(path) && (directories.size === 0 || !(0,model_path/* ancestorsOf */.Gw)(path).some((ancestor) => directories.has(ancestor)));
    return { paths: paths.filter(isThere), refused: refused.filter((name) => !names.has(name)) };
}
/** Git lists untracked links like files, and another repository as a directory. */
function sortOut(names, { folder, disk }) {
    const kinds = new Map();
    const kindOf = (name) => {
        const directory = external_node_path_.posix.dirname(name);
        let entries = kinds.get(directory);
        if (entries === undefined) {
            const read = disk.readDirectory(external_node_path_.join(folder, directory));
            entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : []);
            kinds.set(directory, entries);
        }
        // A name that is not UTF-8 is found under its damaged form, and refused by it later.
        return entries.get(external_node_path_.posix.basename(name));
    };
    const files = [];
    const rest = [];
    for (const name of names) {
        if (!name.endsWith('/') && kindOf(name) === 'file')
            files.push(name);
        else
            rest.push(name);
    }
    return { files, rest };
}
function isFileOnDisk(disk, path) {
    const entry = disk.entry(path);
    return entry.ok && entry.value?.kind === 'file';
}

;// CONCATENATED MODULE: ./build/js/src/workspace/listing.js





/**
 * Directories that hold what a tool made or fetched. Where git knows the folder, git decides instead; `vendor` is not
 * among them, because as many projects keep their own code there.
 */
const EXCLUDED_WITHOUT_GIT = new Set([
    ...['.git', '.hg', '.svn', '.sous'],
    ...['node_modules', 'bower_components', 'dist', 'build', 'out', 'coverage', 'target'],
    ...['.venv', 'venv', '__pycache__', '.tox', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
    ...['.next', '.nuxt', '.cache', '.gradle', '.terraform'],
]);
/** The files below a folder: those that git sees where there is a repository, else those found by walking. */
class FolderListing {
    #request;
    #git;
    #files;
    constructor(request) {
        this.#request = request;
        const { folder, repository } = request;
        const isInRepository = repository !== undefined && !isWithin(folder, repository.gitDirectory);
        this.#git = isInRepository ? new GitListing({ ...request, repository }) : undefined;
    }
    /** Has git begin, for somebody who will ask soon. */
    begin() {
        // What goes wrong is told when the answer is asked for.
        Promise.all([this.#git?.tracked(), this.#git?.untracked()]).catch(() => undefined);
    }
    /** Every file that is there. */
    files() {
        this.#files ??= this.#list();
        return this.#files;
    }
    /**
     * The same files as soon as they are known, for readers that pass over what is not there: of a large repository first
     * the tracked files, some of which may be gone, while git still looks for others.
     */
    async *batches() {
        const tracked = this.#git === undefined || this.#git.isSmall || this.#files !== undefined ? undefined : await this.#git.tracked();
        if (tracked?.ok !== true || tracked.value.paths.length === 0) {
            yield await this.files();
            return;
        }
        yield asListing(tracked.value);
        const untracked = await this.#git?.untracked();
        if (untracked?.ok) {
            const { paths, refused, unreadable } = untracked.value;
            yield { files: [...paths].sort(byte_order/* compareBytes */.X), warnings: [...describeRefused(refused), ...describeUnreadable(unreadable)] };
        }
        else
            yield { files: [], warnings: [`Git could not list untracked files (${firstLine(untracked?.error.message ?? '')})`] };
    }
    async #list() {
        const { folder, repository } = this.#request;
        if (this.#git === undefined)
            return repository === undefined ? walk(this.#request) : { files: [], warnings: ["The folder is git's own: nothing in it is listed"] };
        const [tracked, deleted, untracked] = await Promise.all([this.#git.tracked(), this.#git.deleted(), this.#git.untracked()]);
        const walkInstead = ({ message }) => walk(this.#request, `Git could not be used (${firstLine(message)})`);
        if (!tracked.ok)
            return walkInstead(tracked.error);
        if (!deleted.ok)
            return walkInstead(deleted.error);
        if (!untracked.ok)
            return walkInstead(untracked.error);
        const kept = withoutGone(tracked.value, { deleted: deleted.value, untracked: untracked.value });
        const files = (0,byte_order/* mergeByBytes */.T)(kept.paths, [...untracked.value.paths].sort(byte_order/* compareBytes */.X), (path) => path);
        const mayBeIgnored = files.length === 0 && folder !== repository?.workTree;
        if (mayBeIgnored)
            return walk(this.#request, 'Git ignores this folder');
        const refused = describeRefused([...kept.refused, ...untracked.value.refused]);
        return { files, warnings: [...refused, ...describeUnreadable(untracked.value.unreadable)] };
    }
}
function asListing({ paths, refused }) {
    return { files: paths, warnings: describeRefused(refused) };
}
async function walk({ folder, disk }, reason) {
    const walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
    const { paths, refused } = acceptNames(walked.files, true);
    const warnings = [...describeRefused(refused)];
    const why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : undefined);
    if (why !== undefined && walked.files.length > 0)
        warnings.unshift(`${why}: files are listed without regard to .gitignore`);
    return { files: [...paths].sort(byte_order/* compareBytes */.X), warnings: [...warnings, ...describeUnreadable(walked.unreadable)] };
}
function isWithin(folder, directory) {
    return folder === directory || folder.startsWith(directory + external_node_path_.sep);
}
function describeUnreadable(names) {
    return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
}
function quoteSome(names) {
    const shown = names.slice(0, 3).map((name) => `'${(0,model_path/* briefText */.Kg)(name)}'`);
    return `${shown.join(', ')}${names.length > shown.length ? ', \u2026' : ''}`;
}
function firstLine(text) {
    return (0,model_path/* briefText */.Kg)(text.split('\n', 1)[0] ?? '');
}

;// CONCATENATED MODULE: ./build/js/src/workspace/folder-tree.js






/** No tool takes a whole file beyond this; a sparse file of many gigabytes must not fill the memory. */
const MAX_READ_BYTES = 256 * 1024 * 1024;
/** A folder on disk, or the part of a git work tree below a folder. */
class FolderTree {
    folder;
    repository;
    #disk;
    #git;
    /** Without links: it may lie in the tree under any name. */
    #gitDirectory;
    /** Directories that were found to be real ones. A swap after the look is caught when the plan lands. */
    #realDirectories = new Set();
    #listing;
    constructor(folder, repository, disk, git) {
        this.folder = folder;
        this.repository = repository;
        this.#disk = disk;
        this.#git = git;
        const gitDirectory = repository && disk.realPath(repository.gitDirectory);
        this.#listing = this.#newListing();
        this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
    }
    static async open(folder, disk, git) {
        const real = disk.realPath(folder);
        if (!real.ok)
            return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(real.error, folder, 'open'));
        const entry = disk.entry(real.value);
        if (!entry.ok)
            return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(entry.error, folder, 'open'));
        if (entry.value?.kind !== 'directory')
            return (0,result/* failure */.V)((0,disk_errors/* notADirectory */.o5)(folder));
        const tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
        return tree.#isWithinGit() ? (0,result/* failure */.V)(gitItself(folder)) : (0,result/* success */.k)(tree);
    }
    files() {
        return this.#listing.files();
    }
    batches() {
        return this.#listing.batches();
    }
    /** Has the listing begin, for somebody who will ask for it soon. */
    beginListing() {
        this.#listing.begin();
    }
    async entry(path) {
        const refusal = this.#refuse(path);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
        const entry = this.#disk.entry(this.#onDisk(path));
        if (!entry.ok)
            return (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(entry.error, path));
        return (0,result/* success */.k)(entry.value === undefined ? { kind: 'missing', size: 0 } : { kind: entry.value.kind, size: entry.value.size });
    }
    async read(path, limit) {
        const refusal = this.#refuse(path);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
        if (limit === undefined) {
            const entry = this.#disk.entry(this.#onDisk(path));
            if (entry.ok && entry.value?.kind === 'file' && entry.value.size > MAX_READ_BYTES)
                return (0,result/* failure */.V)(tooLarge(path));
        }
        const file = this.#disk.readFile(this.#onDisk(path), limit);
        return file.ok ? (0,result/* success */.k)({ bytes: file.value.bytes, mode: file.value.mode }) : (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(file.error, path));
    }
    async directory(path) {
        if (path !== model_path/* ROOT_DIRECTORY */.hK) {
            const entry = await this.entry(path);
            if (!entry.ok)
                return entry;
            if (entry.value.kind === 'missing')
                return (0,result/* failure */.V)((0,disk_errors/* fileNotFound */.Ko)(path));
            if (entry.value.kind === 'symlink')
                return (0,result/* failure */.V)((0,disk_errors/* symlinkDenied */.JV)(path));
            if (entry.value.kind !== 'directory')
                return (0,result/* failure */.V)((0,disk_errors/* notADirectory */.o5)(path));
            if (this.#isForeign(path))
                return (0,result/* failure */.V)(foreign(path));
        }
        const entries = this.#disk.readDirectory(this.#onDisk(path));
        return entries.ok ? (0,result/* success */.k)(entries.value) : (0,result/* failure */.V)((0,disk_errors/* fromDiskFault */.YL)(entries.error, path, 'list'));
    }
    async footprint() {
        this.#listing = this.#newListing();
        this.#realDirectories.clear();
        // Loaded late: only commands need it, and hashing takes long to load.
        const { takeFootprint } = await __webpack_require__.e(/* import() */ 7157).then(__webpack_require__.bind(__webpack_require__, 7157));
        return takeFootprint({ folder: this.folder, repository: this.repository, listing: await this.files(), disk: this.#disk });
    }
    isWritable(path) {
        for (let parent = (0,model_path/* parentOf */.gN)(path);; parent = (0,model_path/* parentOf */.gN)(parent)) {
            if (parent === model_path/* ROOT_DIRECTORY */.hK)
                return this.#disk.canWriteInto(this.folder);
            const entry = this.#disk.entry(this.#onDisk(parent));
            if (!entry.ok)
                return false;
            // A file on the way is refused elsewhere, or will have made room for a directory.
            if (entry.value?.kind === 'directory')
                return this.#disk.canWriteInto(this.#onDisk(parent));
        }
    }
    /** Looks at every directory on the way: none may be a link, a file, another repository, or git's own directory. */
    #refuse(path) {
        for (const ancestor of (0,model_path/* ancestorsOf */.Gw)(path)) {
            if (this.#realDirectories.has(ancestor))
                continue;
            const entry = this.#disk.entry(this.#onDisk(ancestor));
            if (!entry.ok)
                return (0,disk_errors/* fromDiskFault */.YL)(entry.error, path);
            if (entry.value === undefined)
                break;
            if (entry.value.kind === 'symlink')
                return (0,disk_errors/* symlinkDenied */.JV)(path);
            if (entry.value.kind !== 'directory')
                return (0,disk_errors/* notADirectory */.o5)(ancestor);
            if (this.#isForeign(ancestor))
                return foreign(path);
            this.#realDirectories.add(ancestor);
        }
        return undefined;
    }
    #newListing() {
        return new FolderListing({ folder: this.folder, repository: this.repository, git: this.#git, disk: this.#disk });
    }
    #isForeign(directory) {
        const onDisk = this.#onDisk(directory);
        const marker = this.#disk.entry(external_node_path_.join(onDisk, '.git'));
        return onDisk === this.#gitDirectory || (marker.ok && marker.value !== undefined);
    }
    #isWithinGit() {
        return this.#gitDirectory !== undefined && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
    }
    #onDisk(path) {
        return path === model_path/* ROOT_DIRECTORY */.hK ? this.folder : `${this.folder}/${path}`;
    }
}
function foreign(path) {
    return (0,tool_error/* toolError */.$4)('path_denied', `Path '${path}' belongs to another git repository or to git itself`, 'Run Sous in that repository instead.');
}
function gitItself(folder) {
    return (0,tool_error/* toolError */.$4)('path_denied', `'${folder}' belongs to git itself`, 'Run Sous in the work tree instead.');
}
function tooLarge(path) {
    return (0,tool_error/* toolError */.$4)('too_large', `File '${path}' is larger than ${MAX_READ_BYTES / 1024 / 1024} MB`, 'Work on a smaller file.');
}

;// CONCATENATED MODULE: ./build/js/src/entry/open-folder.js







/** Opens the folder that a command works in. */
async function openFolder({ env, folder }, root) {
    const named = external_node_path_.resolve(folder, root);
    const real = real_disk/* realDisk */.Ur.realPath(named);
    const repository = real.ok ? locateRepository(real.value) : undefined;
    const forbiddenRoot = repository?.workTree ?? named;
    const programs = { path: (0,system_programs/* cleanPath */.ts)({ path: env['PATH'] ?? '', forbiddenRoot }), forbiddenRoot };
    const tree = await FolderTree.open(named, real_disk/* realDisk */.Ur, realGit((0,system_programs/* findProgram */.Kp)('git', programs), programs.path));
    if (!tree.ok)
        return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('invalid_arguments', `--root: ${tree.error.message}`, tree.error.suggestion));
    return (0,result/* success */.k)({ tree: tree.value, programs });
}
/**
 * Opens the folder and begins to list its files, for a tool that is still being loaded: git works meanwhile. What goes
 * wrong is told when the listing is asked for.
 */
function openEarly(invocation, root) {
    const opening = openFolder(invocation, root);
    opening.then((opened) => (opened.ok ? opened.value.tree.beginListing() : undefined)).catch(() => undefined);
    return opening;
}


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ mergeByBytes),
/* harmony export */   X: () => (/* binding */ compareBytes)
/* harmony export */ });
/**
 * Compares two strings as their UTF-8 bytes would compare, which is how git sorts paths and what makes a list the same
 * on every machine. UTF-16 order differs only where a surrogate meets a code unit above it.
 */
function compareBytes(a, b) {
    const shared = Math.min(a.length, b.length);
    for (let i = 0; i < shared; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x !== y)
            return rank(x) - rank(y);
    }
    return a.length - b.length;
}
function rank(unit) {
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    return isSurrogate ? unit + 0x10000 : unit;
}
/** Merges two lists that are each in byte order of their keys. */
function mergeByBytes(first, second, keyOf) {
    if (second.length === 0)
        return first;
    if (first.length === 0)
        return second;
    const merged = [];
    let next = 0;
    for (const item of first) {
        const key = keyOf(item);
        for (let other = second[next]; other !== undefined && compareBytes(keyOf(other), key) < 0; other = second[++next])
            merged.push(other);
        merged.push(item);
    }
    for (; next < second.length; next++)
        merged.push(second[next]);
    return merged;
}


/***/ }),

/***/ 7682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ partialEndLength),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   e1: () => (/* binding */ partialStartLength)
/* harmony export */ });
/** The same bytes, not a copy, with what Node's buffers can do. */
function asBuffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** How many bytes at the end are the beginning of a UTF-8 character whose rest is missing. */
function partialEndLength(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        return sequenceLength(byte) > back ? back : 0;
    }
    return 0;
}
/** How many bytes at the start are the rest of a UTF-8 character whose beginning is missing. */
function partialStartLength(bytes) {
    let start = 0;
    while (start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0))
        start++;
    return start;
}
function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}
function sequenceLength(lead) {
    if (lead >= 0xf0)
        return 4;
    if (lead >= 0xe0)
        return 3;
    return lead >= 0xc0 ? 2 : 1;
}


/***/ }),

/***/ 601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ fileModeOf)
/* harmony export */ });
/** What git would record for a file with these permissions. */
function fileModeOf(permissions) {
    return permissions & 0o100 ? '100755' : '100644';
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

/***/ 4292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ findShell),
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   ts: () => (/* binding */ cleanPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2847);



const POSIX_SHELLS = ['sh', 'bash', 'dash', 'zsh', 'ksh'];
/**
 * The entries of a search path that cannot be planted by a repository: absolute, existing, and outside of it. An empty
 * entry means the current directory, which is why it goes too.
 */
function cleanPath({ path: searchPath, forbiddenRoot }) {
    const entries = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
    return [...new Set(entries)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
/** The absolute path of a program, found once on a clean search path; `undefined` when there is none. */
function findProgram(name, places) {
    if (name === '' || /[/\\\0]/.test(name))
        return undefined;
    for (const directory of cleanPath(places).split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
        if (directory === '')
            continue;
        const candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
        if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot))
            return candidate;
    }
    return undefined;
}
/** The user's own shell if it is a POSIX one that a repository cannot have planted, else `sh`. */
function findShell(wanted, places) {
    if (process.platform === 'win32')
        return undefined;
    const isUsable = wanted !== undefined &&
        node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(wanted) &&
        POSIX_SHELLS.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(wanted)) &&
        isExecutable(wanted) &&
        isOutside(wanted, places.forbiddenRoot);
    return isUsable ? wanted : findProgram('sh', places);
}
function isExecutable(file) {
    const stats = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false }));
    return stats.ok && stats.value?.isFile() === true && (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
}
/** Whether something exists, and neither its name nor what its links lead to lies in the forbidden root. */
function isOutside(file, forbiddenRoot) {
    const real = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
    if (!real.ok)
        return false;
    const root = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(forbiddenRoot));
    const roots = root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot];
    return roots.every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
}
function isWithin(file, folder) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file);
    return relative === '' || (relative !== '..' && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative));
}


/***/ }),

/***/ 2847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ur: () => (/* binding */ realDisk),
/* harmony export */   _: () => (/* binding */ OPEN_TO_READ)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(601);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);



/**
 * Opens a file to be read without following a link or waiting for the other end of a FIFO. Windows knows neither flag;
 * there a link needs a privilege to be made, and FIFOs are not files.
 */
const OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const realDisk = {
    entry(path) {
        const stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: true, throwIfNoEntry: false }));
        if (stats.ok)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(stats.value === undefined ? undefined : describe(stats.value));
        return stats.error.code === 'ENOENT' || stats.error.code === 'ENOTDIR' ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(undefined) : stats;
    },
    readFile(path, limit = Number.POSITIVE_INFINITY) {
        return attempt(() => {
            const file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
            try {
                const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
                if (!stats.isFile())
                    throw Object.assign(new Error('not a regular file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTREG' });
                return { bytes: readUpTo(file, Math.min(stats.size, limit)), size: stats.size, mode: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_2__/* .fileModeOf */ .f)(stats.mode) };
            }
            finally {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
            }
        });
    },
    readDirectory(path) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })));
    },
    async walk(folder, request) {
        const { walkFolder } = await Promise.all(/* import() */[__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 8249));
        return walkFolder(folder, request);
    },
    canWriteInto(directory) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
    },
    realPath(path) {
        return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    },
};
/** Runs a file-system call and turns an errno into a value; anything else is a bug and thrown on. */
function attempt(call) {
    try {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(call());
    }
    catch (error) {
        const code = error.code;
        if (typeof code !== 'string')
            throw error;
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)({ code, message: error.message });
    }
}
function readUpTo(file, size) {
    const bytes = Buffer.allocUnsafeSlow(size);
    let filled = 0;
    while (filled < size) {
        const read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
        if (read === 0)
            break;
        filled += read;
    }
    return filled === size ? bytes : bytes.subarray(0, filled);
}
function describe(stats) {
    return {
        kind: kindOf(stats),
        size: Number(stats.size),
        mode: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_2__/* .fileModeOf */ .f)(Number(stats.mode)),
        fingerprint: `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
    };
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'directory';
    return entry.isSymbolicLink() ? 'symlink' : 'other';
}


/***/ }),

/***/ 6754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   JV: () => (/* binding */ symlinkDenied),
/* harmony export */   Ko: () => (/* binding */ fileNotFound),
/* harmony export */   L5: () => (/* binding */ permissionDenied),
/* harmony export */   YL: () => (/* binding */ fromDiskFault),
/* harmony export */   c9: () => (/* binding */ belongsToSous),
/* harmony export */   o5: () => (/* binding */ notADirectory)
/* harmony export */ });
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);

/** Says what the file system said in the words of a tool's error. */
function fromDiskFault(fault, shown, action = 'read') {
    switch (fault.code) {
        case 'ENOENT':
            return fileNotFound(shown);
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return permissionDenied(action, shown);
        case 'ELOOP':
            return symlinkDenied(shown);
        case 'EISDIR':
        case 'ENOTREG':
            return notAFile(shown);
        case 'ENOTDIR':
            return notADirectory(shown);
        default:
            return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('io_error', `Cannot ${action} '${shown}': ${fault.message}`, 'Check the disk and the file, then try again.');
    }
}
function fileNotFound(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_found', `File '${shown}' not found`, 'Check the path, or use file_search to find the file.');
}
function permissionDenied(action, shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('permission_denied', `Cannot ${action} '${shown}' - permission denied`, 'Check who may read and write there, then try again.');
}
function symlinkDenied(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('symlink_denied', `Path '${shown}' leads through a symbolic link`, 'Sous neither follows nor changes links. Name the real file, if that is what is meant.');
}
function notAFile(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_a_file', `Path '${shown}' is not a regular file`, 'Name a regular file.');
}
function notADirectory(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('not_a_directory', `Path '${shown}' is not a directory`, 'Name a directory.');
}
function belongsToSous(shown) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('path_denied', `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
}


/***/ })

};
