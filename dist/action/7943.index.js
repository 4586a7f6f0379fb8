"use strict";
exports.id = 7943;
exports.ids = [7943, 3814];
exports.modules = {
	5594: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => planHead,
			r: () => prepareTrusted,
			t: () => planFolder
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6297);
		var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2528);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
		var StepLines = class {
			#console;
			#ticker;
			#timer;
			#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)();
			#pausedAt = 0;
			#drawnAt = 0;
			#frame = 0;
			#hasLines = !1;
			constructor(console) {
				this.#console = console;
				this.#ticker = new _shared_js__WEBPACK_IMPORTED_MODULE_4__.lt(console.errStyle);
				console.isErrTerminal && (this.#timer = setInterval(() => this.#draw(), 100).unref());
			}
			take = (event) => {
				event.kind === "step_started" && (this.#startedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)());
				let lines = this.#ticker.take(event);
				if (lines !== "") {
					this.#hasLines = !0;
					this.#clear();
					this.#console.err(lines);
				}
				event.kind === "progress" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)() - this.#drawnAt >= 100 && this.#draw();
			};
			pause() {
				this.#clear();
				this.#drawnAt = Infinity;
				this.#pausedAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)();
			}
			resume() {
				this.#drawnAt = 0;
				this.#startedAt += (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)() - this.#pausedAt;
			}
			end() {
				clearInterval(this.#timer);
				this.#clear();
				this.#hasLines && this.#console.isErrTerminal && this.#console.err("\n");
			}
			#draw() {
				if (this.#timer === void 0 || this.#drawnAt === Infinity) return;
				let line = this.#ticker.live(this.#frame++, (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)() - this.#startedAt);
				if (line === void 0) return;
				this.#console.err(`\r${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.d)(line, this.#console.errColumns)}\u001b[K`);
				this.#drawnAt = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)();
			}
			#clear() {
				this.#drawnAt > 0 && this.#drawnAt !== Infinity && this.#console.err("\r\x1B[K");
				this.#drawnAt !== Infinity && (this.#drawnAt = 0);
			}
		};
		var PlanRecorder = class {
			#steps = [];
			#running = [];
			#nextMs = 0;
			record = (event) => {
				if (event.kind === "step_started") {
					let startMs = this.#clock;
					this.#running.push({
						index: this.#add(event.step, startMs),
						nextMs: startMs
					});
				} else event.kind === "step_finished" && this.#finish(event);
			};
			get steps() {
				return [...this.#steps];
			}
			get #clock() {
				return this.#running.at(-1)?.nextMs ?? this.#nextMs;
			}
			#add(place, startMs) {
				return this.#steps.push({
					place,
					ending: "unfinished",
					calls: [],
					startMs,
					durationMs: 0
				}) - 1;
			}
			#finish({ step, ending, calls, durationMs }) {
				let top = this.#running.at(-1);
				let isRunning = top !== void 0 && this.#steps[top.index]?.place === step;
				isRunning && this.#running.pop();
				let startMs = this.#clock;
				let index = isRunning ? top.index : this.#add(step, startMs);
				this.#steps[index] = {
					place: step,
					ending,
					calls,
					startMs,
					durationMs
				};
				let around = this.#running.at(-1);
				around === void 0 ? this.#nextMs = startMs + durationMs : around.nextMs = startMs + durationMs;
			}
		};
		async function planFolder(request) {
			let { context, folder, prepared, rules, facts } = request;
			let invocation = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(context, folder);
			let opened = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.L)(invocation, ".");
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("io_error", opened.error.message, opened.error.suggestion));
			let { config, recipe, inputs } = prepared;
			let recorder = new PlanRecorder();
			let lines = new StepLines(invocation.console);
			let message = context.runner.input("commit-message");
			let refuseTampered = watchRunnerFiles(context.env);
			let made = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.x)({
				run: {
					...prepared,
					opened: opened.value
				},
				invocation,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.gt)(config),
				rules,
				approver: request.approver ?? _answer_js__WEBPACK_IMPORTED_MODULE_2__.T,
				emit(event) {
					recorder.record(event);
					lines.take(event);
				},
				allowHosts: [],
				verbose: context.env.RUNNER_DEBUG === "1",
				facts: {
					...message !== "" && { message },
					...facts
				},
				github: expressionContext(context, facts?.base?.commit ?? context.sha)
			});
			let tampered = refuseTampered();
			if (!made.ok && tampered === void 0 && made.error.code === "path_denied") {
				let outcome = failedBy(made.error, {
					calls: [],
					evidence: [],
					includes: []
				}, prepared);
				let places = {
					directory: facts?.base?.directory ?? ".",
					matches: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.$)(config.protectedPaths)
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
					planned: {
						recipe,
						inputs,
						outcome,
						plan: void 0,
						steps: recorder.steps,
						places
					},
					loaded: void 0
				});
			}
			if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(tampered ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("io_error", made.error.message, made.error.suggestion));
			let { outcome, loaded } = made.value;
			let secret = loaded && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(loaded.plan, loaded.changes, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.n)(context.env));
			if (tampered !== void 0 || secret !== void 0) {
				await loaded?.[Symbol.asyncDispose]();
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(tampered ?? secret);
			}
			let places = {
				directory: loaded?.plan.base.directory ?? ".",
				matches: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.$)(config.protectedPaths)
			};
			let planned = {
				recipe,
				inputs,
				outcome,
				plan: loaded?.plan,
				steps: recorder.steps,
				places
			};
			let refused = loaded === void 0 ? void 0 : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Z)(loaded.changes, config, loaded.plan.base.directory);
			if (refused === void 0 || loaded === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				planned,
				loaded
			});
			await loaded[Symbol.asyncDispose]();
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
				planned: {
					...planned,
					plan: void 0,
					outcome: failedBy(refused, outcome, prepared)
				},
				loaded: void 0
			});
		}
		function failedBy(error, { calls, evidence, includes }, { recipe }) {
			let at = recipe.permissions.at ?? {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			return {
				kind: "failed",
				failure: {
					label: recipe.name,
					at,
					error
				},
				calls,
				evidence,
				includes
			};
		}
		function expressionContext({ repository }, commit) {
			return {
				repository: `${repository.owner}/${repository.name}`,
				repository_owner: repository.owner,
				sha: commit
			};
		}
		let VARIABLES = [
			"GITHUB_ENV",
			"GITHUB_PATH",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_STEP_SUMMARY"
		];
		function watchRunnerFiles(env) {
			let own = VARIABLES.flatMap((name) => env[name] || []);
			let folders = [...new Set(own.map((file) => node_path__WEBPACK_IMPORTED_MODULE_6__.dirname(file)))];
			let contents = own.map((file) => ({
				file,
				content: readPlain(file)
			}));
			let before = listAll(folders);
			return () => {
				let after = listAll(folders);
				let changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
				if (changed.length === 0) return;
				for (let { file, content } of contents) content !== void 0 && changed.includes(file) && putBack(file, content);
				let names = VARIABLES.filter((name) => changed.includes(env[name] ?? ""));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("runner_file_tampered", `A command of the recipe changed ${names.join(", ") || "a file"} of the runner`);
			};
		}
		function listAll(folders) {
			let all = new Map();
			for (let folder of folders) for (let name of namesIn(folder)) {
				let file = node_path__WEBPACK_IMPORTED_MODULE_6__.join(folder, name);
				let content = readPlain(file);
				all.set(file, content === void 0 ? "no file" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(content));
			}
			return all;
		}
		function namesIn(folder) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync(folder);
			} catch {
				return [];
			}
		}
		function readPlain(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync(file).isFile() ? node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync(file) : void 0;
			} catch {
				return;
			}
		}
		function putBack(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync(file, {
				recursive: !0,
				force: !0
			});
			node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync(file, content);
		}
		async function prepareTrusted({ context, forge, recipe, inputs }) {
			let tree = await forge.trusted();
			if (!tree.ok) return tree;
			let recipes = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.I)(tree.value, context.program);
			if (!recipes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.g)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(tree.value.refusal);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(unpreparedRefusal(prepared.error, {
				recipe,
				inputs,
				near: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__._)(recipes.value, recipe)
			}));
		}
		function unpreparedRefusal(unprepared, { recipe, inputs, near }) {
			let meant = near !== void 0 && Array.isArray(inputs) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)({
				kind: "run",
				recipe: near,
				inputs
			}) : void 0;
			if (unprepared.kind === "error") return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.v)(unprepared.error, meant ?? "/sous list");
			let { message, suggestion } = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y)(unprepared);
			let help = unprepared.kind === "invalid_inputs" ? { command: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)({
				kind: "help",
				recipe
			}) } : {};
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("command_mistake", message, suggestion),
				...help
			};
		}
		async function planHead(request) {
			let { context, forge, pull, config, prepared, rules, approver } = request;
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let asked = request.isSaved ? remote.value.refusePush() : void 0;
			let folder = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V)(remote.value, pull.head.commit);
			let denied = await asked;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.jt)("push, which keeping a plan takes", denied));
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			return planFolder({
				context,
				folder: folder.value,
				prepared: {
					...prepared,
					config
				},
				rules: pull.isFork ? [] : rules,
				...approver !== void 0 && !pull.isFork && { approver },
				facts: {
					repository: {
						id: String(repository.id),
						pull: pull.number
					},
					base: {
						commit: head.commit,
						ref: `refs/heads/${base.ref}`,
						directory: "."
					},
					head: {
						repository: String(head.repository ?? "gone"),
						ref: `refs/heads/${head.ref}`,
						commit: head.commit
					},
					target: `refs/heads/${head.ref}`
				}
			});
		}
	}),
	3649: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => sweepProcesses,
			i: () => signalGroup,
			n: () => pause,
			o: () => waitAtMost,
			r: () => readProcess,
			t: () => isGroupAlive
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
		async function sweepProcesses(marks) {
			let beyondReach = new Set();
			for (let round = 0; round < 200; round++) {
				let left = findMarked(marks).filter((pid) => !beyondReach.has(pid));
				for (let pid of left) signal(pid, "SIGSTOP");
				for (let pid of left) signal(pid, "SIGKILL") || beyondReach.add(pid);
				round === 0 && signalGroup(marks.leader, "SIGKILL");
				if (left.length === 0) return;
				await pause(10);
			}
		}
		function signalGroup(leader, name) {
			signal(-leader, name);
		}
		function isGroupAlive(leader) {
			if (!signal(-leader, 0)) return !1;
			let processes = readProcesses();
			return processes === void 0 || processes.some((one) => one.group === leader);
		}
		function signal(pid, name) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => process.kill(pid, name)).ok;
		}
		function findMarked({ leader, variable, outputs, folder, since }) {
			let processes = (readProcesses() ?? []).filter(({ start }) => start >= since);
			let isMarked = ({ pid, parent, session }) => session === leader || hasVariable(pid, variable) || writesTo(pid, outputs) || parent === 1 && folder !== void 0 && worksIn(pid, folder);
			let marked = processes.filter(isMarked);
			let found = new Set(marked.map((one) => one.pid));
			for (let before = -1; before !== found.size;) {
				before = found.size;
				for (let one of processes) found.has(one.parent) && found.add(one.pid);
			}
			found.delete(process.pid);
			return [...found];
		}
		function hasVariable(pid, variable) {
			let environ = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/environ`, "latin1"));
			return environ.ok && environ.value.split("\0").includes(variable);
		}
		function writesTo(pid, outputs) {
			return [1, 2].some((descriptor) => {
				let target = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(`/proc/${pid}/fd/${descriptor}`));
				return target.ok && outputs.includes(target.value);
			});
		}
		function worksIn(pid, folder) {
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(`/proc/${pid}/cwd`));
			return directory.ok && (directory.value === folder || directory.value.startsWith(`${folder}/`));
		}
		function pause(ms) {
			return new Promise((resolve) => setTimeout(resolve, ms));
		}
		async function waitAtMost(ms, promise) {
			let timer;
			let limit = new Promise((resolve) => {
				timer = setTimeout(resolve, ms);
			});
			await Promise.race([promise, limit]);
			clearTimeout(timer);
		}
	}),
	1369: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realApplyDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3649);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
		var node_os__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8161);
		var node_child_process__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1421);
		var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_DIRECTORY ?? 0;
		var RealDirectory = class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return node_path__WEBPACK_IMPORTED_MODULE_4__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file),
					entry
				}));
			}
			compare(name, bytes) {
				return this.#inFile(name, (file, entry) => ({
					isSame: hasBytes(file, bytes),
					entry
				}));
			}
			names() {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync(this.pathOf(name), permissions);
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(this.pathOf(name), permissions);
				});
			}
			setPermissions(permissions) {
				let { descriptor } = this.#location;
				return quietly(() => descriptor === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(this.pathOf("."), permissions) : node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(descriptor, permissions));
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, permissions, isExecutable);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_3__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, permissions, isDurable }) {
				let file = quietly(() => this.#create(name, permissions));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(file.value, permissions);
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), _shared_js__WEBPACK_IMPORTED_MODULE_2__.fr);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			#create(name, permissions = 511, isExecutable = !1) {
				return node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_3__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_3__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync);
		function partsOf(bytes) {
			return bytes instanceof Uint8Array ? [bytes] : bytes;
		}
		function withoutFirst(parts, count) {
			let left = count;
			for (let [index, part] of parts.entries()) {
				if (left < part.length) return [part.subarray(left), ...parts.slice(index + 1)];
				left -= part.length;
			}
			return [];
		}
		let AS_IT_IS = -1;
		function describe(stats) {
			return {
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xr)(stats),
				permissions: Number(stats.mode) & (stats.isDirectory() ? 4095 : 511),
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: [
					identityOf(stats),
					stats.size,
					stats.mtimeNs,
					stats.mode,
					stats.uid,
					stats.gid
				].join(":"),
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realApplyDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_5__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlink(directory.pathOf(name), () => resolve())));
					for (let name of names.slice(0, own)) directory.removeFile(name);
					await Promise.all(aside);
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, _processes_js__WEBPACK_IMPORTED_MODULE_1__.r)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_6__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		let THREADS = 5;
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	}),
	3814: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => showPreview,
			i: () => save_preview_exports,
			n: () => madeOn,
			o: () => suggestPlan,
			r: () => savePreview,
			s: () => sweepOld,
			t: () => checkHidden
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2528);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var node_buffer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4573);
		let File = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({
			filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)(),
			sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)()),
			patch: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)())
		});
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Rn)()),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }))
		});
		async function suggestChanges(request) {
			let { github, pull, head, changes } = request;
			let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
			if (!files.ok) return files;
			let shown = new Map(files.value.map((file) => [file.filename, file]));
			let prefix = request.directory === "." ? "" : `${request.directory}/`;
			let all = [];
			for (let change of changes) {
				let path = prefix + change.path;
				let file = shown.get(path);
				if (file === void 0 || !("before" in change) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.un)(change.before, "sha1") !== file.sha) continue;
				let found = await suggestionsFor(change, shownRanges(file.patch ?? ""));
				all.push(...found.map((suggestion) => ({
					...suggestion,
					path
				})));
			}
			let chosen = all.filter(({ lines, firstLine, lastLine }) => lines.length <= 100 && lastLine - firstLine < 100).slice(0, 30);
			let heldBack = all.length - chosen.length;
			if (chosen.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				posted: 0,
				heldBack,
				isRepeated: !1
			});
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)(chosen.flatMap(({ lines }) => lines).join("\n"), "the suggestions");
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
			let earlier = await findReview(request);
			if (!earlier.ok) return earlier;
			if (earlier.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				posted: chosen.length,
				heldBack,
				isRepeated: !0
			});
			let body = [
				markerOf(request),
				"Sous would change these lines. Each suggestion can be taken by itself.",
				more(heldBack)
			];
			let posted = await github.write({
				route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
				parameters: {
					pull_number: pull,
					commit_id: head,
					event: "COMMENT",
					body: body.join("\n").trimEnd(),
					comments: chosen.map(commentFor)
				},
				schema: Review,
				look: () => findReview(request)
			});
			return posted.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				posted: chosen.length,
				heldBack,
				isRepeated: !1
			}) : posted;
		}
		function markerOf({ recipe, digest }) {
			return `<!-- sous:suggestions ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(recipe)).slice(0, 16)} ${digest} -->`;
		}
		async function findReview(request) {
			let reviews = await request.github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: request.pull }, Review);
			if (!reviews.ok) return reviews;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(reviews.value.find(({ user, body }) => user?.id === request.self && body?.startsWith(markerOf(request))));
		}
		function commentFor({ path, firstLine, lastLine, lines }) {
			let range = firstLine === lastLine ? {} : {
				start_line: firstLine,
				start_side: "RIGHT"
			};
			let longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
			let fence = "`".repeat(longest + 1);
			return {
				path,
				line: lastLine,
				side: "RIGHT",
				...range,
				body: [
					`${fence}suggestion`,
					...lines,
					fence
				].join("\n")
			};
		}
		function more(count) {
			return count === 0 ? "" : `\n${count} more ${count === 1 ? "place is" : "places are"} shown in the preview only.`;
		}
		function shownRanges(patch) {
			return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start = "0", count = "1"]) => count === "0" ? [] : [{
				first: Number(start),
				last: Number(start) + Number(count) - 1
			}]);
		}
		async function suggestionsFor(change, ranges) {
			if (change.kind !== "update" || ranges.length === 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(change.before)) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(change.after))) return [];
			return ((await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.jt)(change))?.hunks ?? []).flatMap((hunk) => blocksOf(hunk)).map(anchored).flatMap((block) => {
				let range = block && ranges.find(({ first, last }) => first <= block.firstLine && block.lastLine <= last);
				if (block === void 0 || range === void 0) return [];
				return [block];
			});
		}
		function blocksOf(hunk) {
			let lines = [...(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Mt)(hunk)];
			let blocks = [];
			let number = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart;
			for (let at = 0; at < lines.length;) {
				if (lines[at]?.kind === "context") {
					number++;
					at++;
					continue;
				}
				let end = lines.findIndex((line, i) => i >= at && line.kind === "context");
				let block = lines.slice(at, end < 0 ? lines.length : end);
				let removed = block.filter(({ kind }) => kind === "removed");
				let added = block.filter(({ kind }) => kind === "added");
				blocks.push({
					start: number,
					removed,
					added,
					before: lines[at - 1],
					after: end < 0 ? void 0 : lines[end]
				});
				number += removed.length;
				at += block.length;
			}
			return blocks;
		}
		function anchored({ start, removed, added, before, after }) {
			if ([
				...removed,
				...added,
				...removed.length > 0 ? [] : [before ?? after]
			].some((line) => line === void 0 || !line.hasLineFeed || line.text.includes("\r"))) return;
			let texts = added.map(({ text }) => text);
			if (removed.length > 0) return {
				firstLine: start,
				lastLine: start + removed.length - 1,
				lines: texts
			};
			if (before !== void 0) return {
				firstLine: start - 1,
				lastLine: start - 1,
				lines: [before.text, ...texts]
			};
			return after && {
				firstLine: start,
				lastLine: start,
				lines: [...texts, after.text]
			};
		}
		var save_preview_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ sweepOld: () => sweepOld });
		async function savePreview(kept) {
			let { context, forge, pull, planned, stored, origin } = kept;
			let { digest, status } = stored.plan;
			if (status === "complete" && stored.changes.length === 0) {
				let ending = {
					...(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.wt)(planned),
					next: [],
					footer: madeOn(kept)
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(await showPreview(kept, await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ot)({
					...planned,
					ending
				}), ending.detail ?? "The recipe would change nothing"));
			}
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is"));
			let run = {
				id: context.run.id,
				attempt: context.run.attempt
			};
			let saved = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.B)(remote.value, {
				stored,
				origin: {
					...origin,
					run
				},
				now
			});
			if (!saved.ok) return saved;
			let notes = await notesOf(kept);
			let call = {
				does: "approves the call that waits, and shows what comes of it",
				lead: "To approve the call below and see what it changes, comment:"
			};
			let whole = {
				does: "applies exactly this",
				lead: "To apply this, comment:"
			};
			let command = `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)}`;
			let next = pull.isFork || notes.isRefused ? [] : [{
				command,
				...status === "gated" ? call : whole
			}];
			let footer = await footerOf(kept);
			let texts = [...pull.isFork ? [FORK] : [], ...notes.texts];
			let detail = texts.length === 0 ? {} : { detail: texts.join(" ") };
			let report = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Ot)({
				...planned,
				ending: {
					reason: status === "gated" ? "gated" : "previewed",
					next,
					footer,
					...detail
				}
			});
			let ending = await showPreview({
				...kept,
				isFirst: saved.value.isFirst
			}, report, `Plan ${digest}`);
			pull.isFork && status === "complete" && await suggestPlan({
				context,
				forge,
				pull: pull.number,
				report
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(ending);
		}
		let FORK = "This pull request comes from a fork, where Sous pushes nothing. Its author can commit the suggestions on the changed lines.";
		async function notesOf({ context, forge, pull, stored: { plan, changes } }) {
			let hidden = (context.job === void 0 && plan.status === "gated" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("commands_not_here", "A call waits for approval, and this job runs none") : void 0) ?? await checkHidden(plan, changes) ?? await refuseWorkflowFiles(forge, pull, plan);
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge, pull);
			if (!changed.ok) return {
				texts: [...said(hidden), `${changed.error.message}.`],
				isRefused: hidden !== void 0
			};
			let recipe = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
			let rules = `The pull request changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`;
			return {
				texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [rules]],
				isRefused: hidden !== void 0 || recipe !== void 0
			};
		}
		async function refuseWorkflowFiles(forge, pull, plan) {
			let self = pull.isFork ? void 0 : await forge.self();
			return self?.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.o)(plan, self.value) : void 0;
		}
		function said(refused) {
			return refused === void 0 ? [] : [`Sous cannot apply this ('${refused.code}'). ${refused.message}. ${refused.suggestion}`];
		}
		function madeOn({ context, pull, pushedBy }) {
			return {
				head: pull.head.commit,
				...pushedBy && { pushedBy: (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.vt)(pushedBy.login) },
				run: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.l)(context)
			};
		}
		async function footerOf(kept) {
			let { forge, pull, stored, origin, from } = kept;
			let footer = madeOn(kept);
			let [config, comments] = [await forge.config(), await forge.comments(pull.number)];
			if (!config.ok || !comments.ok || pull.isFork) return footer;
			let { approval } = config.value;
			let asking = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(stored.plan) ? from?.id ?? origin.comment : origin.comment;
			let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
			let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
			let [sensitive] = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)(stored, config.value);
			let people = approval.approvers.length === 0 ? "anyone with write access" : approval.approvers.map(_shared_js__WEBPACK_IMPORTED_MODULE_4__.vt).join(", ");
			let who = sensitive === void 0 ? `${people} can approve` : `needs a second person: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.St)(sensitive)}`;
			return {
				...footer,
				...until,
				approval: approval.codeowners ? `${who}; code owners must approve` : who
			};
		}
		async function showPreview({ context, forge, pull, isFirst, from }, report, message) {
			let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.a)({
				context,
				forge,
				pull: pull.number,
				report,
				isFirst
			});
			await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.p)({
				context,
				forge
			}, pull.head.commit, report);
			let ending = {
				reason: report.ending.reason,
				message,
				report,
				pull: { number: pull.number }
			};
			if (!posted.ok) return {
				...ending,
				reason: posted.error.code,
				message: `${message}, but it could not be shown: ${posted.error.message}`
			};
			if (from !== void 0) {
				let said = report.outcome.kind === "failed" ? "the recipe failed" : "the preview is up to date";
				await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.o)({
					context,
					forge,
					from
				}, posted.value, {
					title: report.recipe.name,
					said
				});
				await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.u)({
					context,
					forge,
					from
				}, report.outcome.kind === "failed" ? "confused" : "+1");
			}
			return ending;
		}
		async function checkHidden(plan, changes) {
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
			if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("preview_incomplete", `The call of '${waiting.tool}' that waits is too large to be shown`, "Let the recipe call less.");
			let hidden = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.st)(changes);
			if (hidden === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`);
		}
		async function suggestPlan({ context, forge, pull, report }) {
			let { plan, changes, recipe } = report;
			if (plan === void 0 || changes.length === 0 || context.runner.input("comment") === "off") return;
			let state = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.k)(forge.github, pull);
			let self = state.ok ? await forge.self() : state;
			if (!state.ok || !self.ok) return;
			let suggested = await suggestChanges({
				github: forge.github,
				pull,
				self: self.value.id,
				head: state.value.head.commit,
				recipe: recipe.source.path,
				digest: plan.digest,
				changes,
				directory: plan.base.directory
			});
			suggested.ok || context.runner.say(`No suggestions were made: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(suggested.error.message)}\n`);
		}
		async function sweepOld({ context, forge, keepHours }) {
			let remote = await forge.remote();
			let now = forge.github.serverTime;
			if (!remote.ok || now === void 0 || context.signal.aborted) return;
			let swept = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_2__.V)(remote.value, {
				now,
				keepDays: 30 + Math.ceil(keepHours / 24)
			});
			swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Old plans could not be removed: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(swept.error.message)}\n`);
		}
	})
};
