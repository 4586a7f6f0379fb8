"use strict";
exports.id = 5850;
exports.ids = [5850];
exports.modules = { 5850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		a: () => readBranch,
		c: () => readMergeState,
		d: () => readCommitObject,
		f: () => uploadTree,
		i: () => tokenKind,
		l: () => applyMessage,
		n: () => proposalBranch,
		o: () => enableAutoMerge,
		p: () => writeApplyCommit,
		r: () => propose,
		s: () => enqueue,
		t: () => ciExpectation,
		u: () => findApplied
	});
	var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2528);
	let LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/;
	async function uploadTree(remote, seal, landed) {
		let removal = [];
		if (landed.signer !== void 0) {
			let commit = await writeOwnCommit(remote, seal, {
				...landed,
				people: void 0
			});
			if (!commit.ok) return commit;
			let ref = `refs/sous/objects/${commit.value}`;
			let pushed = await remote.push([{
				ref,
				from: void 0,
				to: commit.value
			}], seal.gitDirectory);
			if (!pushed.ok) return pushed;
			removal = [{
				ref,
				from: commit.value,
				to: void 0
			}];
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			async push(updates) {
				let pushed = await remote.push([...updates, ...removal], seal.gitDirectory);
				(pushed.ok || pushed.error.isUnknown) && (removal = []);
				return pushed;
			},
			async [Symbol.asyncDispose]() {
				removal.length > 0 && await remote.push(removal);
			}
		});
	}
	async function writeApplyCommit(remote, seal, landed) {
		let { plan, people, signer } = landed;
		if (seal.tree !== plan.tree) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("tree_mismatch", `The plan comes to the tree ${seal.tree}, and ${plan.tree ?? "none"} was previewed`));
		if (signer === void 0 || plan.base.commit === void 0) return writeOwnCommit(remote, seal, landed);
		let signed = await createSignedCommit({
			github: signer,
			remote,
			wanted: {
				tree: plan.tree,
				parents: [plan.base.commit],
				message: applyMessage(plan, people, remote.options.url)
			},
			gitDirectory: seal.gitDirectory
		});
		if (!signed.ok) return signed;
		return signed.value === void 0 ? writeOwnCommit(remote, seal, landed) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(signed.value);
	}
	async function writeOwnCommit(remote, seal, landed) {
		let written = await remote.run([
			"hash-object",
			"-w",
			"-t",
			"commit",
			"--stdin"
		], Buffer.from(landingText(landed, remote.options.url)), seal.gitDirectory);
		return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(written.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.H)("write the commit", written.error));
	}
	function landingText({ plan, people, committer, time }, serverUrl) {
		let { tree = "", message, digest, base } = plan;
		let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
		let [header = ""] = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.X)({
			tree,
			parent: base.commit,
			message,
			digest,
			time: when,
			person: committer
		}).split("\n\n", 1);
		return `${header}\n\n${applyMessage(plan, people, serverUrl)}`;
	}
	function applyMessage({ message, digest }, people, serverUrl) {
		let text = `${message.trim()}\n\n${_list_1_js__WEBPACK_IMPORTED_MODULE_2__.Y}: ${digest}\n`;
		if (people === void 0) return text;
		let { requestedBy, approvedBy } = people;
		return `${text}${[
			`Sous-Requested-By: ${nameOf(requestedBy)}`,
			...approvedBy.map((person) => `Sous-Approved-By: ${nameOf(person)}`),
			`Co-authored-by: ${requestedBy.login} <${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.At)(requestedBy, serverUrl)}>`
		].join("\n")}\n`;
	}
	function nameOf({ login, id }) {
		if (!LOGIN.test(login) || !Number.isSafeInteger(id)) throw Error(`Not a person: ${JSON.stringify(login)}`);
		return `${login} (${id})`;
	}
	async function findApplied(remote, plan, tip) {
		let fetched = await remote.fetchHistory(tip, 100);
		if (!fetched.ok) return fetched;
		let listed = await remote.run([
			"rev-list",
			"--max-count=100",
			"--format=%H%n%T%n%P%n%B%x00",
			tip,
			"--"
		]);
		if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.H)("read the history", listed.error));
		for (let entry of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(listed.value).split("\0")) {
			let [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, "").split("\n");
			if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === plan.base.commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(commit);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
	}
	let CANNOT_CREATE = new Set([
		403,
		404,
		405,
		501
	]);
	async function createSignedCommit(request) {
		let { github, remote, wanted, gitDirectory } = request;
		let { tree, parents, message } = wanted;
		let made = await github.write({
			route: "POST /repos/{owner}/{repo}/git/commits",
			parameters: {
				message,
				tree,
				parents
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt }),
			look: async () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0)
		});
		if (!made.ok) return CANNOT_CREATE.has(made.error.status) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : made;
		let { sha } = made.value;
		let fetched = await remote.fetchHistory(sha, 2, gitDirectory);
		if (!fetched.ok) return fetched;
		let found = await readCommitObject(remote, sha, gitDirectory);
		if (!found.ok) return found;
		return found.value.tree === tree && found.value.parents.join() === parents.join() && found.value.message === message ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(sha) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("tree_mismatch", `GitHub made the commit ${sha}, which is not the one that was asked for`));
	}
	async function readCommitObject(remote, commit, gitDirectory) {
		let text = await remote.run([
			"cat-file",
			"commit",
			commit
		], void 0, gitDirectory);
		if (!text.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.H)("read the commit", text.error));
		let [header = "", ...body] = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.ct)(text.value).split("\n\n");
		let idsOf = (name) => [...header.matchAll(RegExp(`^${name} ([0-9a-f]+)$`, "gm"))].map(([, id = ""]) => id);
		let trees = idsOf("tree");
		let message = body.join("\n\n");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			tree: trees.length === 1 ? trees[0] : void 0,
			parents: idsOf("parent"),
			message: message.endsWith("\n") ? message : `${message}\n`
		});
	}
	let State = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
		autoMergeAllowed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
		pullRequest: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			headRefOid: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt,
			isInMergeQueue: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
			isMergeQueueEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(),
			autoMergeRequest: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({}))
		})
	}) }) });
	async function readMergeState(github, pull) {
		let { owner, name } = github.repository;
		let asked = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Tt)(github, {
			query: "query($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) { autoMergeAllowed pullRequest(number: $number) { id headRefOid isInMergeQueue isMergeQueueEnabled autoMergeRequest { enabledAt } } } }",
			variables: {
				owner,
				name,
				number: pull
			}
		}, State);
		if (!asked.ok || asked.value === void 0) return asked.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : asked;
		let { autoMergeAllowed, pullRequest } = asked.value.data.repository;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			id: pullRequest.id,
			head: pullRequest.headRefOid,
			hasQueue: pullRequest.isMergeQueueEnabled,
			isQueued: pullRequest.isInMergeQueue,
			isAutoMergeAllowed: autoMergeAllowed,
			hasAutoMerge: pullRequest.autoMergeRequest !== null
		});
	}
	async function enqueue(at) {
		let { id, head } = at.state;
		return mutate(at, "enqueuePullRequest", {
			pullRequestId: id,
			expectedHeadOid: head
		}, ({ isQueued }) => isQueued);
	}
	async function enableAutoMerge(at, { method, title, message }) {
		let { id, head } = at.state;
		let text = method === "rebase" ? {} : {
			commitHeadline: title,
			commitBody: message
		};
		return mutate(at, "enablePullRequestAutoMerge", {
			pullRequestId: id,
			expectedHeadOid: head,
			mergeMethod: method.toUpperCase(),
			...text
		}, ({ hasAutoMerge, isQueued }) => hasAutoMerge || isQueued);
	}
	async function stopLaterMerge(at) {
		let { id, hasAutoMerge, isQueued } = at.state;
		let disabled = hasAutoMerge ? await mutate(at, "disablePullRequestAutoMerge", { pullRequestId: id }, (now) => !now.hasAutoMerge) : void 0;
		if (disabled !== void 0 || !isQueued) return disabled;
		return mutate(at, "dequeuePullRequest", { id }, (now) => !now.isQueued);
	}
	let Mutated = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
		data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)()))),
		errors: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()),
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()
		})))
	});
	async function mutate({ github, pull }, name, input, isDone) {
		let data = { data: { [name]: {} } };
		let look = async () => {
			let now = await readMergeState(github, pull);
			return now.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(now.value !== void 0 && isDone(now.value) ? data : void 0) : now;
		};
		let query = `mutation($input: ${`${name[0]?.toUpperCase()}${name.slice(1)}Input`}!) { ${name}(input: $input) { clientMutationId } }`;
		let done = await github.write({
			route: "POST /graphql",
			parameters: {
				query,
				variables: { input }
			},
			schema: Mutated,
			look
		});
		if (!done.ok) return done.error;
		let { errors = [] } = done.value;
		if (errors.length === 0 && done.value.data?.[name]) return;
		let found = await look();
		if (found.ok && found.value !== void 0) return;
		return refusedBy(errors, name, pull);
	}
	function refusedBy(errors, name, pull) {
		let [{ type, message: said } = {
			type: "",
			message: "no reason"
		}] = errors;
		let message = `GitHub refused '${name}' for #${pull}: ${said}`;
		if (type === "FORBIDDEN" || /not accessible by/i.test(said)) return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("token_not_permitted", message, "Add 'contents: write' and 'pull-requests: write' to the job's 'permissions:'."),
			said
		};
		if (type === "RATE_LIMITED") return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("api_unavailable", message),
			said
		};
		if (/head branch was modified/i.test(said)) return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("stale_head", message, "Review the new commits, then approve again."),
			said
		};
		return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("merge_refused", message),
			said
		};
	}
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
		let refs = await remote.readRefs([ref, recordRef(branch)]);
		if (!refs.ok) return refs;
		let tip = refs.value.get(ref);
		let found = refs.value.has(recordRef(branch)) ? await readRecord(remote, branch) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
		if (!found.ok) return found;
		let record = found.value?.record;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			tip,
			record,
			recordId: found.value?.id,
			isOwn: tip !== void 0 && tip === record?.commit
		});
	}
	function isCurrent({ isOwn, record }, plan) {
		if (!isOwn || record === void 0) return !1;
		if (record.digest === plan.digest) return !0;
		return plan.evidence.length > 0 && hasSameChanges({
			isOwn,
			record
		}, plan) && record.base === plan.base.commit;
	}
	function hasSameChanges({ isOwn, record }, plan) {
		return isOwn && record?.changes === hashChanges(plan);
	}
	async function canVouch({ remote, stored: { plan }, people }, commit) {
		let refs = await remote.readRefs([(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)(plan.digest)]);
		if (!refs.ok) return refs;
		if (refs.value.size === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(!0);
		let fetched = await remote.fetchCommit(commit, { contents: !1 });
		if (!fetched.ok) return fetched;
		let found = await readCommitObject(remote, commit);
		return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(found.value.message === applyMessage(plan, people, remote.options.url)) : found;
	}
	async function writeBranch(request, found) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let { remote, stored, branch, committer, signer, people, run, now } = request;
			let { plan, changes } = stored;
			let origin = { run: {
				id: run.id,
				attempt: run.attempt
			} };
			if (found.record !== void 0 && isCurrent(found, plan)) {
				let isSame = found.record.digest === plan.digest ? await canVouch(request, found.record.commit) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(!1);
				if (!isSame.ok) return isSame;
				let saved = isSame.value ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.H)(remote, {
					stored,
					origin,
					now
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
				let pushed = saved.ok && saved.value !== void 0 ? await remote.push([saved.value]) : saved;
				return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
					commit: found.record.commit,
					isChanged: !1
				}) : pushed;
			}
			let base = plan.base.commit;
			if (plan.status !== "complete" || base === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("plan_gated", `The plan ${plan.digest} is not complete: a call waits for approval`));
			let refused = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.z)(plan.message);
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(refused);
			let fetched = await remote.fetchCommit(base, { contents: !1 });
			if (!fetched.ok) return fetched;
			let { git, disk, scratchDisk } = remote.options;
			let opened = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.G)({
				repository: remote.place,
				base,
				directory: plan.base.directory,
				changes,
				git,
				disk,
				scratchDisk
			});
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("io_error", opened.error.message, opened.error.suggestion));
			let seal = __addDisposableResource(env_1, opened.value, !0);
			let uploaded = await uploadTree(remote, seal, {
				plan,
				committer,
				time: now,
				signer
			});
			if (!uploaded.ok) return uploaded;
			let upload = __addDisposableResource(env_1, uploaded.value, !0);
			let commit = await writeApplyCommit(remote, seal, {
				plan,
				people,
				committer,
				time: now,
				signer
			});
			if (!commit.ok) return commit;
			let record = await writeRecord(remote, {
				schemaVersion: 1,
				commit: commit.value,
				digest: plan.digest,
				changes: hashChanges(plan),
				base
			}, now);
			if (!record.ok) return record;
			let saved = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_3__.H)(remote, {
				stored,
				origin,
				now
			});
			if (!saved.ok) return saved;
			let updates = [
				saved.value,
				{
					ref: `refs/heads/${branch}`,
					from: found.tip,
					to: commit.value
				},
				{
					ref: recordRef(branch),
					from: found.recordId,
					to: record.value
				}
			];
			let pushed = await upload.push(updates);
			if (!pushed.ok) return pushed;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
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
	let RECORD_FILE = "proposal.json";
	function recordRef(branch) {
		return `refs/sous/proposals/${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(Buffer.from(branch)).slice(0, 16)}`;
	}
	function hashChanges({ changes }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(Buffer.from(JSON.stringify(changes.toSorted((a, b) => a.path < b.path ? -1 : 1))));
	}
	async function readRecord(remote, branch) {
		let id = await remote.fetchRef(recordRef(branch));
		if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : id;
		let state = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.w)(remote, id.value);
		return state.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
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
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(remote, {
			entries,
			subject: `Proposal ${record.digest}`,
			time: now
		});
	}
	function parseRecord(bytes) {
		let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(Buffer.from(bytes).toString("utf8"));
		if (!json?.ok) return;
		let hex = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(/^[0-9a-f]{40,64}$/));
		let record = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(1),
			commit: hex,
			digest: hex,
			changes: hex,
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(hex)
		}).safeParse(json.value);
		return record.success ? record.data : void 0;
	}
	let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
		number: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
		html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
		state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(["open", "closed"]),
		merged_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()),
		auto_merge: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({})),
		title: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()),
		base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)() }),
		head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
			ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
			repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt }))
		}),
		labels: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({ name: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)() }))
	});
	async function findPull({ github, repositoryId, branch }) {
		let head = `${github.repository.owner}:${branch}`;
		let pulls = await github.requestAll("GET /repos/{owner}/{repo}/pulls", {
			head,
			state: "all"
		}, Pull);
		if (!pulls.ok) return pulls;
		let [first] = pulls.value.filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId).map(proposedPull).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.number - a.number);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(first);
	}
	async function openPull(place, text, isDraft) {
		let created = await place.github.write({
			route: "POST /repos/{owner}/{repo}/pulls",
			parameters: {
				...text,
				head: place.branch,
				draft: isDraft
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(Pull, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(proposedPull)),
			async look() {
				let found = await findPull(place);
				return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(found.value?.isOpen ? found.value : void 0) : found;
			}
		});
		if (created.ok || !/not permitted to create/i.test(created.error.message)) return created;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({ ...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("token_not_permitted", created.error.message, "Allow it in the repository's settings (Actions, General, 'Allow GitHub Actions to create and approve pull requests'), or use the token of a GitHub App.") });
	}
	async function updatePull({ github }, pull, text) {
		if (pull.title === text.title && sameText(pull.body, text.body) && pull.base === text.base) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(pull);
		return patch(github, pull.number, { ...text });
	}
	async function closePull({ github }, number) {
		return patch(github, number, { state: "closed" });
	}
	async function decoratePull({ github }, pull, wanted) {
		let warnings = [];
		let known = new Set(pull.labels.map((name) => name.toLowerCase()));
		let labels = wanted.labels.filter((name) => !known.has(name.toLowerCase()));
		if (labels.length > 0) {
			let added = await github.write({
				route: "POST /repos/{owner}/{repo}/issues/{issue_number}/labels",
				parameters: {
					issue_number: pull.number,
					labels
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)()
			});
			added.ok || warnings.push(`The labels ${labels.join(", ")} could not be added: ${added.error.message}`);
		}
		let { reviewers, teamReviewers } = wanted;
		if (reviewers.length + teamReviewers.length > 0) {
			let asked = await github.write({
				route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
				parameters: {
					pull_number: pull.number,
					reviewers,
					team_reviewers: teamReviewers
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)()
			});
			asked.ok || warnings.push(`The reviewers could not be asked: ${asked.error.message}`);
		}
		return warnings;
	}
	async function dismissApprovals({ github }, number) {
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)()
		});
		let reviews = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: number }, Review);
		if (!reviews.ok) return [`Older approvals could not be read: ${reviews.error.message}`];
		let warnings = [];
		for (let { id } of reviews.value.filter(({ state }) => state === "APPROVED")) {
			let dismissed = await github.write({
				route: "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals",
				parameters: {
					pull_number: number,
					review_id: id,
					message: "Sous updated this proposal. Please review it again."
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)()
			});
			dismissed.ok || warnings.push(`An older approval could not be dismissed: ${dismissed.error.message}`);
		}
		return warnings;
	}
	async function patch(github, number, values) {
		let schema = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(Pull, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)(proposedPull));
		return github.write({
			route: "PATCH /repos/{owner}/{repo}/pulls/{pull_number}",
			parameters: {
				pull_number: number,
				...values
			},
			schema,
			async look() {
				let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number }, Pull);
				if (!now.ok) return now;
				let { title, body, base, state } = now.value;
				let is = {
					title,
					body: body ?? "",
					base: base.ref,
					state
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(Object.entries(values).every(([name, value]) => is[name] === value) ? proposedPull(now.value) : void 0);
			}
		});
	}
	function sameText(a, b) {
		return a.replaceAll("\r\n", "\n").trim() === b.replaceAll("\r\n", "\n").trim();
	}
	function proposedPull({ number, html_url: url, state, merged_at: mergedAt, auto_merge: autoMerge, title, body, base, labels }) {
		let isMerged = mergedAt != null;
		let hasAutoMerge = autoMerge != null;
		let names = labels.map(({ name }) => name);
		return {
			number,
			url,
			isOpen: state === "open",
			isMerged,
			hasAutoMerge,
			title,
			body: body ?? "",
			base: base.ref,
			labels: names
		};
	}
	function proposalBranch(recipe) {
		let name = recipe.replace(/^.*[/:]/, "").replace(/\.ya?ml$/i, "").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}|^[-.]+|[-.]+$|\.lock$/g, "");
		return `sous/${name === "" ? "recipe" : name}`;
	}
	async function propose(request) {
		let { github, remote, repository, branch, base } = request;
		let place = {
			github,
			repositoryId: repository.id,
			branch
		};
		if (!(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(`refs/heads/${branch}`) || branch === repository.defaultBranch || branch === base) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("protected_branch", `Sous does not write to '${branch}'`, "Name a branch of its own for the proposal."));
		let { plan, changes } = request.stored;
		let known = [remote.options.token];
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(plan, changes, known) ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.i)(`${request.title}\n${request.body}`, "the pull request", known);
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(secret);
		let found = await readBranch(remote, branch);
		if (!found.ok) return found;
		let pull = await findPull(place);
		if (!pull.ok) return pull;
		if (found.value.tip !== void 0 && !found.value.isOwn) return stopped(request, found.value, pull.value);
		if (request.stored.plan.changes.length === 0) return nothingToChange(request, place, {
			branch: found.value,
			pull: pull.value
		});
		if (isDeclined(request, found.value, pull.value) && pull.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: "declined",
			pull: pull.value
		});
		let waiting = await stopWaiting(request, found.value, pull.value);
		if (!waiting.ok) return waiting;
		if (waiting.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(waiting.value);
		let signer = request.token === "person" ? void 0 : github;
		let written = await writeBranch({
			...request,
			signer
		}, found.value);
		if (!written.ok) return written;
		let text = {
			title: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.B)(request.title, 200),
			body: request.body,
			base
		};
		let isOpen = pull.value?.isOpen === !0;
		let shown = pull.value !== void 0 && isOpen ? await updatePull(place, pull.value, text) : await openPull(place, text, request.isDraft);
		if (!shown.ok) return shown;
		let { labels, reviewers, teamReviewers } = request;
		let people = isOpen ? {
			reviewers: [],
			teamReviewers: []
		} : {
			reviewers,
			teamReviewers
		};
		let dismissed = isOpen && written.value.isChanged ? await dismissApprovals(place, shown.value.number) : [];
		let warnings = [...await decoratePull(place, shown.value, {
			labels,
			...people
		}), ...dismissed];
		let isSame = shown.value === pull.value && !written.value.isChanged;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: isOpen ? isSame ? "unchanged" : "refreshed" : "opened",
			pull: shown.value,
			commit: written.value.commit,
			ci: ciExpectation(request.token, "proposal"),
			warnings
		});
	}
	async function stopped(request, { tip }, pull) {
		let { github, self, branch } = request;
		if (pull?.isOpen) {
			let marked = {
				github,
				pull: pull.number,
				self,
				kind: "stopped",
				subject: branch
			};
			let before = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)(marked);
			let text = `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.xt)(marked)}\nSomebody else has pushed to this branch, so Sous leaves it alone from now on. Merge or close this pull request, or delete the branch, and Sous will propose anew.\n`;
			before.ok && before.value === void 0 && await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt)(marked, text);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("branch_conflict", `'${branch}' is at ${tip}, which Sous did not push`));
	}
	async function nothingToChange(request, place, { branch, pull }) {
		if (pull === void 0 || !pull.isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: "clean",
			closed: void 0,
			left: void 0
		});
		let { github, self, remote, whenClean } = request;
		let marked = {
			github,
			pull: pull.number,
			self,
			kind: "clean",
			subject: `${request.branch} ${branch.tip ?? ""}`
		};
		let before = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)(marked);
		if (!before.ok) return before;
		let end = whenClean === "close" ? "this pull request is closed" : "this pull request can be closed";
		let text = `${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.xt)(marked)}\nThe recipe would change nothing on \`${request.base}\` any more, so ${end}.\n`;
		let noted = before.value === void 0 ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt)(marked, text) : before;
		if (!noted.ok) return noted;
		if (whenClean === "leave") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: "clean",
			closed: void 0,
			left: pull
		});
		let closed = await closePull(place, pull.number);
		if (!closed.ok) return closed;
		branch.tip !== void 0 && await remote.push([{
			ref: `refs/heads/${request.branch}`,
			from: branch.tip,
			to: void 0
		}]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: "clean",
			closed: closed.value,
			left: void 0
		});
	}
	function isDeclined({ stored }, branch, pull) {
		return pull !== void 0 && !pull.isOpen && !pull.isMerged && hasSameChanges(branch, stored.plan);
	}
	async function stopWaiting({ github, stored, token }, branch, pull) {
		if (!pull?.isOpen || isCurrent(branch, stored.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
		let read = await readMergeState(github, pull.number);
		if (!read.ok) return read;
		let state = read.value;
		if (state === void 0 && pull.hasAutoMerge) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.vt)("merge_refused", `Auto-merge is on for #${pull.number}, and Sous cannot turn it off`, "Turn it off, then run it again."));
		if (state === void 0 || !(state.isQueued || state.hasAutoMerge)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0);
		if (hasSameChanges(branch, stored.plan)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
			kind: "unchanged",
			pull,
			commit: state.head,
			ci: ciExpectation(token, "proposal"),
			warnings: []
		});
		let refused = await stopLaterMerge({
			github,
			pull: pull.number,
			state
		});
		return refused === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(refused);
	}
	function tokenKind(token, self) {
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(token)) return "person";
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.kt)(self) ? "workflow" : "app";
	}
	function ciExpectation(token, after) {
		if (token !== "workflow") return {
			kind: "yes",
			message: "Workflows start by themselves, as after a push by a person."
		};
		let app = "With a GitHub App token all of them start by themselves.";
		if (after === "merge") return {
			kind: "none",
			message: `No workflow starts on the merged commit, because Sous merged with GITHUB_TOKEN. ${app}`
		};
		return {
			kind: "approval",
			message: `Workflows on \`pull_request\` wait until you click 'Approve workflows to run'. Those on \`push\` do not start.${after === "proposal" ? " If Sous merges this, no workflow on `push` starts on the base branch either." : ""} Sous pushed with GITHUB_TOKEN. ${app}`
		};
	}
}) };
