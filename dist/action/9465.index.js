"use strict";
exports.id = 9465;
exports.ids = [9465];
exports.modules = { 9465: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { deleteFile: () => deleteFile });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	let deleteFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
		name: "delete_file",
		summary: "Delete a file. REQUIRES EXPLICIT USER INSTRUCTION: consent is given only when the user asked for this very deletion. Never use it to tidy up, to make room or to start over.",
		category: "File Management",
		effect: "stage",
		risk: "dangerous",
		permissions: ["DeleteFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Relative path of the file to delete; directories are not deleted")),
			consent: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("DELETE_FILE").check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The literal DELETE_FILE: only when the user asked for the deletion"))
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({ deleted_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Size of the file that was deleted")) }),
		metadata: ["deleted_bytes"],
		when: "Use it for one file that the user named. To change a file, use the editing tools.",
		termination: "Use terminate=true after the deletion the user asked for; terminate=false when more files follow.",
		examples: [{
			description: "Delete one file",
			args: {
				path: "old/notes.txt",
				consent: "DELETE_FILE"
			}
		}],
		async run(args, { workspace }) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.S)(args.path);
			if (!path.ok) return path;
			let entry = await workspace.entry(path.value);
			if (!entry.ok) return entry;
			if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yr)(path.value));
			if (entry.value.kind === "directory") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("not_a_file", `Path '${path.value}' is a directory, delete_file deletes files only`, "Delete the files in it one by one; git does not keep empty directories.");
			let removed = await workspace.remove(path.value);
			if (!removed.ok) return removed;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({ deleted_bytes: entry.value.size }, `Deleted file: ${path.value}`, { filesAffected: [path.value] });
		}
	});
}) };
