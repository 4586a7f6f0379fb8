"use strict";
exports.id = 8564;
exports.ids = [8564];
exports.modules = { 8564: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getCategoryContent: () => getCategoryContent });
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3436);
	let getCategoryContent = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nt)({
		name: "get_category_content",
		summary: "Get the documents of a category.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			category: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Name of a category, such as 'docs'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.t)()
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.n)()),
		metadata: ["count"],
		when: "Use it for a name that is of a category. If you are not sure, use get_content.",
		termination: "Use terminate=false when the content is needed for a next step; terminate=true when the user only asked to see it, or after an error.",
		examples: [{
			description: "All documents by the default patterns",
			args: { category: "docs" }
		}, {
			description: "All Python files",
			args: {
				category: "examples",
				pattern: "**/*.py"
			}
		}],
		async run({ category: name, pattern, render, variables }, context) {
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_2__.r)({
				name,
				kinds: ["category"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
