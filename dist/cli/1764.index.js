"use strict";
exports.id = 1764;
exports.ids = [1764];
exports.modules = { 1764: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { t: () => makeAndOpen });
	var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
	function makeAndOpen(parent, name, permissions) {
		let made = parent.makeDirectory(name, permissions);
		if (!made.ok && made.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(made.error);
		let opened = parent.open(name);
		opened.ok && !made.ok && permissions !== void 0 && opened.value.setPermissions(permissions);
		return opened;
	}
}) };
