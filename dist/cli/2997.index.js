export const id = 2997;
export const ids = [2997];
export const modules = {
	47263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => addApproval,
			R: () => readApprovals
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50336);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44529);
		let KEYS = {
			tool: "string",
			pattern: "string",
			expires: "string",
			enabled: "boolean",
			root: "string"
		};
		function readApprovals(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, problem, "Correct it, or delete it."));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				rules,
				problems: (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__.mk)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__.o)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function findShapeProblem(rule, i) {
			let where = `rule ${i + 1}`;
			if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
			for (let [key, value] of Object.entries(rule)) {
				if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
				if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
			}
			return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
		}
		function broken(file, why, suggestion, position = "") {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
		}
	}),
	81227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => approveLanding });
		var _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30359);
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50336);
		function approveLanding({ plan, changes, hash, rules, root, approver }) {
			let call = landingCall(plan, changes, hash);
			let decision = (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_1__.LD)(call, rules, {
				now: new Date(),
				root
			});
			return (0, _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__.X)(decision, {
				call,
				changes
			}, {
				approver: approver ?? _engine_approve_js__WEBPACK_IMPORTED_MODULE_0__.o,
				emit: () => void 0
			});
		}
		function landingCall(plan, changes, hash) {
			let isDangerous = changes.some(({ kind }) => kind === "delete");
			return {
				tool: {
					name: `recipe:${plan.recipe.path}`,
					summary: plan.message,
					category: "File Writing",
					effect: "stage",
					risk: isDangerous ? "dangerous" : "safe_write",
					permissions: isDangerous ? ["WriteFiles", "DeleteFiles"] : ["WriteFiles"]
				},
				args: {
					sha256: hash,
					inputs: plan.inputs
				}
			};
		}
	}),
	36626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
		var _engine_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50336);
		var _report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62844);
		var _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3324);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47263);
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
		function terminalApprover({ console, root, approvalsFile, signal, isShown }) {
			return {
				async ask(request) {
					isShown || await showChanges(request, console);
					console.err((0, _report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.m)(request));
					for (;;) {
						let answer = (await console.ask(`\n${_report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.B}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return "refused";
						if (answer === "d") await showChanges(request, console);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err("Answer y (yes), n (no), always (this very call, in this folder, from now on) or d (show the diff again).\n");
						}
					}
				},
				async remember(request) {
					let added = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(approvalsFile, (0, _engine_decide_js__WEBPACK_IMPORTED_MODULE_3__.gu)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _report_terminal_result_js__WEBPACK_IMPORTED_MODULE_1__.vr)(added.error, console.errStyle));
				}
			};
		}
		async function showChanges({ changes }, console) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(7706).then(__webpack_require__.bind(__webpack_require__, 85325)), __webpack_require__.e(1201).then(__webpack_require__.bind(__webpack_require__, 63582))]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes)
			}, console.errStyle)}\n`);
		}
	}),
	2997: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { undoCommand: () => undoCommand });
		var approve = __webpack_require__(30359);
		var tree_state = __webpack_require__(47996);
		var plan_base = __webpack_require__(37633);
		var plan_store = __webpack_require__(93080);
		var reverse_changes = __webpack_require__(30456);
		var seal_plan = __webpack_require__(4871);
		var model_plan = __webpack_require__(39138);
		function undoContent(plan, base, sousVersion) {
			let [subject = ""] = plan.message.split("\n", 1);
			return {
				schemaVersion: model_plan.jk,
				sousVersion,
				status: "complete",
				base,
				recipe: plan.recipe,
				inputs: plan.inputs,
				policy: plan.policy,
				evidence: [],
				steps: [],
				message: `Undo: ${subject}\n\nBrings back what the plan ${plan.digest} replaced.`,
				target: plan.target
			};
		}
		var reason_code = __webpack_require__(19578);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var approve_landing = __webpack_require__(81227);
		var approvers = __webpack_require__(36626);
		var exit_codes = __webpack_require__(71989);
		var fail = __webpack_require__(1990);
		var land_loaded = __webpack_require__(98335);
		var make_run = __webpack_require__(42170);
		var next_commands = __webpack_require__(41702);
		var open_plan = __webpack_require__(79340);
		var run_options = __webpack_require__(15118);
		var run_report = __webpack_require__(39400);
		var user_folders = __webpack_require__(68477);
		var version = __webpack_require__(25540);
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
		async function undoCommand(invocation) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let options = (0, run_options.u)("undo", invocation.argv);
				if (!options.ok) return (0, fail.f)(options.error, invocation);
				if (options.value.help) {
					invocation.console.out("Usage: sous undo <digest> [options]\n\nBrings back the bytes that a landed plan replaced. That is a plan of its own: it is shown, asked for and landed like any\nother, and refused when one of the files changed since.\n\n" + (0, run_options.f)("undo"));
					return exit_codes.dc.done;
				}
				let open = await (0, open_plan.u)(options.value, invocation);
				if (!open.ok) return (0, fail.f)(open.error, invocation);
				let made = await makeUndo(__addDisposableResource(env_1, open.value.loaded, !0), open.value);
				if (!made.ok) return (0, fail.f)(made.error, invocation);
				let loaded = __addDisposableResource(env_1, made.value, !0);
				let ended = await landUndo({
					...open.value,
					loaded
				}, options.value, invocation);
				let ending = ended.ok ? ended.value : { reason: (0, reason_code.A3)(ended.error) };
				let next = (0, next_commands._)({
					reason: ending.reason,
					options: options.value,
					plan: loaded.plan
				});
				return (0, run_report.Qw)({
					plan: loaded.plan,
					ending: {
						...ending,
						next
					},
					...!ended.ok && { error: ended.error }
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
		async function makeUndo({ plan, changes }, { opened, place }) {
			if (plan.status !== "complete") return (0, result.V)(neverLanded("it waits for approval"));
			let state = await (0, tree_state.N)(opened.tree, changes);
			if (!state.ok) return state;
			if (state.value === "open") {
				let reversed = await (0, tree_state.N)(opened.tree, (0, reverse_changes.k)(changes));
				if (reversed.ok && reversed.value === "landed") return (0, result.V)(neverLanded("the files are as they were before it"));
			}
			let base = await (0, plan_base.w)(place.landing.git, opened.tree.repository, opened.tree.folder);
			if (!base.ok) return base;
			return (0, seal_plan.P)(undoContent(plan, base.value, version.x), (0, reverse_changes.k)(changes), (0, make_run.EA)(opened));
		}
		async function landUndo(open, options, invocation) {
			let { loaded, place, opened } = open;
			let { console, env, signal } = invocation;
			let { plan, changes } = loaded;
			let saved = await (0, plan_store.hp)(place.store, loaded);
			if (!saved.ok) return saved;
			let canAsk = console.isInteractive && !options.yes && !options.json;
			options.json || await (0, run_report.hq)(changes, console);
			let root = opened.tree.folder;
			let asking = {
				console,
				root,
				approvalsFile: (0, user_folders.rl)(env),
				signal,
				isShown: !0
			};
			let approver = options.yes ? approvers.consented : canAsk ? (0, approvers.terminalApprover)(asking) : approve.o;
			let refusal = await (0, approve_landing.$)({
				plan,
				changes,
				hash: plan.digest,
				rules: [],
				root,
				approver
			});
			if (refusal !== void 0) return (0, result.V)(refusal);
			let landed = await (0, land_loaded.l)({
				loaded,
				place,
				opened,
				options,
				invocation
			});
			return landed.ok && landed.value.reason === "landed" ? (0, result.k)({ reason: "undone" }) : landed;
		}
		function neverLanded(why) {
			return (0, tool_error.$4)("stale", `There is nothing to undo: ${why}`, "Nothing was written.");
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
	}),
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
