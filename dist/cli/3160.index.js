export const id = 3160;
export const ids = [3160];
export const modules = {
	88532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cV: () => $ZodEncodeError,
			cr: () => globalConfig,
			tm: () => NEVER,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		var _a;
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
						(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
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
		class $ZodAsyncError extends Error {
			constructor() {
				super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
			}
		}
		class $ZodEncodeError extends Error {
			constructor(name) {
				super(`Encountered unidirectional transform during encode: ${name}`);
				this.name = "ZodEncodeError";
			}
		}
		(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
		let globalConfig = globalThis.__zod_globalConfig;
		function config(newConfig) {
			newConfig && Object.assign(globalConfig, newConfig);
			return globalConfig;
		}
	}),
	54723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			B7: () => stringifyPrimitive,
			GW: () => parsedType,
			Gv: () => isObject,
			LG: () => floatSafeRemainder,
			MO: () => rawShape,
			NM: () => optionalKeys,
			NR: () => BIGINT_FORMAT_RANGES,
			O7: () => codePointLength,
			OH: () => partial,
			PO: () => cached,
			QH: () => aborted,
			Qd: () => isPlainObject,
			Rc: () => getLengthableOrigin,
			SS: () => constantCatch,
			UQ: () => esc,
			Up: () => pick,
			Vy: () => assignProp,
			W0: () => safeExtend,
			X: () => installLazyProp,
			X$: () => extend,
			Yv: () => slugify,
			cJ: () => omit,
			cl: () => nullish,
			d3: () => attachSchema,
			gx: () => captureStackTrace,
			h1: () => merge,
			hI: () => allowsEval,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			jw: () => joinValues,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			mw: () => required,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			sn: () => issue,
			un: () => derived,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES,
			zM: () => mergeDefs
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		function getEnumValues(entries) {
			let numericValues = Object.values(entries).filter((v) => typeof v == "number");
			return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
		}
		function joinValues(array, separator = "|") {
			return array.map((val) => stringifyPrimitive(val)).join(separator);
		}
		function jsonStringifyReplacer(_, value) {
			if (typeof value == "bigint") return value.toString();
			return value;
		}
		class Cached {
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
		}
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
		function floatSafeRemainder(val, step) {
			let ratio = val / step;
			let roundedRatio = Math.round(ratio);
			let tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
			if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
			return ratio - roundedRatio;
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
		function sourceShape(schema) {
			return rawShape(schema._zod.def) ?? schema._zod.def.shape;
		}
		function deferProp(target, key, getter) {
			Object.defineProperty(target, key, {
				get() {
					let value = getter();
					assignProp(this, key, value);
					return value;
				},
				enumerable: !0,
				configurable: !0
			});
		}
		function putProp(target, key, value) {
			key in target ? assignProp(target, key, value) : target[key] = value;
		}
		function mirrorShape(target, source, keys, wrap) {
			let raw = sourceShape(source);
			for (let key of keys) {
				let desc = Object.getOwnPropertyDescriptor(raw, key);
				if (!desc.enumerable) continue;
				desc.get ? deferProp(target, key, () => {
					let value = source._zod.def.shape[key];
					return wrap ? wrap(value, key) : value;
				}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
			}
		}
		function mirrorProps(target, source) {
			for (let key of Reflect.ownKeys(source)) {
				let desc = Object.getOwnPropertyDescriptor(source, key);
				if (!desc.enumerable) continue;
				desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
			}
		}
		function mergeDefs(...defs) {
			let mergedDescriptors = {};
			for (let def of defs) {
				let descriptors = Object.getOwnPropertyDescriptors(def);
				Object.assign(mergedDescriptors, descriptors);
			}
			return Object.defineProperties({}, mergedDescriptors);
		}
		function esc(str) {
			return JSON.stringify(str);
		}
		function slugify(input) {
			return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
		}
		let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data == "object" && !!data && !Array.isArray(data);
		}
		let allowsEval = cached(() => {
			if (_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless) return !1;
			if (typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
			try {
				Function("");
				return !0;
			} catch {
				return !1;
			}
		});
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
		function stringifyPrimitive(value) {
			if (typeof value == "bigint") return value.toString() + "n";
			if (typeof value == "string") return `"${value}"`;
			return `${value}`;
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
		function pick(schema, mask) {
			let currDef = schema._zod.def;
			let checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
			let newShape = {};
			mirrorShape(newShape, schema, maskedKeys(schema, mask));
			return clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function maskedKeys(schema, mask) {
			let raw = sourceShape(schema);
			let keys = [];
			for (let key of Reflect.ownKeys(mask)) {
				if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
				mask[key] && keys.push(key);
			}
			return keys;
		}
		function omit(schema, mask) {
			let currDef = schema._zod.def;
			let checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
			let omitted = new Set(maskedKeys(schema, mask));
			let newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
			return clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function extend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) {
				let existingShape = sourceShape(schema);
				for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function extended(schema, shape) {
			let newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
			mirrorProps(newShape, shape);
			return newShape;
		}
		function safeExtend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function merge(a, b) {
			if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
			if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
			let newShape = {};
			mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
			mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
			return clone(a, mergeDefs(a._zod.def, {
				shape: newShape,
				get catchall() {
					return b._zod.def.catchall;
				},
				checks: b._zod.def.checks ?? []
			}));
		}
		function partial(Class, schema, mask, name = "partial") {
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
			let newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
				type: "optional",
				innerType: value
			})));
			return clone(schema, mergeDefs(schema._zod.def, {
				shape: newShape,
				checks: []
			}));
		}
		function required(Class, schema, mask) {
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
			let newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
				type: "nonoptional",
				innerType: value
			}));
			return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
		}
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
		function parsedType(data) {
			let t = typeof data;
			switch (t) {
				case "number": return Number.isNaN(data) ? "nan" : "number";
				case "object": {
					if (data === null) return "null";
					if (Array.isArray(data)) return "array";
					let obj = data;
					if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
				}
			}
			return t;
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
		function derived(computes, table) {
			for (let key in computes) {
				let compute = computes[key];
				Object.defineProperty(table, key, {
					configurable: !0,
					enumerable: !0,
					get() {
						return own(this, key, compute(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			return table;
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
		function constantCatch(value) {
			let fn = () => value;
			fn["~constantCatch"] = !0;
			return fn;
		}
	})
};
