"use strict";
exports.id = 7360;
exports.ids = [
	7360,
	7046,
	2380
];
exports.modules = {
	7360: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { applyCommand: () => applyCommand });
		__webpack_require__(4472);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
		var _saved_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(291);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _plan_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(742);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(668);
		var _outcome_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6850);
		var _shared_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8403);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8910);
		var _report_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7046);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(744);
		var _approvers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7618);
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
				let options = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_9__.r)("apply", invocation.argv);
				if (!options.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__.failEarly)(options.error, invocation);
				if (options.value.help) {
					invocation.console.out("Usage: sous apply <digest> [options]\n\nLands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the\napproval. Refuses when the branch or a touched file moved since; running it twice is safe.\n\nThe plan of a single call, which an assistant has made over MCP, is shown first and asked for, since nobody has seen it\nyet; without a terminal it lands only with --yes. 'sous plans <digest>' shows any plan.\n\n" + (0, _run_options_js__WEBPACK_IMPORTED_MODULE_9__.n)("apply"));
					return _entry_js__WEBPACK_IMPORTED_MODULE_5__.l.done;
				}
				let folder = (0, _report_files_js__WEBPACK_IMPORTED_MODULE_10__.X)(options.value, invocation);
				if (!folder.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__.failEarly)(folder.error, invocation);
				let open = await (0, _saved_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(options.value, invocation);
				if (!open.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__.failEarly)(open.error, invocation, folder.value);
				let { plan, changes } = __addDisposableResource(env_1, open.value.loaded, !0);
				let landed = await approveAndLand({
					...open.value,
					options: options.value,
					invocation
				});
				let ending = landed.ok ? landed.value : (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_7__.n)(landed.error);
				let next = (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__._n)({
					reason: ending.reason,
					options: options.value,
					plan
				});
				return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_11__.QR)({
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
		async function approveAndLand(request) {
			let approved = await approveCallPlan(request);
			if (!approved.ok) return approved;
			if (approved.value === "already_applied") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ut)({ reason: approved.value });
			return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.s)(request.invocation.console, "landing", (progress) => (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.t)({
				...request,
				progress
			}));
		}
		async function approveCallPlan(request) {
			let { loaded, place, options, invocation } = request;
			let called = (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_6__.n)(loaded.plan);
			if (called === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ut)("approved");
			if (!options.commit && options.branch === void 0) {
				let foreseen = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_4__.c)({
					...loaded,
					...place.landing
				});
				if (!foreseen.ok) return foreseen;
				if (foreseen.value === "already_applied") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ut)(foreseen.value);
			}
			let rules = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.m)(invocation);
			if (!rules.ok) return rules;
			let tool = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_8__.xn)(called.tool);
			let refusal = await (0, _approvers_js__WEBPACK_IMPORTED_MODULE_12__.askToApply)({
				...request,
				rules: rules.value,
				...tool && { call: {
					tool,
					args: called.args
				} }
			});
			return refusal === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ut)("approved") : (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.ct)(refusal);
		}
	}),
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			askToApply: () => askToApply,
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
		__webpack_require__(4472);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2140);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(744);
		let consented = {
			ask: async () => "approved",
			remember: async () => void 0
		};
		let ANSWERS = {
			y: "approved",
			yes: "approved",
			n: "refused",
			no: "refused",
			always: "always"
		};
		function terminalApprover(asking) {
			let { console, root, approvalsFile, signal, isShown } = asking;
			return {
				async ask(request) {
					let places = request.changes.length === 0 ? void 0 : await asking.places?.();
					isShown || await showCallChanges(request, console, places);
					console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.d)(request, places));
					let hasDiff = request.changes.length > 0;
					let hint = hasDiff ? _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.l : "";
					for (;;) {
						let answer = (await console.ask(`\n${hint}${_hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.c}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d" && hasDiff) await showCallChanges(request, console, places);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.u)(hasDiff));
						}
					}
				},
				async remember(request) {
					let added = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.d)(approvalsFile, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.k)(added.error, console.errStyle));
				}
			};
		}
		async function showCallChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 2140)).then((n) => n.i), Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
		}
		async function askToApply(request) {
			let { loaded, opened, options, invocation, call, rules } = request;
			let { console, env, signal } = invocation;
			let { plan, changes } = loaded;
			let canAsk = console.isInteractive && !options.yes && !options.json;
			let places = await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(opened);
			options.json || await (0, _run_report_js__WEBPACK_IMPORTED_MODULE_5__.hq)(changes, console, places);
			let root = opened.tree.folder;
			let asking = {
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.f)(env),
				signal,
				isShown: !0,
				places: async () => places
			};
			let impossible = canAsk ? await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.i)(request) : void 0;
			if (impossible !== void 0) return impossible;
			let approver = options.yes ? consented : canAsk ? terminalApprover(asking) : _list_2_js__WEBPACK_IMPORTED_MODULE_2__.w;
			return (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.r)({
				plan,
				changes,
				hash: plan.digest,
				rules,
				root,
				approver,
				...call && { call }
			});
		}
	}),
	5035: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => commitText,
			n: () => checkBranchName,
			o: () => signatureTime,
			r: () => checkMessage,
			t: () => PLAN_TRAILER
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function checkMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
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
	}),
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => describeRunOptions,
			r: () => readRunOptions,
			t: () => NO_RUN_OPTIONS
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5035);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
		let NO_RUN_OPTIONS = {
			word: void 0,
			root: void 0,
			inputs: [],
			inputsFile: void 0,
			out: void 0,
			trust: void 0,
			branch: void 0,
			allowHosts: [],
			commit: !1,
			yes: !1,
			json: !1,
			verbose: !1,
			help: !1
		};
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
				out: value,
				yes: {
					...flag,
					short: "y"
				}
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
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notBranch = given.branch === void 0 ? void 0 : (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_1__.n)(given.branch);
				if (notBranch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notBranch);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.c)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
	}),
	291: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => openStored,
			t: () => openPlan
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(889);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9020);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8403);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4459);
		async function openPlan(options, invocation) {
			let named = await findNamed(options, invocation);
			if (!named.ok) return named;
			let { digest, ...found } = named.value;
			let loaded = await (0, _seal_js__WEBPACK_IMPORTED_MODULE_2__.n)(found.place.store, digest, (0, _make_run_js__WEBPACK_IMPORTED_MODULE_4__.r)(found.opened, invocation));
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				loaded: loaded.value,
				...found
			}) : loaded;
		}
		async function openStored(options, invocation) {
			let named = await findNamed(options, invocation);
			if (!named.ok) return named;
			let { digest, ...found } = named.value;
			let stored = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.a)(found.place.store, digest);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				stored: stored.value,
				...found
			}) : stored;
		}
		async function findNamed({ word, root }, invocation) {
			if (word === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "Which plan?", "Give the digest that the preview showed; 'sous plans' lists them."));
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(invocation, root ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.S)(invocation.folder));
			if (!opened.ok) return opened;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.n)(opened.value);
			let digest = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.ct)(word);
			if (!digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(await withKnown(digest.error, word, place));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				digest: digest.value,
				place,
				opened: opened.value
			});
		}
		async function withKnown(error, word, { store }) {
			let meant = /^[0-9a-f]{4,63}$/.test(word) ? (await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.n)(store)).filter((known) => known.startsWith(word)) : [];
			return meant.length === 0 ? error : {
				...error,
				suggestion: `${error.suggestion} Kept here: ${meant.slice(0, 5).join(", ")}`
			};
		}
	})
};
