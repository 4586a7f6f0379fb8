export const id = 4446;
export const ids = [4446];
export const modules = {
	44890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			E6: () => $ZodCheckEndsWith,
			J: () => $ZodCheckStartsWith,
			J_: () => $ZodCheckGreaterThan,
			Jk: () => $ZodCheckMultipleOf,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			NI: () => $ZodCheckLowerCase,
			QP: () => $ZodCheck,
			RM: () => $ZodCheckLengthEquals,
			Tt: () => $ZodCheckIncludes,
			Yk: () => $ZodCheckMaxLength,
			kH: () => $ZodCheckUpperCase,
			nJ: () => $ZodCheckProperties,
			ql: () => $ZodCheckStringFormat,
			sm: () => $ZodCheckLessThan,
			v$: () => $ZodCheckOverwrite
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23908);
		var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
		let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
			var _a;
			inst._zod ??= {};
			inst._zod.def = def;
			(_a = inst._zod).onattach ?? (_a.onattach = []);
		});
		let _whenHasLength = (payload) => {
			let val = payload.value;
			return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
		};
		let numericOriginMap = {
			number: "number",
			bigint: "bigint",
			object: "date"
		};
		let $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
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
		let $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
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
		let $ZodCheckMultipleOf = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf", (inst, def) => {
			$ZodCheck.init(inst, def);
			inst._zod.check = (payload) => {
				if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
				if (typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : _util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value, def.value) === 0) return;
				payload.issues.push({
					origin: typeof payload.value,
					code: "not_multiple_of",
					divisor: def.value,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
			$ZodCheck.init(inst, def);
			def.format = def.format || "float64";
			let isInt = def.format?.includes("int");
			let origin = isInt ? "int" : "number";
			let [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
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
		let $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				let input = payload.value;
				let units = input.length;
				if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
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
		let $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				let input = payload.value;
				let units = input.length;
				if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
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
		let $ZodCheckLengthEquals = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				let input = payload.value;
				let units = input.length;
				let length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
				if (length === def.length) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				let tooBig = length > def.length;
				payload.issues.push({
					origin,
					...tooBig ? {
						code: "too_big",
						maximum: def.length
					} : {
						code: "too_small",
						minimum: def.length
					},
					inclusive: !0,
					exact: !0,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
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
		let $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
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
		let $ZodCheckLowerCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC;
			$ZodCheckStringFormat.init(inst, def);
		});
		let $ZodCheckUpperCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv;
			$ZodCheckStringFormat.init(inst, def);
		});
		let $ZodCheckIncludes = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes", (inst, def) => {
			$ZodCheck.init(inst, def);
			let escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);
			def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
			inst._zod.check = (payload) => {
				if (payload.value.includes(def.includes, def.position)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "includes",
					includes: def.includes,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
			def.pattern ??= pattern;
			inst._zod.check = (payload) => {
				if (payload.value.startsWith(def.prefix)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "starts_with",
					prefix: def.prefix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodCheckEndsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);
			def.pattern ??= pattern;
			inst._zod.check = (payload) => {
				if (payload.value.endsWith(def.suffix)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "ends_with",
					suffix: def.suffix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function handleCheckPropertyResult(result, payload, property) {
			result.issues.length && payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property, result.issues));
		}
		let $ZodCheckProperties = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties", (inst, def) => {
			$ZodCheck.init(inst, def);
			_util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst, Symbol.iterator, function* () {
				yield inst;
			});
			let entries;
			inst._zod.check = (payload) => {
				if (payload.value == null) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return;
				}
				entries ??= Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]);
				let input = payload.value;
				let proms;
				for (let [key, schema] of entries) {
					let result = schema._zod.run({
						value: input[key],
						issues: []
					}, {});
					if (result instanceof Promise) {
						proms ??= [];
						proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
					} else handleCheckPropertyResult(result, payload, key);
				}
				if (proms) return Promise.all(proms).then(() => void 0);
			};
		});
		let $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
			$ZodCheck.init(inst, def);
			inst._zod.check = (payload) => {
				payload.value = def.tx(payload.value);
			};
		});
	}),
	23908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AC: () => lowercase,
			Ak: () => nanoid,
			D2: () => nanoidOfLength,
			F: () => httpProtocol,
			Gl: () => cuid2,
			K3: () => base64,
			Os: () => guid,
			Rp: () => email,
			Z0: () => ulid,
			Zg: () => emoji,
			Zv: () => uppercase,
			ai: () => number,
			ch: () => _null,
			fO: () => ksuid,
			gF: () => cuid,
			gp: () => anyString,
			hQ: () => e164,
			kB: () => time,
			kM: () => xid,
			l7: () => cidrv6,
			nd: () => integer,
			o: () => bigint,
			p0: () => duration,
			p6: () => date,
			r0: () => base64url,
			uR: () => uuid,
			uX: () => ipv4,
			ug: () => ipv6,
			w$: () => datetime,
			zM: () => boolean,
			zr: () => cidrv4
		});
		let cuid = /^[cC][0-9a-z]{6,}$/;
		let cuid2 = /^[0-9a-z]+$/;
		let ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
		let xid = /^[0-9a-vA-V]{20}$/;
		let ksuid = /^[A-Za-z0-9]{27}$/;
		let nanoid = /^[a-zA-Z0-9_-]{21}$/;
		function nanoidOfLength(length) {
			return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
		}
		let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
		let guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
		let uuid = (version) => {
			if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
			return RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
		};
		let email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
		function emoji() {
			return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
		}
		let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
		let ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
		let cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
		let cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
		let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
		let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
		let httpProtocol = /^https?$/;
		let e164 = /^\+[1-9]\d{6,14}$/;
		let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
		function anchor(source) {
			return RegExp(`^${source}$`);
		}
		let date = anchor(dateSource);
		function timeSource(args) {
			let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
			return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
		}
		function time(args) {
			return RegExp(`^${timeSource(args)}$`);
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
		let bigint = /^-?\d+n?$/;
		let integer = /^-?\d+$/;
		let number = /^-?\d+(?:\.\d+)?$/;
		let boolean = /^(?:true|false)$/i;
		let _null = /^null$/i;
		let lowercase = /^[^A-Z]*$/;
		let uppercase = /^[^a-z]*$/;
	}),
	29396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { fd: () => globalRegistry });
		var _a;
		class $ZodRegistry {
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
		}
		function registry() {
			return new $ZodRegistry();
		}
		(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
		let globalRegistry = globalThis.__zod_globalRegistry;
	}),
	56985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$p: () => $ZodArray,
			Dq: () => $ZodBase64,
			CQ: () => $ZodBase64URL,
			BN: () => $ZodBigInt,
			sF: () => $ZodBoolean,
			CI: () => $ZodCIDRv4,
			Cn: () => $ZodCIDRv6,
			bl: () => $ZodCUID,
			Zu: () => $ZodCUID2,
			t$: () => $ZodCatch,
			b0: () => $ZodCustom,
			o5: () => $ZodDate,
			rv: () => $ZodDefault,
			P0: () => $ZodDiscriminatedUnion,
			Oy: () => $ZodE164,
			qG: () => $ZodEmail,
			cG: () => $ZodEmoji,
			VO: () => $ZodEnum,
			RL: () => $ZodExactOptional,
			Zc: () => $ZodGUID,
			Lc: () => $ZodIPv4,
			Zy: () => $ZodIPv6,
			v1: () => $ZodISODate,
			Ko: () => $ZodISODateTime,
			$N: () => $ZodISODuration,
			Ax: () => $ZodISOTime,
			LJ: () => $ZodIntersection,
			h8: () => $ZodJWT,
			GY: () => $ZodKSUID,
			nu: () => $ZodLiteral,
			Py: () => $ZodNanoID,
			Um: () => $ZodNever,
			N$: () => $ZodNonOptional,
			x8: () => $ZodNull,
			qc: () => $ZodNullable,
			vz: () => $ZodNumber,
			I: () => $ZodNumberFormat,
			L8: () => $ZodObject,
			w: () => $ZodObjectJIT,
			ig: () => $ZodOptional,
			_m: () => $ZodPipe,
			VF: () => $ZodPrefault,
			KX: () => $ZodPreprocess,
			Sb: () => $ZodReadonly,
			h: () => $ZodRecord,
			$v: () => $ZodString,
			EY: () => $ZodStringFormat,
			Wc: () => $ZodTransform,
			G3: () => $ZodTuple,
			W4: () => $ZodType,
			g5: () => $ZodULID,
			VY: () => $ZodURL,
			Zn: () => $ZodUUID,
			cu: () => $ZodUnion,
			GP: () => $ZodUnknown,
			TF: () => $ZodXID,
			cq: () => base64Charset,
			xE: () => base64urlCharset,
			YK: () => standardProps
		});
		var core_checks = __webpack_require__(44890);
		var core_core = __webpack_require__(88532);
		class Doc {
			constructor(args = [], closed = {}) {
				this.content = [];
				this.indent = 0;
				this.args = args;
				this.closed = closed;
			}
			indented(fn) {
				this.indent += 1;
				try {
					fn(this);
				} finally {
					--this.indent;
				}
			}
			write(arg) {
				if (typeof arg == "function") {
					arg(this, { execution: "sync" });
					arg(this, { execution: "async" });
					return;
				}
				let lines = arg.split("\n").filter((x) => x);
				let minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
				let dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
				for (let line of dedented) this.content.push(line);
			}
			compile() {
				let F = Function;
				let content = this?.content ?? [""];
				return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
			}
		}
		var core_regexes = __webpack_require__(23908);
		var core_util = __webpack_require__(54723);
		let version = {
			major: 4,
			minor: 6,
			patch: 7
		};
		let $ZodType = core_core.xI("$ZodType", (inst, def) => {
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
					let isAborted = core_util.QH(payload);
					let asyncResult;
					for (let ch of checks) {
						if (ch._zod.def.when) {
							if (core_util.rL(payload)) continue;
							if (!ch._zod.def.when(payload)) continue;
						} else if (isAborted) continue;
						let currLen = payload.issues.length;
						let _ = ch._zod.check(payload);
						if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
						if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
							await _;
							if (payload.issues.length === currLen) return;
							core_util.d3(payload.issues, currLen, inst);
							isAborted ||= core_util.QH(payload, currLen);
						});
						else {
							if (payload.issues.length === currLen) continue;
							core_util.d3(payload.issues, currLen, inst);
							isAborted ||= core_util.QH(payload, currLen);
						}
					}
					if (asyncResult) return asyncResult.then(() => payload);
					return payload;
				};
				let handleCanaryResult = (canary, payload, ctx) => {
					if (core_util.QH(canary)) {
						canary.aborted = !0;
						return canary;
					}
					let checkResult = runChecks(payload, checks, ctx);
					if (checkResult instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
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
						if (ctx.async === !1) throw new core_core.GT();
						return result.then((result) => runChecks(result, checks, ctx));
					}
					return runChecks(result, checks, ctx);
				};
			}
		}, {
			get "~standard"() {
				return core_util.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			}
		});
		let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
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
		let $ZodString = core_core.xI("$ZodString", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = def.pattern ?? core_regexes.gp;
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
		let $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
			core_checks.ql.init(inst, def);
			$ZodString.init(inst, def);
		});
		let $ZodGUID = core_core.xI("$ZodGUID", (inst, def) => {
			def.pattern ??= core_regexes.Os;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodUUID = core_core.xI("$ZodUUID", (inst, def) => {
			if (def.version) {
				let v = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				}[def.version];
				if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
				def.pattern ??= core_regexes.uR(v);
			} else def.pattern ??= core_regexes.uR();
			$ZodStringFormat.init(inst, def);
		});
		let $ZodEmail = core_core.xI("$ZodEmail", (inst, def) => {
			def.pattern ??= core_regexes.Rp;
			$ZodStringFormat.init(inst, def);
		});
		function canParseURL(input) {
			try {
				if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(input);
				new URL(input);
				return !0;
			} catch {
				return !1;
			}
		}
		function validateURL(trimmed, def) {
			if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
			return parseURLObject(trimmed, def);
		}
		function parseURLObject(trimmed, def) {
			if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return 1;
			try {
				if (typeof URL < "u") {
					let URLStatic = URL;
					if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
				}
				return new URL(trimmed);
			} catch {
				return 2;
			}
		}
		let asciiTabOrNewline = /[\t\n\r]/g;
		function stripTabAndNewline(value) {
			return value.replace(asciiTabOrNewline, "");
		}
		function urlHostnameOk(url, hostname) {
			hostname.lastIndex = 0;
			return hostname.test(url.hostname);
		}
		function urlProtocolOk(url, protocol) {
			protocol.lastIndex = 0;
			return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
		}
		let $ZodURL = core_core.xI("$ZodURL", (inst, def) => {
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				try {
					let trimmed = payload.value.trim();
					let url = validateURL(trimmed, def);
					if (url === 1) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid URL format",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === 2) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === !0) {
						payload.value = stripTabAndNewline(trimmed);
						return;
					}
					def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid hostname",
						pattern: def.hostname.source,
						input: payload.value,
						inst,
						continue: !def.abort
					});
					def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid protocol",
						pattern: def.protocol.source,
						input: payload.value,
						inst,
						continue: !def.abort
					});
					payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
					return;
				} catch {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		let $ZodEmoji = core_core.xI("$ZodEmoji", (inst, def) => {
			def.pattern ??= core_regexes.Zg();
			$ZodStringFormat.init(inst, def);
		});
		let $ZodNanoID = core_core.xI("$ZodNanoID", (inst, def) => {
			if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
			def.pattern ??= def.length === void 0 ? core_regexes.Ak : core_regexes.D2(def.length);
			$ZodStringFormat.init(inst, def);
		});
		let $ZodCUID = core_core.xI("$ZodCUID", (inst, def) => {
			def.pattern ??= core_regexes.gF;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodCUID2 = core_core.xI("$ZodCUID2", (inst, def) => {
			def.pattern ??= core_regexes.Gl;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodULID = core_core.xI("$ZodULID", (inst, def) => {
			def.pattern ??= core_regexes.Z0;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodXID = core_core.xI("$ZodXID", (inst, def) => {
			def.pattern ??= core_regexes.kM;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodKSUID = core_core.xI("$ZodKSUID", (inst, def) => {
			def.pattern ??= core_regexes.fO;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def) => {
			def.pattern ??= core_regexes.w$(def);
			$ZodStringFormat.init(inst, def);
		});
		let $ZodISODate = core_core.xI("$ZodISODate", (inst, def) => {
			def.pattern ??= core_regexes.p6;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodISOTime = core_core.xI("$ZodISOTime", (inst, def) => {
			def.pattern ??= core_regexes.kB(def);
			$ZodStringFormat.init(inst, def);
		});
		let $ZodISODuration = core_core.xI("$ZodISODuration", (inst, def) => {
			def.pattern ??= core_regexes.p0;
			$ZodStringFormat.init(inst, def);
		});
		let $ZodIPv4 = core_core.xI("$ZodIPv4", (inst, def) => {
			def.pattern ??= core_regexes.uX;
			$ZodStringFormat.init(inst, def);
		});
		let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
		function isValidIPv6(value) {
			if (!ipv6Alphabet.test(value)) return !1;
			return canParseURL(`http://[${value}]`);
		}
		let $ZodIPv6 = core_core.xI("$ZodIPv6", (inst, def) => {
			def.pattern ??= core_regexes.ug;
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				isValidIPv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "ipv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodCIDRv4 = core_core.xI("$ZodCIDRv4", (inst, def) => {
			def.pattern ??= core_regexes.zr;
			$ZodStringFormat.init(inst, def);
		});
		function isValidCIDRv6(value) {
			let parts = value.split("/");
			if (parts.length !== 2) return !1;
			let [address, prefix] = parts;
			if (!prefix) return !1;
			let prefixNum = Number(prefix);
			if (`${prefixNum}` !== prefix) return !1;
			if (prefixNum < 0 || prefixNum > 128) return !1;
			return isValidIPv6(address);
		}
		let $ZodCIDRv6 = core_core.xI("$ZodCIDRv6", (inst, def) => {
			def.pattern ??= core_regexes.l7;
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				isValidCIDRv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "cidrv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function isValidBase64(data) {
			if (data === "") return !0;
			if (/\s/.test(data)) return !1;
			if (data.length % 4 != 0) return !1;
			try {
				atob(data);
				return !0;
			} catch {
				return !1;
			}
		}
		let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
		let $ZodBase64 = core_core.xI("$ZodBase64", (inst, def) => {
			def.pattern ??= base64Charset;
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidBase64(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "base64",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let base64urlCharset = /^[A-Za-z0-9_-]*$/;
		function isValidBase64URL(data) {
			if (!base64urlCharset.test(data)) return !1;
			let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
			return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
		}
		let $ZodBase64URL = core_core.xI("$ZodBase64URL", (inst, def) => {
			def.pattern ??= base64urlCharset;
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidBase64URL(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodE164 = core_core.xI("$ZodE164", (inst, def) => {
			def.pattern ??= core_regexes.hQ;
			$ZodStringFormat.init(inst, def);
		});
		function isValidJWT(token, algorithm = null) {
			try {
				let tokensParts = token.split(".");
				if (tokensParts.length !== 3) return !1;
				let [header] = tokensParts;
				if (!header) return !1;
				let parsedHeader = JSON.parse(atob(header));
				if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return !1;
				if (!parsedHeader.alg) return !1;
				if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return !1;
				return !0;
			} catch {
				return !1;
			}
		}
		let $ZodJWT = core_core.xI("$ZodJWT", (inst, def) => {
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidJWT(payload.value, def.alg)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		let $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = core_regexes.ai;
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
		let $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
			core_checks.KH.init(inst, def);
			$ZodNumber.init(inst, def);
		});
		let $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = core_regexes.zM;
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
		let $ZodBigInt = core_core.xI("$ZodBigInt", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = core_regexes.o;
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = BigInt(payload.value);
				} catch {}
				if (typeof payload.value == "bigint") return payload;
				payload.issues.push({
					expected: "bigint",
					code: "invalid_type",
					input: payload.value,
					inst
				});
				return payload;
			};
		});
		let $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = core_regexes.ch;
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
		let $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload) => payload;
		});
		let $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
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
		let $ZodDate = core_core.xI("$ZodDate", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = new Date(payload.value);
				} catch {}
				let input = payload.value;
				let isDate = input instanceof Date;
				if (isDate && !Number.isNaN(input.getTime())) return payload;
				payload.issues.push({
					expected: "date",
					code: "invalid_type",
					input,
					...isDate ? { received: "Invalid Date" } : {},
					inst
				});
				return payload;
			};
		});
		function capSize(inst, size) {
			let caps = core_util.hi(inst._zod.def.checks);
			if (!caps.length) return;
			let cap = Math.min(...caps.map((c) => c[0]));
			let parse = inst._zod.parse;
			inst._zod.parse = (payload, ctx) => {
				let n = size(payload.value);
				if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
					for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
						let start = payload.issues.length;
						ch._zod.check(payload);
						payload.issues[start].continue = !1;
						core_util.d3(payload.issues, start, inst);
						return payload;
					}
				}
				return parse(payload, ctx);
			};
		}
		let arraySize = (input) => Array.isArray(input) ? input.length : -1;
		function handleArrayResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues));
			final.value[index] = result.value;
		}
		let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
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
						if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
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
				final.issues.push(...core_util.lQ(key, result.issues));
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
			let okeys = core_util.NM(def.shape);
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
					if (core_util.QH(payload, seen)) break;
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
		let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
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
			let _normalized = core_util.PO(() => normalizeDef(def));
			core_util.v5(inst, "propValues", (zod) => {
				let shape = zod.def.shape;
				let propValues = {};
				for (let key in shape) {
					let field = shape[key]._zod;
					if (field.values) {
						Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
						for (let v of field.values) propValues[key].add(v);
						field.optin !== void 0 && propValues[key].add(void 0);
					}
				}
				return propValues;
			});
			let isObject = core_util.Gv;
			let catchall = def.catchall;
			let value;
			let memo = core_core.cr.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				if (!isObject(input)) {
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
						if (core_util.QH(payload, seen)) break;
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
		let $ZodObjectJIT = core_core.xI("$ZodObjectJIT", (inst, def) => {
			$ZodObject.init(inst, def);
			let superParse = inst._zod.parse;
			let _normalized = core_util.PO(() => normalizeDef(def));
			let memo = core_core.cr.memoizer;
			let generateFastpass = (shape) => {
				let normalized = _normalized.value;
				let syms = normalized.symbolKeys;
				let doc = new Doc(["payload", "ctx"], {
					shape,
					inst,
					memo,
					syms
				});
				let parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
				let prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
				doc.write("const input = payload.value;");
				let ids = Object.create(null);
				let counter = 0;
				for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
				doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
				for (let key of normalized.allKeys) {
					if (key === "__proto__") continue;
					let id = ids[key];
					let k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : core_util.UQ(key);
					let isPresent = `${k} in input`;
					let schema = shape[key];
					let optin = schema?._zod?.optin;
					let isOptionalIn = optin !== void 0;
					let isOptionalOut = schema?._zod?.optout === "optional";
					doc.write(`const ${id} = ${parseStr(k)};`);
					if (isOptionalIn && isOptionalOut) {
						let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
						doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
					} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
					else {
						doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
						optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
					}
				}
				doc.write("payload.value = newResult;");
				doc.write("return payload;");
				return doc.compile();
			};
			let fastpass;
			let isObject = core_util.Gv;
			let jit = !core_core.cr.jitless;
			let allowsEval = core_util.hI;
			let fastEnabled = jit && allowsEval.value;
			let catchall = def.catchall;
			let value;
			inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				if (!isObject(input)) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				if (jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0) {
					fastpass ||= generateFastpass(def.shape);
					payload = fastpass(payload, ctx);
					if (!catchall) return payload;
					return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0);
				}
				return superParse(payload, ctx);
			};
		});
		function handleUnionResults(results, final, inst, ctx) {
			for (let result of results) if (result.issues.length === 0) {
				final.value = result.value;
				return final;
			}
			let nonaborted = results.filter((r) => !core_util.QH(r));
			if (nonaborted.length === 1) {
				final.value = nonaborted[0].value;
				return nonaborted[0];
			}
			final.issues.push({
				code: "invalid_union",
				input: final.value,
				inst,
				errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
			});
			return final;
		}
		let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
			core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
			core_util.v5(inst, "values", (zod) => {
				if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
			});
			core_util.v5(inst, "pattern", (zod) => {
				if (zod.def.options.every((o) => o._zod.pattern)) {
					let patterns = zod.def.options.map((o) => o._zod.pattern);
					return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
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
		let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def) => {
			def.inclusive = !1;
			$ZodUnion.init(inst, def);
			let _super = inst._zod.parse;
			core_util.v5(inst, "propValues", (zod) => {
				let propValues = {};
				let undefinedCount = 0;
				for (let option of zod.def.options) {
					let pv = option._zod.propValues;
					if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
					pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
					for (let [k, v] of Object.entries(pv)) {
						Object.prototype.hasOwnProperty.call(propValues, k) || core_util.Vy(propValues, k, new Set());
						for (let val of v) propValues[k].add(val);
					}
				}
				!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
				return propValues;
			});
			def.options.forEach((option, i) => {
				let propShape = core_util.MO(option._zod.def);
				if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
			});
			let disc = core_util.PO(() => discriminatorMap(def));
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Gv(input)) {
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
		let $ZodIntersection = core_core.xI("$ZodIntersection", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				let left = def.left._zod.run({
					value: input,
					issues: []
				}, ctx);
				let right = def.right._zod.run({
					value: input,
					issues: []
				}, ctx);
				if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right));
				return handleIntersectionResults(payload, left, right);
			};
		});
		function mergeValues(a, b) {
			if (a === b) return {
				valid: !0,
				data: a
			};
			if (a instanceof Date && b instanceof Date && +a == +b) return {
				valid: !0,
				data: a
			};
			if (core_util.Qd(a) && core_util.Qd(b)) {
				let bKeys = Object.keys(b);
				let sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
				let newObj = {
					...a,
					...b
				};
				Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
				for (let key of sharedKeys) {
					if (key === "__proto__") continue;
					let sharedValue = mergeValues(a[key], b[key]);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
					};
					newObj[key] = sharedValue.data;
				}
				return {
					valid: !0,
					data: newObj
				};
			}
			if (Array.isArray(a) && Array.isArray(b)) {
				if (a.length !== b.length) return {
					valid: !1,
					mergeErrorPath: []
				};
				let newArray = [];
				for (let index = 0; index < a.length; index++) {
					let itemA = a[index];
					let itemB = b[index];
					let sharedValue = mergeValues(itemA, itemB);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
					};
					newArray.push(sharedValue.data);
				}
				return {
					valid: !0,
					data: newArray
				};
			}
			return {
				valid: !1,
				mergeErrorPath: []
			};
		}
		function handleIntersectionResults(result, left, right) {
			let unrecKeys = new Map();
			let unrecIssue;
			let keyIssues = new Map();
			let collect = (iss, side) => {
				let keys;
				if (iss.code === "unrecognized_keys" && !iss.path?.length) {
					unrecIssue ??= iss;
					keys = iss.keys;
				} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
					let k = String(iss.path[0]);
					keyIssues.has(k) || keyIssues.set(k, iss);
					keys = [k];
				} else return !1;
				for (let k of keys) {
					unrecKeys.has(k) || unrecKeys.set(k, {});
					unrecKeys.get(k)[side] = !0;
				}
				return !0;
			};
			for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
			for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
			let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
			if (bothKeys.length) {
				let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
				aggregated.length && result.issues.push({
					...unrecIssue,
					keys: aggregated
				});
				for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
			}
			let merged = mergeValues(left.value, right.value);
			if (!merged.valid) {
				if (core_util.QH(result)) return result;
				throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
			}
			result.value = merged.data;
			return result;
		}
		let $ZodTuple = core_core.xI("$ZodTuple", (inst, def) => {
			$ZodType.init(inst, def);
			let items = def.items;
			let memo = core_core.cr.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) {
					payload.issues.push({
						input,
						inst,
						expected: "tuple",
						code: "invalid_type"
					});
					return payload;
				}
				payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
				let proms = [];
				let optinStart = getTupleOptStart(items, "optin");
				let optoutStart = getTupleOptStart(items, "optout");
				if (!def.rest) {
					if (input.length < optinStart) {
						payload.issues.push({
							code: "too_small",
							minimum: optinStart,
							inclusive: !0,
							input,
							inst,
							origin: "array"
						});
						return payload;
					}
					input.length > items.length && payload.issues.push({
						code: "too_big",
						maximum: items.length,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					});
				}
				let itemResults = Array(items.length);
				let abortEarly = def.rest ? ctx?.abortEarly : void 0;
				let itemAborted = !1;
				for (let i = 0; i < items.length; i++) {
					let r = items[i]._zod.run({
						value: input[i],
						issues: []
					}, ctx);
					if (r instanceof Promise) proms.push(r.then((rr) => {
						itemResults[i] = rr;
					}));
					else {
						itemResults[i] = r;
						abortEarly && !itemAborted && r.issues.length && (itemAborted = core_util.QH(r));
					}
				}
				if (def.rest && !itemAborted) {
					let i = items.length - 1;
					let rest = input.slice(items.length);
					let seen = payload.issues.length;
					for (let el of rest) {
						if (abortEarly && payload.issues.length !== seen) {
							if (core_util.QH(payload, seen)) break;
							seen = payload.issues.length;
						}
						i++;
						let result = def.rest._zod.run({
							value: el,
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(r, payload, i))) : handleTupleResult(result, payload, i);
					}
				}
				if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
				return handleTupleResults(itemResults, payload, items, input, optoutStart);
			};
		});
		function getTupleOptStart(items, key) {
			for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
			return 0;
		}
		function handleTupleResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues));
			final.value[index] = result.value;
		}
		function handleTupleResults(itemResults, final, items, input, optoutStart) {
			for (let i = 0; i < items.length; i++) {
				let r = itemResults[i];
				let isPresent = i < input.length;
				if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
					final.value.length = i;
					break;
				}
				if (r.issues.length) {
					if (!isPresent && i >= optoutStart) {
						final.value.length = i;
						break;
					}
					final.issues.push(...core_util.lQ(i, r.issues));
				}
				final.value[i] = r.value;
			}
			for (let i = final.value.length - 1; i >= input.length && items[i]._zod.optout === "optional" && final.value[i] === void 0; i--) final.value.length = i;
			return final;
		}
		let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Qd(input)) {
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
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
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
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
							payload.value[outKey] = result.value;
						}));
						else {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
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
						if (typeof key == "string" && core_regexes.ai.test(key) && keyResult.issues.length) {
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
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
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
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
							payload.value[outKey] = result.value;
						}));
						else {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
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
		let $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
			$ZodType.init(inst, def);
			let values = core_util.w5(def.entries);
			let valuesSet = new Set(values);
			inst._zod.values = valuesSet;
			core_util.v5(inst, "pattern", (zod) => {
				let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
				return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
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
		let $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			let values = new Set(def.values);
			inst._zod.values = values;
			core_util.v5(inst, "pattern", (zod) => {
				let vals = zod.def.values;
				return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
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
		let $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "optional";
			core_core.cr.memoizer?.guard(inst);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
				let _out = def.transform(payload.value, payload);
				if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
					payload.value = output;
					return payload;
				});
				if (_out instanceof Promise) throw new core_core.GT();
				payload.value = _out;
				return payload;
			};
		});
		function handleOptionalResult(payload, result) {
			payload.value = result.issues.length ? void 0 : result.value;
			return payload;
		}
		let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			inst._zod.optout = "optional";
			core_util.v5(inst, "values", (zod) => {
				let values = zod.def.innerType._zod.values;
				return values ? new Set([...values, void 0]) : void 0;
			});
			core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
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
		let $ZodExactOptional = core_core.xI("$ZodExactOptional", (inst, def) => {
			$ZodOptional.init(inst, def);
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			core_util.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
			inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
		});
		let $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
			core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
			core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
			});
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
			inst._zod.parse = (payload, ctx) => {
				if (payload.value === null) return payload;
				return def.innerType._zod.run(payload, ctx);
			};
		});
		let $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "defaulted";
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
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
		let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "defaulted";
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				payload.value === void 0 && (payload.value = def.defaultValue);
				return def.innerType._zod.run(payload, ctx);
			};
		});
		let $ZodNonOptional = core_core.xI("$ZodNonOptional", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "values", (zod) => {
				let v = zod.def.innerType._zod.values;
				return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
			});
			inst._zod.parse = (payload, ctx) => {
				let result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
				return handleNonOptionalResult(result, inst);
			};
		});
		function handleNonOptionalResult(payload, inst) {
			!payload.issues.length && payload.value === void 0 && payload.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: payload.value,
				inst
			});
			return payload;
		}
		function handleCatchResult(payload, result, def, ctx) {
			if (!result.issues.length) {
				payload.value = result.value;
				result.memo && (payload.memo = !0);
				return payload;
			}
			payload.value = def.catchValue({
				...result,
				value: payload.value,
				error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
				input: payload.value
			});
			return payload;
		}
		let $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
				return handleCatchResult(payload, result, def, ctx);
			};
		});
		let $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "values", (zod) => zod.def.in._zod.values);
			core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
			core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
			core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
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
		let $ZodPreprocess = core_core.xI("$ZodPreprocess", (inst, def) => {
			$ZodPipe.init(inst, def);
		});
		let $ZodReadonly = core_core.xI("$ZodReadonly", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
			core_util.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) return result.then(handleReadonlyResult);
				return handleReadonlyResult(result);
			};
		});
		function handleReadonlyResult(payload) {
			payload.memo || (payload.value = Object.freeze(payload.value));
			return payload;
		}
		let $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
			core_checks.QP.init(inst, def);
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
				payload.issues.push(core_util.sn(_iss));
			}
		}
	})
};
