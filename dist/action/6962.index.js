"use strict";
exports.id = 6962;
exports.ids = [6962];
exports.modules = { 6962: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		readCommentPayload: () => readCommentPayload,
		readReviewPayload: () => readReviewPayload
	});
	__webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
	let User = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
		login: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
		type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()
	});
	let App = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.bn)({})));
	let CommentPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("created"),
		sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C }),
		issue: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
			pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Tn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.bn)({}))
		}),
		comment: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)(),
			user: User,
			performed_via_github_app: App
		})
	});
	let ReviewPayload = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
		action: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.yn)("submitted"),
		sender: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C }),
		pull_request: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({ number: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C }),
		review: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)({
			id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.C,
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)()),
			user: User,
			state: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.An)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Bn)(/^approved$/i)),
			commit_id: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.S,
			performed_via_github_app: App
		})
	});
	function readCommentPayload(payload) {
		let read = check(CommentPayload, payload);
		if (!read.ok) return read;
		let { sender, issue, comment } = read.value;
		let author = authorOf(comment);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			from: {
				kind: "comment",
				id: comment.id,
				body: comment.body,
				author,
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
			pull: pull_request.number,
			commit: review.commit_id
		};
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
			from,
			sender: sender.id
		});
	}
	function authorOf({ user, performed_via_github_app: app }) {
		return {
			id: user.id,
			login: user.login,
			isBot: user.type !== "User" || app != null
		};
	}
	function check(schema, payload) {
		let checked = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(schema, payload);
		if (checked.success) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(checked.data);
		let field = checked.error.issues[0]?.path.map(String).join(".") ?? "";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("payload_invalid", `The payload of the event is not as expected at '${field}'`));
	}
}) };
