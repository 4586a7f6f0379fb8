"use strict";
exports.id = 5026;
exports.ids = [5026];
exports.modules = {
	5026: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openUsage: () => openUsage });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		__webpack_require__(7853);
		__webpack_require__(8834);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1369);
		__webpack_require__(6297);
		var _answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2528);
		var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8500);
		let FILE = "usage.json";
		let MINUTE_MS = 6e4;
		var FileUsage = class {
			#options;
			#waiting = new Map();
			#writing;
			#known;
			constructor(options) {
				this.#options = options;
			}
			async reserve(toolID, maxCallsPerMinute) {
				let { disk, lock, clock } = this.#options;
				let file = `calls/${toolID}.json`;
				return (await lock.hold(() => {
					let now = clock.now().getTime();
					let recent = numbersIn(disk.read(file)).filter((time) => time > now - MINUTE_MS && time <= now);
					let [oldest = now] = recent;
					if (recent.length >= maxCallsPerMinute) {
						let seconds = Math.ceil((oldest + MINUTE_MS - now) / 1e3);
						let message = `The tool may be called ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(maxCallsPerMinute, "time")} a minute, and was`;
						let suggestion = `Call again in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(seconds, "second")}.`;
						return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
							...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("rate_limited", message, suggestion),
							retryAfterSeconds: seconds
						});
					}
					let written = disk.replace(file, JSON.stringify([...recent, now]));
					return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unwritten(written.error.message));
				}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unwritten("another process does not let go of it"));
			}
			called(toolID) {
				let lastCalledAt = this.#options.clock.now().toISOString();
				this.#waiting.set(toolID, {
					callCount: (this.#waiting.get(toolID)?.callCount ?? 0) + 1,
					lastCalledAt
				});
				this.#writing ??= new Promise((resolve) => setTimeout(resolve, 20)).then(() => this.#write());
			}
			of(toolID) {
				let written = this.#read()[toolID];
				let waiting = this.#waiting.get(toolID);
				if (waiting === void 0) return written;
				return {
					callCount: (written?.callCount ?? 0) + waiting.callCount,
					lastCalledAt: waiting.lastCalledAt
				};
			}
			async settled() {
				for (; this.#writing !== void 0;) await this.#writing;
			}
			async #write() {
				try {
					await this.#options.lock.hold(() => {
						let usage = { ...this.#read() };
						for (let [id, { callCount, lastCalledAt }] of this.#waiting) usage[id] = {
							callCount: (usage[id]?.callCount ?? 0) + callCount,
							lastCalledAt
						};
						this.#options.disk.replace(FILE, `${JSON.stringify(usage, void 0, 2)}\n`).ok && (this.#waiting = new Map());
					});
				} catch {
					this.#waiting = new Map();
				} finally {
					this.#writing = void 0;
				}
			}
			#read() {
				let { disk } = this.#options;
				let mark = disk.stamp(FILE)?.mark ?? "";
				if (this.#known?.mark === mark) return this.#known.usage;
				let text = disk.read(FILE);
				let usage = text.ok && text.value !== void 0 ? usageIn(text.value) : {};
				this.#known = {
					mark,
					usage
				};
				return usage;
			}
		};
		function usageIn(text) {
			try {
				let entries = Object.entries(JSON.parse(text));
				return Object.fromEntries(entries.flatMap(([id, { callCount, lastCalledAt }]) => Number.isSafeInteger(callCount) && typeof lastCalledAt == "string" ? [[id, {
					callCount: Number(callCount),
					lastCalledAt
				}]] : []));
			} catch {
				return {};
			}
		}
		function numbersIn(text) {
			try {
				let numbers = text.ok && text.value !== void 0 ? JSON.parse(text.value) : [];
				return Array.isArray(numbers) ? numbers.filter((number) => typeof number == "number") : [];
			} catch {
				return [];
			}
		}
		function unwritten(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("io_error", `Whether the tool may be called again cannot be written down: ${why}`, "Try again.");
		}
		let TEMPORARY = ".writing-";
		let MAX_BYTES = 4194304;
		function realRecordDisk(root) {
			let onDisk = (relative) => node_path__WEBPACK_IMPORTED_MODULE_9__.join(root, ...relative.split("/"));
			let guarded = (relative, work) => {
				let link = findLink(root, relative);
				if (link !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
					code: "ELOOP",
					message: `'${link}' is a link or not a directory`
				});
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => work(onDisk(relative)));
			};
			return {
				read(relative) {
					let text = guarded(relative, (file) => {
						let read = _shared_js__WEBPACK_IMPORTED_MODULE_4__.pr.readFile(file, 4194305);
						if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
						if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
						return Buffer.from(read.value.bytes).toString("utf8");
					});
					return !text.ok && text.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : text;
				},
				names(directory) {
					let names = guarded(directory, (folder) => node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
					return !names.ok && names.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]) : names;
				},
				stamp(relative) {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync(onDisk(relative), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					if (stats === void 0) return;
					return {
						mark: `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
						changedAt: Number(stats.ctimeMs)
					};
				},
				create: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_8__.linkSync(fresh, file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(fresh, { force: !0 });
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file));
				}),
				replace: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_8__.renameSync(fresh, file);
					} catch (error) {
						node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(fresh, { force: !0 });
						throw error;
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file));
				}),
				remove: (relative) => guarded(relative, (file) => {
					node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(file);
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file));
				}),
				removeDirectory: (relative) => guarded(relative, (folder) => {
					for (let name of node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync(folder)) name.startsWith(TEMPORARY) && node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_9__.join(folder, name), { force: !0 });
					node_fs__WEBPACK_IMPORTED_MODULE_8__.rmdirSync(folder);
				}),
				moveDirectory: (from, to) => {
					let source = guarded(from, (folder) => folder);
					if (!source.ok) return source;
					return guarded(to, (target) => {
						if (node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
						node_fs__WEBPACK_IMPORTED_MODULE_8__.renameSync(source.value, target);
					});
				}
			};
		}
		function findLink(root, relative) {
			let parts = relative.split("/");
			for (let depth = 1; depth <= parts.length; depth++) {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync(node_path__WEBPACK_IMPORTED_MODULE_9__.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
				if (stats === void 0) return;
				if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
			}
		}
		function writeFresh(file, text) {
			node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file), { recursive: !0 });
			let fresh = node_path__WEBPACK_IMPORTED_MODULE_9__.join(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file), `${TEMPORARY}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomUUID)()}`);
			let open = node_fs__WEBPACK_IMPORTED_MODULE_8__.openSync(fresh, "wx", 420);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync(open, text);
				node_fs__WEBPACK_IMPORTED_MODULE_8__.fsyncSync(open);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_8__.closeSync(open);
			}
			return fresh;
		}
		function syncFolder(folder) {
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => {
				let open = node_fs__WEBPACK_IMPORTED_MODULE_8__.openSync(folder, "r");
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_8__.fsyncSync(open);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_8__.closeSync(open);
				}
			});
		}
		function realStoreLock(file, patienceMs = 1e4) {
			let { self, isRunning } = (0, _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_5__.t)();
			let breaking = `${file}.breaking`;
			return { async hold(work) {
				let deadline = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)() + patienceMs;
				for (; !take(file, self);) {
					if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.nn)() > deadline) return;
					breakDead(file, breaking, isRunning) || await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_11__.setTimeout)((0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomInt)(1, 12));
				}
				try {
					return { value: work() };
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(file, { force: !0 });
				}
			} };
		}
		function take(file, self) {
			node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_9__.dirname(file), { recursive: !0 });
			let fresh = `${file}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomUUID)()}`;
			node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync(fresh, JSON.stringify(self), { flag: "wx" });
			let linked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_8__.linkSync(fresh, file));
			node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(fresh, { force: !0 });
			if (!linked.ok && linked.error.code !== "EEXIST") throw Error(`Cannot lock '${file}': ${linked.error.message}`);
			return linked.ok;
		}
		function breakDead(file, breaking, isRunning) {
			if (isHeld(file, isRunning)) return !1;
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync(breaking, { throwIfNoEntry: !1 });
			stats !== void 0 && Date.now() - stats.mtimeMs > 5e3 && (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(breaking));
			if (!(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync(breaking, "", { flag: "wx" })).ok) return !1;
			try {
				isHeld(file, isRunning) || node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(file, { force: !0 });
				return !0;
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync(breaking, { force: !0 });
			}
		}
		function isHeld(file, isRunning) {
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_8__.readFileSync(file, "utf8"));
			if (!text.ok) return text.error.code === "ENOENT";
			let owner = readOwner(text.value);
			return owner !== void 0 && isRunning(owner);
		}
		function readOwner(text) {
			try {
				let { host, pid, started } = JSON.parse(text);
				return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
					host,
					pid,
					started
				} : void 0;
			} catch {
				return;
			}
		}
		function openUsage(env, root) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_9__.join((0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.C)(env), "bundles", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(root)).slice(0, 16));
			return new FileUsage({
				disk: realRecordDisk(folder),
				lock: realStoreLock(node_path__WEBPACK_IMPORTED_MODULE_9__.join(folder, "usage.lock")),
				clock: _shared_js__WEBPACK_IMPORTED_MODULE_4__.rn
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
	})
};
