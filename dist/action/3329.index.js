"use strict";
exports.id = 3329;
exports.ids = [3329, 2399];
exports.modules = {
	518: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("timed_out", `Command timed out after ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.lt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_failed", message, advice));
				}
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Z)(exit);
			}
		}
		function printedBy(exit) {
			return exit.kind === "not_started" ? {
				out: "",
				err: ""
			} : {
				out: exit.stdout,
				err: exit.stderr
			};
		}
		function exitFailure(exit, command) {
			let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
			if (complaint !== null) {
				let name = complaint[1] ?? complaint[2] ?? command;
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
			}
			return telling(exit, `Command failed with exit code ${exit.code}`, "Read what it printed, correct the cause, then run it again.");
		}
		function silent(exit, error) {
			return {
				error,
				unsaid: printedBy(exit)
			};
		}
		function telling(exit, message, suggestion) {
			let { out, err } = printedBy(exit);
			let [said, unsaid] = err.trim() === "" ? [out, ""] : [err, out];
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)("command_failed", withOutput(message, said.trimEnd()), suggestion),
				unsaid: {
					out: unsaid,
					err: ""
				}
			};
		}
		function withOutput(message, text) {
			return text === "" ? message : `${message}:\n${endOf(text)}`;
		}
		function endOf(text) {
			return text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text;
		}
	}),
	2399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => ignoredByName,
			n: () => footprint_exports,
			r: () => ignoredByGit,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6297);
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.G)(disk, folder, repository);
			let ignored = await asked;
			let walk = new Walk(request, ignored);
			walk.go();
			if (walk.hasRepositories) for (let path of (await list()).files) walk.noteFile(path);
			let dropped = repository && ignored && walk.specials.length > 0 ? await ignoredAmong({
				...request,
				repository
			}, walk.specials) : [];
			for (let name of dropped) walk.marks.delete(name);
			return {
				files: walk.marks,
				git
			};
		}
		function compareFootprints(before, after) {
			return {
				files: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.files, after.files),
				git: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.W)(before.git, after.git)
			};
		}
		var Walk = class {
			#request;
			#ignored;
			marks = new Map();
			specials = [];
			hasRepositories = !1;
			constructor(request, ignored) {
				this.#request = request;
				this.#ignored = ignored;
			}
			go() {
				let waiting = [""];
				for (let prefix = waiting.pop(); prefix !== void 0; prefix = waiting.pop()) waiting.push(...this.#look(prefix));
			}
			#look(prefix) {
				let { folder, disk } = this.#request;
				let entries = disk.readDirectory(`${folder}/${prefix}`);
				if (!entries.ok) {
					this.marks.set(prefix, entries.error.code);
					return [];
				}
				if (prefix !== "" && entries.value.some(({ name }) => name === DOT_GIT)) {
					this.hasRepositories = !0;
					this.#note(`${prefix}${DOT_GIT}`);
					return [];
				}
				let directories = [];
				for (let { name, kind } of entries.value) {
					let inner = `${prefix}${name}`;
					if (inner === DOT_GIT) continue;
					kind === "directory" ? this.#mayEnter(inner, name) && directories.push(`${inner}/`) : this.#ignored?.has(inner) !== !0 && this.#note(inner);
				}
				return directories;
			}
			noteFile(path) {
				this.marks.has(path) || this.#note(path);
			}
			#mayEnter(path, name) {
				let { folder, repository } = this.#request;
				if (`${path}/` == ".sous/" || `${folder}/${path}` === repository?.gitDirectory) return !1;
				return this.#ignored === void 0 ? !_list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(name) : !this.#ignored.has(`${path}/`);
			}
			#note(name) {
				let { folder, disk } = this.#request;
				let entry = disk.entry(`${folder}/${name}`);
				let found = entry.ok ? entry.value : void 0;
				found?.kind === "other" && this.specials.push(name);
				let isKindOnly = found === void 0 || found.kind === "other" || found.kind === "directory";
				this.marks.set(name, isKindOnly ? found?.kind ?? "unreachable" : `${found.kind} ${found.mode} ${found.fingerprint}`);
			}
		};
		let IGNORED = [
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		];
		async function readIgnored(request) {
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let above = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.H)(request);
			let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
			return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
		}
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ut)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Set(paths.filter((path) => path.split("/").some((segment) => _list_2_js__WEBPACK_IMPORTED_MODULE_3__.B.has(segment)))));
	}),
	3329: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runInTerminal: () => runInTerminal });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _footprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2399);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(518);
		let MAX_COMMAND_BYTES = 1e5;
		let runInTerminal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
			name: "run_in_terminal",
			summary: "Execute a shell command in the working directory, and tell which files it changed, but for those that git ignores.",
			category: "Terminal",
			effect: "external",
			risk: "dangerous",
			permissions: ["RunCommands"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Gn)(1, { abort: !0 }), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((command) => command.trim() !== "", "must not be empty"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((command) => !command.includes("\0"), "must not have a NUL character"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((command) => command.isWellFormed(), "has half of a surrogate pair, which would run as another character"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Shell command to execute, in the default shell and in the working directory. One that changes the repository itself (commit, fetch, switch) counts as failed")),
				timeout_seconds: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Un)(300), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Timeout in seconds, 1 to 300 (default: 30)")), 30),
				env: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Environment variables for the command; values go here, not into the command")), {}),
				writes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.C)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Globs of the files that the command may write; writing or removing another is an error, also a link, and also if it holds the same afterwards. What git ignores when the command is done (build output, dependencies; without git, directories such as dist and node_modules) may always change"))))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				stdout: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("What the command printed; beyond 1 MB its beginning and end")),
				stderr: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("What the command printed as errors; beyond 1 MB its beginning and end")),
				exit_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Exit code of the command")),
				stdout_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Number of lines on stdout")),
				stderr_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Number of lines on stderr")),
				changed_files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("Files, links and the like that the command wrote, made or removed; not what git ignores, nor what is inside another repository"))
			}),
			metadata: [
				"exit_code",
				"stdout_lines",
				"stderr_lines"
			],
			when: "Use it for what no other tool does, such as a build or a package manager. To change files, prefer the file tools.",
			termination: "Use terminate=true when the command was all that was asked for; terminate=false when its output decides what to do next. After an error read the output first.",
			examples: [{
				description: "See what changed",
				args: { command: "git status --short" }
			}, {
				description: "Pass a value, allow one file to change",
				args: {
					command: "npm pkg set version=\"$WANTED\"",
					env: { WANTED: "1.2.3" },
					writes: ["package.json"],
					timeout_seconds: 60
				}
			}],
			refuse({ env, writes = [] }) {
				let declared = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)(writes);
				return declared.ok ? refuseEnvironment(env) : declared.error;
			},
			async run(args, context) {
				let declared = args.writes === void 0 ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)(args.writes);
				if (declared?.ok === !1) return declared;
				let place = await openCommandPlace(context);
				if (!place.ok) return place;
				let executedAt = context.clock.now().toISOString();
				let exit = await context.shell.run({
					command: args.command,
					folder: place.value.folder,
					isFolderOwn: place.value.isOwn,
					env: args.env,
					timeoutMs: args.timeout_seconds * 1e3,
					outputBytes: context.limits.commandOutputBytes,
					signal: context.signal
				});
				remember(context, args.command, executedAt, exit);
				let commandProblem = (0, _command_failure_js__WEBPACK_IMPORTED_MODULE_4__.t)(exit, args.command, args.timeout_seconds);
				let found = await place.value.findChanges(commandProblem === void 0);
				let changed = found.ok ? found.value.files : [];
				let refusal = found.ok ? refuseTampering(found.value.git) ?? refuseUndeclared(changed, declared?.value) : found.error;
				let files = changed.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.H);
				let problem = refusal === void 0 ? commandProblem : {
					error: refusal,
					unsaid: (0, _command_failure_js__WEBPACK_IMPORTED_MODULE_4__.r)(exit)
				};
				if (problem !== void 0) {
					let { error, unsaid } = problem;
					return {
						ok: !1,
						error: withChanges(error, files),
						...whatIsKnown(exit, files),
						printed: unsaid,
						filesAffected: files
					};
				}
				if (!found.ok || exit.kind !== "exited") throw Error(`A command that was ${exit.kind} counted as a success`);
				let value = {
					...outputsOf(exit),
					exit_code: exit.code,
					changed_files: [...files]
				};
				let dropped = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`];
				let warnings = [...found.value.warnings, ...dropped];
				let printed = {
					out: "",
					err: exit.stderr
				};
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)(value, describeOutput(exit), {
					printed,
					warnings,
					filesAffected: files
				});
			}
		});
		function whatIsKnown(exit, files) {
			if (exit.kind === "not_started") return {};
			return { value: {
				...outputsOf(exit),
				exit_code: exit.kind === "exited" ? exit.code : null,
				changed_files: files
			} };
		}
		function outputsOf(exit) {
			return {
				stdout: exit.stdout,
				stderr: exit.stderr,
				stdout_lines: exit.stdoutLines,
				stderr_lines: exit.stderrLines
			};
		}
		function refuseEnvironment(env) {
			for (let [name, value] of Object.entries(env)) {
				let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)(name, value);
				if (why === void 0) continue;
				let suggestion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.lr)(value) ? "Use another name, such as WANTED_VERSION." : "Take that character out of the value.";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, suggestion);
			}
		}
		function refuseTampering(parts) {
			if (parts.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("git_state_tampered", `The command changed the state of the git repository: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(parts, 10)}`, "Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.");
		}
		function refuseUndeclared(files, declared) {
			let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file)).map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.H);
			if (undeclared.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("undeclared_write", `The command wrote or removed files outside 'writes': ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(undeclared, 10)}`, "What the command did stays on disk. Add them to 'writes' if they may change, or take the changes back and correct the command.");
		}
		function remember({ history }, command, executedAt, exit) {
			let output = exit.kind === "not_started" ? exit.message : exit.stdout + exit.stderr;
			history.remember({
				command,
				exitCode: exit.kind === "exited" ? exit.code : void 0,
				output,
				executedAt
			});
		}
		function withChanges(error, files) {
			if (files.length === 0 || error.code === "undeclared_write") return error;
			return {
				...error,
				suggestion: `${error.suggestion} It wrote or removed these files: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(files, 10)}.`
			};
		}
		function describeOutput({ stdout, stderr }) {
			if (stdout !== "") return `Command output:\n${endWithNewline(stdout)}`;
			return stderr === "" ? "The command printed nothing" : "The command printed to standard error only";
		}
		function endWithNewline(text) {
			return text.endsWith("\n") ? text : `${text}\n`;
		}
		async function openCommandPlace({ scratch, workspace, signal }) {
			return scratch === void 0 ? inFolder(workspace) : inScratch(scratch, signal);
		}
		async function inScratch(scratch, signal) {
			let prepared = await scratch.prepare(signal);
			if (!prepared.ok) return prepared;
			let { folder, warnings } = prepared.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				folder,
				isOwn: !0,
				async findChanges(hasSucceeded) {
					if (!hasSucceeded) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
						files: [],
						git: [],
						warnings
					});
					let read = await scratch.readBack();
					return read.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
						files: read.value.changed,
						git: [],
						warnings: [...warnings, ...read.value.warnings]
					}) : read;
				}
			});
		}
		async function inFolder(workspace) {
			let staged = (await workspace.changes()).map((change) => change.path);
			if (staged.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notWritten(staged));
			let { folder } = workspace;
			let before = await workspace.footprint();
			if (folder === void 0 || before === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noFolder());
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				folder,
				isOwn: !1,
				async findChanges() {
					let changed = (0, _footprint_js__WEBPACK_IMPORTED_MODULE_3__.t)(before, await workspace.footprint() ?? before);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
						...changed,
						warnings: []
					});
				}
			});
		}
		function notWritten(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("stale", `Cannot run a command over changes that are not written yet: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(paths, 10)}`, "Land these changes first, or run the command before making them.");
		}
		function noFolder() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_a_directory", "There is no folder on disk to run a command in", "Run it in a checkout of the repository.");
		}
	})
};
