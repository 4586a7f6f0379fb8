"use strict";
exports.id = 766;
exports.ids = [766];
exports.modules = { 766: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => replacePrivateFile,
		t: () => private_file_exports
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
	var private_file_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ replacePrivateFile: () => replacePrivateFile });
	function replacePrivateFile(file, content) {
		node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), {
			recursive: !0,
			mode: 448
		});
		let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}`;
		try {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(fresh, content, {
				mode: 384,
				flag: "wx"
			});
			node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(fresh, file);
		} catch (error) {
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(fresh, { force: !0 }));
			throw error;
		}
	}
}) };
