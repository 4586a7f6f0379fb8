"use strict";
exports.id = 8579;
exports.ids = [8579, 960];
exports.modules = {
	6762: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => mixesAlphabets });
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
	}),
	3043: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => whyProtected });
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		let PROTECTED = [
			[/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, "runs in GitHub Actions"],
			[/^(?:.*\/)?ACTION\.YA?ML$/, "runs in GitHub Actions"],
			[/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, "decides who must approve"],
			[/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)|^RECIPES\/[^/]+\.YA?ML$/, "decides what Sous may do"],
			[/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, "decides what is updated"],
			[/^(?:.*\/)?(?:\.GIT(?:MODULES|ATTRIBUTES)|(?:GITMOD|GITATT|GI7EBA|GI7D29)~\d+)$/, "changes what git checks out"],
			[/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, "decides where packages come from"],
			[/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, "decides what is installed"],
			[/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, "decides what is installed"],
			[/^(?:.*\/)?(?:GNU)?MAKEFILE$/, "executes on make"],
			[/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, "executes on commit"],
			[/^(?:.*\/)?(?:HEAD|COMMONDIR)$/, "may have git take its directory for a repository"],
			[/^(?:.*\/)?[^/]*HOOKS\/[A-Z\d-]+$/, "may execute as a hook of git"],
			[/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, "executes when the folder is opened"]
		];
		let MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/;
		let GIT_CONFIG = /^(?:.*\/)?(?:CONFIG(?:\.WORKTREE)?|\.GITCONFIG)$/;
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Wn)(whole);
			let rule = PROTECTED.find(([pattern]) => pattern.test(path));
			if (rule !== void 0) return rule[1];
			if (MANIFEST.test(path) && changesScripts(change)) return "executes on install";
			if (GIT_CONFIG.test(path) && isGitConfig(change)) return "decides what git executes";
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_shared_js__WEBPACK_IMPORTED_MODULE_0__.Nt}` : void 0;
		}
		function pathInRepository(path, directory = ".") {
			return directory === "." ? path : `${directory}/${path}`;
		}
		function changesScripts(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? scriptsOf(change.before) : "{}";
			let after = scriptsOf(change.after);
			return before === void 0 || before !== after;
		}
		function isGitConfig(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			return /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i.test(Buffer.from(change.after).toString("latin1"));
		}
		function scriptsOf(bytes) {
			try {
				let manifest = JSON.parse(Buffer.from(bytes).toString("utf8"));
				return JSON.stringify(manifest.scripts ?? {});
			} catch {
				return;
			}
		}
	}),
	960: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => kindText,
			i: () => hunkLines,
			n: () => terminal_diff_exports,
			r: () => factsOf,
			t: () => renderDiff
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3043);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6762);
		var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.j)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(buffer) ? "utf8" : "latin1";
				for (let start = 0; start < buffer.length;) {
					let feed = buffer.indexOf(10, start);
					let end = feed < 0 ? buffer.length : feed;
					yield {
						kind,
						text: buffer.toString(encoding, start, end),
						hasLineFeed: feed >= 0
					};
					start = end + 1;
				}
			}
		}
		function* hunkLines(hunk) {
			let marksEndings = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(hunk);
			for (let line of linesOf(hunk)) {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.S)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.j)(bytes).toString("utf8")));
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
			kind === "create" && hunks.length > 0 && hunks.every(_entry_js__WEBPACK_IMPORTED_MODULE_2__.x) && facts.push({
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
			(0, _mixed_alphabets_js__WEBPACK_IMPORTED_MODULE_4__.t)(diff.path) && facts.push({
				text: "\u26a0 name mixes alphabets",
				isWarning: !0
			});
			return facts;
		}
		var terminal_diff_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderDiff: () => renderDiff });
		let MAX_CHANGED_CHARACTERS = 2e3;
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _protected_paths_js__WEBPACK_IMPORTED_MODULE_1__.t)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_entry_js__WEBPACK_IMPORTED_MODULE_2__.T).join(", ") ?? "";
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
			let parts = [style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.T)(diff.path)), style.dim(kindText(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			hasCutLines(diff) && parts.push(style.yellow("\u26a0 long lines, not shown whole"));
			for (let { text, isWarning } of factsOf(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			let lines = [...hunkLines(hunk)];
			let skipped = mayHaveLongLines(hunk) ? sameBeginnings(lines) : NO_LONG_LINES;
			for (let [index, { kind, text, ending, hasLineFeed }] of lines.entries()) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, limitFor(kind), skipped.get(index) ?? 0)}${ending}`;
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
			return hunks.filter(mayHaveLongLines).some((hunk) => [...hunkLines(hunk)].some(({ kind, text }) => kind !== "context" && text.length > MAX_CHANGED_CHARACTERS));
		}
		function mayHaveLongLines({ runs }) {
			return runs.some(({ kind, bytes }) => kind !== "context" && bytes.length > MAX_CHANGED_CHARACTERS);
		}
		function cut(text, limit, from) {
			let end = from + limit;
			return `${from === 0 ? "" : `\u27e8${from} characters\u27e9 `}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.C)(text.slice(from, end))}${text.length > end ? ` \u27e8${text.length - end} more characters\u27e9` : ""}`;
		}
	})
};
