export const id = 9604;
export const ids = [9604];
export const modules = {
	59604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reviewOnPull: () => reviewOnPull });
		var schemas = __webpack_require__(94343);
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var answer_schemas = __webpack_require__(1672);
		let Review = schemas.Ikc({
			id: answer_schemas.G,
			user: schemas.mee(schemas.Ikc({
				id: answer_schemas.G,
				login: schemas.YjP(),
				type: schemas.YjP()
			})),
			body: schemas.mee(schemas.YjP()),
			state: schemas.YjP(),
			commit_id: schemas.mee(answer_schemas.V)
		});
		let DECISIVE = [
			"APPROVED",
			"CHANGES_REQUESTED",
			"DISMISSED"
		];
		async function findApprovals(request) {
			let { github, pull, mayApprove } = request;
			let listed = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: pull }, Review);
			if (!listed.ok) return listed;
			let people = standing(listed.value);
			let approvals = [];
			let denied = [];
			for (let reviews of people.values()) {
				let latest = reviews.at(-1);
				if (latest?.state === "CHANGES_REQUESTED") {
					let person = await mayApprove(sourceOf(latest, pull));
					if (person.ok) return (0, result.V)((0, reason.x)("changes_requested", `${latest.user.login} asked for changes`));
					if (!isAboutPerson(person.error)) return person;
				}
				let good = reviews.findLast((review) => approves(review, request));
				if (good === void 0) continue;
				let person = await mayApprove(sourceOf(good, pull));
				if (person.ok) approvals.push({
					review: good.id,
					person: person.value
				});
				else if (isAboutPerson(person.error)) denied.push(person.error);
				else return person;
			}
			if (approvals.length > 0) return (0, result.k)(approvals);
			return (0, result.V)(denied[0] ?? await explain(request, [...people.values()].flat()));
		}
		function standing(reviews) {
			let people = new Map();
			for (let review of reviews) {
				let { user, state } = review;
				if (user === null || user.type !== "User" || !DECISIVE.includes(state)) continue;
				let known = {
					...review,
					user
				};
				let approved = (people.get(user.id) ?? []).filter((earlier) => earlier.state === "APPROVED");
				people.set(user.id, state === "APPROVED" ? [...approved, known] : [known]);
			}
			return people;
		}
		function approves({ state, commit_id: commit, body }, { head, digest, isProposal }) {
			return state === "APPROVED" && commit === head && (isProposal || namesDigest(body ?? "", digest));
		}
		function namesDigest(body, digest) {
			let lines = body.split(/\r\n|\r|\n/).map((line) => line.replace(/[ \t]+$/, ""));
			if (lines[0] === `/sous apply ${digest}`) return !0;
			let fence;
			for (let line of lines) {
				let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
				if (fence !== void 0) mark?.startsWith(fence) && (fence = void 0);
				else if (mark !== void 0) fence = mark;
				else if (line === `sous: ${digest}`) return !0;
			}
			return !1;
		}
		async function explain(request, reviews) {
			let { head, digest, isProposal } = request;
			let [latest] = reviews.filter(({ state, commit_id: commit, body }) => state === "APPROVED" && commit !== head && (isProposal || namesDigest(body ?? "", digest))).slice(-1);
			if (latest === void 0) {
				let next = isProposal ? "Ask somebody who may write to approve." : `Approve with the line '/sous apply ${digest}'.`;
				let why = reviews.some(({ state }) => state === "APPROVED") ? "no approving review names it" : "there is no approving review";
				return (0, reason.x)("approval_missing", `The plan ${digest} is not approved: ${why}`, next);
			}
			let moved = await whatMoved(request, latest.commit_id);
			return (0, reason.x)("approval_stale", `${latest.user.login} approved ${approved_review_short(latest.commit_id)}, and the plan is for ${approved_review_short(head)}${moved}`);
		}
		let Comparison = schemas.Ikc({
			status: schemas.YjP(),
			total_commits: schemas.Whr(),
			commits: schemas.YOg(schemas.Ikc({
				sha: answer_schemas.V,
				author: schemas.cl6(schemas.Ikc({ login: schemas.lqM(schemas.YjP()) }))
			}))
		});
		async function whatMoved({ github, head }, approved) {
			if (approved === null) return "";
			let compared = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", { basehead: `${approved}...${head}` }, Comparison);
			if (!compared.ok) return "";
			let { status, total_commits: count, commits } = compared.value;
			if (status === "diverged" || status === "behind") return "; the branch was rewritten since";
			let authors = [...new Set(commits.flatMap(({ author }) => author?.login ?? []))].slice(0, 3);
			return `; since then ${count === 1 ? "1 commit was" : `${count} commits were`} pushed${authors.length === 0 ? "" : ` by ${authors.join(", ")}`}`;
		}
		function isAboutPerson({ code }) {
			return code === "not_permitted" || code === "not_listed" || code === "bot_actor" || code === "comment_changed";
		}
		function sourceOf({ id, user, body, commit_id: commit }, pull) {
			let author = {
				id: user.id,
				login: user.login,
				isBot: user.type !== "User"
			};
			return {
				kind: "review",
				id,
				body: body ?? "",
				author,
				pull,
				commit: commit ?? ""
			};
		}
		function approved_review_short(commit) {
			return commit === null ? "another commit" : commit.slice(0, 12);
		}
		var authorise = __webpack_require__(21496);
		var proposal_branch = __webpack_require__(11902);
		async function findProposal(remote, pull) {
			if (pull.isFork) return (0, result.k)(void 0);
			let found = await (0, proposal_branch.p)(remote, pull.head.ref);
			if (!found.ok) return found;
			let { record } = found.value;
			return (0, result.k)(record && {
				branch: pull.head.ref,
				commit: record.commit,
				digest: record.digest
			});
		}
		async function landProposal(request) {
			let { remote, proposal } = request;
			let pull = await request.readPull();
			if (!pull.ok) return pull;
			let target = `refs/heads/${pull.value.base.ref}`;
			let fetched = await remote.fetchCommit(proposal.commit, { contents: !1 });
			if (!fetched.ok) return fetched;
			let text = await remote.run([
				"cat-file",
				"commit",
				proposal.commit
			]);
			let [header = ""] = text.ok ? Buffer.from(text.value).toString("latin1").split("\n\n", 1) : [];
			let [parent, ...others] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id);
			if (parent === void 0 || others.length > 0) return (0, result.V)((0, reason.x)("plan_tampered", `${proposal.commit} is not a commit on one other`));
			let refs = await remote.readRefs([target]);
			if (!refs.ok) return refs;
			if (refs.value.get(target) === proposal.commit) return (0, result.k)({
				kind: "already_applied",
				commit: proposal.commit
			});
			let refused = await refuseMoved(request, parent) ?? await request.recheck(pull.value);
			if (refused !== void 0) return (0, result.V)(refused);
			let pushed = await remote.push([{
				ref: target,
				from: parent,
				to: proposal.commit
			}]);
			return pushed.ok ? (0, result.k)({
				kind: "applied",
				commit: proposal.commit
			}) : pushed;
		}
		async function refuseMoved({ remote, proposal, readPull }, parent) {
			let pull = await readPull();
			if (!pull.ok) return pull.error;
			let { number, isOpen, head, base } = pull.value;
			if (!isOpen) return (0, reason.x)("pr_closed", `Pull request #${number} is closed`);
			let branch = await (0, proposal_branch.p)(remote, proposal.branch);
			if (!branch.ok) return branch.error;
			if (!branch.value.isOwn || head.commit !== proposal.commit) return (0, reason.x)("branch_conflict", `'${proposal.branch}' holds more than what Sous proposed`);
			if (base.commit === parent) return;
			let said = `The proposal was made on ${parent.slice(0, 12)}, and '${base.ref}' is at ${base.commit.slice(0, 12)} now`;
			return (0, reason.x)("stale_base", said, "Merge it on GitHub, or close it and have it proposed anew.");
		}
		var pull_state = __webpack_require__(41767);
		var trusted_files = __webpack_require__(83458);
		var action_ending = __webpack_require__(64560);
		var land_pull = __webpack_require__(25824);
		var pull_comments = __webpack_require__(79871);
		async function reviewOnPull(reviewed) {
			let { context, forge, from, digest } = reviewed;
			let tree = await forge.trusted();
			if (!tree.ok) return (0, action_ending.refusedEnding)(tree.error);
			let foreign = await (0, trusted_files.aL)(forge.github, tree.value, context.workflow);
			if (foreign !== void 0) return (0, action_ending.refusedEnding)(foreign);
			if (digest !== void 0) return (0, land_pull.applyOnPull)({
				context,
				forge,
				from,
				digest
			});
			let landed = await approveProposal(reviewed);
			return landed.ok ? landed.value : (0, pull_comments.zJ)(landed.error, reviewed);
		}
		async function approveProposal(reviewed) {
			let { forge, from } = reviewed;
			let pull = await (0, pull_state.Es)(forge.github, from.pull);
			if (!pull.ok) return pull;
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let proposal = await findProposal(remote.value, pull.value);
			if (!proposal.ok) return proposal;
			if (proposal.value === void 0) return (0, result.k)({
				reason: "not_a_command",
				message: `#${from.pull} was not proposed by Sous, and the review names no plan`
			});
			let { digest } = proposal.value;
			let landed = await landProposal({
				remote: remote.value,
				proposal: proposal.value,
				readPull: () => (0, pull_state.Es)(forge.github, from.pull),
				recheck: (now) => recheckProposal(reviewed, proposal.value, pull_state.gy.bind(void 0, now))
			});
			if (!landed.ok) return landed;
			let { kind, commit } = landed.value;
			let reason = kind === "applied" ? "committed" : "already_applied";
			return (0, result.k)({
				reason,
				message: `Landed the proposal ${digest} as ${commit}`,
				digest,
				commit,
				pull: { number: from.pull }
			});
		}
		async function recheckProposal({ context, forge, from }, { digest, commit }, refuse) {
			let config = await forge.config();
			if (!config.ok) return config.error;
			let { approval } = config.value;
			let refused = refuse(approval);
			if (refused !== void 0) return refused;
			let approvals = await findApprovals({
				github: forge.github,
				pull: from.pull,
				digest,
				head: commit,
				isProposal: !0,
				mayApprove: (review) => (0, authorise.ki)({
					github: forge.github,
					from: review,
					run: context.run,
					policy: async () => (0, result.k)(approval)
				})
			});
			if (!approvals.ok) return approvals.error;
			return approvals.value.some(({ review }) => review === from.id) ? void 0 : (0, reason.x)("approval_missing", `The review of ${from.author.login} does not approve ${commit.slice(0, 12)}`);
		}
	}),
	11902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => writeBranch,
			p: () => readBranch
		});
		var _engine_seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14405);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97424);
		var _commit_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56336);
		var _landing_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25960);
		var _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89867);
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
		async function readBranch(remote, branch) {
			let ref = `refs/heads/${branch}`;
			let refs = await remote.readRefs([ref, (0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(branch)]);
			if (!refs.ok) return refs;
			let tip = refs.value.get(ref);
			let found = refs.value.has((0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(branch)) ? await (0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.aE)(remote, branch) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.k)(void 0);
			if (!found.ok) return found;
			let record = found.value?.record;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.k)({
				tip,
				record,
				recordId: found.value?.id,
				isOwn: tip !== void 0 && tip === record?.commit
			});
		}
		async function writeBranch(request, found) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { remote, stored, branch, committer, people, now } = request;
				let { plan, changes } = stored;
				let hash = (0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.M6)(plan);
				if (found.isOwn && found.record?.changes === hash) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.k)({
					commit: found.record.commit,
					isChanged: !1
				});
				let base = plan.base.commit;
				if (plan.status !== "complete" || base === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("plan_gated", `The plan ${plan.digest} is not complete: a call waits for approval`));
				let refused = (0, _commit_message_js__WEBPACK_IMPORTED_MODULE_2__.VR)(plan.message);
				if (refused !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.V)(refused);
				let fetched = await remote.fetchCommit(base, { contents: !1 });
				if (!fetched.ok) return fetched;
				let { git, disk, scratchDisk } = remote.options;
				let opened = await (0, _engine_seal_js__WEBPACK_IMPORTED_MODULE_0__.I)({
					repository: remote.place,
					base,
					directory: plan.base.directory,
					changes,
					git,
					disk,
					scratchDisk
				});
				if (!opened.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("io_error", opened.error.message, opened.error.suggestion));
				let seal = __addDisposableResource(env_1, opened.value, !0);
				let commit = await (0, _landing_commit_js__WEBPACK_IMPORTED_MODULE_3__.S)(remote, seal, {
					plan,
					people,
					committer,
					time: now
				});
				if (!commit.ok) return commit;
				let record = await (0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.rh)(remote, {
					schemaVersion: 1,
					commit: commit.value,
					digest: plan.digest,
					changes: hash
				}, now);
				if (!record.ok) return record;
				let updates = [{
					ref: `refs/heads/${branch}`,
					from: found.tip,
					to: commit.value
				}, {
					ref: (0, _proposal_record_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(branch),
					from: found.recordId,
					to: record.value
				}];
				let pushed = await remote.push(updates, seal.gitDirectory);
				if (!pushed.ok) return pushed;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_5__.k)({
					commit: commit.value,
					isChanged: !0
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
	}),
	89867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ji: () => recordRef,
			M6: () => hashChanges,
			aE: () => readRecord,
			rh: () => writeRecord
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _state_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72658);
		let RECORD_FILE = "proposal.json";
		function recordRef(branch) {
			return `refs/sous/proposals/${(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(branch)).slice(0, 16)}`;
		}
		function hashChanges({ changes }) {
			return (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(JSON.stringify(changes.toSorted((a, b) => a.path < b.path ? -1 : 1))));
		}
		async function readRecord(remote, branch) {
			let id = await remote.fetchRef(recordRef(branch));
			if (!id.ok || id.value === void 0) return id.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(void 0) : id;
			let state = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_1__.un)(remote, id.value);
			return state.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				id: id.value,
				record: parseRecord(state.value?.files.get(RECORD_FILE))
			}) : state;
		}
		async function writeRecord(remote, record, now) {
			let stored = await remote.storeContents([Buffer.from(`${JSON.stringify(record, void 0, 2)}\n`)]);
			if (!stored.ok) return stored;
			let entries = new Map([[RECORD_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			return (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_1__.Jq)(remote, {
				entries,
				subject: `Proposal ${record.digest}`,
				time: now
			});
		}
		function parseRecord(bytes) {
			let json = bytes === void 0 ? void 0 : (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__.q)(Buffer.from(bytes).toString("utf8"));
			if (!json?.ok) return;
			let hex = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[0-9a-f]{40,64}$/));
			let record = zod_mini__WEBPACK_IMPORTED_MODULE_4__.rej({
				schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(1),
				commit: hex,
				digest: hex,
				changes: hex
			}).safeParse(json.value);
			return record.success ? record.data : void 0;
		}
	})
};
