"use strict";
exports.id = 8778;
exports.ids = [8778];
exports.modules = { 8778: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { CONFIG_TOOLS: () => CONFIG_TOOLS });
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	let CONFIG_TOOLS = {
		names: [..._shared_js__WEBPACK_IMPORTED_MODULE_1__.xt, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_1__.vt)],
		fullName(name) {
			let full = Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_1__.vt, name) ? _shared_js__WEBPACK_IMPORTED_MODULE_1__.vt[name] : name;
			return full !== void 0 && (_shared_js__WEBPACK_IMPORTED_MODULE_1__.xt.includes(full) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(full) !== void 0) ? full : void 0;
		},
		checkGlob(pattern) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(pattern);
			return glob.ok ? void 0 : glob.error.message;
		}
	};
}) };
