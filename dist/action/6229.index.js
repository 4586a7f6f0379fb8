"use strict";
exports.id = 6229;
exports.ids = [6229];
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
	6229: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { gateOnPull: () => gateOnPull });
		__webpack_require__(9604);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5296);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6351);
		var _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3076);
		async function gateOnPull(gated) {
			let next = await nextJob(gated);
			let { from, kind } = gated.request;
			if (!next.ok) return next.error.code === "policy_error" ? (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.t)(next.error, {
				...gated,
				from
			}) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(next.error);
			await (0, _pull_comments_js__WEBPACK_IMPORTED_MODULE_5__.c)({
				...gated,
				from
			});
			return {
				reason: "accepted",
				message: `'/sous ${kind}' of ${from.author.login} goes on as '${next.value}'`,
				next: next.value,
				pull: { number: from.pull }
			};
		}
		async function nextJob({ context, forge, request }) {
			let common = {
				github: forge.github,
				run: context.run,
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.i)(forge)
			};
			if (request.kind === "review") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)("apply");
			if (request.kind === "apply") {
				let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_1__.t)({
					...common,
					from: request.from
				});
				return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(await jobForPlan(forge, request)) : person;
			}
			let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_1__.i)({
				...common,
				author: request.from.author
			});
			return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.X)(request.kind === "run" ? "plan" : "answer") : person;
		}
		async function jobForPlan(forge, request) {
			let remote = await forge.remote();
			if (!remote.ok) return "apply";
			let digest = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.s)({
				remote: remote.value,
				pull: request.from.pull,
				prefix: request.digest
			});
			let record = digest.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.U)(remote.value, digest.value) : digest;
			return record.ok && record.value.plan.status === "gated" ? "plan" : "apply";
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
