"use strict";
exports.id = 9402;
exports.ids = [9402, 766];
exports.modules = {
	3727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readApprovals,
			t: () => addApproval
		});
		var _list_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(766);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		let KEYS = {
			tool: "string",
			pattern: "string",
			expires: "string",
			enabled: "boolean",
			root: "string",
			definition: "string"
		};
		function readApprovals(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					rules: [],
					problems: []
				});
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, "others than its owner may change it", `Run: chmod 600 ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.x)(file)}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file, "utf8");
			} catch (error) {
				if (error.code === "ENOTDIR") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					rules: [],
					problems: []
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.D)(text);
			if (!parsed.ok) {
				let { line, column, message } = parsed.error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, message, "Correct it, or delete it.", `:${line}:${column}`));
			}
			let rules = parsed.value?.rules;
			if (!Array.isArray(rules)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, "it has no list 'rules'", "Write {\"rules\": []}, or delete it."));
			let problem = rules.map(findShapeProblem).find((found) => found !== void 0);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, problem, "Correct it, or delete it."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				rules,
				problems: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_0__.C)(rules).map((found) => `${file}: ${found}`)
			});
		}
		function addApproval(file, rule) {
			let present = readApprovals(file);
			if (!present.ok) return present;
			try {
				(0, _private_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function findShapeProblem(rule, i) {
			let where = `rule ${i + 1}`;
			if (typeof rule != "object" || !rule || Array.isArray(rule)) return `${where} is not an object`;
			for (let [key, value] of Object.entries(rule)) {
				if (!Object.hasOwn(KEYS, key)) return `${where} has the unknown key '${key}'`;
				if (typeof value !== KEYS[key]) return `'${key}' of ${where} must be a ${KEYS[key]}`;
			}
			return "tool" in rule && "pattern" in rule ? void 0 : `${where} needs 'tool' and 'pattern'`;
		}
		function broken(file, why, suggestion, position = "") {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Approval rules ${file}${position}: ${why}`, suggestion);
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
	5998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => ignoredByName,
			r: () => ignored_exports,
			t: () => ignoredByGit
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5802);
		var ignored_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ ignoredByGit: () => ignoredByGit });
		let CHECK_IGNORE = [
			"--no-literal-pathspecs",
			"check-ignore",
			"--no-index",
			"-z",
			"--stdin"
		];
		function ignoredByGit(git, repository) {
			return async (paths) => {
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.a)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(new Set(paths.filter((path) => path.split("/").some((segment) => _shared_js__WEBPACK_IMPORTED_MODULE_2__.q.has(segment)))));
	}),
	9020: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => resolveInputs,
			c: () => reverseChanges,
			i: () => lazyUsage,
			l: () => approveLanding,
			n: () => sealToolsFor,
			o: () => landLoaded,
			r: () => secretsFrom,
			s: () => refuseLoaded,
			t: () => makeRun
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3479);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5802);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8910);
		var _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7607);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7682);
		var _git_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2916);
		var _ignored_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5998);
		var node_fs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8500);
		var node_os__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8161);
		function approveLanding(landing) {
			let { plan, changes, hash, rules, root, approver, call = landingCall(plan, changes, hash) } = landing;
			let decision = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.S)(call, rules, {
				now: new Date(),
				root
			});
			decision.kind === "allow" && landing.onRule?.();
			return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.b)(decision, {
				call,
				changes
			}, {
				approver: approver ?? _list_2_js__WEBPACK_IMPORTED_MODULE_3__.y,
				emit: () => void 0
			});
		}
		function landingCall(plan, changes, hash) {
			let isDangerous = changes.some(({ kind }) => kind === "delete");
			return {
				tool: {
					name: `recipe:${plan.recipe.path}`,
					summary: plan.message,
					category: "File Writing",
					effect: "stage",
					risk: isDangerous ? "dangerous" : "safe_write",
					permissions: isDangerous ? ["WriteFiles", "DeleteFiles"] : ["WriteFiles"]
				},
				args: {
					sha256: hash,
					inputs: plan.inputs
				}
			};
		}
		function takeCommitLock(gitDirectory, disk) {
			let path = `${gitDirectory}/sous/commit`;
			let opened = [];
			let closeAll = () => {
				for (let directory of opened.toReversed()) directory.close();
			};
			let directory = disk.open(gitDirectory);
			for (let name of ["sous", "commit"]) {
				if (!directory.ok) break;
				opened.push(directory.value);
				directory = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.c)(directory.value, name);
			}
			if (!directory.ok) {
				closeAll();
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(directory.error, path, "write"));
			}
			opened.push(directory.value);
			let lock = (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.o)(directory.value, disk, path);
			if (!lock.ok) {
				closeAll();
				return lock;
			}
			let { release } = lock.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ release() {
				release();
				opened[1]?.removeDirectory("commit");
				opened[0]?.removeDirectory("sous");
				closeAll();
			} });
		}
		async function refuseConverted(changes, prefix, askUsersGit) {
			let files = changes.filter(({ kind }) => kind !== "create_directory");
			let paths = files.map(({ path }) => prefix + path);
			let attributes = await (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__.a)(askUsersGit, [
				"filter",
				"ident",
				"working-tree-encoding"
			], paths);
			if (!attributes.ok) return attributes.error;
			let found = new Map();
			for (let change of files) {
				let why = conversionOf(change, attributes.value.get(prefix + change.path) ?? new Map());
				why !== void 0 && found.set(why, [...found.get(why) ?? [], change.path]);
			}
			let [first] = found;
			if (first !== void 0) return cannotCommit(`Git keeps ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.It)(first[1], 10)} ${first[0]}`);
			let attributesFile = changes.find(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
			let hasOther = changes.some((change) => (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__.i)(change, "before") || (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__.i)(change, "after"));
			if (attributesFile === void 0 || !hasOther) return;
			return cannotCommit(`The plan changes ${attributesFile.path}, which decides how git keeps line endings, together with files that have CRLF`);
		}
		function conversionOf(change, attributes) {
			let filter = attributes.get("filter") ?? "unspecified";
			if (filter !== "unspecified" && filter !== "unset") return `through the filter '${filter}', which Sous does not run`;
			let encoding = attributes.get("working-tree-encoding") ?? "unspecified";
			if (!/^(?:unspecified|unset|set|utf-?8)$/i.test(encoding)) return `in another encoding than ${encoding}, which the working tree has`;
			let isExpanded = [bytesOf(change, "before"), bytesOf(change, "after")].some((bytes) => bytes?.includes("$Id:"));
			return attributes.get("ident") === "set" && isExpanded ? "without what it puts after '$Id:'" : void 0;
		}
		function bytesOf(change, side) {
			let bytes = side === "before" ? "before" in change && change.before : "after" in change && change.after;
			return bytes === !1 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(bytes);
		}
		function cannotCommit(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", why, "Nothing was written. Land without --commit and --branch, and let git commit the files: it converts them as it is configured to.");
		}
		function reverseChanges(changes) {
			return changes.flatMap(reverse);
		}
		function reverse(change) {
			switch (change.kind) {
				case "create": return [{
					kind: "delete",
					path: change.path,
					before: change.after,
					modeBefore: change.mode
				}];
				case "update": {
					let { path, before, after, mode, modeBefore } = change;
					return [{
						kind: "update",
						path,
						before: after,
						after: before,
						modeBefore: mode,
						mode: modeBefore
					}];
				}
				case "delete": return [{
					kind: "create",
					path: change.path,
					after: change.before,
					mode: change.modeBefore
				}];
				case "create_directory": return [];
			}
		}
		async function refuseCommit(request) {
			let target = await findTarget(request);
			if (!target.ok) return target.error;
			if (await findEarlier(request, target.value) !== void 0) return;
			let base = await checkBase(request, target.value);
			return base.ok ? void 0 : base.error;
		}
		async function findTarget({ plan, changes, sealed, tree, git, branch, askUsersGit }) {
			let waiting = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.d)(plan);
			if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(waiting);
			if (sealed === void 0 || tree.repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notInGit());
			let repository = new _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.n(git, tree.repository);
			let ref = branch === void 0 ? "HEAD" : `refs/heads/${branch}`;
			let misnamed = branch === void 0 ? void 0 : await refuseBranchName(repository, branch, ref);
			if (misnamed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(misnamed);
			let converted = askUsersGit && await refuseConverted(changes, (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.s)(plan), askUsersGit);
			if (converted !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(converted);
			return await repository.isNothingNew(plan, sealed) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(nothingToCommit()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				repository,
				sealed,
				ref
			});
		}
		async function findEarlier({ plan, changes, tree, branch }, { repository, ref }) {
			let commit = await repository.findCommit(ref, plan);
			if (commit === void 0 || branch !== void 0) return commit;
			let before = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.m)(tree, reverseChanges(changes));
			return before.ok && before.value === "landed" ? void 0 : commit;
		}
		async function checkBase({ plan, changes, tree, git, place, branch }, { repository, sealed, ref }) {
			let committed = {
				changes,
				kept: sealed.kept
			};
			if (branch !== void 0) {
				let refused = (await repository.resolve(ref) === void 0 ? void 0 : branchExists(branch)) ?? await repository.refuseUncommitted(plan, committed, ref);
				return refused === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(plan.base) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refused);
			}
			let now = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.p)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let refused = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.f)(plan.base, now.value) ?? await repository.refuseUnderWay() ?? refuseRebase(place) ?? await repository.refuseUncommitted(plan, committed, ref);
			return refused === void 0 ? now : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refused);
		}
		let REBASES = ["rebase-merge", "rebase-apply"];
		function refuseRebase({ gitDirectory, disk }) {
			let directory = gitDirectory === void 0 ? void 0 : disk.open(gitDirectory);
			if (!directory?.ok) return;
			let isUnderWay = REBASES.some((name) => {
				let entry = directory.value.entry(name);
				return entry.ok && entry.value !== void 0;
			});
			directory.value.close();
			return isUnderWay ? (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.r)("A rebase") : void 0;
		}
		function notInGit() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch.");
		}
		function nothingToCommit() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "There is nothing to commit: git keeps neither empty directories nor, as it is configured here, these line endings", "Nothing was written. Land it without --commit and --branch.");
		}
		async function refuseBranchName(repository, branch, ref) {
			let refused = (0, _run_options_js__WEBPACK_IMPORTED_MODULE_7__.i)(branch);
			if (refused !== void 0) return refused;
			if (!(await repository.run(["check-ref-format", ref], "name the branch")).ok) return (0, _run_options_js__WEBPACK_IMPORTED_MODULE_7__.a)(branch, "Use letters, digits, dashes and slashes.");
			if (await repository.resolve(ref) !== void 0) return;
			let other = await repository.run([
				"rev-parse",
				"--verify",
				"--quiet",
				branch
			], "look for the name");
			if (!other.ok) return;
			let id = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.t)(other.value).trim().slice(0, 12);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `'${branch}' already means ${id} to git`, "Nothing was written. Choose another branch name.");
		}
		function branchExists(branch) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("already_exists", `Branch '${branch}' already exists`, "Nothing was written. Choose another name or delete it.");
		}
		async function commitPlan(request) {
			let target = await findTarget(request);
			if (!target.ok) return target;
			if (request.branch !== void 0) return commitOnBranch(request, target.value, request.branch);
			let { gitDirectory = request.tree.repository?.gitDirectory ?? "", disk } = request.place;
			let lock = takeCommitLock(gitDirectory, disk);
			if (!lock.ok) return lock;
			try {
				return await commitHere(request, target.value);
			} finally {
				lock.value.release();
			}
		}
		async function commitOnBranch(request, target, branch) {
			let { repository, sealed, ref } = target;
			let earlier = await findEarlier(request, target);
			if (earlier !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "already_applied",
				commit: earlier,
				ref
			});
			let base = await checkBase(request, target);
			if (!base.ok) return base;
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let made = await repository.makeBranch(request.plan, ref, commit.value);
			if (made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "landed",
				commit: commit.value,
				ref
			});
			return await repository.resolve(ref) === void 0 ? made : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(branchExists(branch));
		}
		async function commitHere(request, target) {
			let { plan, changes, tree, git, place } = request;
			let { repository, sealed, ref } = target;
			let earlier = await findEarlier(request, target);
			if (earlier !== void 0) {
				let now = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.p)(git, tree.repository, place.folder);
				return now.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					kind: "already_applied",
					commit: earlier,
					ref: now.value.ref ?? ref
				}) : now;
			}
			let base = await checkBase(request, target);
			if (!base.ok) return base;
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let landed = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.l)(request);
			if (!landed.ok) return landed;
			let recorded = await repository.record(plan, {
				changes,
				kept: sealed.kept
			}, commit.value);
			if (recorded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "landed",
				commit: commit.value,
				ref: base.value.ref ?? "HEAD"
			});
			let restored = landed.value === "landed" ? await (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)({
				...place,
				changes: reverseChanges(changes)
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			if (!restored.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notTakenBack(recorded.error, restored.error));
			let moved = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.p)(git, tree.repository, place.folder);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((moved.ok ? (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.f)(plan.base, moved.value) : void 0) ?? recorded.error);
		}
		function notTakenBack({ code, message }, unrestored) {
			let text = `${message}. The files were written and could not be taken back: ${unrestored.message}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(code, text, "Look at them with 'git status'; the commit was not made.");
		}
		let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
		function usersGit({ tree, programs }, { env }) {
			let program = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("git", programs);
			let { repository } = tree;
			if (program === void 0 || repository === void 0) return;
			let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
			let place = [
				`--git-dir=${repository.gitDirectory}`,
				`--work-tree=${repository.workTree}`,
				"-c",
				"core.fsmonitor=false"
			];
			let options = {
				cwd: repository.workTree,
				env: {
					...own,
					PATH: programs.path,
					LC_ALL: "C",
					GIT_OPTIONAL_LOCKS: "0",
					GIT_NO_LAZY_FETCH: "1",
					GIT_ALLOW_PROTOCOL: ""
				},
				timeout: 1e4,
				maxBuffer: 67108864,
				encoding: "buffer"
			};
			return async (args, input) => {
				let { execFile } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
				return new Promise((resolve) => {
					let child = execFile(program, [...place, ...args], options, (error, out, err) => {
						let exitCode = typeof error?.code == "number" ? error.code : void 0;
						resolve(error === null ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(out) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
							exitCode,
							message: err.toString("utf8").trim() || error.message
						}));
					});
					child.stdin?.on("error", () => void 0);
					child.stdin?.end(input);
				});
			};
		}
		async function gitIdentity(opened, invocation) {
			let ask = usersGit(opened, invocation);
			if (ask === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch."));
			let asked = await ask(["var", "GIT_COMMITTER_IDENT"]);
			let text = asked.ok ? Buffer.from(asked.value).toString("utf8") : "";
			let [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? [];
			if (person !== void 0 && time !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				person,
				time
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com"));
		}
		async function refuseLoaded({ loaded, place, options, opened, invocation }) {
			if (!options.commit && options.branch === void 0) return;
			let signature = await gitIdentity(opened, invocation);
			if (!signature.ok) return signature.error;
			let branch = options.branch === void 0 ? {} : { branch: options.branch };
			return refuseCommit({
				...loaded,
				...place.landing,
				...branch,
				askUsersGit: usersGit(opened, invocation)
			});
		}
		async function landLoaded(request) {
			let landed = await land(request);
			landed.ok && await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.v)(request.place.store, request.loaded.plan.digest);
			return landed;
		}
		async function land(request) {
			let { loaded, place, options, opened, invocation } = request;
			let { plan, changes, sealed } = loaded;
			let line = new _list_2_js__WEBPACK_IMPORTED_MODULE_3__.p(invocation.console, "landing");
			let landing = {
				plan,
				changes,
				...place.landing,
				progress: line.update.bind(line)
			};
			try {
				if (!options.commit && options.branch === void 0) {
					let landed = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.l)(landing);
					return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ reason: landed.value }) : landed;
				}
				let signature = await gitIdentity(opened, invocation);
				if (!signature.ok) return signature;
				let committed = await commitPlan({
					...landing,
					...signature.value,
					sealed,
					askUsersGit: usersGit(opened, invocation),
					...options.branch !== void 0 && { branch: options.branch }
				});
				if (!committed.ok) return committed;
				let { kind, commit, ref } = committed.value;
				let where = ref === "HEAD" ? "no branch: 'git switch -c NAME' gives it one" : ref.replace(/^refs\/heads\//, "");
				let detail = `${commit.slice(0, 12)} on ${where}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					reason: kind === "landed" ? "committed" : "already_applied",
					commit,
					detail
				});
			} finally {
				line.end();
			}
		}
		function planContent({ recipe, inputs, outcome }, facts) {
			return {
				...facts,
				schemaVersion: 1,
				status: outcome.kind,
				recipe: {
					...recipe.source,
					includes: outcome.includes
				},
				inputs: Object.fromEntries(Object.entries(inputs).filter((entry) => entry[1] !== null)),
				evidence: outcome.evidence,
				steps: outcome.calls.map((call) => call.planned),
				changes: outcome.changes.map(_plan_place_js__WEBPACK_IMPORTED_MODULE_5__.k)
			};
		}
		async function withDeadline(above, { ms, waiting }, work) {
			if (ms === void 0) return work({
				signal: above,
				isOver: !1
			});
			let stop = new AbortController();
			let isOver = !1;
			let pass = () => stop.abort(above.reason);
			above.aborted && pass();
			above.addEventListener("abort", pass);
			let waitedBefore = waiting.ms;
			let end = () => {
				let waited = waiting.ms - waitedBefore;
				waitedBefore += waited;
				if (waited > 0) timer = setTimeout(end, waited);
				else {
					isOver = !above.aborted;
					stop.abort();
				}
			};
			let timer = setTimeout(end, ms);
			try {
				return await work({
					signal: stop.signal,
					get isOver() {
						return isOver;
					}
				});
			} finally {
				clearTimeout(timer);
				above.removeEventListener("abort", pass);
			}
		}
		var PlanLayers = class {
			#layers;
			constructor(base) {
				this.#layers = [base];
			}
			get top() {
				let top = this.#layers.at(-1);
				if (top === void 0) throw Error("The lowest layer was taken away.");
				return top;
			}
			push() {
				let layer = this.top.fork();
				this.#layers.push(layer);
				return layer;
			}
			drop() {
				this.#layers.pop();
			}
			async merge() {
				let changes = await this.top.changes();
				this.drop();
				await mergeInto(this.top, changes);
			}
			get folder() {
				return this.top.folder;
			}
			async changes() {
				let net = new Map();
				for (let layer of this.#layers) for (let change of await layer.changes()) {
					let both = combine(net.get(change.path), change);
					both === void 0 ? net.delete(change.path) : net.set(change.path, both);
				}
				return [...net.values()].sort((a, b) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.or)(a.path, b.path));
			}
			files = () => this.top.files();
			batches = () => this.top.batches();
			entry = (path) => this.top.entry(path);
			read = (path, limit) => this.top.read(path, limit);
			directory = (path) => this.top.directory(path);
			staged = (path) => this.top.staged(path);
			stage = (path, bytes, options) => this.top.stage(path, bytes, options);
			remove = (path) => this.top.remove(path);
			makeDirectory = (path) => this.top.makeDirectory(path);
			footprint = () => this.top.footprint();
			fork = () => this.top.fork();
			seal = () => this.top.seal();
		};
		async function mergeInto(workspace, changes) {
			for (let change of changes) change.kind === "delete" && mustSucceed(await workspace.remove(change.path));
			for (let change of changes) {
				change.kind === "create_directory" && mustSucceed(await workspace.makeDirectory(change.path));
				change.kind === "create" && mustSucceed(await workspace.stage(change.path, change.after, { mode: change.mode }));
				if (change.kind === "update") {
					let { path, before, modeBefore, after, mode, edits } = change;
					mustSucceed(await workspace.stage(path, after, {
						mode,
						from: {
							bytes: before,
							mode: modeBefore
						},
						...edits && { edits }
					}));
				}
			}
		}
		function mustSucceed(result) {
			if (!result.ok) throw Error(`A layer could not be merged: ${result.error.message}`);
		}
		function combine(first, second) {
			if (first === void 0 || first.kind === "create_directory" || second.kind === "create_directory") return second;
			let { path } = second;
			if (first.kind === "create") {
				if (second.kind === "delete") return;
				return {
					kind: "create",
					path,
					after: second.after,
					mode: second.mode
				};
			}
			let { before, modeBefore } = first;
			if (second.kind === "delete") return {
				kind: "delete",
				path,
				before,
				modeBefore
			};
			let { after, mode } = second;
			if (mode === modeBefore && Buffer.compare(before, after) === 0) return;
			return {
				kind: "update",
				path,
				before,
				modeBefore,
				after,
				mode
			};
		}
		let DEFAULT_PLAN_LIMITS = {
			steps: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt.steps,
			items: 2e3,
			calls: 1e4,
			files: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt.files,
			bytes: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt.bytes,
			wallMs: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gt.seconds * 1e3
		};
		function lowerLimits(limits, { steps, files, bytes, seconds }) {
			return {
				...limits,
				steps: Math.min(limits.steps, steps ?? limits.steps),
				files: Math.min(limits.files, files ?? limits.files),
				bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
				wallMs: Math.min(limits.wallMs, seconds === void 0 ? limits.wallMs : seconds * 1e3)
			};
		}
		function surveyRecipe(recipe, library, limits) {
			let includes = new Map();
			let count = 0;
			let visit = (current, depth, from) => {
				for (let step of [...current.steps, ...current.verify]) {
					let at = from ?? step.at;
					if (++count > limits.steps) return {
						at,
						error: limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(limits.steps, "step")}, with those of the recipes that are called`)
					};
					if (step.call.kind === "tool") continue;
					let called = library.find(step.call.recipe);
					if (called === void 0) return {
						at: step.call.at,
						error: unknownRecipe(step.call.recipe)
					};
					if (depth >= 5) return {
						at,
						error: limitError("Recipes call recipes more than 5 deep")
					};
					includes.set(called.source.path, {
						path: called.source.path,
						digest: called.source.digest
					});
					let fault = visit(called, depth + 1, at);
					if (fault !== void 0) return fault;
				}
			};
			let fault = visit(recipe, 0, void 0);
			return fault === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([...includes.values()]) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fault);
		}
		var PlanBudget = class {
			#limits;
			#sizes = new Map();
			#bytes = 0;
			#calls = 0;
			constructor(limits) {
				this.#limits = limits;
			}
			countCall() {
				return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(this.#limits.calls, "call")} of tools`) : void 0;
			}
			countChanges(changes) {
				for (let change of changes) {
					let size = "after" in change ? change.after.length : 0;
					this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
					this.#sizes.set(change.path, size);
				}
				let { files, bytes } = this.#limits;
				if (this.#sizes.size > files) return limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(files, "file")} would change`);
				return this.#bytes > bytes ? limitError(`More than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(bytes)} would be written`) : void 0;
			}
		};
		function limitError(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
		}
		function unknownRecipe(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list --all' for all of them.");
		}
		var PlainDictionary = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_2__.W {
			plain;
			#folded;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(key) {
				let name = Object.hasOwn(this.plain, key) ? key : this.#fold().get(key.toLowerCase());
				return name === void 0 ? void 0 : toData(this.plain[name]);
			}
			values() {
				return Object.values(this.plain).map(toData);
			}
			pairs() {
				return Object.entries(this.plain).map(([key, value]) => ({
					key,
					value: toData(value)
				}));
			}
			#fold() {
				this.#folded ??= new Map(Object.keys(this.plain).map((key) => [key.toLowerCase(), key]));
				return this.#folded;
			}
		};
		var PlainArray = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U {
			plain;
			constructor(plain) {
				super();
				this.plain = plain;
			}
			get(index) {
				return toData(this.plain[index]);
			}
			values() {
				return this.plain.map(toData);
			}
		};
		function toData(value) {
			if (typeof value == "string") return new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.z(value);
			if (typeof value == "number") return new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.B(value);
			if (typeof value == "boolean") return new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.H(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.V();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U) return value.values().map(fromData);
			if (value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.W) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.V ? null : value.value;
		}
		function namesIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		var EvaluationError = class extends Error {
			finding;
			constructor(code, message, suggestion) {
				super(message);
				this.finding = {
					code,
					message,
					suggestion
				};
			}
		};
		let MAX_TEXT_LENGTH = 16777216;
		function evaluate(expression, contexts) {
			return new StrictEvaluator(expression, contexts).evaluate();
		}
		var StrictEvaluator = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_2__.I {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.W(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.q ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.G(asLiteral(whole), key));
				if (key instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.K && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.z && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		};
		function asLiteral(value) {
			return new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.K(value, NO_TOKEN);
		}
		let NO_TOKEN = {
			type: 0,
			lexeme: "",
			range: {
				start: {
					line: 0,
					column: 0
				},
				end: {
					line: 0,
					column: 0
				}
			}
		};
		function isMissing(whole, key) {
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.W) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.R) return !1;
			if (!(whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(key.coerceString());
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			let names = namesIn(whole);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			..._list_1_js__WEBPACK_IMPORTED_MODULE_2__.F.map((definition) => [definition.name.toLowerCase(), definition]),
			["fromjson", {
				name: "fromJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (text) => toData(parseJson(text.coerceString()))
			}],
			["tojson", {
				name: "toJSON",
				minArgs: 1,
				maxArgs: 1,
				call: (value) => new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.z(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.L)(evaluateSource(source, contexts)));
		}
		var Stopped = class extends Error {
			diagnostic;
			constructor(source, finding) {
				super(finding.message);
				let { code, message, suggestion } = finding;
				this.diagnostic = {
					severity: "error",
					code,
					message,
					suggestion,
					at: source.at
				};
			}
		};
		function guarded(run) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(error.diagnostic);
				throw error;
			}
		}
		function evaluateValue(value, contexts) {
			switch (value.kind) {
				case "scalar": return value.value;
				case "list": return value.items.map((item) => evaluateValue(item, contexts));
				case "map": {
					let plain = Object.create(null);
					for (let entry of value.entries) plain[entry.key] = evaluateValue(entry.value, contexts);
					return plain;
				}
				case "template": {
					let [only, ...others] = value.parts;
					if (only !== void 0 && others.length === 0 && typeof only != "string") return fromData(evaluateSource(only, contexts));
					return value.parts.map((part) => typeof part == "string" ? part : asText(part, evaluateSource(part, contexts))).join("");
				}
			}
		}
		function asText(source, value) {
			if (value.primitive) return value.coerceString();
			throw new Stopped(source, {
				code: "not_text",
				message: `${value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U ? "a list" : "a map"} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.P)(source.text);
				if (!result.ok) throw new Stopped(source, result.error);
				expression = result.value;
				parsed.set(source, expression);
			}
			try {
				return evaluate(expression, contexts);
			} catch (error) {
				throw new Stopped(source, findingOf(error));
			}
		}
		function findingOf(error) {
			for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EvaluationError) return at.finding;
			return {
				code: "expression_failed",
				message: error instanceof Error ? error.message : String(error),
				suggestion: "Check the values that the expression is given."
			};
		}
		function resolveInputs(recipe, given) {
			let diagnostics = new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y();
			let top = {
				file: recipe.source.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			};
			let values = isList(given) ? splitAll(given, top, diagnostics) : new Map(Object.entries(given));
			for (let name of values.keys()) recipe.inputs.some((input) => input.name === name) || reportUnknown(name, recipe, top, diagnostics);
			let resolved = Object.create(null);
			for (let input of recipe.inputs) resolved[input.name] = resolveOne(input, values, diagnostics) ?? null;
			return diagnostics.hasErrors ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(diagnostics.list()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(resolved);
		}
		function isList(given) {
			return Array.isArray(given);
		}
		function splitAll(texts, at, diagnostics) {
			let values = new Map();
			for (let text of texts) {
				let equals = text.indexOf("=");
				let name = text.slice(0, Math.max(equals, 0));
				name === "" ? diagnostics.error(at, "input_syntax", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(text)}' is not of the form name=value`, "Write name=value.") : values.has(name) ? diagnostics.error(at, "duplicate_input", `Input '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(name)}' is given twice`, "Give it once.") : values.set(name, text.slice(equals + 1));
			}
			return values;
		}
		function reportUnknown(name, recipe, at, diagnostics) {
			let names = recipe.inputs.map((input) => input.name);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(name, names);
			let all = names.length === 0 ? "The recipe has no inputs." : `It takes ${names.join(", ")}.`;
			let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
			diagnostics.error(at, "unknown_input", `There is no input '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(name)}'`, suggestion);
		}
		function resolveOne(input, given, diagnostics) {
			if (!given.has(input.name)) {
				input.required && diagnostics.error(input.at, "missing_input", `Input '${input.name}' is required`, `Give ${input.name}=VALUE.`);
				return input.default;
			}
			let checked = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.J)(input, convert(input, given.get(input.name)));
			if (checked.ok) return checked.value;
			diagnostics.error(input.at, checked.error.code, checked.error.message, checked.error.suggestion);
		}
		let NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
		function convert(input, value) {
			if (typeof value != "string") return value;
			if (input.type === "boolean" && (value === "true" || value === "false")) return value === "true";
			if (input.type !== "number" || !NUMBER.test(value)) return value;
			let number = Number(value);
			return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
		}
		var PermissionGuard = class {
			#recipe;
			#caller;
			#fetchHosts;
			#write;
			#touched = new Set();
			constructor(recipe, { caller, fetchHosts } = {}) {
				let write = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Et)(recipe.permissions.write);
				if (!write.ok) throw Error(`A recipe was read with a glob that is none: ${write.error.message}`);
				this.#recipe = recipe;
				this.#caller = caller;
				this.#fetchHosts = fetchHosts;
				this.#write = write.value;
			}
			refuseCall({ tool, args }) {
				if (tool.effect !== "external") return;
				if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
					tool,
					args
				});
				let { command, url } = args;
				if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(command)}'`, command);
				if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
					let refusal = this.#refuseHosts([new URL(url).hostname]);
					if (refusal !== void 0) return refusal;
				}
				return this.#caller?.refuseCall({
					tool,
					args
				});
			}
			#refuseHosts(hosts) {
				for (let host of hosts) {
					if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(host)}`, host);
					if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
				}
			}
			mayReach(host) {
				return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
			}
			refuseChanges(changes) {
				let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
				if (outside !== void 0) return this.#refuse("write", `may not change '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(outside.path)}'`, outside.path);
				for (let { path } of changes) this.#touched.add(path);
				let { maxFiles } = this.#permissions;
				if (this.#touched.size > maxFiles) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
				return this.#caller?.refuseChanges(changes);
			}
			get #permissions() {
				return this.#recipe.permissions;
			}
			get #place() {
				let { at, source } = {
					at: this.#permissions.at,
					source: this.#recipe.source
				};
				return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
			}
			#refuse(key, what, value) {
				let quoted = quote(key === "write" ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.N)(value) : value);
				let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
			}
		};
		function refuseHost(host) {
			let message = `${_shared_js__WEBPACK_IMPORTED_MODULE_1__.zt} does not let recipes fetch from ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(host)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.zt}, if they should.`);
		}
		function isParent({ kind, path }, changes) {
			return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
		}
		function quote(value) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qn)(JSON.stringify(value));
		}
		let NOTHING = {
			number: 0,
			list: [],
			boolean: !1,
			text: "",
			record: {},
			object: {}
		};
		function emptyOutputs(tool) {
			let shape = Object.entries(tool.outputs().shape);
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft)(schema)]])));
		}
		function joinOutputs(empty, items) {
			let joined = Object.create(null);
			let names = new Set([empty, ...items].flatMap((outputs) => Object.keys(outputs)));
			for (let name of names) {
				let values = items.map((item) => item[name]);
				let sample = empty[name] ?? values[0];
				typeof sample == "number" ? joined[name] = values.reduce((sum, value) => sum + (typeof value == "number" ? value : 0), 0) : Array.isArray(sample) ? joined[name] = values.flatMap((value) => Array.isArray(value) ? value : []) : typeof sample == "boolean" && (joined[name] = values.includes(!0));
			}
			joined.items = items;
			return joined;
		}
		function findBroken(expectations, outputs) {
			for (let expectation of expectations) {
				let { output, operator, number } = expectation;
				let value = Object.hasOwn(outputs, output) ? outputs[output] : void 0;
				let found = Array.isArray(value) ? value.length : value;
				if (typeof found == "number" && COMPARE[operator](found, number)) continue;
				let places = typeof found == "number" && found > number ? placesIn(outputs) : "";
				let message = `Expected ${output} ${operator} ${number}, but ${typeof found == "number" ? `it is ${found}${places}` : "there is no number"}`;
				return {
					expectation,
					error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		function placesIn({ matches, files }) {
			let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : [];
			let named = places.filter((place) => typeof place == "string").slice(0, 3);
			return named.length === 0 ? "" : `: ${[...named.map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
		}
		function placeOf(match) {
			let { path, line } = match ?? {};
			return typeof path == "string" && typeof line == "number" ? `${path}:${line}` : void 0;
		}
		let COMPARE = {
			"==": (a, b) => a === b,
			"!=": (a, b) => a !== b,
			"<": (a, b) => a < b,
			"<=": (a, b) => a <= b,
			">": (a, b) => a > b,
			">=": (a, b) => a >= b
		};
		function evidenceOf({ tool, args }, outputs) {
			if (tool.effect !== "external") return;
			let { command, url } = args;
			let { exit_code: exitCode, stdout, url: finalUrl, status_code: status, sha256: hash } = outputs;
			if (tool.hosts !== void 0 && typeof finalUrl == "string" && typeof status == "number") return {
				kind: "fetch",
				url: finalUrl,
				finalUrl,
				status,
				sha256: String(hash)
			};
			if (typeof command == "string" && typeof exitCode == "number") return {
				kind: "command",
				command,
				exitCode,
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(Buffer.from(String(stdout)))
			};
			if (typeof url == "string" && typeof status == "number") return {
				kind: "fetch",
				url,
				finalUrl: String(finalUrl),
				status,
				sha256: String(hash)
			};
		}
		let KNOWN_LATER = {
			kind: "needs_approval",
			reason: "known after approval"
		};
		let READING = {
			kind: "allow",
			rule: "nothing was called"
		};
		async function callTool(tool, args, site, run) {
			let { layers, request } = run;
			tool.source !== void 0 && run.sources.set(tool.source.path, tool.source);
			let over = findOver(site, run) ?? finalError(run.budget.countCall());
			if (over !== void 0) return fail(site, run, over);
			let end = await runAndCheck({
				tool,
				args,
				context: {
					...request.context,
					workspace: layers.push(),
					http: { send: (sent) => request.context.http.send({
						...sent,
						mayReach: (host) => site.guard.mayReach(host)
					}) },
					scratch: run.scratch,
					signal: site.deadline.signal
				},
				rules: request.rules,
				root: request.root,
				approver: request.approver,
				emit(event) {
					event.kind === "progress" && request.emit({
						...event,
						step: site.place
					});
					event.kind === "approval_checked" && request.emit({
						...event,
						step: site.place
					});
				}
			}, site, run);
			end.kind === "ran" ? await layers.merge() : layers.drop();
			return end;
		}
		async function runAndCheck(callRequest, site, run) {
			let { tool, args } = callRequest;
			let decided = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__._)(callRequest);
			if (!decided.ok) return fail(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return fail(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.v)({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return fail(site, run, {
				...findOver(site, run) ?? {
					error: withPrinted(result),
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(result, changes, site, run);
			if (problem !== void 0) return fail(site, run, {
				...problem,
				...decided.value,
				durationMs
			});
			let evidence = evidenceOf(call, outputs);
			evidence !== void 0 && run.evidence.push(evidence);
			let approved = tool.effect === "external" && decision.kind === "needs_approval" ? {
				kind: "allow",
				rule: "approved when asked"
			} : decision;
			record(site, run, {
				outcome: ranOutcome(result),
				call,
				decision: approved,
				changes,
				outputs,
				unfinished: result.unfinished,
				durationMs
			});
			return {
				kind: "ran",
				outputs
			};
			function refused(error) {
				return fail(site, run, {
					error,
					isFinal: !0,
					call,
					decision
				});
			}
		}
		function withPrinted({ error, printed }) {
			let texts = [printed?.out, printed?.err].map((text) => text?.trimEnd() ?? "").filter((text) => text !== "");
			return texts.length === 0 ? error : {
				...error,
				message: `${error.message}\nIt printed:\n${(0, _command_failure_js__WEBPACK_IMPORTED_MODULE_9__.n)(texts.join("\n"))}`
			};
		}
		function withTimeOf({ timeoutSeconds }, args) {
			if (timeoutSeconds === void 0 || !("timeout_seconds" in args.complete) || "timeout_seconds" in args.given) return args;
			return {
				...args,
				complete: {
					...args.complete,
					timeout_seconds: Math.min(timeoutSeconds, 300)
				}
			};
		}
		function findProblem(result, changes, site, run) {
			let [changed] = changes;
			if (site.place.isVerify && changed !== void 0) return {
				error: verifyChanges(`it changed '${changed.path}'`),
				isFinal: !0
			};
			let { expect } = site.step;
			let broken = findBroken(expect, result.value);
			if (broken !== void 0) return {
				error: broken.error,
				at: broken.expectation.at
			};
			if (expect[0] !== void 0 && result.unfinished !== void 0) return {
				error: cannotTell(result.unfinished),
				at: expect[0].at
			};
			return finalError(site.guard.refuseChanges(changes) ?? run.budget.countChanges(changes));
		}
		function cannotTell(unfinished) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("timed_out", `Whether it is as expected cannot be told: ${unfinished}`, "Nothing changes. Simplify the pattern, or search in fewer files.");
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError(limitError(`The plan took longer than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(step.timeoutSeconds, "second");
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function fail(site, run, fault) {
			let { error, isFinal = !1, at = site.step.at } = fault;
			let { code, message, suggestion } = error;
			record(site, run, {
				...fault,
				outcome: {
					kind: "failed",
					code,
					message,
					suggestion
				}
			});
			return {
				kind: "failed",
				isFinal,
				failure: {
					label: site.label,
					at,
					error
				}
			};
		}
		function gate({ call, decision }, site, run) {
			record(site, run, {
				outcome: {
					kind: "deferred",
					because: "external"
				},
				call,
				decision
			});
			let reason = decision.kind === "needs_approval" ? decision.reason : `${call.tool.name} acts outside the workspace`;
			return {
				kind: "gated",
				gate: {
					label: site.label,
					at: site.step.at,
					call,
					reason
				}
			};
		}
		function ranOutcome({ output, warnings, filesAffected }) {
			return {
				kind: "ran",
				output,
				warnings,
				filesAffected
			};
		}
		function record({ step, label, place }, run, made) {
			let { outcome, call, decision = outcome.kind === "deferred" ? KNOWN_LATER : READING, changes = [], outputs, unfinished, durationMs = 0 } = made;
			let planned = {
				label,
				tool: call?.tool.name ?? place.calls,
				args: call?.args ?? {},
				decision,
				outcome,
				at: step.at
			};
			run.calls.push({
				planned,
				step,
				changes,
				outputs,
				...unfinished !== void 0 && { unfinished },
				durationMs
			});
		}
		var StepRunner = class {
			#run;
			#site;
			#contexts;
			#callRecipe;
			constructor(run, site, contexts, callRecipe) {
				this.#run = run;
				this.#site = site;
				this.#contexts = contexts;
				this.#callRecipe = callRecipe;
			}
			async runAll() {
				let { step } = this.#site;
				let target = await this.#findTarget();
				let empty = target.kind === "tool" ? emptyOutputs(target.tool) : noOutputs(target.recipe);
				let items = this.#findItems();
				if (!items.ok) {
					let stop = fail(this.#site, this.#run, items.error);
					return {
						ending: "failure",
						outputs: empty,
						...!isPassedOver(stop, step) && { stop }
					};
				}
				let total = items.value.length;
				total === 0 && record(this.#site, this.#run, { outcome: {
					kind: "skipped",
					condition: "for-each has no items"
				} });
				let gathered = [];
				let ending = "skipped";
				for (let [index, item] of items.value.entries()) {
					let end = step.forEach === void 0 ? await this.#runOne(target, this.#site, this.#contexts) : await this.#runItem(target, item, index);
					step.forEach !== void 0 && this.#tellProgress(index + 1, total);
					if (end.kind === "skipped") continue;
					if (end.kind === "ran") {
						gathered.push(end.outputs);
						ending === "skipped" && (ending = "success");
					} else if (isPassedOver(end, step)) ending = "failure";
					else {
						end.kind === "gated" && this.#deferRest(total - index - 1);
						return {
							ending: end.kind === "gated" ? "deferred" : "failure",
							outputs: empty,
							stop: end
						};
					}
				}
				return {
					ending,
					outputs: step.forEach === void 0 ? gathered[0] ?? empty : joinOutputs(empty, gathered)
				};
			}
			#runItem(target, item, index) {
				let label = `${this.#site.label} (${describeItem(item, index)})`;
				return this.#runOne(target, {
					...this.#site,
					label
				}, {
					...this.#contexts,
					item,
					index
				});
			}
			async #runOne(target, site, contexts) {
				let [{ step }, run] = [site, this.#run];
				if (step.if !== void 0) {
					let holds = evaluateCondition(step.if, contexts);
					if (!holds.ok) return fail(site, run, faultOf(holds.error));
					if (!holds.value) {
						record(site, run, { outcome: {
							kind: "skipped",
							condition: step.if.text
						} });
						return { kind: "skipped" };
					}
				}
				let args = Object.create(null);
				for (let { key, value } of step.with) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) return fail(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : fail(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(evaluated.value);
				let error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					error,
					at: forEach.at,
					isFinal: !0
				});
			}
			#tellProgress(done, total) {
				this.#run.request.emit({
					kind: "progress",
					step: this.#site.place,
					progress: {
						done,
						total,
						unit: "items"
					}
				});
			}
			#deferRest(count) {
				if (count === 0) return;
				let label = `${this.#site.label} (${count} more)`;
				record({
					...this.#site,
					label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
			}
			async #findTarget() {
				let { findTool, library } = this.#run.request;
				let { call } = this.#site.step;
				if (call.kind === "tool") {
					let tool = await findTool(call.tool);
					if (tool === void 0) throw Error(`A recipe was read with a tool that is none: ${call.tool}`);
					return {
						kind: "tool",
						tool
					};
				}
				let recipe = library.find(call.recipe);
				if (recipe === void 0) throw Error(`The recipe ${call.recipe} was there before the run, and is gone`);
				return {
					kind: "recipe",
					recipe
				};
			}
		};
		function isPassedOver(stop, { continueOnError }) {
			return stop.kind === "failed" && continueOnError && !stop.isFinal;
		}
		function describeItem(item, index) {
			if (typeof item == "string" && item.length <= 60) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		var RecipeRunner = class {
			#run;
			constructor(run) {
				this.#run = run;
			}
			start(recipe, inputs) {
				let { deadline, request } = this.#run;
				let guard = new PermissionGuard(recipe, { fetchHosts: request.fetchHosts });
				return this.#runRecipe(recipe, inputs, {
					guard,
					deadline,
					prefix: "",
					depth: 0,
					isVerify: !1
				});
			}
			async #runRecipe(recipe, inputs, surroundings) {
				let steps = Object.create(null);
				let facts = {
					name: recipe.name,
					description: recipe.description,
					path: recipe.source.path
				};
				let contexts = {
					...this.#run.request.contexts,
					inputs,
					steps,
					recipe: facts
				};
				let frame = {
					...surroundings,
					recipe,
					steps,
					contexts
				};
				let stop = await this.#runSteps(recipe.steps, frame, void 0);
				if (stop?.kind === "failed") return stop;
				let verified = await this.#runSteps(recipe.verify, {
					...frame,
					isVerify: !0
				}, stop, "verify ");
				if (verified !== void 0) return verified;
				let outputs = Object.create(null);
				for (let { key, value } of recipe.outputs) {
					let evaluated = evaluateTemplate(value, contexts);
					if (!evaluated.ok) {
						let { error, at } = faultOf(evaluated.error);
						return {
							kind: "failed",
							isFinal: !1,
							failure: {
								label: `${frame.prefix}outputs.${key}`,
								at,
								error
							}
						};
					}
					outputs[key] = evaluated.value;
				}
				return {
					kind: "ran",
					outputs
				};
			}
			async #runSteps(steps, frame, before, kind = "") {
				let stop = before;
				for (let [index, step] of steps.entries()) {
					let place = {
						label: `${frame.prefix}${step.id ?? step.name ?? `${kind}${index + 1}`}`,
						calls: step.call.kind === "tool" ? step.call.tool : `recipe:${step.call.recipe}`,
						number: index + 1,
						total: steps.length,
						isVerify: frame.isVerify,
						depth: frame.depth,
						at: step.at
					};
					stop === void 0 ? stop = await this.#runStep(step, place, frame) : this.#defer(step, place);
					if (stop?.kind === "failed") return stop;
				}
				return stop;
			}
			#defer(step, place) {
				let { calls, request } = this.#run;
				record({
					step,
					place,
					label: place.label
				}, this.#run, { outcome: {
					kind: "deferred",
					because: "depends_on_deferred"
				} });
				request.emit({
					kind: "step_finished",
					step: place,
					ending: "deferred",
					calls: calls.slice(-1),
					durationMs: 0
				});
			}
			async #runStep(step, place, frame) {
				let { calls, request, waiting } = this.#run;
				let { clock } = request.context;
				request.emit({
					kind: "step_started",
					step: place
				});
				let worked = () => clock.elapsed() - waiting.ms;
				let [started, firstCall] = [worked(), calls.length];
				let ms = step.timeoutSeconds === void 0 ? void 0 : step.timeoutSeconds * 1e3;
				let { ending, outputs, stop } = await withDeadline(frame.deadline.signal, {
					ms,
					waiting
				}, (deadline) => new StepRunner(this.#run, {
					step,
					place,
					label: place.label,
					guard: frame.guard,
					deadline
				}, frame.contexts, (...call) => this.#callRecipe(frame, ...call)).runAll());
				step.id !== void 0 && (frame.steps[step.id] = {
					outputs,
					outcome: ending
				});
				let durationMs = worked() - started;
				request.emit({
					kind: "step_finished",
					step: place,
					ending,
					calls: calls.slice(firstCall),
					durationMs
				});
				return stop;
			}
			async #callRecipe(frame, recipe, args, site) {
				let { layers, calls } = this.#run;
				let firstCall = calls.length;
				let { step, deadline, label, place } = site;
				let inputs = resolveInputs(recipe, args);
				if (!inputs.ok) return fail(site, this.#run, inputFault(recipe, inputs.error));
				step.continueOnError && layers.push();
				let surroundings = {
					guard: new PermissionGuard(recipe, { caller: frame.guard }),
					deadline,
					prefix: `${label} / `,
					depth: frame.depth + 1,
					isVerify: place.isVerify
				};
				let end = await this.#runRecipe(recipe, inputs.value, surroundings);
				let broken = end.kind === "ran" ? findBroken(step.expect, end.outputs) : void 0;
				let checked = broken === void 0 ? end : fail(site, this.#run, {
					error: broken.error,
					at: broken.expectation.at
				});
				if (step.continueOnError) {
					if (checked.kind === "failed") {
						layers.drop();
						for (let [index, call] of calls.entries()) index >= firstCall && (calls[index] = {
							...call,
							changes: []
						});
					} else await layers.merge();
				}
				return checked;
			}
		};
		function inputFault(recipe, diagnostics) {
			let [first] = diagnostics;
			let message = `The recipe '${recipe.name}' does not take these inputs: ${diagnostics.map((diagnostic) => diagnostic.message).join("; ")}`;
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
		}
		var Waiting = class {
			#clock;
			#ended = 0;
			#since;
			constructor(clock) {
				this.#clock = clock;
			}
			get ms() {
				return this.#ended + (this.#since === void 0 ? 0 : this.#clock.elapsed() - this.#since);
			}
			around(approver) {
				return {
					ask: async (request) => {
						this.#since = this.#clock.elapsed();
						try {
							return await approver.ask(request);
						} finally {
							this.#ended = this.ms;
							this.#since = void 0;
						}
					},
					remember: (request) => approver.remember(request)
				};
			}
		};
		var __addDisposableResource$1 = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources$1 = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function planRecipe(request) {
			let { recipe, inputs, emit } = request;
			emit({
				kind: "run_started",
				recipe,
				inputs
			});
			let outcome = await runAll(request);
			if (outcome.kind === "failed") {
				emit({
					kind: "run_failed",
					failure: outcome.failure
				});
				return outcome;
			}
			request.context.workspace.seal();
			emit({
				kind: "plan_ready",
				outcome
			});
			return outcome;
		}
		async function runAll(request) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { recipe, context, limits } = request;
				let survey = surveyRecipe(recipe, request.library, limits);
				if (!survey.ok) {
					let { at, error } = survey.error;
					return {
						kind: "failed",
						failure: {
							label: recipe.name,
							at,
							error
						},
						calls: [],
						evidence: [],
						includes: []
					};
				}
				let layers = new PlanLayers(context.workspace);
				let scratch = __addDisposableResource$1(env_1, request.openScratch(layers), !0);
				let waiting = new Waiting(context.clock);
				return await withDeadline(context.signal, {
					ms: limits.wallMs,
					waiting
				}, async (deadline) => {
					let record = {
						calls: [],
						evidence: [],
						sources: new Map()
					};
					let run = {
						request: {
							...request,
							approver: waiting.around(request.approver)
						},
						layers,
						scratch,
						budget: new PlanBudget(limits),
						deadline,
						waiting,
						...record
					};
					let end = await new RecipeRunner(run).start(recipe, request.inputs);
					let known = {
						calls: run.calls,
						evidence: run.evidence,
						includes: [...survey.value, ...run.sources.values()]
					};
					if (end.kind === "failed") return {
						kind: "failed",
						failure: end.failure,
						...known
					};
					let changes = await context.workspace.changes();
					if (end.kind === "gated") return {
						kind: "gated",
						gate: end.gate,
						changes,
						...known
					};
					return {
						kind: "complete",
						outputs: end.outputs,
						changes,
						...known
					};
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources$1(env_1);
				result_1 && await result_1;
			}
		}
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ outcome });
			let content = planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts);
			let loaded = await (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__.t)(content, outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				outcome,
				loaded: loaded.value
			}) : loaded;
		}
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		let { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = node_fs__WEBPACK_IMPORTED_MODULE_12__.constants;
		let CHUNK_BYTES = 1048576;
		let BLOCK_BYTES = 4096;
		let ZEROS = Buffer.alloc(CHUNK_BYTES);
		async function copyFile(from, to, signal) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_12__.statSync(from);
			stats.size <= 4194304 ? await node_fs__WEBPACK_IMPORTED_MODULE_12__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE) : await clone(from, to) || await copyChunks(from, to, stats, signal);
		}
		async function clone(from, to) {
			try {
				await node_fs__WEBPACK_IMPORTED_MODULE_12__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE);
				return !0;
			} catch {
				return !1;
			}
		}
		async function copyChunks(from, to, { size, blocks, mode }, signal) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let hasHoles = blocks * 512 < size;
				let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
				let source = __addDisposableResource(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_12__.promises.open(from, "r"), !0);
				let target = __addDisposableResource(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_12__.promises.open(to, "wx", mode), !0);
				let at = 0;
				for (; signal?.aborted !== !0;) {
					let { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, at);
					if (bytesRead === 0) break;
					let read = chunk.subarray(0, bytesRead);
					for (let { start, end } of hasHoles ? dataIn(read) : [{
						start: 0,
						end: bytesRead
					}]) await writeAll(target, read.subarray(start, end), at + start);
					at += bytesRead;
				}
				await target.truncate(at);
				await target.chmod(mode);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function writeAll(target, bytes, at) {
			for (let written = 0; written < bytes.length;) {
				let { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written);
				written += bytesWritten;
			}
		}
		function dataIn(chunk) {
			let found = [];
			if (isZeros(chunk, 0, chunk.length)) return found;
			for (let start = 0; start < chunk.length; start += BLOCK_BYTES) {
				let end = Math.min(chunk.length, start + BLOCK_BYTES);
				if (isZeros(chunk, start, end)) continue;
				let last = found.at(-1);
				last?.end === start ? last.end = end : found.push({
					start,
					end
				});
			}
			return found;
		}
		function isZeros(bytes, start, end) {
			return bytes.compare(ZEROS, 0, end - start, start, end) === 0;
		}
		function scanFolder(folder, { from, skipped, mayEnter }) {
			let entries = new Map();
			let directories = [];
			let unentered = [];
			let waiting = [...from];
			for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
				directory !== "" && directories.push(directory);
				let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.readdirSync(node_path__WEBPACK_IMPORTED_MODULE_13__.join(folder, directory), { withFileTypes: !0 }));
				if (!names.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					...names.error,
					path: directory === "" ? "." : directory
				});
				for (let entry of names.value) {
					let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
					if (skipped.has(name)) continue;
					let isRepository = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.er)(entry.name);
					if (!entry.isDirectory() || isRepository) {
						let looked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => describe(node_path__WEBPACK_IMPORTED_MODULE_13__.join(folder, name), isRepository));
						if (!looked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
							...looked.error,
							path: name
						});
						entries.set(name, looked.value);
					} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
				}
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				entries,
				directories,
				unentered
			});
		}
		function describe(file, isRepository) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(file, {
				bigint: !0,
				throwIfNoEntry: !1
			});
			if (stats === void 0) return {
				kind: "other",
				size: 0,
				mode: "100644",
				mark: "unreachable",
				changedAt: 0n
			};
			return {
				kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
				size: Number(stats.size),
				mode: stats.mode & 64n ? "100755" : "100644",
				mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
				changedAt: stats.ctimeNs
			};
		}
		let NAME = /^sous-scratch-(\d+)-/;
		function realScratchDisk(home) {
			let real = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.realpathSync.native(home));
			let realHome = real.ok ? real.value : node_path__WEBPACK_IMPORTED_MODULE_13__.resolve(home);
			return {
				home: realHome,
				makeFolder: () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_13__.join(realHome, `sous-scratch-${process.pid}-`))),
				makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
				copy: copyAll,
				write: (folder, name, { bytes, mode }) => at(name, () => {
					let parent = node_path__WEBPACK_IMPORTED_MODULE_13__.posix.dirname(name);
					parent !== "." && makeDirectory(folder, parent);
					let file = node_path__WEBPACK_IMPORTED_MODULE_13__.join(folder, name);
					node_fs__WEBPACK_IMPORTED_MODULE_12__.rmSync(file, {
						recursive: !0,
						force: !0
					});
					node_fs__WEBPACK_IMPORTED_MODULE_12__.writeFileSync(file, bytes, {
						flag: "wx",
						mode: mode === "100755" ? 511 : 438
					});
				}),
				removeEntry: (folder, name) => at(name, () => {
					isBelowRealDirectories(folder, name) && removeEntry(node_path__WEBPACK_IMPORTED_MODULE_13__.join(folder, name));
				}),
				readLink: (link) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.readlinkSync(link)),
				makeLink: (link, target) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.symlinkSync(target, link)),
				scan: scanFolder,
				now: (folder) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => {
					let clock = node_path__WEBPACK_IMPORTED_MODULE_13__.join(folder, "clock");
					node_fs__WEBPACK_IMPORTED_MODULE_12__.writeFileSync(clock, "");
					return node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(clock, { bigint: !0 }).ctimeNs;
				}),
				removeFolder,
				findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
			};
		}
		function at(name, call) {
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(call);
			return result.ok ? result : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				...result.error,
				path: name
			});
		}
		function makeDirectory(folder, directory) {
			let reached = folder;
			for (let segment of directory.split("/")) {
				reached = node_path__WEBPACK_IMPORTED_MODULE_13__.join(reached, segment);
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(reached, { throwIfNoEntry: !1 });
				if (stats?.isDirectory()) continue;
				stats !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_12__.unlinkSync(reached);
				node_fs__WEBPACK_IMPORTED_MODULE_12__.mkdirSync(reached);
			}
		}
		function isBelowRealDirectories(folder, name) {
			let reached = folder;
			for (let segment of node_path__WEBPACK_IMPORTED_MODULE_13__.posix.dirname(name).split("/")) {
				reached = node_path__WEBPACK_IMPORTED_MODULE_13__.join(reached, segment);
				if (node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
			}
			return !0;
		}
		function removeEntry(entry) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(entry, { throwIfNoEntry: !1 });
			stats?.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_12__.readdirSync(entry).length === 0 ? node_fs__WEBPACK_IMPORTED_MODULE_12__.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_12__.unlinkSync(entry);
		}
		async function copyAll(files, signal) {
			let waiting = files.values();
			let faults = [];
			async function copyInTurn() {
				for (let { from, to } of waiting) {
					if (signal?.aborted) return;
					try {
						await copyFile(from, to, signal);
					} catch (error) {
						let { code, message } = error;
						if (code === void 0) throw error;
						faults.push({
							code,
							message,
							path: from
						});
					}
				}
			}
			await Promise.all(Array.from({ length: 16 }, copyInTurn));
			return faults;
		}
		async function removeFolder(folder) {
			let removed = await remove(folder);
			if (removed.ok) return removed;
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => openUp(folder));
			return remove(folder);
		}
		async function remove(folder) {
			try {
				await node_fs__WEBPACK_IMPORTED_MODULE_12__.promises.rm(folder, {
					recursive: !0,
					force: !0,
					maxRetries: 2
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			} catch (error) {
				let { code, message } = error;
				if (code === void 0) throw error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code,
					message
				});
			}
		}
		function openUp(directory) {
			node_fs__WEBPACK_IMPORTED_MODULE_12__.chmodSync(directory, 448);
			for (let entry of node_fs__WEBPACK_IMPORTED_MODULE_12__.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(node_path__WEBPACK_IMPORTED_MODULE_13__.join(directory, entry.name));
		}
		function findLeftovers(home, olderThanMs) {
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.readdirSync(home));
			let oldest = Date.now() - olderThanMs;
			return (names.ok ? names.value : []).flatMap((name) => {
				let pid = NAME.exec(name)?.[1];
				if (pid === void 0) return [];
				let folder = node_path__WEBPACK_IMPORTED_MODULE_13__.join(home, name);
				let stats = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_12__.lstatSync(folder));
				return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
			});
		}
		function isRunning(pid) {
			let signalled = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => process.kill(pid, 0));
			return signalled.ok || signalled.error.code !== "ESRCH";
		}
		let DEPENDENCY_FOLDERS = [
			"node_modules",
			"bower_components",
			".venv",
			"venv",
			"vendor/bundle"
		];
		function findDependencies({ root, directories, disk }) {
			let found = [];
			for (let directory of directories) for (let name of DEPENDENCY_FOLDERS) {
				let path = directory === "" ? name : `${directory}/${name}`;
				if (directories.has(path)) continue;
				let entry = disk.entry(`${root}/${path}`);
				entry.ok && entry.value?.kind === "directory" && !isBehindLink(disk, root, path) && found.push(path);
			}
			return found;
		}
		function isBehindLink(disk, root, path) {
			let parent = disk.entry(`${root}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`);
			return !parent.ok || parent.value?.kind !== "directory";
		}
		function excludeLine(path) {
			return `/${path.replace(/[\\*?[\]!#]/g, "\\$&").replace(/ $/, "\\ ")}`;
		}
		async function* untilAborted(items, signal) {
			let count = 0;
			for (let item of items) {
				count++ % 64 == 0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_14__.setImmediate)();
				if (signal?.aborted) return;
				yield item;
			}
		}
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)]);
			let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)(path))]));
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(fault));
			let copied = await copyFiles(request, files);
			if (!copied.ok) return copied;
			let written = await writeFiles(request, files);
			if (!written.ok) return written;
			let dependencies = source === void 0 ? [] : findDependencies({
				root: source,
				directories,
				disk
			});
			let wanted = [...links, ...dependencies.map((path) => ({
				path,
				target: `${source}/${path}`
			}))];
			for (let { path, target } of wanted) {
				let parents = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)(path);
				let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
				if (above !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)({
					...linked.error,
					path
				}));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				dependencies,
				warnings: [...copied.value, ...describeRepositories(places, directories)]
			});
		}
		function describeRepositories(files, directories) {
			let known = new Set(files);
			let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
			let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Z)((name) => kindOf(`${directory}/${name}`)));
			if (found.length === 0) return [];
			return [`There are git repositories among the files: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(found)}. In commands, git refuses to run there`];
		}
		async function makeDirectories({ tree, scratchDisk, signal }, directories) {
			for await (let directory of untilAborted(directories, signal)) {
				if (directory === "") continue;
				let made = scratchDisk.makeDirectory(tree, directory);
				if (!made.ok) return made.error;
			}
		}
		async function copyFiles({ workspace, prefix, source, surroundings, tree, scratchDisk, signal }, files) {
			let { folder } = workspace;
			let copies = [...(folder === void 0 ? [] : files.filter((path) => workspace.staged(path) === void 0)).map((path) => ({
				from: `${folder}/${path}`,
				to: `${tree}/${prefix}${path}`
			})), ...surroundings.map((path) => ({
				from: `${source}/${path}`,
				to: `${tree}/${path}`
			}))];
			let faults = (await scratchDisk.copy(copies, signal)).filter(({ code }) => code !== "ENOENT");
			let serious = faults.find(({ code }) => code !== "EACCES");
			if (serious !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(serious, "copy"));
			if (faults.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([`Left out ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(faults.length, "unreadable file")} where commands run: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk, signal }, files) {
			let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
			for await (let path of untilAborted(written, signal)) {
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(made.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		async function findLinks(request) {
			let { repository, files, git, disk, scratchDisk } = request;
			let listed = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"--cached",
					"--others",
					"--exclude-standard"
				]
			});
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.a)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.t)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(path) && !down.includes("..") && !down.some(_shared_js__WEBPACK_IMPORTED_MODULE_1__.er);
		}
		async function makeCheckout(request, signal) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, _seal_plan_js__WEBPACK_IMPORTED_MODULE_8__.r)(scratchDisk, repository?.workTree ?? workspace.folder);
			if (!home.ok) return home;
			let git = signal === void 0 ? request.git : {
				...request.git,
				run: (call) => request.git.run({
					...call,
					signal
				})
			};
			let made = await checkOut({
				...request,
				git
			}, home.value, signal);
			let ended = signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.s)()) : made;
			ended.ok || await scratchDisk.removeFolder(home.value);
			return ended;
		}
		async function checkOut(request, home, signal) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = node_path__WEBPACK_IMPORTED_MODULE_13__.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(madeTree.error));
			let source = repository === void 0 || workspace.folder === void 0 ? workspace.folder : repository.workTree;
			let around = await lookAround(request, source === void 0 ? void 0 : repository, prefix);
			if (!around.ok) return around;
			let { surroundings, links } = around.value;
			let filled = await fillTree({
				workspace,
				prefix,
				source,
				surroundings,
				links,
				tree,
				disk,
				scratchDisk,
				signal
			});
			if (!filled.ok) return filled;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.s)());
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_13__.join(home, "git");
			if (repository !== void 0 && gitDirectory !== void 0) {
				let prepared = await prepareGit({
					...request,
					repository
				}, {
					home,
					tree,
					gitDirectory,
					dependencies
				});
				if (!prepared.ok) return prepared;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: node_path__WEBPACK_IMPORTED_MODULE_13__.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? _ignored_js__WEBPACK_IMPORTED_MODULE_11__.n : (0, _ignored_js__WEBPACK_IMPORTED_MODULE_11__.t)(git, {
					gitDirectory,
					workTree: tree
				})
			});
		}
		async function usableRepository(request) {
			let { repository, git } = request;
			let prefix = prefixOf(request);
			if (repository === void 0 || prefix === "") return repository;
			let folder = prefix.slice(0, -1);
			let ignored = await (0, _ignored_js__WEBPACK_IMPORTED_MODULE_11__.t)(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = node_path__WEBPACK_IMPORTED_MODULE_13__.relative(repository.workTree, workspace.folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_13__.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new _shared_js__WEBPACK_IMPORTED_MODULE_1__.J({
				folder: repository.workTree,
				repository,
				git,
				disk
			}).files()).files).filter((path) => !path.startsWith(prefix));
			let own = (await workspace.files()).files.map((path) => prefix + path);
			let found = await findLinks({
				repository,
				files: new Set([...surroundings, ...own]),
				git,
				disk,
				scratchDisk
			});
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.r)({
				...request,
				home,
				gitDirectory,
				excluded: dependencies.map(excludeLine),
				hasRefs: !0
			});
			if (!clean.ok) return clean;
			let marked = scratchDisk.write(tree, ".git", {
				bytes: Buffer.from(`gitdir: ${gitDirectory}\n`),
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(marked.error));
			if (clean.value.head === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.a)("read the base commit", indexed.error));
		}
		async function waitForTick(disk, home, scan) {
			let newest = 0n;
			for (let { changedAt } of scan.entries.values()) changedAt > newest && (newest = changedAt);
			for (let waited = 0; waited < 2500; waited += 2) {
				let now = disk.now(home);
				if (!now.ok || now.value > newest) return;
				await new Promise((resolve) => setTimeout(resolve, 2));
			}
		}
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				written: new Map(ours.filter(([, entry]) => entry.kind === "file")),
				gone: gone.filter(([, { kind }]) => kind === "file").map(([path]) => path),
				links: [...of("symlink"), ...gone.filter(([, { kind }]) => kind === "symlink").map(([path]) => path)],
				specials: of("other"),
				repositories: of("repository")
			});
		}
		function parentOf(path) {
			return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		let ABSENT = [
			"not_found",
			"not_a_directory",
			"not_a_file"
		];
		let MAX_FILE_BYTES = 268435456;
		async function stageDifference(request) {
			let { difference, workspace } = request;
			let refusal = refuse(request);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(files.value.map(({ path }) => path).sort(_shared_js__WEBPACK_IMPORTED_MODULE_1__.or)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("path_denied", `The command made a git repository inside the working directory: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_a_file", `The command left something that is not a regular file: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("too_large", `The command wrote files larger than ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(MAX_FILE_BYTES)}: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(name.slice(prefix.length));
				if (!path.ok) return path;
				let present = await workspace.read(path.value);
				if (!present.ok && !ABSENT.includes(present.error.code)) return present;
				if (!difference.written.has(name)) {
					present.ok && files.push({
						path: path.value,
						content: void 0
					});
					continue;
				}
				let file = disk.readFile(`${tree}/${name}`);
				if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.At)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function openScratch(request) {
			return new Scratch(request);
		}
		var Scratch = class {
			#request;
			#checkout;
			#baseline;
			#written = new Map();
			#isDirty = !1;
			#isDisposed = !1;
			constructor(request) {
				this.#request = request;
			}
			async prepare(signal) {
				if (this.#isDisposed) throw Error("The scratch was disposed of: nobody would remove what is made now.");
				this.#isDirty && await this.discard();
				let changes = new Map((await this.#request.workspace.changes()).map((change) => [change.path, change]));
				let warnings = [];
				if (this.#checkout === void 0) {
					let made = await makeCheckout(this.#request, signal);
					if (!made.ok) return made;
					this.#checkout = made.value;
					warnings.push(...made.value.warnings);
				} else {
					let updated = await this.#update(this.#checkout, changes, signal);
					if (!updated.ok) return updated;
				}
				this.#written = changes;
				this.#isDirty = !0;
				let taken = await this.#takeBaseline(this.#checkout);
				return taken.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, _git_state_js__WEBPACK_IMPORTED_MODULE_10__.t)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(gitTampered(tampered));
				let { workspace, disk, scratchDisk } = this.#request;
				let { tree, prefix, skipped, isIgnored } = checkout;
				let difference = await compareTree({
					tree,
					baseline: baseline.scan,
					skipped,
					scratchDisk,
					isIgnored
				});
				if (!difference.ok) return difference;
				let staged = await stageDifference({
					difference: difference.value,
					workspace,
					prefix,
					tree,
					disk
				});
				if (!staged.ok) return staged;
				this.#written = new Map((await workspace.changes()).map((change) => [change.path, change]));
				this.#isDirty = !1;
				let touched = [...baseline.dependencies].filter(([path, mark]) => mark !== this.#markOf(path)).map(([path]) => path);
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(touched)}: it is linked, not copied`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					changed: staged.value,
					warnings
				});
			}
			async discard() {
				let home = this.#checkout?.home;
				this.#checkout = void 0;
				this.#baseline = void 0;
				this.#isDirty = !1;
				home !== void 0 && await this.#request.scratchDisk.removeFolder(home);
			}
			[Symbol.asyncDispose]() {
				this.#isDisposed = !0;
				return this.discard();
			}
			async #takeBaseline(checkout) {
				let { scratchDisk } = this.#request;
				let scan = scratchDisk.scan(checkout.tree, {
					from: [""],
					skipped: checkout.skipped,
					mayEnter: () => !0
				});
				if (!scan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			async #update({ tree, prefix }, changes, signal) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				this.#isDirty = !0;
				for await (let path of untilAborted(differing, signal)) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(removed.error, "remove"));
				}
				for await (let path of untilAborted(differing, signal)) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.i)(written.error));
				}
				return signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.s)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, _git_state_js__WEBPACK_IMPORTED_MODULE_10__.n)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
					gitDirectory,
					workTree: tree
				});
			}
			#markOf(dependency) {
				let entry = this.#request.disk.entry(`${this.#checkout?.source}/${dependency}`);
				return entry.ok ? entry.value?.fingerprint : void 0;
			}
		};
		function isSameContent(a, b) {
			if (a === void 0 || b === void 0) return !1;
			if (a.kind === "delete" || a.kind === "create_directory") return a.kind === b.kind;
			if (b.kind === "delete" || b.kind === "create_directory") return !1;
			return a.mode === b.mode && Buffer.compare(a.after, b.after) === 0;
		}
		function isNothing({ code }) {
			return code === "not_found" || code === "not_a_file" || code === "not_a_directory";
		}
		function gitTampered(parts) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("git_state_tampered", `The command changed the state of the git repository: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_6__.o)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= __webpack_require__.e(9832).then(__webpack_require__.bind(__webpack_require__, 9832)).then((n) => n.n).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.p)(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.s)({
				invocation,
				category: "Search & Discovery",
				opened,
				allowHosts,
				verbose
			});
			return makePlan({
				recipe,
				inputs,
				library,
				findTool,
				context: {
					...session.context,
					secrets: secretsFrom(invocation.env, config.secrets),
					usage: lazyUsage(invocation.env, session.root)
				},
				openScratch: (workspace) => openScratch({
					workspace,
					repository: tree.repository,
					...tools
				}),
				contexts: {
					env: variablesFor(invocation.env),
					github: github ?? {}
				},
				rules,
				root: session.root,
				approver,
				limits: lowerLimits(DEFAULT_PLAN_LIMITS, config.limits),
				...config.fetchHosts && { fetchHosts: config.fetchHosts },
				emit,
				facts: {
					sousVersion: _entry_js__WEBPACK_IMPORTED_MODULE_0__.i,
					base: base.value,
					policy,
					message: messageFor(recipe),
					target: "working-tree",
					...facts
				},
				seal: sealToolsFor(opened, invocation)
			});
		}
		function toolsOf({ programs }) {
			return {
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)("git", programs), programs.path),
				disk: _entry_js__WEBPACK_IMPORTED_MODULE_0__.R,
				scratchDisk: realScratchDisk(node_os__WEBPACK_IMPORTED_MODULE_15__.tmpdir())
			};
		}
		function sealToolsFor(opened, invocation) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository,
				askUsersGit: usersGit(opened, invocation)
			};
		}
		function variablesFor(env) {
			let variables = Object.create(null);
			for (let [name, value] of Object.entries(env)) name.startsWith("SOUS_ENV_") && value !== void 0 && (variables[name.slice(9)] = value);
			return variables;
		}
		function messageFor({ name, description }) {
			return description === "" ? name : `${name}\n\n${description}`;
		}
	}),
	766: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => replacePrivateFile,
			t: () => private_file_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
		var private_file_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ replacePrivateFile: () => replacePrivateFile });
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(fresh, file);
			} catch (error) {
				(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	})
};
