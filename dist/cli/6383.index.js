export const id = 6383;
export const ids = [6383];
export const modules = { 66383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { protectedPlaces: () => protectedPlaces });
	var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
	var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
	async function protectedPlaces({ tree }, known) {
		let [{ readConfigFile }, { matchProtected }] = await Promise.all([__webpack_require__.e(2425).then(__webpack_require__.bind(__webpack_require__, 2425)), __webpack_require__.e(9514).then(__webpack_require__.bind(__webpack_require__, 59514))]);
		let { repository, folder } = tree;
		let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_0__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
		let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(relative || ".");
		let config = known ?? (await readConfigFile(tree, new Date()))?.config;
		return {
			...directory.ok && { directory: directory.value },
			...config && { matches: matchProtected(config.protectedPaths) }
		};
	}
}) };
