"use strict";
exports.id = 7046;
exports.ids = [7046];
exports.modules = { 7046: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		X: () => openReportFolder,
		writeBareFiles: () => writeBareFiles,
		writePlanFiles: () => writePlanFiles
	});
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
	function openReportFolder({ out }, { folder }) {
		if (out === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		let target = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, out);
		let made = attempt(target, () => {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(target, { recursive: !0 });
			node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(target, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK);
		});
		return made.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(target) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			...made.error,
			code: "invalid_arguments",
			message: `--out: ${made.error.message}`
		});
	}
	async function writePlanFiles(report, folder) {
		let [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([__webpack_require__.e(4859).then(__webpack_require__.bind(__webpack_require__, 4859)), __webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))]);
		let { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET);
		return writeAll(folder, {
			summary: text,
			result: planResult(report, { isIncomplete }),
			changes: report.changes
		});
	}
	async function writeBareFiles(report, folder, changes = []) {
		let [{ renderBareMarkdown }, { SUMMARY_BUDGET }, { bareResult }] = await Promise.all([
			__webpack_require__.e(4859).then(__webpack_require__.bind(__webpack_require__, 4859)),
			__webpack_require__.e(4859).then(__webpack_require__.bind(__webpack_require__, 4859)),
			__webpack_require__.e(9659).then(__webpack_require__.bind(__webpack_require__, 9659))
		]);
		return writeAll(folder, {
			summary: renderBareMarkdown(report, SUMMARY_BUDGET).text,
			result: bareResult(report),
			changes
		});
	}
	async function writeAll(folder, { summary, result, changes }) {
		let { renderPatch } = await __webpack_require__.e(5390).then(__webpack_require__.bind(__webpack_require__, 3009)).then((n) => n.n);
		let patch = await renderPatch(changes);
		return attempt(folder, () => {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "summary.md"), summary);
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "result.json"), `${JSON.stringify(result, void 0, 2)}\n`);
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "changes.patch"), patch);
		});
	}
	function attempt(folder, write) {
		try {
			write();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		} catch (error) {
			let { code = "error" } = error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("io_error", `Cannot write reports in '${folder}': ${code}`, "Name a folder that can be written to."));
		}
	}
}) };
