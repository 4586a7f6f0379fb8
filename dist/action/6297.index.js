"use strict";
exports.id = 6297;
exports.ids = [6297];
exports.modules = { 6297: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		A: () => BooleanData,
		B: () => EXCLUDED_WITHOUT_GIT,
		C: () => parseExpression,
		D: () => StringData,
		E: () => FilteredArray,
		F: () => Star,
		G: () => readGitState,
		H: () => aboveOf,
		I: () => recipesIn,
		K: () => SwitchedOff,
		L: () => openFolder,
		M: () => Dictionary,
		N: () => IndexAccess,
		O: () => NumberData,
		P: () => Literal,
		R: () => projectOf,
		S: () => TEXT_FUNCTIONS,
		T: () => falsy,
		U: () => OWN,
		V: () => FolderListing,
		W: () => differences,
		_: () => nearRecipe,
		a: () => readFields,
		b: () => checkToolCall,
		c: () => readTextList,
		d: () => reportMissing,
		f: () => wrongType,
		g: () => prepareRecipe,
		h: () => APPLY_CONSENT,
		i: () => readBoolean,
		j: () => Array$1,
		k: () => Null,
		l: () => readTexts,
		m: () => reportsIssue,
		n: () => checkGlob,
		o: () => readInteger,
		p: () => workflow_job_exports,
		r: () => checkHost,
		s: () => readText,
		t: () => read_yaml_text_exports,
		u: () => readWord,
		v: () => unknownRecipe,
		w: () => Evaluator,
		x: () => runChecked,
		y: () => unpreparedText,
		z: () => usersGit
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
	var node_buffer__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4573);
	var SwitchedOff = class {
		#read;
		#disabled;
		constructor(read) {
			this.#read = read;
		}
		whyTool(name) {
			return this.#why((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zr)(name), `tool '${name}'`);
		}
		whyRecipe(name) {
			return this.#why((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$r)(name), `recipe '${name}'`);
		}
		async #why(reference, what) {
			this.#disabled ??= this.#load();
			let disabled = await this.#disabled;
			if (!disabled.ok) return disabled.error;
			if (disabled.value.size === 0) return;
			let { bundleOff, toolOff } = await __webpack_require__.e(7048).then(__webpack_require__.bind(__webpack_require__, 7048)).then((n) => n.n);
			if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle);
			return disabled.value.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)(reference)) ? toolOff(reference, what) : void 0;
		}
		async #load() {
			let text = await this.#read(_shared_js__WEBPACK_IMPORTED_MODULE_2__.Ir);
			if (!text.ok) return text;
			if (text.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set());
			let [{ parseSwitches }, { corrupt }] = await Promise.all([__webpack_require__.e(8834).then(__webpack_require__.bind(__webpack_require__, 8834)).then((n) => n.i), __webpack_require__.e(7048).then(__webpack_require__.bind(__webpack_require__, 7048)).then((n) => n.n)]);
			let parsed = parseSwitches(text.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(corrupt(parsed.error));
		}
	};
	let FILES = [
		"config",
		"info/attributes",
		"info/exclude",
		"info/grafts",
		"objects/info/alternates",
		"shallow"
	];
	let REF_TREES = ["refs", "reftable"];
	let TREES = [...REF_TREES, "hooks"];
	let WORKTREE_FILES = [
		"HEAD",
		"config.worktree",
		"commondir",
		"info/sparse-checkout",
		"MERGE_HEAD",
		"CHERRY_PICK_HEAD",
		"REVERT_HEAD",
		"BISECT_LOG"
	];
	let WORKTREE_TREES = [
		"rebase-merge",
		"rebase-apply",
		"sequencer"
	];
	function readGitState(disk, folder, repository) {
		let state = new Map();
		note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, ".git"));
		if (repository === void 0) return state;
		repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(repository.workTree, ".git"));
		let own = repository.gitDirectory;
		let common = commonDirectory(disk, own);
		readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "packed-refs"));
		for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, file));
		for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, tree), 0);
		noteWorktree(state, disk, "", own);
		own !== common && noteWorktree(state, disk, `${common}/`, common);
		let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "worktrees"));
		let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "worktrees", name));
		for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_4__.relative(common, directory);
			state.set(name, "there");
			for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, tree), 0);
			directory !== own && noteWorktree(state, disk, `${name}/`, directory);
		}
		return state;
	}
	function noteWorktree(state, disk, prefix, directory) {
		for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, file));
		for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, tree), 0);
		noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, "modules"), 0);
	}
	function noteModules(state, disk, name, directory, depth) {
		let entries = disk.readDirectory(directory);
		if (!entries.ok || depth > 32) return;
		if (!entries.value.some((entry) => entry.name === "HEAD")) {
			for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, entry.name), depth + 1);
			return;
		}
		for (let file of [
			"packed-refs",
			...FILES,
			...WORKTREE_FILES
		]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, file));
		for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, tree), 0);
		noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, "modules"), depth + 1);
	}
	function differences(before, after) {
		return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
	}
	function commonDirectory(disk, gitDirectory) {
		let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_4__.join(gitDirectory, "commondir"));
		return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
	}
	function readPackedRefs(state, disk, file) {
		let packed = disk.readFile(file);
		if (!packed.ok) return;
		for (let line of Buffer.from(packed.value.bytes).toString("utf8").split("\n")) {
			let [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
			id !== void 0 && name !== void 0 && state.set(name, id);
		}
	}
	function noteTree(state, disk, name, directory, depth) {
		let entries = disk.readDirectory(directory);
		if (!entries.ok || depth > 32) return;
		for (let entry of entries.value) {
			let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, entry.name)];
			entry.kind === "directory" ? noteTree(state, disk, inner, onDisk, depth + 1) : note(state, disk, inner, onDisk);
		}
	}
	function note(state, disk, name, file) {
		let entry = disk.entry(file);
		if (!entry.ok || entry.value === void 0) return;
		if (entry.value.kind === "file") {
			let content = disk.readFile(file);
			state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
		} else state.set(name, entry.value.kind === "directory" ? "directory" : entry.value.fingerprint);
	}
	function describeContent(name, { bytes, mode }) {
		let text = bytes.length <= 65 && name.startsWith("refs/") ? Buffer.from(bytes).toString("latin1").trim() : "";
		if (/^[0-9a-f]{40,64}$/.test(text)) return text;
		return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(bytes).digest("hex")}`;
	}
	let OWN = ".sous/";
	function readGitRecords(output, { above, isOnDisk }) {
		let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output).toString("utf8");
		let tracked = [];
		let links = [];
		let modules = [];
		let untracked = [];
		let nameOffset = 0;
		let previous = "";
		for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
			let tag = text.charCodeAt(at);
			tag !== 63 && nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
			let start = at + (tag === 63 ? 2 : nameOffset);
			if (!text.startsWith(above, start)) continue;
			let name = text.slice(start + above.length, end);
			if (isOwn(name)) continue;
			if (tag === 63) {
				untracked.push(name);
				continue;
			}
			if (name === previous) continue;
			previous = name;
			if (tag === 83 && !isOnDisk(name)) continue;
			let mode = at + 2;
			text.startsWith("100", mode) || isOnDisk(name) ? tracked.push(name) : (text.startsWith("160", mode) ? modules : links).push(name);
		}
		return {
			tracked,
			links,
			modules,
			untracked
		};
	}
	function isOwn(name) {
		return name.startsWith(OWN);
	}
	function readGitIndex(bytes, { prefix, isOnDisk }) {
		let entries = GitIndexEntries.open(bytes);
		if (entries === void 0) return;
		let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
		let lines = new _entry_js__WEBPACK_IMPORTED_MODULE_1__.R(bytes.length);
		let paths = [];
		let refused = [];
		let links = [];
		let modules = [];
		let isSparse = !1;
		let previous = "";
		let step = entries.next();
		for (; step === "entry"; step = entries.next()) {
			let { nameBytes, nameEnd } = entries;
			isSparse ||= entries.isSkipped;
			let start = entries.nameStart + above.length;
			if (above.length > 0 && !(start < nameEnd && begins(nameBytes, entries.nameStart, above))) continue;
			if (entries.isFile && !entries.isInConflict && !entries.isSkipped && lines.add(nameBytes, start, nameEnd)) continue;
			let name = nameBytes.toString("utf8", start, nameEnd);
			if (name === previous || isOwn(name)) continue;
			previous = name;
			if (entries.isSkipped && !isOnDisk(name)) continue;
			if (!entries.isFile && !isOnDisk(name)) (entries.isModule ? modules : links).push(name);
			else {
				let path = (0, node_buffer__WEBPACK_IMPORTED_MODULE_6__.isUtf8)(nameBytes.subarray(start, nameEnd)) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(name) : void 0;
				path?.ok ? paths.push(path.value) : refused.push(name);
			}
		}
		if (step !== "end") return;
		let usual = acceptLines(lines);
		return {
			paths: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(usual.paths, paths, (path) => path),
			refused: [...usual.refused, ...refused],
			links,
			modules,
			isSparse
		};
	}
	function begins(bytes, start, above) {
		let end = start + above.length;
		return bytes[end - 1] === 47 && bytes.compare(above, 0, above.length, start, end) === 0;
	}
	function acceptLines(lines) {
		let { areAllPlain, names } = lines.take();
		let { paths, refused } = areAllPlain ? {
			paths: names,
			refused: []
		} : acceptNames(names, !1);
		return {
			paths: lines.anyStartsWith(".sous/") ? paths.filter((path) => !isOwn(path)) : paths,
			refused
		};
	}
	let LONG_NAME = 4095;
	var GitIndexEntries = class GitIndexEntries {
		isFile = !1;
		isModule = !1;
		isSkipped = !1;
		isInConflict = !1;
		nameBytes;
		nameStart = 0;
		nameEnd = 0;
		#bytes;
		#end;
		#joined;
		#at = 12;
		#left;
		constructor(bytes, version) {
			this.#bytes = bytes;
			this.nameBytes = bytes;
			this.#end = bytes.length - 20;
			this.#left = bytes.readUInt32BE(8);
			this.#joined = version === 4 ? Buffer.alloc(65536) : void 0;
		}
		static open(bytes) {
			if (bytes.length < 32 || bytes.readUInt32BE(0) !== 1145655875) return;
			let version = bytes.readUInt32BE(4);
			return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : void 0;
		}
		next() {
			if (this.#left === 0) return this.#hasKnownEnd() ? "end" : "broken";
			this.#left--;
			let bytes = this.#bytes;
			let at = this.#at;
			if (at + 62 >= this.#end) return "broken";
			let flags = bytes[at + 60] << 8 | bytes[at + 60 + 1];
			let isExtended = !!(flags & 16384);
			let name = at + 62 + (isExtended ? 2 : 0);
			let kind = bytes[at + 24 + 2] >> 4;
			this.isFile = kind === 8;
			this.isModule = kind === 14;
			this.isInConflict = !!(flags & 12288);
			this.isSkipped = isExtended && !!(bytes.readUInt16BE(at + 62) & 16384);
			return (this.#joined === void 0 ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)) ? "entry" : "broken";
		}
		#readName(start, length) {
			let end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start);
			if (end < start || end >= this.#end || this.#bytes[end] !== 0) return !1;
			this.nameStart = start;
			this.nameEnd = end;
			this.#at += end - this.#at + 8 & -8;
			return !0;
		}
		#joinName(start, joined) {
			let at = start;
			let byte = this.#bytes[at++];
			let removed = byte & 127;
			for (; byte & 128 && at < this.#end;) {
				byte = this.#bytes[at++];
				removed = removed + 1 << 7 | byte & 127;
			}
			let end = this.#bytes.indexOf(0, at);
			let kept = this.nameEnd - removed;
			if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return !1;
			this.nameBytes = joined;
			this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end);
			this.#at = end + 1;
			return !0;
		}
		#hasKnownEnd() {
			let at = this.#at;
			for (; at + 8 <= this.#end && isCapital(this.#bytes[at]);) at += 8 + this.#bytes.readUInt32BE(at + 4);
			return at === this.#end;
		}
	};
	function isCapital(byte) {
		return byte >= 65 && byte <= 90;
	}
	function acceptNames(names, areSomeDamaged) {
		let paths = [];
		let refused = [];
		for (let name of names) {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(name);
			path.ok && !(areSomeDamaged && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(name)) ? paths.push(path.value) : refused.push(name);
		}
		return {
			paths,
			refused
		};
	}
	function describeRefused(refused) {
		if (refused.length === 0) return [];
		let shown = refused.slice(0, 3).map((name) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`);
		let more = refused.length > 3 ? ", \u2026" : "";
		return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
	}
	var TrackedTree = class {
		#request;
		#names;
		#goneFiles = new Set();
		#goneDirectories = new Set();
		#added = [];
		#unreadable = [];
		#seen = new Set();
		#inTop;
		topAdded;
		constructor(request) {
			this.#request = request;
			let { paths, refused, links, modules } = request.names;
			let others = [
				...refused,
				...links,
				...modules
			].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it);
			this.#names = {
				all: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(paths, others, (name) => name),
				modules: new Set(modules)
			};
			this.#inTop = this.#look({
				prefix: "",
				from: 0,
				to: this.#names.all.length
			});
			this.topAdded = this.#added.splice(0);
		}
		compare() {
			for (let directory of this.#inTop) this.#visit(directory);
			return {
				tracked: without(this.#request.names, this.#goneFiles, this.#goneDirectories),
				added: this.#added,
				unreadable: this.#unreadable,
				directories: this.#seen
			};
		}
		#visit(directory) {
			let path = pathOf(directory);
			if (!this.#goneDirectories.has(path)) for (let inner of this.#look(directory, path)) this.#visit(inner);
		}
		#look(directory, path = "") {
			let { disk, folder } = this.#request;
			let entries = disk.readDirectory(path === "" ? folder : `${folder}/${path}`);
			let { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : []);
			let isMissing = !entries.ok && (entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR");
			!entries.ok && !isMissing && this.#unreadable.push(directory.prefix);
			let actual = entries.ok ? difference : this.#lookAtEach(directory, directories);
			entries.ok && path !== "" && actual?.isRepository !== !0 && this.#seen.add(path);
			for (let name of actual?.goneFiles ?? []) this.#goneFiles.add(name);
			for (let name of actual?.goneDirectories ?? []) this.#goneDirectories.add(name);
			this.#added.push(...actual?.added ?? []);
			return directories;
		}
		#lookAtEach(directory, directories) {
			let { disk, folder } = this.#request;
			let isGone = (name, kind) => {
				let entry = disk.entry(`${folder}/${name}`);
				return !(entry.ok && entry.value?.kind === kind);
			};
			return {
				goneFiles: namesIn(this.#names, directory).filter((name) => isGone(name, "file")),
				goneDirectories: directories.map(pathOf).filter((name) => isGone(name, "directory")),
				added: [],
				isRepository: !1
			};
		}
	};
	function without(names, goneFiles, goneDirectories) {
		if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
		let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
		return {
			paths: names.paths.filter(isThere),
			refused: names.refused.filter(isThere)
		};
	}
	function isBelow(name, directories) {
		return directories.size > 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(name).some((ancestor) => directories.has(ancestor));
	}
	let DOT_GIT = ".git";
	function compareDirectory(names, directory, entries) {
		let { prefix, from, to } = directory;
		let directories = [];
		let entry = nextFile(entries, 0);
		let isSame = !0;
		for (let at = from; at < to;) {
			let name = names.all[at];
			let slash = name.indexOf("/", prefix.length);
			if (slash < 0) {
				isSame &&= isCalled(name, prefix, entries[entry]?.name);
				entry = nextFile(entries, entry + 1);
				at++;
			} else {
				let inner = directoryFrom(names.all, at, to, name.slice(0, slash + 1));
				directories.push(inner);
				at = inner.to;
			}
		}
		isSame &&= entry >= entries.length && hasDirectories(entries, directories, prefix);
		return {
			directories,
			difference: isSame ? void 0 : findDifference(names, directory, directories, entries)
		};
	}
	function namesIn({ all }, { prefix, from, to }) {
		return all.slice(from, to).filter((name) => name.indexOf("/", prefix.length) < 0);
	}
	function pathOf({ prefix }) {
		return prefix.slice(0, -1);
	}
	function nextFile(entries, from) {
		let entry = from;
		for (; entry < entries.length && entries[entry]?.kind !== "file";) entry++;
		return entry;
	}
	function isCalled(path, prefix, name) {
		return name !== void 0 && path.length === prefix.length + name.length && path.endsWith(name);
	}
	function directoryFrom(names, from, to, prefix) {
		let isWithin = (at) => at < to && names[at]?.startsWith(prefix) === !0;
		let last = from;
		let step = 1;
		for (; isWithin(last + step); step *= 2) last += step;
		for (; step >= 1; step /= 2) isWithin(last + step) && (last += step);
		return {
			prefix,
			from,
			to: last + 1
		};
	}
	function hasDirectories(entries, directories, prefix) {
		let onDisk = entries.filter(({ kind }) => kind !== "file");
		if (onDisk.length !== directories.length) return !1;
		let tracked = new Set(directories.map((directory) => directory.prefix));
		return onDisk.every(({ name, kind }) => kind === "directory" && tracked.has(`${prefix}${name}/`));
	}
	function findDifference(names, directory, directories, entries) {
		let onDisk = (wanted) => entries.filter(({ name, kind }) => kind === wanted && name !== DOT_GIT).map(({ name }) => `${directory.prefix}${name}`);
		let found = {
			files: new Set(onDisk("file")),
			directories: new Set(onDisk("directory"))
		};
		let tracked = {
			names: new Set(namesIn(names, directory)),
			directories: new Set(directories.map(pathOf))
		};
		return {
			goneFiles: [...tracked.names].filter((name) => !found.files.has(name)),
			goneDirectories: [...tracked.directories].filter((name) => !found.directories.has(name)),
			added: [...[...found.files].filter((name) => !tracked.names.has(name)), ...[...found.directories].filter((name) => !tracked.directories.has(name) && !names.modules.has(name))],
			isRepository: entries.some(({ name }) => name === DOT_GIT) || isForeignGit(directory.prefix, tracked.names, entries)
		};
	}
	function isForeignGit(prefix, tracked, entries) {
		return !tracked.has(`${prefix}HEAD`) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Er)((name) => entries.find((entry) => entry.name === name)?.kind);
	}
	let NOTHING = {
		paths: [],
		refused: [],
		unreadable: []
	};
	var GitListing = class {
		#request;
		#git;
		#index;
		#tree;
		isSmall;
		constructor(request) {
			this.#request = request;
			this.#git = new GitQuestions(request);
			let index = request.disk.entry(node_path__WEBPACK_IMPORTED_MODULE_4__.join(request.repository.gitDirectory, "index"));
			this.isSmall = index.ok && (index.value?.size ?? 0) <= 524288;
		}
		begin(inBatches) {
			let names = inBatches && !this.isSmall ? void 0 : this.#readIndex();
			(names === void 0 ? this.untracked() : this.#untrackedIn(scopeFor(this.#openTree(names).topAdded, names))).catch(() => void 0);
		}
		tracks(name) {
			return this.#readIndex()?.paths.some((path) => path === name) ?? !1;
		}
		async tracked() {
			let index = this.#readIndex();
			return index === void 0 ? this.#git.tracked() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(index);
		}
		async untracked() {
			let isSparse = prefixOf(this.#request) !== "" && (this.#readIndex()?.isSparse ?? !0);
			return this.#git.untracked(isSparse ? "work tree" : "folder");
		}
		async present() {
			let names = await this.tracked();
			if (!names.ok) return names;
			let tree = this.#openTree(names.value);
			let atTop = scopeFor(tree.topAdded, names.value);
			let asked = this.#untrackedIn(atTop);
			let { tracked, added, unreadable, directories } = tree.compare();
			let elsewhere = isAll(atTop) ? [] : scopeFor(added, names.value);
			let [some, others] = await Promise.all([asked, this.#untrackedIn(elsewhere)]);
			if (!some.ok) return some;
			if (!others.ok) return others;
			let untracked = isAll(elsewhere) ? [others.value] : [some.value, others.value];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				tracked,
				untracked: join$1([...untracked, {
					...NOTHING,
					unreadable
				}]),
				directories
			});
		}
		async #untrackedIn(scope) {
			return scope.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(NOTHING) : this.#git.untracked(scope);
		}
		#openTree(names) {
			let { folder, disk } = this.#request;
			this.#tree ??= new TrackedTree({
				folder,
				disk,
				names
			});
			return this.#tree;
		}
		#readIndex() {
			this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : void 0 };
			return this.#index.names;
		}
		#isUnderstood() {
			let { repository, disk } = this.#request;
			let config = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_4__.join(repository.gitDirectory, "config"));
			let text = config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(config.value.bytes).toString("latin1") : "";
			return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text);
		}
		#namesInIndex() {
			let { repository, disk, folder } = this.#request;
			let index = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_4__.join(repository.gitDirectory, "index"));
			if (!index.ok) return;
			let isOnDisk = (name) => isFileOnDisk(disk, `${folder}/${name}`);
			return readGitIndex((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(index.value.bytes), {
				prefix: prefixOf(this.#request),
				isOnDisk
			});
		}
	};
	function scopeFor(names, { isSparse }) {
		if (names.length === 0) return names;
		if (isSparse) return "work tree";
		return names.length <= 64 && !names.some(_entry_js__WEBPACK_IMPORTED_MODULE_1__.at) ? names : "folder";
	}
	function isAll(scope) {
		return typeof scope == "string";
	}
	function join$1(parts) {
		return {
			paths: parts.flatMap(({ paths }) => paths),
			refused: parts.flatMap(({ refused }) => refused),
			unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))]
		};
	}
	let TRACKED = ["--stage"];
	let UNTRACKED = ["--others", "--exclude-standard"];
	var GitQuestions = class {
		#request;
		#above;
		#answers = new Map();
		constructor(request) {
			this.#request = request;
			this.#above = aboveOf(request);
		}
		async tracked() {
			let answer = await this.#ask(TRACKED, "folder");
			if (!answer.ok) return answer;
			let { tracked, isDamaged, links, modules } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...acceptNames(tracked, isDamaged),
				links,
				modules,
				isSparse: !0
			});
		}
		async untracked(scope) {
			let answer = await this.#ask(UNTRACKED, scope);
			if (!answer.ok) return answer;
			let { untracked, isDamaged, unreadable } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...acceptNames(filesAmong(untracked, this.#request), isDamaged),
				unreadable
			});
		}
		#ask(question, scope) {
			let pathspecs = this.#pathspecsFor(scope);
			let key = [...question, ...pathspecs].join("\0");
			let answer = this.#answers.get(key) ?? this.#run(question, pathspecs);
			this.#answers.set(key, answer);
			return answer;
		}
		#pathspecsFor(scope) {
			if (typeof scope == "object") return scope.map((name) => `${this.#above}${name}`);
			return scope === "work tree" || this.#above === "" ? [] : [this.#above];
		}
		async #run(flags, pathspecs) {
			let { repository, git, disk, folder } = this.#request;
			let complaints = "";
			let onComplaint = (text) => {
				complaints = text;
			};
			let output = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"-t",
					...flags,
					"--",
					...pathspecs
				],
				onComplaint
			});
			if (!output.ok) return output;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...readGitRecords(output.value, {
					above: this.#above,
					isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`)
				}),
				isDamaged: !(0, node_buffer__WEBPACK_IMPORTED_MODULE_6__.isUtf8)(output.value),
				unreadable: unreadableIn(complaints).flatMap((name) => name.startsWith(this.#above) ? [name.slice(this.#above.length)] : [])
			});
		}
	};
	function unreadableIn(complaints) {
		return [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = ""]) => name);
	}
	function prefixOf({ repository, folder }) {
		return node_path__WEBPACK_IMPORTED_MODULE_4__.relative(repository.workTree, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_4__.sep, "/");
	}
	function aboveOf(request) {
		let prefix = prefixOf(request);
		return prefix === "" ? "" : `${prefix}/`;
	}
	function filesAmong(names, { folder, disk }) {
		let kinds = new Map();
		let kindOf = (name) => {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(name);
			let entries = kinds.get(directory);
			if (entries === void 0) {
				let read = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, directory));
				entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : []);
				kinds.set(directory, entries);
			}
			return entries.get(node_path__WEBPACK_IMPORTED_MODULE_4__.posix.basename(name));
		};
		return names.filter((name) => !name.endsWith("/") && kindOf(name) === "file");
	}
	function isFileOnDisk(disk, path) {
		let entry = disk.entry(path);
		return entry.ok && entry.value?.kind === "file";
	}
	let EXCLUDED_WITHOUT_GIT = new Set([
		".git",
		".hg",
		".svn",
		".sous",
		"node_modules",
		"bower_components",
		"dist",
		"build",
		"out",
		"coverage",
		"target",
		".venv",
		"venv",
		"__pycache__",
		".tox",
		".mypy_cache",
		".pytest_cache",
		".ruff_cache",
		".next",
		".nuxt",
		".cache",
		".gradle",
		".terraform"
	]);
	var FolderListing = class {
		#request;
		#git;
		#files;
		#directories = new Set();
		constructor(request) {
			this.#request = request;
			let { repository } = request;
			this.#git = repository === void 0 ? void 0 : new GitListing({
				...request,
				repository
			});
		}
		begin(inBatches) {
			this.#git?.begin(inBatches);
		}
		hasSeen(directory) {
			return this.#directories.has(directory);
		}
		isGitDirectory(directory) {
			let { folder, disk } = this.#request;
			let head = directory === "." ? "HEAD" : `${directory}/HEAD`;
			return isGitDirectoryOnDisk(disk, `${folder}/${directory}`) && this.#git?.tracks(head) !== !0;
		}
		files() {
			this.#files ??= this.#list().then((listing) => this.#withoutGit(listing));
			return this.#files;
		}
		async *batches() {
			let tracked = this.#git === void 0 || this.#git.isSmall || this.#files !== void 0 ? void 0 : await this.#git.tracked();
			if (tracked?.ok !== !0 || tracked.value.paths.length === 0) {
				yield await this.files();
				return;
			}
			yield this.#withoutGit(this.#asListing(tracked.value));
			let answer = await this.#git?.untracked();
			if (answer?.ok) {
				let { untracked, warnings } = this.#withoutGitDirectories(answer.value);
				let { paths, refused, unreadable } = untracked;
				yield this.#withoutGit({
					files: [...paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it),
					warnings: [
						...describeRefused(refused),
						...describeUnreadable(unreadable),
						...warnings
					],
					...listUnreadable(unreadable)
				});
			} else {
				let { files, warnings } = await this.files();
				let known = new Set(tracked.value.paths);
				yield {
					files: files.filter((path) => !known.has(path)),
					warnings
				};
			}
		}
		#withoutGit(listing) {
			let { gitWithin } = this.#request;
			if (gitWithin === void 0) return listing;
			return {
				...listing,
				files: listing.files.filter((path) => !path.startsWith(`${gitWithin}/`))
			};
		}
		#withoutGitDirectories(untracked) {
			let { gitWithin } = this.#request;
			let { paths, refused } = untracked;
			let { directories, isWithin } = outermostOf([...paths, ...refused], (directory) => directory !== gitWithin && this.isGitDirectory(directory));
			if (directories.length === 0) return {
				untracked,
				warnings: []
			};
			let isOutside = (name) => !isWithin(name);
			return {
				untracked: {
					...untracked,
					paths: paths.filter(isOutside),
					refused: refused.filter(isOutside)
				},
				warnings: describeRepositories(directories)
			};
		}
		#asListing({ paths, refused }) {
			let { folder, disk } = this.#request;
			let isThere = (name) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(name) || isFileOnDisk(disk, `${folder}/${name}`);
			return {
				files: paths,
				warnings: describeRefused(refused.filter(isThere))
			};
		}
		async #list() {
			let { folder, repository } = this.#request;
			if (this.#git === void 0) return walk(this.#request);
			let present = await this.#git.present();
			if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`);
			let { tracked, directories } = present.value;
			let { untracked, warnings } = this.#withoutGitDirectories(present.value.untracked);
			this.#directories = directories;
			let files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(tracked.paths, [...untracked.paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it), (path) => path);
			if (files.length === 0 && folder !== repository?.workTree) return walk(this.#request, "Git ignores this folder");
			let refused = describeRefused([...tracked.refused, ...untracked.refused]);
			let { unreadable } = untracked;
			return {
				files,
				warnings: [
					...refused,
					...describeUnreadable(unreadable),
					...warnings
				],
				...listUnreadable(unreadable)
			};
		}
	};
	async function walk({ folder, disk }, reason) {
		let walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
		let { paths, refused } = acceptNames(walked.files, !0);
		let warnings = [...describeRefused(refused)];
		let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
		why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: files are listed without regard to .gitignore`);
		return {
			files: [...paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.it),
			warnings: [
				...warnings,
				...describeUnreadable(walked.unreadable),
				...describeRepositories(walked.repositories),
				...describeExcluded(walked.excluded)
			],
			...listUnreadable(walked.unreadable)
		};
	}
	function listUnreadable(names) {
		return names.length === 0 ? {} : { unreadable: names.map((name) => name.replace(/\/$/, "") || ".") };
	}
	function describeUnreadable(names) {
		return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
	}
	function describeRepositories(names) {
		if (names.length === 0) return [];
		return [`Left out ${names.length === 1 ? "another git repository" : `${names.length} other git repositories`}: ${quoteSome(names)}`];
	}
	function describeExcluded(names) {
		let shown = names.filter((name) => !/(?:^|\/)\.(?:hg|svn|sous)$/.test(name));
		return shown.length === 0 ? [] : [`Left out ${quoteSome(shown)}: without git, what tools make or fetch is not looked into`];
	}
	function quoteSome(names) {
		let shown = names.slice(0, 3).map((name) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`);
		return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
	}
	function firstLine(text) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text.split("\n", 1)[0] ?? "");
	}
	function isGitDirectoryOnDisk(disk, directory) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Er)((name) => {
			let entry = disk.entry(`${directory}/${name}`);
			return entry.ok ? entry.value?.kind : void 0;
		});
	}
	function outermostOf(files, isSuch) {
		let looked = new Map([[".", !1]]);
		let found = [];
		let isWithin = (directory) => {
			let known = looked.get(directory);
			if (known !== void 0) return known;
			let isInner = isWithin(node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(directory));
			let is = isInner || isSuch(directory);
			is && !isInner && found.push(directory);
			looked.set(directory, is);
			return is;
		};
		for (let file of files) isWithin(node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(file));
		return {
			directories: found,
			isWithin: (file) => isWithin(node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(file))
		};
	}
	var FolderTree = class FolderTree {
		folder;
		repository;
		#disk;
		#git;
		#gitDirectory;
		#realDirectories = new Set();
		#writable = new Map();
		#listing;
		constructor(folder, repository, disk, git) {
			this.folder = folder;
			this.repository = repository;
			this.#disk = disk;
			this.#git = git;
			let gitDirectory = repository && disk.realPath(repository.gitDirectory);
			this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
			this.#listing = this.#newListing();
		}
		static async open(folder, disk, git) {
			let real = disk.realPath(folder);
			if (!real.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(real.error, folder, "open"));
			let entry = disk.entry(real.value);
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(entry.error, folder, "open"));
			if (entry.value?.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sr)(folder));
			let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
			return tree.#isWithinGit() || tree.#listing.isGitDirectory(".") || tree.#isBelowGitDirectory() ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitItself(folder)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(tree);
		}
		get dropsEmptied() {
			return this.repository !== void 0;
		}
		files() {
			return this.#listing.files();
		}
		batches() {
			return this.#listing.batches();
		}
		beginListing(inBatches) {
			this.#listing.begin(inBatches);
		}
		async entry(path) {
			let refusal = this.#refuse(path);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
			let entry = this.#disk.entry(this.#onDisk(path));
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(entry.error, path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(entry.value === void 0 ? {
				kind: "missing",
				size: 0
			} : {
				kind: entry.value.kind,
				size: entry.value.size
			});
		}
		async read(path, limit) {
			let refusal = this.#refuse(path);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
			let file = this.#disk.readFile(this.#onDisk(path), limit);
			return file.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				bytes: file.value.bytes,
				mode: file.value.mode
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(file.error, path));
		}
		async directory(path) {
			if (path !== ".") {
				let entry = await this.entry(path);
				if (!entry.ok) return entry;
				if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yr)(path));
				if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tr)(path));
				if (entry.value.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sr)(path));
				if (this.#isForeign(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(foreign(path));
			}
			let entries = this.#disk.readDirectory(this.#onDisk(path));
			return entries.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(entries.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(entries.error, path, "list"));
		}
		async footprint() {
			this.#listing = this.#newListing();
			this.#realDirectories.clear();
			this.#writable.clear();
			let { takeFootprint } = await Promise.all([__webpack_require__.e(2915), __webpack_require__.e(2399)]).then(__webpack_require__.bind(__webpack_require__, 2399)).then((n) => n.n);
			let { folder, repository } = this;
			return takeFootprint({
				folder,
				repository,
				git: this.#git,
				disk: this.#disk,
				list: () => this.files()
			});
		}
		isWritable(path) {
			let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(path);
			let known = this.#writable.get(parent);
			if (known !== void 0) return known;
			let isWritable = this.#canWriteBelow(parent);
			this.#writable.set(parent, isWritable);
			return isWritable;
		}
		#canWriteBelow(directory) {
			if (directory === "." || this.#isKnown(directory)) return this.#disk.canWriteInto(this.#onDisk(directory));
			let entry = this.#disk.entry(this.#onDisk(directory));
			if (!entry.ok) return !1;
			return entry.value?.kind === "directory" ? this.#disk.canWriteInto(this.#onDisk(directory)) : this.#canWriteBelow((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(directory));
		}
		#refuse(path) {
			for (let ancestor of (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path)) {
				if (this.#isKnown(ancestor)) continue;
				let entry = this.#disk.entry(this.#onDisk(ancestor));
				if (!entry.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(entry.error, path);
				if (entry.value === void 0) break;
				if (entry.value.kind === "symlink") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tr)(path);
				if (entry.value.kind !== "directory") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sr)(ancestor);
				if (this.#isForeign(ancestor)) return foreign(path);
				this.#realDirectories.add(ancestor);
			}
		}
		#isKnown(directory) {
			if (this.#realDirectories.has(directory)) return !0;
			return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory;
		}
		#newListing() {
			let { folder, repository } = this;
			let place = this.#gitDirectory?.startsWith(`${folder}/`) ? this.#gitDirectory.slice(folder.length + 1) : void 0;
			let gitWithin = place === ".git" ? void 0 : place;
			return new FolderListing({
				folder,
				repository,
				git: this.#git,
				disk: this.#disk,
				gitWithin
			});
		}
		#isForeign(directory) {
			let onDisk = this.#onDisk(directory);
			let marker = this.#disk.entry(`${onDisk}/.git`);
			if (onDisk === this.#gitDirectory || marker.ok && marker.value !== void 0) return !0;
			return this.#listing.isGitDirectory(directory);
		}
		#isBelowGitDirectory() {
			let top = this.repository?.workTree;
			for (let inner = this.folder; inner !== top;) {
				let above = node_path__WEBPACK_IMPORTED_MODULE_4__.dirname(inner);
				if (above === inner || above === top) return !1;
				if (isGitDirectoryOnDisk(this.#disk, above)) return !0;
				inner = above;
			}
			return !1;
		}
		#isWithinGit() {
			return this.#gitDirectory !== void 0 && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
		}
		#onDisk(path) {
			return path === "." ? this.folder : `${this.folder}/${path}`;
		}
	};
	function foreign(path) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
	}
	function gitItself(folder) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
	}
	async function openFolder({ env, folder }, root) {
		if (root === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", "--root is empty", "Name the folder to work in, or leave the option out."));
		let named = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(folder, root);
		let real = _shared_js__WEBPACK_IMPORTED_MODULE_2__.pr.realPath(named);
		let forbiddenRoot = (real.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)(real.value) : void 0)?.workTree ?? named;
		let programs = {
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.or)({
				path: env.PATH ?? "",
				forbiddenRoot
			}),
			forbiddenRoot
		};
		let tree = await FolderTree.open(named, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pr, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sr)("git", programs), programs.path));
		if (tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			tree: tree.value,
			programs
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tree.error.code === "not_found" && named === folder ? goneFolder(folder) : badRoot(root, tree.error));
	}
	function goneFolder(folder) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `The current folder '${folder}' is gone`, "Go to another folder, or name one by --root.");
	}
	function badRoot(root, { code, message, suggestion }) {
		if (code === "not_found") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `--root: There is no folder '${root}'`, "Check the path.");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `--root: ${message}`, suggestion);
	}
	function projectOf(tree) {
		let reading;
		return () => {
			reading ??= readProject(tree);
			return reading;
		};
	}
	async function readProject(tree) {
		let { loadConfig, readConfigFile } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6351)).then((n) => n.q);
		let now = new Date();
		let file = await readConfigFile(tree, now);
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(file.config);
		let loaded = await loadConfig(tree, now);
		return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(loaded.value.config) : loaded;
	}
	let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
	function usersGit({ tree, programs }, { env }) {
		let program = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sr)("git", programs);
		let { repository } = tree;
		if (program === void 0 || repository === void 0) return;
		let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
		let place = [
			`--git-dir=${repository.gitDirectory}`,
			`--work-tree=${repository.workTree}`,
			"-c",
			"core.fsmonitor=false"
		];
		let options = {
			cwd: repository.workTree,
			env: {
				...own,
				PATH: programs.path,
				LC_ALL: "C",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: ""
			},
			timeout: 1e4,
			maxBuffer: 67108864,
			encoding: "buffer"
		};
		return async (args, input) => {
			let { execFile } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
			return new Promise((resolve) => {
				let child = execFile(program, [...place, ...args], options, (error, out, err) => {
					let exitCode = typeof error?.code == "number" ? error.code : void 0;
					resolve(error === null ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(out) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
						exitCode,
						message: err.toString("utf8").trim() || error.message
					}));
				});
				child.stdin?.on("error", () => void 0);
				child.stdin?.end(input);
			});
		};
	}
	async function openRecipes(invocation, root) {
		let opened = await openFolder(invocation, root ?? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.er)(invocation.folder));
		if (!opened.ok) return opened;
		let { tree } = opened.value;
		let recipes = await recipesIn(tree, invocation.program);
		if (!recipes.ok) return recipes;
		let from = root === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync(invocation.folder) : tree.folder;
		let isAbove = from !== tree.folder;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...recipes.value,
			select: (words) => recipes.value.select(isAbove ? words.map((word) => asTypedIn(from, word)) : words),
			folder: tree.folder,
			opened: opened.value,
			isAbove
		});
	}
	function asTypedIn(folder, word) {
		let file = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(folder, word);
		return /[/\\]|\.ya?ml$/.test(word) && node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(file) ? file : word;
	}
	async function recipesIn(tree, program) {
		let found = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)(tree);
		if (!found.ok) return found;
		let all = found.value;
		let shipped = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$n)(program);
		let findMore = bundleToolsIn(tree);
		let switched = new SwitchedOff(textsOf(tree));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			all,
			shipped,
			findTool: (name) => findAnyTool(name, findMore),
			whyOff: async (file) => [...all, ...shipped].some(({ path }) => path === file.path) ? switched.whyRecipe(file.name) : void 0,
			async select(words) {
				let selected = words.length === 0 ? found : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.rr)({
					words,
					tree,
					all,
					shipped
				});
				return selected.ok && selected.value.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nr)(tree.folder ?? "the repository")) : selected;
			},
			async read(files) {
				if (files.length === 0) return [];
				let { readRecipes } = await Promise.resolve().then(() => read_recipes_exports);
				return readRecipes({
					files,
					all: [...all, ...shipped],
					tree,
					findMore,
					switched
				});
			}
		});
	}
	function bundleToolsIn(tree) {
		let known = new Map();
		return (name) => {
			let found = known.get(name) ?? load(name, tree);
			known.set(name, found);
			return found;
		};
	}
	async function findAnyTool(name, findMore) {
		if (!name.includes("/")) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ur)(name);
		let found = await findMore(name);
		return found.ok ? found.value : void 0;
	}
	async function load(name, tree) {
		let { findBundleTool } = await Promise.all([
			__webpack_require__.e(4323),
			__webpack_require__.e(7853),
			__webpack_require__.e(1257)
		]).then(__webpack_require__.bind(__webpack_require__, 1257));
		return findBundleTool(name, textsOf(tree));
	}
	function textsOf(tree) {
		return async (text) => {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(text);
			if (!path.ok) return path;
			let entry = await tree.entry(path.value);
			if (!entry.ok) return entry.error.code === "not_a_directory" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : entry;
			if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let read = await tree.read(path.value, 1048576);
			return read.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(Buffer.from(read.value.bytes).toString("utf8")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(read.error);
		};
	}
	var Expr = class {};
	var Literal = class extends Expr {
		constructor(literal, token) {
			super();
			this.literal = literal;
			this.token = token;
		}
		accept(v) {
			return v.visitLiteral(this);
		}
	};
	var Unary = class extends Expr {
		constructor(operator, expr) {
			super();
			this.operator = operator;
			this.expr = expr;
		}
		accept(v) {
			return v.visitUnary(this);
		}
	};
	var FunctionCall = class extends Expr {
		constructor(functionName, args) {
			super();
			this.functionName = functionName;
			this.args = args;
		}
		accept(v) {
			return v.visitFunctionCall(this);
		}
	};
	var Binary = class extends Expr {
		constructor(left, operator, right) {
			super();
			this.left = left;
			this.operator = operator;
			this.right = right;
		}
		accept(v) {
			return v.visitBinary(this);
		}
	};
	var Logical = class extends Expr {
		constructor(operator, args) {
			super();
			this.operator = operator;
			this.args = args;
		}
		accept(v) {
			return v.visitLogical(this);
		}
	};
	var Grouping = class extends Expr {
		constructor(group) {
			super();
			this.group = group;
		}
		accept(v) {
			return v.visitGrouping(this);
		}
	};
	var ContextAccess = class extends Expr {
		constructor(name) {
			super();
			this.name = name;
		}
		accept(v) {
			return v.visitContextAccess(this);
		}
	};
	var IndexAccess = class extends Expr {
		constructor(expr, index) {
			super();
			this.expr = expr;
			this.index = index;
		}
		accept(v) {
			return v.visitIndexAccess(this);
		}
	};
	var Star = class extends Expr {
		accept() {
			throw Error("Method not implemented.");
		}
	};
	var Kind;
	(function(Kind) {
		Kind[Kind.String = 0] = "String";
		Kind[Kind.Array = 1] = "Array";
		Kind[Kind.Dictionary = 2] = "Dictionary";
		Kind[Kind.Boolean = 3] = "Boolean";
		Kind[Kind.Number = 4] = "Number";
		Kind[Kind.CaseSensitiveDictionary = 5] = "CaseSensitiveDictionary";
		Kind[Kind.Null = 6] = "Null";
	})(Kind ||= {});
	function kindStr(k) {
		switch (k) {
			case Kind.Array: return "Array";
			case Kind.Boolean: return "Boolean";
			case Kind.Null: return "Null";
			case Kind.Number: return "Number";
			case Kind.Dictionary: return "Object";
			case Kind.String: return "String";
		}
		return "unknown";
	}
	var Dictionary = class {
		constructor(...pairs) {
			this.keys = [];
			this.v = [];
			this.indexMap = {};
			this.kind = Kind.Dictionary;
			this.primitive = !1;
			for (let p of pairs) this.add(p.key, p.value);
		}
		coerceString() {
			return kindStr(this.kind);
		}
		number() {
			return NaN;
		}
		add(key, value) {
			if (key.toLowerCase() in this.indexMap) return;
			this.keys.push(key);
			this.v.push(value);
			this.indexMap[key.toLowerCase()] = this.v.length - 1;
		}
		get(key) {
			let index = this.indexMap[key.toLowerCase()];
			if (index === void 0) return;
			return this.v[index];
		}
		values() {
			return this.v;
		}
		pairs() {
			let result = [];
			for (let key of this.keys) result.push({
				key,
				value: this.v[this.indexMap[key.toLowerCase()]]
			});
			return result;
		}
	};
	var Array$1 = class {
		constructor(...data) {
			this.v = [];
			this.kind = Kind.Array;
			this.primitive = !1;
			for (let d of data) this.add(d);
		}
		coerceString() {
			return kindStr(this.kind);
		}
		number() {
			return NaN;
		}
		add(value) {
			this.v.push(value);
		}
		get(index) {
			return this.v[index];
		}
		values() {
			return this.v;
		}
	};
	var BooleanData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.Boolean;
			this.primitive = !0;
		}
		coerceString() {
			if (this.value) return "true";
			return "false";
		}
		number() {
			if (this.value) return 1;
			return 0;
		}
	};
	var Null = class {
		constructor() {
			this.kind = Kind.Null;
			this.primitive = !0;
		}
		coerceString() {
			return "";
		}
		number() {
			return 0;
		}
	};
	var NumberData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.Number;
			this.primitive = !0;
		}
		coerceString() {
			if (this.value === 0) return "0";
			return (+this.value.toFixed(15)).toString();
		}
		number() {
			return this.value;
		}
	};
	var StringData = class {
		constructor(value) {
			this.value = value;
			this.kind = Kind.String;
			this.primitive = !0;
		}
		coerceString() {
			return this.value;
		}
		number() {
			return Number(this.value);
		}
	};
	function replacer(_key, value) {
		if (value instanceof Null) return null;
		if (value instanceof BooleanData) return value.value;
		if (value instanceof NumberData) return value.number();
		if (value instanceof StringData) return value.coerceString();
		if (value instanceof Array$1) return value.values();
		if (value instanceof Dictionary) {
			let pairs = value.pairs();
			let r = {};
			for (let p of pairs) r[p.key] = p.value;
			return r;
		}
		return value;
	}
	function reviver(_key, val) {
		if (val === null) return new Null();
		if (typeof val == "string") return new StringData(val);
		if (typeof val == "number") return new NumberData(val);
		if (typeof val == "boolean") return new BooleanData(val);
		if (Array.isArray(val)) return new Array$1(...val);
		if (typeof val == "object") return new Dictionary(...Object.keys(val).map((k) => ({
			key: k,
			value: val[k]
		})));
		return val;
	}
	var FilteredArray = class extends Array$1 {};
	var TokenType;
	(function(TokenType) {
		TokenType[TokenType.UNKNOWN = 0] = "UNKNOWN";
		TokenType[TokenType.LEFT_PAREN = 1] = "LEFT_PAREN";
		TokenType[TokenType.RIGHT_PAREN = 2] = "RIGHT_PAREN";
		TokenType[TokenType.LEFT_BRACKET = 3] = "LEFT_BRACKET";
		TokenType[TokenType.RIGHT_BRACKET = 4] = "RIGHT_BRACKET";
		TokenType[TokenType.COMMA = 5] = "COMMA";
		TokenType[TokenType.DOT = 6] = "DOT";
		TokenType[TokenType.BANG = 7] = "BANG";
		TokenType[TokenType.BANG_EQUAL = 8] = "BANG_EQUAL";
		TokenType[TokenType.EQUAL_EQUAL = 9] = "EQUAL_EQUAL";
		TokenType[TokenType.GREATER = 10] = "GREATER";
		TokenType[TokenType.GREATER_EQUAL = 11] = "GREATER_EQUAL";
		TokenType[TokenType.LESS = 12] = "LESS";
		TokenType[TokenType.LESS_EQUAL = 13] = "LESS_EQUAL";
		TokenType[TokenType.AND = 14] = "AND";
		TokenType[TokenType.OR = 15] = "OR";
		TokenType[TokenType.STAR = 16] = "STAR";
		TokenType[TokenType.NUMBER = 17] = "NUMBER";
		TokenType[TokenType.STRING = 18] = "STRING";
		TokenType[TokenType.IDENTIFIER = 19] = "IDENTIFIER";
		TokenType[TokenType.TRUE = 20] = "TRUE";
		TokenType[TokenType.FALSE = 21] = "FALSE";
		TokenType[TokenType.NULL = 22] = "NULL";
		TokenType[TokenType.EOF = 23] = "EOF";
	})(TokenType ||= {});
	function tokenString(tok) {
		switch (tok.type) {
			case TokenType.EOF: return "EOF";
			case TokenType.NUMBER: return tok.lexeme;
			case TokenType.STRING: return tok.value.toString();
			default: return tok.lexeme;
		}
	}
	var Lexer = class {
		constructor(input) {
			this.input = input;
			this.start = 0;
			this.offset = 0;
			this.line = 0;
			this.lastLineOffset = 0;
			this.tokens = [];
		}
		lex() {
			if (this.input.length > 21e3) throw Error("ErrorExceededMaxLength");
			for (; !this.atEnd();) {
				this.start = this.offset;
				let c = this.next();
				switch (c) {
					case "(":
						this.addToken(TokenType.LEFT_PAREN);
						break;
					case ")":
						this.addToken(TokenType.RIGHT_PAREN);
						break;
					case "[":
						this.addToken(TokenType.LEFT_BRACKET);
						break;
					case "]":
						this.addToken(TokenType.RIGHT_BRACKET);
						break;
					case ",":
						this.addToken(TokenType.COMMA);
						break;
					case ".":
						this.previous() != TokenType.IDENTIFIER && this.previous() != TokenType.RIGHT_BRACKET && this.previous() != TokenType.RIGHT_PAREN && this.previous() != TokenType.STAR ? this.consumeNumber() : this.addToken(TokenType.DOT);
						break;
					case "-":
					case "+":
						this.consumeNumber();
						break;
					case "!":
						this.addToken(this.match("=") ? TokenType.BANG_EQUAL : TokenType.BANG);
						break;
					case "=":
						if (!this.match("=")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.EQUAL_EQUAL);
						break;
					case "<":
						this.addToken(this.match("=") ? TokenType.LESS_EQUAL : TokenType.LESS);
						break;
					case ">":
						this.addToken(this.match("=") ? TokenType.GREATER_EQUAL : TokenType.GREATER);
						break;
					case "&":
						if (!this.match("&")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.AND);
						break;
					case "|":
						if (!this.match("|")) {
							this.consumeIdentifier();
							break;
						}
						this.addToken(TokenType.OR);
						break;
					case "*":
						this.addToken(TokenType.STAR);
						break;
					case " ":
					case "\r":
					case "	": break;
					case "\n":
						++this.line;
						this.lastLineOffset = this.offset;
						break;
					case "'":
						this.consumeString();
						break;
					default: switch (!0) {
						case isDigit(c):
							this.consumeNumber();
							break;
						default: this.consumeIdentifier();
					}
				}
			}
			this.tokens.push({
				type: TokenType.EOF,
				lexeme: "",
				range: this.range()
			});
			return { tokens: this.tokens };
		}
		pos() {
			return {
				line: this.line,
				column: this.start - this.lastLineOffset
			};
		}
		endPos() {
			return {
				line: this.line,
				column: this.offset - this.lastLineOffset
			};
		}
		range() {
			return {
				start: this.pos(),
				end: this.endPos()
			};
		}
		atEnd() {
			return this.offset >= this.input.length;
		}
		peek() {
			if (this.atEnd()) return "\0";
			return this.input[this.offset];
		}
		peekNext() {
			if (this.offset + 1 >= this.input.length) return "\0";
			return this.input[this.offset + 1];
		}
		previous() {
			let l = this.tokens.length;
			if (l == 0) return TokenType.EOF;
			return this.tokens[l - 1].type;
		}
		next() {
			return this.input[this.offset++];
		}
		match(expected) {
			if (this.atEnd()) return !1;
			if (this.input[this.offset] !== expected) return !1;
			this.offset++;
			return !0;
		}
		addToken(type, value) {
			this.tokens.push({
				type,
				lexeme: this.input.substring(this.start, this.offset),
				range: this.range(),
				value
			});
		}
		consumeNumber() {
			for (; !this.atEnd() && (!isBoundary(this.peek()) || this.peek() == ".");) this.next();
			let lexeme = this.input.substring(this.start, this.offset);
			let value = new StringData(lexeme).number();
			if (isNaN(value)) throw Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.addToken(TokenType.NUMBER, value);
		}
		consumeString() {
			for (; (this.peek() !== "'" || this.peekNext() === "'") && !this.atEnd();) {
				this.peek() === "\n" && this.line++;
				this.peek() === "'" && this.peekNext() === "'" && this.next();
				this.next();
			}
			if (this.atEnd()) throw Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.next();
			let value = this.input.substring(this.start + 1, this.offset - 1);
			value = value.replace("''", "'");
			this.addToken(TokenType.STRING, value);
		}
		consumeIdentifier() {
			for (; !this.atEnd() && !isBoundary(this.peek());) this.next();
			let tokenType = TokenType.IDENTIFIER;
			let tokenValue;
			let lexeme = this.input.substring(this.start, this.offset);
			if (this.previous() != TokenType.DOT) switch (lexeme) {
				case "true":
					tokenType = TokenType.TRUE;
					break;
				case "false":
					tokenType = TokenType.FALSE;
					break;
				case "null":
					tokenType = TokenType.NULL;
					break;
				case "NaN":
					tokenType = TokenType.NUMBER;
					tokenValue = NaN;
					break;
				case "Infinity":
					tokenType = TokenType.NUMBER;
					tokenValue = Infinity;
			}
			if (!isLegalIdentifier(lexeme)) throw Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
			this.addToken(tokenType, tokenValue);
		}
	};
	function isDigit(c) {
		return c >= "0" && c <= "9";
	}
	function isBoundary(c) {
		switch (c) {
			case "(":
			case "[":
			case ")":
			case "]":
			case ",":
			case ".":
			case "!":
			case ">":
			case "<":
			case "=":
			case "&":
			case "|": return !0;
		}
		return /\s/.test(c);
	}
	function isLegalIdentifier(str) {
		if (str == "") return !1;
		let first = str[0];
		if (first >= "a" && first <= "z" || first >= "A" && first <= "Z" || first == "_") {
			for (let c of str.substring(1).split("")) if (!(c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9" || c == "_" || c == "-")) return !1;
			return !0;
		}
		return !1;
	}
	var ErrorType;
	(function(ErrorType) {
		ErrorType[ErrorType.ErrorUnexpectedSymbol = 0] = "ErrorUnexpectedSymbol";
		ErrorType[ErrorType.ErrorUnrecognizedNamedValue = 1] = "ErrorUnrecognizedNamedValue";
		ErrorType[ErrorType.ErrorUnexpectedEndOfExpression = 2] = "ErrorUnexpectedEndOfExpression";
		ErrorType[ErrorType.ErrorExceededMaxDepth = 3] = "ErrorExceededMaxDepth";
		ErrorType[ErrorType.ErrorExceededMaxLength = 4] = "ErrorExceededMaxLength";
		ErrorType[ErrorType.ErrorTooFewParameters = 5] = "ErrorTooFewParameters";
		ErrorType[ErrorType.ErrorTooManyParameters = 6] = "ErrorTooManyParameters";
		ErrorType[ErrorType.ErrorEvenParameters = 7] = "ErrorEvenParameters";
		ErrorType[ErrorType.ErrorUnrecognizedContext = 8] = "ErrorUnrecognizedContext";
		ErrorType[ErrorType.ErrorUnrecognizedFunction = 9] = "ErrorUnrecognizedFunction";
	})(ErrorType ||= {});
	var ExpressionError = class extends Error {
		constructor(typ, tok) {
			super(`${errorDescription(typ)}: '${tokenString(tok)}'`);
			this.typ = typ;
			this.tok = tok;
			this.pos = this.tok.range.start;
		}
	};
	function errorDescription(typ) {
		switch (typ) {
			case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
			case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
			case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
			case ErrorType.ErrorExceededMaxDepth: return "Exceeded max expression depth 50";
			case ErrorType.ErrorExceededMaxLength: return "Exceeded max expression length 21000";
			case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
			case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
			case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
			case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
			case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
			default: return "Unknown error";
		}
	}
	var ExpressionEvaluationError = class extends Error {};
	let caseFunc = {
		name: "case",
		description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
		minArgs: 3,
		maxArgs: 2 ** 53 - 1,
		call: (...args) => {
			for (let i = 0; i < args.length - 1; i += 2) {
				let predicate = args[i];
				if (predicate.kind !== Kind.Boolean) throw Error("case predicate must evaluate to a boolean value");
				if (predicate.value) return args[i + 1];
			}
			return args[args.length - 1];
		}
	};
	function falsy(d) {
		switch (d.kind) {
			case Kind.Null: return !0;
			case Kind.Boolean: return !d.value;
			case Kind.Number: {
				let dv = d.value;
				return dv === 0 || isNaN(dv);
			}
			case Kind.String: return d.value.length === 0;
		}
		return !1;
	}
	function truthy(d) {
		return !falsy(d);
	}
	function coerceTypes(li, ri) {
		let lv = li;
		let rv = ri;
		if (li.kind === ri.kind) return [lv, rv];
		switch (li.kind) {
			case Kind.Number:
				if (ri.kind === Kind.String) {
					rv = new NumberData(ri.number());
					return [lv, rv];
				}
				break;
			case Kind.String:
				if (ri.kind === Kind.Number) {
					lv = new NumberData(li.number());
					return [lv, rv];
				}
				break;
			case Kind.Null:
			case Kind.Boolean:
				lv = new NumberData(li.number());
				return coerceTypes(lv, rv);
		}
		switch (ri.kind) {
			case Kind.Null:
			case Kind.Boolean:
				rv = new NumberData(ri.number());
				return coerceTypes(lv, rv);
		}
		return [lv, rv];
	}
	function equals(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Null: return !0;
			case Kind.Number: {
				let ld = lv.value;
				let rd = rv.value;
				if (isNaN(ld) || isNaN(rd)) return !1;
				return ld == rd;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				return toUpperSpecial(ls) === toUpperSpecial(rs);
			}
			case Kind.Boolean: return lv.value == rv.value;
			case Kind.Dictionary:
			case Kind.Array: return lv === rv;
		}
		return !1;
	}
	function greaterThan(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Number: {
				let lf = lv.value;
				let rf = rv.value;
				if (isNaN(lf) || isNaN(rf)) return !1;
				return lf > rf;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				ls = toUpperSpecial(ls);
				rs = toUpperSpecial(rs);
				return ls > rs;
			}
			case Kind.Boolean: {
				let lb = lv.value;
				let rb = rv.value;
				return lb && !rb;
			}
		}
		return !1;
	}
	function lessThan(lhs, rhs) {
		let [lv, rv] = coerceTypes(lhs, rhs);
		if (lv.kind != rv.kind) return !1;
		switch (lv.kind) {
			case Kind.Number: {
				let lf = lv.value;
				let rf = rv.value;
				if (isNaN(lf) || isNaN(rf)) return !1;
				return lf < rf;
			}
			case Kind.String: {
				let ls = lv.value;
				let rs = rv.value;
				ls = toUpperSpecial(ls);
				rs = toUpperSpecial(rs);
				return ls < rs;
			}
			case Kind.Boolean: {
				let lb = lv.value;
				let rb = rv.value;
				return !lb && rb;
			}
		}
		return !1;
	}
	function toUpperSpecial(s) {
		let sb = [];
		let i = 0;
		let len = s.length;
		let found = s.indexOf("\u0131");
		for (; i < len;) if (i < found) {
			sb.push(s.substring(i, found).toUpperCase());
			i = found;
		} else if (i == found) {
			sb.push(s.substring(i, i + 1));
			i += 1;
			found = s.indexOf("\u0131", i);
		} else {
			sb.push(s.substring(i).toUpperCase());
			break;
		}
		return sb.join("");
	}
	let contains = {
		name: "contains",
		description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
		minArgs: 2,
		maxArgs: 2,
		call: (...args) => {
			let left = args[0];
			let right = args[1];
			if (left.primitive) {
				let ls = left.coerceString();
				if (right.primitive) {
					let rs = right.coerceString();
					return new BooleanData(ls.toLowerCase().includes(rs.toLowerCase()));
				}
			} else if (left.kind === Kind.Array) {
				let la = left;
				if (la.values().length === 0) return new BooleanData(!1);
				for (let v of la.values()) if (equals(right, v)) return new BooleanData(!0);
			}
			return new BooleanData(!1);
		}
	};
	let endswith = {
		name: "endsWith",
		description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
		minArgs: 2,
		maxArgs: 2,
		call: (...args) => {
			let left = args[0];
			if (!left.primitive) return new BooleanData(!1);
			let right = args[1];
			if (!right.primitive) return new BooleanData(!1);
			let ls = toUpperSpecial(left.coerceString());
			let rs = toUpperSpecial(right.coerceString());
			return new BooleanData(ls.endsWith(rs));
		}
	};
	let format = {
		name: "format",
		description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
		minArgs: 1,
		maxArgs: 255,
		call: (...args) => {
			let fs = args[0].coerceString();
			let result = [];
			let index = 0;
			for (; index < fs.length;) {
				let lbrace = fs.indexOf("{", index);
				let rbrace = fs.indexOf("}", index);
				if (lbrace >= 0 && (rbrace < 0 || rbrace > lbrace)) {
					if (safeCharAt(fs, lbrace + 1) === "{") {
						result.push(fs.substr(index, lbrace - index + 1));
						index = lbrace + 2;
						continue;
					}
					if (rbrace > lbrace + 1) {
						let argIndex = readArgIndex(fs, lbrace + 1);
						if (argIndex.success) {
							if (1 + argIndex.result > args.length - 1) throw Error(`The following format string references more arguments than were supplied: ${fs}`);
							lbrace > index && result.push(fs.substr(index, lbrace - index));
							result.push(`${args[1 + argIndex.result].coerceString()}`);
							index = rbrace + 1;
							continue;
						}
					}
					throw Error(`The following format string is invalid: ${fs}`);
				} else if (rbrace >= 0) {
					if (safeCharAt(fs, rbrace + 1) === "}") {
						result.push(fs.substr(index, rbrace - index + 1));
						index = rbrace + 2;
					} else throw Error(`The following format string is invalid: ${fs}`);
				} else {
					result.push(fs.substr(index));
					break;
				}
			}
			return new StringData(result.join(""));
		}
	};
	function safeCharAt(string, index) {
		if (string.length > index) return string[index];
		return "\0";
	}
	function readArgIndex(string, startIndex) {
		let length = 0;
		for (;;) {
			let nextChar = safeCharAt(string, startIndex + length);
			if (nextChar >= "0" && nextChar <= "9") length++;
			else break;
		}
		if (length < 1) return { success: !1 };
		let endIndex = startIndex + length - 1;
		let result = parseInt(string.substr(startIndex, length));
		return {
			success: !isNaN(result),
			result,
			endIndex
		};
	}
	let wellKnownFunctions = {
		case: caseFunc,
		contains,
		endswith,
		format,
		fromjson: {
			name: "fromJson",
			description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
			minArgs: 1,
			maxArgs: 1,
			call: (...args) => {
				let is = args[0].coerceString();
				if (is.trim() === "") throw Error("empty input");
				try {
					return JSON.parse(is, reviver);
				} catch (e) {
					throw new ExpressionEvaluationError("Error parsing JSON when evaluating fromJson", { cause: e });
				}
			}
		},
		join: {
			name: "join",
			description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
			minArgs: 1,
			maxArgs: 2,
			call: (...args) => {
				if (args[0].primitive) return new StringData(args[0].coerceString());
				if (args[0].kind === Kind.Array) {
					let separator = ",";
					args.length > 1 && args[1].primitive && (separator = args[1].coerceString());
					return new StringData(args[0].values().map((item) => item.coerceString()).join(separator));
				}
				return new StringData("");
			}
		},
		startswith: {
			name: "startsWith",
			description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
			minArgs: 2,
			maxArgs: 2,
			call: (...args) => {
				let left = args[0];
				if (!left.primitive) return new BooleanData(!1);
				let right = args[1];
				if (!right.primitive) return new BooleanData(!1);
				let ls = toUpperSpecial(left.coerceString());
				let rs = toUpperSpecial(right.coerceString());
				return new BooleanData(ls.startsWith(rs));
			}
		},
		tojson: {
			name: "toJson",
			description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
			minArgs: 1,
			maxArgs: 1,
			call: (...args) => new StringData(JSON.stringify(args[0], replacer, "  "))
		}
	};
	function validateFunction(context, identifier, argCount) {
		let name = identifier.lexeme.toLowerCase();
		let f;
		f = wellKnownFunctions[name];
		if (!f) {
			f = context.extensionFunctions.get(name);
			if (!f) {
				if (!context.allowUnknownKeywords) throw new ExpressionError(ErrorType.ErrorUnrecognizedFunction, identifier);
				return;
			}
		}
		if (argCount < f.minArgs) throw new ExpressionError(ErrorType.ErrorTooFewParameters, identifier);
		if (argCount > f.maxArgs) throw new ExpressionError(ErrorType.ErrorTooManyParameters, identifier);
		if (name === "case" && argCount % 2 == 0) throw new ExpressionError(ErrorType.ErrorEvenParameters, identifier);
	}
	var idxHelper = class {
		constructor(star, idx) {
			this.star = star;
			if (!idx) return;
			if (!star) {
				idx.primitive && (this.str = idx.coerceString());
				let f = idx.number();
				if (!isNaN(f) && isFinite(f) && f >= 0) {
					f = Math.floor(f);
					this.int = f;
				}
			}
		}
	};
	var Evaluator = class {
		constructor(n, context, functions) {
			this.n = n;
			this.context = context;
			this.functions = functions;
		}
		evaluate() {
			return this.eval(this.n);
		}
		eval(n) {
			return n.accept(this);
		}
		visitLiteral(literal) {
			return literal.literal;
		}
		visitUnary(unary) {
			let r = this.eval(unary.expr);
			if (unary.operator.type === TokenType.BANG) return new BooleanData(falsy(r));
			throw Error(`unknown unary operator: ${unary.operator.lexeme}`);
		}
		visitBinary(binary) {
			let left = this.eval(binary.left);
			let right = this.eval(binary.right);
			switch (binary.operator.type) {
				case TokenType.EQUAL_EQUAL: return new BooleanData(equals(left, right));
				case TokenType.BANG_EQUAL: return new BooleanData(!equals(left, right));
				case TokenType.GREATER: return new BooleanData(greaterThan(left, right));
				case TokenType.GREATER_EQUAL: return new BooleanData(equals(left, right) || greaterThan(left, right));
				case TokenType.LESS: return new BooleanData(lessThan(left, right));
				case TokenType.LESS_EQUAL: return new BooleanData(equals(left, right) || lessThan(left, right));
			}
			throw Error(`unknown binary operator: ${binary.operator.lexeme}`);
		}
		visitLogical(logical) {
			let result;
			for (let arg of logical.args) {
				result = this.eval(arg);
				if (logical.operator.type === TokenType.AND && falsy(result) || logical.operator.type === TokenType.OR && truthy(result)) break;
			}
			return result;
		}
		visitGrouping(grouping) {
			return this.eval(grouping.group);
		}
		visitContextAccess(contextAccess) {
			return this.context.get(contextAccess.name.lexeme);
		}
		visitIndexAccess(ia) {
			let idx;
			if (ia.index instanceof Star) idx = new idxHelper(!0, void 0);
			else {
				let idxResult;
				try {
					idxResult = this.eval(ia.index);
				} catch (e) {
					throw Error(`could not evaluate index for index access: ${e.message}`, { cause: e });
				}
				idx = new idxHelper(!1, idxResult);
			}
			let objResult = this.eval(ia.expr);
			let result;
			switch (objResult.kind) {
				case Kind.Array: {
					let tobjResult = objResult;
					result = tobjResult instanceof FilteredArray ? filteredArrayAccess(tobjResult, idx) : arrayAccess(tobjResult, idx);
					break;
				}
				case Kind.Dictionary:
					result = objectAccess(objResult, idx);
					break;
				default: result = idx.star ? new FilteredArray() : new Null();
			}
			return result;
		}
		visitFunctionCall(functionCall) {
			let args = functionCall.args.map((arg) => this.eval(arg));
			let functionName = functionCall.functionName.lexeme.toLowerCase();
			return (this.functions?.get(functionName) || wellKnownFunctions[functionName]).call(...args);
		}
	};
	function filteredArrayAccess(fa, idx) {
		let result = new FilteredArray();
		for (let item of fa.values()) switch (item.kind) {
			case Kind.Dictionary: {
				let ti = item;
				if (idx.star) for (let v of ti.values()) result.add(v);
				else if (idx.str !== void 0) {
					let v = ti.get(idx.str);
					v !== void 0 && result.add(v);
				}
				break;
			}
			case Kind.Array: {
				let ti = item;
				if (idx.star) for (let v of ti.values()) result.add(v);
				else idx.int !== void 0 && idx.int < ti.values().length && result.add(ti.get(idx.int));
				break;
			}
		}
		return result;
	}
	function arrayAccess(a, idx) {
		if (idx.star) {
			let fa = new FilteredArray();
			for (let item of a.values()) fa.add(item);
			return fa;
		}
		if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
		return new Null();
	}
	function objectAccess(obj, idx) {
		if (idx.star) return new FilteredArray(...obj.values());
		if (idx.str !== void 0) {
			let r = obj.get(idx.str);
			if (r !== void 0) return r;
		}
		return new Null();
	}
	var Parser = class {
		constructor(tokens, extensionContexts, extensionFunctions) {
			this.tokens = tokens;
			this.offset = 0;
			this.depth = 0;
			this.extContexts = new Map();
			this.extFuncs = new Map();
			for (let contextName of extensionContexts) this.extContexts.set(contextName.toLowerCase(), !0);
			for (let { name, func } of extensionFunctions.map((x) => ({
				name: x.name,
				func: x
			}))) this.extFuncs.set(name.toLowerCase(), func);
			this.context = {
				allowUnknownKeywords: !1,
				extensionContexts: this.extContexts,
				extensionFunctions: this.extFuncs
			};
		}
		parse() {
			let result;
			if (this.atEnd()) return result;
			result = this.expression();
			if (!this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
			return result;
		}
		expression() {
			this.incrDepth();
			try {
				return this.logicalOr();
			} finally {
				this.decrDepth();
			}
		}
		logicalOr() {
			let expr = this.logicalAnd();
			if (this.check(TokenType.OR)) {
				this.incrDepth();
				try {
					let logical = new Logical(this.peek(), [expr]);
					expr = logical;
					for (; this.match(TokenType.OR);) {
						let right = this.logicalAnd();
						logical.args.push(right);
					}
				} finally {
					this.decrDepth();
				}
			}
			return expr;
		}
		logicalAnd() {
			let expr = this.equality();
			if (this.check(TokenType.AND)) {
				this.incrDepth();
				try {
					let logical = new Logical(this.peek(), [expr]);
					expr = logical;
					for (; this.match(TokenType.AND);) {
						let right = this.equality();
						logical.args.push(right);
					}
				} finally {
					this.decrDepth();
				}
			}
			return expr;
		}
		equality() {
			let expr = this.comparison();
			for (; this.match(TokenType.BANG_EQUAL, TokenType.EQUAL_EQUAL);) {
				let operator = this.previous();
				let right = this.comparison();
				expr = new Binary(expr, operator, right);
			}
			return expr;
		}
		comparison() {
			let expr = this.unary();
			for (; this.match(TokenType.GREATER, TokenType.GREATER_EQUAL, TokenType.LESS, TokenType.LESS_EQUAL);) {
				let operator = this.previous();
				let right = this.unary();
				expr = new Binary(expr, operator, right);
			}
			return expr;
		}
		unary() {
			if (this.match(TokenType.BANG)) {
				this.incrDepth();
				let operator = this.previous();
				let unary = this.unary();
				try {
					return new Unary(operator, unary);
				} finally {
					this.decrDepth();
				}
			}
			return this.index();
		}
		index() {
			let expr = this.call();
			let depthIncreased = 0;
			if (expr instanceof Grouping || expr instanceof FunctionCall || expr instanceof ContextAccess) {
				let cont = !0;
				for (; cont;) switch (!0) {
					case this.match(TokenType.LEFT_BRACKET): {
						let indexExpr;
						indexExpr = this.match(TokenType.STAR) ? new Star() : this.expression();
						this.consume(TokenType.RIGHT_BRACKET, ErrorType.ErrorUnexpectedSymbol);
						this.incrDepth();
						depthIncreased++;
						expr = new IndexAccess(expr, indexExpr);
						break;
					}
					case this.match(TokenType.DOT):
						this.incrDepth();
						depthIncreased++;
						if (this.match(TokenType.IDENTIFIER)) {
							let property = this.previous();
							expr = new IndexAccess(expr, new Literal(new StringData(property.lexeme), property));
						} else if (this.match(TokenType.STAR)) expr = new IndexAccess(expr, new Star());
						else throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
						break;
					default: cont = !1;
				}
			}
			for (let i = 0; i < depthIncreased; i++) this.decrDepth();
			return expr;
		}
		call() {
			if (!this.check(TokenType.IDENTIFIER)) return this.primary();
			let identifier = this.next();
			if (!this.match(TokenType.LEFT_PAREN)) {
				if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(ErrorType.ErrorUnrecognizedContext, identifier);
				return new ContextAccess(identifier);
			}
			let args = [];
			for (; !this.match(TokenType.RIGHT_PAREN);) {
				let aexp = this.expression();
				args.push(aexp);
				this.check(TokenType.RIGHT_PAREN) || this.consume(TokenType.COMMA, ErrorType.ErrorUnexpectedSymbol);
			}
			validateFunction(this.context, identifier, args.length);
			return new FunctionCall(identifier, args);
		}
		primary() {
			switch (!0) {
				case this.match(TokenType.FALSE): return new Literal(new BooleanData(!1), this.previous());
				case this.match(TokenType.TRUE): return new Literal(new BooleanData(!0), this.previous());
				case this.match(TokenType.NULL): return new Literal(new Null(), this.previous());
				case this.match(TokenType.NUMBER): return new Literal(new NumberData(this.previous().value), this.previous());
				case this.match(TokenType.STRING): return new Literal(new StringData(this.previous().value), this.previous());
				case this.match(TokenType.LEFT_PAREN): {
					let expr = this.expression();
					if (this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
					this.consume(TokenType.RIGHT_PAREN, ErrorType.ErrorUnexpectedSymbol);
					return new Grouping(expr);
				}
				case this.atEnd(): throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
			}
			throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
		}
		match(...tokenTypes) {
			for (let tokenType of tokenTypes) if (this.check(tokenType)) {
				this.next();
				return !0;
			}
			return !1;
		}
		check(tokenType) {
			if (this.atEnd()) return !1;
			return this.peek().type == tokenType;
		}
		atEnd() {
			return this.peek().type == TokenType.EOF;
		}
		next() {
			this.atEnd() || this.offset++;
			return this.previous();
		}
		peek() {
			return this.tokens[this.offset];
		}
		previous() {
			return this.tokens[this.offset - 1];
		}
		consume(tokenType, errorType) {
			if (this.check(tokenType)) {
				this.next();
				return;
			}
			throw this.buildError(errorType, this.peek());
		}
		incrDepth() {
			this.depth++;
			if (this.depth > 50) throw this.buildError(ErrorType.ErrorExceededMaxDepth, this.peek());
		}
		decrDepth() {
			this.depth--;
		}
		buildError(errType, token) {
			return new ExpressionError(errType, token);
		}
	};
	let TEXT_FUNCTIONS = [
		{
			name: "escapeRegex",
			description: "`escapeRegex( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new StringData((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(text?.coerceString() ?? ""))
		},
		{
			name: "escapeReplacement",
			description: "`escapeReplacement( text )`",
			minArgs: 1,
			maxArgs: 1,
			call: (text) => new StringData((text?.coerceString() ?? "").replaceAll("$", "$$$$"))
		},
		{
			name: "regexAtLeast",
			description: "`regexAtLeast( number )`",
			minArgs: 1,
			maxArgs: 1,
			call(number) {
				let least = number?.number() ?? NaN;
				if (!Number.isSafeInteger(least) || least < 0) throw Error("regexAtLeast() needs a whole number that is not negative");
				return new StringData((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)(least));
			}
		}
	];
	let CONTEXTS = [
		"inputs",
		"steps",
		"item",
		"index",
		"recipe",
		"env",
		"github"
	];
	let MAX_TOKENS = 1e3;
	let DEFINITIONS = [...Object.values(wellKnownFunctions), ...TEXT_FUNCTIONS];
	let FUNCTIONS = DEFINITIONS.map((definition) => definition.name.replace("Json", "JSON"));
	let ELSEWHERE = new Map([
		["hashfiles", "Recipes have no hashFiles: use the outputs of a step that reads or searches the files."],
		["success", "A step runs only when the steps before it succeeded: leave it out."],
		["always", "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
		["failure", "Set 'continue-on-error: true' on the step and ask for steps.<id>.outcome == 'failure'."],
		["cancelled", "A cancelled run does nothing more: leave it out."],
		["secrets", "Recipes are given no secrets."],
		["vars", "Declare an input and give it the value."],
		["matrix", "Use 'for-each' and item."]
	]);
	function parseExpression(text) {
		if (text.trim() === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fault("expression_syntax", "The expression is empty", "Write a value, such as inputs.name.", 0, 0));
		let tokens = [];
		try {
			tokens = new Lexer(text).lex().tokens;
			let places = placeTokens(text, tokens);
			let placeOf = (token) => places.get(token) ?? {
				start: 0,
				end: text.length
			};
			let found = checkTokens(tokens, placeOf);
			if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(found);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				tree: new Parser(tokens, [...CONTEXTS], [...TEXT_FUNCTIONS]).parse(),
				placeOf
			});
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(error instanceof ExpressionError ? fromParser(text, tokens, error) : fromLexer(text, error));
		}
	}
	function checkTokens(tokens, placeOf) {
		if (tokens.length > MAX_TOKENS) return fault("expression_too_long", `More than ${MAX_TOKENS} words in one expression`, "Split it over several steps.", 0, 0);
		for (let [i, token] of tokens.entries()) {
			token.type === TokenType.STRING && Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
			if (token.type !== TokenType.IDENTIFIER || tokens[i - 1]?.type === TokenType.DOT) continue;
			let isCall = tokens[i + 1]?.type === TokenType.LEFT_PAREN;
			if ((isCall ? FUNCTIONS : CONTEXTS).some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) continue;
			let { start, end } = placeOf(token);
			return isCall ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
		}
	}
	function unknownFunction(name, start, end) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, FUNCTIONS);
		let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? `Functions are ${FUNCTIONS.join(", ")}.` : `Did you mean '${near}'?`);
		return fault("unknown_function", `There is no function '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`, suggestion, start, end);
	}
	function unknownContext(name, start, end) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, CONTEXTS);
		let quoted = `A text needs single quotes: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'. Names begin with ${CONTEXTS.join(", ")}.`;
		let suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === void 0 ? quoted : `Did you mean '${near}'?`);
		return fault("unknown_name", `There is no '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`, suggestion, start, end);
	}
	function placeTokens(text, tokens) {
		let places = new Map();
		let at = 0;
		for (let token of tokens) {
			for (; at < text.length && /\s/.test(text[at] ?? "");) at++;
			let start = token.type === TokenType.EOF ? text.length : at;
			at = start + token.lexeme.length;
			places.set(token, {
				start,
				end: at
			});
		}
		return places;
	}
	let SYNTAX_ADVICE = "Check quotes, brackets and operators; a text needs single quotes.";
	function fromParser(text, tokens, error) {
		let token = tokens.find((candidate) => candidate.range.start === error.pos);
		if (token?.type === TokenType.EOF || error.message.startsWith("Unexpected end")) return fault("expression_syntax", "The expression ends too early", SYNTAX_ADVICE, text.length, text.length);
		let { start, end } = (token && placeTokens(text, tokens).get(token)) ?? {
			start: 0,
			end: text.length
		};
		let form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? "") : void 0;
		let suggestion = form === void 0 ? SYNTAX_ADVICE : `Its form is ${form}.`;
		return fault("expression_syntax", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(error.message), suggestion, start, end);
	}
	function formOf(name) {
		let definition = DEFINITIONS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
		return /^`(.+?)`/.exec(definition?.description ?? "")?.[1];
	}
	function fromLexer(text, error) {
		let thrown = error instanceof Error ? error.message : String(error);
		if (thrown === "ErrorExceededMaxLength") return fault("expression_too_long", "The expression is too long", "Split it over several steps.", 0, text.length);
		let start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
		if (text[start] === "'") return fault("expression_syntax", "A quoted text is not closed", "Add the closing '.", start, text.length);
		if (text[start] === "\"") return fault("expression_syntax", "Expressions have no double quotes", "Write texts in single quotes: 'text'.", start, start + 1);
		return fault("expression_syntax", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(thrown.replace(/\. Located at position.*$/s, "")), SYNTAX_ADVICE, start, text.length);
	}
	function fault(code, message, suggestion, start, end) {
		return {
			code,
			message,
			suggestion,
			start,
			end
		};
	}
	function checkToolCall(tool, args, context) {
		let checked = checkArguments(tool, args);
		let refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : void 0;
		return refusal === void 0 ? checked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
	}
	async function runChecked(tool, args, context) {
		let { log } = context;
		if (context.signal.aborted) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
		log.write("trace", `Tool called: ${tool.name}`);
		try {
			let started = args.complete.preview_only === !0 ? preview(tool, args, context) : tool.run(args.complete, context);
			let result = await started;
			result.ok ? log.write(started instanceof Promise ? "trace" : "debug", `Tool ${tool.name} completed successfully`) : log.write("debug", `Tool ${tool.name} ended with ${result.error.code}`);
			return result;
		} catch (error) {
			log.write("error", `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
			throw error;
		}
	}
	async function preview(tool, args, context) {
		let workspace = context.workspace.fork();
		let result = await tool.run(args.complete, {
			...context,
			workspace
		});
		if (!result.ok) return result;
		let { renderTextPatch } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6351)).then((n) => n.nt);
		let diff = await renderTextPatch(await workspace.changes());
		let output = diff === "" ? result.output : `${result.output} (preview only)\n${diff}`;
		return {
			...result,
			value: {
				...result.value,
				diff
			},
			output,
			filesAffected: []
		};
	}
	(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)({ jitless: !0 });
	function checkArguments(tool, args) {
		let schema = tool.args();
		let parsed = schema.safeParse(args, PLAINLY);
		if (parsed.success) {
			let known = args;
			let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				given: Object.fromEntries(given.map((name) => [name, known[name]])),
				complete: parsed.data
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", describeArgumentErrors(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
	}
	let NO_MESSAGE = "Invalid input";
	let PLAINLY = { error: () => NO_MESSAGE };
	function describeArgumentErrors(tool, issues, args) {
		let schema = tool.args();
		return issues.flatMap((issue) => {
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
			return describeIssue(issue, {
				schema,
				given: args,
				whole: "The arguments"
			});
		});
	}
	function describeIssue(issue, { schema, given, whole }) {
		let value = valueAt(given, issue.path);
		let problem = issue.message === NO_MESSAGE ? sentence(issue, value, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(schema, issue.path)) : issue.message;
		let name = showPath(issue.path);
		return name === "" ? `${whole} ${problem}` : `${name}: ${problem}`;
	}
	function unknownArgument(tool, key, path) {
		let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(tool.args(), path));
		let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(key, names);
		let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
		return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is not known here"}; ${hint}`;
	}
	function sentence(issue, value, schema) {
		let got = `, got ${show(value)}`;
		switch (issue.code) {
			case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
			case "too_small":
			case "too_big": return sizeSentence(issue, value, schema);
			case "invalid_value": {
				if (value === void 0) return `is required; it must be ${oneOf(issue.values)}`;
				let meant = typeof value == "string" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(value, issue.values.map(String)) : void 0;
				return `must be ${oneOf(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
			}
			case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
			case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
			case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
			case "invalid_key": return "this name is not allowed here";
			case "invalid_element": return `the entry ${show(issue.key)} is not valid`;
			default: return `is not valid${got}`;
		}
	}
	function sizeSentence(issue, value, schema) {
		let range = describeRange(issue, schema);
		if (issue.origin !== "string" && issue.origin !== "array") return `must be ${range}, got ${show(value)}`;
		let length = value?.length ?? 0;
		return length === 0 ? "must not be empty" : `must have ${range} ${issue.origin === "string" ? "characters" : "items"}, got ${length}`;
	}
	function describeRange(issue, schema) {
		let { least, most } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Y)(schema);
		if (least !== void 0 && most !== void 0) return `between ${least} and ${most}`;
		if (issue.code === "too_small") return issue.inclusive === !1 ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
		return issue.inclusive === !1 ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
	}
	function typeName(expected) {
		return {
			string: "a string",
			number: "a number",
			int: "a whole number",
			boolean: "true or false",
			array: "a list",
			object: "an object",
			record: "an object"
		}[expected] ?? `of type ${expected}`;
	}
	function unionOf(alternatives) {
		let names = alternatives.map(([first]) => {
			if (first?.code === "invalid_type") return typeName(first.expected);
			return first?.code === "invalid_value" ? oneOf(first.values) : "of another form";
		});
		return [...new Set(names)].join(" or ");
	}
	function oneOf(values) {
		return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(", ")}`;
	}
	function show(value) {
		let text = jsonOf(value);
		return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
	}
	function jsonOf(value) {
		try {
			return JSON.stringify(value) ?? String(value);
		} catch {
			return "a value that is nested very deep";
		}
	}
	function showPath(path) {
		return path.reduce((text, part) => {
			if (typeof part == "number") return `${text}[${part}]`;
			return text === "" ? String(part) : `${text}.${String(part)}`;
		}, "");
	}
	function valueAt(args, path) {
		return path.reduce((value, part) => value?.[part], args);
	}
	function unpreparedText(unprepared) {
		switch (unprepared.kind) {
			case "error": return unprepared.error;
			case "invalid_recipe": return told(unprepared.files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === "error")), "The recipe is not valid");
			case "invalid_inputs": {
				let lines = unprepared.diagnostics.map(({ message }) => message);
				return {
					message: `The inputs do not fit recipe '${unprepared.recipe}'. ${lines.join(". ")}`,
					suggestion: adviceOf(unprepared.diagnostics)
				};
			}
		}
	}
	function told(diagnostics, headline) {
		return {
			message: `${headline}: ${diagnostics.map(({ at, message }) => `${at.file}:${at.line}:${at.column}: ${message}`).join("; ")}`,
			suggestion: adviceOf(diagnostics)
		};
	}
	function adviceOf(diagnostics) {
		return [...new Set(diagnostics.map(({ suggestion }) => suggestion))].join(" ");
	}
	function unknownRecipe({ code, message, suggestion }, command) {
		if (code !== "unknown_recipe") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("command_mistake", message, suggestion);
		let [advice = ""] = suggestion.split(/ ?See 'sous list/, 1);
		return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("command_mistake", message, `${advice === "" ? "" : `${advice} `}'/sous list' shows all recipes.`),
			command
		};
	}
	function nearRecipe({ all, shipped }, name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(name, [...all, ...shipped].map((file) => file.name));
	}
	async function prepareRecipe(recipes, word, given) {
		let read = await readOne$1(recipes, word);
		if (!read.ok) return read;
		let { recipe, callName } = read.value;
		let inputs = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kt)(recipe, given);
		if (!inputs.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			kind: "invalid_inputs",
			recipe: callName,
			diagnostics: inputs.error
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			recipe,
			callName,
			inputs: inputs.value,
			library: await libraryFor(recipe, recipes),
			findTool: recipes.findTool
		});
	}
	async function readOne$1(recipes, word) {
		let selected = await recipes.select([word]);
		if (!selected.ok) return refuse(selected.error);
		let read = await recipes.read(selected.value);
		let [first] = read;
		if (read.length !== 1 || first === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
		let off = await recipes.whyOff(first);
		if (off !== void 0) return refuse(off);
		if (first.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			kind: "invalid_recipe",
			files: read
		});
		let isFound = recipes.all.some((file) => file.path === first.path);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			recipe: first.recipe,
			callName: isFound ? first.name : first.path
		});
	}
	async function libraryFor(recipe, recipes) {
		if ([...recipe.steps, ...recipe.verify].every((step) => step.call.kind === "tool")) return {
			names: [],
			find: () => void 0
		};
		let byName = new Map((await recipes.read([...recipes.all, ...recipes.shipped])).map((read) => [read.name, read.recipe]));
		return {
			names: [...byName.keys()],
			find: (name) => byName.get(name)
		};
	}
	function refuse(error) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			kind: "error",
			error
		});
	}
	let APPLY_CONSENT = "APPLY_WITHOUT_REVIEW";
	let REPORTS = ["job", "issue"];
	function reportsIssue({ runner }) {
		return runner.input("report") === "issue";
	}
	function checkReport({ context, mode, event, isDefault }) {
		let given = context.runner.input("report") || "job";
		if (!REPORTS.some((report) => report === given)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `The input 'report' is '${given.slice(0, 80)}'`, `Use ${REPORTS.join(" or ")}.`);
		if (given !== "issue") return;
		if (mode !== "check") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `'report: issue' is for 'mode: check', not for 'mode: ${mode}'`);
		if (event === "pull_request") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", "'report: issue' is not for pull requests", "Use it with 'schedule', 'push' or 'workflow_dispatch'.");
		return event === "schedule" || isDefault ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("workflow_ref_not_default", "'report: issue' is for the default branch", "Add 'branches:' with the default branch to 'on:'.");
	}
	var workflow_job_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runWorkflow: () => runWorkflow });
	async function runWorkflow(request) {
		let misplaced = checkReport(request);
		if (misplaced !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)(misplaced);
		if (request.mode === "propose") {
			let { proposeWorkflow } = await Promise.all([
				__webpack_require__.e(2528),
				__webpack_require__.e(2915),
				__webpack_require__.e(7943),
				__webpack_require__.e(2446),
				__webpack_require__.e(5850),
				__webpack_require__.e(4724)
			]).then(__webpack_require__.bind(__webpack_require__, 4724));
			return proposeWorkflow(request);
		}
		let prepared = await prepareWorkflow(request);
		if (!prepared.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)(prepared.error);
		let { runPrepared } = await Promise.all([
			__webpack_require__.e(2528),
			__webpack_require__.e(2915),
			__webpack_require__.e(7943),
			__webpack_require__.e(1019)
		]).then(__webpack_require__.bind(__webpack_require__, 1019));
		return runPrepared(request, prepared.value);
	}
	async function prepareWorkflow(request) {
		let { context, mode } = request;
		let { runner, workspace } = context;
		let word = runner.input("recipe");
		if (word === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", "The input 'recipe' is missing", "Add 'recipe: <name>' to 'with:'."));
		let consent = runner.input("consent");
		if (consent !== "" && (consent !== "APPLY_WITHOUT_REVIEW" || mode !== "apply")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `The input 'consent' is for 'mode: apply', and is ${APPLY_CONSENT} or nothing`));
		let folder = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(workspace, runner.input("working-directory") || ".");
		if (folder !== workspace && !folder.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_4__.sep)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", "The input 'working-directory' leads out of the workspace"));
		let given = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(runner.input("inputs"), "inputs");
		if (!given.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", given.error.message, given.error.suggestion));
		let recipes = await openRecipes((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.c)(context, folder), ".");
		if (!recipes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", recipes.error.message, "Check the files out before this step."));
		if (node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(recipes.value.folder).length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `'${recipes.value.folder}' is empty`, "Add 'actions/checkout' before this step."));
		let asked = {
			request,
			recipes: recipes.value,
			word,
			given: given.value
		};
		return request.commits === void 0 ? prepareCheckedOut(asked) : prepareFromBase(asked, request.commits);
	}
	async function prepareCheckedOut({ request, recipes, word, given }) {
		let { opened } = recipes;
		let config = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.K)(opened.tree, new Date(), request.context.runner.input("config") || void 0);
		if (!config.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", config.error.message, config.error.suggestion));
		let prepared = await prepareRecipe(recipes, word, given);
		return prepared.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...prepared.value,
			config: config.value.config,
			opened
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unpreparedRefusal(prepared.error));
	}
	async function prepareFromBase(asked, commits) {
		let { request, recipes, given } = asked;
		let { context, forge, mode } = request;
		let { opened } = recipes;
		let word = node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute(asked.word) ? node_path__WEBPACK_IMPORTED_MODULE_4__.relative(recipes.folder, asked.word) : asked.word;
		let { openBaseFiles } = await Promise.all([__webpack_require__.e(2915), __webpack_require__.e(1821)]).then(__webpack_require__.bind(__webpack_require__, 1821));
		let base = await openBaseFiles({
			context,
			forge,
			mode,
			commits,
			opened
		});
		if (!base.ok) return base;
		let { tree } = base.value;
		let config = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.K)(tree, new Date(), context.runner.input("config") || void 0);
		if (!config.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(base.value.refusal() ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", config.error.message, config.error.suggestion));
		let found = await recipesIn(tree, context.program);
		if (!found.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(base.value.refusal() ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", found.error.message, found.error.suggestion));
		let prepared = await prepareRecipe(found.value, word, given);
		if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(base.value.refusal() ?? await refuseNew(asked, prepared.error) ?? unpreparedRefusal(prepared.error));
		let note = await base.value.noteChanges(prepared.value.recipe.source.path);
		if (!note.ok) return note;
		let other = mode === "check" ? await base.value.whyOtherBytes() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		if (!other.ok) return other;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...prepared.value,
			config: config.value.config,
			opened,
			...note.value !== void 0 && { note: note.value },
			...other.value !== void 0 && { otherBytes: other.value }
		});
	}
	async function refuseNew({ recipes, word }, unprepared) {
		let checkedOut = unprepared.kind === "error" && unprepared.error.code === "unknown_recipe" ? await recipes.select([word]) : void 0;
		let file = checkedOut?.ok ? checkedOut.value[0] : void 0;
		return file && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("recipe_not_on_base", `Recipe '${file.path}' is not on the base branch of this pull request`);
	}
	function unpreparedRefusal(unprepared) {
		let { message, suggestion } = unpreparedText(unprepared);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", message, suggestion);
	}
	let STEP_FIELDS = ["outputs", "outcome"];
	let RECIPE_FIELDS = [
		"name",
		"description",
		"path"
	];
	function checkExpression(text, scope) {
		let parsed = parseExpression(text);
		if (!parsed.ok) return [parsed.error];
		let checker = new Checker(parsed.value, scope);
		checker.visit(parsed.value.tree);
		return checker.faults;
	}
	var Checker = class {
		faults = [];
		#expression;
		#scope;
		constructor(expression, scope) {
			this.#expression = expression;
			this.#scope = scope;
		}
		visit(expression) {
			expression.accept(this);
		}
		visitLiteral() {}
		visitUnary(unary) {
			this.visit(unary.expr);
		}
		visitBinary(binary) {
			this.visit(binary.left);
			this.visit(binary.right);
		}
		visitLogical(logical) {
			for (let part of logical.args) this.visit(part);
		}
		visitGrouping(grouping) {
			this.visit(grouping.group);
		}
		visitFunctionCall(call) {
			for (let argument of call.args) this.visit(argument);
		}
		visitContextAccess(context) {
			this.#checkPath(context, []);
		}
		visitIndexAccess(access) {
			let path = [];
			let at = access;
			for (; at instanceof IndexAccess; at = at.expr) {
				at.index instanceof Literal || at.index instanceof Star || this.visit(at.index);
				path.unshift(at.index instanceof Literal ? at.index : void 0);
			}
			at instanceof ContextAccess ? this.#checkPath(at, path) : this.visit(at);
		}
		#checkPath(context, path) {
			let { inputs, insideForEach } = this.#scope;
			switch (context.name.lexeme.toLowerCase()) {
				case "item":
				case "index":
					insideForEach || this.#refuseItem(context);
					return;
				case "inputs":
					this.#isAmong(path[0], inputs, "unknown_input", (name) => `There is no input '${name}'`);
					return;
				case "recipe":
					this.#isAmong(path[0], RECIPE_FIELDS, "unknown_name", (name) => `The recipe has no '${name}' to ask for`);
					return;
				case "steps":
					this.#checkStep(path);
					return;
			}
		}
		#checkStep([id, field, output]) {
			if (id === void 0) return;
			let name = nameOf(id);
			if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
				let message = `The step '${name}' has not run here yet`;
				this.#report(id, "step_not_run_yet", message, "Move that step before this one.");
				return;
			}
			let ids = [...this.#scope.steps.keys()];
			if (!this.#isAmong(id, ids, "unknown_step", () => `There is no step with the id '${name}'`)) return;
			if (!this.#isAmong(field, STEP_FIELDS, "unknown_name", (wrong) => `A step has no '${wrong}'`)) return;
			if (field === void 0 || nameOf(field).toLowerCase() !== "outputs") return;
			let known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
			let outputs = this.#scope.steps.get(known);
			outputs !== void 0 && this.#isAmong(output, outputs, "unknown_output", (wrong) => `The step '${name}' has no output '${wrong}'`);
		}
		#isAmong(part, names, code, message) {
			if (part === void 0 || hasName(names, nameOf(part))) return !0;
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(nameOf(part), names);
			let there = names.length === 0 ? "There are none." : `There is ${names.join(", ")}.`;
			this.#report(part, code, message((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(nameOf(part))), near === void 0 ? there : `Did you mean '${near}'?`);
			return !1;
		}
		#refuseItem(context) {
			let message = `There is '${context.name.lexeme}' only in a step with 'for-each'`;
			let { start, end } = this.#expression.placeOf(context.name);
			this.faults.push({
				code: "item_outside_for_each",
				message,
				suggestion: "Add 'for-each:' to the step.",
				start,
				end
			});
		}
		#report(part, code, message, suggestion) {
			this.faults.push({
				code,
				message,
				suggestion,
				...this.#expression.placeOf(part.token)
			});
		}
	};
	function nameOf(part) {
		return part.literal.coerceString();
	}
	function hasName(names, wanted) {
		for (let name of names) if (name.toLowerCase() === wanted.toLowerCase()) return !0;
		return !1;
	}
	function readValue(node, reading) {
		switch (node.kind) {
			case "scalar": return typeof node.value == "string" && hasExpression(node.value) ? readTemplate(node, reading) : {
				kind: "scalar",
				value: node.value,
				at: node.at
			};
			case "list": return {
				kind: "list",
				items: node.items.map((item) => readValue(item, reading)),
				at: node.at
			};
			case "map": return {
				kind: "map",
				entries: readEntries(node, reading),
				at: node.at
			};
			case "invalid": return {
				kind: "scalar",
				value: null,
				at: node.at
			};
		}
	}
	function readEntries(map, reading) {
		return map.entries.map(({ key, keyAt, value }) => ({
			key,
			keyAt,
			value: readValue(value, reading)
		}));
	}
	function locate(scalar, source) {
		let offsets = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(scalar);
		let range = (start, end) => {
			if (offsets === void 0) return scalar.at;
			let from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
			let to = end > start ? (offsets[end - 1] ?? from) + 1 : from;
			return source.range(scalar.offset + from, scalar.offset + to);
		};
		return {
			text: String(scalar.value),
			range
		};
	}
	function readExpression(located, text, start, { scope, diagnostics }) {
		let at = located.range(start, start + text.length);
		if (diagnostics.isFull) return {
			text,
			at
		};
		for (let fault of checkExpression(text, scope)) diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion);
		return {
			text,
			at
		};
	}
	function reportUnclosed(located, start, { diagnostics }) {
		diagnostics.error(located.range(start, start + 3), "expression_unclosed", "'${{' is not closed", "Add '}}'. To write the characters themselves use ${{ '${{' }}.");
	}
	function readTemplate(scalar, reading) {
		let located = locate(scalar, reading.source);
		return {
			kind: "template",
			parts: parseTemplate(located.text).map((part) => {
				if (part.kind === "text") return part.text;
				if (part.kind === "expression") return readExpression(located, part.text, part.start, reading);
				reportUnclosed(located, part.start, reading);
				return part.text;
			}),
			at: scalar.at
		};
	}
	function hasExpression(text) {
		return text.includes("${{");
	}
	function parseTemplate(text) {
		let parts = [];
		let at = 0;
		for (let open = text.indexOf("${{"); open >= 0; open = text.indexOf("${{", at)) {
			open > at && parts.push({
				kind: "text",
				text: text.slice(at, open)
			});
			let close = findClose(text, open + 3);
			if (close === void 0) return [...parts, {
				kind: "unclosed",
				text: text.slice(open),
				start: open
			}];
			let inside = text.slice(open + 3, close);
			let start = open + 3 + (inside.length - inside.trimStart().length);
			parts.push({
				kind: "expression",
				text: inside.trim(),
				start
			});
			at = close + 2;
		}
		at < text.length && parts.push({
			kind: "text",
			text: text.slice(at)
		});
		return parts;
	}
	function findClose(text, from) {
		let isQuoted = !1;
		for (let i = from; i < text.length; i++) if (text[i] === "'") isQuoted = !isQuoted;
		else if (!isQuoted && text.startsWith("}}", i)) return i;
	}
	var Fields = class {
		at;
		#entries;
		#meant;
		constructor(entries, at, meant) {
			this.#entries = entries;
			this.at = at;
			this.#meant = meant;
		}
		lacks(key) {
			return !this.#entries.has(key) && !this.#meant.includes(key);
		}
		entry(key) {
			return this.#entries.get(key);
		}
		read(key, reader) {
			let entry = this.#entries.get(key);
			return entry === void 0 ? void 0 : reader(entry.value, `'${key}'`);
		}
	};
	function readFields(node, rules, diagnostics) {
		if (node.kind !== "map") return wrongType(node, rules.what, "a map", diagnostics);
		let known = new Map();
		let meant = [];
		for (let entry of node.entries) rules.keys.includes(entry.key) ? known.set(entry.key, entry) : diagnostics.isFull || meant.push(...reportUnknownKey(entry, rules, diagnostics));
		return new Fields(known, node.at, meant);
	}
	function reportMissing(key, what, at, diagnostics) {
		diagnostics.error(at, "missing_key", `${what} needs '${key}'`, `Add '${key}:'.`);
	}
	function reportUnknownKey(entry, rules, diagnostics) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entry.key, rules.keys);
		let guess = near === void 0 ? `Keys are ${rules.keys.join(", ")}.` : `Did you mean '${near}'?`;
		let advice = rules.advice?.get(entry.key);
		diagnostics.error(entry.keyAt, "unknown_key", `${rules.what} has no key '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(entry.key)}'`, advice?.text ?? guess);
		return [advice === void 0 ? near : advice.instead].filter((key) => key !== void 0);
	}
	function readText(node, what, diagnostics) {
		let text = readAnyText(node, what, diagnostics);
		if (text === void 0) return;
		if (hasExpression(text)) {
			diagnostics.error(node.at, "expression_not_allowed", `${what} cannot hold an expression`, "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs' of a recipe.");
			return;
		}
		return text;
	}
	function readAnyText(node, what, diagnostics) {
		if (node.kind !== "scalar" || node.value === null) return wrongType(node, what, "a text", diagnostics);
		if (typeof node.value != "string") {
			mustBeQuoted(node, what, diagnostics);
			return;
		}
		if (node.value.trim() === "") {
			diagnostics.error(node.at, "empty", `${what} is empty`, "Give it a text, or remove the line.");
			return;
		}
		return node.value;
	}
	function mustBeQuoted(node, what, diagnostics) {
		let message = `${what} must be a quoted text; without quotes YAML reads ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(node.raw)} as a ${typeof node.value}`;
		diagnostics.error(node.at, "must_be_quoted", message, `Write '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(node.raw)}' in quotes.`);
	}
	function readBoolean(node, what, diagnostics) {
		if (node.kind === "scalar" && typeof node.value == "boolean") return node.value;
		return wrongType(node, what, "true or false", diagnostics);
	}
	function readNumber(node, what, diagnostics) {
		if (node.kind === "scalar" && typeof node.value == "number" && Number.isFinite(node.value)) return node.value;
		return wrongType(node, what, "a number", diagnostics);
	}
	function readInteger(node, what, most, diagnostics) {
		let value = readNumber(node, what, diagnostics);
		if (value === void 0) return;
		if (Number.isInteger(value) && value >= 1 && value <= most) return value;
		diagnostics.error(node.at, "out_of_range", `${what} must be a whole number from 1 to ${most}`, "Choose a number in that range.");
	}
	function readWord(node, what, words, diagnostics) {
		let text = node.kind === "scalar" && node.value !== null && typeof node.value != "string" ? node.raw : readText(node, what, diagnostics);
		if (text === void 0) return;
		let found = words.find((word) => word === text);
		found === void 0 && diagnostics.error(node.at, "unknown_value", `${what} cannot be '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text)}'`, `Use one of ${words.join(", ")}.`);
		return found;
	}
	function wrongType(node, what, expected, diagnostics) {
		if (node.kind === "invalid") return;
		diagnostics.error(node.at, "wrong_type", `${what} must be ${expected}, not ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(node)}`, `Write ${expected} here.`);
	}
	function readTextList(node, what, diagnostics, check) {
		node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add an item, or remove the line.");
		return readTexts(node, what, diagnostics, check);
	}
	function readTexts(node, what, diagnostics, check) {
		if (node.kind !== "list") return wrongType(node, what, "a list of texts", diagnostics);
		let texts = new Set();
		for (let item of node.items) {
			let text = readText(item, `An item of ${what}`, diagnostics);
			if (text === void 0) continue;
			texts.has(text) && diagnostics.error(item.at, "duplicate_item", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text)}' is here a second time`, "Remove it.");
			texts.add(text);
			check?.(text, item);
		}
		return [...texts];
	}
	let INPUT_TYPES = [
		"string",
		"number",
		"boolean",
		"choice"
	];
	let INPUT_KEYS = [
		"description",
		"type",
		"required",
		"default",
		"pattern",
		"options",
		"min",
		"max"
	];
	let CONSTRAINTS = [
		["pattern", "string"],
		["options", "choice"],
		["min", "number"],
		["max", "number"]
	];
	function readInputs(node, diagnostics) {
		if (node.kind !== "map") return wrongType(node, "'inputs'", "a map", diagnostics) ?? [];
		let inputs = [];
		for (let [index, entry] of node.entries.entries()) {
			if (index >= 100) {
				diagnostics.error(entry.keyAt, "too_many_inputs", "More than 100 inputs", "Split the recipe.");
				break;
			}
			let isNamed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(entry.key, "The name of an input", entry.keyAt, diagnostics);
			let twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
			twin !== void 0 && diagnostics.error(entry.keyAt, "duplicate_key", `Input '${entry.key}' differs from '${twin.name}' only in case`, "Rename one of them.");
			let input = readInput(entry, diagnostics);
			input !== void 0 && isNamed && inputs.push(input);
		}
		return inputs;
	}
	function readInput(entry, diagnostics) {
		let fields = readFields(entry.value, {
			what: `Input '${entry.key}'`,
			keys: INPUT_KEYS
		}, diagnostics);
		if (fields === void 0) return;
		let type = fields.read("type", (node, what) => readWord(node, what, INPUT_TYPES, diagnostics) ?? "string") ?? "string";
		checkConstraints(fields, type, diagnostics);
		let number = (node, what) => readNumber(node, what, diagnostics);
		let text = (node, what) => readText(node, what, diagnostics);
		let input = {
			name: entry.key,
			description: fields.read("description", text) ?? "",
			type,
			required: fields.read("required", (node, what) => readBoolean(node, what, diagnostics)) ?? !1,
			options: fields.read("options", (node, what) => readTextList(node, what, diagnostics)) ?? [],
			pattern: fields.read("pattern", (node, what) => readPattern(node, what, diagnostics)),
			min: fields.read("min", number),
			max: fields.read("max", number),
			at: entry.keyAt
		};
		checkBounds(input, fields, diagnostics);
		type === "choice" && fields.lacks("options") && reportMissing("options", "A choice", entry.keyAt, diagnostics);
		return {
			...input,
			default: readDefault(input, fields, diagnostics)
		};
	}
	function checkConstraints(fields, type, diagnostics) {
		for (let [key, owner] of CONSTRAINTS) {
			let entry = fields.entry(key);
			if (entry === void 0 || owner === type) continue;
			let message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`;
			diagnostics.error(entry.keyAt, "constraint_mismatch", message, `Remove it, or set 'type: ${owner}'.`);
		}
	}
	function checkBounds(input, fields, diagnostics) {
		let { min, max } = input;
		if (min === void 0 || max === void 0 || min <= max) return;
		let at = fields.entry("max")?.value.at ?? fields.at;
		diagnostics.error(at, "out_of_range", `'max' is ${max}, less than 'min', which is ${min}`, "Exchange them.");
	}
	function readPattern(node, what, diagnostics) {
		let pattern = readText(node, what, diagnostics);
		if (pattern === void 0) return;
		let compiled = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wt)(pattern);
		if (compiled.ok) return pattern;
		diagnostics.error(node.at, "invalid_pattern", compiled.error, "Correct the regular expression (JavaScript syntax); it must fit the whole value.");
	}
	function readDefault(input, fields, diagnostics) {
		let entry = fields.entry("default");
		if (entry === void 0) return;
		let node = entry.value;
		if (node.kind !== "scalar" || node.value === null) return wrongType(node, "'default'", `a ${input.type}`, diagnostics);
		input.required && diagnostics.warning(entry.keyAt, "default_unused", "The input is required, so its 'default' is never used", "Remove one of the two.");
		if (typeof node.value == "string" && hasExpression(node.value)) {
			readText(node, "'default'", diagnostics);
			return;
		}
		if ((input.type === "string" || input.type === "choice") && typeof node.value != "string") {
			mustBeQuoted(node, "'default'", diagnostics);
			return;
		}
		let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ut)(input, node.value);
		if (checked.ok) return checked.value;
		let { message, suggestion } = checked.error;
		diagnostics.error(node.at, "invalid_default", `The default does not fit: ${message}`, suggestion);
	}
	let PERMISSION_KEYS = [
		"write",
		"run",
		"fetch",
		"max-files"
	];
	let NO_PERMISSIONS = {
		write: [],
		run: [],
		fetch: [],
		maxFiles: 2e3,
		at: void 0
	};
	let HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
	function readPermissions(node, catalogue, diagnostics) {
		let fields = readFields(node, {
			what: "'permissions'",
			keys: PERMISSION_KEYS,
			advice: ADVICE$2
		}, diagnostics);
		if (fields === void 0) return NO_PERMISSIONS;
		let list = (key, check) => fields.read(key, (value, what) => readTextList(value, what, diagnostics, check)) ?? [];
		return {
			write: list("write", (glob, item) => checkGlob(glob, item, {
				tools: catalogue,
				diagnostics
			})),
			run: list("run"),
			fetch: list("fetch", (host, item) => checkHost(host, item, diagnostics)),
			maxFiles: fields.read("max-files", (value, what) => readInteger(value, what, 2e3, diagnostics)) ?? 2e3,
			at: fields.at
		};
	}
	let TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
	let ADVICE$2 = new Map([
		["contents", TOKEN],
		["pull-requests", TOKEN],
		["read", { text: "A recipe may always read the repository: remove it." }]
	]);
	function checkGlob(glob, item, { tools, diagnostics, example = "src/**/*.ts" }) {
		let problem = tools.checkGlob(glob);
		problem !== void 0 && diagnostics.error(item.at, "invalid_glob", problem, `Write a glob such as '${example}'.`);
	}
	function checkHost(host, item, diagnostics) {
		if (HOST.test(host)) return;
		let message = `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(host)}' is not a host name`;
		diagnostics.error(item.at, "invalid_host", message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
	}
	function checkPermission(call, permissions, { catalogue, diagnostics }) {
		let { tool, at } = call;
		let needs = (key, message, example) => diagnostics.error(at, "permission_missing", message, suggestionFor(key, permissions, example));
		let path = plainText(call, "path")?.value;
		tool.effect === "stage" && permissions.write.length === 0 ? needs("write", `${tool.name} changes files, and the recipe may not change any`, globFor(call)) : path !== void 0 && changesFile(call) && catalogue.fitsAny?.(permissions.write, path) === !1 && needs("write", `The recipe may not change '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path)}'`, globFor(call));
		if (tool.permissions.includes("RunCommands") && tool.effect === "external") {
			let command = plainText(call, "command");
			command !== void 0 && !permissions.run.includes(command.value) && needs("run", `The recipe may not run '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(command.value)}'`, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(JSON.stringify(command.value)));
		}
		if (tool.permissions.includes("Network")) {
			let host = hostOf(plainText(call, "url")?.value);
			let hosts = tool.hosts ?? (host === void 0 ? [] : [host]);
			if (permissions.fetch.length === 0) needs("fetch", `${tool.name} fetches, and the recipe may not fetch from anywhere`, hosts[0] ?? "nodejs.org");
			else for (let each of hosts) permissions.fetch.includes(each) || needs("fetch", `The recipe may not fetch from ${each}`, each);
		}
	}
	function suggestionFor(key, permissions, example) {
		if (permissions.at === void 0) return `Add 'permissions: { ${key}: [${example}] }' to the recipe.`;
		if (permissions[key].length === 0) return `Add '${key}: [${example}]' to 'permissions'.`;
		return `Add ${example} to '${key}' in 'permissions'.`;
	}
	function globFor(call) {
		let path = plainText(call, "path")?.value;
		let glob = path === void 0 ? plainText(call, "include")?.value : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(path);
		return `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.H)(glob ?? "docs/**/*.md").replaceAll("'", "''")}'`;
	}
	function changesFile({ tool, arguments: given }) {
		let preview = given.find((entry) => entry.key === "preview_only")?.value;
		let isLooking = preview !== void 0 && (preview.kind !== "scalar" || preview.value !== !1);
		return tool.effect === "stage" && tool.name !== "create_directory" && !isLooking;
	}
	function plainText(call, argument) {
		let node = call.arguments.find((entry) => entry.key === argument)?.value;
		return node?.kind === "scalar" && typeof node.value == "string" && !hasExpression(node.value) ? { value: node.value } : void 0;
	}
	function hostOf(url) {
		return url !== void 0 && URL.canParse(url) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(new URL(url).hostname) : void 0;
	}
	function checkCall(call, catalogue, diagnostics) {
		let { tool } = call;
		let given = new Set(call.arguments.map((entry) => entry.key));
		for (let entry of call.arguments) {
			let field = tool.arguments.find((argument) => argument.name === entry.key);
			if (diagnostics.isFull) break;
			field === void 0 ? given.add(reportUnknown(entry, tool, diagnostics)) : checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics);
			entry.key === "command" && refuseExpressions(entry.value, diagnostics);
		}
		for (let { name, required } of tool.arguments) {
			if (!required || given.has(name)) continue;
			diagnostics.error(call.at, "missing_argument", `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`);
		}
		checkPlainValues(call, catalogue, diagnostics);
	}
	function reportUnknown(entry, tool, diagnostics) {
		let names = tool.arguments.map((argument) => argument.name);
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entry.key, names);
		let all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(", ")}.`;
		let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
		diagnostics.error(entry.keyAt, "unknown_argument", `${tool.name} has no argument '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(entry.key)}'`, suggestion);
		return near ?? entry.key;
	}
	function checkQuotes(node, schema, what, diagnostics) {
		if (node.kind === "scalar") {
			let isText = schema.type === "string";
			isText && node.value !== null && typeof node.value != "string" && mustBeQuoted(node, what, diagnostics);
			isText && node.value === null && diagnostics.error(node.at, "wrong_type", `${what} has no value`, "Give it a text; an empty one is ''.");
		}
		if (node.kind === "list") for (let item of node.items) checkQuotes(item, memberOf(schema, "items"), `An item of ${what}`, diagnostics);
		if (node.kind === "map") for (let { key, value } of node.entries) checkQuotes(value, memberOf(schema, "additionalProperties"), `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(key)}' in ${what}`, diagnostics);
	}
	function memberOf(schema, key) {
		let member = schema[key];
		return typeof member == "object" && member ? member : {};
	}
	function refuseExpressions(node, diagnostics) {
		if (node.kind !== "scalar" || typeof node.value != "string" || !hasExpression(node.value)) return;
		diagnostics.error(node.at, "expression_in_command", "A command cannot hold an expression", "Pass the value by 'env:' and use the variable: command: 'npm version \"$WANTED\"', env: { WANTED: '${{ \u2026 }}' }.");
	}
	function checkPlainValues(call, catalogue, diagnostics) {
		if (catalogue.checkCall === void 0) return;
		let plain = Object.create(null);
		let partial = Object.create(null);
		for (let { key, value } of call.arguments) isPlain(value) ? plain[key] = toPlain(value) : value.kind === "list" && (partial[key] = value.items.map((item) => isPlain(item) ? toPlain(item) : void 0));
		for (let { argument, item, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain, partial)) {
			let value = call.arguments.find((entry) => entry.key === argument)?.value;
			let place = item !== void 0 && value?.kind === "list" ? value.items[item] : value;
			diagnostics.error((place ?? call).at, code, message, suggestion);
		}
	}
	function isPlain(node) {
		if (node.kind === "scalar") return !(typeof node.value == "string" && hasExpression(node.value));
		if (node.kind === "list") return node.items.every(isPlain);
		return node.kind === "map" && node.entries.every((entry) => isPlain(entry.value));
	}
	function toPlain(node) {
		if (node.kind === "scalar") return node.value;
		if (node.kind === "list") return node.items.map(toPlain);
		if (node.kind !== "map") return;
		let plain = Object.create(null);
		for (let { key, value } of node.entries) plain[key] = toPlain(value);
		return plain;
	}
	var StepsReader = class {
		#reading;
		#inputs;
		#allIds;
		#outputs = new Map();
		#count = 0;
		constructor(reading, inputs, lists) {
			this.#reading = reading;
			this.#inputs = inputs;
			this.#allIds = lists.flatMap((list) => list?.kind === "list" ? list.items.flatMap(idOf) : []);
		}
		read(node, what) {
			let { diagnostics } = this.#reading;
			if (node.kind !== "list") return wrongType(node, what, "a list of steps", diagnostics) ?? [];
			node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Add a step, or remove the line.");
			let steps = [];
			for (let item of node.items) {
				if (++this.#count > 200) {
					diagnostics.error(item.at, "too_many_steps", "More than 200 steps", "Use 'for-each', or split the recipe.");
					break;
				}
				let step = this.#readStep(item);
				step !== void 0 && steps.push(step);
			}
			return steps;
		}
		get scope() {
			return {
				inputs: this.#inputs,
				steps: this.#outputs,
				laterSteps: this.#allIds,
				insideForEach: !1
			};
		}
		#readStep(item) {
			let step = readStep(item, {
				...this.#reading,
				scope: this.scope
			});
			let id = this.#readId(idEntry(item));
			id !== void 0 && this.#outputs.set(id, step === void 0 ? void 0 : this.#outputsOf(step));
			return step === void 0 ? void 0 : {
				id,
				...step
			};
		}
		#outputsOf({ call, forEach }) {
			let outputs = call.kind === "tool" ? this.#reading.catalogue.find(call.tool)?.outputs.map((output) => output.name) : void 0;
			return outputs === void 0 || forEach === void 0 ? outputs : [...outputs, "items"];
		}
		#readId(entry) {
			let { diagnostics } = this.#reading;
			let id = entry && readText(entry.value, "'id'", diagnostics);
			if (entry === void 0 || id === void 0 || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(id, "The id of a step", entry.value.at, diagnostics)) return;
			let twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase());
			if (twin === void 0) return id;
			diagnostics.error(entry.value.at, "duplicate_id", `An earlier step has the id '${twin}' already`, "Choose another id.");
		}
	};
	function idEntry(step) {
		return step.kind === "map" ? step.entries.find((entry) => entry.key === "id") : void 0;
	}
	function idOf(step) {
		let node = idEntry(step)?.value;
		return node?.kind === "scalar" && typeof node.value == "string" ? [node.value] : [];
	}
	let STEP_KEYS = [
		"id",
		"name",
		"tool",
		"recipe",
		"with",
		"if",
		"for-each",
		"expect",
		"continue-on-error",
		"timeout-seconds",
		"report"
	];
	let REPORT_LEVELS = [
		"notice",
		"warning",
		"error"
	];
	let ADVICE$1 = new Map([
		["run", {
			text: "Use 'tool: run_in_terminal' with 'with: { command: \u2026 }'.",
			instead: "tool"
		}],
		["uses", {
			text: "Use 'tool:' for a tool of Sous, or 'recipe:' for another recipe.",
			instead: "tool"
		}],
		["env", { text: "Variables for a command go into 'with: { env: \u2026 }'." }],
		["timeout-minutes", { text: "Use 'timeout-seconds'." }]
	]);
	function readStep(node, reading) {
		let { diagnostics } = reading;
		let fields = readFields(node, {
			what: "A step",
			keys: STEP_KEYS,
			advice: ADVICE$1
		}, diagnostics);
		if (fields === void 0) return;
		let forEach = fields.read("for-each", (value) => readForEach(value, reading));
		let inside = {
			...reading,
			scope: {
				...reading.scope,
				insideForEach: fields.entry("for-each") !== void 0
			}
		};
		let call = readCall(fields, diagnostics);
		let tool = call?.kind === "tool" ? findTool(call, reading) : void 0;
		let map = fields.read("with", (value) => value.kind === "map" ? value : wrongType(value, "'with'", "a map of arguments", diagnostics));
		let isComplete = map !== void 0 || fields.lacks("with");
		tool !== void 0 && call !== void 0 && isComplete && checkTool({
			tool,
			at: call.at,
			arguments: map?.entries ?? []
		}, fields, reading);
		let step = {
			name: fields.read("name", (value, what) => readText(value, what, diagnostics)),
			with: map === void 0 ? [] : readEntries(map, inside),
			if: fields.read("if", (value) => readCondition(value, inside)),
			forEach,
			expect: fields.read("expect", (value) => readExpect(value, tool, diagnostics)) ?? [],
			continueOnError: fields.read("continue-on-error", (value, what) => readBoolean(value, what, diagnostics)) ?? !1,
			timeoutSeconds: fields.read("timeout-seconds", (value, what) => readInteger(value, what, 600, diagnostics)),
			report: fields.read("report", (value, what) => readWord(value, what, REPORT_LEVELS, diagnostics)),
			at: fields.at
		};
		if (call === void 0) return;
		return {
			...step,
			call: tool === void 0 ? call : {
				kind: "tool",
				tool: tool.name,
				at: call.at
			}
		};
	}
	function readCall(fields, diagnostics) {
		let tool = fields.entry("tool");
		let recipe = fields.entry("recipe");
		if (tool !== void 0 && recipe !== void 0) {
			diagnostics.error(recipe.keyAt, "tool_and_recipe", "A step has 'tool' or 'recipe', not both", "Make it two steps.");
			return;
		}
		if (tool === void 0 && recipe === void 0) {
			fields.lacks("tool") && fields.lacks("recipe") && diagnostics.error(fields.at, "missing_key", "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.");
			return;
		}
		if (tool !== void 0) {
			let name = readText(tool.value, "'tool'", diagnostics);
			return name === void 0 ? void 0 : {
				kind: "tool",
				tool: name,
				at: tool.value.at
			};
		}
		let name = recipe && readText(recipe.value, "'recipe'", diagnostics);
		return recipe === void 0 || name === void 0 ? void 0 : {
			kind: "recipe",
			recipe: name,
			at: recipe.value.at
		};
	}
	function findTool(call, { catalogue, diagnostics }) {
		let tool = catalogue.find(call.tool);
		if (tool !== void 0) return tool;
		let known = catalogue.whyMissing?.(call.tool);
		if (known !== void 0) {
			diagnostics.error(call.at, known.code, known.message, known.suggestion);
			return;
		}
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(call.tool, catalogue.names);
		let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
		diagnostics.error(call.at, "unknown_tool", `There is no tool '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(call.tool)}'`, suggestion);
	}
	function checkTool(call, fields, reading) {
		checkCall(call, reading.catalogue, reading.diagnostics);
		reading.permissions !== void 0 && checkPermission(call, reading.permissions, reading);
		let report = fields.entry("report");
		if (report === void 0 || call.tool.outputs.some((output) => output.name === "matches")) return;
		let message = `${call.tool.name} finds no matches that could be reported`;
		reading.diagnostics.error(report.keyAt, "report_without_matches", message, "Remove it, or report on a step with 'tool: grep'.");
	}
	function readForEach(node, reading) {
		if (node.kind === "list") return readValue(node, reading);
		if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, "'for-each'", "a list, or an expression that gives one", reading.diagnostics);
		let value = readValue(node, reading);
		if (hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === "unclosed" || value.kind === "template" && value.parts.length === 1) return value;
		reading.diagnostics.error(node.at, "not_a_list", "'for-each' must be one expression that gives a list, with no text around it", "Write ${{ steps.find.outputs.files }}, or a list such as [a, b].");
	}
	function readCondition(node, reading) {
		if (node.kind === "scalar" && typeof node.value == "boolean") return {
			text: String(node.value),
			at: node.at
		};
		if (node.kind !== "scalar" || typeof node.value != "string") return wrongType(node, "'if'", "an expression", reading.diagnostics);
		let start = node.value.length - node.value.trimStart().length;
		let text = node.value.trim();
		let located = locate(node, reading.source);
		if (!hasExpression(text)) return readExpression(located, text, start, reading);
		let parts = parseTemplate(text);
		let [only, ...others] = parts;
		if (only?.kind === "expression" && others.length === 0) return readExpression(located, only.text, start + only.start, reading);
		let unclosed = parts.find((part) => part.kind === "unclosed");
		if (unclosed !== void 0) {
			reportUnclosed(located, start + unclosed.start, reading);
			return;
		}
		reading.diagnostics.error(node.at, "expression_mixed", "'if' has text around its expression, and would always hold", "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}.");
	}
	let EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
	let COUNTABLE = [
		"integer",
		"number",
		"array"
	];
	function readExpect(node, tool, diagnostics) {
		if (node.kind !== "map") return wrongType(node, "'expect'", "a map of outputs", diagnostics) ?? [];
		return node.entries.flatMap((entry) => {
			tool !== void 0 && checkOutput(entry, tool, diagnostics);
			return readExpectation(entry, diagnostics) ?? [];
		});
	}
	function checkOutput(entry, tool, diagnostics) {
		let countable = tool.outputs.filter(isCountable);
		if (countable.some((output) => output.name === entry.key)) return;
		let names = countable.map((output) => output.name);
		let isOutput = tool.outputs.some((output) => output.name === entry.key);
		let why = isOutput ? "is neither a number nor a list" : `is not an output of ${tool.name}`;
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entry.key, names);
		let all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(", ")}.`;
		let suggestion = near === void 0 || isOutput ? all : `Did you mean '${near}'?`;
		diagnostics.error(entry.keyAt, "unknown_output", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(entry.key)}' ${why}`, suggestion);
	}
	function isCountable(output) {
		let type = output.schema.type;
		return type === void 0 || COUNTABLE.includes(type);
	}
	function readExpectation(entry, diagnostics) {
		let { value } = entry;
		if (value.kind === "invalid") return;
		let match = value.kind === "scalar" && typeof value.value == "string" ? EXPECTATION.exec(value.value) : null;
		if (match !== null) {
			let [, operator, number] = match;
			return {
				output: entry.key,
				operator,
				number: Number(number),
				at: value.at
			};
		}
		let message = `What is expected of '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(entry.key)}' must be a comparison with a number`;
		let example = value.kind === "scalar" && typeof value.value == "number" ? `'== ${value.raw}'` : "'>= 1'";
		diagnostics.error(value.at, "invalid_expect", message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
	}
	let RECIPE_KEYS = [
		"name",
		"description",
		"inputs",
		"permissions",
		"steps",
		"verify",
		"outputs"
	];
	function readRecipe(text, file, catalogue) {
		let diagnostics = new _shared_js__WEBPACK_IMPORTED_MODULE_2__.in();
		let read = readRoot((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)(text, file, diagnostics), catalogue, diagnostics);
		let draft = read && {
			...read,
			source: sourceOf(text, file)
		};
		return {
			recipe: diagnostics.hasErrors ? void 0 : draft,
			draft,
			diagnostics: diagnostics.list()
		};
	}
	function sourceOf(text, path) {
		return {
			path,
			get digest() {
				return process.getBuiltinModule("node:crypto").hash("sha256", text);
			}
		};
	}
	let ADVICE = new Map([
		["on", { text: "This is a key of workflow files; a recipe is started by a workflow, a comment or the command line." }],
		["jobs", {
			text: "This is a key of workflow files; a recipe has its 'steps' at the top.",
			instead: "steps"
		}],
		["runs", {
			text: "This is a key of action files; a recipe has its 'steps' at the top.",
			instead: "steps"
		}],
		["env", { text: "Variables for a command go into the step's 'with: { env: \u2026 }'." }]
	]);
	function readRoot({ source, root }, catalogue, diagnostics) {
		if (root === void 0 || root.kind === "scalar" && root.value === null) {
			diagnostics.hasErrors || diagnostics.error(source.range(0), "empty", "The file is empty", "Begin with 'name:' and 'steps:'.");
			return;
		}
		let fields = readFields(root, {
			what: "A recipe",
			keys: RECIPE_KEYS,
			advice: ADVICE
		}, diagnostics);
		if (fields === void 0) return;
		for (let key of ["name", "steps"]) fields.lacks(key) && reportMissing(key, "A recipe", source.range(0), diagnostics);
		let inputs = fields.read("inputs", (node) => readInputs(node, diagnostics)) ?? [];
		let before = diagnostics.count;
		let permissions = fields.read("permissions", (node) => readPermissions(node, catalogue, diagnostics)) ?? NO_PERMISSIONS;
		let reader = new StepsReader({
			source,
			diagnostics,
			catalogue,
			permissions: diagnostics.count === before ? permissions : void 0
		}, inputNames(fields), [fields.entry("steps")?.value, fields.entry("verify")?.value]);
		return {
			name: fields.read("name", (node, what) => readTitle(node, what, diagnostics)) ?? "",
			description: fields.read("description", (node, what) => readText(node, what, diagnostics)) ?? "",
			inputs,
			permissions,
			steps: fields.read("steps", (node, what) => reader.read(node, what)) ?? [],
			verify: fields.read("verify", (node, what) => reader.read(node, what)) ?? [],
			outputs: fields.read("outputs", (node) => readOutputs(node, {
				source,
				diagnostics,
				scope: reader.scope
			})) ?? []
		};
	}
	function inputNames(fields) {
		let node = fields.entry("inputs")?.value;
		return node?.kind === "map" ? node.entries.slice(0, 100).map((entry) => entry.key) : [];
	}
	function readTitle(node, what, diagnostics) {
		let text = readText(node, what, diagnostics);
		if (text === void 0 || text.length <= 100 && !/[\n\r]/.test(text)) return text;
		diagnostics.error(node.at, "invalid_name", `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.");
	}
	function readOutputs(node, reading) {
		if (node.kind !== "map") return wrongType(node, "'outputs'", "a map", reading.diagnostics) ?? [];
		for (let entry of node.entries) (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(entry.key, "The name of an output", entry.keyAt, reading.diagnostics);
		return readEntries(node, reading);
	}
	function checkLiterals(tool, literals, partial = {}) {
		let parsed = tool.args().safeParse({ ...literals }, PLAINLY);
		let findings = (parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals))).map((issue) => {
			let [message = ""] = describeArgumentErrors(tool, [issue], literals);
			return {
				argument: String(issue.path[0]),
				code: "invalid_argument",
				message,
				suggestion: `See 'sous tool ${tool.name} --help'.`
			};
		});
		let told = new Set(findings.map((finding) => finding.argument));
		let meant = [...checkGlobs(tool, {
			...literals,
			...partial
		}), ...checkMeaning(tool, literals)];
		return [...findings, ...meant.filter((finding) => !told.has(finding.argument))];
	}
	function isNews(issue, tool, literals) {
		let [argument] = issue.path;
		if (argument === void 0 || !Object.hasOwn(literals, argument)) return !1;
		if (issue.code !== "invalid_type" || issue.expected !== "string") return !0;
		let value = issue.path.reduce((at, part) => at?.[part], literals);
		let isWithinReach = issue.path.slice(1).map((_, i) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(tool.args(), issue.path.slice(0, i + 1))).every((schema) => schema !== void 0 && ["list", "record"].includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.J)(schema)));
		return typeof value == "object" && !!value || !isWithinReach;
	}
	function checkGlobs(tool, values) {
		let { shape } = tool.args();
		return Object.entries(values).flatMap(([argument, value]) => {
			let schema = Object.hasOwn(shape, argument) ? shape[argument] : void 0;
			if (schema === void 0 || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)(schema)) return [];
			let check = (glob) => typeof glob == "string" ? finding(argument, "invalid_glob", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sn)(glob)) : [];
			return Array.isArray(value) ? value.flatMap((glob, item) => check(glob).map((each) => ({
				...each,
				item
			}))) : check(value);
		});
	}
	let PATHS = ["path", "base_path"];
	function checkMeaning(tool, literals) {
		if (tool.hosts !== void 0) return [];
		return Object.entries(literals).flatMap(([argument, value]) => {
			if (typeof value != "string" || value === "") return [];
			if (PATHS.includes(argument)) return finding(argument, "invalid_argument", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)(value));
			if (argument === "pattern" && (tool.name === "grep" || literals.is_regex === !0)) return isPlainlySound(value) ? [] : finding(argument, "invalid_pattern", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.W)(value, { caseSensitive: !0 }));
			if (argument === "find" && literals.is_regex === !0) return checkReplacement(value, literals);
			return [];
		});
	}
	function checkReplacement(find, literals) {
		let { replace, multiline } = literals;
		if ((typeof replace != "string" || !replace.includes("$")) && multiline !== !1 && isPlainlySound(find)) return [];
		let request = {
			find,
			isRegex: !0,
			caseSensitive: !0,
			multiline: multiline !== !1
		};
		let alone = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)({
			...request,
			replace: ""
		});
		if (!alone.ok || typeof replace != "string") return finding("find", "invalid_pattern", alone);
		return finding("replace", "invalid_argument", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)({
			...request,
			replace
		}));
	}
	function isPlainlySound(regex) {
		try {
			new RegExp(regex);
			return !/\\[pPu]\{/.test(regex) && ["", "u"].every((flags) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)(regex, flags));
		} catch {
			return !1;
		}
	}
	function finding(argument, code, checked) {
		return checked.ok ? [] : [{
			argument,
			code,
			message: checked.error.message,
			suggestion: checked.error.suggestion
		}];
	}
	var RecipeCatalogue = class {
		names = [..._shared_js__WEBPACK_IMPORTED_MODULE_2__.Hr, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_2__.Vr)];
		#tools = new Map();
		#descriptions = new Map();
		#missed = new Set();
		#describe;
		#findMore;
		#whyOff;
		#faults = new Map();
		constructor({ describe = describeBriefly, findMore, whyOff } = {}) {
			this.#describe = describe;
			this.#findMore = findMore;
			this.#whyOff = whyOff;
		}
		find(name) {
			let full = fullName(name);
			let known = this.#descriptions.get(full);
			if (known !== void 0) return known;
			let tool = this.#tools.get(full);
			if (tool === void 0) {
				!this.#faults.has(full) && (_shared_js__WEBPACK_IMPORTED_MODULE_2__.Hr.includes(full) || this.#mayBeMore(full)) && this.#missed.add(full);
				return;
			}
			let description = this.#describe(tool);
			this.#descriptions.set(full, description);
			return description;
		}
		whyMissing(name) {
			let fault = this.#faults.get(fullName(name));
			return fault && {
				code: fault.code === "disabled" ? "disabled" : "unknown_tool",
				message: fault.message,
				suggestion: fault.suggestion
			};
		}
		checkGlob(pattern) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sn)(pattern);
			return glob.ok ? void 0 : glob.error.message;
		}
		fitsAny(patterns, path) {
			let [globs, parsed] = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)(patterns), (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(path)];
			return !globs.ok || !parsed.ok || globs.value.matches(parsed.value);
		}
		checkCall(name, plain, partial) {
			let tool = this.#tools.get(fullName(name));
			return tool === void 0 ? [] : checkLiterals(tool, plain, partial);
		}
		async load(names) {
			let missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
			for (let tool of await Promise.all(missing.map((name) => this.#load(name)))) tool !== void 0 && this.#tools.set(tool.name, tool);
		}
		async #load(name) {
			if (this.#faults.has(name)) return;
			if (!this.#mayBeMore(name)) {
				let off = _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hr.includes(name) ? await this.#whyOff?.(name) : void 0;
				if (off === void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ur)(name);
				this.#faults.set(name, off);
				return;
			}
			let found = await this.#findMore?.(name);
			found?.ok === !1 && this.#faults.set(name, found.error);
			return found?.ok === !0 ? found.value : void 0;
		}
		#mayBeMore(name) {
			return this.#findMore !== void 0 && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qr)(name) !== void 0;
		}
		async loadMissed() {
			let missed = [...this.#missed];
			this.#missed.clear();
			await this.load(missed);
			return missed.length > 0;
		}
	};
	async function readRecipeText(text, file, catalogue) {
		await catalogue.load(likelyNames(text));
		let reading = readRecipe(text, file, catalogue);
		for (; await catalogue.loadMissed();) reading = readRecipe(text, file, catalogue);
		return reading;
	}
	function likelyNames(text) {
		return [...text.matchAll(/\btool: *['"]?(\w+)/g)].map((match) => match[1] ?? "");
	}
	function fullName(name) {
		return Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_2__.Vr, name) ? _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vr[name] ?? name : name;
	}
	function describeBriefly(tool) {
		let outputs = Object.keys(tool.outputs().shape);
		let names = "preview_only" in tool.args().shape && !outputs.includes("diff") ? [...outputs, "diff"] : outputs;
		return {
			...facts(tool),
			arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
				name,
				required: !["optional", "default"].includes(schema._zod.def.type),
				schema: briefSchema(schema)
			})),
			outputs: names.map((name) => ({
				name,
				required: !0,
				schema: {}
			}))
		};
	}
	function briefSchema(schema) {
		let { def } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(schema)._zod;
		if (def.type === "array") return {
			type: "array",
			items: briefSchema(def.element)
		};
		if (def.type === "record") return {
			type: "object",
			additionalProperties: briefSchema(def.valueType)
		};
		return def.type === "string" || def.type === "enum" || def.type === "literal" && def.values.every((value) => typeof value == "string") ? { type: "string" } : {};
	}
	function facts({ name, summary, effect, permissions, hosts }) {
		return {
			name,
			summary,
			effect,
			permissions,
			hosts
		};
	}
	var read_yaml_text_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		onFile: () => onFile,
		readYamlText: () => readYamlText
	});
	async function readYamlText(path, tree) {
		let most = _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt + 3;
		let content = await tree.read(path, most + 1);
		if (!content.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(onFile(path, content.error));
		if (content.value.bytes.length > most) {
			let entry = await tree.entry(path);
			let message = `The file has ${entry.ok ? entry.value.size : content.value.bytes.length} bytes, more than ${_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(onFile(path, {
				code: "file_too_large",
				message,
				suggestion: "Make it shorter, or split it."
			}));
		}
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
		} catch {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(onFile(path, {
				code: "yaml_syntax",
				message: "The file is not UTF-8",
				suggestion: "Save it as UTF-8."
			}));
		}
	}
	function onFile(path, { code, message, suggestion }) {
		return {
			severity: "error",
			code,
			message,
			suggestion,
			at: {
				file: path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			}
		};
	}
	var read_recipes_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readRecipes: () => readRecipes });
	async function readRecipes({ files, all, tree, findMore, switched }) {
		let catalogue = new RecipeCatalogue({
			findMore,
			whyOff: (name) => switched?.whyTool(name) ?? Promise.resolve(void 0)
		});
		let known = new Map();
		let readAll = async (wanted) => {
			for (let file of wanted) known.has(file.path) || known.set(file.path, await readOne(file, tree, catalogue));
		};
		await readAll(files);
		for (let before = 0; before < known.size;) {
			before = known.size;
			let called = new Set([...known.values()].flatMap(namesCalledBy));
			await readAll(all.filter((file) => called.has(file.name)));
		}
		let called = {
			byName: new Map(all.map((file) => [file.name, known.get(file.path)])),
			off: new Map()
		};
		for (let name of new Set([...known.values()].flatMap(namesCalledBy))) {
			let off = await switched?.whyRecipe(name);
			off !== void 0 && called.off.set(name, off);
		}
		return files.flatMap((file) => {
			let read = known.get(file.path);
			return read === void 0 ? [] : [withCalls(withTwin(read, all), called)];
		});
	}
	async function readOne(file, tree, catalogue) {
		let { origin } = file;
		let text = origin.kind === "shipped" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(origin.file, "utf8")) : await readYamlText(origin.path, tree);
		if (!text.ok) return {
			...file,
			text: "",
			recipe: void 0,
			draft: void 0,
			diagnostics: [text.error]
		};
		return {
			...file,
			text: text.value,
			...await readRecipeText(text.value, file.path, catalogue)
		};
	}
	function withTwin(read, all) {
		let twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase());
		if (twin === void 0 || !all.some((file) => file.path === read.path)) return read;
		let message = `${twin.path} is also called '${twin.name}'`;
		return {
			...read,
			recipe: void 0,
			diagnostics: [onFile(read.path, {
				code: "duplicate_recipe",
				message,
				suggestion: "Rename one of them."
			}), ...read.diagnostics]
		};
	}
	function namesCalledBy({ draft }) {
		return draft === void 0 ? [] : callsOf(draft).map((call) => call.recipe);
	}
	function callsOf({ steps, verify }) {
		return [...steps, ...verify].flatMap(({ call }) => call.kind === "recipe" ? [call] : []);
	}
	function withCalls(read, called) {
		let { draft } = read;
		if (draft === void 0 || namesCalledBy(read).length === 0) return read;
		let own = findWrongCalls(draft, called);
		let all = [...own, ...findUnsound(draft, called).filter(({ at }) => own.every((diagnostic) => diagnostic.at !== at))];
		let wrong = [...draft.steps, ...draft.verify].filter((step) => read.diagnostics.some(({ severity, at }) => severity === "error" && isWithin(at, step.at)));
		let found = all.filter(({ at }) => !wrong.some((step) => isWithin(at, step.at)));
		if (found.length === 0) return read;
		let diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
		return {
			...read,
			recipe: void 0,
			diagnostics
		};
	}
	function isWithin(inner, outer) {
		return (inner.line > outer.line || inner.line === outer.line && inner.column >= outer.column) && (inner.line < outer.endLine || inner.line === outer.endLine && inner.column <= outer.endColumn);
	}
	function findWrongCalls(recipe, { byName, off }) {
		let find = (name) => {
			let found = byName.get(name);
			return found?.recipe ?? (found?.draft === recipe ? recipe : void 0);
		};
		let library = {
			names: [...byName.keys()],
			find
		};
		let disabled = callsOf(recipe).flatMap(({ recipe: name, at }) => {
			let why = off.get(name);
			return why === void 0 ? [] : [wrongCall(at, why.code === "disabled" ? "disabled" : "invalid_recipe", why)];
		});
		let others = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ht)(recipe, library).map((diagnostic) => asInvalid(diagnostic, recipe, byName));
		return [...disabled, ...others.filter(({ at }) => disabled.every((diagnostic) => diagnostic.at !== at))];
	}
	function findUnsound(recipe, called) {
		let isSound = (name, seen) => {
			let inner = called.byName.get(name)?.recipe;
			if (inner === void 0 || seen.has(name)) return !0;
			seen.add(name);
			return findWrongCalls(inner, called).length === 0 && callsOf(inner).every(({ recipe: next }) => isSound(next, seen));
		};
		return callsOf(recipe).flatMap(({ recipe: name, at }) => isSound(name, new Set()) ? [] : [wrongCall(at, "invalid_recipe", notValid(name))]);
	}
	function wrongCall(at, code, { message, suggestion }) {
		return {
			severity: "error",
			code,
			message,
			suggestion,
			at
		};
	}
	function asInvalid(diagnostic, recipe, byName) {
		let called = callsOf(recipe).find(({ at }) => at === diagnostic.at);
		if (diagnostic.code !== "unknown_recipe" || called === void 0 || byName.get(called.recipe) === void 0) return diagnostic;
		return {
			...diagnostic,
			code: "invalid_recipe",
			...notValid(called.recipe)
		};
	}
	function notValid(name) {
		return {
			message: `The recipe '${name}' is not valid`,
			suggestion: `See 'sous validate ${name}'.`
		};
	}
}) };
