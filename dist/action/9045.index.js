"use strict";
exports.id = 9045;
exports.ids = [9045];
exports.modules = {
	1362: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => refuseSamePerson,
			c: () => recheckSource,
			d: () => ReviewVerdict,
			f: () => verdictOf,
			i: () => authoriseRun,
			l: () => checkUnedited,
			n: () => authoriseRequester,
			o: () => isInTeams,
			r: () => authoriseReviewer,
			s: () => readRunComment,
			t: () => authoriseApproval,
			u: () => findEdited
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _team_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1959);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _read_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8848);
		let ReviewVerdict = {
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
			dismissed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)())
		};
		function verdictOf({ state, dismissed }) {
			if (dismissed === !0) return "DISMISSED";
			return state === "REQUEST_CHANGES" ? "CHANGES_REQUESTED" : state;
		}
		let Nodes = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ nodes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			databaseId: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt)),
			lastEditedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)()))
		}))) }) });
		async function checkUnedited(github, comments) {
			let edited = await findEdited(github, comments);
			return edited.ok ? edited.value.values().next().value : edited.error;
		}
		async function findEdited(github, comments, kind = "comment") {
			if (comments.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(new Map());
			let asked = comments.every(({ node_id: node }) => node !== "") ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.vt)(github, {
				query: "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }",
				variables: { ids: comments.map(({ node_id: node }) => node) }
			}, Nodes) : void 0;
			if (asked?.ok === !1) return asked;
			if (asked?.value === void 0 && kind === "review") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(new Map(comments.map(({ id }) => [id, untold(id)])));
			if (asked?.value === void 0) return findByTimes(github, comments);
			let { nodes } = asked.value.data;
			let problems = comments.map(({ id }) => {
				let node = nodes.find((found) => found?.databaseId === id);
				if (node == null) return [id, gone(id)];
				return [id, node.lastEditedAt === null ? void 0 : edited(id)];
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(withoutGood(problems));
		}
		async function findByTimes(github, comments) {
			let Times = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
				created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
				updated_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)()
			});
			let problems = [];
			for (let { id } of comments) {
				let read = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: id }, Times);
				if (!read.ok && read.error.code !== "api_not_found") return read;
				read.ok ? problems.push([id, read.value.created_at === read.value.updated_at ? void 0 : edited(id)]) : problems.push([id, gone(id)]);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(withoutGood(problems));
		}
		function withoutGood(problems) {
			return new Map(problems.flatMap(([id, problem]) => problem === void 0 ? [] : [[id, problem]]));
		}
		function untold(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `This server does not say whether review ${id} was edited`, "Approve by a comment.");
		}
		function gone(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `Comment ${id} was deleted`);
		}
		function edited(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `Comment ${id} was edited after it was posted`);
		}
		let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)()
		}));
		let AGAIN = "Run the recipe again, then approve the new plan.";
		let Comment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt,
			node_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(), ""),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
			user: User,
			issue_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
			pull_request_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(), "")
		});
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
			user: User,
			...ReviewVerdict,
			commit_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.yt)
		});
		async function recheckSource(github, from, comments) {
			return from.kind === "comment" ? recheckComment(github, from, comments) : recheckReview(github, from);
		}
		function readRunComment(comments, id) {
			let comment = comments.find((one) => one.id === id);
			if (comment === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `Comment ${id} was deleted, or is on another pull request`, AGAIN));
			let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.C)(comment.body);
			if (command?.ok !== !0 || command.value.kind !== "run") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `Comment ${id} does not ask for a plan`, AGAIN));
			if (comment.user === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `The account that wrote comment ${id} is gone`, AGAIN));
			if (comment.performed_via_github_app !== null && comment.performed_via_github_app !== void 0 && !comment.user.login.endsWith("[bot]")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("bot_actor", `An app wrote comment ${id} for ${comment.user.login}`, AGAIN));
			let { recipe, inputs } = command.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				comment,
				author: comment.user,
				recipe,
				inputs
			});
		}
		async function recheckComment(github, from, comments) {
			let gone = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", message);
			let now = comments?.find((comment) => comment.id === from.id);
			if (comments === void 0) {
				let answer = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: from.id }, Comment);
				if (!answer.ok) return answer.error.code === "api_not_found" ? gone(`Comment ${from.id} was deleted`) : answer.error;
				let { issue_url: issue, pull_request_url: pull } = answer.value;
				if (!issue.endsWith(`/issues/${from.pull}`) && !pull.endsWith(`/pulls/${from.pull}`)) return gone(`Comment ${from.id} is on another pull request`);
				let edited = await checkUnedited(github, [answer.value]);
				if (edited !== void 0) return edited;
				now = answer.value;
			}
			if (now === void 0) return gone(`Comment ${from.id} was deleted, or is on another pull request`);
			return now.body === from.body && now.user?.id === from.author.id ? void 0 : gone(`The comment of ${from.author.login} was edited`);
		}
		async function recheckReview(github, from) {
			let answer = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", {
				pull_number: from.pull,
				review_id: from.id
			}, Review);
			let who = `The review of ${from.author.login}`;
			let next = "Review again.";
			if (!answer.ok) return answer.error.code === "api_not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `${who} is gone`, next) : answer.error;
			let { body, user, commit_id: commit } = answer.value;
			if (verdictOf(answer.value) !== "APPROVED") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `${who} does not approve any more`, next);
			return body === from.body && user?.id === from.author.id && commit === from.commit ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("comment_changed", `${who} is not what it was`, next);
		}
		let known = new WeakMap();
		async function isInTeams(github, teams, person) {
			let notFound = [];
			for (let team of teams) {
				let membership = await remember(github, team, person.login, () => readMembership(github, team, person));
				if (!membership.ok) return membership;
				if (membership.value === "member") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(!0);
				membership.value === "not_found" && notFound.push(team);
			}
			for (let team of notFound) {
				let visible = await remember(github, team, "", () => checkVisible(github, team));
				if (!visible.ok) return visible;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(!1);
		}
		async function readMembership(github, team, { login }) {
			let answer = await github.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
				...placeOf(team),
				username: login
			}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)() }));
			if (answer.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(answer.value.state === "active" ? "member" : "no_member");
			if (answer.error.code === "api_not_found") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)("not_found");
			return answer.error.code === "token_not_permitted" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(unseen(`The token may not see who is in ${(0, _team_js__WEBPACK_IMPORTED_MODULE_4__.r)(team)}`)) : answer;
		}
		async function checkVisible(github, team) {
			let answer = await github.request("GET /orgs/{org}/teams/{team_slug}", placeOf(team), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ slug: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)() }));
			if (answer.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)("no_member");
			return answer.error.code === "api_not_found" || answer.error.code === "token_not_permitted" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(unseen(`Team ${(0, _team_js__WEBPACK_IMPORTED_MODULE_4__.r)(team)} does not exist, or the token cannot see it`)) : answer;
		}
		function remember(github, team, who, ask) {
			let answers = known.get(github) ?? new Map();
			known.set(github, answers);
			let key = `${(0, _team_js__WEBPACK_IMPORTED_MODULE_4__.r)(team)} ${who}`.toLowerCase();
			let answer = answers.get(key) ?? (hasRoom(answers, team) ? ask() : Promise.resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(tooMany())));
			answers.set(key, answer);
			return answer;
		}
		function hasRoom(answers, team) {
			return new Set([...answers.keys()].map((key) => key.split(" ", 1)[0])).add((0, _team_js__WEBPACK_IMPORTED_MODULE_4__.r)(team).toLowerCase()).size <= 20;
		}
		function placeOf({ organization, slug }) {
			return {
				org: organization,
				team_slug: slug
			};
		}
		function tooMany() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("policy_error", "The plan needs more than 20 teams to be looked up", "Name fewer teams.");
		}
		function unseen(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("policy_error", message, "GITHUB_TOKEN sees no teams. Use the token of a GitHub App with 'members: read', or name people instead of the team.");
		}
		async function authoriseRun({ github, author, run, policy }) {
			if (author.isBot) return authoriseBot(author, run, policy);
			let people = await everyoneInvolved(github, author, run);
			if (!people.ok) return people;
			let read = await policy();
			return read.ok ? checkListed(github, people.value, {
				...run,
				entries: read.value.runners,
				what: "run recipes"
			}) : read;
		}
		async function authoriseApproval(request) {
			let person = await authoriseReviewer(request);
			if (!person.ok) return person;
			let changed = await recheckSource(request.github, request.from);
			return changed === void 0 ? person : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(changed);
		}
		async function authoriseReviewer({ github, from, run, policy }) {
			if (from.author.isBot) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("bot_actor", `${from.author.login} is a bot, and a bot never approves`));
			let people = await everyoneInvolved(github, from.author, run);
			if (!people.ok) return people;
			let read = await policy();
			if (!read.ok) return read;
			return checkListed(github, people.value, {
				...run,
				entries: read.value.approvers,
				what: "approve plans"
			});
		}
		async function authoriseRequester({ github, author, known, policy }) {
			let read = await policy();
			if (!read.ok) return read;
			if (isAllowedBot(author, read.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(author);
			let person = author.id === known.id ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(known) : await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_3__.r)(github, author);
			return person.ok ? checkListed(github, [person.value], {
				entries: read.value.runners,
				what: "run recipes"
			}) : person;
		}
		function refuseSamePerson({ approver, requesters, sensitive }) {
			let [reason] = sensitive;
			if (reason === void 0 || requesters.every(({ id }) => id !== approver.id)) return;
			let did = requesters[0]?.id === approver.id ? "asked for it" : "pushed the commits that it is for";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("approval_missing", `The plan needs a second person: ${reason}, and ${approver.login} ${did}`, `Ask someone other than ${approver.login} to approve it.`);
		}
		async function everyoneInvolved(github, author, run) {
			let person = await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_3__.r)(github, author);
			if (!person.ok) return person;
			let own = await refuseOwnToken(github, person.value, run);
			if (own !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)(own);
			if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([person.value]);
			let repeating = await (0, _read_permission_js__WEBPACK_IMPORTED_MODULE_3__.r)(github, { login: run.triggeringActor });
			return repeating.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)([person.value, repeating.value]) : repeating;
		}
		async function refuseOwnToken(github, person, { isAppToken }) {
			if (isAppToken) return;
			let owner = await github.request("GET /user", {}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt }));
			if (!owner.ok) return owner.error.code === "token_not_permitted" ? void 0 : owner.error;
			if (owner.value.id !== person.id) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("bot_actor", `The token that Sous works with is that of ${person.login}, so their comments are taken for its own`, "Give the action GITHUB_TOKEN or the token of a GitHub App as its 'token'.");
		}
		async function authoriseBot(author, run, policy) {
			let denied = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("bot_actor", `${author.login} is a bot, or speaks through an app`));
			if (run.attempt > 1 || !author.login.endsWith("[bot]")) return denied;
			let read = await policy();
			if (!read.ok) return read;
			return isAllowedBot(author, read.value) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				id: author.id,
				login: author.login
			}) : denied;
		}
		function isAllowedBot(author, { allowBots }) {
			return allowBots.includes(author.id) && !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.gt)(author);
		}
		async function checkListed(github, people, { entries, what, accepted }) {
			let teams = entries.map(_team_js__WEBPACK_IMPORTED_MODULE_4__.n).filter((team) => team !== void 0);
			for (let person of entries.length === 0 ? [] : people) {
				if (entries.some((entry) => isNamed(person, entry))) continue;
				if (teams.length > 0 && person.id === accepted) continue;
				let isMember = await isInTeams(github, teams, person);
				if (!isMember.ok) return isMember;
				if (!isMember.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("not_listed", `${person.login} is not among those who may ${what}`));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)(people[0]);
		}
		function isNamed({ id, login }, entry) {
			let [name = "", number] = entry.split("#");
			return number === void 0 ? name.toLowerCase() === login.toLowerCase() : Number(number) === id;
		}
	}),
	1332: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => writePlanArtifact,
			n: () => plan_artifact_exports,
			r: () => readPlanArtifact,
			t: () => makeArtifactFolder
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4837);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2536);
		var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
		var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
		var plan_artifact_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ writePlanArtifact: () => writePlanArtifact });
		let ENDING_FILE = "ending.json";
		let MAX_ENDING_BYTES = 262144;
		let MAX_MESSAGE_CHARACTERS = 2e3;
		function makeArtifactFolder({ env }) {
			return node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_6__.join(node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(env.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_7__.tmpdir()), "sous-plan-"));
		}
		async function writePlanArtifact(context, { ending, stored }, given) {
			try {
				let folder = given ?? makeArtifactFolder(context);
				node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync(folder, { recursive: !0 });
				let { reason, message, found } = ending;
				let told = {
					reason,
					message: message.slice(0, MAX_MESSAGE_CHARACTERS)
				};
				let whole = JSON.stringify({
					...told,
					...found && { found }
				});
				node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync(node_path__WEBPACK_IMPORTED_MODULE_6__.join(folder, ENDING_FILE), Buffer.byteLength(whole) <= MAX_ENDING_BYTES ? whole : JSON.stringify(told));
				let saved = stored === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(void 0) : await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.r)(storeIn(folder), stored);
				return saved.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(folder) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_6__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync(file).size > MAX_ENDING_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.t)(store);
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)({
				ending,
				stored: void 0
			});
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.M)(first);
			if (others.length > 0 || !digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("plan_tampered", "The job that makes plans left more than one"));
			let stored = await (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_1__.n)(store, digest.value);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)({
				ending,
				stored: stored.value
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)()
			};
		}
		function readEnding(content) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.r)(content);
			if (!json.ok) return;
			let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Qn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mr)(0));
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ur)();
			let finding = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.lr)({
				level: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Gn)(_shared_js__WEBPACK_IMPORTED_MODULE_3__.Cn),
				file: text,
				line: natural,
				column: natural,
				message: text
			});
			let read = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.lr)({
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.br)(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gr)(MAX_MESSAGE_CHARACTERS)),
				found: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.lr)({
					shown: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.qn)(finding),
					more: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.lr)({
						error: natural,
						warning: natural,
						notice: natural
					})
				}))
			}).safeParse(json.value);
			if (!read.success) return;
			let { found, ...told } = read.data;
			return {
				...told,
				...found && { found }
			};
		}
	}),
	9045: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => prepareTrusted,
			c: () => checkOut,
			i: () => plan_pull_exports,
			n: () => planHead,
			o: () => keepPlan,
			r: () => planOnPull,
			s: () => refuseHidden,
			t: () => leavePlan
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3076);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7008);
		var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6351);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6297);
		var _sensitive_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5456);
		var _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8171);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1332);
		var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
		async function checkOut(remote, commit, directory = ".") {
			let fetched = await remote.fetchCommit(commit, { contents: !0 });
			if (!fetched.ok) return fetched;
			let { gitDirectory, workTree } = remote.place;
			let bytes = Buffer.from(`gitdir: ${gitDirectory}\n`);
			let marked = remote.options.scratchDisk.write(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(workTree), "tree/.git", {
				bytes,
				mode: "100644"
			});
			if (!marked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("io_error", `Cannot write '${marked.error.path}': ${marked.error.message}`));
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
				if (!done.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.Y)(`check out ${commit}`, done.error));
			}
			let { disk } = remote.options;
			let [top, folder] = [disk.realPath(workTree), disk.realPath(node_path__WEBPACK_IMPORTED_MODULE_12__.join(workTree, directory))];
			return top.ok && folder.ok && folder.value === node_path__WEBPACK_IMPORTED_MODULE_12__.join(top.value, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(node_path__WEBPACK_IMPORTED_MODULE_12__.join(workTree, directory)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("input_invalid", `Commit ${commit.slice(0, 12)} has no directory '${directory}', or has a link there`));
		}
		async function countHidden(changes) {
			let diffs = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Qt)(changes);
			let rows = changes.reduce((sum, { path }) => sum + 2 * Buffer.byteLength(path) + 150, 0);
			let room = Math.max(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Jt.bytes - 1e5 - rows);
			let parts = diffs.map((diff) => ({
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.ln)(diff, new Map()),
				rank: 0
			})).toSorted((a, b) => a.leastBytes - b.leastBytes);
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Sn)(parts, {
				bytes: room,
				units: room
			}).lacks.length;
		}
		async function refuseHidden(plan, changes) {
			let waiting = plan.steps.find(({ outcome }) => outcome.kind === "deferred" && outcome.because === "external");
			if (waiting !== void 0 && JSON.stringify(waiting.args).length > 4e4) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("preview_incomplete", `The call of '${waiting.tool}' that waits is too large to be shown`, "Let the recipe call less.");
			let hidden = await countHidden(changes);
			if (hidden === 0) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("preview_incomplete", `The diffs of ${hidden} of ${changes.length} files of the plan ${plan.digest} are too large to be shown`);
		}
		async function keepPlan(kept) {
			let { context, forge, pull, planned, stored, origin } = kept;
			let { digest, status } = stored.plan;
			if (status === "complete" && stored.changes.length === 0) {
				let ending = {
					...(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)(planned),
					next: [],
					footer: madeOn(kept)
				};
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(await showPlan(kept, await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
					...planned,
					ending
				}), ending.detail ?? "The recipe would change nothing"));
			}
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let now = forge.github.serverTime;
			if (now === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("api_invalid", "GitHub did not say what time it is"));
			let run = {
				id: context.run.id,
				attempt: context.run.attempt
			};
			let saved = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.m)(remote.value, {
				stored,
				origin: {
					...origin,
					run
				},
				now
			});
			if (!saved.ok) return saved;
			let notes = await notesOf(kept);
			let call = {
				does: "approves the call that waits, and shows what comes of it",
				lead: "To approve the call below and see what it changes, comment:"
			};
			let whole = {
				does: "applies exactly this",
				lead: "To apply this, comment:"
			};
			let command = `/sous apply ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.F)(digest)}`;
			let next = pull.isFork || notes.isRefused ? [] : [{
				command,
				...status === "gated" ? call : whole
			}];
			let footer = await footerOf(kept);
			let texts = [...pull.isFork ? [FORK] : [], ...notes.texts];
			let detail = texts.length === 0 ? {} : { detail: texts.join(" ") };
			let report = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				...planned,
				ending: {
					reason: status === "gated" ? "gated" : "previewed",
					next,
					footer,
					...detail
				}
			});
			let ending = await showPlan({
				...kept,
				isFirst: saved.value.isFirst
			}, report, `Plan ${digest}`);
			pull.isFork && status === "complete" && await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.n)({
				context,
				forge,
				pull: pull.number,
				report
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(ending);
		}
		let FORK = "This pull request comes from a fork, where Sous pushes nothing. Its author can commit the suggestions on the changed lines.";
		async function notesOf({ context, forge, pull, stored: { plan, changes } }) {
			let hidden = (context.job === void 0 && plan.status === "gated" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("commands_not_here", "A call waits for approval, and this job runs none") : void 0) ?? await refuseHidden(plan, changes) ?? await refuseWorkflowFiles(forge, pull, plan);
			let changed = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.r)(forge, pull);
			if (!changed.ok) return {
				texts: [...said(hidden), `${changed.error.message}.`],
				isRefused: hidden !== void 0
			};
			let recipe = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.a)(changed.value, [plan.recipe, ...plan.recipe.includes].map(({ path }) => path));
			let rules = `The pull request changes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.jn)(changed.value, 3)}, which counts once it is merged: this is by what the default branch has.`;
			return {
				texts: [...said(hidden), ...recipe !== void 0 || changed.value.length === 0 ? said(recipe) : [rules]],
				isRefused: hidden !== void 0 || recipe !== void 0
			};
		}
		async function refuseWorkflowFiles(forge, pull, plan) {
			let self = pull.isFork ? void 0 : await forge.self();
			return self?.ok ? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.o)(plan, self.value) : void 0;
		}
		function said(refused) {
			return refused === void 0 ? [] : [`Sous cannot apply this ('${refused.code}'). ${refused.message}. ${refused.suggestion}`];
		}
		function madeOn({ context, pull, pushedBy }) {
			return {
				head: pull.head.commit,
				...pushedBy && { pushedBy: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.hn)(pushedBy.login) },
				run: (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(context)
			};
		}
		async function footerOf(kept) {
			let { forge, pull, stored, origin, from } = kept;
			let footer = madeOn(kept);
			let [config, comments] = [await forge.config(), await forge.comments(pull.number)];
			if (!config.ok || !comments.ok || pull.isFork) return footer;
			let { approval } = config.value;
			let asking = (0, _sensitive_js__WEBPACK_IMPORTED_MODULE_9__.t)(stored.plan) ? from?.id ?? origin.comment : origin.comment;
			let asked = Date.parse(comments.value.find(({ id }) => id === asking)?.created_at ?? "");
			let until = Number.isNaN(asked) ? {} : { until: new Date(asked + approval.expiresAfterHours * 36e5) };
			let [sensitive] = (0, _sensitive_js__WEBPACK_IMPORTED_MODULE_9__.n)(stored, config.value);
			let people = approval.approvers.length === 0 ? "anyone with write access" : approval.approvers.map(_shared_js__WEBPACK_IMPORTED_MODULE_6__.hn).join(", ");
			let who = sensitive === void 0 ? `${people} can approve` : `needs a second person: ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.yn)(sensitive)}`;
			return {
				...footer,
				...until,
				approval: approval.codeowners ? `${who}; code owners must approve` : who
			};
		}
		async function showPlan({ context, forge, pull, isFirst, from }, report, message) {
			let posted = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.a)({
				context,
				forge,
				pull: pull.number,
				report,
				isFirst
			});
			await (0, _recipe_status_js__WEBPACK_IMPORTED_MODULE_10__.o)({
				context,
				forge
			}, pull.head.commit, report);
			let ending = {
				reason: report.ending.reason,
				message,
				report,
				pull: { number: pull.number }
			};
			if (!posted.ok) return {
				...ending,
				reason: posted.error.code,
				message: `${message}, but it could not be shown: ${posted.error.message}`
			};
			if (from !== void 0) {
				let said = report.outcome.kind === "failed" ? "the recipe failed" : "the preview is up to date";
				await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.o)({
					context,
					forge,
					from
				}, posted.value, {
					title: report.recipe.name,
					said
				});
				await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.s)({
					context,
					forge,
					from
				}, report.outcome.kind === "failed" ? "confused" : "+1");
			}
			return ending;
		}
		var plan_pull_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runOnPull: () => runOnPull });
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
		async function runOnPull(command) {
			let { context, forge, from } = command;
			let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_3__.i)({
				github: forge.github,
				author: from.author,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.i)(forge)
			});
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(person.error);
			let tooWeak = await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.c)(command);
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Vt)(tooWeak);
			let planned = await planOnPull({
				...command,
				pull: from.pull
			}, { comment: from.id });
			if (!planned.ok) return (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.t)(planned.error, command);
			return planned.value;
		}
		async function planOnPull(command, origin) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { context, forge, from, checked } = command;
				let config = await forge.config();
				if (!config.ok) return config;
				let pull = checked === void 0 ? await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.d)(forge.github, command.pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(checked.state);
				if (!pull.ok) return pull;
				let refused = (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.p)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(refused);
				let prepared = await prepareTrusted(command);
				if (!prepared.ok) return prepared;
				let unfit = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.b)(context.runner.input("commit-message") || (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.o)(prepared.value.recipe));
				if (unfit !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(unfit);
				let rules = context.job === "plan" && checked?.pushedBy === void 0 ? config.value.rules : [];
				let made = await planHead({
					...command,
					pull: pull.value,
					config: config.value,
					prepared: prepared.value,
					rules,
					...checked?.approver !== void 0 && { approver: checked.approver },
					isSaved: context.job !== "plan"
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { planned } = made.value;
				let kept = {
					context,
					forge,
					pull: pull.value,
					planned,
					origin,
					from,
					pushedBy: checked?.pushedBy
				};
				if (context.job === "plan") return leavePlan(context, {
					planned,
					stored: loaded
				}, command.pull, command.folder);
				let moved = checked?.pushedBy === void 0 ? void 0 : await checkHead(forge, pull.value);
				if (moved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(moved);
				if (planned.outcome.kind !== "failed" && loaded !== void 0) return keepPlan({
					...kept,
					stored: loaded
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)(await showPlan(kept, await failedReport(planned, madeOn(kept)), "The recipe failed"));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function checkHead(forge, { number, head }) {
			let now = await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_5__.d)(forge.github, number);
			if (!now.ok) return now.error;
			if (now.value.head.commit === head.commit) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("stale_head", `The plan was made on ${head.commit.slice(0, 12)}, and #${number} has moved on`);
		}
		async function leavePlan(context, { planned, stored }, pull, folder) {
			let { outcome } = planned;
			let report = outcome.kind === "failed" || stored === void 0 ? await failedReport(planned) : await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				...planned,
				ending: {
					...previewEnding(planned, outcome),
					next: []
				}
			});
			let { reason } = report.ending;
			let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ""}`;
			let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.wn)(report) === 0 ? {} : { found: (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.Tn)(report) };
			let planPath = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_11__.i)(context, {
				ending: {
					reason,
					message,
					...found
				},
				stored
			}, folder);
			return planPath.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.X)({
				reason,
				message,
				report,
				...pull !== void 0 && { pull: { number: pull } },
				planPath: planPath.value
			}) : planPath;
		}
		function previewEnding(planned, { kind, changes }) {
			if (kind === "gated") return { reason: "gated" };
			return changes.length === 0 ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.xn)(planned) : { reason: "previewed" };
		}
		function failedReport(planned, footer) {
			let { outcome } = planned;
			let reason = outcome.kind === "failed" ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_6__.kn)(outcome.failure.error) : "internal_error";
			return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)({
				...planned,
				ending: {
					reason,
					next: [],
					...footer && { footer }
				}
			});
		}
		async function prepareTrusted({ context, forge, recipe, inputs }) {
			let tree = await forge.trusted();
			if (!tree.ok) return tree;
			let recipes = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.H)(tree.value, context.program);
			if (!recipes.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(tree.value.refusal ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("policy_error", recipes.error.message, recipes.error.suggestion));
			let prepared = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.v)(recipes.value, recipe, inputs);
			if (prepared.ok) return prepared;
			if (tree.value.refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(tree.value.refusal);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)(unpreparedRefusal(prepared.error, {
				recipe,
				inputs,
				near: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.S)(recipes.value, recipe)
			}));
		}
		function unpreparedRefusal(unprepared, { recipe, inputs, near }) {
			let meant = near !== void 0 && Array.isArray(inputs) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.w)({
				kind: "run",
				recipe: near,
				inputs
			}) : void 0;
			if (unprepared.kind === "error") return (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.C)(unprepared.error, meant ?? "/sous list");
			let { message, suggestion } = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_8__.w)(unprepared);
			let help = unprepared.kind === "invalid_inputs" ? { command: (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.w)({
				kind: "help",
				recipe
			}) } : {};
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)("command_mistake", message, suggestion),
				...help
			};
		}
		async function planHead(request) {
			let { context, forge, pull, config, prepared, rules, approver } = request;
			let remote = await forge.remote();
			if (!remote.ok) return remote;
			let asked = request.isSaved ? remote.value.refusePush() : void 0;
			let folder = await checkOut(remote.value, pull.head.commit);
			let denied = await asked;
			if (denied !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Y)((0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.d)("push, which keeping a plan takes", denied));
			if (!folder.ok) return folder;
			let { head, base, repository } = pull;
			return (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.t)({
				context,
				folder: folder.value,
				prepared: {
					...prepared,
					config
				},
				rules: pull.isFork ? [] : rules,
				...approver !== void 0 && !pull.isFork && { approver },
				facts: {
					repository: {
						id: String(repository.id),
						pull: pull.number
					},
					base: {
						commit: head.commit,
						ref: `refs/heads/${base.ref}`,
						directory: "."
					},
					head: {
						repository: String(head.repository ?? "gone"),
						ref: `refs/heads/${head.ref}`,
						commit: head.commit
					},
					target: `refs/heads/${head.ref}`
				}
			});
		}
	}),
	8848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => isPerson,
			r: () => readPermission,
			t: () => AccountType
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		let MAY_WRITE = ["write", "admin"];
		let AccountType = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)());
		let Permission = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
			permission: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.bt,
				login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ur)(),
				type: AccountType
			}))
		});
		async function readPermission(github, wanted) {
			let { login, id } = wanted;
			let denied = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("not_permitted", `${login} ${why}`));
			let answer = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: login }, Permission);
			if (!answer.ok) return answer.error.code === "api_not_found" ? denied("is nobody whom GitHub knows here") : answer;
			let { permission, user } = answer.value;
			if (user === null || id !== void 0 && user.id !== id) return denied("is somebody else now than when the event was sent");
			if (!isPerson(user)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)("bot_actor", `${login} is not a person`));
			let isGiteaOwner = permission === "owner" && user.type === void 0;
			if (!MAY_WRITE.includes(permission) && !isGiteaOwner) return denied("may not write to this repository");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				id: user.id,
				login: user.login
			});
		}
		function isPerson({ login, type }) {
			return type === "User" || type === void 0 && !login.toLowerCase().endsWith("[bot]");
		}
	}),
	8171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => showExpiredStatus,
			c: () => showStatus,
			i: () => showEndedStatus,
			n: () => failedStatus,
			o: () => showPreviewStatus,
			r: () => showCancelledStatus,
			s: () => showStaleStatus,
			t: () => appliedStatus
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3076);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5484);
		async function putStatus(github, { commit, recipe, state, description, url }) {
			let context = cut(`Sous / ${recipe}`, 255);
			let sent = await github.write({
				route: "POST /repos/{owner}/{repo}/statuses/{sha}",
				parameters: {
					sha: commit,
					state,
					context,
					description: cut(description, 140),
					target_url: url
				},
				schema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.pr)()
			});
			return sent.ok ? void 0 : sent.error;
		}
		function cut(text, most) {
			return text.length <= most ? text : `${text.slice(0, most - 1)}\u2026`;
		}
		let AGAIN = "Run the recipe again.";
		let REFUSED = "Failed: GitHub refused the commit. See the run.";
		let ENDED = {
			stale_head: `Stale: the branch moved after the preview. ${AGAIN}`,
			stale_base: `Stale: the base branch changed after the preview. ${AGAIN}`,
			plan_outdated: `Stale: the recipe or the configuration changed after the preview. ${AGAIN}`,
			plan_version: `Stale: another version of Sous made the preview. ${AGAIN}`,
			plan_expired: `Expired: not approved in time. ${AGAIN}`,
			plan_not_reproduced: `Failed: the plan came out differently the second time. ${AGAIN}`,
			protected_branch: REFUSED,
			workflows_permission: REFUSED,
			signatures_required: REFUSED,
			push_protection: REFUSED,
			push_rejected: REFUSED
		};
		async function showPreviewStatus(around, commit, report) {
			await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)({ recipe: report.recipe.source }),
				...previewStatus(report)
			});
		}
		function previewStatus(report) {
			let { ending, records } = report;
			let { reason, next } = ending;
			let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)(report);
			if (reason === "clean") return {
				state: "success",
				description: found === 0 ? "Clean: nothing to change." : `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(found, "finding")}.`
			};
			if (reason !== "previewed" && reason !== "gated") return failedStatus(reason);
			let files = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(records.filter(({ kind }) => kind !== "create_directory").length, "file");
			if (next.length === 0) return {
				state: "failure",
				description: `Would change ${files}, but Sous cannot apply it. See the comment.`
			};
			return {
				state: "pending",
				description: `Waiting for approval: ${reason === "gated" ? "a call has to run first" : `would change ${files}`}.`
			};
		}
		function failedStatus(reason) {
			return {
				state: "failure",
				description: `Failed: ${reason}. See the run.`
			};
		}
		function appliedStatus(commit) {
			return {
				state: "success",
				description: `Applied as ${commit.slice(0, 7)}.`
			};
		}
		async function showEndedStatus(command, { code }) {
			let { context, forge, from, digest } = command;
			let description = ENDED[code];
			if (description === void 0 || context.job === "plan") return;
			let plan = await findCurrent(forge, from.pull, digest);
			let pull = plan && await (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.d)(forge.github, from.pull);
			if (plan === void 0 || !pull?.ok) return;
			await showStatus(command, {
				commit: pull.value.head.commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description
			});
		}
		async function showCancelledStatus(around, plan, pull) {
			let current = await findCurrent(around.forge, pull, plan.digest);
			let commit = plan.head?.commit;
			if (current === void 0 || commit === void 0) return;
			await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description: `Cancelled. ${AGAIN}`
			});
		}
		async function showExpiredStatus(around, plan) {
			await showPast(around, plan, plan.head?.commit, ENDED.plan_expired);
		}
		async function showStaleStatus(around, plan, head) {
			await showPast(around, plan, head, ENDED.stale_head);
		}
		async function showPast(around, plan, commit = "", description = "") {
			commit !== "" && await showStatus(around, {
				commit,
				recipe: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.t)(plan),
				state: "failure",
				description
			});
		}
		async function findCurrent(forge, pull, digest) {
			let remote = await forge.remote();
			let current = remote.ok ? await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_1__.f)(remote.value, pull) : remote;
			let whole = current.ok ? current.value.find((one) => one.startsWith(digest)) : void 0;
			if (!remote.ok || whole === void 0) return;
			let record = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.U)(remote.value, whole);
			return record.ok ? record.value.plan : void 0;
		}
		async function showStatus({ context, forge }, status) {
			if (context.runner.input("comment") === "off") return;
			let refused = await putStatus(forge.github, {
				...status,
				url: (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.b)(context)
			});
			refused !== void 0 && context.runner.say(`No status on the commit: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.v)(refused.message)}. ${refused.suggestion}\n`);
		}
	}),
	5456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => whySensitive,
			t: () => hasRunExternal
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
		function whySensitive({ plan, changes }, config) {
			let places = {
				directory: plan.base.directory,
				matches: (0, _expected_plan_js__WEBPACK_IMPORTED_MODULE_2__.u)(config.protectedPaths)
			};
			let reasons = [];
			for (let change of changes) {
				let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(change, places);
				why !== void 0 && reasons.push(`it changes ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(change.path)}, which ${why}`);
			}
			reasons.push(...externalCalls(plan).map((tool) => `it calls ${tool}, which acts outside of the files`));
			let deletes = changes.filter((change) => change.kind === "delete").length;
			deletes > 20 && reasons.push(`it deletes ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(deletes, "file")}`);
			return reasons;
		}
		function externalCalls({ steps }) {
			let tools = new Set();
			for (let { tool, outcome } of steps) outcome.kind !== "skipped" && (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zt)(tool) && tools.add(tool);
			return [...tools];
		}
		function hasRunExternal({ steps }) {
			return steps.some(({ tool, outcome }) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zt)(tool) && (outcome.kind === "ran" || outcome.kind === "failed"));
		}
	}),
	1959: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => parseTeam,
			r: () => showTeam,
			t: () => TEAM
		});
		let TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/;
		function parseTeam(word) {
			let [, organization, slug] = TEAM.exec(word) ?? [];
			return organization === void 0 || slug === void 0 ? void 0 : {
				organization,
				slug
			};
		}
		function showTeam({ organization, slug }) {
			return `@${organization}/${slug}`;
		}
	})
};
