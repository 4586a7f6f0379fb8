"use strict";
exports.id = 8664;
exports.ids = [8664];
exports.modules = { 8664: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		a: () => tokenKind,
		c: () => writeLandingCommit,
		i: () => propose,
		n: () => ciExpectation,
		o: () => readBranch,
		r: () => proposalBranch,
		s: () => findLanded,
		t: () => sweepOld
	});
	var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5393);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3076);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9045);
	let LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})(?:\[bot\])?$/;
	async function writeLandingCommit(remote, seal, landed) {
		let { plan } = landed;
		if (seal.tree !== plan.tree) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("tree_mismatch", `The plan comes to the tree ${seal.tree}, and ${plan.tree ?? "none"} was previewed`));
		let written = await remote.run([
			"hash-object",
			"-w",
			"-t",
			"commit",
			"--stdin"
		], Buffer.from(landingText(landed)), seal.gitDirectory);
		return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(written.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("write the commit", written.error));
	}
	function landingText({ plan, people, committer, time }) {
		let { tree = "", message, digest, base } = plan;
		let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
		let text = (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.g)({
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
		if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("read the history", listed.error));
		for (let entry of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(listed.value).split("\0")) {
			let [commit, tree, parents, ...message] = entry.replace(/^\n?commit .*\n/, "").split("\n");
			if (message.includes(`Sous-Plan: ${plan.digest}`) && tree === plan.tree && parents === plan.base.commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(commit);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
	}
	let RECORD_FILE = "proposal.json";
	function recordRef(branch) {
		return `refs/sous/proposals/${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(branch)).slice(0, 16)}`;
	}
	function hashChanges({ changes }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(Buffer.from(JSON.stringify(changes.toSorted((a, b) => a.path < b.path ? -1 : 1))));
	}
	async function readRecord(remote, branch) {
		let id = await remote.fetchRef(recordRef(branch));
		if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : id;
		let state = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_3__.a)(remote, id.value);
		return state.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
		return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_3__.o)(remote, {
			entries,
			subject: `Proposal ${record.digest}`,
			time: now
		});
	}
	function parseRecord(bytes) {
		let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(Buffer.from(bytes).toString("utf8"));
		if (!json?.ok) return;
		let hex = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^[0-9a-f]{40,64}$/));
		let record = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(1),
			commit: hex,
			digest: hex,
			changes: hex
		}).safeParse(json.value);
		return record.success ? record.data : void 0;
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
		let found = refs.value.has(recordRef(branch)) ? await readRecord(remote, branch) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		if (!found.ok) return found;
		let record = found.value?.record;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			let hash = hashChanges(plan);
			if (found.isOwn && found.record?.changes === hash) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				commit: found.record.commit,
				isChanged: !1
			});
			let base = plan.base.commit;
			if (plan.status !== "complete" || base === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("plan_gated", `The plan ${plan.digest} is not complete: a call waits for approval`));
			let refused = (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_6__.p)(plan.message);
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(refused);
			let fetched = await remote.fetchCommit(base, { contents: !1 });
			if (!fetched.ok) return fetched;
			let { git, disk, scratchDisk } = remote.options;
			let opened = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_5__.m)({
				repository: remote.place,
				base,
				directory: plan.base.directory,
				changes,
				git,
				disk,
				scratchDisk
			});
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("io_error", opened.error.message, opened.error.suggestion));
			let seal = __addDisposableResource(env_1, opened.value, !0);
			let commit = await writeLandingCommit(remote, seal, {
				plan,
				people,
				committer,
				time: now
			});
			if (!commit.ok) return commit;
			let record = await writeRecord(remote, {
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
				ref: recordRef(branch),
				from: found.recordId,
				to: record.value
			}];
			let pushed = await remote.push(updates, seal.gitDirectory);
			if (!pushed.ok) return pushed;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
	let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
		number: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C,
		html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
		state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["open", "closed"]),
		merged_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
		title: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
		base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)() }),
		head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			repo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C }))
		}),
		labels: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ name: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)() }))
	});
	async function findPull({ github, repositoryId, branch }) {
		let head = `${github.repository.owner}:${branch}`;
		let pulls = await github.requestAll("GET /repos/{owner}/{repo}/pulls", {
			head,
			state: "all"
		}, Pull);
		if (!pulls.ok) return pulls;
		let [first] = pulls.value.filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId).map(proposedPull).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.number - a.number);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(first);
	}
	async function openPull(place, text, isDraft) {
		let created = await place.github.write({
			route: "POST /repos/{owner}/{repo}/pulls",
			parameters: {
				...text,
				head: place.branch,
				draft: isDraft
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(Pull, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)(proposedPull)),
			async look() {
				let found = await findPull(place);
				return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(found.value?.isOpen ? found.value : void 0) : found;
			}
		});
		if (created.ok || !/not permitted to create/i.test(created.error.message)) return created;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({ ...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("token_not_permitted", created.error.message, "Allow it in the repository's settings (Actions, General, 'Allow GitHub Actions to create and approve pull requests'), or use the token of a GitHub App.") });
	}
	async function updatePull({ github }, pull, text) {
		if (pull.title === text.title && sameText(pull.body, text.body) && pull.base === text.base) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(pull);
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
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)()
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
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)()
			});
			asked.ok || warnings.push(`The reviewers could not be asked: ${asked.error.message}`);
		}
		return warnings;
	}
	async function patch(github, number, values) {
		let schema = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(Pull, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)(proposedPull));
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(Object.entries(values).every(([name, value]) => is[name] === value) ? proposedPull(now.value) : void 0);
			}
		});
	}
	function sameText(a, b) {
		return a.replaceAll("\r\n", "\n").trim() === b.replaceAll("\r\n", "\n").trim();
	}
	function proposedPull({ number, html_url: url, state, merged_at: mergedAt, title, body, base, labels }) {
		let isMerged = mergedAt != null;
		let names = labels.map(({ name }) => name);
		return {
			number,
			url,
			isOpen: state === "open",
			isMerged,
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
		if (!(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.m)(`refs/heads/${branch}`) || branch === repository.defaultBranch || branch === base) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("protected_branch", `Sous does not write to '${branch}'`, "Name a branch of its own for the proposal."));
		let { plan, changes } = request.stored;
		let known = [remote.options.token];
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(plan, changes, known) ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.o)(`${request.title}\n${request.body}`, "the pull request", known);
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(secret);
		let found = await readBranch(remote, branch);
		if (!found.ok) return found;
		let pull = await findPull(place);
		if (!pull.ok) return pull;
		if (found.value.tip !== void 0 && !found.value.isOwn) return stopped(request, found.value, pull.value);
		if (request.stored.plan.changes.length === 0) return nothingToChange(request, place, {
			branch: found.value,
			pull: pull.value
		});
		if (isDeclined(request, found.value, pull.value) && pull.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
			kind: "declined",
			pull: pull.value
		});
		let written = await writeBranch(request, found.value);
		if (!written.ok) return written;
		let text = {
			title: (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_6__.f)(request.title, 200),
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
		let warnings = await decoratePull(place, shown.value, {
			labels,
			...people
		});
		let isSame = shown.value === pull.value && !written.value.isChanged;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
			kind: isOpen ? isSame ? "unchanged" : "refreshed" : "opened",
			pull: shown.value,
			commit: written.value.commit,
			ci: ciExpectation(request.token),
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
			let before = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.u)(marked);
			let text = `${(0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.d)(marked)}\nSomebody else has pushed to this branch, so Sous leaves it alone from now on. Merge or close this pull request, or delete the branch, and Sous will propose anew.\n`;
			before.ok && before.value === void 0 && await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.l)(marked, text);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("branch_conflict", `'${branch}' is at ${tip}, which Sous did not push`));
	}
	async function nothingToChange(request, place, { branch, pull }) {
		if (pull === void 0 || !pull.isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
		let before = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.u)(marked);
		if (!before.ok) return before;
		let end = whenClean === "close" ? "this pull request is closed" : "this pull request can be closed";
		let text = `${(0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.d)(marked)}\nThe recipe would change nothing on \`${request.base}\` any more, so ${end}.\n`;
		let noted = before.value === void 0 ? await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_4__.l)(marked, text) : before;
		if (!noted.ok) return noted;
		if (whenClean === "leave") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
			kind: "clean",
			closed: closed.value,
			left: void 0
		});
	}
	function isDeclined({ stored }, { record, isOwn }, pull) {
		return pull !== void 0 && !pull.isOpen && !pull.isMerged && isOwn && record?.changes === hashChanges(stored.plan);
	}
	function tokenKind(token, self) {
		if (!token.startsWith("ghs_")) return "person";
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(self) ? "workflow" : "app";
	}
	function ciExpectation(token) {
		if (token !== "workflow") return {
			kind: "yes",
			message: "Workflows run on this commit as on any other."
		};
		return {
			kind: "approval",
			message: "Workflows on this commit wait until somebody presses 'Approve workflows to run': it was pushed with GITHUB_TOKEN. With the token of a GitHub App they start by themselves."
		};
	}
	let SWEPT = ["plans/", "current/"];
	async function sweepPlans(remote, { now, keepDays }) {
		let limit = Math.floor(now.getTime() / 1e3) - keepDays * 86400;
		let old = [];
		let local = await remote.fetchTips("refs/sous/");
		if (!local.ok) return local;
		let listed = await remote.run([
			"for-each-ref",
			"--format=%(objectname) %(committerdate:unix) %(refname)%09%(contents:subject)",
			...SWEPT.map((folder) => local.value + folder)
		]);
		if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("list the plans", listed.error));
		for (let line of (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(listed.value).split("\n")) {
			let [, id, time, ref, subject] = /^(\S+) (\d+) ([^\t]+)\t(.*)$/.exec(line) ?? [];
			if (id === void 0 || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(id) || ref === void 0 || subject?.endsWith(": applying")) continue;
			Number(time) < limit && old.push({
				ref: `refs/sous/${ref.slice(local.value.length)}`,
				from: id
			});
		}
		let swept = old.slice(0, 200);
		if (swept.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(0);
		let pushed = await remote.push(swept.map(({ ref, from }) => ({
			ref,
			from,
			to: void 0
		})));
		return pushed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(swept.length) : pushed;
	}
	async function sweepOld({ context, forge, keepHours }) {
		let remote = await forge.remote();
		let now = forge.github.serverTime;
		if (!remote.ok || now === void 0 || context.signal.aborted) return;
		let swept = await sweepPlans(remote.value, {
			now,
			keepDays: 30 + Math.ceil(keepHours / 24)
		});
		swept.ok ? swept.value > 0 && context.runner.say(`Removed ${swept.value} refs of old plans\n`) : context.runner.say(`Old plans could not be removed: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.h)(swept.error.message)}\n`);
	}
}) };
