export const id = 2210;
export const ids = [2210];
export const modules = {
	52210: ((module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
		let core_1 = __webpack_require__(63893);
		let draft2020_1 = __webpack_require__(54298);
		let discriminator_1 = __webpack_require__(28886);
		let json_schema_2020_12_1 = __webpack_require__(93995);
		let META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
		class Ajv2020 extends core_1.default {
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
		}
		exports.Ajv2020 = Ajv2020;
		module.exports = exports = Ajv2020;
		module.exports.Ajv2020 = Ajv2020;
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.default = Ajv2020;
		var validate_1 = __webpack_require__(87881);
		Object.defineProperty(exports, "KeywordCxt", {
			enumerable: !0,
			get: function() {
				return validate_1.KeywordCxt;
			}
		});
		var codegen_1 = __webpack_require__(81436);
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
		var validation_error_1 = __webpack_require__(33021);
		Object.defineProperty(exports, "ValidationError", {
			enumerable: !0,
			get: function() {
				return validation_error_1.default;
			}
		});
		var ref_error_1 = __webpack_require__(53162);
		Object.defineProperty(exports, "MissingRefError", {
			enumerable: !0,
			get: function() {
				return ref_error_1.default;
			}
		});
	}),
	93995: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let metaSchema = __webpack_require__(61678);
		let applicator = __webpack_require__(57216);
		let unevaluated = __webpack_require__(99547);
		let content = __webpack_require__(28226);
		let core = __webpack_require__(80518);
		let format = __webpack_require__(4588);
		let metadata = __webpack_require__(15707);
		let validation = __webpack_require__(97082);
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
	}),
	73818: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependencies_1 = __webpack_require__(95826);
		exports.default = {
			keyword: "dependentSchemas",
			type: "object",
			schemaType: "object",
			code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
		};
	}),
	54298: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let core_1 = __webpack_require__(97397);
		let validation_1 = __webpack_require__(85481);
		let applicator_1 = __webpack_require__(28775);
		let dynamic_1 = __webpack_require__(59923);
		let next_1 = __webpack_require__(17844);
		let unevaluated_1 = __webpack_require__(62010);
		let format_1 = __webpack_require__(72601);
		let metadata_1 = __webpack_require__(56620);
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
	}),
	68639: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.dynamicAnchor = void 0;
		let codegen_1 = __webpack_require__(81436);
		let names_1 = __webpack_require__(90630);
		let compile_1 = __webpack_require__(2718);
		let ref_1 = __webpack_require__(92996);
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
	}),
	5065: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.dynamicRef = void 0;
		let codegen_1 = __webpack_require__(81436);
		let names_1 = __webpack_require__(90630);
		let ref_1 = __webpack_require__(92996);
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
	}),
	59923: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicAnchor_1 = __webpack_require__(68639);
		let dynamicRef_1 = __webpack_require__(5065);
		let recursiveAnchor_1 = __webpack_require__(39982);
		let recursiveRef_1 = __webpack_require__(41794);
		exports.default = [
			dynamicAnchor_1.default,
			dynamicRef_1.default,
			recursiveAnchor_1.default,
			recursiveRef_1.default
		];
	}),
	39982: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicAnchor_1 = __webpack_require__(68639);
		let util_1 = __webpack_require__(84464);
		exports.default = {
			keyword: "$recursiveAnchor",
			schemaType: "boolean",
			code(cxt) {
				cxt.schema ? (0, dynamicAnchor_1.dynamicAnchor)(cxt, "") : (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
			}
		};
	}),
	41794: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dynamicRef_1 = __webpack_require__(5065);
		exports.default = {
			keyword: "$recursiveRef",
			schemaType: "string",
			code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
		};
	}),
	17844: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependentRequired_1 = __webpack_require__(20643);
		let dependentSchemas_1 = __webpack_require__(73818);
		let limitContains_1 = __webpack_require__(3907);
		exports.default = [
			dependentRequired_1.default,
			dependentSchemas_1.default,
			limitContains_1.default
		];
	}),
	62010: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let unevaluatedProperties_1 = __webpack_require__(16855);
		let unevaluatedItems_1 = __webpack_require__(64144);
		exports.default = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
	}),
	64144: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let codegen_1 = __webpack_require__(81436);
		let util_1 = __webpack_require__(84464);
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
	}),
	16855: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let codegen_1 = __webpack_require__(81436);
		let util_1 = __webpack_require__(84464);
		let names_1 = __webpack_require__(90630);
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
	}),
	20643: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let dependencies_1 = __webpack_require__(95826);
		exports.default = {
			keyword: "dependentRequired",
			type: "object",
			schemaType: "object",
			error: dependencies_1.error,
			code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
		};
	}),
	3907: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let util_1 = __webpack_require__(84464);
		exports.default = {
			keyword: ["maxContains", "minContains"],
			type: "array",
			schemaType: "number",
			code({ keyword, parentSchema, it }) {
				parentSchema.contains === void 0 && (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
			}
		};
	}),
	57216: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/applicator\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/applicator\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Applicator vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"prefixItems\":{\"$ref\":\"#/$defs/schemaArray\"},\"items\":{\"$dynamicRef\":\"#meta\"},\"contains\":{\"$dynamicRef\":\"#meta\"},\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"properties\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"default\":{}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"propertyNames\":{\"format\":\"regex\"},\"default\":{}},\"dependentSchemas\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"default\":{}},\"propertyNames\":{\"$dynamicRef\":\"#meta\"},\"if\":{\"$dynamicRef\":\"#meta\"},\"then\":{\"$dynamicRef\":\"#meta\"},\"else\":{\"$dynamicRef\":\"#meta\"},\"allOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"anyOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"oneOf\":{\"$ref\":\"#/$defs/schemaArray\"},\"not\":{\"$dynamicRef\":\"#meta\"}},\"$defs\":{\"schemaArray\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$dynamicRef\":\"#meta\"}}}}");
	}),
	28226: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/content\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/content\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Content vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"contentEncoding\":{\"type\":\"string\"},\"contentMediaType\":{\"type\":\"string\"},\"contentSchema\":{\"$dynamicRef\":\"#meta\"}}}");
	}),
	80518: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/core\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/core\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Core vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"$id\":{\"$ref\":\"#/$defs/uriReferenceString\",\"$comment\":\"Non-empty fragments not allowed.\",\"pattern\":\"^[^#]*#?$\"},\"$schema\":{\"$ref\":\"#/$defs/uriString\"},\"$ref\":{\"$ref\":\"#/$defs/uriReferenceString\"},\"$anchor\":{\"$ref\":\"#/$defs/anchorString\"},\"$dynamicRef\":{\"$ref\":\"#/$defs/uriReferenceString\"},\"$dynamicAnchor\":{\"$ref\":\"#/$defs/anchorString\"},\"$vocabulary\":{\"type\":\"object\",\"propertyNames\":{\"$ref\":\"#/$defs/uriString\"},\"additionalProperties\":{\"type\":\"boolean\"}},\"$comment\":{\"type\":\"string\"},\"$defs\":{\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"}}},\"$defs\":{\"anchorString\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z_][-A-Za-z0-9._]*$\"},\"uriString\":{\"type\":\"string\",\"format\":\"uri\"},\"uriReferenceString\":{\"type\":\"string\",\"format\":\"uri-reference\"}}}");
	}),
	4588: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/format-annotation\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/format-annotation\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Format vocabulary meta-schema for annotation results\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"format\":{\"type\":\"string\"}}}");
	}),
	15707: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/meta-data\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/meta-data\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Meta-data vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"default\":true,\"deprecated\":{\"type\":\"boolean\",\"default\":false},\"readOnly\":{\"type\":\"boolean\",\"default\":false},\"writeOnly\":{\"type\":\"boolean\",\"default\":false},\"examples\":{\"type\":\"array\",\"items\":true}}}");
	}),
	99547: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/unevaluated\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/unevaluated\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Unevaluated applicator vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"unevaluatedItems\":{\"$dynamicRef\":\"#meta\"},\"unevaluatedProperties\":{\"$dynamicRef\":\"#meta\"}}}");
	}),
	97082: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/meta/validation\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/validation\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Validation vocabulary meta-schema\",\"type\":[\"object\",\"boolean\"],\"properties\":{\"type\":{\"anyOf\":[{\"$ref\":\"#/$defs/simpleTypes\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/simpleTypes\"},\"minItems\":1,\"uniqueItems\":true}]},\"const\":true,\"enum\":{\"type\":\"array\",\"items\":true},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minLength\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"pattern\":{\"type\":\"string\",\"format\":\"regex\"},\"maxItems\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minItems\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"uniqueItems\":{\"type\":\"boolean\",\"default\":false},\"maxContains\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minContains\":{\"$ref\":\"#/$defs/nonNegativeInteger\",\"default\":1},\"maxProperties\":{\"$ref\":\"#/$defs/nonNegativeInteger\"},\"minProperties\":{\"$ref\":\"#/$defs/nonNegativeIntegerDefault0\"},\"required\":{\"$ref\":\"#/$defs/stringArray\"},\"dependentRequired\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/stringArray\"}}},\"$defs\":{\"nonNegativeInteger\":{\"type\":\"integer\",\"minimum\":0},\"nonNegativeIntegerDefault0\":{\"$ref\":\"#/$defs/nonNegativeInteger\",\"default\":0},\"simpleTypes\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"stringArray\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"default\":[]}}}");
	}),
	61678: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"https://json-schema.org/draft/2020-12/schema\",\"$vocabulary\":{\"https://json-schema.org/draft/2020-12/vocab/core\":true,\"https://json-schema.org/draft/2020-12/vocab/applicator\":true,\"https://json-schema.org/draft/2020-12/vocab/unevaluated\":true,\"https://json-schema.org/draft/2020-12/vocab/validation\":true,\"https://json-schema.org/draft/2020-12/vocab/meta-data\":true,\"https://json-schema.org/draft/2020-12/vocab/format-annotation\":true,\"https://json-schema.org/draft/2020-12/vocab/content\":true},\"$dynamicAnchor\":\"meta\",\"title\":\"Core and Validation specifications meta-schema\",\"allOf\":[{\"$ref\":\"meta/core\"},{\"$ref\":\"meta/applicator\"},{\"$ref\":\"meta/unevaluated\"},{\"$ref\":\"meta/validation\"},{\"$ref\":\"meta/meta-data\"},{\"$ref\":\"meta/format-annotation\"},{\"$ref\":\"meta/content\"}],\"type\":[\"object\",\"boolean\"],\"$comment\":\"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.\",\"properties\":{\"definitions\":{\"$comment\":\"\\\"definitions\\\" has been replaced by \\\"$defs\\\".\",\"type\":\"object\",\"additionalProperties\":{\"$dynamicRef\":\"#meta\"},\"deprecated\":true,\"default\":{}},\"dependencies\":{\"$comment\":\"\\\"dependencies\\\" has been split and replaced by \\\"dependentSchemas\\\" and \\\"dependentRequired\\\" in order to serve their differing semantics.\",\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"$dynamicRef\":\"#meta\"},{\"$ref\":\"meta/validation#/$defs/stringArray\"}]},\"deprecated\":true,\"default\":{}},\"$recursiveAnchor\":{\"$comment\":\"\\\"$recursiveAnchor\\\" has been replaced by \\\"$dynamicAnchor\\\".\",\"$ref\":\"meta/core#/$defs/anchorString\",\"deprecated\":true},\"$recursiveRef\":{\"$comment\":\"\\\"$recursiveRef\\\" has been replaced by \\\"$dynamicRef\\\".\",\"$ref\":\"meta/core#/$defs/uriReferenceString\",\"deprecated\":true}}}");
	})
};
