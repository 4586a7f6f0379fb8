export const id = 9895;
export const ids = [9895];
export const modules = { 59895: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { getCollectionContent: () => getCollectionContent });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
	var _content_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94308);
	let getCollectionContent = (0, __webpack_require__(52805).u)({
		name: "get_collection_content",
		summary: "Get the documents of a collection, category by category.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: ["ReadFiles"],
		args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			collection: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Name of a collection, such as 'onboarding'")),
			...(0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.Qw)()
		}),
		outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej((0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__.ek)()),
		metadata: ["count"],
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
			return (0, _content_tool_js__WEBPACK_IMPORTED_MODULE_0__._A)({
				name,
				kinds: ["collection"],
				pattern,
				render,
				variables
			}, context);
		}
	});
}) };
