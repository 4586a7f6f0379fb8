"use strict";
exports.id = 2411;
exports.ids = [2411, 5366];
exports.modules = {
	5366: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => searchFiles,
			t: () => tool_grep_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		async function searchFiles(request, surroundings) {
			let { workspace, clock } = surroundings;
			let end = clock.elapsed() + surroundings.limits.searchMs;
			let remainingMs = () => end - clock.elapsed();
			let selector = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._)(workspace, request.selection);
			if (!selector.ok) return selector;
			let around = selector.value.isNamed ? {
				...surroundings,
				limits: forNamedFile(surroundings.limits)
			} : surroundings;
			let found = new Findings();
			let hasCandidates = !1;
			for await (let batch of batchesOf(selector.value, workspace)) {
				let { tally, isPartial } = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.t)({
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
			if (around.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
			let { under, include = [], extension } = request.selection;
			under !== void 0 && under !== "." && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: it is ignored, it belongs to another repository, or it holds no files`);
			let { files } = found;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
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
				longLines: [],
				tooDeep: 0,
				secret: 0
			};
			add(tally, { files, tooDeep, secret, warnings }) {
				let named = ([file, count]) => ({
					path: pathAt(files, file),
					count
				});
				this.files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(this.files, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.r)(tally).map(named), ({ path }) => path);
				let longLines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(this.#skipped.longLines, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.i)(tally).map(named), ({ path }) => path);
				let skipped = {
					...this.#skipped,
					longLines,
					tooDeep: this.#skipped.tooDeep + tooDeep,
					secret: this.#skipped.secret + secret
				};
				for (let fault of FAULTS) {
					let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
					skipped[fault] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(skipped[fault], more, (path) => path);
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
			let reader = workspace.folder === void 0 ? void 0 : new _shared_js__WEBPACK_IMPORTED_MODULE_1__.o(workspace.folder, limits.searchFileBytes);
			let matches = [];
			for (let { path } of found) {
				if (matches.length >= request.maxMatches) break;
				let bytes = await contentOf(path, workspace, reader);
				if (bytes === void 0) continue;
				let { pattern, contextLines } = request;
				let limit = request.maxMatches - matches.length;
				matches.push(...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.a)({
					path,
					text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.n)(bytes),
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
			if (staged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(staged);
			let read = reader?.read(path);
			if (read !== void 0) return typeof read == "object" ? read : void 0;
			let content = await workspace.read(path);
			return content.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(content.value.bytes) : void 0;
		}
		function pathAt(files, file) {
			let path = files[file];
			if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
			return path;
		}
		var tool_grep_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ grep: () => grep });
		let grep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)({
			name: "grep",
			summary: "Search file contents by a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Regular expression in JavaScript syntax, matched line by line. With *, + or {n,} it skips lines over 10,000 characters, and warns")),
				case_sensitive: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Whether upper and lower case differ")), !0),
				file_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.T)(),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.D)("Only files that fit one of these globs, which are relative to the working directory"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.D)("No files that fit one of these globs, nor files below a directory that does"),
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Directory or file to search in; a file up to 10 MB, where others are searched up to 1 MB")), "."),
				context_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nr)(20), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("How many lines to show before and after each match")), 2),
				hide_text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("How many matches to return; 50 when left out, 500 at most"))),
				max_depth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(0), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("How many directories deep to search")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(matchOutput()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("The matching lines, at most max_results")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Every file with a match, however many matches are returned")),
				count: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Number of files with a match")),
				total_matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Number of matching lines in all files")),
				files_searched: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Number of text files that were looked into")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Whether there are more matches than returned"))
			}),
			metadata: [
				"count",
				"total_matches",
				"files_searched",
				"truncated"
			],
			when: "Use it to find lines by a regular expression. Prefer it to grep_search in recipes: it has more filters.",
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
				let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.U)(args.pattern, { caseSensitive: args.case_sensitive });
				if (!pattern.ok) return pattern;
				if (args.include?.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.i)("invalid_arguments", "include is empty", "Say which files are meant, or leave it out for all.");
				let under = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.b)(args.path);
				if (!under.ok) return under;
				let { limit, warnings } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.A)(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let maxDepth = args.max_depth ?? limits.searchDepth;
				let selection = {
					under: under.value,
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.C)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.C)(args.exclude),
					maxDepth,
					...args.file_type !== void 0 && { extension: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.w)(args.file_type) }
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
				let output = totalMatches === 0 ? `No matches found for '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(args.pattern)}'` : `Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(totalMatches, "match", "matches")} in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(value.count, "file")} for '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(args.pattern)}':${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.d)(matches)}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(value, output, {
					unfinished: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.g)(found.value, limits)[0],
					warnings: [
						...warnings,
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.h)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.p)(found.value, limits, maxDepth)
					]
				});
			}
		});
		function matchOutput() {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("File with the match")),
				line: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Line number, from 1")),
				column: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Column of the match, from 1")),
				text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("The line; of a very long one the part around the match")),
				before: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Lines before it")),
				after: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Lines after it"))
			});
		}
	}),
	2411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { search: () => search });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5366);
		let search = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
			name: "search",
			summary: "Find files by a text in their name or content, the most relevant first.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				query: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Plain text to find, in any case")),
				file_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.T)(),
				exclude_dirs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.D)("Directories to skip: a name anywhere (node_modules) or a path (src/generated)"),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many files to return; 50 when left out, 500 at most")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)(resultOutput()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("The files found, the most relevant first, at most max_results")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("The paths of the results")),
				total_files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Number of files found in all")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Whether there are more files than returned"))
			}),
			metadata: ["total_files", "truncated"],
			when: "Use it when you know the topic, but not the file or the exact words. To find exact lines, use grep.",
			termination: "Use terminate=false if the results need further processing, such as reading the files found; terminate=true if they are what the user asked to see.",
			examples: [{
				description: "Find what deals with a subject",
				args: { query: "retry policy" }
			}, {
				description: "Only Markdown files, without the archive",
				args: {
					query: "install",
					file_type: "md",
					exclude_dirs: ["archive"]
				}
			}],
			async run(args, context) {
				let { limits } = context;
				let { limit, warnings } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.A)(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let directories = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.C)(args.exclude_dirs);
				let written = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.K)(directories);
				if (!written.ok) return written;
				let selection = {
					exclude: directories.map((directory) => `${directory.replace(/\/$/, "")}/`),
					maxDepth: limits.searchDepth,
					...args.file_type !== void 0 && { extension: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.file_type) }
				};
				let candidates = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.v)(context.workspace, selection);
				if (!candidates.ok) return candidates;
				let contents = await searchText(args.query, selection, context);
				if (!contents.ok) return contents;
				let words = await countWords(args.query, contents.value.files, context);
				if (!words.ok) return words;
				let names = [...candidates.value.files, ...candidates.value.secret];
				let ranked = rank(args.query, names, contents.value.files, words.value);
				let shown = ranked.slice(0, limit);
				let value = {
					results: shown.map(({ path, inName, matches }) => ({
						path,
						name_match: inName,
						matches
					})),
					files: shown.map((file) => file.path),
					total_files: ranked.length,
					truncated: ranked.length > shown.length
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)(value, render(args.query, ranked.length, shown), {
					unfinished: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.g)(contents.value, limits)[0],
					warnings: [
						...warnings,
						...value.truncated ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`] : [],
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.p)(contents.value, limits, limits.searchDepth, "grep searches one that it is given by its exact name")
					]
				});
			}
		});
		function resultOutput() {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("The file")),
				name_match: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Whether its name contains the query")),
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many of its lines contain the query"))
			});
		}
		async function searchText(query, selection, context) {
			let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.W)(query, { caseSensitive: !1 });
			return pattern.ok ? (0, _list_3_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				pattern: pattern.value,
				selection,
				maxMatches: 0,
				contextLines: 0
			}, context) : pattern;
		}
		async function countWords(query, found, context) {
			let pattern = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.U)(`(?<!\\w)${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.en)(query)}(?!\\w)`, { caseSensitive: !1 });
			if (!pattern.ok) return pattern;
			let selection = {
				only: found.map((file) => file.path),
				maxDepth: context.limits.searchDepth
			};
			let words = await (0, _list_3_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				pattern: pattern.value,
				selection,
				maxMatches: 0,
				contextLines: 0
			}, context);
			return words.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Map(words.value.files.map(({ path, count }) => [path, count]))) : words;
		}
		function rank(query, candidates, contents, words) {
			let wanted = query.toLowerCase();
			let counts = new Map(contents.map(({ path, count }) => [path, count]));
			let found = [];
			for (let path of candidates) {
				let matches = counts.get(path) ?? 0;
				let folded = path.toLowerCase();
				if (matches === 0 && !folded.includes(wanted)) continue;
				let inName = folded.slice(folded.lastIndexOf("/") + 1).includes(wanted);
				found.push({
					path,
					inName,
					matches,
					wordMatches: words.get(path) ?? 0
				});
			}
			return found.sort((a, b) => Number(b.inName) - Number(a.inName) || b.wordMatches - a.wordMatches || b.matches - a.matches || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(a.path, b.path));
		}
		function render(wanted, total, shown) {
			let query = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(wanted);
			if (total === 0) return `No files found for '${query}'`;
			let lines = shown.map(({ path, inName, matches }) => {
				let reasons = [...inName ? ["name"] : [], ...matches > 0 ? [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(matches, "line")] : []];
				return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(", ")})` : " (path)"}`;
			});
			return `Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(total, "file")} for '${query}':${lines.join("")}`;
		}
	})
};
