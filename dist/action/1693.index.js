"use strict";
exports.id = 1693;
exports.ids = [1693];
exports.modules = { 1693: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { reportFault: () => reportFault });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	function reportFault(error, { runner, env }) {
		let reason = error instanceof Error ? error.message : String(error);
		try {
			runner.setOutput("decision", "fail");
			runner.setOutput("reason-code", "internal_error");
		} catch {}
		env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)(error.stack ?? "")}\n`);
		let said = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.m)(`Sous itself has a fault: ${reason}`));
		runner.command(`::error title=Sous::${said.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
		return 1;
	}
}) };
