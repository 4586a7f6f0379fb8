export const id = 1256;
export const ids = [1256];
export const modules = { 71256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { reviewOnPull: () => reviewOnPull });
	var approved_review = __webpack_require__(77237);
	var authorise = __webpack_require__(96765);
	var schemas = __webpack_require__(94343);
	var reason = __webpack_require__(33529);
	var result = __webpack_require__(97424);
	var answer_schemas = __webpack_require__(1672);
	let METHODS = [
		"rebase",
		"squash",
		"merge"
	];
	let Merged = schemas.Ikc({ sha: answer_schemas.V });
	let Pull = schemas.Ikc({
		merged: schemas.zMY(),
		merge_commit_sha: schemas.mee(answer_schemas.V)
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
			if (merged.ok) return (0, result.k)(merged.value.sha);
			let { status, message } = merged.error;
			if (status === 409) return (0, result.V)((0, reason.x)("stale_head", `Pull request #${pull} moved: ${message}`));
			if (status !== 405) return merged;
			refused ??= merged.error;
			if (!/merges? are not allowed|merge method/i.test(message)) break;
		}
		return (0, result.V)((0, reason.x)("protected_branch", `GitHub does not merge #${pull}: ${refused?.message ?? "no method is allowed"}`, "Look at what protects the branch: required checks, reviews or merge methods."));
	}
	async function findMerged(github, pull) {
		let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: pull }, Pull);
		if (!now.ok) return now;
		let { merged, merge_commit_sha: sha } = now.value;
		return (0, result.k)(merged && sha !== null ? { sha } : void 0);
	}
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
		if (mergedAs !== void 0) return (0, result.k)({
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
		if (parent === void 0 || others.length > 0) return (0, result.V)((0, reason.x)("plan_tampered", `${proposal.commit} is not a commit on one other`));
		let refused = await refuseMoved(request, parent) ?? await request.recheck(pull.value);
		if (refused !== void 0) return (0, result.V)(refused);
		let merged = await mergePull({
			github,
			pull: number,
			head: proposal.commit
		});
		if (!merged.ok) return merged;
		let [, reviewed] = /^tree ([0-9a-f]+)$/m.exec(header) ?? [];
		let other = await refuseOtherTree(github, merged.value, reviewed);
		return other === void 0 ? (0, result.k)({
			kind: "applied",
			commit: merged.value
		}) : (0, result.V)(other);
	}
	async function refuseOtherTree(github, commit, reviewed) {
		let landed = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit }, schemas.Ikc({ tree: schemas.Ikc({ sha: answer_schemas.V }) }));
		if (!landed.ok) return landed.error;
		if (landed.value.tree.sha === reviewed) return;
		let said = `The proposal was merged as ${commit}, but somebody pushed at the same moment, so that the files are not only those that were reviewed`;
		return (0, reason.x)("tree_mismatch", said, "Look at that commit.");
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
	var action_ending = __webpack_require__(42798);
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
		let { digest, commit } = proposal.value;
		let landed = await landProposal({
			github: forge.github,
			remote: remote.value,
			proposal: proposal.value,
			readPull: () => (0, pull_state.Es)(forge.github, from.pull),
			async recheck(now) {
				let requester = await readProposalRequester(remote.value, commit);
				return recheckProposal(reviewed, {
					digest,
					commit,
					requester
				}, pull_state.gy.bind(void 0, now));
			}
		});
		if (!landed.ok) return landed;
		let { kind, commit: merged } = landed.value;
		let reason = kind === "applied" ? "committed" : "already_applied";
		return (0, result.k)({
			reason,
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
		let approvals = await (0, approved_review.C)({
			github: forge.github,
			pull: from.pull,
			digest,
			head: commit,
			isProposal: !0,
			mayApprove: (review) => (0, authorise.in)({
				github: forge.github,
				from: review,
				run: context.run,
				policy: async () => (0, result.k)(approval)
			})
		});
		if (!approvals.ok) return approvals.error;
		let isAmong = approvals.value.some(({ review }) => review === from.id);
		if (isAmong && approvals.value.every(({ person }) => person.id === requester)) return (0, reason.x)("approval_missing", `${from.author.login} asked for this proposal`, "Ask somebody else to approve it.");
		return isAmong ? void 0 : (0, reason.x)("approval_missing", `The review of ${from.author.login} does not approve ${commit.slice(0, 12)}`);
	}
}) };
