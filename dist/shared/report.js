(() => {
	var __webpack_modules__ = {
		9: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				annotations: () => __nccwpck_require__(888),
				"answer-texts": () => __nccwpck_require__(891),
				"hunk-lines": () => __nccwpck_require__(316),
				"plan-facts": () => __nccwpck_require__(29),
				"plan-list": () => __nccwpck_require__(632),
				"plan-markdown": () => __nccwpck_require__(521),
				"plan-result": () => __nccwpck_require__(989),
				"recipe-page": () => __nccwpck_require__(192),
				"saved-run": () => __nccwpck_require__(473),
				"terminal-diff": () => __nccwpck_require__(558),
				"tool-docs": () => __nccwpck_require__(364),
				"tool-help": () => __nccwpck_require__(808),
				"wire-json": () => __nccwpck_require__(244)
			};
		},
		117: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get shortDigest() {
					return part().shortDigest;
				}
			};
		},
		657: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["protected-files"]();
			module.exports = {
				__esModule: !0,
				get whyProtected() {
					return part().whyProtected;
				}
			};
		},
		460: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).reasons();
			module.exports = {
				__esModule: !0,
				get decisionOf() {
					return part().decisionOf;
				},
				get isOutcome() {
					return part().isOutcome;
				},
				get meaningOf() {
					return part().meaningOf;
				},
				get reasonOf() {
					return part().reasonOf;
				}
			};
		},
		615: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get instructionFor() {
					return part().instructionFor;
				}
			};
		},
		162: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		62: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get countDiagnostics() {
					return part().countDiagnostics;
				},
				get diagnosticRecord() {
					return part().diagnosticRecord;
				}
			};
		},
		888: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ANNOTATION_LEVELS: () => ANNOTATION_LEVELS,
				StepTicker: () => StepTicker,
				annotationsOf: () => annotationsOf,
				calledText: () => calledText,
				cleanEnding: () => cleanEnding,
				countFindings: () => countFindings,
				makePlanReport: () => makePlanReport,
				matchAnnotations: () => matchAnnotations,
				moreText: () => moreText,
				outcomeOf: () => outcomeOf,
				outcomeText: () => outcomeText,
				placeText: () => placeText,
				renderFailure: () => renderFailure,
				renderOutcome: () => renderOutcome,
				renderPlan: () => renderPlan,
				runnerAnnotations: () => runnerAnnotations
			});
			var $base_reasons = __nccwpck_require__(460);
			var $core_work = __nccwpck_require__(162);
			var $workspace_render_patch = __nccwpck_require__(318);
			var $hunk_lines = __nccwpck_require__(316);
			var $start_start = __nccwpck_require__(276);
			var $plan_facts = __nccwpck_require__(29);
			var $start_terminal = __nccwpck_require__(642);
			var $terminal_diff = __nccwpck_require__(558);
			//! src/report/plan-report.ts
			async function makePlanReport(run) {
				let changes = run.outcome.kind === "failed" ? [] : run.outcome.changes;
				let diffs = await (0, $hunk_lines.diffChanges)(changes);
				let authors = await hunkAuthors(diffs, run);
				return {
					...run,
					changes,
					diffs,
					records: (0, $hunk_lines.recordChanges)(changes, diffs, run.places),
					authors
				};
			}
			let ANNOTATION_LEVELS = [
				"error",
				"warning",
				"notice"
			];
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
					let diff = await (0, $workspace_render_patch.diffChange)(change);
					if (diff === void 0 || change.kind === "create_directory") continue;
					let { before, after } = (0, $workspace_render_patch.contentsOf)(change);
					lines ??= Array.from({ length: (0, $workspace_render_patch.countByteLines)(before, 0, before.length) }, (_, i) => i + 1);
					lines = diff.isBinary ? Array.from({ length: (0, $workspace_render_patch.countByteLines)(after, 0, after.length) }, () => label) : follow(lines, diff, label, removedBy);
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
			//! src/report/annotations.ts
			function annotationsOf(report) {
				let { outcome } = report;
				return limit([...outcome.kind === "failed" ? [failureOf(outcome.failure)] : [], ...reportedMatches(report)], outcome.calls);
			}
			function runnerAnnotations(report) {
				if (report.ending.reason !== "changes_found") return annotationsOf(report);
				return limit([...reportedMatches(report), ...changedLines(report)], report.outcome.calls);
			}
			function changedLines({ diffs, plan, recipe }) {
				let directory = plan?.base.directory ?? ".";
				let message = (0, $start_start.cutText)(`The recipe '${recipe.name}' would change this.`, 300);
				return diffs.flatMap(({ path, hunks }) => (hunks.length === 0 ? [1] : hunks.map(firstChangedLine)).map((line) => ({
					level: "error",
					file: directory === "." ? path : `${directory}/${path}`,
					line,
					column: 1,
					message
				})));
			}
			function firstChangedLine(hunk) {
				let line = Math.max(1, hunk.oldStart);
				for (let { kind } of (0, $workspace_render_patch.hunkDiffLines)(hunk)) {
					if (kind !== "context") break;
					line++;
				}
				return line;
			}
			function matchAnnotations(report) {
				return report.found ?? limit(reportedMatches(report), report.outcome.calls);
			}
			function countFindings(report) {
				let { shown, more } = matchAnnotations(report);
				return shown.length + more.error + more.warning + more.notice;
			}
			function limit(all, calls) {
				let shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, 10));
				let more = (level) => {
					let [known, listed] = [all, shown].map((list) => list.filter((one) => one.level === level).length);
					let reported = calls.filter(({ step }) => step.report === level);
					return (known ?? 0) - (listed ?? 0) + reported.reduce((sum, call) => sum + missingMatches(call), 0);
				};
				return {
					shown,
					more: {
						error: more("error"),
						warning: more("warning"),
						notice: more("notice")
					}
				};
			}
			function renderAnnotations(annotations, style) {
				let colours = {
					error: style.red,
					warning: style.yellow,
					notice: style.cyan
				};
				let lines = annotations.shown.map(({ level, file, line, column, message }) => `${style.bold(`${(0, $start_start.printableLine)(file)}:${line}:${column}`)}: ${colours[level](level)}: ${(0, $start_start.printableLine)(message)}\n`);
				let rest = moreText(annotations);
				return `${lines.join("")}${rest === "" ? "" : `${style.dim(rest)}\n`}`;
			}
			function moreText({ more }) {
				let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [(0, $core_work.countOf)(more[level], `more ${level}`)]);
				return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
			}
			function failureOf({ at, error, label }) {
				let message = (0, $start_start.cutText)(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
				return {
					level: "error",
					file: at.file,
					line: at.line,
					column: at.column,
					message
				};
			}
			function reportedMatches({ outcome, plan }) {
				let directory = plan?.base.directory ?? ".";
				return outcome.calls.flatMap((call) => matchesOf(call, directory));
			}
			function matchesOf({ step, findings }, directory) {
				let level = step.report;
				if (level === void 0 || findings === void 0) return [];
				return findings.shown.map(({ path, line, column, text }) => ({
					level,
					file: directory === "." ? path : `${directory}/${path}`,
					line,
					column,
					message: (0, $start_start.cutText)(step.name ?? text.trim(), 300)
				}));
			}
			function missingMatches({ findings }) {
				return findings === void 0 ? 0 : findings.total - findings.shown.length;
			}
			//! src/report/outcome-text.ts
			function outcomeText({ reason, detail }, show) {
				if (detail === void 0) return (0, $base_reasons.meaningOf)(reason);
				return isToldByDetail(reason) ? show(detail) : `${(0, $base_reasons.meaningOf)(reason)} ${show(detail)}`;
			}
			function cleanEnding(run) {
				let found = countFindings(run);
				return found === 0 ? { reason: "clean" } : {
					reason: "clean",
					detail: `${(0, $core_work.countOf)(found, "finding")}. There is nothing to apply.`
				};
			}
			function outcomeOf(error) {
				let reason = (0, $base_reasons.reasonOf)(error);
				return isToldByDetail(reason) ? {
					reason,
					detail: `${error.message}. ${error.suggestion}`
				} : { reason };
			}
			let TOLD_BY_DETAIL = [
				"previewed",
				"gated",
				"clean",
				"stale",
				"changes_found",
				"merged_on_moved_base"
			];
			function isToldByDetail(reason) {
				return TOLD_BY_DETAIL.includes(reason) || !(0, $base_reasons.isOutcome)(reason);
			}
			//! src/report/terminal/step-ticker.ts
			var StepTicker = class {
				#style;
				#running = [];
				constructor(style) {
					this.#style = style;
				}
				take(event) {
					switch (event.kind) {
						case "step_started": {
							let above = this.#showAbove();
							this.#running.push({
								place: event.step,
								isShown: !1
							});
							return above;
						}
						case "progress": {
							let running = this.#running.at(-1);
							running?.place === event.step && (running.progress = event.progress);
							return "";
						}
						case "step_finished": return this.#finish(event);
						default: return "";
					}
				}
				live(frame, elapsedMs) {
					let running = this.#running.at(-1);
					if (running === void 0) return;
					let { place, progress } = running;
					let spinner = this.#style.cyan("\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[frame % 10] ?? "");
					let count = progress === void 0 ? [] : [progressText(progress)];
					return `${indent$1(place)}${spinner} ${[
						this.#title(place),
						...count,
						this.#style.dim((0, $plan_facts.durationText)(elapsedMs))
					].join("  ")}`;
				}
				#showAbove() {
					let hidden = this.#running.filter((running) => !running.isShown);
					let lines = hidden.map(({ place }) => `${indent$1(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
					for (let running of hidden) running.isShown = !0;
					return lines.join("");
				}
				#finish(event) {
					let { step: place, ending, calls, durationMs } = event;
					this.#running.at(-1)?.place === place && this.#running.pop();
					let { status, text } = (0, $plan_facts.summarizeStep)({
						place,
						ending,
						calls
					});
					let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
					(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, $plan_facts.durationText)(durationMs)));
					return `${indent$1(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
				}
				#title(place) {
					let around = this.#running.findLast((other) => other.place.depth < place.depth);
					let label = (0, $start_start.cutText)((0, $start_start.printableLine)(shortLabel(place, around?.place)), 40);
					let called = (0, $start_start.cutText)((0, $start_start.printableLine)(calledText(place)), 40);
					return `${this.#style.bold(label)}  ${called}`;
				}
			};
			function calledText({ calls }) {
				return calls.replace(/^recipe:/, "recipe ");
			}
			function shortLabel(place, around) {
				let prefix = around === void 0 ? "" : `${around.label} / `;
				let label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label;
				return place.isVerify && !label.startsWith("verify") ? `verify ${label}` : label;
			}
			let MARKS = {
				ran: "\u2713",
				skipped: "\u2013",
				failed: "\u2717",
				waits: "\u2026",
				deferred: "\u2026",
				unfinished: "\u2717"
			};
			function markOf(status, style) {
				switch (status) {
					case "ran": return style.green(MARKS[status]);
					case "failed":
					case "unfinished": return style.red(MARKS[status]);
					case "waits": return style.yellow(MARKS[status]);
					default: return style.dim(MARKS[status]);
				}
			}
			function showText(status, text, style) {
				let shown = (0, $start_start.printableLine)(text);
				if (status === "failed") return style.red(shown);
				if (status === "waits") return style.yellow(shown);
				return status === "ran" ? shown : style.dim(shown);
			}
			function indent$1({ depth }) {
				return "  ".repeat(depth);
			}
			function progressText(progress) {
				let { done, total } = progress;
				let shown = (number) => number.toLocaleString("en");
				return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, $start_start.unitOf)(progress)}`;
			}
			//! src/report/terminal/terminal-plan.ts
			function renderPlan(report, style, { stat = !1 } = {}) {
				let { outcome, recipe } = report;
				return [
					`${`${style.bold((0, $start_start.printableLine)(recipe.name))} ${style.dim((0, $start_start.printableLine)(recipe.source.path))}`}\n${renderManifest(report, style)}`,
					renderInputs(report, style),
					report.changes.length === 0 ? "" : (stat ? $terminal_diff.renderStat : $terminal_diff.renderDiff)(report, style),
					outcome.kind === "failed" ? "" : renderTotals(report, style),
					outcome.kind === "gated" ? renderGate(outcome.gate, report, style) : "",
					renderPlanWarnings(report, style),
					renderAnnotations(matchAnnotations(report), style),
					section("Verify", outcome.kind === "failed" ? [] : verifyLines(report, style), style),
					section("Outputs", outcome.kind === "complete" ? outputLines(outcome.outputs, style) : [], style),
					outcome.kind === "failed" ? renderFailure(outcome.failure, style) : ""
				].filter((part) => part !== "").join("\n");
			}
			function renderOutcome(ending, style) {
				let { reason, next } = ending;
				let said = outcomeText(ending, $start_start.printable);
				let rows = next.map(({ command, does }) => `  ${style.command((0, $start_start.printable)(command).replaceAll("\n", "\n  "))}  ${style.dim((0, $start_start.printableLine)(does))}\n`);
				return `${endingMark(reason, style)} ${said} ${style.dim(`(${reason})`)}\n${rows.join("")}`;
			}
			function renderFailure({ label, at, error }, style) {
				let step = `step '${(0, $start_start.printableLine)(label)}'`;
				return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, $start_start.printable)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, $start_start.printable)(error.suggestion)}\n`].join("\n");
			}
			function placeText({ file, line, column }) {
				return `${(0, $start_start.printableLine)(file)}:${line}:${column}`;
			}
			function endingMark(reason, style) {
				if (reason === "previewed") return style.cyan("\u25cb");
				switch ((0, $base_reasons.decisionOf)(reason)) {
					case "pass": return style.green("\u2713");
					case "wait": return style.yellow("\u2026");
					case "refuse": return style.yellow("\u2717");
					case "fail": return style.red("\u2717");
				}
			}
			function renderManifest({ recipe, isRecordOnly }, style) {
				if (isRecordOnly) return "";
				let rows = (0, $plan_facts.permissionRows)(recipe.permissions);
				if (rows.length === 0) return `  ${style.dim("may")}  ${$plan_facts.READS_ONLY}\n`;
				return (0, $start_terminal.textTable)(rows, style).map((line, i) => `  ${style.dim(i === 0 ? "may" : "   ")}  ${line}\n`).join("");
			}
			function renderInputs({ inputs }, style) {
				let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, valueText(value)]]);
				return section("Inputs", (0, $start_terminal.textTable)(rows, style), style);
			}
			function renderTotals({ records, plan }, style) {
				let digest = plan?.digest === void 0 ? "" : `${style.dim("digest")} ${style.digest(plan.digest)}\n`;
				return `${style.bold((0, $hunk_lines.summarizeChanges)(records))}\n${digest}`;
			}
			function renderGate({ label, at, call, reason }, report, style) {
				let later = (0, $plan_facts.deferredLabels)(report).map($start_start.printableLine);
				let heading = `${style.yellow("\u2026")} ${style.bold(`Step '${(0, $start_start.printableLine)(label)}' needs your approval`)} ${style.dim(placeText(at))}\n`;
				let shown = (0, $hunk_lines.renderApproval)({
					call,
					changes: [],
					reason
				});
				let rest = later.length === 0 ? "" : `Known after approval: ${(0, $core_work.nameSome)(later, 10)}\n`;
				return `${heading}${indent(shown)}${rest === "" ? "" : indent(rest)}`;
			}
			function renderPlanWarnings(report, style) {
				let texts = [...(0, $plan_facts.caseWarnings)(report).map(({ about, text }) => `${about} ${text}`), ...(0, $plan_facts.callWarnings)(report).map(({ about, text }) => `${text} (step '${about}')`)];
				let more = texts.length - 20;
				let rest = more > 0 ? style.dim(`\u2026 and ${(0, $core_work.countOf)(more, "more warning")}\n`) : "";
				return `${(0, $core_work.renderWarnings)(texts.slice(0, 20).map($start_start.printableLine), style)}${rest}`;
			}
			function verifyLines({ steps }, style) {
				return steps.filter(({ place }) => place.isVerify && place.depth === 0).map((step) => {
					let { status, text } = (0, $plan_facts.summarizeStep)(step);
					return `${markOf(status, style)} ${style.bold((0, $start_start.printableLine)(step.place.label))}  ${(0, $start_start.printableLine)(text)}`;
				});
			}
			function outputLines(outputs, style) {
				return (0, $start_terminal.textTable)(Object.entries(outputs).map(([name, value]) => [name, valueText(value)]), style);
			}
			function valueText(value) {
				return (0, $start_start.cutText)((0, $start_start.printableLine)((0, $plan_facts.outputText)(value)), 400);
			}
			function section(title, lines, style) {
				return lines.length === 0 ? "" : `${style.bold(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
			}
			function indent(text) {
				return text.replace(/^(?=.)/gm, "  ");
			}
		},
		891: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ANSWER_TEXTS: () => ANSWER_TEXTS,
				renderApplied: () => renderApplied,
				renderCancelled: () => renderCancelled,
				renderCommandHelp: () => renderCommandHelp,
				renderDrift: () => renderDrift,
				renderMovedBase: () => renderMovedBase,
				renderPast: () => renderPast,
				renderRecipeAnswer: () => renderRecipeAnswer,
				renderRecipeHelp: () => renderRecipeHelp,
				renderRefusal: () => renderRefusal,
				renderUpdated: () => renderUpdated,
				renderWaitingMerge: () => renderWaitingMerge
			});
			var $base_digest = __nccwpck_require__(117);
			var $plan_facts_2 = __nccwpck_require__(29);
			var $start_start_3 = __nccwpck_require__(276);
			var $recipe_page = __nccwpck_require__(192);
			var $core_work_3 = __nccwpck_require__(162);
			var $plan_markdown = __nccwpck_require__(521);
			//! src/report/markdown/answer-texts.ts
			let DIFF_ONLY = "Sous promises this diff, not the resulting files: other changes can be merged first.";
			let ANSWER_TEXTS = {
				help: {
					title: "### Sous \u00b7 commands",
					commands: [
						["/sous run <recipe> <name>=<value> \u2026", "Preview what a recipe would change here."],
						["/sous apply <digest>", "Approve a plan and apply exactly that."],
						["/sous cancel [<digest>]", "Cancel one plan, or all plans of this pull request."],
						["/sous list", "List the recipes."],
						["/sous help [<recipe>]", "Explain the commands, or one recipe."]
					],
					rules: (example) => `Put the command on the first line of a new comment, and nothing else on that line. Quote values that have spaces: ${example}.`
				},
				recipes: {
					title: "### Sous \u00b7 recipes",
					none: (folder, other) => `The default branch has no recipes in ${folder} or ${other}.`,
					shipped: (count) => `${(0, $core_work_3.countOf)(count, "recipe")} that ${count === 1 ? "comes" : "come"} with Sous`,
					more: (command) => `Comment ${command} to see the inputs of a recipe.`
				},
				recipe: {
					title: (name) => `### Sous \u00b7 ${name}`,
					inputs: "**Inputs**",
					noInputs: "This recipe has no inputs.",
					runWithValues: (call) => `To run it, comment ${call} with your values.`,
					runLead: "To run it, comment:",
					runDoes: "runs it"
				},
				applied: {
					title: (subject) => `### \u2705 Sous \u00b7 ${subject} \u00b7 applied`,
					said: (commit) => `Applied as ${commit}, exactly as previewed.`,
					titleBefore: (subject) => `### Sous \u00b7 ${subject} \u00b7 nothing to apply`,
					saidBefore: (commit) => `Commit ${commit} is already on the branch. It names this plan and has exactly its files. Sous did not check who pushed it.`,
					people: (requestedBy, approvedBy) => `Requested by ${requestedBy}, approved by ${approvedBy.join(", ")}.`
				},
				plan: {
					kinds: {
						create: "new",
						update: "changed",
						delete: "deleted",
						create_directory: "new folder"
					},
					more: (count) => `and ${count} more`,
					details: (files) => `Details: ${(0, $core_work_3.countOf)(files, "file")} \u00b7 full digest`,
					facts: (digest, recipe, reason) => `Digest ${digest}\n\nrecipe ${recipe} \u00b7 ${reason}`
				},
				past: {
					title: (subject, past) => `### Sous \u00b7 ${subject} \u00b7 ${past}`,
					reasons: {
						stale: "The pull request has changed since this preview, so this plan can no longer be applied.",
						expired: "This plan has expired and can no longer be applied.",
						cancelled: "This plan was cancelled and can no longer be applied.",
						outdated: "The recipe, the configuration or Sous itself has changed since this preview, so this plan can no longer be applied."
					},
					madeOn: (head) => `<sub>made on ${head}</sub>`,
					againLead: "To run it again, comment:",
					againDoes: "runs it again"
				},
				updated: {
					line: (title, said, url) => `**Sous \u00b7 ${title}**: ${said}. [See the updated comment.](${url})`,
					applied: (commit) => `applied as ${commit}`,
					appliedBefore: (commit) => `nothing to apply, see ${commit}`,
					failed: "the recipe failed",
					previewed: "the preview is up to date"
				},
				cancelled: {
					title: "### Sous \u00b7 cancelled",
					said: "These plans can no longer be applied:",
					titleNone: "### Sous \u00b7 nothing to cancel",
					none: "This pull request has no plan to cancel."
				},
				refusal: {
					title: "### Sous \u00b7 not done",
					titleUnknown: "### Sous \u00b7 please check",
					nothingChanged: "Nothing was changed. ",
					leads: {
						list: "To see all recipes, comment:",
						help: "For help, comment:",
						run: "To run that, comment:",
						apply: "They can approve it with this comment:"
					},
					lead: "Comment:",
					does: "helps"
				},
				merge: {
					queued: {
						title: "### Sous \u00b7 added to the merge queue",
						said: (commit, branch) => `GitHub merges ${commit} into ${branch} when its turn comes and the checks of the queue pass.`,
						promise: `${DIFF_ONLY} The queue also chooses the merge method and the commit message. A push to this branch removes it from the queue.`
					},
					auto: {
						title: "### Sous \u00b7 auto-merge is on",
						merges: (commit, branch) => `GitHub merges ${commit} into ${branch} when its required checks pass.`,
						queues: (commit, branch) => `GitHub adds ${commit} to the merge queue of ${branch} when its required checks pass.`,
						waitsFor: (what) => ` It waits for: ${what}`,
						promise: `${DIFF_ONLY} Anyone with write access can still push to this branch, and GitHub would merge that too. To stop it, disable auto-merge on this pull request.`
					},
					token: (token) => `Sous used ${token}, so the merge starts no workflows. With a GitHub App token, they start.`,
					queueToken: (token) => `Sous used ${token}, so the queue starts no workflows for it. If the queue waits for a workflow, remove this pull request from the queue and click 'Merge when ready' yourself. With a GitHub App token, workflows start.`,
					movedBase: {
						title: "### \u26a0\ufe0f Sous \u00b7 merged on a moved base",
						said: (commit, base) => `This pull request was merged as ${commit}. Someone changed ${base} at the same moment, so the merged files are not exactly the reviewed ones.`,
						next: "Look at that commit, and revert it if you do not want it."
					}
				},
				workflows: {
					start: "Workflows start by themselves.",
					afterPush: "Sous pushed with GITHUB_TOKEN, so workflows on `push` do not start, and those on `pull_request` wait until you click 'Approve workflows to run'. With a GitHub App token, all of them start.",
					onProposal: "Sous pushed with GITHUB_TOKEN, so workflows on `pull_request` wait until you click 'Approve workflows to run'. No workflow on `push` starts, also not after Sous merges this. With a GitHub App token, all of them start.",
					afterMerge: "Sous merged with GITHUB_TOKEN, so no workflow starts on the merged commit. With a GitHub App token, they start."
				},
				proposal: {
					stopped: "Someone else has pushed to this branch, so Sous no longer updates it. Merge or close this pull request, or delete the branch, and Sous will propose again.",
					closed: (base) => `The recipe has nothing left to change on ${base}, so this pull request is closed.`,
					canClose: (base) => `The recipe has nothing left to change on ${base}, so you can close this pull request.`
				},
				drift: {
					said: (recipe, files) => `Recipe ${recipe} would change ${(0, $core_work_3.countOf)(files, "file")}. To fix it, run this in a clone and commit the result:`,
					whole: "That command shows every diff before it asks.",
					end: "Sous updates this issue and closes it when there is nothing left to change."
				}
			};
			//! src/report/markdown/command-answers.ts
			function renderCommandHelp() {
				let { title, commands, rules } = ANSWER_TEXTS.help;
				return `${title}\n\n${commands.map(([command, does]) => `- ${(0, $plan_markdown.codeSpan)(command)}\\\n  ${does}\n`).join("")}\n${rules((0, $plan_markdown.codeSpan)("title=\"two words\""))}\n`;
			}
			function renderRecipeAnswer(recipes) {
				let texts = ANSWER_TEXTS.recipes;
				let [shipped = [], own = []] = [!0, !1].map((isShipped) => recipes.filter(({ name }) => name.startsWith("sous:") === isShipped).map(listItem));
				return [
					`${texts.title}\n\n`,
					own.length > 0 ? own.join("") : `${texts.none((0, $plan_markdown.codeSpan)(".github/recipes/"), (0, $plan_markdown.codeSpan)("recipes/"))}\n`,
					shipped.length === 0 ? "" : `\n${(0, $plan_markdown.details)(texts.shipped(shipped.length), shipped.join(""))}`,
					`\n${texts.more((0, $plan_markdown.codeSpan)("/sous help <recipe>"))}\n`
				].join("");
			}
			function listItem({ name, recipe }) {
				let does = recipe.description.trim() === "" ? "" : `: ${(0, $plan_markdown.proseText)((0, $recipe_page.firstSentence)(recipe.description))}`;
				return `- ${(0, $plan_markdown.codeSpan)(callOf(name, recipe))}\\\n  ${(0, $plan_markdown.inlineText)(recipe.name)}${does}\n`;
			}
			function renderRecipeHelp({ name, recipe }) {
				let items = recipe.inputs.map((input) => `- ${(0, $plan_markdown.codeSpan)(input.name)} (${(0, $plan_markdown.inlineText)((0, $recipe_page.inputFacts)(input))})${input.description === "" ? "" : `: ${(0, $plan_markdown.proseText)(input.description)}`}\n`);
				let description = recipe.description.trim() === "" ? "" : `${recipe.description.trim().split("\n").map($plan_markdown.proseText).join("\\\n")}\n\n`;
				let texts = ANSWER_TEXTS.recipe;
				let inputs = items.length === 0 ? `${texts.noInputs}\n\n` : `${texts.inputs}\n\n${items.join("")}\n`;
				return `${texts.title((0, $plan_markdown.inlineText)(recipe.name))}\n\n${description}${inputs}${howToRun(name, recipe)}`;
			}
			function renderApplied({ plan, commit, reason, people, ci }) {
				let texts = ANSWER_TEXTS.applied;
				let subject = subjectOf(plan);
				let isOurs = reason === "committed";
				let who = people && texts.people((0, $plan_markdown.inlineText)(people.requestedBy), people.approvedBy.map($plan_markdown.inlineText));
				return paragraphs([
					isOurs ? texts.title(subject) : texts.titleBefore(subject),
					[isOurs ? texts.said(commit) : texts.saidBefore(commit), ...who === void 0 ? [] : [who]].join(" "),
					...ci === void 0 ? [] : [ci],
					planDetails(plan, reason).trimEnd()
				]);
			}
			function subjectOf({ message }) {
				let [subject = ""] = message.split("\n", 1);
				return (0, $plan_markdown.inlineText)(subject);
			}
			function paragraphs(texts) {
				return `${texts.join("\n\n")}\n`;
			}
			function planDetails(plan, reason) {
				let texts = ANSWER_TEXTS.plan;
				let more = plan.changes.length - 50;
				let files = [...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, $plan_markdown.codeSpan)(path)} (${texts.kinds[kind]})`), ...more > 0 ? [`- ${texts.more(more)}`] : []].join("\n");
				let count = plan.changes.filter(({ kind }) => kind !== "create_directory").length;
				let facts = texts.facts((0, $plan_markdown.codeSpan)(plan.digest), (0, $plan_markdown.codeSpan)(plan.recipe.path), (0, $plan_markdown.codeSpan)(reason));
				return (0, $plan_markdown.details)(texts.details(count), `${files}\n\n${facts}\n`);
			}
			function renderPast({ plan, past, again }) {
				let texts = ANSWER_TEXTS.past;
				let head = plan.head?.commit ?? plan.base.commit;
				return paragraphs([
					texts.title(subjectOf(plan), past),
					texts.reasons[past],
					...again === void 0 ? [] : [renderAgain(again).trimEnd()],
					planDetails(plan, past).trimEnd(),
					...head === void 0 ? [] : [texts.madeOn(head.slice(0, 7))]
				]);
			}
			function renderAgain(command) {
				let { againDoes, againLead } = ANSWER_TEXTS.past;
				return (0, $plan_markdown.renderNext)([{
					command,
					does: againDoes,
					lead: againLead
				}]);
			}
			function renderUpdated({ title, said, url }) {
				return `${ANSWER_TEXTS.updated.line((0, $plan_markdown.inlineText)(title), said, url)}\n`;
			}
			function renderCancelled(digests) {
				let texts = ANSWER_TEXTS.cancelled;
				if (digests.length === 0) return paragraphs([texts.titleNone, texts.none]);
				return paragraphs([
					texts.title,
					texts.said,
					digests.map((digest) => `- ${(0, $plan_markdown.codeSpan)((0, $base_digest.shortDigest)(digest))}`).join("\n")
				]);
			}
			function renderRefusal({ code, message, suggestion, isUnknown, command, again }) {
				let show = (text) => (0, $plan_markdown.proseText)(code === "digest_ambiguous" ? text : shortNames(text));
				let isSaidBelow = again !== void 0 || command !== void 0 && suggestion.includes(`'${command}'`);
				let said = [`${show(message).replace(/\.$/, "")}.`, ...isSaidBelow ? [] : [show(suggestion)]].join(" ");
				let next = again === void 0 ? command === void 0 ? "" : renderHelpful(command) : renderAgain(again);
				let texts = ANSWER_TEXTS.refusal;
				let small = `<sub>${isUnknown ? "" : texts.nothingChanged}(${(0, $plan_markdown.codeSpan)(code)})</sub>`;
				return `${isUnknown ? texts.titleUnknown : texts.title}\n\n${said}\n\n${next}${small}\n`;
			}
			function shortNames(text) {
				return text.replace(/\b([0-9a-f]{16})[0-9a-f]{48}\b/g, "$1").replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, "$1").replaceAll("'refs/heads/", "'");
			}
			function renderHelpful(command) {
				let { leads, lead, does } = ANSWER_TEXTS.refusal;
				let [, verb = ""] = command.split(" ");
				return (0, $plan_markdown.renderNext)([{
					command,
					does,
					lead: leads[verb] ?? lead
				}]);
			}
			function howToRun(name, recipe) {
				let { runWithValues, runLead, runDoes } = ANSWER_TEXTS.recipe;
				let call = callOf(name, recipe);
				if (recipe.inputs.some(({ required }) => required)) return `${runWithValues((0, $plan_markdown.codeSpan)(call))}\n`;
				return (0, $plan_markdown.renderNext)([{
					command: call,
					does: runDoes,
					lead: runLead
				}]);
			}
			function callOf(name, { inputs }) {
				return [
					"/sous run",
					name,
					...inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`)
				].join(" ");
			}
			function renderWaitingMerge({ reason, head, base, hasQueue, waitsFor, isWorkflowToken }) {
				let { queued, auto, token, queueToken } = ANSWER_TEXTS.merge;
				let [commit, branch, tokenName] = [
					(0, $plan_markdown.codeSpan)(head.slice(0, 12)),
					(0, $plan_markdown.codeSpan)(base),
					(0, $plan_markdown.codeSpan)("GITHUB_TOKEN")
				];
				let next = hasQueue ? auto.queues(commit, branch) : auto.merges(commit, branch);
				let waits = waitsFor === void 0 ? "" : auto.waitsFor((0, $plan_markdown.proseText)(waitsFor));
				let said = reason === "queued" ? [
					queued.title,
					queued.said(commit, branch),
					queued.promise
				] : [
					auto.title,
					`${next}${waits}`,
					auto.promise
				];
				let workflows = hasQueue ? queueToken(tokenName) : token(tokenName);
				return paragraphs([
					...said,
					...isWorkflowToken ? [workflows] : [],
					`<sub>(${(0, $plan_markdown.codeSpan)(reason)})</sub>`
				]);
			}
			function renderMovedBase({ commit, base }) {
				let { title, said, next } = ANSWER_TEXTS.merge.movedBase;
				return paragraphs([
					title,
					said(commit, (0, $plan_markdown.codeSpan)(base)),
					next,
					`<sub>(${(0, $plan_markdown.codeSpan)("merged_on_moved_base")})</sub>`
				]);
			}
			let ISSUE_BUDGET = {
				bytes: 24e4,
				units: 6e4
			};
			function renderDrift(report, name) {
				let { said, whole, end } = ANSWER_TEXTS.drift;
				let head = `${said((0, $plan_markdown.codeSpan)(name), report.diffs.length)}\n\n${(0, $plan_markdown.fence)("sh", [(0, $start_start_3.printableLine)((0, $plan_facts_2.fixCommand)(report, name))])}\n`;
				let parts = [(0, $plan_markdown.fixedPart)(head), ...(0, $plan_markdown.filesParts)(report, {
					rank: 1,
					hasEveryDiff: !1,
					whole
				})];
				return `${(0, $plan_markdown.fitParts)(parts, ISSUE_BUDGET).texts.join("")}\n${end}\n`;
			}
		},
		316: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				APPROVAL_QUESTION: () => APPROVAL_QUESTION,
				DIFF_HINT: () => DIFF_HINT,
				approvalAnswers: () => approvalAnswers,
				diffChanges: () => diffChanges,
				factsOf: () => factsOf,
				hunkLines: () => hunkLines,
				hunk_lines_exports: () => hunk_lines_exports,
				isPlanRequest: () => isPlanRequest,
				kindText: () => kindText,
				recordChanges: () => recordChanges,
				renderApproval: () => renderApproval,
				renderCallFacts: () => renderCallFacts,
				renderCallLine: () => renderCallLine,
				summarizeChanges: () => summarizeChanges,
				warnOfProtected: () => warnOfProtected
			});
			var runtime = __nccwpck_require__(264);
			var start = __nccwpck_require__(276);
			var protected_files = __nccwpck_require__(657);
			var work = __nccwpck_require__(162);
			var render_patch = __nccwpck_require__(318);
			let external_node_buffer_namespaceObject = require("node:buffer");
			let external_node_url_namespaceObject = require("node:url");
			//! src/report/approval-display.ts
			let APPROVAL_QUESTION = "Approve? (y/n/always): ";
			let DIFF_HINT = "(d shows the diff again)\n";
			function approvalAnswers(hasDiff) {
				return `Type y (yes), n (no), ${hasDiff ? "d (show the diff again) " : ""}or always
(yes, and never ask again for this call in this folder).
`;
			}
			function isPlanRequest({ call }) {
				return call.tool.name.startsWith("recipe:");
			}
			function renderCallLine({ args, tool }) {
				let named = Object.entries(args);
				let [first] = named;
				let shown = named.length === 1 && first !== void 0 ? showValue(first[0], first[1], !0) : named.map(([name, value]) => `${name}: ${showValue(name, value, !0)}`).join("  ");
				return `  ${tool.name}  ${shown}\n`;
			}
			function renderCallFacts({ call }) {
				return `Files affected: ${unknownFiles(call.tool.permissions)}\nRisk level: ${call.tool.risk}\n`;
			}
			function renderApproval({ call, changes, warnings = [] }, places) {
				let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
				let address = askedAddress(call);
				return [
					`Tool: ${call.tool.name}`,
					parameters.length === 0 ? "Parameters: none" : "Parameters:",
					...parameters,
					...address?.isRewritten ? [`Asks: ${(0, start.printableLine)(address.href)}`] : [],
					...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, start.printableLine)(line)}`)],
					`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
					...warnings.map((warning) => `! Warning: ${(0, start.printableLine)(warning)}`),
					...warnOfProtected(changes, places),
					...address?.mixesAlphabets ? ["\u26a0 Look closely: the host mixes alphabets"] : [],
					`Risk level: ${call.tool.risk}`,
					""
				].join("\n");
			}
			function showValue(name, value, isShownWhole) {
				let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
				if (isShownWhole) return (0, start.printable)(text).replaceAll("\n", "\n    ");
				return name === "content" || text.length > 200 || text.includes("\n") ? `<${(0, work.countOf)(Buffer.byteLength(text), "byte")}>` : (0, start.printableLine)(text);
			}
			function listFiles(changes) {
				let shown = changes.slice(0, 10).map((change) => (0, start.printableLine)(change.path));
				let more = changes.length - shown.length;
				return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
			}
			function warnOfProtected(changes, places) {
				let warnings = changes.flatMap((change) => {
					let why = (0, protected_files.whyProtected)(change, places);
					return why === void 0 ? [] : [`${(0, start.printableLine)(change.path)} (${why})`];
				});
				return warnings.length === 0 ? [] : [`\u26a0 Look closely: ${warnings.join(", ")}`];
			}
			function unknownFiles(permissions) {
				return permissions.includes("RunCommands") ? "known after it has run" : "none";
			}
			function askedAddress({ tool, args }) {
				let { url: written } = args;
				if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
				if (typeof written != "string" || !URL.canParse(written)) return;
				let { href, hostname } = new URL(written);
				return {
					href,
					isRewritten: plainly(written) !== href,
					mixesAlphabets: mixesAlphabets((0, external_node_url_namespaceObject.domainToUnicode)(hostname))
				};
			}
			function plainly(written) {
				let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
				let rest = written.slice(start.length);
				return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
			}
			function mixesAlphabets(text) {
				return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
			}
			//! src/report/hunk-lines.ts
			var hunk_lines_exports = (0, runtime.__exportAll)({
				diffChanges: () => diffChanges,
				factsOf: () => factsOf,
				hunkLines: () => hunkLines,
				kindText: () => kindText,
				recordChanges: () => recordChanges,
				summarizeChanges: () => summarizeChanges
			});
			function* hunkLines(hunk) {
				let marksEndings = (0, work.altersEndings)(hunk);
				for (let line of (0, render_patch.hunkDiffLines)(hunk)) {
					let { kind, hasLineFeed } = line;
					let text = withoutReturn(line);
					if (kind === "context") {
						yield {
							kind,
							text,
							ending: "",
							hasLineFeed
						};
						continue;
					}
					let ending = marksEndings && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "";
					let shown = text.trimEnd() === text ? text : text.replace(TRAILING_BLANKS, "");
					yield {
						kind,
						text: shown,
						ending: markBlanks(text.slice(shown.length)) + ending,
						hasLineFeed
					};
				}
			}
			let TRAILING_BLANKS = /(?<![ \t])[ \t]+$/;
			function markBlanks(blanks) {
				if (blanks.length > 20) return `\u27e8${blanks.length} blanks\u27e9`;
				return blanks.replaceAll(" ", "\u2420").replaceAll("	", "\u2409");
			}
			function withoutReturn({ text, hasLineFeed }) {
				return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
			}
			function isHiding({ path, hunks }) {
				return (0, start.hasHiddenCharacters)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, start.hasHiddenCharacters)(text)));
			}
			function mayHide({ runs }) {
				return runs.some(({ bytes }) => !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) || (0, start.hasHiddenCharacters)((0, start.asBuffer)(bytes).toString("utf8")));
			}
			let KINDS = {
				create: "new",
				update: "modified",
				delete: "deleted"
			};
			function kindText({ kind }) {
				return KINDS[kind];
			}
			function factsOf(diff) {
				let { kind, mode, modeBefore, hunks } = diff;
				let facts = [];
				modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
					text: `mode ${modeBefore} \u2192 ${mode}`,
					isWarning: !0
				});
				kind === "create" && hunks.length > 0 && hunks.every(work.isCrlfOnly) && facts.push({
					text: "CRLF line endings",
					isWarning: !1
				});
				kind === "create" && mode === "100755" && facts.push({
					text: "executable",
					isWarning: !0
				});
				isHiding(diff) && facts.push({
					text: "\u26a0 hidden characters",
					isWarning: !0
				});
				mixesAlphabets(diff.path) && facts.push({
					text: "\u26a0 name mixes alphabets",
					isWarning: !0
				});
				return facts;
			}
			async function diffChanges(changes) {
				let diffs = [];
				for (let change of changes) {
					let diff = await (0, render_patch.diffChange)(change);
					diff !== void 0 && diffs.push(diff);
				}
				return diffs;
			}
			function recordChanges(changes, diffs, places) {
				let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
				return changes.map((change) => {
					let diff = byPath.get(change.path);
					let why = (0, protected_files.whyProtected)(change, places);
					let counts = {
						additions: diff?.additions ?? 0,
						deletions: diff?.deletions ?? 0
					};
					return {
						path: change.path,
						kind: change.kind,
						...counts,
						...why !== void 0 && { protected: why }
					};
				});
			}
			function summarizeChanges(records) {
				let directories = records.filter((record) => record.kind === "create_directory").length;
				let files = records.length - directories;
				let additions = sum(records.map((record) => record.additions));
				let deletions = sum(records.map((record) => record.deletions));
				let parts = [];
				files > 0 && parts.push(`${(0, work.countOf)(files, "file")} changed`);
				additions > 0 && parts.push(`${(0, work.countOf)(additions, "insertion")}(+)`);
				deletions > 0 && parts.push(`${(0, work.countOf)(deletions, "deletion")}(-)`);
				directories > 0 && parts.push(`${(0, work.countOf)(directories, "directory", "directories")} created`);
				return parts.length === 0 ? "nothing changed" : parts.join(", ");
			}
			function sum(numbers) {
				return numbers.reduce((total, number) => total + number, 0);
			}
		},
		29: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				READS_ONLY: () => READS_ONLY,
				callWarnings: () => callWarnings,
				caseWarnings: () => caseWarnings,
				deferredLabels: () => deferredLabels,
				durationText: () => durationText,
				fileWarnings: () => fileWarnings,
				fixCommand: () => fixCommand,
				outputText: () => outputText,
				permissionRows: () => permissionRows,
				summarizeStep: () => summarizeStep
			});
			var $start_paths = __nccwpck_require__(28);
			var $base_protected_files = __nccwpck_require__(657);
			var $core_work_5 = __nccwpck_require__(162);
			var $hunk_lines = __nccwpck_require__(316);
			var $start_start = __nccwpck_require__(276);
			//! src/report/plan-facts.ts
			function fileWarnings({ changes, diffs, places }) {
				let guarded = changes.flatMap((change) => {
					let why = (0, $base_protected_files.whyProtected)(change, places);
					return why === void 0 ? [] : [{
						about: change.path,
						text: why
					}];
				});
				let others = diffs.flatMap((diff) => (0, $hunk_lines.factsOf)(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
					about: diff.path,
					text: text.replace("\u26a0 ", "")
				})));
				return [
					...guarded,
					...caseWarnings({ changes }),
					...others
				];
			}
			function caseWarnings({ changes }) {
				let alike = new Map();
				for (let { kind, path } of changes) {
					if (kind !== "create" && kind !== "update") continue;
					let key = (0, $start_paths.foldPath)(path);
					alike.set(key, [...alike.get(key) ?? [], path]);
				}
				return [...alike.values()].flatMap((paths) => paths.length < 2 ? [] : [{
					about: paths.join(" and "),
					text: CASE_ONLY
				}]);
			}
			let CASE_ONLY = "differ only in case or accents. Windows and macOS cannot check out both";
			function callWarnings({ outcome }) {
				let known = new Set();
				return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
					about: planned.label,
					text
				})));
			}
			function deferredLabels({ steps }) {
				return steps.filter((step) => summarizeStep(step).status === "deferred").map(({ place }) => place.label);
			}
			function outputText(value) {
				return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
			}
			let READS_ONLY = "only read the repository";
			function permissionRows({ write, run, fetch, maxFiles }) {
				return [
					...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
					...write.length === 0 ? [] : [["", `(at most ${(0, $core_work_5.countOf)(maxFiles, "file")})`]],
					...run.map((command, i) => [i === 0 ? "run" : "", command]),
					...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
				];
			}
			function summarizeStep(step) {
				switch (step.ending) {
					case "success": return {
						status: "ran",
						text: ranText(step)
					};
					case "skipped": return {
						status: "skipped",
						text: skippedText(step.calls)
					};
					case "failure": return {
						status: "failed",
						text: failedText(step.calls)
					};
					case "deferred": return deferredSummary(step.calls);
					case "unfinished": return {
						status: "unfinished",
						text: "did not finish"
					};
				}
			}
			function durationText(ms) {
				let seconds = ms / 1e3;
				if (seconds < 60) return `${seconds.toFixed(1)}s`;
				return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, "0")}s`;
			}
			function ranText({ calls, place }) {
				let ran = calls.filter((call) => call.planned.outcome.kind === "ran");
				let [first] = ran;
				if (first === void 0) return "";
				let changed = changedFiles(calls);
				let changedText = changed === 0 ? [] : [`${(0, $core_work_5.countOf)(changed, "file")} changed`];
				if (place.calls.startsWith("recipe:")) return [(0, $core_work_5.countOf)(ran.length, "call"), ...changedText].join(", ");
				let sum = sumText(ran);
				let skipped = calls.length - ran.length;
				let items = `${(0, $core_work_5.countOf)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
				if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
				let exitCode = first.outputs?.exit_code;
				if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
				return sum ?? stepOutputText(first);
			}
			function sumText(calls) {
				let matches = sumOf(calls, "total_matches");
				if (matches !== void 0) return `${(0, $core_work_5.countOf)(matches, "match", "matches")} in ${(0, $core_work_5.countOf)(countFiles(calls), "file")}`;
				let replacements = sumOf(calls, "replacements");
				if (replacements !== void 0) return `${(0, $core_work_5.countOf)(replacements, "replacement")} in ${(0, $core_work_5.countOf)(countFiles(calls), "file")}`;
				let files = sumOf(calls, "total_files");
				return files === void 0 ? void 0 : (0, $core_work_5.countOf)(files, "file");
			}
			function sumOf(calls, output) {
				let sum;
				for (let { outputs } of calls) {
					let value = outputs?.[output];
					typeof value == "number" && (sum = (sum ?? 0) + value);
				}
				return sum;
			}
			function countFiles(calls) {
				let lists = calls.map(({ outputs }) => outputs?.files).filter((files) => Array.isArray(files));
				return new Set(lists.flat()).size;
			}
			function stepOutputText({ planned }) {
				return planned.outcome.kind === "ran" ? firstLine(planned.outcome.output).replace(/:$/, "") : "";
			}
			function skippedText(calls) {
				let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
				return `skipped${conditions.length === 0 ? "" : ` (${firstLine(conditions.join(", "))})`}`;
			}
			function failedText(calls) {
				let failures = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "failed" ? [outcome] : []);
				let [first] = failures;
				if (first === void 0) return "failed";
				let more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
				return `failed: ${firstLine(first.message)}${more}`;
			}
			function deferredSummary(calls) {
				return calls.some(({ planned }) => isWaiting(planned.outcome)) ? {
					status: "waits",
					text: "waits for approval"
				} : {
					status: "deferred",
					text: "known after approval"
				};
			}
			function isWaiting(outcome) {
				return outcome.kind === "deferred" && outcome.because === "external";
			}
			function changedFiles(calls) {
				return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
			}
			function firstLine(text) {
				let [line = ""] = text.split("\n", 1);
				return (0, $start_start.cutText)(line, 100);
			}
			function fixCommand({ recipe, inputs }, name) {
				return [
					"sous",
					"run",
					name,
					...recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default).flatMap(({ name: key }) => ["-i", `${key}=${textOf(inputs[key])}`])
				].map($core_work_5.shellWord).join(" ");
			}
			function textOf(value) {
				return typeof value == "string" ? value : JSON.stringify(value);
			}
		},
		632: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				isOver: () => isOver,
				planListRecord: () => planListRecord,
				renderPlanList: () => renderPlanList
			});
			var $core_work_7 = __nccwpck_require__(162);
			var $start_start_5 = __nccwpck_require__(276);
			//! src/report/terminal/plan-list.ts
			function renderPlanList(plans, { style, now, rootOf }) {
				let entries = plans.map((listed) => {
					let root = listed.plan && rootOf(listed.plan);
					let digest = style.digest(listed.digest);
					let named = root === void 0 ? digest : (0, $start_start_5.printableLine)(`${digest} --root ${(0, $core_work_7.shellWord)(root)}`);
					let lines = [
						describe(listed, {
							style,
							now
						}),
						...detail(listed, style),
						named
					];
					return `${titleOf(listed, style)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
				});
				let next = [
					...plans.length > 0 ? ["sous plans <digest>   shows a plan\n"] : [],
					...plans.some(({ state }) => state === "waiting") ? ["sous apply <digest>   applies a waiting plan\n"] : [],
					...plans.some(({ state }) => state === "applied") ? ["sous undo <digest>    undoes an applied plan\n"] : [],
					...plans.some(isOver) ? ["sous plans --prune    removes plans that can no longer be applied\n"] : []
				];
				return `${entries.join("\n")}\n${next.join("")}`;
			}
			function isOver({ state }) {
				return state === "stale" || state === "gated" || state === "damaged";
			}
			function planListRecord(plans, removed) {
				return {
					schema_version: 1,
					plans: plans.map(({ digest, keptMs, state, commit, plan, error }) => ({
						digest,
						state,
						saved_at: new Date(keptMs).toISOString(),
						message: plan?.message.split("\n", 1)[0] ?? null,
						recipe: plan?.recipe.path ?? null,
						inputs: plan?.inputs ?? {},
						directory: plan?.base.directory ?? null,
						base: plan?.base.commit ?? null,
						files_changed: plan === void 0 ? null : filesOf(plan),
						commit: commit ?? null,
						error: error === void 0 ? null : {
							code: error.code,
							message: error.message
						}
					})),
					...removed !== void 0 && { removed }
				};
			}
			function titleOf({ plan, state }, style) {
				let [subject = ""] = plan?.message.split("\n", 1) ?? ["Unreadable plan"];
				return `${state === "damaged" ? `${style.red("\u2717")} ` : ""}${style.bold((0, $start_start_5.printableLine)(subject))}`;
			}
			let COLOURS = {
				waiting: "green",
				applied: void 0,
				changed: "yellow",
				gated: "yellow",
				stale: "yellow",
				damaged: "red"
			};
			let REASONS = {
				waiting: void 0,
				applied: void 0,
				changed: "files have changed since",
				gated: "a call needs your approval",
				stale: "the branch or a file has changed since",
				damaged: void 0
			};
			function describe({ state, commit, plan, keptMs }, { style, now }) {
				let colour = COLOURS[state];
				let shown = colour === void 0 ? state : style[colour](state);
				let size = plan === void 0 ? [] : [(0, $core_work_7.countOf)(filesOf(plan), "file")];
				let facts = [
					commit === void 0 ? shown : `${shown} as ${commit.slice(0, 12)}`,
					...size,
					ageOf(now - keptMs)
				].join(", ");
				let reason = REASONS[state];
				return reason === void 0 ? facts : `${facts}: ${reason}`;
			}
			function detail({ plan, error }, style) {
				if (plan === void 0) return error === void 0 ? [] : [(0, $start_start_5.printableLine)(error.message)];
				let { recipe, inputs, base } = plan;
				let given = Object.entries(inputs).map(([name, value]) => ` -i ${(0, $core_work_7.shellWord)(`${name}=${value}`)}`);
				let place = base.directory === "." ? "" : ` in ${base.directory}`;
				return [style.dim((0, $start_start_5.printableLine)(`${recipe.path}${given.join("")}${place}`))];
			}
			function filesOf({ changes }) {
				return changes.filter(({ kind }) => kind !== "create_directory").length;
			}
			let MINUTE = 6e4;
			let HOUR = 60 * MINUTE;
			let DAY = 24 * HOUR;
			function ageOf(ms) {
				if (ms < MINUTE) return "just now";
				if (ms < HOUR) return `${(0, $core_work_7.countOf)(Math.floor(ms / MINUTE), "minute")} ago`;
				if (ms < DAY) return `${(0, $core_work_7.countOf)(Math.floor(ms / HOUR), "hour")} ago`;
				return `${(0, $core_work_7.countOf)(Math.floor(ms / DAY), "day")} ago`;
			}
		},
		521: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				COMMENT_BUDGET: () => COMMENT_BUDGET,
				COMMENT_TEXTS: () => COMMENT_TEXTS,
				SUMMARY_BUDGET: () => SUMMARY_BUDGET,
				codeSpan: () => codeSpan,
				countHidden: () => countHidden,
				details: () => details,
				fence: () => fence,
				filesParts: () => filesParts,
				fitParts: () => fitParts,
				fixedPart: () => fixedPart,
				goodUntil: () => goodUntil,
				inlineText: () => inlineText,
				plan_markdown_exports: () => plan_markdown_exports,
				proseText: () => proseText,
				renderBareMarkdown: () => renderBareMarkdown,
				renderNext: () => renderNext,
				renderPlanMarkdown: () => renderPlanMarkdown,
				timeText: () => timeText
			});
			var $start_runtime = __nccwpck_require__(264);
			var $core_work = __nccwpck_require__(162);
			var $annotations = __nccwpck_require__(888);
			var $hunk_lines = __nccwpck_require__(316);
			var $start_start = __nccwpck_require__(276);
			var $start_terminal_3 = __nccwpck_require__(642);
			var $base_reasons_3 = __nccwpck_require__(460);
			var $plan_facts_3 = __nccwpck_require__(29);
			//! src/report/change-groups.ts
			function groupChanges(diffs) {
				let byKey = new Map();
				for (let diff of diffs.filter(isGroupable)) for (let { key, place } of diff.hunks.flatMap((hunk) => placesOf(diff, hunk))) {
					let same = byKey.get(key);
					same === void 0 ? byKey.set(key, [place]) : same.push(place);
				}
				let groups = [...byKey.values()].map(groupOf).filter(({ places, files }) => files >= 4 || places.length >= 10).toSorted((a, b) => b.places.length - a.places.length).slice(0, 10);
				if (groups.length === 0) return {
					groups: [],
					rest: diffs.map((diff) => ({
						diff,
						hunks: diff.hunks
					}))
				};
				let grouped = new Map();
				for (let { hunk } of groups.flatMap(({ places }) => places)) grouped.set(hunk, (grouped.get(hunk) ?? 0) + 1);
				return {
					groups,
					rest: diffs.flatMap((diff) => {
						let hunks = diff.hunks.filter((hunk) => (grouped.get(hunk) ?? 0) < blocksOf(hunk).length);
						return isGroupable(diff) && hunks.length === 0 ? [] : [{
							diff,
							hunks
						}];
					})
				};
			}
			function isGroupable({ isBinary, hunks, kind, mode, modeBefore }) {
				return !isBinary && hunks.length > 0 && (kind !== "update" || mode === modeBefore);
			}
			function groupOf(places) {
				return {
					places,
					files: new Set(places.map(({ diff }) => diff.path)).size
				};
			}
			function blocksOf({ runs }) {
				let blocks = [];
				for (let at = 0; at < runs.length; at++) {
					if (runs[at]?.kind === "context") continue;
					let start = at;
					for (; at < runs.length && runs[at]?.kind !== "context";) at++;
					blocks.push({
						start,
						end: at
					});
				}
				return blocks;
			}
			function placesOf(diff, hunk) {
				return blocksOf(hunk).map((block) => {
					let shown = cutHunk(hunk, block);
					let before = block.start > 0 ? shown.runs[0]?.lines ?? 0 : 0;
					let line = diff.kind === "create" ? 0 : Math.max(1, shown.oldStart + before);
					return {
						key: keyOf(diff, hunk.runs.slice(block.start, block.end)),
						place: {
							diff,
							hunk,
							line,
							shown
						}
					};
				});
			}
			function keyOf({ kind, mode }, runs) {
				let lines = runs.map((run) => `${run.kind} ${run.bytes.length}\n${(0, $start_start.asBuffer)(run.bytes).toString("latin1")}`);
				return [
					kind,
					kind === "update" ? "" : mode,
					...lines
				].join("\n");
			}
			function cutHunk(hunk, { start, end }) {
				let [before, after] = [hunk.runs[start - 1], hunk.runs[end]];
				let [first, last] = [before && lastLines(before), after && firstLines(after)];
				let runs = [
					...first ? [first] : [],
					...hunk.runs.slice(start, end),
					...last ? [last] : []
				];
				let skipped = hunk.runs.slice(0, start);
				let count = (of, without) => of.reduce((sum, { kind, lines }) => sum + (kind === without ? 0 : lines), 0);
				let oldLines = count(runs, "added");
				let newLines = count(runs, "removed");
				let around = first?.lines ?? 0;
				let from = (hunkStart, hunkLines, without, lines) => firstIndex(hunkStart, hunkLines) + count(skipped, without) - around + (lines === 0 ? 0 : 1);
				return {
					oldStart: from(hunk.oldStart, hunk.oldLines, "added", oldLines),
					oldLines,
					newStart: from(hunk.newStart, hunk.newLines, "removed", newLines),
					newLines,
					runs
				};
			}
			function firstIndex(start, lines) {
				return lines === 0 ? start : start - 1;
			}
			function firstLines(run) {
				return cutRun(run, (feeds) => [0, (feeds[2] ?? -1) + 1]);
			}
			function lastLines(run) {
				return cutRun(run, (feeds) => [(feeds[run.lines - 3 - 1] ?? -1) + 1, run.bytes.length]);
			}
			function cutRun(run, range) {
				if (run.lines <= 3) return run;
				let feeds = [];
				for (let at = run.bytes.indexOf(10); at >= 0; at = run.bytes.indexOf(10, at + 1)) feeds.push(at);
				return {
					...run,
					bytes: run.bytes.subarray(...range(feeds)),
					lines: 3
				};
			}
			//! src/report/markdown/comment-texts.ts
			let COMMENT_TEXTS = {
				preview: {
					applyLead: "To apply this, comment:",
					applyDoes: "applies exactly this",
					approveLead: "To approve the call below and see what it changes, comment:",
					approveDoes: "approves the call and shows what it changes",
					mergeLead: "**Approving this pull request merges it**, exactly as it is, if the Sous workflow runs on reviews. You can also approve it with this comment:",
					mergeDoes: "merges it",
					fork: "This pull request comes from a fork, and Sous does not push to forks. Its author can commit the suggestions on the changed lines.",
					changedRules: (files) => `This pull request changes ${files}. Until it is merged, Sous uses the default branch's version.`,
					cannotApply: (code, message, advice) => `Sous cannot apply this ('${code}'). ${message}. ${advice}`,
					anyone: "anyone with write access",
					approvers: (people) => `${people} can approve`,
					secondPerson: (why) => `needs a second person: ${why}`,
					codeOwners: (who) => `${who}; code owners must approve`,
					otherCommand: (does) => `This command ${does}:`
				},
				totals: {
					none: "no changes",
					waits: "waits for approval",
					lines: (added, removed) => `+${added} \u2212${removed}`,
					directories: (count) => (0, $core_work.countOf)(count, "new directory", "new directories")
				},
				incomplete: {
					notice: (what, whole) => `**This preview is incomplete.** There is no room for ${what}. ${whole}`,
					diffs: (hidden, all) => `the diffs of ${hidden} of ${(0, $core_work.countOf)(all, "file")}`,
					names: (count) => `the names of ${(0, $core_work.countOf)(count, "file")}`,
					places: (count) => `the places in ${(0, $core_work.countOf)(count, "file")}`,
					plan: "See the whole plan before you approve it.",
					summary: (run) => `The [job summary](${run}) shows every diff.`,
					filesTab: "'Files changed' shows every diff.",
					list: "The list of mistakes is too long to show here. It is in the log.",
					parts: {
						headline: "the headline",
						warnings: "the warnings",
						failure: "why it failed",
						gate: "the call that waits for approval",
						permissions: "what the recipe may do",
						inputs: "the inputs",
						outputs: "the outputs",
						findings: "the findings",
						steps: "the steps",
						timeline: "the timeline",
						next: "the next commands",
						digest: "the digest",
						directories: "the new directories",
						mistakes: "the mistakes",
						error: "the error"
					}
				},
				files: {
					places: (places, files) => `**${places === files ? (0, $core_work.countOf)(files, "file") : `${(0, $core_work.countOf)(places, "place")} in ${(0, $core_work.countOf)(files, "file")}`}: this change**`,
					created: (files) => `**${(0, $core_work.countOf)(files, "new file")} with this content**`,
					deleted: (files) => `**${(0, $core_work.countOf)(files, "deleted file")} with this content**`,
					example: (path) => `, here in ${path}`,
					noExample: ", too long to show here",
					allPlaces: (places, files) => places === files ? `All ${(0, $core_work.countOf)(files, "file")}` : `All ${(0, $core_work.countOf)(places, "place")}, by file and line`,
					around: (whole) => `The lines around a change can differ from place to place. ${whole}`,
					rest: (files) => `**Other changes in ${(0, $core_work.countOf)(files, "file")}**`,
					whole: (files) => `The diffs of ${files === 1 ? "that file" : `these ${files} files`}, whole`,
					partly: (shown, all) => `${shown} of ${all} hunks, the others are above`,
					more: (files) => (0, $core_work.countOf)(files, "more file"),
					moreWithout: (files) => `${(0, $core_work.countOf)(files, "more file")}, without ${files === 1 ? "its diff" : "their diffs"}`,
					notShown: "diff not shown",
					binary: "binary, not shown",
					longLines: "\u26a0 long lines, wrapped",
					binaryBody: "Binary file, not shown.",
					noLines: "No line changes.",
					directories: (names) => `${names.length === 1 ? "New directory" : "New directories"}: ${names.join(", ")}`
				},
				warnings: {
					files: "Look closely:",
					steps: "Warnings from the steps:",
					many: (first, more) => `${first} and ${(0, $core_work.countOf)(more, "more file")}`,
					more: (count) => `and ${count} more`
				},
				gate: {
					heading: (step, place, why) => `**Step ${step}** waits for approval at ${place}: ${why}.`,
					later: (steps, more) => `Known after approval: ${steps}${more > 0 ? ` and ${more} more` : ""}.`
				},
				details: {
					title: (contents) => `Details: ${contents.join(" \u00b7 ")}`,
					contents: {
						permissions: "what the recipe may do",
						inputs: "inputs",
						outputs: "outputs",
						steps: "steps",
						checks: "steps and checks",
						warnings: "warnings",
						digest: "full digest"
					},
					permissions: "This recipe may",
					readsOnly: (does) => `It may ${does}.`,
					inputs: "Inputs",
					outputs: "Outputs",
					steps: "Steps",
					warnings: "Warnings",
					columns: {
						input: "Input",
						output: "Output",
						value: "Value",
						step: "Step",
						result: "Result"
					},
					verify: (step) => `verify: ${step}`,
					moreSteps: (count) => `and ${(0, $core_work.countOf)(count, "more step")}`,
					timeline: "Timeline",
					firstSteps: (shown, all) => `The first ${shown} of ${all} steps.`,
					digest: (whole, inGroups) => `Digest ${whole}\\\nin groups ${inGroups}`,
					facts: (recipe, reason) => [...recipe === void 0 ? [] : [`recipe ${recipe}`], reason].join(" \u00b7 ")
				},
				findings: "Findings",
				footer: {
					madeOn: (head, pushedBy) => `made on ${head}${pushedBy === void 0 ? "" : `, after a push by ${pushedBy}`}`,
					until: (time) => `good until ${time}`,
					run: (url) => `[run](${url})`
				},
				commit: (commit) => `Commit ${commit}.`,
				nothingRan: "nothing was run"
			};
			//! src/report/markdown/markdown-text.ts
			let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
			let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
			function inlineText(text) {
				let shown = (0, $start_start.printableLine)(text);
				return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
			}
			let SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?\u2026\u2013\u2192+=-]+[.:;]?|[.,:;!?)]+)$/u;
			let QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/;
			function proseText(text) {
				return (0, $start_start.cutText)((0, $start_start.printableLine)(text), 2e3).split(QUOTED).map((piece, i) => i % 2 == 1 ? codeSpan(piece) : proseWords(piece, i === 0)).reduce((all, one) => all.endsWith("`") && one.startsWith("`") ? `${all} ${one}` : all + one, "");
			}
			function proseWords(text, isStart) {
				let parts = [];
				for (let [i, word] of text.split(" ").entries()) {
					let isFirst = isStart && i === 0;
					let isPlain = word === "" || SIMPLE_WORD.test(word) && !LINKED.test(word) && (!isFirst || /^[\p{L}\p{N}]/u.test(word));
					let last = parts.at(-1);
					last?.isPlain === isPlain ? last.words.push(word) : parts.push({
						isPlain,
						words: [word]
					});
				}
				return parts.map((part) => part.isPlain ? part.words.join(" ") : codeWords(part.words.join(" "))).join(" ");
			}
			function codeWords(text) {
				let [end = ""] = /(?<=[^.,:;!?])[.,:;!?]$/.exec(text) ?? [];
				return codeSpan(text.slice(0, text.length - end.length)) + end;
			}
			function codeSpan(text) {
				return span((0, $start_start.cutText)((0, $start_start.printableLine)(text), 400));
			}
			function span(text) {
				if (text.trim() === "") return text === "" ? "(empty)" : "(blank)";
				let ticks = "`".repeat(longestRun(text) + 1);
				return /^`|`$|^ .* $/.test(text) ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
			}
			function fence(language, lines) {
				let ticks = ticksAround(lines);
				return `${ticks}${language}\n${lines.join("\n")}\n${ticks}\n`;
			}
			function ticksAround(lines) {
				return "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
			}
			function longestRun(text) {
				let longest = 0;
				for (let [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
				return longest;
			}
			let ENTITIES = {
				"&": "&amp;",
				"<": "&lt;",
				">": "&gt;",
				"\"": "&quot;",
				"'": "&#39;"
			};
			function htmlCode(text) {
				return `<code>${(0, $start_start.cutText)((0, $start_start.printableLine)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
			}
			function details(summary, body, isOpen = !1) {
				return `<details${isOpen ? " open" : ""}>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
			}
			function table(head, rows) {
				let line = (cells) => `| ${cells.map(withoutBars).join(" | ")} |\n`;
				return `${line(head.map((name) => name.replace(/:$/, "")))}${line(head.map((name) => name.endsWith(":") ? "---:" : "---"))}${rows.map(line).join("")}`;
			}
			function withoutBars(cell) {
				return cell.replace(/(\\*)\|/g, (_, slashes) => slashes === "" ? "\\|" : `${slashes}\u27e8U+007C\u27e9`);
			}
			function fitParts(parts, budget) {
				let left = {
					bytes: budget.bytes,
					units: budget.units
				};
				let chosen = new Map();
				let choose = (part, form) => {
					let { text: now = "" } = chosen.get(part) ?? {};
					let room = {
						bytes: left.bytes + Buffer.byteLength(now),
						units: left.units + now.length
					};
					if (!mayFit(form, room)) return !1;
					let text = form.render();
					let bytes = Buffer.byteLength(text);
					if (bytes > room.bytes || text.length > room.units) return !1;
					Object.assign(left, {
						bytes: room.bytes - bytes,
						units: room.units - text.length
					});
					chosen.set(part, {
						text,
						lacks: form.lacks
					});
					return !0;
				};
				let byRank = [...parts].sort((a, b) => a.rank - b.rank);
				for (let part of byRank) part.isExtra || part.forms.slice(-1).some((form) => choose(part, form));
				for (let part of byRank) part.forms.slice(0, part.isExtra ? void 0 : -1).some((form) => choose(part, form));
				let shown = parts.map((part) => chosen.get(part) ?? {
					text: "",
					lacks: part.lacks
				});
				return {
					texts: shown.map(({ text }) => text),
					lacks: shown.flatMap(({ lacks }) => lacks === void 0 ? [] : [lacks])
				};
			}
			function mayFit({ leastBytes = 0 }, left) {
				return leastBytes <= left.bytes && leastBytes <= 3 * left.units;
			}
			//! src/report/markdown/markdown-files.ts
			let TEXTS$2 = COMMENT_TEXTS.files;
			function filesParts({ changes, diffs, authors }, layout) {
				let { rank, hasEveryDiff } = layout;
				let { groups, rest } = groupChanges(diffs);
				let shown = groups.flatMap((group) => groupParts(group, authors, layout));
				let others = hasEveryDiff ? rest.map(({ diff }) => ({
					diff,
					hunks: diff.hunks
				})) : rest;
				let isCrowded = !hasEveryDiff && diffs.length > 50;
				return [
					...shown,
					...groups.length === 0 ? [] : afterGroups(diffs, rest, authors, layout),
					...groups.length === 0 || rest.length === 0 ? [] : [fixedPart(`${TEXTS$2.rest(rest.length)}\n\n`)],
					...isCrowded ? crowdedParts(others, authors, rank + 1) : listedParts(others, authors, rank + 1),
					...directoriesPart(changes, rank)
				];
			}
			function afterGroups(diffs, rest, authors, { rank, hasEveryDiff, whole }) {
				if (!hasEveryDiff) return whole === void 0 ? [] : [fixedPart(`${TEXTS$2.around(whole)}\n\n`)];
				let own = new Set(rest.map(({ diff }) => diff));
				let grouped = diffs.filter((diff) => !own.has(diff));
				if (grouped.length === 0) return [];
				return fold(TEXTS$2.whole(grouped.length), bySize(grouped.map((diff) => diffPart(diff, authors)), rank + 1));
			}
			function listedParts(rest, authors, rank) {
				let ranked = bySize(rest.map(({ diff, hunks }, i) => diffPart(diff, authors, {
					hunks,
					isOpen: rest.length <= 3 || i === 0 && isShort(diff)
				})), rank);
				if (ranked.length <= 15) return ranked;
				return [...ranked.slice(0, 10), ...fold(TEXTS$2.more(ranked.length - 10), ranked.slice(10))];
			}
			function crowdedParts(rest, authors, rank) {
				let first = rest.slice(0, 10);
				let others = rest.slice(10).map(({ diff }) => diff);
				if (others.length === 0) return listedParts(rest, authors, rank);
				let lines = others.map((diff) => ({
					path: diff.path,
					forms: [[
						(0, $start_start.printableLine)(diff.path),
						...countsOf(diff),
						...notesOf(diff)
					].join("  "), (0, $start_start.printableLine)(diff.path)],
					lacks: {
						kind: "diff",
						paths: [diff.path]
					}
				}));
				return [...listedParts(first, authors, rank), ...fold(TEXTS$2.moreWithout(others.length), fenceParts(lines, rank + 1, "file"))];
			}
			function bySize(parts, rank) {
				let sorted = [...parts].sort((a, b) => a.leastBytes - b.leastBytes);
				let place = new Map(sorted.map((part, i) => [part, i / sorted.length]));
				return parts.map((part) => ({
					...part,
					rank: rank + (place.get(part) ?? 0)
				}));
			}
			function isShort({ additions, deletions }) {
				return additions + deletions <= 20;
			}
			function fold(summary, parts) {
				return [
					fixedPart(`\n<details>\n<summary>${summary}</summary>\n\n`),
					...parts,
					fixedPart("\n</details>\n\n")
				];
			}
			function directoriesPart(changes, rank) {
				let names = changes.filter(({ kind }) => kind === "create_directory").map(({ path }) => codeSpan(`${path}/`));
				if (names.length === 0) return [];
				let text = `\n${TEXTS$2.directories(names)}\n\n`;
				return [{
					rank,
					forms: [{ render: () => text }],
					lacks: COMMENT_TEXTS.incomplete.parts.directories
				}];
			}
			function groupParts(group, authors, { rank, hasEveryDiff }) {
				let { places, files } = group;
				let [first] = places;
				if (first === void 0) return [];
				let { diff, shown } = first;
				let titles = {
					create: TEXTS$2.created(files),
					delete: TEXTS$2.deleted(files),
					update: TEXTS$2.places(places.length, files)
				};
				let made = [...new Set(places.flatMap(({ hunk }) => authors.get(hunk) ?? []))];
				let leastBytes = runBytes(shown);
				let paths = [...new Set(places.map((place) => place.diff.path))];
				let example = {
					render: () => `${titles[diff.kind]}${TEXTS$2.example(codeSpan(diff.path))}:\n\n${fence("diff", renderHunk(shown, made))}`,
					leastBytes
				};
				let short = {
					render: () => `${titles[diff.kind]}${hasEveryDiff ? "" : TEXTS$2.noExample}\n`,
					...!hasEveryDiff && { lacks: {
						kind: "diff",
						paths
					} }
				};
				let head = {
					rank,
					forms: hasEveryDiff && leastBytes > 5e3 ? [short] : [example, short],
					lacks: {
						kind: "diff",
						paths
					}
				};
				if (hasEveryDiff) return [head, fixedPart("\n")];
				return [head, ...fold(TEXTS$2.allPlaces(places.length, files), fenceParts(placeLines(places), rank + .5, "place"))];
			}
			function placeLines(places) {
				let lines = new Map();
				for (let { diff, line } of places) lines.set(diff.path, [...lines.get(diff.path) ?? [], line]);
				return [...lines].map(([path, numbers]) => {
					let name = (0, $start_start.printableLine)(path);
					return {
						path,
						forms: numbers.every((line) => line > 0) ? [`${name}:${numbers.join(",")}`, name] : [name]
					};
				});
			}
			function fenceParts(lines, rank, kind) {
				let ticks = ticksAround(lines.map(({ forms }) => forms[0] ?? ""));
				return [
					fixedPart(`${ticks}text\n`),
					...lines.map(({ path, forms, lacks }) => ({
						rank,
						...kind === "place" && { isExtra: !0 },
						forms: forms.map((text) => ({
							render: () => `${text}\n`,
							...lacks && { lacks }
						})),
						lacks: {
							kind,
							paths: [path]
						}
					})),
					fixedPart(`${ticks}\n`)
				];
			}
			function fixedPart(text) {
				return {
					rank: 0,
					forms: [{ render: () => text }]
				};
			}
			let MARKS = {
				context: " ",
				removed: "-",
				added: "+"
			};
			function diffPart(diff, authors, { hunks = diff.hunks, isOpen = !1 } = {}) {
				let leastBytes = hunks.reduce((sum, hunk) => sum + runBytes(hunk), 0);
				let partly = hunks.length < diff.hunks.length ? [TEXTS$2.partly(hunks.length, diff.hunks.length)] : [];
				let lacks = {
					kind: "diff",
					paths: [diff.path]
				};
				let summary = () => [
					htmlCode(diff.path),
					...countsOf(diff),
					...notesOf(diff),
					...partly
				].join(" \u00b7 ");
				return {
					forms: [
						{
							render: () => `${details(summary(), bodyOf(diff, hunks, authors), isOpen)}\n`,
							leastBytes
						},
						{
							render: () => `- ${[
								codeSpan(diff.path),
								...countsOf(diff),
								...notesOf(diff),
								TEXTS$2.notShown
							].join(" \u00b7 ")}\n`,
							lacks
						},
						{
							render: () => `- ${codeSpan(diff.path)}\n`,
							lacks
						}
					],
					lacks: {
						kind: "file",
						paths: [diff.path]
					},
					leastBytes
				};
			}
			function countsOf({ isBinary, additions, deletions }) {
				return isBinary ? [] : [COMMENT_TEXTS.totals.lines(additions, deletions)];
			}
			function notesOf(diff) {
				let notes = [...diff.kind === "update" ? [] : [(0, $hunk_lines.kindText)(diff)], ...(0, $hunk_lines.factsOf)(diff).map(({ text }) => text)];
				diff.isBinary && notes.push(TEXTS$2.binary);
				hasLongLines(diff) && notes.push(TEXTS$2.longLines);
				return notes;
			}
			function bodyOf(diff, hunks, authors) {
				if (hunks.length === 0) return `${diff.isBinary ? TEXTS$2.binaryBody : TEXTS$2.noLines}\n`;
				return fence("diff", hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? [])));
			}
			function renderHunk(hunk, authors) {
				let made = authors.map($start_start.printableLine).join(", ");
				let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
				for (let { kind, text, ending, hasLineFeed } of (0, $hunk_lines.hunkLines)(hunk)) {
					let mark = MARKS[kind];
					let shown = `${(0, $start_start.printable)(text)}${ending}`;
					shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
					hasLineFeed || lines.push("\\ No newline at end of file");
				}
				return lines;
			}
			function wrap(text, mark) {
				let pieces = (0, $start_start.splitText)(text, 400);
				return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
			}
			function hasLongLines({ hunks }) {
				return hunks.some((hunk) => mayBeLong(hunk) && [...(0, $hunk_lines.hunkLines)(hunk)].some(({ text }) => text.length > 400));
			}
			function mayBeLong({ runs }) {
				return runs.some(({ bytes }) => {
					let start = 0;
					for (let end = bytes.indexOf(10); end >= 0 && end - start <= 400; end = bytes.indexOf(10, start)) start = end + 1;
					return bytes.length - start > 400;
				});
			}
			function runBytes({ runs }) {
				return runs.reduce((sum, { bytes }) => sum + bytes.length, 0);
			}
			//! src/report/markdown/markdown-parts.ts
			let { details: TEXTS$1, warnings: WARNINGS } = COMMENT_TEXTS;
			let LACKS = COMMENT_TEXTS.incomplete.parts;
			let COLUMNS = TEXTS$1.columns;
			function warningsPart(report, rank) {
				let files = bySentence((0, $plan_facts_3.fileWarnings)(report)).map(({ text, about }) => `> - ${nameFiles(about)}: ${text}\n`);
				let calls = (0, $plan_facts_3.callWarnings)(report).filter((warning) => !isMinor(warning));
				let important = files.length === 0 ? "" : `> [!CAUTION]\n> ${WARNINGS.files}\n>\n${first(files, "> - ")}\n`;
				let others = calls.length === 0 ? "" : `> [!NOTE]\n> ${WARNINGS.steps}\n>\n${first(warningLines(calls, "> - "), "> - ")}\n`;
				return part(rank, LACKS.warnings, important + others);
			}
			function bySentence(warnings) {
				let alike = new Map();
				for (let { text, about } of warnings) alike.set(text, [...alike.get(text) ?? [], about]);
				return [...alike].flatMap(([text, about]) => about.length > 5 ? [{
					text,
					about
				}] : about.map((one) => ({
					text,
					about: [one]
				})));
			}
			function nameFiles(about) {
				if (about.length === 1) return about.map(codeSpan).join("");
				return WARNINGS.many(about.slice(0, 3).map(codeSpan).join(", "), about.length - 3);
			}
			function callWarningsPart(report, rank) {
				let calls = minorWarnings(report);
				return calls.length === 0 ? [] : part(rank, LACKS.warnings, `#### ${TEXTS$1.warnings}\n\n${first(warningLines(calls, "- "), "- ")}\n`);
			}
			function minorWarnings(report) {
				return (0, $plan_facts_3.callWarnings)(report).filter(isMinor);
			}
			function isMinor({ text }) {
				return /^No files? (?:fits?|match(?:es|ed)?) /.test(text);
			}
			function warningLines(warnings, prefix) {
				return warnings.map(({ about, text }) => `${prefix}${inlineText(about)}: ${inlineText(text)}\n`);
			}
			function first(lines, prefix) {
				let more = lines.length - 50;
				return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}${WARNINGS.more(more)}\n` : ""}`;
			}
			function failurePart({ outcome }, rank) {
				if (outcome.kind !== "failed") return [];
				return part(rank, LACKS.failure, `${textFence((0, $annotations.renderFailure)(outcome.failure, $start_terminal_3.PLAIN))}\n`);
			}
			function gatePart(report, rank) {
				let { outcome } = report;
				if (outcome.kind !== "gated") return [];
				let { label, at, call, reason } = outcome.gate;
				let later = (0, $plan_facts_3.deferredLabels)(report);
				let names = later.slice(0, 20).map(inlineText).join(", ");
				let rest = later.length === 0 ? "" : `${COMMENT_TEXTS.gate.later(names, later.length - 20)}\n\n`;
				let heading = COMMENT_TEXTS.gate.heading(inlineText(label), codeSpan((0, $annotations.placeText)(at)), proseText(reason));
				return part(rank, LACKS.gate, `${heading}\n\n${textFence((0, $hunk_lines.renderApproval)({
					call,
					changes: [],
					reason
				}))}\n${rest}`);
			}
			function manifestPart({ recipe }, rank) {
				let rows = (0, $plan_facts_3.permissionRows)(recipe.permissions);
				let shown = rows.length === 0 ? `${TEXTS$1.readsOnly($plan_facts_3.READS_ONLY)}\n` : textFence((0, $start_terminal_3.textTable)(rows, $start_terminal_3.PLAIN).join("\n"));
				return part(rank, LACKS.permissions, `#### ${TEXTS$1.permissions}\n\n${shown}\n`);
			}
			function inputsPart({ inputs }, rank) {
				let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]);
				return rows.length === 0 ? [] : part(rank, LACKS.inputs, `#### ${TEXTS$1.inputs}\n\n${table([COLUMNS.input, COLUMNS.value], rows)}\n`);
			}
			function outputsPart({ outcome }, rank) {
				let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [codeSpan(name), codeSpan((0, $plan_facts_3.outputText)(value))]);
				return rows.length === 0 ? [] : part(rank, LACKS.outputs, `#### ${TEXTS$1.outputs}\n\n${table([COLUMNS.output, COLUMNS.value], rows)}\n`);
			}
			function annotationsPart(report, rank) {
				let annotations = (0, $annotations.matchAnnotations)(report);
				if (annotations.shown.length === 0) return [];
				let lines = annotations.shown.map(({ level, file, line, message }) => `- ${LEVELS[level]} ${codeSpan(`${file}:${line}`)}: ${inlineText(message)}\n`);
				let rest = (0, $annotations.moreText)(annotations);
				let heading = report.changes.length === 0 ? "" : `**${COMMENT_TEXTS.findings}**\n\n`;
				return part(rank, LACKS.findings, `${heading}${lines.join("")}${rest === "" ? "" : `- ${rest}\n`}\n`);
			}
			let LEVELS = {
				error: "\u274c",
				warning: "\u26a0\ufe0f",
				notice: "\u2139\ufe0f"
			};
			let ICONS = {
				ran: "\u2705",
				skipped: "\u2796",
				failed: "\u274c",
				waits: "\u23f8\ufe0f",
				deferred: "\u23f3",
				unfinished: "\u274c"
			};
			function stepsPart({ steps }, rank) {
				if (steps.length === 0) return [];
				let form = (most) => ({ render() {
					let rows = steps.slice(0, most).map(stepRow);
					let more = steps.length > most ? `\n${TEXTS$1.moreSteps(steps.length - most)}\n` : "";
					return `#### ${TEXTS$1.steps}\n\n${table([COLUMNS.step, COLUMNS.result], rows)}${more}\n`;
				} });
				return [{
					rank,
					lacks: LACKS.steps,
					forms: [form(200), form(20)]
				}];
			}
			function stepRow(step) {
				let { status, text } = (0, $plan_facts_3.summarizeStep)(step);
				let label = step.place.isVerify ? TEXTS$1.verify(inlineText(step.place.label)) : inlineText(step.place.label);
				let time = (status === "ran" || status === "failed") && step.durationMs >= 50 ? [(0, $plan_facts_3.durationText)(step.durationMs)] : [];
				let result = [...text === "" ? [] : [inlineText(text)], ...time].join(" \u00b7 ");
				return [`${ICONS[status]} ${label} \u00b7 ${codeSpan((0, $annotations.calledText)(step.place))}`, result];
			}
			function timelinePart({ steps }, rank) {
				let chart = renderTimeline(steps);
				return chart === "" ? [] : part(rank, LACKS.timeline, `${details(TEXTS$1.timeline, chart)}\n`);
			}
			function textFence(text) {
				return fence("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, $start_start.splitText)(line, 400)));
			}
			function part(rank, lacks, text) {
				return text === "" ? [] : [{
					rank,
					lacks,
					forms: [{ render: () => text }]
				}];
			}
			function renderTimeline(steps) {
				let ran = steps.filter((step) => ["ran", "failed"].includes((0, $plan_facts_3.summarizeStep)(step).status));
				if (ran.length < 2) return "";
				let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
				if (end < 500) return "";
				let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
				let rest = ran.length - bars.length;
				let chart = fence("mermaid", [
					"gantt",
					"  dateFormat x",
					`  axisFormat ${end < 6e4 ? "%S.%L s" : "%M:%S min"}`,
					...bars
				]);
				return rest === 0 ? chart : `${chart}\n${TEXTS$1.firstSteps(60, ran.length)}\n`;
			}
			function bar({ ending, startMs, durationMs }) {
				let place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`;
				return ending === "failure" ? `crit, ${place}` : place;
			}
			function chartLabel(label) {
				let plain = (0, $start_start.printable)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim();
				return (0, $start_start.cutText)(plain, 50);
			}
			let DECISION_ICONS = {
				pass: "\u2705 ",
				wait: "\u23f8\ufe0f ",
				refuse: "\ud83d\udeab ",
				fail: "\u274c "
			};
			function headlinePart(title, ending, totals) {
				let { reason, commit, note, detail, next } = ending;
				let said = [
					...SHOWN.includes(reason) && detail === void 0 && next.length > 0 ? [] : [asSentence((0, $annotations.outcomeText)(ending, proseText))],
					...commit === void 0 || detail?.includes(commit) ? [] : [COMMENT_TEXTS.commit(codeSpan(commit))],
					...note === void 0 ? [] : [inlineText(note)]
				];
				let text = `### ${[
					`${iconOf(ending)}Sous`,
					inlineText(title),
					...totals
				].join(" \u00b7 ")}\n\n${said.length === 0 ? "" : `${said.join(" ")}\n\n`}`;
				return {
					rank: 0,
					forms: [{ render: () => text }],
					lacks: LACKS.headline
				};
			}
			let SHOWN = [
				"previewed",
				"gated",
				"proposed"
			];
			function iconOf({ reason, detail }) {
				if (reason === "previewed" || reason === "proposed") return "";
				return reason === "clean" && detail !== void 0 ? "\u26a0\ufe0f " : DECISION_ICONS[(0, $base_reasons_3.decisionOf)(reason)];
			}
			function asSentence(text) {
				return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
			}
			function renderNext(next) {
				return next.map(({ command, does, lead }) => `${lead ?? COMMENT_TEXTS.preview.otherCommand(inlineText(does))}\n\n${fence("", (0, $start_start.printable)(command).split("\n"))}\n`).join("");
			}
			function nextPart({ next }, rank) {
				return next.length === 0 ? [] : [{
					rank,
					forms: [{ render: () => renderNext(next) }],
					lacks: LACKS.next
				}];
			}
			function renderDigest(digest) {
				return `${TEXTS$1.digest(codeSpan(digest), codeSpan(digest.match(/.{1,16}/g)?.join(" ") ?? ""))}\n\n`;
			}
			function renderFooter({ footer }) {
				if (footer === void 0) return "";
				let { head, pushedBy, until, approval, run, ci } = footer;
				let texts = COMMENT_TEXTS.footer;
				let facts = [
					...head === void 0 ? [] : [texts.madeOn(head.slice(0, 7), pushedBy)],
					...until === void 0 ? [] : [texts.until(timeText(until))],
					...approval === void 0 ? [] : [approval],
					...run === void 0 ? [] : [texts.run(run)]
				];
				let small = facts.length === 0 ? "" : `<sub>${facts.join(" \u00b7 ")}</sub>\n`;
				return `${ci === void 0 ? "" : `${ci}\n\n`}${small}`;
			}
			function timeText(time) {
				return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
			}
			function goodUntil(markdown) {
				let [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? [];
				let time = new Date(`${day}T${minute}Z`);
				return Number.isNaN(time.getTime()) ? void 0 : time;
			}
			//! src/report/markdown/plan-markdown.ts
			var plan_markdown_exports = (0, $start_runtime.__exportAll)({
				COMMENT_BUDGET: () => COMMENT_BUDGET,
				SUMMARY_BUDGET: () => SUMMARY_BUDGET,
				countHidden: () => countHidden,
				renderBareMarkdown: () => renderBareMarkdown,
				renderPlanMarkdown: () => renderPlanMarkdown
			});
			let SUMMARY_BUDGET = {
				bytes: 1e6,
				units: 1e6,
				hasEveryDiff: !0
			};
			let COMMENT_BUDGET = {
				bytes: 24e4,
				units: 6e4,
				unitsPerFile: 49,
				leastUnits: 19e3
			};
			let { details: TEXTS, totals: TOTALS, incomplete: INCOMPLETE } = COMMENT_TEXTS;
			function renderPlanMarkdown(report, budget, whole) {
				let units = unitsFor(report, budget);
				let room = {
					bytes: budget.bytes - 600,
					units: units - 600
				};
				let { texts, lacks } = fitParts(partsOf(report, budget, whole), room);
				let [headline = "", ...rest] = texts;
				return {
					text: [
						headline,
						renderNotice(lacks, report, whole),
						...rest
					].join(""),
					isIncomplete: lacks.length > 0
				};
			}
			function unitsFor({ diffs }, { units, unitsPerFile, leastUnits = 0 }) {
				if (unitsPerFile === void 0 || diffs.length <= 50) return units;
				return Math.min(units, Math.max(leastUnits, diffs.length * unitsPerFile));
			}
			function partsOf(report, { hasEveryDiff = !1 }, whole) {
				return [
					headlineOf(report),
					...failurePart(report, 1),
					...nextPart(report.ending, 1),
					...gatePart(report, 1),
					...warningsPart(report, 2),
					...annotationsPart(report, 5),
					...filesParts(report, {
						rank: 10,
						hasEveryDiff,
						whole
					}),
					fixedPart(`<details>\n<summary>${TEXTS.title(contentsOf(report))}</summary>\n\n`),
					...manifestPart(report, 2),
					...inputsPart(report, 4),
					...outputsPart(report, 5),
					...stepsPart(report, 4),
					...callWarningsPart(report, 5),
					...timelinePart(report, 6),
					fixedPart(`${factsOf(report)}</details>\n\n`),
					fixedPart(renderFooter(report.ending))
				];
			}
			function contentsOf(report) {
				let { plan, inputs, outcome, steps } = report;
				let { contents } = TEXTS;
				let hasOutputs = outcome.kind === "complete" && Object.keys(outcome.outputs).length > 0;
				let isVerified = steps.some(({ place }) => place.isVerify);
				return [
					contents.permissions,
					...Object.values(inputs).every((value) => value === null) ? [] : [contents.inputs],
					...hasOutputs ? [contents.outputs] : [],
					...steps.length === 0 ? [] : [isVerified ? contents.checks : contents.steps],
					...minorWarnings(report).length === 0 ? [] : [contents.warnings],
					...plan?.digest === void 0 ? [] : [contents.digest]
				];
			}
			function factsOf({ recipe, plan, ending }) {
				return `${plan?.digest === void 0 ? "" : renderDigest(plan.digest)}${TEXTS.facts(codeSpan(recipe.source.path), codeSpan(ending.reason))}\n\n`;
			}
			function renderNotice(lacks, { diffs }, whole) {
				if (lacks.length === 0) return "";
				let count = (...kinds) => new Set(lacks.flatMap((lack) => typeof lack == "string" || !kinds.includes(lack.kind) ? [] : lack.paths)).size;
				let [hidden, unnamed, places] = [
					count("diff", "file"),
					count("file"),
					count("place")
				];
				let parts = [
					...hidden === 0 ? [] : [INCOMPLETE.diffs(hidden, diffs.length)],
					...unnamed === 0 ? [] : [INCOMPLETE.names(unnamed)],
					...places === 0 ? [] : [INCOMPLETE.places(places)],
					...new Set(lacks.filter((lack) => typeof lack == "string"))
				];
				return `> [!WARNING]\n> ${INCOMPLETE.notice(parts.join(", "), whole ?? INCOMPLETE.plan)}\n\n`;
			}
			function headlineOf(report) {
				let { recipe, outcome, ending } = report;
				return headlinePart(recipe.name, ending, outcome.kind === "failed" ? [] : [totalsOf(report)]);
			}
			function totalsOf(report) {
				let { outcome, records } = report;
				let found = (0, $annotations.countFindings)(report);
				let changes = records.length === 0 && (found > 0 || outcome.kind === "gated") ? [] : [changesText(records)];
				let findings = found === 0 ? [] : [(0, $core_work.countOf)(found, "finding")];
				return [
					...changes,
					...findings,
					...outcome.kind === "gated" ? [TOTALS.waits] : []
				].join(", ");
			}
			function changesText(records) {
				let directories = records.filter(({ kind }) => kind === "create_directory").length;
				let files = records.length - directories;
				if (records.length === 0) return TOTALS.none;
				let sum = (of) => records.reduce((total, record) => total + of(record), 0);
				return [
					...files === 0 ? [] : [(0, $core_work.countOf)(files, "file")],
					...directories === 0 ? [] : [TOTALS.directories(directories)],
					...files === 0 ? [] : [TOTALS.lines(sum(({ additions }) => additions), sum(({ deletions }) => deletions))]
				].join(", ");
			}
			function renderBareMarkdown(report, budget) {
				let { recipe, plan, ending, diagnostics = [], error } = report;
				let path = plan?.recipe.path ?? recipe;
				let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? COMMENT_TEXTS.nothingRan];
				let { texts, lacks } = fitParts([
					headlinePart(title, ending, []),
					...fencePart(INCOMPLETE.parts.mistakes, listDiagnostics(diagnostics)),
					...fencePart(INCOMPLETE.parts.error, error === void 0 ? "" : (0, $core_work.renderError)(error, $start_terminal_3.PLAIN)),
					...nextPart(ending, 2),
					{
						rank: 2,
						forms: [{ render: () => bareFacts(report) }],
						lacks: INCOMPLETE.parts.digest
					}
				], budget);
				return {
					text: texts.join(""),
					isIncomplete: lacks.length > 0
				};
			}
			function bareFacts({ recipe, plan, ending }) {
				let path = plan?.recipe.path ?? recipe;
				let facts = TEXTS.facts(path === void 0 ? void 0 : codeSpan(path), codeSpan(ending.reason));
				return `${plan === void 0 ? "" : renderDigest(plan.digest)}${facts}\n\n`;
			}
			function fencePart(lacks, text) {
				if (text === "") return [];
				return [{
					rank: 1,
					forms: [{ render: () => `${textFence(text)}\n` }, {
						render: () => `${INCOMPLETE.list}\n\n`,
						lacks
					}],
					lacks
				}];
			}
			function listDiagnostics(diagnostics) {
				let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${(0, $annotations.placeText)(at)}: ${severity} ${code}`}: ${(0, $start_start.printable)(message)}\n  \u2192 ${(0, $start_start.printable)(suggestion)}\n`);
				let more = diagnostics.length - shown.length;
				return `${shown.join("")}${more > 0 ? `\u2026 ${COMMENT_TEXTS.warnings.more(more)}\n` : ""}`;
			}
			async function countHidden(changes) {
				let diffs = await (0, $hunk_lines.diffChanges)(changes);
				let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
				let room = Math.max(0, SUMMARY_BUDGET.bytes - 1e5 - rows);
				return fitParts(diffs.map((diff) => ({
					...diffPart(diff, new Map()),
					rank: 0
				})).toSorted((a, b) => a.leastBytes - b.leastBytes), {
					bytes: room,
					units: room
				}).lacks.length;
			}
		},
		989: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				bareResult: () => bareResult,
				planResult: () => planResult,
				plan_result_exports: () => plan_result_exports
			});
			var $start_runtime = __nccwpck_require__(264);
			var $base_reasons_5 = __nccwpck_require__(460);
			var $annotations = __nccwpck_require__(888);
			var $reader_work = __nccwpck_require__(62);
			var $plan_facts_4 = __nccwpck_require__(29);
			//! src/report/json/plan-result.ts
			var plan_result_exports = (0, $start_runtime.__exportAll)({
				bareResult: () => bareResult,
				planResult: () => planResult
			});
			function planResult(report, { isIncomplete = !1 } = {}) {
				let { recipe, inputs, outcome, plan, steps, records, ending } = report;
				let { shown, more } = (0, $annotations.annotationsOf)(report);
				let count = (level) => shown.filter((one) => one.level === level).length + more[level];
				return {
					...frame(ending, plan),
					recipe: {
						name: recipe.name,
						path: recipe.source.path,
						digest: recipe.source.digest
					},
					inputs,
					changed: records.length > 0,
					files_changed: records.filter(({ kind }) => kind !== "create_directory").length,
					gate: outcome.kind === "gated" ? gateRecord(outcome.gate) : null,
					failure: outcome.kind === "failed" ? failureRecord(outcome.failure) : null,
					diagnostics: [],
					steps: steps.map(stepRecord),
					changes: records.map(changeRecord),
					warnings: [...(0, $plan_facts_4.fileWarnings)(report), ...(0, $plan_facts_4.callWarnings)(report)],
					annotations: {
						error: count("error"),
						warning: count("warning"),
						notice: count("notice")
					},
					outputs: outcome.kind === "complete" ? outcome.outputs : {},
					preview_incomplete: isIncomplete
				};
			}
			function bareResult({ recipe, diagnostics = [], error, plan, ending }) {
				let changes = plan?.changes ?? [];
				return {
					...frame(ending, plan),
					recipe: {
						name: null,
						path: plan?.recipe.path ?? recipe ?? null,
						digest: plan?.recipe.digest ?? null
					},
					inputs: plan?.inputs ?? {},
					changed: changes.length > 0,
					files_changed: changes.filter(({ kind }) => kind !== "create_directory").length,
					gate: null,
					failure: error === void 0 ? null : {
						step: null,
						...errorRecord(error),
						file: null,
						...NOWHERE
					},
					diagnostics: diagnostics.map((diagnostic) => ({
						file: diagnostic.at.file,
						...(0, $reader_work.diagnosticRecord)(diagnostic)
					})),
					steps: plan?.steps.map(plannedStepRecord) ?? [],
					changes: changes.map(plannedChangeRecord),
					warnings: [],
					annotations: {
						error: 0,
						warning: 0,
						notice: 0
					},
					outputs: {},
					preview_incomplete: !1
				};
			}
			let NOWHERE = {
				line: null,
				column: null,
				end_line: null,
				end_column: null
			};
			function frame(ending, plan) {
				let { reason, commit, next } = ending;
				return {
					schema_version: 1,
					decision: (0, $base_reasons_5.decisionOf)(reason),
					reason_code: reason,
					message: [(0, $annotations.outcomeText)(ending, (detail) => detail), ...ending.note === void 0 ? [] : [ending.note]].join(" "),
					digest: plan?.digest ?? null,
					base: plan?.base.commit ?? null,
					commit: commit ?? null,
					next: next.map(({ command, does }) => ({
						command,
						does
					}))
				};
			}
			function gateRecord({ label, at, call, reason }) {
				return {
					step: label,
					tool: call.tool.name,
					arguments: call.args,
					reason,
					file: at.file,
					...placeRecord(at)
				};
			}
			function failureRecord({ label, at, error }) {
				return {
					step: label,
					...errorRecord(error),
					file: at.file,
					...placeRecord(at)
				};
			}
			function errorRecord({ code, message, suggestion }) {
				return {
					code,
					message,
					suggestion
				};
			}
			function placeRecord({ line, column, endLine, endColumn }) {
				return {
					line,
					column,
					end_line: endLine,
					end_column: endColumn
				};
			}
			function stepRecord(step) {
				let { place, calls, durationMs } = step;
				let { status, text } = (0, $plan_facts_4.summarizeStep)(step);
				let { label, calls: called, isVerify, depth, at } = place;
				return {
					label,
					calls: called,
					verify: isVerify,
					depth,
					status,
					result: text,
					items: calls.length,
					duration_ms: Math.round(durationMs),
					file: at.file,
					line: at.line
				};
			}
			function plannedStepRecord({ label, tool, outcome, at }) {
				return {
					label,
					calls: tool,
					verify: !1,
					depth: 0,
					status: outcome.kind === "deferred" && outcome.because === "external" ? "waits" : outcome.kind,
					result: "",
					items: 1,
					duration_ms: null,
					file: at.file,
					line: at.line
				};
			}
			function changeRecord({ path, kind, additions, deletions, protected: why }) {
				return {
					path,
					kind,
					additions,
					deletions,
					protected: why ?? null
				};
			}
			function plannedChangeRecord({ path, kind }) {
				return {
					path,
					kind,
					additions: null,
					deletions: null,
					protected: null
				};
			}
		},
		192: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				firstSentence: () => firstSentence,
				inputFacts: () => inputFacts,
				recipeListRecord: () => recipeListRecord,
				recipe_page_exports: () => recipe_page_exports,
				renderRecipeList: () => renderRecipeList,
				renderRecipePage: () => renderRecipePage
			});
			var $start_runtime = __nccwpck_require__(264);
			var $core_work = __nccwpck_require__(162);
			var $reader_work_3 = __nccwpck_require__(62);
			var $plan_facts_5 = __nccwpck_require__(29);
			var $start_start = __nccwpck_require__(276);
			var $start_terminal_3 = __nccwpck_require__(642);
			//! src/report/recipe-page.ts
			var recipe_page_exports = (0, $start_runtime.__exportAll)({
				recipeRecord: () => recipeRecord,
				renderRecipePage: () => renderRecipePage
			});
			function renderRecipePage({ callName, recipe }, style) {
				let { name, description, source, permissions, inputs, steps, verify, outputs } = recipe;
				let section = (title, lines) => lines.length === 0 ? [] : [
					"",
					style.bold(title),
					...indent(lines)
				];
				let outputLines = (0, $start_terminal_3.textTable)(outputs.map(({ key, value }) => [key, valueText(value)]), style);
				return [
					`${style.bold((0, $start_start.printableLine)(name))} ${style.dim((0, $start_start.printableLine)(source.path))}`,
					...description.trim() === "" ? [] : (0, $start_start.printable)(description.trim()).split("\n"),
					...section("May", permissionLines(permissions, style)),
					...section("Inputs", inputLines(inputs, style)),
					...section("Steps", stepLines(steps, style)),
					...section("Verify: all of this must be true, or nothing changes", stepLines(verify, style)),
					...section("Outputs", outputLines),
					...section("Run it", ["preview", "run"].map((command) => callText(command, callName, recipe))),
					""
				].join("\n");
			}
			function callText(command, callName, { inputs }) {
				let needed = inputs.filter((input) => input.required).map((input) => `-i ${input.name}=\u2026`);
				return (0, $start_start.printableLine)([
					"sous",
					command,
					(0, $core_work.shellWord)(callName),
					...needed
				].join(" "));
			}
			function recipeRecord(name, recipe) {
				let { write, run, fetch, maxFiles } = recipe.permissions;
				return {
					schema_version: 1,
					name,
					path: recipe.source.path,
					digest: recipe.source.digest,
					title: recipe.name,
					description: recipe.description,
					permissions: {
						write,
						run,
						fetch,
						max_files: maxFiles
					},
					inputs: recipe.inputs.map(inputRecord),
					steps: recipe.steps.map(stepRecord),
					verify: recipe.verify.map(stepRecord),
					outputs: Object.fromEntries(recipe.outputs.map(({ key, value }) => [key, plainValue(value)]))
				};
			}
			function inputRecord({ name, description, type, required, options, pattern, min, max, ...input }) {
				return {
					name,
					description,
					type,
					required,
					default: input.default ?? null,
					...type === "choice" && { options },
					...pattern !== void 0 && { pattern },
					...min !== void 0 && { min },
					...max !== void 0 && { max }
				};
			}
			function stepRecord(step) {
				return {
					...step.id !== void 0 && { id: step.id },
					...step.name !== void 0 && { name: step.name },
					...step.call.kind === "tool" ? { tool: step.call.tool } : { recipe: step.call.recipe },
					with: Object.fromEntries(step.with.map(({ key, value }) => [key, plainValue(value)])),
					if: step.if?.text ?? null,
					for_each: step.forEach === void 0 ? null : plainValue(step.forEach),
					expect: step.expect.map(({ output, operator, number }) => ({
						output,
						operator,
						number
					})),
					continue_on_error: step.continueOnError,
					timeout_seconds: step.timeoutSeconds ?? null,
					report: step.report ?? null,
					line: step.at.line
				};
			}
			function permissionLines(permissions, style) {
				let rows = (0, $plan_facts_5.permissionRows)(permissions);
				return rows.length === 0 ? [$plan_facts_5.READS_ONLY] : (0, $start_terminal_3.textTable)(rows, style);
			}
			function inputLines(inputs, style) {
				return (0, $start_terminal_3.textTable)(inputs.flatMap((input) => [[input.name, inputFacts(input)], ...input.description === "" ? [] : [["", input.description]]]), style);
			}
			function stepLines(steps, style) {
				return steps.flatMap((step, i) => {
					let call = step.call.kind === "tool" ? step.call.tool : `recipe ${step.call.recipe}`;
					let title = `${step.name === void 0 ? "" : `: ${step.name}`}${step.id === void 0 ? "" : ` (${step.id})`}`;
					let number = `${i + 1}. `;
					let rows = [
						...step.forEach === void 0 ? [] : [["for each", valueText(step.forEach)]],
						...step.if === void 0 ? [] : [["only if", step.if.text]],
						...step.with.map(({ key, value }, at) => [at === 0 ? "with" : "", `${key}: ${valueText(value)}`]),
						...step.expect.map((expectation, at) => [at === 0 ? "expect" : "", expectationText(expectation)]),
						...step.continueOnError ? [["on error", "go on"]] : [],
						...step.timeoutSeconds === void 0 ? [] : [["within", (0, $core_work.countOf)(step.timeoutSeconds, "second")]],
						...step.report === void 0 ? [] : [["report", `each match, as ${step.report}`]]
					];
					return [`${number}${style.cyan((0, $start_start.printableLine)(call))}${(0, $start_start.printableLine)(title)}`, ...(0, $start_terminal_3.textTable)(rows, style).map((line) => `${" ".repeat(number.length)}${line}`)];
				});
			}
			function indent(lines) {
				return lines.map((line) => `  ${line}`);
			}
			function plainValue(value) {
				switch (value.kind) {
					case "scalar": return value.value;
					case "template": return value.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("");
					case "list": return value.items.map(plainValue);
					case "map": return Object.fromEntries(value.entries.map((entry) => [entry.key, plainValue(entry.value)]));
				}
			}
			function valueText(value) {
				let plain = plainValue(value);
				return typeof plain == "string" ? plain : JSON.stringify(plain);
			}
			function expectationText({ output, operator, number }) {
				return `${output} ${operator} ${number}`;
			}
			function inputFacts(input) {
				let { type, required, min, max, pattern, options } = input;
				return [
					type === "choice" ? `one of ${options.join(", ")}` : type,
					...required ? ["required"] : [],
					...min === void 0 ? [] : [`at least ${min}`],
					...max === void 0 ? [] : [`at most ${max}`],
					...pattern === void 0 ? [] : [`matches /${pattern}/`],
					...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
				].join(", ");
			}
			function renderRecipeList(recipes, style) {
				return `${recipes.map((listed) => {
					let { name, path, recipe, off } = listed;
					let lines = recipe === void 0 ? describeInvalid(listed, style) : describe(recipe, style);
					let title = recipe === void 0 ? `${style.red("\u2717")} ${style.bold((0, $start_start.printableLine)(name))}` : style.bold((0, $start_start.printableLine)(name));
					let place = path === name ? [] : [style.dim((0, $start_start.printableLine)(path))];
					return [
						title,
						...[
							...off === void 0 ? [] : [style.yellow((0, $start_start.printableLine)(off.message))],
							...lines,
							...place
						].map((line) => `  ${line}`),
						""
					].join("\n");
				}).join("\n")}\nDetails: sous explain <name>\n`;
			}
			function recipeListRecord(recipes) {
				return {
					schema_version: 1,
					recipes: recipes.map(({ name, path, recipe, diagnostics, off }) => ({
						name,
						path,
						valid: recipe !== void 0,
						enabled: off === void 0,
						title: recipe?.name ?? null,
						description: recipe?.description ?? null,
						inputs: recipe?.inputs.map(inputRecord) ?? [],
						diagnostics: diagnostics.map($reader_work_3.diagnosticRecord)
					}))
				};
			}
			function describe({ name, description, inputs }, style) {
				let summary = firstSentence(description);
				return [
					(0, $start_start.printableLine)(name),
					...summary === "" ? [] : [(0, $start_start.printableLine)(summary)],
					...inputs.map((input) => `${style.cyan(`-i ${(0, $start_start.printableLine)(input.name)}`)}  ${(0, $start_start.printableLine)(inputFacts(input))}`)
				];
			}
			function describeInvalid(file, style) {
				let { errors } = (0, $reader_work_3.countDiagnostics)([file]);
				return [`${style.red("not valid")}: ${(0, $core_work.countOf)(errors, "error")}, see sous validate ${(0, $start_start.printableLine)((0, $core_work.shellWord)(file.path))}`];
			}
			function firstSentence(description) {
				let [paragraph = ""] = description.trim().split(/\n\s*\n/, 1);
				return (/^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split("\n", 1)[0] ?? "").trim().replace(/\s+/g, " ");
			}
		},
		473: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				recordedRecipe: () => recordedRecipe,
				storedRun: () => storedRun,
				waitingStep: () => waitingStep
			});
			//! src/report/saved-run.ts
			function storedRun({ stored, recipe, places, waiting }) {
				let { plan, changes } = stored;
				let calls = plan.steps.map((planned) => ({
					planned,
					step: stepOf(planned, recipe),
					changes: [],
					outputs: void 0,
					durationMs: 0
				}));
				let known = {
					calls,
					evidence: plan.evidence,
					includes: plan.recipe.includes,
					changes
				};
				return {
					recipe,
					inputs: plan.inputs,
					outcome: outcomeOf(known, plan, waiting),
					plan,
					steps: stepsOf(calls, recipe),
					places
				};
			}
			function recordedRecipe({ recipe: { path, digest }, message }) {
				let [name = path] = message.split("\n", 1);
				return {
					name,
					description: "",
					inputs: [],
					permissions: {
						write: [],
						run: [],
						fetch: [],
						maxFiles: 0,
						at: void 0
					},
					steps: [],
					verify: [],
					outputs: [],
					source: {
						path,
						digest
					}
				};
			}
			function waitingStep({ steps }) {
				return steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
			}
			function outcomeOf(known, plan, tool) {
				let waits = waitingStep(plan);
				if (waits === void 0) return {
					kind: "complete",
					outputs: {},
					...known
				};
				let { label, at, args, decision } = waits;
				let reason = decision.kind === "allow" ? decision.rule : decision.reason;
				return {
					kind: "gated",
					gate: {
						label,
						at,
						call: {
							tool: tool ?? unknownTool(waits.tool),
							args
						},
						reason
					},
					...known
				};
			}
			function unknownTool(name) {
				return {
					name,
					summary: "",
					category: "Network",
					effect: "external",
					risk: "dangerous",
					permissions: []
				};
			}
			function stepsOf(calls, { verify }) {
				let groups = [];
				for (let call of calls) {
					let last = groups.at(-1);
					let isSame = last?.[0] !== void 0 && placeOf(last[0].planned) === placeOf(call.planned);
					last !== void 0 && isSame ? last.push(call) : groups.push([call]);
				}
				return groups.map((group, i) => recordOf(group, {
					number: i + 1,
					total: groups.length,
					verify
				}));
			}
			function recordOf(calls, { number, total, verify }) {
				let [first] = calls;
				if (first === void 0) throw Error("A step without a call.");
				let { label, tool, at } = first.planned;
				return {
					place: {
						label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
						calls: tool,
						number,
						total,
						isVerify: verify.includes(first.step),
						depth: 0,
						at
					},
					ending: endingOf(calls),
					calls,
					startMs: 0,
					durationMs: 0
				};
			}
			function endingOf(calls) {
				let kinds = new Set(calls.map(({ planned }) => planned.outcome.kind));
				if (kinds.has("deferred")) return "deferred";
				if (kinds.has("failed")) return "failure";
				return kinds.has("ran") ? "success" : "skipped";
			}
			function placeOf({ at }) {
				return `${at.file}:${at.line}:${at.column}`;
			}
			function stepOf(planned, recipe) {
				let { tool, at } = planned;
				let own = [...recipe.steps, ...recipe.verify].find((step) => step.at.line === at.line && step.at.file === at.file);
				if (own !== void 0) return own;
				return {
					id: void 0,
					name: void 0,
					if: void 0,
					forEach: void 0,
					timeoutSeconds: void 0,
					report: void 0,
					call: {
						kind: "tool",
						tool,
						at
					},
					with: [],
					expect: [],
					continueOnError: !1,
					at
				};
			}
		},
		558: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				renderDiff: () => renderDiff,
				renderStat: () => renderStat,
				terminal_diff_exports: () => terminal_diff_exports
			});
			var $start_runtime = __nccwpck_require__(264);
			var $base_protected_files = __nccwpck_require__(657);
			var $hunk_lines_2 = __nccwpck_require__(316);
			var $start_start_7 = __nccwpck_require__(276);
			//! src/report/terminal/terminal-diff.ts
			var terminal_diff_exports = (0, $start_runtime.__exportAll)({
				renderDiff: () => renderDiff,
				renderStat: () => renderStat
			});
			let MAX_CHANGED_CHARACTERS = 2e3;
			function renderDiff({ changes, diffs, authors, places }, style) {
				let files = diffs.map((diff) => renderFile(diff, authors, style));
				let made = changes.filter((change) => change.kind === "create_directory").map((change) => renderDirectory(change, style));
				return [
					...warnOfProtected(changes, places, style),
					...files,
					...made
				].join("\n");
			}
			function renderStat({ changes, diffs, places }, style) {
				let files = diffs.map((diff) => `${renderHeader(diff, style)}\n`);
				let made = changes.filter(({ kind }) => kind === "create_directory").map((change) => renderDirectory(change, style));
				return [...warnOfProtected(changes, places, style), [...files, ...made].join("")].join("\n");
			}
			function renderDirectory({ path }, style) {
				return `${style.bold(`${(0, $start_start_7.printableLine)(path)}/`)} ${style.dim("new directory")}\n`;
			}
			function warnOfProtected(changes, places, style) {
				let lines = changes.flatMap((change) => {
					let why = (0, $base_protected_files.whyProtected)(change, places);
					return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, $start_start_7.printableLine)(change.path))} ${style.red(why)}\n`];
				});
				return lines.length === 0 ? [] : [lines.join("")];
			}
			function renderFile(diff, authors, style) {
				let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
				let body = [];
				for (let hunk of diff.hunks) {
					let made = authors?.get(hunk)?.map($start_start_7.printableLine).join(", ") ?? "";
					let range = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
					body.push(`${style.cyan(range)}${made === "" ? "" : ` ${style.bold(made)}`}`);
					renderHunk(hunk, {
						width,
						style,
						body
					});
				}
				diff.isBinary && body.push(style.dim("  binary file, not shown"));
				return `${renderHeader(diff, style)}\n${body.map((line) => `${line}\n`).join("")}`;
			}
			function renderHeader(diff, style) {
				let parts = [style.bold((0, $start_start_7.printableLine)(diff.path)), style.dim((0, $hunk_lines_2.kindText)(diff))];
				diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
				hasCutLines(diff) && parts.push(style.yellow("\u26a0 long lines are cut"));
				for (let { text, isWarning } of (0, $hunk_lines_2.factsOf)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
				return parts.join("  ");
			}
			function renderHunk(hunk, { width, style, body }) {
				let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
				let blank = " ".repeat(width);
				let lines = [...(0, $hunk_lines_2.hunkLines)(hunk)];
				let skipped = mayHaveLongLines(hunk) ? sameBeginnings(lines) : NO_LONG_LINES;
				for (let [index, { kind, text, ending, hasLineFeed }] of lines.entries()) {
					let before = kind === "added" ? blank : String(oldLine++).padStart(width);
					let after = kind === "removed" ? blank : String(newLine++).padStart(width);
					let numbers = style.dim(`${before} ${after}`);
					let shown = `${style.foreign(cut(text, limitFor(kind), skipped.get(index) ?? 0))}${ending}`;
					kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
					hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
				}
			}
			let NO_LONG_LINES = new Map();
			function sameBeginnings(lines) {
				let skipped = new Map();
				let removed = [];
				for (let [index, line] of lines.entries()) {
					line.kind === "removed" && removed.push(index);
					line.kind === "context" && (removed = []);
					let other = line.kind === "added" ? removed.shift() : void 0;
					if (other === void 0 || Math.max(line.text.length, lines[other]?.text.length ?? 0) <= MAX_CHANGED_CHARACTERS) continue;
					let same = sameLength(line.text, lines[other]?.text ?? "");
					let left = same <= 80 ? 0 : same - 80;
					skipped.set(index, left).set(other, left);
				}
				return skipped;
			}
			function sameLength(a, b) {
				let at = 0;
				for (; at < a.length && a[at] === b[at];) at++;
				return at;
			}
			function limitFor(kind) {
				return kind === "context" ? 400 : MAX_CHANGED_CHARACTERS;
			}
			function hasCutLines({ hunks }) {
				return hunks.filter(mayHaveLongLines).some((hunk) => [...(0, $hunk_lines_2.hunkLines)(hunk)].some(({ kind, text }) => kind !== "context" && text.length > MAX_CHANGED_CHARACTERS));
			}
			function mayHaveLongLines({ runs }) {
				return runs.some(({ kind, bytes }) => kind !== "context" && bytes.length > MAX_CHANGED_CHARACTERS);
			}
			function cut(text, limit, from) {
				let end = from + limit;
				return `${from === 0 ? "" : `\u27e8${from} characters\u27e9 `}${(0, $start_start_7.printable)(text.slice(from, end))}${text.length > end ? ` \u27e8${text.length - end} more characters\u27e9` : ""}`;
			}
		},
		364: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_docs_exports: () => tool_docs_exports });
			var $start_runtime = __nccwpck_require__(264);
			var $start_start_5 = __nccwpck_require__(276);
			var $tools_catalogue = __nccwpck_require__(602);
			var $tools_describe_tool = __nccwpck_require__(825);
			var $tools_json_schema = __nccwpck_require__(97);
			var $core_work_9 = __nccwpck_require__(162);
			//! scripts/docs/tool-docs.ts
			var tool_docs_exports = (0, $start_runtime.__exportAll)({ renderToolDocs: () => renderToolDocs });
			let EFFECTS = {
				read: "only reads",
				stage: "changes the staged workspace; applying needs approval",
				external: "acts outside the workspace; needs approval before it runs"
			};
			function renderToolDocs(tools) {
				let groups = (0, $tools_catalogue.byCategory)(tools).map(({ category, tools: members }) => [
					`## ${category}`,
					"",
					$tools_catalogue.CATEGORIES[category],
					"",
					...members.map(renderTool)
				].join("\n"));
				return `<!-- Written by \`npm run build\` from src/. Change the source, not this file. -->\n\n# Tools\n\nRecipes call tools by name, \`sous tool <name>\` calls one from the command line, and assistants call them over MCP. Some come in pairs;
their descriptions say which one to use in recipes.\n\n${renderOverview(tools)}\n${groups.join("\n")}`;
			}
			function renderOverview(tools) {
				return [
					"| Tool | Short name | Effect | Risk | Needs approval |",
					"| --- | --- | --- | --- | --- |",
					...tools.map((tool) => {
						let short = Object.keys($core_work_9.ALIASES).filter((alias) => $core_work_9.ALIASES[alias] === tool.name);
						return `| [\`${tool.name}\`](#${tool.name}) | ${short.map((alias) => `\`${alias}\``).join(", ")} | ${tool.effect} | ${tool.risk} | ${(0, $start_start_5.requiresApproval)(tool) ? "yes" : "no"} |`;
					}),
					""
				].join("\n");
			}
			function renderTool(tool) {
				let outputs = (0, $tools_describe_tool.fieldsOf)((0, $tools_json_schema.outputSchema)(tool)).map((field) => `| \`${field.name}\` | \`${field.type.replaceAll("|", "\\|")}\` | ${field.description.replaceAll("|", "\\|")} |`);
				let examples = tool.examples.flatMap((example) => [
					`${example.description}:`,
					"",
					"```json",
					JSON.stringify(example.args),
					"```",
					""
				]);
				return [
					`### ${tool.name}`,
					"",
					(0, $tools_describe_tool.shortDescription)(tool),
					...tool.when === void 0 ? [] : ["", tool.when],
					"",
					`Effect: ${tool.effect} (${EFFECTS[tool.effect]}). Risk: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
					"",
					(0, $tools_describe_tool.schemaMarkdown)(tool),
					"| Output | Type | Description |",
					"| --- | --- | --- |",
					...outputs,
					"",
					...examples
				].join("\n");
			}
		},
		808: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				exampleCommand: () => exampleCommand,
				tool_help_exports: () => tool_help_exports
			});
			var $start_runtime = __nccwpck_require__(264);
			var $start_start_5 = __nccwpck_require__(276);
			var $core_work_5 = __nccwpck_require__(162);
			var $tools_catalogue_3 = __nccwpck_require__(602);
			var $tools_describe_tool_3 = __nccwpck_require__(825);
			var $tools_json_schema_3 = __nccwpck_require__(97);
			var $tool_call_work = __nccwpck_require__(507);
			//! src/report/tool-help.ts
			var tool_help_exports = (0, $start_runtime.__exportAll)({
				renderPrompt: () => renderPrompt,
				renderToolHelp: () => renderToolHelp,
				renderToolsTable: () => renderToolsTable
			});
			function renderToolHelp(tool, style) {
				let fields = (0, $tools_describe_tool_3.fieldsOf)((0, $tools_json_schema_3.argumentSchema)(tool));
				let required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`);
				return [
					`${style.bold(tool.name)}: ${(0, $tools_describe_tool_3.shortDescription)(tool)}`,
					`${tool.category}, ${tool.risk}, ${(0, $start_start_5.requiresApproval)(tool) ? "needs approval" : "needs no approval"}`,
					...tool.when === void 0 ? [] : [tool.when],
					"",
					style.bold("Usage"),
					`  sous tool ${tool.name}${required.join("")}${fields.length > required.length ? " [options]" : ""}`,
					...fields.length === 0 ? [] : [
						"",
						style.bold("Arguments"),
						...renderFields(fields, style)
					],
					"",
					style.bold("Options"),
					...(0, $tool_call_work.describeCallOptions)(tool),
					"",
					...tool.examples.length === 0 ? [] : [
						style.bold("Examples"),
						...tool.examples.flatMap((example) => [`  ${style.dim(`# ${example.description}`)}`, `  ${exampleCommand(tool, example.args)}`]),
						""
					]
				].join("\n");
			}
			function exampleCommand(tool, args) {
				let options = Object.entries(args).flatMap(([name, value]) => optionsFor(name.replaceAll("_", "-"), value));
				return [
					"sous",
					"tool",
					tool.name,
					...options
				].join(" ");
			}
			function optionsFor(option, value) {
				if (value === !0) return [`--${option}`];
				if (value === !1) return [`--no-${option}`];
				if (Array.isArray(value)) return value.flatMap((item) => optionsFor(option, typeof item == "object" ? JSON.stringify(item) : item));
				if (typeof value == "object" && value) return Object.entries(value).map(([key, item]) => `--${option} ${(0, $core_work_5.shellWord)(`${key}=${String(item)}`)}`);
				let word = (0, $core_work_5.shellWord)(String(value));
				return [word.startsWith("-") ? `--${option}=${word}` : `--${option} ${word}`];
			}
			function renderFields(fields, style) {
				let forms = fields.map(optionForm);
				let width = Math.min(36, Math.max(...forms.map((form) => form.length)));
				return fields.map((field, i) => {
					let form = forms[i] ?? "";
					let facts = field.required ? style.yellow(" (required)") : field.default === void 0 || field.description.includes("(default: ") ? "" : style.dim(` (default: ${JSON.stringify(field.default)})`);
					let gap = form.length > width ? `\n  ${" ".repeat(width)}` : "";
					return `  ${form.padEnd(width)}${gap}  ${field.description}${facts}`;
				});
			}
			function optionForm(field) {
				let option = `--${field.name.replaceAll("_", "-")}`;
				if (field.type === "boolean") return field.default === !0 ? `--[no-]${option.slice(2)}` : option;
				if (field.type.startsWith("\"")) return `${option} ${field.type.replaceAll("\"", "").replaceAll(" | ", "|")}`;
				if (field.type.startsWith("map")) return `${option} KEY=VALUE\u2026`;
				if (field.type.includes("list of")) return `${option} VALUE\u2026`;
				return `${option} ${field.type === "integer" || field.type === "number" ? "N" : "TEXT"}`;
			}
			function renderToolsTable(tools, style) {
				let width = Math.max(...tools.map((tool) => tool.name.length));
				return `${(0, $tools_catalogue_3.byCategory)(tools).map(({ category, tools: members }) => {
					let rows = members.map((tool) => {
						let approval = (0, $start_start_5.requiresApproval)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
						return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`;
					});
					return `${style.bold(category)}\n${rows.join("")}`;
				}).join("\n")}\nMore: sous tool <name> --help\n`;
			}
			function firstSentence(text) {
				return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
			}
			function renderPrompt(tools) {
				return `# Tools\n\n${(0, $tools_catalogue_3.byCategory)(tools).map(({ category, tools: members }) => [
					`## ${category}`,
					"",
					$tools_catalogue_3.CATEGORIES[category],
					"",
					...members.map(renderPromptEntry)
				].join("\n")).join("\n")}`;
			}
			function renderPromptEntry(tool) {
				return [
					`### ${tool.name}`,
					"",
					(0, $tools_describe_tool_3.shortDescription)(tool),
					...tool.when === void 0 ? [] : ["", tool.when],
					"",
					`Requires approval: ${(0, $start_start_5.requiresApproval)(tool) ? "yes" : "no"}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
					"",
					(0, $tools_describe_tool_3.schemaMarkdown)(tool),
					...(0, $tools_describe_tool_3.guidanceOf)(tool),
					""
				].join("\n");
			}
		},
		244: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				contractForm: () => contractForm,
				functionalForm: () => functionalForm,
				inertJson: () => inertJson,
				infrastructureForm: () => infrastructureForm
			});
			var $base_tool_errors = __nccwpck_require__(615);
			//! src/report/json/wire-json.ts
			function infrastructureForm(result, guidance = {}) {
				if (result.ok) {
					let message = guidance.message ?? result.output;
					return {
						success: !0,
						value: result.answer ?? result.value,
						...message && { message },
						...guidance.instruction && { instruction: guidance.instruction }
					};
				}
				let { error } = result;
				return {
					success: !1,
					error: error.message,
					error_type: error.code,
					...error.cause instanceof Error && {
						exception_type: error.cause.name,
						exception_message: error.cause.message
					},
					message: guidance.message ?? error.suggestion,
					instruction: guidance.instruction ?? (0, $base_tool_errors.instructionFor)(error)
				};
			}
			function contractForm(tool, result, executionTimeMs) {
				let execution_time_ms = Math.round(executionTimeMs);
				let value = result.value;
				let metadata = value === void 0 ? {} : Object.fromEntries(tool.metadata.map((key) => [key, value[key]]));
				if (!result.ok) return {
					tool: tool.name,
					success: !1,
					error: errorForm(result.error),
					files_affected: result.filesAffected ?? [],
					execution_time_ms,
					metadata,
					warnings: [],
					...value !== void 0 && { value }
				};
				return {
					tool: tool.name,
					success: !0,
					output: result.output,
					files_affected: result.filesAffected,
					execution_time_ms,
					metadata,
					warnings: result.warnings,
					value
				};
			}
			function functionalForm(result) {
				return result.ok ? {
					ok: !0,
					value: result.value
				} : {
					ok: !1,
					error: errorForm(result.error)
				};
			}
			function errorForm({ code, message, suggestion }) {
				return {
					code,
					message,
					suggestion
				};
			}
			let PLAIN = /^[A-Za-z0-9 _./:@,=+-]$/;
			function inertJson(value) {
				return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal))}"`);
			}
			function inert(text) {
				return Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((unit) => PLAIN.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
			}
		},
		28: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		264: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		276: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		642: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).terminal();
		},
		507: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get describeCallOptions() {
					return part().describeCallOptions;
				}
			};
		},
		602: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424).catalogue();
			module.exports = {
				__esModule: !0,
				get CATEGORIES() {
					return part().CATEGORIES;
				},
				get byCategory() {
					return part().byCategory;
				}
			};
		},
		825: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424)["describe-tool"]();
			module.exports = {
				__esModule: !0,
				get fieldsOf() {
					return part().fieldsOf;
				},
				get guidanceOf() {
					return part().guidanceOf;
				},
				get schemaMarkdown() {
					return part().schemaMarkdown;
				},
				get shortDescription() {
					return part().shortDescription;
				}
			};
		},
		97: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(424)["json-schema"]();
			module.exports = {
				__esModule: !0,
				get argumentSchema() {
					return part().argumentSchema;
				},
				get outputSchema() {
					return part().outputSchema;
				}
			};
		},
		318: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(986)["render-patch"]();
			module.exports = {
				__esModule: !0,
				get contentsOf() {
					return part().contentsOf;
				},
				get countByteLines() {
					return part().countByteLines;
				},
				get diffChange() {
					return part().diffChange;
				},
				get hunkDiffLines() {
					return part().hunkDiffLines;
				}
			};
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
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
	var __webpack_exports__ = __nccwpck_require__(9);
	module.exports = __webpack_exports__;
})();
