export const id = 4489;
export const ids = [4489];
export const modules = {
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	44489: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { terminalLastCommand: () => terminalLastCommand });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		let terminalLastCommand = (0, __webpack_require__(52805).u)({
			name: "terminal_last_command",
			summary: "Retrieve the last shell command that was executed, with its output.",
			category: "Terminal",
			effect: "read",
			risk: "read_only",
			permissions: [],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				command: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("The command as it was given")),
				exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Its exit code; null when it was stopped or could not start")),
				executed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("When it started, as ISO 8601")),
				output: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("What it printed: stdout, then stderr"))
			}),
			metadata: [
				"command",
				"exit_code",
				"executed_at"
			],
			termination: "Use terminate=false: the output of the last command is read in order to decide what comes next.",
			examples: [{
				description: "Look at the last command again",
				args: {}
			}],
			run(_args, { history }) {
				let last = history.last();
				if (last === void 0) return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.g)("not_found", "No previous command in this session", "Run a command with run_in_terminal first.");
				let value = {
					command: last.command,
					exit_code: last.exitCode ?? null,
					executed_at: last.executedAt,
					output: last.output
				};
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)(value, `Last command: ${last.command}\nOutput: ${last.output}`);
			}
		});
	})
};
