"use strict";
exports.id = 5519;
exports.ids = [5519];
exports.modules = { 5519: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { updateFile: () => updateFile });
	__webpack_require__(9604);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _list_4_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7203);
	let updateFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.S)({
		name: "update_file",
		summary: "Replace the whole content of an existing file, byte for byte as given.",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: ["ReadFiles", "WriteFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lr)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Relative path of the existing file")),
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.P)("The new content, at most 10 MB, written as UTF-8 byte for byte: line endings and a byte order mark are those given, not those of the old content"),
			preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.N)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lr)({
			size_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Size of the new content")),
			previous_size_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Size of the content it replaced"))
		}),
		metadata: ["size_bytes", "previous_size_bytes"],
		when: "Use it to rewrite a whole file. For a smaller change, use replace_in_file or edit_lines.",
		termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful update; terminate=false if it needs verification.",
		examples: [{
			description: "Replace all of a file",
			args: {
				path: ".nvmrc",
				content: "24\n"
			}
		}],
		async run(args, context) {
			let { workspace } = context;
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.T)(args.path);
			if (!path.ok) return path;
			let bytes = (0, _list_4_js__WEBPACK_IMPORTED_MODULE_2__.r)(args.content, context);
			if (!bytes.ok) return bytes;
			let content = await workspace.read(path.value);
			if (!content.ok) {
				if (content.error.code !== "not_found") return content;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.q)("not_found", content.error.message, "Check the path, or use create_file to make a new file.");
			}
			let isSame = Buffer.compare(bytes.value, content.value.bytes) === 0;
			if (!isSame) {
				let staged = await workspace.stage(path.value, bytes.value, { from: content.value });
				if (!staged.ok) return staged;
			}
			let size = bytes.value.length;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)({
				size_bytes: size,
				previous_size_bytes: content.value.bytes.length
			}, isSame ? `File unchanged: ${path.value}` : `Updated file: ${path.value} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(size)})`, { filesAffected: isSame ? [] : [path.value] });
		}
	});
}) };
