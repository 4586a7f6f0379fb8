export const id = 6864;
export const ids = [6864];
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
	57110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => parseDirectoryArgument,
			t: () => findDirectory
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function parseDirectoryArgument(text) {
			return (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.HO)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
		}
		async function findDirectory(text, workspace) {
			let directory = parseDirectoryArgument(text);
			if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK) return directory;
			let entry = await workspace.entry(directory.value);
			if (!entry.ok) return entry;
			switch (entry.value.kind) {
				case "directory": return directory;
				case "missing": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
				case "symlink": return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.JV)(directory.value));
				default: return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.o5)(directory.value));
			}
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
	86864: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { grep: () => grep });
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60493);
		var _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93395);
		var _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68120);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68049);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57110);
		var _result_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71972);
		var _search_output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40577);
		let grep = (0, __webpack_require__(52805).u)({
			name: "grep",
			summary: "Search file contents by a regular expression.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Regular expression in JavaScript syntax, matched line by line")),
				case_sensitive: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether upper and lower case differ")), !0),
				file_type: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Only files with this extension, such as ts"))),
				include: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.Kd)("Only files that fit one of these globs, which are relative to the working directory"),
				exclude: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.Kd)("No files that fit one of these globs, nor files below a directory that does"),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Directory or file to search in")), "."),
				context_lines: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_6__.Zm(20), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many lines to show before and after each match")), 2),
				hide_text: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Tell only where matches are, and show no line: for what must not be seen elsewhere, such as secrets")), !1),
				max_results: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many matches to return; 50 when left out, 500 at most"))),
				max_depth: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many directories deep to search")))
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				matches: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(matchOutput()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The matching lines, at most max_results")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Every file with a match, however many matches are returned")),
				count: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Number of files with a match")),
				total_matches: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Number of matching lines in all files")),
				files_searched: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Number of text files that were looked into")),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether there are more matches than returned"))
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
				let pattern = (0, _workspace_search_pattern_js__WEBPACK_IMPORTED_MODULE_1__.I)(args.pattern, { caseSensitive: args.case_sensitive });
				if (!pattern.ok) return pattern;
				let under = (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_3__.i)(args.path);
				if (!under.ok) return under;
				let { limit, warnings } = (0, _result_limit_js__WEBPACK_IMPORTED_MODULE_8__.f)(args.max_results, {
					usual: limits.grepResults,
					maximum: limits.grepResultsMaximum
				});
				let maxDepth = args.max_depth ?? limits.searchDepth;
				let selection = {
					under: under.value,
					include: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.DD)(args.include),
					exclude: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_7__.DD)(args.exclude),
					maxDepth,
					...args.file_type !== void 0 && { extension: args.file_type }
				};
				let contextLines = args.hide_text ? 0 : args.context_lines;
				let search = {
					pattern: pattern.value,
					selection,
					maxMatches: limit,
					contextLines
				};
				let found = await (0, _workspace_search_search_js__WEBPACK_IMPORTED_MODULE_2__._)(search, context);
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
				let output = totalMatches === 0 ? `No matches found for '${args.pattern}'` : `Found ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_9__.pq)(totalMatches, "match", "matches")} in ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_9__.pq)(value.count, "file")} for '${args.pattern}':${(0, _search_output_js__WEBPACK_IMPORTED_MODULE_10__.mY)(matches)}`;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)(value, output, { warnings: [
					...warnings,
					...(0, _search_output_js__WEBPACK_IMPORTED_MODULE_10__.Gr)(totalMatches, matches.length, "narrow the pattern, or use path, include or file_type"),
					...(0, _search_output_js__WEBPACK_IMPORTED_MODULE_10__.yW)(found.value, limits, maxDepth)
				] });
			}
		});
		function matchOutput() {
			return zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("File with the match")),
				line: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Line number, from 1")),
				column: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Column of the match, from 1")),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The line; of a very long one the part around the match")),
				before: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Lines before it")),
				after: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Lines after it"))
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
