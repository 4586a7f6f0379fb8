"use strict";
exports.id = 5716;
exports.ids = [5716];
exports.modules = { 5716: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getCollectionContent: () => getCollectionContent });
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3436);
	let getCollectionContent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)({
		name: "get_collection_content",
		summary: "Get the documents of a collection, category by category.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			collection: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Name of a collection, such as 'onboarding'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.t)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.n)()),
		metadata: ["count"],
		when: "Use it for a name that is of a collection. If you are not sure, use get_content.",
		termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
		examples: [{
			description: "All documents of a collection",
			args: { collection: "onboarding" }
		}, {
			description: "Only the Markdown files at the top of its categories",
			args: {
				collection: "onboarding",
				pattern: "*.md"
			}
		}],
		async run({ collection: name, pattern, render, variables }, context) {
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.r)({
				name,
				kinds: ["collection"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
