"use strict";
exports.id = 9983;
exports.ids = [9983];
exports.modules = { 9983: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => protected_places_exports,
		t: () => protectedPlaces
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
	var protected_places_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ protectedPlaces: () => protectedPlaces });
	async function protectedPlaces({ tree }, known) {
		let [{ readConfigFile }, { matchProtected }] = await Promise.all([__webpack_require__.e(9132).then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.w), __webpack_require__.e(5648).then(__webpack_require__.bind(__webpack_require__, 5648))]);
		let { repository, folder } = tree;
		let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_2__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
		let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(relative || ".");
		let config = known ?? (await readConfigFile(tree, new Date()))?.config;
		return {
			...directory.ok && { directory: directory.value },
			...config && { matches: matchProtected(config.protectedPaths) }
		};
	}
}) };
