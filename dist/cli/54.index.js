export const id = 54;
export const ids = [54];
export const modules = { 30054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		X: () => openReportFolder,
		writeBareFiles: () => writeBareFiles,
		writePlanFiles: () => writePlanFiles
	});
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
	var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
	var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
	function openReportFolder({ out }, { folder }) {
		if (out === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
		let target = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, out);
		let made = attempt(target, () => {
			node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(target, { recursive: !0 });
			node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
		});
		return made.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(target) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			...made.error,
			code: "invalid_arguments",
			message: `--out: ${made.error.message}`
		});
	}
	async function writePlanFiles(report, folder) {
		let [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([__webpack_require__.e(8640).then(__webpack_require__.bind(__webpack_require__, 58640)), __webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))]);
		let { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET);
		return writeAll(folder, {
			summary: text,
			result: planResult(report, { isIncomplete }),
			changes: report.changes
		});
	}
	async function writeBareFiles(report, folder, changes = []) {
		let [{ renderBareMarkdown }, { SUMMARY_BUDGET }, { bareResult }] = await Promise.all([
			__webpack_require__.e(3212).then(__webpack_require__.bind(__webpack_require__, 93212)),
			__webpack_require__.e(8640).then(__webpack_require__.bind(__webpack_require__, 58640)),
			__webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))
		]);
		return writeAll(folder, {
			summary: renderBareMarkdown(report, SUMMARY_BUDGET).text,
			result: bareResult(report),
			changes
		});
	}
	async function writeAll(folder, { summary, result, changes }) {
		let { renderPatch } = await __webpack_require__.e(6455).then(__webpack_require__.bind(__webpack_require__, 68836));
		let patch = await renderPatch(changes);
		return attempt(folder, () => {
			node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "summary.md"), summary);
			node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "result.json"), `${JSON.stringify(result, void 0, 2)}\n`);
			node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "changes.patch"), patch);
		});
	}
	function attempt(folder, write) {
		try {
			write();
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
		} catch (error) {
			let { code = "error" } = error;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("io_error", `Cannot write reports in '${folder}': ${code}`, "Name a folder that can be written to."));
		}
	}
}) };
