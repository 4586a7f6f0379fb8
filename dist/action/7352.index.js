export const id = 7352;
export const ids = [7352, 1262];
export const modules = {
	45480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	90803: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => childEnvironment,
			v: () => refuseVariable
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
		let INHERITED_PATTERN = /^LC_[A-Z]{1,32}$/;
		let NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
		let REFUSED_NAMES = new Set("ANT_OPTS.BASHOPTS.BASH_ENV.BROWSER.CDPATH.CLASSPATH.COMSPEC.CURL_HOME.CVS_RSH.EDITOR.ENV.EXINIT.FPATH.GCONV_PATH.GLOBIGNORE.GMAKEFLAGS.GNUPGHOME.GOFLAGS.GOROOT.GRADLE_OPTS.GREP_OPTIONS.HGRCPATH.HOME.HOSTALIASES.IFS.INPUTRC.JAVA_HOME.JAVA_OPTS.JAVA_TOOL_OPTIONS.JDK_JAVA_OPTIONS.KUBECONFIG.LESSCLOSE.LESSOPEN.LOCPATH.LOGNAME.MAKEFILES.MAKEFLAGS.MANPAGER.MAVEN_OPTS.MFLAGS.NLSPATH.PAGER.PATH.PATHEXT.PROMPT_COMMAND.PS4.PSQLRC.RIPGREP_CONFIG_PATH.RSYNC_RSH.RUBYLIB.RUBYOPT.RUSTC.RUSTC_WORKSPACE_WRAPPER.RUSTC_WRAPPER.RUSTDOC.RUSTDOCFLAGS.RUSTFLAGS.R_ENVIRON.R_ENVIRON_USER.R_PROFILE.R_PROFILE_USER.SBT_OPTS.SHELL.SHELLOPTS.SVN_SSH.TAR_OPTIONS.TCLLIBPATH.TERMINFO.TMPDIR.UNZIP.USER.VIMINIT.VIRTUAL_ENV.VISUAL.WGETRC.ZDOTDIR.ZIPOPT".split("."));
		let REFUSED_PREFIXES = "ACTIONS_.ANSIBLE_.AWS_CONFIG_FILE.AWS_SHARED_CREDENTIALS_FILE.BASH_FUNC_.BUNDLE_.BUN_.CARGO_.COMPLUS_.COMPOSER_.CORECLR_.COREPACK_.COR_.DENO_.DOCKER_.DOTNET_.DYLD_.ELIXIR_.ERL_.GEM_.GITHUB_.GIT_.GLIBC_.GUILE_.INPUT_.JULIA_.LD_.LUA_.MALLOC_.NIX_.NODE_.NPM_CONFIG_.OPENSSL_.PERL.PHP.PIP_.PNPM_.POETRY_.PSMODULEPATH.PYTHON.RUNNER_.SOUS_.SSH_.SSL_CERT_.TF_CLI.UV_.XDG_.YARN_".split(".");
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
			if (value.includes("\0") || !value.isWellFormed()) return "its value has a NUL character or half of a surrogate pair";
			if (HARMLESS.has(name)) return;
			if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))) return "it can change which programs run, or is reserved";
		}
		function childEnvironment(surroundings, declared) {
			let env = {};
			for (let [name, value] of Object.entries(surroundings.inherited)) value !== void 0 && (INHERITED.includes(name) || INHERITED_PATTERN.test(name)) && (env[name] = value);
			return {
				...env,
				...declared,
				PATH: surroundings.searchPath,
				SHELL: surroundings.shell,
				TERM: "dumb",
				GIT_TERMINAL_PROMPT: "0",
				GIT_CONFIG_COUNT: "1",
				GIT_CONFIG_KEY_0: "safe.bareRepository",
				GIT_CONFIG_VALUE_0: "explicit"
			};
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	57352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runInTerminal: () => runInTerminal });
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var tool_result = __webpack_require__(91453);
		var wording = __webpack_require__(60493);
		var child_environment = __webpack_require__(90803);
		var glob = __webpack_require__(24391);
		var assert_never = __webpack_require__(45480);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return (0, tool_error.$4)("timed_out", `Command timed out after ${(0, wording.pq)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command. What it printed is in terminal_last_command.");
				case "killed": return (0, tool_error.$4)("command_failed", withOutput(`Command was killed by ${exit.signal}`, exit), "Find out what ended it, then run it again.");
				case "cancelled": return (0, tool_error.$4)("cancelled", "Command was cancelled", "Run it again when it is wanted after all.");
				case "not_started": return (0, tool_error.$4)("command_failed", `Command could not be started: ${exit.message}`, "Run Sous where a POSIX shell is installed.");
				default: return (0, assert_never.x)(exit);
			}
		}
		function exitFailure(exit, command) {
			let complaint = exit.code === 127 ? NOT_FOUND.exec(exit.stderr.trimEnd()) : null;
			if (complaint !== null) {
				let name = complaint[1] ?? complaint[2] ?? command;
				return (0, tool_error.$4)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository.");
			}
			return (0, tool_error.$4)("command_failed", withOutput(`Command failed with exit code ${exit.code}`, exit), "Read what it printed, correct the cause, then run it again.");
		}
		function withOutput(message, { stdout, stderr }) {
			let text = stderr.trim() === "" ? stdout.trimEnd() : stderr.trimEnd();
			if (text === "") return message;
			return `${message}:\n${text.length > 8e3 ? `\u2026${text.slice(-8e3)}` : text}`;
		}
		var footprint = __webpack_require__(11262);
		async function openCommandPlace({ scratch, workspace }) {
			return scratch === void 0 ? inFolder(workspace) : inScratch(scratch);
		}
		async function inScratch(scratch) {
			let prepared = await scratch.prepare();
			if (!prepared.ok) return prepared;
			let { folder, warnings } = prepared.value;
			return (0, result.k)({
				folder,
				async findChanges(hasSucceeded) {
					if (!hasSucceeded) return (0, result.k)({
						files: [],
						git: [],
						warnings
					});
					let read = await scratch.readBack();
					return read.ok ? (0, result.k)({
						files: read.value.changed,
						git: [],
						warnings: [...warnings, ...read.value.warnings]
					}) : read;
				}
			});
		}
		async function inFolder(workspace) {
			let staged = (await workspace.changes()).map((change) => change.path);
			if (staged.length > 0) return (0, result.V)(notWritten(staged));
			let { folder } = workspace;
			let before = await workspace.footprint();
			if (folder === void 0 || before === void 0) return (0, result.V)(noFolder());
			return (0, result.k)({
				folder,
				async findChanges() {
					let changed = (0, footprint.a)(before, await workspace.footprint() ?? before);
					return (0, result.k)({
						...changed,
						warnings: []
					});
				}
			});
		}
		function notWritten(paths) {
			return (0, tool_error.$4)("stale", `Cannot run a command over changes that are not written yet: ${(0, wording.Kf)(paths, 10)}`, "Land these changes first, or run the command before making them.");
		}
		function noFolder() {
			return (0, tool_error.$4)("not_a_directory", "There is no folder on disk to run a command in", "Run it in a checkout of the repository.");
		}
		var tool = __webpack_require__(52805);
		let MAX_COMMAND_BYTES = 1e5;
		let runInTerminal = (0, tool.u)({
			name: "run_in_terminal",
			summary: "Execute a shell command in the working directory.",
			category: "Terminal",
			effect: "external",
			risk: "dangerous",
			permissions: ["RunCommands"],
			args: () => schemas.rej({
				command: schemas.YjP().check(api.m9(1), schemas.YPB((command) => command.trim() !== "", "must not be empty"), schemas.YPB((command) => !command.includes("\0"), "must not have a NUL character"), schemas.YPB((command) => command.isWellFormed(), "has half of a surrogate pair, which would run as another character"), schemas.YPB((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), schemas.q0y("Shell command to execute, in the default shell and in the working directory")),
				timeout_seconds: schemas.Rvf(schemas.Whr().check(api.qm(1), api.Zm(300), schemas.q0y("Timeout in seconds (default: 30)")), 30),
				env: schemas.Rvf(schemas.g1P(schemas.YjP(), schemas.YjP()).check(schemas.q0y("Environment variables for the command; values go here, not into the command")), {}),
				writes: schemas.lqM(schemas.YOg(schemas.YjP()).check(schemas.q0y("Globs of the files that the command may change; a change elsewhere is an error")))
			}),
			outputs: () => schemas.rej({
				stdout: schemas.YjP().check(schemas.q0y("What the command printed; beyond 1 MB its beginning and end")),
				stderr: schemas.YjP().check(schemas.q0y("What the command printed as errors; beyond 1 MB its beginning and end")),
				exit_code: schemas.Whr().check(schemas.q0y("Exit code of the command")),
				stdout_lines: schemas.Whr().check(schemas.q0y("Number of lines on stdout")),
				stderr_lines: schemas.Whr().check(schemas.q0y("Number of lines on stderr")),
				changed_files: schemas.YOg(schemas.YjP()).check(schemas.q0y("Files that the command wrote, made or removed"))
			}),
			metadata: [
				"exit_code",
				"stdout_lines",
				"stderr_lines"
			],
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
			async run(args, context) {
				let declared = args.writes === void 0 ? void 0 : (0, glob.nS)(args.writes);
				if (declared?.ok === !1) return declared;
				let refusal = refuseEnvironment(args.env);
				if (refusal !== void 0) return (0, result.V)(refusal);
				let place = await openCommandPlace(context);
				if (!place.ok) return place;
				let executedAt = context.clock.now().toISOString();
				let exit = await context.shell.run({
					command: args.command,
					folder: place.value.folder,
					env: args.env,
					timeoutMs: args.timeout_seconds * 1e3,
					outputBytes: context.limits.commandOutputBytes,
					signal: context.signal
				});
				remember(context, args.command, executedAt, exit);
				let commandProblem = commandFailure(exit, args.command, args.timeout_seconds);
				let found = await place.value.findChanges(commandProblem === void 0);
				if (!found.ok) return found;
				let changed = found.value;
				let problem = refuseTampering(changed.git) ?? refuseUndeclared(changed.files, declared?.value) ?? commandProblem;
				if (problem !== void 0) return (0, result.V)(withChanges(problem, changed.files));
				if (exit.kind !== "exited") throw Error(`A command that was ${exit.kind} counted as a success`);
				let value = {
					stdout: exit.stdout,
					stderr: exit.stderr,
					exit_code: exit.code,
					stdout_lines: exit.stdoutLines,
					stderr_lines: exit.stderrLines,
					changed_files: [...changed.files]
				};
				let dropped = exit.droppedBytes === 0 ? [] : [`Output too large, ${exit.droppedBytes} bytes left out`];
				let warnings = [...changed.warnings, ...dropped];
				return (0, tool_result.P)(value, `Command output:\n${endWithNewline(exit.stdout)}`, {
					warnings,
					filesAffected: changed.files
				});
			}
		});
		function refuseEnvironment(env) {
			for (let [name, value] of Object.entries(env)) {
				let why = (0, child_environment.v)(name, value);
				if (why !== void 0) return (0, tool_error.$4)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, "Use another name, such as WANTED_VERSION.");
			}
		}
		function refuseTampering(parts) {
			if (parts.length === 0) return;
			return (0, tool_error.$4)("git_state_tampered", `The command changed the state of the git repository: ${(0, wording.Kf)(parts, 10)}`, "Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.");
		}
		function refuseUndeclared(files, declared) {
			let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file));
			if (undeclared.length === 0) return;
			return (0, tool_error.$4)("undeclared_write", `The command changed files outside 'writes': ${(0, wording.Kf)(undeclared, 10)}`, "What the command did stays on disk. Add them to 'writes' if they may change, or take the changes back and correct the command.");
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
				suggestion: `${error.suggestion} It changed these files: ${(0, wording.Kf)(files, 10)}.`
			};
		}
		function endWithNewline(text) {
			return text === "" || text.endsWith("\n") ? text : `${text}\n`;
		}
	}),
	11262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => compareFootprints,
			takeFootprint: () => takeFootprint
		});
		var _git_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35137);
		function takeFootprint({ folder, repository, listing, disk }) {
			let files = new Map();
			for (let path of listing.files) {
				let entry = disk.entry(`${folder}/${path}`);
				entry.ok && entry.value?.kind === "file" && files.set(path, `${entry.value.mode} ${entry.value.fingerprint}`);
			}
			return {
				files,
				git: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_0__.I)(disk, folder, repository)
			};
		}
		function compareFootprints(before, after) {
			return {
				files: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_0__.t)(before.files, after.files),
				git: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_0__.t)(before.git, after.git)
			};
		}
	}),
	35137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readGitState,
			t: () => differences
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		let FILES = [
			"config",
			"config.worktree",
			"commondir",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"info/sparse-checkout",
			"objects/info/alternates",
			"shallow"
		];
		let TREES = [
			"refs",
			"reftable",
			"hooks"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			note(state, disk, "HEAD", node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, "HEAD"));
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "packed-refs"));
			for (let directory of new Set([common, own])) {
				for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
				for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
				noteModules(state, disk, "modules", node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), 0);
			}
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, "worktrees"));
			for (let { name } of worktrees.ok ? worktrees.value : []) state.set(`worktrees/${name}`, "there");
			return state;
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"HEAD",
				"packed-refs",
				...FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, file));
			for (let tree of TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
		}
		function readPackedRefs(state, disk, file) {
			let packed = disk.readFile(file);
			if (!packed.ok) return;
			for (let line of Buffer.from(packed.value.bytes).toString("utf8").split("\n")) {
				let [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
				id !== void 0 && name !== void 0 && state.set(name, id);
			}
		}
		function noteTree(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			for (let entry of entries.value) {
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name)];
				entry.kind === "directory" ? noteTree(state, disk, inner, onDisk, depth + 1) : note(state, disk, inner, onDisk);
			}
		}
		function note(state, disk, name, file) {
			let entry = disk.entry(file);
			if (!entry.ok || entry.value === void 0) return;
			if (entry.value.kind === "file") {
				let content = disk.readFile(file);
				state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
			} else state.set(name, entry.value.kind === "directory" ? "directory" : entry.value.fingerprint);
		}
		function describeContent(name, { bytes, mode }) {
			let text = bytes.length <= 65 && name.startsWith("refs/") ? Buffer.from(bytes).toString("latin1").trim() : "";
			if (/^[0-9a-f]{40,64}$/.test(text)) return text;
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	}),
	84696: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => classEnd,
			PH: () => expandBraces,
			cg: () => MAX_ALTERNATIVES,
			mf: () => syntaxFault,
			yF: () => unclosedClass
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		let MAX_ALTERNATIVES = 1e3;
		function expandBraces(pattern) {
			if (!/[{}]/.test(pattern)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)([pattern]);
			let reader = {
				pattern,
				at: 0
			};
			let expanded = readSequence(reader, !1);
			if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
			return expanded;
		}
		function classEnd(pattern, open) {
			let at = open + 1;
			(pattern[at] === "!" || pattern[at] === "^") && at++;
			pattern[at] === "]" && at++;
			for (; at < pattern.length && pattern[at] !== "/"; at++) if (pattern[at] === "\\") at++;
			else if (pattern[at] === "]") return at;
			return -1;
		}
		function syntaxFault(reason) {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "syntax",
				reason
			});
		}
		function unclosedClass() {
			return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
		}
		function readSequence(reader, isInside) {
			let { pattern } = reader;
			let heads = [""];
			for (; reader.at < pattern.length;) {
				let character = pattern.charAt(reader.at);
				if (character === "}" || isInside && character === ",") break;
				let tails;
				if (character === "{") {
					let group = readGroup(reader);
					if (!group.ok) return group;
					tails = group.value;
				} else {
					let end = character === "[" ? classEnd(pattern, reader.at) : reader.at + +(character === "\\");
					if (end < 0) return unclosedClass();
					tails = [pattern.slice(reader.at, end + 1)];
					reader.at = end + 1;
				}
				if (heads.length * tails.length > MAX_ALTERNATIVES) return tooMany();
				heads = heads.flatMap((head) => tails.map((tail) => head + tail));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(heads);
		}
		function readGroup(reader) {
			let alternatives = [];
			do {
				reader.at++;
				let alternative = readSequence(reader, !0);
				if (!alternative.ok) return alternative;
				alternatives.push(...alternative.value);
				if (alternatives.length > MAX_ALTERNATIVES) return tooMany();
			} while (reader.pattern[reader.at] === ",");
			if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
			reader.at++;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(alternatives);
		}
		function tooMany() {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "limit",
				reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
			});
		}
	}),
	50636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => compileSegments });
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
		function compileSegments(segments) {
			let literals = [];
			for (let segment of segments) {
				if (segment.kind !== "literal") break;
				literals.push(segment.text);
			}
			let rest = segments.slice(literals.length);
			if (rest.length === 0) {
				let whole = literals.join("/");
				return (path) => path === whole;
			}
			let prefix = literals.map((literal) => `${literal}/`).join("");
			let matchRest = compileCommon(rest) ?? compileAny(rest);
			return prefix === "" ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
		}
		function compileCommon([first, second, third, ...more]) {
			if (first?.kind !== "globstar" || more.length > 0) return;
			if (second === void 0) return (path, from) => path.length > from;
			if (third === void 0) {
				if (second.kind === "literal") return (path, from) => endsWithName(path, from, second.text);
				let suffix = suffixOf(second);
				return suffix === void 0 ? void 0 : (path) => path.endsWith(suffix);
			}
			if (second.kind !== "literal" || third.kind !== "globstar") return;
			let directory = `${second.text}/`;
			return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
		}
		function endsWithName(path, from, name) {
			let start = path.length - name.length;
			return path.endsWith(name) && (start === from || start > from && path[start - 1] === "/");
		}
		function suffixOf(segment) {
			if (segment.kind !== "tokens" || segment.tokens.length > 2 || segment.tokens[0]?.kind !== "star") return;
			let last = segment.tokens[1];
			if (last === void 0) return "";
			return last.kind === "text" ? last.text : void 0;
		}
		function compileAny(segments) {
			let last = segments.at(-1);
			let lastToken = last?.kind === "tokens" ? last.tokens.at(-1) : void 0;
			let suffix = lastToken?.kind === "text" ? lastToken.text : "";
			return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
		}
		function matchSegments(segments, path, from) {
			let at = from;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let segment = segments[index];
				if (segment === void 0) {
					if (at > path.length) return !0;
				} else if (segment.kind === "globstar") {
					if (index === segments.length - 1) return at < path.length;
					starIndex = index++;
					starAt = at;
					continue;
				} else if (at <= path.length) {
					let slash = path.indexOf("/", at);
					let end = slash < 0 ? path.length : slash;
					if (matchName(segment, path, at, end)) {
						at = end + 1;
						index++;
						continue;
					}
				}
				if (starIndex < 0) return !1;
				let slash = path.indexOf("/", starAt);
				if (slash < 0) return !1;
				starAt = slash + 1;
				at = starAt;
				index = starIndex + 1;
			}
		}
		function matchName(segment, path, start, end) {
			if (segment.kind === "tokens") return (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_0__.I)(segment.tokens, path, start, end);
			return end - start === segment.text.length && path.startsWith(segment.text, start);
		}
	}),
	66599: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => matchTokens,
			Z: () => parseSegment
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84696);
		function parseSegment(source) {
			if (source === "**") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({ kind: "globstar" });
			let tokens = [];
			let text = "";
			let flush = () => {
				text !== "" && tokens.push({
					kind: "text",
					text
				});
				text = "";
			};
			for (let at = 0; at < source.length; at++) {
				let character = source.charAt(at);
				if (character === "*" || character === "?") {
					flush();
					character === "?" ? tokens.push({ kind: "one" }) : tokens.at(-1)?.kind !== "star" && tokens.push({ kind: "star" });
				} else if (character === "[") {
					flush();
					let end = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.IR)(source, at);
					if (end < 0) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.yF)();
					let parsed = parseClass(source.slice(at + 1, end));
					if (!parsed.ok) return parsed;
					tokens.push(parsed.value);
					at = end;
				} else {
					character === "\\" && at++;
					text += source.charAt(at);
				}
			}
			let isLiteral = tokens.length === 0;
			flush();
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(isLiteral ? {
				kind: "literal",
				text: tokens[0]?.kind === "text" ? tokens[0].text : ""
			} : {
				kind: "tokens",
				tokens
			});
		}
		function matchTokens(tokens, path, start, end) {
			let at = start;
			let index = 0;
			let starIndex = -1;
			let starAt = 0;
			for (;;) {
				let token = tokens[index];
				if (token === void 0) {
					if (at === end) return !0;
				} else if (token.kind === "star") {
					if (index === tokens.length - 1) return !0;
					starIndex = index++;
					starAt = at;
					continue;
				} else {
					let next = take(token, path, at, end);
					if (next >= 0) {
						at = next;
						index++;
						continue;
					}
				}
				if (starIndex < 0 || starAt >= end) return !1;
				starAt += widthAt(path, starAt);
				at = starAt;
				index = starIndex + 1;
			}
		}
		function take(token, path, at, end) {
			if (token.kind === "text") return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
			if (at >= end) return -1;
			if (token.kind === "class") {
				let point = path.codePointAt(at) ?? 0;
				if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1;
			}
			return at + widthAt(path, at);
		}
		function widthAt(path, at) {
			return (path.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
		function parseClass(source) {
			if (source.includes("[:")) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Write the characters out, such as '[a-z]': named classes are not known.");
			let isNegated = /^[!^]/.test(source);
			let members = [];
			let characters = [...isNegated ? source.slice(1) : source];
			for (let i = 0; i < characters.length; i++) {
				let isEscaped = characters[i] === "\\" && i + 1 < characters.length;
				isEscaped && i++;
				members.push({
					point: characters[i]?.codePointAt(0) ?? 0,
					isDash: characters[i] === "-" && !isEscaped
				});
			}
			let ranges = [];
			for (let i = 0; i < members.length; i++) {
				let from = members[i]?.point ?? 0;
				let to = members[i + 1]?.isDash ? members[i + 2]?.point : void 0;
				to !== void 0 && (i += 2);
				if (to !== void 0 && to < from) return (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_1__.mf)("Turn the range in the class around: it ends before it begins.");
				ranges.push([from, to ?? from]);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)({
				kind: "class",
				isNegated,
				ranges
			});
		}
	}),
	24391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => parseExcludes,
			nS: () => parseGlobs,
			qF: () => parseGlob
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84696);
		var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50636);
		var _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66599);
		function parseGlob(pattern) {
			return parseGlobs([pattern]);
		}
		function parseGlobs(patterns) {
			return compile(patterns, (segments) => [segments]);
		}
		function parseExcludes(patterns) {
			return compile(patterns, (segments) => segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]]);
		}
		let GLOBSTAR = { kind: "globstar" };
		function compile(patterns, variants) {
			let matchers = [];
			let alternatives = 0;
			for (let pattern of patterns) {
				let parsed = parsePattern(pattern);
				if (!parsed.ok) return parsed;
				alternatives += parsed.value.length;
				if (alternatives > _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, `there are more than ${_glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.cg} patterns`));
				for (let segments of parsed.value) matchers.push(...variants(segments).map(_glob_matcher_js__WEBPACK_IMPORTED_MODULE_4__.M));
			}
			let [only, ...others] = matchers;
			if (only !== void 0 && others.length === 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: only });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
		}
		function parsePattern(pattern) {
			if (Buffer.byteLength(pattern) > 256) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(tooLarge(pattern, "it is longer than 256 bytes"));
			if (pattern === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "Say which files are meant."));
			if (pattern.startsWith("!")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
			let expanded = (0, _glob_braces_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pattern);
			if (!expanded.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, expanded.error));
			let alternatives = [];
			for (let alternative of expanded.value) {
				let problem = findEscape(pattern, alternative);
				if (problem !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(problem);
				let segments = parseAlternative(alternative);
				if (!segments.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(fromFault(pattern, segments.error));
				alternatives.push(segments.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(alternatives);
		}
		function parseAlternative(alternative) {
			let isAnchored = /\/./.test(alternative);
			let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
			let segments = isAnchored ? [] : [GLOBSTAR];
			for (let source of sources) {
				let segment = (0, _glob_segment_js__WEBPACK_IMPORTED_MODULE_5__.Z)(source);
				if (!segment.ok) return segment;
				segment.value.kind === "globstar" && segments.at(-1)?.kind === "globstar" || segments.push(segment.value);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(segments);
		}
		function findEscape(pattern, alternative) {
			let shown = `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`;
			let outside = () => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
			let denied = (why, suggestion) => (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
			if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
			if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
			if (alternative.split(/[/\\]/).includes("..")) return outside();
			if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
			if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
		}
		function fromFault(pattern, fault) {
			return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
		}
		function invalid(pattern, advice) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("invalid_pattern", `Invalid glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
		}
		function tooLarge(pattern, why) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("limit_exceeded", `Glob pattern '${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
		}
	})
};
