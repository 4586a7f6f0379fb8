"use strict";
exports.id = 4323;
exports.ids = [4323];
exports.modules = { 4323: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { findSchemaProblem: () => _bundle_registry_js__WEBPACK_IMPORTED_MODULE_0__.t });
	var _bundle_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4064);
}) };
