"use strict";
exports.id = 1146;
exports.ids = [1146];
exports.modules = { 1146: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { replaceStringInFile: () => replaceStringInFile });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	var _list_4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7203);
	let replaceStringInFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.S)({
		name: "replace_string_in_file",
		summary: "Replace a specific string in a file with new content; only its first occurrence.",
		category: "File Writing",
		effect: "stage",
		risk: "dangerous",
		permissions: ["ReadFiles", "WriteFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Relative path to the file to modify")),
			old_string: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.P)("Exact string to find and replace; in a file with Windows line ends a plain newline means one").check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(1, "must not be empty")),
			new_string: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.P)("String to replace with; taken literally, $ and all"),
			preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)({
			occurrences_found: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("How often the string was in the file")),
			occurrences_replaced: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("How many of them were replaced: 1, or 0 where the new string is the same")),
			lines_changed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)("Numbers of the lines, before the edit, that the replaced string was on"))
		}),
		metadata: [
			"occurrences_found",
			"occurrences_replaced",
			"lines_changed"
		],
		when: "Use it to change one occurrence that must be there. In recipes prefer replace_in_file.",
		termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
		examples: [{
			description: "Change one setting",
			args: {
				path: "config.toml",
				old_string: "debug = true",
				new_string: "debug = false"
			}
		}, {
			description: "Look at the diff first",
			args: {
				path: "src/app.py",
				old_string: "def old(",
				new_string: "def new(",
				preview_only: !0
			}
		}],
		async run(args, context) {
			let file = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.i)(args.path, context);
			if (!file.ok) return file;
			let { path, text } = file.value;
			let refusal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(args.old_string, text.encoding, path);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(refusal);
			let replacement = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.F)({
				find: args.old_string,
				replace: args.new_string,
				isRegex: !1,
				caseSensitive: !0,
				multiline: !1
			});
			if (!replacement.ok) return replacement;
			let edits = replacement.value.edits(text.text);
			let [edit] = edits;
			if (edit === void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.q)("no_matches", `String '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(args.old_string)}' not found in file`, `${(0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.n)(text.text, args.old_string) ?? `Nothing like it is in '${path}'.`} Read the file and give the string exactly as it is there.`);
			let changed = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.a)(file.value, edit, context);
			if (!changed.ok) return changed;
			if (!changed.value) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.J)({
				occurrences_found: edits.length,
				occurrences_replaced: 0,
				lines_changed: []
			}, `File unchanged: ${path}`);
			let line = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.V)(text.text, edit.start);
			let spanned = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text.text.slice(edit.start, edit.end));
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.J)({
				occurrences_found: edits.length,
				occurrences_replaced: 1,
				lines_changed: Array.from({ length: spanned }, (_, i) => line + i)
			}, `Replaced 1 occurrence in ${path}`, {
				filesAffected: [path],
				warnings: edits.length === 1 ? [] : [`Found ${edits.length} occurrences, replaced only the first at line ${line}`]
			});
		}
	});
}) };
