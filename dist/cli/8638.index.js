"use strict";
exports.id = 8638;
exports.ids = [8638];
exports.modules = { 8638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		i: () => outputSchema,
		n: () => exampleArguments,
		r: () => json_schema_exports,
		t: () => argumentSchema
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
	var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		argumentSchema: () => argumentSchema,
		exampleArguments: () => exampleArguments,
		outputSchema: () => outputSchema
	});
	let made = new WeakMap();
	function argumentSchema(tool) {
		let known = made.get(tool);
		if (known !== void 0) return known;
		let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.args(), { io: "input" }));
		made.set(tool, schema);
		return schema;
	}
	function outputSchema(tool) {
		let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.outputs()));
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
	function exampleArguments(schema) {
		let required = schema.required ?? [];
		return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]));
	}
	function exampleValue(schema, name) {
		let [known] = [
			schema.const,
			schema.default,
			schema.examples?.[0],
			schema.enum?.[0]
		].filter((value) => value !== void 0);
		if (known !== void 0) return known;
		let [first] = schema.anyOf ?? [];
		if (first !== void 0) return exampleValue(first, name);
		switch ([schema.type].flat()[0]) {
			case "boolean": return !0;
			case "integer":
			case "number": return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
			case "array": return [exampleValue(schema.items ?? {}, name)];
			case "object": return exampleArguments(schema);
			default: return `<${name}>`;
		}
	}
}) };
