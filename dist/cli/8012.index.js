"use strict";
exports.id = 8012;
exports.ids = [
	8012,
	9983,
	7046
];
exports.modules = {
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => consented,
			r: () => terminalApprover,
			t: () => approvers_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _approval_display_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6810);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3727);
		var approvers_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
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
					console.err((0, _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.i)(request, places));
					let hasDiff = request.changes.length > 0;
					let hint = hasDiff ? _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.n : "";
					for (;;) {
						let answer = (await console.ask(`\n${hint}${_approval_display_js__WEBPACK_IMPORTED_MODULE_2__.t}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d" && hasDiff) await showChanges(request, console, places);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err((0, _approval_display_js__WEBPACK_IMPORTED_MODULE_2__.r)(hasDiff));
						}
					}
				},
				async remember(request) {
					let added = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(approvalsFile, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.w)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.h)(added.error, console.errStyle));
				}
			};
		}
		async function showChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(9380).then(__webpack_require__.bind(__webpack_require__, 6999)).then((n) => n.t), __webpack_require__.e(960).then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
		}
	}),
	2022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => nextCommands });
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(668);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		function nextCommands({ reason, options, trust, plan }) {
			let root = options.root === void 0 ? [] : ["--root", options.root];
			let digest = plan?.digest ?? "";
			let isOfCall = plan !== void 0 && (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_0__.n)(plan) !== void 0;
			let needsTrust = trust === void 0 || trust.isRemembered ? [] : ["--trust", trust.hash];
			let asTrusted = options.trust === void 0 ? [] : needsTrust;
			switch (reason) {
				case "approval_needed":
					if (isOfCall) return [command([
						"plans",
						digest,
						...root
					], "shows it"), command([
						"apply",
						digest,
						...root,
						...landing(options),
						"--yes"
					], "lands exactly this")];
					return [command([
						"apply",
						digest,
						...root,
						...landing(options)
					], "lands exactly this")];
				case "previewed": return [command([
					"apply",
					digest,
					...root,
					...landing(options)
				], isOfCall ? "asks, and lands exactly this" : "lands exactly this")];
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
					let asks = command([
						"run",
						...again(options),
						...asTrusted
					], "asks about the call on a terminal");
					if (trust === void 0) return [asks];
					return [asks, command([
						"run",
						...again(options),
						"--yes",
						...needsTrust
					], "approves the call and what comes of it beforehand")];
				}
				case "changes_found": return [command([
					"run",
					...again(options),
					...asTrusted
				], "shows the plan again and asks whether to land it")];
				case "stale": return trust === void 0 ? [] : [command([
					"preview",
					...again({
						...options,
						commit: !1,
						branch: void 0
					}),
					...asTrusted
				], "makes the plan anew")];
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
				].map(_list_2_js__WEBPACK_IMPORTED_MODULE_1__.x).join(" "),
				does: "checks the branch out"
			};
		}
		function command(words, does) {
			return {
				command: ["sous", ...words].map(_list_2_js__WEBPACK_IMPORTED_MODULE_1__.x).join(" "),
				does
			};
		}
	}),
	668: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => callOfPlan,
			r: () => planOfCall,
			t: () => callDigest
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _seal_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7607);
		let ORIGIN = "tool:";
		function planOfCall({ call, reason, changes, facts, seal }) {
			let { name } = call.tool;
			let source = `${ORIGIN}${name}`;
			let decision = {
				kind: "needs_approval",
				reason
			};
			let at = {
				file: source,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let filesAffected = changes.map((change) => change.path);
			let content = {
				...facts,
				schemaVersion: 1,
				status: "complete",
				recipe: {
					path: source,
					digest: callDigest(call),
					includes: []
				},
				inputs: {},
				evidence: [],
				steps: [{
					label: "1",
					tool: name,
					args: call.args,
					decision,
					outcome: {
						kind: "ran",
						output: "",
						warnings: [],
						filesAffected
					},
					at
				}],
				message: `Call ${name}: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.It)(filesAffected, 3)}`,
				target: "working-tree"
			};
			return (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_3__.t)(content, changes, seal);
		}
		function callOfPlan({ recipe, steps }) {
			return recipe.path.startsWith(ORIGIN) ? steps[0] : void 0;
		}
		function callDigest({ tool, args }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.gt)(Buffer.from(`${tool.name}\n${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.E)(args)}`));
		}
	}),
	1464: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => makePlanReport });
		var _change_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6999);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5862);
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
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.t)(change);
				lines ??= Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(before, 0, before.length) }, (_, i) => i + 1);
				lines = diff.isBinary ? Array.from({ length: (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_1__.r)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
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
			let diffs = await (0, _change_summary_js__WEBPACK_IMPORTED_MODULE_0__.n)(changes);
			let authors = await hunkAuthors(diffs, run);
			return {
				...run,
				changes,
				diffs,
				records: (0, _change_summary_js__WEBPACK_IMPORTED_MODULE_0__.r)(changes, diffs, run.places),
				authors
			};
		}
	}),
	9983: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => protected_places_exports,
			t: () => protectedPlaces
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var protected_places_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ protectedPlaces: () => protectedPlaces });
		async function protectedPlaces({ tree }, known) {
			let [{ readConfigFile }, { matchProtected }] = await Promise.all([__webpack_require__.e(9132).then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.w), __webpack_require__.e(5648).then(__webpack_require__.bind(__webpack_require__, 5648))]);
			let { repository, folder } = tree;
			let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_2__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(relative || ".");
			let config = known ?? (await readConfigFile(tree, new Date()))?.config;
			return {
				...directory.ok && { directory: directory.value },
				...config && { matches: matchProtected(config.protectedPaths) }
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Cannot write reports in '${folder}': ${code}`, "Name a folder that can be written to."));
			}
		}
	}),
	8012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runRecipe: () => runRecipe });
		__webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4459);
		var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6494);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1219);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
		var _plan_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1464);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9020);
		var _approvers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7618);
		var _next_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2022);
		var _protected_places_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9983);
		var _report_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7046);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(744);
		var _shared_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8403);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2719);
		function findTimedOut({ calls }) {
			return calls.find(({ unfinished }) => unfinished !== void 0)?.unfinished;
		}
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
			#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new _run_report_js__WEBPACK_IMPORTED_MODULE_12__.r(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${(0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.et)(line, this.#console.errColumns)}\u001b[K`);
				this.#drawnAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_13__.Zt)();
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
				let folder = (0, _report_files_js__WEBPACK_IMPORTED_MODULE_11__.X)(options, invocation);
				if (!folder.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.JK)({
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
				if (!opened.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.JK)(opened.error, target);
				let run = opened.value;
				let recorder = new PlanRecorder();
				let made = await planRun(run, recorder);
				if (!made.ok) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.JK)({
					kind: "error",
					error: made.error
				}, target);
				__addDisposableResource(env_1, made.value.loaded, !0);
				let places = await (0, _protected_places_js__WEBPACK_IMPORTED_MODULE_10__.t)(run.prepared.opened, run.prepared.config);
				let report = async (ending, plan) => (0, _plan_report_js__WEBPACK_IMPORTED_MODULE_6__.t)({
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
			let refuse = (error) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.B)({
				kind: "error",
				error
			});
			let prepared = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.r)(invocation, options);
			if (!prepared.ok) return prepared;
			let policy = (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.i)(prepared.value.config);
			let found = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.t)(prepared.value, policy, invocation);
			if (!found.ok) return refuse(found.error);
			let mustTrust = mode === "run" || options.yes || options.trust !== void 0;
			let untrusted = mustTrust ? await (0, _trust_js__WEBPACK_IMPORTED_MODULE_3__.n)(found.value, prepared.value, options.trust, invocation) : void 0;
			if (untrusted !== void 0) return refuse(untrusted);
			let userRules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_14__.t)(invocation);
			if (!userRules.ok) return refuse(userRules.error);
			let isAsked = mustTrust && options.trust === void 0;
			let trust = {
				...found.value,
				isTrusted: found.value.isTrusted || mustTrust,
				isRemembered: found.value.isRemembered || isAsked
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.V)({
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
				return await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_7__.t)({
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
			if (!trust.isTrusted) return _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y;
			if (options.yes) return _approvers_js__WEBPACK_IMPORTED_MODULE_8__.n;
			let { console, env, signal } = invocation;
			if (mode !== "run" || !console.isInteractive || options.json) return _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y;
			return (0, _approvers_js__WEBPACK_IMPORTED_MODULE_8__.r)({
				console,
				root: prepared.opened.tree.folder,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.c)(env),
				signal
			});
		}
		async function conclude(run, { outcome, loaded }, { report, target }) {
			let { mode, options } = run;
			let reportOn = (plan, ending) => report({
				...ending,
				next: (0, _next_commands_js__WEBPACK_IMPORTED_MODULE_9__.t)({
					reason: ending.reason,
					options,
					trust: run.trust,
					plan
				})
			}, plan);
			let endWith = async (plan, ending, hasShown = !1) => (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.Go)(await reportOn(plan, ending), {
				...target,
				hasShown
			});
			let end = (ending, hasShown = !1) => endWith(loaded?.plan, ending, hasShown);
			if (outcome.kind === "failed" || loaded === void 0) return end({ reason: outcome.kind === "failed" ? (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__._)(outcome.failure.error) : "internal_error" });
			let isEmpty = outcome.kind === "complete" && outcome.changes.length === 0;
			let unfinished = mode === "check" ? findTimedOut(outcome) : void 0;
			if (isEmpty && unfinished !== void 0) return end({
				reason: "check_incomplete",
				detail: `${unfinished}.`
			});
			if (isEmpty) return end((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.c)({
				outcome,
				plan: loaded.plan
			}));
			if (mode === "check") return end({ reason: outcome.kind === "gated" ? "gated" : "changes_found" });
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.t)(run.prepared.opened);
			let isShownOnly = outcome.kind === "gated" || mode === "preview";
			let reason = outcome.kind === "gated" ? "gated" : "previewed";
			let [saved, shown] = await Promise.all([(0, _plan_place_js__WEBPACK_IMPORTED_MODULE_2__.x)(place.store, loaded), isShownOnly ? reportOn(loaded.plan, { reason }) : void 0]);
			if (!saved.ok) return endWith(void 0, (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.l)(saved.error));
			if (shown !== void 0) return (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.Go)(shown, target);
			return landRun(run, {
				loaded,
				place,
				end,
				show: async () => (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.tN)(await report({
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
			let impossible = canAsk ? await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_7__.s)({
				loaded,
				place,
				options,
				opened: prepared.opened,
				invocation
			}) : void 0;
			if (impossible !== void 0) return end((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.l)(impossible), !0);
			let approver = options.yes ? _approvers_js__WEBPACK_IMPORTED_MODULE_8__.n : canAsk ? (0, _approvers_js__WEBPACK_IMPORTED_MODULE_8__.r)({
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.c)(env),
				signal,
				isShown: !0,
				places: () => (0, _protected_places_js__WEBPACK_IMPORTED_MODULE_10__.t)(prepared.opened, prepared.config)
			}) : _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y;
			let refusal = await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_7__.l)({
				plan: loaded.plan,
				changes: loaded.changes,
				hash: trust.hash,
				rules: userRules,
				root,
				approver,
				onRule: () => options.json ? void 0 : console.err(console.errStyle.dim(`Approved by a rule in ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.c)(env)}\n`))
			});
			if (refusal !== void 0) return end({ reason: (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__._)(refusal) }, canAsk);
			let landed = await (0, _make_run_js__WEBPACK_IMPORTED_MODULE_7__.o)({
				loaded,
				place,
				options,
				opened: prepared.opened,
				invocation
			});
			return end(landed.ok ? landed.value : (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.l)(landed.error), canAsk);
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
		var _private_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(766);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9020);
		var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
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
					..._shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)("sous-policy-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.mt)(meaning));
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
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.or)(a, b)).map(([, value]) => value);
		}
		function readInputsText(text, file) {
			let diagnostics = new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y();
			let { root } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.j)(text, file, diagnostics);
			let [problem] = diagnostics.list();
			if (problem !== void 0) {
				let { at, message, suggestion } = problem;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${at.file}:${at.line}:${at.column}: ${message}`, suggestion));
			}
			if (root === void 0 || root.kind === "scalar" && root.value === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({});
			if (root.kind !== "map") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${file}: The inputs are not a map of names and values`, "Write 'name: value' on each line."));
			let values = Object.create(null);
			for (let { key, value } of root.entries) values[key] = plainValue(value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(values);
		}
		function plainValue(node) {
			return node.kind === "scalar" ? node.value : node.kind === "map" ? {} : [];
		}
		async function prepareRun(invocation, options) {
			let { word } = options;
			if (word === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "Which recipe?", "Name one; 'sous list' lists them."));
			let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(invocation, options.root);
			if (!recipes.ok) return refuse(recipes.error);
			let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C)(recipes.value.opened.tree, new Date());
			if (!loaded.ok) return refuse(loaded.error);
			let { config, warnings } = loaded.value;
			recipes.value.isAbove && invocation.console.err(`${invocation.console.errStyle.dim(`In ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(recipes.value.folder)}, the top of the repository; --root . is this folder alone`)}\n`);
			for (let warning of warnings) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(warning)}\n`);
			let given = await readGiven(invocation, options);
			if (!given.ok) return refuse(given.error);
			let prepared = await prepareRecipe(recipes.value, word, given.value);
			return prepared.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...prepared.value,
				config,
				opened: recipes.value.opened
			}) : prepared;
		}
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, _make_run_js__WEBPACK_IMPORTED_MODULE_5__.a)(recipe, given);
			if (!inputs.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (read.length !== 1 || first === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			let off = await recipes.whyOff(first);
			if (off !== void 0) return refuse(off);
			if (first.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (inputsFile === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(inputs);
			let file = node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(folder, inputsFile);
			let text;
			try {
				text = node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync(file, "utf8");
			} catch (error) {
				let { code } = error;
				let why = code === "ENOENT" ? `There is no file '${inputsFile}'` : `Cannot read '${inputsFile}': ${code}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `--inputs: ${why}`, "Name a file with the inputs, as YAML or JSON."));
			}
			let values = readInputsText(text, inputsFile);
			if (!values.ok) return values;
			let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
			let names = new Set(pairs.map(([name]) => name));
			if (names.has("") || names.size !== pairs.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(inputs);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...values.value,
				...Object.fromEntries(pairs)
			});
		}
		function refuse(error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				kind: "error",
				error
			});
		}
		function readTrusted(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]);
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.D)(text);
			let trusted = parsed.ok ? parsed.value?.trusted : void 0;
			return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(trusted) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, "it has no list 'trusted' of hashes", "Delete it."));
		}
		function addTrusted(file, hash) {
			let present = readTrusted(file);
			if (!present.ok) return present;
			if (present.value.includes(hash)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			try {
				(0, _private_file_js__WEBPACK_IMPORTED_MODULE_4__.n)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function broken(file, why, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
		}
		async function findTrust(run, policy, { env }) {
			let recipes = recipesOf(run.recipe, run.library);
			let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
			let calls = found.map(({ text }) => text);
			let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
			let hash = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(Buffer.from([
				...recipes.map(({ source }) => source.digest),
				policy,
				...files
			].join("\n")));
			if (calls.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				hash,
				calls,
				isTrusted: !0,
				isRemembered: !0
			});
			let trusted = readTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.d)(env));
			if (!trusted.ok) return trusted;
			let isTrusted = trusted.value.includes(hash);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			if (signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "The run was cancelled", "Nothing was run.");
			if (answer !== "y" && answer !== "yes") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("untrusted_recipe", "The recipe is not trusted", "Nothing was run. Read it first: sous explain shows all of it.");
			let added = addTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.d)(env), trust.hash);
			return added.ok ? void 0 : added.error;
		}
		function renderTrust({ hash, calls }, { recipe }) {
			let lines = calls.map((call) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(call)}`);
			return [
				`The recipe ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(recipe.source.path)} acts outside the workspace:`,
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
		}
	}),
	2719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => user_rules_exports,
			t: () => readUserRules
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var user_rules_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readUserRules: () => readUserRules });
		function readUserRules({ env, console }) {
			let approvals = (0, _approvals_file_js__WEBPACK_IMPORTED_MODULE_2__.n)((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.c)(env));
			if (!approvals.ok) return approvals;
			for (let problem of approvals.value.problems) console.err(`${console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(problem)}\n`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(approvals.value.rules);
		}
	})
};
