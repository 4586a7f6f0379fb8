export const id = 8249;
export const ids = [8249];
export const modules = { 18249: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { walkFolder: () => walkFolder });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var fast_glob__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25648);
	var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
	let DOT_GIT = ".git";
	function walkFolder(folder, { excludedNames }) {
		let unreadable = [];
		let hasGitMarker = !1;
		function readdirSync(directory) {
			let entries = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory, { withFileTypes: !0 }));
			let relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, directory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
			if (!entries.ok) {
				unreadable.push(relative === "" ? "." : relative);
				return [];
			}
			let holdsRepository = entries.value.some((entry) => entry.name === DOT_GIT);
			if (relative === "") hasGitMarker = holdsRepository;
			else if (holdsRepository) return [];
			return entries.value.filter((entry) => !(entry.isDirectory() && excludedNames.has(entry.name)) && entry.name !== DOT_GIT);
		}
		return {
			files: fast_glob__WEBPACK_IMPORTED_MODULE_2__.sync("**", {
				cwd: folder,
				dot: !0,
				onlyFiles: !0,
				followSymbolicLinks: !1,
				fs: { readdirSync }
			}),
			unreadable,
			hasGitMarker
		};
	}
}) };
