export const id = 1754;
export const ids = [1754];
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
	41754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { glob: () => glob });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68049);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42198);
		var _result_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71972);
		var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52805);
		let EXCLUDED_BY_DEFAULT = [
			"node_modules",
			"bower_components",
			"dist",
			".venv",
			"__pycache__"
		];
		let glob = (0, _tool_js__WEBPACK_IMPORTED_MODULE_2__.u)({
			name: "glob",
			summary: "Find files whose paths match a glob pattern.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				pattern: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory")),
				exclude: (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(", ")}, which are left out unless the pattern names them; an empty list leaves out nothing`),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Relative path of the directory to search, which patterns are relative to")), "."),
				max_results: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many files to return: 100 unless given, at most 500")))
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Paths of the files found, relative to the working directory, sorted")),
				total_files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many files match, also those not returned")),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Whether files were not returned because of max_results"))
			}),
			metadata: ["total_files", "truncated"],
			termination: "Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.",
			examples: [
				{
					description: "All React components",
					args: { pattern: "**/*.tsx" }
				},
				{
					description: "Tests below src, but not the generated ones",
					args: {
						pattern: "src/**/*.test.ts",
						exclude: ["generated"]
					}
				},
				{
					description: "The first 20 Markdown files of one directory",
					args: {
						pattern: "*.md",
						path: "docs",
						max_results: 20
					}
				}
			],
			async run(args, context) {
				let { globResults: usual, globResultsMaximum: maximum } = context.limits;
				let { limit, warnings } = (0, _result_limit_js__WEBPACK_IMPORTED_MODULE_6__.f)(args.max_results, {
					usual,
					maximum
				});
				let exclude = excludesOf(args.pattern, args.exclude);
				let found = await (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.l)({
					pattern: args.pattern,
					base: args.path,
					exclude,
					maxFiles: limit
				}, context);
				if (!found.ok) return found;
				let { files, total } = found.value;
				let truncated = total > files.length;
				let advice = `use a narrower pattern, a path or exclude${limit < maximum ? ", or a higher max_results" : ""}`;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)({
					files: [...files],
					total_files: total,
					truncated
				}, (0, _find_files_js__WEBPACK_IMPORTED_MODULE_1__.H)(args.pattern, found.value), { warnings: [
					...found.value.warnings,
					...warnings,
					...truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []
				] });
			}
		});
		function excludesOf(pattern, exclude) {
			let asked = (0, _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__.DD)(exclude);
			return exclude !== void 0 && asked.length === 0 ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !pattern.includes(name)), ...asked];
		}
	})
};
