export const id = 5840;
export const ids = [5840];
export const modules = {
	96765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Yo: () => authoriseRun,
			ih: () => refuseSamePerson,
			in: () => authoriseReviewer,
			ki: () => authoriseApproval
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1672);
		var _read_permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21247);
		var _recheck_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21576);
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
			let changed = await (0, _recheck_source_js__WEBPACK_IMPORTED_MODULE_3__.p)(request.github, request.from);
			return changed === void 0 ? person : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(changed);
		}
		async function authoriseReviewer({ github, from, run, policy }) {
			if (from.author.isBot) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("bot_actor", `${from.author.login} is a bot, and a bot never approves`));
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
			return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("approval_missing", `The plan ${reason}, ${who}`, next);
		}
		async function everyoneInvolved(github, author, run) {
			let person = await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_2__.c)(github, author);
			if (!person.ok) return person;
			let own = await refuseOwnToken(github, person.value, run);
			if (own !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)(own);
			if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([person.value]);
			let repeating = await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_2__.c)(github, { login: run.triggeringActor });
			return repeating.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)([person.value, repeating.value]) : repeating;
		}
		async function refuseOwnToken(github, person, { isAppToken }) {
			if (isAppToken) return;
			let owner = await github.request("GET /user", {}, zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({ id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G }));
			if (!owner.ok) return owner.error.code === "token_not_permitted" ? void 0 : owner.error;
			if (owner.value.id !== person.id) return;
			return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("bot_actor", `The token that Sous works with is that of ${person.login}, so their comments are taken for its own`, "Give the action GITHUB_TOKEN or the token of a GitHub App as its 'token'.");
		}
		async function authoriseBot(author, run, policy) {
			let denied = (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("bot_actor", `${author.login} is a bot, or speaks through an app`));
			if (run.attempt > 1 || !author.login.endsWith("[bot]")) return denied;
			let read = await policy();
			if (!read.ok) return read;
			return read.value.allowBots.includes(author.id) ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
				id: author.id,
				login: author.login
			}) : denied;
		}
		function listed(people, logins, what) {
			let names = new Set(logins.map((login) => login.toLowerCase()));
			let stranger = names.size === 0 ? void 0 : people.find(({ login }) => !names.has(login.toLowerCase()));
			if (stranger !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("not_listed", `${stranger.login} is not among those who may ${what}`));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(people[0]);
		}
	}),
	12916: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => nextState,
			b2: () => loadPlanRef,
			mb: () => writePlanRecord,
			vk: () => planRef
		});
		var _engine_plan_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94909);
		var _engine_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60550);
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63717);
		var _model_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39138);
		var _model_plan_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99515);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97424);
		var _plan_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96440);
		var _state_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72658);
		let PLAN_FILE = "plan.json";
		let STATE_FILE = "state.json";
		let BLOBS = "blobs";
		function planRef(digest) {
			return "refs/sous/plans/" + digest;
		}
		async function loadPlanRef(remote, digest) {
			let id = await remote.fetchRef(planRef(digest));
			if (!id.ok) return id;
			if (id.value === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(unknownDigest(digest));
			let commit = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_7__.un)(remote, id.value);
			if (!commit.ok) return commit;
			if (commit.value === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(tampered(digest, "the ref does not point to a plan"));
			let { files, entries } = commit.value;
			let file = files.get(PLAN_FILE);
			if (file === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(tampered(digest, `there is no ${PLAN_FILE}`));
			let plan = (0, _engine_plan_record_js__WEBPACK_IMPORTED_MODULE_0__.m)(Buffer.from(file).toString("utf8"));
			if (!plan.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(fromPlanError(plan.error));
			if (plan.value.digest !== digest) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(tampered(digest, `the ref holds the plan ${plan.value.digest}`));
			let changes = (0, _engine_plan_store_blobs_js__WEBPACK_IMPORTED_MODULE_1__.St)(plan.value.changes, { read(name) {
				let bytes = files.get(`${BLOBS}/${name}`);
				return bytes === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)({
					code: "ENOENT",
					message: "it is not stored"
				}) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({ bytes });
			} });
			if (!changes.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(fromPlanError(changes.error));
			let state = (0, _plan_state_js__WEBPACK_IMPORTED_MODULE_6__.rE)(files.get(STATE_FILE));
			if (state === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.V)(tampered(digest, `${STATE_FILE} cannot be read`));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({
				plan: plan.value,
				changes: changes.value,
				state,
				id: id.value,
				entries
			});
		}
		async function writePlanRecord(remote, { plan, changes }, { state, now }) {
			if ((0, _model_plan_digest_js__WEBPACK_IMPORTED_MODULE_4__.G)({
				...plan,
				changes: changes.map(_model_plan_js__WEBPACK_IMPORTED_MODULE_3__.p8)
			}) !== plan.digest) throw Error("The changes are not those of the plan.");
			let blobs = new Map(changes.flatMap(contentsOf).map((bytes) => [(0, _model_digest_js__WEBPACK_IMPORTED_MODULE_2__.sc)(bytes), bytes]));
			let stored = await remote.storeContents([Buffer.from((0, _engine_plan_record_js__WEBPACK_IMPORTED_MODULE_0__.p)(plan)), ...blobs.values()]);
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
				let tree = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_7__.WM)(remote, new Map(names));
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
			if (!(0, _plan_state_js__WEBPACK_IMPORTED_MODULE_6__.v4)(record.state.state, state.state)) throw Error(`A plan that is ${record.state.state} cannot become ${state.state}.`);
			let next = await writeRecord(remote, record, {
				state,
				now
			});
			if (!next.ok) return next;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({
				record: next.value,
				update: {
					ref: planRef(record.plan.digest),
					from: record.id,
					to: next.value.id
				}
			});
		}
		async function writeRecord(remote, { plan, changes, entries }, { state, now }) {
			let stored = await remote.storeContents([(0, _plan_state_js__WEBPACK_IMPORTED_MODULE_6__.es)(state)]);
			if (!stored.ok) return stored;
			let all = new Map([...entries, [STATE_FILE, {
				mode: "100644",
				id: stored.value[0] ?? ""
			}]]);
			let id = await (0, _state_commit_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(remote, {
				entries: all,
				subject: `Plan ${plan.digest}: ${state.state}`,
				time: now
			});
			return id.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_8__.k)({
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
			return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("digest_unknown", `The plan ${digest} is no longer stored, or never was`);
		}
		function tampered(digest, why) {
			return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)("plan_tampered", `What is stored as the plan ${digest} cannot be believed: ${why}`);
		}
		function fromPlanError({ code, message, suggestion }) {
			return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_5__.x)(code === "plan_version" ? "plan_version" : "plan_tampered", message, suggestion);
		}
	}),
	96440: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UM: () => isOlderThan,
			es: () => writePlanState,
			rE: () => readPlanState,
			v4: () => mayBecome
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24243);
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
			let json = bytes === void 0 ? void 0 : (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_0__.q)(Buffer.from(bytes).toString("utf8"));
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
			let id = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0));
			let run = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				id,
				attempt: id
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(1),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"planned",
					"applying",
					"applied",
					"failed",
					"superseded"
				]),
				plannedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				origin: zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
					run,
					comment: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(id),
					requester: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(id)
				}),
				run: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(run),
				commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
				supersededBy: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{64}$/))),
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			});
		}
	}),
	21247: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => readPermission });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1672);
		let MAY_WRITE = ["write", "admin"];
		let Permission = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			user: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
				login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
			}))
		});
		async function readPermission(github, wanted) {
			let { login, id } = wanted;
			let denied = (why) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("not_permitted", `${login} ${why}`));
			let answer = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: login }, Permission);
			if (!answer.ok) return answer.error.code === "api_not_found" ? denied("is nobody whom GitHub knows here") : answer;
			let { permission, user } = answer.value;
			if (user === null || id !== void 0 && user.id !== id) return denied("is somebody else now than when the event was sent");
			if (user.type !== "User") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("bot_actor", `${login} is not a person`));
			if (!MAY_WRITE.includes(permission)) return denied("may not write to this repository");
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				id: user.id,
				login: user.login
			});
		}
	}),
	21576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => readRequester,
			p: () => recheckSource
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1672);
		var _parse_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71735);
		let User = zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
			login: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		}));
		let Comment = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			user: User,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			issue_url: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		let Review = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			body: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			user: User,
			state: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			commit_id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(_answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.V)
		});
		async function recheckSource(github, from) {
			return from.kind === "comment" ? recheckComment(github, from) : recheckReview(github, from);
		}
		async function readRequester(github, { pull, recipe, comment, isSame }) {
			let read = await readComment(github, comment, pull);
			if (!read.ok) return read;
			let command = (0, _parse_command_js__WEBPACK_IMPORTED_MODULE_2__.RM)(read.value.body);
			let other = (what) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", `Comment ${comment} does not ask for ${what}`, "Make the plan anew."));
			if (read.value.user === null || command?.ok !== !0 || command.value.kind !== "run" || command.value.recipe !== recipe) return other(`'${recipe}'`);
			if (isSame !== void 0 && !await isSame(command.value.inputs)) return other("this plan");
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(read.value.user);
		}
		async function recheckComment(github, from) {
			let read = await readComment(github, from.id, from.pull);
			if (!read.ok) return read.error;
			return read.value.body === from.body && read.value.user?.id === from.author.id ? void 0 : (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", `The comment of ${from.author.login} is not what it was`);
		}
		async function readComment(github, id, pull) {
			let gone = (message) => (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", message));
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
			if (!answer.ok) return answer.error.code === "api_not_found" ? (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", `${who} is gone`, next) : answer.error;
			let { body, user, state, commit_id: commit } = answer.value;
			if (state !== "APPROVED") return (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", `${who} does not approve any more`, next);
			return body === from.body && user?.id === from.author.id && commit === from.commit ? void 0 : (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("comment_changed", `${who} is not what it was`, next);
		}
	}),
	72658: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jq: () => writeState,
			WM: () => writeTree,
			un: () => readState
		});
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73458);
		var _remote_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11116);
		let SOUS = "Sous <sous@localhost>";
		async function readState(remote, id) {
			let kind = await remote.run([
				"cat-file",
				"-t",
				id
			]);
			if (!kind.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_1__.Ok)(`read ${id}`, kind.error));
			if ((0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.D4)(kind.value).trim() !== "commit") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(void 0);
			let listed = await remote.run([
				"ls-tree",
				"-r",
				"-t",
				"-z",
				"-l",
				"--full-tree",
				id
			]);
			if (!listed.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_1__.Ok)(`read ${id}`, listed.error));
			let found = readListing((0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.D4)(listed.value));
			if (found === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(void 0);
			let contents = await readContents(remote, found.files.map((file) => file.id));
			if (!contents.ok) return contents;
			let files = new Map(found.files.flatMap(({ path, id: blob }) => withContent(path, contents.value.get(blob))));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
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
			return written.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)((0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.D4)(written.value).trim()) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_1__.Ok)("write a state", written.error));
		}
		async function writeTree(remote, entries) {
			let lines = [...entries].map(([name, { mode, id }]) => `${mode} ${mode === "040000" ? "tree" : "blob"} ${id}\t${name}\0`);
			let tree = await remote.run(["mktree", "-z"], Buffer.from(lines.join("")));
			return tree.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)((0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.D4)(tree.value).trim()) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_1__.Ok)("write a tree", tree.error));
		}
		function readListing(text) {
			let files = [];
			let entries = new Map();
			let total = 0;
			for (let line of text.split("\0").slice(0, -1)) {
				let [, mode, id, size, path] = /^(100644|040000) (?:blob|tree) ([0-9a-f]+) +(\d+|-)\t([\w.-]+(?:\/[\w.-]+)?)$/.exec(line) ?? [];
				if (id === void 0 || path === void 0 || !(0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.TS)(id) || mode !== "100644" && mode !== "040000") return;
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
			if (!output.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _remote_git_js__WEBPACK_IMPORTED_MODULE_1__.Ok)("read contents", output.error));
			let bytes = (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__.bS)(output.value);
			let contents = new Map();
			for (let at = 0; at < bytes.length;) {
				let end = bytes.indexOf("\n", at);
				let [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(bytes.toString("latin1", at, end)) ?? [];
				if (id === void 0 || size === void 0) break;
				let start = end + 1;
				contents.set(id, bytes.subarray(start, start + Number(size)));
				at = start + Number(size) + 1;
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(contents);
		}
		function withContent(path, bytes) {
			return bytes === void 0 ? [] : [[path, bytes]];
		}
	})
};
