"use strict";
exports.id = 9045;
exports.ids = [9045];
exports.modules = {
	1332: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => readPlanArtifact,
			r: () => writePlanArtifact,
			t: () => plan_artifact_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2536);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
		var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		var plan_artifact_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ writePlanArtifact: () => writePlanArtifact });
		let ENDING_FILE = "ending.json";
		let MAX_MESSAGE_CHARACTERS = 2e3;
		async function writePlanArtifact({ env }, { ending, stored }) {
			try {
				let folder = node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_5__.join(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync(env.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_6__.tmpdir()), "sous-plan-"));
				let { reason, message } = ending;
				node_fs__WEBPACK_IMPORTED_MODULE_4__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_5__.join(folder, ENDING_FILE), JSON.stringify({
					reason,
					message: message.slice(0, MAX_MESSAGE_CHARACTERS)
				}));
				let saved = stored === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0) : await (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_1__.o)(storeIn(folder), stored);
				return saved.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(folder) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_5__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync(file).size > 16384) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_1__.i)(store);
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				ending,
				stored: void 0
			});
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.T)(first);
			if (others.length > 0 || !digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", "The job that makes plans left more than one"));
			let stored = await (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_1__.a)(store, digest.value);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				ending,
				stored: stored.value
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_1__.t)()
			};
		}
		function readEnding(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.r)(text);
			if (!json.ok) return;
			let read = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)({
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)(MAX_MESSAGE_CHARACTERS))
			}).safeParse(json.value);
			return read.success ? read.data : void 0;
		}
	}),
	9045: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => refuseHidden,
			c: () => inputsText,
			d: () => checkOut,
			f: () => plainLine,
			i: () => keepPlan,
			l: () => refuseOtherContents,
			n: () => plan_pull_exports,
			o: () => expectedPlan,
			p: () => refuseCommitMessage,
			r: () => prepareTrusted,
			s: () => plannedAgain,
			t: () => planOnPull,
			u: () => refuseOtherPlan
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3076);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
		var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6297);
		var _save_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4587);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1332);
		var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
		let SKIPS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi;
		let SKIP_TRAILER = /^skip-checks\s*:/im;
		let SPEAKING_TRAILER = /^(?:sous-[\w-]*|co-authored-by|signed-off-by|acked-by|reviewed-by|approved-by)\s*:/im;
		function plainLine(text, most = 72) {
			let [first = ""] = text.toWellFormed().split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, " ").replace(/\s+/g, " ").trim()).filter((line) => line !== "");
			let line = first.replace(SKIPS, "($1)").replace(SKIP_TRAILER, "skip-checks");
			return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed().replace(/\uFFFD$/, "").trimEnd()}\u2026`;
		}
		function refuseCommitMessage(message) {
			let found = message.match(SKIPS)?.[0] ?? SKIP_TRAILER.exec(message)?.[0] ?? SPEAKING_TRAILER.exec(message)?.[0];
			if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("message_refused", `The commit message of the plan holds '${found}'`);
			return /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === "" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("message_refused", "The commit message of the plan is empty or has characters that git cannot keep") : void 0;
		}
		async function checkOut(remote, commit) {
			let fetched = await remote.fetchCommit(commit, { contents: !0 });
			if (!fetched.ok) return fetched;
			let { gitDirectory, workTree } = remote.place;
			let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
			let marked = remote.options.scratchDisk.write(node_path__WEBPACK_IMPORTED_MODULE_10__.dirname(workTree), "tree/.git", {
				bytes,
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("io_error", `Cannot write '${marked.error.path}': ${marked.error.message}`));
			let steps = [
				[
					"update-ref",
					"--no-deref",
					"HEAD",
					commit
				],
				[
					"read-tree",
					"--reset",
					commit
				],
				[
					"checkout-index",
					"--all",
					"--force",
					"--quiet"
				]
			];
			for (let args of steps) {
				let done = await remote.run(args);
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.p)(`check out ${commit}`, done.error));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(workTree);
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
		async function refuseOtherPlan({ plan, changes }, expected) {
			let { pull, recipe, config } = expected;
			let moved = refusePlace(plan, pull);
			if (moved !== void 0) return moved;
			let isSame = {
				"the version of Sous is another": plan.sousVersion === expected.sousVersion,
				"the recipe is another": plan.recipe.path === recipe.source.path && plan.recipe.digest === recipe.source.digest,
				"the inputs are others": inputsText(plan.inputs) === inputsText(expected.inputs),
				"the configuration is another": plan.policy === (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.r)(config),
				"the commit message is another": plan.message === expected.message
			};
			let [other] = Object.entries(isSame).find(([, same]) => !same) ?? [];
			if (other !== void 0) return foreign(plan, other);
			for (let source of plan.recipe.includes) if (!await expected.isTrusted(source)) return foreign(plan, `'${source.path}' is not so on the default branch`);
			if (pull.isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === "ran" && (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.Q)(tool))) return foreign(plan, "it ran something over the files of a fork");
			let missing = findMissingCall(plan, recipe);
			if (missing !== void 0) return foreign(plan, `it does not tell of the call at ${missing}`);
			let forbidden = new _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.l(recipe).refuseChanges(changes) ?? (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.i)(changes, config, plan.base.directory);
			return forbidden === void 0 ? refuseCommitMessage(plan.message) : fromToolError(forbidden);
		}
		function findMissingCall({ steps }, recipe) {
			let isTold = ({ at, if: condition }) => steps.some((told) => told.at.file === at.file && told.at.line === at.line && (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.Q)(told.tool) && (condition !== void 0 || told.outcome.kind !== "skipped"));
			let missing = [...recipe.steps, ...recipe.verify].find((step) => step.call.kind === "tool" && (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.Q)(_list_2_js__WEBPACK_IMPORTED_MODULE_7__.Y[step.call.tool] ?? step.call.tool) && step.forEach === void 0 && !isTold(step));
			return missing === void 0 ? void 0 : `${missing.at.file}:${missing.at.line}`;
		}
		function refusePlace(plan, pull) {
			let { repository, head, base } = pull;
			if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number) return foreign(plan, `it was not made for #${pull.number}`);
			if (plan.head?.repository !== String(head.repository ?? "gone") || plan.head.ref !== `refs/heads/${head.ref}`) return foreign(plan, "it was made on another branch");
			if (plan.target !== plan.head.ref || plan.base.directory !== "." || plan.base.commit !== plan.head.commit) return foreign(plan, "it is for another place");
			if (plan.base.ref !== `refs/heads/${base.ref}`) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("stale_base", `The plan was made for '${plan.base.ref}', and #${pull.number} is for '${base.ref}' now`);
			if (plan.head.commit !== head.commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("stale_head", `The plan was made on ${plan.head.commit.slice(0, 12)}, and #${pull.number} is at ${head.commit.slice(0, 12)} now`);
		}
		async function refuseOtherContents(remote, { plan, changes }) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let commit = plan.base.commit ?? "";
				let fetched = await remote.fetchCommit(commit, { contents: !1 });
				if (!fetched.ok) return fetched.error;
				let listed = await remote.run([
					"ls-tree",
					"-r",
					"-z",
					"--full-tree",
					commit
				]);
				if (!listed.ok) return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.p)("list the files", listed.error);
				let files = new Map((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(listed.value).split("\0").flatMap((line) => {
					let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
					return path === "" ? [] : [[path, `${mode} ${id}`]];
				}));
				let other = changes.find((change) => change.kind !== "create_directory" && files.get(change.path) !== beforeOf(change));
				if (other !== void 0) return foreign(plan, `'${other.path}' is not what the plan says it was`);
				if (plan.status === "gated") return;
				let { git, disk, scratchDisk } = remote.options;
				let { directory } = plan.base;
				let request = {
					repository: remote.place,
					base: commit,
					directory,
					changes,
					git,
					disk,
					scratchDisk
				};
				let opened = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.m)({
					...request,
					contents: "named"
				});
				if (!opened.ok) return fromToolError(opened.error);
				let seal = __addDisposableResource$1(env_1, opened.value, !0);
				return seal.tree === plan.tree ? void 0 : foreign(plan, `it comes to the tree ${seal.tree}`);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources$1(env_1);
				result_1 && await result_1;
			}
		}
		function beforeOf(change) {
			if (change.kind !== "update" && change.kind !== "delete") return;
			return `${change.modeBefore} ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Ct)(change.before, "sha1")}`;
		}
		function inputsText(inputs) {
			return JSON.stringify(Object.entries(inputs).filter(([, value]) => value !== null).sort(([a], [b]) => a < b ? -1 : 1));
		}
		function foreign({ digest }, why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("plan_tampered", `The plan ${digest} is not the one that was asked for: ${why}`);
		}
		function fromToolError({ message, suggestion }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("plan_tampered", message, suggestion);
		}
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
		function expectedPlan({ context, forge, pull, config, prepared }) {
			let { recipe, inputs } = prepared;
			let message = context.runner.input("commit-message") || (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.o)(recipe);
			return {
				pull,
				recipe,
				inputs,
				config,
				sousVersion: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i,
				message,
				isTrusted: (source) => isOnDefaultBranch(forge, prepared, source)
			};
		}
		async function plannedAgain(stored, { config, prepared }) {
			let waits = waitingStep(stored.plan);
			let waiting = waits === void 0 ? void 0 : await prepared.findTool(waits.tool);
			let places = {
				directory: stored.plan.base.directory,
				matches: (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.a)(config.protectedPaths)
			};
			return storedRun({
				stored,
				recipe: prepared.recipe,
				places,
				waiting
			});
		}
		async function findSamePlan(asked) {
			let { forge, pull, config, prepared } = asked;
			let remote = await forge.remote();
			let now = forge.github.serverTime;
			if (!remote.ok || now === void 0) return;
			let { source } = prepared.recipe;
			let place = {
				repository: {
					id: String(pull.repository.id),
					pull: pull.number
				},
				target: `refs/heads/${pull.head.ref}`
			};
			let digest = await (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_8__.t)(remote.value, (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_8__.r)({
				...place,
				recipe: {
					...source,
					includes: []
				}
			}));
			if (!digest.ok || digest.value === void 0) return;
			let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote.value, digest.value);
			if (!record.ok || record.value.state.state !== "planned") return;
			if ((0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.s)(record.value.state, config.approval.expiresAfterHours, now)) return;
			return await refuseOtherPlan(record.value, expectedPlan(asked)) === void 0 ? record.value : void 0;
		}
		async function isOnDefaultBranch(forge, { library }, { path, digest }) {
			if (library.names.some((name) => library.find(name)?.source.path === path && library.find(name)?.source.digest === digest)) return !0;
			let tree = await forge.trusted();
			let text = tree.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.o)(tree.value, path) : tree;
			return text.ok && text.value !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.E)(Buffer.from(text.value)) === digest;
		}
		async function countHidden(changes) {
			let diffs = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.At)(changes);
			let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
			let room = Math.max(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Ot.bytes - 1e5 - rows);
			let parts = diffs.map((diff) => ({
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(diff, new Map()),
				rank: 0
			})).toSorted((a, b) => a.leastBytes - b.leastBytes);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Yt)(parts, {
				bytes: room,
				units: room
			}).lacks.length;
		}
		async function refuseHidden(plan, changes) {
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
			if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("preview_incomplete", `The call of '${waiting.tool}' that waits is too large to be shown`, "Let the recipe call less.");
			let hidden = await countHidden(changes);
			if (hidden === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`);
		}
		async function keepPlan(kept) {
			let { context, forge, pull, planned, stored, origin } = kept;
			let { digest, status } = stored.plan;
			if (status === "complete" && stored.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(await showPlan(kept, await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.u)({
				...planned,
				ending: {
					reason: "clean",
					next: []
				}
			}), "The recipe would change nothing"));
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("api_invalid", "GitHub did not say what time it is"));
			let run = {
				id: context.run.id,
				attempt: context.run.attempt
			};
			let saved = await (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_8__.n)(remote.value, {
				stored,
				origin: {
					...origin,
					run
				},
				now
			});
			if (!saved.ok) return saved;
			let notes = await notesOf(kept);
			let does = status === "gated" ? "approves the call that waits, and shows what comes of it" : "lands exactly this";
			let next = pull.isFork || notes.isRefused ? [] : [{
				command: `/sous apply ${digest}`,
				does
			}];
			let detail = notes.texts.length === 0 ? {} : { detail: notes.texts.join(" ") };
			let report = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.u)({
				...planned,
				ending: {
					reason: status === "gated" ? "gated" : "previewed",
					next,
					...detail
				}
			});
			let ending = await showPlan({
				...kept,
				isFirst: saved.value.isFirst
			}, report, `Plan ${digest}`);
			pull.isFork && status === "complete" && await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.n)({
				context,
				forge,
				pull: pull.number,
				report
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(ending);
		}
		async function notesOf({ forge, pull, stored: { plan, changes } }) {
			let hidden = await refuseHidden(plan, changes);
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.n)(forge, pull);
			if (!changed.ok) return {
				texts: [...said(hidden), `${changed.error.message}.`],
				isRefused: hidden !== void 0
			};
			let recipe = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.f)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
			let rules = `The pull request changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Qt)(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`;
			return {
				texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [rules]],
				isRefused: hidden !== void 0 || recipe !== void 0
			};
		}
		function said(refused) {
			return refused === void 0 ? [] : [`It cannot be landed: ${refused.message} (${refused.code}). ${refused.suggestion}`];
		}
		async function showPlan({ context, forge, pull, isFirst }, report, message) {
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.i)({
				context,
				forge,
				pull: pull.number,
				report,
				isFirst
			});
			let ending = {
				reason: report.ending.reason,
				message,
				report,
				pull: { number: pull.number }
			};
			return posted === void 0 ? ending : {
				...ending,
				reason: posted.code,
				message: `${message}, but it could not be shown: ${posted.message}`
			};
		}
		var plan_pull_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runOnPull: () => runOnPull });
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
		async function runOnPull(command) {
			let { context, forge, from } = command;
			let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.u)({
				github: forge.github,
				author: from.author,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge)
			});
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xt)(person.error);
			let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.o)(command);
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xt)(tooWeak);
			let planned = await planOnPull(command, {
				comment: from.id,
				requester: person.value.id
			});
			if (!planned.ok) return (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.t)(planned.error, command);
			return planned.value;
		}
		async function planOnPull(command, origin) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { context, forge, from } = command;
				let config = await forge.config();
				if (!config.ok) return config;
				let pull = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.d)(forge.github, from.pull);
				if (!pull.ok) return pull;
				let refused = (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.p)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(refused);
				let prepared = await prepareTrusted(command);
				if (!prepared.ok) return prepared;
				let unfit = refuseCommitMessage(context.runner.input("commit-message") || (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.o)(prepared.value.recipe));
				if (unfit !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(unfit);
				let asked = {
					...command,
					pull: pull.value,
					config: config.value,
					prepared: prepared.value
				};
				let same = command.approver === void 0 ? await findSamePlan(asked) : void 0;
				if (same !== void 0) {
					let planned = await plannedAgain(same, asked);
					if (context.job === "plan") return leavePlan(context, {
						planned,
						stored: same
					}, from.pull);
					return keepPlan({
						context,
						forge,
						pull: pull.value,
						planned,
						stored: same,
						origin
					});
				}
				let made = await planHead(asked);
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { planned } = made.value;
				let kept = {
					context,
					forge,
					pull: pull.value,
					planned,
					origin
				};
				if (context.job === "plan") return leavePlan(context, {
					planned,
					stored: loaded
				}, from.pull);
				if (planned.outcome.kind !== "failed" && loaded !== void 0) return keepPlan({
					...kept,
					stored: loaded
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(await showPlan(kept, await failedReport(planned), "The recipe failed"));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function leavePlan(context, { planned, stored }, pull) {
			let { outcome } = planned;
			let report = outcome.kind === "failed" || stored === void 0 ? await failedReport(planned) : await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.u)({
				...planned,
				ending: {
					reason: previewReason(outcome),
					next: []
				}
			});
			let { reason } = report.ending;
			let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ""}`;
			let planPath = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_9__.r)(context, {
				ending: {
					reason,
					message
				},
				stored
			});
			return planPath.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
				reason,
				message,
				report,
				pull: { number: pull },
				planPath: planPath.value
			}) : planPath;
		}
		function previewReason({ kind, changes }) {
			if (kind === "gated") return "gated";
			return changes.length === 0 ? "clean" : "previewed";
		}
		function failedReport(planned) {
			let { outcome } = planned;
			let reason = outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Xt)(outcome.failure.error) : "internal_error";
			return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.u)({
				...planned,
				ending: {
					reason,
					next: []
				}
			});
		}
		async function prepareTrusted({ context, forge, recipe, inputs }) {
			let tree = await forge.trusted();
			if (!tree.ok) return tree;
			let recipes = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.H)(tree.value, context.program);
			if (!recipes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.v)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(tree.value.refusal);
			let { message, suggestion } = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_7__.g)(prepared.error);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)("command_mistake", message, suggestion));
		}
		async function planHead({ context, forge, pull, config, prepared, approver }) {
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let asked = context.job === "plan" ? void 0 : remote.value.refusePush();
			let folder = await checkOut(remote.value, pull.head.commit);
			let denied = await asked;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.c)("push, which keeping a plan takes", denied));
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.t)({
				context,
				folder: folder.value,
				prepared: {
					...prepared,
					config
				},
				rules: pull.isFork ? [] : config.rules,
				...approver !== void 0 && !pull.isFork && { approver },
				facts: {
					repository: {
						id: String(repository.id),
						pull: pull.number
					},
					base: {
						commit: head.commit,
						ref: `refs/heads/${base.ref}`,
						directory: "."
					},
					head: {
						repository: String(head.repository ?? "gone"),
						ref: `refs/heads/${head.ref}`,
						commit: head.commit
					},
					target: `refs/heads/${head.ref}`
				}
			});
		}
	}),
	4587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => lockRef,
			i: () => currentRefsOf,
			n: () => savePlanRef,
			r: () => currentRef,
			t: () => readPointer
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
		function scopeOf({ repository, target }) {
			return repository?.pull === void 0 ? `ref-${keyOf(target)}` : `pr-${repository.pull}`;
		}
		function lockRef(plan) {
			return `refs/sous/locks/${scopeOf(plan)}`;
		}
		function currentRef(plan) {
			return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`;
		}
		function currentRefsOf(pull) {
			return `refs/sous/current/pr-${pull}/*`;
		}
		function keyOf(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(name)).slice(0, 16);
		}
		let DIGEST_FILE = "digest";
		async function savePlanRef(remote, request) {
			let { plan, changes } = request.stored;
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(plan, changes, [remote.options.token]);
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
			for (let attempt = 1;; attempt++) {
				let saved = await saveOnce(remote, request);
				if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
			}
		}
		async function saveOnce(remote, request) {
			let { plan } = request.stored;
			let [own, current] = [(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(plan.digest), currentRef(plan)];
			let refs = await remote.readRefs([own, current]);
			if (!refs.ok) return refs;
			let made = refs.value.has(own) ? await planAgain(remote, request) : await planFirst(remote, request);
			if (!made.ok) return made;
			if ("state" in made.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: made.value,
				superseded: void 0,
				isFirst: !1
			});
			let pointer = await pointAt(remote, request, refs.value.get(current));
			if (!pointer.ok) return pointer;
			let { updates, replaced } = pointer.value;
			let pushed = await remote.push([made.value.update, ...updates]);
			return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: made.value.record,
				superseded: replaced,
				isFirst: !refs.value.has(current)
			}) : pushed;
		}
		async function planFirst(remote, request) {
			let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.i)(remote, request.stored, {
				state: plannedState(request),
				now: request.now
			});
			if (!record.ok) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				record: record.value,
				update: {
					ref: (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(record.value.plan.digest),
					from: void 0,
					to: record.value.id
				}
			});
		}
		async function planAgain(remote, request) {
			let { digest } = request.stored.plan;
			let known = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
			if (!known.ok) return known.error.code === "digest_unknown" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("ref_moved", `'${(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.r)(digest)}' has gone`)) : known;
			let { state } = known.value.state;
			if (state === "applied" || state === "applying") return known;
			return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, known.value, {
				state: plannedState(request),
				now: request.now
			});
		}
		function plannedState({ origin, now }) {
			return {
				schemaVersion: 1,
				state: "planned",
				plannedAt: now.toISOString(),
				origin
			};
		}
		async function pointAt(remote, request, from) {
			let { plan } = request.stored;
			let ref = currentRef(plan);
			let before = from === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await readPointer(remote, ref);
			if (!before.ok) return before;
			if (before.value === plan.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				updates: [],
				replaced: void 0
			});
			let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[DIGEST_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let to = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.o)(remote, {
				entries,
				subject: `Current plan ${plan.digest}`,
				time: request.now
			});
			if (!to.ok) return to;
			let older = before.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : await supersede(remote, before.value, request);
			if (!older.ok) return older;
			let updates = [{
				ref,
				from,
				to: to.value
			}, ...older.value === void 0 ? [] : [older.value]];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				updates,
				replaced: older.value === void 0 ? void 0 : before.value
			});
		}
		async function readPointer(remote, ref) {
			let id = await remote.fetchRef(ref);
			if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : id;
			let state = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.a)(remote, id.value);
			if (!state.ok) return state;
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.T)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(digest.ok ? digest.value : void 0);
		}
		async function supersede(remote, digest, request) {
			let older = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
			if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let { state } = older.value;
			if (state.state !== "planned" && state.state !== "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let supersededBy = request.stored.plan.digest;
			let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, older.value, {
				state: {
					...state,
					state: "superseded",
					supersededBy
				},
				now: request.now
			});
			return next.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(next.value.update) : next;
		}
	})
};
