export const id = 554;
export const ids = [554];
export const modules = { 554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		findSchemaProblem: () => findSchemaProblem,
		findValueProblems: () => findValueProblems
	});
	var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
	var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
	let MAX_SCHEMA_BYTES = 65536;
	let kept = new Map();
	function findSchemaProblem(schema) {
		let compiled = compile(schema);
		return compiled.ok ? void 0 : compiled.error;
	}
	function findValueProblems(schema, value) {
		let compiled = compile(schema);
		if (!compiled.ok) return [{
			field: "",
			reason: `cannot be checked: its schema ${compiled.error}`
		}];
		try {
			if (compiled.value(value)) return [];
		} catch (error) {
			return [{
				field: "",
				reason: `cannot be checked: ${error.message}`
			}];
		}
		return (compiled.value.errors ?? []).map(describe);
	}
	function compile(schema) {
		let text = JSON.stringify(schema);
		let known = kept.get(text);
		if (known !== void 0) return known;
		let compiled = compileText(schema, text);
		kept.size >= 1e3 && kept.clear();
		kept.set(text, compiled);
		return compiled;
	}
	function compileText(schema, text) {
		if (text.length > MAX_SCHEMA_BYTES) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`must be at most ${MAX_SCHEMA_BYTES} characters of JSON`);
		try {
			let ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({
				allErrors: !0,
				strict: !1,
				validateFormats: !1,
				addUsedSchema: !1,
				logger: !1
			});
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(ajv.compile(schema));
		} catch (error) {
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`is no valid JSON Schema: ${error.message}`);
		}
	}
	function describe({ instancePath, keyword, message = "is not valid", params }) {
		let steps = instancePath.split("/").slice(1).map(unescapePointer);
		if (keyword === "required") return {
			field: fieldText([...steps, String(params.missingProperty)]),
			reason: "is required"
		};
		if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
			let name = String(params.additionalProperty ?? params.unevaluatedProperty);
			return {
				field: fieldText([...steps, name]),
				reason: "is not known"
			};
		}
		if (keyword === "enum") return {
			field: fieldText(steps),
			reason: `must be one of ${JSON.stringify(params.allowedValues)}`
		};
		return {
			field: fieldText(steps),
			reason: message
		};
	}
	function fieldText(steps) {
		return steps.reduce((text, step) => /^\d+$/.test(step) ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`, "");
	}
	function unescapePointer(step) {
		return step.replaceAll("~1", "/").replaceAll("~0", "~");
	}
}) };
