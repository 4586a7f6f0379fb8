export const id = 9783;
export const ids = [9783];
export const modules = {
	1672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => Positive,
			V: () => ObjectId
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let Positive = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC());
		let ObjectId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
	}),
	39783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readCommentPayload: () => readCommentPayload,
			readReviewPayload: () => readReviewPayload
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23945);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1672);
		let User = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
			login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
		});
		let App = zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3({})));
		let CommentPayload = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			action: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("created"),
			sender: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G }),
			issue: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				number: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
				state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3({}))
			}),
			comment: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				user: User,
				performed_via_github_app: App
			})
		});
		let ReviewPayload = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			action: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("submitted"),
			sender: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G }),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ number: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G }),
			review: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.G,
				body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				user: User,
				state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^approved$/i)),
				commit_id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_1__.V,
				performed_via_github_app: App
			})
		});
		function readCommentPayload(payload) {
			let read = check(CommentPayload, payload);
			if (!read.ok) return read;
			let { sender, issue, comment } = read.value;
			let author = authorOf(comment);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
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
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
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
			let checked = zod_mini__WEBPACK_IMPORTED_MODULE_5__.xL(schema, payload);
			if (checked.success) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)(checked.data);
			let field = checked.error.issues[0]?.path.map(String).join(".") ?? "";
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("payload_invalid", `The payload of the event is not as expected at '${field}'`));
		}
	})
};
