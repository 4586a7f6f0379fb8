export const id = 127;
export const ids = [127];
export const modules = {
	47263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => addApproval,
			R: () => readApprovals
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50336);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44529);
		let KEYS = {
			tool: "string",
			pattern: "string",
			expires: "string",
			enabled: "boolean",
			root: "string",
			definition: "string"
		};
		function readApprovals(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, problem, "Correct it, or delete it."));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				rules,
				problems: (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__.mk)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__.replacePrivateFile)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function findShapeProblem(rule, i) {
			let where = `rule ${i + 1}`;
			if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
			for (let [key, value] of Object.entries(rule)) {
				if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
				if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
			}
			return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
		}
		function broken(file, why, suggestion, position = "") {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
		}
	}),
	90127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readUserRules: () => readUserRules });
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _report_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47263);
		var _user_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68477);
		function readUserRules({ env, console }) {
			let approvals = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_0__.R)((0, _user_folders_js__WEBPACK_IMPORTED_MODULE_1__.rl)(env));
			if (!approvals.ok) return approvals;
			for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(problem)}\n`);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(approvals.value.rules);
		}
	}),
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replacePrivateFile: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
