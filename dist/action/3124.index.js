"use strict";
exports.id = 3124;
exports.ids = [3124];
exports.modules = { 3124: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { terminalLastCommand: () => terminalLastCommand });
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	let NO_COMMAND = {
		...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", "No previous command in this session", "Run a command with run_in_terminal first."),
		instruction: "Run a command first."
	};
	let terminalLastCommand = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
		name: "terminal_last_command",
		summary: "Retrieve the last shell command that was executed, with its output.",
		category: "Terminal",
		effect: "read",
		risk: "read_only",
		permissions: [],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("The command as it was given")),
			exit_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Its exit code; null when it was stopped or could not start")),
			executed_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("When it started, as ISO 8601")),
			output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("What it printed: stdout, then stderr"))
		}),
		metadata: [
			"command",
			"exit_code",
			"executed_at"
		],
		when: "Use it to see the output of the last command again, without running it again.",
		termination: "Use terminate=false: the output of the last command is read in order to decide what comes next.",
		examples: [{
			description: "Look at the last command again",
			args: {}
		}],
		run(_args, { history }) {
			let last = history.last();
			if (last === void 0) return {
				ok: !1,
				error: NO_COMMAND
			};
			let value = {
				command: last.command,
				exit_code: last.exitCode ?? null,
				executed_at: last.executedAt,
				output: last.output
			};
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)(value, `Last command: ${last.command}\nOutput: ${last.output}`);
		}
	});
}) };
