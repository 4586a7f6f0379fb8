export const id = 2815;
export const ids = [2815];
export const modules = {
	50336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LD: () => decide,
			gu: () => ruleForCall,
			mk: () => findRuleProblems
		});
		var _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1236);
		var _model_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93771);
		var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64501);
		function decide(call, rules, circumstances) {
			if (!(0, _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_0__._)(call.tool)) return {
				kind: "allow",
				rule: "reading needs no approval"
			};
			let parameters = (0, _model_policy_js__WEBPACK_IMPORTED_MODULE_1__.L)(call.args);
			let rule = rules.find((candidate) => matches(candidate, call.tool, parameters, circumstances));
			if (rule !== void 0) return {
				kind: "allow",
				rule: `${rule.tool} ${rule.pattern}`
			};
			return {
				kind: "needs_approval",
				reason: call.tool.effect === "external" ? `${call.tool.name} acts outside the workspace, and no approval rule matches this call` : `${call.tool.name} changes files, and no approval rule matches this call`
			};
		}
		function findRuleProblems(rules) {
			return rules.flatMap((rule, i) => {
				let problems = [];
				(0, _model_policy_js__WEBPACK_IMPORTED_MODULE_1__.U)(rule.pattern).ok || problems.push(`rule ${i + 1} (${rule.tool}) never matches: its pattern is no regular expression`);
				rule.expires !== void 0 && Number.isNaN(Date.parse(rule.expires)) && problems.push(`rule ${i + 1} (${rule.tool}) never matches: 'expires' is no date`);
				return problems;
			});
		}
		function ruleForCall(call, root) {
			let { name, definition } = call.tool;
			return {
				tool: name,
				pattern: `^${(0, _model_escape_regex_js__WEBPACK_IMPORTED_MODULE_2__.$)((0, _model_policy_js__WEBPACK_IMPORTED_MODULE_1__.L)(call.args))}$`,
				root,
				...definition !== void 0 && { definition }
			};
		}
		function matches(rule, tool, parameters, { now, root }) {
			if (rule.tool !== tool.name || rule.enabled === !1) return !1;
			if (rule.definition !== void 0 && rule.definition !== tool.definition) return !1;
			if (rule.root !== void 0 && rule.root !== root) return !1;
			if (rule.expires !== void 0 && !(Date.parse(rule.expires) > now.getTime())) return !1;
			let pattern = (0, _model_policy_js__WEBPACK_IMPORTED_MODULE_1__.U)(rule.pattern);
			return pattern.ok && pattern.value.test(parameters);
		}
	}),
	89361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => decideCall,
			u: () => runDecided
		});
		var result = __webpack_require__(97424);
		var core = __webpack_require__(88532);
		var tool_error = __webpack_require__(22936);
		var argument_errors = __webpack_require__(76234);
		core.$W({ jitless: !0 });
		function check_arguments_checkArguments(tool, args) {
			let schema = tool.args();
			let parsed = schema.safeParse(args);
			if (parsed.success) {
				let known = args;
				let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
				return (0, result.k)({
					given: Object.fromEntries(given.map((name) => [name, known[name]])),
					complete: parsed.data
				});
			}
			return (0, result.V)((0, tool_error.$4)("invalid_arguments", (0, argument_errors.G)(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
		}
		var tool_result = __webpack_require__(91453);
		async function runChecked(tool, args, context) {
			let { log } = context;
			if (context.signal.aborted) return (0, tool_result.g)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
			log.write("trace", `Tool called: ${tool.name}`);
			try {
				let started = args.complete.preview_only === !0 ? preview(tool, args, context) : tool.run(args.complete, context);
				let result = await started;
				result.ok ? log.write(started instanceof Promise ? "trace" : "debug", `Tool ${tool.name} completed successfully`) : log.write("debug", `Tool ${tool.name} ended with ${result.error.code}`);
				return result;
			} catch (error) {
				log.write("error", `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
				throw error;
			}
		}
		async function preview(tool, args, context) {
			let workspace = context.workspace.fork();
			let result = await tool.run(args.complete, {
				...context,
				workspace
			});
			if (!result.ok) return result;
			let { renderTextPatch } = await __webpack_require__.e(8836).then(__webpack_require__.bind(__webpack_require__, 68836));
			let diff = await renderTextPatch(await workspace.changes());
			let output = diff === "" ? result.output : `${result.output} (preview only)\n${diff}`;
			return {
				...result,
				value: {
					...result.value,
					diff
				},
				output,
				filesAffected: []
			};
		}
		var approve = __webpack_require__(30359);
		var decide = __webpack_require__(50336);
		function decideCall({ tool, args, context, rules, root }) {
			let checked = check_arguments_checkArguments(tool, args);
			if (!checked.ok) return checked;
			let details = tool.explain?.(checked.value.complete);
			let call = {
				tool,
				args: checked.value.given,
				...details !== void 0 && { details }
			};
			return (0, result.k)({
				call,
				args: checked.value,
				decision: (0, decide.LD)(call, rules, {
					now: context.clock.now(),
					root
				})
			});
		}
		async function runDecided({ call, args, decision }, request) {
			let { tool, context, emit } = request;
			if (tool.effect === "external") {
				let refusal = await (0, approve.X)(decision, {
					call,
					changes: []
				}, request);
				if (refusal !== void 0) return {
					kind: "unapproved",
					error: refusal
				};
			}
			emit({
				kind: "step_started",
				call
			});
			let started = context.clock.elapsed();
			let result = await runChecked(tool, args, {
				...context,
				progress: (progress) => emit({
					kind: "progress",
					progress
				})
			});
			let changes = result.ok ? await context.workspace.changes() : [];
			let durationMs = context.clock.elapsed() - started;
			emit({
				kind: "step_finished",
				result,
				changes,
				durationMs
			});
			return {
				kind: "ran",
				result,
				changes,
				durationMs
			};
		}
	}),
	9441: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => ProgressLine });
		class ProgressLine {
			#console;
			#label;
			#timer;
			#started = performance.now();
			#drawn = 0;
			#frame = 0;
			#latest;
			constructor(console, label) {
				this.#console = console;
				this.#label = label;
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			update(progress) {
				this.#latest = progress;
				this.#timer !== void 0 && this.#draw();
			}
			end() {
				clearInterval(this.#timer);
				this.#drawn > 0 && this.#console.err("\r\x1B[K");
				this.#drawn = 0;
			}
			#draw() {
				let now = performance.now();
				if (now - this.#started < 500 || now - this.#drawn < 100) return;
				this.#drawn = now;
				this.#frame = (this.#frame + 1) % 10;
				let seconds = Math.floor((now - this.#started) / 1e3);
				this.#console.err(`\r${"\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[this.#frame]} ${this.#label} ${this.#count()}${this.#console.errStyle.dim(`${seconds}s`)}\u001b[K`);
			}
			#count() {
				if (this.#latest === void 0) return "";
				let { done, total, unit } = this.#latest;
				let shown = (number) => number.toLocaleString("en");
				return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${unit} `;
			}
		}
	}),
	29925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => openSession });
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_url_ = __webpack_require__(73136);
		let MB = 1048576;
		let DEFAULT_LIMITS = {
			readFileBytes: 10 * MB,
			writeFileBytes: 10 * MB,
			searchFileBytes: 1 * MB,
			searchDepth: 20,
			fileSearchDepth: 20,
			searchMs: 3e4,
			regexMsPerFile: 5e3,
			grepResults: 50,
			grepResultsMaximum: 500,
			globResults: 100,
			globResultsMaximum: 500,
			fileSearchResults: 1e3,
			listDirEntries: 1e3,
			commandOutputBytes: 1 * MB,
			fetchBytes: 1 * MB,
			contentBytes: 64 * MB
		};
		var printable = __webpack_require__(53985);
		var clock = __webpack_require__(84159);
		function memoryHistory() {
			let record;
			return {
				last: () => record,
				remember(latest) {
					record = latest;
				}
			};
		}
		var log = __webpack_require__(67635);
		var system_programs = __webpack_require__(14292);
		let noThreads = {
			cores: 1,
			worthwhileFiles: Infinity,
			startSearchWorker: () => void 0
		};
		var byte_order = __webpack_require__(60474);
		var model_path = __webpack_require__(59986);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		class StagedNames {
			#uses = new Map();
			#folded = new Map();
			add(path) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent) ?? new Map();
					uses.set(name, (uses.get(name) ?? 0) + 1);
					this.#uses.set(parent, uses);
					let key = foldedKey(parent, name);
					this.#folded.set(key, (this.#folded.get(key) ?? new Set()).add(name));
				}
			}
			remove(path) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
					let name = nameIn(parent, part);
					let uses = this.#uses.get(parent);
					let left = (uses?.get(name) ?? 0) - 1;
					if (left > 0) {
						uses?.set(name, left);
						continue;
					}
					uses?.delete(name);
					uses?.size === 0 && this.#uses.delete(parent);
					this.#folded.get(foldedKey(parent, name))?.delete(name);
				}
			}
			in(directory) {
				return this.#uses.get(directory)?.keys() ?? [];
			}
			has(directory, name) {
				return this.#uses.get(directory)?.has(name) === !0;
			}
			hasBelow(path) {
				return this.#uses.has(path);
			}
			like(directory, name) {
				return this.#folded.get(foldedKey(directory, name)) ?? [];
			}
		}
		function nameIn(parent, path) {
			return parent === model_path.hK ? path : path.slice(parent.length + 1);
		}
		function foldedKey(directory, name) {
			return `${directory}/${(0, model_path.tu)(name)}`;
		}
		class Aliases {
			#base;
			#known = new Map();
			constructor(base) {
				this.#base = base;
			}
			forget() {
				this.#known.clear();
			}
			async find({ path, names, isRemoved }) {
				for (let part of [...(0, model_path.Gw)(path), path]) {
					let parent = (0, model_path.gN)(part);
					let name = nameIn(parent, part);
					let present = [...((await this.#foldedNames(parent)).get((0, model_path.tu)(name)) ?? []).filter((other) => !isRemoved(pathIn(parent, other))), ...names.like(parent, name)];
					if (present.includes(name)) continue;
					return present[0] === void 0 ? void 0 : pathIn(parent, present[0]);
				}
			}
			async #foldedNames(directory) {
				let known = this.#known.get(directory);
				if (known !== void 0) return known;
				let folded = new Map();
				let entries = await this.#base.directory(directory);
				for (let { name } of entries.ok ? entries.value : []) {
					let same = folded.get((0, model_path.tu)(name));
					same === void 0 ? folded.set((0, model_path.tu)(name), [name]) : same.push(name);
				}
				this.#known.set(directory, folded);
				return folded;
			}
		}
		function pathIn(directory, name) {
			return directory === model_path.hK ? name : `${directory}/${name}`;
		}
		var disk_errors = __webpack_require__(6754);
		let MISSING = {
			kind: "missing",
			size: 0
		};
		class StagedWorkspace {
			#base;
			#aliases;
			#files = new Map();
			#directories = new Set();
			#names = new StagedNames();
			#listing;
			#isSealed = !1;
			constructor(base) {
				this.#base = base;
				this.#aliases = new Aliases(base);
			}
			get folder() {
				return this.#base.folder;
			}
			async files() {
				let base = await this.#base.files();
				if (this.#files.size === 0) return base;
				if (this.#listing?.base !== base) {
					let kept = base.files.filter((path) => !this.#files.has(path));
					let written = [...this.#files].filter(([, file]) => file.after !== void 0).map(([path]) => path);
					this.#listing = {
						base,
						files: {
							files: [...kept, ...written].sort(byte_order.X),
							warnings: base.warnings
						}
					};
				}
				return this.#listing.files;
			}
			async *batches() {
				this.#files.size === 0 ? yield* this.#base.batches() : yield await this.files();
			}
			async entry(path) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, result.k)({
					kind: "file",
					size: staged.bytes.length
				});
				if (this.#hasDirectory(path)) return (0, result.k)({
					kind: "directory",
					size: 0
				});
				if (this.#files.has(path)) return (0, result.k)(MISSING);
				let above = this.#stagedAbove(path);
				if (above === void 0) return this.#base.entry(path);
				return above.isRemoved ? (0, result.k)(MISSING) : (0, result.V)((0, disk_errors.o5)(above.path));
			}
			async read(path, limit) {
				let staged = this.#files.get(path)?.after;
				if (staged !== void 0) return (0, result.k)(limit === void 0 ? staged : {
					...staged,
					bytes: staged.bytes.subarray(0, limit)
				});
				if (this.#hasDirectory(path)) return (0, result.V)((0, disk_errors.$y)(path));
				if (this.#files.has(path)) return (0, result.V)((0, disk_errors.Ko)(path));
				let above = this.#stagedAbove(path);
				if (above === void 0) return this.#base.read(path, limit);
				return (0, result.V)(above.isRemoved ? (0, disk_errors.Ko)(path) : (0, disk_errors.o5)(above.path));
			}
			async directory(path) {
				if (path !== model_path.hK && this.#files.get(path)?.after !== void 0) return (0, result.V)((0, disk_errors.o5)(path));
				let isOurs = path !== model_path.hK && this.#hasDirectory(path);
				let base = await this.#base.directory(path);
				if (!base.ok && !isOurs) return base;
				let at = (name) => path === model_path.hK ? name : `${path}/${name}`;
				let entries = new Map();
				for (let entry of base.ok ? base.value : []) this.#isRemoved(at(entry.name)) || entries.set(entry.name, entry);
				for (let name of this.#names.in(path)) entries.set(name, {
					name,
					kind: this.#files.get(at(name))?.after === void 0 ? "directory" : "file"
				});
				return (0, result.k)([...entries.values()].sort((a, b) => (0, byte_order.X)(a.name, b.name)));
			}
			async footprint() {
				this.#aliases.forget();
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#base.isWritable(path);
			}
			staged(path) {
				let staged = this.#files.get(path);
				return staged === void 0 ? this.#base.staged?.(path) : staged.after?.bytes;
			}
			async stage(path, bytes, options = {}) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let earlier = this.#files.get(path);
				let before = earlier === void 0 ? await this.#contentBefore(path, options) : (0, result.k)(earlier.before);
				if (!before.ok) return before;
				if (earlier?.after === void 0) {
					let isNew = before.value === void 0 || earlier !== void 0;
					let refusal = await this.#refuse(path, isNew);
					if (refusal !== void 0) return (0, result.V)(refusal);
				}
				let mode = options.mode ?? earlier?.after?.mode ?? before.value?.mode ?? "100644";
				let edits = earlier === void 0 ? options.edits : void 0;
				this.#put(path, {
					before: before.value,
					after: {
						bytes,
						mode
					},
					edits
				});
				return (0, result.k)(void 0);
			}
			async remove(path) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let earlier = this.#files.get(path);
				if (earlier?.after !== void 0) {
					this.#put(path, earlier.before && {
						before: earlier.before,
						after: void 0,
						edits: void 0
					});
					return (0, result.k)(void 0);
				}
				let before = await this.read(path);
				if (!before.ok) return before;
				if (!this.#base.isWritable(path)) return (0, result.V)((0, disk_errors.L5)("delete file", path));
				this.#put(path, {
					before: before.value,
					after: void 0,
					edits: void 0
				});
				return (0, result.k)(void 0);
			}
			async makeDirectory(path) {
				this.#assertOpen();
				if ((0, model_path.Zl)(path)) return (0, result.V)((0, disk_errors.c9)(path));
				let created = [];
				for (let directory of [...(0, model_path.Gw)(path), path]) {
					let entry = await this.entry(directory);
					if (!entry.ok) return entry;
					if (entry.value.kind === "directory") continue;
					if (entry.value.kind === "symlink") return (0, result.V)((0, disk_errors.JV)(path));
					if (entry.value.kind !== "missing") return (0, result.V)((0, tool_error.$4)("not_a_directory", `Path '${directory}' exists as a file, cannot create directory`, "Choose another path, or delete the file first."));
					created.push(directory);
				}
				if (created.length > 0) {
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return (0, result.V)(aliasError(path, alias));
					if (!this.#base.isWritable(path)) return (0, result.V)((0, disk_errors.L5)("create directory", path));
				}
				for (let directory of created) {
					this.#directories.add(directory);
					this.#names.add(directory);
				}
				return (0, result.k)(created);
			}
			async changes() {
				let changes = [];
				for (let [path, file] of this.#files) {
					let change = netChange(path, file);
					change !== void 0 && changes.push(change);
				}
				let holding = new Set(changes.filter((change) => change.kind === "create").flatMap((change) => (0, model_path.Gw)(change.path)));
				for (let path of this.#directories) holding.has(path) || changes.push({
					kind: "create_directory",
					path
				});
				return changes.sort((a, b) => (0, byte_order.X)(a.path, b.path));
			}
			fork() {
				return new StagedWorkspace(this);
			}
			seal() {
				this.#isSealed = !0;
			}
			#assertOpen() {
				if (this.#isSealed) throw Error("The workspace is sealed: its plan was taken, and nothing may be staged any more.");
			}
			#put(path, file) {
				let wasThere = this.#files.get(path)?.after !== void 0;
				let isThere = file?.after !== void 0;
				isThere && !wasThere && this.#names.add(path);
				wasThere && !isThere && this.#names.remove(path);
				file === void 0 ? this.#files.delete(path) : this.#files.set(path, file);
				isThere !== wasThere && (this.#listing = void 0);
			}
			#hasDirectory(path) {
				return this.#directories.has(path) || this.#names.hasBelow(path);
			}
			#isRemoved(path) {
				let staged = this.#files.get(path);
				return staged !== void 0 && staged.after === void 0;
			}
			#stagedAbove(path) {
				if (this.#files.size === 0) return;
				let above = (0, model_path.Gw)(path).find((ancestor) => this.#files.has(ancestor));
				return above && {
					path: above,
					isRemoved: this.#isRemoved(above)
				};
			}
			async #contentBefore(path, options) {
				if (options.from !== void 0) return (0, result.k)(options.from);
				let content = await this.read(path);
				if (content.ok) return content;
				return content.error.code === "not_found" ? (0, result.k)(void 0) : content;
			}
			async #refuse(path, isNew) {
				if (isNew) {
					if (this.#hasDirectory(path)) return (0, disk_errors.$y)(path);
					for (let ancestor of (0, model_path.Gw)(path)) {
						let entry = await this.entry(ancestor);
						if (!entry.ok) return entry.error;
						if (entry.value.kind === "symlink") return (0, disk_errors.JV)(path);
						if (entry.value.kind !== "missing" && entry.value.kind !== "directory") return (0, disk_errors.o5)(ancestor);
					}
					let alias = await this.#findAlias(path);
					if (alias !== void 0) return aliasError(path, alias);
				}
				return this.#base.isWritable(path) ? void 0 : (0, disk_errors.L5)(isNew ? "create file" : "write file", path);
			}
			#findAlias(path) {
				return this.#aliases.find({
					path,
					names: this.#names,
					isRemoved: (other) => this.#isRemoved(other)
				});
			}
		}
		function netChange(path, { before, after, edits }) {
			if (after === void 0) return before && {
				kind: "delete",
				path,
				before: before.bytes,
				modeBefore: before.mode
			};
			if (before === void 0) return {
				kind: "create",
				path,
				after: after.bytes,
				mode: after.mode
			};
			if (before.mode === after.mode && Buffer.compare(before.bytes, after.bytes) === 0) return;
			return {
				kind: "update",
				path,
				before: before.bytes,
				after: after.bytes,
				modeBefore: before.mode,
				mode: after.mode,
				...edits && { edits }
			};
		}
		function aliasError(path, alias) {
			return (0, tool_error.$4)("already_exists", `Path '${path}' is the same as '${alias}' on file systems that ignore case or accents`, `Use '${alias}', or another name.`);
		}
		function projectOf(tree) {
			let reading;
			return () => {
				reading ??= readProject(tree);
				return reading;
			};
		}
		async function readProject(tree) {
			let { loadConfig, readConfigFile } = await __webpack_require__.e(2425).then(__webpack_require__.bind(__webpack_require__, 2425));
			let now = new Date();
			let file = await readConfigFile(tree, now);
			if (file === void 0) return (0, result.k)(void 0);
			if (file.config !== void 0) return (0, result.k)(file.config);
			let loaded = await loadConfig(tree, now);
			return loaded.ok ? (0, result.k)(loaded.value.config) : loaded;
		}
		var user_folders = __webpack_require__(68477);
		async function openSession({ invocation, category, opened, allowHosts, verbose }) {
			let { env, console, program, signal } = invocation;
			let { tree, programs } = opened;
			let { folder } = tree;
			return {
				root: folder,
				context: {
					workspace: new StagedWorkspace(opened.view ?? tree),
					shell: lazyShell(() => (0, system_programs.CK)(env.SHELL, programs), {
						inherited: env,
						searchPath: programs.path
					}),
					http: lazyHttp,
					threads: category === "Search & Discovery" ? await searchThreads(program) : noThreads,
					history: category === "Terminal" ? await userHistory(env, folder) : memoryHistory(),
					clock: clock.d,
					log: (0, log.k)((line) => console.err(`${console.errStyle.dim((0, printable.oy)(line))}\n`), verbose ? "trace" : "warn"),
					limits: DEFAULT_LIMITS,
					project: projectOf(tree),
					allowPrivateHosts: allowHosts,
					signal
				}
			};
		}
		async function searchThreads({ folder, extension }) {
			let { realThreads } = await __webpack_require__.e(1413).then(__webpack_require__.bind(__webpack_require__, 91413));
			return realThreads((0, external_node_url_.pathToFileURL)(external_node_path_.join(folder, `search-worker${extension}`)), external_node_os_.availableParallelism());
		}
		async function userHistory(env, root) {
			let { fileHistory } = await __webpack_require__.e(3664).then(__webpack_require__.bind(__webpack_require__, 83664));
			return fileHistory({
				stateFolder: (0, user_folders.yp)(env),
				root
			});
		}
		let lazyHttp = { async send(request) {
			let { realHttp } = await __webpack_require__.e(9586).then(__webpack_require__.bind(__webpack_require__, 99586));
			return realHttp().send(request);
		} };
		function lazyShell(find, surroundings) {
			return {
				get program() {
					return find() ?? "none";
				},
				async run(request) {
					let { realShell } = await __webpack_require__.e(5461).then(__webpack_require__.bind(__webpack_require__, 65461));
					return realShell({
						...surroundings,
						program: find()
					}).run(request);
				}
			};
		}
	}),
	1236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => escapeRegex });
		function escapeRegex(text) {
			return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
		}
	}),
	24243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => parseJson });
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function parseJson(text) {
			try {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(JSON.parse(text));
			} catch {
				let scan = new Scan(text);
				let message = scan.findFault() ?? "not JSON";
				let before = text.slice(0, scan.at);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					line: before.split("\n").length,
					column: scan.at - before.lastIndexOf("\n"),
					message
				});
			}
		}
		let SPACE = /[ \t\r\n]*/y;
		let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
		let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
		class Scan {
			#text;
			at = 0;
			constructor(text) {
				this.#text = text;
			}
			findFault() {
				let open = [];
				for (;;) {
					this.#take(SPACE);
					let start = this.#text[this.at];
					if (start === "{" || start === "[") {
						this.at++;
						this.#take(SPACE);
						let close = start === "{" ? "}" : "]";
						if (this.#text[this.at] !== close) {
							open.push(close);
							if (start === "{") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							continue;
						}
						this.at++;
					} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
					for (;;) {
						this.#take(SPACE);
						let close = open.at(-1);
						if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
						if (this.#text[this.at] === close) {
							this.at++;
							open.pop();
							continue;
						}
						if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
						this.at++;
						if (close === "}") {
							let fault = this.#key();
							if (fault !== void 0) return fault;
						}
						break;
					}
				}
			}
			#key() {
				this.#take(SPACE);
				if (!this.#take(STRING)) return this.#fault("a name in double quotes");
				this.#take(SPACE);
				if (this.#text[this.at] !== ":") return this.#fault("':'");
				this.at++;
			}
			#fault(expected) {
				let found = this.#text[this.at];
				return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
			}
			#take(pattern) {
				pattern.lastIndex = this.at;
				if (!pattern.test(this.#text)) return !1;
				this.at = pattern.lastIndex;
				return !0;
			}
		}
	}),
	93771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => serializeParameters,
			U: () => compileRulePattern
		});
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function serializeParameters(args) {
			return JSON.stringify(args);
		}
		function compileRulePattern(pattern) {
			try {
				new RegExp(pattern);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(RegExp(`^(?:${pattern})$`));
			} catch (error) {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)(error instanceof Error ? error.message : String(error));
			}
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	84159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => realClock });
		let realClock = {
			elapsed: () => performance.now(),
			now: () => new Date()
		};
	}),
	76234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => describeArgumentErrors });
		var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9726);
		var _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91524);
		function describeArgumentErrors(tool, issues, args) {
			let schema = tool.args();
			return issues.flatMap((issue) => {
				if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
				let value = valueAt(args, issue.path);
				let problem = issue.message === "Invalid input" ? sentence(issue, value, (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.lv)(schema, issue.path)) : issue.message;
				let name = showPath(issue.path);
				return name === "" ? `The arguments ${problem}` : `${name}: ${problem}`;
			});
		}
		function unknownArgument(tool, key, path) {
			let names = (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.eZ)((0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.lv)(tool.args(), path));
			let meant = (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__.a)(key, names);
			let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
			return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is not known here"}; ${hint}`;
		}
		function sentence(issue, value, schema) {
			let got = `, got ${show(value)}`;
			switch (issue.code) {
				case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
				case "too_small":
				case "too_big": return sizeSentence(issue, value, schema);
				case "invalid_value": {
					if (value === void 0) return `is required; it must be ${oneOf(issue.values)}`;
					let meant = typeof value == "string" ? (0, _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__.a)(value, issue.values.map(String)) : void 0;
					return `must be ${oneOf(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
				}
				case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
				case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
				case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
				case "invalid_key": return "this name is not allowed here";
				case "invalid_element": return `the entry ${show(issue.key)} is not valid`;
				default: return `is not valid${got}`;
			}
		}
		function sizeSentence(issue, value, schema) {
			let range = describeRange(issue, schema);
			if (issue.origin !== "string" && issue.origin !== "array") return `must be ${range}, got ${show(value)}`;
			let length = value?.length ?? 0;
			return length === 0 ? "must not be empty" : `must have ${range} ${issue.origin === "string" ? "characters" : "items"}, got ${length}`;
		}
		function describeRange(issue, schema) {
			let { least, most } = (0, _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__.BO)(schema);
			if (least !== void 0 && most !== void 0) return `between ${least} and ${most}`;
			if (issue.code === "too_small") return issue.inclusive === !1 ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
			return issue.inclusive === !1 ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
		}
		function typeName(expected) {
			return {
				string: "a string",
				number: "a number",
				int: "a whole number",
				boolean: "true or false",
				array: "a list",
				object: "an object",
				record: "an object"
			}[expected] ?? `of type ${expected}`;
		}
		function unionOf(alternatives) {
			let names = alternatives.map(([first]) => {
				if (first?.code === "invalid_type") return typeName(first.expected);
				return first?.code === "invalid_value" ? oneOf(first.values) : "of another form";
			});
			return [...new Set(names)].join(" or ");
		}
		function oneOf(values) {
			return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(", ")}`;
		}
		function show(value) {
			let text = JSON.stringify(value) ?? String(value);
			return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
		}
		function showPath(path) {
			return path.reduce((text, part) => {
				if (typeof part == "number") return `${text}[${part}]`;
				return text === "" ? String(part) : `${text}.${String(part)}`;
			}, "");
		}
		function valueAt(args, path) {
			return path.reduce((value, part) => value?.[part], args);
		}
	}),
	91524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BO: () => boundsOf,
			C5: () => memberOf,
			I: () => kindOf,
			eZ: () => namesOf,
			lv: () => schemaAt,
			oA: () => unwrap
		});
		function unwrap(schema) {
			let at = schema;
			for (; "innerType" in at._zod.def;) at = at._zod.def.innerType;
			return at;
		}
		function kindOf(schema) {
			let { def } = unwrap(schema)._zod;
			switch (def.type) {
				case "boolean":
				case "number":
				case "record":
				case "object": return def.type;
				case "array": return "list";
				case "union": return def.options.some((option) => kindOf(option) === "list") ? "list" : "text";
				default: return "text";
			}
		}
		function memberOf(schema) {
			let { def } = unwrap(schema)._zod;
			if (def.type === "array") return def.element;
			if (def.type === "record") return def.valueType;
			return def.type === "union" ? def.options.map(memberOf).find((member) => member !== void 0) : void 0;
		}
		function schemaAt(schema, path) {
			return path.reduce((at, part) => {
				if (at === void 0) return;
				let { def } = unwrap(at)._zod;
				return def.type === "object" ? def.shape[String(part)] : memberOf(at);
			}, schema);
		}
		function namesOf(schema) {
			let def = schema && unwrap(schema)._zod.def;
			return def?.type === "object" ? Object.keys(def.shape) : [];
		}
		function boundsOf(schema) {
			let bounds = ((schema && unwrap(schema)._zod.def.checks) ?? []).map((check) => check._zod.def);
			return {
				least: asBound(bounds.find((bound) => bound.check === "min_length")?.minimum ?? bounds.find(isInclusive("greater_than"))?.value),
				most: asBound(bounds.find((bound) => bound.check === "max_length")?.maximum ?? bounds.find(isInclusive("less_than"))?.value)
			};
		}
		function isInclusive(check) {
			return (bound) => bound.check === check && bound.inclusive === !0;
		}
		function asBound(bound) {
			return typeof bound == "number" ? bound : void 0;
		}
	})
};
