export const id = 7568;
export const ids = [7568];
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
	67568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { listDirectory: () => listDirectory });
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97424);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60493);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57110);
		var _list_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62934);
		let listDirectory = (0, __webpack_require__(52805).u)({
			name: "list_directory",
			summary: "List what is in a directory, and below it when asked.",
			category: "Search & Discovery",
			effect: "read",
			risk: "read_only",
			permissions: ["ReadFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Relative path of the directory (default: current directory)")), "."),
				recursive: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether to list the directories below too, without what git ignores")), !1),
				max_depth: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_6__.Zm(20), zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many levels a recursive listing goes down")), 3),
				show_sizes: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether to tell the sizes of files in bytes")), !1)
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
				entries: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.rej({
					path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Path relative to the working directory")),
					kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__.k5n([
						"file",
						"directory",
						"symlink",
						"other"
					]).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("What it is")),
					size: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Size in bytes, for files when asked for")))
				})).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("The entries, at most 1000")),
				total_entries: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many entries there are, also those not returned")),
				files: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many of them are files")),
				directories: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("How many of them are directories")),
				truncated: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.q0y("Whether entries were not returned"))
			}),
			metadata: [
				"total_entries",
				"files",
				"directories",
				"truncated"
			],
			termination: "Use terminate=false if an entry is to be opened next; terminate=true if the listing is what the user asked for.",
			examples: [{
				description: "The working directory",
				args: {}
			}, {
				description: "Two levels of one directory, with sizes",
				args: {
					path: "src",
					recursive: !0,
					max_depth: 2,
					show_sizes: !0
				}
			}],
			async run(args, context) {
				let listed = args.recursive ? await listBelow(args.path, args.max_depth, context) : await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.fi)(args.path, context.workspace);
				if (!listed.ok) return listed;
				let { directory, entries } = listed.value;
				let shown = entries.slice(0, context.limits.listDirEntries);
				let described = [];
				let lines = [];
				for (let { name, kind } of shown) {
					let size = args.show_sizes && kind === "file" ? await (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.$d)(directory, name, context.workspace) : void 0;
					let path = directory === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? name : `${directory}/${name}`;
					described.push({
						path,
						kind,
						...size !== void 0 && { size }
					});
					lines.push((0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.QE)(name, kind) + (size === void 0 ? "" : ` (${(0, _model_wording_js__WEBPACK_IMPORTED_MODULE_7__.lP)(size)})`));
				}
				let truncated = entries.length > shown.length;
				let warnings = truncated ? [`Found ${entries.length} entries, showing first ${shown.length}; list a directory further down, or use glob`] : [];
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
					entries: described,
					...(0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.xb)(entries),
					truncated
				}, (0, _list_entries_js__WEBPACK_IMPORTED_MODULE_3__.nU)(directory, lines), { warnings: [...listed.value.warnings, ...warnings] });
			}
		});
		async function listBelow(text, maxDepth, { workspace }) {
			let directory = await (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)(text, workspace);
			if (!directory.ok) return directory;
			let prefix = directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? "" : `${directory.value}/`;
			let { files, warnings } = await workspace.files();
			let entries = new Map();
			for (let file of files) {
				if (!file.startsWith(prefix)) continue;
				let names = file.slice(prefix.length).split("/");
				for (let depth = 1; depth <= Math.min(maxDepth, names.length); depth++) {
					let name = names.slice(0, depth).join("/");
					entries.has(name) || entries.set(name, {
						name,
						kind: depth === names.length ? "file" : "directory"
					});
				}
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({
				directory: directory.value,
				entries: [...entries.values()],
				warnings
			});
		}
	})
};
