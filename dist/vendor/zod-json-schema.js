(() => {
	var __webpack_modules__ = {
		732: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { "json-schema-processors": () => __nccwpck_require__(124) };
		}),
		124: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { toJSONSchema: () => toJSONSchema });
			var $zod_checks = __nccwpck_require__(792);
			function assignProps(target, ...sources) {
				for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && (0, $zod_checks.assignProp)(target, key, source[key]);
				return target;
			}
			function initializeContext(params) {
				let target = params?.target ?? "draft-2020-12";
				target === "draft-4" && (target = "draft-04");
				target === "draft-7" && (target = "draft-07");
				return {
					processors: params.processors ?? {},
					metadataRegistry: params?.metadata ?? $zod_checks.globalRegistry,
					target,
					unrepresentable: params?.unrepresentable ?? "throw",
					override: params?.override ?? (() => {}),
					io: params?.io ?? "output",
					counter: 0,
					seen: new Map(),
					sharedDefsExtractedFor: void 0,
					sharedEmitDoneFor: void 0,
					cycles: params?.cycles ?? "ref",
					reused: params?.reused ?? "inline",
					intersections: [],
					deferred: [],
					external: params?.external ?? void 0
				};
			}
			function handleUnrepresentable(schema, ctx, json, params, message) {
				let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
					zodSchema: schema,
					path: params.path,
					message
				}) : ctx.unrepresentable;
				if (result === "any") return !1;
				if (result === void 0 || result === "throw") throw Error(message);
				Object.assign(json, result);
				return !0;
			}
			function processSchema(schema, ctx, _params = {
				path: [],
				schemaPath: []
			}) {
				var _a;
				let def = schema._zod.def;
				let seen = ctx.seen.get(schema);
				if (seen) {
					seen.count++;
					_params.schemaPath.includes(schema) && (seen.cycle = _params.path);
					return seen.schema;
				}
				let result = {
					schema: {},
					count: 1,
					cycle: void 0,
					path: _params.path
				};
				ctx.seen.set(schema, result);
				ctx.sharedDefsExtractedFor = void 0;
				ctx.sharedEmitDoneFor = void 0;
				let overrideSchema = schema._zod.toJSONSchema?.();
				if (overrideSchema) result.schema = overrideSchema;
				else {
					let params = {
						..._params,
						schemaPath: [..._params.schemaPath, schema],
						path: _params.path
					};
					if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
					else {
						let _json = result.schema;
						let processor = ctx.processors[def.type];
						if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
						processor(schema, ctx, _json, params);
					}
					let parent = schema._zod.parent;
					if (parent) {
						result.ref ||= parent;
						processSchema(parent, ctx, params);
						ctx.seen.get(parent).isParent = !0;
					}
				}
				let meta = ctx.metadataRegistry.get(schema);
				meta && assignProps(result.schema, meta);
				if (ctx.io === "input" && isTransforming(schema)) {
					delete result.schema.examples;
					delete result.schema.default;
				}
				ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault));
				delete result.schema._prefault;
				return ctx.seen.get(schema).schema;
			}
			function encodeJSONPointerSegment(segment) {
				return segment.replace(/~/g, "~0").replace(/\//g, "~1");
			}
			function extractDefs(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
				let idToSchema = new Map();
				for (let entry of ctx.seen.entries()) {
					let id = ctx.metadataRegistry.get(entry[0])?.id;
					if (id) {
						let existing = idToSchema.get(id);
						if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
						idToSchema.set(id, entry[0]);
					}
				}
				let makeURI = (entry) => {
					let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
					if (ctx.external) {
						let externalId = ctx.external.registry.get(entry[0])?.id;
						let uriGenerator = ctx.external.uri ?? ((id) => id);
						if (externalId) return { ref: uriGenerator(externalId) };
						let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
						entry[1].defId = id;
						return {
							defId: id,
							ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
						};
					}
					let defUriPrefix = `#/${defsSegment}/`;
					if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
					let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
					return {
						defId,
						ref: defUriPrefix + encodeJSONPointerSegment(defId)
					};
				};
				let extractToDef = (entry) => {
					if (entry[1].schema.$ref) return;
					let seen = entry[1];
					let { ref, defId } = makeURI(entry);
					seen.def = { ...seen.schema };
					defId && (seen.defId = defId);
					let schema = seen.schema;
					for (let key in schema) delete schema[key];
					schema.$ref = ref;
				};
				if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
				}
				for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (schema === entry[0]) {
						extractToDef(entry);
						continue;
					}
					if (ctx.external) {
						let ext = ctx.external.registry.get(entry[0])?.id;
						if (schema !== entry[0] && ext) {
							extractToDef(entry);
							continue;
						}
					}
					if (ctx.metadataRegistry.get(entry[0])?.id) {
						extractToDef(entry);
						continue;
					}
					if (seen.cycle) {
						extractToDef(entry);
						continue;
					}
					seen.count > 1 && ctx.reused === "ref" && extractToDef(entry);
				}
				ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
			}
			function compactTypeUnion(schema) {
				let options = schema.anyOf;
				if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
				let types = [];
				for (let option of options) {
					if (!option || typeof option != "object") return;
					compactTypeUnion(option);
					let keys = Object.keys(option);
					if (keys.length !== 1 || keys[0] !== "type") return;
					let type = option.type;
					for (let member of Array.isArray(type) ? type : [type]) {
						if (typeof member != "string") return;
						types.includes(member) || types.push(member);
					}
				}
				delete schema.anyOf;
				schema.type = types.length === 1 ? types[0] : types;
			}
			let FOLDABLE_KEYS = new Set([
				"type",
				"properties",
				"required",
				"additionalProperties"
			]);
			let UNION_KEYS = ["oneOf", "anyOf"];
			function undeclaredConstraint(member) {
				let extra = member.additionalProperties;
				if (extra === void 0 || extra === !1 || typeof extra != "object" || !extra) return null;
				return Object.keys(extra).length ? extra : null;
			}
			function foldObjects(members) {
				let objects = [];
				for (let member of members) {
					if (typeof member != "object" || member.type !== "object") return null;
					for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
					objects.push(member);
				}
				let properties = {};
				let required = new Set();
				for (let object of objects) {
					for (let key in object.properties) {
						if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
						let parts = [];
						for (let other of objects) {
							let part = other.properties?.[key] ?? undeclaredConstraint(other);
							if (part == null) continue;
							parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part);
						}
						let merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
						(0, $zod_checks.assignProp)(properties, key, merged);
					}
					for (let key of object.required ?? []) required.add(key);
				}
				let folded = {
					type: "object",
					properties
				};
				required.size && (folded.required = [...required]);
				if (objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
				else {
					let constraints = [];
					for (let object of objects) {
						let constraint = undeclaredConstraint(object);
						constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
					}
					constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
				}
				return folded;
			}
			function foldIntersection(json) {
				let allOf = json.allOf;
				if (!Array.isArray(allOf) || allOf.length < 2) return;
				for (let key of FOLDABLE_KEYS) if (key in json) return;
				let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
				let folded = null;
				if (!unions.length) folded = foldObjects(allOf);
				else {
					let union = unions[0];
					let keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
					if (Object.keys(union).length !== 1) return;
					let rest = allOf.filter((m) => m !== union);
					let branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
					if (branches.some((b) => !b)) return;
					folded = { [keyword]: branches };
				}
				if (!folded) return;
				delete json.allOf;
				assignProps(json, folded);
			}
			function finalize(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				let flattenRef = (zodSchema) => {
					let seen = ctx.seen.get(zodSchema);
					if (seen.ref === null) return;
					let schema = seen.def ?? seen.schema;
					let _cached = { ...schema };
					let ref = seen.ref;
					seen.ref = null;
					if (ref) {
						flattenRef(ref);
						let refSeen = ctx.seen.get(ref);
						let refSchema = refSeen.schema;
						if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
							schema.allOf = schema.allOf ?? [];
							schema.allOf.push(refSchema);
						} else assignProps(schema, refSchema);
						assignProps(schema, _cached);
						if (zodSchema._zod.parent === ref) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in _cached || delete schema[key];
						}
						if (refSchema.$ref && refSeen.def) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
						}
					}
					let parent = zodSchema._zod.parent;
					if (parent && parent !== ref) {
						flattenRef(parent);
						let parentSeen = ctx.seen.get(parent);
						if (parentSeen?.schema.$ref) {
							schema.$ref = parentSeen.schema.$ref;
							if (parentSeen.def) for (let key in schema) {
								if (key === "$ref" || key === "allOf") continue;
								key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
							}
						}
					}
					ctx.override({
						zodSchema,
						jsonSchema: schema,
						path: seen.path ?? []
					});
				};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
					for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
					if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
					for (let rewrite of ctx.deferred) rewrite();
					if (ctx.intersections.length) {
						let carriers = new Map();
						for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
							let allOf = json?.allOf;
							if (!Array.isArray(allOf)) continue;
							let existing = carriers.get(allOf);
							existing ? existing.push(json) : carriers.set(allOf, [json]);
						}
						for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
					}
				}
				let result = {};
				ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target;
				if (ctx.external?.uri) {
					let id = ctx.external.registry.get(schema)?.id;
					if (!id) throw Error("Schema is missing an `id` property");
					result.$id = ctx.external.uri(id);
				}
				assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
				let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
				rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
				let defs = ctx.external?.defs ?? {};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.def && seen.defId) {
						seen.def.id === seen.defId && delete seen.def.id;
						(0, $zod_checks.assignProp)(defs, seen.defId, seen.def);
					}
				}
				ctx.external && (ctx.sharedEmitDoneFor = ctx.external);
				ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
				try {
					let finalized = JSON.parse(JSON.stringify(result));
					Object.defineProperty(finalized, "~standard", {
						value: {
							...schema["~standard"],
							jsonSchema: {
								input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
								output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
							}
						},
						enumerable: !1,
						writable: !1
					});
					return finalized;
				} catch {
					throw Error("Error converting schema to JSON.");
				}
			}
			function isTransforming(_schema, _ctx) {
				let ctx = _ctx ?? { seen: new Set() };
				if (ctx.seen.has(_schema)) return !1;
				ctx.seen.add(_schema);
				let def = _schema._zod.def;
				if (def.type === "transform") return !0;
				if (def.type === "array") return isTransforming(def.element, ctx);
				if (def.type === "set") return isTransforming(def.valueType, ctx);
				if (def.type === "lazy") return isTransforming(def.getter(), ctx);
				if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
				if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
				if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
				if (def.type === "pipe") {
					if (_schema._zod.traits.has("$ZodCodec")) return !0;
					return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
				}
				if (def.type === "object") {
					for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
					return !1;
				}
				if (def.type === "union") {
					for (let option of def.options) if (isTransforming(option, ctx)) return !0;
					return !1;
				}
				if (def.type === "tuple") {
					for (let item of def.items) if (isTransforming(item, ctx)) return !0;
					if (def.rest && isTransforming(def.rest, ctx)) return !0;
					return !1;
				}
				return !1;
			}
			let createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
				let { libraryOptions, target } = params ?? {};
				let ctx = initializeContext({
					...libraryOptions ?? {},
					target,
					io,
					processors
				});
				processSchema(schema, ctx);
				extractDefs(ctx, schema);
				return finalize(ctx, schema);
			};
			let narrowMin = (agg, key, value) => {
				(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
			};
			let narrowMax = (agg, key, value) => {
				(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
			};
			let narrowBoth = (agg, value) => {
				narrowMin(agg, "minimum", value);
				narrowMax(agg, "maximum", value);
			};
			let addDivisor = (agg, value) => {
				agg.multipleOf ??= [];
				agg.multipleOf.includes(value) || agg.multipleOf.push(value);
			};
			let addPattern = (agg, pattern) => {
				agg.patterns ??= new Set();
				agg.patterns.add(pattern);
			};
			let intersectMime = (agg, mime) => {
				agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
			};
			let setFormat = (agg, format) => {
				agg.format = format;
				format.includes("int") && (agg.isInt = !0);
			};
			let minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
			let maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
			let formatContributor = (ranges) => (agg, def) => {
				setFormat(agg, def.format);
				let [minimum, maximum] = ranges[def.format];
				narrowMin(agg, "minimum", minimum);
				narrowMax(agg, "maximum", maximum);
			};
			let contributors = {
				greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
				less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
				multiple_of: (agg, def) => addDivisor(agg, def.value),
				number_format: formatContributor($zod_checks.NUMBER_FORMAT_RANGES),
				bigint_format: formatContributor($zod_checks.BIGINT_FORMAT_RANGES),
				min_length: minContributor,
				max_length: maxContributor,
				length_equals: (agg, def) => narrowBoth(agg, def.length),
				min_size: minContributor,
				max_size: maxContributor,
				size_equals: (agg, def) => narrowBoth(agg, def.size),
				string_format: (agg, def) => {
					setFormat(agg, def.format);
					def.pattern && addPattern(agg, def.pattern);
					(def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format);
					(def.local || def.precision === -1) && (agg.laxFormat = !0);
				},
				mime_type: (agg, def) => intersectMime(agg, def.mime)
			};
			function aggregateChecks(schema) {
				let agg = {};
				let def = schema._zod.def;
				let list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
				for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
				let bag = schema._zod.bag;
				bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum);
				bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
				bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum);
				bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
				bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf);
				if (bag.format !== void 0) {
					agg.format ??= bag.format;
					bag.format.includes("int") && (agg.isInt = !0);
				}
				bag.mime && intersectMime(agg, bag.mime);
				for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
				return agg;
			}
			let formatMap = {
				guid: "uuid",
				url: "uri",
				datetime: "date-time",
				json_string: "json-string",
				regex: ""
			};
			let exactPatterns = new Map([[$zod_checks.base64Charset, $zod_checks.base64], [$zod_checks.base64urlCharset, $zod_checks.base64url]]);
			let exactPattern = (p) => exactPatterns.get(p) ?? p;
			let stringProcessor = (schema, ctx, _json, _params) => {
				let json = _json;
				json.type = "string";
				let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minLength = minimum);
				typeof maximum == "number" && (json.maxLength = maximum);
				if (format) {
					json.format = formatMap[format] ?? format;
					json.format === "" && delete json.format;
					(format === "time" || laxFormat) && delete json.format;
				}
				contentEncoding && (json.contentEncoding = contentEncoding);
				if (patterns && patterns.size > 0) {
					let patternList = [...patterns].map(exactPattern);
					patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
						...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
						pattern: regex.source
					}))]);
				}
			};
			let numberProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
				json.type = isInt ? "integer" : "number";
				let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity);
				let exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity);
				let legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
				if (exMin) {
					if (legacy) {
						json.minimum = exclusiveMinimum;
						json.exclusiveMinimum = !0;
					} else json.exclusiveMinimum = exclusiveMinimum;
				} else typeof minimum == "number" && (json.minimum = minimum);
				if (exMax) {
					if (legacy) {
						json.maximum = exclusiveMaximum;
						json.exclusiveMaximum = !0;
					} else json.exclusiveMaximum = exclusiveMaximum;
				} else typeof maximum == "number" && (json.maximum = maximum);
				if (multipleOf) {
					let divisors = new Set();
					for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
					let [first, ...rest] = divisors;
					first !== void 0 && (json.multipleOf = first);
					rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
				}
			};
			let booleanProcessor = (_schema, _ctx, json, _params) => {
				json.type = "boolean";
			};
			let bigintProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
			};
			let symbolProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
			};
			let nullProcessor = (_schema, ctx, json, _params) => {
				if (ctx.target === "openapi-3.0") {
					json.type = "string";
					json.nullable = !0;
					json.enum = [null];
				} else json.type = "null";
			};
			let undefinedProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
			};
			let voidProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
			};
			let neverProcessor = (_schema, _ctx, json, _params) => {
				json.not = {};
			};
			let anyProcessor = (_schema, _ctx, _json, _params) => {};
			let unknownProcessor = (_schema, _ctx, _json, _params) => {};
			let dateProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
			};
			let enumProcessor = (schema, _ctx, json, _params) => {
				let def = schema._zod.def;
				let values = (0, $zod_checks.getEnumValues)(def.entries);
				if (values.length === 0) {
					json.not = {};
					return;
				}
				values.every((v) => typeof v == "number") && (json.type = "number");
				values.every((v) => typeof v == "string") && (json.type = "string");
				json.enum = values;
			};
			let literalProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				if (def.values.length === 0) {
					json.not = {};
					return;
				}
				let vals = [];
				for (let val of def.values) if (val === void 0) {
					if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
				} else if (typeof val == "bigint") {
					if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
					vals.push(Number(val));
				} else vals.push(val);
				if (vals.length !== 0) {
					if (vals.length === 1) {
						let val = vals[0];
						json.type = val === null ? "null" : typeof val;
						ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
					} else {
						vals.every((v) => typeof v == "number") && (json.type = "number");
						vals.every((v) => typeof v == "string") && (json.type = "string");
						vals.every((v) => typeof v == "boolean") && (json.type = "boolean");
						vals.every((v) => v === null) && (json.type = "null");
						json.enum = vals;
					}
				}
			};
			let nanProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
			};
			let templateLiteralProcessor = (schema, _ctx, json, _params) => {
				let _json = json;
				let pattern = schema._zod.pattern;
				if (!pattern) throw Error("Pattern not found in template literal");
				_json.type = "string";
				_json.pattern = pattern.source;
			};
			let fileProcessor = (schema, _ctx, json, _params) => {
				let _json = json;
				_json.type = "string";
				_json.format = "binary";
				_json.contentEncoding = "binary";
				let { minimum, maximum, mime } = aggregateChecks(schema);
				minimum !== void 0 && (_json.minLength = minimum);
				maximum !== void 0 && (_json.maxLength = maximum);
				if (!mime) return;
				mime.length === 0 ? _json.not = {} : mime.length === 1 ? _json.contentMediaType = mime[0] : _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
			};
			let successProcessor = (_schema, _ctx, json, _params) => {
				json.type = "boolean";
			};
			let customProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
			};
			let functionProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
			};
			let transformProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
			};
			let mapProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
			};
			let setProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
			};
			let arrayProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let { minimum, maximum } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minItems = minimum);
				typeof maximum == "number" && (json.maxItems = maximum);
				json.type = "array";
				json.items = processSchema(def.element, ctx, {
					...params,
					path: [...params.path, "items"]
				});
			};
			function inputOptin(schema) {
				let def = schema._zod.def;
				if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
				if (def.type === "catch") return inputOptin(def.innerType);
				return schema._zod.optin;
			}
			let objectProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let shape = def.shape;
				if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
				json.type = "object";
				json.properties = {};
				for (let key in shape) (0, $zod_checks.assignProp)(json.properties, key, processSchema(shape[key], ctx, {
					...params,
					path: [
						...params.path,
						"properties",
						key
					]
				}));
				let requiredKeys = [];
				for (let key of Object.keys(shape)) {
					let field = def.shape[key];
					(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
				}
				requiredKeys.length > 0 && (json.required = requiredKeys);
				def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = processSchema(def.catchall, ctx, {
					...params,
					path: [...params.path, "additionalProperties"]
				})) : ctx.io === "output" && (json.additionalProperties = !1);
			};
			let unionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let isExclusive = def.inclusive === !1;
				let options = def.options.map((x, i) => processSchema(x, ctx, {
					...params,
					path: [
						...params.path,
						isExclusive ? "oneOf" : "anyOf",
						i
					]
				}));
				isExclusive ? json.oneOf = options : json.anyOf = options;
			};
			let intersectionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let a = processSchema(def.left, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						0
					]
				});
				let b = processSchema(def.right, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						1
					]
				});
				let isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
				let allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
				json.allOf = allOf;
				ctx.intersections.push(allOf);
			};
			let tupleProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				json.type = "array";
				let prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
				let restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems";
				let prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
					...params,
					path: [
						...params.path,
						prefixPath,
						i
					]
				}));
				let rest = def.rest ? processSchema(def.rest, ctx, {
					...params,
					path: [
						...params.path,
						restPath,
						...ctx.target === "openapi-3.0" ? [def.items.length] : []
					]
				}) : null;
				let minItems = def.items.length;
				for (; minItems > 0;) {
					let item = def.items[minItems - 1];
					if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
					minItems--;
				}
				let maxItems = def.items.length;
				let isClosed = !def.rest;
				if (ctx.target === "draft-2020-12") {
					json.prefixItems = prefixItems;
					isClosed ? json.items = !1 : rest && (json.items = rest);
					minItems > 0 && (json.minItems = minItems);
					isClosed && (json.maxItems = maxItems);
				} else if (ctx.target === "openapi-3.0") {
					json.items = { anyOf: prefixItems };
					rest && json.items.anyOf.push(rest);
					minItems > 0 && (json.minItems = minItems);
					isClosed && (json.maxItems = maxItems);
				} else {
					json.items = prefixItems;
					isClosed ? json.additionalItems = !1 : rest && (json.additionalItems = rest);
					minItems > 0 && (json.minItems = minItems);
					isClosed && (json.maxItems = maxItems);
				}
				let { minimum, maximum } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minItems = minimum);
				typeof maximum == "number" && (json.maxItems = maximum);
			};
			function stringifyKeyNames(bySchema, json, visited) {
				if (json.$ref) {
					if (visited.has(json)) return json;
					visited.add(json);
					let def = bySchema.get(json)?.def;
					if (!def) return json;
					let inlined = stringifyKeyNames(bySchema, def, visited);
					return inlined === def ? json : inlined;
				}
				for (let keyword of ["anyOf", "oneOf"]) {
					let branches = json[keyword];
					if (!Array.isArray(branches)) continue;
					let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
					mapped.some((branch, i) => branch !== branches[i]) && (json = {
						...json,
						[keyword]: mapped
					});
				}
				let types = Array.isArray(json.type) ? json.type : [json.type];
				let numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
				let values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
				if (!numericType && !values?.some((v) => typeof v == "number")) return json;
				let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
				rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const));
				if (!numericType) return rest;
				rest.type = "string";
				values || (rest.pattern = (types.includes("number") ? $zod_checks.number : $zod_checks.integer).source);
				return rest;
			}
			let pendingRecords = new WeakMap();
			function rewriteKeyNames(ctx) {
				let bySchema = new Map();
				for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
				let rewrites = new Map();
				for (let record of pendingRecords.get(ctx) ?? []) {
					let seen = ctx.seen.get(record);
					let names = (seen?.def ?? seen?.schema)?.propertyNames;
					if (!names || names === !0 || rewrites.has(names)) continue;
					let rewritten = stringifyKeyNames(bySchema, names, new Set());
					rewritten !== names && rewrites.set(names, rewritten);
				}
				if (!rewrites.size) return;
				for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
					let rewritten = carrier && rewrites.get(carrier.propertyNames);
					rewritten && (carrier.propertyNames = rewritten);
				}
			}
			let recordProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				json.type = "object";
				let keyType = def.keyType;
				let patterns = aggregateChecks(keyType).patterns;
				if (def.mode === "loose" && patterns && patterns.size > 0) {
					let valueSchema = processSchema(def.valueType, ctx, {
						...params,
						path: [
							...params.path,
							"patternProperties",
							"*"
						]
					});
					json.patternProperties = {};
					for (let pattern of patterns) (0, $zod_checks.assignProp)(json.patternProperties, exactPattern(pattern).source, valueSchema);
				} else {
					if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
						json.propertyNames = processSchema(def.keyType, ctx, {
							...params,
							path: [...params.path, "propertyNames"]
						});
						let pending = pendingRecords.get(ctx);
						if (!pending) {
							pending = [];
							pendingRecords.set(ctx, pending);
							ctx.deferred.push(() => rewriteKeyNames(ctx));
						}
						pending.push(schema);
					}
					json.additionalProperties = processSchema(def.valueType, ctx, {
						...params,
						path: [...params.path, "additionalProperties"]
					});
				}
				let keyValues = keyType._zod.values;
				let omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
				if (keyValues && !def.partial && !omittableOnInput) {
					let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
					validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
				}
			};
			let nullableProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let inner = processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				if (ctx.target === "openapi-3.0") {
					seen.ref = def.innerType;
					json.nullable = !0;
				} else json.anyOf = [inner, { type: "null" }];
			};
			let nonoptionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let UNREPRESENTABLE_DEFAULT = Symbol();
			function serializeDefaultValue(value, schema, ctx, json, params) {
				let unrepresentable = !1;
				let serialized = JSON.stringify(value, (_, val) => {
					if (typeof val != "bigint") return val;
					unrepresentable = !0;
					return null;
				});
				if (!unrepresentable) return JSON.parse(serialized);
				handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
				return UNREPRESENTABLE_DEFAULT;
			}
			let defaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
			};
			let prefaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				if (ctx.io !== "input") return;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
			};
			let catchProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let catchValue;
				try {
					catchValue = def.catchValue(void 0);
				} catch {
					handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
					return;
				}
				json.default = catchValue;
			};
			let pipeProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				let inIsTransform = def.in._zod.traits.has("$ZodTransform");
				let innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
				processSchema(innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = innerType;
			};
			let readonlyProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				json.readOnly = !0;
			};
			let promiseProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let optionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let lazyProcessor = (schema, ctx, _json, params) => {
				let innerType = schema._zod.innerType;
				processSchema(innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = innerType;
			};
			let allProcessors = {
				string: stringProcessor,
				number: numberProcessor,
				boolean: booleanProcessor,
				bigint: bigintProcessor,
				symbol: symbolProcessor,
				null: nullProcessor,
				undefined: undefinedProcessor,
				void: voidProcessor,
				never: neverProcessor,
				any: anyProcessor,
				unknown: unknownProcessor,
				date: dateProcessor,
				enum: enumProcessor,
				literal: literalProcessor,
				nan: nanProcessor,
				template_literal: templateLiteralProcessor,
				file: fileProcessor,
				success: successProcessor,
				custom: customProcessor,
				function: functionProcessor,
				transform: transformProcessor,
				map: mapProcessor,
				set: setProcessor,
				array: arrayProcessor,
				object: objectProcessor,
				union: unionProcessor,
				intersection: intersectionProcessor,
				tuple: tupleProcessor,
				record: recordProcessor,
				nullable: nullableProcessor,
				nonoptional: nonoptionalProcessor,
				default: defaultProcessor,
				prefault: prefaultProcessor,
				catch: catchProcessor,
				pipe: pipeProcessor,
				readonly: readonlyProcessor,
				promise: promiseProcessor,
				optional: optionalProcessor,
				lazy: lazyProcessor
			};
			function toJSONSchema(input, params) {
				if ("_idmap" in input) {
					let registry = input;
					let ctx = initializeContext({
						...params,
						processors: allProcessors
					});
					let defs = {};
					for (let entry of registry._idmap.entries()) {
						let [_, schema] = entry;
						processSchema(schema, ctx);
					}
					let schemas = {};
					ctx.external = {
						registry,
						uri: params?.uri,
						defs
					};
					for (let entry of registry._idmap.entries()) {
						let [key, schema] = entry;
						extractDefs(ctx, schema);
						(0, $zod_checks.assignProp)(schemas, key, finalize(ctx, schema));
					}
					Object.keys(defs).length > 0 && (schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs });
					return { schemas };
				}
				let ctx = initializeContext({
					...params,
					processors: allProcessors
				});
				processSchema(input, ctx);
				extractDefs(ctx, input);
				return finalize(ctx, input);
			}
		}),
		792: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(762).checks();
		}),
		762: ((module) => {
			"use strict";
			module.exports = require("./zod.js");
		})
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(732);
	module.exports = __webpack_exports__;
})();
