export const id = 5214;
export const ids = [5214];
export const modules = {
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
	95214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runRecipe: () => runRecipe });
		var approve = __webpack_require__(30359);
		var plan_store = __webpack_require__(93080);
		var model_path = __webpack_require__(59986);
		var workspace_glob = __webpack_require__(70888);
		function matchProtected(globs) {
			let plain = globs.map((glob) => {
				let parsed = (0, workspace_glob.T)([glob]);
				if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
				return parsed.value;
			});
			let folded = globs.flatMap((glob) => {
				let parsed = (0, workspace_glob.T)([(0, model_path.tu)(glob)]);
				return parsed.ok ? [parsed.value] : [];
			});
			return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, model_path.tu)(path)));
		}
		var policy_hash = __webpack_require__(6240);
		var reason_code = __webpack_require__(19578);
		var result = __webpack_require__(97424);
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
		var exit_codes = __webpack_require__(71989);
		var land_loaded = __webpack_require__(98335);
		var make_run = __webpack_require__(42170);
		var next_commands = __webpack_require__(41702);
		var plan_place = __webpack_require__(28219);
		var prepare_run = __webpack_require__(99810);
		var run_report = __webpack_require__(39400);
		var step_ticker = __webpack_require__(15309);
		class StepLines {
			#console;
			#ticker;
			#timer;
			#startedAt = performance.now();
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
			}
			resume() {
				this.#drawnAt = 0;
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
				if (!opened.ok) return (0, run_report.JK)(opened.error, {
					options,
					invocation
				});
				let run = opened.value;
				let recorder = new PlanRecorder();
				let made = await planRun(run, recorder);
				if (!made.ok) return (0, run_report.JK)({
					kind: "error",
					error: made.error
				}, {
					options,
					invocation
				});
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let report = async (ending) => makePlanReport({
					recipe: run.prepared.recipe,
					inputs: run.prepared.inputs,
					outcome: made.value.outcome,
					plan: loaded?.plan,
					steps: recorder.steps,
					places: {
						directory: loaded?.plan.base.directory ?? ".",
						matches: matchProtected(run.prepared.config.protectedPaths)
					},
					ending
				});
				return await conclude(run, made.value, report);
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
		async function conclude(run, { outcome, loaded }, report) {
			let { mode, options, invocation } = run;
			let end = async (ending, hasShown = !1) => {
				let next = (0, next_commands._)({
					reason: ending.reason,
					options,
					trust: run.trust,
					plan: loaded?.plan
				});
				await (0, run_report.Go)(await report({
					...ending,
					next
				}), {
					options,
					invocation,
					hasShown
				});
				return (0, exit_codes.Nj)(ending.reason);
			};
			if (outcome.kind === "failed" || loaded === void 0) return end({ reason: outcome.kind === "failed" ? (0, reason_code.A3)(outcome.failure.error) : "internal_error" });
			if (outcome.kind === "complete" && outcome.changes.length === 0) return end({ reason: "clean" });
			if (mode === "check") return end({ reason: outcome.kind === "gated" ? "gated" : "changes_found" });
			let place = (0, plan_place.J)(run.prepared.opened);
			let saved = await (0, plan_store.hp)(place.store, loaded);
			if (!saved.ok) return end({
				reason: (0, reason_code.A3)(saved.error),
				detail: saved.error.message
			});
			if (outcome.kind === "gated") return end({ reason: "gated" });
			if (mode === "preview") return end({ reason: "previewed" });
			return landRun(run, {
				loaded,
				place,
				end,
				show: async () => (0, run_report.tN)(await report({
					reason: "previewed",
					next: []
				}), {
					options,
					invocation
				})
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
				isShown: !0
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
			if (!landed.ok) return end({
				reason: (0, reason_code.A3)(landed.error),
				detail: `${landed.error.message}. ${landed.error.suggestion}`
			}, canAsk);
			return end(landed.value, canAsk);
		}
	})
};
