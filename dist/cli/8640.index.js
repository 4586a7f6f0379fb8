export const id = 8640;
export const ids = [8640];
export const modules = {
	57603: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => fitParts });
		function fitParts(parts, budget) {
			let left = {
				bytes: budget.bytes,
				units: budget.units
			};
			let chosen = new Map();
			for (let part of [...parts].sort((a, b) => a.rank - b.rank)) for (let form of part.forms) {
				if (!mayFit(form, left)) continue;
				let text = form.render();
				let bytes = Buffer.byteLength(text);
				if (bytes > left.bytes || text.length > left.units) continue;
				left.bytes -= bytes;
				left.units -= text.length;
				chosen.set(part, {
					text,
					lacks: form.lacks
				});
				break;
			}
			let shown = parts.map((part) => chosen.get(part) ?? {
				text: "",
				lacks: part.lacks
			});
			return {
				text: shown.map(({ text }) => text).join(""),
				lacks: shown.flatMap(({ lacks }) => lacks === void 0 ? [] : [lacks])
			};
		}
		function mayFit({ leastBytes = 0 }, left) {
			return leastBytes <= left.bytes && leastBytes <= 3 * left.units;
		}
	}),
	44521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PS: () => diffPart,
			h$: () => notesOf,
			pw: () => MAX_LINE_CHARACTERS
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27312);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38416);
		var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39157);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		let MAX_LINE_CHARACTERS = 400;
		let MARKS = {
			context: " ",
			removed: "-",
			added: "+"
		};
		function diffPart(diff, authors) {
			let leastBytes = changedBytes(diff);
			let lacks = "diff";
			return {
				forms: [{
					render: () => `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.zH)(summaryOf(diff), bodyOf(diff, authors))}\n`,
					leastBytes
				}, {
					render: () => `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.SS)(diff.path)}: the diff is too large to be shown here.\n\n`,
					lacks
				}],
				lacks,
				leastBytes
			};
		}
		function notesOf(diff) {
			let notes = [...diff.kind === "update" ? [] : [(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.uS)(diff)], ...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.xS)(diff).map(({ text }) => text)];
			diff.isBinary && notes.push("binary, not shown");
			hasLongLines(diff) && notes.push("\u26a0 long lines, wrapped");
			return notes;
		}
		function summaryOf(diff) {
			let counts = diff.isBinary ? [] : [`+${diff.additions} \u2212${diff.deletions}`];
			return [
				(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.h8)(diff.path),
				...counts,
				...notesOf(diff)
			].join(" \u00b7 ");
		}
		function bodyOf(diff, authors) {
			if (diff.hunks.length === 0) return diff.isBinary ? "A binary file; its content is not shown.\n" : "No line changes.\n";
			return (0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__.EU)("diff", [...diff.hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? []))]);
		}
		function renderHunk(hunk, authors) {
			let made = authors.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ");
			let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.G4)(hunk)) {
				let mark = MARKS[kind];
				let shown = `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text)}${ending}`;
				shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
				hasLineFeed || lines.push("\\ No newline at end of file");
			}
			return lines;
		}
		function wrap(text, mark) {
			let pieces = (0, _cut_text_js__WEBPACK_IMPORTED_MODULE_3__.Ad)(text, 400);
			return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
		}
		function hasLongLines({ hunks }) {
			return hunks.some((hunk) => mayBeLong(hunk) && [...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__.G4)(hunk)].some(({ text }) => text.length > 400));
		}
		function mayBeLong({ runs }) {
			return runs.some(({ bytes }) => {
				let start = 0;
				for (let end = bytes.indexOf(10); end >= 0 && end - start <= 400; end = bytes.indexOf(10, start)) start = end + 1;
				return bytes.length - start > 400;
			});
		}
		function changedBytes({ hunks }) {
			return hunks.reduce((sum, { runs }) => sum + runs.reduce((bytes, run) => bytes + run.bytes.length, 0), 0);
		}
	}),
	39021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => nextPart,
			q: () => headlinePart
		});
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19578);
		var _ending_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64943);
		var _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39157);
		var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53985);
		let ICONS = {
			pass: "\u2705",
			wait: "\u23f8\ufe0f",
			refuse: "\ud83d\udeab",
			fail: "\u274c"
		};
		function headlinePart(title, ending, facts) {
			let { reason, commit } = ending;
			let icon = reason === "previewed" ? "\ud83d\udcdd" : ICONS[(0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_0__.uv)(reason)];
			let made = commit === void 0 ? [] : [`Commit ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(commit)}.`];
			let text = `## ${icon} Sous: ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.ln)(title)}\n\n${[(0, _ending_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(ending, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.ln), ...made].join(" ")}\n\n${[...facts, (0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(reason)].join(" \u00b7 ")}\n\n`;
			return {
				rank: 0,
				forms: [{ render: () => text }],
				lacks: "the headline"
			};
		}
		function nextPart({ plan, ending }, rank) {
			let digest = plan === void 0 ? "" : `Digest ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(plan.digest)}\\\nin groups ${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(plan.digest.match(/.{1,16}/g)?.join(" ") ?? "")}\n\n`;
			let lines = ending.next.flatMap(({ command, does }) => [`# ${does}`, ...command.split("\n")]);
			let commands = lines.length === 0 ? "" : `${(0, _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__.EU)("sh", lines.map(_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$))}\n`;
			return digest + commands === "" ? [] : [{
				rank,
				forms: [{ render: () => digest + commands }],
				lacks: "the digest and the next commands"
			}];
		}
	}),
	80645: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Up: () => annotationsPart,
			E$: () => failurePart,
			Fx: () => gatePart,
			F8: () => inputsPart,
			Ru: () => manifestPart,
			AJ: () => outputsPart,
			V2: () => stepsPart,
			DC: () => textFence,
			Xk: () => timelinePart,
			Rm: () => warningsPart
		});
		var report_annotations = __webpack_require__(18096);
		var approval_display = __webpack_require__(62844);
		var cut_text = __webpack_require__(27312);
		var markdown_diff = __webpack_require__(44521);
		var markdown_text = __webpack_require__(39157);
		var printable = __webpack_require__(53985);
		var step_summary = __webpack_require__(35387);
		function renderTimeline(steps) {
			let ran = steps.filter((step) => ["ran", "failed"].includes((0, step_summary.C)(step).status));
			if (ran.length < 2) return "";
			let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
			if (end === 0) return "";
			let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
			let rest = ran.length - bars.length;
			let chart = (0, markdown_text.EU)("mermaid", [
				"gantt",
				"  dateFormat x",
				`  axisFormat ${end < 6e4 ? "%S.%L s" : "%M:%S min"}`,
				...bars
			]);
			return rest === 0 ? chart : `${chart}\nThe first 60 of ${ran.length} steps.\n`;
		}
		function bar({ ending, startMs, durationMs }) {
			let place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`;
			return ending === "failure" ? `crit, ${place}` : place;
		}
		function chartLabel(label) {
			let plain = (0, printable.g$)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim();
			return (0, cut_text.IN)(plain, 50);
		}
		var permission_rows = __webpack_require__(42969);
		var plan_facts = __webpack_require__(92253);
		var step_ticker = __webpack_require__(15309);
		var style = __webpack_require__(93299);
		var terminal_plan = __webpack_require__(30382);
		var text_table = __webpack_require__(68142);
		function warningsPart(report, rank) {
			let files = (0, plan_facts.AA)(report).map(({ about, text }) => `> - ${(0, markdown_text.SS)(about)}: ${text}\n`);
			let calls = (0, plan_facts.Ir)(report).map(({ about, text }) => `> - ${(0, markdown_text.ln)(about)}: ${(0, markdown_text.ln)(text)}\n`);
			return part(rank, "the warnings", (files.length === 0 ? "" : `> [!CAUTION]\n> Look twice:\n>\n${first(files, "> - ")}\n`) + (calls.length === 0 ? "" : `> [!NOTE]\n> The tools warned:\n>\n${first(calls, "> - ")}\n`));
		}
		function first(lines, prefix) {
			let more = lines.length - 50;
			return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}and ${more} more\n` : ""}`;
		}
		function failurePart({ outcome }, rank) {
			if (outcome.kind !== "failed") return [];
			return part(rank, "why it failed", `${textFence((0, terminal_plan.zt)(outcome.failure, style.t))}\n`);
		}
		function gatePart(report, rank) {
			let { outcome } = report;
			if (outcome.kind !== "gated") return [];
			let { label, at, call, reason } = outcome.gate;
			let later = (0, plan_facts.JS)(report);
			let more = later.length > 20 ? ` and ${later.length - 20} more` : "";
			let rest = later.length === 0 ? "" : `Known after approval: ${later.slice(0, 20).map(markdown_text.ln).join(", ")}${more}.\n\n`;
			return part(rank, "the call that waits for approval", `${`### Step ${(0, markdown_text.ln)(label)} waits for approval\n\nAt ${(0, markdown_text.SS)((0, terminal_plan.Z9)(at))}: ${(0, markdown_text.ln)(reason)}.\n\n`}${textFence((0, approval_display.m)({
				call,
				changes: [],
				reason
			}))}\n${rest}`);
		}
		function manifestPart({ recipe }, rank) {
			let rows = (0, permission_rows.b)(recipe.permissions);
			return part(rank, "what the recipe may do", `### This recipe may\n\n${rows.length === 0 ? `It may ${permission_rows.P}.\n` : textFence((0, text_table.e)(rows, style.t).join("\n"))}\n`);
		}
		function inputsPart({ inputs }, rank) {
			let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[(0, markdown_text.SS)(name), (0, markdown_text.SS)(String(value))]]);
			return rows.length === 0 ? [] : part(rank, "the inputs", `### Inputs\n\n${(0, markdown_text.tp)(["Input", "Value"], rows)}\n`);
		}
		function outputsPart({ outcome }, rank) {
			let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [(0, markdown_text.SS)(name), (0, markdown_text.SS)((0, plan_facts.jO)(value))]);
			return rows.length === 0 ? [] : part(rank, "the outputs", `### Outputs\n\n${(0, markdown_text.tp)(["Output", "Value"], rows)}\n`);
		}
		function annotationsPart(report, rank) {
			let annotations = (0, report_annotations.uW)(report);
			if (annotations.shown.length === 0) return [];
			let rows = annotations.shown.map(({ level, file, line, message }) => [
				LEVELS[level],
				(0, markdown_text.SS)(`${file}:${line}`),
				(0, markdown_text.ln)(message)
			]);
			let rest = (0, report_annotations.R3)(annotations);
			return part(rank, "what was found", `### Found\n\n${(0, markdown_text.tp)([
				"",
				"Where",
				"What"
			], rows)}${rest === "" ? "" : `\n${rest}\n`}\n`);
		}
		let LEVELS = {
			error: "\u274c error",
			warning: "\u26a0\ufe0f warning",
			notice: "\u2139\ufe0f notice"
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
			let rows = steps.slice(0, 200).map((step) => {
				let { status, text } = (0, step_summary.C)(step);
				let label = `${step.place.isVerify ? "verify: " : ""}${(0, markdown_text.ln)(step.place.label)}`;
				let time = (status === "ran" || status === "failed") && step.durationMs > 0 ? (0, step_summary.S)(step.durationMs) : "";
				return [
					ICONS[status],
					label,
					(0, markdown_text.SS)((0, step_ticker.xL)(step.place)),
					text === "" ? "" : (0, markdown_text.ln)(text),
					time
				];
			});
			let more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : "";
			return part(rank, "the steps", `### Steps\n\n${(0, markdown_text.tp)([
				"",
				"Step",
				"Calls",
				"Result",
				"Time:"
			], rows)}${more}\n`);
		}
		function timelinePart({ steps }, rank) {
			let chart = renderTimeline(steps);
			return chart === "" ? [] : part(rank, "the timeline", `${(0, markdown_text.zH)("Timeline", chart)}\n`);
		}
		function textFence(text) {
			return (0, markdown_text.EU)("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, cut_text.Ad)(line, markdown_diff.pw)));
		}
		function part(rank, lacks, text) {
			return text === "" ? [] : [{
				rank,
				lacks,
				forms: [{ render: () => text }]
			}];
		}
	}),
	39157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EU: () => fence,
			SS: () => codeSpan,
			h8: () => htmlCode,
			ln: () => inlineText,
			tp: () => table,
			zH: () => details
		});
		var _cut_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27312);
		var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53985);
		let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
		let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
		function inlineText(text) {
			let shown = (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text);
			return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
		}
		function codeSpan(text) {
			return span((0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text), 400));
		}
		function span(text) {
			if (text.trim() === "") return text === "" ? "(empty)" : "(blank)";
			let ticks = "`".repeat(longestRun(text) + 1);
			return /^`|`$|^ .* $/.test(text) ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
		}
		function fence(language, lines) {
			let body = lines.join("\n");
			let ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
			return `${ticks}${language}\n${body}\n${ticks}\n`;
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
			return `<code>${(0, _cut_text_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.oy)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
		}
		function details(summary, body) {
			return `<details>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
		}
		function table(head, rows) {
			let line = (cells) => `| ${cells.map(withoutBars).join(" | ")} |\n`;
			return `${line(head.map((name) => name.replace(/:$/, "")))}${line(head.map((name) => name.endsWith(":") ? "---:" : "---"))}${rows.map(line).join("")}`;
		}
		function withoutBars(cell) {
			return cell.replace(/(\\*)\|/g, (_, slashes) => slashes === "" ? "\\|" : `${slashes}\u27e8U+007C\u27e9`);
		}
	}),
	58640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			COMMENT_BUDGET: () => COMMENT_BUDGET,
			SUMMARY_BUDGET: () => SUMMARY_BUDGET,
			renderPlanMarkdown: () => renderPlanMarkdown
		});
		var wording = __webpack_require__(60493);
		var change_summary = __webpack_require__(85325);
		var markdown_budget = __webpack_require__(57603);
		var markdown_diff = __webpack_require__(44521);
		var markdown_ending = __webpack_require__(39021);
		var markdown_text = __webpack_require__(39157);
		var printable = __webpack_require__(53985);
		function filesPart(report, rank) {
			let { changes } = report;
			if (changes.length === 0) return [];
			let list = () => (0, markdown_text.EU)("text", changes.map(({ path, kind }) => (0, printable.oy)(kind === "create_directory" ? `${path}/` : path)));
			return [{
				rank,
				forms: [{ render: () => `### Files\n\n${renderTable(report)}\n` }, {
					render: () => `### Files\n\n${list()}\n`,
					lacks: "the counts of the files"
				}],
				lacks: "the list of the files"
			}];
		}
		function renderTable({ changes, diffs, authors }) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			let rows = changes.map((change) => {
				let diff = byPath.get(change.path);
				if (diff === void 0) return [
					(0, markdown_text.SS)(`${change.path}/`),
					"",
					"",
					"",
					"",
					"new directory"
				];
				let steps = [...new Set(diff.hunks.flatMap((hunk) => authors.get(hunk) ?? []))];
				let counts = diff.isBinary ? ["", ""] : [`+${diff.additions}`, `\u2212${diff.deletions}`];
				return [
					(0, markdown_text.SS)(change.path),
					...counts,
					sizesOf(change),
					steps.map(markdown_text.ln).join(", "),
					(0, markdown_diff.h$)(diff).join(", ")
				];
			});
			return (0, markdown_text.tp)([
				"File",
				"+:",
				"\u2212:",
				"Bytes:",
				"Steps",
				"Notes"
			], rows);
		}
		function sizesOf(change) {
			switch (change.kind) {
				case "create": return String(change.after.length);
				case "update": return `${change.before.length} \u2192 ${change.after.length}`;
				case "delete": return `${change.before.length} \u2192 0`;
				case "create_directory": return "";
			}
		}
		var markdown_parts = __webpack_require__(80645);
		let SUMMARY_BUDGET = {
			bytes: 1e6,
			units: 1e6
		};
		let COMMENT_BUDGET = {
			bytes: 24e4,
			units: 6e4
		};
		function renderPlanMarkdown(report, budget) {
			let room = {
				bytes: budget.bytes - 600,
				units: budget.units - 600
			};
			let fitted = (0, markdown_budget.u)(partsOf(report), room);
			return {
				text: `${renderNotice(fitted, report)}${fitted.text}`,
				isIncomplete: fitted.lacks.length > 0
			};
		}
		function partsOf(report) {
			let diffs = report.diffs.map((diff) => (0, markdown_diff.PS)(diff, report.authors));
			let bySize = [...diffs].sort((a, b) => a.leastBytes - b.leastBytes);
			let place = new Map(bySize.map((part, i) => [part, i / bySize.length]));
			return [
				headlineOf(report),
				...(0, markdown_parts.Rm)(report, 2),
				...(0, markdown_parts.Ru)(report, 2),
				...(0, markdown_parts.E$)(report, 1),
				...(0, markdown_parts.Fx)(report, 1),
				...(0, markdown_ending.l)(report, 1),
				...filesPart(report, 3),
				...diffs.map((part) => ({
					...part,
					rank: 10 + (place.get(part) ?? 0)
				})),
				...(0, markdown_parts.Up)(report, 5),
				...(0, markdown_parts.F8)(report, 4),
				...(0, markdown_parts.AJ)(report, 5),
				...(0, markdown_parts.V2)(report, 4),
				...(0, markdown_parts.Xk)(report, 6)
			];
		}
		function renderNotice({ lacks }, { diffs }) {
			if (lacks.length === 0) return "";
			let hidden = lacks.filter((what) => what === "diff").length;
			let others = [...new Set(lacks)].filter((what) => what !== "diff");
			return `> [!WARNING]\n> **This preview is incomplete.** Not shown for want of room: ${[...hidden === 0 ? [] : [`the diffs of ${hidden} of ${(0, wording.pq)(diffs.length, "file")}`], ...others].join(", ")}. Look at the whole plan before you approve it.\n\n`;
		}
		function headlineOf({ recipe, outcome, records, ending }) {
			let totals = outcome.kind === "failed" ? [] : [`**${(0, change_summary.summarizeChanges)(records)}**`];
			return (0, markdown_ending.q)(recipe.name, ending, [...totals, `recipe ${(0, markdown_text.SS)(recipe.source.path)}`]);
		}
	})
};
