(() => {
	var __webpack_modules__ = {
		548: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				footprint: () => __nccwpck_require__(233),
				"narrowed-tree": () => __nccwpck_require__(475),
				"render-patch": () => __nccwpck_require__(629),
				sandbox: () => __nccwpck_require__(477)
			};
		},
		501: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		831: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(653)["clean-repository"]();
		},
		714: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(653).trees();
		},
		311: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		111: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		833: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(791).values();
		},
		233: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				compareFootprints: () => compareFootprints,
				footprint_exports: () => footprint_exports,
				ignoredByGit: () => ignoredByGit,
				ignoredByName: () => ignoredByName
			});
			var $start_runtime = __nccwpck_require__(311);
			var $start_start = __nccwpck_require__(111);
			var $git_clean_repository = __nccwpck_require__(831);
			var $core_work = __nccwpck_require__(501);
			//! src/workspace/footprint.ts
			var footprint_exports = (0, $start_runtime.__exportAll)({ takeFootprint: () => takeFootprint });
			let DOT_GIT = ".git";
			async function takeFootprint(request) {
				let { folder, repository, disk, list } = request;
				let asked = repository && readIgnored({
					...request,
					repository
				});
				let git = (0, $core_work.readGitState)(disk, folder, repository);
				let ignored = await asked;
				let walk = new Walk(request, ignored);
				walk.go();
				if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
				let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
					...request,
					repository
				}, walk.specials) : [];
				for (let name of dropped) walk.marks.delete(name);
				return {
					files: walk.marks,
					git
				};
			}
			function compareFootprints(before, after) {
				return {
					files: (0, $core_work.differences)(before.files, after.files),
					git: (0, $core_work.differences)(before.git, after.git)
				};
			}
			var Walk = class {
				#request;
				#ignored;
				marks = new Map();
				specials = [];
				hasRepositories = !1;
				constructor(request, ignored) {
					this.#request = request;
					this.#ignored = ignored;
				}
				go() {
					let waiting = [""];
					for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
				}
				#look(prefix) {
					let { folder, disk } = this.#request;
					let entries = disk.readDirectory(`${folder}/${prefix}`);
					if (!entries.ok) {
						this.marks.set(prefix, entries.error.code);
						return [];
					}
					if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
						this.hasRepositories = !0;
						this.#note(`${prefix}${DOT_GIT}`);
						return [];
					}
					let directories = [];
					for (let { name, kind } of entries.value) {
						let inner = `${prefix}${name}`;
						if (inner === DOT_GIT) continue;
						kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
					}
					return directories;
				}
				noteFile(path) {
					this.marks.has(path) || this.#note(path);
				}
				#mayEnter(path, name) {
					let { folder, repository } = this.#request;
					if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
					return this.#ignored === void 0 ? !$core_work.EXCLUDED_WITHOUT_GIT.has(name) : !this.#ignored.has(`${path}/`);
				}
				#note(name) {
					let { folder, disk } = this.#request;
					let entry = disk.entry(`${folder}/${name}`);
					let found = entry.ok ? entry.value : void 0;
					found?.kind === "other" && this.specials.push(name);
					let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
					this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
				}
			};
			let IGNORED = [
				"ls-files",
				"-z",
				"--others",
				"--ignored",
				"--exclude-standard",
				"--directory"
			];
			async function readIgnored(request) {
				let above = (0, $core_work.aboveOf)(request);
				let output = await request.git.run({
					...request.repository,
					args: [
						...IGNORED,
						"--",
						...above === "" ? [] : [above]
					]
				});
				if (!output.ok) return;
				let records = (0, $start_start.asBuffer)(output.value).toString("utf8").split("\0").slice(0, -1);
				if (above !== "" && records[0] === above && records.length === 1) return;
				let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
				return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
			}
			async function ignoredAmong(request, names) {
				let above = (0, $core_work.aboveOf)(request);
				let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
				return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
			}
			let CHECK_IGNORE = [
				"--no-literal-pathspecs",
				"check-ignore",
				"--no-index",
				"-z",
				"--stdin"
			];
			function ignoredByGit(git, repository) {
				return async (paths) => {
					if (paths.length === 0) return (0, $start_start.success)(new Set());
					let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
					let asked = await git.run({
						...repository,
						args: CHECK_IGNORE,
						input
					});
					if (!asked.ok && asked.error.exitCode !== 1) return (0, $start_start.failure)((0, $git_clean_repository.gitFailed)("say which files are ignored", asked.error));
					let ignored = asked.ok ? (0, $git_clean_repository.decodeOutput)(asked.value).split("\0") : [];
					return (0, $start_start.success)(new Set(ignored.map((path) => path.slice(2))));
				};
			}
			let ignoredByName = async (paths) => (0, $start_start.success)(new Set(paths.filter((path) => path.split("/").some((segment) => $core_work.EXCLUDED_WITHOUT_GIT.has(segment)))));
		},
		475: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				NarrowedTree: () => NarrowedTree,
				TreeBelow: () => TreeBelow
			});
			var $start_start_3 = __nccwpck_require__(111);
			var $values_values = __nccwpck_require__(833);
			//! src/workspace/narrowed-tree.ts
			var NarrowedTree = class {
				#base;
				#directories;
				#way;
				constructor(base, directories) {
					this.#base = base;
					this.#directories = directories;
					this.#way = new Set([".", ...directories.flatMap($values_values.ancestorsOf)]);
				}
				get folder() {
					return this.#base.folder;
				}
				get dropsEmptied() {
					return this.#base.dropsEmptied;
				}
				async files() {
					return this.#narrow(await this.#base.files());
				}
				async *batches() {
					for await (let listing of this.#base.batches()) yield this.#narrow(listing);
				}
				async entry(path) {
					return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : (0, $start_start_3.failure)(outside(path));
				}
				async read(path, limit) {
					return this.#isWithin(path) ? this.#base.read(path, limit) : (0, $start_start_3.failure)(outside(path));
				}
				async directory(path) {
					if (path !== "." && this.#isWithin(path)) return this.#base.directory(path);
					if (!this.#way.has(path)) return (0, $start_start_3.failure)(outside(path));
					let entries = await this.#base.directory(path);
					if (!entries.ok) return entries;
					let at = (name) => path === "." ? name : `${path}/${name}`;
					return (0, $start_start_3.success)(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))));
				}
				staged(path) {
					return this.#base.staged?.(path);
				}
				async footprint() {
					return this.#base.footprint?.();
				}
				isWritable(path) {
					return this.#isWithin(path) && this.#base.isWritable(path);
				}
				#narrow({ files, warnings, unreadable }) {
					let isOnWay = (directory) => this.#way.has(directory) || this.#isWithin(directory);
					return {
						files: files.filter((path) => this.#isWithin(path)),
						warnings,
						...unreadable && { unreadable: unreadable.filter(isOnWay) }
					};
				}
				#isWithin(path) {
					return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`));
				}
			};
			function outside(path) {
				return (0, $start_start_3.toolError)("path_outside_working_dir", `Path '${path}' is outside the folders that the client shares`, "Use a path below one of them, or share the folder.");
			}
			var TreeBelow = class {
				folder = void 0;
				#tree;
				#prefix;
				constructor(tree, directory) {
					this.#tree = tree;
					this.#prefix = directory === "." ? "" : `${directory}/`;
				}
				entry(path) {
					return this.#tree.entry(this.#above(path));
				}
				read(path, limit) {
					return this.#tree.read(this.#above(path), limit);
				}
				directory(path) {
					if (path !== ".") return this.#tree.directory(this.#above(path));
					return this.#tree.directory(this.#prefix === "" ? "." : this.#prefix.slice(0, -1));
				}
				#above(path) {
					return `${this.#prefix}${path}`;
				}
			};
		},
		629: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				contentsOf: () => contentsOf,
				countByteLines: () => countByteLines,
				diffChange: () => diffChange,
				hunkDiffLines: () => hunkDiffLines,
				renderPatch: () => renderPatch,
				renderTextPatch: () => renderTextPatch,
				render_patch_exports: () => render_patch_exports
			});
			var runtime = __nccwpck_require__(311);
			var shared_start_start = __nccwpck_require__(111);
			var trees = __nccwpck_require__(714);
			var work = __nccwpck_require__(501);
			let external_node_buffer_namespaceObject = require("node:buffer");
			let external_node_zlib_namespaceObject = require("node:zlib");
			//! src/workspace/patch/file-diff.ts
			function* hunkDiffLines(hunk) {
				for (let { kind, bytes } of hunk.runs) {
					let buffer = (0, shared_start_start.asBuffer)(bytes);
					let encoding = (0, external_node_buffer_namespaceObject.isUtf8)(buffer) ? "utf8" : "latin1";
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
						hunks.push(render_patch_close(open));
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
					hunks.push(render_patch_close(open));
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
			function render_patch_close({ oldBefore, newBefore, oldLines, newLines, runs }) {
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
			//! src/workspace/patch/render-patch.ts
			var render_patch_exports = (0, runtime.__exportAll)({
				blocksByComparing: () => blocksByComparing,
				blocksFromEdits: () => blocksFromEdits,
				contentsOf: () => contentsOf,
				diffChange: () => diffChange,
				renderBinary: () => renderBinary,
				renderPatch: () => renderPatch,
				renderTextPatch: () => renderTextPatch
			});
			let NO_OBJECT = "0".repeat(40);
			async function renderPatch(changes) {
				return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
			}
			async function renderTextPatch(changes) {
				let files = await renderFiles(changes, (bytes, change, diff) => (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
					...diff,
					isBinary: !0
				}), "latin1"));
				return Buffer.concat(files).toString("utf8");
			}
			async function renderFiles(changes, finish) {
				let files = [];
				for (let change of changes) {
					let diff = await diffChange(change);
					if (diff === void 0 || change.kind === "create_directory") continue;
					files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
				}
				return files;
			}
			function renderFile(change, diff) {
				let { before, after } = contentsOf(change);
				let from = quotePath("a", change.path);
				let to = quotePath("b", change.path);
				let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
				let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
				if (isSameContent) return head;
				let isSameMode = diff.modeBefore === diff.mode;
				let index = `index ${`${change.kind === "create" ? NO_OBJECT : (0, trees.blobId)(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : (0, trees.blobId)(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
				if (diff.isBinary) return head + index + renderBinary(before, after);
				if (diff.hunks.length === 0) return head + index;
				return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
			}
			function renderModes({ modeBefore, mode }) {
				if (modeBefore === void 0) return `new file mode ${mode}\n`;
				if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
				return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
			}
			let MARKS = {
				context: " ",
				removed: "-",
				added: "+"
			};
			function renderHunk(hunk) {
				let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
				for (let { kind, bytes } of hunk.runs) {
					let mark = MARKS[kind];
					let lines = (0, shared_start_start.asBuffer)(bytes).toString("latin1");
					let isEnded = lines.endsWith("\n");
					let body = isEnded ? lines.slice(0, -1) : lines;
					text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
				}
				return text;
			}
			function range(start, lines) {
				return lines === 1 ? String(start) : `${start},${lines}`;
			}
			function quotePath(side, path) {
				let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
				return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
			}
			function endName(name) {
				return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
			}
			function renderBinary(before, after) {
				return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
			}
			function renderLiteral(content) {
				let packed = (0, external_node_zlib_namespaceObject.deflateSync)(content);
				let lines = [`literal ${content.length}\n`];
				for (let start = 0; start < packed.length; start += 52) {
					let line = packed.subarray(start, start + 52);
					lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
				}
				return lines.join("");
			}
			function encode85(bytes) {
				let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
				bytes.copy(padded);
				let text = "";
				for (let at = 0; at < padded.length; at += 4) {
					let rest = padded.readUInt32BE(at);
					let group = "";
					for (let digit = 0; digit < 5; digit++) {
						group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
						rest = Math.floor(rest / 85);
					}
					text += group;
				}
				return text;
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
				if ((0, work.isBinary)(before) || (0, work.isBinary)(after)) return {
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
				let { diffArrays } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 79, 23)).then((n) => n.libesm_exports);
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
				let buffer = (0, shared_start_start.asBuffer)(bytes);
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
		},
		477: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { sandbox_exports: () => sandbox_exports });
			var runtime = __nccwpck_require__(311);
			var start = __nccwpck_require__(111);
			var clean_repository = __nccwpck_require__(831);
			var work = __nccwpck_require__(501);
			var footprint = __nccwpck_require__(233);
			var values = __nccwpck_require__(833);
			let external_node_path_namespaceObject = require("node:path");
			let promises_namespaceObject = require("node:timers/promises");
			//! src/workspace/sandbox/fill.ts
			async function fillTree(request) {
				let { workspace, prefix, source, tree, sandboxDisk, disk, links } = request;
				let { files } = await workspace.files();
				let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
				let directories = new Set(["", ...places.flatMap(values.ancestorsOf)]);
				let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, values.ancestorsOf)(path))]));
				if (fault !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(fault));
				let copied = await copyFiles(request, files);
				if (!copied.ok) return copied;
				let written = await writeFiles(request, files);
				if (!written.ok) return written;
				let dependencies = source === void 0 ? [] : findDependencies({
					root: source,
					directories,
					disk
				});
				let wanted = [...links, ...dependencies.map((path) => ({
					path,
					target: `${source}/${path}`
				}))];
				for (let { path, target } of wanted) {
					let parents = (0, values.ancestorsOf)(path);
					let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
					if (above !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(above));
					let linked = sandboxDisk.makeLink(`${tree}/${path}`, target);
					if (!linked.ok && linked.error.code !== "EEXIST") return (0, start.failure)((0, clean_repository.fromSandboxFault)({
						...linked.error,
						path
					}));
				}
				return (0, start.success)({
					dependencies,
					warnings: [...copied.value, ...describeRepositories(places, directories)]
				});
			}
			function describeRepositories(files, directories) {
				let known = new Set(files);
				let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
				let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, work.isGitDirectory)((name) => kindOf(`${directory}/${name}`)));
				if (found.length === 0) return [];
				return [`There are git repositories among the files: ${(0, clean_repository.nameFiles)(found)}. In commands, git refuses to run there`];
			}
			async function makeDirectories({ tree, sandboxDisk, signal }, directories) {
				for await (let directory of untilAborted(directories, signal)) {
					if (directory === "") continue;
					let made = sandboxDisk.makeDirectory(tree, directory);
					if (!made.ok) return made.error;
				}
			}
			async function copyFiles({ workspace, prefix, source, surroundings, tree, sandboxDisk, signal }, files) {
				let { folder } = workspace;
				let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
					from: `${folder}/${path}`,
					to: `${tree}/${prefix}${path}`
				})), ...surroundings.map((path) => ({
					from: `${source}/${path}`,
					to: `${tree}/${path}`
				}))];
				let faults = (await sandboxDisk.copy(copies, signal)).filter(({ code }) => code !== "ENOENT");
				let serious = faults.find(({ code }) => code !== "EACCES");
				if (serious !== void 0) return (0, start.failure)((0, clean_repository.fromSandboxFault)(serious, "copy"));
				if (faults.length === 0) return (0, start.success)([]);
				let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
				return (0, start.success)([`Left out ${(0, start.countOf)(faults.length, "unreadable file")} where commands run: ${(0, clean_repository.nameFiles)(names)}`]);
			}
			async function writeFiles({ workspace, prefix, tree, sandboxDisk, signal }, files) {
				let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
				for await (let path of untilAborted(written, signal)) {
					let content = await workspace.read(path);
					if (!content.ok) return content;
					let written = sandboxDisk.write(tree, `${prefix}${path}`, content.value);
					if (!written.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(written.error));
				}
				for (let change of await workspace.changes()) {
					if (change.kind !== "create_directory") continue;
					let made = sandboxDisk.makeDirectory(tree, `${prefix}${change.path}`);
					if (!made.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(made.error));
				}
				return (0, start.success)(void 0);
			}
			async function* untilAborted(items, signal) {
				let count = 0;
				for (let item of items) {
					count++ % 64 == 0 && await (0, promises_namespaceObject.setImmediate)();
					if (signal?.aborted) return;
					yield item;
				}
			}
			async function findLinks(request) {
				let { repository, files, git, disk, sandboxDisk } = request;
				let listed = await git.run({
					...repository,
					args: [
						"ls-files",
						"-z",
						"--cached",
						"--others",
						"--exclude-standard"
					]
				});
				if (!listed.ok) return (0, start.failure)((0, clean_repository.gitFailed)("list the files", listed.error));
				let links = [];
				let warnings = [];
				for (let name of new Set((0, clean_repository.decodeOutput)(listed.value).split("\0"))) {
					if (name === "" || files.has(name) || name.endsWith("/") || !(0, values.parseRepoPath)(name).ok) continue;
					let onDisk = `${repository.workTree}/${name}`;
					let entry = disk.entry(onDisk);
					if (!entry.ok || entry.value?.kind !== "symlink") continue;
					let target = sandboxDisk.readLink(onDisk);
					target.ok && staysInside(name, target.value) ? links.push({
						path: name,
						target: target.value
					}) : warnings.push(`Left out the link '${(0, values.briefText)(name)}' where commands run: it leads out of the repository`);
				}
				return (0, start.success)({
					links,
					warnings
				});
			}
			function staysInside(path, target) {
				if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
				let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
				let climbs = segments.findIndex((segment) => segment !== "..");
				let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
				return up <= (0, values.depthOf)(path) && !down.includes("..") && !down.some(values.isDotGit);
			}
			let DEPENDENCY_FOLDERS = [
				"node_modules",
				"bower_components",
				".venv",
				"venv",
				"vendor/bundle"
			];
			function findDependencies({ root, directories, disk }) {
				let found = [];
				for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
					let path = directory === "" ? name : `${directory}/${name}`;
					if (directories.has(path)) continue;
					let entry = disk.entry(`${root}/${path}`);
					entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
				}
				return found;
			}
			function isBehindLink(disk, root, path) {
				let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
				return !parent.ok || parent.value?.kind !== "directory";
			}
			function excludeLine(path) {
				return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
			}
			//! src/workspace/sandbox/checkout.ts
			async function makeCheckout(request, signal) {
				let { sandboxDisk, workspace, repository } = request;
				let home = await (0, clean_repository.makeSandboxHome)(sandboxDisk, repository?.workTree ?? workspace.folder);
				if (!home.ok) return home;
				let git = signal === void 0 ? request.git : {
					...request.git,
					run: (call) => request.git.run({
						...call,
						signal
					})
				};
				let made = await checkOut({
					...request,
					git
				}, home.value, signal);
				let ended = signal?.aborted ? (0, start.failure)((0, clean_repository.sandboxCancelled)()) : made;
				ended.ok || await sandboxDisk.removeFolder(home.value);
				return ended;
			}
			async function checkOut(request, home, signal) {
				let { workspace, git, disk, sandboxDisk } = request;
				let repository = await usableRepository(request);
				let tree = external_node_path_namespaceObject.join(home, "tree");
				let prefix = repository === void 0 ? "" : prefixOf(request);
				let madeTree = sandboxDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
				if (!madeTree.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(madeTree.error));
				let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
				let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
				if (!around.ok) return around;
				let { surroundings, links } = around.value;
				let filled = await fillTree({
					workspace,
					prefix,
					source,
					surroundings,
					links,
					tree,
					disk,
					sandboxDisk,
					signal
				});
				if (!filled.ok) return filled;
				if (signal?.aborted) return (0, start.failure)((0, clean_repository.sandboxCancelled)());
				let { dependencies } = filled.value;
				let warnings = [...around.value.warnings, ...filled.value.warnings];
				let gitDirectory = repository === void 0 ? void 0 : external_node_path_namespaceObject.join(home, "git");
				if (repository !== void 0 && gitDirectory !== void 0) {
					let prepared = await prepareGit({
						...request,
						repository
					}, {
						home,
						tree,
						gitDirectory,
						dependencies
					});
					if (!prepared.ok) return prepared;
				}
				return (0, start.success)({
					home,
					tree,
					gitDirectory,
					source,
					prefix,
					dependencies,
					warnings,
					folder: external_node_path_namespaceObject.join(tree, prefix),
					skipped: new Set([".git", ...dependencies]),
					isIgnored: gitDirectory === void 0 ? footprint.ignoredByName : (0, footprint.ignoredByGit)(git, {
						gitDirectory,
						workTree: tree
					})
				});
			}
			async function usableRepository(request) {
				let { repository, git } = request;
				let prefix = prefixOf(request);
				if (repository === void 0 || prefix === "") return repository;
				let folder = prefix.slice(0, -1);
				let ignored = await (0, footprint.ignoredByGit)(git, repository)([folder]);
				return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
			}
			function prefixOf({ workspace, repository }) {
				if (repository === void 0 || workspace.folder === void 0) return "";
				let prefix = external_node_path_namespaceObject.relative(repository.workTree, workspace.folder).replaceAll(external_node_path_namespaceObject.sep, "/");
				return prefix === "" ? "" : `${prefix}/`;
			}
			async function lookAround({ git, disk, sandboxDisk, workspace }, repository, prefix) {
				if (repository === void 0) return (0, start.success)({
					surroundings: [],
					links: [],
					warnings: []
				});
				let surroundings = (prefix === "" ? [] : (await new work.FolderListing({
					folder: repository.workTree,
					repository,
					git,
					disk
				}).files()).files).filter((path) => !path.startsWith(prefix));
				let own = (await workspace.files()).files.map((path) => prefix + path);
				let found = await findLinks({
					repository,
					files: new Set([...surroundings, ...own]),
					git,
					disk,
					sandboxDisk
				});
				return found.ok ? (0, start.success)({
					...found.value,
					surroundings
				}) : found;
			}
			async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
				let { git, sandboxDisk } = request;
				let clean = await (0, clean_repository.makeCleanRepository)({
					...request,
					home,
					gitDirectory,
					excluded: dependencies.map(excludeLine),
					hasRefs: !0
				});
				if (!clean.ok) return clean;
				let marked = sandboxDisk.write(tree, ".git", {
					bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
					mode: "100644"
				});
				if (!marked.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(marked.error));
				if (clean.value.head === void 0) return (0, start.success)(void 0);
				let indexed = await git.run({
					gitDirectory,
					workTree: tree,
					args: ["read-tree", clean.value.head]
				});
				return indexed.ok ? (0, start.success)(void 0) : (0, start.failure)((0, clean_repository.gitFailed)("read the base commit", indexed.error));
			}
			//! src/workspace/sandbox/read-back.ts
			let ABSENT = [
				"not_found",
				"not_a_directory",
				"not_a_file"
			];
			let MAX_FILE_BYTES = 268435456;
			async function stageDifference(request) {
				let { difference, workspace } = request;
				let refusal = refuse(request);
				if (refusal !== void 0) return (0, start.failure)(refusal);
				let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
				if (!files.ok) return files;
				let tried = await stageAll(workspace.fork(), files.value);
				if (!tried.ok) return tried;
				let staged = await stageAll(workspace, files.value);
				return staged.ok ? (0, start.success)(files.value.map(({ path }) => path).sort(start.compareBytes)) : staged;
			}
			function refuse({ difference, prefix }) {
				let { written, gone, links, specials, repositories } = difference;
				if (repositories.length > 0) return (0, start.toolError)("path_denied", `The command made a git repository inside the working directory: ${(0, clean_repository.nameFiles)(repositories)}`, "Use a command that changes files only.");
				if (links.length > 0) return (0, start.toolError)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, clean_repository.nameFiles)(links)}`, "Let the command write regular files, or make the links by hand.");
				if (specials.length > 0) return (0, start.toolError)("not_a_file", `The command left something that is not a regular file: ${(0, clean_repository.nameFiles)(specials)}`, "Let the command remove it before it ends.");
				let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
				if (outside.length > 0) return (0, start.toolError)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, clean_repository.nameFiles)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
				let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
				if (huge.length === 0) return;
				return (0, start.toolError)("too_large", `The command wrote files larger than ${(0, start.sizeText)(MAX_FILE_BYTES)}: ${(0, clean_repository.nameFiles)(huge)}`, "Ignore them.");
			}
			async function readAll({ difference, workspace, prefix, tree, disk }, names) {
				let files = [];
				for (let name of names) {
					let path = (0, values.parseRepoPath)(name.slice(prefix.length));
					if (!path.ok) return path;
					let present = await workspace.read(path.value);
					if (!present.ok && !ABSENT.includes(present.error.code)) return present;
					if (!difference.written.has(name)) {
						present.ok && files.push({
							path: path.value,
							content: void 0
						});
						continue;
					}
					let file = disk.readFile(`${tree}/${name}`);
					if (!file.ok) return (0, start.failure)((0, work.fromDiskFault)(file.error, path.value));
					let { bytes, mode } = file.value;
					present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
						path: path.value,
						content: {
							bytes,
							mode
						}
					});
				}
				return (0, start.success)(files);
			}
			async function stageAll(workspace, files) {
				for (let { path, content } of files) {
					let removed = content === void 0 ? await workspace.remove(path) : (0, start.success)(void 0);
					if (!removed.ok) return removed;
				}
				for (let { path, content } of files) {
					let staged = content === void 0 ? (0, start.success)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
					if (!staged.ok) return staged;
				}
				return (0, start.success)(void 0);
			}
			async function compareTree(request) {
				let { tree, baseline, skipped, sandboxDisk, isIgnored } = request;
				let known = new Set(baseline.directories);
				let first = sandboxDisk.scan(tree, {
					from: [""],
					skipped,
					mayEnter: (directory) => known.has(directory)
				});
				if (!first.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(first.error, "look at"));
				let ignoredDirectories = await isIgnored(first.value.unentered);
				if (!ignoredDirectories.ok) return ignoredDirectories;
				let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
				let second = sandboxDisk.scan(tree, {
					from: fresh,
					skipped,
					mayEnter: () => !0
				});
				if (!second.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(second.error, "look at"));
				let after = new Map([...first.value.entries, ...second.value.entries]);
				let before = baseline.entries;
				let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
				let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
				if (!ignored.ok) return ignored;
				let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
				let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
				let gone = [...before].filter(([path]) => !after.has(path));
				return (0, start.success)({
					written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
					gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
					links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
					specials: of("other"),
					repositories: of("repository")
				});
			}
			function parentOf(path) {
				return path.slice(0, Math.max(0, path.lastIndexOf("/")));
			}
			//! src/workspace/sandbox/sandbox.ts
			var sandbox_exports = (0, runtime.__exportAll)({ openSandbox: () => openSandbox });
			function openSandbox(request) {
				return new Sandbox(request);
			}
			var Sandbox = class {
				#request;
				#checkout;
				#baseline;
				#written = new Map();
				#isDirty = !1;
				#isDisposed = !1;
				constructor(request) {
					this.#request = request;
				}
				async prepare(signal) {
					if (this.#isDisposed) throw Error("The sandbox was disposed of: nobody would remove what is made now.");
					this.#isDirty && await this.discard();
					let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
					let warnings = [];
					if (this.#checkout === void 0) {
						let made = await makeCheckout(this.#request, signal);
						if (!made.ok) return made;
						this.#checkout = made.value;
						warnings.push(...made.value.warnings);
					} else {
						let updated = await this.#update(this.#checkout, changes, signal);
						if (!updated.ok) return updated;
					}
					this.#written = changes;
					this.#isDirty = !0;
					let taken = await this.#takeBaseline(this.#checkout);
					return taken.ok ? (0, start.success)({
						folder: this.#checkout.folder,
						warnings
					}) : taken;
				}
				async readBack() {
					let [checkout, baseline] = [this.#checkout, this.#baseline];
					if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
					let tampered = (0, work.differences)(baseline.git, this.#readGit(checkout));
					if (tampered.length > 0) return (0, start.failure)(gitTampered(tampered));
					let { workspace, disk, sandboxDisk } = this.#request;
					let { tree, prefix, skipped, isIgnored } = checkout;
					let difference = await compareTree({
						tree,
						baseline: baseline.scan,
						skipped,
						sandboxDisk,
						isIgnored
					});
					if (!difference.ok) return difference;
					let staged = await stageDifference({
						difference: difference.value,
						workspace,
						prefix,
						tree,
						disk
					});
					if (!staged.ok) return staged;
					this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
					this.#isDirty = !1;
					let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
					let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, clean_repository.nameFiles)(touched)}: it is linked, not copied`];
					return (0, start.success)({
						changed: staged.value,
						warnings
					});
				}
				async discard() {
					let home = this.#checkout?.home;
					this.#checkout = void 0;
					this.#baseline = void 0;
					this.#isDirty = !1;
					home !== void 0 && await this.#request.sandboxDisk.removeFolder(home);
				}
				[Symbol.asyncDispose]() {
					this.#isDisposed = !0;
					return this.discard();
				}
				async #takeBaseline(checkout) {
					let { sandboxDisk } = this.#request;
					let scan = sandboxDisk.scan(checkout.tree, {
						from: [""],
						skipped: checkout.skipped,
						mayEnter: () => !0
					});
					if (!scan.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(scan.error, "look at"));
					await waitForTick(sandboxDisk, checkout.home, scan.value);
					let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
					this.#baseline = {
						scan: scan.value,
						git: this.#readGit(checkout),
						dependencies
					};
					return (0, start.success)(void 0);
				}
				async #update({ tree, prefix }, changes, signal) {
					let { workspace, sandboxDisk } = this.#request;
					let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
					this.#isDirty = !0;
					for await (let path of untilAborted(differing, signal)) {
						let removed = sandboxDisk.removeEntry(tree, prefix + path);
						if (!removed.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(removed.error, "remove"));
					}
					for await (let path of untilAborted(differing, signal)) {
						let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
						if (content?.ok === !1 && isNothing(content.error)) continue;
						if (content?.ok === !1) return content;
						let written = content === void 0 ? sandboxDisk.makeDirectory(tree, prefix + path) : sandboxDisk.write(tree, prefix + path, content.value);
						if (!written.ok) return (0, start.failure)((0, clean_repository.fromSandboxFault)(written.error));
					}
					return signal?.aborted ? (0, start.failure)((0, clean_repository.sandboxCancelled)()) : (0, start.success)(void 0);
				}
				#readGit({ tree, gitDirectory }) {
					return (0, work.readGitState)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
						gitDirectory,
						workTree: tree
					});
				}
				#markOf(dependency) {
					let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
					return entry.ok ? entry.value?.fingerprint : void 0;
				}
			};
			function isSameContent(a, b) {
				if (a === void 0 || b === void 0) return !1;
				if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
				if (b.kind === "delete" || b.kind === "create_directory") return !1;
				return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
			}
			function isNothing({ code }) {
				return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
			}
			function gitTampered(parts) {
				return (0, start.toolError)("git_state_tampered", `The command changed the state of the git repository: ${(0, clean_repository.nameFiles)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
			}
			async function waitForTick(disk, home, scan) {
				let newest = 0n;
				for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
				for (let waited = 0; waited < 2500; waited += 2) {
					let now = disk.now(home);
					if (!now.ok || now.value > newest) return;
					await new Promise((resolve) => setTimeout(resolve, 2));
				}
			}
		},
		79: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(201).index();
		},
		201: (module) => {
			"use strict";
			module.exports = require("../vendor/diff.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		791: (module) => {
			"use strict";
			module.exports = require("./values.js");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(548);
	module.exports = __webpack_exports__;
})();
