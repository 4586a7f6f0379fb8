export const id = 7103;
export const ids = [7103];
export const modules = {
	68049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => asList,
			Kd: () => listArgument,
			bp: () => textArgument,
			eS: () => previewArgument
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		function textArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description));
		}
		function listArgument(description) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y(description)));
		}
		function asList(value) {
			if (value === void 0) return [];
			return typeof value == "string" ? [value] : value;
		}
		function previewArgument() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.q0y("Return the diff and change nothing")));
		}
	}),
	71972: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => resultLimit });
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
	}),
	19484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { search: () => search });
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
		var _model_byte_order_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60474);
		var _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1236);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97424);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60493);
		var _workspace_search_file_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28111);
		var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93395);
		var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68120);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68049);
		var _result_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71972);
		var _search_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40577);
		let search = (0, __webpack_require__(52805).u)({
			name: "search",
			summary: "Find files by a text in their name or content, the most relevant first.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				query: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Plain text to find, in any case")),
				file_type: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Only files with this extension, such as ts"))),
				exclude_dirs: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.Kd)("Directories to skip: a name anywhere (node_modules) or a path (src/generated)"),
				max_results: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many files to return; 50 when left out, 500 at most")))
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				results: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(resultOutput()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The files found, the most relevant first, at most max_results")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The paths of the results")),
				total_files: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Number of files found in all")),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether there are more files than returned"))
			}),
			metadata: ["total_files", "truncated"],
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
				let { limit, warnings } = (0, _result_limit_js__WEBPACK_IMPORTED_MODULE_8__.f)(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let selection = {
					exclude: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.DD)(args.exclude_dirs).map((directory) => `${directory.replace(/\/+$/, "")}/`),
					maxDepth: limits.searchDepth,
					...args.file_type !== void 0 && { extension: args.file_type }
				};
				let candidates = await (0, _workspace_search_file_selection_js__WEBPACK_IMPORTED_MODULE_1__.A)(context.workspace, selection);
				if (!candidates.ok) return candidates;
				let contents = await searchText(args.query, selection, context);
				if (!contents.ok) return contents;
				let words = await countWords(args.query, contents.value.files, context);
				if (!words.ok) return words;
				let ranked = rank(args.query, candidates.value.files, contents.value.files, words.value);
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
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)(value, render(args.query, ranked.length, shown), { warnings: [
					...warnings,
					...value.truncated ? [`Found ${ranked.length} files, showing first ${limit}; refine the query, or use file_type or exclude_dirs`] : [],
					...(0, _search_output_js__WEBPACK_IMPORTED_MODULE_9__.yW)(contents.value, limits, limits.searchDepth)
				] });
			}
		});
		function resultOutput() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The file")),
				name_match: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether its name contains the query")),
				matches: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many of its lines contain the query"))
			});
		}
		function searchText(query, selection, context) {
			return (0, _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_3__._)({
				pattern: (0, _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_2__.K)(query, { caseSensitive: !1 }),
				selection,
				maxMatches: 0,
				contextLines: 0
			}, context);
		}
		async function countWords(query, found, context) {
			let pattern = (0, _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_2__.I)(`(?<!\\w)${(0, _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_10__.$)(query)}(?!\\w)`, { caseSensitive: !1 });
			if (!pattern.ok) return pattern;
			let selection = {
				only: found.map((file) => file.path),
				maxDepth: context.limits.searchDepth
			};
			let words = await (0, _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_3__._)({
				pattern: pattern.value,
				selection,
				maxMatches: 0,
				contextLines: 0
			}, context);
			return words.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_11__.k)(new Map(words.value.files.map(({ path, count }) => [path, count]))) : words;
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
			return found.sort((a, b) => Number(b.inName) - Number(a.inName) || b.wordMatches - a.wordMatches || b.matches - a.matches || (0, _model_byte_order_js__WEBPACK_IMPORTED_MODULE_12__.X)(a.path, b.path));
		}
		function render(query, total, shown) {
			if (total === 0) return `No files found for '${query}'`;
			let lines = shown.map(({ path, inName, matches }) => {
				let reasons = [...inName ? ["name"] : [], ...matches > 0 ? [(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_13__.pq)(matches, "line")] : []];
				return `\n  ${path}${reasons.length > 0 ? ` (${reasons.join(", ")})` : " (path)"}`;
			});
			return `Found ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_13__.pq)(total, "file")} for '${query}':${lines.join("")}`;
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
