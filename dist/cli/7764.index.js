"use strict";
exports.id = 7764;
exports.ids = [
	7764,
	7046,
	2380
];
exports.modules = {
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
	7764: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runRecipe: () => runRecipe });
		__webpack_require__(4472);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9020);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);
		var _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6494);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6085);
		var _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6850);
		var _entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(400);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(889);
		var _report_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7046);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(744);
		var _approvers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7618);
		var _shared_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8403);
		var PlanRecorder = class {
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
		};
		var StepLines = class {
			#console;
			#ticker;
			#timer;
			#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new _run_report_js__WEBPACK_IMPORTED_MODULE_10__.r(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${(0, _entry_js__WEBPACK_IMPORTED_MODULE_7__._)(line, this.#console.errColumns)}\u001b[K`);
				this.#drawnAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_12__.Zt)();
			}
			#clear() {
				this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
				this.#drawnAt !== Infinity && (this.#drawnAt = 0);
			}
		};
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
				let folder = (0, _report_files_js__WEBPACK_IMPORTED_MODULE_9__.X)(options, invocation);
				if (!folder.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.JK)({
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
				if (!opened.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.JK)(opened.error, target);
				let run = opened.value;
				let recorder = new PlanRecorder();
				let made = await planRun(run, recorder);
				if (!made.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.JK)({
					kind: "error",
					error: made.error
				}, target);
				__addDisposableResource(env_1, made.value.loaded, !0);
				let places = await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(run.prepared.opened, run.prepared.config);
				let report = async (ending, plan) => (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.l)({
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
			let refuse = (error) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ct)({
				kind: "error",
				error
			});
			let prepared = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.r)(invocation, options);
			if (!prepared.ok) return prepared;
			let policy = (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.i)(prepared.value.config);
			let found = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.t)(prepared.value, policy, invocation);
			if (!found.ok) return refuse(found.error);
			let mustTrust = mode === "run" || options.yes || options.trust !== void 0;
			let untrusted = mustTrust ? await (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.n)(found.value, prepared.value, options.trust, invocation) : void 0;
			if (untrusted !== void 0) return refuse(untrusted);
			let userRules = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.m)(invocation);
			if (!userRules.ok) return refuse(userRules.error);
			let isAsked = mustTrust && options.trust === void 0;
			let trust = {
				...found.value,
				isTrusted: found.value.isTrusted || mustTrust,
				isRemembered: found.value.isRemembered || isAsked
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ut)({
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
				return await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_2__.n)({
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
			if (!trust.isTrusted) return _list_2_js__WEBPACK_IMPORTED_MODULE_5__.w;
			if (options.yes) return _approvers_js__WEBPACK_IMPORTED_MODULE_11__.consented;
			let { console, env, signal } = invocation;
			if (mode !== "run" || !console.isInteractive || options.json) return _list_2_js__WEBPACK_IMPORTED_MODULE_5__.w;
			return (0, _approvers_js__WEBPACK_IMPORTED_MODULE_11__.terminalApprover)({
				console,
				root: prepared.opened.tree.folder,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.f)(env),
				signal
			});
		}
		async function conclude(run, { outcome, loaded }, { report, target }) {
			let { mode, options } = run;
			let reportOn = (plan, ending) => report({
				...ending,
				next: (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__._n)({
					reason: ending.reason,
					options,
					trust: run.trust,
					plan
				})
			}, plan);
			let endWith = async (plan, ending, hasShown = !1) => (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.Go)(await reportOn(plan, ending), {
				...target,
				hasShown
			});
			let end = (ending, hasShown = !1) => endWith(loaded?.plan, ending, hasShown);
			if (outcome.kind === "failed" || loaded === void 0) return end({ reason: outcome.kind === "failed" ? (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.d)(outcome.failure.error) : "internal_error" });
			let isEmpty = outcome.kind === "complete" && outcome.changes.length === 0;
			let unfinished = mode === "check" ? (0, _make_run_js__WEBPACK_IMPORTED_MODULE_2__.a)(outcome) : void 0;
			if (isEmpty && unfinished !== void 0) return end({
				reason: "check_incomplete",
				detail: `${unfinished}.`
			});
			if (isEmpty) return end((0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.t)({
				outcome,
				plan: loaded.plan
			}));
			if (mode === "check") return end({ reason: outcome.kind === "gated" ? "gated" : "changes_found" });
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_3__.n)(run.prepared.opened);
			let isShownOnly = outcome.kind === "gated" || mode === "preview";
			let reason = outcome.kind === "gated" ? "gated" : "previewed";
			let [saved, shown] = await Promise.all([(0, _plan_store_js__WEBPACK_IMPORTED_MODULE_8__.o)(place.store, loaded), isShownOnly ? reportOn(loaded.plan, { reason }) : void 0]);
			if (!saved.ok) return endWith(void 0, (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.n)(saved.error));
			if (shown !== void 0) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.Go)(shown, target);
			return landRun(run, {
				loaded,
				place,
				end,
				show: async () => (0, _run_report_js__WEBPACK_IMPORTED_MODULE_10__.tN)(await report({
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
			let impossible = canAsk ? await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.i)({
				loaded,
				place,
				options,
				opened: prepared.opened,
				invocation
			}) : void 0;
			if (impossible !== void 0) return end((0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.n)(impossible), !0);
			let approver = options.yes ? _approvers_js__WEBPACK_IMPORTED_MODULE_11__.consented : canAsk ? (0, _approvers_js__WEBPACK_IMPORTED_MODULE_11__.terminalApprover)({
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.f)(env),
				signal,
				isShown: !0,
				places: () => (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(prepared.opened, prepared.config)
			}) : _list_2_js__WEBPACK_IMPORTED_MODULE_5__.w;
			let refusal = await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.r)({
				plan: loaded.plan,
				changes: loaded.changes,
				hash: trust.hash,
				rules: userRules,
				root,
				approver,
				onRule: () => options.json ? void 0 : console.err(console.errStyle.dim(`Approved by a rule in ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.f)(env)}\n`))
			});
			if (refusal !== void 0) return end({ reason: (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.d)(refusal) }, canAsk);
			let landed = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.s)(console, "landing", (progress) => (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.t)({
				loaded,
				place,
				options,
				opened: prepared.opened,
				invocation,
				progress
			}));
			return end(landed.ok ? landed.value : (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_6__.n)(landed.error), canAsk);
		}
	}),
	6494: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => policyHash,
			n: () => obtainTrust,
			r: () => prepareRun,
			t: () => findTrust
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, count, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					...count > 1 && { count },
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._shared_js__WEBPACK_IMPORTED_MODULE_1__.ut,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.nt)("sous-policy-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st)(meaning));
		}
		function meaningOf({ tool, pattern, expires, root }) {
			return {
				tool,
				pattern,
				expires: expires === void 0 ? null : momentOf(expires) ?? expires,
				root: root ?? null
			};
		}
		function momentOf(expires) {
			let time = Date.parse(expires);
			return Number.isNaN(time) ? void 0 : time;
		}
		function asLogin(login) {
			return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a, b)).map(([, value]) => value);
		}
		async function prepareRun(invocation, options) {
			let { word } = options;
			if (word === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", "Which recipe?", "Name one; 'sous list' lists them."));
			let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.x)(invocation, options.root);
			if (!recipes.ok) return refuse(recipes.error);
			let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.G)(recipes.value.opened.tree, new Date());
			if (!loaded.ok) return refuse(loaded.error);
			let { config, warnings } = loaded.value;
			recipes.value.isAbove && invocation.console.err(`${invocation.console.errStyle.dim(`In ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(recipes.value.folder)}, the top of the repository; --root . is this folder alone`)}\n`);
			for (let warning of warnings) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(warning)}\n`);
			let given = await readGiven(invocation, options);
			if (!given.ok) return refuse(given.error);
			let prepared = await prepareRecipe(recipes.value, word, given.value);
			return prepared.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...prepared.value,
				config,
				opened: recipes.value.opened
			}) : prepared;
		}
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.E)(recipe, given);
			if (!inputs.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				recipe,
				callName,
				inputs: inputs.value,
				library: await libraryFor(recipe, recipes),
				findTool: recipes.findTool
			});
		}
		async function readOne(recipes, word) {
			let selected = await recipes.select([word]);
			if (!selected.ok) return refuse(selected.error);
			let read = await recipes.read(selected.value);
			let [first] = read;
			if (read.length !== 1 || first === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			let off = await recipes.whyOff(first);
			if (off !== void 0) return refuse(off);
			if (first.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				recipe: first.recipe,
				callName: isFound ? first.name : first.path
			});
		}
		async function libraryFor(recipe, recipes) {
			if ([...recipe.steps, ...recipe.verify].every((step) => step.call.kind === "tool")) return {
				names: [],
				find: () => void 0
			};
			let byName = new Map((await recipes.read([...recipes.all, ...recipes.shipped])).map((read) => [read.name, read.recipe]));
			return {
				names: [...byName.keys()],
				find: (name) => byName.get(name)
			};
		}
		async function readGiven({ folder }, { inputs, inputsFile }) {
			if (inputsFile === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(inputs);
			let file = node_path__WEBPACK_IMPORTED_MODULE_5__.resolve(folder, inputsFile);
			let text;
			try {
				text = node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync(file, "utf8");
			} catch (error) {
				let { code } = error;
				let why = code === "ENOENT" ? `There is no file '${inputsFile}'` : `Cannot read '${inputsFile}': ${code}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `--inputs: ${why}`, "Name a file with the inputs, as YAML or JSON."));
			}
			let values = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(text, inputsFile);
			if (!values.ok) return values;
			if (!isTyped(inputs)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...values.value,
				...inputs
			});
			let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
			let names = new Set(pairs.map(([name]) => name));
			if (names.has("") || names.size !== pairs.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(inputs);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...values.value,
				...Object.fromEntries(pairs)
			});
		}
		function isTyped(inputs) {
			return Array.isArray(inputs);
		}
		function refuse(error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "error",
				error
			});
		}
		async function findTrust(run, policy, { env }) {
			let recipes = recipesOf(run.recipe, run.library);
			let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
			let calls = found.map(({ text }) => text);
			let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
			let hash = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(Buffer.from([
				...recipes.map(({ source }) => source.digest),
				policy,
				...files
			].join("\n")));
			if (calls.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				hash,
				calls,
				isTrusted: !0,
				isRemembered: !0
			});
			let trusted = readTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.g)(env));
			if (!trusted.ok) return trusted;
			let isTrusted = trusted.value.includes(hash);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				hash,
				calls,
				isTrusted,
				isRemembered: isTrusted
			});
		}
		async function obtainTrust(trust, run, given, invocation) {
			let { console, env, signal } = invocation;
			if (trust.isTrusted || given === trust.hash) return;
			if (given !== void 0) return untrusted(trust, `--trust names another recipe: this one has the hash ${trust.hash}`);
			if (!console.isInteractive) return untrusted(trust, `The recipe '${run.callName}' acts outside the workspace, and is not trusted yet`);
			console.err(renderTrust(trust, run));
			let answer = (await console.ask("Trust this recipe? (y/N): ", signal))?.trim().toLowerCase();
			if (signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("cancelled", "The run was cancelled", "Nothing was run.");
			if (answer !== "y" && answer !== "yes") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("untrusted_recipe", "The recipe is not trusted", "Nothing was run. Read it first: sous explain shows all of it.");
			let added = addTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.g)(env), trust.hash);
			return added.ok ? void 0 : added.error;
		}
		function renderTrust({ hash, calls }, { recipe }) {
			let lines = calls.map((call) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(call)}`);
			return [
				`The recipe ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(recipe.source.path)} acts outside the workspace:`,
				...lines,
				`sha256 ${hash}`,
				"Each call is still asked for unless a rule allows it. A change to the recipe or to the configuration asks again.",
				""
			].join("\n");
		}
		function recipesOf(recipe, library) {
			let found = new Map();
			let visit = (current) => {
				if (found.has(current.source.path)) return;
				found.set(current.source.path, current);
				for (let { call } of stepsOf(current)) {
					let called = call.kind === "recipe" ? library.find(call.recipe) : void 0;
					called !== void 0 && visit(called);
				}
			};
			visit(recipe);
			return [...found.values()];
		}
		async function externalCalls(recipe, findTool) {
			let calls = [];
			for (let step of stepsOf(recipe)) {
				let tool = step.call.kind === "tool" ? await findTool(step.call.tool) : void 0;
				tool?.effect === "external" && calls.push({
					tool,
					text: `${step.at.file}:${step.at.line}  ${tool.name}  ${tool.hosts?.join(", ") ?? whatItDoes(step)}`
				});
			}
			return calls;
		}
		function whatItDoes({ with: given }) {
			let what = given.find(({ key }) => key === "command" || key === "url")?.value;
			if (what?.kind === "scalar") return String(what.value);
			return what?.kind === "template" ? what.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("") : "";
		}
		function stepsOf({ steps, verify }) {
			return [...steps, ...verify];
		}
		function untrusted({ hash }, message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
		}
		function readTrusted(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([]);
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.S)(text);
			let trusted = parsed.ok ? parsed.value?.trusted : void 0;
			return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(trusted) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, "it has no list 'trusted' of hashes", "Delete it."));
		}
		function addTrusted(file, hash) {
			let present = readTrusted(file);
			if (!present.ok) return present;
			if (present.value.includes(hash)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			try {
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function broken(file, why, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
		}
	})
};
