"use strict";
exports.id = 298;
exports.ids = [298];
exports.modules = { 298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => ignoredByName,
		r: () => ignored_exports,
		t: () => ignoredByGit
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var ignored_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ ignoredByGit: () => ignoredByGit });
	let CHECK_IGNORE = [
		"--no-literal-pathspecs",
		"check-ignore",
		"--no-index",
		"-z",
		"--stdin"
	];
	function ignoredByGit(git, repository) {
		return async (paths) => {
			if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set());
			let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
			let asked = await git.run({
				...repository,
				args: CHECK_IGNORE,
				input
			});
			if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt)("say which files are ignored", asked.error));
			let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(asked.value).split("\0") : [];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set(ignored.map((path) => path.slice(2))));
		};
	}
	let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_2__.W.has(segment)))));
}) };
