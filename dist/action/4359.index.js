"use strict";
exports.id = 4359;
exports.ids = [4359];
exports.modules = { 4359: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		L: () => approveWaiting,
		applyOnPull: () => applyOnPull,
		n: () => findApprovals,
		t: () => nameOf
	});
	__webpack_require__(9604);
	var _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
	var _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9045);
	var _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8664);
	var _save_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4587);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5296);
	var _policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4688);
	var _shared_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6351);
	var _pull_comments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3076);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6297);
	var node_crypto__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7598);
	function timeOf({ serverTime }) {
		let now = serverTime();
		return now === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("api_invalid", "GitHub did not say what time it is")) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(now);
	}
	let LOCK_FILE = "lock.json";
	async function writeLock(remote, holder, now) {
		let stored = await remote.storeContents([Buffer.from(`${JSON.stringify(holder, void 0, 2)}\n`)]);
		if (!stored.ok) return stored;
		let entries = new Map([[LOCK_FILE, {
			mode: "100644",
			id: stored.value[0] ?? ""
		}]]);
		return (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.o)(remote, {
			entries,
			subject: `Lock of run ${holder.run.id}`,
			time: now
		});
	}
	async function readLock(remote, ref) {
		let id = await remote.fetchRef(ref);
		if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0) : id;
		let state = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.a)(remote, id.value);
		if (!state.ok) return state;
		let holder = readHolder(state.value?.files.get(LOCK_FILE));
		return holder === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(ambiguous(ref)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			id: id.value,
			holder
		});
	}
	function readHolder(bytes) {
		let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.r)(Buffer.from(bytes).toString("utf8"));
		if (!json?.ok) return;
		let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Pn)(0));
		let hex = (digits) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Bn)(RegExp(`^[0-9a-f]{${digits}}$`)));
		let run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.kn)({
			id,
			attempt: id
		});
		let holder = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.kn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.yn)(1),
			run,
			digest: hex(64),
			claim: hex(32)
		}).safeParse(json.value);
		return holder.success ? holder.data : void 0;
	}
	function ambiguous(ref) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("lock_ambiguous", `There is a lock '${ref}' that cannot be read, so nobody knows whether a landing is under way`, `Make sure that no run of Sous is landing a plan, then remove it: git push origin :${ref}`);
	}
	function held(ref, { run, digest }, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("lock_held", `Run ${run.id} (attempt ${run.attempt}) is landing the plan ${digest}${why}`, `Wait until it has ended, then approve again. If it is gone for good: git push origin :${ref}`);
	}
	async function findEarlier(request, record, tip) {
		let { remote, digest } = request;
		let { plan, state } = record;
		if (tip === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("ref_missing", `The branch '${plan.target}' is not there any more`));
		if (tip === plan.base.commit) {
			let unusable = refuseState(digest, state);
			return unusable === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(unusable);
		}
		let commit = await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.s)(remote, plan, tip);
		if (!commit.ok) return commit;
		if (commit.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("stale_head", `The plan ${digest} was made on ${plan.base.commit}, and '${plan.target}' is at ${tip} now`));
		let warnings = await finishEarlier(request, record, commit.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			kind: "already_applied",
			plan,
			commit: commit.value,
			warnings
		});
	}
	async function finishEarlier(request, record, commit) {
		let { remote } = request;
		if (record.state.state === "applied") return [];
		let ref = (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_6__.a)(record.plan);
		let lock = await readLock(remote, ref);
		let isOurs = lock.ok && lock.value?.holder.digest === record.plan.digest;
		if (isOurs && lock.value !== void 0) {
			let over = await request.isRunOver(lock.value.holder.run);
			if (!over.ok || !over.value) return [];
		}
		let now = timeOf(request);
		if (!now.ok) return [now.error.message];
		let applied = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, record, {
			state: appliedState(record.state, request.run, commit),
			now: now.value
		});
		if (!applied.ok) return [applied.error.message];
		let unlock = isOurs && lock.value !== void 0 ? [{
			ref,
			from: lock.value.id,
			to: void 0
		}] : [];
		let pushed = await remote.push([applied.value.update, ...unlock]);
		return pushed.ok ? [] : [`The ledger of the plan could not be updated: ${pushed.error.message}`];
	}
	function refuseState(digest, state) {
		if (state.state === "applied") {
			let was = `The plan ${digest} was landed as ${state.commit ?? "a commit"}, which is no longer on the branch`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("already_applied", was, "A plan is good for one landing. Push a commit, or use other inputs, and plan anew.");
		}
		if (state.state !== "superseded") return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_superseded", `The plan ${digest} was superseded by ${state.supersededBy ?? "a newer one"}`);
	}
	function appliedState(state, run, commit) {
		let { reason: _, supersededBy: __, ...rest } = state;
		return {
			...rest,
			state: "applied",
			run,
			commit
		};
	}
	let LOCK_WAITS_MS = [
		500,
		1e3,
		2e3,
		4e3,
		8e3
	];
	async function takeLock(request, first) {
		let { remote, digest } = request;
		let ref = (0, _save_plan_js__WEBPACK_IMPORTED_MODULE_6__.a)(first.plan);
		let record = first;
		for (let pause of [...LOCK_WAITS_MS, void 0]) {
			let refs = await remote.readRefs([record.plan.target, ref]);
			if (!refs.ok) return refs;
			let landed = await findEarlier(request, record, refs.value.get(record.plan.target));
			if (!landed.ok) return landed;
			if (landed.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(landed.value);
			let lock = refs.value.has(ref) ? await readLock(remote, ref) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0);
			if (!lock.ok) return lock;
			let over = lock.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(!0) : await request.isRunOver(lock.value.holder.run);
			if (lock.value !== void 0 && !over.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(held(ref, lock.value.holder, `, and whether it has ended is not known: ${over.error.message}`));
			if (over.ok && over.value) {
				let taken = await tryLock(request, record, {
					ref,
					from: lock.value?.id
				});
				if (taken.ok || taken.error.code !== "ref_moved" && taken.error.code !== "ref_missing") return taken;
			} else if (lock.value !== void 0 && pause === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(held(ref, lock.value.holder, ""));
			pause !== void 0 && await remote.options.sleep(pause);
			let again = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
			if (!again.ok) return again;
			record = again.value;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("lock_held", `Others keep taking the lock '${ref}'`));
	}
	async function tryLock(request, record, { ref, from }) {
		let { remote, run, digest } = request;
		let checked = await request.recheck(record);
		if (!checked.ok) return checked;
		let now = timeOf(request);
		if (!now.ok) return now;
		if ((0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.s)(record.state, request.expiresAfterHours, now.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(expired(request, record));
		let lock = await writeLock(remote, {
			schemaVersion: 1,
			run,
			digest,
			claim: (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.randomBytes)(16).toString("hex")
		}, now.value);
		if (!lock.ok) return lock;
		let applying = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(remote, record, {
			state: {
				...record.state,
				state: "applying",
				run
			},
			now: now.value
		});
		if (!applying.ok) return applying;
		if (remote.options.signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("cancelled", "The run was cancelled before anything was written"));
		await request.at?.("before_lock");
		let pushed = await remote.push([{
			ref,
			from,
			to: lock.value
		}, applying.value.update]);
		if (!pushed.ok) return pushed;
		await request.at?.("after_lock");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			kind: "taken",
			record: applying.value.record,
			lock: {
				ref,
				id: lock.value
			}
		});
	}
	function expired({ digest, expiresAfterHours }, { state }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_expired", `The plan ${digest} is of ${state.plannedAt}, and plans are good for ${expiresAfterHours} hours`);
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
	async function landPlanRef(request) {
		let { remote, digest } = request;
		let loaded = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
		if (!loaded.ok) return loaded;
		let mismatch = refuseOther(request, loaded.value.plan);
		if (mismatch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(mismatch);
		let taken = await takeLock(request, loaded.value);
		if (!taken.ok) return taken;
		if (taken.value.kind !== "taken") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(taken.value);
		let written = await writeOrUnlock(request, taken.value);
		let released = await release(request, taken.value, written);
		if (!written.ok) return await findTakenOver(request, written.error) ?? written;
		await request.at?.("after_ledger");
		let warnings = released.ok ? [] : [`The plan is on the branch, but its ledger could not be updated: ${released.error.message}`];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			kind: "applied",
			plan: taken.value.record.plan,
			commit: written.value,
			warnings
		});
	}
	function refuseOther({ digest, repository, pull }, plan) {
		if (plan.repository?.id !== repository.id || plan.repository.pull !== pull) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("digest_unknown", `The plan ${digest} was not made for this pull request`);
		if (plan.status !== "complete" || plan.tree === void 0 || plan.base.commit === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_gated", `The plan ${digest} is not complete: a call waits for approval`);
		if (plan.head?.repository !== repository.id || plan.head.commit !== plan.base.commit || plan.head.ref !== plan.target) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("fork_not_allowed", `The plan ${digest} is for a branch of another repository`);
		if (plan.target === `refs/heads/${repository.defaultBranch}` || !plan.target.startsWith("refs/heads/") || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.m)(plan.target)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("protected_branch", `Sous does not write to '${plan.target}' directly`);
		if (plan.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_empty", `The plan ${digest} changes nothing`);
		return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.p)(plan.message);
	}
	async function findTakenOver(request, { code }) {
		if (code !== "ref_moved" && code !== "stale_head") return;
		let { remote, digest } = request;
		let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote, digest);
		let refs = record.ok ? await remote.readRefs([record.value.plan.target]) : record;
		if (!record.ok || !refs.ok) return;
		let found = await findEarlier(request, record.value, refs.value.get(record.value.plan.target));
		return found.ok && found.value !== void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(found.value) : void 0;
	}
	async function writeOrUnlock(request, taken) {
		try {
			return await writeBranch(request, taken);
		} catch (error) {
			let { ref, id } = taken.lock;
			await request.remote.push([{
				ref,
				from: id,
				to: void 0
			}]);
			throw error;
		}
	}
	async function writeBranch(request, { record }) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let { remote } = request;
			let { plan, changes } = record;
			let head = plan.base.commit ?? "";
			let fetched = await remote.fetchCommit(head, { contents: !1 });
			if (!fetched.ok) return fetched;
			let { git, disk, scratchDisk, signal } = remote.options;
			let opened = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.m)({
				repository: remote.place,
				base: head,
				directory: plan.base.directory,
				changes,
				git,
				disk,
				scratchDisk
			});
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("io_error", opened.error.message, opened.error.suggestion));
			let seal = __addDisposableResource(env_1, opened.value, !0);
			let checked = await request.recheck(record);
			if (!checked.ok) return checked;
			let now = timeOf(request);
			if (!now.ok) return now;
			let commit = await (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.c)(remote, seal, {
				plan,
				people: checked.value,
				committer: request.committer,
				time: now.value
			});
			if (!commit.ok) return commit;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("cancelled", "The run was cancelled before the branch was changed"));
			await request.at?.("before_ref_update");
			let pushed = await remote.push([{
				ref: plan.target,
				from: head,
				to: commit.value
			}], seal.gitDirectory);
			if (!pushed.ok) return pushed;
			await request.at?.("after_ref_update");
			return commit;
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function release(request, { record, lock }, written) {
		if (!written.ok && written.error.isUnknown) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(void 0);
		let now = timeOf(request);
		if (!now.ok) return now;
		let { state } = record;
		let end = written.ok ? appliedState(state, request.run, written.value) : {
			...state,
			state: "failed",
			reason: written.error.code
		};
		let next = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.n)(request.remote, record, {
			state: end,
			now: now.value
		});
		return next.ok ? request.remote.push([next.value.update, {
			ref: lock.ref,
			from: lock.id,
			to: void 0
		}]) : next;
	}
	let Run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_7__.C,
		run_attempt: _list_1_js__WEBPACK_IMPORTED_MODULE_7__.C,
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)())
	});
	async function isRunOver(github, { id, attempt }) {
		let run = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: id }, Run);
		if (!run.ok) return run;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(run.value.run_attempt > attempt || run.value.run_attempt === attempt && run.value.status === "completed");
	}
	function whySensitive({ plan, changes }, config) {
		let places = {
			directory: plan.base.directory,
			matches: (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.a)(config.protectedPaths)
		};
		let reasons = [];
		for (let change of changes) {
			let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Wt)(change, places);
			why !== void 0 && reasons.push(`it changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.O)(change.path)}, which ${why}`);
		}
		reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
		let deletes = changes.filter((change) => change.kind === "delete").length;
		deletes > 20 && reasons.push(`it deletes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Zt)(deletes, "file")}`);
		return reasons;
	}
	function externalCalls({ steps }) {
		let tools = new Set();
		for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _list_2_js__WEBPACK_IMPORTED_MODULE_11__.Q)(tool) && tools.add(tool);
		return [...tools];
	}
	let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_7__.C,
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_7__.C,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)(),
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)()
		})),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)()),
		state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)(),
		commit_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xn)(_list_1_js__WEBPACK_IMPORTED_MODULE_7__.S)
	});
	let DECISIVE = [
		"APPROVED",
		"CHANGES_REQUESTED",
		"DISMISSED"
	];
	async function findApprovals(request) {
		let { pull, mayApprove } = request;
		let people = await readStanding(request);
		if (!people.ok) return people;
		let stopped = await refuseStanding(people.value, request);
		if (stopped !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(stopped);
		let approvals = [];
		let denied = [];
		for (let reviews of people.value.values()) {
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
		if (approvals.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(approvals);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(denied[0] ?? await explain(request, [...people.value.values()].flat()));
	}
	async function refuseChangesRequested(request, except) {
		let people = await readStanding(request);
		return people.ok ? refuseStanding(new Map([...people.value].filter(([id]) => id !== except)), request) : people.error;
	}
	async function refuseStanding(people, { pull, mayApprove }) {
		for (let reviews of people.values()) {
			let latest = reviews.at(-1);
			if (latest?.state !== "CHANGES_REQUESTED") continue;
			let person = await mayApprove(sourceOf(latest, pull));
			if (person.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("changes_requested", `${latest.user.login} asked for changes`);
			if (!isAboutPerson(person.error)) return person.error;
		}
	}
	async function readStanding({ github, pull }) {
		let listed = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: pull }, Review);
		return listed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(standing(listed.value)) : listed;
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_missing", `The plan ${digest} is not approved: ${why}`, next);
		}
		let moved = await whatMoved(request, latest.commit_id);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_stale", `${latest.user.login} approved ${short(latest.commit_id)}, and the plan is for ${short(head)}${moved}`);
	}
	let Comparison = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)(),
		total_commits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.vn)(),
		commits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({
			sha: _list_1_js__WEBPACK_IMPORTED_MODULE_7__.S,
			author: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Sn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({ login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)()) }))
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
	function short(commit) {
		return commit === null ? "another commit" : commit.slice(0, 12);
	}
	let PERSON = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]+)?)$/;
	let TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/;
	let EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
	let GLOBSTAR = { kind: "globstar" };
	function parseCodeowners(text) {
		let rules = [];
		for (let [i, source] of text.split(/\r?\n/).entries()) {
			let [pattern, ...owners] = splitLine(source);
			if (pattern === void 0) continue;
			let line = i + 1;
			let problem = source.length > 4e3 ? "is too long" : problemOf(pattern);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.O)(pattern)}' ${problem}`);
			let known = owners.map(parseOwner);
			let unknown = known.indexOf(void 0);
			if (unknown >= 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.O)(owners[unknown] ?? "")}' is neither @person, @organization/team nor an address`);
			let matches = compilePattern(pattern);
			if (matches === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.O)(pattern)}' cannot be read`);
			rules.push({
				rule: {
					line,
					pattern,
					owners: known.filter((owner) => owner !== void 0)
				},
				matches
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({ ruleFor: (path) => rules.findLast(({ matches }) => matches(path))?.rule });
	}
	function showOwner(owner) {
		switch (owner.kind) {
			case "person": return `@${owner.login}`;
			case "team": return `@${owner.organization}/${owner.slug}`;
			case "email": return owner.address;
		}
	}
	function splitLine(source) {
		let words = source.trim().match(/(?:\\.|\S)+/g) ?? [];
		let comment = words.findIndex((word) => word.startsWith("#"));
		return comment < 0 ? words : words.slice(0, comment);
	}
	function problemOf(pattern) {
		if (pattern.startsWith("!")) return "begins with '!', which CODEOWNERS does not know";
		if (/[[\]]/.test(pattern)) return "has '[' or ']', which CODEOWNERS does not know";
		if (pattern.startsWith("\\#")) return "begins with '\\#', which CODEOWNERS does not know";
		return /^\/*$|\/\//.test(pattern) ? "is no path" : void 0;
	}
	function parseOwner(word) {
		let [, login] = PERSON.exec(word) ?? [];
		if (login !== void 0) return {
			kind: "person",
			login
		};
		let [, organization, slug] = TEAM.exec(word) ?? [];
		if (organization !== void 0 && slug !== void 0) return {
			kind: "team",
			organization,
			slug
		};
		return EMAIL.test(word) ? {
			kind: "email",
			address: word
		} : void 0;
	}
	function compilePattern(pattern) {
		let names = pattern.replace(/^\//, "").replace(/\/$/, "/**").split("/");
		let segments = /\/./.test(pattern) ? [] : [GLOBSTAR];
		for (let name of names) {
			let segment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.U)(name);
			if (!segment.ok) return;
			(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
		}
		let last = names.at(-1);
		let own = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.H)(segments);
		if (last === "*" || last === "**") return own;
		let below = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.H)([...segments, GLOBSTAR]);
		return (path) => own(path) || below(path);
	}
	let PLACES = [
		".github/CODEOWNERS",
		"CODEOWNERS",
		"docs/CODEOWNERS"
	];
	let MAX_BYTES = 3145728;
	async function readCodeowners(tree) {
		for (let place of PLACES) {
			let text = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.o)(tree, place);
			if (!text.ok) return text;
			if (text.value === void 0) continue;
			let size = Buffer.byteLength(text.value);
			if (size > MAX_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", `${place} has ${size} bytes, more than the ${MAX_BYTES} that GitHub reads`));
			let parsed = parseCodeowners(text.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", `${place}, ${parsed.error}`));
		}
		let message = `The configuration asks for code owners, and there is no ${PLACES.join(", ")}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", message, "Add one, or remove 'codeowners' from the configuration."));
	}
	async function refuseNoOwner({ github, codeowners, approver, paths }) {
		let byRule = new Map();
		for (let path of paths) {
			let rule = codeowners.ruleFor(path);
			rule !== void 0 && rule.owners.length > 0 && byRule.set(rule, [...byRule.get(rule) ?? [], path]);
		}
		let teams = new Map();
		for (let [rule, owned] of byRule) {
			let owns = await isOwner({
				github,
				rule,
				approver,
				teams
			});
			if (!owns.ok) return owns.error;
			if (owns.value) continue;
			let owners = rule.owners.map(showOwner).join(", ");
			let message = `${approver.login} is no code owner of ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Qt)(owned, 3)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_missing", message, `Ask one of ${owners} to approve.`);
		}
	}
	async function isOwner({ github, rule, approver, teams }) {
		let isApprover = (owner) => owner.kind === "person" && owner.login.toLowerCase() === approver.login.toLowerCase();
		if (rule.owners.some(isApprover)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(!0);
		for (let owner of rule.owners) {
			if (owner.kind !== "team") continue;
			let name = showOwner(owner).toLowerCase();
			if (!teams.has(name)) {
				if (teams.size >= 20) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", "The plan needs more than 20 teams to be looked up"));
				let member = await isMember(github, owner, approver);
				if (!member.ok) return member;
				teams.set(name, member.value);
			}
			if (teams.get(name)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(!0);
		}
		let address = rule.owners.find((owner) => owner.kind === "email");
		if (address === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(!1);
		let message = `CODEOWNERS, line ${rule.line}: whose address ${showOwner(address)} is cannot be looked up`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", message, "Name the owner by @login, on the default branch."));
	}
	async function isMember(github, team, { login }) {
		let Membership = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.wn)({ state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)() });
		let answer = await github.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
			org: team.organization,
			team_slug: team.slug,
			username: login
		}, Membership);
		if (answer.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(answer.value.state === "active");
		if (answer.error.code === "api_not_found") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(!1);
		if (answer.error.code !== "token_not_permitted") return answer;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("policy_error", `The token may not see who is in ${showOwner(team)}`, "GITHUB_TOKEN cannot: use the token of a GitHub App with 'members: read', or name people in CODEOWNERS."));
	}
	async function refuseChangedSource({ forge, from }) {
		if (from.kind === "review") return;
		let comments = await forge.comments(from.pull);
		return comments.ok ? (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.p)(forge.github, from, comments.value) : comments.error;
	}
	async function recheckLanding({ context, forge, from }, { plan, changes, state }, { config, seen, requester: known }) {
		let { github } = forge;
		let run = {
			github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.r)(forge)
		};
		let approver = seen === void 0 ? await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.c)(run) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(seen.approver);
		if (!approver.ok) return approver;
		let pull = seen === void 0 ? await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.d)(github, from.pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(seen.pull);
		if (!pull.ok) return pull;
		let refused = (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.f)(pull.value, config.approval, plannedOn(plan, from.pull));
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(refused);
		let unapproved = seen === void 0 ? void 0 : await refuseReviews(run, plan, approver.value);
		if (unapproved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(unapproved);
		let other = seen === void 0 ? void 0 : await refuseRecipe(forge, plan, pull.value);
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(other);
		let hidden = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.a)(plan, changes);
		if (hidden !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(hidden);
		let sensitive = whySensitive({
			plan,
			changes
		}, config);
		let isSame = (inputs) => asksFor({
			context,
			forge,
			recipe: nameOf(plan),
			inputs
		}, plan);
		let facts = {
			pull: from.pull,
			recipe: nameOf(plan),
			...sensitive.length > 0 && { isSame }
		};
		let requester = known === void 0 ? await findRequester(forge, facts, state.origin.comment) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(known);
		if (!requester.ok) return requester;
		let { person } = requester.value;
		let same = (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.d)({
			approver: approver.value,
			requester: person,
			sensitive
		});
		if (same !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(same);
		let unowned = config.approval.codeowners ? await refuseByOwners(forge, approver.value, plan) : void 0;
		if (unowned !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(unowned);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			people: {
				requestedBy: person ?? approver.value,
				approvedBy: [approver.value]
			},
			requester: requester.value
		});
	}
	async function refuseReviews(approval, { digest, head }, approver) {
		let { github, from } = approval;
		let common = {
			github,
			pull: from.pull,
			mayApprove: async (review) => review.author.id === approver.id ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(approver) : (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.l)({
				...approval,
				from: review
			})
		};
		if (from.kind !== "review") return refuseChangesRequested(common, approver.id);
		let approvals = await findApprovals({
			...common,
			digest,
			head: head?.commit ?? "",
			isProposal: !1
		});
		if (!approvals.ok) return approvals.error;
		return approvals.value.some(({ review }) => review === from.id) ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("approval_missing", `The review of ${from.author.login} does not approve the plan ${digest}`);
	}
	async function refuseRecipe(forge, { recipe }, pull) {
		let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.n)(forge, pull);
		return changed.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.f)(changed.value, [recipe, ...recipe.includes].map(({ path }) => path)) : changed.error;
	}
	async function refuseByOwners(forge, approver, { changes, base }) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree.error;
		let codeowners = await readCodeowners(tree.value);
		if (!codeowners.ok) return codeowners.error;
		let prefix = base.directory === "." ? "" : `${base.directory}/`;
		return refuseNoOwner({
			github: forge.github,
			codeowners: codeowners.value,
			approver,
			paths: changes.map(({ path }) => prefix + path)
		});
	}
	async function findRequester(forge, facts, comment) {
		if (comment === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({ person: void 0 });
		let comments = await forge.comments(facts.pull);
		if (!comments.ok) return comments;
		let person = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.f)(forge.github, {
			...facts,
			comment,
			comments: comments.value
		});
		return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({ person: person.value }) : person;
	}
	async function asksFor(command, { recipe, inputs }) {
		let prepared = await (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.r)(command);
		if (!prepared.ok || prepared.value.recipe.source.digest !== recipe.digest) return !1;
		return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.c)(prepared.value.inputs) === (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.c)(inputs);
	}
	function plannedOn({ repository, base, head }, pull) {
		return {
			repository: Number(repository?.id ?? 0),
			pull: repository?.pull ?? pull,
			baseRef: (base.ref ?? "").replace(/^refs\/heads\//, ""),
			headRef: (head?.ref ?? "").replace(/^refs\/heads\//, ""),
			headCommit: head?.commit ?? ""
		};
	}
	function nameOf({ recipe: { path } }) {
		return path.startsWith("sous:") ? path : path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
	}
	async function applyOnPull(command) {
		let ended = await apply(command);
		return ended.ok ? ended.value : (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_10__.t)(ended.error, command);
	}
	async function apply(command) {
		let { context, forge, from, digest } = command;
		let { github } = forge;
		let approver = command.approver === void 0 ? await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.l)({
			github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.r)(forge)
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(command.approver);
		if (!approver.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xt)(approver.error));
		let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_10__.o)(command);
		if (tooWeak !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xt)(tooWeak));
		let changed = await refuseChangedSource(command);
		if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xt)(changed));
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.d)(github, from.pull);
		if (!pull.ok) return pull;
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let record = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.t)(remote.value, digest);
		if (!record.ok) return record;
		if (command.context.job === "plan" && record.value.plan.status !== "gated") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("input_invalid", "'mode: plan' lands nothing", "Use 'mode: publish' in a job that may write."));
		if (record.value.plan.status === "gated") return approveGated(command, record.value, pull.value, config.value);
		let self = await forge.self();
		if (!self.ok) return self;
		let seen = {
			approver: approver.value,
			pull: pull.value
		};
		let requester;
		let people;
		let landed = await landPlanRef({
			remote: remote.value,
			digest,
			repository: {
				id: String(pull.value.repository.id),
				defaultBranch: pull.value.repository.defaultBranch
			},
			pull: from.pull,
			run: {
				id: context.run.id,
				attempt: context.run.attempt
			},
			committer: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.u)(self.value),
			expiresAfterHours: config.value.approval.expiresAfterHours,
			serverTime: () => github.serverTime,
			async recheck(current) {
				let checked = await recheckLanding(command, current, {
					config: config.value,
					seen,
					requester
				});
				seen = void 0;
				requester = checked.ok ? checked.value.requester : void 0;
				people = checked.ok ? checked.value.people : void 0;
				return checked.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(checked.value.people) : checked;
			},
			isRunOver: (run) => isRunOver(github, run)
		});
		if (!landed.ok) return landed;
		let { kind, commit, plan, warnings } = landed.value;
		let reason = kind === "applied" ? "committed" : "already_applied";
		for (let warning of warnings) context.runner.say(`${warning}\n`);
		let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_10__.r)({
			context,
			forge,
			pull: from.pull,
			plan,
			commit,
			reason,
			people,
			ci: (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.n)((0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.a)(context.token, self.value)).message
		});
		await Promise.all([posted === void 0 ? (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_10__.a)(command, "rocket") : void 0, (0, _sweep_old_js__WEBPACK_IMPORTED_MODULE_5__.t)({
			context,
			forge,
			keepHours: config.value.approval.expiresAfterHours
		})]);
		let said = `${reason === "committed" ? "Landed" : "Had landed"} plan ${digest} as ${commit}`;
		let message = posted === void 0 ? said : `${said}, but it could not be told: ${posted.message}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
			reason,
			message,
			digest,
			commit,
			plan,
			pull: { number: from.pull },
			...posted && { problem: posted }
		});
	}
	async function approveWaiting(command, { plan, changes, state }, pull, config) {
		let refused = (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_2__.f)(pull, config.approval, plannedOn(plan, command.from.pull));
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(refused);
		let approver = await (0, _plan_ref_js__WEBPACK_IMPORTED_MODULE_1__.c)({
			github: command.forge.github,
			from: command.from,
			run: command.context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.r)(command.forge)
		});
		if (!approver.ok) return approver;
		let checked = await recheckLanding(command, {
			plan,
			changes,
			state
		}, {
			config,
			seen: {
				approver: approver.value,
				pull
			}
		});
		if (!checked.ok) return checked;
		let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		return waiting === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_tampered", `The plan ${plan.digest} waits for nothing`)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(waiting);
	}
	async function approveGated(command, record, pull, config) {
		let { plan, state } = record;
		if (command.context.job === "publish") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("plan_gated", `The plan ${plan.digest} waits for a call, and this job runs none`, "Use 'mode: plan' first."));
		let approved = await approveWaiting(command, record, pull, config);
		if (!approved.ok) return approved;
		let waiting = approved.value;
		let approver = {
			ask: async ({ call }) => plan.steps.some(({ tool, args, outcome }) => (outcome.kind === "ran" || args === waiting.args) && tool === call.tool.name && (0, _policy_js__WEBPACK_IMPORTED_MODULE_8__.n)(args) === (0, _policy_js__WEBPACK_IMPORTED_MODULE_8__.n)(call.args)) ? "approved" : "unavailable",
			remember: async () => void 0
		};
		return (0, _plan_pull_js__WEBPACK_IMPORTED_MODULE_4__.t)({
			...command,
			recipe: nameOf(plan),
			inputs: plan.inputs,
			approver
		}, state.origin);
	}
}) };
