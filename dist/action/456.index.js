export const id = 456;
export const ids = [456];
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
	90456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createDirectory: () => createDirectory });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57110);
		let createDirectory = (0, __webpack_require__(52805).u)({
			name: "create_directory",
			summary: "Create a directory structure (equivalent to mkdir -p).",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["CreateFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({ path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Relative path to directory to create")) }),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				created: zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Whether the directory did not exist before")),
				created_parents: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The directories above it that did not exist either, outermost first"))
			}),
			metadata: ["created_parents"],
			termination: "Use terminate=false if files are to be created in it next; terminate=true if the directory is all the user asked for.",
			examples: [{
				description: "A directory, and those above it that are missing",
				args: { path: "src/models" }
			}],
			async run(args, { workspace }) {
				let path = (0, _directory_argument_js__WEBPACK_IMPORTED_MODULE_2__.i)(args.path);
				if (!path.ok) return path;
				let made = path.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__.hK ? {
					ok: !0,
					value: []
				} : await workspace.makeDirectory(path.value);
				if (!made.ok) return made.error.code === "permission_denied" ? (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("permission_denied", "Cannot create directory - permission denied", `Ask who owns it to let you write where '${path.value}' is to be.`) : made;
				if (made.value.length === 0) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
					created: !1,
					created_parents: []
				}, `Directory already exists: ${path.value}`);
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({
					created: !0,
					created_parents: made.value.slice(0, -1)
				}, `Created directory: ${path.value}`, { filesAffected: made.value.slice(-1) });
			}
		});
	})
};
