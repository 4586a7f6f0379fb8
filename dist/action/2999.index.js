export const id = 2999;
export const ids = [2999];
export const modules = { 82999: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getCategoryContent: () => getCategoryContent });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94308);
	let getCategoryContent = (0, __webpack_require__(52805).u)({
		name: "get_category_content",
		summary: "Get the documents of a category.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			category: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Name of a category, such as 'docs'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.Qw)()
		}),
		outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.ek)()),
		metadata: ["count"],
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
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__._A)({
				name,
				kinds: ["category"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
