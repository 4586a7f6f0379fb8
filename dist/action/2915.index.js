"use strict";
exports.id = 2915;
exports.ids = [2915];
exports.modules = { 5296: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		$: () => matchProtected,
		A: () => lockRef,
		At: () => noreplyAddress,
		B: () => plainLine,
		C: () => writePlanRecord,
		Ct: () => makeAndOpen,
		D: () => currentRef,
		Dt: () => committerOf,
		E: () => CURRENT_OF_PULLS,
		Et: () => checkMayOpenPulls,
		F: () => checkProposalPlan,
		G: () => openSeal,
		H: () => localRefusal,
		I: () => checkPullPlace,
		J: () => savePlan,
		K: () => listPlans,
		L: () => inputsText,
		M: () => PROPOSAL_TARGET,
		Mt: () => ObjectId$1,
		N: () => checkContents,
		Nt: () => Positive,
		O: () => currentRefOn,
		Ot: () => isForWantOfPermission,
		P: () => checkExpectedPlan,
		Q: () => hasRunExternal,
		R: () => runAgain,
		S: () => planRef,
		St: () => react,
		T: () => writeState,
		Tt: () => askGraphql,
		U: () => isUsableRef,
		V: () => checkOut,
		W: () => completePlan,
		X: () => commitText,
		Y: () => PLAN_TRAILER,
		Z: () => checkProtected,
		_: () => realSandboxDisk,
		_t: () => putStickyComment,
		a: () => checkRecipeUnchanged,
		at: () => surveyRecipe,
		b: () => loadPlanRef,
		bt: () => findMarked,
		c: () => TrustedTree,
		ct: () => decodeOutput,
		d: () => gitHubObjects,
		dt: () => isObjectId,
		et: () => whySensitive,
		f: () => checkWorkflowRef,
		ft: () => makeCleanRepository,
		g: () => workflowPath,
		gt: () => policyHash,
		h: () => unavailable,
		ht: () => sandboxCancelled,
		i: () => policyOf,
		it: () => lowerLimits,
		j: () => pullOf,
		jt: () => tokenTooWeak,
		k: () => currentRefsOf,
		kt: () => isWorkflowsOwn,
		l: () => CheckoutObjects,
		lt: () => fromSandboxFault,
		m: () => readTrustedText,
		mt: () => nameFiles,
		n: () => askOnce,
		nt: () => PlanBudget,
		o: () => checkWorkflowFiles,
		ot: () => withDeadline,
		p: () => findBaseCommit,
		pt: () => makeSandboxHome,
		q: () => readStoredPlan,
		r: () => changedRules,
		rt: () => limitError,
		s: () => compareRules,
		st: () => PermissionGuard,
		t: () => run_action_exports,
		tt: () => DEFAULT_PLAN_LIMITS,
		u: () => checkoutFirst,
		ut: () => gitFailed,
		v: () => VERSION,
		vt: () => createFirst,
		w: () => readState,
		wt: () => plannedChange,
		x: () => nextState,
		xt: () => markerOf,
		y: () => findPlan,
		yt: () => createMarked,
		z: () => checkCommitMessage
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
	__webpack_require__(4573);
	var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8500);
	let UNTOLD_WAIT_MS = 6e4;
	function judgeAnswer(route, outcome) {
		if (outcome.kind === "failed") return {
			kind: "lost",
			waitMs: void 0,
			refusal: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", `'${route}' failed: ${brief$1(outcome.message)}`)
		};
		let { status, headers, data } = outcome;
		if (status >= 200 && status < 300) return {
			kind: "answer",
			data
		};
		let said = saidBy(data);
		let refuse = (...[code, message, suggestion]) => ({
			kind: "refused",
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)(code, message, suggestion),
				status,
				...said !== "" && { said }
			}
		});
		let what = `'${route}'${said === "" ? "" : `: ${said}`}`;
		if (status >= 500 || status === 408) return {
			kind: "lost",
			waitMs: retryAfter(headers),
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", `GitHub answered ${status} to ${what}`),
				status
			}
		};
		if ((status === 403 || status === 429) && isLimit(status, headers, said)) return {
			kind: "limited",
			waitMs: limitWait(headers),
			refusal: {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", `GitHub limits requests: ${what}`),
				status
			}
		};
		switch (status) {
			case 401: return refuse("auth_expired", `GitHub does not accept the token for '${route}'`);
			case 403: return refuse("token_not_permitted", `The token may not do ${what}`, missingPermission(headers));
			case 404:
			case 410: return refuse("api_not_found", `There is nothing at ${what}`);
			case 409: return refuse("api_conflict", `GitHub found a conflict at ${what}`);
			default: return status < 400 ? refuse("api_invalid", `GitHub answered ${status} to '${route}', which leads elsewhere`) : refuse("api_rejected", `GitHub answered ${status} to ${what}`);
		}
	}
	function isLimit(status, headers, said) {
		return status === 429 || "retry-after" in headers || headers["x-ratelimit-remaining"] === "0" || /rate limit|abuse detection/i.test(said);
	}
	function limitWait(headers) {
		let told = retryAfter(headers);
		if (told !== void 0) return told;
		if (headers["x-ratelimit-remaining"] !== "0") return UNTOLD_WAIT_MS;
		let until = Number(headers["x-ratelimit-reset"]) * 1e3 - Date.parse(headers.date ?? "");
		return Number.isFinite(until) ? Math.max(until, 0) : UNTOLD_WAIT_MS;
	}
	function retryAfter(headers) {
		let text = headers["retry-after"];
		return text !== void 0 && /^\d{1,6}$/.test(text) ? Number(text) * 1e3 : void 0;
	}
	function missingPermission(headers) {
		let accepted = headers["x-accepted-github-permissions"];
		if (accepted === void 0 || !/^[\w=;, ]{1,200}$/.test(accepted)) return;
		return `Add to the job's 'permissions:': ${accepted.split(/[;,] */).map((text) => text.replaceAll("_", "-").replace("=", ": ")).join(", or ")}.`;
	}
	function saidBy(data) {
		return typeof data == "object" && data && "message" in data && typeof data.message == "string" ? brief$1(data.message) : "";
	}
	function brief$1(text) {
		return text.length <= 300 ? text : `${text.slice(0, 300)}\u2026`;
	}
	function checkAnswer(route, data, schema) {
		let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(schema, data);
		if (checked.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(checked.data);
		let [issue] = checked.error.issues;
		let expected = issue?.code === "invalid_type" ? ` (expected ${issue.expected})` : "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", `GitHub's answer to '${route}' is not as expected at ${showPath(issue?.path ?? [])}${expected}`));
	}
	function showPath(path) {
		return path.length === 0 ? "its top level" : `'${path.map(String).join(".")}'`;
	}
	let Positive = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qn)());
	let ObjectId$1 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
	let UNTOLD = new Set([
		"token_not_permitted",
		"api_not_found",
		"api_invalid",
		"api_rejected"
	]);
	let ROUTE = "POST /graphql";
	let Errors = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.On)({ errors: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()),
		message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
	}))) });
	async function askGraphql(github, query, schema) {
		let asked = await github.request(ROUTE, { ...query }, Errors);
		if (!asked.ok) return UNTOLD.has(asked.error.code) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : asked;
		let { errors = [] } = asked.value;
		let limited = errors.find(({ type }) => type === "RATE_LIMITED");
		if (limited !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", `GitHub limits requests: '${ROUTE}': ${limited.message}`));
		if (errors.some(({ type }) => type !== "NOT_FOUND")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let checked = checkAnswer(ROUTE, asked.value, schema);
		return checked.ok ? checked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
	}
	function tokenTooWeak(what, why) {
		if (why.code !== "token_not_permitted") return why;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("token_not_permitted", `The token may not ${what}: ${why.message}`, "Nothing was done yet. Give the job 'permissions: { contents: write, pull-requests: write }', and run it again.");
	}
	function isForWantOfPermission({ code, message }) {
		return code === "token_not_permitted" && /not accessible by/i.test(message);
	}
	async function checkMayOpenPulls(github, base) {
		let tried = await github.write({
			route: "POST /repos/{owner}/{repo}/pulls",
			parameters: {
				title: "Nothing",
				head: base,
				base
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)()
		});
		return tried.ok || !isForWantOfPermission(tried.error) ? void 0 : tokenTooWeak("write pull requests", tried.error);
	}
	let GITHUB_ACTIONS = "github-actions[bot]";
	async function readOwnIdentity({ github, isAppToken }) {
		if (isAppToken) return readViewer(github);
		let user = await github.request("GET /user", {}, User);
		return !user.ok && user.error.code === "token_not_permitted" ? readViewer(github) : user;
	}
	let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		id: Positive,
		login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
	});
	async function readViewer(github) {
		let asked = await askGraphql(github, { query: "query { viewer { databaseId login } }" }, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ viewer: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			databaseId: Positive,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		}) }) }));
		if (!asked.ok) return asked;
		if (asked.value === void 0) return github.request("GET /users/{username}", { username: GITHUB_ACTIONS }, User);
		let { databaseId: id, login } = asked.value.data.viewer;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			id,
			login
		});
	}
	function isWorkflowsOwn({ login }) {
		return login === GITHUB_ACTIONS;
	}
	function committerOf(person, serverUrl) {
		return `${person.login} <${noreplyAddress(person, serverUrl)}>`;
	}
	function noreplyAddress({ id, login }, serverUrl) {
		return `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}`;
	}
	function versionOf(bytes, mode) {
		return {
			mode,
			sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(bytes),
			size: bytes.length
		};
	}
	function plannedChange(change) {
		switch (change.kind) {
			case "create": return {
				kind: "create",
				path: change.path,
				after: versionOf(change.after, change.mode)
			};
			case "update": {
				let before = versionOf(change.before, change.modeBefore);
				return {
					kind: "update",
					path: change.path,
					before,
					after: versionOf(change.after, change.mode)
				};
			}
			case "delete": return {
				kind: "delete",
				path: change.path,
				before: versionOf(change.before, change.modeBefore)
			};
			case "create_directory": return change;
		}
	}
	function planDigest(plan) {
		let { repository, base, head, recipe } = plan;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)("sous-plan-v1", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(plan.schemaVersion)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(plan.sousVersion)],
			[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(plan.status)],
			[4, repository && text(repository.id)],
			[5, repository?.pull === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(repository.pull)],
			[6, text(base.commit)],
			[7, text(base.ref)],
			[8, text(base.directory)],
			[9, text(head?.repository)],
			[10, text(head?.ref)],
			[11, text(head?.commit)],
			[12, encodeSource(recipe)],
			[13, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(recipe.includes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a.path, b.path)).map(encodeSource))],
			[14, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.M)(plan.inputs)],
			[15, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(plan.policy)],
			[16, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(plan.evidence.map(encodeEvidence))],
			[17, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(plan.steps.map(encodeStep))],
			[18, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.O)(plan.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a.path, b.path)).map(encodeChange))],
			[19, text(plan.tree)],
			[20, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(plan.message)],
			[21, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(plan.target)]
		]));
	}
	function text(value) {
		return value === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(value);
	}
	function encodeSource({ path, digest, commit }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(path)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(digest)],
			[3, text(commit)]
		]);
	}
	function encodeEvidence(evidence) {
		if (evidence.kind === "fetch") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(evidence.url)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(evidence.finalUrl)],
			[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(evidence.status)],
			[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(evidence.sha256)]
		]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[5, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(evidence.command)],
			[6, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(evidence.exitCode)],
			[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(evidence.sha256)]
		]);
	}
	function encodeStep({ label, tool, args, outcome }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(label)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(tool)],
			[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.M)(args)],
			[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(outcome.kind)]
		]);
	}
	function encodeChange(change) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(change.kind)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(change.path)],
			[3, "before" in change ? encodeVersion(change.before) : void 0],
			[4, "after" in change ? encodeVersion(change.after) : void 0]
		]);
	}
	function encodeVersion({ mode, sha256, size }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.A)([
			[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(mode)],
			[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.j)(sha256)],
			[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.k)(size)]
		]);
	}
	function makeAndOpen(parent, name, permissions) {
		let made = parent.makeDirectory(name, permissions);
		if (!made.ok && made.error.code !== "EEXIST") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(made.error);
		let opened = parent.open(name);
		opened.ok && !made.ok && permissions !== void 0 && opened.value.setPermissions(permissions);
		return opened;
	}
	let PLAN_FILE$1 = "plan.json";
	let CONTENTS_FILE = "contents";
	let PLANS_FOLDER = "plans";
	let UNFINISHED = /^new-(\d+)-[0-9a-f]{12}$/;
	function pathOfPlans({ home, isGitDirectory }) {
		return `${home}/${isGitDirectory ? "sous" : ".sous"}/${PLANS_FOLDER}`;
	}
	async function withPlans(store, enter, work) {
		let opened = [];
		try {
			let directory = store.disk.open(store.home);
			for (let name of [store.isGitDirectory ? "sous" : ".sous", PLANS_FOLDER]) {
				if (!directory.ok) return directory;
				opened.push(directory.value);
				directory = enter(directory.value, name);
			}
			if (!directory.ok) return directory;
			opened.push(directory.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(await work(directory.value));
		} finally {
			for (let directory of opened.toReversed()) directory.close();
		}
	}
	function makePrivate(parent, name) {
		return makeAndOpen(parent, name, name === PLANS_FOLDER ? 448 : void 0);
	}
	function openExisting(parent, name) {
		return parent.open(name);
	}
	function sweepUnfinished(plans, disk) {
		let names = plans.names();
		for (let name of names.ok ? names.value : []) {
			let pid = UNFINISHED.exec(name)?.[1];
			pid !== void 0 && !disk.isRunning({
				...disk.self,
				pid: Number(pid),
				started: ""
			}) && removePlanFolder(plans, name);
		}
	}
	function removeOldPlans(plans) {
		let names = plans.names();
		let byAge = (names.ok ? names.value : []).filter(isPlanName).flatMap((name) => {
			let entry = plans.entry(name);
			return entry.ok && entry.value !== void 0 ? [{
				name,
				at: entry.value.modifiedMs
			}] : [];
		}).toSorted((a, b) => b.at - a.at);
		let latest = byAge[0]?.at ?? 0;
		let counted = {
			landed: 0,
			other: 0
		};
		for (let { name, at } of byAge) {
			let kind = byAge.length > 50 && hasLanded(plans, name) ? "landed" : "other";
			counted[kind] += 1;
			(counted[kind] > 50 || latest - at > 12096e5) && removePlanFolder(plans, name);
		}
	}
	function hasLanded(plans, name) {
		let folder = plans.open(name);
		if (!folder.ok) return !1;
		let entry = folder.value.entry("landed");
		folder.value.close();
		return entry.ok && entry.value !== void 0;
	}
	function isPlanName(name) {
		return /^[0-9a-f]{64}$/.test(name);
	}
	function removePlanFolder(plans, name) {
		let folder = plans.open(name);
		if (!folder.ok) return;
		folder.value.removeFile(PLAN_FILE$1);
		let names = folder.value.names();
		for (let inside of names.ok ? names.value : []) folder.value.removeFile(inside).ok || removePlanFolder(folder.value, inside);
		folder.value.close();
		plans.removeDirectory(name);
	}
	function packContents(changes, planned) {
		let names = planned.flatMap((change) => sidesOf(change)).map(({ sha256: name }) => name);
		let contents = changes.flatMap((change) => sidesOf(change));
		return [...new Map(contents.map((bytes, index) => [names[index] ?? "", bytes])).values()];
	}
	function sidesOf(change) {
		return [change.before, change.after].filter((side) => side !== void 0);
	}
	function openPack(planned, pack) {
		let contents = new Map();
		let end = 0;
		for (let change of planned) for (let { sha256: name, size } of sidesOf(change)) {
			if (contents.has(name)) continue;
			contents.set(name, pack.subarray(end, end + size));
			end += size;
		}
		if (end !== pack.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered$1(`its contents have ${pack.length} bytes, not ${end}`));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ read(name) {
			let bytes = contents.get(name);
			return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
				code: "ENOENT",
				message: "it is not there"
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ bytes });
		} });
	}
	function readChanges(planned, blobs) {
		let changes = [];
		for (let change of planned) {
			let read = readChange(change, (version) => readBlob$1(blobs, version));
			if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered$1(`the content of '${change.path}' ${read.error}`));
			changes.push(read.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(changes);
	}
	function readChange(change, read) {
		if (change.kind === "create_directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(change);
		let { path } = change;
		let before = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Uint8Array()) : read(change.before);
		if (!before.ok) return before;
		if (change.kind === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "delete",
			path,
			before: before.value,
			modeBefore: change.before.mode
		});
		let after = read(change.after);
		if (!after.ok) return after;
		let { mode } = change.after;
		if (change.kind === "create") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "create",
			path,
			after: after.value,
			mode
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			kind: "update",
			path,
			before: before.value,
			after: after.value,
			modeBefore: change.before.mode,
			mode
		});
	}
	function readBlob$1(blobs, { sha256: wanted, size }) {
		let blob = blobs.read(wanted);
		if (!blob.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(`cannot be read: ${blob.error.message}`);
		let { bytes } = blob.value;
		return bytes.length === size && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(bytes) === wanted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)("is another one");
	}
	function tampered$1(why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
	}
	function parsed(parse) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)((text, context) => {
			let result = parse(text);
			if (result.ok) return result.value;
			context.issues.push({
				code: "custom",
				message: result.error.message,
				input: text
			});
			return _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn;
		}));
	}
	let Path = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_1__.X);
	let Directory = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_1__.Y);
	let Sha256 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^[0-9a-f]{64}$/));
	let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
	let Ref = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
	let DigestText = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(Sha256, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)((text) => text));
	let ErrorCode = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(Object.keys(_entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)((code) => code));
	let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(0));
	let FileVersion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(["100644", "100755"]),
		sha256: Sha256,
		size: natural
	});
	let PlannedChange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)("kind", [
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("create"),
			path: Path,
			after: FileVersion
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("update"),
			path: Path,
			before: FileVersion,
			after: FileVersion
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("delete"),
			path: Path,
			before: FileVersion
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("create_directory"),
			path: Path
		})
	]);
	let Evidence = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)("kind", [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("fetch"),
		url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		finalUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		status: natural,
		sha256: Sha256
	}), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("command"),
		command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		exitCode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)(),
		sha256: Sha256
	})]);
	let Decision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)("kind", [
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("allow"),
			rule: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("needs_approval"),
			reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("deny"),
			reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		})
	]);
	let StepOutcome = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)("kind", [
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("ran"),
			output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			warnings: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()),
			filesAffected: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(Path)
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("skipped"),
			condition: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("deferred"),
			because: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(["external", "depends_on_deferred"])
		}),
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("failed"),
			code: ErrorCode,
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			suggestion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		})
	]);
	let SourceRange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		file: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		line: natural,
		column: natural,
		endLine: natural,
		endColumn: natural
	});
	let PlannedStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		label: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		tool: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		args: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)()),
		decision: Decision,
		outcome: StepOutcome,
		at: SourceRange
	});
	let sourceFields = {
		path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		digest: DigestText,
		commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(ObjectId)
	};
	let PlanFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
		schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)(1),
		sousVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(["complete", "gated"]),
		repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			pull: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(natural)
		})),
		base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(ObjectId),
			ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(Ref),
			directory: Directory
		}),
		head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			ref: Ref,
			commit: ObjectId
		})),
		recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			...sourceFields,
			includes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(sourceFields))
		}),
		inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)([
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)()
		])),
		policy: Sha256,
		evidence: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(Evidence),
		steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(PlannedStep),
		changes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)(PlannedChange),
		tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(ObjectId),
		message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		target: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)(["working-tree", "pull-request"]), Ref]),
		digest: DigestText
	});
	function writePlan(plan) {
		return `${JSON.stringify(plan, void 0, 2)}\n`;
	}
	function readPlan(text) {
		let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.a)(text);
		if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
		let version = json.value?.schemaVersion;
		if (typeof version == "number" && version !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(otherVersion$1(version, json.value));
		let plan = PlanFile.safeParse(json.value);
		if (!plan.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged(describeIssue(plan.error)));
		let value = plan.data;
		if (planDigest(value) !== value.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged(`its content does not have the digest ${value.digest}`));
		let collision = findCollision(value);
		return collision === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(damaged(collision));
	}
	function findCollision({ changes }) {
		let paths = new Set();
		let kept = new Map();
		for (let { kind, path } of changes) {
			if (paths.has(path)) return `it changes '${path}' twice`;
			paths.add(path);
			if (kind === "delete") continue;
			let other = kept.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path));
			if (other !== void 0 && (kind !== "update" || other.kind !== "update")) return `'${path}' and '${other.path}' are one file on file systems that ignore case or accents`;
			kept.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path), {
				kind,
				path
			});
		}
		let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path)));
		for (let { kind, path } of kept.values()) {
			if (kind === "update") continue;
			let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path).find((ancestor) => files.has((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(ancestor)));
			if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
		}
	}
	function describeIssue({ issues: [issue] }) {
		let where = issue?.path.join(".") || "it";
		if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(key)}'`).join(", ")}`;
		return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
	}
	function damaged(why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
	}
	function otherVersion$1(version, plan) {
		let asked = readAsked(plan);
		let again = asked === void 0 ? "" : `: ${[
			"sous",
			"preview",
			asked.recipe,
			...asked.inputs
		].map(_shared_js__WEBPACK_IMPORTED_MODULE_2__._n).join(" ")}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, `Run the preview again${again === "" ? "." : again}`);
	}
	let Asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)() }),
		inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)([
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.jn)(),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)()
		]))
	});
	function readAsked(plan) {
		let asked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(Asked, plan);
		if (!asked.success) return;
		let { recipe, inputs } = asked.data;
		return {
			recipe: recipe.path.startsWith("sous:") ? recipe.path : recipe.path.replace(/^.*\//, "").replace(/\.ya?ml$/, ""),
			inputs: Object.entries(inputs).map(([key, value]) => `${key}=${value}`)
		};
	}
	let PullComment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		id: Positive,
		node_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), ""),
		html_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), ""),
		user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			id: Positive,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
		})),
		created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		updated_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		performed_via_github_app: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.On)({})))
	});
	function readComments(github, pull) {
		return github.requestAll("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: pull }, PullComment);
	}
	async function react(github, comment, content) {
		let sent = await github.write({
			route: "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
			parameters: {
				comment_id: comment,
				content
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
				id: Positive,
				login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
			})) })
		});
		return sent.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(sent.value.user ?? void 0) : sent;
	}
	function markerOf({ kind, subject }) {
		return `<!-- sous:${kind} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(subject)).slice(0, 16)} -->`;
	}
	async function listMarked(request) {
		let { github, pull, self, comments } = request;
		let listed = comments === void 0 ? await readComments(github, pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(comments);
		if (!listed.ok) return listed;
		let marker = markerOf(request);
		let own = listed.value.filter(({ user, body }) => user?.id === self && body.startsWith(marker)).toSorted((a, b) => a.id - b.id);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(own.map(ownComment));
	}
	async function findMarked(request) {
		let own = await listMarked(request);
		return own.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(own.value[0]) : own;
	}
	async function createMarked({ comments: _, ...request }, body) {
		let created = await createFirst(request, body);
		if (!created.ok) return created;
		let first = await findMarked(request);
		if (!first.ok || first.value === void 0 || first.value.id === created.value.id) return created;
		await removeMarked(request.github, created.value);
		return updateMarked(request.github, first.value, body);
	}
	async function createFirst({ comments: _, ...request }, body) {
		let { github, pull } = request;
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)(body, "the comment");
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
		return github.write({
			route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
			parameters: {
				issue_number: pull,
				body
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(PullComment, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)(ownComment)),
			look: () => findMarked(request)
		});
	}
	async function removeMarked(github, { id }) {
		await github.write({
			route: "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}",
			parameters: { comment_id: id },
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)()
		});
	}
	async function updateMarked(github, comment, body) {
		if (comment.body === body) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(comment);
		let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)(body, "the comment");
		if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
		let read = () => github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: comment.id }, PullComment);
		return github.write({
			route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
			parameters: {
				comment_id: comment.id,
				body
			},
			schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(PullComment, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)(ownComment)),
			async look() {
				let now = await read();
				if (!now.ok) return now;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(now.value.body === body ? ownComment(now.value) : void 0);
			}
		});
	}
	function ownComment({ id, html_url: url, body }) {
		return {
			id,
			url,
			body
		};
	}
	let PLANS = /^<!-- sous:plans ((?:[0-9a-f]{64} ?)*)-->$/m;
	async function putStickyComment(request) {
		let { github, pull, self, recipe, digest, body, comments, isFirst = !1 } = request;
		let marked = {
			github,
			pull,
			self,
			kind: "plan",
			subject: recipe
		};
		let listed = await listMarked({
			...marked,
			...comments && { comments }
		});
		if (!listed.ok) return listed;
		let [found, ...others] = listed.value;
		let known = found === void 0 ? [] : plansIn(found.body);
		let plans = digest === void 0 ? known : [digest, ...known.filter((earlier) => earlier !== digest)].slice(0, 6);
		let text = render(markerOf(marked), body, plans, digest);
		if (request.isUpdate && (found === void 0 || !isShown(found.body, digest))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		if (found === void 0) {
			let made = isFirst ? await createFirst(marked, text) : await createMarked(marked, text);
			return made.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				...made.value,
				isNew: !0
			}) : made;
		}
		for (let other of others) await removeMarked(github, other);
		let updated = await updateMarked(github, found, text);
		if (!updated.ok && updated.error.code === "api_not_found" && comments !== void 0) return putStickyComment({
			...request,
			comments: void 0
		});
		return updated.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			...updated.value,
			isNew: !1
		}) : updated;
	}
	function render(marker, body, plans, current) {
		let struck = plans.filter((digest) => digest !== current).map((digest) => `~~\`${digest.slice(0, 12)}\`~~`);
		return [
			marker,
			`<!-- sous:plans ${plans.map((digest) => `${digest} `).join("")}-->`,
			body.trimEnd(),
			...struck.length === 0 ? [] : ["", `<sub>superseded plans: ${struck.join(", ")}</sub>`],
			""
		].join("\n");
	}
	function isShown(body, digest) {
		return digest !== void 0 && body.replace(PLANS, "").includes(digest);
	}
	function plansIn(body) {
		return (PLANS.exec(body)?.[1] ?? "").split(" ").filter((text) => text !== "");
	}
	function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
		let { runners, approvers, allowBots, branches, count, ...settings } = approval;
		let meaning = {
			rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
			approval: {
				...settings,
				...count > 1 && { count },
				runners: asSet(runners.map(asLogin)),
				approvers: asSet(approvers.map(asLogin)),
				allowBots: asSet(allowBots),
				branches: asSet(branches)
			},
			protectedPaths: asSet(protectedPaths),
			fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
			limits: {
				..._shared_js__WEBPACK_IMPORTED_MODULE_2__.Pr,
				...limits
			},
			...Object.keys(secrets).length > 0 && { secrets }
		};
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.D)("sous-policy-v1", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.M)(meaning));
	}
	function meaningOf({ tool, pattern, expires, root }) {
		return {
			tool,
			pattern,
			expires: expires === void 0 ? null : momentOf(expires) ?? expires,
			root: root ?? null
		};
	}
	function momentOf(expires) {
		let time = Date.parse(expires);
		return Number.isNaN(time) ? void 0 : time;
	}
	function asLogin(login) {
		return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
	}
	function asSet(values) {
		return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(a, b)).map(([, value]) => value);
	}
	let OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
	function isObjectId(text) {
		return OBJECT_ID.test(text);
	}
	async function makeCleanRepository(request) {
		let { repository, git, disk, scratchDisk, home } = request;
		let facts = await askRepository(git, repository);
		if (!facts.ok) return facts;
		let head = request.head ?? facts.value.head;
		if (head !== void 0 && !isObjectId(head)) throw Error(`Not an object id: ${head}`);
		let common = node_path__WEBPACK_IMPORTED_MODULE_4__.dirname(facts.value.objects);
		let ownExcludes = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "info/exclude"));
		let shallow = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_4__.join(common, "shallow"));
		let files = {
			HEAD: head === void 0 ? "ref: refs/heads/main\n" : `${head}\n`,
			...request.hasRefs && await readRefs(git, repository, head),
			config: cleanConfig(facts.value.objectFormat),
			"objects/info/alternates": `${quoteLine(facts.value.objects)}\n`,
			"info/exclude": Buffer.concat([ownExcludes, Buffer.from([
				"",
				...request.excluded ?? [],
				""
			].join("\n"))]),
			...shallow.length > 0 && { shallow }
		};
		let name = node_path__WEBPACK_IMPORTED_MODULE_4__.relative(home, request.gitDirectory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_4__.sep, "/");
		let made = scratchDisk.makeDirectory(home, `${name}/refs/heads`);
		if (!made.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromSandboxFault(made.error));
		for (let [file, text] of Object.entries(files)) {
			let bytes = typeof text == "string" ? Buffer.from(text) : text;
			let written = scratchDisk.write(home, `${name}/${file}`, {
				bytes,
				mode: "100644"
			});
			if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromSandboxFault(written.error));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			gitDirectory: request.gitDirectory,
			objectFormat: facts.value.objectFormat,
			head
		});
	}
	async function readRefs(git, repository, head) {
		let [refs, branch] = await Promise.all([git.run({
			...repository,
			args: [
				"for-each-ref",
				"--format=%(objectname) %(refname)",
				"refs/heads",
				"refs/tags"
			]
		}), git.run({
			...repository,
			args: [
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]
		})]);
		let lines = refs.ok ? decodeOutput(refs.value) : "";
		let current = branch.ok ? decodeOutput(branch.value).trim() : "";
		return {
			"packed-refs": lines,
			...(head === void 0 ? current !== "" : lines.split("\n").includes(`${head} ${current}`)) && { HEAD: `ref: ${current}\n` }
		};
	}
	async function askRepository(git, repository) {
		let [facts, head] = await Promise.all([git.run({
			...repository,
			args: [
				"rev-parse",
				"--show-object-format",
				"--git-path",
				"objects"
			]
		}), git.run({
			...repository,
			args: [
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				"HEAD^{commit}"
			]
		})]);
		if (!facts.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitFailed("read the repository", facts.error));
		let [format, ...rest] = decodeOutput(facts.value).split("\n");
		let objects = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
		let commit = head.ok ? decodeOutput(head.value).trim() : "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			objectFormat: format === "sha256" ? "sha256" : "sha1",
			objects,
			head: isObjectId(commit) ? commit : void 0
		});
	}
	function cleanConfig(objectFormat) {
		return `[core]\n${objectFormat === "sha1" ? "	repositoryformatversion = 0\n" : "	repositoryformatversion = 1\n"}\tbare = false\n\tfilemode = true\n\tlogAllRefUpdates = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n${objectFormat === "sha1" ? "" : "[extensions]\n	objectFormat = sha256\n"}`;
	}
	function quoteLine(path) {
		return path.includes("\n") ? JSON.stringify(path) : path;
	}
	function readIfThere(disk, file) {
		let content = disk.readFile(file);
		return content.ok ? content.value.bytes : new Uint8Array();
	}
	function decodeOutput(bytes) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).toString("utf8");
	}
	async function makeSandboxHome(scratchDisk, outside) {
		let { home } = scratchDisk;
		if (outside !== void 0 && (home === outside || home.startsWith(outside + node_path__WEBPACK_IMPORTED_MODULE_4__.sep))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(homeInside(home));
		for (let leftover of scratchDisk.findLeftovers(864e5)) await scratchDisk.removeFolder(leftover);
		let made = scratchDisk.makeFolder();
		return made.ok ? made : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noHome(home, made.error));
	}
	function noHome(home, { code }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("io_error", `Cannot make a temporary folder in '${home}': ${code}`, "Set TMPDIR to a directory that can be written to.");
	}
	function homeInside(home) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `Temporary files would lie inside the working directory: '${home}'`, "Set TMPDIR to a directory outside of it.");
	}
	function gitFailed(action, fault) {
		let why = fault.message.split("\n", 1)[0] ?? "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
	}
	function fromSandboxFault(fault, action = "write") {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(fault, fault.path, action);
	}
	function sandboxCancelled() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "The command was cancelled before it started", "Run it again when it is wanted.");
	}
	function nameFiles(names) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(names.map((name) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(name)}'`), 10);
	}
	var PermissionGuard = class {
		#recipe;
		#caller;
		#fetchHosts;
		#write;
		#touched = new Set();
		constructor(recipe, { caller, fetchHosts } = {}) {
			let write = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)(recipe.permissions.write);
			if (!write.ok) throw Error(`A recipe was read with a glob that is none: ${write.error.message}`);
			this.#recipe = recipe;
			this.#caller = caller;
			this.#fetchHosts = fetchHosts;
			this.#write = write.value;
		}
		refuseCall({ tool, args }) {
			if (tool.effect !== "external") return;
			if (tool.hosts !== void 0) return this.#refuseHosts(tool.hosts) ?? this.#caller?.refuseCall({
				tool,
				args
			});
			let { command, url } = args;
			if (tool.permissions.includes("RunCommands") && typeof command == "string" && !this.#permissions.run.includes(command)) return this.#refuse("run", `may not run '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(command)}'`, command);
			if (tool.permissions.includes("Network") && typeof url == "string" && URL.canParse(url)) {
				let refusal = this.#refuseHosts([new URL(url).hostname]);
				if (refusal !== void 0) return refusal;
			}
			return this.#caller?.refuseCall({
				tool,
				args
			});
		}
		#refuseHosts(hosts) {
			for (let host of hosts) {
				if (!this.#permissions.fetch.includes(host)) return this.#refuse("fetch", `may not fetch from ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(host)}`, host);
				if (this.#fetchHosts?.includes(host) === !1) return refuseHost(host);
			}
		}
		mayReach(host) {
			return this.#permissions.fetch.includes(host) && this.#fetchHosts?.includes(host) !== !1 && (this.#caller?.mayReach(host) ?? !0);
		}
		refuseChanges(changes) {
			let outside = changes.find((change) => !this.#write.matches(change.path) && !isParent(change, changes));
			if (outside !== void 0) return this.#refuse("write", `may not change '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(outside.path)}'`, outside.path);
			for (let { path } of changes) this.#touched.add(path);
			let { maxFiles } = this.#permissions;
			if (this.#touched.size > maxFiles) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_permitted", `The recipe '${this.#recipe.name}' may not change more than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(maxFiles, "file")}`, `Narrow what it changes, or raise 'max-files' in its permissions${this.#place}.`);
			return this.#caller?.refuseChanges(changes);
		}
		get #permissions() {
			return this.#recipe.permissions;
		}
		get #place() {
			let { at, source } = {
				at: this.#permissions.at,
				source: this.#recipe.source
			};
			return at === void 0 ? ` in ${source.path}` : ` (${at.file}:${at.line})`;
		}
		#refuse(key, what, value) {
			let quoted = quote(key === "write" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(value) : value);
			let advice = this.#permissions.at === void 0 ? `Add 'permissions: { ${key}: [${quoted}] }' to ${this.#recipe.source.path}, if it should.` : `Add the line "- ${quoted}" to '${key}' in its permissions${this.#place}, if it should.`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_permitted", `The recipe '${this.#recipe.name}' ${what}`, advice);
		}
	};
	function refuseHost(host) {
		let message = `${_shared_js__WEBPACK_IMPORTED_MODULE_2__.Dr} does not let recipes fetch from ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(host)}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_permitted", message, `Add ${quote(host)} to 'fetch' in ${_shared_js__WEBPACK_IMPORTED_MODULE_2__.Dr}, if they should.`);
	}
	function isParent({ kind, path }, changes) {
		return kind === "create_directory" && changes.some((other) => other.path.startsWith(`${path}/`));
	}
	function quote(value) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.H)(value) === value ? `'${value.replaceAll("'", "''")}'` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.H)(JSON.stringify(value));
	}
	let DEFAULT_PLAN_LIMITS = {
		steps: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pr.steps,
		items: 2e3,
		calls: 1e4,
		files: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pr.files,
		bytes: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pr.bytes,
		wallMs: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pr.seconds * 1e3
	};
	function lowerLimits(limits, { steps, files, bytes, seconds }) {
		return {
			...limits,
			steps: Math.min(limits.steps, steps ?? limits.steps),
			files: Math.min(limits.files, files ?? limits.files),
			bytes: Math.min(limits.bytes, bytes ?? limits.bytes),
			wallMs: Math.min(limits.wallMs, seconds === void 0 ? limits.wallMs : seconds * 1e3)
		};
	}
	function surveyRecipe(recipe, library, limits) {
		let includes = new Map();
		let count = 0;
		let visit = (current, depth, from) => {
			for (let step of [...current.steps, ...current.verify]) {
				let at = from ?? step.at;
				if (++count > limits.steps) return {
					at,
					error: limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(limits.steps, "step")}, with those of the recipes that are called`)
				};
				if (step.call.kind === "tool") continue;
				let called = library.find(step.call.recipe);
				if (called === void 0) return {
					at: step.call.at,
					error: unknownRecipe(step.call.recipe)
				};
				if (depth >= 5) return {
					at,
					error: limitError("Recipes call recipes more than 5 deep")
				};
				includes.set(called.source.path, {
					path: called.source.path,
					digest: called.source.digest
				});
				let fault = visit(called, depth + 1, at);
				if (fault !== void 0) return fault;
			}
		};
		let fault = visit(recipe, 0, void 0);
		return fault === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...includes.values()]) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fault);
	}
	var PlanBudget = class {
		#limits;
		#sizes = new Map();
		#bytes = 0;
		#calls = 0;
		constructor(limits) {
			this.#limits = limits;
		}
		countCall() {
			return ++this.#calls > this.#limits.calls ? limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(this.#limits.calls, "call")} of tools`) : void 0;
		}
		countChanges(changes) {
			for (let change of changes) {
				let size = "after" in change ? change.after.length : 0;
				this.#bytes += size - (this.#sizes.get(change.path) ?? 0);
				this.#sizes.set(change.path, size);
			}
			let { files, bytes } = this.#limits;
			if (this.#sizes.size > files) return limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(files, "file")} would change`);
			return this.#bytes > bytes ? limitError(`More than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ft)(bytes)} would be written`) : void 0;
		}
	};
	function limitError(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("limit_exceeded", message, "Narrow the recipe, or split it into several that are run one after the other.");
	}
	function unknownRecipe(name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_recipe", `There is no recipe '${name}'`, "See 'sous list --all' for all of them.");
	}
	async function withDeadline(above, { ms, waiting }, work) {
		if (ms === void 0) return work({
			signal: above,
			isOver: !1
		});
		let stop = new AbortController();
		let isOver = !1;
		let pass = () => stop.abort(above.reason);
		above.aborted && pass();
		above.addEventListener("abort", pass);
		let waitedBefore = waiting.ms;
		let end = () => {
			let waited = waiting.ms - waitedBefore;
			waitedBefore += waited;
			if (waited > 0) timer = setTimeout(end, waited);
			else {
				isOver = !above.aborted;
				stop.abort();
			}
		};
		let timer = setTimeout(end, ms);
		try {
			return await work({
				signal: stop.signal,
				get isOver() {
					return isOver;
				}
			});
		} finally {
			clearTimeout(timer);
			above.removeEventListener("abort", pass);
		}
	}
	function whySensitive({ plan, changes }, config) {
		let places = {
			directory: plan.base.directory,
			matches: matchProtected(config.protectedPaths)
		};
		let reasons = [];
		for (let change of changes) {
			let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vt)(change, places);
			why !== void 0 && reasons.push(`it changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(change.path)}, which ${why}`);
		}
		reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
		let deletes = changes.filter((change) => change.kind === "delete").length;
		deletes > 20 && reasons.push(`it deletes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(deletes, "file")}`);
		return reasons;
	}
	function externalCalls({ steps }) {
		let tools = new Set();
		for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(tool) && tools.add(tool);
		return [...tools];
	}
	function hasRunExternal({ steps }) {
		return steps.some(({ tool, outcome }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
	}
	function matchProtected(globs) {
		let plain = globs.map((glob) => {
			let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)([glob]);
			if (!parsed.ok) throw Error(`A configuration was read with a glob that is none: ${parsed.error.message}`);
			return parsed.value;
		});
		let folded = globs.flatMap((glob) => {
			let parsed = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)([(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(glob)]);
			return parsed.ok ? [parsed.value] : [];
		});
		return (path) => plain.some((glob) => glob.matches(path)) || folded.some((glob) => glob.matches((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.U)(path)));
	}
	function checkProtected(changes, { approval }, directory = ".") {
		for (let change of changes) {
			let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bt)(change, {
				directory,
				allowWorkflows: approval.allowWorkflows
			});
			if (why === void 0) continue;
			let suggestion = why === "it is a workflow" ? `Run the recipe on the command line, or set 'approval: { allow-workflows: true }' in ${_shared_js__WEBPACK_IMPORTED_MODULE_2__.Dr}.` : "Change it by a pull request of your own.";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_protected", `The recipe may not change '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(change.path)}' here: ${why}`, suggestion);
		}
	}
	let PLAN_TRAILER = "Sous-Plan";
	function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
		return `${[
			`tree ${tree}`,
			...parent === void 0 ? [] : [`parent ${parent}`],
			`author ${person} ${time}`,
			`committer ${person} ${time}`
		].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
	}
	function signatureTime(baseText) {
		let header = baseText?.split("\n\n", 1)[0] ?? "";
		return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
	}
	function checkMessage(message) {
		let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
		return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
	}
	async function readAttributes(ask, names, paths) {
		let input = Buffer.from(paths.map((path) => `${path}\0`).join(""));
		let asked = await ask([
			"check-attr",
			"-z",
			"--stdin",
			...names
		], input);
		if (!asked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitFailed("read the attributes of the files", asked.error));
		let fields = decodeOutput(asked.value).split("\0");
		let found = new Map(paths.map((path) => [path, new Map()]));
		for (let at = 0; at + 2 < fields.length; at += 3) found.get(fields[at] ?? "")?.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found);
	}
	function attributeLine(path, values) {
		return [`"${`/${path}`.replace(/[*?[\\]/g, "\\$&").replace(/["\\]/g, "\\$&")}"`, ...[...values].map(([name, value]) => attributeText(name, value))].join(" ");
	}
	function attributeText(name, value) {
		if (value === "set") return name;
		if (value === "unset") return `-${name}`;
		return value === "unspecified" ? `!${name}` : `${name}=${value}`;
	}
	let ATTRIBUTES = [
		"text",
		"eol",
		"crlf"
	];
	let NOT_CONVERTED = [
		["ident", "unset"],
		["filter", "unset"],
		["working-tree-encoding", "unset"]
	];
	async function findStoredForms(request, git) {
		let { changes, prefix, askUsersGit } = request;
		let touched = changes.filter((change) => hasCrlf(change, "before") || hasCrlf(change, "after"));
		if (askUsersGit === void 0 || touched.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map());
		let places = touched.map(({ path }) => prefix + path);
		let attributes = await readAttributes(askUsersGit, ATTRIBUTES, places);
		if (!attributes.ok) return attributes;
		let autocrlf = await readAutocrlf(askUsersGit);
		if (!autocrlf.ok) return autocrlf;
		if (autocrlf.value === "false" && [...attributes.value.values()].every(convertsNothing)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map());
		let indexed = await git.run(["read-tree", request.base ?? "--empty"], "read the base");
		if (!indexed.ok) return indexed;
		let lines = places.map((place) => attributeLine(place, new Map([...attributes.value.get(place) ?? [], ...NOT_CONVERTED])));
		let written = git.write("git/info/attributes", Buffer.from(`${lines.join("\n")}\n`));
		if (!written.ok) return written;
		let converter = new Converter(git, {
			...request,
			autocrlf: autocrlf.value
		});
		let base = await converter.entries();
		if (!base.ok) return base;
		let before = await converter.convert(touched, "before");
		if (!before.ok) return before;
		let after = await converter.convert(touched, "after");
		if (!after.ok) return after;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map(touched.map(({ path }) => {
			let [kept, made] = [before.value.get(prefix + path), after.value.get(prefix + path)];
			return [path, {
				...kept !== void 0 && kept === base.value.get(prefix + path) && { before: kept },
				...made !== void 0 && { after: made }
			}];
		})));
	}
	var Converter = class {
		#git;
		#request;
		constructor(git, request) {
			this.#git = git;
			this.#request = request;
		}
		async convert(changes, side) {
			let { prefix, base, autocrlf } = this.#request;
			let wanted = changes.filter((change) => hasCrlf(change, side));
			if (wanted.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map());
			let folder = `kept-${side}`;
			for (let change of wanted) {
				let written = this.#git.write(`${folder}/${prefix}${change.path}`, bytesOf(change, side) ?? new Uint8Array());
				if (!written.ok) return written;
			}
			let names = Buffer.from(wanted.map(({ path }) => `${prefix}${path}\0`).join(""));
			let add = [
				"-c",
				`core.autocrlf=${autocrlf}`,
				"update-index",
				"--add",
				"--replace",
				"-z",
				"--stdin"
			];
			let added = await this.#git.runIn(folder, add, "convert line endings", names);
			if (!added.ok) return added;
			let entries = await this.entries();
			if (!entries.ok) return entries;
			let restored = await this.#git.run(["read-tree", base ?? "--empty"], "read the base");
			if (!restored.ok) return restored;
			let converted = new Set(wanted.map(({ path }) => prefix + path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map([...entries.value].filter(([path]) => converted.has(path))));
		}
		async entries() {
			let listed = await this.#git.ask("ls-files", "-z", "--stage");
			if (!listed.ok) return listed;
			let entries = listed.value.split("\0").flatMap((line) => {
				let [, id, path] = /^\d+ ([0-9a-f]+) \d\t(.*)$/s.exec(line) ?? [];
				return id === void 0 || path === void 0 ? [] : [[path, id]];
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map(entries));
		}
	};
	async function readAutocrlf(ask) {
		let asked = await ask([
			"config",
			"--get",
			"core.autocrlf"
		]);
		if (!asked.ok && asked.error.exitCode !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitFailed("read core.autocrlf", asked.error));
		let value = asked.ok ? decodeOutput(asked.value).trim().toLowerCase() : "false";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value === "input" ? "input" : /^(?:true|yes|on|[1-9]\d*|)$/.test(value) ? "true" : "false");
	}
	function convertsNothing(values) {
		return [...values.values()].every((value) => value === "unspecified" || value === "unset");
	}
	function hasCrlf(change, side) {
		let bytes = bytesOf(change, side);
		return bytes !== void 0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).includes("\r\n");
	}
	function bytesOf(change, side) {
		if (side === "before") return "before" in change ? change.before : void 0;
		return "after" in change ? change.after : void 0;
	}
	var SealGit = class {
		#git;
		#place;
		#make;
		#home;
		#scratchDisk;
		constructor(git, { home, scratchDisk, gitDirectory, make }) {
			this.#git = git;
			this.#place = {
				gitDirectory,
				workTree: home
			};
			this.#home = home;
			this.#scratchDisk = scratchDisk;
			this.#make = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(make);
		}
		open() {
			return this.#make();
		}
		async run(args, action, input) {
			return this.#run(this.#place, args, action, input);
		}
		async ask(...args) {
			let output = await this.run(args, "read the base");
			return output.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(decodeOutput(output.value)) : output;
		}
		async runIn(folder, args, action, input) {
			return this.#run({
				...this.#place,
				workTree: `${this.#home}/${folder}`
			}, args, action, input);
		}
		write(path, bytes) {
			let put = this.#scratchDisk.write(this.#home, path, {
				bytes,
				mode: "100644"
			});
			return put.ok ? put : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromSandboxFault(put.error));
		}
		async store(objects) {
			let opened = await this.open();
			if (!opened.ok) return opened;
			if (objects.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let pack = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.pn)(objects, opened.value.objectFormat);
			let stored = await this.run(["index-pack", "--stdin"], "store the plan", pack);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : stored;
		}
		async #run(place, args, action, input) {
			let opened = await this.open();
			if (!opened.ok) return opened;
			let output = await this.#git.run({
				...place,
				args,
				...input && { input }
			});
			return output.ok ? output : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitFailed(action, output.error));
		}
	};
	var _a;
	let TREE = "40000";
	let ID_BYTES = {
		sha1: 20,
		sha256: 32
	};
	var EditedTree = class {
		#entries = new Map();
		#format;
		constructor(format) {
			this.#format = format;
		}
		static read(trees, wanted, format, path = "") {
			let tree = new _a(format);
			let bytes = trees.get(path);
			if (bytes === void 0) return;
			for (let [name, entry] of entriesIn(bytes, format)) {
				let below = path === "" ? name : `${path}/${name}`;
				let read = entry.mode === TREE && wanted.has(below) ? _a.read(trees, wanted, format, below) : entry;
				if (read === void 0) return;
				tree.#entries.set(name, read);
			}
			return tree;
		}
		static empty(format) {
			return new _a(format);
		}
		remove(path) {
			let slash = path.indexOf("/");
			let entry = this.#entries.get(slash < 0 ? path : path.slice(0, slash));
			slash >= 0 ? entry instanceof _a && entry.remove(path.slice(slash + 1)) : entry !== void 0 && !isDirectory(entry) && this.#entries.delete(path);
		}
		put(path, entry) {
			let slash = path.indexOf("/");
			let name = slash < 0 ? path : path.slice(0, slash);
			let there = this.#entries.get(name);
			let isOthers = there !== void 0 && !(there instanceof _a) && there.mode === "160000";
			if (slash < 0) {
				this.#entries.set(name, entry);
				return isOthers ? name : void 0;
			}
			let directory = there instanceof _a ? there : new _a(this.#format);
			this.#entries.set(name, directory);
			let replaced = directory.put(path.slice(slash + 1), entry);
			if (isOthers) return name;
			return replaced === void 0 ? void 0 : `${name}/${replaced}`;
		}
		write(objects) {
			let lines = [];
			for (let [name, entry] of this.#entries) {
				if (entry instanceof _a && entry.#isEmpty()) continue;
				let { mode, id } = entry instanceof _a ? {
					mode: TREE,
					id: bytesOfId(entry.write(objects))
				} : entry;
				lines.push({
					key: mode === TREE ? `${name}/` : name,
					line: `${mode} ${name}\0${id}`
				});
			}
			lines.sort((a, b) => a.key < b.key ? -1 : 1);
			let object = {
				type: "tree",
				bytes: Buffer.from(lines.map(({ line }) => line).join(""), "latin1")
			};
			let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)(object, this.#format);
			objects.set(id, object);
			return id;
		}
		#isEmpty() {
			return [...this.#entries.values()].every((entry) => entry instanceof _a && entry.#isEmpty());
		}
	};
	_a = EditedTree;
	function bytesOfId(hex) {
		return Buffer.from(hex, "hex").toString("latin1");
	}
	function bytesOfPath(path) {
		return Buffer.from(path, "utf8").toString("latin1");
	}
	function isDirectory(entry) {
		return entry instanceof EditedTree || entry.mode === TREE;
	}
	function* entriesIn(bytes, format) {
		let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(bytes).toString("latin1");
		for (let at = 0; at < text.length;) {
			let space = text.indexOf(" ", at);
			let zero = text.indexOf("\0", space);
			let end = zero + 1 + ID_BYTES[format];
			if (space < 0 || zero < 0 || end > text.length) throw Error("Git gave an object that is no tree.");
			yield [text.slice(space + 1, zero), {
				mode: text.slice(at, space),
				id: text.slice(zero + 1, end)
			}];
			at = end;
		}
	}
	async function readBaseObjects({ git, repository, base, directories }) {
		let objects = await readObjects(git, repository, [base, ...directories.map((directory) => `${base}:${directory}`)]);
		if (!objects.ok) return objects;
		let [commit, ...found] = objects.value;
		let trees = new Map();
		for (let [index, directory] of directories.entries()) {
			let object = found[index];
			object?.type === "tree" && trees.set(bytesOfPath(directory), object.bytes);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			commit: commit?.type === "commit" ? commit.bytes.toString("utf8") : void 0,
			trees
		});
	}
	async function readObjects(git, repository, names) {
		let output = await git.run({
			...repository,
			args: ["cat-file", "--batch"],
			input: Buffer.from(`${names.join("\n")}\n`)
		});
		return output.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(readAnswers((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output.value))) : output;
	}
	function readAnswers(output) {
		let answers = [];
		for (let at = 0; at < output.length;) {
			let newline = output.indexOf("\n", at);
			let end = newline < 0 ? output.length : newline;
			let [, type = "", size = ""] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
			answers.push(type === "" ? void 0 : {
				type,
				bytes: output.subarray(end + 1, end + 1 + Number(size))
			});
			at = type === "" ? end + 1 : end + 1 + Number(size) + 1;
		}
		return answers;
	}
	async function savePlan(store, stored) {
		let { digest } = stored.plan;
		let planned = stored.changes.map(plannedChange);
		if (planDigest({
			...stored.plan,
			changes: planned
		}) !== digest) throw Error("The changes are not those of the plan.");
		let saved = await withPlans(store, makePrivate, async (plans) => {
			sweepUnfinished(plans, store.disk);
			let name = `new-${store.disk.self.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(6).toString("hex")}`;
			let written = await writeFolder(plans, name, stored, planned);
			let moved = written.ok ? putInPlace(plans, name, digest) : written;
			moved.ok ? removeOldPlans(plans) : removePlanFolder(plans, name);
			return moved;
		});
		let outcome = saved.ok ? saved.value : saved;
		return outcome.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(outcome.error, `${pathOfPlans(store)}/${digest}`, "write"));
	}
	async function readStoredPlan(store, digest) {
		let loaded = await withPlans(store, openExisting, (plans) => {
			let folder = plans.open(digest);
			if (!folder.ok) return folder;
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(readFolder(`${pathOfPlans(store)}/${digest}`, digest, folder.value));
			} finally {
				folder.value.close();
			}
		});
		let outcome = loaded.ok ? loaded.value : loaded;
		if (outcome.ok) return outcome.value;
		if (outcome.error.code === "ENOENT") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noPlan(digest, pathOfPlans(store)));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(outcome.error, `${pathOfPlans(store)}/${digest}`, "open"));
	}
	async function listPlans(store) {
		let names = await withPlans(store, openExisting, (plans) => plans.names());
		return names.ok && names.value.ok ? names.value.value.filter(isPlanName).sort() : [];
	}
	function readFolder(shown, digest, folder) {
		let file = folder.read(PLAN_FILE$1);
		if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered$1(`'${shown}/${PLAN_FILE$1}' cannot be read: ${file.error.message}`));
		let plan = readPlan(Buffer.from(file.value.bytes).toString("utf8"));
		if (!plan.ok) return plan;
		if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered$1(`'${shown}' holds the plan ${plan.value.digest}`));
		let contents = folder.read(CONTENTS_FILE);
		if (!contents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered$1(`'${shown}/${CONTENTS_FILE}' cannot be read: ${contents.error.message}`));
		let pack = openPack(plan.value.changes, contents.value.bytes);
		if (!pack.ok) return pack;
		let changes = readChanges(plan.value.changes, pack.value);
		return changes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			plan: plan.value,
			changes: changes.value
		}) : changes;
	}
	async function writeFolder(plans, name, { plan, changes }, planned) {
		let folder = makeAndOpen(plans, name, 448);
		if (!folder.ok) return folder;
		try {
			let how = {
				permissions: 384,
				isDurable: !0
			};
			let packed = await folder.value.writeAside(CONTENTS_FILE, {
				...how,
				bytes: packContents(changes, planned)
			});
			if (!packed.ok) return packed;
			let written = folder.value.write(PLAN_FILE$1, {
				...how,
				bytes: Buffer.from(writePlan(plan))
			});
			return written.ok ? folder.value.sync() : written;
		} finally {
			folder.value.close();
		}
	}
	function putInPlace(plans, name, digest) {
		removePlanFolder(plans, digest);
		let moved = plans.moveFrom(plans, name, digest);
		return moved.ok ? plans.sync() : moved;
	}
	function noPlan(digest, place) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `There is no plan ${digest} in '${place}'`, "Look for it with 'sous plans', or make the plan anew.");
	}
	async function openSeal(request) {
		let { scratchDisk } = request;
		if (request.base !== void 0 && !isObjectId(request.base)) throw Error(`Not an object id: ${request.base}`);
		let home = await makeSandboxHome(scratchDisk, request.repository.workTree);
		if (!home.ok) return home;
		let sealed = await seal(request, home.value);
		sealed.ok || await scratchDisk.removeFolder(home.value);
		return sealed;
	}
	async function seal(request, home) {
		let { base, scratchDisk } = request;
		let gitDirectory = node_path__WEBPACK_IMPORTED_MODULE_4__.join(home, "git");
		let make = () => makeCleanRepository({
			...request,
			...base !== void 0 && { head: base },
			home,
			gitDirectory
		});
		let git = new SealGit(request.git, {
			home,
			scratchDisk,
			gitDirectory,
			make
		});
		let prefix = request.directory === "." ? "" : `${request.directory}/`;
		let opened = await openTree(request, prefix, git);
		if (!opened.ok) return opened;
		let { tree, format, time } = opened.value;
		let kept = await findStoredForms({
			...request,
			prefix,
			askUsersGit: request.askUsersGit
		}, git);
		if (!kept.ok) return kept;
		let objects = new Map();
		let foreign = editTree(tree, {
			...request,
			prefix,
			kept: kept.value,
			format,
			objects
		});
		if (foreign !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(foreign);
		let treeId = tree.write(objects);
		let store = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(() => git.store([...objects.values()]));
		let stored = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await store();
		if (!stored.ok) return stored;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			gitDirectory,
			tree: treeId,
			kept: kept.value,
			store,
			async commit(plan) {
				if (plan.tree !== treeId) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(isConvertible(request) ? otherLineEndings() : otherTree(plan.tree, treeId));
				let refusal = checkMessage(plan.message);
				if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(refusal);
				let commit = {
					type: "commit",
					bytes: Buffer.from(commitText({
						...plan,
						tree: treeId,
						parent: base,
						time
					}))
				};
				let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)(commit, format);
				objects.set(id, commit);
				let written = request.contents === "named" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await git.store([commit]);
				return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(id) : written;
			},
			[Symbol.asyncDispose]: async () => void await scratchDisk.removeFolder(home)
		});
	}
	async function openTree({ base, changes, ...request }, prefix, git) {
		if (base === void 0) {
			let clean = await git.open();
			if (!clean.ok) return clean;
			let format = clean.value.objectFormat;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				tree: EditedTree.empty(format),
				format,
				time: signatureTime(void 0)
			});
		}
		let format = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(base);
		let directories = new Set(["", ...changes.flatMap(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(`${prefix}${path}`))]);
		let read = await readBaseObjects({
			...request,
			base,
			directories: [...directories]
		});
		if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(gitFailed("read the base", read.error));
		let { commit, trees } = read.value;
		let tree = commit === void 0 ? void 0 : EditedTree.read(trees, new Set([...directories].map(bytesOfPath)), format);
		return tree === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(baseMissing(base)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			tree,
			format,
			time: signatureTime(commit)
		});
	}
	function editTree(tree, { changes, prefix, kept, format, objects }) {
		for (let { kind, path } of changes) kind === "delete" && tree.remove(bytesOfPath(prefix + path));
		for (let change of changes) {
			if (change.kind !== "create" && change.kind !== "update") continue;
			let keptForm = kept.get(change.path)?.after;
			let id = keptForm ?? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)(change.after, format);
			keptForm === void 0 && objects.set(id, {
				type: "blob",
				bytes: change.after
			});
			let path = `${prefix}${change.path}`;
			let replaced = tree.put(bytesOfPath(path), {
				mode: change.mode,
				id: bytesOfId(id)
			});
			if (replaced !== void 0 && change.kind === "create") return belongsToOther(path, Buffer.from(replaced, "latin1").toString("utf8"));
		}
	}
	function belongsToOther(path, place) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("path_denied", `Path '${path}' belongs to another git repository, '${place}'`, "Run Sous in that repository instead.");
	}
	function baseMissing(base) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("stale", `The commit ${base} that the plan was made on is not in this repository`, "Fetch that commit, or make the plan anew.");
	}
	function isConvertible({ changes, askUsersGit }) {
		return askUsersGit !== void 0 && changes.some((change) => hasCrlf(change, "after"));
	}
	function otherLineEndings() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("stale", "Git keeps line endings otherwise than it did when the plan was made: core.autocrlf or .gitattributes have changed", "Nothing was written. Make the plan anew.");
	}
	function otherTree(planned, found) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("plan_tampered", `The plan comes to the tree ${found}, not to ${planned ?? "none"}`, "Make the plan anew.");
	}
	async function completePlan(content, changes, tools) {
		let planned = {
			...content,
			changes: changes.map(plannedChange)
		};
		if (tools === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(loaded({
			plan: {
				...planned,
				digest: planDigest(planned)
			},
			changes
		}, void 0));
		let seal = await openSeal({
			...tools,
			base: content.base.commit,
			directory: content.base.directory,
			changes,
			contents: "named"
		});
		if (!seal.ok) return seal;
		let complete = {
			...planned,
			tree: seal.value.tree
		};
		return commitPlan(seal.value, {
			plan: {
				...complete,
				digest: planDigest(complete)
			},
			changes
		});
	}
	async function commitPlan(seal, stored) {
		let commit = await seal.commit(stored.plan);
		let { gitDirectory, tree, kept, store } = seal;
		if (commit.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(loaded(stored, {
			gitDirectory,
			tree,
			kept,
			store,
			commit: commit.value
		}, seal));
		await seal[Symbol.asyncDispose]();
		return commit;
	}
	function loaded({ plan, changes }, sealed, seal) {
		return {
			plan,
			changes,
			sealed,
			[Symbol.asyncDispose]: async () => seal?.[Symbol.asyncDispose]()
		};
	}
	let MOVED = /stale info|fetch first|non-fast-forward|already exists|cannot lock ref|failed to (?:update|lock) ref|but expected|incorrect old value|unable to resolve reference/i;
	let DENIED = new Set([
		"auth_expired",
		"token_not_permitted",
		"repo_archived"
	]);
	function readPushAnswers(output, said) {
		let answers = new Map();
		for (let line of output.split("\n")) {
			let [, flag, ref, summary] = /^([ +\-*!=])\t[^\t:]*:(\S+)\t(.*)$/.exec(line) ?? [];
			if (ref === void 0 || summary === void 0 || /\(atomic (?:push|transaction) fail/i.test(summary)) continue;
			answers.set(ref, flag === "!" ? refRefused(ref, summary, said) : { kind: "taken" });
		}
		return answers;
	}
	function refRefused(ref, summary, said) {
		let all = `${summary}\n${said}`;
		let reasons = readReasons(said);
		let why = brief(reasons.length === 0 ? summary : reasons.join(" "));
		let message = `GitHub refused the push to '${ref}': ${why}`;
		if (/without `?workflows?`? permission|refusing to allow .* workflow/i.test(all)) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("workflows_permission", message));
		if (/GH009|push protection|cannot contain secrets/i.test(all)) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("push_protection", withPlaces(message, said)));
		if (reasons.length > 0 && reasons.every((reason) => /verified signature/i.test(reason))) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("signatures_required", message));
		if (/GH006|GH013|protected branch|rule violations|protected ref/i.test(all)) return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("protected_branch", `GitHub protects '${ref}': ${why}`));
		if (MOVED.test(summary)) return { kind: "moved" };
		return refused((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("push_rejected", message));
	}
	function readReasons(said) {
		let reasons = [...said.matchAll(/^remote: *(?:- |error: )(.+?) *$/gm)].map(([, reason = ""]) => reason.replace(/^GH\d+: (?:(?:Repository rule violations|Protected branch update failed).*)?/, "")).filter((reason) => !/^$|^commit: |^GITHUB PUSH PROTECTION$/.test(reason));
		return [...new Set(reasons)].slice(0, 5);
	}
	function withPlaces(message, said) {
		let places = [...said.matchAll(/^remote: +path: (.+?) *$/gm)].map(([, place = ""]) => place);
		return places.length === 0 ? message : `${message} (${brief(places.slice(0, 5).join(", "))})`;
	}
	function refused(why) {
		return {
			kind: "refused",
			refusal: why
		};
	}
	function transportRefusal(action, { message }) {
		let shown = `Git could not ${action}: ${brief(tellingLine(message))}`;
		if (/returned error: 401|Authentication failed|could not read (?:Username|Password)/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("auth_expired", shown);
		if (/archived so it is read-only/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("repo_archived", shown);
		if (/returned error: 403|Permission to .* denied|Write access to repository not granted/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("token_not_permitted", shown, "Add 'contents: write' to the job's 'permissions:'.");
		if (/returned error: 404|repository .* not found/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_not_found", shown);
		if (/not our ref|couldn't find remote ref|unadvertised object|did not receive expected object/i.test(message)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_missing", shown);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", shown);
	}
	function isDenied({ code }) {
		return DENIED.has(code);
	}
	function tellingLine(message) {
		let lines = message.split("\n");
		return lines.findLast((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? "";
	}
	function brief(text) {
		let line = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
		return line.length <= 300 ? line : `${line.slice(0, 300)}\u2026`;
	}
	function movedRefusal({ ref, from, to }, now) {
		if (from === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_moved", `'${ref}' was to be new, and is at ${now} already`);
		if (now === void 0 && to !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_missing", `'${ref}' is gone: it was to be at ${from}`);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_moved", `'${ref}' is at ${now ?? "nothing"}, and not at ${from} any more`);
	}
	function blockedRefusal(updates, refs) {
		for (let { ref } of updates) {
			let patterns = blockersOf(ref);
			let blocker = [...refs.keys()].find((name) => patterns.some((pattern) => matchesRef(pattern, name)));
			if (blocker === void 0) continue;
			let next = blocker.startsWith("refs/heads/") ? "Rename or delete that branch, then try again." : `Sous never creates that ref, so it loses nothing if you delete it: 'git push origin :${escapeShell(blocker)}'. Then try again.`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_blocked", `Git cannot create '${ref}' while '${blocker}' exists`, next);
		}
	}
	function escapeShell(ref) {
		return ref.replace(/[^\w/.@%+=,-]/gu, "\\$&");
	}
	function unknownOutcome$1(why) {
		return {
			...why,
			message: `${why.message}; whether the push before it happened is not known`,
			suggestion: "Run it again: Sous looks first for what is there already.",
			isUnknown: !0
		};
	}
	let REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u;
	function blockersOf(ref) {
		let names = ref.split("/");
		return [...names.slice(3).map((_, i) => names.slice(0, i + 3).join("/")), `${ref}/*`];
	}
	function matchesRef(pattern, ref) {
		return pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern;
	}
	function checkUpdate({ ref, from, to }) {
		checkRef(ref);
		from !== void 0 && checkObjectId(from);
		to !== void 0 && checkObjectId(to);
	}
	function checkRef(ref) {
		if (!isUsableRef(ref)) throw Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`);
	}
	function checkObjectId(id) {
		if (!isObjectId(id)) throw Error(`Not an object id: ${JSON.stringify(id)}`);
	}
	function isUsableRef(ref) {
		return REF.test(ref);
	}
	let FETCHED = "refs/fetched/";
	let BACK_OFF_MS$1 = [1e3, 3e3];
	async function openRemote(options) {
		let { scratchDisk, objectFormat = "sha1" } = options;
		let access = accessTo(options);
		let home = await makeSandboxHome(scratchDisk, void 0);
		if (!home.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", home.error.message, home.error.suggestion));
		let files = {
			"git/HEAD": "ref: refs/heads/none\n",
			"git/config": cleanConfig(objectFormat),
			"git/info/attributes": "* -text -ident -filter !eol !crlf !working-tree-encoding\n"
		};
		let [fault] = [...[
			"git/objects",
			"git/refs",
			"tree"
		].map((name) => scratchDisk.makeDirectory(home.value, name)), ...Object.entries(files).map(([name, text]) => scratchDisk.write(home.value, name, {
			bytes: Buffer.from(text),
			mode: "100644"
		}))].flatMap((made) => made.ok ? [] : [made.error]);
		if (fault === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new RemoteRepository(options, {
			home: home.value,
			access
		}));
		await scratchDisk.removeFolder(home.value);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", `Cannot write '${fault.path}': ${fault.message}`));
	}
	function accessTo({ url, token, proxy, certificates }) {
		let { origin, username, password } = new URL(url);
		if (username !== "" || password !== "") throw Error("A token never goes into a URL.");
		return {
			origin,
			token,
			...proxy !== void 0 && { proxy },
			...certificates !== void 0 && { certificates }
		};
	}
	var RemoteRepository = class {
		options;
		#home;
		#access;
		#stored = 0;
		#fetched = new Map();
		constructor(options, { home, access }) {
			this.options = options;
			this.#home = home;
			this.#access = access;
		}
		get place() {
			return {
				gitDirectory: node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#home, "git"),
				workTree: node_path__WEBPACK_IMPORTED_MODULE_4__.join(this.#home, "tree")
			};
		}
		async fetchCommit(commit, wanted) {
			checkObjectId(commit);
			let has = this.#fetched.get(commit);
			if (has === !0 || has === !1 && !wanted.contents) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let options = [...(await this.run([
				"cat-file",
				"-e",
				commit
			])).ok ? ["--refetch"] : [], wanted.contents ? "--no-filter" : "--filter=blob:none"];
			let fetched = await this.#fetch([
				...options,
				"--end-of-options",
				this.options.url,
				commit
			], `fetch the commit ${commit}`, 1);
			fetched.ok && this.#fetched.set(commit, wanted.contents);
			return fetched;
		}
		async fetchHistory(tip, depth, gitDirectory = this.place.gitDirectory) {
			checkObjectId(tip);
			let args = [
				"--filter=tree:0",
				"--end-of-options",
				this.options.url,
				tip
			];
			return this.#fetch(args, `fetch the history of ${tip}`, depth, gitDirectory);
		}
		async fetchRef(ref) {
			checkRef(ref);
			let local = FETCHED + ref.slice(5);
			let fetched = await this.#fetch([
				"--no-filter",
				"--end-of-options",
				this.options.url,
				`+${ref}:${local}`
			], `fetch '${ref}'`, void 0);
			if (!fetched.ok) return fetched.error.code === "ref_missing" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : fetched;
			let found = await this.run([
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				local
			]);
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(decodeOutput(found.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal(`read '${ref}'`, found.error));
		}
		async fetchTips(prefix) {
			checkRef(`${prefix}x`);
			let local = FETCHED + prefix.slice(5);
			let args = [
				"--prune",
				"--filter=tree:0",
				"--end-of-options",
				this.options.url,
				`+${prefix}*:${local}*`
			];
			let fetched = await this.#fetch(args, `fetch '${prefix}*'`, 1);
			return fetched.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(local) : fetched;
		}
		async readRefs(patterns) {
			for (let pattern of patterns) checkRef(pattern.replace(/\*$/, "x"));
			return this.#listRefs(patterns);
		}
		async #listRefs(patterns) {
			let listed = await this.#repeat([
				"ls-remote",
				"--refs",
				"--quiet",
				"--end-of-options",
				this.options.url,
				...patterns
			], "read the refs");
			if (!listed.ok) return listed;
			let isWanted = (ref) => patterns.some((pattern) => matchesRef(pattern, ref));
			let entries = decodeOutput(listed.value).split("\n").map((line) => line.split("	")).flatMap(([id = "", ref = ""]) => isObjectId(id) && isWanted(ref) ? [[ref, id]] : []);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map(entries));
		}
		async readTip() {
			let listed = await this.#repeat([
				"ls-remote",
				"--quiet",
				"--end-of-options",
				this.options.url,
				"HEAD"
			], "read the default branch");
			if (!listed.ok) return listed;
			let id = /^([0-9a-f]+)\tHEAD$/m.exec(decodeOutput(listed.value))?.[1] ?? "";
			return isObjectId(id) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_missing", "The repository has no default branch"));
		}
		async refusePush() {
			let args = [
				"push",
				"--dry-run",
				"--porcelain",
				"--no-verify",
				"--no-signed",
				this.options.url,
				":refs/sous/none"
			];
			let asked = await this.#speak(args, this.place, this.options.signal);
			let why = asked.ok ? void 0 : transportRefusal("begin a push", asked.error);
			return why !== void 0 && isDenied(why) ? why : void 0;
		}
		async push(updates, from = this.place.gitDirectory) {
			for (let update of updates) checkUpdate(update);
			for (let isFirst = !0;; isFirst = !1) {
				let sent = await this.#pushOnce(updates, from);
				if (sent.kind === "taken") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
				if (sent.kind === "refused" && sent.refusal.code !== "push_rejected") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(sent.refusal);
				let now = await this.#listRefs(updates.flatMap(({ ref }) => [ref, ...blockersOf(ref)]));
				if (sent.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((now.ok ? blockedRefusal(updates, now.value) : void 0) ?? sent.refusal);
				if (!now.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownOutcome$1(now.error));
				if (updates.every(({ ref, to }) => now.value.get(ref) === to)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
				let blocked = blockedRefusal(updates, now.value);
				if (blocked !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(blocked);
				let moved = updates.find(({ ref, from: was }) => now.value.get(ref) !== was);
				if (moved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(movedRefusal(moved, now.value.get(moved.ref)));
				if (sent.kind === "lost" && (!isFirst || isDenied(sent.refusal))) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(sent.refusal);
				if (sent.kind === "moved" && !isFirst) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("ref_moved", `'${updates[0]?.ref}' is being changed by somebody else`));
			}
		}
		run(args, input, gitDirectory = this.place.gitDirectory) {
			return this.options.git.run({
				...this.place,
				gitDirectory,
				args,
				...input && { input }
			});
		}
		async storeContents(contents) {
			let folder = `new-${this.#stored++}`;
			for (let [i, bytes] of contents.entries()) {
				let written = this.options.scratchDisk.write(this.#home, `${folder}/${i}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", `Cannot write '${written.error.path}': ${written.error.message}`));
			}
			let input = Buffer.from(contents.map((_, i) => `../${folder}/${i}\n`).join(""));
			let hashed = await this.run([
				"hash-object",
				"-w",
				"--no-filters",
				"--stdin-paths"
			], input);
			if (!hashed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal("store contents", hashed.error));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(decodeOutput(hashed.value).trim().split("\n").slice(0, contents.length));
		}
		async [Symbol.asyncDispose]() {
			await this.options.scratchDisk.removeFolder(this.#home);
		}
		async #pushOnce(updates, gitDirectory) {
			let leases = updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ""}`);
			let atomic = updates.length > 1 ? ["--atomic"] : [];
			let refspecs = updates.map(({ ref, to }) => `${to ?? ""}:${ref}`);
			let args = [
				"push",
				"--porcelain",
				"--no-verify",
				"--no-signed",
				"--no-thin",
				...atomic,
				...leases,
				this.options.url,
				...refspecs
			];
			let pushed = await this.#speak(args, {
				...this.place,
				gitDirectory
			});
			if (pushed.ok) return { kind: "taken" };
			let answers = readPushAnswers(pushed.error.output ?? "", pushed.error.message);
			let refused = [...answers.values()].find((answer) => answer.kind === "refused");
			if ([...answers.values()].some(({ kind }) => kind === "moved")) return { kind: "moved" };
			if (refused !== void 0) return refused;
			return {
				kind: "lost",
				refusal: transportRefusal(`push '${updates[0]?.ref}'`, pushed.error)
			};
		}
		async #fetch(args, action, depth, into) {
			let options = [
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head",
				"--no-auto-maintenance",
				"--no-recurse-submodules"
			];
			let shallow = depth === void 0 ? [] : [`--depth=${depth}`];
			let fetched = await this.#repeat([
				"fetch",
				...options,
				...shallow,
				...args
			], action, into);
			return fetched.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : fetched;
		}
		async #repeat(args, action, gitDirectory = this.place.gitDirectory) {
			for (let attempt = 0;; attempt++) {
				let { signal } = this.options;
				let output = await this.#speak(args, {
					...this.place,
					gitDirectory
				}, signal);
				if (output.ok) return output;
				if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", `The run was cancelled before git could ${action}`));
				let why = transportRefusal(action, output.error);
				let pause = BACK_OFF_MS$1[attempt];
				if (why.code !== "api_unavailable" || pause === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(why);
				await this.options.sleep(pause);
			}
		}
		#speak(args, place, signal) {
			let { git } = this.options;
			return git.run({
				...place,
				args,
				remote: this.#access,
				timeoutMs: 3e5,
				...signal && { signal }
			});
		}
	};
	function localRefusal(action, { message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", `Git could not ${action}: ${message.split("\n", 1)[0] ?? ""}`);
	}
	async function checkOut(remote, commit, directory = ".") {
		let fetched = await remote.fetchCommit(commit, { contents: !0 });
		if (!fetched.ok) return fetched;
		let { gitDirectory, workTree } = remote.place;
		let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
		let marked = remote.options.scratchDisk.write(node_path__WEBPACK_IMPORTED_MODULE_4__.dirname(workTree), "tree/.git", {
			bytes,
			mode: "100644"
		});
		if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", `Cannot write '${marked.error.path}': ${marked.error.message}`));
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
			if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal(`check out ${commit}`, done.error));
		}
		let { disk } = remote.options;
		let [top, folder] = [disk.realPath(workTree), disk.realPath(node_path__WEBPACK_IMPORTED_MODULE_4__.join(workTree, directory))];
		return top.ok && folder.ok && folder.value === node_path__WEBPACK_IMPORTED_MODULE_4__.join(top.value, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(workTree, directory)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`));
	}
	let SKIPS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi;
	let SKIP_TRAILER = /^skip-checks\s*:/im;
	let SPEAKING_TRAILER = /^(?:sous-[\w-]*|co-authored-by|signed-off-by|acked-by|reviewed-by|approved-by)\s*:/im;
	function plainLine(text, most = 72) {
		let [first = ""] = text.toWellFormed().split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, " ").replace(/\s+/g, " ").trim()).filter((line) => line !== "");
		let line = first.replace(SKIPS, "($1)").replace(SKIP_TRAILER, "skip-checks");
		return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed().replace(/\uFFFD$/, "").trimEnd()}\u2026`;
	}
	function checkCommitMessage(message) {
		let found = message.match(SKIPS)?.[0] ?? SKIP_TRAILER.exec(message)?.[0] ?? SPEAKING_TRAILER.exec(message)?.[0];
		if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("message_refused", `The commit message of the plan holds '${found}'`);
		return /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === "" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("message_refused", "The commit message of the plan is empty or has characters that git cannot keep") : void 0;
	}
	function runAgain({ recipe, inputs }) {
		return commandFor({
			recipe,
			inputs: Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== null))
		});
	}
	function commandFor(plan) {
		let asked = readAsked(plan);
		let command = asked && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.E)({
			kind: "run",
			...asked
		});
		let read = command === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.T)(command);
		return read?.ok === !0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.E)(read.value) === command ? command : void 0;
	}
	function otherVersion(digest, plan) {
		let command = commandFor(plan);
		let again = command === void 0 ? "Run the preview again." : `Run the preview again: ${command}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_version", `Another version of Sous made the plan ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)}`, again);
	}
	var __addDisposableResource$2 = function(env, value, async) {
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
	var __disposeResources$2 = (function(SuppressedError) {
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
	async function checkExpectedPlan({ plan, changes }, expected) {
		let { recipe, config, isFork } = expected;
		let moved = expected.checkPlace(plan);
		if (moved !== void 0) return moved;
		if (plan.sousVersion !== expected.sousVersion) return otherVersion(plan.digest, plan);
		if (plan.recipe.path !== recipe.source.path) return foreign(plan, `it is of the recipe ${plan.recipe.path}`);
		if (inputsText(plan.inputs) !== inputsText(expected.inputs)) return foreign(plan, "it has other inputs");
		if (plan.recipe.digest !== recipe.source.digest) return outdated(plan, recipe.source.path);
		if (plan.policy !== policyHash(config)) return outdated(plan, "the configuration");
		if (plan.message !== expected.message) return foreign(plan, "it has another commit message");
		for (let source of plan.recipe.includes) if (!await expected.isTrusted(source)) return outdated(plan, source.path);
		if (isFork && plan.steps.some(({ tool, outcome }) => outcome.kind === "ran" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(tool))) return foreign(plan, "it ran something over the files of a fork");
		let missing = findMissingCall(plan, recipe);
		if (missing !== void 0) return foreign(plan, `it does not tell of the call at ${missing}`);
		let limits = new PlanBudget(lowerLimits(DEFAULT_PLAN_LIMITS, config.limits));
		let forbidden = new PermissionGuard(recipe).refuseChanges(changes) ?? limits.countChanges(changes) ?? checkProtected(changes, config, plan.base.directory);
		return forbidden === void 0 ? checkCommitMessage(plan.message) : fromToolError(forbidden);
	}
	function findMissingCall({ steps }, recipe) {
		let isTold = ({ at, if: condition }) => steps.some((told) => told.at.file === at.file && told.at.line === at.line && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(told.tool) && (condition !== void 0 || told.outcome.kind !== "skipped"));
		let missing = [...recipe.steps, ...recipe.verify].find((step) => step.call.kind === "tool" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(_shared_js__WEBPACK_IMPORTED_MODULE_2__.Vr[step.call.tool] ?? step.call.tool) && step.forEach === void 0 && !isTold(step));
		return missing === void 0 ? void 0 : `${missing.at.file}:${missing.at.line}`;
	}
	function checkPullPlace(plan, pull) {
		let { repository, head, base } = pull;
		if (plan.repository?.id !== String(repository.id) || plan.repository.pull !== pull.number) return foreign(plan, `it was not made for #${pull.number}`);
		if (plan.head?.repository !== String(head.repository ?? "gone") || plan.head.ref !== `refs/heads/${head.ref}`) return foreign(plan, "it was made on another branch");
		if (plan.target !== plan.head.ref || plan.base.directory !== "." || plan.base.commit !== plan.head.commit) return foreign(plan, "it is for another place");
		if (plan.base.ref !== `refs/heads/${base.ref}`) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", `The plan was made for '${plan.base.ref}', and #${pull.number} is for '${base.ref}' now`);
		if (plan.head.commit !== head.commit) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_head", `The plan was made on ${plan.head.commit.slice(0, 12)}, and #${pull.number} is at ${head.commit.slice(0, 12)} now`);
	}
	let PROPOSAL_TARGET = "pull-request";
	function checkProposalPlan(plan, { repository, place }) {
		let { base } = plan;
		if (plan.repository?.id !== String(repository) || plan.repository.pull !== void 0 || plan.target !== "pull-request" || plan.head) return foreign(plan, "it is not a proposal for this repository");
		if (base.ref !== place.ref || base.directory !== place.directory) return foreign(plan, "it is for another place");
		if (base.commit === place.commit) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("stale_base", `The plan was made on ${base.commit?.slice(0, 12)}, and '${base.ref}' is at ${place.commit?.slice(0, 12)} now`);
	}
	async function checkContents(remote, { plan, changes }) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let commit = plan.base.commit ?? "";
			let fetched = await remote.fetchCommit(commit, { contents: !1 });
			if (!fetched.ok) return fetched.error;
			let listed = await remote.run([
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]);
			if (!listed.ok) return localRefusal("list the files", listed.error);
			let files = new Map(decodeOutput(listed.value).split("\0").flatMap((line) => {
				let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
				return path === "" ? [] : [[path, `${mode} ${id}`]];
			}));
			let other = changes.find((change) => change.kind !== "create_directory" && files.get(change.path) !== beforeOf(change));
			if (other !== void 0) return foreign(plan, `'${other.path}' is not what the plan says it was`);
			if (plan.status === "gated") return;
			let { git, disk, scratchDisk } = remote.options;
			let { directory } = plan.base;
			let opened = await openSeal({
				repository: remote.place,
				base: commit,
				directory,
				changes,
				git,
				disk,
				scratchDisk,
				contents: "named"
			});
			if (!opened.ok) return fromToolError(opened.error);
			let seal = __addDisposableResource$2(env_1, opened.value, !0);
			return seal.tree === plan.tree ? void 0 : foreign(plan, `it comes to the tree ${seal.tree}`);
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources$2(env_1);
			result_1 && await result_1;
		}
	}
	function beforeOf(change) {
		if (change.kind !== "update" && change.kind !== "delete") return;
		return `${change.modeBefore} ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)(change.before, "sha1")}`;
	}
	function inputsText(inputs) {
		return JSON.stringify(Object.entries(inputs).filter(([, value]) => value !== null).sort(([a], [b]) => a < b ? -1 : 1));
	}
	function foreign({ digest }, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `The plan ${digest} is not the one that was asked for: ${why}`);
	}
	function outdated({ digest }, what) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_outdated", `On the default branch, ${what} has changed since the plan ${digest.slice(0, 16)} was made`);
	}
	function fromToolError({ message, suggestion }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", message, suggestion);
	}
	let NEXT = {
		planned: [
			"planned",
			"applying",
			"applied",
			"superseded"
		],
		applying: [
			"applying",
			"applied",
			"failed"
		],
		failed: [
			"planned",
			"applying",
			"applied",
			"superseded"
		],
		superseded: ["planned", "applied"],
		applied: []
	};
	function mayBecome(from, to) {
		return NEXT[from].includes(to);
	}
	function writePlanState(state) {
		return Buffer.from(`${JSON.stringify(state, void 0, 2)}\n`);
	}
	function readPlanState(bytes) {
		let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.a)(Buffer.from(bytes).toString("utf8"));
		if (!json?.ok) return;
		let state = stateSchema().safeParse(json.value);
		return state.success && !Number.isNaN(Date.parse(state.data.plannedAt)) ? state.data : void 0;
	}
	let schema;
	function stateSchema() {
		schema ??= makeSchema();
		return schema;
	}
	function makeSchema() {
		let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(0));
		let run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			id,
			attempt: id
		});
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)(1),
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)([
				"planned",
				"applying",
				"applied",
				"failed",
				"superseded"
			]),
			plannedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			origin: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
				run,
				comment: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(id)
			}),
			run: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)(run),
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
			supersededBy: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^[0-9a-f]{64}$/))),
			reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)())
		});
	}
	function scopeOf({ repository, target }) {
		return repository?.pull === void 0 ? `ref-${keyOf(target)}` : `pr-${repository.pull}`;
	}
	function lockRef(plan) {
		return `refs/sous/locks/${scopeOf(plan)}`;
	}
	function currentRef(plan) {
		return `refs/sous/current/${scopeOf(plan)}/${keyOf(plan.recipe.path)}`;
	}
	function currentRefOn(pull, recipe) {
		return `refs/sous/current/pr-${pull}/${keyOf(recipe)}`;
	}
	function currentRefsOf(pull) {
		return `refs/sous/current/pr-${pull}/*`;
	}
	let CURRENT_OF_PULLS = "refs/sous/current/pr-*";
	function pullOf(ref) {
		let [, number] = /^refs\/sous\/current\/pr-([1-9]\d{0,14})\//.exec(ref) ?? [];
		return number === void 0 ? void 0 : Number(number);
	}
	function keyOf(name) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(name)).slice(0, 16);
	}
	let SOUS = "Sous <sous@localhost>";
	async function readState(remote, id) {
		let kind = await remote.run([
			"cat-file",
			"-t",
			id
		]);
		if (!kind.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal(`read ${id}`, kind.error));
		if (decodeOutput(kind.value).trim() !== "commit") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let listed = await remote.run([
			"ls-tree",
			"-r",
			"-t",
			"-z",
			"-l",
			"--full-tree",
			id
		]);
		if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal(`read ${id}`, listed.error));
		let found = readListing(decodeOutput(listed.value));
		if (found === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let contents = await readContents(remote, found.files.map((file) => file.id));
		if (!contents.ok) return contents;
		let files = new Map(found.files.flatMap(({ path, id: blob }) => withContent(path, contents.value.get(blob))));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			id,
			files,
			entries: found.entries
		});
	}
	async function writeState(remote, { entries, subject, time }) {
		let tree = await writeTree(remote, entries);
		if (!tree.ok) return tree;
		let when = `${Math.floor(time.getTime() / 1e3)} +0000`;
		let text = `tree ${tree.value}\nauthor ${SOUS} ${when}\ncommitter ${SOUS} ${when}\n\n${subject}\n`;
		let written = await remote.run([
			"hash-object",
			"-w",
			"-t",
			"commit",
			"--stdin"
		], Buffer.from(text));
		return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(decodeOutput(written.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal("write a state", written.error));
	}
	async function writeTree(remote, entries) {
		let lines = [...entries].map(([name, { mode, id }]) => `${mode} ${mode === "040000" ? "tree" : "blob"} ${id}\t${name}\0`);
		let tree = await remote.run(["mktree", "-z"], Buffer.from(lines.join("")));
		return tree.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(decodeOutput(tree.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal("write a tree", tree.error));
	}
	function readListing(text) {
		let files = [];
		let entries = new Map();
		let total = 0;
		for (let line of text.split("\0").slice(0, -1)) {
			let [, mode, id, size, path] = /^(100644|040000) (?:blob|tree) ([0-9a-f]+) +(\d+|-)\t([\w.-]+(?:\/[\w.-]+)?)$/.exec(line) ?? [];
			if (id === void 0 || path === void 0 || !isObjectId(id) || mode !== "100644" && mode !== "040000") return;
			path.includes("/") || entries.set(path, {
				mode,
				id
			});
			if (mode === "040000") continue;
			total += Number(size);
			if (!(total <= 67108864)) return;
			files.push({
				path,
				id
			});
		}
		return {
			files,
			entries
		};
	}
	async function readContents(remote, ids) {
		let wanted = [...new Set(ids)];
		let output = await remote.run(["cat-file", "--batch"], Buffer.from(wanted.map((id) => `${id}\n`).join("")));
		if (!output.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(localRefusal("read contents", output.error));
		let bytes = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(output.value);
		let contents = new Map();
		for (let at = 0; at < bytes.length;) {
			let end = bytes.indexOf("\n", at);
			let [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(bytes.toString("latin1", at, end)) ?? [];
			if (id === void 0 || size === void 0) break;
			let start = end + 1;
			contents.set(id, bytes.subarray(start, start + Number(size)));
			at = start + Number(size) + 1;
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(contents);
	}
	function withContent(path, bytes) {
		return bytes === void 0 ? [] : [[path, bytes]];
	}
	let PLAN_REFS = "refs/sous/plans/";
	let PLAN_FILE = "plan.json";
	let STATE_FILE = "state.json";
	let BLOBS = "blobs";
	function planRef(digest) {
		return PLAN_REFS + digest;
	}
	async function loadPlanRef(remote, digest) {
		let id = await remote.fetchRef(planRef(digest));
		if (!id.ok) return id;
		if (id.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownDigest(digest));
		let commit = await readState(remote, id.value);
		if (!commit.ok) return commit;
		if (commit.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered(digest, "the ref does not point to a plan"));
		let { files, entries } = commit.value;
		let file = files.get(PLAN_FILE);
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered(digest, `there is no ${PLAN_FILE}`));
		let text = Buffer.from(file).toString("utf8");
		let plan = readPlan(text);
		if (!plan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(plan.error.code === "plan_version" ? otherVersion(digest, JSON.parse(text)) : fromPlanError(plan.error));
		if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered(digest, `the ref holds the plan ${plan.value.digest}`));
		let changes = readChanges(plan.value.changes, { read(name) {
			let bytes = files.get(`${BLOBS}/${name}`);
			return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
				code: "ENOENT",
				message: "it is not stored"
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ bytes });
		} });
		if (!changes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(fromPlanError(changes.error));
		let state = readPlanState(files.get(STATE_FILE));
		if (state === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tampered(digest, `${STATE_FILE} cannot be read`));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			plan: plan.value,
			changes: changes.value,
			state,
			id: id.value,
			entries
		});
	}
	async function writePlanRecord(remote, { plan, changes }, { state, now }) {
		if (planDigest({
			...plan,
			changes: changes.map(plannedChange)
		}) !== plan.digest) throw Error("The changes are not those of the plan.");
		let blobs = new Map(changes.flatMap(contentsOf).map((bytes) => [(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(bytes), bytes]));
		let stored = await remote.storeContents([Buffer.from(writePlan(plan)), ...blobs.values()]);
		if (!stored.ok) return stored;
		let [planFile = "", ...ids] = stored.value;
		let entries = new Map([[PLAN_FILE, {
			mode: "100644",
			id: planFile
		}]]);
		if (blobs.size > 0) {
			let names = [...blobs.keys()].map((name, i) => [name, {
				mode: "100644",
				id: ids[i] ?? ""
			}]);
			let tree = await writeTree(remote, new Map(names));
			if (!tree.ok) return tree;
			entries.set(BLOBS, {
				mode: "040000",
				id: tree.value
			});
		}
		return writeRecord(remote, {
			plan,
			changes,
			entries
		}, {
			state,
			now
		});
	}
	async function nextState(remote, record, { state, now }) {
		if (!mayBecome(record.state.state, state.state)) throw Error(`A plan that is ${record.state.state} cannot become ${state.state}.`);
		let next = await writeRecord(remote, record, {
			state,
			now
		});
		if (!next.ok) return next;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			record: next.value,
			update: {
				ref: planRef(record.plan.digest),
				from: record.id,
				to: next.value.id
			}
		});
	}
	async function writeRecord(remote, { plan, changes, entries }, { state, now }) {
		let stored = await remote.storeContents([writePlanState(state)]);
		if (!stored.ok) return stored;
		let all = new Map([...entries, [STATE_FILE, {
			mode: "100644",
			id: stored.value[0] ?? ""
		}]]);
		let id = await writeState(remote, {
			entries: all,
			subject: `Plan ${plan.digest}: ${state.state}`,
			time: now
		});
		return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			plan,
			changes,
			state,
			id: id.value,
			entries: all
		}) : id;
	}
	function contentsOf(change) {
		return [..."before" in change ? [change.before] : [], ..."after" in change ? [change.after] : []];
	}
	function unknownDigest(digest) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `The plan ${digest} is no longer stored, or never was`);
	}
	function tampered(digest, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `What is stored as the plan ${digest} cannot be believed: ${why}`);
	}
	function fromPlanError({ message, suggestion }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", message, suggestion);
	}
	async function findPlan({ remote, pull, prefix, shown = [] }) {
		if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.N)(prefix)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(prefix);
		let refs = await remote.readRefs([`${PLAN_REFS}${prefix}*`]);
		if (!refs.ok) return refs;
		let seen = shown.flatMap(plansIn).flatMap((text) => digestOf(text, prefix));
		let stored = [...refs.value.keys()].flatMap((ref) => digestOf(ref.slice(16), prefix));
		let fitting = [...new Set([...seen, ...stored])];
		let [only, ...others] = fitting;
		if (only === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `This pull request has no plan ${prefix}`));
		if (others.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(only);
		if (stored.length > 20) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(ambiguous(prefix, fitting));
		let own = new Set(seen);
		for (let digest of stored) {
			let record = await loadPlanRef(remote, digest);
			if (!record.ok && !UNREADABLE.includes(record.error.code)) return record;
			record.ok && isOf(record.value.plan, pull) && own.add(digest);
		}
		let [first = only, second] = own;
		return second === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(first) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(ambiguous(prefix, [...own]));
	}
	let UNREADABLE = [
		"plan_tampered",
		"plan_version",
		"digest_unknown"
	];
	function isOf({ repository, target }, pull) {
		return repository?.pull === pull || repository?.pull === void 0 && target === "pull-request";
	}
	function digestOf(text, prefix) {
		let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)(text);
		return digest.ok && digest.value.startsWith(prefix) ? [digest.value] : [];
	}
	function ambiguous(prefix, [first, second]) {
		let names = [first, second].map((digest) => digest === void 0 ? "" : tellApart(digest, [first, second]));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_ambiguous", `${prefix} fits two plans of this pull request: ${names.join(" and ")}`);
	}
	function tellApart(digest, others) {
		return others.every((other) => other === void 0 || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(other) === (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest)) ? digest : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(digest);
	}
	let VERSION = "0.1.0";
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
	let NAME = /^sous-scratch-(\d+)-/;
	function realSandboxDisk(home) {
		let real = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.realpathSync.native(home));
		let realHome = real.ok ? real.value : node_path__WEBPACK_IMPORTED_MODULE_4__.resolve(home);
		return {
			home: realHome,
			makeFolder: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(realHome, `sous-scratch-${process.pid}-`))),
			makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
			copy: copyAll,
			write: (folder, name, { bytes, mode }) => at(name, () => {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(name);
				parent !== "." && makeDirectory(folder, parent);
				let file = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name);
				node_fs__WEBPACK_IMPORTED_MODULE_3__.rmSync(file, {
					recursive: !0,
					force: !0
				});
				node_fs__WEBPACK_IMPORTED_MODULE_3__.writeFileSync(file, bytes, {
					flag: "wx",
					mode: mode === "100755" ? 511 : 438
				});
			}),
			removeEntry: (folder, name) => at(name, () => {
				isBelowRealDirectories(folder, name) && removeEntry(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name));
			}),
			readLink: (link) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readlinkSync(link)),
			makeLink: (link, target) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.symlinkSync(target, link)),
			scan: scanFolder,
			now: (folder) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => {
				let clock = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, "clock");
				node_fs__WEBPACK_IMPORTED_MODULE_3__.writeFileSync(clock, "");
				return node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(clock, { bigint: !0 }).ctimeNs;
			}),
			removeFolder,
			findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
		};
	}
	function at(name, call) {
		let result = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(call);
		return result.ok ? result : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
			...result.error,
			path: name
		});
	}
	function makeDirectory(folder, directory) {
		let reached = folder;
		for (let segment of directory.split("/")) {
			reached = node_path__WEBPACK_IMPORTED_MODULE_4__.join(reached, segment);
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { throwIfNoEntry: !1 });
			if (stats?.isDirectory()) continue;
			stats !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(reached);
			node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdirSync(reached);
		}
	}
	function isBelowRealDirectories(folder, name) {
		let reached = folder;
		for (let segment of node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(name).split("/")) {
			reached = node_path__WEBPACK_IMPORTED_MODULE_4__.join(reached, segment);
			if (node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
		}
		return !0;
	}
	function removeEntry(entry) {
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(entry, { throwIfNoEntry: !1 });
		stats?.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(entry).length === 0 ? node_fs__WEBPACK_IMPORTED_MODULE_3__.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && node_fs__WEBPACK_IMPORTED_MODULE_3__.unlinkSync(entry);
	}
	async function copyAll(files, signal) {
		let waiting = files.values();
		let faults = [];
		async function copyInTurn() {
			for (let { from, to } of waiting) {
				if (signal?.aborted) return;
				try {
					await copyFile(from, to, signal);
				} catch (error) {
					let { code, message } = error;
					if (code === void 0) throw error;
					faults.push({
						code,
						message,
						path: from
					});
				}
			}
		}
		await Promise.all(Array.from({ length: 16 }, copyInTurn));
		return faults;
	}
	async function removeFolder(folder) {
		let removed = await remove(folder);
		if (removed.ok) return removed;
		(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => openUp(folder));
		return remove(folder);
	}
	async function remove(folder) {
		try {
			await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.rm(folder, {
				recursive: !0,
				force: !0,
				maxRetries: 2
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		} catch (error) {
			let { code, message } = error;
			if (code === void 0) throw error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
				code,
				message
			});
		}
	}
	function openUp(directory) {
		node_fs__WEBPACK_IMPORTED_MODULE_3__.chmodSync(directory, 448);
		for (let entry of node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(node_path__WEBPACK_IMPORTED_MODULE_4__.join(directory, entry.name));
	}
	function findLeftovers(home, olderThanMs) {
		let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(home));
		let oldest = Date.now() - olderThanMs;
		return (names.ok ? names.value : []).flatMap((name) => {
			let pid = NAME.exec(name)?.[1];
			if (pid === void 0) return [];
			let folder = node_path__WEBPACK_IMPORTED_MODULE_4__.join(home, name);
			let stats = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(folder));
			return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
		});
	}
	function isRunning(pid) {
		let signalled = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => process.kill(pid, 0));
		return signalled.ok || signalled.error.code !== "ESRCH";
	}
	let { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = node_fs__WEBPACK_IMPORTED_MODULE_3__.constants;
	let CHUNK_BYTES = 1048576;
	let BLOCK_BYTES = 4096;
	let ZEROS = Buffer.alloc(CHUNK_BYTES);
	async function copyFile(from, to, signal) {
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync(from);
		stats.size <= 4194304 ? await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE) : await clone(from, to) || await copyChunks(from, to, stats, signal);
	}
	async function clone(from, to) {
		try {
			await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE_FORCE);
			return !0;
		} catch {
			return !1;
		}
	}
	async function copyChunks(from, to, { size, blocks, mode }, signal) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			let hasHoles = blocks * 512 < size;
			let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
			let source = __addDisposableResource$1(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.open(from, "r"), !0);
			let target = __addDisposableResource$1(env_1, await node_fs__WEBPACK_IMPORTED_MODULE_3__.promises.open(to, "wx", mode), !0);
			let at = 0;
			for (; signal?.aborted !== !0;) {
				let { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES, at);
				if (bytesRead === 0) break;
				let read = chunk.subarray(0, bytesRead);
				for (let { start, end } of hasHoles ? dataIn(read) : [{
					start: 0,
					end: bytesRead
				}]) await writeAll(target, read.subarray(start, end), at + start);
				at += bytesRead;
			}
			await target.truncate(at);
			await target.chmod(mode);
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources$1(env_1);
			result_1 && await result_1;
		}
	}
	async function writeAll(target, bytes, at) {
		for (let written = 0; written < bytes.length;) {
			let { bytesWritten } = await target.write(bytes, written, bytes.length - written, at + written);
			written += bytesWritten;
		}
	}
	function dataIn(chunk) {
		let found = [];
		if (isZeros(chunk, 0, chunk.length)) return found;
		for (let start = 0; start < chunk.length; start += BLOCK_BYTES) {
			let end = Math.min(chunk.length, start + BLOCK_BYTES);
			if (isZeros(chunk, start, end)) continue;
			let last = found.at(-1);
			last?.end === start ? last.end = end : found.push({
				start,
				end
			});
		}
		return found;
	}
	function isZeros(bytes, start, end) {
		return bytes.compare(ZEROS, 0, end - start, start, end) === 0;
	}
	function scanFolder(folder, { from, skipped, mayEnter }) {
		let entries = new Map();
		let directories = [];
		let unentered = [];
		let waiting = [...from];
		for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
			directory !== "" && directories.push(directory);
			let names = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, directory), { withFileTypes: !0 }));
			if (!names.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
				...names.error,
				path: directory === "" ? "." : directory
			});
			for (let entry of names.value) {
				let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
				if (skipped.has(name)) continue;
				let isRepository = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)(entry.name);
				if (!entry.isDirectory() || isRepository) {
					let looked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__._r)(() => describe$1(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name), isRepository));
					if (!looked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
						...looked.error,
						path: name
					});
					entries.set(name, looked.value);
				} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
			}
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
			entries,
			directories,
			unentered
		});
	}
	function describe$1(file, isRepository) {
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync(file, {
			bigint: !0,
			throwIfNoEntry: !1
		});
		if (stats === void 0) return {
			kind: "other",
			size: 0,
			mode: "100644",
			mark: "unreachable",
			changedAt: 0n
		};
		return {
			kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
			size: Number(stats.size),
			mode: stats.mode & 64n ? "100755" : "100644",
			mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
			changedAt: stats.ctimeNs
		};
	}
	let ON_DEFAULT_BRANCH = ["issue_comment", "schedule"];
	async function findTrustedCommit({ event, sha, attempt, readTip }) {
		return attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(ObjectId$1, sha).success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(sha) : readTip();
	}
	async function readTrustedText(tree, path) {
		let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(path);
		if (!file.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unreadable(tree, path, file.error));
		let entry = await tree.entry(file.value);
		if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unreadable(tree, path, entry.error));
		if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		let content = await tree.read(file.value);
		if (!content.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unreadable(tree, path, content.error));
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
		} catch {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path)}' is not UTF-8`));
		}
	}
	async function checkWorkflowRef(remote, tree, { path, sha }) {
		let refused = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("event_not_trusted_for_apply", `The workflow of this run ${why}`);
		if (path === void 0 || !(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(ObjectId$1, sha).success) return refused("cannot be told");
		let trusted = await tree.objectId(path);
		if (!trusted.ok) return tree.refusal ?? refused("cannot be read on the default branch");
		if (trusted.value === void 0) return refused("is not on the default branch");
		if (sha === tree.commit) return;
		let fetched = await remote.fetchCommit(sha, { contents: !1 });
		if (!fetched.ok) return fetched.error;
		let running = await remote.run([
			"ls-tree",
			"-z",
			"--full-tree",
			sha,
			"--",
			path
		]);
		if (!running.ok) return localRefusal("read the workflow", running.error);
		let [, id] = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(decodeOutput(running.value)) ?? [];
		return id === trusted.value ? void 0 : refused("differs from the one on the default branch");
	}
	function workflowPath(ref) {
		let [, text] = /^(?:[^/]+\/[^/]+\/)?(\.github\/workflows\/[^@]+\.ya?ml)(?:@|$)/.exec(ref) ?? [];
		let path = text === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(text);
		return path?.ok ? path.value : void 0;
	}
	function unreadable(tree, path, { message, suggestion }) {
		return tree.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path)}' cannot be read: ${message}`, suggestion);
	}
	let Commit = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ parents: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ sha: ObjectId$1 })) });
	async function findBaseCommit({ github, checkout, sha, eventBase }) {
		if (!(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(ObjectId$1, sha).success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("base_unavailable", `GITHUB_SHA is not a commit: '${sha.slice(0, 80)}'`));
		let here = await checkout?.parents(sha);
		let parents = here === void 0 ? await readParents(github, sha) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(here);
		if (!parents.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unavailable(sha, parents.error));
		let [base] = parents.value;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(base !== void 0 && parents.value.length === 2 ? base : eventBase);
	}
	async function readParents(github, sha) {
		let commit = await github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: sha }, Commit);
		return commit.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(commit.value.parents.map((parent) => parent.sha)) : commit;
	}
	function unavailable(commit, { message }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("base_unavailable", `Sous could not read commit ${commit}: ${message}`);
	}
	let BETWEEN_WRITES_MS = 1e3;
	let BACK_OFF_MS = [1e3, 3e3];
	var GitHub = class {
		repository;
		#options;
		#calls = 0;
		#writes = 0;
		#waitedMs = 0;
		#serverTime;
		#lastWrite = Promise.resolve(void 0);
		constructor(options) {
			this.#options = options;
			this.repository = options.repository;
		}
		get calls() {
			return this.#calls;
		}
		get writes() {
			return this.#writes;
		}
		get serverTime() {
			return this.#serverTime;
		}
		async request(route, parameters, schema) {
			let read = await this.#read(route, parameters);
			return read.ok ? checkAnswer(route, read.value.data, schema) : read;
		}
		async requestAll(route, parameters, item, key) {
			return readAllPages({
				route,
				item,
				key,
				read: (page) => this.#read(route, {
					...parameters,
					...page
				})
			});
		}
		async write(request) {
			let secret = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)(JSON.stringify(request.parameters), "what would be written to GitHub", this.#options.secrets);
			if (secret !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(secret);
			let before = this.#lastWrite;
			let { promise, resolve } = Promise.withResolvers();
			this.#lastWrite = promise;
			let sent;
			try {
				sent = await before;
				return await this.#writeInTurn(request, async () => {
					sent !== void 0 && await this.#pause(sent + BETWEEN_WRITES_MS - this.#options.clock.elapsed());
					let outcome = await this.#send(request.route, request.parameters, { isWrite: !0 });
					sent = this.#options.clock.elapsed();
					return outcome;
				});
			} finally {
				resolve(sent);
			}
		}
		async #read(route, parameters) {
			for (let lost = 0;;) {
				let outcome = await this.#send(route, parameters);
				if (!outcome.ok) return outcome;
				let verdict = judgeAnswer(route, outcome.value);
				if (verdict.kind === "answer") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					data: verdict.data,
					link: outcome.value.kind === "answered" ? outcome.value.headers.link : void 0
				});
				if (verdict.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(verdict.refusal);
				if (!await this.#wait(verdict, lost)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(verdict.refusal);
				verdict.kind === "lost" && lost++;
			}
		}
		async #writeInTurn({ route, schema, look }, send) {
			for (let lost = 0;;) {
				let outcome = await send();
				if (!outcome.ok) return outcome;
				let verdict = judgeAnswer(route, outcome.value);
				if (verdict.kind === "answer") {
					let checked = checkAnswer(route, verdict.data, schema);
					if (checked.ok) return checked;
					let found = await look?.();
					return found?.ok && found.value !== void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
						...checked.error,
						isUnknown: !0
					});
				}
				if (verdict.kind === "refused") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(verdict.refusal);
				if (verdict.kind === "lost" && look === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownOutcome(verdict.refusal));
				let mayTryAgain = await this.#wait(verdict, lost);
				if (verdict.kind === "lost") {
					lost++;
					let found = await look?.();
					if (found?.ok === !1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unknownOutcome(verdict.refusal));
					if (found?.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value);
				}
				if (!mayTryAgain) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(verdict.refusal);
			}
		}
		async #send(route, parameters, { isWrite = !1 } = {}) {
			let { transport, repository, signal, maxCalls = 200 } = this.#options;
			if (signal?.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", `The run was cancelled before '${route}'`));
			if (this.#calls >= maxCalls) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_budget", `The run has asked GitHub ${maxCalls} times, which is its limit`));
			this.#calls++;
			isWrite && this.#writes++;
			let outcome = await transport({
				route,
				parameters: {
					...route.includes("{owner}") ? {
						owner: repository.owner,
						repo: repository.name
					} : {},
					...parameters
				},
				signal
			});
			if (outcome.kind === "answered") this.#noteTime(outcome.headers.date);
			else if (signal?.aborted) {
				let cancelled = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("cancelled", `The run was cancelled before the answer to '${route}'`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(isWrite ? {
					...cancelled,
					isUnknown: !0
				} : cancelled);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(outcome);
		}
		#noteTime(text) {
			let time = new Date(text ?? "");
			Number.isNaN(time.getTime()) || (this.#serverTime = time);
		}
		async #wait({ kind, waitMs }, lost) {
			let backOff = BACK_OFF_MS[lost];
			if (kind === "lost" && backOff === void 0) return !1;
			let ms = Math.max(waitMs ?? 0, backOff ?? BETWEEN_WRITES_MS);
			if (this.#waitedMs + ms > 12e4 || this.#options.signal?.aborted) return !1;
			this.#waitedMs += ms;
			await this.#pause(ms);
			return !0;
		}
		async #pause(ms) {
			ms > 0 && await this.#options.sleep(ms);
		}
	};
	function unknownOutcome({ message, status }) {
		return {
			...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_unavailable", `${message}; whether it happened is not known`, "Run it again: Sous looks first for what is there already."),
			isUnknown: !0,
			...status !== void 0 && { status }
		};
	}
	async function readAllPages({ route, item, key, read }) {
		let all = [];
		let last = "";
		for (let page = 1;; page++) {
			let answer = await read({
				per_page: 100,
				page
			});
			if (!answer.ok) return answer;
			let items = listOf(answer.value.data, key);
			if (items === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", `GitHub's answer to '${route}' is no list${key === void 0 ? "" : ` at '${key}'`}`));
			for (let [i, entry] of items.entries()) {
				let checked = checkAnswer(`${route}, page ${page}, item ${i + 1}`, entry, item);
				if (!checked.ok) return checked;
				all.push(checked.value);
			}
			let next = nextPage(answer.value.link);
			if (next === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(all);
			let now = JSON.stringify(items, (_, value) => typeof value == "bigint" ? String(value) : value);
			if (next !== page + 1 || items.length === 0 || now === last || page >= 100) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", `The pages of '${route}' do not advance after page ${page}`));
			last = now;
		}
	}
	function listOf(data, key) {
		if (key === void 0) return Array.isArray(data) ? data : void 0;
		let list = typeof data == "object" && data ? data[key] : void 0;
		return Array.isArray(list) ? list : void 0;
	}
	function nextPage(link) {
		let address = link === void 0 ? void 0 : /<([^<>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1];
		if (address === void 0) return;
		return Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(address)?.[1] ?? NaN);
	}
	let SILENT = {
		debug: ignore,
		info: ignore,
		warn: ignore,
		error: ignore
	};
	function octokitTransport({ token, apiUrl, userAgent, timeoutMs = 3e4 }) {
		let loading;
		let hide = (text) => token === "" ? text : text.replaceAll(token, "***");
		return async ({ route, parameters, signal }) => {
			loading ??= load({
				token,
				apiUrl,
				userAgent
			});
			let request = await loading;
			let limit = AbortSignal.timeout(timeoutMs);
			try {
				let answer = await request(route, {
					...parameters,
					...route === "POST /graphql" && { baseUrl: apiUrl.replace(/(?:\/v3)?\/*$/, "") },
					headers: { "x-github-api-version": "2022-11-28" },
					request: {
						signal: signal === void 0 ? limit : AbortSignal.any([signal, limit]),
						redirect: route.startsWith("GET ") ? "follow" : "error"
					}
				});
				return isCutOff(answer) ? {
					kind: "failed",
					message: "the answer was cut off"
				} : answered(answer, answer.data);
			} catch (error) {
				let answer = answerOf(error);
				if (answer !== void 0) return answered(answer, { message: hide(messageOf(answer.data)) });
				if (signal?.aborted) return {
					kind: "failed",
					message: "the run was cancelled"
				};
				return {
					kind: "failed",
					message: limit.aborted ? `no answer within ${timeoutMs / 1e3} s` : hide(describe(error))
				};
			}
		};
	}
	async function load({ token, apiUrl, userAgent }) {
		let { GitHub, getOctokitOptions } = await __webpack_require__.e(8557).then(__webpack_require__.bind(__webpack_require__, 8557));
		let octokit = new GitHub(getOctokitOptions(token, {
			baseUrl: apiUrl.replace(/\/+$/, ""),
			userAgent,
			log: SILENT
		}));
		return (route, parameters) => octokit.request(route, parameters);
	}
	function answered({ status, headers }, data) {
		let texts = Object.entries(headers).flatMap(([name, value]) => value === void 0 ? [] : [[name.toLowerCase(), String(value)]]);
		return {
			kind: "answered",
			status,
			headers: Object.fromEntries(texts),
			data
		};
	}
	function isCutOff({ headers, data }) {
		return typeof data == "string" && String(headers["content-type"]).startsWith("application/json");
	}
	function answerOf(error) {
		return error instanceof Error && "response" in error ? error.response : void 0;
	}
	function messageOf(data) {
		if (typeof data != "object" || !data || !("message" in data) || typeof data.message != "string") return "";
		let details = "errors" in data && Array.isArray(data.errors) ? data.errors.map(detailOf).filter((text) => text !== "") : [];
		return [data.message, ...details].join("; ");
	}
	function detailOf(error) {
		if (typeof error == "string") return error;
		if (typeof error != "object" || !error) return "";
		let { field, code, message } = error;
		if (typeof message == "string") return message;
		return [field, code].filter((part) => typeof part == "string").join(" ");
	}
	function describe(error) {
		return error instanceof Error ? error.message : "the connection failed";
	}
	function ignore() {}
	let KINDS = new Map([
		["100644", "file"],
		["100755", "file"],
		["040000", "directory"],
		["120000", "symlink"]
	]);
	let Tree = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		sha: ObjectId$1,
		truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sn)(),
		tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			sha: ObjectId$1,
			size: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kn)()))
		}))
	});
	let Blob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		sha: ObjectId$1,
		encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("base64"),
		content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()
	});
	async function readTreeBelow(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
			tree_sha: id,
			recursive: "1"
		}, Tree);
		if (!answer.ok) return answer;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(answer.value.truncated ? void 0 : byDirectory(answer.value.tree));
	}
	async function readTree(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", { tree_sha: id }, Tree);
		if (!answer.ok) return answer;
		if (answer.value.truncated) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", `GitHub does not list all of the tree ${id}`));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(byDirectory(answer.value.tree).get("") ?? new Map());
	}
	async function readBlob(github, id) {
		let answer = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: id }, Blob);
		if (!answer.ok) return answer;
		let bytes = Buffer.from(answer.value.content, "base64");
		return isBlob(id, bytes) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("api_invalid", `The content that GitHub gives for the blob ${id} is another`));
	}
	function isBlob(id, bytes) {
		return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)(bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(id)) === id;
	}
	function entryKind(mode) {
		return KINDS.get(mode) ?? "other";
	}
	function byDirectory(entries) {
		let directories = new Map([["", new Map()]]);
		for (let { path, mode, sha, size = 0 } of entries) {
			let slash = path.lastIndexOf("/");
			let parent = path.slice(0, Math.max(slash, 0));
			let names = directories.get(parent) ?? new Map();
			directories.set(parent, names);
			let kind = entryKind(mode);
			names.set(path.slice(slash + 1), {
				kind,
				mode: mode === "100755" ? mode : "100644",
				id: sha,
				size
			});
		}
		return directories;
	}
	function gitHubObjects(github) {
		return {
			below: (id) => readTreeBelow(github, id),
			tree: (id) => readTree(github, id),
			blob: (id) => readBlob(github, id),
			blobs: (ids) => readBlobs(github, ids)
		};
	}
	let Answer = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)())) }))) }) });
	async function readBlobs(github, ids) {
		let query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`).join(" ")} } }`;
		let { owner, name } = github.repository;
		let answer = await askGraphql(github, {
			query,
			variables: {
				owner,
				name
			}
		}, Answer);
		if (!answer.ok) return answer;
		let blobs = new Map();
		for (let [index, id] of ids.entries()) {
			let bytes = Buffer.from(answer.value?.data.repository[`b${index}`]?.text ?? "");
			isBlob(id, bytes) && blobs.set(id, bytes);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(blobs);
	}
	var CheckoutObjects = class {
		#git;
		#place;
		constructor(git, { gitDirectory, workTree }) {
			this.#git = git;
			this.#place = {
				gitDirectory,
				workTree
			};
		}
		async parents(id) {
			return (await this.#commit(id))?.parents;
		}
		async tree(id) {
			let commit = await this.#commit(id);
			let bytes = await this.#read(commit?.tree ?? id, "tree");
			if (bytes === void 0) return;
			let entries = [...entriesIn(bytes, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(id))].map(([name, entry]) => [Buffer.from(name, "latin1").toString("utf8"), {
				mode: entry.mode.padStart(6, "0"),
				id: Buffer.from(entry.id, "latin1").toString("hex")
			}]);
			let sizes = await this.#sizes(entries.map(([, entry]) => entry.id));
			return new Map(entries.map(([name, entry], index) => [name, {
				kind: entryKind(entry.mode),
				mode: entry.mode === "100755" ? entry.mode : "100644",
				id: entry.id,
				size: sizes[index] ?? 0
			}]));
		}
		blob(id) {
			return this.#read(id, "blob");
		}
		async #commit(id) {
			let bytes = await this.#read(id, "commit");
			if (bytes === void 0) return;
			let [head = ""] = decodeOutput(bytes).split("\n\n", 1);
			let values = (name) => [...head.matchAll(RegExp(`^${name} ([0-9a-f]+)$`, "gm"))].map(([, value = ""]) => value);
			return {
				tree: values("tree")[0] ?? "",
				parents: values("parent")
			};
		}
		async #read(id, type) {
			let read = await readObjects(this.#git, this.#place, [id]);
			let object = read.ok ? read.value[0] : void 0;
			if (object?.type !== type) return;
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)({
				type,
				bytes: object.bytes
			}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dn)(id)) === id ? object.bytes : void 0;
		}
		async #sizes(ids) {
			let input = Buffer.from(ids.map((id) => `${id}\n`).join(""));
			let listed = await this.#git.run({
				...this.#place,
				args: ["cat-file", "--batch-check=%(objectsize)"],
				input
			});
			return listed.ok ? decodeOutput(listed.value).split("\n").map((line) => Number.parseInt(line, 10) || 0) : [];
		}
	};
	function checkoutFirst(checkout, github) {
		return {
			...github,
			async below(id) {
				return await checkout.tree(id) === void 0 ? github.below(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			},
			async tree(id) {
				let tree = await checkout.tree(id);
				return tree === void 0 ? github.tree(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(tree);
			},
			async blob(id) {
				let bytes = await checkout.blob(id);
				return bytes === void 0 ? github.blob(id) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(bytes);
			}
		};
	}
	let MAX_READ_BYTES = 4194304;
	var TrustedTree = class TrustedTree {
		folder = void 0;
		commit;
		#source;
		#directories;
		#isWhole;
		#blobs = new Map();
		#together;
		#gathering;
		#refusal;
		constructor(source, commit, { directories, isWhole }, { isLikelyRead }) {
			this.commit = commit;
			this.#source = source;
			this.#directories = new Map(directories);
			this.#isWhole = isWhole;
			this.#together = isLikelyRead === void 0 ? [] : this.#smallFiles(isLikelyRead).slice(0, 40);
		}
		static open(github, commit, options = {}) {
			return TrustedTree.openFrom(gitHubObjects(github), commit, options);
		}
		static async openFrom(source, commit, options = {}) {
			let all = await source.below(commit);
			if (!all.ok) return all;
			if (all.value !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new TrustedTree(source, commit, {
				directories: all.value,
				isWhole: !0
			}, options));
			let top = await source.tree(commit);
			if (!top.ok) return top;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new TrustedTree(source, commit, {
				directories: new Map([["", top.value]]),
				isWhole: !1
			}, options));
		}
		get refusal() {
			return this.#refusal;
		}
		async entry(path) {
			let found = await this.#find(path);
			if (!found.ok) return found;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value === void 0 ? {
				kind: "missing",
				size: 0
			} : {
				kind: found.value.kind,
				size: found.value.size
			});
		}
		async read(path, limit = MAX_READ_BYTES) {
			let found = await this.#find(path);
			if (!found.ok) return found;
			if (found.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yr)(path));
			let { kind, size, id, mode } = found.value;
			if (kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tr)(path));
			if (kind !== "file") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Cr)(path));
			if (size > MAX_READ_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, "Make it smaller."));
			let bytes = await this.#blob(id);
			return bytes.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				bytes: bytes.value.subarray(0, limit),
				mode
			}) : bytes;
		}
		async directory(path) {
			let names = await this.#list(path);
			if (!names.ok) return names;
			if (names.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Sr)(path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([...names.value].map(([name, { kind }]) => ({
				name,
				kind
			})));
		}
		async entries(path) {
			let names = await this.#list(path);
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(names.value ?? new Map()) : names;
		}
		async objectId(path) {
			let found = await this.#find(path);
			return found.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(found.value?.kind === "file" ? found.value.id : void 0) : found;
		}
		all() {
			if (!this.#isWhole) return;
			let entries = [...this.#directories].flatMap(([directory, names]) => [...names].map(([name, entry]) => [directory === "" ? name : `${directory}/${name}`, entry]));
			return new Map(entries);
		}
		async #find(path) {
			for (let above of (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.z)(path)) {
				let entry = await this.#own(above);
				if (!entry.ok) return entry;
				if (entry.value?.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tr)(above));
			}
			return this.#own(path);
		}
		async #own(path) {
			let names = await this.#list((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(path));
			return names.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(names.value?.get(path.slice(path.lastIndexOf("/") + 1))) : names;
		}
		async #list(path) {
			let known = this.#directories.get(path === "." ? "" : path);
			if (known !== void 0 || this.#isWhole || path === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known);
			let entry = await this.#own(path);
			if (!entry.ok) return entry;
			if (entry.value?.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let listed = await this.#source.tree(entry.value.id);
			if (!listed.ok) return this.#failed(listed.error);
			this.#directories.set(path, listed.value);
			return listed;
		}
		async #blob(id) {
			if (this.#together.length > 1 && this.#together.includes(id)) {
				this.#gathering ??= this.#gather();
				let gathered = await this.#gathering;
				if (!gathered.ok) return this.#failed(gathered.error);
			}
			let known = this.#blobs.get(id);
			if (known !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known);
			let read = await this.#source.blob(id);
			if (!read.ok) return this.#failed(read.error);
			this.#blobs.set(id, read.value);
			return read;
		}
		#smallFiles(isWanted) {
			let isSmall = ({ kind, size }) => kind === "file" && size <= 65536;
			let wanted = [...this.all() ?? []].filter(([path, entry]) => isSmall(entry) && isWanted(path));
			return [...new Set(wanted.map(([, { id }]) => id))];
		}
		async #gather() {
			let read = await this.#source.blobs(this.#together);
			if (!read.ok) return read;
			for (let [id, bytes] of read.value) this.#blobs.set(id, bytes);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
		}
		#failed(refusal) {
			this.#refusal = refusal;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_failed", refusal.message, refusal.suggestion));
		}
	};
	let File = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
		filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
		previous_filename: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)())
	});
	let RULES = /^(?:(?:\.github\/)?recipes\/|\.github\/sous(?:\.ya?ml$|\/)|(?:\.github\/|docs\/)?CODEOWNERS$)/;
	let MAX_FILES = 3e3;
	let PLACES = [
		".github",
		"recipes",
		"docs",
		"CODEOWNERS"
	];
	async function findChangedRules({ github, remote, trusted, pull }) {
		let all = trusted.all();
		let there = all && rulesOf([...all].map(([path, { kind, id }]) => [path, `${kind} ${id}`]));
		return there !== void 0 && there === await headRules(remote, pull.head.commit) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([]) : readChangedRules(github, pull.number);
	}
	async function headRules(remote, head) {
		let fetched = await remote.fetchCommit(head, { contents: !1 });
		let listed = fetched.ok ? await remote.run([
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			head,
			"--",
			...PLACES
		]) : fetched;
		if (!listed.ok) return;
		return rulesOf(decodeOutput(listed.value).split("\0").flatMap((line) => {
			let [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
			return path === "" ? [] : [[path, `${entryKind(mode)} ${id}`]];
		}));
	}
	function rulesOf(entries) {
		let rules = entries.filter(([path, content]) => RULES.test(path) && !content.startsWith("directory "));
		return JSON.stringify(rules.toSorted(([a], [b]) => a < b ? -1 : 1));
	}
	async function readChangedRules(github, pull) {
		let files = await github.requestAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: pull }, File);
		if (!files.ok) return files;
		if (files.value.length >= MAX_FILES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", `Pull request #${pull} has ${MAX_FILES} files or more, and GitHub does not list the rest`));
		let names = files.value.flatMap(({ filename, previous_filename: before }) => before === void 0 ? [filename] : [filename, before]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(names.filter((name) => RULES.test(name)));
	}
	function checkRecipeUnchanged(changed, recipes) {
		let both = recipes.filter((path) => changed.includes(path));
		return both.length === 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("recipe_changed", `The pull request changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(both, 3)}`);
	}
	function checkWorkflowFiles({ changes, base: { directory } }, self) {
		if (!isWorkflowsOwn(self)) return;
		let prefix = directory === "." ? "" : `${directory}/`;
		let paths = changes.map(({ path }) => prefix + path).filter((path) => path.startsWith(".github/workflows/"));
		if (paths.length === 0) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("workflows_permission", `GITHUB_TOKEN cannot push changes to workflow files: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.dt)(paths, 3)}`);
	}
	let COMPARED_PLACES = [
		".github",
		".github/recipes",
		"recipes",
		".github/sous"
	];
	let COMPARED_RULES = /^(?:(?:\.github\/)?recipes\/[^/]+\.ya?ml|\.github\/sous(?:\.ya?ml|\/.+))$/;
	async function compareRules({ base, head, directory, recipe }) {
		let own = recipe.includes("/") ? recipe.slice(0, recipe.lastIndexOf("/")) : ".";
		let isWanted = (path) => path === recipe || COMPARED_RULES.test(path);
		let [before, after] = [new Map(), new Map()];
		for (let [tree, found] of [[base, before], [head, after]]) for (let place of new Set([...COMPARED_PLACES, own])) {
			let failed = await collect(tree, {
				place,
				directory,
				isWanted,
				found
			});
			if (failed !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(failed);
		}
		let paths = [...new Set([...before.keys(), ...after.keys()])];
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(paths.filter((path) => before.get(path) !== after.get(path)).toSorted());
	}
	async function collect(tree, collecting) {
		let { place, directory, isWanted, found } = collecting;
		let at = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)([directory, place].filter((part) => part !== ".").join("/") || ".");
		if (!at.ok) return;
		let names = await tree.entries(at.value);
		if (!names.ok) return tree.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", names.error.message, names.error.suggestion);
		for (let [name, { kind, id }] of names.value) {
			let path = place === "." ? name : `${place}/${name}`;
			let failed = kind === "directory" && path.startsWith(".github/sous/") ? await collect(tree, {
				...collecting,
				place: path
			}) : void 0;
			if (failed !== void 0) return failed;
			kind !== "directory" && isWanted(path) && found.set(path, `${kind} ${id}`);
		}
	}
	function openRepository(context) {
		let { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context;
		let sleep = async (ms) => void await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_8__.setTimeout)(ms, void 0, { signal }).catch(() => void 0);
		let github = new GitHub({
			transport: octokitTransport({
				token,
				apiUrl,
				userAgent: `sous/${VERSION}`
			}),
			repository,
			clock: _shared_js__WEBPACK_IMPORTED_MODULE_2__.rn,
			sleep,
			signal,
			secrets: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.n)(context.env)
		});
		let configPath = context.runner.input("config") || ".github/sous.yml";
		let isLikelyRead = (path) => path === configPath || (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)(path);
		let trusted = askOnce(async () => {
			let readTip = async () => {
				let opened = await remote();
				return opened.ok ? opened.value.readTip() : opened;
			};
			let commit = await findTrustedCommit({
				event,
				sha,
				attempt: run.attempt,
				readTip
			});
			return commit.ok ? TrustedTree.open(github, commit.value, { isLikelyRead }) : commit;
		});
		let remote = askOnce(() => {
			let url = `${serverUrl}/${repository.owner}/${repository.name}.git`;
			let programs = {
				path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.or)({
					path: context.env.PATH ?? "",
					forbiddenRoot: context.workspace
				}),
				forbiddenRoot: context.workspace
			};
			let git = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.dr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sr)("git", programs), programs.path);
			return openRemote({
				url,
				token,
				git,
				disk: _shared_js__WEBPACK_IMPORTED_MODULE_2__.pr,
				scratchDisk: realSandboxDisk(node_os__WEBPACK_IMPORTED_MODULE_7__.tmpdir()),
				sleep,
				signal
			});
		});
		let config = askOnce(async () => {
			let tree = await trusted();
			if (!tree.ok) return tree;
			let loaded = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.K)(tree.value, github.serverTime ?? new Date(), configPath);
			if (loaded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(loaded.value.config);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", loaded.error.message, loaded.error.suggestion));
		});
		let ask = askOnce(() => readOwnIdentity({
			github,
			isAppToken: run.isAppToken
		}));
		let known;
		let read = new Map();
		let comments = (pull) => {
			let asked = read.get(pull) ?? readComments(github, pull);
			read.set(pull, asked);
			return asked;
		};
		let self = async () => known === void 0 ? ask() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known);
		return {
			github,
			trusted,
			config,
			remote,
			self,
			isKnownAs(person) {
				known = person;
			},
			comments,
			hasComments: (pull) => read.has(pull),
			async findPlan(pull, prefix) {
				if ((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.N)(prefix)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(prefix);
				let opened = await remote();
				if (!opened.ok) return opened;
				let all = await comments(pull);
				if (!all.ok) return all;
				let own = await self();
				if (!own.ok) return own;
				let shown = all.value.filter(({ user }) => user?.id === own.value.id).map(({ body }) => body);
				return findPlan({
					remote: opened.value,
					pull,
					prefix,
					shown
				});
			},
			async [Symbol.asyncDispose]() {
				let opened = remote.isAsked ? await remote() : void 0;
				opened?.ok && await opened.value[Symbol.asyncDispose]();
			}
		};
	}
	function policyOf(forge) {
		return async () => {
			let config = await forge.config();
			return config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(config.value.approval) : config;
		};
	}
	async function changedRules({ github, ...forge }, pull) {
		let remote = await forge.remote();
		if (!remote.ok) return remote;
		let trusted = await forge.trusted();
		return trusted.ok ? findChangedRules({
			github,
			remote: remote.value,
			trusted: trusted.value,
			pull
		}) : trusted;
	}
	function askOnce(make) {
		let made;
		let ask = () => {
			made ??= make();
			return made;
		};
		return Object.defineProperty(ask, "isAsked", { get: () => made !== void 0 });
	}
	var run_action_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runAction: () => runAction });
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
	async function runAction(request, context) {
		let env_1 = {
			stack: [],
			error: void 0,
			hasError: !1
		};
		try {
			if (request.kind === "refused") return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)(request.refusal);
			let common = {
				context,
				forge: __addDisposableResource(env_1, openRepository(context), !0)
			};
			if (request.kind === "pushed") {
				let { answerPush } = await Promise.all([
					__webpack_require__.e(6297),
					__webpack_require__.e(2528),
					__webpack_require__.e(7943),
					__webpack_require__.e(2446),
					__webpack_require__.e(5850),
					__webpack_require__.e(6874),
					__webpack_require__.e(1468)
				]).then(__webpack_require__.bind(__webpack_require__, 1468));
				return await answerPush({
					...common,
					pull: request.pull
				});
			}
			let ending = await answer(request, common);
			let isWriting = context.job === void 0 || context.job === "publish";
			"from" in request && isWriting && await tidyUp(request.from.pull, ending, common);
			return ending;
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = !0;
		} finally {
			let result_1 = __disposeResources(env_1);
			result_1 && await result_1;
		}
	}
	async function tidyUp(pull, ending, common) {
		let { forge } = common;
		if (!forge.hasComments(pull)) return;
		let { markExpired } = await Promise.all([
			__webpack_require__.e(6297),
			__webpack_require__.e(2528),
			__webpack_require__.e(1587)
		]).then(__webpack_require__.bind(__webpack_require__, 1587));
		await markExpired({
			...common,
			pull,
			except: ending.report?.recipe.source.path ?? ending.plan?.recipe.path
		});
		let config = ending.commit === void 0 ? void 0 : await forge.config();
		if (!config?.ok) return;
		let { sweepOld } = await Promise.all([
			__webpack_require__.e(6297),
			__webpack_require__.e(2528),
			__webpack_require__.e(3814)
		]).then(__webpack_require__.bind(__webpack_require__, 3814)).then((n) => n.i);
		await sweepOld({
			...common,
			keepHours: config.value.approval.expiresAfterHours
		});
	}
	async function answer(request, common) {
		let { context } = common;
		if (context.job !== void 0 && request.kind !== "workflow") {
			let part = await runPart(request, common);
			if (part !== void 0) return part;
		}
		switch (request.kind) {
			case "run": {
				let { runOnPull } = await Promise.all([
					__webpack_require__.e(6297),
					__webpack_require__.e(2528),
					__webpack_require__.e(7943),
					__webpack_require__.e(2446)
				]).then(__webpack_require__.bind(__webpack_require__, 2446)).then((n) => n.r);
				return await runOnPull({
					...common,
					...request
				});
			}
			case "apply": {
				let { applyOnPull } = await Promise.all([
					__webpack_require__.e(6297),
					__webpack_require__.e(2528),
					__webpack_require__.e(7943),
					__webpack_require__.e(2446),
					__webpack_require__.e(5850),
					__webpack_require__.e(6874)
				]).then(__webpack_require__.bind(__webpack_require__, 6874)).then((n) => n.n);
				return await applyOnPull({
					...common,
					...request
				});
			}
			case "review": {
				let { reviewOnPull } = await Promise.all([
					__webpack_require__.e(6297),
					__webpack_require__.e(2528),
					__webpack_require__.e(7943),
					__webpack_require__.e(2446),
					__webpack_require__.e(5850),
					__webpack_require__.e(6874),
					__webpack_require__.e(6328)
				]).then(__webpack_require__.bind(__webpack_require__, 6328));
				return await reviewOnPull({
					...common,
					...request
				});
			}
			case "workflow": {
				let { runWorkflow } = await __webpack_require__.e(6297).then(__webpack_require__.bind(__webpack_require__, 6297)).then((n) => n.p);
				return await runWorkflow({
					...common,
					...request
				});
			}
			default: {
				let { answerCommand } = await Promise.all([
					__webpack_require__.e(6297),
					__webpack_require__.e(2528),
					__webpack_require__.e(3542)
				]).then(__webpack_require__.bind(__webpack_require__, 3542));
				return await answerCommand({
					...common,
					request
				});
			}
		}
	}
	async function runPart(request, common) {
		let { job, runner } = common.context;
		if (job === "gate") {
			let { gateOnPull } = await Promise.all([
				__webpack_require__.e(6297),
				__webpack_require__.e(2528),
				__webpack_require__.e(2543)
			]).then(__webpack_require__.bind(__webpack_require__, 2543));
			return await gateOnPull({
				...common,
				request
			});
		}
		if (job === "plan") return request.kind === "run" || request.kind === "apply" ? void 0 : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tt)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("input_invalid", `'mode: plan' does not answer '/sous ${request.kind}'`));
		if (!(request.kind === "run" || request.kind === "apply" && runner.input("plan-path") !== "")) return;
		let { publishOnPull } = await Promise.all([
			__webpack_require__.e(6297),
			__webpack_require__.e(2528),
			__webpack_require__.e(7943),
			__webpack_require__.e(2446),
			__webpack_require__.e(5850),
			__webpack_require__.e(6874),
			__webpack_require__.e(5461)
		]).then(__webpack_require__.bind(__webpack_require__, 5461)).then((n) => n.n);
		return await publishOnPull({
			...common,
			...request
		});
	}
}) };
