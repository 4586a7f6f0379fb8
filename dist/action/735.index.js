"use strict";
exports.id = 735;
exports.ids = [735];
exports.modules = { 735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createDirectory: () => createDirectory });
	__webpack_require__(9604);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	let createDirectory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.y)({
		name: "create_directory",
		summary: "Create a directory structure (equivalent to mkdir -p).",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: ["CreateFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({ path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Relative path to directory to create")) }),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			created: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Whether the directory did not exist before")),
			created_parents: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("The directories above it that did not exist either, outermost first"))
		}),
		metadata: ["created_parents"],
		when: "Use it for a directory that stays empty for now. create_file makes missing directories by itself.",
		termination: "Use terminate=false if files are to be created in it next; terminate=true if the directory is all the user asked for.",
		examples: [{
			description: "A directory, and those above it that are missing",
			args: { path: "src/models" }
		}],
		async run(args, { workspace }) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.x)(args.path);
			if (!path.ok) return path;
			let made = path.value === "." ? {
				ok: !0,
				value: []
			} : await workspace.makeDirectory(path.value);
			if (!made.ok) return made.error.code === "permission_denied" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut)("permission_denied", "Cannot create directory - permission denied", `Ask who owns it to let you write where '${path.value}' is to be.`) : made;
			if (made.value.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft)({
				created: !1,
				created_parents: []
			}, `Directory already exists: ${path.value}`);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft)({
				created: !0,
				created_parents: made.value.slice(0, -1)
			}, `Created directory: ${path.value}`, { filesAffected: made.value.slice(-1) });
		}
	});
}) };
