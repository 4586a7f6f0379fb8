"use strict";
exports.id = 7618;
exports.ids = [
	7618,
	2380,
	5237
];
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
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			askToApply: () => askToApply,
			consented: () => consented,
			terminalApprover: () => terminalApprover
		});
		__webpack_require__(4472);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2140);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(744);
		let consented = {
			ask: async () => "approved",
			remember: async () => void 0
		};
		let ANSWERS = {
			y: "approved",
			yes: "approved",
			n: "refused",
			no: "refused",
			always: "always"
		};
		function terminalApprover(asking) {
			let { console, root, approvalsFile, signal, isShown } = asking;
			return {
				async ask(request) {
					let places = request.changes.length === 0 ? void 0 : await asking.places?.();
					isShown || await showCallChanges(request, console, places);
					console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.d)(request, places));
					let hasDiff = request.changes.length > 0;
					let hint = hasDiff ? _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.l : "";
					for (;;) {
						let answer = (await console.ask(`\n${hint}${_hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.c}`, signal))?.trim().toLowerCase();
						if (answer === void 0) return signal.aborted ? "cancelled" : "refused";
						if (answer === "d" && hasDiff) await showCallChanges(request, console, places);
						else {
							let known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : void 0;
							if (known !== void 0) return known;
							console.err((0, _hunk_lines_js__WEBPACK_IMPORTED_MODULE_3__.u)(hasDiff));
						}
					}
				},
				async remember(request) {
					let added = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.d)(approvalsFile, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(request.call, root));
					added.ok ? console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`)) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.k)(added.error, console.errStyle));
				}
			};
		}
		async function showCallChanges({ changes }, console, places) {
			if (changes.length === 0) return;
			let [{ diffChanges }, { renderDiff }] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 2140)).then((n) => n.i), Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 960)).then((n) => n.n)]);
			console.err(`${renderDiff({
				changes,
				diffs: await diffChanges(changes),
				...places && { places }
			}, console.errStyle)}\n`);
		}
		async function askToApply(request) {
			let { loaded, opened, options, invocation, call, rules } = request;
			let { console, env, signal } = invocation;
			let { plan, changes } = loaded;
			let canAsk = console.isInteractive && !options.yes && !options.json;
			let places = await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(opened);
			options.json || await (0, _run_report_js__WEBPACK_IMPORTED_MODULE_5__.hq)(changes, console, places);
			let root = opened.tree.folder;
			let asking = {
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.f)(env),
				signal,
				isShown: !0,
				places: async () => places
			};
			let impossible = canAsk ? await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.i)(request) : void 0;
			if (impossible !== void 0) return impossible;
			let approver = options.yes ? consented : canAsk ? terminalApprover(asking) : _list_2_js__WEBPACK_IMPORTED_MODULE_2__.w;
			return (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.r)({
				plan,
				changes,
				hash: plan.digest,
				rules,
				root,
				approver,
				...call && { call }
			});
		}
	}),
	5035: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => commitText,
			n: () => checkBranchName,
			o: () => signatureTime,
			r: () => checkMessage,
			t: () => PLAN_TRAILER
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function checkMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
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
	})
};
