"use strict";
exports.id = 9249;
exports.ids = [9249];
exports.modules = { 9249: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
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
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	function missing(what, name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
	}
	function conflict(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("already_exists", message, "It was left as it is. Choose another slug or version.");
	}
	function occupied(path) {
		return conflict(`There is '${path}' already`);
	}
	function readOnly() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
	}
	function bundleOff(slug) {
		let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("disabled", `The bundle '${slug}' is switched off`, suggestion);
	}
	function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kr)(reference)}'`) {
		let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kr)(reference)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("disabled", `The ${what} is switched off`, suggestion);
	}
	function toolUnusable(reference, reason) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kr)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
	}
	function corrupt({ path, line, column, message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
	}
	function diskError({ message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
	}
}) };
