"use strict";
exports.id = 5648;
exports.ids = [5648];
exports.modules = { 5648: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { matchProtected: () => matchProtected });
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	function matchProtected(globs) {
		let plain = globs.map((glob) => {
			let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)([glob]);
			if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
			return parsed.value;
		});
		let folded = globs.flatMap((glob) => {
			let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wt)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(glob)]);
			return parsed.ok ? [parsed.value] : [];
		});
		return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$n)(path)));
	}
}) };
