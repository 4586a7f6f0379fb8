export const id = 7431;
export const ids = [7431];
export const modules = {
	31962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TC: () => listPlans,
			Td: () => readStoredPlan,
			hp: () => savePlan
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var plan = __webpack_require__(39138);
		var plan_digest = __webpack_require__(99515);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var plan_record = __webpack_require__(94909);
		var plan_store_blobs = __webpack_require__(60550);
		let PLAN_FILE = "plan.json";
		let CONTENTS_FILE = "contents";
		let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
		function pathOfPlans({ home, isGitDirectory }) {
			return `${home}/${isGitDirectory ? "sous" : ".sous"}/plans`;
		}
		async function plan_store_folders_withPlans(store, enter, work) {
			let opened = [];
			try {
				let directory = store.disk.open(store.home);
				for (let name of [store.isGitDirectory ? "sous" : ".sous", "plans"]) {
					if (!directory.ok) return directory;
					opened.push(directory.value);
					directory = enter(directory.value, name);
				}
				if (!directory.ok) return directory;
				opened.push(directory.value);
				return (0, result.k)(await work(directory.value));
			} finally {
				for (let directory of opened.toReversed()) directory.close();
			}
		}
		function plan_store_folders_openExisting(parent, name) {
			return parent.open(name);
		}
		function makeAndOpen(parent, name) {
			let made = parent.makeDirectory(name);
			return made.ok || made.error.code === "EEXIST" ? parent.open(name) : (0, result.V)(made.error);
		}
		function sweepUnfinished(plans, disk) {
			let names = plans.names();
			for (let name of names.ok ? names.value : []) {
				let pid = UNFINISHED.exec(name)?.[1];
				pid !== void 0 && !disk.isRunning({
					...disk.self,
					pid: Number(pid),
					started: ""
				}) && plan_store_folders_removePlanFolder(plans, name);
			}
		}
		function removeOldPlans(plans) {
			let names = plans.names();
			let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
				let entry = plans.entry(name);
				return entry.ok && entry.value !== void 0 ? [{
					name,
					at: entry.value.modifiedMs
				}] : [];
			}).toSorted((a, b) => b.at - a.at);
			let latest = byAge[0]?.at ?? 0;
			for (let [index, { name, at }] of byAge.entries()) (index >= 50 || latest - at > 12096e5) && plan_store_folders_removePlanFolder(plans, name);
		}
		function isPlanName(name) {
			return /^[0-9a-f]{64}$/.test(name);
		}
		function plan_store_folders_removePlanFolder(plans, name) {
			let folder = plans.open(name);
			if (!folder.ok) return;
			folder.value.removeFile(PLAN_FILE);
			let names = folder.value.names();
			for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || plan_store_folders_removePlanFolder(folder.value, inside);
			folder.value.close();
			plans.removeDirectory(name);
		}
		async function savePlan(store, stored) {
			let { digest } = stored.plan;
			if ((0, plan_digest.G)({
				...stored.plan,
				changes: stored.changes.map(plan.p8)
			}) !== digest) throw Error("The changes are not those of the plan.");
			let saved = await plan_store_folders_withPlans(store, makeAndOpen, async (plans) => {
				sweepUnfinished(plans, store.disk);
				let name = `new-${store.disk.self.pid}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}`;
				let written = writeFolder(plans, name, stored);
				let moved = written.ok ? putInPlace(plans, name, digest) : written;
				moved.ok ? removeOldPlans(plans) : plan_store_folders_removePlanFolder(plans, name);
				return moved;
			});
			let outcome = saved.ok ? saved.value : saved;
			return outcome.ok ? (0, result.k)(void 0) : (0, result.V)((0, disk_errors.YL)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
		}
		async function readStoredPlan(store, digest) {
			let loaded = await plan_store_folders_withPlans(store, plan_store_folders_openExisting, (plans) => {
				let folder = plans.open(digest);
				if (!folder.ok) return folder;
				try {
					return (0, result.k)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
				} finally {
					folder.value.close();
				}
			});
			let outcome = loaded.ok ? loaded.value : loaded;
			if (outcome.ok) return outcome.value;
			if (outcome.error.code === "ENOENT") return (0, result.V)(noPlan(digest, pathOfPlans(store)));
			return (0, result.V)((0, disk_errors.YL)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
		}
		async function listPlans(store) {
			let names = await plan_store_folders_withPlans(store, plan_store_folders_openExisting, (plans) => plans.names());
			return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
		}
		function readFolder(shown, digest, folder) {
			let file = folder.read(PLAN_FILE);
			if (!file.ok) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}/${PLAN_FILE}' cannot be read: ${file.error.message}`));
			let plan = (0, plan_record.m)(Buffer.from(file.value.bytes).toString("utf8"));
			if (!plan.ok) return plan;
			if (plan.value.digest !== digest) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}' holds the plan ${plan.value.digest}`));
			let contents = folder.read(CONTENTS_FILE);
			if (!contents.ok) return (0, result.V)((0, plan_store_blobs.rZ)(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
			let pack = (0, plan_store_blobs.g5)(plan.value.changes, contents.value.bytes);
			if (!pack.ok) return pack;
			let changes = (0, plan_store_blobs.St)(plan.value.changes, pack.value);
			return changes.ok ? (0, result.k)({
				plan: plan.value,
				changes: changes.value
			}) : changes;
		}
		function writeFolder(plans, name, { plan, changes }) {
			let folder = makeAndOpen(plans, name);
			if (!folder.ok) return folder;
			try {
				let packed = folder.value.write(CONTENTS_FILE, {
					bytes: (0, plan_store_blobs.sg)(changes),
					isDurable: !0
				});
				if (!packed.ok) return packed;
				let written = folder.value.write(PLAN_FILE, {
					bytes: Buffer.from((0, plan_record.p)(plan)),
					isDurable: !0
				});
				return written.ok ? folder.value.sync() : written;
			} finally {
				folder.value.close();
			}
		}
		function putInPlace(plans, name, digest) {
			plan_store_folders_removePlanFolder(plans, digest);
			let moved = plans.moveFrom(plans, name, digest);
			return moved.ok ? plans.sync() : moved;
		}
		function noPlan(digest, place) {
			return (0, tool_error.$4)("not_found", `There is no plan ${digest} in '${place}'`, "Make the plan anew, or look at the digest again.");
		}
	}),
	27431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => readPlanArtifact,
			writePlanArtifact: () => writePlanArtifact
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43759);
		var _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31962);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63717);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24243);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97424);
		var _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9542);
		let ENDING_FILE = "ending.json";
		let MAX_MESSAGE_CHARACTERS = 2e3;
		async function writePlanArtifact({ env }, { ending, stored }) {
			try {
				let folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(env.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir()), "sous-plan-"));
				let { reason, message } = ending;
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, ENDING_FILE), JSON.stringify({
					reason,
					message: message.slice(0, MAX_MESSAGE_CHARACTERS)
				}));
				let saved = stored === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)(void 0) : await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.hp)(storeIn(folder), stored);
				return saved.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)(folder) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).size > 16384) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.TC)(store);
			if (first === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
				ending,
				stored: void 0
			});
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_4__.m)(first);
			if (others.length > 0 || !digest.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", "The job that makes plans left more than one"));
			let stored = await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.Td)(store, digest.value);
			return stored.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
				ending,
				stored: stored.value
			}) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_6__.r)()
			};
		}
		function readEnding(text) {
			let json = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_8__.q)(text);
			if (!json.ok) return;
			let read = zod_mini__WEBPACK_IMPORTED_MODULE_9__.rej({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_9__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__.Fk(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_9__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__.Eb(MAX_MESSAGE_CHARACTERS))
			}).safeParse(json.value);
			return read.success ? read.data : void 0;
		}
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
	})
};
