"use strict";
exports.id = 2552;
exports.ids = [2552];
exports.modules = {
	3279: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => renderFound,
			t: () => findFiles
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		async function findFiles(request, context) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.q)(request.pattern);
			if (!glob.ok) return glob;
			let excludes = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.K)(request.exclude);
			if (!excludes.ok) return excludes;
			let base = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.y)(request.base, context.workspace);
			if (!base.ok) return base;
			let listing = await context.workspace.files();
			let warnings = [...listing.warnings];
			let prefix = base.value === "." ? "" : `${base.value}/`;
			let deadline = context.clock.elapsed() + context.limits.searchMs;
			let maxDepth = request.maxDepth + (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)(prefix);
			let files = [];
			let tried = 0;
			let total = 0;
			let tooDeep = 0;
			let unfinished;
			for (let path of listing.files) {
				if (tried++ % 64 == 0 && context.clock.elapsed() > deadline) {
					unfinished = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.f)(context.limits);
					warnings.push(unfinished);
					break;
				}
				let name = prefix === "" ? path : path.slice(prefix.length);
				if (!path.startsWith(prefix) || !glob.value.matches(name) || excludes.value.matches(name)) continue;
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.sn)(path) > maxDepth ? tooDeep++ : total++ < request.maxFiles && files.push(path);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				files,
				total,
				tooDeep,
				warnings,
				unfinished
			});
		}
		function renderFound(pattern, { files, total }) {
			if (total === 0) return `No files found matching '${pattern}'`;
			return [`Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(total, "file")} matching '${pattern}':`, ...files.map((file) => `  ${file}`)].join("\n");
		}
	}),
	2552: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fileSearch: () => fileSearch });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3279);
		let fileSearch = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
			name: "file_search",
			summary: "Search for files matching a glob pattern.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.E)("Glob pattern (e.g., '**/*.py', 'src/**/*.go')"),
				base_path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Base directory to search from (default: current directory)")), ".")
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Paths of the files found, relative to the working directory, sorted; at most 1000")),
				matches: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many files match, also those not returned, but not those that lie too deep")),
				pattern: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("The pattern searched for"))
			}),
			metadata: ["matches", "pattern"],
			when: "Use it to find up to 1000 files by name, with nothing excluded but what git ignores. In recipes prefer glob.",
			termination: "Use terminate=false if the files found are to be read or changed next; terminate=true if the list is what the user asked for.",
			examples: [{
				description: "All Go files",
				args: { pattern: "**/*.go" }
			}, {
				description: "Python files below one directory",
				args: {
					pattern: "*.py",
					base_path: "scripts"
				}
			}],
			async run(args, context) {
				let { fileSearchDepth, fileSearchResults } = context.limits;
				let found = await (0, _find_files_js__WEBPACK_IMPORTED_MODULE_3__.t)({
					pattern: args.pattern,
					base: args.base_path,
					exclude: [],
					maxDepth: fileSearchDepth,
					maxFiles: fileSearchResults
				}, context);
				if (!found.ok) return found;
				let { files, total, tooDeep, unfinished } = found.value;
				let warnings = [...found.value.warnings];
				total > files.length && warnings.push(`Found ${total} matches, showing first ${files.length}`);
				tooDeep > 0 && warnings.push(`Search depth limited to ${fileSearchDepth} levels, left out ${tooDeep} deeper`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({
					files: [...files],
					matches: total,
					pattern: args.pattern
				}, (0, _find_files_js__WEBPACK_IMPORTED_MODULE_3__.n)(args.pattern, found.value), {
					warnings,
					unfinished
				});
			}
		});
	})
};
