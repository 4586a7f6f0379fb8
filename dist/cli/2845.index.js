"use strict";
exports.id = 2845;
exports.ids = [2845, 4459];
exports.modules = {
	3074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => protectedPlaces,
			i: () => checkLoaded,
			n: () => apply_saved_exports,
			r: () => approveApply,
			t: () => applyLoaded
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(742);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(889);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5802);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5035);
		var _line_endings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3997);
		var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9540);
		var _apply_disk_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1764);
		var _shared_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8403);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6085);
		var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
		async function checkCommit(request) {
			let target = await findTarget(request);
			if (!target.ok) return target.error;
			if (await findEarlierCommit(request, target.value) !== void 0) return;
			let base = await checkBase(request, target.value);
			return base.ok ? void 0 : base.error;
		}
		async function findTarget({ plan, changes, sealed, tree, git, branch, askUsersGit }) {
			let waiting = (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.a)(plan);
			if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(waiting);
			if (sealed === void 0 || tree.repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(notInGit());
			let repository = new _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.t(git, tree.repository);
			let ref = branch === void 0 ? "HEAD" : `refs/heads/${branch}`;
			let misnamed = branch === void 0 ? void 0 : await refuseBranchName(repository, branch, ref);
			if (misnamed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(misnamed);
			let converted = askUsersGit && await checkConverted(changes, (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.n)(plan), askUsersGit);
			if (converted !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(converted);
			return await repository.isNothingNew(plan, sealed) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(nothingToCommit()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				repository,
				sealed,
				ref
			});
		}
		async function findEarlierCommit({ plan, changes, tree, branch }, { repository, ref }) {
			let commit = await repository.findCommit(ref, plan);
			if (commit === void 0 || branch !== void 0) return commit;
			let before = await (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_7__.c)(tree, (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.l)(changes));
			return before.ok && before.value === "landed" ? void 0 : commit;
		}
		async function checkBase({ plan, changes, tree, git, place, branch }, { repository, sealed, ref }) {
			let committed = {
				changes,
				kept: sealed.kept
			};
			if (branch !== void 0) {
				let refused = (await repository.resolve(ref) === void 0 ? void 0 : branchExists(branch)) ?? await repository.refuseUncommitted(plan, committed, ref);
				return refused === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(plan.base) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(refused);
			}
			let now = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.d)(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let refused = (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.s)(plan.base, now.value) ?? await repository.refuseUnderWay() ?? refuseRebase(place) ?? await repository.refuseUncommitted(plan, committed, ref);
			return refused === void 0 ? now : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(refused);
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
			return isUnderWay ? (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.r)("A rebase") : void 0;
		}
		function notInGit() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch.");
		}
		function nothingToCommit() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", "There is nothing to commit: git keeps neither empty directories nor, as it is configured here, these line endings", "Nothing was written. Land it without --commit and --branch.");
		}
		async function refuseBranchName(repository, branch, ref) {
			let refused = (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_5__.n)(branch);
			if (refused !== void 0) return refused;
			if (!(await repository.run(["check-ref-format", ref], "name the branch")).ok) return (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_5__.a)(branch, "Use letters, digits, dashes and slashes.");
			if (await repository.resolve(ref) !== void 0) return;
			let other = await repository.run([
				"rev-parse",
				"--verify",
				"--quiet",
				branch
			], "look for the name");
			if (!other.ok) return;
			let id = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_4__.t)(other.value).trim().slice(0, 12);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `'${branch}' already means ${id} to git`, "Nothing was written. Choose another branch name.");
		}
		function branchExists(branch) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("already_exists", `Branch '${branch}' already exists`, "Nothing was written. Choose another name or delete it.");
		}
		async function checkConverted(changes, prefix, askUsersGit) {
			let files = changes.filter(({ kind }) => kind !== "create_directory");
			let paths = files.map(({ path }) => prefix + path);
			let attributes = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.m)(askUsersGit, [
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
			if (first !== void 0) return cannotCommit(`Git keeps ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.it)(first[1], 10)} ${first[0]}`);
			let attributesFile = changes.find(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
			let hasOther = changes.some((change) => (0, _line_endings_js__WEBPACK_IMPORTED_MODULE_6__.n)(change, "before") || (0, _line_endings_js__WEBPACK_IMPORTED_MODULE_6__.n)(change, "after"));
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
			return bytes === !1 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(bytes);
		}
		function cannotCommit(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", why, "Nothing was written. Land without --commit and --branch, and let git commit the files: it converts them as it is configured to.");
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
			let earlier = await findEarlierCommit(request, target);
			if (earlier !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				kind: "already_applied",
				commit: earlier,
				ref
			});
			let base = await checkBase(request, target);
			if (!base.ok) return base;
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let made = await repository.makeBranch(request.plan, ref, commit.value);
			if (made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				kind: "landed",
				commit: commit.value,
				ref
			});
			return await repository.resolve(ref) === void 0 ? made : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(branchExists(branch));
		}
		async function commitHere(request, target) {
			let { plan, changes, tree, git, place } = request;
			let { repository, sealed, ref } = target;
			let earlier = await findEarlierCommit(request, target);
			if (earlier !== void 0) {
				let now = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.d)(git, tree.repository, place.folder);
				return now.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
					kind: "already_applied",
					commit: earlier,
					ref: now.value.ref ?? ref
				}) : now;
			}
			let base = await checkBase(request, target);
			if (!base.ok) return base;
			let commit = await repository.writeCommit(request.plan, sealed, request);
			if (!commit.ok) return commit;
			let landed = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.i)(request);
			if (!landed.ok) return landed;
			let recorded = await repository.record(plan, {
				changes,
				kept: sealed.kept
			}, commit.value);
			if (recorded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				kind: "landed",
				commit: commit.value,
				ref: base.value.ref ?? "HEAD"
			});
			let restored = landed.value === "landed" ? await (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_7__.t)({
				...place,
				changes: (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.l)(changes)
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
			if (!restored.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(notTakenBack(recorded.error, restored.error));
			let moved = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.d)(git, tree.repository, place.folder);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((moved.ok ? (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.s)(plan.base, moved.value) : void 0) ?? recorded.error);
		}
		function notTakenBack({ code, message }, unrestored) {
			let text = `${message}. The files were written and could not be taken back: ${unrestored.message}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)(code, text, "Look at them with 'git status'; the commit was not made.");
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
				directory = (0, _apply_disk_js__WEBPACK_IMPORTED_MODULE_8__.t)(directory.value, name);
			}
			if (!directory.ok) {
				closeAll();
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.J)(directory.error, path, "write"));
			}
			opened.push(directory.value);
			let lock = (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_7__.o)(directory.value, disk, path);
			if (!lock.ok) {
				closeAll();
				return lock;
			}
			let { release } = lock.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({ release() {
				release();
				opened[1]?.removeDirectory("commit");
				opened[0]?.removeDirectory("sous");
				closeAll();
			} });
		}
		var apply_saved_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ protectedPlaces: () => protectedPlaces });
		async function checkLoaded({ loaded, place, options, opened, invocation }) {
			if (!options.commit && options.branch === void 0) return;
			let signature = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Tt)(opened, invocation);
			if (!signature.ok) return signature.error;
			let branch = options.branch === void 0 ? {} : { branch: options.branch };
			return checkCommit({
				...loaded,
				...place.landing,
				...branch,
				askUsersGit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.kt)(opened, invocation)
			});
		}
		async function applyLoaded(request) {
			let landed = await land(request);
			landed.ok && await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.r)(request.place.store, request.loaded.plan.digest);
			return landed;
		}
		async function land(request) {
			let { loaded, place, options, opened, invocation, progress } = request;
			let { plan, changes, sealed } = loaded;
			let landing = {
				plan,
				changes,
				...place.landing,
				progress
			};
			if (!options.commit && options.branch === void 0) {
				let landed = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_1__.i)(landing);
				return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({ reason: landed.value }) : landed;
			}
			let signature = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Tt)(opened, invocation);
			if (!signature.ok) return signature;
			let committed = await commitPlan({
				...landing,
				...signature.value,
				sealed,
				askUsersGit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.kt)(opened, invocation),
				...options.branch !== void 0 && { branch: options.branch }
			});
			if (!committed.ok) return committed;
			let { kind, commit, ref } = committed.value;
			let where = ref === "HEAD" ? "no branch: 'git switch -c NAME' gives it one" : ref.replace(/^refs\/heads\//, "");
			let detail = `${commit.slice(0, 12)} on ${where}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				reason: kind === "landed" ? "committed" : "already_applied",
				commit,
				detail
			});
		}
		function approveApply(landing) {
			let { plan, changes, hash, rules, root, approver, call = landingCall(plan, changes, hash) } = landing;
			let decision = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_10__.T)(call, rules, {
				now: new Date(),
				root
			});
			decision.kind === "allow" && landing.onRule?.();
			return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_10__.E)(decision, {
				call,
				changes
			}, {
				approver: approver ?? _list_2_js__WEBPACK_IMPORTED_MODULE_10__.w,
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
		async function protectedPlaces({ tree }, known) {
			let [{ readConfigFile }, { matchProtected }] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.K), __webpack_require__.e(9956).then(__webpack_require__.bind(__webpack_require__, 9956))]);
			let { repository, folder } = tree;
			let relative = repository === void 0 ? "" : node_path__WEBPACK_IMPORTED_MODULE_11__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_11__.sep).join("/");
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.mn)(relative || ".");
			let config = known ?? (await readConfigFile(tree, new Date()))?.config;
			return {
				...directory.ok && { directory: directory.value },
				...config && { matches: matchProtected(config.protectedPaths) }
			};
		}
	}),
	7682: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => endOf,
			r: () => printedBy,
			t: () => commandFailure
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let NOT_FOUND = /(?:^|: )([^\s:]+): (?:command )?not found$|command not found: (\S+)$/m;
		function commandFailure(exit, command, timeoutSeconds) {
			switch (exit.kind) {
				case "exited": return exit.code === 0 ? void 0 : exitFailure(exit, command);
				case "timed_out": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("timed_out", `Command timed out after ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 300), or run a shorter command."));
				case "killed": return telling(exit, `Command was killed by ${exit.signal}`, "Find out what ended it, then run it again.");
				case "cancelled": return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("cancelled", "Command was cancelled", "Run it again when it is wanted after all."));
				case "not_started": {
					let message = `Command could not be started: ${exit.message}`;
					let advice = exit.message.includes("E2BIG") ? "The command and its variables are too long for the system: hand over what is large in a file." : "Run Sous where a POSIX shell is installed.";
					return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("command_failed", message, advice));
				}
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.st)(exit);
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
				return silent(exit, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("command_not_found", `Command '${name}' not found`, "Check the name, or install the program outside the repository."));
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
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("command_failed", withOutput(message, said.trimEnd()), suggestion),
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
			i: () => ignoredByName,
			n: () => footprint_exports,
			r: () => ignoredByGit,
			t: () => compareFootprints
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5802);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var footprint_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ takeFootprint: () => takeFootprint });
		let DOT_GIT = ".git";
		async function takeFootprint(request) {
			let { folder, repository, disk, list } = request;
			let asked = repository && readIgnored({
				...request,
				repository
			});
			let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ft)(disk, folder, repository);
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
				files: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(before.files, after.files),
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(before.git, after.git)
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
				return this.#ignored === void 0 ? !_shared_js__WEBPACK_IMPORTED_MODULE_3__.At.has(name) : !this.#ignored.has(`${path}/`);
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
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(request);
			let output = await request.git.run({
				...request.repository,
				args: [
					...IGNORED,
					"--",
					...above === "" ? [] : [above]
				]
			});
			if (!output.ok) return;
			let records = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(output.value).toString("utf8").split("\0").slice(0, -1);
			if (above !== "" && records[0] === above && records.length === 1) return;
			let isHolding = (record, next) => record.endsWith("/") && next?.startsWith(record) === !0;
			return new Set(records.filter((record, at) => !isHolding(record, records[at + 1])).map((record) => record.slice(above.length)));
		}
		async function ignoredAmong(request, names) {
			let above = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mt)(request);
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
				if (paths.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set());
				let input = Buffer.from(paths.map((path) => `./${path}\0`).join(""));
				let asked = await git.run({
					...repository,
					args: CHECK_IGNORE,
					input
				});
				if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.r)("say which files are ignored", asked.error));
				let ignored = asked.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.t)(asked.value).split("\0") : [];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set(ignored.map((path) => path.slice(2))));
			};
		}
		let ignoredByName = async (paths) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(new Set(paths.filter((path) => path.split("/").some((segment) => _shared_js__WEBPACK_IMPORTED_MODULE_3__.At.has(segment)))));
	}),
	9020: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => findTimedOut,
			i: () => secretsFrom,
			n: () => makeRun,
			r: () => sealToolsFor,
			t: () => lazyUsage
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(889);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _command_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7682);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6085);
		var _seal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2807);
		var _plan_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(742);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5802);
		var _footprint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1147);
		var node_fs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8500);
		var node_os__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8161);
		var PlainDictionary = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V {
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
		var PlainArray = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_3__.B {
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
			if (typeof value == "string") return new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.I(value);
			if (typeof value == "number") return new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.L(value);
			if (typeof value == "boolean") return new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.z(value);
			if (Array.isArray(value)) return new PlainArray(value);
			if (typeof value == "object" && value) return new PlainDictionary(value);
			return new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.R();
		}
		function fromData(value) {
			if (value instanceof PlainDictionary || value instanceof PlainArray) return value.plain;
			if (value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.B) return value.values().map(fromData);
			if (value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V) {
				let plain = Object.create(null);
				for (let pair of value.pairs()) plain[pair.key] = fromData(pair.value);
				return plain;
			}
			return value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.R ? null : value.value;
		}
		function keysIn(value) {
			return value instanceof PlainDictionary ? Object.keys(value.plain) : [];
		}
		function evaluateTemplate(value, contexts) {
			return guarded(() => evaluateValue(value, contexts));
		}
		function evaluateCondition(source, contexts) {
			return guarded(() => !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(evaluateSource(source, contexts)));
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(run());
			} catch (error) {
				if (error instanceof Stopped) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(error.diagnostic);
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
				message: `${value instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.B ? "a list" : "a map"} cannot be put into a text`,
				suggestion: "Use join(list, separator), toJSON(value), or one part of it."
			});
		}
		let parsed = new WeakMap();
		function evaluateSource(source, contexts) {
			let expression = parsed.get(source);
			if (expression === void 0) {
				let result = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.M)(source.text);
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
		var StrictEvaluator = class extends _list_1_js__WEBPACK_IMPORTED_MODULE_3__.N {
			#contexts;
			constructor(expression, contexts) {
				super(expression.tree, new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V(), FUNCTIONS);
				this.#contexts = contexts;
			}
			visitContextAccess({ name }) {
				let context = name.lexeme.toLowerCase();
				if (!Object.hasOwn(this.#contexts, context)) throw new EvaluationError("unknown_name", `There is no '${name.lexeme}' here`, "Use another value.");
				return toData(this.#contexts[context]);
			}
			visitIndexAccess(access) {
				let whole = this.eval(access.expr);
				let key = access.index instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.W ? access.index : asLiteral(this.eval(access.index));
				let found = super.visitIndexAccess(new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.H(asLiteral(whole), key));
				if (key instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.U && isMissing(whole, key.literal)) throw notThere(whole, key.literal);
				return found;
			}
			visitFunctionCall(call) {
				let result = super.visitFunctionCall(call);
				if (result instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.I && result.value.length > MAX_TEXT_LENGTH) throw new EvaluationError("text_too_large", `${call.functionName.lexeme}() gives more than ${MAX_TEXT_LENGTH} characters`, "Use less text.");
				return result;
			}
		};
		function asLiteral(value) {
			return new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.U(value, NO_TOKEN);
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
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V) return !key.primitive || whole.get(key.coerceString()) === void 0;
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.F) return !1;
			if (!(whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.B)) return !0;
			let index = key.number();
			return !(index >= 0 && Math.floor(index) < whole.values().length);
		}
		function notThere(whole, key) {
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(key.coerceString());
			if (whole instanceof _list_1_js__WEBPACK_IMPORTED_MODULE_3__.B) return new EvaluationError("unknown_name", `There is no '${name}' in a list of ${whole.values().length}`, "Ask for what is there, after a check such as steps.find.outputs.count > 0.");
			let names = keysIn(whole);
			let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.rt)(name, names);
			let there = names.length === 0 ? "nothing" : names.slice(0, 10).map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.on).join(", ");
			let suggestion = near === void 0 ? `There is ${there}.` : `Did you mean '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(near)}'?`;
			return new EvaluationError("unknown_name", `There is no '${name}'`, suggestion);
		}
		let FUNCTIONS = new Map([
			..._list_1_js__WEBPACK_IMPORTED_MODULE_3__.j.map((definition) => [definition.name.toLowerCase(), definition]),
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
				call: (value) => new _list_1_js__WEBPACK_IMPORTED_MODULE_3__.I(JSON.stringify(fromData(value), void 0, 2))
			}]
		]);
		function parseJson(text) {
			try {
				return JSON.parse(text, refusePrototype);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new EvaluationError("not_json", `fromJSON: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(why)}`, "Give it a text that is JSON.");
			}
		}
		function refusePrototype(key, value) {
			if (key === "__proto__") throw Error("the key '__proto__' is not allowed");
			return value;
		}
		var PermissionGuard = class {
			#recipe;
			#caller;
			#fetchHosts;
			#write;
			#touched = new Set();
			constructor(recipe, { caller, fetchHosts } = {}) {
				let write = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.J)(recipe.permissions.write);
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
				if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(command)}'`, command);
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
					if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(host)}`, host);
					if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
				}
			}
			mayReach(host) {
				return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
			}
			refuseChanges(changes) {
				let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
				if (outside !== void 0) return this.#refuse("write", `may not change '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(outside.path)}'`, outside.path);
				for (let { path } of changes) this.#touched.add(path);
				let { maxFiles } = this.#permissions;
				if (this.#touched.size > maxFiles) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
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
				let quoted = quote(key === "write" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.$t)(value) : value);
				let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
			}
		};
		function refuseHost(host) {
			let message = `${_shared_js__WEBPACK_IMPORTED_MODULE_1__.rt} does not let recipes fetch from ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(host)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.rt}, if they should.`);
		}
		function isParent({ kind, path }, changes) {
			return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
		}
		function quote(value) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.cn)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.cn)(JSON.stringify(value));
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
				return [...net.values()].sort((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a.path, b.path));
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
		let DEFAULT_PLAN_LIMITS = {
			steps: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut.steps,
			items: 2e3,
			calls: 1e4,
			files: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut.files,
			bytes: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut.bytes,
			wallMs: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut.seconds * 1e3
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
						error: limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(limits.steps, "step")}, with those of the recipes that are called`)
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
			return fault === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([...includes.values()]) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(fault);
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
				return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(this.#limits.calls, "call")} of tools`) : void 0;
			}
			countChanges(changes) {
				for (let change of changes) {
					let size = "after" in change ? change.after.length : 0;
					this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
					this.#sizes.set(change.path, size);
				}
				let { files, bytes } = this.#limits;
				if (this.#sizes.size > files) return limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(files, "file")} would change`);
				return this.#bytes > bytes ? limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.at)(bytes)} would be written`) : void 0;
			}
		};
		function limitError(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
		}
		function unknownRecipe(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list --all' for all of them.");
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
		function findTimedOut({ calls }) {
			return calls.find(({ unfinished }) => unfinished !== void 0)?.unfinished;
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
			return Object.assign(Object.create(null), Object.fromEntries(shape.map(([name, schema]) => [name, NOTHING[(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.bt)(schema)]])));
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
					error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("expectation_failed", message, "Nothing changes. Correct the step, or what it expects.")
				};
			}
		}
		function placesIn({ matches, files }) {
			let places = Array.isArray(matches) && matches.length > 0 ? matches.map(placeOf) : Array.isArray(files) ? files : [];
			let named = places.filter((place) => typeof place == "string").slice(0, 3);
			return named.length === 0 ? "" : `: ${[...named.map(_shared_js__WEBPACK_IMPORTED_MODULE_1__.on), ...places.length > 3 ? ["\u2026"] : []].join(", ")}`;
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
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.lt)(Buffer.from(String(stdout)))
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
			if (over !== void 0) return failStep(site, run, over);
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
			let decided = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.y)(callRequest);
			if (!decided.ok) return failStep(site, run, {
				error: decided.error,
				call: {
					tool,
					args
				}
			});
			let { call, decision } = decided.value;
			let refusal = refuseVerify(call, site) ?? site.guard.refuseCall(call);
			if (refusal !== void 0) return failStep(site, run, {
				error: refusal,
				isFinal: !0,
				...decided.value
			});
			let ran = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.b)({
				...decided.value,
				args: withTimeOf(site.step, decided.value.args)
			}, callRequest);
			if (ran.kind === "unapproved") return ran.error.code === "approval_needed" ? gate(decided.value, site, run) : refused(ran.error);
			let { result, changes, durationMs } = ran;
			if (!result.ok) return failStep(site, run, {
				...findOver(site, run) ?? {
					error: withPrinted(result),
					isFinal: result.error.code === "cancelled"
				},
				...decided.value,
				durationMs
			});
			let outputs = result.value;
			let problem = findProblem(result, changes, site, run);
			if (problem !== void 0) return failStep(site, run, {
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
				return failStep(site, run, {
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
				message: `${error.message}\nIt printed:\n${(0, _command_failure_js__WEBPACK_IMPORTED_MODULE_4__.n)(texts.join("\n"))}`
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("timed_out", `Whether it is as expected cannot be told: ${unfinished}`, "Nothing changes. Simplify the pattern, or search in fewer files.");
		}
		function refuseVerify({ tool, args }, { place }) {
			let isLooking = tool.effect !== "stage" || args.preview_only === !0;
			return place.isVerify && !isLooking ? verifyChanges(`${tool.name} changes files`) : void 0;
		}
		function verifyChanges(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_permitted", `A verify step may only look, but ${why}`, "Move what changes files to 'steps'.");
		}
		function findOver({ step, label, deadline }, run) {
			if (!deadline.signal.aborted) return;
			if (run.deadline.isOver) return finalError(limitError(`The plan took longer than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(run.request.limits.wallMs / 1e3, "second")}`));
			if (run.deadline.signal.aborted) return finalError((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("cancelled", "The run was cancelled", "Run it again when it is wanted."));
			let seconds = step.timeoutSeconds === void 0 ? "that of the step around it" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(step.timeoutSeconds, "second");
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("timed_out", `Step '${label}' took longer than its time: ${seconds}`, "Raise 'timeout-seconds', or narrow it.") };
		}
		function finalError(error) {
			return error && {
				error,
				isFinal: !0
			};
		}
		function failStep(site, run, fault) {
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
				let inputs = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.E)(recipe, args);
				if (!inputs.ok) return failStep(site, this.#run, inputFault(recipe, inputs.error));
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
				let checked = broken === void 0 ? end : failStep(site, this.#run, {
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
			return { error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", message, first?.suggestion ?? "Correct 'with'.") };
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
					let stop = failStep(this.#site, this.#run, items.error);
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
					if (!holds.ok) return failStep(site, run, faultOf(holds.error));
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
					if (!evaluated.ok) return failStep(site, run, faultOf(evaluated.error));
					args[key] = evaluated.value;
				}
				if (target.kind === "tool") return callTool(target.tool, args, site, run);
				let over = findOver(site, run);
				return over === void 0 ? this.#callRecipe(target.recipe, args, site) : failStep(site, run, over);
			}
			#findItems() {
				let { forEach } = this.#site.step;
				if (forEach === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([void 0]);
				let evaluated = evaluateTemplate(forEach, this.#contexts);
				if (!evaluated.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(faultOf(evaluated.error));
				if (!Array.isArray(evaluated.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notAList(forEach));
				let { items } = this.#run.request.limits;
				if (evaluated.value.length <= items) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(evaluated.value);
				let error = limitError(`'for-each' has ${evaluated.value.length} items, more than ${items}`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
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
			if (typeof item == "string" && item.length <= 60) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(item);
			return typeof item == "number" || typeof item == "boolean" ? String(item) : `item ${index + 1}`;
		}
		function noOutputs(recipe) {
			return Object.assign(Object.create(null), Object.fromEntries(recipe.outputs.map(({ key }) => [key, null])));
		}
		function faultOf({ message, suggestion, at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("expression_failed", message, suggestion),
				at
			};
		}
		function notAList({ at }) {
			return {
				error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("expression_failed", "'for-each' must have a list", "Give it a list, such as the files among the outputs of a step before."),
				at
			};
		}
		async function makePlan(request) {
			let outcome = await planRecipe(request);
			if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({ outcome });
			let content = planContent({
				recipe: request.recipe,
				inputs: request.inputs,
				outcome
			}, request.facts);
			let loaded = await (0, _seal_js__WEBPACK_IMPORTED_MODULE_6__.t)(content, outcome.changes, outcome.kind === "complete" ? request.seal : void 0);
			return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				outcome,
				loaded: loaded.value
			}) : loaded;
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
				changes: outcome.changes.map(_plan_store_js__WEBPACK_IMPORTED_MODULE_2__._)
			};
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
		let NAME = /^sous-scratch-(\d+)-/;
		function realSandboxDisk(home) {
			let real = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.realpathSync.native(home));
			let realHome = real.ok ? real.value : node_path__WEBPACK_IMPORTED_MODULE_11__.resolve(home);
			return {
				home: realHome,
				makeFolder: () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_11__.join(realHome, `sous-scratch-${process.pid}-`))),
				makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
				copy: copyAll,
				write: (folder, name, { bytes, mode }) => at(name, () => {
					let parent = node_path__WEBPACK_IMPORTED_MODULE_11__.posix.dirname(name);
					parent !== "." && makeDirectory(folder, parent);
					let file = node_path__WEBPACK_IMPORTED_MODULE_11__.join(folder, name);
					node_fs__WEBPACK_IMPORTED_MODULE_10__.rmSync(file, {
						recursive: !0,
						force: !0
					});
					node_fs__WEBPACK_IMPORTED_MODULE_10__.writeFileSync(file, bytes, {
						flag: "wx",
						mode: mode === "100755" ? 511 : 438
					});
				}),
				removeEntry: (folder, name) => at(name, () => {
					isBelowRealDirectories(folder, name) && removeEntry(node_path__WEBPACK_IMPORTED_MODULE_11__.join(folder, name));
				}),
				readLink: (link) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.readlinkSync(link)),
				makeLink: (link, target) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.symlinkSync(target, link)),
				scan: scanFolder,
				now: (folder) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => {
					let clock = node_path__WEBPACK_IMPORTED_MODULE_11__.join(folder, "clock");
					node_fs__WEBPACK_IMPORTED_MODULE_10__.writeFileSync(clock, "");
					return node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(clock, { bigint: !0 }).ctimeNs;
				}),
				removeFolder,
				findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
			};
		}
		function at(name, call) {
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(call);
			return result.ok ? result : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				...result.error,
				path: name
			});
		}
		function makeDirectory(folder, directory) {
			let reached = folder;
			for (let segment of directory.split("/")) {
				reached = node_path__WEBPACK_IMPORTED_MODULE_11__.join(reached, segment);
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(reached, { throwIfNoEntry: !1 });
				if (stats?.isDirectory()) continue;
				stats !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_10__.unlinkSync(reached);
				node_fs__WEBPACK_IMPORTED_MODULE_10__.mkdirSync(reached);
			}
		}
		function isBelowRealDirectories(folder, name) {
			let reached = folder;
			for (let segment of node_path__WEBPACK_IMPORTED_MODULE_11__.posix.dirname(name).split("/")) {
				reached = node_path__WEBPACK_IMPORTED_MODULE_11__.join(reached, segment);
				if (node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
			}
			return !0;
		}
		function removeEntry(entry) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(entry, { throwIfNoEntry: !1 });
			stats?.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_10__.readdirSync(entry).length === 0 ? node_fs__WEBPACK_IMPORTED_MODULE_10__.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_10__.unlinkSync(entry);
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
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => openUp(folder));
			return remove(folder);
		}
		async function remove(folder) {
			try {
				await node_fs__WEBPACK_IMPORTED_MODULE_10__.promises.rm(folder, {
					recursive: !0,
					force: !0,
					maxRetries: 2
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			} catch (error) {
				let { code, message } = error;
				if (code === void 0) throw error;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
					code,
					message
				});
			}
		}
		function openUp(directory) {
			node_fs__WEBPACK_IMPORTED_MODULE_10__.chmodSync(directory, 448);
			for (let entry of node_fs__WEBPACK_IMPORTED_MODULE_10__.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(node_path__WEBPACK_IMPORTED_MODULE_11__.join(directory, entry.name));
		}
		function findLeftovers(home, olderThanMs) {
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.readdirSync(home));
			let oldest = Date.now() - olderThanMs;
			return (names.ok ? names.value : []).flatMap((name) => {
				let pid = NAME.exec(name)?.[1];
				if (pid === void 0) return [];
				let folder = node_path__WEBPACK_IMPORTED_MODULE_11__.join(home, name);
				let stats = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(folder));
				return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
			});
		}
		function isRunning(pid) {
			let signalled = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => process.kill(pid, 0));
			return signalled.ok || signalled.error.code !== "ESRCH";
		}
		let { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = node_fs__WEBPACK_IMPORTED_MODULE_10__.constants;
		let CHUNK_BYTES = 1048576;
		let BLOCK_BYTES = 4096;
		let ZEROS = Buffer.alloc(CHUNK_BYTES);
		async function copyFile(from, to, signal) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_10__.statSync(from);
			stats.size <= 4194304 ? await node_fs__WEBPACK_IMPORTED_MODULE_10__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE) : await clone(from, to) || await copyChunks(from, to, stats, signal);
		}
		async function clone(from, to) {
			try {
				await node_fs__WEBPACK_IMPORTED_MODULE_10__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE);
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
				let source = __addDisposableResource(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_10__.promises.open(from, "r"), !0);
				let target = __addDisposableResource(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_10__.promises.open(to, "wx", mode), !0);
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
				let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_10__.readdirSync(node_path__WEBPACK_IMPORTED_MODULE_11__.join(folder, directory), { withFileTypes: !0 }));
				if (!names.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
					...names.error,
					path: directory === "" ? "." : directory
				});
				for (let entry of names.value) {
					let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
					if (skipped.has(name)) continue;
					let isRepository = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.un)(entry.name);
					if (!entry.isDirectory() || isRepository) {
						let looked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => describe(node_path__WEBPACK_IMPORTED_MODULE_11__.join(folder, name), isRepository));
						if (!looked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
							...looked.error,
							path: name
						});
						entries.set(name, looked.value);
					} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
				}
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				entries,
				directories,
				unentered
			});
		}
		function describe(file, isRepository) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync(file, {
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
		async function fillTree(request) {
			let { workspace, prefix, source, tree, scratchDisk, disk, links } = request;
			let { files } = await workspace.files();
			let places = [...request.surroundings, ...files.map((path) => `${prefix}${path}`)];
			let directories = new Set(["", ...places.flatMap(_shared_js__WEBPACK_IMPORTED_MODULE_1__.an)]);
			let fault = await makeDirectories(request, new Set([...directories, ...links.flatMap(({ path }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path))]));
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(fault));
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
				let parents = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(path);
				let above = parents.at(-1) === void 0 ? void 0 : await makeDirectories(request, parents);
				if (above !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(above));
				let linked = scratchDisk.makeLink(`${tree}/${path}`, target);
				if (!linked.ok && linked.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)({
					...linked.error,
					path
				}));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				dependencies,
				warnings: [...copied.value, ...describeRepositories(places, directories)]
			});
		}
		function describeRepositories(files, directories) {
			let known = new Set(files);
			let kindOf = (path) => known.has(path) ? "file" : directories.has(path) ? "directory" : void 0;
			let found = files.filter((path) => path.endsWith("/HEAD")).map((path) => path.slice(0, -5)).filter((directory) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.tt)((name) => kindOf(`${directory}/${name}`)));
			if (found.length === 0) return [];
			return [`There are git repositories among the files: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(found)}. In commands, git refuses to run there`];
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
			if (serious !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(serious, "copy"));
			if (faults.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([]);
			let names = faults.map((fault) => fault.path.slice((source ?? "").length + 1));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([`Left out ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.nt)(faults.length, "unreadable file")} where commands run: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(names)}`]);
		}
		async function writeFiles({ workspace, prefix, tree, scratchDisk, signal }, files) {
			let written = files.filter((path) => workspace.folder === void 0 || workspace.staged(path) !== void 0);
			for await (let path of untilAborted(written, signal)) {
				let content = await workspace.read(path);
				if (!content.ok) return content;
				let written = scratchDisk.write(tree, `${prefix}${path}`, content.value);
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(written.error));
			}
			for (let change of await workspace.changes()) {
				if (change.kind !== "create_directory") continue;
				let made = scratchDisk.makeDirectory(tree, `${prefix}${change.path}`);
				if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(made.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
		}
		async function* untilAborted(items, signal) {
			let count = 0;
			for (let item of items) {
				count++ % 64 == 0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_12__.setImmediate)();
				if (signal?.aborted) return;
				yield item;
			}
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
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.r)("list the files", listed.error));
			let links = [];
			let warnings = [];
			for (let name of new Set((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.t)(listed.value).split("\0"))) {
				if (name === "" || files.has(name) || name.endsWith("/") || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)(name).ok) continue;
				let onDisk = `${repository.workTree}/${name}`;
				let entry = disk.entry(onDisk);
				if (!entry.ok || entry.value?.kind !== "symlink") continue;
				let target = scratchDisk.readLink(onDisk);
				target.ok && staysInside(name, target.value) ? links.push({
					path: name,
					target: target.value
				}) : warnings.push(`Left out the link '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(name)}' where commands run: it leads out of the repository`);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				links,
				warnings
			});
		}
		function staysInside(path, target) {
			if (target === "" || target.startsWith("/") || target.includes("\0")) return !1;
			let segments = target.split("/").filter((segment) => segment !== "" && segment !== ".");
			let climbs = segments.findIndex((segment) => segment !== "..");
			let [up, down] = climbs < 0 ? [segments.length, []] : [climbs, segments.slice(climbs)];
			return up <= (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.sn)(path) && !down.includes("..") && !down.some(_shared_js__WEBPACK_IMPORTED_MODULE_1__.un);
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
		async function makeCheckout(request, signal) {
			let { scratchDisk, workspace, repository } = request;
			let home = await (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.o)(scratchDisk, repository?.workTree ?? workspace.folder);
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
			let ended = signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.c)()) : made;
			ended.ok || await scratchDisk.removeFolder(home.value);
			return ended;
		}
		async function checkOut(request, home, signal) {
			let { workspace, git, disk, scratchDisk } = request;
			let repository = await usableRepository(request);
			let tree = node_path__WEBPACK_IMPORTED_MODULE_11__.join(home, "tree");
			let prefix = repository === void 0 ? "" : prefixOf(request);
			let madeTree = scratchDisk.makeDirectory(home, prefix === "" ? "tree" : `tree/${prefix.slice(0, -1)}`);
			if (!madeTree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(madeTree.error));
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
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.c)());
			let { dependencies } = filled.value;
			let warnings = [...around.value.warnings, ...filled.value.warnings];
			let gitDirectory = repository === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_11__.join(home, "git");
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				home,
				tree,
				gitDirectory,
				source,
				prefix,
				dependencies,
				warnings,
				folder: node_path__WEBPACK_IMPORTED_MODULE_11__.join(tree, prefix),
				skipped: new Set([".git", ...dependencies]),
				isIgnored: gitDirectory === void 0 ? _footprint_js__WEBPACK_IMPORTED_MODULE_9__.i : (0, _footprint_js__WEBPACK_IMPORTED_MODULE_9__.r)(git, {
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
			let ignored = await (0, _footprint_js__WEBPACK_IMPORTED_MODULE_9__.r)(git, repository)([folder]);
			return ignored.ok && ignored.value.has(folder) ? void 0 : repository;
		}
		function prefixOf({ workspace, repository }) {
			if (repository === void 0 || workspace.folder === void 0) return "";
			let prefix = node_path__WEBPACK_IMPORTED_MODULE_11__.relative(repository.workTree, workspace.folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_11__.sep, "/");
			return prefix === "" ? "" : `${prefix}/`;
		}
		async function lookAround({ git, disk, scratchDisk, workspace }, repository, prefix) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				surroundings: [],
				links: [],
				warnings: []
			});
			let surroundings = (prefix === "" ? [] : (await new _shared_js__WEBPACK_IMPORTED_MODULE_1__.jt({
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
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...found.value,
				surroundings
			}) : found;
		}
		async function prepareGit(request, { home, tree, gitDirectory, dependencies }) {
			let { git, scratchDisk } = request;
			let clean = await (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.a)({
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
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(marked.error));
			if (clean.value.head === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			let indexed = await git.run({
				gitDirectory,
				workTree: tree,
				args: ["read-tree", clean.value.head]
			});
			return indexed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.r)("read the base commit", indexed.error));
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
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(refusal);
			let files = await readAll(request, [...difference.gone, ...difference.written.keys()]);
			if (!files.ok) return files;
			let tried = await stageAll(workspace.fork(), files.value);
			if (!tried.ok) return tried;
			let staged = await stageAll(workspace, files.value);
			return staged.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(files.value.map(({ path }) => path).sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.x)) : staged;
		}
		function refuse({ difference, prefix }) {
			let { written, gone, links, specials, repositories } = difference;
			if (repositories.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("path_denied", `The command made a git repository inside the working directory: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(repositories)}`, "Use a command that changes files only.");
			if (links.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("symlink_denied", `The command made or changed symbolic links, which cannot be part of a change: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(links)}`, "Let the command write regular files, or make the links by hand.");
			if (specials.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("not_a_file", `The command left something that is not a regular file: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(specials)}`, "Let the command remove it before it ends.");
			let outside = [...written.keys(), ...gone].filter((path) => !path.startsWith(prefix));
			if (outside.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("path_outside_working_dir", `The command changed files outside the working directory '${prefix.slice(0, -1)}': ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(outside)}`, "Run Sous at the top of the repository, or correct the command.");
			let huge = [...written].filter(([, { size }]) => size > MAX_FILE_BYTES).map(([path]) => path);
			if (huge.length === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("too_large", `The command wrote files larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.at)(MAX_FILE_BYTES)}: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(huge)}`, "Ignore them.");
		}
		async function readAll({ difference, workspace, prefix, tree, disk }, names) {
			let files = [];
			for (let name of names) {
				let path = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.hn)(name.slice(prefix.length));
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
				if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.J)(file.error, path.value));
				let { bytes, mode } = file.value;
				present.ok && present.value.mode === mode && Buffer.compare(present.value.bytes, bytes) === 0 || files.push({
					path: path.value,
					content: {
						bytes,
						mode
					}
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(files);
		}
		async function stageAll(workspace, files) {
			for (let { path, content } of files) {
				let removed = content === void 0 ? await workspace.remove(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
				if (!removed.ok) return removed;
			}
			for (let { path, content } of files) {
				let staged = content === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : await workspace.stage(path, content.bytes, { mode: content.mode });
				if (!staged.ok) return staged;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
		}
		async function compareTree(request) {
			let { tree, baseline, skipped, scratchDisk, isIgnored } = request;
			let known = new Set(baseline.directories);
			let first = scratchDisk.scan(tree, {
				from: [""],
				skipped,
				mayEnter: (directory) => known.has(directory)
			});
			if (!first.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(first.error, "look at"));
			let ignoredDirectories = await isIgnored(first.value.unentered);
			if (!ignoredDirectories.ok) return ignoredDirectories;
			let fresh = first.value.unentered.filter((directory) => !ignoredDirectories.value.has(directory));
			let second = scratchDisk.scan(tree, {
				from: fresh,
				skipped,
				mayEnter: () => !0
			});
			if (!second.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(second.error, "look at"));
			let after = new Map([...first.value.entries, ...second.value.entries]);
			let before = baseline.entries;
			let changed = [...after].filter(([path, entry]) => before.get(path)?.mark !== entry.mark);
			let ignored = await isIgnored(changed.filter(([path]) => !before.has(path)).map(([path, { kind }]) => kind === "repository" ? parentOf(path) : path).filter((path) => path !== ""));
			if (!ignored.ok) return ignored;
			let ours = changed.filter(([path, { kind }]) => before.has(path) || !ignored.value.has(kind === "repository" ? parentOf(path) : path));
			let of = (kind) => ours.filter(([, entry]) => entry.kind === kind).map(([path]) => path);
			let gone = [...before].filter(([path]) => !after.has(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
		function openSandbox(request) {
			return new Sandbox(request);
		}
		var Sandbox = class {
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
				return taken.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
					folder: this.#checkout.folder,
					warnings
				}) : taken;
			}
			async readBack() {
				let [checkout, baseline] = [this.#checkout, this.#baseline];
				if (checkout === void 0 || baseline === void 0) throw Error("There is nothing to read back: prepare a command first.");
				let tampered = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(baseline.git, this.#readGit(checkout));
				if (tampered.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(gitTampered(tampered));
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
				let warnings = touched.length === 0 ? [] : [`The command changed your own ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(touched)}: it is linked, not copied`];
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
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
				if (!scan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(scan.error, "look at"));
				await waitForTick(scratchDisk, checkout.home, scan.value);
				let dependencies = new Map(checkout.dependencies.map((path) => [path, this.#markOf(path)]));
				this.#baseline = {
					scan: scan.value,
					git: this.#readGit(checkout),
					dependencies
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			}
			async #update({ tree, prefix }, changes, signal) {
				let { workspace, scratchDisk } = this.#request;
				let differing = [...new Set([...this.#written.keys(), ...changes.keys()])].filter((path) => !isSameContent(this.#written.get(path), changes.get(path)));
				this.#isDirty = !0;
				for await (let path of untilAborted(differing, signal)) {
					let removed = scratchDisk.removeEntry(tree, prefix + path);
					if (!removed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(removed.error, "remove"));
				}
				for await (let path of untilAborted(differing, signal)) {
					let content = changes.get(path)?.kind === "create_directory" ? void 0 : await workspace.read(path);
					if (content?.ok === !1 && isNothing(content.error)) continue;
					if (content?.ok === !1) return content;
					let written = content === void 0 ? scratchDisk.makeDirectory(tree, prefix + path) : scratchDisk.write(tree, prefix + path, content.value);
					if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.n)(written.error));
				}
				return signal?.aborted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.c)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			}
			#readGit({ tree, gitDirectory }) {
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(this.#request.disk, tree, gitDirectory === void 0 ? void 0 : {
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("git_state_tampered", `The command changed the state of the git repository: ${(0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_8__.s)(parts)}`, "Let Sous commit; use a command that changes files only. Your own repository is as it was.");
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
		async function makeRun(request) {
			let { run, invocation, policy, rules, approver, emit, allowHosts, verbose, facts, github } = request;
			let { opened, recipe, inputs, library, config, findTool } = run;
			let { tree } = opened;
			let tools = toolsOf(opened);
			let base = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_7__.d)(tools.git, tree.repository, tree.folder);
			if (!base.ok) return base;
			let session = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_5__.u)({
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
				openScratch: (workspace) => openSandbox({
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
					sousVersion: _entry_js__WEBPACK_IMPORTED_MODULE_0__.c,
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
				git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ht)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rt)("git", programs), programs.path),
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wt,
				scratchDisk: realSandboxDisk(node_os__WEBPACK_IMPORTED_MODULE_13__.tmpdir())
			};
		}
		function sealToolsFor(opened, invocation) {
			let { repository } = opened.tree;
			return repository === void 0 ? void 0 : {
				...toolsOf(opened),
				repository,
				askUsersGit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kt)(opened, invocation)
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
		function secretsFrom(env, origins = {}) {
			return {
				originOf: (name) => Object.hasOwn(origins, name) ? origins[name] : void 0,
				valueOf: (name) => env[`SOUS_SECRET_${name}`]
			};
		}
		function lazyUsage(env, root) {
			let opened;
			let open = () => {
				opened ??= Promise.all([
					__webpack_require__.e(9062),
					__webpack_require__.e(2441),
					__webpack_require__.e(4878),
					__webpack_require__.e(8638)
				]).then(__webpack_require__.bind(__webpack_require__, 4878)).then(({ openUsage }) => openUsage(env, root));
				return opened;
			};
			return {
				reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
				called: (id) => void open().then((usage) => usage.called(id)),
				of: () => void 0,
				settled: async () => (await opened)?.settled()
			};
		}
	}),
	4459: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => planPlace,
			r: () => plan_place_exports,
			t: () => applyPlace
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4197);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		var plan_place_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			applyPlace: () => applyPlace,
			planPlace: () => planPlace
		});
		function planPlace(opened) {
			let { tree, programs } = opened;
			let place = applyPlace(opened);
			let { gitDirectory, folder, disk } = place;
			return {
				store: {
					home: gitDirectory ?? folder,
					isGitDirectory: gitDirectory !== void 0,
					disk
				},
				landing: {
					tree,
					place,
					git: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ht)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rt)("git", programs), programs.path)
				}
			};
		}
		function applyPlace({ tree, programs }) {
			let root = tree.folder;
			let gitDirectory = tree.repository?.gitDirectory;
			let syncProgram = process.platform === "linux" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rt)("sync", programs) : void 0;
			return {
				folder: root,
				gitDirectory: gitDirectory === void 0 ? void 0 : node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync(gitDirectory),
				disk: (0, _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_2__.t)(syncProgram === void 0 ? {} : { syncProgram })
			};
		}
	}),
	742: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => checkComplete,
			c: () => foreseeApply,
			d: () => readBase,
			i: () => applyPlan,
			l: () => reverseChanges,
			n: () => directoryPrefix,
			o: () => checkPlanRoot,
			r: () => underWay,
			s: () => checkUnmoved,
			t: () => PlanRepository,
			u: () => undoContent
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(889);
		var _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5802);
		var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9540);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5035);
		var _objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(120);
		var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
		async function readBase(git, repository, folder) {
			if (repository === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({ directory: "." });
			let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)(node_path__WEBPACK_IMPORTED_MODULE_7__.relative(repository.workTree, folder).split(node_path__WEBPACK_IMPORTED_MODULE_7__.sep).join("/") || ".");
			if (!directory.ok) return directory;
			let [commit, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"HEAD^{commit}"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			if (!commit.ok && commit.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("read HEAD", commit.error));
			let head = commit.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(commit.value).trim() : void 0;
			let ref = branch.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(branch.value).trim() : void 0;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...head !== void 0 && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.i)(head) && { commit: head },
				...ref !== void 0 && { ref },
				directory: directory.value
			});
		}
		async function applyPlan(request) {
			let { changes, place, progress } = request;
			let begun = await beginLanding(request);
			if (!begun.ok || begun.value === "already_applied") return begun;
			let landed = await (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)({
				...place,
				changes,
				...progress && { progress }
			});
			return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)("landed") : landed;
		}
		async function foreseeApply(request) {
			let begun = await beginLanding(request);
			if (!begun.ok || begun.value === "already_applied") return begun;
			let refusal = (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.s)(request.place, request.changes);
			return refusal === void 0 ? begun : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(refusal);
		}
		async function beginLanding({ plan, changes, tree, git, place }) {
			let waiting = checkComplete(plan);
			if (waiting !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(waiting);
			let now = await readBase(git, tree.repository, place.folder);
			if (!now.ok) return now;
			let elsewhere = checkPlanRoot(plan.base, now.value);
			if (elsewhere !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(elsewhere);
			let state = await (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.c)(tree, changes);
			if (!state.ok) return state;
			if (state.value === "landed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)("already_applied");
			let moved = checkUnmoved(plan.base, now.value);
			return moved === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)("landed") : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(moved);
		}
		function checkComplete(plan) {
			if (plan.status === "complete") return;
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("approval_needed", `The plan is not complete: '${waiting?.label ?? "a step"}' waits for approval`, "Run the recipe and approve that call; what comes out is a new plan with a digest of its own.");
		}
		function checkUnmoved(planned, now) {
			let elsewhere = checkPlanRoot(planned, now);
			if (elsewhere !== void 0) return elsewhere;
			if (planned.commit === now.commit) return;
			let message = `The plan was made on ${commitName(planned)}, and this is ${commitName(now)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", message, "Nothing was written. Preview again on what is there now.");
		}
		function checkPlanRoot(planned, now) {
			if (planned.directory === now.directory) return;
			let message = `The plan is for the directory '${planned.directory}' of the repository, and this is '${now.directory}'`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", message, "Nothing was written. Name that directory by --root, as 'sous plans' shows it.");
		}
		function commitName({ commit }) {
			return commit === void 0 ? "no commit" : `commit ${commit.slice(0, 12)}`;
		}
		function undoContent(plan, base, sousVersion) {
			let [subject = ""] = plan.message.split("\n", 1);
			return {
				schemaVersion: 1,
				sousVersion,
				status: "complete",
				base,
				recipe: plan.recipe,
				inputs: plan.inputs,
				policy: plan.policy,
				evidence: [],
				steps: [],
				message: `Undo: ${subject}\n\nBrings back what the plan ${plan.digest} replaced.`,
				target: plan.target
			};
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
		let UNDER_WAY = [
			["MERGE_HEAD", "A merge"],
			["CHERRY_PICK_HEAD", "A cherry-pick"],
			["REVERT_HEAD", "A revert"]
		];
		var PlanRepository = class {
			#git;
			#place;
			constructor(git, { gitDirectory, workTree }) {
				this.#git = git;
				this.#place = {
					gitDirectory,
					workTree
				};
			}
			async run(args, action, input) {
				let output = await this.#git.run({
					...this.#place,
					args,
					...input && { input }
				});
				return output.ok ? output : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)(action, output.error));
			}
			async resolve(ref) {
				let found = await this.run([
					"rev-parse",
					"--verify",
					"--quiet",
					`${ref}^{commit}`
				], "look for the branch");
				return found.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(found.value).trim() : void 0;
			}
			async findCommit(ref, plan) {
				let listed = await this.run([
					"rev-list",
					"--first-parent",
					"--max-count=100",
					"--format=%H%n%T%n%P%n%B%x00",
					ref,
					"--"
				], "look for the commit");
				for (let entry of listed.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(listed.value).split("\0") : []) {
					let [, commit, tree, parents, ...message] = entry.trimStart().split("\n");
					if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === (plan.base.commit ?? "")) return commit;
				}
			}
			async landedPlans() {
				let form = `--format=%H %(trailers:key=${_commit_text_js__WEBPACK_IMPORTED_MODULE_5__.t},valueonly,separator=%x20)`;
				let listed = await this.run([
					"rev-list",
					"--max-count=1000",
					form,
					"--branches",
					"--"
				], "look for commits of plans");
				let lines = listed.ok ? (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(listed.value).split("\n") : [];
				return new Map(lines.flatMap((line) => {
					let [, commit, digests = ""] = /^([0-9a-f]{40,64}) ([0-9a-f ]+)$/.exec(line) ?? [];
					return commit === void 0 ? [] : digests.split(" ").map((digest) => [digest, commit]);
				}));
			}
			async isInHistory(commit) {
				return (await this.run([
					"merge-base",
					"--is-ancestor",
					commit,
					"HEAD"
				], "look for the commit")).ok;
			}
			async branchElsewhere(commit) {
				if (await this.isInHistory(commit)) return;
				let listed = await this.run([
					"for-each-ref",
					`--contains=${commit}`,
					"--format=%(refname:lstrip=2)",
					"refs/heads/"
				], "look for the branch");
				return listed.ok && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(listed.value).split("\n", 1)[0] || void 0;
			}
			async writeCommit(plan, sealed, signature) {
				let { base } = plan;
				let stored = await sealed.store();
				if (!stored.ok) return stored;
				let revisions = [
					sealed.tree,
					...base.commit === void 0 ? [] : [`^${base.commit}`],
					""
				];
				let packed = await this.#git.run({
					gitDirectory: sealed.gitDirectory,
					workTree: this.#place.workTree,
					args: [
						"pack-objects",
						"--quiet",
						"--stdout",
						"--revs",
						"--missing=allow-any"
					],
					input: Buffer.from(revisions.join("\n"))
				});
				if (!packed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("pack the plan", packed.error));
				let unpacked = await this.run(["unpack-objects", "-q"], "bring the plan into the repository", packed.value);
				if (!unpacked.ok) return unpacked;
				let text = (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_5__.i)({
					...plan,
					...signature,
					tree: sealed.tree,
					parent: base.commit
				});
				let written = await this.run([
					"hash-object",
					"-w",
					"-t",
					"commit",
					"--stdin"
				], "write the commit", Buffer.from(text));
				return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(written.value).trim()) : written;
			}
			async isNothingNew({ base: { commit } }, { tree }) {
				let found = commit === void 0 ? void 0 : await this.run([
					"rev-parse",
					"--verify",
					`${commit}^{tree}`
				], "read the base");
				return found?.ok === !0 && (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(found.value).trim() === tree;
			}
			makeBranch(plan, ref, commit) {
				return this.run([
					"update-ref",
					"-m",
					reason(plan),
					ref,
					commit,
					nothing(plan)
				], "make the branch");
			}
			async refuseUncommitted(plan, { changes, kept }, ref) {
				let committed = await this.#entriesOf(plan.base.commit);
				let staged = ref === "HEAD" ? await this.#entries([
					"ls-files",
					"-z",
					"--stage",
					"--full-name"
				]) : committed;
				if (!committed.ok) return committed.error;
				if (!staged.ok) return staged.error;
				let dirty = changes.filter((change) => {
					if (change.kind === "create_directory") return !1;
					let at = directoryPrefix(plan) + change.path;
					let [inCommit, inIndex] = [committed.value.get(at), staged.value.get(at)];
					let { before, after } = versionsOf(change, kept, nothing(plan).length);
					return inCommit !== before || inIndex !== before && inIndex !== after;
				});
				return dirty.length === 0 ? void 0 : uncommitted(dirty);
			}
			async refuseUnderWay() {
				let [what] = (await Promise.all(UNDER_WAY.map(async ([head, what]) => await this.resolve(head) === void 0 ? [] : [what]))).flat();
				return what === void 0 ? void 0 : underWay(what);
			}
			async record(plan, changes, commit) {
				let indexed = await this.#index(plan, changes, "after");
				if (!indexed.ok) return indexed;
				let moved = await this.run([
					"update-ref",
					"-m",
					reason(plan),
					"HEAD",
					commit,
					plan.base.commit ?? nothing(plan)
				], "move the branch");
				if (moved.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
				await this.#index(plan, changes, "before");
				return moved;
			}
			async #index(plan, { changes, kept }, side) {
				let settings = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_2__.h)(this.#git, this.#place);
				if (!settings.ok) return settings;
				let none = `0 ${nothing(plan)}`;
				let sorted = changes.flatMap((change) => {
					if (change.kind === "create_directory") return [];
					return [`${versionsOf(change, kept, nothing(plan).length)[side] ?? none}\t${directoryPrefix(plan)}${change.path}\0`];
				}).toSorted((a, b) => Number(!a.startsWith("0 ")) - Number(!b.startsWith("0 ")));
				let input = Buffer.from(sorted.join(""));
				let args = [
					"update-index",
					"-z",
					"--index-info"
				];
				let updated = await this.#git.run({
					...this.#place,
					args,
					input,
					settings: settings.value
				});
				return updated.ok ? updated : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.r)("update the index", updated.error));
			}
			#entriesOf(commit) {
				return commit === void 0 ? Promise.resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map())) : this.#entries([
					"ls-tree",
					"-r",
					"-z",
					"--full-tree",
					commit
				]);
			}
			async #entries(args) {
				let listed = await this.run(args, "compare with what is committed");
				if (!listed.ok) return listed;
				let entries = (0, _clean_repository_js__WEBPACK_IMPORTED_MODULE_3__.t)(listed.value).split("\0").flatMap((line) => {
					let [, mode, id, path] = /^(\d+) (?:blob |commit )?([0-9a-f]+)(?: \d)?\t(.*)$/s.exec(line) ?? [];
					return path === void 0 ? [] : [[path, `${mode} ${id}`]];
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(new Map(entries));
			}
		};
		function reason({ message }) {
			return `sous: ${message.split("\n", 1)[0]}`;
		}
		function namesOf(changes) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.it)(changes.map(({ path }) => path), 10);
		}
		function underWay(what) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", `${what} is under way`, "Nothing was written. End it first, or land without --commit.");
		}
		function uncommitted(changes) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("stale", `There are changes that are not committed in ${namesOf(changes)}`, "Nothing was written. Commit or stash them and preview again, or land without --commit and --branch.");
		}
		function versionsOf(change, kept, idLength) {
			let format = idLength === 64 ? "sha256" : "sha1";
			let { before, after } = kept.get(change.path) ?? {};
			return {
				before: change.kind === "create" ? void 0 : `${change.modeBefore} ${before ?? (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.t)(change.before, format)}`,
				after: change.kind === "delete" ? void 0 : `${change.mode} ${after ?? (0, _objects_js__WEBPACK_IMPORTED_MODULE_6__.t)(change.after, format)}`
			};
		}
		function nothing({ tree }) {
			return "0".repeat(tree?.length ?? 40);
		}
		function directoryPrefix({ base: { directory } }) {
			return directory === "." ? "" : `${directory}/`;
		}
	}),
	9781: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => sweepProcesses,
			i: () => signalGroup,
			n: () => pause,
			o: () => waitAtMost,
			r: () => readProcess,
			t: () => isGroupAlive
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
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
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => process.kill(pid, name)).ok;
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
			let environ = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/environ`, "latin1"));
			return environ.ok && environ.value.split("\0").includes(variable);
		}
		function writesTo(pid, outputs) {
			return [1, 2].some((descriptor) => {
				let target = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(`/proc/${pid}/fd/${descriptor}`));
				return target.ok && outputs.includes(target.value);
			});
		}
		function worksIn(pid, folder) {
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync(`/proc/${pid}/cwd`));
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
	4197: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realApplyDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9781);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
		var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		var node_child_process__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1421);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants.O_DIRECTORY ?? 0;
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
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
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
				return node_path__WEBPACK_IMPORTED_MODULE_4__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync(file),
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
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync(this.pathOf(name), permissions);
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(this.pathOf(name), permissions);
				});
			}
			setPermissions(permissions) {
				let { descriptor } = this.#location;
				return quietly(() => descriptor === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(this.pathOf("."), permissions) : node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(descriptor, permissions));
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, permissions, isExecutable);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_3__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, permissions, isDurable }) {
				let file = quietly(() => this.#create(name, permissions));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.fchmodSync(file.value, permissions);
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ut);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file);
					}
				});
			}
			#create(name, permissions = 511, isExecutable = !1) {
				return node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_3__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_3__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync);
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
				kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(stats),
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
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realApplyDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_6__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_3__.unlink(directory.pathOf(name), () => resolve())));
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
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, _processes_js__WEBPACK_IMPORTED_MODULE_1__.r)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_7__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_3__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	})
};
