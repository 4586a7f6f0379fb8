"use strict";
exports.id = 5918;
exports.ids = [5918];
exports.modules = {
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
	5918: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { realShell: () => realShell });
		__webpack_require__(9604);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3649);
		var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
		var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
		var node_child_process__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1421);
		var node_net__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7030);
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
				let beginning = head.subarray(0, head.length - (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.st)(head));
				let ending = end.subarray((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(end));
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
			let made = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_5__.join(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync(node_os__WEBPACK_IMPORTED_MODULE_7__.tmpdir()), "sous-run-")));
			if (!made.ok) return;
			let folder = made.value;
			try {
				let [out, err] = [node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, "stdout"), node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, "stderr")];
				if ((0, node_child_process__WEBPACK_IMPORTED_MODULE_8__.spawnSync)(mkfifo, [
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
				node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync(folder, {
					recursive: !0,
					force: !0
				});
			}
		}
		function openPipe(file) {
			let reader = node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync(file, node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NONBLOCK);
			return {
				writeEnd: node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync(file, node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_WRONLY),
				readEnd: new node_net__WEBPACK_IMPORTED_MODULE_9__.Socket({
					fd: reader,
					readable: !0,
					writable: !1
				}),
				shown: `${file} (deleted)`
			};
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
			let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_6__.randomUUID)();
			let started = start(request, {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(surroundings, request.env),
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
				since: (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.r)(child.pid)?.start ?? 0
			};
			let killAtExit = () => (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.i)(marks.leader, "SIGKILL");
			process.once("exit", killAtExit);
			let stop = stopReason(request);
			let first = await Promise.race([ended, stop.reason]);
			stop.forget();
			typeof first == "string" && await endGroup(marks.leader, graceMs);
			await (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.a)(marks);
			await (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.o)(500, Promise.all([ended, drained]));
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
			let pipes = openOutputPipes((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sr)("mkfifo", {
				path: searchPath,
				forbiddenRoot: request.folder
			}));
			try {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_8__.spawn)(shell, [
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
				if (pipes !== void 0) for (let { writeEnd } of [pipes.stdout, pipes.stderr]) node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync(writeEnd);
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
			(0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.i)(leader, "SIGTERM");
			for (let waited = 0; waited < graceMs && (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.t)(leader); waited += 20) await (0, _processes_js__WEBPACK_IMPORTED_MODULE_3__.n)(20);
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
