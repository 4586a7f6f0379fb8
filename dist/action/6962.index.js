"use strict";
exports.id = 6962;
exports.ids = [6962];
exports.modules = {
	6962: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readCommentPayload: () => readCommentPayload,
			readReviewPayload: () => readReviewPayload
		});
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6649);
		let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
			type: _permission_js__WEBPACK_IMPORTED_MODULE_4__.t
		});
		let App = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.On)({})));
		let Time = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.In)((text) => !Number.isNaN(Date.parse(text))));
		let CommentPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("created"),
			sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }),
			issue: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
				number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
				state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
				pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.On)({}))
			}),
			comment: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
				body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)(),
				user: User,
				created_at: Time,
				performed_via_github_app: App
			})
		});
		let ReviewPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
			action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Dn)("submitted"),
			sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }),
			pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({ number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt }),
			review: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Nt,
				body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)()),
				user: User,
				state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(/^approved$/i)),
				commit_id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Mt,
				submitted_at: Time,
				performed_via_github_app: App
			})
		});
		function readCommentPayload(payload) {
			let read = check(CommentPayload, payload);
			if (!read.ok) return read;
			let { sender, issue, comment } = read.value;
			let author = authorOf(comment);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				from: {
					kind: "comment",
					id: comment.id,
					body: comment.body,
					author,
					at: new Date(comment.created_at),
					pull: issue.number
				},
				sender: sender.id,
				issue: {
					isPull: issue.pull_request !== void 0,
					isOpen: issue.state === "open"
				}
			});
		}
		function readReviewPayload(payload) {
			let read = check(ReviewPayload, payload);
			if (!read.ok) return read;
			let { sender, pull_request, review } = read.value;
			let author = authorOf(review);
			let from = {
				kind: "review",
				id: review.id,
				body: review.body ?? "",
				author,
				at: new Date(review.submitted_at),
				pull: pull_request.number,
				commit: review.commit_id
			};
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				from,
				sender: sender.id
			});
		}
		function authorOf({ user, performed_via_github_app: app }) {
			return {
				id: user.id,
				login: user.login,
				isBot: !(0, _permission_js__WEBPACK_IMPORTED_MODULE_4__.r)(user) || app != null
			};
		}
		function check(schema, payload) {
			let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(schema, payload);
			if (checked.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(checked.data);
			let field = checked.error.issues[0]?.path.map(String).join(".") ?? "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.vt)("payload_invalid", `The payload of the event is not as expected at '${field}'`));
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
