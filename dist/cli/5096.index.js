"use strict";
exports.id = 5096;
exports.ids = [5096, 6631];
exports.modules = {
	6631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => stageEdit,
			n: () => encodeContent,
			r: () => openTextFile,
			t: () => tool_replace_in_file_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
		async function openTextFile(given, context) {
			let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)(given);
			if (!path.ok) return path;
			let content = await readWhole(path.value, context);
			if (!content.ok) return content;
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(content.value.bytes, path.value);
			return text.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				path: path.value,
				content: content.value,
				text: text.value
			}) : text;
		}
		async function readWhole(path, { workspace, limits }) {
			let entry = await workspace.entry(path);
			if (!entry.ok) return entry;
			if (entry.value.kind === "file" && entry.value.size > limits.writeFileBytes) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
			return workspace.read(path);
		}
		function encodeContent(content, { limits }) {
			let bytes = Buffer.from(content, "utf8");
			return bytes.length > limits.writeFileBytes ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLarge("Content", bytes.length, limits.writeFileBytes)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(bytes);
		}
		function makeEdit(request) {
			let { file, limit } = request;
			let { path, content, text } = file;
			for (let written of request.written) {
				let refusal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.X)(written, text.encoding, path);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
			}
			if (content.bytes.length !== text.text.length && request.edits.some((edit) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.et)(text.text, edit))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(matchesHalf(path));
			let changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
			if (changing.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
			let edits = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)(text, content.bytes, changing);
			let length = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$)(content.bytes, edits);
			if (length > limit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLarge(`File '${path}' after the edit`, length, limit));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				path,
				before: content,
				bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Y)(content.bytes, edits),
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
			if (made.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(!1);
			let { bytes, edits } = made.value;
			let staged = await workspace.stage(file.path, bytes, {
				from: file.content,
				edits
			});
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(!0) : staged;
		}
		function matchesHalf(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_pattern", `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
		}
		function tooLarge(what, size, limit) {
			let [is, most] = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ot)(size, limit);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("too_large", `${what} is too large: ${is}, the limit is ${most}`, "Work on a smaller file, or split the content.");
		}
		async function replaceInFiles(paths, replacement, context) {
			let replacer = new Replacer(replacement, context);
			let first = paths.slice(0, 100);
			let others = paths.slice(100);
			let early = await addAll(first, replacer, context);
			if (early !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(early);
			let left = others.length >= 500 && 2 * replacer.candidates <= first.length ? await sift(others, replacement, replacer, context) : others;
			if (context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(replacementCancelled());
			let problem = await addAll(left, replacer, context) ?? await finish(replacer);
			return problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(replacer) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(problem);
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
			return problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(replacer) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(problem);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		}
		async function nearestMissIn(paths, find, { workspace, limits }) {
			for (let path of paths.slice(0, 200)) {
				let content = await workspace.read(path, limits.searchFileBytes);
				let text = content.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(content.value.bytes, path) : content;
				let miss = text.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)(text.value.text, find) : void 0;
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
				this.#sieve = replacement.sieve && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.P)(replacement.sieve);
				this.#context = context;
			}
			async addFile(path) {
				let { workspace, limits } = this.#context;
				let content = await workspace.read(path, limits.writeFileBytes + 1);
				if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
				let { bytes } = content.value;
				if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Q)(bytes)) {
					this.binaryFiles++;
					return;
				}
				if (bytes.length > limits.writeFileBytes) return tooLarge(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
				if (this.#sieve?.sift((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes)).kind === "none") return;
				let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Z)(bytes, path);
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
				if (!needsTimeLimit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(batch.map((file) => this.#replacement.edits(file.text.text)));
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
					if (this.#context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(replacementCancelled());
					let tooLate = late === void 0 ? void 0 : batch[late];
					if (tooLate !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooSlow(tooLate.path, limitMs));
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(found);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("cancelled", "The replacement was cancelled; nothing was replaced", "Call again when it is wanted after all.");
		}
		function tooSlow(path, limitMs) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
		}
		var tool_replace_in_file_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ replaceInFile: () => replaceInFile });
		let flag = (initially, description) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)(description)), initially);
		let replaceInFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
			name: "replace_in_file",
			summary: "Replace all occurrences of a text or regular expression in one file, or in all files that fit a pattern.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: ["ReadFiles", "WriteFiles"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Relative path of the one file; either this or include"))),
				include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.D)("Pattern or patterns of the files, such as \"src/**/*.ts\"; either this or path"),
				exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.D)("With include: pattern or patterns of files and directories to leave out"),
				find: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)("Text to find, or a regular expression when is_regex is true").check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)(1, "must not be empty")),
				replace: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)("What to put there; its newlines end as those of the file do. Plain text is taken literally; with is_regex, $1, $<name> and $& insert what was matched and $$ is a dollar sign"),
				is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax). With *, + or {n,} it skips lines over 10,000 characters, and warns, unless multiline is set"),
				case_sensitive: flag(!0, "Whether upper and lower case differ"),
				multiline: flag(!1, "With is_regex: let a match span lines, and the dot match newlines. \\n is the end of a line, also of a file whose lines all end in CRLF. Otherwise each line is matched alone"),
				max_replacements: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Fail, and change nothing, when there would be more"))),
				preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)()
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				replacements: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many occurrences were replaced")),
				files_changed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many files changed")),
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Paths of the files that changed"))
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
				let replacement = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.M)({
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
					include: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.C)(args.include),
					exclude: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.C)(args.exclude)
				}, request, context);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("invalid_arguments", args.path === void 0 ? "Neither path nor include is given" : "path goes with neither include nor exclude", "Give path for one file, or include (and exclude) for many.");
			}
		});
		async function inOne(path, { replacement, plainText, most }, context) {
			let file = await openTextFile(path, context);
			if (!file.ok) return file;
			let { text } = file.value;
			let foreign = replacement.written.map((written) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.X)(written, text.encoding, file.value.path)).find(Boolean);
			if (foreign !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(foreign);
			let replaced = await replaceInText(file.value, replacement, context);
			if (!replaced.ok) return replaced;
			let miss = replaced.value.replacements > 0 || plainText === void 0 ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)(text.text, plainText);
			let warnings = [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.l)(replaced.value.longLines), ...miss === void 0 ? [] : [miss]];
			return stageAndReport(replaced.value, {
				most,
				warnings
			}, context);
		}
		async function inMany(globs, { replacement, plainText, most }, context) {
			if (globs.include.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("invalid_arguments", "include is empty", "Say which files are meant: \"**\" for all.");
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
			binaryFiles > 0 && warnings.push(`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(binaryFiles, "binary file")}`);
			files.length === 0 && warnings.push(`No file fits ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
			let miss = replacements > 0 || plainText === void 0 ? void 0 : await nearestMissIn(files, plainText, context);
			miss !== void 0 && warnings.push(miss);
			return stageAndReport(replaced.value, {
				most,
				warnings
			}, context);
		}
		async function stageAndReport({ replacements, made }, { most, warnings }, context) {
			if (most !== void 0 && replacements > most) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("limit_exceeded", `Found ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(replacements, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Say more exactly what to find and where, or raise max_replacements.");
			let staged = await stageAll(made, context);
			if (!staged.ok) return staged;
			let files = made.map(({ path }) => path);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({
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
			let count = `Replaced ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(replacements, "occurrence")}`;
			let [only] = files;
			if (only === void 0) return `${count}, which changed nothing`;
			if (files.length === 1) return `${count} in ${only}`;
			let shown = files.slice(0, 20).map((path) => `\n  ${path}`);
			let more = files.length > 20 ? `\n  \u2026 and ${files.length - 20} more` : "";
			return `${count} in ${files.length} files:${shown.join("")}${more}`;
		}
	}),
	5096: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { appendFile: () => appendFile });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6631);
		let appendFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
			name: "append_file",
			summary: "Append text to the end of a file, on a line of its own.",
			category: "File Writing",
			effect: "stage",
			risk: "safe_write",
			permissions: [
				"ReadFiles",
				"WriteFiles",
				"CreateFiles"
			],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Relative path of the file")),
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.j)("Text to append. A missing newline at the end of the file is added first, and the lines end as those of the file do"),
				create_if_missing: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Create the file when there is none, instead of failing")), !1),
				preview_only: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.k)()
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
				appended_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How many bytes the file grew by")),
				size_bytes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("Size of the file afterwards"))
			}),
			metadata: ["appended_bytes", "size_bytes"],
			when: "Use it to add to the end of a file. To insert elsewhere, use edit_lines.",
			termination: "Use preview_only=true first to see the diff. Use terminate=true after a successful append; terminate=false if it needs verification.",
			examples: [{
				description: "Add a line",
				args: {
					path: ".gitignore",
					content: "coverage/\n"
				}
			}, {
				description: "Add a line, or begin the file with it",
				args: {
					path: "NOTES.md",
					content: "- done\n",
					create_if_missing: !0
				}
			}],
			async run(args, context) {
				let file = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.r)(args.path, context);
				if (!file.ok) {
					if (file.error.code !== "not_found") return file;
					let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.x)(args.path);
					if (args.create_if_missing && path.ok) return create(path.value, args.content, context);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("not_found", file.error.message, "Check the path, or set create_if_missing to make a new file.");
				}
				let { text } = file.value.text;
				let ending = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.L)(text);
				let separator = args.content === "" || text === "" || text.endsWith("\n") ? "" : ending;
				let edit = {
					start: text.length,
					end: text.length,
					replacement: separator + (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.H)(args.content, ending)
				};
				let changed = await (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.i)(file.value, edit, context);
				if (!changed.ok) return changed;
				return report(file.value.path, {
					appended: Buffer.byteLength(edit.replacement),
					before: file.value.content.bytes.length
				});
			}
		});
		async function create(path, content, context) {
			let bytes = (0, _list_4_js__WEBPACK_IMPORTED_MODULE_3__.n)(content, context);
			if (!bytes.ok) return bytes;
			let staged = await context.workspace.stage(path, bytes.value);
			if (!staged.ok) return staged;
			let size = bytes.value.length;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({
				appended_bytes: size,
				size_bytes: size
			}, `Created file: ${path} (${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(size)})`, { filesAffected: [path] });
		}
		function report(path, { appended, before }) {
			let isSame = appended === 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({
				appended_bytes: appended,
				size_bytes: before + appended
			}, isSame ? `File unchanged: ${path}` : `Appended to file: ${path} (${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(appended)})`, { filesAffected: isSame ? [] : [path] });
		}
	})
};
