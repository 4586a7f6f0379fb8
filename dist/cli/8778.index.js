"use strict";
exports.id = 8778;
exports.ids = [8778];
exports.modules = { 8778: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		CONFIG_TOOLS: () => CONFIG_TOOLS,
		ToolNames: () => ToolNames
	});
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	let CONFIG_TOOLS = {
		names: [..._shared_js__WEBPACK_IMPORTED_MODULE_1__.yn, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)],
		fullName(name) {
			let full = Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn, name) ? _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn[name] : name;
			return full !== void 0 && (_shared_js__WEBPACK_IMPORTED_MODULE_1__.yn.includes(full) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(full) !== void 0) ? full : void 0;
		},
		checkGlob(pattern) {
			let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.q)(pattern);
			return glob.ok ? void 0 : glob.error.message;
		}
	};
	var ToolNames = class {
		#defaultPrefix;
		#overrides;
		constructor(defaultPrefix = "", overrides = {}) {
			this.#defaultPrefix = defaultPrefix;
			this.#overrides = new Map(Object.entries(overrides));
		}
		nameOf(tool) {
			let prefix = this.#overrides.get(tool) ?? this.#defaultPrefix;
			if (prefix === "") return tool;
			return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`;
		}
	};
}) };
