"use strict";
exports.id = 1693;
exports.ids = [1693, 3735];
exports.modules = {
	3735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => land_request_exports,
			r: () => timeOf,
			t: () => FaultAfterPush
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var land_request_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ FaultAfterPush: () => FaultAfterPush });
		function timeOf({ serverTime }) {
			let now = serverTime();
			return now === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("api_invalid", "GitHub did not say what time it is")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(now);
		}
		var FaultAfterPush = class extends Error {
			commit;
			constructor(commit, cause) {
				let reason = cause instanceof Error ? cause.message : String(cause);
				super(`${reason}. Sous had already pushed commit ${commit}, and it stays on the branch`, { cause });
				this.commit = commit;
			}
		};
	}),
	1693: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportFault: () => reportFault });
		__webpack_require__(9604);
		var _land_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3735);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		function reportFault(error, { runner, env }) {
			let reason = error instanceof Error ? error.message : String(error);
			try {
				runner.setOutput("decision", "fail");
				runner.setOutput("reason-code", "internal_error");
				error instanceof _land_request_js__WEBPACK_IMPORTED_MODULE_1__.t && runner.setOutput("commit-sha", error.commit);
			} catch {}
			env.RUNNER_DEBUG === "1" && error instanceof Error && runner.say(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__._)(error.stack ?? "")}\n`);
			let said = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.g)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__._)(`Sous itself has a fault: ${reason}`));
			runner.command(`::error title=Sous::${said.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
			return 1;
		}
	})
};
