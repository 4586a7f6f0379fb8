"use strict";
exports.id = 2719;
exports.ids = [2719, 766];
exports.modules = {
	3727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readApprovals,
			t: () => addApproval
		});
		var _list_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(766);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
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
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, "others than its owner may change it", `Run: chmod 600 ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.x)(file)}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file, "utf8");
			} catch (error) {
				if (error.code === "ENOTDIR") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					rules: [],
					problems: []
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.D)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, problem, "Correct it, or delete it."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				rules,
				problems: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.C)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _private_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, error.message, "Make its folder writable."));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
		}
	}),
	766: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	}),
	2719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => user_rules_exports,
			t: () => readUserRules
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var user_rules_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readUserRules: () => readUserRules });
		function readUserRules({ env, console }) {
			let approvals = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__.n)((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.c)(env));
			if (!approvals.ok) return approvals;
			for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(problem)}\n`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(approvals.value.rules);
		}
	})
};
