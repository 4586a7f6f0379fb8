export const id = 5020;
export const ids = [5020];
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
	75020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deleteFile: () => deleteFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97424);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
		var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		let deleteFile = (0, __webpack_require__(52805).u)({
			name: "delete_file",
			summary: "Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: consent is given only when the user asked for this very deletion. Never use it to tidy up, to make room or to start over.",
			category: "File Management",
			effect: "stage",
			risk: "dangerous",
			permissions: ["DeleteFiles"],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Relative path of the file to delete; directories are not deleted")),
				consent: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz("DELETE_FILE").check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("The literal DELETE_FILE: only when the user asked for the deletion"))
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({ deleted_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.q0y("Size of the file that was deleted")) }),
			metadata: ["deleted_bytes"],
			termination: "Use terminate=true after the deletion the user asked for; terminate=false when more files follow.",
			examples: [{
				description: "Delete one file",
				args: {
					path: "old/notes.txt",
					consent: "DELETE_FILE"
				}
			}],
			async run(args, { workspace }) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(args.path);
				if (!path.ok) return path;
				let entry = await workspace.entry(path.value);
				if (!entry.ok) return entry;
				if (entry.value.kind === "missing") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.V)((0, _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ko)(path.value));
				if (entry.value.kind === "directory") return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.g)("not_a_file", `Path '${path.value}' is a directory, delete_file deletes files only`, "Delete the files in it one by one; git does not keep empty directories.");
				let removed = await workspace.remove(path.value);
				if (!removed.ok) return removed;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_1__.P)({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] });
			}
		});
	})
};
