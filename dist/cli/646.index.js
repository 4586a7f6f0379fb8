export const id = 646;
export const ids = [646, 1473];
export const modules = {
	68477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => trustFile,
			rl: () => approvalsFile,
			yp: () => stateFolder
		});
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function approvalsFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "approvals.json");
		}
		function trustFile(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_CONFIG_HOME", ".config"), "sous", "trust.json");
		}
		function stateFolder(env) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(baseFolder(env, "XDG_STATE_HOME", ".local/state"), "sous");
		}
		function baseFolder(env, variable, fallback) {
			let named = env[variable];
			return named !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(named) ? named : node_path__WEBPACK_IMPORTED_MODULE_1__.join(env.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), fallback);
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
	84159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => realClock });
		let realClock = {
			elapsed: () => performance.now(),
			now: () => new Date()
		};
	}),
	5994: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => readProcess,
			_: () => readProcesses
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52847);
		function readProcess(pid) {
			let stat = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
			let names = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	9542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => realLandingDisk });
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var model_result = __webpack_require__(97424);
		var process_facts = __webpack_require__(5994);
		var external_node_path_ = __webpack_require__(76760);
		var real_disk = __webpack_require__(52847);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
		let NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
		class RealDirectory {
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
					let stats = external_node_fs_.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = external_node_fs_.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, external_node_fs_.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => external_node_fs_.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, model_result.V)({
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
				return external_node_path_.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = external_node_fs_.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), real_disk._);
					try {
						let stats = external_node_fs_.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return {
							bytes: external_node_fs_.readFileSync(file),
							entry: describe(stats)
						};
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			names() {
				return quietly(() => external_node_fs_.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(external_node_path_.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					external_node_fs_.mkdirSync(this.pathOf(name));
					permissions !== void 0 && external_node_fs_.chmodSync(this.pathOf(name), permissions);
				});
			}
			removeDirectory(name) {
				return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL | NO_FOLLOW, isExecutable ? 511 : 438);
					try {
						for (let written = 0; written < bytes.length;) written += external_node_fs_.writeSync(file, bytes, written);
						owner !== void 0 && (owner.user !== process.geteuid?.() || owner.group !== process.getegid?.()) && (0, real_disk.CD)(() => external_node_fs_.fchownSync(file, owner.user, owner.group));
						permissions !== void 0 && external_node_fs_.fchmodSync(file, permissions);
						isDurable && external_node_fs_.fsyncSync(file);
					} finally {
						external_node_fs_.closeSync(file);
					}
				});
			}
			removeFile(name) {
				return quietly(() => external_node_fs_.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => external_node_fs_.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => external_node_fs_.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = external_node_fs_.openSync(this.pathOf("."), O_RDONLY);
					try {
						external_node_fs_.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						external_node_fs_.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && external_node_fs_.closeSync(this.#location.descriptor);
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = external_node_fs_.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		}
		function describe(stats) {
			return {
				kind: (0, real_disk.I)(stats),
				permissions: Number(stats.mode) & 511,
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: `${identityOf(stats)}:${stats.size}:${stats.mtimeNs}`,
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
			let result = (0, real_disk.CD)(call);
			if (result.ok) return (0, model_result.k)(result.value);
			return (0, model_result.V)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? external_node_fs_.existsSync("/proc/self/fd/0");
			let host = external_node_os_.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, model_result.k)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					await Promise.all(names.map((name) => new Promise((resolve) => external_node_fs_.unlink(directory.pathOf(name), () => resolve()))));
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
			let boot = quietly(() => external_node_fs_.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, process_facts.W)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, external_node_child_process_.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, model_result.k)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => external_node_fs_.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				external_node_fs_.fsync(file.value, (error) => {
					external_node_fs_.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, model_result.k)(void 0) : (0, model_result.V)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	}),
	21473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			argumentSchema: () => argumentSchema,
			outputSchema: () => outputSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.outputs()));
			if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
			let diff = {
				type: "string",
				description: "With preview_only: the change as a unified diff"
			};
			return {
				...schema,
				properties: {
					...schema.properties,
					diff
				}
			};
		}
		function offersPreview(tool) {
			return "preview_only" in tool.args().shape;
		}
		function withoutDialect({ $schema: _, ...schema }) {
			return schema;
		}
	})
};
