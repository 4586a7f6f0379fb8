(() => {
	var __webpack_modules__ = {
		535: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				api: () => __nccwpck_require__(444),
				checks: () => __nccwpck_require__(723),
				iso: () => __nccwpck_require__(217)
			};
		}),
		444: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				ZodMiniStringFormat: () => ZodMiniStringFormat,
				_default: () => _default,
				_enum: () => _enum,
				_gte: () => _gte,
				_isoDate: () => _isoDate,
				_isoDateTime: () => _isoDateTime,
				_lte: () => _lte,
				_maxLength: () => _maxLength,
				_minLength: () => _minLength,
				_nonnegative: () => _nonnegative,
				_null: () => _null,
				_positive: () => _positive,
				_regex: () => _regex,
				array: () => array,
				boolean: () => boolean,
				check: () => check,
				describe: () => describe,
				discriminatedUnion: () => discriminatedUnion,
				int: () => int,
				literal: () => literal,
				looseObject: () => looseObject,
				never: () => never,
				nullable: () => nullable,
				nullish: () => nullish,
				number: () => number,
				object: () => object,
				optional: () => optional,
				pipe: () => pipe,
				record: () => record,
				refine: () => refine,
				safeParse: () => safeParse,
				strictObject: () => strictObject,
				string: () => string,
				transform: () => transform,
				union: () => union,
				unknown: () => unknown
			});
			var $checks = __nccwpck_require__(723);
			function _getMessage() {
				let internals = this._zod;
				internals.message ??= JSON.stringify(internals.def, $checks.jsonStringifyReplacer, 2);
				return internals.message;
			}
			function _setMessage(value) {
				this._zod.message = value;
			}
			let _messageDesc = {
				get: _getMessage,
				set: _setMessage,
				enumerable: !0,
				configurable: !0
			};
			let _issuesDesc = {
				value: void 0,
				enumerable: !1
			};
			let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
			let initializer = (inst, def) => {
				inst.name = "$ZodError";
				_issuesDesc.value = def;
				Object.defineProperty(inst, "issues", _issuesDesc);
				_issuesDesc.value = void 0;
				Object.defineProperty(inst, "message", _messageDesc);
				let proto = Object.getPrototypeOf(inst);
				if (!_installedToString.has(proto)) {
					_installedToString.add(proto);
					Object.defineProperty(proto, "toString", {
						configurable: !0,
						enumerable: !1,
						get() {
							let value = () => this.message;
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
							return value;
						},
						set(value) {
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
						}
					});
				}
			};
			let $ZodRealError = (0, $checks.$constructor)("$ZodError", initializer, void 0, { Parent: Error });
			let _parse = (_Err) => {
				let fn = (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !1
					} : { async: !1 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					if (result instanceof Promise) throw new $checks.$ZodAsyncError();
					if (result.issues.length) {
						let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => (0, $checks.finalizeIssue)(iss, ctx, (0, $checks.config)())));
						(0, $checks.captureStackTrace)(e, _params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			let parse = _parse($ZodRealError);
			let _parseAsync = (_Err) => {
				let fn = async (schema, value, _ctx, params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !0
					} : { async: !0 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					result instanceof Promise && (result = await result);
					if (result.issues.length) {
						let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => (0, $checks.finalizeIssue)(iss, ctx, (0, $checks.config)())));
						(0, $checks.captureStackTrace)(e, params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			let parseAsync = _parseAsync($ZodRealError);
			let _safeParse = (_Err) => (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new $checks.$ZodAsyncError();
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			let safeParse = _safeParse($ZodRealError);
			function failure(Err, issues, ctx) {
				let error;
				return {
					success: !1,
					get error() {
						if (!error) {
							error = new Err(issues.map((iss) => (0, $checks.finalizeIssue)(iss, ctx, (0, $checks.config)())));
							issues = void 0;
							ctx = void 0;
						}
						return error;
					},
					set error(e) {
						error = e;
						issues = void 0;
						ctx = void 0;
					}
				};
			}
			let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				result instanceof Promise && (result = await result);
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			let safeParseAsync = _safeParseAsync($ZodRealError);
			function snapshotChecks(def) {
				def.checks &&= [...def.checks];
				return def;
			}
			function _string(Class, params) {
				return new Class(snapshotChecks({
					type: "string",
					...(0, $checks.normalizeParams)(params)
				}));
			}
			function _isoDateTime(Class, params) {
				return new Class({
					type: "string",
					format: "datetime",
					check: "string_format",
					offset: !1,
					local: !1,
					precision: null,
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _isoDate(Class, params) {
				return new Class({
					type: "string",
					format: "date",
					check: "string_format",
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _number(Class, params) {
				return new Class(snapshotChecks({
					type: "number",
					checks: [],
					...(0, $checks.normalizeParams)(params)
				}));
			}
			function _int(Class, params) {
				return new Class({
					type: "number",
					check: "number_format",
					abort: !1,
					format: "safeint",
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _boolean(Class, params) {
				return new Class({
					type: "boolean",
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _null$1(Class, params) {
				return new Class({
					type: "null",
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _unknown(Class) {
				return new Class({ type: "unknown" });
			}
			function _never(Class, params) {
				return new Class({
					type: "never",
					...(0, $checks.normalizeParams)(params)
				});
			}
			function _lte(value, params) {
				return new $checks.$ZodCheckLessThan({
					check: "less_than",
					...(0, $checks.normalizeParams)(params),
					value,
					inclusive: !0
				});
			}
			function _gt(value, params) {
				return new $checks.$ZodCheckGreaterThan({
					check: "greater_than",
					...(0, $checks.normalizeParams)(params),
					value,
					inclusive: !1
				});
			}
			function _gte(value, params) {
				return new $checks.$ZodCheckGreaterThan({
					check: "greater_than",
					...(0, $checks.normalizeParams)(params),
					value,
					inclusive: !0
				});
			}
			function _positive(params) {
				return _gt(0, params);
			}
			function _nonnegative(params) {
				return _gte(0, params);
			}
			function _maxLength(maximum, params) {
				return new $checks.$ZodCheckMaxLength({
					check: "max_length",
					...(0, $checks.normalizeParams)(params),
					maximum
				});
			}
			function _minLength(minimum, params) {
				return new $checks.$ZodCheckMinLength({
					check: "min_length",
					...(0, $checks.normalizeParams)(params),
					minimum
				});
			}
			function _regex(pattern, params) {
				return new $checks.$ZodCheckRegex({
					check: "string_format",
					format: "regex",
					...(0, $checks.normalizeParams)(params),
					pattern
				});
			}
			function _refine(Class, fn, _params) {
				return new Class({
					type: "custom",
					check: "custom",
					fn,
					...(0, $checks.normalizeParams)(_params)
				});
			}
			function describe$1(description) {
				let ch = new $checks.$ZodCheck({ check: "describe" });
				ch._zod.onattach = [(inst) => {
					let existing = $checks.globalRegistry.get(inst) ?? {};
					$checks.globalRegistry.add(inst, {
						...existing,
						description
					});
				}];
				ch._zod.check = () => {};
				return ch;
			}
			let ZodMiniType = (0, $checks.$constructor)("ZodMiniType", (inst, def) => {
				if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
				$checks.$ZodType.init(inst, def);
				inst.def = def;
				inst.type = def.type;
			}, {
				get with() {
					return this.check;
				},
				set with(value) {
					(0, $checks.own)(this, "with", value);
				},
				parse(data, params) {
					return parse(this, data, params, { callee: this.parse });
				},
				parseAsync(data, params) {
					return parseAsync(this, data, params, { callee: this.parseAsync });
				},
				safeParse(data, params) {
					return safeParse(this, data, params);
				},
				safeParseAsync(data, params) {
					return safeParseAsync(this, data, params);
				},
				check(...checks) {
					let def = this.def;
					return this.clone({
						...def,
						checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
							check: ch,
							def: { check: "custom" },
							onattach: []
						} } : ch)]
					}, { parent: !0 });
				},
				clone(_def, params) {
					return (0, $checks.clone)(this, _def, params);
				},
				brand() {
					return this;
				},
				register(reg, meta) {
					reg.add(this, meta);
					return this;
				},
				apply(fn, ...args) {
					return args.length === 0 ? fn(this) : fn(this, ...args);
				}
			});
			let ZodMiniString = (0, $checks.$constructor)("ZodMiniString", (inst, def) => {
				$checks.$ZodString.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function string(params) {
				return _string(ZodMiniString, params);
			}
			let ZodMiniStringFormat = (0, $checks.$constructor)("ZodMiniStringFormat", (inst, def) => {
				$checks.$ZodStringFormat.init(inst, def);
				ZodMiniString.init(inst, def);
			});
			let ZodMiniNumber = (0, $checks.$constructor)("ZodMiniNumber", (inst, def) => {
				$checks.$ZodNumber.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function number(params) {
				return _number(ZodMiniNumber, params);
			}
			let ZodMiniNumberFormat = (0, $checks.$constructor)("ZodMiniNumberFormat", (inst, def) => {
				$checks.$ZodNumberFormat.init(inst, def);
				ZodMiniNumber.init(inst, def);
			});
			function int(params) {
				return _int(ZodMiniNumberFormat, params);
			}
			let ZodMiniBoolean = (0, $checks.$constructor)("ZodMiniBoolean", (inst, def) => {
				$checks.$ZodBoolean.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function boolean(params) {
				return _boolean(ZodMiniBoolean, params);
			}
			let ZodMiniNull = (0, $checks.$constructor)("ZodMiniNull", (inst, def) => {
				$checks.$ZodNull.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function _null(params) {
				return _null$1(ZodMiniNull, params);
			}
			let ZodMiniUnknown = (0, $checks.$constructor)("ZodMiniUnknown", (inst, def) => {
				$checks.$ZodUnknown.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function unknown() {
				return _unknown(ZodMiniUnknown);
			}
			let ZodMiniNever = (0, $checks.$constructor)("ZodMiniNever", (inst, def) => {
				$checks.$ZodNever.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function never(params) {
				return _never(ZodMiniNever, params);
			}
			let ZodMiniArray = (0, $checks.$constructor)("ZodMiniArray", (inst, def) => {
				$checks.$ZodArray.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function array(element, params) {
				return new ZodMiniArray({
					type: "array",
					element,
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniObject = (0, $checks.$constructor)("ZodMiniObject", (inst, def) => {
				$checks.$ZodObject.init(inst, def);
				ZodMiniType.init(inst, def);
				(0, $checks.installLazyProp)(inst, "shape", (self) => self._zod.def.shape, !1);
			});
			function object(shape, params) {
				let def = {
					type: "object",
					shape: shape ?? {},
					...(0, $checks.normalizeParams)(params)
				};
				return new ZodMiniObject(def);
			}
			function strictObject(shape, params) {
				return new ZodMiniObject({
					type: "object",
					shape,
					catchall: never(),
					...(0, $checks.normalizeParams)(params)
				});
			}
			function looseObject(shape, params) {
				return new ZodMiniObject({
					type: "object",
					shape,
					catchall: unknown(),
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniUnion = (0, $checks.$constructor)("ZodMiniUnion", (inst, def) => {
				$checks.$ZodUnion.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function union(options, params) {
				return new ZodMiniUnion({
					type: "union",
					options,
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniDiscriminatedUnion = (0, $checks.$constructor)("ZodMiniDiscriminatedUnion", (inst, def) => {
				$checks.$ZodDiscriminatedUnion.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function discriminatedUnion(discriminator, options, params) {
				return new ZodMiniDiscriminatedUnion({
					type: "union",
					options,
					discriminator,
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniRecord = (0, $checks.$constructor)("ZodMiniRecord", (inst, def) => {
				$checks.$ZodRecord.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function record(keyType, valueType, params) {
				if (!valueType || !valueType._zod) return new ZodMiniRecord({
					type: "record",
					keyType: string(),
					valueType: keyType,
					...(0, $checks.normalizeParams)(valueType)
				});
				return new ZodMiniRecord({
					type: "record",
					keyType,
					valueType,
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniEnum = (0, $checks.$constructor)("ZodMiniEnum", (inst, def) => {
				$checks.$ZodEnum.init(inst, def);
				ZodMiniType.init(inst, def);
				inst.options = [...inst._zod.values];
			});
			function _enum(values, params) {
				let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
				return new ZodMiniEnum({
					type: "enum",
					entries,
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniLiteral = (0, $checks.$constructor)("ZodMiniLiteral", (inst, def) => {
				$checks.$ZodLiteral.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function literal(value, params) {
				return new ZodMiniLiteral({
					type: "literal",
					values: Array.isArray(value) ? value : [value],
					...(0, $checks.normalizeParams)(params)
				});
			}
			let ZodMiniTransform = (0, $checks.$constructor)("ZodMiniTransform", (inst, def) => {
				$checks.$ZodTransform.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function transform(fn) {
				return new ZodMiniTransform({
					type: "transform",
					transform: fn
				});
			}
			let ZodMiniOptional = (0, $checks.$constructor)("ZodMiniOptional", (inst, def) => {
				$checks.$ZodOptional.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function optional(innerType) {
				return new ZodMiniOptional({
					type: "optional",
					innerType
				});
			}
			let ZodMiniNullable = (0, $checks.$constructor)("ZodMiniNullable", (inst, def) => {
				$checks.$ZodNullable.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function nullable(innerType) {
				return new ZodMiniNullable({
					type: "nullable",
					innerType
				});
			}
			function nullish(innerType) {
				return optional(nullable(innerType));
			}
			let ZodMiniDefault = (0, $checks.$constructor)("ZodMiniDefault", (inst, def) => {
				$checks.$ZodDefault.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function _default(innerType, defaultValue) {
				return new ZodMiniDefault({
					type: "default",
					innerType,
					get defaultValue() {
						return typeof defaultValue == "function" ? defaultValue() : (0, $checks.shallowClone)(defaultValue);
					}
				});
			}
			let ZodMiniPipe = (0, $checks.$constructor)("ZodMiniPipe", (inst, def) => {
				$checks.$ZodPipe.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function pipe(in_, out) {
				return new ZodMiniPipe({
					type: "pipe",
					in: in_,
					out
				});
			}
			let ZodMiniCustom = (0, $checks.$constructor)("ZodMiniCustom", (inst, def) => {
				$checks.$ZodCustom.init(inst, def);
				ZodMiniType.init(inst, def);
			});
			function check(fn, params) {
				let ch = new $checks.$ZodCheck({
					check: "custom",
					...(0, $checks.normalizeParams)(params)
				});
				ch._zod.check = fn;
				return ch;
			}
			function refine(fn, _params = {}) {
				return _refine(ZodMiniCustom, fn, _params);
			}
			let describe = describe$1;
		}),
		723: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				$ZodArray: () => $ZodArray,
				$ZodAsyncError: () => $ZodAsyncError,
				$ZodBoolean: () => $ZodBoolean,
				$ZodCheck: () => $ZodCheck,
				$ZodCheckGreaterThan: () => $ZodCheckGreaterThan,
				$ZodCheckLessThan: () => $ZodCheckLessThan,
				$ZodCheckMaxLength: () => $ZodCheckMaxLength,
				$ZodCheckMinLength: () => $ZodCheckMinLength,
				$ZodCheckRegex: () => $ZodCheckRegex,
				$ZodCustom: () => $ZodCustom,
				$ZodDefault: () => $ZodDefault,
				$ZodDiscriminatedUnion: () => $ZodDiscriminatedUnion,
				$ZodEnum: () => $ZodEnum,
				$ZodISODate: () => $ZodISODate,
				$ZodISODateTime: () => $ZodISODateTime,
				$ZodLiteral: () => $ZodLiteral,
				$ZodNever: () => $ZodNever,
				$ZodNull: () => $ZodNull,
				$ZodNullable: () => $ZodNullable,
				$ZodNumber: () => $ZodNumber,
				$ZodNumberFormat: () => $ZodNumberFormat,
				$ZodObject: () => $ZodObject,
				$ZodOptional: () => $ZodOptional,
				$ZodPipe: () => $ZodPipe,
				$ZodRecord: () => $ZodRecord,
				$ZodString: () => $ZodString,
				$ZodStringFormat: () => $ZodStringFormat,
				$ZodTransform: () => $ZodTransform,
				$ZodType: () => $ZodType,
				$ZodUnion: () => $ZodUnion,
				$ZodUnknown: () => $ZodUnknown,
				$constructor: () => $constructor,
				BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
				NEVER: () => NEVER,
				NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
				assignProp: () => assignProp,
				base64: () => base64,
				base64Charset: () => base64Charset,
				base64url: () => base64url,
				base64urlCharset: () => base64urlCharset,
				captureStackTrace: () => captureStackTrace,
				clone: () => clone,
				config: () => config,
				finalizeIssue: () => finalizeIssue,
				getEnumValues: () => getEnumValues,
				globalRegistry: () => globalRegistry,
				installLazyProp: () => installLazyProp,
				integer: () => integer,
				jsonStringifyReplacer: () => jsonStringifyReplacer,
				normalizeParams: () => normalizeParams,
				number: () => number,
				own: () => own,
				shallowClone: () => shallowClone
			});
			function getEnumValues(entries) {
				let numericValues = Object.values(entries).filter((v) => typeof v == "number");
				return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
			}
			function jsonStringifyReplacer(_, value) {
				if (typeof value == "bigint") return value.toString();
				return value;
			}
			var Cached = class {
				constructor(getter) {
					this._getter = getter;
					this._value = void 0;
				}
				get value() {
					let getter = this._getter;
					if (getter !== void 0) {
						this._value = getter();
						this._getter = void 0;
					}
					return this._value;
				}
			};
			function cached(getter) {
				return new Cached(getter);
			}
			function nullish(input) {
				return input == null;
			}
			function cleanRegex(source) {
				let start = +!!source.startsWith("^");
				let end = source.endsWith("$") ? source.length - 1 : source.length;
				return source.slice(start, end);
			}
			function assignProp(target, prop, value) {
				Object.defineProperty(target, prop, {
					value,
					writable: !0,
					enumerable: !0,
					configurable: !0
				});
			}
			function rawShape(def) {
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				return desc?.get ? desc.get.raw : desc?.value;
			}
			let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
			function isObject(data) {
				return typeof data == "object" && !!data && !Array.isArray(data);
			}
			function isPlainObject(o) {
				if (isObject(o) === !1) return !1;
				let ctor = o.constructor;
				if (ctor === void 0) return !0;
				if (typeof ctor != "function") return !0;
				let prot = ctor.prototype;
				if (isObject(prot) === !1) return !1;
				if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
				return !0;
			}
			function shallowClone(o) {
				if (isPlainObject(o)) return { ...o };
				if (Array.isArray(o)) return [...o];
				if (o instanceof Map) return new Map(o);
				if (o instanceof Set) return new Set(o);
				return o;
			}
			let propertyKeyTypes = new Set([
				"string",
				"number",
				"symbol"
			]);
			function escapeRegex(str) {
				return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			}
			function clone(inst, def, params) {
				let cl = new inst._zod.constr(def ?? inst._zod.def);
				(!def || params?.parent) && (cl._zod.parent = inst);
				return cl;
			}
			function normalizeParams(_params) {
				let params = _params;
				if (!params) return {};
				if (typeof params == "string") return { error: () => params };
				if (params?.message !== void 0) {
					if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
					params.error = params.message;
				}
				delete params.message;
				if (typeof params.error == "string") return {
					...params,
					error: () => params.error
				};
				return params;
			}
			function optionalKeys(shape) {
				return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
			}
			let NUMBER_FORMAT_RANGES = {
				safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
				int32: [-2147483648, 2147483647],
				uint32: [0, 4294967295],
				float32: [-34028234663852886e22, 34028234663852886e22],
				float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
			};
			let BIGINT_FORMAT_RANGES = {
				int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
				uint64: [BigInt(0), BigInt("18446744073709551615")]
			};
			function aborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
				return !1;
			}
			function explicitlyAborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
				return !1;
			}
			function prefixIssues(path, issues) {
				return issues.map((iss) => {
					var _a;
					(_a = iss).path ?? (_a.path = []);
					iss.path.unshift(path);
					return iss;
				});
			}
			function unwrapMessage(message) {
				return typeof message == "string" ? message : message?.message;
			}
			function sizeCaps(defChecks) {
				let caps = [];
				for (let ch of defChecks ?? []) {
					let d = ch._zod.def;
					if (!/_(length|size)$|_equals$/.test(d.check)) break;
					let max = d.maximum ?? d.length ?? d.size;
					max >= 0 && caps.push([max, ch]);
				}
				return caps;
			}
			function attachSchema(issues, start, inst) {
				var _a;
				for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
			}
			function finalizeIssue(iss, ctx, config) {
				var _a;
				let traits = iss.inst?._zod?.traits;
				traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
				let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
				let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
				let full = {};
				for (let k of Object.keys(iss)) {
					if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
					full[k] = iss[k];
				}
				full.path ??= [];
				full.message = message;
				ctx?.reportInput && (full.input = iss.input);
				return full;
			}
			let highSurrogate = /[\uD800-\uDBFF]/;
			function codePointLength(str) {
				let units = str.length;
				if (!highSurrogate.test(str)) return units;
				let count = units;
				for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
					count--;
					i++;
				}
				return count;
			}
			function getLengthableOrigin(input) {
				if (Array.isArray(input)) return "array";
				if (typeof input == "string") return "string";
				return "unknown";
			}
			function issue(...args) {
				let [iss, input, inst] = args;
				if (typeof iss == "string") return {
					message: iss,
					code: "custom",
					input,
					inst
				};
				return { ...iss };
			}
			function members(proto, table) {
				for (let key in table) {
					let desc = Object.getOwnPropertyDescriptor(table, key);
					desc.get ? Object.defineProperty(proto, key, {
						...desc,
						enumerable: !1
					}) : defineBound(proto, key, desc.value);
				}
			}
			function own(inst, key, value, enumerable = !0) {
				Object.defineProperty(inst, key, {
					configurable: !0,
					writable: !0,
					enumerable,
					value
				});
				return value;
			}
			function hide(inst, key, value) {
				return own(inst, key, value, !1);
			}
			function defineBound(proto, key, fn) {
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						return this == null ? fn : own(this, key, fn.bind(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			function claim(inst, sentinel) {
				let proto = Object.getPrototypeOf(inst);
				return sentinel in proto ? void 0 : proto;
			}
			let installing;
			let broke = !1;
			let breaker = {
				configurable: !0,
				get() {
					broke = !0;
				}
			};
			function defineLazyInternal(inst, key, compute) {
				let proto = Object.getPrototypeOf(inst._zod);
				if (key in proto && installing !== inst._zod) {
					installing = void 0;
					return;
				}
				installing = inst._zod;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						Object.defineProperty(this, key, breaker);
						let outer = broke;
						broke = !1;
						try {
							let value = compute(this);
							broke ? delete this[key] : Object.defineProperty(this, key, {
								configurable: !0,
								writable: !0,
								value
							});
							broke ||= outer;
							return value;
						} catch (err) {
							delete this[key];
							broke ||= outer;
							throw err;
						}
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						});
					}
				});
			}
			function installLazyProp(inst, key, make, enumerable) {
				let proto = claim(inst, key);
				if (!proto) return;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						let desc = {
							configurable: !0,
							writable: !0,
							enumerable,
							value: void 0
						};
						Object.defineProperty(this, key, desc);
						desc.value = make(this);
						Object.defineProperty(this, key, desc);
						return desc.value;
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							enumerable,
							value
						});
					}
				});
			}
			var _a$1;
			let NEVER = Object.freeze({ status: "aborted" });
			let _zodDesc = {
				value: void 0,
				enumerable: !1
			};
			let _E = "captureStackTrace" in Error ? Error : null;
			function newError(Definition) {
				let E = _E;
				if (E) {
					let saved = E.stackTraceLimit;
					if (typeof saved == "number") {
						try {
							E.stackTraceLimit = 0;
						} catch {
							_E = null;
							return new Definition();
						}
						try {
							return new Definition();
						} finally {
							E.stackTraceLimit = saved;
						}
					}
				}
				return new Definition();
			}
			function $constructor(name, initializer, proto, params) {
				let zodProto = {};
				function Internals(def) {
					this.def = def;
					this.constr = _;
					this.traits = new Set();
				}
				Internals.prototype = zodProto;
				let protoMembers = proto;
				let initialized = protoMembers && new WeakSet();
				function init(inst, def) {
					if (!inst._zod) {
						_zodDesc.value = new Internals(def);
						try {
							Object.defineProperty(inst, "_zod", _zodDesc);
						} finally {
							_zodDesc.value = void 0;
						}
					} else if (inst._zod.traits.has(name)) return;
					inst._zod.traits.add(name);
					initializer(inst, def);
					if (initialized) {
						let own = Object.getPrototypeOf(inst);
						let ctorProto = inst._zod.constr.prototype;
						let up = own;
						for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
						let target = up ?? own;
						if (!initialized.has(target)) {
							initialized.add(target);
							members(target, protoMembers);
						}
					}
					let proto = _.prototype;
					for (let k in proto) {
						if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
						k in inst || (inst[k] = proto[k].bind(inst));
					}
				}
				let Parent = params?.Parent ?? Object;
				class Definition extends Parent {}
				Object.defineProperty(Definition, "name", { value: name });
				function _(def) {
					let inst = params?.Parent ? newError(Definition) : this;
					init(inst, def);
					let deferred = inst._zod.deferred;
					if (deferred) {
						for (let fn of deferred) fn();
						inst._zod.deferred = void 0;
					}
					let pp = globalThis.__zod_globalConfig?.postProcessor;
					pp && pp(inst);
					return inst;
				}
				Object.defineProperty(_, "init", { value: init });
				Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
					if (params?.Parent && inst instanceof params.Parent) return !0;
					return inst?._zod?.traits?.has(name);
				} });
				Object.defineProperty(_, "name", { value: name });
				return _;
			}
			var $ZodAsyncError = class extends Error {
				constructor() {
					super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
				}
			};
			var $ZodEncodeError = class extends Error {
				constructor(name) {
					super(`Encountered unidirectional transform during encode: ${name}`);
					this.name = "ZodEncodeError";
				}
			};
			(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
			let globalConfig = globalThis.__zod_globalConfig;
			function config(newConfig) {
				newConfig && Object.assign(globalConfig, newConfig);
				return globalConfig;
			}
			let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
			let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
			let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
			function anchor(source) {
				return RegExp(`^${source}$`);
			}
			let date = anchor(dateSource);
			function timeSource(args) {
				let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
				return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
			}
			function datetime(args) {
				let opts = ["Z"];
				args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
				let qualified = `${timeSource({
					precision: args.precision,
					seconds: !0
				})}(?:${opts.join("|")})`;
				let timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
				return RegExp(`^${dateSource}T(?:${timeRegex})$`);
			}
			let anyString = /^[\s\S]{0,}$/;
			let integer = /^-?\d+$/;
			let number = /^-?\d+(?:\.\d+)?$/;
			let boolean = /^(?:true|false)$/i;
			let _null = /^null$/i;
			let $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
				var _a;
				inst._zod ??= {};
				inst._zod.def = def;
				(_a = inst._zod).onattach ?? (_a.onattach = []);
			});
			let _whenHasLength = (payload) => {
				let val = payload.value;
				return !nullish(val) && val.length !== void 0;
			};
			let numericOriginMap = {
				number: "number",
				bigint: "bigint",
				object: "date"
			};
			let $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_big",
						maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_small",
						minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
				$ZodCheck.init(inst, def);
				def.format = def.format || "float64";
				let isInt = def.format?.includes("int");
				let origin = isInt ? "int" : "number";
				let [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
				inst._zod.check = (payload) => {
					let input = payload.value;
					if (isInt) {
						if (!Number.isInteger(input)) {
							payload.issues.push({
								expected: origin,
								format: def.format,
								code: "invalid_type",
								continue: !1,
								input,
								inst
							});
							return;
						}
						if (!Number.isSafeInteger(input)) {
							input > 0 ? payload.issues.push({
								input,
								code: "too_big",
								maximum: 2 ** 53 - 1,
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							}) : payload.issues.push({
								input,
								code: "too_small",
								minimum: -(2 ** 53 - 1),
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							});
							return;
						}
					}
					input < minimum && payload.issues.push({
						origin: "number",
						input,
						code: "too_small",
						minimum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
					input > maximum && payload.issues.push({
						origin: "number",
						input,
						code: "too_big",
						maximum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
					let origin = getLengthableOrigin(input);
					payload.issues.push({
						origin,
						code: "too_big",
						maximum: def.maximum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
					let origin = getLengthableOrigin(input);
					payload.issues.push({
						origin,
						code: "too_small",
						minimum: def.minimum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
				var _a, _b;
				$ZodCheck.init(inst, def);
				def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: def.format,
						input: payload.value,
						...def.pattern ? { pattern: def.pattern.toString() } : {},
						inst,
						continue: !def.abort
					});
				}) : (_b = inst._zod).check ?? (_b.check = () => {});
			});
			let $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
				$ZodCheckStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "regex",
						input: payload.value,
						pattern: def.pattern.toString(),
						inst,
						continue: !def.abort
					});
				};
			});
			let version = {
				major: 4,
				minor: 6,
				patch: 7
			};
			let $ZodType = $constructor("$ZodType", (inst, def) => {
				var _a;
				inst ??= {};
				inst._zod.def = def;
				inst._zod.bag = inst._zod.bag || {};
				inst._zod.version = version;
				let defChecks = inst._zod.def.checks;
				let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
				for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
				if (checks.length === 0) {
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred?.push(() => {
						inst._zod.run = inst._zod.parse;
					});
				} else {
					let runChecks = (payload, checks, ctx) => {
						if (payload.memo) return payload;
						let isAborted = aborted(payload);
						let asyncResult;
						for (let ch of checks) {
							if (ch._zod.def.when) {
								if (explicitlyAborted(payload)) continue;
								if (!ch._zod.def.when(payload)) continue;
							} else if (isAborted) continue;
							let currLen = payload.issues.length;
							let _ = ch._zod.check(payload);
							if (_ instanceof Promise && ctx?.async === !1) throw new $ZodAsyncError();
							if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
								await _;
								if (payload.issues.length === currLen) return;
								attachSchema(payload.issues, currLen, inst);
								isAborted ||= aborted(payload, currLen);
							});
							else {
								if (payload.issues.length === currLen) continue;
								attachSchema(payload.issues, currLen, inst);
								isAborted ||= aborted(payload, currLen);
							}
						}
						if (asyncResult) return asyncResult.then(() => payload);
						return payload;
					};
					let handleCanaryResult = (canary, payload, ctx) => {
						if (aborted(canary)) {
							canary.aborted = !0;
							return canary;
						}
						let checkResult = runChecks(payload, checks, ctx);
						if (checkResult instanceof Promise) {
							if (ctx.async === !1) throw new $ZodAsyncError();
							return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
						}
						return inst._zod.parse(checkResult, ctx);
					};
					inst._zod.run = (payload, ctx) => {
						if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
						if (ctx.direction === "backward") {
							let canary = inst._zod.parse({
								value: payload.value,
								issues: []
							}, {
								...ctx,
								skipChecks: !0
							});
							if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
							return handleCanaryResult(canary, payload, ctx);
						}
						let result = inst._zod.parse(payload, ctx);
						if (result instanceof Promise) {
							if (ctx.async === !1) throw new $ZodAsyncError();
							return result.then((result) => runChecks(result, checks, ctx));
						}
						return runChecks(result, checks, ctx);
					};
				}
			}, {
				get "~standard"() {
					return hide(this, "~standard", standardProps(this));
				},
				set "~standard"(value) {
					own(this, "~standard", value);
				}
			});
			let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
			async function validateAsync(inst, value) {
				let ctx = { async: !0 };
				return toStandardResult(await inst._zod.run({
					value,
					issues: []
				}, ctx), ctx);
			}
			function standardProps(inst) {
				return {
					validate: (value) => {
						let ctx = { async: !1 };
						try {
							let r = inst._zod.run({
								value,
								issues: []
							}, ctx);
							if (!(r instanceof Promise)) return toStandardResult(r, ctx);
						} catch {}
						return validateAsync(inst, value);
					},
					vendor: "zod",
					version: 1
				};
			}
			let $ZodString = $constructor("$ZodString", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = def.pattern ?? anyString;
				inst._zod.parse = (payload, _) => {
					if (def.coerce) try {
						payload.value = String(payload.value);
					} catch {}
					if (typeof payload.value == "string") return payload;
					payload.issues.push({
						expected: "string",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			let $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
				$ZodCheckStringFormat.init(inst, def);
				$ZodString.init(inst, def);
			});
			let $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
				def.pattern ??= datetime(def);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
				def.pattern ??= date;
				$ZodStringFormat.init(inst, def);
			});
			let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
			let base64urlCharset = /^[A-Za-z0-9_-]*$/;
			let $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = number;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = Number(payload.value);
					} catch {}
					let input = payload.value;
					if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
					let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
					payload.issues.push({
						expected: "number",
						code: "invalid_type",
						input,
						inst,
						...received ? { received } : {}
					});
					return payload;
				};
			});
			let $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
				$ZodCheckNumberFormat.init(inst, def);
				$ZodNumber.init(inst, def);
			});
			let $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = boolean;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = !!payload.value;
					} catch {}
					let input = payload.value;
					if (typeof input == "boolean") return payload;
					payload.issues.push({
						expected: "boolean",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodNull = $constructor("$ZodNull", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = _null;
				inst._zod.values = new Set([null]);
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (input === null) return payload;
					payload.issues.push({
						expected: "null",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload) => payload;
			});
			let $ZodNever = $constructor("$ZodNever", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _ctx) => {
					payload.issues.push({
						expected: "never",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			function capSize(inst, size) {
				let caps = sizeCaps(inst._zod.def.checks);
				if (!caps.length) return;
				let cap = Math.min(...caps.map((c) => c[0]));
				let parse = inst._zod.parse;
				inst._zod.parse = (payload, ctx) => {
					let n = size(payload.value);
					if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
						for (let [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
							let start = payload.issues.length;
							ch._zod.check(payload);
							payload.issues[start].continue = !1;
							attachSchema(payload.issues, start, inst);
							return payload;
						}
					}
					return parse(payload, ctx);
				};
			}
			let arraySize = (input) => Array.isArray(input) ? input.length : -1;
			function handleArrayResult(result, final, index) {
				result.issues.length && final.issues.push(...prefixIssues(index, result.issues));
				final.value[index] = result.value;
			}
			let $ZodArray = $constructor("$ZodArray", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!Array.isArray(input)) {
						payload.issues.push({
							expected: "array",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
					let proms = [];
					let abortEarly = ctx?.abortEarly;
					for (let i = 0; i < input.length; i++) {
						let item = input[i];
						let result = def.element._zod.run({
							value: item,
							issues: []
						}, ctx);
						if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
						else {
							handleArrayResult(result, payload, i);
							if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
						}
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
				capSize(inst, arraySize);
			});
			function handlePropertyResult(result, final, key, input, optin, optout) {
				let isPresent = key in input;
				let isOptionalOut = optout === "optional";
				if (!isPresent && isOptionalOut && optin === "optional") return;
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...prefixIssues(key, result.issues));
				}
				if (!isPresent && optin === void 0) {
					result.issues.length || final.issues.push({
						code: "invalid_type",
						expected: "nonoptional",
						input: void 0,
						path: [key]
					});
					return;
				}
				result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
			let NO_SYMBOL_KEYS = [];
			function normalizeDef(def) {
				let keys = Object.keys(def.shape);
				let ownSymbols = Object.getOwnPropertySymbols(def.shape);
				let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
				let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
				for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
				let okeys = optionalKeys(def.shape);
				return {
					...def,
					allKeys,
					symbolKeys,
					keySet: new Set(keys),
					numKeys: keys.length,
					optionalKeys: new Set(okeys)
				};
			}
			function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
				let unrecognized = [];
				let keySet = def.keySet;
				let _catchall = def.catchall._zod;
				let t = _catchall.def.type;
				let optin = _catchall.optin;
				let optout = _catchall.optout;
				let seen = 0;
				for (let key in input) {
					if (abortEarly && payload.issues.length !== seen) {
						if (aborted(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (keySet.has(key)) continue;
					if (key === "__proto__") {
						t === "never" && unrecognized.push(key);
						continue;
					}
					if (t === "never") {
						unrecognized.push(key);
						continue;
					}
					let r = _catchall.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				unrecognized.length && payload.issues.push({
					code: "unrecognized_keys",
					keys: unrecognized,
					input,
					inst,
					continue: !0
				});
				if (!proms.length) return payload;
				return Promise.all(proms).then(() => payload);
			}
			let $ZodObject = $constructor("$ZodObject", (inst, def) => {
				$ZodType.init(inst, def);
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				let sh = desc?.get ? desc.get.raw : def.shape ?? {};
				if (sh) {
					let get = () => {
						let newSh = { ...sh };
						Object.defineProperty(def, "shape", { value: newSh });
						get.raw = newSh;
						return newSh;
					};
					get.raw = sh;
					Object.defineProperty(def, "shape", { get });
				}
				let _normalized = cached(() => normalizeDef(def));
				defineLazyInternal(inst, "propValues", (zod) => {
					let shape = zod.def.shape;
					let propValues = {};
					for (let key in shape) {
						let field = shape[key]._zod;
						if (field.values) {
							Object.prototype.hasOwnProperty.call(propValues, key) || assignProp(propValues, key, new Set());
							for (let v of field.values) propValues[key].add(v);
							field.optin !== void 0 && propValues[key].add(void 0);
						}
					}
					return propValues;
				});
				let isObject$1 = isObject;
				let catchall = def.catchall;
				let value;
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					value ??= _normalized.value;
					let input = payload.value;
					if (!isObject$1(input)) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let proms = [];
					let shape = value.shape;
					let abortEarly = ctx?.abortEarly;
					let seen = payload.issues.length;
					for (let key of value.allKeys) {
						if (abortEarly && payload.issues.length !== seen) {
							if (aborted(payload, seen)) break;
							seen = payload.issues.length;
						}
						if (key === "__proto__") continue;
						let el = shape[key];
						let optin = el._zod.optin;
						let optout = el._zod.optout;
						let r = el._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
					}
					if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
					return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
				};
			});
			function handleUnionResults(results, final, inst, ctx) {
				for (let result of results) if (result.issues.length === 0) {
					final.value = result.value;
					return final;
				}
				let nonaborted = results.filter((r) => !aborted(r));
				if (nonaborted.length === 1) {
					final.value = nonaborted[0].value;
					return nonaborted[0];
				}
				final.issues.push({
					code: "invalid_union",
					input: final.value,
					inst,
					errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
				});
				return final;
			}
			let $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
				defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
				defineLazyInternal(inst, "values", (zod) => {
					if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
				});
				defineLazyInternal(inst, "pattern", (zod) => {
					if (zod.def.options.every((o) => o._zod.pattern)) {
						let patterns = zod.def.options.map((o) => o._zod.pattern);
						return RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
					}
				});
				let first = def.options.length === 1 ? def.options[0]._zod.run : null;
				inst._zod.parse = (payload, ctx) => {
					if (first) return first(payload, ctx);
					let async = !1;
					let results = [];
					for (let option of def.options) {
						let result = option._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) {
							results.push(result);
							async = !0;
						} else {
							if (result.issues.length === 0) return result;
							results.push(result);
						}
					}
					if (!async) return handleUnionResults(results, payload, inst, ctx);
					return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
				};
			});
			function discriminatorMap(def) {
				let map = new Map();
				for (let option of def.options) {
					let values = option._zod.propValues?.[def.discriminator];
					if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
					for (let value of values) if (map.has(value)) {
						if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
						map.set(value, null);
					} else map.set(value, option);
				}
				return map;
			}
			let $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
				def.inclusive = !1;
				$ZodUnion.init(inst, def);
				let _super = inst._zod.parse;
				defineLazyInternal(inst, "propValues", (zod) => {
					let propValues = {};
					let undefinedCount = 0;
					for (let option of zod.def.options) {
						let pv = option._zod.propValues;
						if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
						pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
						for (let [k, v] of Object.entries(pv)) {
							Object.prototype.hasOwnProperty.call(propValues, k) || assignProp(propValues, k, new Set());
							for (let val of v) propValues[k].add(val);
						}
					}
					!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
					return propValues;
				});
				def.options.forEach((option, i) => {
					let propShape = rawShape(option._zod.def);
					if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
				});
				let disc = cached(() => discriminatorMap(def));
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!isObject(input)) {
						payload.issues.push({
							code: "invalid_type",
							expected: "object",
							input,
							inst
						});
						return payload;
					}
					let value = input?.[def.discriminator];
					let opt = disc.value.get(value);
					if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
					if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
					payload.issues.push({
						code: "invalid_union",
						errors: [],
						note: "No matching discriminator",
						discriminator: def.discriminator,
						options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
						input,
						path: [def.discriminator],
						inst
					});
					return payload;
				};
			});
			let $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!isPlainObject(input)) {
						payload.issues.push({
							expected: "record",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					let proms = [];
					let values = def.keyType._zod.values;
					if (values && !def.partial) {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let recordKeys = new Set();
						for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
							recordKeys.add(typeof key == "number" ? key.toString() : key);
							if (key === "__proto__") continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (keyResult.issues.length) {
								payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						let unrecognized;
						for (let key in input) if (!recordKeys.has(key)) {
							if (def.mode === "loose") {
								if (key === "__proto__") continue;
								payload.value[key] = input[key];
							} else {
								unrecognized ??= [];
								unrecognized.push(key);
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					} else {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let unrecognized;
						for (let key of Reflect.ownKeys(input)) {
							if (key === "__proto__") continue;
							if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (typeof key == "string" && number.test(key) && keyResult.issues.length) {
								let retryResult = def.keyType._zod.run({
									value: Number(key),
									issues: []
								}, ctx);
								if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
								retryResult.issues.length === 0 && (keyResult = retryResult);
							}
							if (keyResult.issues.length) {
								if (def.mode === "loose") payload.value[key] = input[key];
								else if (values) {
									unrecognized ??= [];
									unrecognized.push(key);
								} else payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
			});
			let $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
				$ZodType.init(inst, def);
				let values = getEnumValues(def.entries);
				let valuesSet = new Set(values);
				inst._zod.values = valuesSet;
				defineLazyInternal(inst, "pattern", (zod) => {
					let patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
					return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (valuesSet.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
				$ZodType.init(inst, def);
				let values = new Set(def.values);
				inst._zod.values = values;
				defineLazyInternal(inst, "pattern", (zod) => {
					let vals = zod.def.values;
					return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (values.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values: def.values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "optional";
				globalConfig.memoizer?.guard(inst);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
					let _out = def.transform(payload.value, payload);
					if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
						payload.value = output;
						return payload;
					});
					if (_out instanceof Promise) throw new $ZodAsyncError();
					payload.value = _out;
					return payload;
				};
			});
			function handleOptionalResult(payload, result) {
				payload.value = result.issues.length ? void 0 : result.value;
				return payload;
			}
			let $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
				inst._zod.optout = "optional";
				defineLazyInternal(inst, "values", (zod) => {
					let values = zod.def.innerType._zod.values;
					return values ? new Set([...values, void 0]) : void 0;
				});
				defineLazyInternal(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
				});
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === void 0) {
						if (def.innerType._zod.optin !== "defaulted") return payload;
						let result = def.innerType._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
						return handleOptionalResult(payload, result);
					}
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
				defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
				defineLazyInternal(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
				});
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === null) return payload;
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "defaulted";
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					if (payload.value === void 0) {
						payload.value = def.defaultValue;
						return payload;
					}
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
					return handleDefaultResult(result, def);
				};
			});
			function handleDefaultResult(payload, def) {
				payload.value === void 0 && (payload.value = def.defaultValue);
				return payload;
			}
			let $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
				defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
				defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
				defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") {
						let right = def.out._zod.run(payload, ctx);
						if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
						return handlePipeResult(right, def.in, ctx);
					}
					let left = def.in._zod.run(payload, ctx);
					if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
					return handlePipeResult(left, def.out, ctx);
				};
			});
			function handlePipeResult(left, next, ctx) {
				if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
					left.aborted = !0;
					return left;
				}
				return next._zod.run({
					value: left.value,
					issues: left.issues
				}, ctx);
			}
			let $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
				$ZodCheck.init(inst, def);
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _) => payload;
				inst._zod.check = (payload) => {
					let input = payload.value;
					let r = def.fn(input);
					if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
					handleRefineResult(r, payload, input, inst);
				};
			});
			function handleRefineResult(result, payload, input, inst) {
				if (!result) {
					let _iss = {
						code: "custom",
						input,
						inst,
						path: [...inst._zod.def.path ?? []],
						continue: !inst._zod.def.abort
					};
					inst._zod.def.params && (_iss.params = inst._zod.def.params);
					payload.issues.push(issue(_iss));
				}
			}
			var _a;
			var $ZodRegistry = class {
				constructor() {
					this._map = new WeakMap();
					this._idmap = new Map();
				}
				add(schema, ..._meta) {
					let meta = _meta[0];
					this._map.set(schema, meta);
					meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
					return this;
				}
				clear() {
					this._map = new WeakMap();
					this._idmap = new Map();
					return this;
				}
				remove(schema) {
					let meta = this._map.get(schema);
					meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
					this._map.delete(schema);
					return this;
				}
				get(schema) {
					let p = schema._zod.parent;
					if (p) {
						let pm = { ...this.get(p) ?? {} };
						delete pm.id;
						let f = {
							...pm,
							...this._map.get(schema)
						};
						return Object.keys(f).length ? f : void 0;
					}
					return this._map.get(schema);
				}
				has(schema) {
					return this._map.has(schema);
				}
			};
			function registry() {
				return new $ZodRegistry();
			}
			(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
			let globalRegistry = globalThis.__zod_globalRegistry;
		}),
		217: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				date: () => date,
				datetime: () => datetime
			});
			var $checks = __nccwpck_require__(723);
			var $api = __nccwpck_require__(444);
			let ZodMiniISODateTime = (0, $checks.$constructor)("ZodMiniISODateTime", (inst, def) => {
				$checks.$ZodISODateTime.init(inst, def);
				$api.ZodMiniStringFormat.init(inst, def);
			});
			function datetime(params) {
				return (0, $api._isoDateTime)(ZodMiniISODateTime, params);
			}
			let ZodMiniISODate = (0, $checks.$constructor)("ZodMiniISODate", (inst, def) => {
				$checks.$ZodISODate.init(inst, def);
				$api.ZodMiniStringFormat.init(inst, def);
			});
			function date(params) {
				return (0, $api._isoDate)(ZodMiniISODate, params);
			}
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
	var __webpack_exports__ = __nccwpck_require__(535);
	module.exports = __webpack_exports__;
})();
