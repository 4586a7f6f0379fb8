export const id = 3938;
export const ids = [3938];
export const modules = {
	77588: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => showPlan,
			v: () => keepPlan
		});
		var _forge_save_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82404);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _report_plan_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74965);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
		async function keepPlan(kept) {
			let { context, forge, pull, planned, stored, origin } = kept;
			let { digest, status } = stored.plan;
			if (status === "complete" && stored.changes.length === 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(await showPlan(kept, await (0, _report_plan_report_js__WEBPACK_IMPORTED_MODULE_2__.I)({
				...planned,
				ending: {
					reason: "clean",
					next: []
				}
			}), "The recipe would change nothing"));
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("api_invalid", "GitHub did not say what time it is"));
			let run = {
				id: context.run.id,
				attempt: context.run.attempt
			};
			let saved = await (0, _forge_save_plan_js__WEBPACK_IMPORTED_MODULE_0__.k)(remote.value, {
				stored,
				origin: {
					...origin,
					run
				},
				now
			});
			if (!saved.ok) return saved;
			let does = status === "gated" ? "approves the call that waits, and shows what comes of it" : "lands exactly this";
			let next = pull.isFork ? [] : [{
				command: `/sous apply ${digest}`,
				does
			}];
			let report = await (0, _report_plan_report_js__WEBPACK_IMPORTED_MODULE_2__.I)({
				...planned,
				ending: {
					reason: status === "gated" ? "gated" : "previewed",
					next
				}
			});
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(await showPlan(kept, report, `Plan ${digest}`));
		}
		async function showPlan({ context, forge, pull }, report, message) {
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_3__.yK)({
				context,
				forge,
				pull: pull.number,
				report
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
	}),
	27431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => readPlanArtifact,
			writePlanArtifact: () => writePlanArtifact
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43759);
		var _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51843);
		var _engine_plan_store_folders_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84451);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63717);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24243);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97424);
		var _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9542);
		let ENDING_FILE = "ending.json";
		let MAX_MESSAGE_CHARACTERS = 2e3;
		async function writePlanArtifact({ env }, { ending, stored }) {
			try {
				let folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(env.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir()), "sous-plan-"));
				let { reason, message } = ending;
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, ENDING_FILE), JSON.stringify({
					reason,
					message: message.slice(0, MAX_MESSAGE_CHARACTERS)
				}));
				let saved = stored === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)(void 0) : await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.hp)(storeIn(folder), stored);
				return saved.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)(folder) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).size > 16384) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.TC)(store);
			if (first === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
				ending,
				stored: void 0
			});
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_4__.m)(first);
			if (others.length > 0 || !digest.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", "The job that makes plans left more than one"));
			node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, _engine_plan_store_folders_js__WEBPACK_IMPORTED_MODULE_8__.vj)(store), digest.value, _engine_plan_store_folders_js__WEBPACK_IMPORTED_MODULE_8__.df), { recursive: !0 });
			let stored = await (0, _engine_plan_store_js__WEBPACK_IMPORTED_MODULE_3__.Td)(store, digest.value);
			return stored.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.k)({
				ending,
				stored: stored.value
			}) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_7__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _system_real_landing_disk_js__WEBPACK_IMPORTED_MODULE_6__.r)()
			};
		}
		function readEnding(text) {
			let json = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__.q)(text);
			if (!json.ok) return;
			let read = zod_mini__WEBPACK_IMPORTED_MODULE_10__.rej({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_10__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_11__.Fk(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_10__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_11__.Eb(MAX_MESSAGE_CHARACTERS))
			}).safeParse(json.value);
			return read.success ? read.data : void 0;
		}
	}),
	63938: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => prepareTrusted,
			runOnPull: () => runOnPull,
			u: () => planOnPull
		});
		var _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21496);
		var _forge_check_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63686);
		var _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41767);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33529);
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82695);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97424);
		var _report_plan_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74965);
		var _open_recipes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75736);
		var _prepare_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82435);
		var _action_ending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64560);
		var _keep_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77588);
		var _open_forge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74598);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27431);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92681);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79871);
		var _unprepared_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(16645);
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
			let person = await (0, _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__.Yo)({
				github: forge.github,
				author: from.author,
				run: context.run,
				policy: (0, _open_forge_js__WEBPACK_IMPORTED_MODULE_10__.U)(forge)
			});
			if (!person.ok) return (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_8__.refusedEnding)(person.error);
			let planned = await planOnPull(command, {
				comment: from.id,
				requester: person.value.id
			});
			if (!planned.ok) return (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_13__.zJ)(planned.error, command);
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
				let pull = await (0, _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__.Es)(forge.github, from.pull);
				if (!pull.ok) return pull;
				let refused = (0, _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__.gy)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(refused);
				let prepared = await prepareTrusted(command);
				if (!prepared.ok) return prepared;
				let made = await planHead({
					...command,
					pull: pull.value,
					config: config.value,
					prepared: prepared.value
				});
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
				if (context.job === "plan") return leavePlan(context, made.value, from.pull);
				if (planned.outcome.kind !== "failed" && loaded !== void 0) return (0, _keep_plan_js__WEBPACK_IMPORTED_MODULE_9__.v)({
					...kept,
					stored: loaded
				});
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.k)(await (0, _keep_plan_js__WEBPACK_IMPORTED_MODULE_9__.t)(kept, await failedReport(planned), "The recipe failed"));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function leavePlan(context, { planned, loaded }, pull) {
			let { outcome } = planned;
			let report = outcome.kind === "failed" || loaded === void 0 ? await failedReport(planned) : await (0, _report_plan_report_js__WEBPACK_IMPORTED_MODULE_5__.I)({
				...planned,
				ending: {
					reason: previewReason(outcome),
					next: []
				}
			});
			let { reason } = report.ending;
			let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${loaded?.plan.digest ?? ""}`;
			let planPath = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__.writePlanArtifact)(context, {
				ending: {
					reason,
					message
				},
				stored: loaded
			});
			return planPath.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.k)({
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
			let reason = outcome.kind === "failed" ? (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_4__.A3)(outcome.failure.error) : "internal_error";
			return (0, _report_plan_report_js__WEBPACK_IMPORTED_MODULE_5__.I)({
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
			let recipes = await (0, _open_recipes_js__WEBPACK_IMPORTED_MODULE_6__.v)(tree.value, context.program);
			if (!recipes.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(tree.value.refusal ?? (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_3__.x)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _prepare_run_js__WEBPACK_IMPORTED_MODULE_7__.s)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)(tree.value.refusal);
			let { message, suggestion } = (0, _unprepared_text_js__WEBPACK_IMPORTED_MODULE_15__.o)(prepared.error);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_3__.x)("command_mistake", message, suggestion));
		}
		async function planHead({ context, forge, pull, config, prepared, approver }) {
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let folder = await (0, _forge_check_out_js__WEBPACK_IMPORTED_MODULE_1__.b)(remote.value, pull.head.commit);
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			let made = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_12__.Y)({
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
			return made.ok ? made : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_14__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_3__.x)("io_error", made.error.message, made.error.suggestion));
		}
	}),
	63686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => checkOut });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _remote_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11116);
		async function checkOut(remote, commit) {
			let fetched = await remote.fetchCommit(commit, { contents: !0 });
			if (!fetched.ok) return fetched;
			let { gitDirectory, workTree } = remote.place;
			let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
			let marked = remote.options.scratchDisk.write(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(workTree), "tree/.git", {
				bytes,
				mode: "100644"
			});
			if (!marked.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("io_error", `Cannot write '${marked.error.path}': ${marked.error.message}`));
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
				if (!done.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_2__.Ok)(`check out ${commit}`, done.error));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(workTree);
		}
	}),
	75525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NN: () => lockRef,
			hA: () => currentRefsOf,
			pV: () => currentRef
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
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
			return (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(name)).slice(0, 16);
		}
	}),
	41767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => readPull,
			Oc: () => refuseLanding,
			gy: () => refusePlan
		});
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var workspace_glob = __webpack_require__(24391);
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, workspace_glob.qF)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var answer_schemas = __webpack_require__(1672);
		let Branch = schemas.YjP().check(api.m9(1));
		let Pull = schemas.Ikc({
			number: answer_schemas.G,
			state: schemas.k5n(["open", "closed"]),
			merged: schemas.zMY(),
			draft: schemas.zMY(),
			user: schemas.mee(schemas.Ikc({ id: answer_schemas.G })),
			base: schemas.Ikc({
				ref: Branch,
				sha: answer_schemas.V,
				repo: schemas.Ikc({
					id: answer_schemas.G,
					default_branch: Branch,
					archived: schemas.zMY()
				})
			}),
			head: schemas.Ikc({
				ref: Branch,
				sha: answer_schemas.V,
				repo: schemas.mee(schemas.Ikc({ id: answer_schemas.G }))
			})
		});
		async function readPull(github, number) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
			if (!answer.ok) return answer;
			let { state, merged, draft, user, base, head } = answer.value;
			return (0, result.k)({
				number,
				author: user?.id,
				isOpen: state === "open" && !merged,
				isDraft: draft,
				repository: {
					id: base.repo.id,
					defaultBranch: base.repo.default_branch,
					isArchived: base.repo.archived
				},
				base: {
					ref: base.ref,
					commit: base.sha
				},
				head: {
					repository: head.repo?.id,
					ref: head.ref,
					commit: head.sha
				},
				isFork: head.repo?.id !== base.repo.id
			});
		}
		function refusePlan(pull, policy) {
			let { number, repository, base } = pull;
			let name = `Pull request #${number}`;
			if (repository.isArchived) return (0, reason.x)("repo_archived", "The repository is archived");
			if (!pull.isOpen) return (0, reason.x)("pr_closed", `${name} is closed`);
			if (pull.isDraft && !policy.drafts) return (0, reason.x)("pr_draft", `${name} is a draft`);
			if (!isBaseAllowed({
				branch: base.ref,
				defaultBranch: repository.defaultBranch
			}, policy)) return (0, reason.x)("base_not_allowed", `${name} is for '${base.ref}'`);
			if (pull.isFork && policy.forks === "refuse") return (0, reason.x)("fork_not_allowed", `${name} comes from a fork`);
		}
		function refuseLanding(pull, policy, plan) {
			let name = `Pull request #${pull.number}`;
			if (plan.repository !== pull.repository.id || plan.pull !== pull.number) return (0, reason.x)("digest_unknown", `The plan was made for #${plan.pull}, not for #${pull.number}`);
			if (pull.isFork) return (0, reason.x)("fork_not_allowed", `${name} comes from a fork, where Sous does not push`);
			let refused = refusePlan(pull, policy);
			if (refused !== void 0) return refused;
			if (pull.head.ref === pull.repository.defaultBranch) return (0, reason.x)("protected_branch", `${name} would have Sous push to '${pull.head.ref}', the default branch`);
			if (pull.base.ref !== plan.baseRef) return (0, reason.x)("stale_base", `${name} was for '${plan.baseRef}' when the plan was made, and is for '${pull.base.ref}' now`);
			if (pull.head.ref !== plan.headRef || pull.head.commit !== plan.headCommit) return (0, reason.x)("stale_head", `The plan was made on ${pull_state_short(plan.headCommit)}, and ${name.toLowerCase()} is at ${pull_state_short(pull.head.commit)} now`);
		}
		function pull_state_short(commit) {
			return commit.slice(0, 12);
		}
	}),
	82404: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => savePlanRef,
			q: () => readPointer
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97424);
		var _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12916);
		var _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75525);
		var _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18763);
		var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72658);
		let DIGEST_FILE = "digest";
		async function savePlanRef(remote, request) {
			let { plan, changes } = request.stored;
			let secret = (0, _refuse_secrets_js__WEBPACK_IMPORTED_MODULE_4__.v)(plan, changes, [remote.options.token]);
			if (secret !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)(secret);
			for (let attempt = 1;; attempt++) {
				let saved = await saveOnce(remote, request);
				if (saved.ok || saved.error.code !== "ref_moved" || attempt === 3) return saved;
			}
		}
		async function saveOnce(remote, request) {
			let { plan } = request.stored;
			let [own, current] = [(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(plan.digest), (0, _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__.pV)(plan)];
			let refs = await remote.readRefs([own, current]);
			if (!refs.ok) return refs;
			let made = refs.value.has(own) ? await planAgain(remote, request) : await planFirst(remote, request);
			if (!made.ok) return made;
			if ("state" in made.value) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: made.value,
				superseded: void 0
			});
			let pointer = await pointAt(remote, request, refs.value.get(current));
			if (!pointer.ok) return pointer;
			let { updates, replaced } = pointer.value;
			let pushed = await remote.push([made.value.update, ...updates]);
			return pushed.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: made.value.record,
				superseded: replaced
			}) : pushed;
		}
		async function planFirst(remote, request) {
			let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.mb)(remote, request.stored, {
				state: plannedState(request),
				now: request.now
			});
			if (!record.ok) return record;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				record: record.value,
				update: {
					ref: (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(record.value.plan.digest),
					from: void 0,
					to: record.value.id
				}
			});
		}
		async function planAgain(remote, request) {
			let { digest } = request.stored.plan;
			let known = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.b2)(remote, digest);
			if (!known.ok) return known.error.code === "digest_unknown" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("ref_moved", `'${(0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.vk)(digest)}' has gone`)) : known;
			let { state } = known.value.state;
			if (state === "applied" || state === "applying") return known;
			return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.VK)(remote, known.value, {
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
			let ref = (0, _plan_scope_js__WEBPACK_IMPORTED_MODULE_3__.pV)(plan);
			let before = from === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : await readPointer(remote, ref);
			if (!before.ok) return before;
			if (before.value === plan.digest) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				updates: [],
				replaced: void 0
			});
			let stored = await remote.storeContents([Buffer.from(`${plan.digest}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[DIGEST_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let to = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(remote, {
				entries,
				subject: `Current plan ${plan.digest}`,
				time: request.now
			});
			if (!to.ok) return to;
			let older = before.value === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : await supersede(remote, before.value, request);
			if (!older.ok) return older;
			let updates = [{
				ref,
				from,
				to: to.value
			}, ...older.value === void 0 ? [] : [older.value]];
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)({
				updates,
				replaced: older.value === void 0 ? void 0 : before.value
			});
		}
		async function readPointer(remote, ref) {
			let id = await remote.fetchRef(ref);
			if (!id.ok || id.value === void 0) return id.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0) : id;
			let state = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_5__.un)(remote, id.value);
			if (!state.ok) return state;
			let digest = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(Buffer.from(state.value?.files.get(DIGEST_FILE) ?? []).toString("utf8").trim());
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(digest.ok ? digest.value : void 0);
		}
		async function supersede(remote, digest, request) {
			let older = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.b2)(remote, digest);
			if (!older.ok) return older.error.code === "api_unavailable" ? older : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0);
			let { state } = older.value;
			if (state.state !== "planned" && state.state !== "failed") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0);
			let supersededBy = request.stored.plan.digest;
			let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.VK)(remote, older.value, {
				state: {
					...state,
					state: "superseded",
					supersededBy
				},
				now: request.now
			});
			return next.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(next.value.update) : next;
		}
	})
};
