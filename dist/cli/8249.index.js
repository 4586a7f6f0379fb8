export const id = 8249;
export const ids = [8249];
export const modules = {

/***/ 8249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   walkFolder: () => (/* binding */ walkFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5648);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2847);




const DOT_GIT = '.git';
/** Walks with fast-glob, which does not follow links, so that a loop of them ends. */
function walkFolder(folder, { excludedNames }) {
    const unreadable = [];
    let hasGitMarker = false;
    // Directories are left out here rather than by patterns: nothing is matched, and their contents are never read.
    function readdirSync(directory) {
        const entries = (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(directory, { withFileTypes: true }));
        const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, directory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
        if (!entries.ok) {
            unreadable.push(relative === '' ? '.' : relative);
            return [];
        }
        const holdsRepository = entries.value.some((entry) => entry.name === DOT_GIT);
        if (relative === '')
            hasGitMarker = holdsRepository;
        else if (holdsRepository)
            return [];
        return entries.value.filter((entry) => !(entry.isDirectory() && excludedNames.has(entry.name)) && entry.name !== DOT_GIT);
    }
    const files = fast_glob__WEBPACK_IMPORTED_MODULE_2__.sync('**', {
        cwd: folder,
        dot: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        fs: { readdirSync: readdirSync },
    });
    return { files, unreadable, hasGitMarker };
}


/***/ })

};
