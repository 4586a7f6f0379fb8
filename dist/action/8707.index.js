"use strict";
exports.id = 8707;
exports.ids = [8707, 7203];
exports.modules = {
	7203: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => stageEdit,
			n: () => encodeContent,
			r: () => openTextFile,
			t: () => tool_replace_in_file_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		async function openTextFile(given, context) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.S)(given);
			if (!path.ok) return path;
			let content = await readWhole(path.value, context);
			if (!content.ok) return content;
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(content.value.bytes, path.value);
			return text.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				path: path.value,
				content: content.value,
				text: text.value
			}) : text;
		}
		async function readWhole(path, { workspace, limits }) {
			let entry = await workspace.entry(path);
			if (!entry.ok) return entry;
			if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
			return workspace.read(path);
		}
		function encodeContent(content, { limits }) {
			let bytes = Buffer.from(content, "utf8");
			return bytes.length > limits.writeFileBytes ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(bytes);
		}
		function makeEdit(request) {
			let { file, limit } = request;
			let { path, content, text } = file;
			for (let written of request.written) {
				let refusal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pt)(written, text.encoding, path);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
			}
			if (content.bytes.length !== text.text.length && request.edits.some((edit) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(text.text, edit))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(matchesHalf(path));
			let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
			if (changing.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let edits = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zt)(text, content.bytes, changing);
			let length = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(content.bytes, edits);
			if (length > limit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooLarge(`File '${path}' after the edit`, length, limit));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				path,
				before: content,
				bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nt)(content.bytes, edits),
				edits
			});
		}
		async function stageEdit(file, edit, { workspace, limits }) {
			let made = makeEdit({
				file,
				edits: [edit],
				written: [edit.replacement],
				limit: limits.writeFileBytes
			});
			if (!made.ok) return made;
			if (made.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1);
			let { bytes, edits } = made.value;
			let staged = await workspace.stage(file.path, bytes, {
				from: file.content,
				edits
			});
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!0) : staged;
		}
		function matchesHalf(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
		}
		function tooLarge(what, size, limit) {
			let [is, most] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)(size, limit);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `${what} is too large: ${is}, the limit is ${most}`, "Work on a smaller file, or split the content.");
		}
		async function replaceInFiles(paths, replacement, context) {
			let replacer = new Replacer(replacement, context);
			let first = paths.slice(0, 100);
			let others = paths.slice(100);
			let early = await addAll(first, replacer, context);
			if (early !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(early);
			let left = others.length >= 500 && 2 * replacer.candidates <= first.length ? await sift(others, replacement, replacer, context) : others;
			if (context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(replacementCancelled());
			let problem = await addAll(left, replacer, context) ?? await finish(replacer);
			return problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(replacer) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(problem);
		}
		async function addAll(paths, replacer, context) {
			for (let [index, path] of paths.entries()) {
				if (index % 256 == 0) {
					context.progress({
						done: index,
						total: paths.length,
						unit: "files"
					});
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
					if (context.signal.aborted) return replacementCancelled();
				}
				let problem = await replacer.addFile(path);
				if (problem !== void 0) return withExclude(problem);
			}
		}
		async function finish(replacer) {
			let problem = await replacer.finish();
			return problem && withExclude(problem);
		}
		async function sift(paths, { sieve }, replacer, context) {
			if (sieve === void 0) return paths;
			let limits = {
				...context.limits,
				searchFileBytes: context.limits.writeFileBytes
			};
			let { tally } = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.t)({
				files: paths,
				pattern: sieve,
				remainingMs: () => Infinity
			}, {
				...context,
				limits
			});
			replacer.binaryFiles += tally.binary.length;
			let hits = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.r)(tally).map(([file]) => file);
			let kept = new Set([
				...hits,
				...tally.tooLarge,
				...tally.unreadable,
				...tally.timedOut
			]);
			return paths.filter((_, file) => kept.has(file));
		}
		async function replaceInText(file, replacement, context) {
			let replacer = new Replacer(replacement, context);
			let problem = await replacer.addText(file) ?? await replacer.finish();
			return problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(replacer) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(problem);
		}
		async function stageAll(made, { workspace }) {
			for (let [index, { path, before, bytes, edits }] of made.entries()) {
				let staged = await workspace.stage(path, bytes, {
					from: before,
					edits
				});
				if (staged.ok) continue;
				for (let earlier of made.slice(0, index)) await workspace.stage(earlier.path, earlier.before.bytes, { from: earlier.before });
				return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		}
		async function nearestMissIn(paths, find, { workspace, limits }) {
			for (let path of paths.slice(0, 200)) {
				let content = await workspace.read(path, limits.searchFileBytes);
				let text = content.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(content.value.bytes, path) : content;
				let miss = text.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.P)(text.value.text, find) : void 0;
				if (miss !== void 0) return `${path}: ${miss}`;
			}
		}
		function withExclude(problem) {
			let already = problem.message.endsWith("; nothing was replaced") ? "" : "Nothing was replaced. ";
			return {
				...problem,
				suggestion: `${already}Leave the file out with exclude, or: ${problem.suggestion}`
			};
		}
		var Replacer = class {
			replacements = 0;
			binaryFiles = 0;
			candidates = 0;
			made = [];
			longLines = [];
			#replacement;
			#sieve;
			#context;
			#batch = [];
			#batchCharacters = 0;
			constructor(replacement, context) {
				this.#replacement = replacement;
				this.#sieve = replacement.sieve && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.F)(replacement.sieve);
				this.#context = context;
			}
			async addFile(path) {
				let { workspace, limits } = this.#context;
				let content = await workspace.read(path, limits.writeFileBytes + 1);
				if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
				let { bytes } = content.value;
				if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.It)(bytes)) {
					this.binaryFiles++;
					return;
				}
				if (bytes.length > limits.writeFileBytes) return tooLarge(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
				if (this.#sieve?.sift((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes)).kind === "none") return;
				let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(bytes, path);
				return text.ok ? this.addText({
					path,
					content: content.value,
					text: text.value
				}) : text.error;
			}
			async addText(file) {
				this.candidates++;
				this.#batch.push(file);
				this.#batchCharacters += file.text.text.length;
				return this.#batchCharacters < 4194304 ? void 0 : this.finish();
			}
			async finish() {
				let batch = this.#batch;
				this.#batch = [];
				this.#batchCharacters = 0;
				let edits = await this.#findEdits(batch);
				if (!edits.ok) return edits.error;
				for (let [index, file] of batch.entries()) {
					let problem = this.#add(file, edits.value[index] ?? []);
					if (problem !== void 0) return problem;
				}
			}
			async #findEdits(batch) {
				let { needsTimeLimit } = this.#replacement;
				if (!needsTimeLimit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(batch.map((file) => this.#replacement.edits(file.text.text)));
				let limitMs = this.#context.limits.regexMsPerFile;
				let found = [];
				let step = (index) => {
					found[index] = this.#replacement.edits(batch[index]?.text.text ?? "");
					return index + 1;
				};
				for (let late of (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.s)({
					from: 0,
					to: batch.length,
					step,
					limitMs
				})) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
					if (this.#context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(replacementCancelled());
					let tooLate = late === void 0 ? void 0 : batch[late];
					if (tooLate !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooSlow(tooLate.path, limitMs));
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found);
			}
			#add(file, edits) {
				let count = this.#replacement.countLongLines(file.text.text);
				count > 0 && this.longLines.push({
					path: file.path,
					count
				});
				if (edits.length === 0) return;
				let { written } = this.#replacement;
				let made = makeEdit({
					file,
					edits,
					written,
					limit: this.#context.limits.writeFileBytes
				});
				if (!made.ok) return made.error;
				this.replacements += edits.length;
				made.value !== void 0 && this.made.push(made.value);
			}
			async #sizeOf(path) {
				let entry = await this.#context.workspace.entry(path);
				return entry.ok ? entry.value.size : 0;
			}
		};
		function replacementCancelled() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "The replacement was cancelled; nothing was replaced", "Call again when it is wanted after all.");
		}
		function tooSlow(path, limitMs) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
		}
		var tool_replace_in_file_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ replaceInFile: () => replaceInFile });
		let flag = (initially, description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)(description)), initially);
		let replaceInFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
			name: "replace_in_file",
			summary: "Replace all occurrences of a text or regular expression in one file, or in all files that fit a pattern.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["ReadFiles", "WriteFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Relative path of the one file; either this or include"))),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)("Pattern or patterns of the files, such as \"src/**/*.ts\"; either this or path"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.O)("With include: pattern or patterns of files and directories to leave out"),
				find: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)("Text to find, or a regular expression when is_regex is true").check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gn)(1, "must not be empty")),
				replace: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)("What to put there; its newlines end as those of the file do. Plain text is taken literally; with is_regex, $1, $<name> and $& insert what was matched and $$ is a dollar sign"),
				is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters, and warns, unless multiline is set"),
				case_sensitive: flag(!0, "Whether upper and lower case differ"),
				multiline: flag(!1, "With is_regex: let a match span lines, and the dot match newlines. \\n is the end of a line, also of a file whose lines all end in CRLF. Otherwise each line is matched alone"),
				max_replacements: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Fail, and change nothing, when there would be more"))),
				preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.A)()
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				replacements: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many occurrences were replaced")),
				files_changed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many files changed")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Paths of the files that changed"))
			}),
			metadata: ["replacements", "files_changed"],
			when: "Use it to change a text wherever it occurs. Prefer it to replace_string_in_file in recipes: no match is not an error.",
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification.",
			examples: [{
				description: "Replace a text in one file",
				args: {
					path: "README.md",
					find: "oldText",
					replace: "newText"
				}
			}, {
				description: "Replace by a regular expression with a group, in many files, looking at the diff first",
				args: {
					include: "**/Dockerfile",
					exclude: ["vendor"],
					find: "FROM node:(\\d+)",
					replace: "FROM node:24 # was $1",
					is_regex: !0,
					preview_only: !0
				}
			}],
			async run(args, context) {
				let replacement = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)({
					find: args.find,
					replace: args.replace,
					isRegex: args.is_regex,
					caseSensitive: args.case_sensitive,
					multiline: args.multiline
				});
				if (!replacement.ok) return replacement;
				let plainText = args.is_regex ? void 0 : args.find;
				let request = {
					replacement: replacement.value,
					plainText,
					most: args.max_replacements
				};
				if (args.path !== void 0 && args.include === void 0 && args.exclude === void 0) return inOne(args.path, request, context);
				if (args.path === void 0 && args.include !== void 0) return inMany({
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.w)(args.exclude)
				}, request, context);
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_arguments", args.path === void 0 ? "Neither path nor include is given" : "path goes with neither include nor exclude", "Give path for one file, or include (and exclude) for many.");
			}
		});
		async function inOne(path, { replacement, plainText, most }, context) {
			let file = await openTextFile(path, context);
			if (!file.ok) return file;
			let { text } = file.value;
			let foreign = replacement.written.map((written) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pt)(written, text.encoding, file.value.path)).find(Boolean);
			if (foreign !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(foreign);
			let replaced = await replaceInText(file.value, replacement, context);
			if (!replaced.ok) return replaced;
			let miss = replaced.value.replacements > 0 || plainText === void 0 ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.P)(text.text, plainText);
			let warnings = [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.l)(replaced.value.longLines), ...miss === void 0 ? [] : [miss]];
			return stageAndReport(replaced.value, {
				most,
				warnings
			}, context);
		}
		async function inMany(globs, { replacement, plainText, most }, context) {
			if (globs.include.length === 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_arguments", "include is empty", "Say which files are meant: \"**\" for all.");
			let selected = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.v)(context.workspace, {
				...globs,
				maxDepth: Infinity
			});
			if (!selected.ok) return selected;
			let { files, secret } = selected.value;
			let replaced = await replaceInFiles(files, replacement, context);
			if (!replaced.ok) return replaced;
			let { replacements, binaryFiles, longLines } = replaced.value;
			let warnings = [...selected.value.warnings, ...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.m)(secret.length, "give the exact file name to change it")];
			warnings.push(...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.l)(longLines));
			binaryFiles > 0 && warnings.push(`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(binaryFiles, "binary file")}`);
			files.length === 0 && warnings.push(`No file fits ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
			let miss = replacements > 0 || plainText === void 0 ? void 0 : await nearestMissIn(files, plainText, context);
			miss !== void 0 && warnings.push(miss);
			return stageAndReport(replaced.value, {
				most,
				warnings
			}, context);
		}
		async function stageAndReport({ replacements, made }, { most, warnings }, context) {
			if (most !== void 0 && replacements > most) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("limit_exceeded", `Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(replacements, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Say more exactly what to find and where, or raise max_replacements.");
			let staged = await stageAll(made, context);
			if (!staged.ok) return staged;
			let files = made.map(({ path }) => path);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
				replacements,
				files_changed: files.length,
				files
			}, describeReplaced(replacements, files), {
				warnings,
				filesAffected: files
			});
		}
		function describeReplaced(replacements, files) {
			if (replacements === 0) return "0 replacements";
			let count = `Replaced ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(replacements, "occurrence")}`;
			let [only] = files;
			if (only === void 0) return `${count}, which changed nothing`;
			if (files.length === 1) return `${count} in ${only}`;
			let shown = files.slice(0, 20).map((path) => `\n  ${path}`);
			let more = files.length > 20 ? `\n  \u2026 and ${files.length - 20} more` : "";
			return `${count} in ${files.length} files:${shown.join("")}${more}`;
		}
	}),
	8707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { editLines: () => editLines });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _list_4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7203);
		let TAKES = {
			insert: ["line", "content"],
			delete: ["start_line", "end_line"],
			replace: [
				"start_line",
				"end_line",
				"content"
			]
		};
		let DONE = {
			insert: "Inserted",
			delete: "Deleted",
			replace: "Replaced"
		};
		let lineNumber = (least, description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(least), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)(description)));
		let editLines = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
			name: "edit_lines",
			summary: "Insert, delete or replace whole lines of a file by their numbers.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["ReadFiles", "WriteFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Relative path of the file")),
				operation: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)([
					"insert",
					"delete",
					"replace"
				]).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("What to do with the lines")),
				line: lineNumber(0, "insert: the line after which the content is put; 0 puts it at the top"),
				start_line: lineNumber(1, "delete, replace: the first line, from 1"),
				end_line: lineNumber(1, "delete, replace: the last line, included; the first one when left out"),
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)("insert, replace: the new lines. A final newline may be left out, \"\\n\" is one blank line, and the lines end as those of the file do")),
				preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.A)()
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				total_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many lines the file has afterwards")),
				previous_total_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("How many lines the file had"))
			}),
			metadata: ["total_lines", "previous_total_lines"],
			when: "Use it when you know the line numbers. To change a text wherever it occurs, use replace_in_file.",
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful edit; terminate=false if it needs verification. Line numbers change with every edit: read the file again before the next one.",
			examples: [
				{
					description: "Insert after line 10",
					args: {
						path: "src/app.py",
						operation: "insert",
						line: 10,
						content: "import os\n"
					}
				},
				{
					description: "Delete lines 5 to 8",
					args: {
						path: "src/app.py",
						operation: "delete",
						start_line: 5,
						end_line: 8
					}
				},
				{
					description: "Replace lines 10 to 15, looking at the diff first",
					args: {
						path: "src/app.py",
						operation: "replace",
						start_line: 10,
						end_line: 15,
						content: "pass\n",
						preview_only: !0
					}
				}
			],
			async run(args, context) {
				let instruction = readInstruction(args);
				if (!instruction.ok) return instruction;
				let file = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.r)(args.path, context);
				if (!file.ok) return file;
				let { path, text } = file.value;
				let before = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(text.text);
				let refusal = refuseRange(instruction.value, before);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
				let edit = makeLineEdit(text.text, instruction.value);
				let changed = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.i)(file.value, edit, context);
				if (!changed.ok) return changed;
				let after = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(text.text.slice(0, edit.start) + edit.replacement + text.text.slice(edit.end));
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
					total_lines: after,
					previous_total_lines: before
				}, changed.value ? describeEdit(path, instruction.value, after) : `File unchanged: ${path}`, { filesAffected: changed.value ? [path] : [] });
			}
		});
		function readInstruction(args) {
			let { operation, line, start_line, end_line, content } = args;
			let takes = TAKES[operation];
			let foreign = [
				"line",
				"start_line",
				"end_line",
				"content"
			].filter((name) => args[name] !== void 0).filter((name) => !takes.includes(name));
			if (foreign.length > 0) return refuse(`${operation} does not take ${foreign.join(" or ")}`, operation);
			let missing = takes.filter((name) => name !== "end_line" && args[name] === void 0);
			if (missing.length > 0) return refuse(`${operation} needs ${missing.join(" and ")}`, operation);
			let first = line ?? start_line ?? 0;
			let last = end_line ?? first;
			if (last < first) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_range", `Line range invalid - end_line ${last} is before start_line ${first}`, "Give the first line first."));
			if (operation === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				operation,
				first,
				last
			});
			if (content === void 0 || content === "") return refuse(`${operation} needs content that is not empty`, operation);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				operation,
				first,
				last,
				content
			});
		}
		function refuse(problem, operation) {
			let blank = operation === "delete" ? "" : " A blank line is the content \"\\n\".";
			let takes = TAKES[operation];
			let names = `${takes.slice(0, -1).join(", ")} and ${takes.at(-1)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", problem, `Give ${names} for ${operation}.${blank}`));
		}
		function refuseRange({ operation, first, last }, total) {
			let least = operation === "insert" ? 0 : 1;
			if (last <= total) return;
			let valid = total < least ? "it has no lines to choose from" : `valid lines are ${least}-${total}`;
			let requested = operation === "insert" ? `${first}` : `${first}-${last}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_range", `Line range invalid - file has ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(total, "line")}, requested ${requested}; ${valid}`, total === 0 ? "Insert at line 0 instead." : "Read the file again and use lines inside it.");
		}
		function makeLineEdit(text, instruction) {
			switch (instruction.operation) {
				case "insert": return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.z)(text, instruction.first, instruction.content);
				case "delete": return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.L)(text, instruction.first, instruction.last);
				case "replace": return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.H)(text, instruction, instruction.content);
			}
		}
		function describeEdit(path, instruction, total) {
			let { operation, first, last } = instruction;
			let range = first === last ? `line ${first}` : `lines ${first}-${last}`;
			let what = operation === "insert" ? `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.I)(instruction.content), "line")} after line ${first}` : range;
			return `${DONE[operation]} ${what} in ${path} (${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(total, "line")} now)`;
		}
	})
};
