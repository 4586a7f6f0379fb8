"use strict";
exports.id = 2543;
exports.ids = [2543];
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
	2543: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { gateOnPull: () => gateOnPull });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _authorise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1362);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2528);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6351);
		async function gateOnPull(gated) {
			let next = await nextJob(gated);
			let { from, kind } = gated.request;
			if (!next.ok) return next.error.code === "policy_error" ? (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.t)(next.error, {
				...gated,
				from
			}) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.tt)(next.error);
			await (0, _answer_js__WEBPACK_IMPORTED_MODULE_4__.m)({
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
				policy: (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.i)(forge)
			};
			if (request.kind === "review") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("apply");
			if (request.kind === "apply") {
				let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					...common,
					from: request.from
				});
				return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(await jobForPlan(forge, request)) : person;
			}
			let person = await (0, _authorise_js__WEBPACK_IMPORTED_MODULE_2__.i)({
				...common,
				author: request.from.author
			});
			return person.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(request.kind === "run" ? "plan" : "answer") : person;
		}
		async function jobForPlan(forge, request) {
			let remote = await forge.remote();
			if (!remote.ok) return "apply";
			let digest = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.y)({
				remote: remote.value,
				pull: request.from.pull,
				prefix: request.digest
			});
			let record = digest.ok ? await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.b)(remote.value, digest.value) : digest;
			return record.ok && record.value.plan.status === "gated" ? "plan" : "apply";
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
	})
};
