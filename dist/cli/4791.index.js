export const id = 4791;
export const ids = [4791];
export const modules = {
	94791: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { previewCommand: () => previewCommand });
		var _recipe_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17852);
		function previewCommand(invocation) {
			return (0, _recipe_command_js__WEBPACK_IMPORTED_MODULE_0__.E)("preview", invocation);
		}
	}),
	17852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => recipeCommand });
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71989);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15118);
		let TEXTS = {
			preview: "Shows what a recipe would change, and changes nothing. The plan is kept: 'sous apply <digest>' lands exactly it.\nExit code 0 when there is a whole plan, 4 when a call waits for approval.",
			check: "Tells whether a recipe would change anything, and changes nothing. Exit code 0 when not, 2 when it would.",
			run: "Shows what a recipe would change, asks, and lands exactly that. Without a terminal nothing lands unless --yes says so:\nexit code 4, and the plan is kept for 'sous apply <digest>'."
		};
		async function recipeCommand(mode, invocation) {
			let options = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_1__.u)(mode, invocation.argv);
			if (!options.ok) {
				let { failEarly } = await Promise.all([__webpack_require__.e(9400), __webpack_require__.e(6231)]).then(__webpack_require__.bind(__webpack_require__, 39400));
				return failEarly(options.error, invocation);
			}
			if (options.value.help) {
				invocation.console.out(`Usage: sous ${mode} <NAME|PATH> [-i name=value \u2026] [options]\n\n${TEXTS[mode]}\n\n${(0, _run_options_js__WEBPACK_IMPORTED_MODULE_1__.f)(mode)}`);
				return _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.dc.done;
			}
			let { runRecipe } = await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8815),
				__webpack_require__.e(2339),
				__webpack_require__.e(1810),
				__webpack_require__.e(8102),
				__webpack_require__.e(8822),
				__webpack_require__.e(9321),
				__webpack_require__.e(2815),
				__webpack_require__.e(5463),
				__webpack_require__.e(9400),
				__webpack_require__.e(6261)
			]).then(__webpack_require__.bind(__webpack_require__, 20788));
			return runRecipe(mode, options.value, invocation);
		}
	}),
	15118: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => describeRunOptions,
			u: () => readRunOptions
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		let flag = { type: "boolean" };
		let value = { type: "string" };
		let list = {
			type: "string",
			multiple: !0
		};
		let COMMON = {
			root: value,
			json: flag,
			verbose: flag,
			help: {
				...flag,
				short: "h"
			}
		};
		let MAKING = {
			input: {
				...list,
				short: "i"
			},
			inputs: value,
			out: value,
			trust: value,
			"allow-host": list,
			yes: {
				...flag,
				short: "y"
			}
		};
		let LANDING = {
			commit: flag,
			branch: value
		};
		let TAKES = {
			preview: {
				...COMMON,
				...MAKING
			},
			check: {
				...COMMON,
				...MAKING
			},
			run: {
				...COMMON,
				...MAKING,
				...LANDING
			},
			apply: {
				...COMMON,
				...LANDING,
				out: value
			},
			undo: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			}
		};
		function readRunOptions(command, argv) {
			let wrong = (message) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let extra = positionals[1];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'. Inputs are given as -i name=value`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
					word: positionals[0],
					root: given.root,
					inputs: given.input ?? [],
					inputsFile: given.inputs,
					out: given.out,
					trust: given.trust,
					branch: given.branch,
					allowHosts: given["allow-host"] ?? [],
					commit: given.commit ?? !1,
					yes: given.yes ?? !1,
					json: given.json ?? !1,
					verbose: given.verbose ?? !1,
					help: given.help ?? !1
				});
			} catch (error) {
				return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
		let OPTION_HELP = {
			input: "-i, --input NAME=VALUE  an input of the recipe; repeatable",
			inputs: "--inputs FILE           inputs from a YAML or JSON file; -i goes before them",
			yes: "-y, --yes               approve beforehand, for use without a terminal",
			trust: "--trust SHA256          trust the recipe of that hash, for use without a terminal",
			"allow-host": "--allow-host H          a host that may be fetched from although its address is private; repeatable",
			commit: "--commit                land as a commit on the current branch",
			branch: "--branch NAME           land as a commit on a new branch; the working tree stays as it is",
			out: "--out DIR               also write summary.md, result.json and changes.patch there",
			root: "--root DIR              the folder to work in (default: this one if it has recipes, else the whole repository)",
			json: "--json                  one JSON document instead of text",
			verbose: "--verbose               say on standard error what happens",
			help: "-h, --help              this text"
		};
		function describeRunOptions(command) {
			return Object.keys(OPTION_HELP).filter((name) => Object.hasOwn(TAKES[command], name)).map((name) => `  ${OPTION_HELP[name]}\n`).join("");
		}
	}),
	97424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => failure,
			k: () => success
		});
		function success(value) {
			return {
				ok: !0,
				value
			};
		}
		function failure(error) {
			return {
				ok: !1,
				error
			};
		}
	})
};
