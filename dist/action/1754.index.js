export const id = 1754;
export const ids = [1754];
export const modules = {
	1453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	8049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => asList,
			Kd: () => listArgument,
			bp: () => textArgument,
			eS: () => previewArgument
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4343);
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
	7110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => parseDirectoryArgument,
			t: () => findDirectory
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
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
	2198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => renderFound,
			l: () => findFiles
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(493);
		var _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4391);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7110);
		async function findFiles(request, context) {
			let glob = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.qF)(request.pattern);
			if (!glob.ok) return glob;
			let excludes = (0, _workspace_glob_js__WEBPACK_IMPORTED_MODULE_1__.T)(request.exclude);
			if (!excludes.ok) return excludes;
			let base = await (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)(request.base, context.workspace);
			if (!base.ok) return base;
			let listing = await context.workspace.files();
			let warnings = [...listing.warnings];
			let prefix = base.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? "" : `${base.value}/`;
			let deadline = context.clock.elapsed() + context.limits.searchMs;
			let maxDepth = (request.maxDepth ?? Infinity) + (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.d1)(prefix);
			let files = [];
			let total = 0;
			let tooDeep = 0;
			for (let [i, path] of listing.files.entries()) {
				if (i % 64 == 0 && context.clock.elapsed() > deadline) {
					warnings.push(`Search timed out after ${context.limits.searchMs / 1e3}s, returning partial results`);
					break;
				}
				let name = prefix === "" ? path : path.slice(prefix.length);
				if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
				(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.d1)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				files,
				total,
				tooDeep,
				warnings
			});
		}
		function renderFound(pattern, { files, total }) {
			if (total === 0) return `No files found matching '${pattern}'`;
			return [`Found ${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_4__.pq)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
		}
	}),
	1972: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	2805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	1754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { glob: () => glob });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
		var _argument_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8049);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
		var _result_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1972);
		var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2805);
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
