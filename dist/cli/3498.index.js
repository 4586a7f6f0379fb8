"use strict";
exports.id = 3498;
exports.ids = [3498];
exports.modules = {
	9555: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readProcesses,
			t: () => readProcess
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	4628: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realLandingDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _process_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9555);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
		var node_child_process__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1421);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_DIRECTORY ?? 0;
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
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
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
				return node_path__WEBPACK_IMPORTED_MODULE_3__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync(file),
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
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(this.pathOf(name), permissions);
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf(name), permissions);
				});
			}
			setPermissions(permissions) {
				let { descriptor } = this.#location;
				return quietly(() => descriptor === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf("."), permissions) : node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(descriptor, permissions));
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, permissions, isExecutable);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, permissions, isDurable }) {
				let file = quietly(() => this.#create(name, permissions));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file.value, permissions);
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), _entry_js__WEBPACK_IMPORTED_MODULE_0__.F);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			#create(name, permissions = 511, isExecutable = !1) {
				return node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_2__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync);
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
				kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(stats),
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
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_6__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlink(directory.pathOf(name), () => resolve())));
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
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, _process_facts_js__WEBPACK_IMPORTED_MODULE_1__.t)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_5__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
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
	}),
	6152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => textTable });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		function textTable(rows, style) {
			let width = Math.max(0, ...rows.map(([name]) => name.length));
			return rows.flatMap(([name, text]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
		}
	}),
	6968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { toolsSearchCommand: () => toolsSearchCommand });
		__webpack_require__(4472);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2441);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_bundles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4638);
		var _search_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3639);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
		var _text_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6152);
		var _open_bundles_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4878);
		var node_util__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7975);
		async function toolsSearchCommand(invocation) {
			let { console } = invocation;
			let usage = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.l)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.G)("invalid_arguments", message, "See sous tools search --help."), invocation);
			let flag = {
				type: "boolean",
				default: !1
			};
			let read;
			function parse() {
				return (0, node_util__WEBPACK_IMPORTED_MODULE_8__.parseArgs)({
					args: invocation.argv.slice(1),
					allowPositionals: !0,
					options: {
						all: flag,
						json: flag,
						root: { type: "string" },
						help: {
							...flag,
							short: "h"
						}
					}
				});
			}
			try {
				read = parse();
			} catch (error) {
				return usage(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
			if (read.values.help) {
				console.out("Usage: sous tools search <text> [--all] [--json] [--root DIR]\n\nFinds tools of bundles, those that come with Sous, and recipes: those whose name begins with the text first, then whole\nwords, then what is almost the same.\n\n  --all   also those that are switched off\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_5__.D.done;
			}
			let q = read.positionals.join(" ");
			if (q.trim() === "") return usage("Search for what?");
			let bundles = await (0, _open_bundles_js__WEBPACK_IMPORTED_MODULE_7__.openBundles)(invocation, read.values.root);
			if (!bundles.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.l)(bundles.error, invocation);
			let views = await bundles.value.store.views();
			let page = (0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_3__.i)(views, new _search_index_js__WEBPACK_IMPORTED_MODULE_4__.SearchIndex(), {
				q,
				includeDisabled: read.values.all,
				pageSize: 50
			});
			if (!page.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.l)(page.error, invocation);
			let rows = page.value.items.map((tool) => ({
				reference: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__.i)(tool)),
				about: aboutOf(tool),
				isEnabled: (0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_3__.t)(tool, views)
			}));
			read.values.json ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.w)(rows, 2)}\n`) : rows.length === 0 ? console.err(`No tool fits '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.T)(q)}'.\n`) : console.out(`${(0, _text_table_js__WEBPACK_IMPORTED_MODULE_6__.t)(rows.map(({ reference, about, isEnabled }) => [reference, isEnabled ? about : `(off) ${about}`]), console.outStyle).join("\n")}\n`);
			return _entry_js__WEBPACK_IMPORTED_MODULE_5__.D.done;
		}
		function aboutOf({ description, displayName }) {
			return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
		}
	})
};
