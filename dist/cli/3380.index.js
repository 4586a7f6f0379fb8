"use strict";
exports.id = 3380;
exports.ids = [3380];
exports.modules = { 3380: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		a: () => diskError,
		c: () => occupied,
		d: () => toolOff,
		f: () => toolUnusable,
		i: () => corrupt,
		l: () => parseWith,
		n: () => bundle_errors_exports,
		o: () => invalid,
		r: () => conflict,
		s: () => missing,
		t: () => bundleOff,
		u: () => readOnly
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var bundle_errors_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		bundleOff: () => bundleOff,
		conflict: () => conflict,
		corrupt: () => corrupt,
		diskError: () => diskError,
		invalid: () => invalid,
		missing: () => missing,
		occupied: () => occupied,
		parseWith: () => parseWith,
		readOnly: () => readOnly,
		toolOff: () => toolOff,
		toolUnusable: () => toolUnusable
	});
	let NO_MESSAGE = "Invalid input";
	function parseWith(schema, value) {
		let parsed = schema.safeParse(value, {
			reportInput: !0,
			error: () => NO_MESSAGE
		});
		return parsed.success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(parsed.data) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
	}
	function invalid(problems, what = "The request is not valid") {
		let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
		return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `${what}: ${listed}`, "Correct what is named, and send it again."),
			problems
		};
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
	function missing(what, name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
	}
	function conflict(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("already_exists", message, "It was left as it is. Choose another slug or version.");
	}
	function occupied(path) {
		return conflict(`There is '${path}' already`);
	}
	function readOnly() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
	}
	function bundleOff(slug) {
		let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The bundle '${slug}' is switched off`, suggestion);
	}
	function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}'`) {
		let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The ${what} is switched off`, suggestion);
	}
	function toolUnusable(reference, reason) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
	}
	function corrupt({ path, line, column, message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
	}
	function diskError({ message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
	}
}) };
