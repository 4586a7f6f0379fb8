(() => {
	var __webpack_modules__ = {
		9: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				annotations: () => __nccwpck_require__(888),
				"approval-display": () => __nccwpck_require__(455),
				"command-answers": () => __nccwpck_require__(393),
				"hunk-lines": () => __nccwpck_require__(905),
				"markdown-text": () => __nccwpck_require__(285),
				"plan-list": () => __nccwpck_require__(632),
				"plan-markdown": () => __nccwpck_require__(521),
				"plan-result": () => __nccwpck_require__(989),
				"plan-view": () => __nccwpck_require__(49),
				"recipe-page": () => __nccwpck_require__(192),
				"saved-run": () => __nccwpck_require__(473),
				"step-ticker": () => __nccwpck_require__(109),
				"terminal-diff": () => __nccwpck_require__(558),
				"terminal-plan": () => __nccwpck_require__(462),
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
		209: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(84)["plan-outcome"]();
			module.exports = {
				__esModule: !0,
				get callText() {
					return part().callText;
				}
			};
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
				READS_ONLY: () => READS_ONLY,
				annotationsOf: () => annotationsOf,
				callWarnings: () => callWarnings,
				caseWarnings: () => caseWarnings,
				cleanEnding: () => cleanEnding,
				countFindings: () => countFindings,
				deferredLabels: () => deferredLabels,
				durationText: () => durationText,
				fileWarnings: () => fileWarnings,
				fixCommand: () => fixCommand,
				isMinor: () => isMinor,
				makePlanReport: () => makePlanReport,
				matchAnnotations: () => matchAnnotations,
				moreText: () => moreText,
				outcomeOf: () => outcomeOf,
				outcomeText: () => outcomeText,
				outputText: () => outputText,
				permissionRows: () => permissionRows,
				renderAnnotations: () => renderAnnotations,
				runNotes: () => runNotes,
				runnerAnnotations: () => runnerAnnotations,
				summarizeStep: () => summarizeStep
			});
			var $base_reasons = __nccwpck_require__(460);
			var $start_paths = __nccwpck_require__(28);
			var $base_protected_files = __nccwpck_require__(657);
			var $core_work = __nccwpck_require__(162);
			var $workspace_render_patch = __nccwpck_require__(318);
			var $hunk_lines = __nccwpck_require__(905);
			var $start_start = __nccwpck_require__(276);
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
					for (let change of (0, $workspace_render_patch.pairRenames)(call.changes)) {
						let known = versions.get(change.kind === "rename" ? change.from : change.path) ?? [];
						versions.set(change.path, [...known, {
							label,
							change
						}]);
					}
				}
				return versions;
			}
			function stepLabels(steps) {
				return new Map(steps.flatMap(({ calls, place }) => calls.map((call) => [call, namedLabel(place.label)])));
			}
			function namedLabel(label) {
				return /^\d+$/.test(label) ? `step ${label}` : label;
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
			function isMinor({ text }) {
				return /^No files? (?:fits?|match(?:es|ed)?) | selects? nothing in any of the files$/.test(text) || (0, $core_work.isMinorNote)(text);
			}
			function runNotes({ outcome, recipe }) {
				return (outcome.notes ?? []).map((text) => ({
					about: recipe.name,
					text
				}));
			}
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
				let hasScript = run.some((command) => command.trimEnd().includes("\n"));
				return [
					...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
					...write.length === 0 || maxFiles === void 0 ? [] : [["", `(at most ${(0, $core_work.countOf)(maxFiles, "file")})`]],
					...run.map((command, i) => [i === 0 || hasScript ? "run" : "", command]),
					...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
				];
			}
			function summarizeStep(step) {
				switch (step.ending) {
					case "success": return {
						status: "ran",
						text: ranText(step)
					};
					case "skipped": return skippedSummary(step.calls);
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
				let changedText = changed === 0 ? [] : [`${(0, $core_work.countOf)(changed, "file")} changed`];
				if (/^(?:recipe|steps):/.test(place.calls)) return [(0, $core_work.countOf)(ran.length, "call"), ...changedText].join(", ");
				let sum = sumText(ran);
				let skipped = calls.length - ran.length;
				let items = `${(0, $core_work.countOf)(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
				if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
				let exitCode = first.outputs?.exit_code;
				if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
				return sum ?? stepOutputText(first);
			}
			function sumText(calls) {
				let matches = sumOf(calls, "total_matches");
				if (matches !== void 0) return `${(0, $core_work.countOf)(matches, "match", "matches")} in ${(0, $core_work.countOf)(countFiles(calls), "file")}`;
				let replacements = sumOf(calls, "replacements");
				if (replacements !== void 0) return replacedText(replacements, countFiles(calls));
				let files = sumOf(calls, "total_files");
				return files === void 0 ? void 0 : (0, $core_work.countOf)(files, "file");
			}
			function replacedText(replacements, files) {
				let count = (0, $core_work.countOf)(replacements, "replacement");
				return replacements > 0 && files === 0 ? `${count}, and nothing changes` : `${count} in ${(0, $core_work.countOf)(files, "file")}`;
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
			function skippedSummary(calls) {
				let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
				if (conditions.length === 0) return {
					status: "skipped",
					text: "skipped"
				};
				let condition = (0, $start_start.cutText)(conditions.join(", "), 40);
				return {
					status: "skipped",
					text: `skipped (${condition})`,
					condition
				};
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
					...recipe.inputs.filter((input) => (inputs[input.name] ?? input.default) !== input.default).map(({ name: key }) => `${key}=${textOf(inputs[key])}`)
				].map($core_work.shellWord).join(" ");
			}
			function textOf(value) {
				return typeof value == "string" ? value : JSON.stringify(value);
			}
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
				"proposed",
				"gated",
				"clean",
				"answered",
				"stale",
				"changes_found",
				"merged_on_moved_base"
			];
			function isToldByDetail(reason) {
				return TOLD_BY_DETAIL.includes(reason) || !(0, $base_reasons.isOutcome)(reason);
			}
		},
		455: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				APPROVAL_QUESTION: () => APPROVAL_QUESTION,
				DIFF_HINT: () => DIFF_HINT,
				approvalAnswers: () => approvalAnswers,
				isPlanRequest: () => isPlanRequest,
				renderApproval: () => renderApproval,
				renderCallFacts: () => renderCallFacts,
				renderCallLine: () => renderCallLine,
				warnOfProtected: () => warnOfProtected
			});
			var protected_files = __nccwpck_require__(657);
			var work = __nccwpck_require__(162);
			var start = __nccwpck_require__(276);
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
				let shown = named.length === 1 && first !== void 0 ? showValue(first[0], first[1], !0) : named.map(([name, value]) => ` ${name}:${showValue(name, value, !0)}`).join(" ");
				return `  ${tool.name}${shown.startsWith("\n") ? "" : " "}${shown}\n`;
			}
			function renderCallFacts({ call }) {
				return `Files affected: ${unknownFiles(call.tool.permissions)}\nRisk level: ${call.tool.risk}\n`;
			}
			function renderApproval({ call, changes, warnings = [] }, places) {
				let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}:${showValue(name, value, call.tool.effect === "external")}`);
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
				if (isShownWhole) {
					let shown = (0, start.printable)(text).trimEnd();
					return shown.includes("\n") ? `\n${shown.replace(/^(?=.)/gm, "    ")}` : ` ${shown}`;
				}
				return name === "content" || text.length > 200 || text.includes("\n") ? ` <${(0, work.countOf)(Buffer.byteLength(text), "byte")}>` : ` ${(0, start.printableLine)(text)}`;
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
					mixesAlphabets: (0, start.mixesAlphabets)((0, external_node_url_namespaceObject.domainToUnicode)(hostname))
				};
			}
			function plainly(written) {
				let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
				let rest = written.slice(start.length);
				return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
			}
		},
		873: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, { t: () => groupChanges });
			var $start_start_3 = __nccwpck_require__(276);
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
				return !isBinary && hunks.length > 0 && kind !== "rename" && (kind !== "update" || mode === modeBefore);
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
				let lines = runs.map((run) => `${run.kind} ${run.bytes.length}\n${(0, $start_start_3.asBuffer)(run.bytes).toString("latin1")}`);
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
		},
		393: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
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
			var $texts_answer_texts = __nccwpck_require__(693);
			var $annotations = __nccwpck_require__(888);
			var $start_start_5 = __nccwpck_require__(276);
			var $recipe_page = __nccwpck_require__(192);
			var $plan_markdown = __nccwpck_require__(521);
			var $markdown_text = __nccwpck_require__(285);
			//! src/report/markdown/command-answers.ts
			function renderCommandHelp() {
				let { title, commands, rules } = $texts_answer_texts.ANSWER_TEXTS.help;
				return `${title}\n\n${commands.map(([command, does]) => `- ${(0, $markdown_text.codeSpan)(command)}\\\n  ${does}\n`).join("")}\n${rules((0, $markdown_text.codeSpan)("title=\"two words\""))}\n`;
			}
			function renderRecipeAnswer(recipes) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.recipes;
				let [shipped = [], own = []] = [!0, !1].map((isShipped) => recipes.filter(({ name }) => name.startsWith("sous:") === isShipped).map(listItem));
				return [
					`${texts.title}\n\n`,
					own.length > 0 ? own.join("") : `${texts.none((0, $markdown_text.codeSpan)(".github/recipes/"), (0, $markdown_text.codeSpan)("recipes/"))}\n`,
					shipped.length === 0 ? "" : `\n${(0, $markdown_text.details)(texts.shipped(shipped.length), shipped.join(""))}`,
					`\n${texts.more((0, $markdown_text.codeSpan)("/sous help <recipe>"))}\n`
				].join("");
			}
			function listItem({ name, recipe }) {
				let does = recipe.description.trim() === "" ? "" : `: ${(0, $markdown_text.proseText)((0, $recipe_page.firstSentence)(recipe.description))}`;
				return `- ${(0, $markdown_text.codeSpan)(callOf(name, recipe))}\\\n  ${(0, $markdown_text.proseText)(recipe.name)}${does}\n`;
			}
			function renderRecipeHelp({ name, recipe }) {
				let items = recipe.inputs.map((input) => `- ${(0, $markdown_text.codeSpan)(input.name)} (${(0, $recipe_page.listInputFacts)(input).map(factText).join(", ")})${input.description === "" ? "" : `: ${(0, $markdown_text.proseText)(input.description)}`}\n`);
				let description = describe(recipe.description);
				let texts = $texts_answer_texts.ANSWER_TEXTS.recipe;
				let inputs = items.length === 0 ? `${texts.noInputs}\n\n` : `${texts.inputs}\n\n${items.join("")}\n`;
				return `${texts.title((0, $markdown_text.proseText)(recipe.name))}\n\n${description}${inputs}${howToRun(name, recipe)}`;
			}
			function factText(fact) {
				let [, word, value] = /^(matches|default) (.*)$/s.exec(fact) ?? [];
				return value === void 0 ? (0, $markdown_text.inlineText)(fact) : `${word} ${(0, $markdown_text.codeSpan)(value)}`;
			}
			function describe(text) {
				return (0, $recipe_page.joinWrapped)(text).map((block) => {
					let [, bullet, words = ""] = /^([-*] )?(.*)$/s.exec(block) ?? [];
					return `${bullet === void 0 ? "" : "- "}${(0, $markdown_text.proseText)(words)}\n\n`;
				}).join("");
			}
			function renderApplied({ plan, commit, reason, people, ci }) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.applied;
				let subject = subjectOf(plan);
				let isOurs = reason === "committed";
				let who = people && texts.people((0, $markdown_text.inlineText)(people.requestedBy), people.approvedBy.map($markdown_text.inlineText));
				return paragraphs([
					isOurs ? texts.title(subject) : texts.titleBefore(subject),
					[isOurs ? texts.said(commit) : texts.saidBefore(commit), ...who === void 0 ? [] : [who]].join(" "),
					...ci === void 0 ? [] : [ci],
					planDetails(plan, reason).trimEnd()
				]);
			}
			function subjectOf({ message }) {
				let [subject = ""] = message.split("\n", 1);
				return (0, $markdown_text.proseText)(subject);
			}
			function paragraphs(texts) {
				return `${texts.join("\n\n")}\n`;
			}
			function planDetails(plan, reason) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.plan;
				let more = plan.changes.length - 50;
				let files = [...plan.changes.slice(0, 50).map(({ kind, path }) => `- ${(0, $markdown_text.codeSpan)(path)} (${texts.kinds[kind]})`), ...more > 0 ? [`- ${texts.more(more)}`] : []].join("\n");
				let count = plan.changes.filter(({ kind }) => kind !== "create_directory").length;
				let facts = texts.facts((0, $markdown_text.codeSpan)(plan.digest), (0, $markdown_text.codeSpan)(plan.recipe.path), (0, $markdown_text.codeSpan)(reason));
				return (0, $markdown_text.details)(texts.details(count), `${files}\n\n${facts}\n`);
			}
			function renderPast({ plan, past, again }) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.past;
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
				let { againDoes, againLead } = $texts_answer_texts.ANSWER_TEXTS.past;
				return (0, $plan_markdown.renderNext)([{
					command,
					does: againDoes,
					lead: againLead
				}]);
			}
			function renderUpdated({ title, said, url }) {
				return `${$texts_answer_texts.ANSWER_TEXTS.updated.line((0, $markdown_text.proseText)(title), said, url)}\n`;
			}
			function renderCancelled(plans) {
				let texts = $texts_answer_texts.ANSWER_TEXTS.cancelled;
				if (plans.length === 0) return paragraphs([texts.titleNone, texts.none]);
				let items = plans.map((plan) => `- ${texts.plan(subjectOf(plan), (0, $markdown_text.codeSpan)((0, $base_digest.shortDigest)(plan.digest)))}`);
				return paragraphs([
					texts.title,
					texts.said,
					items.join("\n")
				]);
			}
			function renderRefusal({ code, message, suggestion, isUnknown, command, again }) {
				let show = (text) => (0, $markdown_text.proseText)(code === "digest_ambiguous" ? text : shortNames(text));
				let isSaidBelow = again !== void 0 || command !== void 0 && suggestion.includes(`'${command}'`);
				let said = [`${show(message).replace(/\.$/, "")}.`, ...isSaidBelow ? [] : [show(suggestion)]].join(" ");
				let next = again === void 0 ? command === void 0 ? "" : renderHelpful(command) : renderAgain(again);
				let texts = $texts_answer_texts.ANSWER_TEXTS.refusal;
				let small = `<sub>${isUnknown ? "" : texts.nothingChanged}(${(0, $markdown_text.codeSpan)(code)})</sub>`;
				return `${isUnknown ? texts.titleUnknown : code === "approval_missing" ? texts.titleWaits : texts.title}\n\n${said}\n\n${next}${small}\n`;
			}
			function shortNames(text) {
				return text.replace(/\b([0-9a-f]{16})[0-9a-f]{48}\b/g, "$1").replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, "$1").replaceAll("'refs/heads/", "'");
			}
			function renderHelpful(command) {
				let { leads, lead, does } = $texts_answer_texts.ANSWER_TEXTS.refusal;
				let [, verb = ""] = command.split(" ");
				return (0, $plan_markdown.renderNext)([{
					command,
					does,
					lead: leads[verb] ?? lead
				}]);
			}
			function howToRun(name, recipe) {
				let { runWithValues, runLead, runDoes } = $texts_answer_texts.ANSWER_TEXTS.recipe;
				let call = callOf(name, recipe);
				if (recipe.inputs.some(({ required }) => required)) return `${runWithValues((0, $markdown_text.codeSpan)(call))}\n`;
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
				let { queued, auto, token, queueToken } = $texts_answer_texts.ANSWER_TEXTS.merge;
				let [commit, branch, tokenName] = [
					(0, $markdown_text.codeSpan)(head.slice(0, 12)),
					(0, $markdown_text.codeSpan)(base),
					(0, $markdown_text.codeSpan)("GITHUB_TOKEN")
				];
				let next = hasQueue ? auto.queues(commit, branch) : auto.merges(commit, branch);
				let waits = waitsFor === void 0 ? "" : auto.waitsFor((0, $markdown_text.proseText)(waitsFor));
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
					`<sub>(${(0, $markdown_text.codeSpan)(reason)})</sub>`
				]);
			}
			function renderMovedBase({ commit, base }) {
				let { title, said, next } = $texts_answer_texts.ANSWER_TEXTS.merge.movedBase;
				return paragraphs([
					title,
					said(commit, (0, $markdown_text.codeSpan)(base)),
					next,
					`<sub>(${(0, $markdown_text.codeSpan)("merged_on_moved_base")})</sub>`
				]);
			}
			let ISSUE_BUDGET = {
				bytes: 24e4,
				units: 6e4
			};
			function renderDrift(report, name) {
				let { said, whole, end } = $texts_answer_texts.ANSWER_TEXTS.drift;
				let head = `${said((0, $markdown_text.codeSpan)(name), report.diffs.length)}\n\n${(0, $markdown_text.fence)("sh", [(0, $start_start_5.printableLine)((0, $annotations.fixCommand)(report, name))])}\n`;
				let parts = [(0, $plan_markdown.fixedPart)(head), ...(0, $plan_markdown.filesParts)(report, {
					rank: 1,
					hasEveryDiff: !1,
					whole
				})];
				return `${(0, $markdown_text.fitParts)(parts, ISSUE_BUDGET).texts.join("")}\n${end}\n`;
			}
		},
		905: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				countChanged: () => countChanged,
				diffChanges: () => diffChanges,
				factsOf: () => factsOf,
				hasNoLines: () => hasNoLines,
				hunkLines: () => hunkLines,
				hunk_lines_exports: () => hunk_lines_exports,
				kindText: () => kindText,
				recordChanges: () => recordChanges,
				summarizeChanges: () => summarizeChanges
			});
			var runtime = __nccwpck_require__(264);
			var start = __nccwpck_require__(276);
			var protected_files = __nccwpck_require__(657);
			var work = __nccwpck_require__(162);
			var render_patch = __nccwpck_require__(318);
			let external_node_buffer_namespaceObject = require("node:buffer");
			//! src/report/hunk-lines.ts
			var hunk_lines_exports = (0, runtime.__exportAll)({
				countChanged: () => countChanged,
				diffChanges: () => diffChanges,
				factsOf: () => factsOf,
				hasNoLines: () => hasNoLines,
				hunkLines: () => hunkLines,
				kindText: () => kindText,
				recordChanges: () => recordChanges,
				summarizeChanges: () => summarizeChanges
			});
			function* hunkLines(hunk) {
				let marksEndings = altersEndings(hunk);
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
			function altersEndings(hunk) {
				let [removed, added, around] = [
					endingsOf(hunk, "removed"),
					endingsOf(hunk, "added"),
					endingsOf(hunk, "context")
				];
				let before = removed.lf || removed.crlf ? removed : around;
				if (!before.lf && !before.crlf) return added.lf && added.crlf;
				return added.lf && !before.lf || added.crlf && !before.crlf;
			}
			function isCrlfOnly(hunk) {
				let { lf, crlf } = endingsOf(hunk, "added");
				return crlf && !lf;
			}
			function endingsOf(hunk, kind) {
				let lf = !1;
				let crlf = !1;
				for (let run of hunk.runs) {
					if (run.kind !== kind) continue;
					for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) run.bytes[at - 1] === 13 ? crlf = !0 : lf = !0;
				}
				return {
					lf,
					crlf
				};
			}
			function isHiding({ path, from, hunks }) {
				return (0, start.hasHiddenCharacters)(path) || from !== void 0 && (0, start.hasHiddenCharacters)(from) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, start.hasHiddenCharacters)(text)));
			}
			function mayHide({ runs }) {
				return runs.some(({ bytes }) => !(0, external_node_buffer_namespaceObject.isUtf8)(bytes) || (0, start.hasHiddenCharacters)((0, start.asBuffer)(bytes).toString("utf8")));
			}
			let KINDS = {
				create: "new",
				update: "modified",
				delete: "deleted",
				rename: "renamed"
			};
			function kindText({ kind, from }, showPath) {
				return from === void 0 ? KINDS[kind] : `${KINDS[kind]} from ${showPath(from)}`;
			}
			function hasNoLines({ kind, isBinary, additions, deletions }) {
				return kind === "rename" && !isBinary && additions + deletions === 0;
			}
			function factsOf(diff) {
				let { kind, mode, modeBefore, hunks } = diff;
				let facts = [];
				modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
					text: `mode ${modeBefore} \u2192 ${mode}`,
					isWarning: !0
				});
				kind === "create" && hunks.length > 0 && hunks.every(isCrlfOnly) && facts.push({
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
				(0, start.mixesAlphabets)(diff.path) && facts.push({
					text: "\u26a0 name mixes alphabets",
					isWarning: !0
				});
				return facts;
			}
			async function diffChanges(changes) {
				let diffs = [];
				for (let change of (0, render_patch.pairRenames)(changes)) {
					let diff = await (0, render_patch.diffChange)(change);
					diff !== void 0 && diffs.push(diff);
				}
				return diffs;
			}
			function recordChanges(changes, diffs, places) {
				let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
				let movedTo = new Map(diffs.flatMap(({ from, path }) => from === void 0 ? [] : [[from, path]]));
				return changes.map((change) => {
					let { path, kind } = change;
					let diff = byPath.get(path);
					let from = diff?.from;
					let to = kind === "delete" ? movedTo.get(path) : void 0;
					let why = (0, protected_files.whyProtected)(change, places);
					let counts = {
						additions: diff?.additions ?? 0,
						deletions: diff?.deletions ?? 0
					};
					return {
						path,
						kind,
						...from && { from },
						...to && { to },
						...counts,
						...why !== void 0 && { protected: why }
					};
				});
			}
			function countChanged(records) {
				let directories = records.filter(({ kind }) => kind === "create_directory").length;
				return {
					files: records.filter(({ to }) => to === void 0).length - directories,
					directories
				};
			}
			function summarizeChanges(records) {
				let { files, directories } = countChanged(records);
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
		285: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				codeSpan: () => codeSpan,
				details: () => details,
				fence: () => fence,
				fitParts: () => fitParts,
				htmlCode: () => htmlCode,
				inlineText: () => inlineText,
				proseText: () => proseText,
				table: () => table,
				ticksAround: () => ticksAround
			});
			var $start_start_3 = __nccwpck_require__(276);
			//! src/report/markdown/markdown-text.ts
			let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
			let LINKED = /-\d|[0-9a-f]{7}|--/i;
			let NUMBERED = /^\d+[.)]/;
			function inlineText(text) {
				let shown = (0, $start_start_3.printableLine)(text);
				return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) && !NUMBERED.test(shown) ? shown : codeSpan(text);
			}
			let SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?\u2026\u2013\u2192+=-]+[.:;]?|[.,:;!?)]+|\/)$/u;
			let QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/;
			function proseText(text) {
				return (0, $start_start_3.cutText)((0, $start_start_3.printableLine)(text), 2e3).split(QUOTED).map((piece, i) => i % 2 == 1 ? codeSpan(piece) : proseWords(piece, i === 0)).reduce((all, one) => all.endsWith("`") && one.startsWith("`") ? `${all} ${one}` : all + one, "");
			}
			let ENDED = /(?:[\p{L}\p{N}"'`)\]}>][.,:;!?]|#[.,:;])$/u;
			function proseWords(text, isStart) {
				let parts = [];
				for (let [i, word] of text.split(" ").entries()) {
					let isFirst = isStart && i === 0;
					let isPlain = word === "" || SIMPLE_WORD.test(word) && !LINKED.test(word) && (!isFirst || /^[\p{L}\p{N}]/u.test(word) && !NUMBERED.test(word));
					let last = parts.at(-1);
					last?.isPlain === isPlain && (isPlain || !ENDED.test(last.words.at(-1) ?? "")) ? last.words.push(word) : parts.push({
						isPlain,
						words: [word]
					});
				}
				return parts.map((part) => part.isPlain ? part.words.join(" ") : codeWords(part.words.join(" "))).join(" ");
			}
			let IN_PARENTHESES = /^\(([^()]+)\)$/;
			let IN_QUOTES = /^"([^"]+)"$/;
			function codeWords(text) {
				let end = ENDED.test(text) ? text.slice(-1) : "";
				let words = text.slice(0, text.length - end.length);
				let [, inside] = IN_PARENTHESES.exec(words) ?? [];
				if (inside !== void 0) return `(${codeWords(inside)})${end}`;
				if (/^\([^()]+$/.test(words)) return `(${codeWords(words.slice(1))}${end}`;
				if (/^[^()]+\)$/.test(words)) return `${codeWords(words.slice(0, -1))})${end}`;
				return codeSpan(IN_QUOTES.exec(words)?.[1] ?? words) + end;
			}
			function codeSpan(text) {
				return span((0, $start_start_3.cutText)((0, $start_start_3.printableLine)(text), 400));
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
				return `<code>${(0, $start_start_3.cutText)((0, $start_start_3.printableLine)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
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
		},
		632: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				isOver: () => isOver,
				planListRecord: () => planListRecord,
				renderPlanList: () => renderPlanList
			});
			var $core_work_3 = __nccwpck_require__(162);
			var $start_start_7 = __nccwpck_require__(276);
			//! src/report/terminal/plan-list.ts
			function renderPlanList(plans, { style, now, rootOf }) {
				let entries = plans.map((listed) => {
					let root = listed.plan && rootOf(listed.plan);
					let digest = style.digest(listed.digest);
					let named = root === void 0 ? digest : (0, $start_start_7.printableLine)(`${digest} --root ${(0, $core_work_3.shellWord)(root)}`);
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
				return `${state === "damaged" ? `${style.red("\u2717")} ` : ""}${style.bold((0, $start_start_7.printableLine)(subject))}`;
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
				let size = plan === void 0 ? [] : [(0, $core_work_3.countOf)(filesOf(plan), "file")];
				let facts = [
					commit === void 0 ? shown : `${shown} as ${commit.slice(0, 12)}`,
					...size,
					ageOf(now - keptMs)
				].join(", ");
				let reason = REASONS[state];
				return reason === void 0 ? facts : `${facts}: ${reason}`;
			}
			function detail({ plan, error }, style) {
				if (plan === void 0) return error === void 0 ? [] : [(0, $start_start_7.printableLine)(error.message)];
				let { recipe, inputs, base } = plan;
				let given = Object.entries(inputs).map(([name, value]) => ` ${(0, $core_work_3.shellWord)(`${name}=${value}`)}`);
				let place = base.directory === "." ? "" : ` in ${base.directory}`;
				return [style.dim((0, $start_start_7.printableLine)(`${recipe.path}${given.join("")}${place}`))];
			}
			function filesOf({ changes }) {
				return changes.filter(({ kind }) => kind !== "create_directory").length;
			}
			let MINUTE = 6e4;
			let HOUR = 60 * MINUTE;
			let DAY = 24 * HOUR;
			function ageOf(ms) {
				if (ms < MINUTE) return "just now";
				if (ms < HOUR) return `${(0, $core_work_3.countOf)(Math.floor(ms / MINUTE), "minute")} ago`;
				if (ms < DAY) return `${(0, $core_work_3.countOf)(Math.floor(ms / HOUR), "hour")} ago`;
				return `${(0, $core_work_3.countOf)(Math.floor(ms / DAY), "day")} ago`;
			}
		},
		521: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				COMMENT_BUDGET: () => COMMENT_BUDGET,
				SUMMARY_BUDGET: () => SUMMARY_BUDGET,
				countHidden: () => countHidden,
				filesParts: () => filesParts,
				fixedPart: () => fixedPart,
				goodUntil: () => goodUntil,
				plan_markdown_exports: () => plan_markdown_exports,
				renderBareMarkdown: () => renderBareMarkdown,
				renderNext: () => renderNext,
				renderPlanMarkdown: () => renderPlanMarkdown,
				timeText: () => timeText
			});
			var $start_runtime = __nccwpck_require__(264);
			var $base_reasons_3 = __nccwpck_require__(460);
			var $core_work_5 = __nccwpck_require__(162);
			var $texts_comment_texts = __nccwpck_require__(176);
			var $annotations_2 = __nccwpck_require__(888);
			var $hunk_lines = __nccwpck_require__(905);
			var $start_start = __nccwpck_require__(276);
			var $start_terminal = __nccwpck_require__(642);
			var $terminal_plan = __nccwpck_require__(462);
			var $change_groups = __nccwpck_require__(873);
			var $markdown_text_2 = __nccwpck_require__(285);
			var $approval_display = __nccwpck_require__(455);
			var $step_ticker = __nccwpck_require__(109);
			//! src/report/markdown/markdown-files.ts
			let TEXTS$2 = $texts_comment_texts.COMMENT_TEXTS.files;
			function filesParts({ changes, diffs, authors }, layout) {
				let { rank, hasEveryDiff } = layout;
				let { groups, rest } = (0, $change_groups.t)(diffs);
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
						...notesOf(diff, $start_start.printableLine)
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
				let names = changes.filter(({ kind }) => kind === "create_directory").map(({ path }) => (0, $markdown_text_2.codeSpan)(`${path}/`));
				if (names.length === 0) return [];
				let text = `\n${TEXTS$2.directories(names)}\n\n`;
				return [{
					rank,
					forms: [{ render: () => text }],
					lacks: $texts_comment_texts.COMMENT_TEXTS.incomplete.parts.directories
				}];
			}
			function groupParts(group, authors, { rank, hasEveryDiff }) {
				let { places, files } = group;
				let [first] = places;
				if (first === void 0) return [];
				let { diff, shown } = first;
				let changed = TEXTS$2.places(places.length, files);
				let titles = {
					create: TEXTS$2.created(files),
					delete: TEXTS$2.deleted(files),
					update: changed,
					rename: changed
				};
				let made = [...new Set(places.flatMap(({ hunk }) => authors.get(hunk) ?? []))];
				let leastBytes = runBytes(shown);
				let paths = [...new Set(places.map((place) => place.diff.path))];
				let example = {
					render: () => `${titles[diff.kind]}${TEXTS$2.example((0, $markdown_text_2.codeSpan)(diff.path))}:\n\n${(0, $markdown_text_2.fence)("diff", renderHunk(shown, made))}`,
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
				let ticks = (0, $markdown_text_2.ticksAround)(lines.map(({ forms }) => forms[0] ?? ""));
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
					(0, $markdown_text_2.htmlCode)(diff.path),
					...countsOf(diff),
					...notesOf(diff, $markdown_text_2.htmlCode),
					...partly
				].join(" \u00b7 ");
				return {
					forms: [
						{
							render: () => `${(0, $markdown_text_2.details)(summary(), bodyOf(diff, hunks, authors), isOpen)}\n`,
							leastBytes
						},
						{
							render: () => `- ${[
								(0, $markdown_text_2.codeSpan)(diff.path),
								...countsOf(diff),
								...notesOf(diff, $markdown_text_2.codeSpan),
								TEXTS$2.notShown
							].join(" \u00b7 ")}\n`,
							lacks
						},
						{
							render: () => `- ${(0, $markdown_text_2.codeSpan)(diff.path)}\n`,
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
			function countsOf(diff) {
				return diff.isBinary || (0, $hunk_lines.hasNoLines)(diff) ? [] : [$texts_comment_texts.COMMENT_TEXTS.totals.lines(diff.additions, diff.deletions)];
			}
			function notesOf(diff, showPath) {
				let notes = [...diff.kind === "update" ? [] : [(0, $hunk_lines.kindText)(diff, showPath)], ...(0, $hunk_lines.factsOf)(diff).map(({ text }) => text)];
				diff.isBinary && notes.push(TEXTS$2.binary);
				hasLongLines(diff) && notes.push(TEXTS$2.longLines);
				return notes;
			}
			function bodyOf(diff, hunks, authors) {
				if (hunks.length === 0) return `${diff.isBinary ? TEXTS$2.binaryBody : TEXTS$2.noLines}\n`;
				return (0, $markdown_text_2.fence)("diff", hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? [])));
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
			let { details: TEXTS$1, warnings: WARNINGS } = $texts_comment_texts.COMMENT_TEXTS;
			let LACKS = $texts_comment_texts.COMMENT_TEXTS.incomplete.parts;
			let COLUMNS = TEXTS$1.columns;
			function warningsPart(report, rank) {
				let files = bySentence((0, $annotations_2.fileWarnings)(report)).map(({ text, about }) => `> - ${nameFiles(about)}: ${text}\n`);
				let notes = (0, $annotations_2.runNotes)(report).filter((warning) => !(0, $annotations_2.isMinor)(warning));
				let calls = (0, $annotations_2.callWarnings)(report).filter((warning) => !(0, $annotations_2.isMinor)(warning));
				let important = files.length === 0 ? "" : `> [!CAUTION]\n> ${WARNINGS.files}\n>\n${first(files, "> - ")}\n`;
				let others = calls.length === 0 ? "" : `> [!NOTE]\n> ${WARNINGS.steps}\n>\n${first(warningLines(calls, "> - "), "> - ")}\n`;
				let said = notes.length === 0 ? "" : `> [!NOTE]\n${notes.map(({ text }) => `> ${(0, $markdown_text_2.proseText)(text)}\n`).join(">\n")}\n`;
				return part(rank, LACKS.warnings, important + said + others);
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
				if (about.length === 1) return about.map($markdown_text_2.codeSpan).join("");
				return WARNINGS.many(about.slice(0, 3).map($markdown_text_2.codeSpan).join(", "), about.length - 3);
			}
			function callWarningsPart(report, rank) {
				let lines = [...(0, $annotations_2.runNotes)(report).filter($annotations_2.isMinor).map(({ text }) => `- ${(0, $markdown_text_2.proseText)(text)}\n`), ...warningLines((0, $annotations_2.callWarnings)(report).filter($annotations_2.isMinor), "- ")];
				return lines.length === 0 ? [] : part(rank, LACKS.warnings, `#### ${TEXTS$1.warnings}\n\n${first(lines, "- ")}\n`);
			}
			function minorWarnings(report) {
				return [...(0, $annotations_2.runNotes)(report), ...(0, $annotations_2.callWarnings)(report)].filter($annotations_2.isMinor);
			}
			function warningLines(warnings, prefix) {
				return warnings.map(({ about, text }) => `${prefix}${(0, $markdown_text_2.proseText)(about)}: ${(0, $markdown_text_2.proseText)(text)}\n`);
			}
			function first(lines, prefix) {
				let more = lines.length - 50;
				return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}${WARNINGS.more(more)}\n` : ""}`;
			}
			function failurePart({ outcome }, rank) {
				if (outcome.kind !== "failed") return [];
				let { label, isNoStep, at, error } = outcome.failure;
				if (error.message.includes("\n")) return part(rank, LACKS.failure, `${textFence((0, $terminal_plan.renderFailure)(outcome.failure, $start_terminal.PLAIN))}\n`);
				let place = (0, $markdown_text_2.codeSpan)((0, $terminal_plan.placeText)(at));
				let where = isNoStep ? $texts_comment_texts.COMMENT_TEXTS.failure.recipe(place) : $texts_comment_texts.COMMENT_TEXTS.failure.step((0, $markdown_text_2.proseText)(label), place);
				let said = (0, $markdown_text_2.proseText)(`${error.message.replace(/\.$/, "")}. ${error.suggestion}`);
				return part(rank, LACKS.failure, `${where} ${said} (${(0, $markdown_text_2.codeSpan)(error.code)})\n\n`);
			}
			function gatePart(report, rank) {
				let { outcome } = report;
				if (outcome.kind !== "gated") return [];
				let { label, at, call, reason } = outcome.gate;
				let later = (0, $annotations_2.deferredLabels)(report);
				let names = later.slice(0, 20).map($markdown_text_2.proseText).join(", ");
				let rest = later.length === 0 ? "" : `${$texts_comment_texts.COMMENT_TEXTS.gate.later(names, later.length - 20)}\n\n`;
				let heading = $texts_comment_texts.COMMENT_TEXTS.gate.heading((0, $markdown_text_2.proseText)(label), (0, $markdown_text_2.codeSpan)((0, $terminal_plan.placeText)(at)), (0, $markdown_text_2.proseText)(reason));
				return part(rank, LACKS.gate, `${heading}\n\n${textFence((0, $approval_display.renderApproval)({
					call,
					changes: [],
					reason
				}))}\n${rest}`);
			}
			function manifestPart({ recipe }, rank) {
				let rows = (0, $annotations_2.permissionRows)(recipe.permissions);
				let shown = rows.length === 0 ? `${TEXTS$1.readsOnly($annotations_2.READS_ONLY)}\n` : textFence((0, $start_terminal.textTable)(rows, $start_terminal.PLAIN).join("\n"));
				return part(rank, LACKS.permissions, `#### ${TEXTS$1.permissions}\n\n${shown}\n`);
			}
			function inputsPart({ inputs }, rank) {
				let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[(0, $markdown_text_2.codeSpan)(name), (0, $markdown_text_2.codeSpan)(String(value))]]);
				return rows.length === 0 ? [] : part(rank, LACKS.inputs, `#### ${TEXTS$1.inputs}\n\n${(0, $markdown_text_2.table)([COLUMNS.input, COLUMNS.value], rows)}\n`);
			}
			function outputsPart({ outcome }, rank) {
				let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [(0, $markdown_text_2.codeSpan)(name), (0, $markdown_text_2.codeSpan)((0, $annotations_2.outputText)(value))]);
				return rows.length === 0 ? [] : part(rank, LACKS.outputs, `#### ${TEXTS$1.outputs}\n\n${(0, $markdown_text_2.table)([COLUMNS.output, COLUMNS.value], rows)}\n`);
			}
			function annotationsPart(report, rank) {
				let annotations = (0, $annotations_2.matchAnnotations)(report);
				if (annotations.shown.length === 0) return [];
				let labels = new Set(report.steps.map(({ place }) => place.label));
				let places = new Map();
				for (let { level, file, line, message } of annotations.shown) {
					let what = `${LEVELS[level]} ${labels.has(message) ? (0, $markdown_text_2.proseText)(message) : (0, $markdown_text_2.codeSpan)(message)}`;
					places.set(what, [...places.get(what) ?? [], (0, $markdown_text_2.codeSpan)(`${file}:${line}`)]);
				}
				let lines = [...places].map(([what, where]) => `- ${$texts_comment_texts.COMMENT_TEXTS.findings.places(what, where)}\n`);
				let rest = (0, $annotations_2.moreText)(annotations);
				let heading = report.changes.length === 0 ? "" : `**${$texts_comment_texts.COMMENT_TEXTS.findings.title}**\n\n`;
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
					return `#### ${TEXTS$1.steps}\n\n${(0, $markdown_text_2.table)([COLUMNS.step, COLUMNS.result], rows)}${more}\n`;
				} });
				return [{
					rank,
					lacks: LACKS.steps,
					forms: [form(200), form(20)]
				}];
			}
			function stepRow(step) {
				let { status, text, condition } = (0, $annotations_2.summarizeStep)(step);
				let label = step.place.isVerify ? TEXTS$1.verify((0, $markdown_text_2.proseText)(step.place.label)) : (0, $markdown_text_2.proseText)(step.place.label);
				let time = (status === "ran" || status === "failed") && step.durationMs >= 50 ? [(0, $annotations_2.durationText)(step.durationMs)] : [];
				let shown = condition === void 0 ? (0, $markdown_text_2.proseText)(text) : TEXTS$1.skipped((0, $markdown_text_2.codeSpan)(condition));
				let result = [...text === "" ? [] : [shown], ...time].join(" \u00b7 ");
				return [`${ICONS[status]} ${label} \u00b7 ${(0, $markdown_text_2.codeSpan)((0, $step_ticker.calledText)(step.place))}`, result];
			}
			function timelinePart({ steps }, rank) {
				let chart = renderTimeline(steps);
				return chart === "" ? [] : part(rank, LACKS.timeline, `${(0, $markdown_text_2.details)(TEXTS$1.timeline, chart)}\n`);
			}
			function textFence(text) {
				return (0, $markdown_text_2.fence)("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, $start_start.splitText)(line, 400)));
			}
			function part(rank, lacks, text) {
				return text === "" ? [] : [{
					rank,
					lacks,
					forms: [{ render: () => text }]
				}];
			}
			function renderTimeline(steps) {
				let ran = steps.filter((step) => ["ran", "failed"].includes((0, $annotations_2.summarizeStep)(step).status));
				if (ran.length < 2) return "";
				let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
				if (end < 500) return "";
				let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
				let rest = ran.length - bars.length;
				let chart = (0, $markdown_text_2.fence)("mermaid", [
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
			function headlinePart(title, ending, totals = [], hasFindings = !1) {
				let { reason, commit, note, detail, next } = ending;
				let isPlain = SHOWN.includes(reason) && detail === void 0 && next.length > 0;
				let hasCommit = commit !== void 0 && detail?.includes(commit) === !0;
				let outcome = () => {
					if (reason === "clean" && hasFindings) return $texts_comment_texts.COMMENT_TEXTS.findings.noChanges;
					return asSentence(reason === "committed" && hasCommit ? (0, $markdown_text_2.proseText)(detail) : (0, $annotations_2.outcomeText)(ending, $markdown_text_2.proseText));
				};
				let said = [
					...isPlain ? [] : [outcome()],
					...commit === void 0 || hasCommit ? [] : [$texts_comment_texts.COMMENT_TEXTS.commit((0, $markdown_text_2.codeSpan)(commit))],
					...note === void 0 ? [] : [(0, $markdown_text_2.proseText)(note)]
				];
				let text = `### ${[
					`${iconOf(ending.reason, hasFindings)}Sous`,
					(0, $markdown_text_2.proseText)(title),
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
			function iconOf(reason, hasFindings) {
				if (reason === "previewed" || reason === "proposed") return "";
				return reason === "clean" && hasFindings ? "\u26a0\ufe0f " : DECISION_ICONS[(0, $base_reasons_3.decisionOf)(reason)];
			}
			function asSentence(text) {
				return /[\p{L}\p{N}`)]$/u.test(text) && !/[.!?] \([^()]*\)$/.test(text) ? `${text}.` : text;
			}
			function renderNext(next) {
				return next.map(({ command, does, lead }) => `${lead ?? $texts_comment_texts.COMMENT_TEXTS.preview.otherCommand((0, $markdown_text_2.proseText)(does))}\n\n${(0, $markdown_text_2.fence)("", (0, $start_start.printable)(command).split("\n"))}\n`).join("");
			}
			function nextPart({ next }, rank) {
				return next.length === 0 ? [] : [{
					rank,
					forms: [{ render: () => renderNext(next) }],
					lacks: LACKS.next
				}];
			}
			function renderDigest(digest) {
				return `${TEXTS$1.digest((0, $markdown_text_2.codeSpan)(digest), (0, $markdown_text_2.codeSpan)(digest.match(/.{1,16}/g)?.join(" ") ?? ""))}\n\n`;
			}
			function renderFooter({ footer }) {
				if (footer === void 0) return "";
				let { head, pushedBy, until, approval, run, ci } = footer;
				let texts = $texts_comment_texts.COMMENT_TEXTS.footer;
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
			let { details: TEXTS, totals: TOTALS, incomplete: INCOMPLETE } = $texts_comment_texts.COMMENT_TEXTS;
			function renderPlanMarkdown(report, budget, whole) {
				let units = unitsFor(report, budget);
				let room = {
					bytes: budget.bytes - 600,
					units: units - 600
				};
				let { texts, lacks } = (0, $markdown_text_2.fitParts)(partsOf(report, budget, whole), room);
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
				return `${plan?.digest === void 0 ? "" : renderDigest(plan.digest)}${TEXTS.facts((0, $markdown_text_2.codeSpan)(recipe.source.path), (0, $markdown_text_2.codeSpan)(ending.reason))}\n\n`;
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
				return headlinePart(recipe.name, ending, [outcome.kind === "failed" ? TOTALS.failed : totalsOf(report)], (0, $annotations_2.countFindings)(report) > 0);
			}
			function totalsOf(report) {
				let { outcome, records } = report;
				let found = (0, $annotations_2.countFindings)(report);
				let changes = records.length === 0 && (found > 0 || outcome.kind === "gated") ? [] : [changesText(records)];
				let findings = found === 0 ? [] : [(0, $core_work_5.countOf)(found, "finding")];
				return [
					...changes,
					...findings,
					...outcome.kind === "gated" ? [TOTALS.waits] : []
				].join(", ");
			}
			function changesText(records) {
				let { files, directories } = (0, $hunk_lines.countChanged)(records);
				if (records.length === 0) return TOTALS.none;
				let sum = (of) => records.reduce((total, record) => total + of(record), 0);
				return [
					...files === 0 ? [] : [(0, $core_work_5.countOf)(files, "file")],
					...directories === 0 ? [] : [TOTALS.directories(directories)],
					...files === 0 ? [] : [TOTALS.lines(sum(({ additions }) => additions), sum(({ deletions }) => deletions))]
				].join(", ");
			}
			function renderBareMarkdown(report, budget) {
				let { recipe, plan, ending, diagnostics = [], error } = report;
				let path = plan?.recipe.path ?? recipe;
				let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? ((0, $base_reasons_3.decisionOf)(ending.reason) === "pass" ? $texts_comment_texts.COMMENT_TEXTS.done : $texts_comment_texts.COMMENT_TEXTS.nothingRan)];
				let parts = [
					headlinePart(title, ending, ending.reason === "committed" ? [TOTALS.applied] : []),
					...fencePart(INCOMPLETE.parts.mistakes, listDiagnostics(diagnostics)),
					...fencePart(INCOMPLETE.parts.error, error === void 0 ? "" : (0, $core_work_5.renderError)(error, $start_terminal.PLAIN)),
					...nextPart(ending, 2),
					{
						rank: 2,
						forms: [{ render: () => bareFacts(report) }],
						lacks: INCOMPLETE.parts.digest
					}
				];
				let { texts, lacks } = (0, $markdown_text_2.fitParts)(parts, budget);
				return {
					text: texts.join(""),
					isIncomplete: lacks.length > 0
				};
			}
			function bareFacts({ recipe, plan, ending }) {
				let path = plan?.recipe.path ?? recipe;
				let facts = TEXTS.facts(path === void 0 ? void 0 : (0, $markdown_text_2.codeSpan)(path), (0, $markdown_text_2.codeSpan)(ending.reason));
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
				let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${(0, $terminal_plan.placeText)(at)}: ${severity} ${code}`}: ${(0, $start_start.printable)(message)}\n  \u2192 ${(0, $start_start.printable)(suggestion)}\n`);
				let more = diagnostics.length - shown.length;
				return `${shown.join("")}${more > 0 ? `\u2026 ${$texts_comment_texts.COMMENT_TEXTS.warnings.more(more)}\n` : ""}`;
			}
			async function countHidden(changes) {
				let diffs = await (0, $hunk_lines.diffChanges)(changes);
				let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
				let room = Math.max(0, SUMMARY_BUDGET.bytes - 1e5 - rows);
				let parts = diffs.map((diff) => ({
					...diffPart(diff, new Map()),
					rank: 0
				})).toSorted((a, b) => a.leastBytes - b.leastBytes);
				return (0, $markdown_text_2.fitParts)(parts, {
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
			var $base_reasons_3 = __nccwpck_require__(460);
			var $annotations = __nccwpck_require__(888);
			var $reader_work = __nccwpck_require__(62);
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
					warnings: [
						...(0, $annotations.fileWarnings)(report),
						...(0, $annotations.runNotes)(report),
						...(0, $annotations.callWarnings)(report)
					],
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
				let { reason, commit, next, note } = ending;
				let message = (0, $annotations.outcomeText)(ending, (detail) => detail);
				return {
					schema_version: 1,
					decision: (0, $base_reasons_3.decisionOf)(reason),
					reason_code: reason,
					message: note === void 0 ? message : `${message} ${note}`,
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
				let { status, text } = (0, $annotations.summarizeStep)(step);
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
			function changeRecord({ path, kind, from, to, additions, deletions, protected: why }) {
				return {
					path,
					kind,
					from: from ?? null,
					to: to ?? null,
					additions,
					deletions,
					protected: why ?? null
				};
			}
			function plannedChangeRecord({ path, kind }) {
				return {
					path,
					kind,
					from: null,
					to: null,
					additions: null,
					deletions: null,
					protected: null
				};
			}
		},
		49: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { PlanView: () => PlanView });
			var $change_groups_2 = __nccwpck_require__(873);
			var $hunk_lines_2 = __nccwpck_require__(905);
			var $annotations = __nccwpck_require__(888);
			var $start_start_5 = __nccwpck_require__(276);
			//! src/report/json/plan-view.ts
			let MAX_LINES = 4e3;
			let MAX_LINE_CHARACTERS = 2e3;
			var PlanView = class PlanView {
				#steps;
				#records;
				#diffs;
				#byPath;
				#stepsOf;
				#shown;
				#files;
				constructor(records, diffs, steps) {
					this.#steps = steps;
					this.#records = records;
					this.#diffs = diffs;
					this.#byPath = new Map(diffs.map((diff) => [diff.path, diff]));
					this.#stepsOf = stepsByPath(steps);
					this.#shown = records.filter(({ to }) => to === void 0);
					this.#files = this.#shown.map((record) => fileView(record, this.#byPath.get(record.path), this.#stepsThatChanged(record)));
				}
				static async of(changes, steps, places) {
					let diffs = await (0, $hunk_lines_2.diffChanges)(changes);
					return new PlanView((0, $hunk_lines_2.recordChanges)(changes, diffs, places), diffs, steps);
				}
				files(from = 0) {
					let left = MAX_LINES;
					let files = this.#files.slice(from, from + 200).map((file, i) => {
						let diff = this.#byPath.get(this.#shown[from + i]?.path ?? "");
						if (diff === void 0 || left <= 0) return file;
						let { hunks, lines, isCut } = viewHunks(diff, i === 0 ? MAX_LINES : Math.min(left, 400));
						left -= lines;
						return {
							...file,
							hunks,
							isCut
						};
					});
					return {
						files,
						moreFiles: Math.max(this.#files.length - from - files.length, 0)
					};
				}
				async changes(pathOf, { notes = [] }) {
					let sum = (of) => this.#records.reduce((total, record) => total + of(record), 0);
					return {
						totals: {
							...(0, $hunk_lines_2.countChanged)(this.#records),
							added: sum(({ additions }) => additions),
							removed: sum(({ deletions }) => deletions)
						},
						steps: await Promise.all(this.#steps.map((step) => this.#viewStep(step, pathOf(step)))),
						...this.files(),
						groups: this.#groups(),
						notes: notes.map($start_start_5.printableLine)
					};
				}
				#stepsThatChanged({ path, from }) {
					let steps = [path, ...from === void 0 ? [] : [from]].flatMap((name) => [...this.#stepsOf.get(name) ?? []]);
					return [...new Set(steps)].toSorted((a, b) => a - b);
				}
				async #viewStep(step, path) {
					let { place, calls, ending, durationMs } = step;
					let changes = calls.flatMap((call) => call.changes);
					let found = calls.flatMap(({ findings }) => findings?.shown ?? []);
					let total = calls.reduce((sum, { findings }) => sum + (findings?.total ?? 0), 0);
					let warnings = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "ran" ? outcome.warnings : []);
					return {
						...path !== void 0 && { path },
						label: (0, $start_start_5.printableLine)(place.label),
						calls: (0, $start_start_5.printableLine)(place.calls),
						depth: place.depth,
						outcome: ending === "unfinished" ? "failure" : ending,
						message: (0, $start_start_5.printableLine)((0, $annotations.summarizeStep)(step).text),
						files: new Set(changes.map((change) => change.path)).size,
						...await this.#countLines(changes),
						warnings: [...new Set(warnings)].map($start_start_5.printableLine),
						findings: found.slice(0, 50).map((each) => ({
							path: (0, $start_start_5.printableLine)(each.path),
							line: each.line,
							column: each.column,
							text: (0, $start_start_5.cutText)((0, $start_start_5.printableLine)(each.text), MAX_LINE_CHARACTERS)
						})),
						moreFindings: Math.max(total, found.length) - Math.min(found.length, 50),
						durationMs: Math.round(durationMs)
					};
				}
				async #countLines(changes) {
					let [added, removed] = [0, 0];
					let unknown = [];
					for (let change of changes) {
						let diff = this.#stepsOf.get(change.path)?.size === 1 ? this.#byPath.get(change.path) : void 0;
						(diff === void 0 || diff.kind === "rename") && unknown.push(change);
						added += unknown.at(-1) === change ? 0 : diff?.additions ?? 0;
						removed += unknown.at(-1) === change ? 0 : diff?.deletions ?? 0;
					}
					for (let { additions, deletions } of unknown.length === 0 ? [] : await (0, $hunk_lines_2.diffChanges)(unknown)) {
						added += additions;
						removed += deletions;
					}
					return {
						added,
						removed
					};
				}
				#groups() {
					return (0, $change_groups_2.t)(this.#diffs).groups.flatMap(({ places, files }) => {
						let [first] = places;
						if (first === void 0) return [];
						let shown = places.slice(0, 50).map(({ diff, line }) => ({
							path: (0, $start_start_5.printableLine)(diff.path),
							line
						}));
						return [{
							hunk: viewHunk(first.shown, 400),
							files,
							places: shown,
							morePlaces: places.length - shown.length
						}];
					});
				}
			};
			function fileView(record, diff, steps) {
				let { kind, path, from, additions, deletions } = record;
				return {
					path: (0, $start_start_5.printableLine)(path),
					kind: from === void 0 ? kind : "rename",
					...from !== void 0 && { from: (0, $start_start_5.printableLine)(from) },
					added: additions,
					removed: deletions,
					isBinary: diff?.isBinary ?? !1,
					facts: diff === void 0 ? [] : (0, $hunk_lines_2.factsOf)(diff).map(({ text, isWarning }) => ({
						text,
						isWarning
					})),
					...record.protected !== void 0 && { protected: record.protected },
					steps,
					isCut: !1
				};
			}
			function stepsByPath(steps) {
				let byPath = new Map();
				for (let [index, { calls }] of steps.entries()) for (let { path } of calls.flatMap(({ changes }) => changes)) {
					let known = byPath.get(path);
					known === void 0 ? byPath.set(path, new Set([index])) : known.add(index);
				}
				return byPath;
			}
			function viewHunks({ hunks }, maxLines) {
				let shown = [];
				let lines = 0;
				for (let hunk of hunks) {
					if (lines >= maxLines) break;
					let view = viewHunk(hunk, maxLines - lines);
					lines += view.lines.length;
					shown.push(view);
				}
				let all = hunks.reduce((sum, { runs }) => sum + runs.reduce((count, run) => count + run.lines, 0), 0);
				return {
					hunks: shown,
					lines,
					isCut: lines < all
				};
			}
			let KINDS = {
				context: " ",
				added: "+",
				removed: "-"
			};
			function viewHunk(hunk, maxLines) {
				let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
				let lines = [];
				for (let { kind, text, ending, hasLineFeed } of (0, $hunk_lines_2.hunkLines)(hunk)) {
					if (lines.length >= maxLines) break;
					lines.push({
						kind: KINDS[kind],
						text: (0, $start_start_5.cutText)((0, $start_start_5.printable)(text), MAX_LINE_CHARACTERS),
						marks: ending + (hasLineFeed || kind === "context" ? "" : "\u2298"),
						...kind !== "added" && { old: oldLine++ },
						...kind !== "removed" && { new: newLine++ }
					});
				}
				return {
					header: `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
					lines
				};
			}
		},
		192: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				firstSentence: () => firstSentence,
				joinWrapped: () => joinWrapped,
				listInputFacts: () => listInputFacts,
				recipeListRecord: () => recipeListRecord,
				recipe_page_exports: () => recipe_page_exports,
				renderRecipeList: () => renderRecipeList,
				renderRecipePage: () => renderRecipePage
			});
			var $start_runtime = __nccwpck_require__(264);
			var $core_work_7 = __nccwpck_require__(162);
			var $plan_plan_outcome = __nccwpck_require__(209);
			var $reader_work = __nccwpck_require__(62);
			var $annotations_2 = __nccwpck_require__(888);
			var $start_start_9 = __nccwpck_require__(276);
			var $step_ticker_2 = __nccwpck_require__(109);
			var $start_terminal = __nccwpck_require__(642);
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
				let outputLines = (0, $start_terminal.textTable)(outputs.map(({ key, value }) => [key, valueText(value)]), style);
				return [
					`${style.bold((0, $start_start_9.printableLine)(name))} ${style.dim((0, $start_start_9.printableLine)(source.path))}`,
					...joinWrapped(description).map($start_start_9.printableLine),
					...section("May", permissionLines(permissions, style)),
					...section("Inputs", inputLines(inputs, style)),
					...section("Steps", stepLines(steps, style)),
					...section("Verify: all of this must be true, or nothing changes", stepLines(verify, style)),
					...section("Outputs", outputLines),
					...section("Run it", ["preview", "run"].map((command) => exampleCall(command, callName, recipe))),
					""
				].join("\n");
			}
			function exampleCall(command, callName, { inputs }) {
				let needed = inputs.filter((input) => input.required).map((input) => `${input.name}=\u2026`);
				return (0, $start_start_9.printableLine)([
					"sous",
					command,
					(0, $core_work_7.shellWord)(callName),
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
						max_files: maxFiles ?? null
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
					...callRecord(step),
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
			function callRecord({ call }) {
				if (call.kind === "steps") return { steps: call.steps.map(stepRecord) };
				return call.kind === "tool" ? { tool: call.tool } : { recipe: call.recipe };
			}
			function permissionLines(permissions, style) {
				let rows = (0, $annotations_2.permissionRows)(permissions);
				return rows.length === 0 ? [$annotations_2.READS_ONLY] : (0, $start_terminal.textTable)(rows, style);
			}
			function inputLines(inputs, style) {
				return (0, $start_terminal.textTable)(inputs.flatMap((input) => [[input.name, inputFacts(input)], ...input.description === "" ? [] : [["", input.description]]]), style);
			}
			function stepLines(steps, style) {
				return steps.flatMap((step, i) => {
					let call = (0, $step_ticker_2.calledText)({ calls: (0, $plan_plan_outcome.callText)(step) });
					let title = `${step.name === void 0 ? "" : `: ${step.name}`}${step.id === void 0 ? "" : ` (${step.id})`}`;
					let number = `${i + 1}. `;
					let rows = [
						...step.forEach === void 0 ? [] : [["for each", valueText(step.forEach)]],
						...step.if === void 0 ? [] : [["only if", step.if.text]],
						...step.with.map(({ key, value }, at) => [at === 0 ? "with" : "", `${key}: ${valueText(value)}`]),
						...step.expect.map((expectation, at) => [at === 0 ? "expect" : "", expectationText(expectation)]),
						...step.continueOnError ? [["on error", "go on"]] : [],
						...step.timeoutSeconds === void 0 ? [] : [["within", (0, $core_work_7.countOf)(step.timeoutSeconds, "second")]],
						...step.report === void 0 ? [] : [["report", `each match, as ${step.report}`]]
					];
					let heading = `${number}${style.cyan((0, $start_start_9.printableLine)(call))}${(0, $start_start_9.printableLine)(title)}`;
					let inner = step.call.kind === "steps" ? stepLines(step.call.steps, style) : [];
					return [heading, ...[...(0, $start_terminal.textTable)(rows, style), ...inner].map((line) => `${" ".repeat(number.length)}${line}`)];
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
				return listInputFacts(input).join(", ");
			}
			function listInputFacts(input) {
				let { type, required, min, max, pattern, options } = input;
				return [
					type === "choice" ? `one of ${options.join(", ")}` : type,
					...required ? ["required"] : [],
					...min === void 0 ? [] : [`at least ${min}`],
					...max === void 0 ? [] : [`at most ${max}`],
					...pattern === void 0 ? [] : [`matches /${pattern}/`],
					...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
				];
			}
			function renderRecipeList(recipes, style) {
				return `${recipes.map((listed) => {
					let { name, path, recipe, off } = listed;
					let isUnread = recipe === void 0 && listed.diagnostics.length === 0;
					let lines = recipe === void 0 ? isUnread ? [] : describeInvalid(listed, style) : describe(recipe, style);
					let mark = recipe === void 0 && !isUnread ? `${style.red("\u2717")} ` : "";
					let title = mark + style.bold((0, $start_start_9.printableLine)(name));
					let place = path === name || mark !== "" ? [] : [style.dim((0, $start_start_9.printableLine)(path))];
					return [
						title,
						...[
							...off === void 0 ? [] : [style.yellow((0, $start_start_9.printableLine)(off.message))],
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
						diagnostics: diagnostics.map($reader_work.diagnosticRecord)
					}))
				};
			}
			function describe({ name, description, inputs }, style) {
				let summary = firstSentence(description);
				return [
					(0, $start_start_9.printableLine)(name),
					...summary === "" ? [] : [(0, $start_start_9.printableLine)(summary)],
					...inputs.map((input) => `${style.cyan(`${(0, $start_start_9.printableLine)(input.name)}=`)}  ${(0, $start_start_9.printableLine)(briefFacts(input))}`)
				];
			}
			function briefFacts(input) {
				return listInputFacts({
					...input,
					pattern: void 0
				}).join(", ");
			}
			function describeInvalid(file, style) {
				let { errors } = (0, $reader_work.countDiagnostics)([file]);
				return [`${style.red("not valid")}: ${(0, $core_work_7.countOf)(errors, "error")}, see sous validate ${(0, $start_start_9.printableLine)((0, $core_work_7.shellWord)(file.path))}`];
			}
			function joinWrapped(text) {
				return text.split(/\n\s*\n|\n(?=\s*[-*] )/).map((block) => block.trim().replace(/\s*\n\s*/g, " ")).filter((block) => block !== "");
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
			var $plan_plan_outcome_3 = __nccwpck_require__(209);
			var $core_work_7 = __nccwpck_require__(162);
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
					notes: plan.notes ?? [],
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
						maxFiles: void 0,
						at: void 0
					},
					exclude: [],
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
			function stepsOf(calls, recipe) {
				let groups = [];
				let stepAround = ({ step }) => outermost(step, recipe);
				for (let call of calls) {
					let last = groups.at(-1);
					let isSame = last?.[0] !== void 0 && placeOf(stepAround(last[0])) === placeOf(stepAround(call));
					last !== void 0 && isSame ? last.push(call) : groups.push([call]);
				}
				return groups.map((group, i) => recordOf(group, {
					number: i + 1,
					total: groups.length,
					recipe
				}));
			}
			function outermost(step, { steps, verify }) {
				return [...steps, ...verify].find(({ call }) => call.kind === "steps" && call.steps.includes(step)) ?? step;
			}
			function recordOf(calls, { number, total, recipe }) {
				let [first] = calls;
				if (first === void 0) throw Error("A step without a call.");
				let { label, tool } = first.planned;
				let step = outermost(first.step, recipe);
				let { at } = step;
				return {
					place: {
						label: calls.length === 1 && step === first.step ? label : step.id ?? step.name ?? label,
						calls: step === first.step ? tool : (0, $plan_plan_outcome_3.callText)(step),
						number,
						total,
						isVerify: recipe.verify.includes(step),
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
				let own = (0, $core_work_7.allSteps)(recipe).find((step) => step.at.line === at.line && step.at.file === at.file);
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
		109: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				StepTicker: () => StepTicker,
				calledText: () => calledText,
				markOf: () => markOf
			});
			var $start_start_3 = __nccwpck_require__(276);
			var $core_work_7 = __nccwpck_require__(162);
			var $annotations = __nccwpck_require__(888);
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
					return `${indent(place)}${spinner} ${[
						this.#title(place),
						...count,
						this.#style.dim((0, $annotations.durationText)(elapsedMs))
					].join("  ")}`;
				}
				#showAbove() {
					let hidden = this.#running.filter((running) => !running.isShown);
					let lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
					for (let running of hidden) running.isShown = !0;
					return lines.join("");
				}
				#finish(event) {
					let { step: place, ending, calls, durationMs } = event;
					this.#running.at(-1)?.place === place && this.#running.pop();
					let { status, text } = (0, $annotations.summarizeStep)({
						place,
						ending,
						calls
					});
					let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
					(status === "ran" || status === "failed") && parts.push(this.#style.dim((0, $annotations.durationText)(durationMs)));
					return `${indent(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
				}
				#title(place) {
					let around = this.#running.findLast((other) => other.place.depth < place.depth);
					let label = (0, $start_start_3.cutText)((0, $start_start_3.printableLine)(shortLabel(place, around?.place)), 40);
					let called = (0, $start_start_3.cutText)((0, $start_start_3.printableLine)(calledText(place)), 40);
					return `${this.#style.bold(label)}  ${called}`;
				}
			};
			function calledText({ calls }) {
				let [, count] = /^steps:(\d+)$/.exec(calls) ?? [];
				return count === void 0 ? calls.replace(/^recipe:/, "recipe ") : (0, $core_work_7.countOf)(Number(count), "step");
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
				let shown = (0, $start_start_3.printableLine)(text);
				if (status === "failed") return style.red(shown);
				if (status === "waits") return style.yellow(shown);
				return status === "ran" ? shown : style.dim(shown);
			}
			function indent({ depth }) {
				return "  ".repeat(depth);
			}
			function progressText(progress) {
				let { done, total } = progress;
				let shown = (number) => number.toLocaleString("en");
				return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${(0, $start_start_3.unitOf)(progress)}`;
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
			var $base_protected_files_3 = __nccwpck_require__(657);
			var $hunk_lines_3 = __nccwpck_require__(905);
			var $start_start_5 = __nccwpck_require__(276);
			//! src/report/terminal/terminal-diff.ts
			var terminal_diff_exports = (0, $start_runtime.__exportAll)({
				diffParts: () => diffParts,
				renderDiff: () => renderDiff,
				renderStat: () => renderStat
			});
			let MAX_CHANGED_CHARACTERS = 2e3;
			function renderDiff(diffed, style) {
				return [...diffParts(diffed, style)].join("\n");
			}
			function* diffParts({ changes, diffs, authors, places }, style) {
				yield* warnOfProtected(changes, places, style);
				for (let diff of diffs) yield renderFile(diff, authors, style);
				for (let change of changes) change.kind === "create_directory" && (yield renderDirectory(change, style));
			}
			function renderStat({ changes, diffs, places }, style) {
				let files = diffs.map((diff) => `${renderHeader(diff, style)}\n`);
				let made = changes.filter(({ kind }) => kind === "create_directory").map((change) => renderDirectory(change, style));
				return [...warnOfProtected(changes, places, style), [...files, ...made].join("")].join("\n");
			}
			function renderDirectory({ path }, style) {
				return `${style.bold(`${(0, $start_start_5.printableLine)(path)}/`)} ${style.dim("new directory")}\n`;
			}
			function warnOfProtected(changes, places, style) {
				let lines = changes.flatMap((change) => {
					let why = (0, $base_protected_files_3.whyProtected)(change, places);
					return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, $start_start_5.printableLine)(change.path))} ${style.red(why)}\n`];
				});
				return lines.length === 0 ? [] : [lines.join("")];
			}
			function renderFile(diff, authors, style) {
				let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
				let body = [];
				for (let hunk of diff.hunks) {
					let made = authors?.get(hunk)?.map($start_start_5.printableLine).join(", ") ?? "";
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
				let parts = [style.bold((0, $start_start_5.printableLine)(diff.path)), style.dim((0, $hunk_lines_3.kindText)(diff, $start_start_5.printableLine))];
				!diff.isBinary && !(0, $hunk_lines_3.hasNoLines)(diff) && parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`\u2212${diff.deletions}`)}`);
				hasCutLines(diff) && parts.push(style.yellow("\u26a0 long lines are cut"));
				for (let { text, isWarning } of (0, $hunk_lines_3.factsOf)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
				return parts.join("  ");
			}
			function renderHunk(hunk, { width, style, body }) {
				let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
				let blank = " ".repeat(width);
				let lines = [...(0, $hunk_lines_3.hunkLines)(hunk)];
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
				return hunks.filter(mayHaveLongLines).some((hunk) => [...(0, $hunk_lines_3.hunkLines)(hunk)].some(({ kind, text }) => kind !== "context" && text.length > MAX_CHANGED_CHARACTERS));
			}
			function mayHaveLongLines({ runs }) {
				return runs.some(({ kind, bytes }) => kind !== "context" && bytes.length > MAX_CHANGED_CHARACTERS);
			}
			function cut(text, limit, from) {
				let end = from + limit;
				return `${from === 0 ? "" : `\u27e8${from} characters\u27e9 `}${(0, $start_start_5.printable)(text.slice(from, end))}${text.length > end ? ` \u27e8${text.length - end} more characters\u27e9` : ""}`;
			}
		},
		462: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				placeText: () => placeText,
				renderFailure: () => renderFailure,
				renderOutcome: () => renderOutcome,
				renderPlan: () => renderPlan
			});
			var $base_reasons = __nccwpck_require__(460);
			var $core_work_7 = __nccwpck_require__(162);
			var $annotations = __nccwpck_require__(888);
			var $approval_display_2 = __nccwpck_require__(455);
			var $hunk_lines_4 = __nccwpck_require__(905);
			var $start_start_9 = __nccwpck_require__(276);
			var $step_ticker_2 = __nccwpck_require__(109);
			var $start_terminal = __nccwpck_require__(642);
			var $terminal_diff = __nccwpck_require__(558);
			//! src/report/terminal/terminal-plan.ts
			function renderPlan(report, style, { stat = !1 } = {}) {
				let { outcome, recipe } = report;
				return [
					`${`${style.bold((0, $start_start_9.printableLine)(recipe.name))} ${style.dim((0, $start_start_9.printableLine)(recipe.source.path))}`}\n${renderManifest(report, style)}`,
					renderInputs(report, style),
					report.changes.length === 0 ? "" : (stat ? $terminal_diff.renderStat : $terminal_diff.renderDiff)(report, style),
					outcome.kind === "failed" ? "" : renderTotals(report, style),
					outcome.kind === "gated" ? renderGate(outcome.gate, report, style) : "",
					renderPlanWarnings(report, style),
					(0, $annotations.renderAnnotations)((0, $annotations.matchAnnotations)(report), style),
					section("Verify", outcome.kind === "failed" ? [] : verifyLines(report, style), style),
					section("Outputs", outcome.kind === "complete" ? outputLines(outcome.outputs, style) : [], style),
					outcome.kind === "failed" ? renderFailure(outcome.failure, style) : ""
				].filter((part) => part !== "").join("\n");
			}
			function renderOutcome(ending, style) {
				let { reason, next } = ending;
				let said = (0, $annotations.outcomeText)(ending, $start_start_9.printable);
				let rows = next.map(({ command, does }) => `  ${style.command((0, $start_start_9.printable)(command).replaceAll("\n", "\n  "))}  ${style.dim((0, $start_start_9.printableLine)(does))}\n`);
				return `${endingMark(reason, style)} ${said} ${style.dim(`(${reason})`)}\n${rows.join("")}`;
			}
			function renderFailure({ label, isNoStep, at, error }, style) {
				let step = isNoStep ? "" : `step '${(0, $start_start_9.printableLine)(label)}': `;
				return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}${(0, $start_start_9.printable)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, $start_start_9.printable)(error.suggestion)}\n`].join("\n");
			}
			function placeText({ file, line, column }) {
				return `${(0, $start_start_9.printableLine)(file)}:${line}:${column}`;
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
				let rows = (0, $annotations.permissionRows)(recipe.permissions);
				if (rows.length === 0) return `  ${style.dim("may")}  ${$annotations.READS_ONLY}\n`;
				return (0, $start_terminal.textTable)(rows, style).map((line, i) => `  ${style.dim(i === 0 ? "may" : "   ")}  ${line}\n`).join("");
			}
			function renderInputs({ inputs }, style) {
				let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, valueText(value)]]);
				return section("Inputs", (0, $start_terminal.textTable)(rows, style), style);
			}
			function renderTotals({ records, plan, outcome }, style) {
				let digest = plan?.digest === void 0 ? "" : `${style.dim("digest")} ${style.digest(plan.digest)}\n`;
				return `${records.length === 0 && outcome.kind === "gated" ? "" : `${style.bold((0, $hunk_lines_4.summarizeChanges)(records))}\n`}${digest}`;
			}
			function renderGate({ label, at, call, reason }, report, style) {
				let later = (0, $annotations.deferredLabels)(report).map($start_start_9.printableLine);
				let heading = `${style.yellow("\u2026")} ${style.bold(`Step '${(0, $start_start_9.printableLine)(label)}' needs your approval`)} ${style.dim(placeText(at))}\n`;
				let shown = (0, $approval_display_2.renderApproval)({
					call,
					changes: [],
					reason
				});
				let rest = later.length === 0 ? "" : `Steps that run once it is approved: ${(0, $core_work_7.nameSome)(later, 10)}\n`;
				return `${heading}${indent(shown)}${rest === "" ? "" : indent(rest)}`;
			}
			function renderPlanWarnings(report, style) {
				let calls = (0, $annotations.callWarnings)(report);
				let texts = [
					...(0, $annotations.caseWarnings)(report).map(({ about, text }) => `${about} ${text}`),
					...(0, $annotations.runNotes)(report).flatMap((note) => (0, $annotations.isMinor)(note) ? [] : [note.text]),
					...calls.flatMap((warning) => (0, $annotations.isMinor)(warning) ? [] : [stepWarning(warning)])
				];
				let more = texts.length - 20;
				let rest = more > 0 ? style.dim(`\u2026 and ${(0, $core_work_7.countOf)(more, "more warning")}\n`) : "";
				let notes = [...(0, $annotations.runNotes)(report).flatMap((note) => (0, $annotations.isMinor)(note) ? [note.text] : []), ...calls.filter($annotations.isMinor).map(stepWarning)].map((text) => `${style.dim((0, $start_start_9.printableLine)(text))}\n`).join("");
				return `${(0, $core_work_7.renderWarnings)(texts.slice(0, 20).map($start_start_9.printableLine), style)}${rest}${notes}`;
			}
			function stepWarning({ about, text }) {
				return `${text} (step '${about}')`;
			}
			function verifyLines({ steps }, style) {
				return steps.filter(({ place }) => place.isVerify && place.depth === 0).map((step) => {
					let { status, text } = (0, $annotations.summarizeStep)(step);
					return `${(0, $step_ticker_2.markOf)(status, style)} ${style.bold((0, $start_start_9.printableLine)(step.place.label))}  ${(0, $start_start_9.printableLine)(text)}`;
				});
			}
			function outputLines(outputs, style) {
				return (0, $start_terminal.textTable)(Object.entries(outputs).map(([name, value]) => [name, valueText(value)]), style);
			}
			function valueText(value) {
				return (0, $start_start_9.cutText)((0, $start_start_9.printableLine)((0, $annotations.outputText)(value)), 400);
			}
			function section(title, lines, style) {
				return lines.length === 0 ? "" : `${style.bold(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`;
			}
			function indent(text) {
				return text.replace(/^(?=.)/gm, "  ");
			}
		},
		364: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { tool_docs_exports: () => tool_docs_exports });
			var $start_runtime = __nccwpck_require__(264);
			var $start_start_7 = __nccwpck_require__(276);
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
						return `| [\`${tool.name}\`](#${tool.name}) | ${short.map((alias) => `\`${alias}\``).join(", ")} | ${tool.effect} | ${tool.risk} | ${(0, $start_start_7.requiresApproval)(tool) ? "yes" : "no"} |`;
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
			var $start_start_7 = __nccwpck_require__(276);
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
					`${tool.category}, ${tool.risk}, ${(0, $start_start_7.requiresApproval)(tool) ? "needs approval" : "needs no approval"}`,
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
				let shape = tool.args?.().shape ?? {};
				let isJson = (name) => shape[name] !== void 0 && (0, $core_work_5.argumentKind)(shape[name]) === "object";
				let options = Object.entries(args).flatMap(([name, value]) => optionsFor(name.replaceAll("_", "-"), isJson(name) ? JSON.stringify(value) : value));
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
				if (field.type === "object" || field.type.startsWith("{")) return `${option} JSON`;
				if (field.type.includes("list of")) return `${option} VALUE\u2026`;
				return `${option} ${field.type === "integer" || field.type === "number" ? "N" : "TEXT"}`;
			}
			function renderToolsTable(tools, style) {
				let width = Math.max(...tools.map((tool) => tool.name.length));
				return `${(0, $tools_catalogue_3.byCategory)(tools).map(({ category, tools: members }) => {
					let rows = members.map((tool) => {
						let approval = (0, $start_start_7.requiresApproval)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
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
					`Requires approval: ${(0, $start_start_7.requiresApproval)(tool) ? "yes" : "no"}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
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
		693: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(401)["answer-texts"]();
			module.exports = {
				__esModule: !0,
				get ANSWER_TEXTS() {
					return part().ANSWER_TEXTS;
				}
			};
		},
		176: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(401)["comment-texts"]();
			module.exports = {
				__esModule: !0,
				get COMMENT_TEXTS() {
					return part().COMMENT_TEXTS;
				}
			};
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
				},
				get pairRenames() {
					return part().pairRenames;
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
		84: (module) => {
			"use strict";
			module.exports = require("./plan.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		401: (module) => {
			"use strict";
			module.exports = require("./texts.js");
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
