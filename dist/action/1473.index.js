export const id = 1473;
export const ids = [1473];
export const modules = { 21473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		argumentSchema: () => argumentSchema,
		outputSchema: () => outputSchema
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91939);
	let made = new WeakMap();
	function argumentSchema(tool) {
		let known = made.get(tool);
		if (known !== void 0) return known;
		let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.args(), { io: "input" }));
		made.set(tool, schema);
		return schema;
	}
	function outputSchema(tool) {
		let schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__.bl(tool.outputs()));
		if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
		let diff = {
			type: "string",
			description: "With preview_only: the change as a unified diff"
		};
		return {
			...schema,
			properties: {
				...schema.properties,
				diff
			}
		};
	}
	function offersPreview(tool) {
		return "preview_only" in tool.args().shape;
	}
	function withoutDialect({ $schema: _, ...schema }) {
		return schema;
	}
}) };
