"use strict";
exports.id = 5433;
exports.ids = [5433];
exports.modules = {
	1454: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => isPossibleValue,
			r: () => refuseVariable,
			t: () => childEnvironment
		});
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
		function refuseVariable(name, value) {
			if (!NAME.test(name)) return "its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters";
			if (!isPossibleValue(value)) return "its value has a NUL character or half of a surrogate pair";
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
	}),
	5295: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readProcesses,
			t: () => readProcess
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
			let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
		}
	}),
	5433: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { realShell: () => realShell });
		__webpack_require__(9604);
		var _child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _process_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5295);
		var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
		var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8161);
		var node_child_process__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1421);
		var node_net__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7030);
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
				let beginning = head.subarray(0, head.length - (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.p)(head));
				let ending = end.subarray((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.m)(end));
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
			let made = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_6__.join(node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(node_os__WEBPACK_IMPORTED_MODULE_8__.tmpdir()), "sous-run-")));
			if (!made.ok) return;
			let folder = made.value;
			try {
				let [out, err] = [node_path__WEBPACK_IMPORTED_MODULE_6__.join(folder, "stdout"), node_path__WEBPACK_IMPORTED_MODULE_6__.join(folder, "stderr")];
				if ((0, node_child_process__WEBPACK_IMPORTED_MODULE_9__.spawnSync)(mkfifo, [
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
				node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync(folder, {
					recursive: !0,
					force: !0
				});
			}
		}
		function openPipe(file) {
			let reader = node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync(file, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NONBLOCK);
			return {
				writeEnd: node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync(file, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_WRONLY),
				readEnd: new node_net__WEBPACK_IMPORTED_MODULE_10__.Socket({
					fd: reader,
					readable: !0,
					writable: !1
				}),
				shown: `${file} (deleted)`
			};
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
			let processes = (0, _process_facts_js__WEBPACK_IMPORTED_MODULE_4__.n)();
			return processes === void 0 || processes.some((one) => one.group === leader);
		}
		function signal(pid, name) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(() => process.kill(pid, name)).ok;
		}
		function findMarked({ leader, variable, outputs, folder, since }) {
			let processes = ((0, _process_facts_js__WEBPACK_IMPORTED_MODULE_4__.n)() ?? []).filter(({ start }) => start >= since);
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
			let environ = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync(`/proc/${pid}/environ`, "latin1"));
			return environ.ok && environ.value.split("\0").includes(variable);
		}
		function writesTo(pid, outputs) {
			return [1, 2].some((descriptor) => {
				let target = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_5__.readlinkSync(`/proc/${pid}/fd/${descriptor}`));
				return target.ok && outputs.includes(target.value);
			});
		}
		function worksIn(pid, folder) {
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_5__.readlinkSync(`/proc/${pid}/cwd`));
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
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomUUID)();
			let started = start(request, {
				...(0, _child_environment_js__WEBPACK_IMPORTED_MODULE_1__.t)(surroundings, request.env),
				SOUS_RUN: id
			}, surroundings);
			if (started instanceof Error) return notStarted(started.message);
			let { child, stdout, stderr } = started;
			let [out, err] = [new OutputCapture(request.outputBytes), new OutputCapture(request.outputBytes)];
			let drained = Promise.all([drain(stdout, out), drain(stderr, err)]);
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
				since: (0, _process_facts_js__WEBPACK_IMPORTED_MODULE_4__.t)(child.pid)?.start ?? 0
			};
			let killAtExit = () => signalGroup(marks.leader, "SIGKILL");
			process.once("exit", killAtExit);
			let stop = stopReason(request);
			let first = await Promise.race([ended, stop.reason]);
			stop.forget();
			typeof first == "string" && await endGroup(marks.leader, graceMs);
			await sweepProcesses(marks);
			await waitAtMost(500, Promise.all([ended, drained]));
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
			let pipes = openOutputPipes((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xt)("mkfifo", {
				path: searchPath,
				forbiddenRoot: request.folder
			}));
			try {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_9__.spawn)(shell, [
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
				if (pipes !== void 0) for (let { writeEnd } of [pipes.stdout, pipes.stderr]) node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync(writeEnd);
			}
		}
		function drain(stream, capture) {
			return new Promise((resolve) => {
				stream.on("data", (chunk) => capture.push(chunk));
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
			signalGroup(leader, "SIGTERM");
			for (let waited = 0; waited < graceMs && isGroupAlive(leader); waited += 20) await pause(20);
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
	})
};
