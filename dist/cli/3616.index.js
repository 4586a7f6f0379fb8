export const id = 3616;
export const ids = [3616];
export const modules = { 3616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getContentTool: () => getContentTool });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(117);
	let getContentTool = (0, __webpack_require__(52805).u)({
		name: "get_content",
		summary: "Get the documents of a category or collection.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			category_or_collection: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Name of a category, or of a collection where there is no such category, such as 'docs' or 'onboarding'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.Qw)()
		}),
		outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.ek)()),
		metadata: ["count"],
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
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__._A)({
				name,
				kinds: ["category", "collection"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
