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
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4837);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2536);
		var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
		var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
		var plan_artifact_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ writePlanArtifact: () => writePlanArtifact });
		let ENDING_FILE = "ending.json";
		let MAX_MESSAGE_CHARACTERS = 2e3;
		async function writePlanArtifact({ env }, { ending, stored }) {
			try {
				let folder = node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_6__.join(node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(env.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_7__.tmpdir()), "sous-plan-"));
				let { reason, message } = ending;
				node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_6__.join(folder, ENDING_FILE), JSON.stringify({
					reason,
					message: message.slice(0, MAX_MESSAGE_CHARACTERS)
				}));
				let saved = stored === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(void 0) : await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.r)(storeIn(folder), stored);
				return saved.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(folder) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_6__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync(file).size > 16384) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.t)(store);
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				ending,
				stored: void 0
			});
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.M)(first);
			if (others.length > 0 || !digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_tampered", "The job that makes plans left more than one"));
			let stored = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.n)(store, digest.value);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				ending,
				stored: stored.value
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.et)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)()
			};
		}
		function readEnding(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.r)(text);
			if (!json.ok) return;
			let read = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.er)({
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dr)(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sr)(MAX_MESSAGE_CHARACTERS))
			}).safeParse(json.value);
			return read.success ? read.data : void 0;
		}
	}),
	9045: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => prepareTrusted,
			c: () => checkOut,
			i: () => plan_pull_exports,
			l: () => hasRunExternal,
			n: () => planHead,
			o: () => keepPlan,
			r: () => planOnPull,
			s: () => refuseHidden,
			t: () => leavePlan,
			u: () => whySensitive
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3860);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _pull_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1);
		var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
		var _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4324);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8656);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6297);
		var _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8171);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1332);
		var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
		function whySensitive({ plan, changes }, config) {
			let places = {
				directory: plan.base.directory,
				matches: (0, _make_run_js__WEBPACK_IMPORTED_MODULE_8__.o)(config.protectedPaths)
			};
			let reasons = [];
			for (let change of changes) {
				let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.un)(change, places);
				why !== void 0 && reasons.push(`it changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.L)(change.path)}, which ${why}`);
			}
			reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
			let deletes = changes.filter((change) => change.kind === "delete").length;
			deletes > 20 && reasons.push(`it deletes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Sn)(deletes, "file")}`);
			return reasons;
		}
		function externalCalls({ steps }) {
			let tools = new Set();
			for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.zt)(tool) && tools.add(tool);
			return [...tools];
		}
		function hasRunExternal({ steps }) {
			return steps.some(({ tool, outcome }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.zt)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
		}
		async function checkOut(remote, commit, directory = ".") {
			let fetched = await remote.fetchCommit(commit, { contents: !0 });
			if (!fetched.ok) return fetched;
			let { gitDirectory, workTree } = remote.place;
			let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
			let marked = remote.options.scratchDisk.write(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(workTree), "tree/.git", {
				bytes,
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("io_error", `Cannot write '${marked.error.path}': ${marked.error.message}`));
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
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Y)(`check out ${commit}`, done.error));
			}
			let { disk } = remote.options;
			let [top, folder] = [disk.realPath(workTree), disk.realPath(node_path__WEBPACK_IMPORTED_MODULE_12__.join(workTree, directory))];
			return top.ok && folder.ok && folder.value === node_path__WEBPACK_IMPORTED_MODULE_12__.join(top.value, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)(node_path__WEBPACK_IMPORTED_MODULE_12__.join(workTree, directory)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("input_invalid", `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`));
		}
		async function countHidden(changes) {
			let diffs = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Zt)(changes);
			let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
			let room = Math.max(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Jt.bytes - 1e5 - rows);
			let parts = diffs.map((diff) => ({
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.cn)(diff, new Map()),
				rank: 0
			})).toSorted((a, b) => a.leastBytes - b.leastBytes);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.vn)(parts, {
				bytes: room,
				units: room
			}).lacks.length;
		}
		async function refuseHidden(plan, changes) {
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
			if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("preview_incomplete", `The call of '${waiting.tool}' that waits is too large to be shown`, "Let the recipe call less.");
			let hidden = await countHidden(changes);
			if (hidden === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`);
		}
		async function keepPlan(kept) {
			let { context, forge, pull, planned, stored, origin } = kept;
			let { digest, status } = stored.plan;
			if (status === "complete" && stored.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)(await showPlan(kept, await (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.n)({
				...planned,
				ending: {
					reason: "clean",
					next: []
				}
			}), "The recipe would change nothing"));
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("api_invalid", "GitHub did not say what time it is"));
			let run = {
				id: context.run.id,
				attempt: context.run.attempt
			};
			let saved = await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.d)(remote.value, {
				stored,
				origin: {
					...origin,
					run
				},
				now
			});
			if (!saved.ok) return saved;
			let notes = await notesOf(kept);
			let call = {
				does: "approves the call that waits, and shows what comes of it",
				lead: "To approve this call and see what comes of it, comment:"
			};
			let whole = {
				does: "applies exactly this",
				lead: "To apply this, comment:"
			};
			let command = `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.F)(digest)}`;
			let next = pull.isFork || notes.isRefused ? [] : [{
				command,
				...status === "gated" ? call : whole
			}];
			let footer = await footerOf(kept);
			let detail = notes.texts.length === 0 ? {} : { detail: notes.texts.join(" ") };
			let report = await (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.n)({
				...planned,
				ending: {
					reason: status === "gated" ? "gated" : "previewed",
					next,
					footer,
					...detail
				}
			});
			let ending = await showPlan({
				...kept,
				isFirst: saved.value.isFirst
			}, report, `Plan ${digest}`);
			pull.isFork && status === "complete" && await (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.t)({
				context,
				forge,
				pull: pull.number,
				report
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)(ending);
		}
		async function notesOf({ context, forge, pull, stored: { plan, changes } }) {
			let hidden = (context.job === void 0 && plan.status === "gated" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("commands_not_here", "A call waits for approval") : void 0) ?? await refuseHidden(plan, changes) ?? await refuseWorkflowFiles(forge, pull, plan);
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge, pull);
			if (!changed.ok) return {
				texts: [...said(hidden), `${changed.error.message}.`],
				isRefused: hidden !== void 0
			};
			let recipe = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
			let rules = `The pull request changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Cn)(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`;
			return {
				texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [rules]],
				isRefused: hidden !== void 0 || recipe !== void 0
			};
		}
		async function refuseWorkflowFiles(forge, pull, plan) {
			let self = pull.isFork ? void 0 : await forge.self();
			return self?.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.o)(plan, self.value) : void 0;
		}
		function said(refused) {
			return refused === void 0 ? [] : [`It cannot be applied: ${refused.message} (${refused.code}). ${refused.suggestion}`];
		}
		async function footerOf({ context, forge, pull, stored, origin, from }) {
			let footer = {
				head: pull.head.commit,
				run: (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.b)(context)
			};
			let [config, comments] = [await forge.config(), await forge.comments(pull.number)];
			if (!config.ok || !comments.ok || pull.isFork) return footer;
			let { approval } = config.value;
			let asking = hasRunExternal(stored.plan) ? from?.id ?? origin.comment : origin.comment;
			let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
			let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
			let [sensitive] = whySensitive(stored, config.value);
			let people = approval.approvers.length === 0 ? "anyone with write access" : approval.approvers.map(_shared_js__WEBPACK_IMPORTED_MODULE_6__.fn).join(", ");
			let who = sensitive === void 0 ? `${people} can approve` : `needs a second person: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.gn)(sensitive)}`;
			return {
				...footer,
				...until,
				approval: approval.codeowners ? `${who}; code owners must approve` : who
			};
		}
		async function showPlan({ context, forge, pull, isFirst, from }, report, message) {
			let posted = await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.c)({
				context,
				forge,
				pull: pull.number,
				report,
				isFirst
			});
			await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__.a)({
				context,
				forge
			}, pull.head.commit, report);
			let ending = {
				reason: report.ending.reason,
				message,
				report,
				pull: { number: pull.number }
			};
			if (!posted.ok) return {
				...ending,
				reason: posted.error.code,
				message: `${message}, but it could not be shown: ${posted.error.message}`
			};
			if (from !== void 0) {
				let said = report.outcome.kind === "failed" ? "the recipe failed" : "the preview is up to date";
				await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.l)({
					context,
					forge,
					from
				}, posted.value, {
					title: report.recipe.name,
					said
				});
				await (0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__.t)({
					context,
					forge,
					from
				}, report.outcome.kind === "failed" ? "confused" : "+1");
			}
			return ending;
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
			let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.i)({
				github: forge.github,
				author: from.author,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
			});
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(person.error);
			let tooWeak = await (0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__.n)(command);
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(tooWeak);
			let planned = await planOnPull(command, { comment: from.id });
			if (!planned.ok) return (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.i)(planned.error, command);
			return planned.value;
		}
		async function planOnPull(command, origin) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { context, forge, from, approved } = command;
				let config = await forge.config();
				if (!config.ok) return config;
				let pull = approved === void 0 ? await (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.t)(forge.github, from.pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)(approved.pull);
				if (!pull.ok) return pull;
				let refused = (0, _pull_state_js__WEBPACK_IMPORTED_MODULE_4__.r)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)(refused);
				let prepared = await prepareTrusted(command);
				if (!prepared.ok) return prepared;
				let unfit = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(context.runner.input("commit-message") || (0, _make_run_js__WEBPACK_IMPORTED_MODULE_8__.n)(prepared.value.recipe));
				if (unfit !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)(unfit);
				let rules = context.job === "plan" ? config.value.rules : [];
				let made = await planHead({
					...command,
					pull: pull.value,
					config: config.value,
					prepared: prepared.value,
					rules,
					...approved !== void 0 && { approver: approved.approver },
					isSaved: context.job !== "plan"
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { planned } = made.value;
				let kept = {
					context,
					forge,
					pull: pull.value,
					planned,
					origin,
					from
				};
				if (context.job === "plan") return leavePlan(context, {
					planned,
					stored: loaded
				}, from.pull);
				if (planned.outcome.kind !== "failed" && loaded !== void 0) return keepPlan({
					...kept,
					stored: loaded
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)(await showPlan(kept, await failedReport(planned), "The recipe failed"));
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
			let report = outcome.kind === "failed" || stored === void 0 ? await failedReport(planned) : await (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.n)({
				...planned,
				ending: {
					reason: previewReason(outcome),
					next: []
				}
			});
			let { reason } = report.ending;
			let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ""}`;
			let planPath = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__.r)(context, {
				ending: {
					reason,
					message
				},
				stored
			});
			return planPath.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.X)({
				reason,
				message,
				report,
				...pull !== void 0 && { pull: { number: pull } },
				planPath: planPath.value
			}) : planPath;
		}
		function previewReason({ kind, changes }) {
			if (kind === "gated") return "gated";
			return changes.length === 0 ? "clean" : "previewed";
		}
		function failedReport(planned) {
			let { outcome } = planned;
			let reason = outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)(outcome.failure.error) : "internal_error";
			return (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.n)({
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
			let recipes = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_9__.V)(tree.value, context.program);
			if (!recipes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_9__._)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)(tree.value.refusal);
			let { message, suggestion } = prepared.error.kind === "error" ? (0, _list_2_js__WEBPACK_IMPORTED_MODULE_9__.C)(prepared.error.error) : (0, _list_2_js__WEBPACK_IMPORTED_MODULE_9__.S)(prepared.error);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.et)("command_mistake", message, suggestion));
		}
		async function planHead(request) {
			let { context, forge, pull, config, prepared, rules, approver } = request;
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let asked = request.isSaved ? remote.value.refusePush() : void 0;
			let folder = await checkOut(remote.value, pull.head.commit);
			let denied = await asked;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _sign_of_life_js__WEBPACK_IMPORTED_MODULE_1__.a)("push, which keeping a plan takes", denied));
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			return (0, _suggest_plan_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				context,
				folder: folder.value,
				prepared: {
					...prepared,
					config
				},
				rules: pull.isFork ? [] : rules,
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
	})
};
