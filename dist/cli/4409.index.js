"use strict";
exports.id = 4409;
exports.ids = [4409];
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
	8910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => describeRunOptions,
			r: () => readRunOptions,
			t: () => NO_RUN_OPTIONS
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _commit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5035);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
		let NO_RUN_OPTIONS = {
			word: void 0,
			root: void 0,
			inputs: [],
			inputsFile: void 0,
			out: void 0,
			trust: void 0,
			branch: void 0,
			allowHosts: [],
			commit: !1,
			yes: !1,
			json: !1,
			verbose: !1,
			help: !1
		};
		let flag = { type: "boolean" };
		let value = { type: "string" };
		let list = {
			type: "string",
			multiple: !0
		};
		let COMMON = {
			root: value,
			json: flag,
			verbose: flag,
			help: {
				...flag,
				short: "h"
			}
		};
		let MAKING = {
			input: {
				...list,
				short: "i"
			},
			inputs: value,
			out: value,
			trust: value,
			"allow-host": list,
			yes: {
				...flag,
				short: "y"
			}
		};
		let LANDING = {
			commit: flag,
			branch: value
		};
		let TAKES = {
			preview: {
				...COMMON,
				...MAKING
			},
			check: {
				...COMMON,
				...MAKING
			},
			run: {
				...COMMON,
				...MAKING,
				...LANDING
			},
			apply: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			},
			undo: {
				...COMMON,
				...LANDING,
				out: value,
				yes: {
					...flag,
					short: "y"
				}
			}
		};
		function readRunOptions(command, argv) {
			let wrong = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", message, `See sous ${command} --help.`));
			try {
				let { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({
					args: [...argv],
					allowPositionals: !0,
					options: TAKES[command]
				});
				let [word, ...others] = positionals;
				let extra = "input" in TAKES[command] ? others.find((text) => !text.includes("=")) : others[0];
				if (extra !== void 0) return wrong(`Unexpected argument '${extra}'${"input" in TAKES[command] ? ". Inputs are given as name=value" : ""}`);
				let given = values;
				if (given.commit && given.branch !== void 0) return wrong("--commit and --branch exclude each other");
				let notBranch = given.branch === void 0 ? void 0 : (0, _commit_text_js__WEBPACK_IMPORTED_MODULE_1__.n)(given.branch);
				if (notBranch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notBranch);
				let notHost = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.c)(given["allow-host"] ?? []);
				if (notHost !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(notHost);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
					word,
					root: given.root,
					inputs: [...given.input ?? [], ...others],
					inputsFile: given.inputs,
					out: given.out,
					trust: given.trust,
					branch: given.branch,
					allowHosts: given["allow-host"] ?? [],
					commit: given.commit ?? !1,
					yes: given.yes ?? !1,
					json: given.json ?? !1,
					verbose: given.verbose ?? !1,
					help: given.help ?? !1
				});
			} catch (error) {
				return wrong(error.message.split(". ", 1)[0] ?? "Wrong options");
			}
		}
		let OPTION_HELP = {
			input: "-i, --input NAME=VALUE  an input of the recipe, as without the option; repeatable",
			inputs: "--inputs FILE           inputs from a YAML or JSON file; those given one by one go before them",
			yes: "-y, --yes               approve beforehand, for use without a terminal",
			trust: "--trust SHA256          trust the recipe of that hash, for use without a terminal",
			"allow-host": "--allow-host H          a host that may be fetched from although its address is private; repeatable",
			commit: "--commit                land as a commit on the current branch",
			branch: "--branch NAME           land as a commit on a new branch; the working tree stays as it is",
			out: "--out DIR               also write summary.md, result.json and changes.patch there",
			root: "--root DIR              the folder to work in (default: this one if it has recipes, else the whole repository)",
			json: "--json                  one JSON document instead of text",
			verbose: "--verbose               say on standard error what happens",
			help: "-h, --help              this text"
		};
		function describeRunOptions(command) {
			return Object.keys(OPTION_HELP).filter((name) => Object.hasOwn(TAKES[command], name)).map((name) => `  ${OPTION_HELP[name]}\n`).join("");
		}
	}),
	4409: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { showSavedPlan: () => showSavedPlan });
		__webpack_require__(4472);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3074);
		var _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4429);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4459);
		var _plan_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(742);
		var _entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(400);
		var _plan_of_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(668);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(889);
		var _outcome_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6850);
		var _run_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8910);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(744);
		function storedRun({ stored, recipe, places, waiting }) {
			let { plan, changes } = stored;
			let calls = plan.steps.map((planned) => ({
				planned,
				step: stepOf(planned, recipe),
				changes: [],
				outputs: void 0,
				durationMs: 0
			}));
			let known = {
				calls,
				evidence: plan.evidence,
				includes: plan.recipe.includes,
				changes
			};
			return {
				recipe,
				inputs: plan.inputs,
				outcome: outcomeOf(known, plan, waiting),
				plan,
				steps: stepsOf(calls, recipe),
				places
			};
		}
		function recordedRecipe({ recipe: { path, digest }, message }) {
			let [name = path] = message.split("\n", 1);
			return {
				name,
				description: "",
				inputs: [],
				permissions: {
					write: [],
					run: [],
					fetch: [],
					maxFiles: 0,
					at: void 0
				},
				steps: [],
				verify: [],
				outputs: [],
				source: {
					path,
					digest
				}
			};
		}
		function waitingStep({ steps }) {
			return steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		}
		function outcomeOf(known, plan, tool) {
			let waits = waitingStep(plan);
			if (waits === void 0) return {
				kind: "complete",
				outputs: {},
				...known
			};
			let { label, at, args, decision } = waits;
			let reason = decision.kind === "allow" ? decision.rule : decision.reason;
			return {
				kind: "gated",
				gate: {
					label,
					at,
					call: {
						tool: tool ?? unknownTool(waits.tool),
						args
					},
					reason
				},
				...known
			};
		}
		function unknownTool(name) {
			return {
				name,
				summary: "",
				category: "Network",
				effect: "external",
				risk: "dangerous",
				permissions: []
			};
		}
		function stepsOf(calls, { verify }) {
			let groups = [];
			for (let call of calls) {
				let last = groups.at(-1);
				let isSame = last?.[0] !== void 0 && placeOf(last[0].planned) === placeOf(call.planned);
				last !== void 0 && isSame ? last.push(call) : groups.push([call]);
			}
			return groups.map((group, i) => recordOf(group, {
				number: i + 1,
				total: groups.length,
				verify
			}));
		}
		function recordOf(calls, { number, total, verify }) {
			let [first] = calls;
			if (first === void 0) throw Error("A step without a call.");
			let { label, tool, at } = first.planned;
			return {
				place: {
					label: calls.length === 1 ? label : first.step.id ?? first.step.name ?? label,
					calls: tool,
					number,
					total,
					isVerify: verify.includes(first.step),
					depth: 0,
					at
				},
				ending: endingOf(calls),
				calls,
				startMs: 0,
				durationMs: 0
			};
		}
		function endingOf(calls) {
			let kinds = new Set(calls.map(({ planned }) => planned.outcome.kind));
			if (kinds.has("deferred")) return "deferred";
			if (kinds.has("failed")) return "failure";
			return kinds.has("ran") ? "success" : "skipped";
		}
		function placeOf({ at }) {
			return `${at.file}:${at.line}:${at.column}`;
		}
		function stepOf(planned, recipe) {
			let { tool, at } = planned;
			let own = [...recipe.steps, ...recipe.verify].find((step) => step.at.line === at.line && step.at.file === at.file);
			if (own !== void 0) return own;
			return {
				id: void 0,
				name: void 0,
				if: void 0,
				forEach: void 0,
				timeoutSeconds: void 0,
				report: void 0,
				call: {
					kind: "tool",
					tool,
					at
				},
				with: [],
				expect: [],
				continueOnError: !1,
				at
			};
		}
		async function showSavedPlan({ word, opened, options, invocation }) {
			let found = pickPlan(word, await (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_2__.n)(opened, invocation, word));
			if (!found.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.f)(found.error, invocation);
			let { store, landing } = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_5__.n)(opened);
			let stored = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_9__.a)(store, found.value.digest);
			if (!stored.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.f)(stored.error, invocation);
			let { plan } = stored.value;
			let waits = waitingStep(plan);
			let folder = (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_2__.t)(opened, plan);
			let there = folder === opened.tree.folder ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ut)(opened) : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Dt)(invocation, folder);
			let home = there.ok ? there.value : opened;
			let { tree } = home;
			let run = storedRun({
				stored: stored.value,
				recipe: recordedRecipe(plan),
				places: await (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_1__.a)(home),
				waiting: waits && await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(waits.tool, (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)(tree))
			});
			let root = (0, _list_saved_plans_js__WEBPACK_IMPORTED_MODULE_2__.r)(opened, plan, options.root);
			let { commit } = found.value;
			let branch = commit && tree.repository && await new _plan_repository_js__WEBPACK_IMPORTED_MODULE_6__.t(landing.git, tree.repository).branchElsewhere(commit);
			let ending = endingFor(found.value, plan, {
				root,
				branch
			});
			await (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__.Go)(await (0, _outcome_text_js__WEBPACK_IMPORTED_MODULE_10__.l)({
				...run,
				isRecordOnly: !0,
				ending
			}), {
				options,
				invocation
			});
			return _entry_js__WEBPACK_IMPORTED_MODULE_7__.l.done;
		}
		function pickPlan(word, plans) {
			let [first] = plans;
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.pt)("not_found", `No plan is kept here whose digest begins with '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.on)(word)}'`, "'sous plans' lists them."));
			if (plans.length > 1) {
				let digests = plans.slice(0, 5).map(({ digest }) => digest);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.pt)("invalid_arguments", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.on)(word)}' is the beginning of ${plans.length} plans`, `Give more of one: ${digests.join(", ")}`));
			}
			return first.error === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ut)(first) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_7__.ct)(first.error);
		}
		let REASONS = {
			waiting: "previewed",
			landed: "already_applied",
			gated: "gated",
			changed: "stale",
			stale: "stale",
			damaged: "failed:plan_tampered"
		};
		let DETAILS = {
			changed: "Files were changed since this plan landed. It can be undone once they are as it left them.",
			stale: "The branch or one of the files has changed since this plan was made, so that it cannot land any more."
		};
		function endingFor({ state, commit }, plan, where) {
			let [reason, detail] = [REASONS[state], DETAILS[state]];
			let options = {
				..._run_options_js__WEBPACK_IMPORTED_MODULE_11__.t,
				...askedFor(plan),
				...where
			};
			return {
				reason,
				next: (0, _run_report_js__WEBPACK_IMPORTED_MODULE_12__._n)({
					reason: state === "landed" ? "landed" : reason,
					options,
					plan
				}),
				...detail && { detail: detail + (state === "stale" ? remedyFor(plan) : "") },
				...commit && { commit }
			};
		}
		function remedyFor(plan) {
			return (0, _plan_of_call_js__WEBPACK_IMPORTED_MODULE_8__.n)(plan) === void 0 ? " Preview again." : " Let the call be made again.";
		}
		function askedFor({ recipe, inputs }) {
			return {
				word: recipe.path,
				inputs: Object.entries(inputs).map(([name, value]) => `${name}=${value}`)
			};
		}
	})
};
