"use strict";
exports.id = 1169;
exports.ids = [1169];
exports.modules = { 1169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getContentTool: () => getContentTool });
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3436);
	let getContentTool = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)({
		name: "get_content",
		summary: "Get the documents of a category or collection.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			category_or_collection: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Name of a category, or of a collection where there is no such category, such as 'docs' or 'onboarding'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.t)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.n)()),
		metadata: ["count"],
		when: "Use it when you do not know whether the name is of a category or a collection: it tries the category first.",
		termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
		examples: [
			{
				description: "Everything for newcomers",
				args: { category_or_collection: "onboarding" }
			},
			{
				description: "Every introduction among the documents",
				args: {
					category_or_collection: "docs",
					pattern: "**/intro"
				}
			},
			{
				description: "With templates filled in",
				args: {
					category_or_collection: "docs",
					render: !0,
					variables: { project: "Sous" }
				}
			}
		],
		async run({ category_or_collection: name, pattern, render, variables }, context) {
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.r)({
				name,
				kinds: ["category", "collection"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
