"use strict";
exports.id = 6874;
exports.ids = [6874];
exports.modules = { 6874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		a: () => applyProposal,
		c: () => isSameCall,
		i: () => withMergeCi,
		l: () => readHeadPush,
		n: () => apply_job_exports,
		o: () => findProposal,
		r: () => approveWaiting,
		s: () => checkCancelled,
		t: () => applyOnPull
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4688);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	var _authorise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1362);
	var _propose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5850);
	var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
	var _answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2528);
	var _permission_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6649);
	var _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
	var _save_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3814);
	var _preview_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2446);
	var node_crypto__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7598);
	let LOCK_FILE = "lock.json";
	async function writeLock(remote, holder, now) {
		let stored = await remote.storeContents([Buffer.from(`${JSON.stringify(holder, void 0, 2)}\n`)]);
		if (!stored.ok) return stored;
		let entries = new Map([[LOCK_FILE, {
			mode: "100644",
			id: stored.value[0] ?? ""
		}]]);
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.T)(remote, {
			entries,
			subject: `Lock of run ${holder.run.id}`,
			time: now
		});
	}
	async function readLock(remote, ref) {
		let id = await remote.fetchRef(ref);
		if (!id.ok || id.value === void 0) return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : id;
		let state = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.w)(remote, id.value);
		if (!state.ok) return state;
		let holder = readHolder(state.value?.files.get(LOCK_FILE));
		return holder === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(ambiguous(ref)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			id: id.value,
			holder
		});
	}
	function readHolder(bytes) {
		let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.a)(Buffer.from(bytes).toString("utf8"));
		if (!json?.ok) return;
		let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Hn)(0));
		let hex = (digits) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Jn)(RegExp(`^[0-9a-f]{${digits}}$`)));
		let run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Ln)({
			id,
			attempt: id
		});
		let holder = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Ln)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Dn)(1),
			run,
			digest: hex(64),
			claim: hex(32)
		}).safeParse(json.value);
		return holder.success ? holder.data : void 0;
	}
	function ambiguous(ref) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("lock_ambiguous", `There is a lock '${ref}' that cannot be read, so nobody knows whether a landing is under way`, `Make sure that no run of Sous is landing a plan, then remove it: git push origin :${ref}`);
	}
	function held(ref, { run, digest }, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("lock_held", `Run ${run.id} (attempt ${run.attempt}) is landing the plan ${digest}${why}`, `Wait until it has ended, then approve again. If it is gone for good: git push origin :${ref}`);
	}
	let Run$1 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		run_attempt: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)())
	});
	async function isRunOver(github, { id, attempt }) {
		let run = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: id }, Run$1);
		if (!run.ok) return run;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(run.value.run_attempt > attempt || run.value.run_attempt === attempt && run.value.status === "completed");
	}
	let LOCK_WAITS_MS = [
		500,
		1e3,
		2e3,
		4e3,
		8e3
	];
	async function takePlanLock(request, first) {
		let { remote, digest } = request;
		let ref = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.A)(first.plan);
		let record = first;
		for (let pause of [...LOCK_WAITS_MS, void 0]) {
			let refs = await remote.readRefs([record.plan.target, ref]);
			if (!refs.ok) return refs;
			let landed = await findEarlierApply(request, record, refs.value.get(record.plan.target));
			if (!landed.ok) return landed;
			if (landed.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(landed.value);
			let lock = refs.value.has(ref) ? await readLock(remote, ref) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			if (!lock.ok) return lock;
			let over = lock.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!0) : await request.isRunOver(lock.value.holder.run);
			if (lock.value !== void 0 && !over.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(held(ref, lock.value.holder, `, and whether it has ended is not known: ${over.error.message}`));
			if (over.ok && over.value) {
				let taken = await tryLock(request, record, {
					ref,
					from: lock.value?.id
				});
				if (taken.ok || taken.error.code !== "ref_moved" && taken.error.code !== "ref_missing") return taken;
			} else if (lock.value !== void 0 && pause === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(held(ref, lock.value.holder, ""));
			pause !== void 0 && await remote.options.sleep(pause);
			let again = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote, digest);
			if (!again.ok) return again;
			record = again.value;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("lock_held", `Others keep taking the lock '${ref}'`));
	}
	async function tryLock(request, record, { ref, from }) {
		let { remote, run, digest } = request;
		let checked = await request.recheck(record);
		if (!checked.ok) return checked;
		let now = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.at)(request);
		if (!now.ok) return now;
		let lock = await writeLock(remote, {
			schemaVersion: 1,
			run,
			digest,
			claim: (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.randomBytes)(16).toString("hex")
		}, now.value);
		if (!lock.ok) return lock;
		let applying = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(remote, record, {
			state: {
				...record.state,
				state: "applying",
				run
			},
			now: now.value
		});
		if (!applying.ok) return applying;
		if (remote.options.signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", "The run was cancelled before anything was written"));
		await request.at?.("before_lock");
		let pushed = await remote.push([{
			ref,
			from,
			to: lock.value
		}, applying.value.update]);
		if (!pushed.ok) return pushed;
		await request.at?.("after_lock");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "taken",
			record: applying.value.record,
			lock: {
				ref,
				id: lock.value
			}
		});
	}
	async function findEarlierApply(request, record, tip) {
		let { remote, digest } = request;
		let { plan, state } = record;
		if (tip === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_missing", `The branch '${plan.target}' is not there any more`));
		if (tip === plan.base.commit) {
			let unusable = refuseState(digest, state);
			return unusable === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unusable);
		}
		let commit = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.u)(remote, plan, tip);
		if (!commit.ok) return commit;
		if (commit.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `The plan ${digest} was made on ${plan.base.commit}, and '${plan.target}' is at ${tip} now`));
		let warnings = await finishEarlier(request, record, commit.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "already_applied",
			plan,
			commit: commit.value,
			warnings
		});
	}
	async function finishEarlier(request, record, commit) {
		let { remote } = request;
		if (record.state.state === "applied") return [];
		let ref = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.A)(record.plan);
		let lock = await readLock(remote, ref);
		let isOurs = lock.ok && lock.value?.holder.digest === record.plan.digest;
		if (isOurs && lock.value !== void 0) {
			let over = await request.isRunOver(lock.value.holder.run);
			if (!over.ok || !over.value) return [];
		}
		let now = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.at)(request);
		if (!now.ok) return [now.error.message];
		let applied = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(remote, record, {
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
			let was = `By its record, the plan ${digest} was applied as ${state.commit ?? "a commit"}, which is not on the branch`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("already_applied", was, "A plan is applied once. Push a commit or use other inputs, then run the recipe again.");
		}
		if (state.state !== "superseded") return;
		if (state.supersededBy === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_cancelled", `The plan ${digest.slice(0, 16)} was cancelled`);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_superseded", `The plan ${digest.slice(0, 16)} was superseded by ${state.supersededBy.slice(0, 16)}`);
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
	async function applyPlanRef(request) {
		let { remote, digest } = request;
		let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote, digest);
		if (!loaded.ok) return loaded;
		let mismatch = refuseOther(request, loaded.value.plan);
		if (mismatch !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(mismatch);
		let taken = await takePlanLock(request, loaded.value);
		if (!taken.ok) return taken;
		if (taken.value.kind !== "taken") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(taken.value);
		let { written, released } = await writeAndRelease(request, taken.value);
		if (!written.ok) return await findTakenOver(request, written.error) ?? written;
		await request.at?.("after_ledger");
		let warnings = released.ok ? [] : [`The plan is on the branch, but its ledger could not be updated: ${released.error.message}`];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "applied",
			plan: taken.value.record.plan,
			commit: written.value,
			warnings
		});
	}
	function refuseOther({ digest, repository, pull }, plan) {
		if (plan.repository?.id !== repository.id || plan.repository.pull !== pull) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `The plan ${digest} was not made for this pull request`);
		if (plan.status !== "complete" || plan.tree === void 0 || plan.base.commit === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_gated", `The plan ${digest} is not complete: a call waits for approval`);
		if (plan.head?.repository !== repository.id || plan.head.commit !== plan.base.commit || plan.head.ref !== plan.target) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("fork_not_allowed", `The plan ${digest} is for a branch of another repository`);
		if (plan.target === `refs/heads/${repository.defaultBranch}` || !plan.target.startsWith("refs/heads/") || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.U)(plan.target)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("protected_branch", `Sous does not write to '${plan.target}' directly`);
		if (plan.changes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_empty", `The plan ${digest} changes nothing`);
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.z)(plan.message);
	}
	async function findTakenOver(request, { code }) {
		if (code !== "ref_moved" && code !== "stale_head") return;
		let { remote, digest } = request;
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote, digest);
		let refs = record.ok ? await remote.readRefs([record.value.plan.target]) : record;
		if (!record.ok || !refs.ok) return;
		let found = await findEarlierApply(request, record.value, refs.value.get(record.value.plan.target));
		return found.ok && found.value !== void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value) : void 0;
	}
	async function writeAndRelease(request, taken) {
		let pushed;
		let onPushed = (commit) => {
			pushed = commit;
		};
		try {
			let written = await writeBranch(request, taken, onPushed);
			return {
				written,
				released: await release(request, taken, written)
			};
		} catch (error) {
			let { ref, id } = taken.lock;
			await request.remote.push([{
				ref,
				from: id,
				to: void 0
			}]);
			throw pushed === void 0 ? error : new _shared_js__WEBPACK_IMPORTED_MODULE_6__.rt(pushed, error);
		}
	}
	async function writeBranch(request, { record }, onPushed) {
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
			let opened = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.G)({
				repository: remote.place,
				base: head,
				directory: plan.base.directory,
				changes,
				git,
				disk,
				scratchDisk
			});
			if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", opened.error.message, opened.error.suggestion));
			let seal = __addDisposableResource$1(env_1, opened.value, !0);
			let begun = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.at)(request);
			if (!begun.ok) return begun;
			let { committer, signer } = request;
			let uploaded = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.f)(remote, seal, {
				plan,
				committer,
				time: begun.value,
				signer
			});
			if (!uploaded.ok) return uploaded;
			let upload = __addDisposableResource$1(env_1, uploaded.value, !0);
			let checked = await request.recheck(record);
			if (!checked.ok) return checked;
			let now = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.at)(request);
			if (!now.ok) return now;
			let commit = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.p)(remote, seal, {
				plan,
				people: checked.value,
				committer,
				time: now.value,
				signer
			});
			if (!commit.ok) return commit;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", "The run was cancelled before the branch was changed"));
			await request.at?.("before_ref_update");
			let pushed = await upload.push([{
				ref: plan.target,
				from: head,
				to: commit.value
			}]);
			if (!pushed.ok) return pushed;
			onPushed(commit.value);
			await request.at?.("after_ref_update");
			return commit;
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources$1(env_1);
			result_1 && await result_1;
		}
	}
	async function release(request, { record, lock }, written) {
		if (!written.ok && written.error.isUnknown) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let now = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.at)(request);
		if (!now.ok) return now;
		let { state } = record;
		let end = written.ok ? appliedState(state, request.run, written.value) : {
			...state,
			state: "failed",
			reason: written.error.code
		};
		let next = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.x)(request.remote, record, {
			state: end,
			now: now.value
		});
		return next.ok ? request.remote.push([next.value.update, {
			ref: lock.ref,
			from: lock.id,
			to: void 0
		}]) : next;
	}
	let PERSON = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]+)?)$/;
	let EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
	let GLOBSTAR = { kind: "globstar" };
	function parseCodeowners(text) {
		let rules = [];
		for (let [i, source] of text.split(/\r?\n/).entries()) {
			let [pattern, ...owners] = splitLine(source);
			if (pattern === void 0) continue;
			let line = i + 1;
			let problem = source.length > 4e3 ? "is too long" : problemOf(pattern);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern)}' ${problem}`);
			let known = owners.map(parseOwner);
			let unknown = known.indexOf(void 0);
			if (unknown >= 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(owners[unknown] ?? "")}' is neither @person, @organization/team nor an address`);
			let matches = compilePattern(pattern);
			if (matches === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`line ${line}: '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pattern)}' cannot be read`);
			rules.push({
				rule: {
					line,
					pattern,
					owners: known.filter((owner) => owner !== void 0)
				},
				matches
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ ruleFor: (path) => rules.findLast(({ matches }) => matches(path))?.rule });
	}
	function showOwner(owner) {
		switch (owner.kind) {
			case "person": return `@${owner.login}`;
			case "team": return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Br)(owner);
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
		let team = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.zr)(word);
		if (team !== void 0) return {
			kind: "team",
			...team
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
			let segment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.ln)(name);
			if (!segment.ok) return;
			(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
		}
		let last = names.at(-1);
		let own = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.an)(segments);
		if (last === "*" || last === "**") return own;
		let below = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.an)([...segments, GLOBSTAR]);
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
			let text = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.m)(tree, place);
			if (!text.ok) return text;
			if (text.value === void 0) continue;
			let size = Buffer.byteLength(text.value);
			if (size > MAX_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", `${place} has ${size} bytes, more than the ${MAX_BYTES} that GitHub reads`));
			let parsed = parseCodeowners(text.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", `${place}, ${parsed.error}`));
		}
		let message = `The configuration asks for code owners, and there is no ${PLACES.join(", ")}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", message, "Add one, or remove 'codeowners' from the configuration."));
	}
	async function checkOwned({ github, codeowners, approvers, paths }) {
		let byRule = new Map();
		for (let path of paths) {
			let rule = codeowners.ruleFor(path);
			rule !== void 0 && rule.owners.length > 0 && byRule.set(rule, [...byRule.get(rule) ?? [], path]);
		}
		for (let [rule, owned] of byRule) {
			let owns = await hasOwner(github, rule, approvers);
			if (!owns.ok) return owns.error;
			if (owns.value) continue;
			let owners = rule.owners.map(showOwner).join(", ");
			let [first, ...others] = approvers.map(({ login }) => login);
			let who = others.length === 0 ? `${first} is no code owner` : `None of ${[first, ...others].join(", ")} is a code owner`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `${who} of ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(owned, 3)}`, `Ask one of ${owners} to approve.`);
		}
	}
	async function hasOwner(github, { owners, line }, approvers) {
		let logins = new Set(approvers.map(({ login }) => login.toLowerCase()));
		if (owners.some((owner) => owner.kind === "person" && logins.has(owner.login.toLowerCase()))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!0);
		let teams = owners.filter((owner) => owner.kind === "team");
		for (let approver of approvers) {
			let owns = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.n)(github, teams, approver);
			if (!owns.ok || owns.value) return owns;
		}
		let address = owners.find((owner) => owner.kind === "email");
		if (address === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1);
		let message = `CODEOWNERS, line ${line}: whose address ${showOwner(address)} is cannot be looked up`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", message, "Name the owner by @login, on the default branch."));
	}
	let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		node_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(), ""),
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
			type: _permission_js__WEBPACK_IMPORTED_MODULE_8__.t
		})),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)()),
		..._authorise_js__WEBPACK_IMPORTED_MODULE_4__.o,
		commit_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Bn)([_list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt, (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Dn)("")])),
		submitted_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)())
	});
	let DECISIVE = [
		"APPROVED",
		"CHANGES_REQUESTED",
		"DISMISSED"
	];
	async function findApprovals(request) {
		let people = await readStanding(request);
		if (!people.ok) return people;
		let stopped = await refuseStanding(people.value, request);
		if (stopped !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(stopped);
		let found = await collectApprovals(people.value, request);
		if (!found.ok) return found;
		let { approvals, denied } = found.value;
		if (approvals.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(approvals.map(({ from, person }) => ({
			review: from.id,
			person
		})));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(denied[0] ?? await explain(request, [...people.value.values()].flat()));
	}
	async function readReviewApprovals(request) {
		let people = await readStanding(request);
		if (!people.ok) return people;
		let found = await collectApprovals(people.value, request);
		return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value.approvals) : found;
	}
	async function collectApprovals(people, request) {
		let approvals = [];
		let denied = [];
		for (let reviews of people.values()) {
			let good = reviews.findLast((review) => approves(review, request));
			if (good === void 0) continue;
			let from = sourceOf(good, request.pull);
			let person = await request.mayApprove(from);
			if (person.ok) approvals.push({
				from,
				person: person.value,
				node: good.node_id
			});
			else if (isAboutPerson(person.error)) denied.push(person.error);
			else return person;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			approvals,
			denied
		});
	}
	async function checkChangesRequested(request, except) {
		let people = await readStanding(request);
		return people.ok ? refuseStanding(new Map([...people.value].filter(([id]) => id !== except)), request) : people.error;
	}
	async function refuseStanding(people, { pull, mayApprove }) {
		for (let reviews of people.values()) {
			let latest = reviews.at(-1);
			if (latest?.state !== "CHANGES_REQUESTED") continue;
			let person = await mayApprove(sourceOf(latest, pull));
			if (person.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("changes_requested", `${latest.user.login} asked for changes`);
			if (!isAboutPerson(person.error)) return person.error;
		}
	}
	async function readStanding({ github, pull }) {
		let listed = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", { pull_number: pull }, Review);
		return listed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(standing(listed.value)) : listed;
	}
	function standing(reviews) {
		let people = new Map();
		for (let review of reviews) {
			let { user } = review;
			let state = (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.d)(review);
			if (user === null || !(0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.r)(user) || !DECISIVE.includes(state)) continue;
			let known = {
				...review,
				user,
				state
			};
			let approved = (people.get(user.id) ?? []).filter((earlier) => earlier.state === "APPROVED");
			people.set(user.id, state === "APPROVED" ? [...approved, known] : [known]);
		}
		return people;
	}
	function approves({ state, commit_id: commit, body, ...review }, { head, digest, isProposal, since }) {
		return state === "APPROVED" && commit === head && isSince(review, since) && (isProposal || namesDigest(body ?? "", digest));
	}
	function isSince({ submitted_at: submitted }, since) {
		return since === void 0 || Date.parse(submitted ?? "") > since.getTime();
	}
	function namesDigest(body, digest) {
		let lines = body.split(/\r\n|\r|\n/).map((line) => line.replace(/[ \t]+$/, ""));
		let names = (line, before) => line?.startsWith(before) === !0 && isStartOf(digest, line.slice(before.length));
		if (names(lines[0], "/sous apply ")) return !0;
		let fence;
		for (let line of lines) {
			let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
			if (fence !== void 0) mark?.startsWith(fence) && (fence = void 0);
			else if (mark !== void 0) fence = mark;
			else if (names(line, "sous: ")) return !0;
		}
		return !1;
	}
	function isStartOf(digest, text) {
		let prefix = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(text);
		return prefix !== void 0 && digest.startsWith(prefix);
	}
	async function explain(request, reviews) {
		let { head, digest, isProposal, since } = request;
		let approving = reviews.filter(({ state, body }) => state === "APPROVED" && (isProposal || namesDigest(body ?? "", digest)));
		let early = approving.findLast((review) => review.commit_id === head && !isSince(review, since));
		if (early !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_stale", `${early.user.login} approved before ${short(head)} was pushed`, "Look at what is there now, and approve again.");
		let latest = approving.findLast(({ commit_id: commit }) => commit !== head);
		if (latest === void 0) {
			let next = isProposal ? "Ask somebody who may write to approve." : `Approve with the line '/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)}'.`;
			let why = reviews.some(({ state }) => state === "APPROVED") ? "no approving review names it" : "there is no approving review";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `The plan ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)} is not approved: ${why}`, next);
		}
		let moved = await whatMoved(request, latest.commit_id);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_stale", `${latest.user.login} approved ${short(latest.commit_id)}, and the plan is for ${short(head)}${moved}`);
	}
	let Comparison = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		total_commits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.En)(),
		commits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
			sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt,
			author: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)()) }))
		}))
	});
	async function whatMoved({ github, head }, approved) {
		if (approved === null || approved === "") return "";
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
	function sourceOf({ id, user, body, commit_id: commit, submitted_at: at }, pull) {
		let author = {
			id: user.id,
			login: user.login,
			isBot: !(0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.r)(user)
		};
		return {
			kind: "review",
			id,
			body: body ?? "",
			author,
			at: new Date(at ?? 0),
			pull,
			commit: commit ?? ""
		};
	}
	function short(commit) {
		return commit === null || commit === "" ? "another commit" : commit.slice(0, 12);
	}
	async function findOtherApprovals(request) {
		let { except } = request;
		let reviews = await readReviewApprovals(request);
		if (!reviews.ok) return reviews;
		let comments = await findCommentApprovals(request);
		if (!comments.ok) return comments;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...reviews.value.filter(({ person }) => person.id !== except.id), ...comments.value]);
	}
	async function findCommentApprovals(request) {
		let { comments, digest, since, except, pull, mayApprove } = request;
		let latest = new Map();
		for (let comment of comments) {
			let { user, created_at: created, performed_via_github_app: app } = comment;
			if (user === null || user.id === except.id || !namesPlan(comment, digest) || !(Date.parse(created) > since.getTime())) continue;
			if (!latest.has(user.id) && latest.size >= 20) continue;
			let author = {
				id: user.id,
				login: user.login,
				isBot: app != null
			};
			let from = {
				kind: "comment",
				id: comment.id,
				body: comment.body,
				author,
				at: new Date(created),
				pull
			};
			latest.set(user.id, {
				from,
				person: user,
				node: comment.node_id
			});
		}
		return keepAllowed([...latest.values()], mayApprove);
	}
	function namesPlan({ body }, digest) {
		let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.T)(body);
		return command?.ok === !0 && command.value.kind === "apply" && digest.startsWith(command.value.digest);
	}
	async function keepAllowed(approvals, mayApprove) {
		let kept = [];
		for (let approval of approvals) {
			let person = await mayApprove(approval.from);
			if (person.ok) kept.push({
				...approval,
				person: person.value
			});
			else if (!isAboutPerson(person.error)) return person;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(kept);
	}
	async function recheckApprovals(github, approvals, mayApprove) {
		let allowed = await keepAllowed(approvals, mayApprove);
		if (!allowed.ok) return allowed;
		let kept = [];
		for (let approval of allowed.value) {
			let changed = approval.from.kind === "review" ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.u)(github, approval.from) : void 0;
			if (changed === void 0) kept.push(approval);
			else if (!isAboutPerson(changed)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(changed);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(kept);
	}
	async function keepUnedited(github, approvals) {
		let kept = [];
		for (let kind of ["comment", "review"]) {
			let ofKind = approvals.filter(({ from }) => from.kind === kind);
			let texts = ofKind.map(({ from, node }) => ({
				id: from.id,
				node_id: node
			}));
			let edited = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.c)(github, texts, kind);
			if (!edited.ok) return edited;
			kept.push(...ofKind.filter(({ from }) => !edited.value.has(from.id)));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(kept);
	}
	function distinctPeople(people) {
		return people.filter(({ id }, at) => people.findIndex((person) => person.id === id) === at);
	}
	function checkApprovalCount(approvers, count) {
		if (approvers.length >= count) return;
		let names = approvers.map(({ login }) => login).join(", ");
		let missing = count - approvers.length;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `${approvers.length} of ${count} approvals${names === "" ? "" : ` (${names})`}`, `${missing === 1 ? "One more person" : `${missing} more people`} must approve it.`);
	}
	let Activity = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		after: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		timestamp: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		actor: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)())
		}))
	}));
	async function readHeadPush(github, head) {
		let listed = await readActivity(github, head);
		if (!listed.ok) return listed;
		let latest = listed.value.find(({ after }) => after === head.commit);
		let actor = latest?.actor;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(latest && {
			at: new Date(latest.timestamp),
			by: actor ? {
				...actor,
				isBot: !(0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.r)(actor)
			} : void 0
		});
	}
	async function readPushers(github, head, since) {
		let listed = await readActivity(github, head);
		if (!listed.ok) return listed;
		let later = listed.value.filter(({ timestamp }) => Date.parse(timestamp) >= since.getTime());
		let isKnown = listed.value.some(({ after }) => after === head.commit) && later.length < 100;
		let people = later.flatMap(({ actor }) => actor?.type === "User" ? [{
			id: actor.id,
			login: actor.login
		}] : []);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(isKnown && people.length === later.length ? people : void 0);
	}
	async function readActivity(github, { ref }) {
		let listed = await github.request("GET /repos/{owner}/{repo}/activity", {
			ref,
			per_page: 100
		}, Activity);
		if (!listed.ok) return listed.error.code === "api_not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]) : listed;
		let dated = listed.value.filter(({ timestamp }) => !Number.isNaN(Date.parse(timestamp)));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(dated.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)));
	}
	let ARTIFACT_PREFIX = "sous-plan-";
	let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		type: _permission_js__WEBPACK_IMPORTED_MODULE_8__.t
	}));
	let Run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		event: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		display_title: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		head_sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt,
		run_attempt: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)()),
		created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
		actor: User,
		triggering_actor: User,
		repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }),
		head_repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt })),
		referenced_workflows: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)() }))))
	});
	async function vouchForPlan(request) {
		let { github, digest, run: id } = request;
		let no = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(digest, why));
		let read = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: id }, Run);
		if (!read.ok) return read.error.code === "api_not_found" ? no(`run ${id} does not exist, or was deleted`) : read;
		let run = read.value;
		let wrong = checkRun(run, request);
		if (wrong !== void 0) return no(`run ${id} ${wrong}`);
		let { actor } = run;
		if (actor === null) return no(`the account that started run ${id} is gone`);
		let elsewhere = await checkWorkflow(run, request);
		if (elsewhere !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(elsewhere);
		let artifact = await checkArtifact(run, request);
		if (artifact !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(artifact);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			id,
			event: run.event,
			actor,
			createdAt: new Date(run.created_at),
			title: run.display_title
		});
	}
	function checkRun(run, { repository, events }) {
		if (run.repository.id !== repository || run.head_repository?.id !== repository) return "belongs to another repository";
		if (!events.includes(run.event)) return `was started by '${run.event}'`;
		if (run.run_attempt !== 1) return "was re-run";
		if (run.actor?.id !== run.triggering_actor?.id) return "was started by someone else than it says";
		if (run.status !== "completed") return "is still running";
		if (Number.isNaN(Date.parse(run.created_at))) return "has no time";
		let loose = run.referenced_workflows?.find(({ path }) => !/@[0-9a-f]{40}$/.test(path));
		return loose === void 0 ? void 0 : `uses the workflow ${loose.path}, which is not pinned to a commit`;
	}
	async function checkWorkflow(run, request) {
		let { github, remote, trusted, digest } = request;
		let path = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(run.path);
		if (path === void 0 || request.path !== void 0 && path !== request.path) return unproven(digest, `run ${run.id} is of another workflow, ${run.path}`);
		let foreign = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.f)(remote, trusted, {
			path,
			sha: run.head_sha
		});
		if (foreign !== void 0) return foreign.code === "event_not_trusted_for_apply" ? unproven(digest, `the workflow ${path} has changed since run ${run.id}, or is not on the default branch`) : foreign;
		if (request.path === void 0) {
			let text = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.m)(trusted, path);
			if (!text.ok) return text.error;
			if (!text.value?.includes("sous-plan-")) return unproven(digest, `the workflow ${path} hands over no plans`);
		}
		if (run.head_sha === trusted.commit) return;
		let Comparison = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)() });
		let compared = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", { basehead: `${run.head_sha}...${trusted.commit}` }, Comparison);
		if (!compared.ok && compared.error.code !== "api_not_found") return compared.error;
		return compared.ok && (compared.value.status === "ahead" || compared.value.status === "identical") ? void 0 : unproven(digest, `run ${run.id} ran on ${run.head_sha.slice(0, 12)}, which is not on the default branch`);
	}
	async function checkArtifact({ id }, { github, digest }) {
		let name = `${ARTIFACT_PREFIX}${digest}`;
		let Listed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ artifacts: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
			name: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Rn)(),
			workflow_run: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.An)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Nn)(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt) }))
		})) });
		let listed = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
			run_id: id,
			name,
			per_page: 100
		}, Listed);
		if (!listed.ok) return listed.error.code === "api_not_found" ? unproven(digest, "this server does not list the artifacts of runs") : listed.error;
		return listed.value.artifacts.some((artifact) => artifact.name === name && (artifact.workflow_run?.id ?? id) === id) ? void 0 : unproven(digest, `run ${id} has no artifact ${ARTIFACT_PREFIX}${digest.slice(0, 16)}\u2026`);
	}
	function unproven(digest, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_unproven", `Nothing shows that Sous made the plan ${digest.slice(0, 16)}: ${why}`);
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
	async function provePlan(at, record, { approver, isSensitive }) {
		let found = await findProvenance(at, record);
		if (!found.ok) return found;
		let { request, askedAt } = found.value;
		let { github } = at.forge;
		let now = github.serverTime;
		if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", "GitHub did not say what time it is"));
		let hours = at.config.approval.expiresAfterHours;
		if (now.getTime() - askedAt.getTime() > hours * 36e5) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_expired", `The plan expired: it was requested at ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__._t)(askedAt)}, and plans are good for ${hours} hours`));
		let cancelled = await checkCancelled(at, record.plan.digest, request);
		if (cancelled !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(cancelled);
		let author = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.n)({
			github,
			author: request.author,
			known: approver,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(at.forge)
		});
		if (!author.ok) return author;
		let pushers = isSensitive ? await findPushers(at, request) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]);
		if (!pushers.ok) return pushers;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...found.value,
			requesters: [author.value, ...pushers.value]
		});
	}
	async function findProvenance(at, record, depth = 0) {
		let comments = await at.forge.comments(at.pull.number);
		if (!comments.ok) return comments;
		if (depth > 20) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(record.plan.digest, "it follows from too many approvals"));
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(record.plan) ? vouchOnPull(at, record, comments.value, depth) : deriveOnPull(at, record, comments.value);
	}
	async function deriveOnPull(at, record, comments) {
		let { digest } = record.plan;
		let { comment } = record.state.origin;
		if (comment === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(digest, "no comment asked for it"));
		let asked = await readAsked(at, record, {
			comments,
			comment
		});
		if (!asked.ok) return asked;
		let { request, prepared } = asked.value;
		let other = await deriveAgain(at, digest, () => (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.n)({
			...at,
			prepared,
			rules: []
		}));
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			request,
			prepared,
			askedAt: new Date(request.comment.created_at),
			comments: [request.comment],
			derived: digest
		});
	}
	async function readAsked(at, record, { comments, comment }) {
		let { plan } = record;
		let request = (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.l)(comments, comment);
		if (!request.ok) return request;
		let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
			...at,
			...request.value
		});
		if (!prepared.ok) return prepared;
		let { recipe, inputs } = prepared.value;
		if (recipe.source.path !== plan.recipe.path || (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.L)(inputs) !== (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.L)(plan.inputs)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(plan.digest, `comment ${comment} asks for something else`));
		let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(record, (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.y)({
			...at,
			prepared: prepared.value
		}, at.pull));
		return other === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			request: request.value,
			prepared: prepared.value
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
	}
	async function deriveAgain({ context }, digest, make) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let { job, runner } = context;
			if (job === "publish") {
				if (runner.input("plan-path") !== "") return;
				let derived = runner.input("derived-digest");
				if (derived === digest) return;
				let what = derived === "" ? "no plan" : `the plan ${derived.slice(0, 16)}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_not_reproduced", `The job that makes plans got ${what} instead of ${digest.slice(0, 16)}; its summary says more`);
			}
			let made = await make();
			if (!made.ok) return made.error;
			let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
			if (loaded?.plan.digest === digest) return;
			if (context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", "The run was cancelled before anything was written");
			let { outcome } = made.value.planned;
			let got = outcome.kind === "failed" ? `the recipe failed: ${outcome.failure.error.message}` : `the result is ${loaded?.plan.digest.slice(0, 16)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_not_reproduced", `Sous made the plan ${digest.slice(0, 16)} again before applying it, and ${got}`);
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function vouchOnPull(at, record, comments, depth) {
		let { context, forge, pull } = at;
		let { digest } = record.plan;
		let [remote, trusted] = [await forge.remote(), await forge.trusted()];
		if (!remote.ok) return remote;
		if (!trusted.ok) return trusted;
		let path = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.g)(context.workflow.ref);
		if (path === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(digest, "the workflow that runs now cannot be told"));
		let run = await vouchForPlan({
			github: forge.github,
			remote: remote.value,
			trusted: trusted.value,
			repository: pull.repository.id,
			run: record.state.origin.run.id,
			digest,
			events: ["issue_comment"],
			path
		});
		if (!run.ok) return run;
		let id = Number(/^Sous (\d{1,15})$/.exec(run.value.title)?.[1] ?? NaN);
		let comment = comments.find((one) => one.id === id);
		if (comment === void 0 || comment.user?.id !== run.value.actor.id) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unproven(digest, `run ${run.value.id} does not name the comment that started it, or that comment is gone`));
		let askedAt = run.value.createdAt;
		let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.T)(comment.body);
		if (command?.ok && command.value.kind === "apply") {
			let approved = await forge.findPlan(pull.number, command.value.digest);
			if (!approved.ok) return approved;
			let gated = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote.value, approved.value);
			if (!gated.ok) return gated;
			let follows = checkFollows(record.plan, gated.value.plan);
			if (follows !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(follows);
			let before = await findProvenance(at, gated.value, depth + 1);
			if (!before.ok) return before;
			let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(record, (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.y)({
				...at,
				prepared: before.value.prepared
			}, pull));
			if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...before.value,
				askedAt,
				comments: [...before.value.comments, comment]
			});
		}
		let asked = await readAsked(at, record, {
			comments,
			comment: id
		});
		if (!asked.ok) return asked;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...asked.value,
			askedAt,
			comments: [comment],
			derived: void 0
		});
	}
	function checkFollows(plan, gated) {
		let waiting = gated.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		if (waiting === void 0) return unproven(plan.digest, `the plan ${gated.digest.slice(0, 16)} waited for no call`);
		return plan.steps.some((step) => step.outcome.kind === "ran" && isSameCall(step, waiting)) ? void 0 : unproven(plan.digest, `it does not have the call that the plan ${gated.digest.slice(0, 16)} waited for`);
	}
	function isSameCall(one, other) {
		return one.tool === other.tool && (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.n)(one.args) === (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.n)(other.args);
	}
	async function checkCancelled({ forge, pull }, digest, { comment }) {
		let comments = await forge.comments(pull.number);
		if (!comments.ok) return comments.error;
		let people = new Map();
		for (let { id, body, user } of comments.value) {
			if (id <= comment.id || user === null) continue;
			let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.T)(body);
			command?.ok && command.value.kind === "cancel" && digest.startsWith(command.value.digest ?? "") && people.set(user.id, user);
		}
		for (let person of [...people.values()].slice(-5)) {
			let allowed = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.i)(forge.github, person);
			if (allowed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_cancelled", `${person.login} cancelled the plan ${digest.slice(0, 16)}`);
			if (allowed.error.code !== "not_permitted" && allowed.error.code !== "bot_actor") return allowed.error;
		}
	}
	async function findPushers({ forge, pull }, { comment }) {
		let head = {
			ref: `refs/heads/${pull.head.ref}`,
			commit: pull.head.commit
		};
		let pushers = await readPushers(forge.github, head, new Date(comment.created_at));
		if (!pushers.ok) return pushers;
		if (pushers.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(pushers.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", "GitHub does not say who pushed to this branch since the plan was asked for, so nobody can count as a second person", "Run the recipe again, then ask someone else to approve it."));
	}
	async function checkSourceUnchanged({ forge, from }) {
		if (from.kind === "review") return;
		let comments = await forge.comments(from.pull);
		return comments.ok ? (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.u)(forge.github, from, comments.value) : comments.error;
	}
	async function recheckApply(command, record, { config, seen, proof: known, others: found, isLast }) {
		let { context, forge, from } = command;
		let { github } = forge;
		let { plan, changes } = record;
		let run = {
			github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		};
		let approver = seen === void 0 ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.r)(run) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(seen.approver);
		if (!approver.ok) return approver;
		let pull = seen === void 0 ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.k)(github, from.pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(seen.pull);
		if (!pull.ok) return pull;
		let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.D)(pull.value, config.approval, plannedOn(plan, from.pull));
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
		let stopped = seen === void 0 ? void 0 : await refuseReviews(run, plan, approver.value);
		if (stopped !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(stopped);
		let other = seen === void 0 ? void 0 : await refuseRecipe(forge, plan, pull.value);
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
		let hidden = await (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_10__.t)(plan, changes);
		if (hidden !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(hidden);
		let sensitive = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)({
			plan,
			changes
		}, config);
		let at = {
			context,
			forge,
			from,
			pull: pull.value,
			config
		};
		let proof = known === void 0 ? await provePlan(at, record, {
			approver: approver.value,
			isSensitive: sensitive.length > 0
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known);
		if (!proof.ok) return proof;
		let { requesters, askedAt } = proof.value;
		let early = refuseEarly(from, askedAt);
		if (early !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(early);
		let same = (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.a)({
			approver: approver.value,
			requesters,
			sensitive
		});
		if (same !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(same);
		let before = await findOthers({
			command,
			config,
			plan,
			approver: approver.value
		}, proof.value, found);
		if (!before.ok) return before;
		let edited = isLast ? await checkStillSaid(command, proof.value) : void 0;
		if (edited !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(edited);
		let others = isLast ? await keepUnedited(github, before.value) : before;
		if (!others.ok) return others;
		let isRequester = ({ id }) => sensitive.length > 0 && requesters.some((person) => person.id === id);
		let people = distinctPeople([...others.value.map(({ person }) => person).filter((person) => !isRequester(person)), approver.value]);
		let unapproved = checkApprovalCount(people, config.approval.count);
		if (unapproved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unapproved);
		let unowned = config.approval.codeowners ? await checkOwners(forge, people, plan) : void 0;
		if (unowned !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unowned);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			people: {
				requestedBy: requesters[0],
				approvedBy: people
			},
			proof: proof.value,
			others: others.value
		});
	}
	async function findOthers({ command, config, plan, approver }, { askedAt }, found) {
		let { context, forge, from } = command;
		let { github } = forge;
		if (config.approval.count === 1 && !config.approval.codeowners) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]);
		let run = {
			github,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		};
		let mayApprove = async (other) => other.author.id === approver.id ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(approver) : (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.r)({
			...run,
			from: other
		});
		if (found !== void 0) return recheckApprovals(github, found, mayApprove);
		let comments = await forge.comments(from.pull);
		if (!comments.ok) return comments;
		let { digest, head } = plan;
		return findOtherApprovals({
			github,
			pull: from.pull,
			digest,
			head: head?.commit ?? "",
			isProposal: !1,
			since: askedAt,
			comments: comments.value,
			except: approver,
			mayApprove
		});
	}
	function refuseEarly({ kind, author, at }, askedAt) {
		if (at.getTime() >= askedAt.getTime()) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_stale", `The ${kind} of ${author.login} is older than the request for this plan`, "Approve the plan again.");
	}
	async function checkStillSaid({ forge, from }, { comments }) {
		if (from.kind === "review") return await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.s)(forge.github, comments) ?? (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.u)(forge.github, from);
		let all = await forge.comments(from.pull);
		if (!all.ok) return all.error;
		let approving = all.value.find(({ id }) => id === from.id);
		if (approving === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `Comment ${from.id} was deleted`);
		return (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.s)(forge.github, [...new Set([...comments, approving])]);
	}
	async function refuseReviews(approval, { digest, head }, approver) {
		let { github, from } = approval;
		let common = {
			github,
			pull: from.pull,
			mayApprove: async (review) => review.author.id === approver.id ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(approver) : (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.r)({
				...approval,
				from: review
			})
		};
		if (from.kind !== "review") return checkChangesRequested(common, approver.id);
		let approvals = await findApprovals({
			...common,
			digest,
			head: head?.commit ?? "",
			isProposal: !1
		});
		if (!approvals.ok) return approvals.error;
		return approvals.value.some(({ review }) => review === from.id) ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `The review of ${from.author.login} does not approve the plan ${digest}`);
	}
	async function refuseRecipe(forge, { recipe }, pull) {
		let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.r)(forge, pull);
		return changed.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.a)(changed.value, [recipe, ...recipe.includes].map(({ path }) => path)) : changed.error;
	}
	async function checkOwners(forge, approvers, { changes, base }) {
		let tree = await forge.trusted();
		if (!tree.ok) return tree.error;
		let codeowners = await readCodeowners(tree.value);
		if (!codeowners.ok) return codeowners.error;
		let prefix = base.directory === "." ? "" : `${base.directory}/`;
		return checkOwned({
			github: forge.github,
			codeowners: codeowners.value,
			approvers,
			paths: changes.map(({ path }) => prefix + path)
		});
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
	let METHODS = [
		"squash",
		"rebase",
		"merge"
	];
	let METHOD_OFF = /(?:merges|merge commits) are not allowed|merge method/i;
	let AGAIN = /try the merge again|merge already in progress/i;
	let CHECKS = /required (?:status )?checks?\b|required deployments?\b|required workflows?\b/i;
	let FAILING = /\bfail(?:ed|ing|ure)?\b/i;
	let READY = /is in (?:clean|unstable|has_hooks) status/i;
	let Merged = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt });
	let Pull = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({
		merged: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Sn)(),
		merge_commit_sha: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt)
	});
	async function mergePull(request) {
		let { github, pull, recheck } = request;
		let methods = [...METHODS];
		for (let repeats = 0;;) {
			let refused = await recheck();
			if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
			let [method] = methods;
			if (method === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notMerged(pull, "no merge method is allowed"));
			let merged = await github.write({
				route: "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge",
				parameters: {
					pull_number: pull,
					sha: request.head,
					merge_method: method,
					...method === "squash" && commitText(request.message)
				},
				schema: Merged,
				look: () => findMerged$1(github, pull)
			});
			if (merged.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				kind: "merged",
				commit: merged.value.sha
			});
			let { status, said = "" } = merged.error;
			if (/without `?workflows?`? permission/i.test(said)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("workflows_permission", `GitHub does not merge #${pull}: ${line(said)}`));
			if (status === 409) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `#${pull} moved: ${line(said)}`, "Review the new commits, then approve again."));
			if (status !== 405) return merged;
			if (METHOD_OFF.test(said)) {
				methods.shift();
				continue;
			}
			if (!AGAIN.test(said)) {
				let later = await mergeLater(request, method, said);
				if (!later.ok) return later;
				if (later.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(later.value);
			}
			if (++repeats > 2) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notMerged(pull, said));
		}
	}
	async function mergeLater({ github, pull, head, message }, method, said) {
		let read = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.c)(github, pull);
		if (!read.ok) return read;
		let state = read.value;
		if (state === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notMerged(pull, said));
		if (state.head !== head) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `#${pull} moved to ${state.head.slice(0, 12)}`, "Review the new commits, then approve again."));
		let at = {
			github,
			pull,
			state
		};
		let why;
		if (state.hasQueue) {
			why = state.isQueued ? void 0 : await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.s)(at);
			if (why === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ kind: "queued" });
			if (why.code !== "merge_refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(why);
		}
		let waitsFor = why?.said ?? said;
		if (!state.hasQueue && !CHECKS.test(said) || FAILING.test(waitsFor)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notMerged(pull, waitsFor));
		if (!state.hasAutoMerge) {
			if (!state.isAutoMergeAllowed) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notMerged(pull, waitsFor));
			let refused = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.o)(at, {
				method,
				...textOf(message)
			});
			if (refused !== void 0) return READY.test(refused.said ?? "") ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "auto_merge_enabled",
			hasQueue: state.hasQueue,
			said: line(waitsFor)
		});
	}
	function commitText(message) {
		let { title, message: body } = textOf(message);
		return {
			commit_title: title,
			commit_message: body
		};
	}
	function textOf(message) {
		let [title = "", ...rest] = message.trim().split("\n");
		return {
			title,
			message: rest.join("\n").trim()
		};
	}
	function notMerged(pull, said) {
		let message = `GitHub does not merge #${pull}: ${line(said) || "it gives no reason"}`;
		if (CHECKS.test(said) && !FAILING.test(said)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("checks_pending", message);
		if (FAILING.test(said)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("protected_branch", message, "Fix the check that failed, then approve again.");
		if (!/rule violation|protected|required|no merge method/i.test(said)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("merge_refused", message);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("protected_branch", message, "Look at what protects the branch: required checks, reviews or merge methods.");
	}
	function line(said) {
		return said.replace(/^Repository rule violations found\s*/i, "").replace(/\s*\n\s*/g, "; ").trim();
	}
	async function findMerged$1(github, pull) {
		let now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: pull }, Pull);
		if (!now.ok) return now;
		let { merged, merge_commit_sha: sha } = now.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(merged && sha !== null ? { sha } : void 0);
	}
	async function findProposal(remote, pull) {
		if (pull.isFork) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let found = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.a)(remote, pull.head.ref);
		return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value.record?.digest) : found;
	}
	async function mergeProposal(request) {
		let { github, remote, plan, pull } = request;
		let { number, mergedAs, head } = pull;
		if (mergedAs !== void 0) return findMerged(request, number, mergedAs);
		let fetched = await remote.fetchCommit(head.commit, { contents: !1 });
		if (!fetched.ok) return fetched;
		let approvers = await request.recheck(pull);
		if (!approvers.ok) return approvers;
		let message = await readExactMessage(request, head.commit, request.requesters ?? approvers.value);
		if (!message.ok) return message;
		let recheck = () => refuseMoved(request, head.commit);
		let merged = await mergePull({
			github,
			pull: number,
			head: head.commit,
			message: message.value,
			recheck
		});
		if (!merged.ok) return merged;
		if (merged.value.kind !== "merged") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(merged.value);
		let { commit } = merged.value;
		let tree = await readTree(request, commit);
		if (!tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "applied",
			commit,
			problem: tree.error
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: tree.value === plan.tree ? "applied" : "merged_on_moved_base",
			commit
		});
	}
	async function findMerged(request, pull, commit) {
		let tree = await readTree(request, commit);
		if (!tree.ok) return tree;
		if (tree.value === request.plan.tree) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "already_applied",
			commit
		});
		let said = `#${pull} is merged already, as ${commit}. Its files are not exactly those of the plan`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("pr_closed", said, "Look at that commit if you did not expect this."));
	}
	async function readExactMessage(request, commit, people) {
		let { remote, plan } = request;
		let found = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.d)(remote, commit);
		if (!found.ok) return found;
		let { tree, parents, message } = found.value;
		if (tree !== void 0 && tree === plan.tree && parents.length === 1 && parents[0] === plan.base.commit && hasMessage(request, message, people)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(message);
		let said = `${commit.slice(0, 12)} is not exactly what the plan ${plan.digest.slice(0, 16)} proposes`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("branch_conflict", said, "Merge it on GitHub, or run the recipe again."));
	}
	async function readTree({ github, remote }, commit) {
		let read = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit }, (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Mn)({ sha: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt }) }));
		if (read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(read.value.tree.sha);
		if (read.error.code !== "api_invalid") return read;
		let fetched = await remote.fetchCommit(commit, { contents: !1 });
		if (!fetched.ok) return fetched;
		let found = await (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.d)(remote, commit);
		if (!found.ok) return found;
		return found.value.tree === void 0 ? read : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value.tree);
	}
	function hasMessage({ remote, plan }, message, people) {
		let { url } = remote.options;
		return [(0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.l)(plan, void 0, url), ...people.map((requestedBy) => (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.l)(plan, {
			requestedBy,
			approvedBy: []
		}, url))].includes(message);
	}
	async function refuseMoved({ remote, plan, readPull }, commit) {
		let pull = await readPull();
		if (!pull.ok) return pull.error;
		let { number, isOpen, head, base } = pull.value;
		if (!isOpen) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("pr_closed", `Pull request #${number} is closed`);
		let ref = `refs/heads/${base.ref}`;
		if (plan.base.ref !== void 0 && plan.base.ref !== ref) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", `The proposal was made for '${plan.base.ref}', and #${number} is for '${base.ref}' now`);
		let refs = await remote.readRefs([ref, `refs/heads/${head.ref}`]);
		if (!refs.ok) return refs.error;
		if (head.commit !== commit || refs.value.get(`refs/heads/${head.ref}`) !== commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `'${head.ref}' has moved since ${commit.slice(0, 12)} was checked`, "Review the new commits, then approve again.");
		let tip = refs.value.get(ref) ?? "";
		if (tip === plan.base.commit) return;
		let said = `The proposal was made on ${plan.base.commit?.slice(0, 12)}, and '${base.ref}' is at ${tip.slice(0, 12)} now`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", said, "Run the workflow that proposes it: it updates this pull request, and you can approve that. Or merge it on GitHub.");
	}
	let PROPOSING_EVENTS = [
		"schedule",
		"push",
		"workflow_dispatch"
	];
	function isProposalPlan({ target, repository }) {
		return target === "pull-request" && repository?.pull === void 0;
	}
	async function applyProposal(request) {
		let { context, forge, pull, record } = request;
		let { plan } = record;
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let proven = await proveProposal(request);
		if (!proven.ok) return proven;
		if (context.job === "plan") {
			let isDerived = !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(plan);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				reason: "accepted",
				message: isDerived ? `Made the plan ${plan.digest.slice(0, 16)} again` : "The plan runs commands, so its run vouches for it",
				pull: { number: pull.number },
				...isDerived && { digest: plan.digest }
			});
		}
		let landed = await mergeProposal({
			github: forge.github,
			remote: remote.value,
			plan,
			requesters: proven.value,
			pull,
			readPull: () => (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.k)(forge.github, pull.number),
			recheck: (now) => checkApprovals({
				...request,
				pull: now
			}, proven.value)
		});
		return landed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(await tellLanded(request, landed.value)) : landed;
	}
	async function tellLanded(request, landed) {
		let { pull, record } = request;
		let { plan } = record;
		let ending = {
			digest: plan.digest,
			plan,
			pull: { number: pull.number }
		};
		let short = plan.digest.slice(0, 16);
		if (landed.kind === "queued" || landed.kind === "auto_merge_enabled") {
			let self = await request.forge.self();
			let isAutoMerge = landed.kind === "auto_merge_enabled";
			let posted = await tell(request, (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.L)({
				reason: landed.kind,
				head: pull.head.commit,
				base: pull.base.ref,
				hasQueue: !isAutoMerge || landed.hasQueue,
				waitsFor: isAutoMerge ? landed.said : void 0,
				isWorkflowToken: self.ok && (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.i)(request.context.token, self.value) === "workflow"
			}));
			let said = isAutoMerge ? `GitHub merges #${pull.number} when its required checks pass` : `#${pull.number} is in the merge queue`;
			return {
				...ending,
				reason: landed.kind,
				message: told(said, posted),
				...posted && { problem: posted }
			};
		}
		let { kind, commit, problem } = landed;
		let base = pull.base.ref;
		if (kind === "merged_on_moved_base") {
			let posted = await tell(request, (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.N)({
				commit,
				base
			}));
			let said = `Merged the proposal ${short} as ${commit}, but '${base}' had moved. The merged files are not exactly the reviewed ones`;
			return {
				...ending,
				reason: kind,
				commit,
				message: told(said, posted)
			};
		}
		let reason = kind === "applied" ? "committed" : "already_applied";
		let said = kind === "applied" ? `Merged the proposal ${short} as ${commit}` : `#${pull.number} is merged already, as ${commit}`;
		let message = problem === void 0 ? said : `${said}, but could not read what was merged: ${problem.message}`;
		return {
			...ending,
			reason,
			commit,
			message,
			...problem && { problem }
		};
	}
	async function tell({ context, forge, from, pull }, body) {
		if (context.runner.input("comment") === "off") return;
		return (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.n)({
			forge,
			pull: pull.number,
			to: `${from.kind} ${from.id}`,
			body
		});
	}
	function told(said, posted) {
		return posted === void 0 ? said : `${said}. Sous could not comment on the pull request: ${posted.message}`;
	}
	async function proveProposal(request) {
		let { context, forge, pull, config, record } = request;
		let { plan, state } = record;
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let trusted = await forge.trusted();
		if (!trusted.ok) return trusted;
		let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.r)({
			context,
			forge,
			recipe: (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__._)(plan),
			inputs: plan.inputs
		});
		if (!prepared.ok) return prepared;
		let expected = {
			...(0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.v)({
				context,
				forge,
				config,
				prepared: prepared.value
			}),
			message: plan.message,
			isFork: pull.isFork,
			checkPlace: (made) => {
				let ref = `refs/heads/${pull.base.ref}`;
				if (made.base.ref !== ref) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", `The proposal was made for '${made.base.ref}', and #${pull.number} is for '${pull.base.ref}' now`);
				return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.F)(made, {
					repository: pull.repository.id,
					place: made.base
				});
			}
		};
		let other = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.P)(record, expected);
		if (other !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(other);
		let isExternal = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q)(plan);
		if (!isExternal) {
			let different = await deriveAgain(request, plan.digest, () => planProposal(request, prepared.value));
			if (different !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(different);
		}
		let run = await vouchForPlan({
			github: forge.github,
			remote: remote.value,
			trusted: trusted.value,
			repository: pull.repository.id,
			run: state.origin.run.id,
			digest: plan.digest,
			events: PROPOSING_EVENTS
		});
		if (run.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(requestersOf(run.value));
		return isExternal || run.error.code !== "plan_unproven" ? run : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
	}
	function requestersOf({ event, actor }) {
		if (event === "schedule") return [];
		return (0, _permission_js__WEBPACK_IMPORTED_MODULE_8__.r)(actor) ? [{
			id: actor.id,
			login: actor.login
		}] : void 0;
	}
	async function planProposal(request, prepared) {
		let { context, forge, config, record } = request;
		let { repository, base, message } = record.plan;
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let tree = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.V)(remote.value, base.commit ?? "", base.directory);
		if (!tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.jt)("read the files", tree.error));
		return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_9__.t)({
			context,
			folder: tree.value,
			prepared: {
				...prepared,
				config
			},
			rules: [],
			facts: {
				...repository && { repository },
				base,
				target: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.M,
				message
			}
		});
	}
	async function checkApprovals(request, requesters) {
		let { forge, pull, config, record } = request;
		let { plan, changes } = record;
		let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.O)(pull, config.approval);
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
		let early = await refuseRepeated(request);
		if (early !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(early);
		let approvers = await findApprovers(request, requesters !== void 0 && config.approval.count === 1 && !config.approval.codeowners);
		if (!approvers.ok) return approvers;
		let { count } = config.approval;
		let second = checkSecondPerson({
			approvers: approvers.value,
			requesters,
			sensitive: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)({
				plan,
				changes
			}, config),
			count
		});
		if (second !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(second);
		let unowned = config.approval.codeowners ? await checkOwners(forge, approvers.value, plan) : void 0;
		return unowned === void 0 ? approvers : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unowned);
	}
	async function refuseRepeated(request) {
		if (request.context.run.attempt === 1) return;
		let pushed = await pushedAt(request);
		return pushed.ok ? refuseEarly(request.from, pushed.value) : pushed.error;
	}
	async function findApprovers(request, isOneEnough) {
		let { context, forge, from, pull, record } = request;
		let { github } = forge;
		let common = {
			github,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		};
		let mayApprove = (other) => (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.r)({
			...common,
			from: other
		});
		let commented = from.kind === "comment" ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.t)({
			...common,
			from
		}) : void 0;
		if (commented?.ok === !1) return commented;
		if (commented !== void 0) {
			let stopped = await checkChangesRequested({
				github,
				pull: pull.number,
				mayApprove
			}, commented.value.id);
			if (stopped !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(stopped);
			if (isOneEnough) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([commented.value]);
		}
		let since = await pushedAt(request);
		if (!since.ok) return since;
		let plan = {
			github,
			pull: pull.number,
			digest: record.plan.digest,
			head: pull.head.commit,
			since: since.value,
			mayApprove
		};
		if (commented !== void 0) return withOthers(request, commented.value, {
			...plan,
			isProposal: !0
		});
		let approvals = await findApprovals({
			...plan,
			isProposal: !0
		});
		if (!approvals.ok) return approvals;
		let own = approvals.value.find(({ review }) => review === from.id);
		if (own === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `The review of ${from.author.login} does not approve ${pull.head.commit.slice(0, 12)}`));
		let reviewers = distinctPeople([own, ...approvals.value].map(({ person }) => person));
		if (isOneEnough) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(reviewers);
		let others = await withOthers(request, own.person, {
			...plan,
			isProposal: !0
		});
		return others.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(distinctPeople([...reviewers, ...others.value])) : others;
	}
	async function withOthers({ forge, pull }, approver, plan) {
		let comments = await forge.comments(pull.number);
		if (!comments.ok) return comments;
		let found = await findOtherApprovals({
			...plan,
			comments: comments.value,
			except: approver
		});
		if (!found.ok) return found;
		let isReview = ({ from }) => from.kind === "review";
		let unedited = await keepUnedited(forge.github, found.value.filter((approval) => !isReview(approval)));
		if (!unedited.ok) return unedited;
		let others = [...found.value.filter(isReview), ...unedited.value];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(distinctPeople([approver, ...others.map(({ person }) => person)]));
	}
	async function pushedAt({ forge, pull }) {
		let push = await readHeadPush(forge.github, {
			ref: `refs/heads/${pull.head.ref}`,
			commit: pull.head.commit
		});
		if (!push.ok) return push;
		if (push.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", "GitHub does not say when this head was pushed, so no review is known to be about it"));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(push.value.at);
	}
	function checkSecondPerson({ approvers, requesters, sensitive, count }) {
		let why = sensitive[0] === void 0 ? "" : ` (${sensitive[0]})`;
		if (requesters === void 0) {
			if (approvers.length > count) return;
			if (approvers.length > 1) return checkApprovalCount(approvers, count + 1);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `No run shows who asked for this proposal${why}`, "Ask a second person to approve it too, or merge it on GitHub. The README's workflow uploads an artifact that shows it.");
		}
		let counted = approvers.filter(({ id }) => requesters.every((person) => person.id !== id));
		if (counted.length > 0) return checkApprovalCount(counted, count);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `${approvers[0]?.login} asked for this proposal${why}`, "Ask someone else to approve it.");
	}
	var apply_job_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ applyOnPull: () => applyOnPull });
	async function applyOnPull(command) {
		let seen = {};
		let ended = await apply(command, seen);
		if (ended.ok) return ended.value;
		let answered = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.t)(ended.error, command, seen.plan);
		await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.d)(command, ended.error);
		return answered;
	}
	async function apply(command, about) {
		let { context, forge, from } = command;
		let { github } = forge;
		let approver = command.approver === void 0 ? await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.r)({
			github,
			from,
			run: context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
		}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(command.approver);
		if (!approver.ok) return approver.error.code === "policy_error" ? approver : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(approver.error));
		let tooWeak = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.m)(command);
		if (tooWeak !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(tooWeak));
		let changed = await checkSourceUnchanged(command);
		if (changed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)((0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.tt)(changed));
		let config = await forge.config();
		if (!config.ok) return config;
		let pull = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.k)(github, from.pull);
		if (!pull.ok) return pull;
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let found = await forge.findPlan(from.pull, command.digest);
		if (!found.ok) return found;
		let digest = found.value;
		let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote.value, digest);
		if (!record.ok) return record;
		about.plan = record.value.plan;
		let around = {
			context,
			forge,
			from,
			pull: pull.value,
			config: config.value
		};
		if (isProposalPlan(record.value.plan)) return withMergeCi(command, await applyProposal({
			...around,
			record: record.value
		}));
		if (record.value.plan.status === "gated") return approveGated(command, record.value, pull.value, config.value);
		if (context.job === "plan") return deriveOnly(around, record.value);
		let self = await forge.self();
		if (!self.ok) return self;
		let seen = {
			approver: approver.value,
			pull: pull.value
		};
		let proof;
		let others;
		let people;
		let landed = await applyPlanRef({
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
			committer: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Dt)(self.value, context.serverUrl),
			signer: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(context.token) ? github : void 0,
			serverTime: () => github.serverTime,
			async recheck(current) {
				let checked = await recheckApply(command, current, {
					config: config.value,
					seen,
					proof,
					others,
					isLast: proof !== void 0
				});
				seen = void 0;
				proof = checked.ok ? checked.value.proof : void 0;
				others = checked.ok ? checked.value.others : void 0;
				people = checked.ok ? checked.value.people : void 0;
				return checked.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(checked.value.people) : checked;
			},
			isRunOver: (run) => isRunOver(github, run)
		});
		if (!landed.ok) return landed;
		let { kind, commit, plan, warnings } = landed.value;
		let reason = kind === "applied" ? "committed" : "already_applied";
		for (let warning of warnings) context.runner.say(`${warning}\n`);
		let posted = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.r)({
			context,
			forge,
			pull: from.pull,
			plan,
			commit,
			reason,
			people,
			from,
			ci: (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.t)((0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.i)(context.token, self.value), "push").message
		});
		await Promise.all([posted === void 0 ? (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.u)(command, reason === "committed" ? "rocket" : "+1") : void 0, reason === "committed" ? (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.g)(command, {
			commit,
			recipe: (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__._)(plan),
			...(0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.s)(commit)
		}) : void 0]);
		let short = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest);
		let said = reason === "committed" ? `Applied plan ${short} as ${commit}` : `Nothing to apply: ${commit} has the files of plan ${short} and names it`;
		let message = posted === void 0 ? said : `${said}, but it could not be told: ${posted.message}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			reason,
			message,
			digest,
			commit,
			plan,
			pull: { number: from.pull },
			...posted && { problem: posted }
		});
	}
	async function deriveOnly(at, record) {
		let found = await findProvenance(at, record);
		if (!found.ok) return found;
		let { derived } = found.value;
		let message = derived === void 0 ? "The plan runs commands, so its run vouches for it" : `Made the plan ${derived.slice(0, 16)} again`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			reason: "accepted",
			message,
			pull: { number: at.pull.number },
			...derived !== void 0 && { digest: derived }
		});
	}
	async function approveWaiting(command, record, pull, config) {
		let { plan } = record;
		let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__.D)(pull, config.approval, plannedOn(plan, command.from.pull));
		if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refused);
		let approver = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_4__.t)({
			github: command.forge.github,
			from: command.from,
			run: command.context.run,
			policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(command.forge)
		});
		if (!approver.ok) return approver;
		let checked = await recheckApply(command, record, {
			config,
			seen: {
				approver: approver.value,
				pull
			},
			isLast: !0
		});
		if (!checked.ok) return checked;
		let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
		return waiting === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `The plan ${plan.digest} waits for nothing`)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(waiting);
	}
	async function approveGated(command, record, pull, config) {
		let { plan, state } = record;
		if (command.context.job === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("commands_not_here", `The plan ${plan.digest.slice(0, 16)} waits for a call`));
		if (command.context.job === "publish") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_gated", `The plan ${plan.digest} waits for a call, and this job runs none`, "Use 'mode: plan' first."));
		let approved = await approveWaiting(command, record, pull, config);
		if (!approved.ok) return approved;
		let waiting = approved.value;
		let checked = {
			state: pull,
			approver: {
				ask: async ({ call }) => plan.steps.some(({ tool, args, outcome }) => (outcome.kind === "ran" || args === waiting.args) && tool === call.tool.name && (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.n)(args) === (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.n)(call.args)) ? "approved" : "unavailable",
				remember: async () => void 0
			}
		};
		return (0, _preview_job_js__WEBPACK_IMPORTED_MODULE_11__.n)({
			...command,
			pull: pull.number,
			recipe: (0, _answer_js__WEBPACK_IMPORTED_MODULE_7__._)(plan),
			inputs: plan.inputs,
			checked
		}, state.origin);
	}
	async function withMergeCi({ context, forge }, ended) {
		if (!ended.ok || ended.value.reason !== "committed" && ended.value.reason !== "merged_on_moved_base") return ended;
		let self = await forge.self();
		if (!self.ok) return ended;
		let { message } = (0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.t)((0, _propose_js__WEBPACK_IMPORTED_MODULE_5__.i)(context.token, self.value), "merge");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...ended.value,
			message: `${ended.value.message}. ${message}`
		});
	}
}) };
