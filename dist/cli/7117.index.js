"use strict";
exports.id = 7117;
exports.ids = [7117, 1147];
exports.modules = {
	7451: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	1194: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	7682: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7451);
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("timed_out", `Command timed out after ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("command_failed", message, advice));
				}
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_2__.t)(exit);
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
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
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
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("command_failed", withOutput(message, said.trimEnd()), suggestion),
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
	1147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => footprint_exports,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _git_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2916);
		let IGNORED = [
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		];
		async function readIgnored(request) {
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Y)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let { ignoredByGit } = await __webpack_require__.e(5998).then(__webpack_require__.bind(__webpack_require__, 5998)).then((n) => n.r);
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Y)(request);
			let ignored = await ignoredByGit(request.git, request.repository)(names.map((name) => `${above}${name}`));
			return ignored.ok ? names.filter((name) => ignored.value.has(`${above}${name}`)) : [];
		}
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.n)(disk, folder, repository);
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
				files: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.t)(before.files, after.files),
				git: (0, _git_state_js__WEBPACK_IMPORTED_MODULE_3__.t)(before.git, after.git)
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
				return this.#ignored === void 0 ? !_shared_js__WEBPACK_IMPORTED_MODULE_2__.q.has(name) : !this.#ignored.has(`${path}/`);
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
	}),
	2916: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readGitState,
			t: () => differences
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
		let FILES = [
			"config",
			"info/attributes",
			"info/exclude",
			"info/grafts",
			"objects/info/alternates",
			"shallow"
		];
		let REF_TREES = ["refs", "reftable"];
		let TREES = [...REF_TREES, "hooks"];
		let WORKTREE_FILES = [
			"HEAD",
			"config.worktree",
			"commondir",
			"info/sparse-checkout",
			"MERGE_HEAD",
			"CHERRY_PICK_HEAD",
			"REVERT_HEAD",
			"BISECT_LOG"
		];
		let WORKTREE_TREES = [
			"rebase-merge",
			"rebase-apply",
			"sequencer"
		];
		function readGitState(disk, folder, repository) {
			let state = new Map();
			note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, ".git"));
			if (repository === void 0) return state;
			repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(repository.workTree, ".git"));
			let own = repository.gitDirectory;
			let common = commonDirectory(disk, own);
			readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "packed-refs"));
			for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, file));
			for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, tree), 0);
			noteWorktree(state, disk, "", own);
			own !== common && noteWorktree(state, disk, `${common}/`, common);
			let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees"));
			let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "worktrees", name));
			for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
				let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(common, directory);
				state.set(name, "there");
				for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
				directory !== own && noteWorktree(state, disk, `${name}/`, directory);
			}
			return state;
		}
		function noteWorktree(state, disk, prefix, directory) {
			for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), 0);
		}
		function noteModules(state, disk, name, directory, depth) {
			let entries = disk.readDirectory(directory);
			if (!entries.ok || depth > 32) return;
			if (!entries.value.some((entry) => entry.name === "HEAD")) {
				for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name), depth + 1);
				return;
			}
			for (let file of [
				"packed-refs",
				...FILES,
				...WORKTREE_FILES
			]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file));
			for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, tree), 0);
			noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "modules"), depth + 1);
		}
		function differences(before, after) {
			return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
		}
		function commonDirectory(disk, gitDirectory) {
			let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_0__.join(gitDirectory, "commondir"));
			return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
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
				let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, entry.name)];
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
			return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex")}`;
		}
	}),
	7117: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runInTerminal: () => runInTerminal });
		__webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1194);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7682);
		var _footprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1147);
		async function openCommandPlace({ scratch, workspace, signal }) {
			return scratch === void 0 ? inFolder(workspace) : inScratch(scratch, signal);
		}
		async function inScratch(scratch, signal) {
			let prepared = await scratch.prepare(signal);
			if (!prepared.ok) return prepared;
			let { folder, warnings } = prepared.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
				folder,
				isOwn: !0,
				async findChanges(hasSucceeded) {
					if (!hasSucceeded) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
						files: [],
						git: [],
						warnings
					});
					let read = await scratch.readBack();
					return read.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
						files: read.value.changed,
						git: [],
						warnings: [...warnings, ...read.value.warnings]
					}) : read;
				}
			});
		}
		async function inFolder(workspace) {
			let staged = (await workspace.changes()).map((change) => change.path);
			if (staged.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(notWritten(staged));
			let { folder } = workspace;
			let before = await workspace.footprint();
			if (folder === void 0 || before === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(noFolder());
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
				folder,
				isOwn: !1,
				async findChanges() {
					let changed = (0, _footprint_js__WEBPACK_IMPORTED_MODULE_5__.t)(before, await workspace.footprint() ?? before);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
						...changed,
						warnings: []
					});
				}
			});
		}
		function notWritten(paths) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("stale", `Cannot run a command over changes that are not written yet: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(paths, 10)}`, "Land these changes first, or run the command before making them.");
		}
		function noFolder() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("not_a_directory", "There is no folder on disk to run a command in", "Run it in a checkout of the repository.");
		}
		let MAX_COMMAND_BYTES = 1e5;
		let runInTerminal = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			name: "run_in_terminal",
			summary: "Execute a shell command in the working directory, and tell which files it changed, but for those that git ignores.",
			category: "Terminal",
			effect: "external",
			risk: "dangerous",
			permissions: ["RunCommands"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(1, { abort: !0 }), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)((command) => command.trim() !== "", "must not be empty"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)((command) => !command.includes("\0"), "must not have a NUL character"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)((command) => command.isWellFormed(), "has half of a surrogate pair, which would run as another character"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)((command) => Buffer.byteLength(command) <= MAX_COMMAND_BYTES, `must not be longer than ${MAX_COMMAND_BYTES} bytes`), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Shell command to execute, in the default shell and in the working directory. One that changes the repository itself (commit, fetch, switch) counts as failed")),
				timeout_seconds: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)(300), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Timeout in seconds, 1 to 300 (default: 30)")), 30),
				env: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Environment variables for the command; values go here, not into the command")), {}),
				writes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.S)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Globs of the files that the command may write; writing or removing another is an error, also a link, and also if it holds the same afterwards. What git ignores when the command is done (build output, dependencies; without git, directories such as dist and node_modules) may always change"))))
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				stdout: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("What the command printed; beyond 1 MB its beginning and end")),
				stderr: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("What the command printed as errors; beyond 1 MB its beginning and end")),
				exit_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Exit code of the command")),
				stdout_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Number of lines on stdout")),
				stderr_lines: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Number of lines on stderr")),
				changed_files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)("Files, links and the like that the command wrote, made or removed; not what git ignores, nor what is inside another repository"))
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
				let declared = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Et)(writes);
				return declared.ok ? refuseEnvironment(env) : declared.error;
			},
			async run(args, context) {
				let declared = args.writes === void 0 ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Et)(args.writes);
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
				let files = changed.map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn);
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
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._t)(value, describeOutput(exit), {
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
				let why = (0, _child_environment_js__WEBPACK_IMPORTED_MODULE_3__.r)(name, value);
				if (why === void 0) continue;
				let suggestion = (0, _child_environment_js__WEBPACK_IMPORTED_MODULE_3__.n)(value) ? "Use another name, such as WANTED_VERSION." : "Take that character out of the value.";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("invalid_arguments", `env: variable '${name}' is not allowed: ${why}`, suggestion);
			}
		}
		function refuseTampering(parts) {
			if (parts.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("git_state_tampered", `The command changed the state of the git repository: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(parts, 10)}`, "Use a command that changes files only. Look at what it did to the repository and put it back if that was not wanted.");
		}
		function refuseUndeclared(files, declared) {
			let undeclared = declared === void 0 ? [] : files.filter((file) => !declared.matches(file)).map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn);
			if (undeclared.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("undeclared_write", `The command wrote or removed files outside 'writes': ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(undeclared, 10)}`, "What the command did stays on disk. Add them to 'writes' if they may change, or take the changes back and correct the command.");
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
				suggestion: `${error.suggestion} It wrote or removed these files: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(files, 10)}.`
			};
		}
		function describeOutput({ stdout, stderr }) {
			if (stdout !== "") return `Command output:\n${endWithNewline(stdout)}`;
			return stderr === "" ? "The command printed nothing" : "The command printed to standard error only";
		}
		function endWithNewline(text) {
			return text.endsWith("\n") ? text : `${text}\n`;
		}
	})
};
