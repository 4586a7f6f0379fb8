"use strict";
exports.id = 9961;
exports.ids = [9961];
exports.modules = {
	9411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => renderFound,
			t: () => findFiles
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		async function findFiles(request, context) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn)(request.pattern);
			if (!glob.ok) return glob;
			let excludes = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(request.exclude);
			if (!excludes.ok) return excludes;
			let base = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.b)(request.base, context.workspace);
			if (!base.ok) return base;
			let listing = await context.workspace.files();
			let warnings = [...listing.warnings];
			let prefix = base.value === "." ? "" : `${base.value}/`;
			let deadline = context.clock.elapsed() + context.limits.searchMs;
			let maxDepth = request.maxDepth + (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(prefix);
			let files = [];
			let tried = 0;
			let total = 0;
			let tooDeep = 0;
			let unfinished;
			for (let path of listing.files) {
				if (tried++ % 64 == 0 && context.clock.elapsed() > deadline) {
					unfinished = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.f)(context.limits);
					warnings.push(unfinished);
					break;
				}
				let name = prefix === "" ? path : path.slice(prefix.length);
				if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
				(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				files,
				total,
				tooDeep,
				warnings,
				unfinished
			});
		}
		function renderFound(pattern, { files, total }) {
			if (total === 0) return `No files found matching '${pattern}'`;
			return [`Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
		}
	}),
	9961: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { glob: () => glob });
		__webpack_require__(9604);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9411);
		let EXCLUDED_BY_DEFAULT = [
			"node_modules",
			"bower_components",
			"dist",
			".venv",
			"__pycache__"
		];
		let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.y)({
			name: "glob",
			summary: "Find files whose paths match a glob pattern.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.D)("Glob pattern such as '**/*.tsx' or 'src/**/*.{ts,js}'; without a slash it matches names in every directory"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.O)(`Directories or patterns to leave out, beside ${EXCLUDED_BY_DEFAULT.join(", ")}, which are left out unless the pattern names them; an empty list leaves out nothing. Without a git repository nobody looks into them`),
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Relative path of the directory to search, which patterns are relative to; files more than 20 directories below it are left out")), "."),
				max_results: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("How many files to return: 100 unless given, at most 500")))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Paths of the files found, relative to the working directory, sorted")),
				total_files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("How many files match, also those not returned, but not those that lie too deep")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Whether files were not returned because of max_results"))
			}),
			metadata: ["total_files", "truncated"],
			when: "Use it to find files by name. Prefer it to file_search in recipes: it takes exclusions and a limit. To find text, use grep.",
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
					description: "The first 20 Markdown files below one directory",
					args: {
						pattern: "*.md",
						path: "docs",
						max_results: 20
					}
				}
			],
			async run(args, context) {
				let { globResults: usual, globResultsMaximum: maximum, searchDepth: maxDepth } = context.limits;
				let { limit, warnings } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.j)(args.max_results, {
					usual,
					maximum
				});
				let exclude = excludesOf(args.pattern, args.exclude);
				let found = await (0, _find_files_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					pattern: args.pattern,
					base: args.path,
					exclude,
					maxDepth,
					maxFiles: limit
				}, context);
				if (!found.ok) return found;
				let { files, total } = found.value;
				let truncated = total > files.length;
				let advice = `use a narrower pattern, a path or exclude${limit < maximum ? ", or a higher max_results" : ""}`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft)({
					files: [...files],
					total_files: total,
					truncated
				}, (0, _find_files_js__WEBPACK_IMPORTED_MODULE_2__.n)(args.pattern, found.value), {
					unfinished: found.value.unfinished,
					warnings: [
						...found.value.warnings,
						...warnings,
						...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.c)(found.value.tooDeep, maxDepth),
						...truncated ? [`Found ${total} files, showing first ${files.length}; ${advice}`] : []
					]
				});
			}
		});
		function excludesOf(pattern, exclude) {
			let asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.w)(exclude);
			let isEmptied = exclude !== void 0 && asked.length === 0;
			let named = new Set(pattern.split(/[/{},]/));
			return isEmptied ? [] : [...EXCLUDED_BY_DEFAULT.filter((name) => !named.has(name)), ...asked];
		}
	})
};
