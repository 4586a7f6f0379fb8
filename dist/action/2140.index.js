export const id = 2140;
export const ids = [2140, 3938];
export const modules = {
	3938: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => prepareTrusted,
			runOnPull: () => runOnPull,
			u: () => planOnPull
		});
		var _forge_authorise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1496);
		var _forge_check_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3686);
		var _forge_pull_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1767);
		var _forge_save_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2404);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3529);
		var _model_reason_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2695);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7424);
		var _report_plan_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4965);
		var _open_recipes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5298);
		var _prepare_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2435);
		var _action_ending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4560);
		var _open_forge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4598);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3061);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9871);
		var _unprepared_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6645);
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
			if (!person.ok) return (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_9__.refusedEnding)(person.error);
			let planned = await planOnPull(command, {
				comment: from.id,
				requester: person.value.id
			});
			if (!planned.ok) return (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_12__.zJ)(planned.error, command);
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
				if (refused !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)(refused);
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
				let report = (ending) => (0, _report_plan_report_js__WEBPACK_IMPORTED_MODULE_6__.I)({
					...made.value.planned,
					ending
				});
				let { outcome } = made.value.planned;
				if (outcome.kind === "failed" || loaded === void 0) {
					let reason = outcome.kind === "failed" ? (0, _model_reason_code_js__WEBPACK_IMPORTED_MODULE_5__.A3)(outcome.failure.error) : "internal_error";
					return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(await shown(await report({
						reason,
						next: []
					}), "The recipe failed"));
				}
				if (outcome.kind === "complete" && outcome.changes.length === 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(await shown(await report({
					reason: "clean",
					next: []
				}), "The recipe would change nothing"));
				let remote = await forge.remote();
				if (!remote.ok) return remote;
				let now = forge.github.serverTime;
				if (now === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("api_invalid", "GitHub did not say what time it is"));
				let saved = await (0, _forge_save_plan_js__WEBPACK_IMPORTED_MODULE_3__.k)(remote.value, {
					stored: loaded,
					origin: {
						...origin,
						run: {
							id: context.run.id,
							attempt: context.run.attempt
						}
					},
					now
				});
				if (!saved.ok) return saved;
				let { digest } = loaded.plan;
				let does = outcome.kind === "gated" ? "approves the call that waits, and shows what comes of it" : "lands exactly this";
				let next = pull.value.isFork ? [] : [{
					command: `/sous apply ${digest}`,
					does
				}];
				let preview = await report({
					reason: outcome.kind === "gated" ? "gated" : "previewed",
					next
				});
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.k)(await shown(preview, `Plan ${digest}`));
				async function shown(made, message) {
					let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_12__.yK)({
						context,
						forge,
						pull: pull.ok ? pull.value.number : 0,
						report: made
					});
					let ending = {
						reason: made.ending.reason,
						message,
						report: made,
						pull: { number: from.pull }
					};
					return posted === void 0 ? ending : {
						...ending,
						reason: posted.code,
						message: `${message}, but it could not be shown: ${posted.message}`
					};
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function prepareTrusted({ context, forge, recipe, inputs }) {
			let tree = await forge.trusted();
			if (!tree.ok) return tree;
			let recipes = await (0, _open_recipes_js__WEBPACK_IMPORTED_MODULE_7__.v)(tree.value, context.program);
			if (!recipes.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)(tree.value.refusal ?? (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _prepare_run_js__WEBPACK_IMPORTED_MODULE_8__.s)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)(tree.value.refusal);
			let { message, suggestion } = (0, _unprepared_text_js__WEBPACK_IMPORTED_MODULE_14__.o)(prepared.error);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("command_mistake", message, suggestion));
		}
		async function planHead({ context, forge, pull, config, prepared, approver }) {
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let folder = await (0, _forge_check_out_js__WEBPACK_IMPORTED_MODULE_1__.b)(remote.value, pull.head.commit);
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			let made = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_11__.Y)({
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
			return made.ok ? made : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_13__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_4__.x)("io_error", made.error.message, made.error.suggestion));
		}
	}),
	3686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => checkOut });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
		var _remote_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1116);
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
	6336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VR: () => refuseCommitMessage,
			h0: () => plainLine
		});
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3529);
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
			if (found !== void 0) return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("message_refused", `The commit message of the plan holds '${found}'`);
			return /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === "" ? (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("message_refused", "The commit message of the plan is empty or has characters that git cannot keep") : void 0;
		}
	}),
	5960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => writeLandingCommit,
			m: () => findLanded
		});
		var _engine_commit_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(353);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
		var _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3458);
		var _remote_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1116);
		let LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/;
		async function writeLandingCommit(remote, seal, landed) {
			let { plan } = landed;
			if (seal.tree !== plan.tree) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("tree_mismatch", `The plan comes to the tree ${seal.tree}, and ${plan.tree ?? "none"} was previewed`));
			let written = await remote.run([
				"hash-object",
				"-w",
				"-t",
				"commit",
				"--stdin"
			], Buffer.from(landingText(landed)), seal.gitDirectory);
			return written.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)((0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(written.value).trim()) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_3__.Ok)("write the commit", written.error));
		}
		function landingText({ plan, people, committer, time }) {
			let { tree = "", message, digest, base } = plan;
			let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
			let text = (0, _engine_commit_text_js__WEBPACK_IMPORTED_MODULE_0__.tT)({
				tree,
				parent: base.commit,
				message,
				digest,
				time: when,
				person: committer
			});
			if (people === void 0) return text;
			let { requestedBy, approvedBy } = people;
			return `${text}${[
				`Sous-Requested-By: ${nameOf(requestedBy)}`,
				...approvedBy.map((person) => `Sous-Approved-By: ${nameOf(person)}`),
				`Co-authored-by: ${requestedBy.login} <${requestedBy.id}+${requestedBy.login}@users.noreply.github.com>`
			].join("\n")}\n`;
		}
		function nameOf({ login, id }) {
			if (!LOGIN.test(login) || !Number.isSafeInteger(id)) throw Error(`Not a person: ${JSON.stringify(login)}`);
			return `${login} (${id})`;
		}
		async function findLanded(remote, plan, tip) {
			let fetched = await remote.fetchHistory(tip, 100);
			if (!fetched.ok) return fetched;
			let listed = await remote.run([
				"rev-list",
				"--max-count=100",
				"--format=%H%n%T%n%P%n%B%x00",
				tip,
				"--"
			]);
			if (!listed.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_3__.Ok)("read the history", listed.error));
			for (let entry of (0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_2__.D4)(listed.value).split("\0")) {
				let [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, "").split("\n");
				if (message.includes(`${_engine_commit_text_js__WEBPACK_IMPORTED_MODULE_0__.c}: ${plan.digest}`) && tree === plan.tree && parents === plan.base.commit) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(commit);
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(void 0);
		}
	}),
	1767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => readPull,
			Oc: () => refuseLanding,
			gy: () => refusePlan
		});
		var schemas = __webpack_require__(4343);
		var api = __webpack_require__(3759);
		var workspace_glob = __webpack_require__(4391);
		function isBaseAllowed({ branch, defaultBranch }, { branches }) {
			if (branch === defaultBranch) return !0;
			return branches.some((pattern) => {
				let glob = (0, workspace_glob.qF)(pattern.includes("/") ? pattern : `./${pattern}`);
				return glob.ok && glob.value.matches(branch);
			});
		}
		var reason = __webpack_require__(3529);
		var result = __webpack_require__(7424);
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
	})
};
