"use strict";
exports.id = 6072;
exports.ids = [6072, 7046];
exports.modules = {
	6072: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { applyCommand: () => applyCommand });
		__webpack_require__(4472);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1219);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9020);
		var _next_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2022);
		var _open_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3068);
		var _report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7046);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8910);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(744);
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
				let options = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_7__.n)("apply", invocation.argv);
				if (!options.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_8__.failEarly)(options.error, invocation);
				if (options.value.help) {
					invocation.console.out("Usage: sous apply <digest> [options]\n\nLands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the\napproval. Refuses when the branch or a touched file moved since; running it twice is safe.\n\n" + (0, _run_options_js__WEBPACK_IMPORTED_MODULE_7__.t)("apply"));
					return _entry_js__WEBPACK_IMPORTED_MODULE_2__.D.done;
				}
				let folder = (0, _report_files_js__WEBPACK_IMPORTED_MODULE_6__.X)(options.value, invocation);
				if (!folder.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_8__.failEarly)(folder.error, invocation);
				let open = await (0, _open_plan_js__WEBPACK_IMPORTED_MODULE_5__.t)(options.value, invocation);
				if (!open.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_8__.failEarly)(open.error, invocation, folder.value);
				let { plan, changes } = __addDisposableResource(env_1, open.value.loaded, !0);
				let landed = await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_3__.c)({
					...open.value,
					options: options.value,
					invocation
				});
				let ending = landed.ok ? landed.value : (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_1__.d)(landed.error);
				let next = (0, _next_commands_js__WEBPACK_IMPORTED_MODULE_4__.t)({
					reason: ending.reason,
					options: options.value,
					plan
				});
				return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_8__.Qw)({
					plan,
					ending: {
						...ending,
						next
					},
					...!landed.ok && { error: landed.error }
				}, {
					options: options.value,
					invocation,
					folder: folder.value,
					changes
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
	2022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => nextCommands });
		var _list_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6085);
		function nextCommands({ reason, options, trust, plan }) {
			let root = options.root === void 0 ? [] : ["--root", options.root];
			let digest = plan?.digest ?? "";
			switch (reason) {
				case "previewed":
				case "approval_needed": return [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this")];
				case "landed":
				case "committed": return options.branch === void 0 ? [command([
					"undo",
					digest,
					...root
				], "brings back what was there")] : [switchTo(options.branch, options.root), command([
					"undo",
					digest,
					...root
				], "brings back what was there, on that branch")];
				case "gated": {
					let needsTrust = trust !== void 0 && !trust.isTrusted ? ["--trust", trust.hash] : [];
					return [command(["run", ...again(options)], "asks about the call on a terminal"), command([
						"run",
						...again(options),
						"--yes",
						...needsTrust
					], "approves the call and what comes of it beforehand")];
				}
				case "changes_found": return [command(["run", ...again(options)], "shows the plan again and asks whether to land it")];
				case "stale": return trust === void 0 ? [] : [command(["preview", ...again({
					...options,
					commit: !1,
					branch: void 0
				})], "makes the plan anew")];
				case "failed:landing_unfinished": return [command(["recover", ...root], "tells how the interrupted landing can be ended"), command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this afterwards")];
				default: return trust === void 0 || plan === void 0 || !reason.startsWith("failed:") ? [] : [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], "lands exactly this once that is mended")];
			}
		}
		function again({ word, inputs, inputsFile, root, allowHosts, ...rest }) {
			return [
				word ?? "",
				...inputs.flatMap((input) => ["-i", input]),
				...inputsFile === void 0 ? [] : ["--inputs", inputsFile],
				...allowHosts.flatMap((host) => ["--allow-host", host]),
				...root === void 0 ? [] : ["--root", root],
				...landing(rest)
			];
		}
		function landing({ commit, branch }) {
			return [...commit ? ["--commit"] : [], ...branch === void 0 ? [] : ["--branch", branch]];
		}
		function switchTo(branch, root) {
			return {
				command: [
					"git",
					...root === void 0 ? [] : ["-C", root],
					"switch",
					branch
				].map(_list_2_js__WEBPACK_IMPORTED_MODULE_0__.v).join(" "),
				does: "checks the branch out"
			};
		}
		function command(words, does) {
			return {
				command: ["sous", ...words].map(_list_2_js__WEBPACK_IMPORTED_MODULE_0__.v).join(" "),
				does
			};
		}
	}),
	3068: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => openStored,
			t: () => openPlan
		});
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4459);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9020);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);
		async function openPlan(options, invocation) {
			let named = await findNamed(options, invocation);
			if (!named.ok) return named;
			let { digest, ...found } = named.value;
			let loaded = await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_1__.o)(found.place.store, digest, (0, _make_run_js__WEBPACK_IMPORTED_MODULE_1__.n)(found.opened, invocation));
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				loaded: loaded.value,
				...found
			}) : loaded;
		}
		async function openStored(options, invocation) {
			let named = await findNamed(options, invocation);
			if (!named.ok) return named;
			let { digest, ...found } = named.value;
			let stored = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_0__.g)(found.place.store, digest);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				stored: stored.value,
				...found
			}) : stored;
		}
		async function findNamed({ word, root }, invocation) {
			if (word === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.W)("invalid_arguments", "Which plan?", "Give the digest that the preview showed; 'sous plans' lists them."));
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.F)(invocation, root ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(invocation.folder));
			if (!opened.ok) return opened;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_0__.t)(opened.value);
			let digest = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.dt)(word);
			if (!digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(await withKnown(digest.error, word, place));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				digest: digest.value,
				place,
				opened: opened.value
			});
		}
		async function withKnown(error, word, { store }) {
			let meant = /^[0-9a-f]{4,63}$/.test(word) ? (await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_0__.h)(store)).filter((known) => known.startsWith(word)) : [];
			return meant.length === 0 ? error : {
				...error,
				suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(", ")}`
			};
		}
	}),
	7046: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
			if (out === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			let target = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, out);
			let made = attempt(target, () => {
				node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(target, { recursive: !0 });
				node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(target, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK);
			});
			return made.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(target) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
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
				__webpack_require__.e(2018).then(__webpack_require__.bind(__webpack_require__, 2018)),
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			} catch (error) {
				let { code = "error" } = error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("io_error", `Cannot write reports in '${folder}': ${code}`, "Name a folder that can be written to."));
			}
		}
	}),
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readRunOptions,
			t: () => describeRunOptions
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
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
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.W)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.a)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					word,
					root: given.root,
					inputs: [...given.input ?? [], ...others],
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
			input: "-i, --input NAME=VALUE  an input of the recipe, as without the option; repeatable",
			inputs: "--inputs FILE           inputs from a YAML or JSON file; those given one by one go before them",
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
	})
};
