(() => {
	var __webpack_modules__ = {
		792: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"call-memo": () => __nccwpck_require__(947),
				permissions: () => __nccwpck_require__(186),
				"plan-digest": () => __nccwpck_require__(420),
				"plan-folders": () => __nccwpck_require__(895),
				"plan-limits": () => __nccwpck_require__(696),
				"plan-of-call": () => __nccwpck_require__(866),
				"plan-outcome": () => __nccwpck_require__(878),
				"plan-store": () => __nccwpck_require__(999),
				seal: () => __nccwpck_require__(305)
			};
		},
		628: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		894: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get digestOf() {
					return part().digestOf;
				},
				get encodeList() {
					return part().encodeList;
				},
				get encodeNumber() {
					return part().encodeNumber;
				},
				get encodeRecord() {
					return part().encodeRecord;
				},
				get encodeText() {
					return part().encodeText;
				},
				get encodeValue() {
					return part().encodeValue;
				},
				get sha256() {
					return part().sha256;
				}
			};
		},
		24: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		524: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["protected-files"]();
			module.exports = {
				__esModule: !0,
				get whyDenied() {
					return part().whyDenied;
				},
				get whyProtected() {
					return part().whyProtected;
				}
			};
		},
		666: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get TOOL_ERRORS() {
					return part().TOOL_ERRORS;
				},
				get toolError() {
					return part().toolError;
				}
			};
		},
		529: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		182: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653).attributes();
			module.exports = {
				__esModule: !0,
				get findStoredForms() {
					return part().findStoredForms;
				},
				get hasCrlf() {
					return part().hasCrlf;
				}
			};
		},
		787: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653)["clean-repository"]();
			module.exports = {
				__esModule: !0,
				get gitFailed() {
					return part().gitFailed;
				},
				get makeCleanRepository() {
					return part().makeCleanRepository;
				},
				get makeSandboxHome() {
					return part().makeSandboxHome;
				}
			};
		},
		39: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653)["seal-git"]();
			module.exports = {
				__esModule: !0,
				get SealGit() {
					return part().SealGit;
				},
				get checkMessage() {
					return part().checkMessage;
				},
				get commitText() {
					return part().commitText;
				},
				get signatureTime() {
					return part().signatureTime;
				}
			};
		},
		238: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(653).trees();
			module.exports = {
				__esModule: !0,
				get EditedTree() {
					return part().EditedTree;
				},
				get blobId() {
					return part().blobId;
				},
				get bytesOfId() {
					return part().bytesOfId;
				},
				get bytesOfPath() {
					return part().bytesOfPath;
				},
				get formatOf() {
					return part().formatOf;
				},
				get objectId() {
					return part().objectId;
				},
				get readBaseObjects() {
					return part().readBaseObjects;
				}
			};
		},
		947: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CallMemo: () => CallMemo,
				makePlan: () => makePlan
			});
			var $start_start = __nccwpck_require__(35);
			var $plan_digest = __nccwpck_require__(420);
			var $base_tool_errors = __nccwpck_require__(666);
			var $start_paths = __nccwpck_require__(459);
			var $core_work = __nccwpck_require__(529);
			var $recipe_evaluate = __nccwpck_require__(784);
			var $recipe_input_values = __nccwpck_require__(810);
			var $reader_work = __nccwpck_require__(905);
			var $permissions = __nccwpck_require__(186);
			var $base_digest = __nccwpck_require__(894);
			var $plan_limits = __nccwpck_require__(696);
			var $plan_outcome = __nccwpck_require__(878);
			var $tools_command_failure = __nccwpck_require__(942);
			var $workspace_hex_display = __nccwpck_require__(16);
			var $workspace_watched_tree = __nccwpck_require__(129);
			var $tool_call_work = __nccwpck_require__(445);
			var $seal = __nccwpck_require__(305);
			//! src/plan/plan-layers.ts
			var StepLayers = class {
				#layers;
				#trails = [void 0];
				constructor(base) {
					this.#layers = [base];
				}
				get mark() {
					return markOf(this.#trails.at(-1));
				}
				get top() {
					let top = this.#layers.at(-1);
					if (top === void 0) throw Error("The lowest layer is missing.");
					return top;
				}
				push() {
					let layer = this.top.fork();
					this.#layers.push(layer);
					this.#trails.push(this.#trails.at(-1));
					return layer;
				}
				drop() {
					this.#layers.pop();
					this.#trails.pop();
				}
				async merge() {
					let changes = await this.top.changes();
					this.drop();
					await mergeInto(this.top, changes);
					changes.length > 0 && this.#trails.push({
						before: this.#trails.pop(),
						changes,
						mark: void 0
					});
				}
				get folder() {
					return this.top.folder;
				}
				async changes() {
					let net = new Map();
					for (let layer of this.#layers) for (let change of await layer.changes()) {
						let both = combine(net.get(change.path), change);
						both === void 0 ? net.delete(change.path) : net.set(change.path, both);
					}
					return [...net.values()].sort((a, b) => (0, $start_start.compareBytes)(a.path, b.path));
				}
				files = () => this.top.files();
				batches = () => this.top.batches();
				entry = (path) => this.top.entry(path);
				read = (path, limit) => this.top.read(path, limit);
				directory = (path) => this.top.directory(path);
				staged = (path) => this.top.staged(path);
				stage = (path, bytes, options) => this.top.stage(path, bytes, options);
				remove = (path) => this.top.remove(path);
				makeDirectory = (path) => this.top.makeDirectory(path);
				footprint = () => this.top.footprint();
				fork = () => this.top.fork();
				seal = () => this.top.seal();
			};
			function markOf(trail) {
				if (trail === void 0) return "";
				trail.mark ??= (0, $base_digest.sha256)(Buffer.from([markOf(trail.before), ...trail.changes.map(markOfChange)].join("\n")));
				return trail.mark;
			}
			let hashes = new WeakMap();
			function markOfChange(change) {
				if (change.kind === "delete" || change.kind === "create_directory") return `${change.kind} ${change.path}`;
				let hash = hashes.get(change.after) ?? (0, $base_digest.sha256)(change.after);
				hashes.set(change.after, hash);
				return `${change.mode} ${hash} ${change.path}`;
			}
			async function mergeInto(workspace, changes) {
				for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
				for (let change of changes) {
					change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
					change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
					if (change.kind === "update") {
						let { path, before, modeBefore, after, mode, edits } = change;
						mustSucceed(await workspace.stage(path, after, {
							mode,
							from: {
								bytes: before,
								mode: modeBefore
							},
							...edits && { edits }
						}));
					}
				}
			}
			function mustSucceed(result) {
				if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
			}
			function combine(first, second) {
				if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
				let { path } = second;
				if (first.kind === "create") {
					if (second.kind === "delete") return;
					return {
						kind: "create",
						path,
						after: second.after,
						mode: second.mode
					};
				}
				let { before, modeBefore } = first;
				if (second.kind === "delete") return {
					kind: "delete",
					path,
					before,
					modeBefore
				};
				let { after, mode } = second;
				if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
				return {
					kind: "update",
					path,
					before,
					modeBefore,
					after,
					mode
				};
			}
			var Waiting = class {
				#clock;
				#ended = 0;
				#since;
				constructor(clock) {
					this.#clock = clock;
				}
				get ms() {
					return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
				}
				around(approver) {
					return {
						ask: async (request) => {
							this.#since = this.#clock.elapsed();
							try {
								return await approver.ask(request);
							} finally {
								this.#ended = this.ms;
								this.#since = void 0;
							}
						},
						remember: (request) => approver.remember(request)
					};
				}
			};
			//! src/plan/call-memo.ts
			var CallMemo = class {
				#calls = new Map();
				#maxBytes;
				#bytes = 0;
				#base;
				#listing = {};
				constructor(maxBytes) {
					this.#maxBytes = maxBytes;
				}
				over(tree, { files: marks, git }) {
					let lines = [...marks, ...git].map(([name, mark]) => `${name}\0${mark}`);
					let base = (0, $base_digest.sha256)(Buffer.from([tree.folder, ...lines].join("\n")));
					if (base !== this.#base) {
						this.#base = base;
						this.#listing = {};
						this.#calls.clear();
						this.#bytes = 0;
					}
					let directories = new Set();
					for (let name of marks.keys()) for (let end = name.lastIndexOf("/"); end > 0 && !directories.has(name.slice(0, end)); end = name.lastIndexOf("/", end - 1)) directories.add(name.slice(0, end));
					let isMarked = ({ files, entries, directories: listed }) => listed.size === 0 && [...files].every((path) => marks.has(path)) && [...entries].every((path) => marks.has(path) || directories.has(path) || path === ".");
					return {
						watched: new $workspace_watched_tree.WatchedTree(tree, this.#listing),
						isMarked,
						find: (key) => this.#find(key),
						keep: (key, call) => this.#keep(key, call)
					};
				}
				#find(key) {
					let found = this.#calls.get(key);
					if (found === void 0) return;
					this.#calls.delete(key);
					this.#calls.set(key, found);
					return found;
				}
				#keep(key, call) {
					if (this.#calls.has(key)) return;
					this.#calls.set(key, call);
					this.#bytes += call.bytes;
					for (let [oldest, { bytes }] of this.#calls) {
						if (this.#bytes <= this.#maxBytes) return;
						this.#calls.delete(oldest);
						this.#bytes -= bytes;
					}
				}
			};
			async function runRemembered(decided, request, memo) {
				if (!isRepeatable(request)) return (0, $tool_call_work.runDecided)(decided, request);
				let { workspace, walk } = request.context;
				let { name, definition = "" } = request.tool;
				let scope = [
					name,
					definition,
					memo.before,
					walk?.isVerify ?? !1,
					memo.excludes,
					decided.args.complete
				];
				let key = (0, $base_digest.sha256)(Buffer.from(JSON.stringify(scope)));
				let known = memo.find(key);
				if (known !== void 0) {
					await mergeInto(workspace, known.changes);
					return {
						kind: "ran",
						result: known.result,
						changes: known.changes,
						durationMs: 0
					};
				}
				let reading = memo.watched.watch();
				let ran = await (0, $tool_call_work.runDecided)(decided, request);
				ran.kind === "ran" && ran.result.ok && ran.result.unfinished === void 0 && memo.isMarked(reading) && memo.keep(key, {
					result: ran.result,
					changes: ran.changes,
					bytes: sizeOf(ran.changes)
				});
				return ran;
			}
			function isRepeatable({ tool: { effect, category } }) {
				return effect !== "external" && category !== "Terminal";
			}
			function sizeOf(changes) {
				return changes.reduce((sum, change) => sum + ("before" in change ? change.before.length : 0) + ("after" in change ? change.after.length : 0), 1e4);
			}
			//! src/plan/run-call.ts
			var DisplayedRows = class {
				#labels = new Map();
				add(display, label) {
					for (let [row] of display.matchAll($workspace_hex_display.HEX_ROW)) this.#labels.has(row.toLowerCase()) || this.#labels.set(row.toLowerCase(), label);
				}
				findIn(value) {
					if (this.#labels.size === 0) return;
					if (typeof value == "string") return this.#findInText(value);
					if (typeof value != "object" || !value) return;
					for (let member of Object.values(value)) {
						let label = this.findIn(member);
						if (label !== void 0) return label;
					}
				}
				#findInText(text) {
					for (let [row] of text.matchAll($workspace_hex_display.HEX_ROW)) {
						let label = this.#labels.get(row.toLowerCase());
						if (label !== void 0) return label;
					}
				}
			};
			let KNOWN_LATER = {
				kind: "needs_approval",
				reason: "known after approval"
			};
			let READING = {
				kind: "allow",
				rule: "nothing was called"
			};
			async function callTool(tool, args, site, run) {
				let { layers, request } = run;
				tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
				let over = findOver(site, run) ?? finalError(run.budget.countCall()) ?? findDisplay(tool, args, site, run);
				if (over !== void 0) return failStep(site, run, over);
				let end = await runAndCheck({
					tool,
					args,
					context: {
						...request.context,
						workspace: layers.push(),
						walk: {
							excludes: site.guard.excludes,
							isVerify: site.place.isVerify
						},
						http: { send: (sent) => request.context.http.send({
							...sent,
							mayReach: (host) => site.guard.mayReach(host)
						}) },
						sandbox: run.sandbox,
						signal: site.deadline.signal
					},
					rules: request.rules,
					root: request.root,
					approver: approverFor(site, request.approver),
					emit(event) {
						event.kind === "progress" && request.emit({
							...event,
							step: site.place
						});
						event.kind === "approval_checked" && request.emit({
							...event,
							step: site.place
						});
					}
				}, site, run);
				end.kind === "ran" ? await layers.merge() : layers.drop();
				return end;
			}
			function findDisplay({ effect }, args, { step }, { displayed }) {
				if (effect !== "stage") return;
				for (let [name, value] of Object.entries(args)) {
					let label = displayed.findIn(value);
					if (label === void 0) continue;
					let at = step.with.find(({ key }) => key === name)?.value.at ?? step.at;
					return {
						error: ERRORS$1.displayed(name, label),
						at
					};
				}
			}
			function approverFor({ calls }, approver) {
				if (calls === void 0) return approver;
				let isForeseen = ({ tool, args }) => calls.some((other) => other.tool === tool && (0, $tool_call_work.serializeParameters)(other.args) === (0, $tool_call_work.serializeParameters)(args));
				return {
					ask: (asked) => approver.ask(isForeseen(asked.call) ? {
						...asked,
						calls
					} : asked),
					remember: (asked) => approver.remember(asked)
				};
			}
			async function runAndCheck(callRequest, site, run) {
				let { tool, args } = callRequest;
				let decided = (0, $tool_call_work.decideCall)(callRequest);
				if (!decided.ok) return failStep(site, run, {
					error: decided.error,
					call: {
						tool,
						args
					}
				});
				let { call, decision } = decided.value;
				let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
				if (refusal !== void 0) return failStep(site, run, {
					error: refusal,
					isFinal: !0,
					...decided.value
				});
				let complete = {
					...decided.value,
					args: withTimeOf(site.step, decided.value.args)
				};
				let memo = run.request.memo && {
					...run.request.memo,
					before: run.layers.mark,
					excludes: site.guard.excludeTexts
				};
				let ran = await (memo === void 0 ? (0, $tool_call_work.runDecided)(complete, callRequest) : runRemembered(complete, callRequest, memo));
				if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
				let { result, changes, durationMs } = ran;
				result.ok && result.leftOut !== void 0 && run.leftOut.addAll(result.leftOut);
				if (!result.ok) return failStep(site, run, {
					...findOver(site, run) ?? {
						error: withPrinted(result),
						isFinal: result.error.code === "cancelled"
					},
					...decided.value,
					durationMs
				});
				let outputs = result.value;
				let problem = findProblem(result, changes, site, run);
				if (problem !== void 0) return failStep(site, run, {
					...problem,
					...decided.value,
					durationMs
				});
				let evidence = (0, $plan_outcome.evidenceOf)(call, outputs);
				evidence !== void 0 && run.evidence.push(evidence);
				let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
					kind: "allow",
					rule: "approved when asked"
				} : decision;
				result.display !== void 0 && run.displayed.add(result.display, site.label);
				let { unfinished, findings } = result;
				record(site, run, {
					outcome: ranOutcome(result),
					call,
					decision: approved,
					changes,
					outputs,
					unfinished,
					findings,
					durationMs
				});
				return {
					kind: "ran",
					outputs
				};
				function refused(error) {
					return failStep(site, run, {
						error,
						isFinal: !0,
						call,
						decision
					});
				}
			}
			function withPrinted({ error, printed }) {
				let texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? "").filter((text) => text !== "");
				return texts.length === 0 ? error : {
					...error,
					message: `${error.message}\nIt printed:\n${(0, $tools_command_failure.endOf)(texts.join("\n"))}`
				};
			}
			function withTimeOf({ timeoutSeconds }, args) {
				if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
				return {
					...args,
					complete: {
						...args.complete,
						timeout_seconds: Math.min(timeoutSeconds, 300)
					}
				};
			}
			function findProblem(result, changes, site, run) {
				let [changed] = changes;
				if (site.place.isVerify && changed !== void 0) return {
					error: ERRORS$1.verifyChanges(`it changed '${changed.path}'`),
					isFinal: !0
				};
				let { expect } = site.step;
				let broken = (0, $plan_outcome.findBroken)(expect, result.value);
				if (broken !== void 0) return {
					error: broken.error,
					at: broken.expectation.at
				};
				if (expect[0] !== void 0 && result.unfinished !== void 0) return {
					error: ERRORS$1.cannotTell(result.unfinished),
					at: expect[0].at
				};
				return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
			}
			function refuseVerify({ tool, args }, { place }) {
				let isLooking = tool.effect !== "stage" || args.preview_only === !0;
				return place.isVerify && !isLooking ? ERRORS$1.verifyChanges(`${tool.name} changes files`) : void 0;
			}
			function findOver({ step, label, deadline }, run) {
				if (!deadline.signal.aborted) return;
				if (run.deadline.isOver) return finalError($plan_limits.LIMIT_ERRORS.limitError(`The plan timed out after ${(0, $core_work.countOf)(run.request.limits.wallMs / 1e3, "second")}`, "seconds"));
				if (run.deadline.signal.aborted) return finalError(ERRORS$1.cancelled());
				let how = step.timeoutSeconds === void 0 ? "with the step around it" : `after ${(0, $core_work.countOf)(step.timeoutSeconds, "second")}`;
				return { error: ERRORS$1.timedOut(label, how) };
			}
			function finalError(error) {
				return error && {
					error,
					isFinal: !0
				};
			}
			function failStep(site, run, fault) {
				let { error, isFinal = !1, at = site.step.at } = fault;
				let { code, message, suggestion } = error;
				record(site, run, {
					...fault,
					outcome: {
						kind: "failed",
						code,
						message,
						suggestion
					}
				});
				return {
					kind: "failed",
					isFinal,
					failure: {
						label: site.label,
						at,
						error
					}
				};
			}
			function gate({ call, decision }, site, run) {
				record(site, run, {
					outcome: {
						kind: "deferred",
						because: "external"
					},
					call,
					decision
				});
				let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} needs approval`;
				return {
					kind: "gated",
					gate: {
						label: site.label,
						at: site.step.at,
						call,
						reason
					}
				};
			}
			function ranOutcome({ output, warnings, filesAffected }) {
				return {
					kind: "ran",
					output,
					warnings,
					filesAffected
				};
			}
			function record({ step, label, place }, run, made) {
				let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, unfinished, findings, durationMs = 0 } = made;
				let planned = {
					label,
					tool: call?.tool.name ?? place.calls,
					args: call?.args ?? {},
					decision,
					outcome,
					at: step.at
				};
				run.calls.push({
					planned,
					step,
					changes,
					outputs,
					...unfinished !== void 0 && { unfinished },
					...findings && { findings },
					durationMs
				});
			}
			let ERRORS$1 = {
				displayed: (name, label) => (0, $base_tool_errors.toolError)("expression_failed", `Argument '${name}' contains the hex display of a binary file from step '${label}', which is not the file's content`, "To copy or move a binary file, use copy_file or move_file."),
				cannotTell: (unfinished) => (0, $base_tool_errors.toolError)("timed_out", `The expectation cannot be checked: ${unfinished}`, "Nothing was changed. Simplify the pattern, or search fewer files."),
				verifyChanges: (why) => (0, $base_tool_errors.toolError)("permission_missing", `A verify step cannot change files, but ${why}`, "Move what changes files to 'steps'."),
				cancelled: () => (0, $base_tool_errors.toolError)("cancelled", "The run was cancelled", "Run it again if you still need it."),
				timedOut: (label, how) => (0, $base_tool_errors.toolError)("timed_out", `Step '${label}' timed out ${how}`, "Raise 'timeout-seconds', or narrow the step.")
			};
			//! src/plan/run-recipe.ts
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
			var _a;
			async function runRecipeSteps(request) {
				let { recipe, inputs, emit } = request;
				emit({
					kind: "run_started",
					recipe,
					inputs
				});
				let outcome = await runAll(request);
				if (outcome.kind === "failed") {
					emit({
						kind: "run_failed",
						failure: outcome.failure
					});
					return outcome;
				}
				request.context.workspace.seal();
				emit({
					kind: "plan_ready",
					outcome
				});
				return outcome;
			}
			async function runAll(request) {
				let env_1 = {
					stack: [],
					error: void 0,
					hasError: !1
				};
				try {
					let { recipe, context, limits } = request;
					let survey = (0, $plan_limits.surveyRecipe)(recipe, request.library, limits);
					if (!survey.ok) {
						let { at, error } = survey.error;
						return {
							kind: "failed",
							failure: {
								label: recipe.name,
								isNoStep: !0,
								at,
								error
							},
							calls: [],
							evidence: [],
							includes: []
						};
					}
					let layers = new StepLayers(context.workspace);
					let sandbox = __addDisposableResource(env_1, request.openSandbox(layers), !0);
					let waiting = new Waiting(context.clock);
					return await (0, $plan_limits.withDeadline)(context.signal, {
						ms: limits.wallMs,
						waiting
					}, async (deadline) => {
						let record = {
							calls: [],
							evidence: [],
							sources: new Map(),
							displayed: new DisplayedRows(),
							leftOut: new $core_work.LeftOutFiles()
						};
						let date;
						let day = () => {
							date = (0, $core_work.dayOf)(request.time);
							return request.time;
						};
						let run = {
							request: {
								...request,
								approver: waiting.around(request.approver)
							},
							layers,
							sandbox,
							budget: new $plan_limits.RunBudget(limits),
							deadline,
							waiting,
							day,
							...record
						};
						let end = await new RecipeRunner(run).start(recipe, request.inputs);
						let includes = [...survey.value, ...run.sources.values()];
						let { notes } = run.leftOut;
						let known = {
							calls: run.calls,
							evidence: run.evidence,
							includes,
							notes,
							...date !== void 0 && { date }
						};
						if (end.kind === "failed") return {
							kind: "failed",
							failure: end.failure,
							...known
						};
						let changes = await context.workspace.changes();
						if (end.kind === "gated") return {
							kind: "gated",
							gate: end.gate,
							changes,
							...known
						};
						return {
							kind: "complete",
							outputs: end.outputs,
							changes,
							...known
						};
					});
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = !0;
				} finally {
					let result_1 = __disposeResources(env_1);
					result_1 && await result_1;
				}
			}
			var RecipeRunner = class {
				#run;
				constructor(run) {
					this.#run = run;
				}
				start(recipe, inputs) {
					let { deadline, request } = this.#run;
					let guard = new $permissions.PermissionGuard(recipe, {
						fetchHosts: request.fetchHosts,
						exclude: request.exclude
					});
					return this.#runRecipe(recipe, inputs, {
						guard,
						deadline,
						prefix: "",
						depth: 0,
						isVerify: !1
					});
				}
				async #runRecipe(recipe, inputs, surroundings) {
					let steps = Object.create(null);
					let facts = {
						name: recipe.name,
						description: recipe.description,
						path: recipe.source.path
					};
					let { request, day } = this.#run;
					let contexts = {
						...request.contexts,
						day,
						inputs,
						steps,
						recipe: facts
					};
					let frame = {
						...surroundings,
						recipe,
						steps,
						contexts
					};
					let stop = await this.#runSteps(recipe.steps, frame, void 0);
					if (stop?.kind === "failed") return stop;
					let verified = await this.#runSteps(recipe.verify, {
						...frame,
						isVerify: !0
					}, stop, "verify ");
					if (verified !== void 0) return verified;
					let outputs = Object.create(null);
					for (let { key, value } of recipe.outputs) {
						let evaluated = (0, $recipe_evaluate.evaluateTemplate)(value, contexts);
						if (!evaluated.ok) {
							let { error, at } = faultOf(evaluated.error);
							return {
								kind: "failed",
								isFinal: !1,
								failure: {
									label: `${frame.prefix}outputs.${key}`,
									isNoStep: !0,
									at,
									error
								}
							};
						}
						outputs[key] = evaluated.value;
					}
					return {
						kind: "ran",
						outputs
					};
				}
				async #runSteps(steps, frame, before, kind = "") {
					let stop = before;
					for (let [index, step] of steps.entries()) {
						let place = {
							label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
							calls: (0, $plan_outcome.callText)(step),
							number: index + 1,
							total: steps.length,
							isVerify: frame.isVerify,
							depth: frame.depth,
							at: step.at
						};
						stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
						if (stop?.kind === "failed") return stop;
					}
					return stop;
				}
				#defer(step, place) {
					let { calls, request } = this.#run;
					record({
						step,
						place,
						label: place.label
					}, this.#run, { outcome: {
						kind: "deferred",
						because: "depends_on_deferred"
					} });
					request.emit({
						kind: "step_finished",
						step: place,
						ending: "deferred",
						calls: calls.slice(-1),
						durationMs: 0
					});
				}
				async #runStep(step, place, frame) {
					let { calls, request, waiting } = this.#run;
					let { clock } = request.context;
					request.emit({
						kind: "step_started",
						step: place
					});
					let worked = () => clock.elapsed() - waiting.ms;
					let [started, firstCall] = [worked(), calls.length];
					let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
					let { ending, outputs, stop } = await (0, $plan_limits.withDeadline)(frame.deadline.signal, {
						ms,
						waiting
					}, (deadline) => new StepRunner(this.#run, {
						step,
						place,
						label: place.label,
						guard: frame.guard,
						deadline
					}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
					step.id !== void 0 && (frame.steps[step.id] = {
						outputs,
						outcome: ending
					});
					let durationMs = worked() - started;
					request.emit({
						kind: "step_finished",
						step: place,
						ending,
						calls: calls.slice(firstCall),
						durationMs
					});
					return stop;
				}
				async #callRecipe(frame, recipe, args, site) {
					let { step, deadline, label, place } = site;
					let inputs = (0, $recipe_input_values.resolveInputs)(recipe, args);
					if (!inputs.ok) return failStep(site, this.#run, inputFault(recipe, inputs.error));
					let surroundings = {
						guard: new $permissions.PermissionGuard(recipe, { caller: frame.guard }),
						deadline,
						prefix: `${label} / `,
						depth: frame.depth + 1,
						isVerify: place.isVerify
					};
					return keepOrDrop(step, this.#run, async () => {
						let end = await this.#runRecipe(recipe, inputs.value, surroundings);
						let broken = end.kind === "ran" ? (0, $plan_outcome.findBroken)(step.expect, end.outputs) : void 0;
						return broken === void 0 ? end : failStep(site, this.#run, {
							error: broken.error,
							at: broken.expectation.at
						});
					});
				}
			};
			async function keepOrDrop({ continueOnError }, { layers, calls }, work) {
				if (!continueOnError) return work();
				let firstCall = calls.length;
				layers.push();
				let end = await work();
				if (end.kind !== "failed") await layers.merge();
				else {
					layers.drop();
					for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
						...call,
						changes: []
					});
				}
				return end;
			}
			function inputFault(recipe, diagnostics) {
				let [first] = diagnostics;
				let message = `The recipe '${recipe.name}' does not accept these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
				return { error: ERRORS.badArguments(message, first?.suggestion) };
			}
			var StepRunner = class {
				#run;
				#site;
				#contexts;
				#callRecipe;
				constructor(run, site, contexts, callRecipe) {
					this.#run = run;
					this.#site = site;
					this.#contexts = contexts;
					this.#callRecipe = callRecipe;
				}
				async runAll() {
					let { step } = this.#site;
					let target = await this.#findTarget(step);
					let empty = outputsOfNothing(target);
					let items = this.#findItems();
					if (!items.ok) {
						let stop = failStep(this.#site, this.#run, items.error);
						return {
							ending: "failure",
							outputs: empty,
							...!isPassedOver(stop, step) && { stop }
						};
					}
					let total = items.value.length;
					total === 0 && record(this.#site, this.#run, { outcome: {
						kind: "skipped",
						condition: "for-each has no items"
					} });
					let calls = step.forEach === void 0 ? [] : this.#foreseeCalls(target, items.value);
					let gathered = [];
					let ending = "skipped";
					for (let [index, item] of items.value.entries()) {
						let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index, calls);
						step.forEach !== void 0 && this.#tellProgress(index + 1, total);
						if (end.kind === "skipped") continue;
						if (end.kind === "ran") {
							gathered.push(end.outputs);
							ending === "skipped" && (ending = "success");
						} else if (isPassedOver(end, step)) ending = "failure";
						else {
							end.kind === "gated" && this.#deferRest(total - index - 1);
							return {
								ending: end.kind === "gated" ? "deferred" : "failure",
								outputs: empty,
								stop: end
							};
						}
					}
					return {
						ending,
						outputs: step.forEach === void 0 ? gathered[0] ?? empty : (0, $plan_outcome.joinOutputs)(empty, gathered)
					};
				}
				#runItem(target, item, index, calls) {
					let label = `${this.#site.label} (${describeItem(item, index)})`;
					let site = {
						...this.#site,
						label,
						...calls.length > 1 && { calls }
					};
					return this.#runOne(target, site, {
						...this.#contexts,
						item,
						index
					});
				}
				#foreseeCalls(target, items) {
					let foresee = (step, at, contexts) => {
						if (at.kind === "recipe" || at.kind === "tool" && at.tool.effect !== "external") return [];
						let holds = step.if === void 0 ? (0, $start_start.success)(!0) : (0, $recipe_evaluate.evaluateCondition)(step.if, contexts);
						if (!holds.ok || !holds.value) return [];
						if (at.kind === "steps") return at.steps.flatMap((inner) => foresee(inner.step, inner.target, contexts));
						let args = evaluateArguments(step, at, contexts);
						let checked = args.ok ? (0, $core_work.checkToolCall)(at.tool, args.value, this.#run.request.context) : args;
						return checked.ok ? [{
							tool: at.tool,
							args: checked.value.given
						}] : [];
					};
					return items.flatMap((item, index) => foresee(this.#site.step, target, {
						...this.#contexts,
						item,
						index
					}));
				}
				async #runOne(target, site, contexts) {
					let [{ step }, run] = [site, this.#run];
					if (step.if !== void 0) {
						let holds = (0, $recipe_evaluate.evaluateCondition)(step.if, contexts);
						if (!holds.ok) return failStep(site, run, faultOf(holds.error));
						if (!holds.value) {
							record(site, run, { outcome: {
								kind: "skipped",
								condition: step.if.text
							} });
							return { kind: "skipped" };
						}
					}
					let over = target.kind === "tool" ? void 0 : findOver(site, run);
					if (over !== void 0) return failStep(site, run, over);
					if (target.kind === "steps") return keepOrDrop(step, run, () => this.#runSteps(target.steps, site, contexts));
					let evaluated = evaluateArguments(step, target, contexts);
					if (!evaluated.ok) return failStep(site, run, faultOf(evaluated.error));
					let args = evaluated.value;
					return target.kind === "tool" ? callTool(target.tool, args, site, run) : this.#callRecipe(target.recipe, args, site);
				}
				async #runSteps(steps, site, contexts) {
					let run = this.#run;
					let seen = Object.assign(Object.create(null), contexts.steps);
					let outputs = Object.create(null);
					let stop;
					for (let [index, { step }] of steps.entries()) {
						let label = `${site.label} / ${step.id ?? step.name ?? index + 1}`;
						let at = {
							number: index + 1,
							total: steps.length,
							depth: site.place.depth + 1,
							at: step.at
						};
						let place = {
							...site.place,
							label,
							calls: (0, $plan_outcome.callText)(step),
							...at
						};
						let inner = {
							...site,
							step,
							place,
							label
						};
						if (stop !== void 0) {
							record(inner, run, { outcome: {
								kind: "deferred",
								because: "depends_on_deferred"
							} });
							continue;
						}
						let allowance = {
							ms: step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3,
							waiting: run.waiting
						};
						let end = await (0, $plan_limits.withDeadline)(site.deadline.signal, allowance, (deadline) => new _a(run, {
							...inner,
							deadline
						}, {
							...contexts,
							steps: seen
						}, this.#callRecipe).runAll());
						if (step.id !== void 0) {
							seen[step.id] = {
								outputs: end.outputs,
								outcome: end.ending
							};
							outputs[step.id] = end.outputs;
						}
						stop = end.stop;
						if (stop?.kind === "failed") return stop;
					}
					return stop ?? {
						kind: "ran",
						outputs
					};
				}
				#findItems() {
					let { forEach } = this.#site.step;
					if (forEach === void 0) return (0, $start_start.success)([void 0]);
					let evaluated = (0, $recipe_evaluate.evaluateTemplate)(forEach, this.#contexts);
					if (!evaluated.ok) return (0, $start_start.failure)(faultOf(evaluated.error));
					if (!Array.isArray(evaluated.value)) return (0, $start_start.failure)(notAList(forEach));
					let { items } = this.#run.request.limits;
					if (evaluated.value.length <= items) return (0, $start_start.success)(evaluated.value);
					let error = $plan_limits.LIMIT_ERRORS.limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
					return (0, $start_start.failure)({
						error,
						at: forEach.at,
						isFinal: !0
					});
				}
				#tellProgress(done, total) {
					this.#run.request.emit({
						kind: "progress",
						step: this.#site.place,
						progress: {
							done,
							total,
							unit: "items"
						}
					});
				}
				#deferRest(count) {
					if (count === 0) return;
					let label = `${this.#site.label} (${count} more)`;
					record({
						...this.#site,
						label
					}, this.#run, { outcome: {
						kind: "deferred",
						because: "depends_on_deferred"
					} });
				}
				async #findTarget({ call }) {
					let { findTool, library } = this.#run.request;
					if (call.kind === "steps") return {
						kind: "steps",
						steps: await Promise.all(call.steps.map(async (step) => ({
							step,
							target: await this.#findTarget(step)
						})))
					};
					if (call.kind === "tool") {
						let tool = await findTool(call.tool);
						if (tool === void 0) throw Error(`A recipe was read with an unknown tool: ${call.tool}`);
						return {
							kind: "tool",
							tool
						};
					}
					let recipe = library.find(call.recipe);
					if (recipe === void 0) throw Error(`The recipe ${call.recipe} disappeared during the run`);
					return {
						kind: "recipe",
						recipe
					};
				}
			};
			_a = StepRunner;
			function evaluateArguments(step, target, contexts) {
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = (0, $recipe_evaluate.evaluateTemplate)(value, contexts);
					if (!evaluated.ok) return evaluated;
					args[key] = value.kind === "scalar" ? evaluated.value : (0, $reader_work.convertPassed)(value, evaluated.value, takenBy(target, key));
				}
				return (0, $start_start.success)(args);
			}
			function takenBy(target, name) {
				if (target.kind === "tool") return (0, $core_work.argumentType)(target.tool, name);
				if (target.kind === "steps") return [];
				let input = target.recipe.inputs.find((candidate) => candidate.name === name);
				return input === void 0 ? [] : (0, $reader_work.typeOfInput)(input);
			}
			function isPassedOver(stop, { continueOnError }) {
				return stop.kind === "failed" && continueOnError && !stop.isFinal;
			}
			function describeItem(item, index) {
				if (typeof item == "string" && item.length <= 60) return (0, $start_paths.briefText)(item);
				return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
			}
			function outputsOfNothing(target) {
				if (target.kind === "tool") return (0, $plan_outcome.emptyOutputs)(target.tool);
				let names = target.kind === "recipe" ? target.recipe.outputs.map(({ key }) => [key, null]) : [];
				return Object.assign(Object.create(null), Object.fromEntries(names));
			}
			function faultOf({ message, suggestion, at }) {
				return {
					error: (0, $base_tool_errors.toolError)("expression_failed", message, suggestion),
					at
				};
			}
			function notAList({ at }) {
				return {
					error: ERRORS.notAList(),
					at
				};
			}
			let ERRORS = {
				badArguments: (message, suggestion) => (0, $base_tool_errors.toolError)("invalid_arguments", message, suggestion ?? "Correct 'with'."),
				notAList: () => (0, $base_tool_errors.toolError)("expression_failed", "'for-each' needs a list", "Use a list, such as the files in the outputs of an earlier step.")
			};
			//! src/plan/make-plan.ts
			async function makePlan(request) {
				let outcome = await runRecipeSteps(request);
				if (outcome.kind === "failed") return (0, $start_start.success)({ outcome });
				let content = planContent({
					recipe: request.recipe,
					inputs: request.inputs,
					outcome
				}, request.facts);
				if (outcome.kind === "complete" && outcome.changes.length === 0) return (0, $start_start.success)({
					outcome,
					record: content,
					loaded: void 0
				});
				let loaded = await (0, $seal.completePlan)(content, outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
				return loaded.ok ? (0, $start_start.success)({
					outcome,
					record: loaded.value.plan,
					loaded: loaded.value
				}) : loaded;
			}
			function planContent({ recipe, inputs, outcome }, facts) {
				return {
					...facts,
					schemaVersion: 1,
					status: outcome.kind,
					recipe: {
						...recipe.source,
						includes: outcome.includes
					},
					inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
					evidence: outcome.evidence,
					...outcome.date !== void 0 && { date: outcome.date },
					steps: outcome.calls.map((call) => call.planned),
					...outcome.notes && outcome.notes.length > 0 && { notes: outcome.notes },
					changes: outcome.changes.map($plan_digest.plannedChange)
				};
			}
		},
		186: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				PermissionGuard: () => PermissionGuard,
				checkProtected: () => checkProtected,
				hasRunExternal: () => hasRunExternal,
				matchProtected: () => matchProtected,
				permissions_exports: () => permissions_exports,
				whySensitive: () => whySensitive
			});
			var $start_runtime = __nccwpck_require__(595);
			var $core_work_3 = __nccwpck_require__(529);
			var $base_tool_errors = __nccwpck_require__(666);
			var $start_paths = __nccwpck_require__(459);
			var $base_protected_files = __nccwpck_require__(524);
			//! src/plan/permissions.ts
			var permissions_exports = (0, $start_runtime.__exportAll)({
				MAX_QUIET_DELETES: () => 20,
				PermissionGuard: () => PermissionGuard,
				checkProtected: () => checkProtected,
				hasRunExternal: () => hasRunExternal,
				isSensitive: () => isSensitive,
				matchProtected: () => matchProtected,
				whySensitive: () => whySensitive
			});
			var PermissionGuard = class {
				#recipe;
				#caller;
				#fetchHosts;
				#write;
				#touched = new Set();
				excludes;
				excludeTexts;
				constructor(recipe, { caller, fetchHosts, exclude = [] } = {}) {
					let write = (0, $core_work_3.parseGlobs)(recipe.permissions.write);
					if (!write.ok) throw Error(`A recipe was read with an invalid glob: ${write.error.message}`);
					this.#recipe = recipe;
					this.#caller = caller;
					this.#fetchHosts = fetchHosts;
					this.#write = write.value;
					this.excludes = joinExcludes([...recipe.exclude, ...exclude], caller?.excludes);
					this.excludeTexts = [
						...recipe.exclude,
						...exclude,
						...caller?.excludeTexts ?? []
					];
				}
				refuseCall({ tool, args }) {
					if (tool.effect !== "external") return;
					if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
						tool,
						args
					});
					let { command, url } = args;
					if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `has no permission to run '${(0, $start_paths.briefText)(command)}'`, command);
					if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
						let refusal = this.#refuseHosts([new URL(url).hostname]);
						if (refusal !== void 0) return refusal;
					}
					return this.#caller?.refuseCall({
						tool,
						args
					});
				}
				#refuseHosts(hosts) {
					for (let host of hosts) {
						if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `has no permission to fetch from ${(0, $start_paths.briefText)(host)}`, host);
						if (this.#fetchHosts?.includes(host) === !1) return ERRORS.refuseHost(host);
					}
				}
				mayReach(host) {
					return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
				}
				refuseChanges(changes) {
					let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
					if (outside !== void 0) return this.#refuse("write", `has no permission to change '${(0, $start_paths.briefText)(outside.path)}'`, outside.path);
					for (let { path } of changes) this.#touched.add(path);
					let { maxFiles } = this.#permissions;
					if (maxFiles !== void 0 && this.#touched.size > maxFiles) return ERRORS.tooManyFiles(this.#recipe.name, maxFiles, this.#place);
					return this.#caller?.refuseChanges(changes);
				}
				get #permissions() {
					return this.#recipe.permissions;
				}
				get #place() {
					let { at, source } = {
						at: this.#permissions.at,
						source: this.#recipe.source
					};
					return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
				}
				#refuse(key, what, value) {
					let quoted = quote(key === "write" ? (0, $core_work_3.escapeGlob)(value) : value);
					let place = this.#permissions.at === void 0 ? void 0 : this.#place;
					return ERRORS.notPermitted(this.#recipe, what, {
						key,
						quoted,
						place
					});
				}
			};
			function joinExcludes(patterns, above) {
				let globs = patterns.map((pattern) => {
					let glob = (0, $core_work_3.parseExcludes)([pattern]);
					if (!glob.ok) throw Error(`A recipe or configuration was read with an invalid glob: ${glob.error.message}`);
					return glob.value;
				});
				let all = above === void 0 ? globs : [...globs, above];
				return all.length === 0 ? void 0 : { matches: (path) => all.some((glob) => glob.matches(path)) };
			}
			function isParent({ kind, path }, changes) {
				return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
			}
			function quote(value) {
				return (0, $start_paths.escapeUnprintable)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, $start_paths.escapeUnprintable)(JSON.stringify(value));
			}
			let EXTERNAL = {
				run_in_terminal: "it runs a command",
				fetch_webpage: "it fetches a web page"
			};
			function whySensitive({ plan, changes }, config) {
				let places = {
					directory: plan.base.directory,
					matches: matchProtected(config.protectedPaths)
				};
				let reasons = [];
				for (let change of changes) {
					let why = (0, $base_protected_files.whyProtected)(change, places);
					why !== void 0 && reasons.push(`it changes ${(0, $start_paths.briefText)(change.path)}, which ${why}`);
				}
				reasons.push(...externalCalls(plan).map((tool) => EXTERNAL[tool] ?? `it calls ${tool}, which uses the network`));
				let deletes = changes.filter((change) => change.kind === "delete").length;
				deletes > 20 && reasons.push(`it deletes ${(0, $core_work_3.countOf)(deletes, "file")}`);
				return reasons;
			}
			function isSensitive(plan, config) {
				return whySensitive(plan, config).length > 0;
			}
			function externalCalls({ steps }) {
				let tools = new Set();
				for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, $core_work_3.isExternalTool)(tool) && tools.add(tool);
				return [...tools];
			}
			function hasRunExternal({ steps }) {
				return steps.some(({ tool, outcome }) => (0, $core_work_3.isExternalTool)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
			}
			function matchProtected(globs) {
				let plain = globs.map((glob) => {
					let parsed = (0, $core_work_3.parseExcludes)([glob]);
					if (!parsed.ok) throw Error(`A configuration was read with an invalid glob: ${parsed.error.message}`);
					return parsed.value;
				});
				let folded = globs.flatMap((glob) => {
					let parsed = (0, $core_work_3.parseExcludes)([(0, $start_paths.foldPath)(glob)]);
					return parsed.ok ? [parsed.value] : [];
				});
				return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, $start_paths.foldPath)(path)));
			}
			function checkProtected(changes, { approval }, directory = ".") {
				for (let change of changes) {
					let why = (0, $base_protected_files.whyDenied)(change, {
						directory,
						allowWorkflows: approval.allowWorkflows
					});
					if (why === void 0) continue;
					return ERRORS.protectedPath(change.path, why);
				}
			}
			let ERRORS = {
				refuseHost: (host) => (0, $base_tool_errors.toolError)("permission_missing", `${$core_work_3.CONFIG_FILE} does not let recipes fetch from ${(0, $start_paths.briefText)(host)}`, `Add ${quote(host)} to 'fetch' in ${$core_work_3.CONFIG_FILE}, if they should.`),
				tooManyFiles: (recipe, most, place) => (0, $base_tool_errors.toolError)("permission_missing", `The recipe '${recipe}' has no permission to change more than ${(0, $core_work_3.countOf)(most, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${place}.`),
				notPermitted: ({ name, source }, what, { key, quoted, place }) => (0, $base_tool_errors.toolError)("permission_missing", `The recipe '${name}' ${what}`, place === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${source.path}, if it should.` : `Add ${quoted} to '${key}' in its permissions${place}, if it should.`),
				protectedPath: (path, why) => (0, $base_tool_errors.toolError)("path_protected", `The recipe may not change '${(0, $start_paths.briefText)(path)}' here: ${why}`, why === "it is a workflow" ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${$core_work_3.CONFIG_FILE}.` : "Change it in a pull request of your own.")
			};
		},
		420: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				planDigest: () => planDigest,
				plannedChange: () => plannedChange
			});
			var $start_start = __nccwpck_require__(35);
			var $base_digest_3 = __nccwpck_require__(894);
			//! src/plan/plan-digest.ts
			function versionOf(bytes, mode) {
				return {
					mode,
					sha256: (0, $base_digest_3.sha256)(bytes),
					size: bytes.length
				};
			}
			function plannedChange(change) {
				switch (change.kind) {
					case "create": return {
						kind: "create",
						path: change.path,
						after: versionOf(change.after, change.mode)
					};
					case "update": {
						let before = versionOf(change.before, change.modeBefore);
						return {
							kind: "update",
							path: change.path,
							before,
							after: versionOf(change.after, change.mode)
						};
					}
					case "delete": return {
						kind: "delete",
						path: change.path,
						before: versionOf(change.before, change.modeBefore)
					};
					case "create_directory": return change;
				}
			}
			function planDigest(plan) {
				let { repository, base, head, recipe } = plan;
				return (0, $base_digest_3.digestOf)("sous-plan-v1", (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeNumber)(plan.schemaVersion)],
					[2, (0, $base_digest_3.encodeText)(plan.sousVersion)],
					[3, (0, $base_digest_3.encodeText)(plan.status)],
					[4, repository && text(repository.id)],
					[5, repository?.pull === void 0 ? void 0 : (0, $base_digest_3.encodeNumber)(repository.pull)],
					[6, text(base.commit)],
					[7, text(base.ref)],
					[8, text(base.directory)],
					[9, text(head?.repository)],
					[10, text(head?.ref)],
					[11, text(head?.commit)],
					[12, encodeSource(recipe)],
					[13, (0, $base_digest_3.encodeList)(recipe.includes.toSorted((a, b) => (0, $start_start.compareBytes)(a.path, b.path)).map(encodeSource))],
					[14, (0, $base_digest_3.encodeValue)(plan.inputs)],
					[15, (0, $base_digest_3.encodeText)(plan.policy)],
					[16, (0, $base_digest_3.encodeList)(plan.evidence.map(encodeEvidence))],
					[17, (0, $base_digest_3.encodeList)(plan.steps.map(encodeStep))],
					[18, (0, $base_digest_3.encodeList)(plan.changes.toSorted((a, b) => (0, $start_start.compareBytes)(a.path, b.path)).map(encodeChange))],
					[19, text(plan.tree)],
					[20, (0, $base_digest_3.encodeText)(plan.message)],
					[21, (0, $base_digest_3.encodeText)(plan.target)]
				]));
			}
			function text(value) {
				return value === void 0 ? void 0 : (0, $base_digest_3.encodeText)(value);
			}
			function encodeSource({ path, digest, commit }) {
				return (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeText)(path)],
					[2, (0, $base_digest_3.encodeText)(digest)],
					[3, text(commit)]
				]);
			}
			function encodeEvidence(evidence) {
				if (evidence.kind === "fetch") return (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeText)(evidence.url)],
					[2, (0, $base_digest_3.encodeText)(evidence.finalUrl)],
					[3, (0, $base_digest_3.encodeNumber)(evidence.status)],
					[4, (0, $base_digest_3.encodeText)(evidence.sha256)]
				]);
				return (0, $base_digest_3.encodeRecord)([
					[5, (0, $base_digest_3.encodeText)(evidence.command)],
					[6, (0, $base_digest_3.encodeNumber)(evidence.exitCode)],
					[4, (0, $base_digest_3.encodeText)(evidence.sha256)]
				]);
			}
			function encodeStep({ label, tool, args, outcome }) {
				return (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeText)(label)],
					[2, (0, $base_digest_3.encodeText)(tool)],
					[3, (0, $base_digest_3.encodeValue)(args)],
					[4, (0, $base_digest_3.encodeText)(outcome.kind)]
				]);
			}
			function encodeChange(change) {
				return (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeText)(change.kind)],
					[2, (0, $base_digest_3.encodeText)(change.path)],
					[3, "before" in change ? encodeVersion(change.before) : void 0],
					[4, "after" in change ? encodeVersion(change.after) : void 0]
				]);
			}
			function encodeVersion({ mode, sha256, size }) {
				return (0, $base_digest_3.encodeRecord)([
					[1, (0, $base_digest_3.encodeText)(mode)],
					[2, (0, $base_digest_3.encodeText)(sha256)],
					[3, (0, $base_digest_3.encodeNumber)(size)]
				]);
			}
		},
		895: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				APPLIED_FILE: () => APPLIED_FILE,
				CONTENTS_FILE: () => CONTENTS_FILE,
				PLAN_FILE: () => PLAN_FILE,
				PLAN_FOLDERS_ERRORS: () => PLAN_FOLDERS_ERRORS,
				PREVIEWED_FILE: () => PREVIEWED_FILE,
				isPlanName: () => isPlanName,
				makePrivate: () => makePrivate,
				openExisting: () => openExisting,
				openPack: () => openPack,
				packContents: () => packContents,
				pathOfPlans: () => pathOfPlans,
				readAsked: () => readAsked,
				readChanges: () => readChanges,
				readPlan: () => readPlan,
				removeOldPlans: () => removeOldPlans,
				removePlanFolder: () => removePlanFolder,
				sweepUnfinished: () => sweepUnfinished,
				withPlans: () => withPlans,
				writePlan: () => writePlan
			});
			var $base_tool_errors_3 = __nccwpck_require__(666);
			var $start_start_3 = __nccwpck_require__(35);
			var $core_work_5 = __nccwpck_require__(529);
			var $start_paths = __nccwpck_require__(459);
			var $base_digest_5 = __nccwpck_require__(894);
			var $base_json = __nccwpck_require__(24);
			var $zod_checks = __nccwpck_require__(660);
			var $zod_api = __nccwpck_require__(122);
			var $zod_iso = __nccwpck_require__(612);
			var $plan_digest_2 = __nccwpck_require__(420);
			var $system_open_directory = __nccwpck_require__(568);
			//! src/plan/store/plan-folders.ts
			let PLAN_FILE = "plan.json";
			let CONTENTS_FILE = "contents";
			let APPLIED_FILE = "applied";
			let PREVIEWED_FILE = "previewed";
			let PLANS_FOLDER = "plans";
			let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
			function pathOfPlans({ home, isGitDirectory }) {
				return `${home}/${isGitDirectory ? "sous" : ".sous"}/${PLANS_FOLDER}`;
			}
			async function withPlans(place, enter, work) {
				let opened = [];
				try {
					let directory = place.disk.open(place.home);
					for (let name of [place.isGitDirectory ? "sous" : ".sous", PLANS_FOLDER]) {
						if (!directory.ok) return directory;
						opened.push(directory.value);
						directory = enter(directory.value, name);
					}
					if (!directory.ok) return directory;
					opened.push(directory.value);
					return (0, $start_start_3.success)(await work(directory.value));
				} finally {
					for (let directory of opened.toReversed()) directory.close();
				}
			}
			function makePrivate(parent, name) {
				return (0, $system_open_directory.makeAndOpen)(parent, name, name === PLANS_FOLDER ? 448 : void 0);
			}
			function openExisting(parent, name) {
				return parent.open(name);
			}
			function sweepUnfinished(plans, disk) {
				let names = plans.names();
				for (let name of names.ok ? names.value : []) {
					let pid = UNFINISHED.exec(name)?.[1];
					pid !== void 0 && !disk.isRunning({
						...disk.self,
						pid: Number(pid),
						started: ""
					}) && removePlanFolder(plans, name);
				}
			}
			function removeOldPlans(plans) {
				let names = plans.names();
				let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
					let entry = plans.entry(name);
					return entry.ok && entry.value !== void 0 ? [{
						name,
						at: entry.value.modifiedMs
					}] : [];
				}).toSorted((a, b) => b.at - a.at);
				let latest = byAge[0]?.at ?? 0;
				let counted = {
					applied: 0,
					other: 0
				};
				for (let { name, at } of byAge) {
					let kind = byAge.length > 50 && wasApplied(plans, name) ? "applied" : "other";
					counted[kind] += 1;
					(counted[kind] > 50 || latest - at > 12096e5) && removePlanFolder(plans, name);
				}
			}
			function wasApplied(plans, name) {
				let folder = plans.open(name);
				if (!folder.ok) return !1;
				let entry = folder.value.entry(APPLIED_FILE);
				folder.value.close();
				return entry.ok && entry.value !== void 0;
			}
			function isPlanName(name) {
				return /^[0-9a-f]{64}$/.test(name);
			}
			function removePlanFolder(plans, name) {
				let folder = plans.open(name);
				if (!folder.ok) return;
				folder.value.removeFile(PLAN_FILE);
				let names = folder.value.names();
				for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || removePlanFolder(folder.value, inside);
				folder.value.close();
				plans.removeDirectory(name);
			}
			function packContents(changes, planned) {
				let names = planned.flatMap((change) => sidesOf(change)).map(({ sha256: name }) => name);
				let contents = changes.flatMap((change) => sidesOf(change));
				return [...new Map(contents.map((bytes, index) => [names[index] ?? "", bytes])).values()];
			}
			function sidesOf(change) {
				return [change.before, change.after].filter((side) => side !== void 0);
			}
			function openPack(planned, pack) {
				let contents = new Map();
				let end = 0;
				for (let change of planned) for (let { sha256: name, size } of sidesOf(change)) {
					if (contents.has(name)) continue;
					contents.set(name, pack.subarray(end, end + size));
					end += size;
				}
				if (end !== pack.length) return (0, $start_start_3.failure)(PLAN_FOLDERS_ERRORS.tampered(`its contents have ${pack.length} bytes, not ${end}`));
				return (0, $start_start_3.success)({ read(name) {
					let bytes = contents.get(name);
					return bytes === void 0 ? (0, $start_start_3.failure)({
						code: "ENOENT",
						message: "it is not there"
					}) : (0, $start_start_3.success)({ bytes });
				} });
			}
			function readChanges(planned, blobs) {
				let changes = [];
				for (let change of planned) {
					let read = readChange(change, (version) => readBlob(blobs, version));
					if (!read.ok) return (0, $start_start_3.failure)(PLAN_FOLDERS_ERRORS.tampered(`the content of '${change.path}' ${read.error}`));
					changes.push(read.value);
				}
				return (0, $start_start_3.success)(changes);
			}
			function readChange(change, read) {
				if (change.kind === "create_directory") return (0, $start_start_3.success)(change);
				let { path } = change;
				let before = change.kind === "create" ? (0, $start_start_3.success)(new Uint8Array()) : read(change.before);
				if (!before.ok) return before;
				if (change.kind === "delete") return (0, $start_start_3.success)({
					kind: "delete",
					path,
					before: before.value,
					modeBefore: change.before.mode
				});
				let after = read(change.after);
				if (!after.ok) return after;
				let { mode } = change.after;
				if (change.kind === "create") return (0, $start_start_3.success)({
					kind: "create",
					path,
					after: after.value,
					mode
				});
				return (0, $start_start_3.success)({
					kind: "update",
					path,
					before: before.value,
					after: after.value,
					modeBefore: change.before.mode,
					mode
				});
			}
			function readBlob(blobs, { sha256: wanted, size }) {
				let blob = blobs.read(wanted);
				if (!blob.ok) return (0, $start_start_3.failure)(`cannot be read: ${blob.error.message}`);
				let { bytes } = blob.value;
				return bytes.length === size && (0, $base_digest_5.sha256)(bytes) === wanted ? (0, $start_start_3.success)(bytes) : (0, $start_start_3.failure)("does not match the plan");
			}
			let PLAN_FOLDERS_ERRORS = { tampered: (why) => (0, $base_tool_errors_3.toolError)("plan_tampered", `The saved plan is damaged: ${why}`, "Run the preview again.") };
			//! src/plan/store/plan-record.ts
			function parsed(parse) {
				return (0, $zod_api.pipe)((0, $zod_api.string)(), (0, $zod_api.transform)((text, context) => {
					let result = parse(text);
					if (result.ok) return result.value;
					context.issues.push({
						code: "custom",
						message: result.error.message,
						input: text
					});
					return $zod_checks.NEVER;
				}));
			}
			let planFile = (0, $start_start_3.once)(() => {
				let Path = parsed($start_paths.parseRepoPath);
				let Directory = parsed($start_paths.parseRepoDirectory);
				let Sha256 = (0, $zod_api.string)().check((0, $zod_api._regex)(/^[0-9a-f]{64}$/));
				let ObjectId = (0, $zod_api.string)().check((0, $zod_api._regex)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
				let Ref = (0, $zod_api.string)().check((0, $zod_api._regex)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
				let DigestText = (0, $zod_api.pipe)(Sha256, (0, $zod_api.transform)((text) => text));
				let ErrorCode = (0, $zod_api.pipe)((0, $zod_api._enum)(Object.keys($base_tool_errors_3.TOOL_ERRORS)), (0, $zod_api.transform)((code) => code));
				let natural = (0, $zod_api.int)().check((0, $zod_api._gte)(0));
				let FileVersion = (0, $zod_api.strictObject)({
					mode: (0, $zod_api._enum)(["100644", "100755"]),
					sha256: Sha256,
					size: natural
				});
				let PlannedChange = (0, $zod_api.discriminatedUnion)("kind", [
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("create"),
						path: Path,
						after: FileVersion
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("update"),
						path: Path,
						before: FileVersion,
						after: FileVersion
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("delete"),
						path: Path,
						before: FileVersion
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("create_directory"),
						path: Path
					})
				]);
				let Evidence = (0, $zod_api.discriminatedUnion)("kind", [(0, $zod_api.strictObject)({
					kind: (0, $zod_api.literal)("fetch"),
					url: (0, $zod_api.string)(),
					finalUrl: (0, $zod_api.string)(),
					status: natural,
					sha256: Sha256
				}), (0, $zod_api.strictObject)({
					kind: (0, $zod_api.literal)("command"),
					command: (0, $zod_api.string)(),
					exitCode: (0, $zod_api.int)(),
					sha256: Sha256
				})]);
				let Decision = (0, $zod_api.discriminatedUnion)("kind", [
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("allow"),
						rule: (0, $zod_api.string)()
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("needs_approval"),
						reason: (0, $zod_api.string)()
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("deny"),
						reason: (0, $zod_api.string)()
					})
				]);
				let StepOutcome = (0, $zod_api.discriminatedUnion)("kind", [
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("ran"),
						output: (0, $zod_api.string)(),
						warnings: (0, $zod_api.array)((0, $zod_api.string)()),
						filesAffected: (0, $zod_api.array)(Path)
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("skipped"),
						condition: (0, $zod_api.string)()
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("deferred"),
						because: (0, $zod_api._enum)(["external", "depends_on_deferred"])
					}),
					(0, $zod_api.strictObject)({
						kind: (0, $zod_api.literal)("failed"),
						code: ErrorCode,
						message: (0, $zod_api.string)(),
						suggestion: (0, $zod_api.string)()
					})
				]);
				let SourceRange = (0, $zod_api.strictObject)({
					file: (0, $zod_api.string)(),
					line: natural,
					column: natural,
					endLine: natural,
					endColumn: natural
				});
				let PlannedStep = (0, $zod_api.strictObject)({
					label: (0, $zod_api.string)(),
					tool: (0, $zod_api.string)(),
					args: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)()),
					decision: Decision,
					outcome: StepOutcome,
					at: SourceRange
				});
				let sourceFields = {
					path: (0, $zod_api.string)(),
					digest: DigestText,
					commit: (0, $zod_api.optional)(ObjectId)
				};
				return (0, $zod_api.strictObject)({
					schemaVersion: (0, $zod_api.literal)(1),
					sousVersion: (0, $zod_api.string)(),
					status: (0, $zod_api._enum)(["complete", "gated"]),
					repository: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						id: (0, $zod_api.string)(),
						pull: (0, $zod_api.optional)(natural)
					})),
					base: (0, $zod_api.strictObject)({
						commit: (0, $zod_api.optional)(ObjectId),
						ref: (0, $zod_api.optional)(Ref),
						directory: Directory
					}),
					head: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						repository: (0, $zod_api.string)(),
						ref: Ref,
						commit: ObjectId
					})),
					recipe: (0, $zod_api.strictObject)({
						...sourceFields,
						includes: (0, $zod_api.array)((0, $zod_api.strictObject)(sourceFields))
					}),
					inputs: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.union)([
						(0, $zod_api.string)(),
						(0, $zod_api.number)(),
						(0, $zod_api.boolean)()
					])),
					policy: Sha256,
					evidence: (0, $zod_api.array)(Evidence),
					date: (0, $zod_api.optional)((0, $zod_iso.date)()),
					steps: (0, $zod_api.array)(PlannedStep),
					notes: (0, $zod_api.optional)((0, $zod_api.array)((0, $zod_api.string)())),
					changes: (0, $zod_api.array)(PlannedChange),
					tree: (0, $zod_api.optional)(ObjectId),
					message: (0, $zod_api.string)(),
					target: (0, $zod_api.union)([(0, $zod_api._enum)(["working-tree", "pull-request"]), Ref]),
					digest: DigestText
				});
			});
			function writePlan(plan) {
				return `${JSON.stringify(plan, void 0, 2)}\n`;
			}
			function readPlan(text) {
				let json = (0, $base_json.parseJson)(text);
				if (!json.ok) return (0, $start_start_3.failure)(ERRORS.damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
				let version = json.value?.schemaVersion;
				if (typeof version == "number" && version !== 1) return (0, $start_start_3.failure)(otherVersion(version, json.value));
				let plan = planFile().safeParse(json.value);
				if (!plan.success) return (0, $start_start_3.failure)(ERRORS.damaged(describeIssue(plan.error)));
				let value = plan.data;
				if ((0, $plan_digest_2.planDigest)(value) !== value.digest) return (0, $start_start_3.failure)(ERRORS.damaged(`its content does not have the digest ${value.digest}`));
				let collision = findCollision(value);
				return collision === void 0 ? (0, $start_start_3.success)(value) : (0, $start_start_3.failure)(ERRORS.damaged(collision));
			}
			function findCollision({ changes }) {
				let paths = new Set();
				let kept = new Map();
				for (let { kind, path } of changes) {
					if (paths.has(path)) return `it changes '${path}' twice`;
					paths.add(path);
					if (kind === "delete") continue;
					let other = kept.get((0, $start_paths.foldPath)(path));
					if (other !== void 0 && (kind !== "update" || other.kind !== "update")) return `'${path}' and '${other.path}' are one file on file systems that ignore case or accents`;
					kept.set((0, $start_paths.foldPath)(path), {
						kind,
						path
					});
				}
				let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, $start_paths.foldPath)(path)));
				for (let { kind, path } of kept.values()) {
					if (kind === "update") continue;
					let above = (0, $start_paths.ancestorsOf)(path).find((ancestor) => files.has((0, $start_paths.foldPath)(ancestor)));
					if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
				}
			}
			function describeIssue({ issues: [issue] }) {
				let where = issue?.path.join(".") || "it";
				if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, $start_paths.briefText)(key)}'`).join(", ")}`;
				return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or not valid`;
			}
			function otherVersion(version, plan) {
				let asked = readAsked(plan);
				let again = asked === void 0 ? "" : `: ${[
					"sous",
					"preview",
					asked.recipe,
					...asked.inputs
				].map($core_work_5.shellWord).join(" ")}`;
				return ERRORS.otherVersion(version, again);
			}
			let Asked = (0, $zod_api.object)({
				recipe: (0, $zod_api.object)({ path: (0, $zod_api.string)() }),
				inputs: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.union)([
					(0, $zod_api.string)(),
					(0, $zod_api.number)(),
					(0, $zod_api.boolean)()
				]))
			});
			function readAsked(plan) {
				let asked = (0, $zod_api.safeParse)(Asked, plan);
				if (!asked.success) return;
				let { recipe, inputs } = asked.data;
				return {
					recipe: /^(?:sous:|\/|[A-Za-z]:)/.test(recipe.path) || (0, $start_paths.parseRecipeRef)(recipe.path) !== void 0 ? recipe.path : recipe.path.replace(/^.*\//, "").replace(/\.ya?ml$/, ""),
					inputs: Object.entries(inputs).map(([key, value]) => `${key}=${value}`)
				};
			}
			let ERRORS = {
				damaged: (why) => (0, $base_tool_errors_3.toolError)("plan_tampered", `The saved plan is damaged: ${why}`, "Run the preview again."),
				otherVersion: (version, again) => (0, $base_tool_errors_3.toolError)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, `Run the preview again${again === "" ? "." : again}`)
			};
		},
		696: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				LIMIT_ERRORS: () => LIMIT_ERRORS,
				RunBudget: () => RunBudget,
				planLimits: () => planLimits,
				surveyRecipe: () => surveyRecipe,
				withDeadline: () => withDeadline
			});
			var $core_work_7 = __nccwpck_require__(529);
			var $base_tool_errors_5 = __nccwpck_require__(666);
			var $start_start_5 = __nccwpck_require__(35);
			__nccwpck_require__(905);
			//! src/plan/plan-limits.ts
			let DEFAULT_PLAN_LIMITS = {
				steps: $core_work_7.USUAL_LIMITS.steps,
				items: 2e3,
				calls: 1e4,
				files: $core_work_7.USUAL_LIMITS.files,
				bytes: $core_work_7.USUAL_LIMITS.bytes,
				wallMs: $core_work_7.USUAL_LIMITS.seconds * 1e3
			};
			function planLimits({ steps, files, bytes, seconds }) {
				let usual = DEFAULT_PLAN_LIMITS;
				return {
					steps: steps ?? usual.steps,
					items: Math.max(usual.items, files ?? 0),
					calls: Math.max(usual.calls, CALLS_PER_FILE * (files ?? 0)),
					files: files ?? usual.files,
					bytes: bytes ?? usual.bytes,
					wallMs: seconds === void 0 ? usual.wallMs : seconds * 1e3
				};
			}
			let CALLS_PER_FILE = 5;
			function surveyRecipe(recipe, library, limits) {
				let includes = new Map();
				let count = 0;
				let visit = (current, depth, from) => {
					for (let step of (0, $core_work_7.allSteps)(current)) {
						let at = from ?? step.at;
						if (++count > limits.steps) return {
							at,
							error: LIMIT_ERRORS.limitError(`More than ${(0, $core_work_7.countOf)(limits.steps, "step")}, including the recipes that are called`)
						};
						if (step.call.kind !== "recipe") continue;
						let called = library.find(step.call.recipe);
						if (called === void 0) return {
							at: step.call.at,
							error: LIMIT_ERRORS.unknownRecipe(step.call.recipe)
						};
						if (depth >= 5) return {
							at,
							error: LIMIT_ERRORS.limitError("Recipes call recipes more than 5 levels deep")
						};
						includes.set(called.source.path, {
							path: called.source.path,
							digest: called.source.digest
						});
						let fault = visit(called, depth + 1, at);
						if (fault !== void 0) return fault;
					}
				};
				let fault = visit(recipe, 0, void 0);
				return fault === void 0 ? (0, $start_start_5.success)([...includes.values()]) : (0, $start_start_5.failure)(fault);
			}
			var RunBudget = class {
				#limits;
				#sizes = new Map();
				#bytes = 0;
				#calls = 0;
				constructor(limits) {
					this.#limits = limits;
				}
				countCall() {
					return ++this.#calls > this.#limits.calls ? LIMIT_ERRORS.limitError(`More than ${(0, $core_work_7.countOf)(this.#limits.calls, "tool call")}`) : void 0;
				}
				countChanges(changes) {
					for (let change of changes) {
						let size = "after" in change ? change.after.length : 0;
						this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
						this.#sizes.set(change.path, size);
					}
					let { files, bytes } = this.#limits;
					if (this.#sizes.size > files) return LIMIT_ERRORS.limitError(`More than ${(0, $core_work_7.countOf)(files, "file")} would change`, "files");
					return this.#bytes > bytes ? LIMIT_ERRORS.limitError(`More than ${(0, $core_work_7.sizeText)(bytes)} would be written`, "bytes") : void 0;
				}
			};
			async function withDeadline(above, { ms, waiting }, work) {
				if (ms === void 0) return work({
					signal: above,
					isOver: !1
				});
				let stop = new AbortController();
				let isOver = !1;
				let pass = () => stop.abort(above.reason);
				above.aborted && pass();
				above.addEventListener("abort", pass);
				let waitedBefore = waiting.ms;
				let end = () => {
					let waited = waiting.ms - waitedBefore;
					waitedBefore += waited;
					if (waited > 0) timer = setTimeout(end, waited);
					else {
						isOver = !above.aborted;
						stop.abort();
					}
				};
				let timer = setTimeout(end, ms);
				try {
					return await work({
						signal: stop.signal,
						get isOver() {
							return isOver;
						}
					});
				} finally {
					clearTimeout(timer);
					above.removeEventListener("abort", pass);
				}
			}
			let LIMIT_ERRORS = {
				limitError(message, key) {
					let raise = key === void 0 ? "" : ` Or raise '${key}' in 'limits' of ${$core_work_7.CONFIG_FILE}.`;
					return (0, $base_tool_errors_5.toolError)("limit_exceeded", message, `Narrow the recipe, or split it into several.${raise}`);
				},
				unknownRecipe: (name) => (0, $base_tool_errors_5.toolError)("unknown_recipe", `Recipe '${name}' does not exist`, "See 'sous list --all' for all of them.")
			};
		},
		866: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				callDigest: () => callDigest,
				callOfPlan: () => callOfPlan,
				plan_of_call_exports: () => plan_of_call_exports
			});
			var $start_runtime = __nccwpck_require__(595);
			var $base_digest_3 = __nccwpck_require__(894);
			var $core_work_5 = __nccwpck_require__(529);
			var $tool_call_work_3 = __nccwpck_require__(445);
			var $seal_2 = __nccwpck_require__(305);
			//! src/plan/plan-of-call.ts
			var plan_of_call_exports = (0, $start_runtime.__exportAll)({
				callDigest: () => callDigest,
				callOfPlan: () => callOfPlan,
				planOfCall: () => planOfCall
			});
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
					message: `Call ${name}: ${(0, $core_work_5.nameSome)(filesAffected, 3)}`,
					target: "working-tree"
				};
				return (0, $seal_2.completePlan)(content, changes, seal);
			}
			function callOfPlan({ recipe, steps }) {
				return recipe.path.startsWith(ORIGIN) ? steps[0] : void 0;
			}
			function callDigest({ tool, args }) {
				return (0, $base_digest_3.sha256)(Buffer.from(`${tool.name}\n${(0, $tool_call_work_3.serializeParameters)(args)}`));
			}
		},
		878: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				StepRecorder: () => StepRecorder,
				callText: () => callText,
				emptyOutputs: () => emptyOutputs,
				evidenceOf: () => evidenceOf,
				findBroken: () => findBroken,
				findTimedOut: () => findTimedOut,
				joinOutputs: () => joinOutputs
			});
			var $base_digest_7 = __nccwpck_require__(894);
			var $base_tool_errors_5 = __nccwpck_require__(666);
			var $start_paths_3 = __nccwpck_require__(459);
			var $core_work_9 = __nccwpck_require__(529);
			//! src/plan/plan-outcome.ts
			function findTimedOut({ calls }) {
				return calls.find(({ unfinished }) => unfinished !== void 0)?.unfinished;
			}
			let NOTHING = {
				number: 0,
				list: [],
				boolean: !1,
				text: "",
				record: {},
				object: {}
			};
			function emptyOutputs(tool) {
				let shape = Object.entries(tool.outputs().shape);
				return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, $core_work_9.argumentKind)(schema)]])));
			}
			function joinOutputs(empty, items) {
				let joined = Object.create(null);
				let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
				for (let name of names) {
					let values = items.map((item) => item[name]);
					let sample = empty[name] ?? values[0];
					typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
				}
				joined.items = items;
				return joined;
			}
			function findBroken(expectations, outputs) {
				for (let expectation of expectations) {
					let { output, operator, number } = expectation;
					let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
					let found = Array.isArray(value) ? value.length : value;
					if (typeof found == "number" && COMPARE[operator](found, number)) continue;
					let places = typeof found == "number" && found > number ? placesIn(outputs) : "";
					let got = typeof found == "number" ? `it is ${found}${places}` : "there is no number";
					return {
						expectation,
						error: ERRORS.notAsExpected(output, operator, number, got)
					};
				}
			}
			function placesIn({ matches, files }) {
				let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : [];
				let named = places.filter((place) => typeof place == "string").slice(0, 3);
				return named.length === 0 ? "" : `: ${[...named.map($start_paths_3.briefText), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
			}
			function placeOf(match) {
				let { path, line } = match ?? {};
				return typeof path == "string" && typeof line == "number" ? `${path}:${line}` : void 0;
			}
			let COMPARE = {
				"==": (a, b) => a === b,
				"!=": (a, b) => a !== b,
				"<": (a, b) => a < b,
				"<=": (a, b) => a <= b,
				">": (a, b) => a > b,
				">=": (a, b) => a >= b
			};
			function evidenceOf({ tool, args }, outputs) {
				if (tool.effect !== "external") return;
				let { command, url } = args;
				let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
				if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
					kind: "fetch",
					url: finalUrl,
					finalUrl,
					status,
					sha256: String(hash)
				};
				if (typeof command == "string" && typeof exitCode == "number") return {
					kind: "command",
					command,
					exitCode,
					sha256: (0, $base_digest_7.sha256)(Buffer.from(String(stdout)))
				};
				if (typeof url == "string" && typeof status == "number") return {
					kind: "fetch",
					url,
					finalUrl: String(finalUrl),
					status,
					sha256: String(hash)
				};
			}
			function callText({ call }) {
				if (call.kind === "steps") return `steps:${call.steps.length}`;
				return call.kind === "tool" ? call.tool : `recipe:${call.recipe}`;
			}
			var StepRecorder = class {
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
				reset() {
					this.#steps.length = 0;
					this.#running.length = 0;
					this.#nextMs = 0;
				}
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
			let ERRORS = { notAsExpected: (output, operator, number, got) => (0, $base_tool_errors_5.toolError)("expectation_failed", `Expected ${output} ${operator} ${number}, but ${got}`, "Nothing was changed. Correct the step or its expectation.") };
		},
		999: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { PlanFolder: () => PlanFolder });
			var $base_tool_errors_3 = __nccwpck_require__(666);
			var $start_start_3 = __nccwpck_require__(35);
			var $core_work_5 = __nccwpck_require__(529);
			var $system_open_directory_3 = __nccwpck_require__(568);
			var $plan_digest_3 = __nccwpck_require__(420);
			var $plan_folders = __nccwpck_require__(895);
			var $late_crypto = __nccwpck_require__(628);
			//! src/plan/store/plan-store.ts
			var PlanFolder = class {
				#place;
				constructor(place) {
					this.#place = place;
				}
				async save(stored, { isPreviewed } = { isPreviewed: !1 }) {
					let { digest } = stored.plan;
					let { disk } = this.#place;
					let planned = stored.changes.map($plan_digest_3.plannedChange);
					if ((0, $plan_digest_3.planDigest)({
						...stored.plan,
						changes: planned
					}) !== digest) throw Error("The changes are not those of the plan.");
					let saved = await (0, $plan_folders.withPlans)(this.#place, $plan_folders.makePrivate, async (plans) => {
						(0, $plan_folders.sweepUnfinished)(plans, disk);
						let name = `new-${disk.self.pid}-${(0, $late_crypto.randomBytes)(6).toString("hex")}`;
						let written = await writeFolder(plans, name, {
							...stored,
							planned,
							isPreviewed
						});
						let moved = written.ok ? putInPlace(plans, name, digest) : written;
						moved.ok ? (0, $plan_folders.removeOldPlans)(plans) : (0, $plan_folders.removePlanFolder)(plans, name);
						return moved;
					});
					let outcome = saved.ok ? saved.value : saved;
					return outcome.ok ? (0, $start_start_3.success)(void 0) : (0, $start_start_3.failure)((0, $core_work_5.fromDiskFault)(outcome.error, this.#pathOf(digest), "write"));
				}
				async load(digest) {
					let shown = this.#pathOf(digest);
					let loaded = await (0, $plan_folders.withPlans)(this.#place, $plan_folders.openExisting, (plans) => {
						let folder = plans.open(digest);
						if (!folder.ok) return folder;
						try {
							return (0, $start_start_3.success)(readFolder(shown, digest, folder.value));
						} finally {
							folder.value.close();
						}
					});
					let outcome = loaded.ok ? loaded.value : loaded;
					if (outcome.ok) return outcome.value;
					if (outcome.error.code === "ENOENT") return (0, $start_start_3.failure)(ERRORS.noPlan(digest, (0, $plan_folders.pathOfPlans)(this.#place)));
					return (0, $start_start_3.failure)((0, $core_work_5.fromDiskFault)(outcome.error, shown, "open"));
				}
				async list(beginning = "") {
					let names = await (0, $plan_folders.withPlans)(this.#place, $plan_folders.openExisting, (plans) => digestsIn(plans, beginning));
					return (0, $start_start_3.success)(names.ok ? names.value.toSorted() : []);
				}
				async entries(beginning) {
					let read = await (0, $plan_folders.withPlans)(this.#place, $plan_folders.openExisting, (plans) => digestsIn(plans, beginning).flatMap((digest) => {
						let [entry, folder] = [plans.entry(digest), plans.open(digest)];
						if (!folder.ok) return [];
						let [record, applied, previewed] = [
							$plan_folders.PLAN_FILE,
							$plan_folders.APPLIED_FILE,
							$plan_folders.PREVIEWED_FILE
						].map((name) => folder.value.entry(name));
						let stored = readFolder(this.#pathOf(digest), digest, folder.value);
						folder.value.close();
						let times = [entry, record].flatMap((one) => one?.ok && one.value !== void 0 ? [one.value.modifiedMs] : []);
						return [{
							digest,
							keptMs: times.length === 0 ? 0 : Math.min(...times),
							appliedMs: applied?.ok ? applied.value?.modifiedMs : void 0,
							wasPreviewed: previewed?.ok === !0 && previewed.value !== void 0,
							plan: stored.ok ? (0, $start_start_3.success)(stored.value.plan) : stored
						}];
					}));
					return (read.ok ? read.value : []).toSorted((a, b) => b.keptMs - a.keptMs || (a.digest < b.digest ? -1 : 1));
				}
				async drop(digest) {
					await (0, $plan_folders.withPlans)(this.#place, $plan_folders.openExisting, (plans) => (0, $plan_folders.removePlanFolder)(plans, digest));
				}
				async markApplied(digest) {
					await (0, $plan_folders.withPlans)(this.#place, $plan_folders.openExisting, (plans) => {
						let folder = plans.open(digest);
						if (!folder.ok) return;
						folder.value.removeFile($plan_folders.APPLIED_FILE);
						folder.value.write($plan_folders.APPLIED_FILE, {
							bytes: new Uint8Array(),
							permissions: 384
						});
						folder.value.close();
					});
				}
				#pathOf(digest) {
					return `${(0, $plan_folders.pathOfPlans)(this.#place)}/${digest}`;
				}
			};
			function digestsIn(plans, beginning) {
				let names = plans.names();
				return (names.ok ? names.value : []).filter((name) => (0, $plan_folders.isPlanName)(name) && name.startsWith(beginning));
			}
			function readFolder(shown, digest, folder) {
				let file = folder.read($plan_folders.PLAN_FILE);
				if (!file.ok) return (0, $start_start_3.failure)($plan_folders.PLAN_FOLDERS_ERRORS.tampered(`'${shown}/${$plan_folders.PLAN_FILE}' cannot be read: ${file.error.message}`));
				let plan = (0, $plan_folders.readPlan)(Buffer.from(file.value.bytes).toString("utf8"));
				if (!plan.ok) return plan;
				if (plan.value.digest !== digest) return (0, $start_start_3.failure)($plan_folders.PLAN_FOLDERS_ERRORS.tampered(`'${shown}' contains the plan ${plan.value.digest}`));
				let contents = folder.read($plan_folders.CONTENTS_FILE);
				if (!contents.ok) return (0, $start_start_3.failure)($plan_folders.PLAN_FOLDERS_ERRORS.tampered(`'${shown}/${$plan_folders.CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
				let pack = (0, $plan_folders.openPack)(plan.value.changes, contents.value.bytes);
				if (!pack.ok) return pack;
				let changes = (0, $plan_folders.readChanges)(plan.value.changes, pack.value);
				return changes.ok ? (0, $start_start_3.success)({
					plan: plan.value,
					changes: changes.value
				}) : changes;
			}
			async function writeFolder(plans, name, { plan, changes, planned, isPreviewed }) {
				let folder = (0, $system_open_directory_3.makeAndOpen)(plans, name, 448);
				if (!folder.ok) return folder;
				try {
					let how = {
						permissions: 384,
						isDurable: !0
					};
					let packed = await folder.value.writeAside($plan_folders.CONTENTS_FILE, {
						...how,
						bytes: (0, $plan_folders.packContents)(changes, planned)
					});
					if (!packed.ok) return packed;
					let written = folder.value.write($plan_folders.PLAN_FILE, {
						...how,
						bytes: Buffer.from((0, $plan_folders.writePlan)(plan))
					});
					let marked = written.ok && isPreviewed ? folder.value.write($plan_folders.PREVIEWED_FILE, {
						...how,
						bytes: new Uint8Array()
					}) : written;
					return marked.ok ? folder.value.sync() : marked;
				} finally {
					folder.value.close();
				}
			}
			function putInPlace(plans, name, digest) {
				(0, $plan_folders.removePlanFolder)(plans, digest);
				let moved = plans.moveFrom(plans, name, digest);
				return moved.ok ? plans.sync() : moved;
			}
			let ERRORS = { noPlan: (digest, place) => (0, $base_tool_errors_3.toolError)("not_found", `Plan ${digest} does not exist in '${place}'`, "List the saved plans with 'sous plans', or run the preview again.") };
		},
		305: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				completePlan: () => completePlan,
				loadPlan: () => loadPlan,
				openSeal: () => openSeal,
				readBase: () => readBase,
				seal_exports: () => seal_exports
			});
			var runtime = __nccwpck_require__(595);
			var tool_errors = __nccwpck_require__(666);
			var paths = __nccwpck_require__(459);
			var start = __nccwpck_require__(35);
			var clean_repository = __nccwpck_require__(787);
			var work = __nccwpck_require__(529);
			var attributes = __nccwpck_require__(182);
			var seal_git = __nccwpck_require__(39);
			var shared_git_trees = __nccwpck_require__(238);
			var plan_digest = __nccwpck_require__(420);
			let external_node_path_namespaceObject = require("node:path");
			//! src/plan/seal.ts
			var seal_exports = (0, runtime.__exportAll)({
				completePlan: () => completePlan,
				loadPlan: () => loadPlan,
				openSeal: () => openSeal,
				readBase: () => readBase
			});
			async function readBase(git, repository, folder) {
				if (repository === void 0) return (0, start.success)({ directory: "." });
				let directory = (0, paths.parseRepoDirectory)((0, work.prefixOf)({
					repository,
					folder
				}) || ".");
				if (!directory.ok) return directory;
				let head = await (0, work.readHead)(git, repository);
				return head.ok ? (0, start.success)({
					...head.value,
					directory: directory.value
				}) : (0, start.failure)((0, clean_repository.gitFailed)("read HEAD", head.error));
			}
			async function openSeal(request) {
				let { base, repository, sandboxDisk } = request;
				if (base !== void 0 && !(0, work.isObjectId)(base)) throw Error(`Not an object id: ${base}`);
				let home;
				let git = new seal_git.SealGit(request.git, sandboxDisk, async () => {
					let made = await (0, clean_repository.makeSandboxHome)(sandboxDisk, repository.workTree);
					if (!made.ok) return made;
					home = made.value;
					let gitDirectory = external_node_path_namespaceObject.join(home, "git");
					let clean = await (0, clean_repository.makeCleanRepository)({
						...request,
						...base !== void 0 && { head: base },
						home,
						gitDirectory
					});
					return clean.ok ? (0, start.success)({
						...clean.value,
						home: made.value
					}) : clean;
				});
				let dispose = async () => void (home !== void 0 && await sandboxDisk.removeFolder(home));
				let sealed = await seal(request, git);
				sealed.ok || await dispose();
				return sealed.ok ? (0, start.success)({
					...sealed.value,
					[Symbol.asyncDispose]: dispose
				}) : sealed;
			}
			async function seal(request, git) {
				let { base } = request;
				let prefix = request.directory === "." ? "" : `${request.directory}/`;
				let opened = await openTree(request, prefix, git);
				if (!opened.ok) return opened;
				let { tree, format, time } = opened.value;
				let kept = await (0, attributes.findStoredForms)({
					...request,
					prefix,
					askUsersGit: request.askUsersGit
				}, git);
				if (!kept.ok) return kept;
				let objects = new Map();
				let foreign = editTree(tree, {
					...request,
					prefix,
					kept: kept.value,
					format,
					objects
				});
				if (foreign !== void 0) return (0, start.failure)(foreign);
				let treeId = tree.write(objects);
				return (0, start.success)({
					tree: treeId,
					kept: kept.value,
					store: (0, start.once)(() => git.store([...objects.values()])),
					async commit(plan) {
						if (plan.tree !== treeId) return (0, start.failure)(isConvertible(request) ? ERRORS.otherLineEndings() : ERRORS.otherTree(plan.tree, treeId));
						let refusal = (0, seal_git.checkMessage)(plan.message);
						if (refusal !== void 0) return (0, start.failure)(refusal);
						let commit = {
							type: "commit",
							bytes: Buffer.from((0, seal_git.commitText)({
								...plan,
								tree: treeId,
								parent: base,
								time
							}))
						};
						let id = (0, shared_git_trees.objectId)(commit, format);
						objects.set(id, commit);
						return (0, start.success)(id);
					}
				});
			}
			async function openTree({ base, changes, ...request }, prefix, git) {
				if (base === void 0) {
					let clean = await git.open();
					if (!clean.ok) return clean;
					let format = clean.value.objectFormat;
					return (0, start.success)({
						tree: shared_git_trees.EditedTree.empty(format),
						format,
						time: (0, seal_git.signatureTime)(void 0)
					});
				}
				let format = (0, shared_git_trees.formatOf)(base);
				let directories = new Set(["", ...changes.flatMap(({ path }) => (0, paths.ancestorsOf)(`${prefix}${path}`))]);
				let read = await (0, shared_git_trees.readBaseObjects)({
					...request,
					base,
					directories: [...directories]
				});
				if (!read.ok) return (0, start.failure)((0, clean_repository.gitFailed)("read the base", read.error));
				let { commit, trees } = read.value;
				let tree = commit === void 0 ? void 0 : shared_git_trees.EditedTree.read(trees, new Set([...directories].map(shared_git_trees.bytesOfPath)), format);
				return tree === void 0 ? (0, start.failure)(ERRORS.baseMissing(base)) : (0, start.success)({
					tree,
					format,
					time: (0, seal_git.signatureTime)(commit)
				});
			}
			function editTree(tree, { changes, prefix, kept, format, objects }) {
				for (let { kind, path } of changes) kind === "delete" && tree.remove((0, shared_git_trees.bytesOfPath)(prefix + path));
				for (let change of changes) {
					if (change.kind !== "create" && change.kind !== "update") continue;
					let keptForm = kept.get(change.path)?.after;
					let id = keptForm ?? (0, shared_git_trees.blobId)(change.after, format);
					keptForm === void 0 && objects.set(id, {
						type: "blob",
						bytes: change.after
					});
					let path = `${prefix}${change.path}`;
					let replaced = tree.put((0, shared_git_trees.bytesOfPath)(path), {
						mode: change.mode,
						id: (0, shared_git_trees.bytesOfId)(id)
					});
					if (replaced !== void 0 && change.kind === "create") return ERRORS.belongsToOther(path, Buffer.from(replaced, "latin1").toString("utf8"));
				}
			}
			function isConvertible({ changes, askUsersGit }) {
				return askUsersGit !== void 0 && changes.some((change) => (0, attributes.hasCrlf)(change, "after"));
			}
			async function completePlan(content, changes, tools) {
				let planned = {
					...content,
					changes: changes.map(plan_digest.plannedChange)
				};
				if (tools === void 0) return (0, start.success)(loaded({
					plan: {
						...planned,
						digest: (0, plan_digest.planDigest)(planned)
					},
					changes
				}, void 0));
				let seal = await openSeal({
					...tools,
					base: content.base.commit,
					directory: content.base.directory,
					changes
				});
				if (!seal.ok) return seal;
				let complete = {
					...planned,
					tree: seal.value.tree
				};
				return commitPlan(seal.value, {
					plan: {
						...complete,
						digest: (0, plan_digest.planDigest)(complete)
					},
					changes
				});
			}
			async function loadPlan(store, digest, tools) {
				let stored = await store.load(digest);
				if (!stored.ok) return stored;
				let { plan, changes } = stored.value;
				if (plan.tree === void 0) return (0, start.success)(loaded(stored.value, void 0));
				if (tools === void 0) return (0, start.failure)(ERRORS.notInGit(digest));
				let seal = await openSeal({
					...tools,
					base: plan.base.commit,
					directory: plan.base.directory,
					changes
				});
				return seal.ok ? commitPlan(seal.value, stored.value) : seal;
			}
			async function commitPlan(seal, stored) {
				let commit = await seal.commit(stored.plan);
				let { tree, kept, store } = seal;
				if (commit.ok) return (0, start.success)(loaded(stored, {
					tree,
					kept,
					store,
					commit: commit.value
				}, seal));
				await seal[Symbol.asyncDispose]();
				return commit;
			}
			function loaded({ plan, changes }, sealed, seal) {
				return {
					plan,
					changes,
					sealed,
					[Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]()
				};
			}
			let ERRORS = {
				belongsToOther: (path, place) => (0, tool_errors.toolError)("path_denied", `Path '${path}' belongs to another git repository, '${place}'`, "Run Sous in that repository instead."),
				baseMissing: (base) => (0, tool_errors.toolError)("stale", `The base commit ${base} of the plan is not in this repository`, "Fetch that commit, or run the preview again."),
				otherLineEndings: () => (0, tool_errors.toolError)("stale", "Git stores line endings differently than at the preview: core.autocrlf or .gitattributes have changed", "Nothing was written. Run the preview again."),
				otherTree: (planned, found) => (0, tool_errors.toolError)("plan_tampered", `The plan results in the tree ${found}, not ${planned ?? "none"}`, "Run the preview again."),
				notInGit: (digest) => (0, tool_errors.toolError)("stale", `The plan ${digest} was made in a git repository, and this is not one`, "Go to that repository, or run the preview again.")
			};
		},
		905: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get convertPassed() {
					return part().convertPassed;
				},
				get typeOfInput() {
					return part().typeOfInput;
				}
			};
		},
		784: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(799).evaluate();
			module.exports = {
				__esModule: !0,
				get evaluateCondition() {
					return part().evaluateCondition;
				},
				get evaluateTemplate() {
					return part().evaluateTemplate;
				}
			};
		},
		810: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(799)["input-values"]();
			module.exports = {
				__esModule: !0,
				get resolveInputs() {
					return part().resolveInputs;
				}
			};
		},
		459: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		595: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		35: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		568: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(642)["open-directory"]();
			module.exports = {
				__esModule: !0,
				get makeAndOpen() {
					return part().makeAndOpen;
				}
			};
		},
		445: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get decideCall() {
					return part().decideCall;
				},
				get runDecided() {
					return part().runDecided;
				},
				get serializeParameters() {
					return part().serializeParameters;
				}
			};
		},
		942: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424)["command-failure"]();
			module.exports = {
				__esModule: !0,
				get endOf() {
					return part().endOf;
				}
			};
		},
		16: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["hex-display"]();
			module.exports = {
				__esModule: !0,
				get HEX_ROW() {
					return part().HEX_ROW;
				}
			};
		},
		129: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["watched-tree"]();
			module.exports = {
				__esModule: !0,
				get WatchedTree() {
					return part().WatchedTree;
				}
			};
		},
		122: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _regex() {
					return part()._regex;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get discriminatedUnion() {
					return part().discriminatedUnion;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get number() {
					return part().number;
				},
				get object() {
					return part().object;
				},
				get optional() {
					return part().optional;
				},
				get pipe() {
					return part().pipe;
				},
				get record() {
					return part().record;
				},
				get safeParse() {
					return part().safeParse;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get transform() {
					return part().transform;
				},
				get union() {
					return part().union;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		660: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).checks();
			module.exports = {
				__esModule: !0,
				get NEVER() {
					return part().NEVER;
				}
			};
		},
		612: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).iso();
			module.exports = {
				__esModule: !0,
				get date() {
					return part().date;
				}
			};
		},
		741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		653: (module) => {
			"use strict";
			module.exports = require("./git.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		799: (module) => {
			"use strict";
			module.exports = require("./recipe.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		424: (module) => {
			"use strict";
			module.exports = require("./tools.js");
		},
		986: (module) => {
			"use strict";
			module.exports = require("./workspace.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(792);
	module.exports = __webpack_exports__;
})();
