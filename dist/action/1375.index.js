"use strict";
exports.id = 1375;
exports.ids = [
	1375,
	3514,
	298
];
exports.modules = {
	2015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	518: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2015);
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("timed_out", `Command timed out after ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("command_failed", message, advice));
				}
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_2__.t)(exit);
			}
		}
		function printedBy(exit) {
			return exit.kind === "not_started" ? {
				out: "",
				err: ""
			} : {
				out: exit.stdout,
				err: exit.stderr
			};
		}
		function exitFailure(exit, command) {
			let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
			if (complaint !== null) {
				let name = complaint[1] ?? complaint[2] ?? command;
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
			}
			return telling(exit, `Command failed with exit code ${exit.code}`, "Read what it printed, correct the cause, then run it again.");
		}
		function silent(exit, error) {
			return {
				error,
				unsaid: printedBy(exit)
			};
		}
		function telling(exit, message, suggestion) {
			let { out, err } = printedBy(exit);
			let [said, unsaid] = err.trim() === "" ? [out, ""] : [err, out];
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("command_failed", withOutput(message, said.trimEnd()), suggestion),
				unsaid: {
					out: unsaid,
					err: ""
				}
			};
		}
		function withOutput(message, text) {
			return text === "" ? message : `${message}:\n${endOf(text)}`;
		}
		function endOf(text) {
			return text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text;
		}
	}),
	2616: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readGitState,
			t: () => differences
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
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
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "packed-refs"));
			for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, file));
			for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, tree), 0);
			noteWorktree(state, disk, "", own);
			own !== common && noteWorktree(state, disk, `${common}/`, common);
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees"));
			let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees", name));
			for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
				let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(common, directory);
				state.set(name, "there");
				for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
				directory !== own && noteWorktree(state, disk, `${name}/`, directory);
			}
			return state;
		}
		function noteWorktree(state, disk, prefix, directory) {
			for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), 0);
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"packed-refs",
				...FILES,
				...WORKTREE_FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_0__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name)];
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
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	}),
	298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => ignoredByName,
			r: () => ignored_exports,
			t: () => ignoredByGit
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var ignored_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ ignoredByGit: () => ignoredByGit });
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_2__.W.has(segment)))));
	}),
	3514: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => realThreads,
			n: () => searchFiles,
			r: () => resultLimit,
			t: () => tool_grep_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
		function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
			return {
				cores,
				worthwhileFiles,
				startSearchWorker(workerData) {
					return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
						workerData,
						env: {},
						execArgv: [],
						resourceLimits: RESOURCE_LIMITS
					}));
				}
			};
		}
		function asThread(worker) {
			worker.on("error", () => void 0);
			return {
				onMessage: (listener) => void worker.on("message", listener),
				onEnd: (listener) => void worker.once("exit", listener),
				end: async () => void await worker.terminate()
			};
		}
		function resultLimit(asked, { usual, maximum }) {
			if (asked === void 0) return {
				limit: Math.min(usual, maximum),
				warnings: []
			};
			if (asked <= maximum) return {
				limit: asked,
				warnings: []
			};
			return {
				limit: maximum,
				warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`]
			};
		}
		function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
			let tester = new _shared_js__WEBPACK_IMPORTED_MODULE_2__.a(pattern);
			let lines = text.split("\n").map((line, i, all) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.o)(line, i < all.length - 1));
			lines.at(-1) === "" && lines.pop();
			let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0));
			let matches = [];
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.s)(pattern, limitMs)(() => {
				for (let [i, line] of lines.entries()) {
					if (matches.length >= limit) return;
					let found = tester.find(line);
					if (found === void 0) continue;
					matches.push({
						path,
						line: i + 1,
						column: found.at + 1,
						text: excerpt(line, found.at, found.length),
						before: show(i - contextLines, i),
						after: show(i + 1, i + 1 + contextLines)
					});
				}
			}, limitMs);
			return matches;
		}
		function excerpt(line, at, length) {
			if (line.length <= 500) return line;
			let middle = at + Math.min(length, 500) / 2;
			let start = Math.max(0, Math.min(Math.floor(middle - 250), line.length - 500));
			let end = start + 500;
			return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
		}
		async function searchFiles(request, surroundings) {
			let { workspace, clock } = surroundings;
			let end = clock.elapsed() + surroundings.limits.searchMs;
			let remainingMs = () => end - clock.elapsed();
			let selector = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.c)(workspace, request.selection);
			if (!selector.ok) return selector;
			let around = selector.value.isNamed ? {
				...surroundings,
				limits: forNamedFile(surroundings.limits)
			} : surroundings;
			let found = new Findings();
			let hasCandidates = !1;
			for await (let batch of batchesOf(selector.value, workspace)) {
				let { tally, isPartial } = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					files: batch.files,
					pattern: request.pattern,
					remainingMs
				}, around);
				let [tooDeep, secret] = [await countPresent(batch.tooDeep, workspace), await countPresent(batch.secret, workspace)];
				found.add(tally, {
					...batch,
					tooDeep,
					secret
				});
				isPartial && (found.isPartial = !0);
				hasCandidates ||= batch.files.length + tooDeep + secret > 0;
			}
			if (around.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
			let { under, include = [], extension } = request.selection;
			under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, it belongs to another repository, or it holds no files`);
			let { files } = found;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				files,
				totalMatches: files.reduce((sum, file) => sum + file.count, 0),
				matches: await describe(files, request, around),
				filesSearched: found.searched,
				skipped: found.skipped,
				fileBytes: around.limits.searchFileBytes,
				isPartial: found.isPartial,
				warnings: found.warnings
			});
		}
		function forNamedFile(limits) {
			return {
				...limits,
				searchFileBytes: Math.max(limits.searchFileBytes, limits.readFileBytes)
			};
		}
		async function* batchesOf({ only, pick }, workspace) {
			if (only !== void 0) yield {
				files: only,
				tooDeep: [],
				secret: [],
				warnings: []
			};
			else for await (let { files, warnings } of workspace.batches()) yield {
				...pick(files),
				warnings
			};
		}
		async function countPresent(paths, workspace) {
			let count = 0;
			for (let path of paths) {
				let entry = await workspace.entry(path);
				entry.ok && entry.value.kind === "file" && count++;
			}
			return count;
		}
		let FAULTS = [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		];
		var Findings = class {
			files = [];
			warnings = [];
			searched = 0;
			isPartial = !1;
			#skipped = {
				binary: [],
				tooLarge: [],
				unreadable: [],
				timedOut: [],
				tooDeep: 0,
				secret: 0
			};
			add(tally, { files, tooDeep, secret, warnings }) {
				let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.n)(tally).map(([file, count]) => ({
					path: pathAt(files, file),
					count
				}));
				this.files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(this.files, found, ({ path }) => path);
				let skipped = {
					...this.#skipped,
					tooDeep: this.#skipped.tooDeep + tooDeep,
					secret: this.#skipped.secret + secret
				};
				for (let fault of FAULTS) {
					let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
					skipped[fault] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(skipped[fault], more, (path) => path);
				}
				this.#skipped = skipped;
				this.searched += tally.searched;
				this.warnings.push(...warnings);
			}
			get skipped() {
				return this.#skipped;
			}
		};
		async function describe(found, request, around) {
			let { workspace, limits } = around;
			let reader = workspace.folder === void 0 ? void 0 : new _shared_js__WEBPACK_IMPORTED_MODULE_2__.u(workspace.folder, limits.searchFileBytes);
			let matches = [];
			for (let { path } of found) {
				if (matches.length >= request.maxMatches) break;
				let bytes = await contentOf(path, workspace, reader);
				if (bytes === void 0) continue;
				let { pattern, contextLines } = request;
				let limit = request.maxMatches - matches.length;
				matches.push(...findLineMatches({
					path,
					text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.i)(bytes),
					pattern,
					contextLines,
					limit,
					limitMs: limits.regexMsPerFile
				}));
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
			}
			return matches;
		}
		async function contentOf(path, workspace, reader) {
			let staged = workspace.staged(path);
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.c)(staged);
			let read = reader?.read(path);
			if (read !== void 0) return typeof read == "object" ? read : void 0;
			let content = await workspace.read(path);
			return content.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.c)(content.value.bytes) : void 0;
		}
		function pathAt(files, file) {
			let path = files[file];
			if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
			return path;
		}
		var tool_grep_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ grep: () => grep });
		let grep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)({
			name: "grep",
			summary: "Search file contents by a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Regular expression in JavaScript syntax, matched line by line")),
				case_sensitive: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Whether upper and lower case differ")), !0),
				file_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.b)(),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)("Only files that fit one of these globs, which are relative to the working directory"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)("No files that fit one of these globs, nor files below a directory that does"),
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Directory or file to search in; a file up to 10 MB, where others are searched up to 1 MB")), "."),
				context_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)(20), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("How many lines to show before and after each match")), 2),
				hide_text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("How many matches to return; 50 when left out, 500 at most"))),
				max_depth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("How many directories deep to search")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(matchOutput()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("The matching lines, at most max_results")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Every file with a match, however many matches are returned")),
				count: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Number of files with a match")),
				total_matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Number of matching lines in all files")),
				files_searched: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Number of text files that were looked into")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Whether there are more matches than returned"))
			}),
			metadata: [
				"count",
				"total_matches",
				"files_searched",
				"truncated"
			],
			termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
			examples: [
				{
					description: "Find the asynchronous functions of the Rust sources",
					args: {
						pattern: "async fn.*execute",
						file_type: "rs"
					}
				},
				{
					description: "Find a word in any case, without its surroundings",
					args: {
						pattern: "todo",
						case_sensitive: !1,
						context_lines: 0
					}
				},
				{
					description: "Search only some files",
					args: {
						pattern: "FROM node:\\d+",
						include: "**/Dockerfile"
					}
				}
			],
			async run(args, context) {
				let { limits } = context;
				let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)(args.pattern, { caseSensitive: args.case_sensitive });
				if (!pattern.ok) return pattern;
				if (args.include?.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.L)("invalid_arguments", "include is empty", "Say which files are meant, or leave it out for all.");
				let under = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.E)(args.path);
				if (!under.ok) return under;
				let { limit, warnings } = resultLimit(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let maxDepth = args.max_depth ?? limits.searchDepth;
				let selection = {
					under: under.value,
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.v)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.v)(args.exclude),
					maxDepth,
					...args.file_type !== void 0 && { extension: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)(args.file_type) }
				};
				let contextLines = args.hide_text ? 0 : args.context_lines;
				let found = await searchFiles({
					pattern: pattern.value,
					selection,
					maxMatches: limit,
					contextLines
				}, context);
				if (!found.ok) return found;
				let { totalMatches } = found.value;
				let matches = args.hide_text ? found.value.matches.map((match) => ({
					...match,
					text: "(not shown)"
				})) : found.value.matches;
				let value = {
					matches: matches.map((match) => ({
						...match,
						before: [...match.before],
						after: [...match.after]
					})),
					files: found.value.files.map((file) => file.path),
					count: found.value.files.length,
					total_matches: totalMatches,
					files_searched: found.value.filesSearched,
					truncated: totalMatches > matches.length
				};
				let output = totalMatches === 0 ? `No matches found for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(args.pattern)}'` : `Found ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(totalMatches, "match", "matches")} in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(value.count, "file")} for '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(args.pattern)}':${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.f)(matches)}`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.R)(value, output, {
					unfinished: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._)(found.value, limits)[0],
					warnings: [
						...warnings,
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.g)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.m)(found.value, limits, maxDepth)
					]
				});
			}
		});
		function matchOutput() {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("File with the match")),
				line: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Line number, from 1")),
				column: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Column of the match, from 1")),
				text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("The line; of a very long one the part around the match")),
				before: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Lines before it")),
				after: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)("Lines after it"))
			});
		}
	}),
	5594: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => matchProtected,
			c: () => readBase,
			d: () => readPull,
			f: () => refuseLanding,
			g: () => commitText,
			i: () => refuseProtected,
			l: () => PermissionGuard,
			m: () => openSeal,
			n: () => suggestPlan,
			o: () => messageFor,
			p: () => refusePlan,
			r: () => policyHash,
			s: () => stateFolder,
			t: () => planFolder,
			u: () => makePlanReport
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3264);
		var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4688);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(518);
		__webpack_require__(2536);
		var _git_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2616);
		var _ignored_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(298);
		var _list_3_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3514);
		var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
		var node_url__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3136);
		var node_buffer__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4573);
		var node_crypto__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7598);
		var node_zlib__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8522);
		var node_os__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8161);
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
				let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(object, this.#format);
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
			let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(bytes).toString("latin1");
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
			let names = [base, ...directories.map((directory) => `${base}:${directory}`)];
			let output = await git.run({
				...repository,
				args: ["cat-file", "--batch"],
				input: Buffer.from(`${names.join("\n")}\n`)
			});
			if (!output.ok) return output;
			let [commit, ...found] = readAnswers((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(output.value));
			let trees = new Map();
			for (let [index, directory] of directories.entries()) {
				let object = found[index];
				object?.type === "tree" && trees.set(bytesOfPath(directory), object.bytes);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				commit: commit?.type === "commit" ? commit.bytes.toString("utf8") : void 0,
				trees
			});
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
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function refuseMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
		async function readAttributes(ask, names, paths) {
			let input = Buffer.from(paths.map((path) => `${path}\0`).join(""));
			let asked = await ask([
				"check-attr",
				"-z",
				"--stdin",
				...names
			], input);
			if (!asked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("read the attributes of the files", asked.error));
			let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(asked.value).split("\0");
			let found = new Map(paths.map((path) => [path, new Map()]));
			for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? "")?.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(found);
		}
		function attributeLine(path, values) {
			return [`"${`/${path}`.replace(/[*?[\\]/g, "\\$&").replace(/["\\]/g, "\\$&")}"`, ...[...values].map(([name, value]) => attributeText(name, value))].join(" ");
		}
		function attributeText(name, value) {
			if (value === "set") return name;
			if (value === "unset") return `-${name}`;
			return value === "unspecified" ? `!${name}` : `${name}=${value}`;
		}
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
		async function findKeptForms(request, git) {
			let { changes, prefix, askUsersGit } = request;
			let touched = changes.filter((change) => hasCrlf(change, "before") || hasCrlf(change, "after"));
			if (askUsersGit === void 0 || touched.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map());
			let places = touched.map(({ path }) => prefix + path);
			let attributes = await readAttributes(askUsersGit, ATTRIBUTES, places);
			if (!attributes.ok) return attributes;
			let autocrlf = await readAutocrlf(askUsersGit);
			if (!autocrlf.ok) return autocrlf;
			if (autocrlf.value === "false" && [...attributes.value.values()].every(convertsNothing)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map());
			let indexed = await git.run(["read-tree", request.base ?? "--empty"], "read the base");
			if (!indexed.ok) return indexed;
			let lines = places.map((place) => attributeLine(place, new Map([...attributes.value.get(place) ?? [], ...NOT_CONVERTED])));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map(touched.map(({ path }) => {
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
				if (wanted.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map());
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map([...entries.value].filter(([path]) => converted.has(path))));
			}
			async entries() {
				let listed = await this.#git.ask("ls-files", "-z", "--stage");
				if (!listed.ok) return listed;
				let entries = listed.value.split("\0").flatMap((line) => {
					let [, id, path] = /^\d+ ([0-9a-f]+) \d\t(.*)$/s.exec(line) ?? [];
					return id === void 0 || path === void 0 ? [] : [[path, id]];
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Map(entries));
			}
		};
		async function readAutocrlf(ask) {
			let asked = await ask([
				"config",
				"--get",
				"core.autocrlf"
			]);
			if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("read core.autocrlf", asked.error));
			let value = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(asked.value).trim().toLowerCase() : "false";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(value === "input" ? "input" : /^(?:true|yes|on|[1-9]\d*|)$/.test(value) ? "true" : "false");
		}
		function convertsNothing(values) {
			return [...values.values()].every((value) => value === "unspecified" || value === "unset");
		}
		function hasCrlf(change, side) {
			let bytes = bytesOf(change, side);
			return bytes !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(bytes).includes("\r\n");
		}
		function bytesOf(change, side) {
			if (side === "before") return "before" in change ? change.before : void 0;
			return "after" in change ? change.after : void 0;
		}
		let TYPES = {
			commit: 1,
			tree: 2,
			blob: 3
		};
		function packObjects(objects, format) {
			let head = Buffer.alloc(12);
			head.write("PACK");
			head.writeUInt32BE(2, 4);
			head.writeUInt32BE(objects.length, 8);
			let parts = [head];
			for (let { type, bytes } of objects) parts.push(entryHead(TYPES[type], bytes.length), (0, node_zlib__WEBPACK_IMPORTED_MODULE_16__.deflateSync)(bytes, { level: node_zlib__WEBPACK_IMPORTED_MODULE_16__.constants.Z_BEST_SPEED }));
			let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_15__.createHash)(format);
			for (let part of parts) hash.update(part);
			return Buffer.concat([...parts, hash.digest()]);
		}
		function entryHead(type, size) {
			let head = [type << 4 | size & 15];
			for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
				head[head.length - 1] = (head.at(-1) ?? 0) | 128;
				head.push(rest % 128);
			}
			return Uint8Array.from(head);
		}
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
				this.#make = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.G)(make);
			}
			open() {
				return this.#make();
			}
			async run(args, action, input) {
				return this.#run(this.#place, args, action, input);
			}
			async ask(...args) {
				let output = await this.run(args, "read the base");
				return output.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(output.value)) : output;
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
				return put.ok ? put : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(put.error));
			}
			async store(objects) {
				let opened = await this.open();
				if (!opened.ok) return opened;
				if (objects.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
				let pack = packObjects(objects, opened.value.objectFormat);
				let stored = await this.run(["index-pack", "--stdin"], "store the plan", pack);
				return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : stored;
			}
			async #run(place, args, action, input) {
				let opened = await this.open();
				if (!opened.ok) return opened;
				let output = await this.#git.run({
					...place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(action, output.error));
			}
		};
		async function openSeal(request) {
			let { scratchDisk } = request;
			if (request.base !== void 0 && !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__._)(request.base)) throw Error(`Not an object id: ${request.base}`);
			let home = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(scratchDisk, request.repository.workTree);
			if (!home.ok) return home;
			let sealed = await seal(request, home.value);
			sealed.ok || await scratchDisk.removeFolder(home.value);
			return sealed;
		}
		async function seal(request, home) {
			let { base, scratchDisk } = request;
			let gitDirectory = node_path__WEBPACK_IMPORTED_MODULE_12__.join(home, "git");
			let make = () => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.v)({
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
			let kept = await findKeptForms({
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
			if (foreign !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(foreign);
			let treeId = tree.write(objects);
			let store = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => git.store([...objects.values()]));
			let stored = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await store();
			if (!stored.ok) return stored;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				gitDirectory,
				tree: treeId,
				kept: kept.value,
				store,
				async commit(plan) {
					if (plan.tree !== treeId) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(isConvertible(request) ? otherLineEndings() : otherTree(plan.tree, treeId));
					let refusal = refuseMessage(plan.message);
					if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
					let commit = {
						type: "commit",
						bytes: Buffer.from(commitText({
							...plan,
							tree: treeId,
							parent: base,
							time
						}))
					};
					let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(commit, format);
					objects.set(id, commit);
					let written = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await git.store([commit]);
					return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(id) : written;
				},
				[Symbol.asyncDispose]: async () => void await scratchDisk.removeFolder(home)
			});
		}
		async function openTree({ base, changes, ...request }, prefix, git) {
			if (base === void 0) {
				let clean = await git.open();
				if (!clean.ok) return clean;
				let format = clean.value.objectFormat;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					tree: EditedTree.empty(format),
					format,
					time: signatureTime(void 0)
				});
			}
			let format = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)(base);
			let directories = new Set(["", ...changes.flatMap(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(`${prefix}${path}`))]);
			let read = await readBaseObjects({
				...request,
				base,
				directories: [...directories]
			});
			if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("read the base", read.error));
			let { commit, trees } = read.value;
			let tree = commit === void 0 ? void 0 : EditedTree.read(trees, new Set([...directories].map(bytesOfPath)), format);
			return tree === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(baseMissing(base)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				tree,
				format,
				time: signatureTime(commit)
			});
		}
		function editTree(tree, { changes, prefix, kept, format, objects }) {
			for (let { kind, path } of changes) kind === "delete" && tree.remove(bytesOfPath(prefix + path));
			for (let change of changes) {
				if (change.kind !== "create" && change.kind !== "update") continue;
				let keptForm = kept.get(change.path)?.after;
				let id = keptForm ?? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(change.after, format);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("path_denied", `Path '${path}' belongs to another git repository, '${place}'`, "Run Sous in that repository instead.");
		}
		function baseMissing(base) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("stale", `The commit ${base} that the plan was made on is not in this repository`, "Fetch that commit, or make the plan anew.");
		}
		function isConvertible({ changes, askUsersGit }) {
			return askUsersGit !== void 0 && changes.some((change) => hasCrlf(change, "after"));
		}
		function otherLineEndings() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("stale", "Git keeps line endings otherwise than it did when the plan was made: core.autocrlf or .gitattributes have changed", "Nothing was written. Make the plan anew.");
		}
		function otherTree(planned, found) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_tampered", `The plan comes to the tree ${found}, not to ${planned ?? "none"}`, "Make the plan anew.");
		}
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		let Branch = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(1));
		let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["open", "closed"]),
			merged: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)(),
			merge_commit_sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.S),
			draft: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C })),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.S,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
					id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
					default_branch: Branch,
					archived: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)()
				})
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
				ref: Branch,
				sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.S,
				repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C }))
			})
		});
		async function readPull(github, number) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
			if (!answer.ok) return answer;
			let { state, merged, merge_commit_sha: mergeCommit, draft, user, base, head } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				number,
				author: user?.id,
				isOpen: state === "open" && !merged,
				mergedAs: merged ? mergeCommit ?? void 0 : void 0,
				isDraft: draft,
				repository: {
					id: base.repo.id,
					defaultBranch: base.repo.default_branch,
					isArchived: base.repo.archived
				},
				base: {
					ref: base.ref,
					commit: base.sha
				},
				head: {
					repository: head.repo?.id,
					ref: head.ref,
					commit: head.sha
				},
				isFork: head.repo?.id !== base.repo.id
			});
		}
		function refusePlan(pull, policy) {
			let { number, repository, base } = pull;
			let name = `Pull request #${number}`;
			if (repository.isArchived) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("repo_archived", "The repository is archived");
			if (!pull.isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("pr_closed", `${name} is closed`);
			if (pull.isDraft && !policy.drafts) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("pr_draft", `${name} is a draft`);
			if (!isBaseAllowed({
				branch: base.ref,
				defaultBranch: repository.defaultBranch
			}, policy)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("base_not_allowed", `${name} is for '${base.ref}'`);
			if (pull.isFork && policy.forks === "refuse") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("fork_not_allowed", `${name} comes from a fork`);
		}
		function refuseLanding(pull, policy, plan) {
			let name = `Pull request #${pull.number}`;
			if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("digest_unknown", `The plan was made for #${plan.pull}, not for #${pull.number}`);
			if (pull.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("fork_not_allowed", `${name} comes from a fork, where Sous does not push`);
			let refused = refusePlan(pull, policy);
			if (refused !== void 0) return refused;
			if (pull.head.ref === pull.repository.defaultBranch) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("protected_branch", `${name} would have Sous push to '${pull.head.ref}', the default branch`);
			if (pull.base.ref !== plan.baseRef) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale_base", `${name} was for '${plan.baseRef}' when the plan was made, and is for '${pull.base.ref}' now`);
			if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("stale_head", `The plan was made on ${short(plan.headCommit)}, and ${name.toLowerCase()} is at ${short(pull.head.commit)} now`);
		}
		function short(commit) {
			return commit.slice(0, 12);
		}
		async function hunkAuthors(diffs, { outcome, steps }) {
			let versions = versionsByPath(outcome.calls, steps);
			let authors = new Map();
			for (let diff of diffs) {
				let made = versions.get(diff.path) ?? [];
				let labels = unique(made.map(({ label }) => label));
				let find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels);
				for (let hunk of diff.hunks) authors.set(hunk, find(hunk));
			}
			return authors;
		}
		function versionsByPath(calls, steps) {
			let labels = stepLabels(steps);
			let versions = new Map();
			for (let call of calls) {
				let label = labels.get(call) ?? call.planned.label;
				for (let change of call.changes) {
					let known = versions.get(change.path);
					known === void 0 ? versions.set(change.path, [{
						label,
						change
					}]) : known.push({
						label,
						change
					});
				}
			}
			return versions;
		}
		function stepLabels(steps) {
			return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label])));
		}
		async function followLines(versions) {
			let removedBy = new Map();
			let lines;
			for (let { label, change } of versions) {
				let diff = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(change);
				lines ??= Array.from({ length: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
			}
			return {
				lines: lines ?? [],
				removedBy
			};
		}
		function follow(lines, { hunks }, label, removedBy) {
			let next = [];
			let at = 0;
			let keepTo = (end) => {
				for (; at < end; at++) next.push(lines[at] ?? label);
			};
			for (let hunk of hunks) {
				keepTo(firstIndex(hunk.oldStart, hunk.oldLines));
				for (let { kind, lines: count } of hunk.runs) if (kind === "context") keepTo(at + count);
				else if (kind === "added") for (let i = 0; i < count; i++) next.push(label);
				else for (let end = at + count; at < end; at++) {
					let line = lines[at];
					typeof line == "number" && removedBy.set(line, label);
				}
			}
			keepTo(lines.length);
			return next;
		}
		function finder({ lines, removedBy }, all) {
			return (hunk) => {
				let found = new Set();
				let oldAt = firstIndex(hunk.oldStart, hunk.oldLines);
				let newAt = firstIndex(hunk.newStart, hunk.newLines);
				for (let { kind, lines: count } of hunk.runs) {
					for (let i = 0; i < count && kind === "removed"; i++) found.add(removedBy.get(oldAt + i + 1));
					for (let i = 0; i < count && kind === "added"; i++) found.add(lines[newAt + i]);
					kind !== "added" && (oldAt += count);
					kind !== "removed" && (newAt += count);
				}
				let authors = all.filter((label) => found.has(label));
				return authors.length === 0 ? all : authors;
			};
		}
		function firstIndex(start, lines) {
			return lines === 0 ? start : start - 1;
		}
		function unique(labels) {
			return [...new Set(labels)];
		}
		async function makePlanReport(run) {
			let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
			let diffs = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jt)(changes, diffs, run.places),
				authors
			};
		}
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: 1,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_4__.c)
			};
		}
		async function withDeadline(above, { ms, waiting }, work) {
			if (ms === void 0) return work({
				signal: above,
				isOver: !1
			});
			let stop = new AbortController();
			let isOver = !1;
			let pass = () => stop.abort(above.reason);
			above.aborted && pass();
			above.addEventListener("abort", pass);
			let waitedBefore = waiting.ms;
			let end = () => {
				let waited = waiting.ms - waitedBefore;
				waitedBefore += waited;
				if (waited > 0) timer = setTimeout(end, waited);
				else {
					isOver = !above.aborted;
					stop.abort();
				}
			};
			let timer = setTimeout(end, ms);
			try {
				return await work({
					signal: stop.signal,
					get isOver() {
						return isOver;
					}
				});
			} finally {
				clearTimeout(timer);
				above.removeEventListener("abort", pass);
			}
		}
		var PlanLayers = class {
			#layers;
			constructor(base) {
				this.#layers = [base];
			}
			get top() {
				let top = this.#layers.at(-1);
				if (top === void 0) throw Error("The lowest layer was taken away.");
				return top;
			}
			push() {
				let layer = this.top.fork();
				this.#layers.push(layer);
				return layer;
			}
			drop() {
				this.#layers.pop();
			}
			async merge() {
				let changes = await this.top.changes();
				this.drop();
				await mergeInto(this.top, changes);
			}
			get folder() {
				return this.top.folder;
			}
			async changes() {
				let net = new Map();
				for (let layer of this.#layers) for (let change of await layer.changes()) {
					let both = combine(net.get(change.path), change);
					both === void 0 ? net.delete(change.path) : net.set(change.path, both);
				}
				return [...net.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path));
			}
			files = () => this.top.files();
			batches = () => this.top.batches();
			entry = (path) => this.top.entry(path);
			read = (path, limit) => this.top.read(path, limit);
			directory = (path) => this.top.directory(path);
			staged = (path) => this.top.staged(path);
			stage = (path, bytes, options) => this.top.stage(path, bytes, options);
			remove = (path) => this.top.remove(path);
			makeDirectory = (path) => this.top.makeDirectory(path);
			footprint = () => this.top.footprint();
			fork = () => this.top.fork();
			seal = () => this.top.seal();
		};
		async function mergeInto(workspace, changes) {
			for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
			for (let change of changes) {
				change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
				change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
				if (change.kind === "update") {
					let { path, before, modeBefore, after, mode, edits } = change;
					mustSucceed(await workspace.stage(path, after, {
						mode,
						from: {
							bytes: before,
							mode: modeBefore
						},
						...edits && { edits }
					}));
				}
			}
		}
		function mustSucceed(result) {
			if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
		}
		function combine(first, second) {
			if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
			let { path } = second;
			if (first.kind === "create") {
				if (second.kind === "delete") return;
				return {
					kind: "create",
					path,
					after: second.after,
					mode: second.mode
				};
			}
			let { before, modeBefore } = first;
			if (second.kind === "delete") return {
				kind: "delete",
				path,
				before,
				modeBefore
			};
			let { after, mode } = second;
			if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
			return {
				kind: "update",
				path,
				before,
				modeBefore,
				after,
				mode
			};
		}
		let DEFAULT_PLAN_LIMITS = {
			steps: _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn.steps,
			items: 2e3,
			calls: 1e4,
			files: _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn.files,
			bytes: _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn.bytes,
			wallMs: _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn.seconds * 1e3
		};
		function lowerLimits(limits, { steps, files, bytes, seconds }) {
			return {
				...limits,
				steps: Math.min(limits.steps, steps ?? limits.steps),
				files: Math.min(limits.files, files ?? limits.files),
				bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
				wallMs: Math.min(limits.wallMs, seconds === void 0 ? limits.wallMs : seconds * 1e3)
			};
		}
		function surveyRecipe(recipe, library, limits) {
			let includes = new Map();
			let count = 0;
			let visit = (current, depth, from) => {
				for (let step of [...current.steps, ...current.verify]) {
					let at = from ?? step.at;
					if (++count > limits.steps) return {
						at,
						error: limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(limits.steps, "step")}, with those of the recipes that are called`)
					};
					if (step.call.kind === "tool") continue;
					let called = library.find(step.call.recipe);
					if (called === void 0) return {
						at: step.call.at,
						error: unknownRecipe(step.call.recipe)
					};
					if (depth >= 5) return {
						at,
						error: limitError("Recipes call recipes more than 5 deep")
					};
					includes.set(called.source.path, {
						path: called.source.path,
						digest: called.source.digest
					});
					let fault = visit(called, depth + 1, at);
					if (fault !== void 0) return fault;
				}
			};
			let fault = visit(recipe, 0, void 0);
			return fault === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([...includes.values()]) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fault);
		}
		var PlanBudget = class {
			#limits;
			#sizes = new Map();
			#bytes = 0;
			#calls = 0;
			constructor(limits) {
				this.#limits = limits;
			}
			countCall() {
				return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(this.#limits.calls, "call")} of tools`) : void 0;
			}
			countChanges(changes) {
				for (let change of changes) {
					let size = "after" in change ? change.after.length : 0;
					this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
					this.#sizes.set(change.path, size);
				}
				let { files, bytes } = this.#limits;
				if (this.#sizes.size > files) return limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(files, "file")} would change`);
				return this.#bytes > bytes ? limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$t)(bytes)} would be written`) : void 0;
			}
		};
		function limitError(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
		}
		function unknownRecipe(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list --all' for all of them.");
		}
		var PlainDictionary = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L {
			plain;
			#folded;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(key) {
				let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
				return name === void 0 ? void 0 : toData(this.plain[name]);
			}
			values() {
				return Object.values(this.plain).map(toData);
			}
			pairs() {
				return Object.entries(this.plain).map(([key, value]) => ({
					key,
					value: toData(value)
				}));
			}
			#fold() {
				this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
				return this.#folded;
			}
		};
		var PlainArray = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I {
			plain;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(index) {
				return toData(this.plain[index]);
			}
			values() {
				return this.plain.map(toData);
			}
		};
		function toData(value) {
			if (typeof value == "string") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.M(value);
			if (typeof value == "number") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.N(value);
			if (typeof value == "boolean") return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.F(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.P();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I) return value.values().map(fromData);
			if (value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.P ? null : value.value;
		}
		function namesIn$1(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		var EvaluationError = class extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		};
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		var StrictEvaluator = class extends _list_2_js__WEBPACK_IMPORTED_MODULE_2__.k {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.B ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.R(asLiteral(whole), key));
				if (key instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.z && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.M && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		};
		function asLiteral(value) {
			return new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.z(value, NO_TOKEN);
		}
		let NO_TOKEN = {
			type: 0,
			lexeme: "",
			range: {
				start: {
					line: 0,
					column: 0
				},
				end: {
					line: 0,
					column: 0
				}
			}
		};
		function isMissing(whole, key) {
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.L) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.j) return !1;
			if (!(whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(key.coerceString());
			if (whole instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			let names = namesIn$1(whole);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.K)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(_entry_js__WEBPACK_IMPORTED_MODULE_0__.O).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			..._list_2_js__WEBPACK_IMPORTED_MODULE_2__.O.map((definition) => [definition.name.toLowerCase(), definition]),
			["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text.coerceString()))
			}],
			["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.M(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.A)(evaluateSource(source, contexts)));
		}
		var Stopped = class extends Error {
			diagnostic;
			constructor(source, finding) {
				super(finding.message);
				let { code, message, suggestion } = finding;
				this.diagnostic = {
					severity: "error",
					code,
					message,
					suggestion,
					at: source.at
				};
			}
		};
		function guarded(run) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(error.diagnostic);
				throw error;
			}
		}
		function evaluateValue(value, contexts) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "list": return value.items.map((item) => evaluateValue(item, contexts));
				case "map": {
					let plain = Object.create(null);
					for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
					return plain;
				}
				case "template": {
					let [only, ...others] = value.parts;
					if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
					return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
				}
			}
		}
		function asText(source, value) {
			if (value.primitive) return value.coerceString();
			throw new Stopped(source, {
				code: "not_text",
				message: `${value instanceof _list_2_js__WEBPACK_IMPORTED_MODULE_2__.I ? "a list" : "a map"} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(source.text);
				if (!result.ok) throw new Stopped(source, result.error);
				expression = result.value;
				parsed.set(source, expression);
			}
			try {
				return evaluate(expression, contexts);
			} catch (error) {
				throw new Stopped(source, findingOf(error));
			}
		}
		function findingOf(error) {
			for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
			return {
				code: "expression_failed",
				message: error instanceof Error ? error.message : String(error),
				suggestion: "Check the values that the expression is given."
			};
		}
		var PermissionGuard = class {
			#recipe;
			#caller;
			#fetchHosts;
			#write;
			#touched = new Set();
			constructor(recipe, { caller, fetchHosts } = {}) {
				let write = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.V)(recipe.permissions.write);
				if (!write.ok) throw Error(`A recipe was read with a glob that is none: ${write.error.message}`);
				this.#recipe = recipe;
				this.#caller = caller;
				this.#fetchHosts = fetchHosts;
				this.#write = write.value;
			}
			refuseCall({ tool, args }) {
				if (tool.effect !== "external") return;
				if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
					tool,
					args
				});
				let { command, url } = args;
				if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(command)}'`, command);
				if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
					let refusal = this.#refuseHosts([new URL(url).hostname]);
					if (refusal !== void 0) return refusal;
				}
				return this.#caller?.refuseCall({
					tool,
					args
				});
			}
			#refuseHosts(hosts) {
				for (let host of hosts) {
					if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(host)}`, host);
					if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
				}
			}
			mayReach(host) {
				return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
			}
			refuseChanges(changes) {
				let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
				if (outside !== void 0) return this.#refuse("write", `may not change '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(outside.path)}'`, outside.path);
				for (let { path } of changes) this.#touched.add(path);
				let { maxFiles } = this.#permissions;
				if (this.#touched.size > maxFiles) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
				return this.#caller?.refuseChanges(changes);
			}
			get #permissions() {
				return this.#recipe.permissions;
			}
			get #place() {
				let { at, source } = {
					at: this.#permissions.at,
					source: this.#recipe.source
				};
				return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
			}
			#refuse(key, what, value) {
				let quoted = quote(key === "write" ? (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.T)(value) : value);
				let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
			}
		};
		function refuseHost(host) {
			let message = `${_shared_js__WEBPACK_IMPORTED_MODULE_1__.tn} does not let recipes fetch from ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(host)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.tn}, if they should.`);
		}
		function isParent({ kind, path }, changes) {
			return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
		}
		function quote(value) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.A)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.A)(JSON.stringify(value));
		}
		let NOTHING = {
			number: 0,
			list: [],
			boolean: !1,
			text: "",
			record: {},
			object: {}
		};
		function emptyOutputs(tool) {
			let shape = Object.entries(tool.outputs().shape);
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.w)(schema)]])));
		}
		function joinOutputs(empty, items) {
			let joined = Object.create(null);
			let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
			for (let name of names) {
				let values = items.map((item) => item[name]);
				let sample = empty[name] ?? values[0];
				typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
			}
			joined.items = items;
			return joined;
		}
		function findBroken(expectations, outputs) {
			for (let expectation of expectations) {
				let { output, operator, number } = expectation;
				let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
				let found = Array.isArray(value) ? value.length : value;
				if (typeof found == "number" && COMPARE[operator](found, number)) continue;
				let places = typeof found == "number" && found > number ? placesIn(outputs) : "";
				let message = `Expected ${output} ${operator} ${number}, but ${typeof found == "number" ? `it is ${found}${places}` : "there is no number"}`;
				return {
					expectation,
					error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		function placesIn({ matches, files }) {
			let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : [];
			let named = places.filter((place) => typeof place == "string").slice(0, 3);
			return named.length === 0 ? "" : `: ${[...named.map(_entry_js__WEBPACK_IMPORTED_MODULE_0__.O), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
		}
		function placeOf(match) {
			let { path, line } = match ?? {};
			return typeof path == "string" && typeof line == "number" ? `${path}:${line}` : void 0;
		}
		let COMPARE = {
			"==": (a, b) => a === b,
			"!=": (a, b) => a !== b,
			"<": (a, b) => a < b,
			"<=": (a, b) => a <= b,
			">": (a, b) => a > b,
			">=": (a, b) => a >= b
		};
		function evidenceOf({ tool, args }, outputs) {
			if (tool.effect !== "external") return;
			let { command, url } = args;
			let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
			if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
				kind: "fetch",
				url: finalUrl,
				finalUrl,
				status,
				sha256: String(hash)
			};
			if (typeof command == "string" && typeof exitCode == "number") return {
				kind: "command",
				command,
				exitCode,
				sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un)({ jitless: !0 });
		function checkArguments(tool, args) {
			let schema = tool.args();
			let parsed = schema.safeParse(args, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.S);
			if (parsed.success) {
				let known = args;
				let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					given: Object.fromEntries(given.map((name) => [name, known[name]])),
					complete: parsed.data
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("invalid_arguments", (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.C)(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
		}
		function checkCall(tool, args, context) {
			let checked = checkArguments(tool, args);
			let refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : void 0;
			return refusal === void 0 ? checked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
		}
		async function runChecked(tool, args, context) {
			let { log } = context;
			if (context.signal.aborted) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.L)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
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
			let { renderTextPatch } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6351)).then((n) => n.St);
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
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
			let asked = {
				...request,
				reason: decision.reason
			};
			let answer = await approver.ask(asked);
			emit({
				kind: "approval_checked",
				request: asked,
				answer
			});
			switch (answer) {
				case "approved": return;
				case "always":
					await approver.remember(asked);
					return;
				case "refused": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
				case "too_long": {
					let what = request.changes.length === 0 ? "it" : "the change";
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("approval_needed", `The call of ${name} needs approval, and ${what} is too long to be shown here`, "Look at it in a terminal, and approve it there.");
				}
			}
		}
		function requiresApproval(facts) {
			return facts.effect !== "read";
		}
		function decide(call, rules, circumstances) {
			if (!requiresApproval(call.tool)) return {
				kind: "allow",
				rule: "reading needs no approval"
			};
			let parameters = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.n)(call.args);
			let rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances));
			if (rule !== void 0) return {
				kind: "allow",
				rule: `${rule.tool} ${rule.pattern}`
			};
			return {
				kind: "needs_approval",
				reason: call.tool.effect === "external" ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call` : `${call.tool.name} changes files, and no approval rule matches this call`
			};
		}
		function matches(rule, tool, parameters, { now, root }) {
			if (rule.tool !== tool.name || rule.enabled === !1) return !1;
			if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
			if (rule.root !== void 0 && rule.root !== root) return !1;
			if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
			let pattern = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.t)(rule.pattern);
			return pattern.ok && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(pattern.value, parameters) === !0;
		}
		function decideCall({ tool, args, context, rules, root }) {
			let checked = checkCall(tool, args, context);
			if (!checked.ok) return checked;
			let details = tool.explain?.(checked.value.complete);
			let call = {
				tool,
				args: checked.value.given,
				...details !== void 0 && { details }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				call,
				args: checked.value,
				decision: decide(call, rules, {
					now: context.clock.now(),
					root
				})
			});
		}
		async function runDecided({ call, args, decision }, request) {
			let { tool, context, emit, inTurn } = request;
			if (tool.effect === "external") {
				let refusal = await obtainApproval(decision, {
					call,
					changes: []
				}, request);
				if (refusal !== void 0) return {
					kind: "unapproved",
					error: refusal
				};
			}
			let started = context.clock.elapsed();
			let run = () => {
				emit({
					kind: "step_started",
					call
				});
				started = context.clock.elapsed();
				return runChecked(tool, args, {
					...context,
					progress: (progress) => emit({
						kind: "progress",
						progress
					})
				});
			};
			let result = await (inTurn !== void 0 && tool.permissions.includes("RunCommands") ? inTurn(run) : run());
			let changes = result.ok ? await context.workspace.changes() : [];
			let durationMs = context.clock.elapsed() - started;
			emit({
				kind: "step_finished",
				result,
				changes,
				durationMs
			});
			return {
				kind: "ran",
				result,
				changes,
				durationMs
			};
		}
		let KNOWN_LATER = {
			kind: "needs_approval",
			reason: "known after approval"
		};
		let READING = {
			kind: "allow",
			rule: "nothing was called"
		};
		async function callTool(tool, args, site, run) {
			let { layers, request } = run;
			tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
			let over = findOver(site, run) ?? finalError(run.budget.countCall());
			if (over !== void 0) return fail(site, run, over);
			let end = await runAndCheck({
				tool,
				args,
				context: {
					...request.context,
					workspace: layers.push(),
					http: { send: (sent) => request.context.http.send({
						...sent,
						mayReach: (host) => site.guard.mayReach(host)
					}) },
					scratch: run.scratch,
					signal: site.deadline.signal
				},
				rules: request.rules,
				root: request.root,
				approver: request.approver,
				emit(event) {
					event.kind === "progress" && request.emit({
						...event,
						step: site.place
					});
					event.kind === "approval_checked" && request.emit({
						...event,
						step: site.place
					});
				}
			}, site, run);
			end.kind === "ran" ? await layers.merge() : layers.drop();
			return end;
		}
		async function runAndCheck(callRequest, site, run) {
			let { tool, args } = callRequest;
			let decided = decideCall(callRequest);
			if (!decided.ok) return fail(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return fail(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await runDecided({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return fail(site, run, {
				...findOver(site, run) ?? {
					error: withPrinted(result),
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(result, changes, site, run);
			if (problem !== void 0) return fail(site, run, {
				...problem,
				...decided.value,
				durationMs
			});
			let evidence = evidenceOf(call, outputs);
			evidence !== void 0 && run.evidence.push(evidence);
			let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
				kind: "allow",
				rule: "approved when asked"
			} : decision;
			record(site, run, {
				outcome: ranOutcome(result),
				call,
				decision: approved,
				changes,
				outputs,
				durationMs
			});
			return {
				kind: "ran",
				outputs
			};
			function refused(error) {
				return fail(site, run, {
					error,
					isFinal: !0,
					call,
					decision
				});
			}
		}
		function withPrinted({ error, printed }) {
			let texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? "").filter((text) => text !== "");
			return texts.length === 0 ? error : {
				...error,
				message: `${error.message}\nIt printed:\n${(0, _command_failure_js__WEBPACK_IMPORTED_MODULE_6__.n)(texts.join("\n"))}`
			};
		}
		function withTimeOf({ timeoutSeconds }, args) {
			if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
			return {
				...args,
				complete: {
					...args.complete,
					timeout_seconds: Math.min(timeoutSeconds, 300)
				}
			};
		}
		function findProblem(result, changes, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let { expect } = site.step;
			let broken = findBroken(expect, result.value);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			if (expect[0] !== void 0 && result.unfinished !== void 0) return {
				error: cannotTell(result.unfinished),
				at: expect[0].at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function cannotTell(unfinished) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("timed_out", `Whether it is as expected cannot be told: ${unfinished}`, "Nothing changes. Simplify the pattern, or search in fewer files.");
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError(limitError(`The plan took longer than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(step.timeoutSeconds, "second");
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function fail(site, run, fault) {
			let { error, isFinal = !1, at = site.step.at } = fault;
			let { code, message, suggestion } = error;
			record(site, run, {
				...fault,
				outcome: {
					kind: "failed",
					code,
					message,
					suggestion
				}
			});
			return {
				kind: "failed",
				isFinal,
				failure: {
					label: site.label,
					at,
					error
				}
			};
		}
		function gate({ call, decision }, site, run) {
			record(site, run, {
				outcome: {
					kind: "deferred",
					because: "external"
				},
				call,
				decision
			});
			let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} acts outside the workspace`;
			return {
				kind: "gated",
				gate: {
					label: site.label,
					at: site.step.at,
					call,
					reason
				}
			};
		}
		function ranOutcome({ output, warnings, filesAffected }) {
			return {
				kind: "ran",
				output,
				warnings,
				filesAffected
			};
		}
		function record({ step, label, place }, run, made) {
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, durationMs = 0 } = made;
			let planned = {
				label,
				tool: call?.tool.name ?? place.calls,
				args: call?.args ?? {},
				decision,
				outcome,
				at: step.at
			};
			run.calls.push({
				planned,
				step,
				changes,
				outputs,
				durationMs
			});
		}
		var StepRunner = class {
			#run;
			#site;
			#contexts;
			#callRecipe;
			constructor(run, site, contexts, callRecipe) {
				this.#run = run;
				this.#site = site;
				this.#contexts = contexts;
				this.#callRecipe = callRecipe;
			}
			async runAll() {
				let { step } = this.#site;
				let target = await this.#findTarget();
				let empty = target.kind === "tool" ? emptyOutputs(target.tool) : noOutputs(target.recipe);
				let items = this.#findItems();
				if (!items.ok) {
					let stop = fail(this.#site, this.#run, items.error);
					return {
						ending: "failure",
						outputs: empty,
						...!isPassedOver(stop, step) && { stop }
					};
				}
				let total = items.value.length;
				total === 0 && record(this.#site, this.#run, { outcome: {
					kind: "skipped",
					condition: "for-each has no items"
				} });
				let gathered = [];
				let ending = "skipped";
				for (let [index, item] of items.value.entries()) {
					let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index);
					step.forEach !== void 0 && this.#tellProgress(index + 1, total);
					if (end.kind === "skipped") continue;
					if (end.kind === "ran") {
						gathered.push(end.outputs);
						ending === "skipped" && (ending = "success");
					} else if (isPassedOver(end, step)) ending = "failure";
					else {
						end.kind === "gated" && this.#deferRest(total - index - 1);
						return {
							ending: end.kind === "gated" ? "deferred" : "failure",
							outputs: empty,
							stop: end
						};
					}
				}
				return {
					ending,
					outputs: step.forEach === void 0 ? gathered[0] ?? empty : joinOutputs(empty, gathered)
				};
			}
			#runItem(target, item, index) {
				let label = `${this.#site.label} (${describeItem(item, index)})`;
				return this.#runOne(target, {
					...this.#site,
					label
				}, {
					...this.#contexts,
					item,
					index
				});
			}
			async #runOne(target, site, contexts) {
				let [{ step }, run] = [site, this.#run];
				if (step.if !== void 0) {
					let holds = evaluateCondition(step.if, contexts);
					if (!holds.ok) return fail(site, run, faultOf(holds.error));
					if (!holds.value) {
						record(site, run, { outcome: {
							kind: "skipped",
							condition: step.if.text
						} });
						return { kind: "skipped" };
					}
				}
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) return fail(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : fail(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(evaluated.value);
				let error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					error,
					at: forEach.at,
					isFinal: !0
				});
			}
			#tellProgress(done, total) {
				this.#run.request.emit({
					kind: "progress",
					step: this.#site.place,
					progress: {
						done,
						total,
						unit: "items"
					}
				});
			}
			#deferRest(count) {
				if (count === 0) return;
				let label = `${this.#site.label} (${count} more)`;
				record({
					...this.#site,
					label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
			}
			async #findTarget() {
				let { findTool, library } = this.#run.request;
				let { call } = this.#site.step;
				if (call.kind === "tool") {
					let tool = await findTool(call.tool);
					if (tool === void 0) throw Error(`A recipe was read with a tool that is none: ${call.tool}`);
					return {
						kind: "tool",
						tool
					};
				}
				let recipe = library.find(call.recipe);
				if (recipe === void 0) throw Error(`The recipe ${call.recipe} was there before the run, and is gone`);
				return {
					kind: "recipe",
					recipe
				};
			}
		};
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		var RecipeRunner = class {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new PermissionGuard(recipe, { fetchHosts: request.fetchHosts });
				return this.#runRecipe(recipe, inputs, {
					guard,
					deadline,
					prefix: "",
					depth: 0,
					isVerify: !1
				});
			}
			async #runRecipe(recipe, inputs, surroundings) {
				let steps = Object.create(null);
				let facts = {
					name: recipe.name,
					description: recipe.description,
					path: recipe.source.path
				};
				let contexts = {
					...this.#run.request.contexts,
					inputs,
					steps,
					recipe: facts
				};
				let frame = {
					...surroundings,
					recipe,
					steps,
					contexts
				};
				let stop = await this.#runSteps(recipe.steps, frame, void 0);
				if (stop?.kind === "failed") return stop;
				let verified = await this.#runSteps(recipe.verify, {
					...frame,
					isVerify: !0
				}, stop, "verify ");
				if (verified !== void 0) return verified;
				let outputs = Object.create(null);
				for (let { key, value } of recipe.outputs) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) {
						let { error, at } = faultOf(evaluated.error);
						return {
							kind: "failed",
							isFinal: !1,
							failure: {
								label: `${frame.prefix}outputs.${key}`,
								at,
								error
							}
						};
					}
					outputs[key] = evaluated.value;
				}
				return {
					kind: "ran",
					outputs
				};
			}
			async #runSteps(steps, frame, before, kind = "") {
				let stop = before;
				for (let [index, step] of steps.entries()) {
					let place = {
						label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
						calls: step.call.kind === "tool" ? step.call.tool : `recipe:${step.call.recipe}`,
						number: index + 1,
						total: steps.length,
						isVerify: frame.isVerify,
						depth: frame.depth,
						at: step.at
					};
					stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
					if (stop?.kind === "failed") return stop;
				}
				return stop;
			}
			#defer(step, place) {
				let { calls, request } = this.#run;
				record({
					step,
					place,
					label: place.label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
				request.emit({
					kind: "step_finished",
					step: place,
					ending: "deferred",
					calls: calls.slice(-1),
					durationMs: 0
				});
			}
			async #runStep(step, place, frame) {
				let { calls, request, waiting } = this.#run;
				let { clock } = request.context;
				request.emit({
					kind: "step_started",
					step: place
				});
				let worked = () => clock.elapsed() - waiting.ms;
				let [started, firstCall] = [worked(), calls.length];
				let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
				let { ending, outputs, stop } = await withDeadline(frame.deadline.signal, {
					ms,
					waiting
				}, (deadline) => new StepRunner(this.#run, {
					step,
					place,
					label: place.label,
					guard: frame.guard,
					deadline
				}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
				step.id !== void 0 && (frame.steps[step.id] = {
					outputs,
					outcome: ending
				});
				let durationMs = worked() - started;
				request.emit({
					kind: "step_finished",
					step: place,
					ending,
					calls: calls.slice(firstCall),
					durationMs
				});
				return stop;
			}
			async #callRecipe(frame, recipe, args, site) {
				let { layers, calls } = this.#run;
				let firstCall = calls.length;
				let { step, deadline, label, place } = site;
				let inputs = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.E)(recipe, args);
				if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new PermissionGuard(recipe, { caller: frame.guard }),
					deadline,
					prefix: `${label} / `,
					depth: frame.depth + 1,
					isVerify: place.isVerify
				};
				let end = await this.#runRecipe(recipe, inputs.value, surroundings);
				let broken = end.kind === "ran" ? findBroken(step.expect, end.outputs) : void 0;
				let checked = broken === void 0 ? end : fail(site, this.#run, {
					error: broken.error,
					at: broken.expectation.at
				});
				if (step.continueOnError) {
					if (checked.kind === "failed") {
						layers.drop();
						for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
							...call,
							changes: []
						});
					} else await layers.merge();
				}
				return checked;
			}
		};
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		var Waiting = class {
			#clock;
			#ended = 0;
			#since;
			constructor(clock) {
				this.#clock = clock;
			}
			get ms() {
				return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
			}
			around(approver) {
				return {
					ask: async (request) => {
						this.#since = this.#clock.elapsed();
						try {
							return await approver.ask(request);
						} finally {
							this.#ended = this.ms;
							this.#since = void 0;
						}
					},
					remember: (request) => approver.remember(request)
				};
			}
		};
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function planRecipe(request) {
			let { recipe, inputs, emit } = request;
			emit({
				kind: "run_started",
				recipe,
				inputs
			});
			let outcome = await runAll(request);
			if (outcome.kind === "failed") {
				emit({
					kind: "run_failed",
					failure: outcome.failure
				});
				return outcome;
			}
			request.context.workspace.seal();
			emit({
				kind: "plan_ready",
				outcome
			});
			return outcome;
		}
		async function runAll(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { recipe, context, limits } = request;
				let survey = surveyRecipe(recipe, request.library, limits);
				if (!survey.ok) {
					let { at, error } = survey.error;
					return {
						kind: "failed",
						failure: {
							label: recipe.name,
							at,
							error
						},
						calls: [],
						evidence: [],
						includes: []
					};
				}
				let layers = new PlanLayers(context.workspace);
				let scratch = __addDisposableResource(env_1, request.openScratch(layers), !0);
				let waiting = new Waiting(context.clock);
				return await withDeadline(context.signal, {
					ms: limits.wallMs,
					waiting
				}, async (deadline) => {
					let record = {
						calls: [],
						evidence: [],
						sources: new Map()
					};
					let run = {
						request: {
							...request,
							approver: waiting.around(request.approver)
						},
						layers,
						scratch,
						budget: new PlanBudget(limits),
						deadline,
						waiting,
						...record
					};
					let end = await new RecipeRunner(run).start(recipe, request.inputs);
					let known = {
						calls: run.calls,
						evidence: run.evidence,
						includes: [...survey.value, ...run.sources.values()]
					};
					if (end.kind === "failed") return {
						kind: "failed",
						failure: end.failure,
						...known
					};
					let changes = await context.workspace.changes();
					if (end.kind === "gated") return {
						kind: "gated",
						gate: end.gate,
						changes,
						...known
					};
					return {
						kind: "complete",
						outputs: end.outputs,
						changes,
						...known
					};
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function completePlan(content, changes, tools) {
			let planned = {
				...content,
				changes: changes.map(_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_4__.c)
			};
			if (tools === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(loaded({
				plan: {
					...planned,
					digest: (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_4__.s)(planned)
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
					digest: (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_4__.s)(complete)
				},
				changes
			});
		}
		async function commitPlan(seal, stored) {
			let commit = await seal.commit(stored.plan);
			let { gitDirectory, tree, kept, store } = seal;
			if (commit.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(loaded(stored, {
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
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ outcome });
			let loaded = await completePlan(planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts), outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ directory: "." });
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(node_path__WEBPACK_IMPORTED_MODULE_12__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_12__.sep).join("/") || ".");
			if (!directory.ok) return directory;
			let [commit, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"HEAD^{commit}"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("read HEAD", commit.error));
			let head = commit.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(branch.value).trim() : void 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...head !== void 0 && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__._)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
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
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(_entry_js__WEBPACK_IMPORTED_MODULE_0__.D)]);
			let fault = makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path))]));
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(fault));
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
				let parents = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path);
				let above = parents.at(-1) === void 0 ? void 0 : makeDirectories(request, parents);
				if (above !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)({
					...linked.error,
					path
				}));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				dependencies,
				warnings: [...copied.value, ...describeRepositories(places, directories)]
			});
		}
		function describeRepositories(files, directories) {
			let known = new Set(files);
			let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
			let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.J)((name) => kindOf(`${directory}/${name}`)));
			if (found.length === 0) return [];
			return [`There are git repositories among the files: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(found)}. In commands, git refuses to run there`];
		}
		function makeDirectories({ tree, scratchDisk }, directories) {
			for (let directory of directories) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(serious, "copy"));
			if (faults.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([`Left out ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(faults.length, "unreadable file")} where commands run: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk }, files) {
			for (let path of files) {
				if (workspace.folder !== void 0 && workspace.staged(path) === void 0) continue;
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(made.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		async function findLinks(request) {
			let { repository, files, git, disk, scratchDisk } = request;
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
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.k)(path) && !down.includes("..") && !down.some(_entry_js__WEBPACK_IMPORTED_MODULE_0__.M);
		}
		async function makeCheckout(request) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.h)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let made = await checkOut(request, home.value);
			made.ok || await scratchDisk.removeFolder(home.value);
			return made;
		}
		async function checkOut(request, home) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = node_path__WEBPACK_IMPORTED_MODULE_12__.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(madeTree.error));
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
				scratchDisk
			});
			if (!filled.ok) return filled;
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_12__.join(home, "git");
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: node_path__WEBPACK_IMPORTED_MODULE_12__.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? _ignored_js__WEBPACK_IMPORTED_MODULE_9__.n : (0, _ignored_js__WEBPACK_IMPORTED_MODULE_9__.t)(git, {
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
			let ignored = await (0, _ignored_js__WEBPACK_IMPORTED_MODULE_9__.t)(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = node_path__WEBPACK_IMPORTED_MODULE_12__.relative(repository.workTree, workspace.folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_12__.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new _list_2_js__WEBPACK_IMPORTED_MODULE_2__.G({
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
				scratchDisk
			});
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.v)({
				...request,
				home,
				gitDirectory,
				excluded: dependencies.map(excludeLine),
				hasRefs: !0
			});
			if (!clean.ok) return clean;
			let marked = scratchDisk.write(tree, ".git", {
				bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(marked.error));
			if (clean.value.head === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)("read the base commit", indexed.error));
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
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
		let ABSENT = [
			"not_found",
			"not_a_directory",
			"not_a_file"
		];
		let MAX_FILE_BYTES = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(files.value.map(({ path }) => path).sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.H)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("path_denied", `The command made a git repository inside the working directory: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_a_file", `The command left something that is not a regular file: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("too_large", `The command wrote files larger than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$t)(MAX_FILE_BYTES)}: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(name.slice(prefix.length));
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
				if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function openScratch(request) {
			return new Scratch(request);
		}
		var Scratch = class {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare() {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, _git_state_js__WEBPACK_IMPORTED_MODULE_8__.t)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(gitTampered(tampered));
				let { workspace, disk, scratchDisk } = this.#request;
				let { tree, prefix, skipped, isIgnored } = checkout;
				let difference = await compareTree({
					tree,
					baseline: baseline.scan,
					skipped,
					scratchDisk,
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
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(touched)}: it is linked, not copied`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					changed: staged.value,
					warnings
				});
			}
			async discard() {
				let home = this.#checkout?.home;
				this.#checkout = void 0;
				this.#baseline = void 0;
				this.#isDirty = !1;
				home !== void 0 && await this.#request.scratchDisk.removeFolder(home);
			}
			[Symbol.asyncDispose]() {
				this.#isDisposed = !0;
				return this.discard();
			}
			async #takeBaseline(checkout) {
				let { scratchDisk } = this.#request;
				let scan = scratchDisk.scan(checkout.tree, {
					from: [""],
					skipped: checkout.skipped,
					mayEnter: () => !0
				});
				if (!scan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			async #update({ tree, prefix }, changes) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				for (let path of differing) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(removed.error, "remove"));
				}
				for (let path of differing) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(written.error));
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, _git_state_js__WEBPACK_IMPORTED_MODULE_8__.n)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("git_state_tampered", `The command changed the state of the git repository: ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= __webpack_require__.e(8588).then(__webpack_require__.bind(__webpack_require__, 8588)).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
		let MB = 1048576;
		let DEFAULT_LIMITS = {
			readFileBytes: 10 * MB,
			writeFileBytes: 10 * MB,
			searchFileBytes: 1 * MB,
			searchDepth: 20,
			fileSearchDepth: 20,
			searchMs: 3e4,
			regexMsPerFile: 5e3,
			grepResults: 50,
			grepResultsMaximum: 500,
			globResults: 100,
			globResultsMaximum: 500,
			fileSearchResults: 1e3,
			listDirEntries: 1e3,
			commandOutputBytes: 1 * MB,
			fetchBytes: 1 * MB,
			contentBytes: 64 * MB
		};
		function memoryHistory() {
			let record;
			return {
				last: () => record,
				remember(latest) {
					record = latest;
				}
			};
		}
		let LOG_LEVELS = [
			"trace",
			"debug",
			"info",
			"warn",
			"error"
		];
		function logTo(print, threshold) {
			let lowest = LOG_LEVELS.indexOf(threshold);
			return { write(level, message) {
				LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
			} };
		}
		var StagedNames = class {
			#uses = new Map();
			#folded = new Map();
			add(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.F)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent) ?? new Map();
					let earlier = uses.get(name) ?? 0;
					uses.set(name, earlier + 1);
					this.#uses.set(parent, uses);
					if (earlier > 0) continue;
					let key = foldedKey(parent, name);
					this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
				}
			}
			remove(path) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.F)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent);
					let left = (uses?.get(name) ?? 0) - 1;
					if (left > 0) {
						uses?.set(name, left);
						continue;
					}
					uses?.delete(name);
					uses?.size === 0 && this.#uses.delete(parent);
					this.#folded.get(foldedKey(parent, name))?.delete(name);
				}
			}
			in(directory) {
				return this.#uses.get(directory)?.keys() ?? [];
			}
			has(directory, name) {
				return this.#uses.get(directory)?.has(name) === !0;
			}
			hasBelow(path) {
				return this.#uses.has(path);
			}
			like(directory, name) {
				return this.#folded.get(foldedKey(directory, name)) ?? [];
			}
		};
		function nameIn(parent, path) {
			return parent === "." ? path : path.slice(parent.length + 1);
		}
		function foldedKey(directory, name) {
			return `${directory}/${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(name)}`;
		}
		var Aliases = class {
			#base;
			#known = new Map();
			constructor(base) {
				this.#base = base;
			}
			forget() {
				this.#known.clear();
			}
			async find({ path, names, isRemoved }) {
				for (let part of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path), path]) {
					let parent = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.F)(part);
					let name = nameIn(parent, part);
					let present = [...((await this.#foldedNames(parent)).get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
					if (present.includes(name)) continue;
					return present[0] === void 0 ? void 0 : pathIn(parent, present[0]);
				}
			}
			async #foldedNames(directory) {
				let known = this.#known.get(directory);
				if (known !== void 0) return known;
				let folded = new Map();
				let entries = await this.#base.directory(directory);
				for (let { name } of entries.ok ? entries.value : []) {
					let same = folded.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(name));
					same === void 0 ? folded.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(name), [name]) : same.push(name);
				}
				this.#known.set(directory, folded);
				return folded;
			}
		};
		function pathIn(directory, name) {
			return directory === "." ? name : `${directory}/${name}`;
		}
		let MISSING = {
			kind: "missing",
			size: 0
		};
		var StagedWorkspace = class StagedWorkspace {
			#base;
			#aliases;
			#files = new Map();
			#directories = new Set();
			#names = new StagedNames();
			#removed = new StagedNames();
			#listing;
			#isSealed = !1;
			constructor(base) {
				this.#base = base;
				this.#aliases = new Aliases(base);
			}
			get folder() {
				return this.#base.folder;
			}
			get dropsEmptied() {
				return this.#base.dropsEmptied;
			}
			async files() {
				let base = await this.#base.files();
				if (this.#files.size === 0) return base;
				if (this.#listing?.base !== base) {
					let kept = base.files.filter((path) => !this.#files.has(path));
					let written = [...this.#files].filter(([, file]) => file.after !== void 0).map(([path]) => path);
					this.#listing = {
						base,
						files: {
							files: [...kept, ...written].sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.H),
							warnings: base.warnings
						}
					};
				}
				return this.#listing.files;
			}
			async *batches() {
				this.#files.size === 0 ? yield* this.#base.batches() : yield await this.files();
			}
			async entry(path) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					kind: "file",
					size: staged.bytes.length
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					kind: "directory",
					size: 0
				});
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(MISSING);
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isDropped(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(MISSING) : this.#base.entry(path);
				return above.isRemoved ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(MISSING) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.et)(above.path));
			}
			async read(path, limit) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(limit === void 0 ? staged : {
					...staged,
					bytes: staged.bytes.subarray(0, limit)
				});
				if (this.#hasDirectory(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tt)(path));
				if (this.#files.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(path));
				let above = this.#stagedAbove(path);
				if (above === void 0) return await this.#isEmptied(path) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(path)) : this.#base.read(path, limit);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(above.isRemoved ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(path) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.et)(above.path));
			}
			async directory(path) {
				if (path !== "." && this.#files.get(path)?.after !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.et)(path));
				let isOurs = path !== "." && this.#hasDirectory(path);
				let base = await this.#base.directory(path);
				if (!base.ok && !isOurs) return base;
				let at = (name) => path === "." ? name : `${path}/${name}`;
				let entries = new Map();
				for (let entry of base.ok ? base.value : []) {
					let inner = at(entry.name);
					(entry.kind === "directory" ? await this.#isDropped(inner) : this.#isRemoved(inner)) || entries.set(entry.name, entry);
				}
				for (let name of this.#names.in(path)) entries.set(name, {
					name,
					kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([...entries.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.name, b.name)));
			}
			async footprint() {
				this.#aliases.forget();
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#base.isWritable(path);
			}
			staged(path) {
				let staged = this.#files.size === 0 ? void 0 : this.#files.get(path);
				return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
			}
			async stage(path, bytes, options = {}) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.N)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Z)(path));
				let earlier = this.#files.get(path);
				let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(earlier.before);
				if (!before.ok) return before;
				if (earlier?.after === void 0) {
					let isNew = before.value === void 0 || earlier !== void 0;
					let refusal = await this.#refuse(path, isNew);
					if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
				}
				let mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? "100644";
				let edits = earlier === void 0 ? options.edits : void 0;
				this.#put(path, {
					before: before.value,
					after: {
						bytes,
						mode
					},
					edits
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			async remove(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.N)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Z)(path));
				let earlier = this.#files.get(path);
				if (earlier?.after !== void 0) {
					this.#put(path, earlier.before && {
						before: earlier.before,
						after: void 0,
						edits: void 0
					});
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
				}
				let before = await this.read(path);
				if (!before.ok) return before;
				if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("delete file", path));
				this.#put(path, {
					before: before.value,
					after: void 0,
					edits: void 0
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			async makeDirectory(path) {
				this.#assertOpen();
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.N)(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Z)(path));
				let created = [];
				for (let directory of [...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path), path]) {
					let entry = await this.entry(directory);
					if (!entry.ok) return entry;
					if (entry.value.kind === "directory") continue;
					if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rt)(path));
					if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
					created.push(directory);
				}
				if (created.length > 0) {
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(aliasError(path, alias));
					if (!this.#base.isWritable(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("create directory", path));
				}
				for (let directory of created) {
					this.#directories.add(directory);
					this.#names.add(directory);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(created);
			}
			async changes() {
				let changes = [];
				for (let [path, file] of this.#files) {
					let change = netChange(path, file);
					change !== void 0 && changes.push(change);
				}
				let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(change.path)));
				for (let path of this.#directories) holding.has(path) || changes.push({
					kind: "create_directory",
					path
				});
				return changes.sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path));
			}
			fork() {
				return new StagedWorkspace(this);
			}
			seal() {
				this.#isSealed = !0;
			}
			#assertOpen() {
				if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing may be staged any more.");
			}
			#put(path, file) {
				let wasRemoved = this.#isRemoved(path);
				let wasThere = this.#files.get(path)?.after !== void 0;
				let isThere = file?.after !== void 0;
				isThere && !wasThere && this.#names.add(path);
				wasThere && !isThere && this.#names.remove(path);
				file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
				this.#isRemoved(path) && !wasRemoved && this.#removed.add(path);
				!this.#isRemoved(path) && wasRemoved && this.#removed.remove(path);
				isThere !== wasThere && (this.#listing = void 0);
			}
			#hasDirectory(path) {
				return this.#directories.has(path) || this.#names.hasBelow(path);
			}
			#isRemoved(path) {
				let staged = this.#files.get(path);
				return staged !== void 0 && staged.after === void 0;
			}
			async #isDropped(path) {
				return this.#base.dropsEmptied && this.#isEmptied(path);
			}
			async #isEmptied(path) {
				if (!this.#removed.hasBelow(path)) return !1;
				let listed = await this.#base.directory(path);
				for (let { name, kind } of listed.ok ? listed.value : []) {
					let inner = `${path}/${name}`;
					if (!(kind === "directory" ? await this.#isEmptied(inner) : this.#isRemoved(inner))) return !1;
				}
				return listed.ok;
			}
			#stagedAbove(path) {
				if (this.#files.size === 0) return;
				let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path).find((ancestor) => this.#files.has(ancestor));
				return above && {
					path: above,
					isRemoved: this.#isRemoved(above)
				};
			}
			async #contentBefore(path, options) {
				if (options.from !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(options.from);
				let content = await this.read(path);
				if (content.ok) return content;
				return content.error.code === "not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : content;
			}
			async #refuse(path, isNew) {
				if (isNew) {
					if (this.#hasDirectory(path)) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tt)(path);
					for (let ancestor of (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path)) {
						let entry = await this.entry(ancestor);
						if (!entry.ok) return entry.error;
						if (entry.value.kind === "symlink") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rt)(path);
						if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.et)(ancestor);
					}
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return aliasError(path, alias);
				}
				return this.#base.isWritable(path) ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)(isNew ? "create file" : "write file", path);
			}
			#findAlias(path) {
				return this.#aliases.find({
					path,
					names: this.#names,
					isRemoved: (other) => this.#isRemoved(other)
				});
			}
		};
		function netChange(path, { before, after, edits }) {
			if (after === void 0) return before && {
				kind: "delete",
				path,
				before: before.bytes,
				modeBefore: before.mode
			};
			if (before === void 0) return {
				kind: "create",
				path,
				after: after.bytes,
				mode: after.mode
			};
			if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return;
			return {
				kind: "update",
				path,
				before: before.bytes,
				after: after.bytes,
				modeBefore: before.mode,
				mode: after.mode,
				...edits && { edits }
			};
		}
		function aliasError(path, alias) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
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
			if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(file.config);
			let loaded = await loadConfig(tree, now);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(loaded.value.config) : loaded;
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_12__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			if (named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_12__.isAbsolute(named)) return named;
			let home = env.HOME ?? "";
			return node_path__WEBPACK_IMPORTED_MODULE_12__.join(node_path__WEBPACK_IMPORTED_MODULE_12__.isAbsolute(home) ? home : homeOfUser(), fallback);
		}
		function homeOfUser() {
			let user = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(() => node_os__WEBPACK_IMPORTED_MODULE_17__.userInfo());
			return user.ok && node_path__WEBPACK_IMPORTED_MODULE_12__.isAbsolute(user.value.homedir) ? user.value.homedir : node_os__WEBPACK_IMPORTED_MODULE_17__.devNull;
		}
		async function openSession({ invocation, category, opened, allowHosts, verbose, history }) {
			let { env, console, program, signal } = invocation;
			let { tree, programs } = opened;
			let { folder } = tree;
			return {
				root: folder,
				context: {
					workspace: new StagedWorkspace(opened.view ?? tree),
					shell: lazyShell(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ot)(env.SHELL, programs), {
						inherited: env,
						searchPath: programs.path
					}),
					http: lazyHttp,
					threads: searchThreads(program),
					history: history ?? (category === "Terminal" ? await userHistory(env, folder) : memoryHistory()),
					clock: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Y,
					log: logTo((line) => console.err(`${console.errStyle.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.h)(line))}\n`), verbose ? "trace" : "warn"),
					limits: DEFAULT_LIMITS,
					project: projectOf(tree),
					allowPrivateHosts: allowHosts,
					signal
				}
			};
		}
		function searchThreads({ folder, extension }) {
			return (0, _list_3_js__WEBPACK_IMPORTED_MODULE_10__.i)((0, node_url__WEBPACK_IMPORTED_MODULE_13__.pathToFileURL)(node_path__WEBPACK_IMPORTED_MODULE_12__.join(folder, `search-worker${extension}`)), node_os__WEBPACK_IMPORTED_MODULE_17__.availableParallelism());
		}
		async function userHistory(env, root) {
			let { fileHistory } = await __webpack_require__.e(3627).then(__webpack_require__.bind(__webpack_require__, 3627));
			return fileHistory({
				stateFolder: stateFolder(env),
				root
			});
		}
		let lazyHttp = { async send(request) {
			let { realHttp } = await __webpack_require__.e(4163).then(__webpack_require__.bind(__webpack_require__, 4163));
			return realHttp().send(request);
		} };
		function lazyShell(find, surroundings) {
			return {
				get program() {
					return find() ?? "none";
				},
				async run(request) {
					let { realShell } = await __webpack_require__.e(5433).then(__webpack_require__.bind(__webpack_require__, 5433));
					return realShell({
						...surroundings,
						program: find()
					}).run(request);
				}
			};
		}
		let VARIABLES$1 = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
		function usersGit({ tree, programs }, { env }) {
			let program = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.at)("git", programs);
			let { repository } = tree;
			if (program === void 0 || repository === void 0) return;
			let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES$1.test(name)));
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
						resolve(error === null ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(out) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
							exitCode,
							message: err.toString("utf8").trim() || error.message
						}));
					});
					child.stdin?.on("error", () => void 0);
					child.stdin?.end(input);
				});
			};
		}
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await readBase(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await openSession({
				invocation,
				category: "Search & Discovery",
				opened,
				allowHosts,
				verbose
			});
			return makePlan({
				recipe,
				inputs,
				library,
				findTool,
				context: {
					...session.context,
					secrets: secretsFrom(invocation.env, config.secrets),
					usage: lazyUsage(invocation.env, session.root)
				},
				openScratch: (workspace) => openScratch({
					workspace,
					repository: tree.repository,
					...tools
				}),
				contexts: {
					env: variablesFor(invocation.env),
					github: github ?? {}
				},
				rules,
				root: session.root,
				approver,
				limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened, invocation)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.at)("git", programs), programs.path),
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_1__.vt,
				scratchDisk: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(node_os__WEBPACK_IMPORTED_MODULE_17__.tmpdir())
			};
		}
		function sealToolsFor(opened, invocation) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository,
				askUsersGit: usersGit(opened, invocation)
			};
		}
		function variablesFor(env) {
			let variables = Object.create(null);
			for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
			return variables;
		}
		function messageFor({ name, description }) {
			return description === "" ? name : `${name}\n\n${description}`;
		}
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.z)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.z)([(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path)));
		}
		function refuseProtected(changes, { approval }, directory = ".") {
			for (let change of changes) {
				let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ut)(change, {
					directory,
					allowWorkflows: approval.allowWorkflows
				});
				if (why === void 0) continue;
				let suggestion = why === "it is a workflow" ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.tn}.` : "Change it by a pull request of your own.";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("path_protected", `The recipe may not change '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(change.path)}' here: ${why}`, suggestion);
			}
		}
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._shared_js__WEBPACK_IMPORTED_MODULE_1__.sn,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.y)("sous-policy-v1", (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)(meaning));
		}
		function meaningOf({ tool, pattern, expires, root }) {
			return {
				tool,
				pattern,
				expires: expires === void 0 ? null : momentOf(expires) ?? expires,
				root: root ?? null
			};
		}
		function momentOf(expires) {
			let time = Date.parse(expires);
			return Number.isNaN(time) ? void 0 : time;
		}
		function asLogin(login) {
			return login.toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a, b)).map(([, value]) => value);
		}
		function shownRanges(patch) {
			return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = "0", count = "1"]) => count === "0" ? [] : [{
				first: Number(start),
				last: Number(start) + Number(count) - 1
			}]);
		}
		async function suggestionsFor(change, ranges) {
			if (change.kind !== "update" || ranges.length === 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_14__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(change.before)) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_14__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(change.after))) return [];
			return ((await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(change))?.hunks ?? []).flatMap((hunk) => blocksOf(hunk)).map(anchored).flatMap((block) => {
				let range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last);
				if (block === void 0 || range === void 0) return [];
				return [block];
			});
		}
		function blocksOf(hunk) {
			let lines = [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ht)(hunk)];
			let blocks = [];
			let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
			for (let at = 0; at < lines.length;) {
				if (lines[at]?.kind === "context") {
					number++;
					at++;
					continue;
				}
				let end = lines.findIndex((line, i) => i >= at && line.kind === "context");
				let block = lines.slice(at, end < 0 ? lines.length : end);
				let removed = block.filter(({ kind }) => kind === "removed");
				let added = block.filter(({ kind }) => kind === "added");
				blocks.push({
					start: number,
					removed,
					added,
					before: lines[at - 1],
					after: end < 0 ? void 0 : lines[end]
				});
				number += removed.length;
				at += block.length;
			}
			return blocks;
		}
		function anchored({ start, removed, added, before, after }) {
			if ([
				...removed,
				...added,
				...removed.length > 0 ? [] : [before ?? after]
			].some((line) => line === void 0 || !line.hasLineFeed || line.text.includes("\r"))) return;
			let texts = added.map(({ text }) => text);
			if (removed.length > 0) return {
				firstLine: start,
				lastLine: start + removed.length - 1,
				lines: texts
			};
			if (before !== void 0) return {
				firstLine: start - 1,
				lastLine: start - 1,
				lines: [before.text, ...texts]
			};
			return after && {
				firstLine: start,
				lastLine: start,
				lines: [...texts, after.text]
			};
		}
		let File = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
			patch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)())
		});
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C }))
		});
		async function suggestChanges(request) {
			let { github, pull, head, changes } = request;
			let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
			if (!files.ok) return files;
			let shown = new Map(files.value.map((file) => [file.filename, file]));
			let prefix = request.directory === "." ? "" : `${request.directory}/`;
			let all = [];
			for (let change of changes) {
				let path = prefix + change.path;
				let file = shown.get(path);
				if (file === void 0 || !("before" in change) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(change.before, "sha1") !== file.sha) continue;
				let found = await suggestionsFor(change, shownRanges(file.patch ?? ""));
				all.push(...found.map((suggestion) => ({
					...suggestion,
					path
				})));
			}
			let chosen = all.filter(({ lines, firstLine, lastLine }) => lines.length <= 100 && lastLine - firstLine < 100).slice(0, 30);
			let heldBack = all.length - chosen.length;
			if (chosen.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				posted: 0,
				heldBack,
				isRepeated: !1
			});
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(chosen.flatMap(({ lines }) => lines).join("\n"), "the suggestions");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			let earlier = await findReview(request);
			if (!earlier.ok) return earlier;
			if (earlier.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				posted: chosen.length,
				heldBack,
				isRepeated: !0
			});
			let body = [
				markerOf(request),
				"Sous would change these lines. Each suggestion can be taken by itself.",
				more(heldBack)
			];
			let posted = await github.write({
				route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
				parameters: {
					pull_number: pull,
					commit_id: head,
					event: "COMMENT",
					body: body.join("\n").trimEnd(),
					comments: chosen.map(commentFor)
				},
				schema: Review,
				look: () => findReview(request)
			});
			return posted.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				posted: chosen.length,
				heldBack,
				isRepeated: !1
			}) : posted;
		}
		function markerOf({ recipe, digest }) {
			return `<!-- sous:suggestions ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`;
		}
		async function findReview(request) {
			let reviews = await request.github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: request.pull }, Review);
			if (!reviews.ok) return reviews;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))));
		}
		function commentFor({ path, firstLine, lastLine, lines }) {
			let range = firstLine === lastLine ? {} : {
				start_line: firstLine,
				start_side: "RIGHT"
			};
			let longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
			let fence = "`".repeat(longest + 1);
			return {
				path,
				line: lastLine,
				side: "RIGHT",
				...range,
				body: [
					`${fence}suggestion`,
					...lines,
					fence
				].join("\n")
			};
		}
		function more(count) {
			return count === 0 ? "" : `\n${count} more ${count === 1 ? "place is" : "places are"} shown in the preview only.`;
		}
		async function suggestPlan({ context, forge, pull, report }) {
			let { plan, changes, recipe } = report;
			if (plan === void 0 || changes.length === 0 || context.runner.input("comment") === "off") return;
			let state = await readPull(forge.github, pull);
			let self = state.ok ? await forge.self() : state;
			if (!state.ok || !self.ok) return;
			let suggested = await suggestChanges({
				github: forge.github,
				pull,
				self: self.value.id,
				head: state.value.head.commit,
				recipe: recipe.source.path,
				digest: plan.digest,
				changes,
				directory: plan.base.directory
			});
			suggested.ok || context.runner.say(`No suggestions were made: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.h)(suggested.error.message)}\n`);
		}
		var PlanRecorder = class {
			#steps = [];
			#running = [];
			#nextMs = 0;
			record = (event) => {
				if (event.kind === "step_started") {
					let startMs = this.#clock;
					this.#running.push({
						index: this.#add(event.step, startMs),
						nextMs: startMs
					});
				} else event.kind === "step_finished" && this.#finish(event);
			};
			get steps() {
				return [...this.#steps];
			}
			get #clock() {
				return this.#running.at(-1)?.nextMs ?? this.#nextMs;
			}
			#add(place, startMs) {
				return this.#steps.push({
					place,
					ending: "unfinished",
					calls: [],
					startMs,
					durationMs: 0
				}) - 1;
			}
			#finish({ step, ending, calls, durationMs }) {
				let top = this.#running.at(-1);
				let isRunning = top !== void 0 && this.#steps[top.index]?.place === step;
				isRunning && this.#running.pop();
				let startMs = this.#clock;
				let index = isRunning ? top.index : this.#add(step, startMs);
				this.#steps[index] = {
					place: step,
					ending,
					calls,
					startMs,
					durationMs
				};
				let around = this.#running.at(-1);
				around === void 0 ? this.#nextMs = startMs + durationMs : around.nextMs = startMs + durationMs;
			}
		};
		var StepLines = class {
			#console;
			#ticker;
			#timer;
			#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bt(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Et)(line, this.#console.errColumns)}\u001b[K`);
				this.#drawnAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)();
			}
			#clear() {
				this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
				this.#drawnAt !== Infinity && (this.#drawnAt = 0);
			}
		};
		let VARIABLES = [
			"GITHUB_ENV",
			"GITHUB_PATH",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_STEP_SUMMARY"
		];
		function watchRunnerFiles(env) {
			let own = VARIABLES.flatMap((name) => env[name] || []);
			let folders = [...new Set(own.map((file) => node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file)))];
			let contents = own.map((file) => ({
				file,
				content: readPlain(file)
			}));
			let before = listAll(folders);
			return () => {
				let after = listAll(folders);
				let changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
				if (changed.length === 0) return;
				for (let { file, content } of contents) content !== void 0 && changed.includes(file) && putBack(file, content);
				let names = VARIABLES.filter((name) => changed.includes(env[name] ?? ""));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("runner_file_tampered", `A command of the recipe changed ${names.join(", ") || "a file"} of the runner`);
			};
		}
		function listAll(folders) {
			let all = new Map();
			for (let folder of folders) for (let name of namesIn(folder)) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_12__.join(folder, name);
				let content = readPlain(file);
				all.set(file, content === void 0 ? "no file" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(content));
			}
			return all;
		}
		function namesIn(folder) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync(folder);
			} catch {
				return [];
			}
		}
		function readPlain(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync(file).isFile() ? node_fs__WEBPACK_IMPORTED_MODULE_11__.readFileSync(file) : void 0;
			} catch {
				return;
			}
		}
		function putBack(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(file, {
				recursive: !0,
				force: !0
			});
			node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync(file, content);
		}
		async function planFolder(request) {
			let { context, folder, prepared, rules, facts } = request;
			let invocation = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__._)(context, folder);
			let opened = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.U)(invocation, ".");
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", opened.error.message, opened.error.suggestion));
			let { config, recipe, inputs } = prepared;
			let recorder = new PlanRecorder();
			let lines = new StepLines(invocation.console);
			let message = context.runner.input("commit-message");
			let refuseTampered = watchRunnerFiles(context.env);
			let made = await makeRun({
				run: {
					...prepared,
					opened: opened.value
				},
				invocation,
				policy: policyHash(config),
				rules,
				approver: request.approver ?? NOBODY,
				emit(event) {
					recorder.record(event);
					lines.take(event);
				},
				allowHosts: [],
				verbose: context.env.RUNNER_DEBUG === "1",
				facts: {
					...message !== "" && { message },
					...facts
				},
				github: expressionContext(context)
			});
			let tampered = refuseTampered();
			if (!made.ok && tampered === void 0 && made.error.code === "path_denied") {
				let outcome = failedBy(made.error, {
					calls: [],
					evidence: [],
					includes: []
				}, prepared);
				let places = {
					directory: facts?.base?.directory ?? ".",
					matches: matchProtected(config.protectedPaths)
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					planned: {
						recipe,
						inputs,
						outcome,
						plan: void 0,
						steps: recorder.steps,
						places
					},
					loaded: void 0
				});
			}
			if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", made.error.message, made.error.suggestion));
			let { outcome, loaded } = made.value;
			let secret = loaded && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(loaded.plan, loaded.changes, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.n)(context.env));
			if (tampered !== void 0 || secret !== void 0) {
				await loaded?.[Symbol.asyncDispose]();
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered ?? secret);
			}
			let places = {
				directory: loaded?.plan.base.directory ?? ".",
				matches: matchProtected(config.protectedPaths)
			};
			let planned = {
				recipe,
				inputs,
				outcome,
				plan: loaded?.plan,
				steps: recorder.steps,
				places
			};
			let refused = loaded === void 0 ? void 0 : refuseProtected(loaded.changes, config, loaded.plan.base.directory);
			if (refused === void 0 || loaded === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				planned,
				loaded
			});
			await loaded[Symbol.asyncDispose]();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				planned: {
					...planned,
					plan: void 0,
					outcome: failedBy(refused, outcome, prepared)
				},
				loaded: void 0
			});
		}
		function failedBy(error, { calls, evidence, includes }, { recipe }) {
			let at = recipe.permissions.at ?? {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			return {
				kind: "failed",
				failure: {
					label: recipe.name,
					at,
					error
				},
				calls,
				evidence,
				includes
			};
		}
		function expressionContext({ repository, event, sha }) {
			return {
				repository: `${repository.owner}/${repository.name}`,
				repository_owner: repository.owner,
				event_name: event,
				sha
			};
		}
	}),
	4688: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => serializeParameters,
			t: () => compileRulePattern
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(error instanceof Error ? error.message : String(error));
			}
		}
	}),
	3076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => showEnd,
			c: () => tokenTooWeak,
			d: () => markerOf,
			f: () => renderCancelled,
			g: () => renderRefusal,
			h: () => renderRecipeHelp,
			i: () => postPlan,
			l: () => createMarked,
			m: () => renderRecipeAnswer,
			n: () => postAnswer,
			o: () => showSeen,
			p: () => renderCommandHelp,
			r: () => postLanding,
			s: () => refuseNoPulls,
			t: () => answerRefusal,
			u: () => findMarked
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		function firstSentence(description) {
			let [paragraph = ""] = description.trim().split(/\n\s*\n/, 1);
			return (/^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split("\n", 1)[0] ?? "").trim().replace(/\s+/g, " ");
		}
		function inputFacts(input) {
			let { type, required, min, max, pattern, options } = input;
			return [
				type === "choice" ? `one of ${options.join(", ")}` : type,
				...required ? ["required"] : [],
				...min === void 0 ? [] : [`at least ${min}`],
				...max === void 0 ? [] : [`at most ${max}`],
				...pattern === void 0 ? [] : [`fits /${pattern}/`],
				...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
			].join(", ");
		}
		let COMMANDS = [
			["/sous run <recipe> <name>=<value> \u2026", "shows what the recipe would change here"],
			["/sous apply <digest>", "approves that plan, and lands exactly it"],
			["/sous cancel [<digest>]", "takes plans back, so that nobody can land them"],
			["/sous list", "lists the recipes"],
			["/sous help [<recipe>]", "explains the commands, or a recipe"]
		];
		function renderCommandHelp() {
			let rows = COMMANDS.map(([command, does]) => [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(command), does]);
			return `### Sous: commands\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)(["command", "what it does"], rows)}\nA command is the first line of a new comment, and nothing else is on that line. Values with spaces stand in quotes: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("title=\"two words\"")}.\n`;
		}
		function renderRecipeAnswer(recipes) {
			if (recipes.length === 0) return `### Sous: recipes\n\nThere are no recipes on the default branch, in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(".github/recipes/")} or ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("recipes/")}.\n`;
			let rows = recipes.map(({ name, recipe }) => [
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(callOf(name, recipe)),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(recipe.name),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(firstSentence(recipe.description))
			]);
			return `### Sous: recipes\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)([
				"command",
				"recipe",
				"what it does"
			], rows)}`;
		}
		function renderRecipeHelp({ name, recipe }) {
			let rows = recipe.inputs.map((input) => [
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(input.name),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(input.description),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(inputFacts(input))
			]);
			let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt).join("\\\n")}\n\n`;
			let inputs = rows.length === 0 ? "It takes no inputs.\n\n" : `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jt)([
				"input",
				"what it is",
				"takes"
			], rows)}\n`;
			return `### Sous: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(recipe.name)}\n\n${description}${inputs}${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kt)("", [(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.m)(callOf(name, recipe))])}`;
		}
		let KINDS = {
			create: "new",
			update: "changed",
			delete: "deleted",
			create_directory: "new folder"
		};
		function renderLanding({ plan, commit, reason, people, ci }) {
			let [subject = ""] = plan.message.split("\n", 1);
			let files = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(plan.changes.filter(({ kind }) => kind !== "create_directory").length, "file");
			let said = reason === "committed" ? "The plan is on the branch, exactly as it was previewed." : "The plan was on the branch already.";
			let who = people && `Asked for by ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(people.requestedBy)}, approved by ${people.approvedBy.map(_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt).join(", ")}.`;
			let more = plan.changes.length - 50;
			return `${[
				`## \u2705 Sous: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(subject)}`,
				[said, ...who === void 0 ? [] : [who]].join(" "),
				`**${files} changed** \u00b7 commit ${commit} \u00b7 recipe ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(plan.recipe.path)} \u00b7 ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(reason)}`,
				[...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(path)} (${KINDS[kind]})`), ...more > 0 ? [`- and ${more} more`] : []].join("\n"),
				...ci === void 0 ? [] : [ci],
				`Digest ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(plan.digest)}`
			].join("\n\n")}\n`;
		}
		function renderCancelled(digests) {
			if (digests.length === 0) return "### Sous: nothing to cancel\n\nNo plan waits here.\n";
			return `### Sous: cancelled\n\nThese plans cannot be landed any more:\n\n${digests.map((digest) => `- ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(digest)}\n`).join("")}`;
		}
		function renderRefusal({ code, message, suggestion }) {
			return `### Sous: not done\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(message)}\n\n${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)(suggestion)} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)(code)})\n\nNothing was changed. ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gt)("/sous help")} explains the commands.\n`;
		}
		function callOf(name, { inputs }) {
			return [
				"/sous run",
				name,
				...inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`)
			].join(" ");
		}
		function markerOf({ kind, subject }) {
			return `<!-- sous:${kind} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(subject)).slice(0, 16)} -->`;
		}
		async function listMarked(request) {
			let { github, pull, self, comments } = request;
			let listed = comments === void 0 ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.l)(github, pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(comments);
			if (!listed.ok) return listed;
			let marker = markerOf(request);
			let own = listed.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(own.map(ownComment));
		}
		async function findMarked(request) {
			let own = await listMarked(request);
			return own.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(own.value[0]) : own;
		}
		async function createMarked({ comments: _, ...request }, body) {
			let created = await createFirst(request, body);
			if (!created.ok) return created;
			let first = await findMarked(request);
			if (!first.ok || first.value === void 0 || first.value.id === created.value.id) return created;
			await removeMarked(request.github, created.value);
			return updateMarked(request.github, first.value, body);
		}
		async function createFirst({ comments: _, ...request }, body) {
			let { github, pull } = request;
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(body, "the comment");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			return github.write({
				route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
				parameters: {
					issue_number: pull,
					body
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.c, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(ownComment)),
				look: () => findMarked(request)
			});
		}
		async function removeMarked(github, { id }) {
			await github.write({
				route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: { comment_id: id },
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)()
			});
		}
		async function updateMarked(github, comment, body) {
			if (comment.body === body) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(comment);
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(body, "the comment");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			let read = () => github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment.id }, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.c);
			return github.write({
				route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
				parameters: {
					comment_id: comment.id,
					body
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.c, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(ownComment)),
				async look() {
					let now = await read();
					if (!now.ok) return now;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(now.value.body === body ? ownComment(now.value) : void 0);
				}
			});
		}
		function ownComment({ id, html_url: url, body }) {
			return {
				id,
				url,
				body
			};
		}
		let PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m;
		async function putStickyComment(request) {
			let { github, pull, self, recipe, digest, body, comments, isFirst = !1 } = request;
			let marked = {
				github,
				pull,
				self,
				kind: "plan",
				subject: recipe
			};
			let listed = await listMarked({
				...marked,
				...comments && { comments }
			});
			if (!listed.ok) return listed;
			let [found, ...others] = listed.value;
			let known = found === void 0 ? [] : plansIn(found.body);
			let plans = digest === void 0 ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, 6);
			let text = render(markerOf(marked), body, plans, digest);
			if (found === void 0) return isFirst ? createFirst(marked, text) : createMarked(marked, text);
			for (let other of others) await removeMarked(github, other);
			let updated = await updateMarked(github, found, text);
			return !updated.ok && updated.error.code === "api_not_found" && comments !== void 0 ? putStickyComment({
				...request,
				comments: void 0
			}) : updated;
		}
		function render(marker, body, plans, current) {
			let struck = plans.filter((digest) => digest !== current).map((digest) => `~~\`${digest.slice(0, 12)}\`~~`);
			return [
				marker,
				`<!-- sous:plans ${plans.map((digest) => `${digest} `).join("")}-->`,
				body.trimEnd(),
				...struck.length === 0 ? [] : ["", `Superseded plans: ${struck.join(", ")}`],
				""
			].join("\n");
		}
		function plansIn(body) {
			return (PLANS.exec(body)?.[1] ?? "").split(" ").filter((text) => text !== "");
		}
		function tokenTooWeak(what, why) {
			if (why.code !== "token_not_permitted") return why;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("token_not_permitted", `The token may not ${what}: ${why.message}`, "Nothing was done yet. Give the job 'permissions: { contents: write, pull-requests: write }', and run it again.");
		}
		function isForWantOfPermission({ code, message }) {
			return code === "token_not_permitted" && /not accessible by/i.test(message);
		}
		async function refuseNoPulls(github, base) {
			let tried = await github.write({
				route: "POST /repos/{owner}/{repo}/pulls",
				parameters: {
					title: "Nothing",
					head: base,
					base
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)()
			});
			return tried.ok || !isForWantOfPermission(tried.error) ? void 0 : tokenTooWeak("write pull requests", tried.error);
		}
		async function react(github, comment, content) {
			let sent = await github.write({
				route: "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
				parameters: {
					comment_id: comment,
					content
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
					id: _list_1_js__WEBPACK_IMPORTED_MODULE_1__.C,
					login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
				})) })
			});
			return sent.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(sent.value.user ?? void 0) : sent;
		}
		async function showSeen(shown) {
			let refused = await show(shown, "eyes");
			return refused !== void 0 && isForWantOfPermission(refused) ? tokenTooWeak("write to pull requests", refused) : void 0;
		}
		async function showEnd(shown, reaction) {
			shown.forge.github.calls < 12 && await show(shown, reaction);
		}
		async function show({ context, forge, from }, reaction) {
			let { runner, job } = context;
			if (from.kind === "review" || job === "gate" || job === "plan" || runner.input("comment") === "off") return;
			let reacted = await react(forge.github, from.id, reaction);
			if (reacted.ok) {
				reacted.value !== void 0 && forge.isKnownAs(reacted.value);
				return;
			}
			runner.say(`The comment could not be reacted to: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.h)(reacted.error.message)}\n`);
			return reacted.error;
		}
		async function postPlan({ context, forge, pull, report, isFirst }) {
			let { text, isIncomplete } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kt)(report, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dt);
			let { serverUrl, repository, run } = context;
			let url = `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${run.id}`;
			let body = isIncomplete ? `${text.trimEnd()}\n\nThe summary of [this run](${url}) has room for more.\n` : text;
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: report.recipe.source.path,
				digest: report.plan?.digest,
				body,
				isFirst
			});
		}
		async function postLanding({ context, forge, pull, plan, commit, reason, people, ci }) {
			if (reason === "already_applied" && await isTold({
				context,
				forge,
				pull,
				plan,
				commit
			})) return;
			let named = people && {
				requestedBy: people.requestedBy.login,
				approvedBy: people.approvedBy.map(({ login }) => login)
			};
			return putSticky({
				context,
				forge,
				pull
			}, {
				recipe: plan.recipe.path,
				digest: plan.digest,
				body: renderLanding({
					plan,
					commit,
					reason,
					people: named,
					ci
				})
			});
		}
		async function isTold({ forge, pull, plan, commit }) {
			let self = await forge.self();
			if (!self.ok) return !1;
			let comments = await forge.comments(pull);
			if (!comments.ok) return !1;
			let found = await findMarked({
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "plan",
				subject: plan.recipe.path,
				comments: comments.value
			});
			return found.ok && found.value?.body.includes(commit) === !0;
		}
		async function putSticky({ context, forge, pull }, sticky) {
			if (context.runner.input("comment") === "off") return;
			let self = await forge.self();
			if (!self.ok) return self.error;
			let comments = await forge.comments(pull);
			if (!comments.ok) return comments.error;
			let put = await putStickyComment({
				github: forge.github,
				pull,
				self: self.value.id,
				comments: comments.value,
				...sticky
			});
			return put.ok ? void 0 : put.error;
		}
		async function postAnswer({ forge, pull, to, body }) {
			let self = await forge.self();
			if (!self.ok) return self.error;
			let comments = await forge.comments(pull);
			if (!comments.ok) return comments.error;
			let request = {
				github: forge.github,
				pull,
				self: self.value.id,
				kind: "answer",
				subject: to,
				comments: comments.value
			};
			let found = await findMarked(request);
			if (!found.ok) return found.error;
			if (found.value !== void 0) return;
			let created = await createMarked(request, `${markerOf(request)}\n${body}`);
			return created.ok ? void 0 : created.error;
		}
		async function answerRefusal(refused, { context, forge, from }) {
			let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(refused);
			if (context.job === "plan") return leaveRefusal(refused, context);
			if (context.runner.input("comment") === "off") return ending;
			let posted = await postAnswer({
				forge,
				pull: from.pull,
				to: `${from.kind} ${from.id}`,
				body: renderRefusal(refused)
			});
			posted === void 0 && await showEnd({
				context,
				forge,
				from
			}, "confused");
			return posted === void 0 ? ending : {
				...ending,
				message: `${ending.message} It could not be told on the pull request: ${posted.message}`
			};
		}
		async function leaveRefusal(refused, context) {
			let { writePlanArtifact } = await __webpack_require__.e(1332).then(__webpack_require__.bind(__webpack_require__, 1332)).then((n) => n.t);
			let { code, message, suggestion } = refused;
			let left = await writePlanArtifact(context, {
				ending: {
					reason: code,
					message: `${message}. ${suggestion}`
				},
				stored: void 0
			});
			return {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)(refused),
				...left.ok && { planPath: left.value }
			};
		}
	}),
	2536: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => readStoredPlan,
			i: () => listPlans,
			n: () => readProcess,
			o: () => savePlan,
			r: () => readProcesses,
			s: () => makeAndOpen,
			t: () => realLandingDisk
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3264);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		var node_child_process__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1421);
		var node_util__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7975);
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return made.ok || made.error.code === "EEXIST" ? parent.open(name) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(made.error);
		}
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
		function pathOfPlans({ home, isGitDirectory }) {
			return `${home}/${isGitDirectory ? "sous" : ".sous"}/plans`;
		}
		async function withPlans(store, enter, work) {
			let opened = [];
			try {
				let directory = store.disk.open(store.home);
				for (let name of [store.isGitDirectory ? "sous" : ".sous", "plans"]) {
					if (!directory.ok) return directory;
					opened.push(directory.value);
					directory = enter(directory.value, name);
				}
				if (!directory.ok) return directory;
				opened.push(directory.value);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function openExisting(parent, name) {
			return parent.open(name);
		}
		function sweepUnfinished(plans, disk) {
			let names = plans.names();
			for (let name of names.ok ? names.value : []) {
				let pid = UNFINISHED.exec(name)?.[1];
				pid !== void 0 && !disk.isRunning({
					...disk.self,
					pid: Number(pid),
					started: ""
				}) && removePlanFolder(plans, name);
			}
		}
		function removeOldPlans(plans) {
			let names = plans.names();
			let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
				let entry = plans.entry(name);
				return entry.ok && entry.value !== void 0 ? [{
					name,
					at: entry.value.modifiedMs
				}] : [];
			}).toSorted((a, b) => b.at - a.at);
			let latest = byAge[0]?.at ?? 0;
			let counted = {
				landed: 0,
				other: 0
			};
			for (let { name, at } of byAge) {
				let kind = byAge.length > 50 && hasLanded(plans, name) ? "landed" : "other";
				counted[kind] += 1;
				(counted[kind] > 50 || latest - at > 12096e5) && removePlanFolder(plans, name);
			}
		}
		function hasLanded(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return !1;
			let entry = folder.value.entry("landed");
			folder.value.close();
			return entry.ok && entry.value !== void 0;
		}
		function isPlanName(name) {
			return /^[0-9a-f]{64}$/.test(name);
		}
		function removePlanFolder(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return;
			folder.value.removeFile(PLAN_FILE);
			let names = folder.value.names();
			for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || removePlanFolder(folder.value, inside);
			folder.value.close();
			plans.removeDirectory(name);
		}
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			let planned = stored.changes.map(_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.c);
			if ((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.s)({
				...stored.plan,
				changes: planned
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await withPlans(store, makeAndOpen, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex")}`;
				let written = await writeFolder(plans, name, stored, planned);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await withPlans(store, openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(noPlan(digest, pathOfPlans(store)));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await withPlans(store, openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(PLAN_FILE);
			if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.i)(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.a)(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.i)(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.i)(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.r)(plan.value.changes, pack.value);
			return changes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		async function writeFolder(plans, name, { plan, changes }, planned) {
			let folder = makeAndOpen(plans, name);
			if (!folder.ok) return folder;
			try {
				let packed = await folder.value.writeAside(CONTENTS_FILE, {
					bytes: (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.n)(changes, planned),
					isDurable: !0
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(PLAN_FILE, {
					bytes: Buffer.from((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_2__.o)(plan)),
					isDurable: !0
				});
				return written.ok ? folder.value.sync() : written;
			} finally {
				folder.value.close();
			}
		}
		function putInPlace(plans, name, digest) {
			removePlanFolder(plans, digest);
			let moved = plans.moveFrom(plans, name, digest);
			return moved.ok ? plans.sync() : moved;
		}
		function noPlan(digest, place) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("not_found", `There is no plan ${digest} in '${place}'`, "Look for it with 'sous plans', or make the plan anew.");
		}
		function readProcess(pid) {
			let stat = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_DIRECTORY ?? 0;
		var RealDirectory = class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return node_path__WEBPACK_IMPORTED_MODULE_4__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file),
					entry
				}));
			}
			compare(name, bytes) {
				return this.#inFile(name, (file, entry) => ({
					isSame: hasBytes(file, bytes),
					entry
				}));
			}
			names() {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync(this.pathOf(name));
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(this.pathOf(name), permissions);
				});
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, isExecutable ? 511 : 438);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_3__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, isDurable }) {
				let file = quietly(() => this.#create(name, 438));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), _shared_js__WEBPACK_IMPORTED_MODULE_1__.ht);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			#create(name, permissions) {
				return node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions);
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_3__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_8__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_3__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_8__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync);
		function partsOf(bytes) {
			return bytes instanceof Uint8Array ? [bytes] : bytes;
		}
		function withoutFirst(parts, count) {
			let left = count;
			for (let [index, part] of parts.entries()) {
				if (left < part.length) return [part.subarray(left), ...parts.slice(index + 1)];
				left -= part.length;
			}
			return [];
		}
		let AS_IT_IS = -1;
		function describe(stats) {
			return {
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._t)(stats),
				permissions: Number(stats.mode) & (stats.isDirectory() ? 4095 : 511),
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: [
					identityOf(stats),
					stats.size,
					stats.mtimeNs,
					stats.mode,
					stats.uid,
					stats.gid
				].join(":"),
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gt)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_6__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlink(directory.pathOf(name), () => resolve())));
					for (let name of names.slice(0, own)) directory.removeFile(name);
					await Promise.all(aside);
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = readProcess(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_7__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		let THREADS = 5;
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	})
};
