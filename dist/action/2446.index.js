"use strict";
exports.id = 2446;
exports.ids = [2446];
exports.modules = {
	1362: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => checkSecondPerson,
			c: () => findEdited,
			d: () => verdictOf,
			i: () => authoriseRun,
			l: () => readRunComment,
			n: () => authoriseRequester,
			o: () => ReviewVerdict,
			r: () => authoriseReviewer,
			s: () => checkUnedited,
			t: () => authoriseApproval,
			u: () => recheckSource
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6649);
		let ReviewVerdict = {
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
			dismissed: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Sn)())
		};
		function verdictOf({ state, dismissed }) {
			if (dismissed === !0) return "DISMISSED";
			return state === "REQUEST_CHANGES" ? "CHANGES_REQUESTED" : state;
		}
		let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)()
		}));
		let AGAIN = "Run the recipe again, then approve the new plan.";
		let Comment = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
			node_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(), ""),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
			user: User,
			issue_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
			pull_request_url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(), "")
		});
		let Review = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
			user: User,
			...ReviewVerdict,
			commit_id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.Mt)
		});
		async function recheckSource(github, from, comments) {
			return from.kind === "comment" ? recheckComment(github, from, comments) : recheckReview(github, from);
		}
		function readRunComment(comments, id) {
			let comment = comments.find((one) => one.id === id);
			if (comment === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `Comment ${id} was deleted, or is on another pull request`, AGAIN));
			let command = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.T)(comment.body);
			if (command?.ok !== !0 || command.value.kind !== "run") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `Comment ${id} does not ask for a plan`, AGAIN));
			if (comment.user === null) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `The account that wrote comment ${id} is gone`, AGAIN));
			if (comment.performed_via_github_app !== null && comment.performed_via_github_app !== void 0 && !comment.user.login.endsWith("[bot]")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("bot_actor", `An app wrote comment ${id} for ${comment.user.login}`, AGAIN));
			let { recipe, inputs } = command.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				comment,
				author: comment.user,
				recipe,
				inputs
			});
		}
		async function recheckComment(github, from, comments) {
			let gone = (message) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", message);
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
			if (!answer.ok) return answer.error.code === "api_not_found" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `${who} is gone`, next) : answer.error;
			let { body, user, commit_id: commit } = answer.value;
			if (verdictOf(answer.value) !== "APPROVED") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `${who} does not approve any more`, next);
			return body === from.body && user?.id === from.author.id && commit === from.commit ? void 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `${who} is not what it was`, next);
		}
		let Nodes = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({ data: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({ nodes: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
			databaseId: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)(_list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt)),
			lastEditedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)()))
		}))) }) });
		async function checkUnedited(github, comments) {
			let edited = await findEdited(github, comments);
			return edited.ok ? edited.value.values().next().value : edited.error;
		}
		async function findEdited(github, comments, kind = "comment") {
			if (comments.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map());
			let asked = comments.every(({ node_id: node }) => node !== "") ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Tt)(github, {
				query: "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } ... on PullRequestReview { databaseId lastEditedAt } } }",
				variables: { ids: comments.map(({ node_id: node }) => node) }
			}, Nodes) : void 0;
			if (asked?.ok === !1) return asked;
			if (asked?.value === void 0 && kind === "review") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Map(comments.map(({ id }) => [id, untold(id)])));
			if (asked?.value === void 0) return findByTimes(github, comments);
			let { nodes } = asked.value.data;
			let problems = comments.map(({ id }) => {
				let node = nodes.find((found) => found?.databaseId === id);
				if (node == null) return [id, gone(id)];
				return [id, node.lastEditedAt === null ? void 0 : edited(id)];
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(withoutGood(problems));
		}
		async function findByTimes(github, comments) {
			let Times = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
				created_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
				updated_at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)()
			});
			let problems = [];
			for (let { id } of comments) {
				let read = await github.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: id }, Times);
				if (!read.ok && read.error.code !== "api_not_found") return read;
				read.ok ? problems.push([id, read.value.created_at === read.value.updated_at ? void 0 : edited(id)]) : problems.push([id, gone(id)]);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(withoutGood(problems));
		}
		function withoutGood(problems) {
			return new Map(problems.flatMap(([id, problem]) => problem === void 0 ? [] : [[id, problem]]));
		}
		function untold(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `This server does not say whether review ${id} was edited`, "Approve by a comment.");
		}
		function gone(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `Comment ${id} was deleted`);
		}
		function edited(id) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("comment_changed", `Comment ${id} was edited after it was posted`);
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
			return changed === void 0 ? person : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(changed);
		}
		async function authoriseReviewer({ github, from, run, policy }) {
			if (from.author.isBot) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("bot_actor", `${from.author.login} is a bot, and a bot never approves`));
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
			if (isAllowedBot(author, read.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(author);
			let person = author.id === known.id ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known) : await (0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.i)(github, author);
			return person.ok ? checkListed(github, [person.value], {
				entries: read.value.runners,
				what: "run recipes"
			}) : person;
		}
		function checkSecondPerson({ approver, requesters, sensitive }) {
			let [reason] = sensitive;
			if (reason === void 0 || requesters.every(({ id }) => id !== approver.id)) return;
			let did = requesters[0]?.id === approver.id ? "asked for it" : "pushed the commits that it is for";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("approval_missing", `The plan needs a second person: ${reason}, and ${approver.login} ${did}`, `Ask someone other than ${approver.login} to approve it.`);
		}
		async function everyoneInvolved(github, author, run) {
			let person = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.i)(github, author);
			if (!person.ok) return person;
			let own = await refuseOwnToken(github, person.value, run);
			if (own !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(own);
			if (run.attempt <= 1 || run.triggeringActor.toLowerCase() === person.value.login.toLowerCase()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([person.value]);
			let repeating = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.i)(github, { login: run.triggeringActor });
			return repeating.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)([person.value, repeating.value]) : repeating;
		}
		async function refuseOwnToken(github, person, { isAppToken }) {
			if (isAppToken) return;
			let owner = await github.request("GET /user", {}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt }));
			if (!owner.ok) return owner.error.code === "token_not_permitted" ? void 0 : owner.error;
			if (owner.value.id !== person.id) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("bot_actor", `The token that Sous works with is that of ${person.login}, so their comments are taken for its own`, "Give the action GITHUB_TOKEN or the token of a GitHub App as its 'token'.");
		}
		async function authoriseBot(author, run, policy) {
			let denied = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("bot_actor", `${author.login} is a bot, or speaks through an app`));
			if (run.attempt > 1 || !author.login.endsWith("[bot]")) return denied;
			let read = await policy();
			if (!read.ok) return read;
			return isAllowedBot(author, read.value) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				id: author.id,
				login: author.login
			}) : denied;
		}
		function isAllowedBot(author, { allowBots }) {
			return allowBots.includes(author.id) && !(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.kt)(author);
		}
		async function checkListed(github, people, { entries, what, accepted }) {
			let teams = entries.map(_shared_js__WEBPACK_IMPORTED_MODULE_0__.zr).filter((team) => team !== void 0);
			for (let person of entries.length === 0 ? [] : people) {
				if (entries.some((entry) => isNamed(person, entry))) continue;
				if (teams.length > 0 && person.id === accepted) continue;
				let isMember = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.n)(github, teams, person);
				if (!isMember.ok) return isMember;
				if (!isMember.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("not_listed", `${person.login} is not among those who may ${what}`));
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(people[0]);
		}
		function isNamed({ id, login }, entry) {
			let [name = "", number] = entry.split("#");
			return number === void 0 ? name.toLowerCase() === login.toLowerCase() : Number(number) === id;
		}
	}),
	6649: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => readPermission,
			n: () => isInTeams,
			r: () => isPerson,
			t: () => AccountType
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		let MAY_WRITE = ["write", "admin"];
		let AccountType = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)());
		let Permission = (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
			permission: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
			user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_2__.Nt,
				login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(),
				type: AccountType
			}))
		});
		async function readPermission(github, wanted) {
			let { login, id } = wanted;
			let denied = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("not_permitted", `${login} ${why}`));
			let answer = await github.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: login }, Permission);
			if (!answer.ok) return answer.error.code === "api_not_found" ? denied("is nobody whom GitHub knows here") : answer;
			let { permission, user } = answer.value;
			if (user === null || id !== void 0 && user.id !== id) return denied("is somebody else now than when the event was sent");
			if (!isPerson(user)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("bot_actor", `${login} is not a person`));
			let isGiteaOwner = permission === "owner" && user.type === void 0;
			if (!MAY_WRITE.includes(permission) && !isGiteaOwner) return denied("may not write to this repository");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				id: user.id,
				login: user.login
			});
		}
		function isPerson({ login, type }) {
			return type === "User" || type === void 0 && !login.toLowerCase().endsWith("[bot]");
		}
		let known = new WeakMap();
		async function isInTeams(github, teams, person) {
			let notFound = [];
			for (let team of teams) {
				let membership = await remember(github, team, person.login, () => readMembership(github, team, person));
				if (!membership.ok) return membership;
				if (membership.value === "member") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!0);
				membership.value === "not_found" && notFound.push(team);
			}
			for (let team of notFound) {
				let visible = await remember(github, team, "", () => checkVisible(github, team));
				if (!visible.ok) return visible;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(!1);
		}
		async function readMembership(github, team, { login }) {
			let answer = await github.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
				...placeOf(team),
				username: login
			}, (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({ state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)() }));
			if (answer.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(answer.value.state === "active" ? "member" : "no_member");
			if (answer.error.code === "api_not_found") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("not_found");
			return answer.error.code === "token_not_permitted" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unseen(`The token may not see who is in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Br)(team)}`)) : answer;
		}
		async function checkVisible(github, team) {
			let answer = await github.request("GET /orgs/{org}/teams/{team_slug}", placeOf(team), (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mn)({ slug: (0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Rn)() }));
			if (answer.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("no_member");
			return answer.error.code === "api_not_found" || answer.error.code === "token_not_permitted" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(unseen(`Team ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Br)(team)} does not exist, or the token cannot see it`)) : answer;
		}
		function remember(github, team, who, ask) {
			let answers = known.get(github) ?? new Map();
			known.set(github, answers);
			let key = `${(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Br)(team)} ${who}`.toLowerCase();
			let answer = answers.get(key) ?? (hasRoom(answers, team) ? ask() : Promise.resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(tooMany())));
			answers.set(key, answer);
			return answer;
		}
		function hasRoom(answers, team) {
			return new Set([...answers.keys()].map((key) => key.split(" ", 1)[0])).add((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Br)(team).toLowerCase()).size <= 20;
		}
		function placeOf({ organization, slug }) {
			return {
				org: organization,
				team_slug: slug
			};
		}
		function tooMany() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", "The plan needs more than 20 teams to be looked up", "Name fewer teams.");
		}
		function unseen(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("policy_error", message, "GITHUB_TOKEN sees no teams. Use the token of a GitHub App with 'members: read', or name people instead of the team.");
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
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1369);
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
				let saved = stored === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0) : await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.J)(storeIn(folder), stored);
				return saved.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(folder) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", saved.error.message, saved.error.suggestion));
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("io_error", `The plan cannot be left for the next job: ${error.message}`));
			}
		}
		async function readPlanArtifact(folder) {
			let home;
			let text;
			try {
				home = node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync(folder);
				let file = node_path__WEBPACK_IMPORTED_MODULE_6__.join(home, ENDING_FILE);
				if (node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync(file).size > MAX_ENDING_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `'${ENDING_FILE}' is too large`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("digest_unknown", `There is no plan in '${folder}': ${error.message}`));
			}
			let ending = readEnding(text);
			if (ending === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", `'${ENDING_FILE}' cannot be read`));
			let store = storeIn(home);
			let [first, ...others] = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.K)(store);
			if (first === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				ending,
				stored: void 0
			});
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)(first);
			if (others.length > 0 || !digest.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", "The job that makes plans left more than one"));
			let stored = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.q)(store, digest.value);
			return stored.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				ending,
				stored: stored.value
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("plan_tampered", stored.error.message, stored.error.suggestion));
		}
		function storeIn(home) {
			return {
				home,
				isGitDirectory: !0,
				disk: (0, _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)()
			};
		}
		function readEnding(content) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.a)(content);
			if (!json.ok) return;
			let natural = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Hn)(0));
			let text = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)();
			let finding = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
				level: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.yn)(_shared_js__WEBPACK_IMPORTED_MODULE_3__.Dt),
				file: text,
				line: natural,
				column: natural,
				message: text
			});
			let read = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
				reason: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Jn)(/^[a-z_]{1,60}(?::[a-z_]{1,60})?$/)),
				message: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Wn)(MAX_MESSAGE_CHARACTERS)),
				found: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
					shown: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(finding),
					more: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
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
	2446: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => planOnPull,
			r: () => preview_job_exports,
			t: () => leavePlan
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2528);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
		var _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1332);
		var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
		var _save_preview_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3814);
		var preview_job_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ runOnPull: () => runOnPull });
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
			if (!person.ok) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(person.error);
			let tooWeak = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.m)(command);
			if (tooWeak !== void 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(tooWeak);
			let planned = await planOnPull({
				...command,
				pull: from.pull
			}, { comment: from.id });
			if (!planned.ok) return (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.t)(planned.error, command);
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
				let pull = checked === void 0 ? await (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.k)(forge.github, command.pull) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(checked.state);
				if (!pull.ok) return pull;
				let refused = (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.O)(pull.value, config.value.approval);
				if (refused !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(refused);
				let prepared = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.r)(command);
				if (!prepared.ok) return prepared;
				let unfit = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.z)(context.runner.input("commit-message") || (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.S)(prepared.value.recipe));
				if (unfit !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(unfit);
				let rules = context.job === "plan" && checked?.pushedBy === void 0 ? config.value.rules : [];
				let made = await (0, _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__.n)({
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
				if (moved !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(moved);
				if (planned.outcome.kind !== "failed" && loaded !== void 0) return (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_8__.r)({
					...kept,
					stored: loaded
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(await (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_8__.a)(kept, await failedReport(planned, (0, _save_preview_js__WEBPACK_IMPORTED_MODULE_8__.n)(kept)), "The recipe failed"));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function checkHead(forge, { number, head }) {
			let now = await (0, _answer_js__WEBPACK_IMPORTED_MODULE_1__.k)(forge.github, number);
			if (!now.ok) return now.error;
			if (now.value.head.commit === head.commit) return;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.vt)("stale_head", `The plan was made on ${head.commit.slice(0, 12)}, and #${number} has moved on`);
		}
		async function leavePlan(context, { planned, stored }, pull, folder) {
			let { outcome } = planned;
			let report = outcome.kind === "failed" || stored === void 0 ? await failedReport(planned) : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Ot)({
				...planned,
				ending: {
					...previewEnding(planned, outcome),
					next: []
				}
			});
			let { reason } = report.ending;
			let message = outcome.kind === "failed" ? `${outcome.failure.label}: ${outcome.failure.error.message}` : `Plan ${stored?.plan.digest ?? ""}`;
			let found = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Tt)(report) === 0 ? {} : { found: (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Et)(report) };
			let planPath = await (0, _plan_artifact_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, {
				ending: {
					reason,
					message,
					...found
				},
				stored
			}, folder);
			return planPath.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)({
				reason,
				message,
				report,
				...pull !== void 0 && { pull: { number: pull } },
				planPath: planPath.value
			}) : planPath;
		}
		function previewEnding(planned, { kind, changes }) {
			if (kind === "gated") return { reason: "gated" };
			return changes.length === 0 ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.wt)(planned) : { reason: "previewed" };
		}
		function failedReport(planned, footer) {
			let { outcome } = planned;
			let reason = outcome.kind === "failed" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__._t)(outcome.failure.error) : "internal_error";
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Ot)({
				...planned,
				ending: {
					reason,
					next: [],
					...footer && { footer }
				}
			});
		}
	})
};
