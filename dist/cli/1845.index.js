"use strict";
exports.id = 1845;
exports.ids = [1845];
exports.modules = { 1845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		a: () => missing,
		c: () => store_errors_exports,
		i: () => diskError,
		l: () => toolOff,
		n: () => conflict,
		o: () => occupied,
		r: () => corrupt,
		s: () => readOnly,
		t: () => bundleOff,
		u: () => toolUnusable
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var store_errors_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		bundleOff: () => bundleOff,
		conflict: () => conflict,
		corrupt: () => corrupt,
		diskError: () => diskError,
		missing: () => missing,
		occupied: () => occupied,
		readOnly: () => readOnly,
		toolOff: () => toolOff,
		toolUnusable: () => toolUnusable
	});
	function missing(what, name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
	}
	function conflict(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("already_exists", message, "It was left as it is. Choose another slug or version.");
	}
	function occupied(path) {
		return conflict(`There is '${path}' already`);
	}
	function readOnly() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
	}
	function bundleOff(slug) {
		let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The bundle '${slug}' is switched off`, suggestion);
	}
	function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}'`) {
		let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The ${what} is switched off`, suggestion);
	}
	function toolUnusable(reference, reason) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
	}
	function corrupt({ path, line, column, message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
	}
	function diskError({ message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
	}
}) };
