export const id = 2451;
export const ids = [2451, 54];
export const modules = {
	30359: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => obtainApproval,
			o: () => NOBODY
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		let NOBODY = {
			ask: async () => "unavailable",
			remember: async () => void 0
		};
		async function obtainApproval(decision, request, { approver, emit }) {
			if (decision.kind === "allow") return;
			let { name } = request.call.tool;
			if (decision.kind === "deny") return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `${name} is not allowed: ${decision.reason}`, "Ask for the rule to be changed.");
			let asked = {
				...request,
				reason: decision.reason
			};
			let answer = await approver.ask(asked);
			emit({
				kind: "approval_checked",
				request: asked,
				answer
			});
			switch (answer) {
				case "approved": return;
				case "always":
					await approver.remember(asked);
					return;
				case "refused": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_refused", `The call of ${name} was not approved`, "Nothing was done. Change the call, or leave it.");
				case "cancelled": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("cancelled", "The run was cancelled", "Nothing was done. Run it again when it is wanted.");
				case "unavailable": return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("approval_needed", `The call of ${name} needs approval, and nobody can be asked here`, "Run it in a terminal, or approve it beforehand.");
			}
		}
	}),
	75543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { applyCommand: () => applyCommand });
		var _report_ending_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64943);
		var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71989);
		var _land_loaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6276);
		var _next_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41702);
		var _open_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79340);
		var _report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30054);
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
				if (!options.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_6__.failEarly)(options.error, invocation);
				if (options.value.help) {
					invocation.console.out("Usage: sous apply <digest> [options]\n\nLands exactly the plan of that digest, as it was previewed, or nothing. No step runs again. Naming the digest is the\napproval. Refuses when the branch or a touched file moved since; running it twice is safe.\n\n" + (0, _run_options_js__WEBPACK_IMPORTED_MODULE_5__.f)("apply"));
					return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__.dc.done;
				}
				let folder = (0, _report_files_js__WEBPACK_IMPORTED_MODULE_4__.X)(options.value, invocation);
				if (!folder.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_6__.failEarly)(folder.error, invocation);
				let open = await (0, _open_plan_js__WEBPACK_IMPORTED_MODULE_3__.u)(options.value, invocation);
				if (!open.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_6__.failEarly)(open.error, invocation, folder.value);
				let { plan, changes } = __addDisposableResource(env_1, open.value.loaded, !0);
				let landed = await (0, _land_loaded_js__WEBPACK_IMPORTED_MODULE_2__.l)({
					...open.value,
					options: options.value,
					invocation
				});
				let ending = landed.ok ? landed.value : (0, _report_ending_text_js__WEBPACK_IMPORTED_MODULE_0__.z)(landed.error);
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
	41702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => nextCommands });
		var _report_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60621);
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
				case "committed": return [command([
					"undo",
					digest,
					...root
				], "brings back what was there")];
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
		function command(words, does) {
			return {
				command: ["sous", ...words].map(_report_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.r).join(" "),
				does
			};
		}
	}),
	79340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => openPlan });
		var _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53367);
		var _engine_seal_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4871);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22936);
		var _home_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49610);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71951);
		var _open_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31810);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28219);
		async function openPlan({ word, root }, invocation) {
			if (word === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_3__.$4)("invalid_arguments", "Which plan?", "Give the digest that the preview showed."));
			let opened = await (0, _open_folder_js__WEBPACK_IMPORTED_MODULE_6__.N)(invocation, root ?? (0, _home_folder_js__WEBPACK_IMPORTED_MODULE_4__.W)(invocation.folder));
			if (!opened.ok) return opened;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_7__.J)(opened.value);
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_2__.m)(word);
			if (!digest.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(await withKnown(digest.error, word, place));
			let loaded = await (0, _engine_seal_plan_js__WEBPACK_IMPORTED_MODULE_1__.Y)(place.store, digest.value, (0, _make_run_js__WEBPACK_IMPORTED_MODULE_5__.EA)(opened.value));
			if (!loaded.ok) return loaded;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({
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
	30054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => openReportFolder,
			writeBareFiles: () => writeBareFiles,
			writePlanFiles: () => writePlanFiles
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		function openReportFolder({ out }, { folder }) {
			if (out === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			let target = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, out);
			let made = attempt(target, () => {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(target, { recursive: !0 });
				node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
			});
			return made.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(target) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				...made.error,
				code: "invalid_arguments",
				message: `--out: ${made.error.message}`
			});
		}
		async function writePlanFiles(report, folder) {
			let [{ renderPlanMarkdown, SUMMARY_BUDGET }, { planResult }] = await Promise.all([__webpack_require__.e(8640).then(__webpack_require__.bind(__webpack_require__, 58640)), __webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))]);
			let { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET);
			return writeAll(folder, {
				summary: text,
				result: planResult(report, { isIncomplete }),
				changes: report.changes
			});
		}
		async function writeBareFiles(report, folder, changes = []) {
			let [{ renderBareMarkdown }, { SUMMARY_BUDGET }, { bareResult }] = await Promise.all([
				__webpack_require__.e(3212).then(__webpack_require__.bind(__webpack_require__, 93212)),
				__webpack_require__.e(8640).then(__webpack_require__.bind(__webpack_require__, 58640)),
				__webpack_require__.e(9621).then(__webpack_require__.bind(__webpack_require__, 99621))
			]);
			return writeAll(folder, {
				summary: renderBareMarkdown(report, SUMMARY_BUDGET).text,
				result: bareResult(report),
				changes
			});
		}
		async function writeAll(folder, { summary, result, changes }) {
			let { renderPatch } = await __webpack_require__.e(6455).then(__webpack_require__.bind(__webpack_require__, 68836));
			let patch = await renderPatch(changes);
			return attempt(folder, () => {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "summary.md"), summary);
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "result.json"), `${JSON.stringify(result, void 0, 2)}\n`);
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "changes.patch"), patch);
			});
		}
		function attempt(folder, write) {
			try {
				write();
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(void 0);
			} catch (error) {
				let { code = "error" } = error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("io_error", `Cannot write reports in '${folder}': ${code}`, "Name a folder that can be written to."));
			}
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
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => trustFile,
			rl: () => approvalsFile,
			yp: () => stateFolder
		});
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function approvalsFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
		}
		function trustFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
		}
	}),
	60474: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => mergeByBytes,
			X: () => compareBytes
		});
		function compareBytes(a, b) {
			let shared = Math.min(a.length, b.length);
			for (let i = 0; i < shared; i++) {
				let x = a.charCodeAt(i);
				let y = b.charCodeAt(i);
				if (x !== y) return rank(x) - rank(y);
			}
			return a.length - b.length;
		}
		function rank(unit) {
			return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
		}
		function mergeByBytes(first, second, keyOf) {
			if (second.length === 0) return first;
			if (first.length === 0) return second;
			let merged = [];
			let next = 0;
			for (let item of first) {
				let key = keyOf(item);
				for (let other = second[next]; other !== void 0 && compareBytes(keyOf(other), key) < 0; other = second[++next]) merged.push(other);
				merged.push(item);
			}
			for (; next < second.length; next++) merged.push(second[next]);
			return merged;
		}
	}),
	63717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			It: () => encodeValue,
			Ym: () => encodeRecord,
			_v: () => encodeNumber,
			hz: () => encodeList,
			m: () => parseDigest,
			ol: () => digestOf,
			sc: () => sha256,
			wx: () => encodeText
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60474);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let DIGEST = /^[0-9a-f]{64}$/;
		function encodeRecord(fields) {
			let parts = [];
			for (let [tag, bytes] of fields) {
				if (bytes === void 0) continue;
				let head = Buffer.alloc(12);
				head.writeUInt32BE(tag, 0);
				head.writeBigUInt64BE(BigInt(bytes.length), 4);
				parts.push(head, bytes);
			}
			return Buffer.concat(parts);
		}
		function encodeList(items) {
			return encodeRecord(items.map((item) => [1, item]));
		}
		function encodeText(text) {
			if (text.isWellFormed()) return Buffer.from(text, "utf8");
			let parts = [];
			for (let character of text) {
				let unit = character.charCodeAt(0);
				let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
				parts.push(isHalf ? Buffer.from([
					224 | unit >> 12,
					128 | unit >> 6 & 63,
					128 | unit & 63
				]) : Buffer.from(character));
			}
			return Buffer.concat(parts);
		}
		function encodeNumber(value) {
			if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
			let bytes = Buffer.alloc(8);
			bytes.writeDoubleBE(value === 0 ? 0 : value);
			return bytes;
		}
		function encodeValue(value) {
			if (value === null) return encodeRecord([[1, new Uint8Array()]]);
			if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
			if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
			if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
			if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
			if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
			return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_3__.X)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
		}
		function digestOf(domain, record) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${domain}\0`).update(record).digest("hex");
		}
		function sha256(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex");
		}
		function parseDigest(text) {
			if (DIGEST.test(text)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text);
			return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("digest_malformed", `'${(0, _path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview."));
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
	60621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => shellWord });
		function shellWord(text) {
			return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	67635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => logTo });
		let LOG_LEVELS = [
			"trace",
			"debug",
			"info",
			"warn",
			"error"
		];
		function logTo(print, threshold) {
			let lowest = LOG_LEVELS.indexOf(threshold);
			return { write(level, message) {
				LOG_LEVELS.indexOf(level) >= lowest && print(`${level.toUpperCase()} ${message}`);
			} };
		}
	})
};
