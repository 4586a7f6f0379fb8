export const id = 1201;
export const ids = [1201];
export const modules = {
	17171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K_: () => DEFAULT_APPROVAL,
			LK: () => WHEN_CLEAN,
			PV: () => DEFAULT_CONFIG,
			Zo: () => FORK_RULES,
			g2: () => CONFIG_FILE,
			kj: () => HIGHEST_LIMITS,
			lv: () => DEFAULT_CATEGORY_PATTERNS,
			th: () => DEFAULT_PROPOSE
		});
		let CONFIG_FILE = ".github/sous.yml";
		let FORK_RULES = ["refuse", "files-only"];
		let DEFAULT_APPROVAL = {
			runners: [],
			approvers: [],
			allowBots: [],
			codeowners: !1,
			forks: "refuse",
			drafts: !1,
			branches: [],
			allowWorkflows: !1,
			expiresAfterHours: 24
		};
		let WHEN_CLEAN = ["close", "leave"];
		let DEFAULT_PROPOSE = {
			reviewers: [],
			teamReviewers: [],
			isDraft: !1,
			whenClean: "close"
		};
		let HIGHEST_LIMITS = {
			steps: 200,
			files: 2e3,
			bytes: 20971520,
			seconds: 600
		};
		let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
		let DEFAULT_CONFIG = {
			rules: [],
			approval: DEFAULT_APPROVAL,
			protectedPaths: [],
			fetchHosts: void 0,
			limits: {},
			propose: DEFAULT_PROPOSE,
			categories: [],
			collections: []
		};
	}),
	23186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => whyProtected });
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		let PROTECTED = [
			[/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, "runs in GitHub Actions"],
			[/^(?:.*\/)?ACTION\.YA?ML$/, "runs in GitHub Actions"],
			[/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, "decides who must approve"],
			[/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)|^RECIPES\/[^/]+\.YA?ML$/, "decides what Sous may do"],
			[/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, "decides what is updated"],
			[/^(?:.*\/)?\.GIT(?:MODULES|ATTRIBUTES)$/, "changes what git checks out"],
			[/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, "decides where packages come from"],
			[/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, "decides what is installed"],
			[/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, "decides what is installed"],
			[/^(?:.*\/)?(?:GNU)?MAKEFILE$/, "executes on make"],
			[/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, "executes on commit"],
			[/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, "executes when the folder is opened"]
		];
		let MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/;
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let path = (0, _path_js__WEBPACK_IMPORTED_MODULE_1__.tu)(whole);
			let rule = PROTECTED.find(([pattern]) => pattern.test(path));
			if (rule !== void 0) return rule[1];
			if (MANIFEST.test(path) && changesScripts(change)) return "executes on install";
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}` : void 0;
		}
		function pathInRepository(path, directory = _path_js__WEBPACK_IMPORTED_MODULE_1__.hK) {
			return directory === _path_js__WEBPACK_IMPORTED_MODULE_1__.hK ? path : `${directory}/${path}`;
		}
		function changesScripts(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? scriptsOf(change.before) : "{}";
			let after = scriptsOf(change.after);
			return before === void 0 || before !== after;
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
	38416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xS: () => factsOf,
			G4: () => hunkLines,
			uS: () => kindText
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var model_bytes = __webpack_require__(7682);
		function* linesOf(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, model_bytes.bS)(bytes);
				let encoding = (0, external_node_buffer_.isUtf8)(buffer) ? "utf8" : "latin1";
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
		var line_endings = __webpack_require__(50331);
		function mixesAlphabets(text) {
			return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
		}
		var printable = __webpack_require__(53985);
		function* hunkLines(hunk) {
			let marksEndings = (0, line_endings.Wq)(hunk);
			for (let line of linesOf(hunk)) {
				let { kind, hasLineFeed } = line;
				let text = withoutReturn(line);
				yield {
					kind,
					text,
					ending: marksEndings && kind !== "context" && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "",
					hasLineFeed
				};
			}
		}
		function withoutReturn({ text, hasLineFeed }) {
			return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
		}
		function isHiding({ path, hunks }) {
			return (0, printable.nA)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, printable.nA)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, external_node_buffer_.isUtf8)(bytes) || (0, printable.nA)((0, model_bytes.bS)(bytes).toString("utf8")));
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
			kind === "create" && hunks.length > 0 && hunks.every(line_endings.Qz) && facts.push({
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
	}),
	63582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderDiff: () => renderDiff });
		var _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23186);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38416);
		var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53985);
		function renderDiff({ changes, diffs, authors, places }, style) {
			let files = diffs.map((diff) => renderFile(diff, authors, style));
			let made = changes.filter((change) => change.kind === "create_directory").map((change) => `${style.bold(`${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path)}/`)} ${style.dim("new directory")}\n`);
			return [
				...warnOfProtected(changes, places, style),
				...files,
				...made
			].join("\n");
		}
		function warnOfProtected(changes, places, style) {
			let lines = changes.flatMap((change) => {
				let why = (0, _model_protected_paths_js__WEBPACK_IMPORTED_MODULE_0__.f)(change, places);
				return why === void 0 ? [] : [`${style.red("\u26a0")} ${style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(change.path))} ${style.red(why)}\n`];
			});
			return lines.length === 0 ? [] : [lines.join("")];
		}
		function renderFile(diff, authors, style) {
			let width = String(Math.max(0, ...diff.hunks.map((hunk) => Math.max(hunk.oldStart + hunk.oldLines, hunk.newStart + hunk.newLines)))).length;
			let body = [];
			for (let hunk of diff.hunks) {
				let made = authors?.get(hunk)?.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__.oy).join(", ") ?? "";
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
			let parts = [style.bold((0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.oy)(diff.path)), style.dim((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.uS)(diff))];
			diff.isBinary || parts.push(`${style.green(`+${diff.additions}`)} ${style.red(`-${diff.deletions}`)}`);
			for (let { text, isWarning } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.xS)(diff)) parts.push(isWarning ? style.yellow(text) : style.dim(text));
			return parts.join("  ");
		}
		function renderHunk(hunk, { width, style, body }) {
			let [oldLine, newLine] = [hunk.oldStart, hunk.newStart];
			let blank = " ".repeat(width);
			for (let { kind, text, ending, hasLineFeed } of (0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_1__.G4)(hunk)) {
				let before = kind === "added" ? blank : String(oldLine++).padStart(width);
				let after = kind === "removed" ? blank : String(newLine++).padStart(width);
				let numbers = style.dim(`${before} ${after}`);
				let shown = `${cut(text, kind === "context" ? 400 : 2e3)}${ending}`;
				kind === "context" ? body.push(`${numbers}   ${shown}`) : body.push(`${numbers} ${kind === "added" ? style.green(`+ ${shown}`) : style.red(`- ${shown}`)}`);
				hasLineFeed || body.push(style.dim(`${blank} ${blank}   no newline at end of file`));
			}
		}
		function cut(text, limit) {
			return text.length > limit ? `${(0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text.slice(0, limit))} \u27e8${text.length - limit} more characters\u27e9` : (0, _printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text);
		}
	})
};
