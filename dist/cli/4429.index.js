"use strict";
exports.id = 4429;
exports.ids = [4429, 4459];
exports.modules = {
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
	4429: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => listSavedPlans,
			r: () => rootOfPlan,
			t: () => folderOfPlan
		});
		var _plan_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(742);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(889);
		var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9540);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8403);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4459);
		async function readSavedPlans(store, beginning) {
			let read = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.f)(store, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.u, (plans) => {
				let names = plans.names();
				return (names.ok ? names.value : []).filter((name) => (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.l)(name) && name.startsWith(beginning)).flatMap((digest) => {
					let [entry, folder] = [plans.entry(digest), plans.open(digest)];
					if (!folder.ok) return [];
					let [record, mark] = [folder.value.entry(_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.c), folder.value.entry(_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.s)];
					let stored = (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.i)(`${(0, _plan_store_js__WEBPACK_IMPORTED_MODULE_3__.d)(store)}/${digest}`, digest, folder.value);
					folder.value.close();
					let times = [entry, record].flatMap((one) => one.ok && one.value !== void 0 ? [one.value.modifiedMs] : []);
					return [{
						digest,
						keptMs: times.length === 0 ? 0 : Math.min(...times),
						hasLanded: mark.ok && mark.value !== void 0,
						plan: stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(stored.value.plan) : stored
					}];
				});
			});
			return (read.ok ? read.value : []).toSorted((a, b) => b.keptMs - a.keptMs || (a.digest < b.digest ? -1 : 1));
		}
		async function findPlanState(plan, tree, now) {
			if (plan.status === "gated") return "gated";
			let [isAfter, isPartlyAfter, isBefore] = [
				!0,
				!1,
				(0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_0__.s)(plan.base, now) === void 0
			];
			for (let change of plan.changes) {
				let found = await readPath(tree, change);
				let isDirectory = change.kind === "create_directory";
				let isDone = change.kind === "delete" && found === "directory" && (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_4__.l)(plan.changes, change.path) || isThere(found, isDirectory ? "directory" : "after" in change ? change.after : void 0);
				isAfter &&= isDone;
				isPartlyAfter ||= isDone && !isDirectory;
				isBefore &&= isDirectory || isThere(found, "before" in change ? change.before : void 0);
			}
			if (isAfter) return "landed";
			if (isBefore) return "waiting";
			return isPartlyAfter ? "changed" : "stale";
		}
		async function isAsBefore(plan, tree) {
			return await findPlanState(plan, tree, plan.base) === "waiting";
		}
		async function readPath(tree, { path }) {
			let entry = await tree.entry(path);
			if (!entry.ok) return entry.error.code === "not_a_directory" ? void 0 : "other";
			if (entry.value.kind === "missing") return;
			if (entry.value.kind !== "file") return entry.value.kind === "directory" ? "directory" : "other";
			let file = await tree.read(path);
			return file.ok ? {
				mode: file.value.mode,
				size: file.value.bytes.length,
				sha256: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.lt)(file.value.bytes)
			} : "other";
		}
		function isThere(found, wanted) {
			if (typeof found != "object" || typeof wanted != "object") return found === wanted;
			return found.mode === wanted.mode && found.sha256 === wanted.sha256;
		}
		async function listSavedPlans(opened, invocation, beginning = "") {
			let { store, landing } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.n)(opened);
			let kept = await readSavedPlans(store, beginning);
			let { repository } = opened.tree;
			let commits = repository === void 0 || kept.length === 0 ? new Map() : await new _plan_repository_js__WEBPACK_IMPORTED_MODULE_0__.t(landing.git, repository).landedPlans();
			let folders = new Map();
			let folderOf = (plan) => {
				let { directory } = plan.base;
				let found = folders.get(directory) ?? (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(invocation, folderOfPlan(opened, plan));
				folders.set(directory, found);
				return found;
			};
			let listed = [];
			for (let one of kept) listed.push(await listOne(one, commits, folderOf));
			return listed;
		}
		function folderOfPlan({ tree }, { base: { directory } }) {
			if (tree.repository === void 0) return tree.folder;
			return directory === "." ? tree.repository.workTree : `${tree.repository.workTree}/${directory}`;
		}
		function rootOfPlan(opened, plan, given) {
			let folder = folderOfPlan(opened, plan);
			return folder === opened.tree.folder ? given : folder;
		}
		async function listOne({ digest, keptMs, hasLanded, plan }, commits, folderOf) {
			if (!plan.ok) return {
				digest,
				keptMs,
				state: "damaged",
				plan: void 0,
				error: plan.error
			};
			let listed = {
				digest,
				keptMs,
				plan: plan.value,
				error: void 0
			};
			let commit = commits.get(digest);
			let folder = await folderOf(plan.value);
			if (!folder.ok) return commit === void 0 ? {
				...listed,
				state: "stale"
			} : {
				...listed,
				state: "landed",
				commit
			};
			let { tree, git } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.n)(folder.value).landing;
			if (commit !== void 0 && !await isUndone(plan.value, commit, folder.value)) return {
				...listed,
				state: "landed",
				commit
			};
			let base = await (0, _plan_repository_js__WEBPACK_IMPORTED_MODULE_0__.d)(git, tree.repository, folder.value.tree.folder);
			let state = base.ok ? await findPlanState(plan.value, tree, base.value) : "stale";
			let isChanged = state === "stale" && hasLanded && !await isAsBefore(plan.value, tree);
			return {
				...listed,
				state: isChanged ? "changed" : state
			};
		}
		async function isUndone(plan, commit, opened) {
			let { tree, git } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_6__.n)(opened).landing;
			if (tree.repository === void 0 || !await isAsBefore(plan, tree)) return !1;
			return new _plan_repository_js__WEBPACK_IMPORTED_MODULE_0__.t(git, tree.repository).isInHistory(commit);
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
