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
		var _read_permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8848);
		let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
			login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)(),
			type: _read_permission_js__WEBPACK_IMPORTED_MODULE_4__.t
		});
		let App = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.er)({})));
		let Time = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cr)((text) => !Number.isNaN(Date.parse(text))));
		let CommentPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
			action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$n)("created"),
			sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt }),
			issue: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
				number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
				state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)(),
				pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ar)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.er)({}))
			}),
			comment: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
				body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)(),
				user: User,
				created_at: Time,
				performed_via_github_app: App
			})
		});
		let ReviewPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
			action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$n)("submitted"),
			sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt }),
			pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({ number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt }),
			review: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ir)({
				id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.bt,
				body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tr)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)()),
				user: User,
				state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ur)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.br)(/^approved$/i)),
				commit_id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.yt,
				submitted_at: Time,
				performed_via_github_app: App
			})
		});
		function readCommentPayload(payload) {
			let read = check(CommentPayload, payload);
			if (!read.ok) return read;
			let { sender, issue, comment } = read.value;
			let author = authorOf(comment);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				from,
				sender: sender.id
			});
		}
		function authorOf({ user, performed_via_github_app: app }) {
			return {
				id: user.id,
				login: user.login,
				isBot: !(0, _read_permission_js__WEBPACK_IMPORTED_MODULE_4__.n)(user) || app != null
			};
		}
		function check(schema, payload) {
			let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xr)(schema, payload);
			if (checked.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(checked.data);
			let field = checked.error.issues[0]?.path.map(String).join(".") ?? "";
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)("payload_invalid", `The payload of the event is not as expected at '${field}'`));
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
	})
};
