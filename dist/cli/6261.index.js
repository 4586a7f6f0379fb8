export const id = 6261;
export const ids = [
	6261,
	54,
	6383
];
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
	36626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
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
		function terminalApprover(asking) {
			let { console, root, approvalsFile, signal, isShown } = asking;
			return {
				async ask(request) {
					let places = request.changes.length === 0 ? void 0 : await asking.places?.();
					isShown || await showChanges(request, console, places);
					console.err((0, _report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.m)(request, places));
					for (;;) {
						let answer = (await console.ask(`\n${_report_approval_display_js__WEBPACK_IMPORTED_MODULE_0__.B}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d") await showChanges(request, console, places);
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
		async function showChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(5325).then(__webpack_require__.bind(__webpack_require__, 85325)), __webpack_require__.e(3582).then(__webpack_require__.bind(__webpack_require__, 63582))]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
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
	66383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { protectedPlaces: () => protectedPlaces });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		async function protectedPlaces({ tree }, known) {
			let [{ readConfigFile }, { matchProtected }] = await Promise.all([__webpack_require__.e(2425).then(__webpack_require__.bind(__webpack_require__, 2425)), __webpack_require__.e(9514).then(__webpack_require__.bind(__webpack_require__, 59514))]);
			let { repository, folder } = tree;
			let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_0__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
			let directory = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.HO)(relative || ".");
			let config = known ?? (await readConfigFile(tree, new Date()))?.config;
			return {
				...directory.ok && { directory: directory.value },
				...config && { matches: matchProtected(config.protectedPaths) }
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
	20788: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runRecipe: () => runRecipe });
		var approve = __webpack_require__(30359);
		var plan_store = __webpack_require__(53367);
		var policy_hash = __webpack_require__(6240);
		var reason_code = __webpack_require__(19578);
		var result = __webpack_require__(97424);
		var ending_text = __webpack_require__(64943);
		class PlanRecorder {
			#steps = [];
			#running = [];
			#nextMs = 0;
			record = (event) => {
				if (event.kind === "step_started") {
					let startMs = this.#clock;
					this.#running.push({
						index: this.#add(event.step, startMs),
						nextMs: startMs
					});
				} else event.kind === "step_finished" && this.#finish(event);
			};
			get steps() {
				return [...this.#steps];
			}
			get #clock() {
				return this.#running.at(-1)?.nextMs ?? this.#nextMs;
			}
			#add(place, startMs) {
				return this.#steps.push({
					place,
					ending: "unfinished",
					calls: [],
					startMs,
					durationMs: 0
				}) - 1;
			}
			#finish({ step, ending, calls, durationMs }) {
				let top = this.#running.at(-1);
				let isRunning = top !== void 0 && this.#steps[top.index]?.place === step;
				isRunning && this.#running.pop();
				let startMs = this.#clock;
				let index = isRunning ? top.index : this.#add(step, startMs);
				this.#steps[index] = {
					place: step,
					ending,
					calls,
					startMs,
					durationMs
				};
				let around = this.#running.at(-1);
				around === void 0 ? this.#nextMs = startMs + durationMs : around.nextMs = startMs + durationMs;
			}
		}
		var change_summary = __webpack_require__(85325);
		var byte_lines = __webpack_require__(56302);
		var diff_change = __webpack_require__(84969);
		async function hunkAuthors(diffs, { outcome, steps }) {
			let versions = versionsByPath(outcome.calls, steps);
			let authors = new Map();
			for (let diff of diffs) {
				let made = versions.get(diff.path) ?? [];
				let labels = unique(made.map(({ label }) => label));
				let find = labels.length <= 1 ? () => labels : finder(await followLines(made), labels);
				for (let hunk of diff.hunks) authors.set(hunk, find(hunk));
			}
			return authors;
		}
		function versionsByPath(calls, steps) {
			let labels = stepLabels(steps);
			let versions = new Map();
			for (let call of calls) {
				let label = labels.get(call) ?? call.planned.label;
				for (let change of call.changes) {
					let known = versions.get(change.path);
					known === void 0 ? versions.set(change.path, [{
						label,
						change
					}]) : known.push({
						label,
						change
					});
				}
			}
			return versions;
		}
		function stepLabels(steps) {
			return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, place.label])));
		}
		async function followLines(versions) {
			let removedBy = new Map();
			let lines;
			for (let { label, change } of versions) {
				let diff = await (0, diff_change.a)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, diff_change.K)(change);
				lines ??= Array.from({ length: (0, byte_lines.lt)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, byte_lines.lt)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
			}
			return {
				lines: lines ?? [],
				removedBy
			};
		}
		function follow(lines, { hunks }, label, removedBy) {
			let next = [];
			let at = 0;
			let keepTo = (end) => {
				for (; at < end; at++) next.push(lines[at] ?? label);
			};
			for (let hunk of hunks) {
				keepTo(firstIndex(hunk.oldStart, hunk.oldLines));
				for (let { kind, lines: count } of hunk.runs) if (kind === "context") keepTo(at + count);
				else if (kind === "added") for (let i = 0; i < count; i++) next.push(label);
				else for (let end = at + count; at < end; at++) {
					let line = lines[at];
					typeof line == "number" && removedBy.set(line, label);
				}
			}
			keepTo(lines.length);
			return next;
		}
		function finder({ lines, removedBy }, all) {
			return (hunk) => {
				let found = new Set();
				let oldAt = firstIndex(hunk.oldStart, hunk.oldLines);
				let newAt = firstIndex(hunk.newStart, hunk.newLines);
				for (let { kind, lines: count } of hunk.runs) {
					for (let i = 0; i < count && kind === "removed"; i++) found.add(removedBy.get(oldAt + i + 1));
					for (let i = 0; i < count && kind === "added"; i++) found.add(lines[newAt + i]);
					kind !== "added" && (oldAt += count);
					kind !== "removed" && (newAt += count);
				}
				let authors = all.filter((label) => found.has(label));
				return authors.length === 0 ? all : authors;
			};
		}
		function firstIndex(start, lines) {
			return lines === 0 ? start : start - 1;
		}
		function unique(labels) {
			return [...new Set(labels)];
		}
		async function makePlanReport(run) {
			let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
			let diffs = await (0, change_summary.diffChanges)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, change_summary.recordChanges)(changes, diffs, run.places),
				authors
			};
		}
		var approve_landing = __webpack_require__(81227);
		var approvers = __webpack_require__(36626);
		var land_loaded = __webpack_require__(6276);
		var make_run = __webpack_require__(71951);
		var next_commands = __webpack_require__(41702);
		var plan_place = __webpack_require__(28219);
		var prepare_run = __webpack_require__(99810);
		var protected_places = __webpack_require__(66383);
		var report_files = __webpack_require__(30054);
		var run_report = __webpack_require__(39400);
		var step_ticker = __webpack_require__(15309);
		class StepLines {
			#console;
			#ticker;
			#timer;
			#startedAt = performance.now();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new step_ticker.vj(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = performance.now());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && performance.now() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = performance.now();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += performance.now() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, performance.now() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${line}\u001b[K`);
				this.#drawnAt = performance.now();
			}
			#clear() {
				this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
				this.#drawnAt !== Infinity && (this.#drawnAt = 0);
			}
		}
		var entry_trust = __webpack_require__(58105);
		var user_folders = __webpack_require__(68477);
		var user_rules = __webpack_require__(90127);
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
		async function runRecipe(mode, options, invocation) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let opened = await openRun(mode, options, invocation);
				let folder = (0, report_files.X)(options, invocation);
				if (!folder.ok) return (0, run_report.JK)({
					kind: "error",
					error: folder.error
				}, {
					options,
					invocation
				});
				let target = {
					options,
					invocation,
					folder: folder.value
				};
				if (!opened.ok) return (0, run_report.JK)(opened.error, target);
				let run = opened.value;
				let recorder = new PlanRecorder();
				let made = await planRun(run, recorder);
				if (!made.ok) return (0, run_report.JK)({
					kind: "error",
					error: made.error
				}, target);
				__addDisposableResource(env_1, made.value.loaded, !0);
				let places = await (0, protected_places.protectedPlaces)(run.prepared.opened, run.prepared.config);
				let report = async (ending, plan) => makePlanReport({
					recipe: run.prepared.recipe,
					inputs: run.prepared.inputs,
					outcome: made.value.outcome,
					plan,
					steps: recorder.steps,
					places,
					ending
				});
				return await conclude(run, made.value, {
					report,
					target
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function openRun(mode, options, invocation) {
			let refuse = (error) => (0, result.V)({
				kind: "error",
				error
			});
			let prepared = await (0, prepare_run.Z)(invocation, options);
			if (!prepared.ok) return prepared;
			let policy = (0, policy_hash.t)(prepared.value.config);
			let found = await (0, entry_trust.c)(prepared.value, policy, invocation);
			if (!found.ok) return refuse(found.error);
			let mustTrust = mode === "run" || options.yes || options.trust !== void 0;
			let untrusted = mustTrust ? await (0, entry_trust.a)(found.value, prepared.value, options.trust, invocation) : void 0;
			if (untrusted !== void 0) return refuse(untrusted);
			let userRules = (0, user_rules.readUserRules)(invocation);
			if (!userRules.ok) return refuse(userRules.error);
			let trust = {
				...found.value,
				isTrusted: found.value.isTrusted || mustTrust
			};
			return (0, result.k)({
				mode,
				options,
				invocation,
				prepared: prepared.value,
				trust,
				policy,
				userRules: userRules.value
			});
		}
		async function planRun(run, recorder) {
			let { options, invocation, prepared, trust, policy, userRules } = run;
			let lines = new StepLines(invocation.console);
			let approver = callApprover(run);
			try {
				return await (0, make_run.SA)({
					run: prepared,
					invocation,
					policy,
					rules: trust.isTrusted ? [...userRules, ...prepared.config.rules] : [],
					approver: {
						async ask(request) {
							lines.pause();
							let answer = await approver.ask(request);
							lines.resume();
							return answer;
						},
						remember: (request) => approver.remember(request)
					},
					emit(event) {
						recorder.record(event);
						options.json || lines.take(event);
					},
					allowHosts: options.allowHosts,
					verbose: options.verbose
				});
			} finally {
				lines.end();
			}
		}
		function callApprover({ mode, options, invocation, prepared, trust }) {
			if (!trust.isTrusted) return approve.o;
			if (options.yes) return approvers.consented;
			let { console, env, signal } = invocation;
			if (mode !== "run" || !console.isInteractive || options.json) return approve.o;
			return (0, approvers.terminalApprover)({
				console,
				root: prepared.opened.tree.folder,
				approvalsFile: (0, user_folders.rl)(env),
				signal
			});
		}
		async function conclude(run, { outcome, loaded }, { report, target }) {
			let { mode, options } = run;
			let endWith = async (plan, ending, hasShown = !1) => {
				let next = (0, next_commands._)({
					reason: ending.reason,
					options,
					trust: run.trust,
					plan
				});
				return (0, run_report.Go)(await report({
					...ending,
					next
				}, plan), {
					...target,
					hasShown
				});
			};
			let end = (ending, hasShown = !1) => endWith(loaded?.plan, ending, hasShown);
			if (outcome.kind === "failed" || loaded === void 0) return end({ reason: outcome.kind === "failed" ? (0, reason_code.A3)(outcome.failure.error) : "internal_error" });
			if (outcome.kind === "complete" && outcome.changes.length === 0) return end({ reason: "clean" });
			if (mode === "check") return end({ reason: outcome.kind === "gated" ? "gated" : "changes_found" });
			let place = (0, plan_place.J)(run.prepared.opened);
			let saved = await (0, plan_store.hp)(place.store, loaded);
			if (!saved.ok) return endWith(void 0, (0, ending_text.z)(saved.error));
			if (outcome.kind === "gated") return end({ reason: "gated" });
			if (mode === "preview") return end({ reason: "previewed" });
			return landRun(run, {
				loaded,
				place,
				end,
				show: async () => (0, run_report.tN)(await report({
					reason: "previewed",
					next: []
				}, loaded.plan), target)
			});
		}
		async function landRun({ options, invocation, prepared, trust, userRules }, { loaded, place, end, show }) {
			let { console, env, signal } = invocation;
			let root = prepared.opened.tree.folder;
			let canAsk = console.isInteractive && !options.yes && !options.json;
			canAsk && await show();
			let approver = options.yes ? approvers.consented : canAsk ? (0, approvers.terminalApprover)({
				console,
				root,
				approvalsFile: (0, user_folders.rl)(env),
				signal,
				isShown: !0,
				places: () => (0, protected_places.protectedPlaces)(prepared.opened, prepared.config)
			}) : approve.o;
			let refusal = await (0, approve_landing.$)({
				plan: loaded.plan,
				changes: loaded.changes,
				hash: trust.hash,
				rules: userRules,
				root,
				approver
			});
			if (refusal !== void 0) return end({ reason: (0, reason_code.A3)(refusal) }, canAsk);
			let landed = await (0, land_loaded.l)({
				loaded,
				place,
				options,
				opened: prepared.opened,
				invocation
			});
			return end(landed.ok ? landed.value : (0, ending_text.z)(landed.error), canAsk);
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
	}),
	54724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => TOOL_NAMES,
			SG: () => findTool,
			XU: () => allTools,
			pl: () => LISTING_TOOLS,
			rY: () => ALIASES,
			zy: () => SEARCHING_TOOLS
		});
		let LOADERS = {
			get_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(3616)
			]).then(__webpack_require__.bind(__webpack_require__, 3616))).getContentTool,
			get_category_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(2999)
			]).then(__webpack_require__.bind(__webpack_require__, 82999))).getCategoryContent,
			get_collection_content: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8625),
				__webpack_require__.e(9895)
			]).then(__webpack_require__.bind(__webpack_require__, 59895))).getCollectionContent,
			grep: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(6864)
			]).then(__webpack_require__.bind(__webpack_require__, 86864))).grep,
			grep_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(1943)
			]).then(__webpack_require__.bind(__webpack_require__, 31943))).grepSearch,
			glob: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(1754)
			]).then(__webpack_require__.bind(__webpack_require__, 41754))).glob,
			file_search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(432),
				__webpack_require__.e(2653)
			]).then(__webpack_require__.bind(__webpack_require__, 42653))).fileSearch,
			search: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(7103)
			]).then(__webpack_require__.bind(__webpack_require__, 19484))).search,
			list_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7568)
			]).then(__webpack_require__.bind(__webpack_require__, 67568))).listDirectory,
			list_dir: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(9876)
			]).then(__webpack_require__.bind(__webpack_require__, 49876))).listDir,
			read_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5797)
			]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
			create_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(3505)
			]).then(__webpack_require__.bind(__webpack_require__, 13505))).createFile,
			update_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(6574)
			]).then(__webpack_require__.bind(__webpack_require__, 76574))).updateFile,
			append_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(961)
			]).then(__webpack_require__.bind(__webpack_require__, 40961))).appendFile,
			replace_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8437),
				__webpack_require__.e(8708),
				__webpack_require__.e(6082)
			]).then(__webpack_require__.bind(__webpack_require__, 56082))).replaceInFile,
			replace_string_in_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8708),
				__webpack_require__.e(2355)
			]).then(__webpack_require__.bind(__webpack_require__, 17125))).replaceStringInFile,
			edit_lines: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(179)
			]).then(__webpack_require__.bind(__webpack_require__, 90179))).editLines,
			create_directory: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(456)
			]).then(__webpack_require__.bind(__webpack_require__, 90456))).createDirectory,
			delete_file: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(5020)
			]).then(__webpack_require__.bind(__webpack_require__, 75020))).deleteFile,
			run_in_terminal: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(7352)
			]).then(__webpack_require__.bind(__webpack_require__, 57352))).runInTerminal,
			terminal_last_command: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 44489))).terminalLastCommand,
			fetch_webpage: async () => (await Promise.all([
				__webpack_require__.e(4446),
				__webpack_require__.e(6902),
				__webpack_require__.e(3160),
				__webpack_require__.e(4343),
				__webpack_require__.e(8886)
			]).then(__webpack_require__.bind(__webpack_require__, 88886))).fetchWebpage
		};
		let ALIASES = {
			content: "get_content",
			replace: "replace_in_file",
			edit: "edit_lines",
			terminal: "run_in_terminal",
			fetch: "fetch_webpage"
		};
		let SEARCHING_TOOLS = new Set([
			"grep",
			"grep_search",
			"search"
		]);
		let LISTING_TOOLS = new Set([
			...SEARCHING_TOOLS,
			"glob",
			"file_search",
			"get_content",
			"get_category_content",
			"get_collection_content"
		]);
		let TOOL_NAMES = Object.keys(LOADERS);
		async function findTool(name) {
			let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
			return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
		}
		async function allTools() {
			return Promise.all(Object.values(LOADERS).map((load) => load()));
		}
	})
};
