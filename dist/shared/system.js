(() => {
	var __webpack_modules__ = {
		130: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"address-rules": () => __nccwpck_require__(116),
				"child-environment": () => __nccwpck_require__(208),
				history: () => __nccwpck_require__(210),
				"open-directory": () => __nccwpck_require__(455),
				"process-lock": () => __nccwpck_require__(3),
				"real-apply-disk": () => __nccwpck_require__(947),
				"real-http": () => __nccwpck_require__(635),
				"record-disk": () => __nccwpck_require__(679),
				shell: () => __nccwpck_require__(928)
			};
		},
		919: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(421)[name] });
		},
		442: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		960: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(30)[name] });
		},
		589: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(161)[name] });
		},
		623: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(75)[name] });
		},
		213: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(193)[name] });
		},
		220: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(500)[name] });
		},
		903: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		637: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		693: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		116: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkPublicHost: () => checkPublicHost,
				hostOf: () => hostOf,
				isAllowedHost: () => isAllowedHost,
				isPublicAddress: () => isPublicAddress,
				notPublic: () => notPublic
			});
			var $late_net = __nccwpck_require__(960);
			//! src/system/network/address-rules.ts
			let SPECIAL_IPV4 = [
				["0.0.0.0", 8],
				["10.0.0.0", 8],
				["100.64.0.0", 10],
				["127.0.0.0", 8],
				["168.63.129.16", 32],
				["169.254.0.0", 16],
				["172.16.0.0", 12],
				["192.0.0.0", 24],
				["192.0.2.0", 24],
				["192.88.99.0", 24],
				["192.168.0.0", 16],
				["198.18.0.0", 15],
				["198.51.100.0", 24],
				["203.0.113.0", 24],
				["224.0.0.0", 4],
				["240.0.0.0", 4]
			];
			let PUBLIC_IPV6 = ["2000::", 3];
			let SPECIAL_IPV6 = [
				["2001::", 23],
				["2001:db8::", 32],
				["2002::", 16],
				["3fff::", 20]
			];
			let specialIpv4 = new $late_net.BlockList();
			for (let [address, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(address, prefix, "ipv4");
			let publicIpv6 = new $late_net.BlockList();
			publicIpv6.addSubnet(...PUBLIC_IPV6, "ipv6");
			let specialIpv6 = new $late_net.BlockList();
			for (let [address, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(address, prefix, "ipv6");
			function isPublicAddress(address) {
				switch ((0, $late_net.isIP)(address)) {
					case 4: return !specialIpv4.check(address, "ipv4");
					case 6: return !address.includes("%") && publicIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
					default: return !1;
				}
			}
			let LOCALHOST = /(?:^|\.)localhost\.?$/;
			function checkPublicHost(url, allowPrivate) {
				if (isAllowedHost(url, allowPrivate)) return;
				let host = hostOf(url);
				if (LOCALHOST.test(host)) return `'${url.hostname}' is this machine`;
				return (0, $late_net.isIP)(host) !== 0 && !isPublicAddress(host) ? notPublic(url, host) : void 0;
			}
			function hostOf(url) {
				return url.hostname.replace(/^\[(.*)\]$/, "$1");
			}
			function notPublic(url, address) {
				return `'${url.hostname}' has the address ${address}, which is not public`;
			}
			function isAllowedHost(url, allowed) {
				let port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
				return allowed.some((entry) => {
					let wanted = entry.toLowerCase();
					return wanted === url.hostname || wanted === `${url.hostname}:${port}`;
				});
			}
		},
		208: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				checkVariable: () => checkVariable,
				childEnvironment: () => childEnvironment,
				isPossibleValue: () => isPossibleValue
			});
			//! src/system/process/child-environment.ts
			let INHERITED = [
				"HOME",
				"LANG",
				"TZ",
				"CI",
				"TMPDIR",
				"USER",
				"LOGNAME"
			];
			let INHERITED_PATTERN = /^LC_(?:ADDRESS|ALL|COLLATE|CTYPE|IDENTIFICATION|MEASUREMENT|MESSAGES|MONETARY|NAME|NUMERIC|PAPER|TELEPHONE|TIME)$/;
			let NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
			let REFUSED_NAMES = new Set("ANT_OPTS.BASHOPTS.BASH_ENV.BROWSER.CDPATH.CLASSPATH.COMPILER_PATH.COMSPEC.CPATH.CPLUS_INCLUDE_PATH.CURL_HOME.CVS_RSH.C_INCLUDE_PATH.GCC_EXEC_PREFIX.GOENV.GOTOOLCHAIN.LIBRARY_PATH.EDITOR.ENV.EXINIT.FPATH.GCONV_PATH.GLOBIGNORE.GMAKEFLAGS.GNUPGHOME.GOFLAGS.GOROOT.GRADLE_OPTS.GREP_OPTIONS.HGRCPATH.HOME.HOSTALIASES.IFS.INPUTRC.JAVA_HOME.JAVA_OPTS.JAVA_TOOL_OPTIONS.JDK_JAVA_OPTIONS.KUBECONFIG.LESSCLOSE.LESSOPEN.LOCPATH.LOGNAME.MAKEFILES.MAKEFLAGS.MANPAGER.MAVEN_ARGS.MAVEN_OPTS.MFLAGS.NLSPATH.PAGER.PATH.PATHEXT.PROMPT_COMMAND.PS4.PSQLRC.RIPGREP_CONFIG_PATH.RSYNC_RSH.RUBYLIB.RUBYOPT.RUSTC.RUSTC_WORKSPACE_WRAPPER.RUSTC_WRAPPER.RUSTDOC.RUSTDOCFLAGS.RUSTFLAGS.R_ENVIRON.R_ENVIRON_USER.R_PROFILE.R_PROFILE_USER.SBT_OPTS.SHELL.SHELLOPTS.SSLKEYLOGFILE.SVN_SSH.TAR_OPTIONS.TCLLIBPATH.TERMINFO.TMPDIR.UNZIP.USER.VIMINIT.VIRTUAL_ENV.VISUAL.WGETRC.ZDOTDIR.ZIPOPT".split("."));
			let REFUSED_PREFIXES = "ACTIONS_.ANSIBLE_.AWS_CONFIG_FILE.AWS_SHARED_CREDENTIALS_FILE.BASH_FUNC_.BUNDLE_.BUN_.CARGO_.CMAKE_.COMPLUS_.COMPOSER_.CORECLR_.COREPACK_.COR_.DENO_.DOCKER_.DOTNET_.DYLD_.ELIXIR_.ERL_.GEM_.GITHUB_.GIT_.GLIBC_.GUILE_.INPUT_.JULIA_.LD_.LUA_.MALLOC_.NIX_.NODE_.NPM_CONFIG_.OPENSSL_.PERL.PHP.PIP_.PNPM_.POETRY_.PSMODULEPATH.PYTHON.RUNNER_.R_LIBS.SOUS_.SSH_.SSL_CERT_.TF_CLI.TS_NODE_.UV_.XDG_.YARN_".split(".");
			let HARMLESS = new Set([
				"NODE_ENV",
				"PYTHONHASHSEED",
				"PYTHONUNBUFFERED",
				"PYTHONDONTWRITEBYTECODE",
				"DOTNET_NOLOGO",
				"DOTNET_CLI_TELEMETRY_OPTOUT",
				"DOCKER_BUILDKIT"
			]);
			function checkVariable(name, value) {
				if (!NAME.test(name)) return "its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters";
				if (!isPossibleValue(value)) return "its value contains a NUL character or half of a surrogate pair";
				if (HARMLESS.has(name)) return;
				if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))) return "it can change which programs run, or is reserved";
			}
			function isPossibleValue(value) {
				return !value.includes("\0") && value.isWellFormed();
			}
			function childEnvironment(surroundings, declared) {
				let env = {};
				for (let [name, value] of Object.entries(surroundings.inherited)) value !== void 0 && (INHERITED.includes(name) || INHERITED_PATTERN.test(name)) && (env[name] = value);
				return {
					...env,
					TERM: "dumb",
					...declared,
					PATH: surroundings.searchPath,
					SHELL: surroundings.shell,
					GIT_TERMINAL_PROMPT: "0",
					GIT_CONFIG_COUNT: "1",
					GIT_CONFIG_KEY_0: "safe.bareRepository",
					GIT_CONFIG_VALUE_0: "explicit"
				};
			}
		},
		210: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { history_exports: () => history_exports });
			var $start_runtime = __nccwpck_require__(637);
			var $core_work = __nccwpck_require__(903);
			var $node_path = __nccwpck_require__(760);
			var $late_crypto = __nccwpck_require__(442);
			//! src/system/process/history.ts
			var history_exports = (0, $start_runtime.__exportAll)({ fileHistory: () => fileHistory });
			let MAX_OUTPUT_CHARACTERS = 65536;
			function fileHistory({ stateFolder, root }) {
				let file = $node_path.join(stateFolder, "history", `${(0, $late_crypto.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
				let latest;
				return {
					last() {
						latest ??= readRecord(file);
						return latest;
					},
					remember(record) {
						latest = record;
						let command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
						let stored = JSON.stringify({
							...record,
							command,
							output: shorten(record.output)
						});
						(0, $core_work.attempt)(() => (0, $core_work.replacePrivateFile)(file, `${stored}\n`));
					}
				};
			}
			function readRecord(file) {
				let content = $core_work.realDisk.readFile(file, 1048576);
				if (!content.ok) return;
				try {
					let { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString("utf8"));
					return [
						command,
						output,
						executedAt
					].every((text) => typeof text == "string") ? {
						command,
						exitCode: Number.isInteger(exitCode) ? exitCode : void 0,
						output,
						executedAt
					} : void 0;
				} catch {
					return;
				}
			}
			function shorten(output) {
				if (output.length <= MAX_OUTPUT_CHARACTERS) return output;
				return `${output.slice(0, 32768).toWellFormed()}\n[\u2026]\n${output.slice(-32768).toWellFormed()}`;
			}
		},
		455: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				RealDirectory: () => RealDirectory,
				makeAndOpen: () => makeAndOpen,
				quietly: () => quietly
			});
			var start = __nccwpck_require__(693);
			var work = __nccwpck_require__(903);
			var external_node_fs_ = __nccwpck_require__(24);
			var external_node_path_ = __nccwpck_require__(760);
			let external_node_util_namespaceObject = require("node:util");
			//! src/system/disk/open-directory.ts
			let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = external_node_fs_.constants;
			let NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
			let DIRECTORY = external_node_fs_.constants.O_DIRECTORY ?? 0;
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
						if (isLink.ok && isLink.value) return (0, start.failure)({
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
					return this.#inFile(name, (file, entry) => ({
						bytes: external_node_fs_.readFileSync(file),
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
						external_node_fs_.mkdirSync(this.pathOf(name), permissions);
						permissions !== void 0 && external_node_fs_.chmodSync(this.pathOf(name), permissions);
					});
				}
				setPermissions(permissions) {
					let { descriptor } = this.#location;
					return quietly(() => descriptor === void 0 ? external_node_fs_.chmodSync(this.pathOf("."), permissions) : external_node_fs_.fchmodSync(descriptor, permissions));
				}
				removeDirectory(name) {
					return quietly(() => external_node_fs_.rmdirSync(this.pathOf(name)));
				}
				write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
					return quietly(() => {
						let file = this.#create(name, permissions, isExecutable);
						try {
							for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += external_node_fs_.writeSync(file, part, written);
							let { user = process.geteuid?.(), group } = owner ?? {};
							group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, work.attempt)(() => external_node_fs_.fchownSync(file, user ?? AS_IT_IS, group));
							permissions !== void 0 && external_node_fs_.fchmodSync(file, permissions);
							isDurable && external_node_fs_.fsyncSync(file);
						} finally {
							external_node_fs_.closeSync(file);
						}
					});
				}
				async writeAside(name, { bytes, permissions, isDurable }) {
					let file = quietly(() => this.#create(name, permissions));
					if (!file.ok) return file;
					let written = await quietlyAside(async () => {
						permissions !== void 0 && external_node_fs_.fchmodSync(file.value, permissions);
						let left = partsOf(bytes);
						for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
						isDurable && await sync(file.value);
					});
					let closed = quietly(() => external_node_fs_.closeSync(file.value));
					return written.ok ? closed : written;
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
				#inFile(name, look) {
					return quietly(() => {
						let file = external_node_fs_.openSync(this.pathOf(name), work.OPEN_TO_READ);
						try {
							let stats = external_node_fs_.fstatSync(file, { bigint: !0 });
							if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
							return look(file, describe(stats));
						} finally {
							external_node_fs_.closeSync(file);
						}
					});
				}
				#create(name, permissions = 511, isExecutable = !1) {
					return external_node_fs_.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
				}
				#assertUnmoved() {
					let { parent, path } = this.#location;
					parent !== void 0 && parent.#assertUnmoved();
					let stats = external_node_fs_.lstatSync(path, { bigint: !0 });
					if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
				}
			};
			let COMPARED_AT_ONCE = 65536;
			let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
			function hasBytes(file, bytes) {
				for (let at = 0;;) {
					let count = external_node_fs_.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
					if (count === 0) return at === bytes.length;
					if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
					at += count;
				}
			}
			let MAX_PARTS = 1024;
			let writeSome = (0, external_node_util_namespaceObject.promisify)((file, parts, done) => external_node_fs_.writev(file, parts, done));
			let sync = (0, external_node_util_namespaceObject.promisify)(external_node_fs_.fsync);
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
					kind: (0, work.kindOf)(stats),
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
				let result = (0, work.attempt)(call);
				if (result.ok) return (0, start.success)(result.value);
				return (0, start.failure)({
					code: result.error.code,
					message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
				});
			}
			async function quietlyAside(call) {
				try {
					return (0, start.success)(await call());
				} catch (error) {
					return quietly(() => {
						throw error;
					});
				}
			}
			function makeAndOpen(parent, name, permissions) {
				let made = parent.makeDirectory(name, permissions);
				if (!made.ok && made.error.code !== "EEXIST") return (0, start.failure)(made.error);
				let opened = parent.open(name);
				opened.ok && !made.ok && permissions !== void 0 && opened.value.setPermissions(permissions);
				return opened;
			}
		},
		3: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				realProcessLock: () => realProcessLock,
				removeLockTemporaries: () => removeLockTemporaries,
				takeLock: () => takeLock
			});
			var $start_start = __nccwpck_require__(693);
			var $tool_call_work = __nccwpck_require__(519);
			var $core_work_3 = __nccwpck_require__(903);
			var $real_apply_disk = __nccwpck_require__(947);
			var $node_fs = __nccwpck_require__(24);
			var $node_path_3 = __nccwpck_require__(760);
			var $late_crypto_3 = __nccwpck_require__(442);
			var $late_timers_promises = __nccwpck_require__(220);
			//! src/system/disk/process-lock.ts
			function takeLock(directory, name, disk) {
				for (let attempt = 0; attempt < 5; attempt++) {
					let taken = create(directory, name, disk.self);
					if (taken.ok) return (0, $start_start.success)({ release: () => void directory.removeFile(name) });
					if (taken.error.code === "ENOENT") break;
					if (taken.error.code !== "EEXIST") return (0, $start_start.failure)({
						kind: "fault",
						fault: taken.error
					});
					let found = directory.read(name);
					if (!found.ok) continue;
					let owner = decodeOwner(found.value.bytes);
					if (owner !== void 0 && disk.isRunning(owner)) return (0, $start_start.failure)({
						kind: "held",
						owner
					});
					breakDead(directory, name, disk);
				}
				return (0, $start_start.failure)({
					kind: "held",
					owner: void 0
				});
			}
			function removeLockTemporaries(directory, name) {
				let names = directory.names();
				for (let left of names.ok ? names.value : []) left.startsWith(`${name}-`) && directory.removeFile(left);
			}
			function realProcessLock(file, patienceMs = 1e4) {
				let disk = (0, $real_apply_disk.realApplyDisk)();
				return { async hold(work) {
					$node_fs.mkdirSync($node_path_3.dirname(file), { recursive: !0 });
					let directory = disk.open($node_fs.realpathSync($node_path_3.dirname(file)));
					if (!directory.ok) throw cannotLock(file, directory.error);
					try {
						let lock = await waitFor(() => takeLock(directory.value, $node_path_3.basename(file), disk), file, patienceMs);
						if (lock === void 0) return;
						try {
							return { value: work() };
						} finally {
							lock.release();
						}
					} finally {
						directory.value.close();
					}
				} };
			}
			async function waitFor(take, file, patienceMs) {
				let deadline = (0, $tool_call_work.elapsedMs)() + patienceMs;
				for (;;) {
					let taken = take();
					if (taken.ok) return taken.value;
					if (taken.error.kind === "fault") throw cannotLock(file, taken.error.fault);
					if ((0, $tool_call_work.elapsedMs)() > deadline) return;
					await (0, $late_timers_promises.setTimeout)((0, $late_crypto_3.randomInt)(1, 12));
				}
			}
			function cannotLock(file, { message }) {
				return Error(`Cannot lock '${file}': ${message}`);
			}
			function create(directory, name, self) {
				let temporary = temporaryName(name);
				let bytes = Buffer.from(JSON.stringify(self));
				let written = directory.write(temporary, { bytes });
				if (!written.ok) {
					directory.removeFile(temporary);
					return written;
				}
				let linked = directory.linkFrom(directory, temporary, name);
				directory.removeFile(temporary);
				return !linked.ok && (0, $core_work_3.isWithoutLinks)(linked.error) ? directory.write(name, { bytes }) : linked;
			}
			function breakDead(directory, name, disk) {
				let breaking = `${name}-breaking`;
				if (create(directory, breaking, disk.self).ok) {
					takeAwayDead(directory, name, disk);
					directory.removeFile(breaking);
				} else takeAwayDead(directory, breaking, disk);
			}
			function takeAwayDead(directory, name, disk) {
				let found = directory.read(name);
				if (!found.ok) return;
				let owner = decodeOwner(found.value.bytes);
				if (owner !== void 0 && disk.isRunning(owner)) return;
				let aside = temporaryName(name);
				if (!directory.moveFrom(directory, name, aside).ok) return;
				let taken = directory.compare(aside, found.value.bytes);
				taken.ok && !taken.value.isSame && directory.linkFrom(directory, aside, name);
				directory.removeFile(aside);
			}
			function temporaryName(name) {
				return `${name}-${(0, $late_crypto_3.randomBytes)(6).toString("hex")}`;
			}
			function decodeOwner(bytes) {
				try {
					let { host, pid, started } = JSON.parse(Buffer.from(bytes).toString("utf8"));
					return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
						host,
						pid,
						started
					} : void 0;
				} catch {
					return;
				}
			}
		},
		927: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				JM: () => isGroupAlive,
				Wv: () => readProcess,
				_R: () => waitAtMost,
				g9: () => sweepProcesses,
				i8: () => signalGroup,
				v7: () => pause
			});
			var $core_work_5 = __nccwpck_require__(903);
			var $node_fs_3 = __nccwpck_require__(24);
			//! src/system/process/processes.ts
			function readProcess(pid) {
				let stat = (0, $core_work_5.attempt)(() => $node_fs_3.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
				let names = (0, $core_work_5.attempt)(() => $node_fs_3.readdirSync("/proc"));
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
				return (0, $core_work_5.attempt)(() => process.kill(pid, name)).ok;
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
				let environ = (0, $core_work_5.attempt)(() => $node_fs_3.readFileSync(`/proc/${pid}/environ`, "latin1"));
				return environ.ok && environ.value.split("\0").includes(variable);
			}
			function writesTo(pid, outputs) {
				return [1, 2].some((descriptor) => {
					let target = (0, $core_work_5.attempt)(() => $node_fs_3.readlinkSync(`/proc/${pid}/fd/${descriptor}`));
					return target.ok && outputs.includes(target.value);
				});
			}
			function worksIn(pid, folder) {
				let directory = (0, $core_work_5.attempt)(() => $node_fs_3.readlinkSync(`/proc/${pid}/cwd`));
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
		},
		947: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { realApplyDisk: () => realApplyDisk });
			var $start_start = __nccwpck_require__(693);
			var $processes = __nccwpck_require__(927);
			var $open_directory = __nccwpck_require__(455);
			var $node_fs_5 = __nccwpck_require__(24);
			var $late_os = __nccwpck_require__(589);
			var $late_child_process = __nccwpck_require__(919);
			//! src/system/disk/real-apply-disk.ts
			function realApplyDisk(options = {}) {
				let hasDescriptors = options.hasDescriptors ?? $node_fs_5.existsSync("/proc/self/fd/0");
				let host = $late_os.hostname();
				return {
					self: {
						host,
						pid: process.pid,
						started: startOf(process.pid) ?? ""
					},
					isRunning: (other) => other.host !== host || isRunningHere(other),
					open: (path) => $open_directory.RealDirectory.open(path, void 0, path, hasDescriptors),
					async sync(directory, names) {
						return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, $start_start.success)(void 0) : syncEach(directory, names);
					},
					async clear(directory, names) {
						let own = Math.floor(names.length / THREADS);
						let aside = names.slice(own).map((name) => new Promise((resolve) => $node_fs_5.unlink(directory.pathOf(name), () => resolve())));
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
				let boot = (0, $open_directory.quietly)(() => $node_fs_5.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
				let found = (0, $processes.Wv)(pid);
				return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
			}
			function sweep(program, directory) {
				let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
				return new Promise((resolve) => {
					(0, $late_child_process.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
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
				return (0, $start_start.success)(void 0);
			}
			function syncOne(path) {
				return new Promise((resolve) => {
					let file = (0, $open_directory.quietly)(() => $node_fs_5.openSync(path, "r"));
					if (!file.ok) return resolve(file);
					$node_fs_5.fsync(file.value, (error) => {
						$node_fs_5.closeSync(file.value);
						resolve(error === null || error.code === "EPERM" ? (0, $start_start.success)(void 0) : (0, $start_start.failure)({
							code: error.code ?? "EIO",
							message: error.message
						}));
					});
				});
			}
		},
		635: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { real_http_exports: () => real_http_exports });
			var runtime = __nccwpck_require__(637);
			var address_rules = __nccwpck_require__(116);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var net = __nccwpck_require__(960);
			var stream = __nccwpck_require__(623);
			//! src/system/network/http.ts
			async function collectBody(message, { maxBytes, onBytes }, hops) {
				let encoding = (message.headers["content-encoding"] ?? "identity").trim().toLowerCase();
				try {
					let chunks = await unpacked(message, encoding);
					if (chunks === void 0) return {
						kind: "failed",
						message: `the server responded in ${named(encoding)}, which Sous did not request`
					};
					let { "content-type": contentType = "", "retry-after": retryAfter } = message.headers;
					let body = await readUpTo(chunks, maxBytes, (bytes) => onBytes?.(bytes, contentType));
					let answer = {
						kind: "answered",
						status: message.statusCode ?? 0,
						hops,
						contentType,
						...body
					};
					return retryAfter === void 0 ? answer : {
						...answer,
						retryAfter
					};
				} catch (error) {
					let damage = describeDamage(error, encoding);
					return damage === void 0 ? networkFailure(error) : {
						kind: "failed",
						message: damage
					};
				} finally {
					message.destroy();
				}
			}
			function named(encoding) {
				return encoding.length <= 100 ? `the encoding '${encoding}'` : "an encoding with a long name";
			}
			function describeDamage(error, encoding) {
				let { code = "" } = error;
				if (code === "Z_BUF_ERROR") return "the compressed body ends too early";
				return /^(?:Z_|ERR_(?:_|BROTLI_))/.test(code) ? `the body is not valid ${encoding}` : void 0;
			}
			async function readUpTo(body, maxBytes, onBytes) {
				let chunks = [];
				let size = 0;
				for await (let chunk of body) {
					chunks.push(chunk);
					size += chunk.length;
					onBytes(size > maxBytes ? chunk.subarray(0, Math.max(chunk.length - (size - maxBytes), 0)) : chunk);
					if (size > maxBytes) return {
						bytes: Buffer.concat(chunks, maxBytes),
						truncated: !0
					};
				}
				return {
					bytes: Buffer.concat(chunks),
					truncated: !1
				};
			}
			async function unpacked(message, encoding) {
				if (encoding === "identity" || encoding === "") return message;
				let makeDecoder = decoderFor(encoding, await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 141, 23)));
				if (makeDecoder === void 0) return;
				let chunks = message[Symbol.asyncIterator]();
				let first = await chunks.next();
				if (first.done) return message;
				let decoder = makeDecoder(first.value[0] ?? 0);
				return (0, stream.pipeline)(joined(first.value, chunks), decoder, () => void 0);
			}
			async function* joined(first, others) {
				yield first;
				yield* { [Symbol.asyncIterator]: () => others };
			}
			function decoderFor(encoding, zlib) {
				switch (encoding) {
					case "gzip":
					case "x-gzip": return () => zlib.createGunzip();
					case "deflate": return (first) => (first & 15) == 8 ? zlib.createInflate() : zlib.createInflateRaw();
					case "br": return () => zlib.createBrotliDecompress();
					default: return;
				}
			}
			let NETWORK_ERRORS = {
				ECONNREFUSED: "connection refused",
				ECONNRESET: "connection reset",
				EPIPE: "connection reset",
				EHOSTUNREACH: "host unreachable",
				ENETUNREACH: "network unreachable",
				ETIMEDOUT: "connection timed out",
				ENOTFOUND: "host not found",
				EAI_AGAIN: "host not found (the name server does not respond)",
				HPE_HEADER_OVERFLOW: "the response headers are too large"
			};
			let NOT_TLS = /:(?:wrong version number|(?:packet|data) length too long):/;
			let TLS_REASON = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):/;
			function networkFailure(error) {
				let { code, message } = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
				if (code === "EPROTO") return tlsFailure(message);
				return {
					kind: "failed",
					message: NETWORK_ERRORS[code ?? ""] ?? (message || (code ?? "unknown network error"))
				};
			}
			function tlsFailure(message) {
				if (NOT_TLS.test(message)) return {
					kind: "failed",
					message: "the server does not use TLS on this port",
					advice: "Is it an http:// address?"
				};
				let reason = TLS_REASON.exec(message)?.[1];
				return {
					kind: "failed",
					message: reason === void 0 ? message : `the TLS handshake failed: ${reason}`
				};
			}
			//! src/system/network/real-http.ts
			var real_http_exports = (0, runtime.__exportAll)({ realHttp: () => realHttp });
			let REDIRECTS = [
				301,
				302,
				303,
				307,
				308
			];
			let OTHER_ADDRESS = "Use an address that does not redirect there.";
			function realHttp(options = {}) {
				return { async send(request) {
					let stop = new AbortController();
					let timer = setTimeout(() => stop.abort("timed_out"), request.timeoutMs);
					let cancel = () => stop.abort("cancelled");
					request.signal.addEventListener("abort", cancel);
					request.signal.aborted && cancel();
					let stopped = new Promise((resolve) => {
						let end = () => resolve({ kind: stop.signal.reason === "timed_out" ? "timed_out" : "cancelled" });
						stop.signal.aborted && end();
						stop.signal.addEventListener("abort", end);
					});
					try {
						return await Promise.race([stopped, follow(request, options, stop.signal)]);
					} finally {
						clearTimeout(timer);
						request.signal.removeEventListener("abort", cancel);
						stop.abort("cancelled");
					}
				} };
			}
			async function follow(request, options, signal) {
				let hops = [];
				let sent = {
					method: request.method ?? "GET",
					headers: request.headers ?? {},
					body: request.body
				};
				for (let url = request.url;;) {
					let where = hops.length === 0 ? "" : `redirect hop ${hops.length}: `;
					if (hops.length > 5) return {
						kind: "too_many_redirects",
						message: "more than 5 redirects",
						lastUrl: hops.at(-1) ?? ""
					};
					let refusal = refuseForm(url);
					if (refusal !== void 0) return denied(`${where}${refusal}`, hops.length === 0 ? void 0 : OTHER_ADDRESS);
					let hop = await checkHop(url, request, options);
					if ("kind" in hop) return hop.kind === "denied" ? {
						...hop,
						message: `${where}${hop.message}`
					} : hop;
					if (signal.aborted) return { kind: "cancelled" };
					hops.push(url.href);
					let outcome = await ask(hop, sent, options, signal);
					if (outcome.kind !== "message") return outcome;
					let next = redirectTarget(outcome.message, url);
					if (next === void 0) return collectBody(outcome.message, request, hops);
					let status = outcome.message.statusCode ?? 0;
					outcome.message.destroy();
					if (typeof next == "string") return {
						kind: "failed",
						message: next
					};
					if (url.protocol === "https:" && next.protocol === "http:") return denied(`redirect hop ${hops.length}: '${next.origin}' is http, after https`, OTHER_ADDRESS);
					if (request.redirects === "same-origin" && next.origin !== url.origin) return denied(`redirect hop ${hops.length}: cross-origin redirect with credentials, to '${next.origin}'`);
					sent = redirected(sent, status);
					url = next;
				}
			}
			function refuseForm(url) {
				if (url.protocol !== "http:" && url.protocol !== "https:") return `'${url.protocol}' is neither http: nor https:`;
				return url.username !== "" || url.password !== "" ? "the URL contains a user name or password" : void 0;
			}
			async function checkHop(url, request, options) {
				if (request.allowedHosts !== void 0 && !(0, address_rules.isAllowedHost)(url, request.allowedHosts)) return denied(`'${url.host}' is not one of the tool's hosts`);
				if (request.mayReach?.(url.hostname) === !1) return denied(`'${url.hostname}' is not an allowed host`);
				let refusal = (0, address_rules.checkPublicHost)(url, request.allowPrivate);
				if (refusal !== void 0) return denied(refusal);
				let mayBePrivate = (0, address_rules.isAllowedHost)(url, request.allowPrivate);
				try {
					let host = (0, address_rules.hostOf)(url);
					let addresses = (0, net.isIP)(host) === 0 ? await (options.resolve ?? lookUp)(host) : [host];
					let refused = addresses.find((address) => !mayBePrivate && !(0, address_rules.isPublicAddress)(address));
					if (refused !== void 0) return denied((0, address_rules.notPublic)(url, refused));
					return {
						url,
						addresses,
						mayBePrivate
					};
				} catch (error) {
					return networkFailure(error);
				}
			}
			async function lookUp(host) {
				return (await (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 553, 23))).lookup(host, { all: !0 })).map(({ address }) => address);
			}
			async function ask(hop, { method, headers, body }, options, signal) {
				let { url, addresses, mayBePrivate } = hop;
				let { request } = url.protocol === "https:" ? await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 708, 23)) : await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 67, 23));
				let { connect } = options;
				return new Promise((resolve) => {
					let sent = request(url, {
						method,
						headers: {
							...withoutGiven({
								Accept: "*/*",
								"Accept-Encoding": "identity",
								"User-Agent": "sous"
							}, headers),
							...headers,
							...body !== void 0 && { "Content-Length": body.length }
						},
						maxHeaderSize: 32768,
						signal,
						lookup: (_host, { all }, answer) => {
							let known = addresses.map((address) => ({
								address,
								family: (0, net.isIP)(address)
							}));
							let [first] = known;
							all === !0 ? answer(null, known) : answer(null, first?.address ?? "", first?.family);
						},
						...options.certificateAuthority !== void 0 && { ca: options.certificateAuthority },
						...connect === void 0 ? { agent: !1 } : { createConnection: () => connect(Number(url.port)) }
					});
					sent.on("socket", (socket) => {
						socket.once("connect", () => {
							if (mayBePrivate || (0, address_rules.isPublicAddress)(socket.remoteAddress ?? "")) return;
							resolve(denied(`'${url.hostname}' resolved to ${socket.remoteAddress}, which is not a public address`));
							sent.destroy();
						});
					});
					let switched = (socket) => {
						resolve({
							kind: "failed",
							message: "the server switched to another protocol (status 101), which Sous did not request"
						});
						socket.destroy();
					};
					sent.on("upgrade", (_message, socket) => switched(socket));
					sent.on("response", (message) => {
						message.statusCode === 101 ? switched(message.socket) : resolve({
							kind: "message",
							message
						});
					});
					sent.on("error", (error) => resolve(networkFailure(error)));
					sent.end(body);
				});
			}
			function redirected(sent, status) {
				if (sent.method === "GET" || sent.method === "HEAD" || status === 307 || status === 308) return sent;
				let headers = Object.entries(sent.headers).filter(([name]) => !name.toLowerCase().startsWith("content-"));
				return {
					method: "GET",
					headers: Object.fromEntries(headers),
					body: void 0
				};
			}
			function withoutGiven(usual, given) {
				let names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
				return Object.fromEntries(Object.entries(usual).filter(([name]) => !names.has(name.toLowerCase())));
			}
			function redirectTarget(message, from) {
				let { location } = message.headers;
				if (!REDIRECTS.includes(message.statusCode ?? 0) || location === void 0) return;
				let target = headerText(location);
				return URL.canParse(target, from.href) ? new URL(target, from) : "redirected to an invalid URL";
			}
			function headerText(header) {
				let bytes = Buffer.from(header, "latin1");
				return (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? bytes.toString("utf8") : header;
			}
			function denied(message, advice) {
				return {
					kind: "denied",
					message,
					...advice !== void 0 && { advice }
				};
			}
		},
		679: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { realRecordDisk: () => realRecordDisk });
			var $start_start = __nccwpck_require__(693);
			var $core_work = __nccwpck_require__(903);
			var $node_fs_7 = __nccwpck_require__(24);
			var $node_path_5 = __nccwpck_require__(760);
			var $late_crypto_5 = __nccwpck_require__(442);
			//! src/system/disk/record-disk.ts
			let TEMPORARY = ".writing-";
			let MAX_BYTES = 4194304;
			function realRecordDisk(root) {
				let onDisk = (relative) => $node_path_5.join(root, ...relative.split("/"));
				let guarded = (relative, work) => {
					let link = findLink(root, relative);
					if (link !== void 0) return (0, $start_start.failure)({
						code: "ELOOP",
						message: `'${link}' is a link or not a directory`
					});
					return (0, $core_work.attempt)(() => work(onDisk(relative)));
				};
				return {
					read(relative) {
						let text = guarded(relative, (file) => {
							let read = $core_work.realDisk.readFile(file, 4194305);
							if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
							if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
							return Buffer.from(read.value.bytes).toString("utf8");
						});
						return !text.ok && text.error.code === "ENOENT" ? (0, $start_start.success)(void 0) : text;
					},
					names(directory) {
						let names = guarded(directory, (folder) => $node_fs_7.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
						return !names.ok && names.error.code === "ENOENT" ? (0, $start_start.success)([]) : names;
					},
					stamp(relative) {
						let stats = $node_fs_7.lstatSync(onDisk(relative), {
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
							$node_fs_7.linkSync(fresh, file);
						} finally {
							$node_fs_7.rmSync(fresh, { force: !0 });
						}
						syncFolder($node_path_5.dirname(file));
					}),
					replace: (relative, text) => guarded(relative, (file) => {
						let fresh = writeFresh(file, text);
						try {
							$node_fs_7.renameSync(fresh, file);
						} catch (error) {
							$node_fs_7.rmSync(fresh, { force: !0 });
							throw error;
						}
						syncFolder($node_path_5.dirname(file));
					}),
					remove: (relative) => guarded(relative, (file) => {
						$node_fs_7.rmSync(file);
						syncFolder($node_path_5.dirname(file));
					}),
					removeDirectory: (relative) => guarded(relative, (folder) => {
						for (let name of $node_fs_7.readdirSync(folder)) name.startsWith(TEMPORARY) && $node_fs_7.rmSync($node_path_5.join(folder, name), { force: !0 });
						$node_fs_7.rmdirSync(folder);
					}),
					moveDirectory: (from, to) => {
						let source = guarded(from, (folder) => folder);
						if (!source.ok) return source;
						return guarded(to, (target) => {
							if ($node_fs_7.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' already exists`), { code: "EEXIST" });
							$node_fs_7.renameSync(source.value, target);
						});
					}
				};
			}
			function findLink(root, relative) {
				let parts = relative.split("/");
				for (let depth = 1; depth <= parts.length; depth++) {
					let stats = $node_fs_7.lstatSync($node_path_5.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
					if (stats === void 0) return;
					if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
				}
			}
			function writeFresh(file, text) {
				$node_fs_7.mkdirSync($node_path_5.dirname(file), { recursive: !0 });
				let fresh = $node_path_5.join($node_path_5.dirname(file), `${TEMPORARY}${(0, $late_crypto_5.randomUUID)()}`);
				let open = $node_fs_7.openSync(fresh, "wx", 420);
				try {
					$node_fs_7.writeFileSync(open, text);
					$node_fs_7.fsyncSync(open);
				} finally {
					$node_fs_7.closeSync(open);
				}
				return fresh;
			}
			function syncFolder(folder) {
				(0, $core_work.attempt)(() => {
					let open = $node_fs_7.openSync(folder, "r");
					try {
						$node_fs_7.fsyncSync(open);
					} finally {
						$node_fs_7.closeSync(open);
					}
				});
			}
		},
		928: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { shell_exports: () => shell_exports });
			var $start_runtime = __nccwpck_require__(637);
			var $child_environment = __nccwpck_require__(208);
			var $start_start_3 = __nccwpck_require__(693);
			var $core_work_7 = __nccwpck_require__(903);
			var $processes_2 = __nccwpck_require__(927);
			var $node_fs_9 = __nccwpck_require__(24);
			var $node_path_7 = __nccwpck_require__(760);
			var $late_crypto_7 = __nccwpck_require__(442);
			var $late_os_3 = __nccwpck_require__(589);
			var $late_net_3 = __nccwpck_require__(960);
			var $late_child_process_3 = __nccwpck_require__(919);
			var $late_string_decoder = __nccwpck_require__(213);
			//! src/system/process/command-output.ts
			var OutputCapture = class {
				#headLimit;
				#tailLimit;
				#head = [];
				#headBytes = 0;
				#ring;
				#tailNext = 0;
				#tailBytes = 0;
				#newlines = 0;
				#lastByte = 10;
				constructor(limit) {
					this.#headLimit = Math.ceil(limit / 2);
					this.#tailLimit = Math.floor(limit / 2);
				}
				push(chunk) {
					for (let byte of chunk) byte === 10 && this.#newlines++;
					this.#lastByte = chunk.at(-1) ?? this.#lastByte;
					let forHead = Math.min(chunk.length, this.#headLimit - this.#headBytes);
					if (forHead > 0) {
						this.#head.push(chunk.subarray(0, forHead));
						this.#headBytes += forHead;
					}
					forHead < chunk.length && this.#pushTail(chunk.subarray(forHead));
				}
				get lines() {
					return this.#newlines + (this.#lastByte === 10 ? 0 : 1);
				}
				finish() {
					let head = Buffer.concat(this.#head);
					let end = this.#endOfStream();
					if (this.#tailBytes === end.length) return {
						text: Buffer.concat([head, end]).toString("utf8"),
						droppedBytes: 0
					};
					let beginning = head.subarray(0, head.length - (0, $start_start_3.partialEndLength)(head));
					let ending = end.subarray((0, $start_start_3.partialStartLength)(end));
					let droppedBytes = this.#headBytes + this.#tailBytes - beginning.length - ending.length;
					return {
						text: `${beginning.toString("utf8")}\n[\u2026 ${droppedBytes} bytes left out \u2026]\n${ending.toString("utf8")}`,
						droppedBytes
					};
				}
				#pushTail(chunk) {
					this.#tailBytes += chunk.length;
					if (this.#tailLimit === 0) return;
					this.#ring ??= Buffer.alloc(this.#tailLimit);
					let kept = chunk.subarray(Math.max(0, chunk.length - this.#tailLimit));
					let upToCorner = kept.copy(this.#ring, this.#tailNext);
					kept.copy(this.#ring, 0, upToCorner);
					this.#tailNext = (this.#tailNext + kept.length) % this.#tailLimit;
				}
				#endOfStream() {
					if (this.#ring === void 0) return Buffer.alloc(0);
					if (this.#tailBytes < this.#tailLimit) return this.#ring.subarray(0, this.#tailBytes);
					return Buffer.concat([this.#ring.subarray(this.#tailNext), this.#ring.subarray(0, this.#tailNext)]);
				}
			};
			function openOutputPipes(mkfifo) {
				if (mkfifo === void 0) return;
				let made = (0, $core_work_7.attempt)(() => $node_fs_9.mkdtempSync($node_path_7.join($node_fs_9.realpathSync($late_os_3.tmpdir()), "sous-run-")));
				if (!made.ok) return;
				let folder = made.value;
				try {
					let [out, err] = [$node_path_7.join(folder, "stdout"), $node_path_7.join(folder, "stderr")];
					if ((0, $late_child_process_3.spawnSync)(mkfifo, [
						"-m",
						"600",
						out,
						err
					], {
						env: {},
						stdio: "ignore"
					}).status !== 0) return;
					return {
						stdout: openPipe(out),
						stderr: openPipe(err)
					};
				} finally {
					$node_fs_9.rmSync(folder, {
						recursive: !0,
						force: !0
					});
				}
			}
			function openPipe(file) {
				let reader = $node_fs_9.openSync(file, $node_fs_9.constants.O_RDONLY | $node_fs_9.constants.O_NONBLOCK);
				return {
					writeEnd: $node_fs_9.openSync(file, $node_fs_9.constants.O_WRONLY),
					readEnd: new $late_net_3.Socket({
						fd: reader,
						readable: !0,
						writable: !1
					}),
					shown: `${file} (deleted)`
				};
			}
			//! src/system/process/shell.ts
			var shell_exports = (0, $start_runtime.__exportAll)({ realShell: () => realShell });
			function realShell({ program, graceMs = 5e3, ...surroundings }) {
				if (program === void 0) return {
					program: "none",
					run: async () => notStarted("There is no POSIX shell (sh, bash, dash, zsh, ksh) here; commands on Windows are not supported yet")
				};
				return {
					program,
					run: (request) => runCommand(request, {
						...surroundings,
						shell: program
					}, graceMs)
				};
			}
			async function runCommand(request, surroundings, graceMs) {
				if (request.signal.aborted) return {
					kind: "cancelled",
					...collect(new OutputCapture(0), new OutputCapture(0))
				};
				let id = (0, $late_crypto_7.randomUUID)();
				let started = start(request, {
					...(0, $child_environment.childEnvironment)(surroundings, request.env),
					SOUS_RUN: id
				}, surroundings);
				if (started instanceof Error) return notStarted(started.message);
				let { child, stdout, stderr } = started;
				let [out, err] = [new OutputCapture(request.outputBytes), new OutputCapture(request.outputBytes)];
				let drained = Promise.all([drain(stdout, out, request), drain(stderr, err, request)]);
				let ended = new Promise((resolve) => {
					child.once("error", resolve);
					child.once("exit", (code, signal) => resolve({
						code,
						signal
					}));
				});
				if (child.pid === void 0) {
					let fault = await ended;
					return notStarted(fault instanceof Error ? fault.message : "the shell did not start");
				}
				let marks = {
					leader: child.pid,
					variable: `SOUS_RUN=${id}`,
					outputs: started.outputs,
					folder: request.isFolderOwn ? request.folder : void 0,
					since: (0, $processes_2.Wv)(child.pid)?.start ?? 0
				};
				let killAtExit = () => (0, $processes_2.i8)(marks.leader, "SIGKILL");
				process.once("exit", killAtExit);
				let stop = stopReason(request);
				let first = await Promise.race([ended, stop.reason]);
				stop.forget();
				typeof first == "string" && await endGroup(marks.leader, graceMs);
				await (0, $processes_2.g9)(marks);
				await (0, $processes_2._R)(500, Promise.all([ended, drained]));
				stdout.destroy();
				stderr.destroy();
				process.off("exit", killAtExit);
				let output = collect(out, err);
				if (typeof first == "string") return {
					kind: first,
					...output
				};
				if (first instanceof Error) return notStarted(first.message);
				if (first.code !== null) return {
					kind: "exited",
					code: first.code,
					...output
				};
				return {
					kind: "killed",
					signal: first.signal ?? "SIGKILL",
					...output
				};
			}
			function start(request, env, { shell, searchPath }) {
				let pipes = openOutputPipes((0, $core_work_7.findProgram)("mkfifo", {
					path: searchPath,
					forbiddenRoot: request.folder
				}));
				try {
					let child = (0, $late_child_process_3.spawn)(shell, [
						"-c",
						"--",
						request.command
					], {
						cwd: request.folder,
						env,
						detached: !0,
						stdio: [
							"ignore",
							pipes?.stdout.writeEnd ?? "pipe",
							pipes?.stderr.writeEnd ?? "pipe"
						]
					});
					let stdout = pipes?.stdout.readEnd ?? child.stdout;
					let stderr = pipes?.stderr.readEnd ?? child.stderr;
					if (stdout === null || stderr === null) throw Error("The shell has no output");
					return {
						child,
						stdout,
						stderr,
						outputs: pipes === void 0 ? [] : [pipes.stdout.shown, pipes.stderr.shown]
					};
				} catch (error) {
					pipes?.stdout.readEnd.destroy();
					pipes?.stderr.readEnd.destroy();
					return error;
				} finally {
					if (pipes !== void 0) for (let { writeEnd } of [pipes.stdout, pipes.stderr]) $node_fs_9.closeSync(writeEnd);
				}
			}
			function drain(stream, capture, request) {
				let decoder = new $late_string_decoder.StringDecoder("utf8");
				return new Promise((resolve) => {
					stream.on("data", (chunk) => {
						capture.push(chunk);
						request.onOutput?.(decoder.write(chunk));
					});
					stream.on("error", () => resolve());
					stream.on("close", () => resolve());
				});
			}
			function stopReason({ signal, timeoutMs }) {
				let forget = () => {};
				return {
					reason: new Promise((resolve) => {
						let timer = setTimeout(() => resolve("timed_out"), timeoutMs);
						let cancel = () => resolve("cancelled");
						signal.addEventListener("abort", cancel);
						forget = () => {
							clearTimeout(timer);
							signal.removeEventListener("abort", cancel);
						};
					}),
					forget
				};
			}
			async function endGroup(leader, graceMs) {
				(0, $processes_2.i8)(leader, "SIGTERM");
				for (let waited = 0; waited < graceMs && (0, $processes_2.JM)(leader); waited += 20) await (0, $processes_2.v7)(20);
			}
			function collect(out, err) {
				let [stdout, stderr] = [out.finish(), err.finish()];
				return {
					stdout: stdout.text,
					stderr: stderr.text,
					stdoutLines: out.lines,
					stderrLines: err.lines,
					droppedBytes: stdout.droppedBytes + stderr.droppedBytes
				};
			}
			function notStarted(message) {
				return {
					kind: "not_started",
					message
				};
			}
		},
		519: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get elapsedMs() {
					return part().elapsedMs;
				}
			};
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		421: (module) => {
			"use strict";
			module.exports = require("node:child_process");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		553: (module) => {
			"use strict";
			module.exports = require("node:dns/promises");
		},
		24: (module) => {
			"use strict";
			module.exports = require("node:fs");
		},
		67: (module) => {
			"use strict";
			module.exports = require("node:http");
		},
		708: (module) => {
			"use strict";
			module.exports = require("node:https");
		},
		30: (module) => {
			"use strict";
			module.exports = require("node:net");
		},
		161: (module) => {
			"use strict";
			module.exports = require("node:os");
		},
		760: (module) => {
			"use strict";
			module.exports = require("node:path");
		},
		75: (module) => {
			"use strict";
			module.exports = require("node:stream");
		},
		193: (module) => {
			"use strict";
			module.exports = require("node:string_decoder");
		},
		500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
		},
		141: (module) => {
			"use strict";
			module.exports = require("node:zlib");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(130);
	module.exports = __webpack_exports__;
})();
