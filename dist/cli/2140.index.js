"use strict";
exports.id = 2140;
exports.ids = [2140];
exports.modules = {
	5862: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => hunkDiffLines,
			n: () => diffChange,
			r: () => countByteLines,
			t: () => contentsOf
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
		function* hunkDiffLines(hunk) {
			for (let { kind, bytes } of hunk.runs) {
				let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
				let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(buffer) ? "utf8" : "latin1";
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
		function countByteLines(bytes, start, end) {
			let lines = 0;
			for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
			return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
		}
		function isLineStart(bytes, at) {
			return at === 0 || bytes[at - 1] === 10;
		}
		function lineStart(bytes, at) {
			return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
		}
		function nextLineStart(bytes, at) {
			let feed = bytes.indexOf(10, at);
			return feed < 0 ? bytes.length : feed + 1;
		}
		function buildHunks(before, after, blocks) {
			let hunks = [];
			let additions = 0;
			let deletions = 0;
			let oldLine = 0;
			let oldAt = 0;
			let open;
			for (let block of blocks) {
				let gap = countByteLines(before, oldAt, block.oldStart);
				if (open !== void 0 && gap > 6) {
					addContextAfter(open, before, oldAt);
					hunks.push(close(open));
					open = void 0;
				}
				oldLine += gap;
				open === void 0 ? open = openBefore(before, block.oldStart, {
					oldLine,
					newLine: oldLine + additions - deletions
				}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
				let removed = countByteLines(before, block.oldStart, block.oldEnd);
				let added = countByteLines(after, block.newStart, block.newEnd);
				removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
				added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
				deletions += removed;
				additions += added;
				oldLine += removed;
				oldAt = block.oldEnd;
			}
			if (open !== void 0) {
				addContextAfter(open, before, oldAt);
				hunks.push(close(open));
			}
			return {
				hunks,
				additions,
				deletions
			};
		}
		function openBefore(before, at, position) {
			let start = at;
			let context = 0;
			for (; context < 3 && start > 0; context++) start = lineStart(before, start - 1);
			let hunk = {
				oldBefore: position.oldLine - context,
				newBefore: position.newLine - context,
				oldLines: 0,
				newLines: 0,
				runs: []
			};
			context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
			return hunk;
		}
		function addContextAfter(hunk, before, at) {
			let end = at;
			let context = 0;
			for (; context < 3 && end < before.length; context++) end = nextLineStart(before, end);
			context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
		}
		function addRun(hunk, kind, bytes, lines) {
			hunk.runs.push({
				kind,
				bytes,
				lines
			});
			kind !== "added" && (hunk.oldLines += lines);
			kind !== "removed" && (hunk.newLines += lines);
		}
		function close({ oldBefore, newBefore, oldLines, newLines, runs }) {
			return {
				oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
				oldLines,
				newStart: newLines === 0 ? newBefore : newBefore + 1,
				newLines,
				runs
			};
		}
		function trimBlock(before, after, block) {
			let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
			let prefix = 0;
			for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
			if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
			let oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
			let newStart = block.newStart + (oldStart - block.oldStart);
			let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
			let suffix = 0;
			for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
			let oldEnd = block.oldEnd - suffix;
			isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix) || (oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd));
			return {
				oldStart,
				oldEnd,
				newStart,
				newEnd: block.newEnd - (block.oldEnd - oldEnd)
			};
		}
		let NOTHING = new Uint8Array();
		async function diffChange(change) {
			if (change.kind === "create_directory") return;
			let { before, after } = contentsOf(change);
			let facts = {
				path: change.path,
				kind: change.kind,
				modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
				mode: change.kind === "delete" ? void 0 : change.mode
			};
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(before) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Q)(after)) return {
				...facts,
				isBinary: !0,
				additions: 0,
				deletions: 0,
				hunks: []
			};
			return {
				...facts,
				isBinary: !1,
				...buildHunks(before, after, await findBlocks(change, before, after))
			};
		}
		function contentsOf(change) {
			return {
				before: change.kind === "create" ? NOTHING : change.before,
				after: change.kind === "delete" ? NOTHING : change.after
			};
		}
		async function findBlocks(change, before, after) {
			let whole = {
				oldStart: 0,
				oldEnd: before.length,
				newStart: 0,
				newEnd: after.length
			};
			let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
			if (known === void 0) return blocksByComparing(before, after, whole);
			if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
			let refined = [];
			for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
			return refined;
		}
		function mayHoldKeptLines(before, after, block) {
			return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
		}
		function hasSeveralLines(bytes, start, end) {
			let next = nextLineStart(bytes, start);
			return next < end && isLineStart(bytes, next);
		}
		async function blocksByComparing(before, after, block) {
			let middle = trimBlock(before, after, block);
			if (middle === void 0) return [];
			if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
			let ids = new Map();
			let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
			let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
			let { diffArrays } = await __webpack_require__.e(2860).then(__webpack_require__.bind(__webpack_require__, 2860));
			let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
			if (parts === void 0) return [middle];
			let blocks = [];
			let oldLine = 0;
			let newLine = 0;
			for (let i = 0; i < parts.length;) {
				let firstOld = oldLine;
				let firstNew = newLine;
				for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
				(oldLine > firstOld || newLine > firstNew) && blocks.push({
					oldStart: oldLines.offset(firstOld),
					oldEnd: oldLines.offset(oldLine),
					newStart: newLines.offset(firstNew),
					newEnd: newLines.offset(newLine)
				});
				let kept = parts[i++]?.count ?? 0;
				oldLine += kept;
				newLine += kept;
			}
			return blocks;
		}
		function splitLines(bytes, start, end, known) {
			let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(bytes);
			let ids = [];
			let offsets = [];
			for (let at = start; at < end;) {
				let next = Math.min(nextLineStart(buffer, at), end);
				let line = buffer.toString("latin1", at, next);
				let id = known.get(line) ?? known.size;
				known.set(line, id);
				ids.push(id);
				offsets.push(at);
				at = next;
			}
			return {
				ids,
				offset: (line) => offsets[line] ?? end
			};
		}
		function blocksFromEdits(before, after, edits) {
			if (!leadsTo(before, after, edits)) return;
			let blocks = [];
			let shift = 0;
			for (let i = 0; i < edits.length;) {
				let first = edits[i];
				if (first === void 0) break;
				let oldStart = lineStart(before, first.start);
				let newStart = oldStart + shift;
				let firstIndex = i;
				let oldEnd = oldStart;
				for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
					shift += edit.replacement.length - (edit.end - edit.start);
					oldEnd = Math.max(oldEnd, edit.end);
					isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift) || (oldEnd = nextLineStart(before, oldEnd));
				}
				let block = trimBlock(before, after, {
					oldStart,
					oldEnd,
					newStart,
					newEnd: oldEnd + shift
				});
				block !== void 0 && blocks.push({
					...block,
					isOneEdit: i === firstIndex + 1
				});
			}
			return blocks;
		}
		function leadsTo(before, after, edits) {
			let oldAt = 0;
			let newAt = 0;
			for (let { start, end, replacement } of edits) {
				if (start < oldAt || end < start || end > before.length) return !1;
				if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
				newAt += start - oldAt;
				if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
				newAt += replacement.length;
				oldAt = end;
			}
			let rest = before.length - oldAt;
			return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
		}
		function isSame(a, aStart, b, bStart, length) {
			if (bStart + length > b.length) return !1;
			return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
		}
	}),
	2140: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => kindText,
			c: () => APPROVAL_QUESTION,
			d: () => renderApproval,
			i: () => hunk_lines_exports,
			l: () => DIFF_HINT,
			n: () => factsOf,
			o: () => recordChanges,
			r: () => hunkLines,
			s: () => summarizeChanges,
			t: () => diffChanges,
			u: () => approvalAnswers
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4348);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
		var node_url__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3136);
		let APPROVAL_QUESTION = "Approve? (y/n/always): ";
		let DIFF_HINT = "(d shows the diff again)\n";
		function approvalAnswers(hasDiff) {
			return `Answer y (yes), n (no), ${hasDiff ? "d (show the diff again) " : ""}or always
(this very call, in this folder, from now on).
`;
		}
		function renderApproval({ call, changes, warnings = [] }, places) {
			let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
			let address = askedAddress(call);
			return [
				`Tool: ${call.tool.name}`,
				parameters.length === 0 ? "Parameters: none" : "Parameters:",
				...parameters,
				...address?.isRewritten ? [`Asks: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(address.href)}`] : [],
				...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(line)}`)],
				`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
				...warnings.map((warning) => `! ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(warning)}`),
				...warnOfProtected(changes, places),
				...address?.mixesAlphabets ? ["\u26a0 Look twice: the host mixes alphabets"] : [],
				`Risk level: ${call.tool.risk}`,
				""
			].join("\n");
		}
		function showValue(name, value, isShownWhole) {
			let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
			if (isShownWhole) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(text).replaceAll("\n", "\n    ");
			return name === "content" || text.length > 200 || text.includes("\n") ? `<${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(Buffer.byteLength(text), "byte")}>` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(text);
		}
		function listFiles(changes) {
			let shown = changes.slice(0, 10).map((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(change.path));
			let more = changes.length - shown.length;
			return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
		}
		function warnOfProtected(changes, places) {
			let warnings = changes.flatMap((change) => {
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_2__.n)(change, places);
				return why === void 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(change.path)} (${why})`];
			});
			return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
		}
		function unknownFiles(permissions) {
			return permissions.includes("RunCommands") ? "known only after it ran" : "none";
		}
		function askedAddress({ tool, args }) {
			let { url: written } = args;
			if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
			if (typeof written != "string" || !URL.canParse(written)) return;
			let { href, hostname } = new URL(written);
			return {
				href,
				isRewritten: plainly(written) !== href,
				mixesAlphabets: mixesAlphabets((0, node_url__WEBPACK_IMPORTED_MODULE_5__.domainToUnicode)(hostname))
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
		var hunk_lines_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			diffChanges: () => diffChanges,
			factsOf: () => factsOf,
			hunkLines: () => hunkLines,
			kindText: () => kindText,
			recordChanges: () => recordChanges,
			summarizeChanges: () => summarizeChanges
		});
		function* hunkLines(hunk) {
			let marksEndings = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.E)(hunk);
			for (let line of (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.i)(hunk)) {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(text)));
		}
		function mayHide({ runs }) {
			return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes).toString("utf8")));
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
			kind === "create" && hunks.length > 0 && hunks.every(_entry_js__WEBPACK_IMPORTED_MODULE_1__.D) && facts.push({
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
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.n)(change);
				diff !== void 0 && diffs.push(diff);
			}
			return diffs;
		}
		function recordChanges(changes, diffs, places) {
			let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
			return changes.map((change) => {
				let diff = byPath.get(change.path);
				let why = (0, _protected_files_js__WEBPACK_IMPORTED_MODULE_2__.n)(change, places);
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
			files > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(files, "file")} changed`);
			additions > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(additions, "insertion")}(+)`);
			deletions > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(deletions, "deletion")}(-)`);
			directories > 0 && parts.push(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(directories, "directory", "directories")} created`);
			return parts.length === 0 ? "nothing changed" : parts.join(", ");
		}
		function sum(numbers) {
			return numbers.reduce((total, number) => total + number, 0);
		}
	}),
	4348: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => whyProtected,
			t: () => whyDenied
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		function whyProtected(change, places = {}) {
			let whole = pathInRepository(change.path, places.directory);
			let always = findProtected(change, whole);
			if (always !== void 0) return always.why;
			return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${_shared_js__WEBPACK_IMPORTED_MODULE_0__.rt}` : void 0;
		}
		function whyDenied({ path }, { directory, allowWorkflows }) {
			let folded = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(pathInRepository(path, directory));
			if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
			return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? "it is a workflow" : void 0;
		}
		function pathInRepository(path, directory = ".") {
			return directory === "." ? path : `${directory}/${path}`;
		}
		let MATCHERS = [
			{
				files: [
					"/.github/workflows/",
					"/.github/actions/",
					"action.{yml,yaml}"
				],
				why: "runs in GitHub Actions"
			},
			{
				files: ["/{,.github/,docs/,.gitlab/,.gitea/,.forgejo/}CODEOWNERS"],
				why: "decides who must approve"
			},
			{
				files: [
					"/.github/sous.{yml,yaml}",
					"/.github/sous/",
					"/.github/recipes/",
					"/recipes/*.{yml,yaml}"
				],
				why: "decides what Sous may do"
			},
			{
				files: ["/{,.github/}dependabot.{yml,yaml}"],
				why: "decides what is updated"
			},
			{
				files: [
					"/{,.github/,.gitlab/}renovate.{json,json5}",
					"/.renovaterc",
					"/.renovaterc.{json,json5}"
				],
				why: "decides what is updated"
			},
			{
				files: [
					"/{,.github/,.config/}{.mergify,mergify}.yml",
					"/.policy.yml",
					"/.bulldozer.yml",
					"/{,.github/}.kodiak.toml",
					"/.github/settings.yml"
				],
				why: "decides who must approve or what is merged"
			},
			{
				files: ".gitlab-ci.yml(*.gitlab-ci.yml(/.gitlab-ci/(/.gitlab/ci/(/.circleci/(Jenkinsfile(Jenkinsfile.*(*.jenkinsfile(azure-pipelines*.{yml,yaml}(/{.azure-pipelines,.azuredevops,.pipelines}/(/.travis.yml(bitbucket-pipelines.yml(/.drone.{yml,yaml,jsonnet,star}(/.woodpecker.{yml,yaml}(/.woodpecker/(/.buildkite/(/{,.}appveyor.yml(cloudbuild*.{yml,yaml,json}(buildspec*.{yml,yaml}(/.cirrus.{yml,star}(/.semaphore/(/.teamcity/(/.tekton/(/.harness/(/.builds/(/.build.yml(/{.gitea,.forgejo}/{workflows,actions}/(/codemagic.yaml(/bitrise.yml(/jitpack.yml(/atlantis.{yml,yaml}".split("("),
				why: "runs in CI"
			},
			{
				files: [
					"{,.}readthedocs.{yml,yaml}",
					"netlify.toml",
					"vercel.json",
					"amplify.yml",
					"render.yaml",
					"railway.{json,toml}"
				],
				why: "decides what a host builds and runs after a push"
			},
			{
				files: [
					".gitmodules",
					".gitattributes",
					".lfsconfig",
					"{GITMOD,GITATT,GI7EBA,GI7D29}~*"
				],
				why: "changes what git checks out"
			},
			{
				files: [
					".npmrc",
					".yarnrc",
					".yarnrc.yml",
					".pnpmfile.{js,cjs,mjs}",
					"pip.{conf,ini}",
					".pypirc",
					"uv.toml",
					"poetry.toml",
					".condarc",
					".bundle/config",
					"NuGet.config",
					"settings.gradle",
					"settings.gradle.kts",
					".swiftpm/configuration/",
					".terraformrc"
				],
				why: "decides where packages come from"
			},
			{
				files: [
					"package-lock.json",
					"npm-shrinkwrap.json",
					"yarn.lock",
					"pnpm-lock.yaml",
					"bun.{lock,lockb}",
					"deno.lock",
					"{poetry,uv,pdm,pixi,Pipfile,Cargo,Gemfile,composer,flake,mix,rebar,Podfile,pubspec,paket}.lock",
					"pylock*.toml",
					"conda-lock.yml",
					"gems.locked",
					"go.sum",
					"go.work.sum",
					"gradle.lockfile",
					"gradle/verification-metadata.xml",
					"packages.lock.json",
					"Package.resolved",
					"stack.yaml.lock",
					"MODULE.bazel.lock",
					".terraform.lock.hcl"
				],
				why: "decides what is installed"
			},
			{
				files: ["package.json", "composer.json"],
				why: "executes on install",
				only: {
					which: "changed `scripts`",
					applies: changesScripts
				}
			},
			{
				files: ["pyproject.toml"],
				why: "executes on install",
				only: {
					which: "a changed `[build-system]`",
					applies: changesBuildSystem
				}
			},
			{
				files: ["setup.py", "*.gemspec"],
				why: "executes on install"
			},
			{
				files: ["{,GNU}Makefile"],
				why: "executes on make"
			},
			{
				files: [
					"build.rs",
					".cargo/config",
					".cargo/config.toml",
					"buildSrc/",
					"init.gradle",
					"init.gradle.kts",
					"gradle/wrapper/",
					"gradlew",
					"gradlew.bat",
					".mvn/",
					"mvnw",
					"mvnw.cmd",
					"/project/{plugins.sbt,build.properties}",
					"{.jvmopts,.sbtopts}",
					"Directory.Build.{props,targets,rsp}",
					"Directory.Solution.{props,targets}",
					".config/dotnet-tools.json",
					".bazelrc",
					".bazelversion",
					".bazeliskrc",
					"/tools/bazel",
					".buckconfig"
				],
				why: "executes in every build"
			},
			{
				files: ["conftest.py"],
				why: "executes in every test run"
			},
			{
				files: [
					"sitecustomize.py",
					"usercustomize.py",
					"*.pth"
				],
				why: "executes whenever Python starts"
			},
			{
				files: [
					".yarn/",
					".pnp.{js,cjs}",
					".pnp.loader.mjs",
					"bunfig.toml"
				],
				why: "executes whenever Node.js, Yarn or Bun starts"
			},
			{
				files: [".{irbrc,pryrc,iex.exs,Rprofile,Renviron,ghci,octaverc,gdbinit,lldbinit}"],
				why: "executes when a console or a debugger starts"
			},
			{
				files: [
					".husky/",
					".huskyrc*",
					".pre-commit-config.{yml,yaml}",
					".pre-commit-hooks.yaml",
					"{,.}lefthook{,-local}.{yml,yaml,toml,json}",
					".lefthook/",
					".overcommit.yml",
					".lintstagedrc*",
					"lint-staged.config.*",
					"{,.}simple-git-hooks.{js,cjs,json}"
				],
				why: "executes on commit"
			},
			{
				files: ["HEAD", "commondir"],
				why: "may have git take its directory for a repository"
			},
			{
				files: ["*hooks/*"],
				why: "may execute as a hook of git",
				only: {
					which: "names of letters, digits and dashes",
					applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(path))
				}
			},
			{
				files: [
					"config",
					"config.worktree",
					".gitconfig"
				],
				why: "decides what git executes",
				only: {
					which: "content with sections of git",
					applies: isGitConfig
				}
			},
			{
				files: ".mcp.json(.cursor/(.cursorrules(.claude/(CLAUDE.md(CLAUDE.local.md(AGENTS.md(AGENTS.override.md(AGENT.md(GEMINI.md(QWEN.md(WARP.md(.gemini/(.qwen/(.codex/(.opencode/(opencode.{json,jsonc}(.agent/(.agents/(/.github/{agents,chatmodes,instructions,prompts,skills,copilot}/(/.github/copilot-instructions.md(.windsurf/(.windsurfrules(.cline/(.clinerules/(.roo/(.roorules*(.roomodes(.kilocode/(.continue/(.continuerc.json(.aider.conf.yml(.junie/(.kiro/(.amazonq/(.augment/(.augment-guidelines(.goosehints(.openhands/(.trae/(.vscode/mcp.json".split("("),
				why: "tells coding agents what to do"
			},
			{
				files: [
					".vscode/{tasks,launch,settings}.json",
					"*.code-workspace",
					".devcontainer/",
					".devcontainer.json",
					".idea/",
					".run/",
					".fleet/",
					".zed/",
					".helix/",
					".dir-locals.el",
					".exrc",
					".nvimrc",
					".nvim.lua",
					"/.gitpod.{yml,Dockerfile}",
					"/.replit",
					"/.stackblitzrc",
					"/.codesandbox/",
					"/.idx/"
				],
				why: "executes when the folder is opened"
			},
			{
				files: [
					".envrc",
					"{,.}mise{,.*}.toml",
					"{,.}mise/",
					".config/mise/"
				],
				why: "executes when a shell enters the folder"
			}
		].map((row) => ({
			...row,
			pattern: new RegExp(row.files.map((glob) => patternOf((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(glob))).join("|"))
		}));
		function findProtected(change, path) {
			let folded = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.ln)(path);
			return MATCHERS.find(({ pattern, only }) => pattern.test(folded) && (only?.applies(change) ?? !0));
		}
		function patternOf(glob) {
			let body = glob.replace(/^\/|\/$/g, "").replace(/[.+^$()|[\]\\]/g, "\\$&").replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(",", "|")})`).replaceAll("*", "[^/]*");
			return `^${glob.startsWith("/") ? "" : "(?:.*/)?"}${body}${glob.endsWith("/") ? "(?:/|$)" : "$"}`;
		}
		function changesScripts(change) {
			return changesPart(change, scriptsOf, "{}");
		}
		function changesBuildSystem(change) {
			return changesPart(change, buildSystemOf, "");
		}
		function changesPart(change, partOf, none) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			let before = change.kind === "update" ? partOf(change.before) : none;
			let after = partOf(change.after);
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
		function buildSystemOf(bytes) {
			let isWithin = !1;
			let lines = [];
			for (let line of Buffer.from(bytes).toString("utf8").split("\n")) {
				let text = line.trim();
				/^\[?\s*(?:["']?build-system\b|"[^"]*\\)/.test(text) ? isWithin = !0 : /^\[{1,2}[^\],]*\]{1,2}(?:\s*#.*)?$/.test(text) && (isWithin = !1);
				isWithin && text !== "" && !text.startsWith("#") && lines.push(text);
			}
			return lines.join("\n");
		}
		function isGitConfig(change) {
			if (change.kind === "delete" || change.kind === "create_directory") return !1;
			return /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i.test(Buffer.from(change.after).toString("latin1"));
		}
	})
};
