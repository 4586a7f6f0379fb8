export const id = 2653;
export const ids = [2653];
export const modules = { 42653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { fileSearch: () => fileSearch });
	var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
	var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
	var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42198);
	let fileSearch = (0, __webpack_require__(52805).u)({
		name: "file_search",
		summary: "Search for files matching a glob pattern.",
		category: "Search & Discovery",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
			pattern: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Glob pattern (e.g., '**/*.py', 'src/**/*.go')")),
			base_path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Base directory to search from (default: current directory)")), ".")
		}),
		outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
			files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Paths of the files found, relative to the working directory, sorted; at most 1000")),
			matches: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many files match, also those not returned")),
			pattern: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("The pattern searched for"))
		}),
		metadata: ["matches", "pattern"],
		termination: "Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.",
		examples: [{
			description: "All Go files",
			args: { pattern: "**/*.go" }
		}, {
			description: "Python files of one directory",
			args: {
				pattern: "*.py",
				base_path: "scripts"
			}
		}],
		async run(args, context) {
			let { fileSearchDepth, fileSearchResults } = context.limits;
			let found = await (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.l)({
				pattern: args.pattern,
				base: args.base_path,
				exclude: [],
				maxDepth: fileSearchDepth,
				maxFiles: fileSearchResults
			}, context);
			if (!found.ok) return found;
			let { files, total, tooDeep } = found.value;
			let warnings = [...found.value.warnings];
			total > files.length && warnings.push(`Found ${total} matches, showing first ${files.length}`);
			tooDeep > 0 && warnings.push(`Search depth limited to ${fileSearchDepth} levels, left out ${tooDeep} deeper`);
			return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)({
				files: [...files],
				matches: total,
				pattern: args.pattern
			}, (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.H)(args.pattern, found.value), { warnings });
		}
	});
}) };
