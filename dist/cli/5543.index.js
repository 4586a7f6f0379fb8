export const id = 5543;
export const ids = [5543];
export const modules = {
	75543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { applyCommand: () => applyCommand });
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19578);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71989);
		var _fail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1990);
		var _land_loaded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98335);
		var _next_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41702);
		var _open_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79340);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15118);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39400);
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function applyCommand(invocation) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let options = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_5__.u)("apply", invocation.argv);
				if (!options.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(options.error, invocation);
				if (options.value.help) {
					invocation.console.out("Usage: sous apply <digest> [options]\n\nLands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the\napproval. Refuses when the branch or a touched file moved since; running it twice is safe.\n\n" + (0, _run_options_js__WEBPACK_IMPORTED_MODULE_5__.f)("apply"));
					return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
				}
				let open = await (0, _open_plan_js__WEBPACK_IMPORTED_MODULE_4__.u)(options.value, invocation);
				if (!open.ok) return (0, _fail_js__WEBPACK_IMPORTED_MODULE_2__.f)(open.error, invocation);
				let { plan } = __addDisposableResource(env_1, open.value.loaded, !0);
				let landed = await (0, _land_loaded_js__WEBPACK_IMPORTED_MODULE_3__.l)({
					...open.value,
					options: options.value,
					invocation
				});
				let ending = landed.ok ? landed.value : { reason: (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.A3)(landed.error) };
				let next = (0, _next_commands_js__WEBPACK_IMPORTED_MODULE_7__._)({
					reason: ending.reason,
					options: options.value,
					plan
				});
				return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_6__.Qw)({
					plan,
					ending: {
						...ending,
						next
					},
					...!landed.ok && { error: landed.error }
				}, {
					options: options.value,
					invocation
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
	}),
	79340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => openPlan });
		var _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93080);
		var _engine_seal_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4871);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42170);
		var _open_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31810);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28219);
		async function openPlan({ word, root }, invocation) {
			if (word === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("invalid_arguments", "Which plan?", "Give the digest that the preview showed."));
			let opened = await (0, _open_folder_js__WEBPACK_IMPORTED_MODULE_5__.N)(invocation, root);
			if (!opened.ok) return opened;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.J)(opened.value);
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_2__.m)(word);
			if (!digest.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)(await withKnown(digest.error, word, place));
			let loaded = await (0, _engine_seal_plan_js__WEBPACK_IMPORTED_MODULE_1__.Y)(place.store, digest.value, (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.EA)(opened.value));
			if (!loaded.ok) return loaded;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
				loaded: loaded.value,
				place,
				opened: opened.value
			});
		}
		async function withKnown(error, word, { store }) {
			let meant = /^[0-9a-f]{4,63}$/.test(word) ? (await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_0__.TC)(store)).filter((known) => known.startsWith(word)) : [];
			return meant.length === 0 ? error : {
				...error,
				suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(", ")}`
			};
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
					root: given.root ?? ".",
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
			root: "--root DIR              the repository or folder to work in (default: the current one)",
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
