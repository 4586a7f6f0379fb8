"use strict";
exports.id = 9220;
exports.ids = [9220];
exports.modules = { 9220: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { reviewOnPull: () => reviewOnPull });
	__webpack_require__(9604);
	var _land_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4359);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5393);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
	var _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8664);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
	var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6351);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3076);
	let METHODS = [
		"rebase",
		"squash",
		"merge"
	];
	let Merged = (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.wn)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_4__.S });
	let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.wn)({
		merged: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.mn)(),
		merge_commit_sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xn)(_list_1_js__WEBPACK_IMPORTED_MODULE_4__.S)
	});
	async function mergePull({ github, pull, head }) {
		let refused;
		for (let method of METHODS) {
			let merged = await github.write({
				route: "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge",
				parameters: {
					pull_number: pull,
					sha: head,
					merge_method: method
				},
				schema: Merged,
				look: () => findMerged(github, pull)
			});
			if (merged.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(merged.value.sha);
			let { status, message } = merged.error;
			if (status === 409) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("stale_head", `Pull request #${pull} moved: ${message}`));
			if (status !== 405) return merged;
			refused ??= merged.error;
			if (!/merges? are not allowed|merge method/i.test(message)) break;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("protected_branch", `GitHub does not merge #${pull}: ${refused?.message ?? "no method is allowed"}`, "Look at what protects the branch: required checks, reviews or merge methods."));
	}
	async function findMerged(github, pull) {
		let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: pull }, Pull);
		if (!now.ok) return now;
		let { merged, merge_commit_sha: sha } = now.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(merged && sha !== null ? { sha } : void 0);
	}
	async function findProposal(remote, pull) {
		if (pull.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0);
		let found = await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.o)(remote, pull.head.ref);
		if (!found.ok) return found;
		let { record } = found.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(record && {
			branch: pull.head.ref,
			commit: record.commit,
			digest: record.digest
		});
	}
	async function readProposalRequester(remote, commit) {
		let text = await remote.run([
			"cat-file",
			"commit",
			commit
		]);
		let message = text.ok ? Buffer.from(text.value).toString("utf8") : "";
		let [, id] = /^Sous-Requested-By: \S+ \((\d+)\)$/m.exec(message.slice(message.lastIndexOf("\n\n"))) ?? [];
		return id === void 0 ? void 0 : Number(id);
	}
	async function landProposal(request) {
		let { github, remote, proposal } = request;
		let pull = await request.readPull();
		if (!pull.ok) return pull;
		let { number, mergedAs } = pull.value;
		if (mergedAs !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			kind: "already_applied",
			commit: mergedAs
		});
		let fetched = await remote.fetchCommit(proposal.commit, { contents: !1 });
		if (!fetched.ok) return fetched;
		let text = await remote.run([
			"cat-file",
			"commit",
			proposal.commit
		]);
		let [header = ""] = text.ok ? Buffer.from(text.value).toString("latin1").split("\n\n", 1) : [];
		let [parent, ...others] = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id);
		if (parent === void 0 || others.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", `${proposal.commit} is not a commit on one other`));
		let refused = await refuseMoved(request, parent) ?? await request.recheck(pull.value);
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(refused);
		let merged = await mergePull({
			github,
			pull: number,
			head: proposal.commit
		});
		if (!merged.ok) return merged;
		let [, reviewed] = /^tree ([0-9a-f]+)$/m.exec(header) ?? [];
		let other = await refuseOtherTree(github, merged.value, reviewed);
		return other === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			kind: "applied",
			commit: merged.value
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(other);
	}
	async function refuseOtherTree(github, commit, reviewed) {
		let landed = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit }, (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.wn)({ tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.wn)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_4__.S }) }));
		if (!landed.ok) return landed.error;
		if (landed.value.tree.sha === reviewed) return;
		let said = `The proposal was merged as ${commit}, but somebody pushed at the same moment, so that the files are not only those that were reviewed`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("tree_mismatch", said, "Look at that commit.");
	}
	async function refuseMoved({ remote, proposal, readPull }, parent) {
		let pull = await readPull();
		if (!pull.ok) return pull.error;
		let { number, isOpen, head, base } = pull.value;
		if (!isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("pr_closed", `Pull request #${number} is closed`);
		let branch = await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.o)(remote, proposal.branch);
		if (!branch.ok) return branch.error;
		if (!branch.value.isOwn || head.commit !== proposal.commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("branch_conflict", `'${proposal.branch}' holds more than what Sous proposed`);
		if (base.commit === parent) return;
		let said = `The proposal was made on ${parent.slice(0, 12)}, and '${base.ref}' is at ${base.commit.slice(0, 12)} now`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("stale_base", said, "Merge it on GitHub, or close it and have it proposed anew.");
	}
	async function reviewOnPull(reviewed) {
		return reviewed.digest === void 0 ? approvePull(reviewed) : applyByReview(reviewed, reviewed.digest);
	}
	async function applyByReview({ context, forge, from }, digest) {
		let approver = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.l)({
			github: forge.github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.r)(forge)
		});
		if (!approver.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(approver.error);
		let foreign = await refuseWorkflow(context, forge);
		return foreign === void 0 ? (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_1__.applyOnPull)({
			context,
			forge,
			from,
			digest,
			approver: approver.value
		}) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(foreign);
	}
	async function approvePull(reviewed) {
		let { context, forge, from } = reviewed;
		let pull = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_6__.d)(forge.github, from.pull);
		if (!pull.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(pull.error);
		let remote = await forge.remote();
		if (!remote.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(remote.error);
		let proposal = await findProposal(remote.value, pull.value);
		if (!proposal.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(proposal.error);
		if (proposal.value === void 0) return {
			reason: "not_a_command",
			message: `#${from.pull} was not proposed by Sous, and the review names no plan`
		};
		let foreign = await refuseWorkflow(context, forge);
		if (foreign !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_7__.xt)(foreign);
		let landed = await approveProposal(reviewed, remote.value, proposal.value);
		return landed.ok ? landed.value : (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_8__.t)(landed.error, reviewed);
	}
	async function refuseWorkflow({ workflow }, forge) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree.error;
		let remote = await forge.remote();
		return remote.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.s)(remote.value, tree.value, workflow) : remote.error;
	}
	async function approveProposal(reviewed, remote, proposal) {
		let { forge, from } = reviewed;
		let { digest, commit } = proposal;
		let landed = await landProposal({
			github: forge.github,
			remote,
			proposal,
			readPull: () => (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_6__.d)(forge.github, from.pull),
			async recheck(now) {
				let requester = await readProposalRequester(remote, commit);
				return recheckProposal(reviewed, {
					digest,
					commit,
					requester
				}, _plan_folder_js__WEBPACK_IMPORTED_MODULE_6__.p.bind(void 0, now));
			}
		});
		if (!landed.ok) return landed;
		let { kind, commit: merged } = landed.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			reason: kind === "applied" ? "committed" : "already_applied",
			message: `Landed the proposal ${digest} as ${merged}`,
			digest,
			commit: merged,
			pull: { number: from.pull }
		});
	}
	async function recheckProposal({ context, forge, from }, { digest, commit, requester }, refuse) {
		let config = await forge.config();
		if (!config.ok) return config.error;
		let { approval } = config.value;
		let refused = refuse(approval);
		if (refused !== void 0) return refused;
		let approvals = await (0, _land_pull_js__WEBPACK_IMPORTED_MODULE_1__.n)({
			github: forge.github,
			pull: from.pull,
			digest,
			head: commit,
			isProposal: !0,
			mayApprove: (review) => (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_2__.l)({
				github: forge.github,
				from: review,
				run: context.run,
				policy: async () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(approval)
			})
		});
		if (!approvals.ok) return approvals.error;
		let isAmong = approvals.value.some(({ review }) => review === from.id);
		if (isAmong && approvals.value.every(({ person }) => person.id === requester)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_missing", `${from.author.login} asked for this proposal`, "Ask somebody else to approve it.");
		return isAmong ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_missing", `The review of ${from.author.login} does not approve ${commit.slice(0, 12)}`);
	}
}) };
