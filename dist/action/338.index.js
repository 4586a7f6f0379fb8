"use strict";
exports.id = 338;
exports.ids = [338];
exports.modules = {
	4706: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => parseWith });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		let NO_MESSAGE = "Invalid input";
		function parseWith(schema, value) {
			let parsed = schema.safeParse(value, {
				reportInput: !0,
				error: () => NO_MESSAGE
			});
			return parsed.success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(parsed.data) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function problemsOf(issue, prefix = []) {
			let path = [...prefix, ...issue.path];
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
				field: fieldText([...path, key]),
				reason: "is not known"
			}));
			return [{
				field: fieldText(path),
				reason: issue.message === NO_MESSAGE ? reasonOf(issue) : issue.message
			}];
		}
		function reasonOf(issue) {
			switch (issue.code) {
				case "invalid_type": return issue.input === void 0 ? `is required, ${typeText(issue.expected)}` : `must be ${typeText(issue.expected)}`;
				case "too_small": return `must be at least ${issue.minimum}${sizeUnit(issue.origin)}`;
				case "too_big": return `must be at most ${issue.maximum}${sizeUnit(issue.origin)}`;
				case "invalid_value": return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
				case "invalid_union": return "is of no known kind";
				default: return "is not valid";
			}
		}
		function sizeUnit(origin) {
			if (origin === "string") return " characters long";
			return origin === "array" ? " items long" : "";
		}
		function typeText(expected) {
			return {
				string: "a text",
				number: "a number",
				int: "a whole number",
				boolean: "true or false",
				array: "a list",
				object: "an object",
				record: "an object"
			}[expected] ?? expected;
		}
		function fieldText(path) {
			return path.reduce((text, part) => {
				if (typeof part == "number") return `${text}[${part}]`;
				return text === "" ? String(part) : `${text}.${String(part)}`;
			}, "");
		}
	}),
	338: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			parseSwitches: () => parseSwitches,
			readSwitches: () => readSwitches,
			switchesText: () => switchesText
		});
		__webpack_require__(9604);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4706);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6297);
		function readSwitches(disk) {
			let text = disk.read(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn);
			let none = new Set();
			if (!text.ok) return {
				disabled: none,
				fault: {
					path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn,
					line: 1,
					column: 1,
					message: `cannot be read: ${text.error.message}`
				}
			};
			let parsed = text.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(none) : parseSwitches(text.value);
			return parsed.ok ? { disabled: parsed.value } : {
				disabled: none,
				fault: parsed.error
			};
		}
		function parseSwitches(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.r)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn,
				...json.error
			});
			let entry = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.cr)(canBeSwitched, `must be ${_list_2_js__WEBPACK_IMPORTED_MODULE_4__.X}, ${_list_2_js__WEBPACK_IMPORTED_MODULE_4__.Z}, or one of theirs such as sous/grep@1`));
			let parsed = (0, _problems_js__WEBPACK_IMPORTED_MODULE_3__.t)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lr)({
				schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(1),
				disabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)(entry)
			}), json.value);
			if (parsed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(new Set(parsed.value.disabled));
			let message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join("; ");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn,
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.i)(text, parsed.error[0]?.field ?? ""),
				message
			});
		}
		function canBeSwitched(text) {
			let slugs = [_list_2_js__WEBPACK_IMPORTED_MODULE_4__.X, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.Z];
			return slugs.includes(text) || slugs.includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Or)(text)?.bundle ?? "");
		}
		function switchesText(disabled) {
			return `${JSON.stringify({
				schemaVersion: 1,
				disabled: [...disabled].toSorted()
			}, void 0, 2)}\n`;
		}
	})
};
