export const id = 1943;
export const ids = [1943];
export const modules = {
	31943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { grepSearch: () => grepSearch });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97424);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60493);
		var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93395);
		var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68120);
		var _search_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40577);
		let grepSearch = (0, __webpack_require__(52805).u)({
			name: "grep_search",
			summary: "Search file contents for text or a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Text or regex pattern to search for")),
				is_regex: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Whether pattern is regex (default: false)")), !1),
				file_pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Glob pattern to limit files searched (default: all files)"))),
				max_results: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.Zm(1e3), zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Maximum number of results to return (default: 100)")), 100)
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				total_matches: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Number of matching lines in all files")),
				files_searched: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Number of text files that were looked into")),
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The pattern, as given")),
				matches: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(matchOutput()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The matching lines, at most max_results")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Every file with a match, however many matches are returned"))
			}),
			metadata: [
				"total_matches",
				"files_searched",
				"pattern"
			],
			termination: "Use terminate=false if the results need further processing, such as reading or editing the files found; terminate=true if they are what the user asked to see.",
			examples: [{
				description: "Find a text as it is",
				args: { pattern: "TODO" }
			}, {
				description: "Find by a regular expression in some files",
				args: {
					pattern: "def \\w+_test",
					is_regex: !0,
					file_pattern: "**/*.py"
				}
			}],
			async run(args, context) {
				let options = { caseSensitive: !0 };
				let pattern = args.is_regex ? (0, _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__.I)(args.pattern, options) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)((0, _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__.K)(args.pattern, options));
				if (!pattern.ok) return pattern;
				let maxDepth = context.limits.searchDepth;
				let selection = {
					include: args.file_pattern === void 0 ? [] : [args.file_pattern],
					maxDepth
				};
				let found = await (0, _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__._)({
					pattern: pattern.value,
					selection,
					maxMatches: args.max_results,
					contextLines: 0
				}, context);
				if (!found.ok) return found;
				let { totalMatches, filesSearched, matches } = found.value;
				let value = {
					total_matches: totalMatches,
					files_searched: filesSearched,
					pattern: args.pattern,
					matches: matches.map(({ path, line, column, text }) => ({
						path,
						line,
						column,
						text
					})),
					files: found.value.files.map((file) => file.path)
				};
				let output = totalMatches === 0 ? `No matches found for '${args.pattern}'` : `Found ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_7__.pq)(totalMatches, "match", "matches")} for '${args.pattern}':${(0, _search_output_js__WEBPACK_IMPORTED_MODULE_8__.KT)(matches)}`;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)(value, output, { warnings: [...(0, _search_output_js__WEBPACK_IMPORTED_MODULE_8__.Gr)(totalMatches, matches.length, "narrow the pattern or give a file_pattern"), ...(0, _search_output_js__WEBPACK_IMPORTED_MODULE_8__.yW)(found.value, context.limits, maxDepth)] });
			}
		});
		function matchOutput() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("File with the match")),
				line: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Line number, from 1")),
				column: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Column of the match, from 1")),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The line; of a very long one the part around the match"))
			});
		}
	}),
	68120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => searchFiles });
		var promises_ = __webpack_require__(58500);
		var byte_order = __webpack_require__(60474);
		var bytes = __webpack_require__(7682);
		var path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var bulk_reader = __webpack_require__(51673);
		var file_selection = __webpack_require__(28111);
		var guarded_regex = __webpack_require__(83492);
		var line_tester = __webpack_require__(3240);
		function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
			let tester = new line_tester.e(pattern);
			let lines = text.split("\n");
			lines.at(-1) === "" && lines.pop();
			let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt((0, line_tester.p)(line), 0, 0));
			let matches = [];
			(0, guarded_regex.B_)(pattern, limitMs)(() => {
				for (let [i, line] of lines.entries()) {
					if (matches.length >= limit) return;
					let found = tester.find(line);
					if (found === void 0) continue;
					matches.push({
						path,
						line: i + 1,
						column: found.at + 1,
						text: excerpt((0, line_tester.p)(line), found.at, found.length),
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
		var scan_all = __webpack_require__(73745);
		var scanner = __webpack_require__(45972);
		var search_text = __webpack_require__(36334);
		async function searchFiles(request, around) {
			let end = around.clock.elapsed() + around.limits.searchMs;
			let remainingMs = () => end - around.clock.elapsed();
			let selector = await (0, file_selection.q)(around.workspace, request.selection);
			if (!selector.ok) return selector;
			let found = new Findings();
			let hasCandidates = !1;
			for await (let batch of batchesOf(selector.value, around.workspace)) {
				let { tally, isPartial } = await (0, scan_all.$)({
					files: batch.files,
					pattern: request.pattern,
					remainingMs
				}, around);
				found.add(tally, batch);
				isPartial && (found.isPartial = !0);
				hasCandidates ||= batch.files.length + batch.tooDeep + batch.secret > 0;
			}
			if (around.signal.aborted) return (0, result.V)((0, tool_error.$4)("cancelled", "The search was cancelled", "Call again when the result is wanted after all."));
			let { under, include = [], extension } = request.selection;
			under !== void 0 && under !== path.hK && !hasCandidates && include.length === 0 && extension === void 0 && found.warnings.push(`Nothing in '${under}' was searched: git ignores it, it belongs to another repository, or it holds no files`);
			let { files } = found;
			return (0, result.k)({
				files,
				totalMatches: files.reduce((sum, file) => sum + file.count, 0),
				matches: await describe(files, request, around),
				filesSearched: found.searched,
				skipped: found.skipped,
				isPartial: found.isPartial,
				warnings: found.warnings
			});
		}
		async function* batchesOf({ only, pick }, workspace) {
			if (only !== void 0) yield {
				files: only,
				tooDeep: 0,
				secret: 0,
				warnings: []
			};
			else for await (let { files, warnings } of workspace.batches()) yield {
				...pick(files),
				warnings
			};
		}
		let FAULTS = [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		];
		class Findings {
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
				let found = (0, scanner.eb)(tally).map(([file, count]) => ({
					path: pathAt(files, file),
					count
				}));
				this.files = (0, byte_order.T)(this.files, found, ({ path }) => path);
				let skipped = {
					...this.#skipped,
					tooDeep: this.#skipped.tooDeep + tooDeep,
					secret: this.#skipped.secret + secret
				};
				for (let fault of FAULTS) {
					let more = tally[fault].toSorted((a, b) => a - b).map((file) => pathAt(files, file));
					skipped[fault] = (0, byte_order.T)(skipped[fault], more, (path) => path);
				}
				this.#skipped = skipped;
				this.searched += tally.searched;
				this.warnings.push(...warnings);
			}
			get skipped() {
				return this.#skipped;
			}
		}
		async function describe(found, request, around) {
			let { workspace, limits } = around;
			let reader = workspace.folder === void 0 ? void 0 : new bulk_reader.I(workspace.folder, limits.searchFileBytes);
			let matches = [];
			for (let { path } of found) {
				if (matches.length >= request.maxMatches) break;
				let bytes = await contentOf(path, workspace, reader);
				if (bytes === void 0) continue;
				let { pattern, contextLines } = request;
				let limit = request.maxMatches - matches.length;
				matches.push(...findLineMatches({
					path,
					text: (0, search_text.D)(bytes),
					pattern,
					contextLines,
					limit,
					limitMs: limits.regexMsPerFile
				}));
				await (0, promises_.setImmediate)();
			}
			return matches;
		}
		async function contentOf(path, workspace, reader) {
			let staged = workspace.staged(path);
			if (staged !== void 0) return (0, bytes.bS)(staged);
			let read = reader?.read(path);
			if (read !== void 0) return typeof read == "object" ? read : void 0;
			let content = await workspace.read(path);
			return content.ok ? (0, bytes.bS)(content.value.bytes) : void 0;
		}
		function pathAt(files, file) {
			let path = files[file];
			if (path === void 0) throw Error(`There is no file number ${file} in the list that was searched.`);
			return path;
		}
	})
};
