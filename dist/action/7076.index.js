"use strict";
exports.id = 7076;
exports.ids = [7076];
exports.modules = { 7076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { appendFile: () => appendFile });
	__webpack_require__(9604);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _list_4_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7203);
	let appendFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.S)({
		name: "append_file",
		summary: "Append text to the end of a file, on a line of its own.",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: [
			"ReadFiles",
			"WriteFiles",
			"CreateFiles"
		],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lr)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Relative path of the file")),
			content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.P)("Text to append. A missing newline at the end of the file is added first, and the lines end as those of the file do"),
			create_if_missing: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Create the file when there is none, instead of failing")), !1),
			preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.N)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lr)({
			appended_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("How many bytes the file grew by")),
			size_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)("Size of the file afterwards"))
		}),
		metadata: ["appended_bytes", "size_bytes"],
		when: "Use it to add to the end of a file. To insert elsewhere, use edit_lines.",
		termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful append; terminate=false if it needs verification.",
		examples: [{
			description: "Add a line",
			args: {
				path: ".gitignore",
				content: "coverage/\n"
			}
		}, {
			description: "Add a line, or begin the file with it",
			args: {
				path: "NOTES.md",
				content: "- done\n",
				create_if_missing: !0
			}
		}],
		async run(args, context) {
			let file = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_2__.i)(args.path, context);
			if (!file.ok) {
				if (file.error.code !== "not_found") return file;
				let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.T)(args.path);
				if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.q)("not_found", file.error.message, "Check the path, or set create_if_missing to make a new file.");
			}
			let { text } = file.value.text;
			let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.B)(text);
			let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
			let edit = {
				start: text.length,
				end: text.length,
				replacement: separator + (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.W)(args.content, ending)
			};
			let changed = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_2__.a)(file.value, edit, context);
			if (!changed.ok) return changed;
			return report(file.value.path, {
				appended: Buffer.byteLength(edit.replacement),
				before: file.value.content.bytes.length
			});
		}
	});
	async function create(path, content, context) {
		let bytes = (0, _list_4_js__WEBPACK_IMPORTED_MODULE_2__.r)(content, context);
		if (!bytes.ok) return bytes;
		let staged = await context.workspace.stage(path, bytes.value);
		if (!staged.ok) return staged;
		let size = bytes.value.length;
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)({
			appended_bytes: size,
			size_bytes: size
		}, `Created file: ${path} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(size)})`, { filesAffected: [path] });
	}
	function report(path, { appended, before }) {
		let isSame = appended === 0;
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)({
			appended_bytes: appended,
			size_bytes: before + appended
		}, isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(appended)})`, { filesAffected: isSame ? [] : [path] });
	}
}) };
