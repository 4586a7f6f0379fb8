export const id = 6082;
export const ids = [6082];
export const modules = { 56082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { replaceInFile: () => replaceInFile });
	var schemas = __webpack_require__(94343);
	var api = __webpack_require__(43759);
	var result = __webpack_require__(97424);
	var tool_result = __webpack_require__(91453);
	var wording = __webpack_require__(60493);
	var nearest_miss = __webpack_require__(29148);
	var replace = __webpack_require__(36798);
	var file_selection = __webpack_require__(28111);
	var workspace_text = __webpack_require__(54010);
	var argument_schemas = __webpack_require__(68049);
	var edit_file = __webpack_require__(98188);
	var promises_ = __webpack_require__(58500);
	var scan_all = __webpack_require__(73745);
	var scanner = __webpack_require__(45972);
	var model_bytes = __webpack_require__(7682);
	var tool_error = __webpack_require__(22936);
	var guarded_regex = __webpack_require__(83492);
	var sieve = __webpack_require__(25980);
	class Replacer {
		replacements = 0;
		binaryFiles = 0;
		made = [];
		#replacement;
		#sieve;
		#context;
		#batch = [];
		#batchCharacters = 0;
		constructor(replacement, context) {
			this.#replacement = replacement;
			this.#sieve = replacement.sieve && (0, sieve.r)(replacement.sieve);
			this.#context = context;
		}
		async addFile(path) {
			let { workspace, limits } = this.#context;
			let content = await workspace.read(path, limits.writeFileBytes + 1);
			if (!content.ok) return content.error.code === "not_found" ? void 0 : content.error;
			let { bytes } = content.value;
			if ((0, workspace_text.Go)(bytes)) {
				this.binaryFiles++;
				return;
			}
			if (bytes.length > limits.writeFileBytes) return (0, edit_file.g$)(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes);
			if (this.#sieve?.((0, model_bytes.bS)(bytes)).kind === "none") return;
			let text = (0, workspace_text.g7)(bytes, path);
			return text.ok ? this.addText({
				path,
				content: content.value,
				text: text.value
			}) : text.error;
		}
		addText(file) {
			this.#batch.push(file);
			this.#batchCharacters += file.text.text.length;
			return this.#batchCharacters < 4194304 ? void 0 : this.finish();
		}
		finish() {
			let batch = this.#batch;
			this.#batch = [];
			this.#batchCharacters = 0;
			let edits = this.#findEdits(batch);
			if (!edits.ok) return edits.error;
			for (let [index, file] of batch.entries()) {
				let problem = this.#add(file, edits.value[index] ?? []);
				if (problem !== void 0) return problem;
			}
		}
		#findEdits(batch) {
			let { needsTimeLimit } = this.#replacement;
			if (!needsTimeLimit) return (0, result.k)(batch.map((file) => this.#replacement.edits(file.text.text)));
			let limitMs = this.#context.limits.regexMsPerFile;
			let found = [];
			for (let until = batch.length; found.length < batch.length; until = found.length + 1) {
				let turn = batch.slice(found.length, until);
				let end = (0, guarded_regex.Bv)(() => {
					for (let file of turn) found.push(this.#replacement.edits(file.text.text));
				}, limitMs);
				if (this.#context.signal.aborted) return (0, result.V)(replacementCancelled());
				let [only, ...others] = turn;
				if (end === "timed_out" && only !== void 0 && others.length === 0) return (0, result.V)(tooSlow(only.path, limitMs));
			}
			return (0, result.k)(found);
		}
		#add(file, edits) {
			if (edits.length === 0) return;
			let { written } = this.#replacement;
			let made = (0, edit_file.lT)({
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
	}
	function replacementCancelled() {
		return (0, tool_error.$4)("cancelled", "The replacement was cancelled; nothing was replaced", "Call again when it is wanted after all.");
	}
	function tooSlow(path, limitMs) {
		return (0, tool_error.$4)("timed_out", `The pattern took longer than ${limitMs / 1e3}s on '${path}'; nothing was replaced`, "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.");
	}
	async function replaceInFiles(paths, replacement, context) {
		let sifted = await sift(paths, replacement, context);
		if (context.signal.aborted) return (0, result.V)(replacementCancelled());
		let replacer = new Replacer(replacement, context);
		replacer.binaryFiles = sifted.binaryFiles;
		for (let [index, path] of sifted.paths.entries()) {
			if (index % 256 == 0) {
				context.progress({
					done: index,
					total: sifted.paths.length,
					unit: "files"
				});
				await (0, promises_.setImmediate)();
				if (context.signal.aborted) return (0, result.V)(replacementCancelled());
			}
			let problem = await replacer.addFile(path);
			if (problem !== void 0) return (0, result.V)(withExclude(problem));
		}
		let problem = replacer.finish();
		if (problem !== void 0) return (0, result.V)(withExclude(problem));
		return (0, result.k)(replacer);
	}
	async function sift(paths, { sieve }, context) {
		if (sieve === void 0 || paths.length < 1e4) return {
			paths,
			binaryFiles: 0
		};
		let limits = {
			...context.limits,
			searchFileBytes: context.limits.writeFileBytes
		};
		let scan = {
			files: paths,
			pattern: sieve,
			remainingMs: () => Infinity
		};
		let { tally } = await (0, scan_all.$)(scan, {
			...context,
			limits
		});
		let hits = (0, scanner.eb)(tally).map(([file]) => file);
		let kept = new Set([
			...hits,
			...tally.tooLarge,
			...tally.unreadable,
			...tally.timedOut
		]);
		return {
			paths: paths.filter((_, file) => kept.has(file)),
			binaryFiles: tally.binary.length
		};
	}
	function replaceInText(file, replacement, context) {
		let replacer = new Replacer(replacement, context);
		let problem = replacer.addText(file) ?? replacer.finish();
		return problem === void 0 ? (0, result.k)(replacer) : (0, result.V)(problem);
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
		return (0, result.k)(void 0);
	}
	async function nearestMissIn(paths, find, { workspace, limits }) {
		for (let path of paths.slice(0, 200)) {
			let content = await workspace.read(path, limits.searchFileBytes);
			let text = content.ok ? (0, workspace_text.g7)(content.value.bytes, path) : content;
			let miss = text.ok ? (0, nearest_miss.R)(text.value.text, find) : void 0;
			if (miss !== void 0) return `${path}: ${miss}`;
		}
	}
	function withExclude(problem) {
		return {
			...problem,
			suggestion: `Nothing was replaced. Leave the file out with exclude, or: ${problem.suggestion}`
		};
	}
	var search_output = __webpack_require__(40577);
	var tool = __webpack_require__(52805);
	let flag = (initially, description) => schemas.Rvf(schemas.zMY().check(schemas.q0y(description)), initially);
	let replaceInFile = (0, tool.u)({
		name: "replace_in_file",
		summary: "Replace all occurrences of a text or regular expression in one file, or in all files that fit a pattern.",
		category: "File Writing",
		effect: "stage",
		risk: "safe_write",
		permissions: ["ReadFiles", "WriteFiles"],
		args: () => schemas.rej({
			path: schemas.lqM(schemas.YjP().check(schemas.q0y("Relative path of the one file; either this or include"))),
			include: (0, argument_schemas.Kd)("Pattern or patterns of the files, such as \"src/**/*.ts\"; either this or path"),
			exclude: (0, argument_schemas.Kd)("With include: pattern or patterns of files and directories to leave out"),
			find: (0, argument_schemas.bp)("Text to find, or a regular expression when is_regex is true").check(api.m9(1, "must not be empty")),
			replace: (0, argument_schemas.bp)("What to put there; its newlines end as those of the file do. Plain text is taken literally; with is_regex, $1, $<name> and $& insert what was matched and $$ is a dollar sign"),
			is_regex: flag(!1, "Whether find is a regular expression (JavaScript syntax)"),
			case_sensitive: flag(!0, "Whether upper and lower case differ"),
			multiline: flag(!1, "With is_regex: let a match span lines, and the dot match newlines. Otherwise each line is matched alone"),
			max_replacements: schemas.lqM(schemas.Whr().check(api.qm(1), schemas.q0y("Fail, and change nothing, when there would be more"))),
			preview_only: (0, argument_schemas.eS)()
		}),
		outputs: () => schemas.rej({
			replacements: schemas.Whr().check(schemas.q0y("How many occurrences were replaced")),
			files_changed: schemas.Whr().check(schemas.q0y("How many files changed")),
			files: schemas.YOg(schemas.YjP()).check(schemas.q0y("Paths of the files that changed"))
		}),
		metadata: ["replacements", "files_changed"],
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
			let replacement = (0, replace.e)({
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
				include: (0, argument_schemas.DD)(args.include),
				exclude: (0, argument_schemas.DD)(args.exclude)
			}, request, context);
			return (0, tool_result.g)("invalid_arguments", args.path === void 0 ? "Neither path nor include is given" : "path goes with neither include nor exclude", "Give path for one file, or include (and exclude) for many.");
		}
	});
	async function inOne(path, { replacement, plainText, most }, context) {
		let file = await (0, edit_file.GU)(path, context);
		if (!file.ok) return file;
		let { text } = file.value;
		let foreign = replacement.written.map((written) => (0, workspace_text._S)(written, text.encoding, file.value.path)).find(Boolean);
		if (foreign !== void 0) return (0, result.V)(foreign);
		let replaced = replaceInText(file.value, replacement, context);
		if (!replaced.ok) return replaced;
		let miss = replaced.value.replacements > 0 || plainText === void 0 ? void 0 : (0, nearest_miss.R)(text.text, plainText);
		return stageAndReport(replaced.value, {
			most,
			warnings: miss === void 0 ? [] : [miss]
		}, context);
	}
	async function inMany(globs, { replacement, plainText, most }, context) {
		if (globs.include.length === 0) return (0, tool_result.g)("invalid_arguments", "include is empty", "Say which files are meant: \"**\" for all.");
		let selected = await (0, file_selection.A)(context.workspace, {
			...globs,
			maxDepth: Infinity
		});
		if (!selected.ok) return selected;
		let { files, secret } = selected.value;
		let replaced = await replaceInFiles(files, replacement, context);
		if (!replaced.ok) return replaced;
		let { replacements, binaryFiles } = replaced.value;
		let warnings = [...selected.value.warnings, ...(0, search_output.tX)(secret, "change")];
		binaryFiles > 0 && warnings.push(`Skipped ${(0, wording.pq)(binaryFiles, "binary file")}`);
		files.length === 0 && warnings.push(`No file fits ${globs.include.map((glob) => `'${glob}'`).join(" or ")}`);
		let miss = replacements > 0 || plainText === void 0 ? void 0 : await nearestMissIn(files, plainText, context);
		miss !== void 0 && warnings.push(miss);
		return stageAndReport(replaced.value, {
			most,
			warnings
		}, context);
	}
	async function stageAndReport({ replacements, made }, { most, warnings }, context) {
		if (most !== void 0 && replacements > most) return (0, tool_result.g)("limit_exceeded", `Found ${(0, wording.pq)(replacements, "occurrence")}, more than the ${most} allowed by max_replacements; nothing was replaced`, "Say more exactly what to find and where, or raise max_replacements.");
		let staged = await stageAll(made, context);
		if (!staged.ok) return staged;
		let files = made.map(({ path }) => path);
		return (0, tool_result.P)({
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
		let count = `Replaced ${(0, wording.pq)(replacements, "occurrence")}`;
		let [only] = files;
		if (only === void 0) return `${count}, which changed nothing`;
		if (files.length === 1) return `${count} in ${only}`;
		let shown = files.slice(0, 20).map((path) => `\n  ${path}`);
		let more = files.length > 20 ? `\n  \u2026 and ${files.length - 20} more` : "";
		return `${count} in ${files.length} files:${shown.join("")}${more}`;
	}
}) };
