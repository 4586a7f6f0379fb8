"use strict";
exports.id = 3828;
exports.ids = [3828];
exports.modules = { 3828: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createFile: () => createFile });
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _list_4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6631);
	let createFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
		name: "create_file",
		summary: "Create a new file with specified content.",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: ["CreateFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("Relative path to the file to create; missing directories are created too")),
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.A)("Content to write to the file, at most 10 MB; taken as it is, line endings and all"),
			executable: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("Whether the file can be run as a program")), !1)
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)({ size_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)("Size of the new file")) }),
		metadata: [],
		when: "Use it for a file that does not exist yet. To change one that does, use replace_in_file or update_file.",
		termination: "Use terminate=true after the file the user asked for is created; terminate=false if it is to be checked or edited further.",
		examples: [{
			description: "Create a script",
			args: {
				path: "scripts/hello.py",
				content: "print('hello')\n",
				executable: !0
			}
		}, {
			description: "Create an empty file",
			args: {
				path: "src/.gitkeep",
				content: ""
			}
		}],
		async run(args, context) {
			let { workspace } = context;
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.U)(args.path);
			if (!path.ok) return path;
			let bytes = (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.r)(args.content, context);
			if (!bytes.ok) return bytes;
			let entry = await workspace.entry(path.value);
			if (!entry.ok) return entry;
			let refusal = refuseExisting(path.value, entry.value.kind);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(refusal);
			let staged = await workspace.stage(path.value, bytes.value, { mode: args.executable ? "100755" : "100644" });
			if (!staged.ok) return staged;
			let size = bytes.value.length;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._t)({ size_bytes: size }, `Created file: ${path.value} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(size)})`, { filesAffected: [path.value] });
		}
	});
	function refuseExisting(path, kind) {
		switch (kind) {
			case "missing": return;
			case "symlink": return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pt)(path);
			case "file": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("already_exists", `File '${path}' already exists. Use replace_string_in_file to modify`, "Use replace_string_in_file to change a part of it, update_file to replace all of it, or another path.");
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("already_exists", `Path '${path}' already exists and is not a file`, "Use another path.");
		}
	}
}) };
