export const id = 9876;
export const ids = [9876];
export const modules = {
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
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
	62934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$d: () => sizeOf,
			QE: () => markedName,
			fi: () => listEntries,
			nU: () => renderEntries,
			xb: () => countKinds
		});
		var _model_byte_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60474);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57110);
		async function listEntries(text, workspace) {
			let directory = await (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)(text, workspace);
			if (!directory.ok) return directory;
			let entries = await workspace.directory(directory.value);
			if (!entries.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(entries.error.code === "permission_denied" ? cannotList(directory.value) : entries.error);
			let shown = entries.value.filter(({ name }) => name !== ".git" && (name !== ".sous" || directory.value !== _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				directory: directory.value,
				entries: [...shown].sort(filesFirst),
				warnings: []
			});
		}
		function countKinds(entries) {
			return {
				total_entries: entries.length,
				files: entries.filter(({ kind }) => kind === "file").length,
				directories: entries.filter(({ kind }) => kind === "directory").length
			};
		}
		function markedName(name, kind) {
			return name + {
				file: "",
				directory: "/",
				symlink: "@",
				other: "|"
			}[kind];
		}
		function renderEntries(directory, lines) {
			return [`Contents of ${directory === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? directory : `./${directory}`}:`, ...lines.length === 0 ? ["(empty)"] : lines.map(_model_path_js__WEBPACK_IMPORTED_MODULE_0__.O8)].join("\n  ").concat("\n");
		}
		async function sizeOf(directory, name, workspace) {
			let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(directory, name);
			let entry = path.ok ? await workspace.entry(path.value) : path;
			return entry.ok ? entry.value.size : void 0;
		}
		function filesFirst(a, b) {
			return Number(a.kind === "directory") - Number(b.kind === "directory") || (0, _model_byte_order_js__WEBPACK_IMPORTED_MODULE_4__.X)(a.name, b.name);
		}
		function cannotList(directory) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("permission_denied", "Cannot list directory - permission denied", `Ask who owns '${directory}' to let you read it, then try again.`);
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	49876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { listDir: () => listDir });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		var _list_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62934);
		let listDir = (0, __webpack_require__(52805).u)({
			name: "list_dir",
			summary: "List contents of a directory.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Relative path to directory (default: current directory)")), "."),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Which 1000 entries to return")), 1)
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__.rej({
				entries: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("Names on this page, files first; a directory ends with /, a link with @")),
				total_entries: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many entries the directory has")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many of them are files")),
				directories: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many of them are directories")),
				page: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("The page returned")),
				pages: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.q0y("How many pages there are"))
			}),
			metadata: [
				"total_entries",
				"files",
				"directories"
			],
			termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
			examples: [{
				description: "The working directory",
				args: {}
			}, {
				description: "The second thousand entries of a large directory",
				args: {
					path: "src/icons",
					page: 2
				}
			}],
			async run(args, { workspace, limits }) {
				let listed = await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_1__.fi)(args.path, workspace);
				if (!listed.ok) return listed;
				let { directory, entries } = listed.value;
				let size = limits.listDirEntries;
				let pages = Math.max(1, Math.ceil(entries.length / size));
				if (args.page > pages) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.g)("invalid_arguments", `Page ${args.page} of '${directory}' does not exist, there ${pages === 1 ? "is 1 page" : `are ${pages} pages`}`, `Use a page from 1 to ${pages}.`);
				let first = (args.page - 1) * size;
				let names = entries.slice(first, first + size).map(({ name, kind }) => (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_1__.QE)(name, kind));
				let isLast = args.page === pages;
				let warning = `Showing entries ${first + 1}-${first + names.length} of ${entries.length}${isLast ? "" : `, use page=${args.page + 1} for more`}`;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)({
					entries: names,
					...(0, _list_entries_js__WEBPACK_IMPORTED_MODULE_1__.xb)(entries),
					page: args.page,
					pages
				}, (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_1__.nU)(directory, names), { warnings: pages > 1 ? [warning] : [] });
			}
		});
	})
};
