export const id = 2653;
export const ids = [2653];
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
	2653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fileSearch: () => fileSearch });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1453);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2198);
		let fileSearch = (0, __webpack_require__(2805).u)({
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
	})
};
