export const id = 6417;
export const ids = [6417];
export const modules = { 56417: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { openUsage: () => openUsage });
	var external_node_path_ = __webpack_require__(76760);
	var result = __webpack_require__(97424);
	var tool_error = __webpack_require__(22936);
	var wording = __webpack_require__(60493);
	let FILE = "usage.json";
	let MINUTE_MS = 6e4;
	class FileUsage {
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
					let message = `The tool may be called ${(0, wording.pq)(maxCallsPerMinute, "time")} a minute, and was`;
					return (0, result.V)((0, tool_error.$4)("rate_limited", message, `Call again in ${(0, wording.pq)(seconds, "second")}.`));
				}
				let written = disk.replace(file, JSON.stringify([...recent, now]));
				return written.ok ? (0, result.k)(void 0) : (0, result.V)(unwritten(written.error.message));
			}))?.value ?? (0, result.V)(unwritten("another process does not let go of it"));
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
	}
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
		return (0, tool_error.$4)("io_error", `Whether the tool may be called again cannot be written down: ${why}`, "Try again.");
	}
	var digest = __webpack_require__(63717);
	var clock = __webpack_require__(84159);
	var external_node_crypto_ = __webpack_require__(77598);
	var external_node_fs_ = __webpack_require__(73024);
	var real_disk = __webpack_require__(52847);
	let TEMPORARY = ".writing-";
	let MAX_BYTES = 4194304;
	function realRecordDisk(root) {
		let onDisk = (relative) => external_node_path_.join(root, ...relative.split("/"));
		let guarded = (relative, work) => {
			let link = findLink(root, relative);
			if (link !== void 0) return (0, result.V)({
				code: "ELOOP",
				message: `'${link}' is a link or not a directory`
			});
			return (0, real_disk.CD)(() => work(onDisk(relative)));
		};
		return {
			read(relative) {
				let text = guarded(relative, (file) => {
					let read = real_disk.Ur.readFile(file, 4194305);
					if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
					if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
					return Buffer.from(read.value.bytes).toString("utf8");
				});
				return !text.ok && text.error.code === "ENOENT" ? (0, result.k)(void 0) : text;
			},
			names(directory) {
				let names = guarded(directory, (folder) => external_node_fs_.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
				return !names.ok && names.error.code === "ENOENT" ? (0, result.k)([]) : names;
			},
			stamp(relative) {
				let stats = external_node_fs_.lstatSync(onDisk(relative), {
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
					external_node_fs_.linkSync(fresh, file);
				} finally {
					external_node_fs_.rmSync(fresh, { force: !0 });
				}
				syncFolder(external_node_path_.dirname(file));
			}),
			replace: (relative, text) => guarded(relative, (file) => {
				let fresh = writeFresh(file, text);
				try {
					external_node_fs_.renameSync(fresh, file);
				} catch (error) {
					external_node_fs_.rmSync(fresh, { force: !0 });
					throw error;
				}
				syncFolder(external_node_path_.dirname(file));
			}),
			remove: (relative) => guarded(relative, (file) => {
				external_node_fs_.rmSync(file);
				syncFolder(external_node_path_.dirname(file));
			}),
			removeDirectory: (relative) => guarded(relative, (folder) => {
				for (let name of external_node_fs_.readdirSync(folder)) name.startsWith(TEMPORARY) && external_node_fs_.rmSync(external_node_path_.join(folder, name), { force: !0 });
				external_node_fs_.rmdirSync(folder);
			}),
			moveDirectory: (from, to) => {
				let source = guarded(from, (folder) => folder);
				if (!source.ok) return source;
				return guarded(to, (target) => {
					if (external_node_fs_.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
					external_node_fs_.renameSync(source.value, target);
				});
			}
		};
	}
	function findLink(root, relative) {
		let parts = relative.split("/");
		for (let depth = 1; depth <= parts.length; depth++) {
			let stats = external_node_fs_.lstatSync(external_node_path_.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
			if (stats === void 0) return;
			if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
		}
	}
	function writeFresh(file, text) {
		external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: !0 });
		let fresh = external_node_path_.join(external_node_path_.dirname(file), `${TEMPORARY}${(0, external_node_crypto_.randomUUID)()}`);
		let open = external_node_fs_.openSync(fresh, "wx", 420);
		try {
			external_node_fs_.writeFileSync(open, text);
			external_node_fs_.fsyncSync(open);
		} finally {
			external_node_fs_.closeSync(open);
		}
		return fresh;
	}
	function syncFolder(folder) {
		(0, real_disk.CD)(() => {
			let open = external_node_fs_.openSync(folder, "r");
			try {
				external_node_fs_.fsyncSync(open);
			} finally {
				external_node_fs_.closeSync(open);
			}
		});
	}
	var promises_ = __webpack_require__(58500);
	var real_landing_disk = __webpack_require__(9542);
	function realStoreLock(file, patienceMs = 1e4) {
		let { self, isRunning } = (0, real_landing_disk.r)();
		let breaking = `${file}.breaking`;
		return { async hold(work) {
			let deadline = performance.now() + patienceMs;
			for (; !take(file, self);) {
				if (performance.now() > deadline) return;
				breakDead(file, breaking, isRunning) || await (0, promises_.setTimeout)((0, external_node_crypto_.randomInt)(1, 12));
			}
			try {
				return { value: work() };
			} finally {
				external_node_fs_.rmSync(file, { force: !0 });
			}
		} };
	}
	function take(file, self) {
		external_node_fs_.mkdirSync(external_node_path_.dirname(file), { recursive: !0 });
		let fresh = `${file}-${(0, external_node_crypto_.randomUUID)()}`;
		external_node_fs_.writeFileSync(fresh, JSON.stringify(self), { flag: "wx" });
		let linked = (0, real_disk.CD)(() => external_node_fs_.linkSync(fresh, file));
		external_node_fs_.rmSync(fresh, { force: !0 });
		if (!linked.ok && linked.error.code !== "EEXIST") throw Error(`Cannot lock '${file}': ${linked.error.message}`);
		return linked.ok;
	}
	function breakDead(file, breaking, isRunning) {
		if (isHeld(file, isRunning)) return !1;
		let stats = external_node_fs_.lstatSync(breaking, { throwIfNoEntry: !1 });
		stats !== void 0 && Date.now() - stats.mtimeMs > 5e3 && (0, real_disk.CD)(() => external_node_fs_.rmSync(breaking));
		if (!(0, real_disk.CD)(() => external_node_fs_.writeFileSync(breaking, "", { flag: "wx" })).ok) return !1;
		try {
			isHeld(file, isRunning) || external_node_fs_.rmSync(file, { force: !0 });
			return !0;
		} finally {
			external_node_fs_.rmSync(breaking, { force: !0 });
		}
	}
	function isHeld(file, isRunning) {
		let text = (0, real_disk.CD)(() => external_node_fs_.readFileSync(file, "utf8"));
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
	var user_folders = __webpack_require__(68477);
	function openUsage(env, root) {
		let folder = external_node_path_.join((0, user_folders.yp)(env), "bundles", (0, digest.sc)(Buffer.from(root)).slice(0, 16));
		return new FileUsage({
			disk: realRecordDisk(folder),
			lock: realStoreLock(external_node_path_.join(folder, "usage.lock")),
			clock: clock.d
		});
	}
}) };
