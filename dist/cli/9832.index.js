"use strict";
exports.id = 9832;
exports.ids = [9832];
exports.modules = {
	9832: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => open_usage_exports,
			r: () => realStoreLock,
			t: () => openUsage
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _real_record_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2990);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4628);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6085);
		var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7598);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8500);
		function realStoreLock(file, patienceMs = 1e4) {
			let { self, isRunning } = (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_5__.t)();
			let breaking = `${file}.breaking`;
			return { async hold(work) {
				let deadline = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)() + patienceMs;
				for (; !take(file, self);) {
					if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)() > deadline) return;
					breakDead(file, breaking, isRunning) || await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_10__.setTimeout)((0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomInt)(1, 12));
				}
				try {
					return { value: work() };
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(file, { force: !0 });
				}
			} };
		}
		function take(file, self) {
			node_fs__WEBPACK_IMPORTED_MODULE_7__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_8__.dirname(file), { recursive: !0 });
			let fresh = `${file}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomUUID)()}`;
			node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync(fresh, JSON.stringify(self), { flag: "wx" });
			let linked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.linkSync(fresh, file));
			node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(fresh, { force: !0 });
			if (!linked.ok && linked.error.code !== "EEXIST") throw Error(`Cannot lock '${file}': ${linked.error.message}`);
			return linked.ok;
		}
		function breakDead(file, breaking, isRunning) {
			if (isHeld(file, isRunning)) return !1;
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_7__.lstatSync(breaking, { throwIfNoEntry: !1 });
			stats !== void 0 && Date.now() - stats.mtimeMs > 5e3 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(breaking));
			if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync(breaking, "", { flag: "wx" })).ok) return !1;
			try {
				isHeld(file, isRunning) || node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(file, { force: !0 });
				return !0;
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(breaking, { force: !0 });
			}
		}
		function isHeld(file, isRunning) {
			let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync(file, "utf8"));
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
						let message = `The tool may be called ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(maxCallsPerMinute, "time")} a minute, and was`;
						let suggestion = `Call again in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(seconds, "second")}.`;
						return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
							...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("rate_limited", message, suggestion),
							retryAfterSeconds: seconds
						});
					}
					let written = disk.replace(file, JSON.stringify([...recent, now]));
					return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unwritten(written.error.message));
				}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unwritten("another process does not let go of it"));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Whether the tool may be called again cannot be written down: ${why}`, "Try again.");
		}
		var open_usage_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ openUsage: () => openUsage });
		function openUsage(env, root) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_8__.join((0, _list_2_js__WEBPACK_IMPORTED_MODULE_6__.u)(env), "bundles", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.gt)(Buffer.from(root)).slice(0, 16));
			return new FileUsage({
				disk: (0, _real_record_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)(folder),
				lock: realStoreLock(node_path__WEBPACK_IMPORTED_MODULE_8__.join(folder, "usage.lock")),
				clock: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qt
			});
		}
	}),
	2990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realRecordDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		let TEMPORARY = ".writing-";
		let MAX_BYTES = 4194304;
		function realRecordDisk(root) {
			let onDisk = (relative) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...relative.split("/"));
			let guarded = (relative, work) => {
				let link = findLink(root, relative);
				if (link !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ELOOP",
					message: `'${link}' is a link or not a directory`
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => work(onDisk(relative)));
			};
			return {
				read(relative) {
					let text = guarded(relative, (file) => {
						let read = _entry_js__WEBPACK_IMPORTED_MODULE_0__.R.readFile(file, 4194305);
						if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
						if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
						return Buffer.from(read.value.bytes).toString("utf8");
					});
					return !text.ok && text.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : text;
				},
				names(directory) {
					let names = guarded(directory, (folder) => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
					return !names.ok && names.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]) : names;
				},
				stamp(relative) {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(onDisk(relative), {
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
						node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync(fresh, file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				replace: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
					} catch (error) {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
						throw error;
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				remove: (relative) => guarded(relative, (file) => {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(file);
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				removeDirectory: (relative) => guarded(relative, (folder) => {
					for (let name of node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder)) name.startsWith(TEMPORARY) && node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { force: !0 });
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync(folder);
				}),
				moveDirectory: (from, to) => {
					let source = guarded(from, (folder) => folder);
					if (!source.ok) return source;
					return guarded(to, (target) => {
						if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(source.value, target);
					});
				}
			};
		}
		function findLink(root, relative) {
			let parts = relative.split("/");
			for (let depth = 1; depth <= parts.length; depth++) {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
				if (stats === void 0) return;
				if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
			}
		}
		function writeFresh(file, text) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
			let fresh = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `${TEMPORARY}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`);
			let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(fresh, "wx", 420);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(open, text);
				node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
			}
			return fresh;
		}
		function syncFolder(folder) {
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => {
				let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(folder, "r");
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
				}
			});
		}
	})
};
