"use strict";
exports.id = 5393;
exports.ids = [5393];
exports.modules = {
	5393: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => readState,
			c: () => authoriseApproval,
			d: () => refuseSamePerson,
			f: () => readRequester,
			i: () => writePlanRecord,
			l: () => authoriseReviewer,
			m: () => readPermission,
			n: () => nextState,
			o: () => writeState,
			p: () => recheckSource,
			r: () => planRef,
			s: () => isOlderThan,
			t: () => loadPlanRef,
			u: () => authoriseRun
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3264);
		let MAY_WRITE = ["write", "admin"];
		let Permission = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			permission: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C,
				login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}))
		});
		async function readPermission(github, wanted) {
			let { login, id } = wanted;
			let denied = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_permitted", `${login} ${why}`));
			let answer = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: login }, Permission);
			if (!answer.ok) return answer.error.code === "api_not_found" ? denied("is nobody whom GitHub knows here") : answer;
			let { permission, user } = answer.value;
			if (user === null || id !== void 0 && user.id !== id) return denied("is somebody else now than when the event was sent");
			if (user.type !== "User") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("bot_actor", `${login} is not a person`));
			if (!MAY_WRITE.includes(permission)) return denied("may not write to this repository");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				id: user.id,
				login: user.login
			});
		}
		let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
		}));
		let Comment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			user: User,
			created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			updated_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			issue_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
		});
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			user: User,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			commit_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.S)
		});
		async function recheckSource(github, from, comments) {
			return from.kind === "comment" ? recheckComment(github, from, comments) : recheckReview(github, from);
		}
		async function readRequester(github, facts) {
			let { pull, recipe, comment, comments, isSame } = facts;
			let read = await readComment(github, {
				id: comment,
				pull
			}, comments);
			if (!read.ok) return read;
			let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.v)(read.value.body);
			let other = (what) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", `Comment ${comment} does not ask for ${what}`, "Make the plan anew."));
			if (read.value.user === null || command?.ok !== !0 || command.value.kind !== "run" || command.value.recipe !== recipe) return other(`'${recipe}'`);
			if (isSame !== void 0 && !await isSame(command.value.inputs)) return other("this plan");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(read.value.user);
		}
		async function recheckComment(github, from, comments) {
			let read = await readComment(github, from, comments);
			if (!read.ok) return read.error;
			return read.value.body === from.body && read.value.user?.id === from.author.id ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", `The comment of ${from.author.login} is not what it was`);
		}
		async function readComment(github, { id, pull }, comments) {
			let gone = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", message));
			let known = comments?.find((comment) => comment.id === id);
			if (known !== void 0) return known.created_at === known.updated_at ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(known) : gone(`Comment ${id} was edited`);
			if (comments !== void 0) return gone(`Comment ${id} is gone, or on another pull request`);
			let answer = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: id }, Comment);
			if (!answer.ok) return answer.error.code === "api_not_found" ? gone(`Comment ${id} is gone`) : answer;
			let { created_at: created, updated_at: updated, issue_url: issue } = answer.value;
			if (!issue.endsWith(`/issues/${pull}`)) return gone(`Comment ${id} is on another pull request`);
			if (created !== updated) return gone(`Comment ${id} was edited`);
			return answer;
		}
		async function recheckReview(github, from) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", {
				pull_number: from.pull,
				review_id: from.id
			}, Review);
			let who = `The review of ${from.author.login}`;
			let next = "Review again.";
			if (!answer.ok) return answer.error.code === "api_not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", `${who} is gone`, next) : answer.error;
			let { body, user, state, commit_id: commit } = answer.value;
			if (state !== "APPROVED") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", `${who} does not approve any more`, next);
			return body === from.body && user?.id === from.author.id && commit === from.commit ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("comment_changed", `${who} is not what it was`, next);
		}
		async function authoriseRun({ github, author, run, policy }) {
			if (author.isBot) return authoriseBot(author, run, policy);
			let people = await everyoneInvolved(github, author, run);
			if (!people.ok) return people;
			let read = await policy();
			return read.ok ? listed(people.value, read.value.runners, "run recipes") : read;
		}
		async function authoriseApproval(request) {
			let person = await authoriseReviewer(request);
			if (!person.ok) return person;
			let changed = await recheckSource(request.github, request.from);
			return changed === void 0 ? person : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(changed);
		}
		async function authoriseReviewer({ github, from, run, policy }) {
			if (from.author.isBot) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("bot_actor", `${from.author.login} is a bot, and a bot never approves`));
			let people = await everyoneInvolved(github, from.author, run);
			if (!people.ok) return people;
			let read = await policy();
			if (!read.ok) return read;
			return listed(people.value, read.value.approvers, "approve plans");
		}
		function refuseSamePerson({ approver, requester, sensitive }) {
			let [reason] = sensitive;
			if (reason === void 0 || requester !== void 0 && requester.id !== approver.id) return;
			let who = requester === void 0 ? "and it cannot be told who asked for it" : `and ${approver.login} asked for it`;
			let next = requester === void 0 ? "Make the plan anew." : `Ask somebody other than ${approver.login} to approve it.`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("approval_missing", `The plan ${reason}, ${who}`, next);
		}
		async function everyoneInvolved(github, author, run) {
			let person = await readPermission(github, author);
			if (!person.ok) return person;
			let own = await refuseOwnToken(github, person.value, run);
			if (own !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(own);
			if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([person.value]);
			let repeating = await readPermission(github, { login: run.triggeringActor });
			return repeating.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([person.value, repeating.value]) : repeating;
		}
		async function refuseOwnToken(github, person, { isAppToken }) {
			if (isAppToken) return;
			let owner = await github.request("GET /user", {}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.C }));
			if (!owner.ok) return owner.error.code === "token_not_permitted" ? void 0 : owner.error;
			if (owner.value.id !== person.id) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("bot_actor", `The token that Sous works with is that of ${person.login}, so their comments are taken for its own`, "Give the action GITHUB_TOKEN or the token of a GitHub App as its 'token'.");
		}
		async function authoriseBot(author, run, policy) {
			let denied = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("bot_actor", `${author.login} is a bot, or speaks through an app`));
			if (run.attempt > 1 || !author.login.endsWith("[bot]")) return denied;
			let read = await policy();
			if (!read.ok) return read;
			return read.value.allowBots.includes(author.id) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				id: author.id,
				login: author.login
			}) : denied;
		}
		function listed(people, logins, what) {
			let names = new Set(logins.map((login) => login.toLowerCase()));
			let stranger = names.size === 0 ? void 0 : people.find(({ login }) => !names.has(login.toLowerCase()));
			if (stranger !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("not_listed", `${stranger.login} is not among those who may ${what}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(people[0]);
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
			let json = bytes === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(Buffer.from(bytes).toString("utf8"));
			if (!json?.ok) return;
			let state = stateSchema().safeParse(json.value);
			return state.success && !Number.isNaN(Date.parse(state.data.plannedAt)) ? state.data : void 0;
		}
		function isOlderThan({ plannedAt }, hours, now) {
			return now.getTime() - Date.parse(plannedAt) > hours * 60 * 60 * 1e3;
		}
		let schema;
		function stateSchema() {
			schema ??= makeSchema();
			return schema;
		}
		function makeSchema() {
			let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(0));
			let run = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				id,
				attempt: id
			});
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(1),
				state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)([
					"planned",
					"applying",
					"applied",
					"failed",
					"superseded"
				]),
				plannedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				origin: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
					run,
					comment: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(id),
					requester: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(id)
				}),
				run: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(run),
				commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
				supersededBy: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^[0-9a-f]{64}$/))),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)())
			});
		}
		let SOUS = "Sous <sous@localhost>";
		async function readState(remote, id) {
			let kind = await remote.run([
				"cat-file",
				"-t",
				id
			]);
			if (!kind.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(`read ${id}`, kind.error));
			if ((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(kind.value).trim() !== "commit") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let listed = await remote.run([
				"ls-tree",
				"-r",
				"-t",
				"-z",
				"-l",
				"--full-tree",
				id
			]);
			if (!listed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(`read ${id}`, listed.error));
			let found = readListing((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(listed.value));
			if (found === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
			let contents = await readContents(remote, found.files.map((file) => file.id));
			if (!contents.ok) return contents;
			let files = new Map(found.files.flatMap(({ path, id: blob }) => withContent(path, contents.value.get(blob))));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(written.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("write a state", written.error));
		}
		async function writeTree(remote, entries) {
			let lines = [...entries].map(([name, { mode, id }]) => `${mode} ${mode === "040000" ? "tree" : "blob"} ${id}\t${name}\0`);
			let tree = await remote.run(["mktree", "-z"], Buffer.from(lines.join("")));
			return tree.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(tree.value).trim()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("write a tree", tree.error));
		}
		function readListing(text) {
			let files = [];
			let entries = new Map();
			let total = 0;
			for (let line of text.split("\0").slice(0, -1)) {
				let [, mode, id, size, path] = /^(100644|040000) (?:blob|tree) ([0-9a-f]+) +(\d+|-)\t([\w.-]+(?:\/[\w.-]+)?)$/.exec(line) ?? [];
				if (id === void 0 || path === void 0 || !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(id) || mode !== "100644" && mode !== "040000") return;
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
			if (!output.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)("read contents", output.error));
			let bytes = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.c)(output.value);
			let contents = new Map();
			for (let at = 0; at < bytes.length;) {
				let end = bytes.indexOf("\n", at);
				let [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(bytes.toString("latin1", at, end)) ?? [];
				if (id === void 0 || size === void 0) break;
				let start = end + 1;
				contents.set(id, bytes.subarray(start, start + Number(size)));
				at = start + Number(size) + 1;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(contents);
		}
		function withContent(path, bytes) {
			return bytes === void 0 ? [] : [[path, bytes]];
		}
		let PLAN_FILE = "plan.json";
		let STATE_FILE = "state.json";
		let BLOBS = "blobs";
		function planRef(digest) {
			return "refs/sous/plans/" + digest;
		}
		async function loadPlanRef(remote, digest) {
			let id = await remote.fetchRef(planRef(digest));
			if (!id.ok) return id;
			if (id.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(unknownDigest(digest));
			let commit = await readState(remote, id.value);
			if (!commit.ok) return commit;
			if (commit.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(digest, "the ref does not point to a plan"));
			let { files, entries } = commit.value;
			let file = files.get(PLAN_FILE);
			if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(digest, `there is no ${PLAN_FILE}`));
			let plan = (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__.a)(Buffer.from(file).toString("utf8"));
			if (!plan.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fromPlanError(plan.error));
			if (plan.value.digest !== digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(digest, `the ref holds the plan ${plan.value.digest}`));
			let changes = (0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__.r)(plan.value.changes, { read(name) {
				let bytes = files.get(`${BLOBS}/${name}`);
				return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ENOENT",
					message: "it is not stored"
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ bytes });
			} });
			if (!changes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(fromPlanError(changes.error));
			let state = readPlanState(files.get(STATE_FILE));
			if (state === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(digest, `${STATE_FILE} cannot be read`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				plan: plan.value,
				changes: changes.value,
				state,
				id: id.value,
				entries
			});
		}
		async function writePlanRecord(remote, { plan, changes }, { state, now }) {
			if ((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__.s)({
				...plan,
				changes: changes.map(_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__.c)
			}) !== plan.digest) throw Error("The changes are not those of the plan.");
			let blobs = new Map(changes.flatMap(contentsOf).map((bytes) => [(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(bytes), bytes]));
			let stored = await remote.storeContents([Buffer.from((0, _plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_3__.o)(plan)), ...blobs.values()]);
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			return id.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("digest_unknown", `The plan ${digest} is no longer stored, or never was`);
		}
		function tampered(digest, why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("plan_tampered", `What is stored as the plan ${digest} cannot be believed: ${why}`);
		}
		function fromPlanError({ code, message, suggestion }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)(code === "plan_version" ? "plan_version" : "plan_tampered", message, suggestion);
		}
	}),
	3264: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => readPlan,
			c: () => plannedChange,
			i: () => tampered,
			n: () => packContents,
			o: () => writePlan,
			r: () => readChanges,
			s: () => planDigest,
			t: () => openPack
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		function versionOf(bytes, mode) {
			return {
				mode,
				sha256: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(bytes),
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.y)("sous-plan-v1", (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(plan.schemaVersion)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.sousVersion)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.status)],
				[4, repository && text(repository.id)],
				[5, repository?.pull === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(repository.pull)],
				[6, text(base.commit)],
				[7, text(base.ref)],
				[8, text(base.directory)],
				[9, text(head?.repository)],
				[10, text(head?.ref)],
				[11, text(head?.commit)],
				[12, encodeSource(recipe)],
				[13, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(recipe.includes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path)).map(encodeSource))],
				[14, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)(plan.inputs)],
				[15, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.policy)],
				[16, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.evidence.map(encodeEvidence))],
				[17, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.steps.map(encodeStep))],
				[18, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.b)(plan.changes.toSorted((a, b) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.H)(a.path, b.path)).map(encodeChange))],
				[19, text(plan.tree)],
				[20, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.message)],
				[21, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(plan.target)]
			]));
		}
		function text(value) {
			return value === void 0 ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(value);
		}
		function encodeSource({ path, digest, commit }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(path)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(digest)],
				[3, text(commit)]
			]);
		}
		function encodeEvidence(evidence) {
			if (evidence.kind === "fetch") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.url)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.finalUrl)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(evidence.status)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.sha256)]
			]);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[5, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.command)],
				[6, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(evidence.exitCode)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(evidence.sha256)]
			]);
		}
		function encodeStep({ label, tool, args, outcome }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(label)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(tool)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.w)(args)],
				[4, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(outcome.kind)]
			]);
		}
		function encodeChange(change) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(change.kind)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(change.path)],
				[3, "before" in change ? encodeVersion(change.before) : void 0],
				[4, "after" in change ? encodeVersion(change.after) : void 0]
			]);
		}
		function encodeVersion({ mode, sha256, size }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.S)([
				[1, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(mode)],
				[2, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(sha256)],
				[3, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(size)]
			]);
		}
		function parsed(parse) {
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((text, context) => {
				let result = parse(text);
				if (result.ok) return result.value;
				context.issues.push({
					code: "custom",
					message: result.error.message,
					input: text
				});
				return _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn;
			}));
		}
		let Path = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_0__.L);
		let Directory = parsed(_entry_js__WEBPACK_IMPORTED_MODULE_0__.I);
		let Sha256 = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^[0-9a-f]{64}$/));
		let ObjectId = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
		let Ref = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(/^refs\/[^\p{Cc} ~^:?*[\\]+$/u));
		let DigestText = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)(Sha256, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((text) => text));
		let ErrorCode = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(Object.keys(_entry_js__WEBPACK_IMPORTED_MODULE_0__.R)), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.jn)((code) => code));
		let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(0));
		let FileVersion = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			mode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["100644", "100755"]),
			sha256: Sha256,
			size: natural
		});
		let PlannedChange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("create"),
				path: Path,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("update"),
				path: Path,
				before: FileVersion,
				after: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("delete"),
				path: Path,
				before: FileVersion
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("create_directory"),
				path: Path
			})
		]);
		let Evidence = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("fetch"),
			url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			finalUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			status: natural,
			sha256: Sha256
		}), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("command"),
			command: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			exitCode: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(),
			sha256: Sha256
		})]);
		let Decision = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("allow"),
				rule: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("needs_approval"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("deny"),
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			})
		]);
		let StepOutcome = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)("kind", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("ran"),
				output: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				warnings: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()),
				filesAffected: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(Path)
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("skipped"),
				condition: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("deferred"),
				because: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["external", "depends_on_deferred"])
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				kind: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)("failed"),
				code: ErrorCode,
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				suggestion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)()
			})
		]);
		let SourceRange = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			file: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			line: natural,
			column: natural,
			endLine: natural,
			endColumn: natural
		});
		let PlannedStep = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			label: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			tool: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			args: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)()),
			decision: Decision,
			outcome: StepOutcome,
			at: SourceRange
		});
		let sourceFields = {
			path: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			digest: DigestText,
			commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId)
		};
		let PlanFile = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(1),
			sousVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			status: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["complete", "gated"]),
			repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				pull: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(natural)
			})),
			base: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				commit: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId),
				ref: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(Ref),
				directory: Directory
			}),
			head: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				repository: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				ref: Ref,
				commit: ObjectId
			})),
			recipe: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)({
				...sourceFields,
				includes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.kn)(sourceFields))
			}),
			inputs: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)([
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(),
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)()
			])),
			policy: Sha256,
			evidence: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(Evidence),
			steps: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(PlannedStep),
			changes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.pn)(PlannedChange),
			tree: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(ObjectId),
			message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(),
			target: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Mn)([(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(["working-tree", "pull-request"]), Ref]),
			digest: DigestText
		});
		function writePlan(plan) {
			return `${JSON.stringify(plan, void 0, 2)}\n`;
		}
		function readPlan(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.r)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(`line ${json.error.line}, column ${json.error.column}: ${json.error.message}`));
			let version = json.value?.schemaVersion;
			if (typeof version == "number" && version !== 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(otherVersion(version));
			let plan = PlanFile.safeParse(json.value);
			if (!plan.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(describeIssue(plan.error)));
			let value = plan.data;
			if (planDigest(value) !== value.digest) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(`its content does not have the digest ${value.digest}`));
			let collision = findCollision(value);
			return collision === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(damaged(collision));
		}
		function findCollision({ changes }) {
			let paths = new Set();
			let kept = new Map();
			for (let { kind, path } of changes) {
				if (paths.has(path)) return `it changes '${path}' twice`;
				paths.add(path);
				if (kind === "delete") continue;
				let other = kept.get((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path));
				if (other !== void 0) return `'${path}' and '${other}' are one file on file systems that ignore case or accents`;
				kept.set((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path), path);
			}
			let files = new Set(changes.filter(({ kind }) => kind === "create" || kind === "update").map(({ path }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(path)));
			for (let path of kept.values()) {
				let above = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.D)(path).find((ancestor) => files.has((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.j)(ancestor)));
				if (above !== void 0) return `'${above}' would be both a file and the directory of '${path}'`;
			}
		}
		function describeIssue({ issues: [issue] }) {
			let where = issue?.path.join(".") || "it";
			if (issue?.code === "unrecognized_keys") return `${where}: unknown ${issue.keys.map((key) => `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.O)(key)}'`).join(", ")}`;
			return issue?.code === "custom" ? `${where}: ${issue.message}` : `${where} is missing or of another form`;
		}
		function damaged(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
		function otherVersion(version) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_version", `The plan has format ${version}; this version of Sous reads format 1`, version > 1 ? "Use the version of Sous that made it, or make the plan anew." : "Make the plan anew.");
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
			if (end !== pack.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`its contents have ${pack.length} bytes, not ${end}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ read(name) {
				let bytes = contents.get(name);
				return bytes === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ENOENT",
					message: "it is not there"
				}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({ bytes });
			} });
		}
		function readChanges(planned, blobs) {
			let changes = [];
			for (let change of planned) {
				let read = readChange(change, (version) => readBlob(blobs, version));
				if (!read.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(tampered(`the content of '${change.path}' ${read.error}`));
				changes.push(read.value);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(changes);
		}
		function readChange(change, read) {
			if (change.kind === "create_directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(change);
			let { path } = change;
			let before = change.kind === "create" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(new Uint8Array()) : read(change.before);
			if (!before.ok) return before;
			if (change.kind === "delete") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "delete",
				path,
				before: before.value,
				modeBefore: change.before.mode
			});
			let after = read(change.after);
			if (!after.ok) return after;
			let { mode } = change.after;
			if (change.kind === "create") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "create",
				path,
				after: after.value,
				mode
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)({
				kind: "update",
				path,
				before: before.value,
				after: after.value,
				modeBefore: change.before.mode,
				mode
			});
		}
		function readBlob(blobs, { sha256: wanted, size }) {
			let blob = blobs.read(wanted);
			if (!blob.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(`cannot be read: ${blob.error.message}`);
			let { bytes } = blob.value;
			return bytes.length === size && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.E)(bytes) === wanted ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(bytes) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)("is another one");
		}
		function tampered(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.z)("plan_tampered", `The plan cannot be believed: ${why}`, "Make the plan anew.");
		}
	})
};
