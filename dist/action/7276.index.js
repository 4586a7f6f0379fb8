export const id = 7276;
export const ids = [7276];
export const modules = { 27276: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { reportFault: () => reportFault });
	var _report_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
	function reportFault(error, { runner, env }) {
		let reason = error instanceof Error ? error.message : String(error);
		try {
			runner.setOutput("decision", "fail");
			runner.setOutput("reason-code", "internal_error");
		} catch {}
		env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, _report_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(error.stack ?? "")}\n`);
		let said = (0, _report_printable_js__WEBPACK_IMPORTED_MODULE_0__.kN)((0, _report_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(`Sous itself has a fault: ${reason}`));
		runner.command(`::error title=Sous::${said.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
		return 1;
	}
}) };
