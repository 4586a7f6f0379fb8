export const id = 1719;
export const ids = [1719];
export const modules = { 41719: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		FT: () => CallToolRequestSchema,
		TF: () => CallToolResultSchema,
		gd: () => CancelTaskRequestSchema,
		gH: () => CancelTaskResultSchema,
		Sq: () => CancelledNotificationSchema,
		K1: () => CreateMessageResultSchema,
		TI: () => CreateMessageResultWithToolsSchema,
		Mg: () => CreateTaskResultSchema,
		n_: () => ElicitResultSchema,
		wR: () => EmptyResultSchema,
		O4: () => ErrorCode,
		$p: () => GetPromptRequestSchema,
		oQ: () => GetTaskPayloadRequestSchema,
		Ql: () => GetTaskRequestSchema,
		Sc: () => GetTaskResultSchema,
		rk: () => InitializeRequestSchema,
		ZC: () => InitializedNotificationSchema,
		OR: () => JSONRPCMessageSchema,
		aE: () => LATEST_PROTOCOL_VERSION,
		Qq: () => ListPromptsRequestSchema,
		s: () => ListResourceTemplatesRequestSchema,
		OI: () => ListResourcesRequestSchema,
		Cs: () => ListRootsResultSchema,
		zR: () => ListTasksRequestSchema,
		a5: () => ListTasksResultSchema,
		gW: () => ListToolsRequestSchema,
		FP: () => LoggingLevelSchema,
		Nh: () => McpError,
		tC: () => PingRequestSchema,
		_r: () => ProgressNotificationSchema,
		EV: () => RELATED_TASK_META_KEY,
		R6: () => ReadResourceRequestSchema,
		Ik: () => RootsListChangedNotificationSchema,
		Iu: () => SUPPORTED_PROTOCOL_VERSIONS,
		b_: () => SetLevelRequestSchema,
		ki: () => TaskStatusNotificationSchema,
		LW: () => isJSONRPCErrorResponse,
		lg: () => isJSONRPCNotification,
		vo: () => isJSONRPCRequest,
		ig: () => isJSONRPCResultResponse,
		bZ: () => isTaskAugmentedRequestParams
	});
	var core_core = __webpack_require__(88532);
	var core_util = __webpack_require__(54723);
	class $ZodCyclicError extends Error {
		constructor() {
			super("Cannot parse a reference cycle that closes through a transform");
			this.name = "ZodCyclicError";
		}
	}
	let STATE = "~memo";
	let NO_ISSUES = [];
	function isRef(value) {
		return typeof value == "object" && !!value;
	}
	function cloneIssues(issues) {
		return issues.map((iss) => iss.path ? {
			...iss,
			path: iss.path.slice()
		} : { ...iss });
	}
	let recursive = new WeakMap();
	function isRecursive(inst, stack, resolve) {
		let cached = recursive.get(inst);
		if (cached !== void 0) return cached ? 2 : 0;
		if (stack.has(inst)) return 2;
		stack.add(inst);
		let result = 0;
		let check = (child) => {
			if (result !== 2 && child?._zod) {
				let answer = isRecursive(child, stack, resolve);
				answer > result && (result = answer);
			}
		};
		let shape = (sh, spread) => {
			let answer = 0;
			for (let key of Reflect.ownKeys(sh)) {
				let desc = Object.getOwnPropertyDescriptor(sh, key);
				if (spread && !desc.enumerable) continue;
				let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
				child > answer && (answer = child);
			}
			return answer;
		};
		let merge = (answer) => {
			answer > result && (result = answer);
		};
		let def = inst._zod.def;
		switch (def.type) {
			case "object": {
				let raw = core_util.MO(def);
				merge(raw ? shape(raw, !0) : 1);
				check(def.catchall);
				break;
			}
			case "array":
				check(def.element);
				break;
			case "tuple":
				for (let el of def.items) check(el);
				check(def.rest);
				break;
			case "record":
			case "map":
				check(def.keyType);
				check(def.valueType);
				break;
			case "set":
				check(def.valueType);
				break;
			case "union":
				for (let el of def.options) check(el);
				break;
			case "intersection":
				check(def.left);
				check(def.right);
				break;
			case "optional":
			case "nullable":
			case "default":
			case "prefault":
			case "catch":
			case "readonly":
			case "nonoptional":
			case "promise":
			case "success":
				check(def.innerType);
				break;
			case "pipe":
				check(def.in);
				check(def.out);
				break;
			case "function":
				check(def.input);
				check(def.output);
				break;
			case "lazy": {
				let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
				merge(inner ? isRecursive(inner, stack, !1) : 1);
				break;
			}
			case "template_literal":
			case "string":
			case "number":
			case "int":
			case "boolean":
			case "bigint":
			case "symbol":
			case "undefined":
			case "null":
			case "void":
			case "never":
			case "any":
			case "unknown":
			case "date":
			case "nan":
			case "enum":
			case "literal":
			case "file":
			case "transform":
			case "custom": break;
			default: for (let key in def) {
				let desc = Object.getOwnPropertyDescriptor(def, key);
				if (!desc || desc.get) continue;
				let value = desc.value;
				if (!value || typeof value != "object") continue;
				if (value._zod) check(value);
				else if (Array.isArray(value)) for (let el of value) check(el);
			}
		}
		stack.delete(inst);
		return settle(inst, result);
	}
	function settle(inst, answer) {
		answer !== 1 && recursive.set(inst, answer === 2);
		return answer;
	}
	function bucketFor(state, inst) {
		let bucket = state.buckets.get(inst);
		if (!bucket) {
			bucket = new WeakMap();
			state.buckets.set(inst, bucket);
		}
		return bucket;
	}
	let handoff;
	let memoizer_open = [];
	let memo = {
		alloc(_inst, payload, empty) {
			let bucket = handoff;
			if (!bucket) return empty;
			handoff = void 0;
			let entry = {
				value: empty,
				issues: null
			};
			bucket.set(payload.value, entry);
			memoizer_open.push(entry);
			return empty;
		},
		guard(inst) {
			var _a;
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred.push(() => {
				let base = inst._zod.parse;
				let wrapped = (payload, ctx) => {
					if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
					return base(payload, ctx);
				};
				inst._zod.parse = wrapped;
				inst._zod.run === base && (inst._zod.run = wrapped);
			});
		},
		attach(inst) {
			var _a;
			let isRecursiveInst;
			let rechecked = !1;
			let lastCtx;
			let lastBucket;
			(_a = inst._zod).deferred ?? (_a.deferred = []);
			inst._zod.deferred.push(() => {
				let base = inst._zod.parse;
				let wrapped = (payload, ctx) => {
					if (isRecursiveInst === void 0) {
						let walked = isRecursive(inst, new Set(), !1);
						if (walked === 0) {
							inst._zod.parse = base;
							inst._zod.run === wrapped && (inst._zod.run = base);
							return base(payload, ctx);
						}
						walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
					}
					let input = payload.value;
					if (!isRef(input)) return base(payload, ctx);
					let state = ctx[STATE];
					if (!state) {
						state = {
							buckets: new WeakMap(),
							backEdges: void 0
						};
						ctx[STATE] = state;
					}
					let bucket;
					if (lastCtx === ctx) bucket = lastBucket;
					else {
						bucket = bucketFor(state, inst);
						lastCtx = ctx;
						lastBucket = bucket;
					}
					let hit = bucket.get(input);
					if (hit) {
						payload.value = hit.value;
						if (hit.issues) hit.issues.length && payload.issues.push(...cloneIssues(hit.issues));
						else {
							payload.memo = !0;
							state.backEdges ?? (state.backEdges = new WeakSet());
							state.backEdges.add(hit.value);
						}
						return payload;
					}
					handoff = bucket;
					let depth = memoizer_open.length;
					let result = base(payload, ctx);
					handoff = void 0;
					let entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
					if (result instanceof Promise) return result.then((r) => {
						entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES);
						return r;
					});
					entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES);
					return result;
				};
				inst._zod.parse = wrapped;
				inst._zod.run === base && (inst._zod.run = wrapped);
			});
		}
	};
	function memoizer() {
		return memo;
	}
	function isBackEdge(ctx, value) {
		let backEdges = ctx[STATE]?.backEdges;
		return backEdges !== void 0 && isRef(value) && backEdges.has(value);
	}
	var schemas = __webpack_require__(56985);
	var registries = __webpack_require__(29396);
	var api = __webpack_require__(43759);
	var json_schema_processors = __webpack_require__(98439);
	var to_json_schema = __webpack_require__(87509);
	let error = () => {
		let Sizable = {
			string: {
				unit: "characters",
				verb: "to have"
			},
			file: {
				unit: "bytes",
				verb: "to have"
			},
			array: {
				unit: "items",
				verb: "to have"
			},
			set: {
				unit: "items",
				verb: "to have"
			},
			map: {
				unit: "entries",
				verb: "to have"
			}
		};
		function getSizing(origin) {
			return Sizable[origin] ?? null;
		}
		let FormatDictionary = {
			regex: "input",
			email: "email address",
			url: "URL",
			emoji: "emoji",
			uuid: "UUID",
			uuidv4: "UUIDv4",
			uuidv6: "UUIDv6",
			nanoid: "nanoid",
			guid: "GUID",
			cuid: "cuid",
			cuid2: "cuid2",
			ulid: "ULID",
			xid: "XID",
			ksuid: "KSUID",
			datetime: "ISO datetime",
			date: "ISO date",
			time: "ISO time",
			duration: "ISO duration",
			ipv4: "IPv4 address",
			ipv6: "IPv6 address",
			mac: "MAC address",
			cidrv4: "IPv4 range",
			cidrv6: "IPv6 range",
			base64: "base64-encoded string",
			base64url: "base64url-encoded string",
			json_string: "JSON string",
			e164: "E.164 number",
			currency_code: "currency code",
			credit_card: "credit card number",
			iban: "IBAN",
			jwt: "JWT",
			template_literal: "input"
		};
		let TypeDictionary = { nan: "NaN" };
		function getTypeName(type, input) {
			if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
			return TypeDictionary[type] ?? type;
		}
		return (issue) => {
			switch (issue.code) {
				case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(core_util.GW(issue.input), issue.input)}`;
				case "invalid_value":
					if (issue.values.length === 1) return `Invalid input: expected ${core_util.B7(issue.values[0])}`;
					return `Invalid option: expected one of ${core_util.jw(issue.values, "|")}`;
				case "too_big": {
					let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
					let sizing = getSizing(issue.origin);
					if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
					return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
				}
				case "too_small": {
					let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
					let sizing = getSizing(issue.origin);
					if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
					return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
				}
				case "invalid_format": {
					let _issue = issue;
					if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
					if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
					if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
					if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
					return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
				}
				case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
				case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util.jw(issue.keys, ", ")}`;
				case "invalid_key": return `Invalid key in ${issue.origin}`;
				case "invalid_union":
					if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
					if (issue.inclusive === !1) return "Invalid input: more than one option matched";
					return "Invalid input";
				case "invalid_element": return `Invalid value in ${issue.origin}`;
				default: return "Invalid input";
			}
		};
	};
	function en() {
		return { localeError: error() };
	}
	var parse = __webpack_require__(4196);
	var errors = __webpack_require__(37428);
	let _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
	function _lazyMethod(proto, key, make) {
		Object.defineProperty(proto, key, {
			configurable: !0,
			enumerable: !1,
			get() {
				let value = make(this);
				Object.defineProperty(this, key, {
					value,
					configurable: !0,
					writable: !0
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, key, {
					value,
					configurable: !0,
					writable: !0
				});
			}
		});
	}
	let initializer = (inst, issues) => {
		errors.a$.init(inst, issues);
		inst.name = "ZodError";
		let proto = Object.getPrototypeOf(inst);
		if (_installedErrorProtos.has(proto)) return;
		_installedErrorProtos.add(proto);
		_lazyMethod(proto, "format", (self) => (mapper) => errors.Wk(self, mapper));
		_lazyMethod(proto, "flatten", (self) => (mapper) => errors.JM(self, mapper));
		_lazyMethod(proto, "addIssue", (self) => (issue) => {
			self.issues.push(issue);
			self.message = JSON.stringify(self.issues, core_util.k8, 2);
		});
		_lazyMethod(proto, "addIssues", (self) => (issues) => {
			self.issues.push(...issues);
			self.message = JSON.stringify(self.issues, core_util.k8, 2);
		});
		Object.defineProperty(proto, "isEmpty", {
			configurable: !0,
			enumerable: !1,
			get() {
				return this.issues.length === 0;
			}
		});
	};
	let ZodRealError = core_core.xI("ZodError", initializer, void 0, { Parent: Error });
	let parse_parse = parse.Tj(ZodRealError);
	let parseAsync = parse.Rb(ZodRealError);
	let safeParse = parse.Od(ZodRealError);
	let safeParseAsync = parse.wG(ZodRealError);
	let encode = parse.Mv(ZodRealError);
	let decode = parse.e2(ZodRealError);
	let encodeAsync = parse.GW(ZodRealError);
	let decodeAsync = parse.or(ZodRealError);
	let safeEncode = parse.rh(ZodRealError);
	let safeDecode = parse.VS(ZodRealError);
	let safeEncodeAsync = parse.v_(ZodRealError);
	let safeDecodeAsync = parse.R3(ZodRealError);
	function _ensureDefaultLocale() {
		core_core.cr.localeError || core_core.$W(en());
	}
	function _ensureDefaultMemoizer() {
		core_core.cr.memoizer || core_core.$W({ memoizer: memoizer() });
	}
	let ZodType = core_core.xI("ZodType", (inst, def) => {
		_ensureDefaultLocale();
		schemas.W4.init(inst, def);
		inst.def = def;
		inst.type = def.type;
		return inst;
	}, {
		check(...chks) {
			let def = this.def;
			return this.clone(core_util.zM(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)] }), { parent: !0 });
		},
		with(...chks) {
			return this.check(...chks);
		},
		clone(def, params) {
			return core_util.o8(this, def, params);
		},
		brand() {
			return this;
		},
		register(reg, meta) {
			reg.add(this, meta);
			return this;
		},
		refine(check, params) {
			return this.check(refine(check, params));
		},
		superRefine(refinement, params) {
			return this.check(superRefine(refinement, params));
		},
		overwrite(fn) {
			return this.check(api.bS(fn));
		},
		optional() {
			return optional(this);
		},
		exactOptional() {
			return exactOptional(this);
		},
		nullable() {
			return nullable(this);
		},
		nullish() {
			return optional(nullable(this));
		},
		nonoptional(params) {
			return nonoptional(this, params);
		},
		array() {
			return array(this);
		},
		or(arg) {
			return union([this, arg]);
		},
		and(arg) {
			return intersection(this, arg);
		},
		transform(tx) {
			return pipe(this, transform(tx));
		},
		default(d) {
			return _default(this, d);
		},
		prefault(d) {
			return prefault(this, d);
		},
		catch(params) {
			return _catch(this, params);
		},
		pipe(target) {
			return pipe(this, target);
		},
		readonly() {
			return readonly(this);
		},
		describe(description) {
			let cl = this.clone();
			registries.fd.add(cl, { description });
			return cl;
		},
		meta(...args) {
			if (args.length === 0) return registries.fd.get(this);
			let cl = this.clone();
			registries.fd.add(cl, args[0]);
			return cl;
		},
		isOptional() {
			return this.safeParse(void 0).success;
		},
		isNullable() {
			return this.safeParse(null).success;
		},
		apply(fn, ...args) {
			return args.length === 0 ? fn(this) : fn(this, ...args);
		},
		get "~standard"() {
			return core_util.jD(this, "~standard", {
				...schemas.YK(this),
				jsonSchema: {
					input: (0, to_json_schema.uE)(this, "input"),
					output: (0, to_json_schema.uE)(this, "output")
				}
			});
		},
		set "~standard"(value) {
			core_util.qh(this, "~standard", value);
		},
		parse: function _parse(data, params) {
			return parse_parse(this, data, params, { callee: _parse });
		},
		parseAsync: async function _parseAsync(data, params) {
			return await parseAsync(this, data, params, { callee: _parseAsync });
		},
		safeParse(data, params) {
			return safeParse(this, data, params);
		},
		async safeParseAsync(data, params) {
			return safeParseAsync(this, data, params);
		},
		get spa() {
			return this?.safeParseAsync;
		},
		set spa(value) {
			core_util.qh(this, "spa", value);
		},
		validate(data, params) {
			return parse.tf(this, data, params);
		},
		validateAsync(data, params) {
			return parse.F0(this, data, params);
		},
		encode: function _encode(data, params) {
			return encode(this, data, params, { callee: _encode });
		},
		decode: function _decode(data, params) {
			return decode(this, data, params, { callee: _decode });
		},
		encodeAsync: async function _encodeAsync(data, params) {
			return await encodeAsync(this, data, params, { callee: _encodeAsync });
		},
		decodeAsync: async function _decodeAsync(data, params) {
			return await decodeAsync(this, data, params, { callee: _decodeAsync });
		},
		safeEncode(data, params) {
			return safeEncode(this, data, params);
		},
		safeDecode(data, params) {
			return safeDecode(this, data, params);
		},
		async safeEncodeAsync(data, params) {
			return safeEncodeAsync(this, data, params);
		},
		async safeDecodeAsync(data, params) {
			return safeDecodeAsync(this, data, params);
		},
		toJSONSchema(params) {
			return (0, to_json_schema.OA)(this, {})(params);
		},
		get description() {
			return registries.fd.get(this)?.description;
		},
		get _def() {
			return this._zod.def;
		}
	});
	let _ZodString = core_core.xI("_ZodString", (inst, def) => {
		schemas.$v.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.SW(inst, ctx, json, params);
	}, core_util.un({
		format: (inst) => json_schema_processors.Fs(inst).format ?? null,
		minLength: (inst) => json_schema_processors.Fs(inst).minimum ?? null,
		maxLength: (inst) => json_schema_processors.Fs(inst).maximum ?? null
	}, {
		regex(...args) {
			return this.check(api.Fk(...args));
		},
		includes(...args) {
			return this.check(api.dR(...args));
		},
		startsWith(...args) {
			return this.check(api.$S(...args));
		},
		endsWith(...args) {
			return this.check(api.ER(...args));
		},
		min(...args) {
			return this.check(api.m9(...args));
		},
		max(...args) {
			return this.check(api.Eb(...args));
		},
		length(...args) {
			return this.check(api.YA(...args));
		},
		nonempty(...args) {
			return this.check(api.m9(1, ...args));
		},
		lowercase(params) {
			return this.check(api.hH(params));
		},
		uppercase(params) {
			return this.check(api.qF(params));
		},
		trim() {
			return this.check(api.WN());
		},
		normalize(...args) {
			return this.check(api.lo(...args));
		},
		toLowerCase() {
			return this.check(api.Il());
		},
		toUpperCase() {
			return this.check(api.xY());
		},
		slugify() {
			return this.check(api.TL());
		}
	}));
	let ZodString = core_core.xI("ZodString", (inst, def) => {
		schemas.$v.init(inst, def);
		_ZodString.init(inst, def);
	}, {
		email(params) {
			return this.check(api.Mu(ZodEmail, params));
		},
		url(params) {
			return this.check(api.Fn(ZodURL, params));
		},
		jwt(params) {
			return this.check(api.rk(ZodJWT, params));
		},
		emoji(params) {
			return this.check(api.aC(ZodEmoji, params));
		},
		guid(params) {
			return this.check(api.tB(ZodGUID, params));
		},
		uuid(params) {
			return this.check(api.Be(ZodUUID, params));
		},
		uuidv4(params) {
			return this.check(api.nA(ZodUUID, params));
		},
		uuidv6(params) {
			return this.check(api.pY(ZodUUID, params));
		},
		uuidv7(params) {
			return this.check(api.wA(ZodUUID, params));
		},
		nanoid(params) {
			return this.check(api.Dl(ZodNanoID, params));
		},
		cuid(params) {
			return this.check(api.fs(ZodCUID, params));
		},
		cuid2(params) {
			return this.check(api.Bj(ZodCUID2, params));
		},
		ulid(params) {
			return this.check(api.Ct(ZodULID, params));
		},
		base64(params) {
			return this.check(api.rt(ZodBase64, params));
		},
		base64url(params) {
			return this.check(api.cU(ZodBase64URL, params));
		},
		xid(params) {
			return this.check(api.Pw(ZodXID, params));
		},
		ksuid(params) {
			return this.check(api._z(ZodKSUID, params));
		},
		ipv4(params) {
			return this.check(api.Ny(ZodIPv4, params));
		},
		ipv6(params) {
			return this.check(api.$O(ZodIPv6, params));
		},
		cidrv4(params) {
			return this.check(api.Uy(ZodCIDRv4, params));
		},
		cidrv6(params) {
			return this.check(api.gP(ZodCIDRv6, params));
		},
		e164(params) {
			return this.check(api.KB(ZodE164, params));
		},
		datetime(params) {
			return this.check(api.G1(ZodISODateTime, params));
		},
		date(params) {
			return this.check(api.db(schemas_ZodISODate, params));
		},
		time(params) {
			return this.check(api.Kn(schemas_ZodISOTime, params));
		},
		duration(params) {
			return this.check(api.f2(schemas_ZodISODuration, params));
		}
	});
	function string(params) {
		return api.Rl(ZodString, params);
	}
	let ZodStringFormat = core_core.xI("ZodStringFormat", (inst, def) => {
		schemas.EY.init(inst, def);
		_ZodString.init(inst, def);
	});
	let ZodISODateTime = core_core.xI("ZodISODateTime", (inst, def) => {
		schemas.Ko.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let schemas_ZodISODate = core_core.xI("ZodISODate", (inst, def) => {
		schemas.v1.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let schemas_ZodISOTime = core_core.xI("ZodISOTime", (inst, def) => {
		schemas.Ax.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let schemas_ZodISODuration = core_core.xI("ZodISODuration", (inst, def) => {
		schemas.$N.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodEmail = core_core.xI("ZodEmail", (inst, def) => {
		schemas.qG.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodGUID = core_core.xI("ZodGUID", (inst, def) => {
		schemas.Zc.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodUUID = core_core.xI("ZodUUID", (inst, def) => {
		schemas.Zn.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodURL = core_core.xI("ZodURL", (inst, def) => {
		schemas.VY.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodEmoji = core_core.xI("ZodEmoji", (inst, def) => {
		schemas.cG.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodNanoID = core_core.xI("ZodNanoID", (inst, def) => {
		schemas.Py.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCUID = core_core.xI("ZodCUID", (inst, def) => {
		schemas.bl.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCUID2 = core_core.xI("ZodCUID2", (inst, def) => {
		schemas.Zu.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodULID = core_core.xI("ZodULID", (inst, def) => {
		schemas.g5.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodXID = core_core.xI("ZodXID", (inst, def) => {
		schemas.TF.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodKSUID = core_core.xI("ZodKSUID", (inst, def) => {
		schemas.GY.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodIPv4 = core_core.xI("ZodIPv4", (inst, def) => {
		schemas.Lc.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodIPv6 = core_core.xI("ZodIPv6", (inst, def) => {
		schemas.Zy.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCIDRv4 = core_core.xI("ZodCIDRv4", (inst, def) => {
		schemas.CI.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodCIDRv6 = core_core.xI("ZodCIDRv6", (inst, def) => {
		schemas.Cn.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodBase64 = core_core.xI("ZodBase64", (inst, def) => {
		schemas.Dq.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodBase64URL = core_core.xI("ZodBase64URL", (inst, def) => {
		schemas.CQ.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodE164 = core_core.xI("ZodE164", (inst, def) => {
		schemas.Oy.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodJWT = core_core.xI("ZodJWT", (inst, def) => {
		schemas.h8.init(inst, def);
		ZodStringFormat.init(inst, def);
	});
	let ZodNumber = core_core.xI("ZodNumber", (inst, def) => {
		schemas.vz.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Wg(inst, ctx, json, params);
		inst.isFinite = !0;
	}, core_util.un({
		minValue: (inst) => {
			let { minimum, exclusiveMinimum } = json_schema_processors.Fs(inst);
			return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
		},
		maxValue: (inst) => {
			let { maximum, exclusiveMaximum } = json_schema_processors.Fs(inst);
			return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
		},
		isInt: (inst) => {
			let { isInt, multipleOf } = json_schema_processors.Fs(inst);
			return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
		},
		format: (inst) => json_schema_processors.Fs(inst).format ?? null
	}, {
		gt(value, params) {
			return this.check(api.Tx(value, params));
		},
		gte(value, params) {
			return this.check(api.qm(value, params));
		},
		min(value, params) {
			return this.check(api.qm(value, params));
		},
		lt(value, params) {
			return this.check(api.Au(value, params));
		},
		lte(value, params) {
			return this.check(api.Zm(value, params));
		},
		max(value, params) {
			return this.check(api.Zm(value, params));
		},
		int(params) {
			return this.check(schemas_int(params));
		},
		safe(params) {
			return this.check(schemas_int(params));
		},
		positive(params) {
			return this.check(api.Tx(0, params));
		},
		nonnegative(params) {
			return this.check(api.qm(0, params));
		},
		negative(params) {
			return this.check(api.Au(0, params));
		},
		nonpositive(params) {
			return this.check(api.Zm(0, params));
		},
		multipleOf(value, params) {
			return this.check(api.Hi(value, params));
		},
		step(value, params) {
			return this.check(api.Hi(value, params));
		},
		finite() {
			return this;
		}
	}));
	function number(params) {
		return api.F7(ZodNumber, params);
	}
	let ZodNumberFormat = core_core.xI("ZodNumberFormat", (inst, def) => {
		schemas.I.init(inst, def);
		ZodNumber.init(inst, def);
	});
	function schemas_int(params) {
		return api.LK(ZodNumberFormat, params);
	}
	let ZodBoolean = core_core.xI("ZodBoolean", (inst, def) => {
		schemas.sF.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.dO(inst, ctx, json, params);
	});
	function schemas_boolean(params) {
		return api._L(ZodBoolean, params);
	}
	let ZodNull = core_core.xI("ZodNull", (inst, def) => {
		schemas.x8.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.In(inst, ctx, json, params);
	});
	function _null(params) {
		return api.jw(ZodNull, params);
	}
	let ZodUnknown = core_core.xI("ZodUnknown", (inst, def) => {
		schemas.GP.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.NV(inst, ctx, json, params);
	});
	function unknown() {
		return api.em(ZodUnknown);
	}
	let ZodNever = core_core.xI("ZodNever", (inst, def) => {
		schemas.Um.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.RH(inst, ctx, json, params);
	});
	function never(params) {
		return api.G8(ZodNever, params);
	}
	let ZodArray = core_core.xI("ZodArray", (inst, def) => {
		_ensureDefaultMemoizer();
		schemas.$p.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cY(inst, ctx, json, params);
		inst.element = def.element;
	}, {
		min(n, params) {
			return this.check(api.m9(n, params));
		},
		nonempty(params) {
			return this.check(api.m9(1, params));
		},
		max(n, params) {
			return this.check(api.Eb(n, params));
		},
		length(n, params) {
			return this.check(api.YA(n, params));
		},
		unwrap() {
			return this.element;
		}
	});
	function array(element, params) {
		return api.dZ(ZodArray, element, params);
	}
	let ZodObject = core_core.xI("ZodObject", (inst, def) => {
		_ensureDefaultMemoizer();
		schemas.w.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Ec(inst, ctx, json, params);
		core_util.X(inst, "shape", (self) => self._zod.def.shape, !1);
	}, {
		keyof() {
			return _enum(Object.keys(this._zod.def.shape));
		},
		catchall(catchall) {
			return this.clone(core_util.zM(this._zod.def, { catchall }));
		},
		passthrough() {
			return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
		},
		loose() {
			return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
		},
		strict() {
			return this.clone(core_util.zM(this._zod.def, { catchall: never() }));
		},
		strip() {
			return this.clone(core_util.zM(this._zod.def, { catchall: void 0 }));
		},
		extend(incoming) {
			return core_util.X$(this, incoming);
		},
		safeExtend(incoming) {
			return core_util.W0(this, incoming);
		},
		merge(other) {
			return core_util.h1(this, other);
		},
		pick(mask) {
			return core_util.Up(this, mask);
		},
		omit(mask) {
			return core_util.cJ(this, mask);
		},
		partial(...args) {
			return core_util.OH(ZodOptional, this, args[0]);
		},
		exactPartial(...args) {
			return core_util.OH(ZodExactOptional, this, args[0], "exactPartial");
		},
		required(...args) {
			return core_util.mw(ZodNonOptional, this, args[0]);
		}
	});
	function object(shape, params) {
		let def = {
			type: "object",
			shape: shape ?? {},
			...core_util.A2(params)
		};
		return new ZodObject(def);
	}
	function looseObject(shape, params) {
		return new ZodObject({
			type: "object",
			shape,
			catchall: unknown(),
			...core_util.A2(params)
		});
	}
	let ZodUnion = core_core.xI("ZodUnion", (inst, def) => {
		schemas.cu.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.iC(inst, ctx, json, params);
		inst.options = def.options;
	});
	function union(options, params) {
		return new ZodUnion({
			type: "union",
			options,
			...core_util.A2(params)
		});
	}
	let ZodDiscriminatedUnion = core_core.xI("ZodDiscriminatedUnion", (inst, def) => {
		ZodUnion.init(inst, def);
		schemas.P0.init(inst, def);
	});
	function discriminatedUnion(discriminator, options, params) {
		return new ZodDiscriminatedUnion({
			type: "union",
			options,
			discriminator,
			...core_util.A2(params)
		});
	}
	let ZodIntersection = core_core.xI("ZodIntersection", (inst, def) => {
		schemas.LJ.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.i_(inst, ctx, json, params);
	});
	function intersection(left, right) {
		return new ZodIntersection({
			type: "intersection",
			left,
			right
		});
	}
	let ZodRecord = core_core.xI("ZodRecord", (inst, def) => {
		_ensureDefaultMemoizer();
		schemas.h.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.GC(inst, ctx, json, params);
		inst.keyType = def.keyType;
		inst.valueType = def.valueType;
	});
	function record(keyType, valueType, params) {
		if (!valueType || !valueType._zod) return new ZodRecord({
			type: "record",
			keyType: string(),
			valueType: keyType,
			...core_util.A2(valueType)
		});
		return new ZodRecord({
			type: "record",
			keyType,
			valueType,
			...core_util.A2(params)
		});
	}
	let ZodEnum = core_core.xI("ZodEnum", (inst, def) => {
		schemas.VO.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.C0(inst, ctx, json, params);
		inst.enum = def.entries;
		inst.options = [...inst._zod.values];
		let keys = new Set(Object.keys(def.entries));
		inst.extract = (values, params) => {
			let newEntries = {};
			for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
			else throw Error(`Key ${value} not found in enum`);
			return new ZodEnum({
				...def,
				checks: [],
				...core_util.A2(params),
				entries: newEntries
			});
		};
		inst.exclude = (values, params) => {
			let newEntries = { ...def.entries };
			for (let value of values) if (keys.has(value)) delete newEntries[value];
			else throw Error(`Key ${value} not found in enum`);
			return new ZodEnum({
				...def,
				checks: [],
				...core_util.A2(params),
				entries: newEntries
			});
		};
	});
	function _enum(values, params) {
		let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
		return new ZodEnum({
			type: "enum",
			entries,
			...core_util.A2(params)
		});
	}
	let ZodLiteral = core_core.xI("ZodLiteral", (inst, def) => {
		schemas.nu.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Yv(inst, ctx, json, params);
		inst.values = new Set(def.values);
		Object.defineProperty(inst, "value", { get() {
			if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
			return def.values[0];
		} });
	});
	function literal(value, params) {
		return new ZodLiteral({
			type: "literal",
			values: Array.isArray(value) ? value : [value],
			...core_util.A2(params)
		});
	}
	let ZodTransform = core_core.xI("ZodTransform", (inst, def) => {
		_ensureDefaultMemoizer();
		schemas.Wc.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.xi(inst, ctx, json, params);
		inst._zod.parse = (payload, _ctx) => {
			if (_ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
			payload.addIssue = (issue) => {
				if (typeof issue == "string") payload.issues.push(core_util.sn(issue, payload.value, def));
				else {
					let _issue = issue;
					_issue.fatal && (_issue.continue = !1);
					_issue.code ??= "custom";
					"input" in _issue || (_issue.input = payload.value);
					_issue.inst ??= inst;
					payload.issues.push(core_util.sn(_issue));
				}
			};
			let output = def.transform(payload.value, payload);
			if (output instanceof Promise) return output.then((output) => {
				payload.value = output;
				return payload;
			});
			payload.value = output;
			return payload;
		};
	});
	function transform(fn) {
		return new ZodTransform({
			type: "transform",
			transform: fn
		});
	}
	let ZodOptional = core_core.xI("ZodOptional", (inst, def) => {
		schemas.ig.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function optional(innerType) {
		return new ZodOptional({
			type: "optional",
			innerType
		});
	}
	let ZodExactOptional = core_core.xI("ZodExactOptional", (inst, def) => {
		schemas.RL.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function exactOptional(innerType) {
		return new ZodExactOptional({
			type: "optional",
			innerType
		});
	}
	let ZodNullable = core_core.xI("ZodNullable", (inst, def) => {
		schemas.qc.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.yq(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function nullable(innerType) {
		return new ZodNullable({
			type: "nullable",
			innerType
		});
	}
	let ZodDefault = core_core.xI("ZodDefault", (inst, def) => {
		schemas.rv.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.mh(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
		inst.removeDefault = inst.unwrap;
	});
	function _default(innerType, defaultValue) {
		return new ZodDefault({
			type: "default",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
			}
		});
	}
	let ZodPrefault = core_core.xI("ZodPrefault", (inst, def) => {
		schemas.VF.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function prefault(innerType, defaultValue) {
		return new ZodPrefault({
			type: "prefault",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
			}
		});
	}
	let ZodNonOptional = core_core.xI("ZodNonOptional", (inst, def) => {
		schemas.N$.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cR(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function nonoptional(innerType, params) {
		return new ZodNonOptional({
			type: "nonoptional",
			innerType,
			...core_util.A2(params)
		});
	}
	let ZodCatch = core_core.xI("ZodCatch", (inst, def) => {
		schemas.t$.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Q9(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
		inst.removeCatch = inst.unwrap;
	});
	function _catch(innerType, catchValue) {
		return new ZodCatch({
			type: "catch",
			innerType,
			catchValue: typeof catchValue == "function" ? catchValue : core_util.SS(catchValue)
		});
	}
	let ZodPipe = core_core.xI("ZodPipe", (inst, def) => {
		schemas._m.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.fs(inst, ctx, json, params);
		inst.in = def.in;
		inst.out = def.out;
	});
	function pipe(in_, out) {
		return new ZodPipe({
			type: "pipe",
			in: in_,
			out
		});
	}
	let ZodPreprocess = core_core.xI("ZodPreprocess", (inst, def) => {
		ZodPipe.init(inst, def);
		schemas.KX.init(inst, def);
	});
	let ZodReadonly = core_core.xI("ZodReadonly", (inst, def) => {
		schemas.Sb.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$X(inst, ctx, json, params);
		inst.unwrap = () => inst._zod.def.innerType;
	});
	function readonly(innerType) {
		return new ZodReadonly({
			type: "readonly",
			innerType
		});
	}
	let ZodCustom = core_core.xI("ZodCustom", (inst, def) => {
		schemas.b0.init(inst, def);
		ZodType.init(inst, def);
		inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A6(inst, ctx, json, params);
	});
	function custom(fn, _params) {
		return api.FO(ZodCustom, fn ?? (() => !0), _params);
	}
	function refine(fn, _params = {}) {
		return api.fU(ZodCustom, fn, _params);
	}
	function superRefine(fn, params) {
		return api.MB(fn, params);
	}
	api.q0;
	api.mI;
	function preprocess(fn, schema) {
		return new ZodPreprocess({
			type: "pipe",
			in: transform(fn),
			out: schema
		});
	}
	function datetime(params) {
		return api.G1(ZodISODateTime, params);
	}
	let LATEST_PROTOCOL_VERSION = "2025-11-25";
	let SUPPORTED_PROTOCOL_VERSIONS = [
		LATEST_PROTOCOL_VERSION,
		"2025-06-18",
		"2025-03-26",
		"2024-11-05",
		"2024-10-07"
	];
	let RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
	let AssertObjectSchema = custom((v) => v !== null && (typeof v == "object" || typeof v == "function"));
	let ProgressTokenSchema = union([string(), number().int()]);
	let CursorSchema = string();
	looseObject({
		ttl: number().optional(),
		pollInterval: number().optional()
	});
	let TaskMetadataSchema = object({ ttl: number().optional() });
	let RelatedTaskMetadataSchema = object({ taskId: string() });
	let RequestMetaSchema = looseObject({
		progressToken: ProgressTokenSchema.optional(),
		[RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional()
	});
	let BaseRequestParamsSchema = object({ _meta: RequestMetaSchema.optional() });
	let TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
	let isTaskAugmentedRequestParams = (value) => TaskAugmentedRequestParamsSchema.safeParse(value).success;
	let RequestSchema = object({
		method: string(),
		params: BaseRequestParamsSchema.loose().optional()
	});
	let NotificationsParamsSchema = object({ _meta: RequestMetaSchema.optional() });
	let NotificationSchema = object({
		method: string(),
		params: NotificationsParamsSchema.loose().optional()
	});
	let ResultSchema = looseObject({ _meta: RequestMetaSchema.optional() });
	let RequestIdSchema = union([string(), number().int()]);
	let JSONRPCRequestSchema = object({
		jsonrpc: literal("2.0"),
		id: RequestIdSchema,
		...RequestSchema.shape
	}).strict();
	let isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
	let JSONRPCNotificationSchema = object({
		jsonrpc: literal("2.0"),
		...NotificationSchema.shape
	}).strict();
	let isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
	let JSONRPCResultResponseSchema = object({
		jsonrpc: literal("2.0"),
		id: RequestIdSchema,
		result: ResultSchema
	}).strict();
	let isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
	var ErrorCode;
	(function(ErrorCode) {
		ErrorCode[ErrorCode.ConnectionClosed = -32e3] = "ConnectionClosed";
		ErrorCode[ErrorCode.RequestTimeout = -32001] = "RequestTimeout";
		ErrorCode[ErrorCode.ParseError = -32700] = "ParseError";
		ErrorCode[ErrorCode.InvalidRequest = -32600] = "InvalidRequest";
		ErrorCode[ErrorCode.MethodNotFound = -32601] = "MethodNotFound";
		ErrorCode[ErrorCode.InvalidParams = -32602] = "InvalidParams";
		ErrorCode[ErrorCode.InternalError = -32603] = "InternalError";
		ErrorCode[ErrorCode.UrlElicitationRequired = -32042] = "UrlElicitationRequired";
	})(ErrorCode ||= {});
	let JSONRPCErrorResponseSchema = object({
		jsonrpc: literal("2.0"),
		id: RequestIdSchema.optional(),
		error: object({
			code: number().int(),
			message: string(),
			data: unknown().optional()
		})
	}).strict();
	let isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
	let JSONRPCMessageSchema = union([
		JSONRPCRequestSchema,
		JSONRPCNotificationSchema,
		JSONRPCResultResponseSchema,
		JSONRPCErrorResponseSchema
	]);
	union([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
	let EmptyResultSchema = ResultSchema.strict();
	let CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({
		requestId: RequestIdSchema.optional(),
		reason: string().optional()
	});
	let CancelledNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/cancelled"),
		params: CancelledNotificationParamsSchema
	});
	let IconsSchema = object({ icons: array(object({
		src: string(),
		mimeType: string().optional(),
		sizes: array(string()).optional(),
		theme: _enum(["light", "dark"]).optional()
	})).optional() });
	let BaseMetadataSchema = object({
		name: string(),
		title: string().optional()
	});
	let ImplementationSchema = BaseMetadataSchema.extend({
		...BaseMetadataSchema.shape,
		...IconsSchema.shape,
		version: string(),
		websiteUrl: string().optional(),
		description: string().optional()
	});
	let ElicitationCapabilitySchema = preprocess((value) => {
		if (value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0) return { form: {} };
		return value;
	}, intersection(object({
		form: intersection(object({ applyDefaults: schemas_boolean().optional() }), record(string(), unknown())).optional(),
		url: AssertObjectSchema.optional()
	}), record(string(), unknown()).optional()));
	let ClientTasksCapabilitySchema = looseObject({
		list: AssertObjectSchema.optional(),
		cancel: AssertObjectSchema.optional(),
		requests: looseObject({
			sampling: looseObject({ createMessage: AssertObjectSchema.optional() }).optional(),
			elicitation: looseObject({ create: AssertObjectSchema.optional() }).optional()
		}).optional()
	});
	let ServerTasksCapabilitySchema = looseObject({
		list: AssertObjectSchema.optional(),
		cancel: AssertObjectSchema.optional(),
		requests: looseObject({ tools: looseObject({ call: AssertObjectSchema.optional() }).optional() }).optional()
	});
	let ClientCapabilitiesSchema = object({
		experimental: record(string(), AssertObjectSchema).optional(),
		sampling: object({
			context: AssertObjectSchema.optional(),
			tools: AssertObjectSchema.optional()
		}).optional(),
		elicitation: ElicitationCapabilitySchema.optional(),
		roots: object({ listChanged: schemas_boolean().optional() }).optional(),
		tasks: ClientTasksCapabilitySchema.optional(),
		extensions: record(string(), AssertObjectSchema).optional()
	});
	let InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({
		protocolVersion: string(),
		capabilities: ClientCapabilitiesSchema,
		clientInfo: ImplementationSchema
	});
	let InitializeRequestSchema = RequestSchema.extend({
		method: literal("initialize"),
		params: InitializeRequestParamsSchema
	});
	let ServerCapabilitiesSchema = object({
		experimental: record(string(), AssertObjectSchema).optional(),
		logging: AssertObjectSchema.optional(),
		completions: AssertObjectSchema.optional(),
		prompts: object({ listChanged: schemas_boolean().optional() }).optional(),
		resources: object({
			subscribe: schemas_boolean().optional(),
			listChanged: schemas_boolean().optional()
		}).optional(),
		tools: object({ listChanged: schemas_boolean().optional() }).optional(),
		tasks: ServerTasksCapabilitySchema.optional(),
		extensions: record(string(), AssertObjectSchema).optional()
	});
	let InitializeResultSchema = ResultSchema.extend({
		protocolVersion: string(),
		capabilities: ServerCapabilitiesSchema,
		serverInfo: ImplementationSchema,
		instructions: string().optional()
	});
	let InitializedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/initialized"),
		params: NotificationsParamsSchema.optional()
	});
	let PingRequestSchema = RequestSchema.extend({
		method: literal("ping"),
		params: BaseRequestParamsSchema.optional()
	});
	let ProgressSchema = object({
		progress: number(),
		total: optional(number()),
		message: optional(string())
	});
	let ProgressNotificationParamsSchema = object({
		...NotificationsParamsSchema.shape,
		...ProgressSchema.shape,
		progressToken: ProgressTokenSchema
	});
	let ProgressNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/progress"),
		params: ProgressNotificationParamsSchema
	});
	let PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
	let PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
	let PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
	let TaskStatusSchema = _enum([
		"working",
		"input_required",
		"completed",
		"failed",
		"cancelled"
	]);
	let TaskSchema = object({
		taskId: string(),
		status: TaskStatusSchema,
		ttl: union([number(), _null()]),
		createdAt: string(),
		lastUpdatedAt: string(),
		pollInterval: optional(number()),
		statusMessage: optional(string())
	});
	let CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
	let TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
	let TaskStatusNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/tasks/status"),
		params: TaskStatusNotificationParamsSchema
	});
	let GetTaskRequestSchema = RequestSchema.extend({
		method: literal("tasks/get"),
		params: BaseRequestParamsSchema.extend({ taskId: string() })
	});
	let GetTaskResultSchema = ResultSchema.merge(TaskSchema);
	let GetTaskPayloadRequestSchema = RequestSchema.extend({
		method: literal("tasks/result"),
		params: BaseRequestParamsSchema.extend({ taskId: string() })
	});
	ResultSchema.loose();
	let ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: literal("tasks/list") });
	let ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: array(TaskSchema) });
	let CancelTaskRequestSchema = RequestSchema.extend({
		method: literal("tasks/cancel"),
		params: BaseRequestParamsSchema.extend({ taskId: string() })
	});
	let CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
	let ResourceContentsSchema = object({
		uri: string(),
		mimeType: optional(string()),
		_meta: record(string(), unknown()).optional()
	});
	let TextResourceContentsSchema = ResourceContentsSchema.extend({ text: string() });
	let Base64Schema = string().refine((val) => {
		try {
			atob(val);
			return !0;
		} catch {
			return !1;
		}
	}, { message: "Invalid Base64 string" });
	let BlobResourceContentsSchema = ResourceContentsSchema.extend({ blob: Base64Schema });
	let RoleSchema = _enum(["user", "assistant"]);
	let AnnotationsSchema = object({
		audience: array(RoleSchema).optional(),
		priority: number().min(0).max(1).optional(),
		lastModified: datetime({ offset: !0 }).optional()
	});
	let ResourceSchema = object({
		...BaseMetadataSchema.shape,
		...IconsSchema.shape,
		uri: string(),
		description: optional(string()),
		mimeType: optional(string()),
		size: optional(number()),
		annotations: AnnotationsSchema.optional(),
		_meta: optional(looseObject({}))
	});
	let ResourceTemplateSchema = object({
		...BaseMetadataSchema.shape,
		...IconsSchema.shape,
		uriTemplate: string(),
		description: optional(string()),
		mimeType: optional(string()),
		annotations: AnnotationsSchema.optional(),
		_meta: optional(looseObject({}))
	});
	let ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/list") });
	let ListResourcesResultSchema = PaginatedResultSchema.extend({ resources: array(ResourceSchema) });
	let ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/templates/list") });
	let ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({ resourceTemplates: array(ResourceTemplateSchema) });
	let ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({ uri: string() });
	let ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
	let ReadResourceRequestSchema = RequestSchema.extend({
		method: literal("resources/read"),
		params: ReadResourceRequestParamsSchema
	});
	let ReadResourceResultSchema = ResultSchema.extend({ contents: array(union([TextResourceContentsSchema, BlobResourceContentsSchema])) });
	let ResourceListChangedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/resources/list_changed"),
		params: NotificationsParamsSchema.optional()
	});
	let SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
	let SubscribeRequestSchema = RequestSchema.extend({
		method: literal("resources/subscribe"),
		params: SubscribeRequestParamsSchema
	});
	let UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
	let UnsubscribeRequestSchema = RequestSchema.extend({
		method: literal("resources/unsubscribe"),
		params: UnsubscribeRequestParamsSchema
	});
	let ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: string() });
	let ResourceUpdatedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/resources/updated"),
		params: ResourceUpdatedNotificationParamsSchema
	});
	let PromptArgumentSchema = object({
		name: string(),
		description: optional(string()),
		required: optional(schemas_boolean())
	});
	let PromptSchema = object({
		...BaseMetadataSchema.shape,
		...IconsSchema.shape,
		description: optional(string()),
		arguments: optional(array(PromptArgumentSchema)),
		_meta: optional(looseObject({}))
	});
	let ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: literal("prompts/list") });
	let ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: array(PromptSchema) });
	let GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({
		name: string(),
		arguments: record(string(), string()).optional()
	});
	let GetPromptRequestSchema = RequestSchema.extend({
		method: literal("prompts/get"),
		params: GetPromptRequestParamsSchema
	});
	let TextContentSchema = object({
		type: literal("text"),
		text: string(),
		annotations: AnnotationsSchema.optional(),
		_meta: record(string(), unknown()).optional()
	});
	let ImageContentSchema = object({
		type: literal("image"),
		data: Base64Schema,
		mimeType: string(),
		annotations: AnnotationsSchema.optional(),
		_meta: record(string(), unknown()).optional()
	});
	let AudioContentSchema = object({
		type: literal("audio"),
		data: Base64Schema,
		mimeType: string(),
		annotations: AnnotationsSchema.optional(),
		_meta: record(string(), unknown()).optional()
	});
	let ToolUseContentSchema = object({
		type: literal("tool_use"),
		name: string(),
		id: string(),
		input: record(string(), unknown()),
		_meta: record(string(), unknown()).optional()
	});
	let EmbeddedResourceSchema = object({
		type: literal("resource"),
		resource: union([TextResourceContentsSchema, BlobResourceContentsSchema]),
		annotations: AnnotationsSchema.optional(),
		_meta: record(string(), unknown()).optional()
	});
	let ContentBlockSchema = union([
		TextContentSchema,
		ImageContentSchema,
		AudioContentSchema,
		ResourceSchema.extend({ type: literal("resource_link") }),
		EmbeddedResourceSchema
	]);
	let PromptMessageSchema = object({
		role: RoleSchema,
		content: ContentBlockSchema
	});
	let GetPromptResultSchema = ResultSchema.extend({
		description: string().optional(),
		messages: array(PromptMessageSchema)
	});
	let PromptListChangedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/prompts/list_changed"),
		params: NotificationsParamsSchema.optional()
	});
	let ToolAnnotationsSchema = object({
		title: string().optional(),
		readOnlyHint: schemas_boolean().optional(),
		destructiveHint: schemas_boolean().optional(),
		idempotentHint: schemas_boolean().optional(),
		openWorldHint: schemas_boolean().optional()
	});
	let ToolExecutionSchema = object({ taskSupport: _enum([
		"required",
		"optional",
		"forbidden"
	]).optional() });
	let ToolSchema = object({
		...BaseMetadataSchema.shape,
		...IconsSchema.shape,
		description: string().optional(),
		inputSchema: object({
			type: literal("object"),
			properties: record(string(), AssertObjectSchema).optional(),
			required: array(string()).optional()
		}).catchall(unknown()),
		outputSchema: object({
			type: literal("object"),
			properties: record(string(), AssertObjectSchema).optional(),
			required: array(string()).optional()
		}).catchall(unknown()).optional(),
		annotations: ToolAnnotationsSchema.optional(),
		execution: ToolExecutionSchema.optional(),
		_meta: record(string(), unknown()).optional()
	});
	let ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: literal("tools/list") });
	let ListToolsResultSchema = PaginatedResultSchema.extend({ tools: array(ToolSchema) });
	let CallToolResultSchema = ResultSchema.extend({
		content: array(ContentBlockSchema).default([]),
		structuredContent: record(string(), unknown()).optional(),
		isError: schemas_boolean().optional()
	});
	CallToolResultSchema.or(ResultSchema.extend({ toolResult: unknown() }));
	let CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
		name: string(),
		arguments: record(string(), unknown()).optional()
	});
	let CallToolRequestSchema = RequestSchema.extend({
		method: literal("tools/call"),
		params: CallToolRequestParamsSchema
	});
	let ToolListChangedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/tools/list_changed"),
		params: NotificationsParamsSchema.optional()
	});
	object({
		autoRefresh: schemas_boolean().default(!0),
		debounceMs: number().int().nonnegative().default(300)
	});
	let LoggingLevelSchema = _enum([
		"debug",
		"info",
		"notice",
		"warning",
		"error",
		"critical",
		"alert",
		"emergency"
	]);
	let SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
	let SetLevelRequestSchema = RequestSchema.extend({
		method: literal("logging/setLevel"),
		params: SetLevelRequestParamsSchema
	});
	let LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
		level: LoggingLevelSchema,
		logger: string().optional(),
		data: unknown()
	});
	let LoggingMessageNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/message"),
		params: LoggingMessageNotificationParamsSchema
	});
	let ModelPreferencesSchema = object({
		hints: array(object({ name: string().optional() })).optional(),
		costPriority: number().min(0).max(1).optional(),
		speedPriority: number().min(0).max(1).optional(),
		intelligencePriority: number().min(0).max(1).optional()
	});
	let ToolChoiceSchema = object({ mode: _enum([
		"auto",
		"required",
		"none"
	]).optional() });
	let ToolResultContentSchema = object({
		type: literal("tool_result"),
		toolUseId: string().describe("The unique identifier for the corresponding tool call."),
		content: array(ContentBlockSchema).default([]),
		structuredContent: object({}).loose().optional(),
		isError: schemas_boolean().optional(),
		_meta: record(string(), unknown()).optional()
	});
	let SamplingContentSchema = discriminatedUnion("type", [
		TextContentSchema,
		ImageContentSchema,
		AudioContentSchema
	]);
	let SamplingMessageContentBlockSchema = discriminatedUnion("type", [
		TextContentSchema,
		ImageContentSchema,
		AudioContentSchema,
		ToolUseContentSchema,
		ToolResultContentSchema
	]);
	let SamplingMessageSchema = object({
		role: RoleSchema,
		content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)]),
		_meta: record(string(), unknown()).optional()
	});
	let CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
		messages: array(SamplingMessageSchema),
		modelPreferences: ModelPreferencesSchema.optional(),
		systemPrompt: string().optional(),
		includeContext: _enum([
			"none",
			"thisServer",
			"allServers"
		]).optional(),
		temperature: number().optional(),
		maxTokens: number().int(),
		stopSequences: array(string()).optional(),
		metadata: AssertObjectSchema.optional(),
		tools: array(ToolSchema).optional(),
		toolChoice: ToolChoiceSchema.optional()
	});
	let CreateMessageRequestSchema = RequestSchema.extend({
		method: literal("sampling/createMessage"),
		params: CreateMessageRequestParamsSchema
	});
	let CreateMessageResultSchema = ResultSchema.extend({
		model: string(),
		stopReason: optional(_enum([
			"endTurn",
			"stopSequence",
			"maxTokens"
		]).or(string())),
		role: RoleSchema,
		content: SamplingContentSchema
	});
	let CreateMessageResultWithToolsSchema = ResultSchema.extend({
		model: string(),
		stopReason: optional(_enum([
			"endTurn",
			"stopSequence",
			"maxTokens",
			"toolUse"
		]).or(string())),
		role: RoleSchema,
		content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)])
	});
	let BooleanSchemaSchema = object({
		type: literal("boolean"),
		title: string().optional(),
		description: string().optional(),
		default: schemas_boolean().optional()
	});
	let StringSchemaSchema = object({
		type: literal("string"),
		title: string().optional(),
		description: string().optional(),
		minLength: number().optional(),
		maxLength: number().optional(),
		format: _enum([
			"email",
			"uri",
			"date",
			"date-time"
		]).optional(),
		default: string().optional()
	});
	let NumberSchemaSchema = object({
		type: _enum(["number", "integer"]),
		title: string().optional(),
		description: string().optional(),
		minimum: number().optional(),
		maximum: number().optional(),
		default: number().optional()
	});
	let UntitledSingleSelectEnumSchemaSchema = object({
		type: literal("string"),
		title: string().optional(),
		description: string().optional(),
		enum: array(string()),
		default: string().optional()
	});
	let TitledSingleSelectEnumSchemaSchema = object({
		type: literal("string"),
		title: string().optional(),
		description: string().optional(),
		oneOf: array(object({
			const: string(),
			title: string()
		})),
		default: string().optional()
	});
	let PrimitiveSchemaDefinitionSchema = union([
		union([
			object({
				type: literal("string"),
				title: string().optional(),
				description: string().optional(),
				enum: array(string()),
				enumNames: array(string()).optional(),
				default: string().optional()
			}),
			union([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]),
			union([object({
				type: literal("array"),
				title: string().optional(),
				description: string().optional(),
				minItems: number().optional(),
				maxItems: number().optional(),
				items: object({
					type: literal("string"),
					enum: array(string())
				}),
				default: array(string()).optional()
			}), object({
				type: literal("array"),
				title: string().optional(),
				description: string().optional(),
				minItems: number().optional(),
				maxItems: number().optional(),
				items: object({ anyOf: array(object({
					const: string(),
					title: string()
				})) }),
				default: array(string()).optional()
			})])
		]),
		BooleanSchemaSchema,
		StringSchemaSchema,
		NumberSchemaSchema
	]);
	let ElicitRequestParamsSchema = union([TaskAugmentedRequestParamsSchema.extend({
		mode: literal("form").optional(),
		message: string(),
		requestedSchema: object({
			type: literal("object"),
			properties: record(string(), PrimitiveSchemaDefinitionSchema),
			required: array(string()).optional()
		})
	}), TaskAugmentedRequestParamsSchema.extend({
		mode: literal("url"),
		message: string(),
		elicitationId: string(),
		url: string().url()
	})]);
	let ElicitRequestSchema = RequestSchema.extend({
		method: literal("elicitation/create"),
		params: ElicitRequestParamsSchema
	});
	let ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: string() });
	let ElicitationCompleteNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/elicitation/complete"),
		params: ElicitationCompleteNotificationParamsSchema
	});
	let ElicitResultSchema = ResultSchema.extend({
		action: _enum([
			"accept",
			"decline",
			"cancel"
		]),
		content: preprocess((val) => val === null ? void 0 : val, record(string(), union([
			string(),
			number(),
			schemas_boolean(),
			array(string())
		])).optional())
	});
	let ResourceTemplateReferenceSchema = object({
		type: literal("ref/resource"),
		uri: string()
	});
	let PromptReferenceSchema = object({
		type: literal("ref/prompt"),
		name: string()
	});
	let CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({
		ref: union([PromptReferenceSchema, ResourceTemplateReferenceSchema]),
		argument: object({
			name: string(),
			value: string()
		}),
		context: object({ arguments: record(string(), string()).optional() }).optional()
	});
	let CompleteRequestSchema = RequestSchema.extend({
		method: literal("completion/complete"),
		params: CompleteRequestParamsSchema
	});
	let CompleteResultSchema = ResultSchema.extend({ completion: looseObject({
		values: array(string()).max(100),
		total: optional(number().int()),
		hasMore: optional(schemas_boolean())
	}) });
	let RootSchema = object({
		uri: string().startsWith("file://"),
		name: string().optional(),
		_meta: record(string(), unknown()).optional()
	});
	let ListRootsRequestSchema = RequestSchema.extend({
		method: literal("roots/list"),
		params: BaseRequestParamsSchema.optional()
	});
	let ListRootsResultSchema = ResultSchema.extend({ roots: array(RootSchema) });
	let RootsListChangedNotificationSchema = NotificationSchema.extend({
		method: literal("notifications/roots/list_changed"),
		params: NotificationsParamsSchema.optional()
	});
	union([
		PingRequestSchema,
		InitializeRequestSchema,
		CompleteRequestSchema,
		SetLevelRequestSchema,
		GetPromptRequestSchema,
		ListPromptsRequestSchema,
		ListResourcesRequestSchema,
		ListResourceTemplatesRequestSchema,
		ReadResourceRequestSchema,
		SubscribeRequestSchema,
		UnsubscribeRequestSchema,
		CallToolRequestSchema,
		ListToolsRequestSchema,
		GetTaskRequestSchema,
		GetTaskPayloadRequestSchema,
		ListTasksRequestSchema,
		CancelTaskRequestSchema
	]);
	union([
		CancelledNotificationSchema,
		ProgressNotificationSchema,
		InitializedNotificationSchema,
		RootsListChangedNotificationSchema,
		TaskStatusNotificationSchema
	]);
	union([
		EmptyResultSchema,
		CreateMessageResultSchema,
		CreateMessageResultWithToolsSchema,
		ElicitResultSchema,
		ListRootsResultSchema,
		GetTaskResultSchema,
		ListTasksResultSchema,
		CreateTaskResultSchema
	]);
	union([
		PingRequestSchema,
		CreateMessageRequestSchema,
		ElicitRequestSchema,
		ListRootsRequestSchema,
		GetTaskRequestSchema,
		GetTaskPayloadRequestSchema,
		ListTasksRequestSchema,
		CancelTaskRequestSchema
	]);
	union([
		CancelledNotificationSchema,
		ProgressNotificationSchema,
		LoggingMessageNotificationSchema,
		ResourceUpdatedNotificationSchema,
		ResourceListChangedNotificationSchema,
		ToolListChangedNotificationSchema,
		PromptListChangedNotificationSchema,
		TaskStatusNotificationSchema,
		ElicitationCompleteNotificationSchema
	]);
	union([
		EmptyResultSchema,
		InitializeResultSchema,
		CompleteResultSchema,
		GetPromptResultSchema,
		ListPromptsResultSchema,
		ListResourcesResultSchema,
		ListResourceTemplatesResultSchema,
		ReadResourceResultSchema,
		CallToolResultSchema,
		ListToolsResultSchema,
		GetTaskResultSchema,
		ListTasksResultSchema,
		CreateTaskResultSchema
	]);
	class McpError extends Error {
		constructor(code, message, data) {
			super(`MCP error ${code}: ${message}`);
			this.code = code;
			this.data = data;
			this.name = "McpError";
		}
		static fromError(code, message, data) {
			if (code === ErrorCode.UrlElicitationRequired && data) {
				let errorData = data;
				if (errorData.elicitations) return new UrlElicitationRequiredError(errorData.elicitations, message);
			}
			return new McpError(code, message, data);
		}
	}
	class UrlElicitationRequiredError extends McpError {
		constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? "s" : ""} required`) {
			super(ErrorCode.UrlElicitationRequired, message, { elicitations });
		}
		get elicitations() {
			return this.data?.elicitations ?? [];
		}
	}
}) };
