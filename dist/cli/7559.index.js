"use strict";
exports.id = 7559;
exports.ids = [7559];
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
	6534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => renderRecipePage,
			n: () => recipe_page_exports,
			r: () => renderRecipeList,
			t: () => recipeListRecord
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1219);
		var recipe_page_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
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
			let outputLines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.v)(outputs.map(({ key, value }) => [key, valueText(value)]), style);
			return [
				`${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(name))} ${style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(source.path))}`,
				...description.trim() === "" ? [] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.I)(description.trim()).split("\n"),
				...section("May", permissionLines(permissions, style)),
				...section("Inputs", inputLines(inputs, style)),
				...section("Steps", stepLines(steps, style)),
				...section("Verify: all of this must hold, or nothing changes", stepLines(verify, style)),
				...section("Outputs", outputLines),
				...section("Run it", ["preview", "run"].map((command) => callText(command, callName, recipe))),
				""
			].join("\n");
		}
		function callText(command, callName, { inputs }) {
			let needed = inputs.filter((input) => input.required).map((input) => `-i ${input.name}=\u2026`);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)([
				"sous",
				command,
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(callName),
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
			let rows = (0, _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.c)(permissions);
			return rows.length === 0 ? [_plan_facts_js__WEBPACK_IMPORTED_MODULE_4__.t] : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.v)(rows, style);
		}
		function inputLines(inputs, style) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.v)(inputs.flatMap((input) => [[input.name, inputFacts(input)], ...input.description === "" ? [] : [["", input.description]]]), style);
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
					...step.timeoutSeconds === void 0 ? [] : [["within", (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(step.timeoutSeconds, "second")]],
					...step.report === void 0 ? [] : [["report", `each match, as ${step.report}`]]
				];
				return [`${number}${style.cyan((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(call))}${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(title)}`, ...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.v)(rows, style).map((line) => `${" ".repeat(number.length)}${line}`)];
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
				...pattern === void 0 ? [] : [`fits /${pattern}/`],
				...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`]
			].join(", ");
		}
		function renderRecipeList(recipes, style) {
			return `${recipes.map((listed) => {
				let { name, path, recipe, off } = listed;
				let lines = recipe === void 0 ? describeInvalid(listed, style) : describe(recipe, style);
				let title = recipe === void 0 ? `${style.red("\u2717")} ${style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(name))}` : style.bold((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(name));
				let place = path === name ? [] : [style.dim((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(path))];
				return [
					title,
					...[
						...off === void 0 ? [] : [style.yellow((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(off.message))],
						...lines,
						...place
					].map((line) => `  ${line}`),
					""
				].join("\n");
			}).join("\n")}\nMore on one of them: sous explain <name>\n`;
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
					diagnostics: diagnostics.map(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)
				}))
			};
		}
		function describe({ name, description, inputs }, style) {
			let summary = firstSentence(description);
			return [
				(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(name),
				...summary === "" ? [] : [(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(summary)],
				...inputs.map((input) => `${style.cyan(`-i ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(input.name)}`)}  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)(inputFacts(input))}`)
			];
		}
		function describeInvalid(file, style) {
			let { errors } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)([file]);
			return [`${style.red("not valid")}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(errors, "error")}, see sous validate ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.R)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(file.path))}`];
		}
		function firstSentence(description) {
			let [paragraph = ""] = description.trim().split(/\n\s*\n/, 1);
			return (/^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split("\n", 1)[0] ?? "").trim().replace(/\s+/g, " ");
		}
	})
};
