export const id = 4343;
export const ids = [4343];
export const modules = { 94343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		FsL: () => pipe,
		KCZ: () => union,
		L5J: () => unknown,
		Rvf: () => _default,
		Whr: () => int,
		YOg: () => array,
		YPB: () => refine,
		YjP: () => string,
		aig: () => number,
		chJ: () => _null,
		euz: () => literal,
		g1P: () => record,
		gMt: () => discriminatedUnion,
		k5n: () => _enum,
		lqM: () => optional,
		mee: () => nullable,
		pdi: () => transform,
		q0y: () => describe,
		rej: () => strictObject,
		z6Y: () => check,
		zMY: () => boolean
	});
	var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
	var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
	var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54723);
	var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
	var _core_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44890);
	var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4196);
	let ZodMiniType = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniType", (inst, def) => {
		if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4.init(inst, def);
		inst.def = def;
		inst.type = def.type;
	}, {
		get with() {
			return this.check;
		},
		set with(value) {
			_core_util_js__WEBPACK_IMPORTED_MODULE_2__.qh(this, "with", value);
		},
		parse(data, params) {
			return _parse_js__WEBPACK_IMPORTED_MODULE_3__.qg(this, data, params, { callee: this.parse });
		},
		parseAsync(data, params) {
			return _parse_js__WEBPACK_IMPORTED_MODULE_3__.EJ(this, data, params, { callee: this.parseAsync });
		},
		safeParse(data, params) {
			return _parse_js__WEBPACK_IMPORTED_MODULE_3__.xL(this, data, params);
		},
		safeParseAsync(data, params) {
			return _parse_js__WEBPACK_IMPORTED_MODULE_3__.bp(this, data, params);
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
			return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.o8(this, _def, params);
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
	let ZodMiniString = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniString", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$v.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function string(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Rl(ZodMiniString, params);
	}
	let ZodMiniNumber = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumber", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.vz.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function number(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.F7(ZodMiniNumber, params);
	}
	let ZodMiniNumberFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumberFormat", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.I.init(inst, def);
		ZodMiniNumber.init(inst, def);
	});
	function int(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.LK(ZodMiniNumberFormat, params);
	}
	let ZodMiniBoolean = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniBoolean", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.sF.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function boolean(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__._L(ZodMiniBoolean, params);
	}
	let ZodMiniNull = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNull", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.x8.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _null(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.jw(ZodMiniNull, params);
	}
	let ZodMiniUnknown = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnknown", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.GP.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function unknown() {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.em(ZodMiniUnknown);
	}
	let ZodMiniNever = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNever", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Um.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function never(params) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.G8(ZodMiniNever, params);
	}
	let ZodMiniArray = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniArray", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$p.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function array(element, params) {
		return new ZodMiniArray({
			type: "array",
			element,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniObject = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniObject", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.L8.init(inst, def);
		ZodMiniType.init(inst, def);
		_core_util_js__WEBPACK_IMPORTED_MODULE_2__.X(inst, "shape", (self) => self._zod.def.shape, !1);
	});
	function strictObject(shape, params) {
		return new ZodMiniObject({
			type: "object",
			shape,
			catchall: never(),
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnion", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.cu.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function union(options, params) {
		return new ZodMiniUnion({
			type: "union",
			options,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniDiscriminatedUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.P0.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function discriminatedUnion(discriminator, options, params) {
		return new ZodMiniDiscriminatedUnion({
			type: "union",
			options,
			discriminator,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniRecord = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniRecord", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.h.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function record(keyType, valueType, params) {
		if (!valueType || !valueType._zod) return new ZodMiniRecord({
			type: "record",
			keyType: string(),
			valueType: keyType,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(valueType)
		});
		return new ZodMiniRecord({
			type: "record",
			keyType,
			valueType,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniEnum = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEnum", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VO.init(inst, def);
		ZodMiniType.init(inst, def);
		inst.options = [...inst._zod.values];
	});
	function _enum(values, params) {
		let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
		return new ZodMiniEnum({
			type: "enum",
			entries,
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniLiteral = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLiteral", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.nu.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function literal(value, params) {
		return new ZodMiniLiteral({
			type: "literal",
			values: Array.isArray(value) ? value : [value],
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
	}
	let ZodMiniTransform = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTransform", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Wc.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function transform(fn) {
		return new ZodMiniTransform({
			type: "transform",
			transform: fn
		});
	}
	let ZodMiniOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniOptional", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.ig.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function optional(innerType) {
		return new ZodMiniOptional({
			type: "optional",
			innerType
		});
	}
	let ZodMiniNullable = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNullable", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qc.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function nullable(innerType) {
		return new ZodMiniNullable({
			type: "nullable",
			innerType
		});
	}
	let ZodMiniDefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDefault", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.rv.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _default(innerType, defaultValue) {
		return new ZodMiniDefault({
			type: "default",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
			}
		});
	}
	let ZodMiniPipe = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPipe", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__._m.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function pipe(in_, out) {
		return new ZodMiniPipe({
			type: "pipe",
			in: in_,
			out
		});
	}
	let ZodMiniCustom = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCustom", (inst, def) => {
		_core_index_js__WEBPACK_IMPORTED_MODULE_1__.b0.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function check(fn, params) {
		let ch = new _core_index_js__WEBPACK_IMPORTED_MODULE_5__.QP({
			check: "custom",
			..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
		});
		ch._zod.check = fn;
		return ch;
	}
	function refine(fn, _params = {}) {
		return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.fU(ZodMiniCustom, fn, _params);
	}
	let describe = _core_index_js__WEBPACK_IMPORTED_MODULE_4__.q0;
	_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mI;
}) };
