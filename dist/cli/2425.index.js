export const id = 2425;
export const ids = [2425];
export const modules = {
	2425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			loadConfig: () => loadConfig,
			readConfigFile: () => readConfigFile
		});
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
		async function readConfigFile(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			let path = await findConfig(tree, named);
			if (path === void 0) return;
			let { onFile, readYamlText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(7246)]).then(__webpack_require__.bind(__webpack_require__, 87246));
			let refuse = (diagnostic) => ({
				path,
				text: "",
				config: void 0,
				diagnostics: [diagnostic]
			});
			if (path !== named) return refuse(onFile(path, {
				code: "invalid_name",
				message: "The configuration is not read from here",
				suggestion: `Rename it to ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}.`
			}));
			let text = await readYamlText(path, tree);
			if (!text.ok) return refuse(text.error);
			let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(3324),
				__webpack_require__.e(8647)
			]).then(__webpack_require__.bind(__webpack_require__, 88647)), __webpack_require__.e(1303).then(__webpack_require__.bind(__webpack_require__, 41303))]);
			return {
				path,
				text: text.value,
				...readConfig(text.value, path, {
					tools: CONFIG_TOOLS,
					now
				})
			};
		}
		async function loadConfig(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			if (named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 && !OTHER_CONFIG.test(named)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
			let file = await readConfigFile(tree, now, named);
			if (file === void 0 && named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
			if (file === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: _model_config_js__WEBPACK_IMPORTED_MODULE_0__.PV,
				warnings: []
			});
			if (file.config !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: file.config,
				warnings: file.diagnostics.map(placed)
			});
			let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
			let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
			let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
		}
		async function findConfig(tree, named) {
			for (let name of named === _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 ? [_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2, ".github/sous.yaml"] : [named]) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(name);
				if (!path.ok) throw Error(path.error.message);
				let entry = await tree.entry(path.value);
				if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
			}
		}
		function placed({ at, message }) {
			return `${at.file}:${at.line}:${at.column}: ${message}`;
		}
	}),
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
	})
};
