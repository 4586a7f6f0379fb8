"use strict";
exports.id = 4503;
exports.ids = [4503];
exports.modules = { 4503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		n: () => json_schema_check_exports,
		t: () => findValueProblems
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _discriminator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(696);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
	var require_dynamicAnchor = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.dynamicAnchor = void 0;
		let codegen_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.g)();
		let names_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.m)();
		let compile_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.u)();
		let ref_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.c)();
		let def = {
			keyword: "$dynamicAnchor",
			schemaType: "string",
			code: (cxt) => dynamicAnchor(cxt, cxt.schema)
		};
		function dynamicAnchor(cxt, anchor) {
			let { gen, it } = cxt;
			it.schemaEnv.root.dynamicAnchors[anchor] = !0;
			let v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
			let validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
			gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
		}
		exports.dynamicAnchor = dynamicAnchor;
		function _getValidate(cxt) {
			let { schemaEnv, schema, self } = cxt.it;
			let { root, baseId, localRefs, meta } = schemaEnv.root;
			let { schemaId } = self.opts;
			let sch = new compile_1.SchemaEnv({
				schema,
				schemaId,
				root,
				baseId,
				localRefs,
				meta
			});
			compile_1.compileSchema.call(self, sch);
			return (0, ref_1.getValidate)(cxt, sch);
		}
		exports.default = def;
	}));
	var require_dynamicRef = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.dynamicRef = void 0;
		let codegen_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.g)();
		let names_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.m)();
		let ref_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.c)();
		let def = {
			keyword: "$dynamicRef",
			schemaType: "string",
			code: (cxt) => dynamicRef(cxt, cxt.schema)
		};
		function dynamicRef(cxt, ref) {
			let { gen, keyword, it } = cxt;
			if (ref[0] !== "#") throw Error(`"${keyword}" only supports hash fragment reference`);
			let anchor = ref.slice(1);
			if (it.allErrors) _dynamicRef();
			else {
				let valid = gen.let("valid", !1);
				_dynamicRef(valid);
				cxt.ok(valid);
			}
			function _dynamicRef(valid) {
				if (it.schemaEnv.root.dynamicAnchors[anchor]) {
					let v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
					gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
				} else _callRef(it.validateName, valid)();
			}
			function _callRef(validate, valid) {
				return valid ? () => gen.block(() => {
					(0, ref_1.callRef)(cxt, validate);
					gen.let(valid, !0);
				}) : () => (0, ref_1.callRef)(cxt, validate);
			}
		}
		exports.dynamicRef = dynamicRef;
		exports.default = def;
	}));
	var require_recursiveAnchor = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicAnchor_1 = require_dynamicAnchor();
		let util_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.h)();
		exports.default = {
			keyword: "$recursiveAnchor",
			schemaType: "boolean",
			code(cxt) {
				cxt.schema ? (0, dynamicAnchor_1.dynamicAnchor)(cxt, "") : (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
			}
		};
	}));
	var require_recursiveRef = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicRef_1 = require_dynamicRef();
		exports.default = {
			keyword: "$recursiveRef",
			schemaType: "string",
			code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
		};
	}));
	var require_dynamic = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicAnchor_1 = require_dynamicAnchor();
		let dynamicRef_1 = require_dynamicRef();
		let recursiveAnchor_1 = require_recursiveAnchor();
		let recursiveRef_1 = require_recursiveRef();
		exports.default = [
			dynamicAnchor_1.default,
			dynamicRef_1.default,
			recursiveAnchor_1.default,
			recursiveRef_1.default
		];
	}));
	var require_dependentRequired = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependencies_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.a)();
		exports.default = {
			keyword: "dependentRequired",
			type: "object",
			schemaType: "object",
			error: dependencies_1.error,
			code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
		};
	}));
	var require_dependentSchemas = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependencies_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.a)();
		exports.default = {
			keyword: "dependentSchemas",
			type: "object",
			schemaType: "object",
			code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
		};
	}));
	var require_limitContains = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let util_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.h)();
		exports.default = {
			keyword: ["maxContains", "minContains"],
			type: "array",
			schemaType: "number",
			code({ keyword, parentSchema, it }) {
				parentSchema.contains === void 0 && (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
			}
		};
	}));
	var require_next = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependentRequired_1 = require_dependentRequired();
		let dependentSchemas_1 = require_dependentSchemas();
		let limitContains_1 = require_limitContains();
		exports.default = [
			dependentRequired_1.default,
			dependentSchemas_1.default,
			limitContains_1.default
		];
	}));
	var require_unevaluatedProperties = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let codegen_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.g)();
		let util_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.h)();
		let names_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.m)();
		exports.default = {
			keyword: "unevaluatedProperties",
			type: "object",
			schemaType: ["boolean", "object"],
			trackErrors: !0,
			error: {
				message: "must NOT have unevaluated properties",
				params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
			},
			code(cxt) {
				let { gen, schema, data, errsCount, it } = cxt;
				if (!errsCount) throw Error("ajv implementation error");
				let { allErrors, props } = it;
				props instanceof codegen_1.Name ? gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key)))) : props !== !0 && gen.forIn("key", data, (key) => props === void 0 ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
				it.props = !0;
				cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
				function unevaluatedPropCode(key) {
					if (schema === !1) {
						cxt.setParams({ unevaluatedProperty: key });
						cxt.error();
						allErrors || gen.break();
						return;
					}
					if (!(0, util_1.alwaysValidSchema)(it, schema)) {
						let valid = gen.name("valid");
						cxt.subschema({
							keyword: "unevaluatedProperties",
							dataProp: key,
							dataPropType: util_1.Type.Str
						}, valid);
						allErrors || gen.if((0, codegen_1.not)(valid), () => gen.break());
					}
				}
				function unevaluatedDynamic(evaluatedProps, key) {
					return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
				}
				function unevaluatedStatic(evaluatedProps, key) {
					let ps = [];
					for (let p in evaluatedProps) evaluatedProps[p] === !0 && ps.push((0, codegen_1._)`${key} !== ${p}`);
					return (0, codegen_1.and)(...ps);
				}
			}
		};
	}));
	var require_unevaluatedItems = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let codegen_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.g)();
		let util_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.h)();
		exports.default = {
			keyword: "unevaluatedItems",
			type: "array",
			schemaType: ["boolean", "object"],
			error: {
				message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
				params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
			},
			code(cxt) {
				let { gen, schema, data, it } = cxt;
				let items = it.items || 0;
				if (items === !0) return;
				let len = gen.const("len", (0, codegen_1._)`${data}.length`);
				if (schema === !1) {
					cxt.setParams({ len: items });
					cxt.fail((0, codegen_1._)`${len} > ${items}`);
				} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
					let valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
					gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
					cxt.ok(valid);
				}
				it.items = !0;
				function validateItems(valid, from) {
					gen.forRange("i", from, len, (i) => {
						cxt.subschema({
							keyword: "unevaluatedItems",
							dataProp: i,
							dataPropType: util_1.Type.Num
						}, valid);
						it.allErrors || gen.if((0, codegen_1.not)(valid), () => gen.break());
					});
				}
			}
		};
	}));
	var require_unevaluated$1 = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let unevaluatedProperties_1 = require_unevaluatedProperties();
		let unevaluatedItems_1 = require_unevaluatedItems();
		exports.default = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
	}));
	var require_draft2020 = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let core_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.s)();
		let validation_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.o)();
		let applicator_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.i)();
		let dynamic_1 = require_dynamic();
		let next_1 = require_next();
		let unevaluated_1 = require_unevaluated$1();
		let format_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.r)();
		let metadata_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.n)();
		exports.default = [
			dynamic_1.default,
			core_1.default,
			validation_1.default,
			(0, applicator_1.default)(!0),
			format_1.default,
			metadata_1.metadataVocabulary,
			metadata_1.contentVocabulary,
			next_1.default,
			unevaluated_1.default
		];
	}));
	var require_schema = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/schema",
			$vocabulary: {
				"https://json-schema.org/draft/2020-12/vocab/core": !0,
				"https://json-schema.org/draft/2020-12/vocab/applicator": !0,
				"https://json-schema.org/draft/2020-12/vocab/unevaluated": !0,
				"https://json-schema.org/draft/2020-12/vocab/validation": !0,
				"https://json-schema.org/draft/2020-12/vocab/meta-data": !0,
				"https://json-schema.org/draft/2020-12/vocab/format-annotation": !0,
				"https://json-schema.org/draft/2020-12/vocab/content": !0
			},
			$dynamicAnchor: "meta",
			title: "Core and Validation specifications meta-schema",
			allOf: [
				{ $ref: "meta/core" },
				{ $ref: "meta/applicator" },
				{ $ref: "meta/unevaluated" },
				{ $ref: "meta/validation" },
				{ $ref: "meta/meta-data" },
				{ $ref: "meta/format-annotation" },
				{ $ref: "meta/content" }
			],
			type: ["object", "boolean"],
			$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
			properties: {
				definitions: {
					$comment: "\"definitions\" has been replaced by \"$defs\".",
					type: "object",
					additionalProperties: { $dynamicRef: "#meta" },
					deprecated: !0,
					default: {}
				},
				dependencies: {
					$comment: "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.",
					type: "object",
					additionalProperties: { anyOf: [{ $dynamicRef: "#meta" }, { $ref: "meta/validation#/$defs/stringArray" }] },
					deprecated: !0,
					default: {}
				},
				$recursiveAnchor: {
					$comment: "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".",
					$ref: "meta/core#/$defs/anchorString",
					deprecated: !0
				},
				$recursiveRef: {
					$comment: "\"$recursiveRef\" has been replaced by \"$dynamicRef\".",
					$ref: "meta/core#/$defs/uriReferenceString",
					deprecated: !0
				}
			}
		};
	}));
	var require_applicator = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/applicator",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/applicator": !0 },
			$dynamicAnchor: "meta",
			title: "Applicator vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				prefixItems: { $ref: "#/$defs/schemaArray" },
				items: { $dynamicRef: "#meta" },
				contains: { $dynamicRef: "#meta" },
				additionalProperties: { $dynamicRef: "#meta" },
				properties: {
					type: "object",
					additionalProperties: { $dynamicRef: "#meta" },
					default: {}
				},
				patternProperties: {
					type: "object",
					additionalProperties: { $dynamicRef: "#meta" },
					propertyNames: { format: "regex" },
					default: {}
				},
				dependentSchemas: {
					type: "object",
					additionalProperties: { $dynamicRef: "#meta" },
					default: {}
				},
				propertyNames: { $dynamicRef: "#meta" },
				if: { $dynamicRef: "#meta" },
				then: { $dynamicRef: "#meta" },
				else: { $dynamicRef: "#meta" },
				allOf: { $ref: "#/$defs/schemaArray" },
				anyOf: { $ref: "#/$defs/schemaArray" },
				oneOf: { $ref: "#/$defs/schemaArray" },
				not: { $dynamicRef: "#meta" }
			},
			$defs: { schemaArray: {
				type: "array",
				minItems: 1,
				items: { $dynamicRef: "#meta" }
			} }
		};
	}));
	var require_unevaluated = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/unevaluated": !0 },
			$dynamicAnchor: "meta",
			title: "Unevaluated applicator vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				unevaluatedItems: { $dynamicRef: "#meta" },
				unevaluatedProperties: { $dynamicRef: "#meta" }
			}
		};
	}));
	var require_content = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/content",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/content": !0 },
			$dynamicAnchor: "meta",
			title: "Content vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				contentEncoding: { type: "string" },
				contentMediaType: { type: "string" },
				contentSchema: { $dynamicRef: "#meta" }
			}
		};
	}));
	var require_core = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/core",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/core": !0 },
			$dynamicAnchor: "meta",
			title: "Core vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				$id: {
					$ref: "#/$defs/uriReferenceString",
					$comment: "Non-empty fragments not allowed.",
					pattern: "^[^#]*#?$"
				},
				$schema: { $ref: "#/$defs/uriString" },
				$ref: { $ref: "#/$defs/uriReferenceString" },
				$anchor: { $ref: "#/$defs/anchorString" },
				$dynamicRef: { $ref: "#/$defs/uriReferenceString" },
				$dynamicAnchor: { $ref: "#/$defs/anchorString" },
				$vocabulary: {
					type: "object",
					propertyNames: { $ref: "#/$defs/uriString" },
					additionalProperties: { type: "boolean" }
				},
				$comment: { type: "string" },
				$defs: {
					type: "object",
					additionalProperties: { $dynamicRef: "#meta" }
				}
			},
			$defs: {
				anchorString: {
					type: "string",
					pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
				},
				uriString: {
					type: "string",
					format: "uri"
				},
				uriReferenceString: {
					type: "string",
					format: "uri-reference"
				}
			}
		};
	}));
	var require_format_annotation = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/format-annotation": !0 },
			$dynamicAnchor: "meta",
			title: "Format vocabulary meta-schema for annotation results",
			type: ["object", "boolean"],
			properties: { format: { type: "string" } }
		};
	}));
	var require_meta_data = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/meta-data": !0 },
			$dynamicAnchor: "meta",
			title: "Meta-data vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				title: { type: "string" },
				description: { type: "string" },
				default: !0,
				deprecated: {
					type: "boolean",
					default: !1
				},
				readOnly: {
					type: "boolean",
					default: !1
				},
				writeOnly: {
					type: "boolean",
					default: !1
				},
				examples: {
					type: "array",
					items: !0
				}
			}
		};
	}));
	var require_validation = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		module.exports = {
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://json-schema.org/draft/2020-12/meta/validation",
			$vocabulary: { "https://json-schema.org/draft/2020-12/vocab/validation": !0 },
			$dynamicAnchor: "meta",
			title: "Validation vocabulary meta-schema",
			type: ["object", "boolean"],
			properties: {
				type: { anyOf: [{ $ref: "#/$defs/simpleTypes" }, {
					type: "array",
					items: { $ref: "#/$defs/simpleTypes" },
					minItems: 1,
					uniqueItems: !0
				}] },
				const: !0,
				enum: {
					type: "array",
					items: !0
				},
				multipleOf: {
					type: "number",
					exclusiveMinimum: 0
				},
				maximum: { type: "number" },
				exclusiveMaximum: { type: "number" },
				minimum: { type: "number" },
				exclusiveMinimum: { type: "number" },
				maxLength: { $ref: "#/$defs/nonNegativeInteger" },
				minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
				pattern: {
					type: "string",
					format: "regex"
				},
				maxItems: { $ref: "#/$defs/nonNegativeInteger" },
				minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
				uniqueItems: {
					type: "boolean",
					default: !1
				},
				maxContains: { $ref: "#/$defs/nonNegativeInteger" },
				minContains: {
					$ref: "#/$defs/nonNegativeInteger",
					default: 1
				},
				maxProperties: { $ref: "#/$defs/nonNegativeInteger" },
				minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
				required: { $ref: "#/$defs/stringArray" },
				dependentRequired: {
					type: "object",
					additionalProperties: { $ref: "#/$defs/stringArray" }
				}
			},
			$defs: {
				nonNegativeInteger: {
					type: "integer",
					minimum: 0
				},
				nonNegativeIntegerDefault0: {
					$ref: "#/$defs/nonNegativeInteger",
					default: 0
				},
				simpleTypes: { enum: [
					"array",
					"boolean",
					"integer",
					"null",
					"number",
					"object",
					"string"
				] },
				stringArray: {
					type: "array",
					items: { type: "string" },
					uniqueItems: !0,
					default: []
				}
			}
		};
	}));
	var require_json_schema_2020_12 = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let metaSchema = require_schema();
		let applicator = require_applicator();
		let unevaluated = require_unevaluated();
		let content = require_content();
		let core = require_core();
		let format = require_format_annotation();
		let metadata = require_meta_data();
		let validation = require_validation();
		let META_SUPPORT_DATA = ["/properties"];
		function addMetaSchema2020($data) {
			[
				metaSchema,
				applicator,
				unevaluated,
				content,
				core,
				with$data(this, format),
				metadata,
				with$data(this, validation)
			].forEach((sch) => this.addMetaSchema(sch, void 0, !1));
			return this;
			function with$data(ajv, sch) {
				return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
			}
		}
		exports.default = addMetaSchema2020;
	}));
	var require__2020 = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
		let core_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.l)();
		let draft2020_1 = require_draft2020();
		let discriminator_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.t)();
		let json_schema_2020_12_1 = require_json_schema_2020_12();
		let META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
		var Ajv2020 = class extends core_1.default {
			constructor(opts = {}) {
				super({
					...opts,
					dynamicRef: !0,
					next: !0,
					unevaluated: !0
				});
			}
			_addVocabularies() {
				super._addVocabularies();
				draft2020_1.default.forEach((v) => this.addVocabulary(v));
				this.opts.discriminator && this.addKeyword(discriminator_1.default);
			}
			_addDefaultMetaSchema() {
				super._addDefaultMetaSchema();
				let { $data, meta } = this.opts;
				if (!meta) return;
				json_schema_2020_12_1.default.call(this, $data);
				this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
			}
			defaultMeta() {
				return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
			}
		};
		exports.Ajv2020 = Ajv2020;
		module.exports = exports = Ajv2020;
		module.exports.Ajv2020 = Ajv2020;
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.default = Ajv2020;
		var validate_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.p)();
		Object.defineProperty(exports, "KeywordCxt", {
			enumerable: !0,
			get: function() {
				return validate_1.KeywordCxt;
			}
		});
		var codegen_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.g)();
		Object.defineProperty(exports, "_", {
			enumerable: !0,
			get: function() {
				return codegen_1._;
			}
		});
		Object.defineProperty(exports, "str", {
			enumerable: !0,
			get: function() {
				return codegen_1.str;
			}
		});
		Object.defineProperty(exports, "stringify", {
			enumerable: !0,
			get: function() {
				return codegen_1.stringify;
			}
		});
		Object.defineProperty(exports, "nil", {
			enumerable: !0,
			get: function() {
				return codegen_1.nil;
			}
		});
		Object.defineProperty(exports, "Name", {
			enumerable: !0,
			get: function() {
				return codegen_1.Name;
			}
		});
		Object.defineProperty(exports, "CodeGen", {
			enumerable: !0,
			get: function() {
				return codegen_1.CodeGen;
			}
		});
		var validation_error_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.f)();
		Object.defineProperty(exports, "ValidationError", {
			enumerable: !0,
			get: function() {
				return validation_error_1.default;
			}
		});
		var ref_error_1 = (0, _discriminator_js__WEBPACK_IMPORTED_MODULE_1__.d)();
		Object.defineProperty(exports, "MissingRefError", {
			enumerable: !0,
			get: function() {
				return ref_error_1.default;
			}
		});
	}));
	var json_schema_check_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		findSchemaProblem: () => findSchemaProblem,
		findValueProblems: () => findValueProblems
	});
	var import__2020 = require__2020();
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
			reason: `cannot be checked: its schema ${compiled.error.field} ${compiled.error.reason}`
		}];
		let isValid = !1;
		patternAtWork = void 0;
		try {
			if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(() => {
				isValid = compiled.value(value);
			}, 500) === "timed_out") return [{
				field: "",
				reason: tooSlow(patternAtWork)
			}];
		} catch (error) {
			return [{
				field: "",
				reason: `cannot be checked: ${error.message}`
			}];
		}
		return isValid ? [] : (compiled.value.errors ?? []).map(describe);
	}
	let patternAtWork;
	var NamedPattern = class extends RegExp {
		test(text) {
			patternAtWork = this.source;
			let fits = super.test(text);
			patternAtWork = void 0;
			return fits;
		}
	};
	let makePattern = Object.assign((pattern, flags) => {
		let why = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)(pattern, flags);
		if (why === void 0) return new NamedPattern(pattern, flags);
		throw Error(`the pattern '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)(pattern)}' ${why}`);
	}, { code: "new RegExp" });
	function tooSlow(pattern) {
		if (pattern === void 0) return "cannot be checked: it takes too long";
		return `cannot be checked: the pattern '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)(pattern)}' of the schema does not come to an end with such a text`;
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
		if (text.length > MAX_SCHEMA_BYTES) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
			field: "",
			reason: `must be at most ${MAX_SCHEMA_BYTES} characters of JSON`
		});
		try {
			let ajv = new import__2020.Ajv2020({
				allErrors: !0,
				strict: !1,
				validateFormats: !1,
				addUsedSchema: !1,
				logger: !1,
				code: { regExp: makePattern }
			});
			let [wrong] = ajv.validateSchema(schema) === !1 ? ajv.errors ?? [] : [];
			if (wrong !== void 0) {
				let { field, reason } = describe(wrong);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
					field,
					reason: field === "" ? `is no valid JSON Schema: it ${reason}` : reason
				});
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(ajv.compile(schema));
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(findPatternProblem(schema) ?? {
				field: "",
				reason: `is no valid JSON Schema: ${error.message}`
			});
		}
	}
	function findPatternProblem(schema, at = "", depth = 0) {
		if (typeof schema != "object" || !schema || depth > 100) return;
		for (let [key, value] of Object.entries(schema)) {
			let field = Array.isArray(schema) ? `${at}[${key}]` : at === "" ? key : `${at}.${key}`;
			let patterns = key === "pattern" ? [value] : key === "patternProperties" ? Object.keys(value) : [];
			for (let pattern of patterns) {
				let reason = typeof pattern == "string" ? whyNoPattern(pattern) : void 0;
				if (reason !== void 0) return {
					field: key === "pattern" ? field : `${field}.${pattern}`,
					reason
				};
			}
			let inner = findPatternProblem(value, field, depth + 1);
			if (inner !== void 0) return inner;
		}
	}
	function whyNoPattern(pattern) {
		try {
			new RegExp(pattern, "u");
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)(pattern, "u");
		} catch (error) {
			return `is no regular expression: ${error.message}`;
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
			reason: message.replace("must NOT", "must not")
		};
	}
	function fieldText(steps) {
		return steps.reduce((text, step) => /^\d+$/.test(step) ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`, "");
	}
	function unescapePointer(step) {
		return step.replaceAll("~1", "/").replaceAll("~0", "~");
	}
}) };
