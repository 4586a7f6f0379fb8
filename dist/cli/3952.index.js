"use strict";
exports.id = 3952;
exports.ids = [3952];
exports.modules = {
	5862: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => hunkDiffLines,
			n: () => diffChange,
			r: () => countByteLines,
			t: () => contentsOf
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
		function* hunkDiffLines(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(buffer) ? "utf8" : "latin1";
				for (let start = 0; start < buffer.length;) {
					let feed = buffer.indexOf(10, start);
					let end = feed < 0 ? buffer.length : feed;
					yield {
						kind,
						text: buffer.toString(encoding, start, end),
						hasLineFeed: feed >= 0
					};
					start = end + 1;
				}
			}
		}
		function countByteLines(bytes, start, end) {
			let lines = 0;
			for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
			return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
		}
		function isLineStart(bytes, at) {
			return at === 0 || bytes[at - 1] === 10;
		}
		function lineStart(bytes, at) {
			return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
		}
		function nextLineStart(bytes, at) {
			let feed = bytes.indexOf(10, at);
			return feed < 0 ? bytes.length : feed + 1;
		}
		function buildHunks(before, after, blocks) {
			let hunks = [];
			let additions = 0;
			let deletions = 0;
			let oldLine = 0;
			let oldAt = 0;
			let open;
			for (let block of blocks) {
				let gap = countByteLines(before, oldAt, block.oldStart);
				if (open !== void 0 && gap > 6) {
					addContextAfter(open, before, oldAt);
					hunks.push(close(open));
					open = void 0;
				}
				oldLine += gap;
				open === void 0 ? open = openBefore(before, block.oldStart, {
					oldLine,
					newLine: oldLine + additions - deletions
				}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
				let removed = countByteLines(before, block.oldStart, block.oldEnd);
				let added = countByteLines(after, block.newStart, block.newEnd);
				removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
				added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
				deletions += removed;
				additions += added;
				oldLine += removed;
				oldAt = block.oldEnd;
			}
			if (open !== void 0) {
				addContextAfter(open, before, oldAt);
				hunks.push(close(open));
			}
			return {
				hunks,
				additions,
				deletions
			};
		}
		function openBefore(before, at, position) {
			let start = at;
			let context = 0;
			for (; context < 3 && start > 0; context++) start = lineStart(before, start - 1);
			let hunk = {
				oldBefore: position.oldLine - context,
				newBefore: position.newLine - context,
				oldLines: 0,
				newLines: 0,
				runs: []
			};
			context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
			return hunk;
		}
		function addContextAfter(hunk, before, at) {
			let end = at;
			let context = 0;
			for (; context < 3 && end < before.length; context++) end = nextLineStart(before, end);
			context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
		}
		function addRun(hunk, kind, bytes, lines) {
			hunk.runs.push({
				kind,
				bytes,
				lines
			});
			kind !== "added" && (hunk.oldLines += lines);
			kind !== "removed" && (hunk.newLines += lines);
		}
		function close({ oldBefore, newBefore, oldLines, newLines, runs }) {
			return {
				oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
				oldLines,
				newStart: newLines === 0 ? newBefore : newBefore + 1,
				newLines,
				runs
			};
		}
		function trimBlock(before, after, block) {
			let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
			let prefix = 0;
			for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
			if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
			let oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
			let newStart = block.newStart + (oldStart - block.oldStart);
			let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
			let suffix = 0;
			for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
			let oldEnd = block.oldEnd - suffix;
			isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix) || (oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd));
			return {
				oldStart,
				oldEnd,
				newStart,
				newEnd: block.newEnd - (block.oldEnd - oldEnd)
			};
		}
		let NOTHING = new Uint8Array();
		async function diffChange(change) {
			if (change.kind === "create_directory") return;
			let { before, after } = contentsOf(change);
			let facts = {
				path: change.path,
				kind: change.kind,
				modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
				mode: change.kind === "delete" ? void 0 : change.mode
			};
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(before) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(after)) return {
				...facts,
				isBinary: !0,
				additions: 0,
				deletions: 0,
				hunks: []
			};
			return {
				...facts,
				isBinary: !1,
				...buildHunks(before, after, await findBlocks(change, before, after))
			};
		}
		function contentsOf(change) {
			return {
				before: change.kind === "create" ? NOTHING : change.before,
				after: change.kind === "delete" ? NOTHING : change.after
			};
		}
		async function findBlocks(change, before, after) {
			let whole = {
				oldStart: 0,
				oldEnd: before.length,
				newStart: 0,
				newEnd: after.length
			};
			let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
			if (known === void 0) return blocksByComparing(before, after, whole);
			if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
			let refined = [];
			for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
			return refined;
		}
		function mayHoldKeptLines(before, after, block) {
			return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
		}
		function hasSeveralLines(bytes, start, end) {
			let next = nextLineStart(bytes, start);
			return next < end && isLineStart(bytes, next);
		}
		async function blocksByComparing(before, after, block) {
			let middle = trimBlock(before, after, block);
			if (middle === void 0) return [];
			if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
			let ids = new Map();
			let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
			let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
			let { diffArrays } = await __webpack_require__.e(2860).then(__webpack_require__.bind(__webpack_require__, 2860));
			let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
			if (parts === void 0) return [middle];
			let blocks = [];
			let oldLine = 0;
			let newLine = 0;
			for (let i = 0; i < parts.length;) {
				let firstOld = oldLine;
				let firstNew = newLine;
				for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
				(oldLine > firstOld || newLine > firstNew) && blocks.push({
					oldStart: oldLines.offset(firstOld),
					oldEnd: oldLines.offset(oldLine),
					newStart: newLines.offset(firstNew),
					newEnd: newLines.offset(newLine)
				});
				let kept = parts[i++]?.count ?? 0;
				oldLine += kept;
				newLine += kept;
			}
			return blocks;
		}
		function splitLines(bytes, start, end, known) {
			let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
			let ids = [];
			let offsets = [];
			for (let at = start; at < end;) {
				let next = Math.min(nextLineStart(buffer, at), end);
				let line = buffer.toString("latin1", at, next);
				let id = known.get(line) ?? known.size;
				known.set(line, id);
				ids.push(id);
				offsets.push(at);
				at = next;
			}
			return {
				ids,
				offset: (line) => offsets[line] ?? end
			};
		}
		function blocksFromEdits(before, after, edits) {
			if (!leadsTo(before, after, edits)) return;
			let blocks = [];
			let shift = 0;
			for (let i = 0; i < edits.length;) {
				let first = edits[i];
				if (first === void 0) break;
				let oldStart = lineStart(before, first.start);
				let newStart = oldStart + shift;
				let firstIndex = i;
				let oldEnd = oldStart;
				for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
					shift += edit.replacement.length - (edit.end - edit.start);
					oldEnd = Math.max(oldEnd, edit.end);
					isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift) || (oldEnd = nextLineStart(before, oldEnd));
				}
				let block = trimBlock(before, after, {
					oldStart,
					oldEnd,
					newStart,
					newEnd: oldEnd + shift
				});
				block !== void 0 && blocks.push({
					...block,
					isOneEdit: i === firstIndex + 1
				});
			}
			return blocks;
		}
		function leadsTo(before, after, edits) {
			let oldAt = 0;
			let newAt = 0;
			for (let { start, end, replacement } of edits) {
				if (start < oldAt || end < start || end > before.length) return !1;
				if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
				newAt += start - oldAt;
				if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
				newAt += replacement.length;
				oldAt = end;
			}
			let rest = before.length - oldAt;
			return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
		}
		function isSame(a, aStart, b, bStart, length) {
			if (bStart + length > b.length) return !1;
			return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
		}
	}),
	3997: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => hasCrlf,
			t: () => findStoredForms
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(889);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5802);
		let ATTRIBUTES = [
			"text",
			"eol",
			"crlf"
		];
		let NOT_CONVERTED = [
			["ident", "unset"],
			["filter", "unset"],
			["working-tree-encoding", "unset"]
		];
		async function findStoredForms(request, git) {
			let { changes, prefix, askUsersGit } = request;
			let touched = changes.filter((change) => hasCrlf(change, "before") || hasCrlf(change, "after"));
			if (askUsersGit === void 0 || touched.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map());
			let places = touched.map(({ path }) => prefix + path);
			let attributes = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.m)(askUsersGit, ATTRIBUTES, places);
			if (!attributes.ok) return attributes;
			let autocrlf = await readAutocrlf(askUsersGit);
			if (!autocrlf.ok) return autocrlf;
			if (autocrlf.value === "false" && [...attributes.value.values()].every(convertsNothing)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map());
			let indexed = await git.run(["read-tree", request.base ?? "--empty"], "read the base");
			if (!indexed.ok) return indexed;
			let lines = places.map((place) => (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.p)(place, new Map([...attributes.value.get(place) ?? [], ...NOT_CONVERTED])));
			let written = git.write("git/info/attributes", Buffer.from(`${lines.join("\n")}\n`));
			if (!written.ok) return written;
			let converter = new Converter(git, {
				...request,
				autocrlf: autocrlf.value
			});
			let base = await converter.entries();
			if (!base.ok) return base;
			let before = await converter.convert(touched, "before");
			if (!before.ok) return before;
			let after = await converter.convert(touched, "after");
			if (!after.ok) return after;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map(touched.map(({ path }) => {
				let [kept, made] = [before.value.get(prefix + path), after.value.get(prefix + path)];
				return [path, {
					...kept !== void 0 && kept === base.value.get(prefix + path) && { before: kept },
					...made !== void 0 && { after: made }
				}];
			})));
		}
		var Converter = class {
			#git;
			#request;
			constructor(git, request) {
				this.#git = git;
				this.#request = request;
			}
			async convert(changes, side) {
				let { prefix, base, autocrlf } = this.#request;
				let wanted = changes.filter((change) => hasCrlf(change, side));
				if (wanted.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map());
				let folder = `kept-${side}`;
				for (let change of wanted) {
					let written = this.#git.write(`${folder}/${prefix}${change.path}`, bytesOf(change, side) ?? new Uint8Array());
					if (!written.ok) return written;
				}
				let names = Buffer.from(wanted.map(({ path }) => `${prefix}${path}\0`).join(""));
				let add = [
					"-c",
					`core.autocrlf=${autocrlf}`,
					"update-index",
					"--add",
					"--replace",
					"-z",
					"--stdin"
				];
				let added = await this.#git.runIn(folder, add, "convert line endings", names);
				if (!added.ok) return added;
				let entries = await this.entries();
				if (!entries.ok) return entries;
				let restored = await this.#git.run(["read-tree", base ?? "--empty"], "read the base");
				if (!restored.ok) return restored;
				let converted = new Set(wanted.map(({ path }) => prefix + path));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map([...entries.value].filter(([path]) => converted.has(path))));
			}
			async entries() {
				let listed = await this.#git.ask("ls-files", "-z", "--stage");
				if (!listed.ok) return listed;
				let entries = listed.value.split("\0").flatMap((line) => {
					let [, id, path] = /^\d+ ([0-9a-f]+) \d\t(.*)$/s.exec(line) ?? [];
					return id === void 0 || path === void 0 ? [] : [[path, id]];
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map(entries));
			}
		};
		async function readAutocrlf(ask) {
			let asked = await ask([
				"config",
				"--get",
				"core.autocrlf"
			]);
			if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.r)("read core.autocrlf", asked.error));
			let value = asked.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.t)(asked.value).trim().toLowerCase() : "false";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(value === "input" ? "input" : /^(?:true|yes|on|[1-9]\d*|)$/.test(value) ? "true" : "false");
		}
		function convertsNothing(values) {
			return [...values.values()].every((value) => value === "unspecified" || value === "unset");
		}
		function hasCrlf(change, side) {
			let bytes = bytesOf(change, side);
			return bytes !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes).includes("\r\n");
		}
		function bytesOf(change, side) {
			if (side === "before") return "before" in change ? change.before : void 0;
			return "after" in change ? change.after : void 0;
		}
	}),
	2807: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => loadPlan,
			t: () => completePlan
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(889);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5802);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5035);
		var _line_endings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3997);
		var _objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(120);
		var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
		var SealGit = class {
			#git;
			#place;
			#make;
			#home;
			#scratchDisk;
			constructor(git, { home, scratchDisk, gitDirectory, make }) {
				this.#git = git;
				this.#place = {
					gitDirectory,
					workTree: home
				};
				this.#home = home;
				this.#scratchDisk = scratchDisk;
				this.#make = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(make);
			}
			open() {
				return this.#make();
			}
			async run(args, action, input) {
				return this.#run(this.#place, args, action, input);
			}
			async ask(...args) {
				let output = await this.run(args, "read the base");
				return output.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(output.value)) : output;
			}
			async runIn(folder, args, action, input) {
				return this.#run({
					...this.#place,
					workTree: `${this.#home}/${folder}`
				}, args, action, input);
			}
			write(path, bytes) {
				let put = this.#scratchDisk.write(this.#home, path, {
					bytes,
					mode: "100644"
				});
				return put.ok ? put : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.n)(put.error));
			}
			async store(objects) {
				let opened = await this.open();
				if (!opened.ok) return opened;
				if (objects.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
				let pack = (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.i)(objects, opened.value.objectFormat);
				let stored = await this.run(["index-pack", "--stdin"], "store the plan", pack);
				return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : stored;
			}
			async #run(place, args, action, input) {
				let opened = await this.open();
				if (!opened.ok) return opened;
				let output = await this.#git.run({
					...place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)(action, output.error));
			}
		};
		var _a;
		let TREE = "40000";
		let ID_BYTES = {
			sha1: 20,
			sha256: 32
		};
		var EditedTree = class {
			#entries = new Map();
			#format;
			constructor(format) {
				this.#format = format;
			}
			static read(trees, wanted, format, path = "") {
				let tree = new _a(format);
				let bytes = trees.get(path);
				if (bytes === void 0) return;
				for (let [name, entry] of entriesIn(bytes, format)) {
					let below = path === "" ? name : `${path}/${name}`;
					let read = entry.mode === TREE && wanted.has(below) ? _a.read(trees, wanted, format, below) : entry;
					if (read === void 0) return;
					tree.#entries.set(name, read);
				}
				return tree;
			}
			static empty(format) {
				return new _a(format);
			}
			remove(path) {
				let slash = path.indexOf("/");
				let entry = this.#entries.get(slash < 0 ? path : path.slice(0, slash));
				slash >= 0 ? entry instanceof _a && entry.remove(path.slice(slash + 1)) : entry !== void 0 && !isDirectory(entry) && this.#entries.delete(path);
			}
			put(path, entry) {
				let slash = path.indexOf("/");
				let name = slash < 0 ? path : path.slice(0, slash);
				let there = this.#entries.get(name);
				let isOthers = there !== void 0 && !(there instanceof _a) && there.mode === "160000";
				if (slash < 0) {
					this.#entries.set(name, entry);
					return isOthers ? name : void 0;
				}
				let directory = there instanceof _a ? there : new _a(this.#format);
				this.#entries.set(name, directory);
				let replaced = directory.put(path.slice(slash + 1), entry);
				if (isOthers) return name;
				return replaced === void 0 ? void 0 : `${name}/${replaced}`;
			}
			write(objects) {
				let lines = [];
				for (let [name, entry] of this.#entries) {
					if (entry instanceof _a && entry.#isEmpty()) continue;
					let { mode, id } = entry instanceof _a ? {
						mode: TREE,
						id: bytesOfId(entry.write(objects))
					} : entry;
					lines.push({
						key: mode === TREE ? `${name}/` : name,
						line: `${mode} ${name}\0${id}`
					});
				}
				lines.sort((a, b) => a.key < b.key ? -1 : 1);
				let object = {
					type: "tree",
					bytes: Buffer.from(lines.map(({ line }) => line).join(""), "latin1")
				};
				let id = (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.r)(object, this.#format);
				objects.set(id, object);
				return id;
			}
			#isEmpty() {
				return [...this.#entries.values()].every((entry) => entry instanceof _a && entry.#isEmpty());
			}
		};
		_a = EditedTree;
		function bytesOfId(hex) {
			return Buffer.from(hex, "hex").toString("latin1");
		}
		function bytesOfPath(path) {
			return Buffer.from(path, "utf8").toString("latin1");
		}
		function isDirectory(entry) {
			return entry instanceof EditedTree || entry.mode === TREE;
		}
		function* entriesIn(bytes, format) {
			let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes).toString("latin1");
			for (let at = 0; at < text.length;) {
				let space = text.indexOf(" ", at);
				let zero = text.indexOf("\0", space);
				let end = zero + 1 + ID_BYTES[format];
				if (space < 0 || zero < 0 || end > text.length) throw Error("Git gave an object that is no tree.");
				yield [text.slice(space + 1, zero), {
					mode: text.slice(at, space),
					id: text.slice(zero + 1, end)
				}];
				at = end;
			}
		}
		async function readBaseObjects({ git, repository, base, directories }) {
			let objects = await readObjects(git, repository, [base, ...directories.map((directory) => `${base}:${directory}`)]);
			if (!objects.ok) return objects;
			let [commit, ...found] = objects.value;
			let trees = new Map();
			for (let [index, directory] of directories.entries()) {
				let object = found[index];
				object?.type === "tree" && trees.set(bytesOfPath(directory), object.bytes);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				commit: commit?.type === "commit" ? commit.bytes.toString("utf8") : void 0,
				trees
			});
		}
		async function readObjects(git, repository, names) {
			let output = await git.run({
				...repository,
				args: ["cat-file", "--batch"],
				input: Buffer.from(`${names.join("\n")}\n`)
			});
			return output.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(readAnswers((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(output.value))) : output;
		}
		function readAnswers(output) {
			let answers = [];
			for (let at = 0; at < output.length;) {
				let newline = output.indexOf("\n", at);
				let end = newline < 0 ? output.length : newline;
				let [, type = "", size = ""] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
				answers.push(type === "" ? void 0 : {
					type,
					bytes: output.subarray(end + 1, end + 1 + Number(size))
				});
				at = type === "" ? end + 1 : end + 1 + Number(size) + 1;
			}
			return answers;
		}
		async function openSeal(request) {
			let { scratchDisk } = request;
			if (request.base !== void 0 && !(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.i)(request.base)) throw Error(`Not an object id: ${request.base}`);
			let home = await (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.o)(scratchDisk, request.repository.workTree);
			if (!home.ok) return home;
			let sealed = await seal(request, home.value);
			sealed.ok || await scratchDisk.removeFolder(home.value);
			return sealed;
		}
		async function seal(request, home) {
			let { base, scratchDisk } = request;
			let gitDirectory = node_path__WEBPACK_IMPORTED_MODULE_7__.join(home, "git");
			let make = () => (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.a)({
				...request,
				...base !== void 0 && { head: base },
				home,
				gitDirectory
			});
			let git = new SealGit(request.git, {
				home,
				scratchDisk,
				gitDirectory,
				make
			});
			let prefix = request.directory === "." ? "" : `${request.directory}/`;
			let opened = await openTree(request, prefix, git);
			if (!opened.ok) return opened;
			let { tree, format, time } = opened.value;
			let kept = await (0, _line_endings_js__WEBPACK_IMPORTED_MODULE_5__.t)({
				...request,
				prefix,
				askUsersGit: request.askUsersGit
			}, git);
			if (!kept.ok) return kept;
			let objects = new Map();
			let foreign = editTree(tree, {
				...request,
				prefix,
				kept: kept.value,
				format,
				objects
			});
			if (foreign !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(foreign);
			let treeId = tree.write(objects);
			let store = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(() => git.store([...objects.values()]));
			let stored = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : await store();
			if (!stored.ok) return stored;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				gitDirectory,
				tree: treeId,
				kept: kept.value,
				store,
				async commit(plan) {
					if (plan.tree !== treeId) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(isConvertible(request) ? otherLineEndings() : otherTree(plan.tree, treeId));
					let refusal = (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_4__.r)(plan.message);
					if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(refusal);
					let commit = {
						type: "commit",
						bytes: Buffer.from((0, _commit_text_js__WEBPACK_IMPORTED_MODULE_4__.i)({
							...plan,
							tree: treeId,
							parent: base,
							time
						}))
					};
					let id = (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.r)(commit, format);
					objects.set(id, commit);
					let written = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : await git.store([commit]);
					return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(id) : written;
				},
				[Symbol.asyncDispose]: async () => void await scratchDisk.removeFolder(home)
			});
		}
		async function openTree({ base, changes, ...request }, prefix, git) {
			if (base === void 0) {
				let clean = await git.open();
				if (!clean.ok) return clean;
				let format = clean.value.objectFormat;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
					tree: EditedTree.empty(format),
					format,
					time: (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_4__.o)(void 0)
				});
			}
			let format = (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.n)(base);
			let directories = new Set(["", ...changes.flatMap(({ path }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(`${prefix}${path}`))]);
			let read = await readBaseObjects({
				...request,
				base,
				directories: [...directories]
			});
			if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("read the base", read.error));
			let { commit, trees } = read.value;
			let tree = commit === void 0 ? void 0 : EditedTree.read(trees, new Set([...directories].map(bytesOfPath)), format);
			return tree === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(baseMissing(base)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				tree,
				format,
				time: (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_4__.o)(commit)
			});
		}
		function editTree(tree, { changes, prefix, kept, format, objects }) {
			for (let { kind, path } of changes) kind === "delete" && tree.remove(bytesOfPath(prefix + path));
			for (let change of changes) {
				if (change.kind !== "create" && change.kind !== "update") continue;
				let keptForm = kept.get(change.path)?.after;
				let id = keptForm ?? (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.t)(change.after, format);
				keptForm === void 0 && objects.set(id, {
					type: "blob",
					bytes: change.after
				});
				let path = `${prefix}${change.path}`;
				let replaced = tree.put(bytesOfPath(path), {
					mode: change.mode,
					id: bytesOfId(id)
				});
				if (replaced !== void 0 && change.kind === "create") return belongsToOther(path, Buffer.from(replaced, "latin1").toString("utf8"));
			}
		}
		function belongsToOther(path, place) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("path_denied", `Path '${path}' belongs to another git repository, '${place}'`, "Run Sous in that repository instead.");
		}
		function baseMissing(base) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", `The commit ${base} that the plan was made on is not in this repository`, "Fetch that commit, or make the plan anew.");
		}
		function isConvertible({ changes, askUsersGit }) {
			return askUsersGit !== void 0 && changes.some((change) => (0, _line_endings_js__WEBPACK_IMPORTED_MODULE_5__.n)(change, "after"));
		}
		function otherLineEndings() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", "Git keeps line endings otherwise than it did when the plan was made: core.autocrlf or .gitattributes have changed", "Nothing was written. Make the plan anew.");
		}
		function otherTree(planned, found) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("plan_tampered", `The plan comes to the tree ${found}, not to ${planned ?? "none"}`, "Make the plan anew.");
		}
		async function completePlan(content, changes, tools) {
			let planned = {
				...content,
				changes: changes.map(_plan_store_js__WEBPACK_IMPORTED_MODULE_2__._)
			};
			if (tools === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(loaded({
				plan: {
					...planned,
					digest: (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_2__.g)(planned)
				},
				changes
			}, void 0));
			let seal = await openSeal({
				...tools,
				base: content.base.commit,
				directory: content.base.directory,
				changes,
				contents: "named"
			});
			if (!seal.ok) return seal;
			let complete = {
				...planned,
				tree: seal.value.tree
			};
			return commitPlan(seal.value, {
				plan: {
					...complete,
					digest: (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_2__.g)(complete)
				},
				changes
			});
		}
		async function loadPlan(store, digest, tools) {
			let stored = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_2__.a)(store, digest);
			if (!stored.ok) return stored;
			let { plan, changes } = stored.value;
			if (plan.tree === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(loaded(stored.value, void 0));
			if (tools === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notInGit(digest));
			let seal = await openSeal({
				...tools,
				base: plan.base.commit,
				directory: plan.base.directory,
				changes,
				contents: "named"
			});
			return seal.ok ? commitPlan(seal.value, stored.value) : seal;
		}
		async function commitPlan(seal, stored) {
			let commit = await seal.commit(stored.plan);
			let { gitDirectory, tree, kept, store } = seal;
			if (commit.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(loaded(stored, {
				gitDirectory,
				tree,
				kept,
				store,
				commit: commit.value
			}, seal));
			await seal[Symbol.asyncDispose]();
			return commit;
		}
		function loaded({ plan, changes }, sealed, seal) {
			return {
				plan,
				changes,
				sealed,
				[Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]()
			};
		}
		function notInGit(digest) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", `The plan ${digest} was made in a git repository, and here is none`, "Go to that repository, or make the plan anew.");
		}
	})
};
