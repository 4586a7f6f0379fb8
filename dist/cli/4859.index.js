"use strict";
exports.id = 4859;
exports.ids = [4859];
exports.modules = { 4859: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		COMMENT_BUDGET: () => COMMENT_BUDGET,
		SUMMARY_BUDGET: () => SUMMARY_BUDGET,
		countHidden: () => countHidden,
		renderBareMarkdown: () => renderBareMarkdown,
		renderPlanMarkdown: () => renderPlanMarkdown
	});
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6850);
	var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2140);
	var _run_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(744);
	var _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1219);
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
		for (let part of byRank) part.forms.slice(-1).some((form) => choose(part, form));
		for (let part of byRank) part.forms.slice(0, -1).some((form) => choose(part, form));
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
	let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
	let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
	function inlineText(text) {
		let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text);
		return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
	}
	let SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?\u2026\u2013\u2192+=-]+[.:;]?|[.,:;!?)]+)$/u;
	let QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/;
	function proseText(text) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text), 2e3).split(QUOTED).map((piece, i) => i % 2 == 1 ? codeSpan(piece) : proseWords(piece, i === 0)).reduce((all, one) => all.endsWith("`") && one.startsWith("`") ? `${all} ${one}` : all + one, "");
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
		return span((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text), 400));
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
		return `<code>${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
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
	let ICONS$1 = {
		pass: "\u2705 ",
		wait: "\u23f8\ufe0f ",
		refuse: "\ud83d\udeab ",
		fail: "\u274c "
	};
	function headlinePart(title, ending, totals) {
		let { reason, commit, note, detail, next } = ending;
		let said = [
			...SHOWN.includes(reason) && detail === void 0 && next.length > 0 ? [] : [asSentence((0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__.r)(ending, proseText))],
			...commit === void 0 || detail?.includes(commit) ? [] : [`Commit ${codeSpan(commit)}.`],
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
			lacks: "the headline"
		};
	}
	let SHOWN = [
		"previewed",
		"gated",
		"proposed"
	];
	function iconOf({ reason, detail }) {
		if (reason === "previewed" || reason === "proposed") return "";
		return reason === "clean" && detail !== void 0 ? "\u26a0\ufe0f " : ICONS$1[(0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__.u)(reason)];
	}
	function asSentence(text) {
		return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
	}
	function renderNext(next) {
		return next.map(({ command, does, lead }) => `${lead ?? `This command ${inlineText(does)}:`}\n\n${fence("", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(command).split("\n"))}\n`).join("");
	}
	function nextPart({ next }, rank) {
		return next.length === 0 ? [] : [{
			rank,
			forms: [{ render: () => renderNext(next) }],
			lacks: "the next commands"
		}];
	}
	function renderDigest(digest) {
		return `Digest ${codeSpan(digest)}\\\nin groups ${codeSpan(digest.match(/.{1,16}/g)?.join(" ") ?? "")}\n\n`;
	}
	function renderFooter({ footer }) {
		if (footer === void 0) return "";
		let { head, pushedBy, until, approval, run } = footer;
		let pushed = pushedBy === void 0 ? "" : `, after a push by ${pushedBy}`;
		let facts = [
			...head === void 0 ? [] : [`made on ${head.slice(0, 7)}${pushed}`],
			...until === void 0 ? [] : [`good until ${timeText(until)}`],
			...approval === void 0 ? [] : [approval],
			...run === void 0 ? [] : [`[run](${run})`]
		];
		return facts.length === 0 ? "" : `<sub>${facts.join(" \u00b7 ")}</sub>\n`;
	}
	function timeText(time) {
		return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
	}
	function filesParts({ changes, diffs, authors }, rank) {
		let parts = diffs.map((diff, i) => diffPart(diff, authors, diffs.length <= 3 || i === 0 && isShort(diff)));
		let bySize = [...parts].sort((a, b) => a.leastBytes - b.leastBytes);
		let place = new Map(bySize.map((part, i) => [part, i / bySize.length]));
		let ranked = parts.map((part) => ({
			...part,
			rank: rank + (place.get(part) ?? 0)
		}));
		let directories = changes.filter(({ kind }) => kind === "create_directory").map(({ path }) => codeSpan(`${path}/`));
		return [...ranked.length > 15 ? foldRest(ranked) : ranked, ...directoriesPart(directories, rank)];
	}
	function isShort({ additions, deletions }) {
		return additions + deletions <= 20;
	}
	function foldRest(parts) {
		let more = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(parts.length - 10, "more file");
		return [
			...parts.slice(0, 10),
			fixedPart(`\n<details>\n<summary>${more}</summary>\n\n`),
			...parts.slice(10),
			fixedPart("\n</details>\n\n")
		];
	}
	function directoriesPart(directories, rank) {
		if (directories.length === 0) return [];
		let text = `\n${directories.length === 1 ? "New directory" : "New directories"}: ${directories.join(", ")}\n\n`;
		return [{
			rank,
			forms: [{ render: () => text }],
			lacks: "the new directories"
		}];
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
	function diffPart(diff, authors, isOpen = !1) {
		let leastBytes = changedBytes(diff);
		let lacks = "diff";
		return {
			forms: [
				{
					render: () => `${details(summaryOf(diff), bodyOf(diff, authors), isOpen)}\n`,
					leastBytes
				},
				{
					render: () => `- ${[
						codeSpan(diff.path),
						...countsOf(diff),
						...notesOf(diff),
						"diff not shown"
					].join(" \u00b7 ")}\n`,
					lacks
				},
				{
					render: () => `- ${codeSpan(diff.path)}\n`,
					lacks
				}
			],
			lacks: "file",
			leastBytes
		};
	}
	function countsOf({ isBinary, additions, deletions }) {
		return isBinary ? [] : [`+${additions} \u2212${deletions}`];
	}
	function notesOf(diff) {
		let notes = [...diff.kind === "update" ? [] : [(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.a)(diff)], ...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.n)(diff).map(({ text }) => text)];
		diff.isBinary && notes.push("binary, not shown");
		hasLongLines(diff) && notes.push("\u26a0 long lines, wrapped");
		return notes;
	}
	function summaryOf(diff) {
		return [
			htmlCode(diff.path),
			...countsOf(diff),
			...notesOf(diff)
		].join(" \u00b7 ");
	}
	function bodyOf(diff, authors) {
		if (diff.hunks.length === 0) return diff.isBinary ? "A binary file; its content is not shown.\n" : "No line changes.\n";
		return fence("diff", [...diff.hunks.flatMap((hunk) => renderHunk(hunk, authors.get(hunk) ?? []))]);
	}
	function renderHunk(hunk, authors) {
		let made = authors.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.R).join(", ");
		let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
		for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.r)(hunk)) {
			let mark = MARKS[kind];
			let shown = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(text)}${ending}`;
			shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
			hasLineFeed || lines.push("\\ No newline at end of file");
		}
		return lines;
	}
	function wrap(text, mark) {
		let pieces = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(text, 400);
		return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
	}
	function hasLongLines({ hunks }) {
		return hunks.some((hunk) => mayBeLong(hunk) && [...(0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.r)(hunk)].some(({ text }) => text.length > 400));
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
	function warningsPart(report, rank) {
		let files = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.o)(report).map(({ about, text }) => `> - ${codeSpan(about)}: ${text}\n`);
		let calls = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.n)(report).filter((warning) => !isMinor(warning));
		return part(rank, "the warnings", (files.length === 0 ? "" : `> [!CAUTION]\n> Look twice:\n>\n${first(files, "> - ")}\n`) + (calls.length === 0 ? "" : `> [!NOTE]\n> Warnings from the steps:\n>\n${first(warningLines(calls, "> - "), "> - ")}\n`));
	}
	function callWarningsPart(report, rank) {
		let calls = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.n)(report).filter(isMinor);
		return calls.length === 0 ? [] : part(rank, "the warnings", `#### Warnings\n\n${first(warningLines(calls, "- "), "- ")}\n`);
	}
	function isMinor({ text }) {
		return text.startsWith("No file fits ");
	}
	function warningLines(warnings, prefix) {
		return warnings.map(({ about, text }) => `${prefix}${inlineText(about)}: ${inlineText(text)}\n`);
	}
	function first(lines, prefix) {
		let more = lines.length - 50;
		return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}and ${more} more\n` : ""}`;
	}
	function failurePart({ outcome }, rank) {
		if (outcome.kind !== "failed") return [];
		return part(rank, "why it failed", `${textFence((0, _run_report_js__WEBPACK_IMPORTED_MODULE_4__.n)(outcome.failure, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g))}\n`);
	}
	function gatePart(report, rank) {
		let { outcome } = report;
		if (outcome.kind !== "gated") return [];
		let { label, at, call, reason } = outcome.gate;
		let later = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.i)(report);
		let more = later.length > 20 ? ` and ${later.length - 20} more` : "";
		let rest = later.length === 0 ? "" : `Known after approval: ${later.slice(0, 20).map(inlineText).join(", ")}${more}.\n\n`;
		return part(rank, "the call that waits for approval", `${`**Step ${inlineText(label)}** waits for approval at ${codeSpan((0, _run_report_js__WEBPACK_IMPORTED_MODULE_4__.t)(at))}: ${proseText(reason)}.\n\n`}${textFence((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.d)({
			call,
			changes: [],
			reason
		}))}\n${rest}`);
	}
	function manifestPart({ recipe }, rank) {
		let rows = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.c)(recipe.permissions);
		return part(rank, "what the recipe may do", `#### This recipe may\n\n${rows.length === 0 ? `It may ${_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.t}.\n` : textFence((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(rows, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g).join("\n"))}\n`);
	}
	function inputsPart({ inputs }, rank) {
		let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]);
		return rows.length === 0 ? [] : part(rank, "the inputs", `#### Inputs\n\n${table(["Input", "Value"], rows)}\n`);
	}
	function outputsPart({ outcome }, rank) {
		let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [codeSpan(name), codeSpan((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.s)(value))]);
		return rows.length === 0 ? [] : part(rank, "the outputs", `#### Outputs\n\n${table(["Output", "Value"], rows)}\n`);
	}
	function annotationsPart(report, rank) {
		let annotations = (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__.o)(report);
		if (annotations.shown.length === 0) return [];
		let lines = annotations.shown.map(({ level, file, line, message }) => `- ${LEVELS[level]} ${codeSpan(`${file}:${line}`)}: ${inlineText(message)}\n`);
		let rest = (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__.s)(annotations);
		return part(rank, "the findings", `${report.changes.length === 0 ? "" : "**Findings**\n\n"}${lines.join("")}${rest === "" ? "" : `- ${rest}\n`}\n`);
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
		let rows = steps.slice(0, 200).map(stepRow);
		let more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : "";
		return part(rank, "the steps", `#### Steps\n\n${table(["Step", "Result"], rows)}${more}\n`);
	}
	function stepRow(step) {
		let { status, text } = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.l)(step);
		let label = `${step.place.isVerify ? "verify: " : ""}${inlineText(step.place.label)}`;
		let time = (status === "ran" || status === "failed") && step.durationMs > 0 ? [(0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.a)(step.durationMs)] : [];
		let result = [...text === "" ? [] : [inlineText(text)], ...time].join(" \u00b7 ");
		return [`${ICONS[status]} ${label} \u00b7 ${codeSpan((0, _run_report_js__WEBPACK_IMPORTED_MODULE_4__.i)(step.place))}`, result];
	}
	function timelinePart({ steps }, rank) {
		let chart = renderTimeline(steps);
		return chart === "" ? [] : part(rank, "the timeline", `${details("Timeline", chart)}\n`);
	}
	function textFence(text) {
		return fence("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(line, 400)));
	}
	function part(rank, lacks, text) {
		return text === "" ? [] : [{
			rank,
			lacks,
			forms: [{ render: () => text }]
		}];
	}
	function renderTimeline(steps) {
		let ran = steps.filter((step) => ["ran", "failed"].includes((0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__.l)(step).status));
		if (ran.length < 2) return "";
		let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
		if (end === 0) return "";
		let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
		let rest = ran.length - bars.length;
		let chart = fence("mermaid", [
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
		let plain = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)(plain, 50);
	}
	let SUMMARY_BUDGET = {
		bytes: 1e6,
		units: 1e6
	};
	let COMMENT_BUDGET = {
		bytes: 24e4,
		units: 6e4
	};
	function renderPlanMarkdown(report, budget, elsewhere = LOOK) {
		let room = {
			bytes: budget.bytes - 600,
			units: budget.units - 600
		};
		let { texts, lacks } = fitParts(partsOf(report), room);
		let [headline = "", ...rest] = texts;
		return {
			text: [
				headline,
				renderNotice(lacks, report, elsewhere),
				...rest
			].join(""),
			isIncomplete: lacks.length > 0
		};
	}
	let LOOK = "Look at the whole plan before you approve it.";
	function partsOf(report) {
		return [
			headlineOf(report),
			...failurePart(report, 1),
			...nextPart(report.ending, 1),
			...gatePart(report, 1),
			...warningsPart(report, 2),
			...annotationsPart(report, 5),
			...filesParts(report, 10),
			fixedPart(`<details>\n<summary>Details: ${contentsOf(report).join(" \u00b7 ")}</summary>\n\n`),
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
	function contentsOf({ plan, inputs }) {
		return [
			"what the recipe may do",
			...Object.keys(inputs).length === 0 ? [] : ["inputs"],
			"steps",
			...plan === void 0 ? [] : ["full digest"]
		];
	}
	function factsOf({ recipe, plan, ending }) {
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}recipe ${codeSpan(recipe.source.path)} \u00b7 ${codeSpan(ending.reason)}\n\n`;
	}
	function renderNotice(lacks, { diffs }, elsewhere) {
		if (lacks.length === 0) return "";
		let unnamed = lacks.filter((what) => what === "file").length;
		let hidden = lacks.filter((what) => what === "diff").length + unnamed;
		return `> [!WARNING]\n> **This preview is incomplete.** There is no room for ${[
			...hidden === 0 ? [] : [`the diffs of ${hidden} of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(diffs.length, "file")}`],
			...unnamed === 0 ? [] : [`the names of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(unnamed, "file")}`],
			...[...new Set(lacks)].filter((what) => what !== "diff" && what !== "file")
		].join(", ")}. ${elsewhere}\n\n`;
	}
	function headlineOf(report) {
		let { recipe, outcome, ending } = report;
		return headlinePart(recipe.name, ending, outcome.kind === "failed" ? [] : [totalsOf(report)]);
	}
	function totalsOf(report) {
		let { outcome, records } = report;
		let found = (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_2__.a)(report);
		let changes = records.length === 0 && (found > 0 || outcome.kind === "gated") ? [] : [changesText(records)];
		let findings = found === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(found, "finding")];
		return [
			...changes,
			...findings,
			...outcome.kind === "gated" ? ["waits for approval"] : []
		].join(", ");
	}
	function changesText(records) {
		let directories = records.filter(({ kind }) => kind === "create_directory").length;
		let files = records.length - directories;
		if (records.length === 0) return "no changes";
		let sum = (of) => records.reduce((total, record) => total + of(record), 0);
		return [
			...files === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(files, "file")],
			...directories === 0 ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(directories, "new directory", "new directories")],
			...files === 0 ? [] : [`+${sum(({ additions }) => additions)} \u2212${sum(({ deletions }) => deletions)}`]
		].join(", ");
	}
	function renderBareMarkdown(report, budget) {
		let { recipe, plan, ending, diagnostics = [], error } = report;
		let path = plan?.recipe.path ?? recipe;
		let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? "nothing was run"];
		let { texts, lacks } = fitParts([
			headlinePart(title, ending, []),
			...fencePart("the mistakes", listDiagnostics(diagnostics)),
			...fencePart("the error", error === void 0 ? "" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(error, _entry_js__WEBPACK_IMPORTED_MODULE_1__.g)),
			...nextPart(ending, 2),
			{
				rank: 2,
				forms: [{ render: () => bareFacts(report) }],
				lacks: "the digest"
			}
		], budget);
		return {
			text: texts.join(""),
			isIncomplete: lacks.length > 0
		};
	}
	function bareFacts({ recipe, plan, ending }) {
		let path = plan?.recipe.path ?? recipe;
		let facts = [...path === void 0 ? [] : [`recipe ${codeSpan(path)}`], codeSpan(ending.reason)];
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}${facts.join(" \u00b7 ")}\n\n`;
	}
	function fencePart(lacks, text) {
		return text === "" ? [] : [{
			rank: 1,
			forms: [{ render: () => `${textFence(text)}\n` }, {
				render: () => TOO_LONG,
				lacks
			}],
			lacks
		}];
	}
	let TOO_LONG = "The list of what is wrong is too long to be shown here; it is in the log.\n\n";
	function listDiagnostics(diagnostics) {
		let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${(0, _run_report_js__WEBPACK_IMPORTED_MODULE_4__.t)(at)}: ${severity} ${code}`}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(message)}\n  \u2192 ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(suggestion)}\n`);
		let more = diagnostics.length - shown.length;
		return `${shown.join("")}${more > 0 ? `\u2026 and ${more} more\n` : ""}`;
	}
	async function countHidden(changes) {
		let diffs = await (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.t)(changes);
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
}) };
