export const id = 1810;
export const ids = [1810];
export const modules = {
	31810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => openEarly,
			N: () => openFolder
		});
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var system_programs = __webpack_require__(14292);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var model_path = __webpack_require__(59986);
		var disk_errors = __webpack_require__(6754);
		var listing = __webpack_require__(23522);
		let MAX_READ_BYTES = 268435456;
		class FolderTree {
			folder;
			repository;
			#disk;
			#git;
			#gitDirectory;
			#realDirectories = new Set();
			#listing;
			constructor(folder, repository, disk, git) {
				this.folder = folder;
				this.repository = repository;
				this.#disk = disk;
				this.#git = git;
				let gitDirectory = repository && disk.realPath(repository.gitDirectory);
				this.#listing = this.#newListing();
				this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
			}
			static async open(folder, disk, git) {
				let real = disk.realPath(folder);
				if (!real.ok) return (0, result.V)((0, disk_errors.YL)(real.error, folder, "open"));
				let entry = disk.entry(real.value);
				if (!entry.ok) return (0, result.V)((0, disk_errors.YL)(entry.error, folder, "open"));
				if (entry.value?.kind !== "directory") return (0, result.V)((0, disk_errors.o5)(folder));
				let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
				return tree.#isWithinGit() ? (0, result.V)(gitItself(folder)) : (0, result.k)(tree);
			}
			files() {
				return this.#listing.files();
			}
			batches() {
				return this.#listing.batches();
			}
			beginListing(inBatches) {
				this.#listing.begin(inBatches);
			}
			async entry(path) {
				let refusal = this.#refuse(path);
				if (refusal !== void 0) return (0, result.V)(refusal);
				let entry = this.#disk.entry(this.#onDisk(path));
				if (!entry.ok) return (0, result.V)((0, disk_errors.YL)(entry.error, path));
				return (0, result.k)(entry.value === void 0 ? {
					kind: "missing",
					size: 0
				} : {
					kind: entry.value.kind,
					size: entry.value.size
				});
			}
			async read(path, limit) {
				let refusal = this.#refuse(path);
				if (refusal !== void 0) return (0, result.V)(refusal);
				if (limit === void 0) {
					let entry = this.#disk.entry(this.#onDisk(path));
					if (entry.ok && entry.value?.kind === "file" && entry.value.size > MAX_READ_BYTES) return (0, result.V)(tooLarge(path));
				}
				let file = this.#disk.readFile(this.#onDisk(path), limit);
				return file.ok ? (0, result.k)({
					bytes: file.value.bytes,
					mode: file.value.mode
				}) : (0, result.V)((0, disk_errors.YL)(file.error, path));
			}
			async directory(path) {
				if (path !== model_path.hK) {
					let entry = await this.entry(path);
					if (!entry.ok) return entry;
					if (entry.value.kind === "missing") return (0, result.V)((0, disk_errors.Ko)(path));
					if (entry.value.kind === "symlink") return (0, result.V)((0, disk_errors.JV)(path));
					if (entry.value.kind !== "directory") return (0, result.V)((0, disk_errors.o5)(path));
					if (this.#isForeign(path)) return (0, result.V)(foreign(path));
				}
				let entries = this.#disk.readDirectory(this.#onDisk(path));
				return entries.ok ? (0, result.k)(entries.value) : (0, result.V)((0, disk_errors.YL)(entries.error, path, "list"));
			}
			async footprint() {
				this.#listing = this.#newListing();
				this.#realDirectories.clear();
				let { takeFootprint } = await __webpack_require__.e(1262).then(__webpack_require__.bind(__webpack_require__, 11262));
				return takeFootprint({
					folder: this.folder,
					repository: this.repository,
					listing: await this.files(),
					disk: this.#disk
				});
			}
			isWritable(path) {
				for (let parent = (0, model_path.gN)(path);; parent = (0, model_path.gN)(parent)) {
					if (parent === model_path.hK || this.#isKnown(parent)) return this.#disk.canWriteInto(this.#onDisk(parent));
					let entry = this.#disk.entry(this.#onDisk(parent));
					if (!entry.ok) return !1;
					if (entry.value?.kind === "directory") return this.#disk.canWriteInto(this.#onDisk(parent));
				}
			}
			#refuse(path) {
				for (let ancestor of (0, model_path.Gw)(path)) {
					if (this.#isKnown(ancestor)) continue;
					let entry = this.#disk.entry(this.#onDisk(ancestor));
					if (!entry.ok) return (0, disk_errors.YL)(entry.error, path);
					if (entry.value === void 0) break;
					if (entry.value.kind === "symlink") return (0, disk_errors.JV)(path);
					if (entry.value.kind !== "directory") return (0, disk_errors.o5)(ancestor);
					if (this.#isForeign(ancestor)) return foreign(path);
					this.#realDirectories.add(ancestor);
				}
			}
			#isKnown(directory) {
				if (this.#realDirectories.has(directory)) return !0;
				return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory;
			}
			#newListing() {
				return new listing.N({
					folder: this.folder,
					repository: this.repository,
					git: this.#git,
					disk: this.#disk
				});
			}
			#isForeign(directory) {
				let onDisk = this.#onDisk(directory);
				let marker = this.#disk.entry(`${onDisk}/.git`);
				return onDisk === this.#gitDirectory || marker.ok && marker.value !== void 0;
			}
			#isWithinGit() {
				return this.#gitDirectory !== void 0 && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
			}
			#onDisk(path) {
				return path === model_path.hK ? this.folder : `${this.folder}/${path}`;
			}
		}
		function foreign(path) {
			return (0, tool_error.$4)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
		}
		function gitItself(folder) {
			return (0, tool_error.$4)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
		}
		function tooLarge(path) {
			return (0, tool_error.$4)("too_large", `File '${path}' is larger than ${MAX_READ_BYTES / 1024 / 1024} MB`, "Work on a smaller file.");
		}
		async function openFolder({ env, folder }, root) {
			let named = external_node_path_.resolve(folder, root);
			let real = real_disk.Ur.realPath(named);
			let forbiddenRoot = (real.ok ? (0, real_git.Z)(real.value) : void 0)?.workTree ?? named;
			let programs = {
				path: (0, system_programs.ts)({
					path: env.PATH ?? "",
					forbiddenRoot
				}),
				forbiddenRoot
			};
			let tree = await FolderTree.open(named, real_disk.Ur, (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path));
			if (!tree.ok) return (0, result.V)((0, tool_error.$4)("invalid_arguments", `--root: ${tree.error.message}`, tree.error.suggestion));
			return (0, result.k)({
				tree: tree.value,
				programs
			});
		}
		function openEarly(invocation, root, inBatches) {
			let opening = openFolder(invocation, root);
			opening.then((opened) => opened.ok ? opened.value.tree.beginListing(inBatches) : void 0).catch(() => void 0);
			return opening;
		}
	}),
	7682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PI: () => partialEndLength,
			bS: () => asBuffer,
			e1: () => partialStartLength
		});
		function asBuffer(bytes) {
			return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		}
		function partialEndLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back++) {
				let byte = bytes[bytes.length - back] ?? 0;
				if (isContinuation(byte)) continue;
				return sequenceLength(byte) > back ? back : 0;
			}
			return 0;
		}
		function partialStartLength(bytes) {
			let start = 0;
			for (; start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0);) start++;
			return start;
		}
		function isContinuation(byte) {
			return (byte & 192) == 128;
		}
		function sequenceLength(lead) {
			if (lead >= 240) return 4;
			if (lead >= 224) return 3;
			return lead >= 192 ? 2 : 1;
		}
	}),
	10601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => fileModeOf });
		function fileModeOf(permissions) {
			return permissions & 64 ? "100755" : "100644";
		}
	}),
	14292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CK: () => findShell,
			Kp: () => findProgram,
			ts: () => cleanPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52847);
		let POSIX_SHELLS = [
			"sh",
			"bash",
			"dash",
			"zsh",
			"ksh"
		];
		function cleanPath({ path: searchPath, forbiddenRoot }) {
			let entries = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
			return [...new Set(entries)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
		}
		function findProgram(name, places) {
			if (name === "" || /[/\\\0]/.test(name)) return;
			for (let directory of cleanPath(places).split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
				if (directory === "") continue;
				let candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
				if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate;
			}
		}
		function findShell(wanted, places) {
			if (process.platform === "win32") return;
			return wanted !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(wanted) && POSIX_SHELLS.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, places.forbiddenRoot) ? wanted : findProgram("sh", places);
		}
		function isExecutable(file) {
			let stats = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 }));
			return stats.ok && stats.value?.isFile() === !0 && (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
		}
		function isOutside(file, forbiddenRoot) {
			let real = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
			if (!real.ok) return !1;
			let root = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(forbiddenRoot));
			return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
		}
		function isWithin(file, folder) {
			let relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file);
			return relative === "" || relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
		}
	}),
	52847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CD: () => attempt,
			I: () => kindOf,
			Ur: () => realDisk,
			_: () => OPEN_TO_READ
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10601);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		let realDisk = {
			entry(path) {
				let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
					bigint: !0,
					throwIfNoEntry: !1
				}));
				if (stats.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(stats.value === void 0 ? void 0 : describe(stats.value));
				return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(void 0) : stats;
			},
			readFile(path, limit = Infinity) {
				return attempt(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
						if (!stats.isFile()) throw Object.assign(Error("not a regular file"), { code: stats.isDirectory() ? "EISDIR" : "ENOTREG" });
						return {
							bytes: readUpTo(file, Math.min(stats.size, limit)),
							size: stats.size,
							mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(stats.mode)
						};
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				});
			},
			readDirectory(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
					name: entry.name,
					kind: kindOf(entry)
				})));
			},
			async walk(folder, request) {
				let { walkFolder } = await Promise.all([__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 18249));
				return walkFolder(folder, request);
			},
			canWriteInto(directory) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
			},
			realPath(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
			}
		};
		function attempt(call) {
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(call());
			} catch (error) {
				let code = error.code;
				if (typeof code != "string") throw error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					code,
					message: error.message
				});
			}
		}
		function readUpTo(file, size) {
			let bytes = Buffer.allocUnsafeSlow(size);
			let filled = 0;
			for (; filled < size;) {
				let read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
				if (read === 0) break;
				filled += read;
			}
			return filled === size ? bytes : bytes.subarray(0, filled);
		}
		function describe(stats) {
			return {
				kind: kindOf(stats),
				size: Number(stats.size),
				mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(Number(stats.mode)),
				get fingerprint() {
					return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
				}
			};
		}
		function kindOf(entry) {
			if (entry.isFile()) return "file";
			if (entry.isDirectory()) return "directory";
			return entry.isSymbolicLink() ? "symlink" : "other";
		}
	}),
	93078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => locateRepository,
			f: () => realGit
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		let LOOPBACK = new Set([
			"127.0.0.1",
			"[::1]",
			"localhost"
		]);
		function remoteEnvironment({ origin, token, proxy = "", certificates }) {
			let url = new URL(origin);
			if (url.origin !== origin) throw Error("A remote is given as an origin, without path and credentials.");
			if (url.protocol !== "https:" && !(url.protocol === "http:" && LOOPBACK.has(url.hostname))) throw Error("Git speaks https only, and http with this machine.");
			return {
				settings: {
					[`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}`,
					"http.followRedirects": "false",
					"http.sslVerify": "true",
					"http.proxy": proxy,
					...certificates !== void 0 && { "http.sslCAInfo": certificates },
					"http.lowSpeedLimit": "100",
					"http.lowSpeedTime": "30",
					"core.askPass": "",
					"protocol.version": "2",
					"transfer.credentialsInUrl": "die",
					"submodule.recurse": "false",
					"fetch.recurseSubmodules": "false",
					"push.recurseSubmodules": "no",
					"push.followTags": "false",
					"push.gpgSign": "false"
				},
				variables: {
					GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
					HOME: "/dev/null"
				}
			};
		}
		function hideToken(text, remote) {
			if (remote === void 0 || remote.token === "") return text;
			return text.replaceAll(remote.token, "***").replaceAll(basicToken(remote.token), "***");
		}
		function basicToken(token) {
			return Buffer.from(`x-access-token:${token}`).toString("base64");
		}
		var real_disk = __webpack_require__(52847);
		let SAFE_SETTINGS = {
			"core.fsmonitor": "false",
			"core.hooksPath": "/dev/null",
			"core.excludesFile": "/dev/null",
			"core.attributesFile": "/dev/null",
			"core.quotePath": "false",
			"core.sshCommand": "false",
			"credential.helper": "",
			"protocol.allow": "never",
			"safe.bareRepository": "explicit"
		};
		function realGit(program, searchPath) {
			return {
				run: (request) => program === void 0 ? Promise.resolve(notStarted("git is not installed")) : runGit(program, searchPath, request),
				async locate(folder) {
					return locateRepository(folder);
				}
			};
		}
		async function runGit(program, searchPath, request) {
			let { spawn } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 31421, 19));
			let { timeoutMs = 6e4 } = request;
			return new Promise((resolve) => {
				let args = [
					"--no-pager",
					`--git-dir=${request.gitDirectory}`,
					`--work-tree=${request.workTree}`,
					...request.args
				];
				let child = spawn(program, args, {
					cwd: request.workTree,
					env: gitEnvironment(searchPath, request),
					stdio: [
						"pipe",
						"pipe",
						"pipe"
					],
					timeout: timeoutMs,
					killSignal: "SIGKILL",
					...request.signal && { signal: request.signal }
				});
				let out = [];
				let err = [];
				child.stdout.on("data", (chunk) => out.push(chunk));
				child.stderr.on("data", (chunk) => err.push(chunk));
				child.on("error", (error) => resolve(notStarted(error.message)));
				child.on("close", (code, signal) => {
					code === 0 && err.length > 0 && request.onComplaint?.(Buffer.concat(err).toString("utf8"));
					if (code === 0) resolve((0, result.k)(Buffer.concat(out)));
					else if (signal === "SIGKILL") resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1e3}s`));
					else {
						let message = hideToken(Buffer.concat(err).toString("utf8").trim(), request.remote);
						let output = request.remote && { output: Buffer.concat(out).toString("utf8") };
						resolve((0, result.V)({
							exitCode: code ?? void 0,
							message,
							...output
						}));
					}
				});
				child.stdin.on("error", () => void 0);
				child.stdin.end(request.input);
			});
		}
		function gitEnvironment(searchPath, { remote }) {
			let env = {
				PATH: searchPath,
				LC_ALL: "C",
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_LITERAL_PATHSPECS: "1",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_ATTR_NOSYSTEM: "1",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: ""
			};
			let opened = remote && remoteEnvironment(remote);
			let settings = Object.entries({
				...SAFE_SETTINGS,
				...opened?.settings
			});
			settings.forEach(([key, value], i) => {
				env[`GIT_CONFIG_KEY_${i}`] = key;
				env[`GIT_CONFIG_VALUE_${i}`] = value;
			});
			env.GIT_CONFIG_COUNT = String(settings.length);
			return {
				...env,
				...opened?.variables
			};
		}
		function locateRepository(folder) {
			for (let at = folder;; at = external_node_path_.dirname(at)) {
				let marker = (0, real_disk.CD)(() => external_node_fs_.statSync(external_node_path_.join(at, ".git"), { throwIfNoEntry: !1 }));
				let kind = !marker.ok || marker.value === void 0 ? "none" : marker.value.isDirectory() ? "directory" : "pointer";
				let candidate = kind === "pointer" ? pointedTo(at) : external_node_path_.join(at, ".git");
				if (kind !== "none" && candidate !== void 0 && external_node_fs_.existsSync(external_node_path_.join(candidate, "HEAD"))) return {
					gitDirectory: candidate,
					workTree: at
				};
				if (kind === "pointer" || external_node_path_.dirname(at) === at) return;
			}
		}
		function pointedTo(folder) {
			let file = real_disk.Ur.readFile(external_node_path_.join(folder, ".git"), 8192);
			let text = file.ok ? Buffer.from(file.value.bytes).toString("utf8") : "";
			let target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
			return target === void 0 ? void 0 : external_node_path_.resolve(folder, target);
		}
		function notStarted(message) {
			return (0, result.V)({
				exitCode: void 0,
				message
			});
		}
	}),
	6754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			JV: () => symlinkDenied,
			Ko: () => fileNotFound,
			L5: () => permissionDenied,
			YL: () => fromDiskFault,
			c9: () => belongsToSous,
			o5: () => notADirectory
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function fromDiskFault(fault, shown, action = "read") {
			switch (fault.code) {
				case "ENOENT": return fileNotFound(shown);
				case "EACCES":
				case "EPERM":
				case "EROFS": return permissionDenied(action, shown);
				case "ELOOP": return symlinkDenied(shown);
				case "EISDIR":
				case "ENOTREG": return notAFile(shown);
				case "ENOTDIR": return notADirectory(shown);
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
			}
		}
		function fileNotFound(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
		}
		function permissionDenied(action, shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
		}
		function symlinkDenied(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
		}
		function notAFile(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
		}
		function notADirectory(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
		}
		function belongsToSous(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
		}
	}),
	23522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			x: () => EXCLUDED_WITHOUT_GIT,
			N: () => FolderListing
		});
		var byte_order = __webpack_require__(60474);
		var model_path = __webpack_require__(59986);
		function acceptNames(names, mayBeDamaged) {
			let paths = [];
			let refused = [];
			for (let name of names) {
				let path = (0, model_path.NP)(name);
				path.ok && !(mayBeDamaged && name.includes("\ufffd")) ? paths.push(path.value) : refused.push(name);
			}
			return {
				paths,
				refused
			};
		}
		function describeRefused(refused) {
			if (refused.length === 0) return [];
			let shown = refused.slice(0, 3).map((name) => `'${(0, model_path.Kg)(name)}'`);
			let more = refused.length > 3 ? ", \u2026" : "";
			return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
		}
		var external_node_path_ = __webpack_require__(76760);
		var bytes = __webpack_require__(7682);
		var result = __webpack_require__(97424);
		var external_node_buffer_ = __webpack_require__(4573);
		let MEANING = Uint8Array.from({ length: 256 }, (_, byte) => {
			if (byte < 32 || byte > 126 || byte === 92 || byte === 58) return 1;
			if (byte === 47) return 3;
			return byte === 46 || byte === 32 ? 2 : 0;
		});
		function plainPathIn(bytes, start, end) {
			if (end - start > model_path.Zj) return;
			let previous = 3;
			for (let at = start; at < end; at++) {
				let byte = bytes[at];
				let meaning = MEANING[byte];
				if (meaning === 1 || meaning === 3 && previous !== 0) return;
				if (previous === 3 && mayBeSpecial(byte, bytes[at + 1], bytes[at + 2])) return;
				previous = meaning;
			}
			return previous === 0 ? bytes.toString("latin1", start, end) : void 0;
		}
		function mayBeSpecial(first, second, third) {
			let rest = (second | 32) << 8 | third | 32;
			switch (first | 32) {
				case 99: return rest === 28526 || rest === 28525 || rest === 27759;
				case 112: return rest === 29294;
				case 97: return rest === 30072;
				case 110: return rest === 30060;
				case 108: return rest === 28788;
				case 103: return rest === 26996;
				case 46: return rest === 26473;
				default: return !1;
			}
		}
		let LONG_NAME = 4095;
		class GitIndexEntries {
			isFile = !1;
			isSkipped = !1;
			nameBytes;
			nameStart = 0;
			nameEnd = 0;
			#bytes;
			#end;
			#joined;
			#at = 12;
			#left;
			constructor(bytes, version) {
				this.#bytes = bytes;
				this.nameBytes = bytes;
				this.#end = bytes.length - 20;
				this.#left = bytes.readUInt32BE(8);
				this.#joined = version === 4 ? Buffer.alloc(65536) : void 0;
			}
			static open(bytes) {
				if (bytes.length < 32 || bytes.readUInt32BE(0) !== 1145655875) return;
				let version = bytes.readUInt32BE(4);
				return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : void 0;
			}
			next() {
				if (this.#left === 0) return this.#hasKnownEnd() ? "end" : "broken";
				this.#left--;
				let bytes = this.#bytes;
				let at = this.#at;
				if (at + 62 >= this.#end) return "broken";
				let flags = bytes[at + 60] << 8 | bytes[at + 60 + 1];
				let isExtended = !!(flags & 16384);
				let name = at + 62 + (isExtended ? 2 : 0);
				this.isFile = bytes[at + 24 + 2] >> 4 == 8;
				this.isSkipped = isExtended && !!(bytes.readUInt16BE(at + 62) & 16384);
				return (this.#joined === void 0 ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)) ? "entry" : "broken";
			}
			#readName(start, length) {
				let end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start);
				if (end < start || end >= this.#end || this.#bytes[end] !== 0) return !1;
				this.nameStart = start;
				this.nameEnd = end;
				this.#at += end - this.#at + 8 & -8;
				return !0;
			}
			#joinName(start, joined) {
				let at = start;
				let byte = this.#bytes[at++];
				let removed = byte & 127;
				for (; byte & 128 && at < this.#end;) {
					byte = this.#bytes[at++];
					removed = removed + 1 << 7 | byte & 127;
				}
				let end = this.#bytes.indexOf(0, at);
				let kept = this.nameEnd - removed;
				if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return !1;
				this.nameBytes = joined;
				this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end);
				this.#at = end + 1;
				return !0;
			}
			#hasKnownEnd() {
				let at = this.#at;
				for (; at + 8 <= this.#end && isCapital(this.#bytes[at]);) at += 8 + this.#bytes.readUInt32BE(at + 4);
				return at === this.#end;
			}
		}
		function isCapital(byte) {
			return byte >= 65 && byte <= 90;
		}
		function readGitRecords(output, { prefix, isOnDisk }) {
			let text = (0, bytes.bS)(output).toString("utf8");
			let cut = prefix === "" ? 0 : prefix.length + 1;
			let tracked = [];
			let deleted = [];
			let untracked = [];
			let nameOffset = 0;
			let previous = "";
			for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
				let tag = text.charCodeAt(at);
				if (tag === 63) {
					let name = text.slice(at + 2 + cut, end);
					isOwn(name) || untracked.push(name);
					continue;
				}
				nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
				if (text.charCodeAt(at + 3) !== 48) continue;
				let name = text.slice(at + nameOffset + cut, end);
				if (tag === 82) {
					deleted.push(name);
					continue;
				}
				if (name === previous) continue;
				previous = name;
				if (tag === 83 && !isOnDisk(name)) continue;
				isOwn(name) || tracked.push(name);
			}
			return {
				tracked,
				deleted,
				untracked
			};
		}
		function isOwn(name) {
			return name.startsWith(".sous/");
		}
		function readGitIndex(bytes, { prefix, isOnDisk }) {
			let entries = GitIndexEntries.open(bytes);
			if (entries === void 0) return;
			let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
			let paths = [];
			let refused = [];
			let rest = [];
			let previous = "";
			let step = entries.next();
			for (; step === "entry"; step = entries.next()) {
				let { nameBytes, nameEnd } = entries;
				let start = entries.nameStart + above.length;
				if (above.length > 0 && (start >= nameEnd || nameBytes.compare(above, 0, above.length, entries.nameStart, start) !== 0)) continue;
				let plain = plainPathIn(nameBytes, start, nameEnd);
				let name = plain ?? nameBytes.toString("utf8", start, nameEnd);
				if (name === previous || isOwn(name)) continue;
				previous = name;
				if (entries.isSkipped && !isOnDisk(name)) continue;
				if (!entries.isFile) rest.push(name);
				else if (plain !== void 0) paths.push(plain);
				else {
					let path = (0, external_node_buffer_.isUtf8)(nameBytes.subarray(start, nameEnd)) ? (0, model_path.NP)(name) : void 0;
					path?.ok ? paths.push(path.value) : refused.push(name);
				}
			}
			return step === "end" ? {
				paths,
				refused,
				rest
			} : void 0;
		}
		let TRACKED = ["--stage"];
		let DELETED = ["--stage", "--deleted"];
		let UNTRACKED = ["--others", "--exclude-standard"];
		class GitQuestions {
			#request;
			#prefix;
			#answers = new Map();
			constructor(request) {
				this.#request = request;
				this.#prefix = prefixOf(request);
			}
			async tracked() {
				let answer = await this.#ask(TRACKED);
				return answer.ok ? (0, result.k)(acceptNames(answer.value.tracked, answer.value.isDamaged)) : answer;
			}
			async deleted() {
				let answer = await this.#ask(DELETED);
				return answer.ok ? (0, result.k)(answer.value.deleted) : answer;
			}
			async untracked(names = []) {
				let answer = await this.#ask(UNTRACKED, names);
				if (!answer.ok) return answer;
				let { files, rest } = sortOut(answer.value.untracked, this.#request);
				let { isDamaged, unreadable } = answer.value;
				return (0, result.k)({
					...acceptNames(files, isDamaged),
					rest,
					unreadable
				});
			}
			#ask(question, names = []) {
				let key = [...question, ...names].join("\0");
				let answer = this.#answers.get(key) ?? this.#run(question, names);
				this.#answers.set(key, answer);
				return answer;
			}
			async #run(flags, names) {
				let { repository, git, disk, folder } = this.#request;
				let above = this.#prefix === "" ? [] : [`${this.#prefix}/`];
				let scope = names.length === 0 ? above : names.map((name) => `${above.join("")}${name}`);
				let complaints = "";
				let onComplaint = (text) => {
					complaints = text;
				};
				let output = await git.run({
					...repository,
					args: [
						"ls-files",
						"-z",
						"-t",
						...flags,
						"--",
						...scope
					],
					onComplaint
				});
				if (!output.ok) return output;
				return (0, result.k)({
					...readGitRecords(output.value, {
						prefix: this.#prefix,
						isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`)
					}),
					isDamaged: !(0, external_node_buffer_.isUtf8)(output.value),
					unreadable: [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = ""]) => name)
				});
			}
		}
		function prefixOf({ repository, folder }) {
			return external_node_path_.relative(repository.workTree, folder).replaceAll(external_node_path_.sep, "/");
		}
		function withoutGone({ paths, refused }, deleted, untracked) {
			let names = new Set([...deleted, ...untracked.paths.flatMap(model_path.Gw)]);
			let directories = new Set(untracked.rest);
			if (names.size === 0 && directories.size === 0) return {
				paths,
				refused
			};
			let isThere = (path) => !names.has(path) && (directories.size === 0 || !(0, model_path.Gw)(path).some((ancestor) => directories.has(ancestor)));
			return {
				paths: paths.filter(isThere),
				refused: refused.filter((name) => !names.has(name))
			};
		}
		function sortOut(names, { folder, disk }) {
			let kinds = new Map();
			let kindOf = (name) => {
				let directory = external_node_path_.posix.dirname(name);
				let entries = kinds.get(directory);
				if (entries === void 0) {
					let read = disk.readDirectory(external_node_path_.join(folder, directory));
					entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : []);
					kinds.set(directory, entries);
				}
				return entries.get(external_node_path_.posix.basename(name));
			};
			let files = [];
			let rest = [];
			for (let name of names) !name.endsWith("/") && kindOf(name) === "file" ? files.push(name) : rest.push(name);
			return {
				files,
				rest
			};
		}
		function isFileOnDisk(disk, path) {
			let entry = disk.entry(path);
			return entry.ok && entry.value?.kind === "file";
		}
		function groupByDirectory(files, rest) {
			let top = emptyDirectory("");
			let directories = new Map([["", top]]);
			let directoryAt = (path) => {
				let known = directories.get(path);
				if (known !== void 0) return known;
				let slash = path.lastIndexOf("/");
				directoryAt(path.slice(0, Math.max(0, slash))).directories.add(path.slice(slash + 1));
				let made = emptyDirectory(path);
				directories.set(path, made);
				return made;
			};
			let last = top;
			for (let list of files) for (let name of list) {
				let slash = name.lastIndexOf("/");
				Math.max(0, slash) === last.path.length && name.startsWith(last.path) || (last = directoryAt(name.slice(0, Math.max(0, slash))));
				last.files.push(name.slice(slash + 1));
			}
			for (let name of rest) {
				let slash = name.lastIndexOf("/");
				directoryAt(name.slice(0, Math.max(0, slash))).rest.add(name.slice(slash + 1));
			}
			return [...directories.values()];
		}
		function compareDirectory(tracked, entries) {
			let directories = new Set();
			let files = [];
			let inOrder = 0;
			let known = 0;
			let isRepository = !1;
			for (let { name, kind } of entries) if (kind === "file" && name === tracked.files[inOrder]) inOrder++;
			else if (name === ".git") isRepository = !0;
			else if (tracked.rest.has(name)) continue;
			else if (kind === "file") files.push(name);
			else if (kind === "directory") {
				directories.add(name);
				tracked.directories.has(name) && known++;
			}
			if (inOrder === tracked.files.length && known === tracked.directories.size && files.length === 0 && directories.size === known && !isRepository) return;
			let wanted = new Set(tracked.files.slice(inOrder));
			let found = new Set(files);
			return {
				goneFiles: [...wanted].filter((name) => !found.has(name)),
				goneDirectories: [...tracked.directories].filter((name) => !directories.has(name)),
				added: [...files.filter((name) => !wanted.has(name)), ...[...directories].filter((name) => !tracked.directories.has(name))],
				isRepository
			};
		}
		function emptyDirectory(path) {
			return {
				path,
				files: [],
				directories: new Set(),
				rest: new Set()
			};
		}
		class TrackedTree {
			#request;
			#directories;
			#unreadable = [];
			#top;
			constructor(request) {
				this.#request = request;
				let { paths, refused, rest } = request.names;
				this.#directories = groupByDirectory([paths, refused], rest);
				this.#top = this.#compare(this.#directories[0]);
			}
			get topAdded() {
				return this.#top?.added ?? [];
			}
			compare() {
				let goneFiles = new Set(this.#top?.goneFiles);
				let goneDirectories = new Set(this.#top?.goneDirectories);
				let added = [];
				let directories = new Set();
				for (let directory of this.#directories.slice(1)) {
					if (goneDirectories.has(directory.path) || isBelow(directory.path, goneDirectories)) continue;
					let difference = this.#compare(directory);
					difference?.isRepository !== !0 && directories.add(directory.path);
					if (difference === void 0) continue;
					let inDirectory = (name) => `${directory.path}/${name}`;
					for (let name of difference.goneFiles) goneFiles.add(inDirectory(name));
					for (let name of difference.goneDirectories) goneDirectories.add(inDirectory(name));
					for (let name of difference.added) added.push(inDirectory(name));
				}
				return {
					tracked: without(this.#request.names, goneFiles, goneDirectories),
					added,
					unreadable: this.#unreadable,
					directories
				};
			}
			#compare(directory) {
				if (directory === void 0) return;
				let { disk, folder } = this.#request;
				let onDisk = directory.path === "" ? folder : `${folder}/${directory.path}`;
				let entries = disk.readDirectory(onDisk);
				if (entries.ok) return compareDirectory(directory, entries.value);
				entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR" || this.#unreadable.push(`${directory.path}/`);
				let isGone = (name, kind) => {
					let entry = disk.entry(`${onDisk}/${name}`);
					return !(entry.ok && entry.value?.kind === kind);
				};
				return {
					goneFiles: directory.files.filter((name) => isGone(name, "file")),
					goneDirectories: [...directory.directories].filter((name) => isGone(name, "directory")),
					added: [],
					isRepository: !0
				};
			}
		}
		function without(names, goneFiles, goneDirectories) {
			if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
			let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
			return {
				paths: names.paths.filter(isThere),
				refused: names.refused.filter(isThere)
			};
		}
		function isBelow(name, directories) {
			return directories.size > 0 && (0, model_path.Gw)(name).some((ancestor) => directories.has(ancestor));
		}
		let NOTHING = {
			paths: [],
			refused: [],
			rest: [],
			unreadable: []
		};
		class GitListing {
			#request;
			#git;
			#index;
			#tree;
			isSmall;
			constructor(request) {
				this.#request = request;
				this.#git = new GitQuestions(request);
				let index = request.disk.entry(external_node_path_.join(request.repository.gitDirectory, "index"));
				this.isSmall = index.ok && (index.value?.size ?? 0) <= 524288;
			}
			begin(inBatches) {
				let tree = inBatches && !this.isSmall ? void 0 : this.#openTree();
				(tree === void 0 ? this.untracked() : this.#untrackedOf(tree.topAdded)).catch(() => void 0);
			}
			async tracked() {
				let index = this.#readIndex();
				return index === void 0 ? this.#git.tracked() : (0, result.k)(index);
			}
			async untracked() {
				return this.#git.untracked();
			}
			async present() {
				let tree = this.#openTree();
				if (tree === void 0) return this.#presentByGit();
				let atTop = this.#untrackedOf(tree.topAdded);
				let { tracked, added, unreadable, directories } = tree.compare();
				let [some, others] = await Promise.all([atTop, this.#untrackedOf(added)]);
				if (!some.ok) return some;
				if (!others.ok) return others;
				return (0, result.k)({
					tracked,
					untracked: join([
						some.value,
						others.value,
						{
							...NOTHING,
							unreadable
						}
					]),
					directories
				});
			}
			async #presentByGit() {
				let [tracked, deleted, untracked] = await Promise.all([
					this.#git.tracked(),
					this.#git.deleted(),
					this.#git.untracked()
				]);
				if (!tracked.ok) return tracked;
				if (!deleted.ok) return deleted;
				if (!untracked.ok) return untracked;
				let present = withoutGone(tracked.value, deleted.value, untracked.value);
				return (0, result.k)({
					tracked: present,
					untracked: untracked.value,
					directories: new Set()
				});
			}
			async #untrackedOf(names) {
				if (names.length === 0) return (0, result.k)(NOTHING);
				let isNameable = names.length <= 64 && names.every((name) => !name.includes("\ufffd"));
				return this.#git.untracked(isNameable ? names : []);
			}
			#openTree() {
				let index = this.#readIndex();
				let { folder, disk } = this.#request;
				index !== void 0 && (this.#tree ??= new TrackedTree({
					folder,
					disk,
					names: index
				}));
				return this.#tree;
			}
			#readIndex() {
				this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : void 0 };
				return this.#index.names;
			}
			#isUnderstood() {
				let { repository, disk } = this.#request;
				let config = disk.readFile(external_node_path_.join(repository.gitDirectory, "config"));
				let text = config.ok ? (0, bytes.bS)(config.value.bytes).toString("latin1") : "";
				return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text);
			}
			#namesInIndex() {
				let { repository, disk, folder } = this.#request;
				let index = disk.readFile(external_node_path_.join(repository.gitDirectory, "index"));
				if (!index.ok) return;
				let isOnDisk = (name) => isFileOnDisk(disk, `${folder}/${name}`);
				return readGitIndex((0, bytes.bS)(index.value.bytes), {
					prefix: prefixOf(this.#request),
					isOnDisk
				});
			}
		}
		function join(parts) {
			return {
				paths: parts.flatMap(({ paths }) => paths),
				refused: parts.flatMap(({ refused }) => refused),
				rest: parts.flatMap(({ rest }) => rest),
				unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))]
			};
		}
		let EXCLUDED_WITHOUT_GIT = new Set([
			".git",
			".hg",
			".svn",
			".sous",
			"node_modules",
			"bower_components",
			"dist",
			"build",
			"out",
			"coverage",
			"target",
			".venv",
			"venv",
			"__pycache__",
			".tox",
			".mypy_cache",
			".pytest_cache",
			".ruff_cache",
			".next",
			".nuxt",
			".cache",
			".gradle",
			".terraform"
		]);
		class FolderListing {
			#request;
			#git;
			#files;
			#directories = new Set();
			constructor(request) {
				this.#request = request;
				let { repository } = request;
				this.#git = repository === void 0 ? void 0 : new GitListing({
					...request,
					repository
				});
			}
			begin(inBatches) {
				this.#git?.begin(inBatches);
			}
			hasSeen(directory) {
				return this.#directories.has(directory);
			}
			files() {
				this.#files ??= this.#list();
				return this.#files;
			}
			async *batches() {
				let tracked = this.#git === void 0 || this.#git.isSmall || this.#files !== void 0 ? void 0 : await this.#git.tracked();
				if (tracked?.ok !== !0 || tracked.value.paths.length === 0) {
					yield await this.files();
					return;
				}
				yield asListing(tracked.value);
				let untracked = await this.#git?.untracked();
				if (untracked?.ok) {
					let { paths, refused, unreadable } = untracked.value;
					yield {
						files: [...paths].sort(byte_order.X),
						warnings: [...describeRefused(refused), ...describeUnreadable(unreadable)]
					};
				} else {
					let { files, warnings } = await this.files();
					let known = new Set(tracked.value.paths);
					yield {
						files: files.filter((path) => !known.has(path)),
						warnings
					};
				}
			}
			async #list() {
				let { folder, repository } = this.#request;
				if (this.#git === void 0) return walk(this.#request);
				let present = await this.#git.present();
				if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`);
				let { tracked, untracked, directories } = present.value;
				this.#directories = directories;
				let files = (0, byte_order.T)(tracked.paths, [...untracked.paths].sort(byte_order.X), (path) => path);
				if (files.length === 0 && folder !== repository?.workTree) return walk(this.#request, "Git ignores this folder");
				return {
					files,
					warnings: [...describeRefused([...tracked.refused, ...untracked.refused]), ...describeUnreadable(untracked.unreadable)]
				};
			}
		}
		function asListing({ paths, refused }) {
			return {
				files: paths,
				warnings: describeRefused(refused)
			};
		}
		async function walk({ folder, disk }, reason) {
			let walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
			let { paths, refused } = acceptNames(walked.files, !0);
			let warnings = [...describeRefused(refused)];
			let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
			why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: files are listed without regard to .gitignore`);
			return {
				files: [...paths].sort(byte_order.X),
				warnings: [...warnings, ...describeUnreadable(walked.unreadable)]
			};
		}
		function describeUnreadable(names) {
			return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
		}
		function quoteSome(names) {
			let shown = names.slice(0, 3).map((name) => `'${(0, model_path.Kg)(name)}'`);
			return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
		}
		function firstLine(text) {
			return (0, model_path.Kg)(text.split("\n", 1)[0] ?? "");
		}
	})
};
