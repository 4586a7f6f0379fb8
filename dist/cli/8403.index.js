"use strict";
exports.id = 8403;
exports.ids = [8403];
exports.modules = { 8403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		$: () => lengthAfter,
		$n: () => union,
		$t: () => escapeGlob,
		A: () => resultLimit,
		An: () => parseReference,
		At: () => EXCLUDED_WITHOUT_GIT,
		B: () => lineSpan,
		Bn: () => discriminatedUnion,
		Bt: () => isPossibleValue,
		C: () => asList,
		Cn: () => BUILT_IN_SLUG,
		Ct: () => shapeOf,
		D: () => globsArgument,
		Dn: () => VERSION_PATTERN,
		Dt: () => openFolder,
		E: () => globArgument,
		En: () => SLUG_RULE,
		Et: () => openEarly,
		F: () => countLines,
		Fn: () => _null,
		Ft: () => readGitState,
		G: () => realThreads,
		Gn: () => object,
		Gt: () => real_disk_exports,
		H: () => withLineEnding,
		Hn: () => literal,
		Ht: () => realGit,
		I: () => deleteLines,
		In: () => array,
		It: () => checkVariable,
		J: () => parseGlobs,
		Jn: () => record,
		Jt: () => hasFewPaths,
		K: () => parseExcludes,
		Kn: () => optional,
		Kt: () => replacePrivateFile,
		L: () => dominantLineEnding,
		Ln: () => boolean,
		Lt: () => childEnvironment,
		M: () => compileReplacement,
		Mn: () => referenceText,
		Mt: () => aboveOf,
		N: () => nearestMiss,
		Nn: () => _default,
		Nt: () => OWN,
		O: () => isGlob,
		On: () => VERSION_RULE,
		Ot: () => projectOf,
		P: () => makeSieve,
		Pn: () => _enum,
		Pt: () => differences,
		Q: () => isBinary,
		Qn: () => transform,
		Qt: () => realClock,
		R: () => insertLines,
		Rn: () => check,
		Rt: () => findProgram,
		S: () => asGlob,
		Sn: () => isExternalTool,
		St: () => schemaAt,
		T: () => fileTypeArgument,
		Tn: () => SLUG,
		Tt: () => gitIdentity,
		U: () => regexPattern,
		Un: () => nullable,
		Ut: () => OPEN_TO_READ,
		V: () => replaceLines,
		Vn: () => int,
		Vt: () => locateRepository,
		W: () => textPattern,
		Wn: () => number,
		Wt: () => realDisk,
		X: () => checkEncodable,
		Xn: () => strictObject,
		Xt: () => withWorkLimit,
		Y: () => applyEdits,
		Yn: () => refine,
		Yt: () => whyUnprepared,
		Z: () => decodeText,
		Zn: () => string,
		Zt: () => elapsedMs,
		_: () => makeSelector,
		_n: () => LISTING_TOOLS,
		_r: () => assignProp,
		_t: () => describeArgumentErrors,
		a: () => findLineMatches,
		an: () => ancestorsOf,
		ar: () => _regex,
		at: () => DEFAULT_CATEGORY_PATTERNS,
		b: () => parseDirectoryArgument,
		bn: () => allTools,
		bt: () => argumentKind,
		c: () => depthWarning,
		cn: () => escapeUnprintable,
		cr: () => base64urlCharset,
		ct: () => DEFAULT_PROPOSE,
		d: () => renderWithContext,
		dn: () => isInSousDirectory,
		dr: () => integer,
		dt: () => ON_PUSH,
		en: () => escapeRegex,
		er: () => unknown,
		et: () => splitsCharacter,
		f: () => searchTimedOut,
		fn: () => joinPath,
		fr: () => number$1,
		ft: () => SWITCHES_FILE,
		g: () => whyUnfinished,
		gn: () => ALIASES,
		gr: () => NUMBER_FORMAT_RANGES,
		gt: () => checkToolCall,
		h: () => truncationWarning,
		hn: () => parseRepoPath,
		hr: () => BIGINT_FORMAT_RANGES,
		ht: () => PLAINLY,
		i: () => longLinesOf,
		in: () => findCollision,
		ir: () => _minLength,
		it: () => DEFAULT_APPROVAL,
		j: () => textArgument,
		jn: () => recipeReference,
		jt: () => FolderListing,
		k: () => previewArgument,
		kn: () => builtInReference,
		kt: () => usersGit,
		l: () => longLinesWarning,
		ln: () => foldPath,
		lr: () => base64,
		lt: () => FORK_RULES,
		m: () => secretWarning,
		mn: () => parseRepoDirectory,
		mr: () => NEVER,
		mt: () => WHEN_CLEAN,
		n: () => decodeSearched,
		nn: () => shellWord,
		nr: () => _lte,
		nt: () => defineTool,
		o: () => BulkReader,
		on: () => briefText,
		or: () => globalRegistry,
		ot: () => DEFAULT_CONFIG,
		p: () => searchWarnings,
		pn: () => parentOf,
		pr: () => safeParse,
		pt: () => TEAM,
		q: () => parseGlob,
		qn: () => pipe,
		qt: () => fitsInTime,
		r: () => hitsOf,
		rn: () => fileModeOf,
		rr: () => _maxLength,
		rt: () => CONFIG_FILE,
		s: () => runGuarded,
		sn: () => depthOf,
		sr: () => base64Charset,
		st: () => DEFAULT_LIMITS,
		t: () => scanAll,
		tn: () => regexAtLeast,
		tr: () => _gte,
		tt: () => toByteEdits,
		u: () => renderMatches,
		un: () => isDotGit,
		ur: () => base64url,
		ut: () => HIGHEST_LIMITS,
		v: () => selectFiles,
		vn: () => SEARCHING_TOOLS,
		vr: () => getEnumValues,
		vt: () => describeIssue,
		w: () => extensionIn,
		wn: () => RECIPES_SLUG,
		wt: () => unwrap,
		x: () => parsePathArgument,
		xn: () => findTool,
		xt: () => memberOf,
		y: () => findDirectory,
		yn: () => TOOL_NAMES,
		yt: () => runChecked,
		z: () => lineAt,
		zn: () => describe$1,
		zt: () => findShell
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
	var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
	var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
	var node_vm__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(714);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8500);
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
	function escapeRegex$1(str) {
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
	function _getMessage() {
		let internals = this._zod;
		internals.message ??= JSON.stringify(internals.def, jsonStringifyReplacer, 2);
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
	let $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
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
			if (result instanceof Promise) throw new $ZodAsyncError();
			if (result.issues.length) {
				let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, _params?.callee ?? fn);
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
				let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
				captureStackTrace(e, params?.callee ?? fn);
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
		if (result instanceof Promise) throw new $ZodAsyncError();
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
					error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
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
	let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
	let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
	let anyString = /^[\s\S]{0,}$/;
	let integer = /^-?\d+$/;
	let number$1 = /^-?\d+(?:\.\d+)?$/;
	let boolean$1 = /^(?:true|false)$/i;
	let _null$2 = /^null$/i;
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
	let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
	let base64urlCharset = /^[A-Za-z0-9_-]*$/;
	let $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
		$ZodType.init(inst, def);
		inst._zod.pattern = number$1;
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
		inst._zod.pattern = boolean$1;
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
		inst._zod.pattern = _null$2;
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
					if (typeof key == "string" && number$1.test(key) && keyResult.issues.length) {
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
			return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex$1(o.toString())).join("|")})$` : "^[^\\s\\S]$");
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
			return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex$1(o) : o ? escapeRegex$1(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
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
	function snapshotChecks(def) {
		def.checks &&= [...def.checks];
		return def;
	}
	function _string(Class, params) {
		return new Class(snapshotChecks({
			type: "string",
			...normalizeParams(params)
		}));
	}
	function _number(Class, params) {
		return new Class(snapshotChecks({
			type: "number",
			checks: [],
			...normalizeParams(params)
		}));
	}
	function _int(Class, params) {
		return new Class({
			type: "number",
			check: "number_format",
			abort: !1,
			format: "safeint",
			...normalizeParams(params)
		});
	}
	function _boolean(Class, params) {
		return new Class({
			type: "boolean",
			...normalizeParams(params)
		});
	}
	function _null$1(Class, params) {
		return new Class({
			type: "null",
			...normalizeParams(params)
		});
	}
	function _unknown(Class) {
		return new Class({ type: "unknown" });
	}
	function _never(Class, params) {
		return new Class({
			type: "never",
			...normalizeParams(params)
		});
	}
	function _lte(value, params) {
		return new $ZodCheckLessThan({
			check: "less_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _gte(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !0
		});
	}
	function _maxLength(maximum, params) {
		return new $ZodCheckMaxLength({
			check: "max_length",
			...normalizeParams(params),
			maximum
		});
	}
	function _minLength(minimum, params) {
		return new $ZodCheckMinLength({
			check: "min_length",
			...normalizeParams(params),
			minimum
		});
	}
	function _regex(pattern, params) {
		return new $ZodCheckRegex({
			check: "string_format",
			format: "regex",
			...normalizeParams(params),
			pattern
		});
	}
	function _refine(Class, fn, _params) {
		return new Class({
			type: "custom",
			check: "custom",
			fn,
			...normalizeParams(_params)
		});
	}
	function describe$2(description) {
		let ch = new $ZodCheck({ check: "describe" });
		ch._zod.onattach = [(inst) => {
			let existing = globalRegistry.get(inst) ?? {};
			globalRegistry.add(inst, {
				...existing,
				description
			});
		}];
		ch._zod.check = () => {};
		return ch;
	}
	let ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
		if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
		$ZodType.init(inst, def);
		inst.def = def;
		inst.type = def.type;
	}, {
		get with() {
			return this.check;
		},
		set with(value) {
			own(this, "with", value);
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
			return clone(this, _def, params);
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
	let ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
		$ZodString.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function string(params) {
		return _string(ZodMiniString, params);
	}
	let ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
		$ZodNumber.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function number(params) {
		return _number(ZodMiniNumber, params);
	}
	let ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
		$ZodNumberFormat.init(inst, def);
		ZodMiniNumber.init(inst, def);
	});
	function int(params) {
		return _int(ZodMiniNumberFormat, params);
	}
	let ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
		$ZodBoolean.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function boolean(params) {
		return _boolean(ZodMiniBoolean, params);
	}
	let ZodMiniNull = $constructor("ZodMiniNull", (inst, def) => {
		$ZodNull.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _null(params) {
		return _null$1(ZodMiniNull, params);
	}
	let ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
		$ZodUnknown.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function unknown() {
		return _unknown(ZodMiniUnknown);
	}
	let ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
		$ZodNever.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function never(params) {
		return _never(ZodMiniNever, params);
	}
	let ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
		$ZodArray.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function array(element, params) {
		return new ZodMiniArray({
			type: "array",
			element,
			...normalizeParams(params)
		});
	}
	let ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
		$ZodObject.init(inst, def);
		ZodMiniType.init(inst, def);
		installLazyProp(inst, "shape", (self) => self._zod.def.shape, !1);
	});
	function object(shape, params) {
		let def = {
			type: "object",
			shape: shape ?? {},
			...normalizeParams(params)
		};
		return new ZodMiniObject(def);
	}
	function strictObject(shape, params) {
		return new ZodMiniObject({
			type: "object",
			shape,
			catchall: never(),
			...normalizeParams(params)
		});
	}
	let ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
		$ZodUnion.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function union(options, params) {
		return new ZodMiniUnion({
			type: "union",
			options,
			...normalizeParams(params)
		});
	}
	let ZodMiniDiscriminatedUnion = $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
		$ZodDiscriminatedUnion.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function discriminatedUnion(discriminator, options, params) {
		return new ZodMiniDiscriminatedUnion({
			type: "union",
			options,
			discriminator,
			...normalizeParams(params)
		});
	}
	let ZodMiniRecord = $constructor("ZodMiniRecord", (inst, def) => {
		$ZodRecord.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function record(keyType, valueType, params) {
		if (!valueType || !valueType._zod) return new ZodMiniRecord({
			type: "record",
			keyType: string(),
			valueType: keyType,
			...normalizeParams(valueType)
		});
		return new ZodMiniRecord({
			type: "record",
			keyType,
			valueType,
			...normalizeParams(params)
		});
	}
	let ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
		$ZodEnum.init(inst, def);
		ZodMiniType.init(inst, def);
		inst.options = [...inst._zod.values];
	});
	function _enum(values, params) {
		let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
		return new ZodMiniEnum({
			type: "enum",
			entries,
			...normalizeParams(params)
		});
	}
	let ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
		$ZodLiteral.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function literal(value, params) {
		return new ZodMiniLiteral({
			type: "literal",
			values: Array.isArray(value) ? value : [value],
			...normalizeParams(params)
		});
	}
	let ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
		$ZodTransform.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function transform(fn) {
		return new ZodMiniTransform({
			type: "transform",
			transform: fn
		});
	}
	let ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
		$ZodOptional.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function optional(innerType) {
		return new ZodMiniOptional({
			type: "optional",
			innerType
		});
	}
	let ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
		$ZodNullable.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function nullable(innerType) {
		return new ZodMiniNullable({
			type: "nullable",
			innerType
		});
	}
	let ZodMiniDefault = $constructor("ZodMiniDefault", (inst, def) => {
		$ZodDefault.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function _default(innerType, defaultValue) {
		return new ZodMiniDefault({
			type: "default",
			innerType,
			get defaultValue() {
				return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
			}
		});
	}
	let ZodMiniPipe = $constructor("ZodMiniPipe", (inst, def) => {
		$ZodPipe.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function pipe(in_, out) {
		return new ZodMiniPipe({
			type: "pipe",
			in: in_,
			out
		});
	}
	let ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
		$ZodCustom.init(inst, def);
		ZodMiniType.init(inst, def);
	});
	function check(fn, params) {
		let ch = new $ZodCheck({
			check: "custom",
			...normalizeParams(params)
		});
		ch._zod.check = fn;
		return ch;
	}
	function refine(fn, _params = {}) {
		return _refine(ZodMiniCustom, fn, _params);
	}
	let describe$1 = describe$2;
	let SLUG = /^[\p{L}\p{Nd}-]{1,64}$/u;
	let VERSION_PATTERN = /^[\p{L}\p{Nd}.-]{1,64}$/u;
	let SLUG_RULE = "must be 1 to 64 letters, digits and dashes";
	let VERSION_RULE = "must be 1 to 64 letters, digits, dashes and dots";
	let REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u;
	function parseReference(text) {
		let { bundle, slug, version } = REFERENCE.exec(text)?.groups ?? {};
		if (bundle === void 0 || slug === void 0 || version === void 0) return;
		return SLUG.test(bundle) && SLUG.test(slug) && VERSION_PATTERN.test(version) ? {
			bundle,
			slug,
			version
		} : void 0;
	}
	function referenceText({ bundle, slug, version }) {
		return `${bundle}/${slug}@${version}`;
	}
	let BUILT_IN_SLUG = "sous";
	let RECIPES_SLUG = "recipes";
	function builtInReference(tool) {
		return {
			bundle: BUILT_IN_SLUG,
			slug: tool.replaceAll("_", "-"),
			version: "1"
		};
	}
	function recipeReference(recipe) {
		let slug = [...recipe.replace(/[^\p{L}\p{Nd}-]+/gu, "-")].slice(0, 64).join("");
		return {
			bundle: RECIPES_SLUG,
			slug,
			version: "1"
		};
	}
	let LOADERS = {
		get_content: async () => (await Promise.all([__webpack_require__.e(3436), __webpack_require__.e(1169)]).then(__webpack_require__.bind(__webpack_require__, 1169))).getContentTool,
		get_category_content: async () => (await Promise.all([__webpack_require__.e(3436), __webpack_require__.e(8564)]).then(__webpack_require__.bind(__webpack_require__, 8564))).getCategoryContent,
		get_collection_content: async () => (await Promise.all([__webpack_require__.e(3436), __webpack_require__.e(5716)]).then(__webpack_require__.bind(__webpack_require__, 5716))).getCollectionContent,
		grep: async () => (await __webpack_require__.e(5366).then(__webpack_require__.bind(__webpack_require__, 5366)).then((n) => n.t)).grep,
		grep_search: async () => (await __webpack_require__.e(6530).then(__webpack_require__.bind(__webpack_require__, 6530))).grepSearch,
		glob: async () => (await __webpack_require__.e(9893).then(__webpack_require__.bind(__webpack_require__, 9893))).glob,
		file_search: async () => (await __webpack_require__.e(2552).then(__webpack_require__.bind(__webpack_require__, 2552))).fileSearch,
		search: async () => (await __webpack_require__.e(2411).then(__webpack_require__.bind(__webpack_require__, 2411))).search,
		list_directory: async () => (await __webpack_require__.e(4959).then(__webpack_require__.bind(__webpack_require__, 4959))).listDirectory,
		list_dir: async () => (await __webpack_require__.e(11).then(__webpack_require__.bind(__webpack_require__, 11))).listDir,
		read_file: async () => (await __webpack_require__.e(5132).then(__webpack_require__.bind(__webpack_require__, 5132))).readFile,
		create_file: async () => (await __webpack_require__.e(3828).then(__webpack_require__.bind(__webpack_require__, 3828))).createFile,
		update_file: async () => (await __webpack_require__.e(987).then(__webpack_require__.bind(__webpack_require__, 987))).updateFile,
		append_file: async () => (await __webpack_require__.e(5096).then(__webpack_require__.bind(__webpack_require__, 5096))).appendFile,
		replace_in_file: async () => (await __webpack_require__.e(6631).then(__webpack_require__.bind(__webpack_require__, 6631)).then((n) => n.t)).replaceInFile,
		replace_string_in_file: async () => (await __webpack_require__.e(38).then(__webpack_require__.bind(__webpack_require__, 38))).replaceStringInFile,
		edit_lines: async () => (await __webpack_require__.e(9023).then(__webpack_require__.bind(__webpack_require__, 9023))).editLines,
		create_directory: async () => (await __webpack_require__.e(4771).then(__webpack_require__.bind(__webpack_require__, 4771))).createDirectory,
		delete_file: async () => (await __webpack_require__.e(6421).then(__webpack_require__.bind(__webpack_require__, 6421))).deleteFile,
		run_in_terminal: async () => (await __webpack_require__.e(7117).then(__webpack_require__.bind(__webpack_require__, 7117))).runInTerminal,
		terminal_last_command: async () => (await __webpack_require__.e(1856).then(__webpack_require__.bind(__webpack_require__, 1856))).terminalLastCommand,
		fetch_webpage: async () => (await __webpack_require__.e(2909).then(__webpack_require__.bind(__webpack_require__, 2909))).fetchWebpage
	};
	let ALIASES = {
		content: "get_content",
		replace: "replace_in_file",
		edit: "edit_lines",
		terminal: "run_in_terminal",
		fetch: "fetch_webpage"
	};
	let SEARCHING_TOOLS = new Set([
		"grep",
		"grep_search",
		"search"
	]);
	let LISTING_TOOLS = new Set([
		...SEARCHING_TOOLS,
		"glob",
		"file_search",
		"get_content",
		"get_category_content",
		"get_collection_content"
	]);
	let EXTERNAL_TOOLS = new Set(["run_in_terminal", "fetch_webpage"]);
	function isExternalTool(name) {
		return EXTERNAL_TOOLS.has(name) || parseReference(name) !== void 0;
	}
	let TOOL_NAMES = Object.keys(LOADERS);
	async function findTool(name) {
		let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
		return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
	}
	async function allTools() {
		return Promise.all(Object.values(LOADERS).map((load) => load()));
	}
	let MAX_PATH_BYTES = 4096;
	let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;
	let LONE_SURROGATE = /\p{Surrogate}/u;
	let WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])[ ]*(?:\.|$)/i;
	let HFS_IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/g;
	let DOT_GIT$1 = /^(?:\.git|git~\d+)[. ]*(?::|$)/i;
	let SOUS_DIRECTORY = /^(?:\.SOUS|SOUS~\d+)$/;
	let NEEDS_CLOSER_LOOK = /[^ -~]|[\\:]|^$|^\/|\/$|\/\/|[. ](?:\/|$)|(?:^|\/)(?:\.\.?\/|\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)(?:[ ./]|$))/i;
	function parseRepoPath(text) {
		if (!NEEDS_CLOSER_LOOK.test(text) && text.length <= 255) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(text);
		let problem = findProblem(text);
		return problem === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(text) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(problem);
	}
	function parseRepoDirectory(text) {
		return text === "." ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(".") : parseRepoPath(text);
	}
	function joinPath(directory, name) {
		return parseRepoPath(directory === "." ? name : `${directory}/${name}`);
	}
	function parentOf(path) {
		let slash = path.lastIndexOf("/");
		return slash < 0 ? "." : path.slice(0, slash);
	}
	function ancestorsOf(path) {
		let ancestors = [];
		for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) ancestors.push(path.slice(0, slash));
		return ancestors;
	}
	function depthOf(path) {
		let depth = 0;
		for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) depth++;
		return depth;
	}
	function isDotGit(segment) {
		return DOT_GIT$1.test(segment.replace(HFS_IGNORABLE, ""));
	}
	function isInSousDirectory(path) {
		let [first = ""] = path.split("/", 1);
		return SOUS_DIRECTORY.test(foldPath(first));
	}
	function foldPath(path) {
		return path.replace(HFS_IGNORABLE, "").normalize("NFD").toLowerCase().toUpperCase().normalize("NFC");
	}
	function findProblem(text) {
		let shown = `'${briefText(text)}'`;
		let outside = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_outside_working_dir", `Path ${shown} is outside working directory`, `${why} Use a path relative to the working directory, such as 'src/main.ts'.`);
		let denied = (why, suggestion) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_denied", `Path ${shown} is not allowed: ${why}`, suggestion);
		if (text === "") return denied("it is empty", "Give a path relative to the working directory, such as 'src/main.ts'.");
		if (LONE_SURROGATE.test(text)) return denied("it has half of a character (a lone surrogate)", "Write the whole character, or leave it out.");
		if (UNPRINTABLE.test(text)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
		if (text.startsWith("/")) return outside("It is absolute.");
		if (/^[A-Za-z]:/.test(text)) return outside("It names a drive.");
		if (text.startsWith("\\\\")) return outside("It names a network share.");
		if (text.includes("\\")) return leavesRoot(text.replaceAll("\\", "/")) ? outside("It climbs above it.") : denied("it has a backslash", `Separate directories by '/': '${briefText(text.replaceAll("\\", "/"))}'.`);
		if (Buffer.byteLength(text) > MAX_PATH_BYTES) return denied(`it is longer than ${MAX_PATH_BYTES} bytes`, "Use a shorter path.");
		if (leavesRoot(text)) return outside("It climbs above it.");
		let plain = plainForm(text);
		if (plain === ".") return denied("it is the working directory itself", "Name a file or directory in it, such as 'src/main.ts'.");
		for (let segment of text.split("/")) {
			if (segment === "" || segment === "." || segment === "..") return denied(`it has the segment '${segment}'`, `Write it plainly: '${briefText(plain)}'.`);
			if (isDotGit(segment)) return denied("it belongs to git's own directory", "Sous neither reads nor writes there; use git itself.");
			if (segment.includes(":")) return denied("':' means a drive or an alternate stream on Windows", "Use a name without a colon.");
			if (/[. ]$/.test(segment)) return denied(`'${segment}' ends with a dot or space, which Windows drops`, "Use a name without it.");
			if (WINDOWS_DEVICE.test(segment)) return denied(`'${segment}' is a device on Windows`, "Use another name.");
			if (Buffer.byteLength(segment) > 255) return denied("a name in it is longer than 255 bytes", "Use a shorter name.");
		}
	}
	function leavesRoot(text) {
		let depth = 0;
		for (let segment of text.split("/")) {
			segment === ".." ? depth-- : segment !== "" && segment !== "." && depth++;
			if (depth < 0) return !0;
		}
		return !1;
	}
	function plainForm(text) {
		let kept = [];
		for (let segment of text.split("/")) segment === ".." ? kept.pop() : segment !== "" && segment !== "." && kept.push(segment);
		return kept.join("/") || ".";
	}
	function briefText(text) {
		return escapeUnprintable(text.length > 120 ? `${text.slice(0, 117)}\u2026` : text);
	}
	function escapeUnprintable(text) {
		return text.replace(new RegExp(UNPRINTABLE, "gu"), (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
	}
	let LINE_NEEDS_CLOSER_LOOK = /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i;
	let linesByPaths = new WeakMap();
	function linesOf(paths) {
		return linesByPaths.get(paths) ?? paths.map((path) => `${path}\n`).join("");
	}
	var PathLines = class {
		#bytes;
		#end = 1;
		constructor(room) {
			this.#bytes = Buffer.allocUnsafeSlow(room + 1);
			this.#bytes[0] = 10;
		}
		add(from, start, end) {
			if (end - start > 255) return !1;
			this.#end + end - start >= this.#bytes.length && this.#grow();
			let bytes = this.#bytes;
			let to = this.#end;
			for (let at = start; at < end; at++) {
				let byte = from[at];
				if (byte < 32 || byte > 126) return !1;
				bytes[to++] = byte;
			}
			bytes[to] = 10;
			this.#end = to + 1;
			return !0;
		}
		take() {
			if (this.#end === 1) return {
				areAllPlain: !0,
				names: []
			};
			let lines = this.#bytes.toString("latin1", 0, this.#end);
			let names = lines.slice(1, -1).split("\n");
			linesByPaths.set(names, lines.slice(1));
			return LINE_NEEDS_CLOSER_LOOK.test(lines) ? {
				areAllPlain: !1,
				names
			} : {
				areAllPlain: !0,
				names
			};
		}
		anyStartsWith(prefix) {
			return this.#bytes.subarray(0, this.#end).includes(`\n${prefix}`);
		}
		#grow() {
			let larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + 255);
			this.#bytes.copy(larger, 0, 0, this.#end);
			this.#bytes = larger;
		}
	};
	function fileModeOf(permissions) {
		return permissions & 64 ? "100755" : "100644";
	}
	function findCollision(changes) {
		let written = changes.filter((change) => change.kind === "create" || change.kind === "update");
		let files = new Map();
		for (let change of written) {
			let key = foldPath(change.path);
			let other = files.get(key);
			if (other !== void 0 && (other.path === change.path || other.kind === "create" || change.kind === "create")) return [other.path, change.path];
			files.set(key, change);
		}
		for (let change of changes) {
			if (change.kind === "delete" || change.kind === "update") continue;
			let directories = change.kind === "create" ? ancestorsOf(change.path) : [...ancestorsOf(change.path), change.path];
			for (let directory of directories) {
				let file = files.get(foldPath(directory));
				if (file !== void 0) return [file.path, change.path];
			}
		}
	}
	function escapeGlob(path) {
		return path.replace(/[*?[\]{}]|^!/g, "\\$&");
	}
	function escapeRegex(text) {
		return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	}
	function shellWord(text) {
		return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
	}
	function regexAtLeast(least) {
		let digits = String(least);
		return `0*(?:${[
			digits,
			...[...digits].flatMap((digit, at) => {
				let rest = digits.length - at - 1;
				return digit === "9" ? [] : [`${digits.slice(0, at)}${classOf(Number(digit) + 1)}${rest === 0 ? "" : `\\d{${rest}}`}`];
			}),
			`[1-9]\\d{${digits.length},}`
		].join("|")})(?!\\d)`;
	}
	function classOf(from) {
		return from === 9 ? "9" : `[${from}-9]`;
	}
	function elapsedMs() {
		let [seconds, nanoseconds] = process.hrtime();
		return seconds * 1e3 + nanoseconds / 1e6;
	}
	let realClock = {
		elapsed: elapsedMs,
		now: () => new Date()
	};
	let guard;
	function withWorkLimit(work, limitMs, mostMs = 64 * limitMs) {
		let deadline = elapsedMs() + mostMs;
		for (let limit = limitMs;; limit *= 2) {
			let left = deadline - elapsedMs();
			if (left <= 0) return "timed_out";
			let before = workedMs();
			let end = attempt(work, Math.min(limit, left));
			if (end === "done") return end;
			if (end === "interrupted" || workedMs() - before >= .25 * limitMs) return "timed_out";
		}
	}
	function workedMs() {
		let { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
		return (user + system) / 1e3;
	}
	function attempt(work, limitMs) {
		let { context, script } = prepareGuard(work);
		try {
			let breakOnSigint = process.listenerCount("SIGINT") > 0;
			script.runInContext(context, {
				timeout: Math.max(1, Math.ceil(limitMs)),
				breakOnSigint
			});
			return "done";
		} catch (error) {
			let { code } = error;
			if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return "timed_out";
			if (code !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw error;
			process.emit("SIGINT");
			return "interrupted";
		}
	}
	function fitsInTime(pattern, text, limitMs = 500) {
		if (whyUnprepared(pattern.source, pattern.flags) !== void 0) return;
		let fits;
		withWorkLimit(() => {
			fits = pattern.test(text);
		}, limitMs);
		return fits;
	}
	function prepareGuard(work) {
		if (guard === void 0) {
			let made = {
				context: node_vm__WEBPACK_IMPORTED_MODULE_6__.createContext({ run: () => made.work() }),
				script: new node_vm__WEBPACK_IMPORTED_MODULE_6__.Script("run()"),
				work
			};
			guard = made;
		}
		guard.work = work;
		return guard;
	}
	let UNKNOWN$2 = "could not be tried out in a process of its own";
	let tried = new Map();
	function whyUnprepared(source, flags) {
		if (hasFewPaths(source, flags)) return;
		let decisive = flags.replace(/[^iu]/g, "");
		let key = `${decisive}/${source}`;
		if (tried.has(key)) return tried.get(key);
		let end = runTrial(source, decisive);
		if (end !== UNKNOWN$2) {
			tried.size >= 1e3 && tried.clear();
			tried.set(key, end);
		}
		return end;
	}
	function runTrial(source, flags) {
		let { spawnSync } = process.getBuiltinModule("node:child_process");
		let { status, signal, error } = spawnSync(process.execPath, ["-e", "\nconst [work, workerData, limit] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))\nconst { Worker } = require('node:worker_threads')\nnew Worker(work, { eval: true, workerData, resourceLimits: { stackSizeMb: 0.8 } })\nsetInterval(() => {\n  const { user, system } = process.cpuUsage()\n  if (user + system > limit * 1000) process.kill(process.pid, 'SIGKILL')\n}, 20).unref()"], {
			input: JSON.stringify([
				"\nconst { source, flags } = require('node:worker_threads').workerData\nfor (const more of ['', 'm', 'ms']) {\n  const regex = new RegExp(source, flags + more)\n  for (const text of ['', '\\u0100']) for (let times = 0; times < 4; times++) regex.exec(text)\n}",
				{
					source,
					flags
				},
				2e3
			]),
			stdio: [
				"pipe",
				"ignore",
				"ignore"
			],
			timeout: 3e4,
			killSignal: "SIGKILL",
			cwd: "/",
			env: {}
		});
		if (error !== void 0 || signal === "SIGINT" || signal === "SIGTERM" || signal === "SIGHUP") return UNKNOWN$2;
		return status === 0 ? void 0 : "is too much to prepare in time";
	}
	let TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]{0,256}>|[a-z]*(?:-[a-z]*)?:))?|[\ud800-\udbff][\udc00-\udfff]|./gisy;
	let BRACKETED = /\\(?:u\{[\da-f]+\}|p\{[^}]*\}|k<[^>]*>|.)/gis;
	let QUANTIFIER$1 = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
	let CONDITION = /^(?:[$^]|\\[bBk1-9])/;
	let ANY_PAIR_TOKEN = /^(?:\.|\\[WDS]$|\[\^[ -~]*\]$)/;
	let SOME_PAIRS_TOKEN = /^(?:[\ud800-\udfff]|\\[pPu]|\[.*(?:\\[WDSpPux]|[^ -~]))/s;
	function hasFewPaths(source, flags) {
		if (source.length > 4e3) return !1;
		let isUnicode = flags.includes("u");
		return countPaths(isUnicode ? source.replace(BRACKETED, (escaped) => escaped.slice(0, 2)) : source, isUnicode) <= 1e4;
	}
	function countPaths(source, isUnicode) {
		let outer = [];
		let group = openGroup(!1);
		TOKEN.lastIndex = 0;
		for (let token = TOKEN.exec(source)?.[0]; token !== void 0; token = TOKEN.exec(source)?.[0]) if (token.startsWith("(")) {
			outer.push(group);
			group = openGroup(/^\(\?<?[=!]/.test(token));
		} else if (token === "|") group = {
			...group,
			others: group.others + group.last,
			last: 1
		};
		else {
			let parent = token === ")" ? outer.pop() : void 0;
			let part = parent === void 0 ? pathsOf(token, isUnicode) : allOf(group);
			parent !== void 0 && (group = parent);
			group = {
				...group,
				last: group.last * repeated(part, source)
			};
		}
		return allOf(group);
	}
	function openGroup(isLook) {
		return {
			isLook,
			others: 0,
			last: 1
		};
	}
	function allOf({ isLook, others, last }) {
		return others + last + +!!isLook;
	}
	function pathsOf(token, isUnicode) {
		if (CONDITION.test(token)) return 2;
		if (!isUnicode) return 1;
		return SOME_PAIRS_TOKEN.test(token) ? 16 : ANY_PAIR_TOKEN.test(token) ? 4 : 1;
	}
	function repeated(part, source) {
		QUANTIFIER$1.lastIndex = TOKEN.lastIndex;
		let found = QUANTIFIER$1.exec(source);
		if (found === null) return part;
		TOKEN.lastIndex = QUANTIFIER$1.lastIndex;
		let { least, most } = countsOf(found);
		let certain = Math.min(least, 3);
		return part ** certain * (part + 1) ** (Math.min(most, 4) - certain);
	}
	function countsOf([, sign, from, comma, to]) {
		if (sign !== void 0) return {
			least: +(sign === "+"),
			most: sign === "+" ? 2 : 1
		};
		let least = Number(from);
		return {
			least,
			most: comma === "" ? least : to === "" ? least + 1 : Number(to)
		};
	}
	var real_disk_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		OPEN_TO_READ: () => OPEN_TO_READ,
		realDisk: () => realDisk,
		replacePrivateFile: () => replacePrivateFile
	});
	let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK ?? 0);
	let realDisk = {
		entry(path) {
			let stats = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, {
				bigint: !0,
				throwIfNoEntry: !1
			}));
			if (stats.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(stats.value === void 0 ? void 0 : describe(stats.value));
			return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : stats;
		},
		readFile(path, limit) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => {
				let file = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(path, OPEN_TO_READ);
				try {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file);
					if (!stats.isFile()) throw fault("not a regular file", stats.isDirectory() ? "EISDIR" : "ENOTREG");
					if (limit === void 0 && stats.size > 268435456) throw fault("larger than is ever read", "EHUGE");
					return {
						bytes: readUpTo(file, Math.min(stats.size, limit ?? 268435456)),
						size: stats.size,
						mode: fileModeOf(stats.mode)
					};
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
				}
			});
		},
		readDirectory(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
				name: entry.name,
				kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(entry)
			})));
		},
		async walk(folder, request) {
			let { walkFolder } = await __webpack_require__.e(6328).then(__webpack_require__.bind(__webpack_require__, 6328));
			return walkFolder(folder, request);
		},
		canWriteInto(directory) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
		},
		realPath(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(path));
		}
	};
	function fault(message, code) {
		return Object.assign(Error(message), { code });
	}
	function readUpTo(file, size) {
		let bytes = Buffer.allocUnsafeSlow(size);
		let filled = 0;
		for (; filled < size;) {
			let read = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, bytes, filled, size - filled, null);
			if (read === 0) break;
			filled += read;
		}
		return filled === size ? bytes : bytes.subarray(0, filled);
	}
	function describe(stats) {
		return {
			kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(stats),
			size: Number(stats.size),
			mode: fileModeOf(Number(stats.mode)),
			get fingerprint() {
				return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
			}
		};
	}
	function replacePrivateFile(file, content) {
		node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), {
			recursive: !0,
			mode: 448
		});
		let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomUUID)()}`;
		try {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(fresh, content, {
				mode: 384,
				flag: "wx"
			});
			node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(fresh, file);
		} catch (error) {
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(fresh, { force: !0 }));
			throw error;
		}
	}
	let SAFE_SETTINGS = {
		"core.fsmonitor": "false",
		"core.hooksPath": "/dev/null",
		"core.excludesFile": "/dev/null",
		"core.attributesFile": "/dev/null",
		"core.quotePath": "false",
		"credential.helper": ""
	};
	function realGit(program, searchPath) {
		return {
			run: (request) => program === void 0 ? Promise.resolve(notStarted("git is not installed")) : runGit(program, searchPath, request),
			async locate(folder) {
				return locateRepository(folder);
			}
		};
	}
	async function runGit(program, searchPath, request) {
		let { spawn } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
		let { timeoutMs = 6e4 } = request;
		return new Promise((resolve) => {
			let args = [
				"--no-pager",
				`--git-dir=${request.gitDirectory}`,
				`--work-tree=${request.workTree}`,
				...request.args
			];
			let child = spawn(program, args, {
				cwd: request.workTree,
				env: gitEnvironment(searchPath, request),
				stdio: [
					"pipe",
					"pipe",
					"pipe"
				],
				timeout: timeoutMs,
				killSignal: "SIGKILL",
				...request.signal && { signal: request.signal }
			});
			let out = [];
			let err = [];
			child.stdout.on("data", (chunk) => out.push(chunk));
			child.stderr.on("data", (chunk) => err.push(chunk));
			child.on("error", (error) => resolve(notStarted(error.message)));
			child.on("close", (code, signal) => {
				code === 0 && err.length > 0 && request.onComplaint?.(Buffer.concat(err).toString("utf8"));
				if (code === 0) resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(Buffer.concat(out)));
				else if (signal === "SIGKILL") resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1e3}s`));
				else {
					let message = hideToken(Buffer.concat(err).toString("utf8").trim(), request.remote);
					let output = request.remote && { output: Buffer.concat(out).toString("utf8") };
					resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
						exitCode: code ?? void 0,
						message,
						...output
					}));
				}
			});
			child.stdin.on("error", () => void 0);
			child.stdin.end(request.input);
		});
	}
	function gitEnvironment(searchPath, { remote, settings: own }) {
		let env = {
			PATH: searchPath,
			LC_ALL: "C",
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: "/dev/null",
			GIT_LITERAL_PATHSPECS: "1",
			GIT_OPTIONAL_LOCKS: "0",
			GIT_TERMINAL_PROMPT: "0",
			GIT_NO_REPLACE_OBJECTS: "1",
			GIT_ATTR_NOSYSTEM: "1",
			GIT_NO_LAZY_FETCH: "1",
			GIT_ALLOW_PROTOCOL: ""
		};
		let opened = remote && remoteEnvironment(remote);
		let settings = Object.entries({
			...own,
			...SAFE_SETTINGS,
			...opened?.settings
		});
		settings.forEach(([key, value], i) => {
			env[`GIT_CONFIG_KEY_${i}`] = key;
			env[`GIT_CONFIG_VALUE_${i}`] = value;
		});
		env.GIT_CONFIG_COUNT = String(settings.length);
		return {
			...env,
			...opened?.variables
		};
	}
	function locateRepository(folder) {
		for (let at = folder;; at = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(at)) {
			let marker = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(at, ".git"), { throwIfNoEntry: !1 }));
			let kind = !marker.ok || marker.value === void 0 ? "none" : marker.value.isDirectory() ? "directory" : "pointer";
			let candidate = kind === "pointer" ? pointedTo(at) : node_path__WEBPACK_IMPORTED_MODULE_3__.join(at, ".git");
			if (kind !== "none" && candidate !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(candidate, "HEAD"))) return {
				gitDirectory: candidate,
				workTree: at
			};
			if (kind === "pointer" || node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(at) === at) return;
		}
	}
	function pointedTo(folder) {
		let file = realDisk.readFile(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, ".git"), 8192);
		let text = file.ok ? Buffer.from(file.value.bytes).toString("utf8") : "";
		let target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
		return target === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, target);
	}
	function notStarted(message) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			exitCode: void 0,
			message
		});
	}
	let LOOPBACK = new Set([
		"127.0.0.1",
		"[::1]",
		"localhost"
	]);
	function remoteEnvironment({ origin, token, proxy = "", certificates }) {
		let url = new URL(origin);
		if (url.origin !== origin) throw Error("A remote is given as an origin, without path and credentials.");
		if (url.protocol !== "https:" && !(url.protocol === "http:" && LOOPBACK.has(url.hostname))) throw Error("Git speaks https only, and http with this machine.");
		return {
			settings: {
				[`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}`,
				"http.followRedirects": "false",
				"http.sslVerify": "true",
				"http.proxy": proxy,
				...certificates !== void 0 && { "http.sslCAInfo": certificates },
				"http.lowSpeedLimit": "100",
				"http.lowSpeedTime": "30",
				"core.askPass": "",
				"protocol.version": "2",
				"transfer.credentialsInUrl": "die",
				"submodule.recurse": "false",
				"fetch.recurseSubmodules": "false",
				"push.recurseSubmodules": "no",
				"push.followTags": "false",
				"push.gpgSign": "false"
			},
			variables: {
				GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
				HOME: "/dev/null"
			}
		};
	}
	function hideToken(text, remote) {
		if (remote === void 0 || remote.token === "") return text;
		return text.replaceAll(remote.token, "***").replaceAll(basicToken(remote.token), "***");
	}
	function basicToken(token) {
		return Buffer.from(`x-access-token:${token}`).toString("base64");
	}
	let INHERITED = [
		"HOME",
		"LANG",
		"TZ",
		"CI",
		"TMPDIR",
		"USER",
		"LOGNAME"
	];
	let INHERITED_PATTERN = /^LC_(?:ADDRESS|ALL|COLLATE|CTYPE|IDENTIFICATION|MEASUREMENT|MESSAGES|MONETARY|NAME|NUMERIC|PAPER|TELEPHONE|TIME)$/;
	let NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
	let REFUSED_NAMES = new Set("ANT_OPTS.BASHOPTS.BASH_ENV.BROWSER.CDPATH.CLASSPATH.COMPILER_PATH.COMSPEC.CPATH.CPLUS_INCLUDE_PATH.CURL_HOME.CVS_RSH.C_INCLUDE_PATH.GCC_EXEC_PREFIX.GOENV.GOTOOLCHAIN.LIBRARY_PATH.EDITOR.ENV.EXINIT.FPATH.GCONV_PATH.GLOBIGNORE.GMAKEFLAGS.GNUPGHOME.GOFLAGS.GOROOT.GRADLE_OPTS.GREP_OPTIONS.HGRCPATH.HOME.HOSTALIASES.IFS.INPUTRC.JAVA_HOME.JAVA_OPTS.JAVA_TOOL_OPTIONS.JDK_JAVA_OPTIONS.KUBECONFIG.LESSCLOSE.LESSOPEN.LOCPATH.LOGNAME.MAKEFILES.MAKEFLAGS.MANPAGER.MAVEN_ARGS.MAVEN_OPTS.MFLAGS.NLSPATH.PAGER.PATH.PATHEXT.PROMPT_COMMAND.PS4.PSQLRC.RIPGREP_CONFIG_PATH.RSYNC_RSH.RUBYLIB.RUBYOPT.RUSTC.RUSTC_WORKSPACE_WRAPPER.RUSTC_WRAPPER.RUSTDOC.RUSTDOCFLAGS.RUSTFLAGS.R_ENVIRON.R_ENVIRON_USER.R_PROFILE.R_PROFILE_USER.SBT_OPTS.SHELL.SHELLOPTS.SSLKEYLOGFILE.SVN_SSH.TAR_OPTIONS.TCLLIBPATH.TERMINFO.TMPDIR.UNZIP.USER.VIMINIT.VIRTUAL_ENV.VISUAL.WGETRC.ZDOTDIR.ZIPOPT".split("."));
	let REFUSED_PREFIXES = "ACTIONS_.ANSIBLE_.AWS_CONFIG_FILE.AWS_SHARED_CREDENTIALS_FILE.BASH_FUNC_.BUNDLE_.BUN_.CARGO_.CMAKE_.COMPLUS_.COMPOSER_.CORECLR_.COREPACK_.COR_.DENO_.DOCKER_.DOTNET_.DYLD_.ELIXIR_.ERL_.GEM_.GITHUB_.GIT_.GLIBC_.GUILE_.INPUT_.JULIA_.LD_.LUA_.MALLOC_.NIX_.NODE_.NPM_CONFIG_.OPENSSL_.PERL.PHP.PIP_.PNPM_.POETRY_.PSMODULEPATH.PYTHON.RUNNER_.R_LIBS.SOUS_.SSH_.SSL_CERT_.TF_CLI.TS_NODE_.UV_.XDG_.YARN_".split(".");
	let HARMLESS = new Set([
		"NODE_ENV",
		"PYTHONHASHSEED",
		"PYTHONUNBUFFERED",
		"PYTHONDONTWRITEBYTECODE",
		"DOTNET_NOLOGO",
		"DOTNET_CLI_TELEMETRY_OPTOUT",
		"DOCKER_BUILDKIT"
	]);
	function checkVariable(name, value) {
		if (!NAME.test(name)) return "its name is not of the form [A-Z][A-Z0-9_]*, at most 64 characters";
		if (!isPossibleValue(value)) return "its value has a NUL character or half of a surrogate pair";
		if (HARMLESS.has(name)) return;
		if (REFUSED_NAMES.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))) return "it can change which programs run, or is reserved";
	}
	function isPossibleValue(value) {
		return !value.includes("\0") && value.isWellFormed();
	}
	function childEnvironment(surroundings, declared) {
		let env = {};
		for (let [name, value] of Object.entries(surroundings.inherited)) value !== void 0 && (INHERITED.includes(name) || INHERITED_PATTERN.test(name)) && (env[name] = value);
		return {
			...env,
			TERM: "dumb",
			...declared,
			PATH: surroundings.searchPath,
			SHELL: surroundings.shell,
			GIT_TERMINAL_PROMPT: "0",
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: "safe.bareRepository",
			GIT_CONFIG_VALUE_0: "explicit"
		};
	}
	let POSIX_SHELLS = [
		"sh",
		"bash",
		"dash",
		"zsh",
		"ksh"
	];
	function cleanPath({ path: searchPath, forbiddenRoot }) {
		let entries = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((entry) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
		return [...new Set(entries)].join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter);
	}
	function findProgram(name, places) {
		if (name === "" || /[/\\\0]/.test(name)) return;
		for (let directory of cleanPath(places).split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter)) {
			if (directory === "") continue;
			let candidate = node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, name);
			if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate;
		}
	}
	function findShell(wanted, places) {
		if (process.platform === "win32") return;
		return wanted !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(wanted) && POSIX_SHELLS.includes(node_path__WEBPACK_IMPORTED_MODULE_3__.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, places.forbiddenRoot) ? wanted : findProgram("sh", places);
	}
	function isExecutable(file) {
		let stats = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(file, { throwIfNoEntry: !1 }));
		return stats.ok && stats.value?.isFile() === !0 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
	}
	function isOutside(file, forbiddenRoot) {
		let real = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(file));
		if (!real.ok) return !1;
		let root = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(forbiddenRoot));
		return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
	}
	function isWithin(file, folder) {
		let relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(folder, file);
		return relative === "" || relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(relative);
	}
	let FILES = [
		"config",
		"info/attributes",
		"info/exclude",
		"info/grafts",
		"objects/info/alternates",
		"shallow"
	];
	let REF_TREES = ["refs", "reftable"];
	let TREES = [...REF_TREES, "hooks"];
	let WORKTREE_FILES = [
		"HEAD",
		"config.worktree",
		"commondir",
		"info/sparse-checkout",
		"MERGE_HEAD",
		"CHERRY_PICK_HEAD",
		"REVERT_HEAD",
		"BISECT_LOG"
	];
	let WORKTREE_TREES = [
		"rebase-merge",
		"rebase-apply",
		"sequencer"
	];
	function readGitState(disk, folder, repository) {
		let state = new Map();
		note(state, disk, ".git", node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, ".git"));
		if (repository === void 0) return state;
		repository.workTree !== folder && note(state, disk, `${repository.workTree}/.git`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(repository.workTree, ".git"));
		let own = repository.gitDirectory;
		let common = commonDirectory(disk, own);
		readPackedRefs(state, disk, node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, "packed-refs"));
		for (let file of FILES) note(state, disk, file, node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, file));
		for (let tree of TREES) noteTree(state, disk, tree, node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, tree), 0);
		noteWorktree(state, disk, "", own);
		own !== common && noteWorktree(state, disk, `${common}/`, common);
		let worktrees = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, "worktrees"));
		let linked = (worktrees.ok ? worktrees.value : []).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, "worktrees", name));
		for (let directory of new Set([...linked, ...own === common ? [] : [own]])) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(common, directory);
			state.set(name, "there");
			for (let tree of REF_TREES) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, tree), 0);
			directory !== own && noteWorktree(state, disk, `${name}/`, directory);
		}
		return state;
	}
	function noteWorktree(state, disk, prefix, directory) {
		for (let file of WORKTREE_FILES) note(state, disk, prefix + file, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, file));
		for (let tree of WORKTREE_TREES) noteTree(state, disk, prefix + tree, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, tree), 0);
		noteModules(state, disk, `${prefix}modules`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, "modules"), 0);
	}
	function noteModules(state, disk, name, directory, depth) {
		let entries = disk.readDirectory(directory);
		if (!entries.ok || depth > 32) return;
		if (!entries.value.some((entry) => entry.name === "HEAD")) {
			for (let entry of entries.value) noteModules(state, disk, `${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry.name), depth + 1);
			return;
		}
		for (let file of [
			"packed-refs",
			...FILES,
			...WORKTREE_FILES
		]) note(state, disk, `${name}/${file}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, file));
		for (let tree of [...TREES, ...WORKTREE_TREES]) noteTree(state, disk, `${name}/${tree}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, tree), 0);
		noteModules(state, disk, `${name}/modules`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, "modules"), depth + 1);
	}
	function differences(before, after) {
		return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
	}
	function commonDirectory(disk, gitDirectory) {
		let pointer = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_3__.join(gitDirectory, "commondir"));
		return pointer.ok ? node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(gitDirectory, Buffer.from(pointer.value.bytes).toString("utf8").trim()) : gitDirectory;
	}
	function readPackedRefs(state, disk, file) {
		let packed = disk.readFile(file);
		if (!packed.ok) return;
		for (let line of Buffer.from(packed.value.bytes).toString("utf8").split("\n")) {
			let [, id, name] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
			id !== void 0 && name !== void 0 && state.set(name, id);
		}
	}
	function noteTree(state, disk, name, directory, depth) {
		let entries = disk.readDirectory(directory);
		if (!entries.ok || depth > 32) return;
		for (let entry of entries.value) {
			let [inner, onDisk] = [`${name}/${entry.name}`, node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry.name)];
			entry.kind === "directory" ? noteTree(state, disk, inner, onDisk, depth + 1) : note(state, disk, inner, onDisk);
		}
	}
	function note(state, disk, name, file) {
		let entry = disk.entry(file);
		if (!entry.ok || entry.value === void 0) return;
		if (entry.value.kind === "file") {
			let content = disk.readFile(file);
			state.set(name, content.ok ? describeContent(name, content.value) : content.error.code);
		} else state.set(name, entry.value.kind === "directory" ? "directory" : entry.value.fingerprint);
	}
	function describeContent(name, { bytes, mode }) {
		let text = bytes.length <= 65 && name.startsWith("refs/") ? Buffer.from(bytes).toString("latin1").trim() : "";
		if (/^[0-9a-f]{40,64}$/.test(text)) return text;
		return `${mode} ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(bytes).digest("hex")}`;
	}
	let OWN = ".sous/";
	function readGitRecords(output, { above, isOnDisk }) {
		let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(output).toString("utf8");
		let tracked = [];
		let links = [];
		let modules = [];
		let untracked = [];
		let nameOffset = 0;
		let previous = "";
		for (let at = 0, end = text.indexOf("\0"); end >= 0; at = end + 1, end = text.indexOf("\0", at)) {
			let tag = text.charCodeAt(at);
			tag !== 63 && nameOffset === 0 && (nameOffset = text.indexOf("	", at) + 1 - at);
			let start = at + (tag === 63 ? 2 : nameOffset);
			if (!text.startsWith(above, start)) continue;
			let name = text.slice(start + above.length, end);
			if (isOwn(name)) continue;
			if (tag === 63) {
				untracked.push(name);
				continue;
			}
			if (name === previous) continue;
			previous = name;
			if (tag === 83 && !isOnDisk(name)) continue;
			let mode = at + 2;
			text.startsWith("100", mode) || isOnDisk(name) ? tracked.push(name) : (text.startsWith("160", mode) ? modules : links).push(name);
		}
		return {
			tracked,
			links,
			modules,
			untracked
		};
	}
	function isOwn(name) {
		return name.startsWith(OWN);
	}
	function readGitIndex(bytes, { prefix, isOnDisk }) {
		let entries = GitIndexEntries.open(bytes);
		if (entries === void 0) return;
		let above = Buffer.from(prefix === "" ? "" : `${prefix}/`);
		let lines = new PathLines(bytes.length);
		let paths = [];
		let refused = [];
		let links = [];
		let modules = [];
		let isSparse = !1;
		let previous = "";
		let step = entries.next();
		for (; step === "entry"; step = entries.next()) {
			let { nameBytes, nameEnd } = entries;
			isSparse ||= entries.isSkipped;
			let start = entries.nameStart + above.length;
			if (above.length > 0 && !(start < nameEnd && begins(nameBytes, entries.nameStart, above))) continue;
			if (entries.isFile && !entries.isInConflict && !entries.isSkipped && lines.add(nameBytes, start, nameEnd)) continue;
			let name = nameBytes.toString("utf8", start, nameEnd);
			if (name === previous || isOwn(name)) continue;
			previous = name;
			if (entries.isSkipped && !isOnDisk(name)) continue;
			if (!entries.isFile && !isOnDisk(name)) (entries.isModule ? modules : links).push(name);
			else {
				let path = (0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(nameBytes.subarray(start, nameEnd)) ? parseRepoPath(name) : void 0;
				path?.ok ? paths.push(path.value) : refused.push(name);
			}
		}
		if (step !== "end") return;
		let usual = acceptLines(lines);
		return {
			paths: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(usual.paths, paths, (path) => path),
			refused: [...usual.refused, ...refused],
			links,
			modules,
			isSparse
		};
	}
	function begins(bytes, start, above) {
		let end = start + above.length;
		return bytes[end - 1] === 47 && bytes.compare(above, 0, above.length, start, end) === 0;
	}
	function acceptLines(lines) {
		let { areAllPlain, names } = lines.take();
		let { paths, refused } = areAllPlain ? {
			paths: names,
			refused: []
		} : acceptNames(names, !1);
		return {
			paths: lines.anyStartsWith(".sous/") ? paths.filter((path) => !isOwn(path)) : paths,
			refused
		};
	}
	let LONG_NAME = 4095;
	var GitIndexEntries = class GitIndexEntries {
		isFile = !1;
		isModule = !1;
		isSkipped = !1;
		isInConflict = !1;
		nameBytes;
		nameStart = 0;
		nameEnd = 0;
		#bytes;
		#end;
		#joined;
		#at = 12;
		#left;
		constructor(bytes, version) {
			this.#bytes = bytes;
			this.nameBytes = bytes;
			this.#end = bytes.length - 20;
			this.#left = bytes.readUInt32BE(8);
			this.#joined = version === 4 ? Buffer.alloc(65536) : void 0;
		}
		static open(bytes) {
			if (bytes.length < 32 || bytes.readUInt32BE(0) !== 1145655875) return;
			let version = bytes.readUInt32BE(4);
			return version >= 2 && version <= 4 ? new GitIndexEntries(bytes, version) : void 0;
		}
		next() {
			if (this.#left === 0) return this.#hasKnownEnd() ? "end" : "broken";
			this.#left--;
			let bytes = this.#bytes;
			let at = this.#at;
			if (at + 62 >= this.#end) return "broken";
			let flags = bytes[at + 60] << 8 | bytes[at + 60 + 1];
			let isExtended = !!(flags & 16384);
			let name = at + 62 + (isExtended ? 2 : 0);
			let kind = bytes[at + 24 + 2] >> 4;
			this.isFile = kind === 8;
			this.isModule = kind === 14;
			this.isInConflict = !!(flags & 12288);
			this.isSkipped = isExtended && !!(bytes.readUInt16BE(at + 62) & 16384);
			return (this.#joined === void 0 ? this.#readName(name, flags & LONG_NAME) : this.#joinName(name, this.#joined)) ? "entry" : "broken";
		}
		#readName(start, length) {
			let end = length < LONG_NAME ? start + length : this.#bytes.indexOf(0, start);
			if (end < start || end >= this.#end || this.#bytes[end] !== 0) return !1;
			this.nameStart = start;
			this.nameEnd = end;
			this.#at += end - this.#at + 8 & -8;
			return !0;
		}
		#joinName(start, joined) {
			let at = start;
			let byte = this.#bytes[at++];
			let removed = byte & 127;
			for (; byte & 128 && at < this.#end;) {
				byte = this.#bytes[at++];
				removed = removed + 1 << 7 | byte & 127;
			}
			let end = this.#bytes.indexOf(0, at);
			let kept = this.nameEnd - removed;
			if (end < 0 || end >= this.#end || kept < 0 || kept > this.nameEnd || kept + end - at > joined.length) return !1;
			this.nameBytes = joined;
			this.nameEnd = kept + this.#bytes.copy(joined, kept, at, end);
			this.#at = end + 1;
			return !0;
		}
		#hasKnownEnd() {
			let at = this.#at;
			for (; at + 8 <= this.#end && isCapital(this.#bytes[at]);) at += 8 + this.#bytes.readUInt32BE(at + 4);
			return at === this.#end;
		}
	};
	function isCapital(byte) {
		return byte >= 65 && byte <= 90;
	}
	function acceptNames(names, areSomeDamaged) {
		let paths = [];
		let refused = [];
		for (let name of names) {
			let path = parseRepoPath(name);
			path.ok && !(areSomeDamaged && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.S)(name)) ? paths.push(path.value) : refused.push(name);
		}
		return {
			paths,
			refused
		};
	}
	function describeRefused(refused) {
		if (refused.length === 0) return [];
		let shown = refused.slice(0, 3).map((name) => `'${briefText(name)}'`);
		let more = refused.length > 3 ? ", \u2026" : "";
		return [`Left out ${refused.length === 1 ? "1 file whose name is" : `${refused.length} files whose names are`} not UTF-8 or not allowed as a path: ${shown.join(", ")}${more}`];
	}
	var TrackedTree = class {
		#request;
		#names;
		#goneFiles = new Set();
		#goneDirectories = new Set();
		#added = [];
		#unreadable = [];
		#seen = new Set();
		#inTop;
		topAdded;
		constructor(request) {
			this.#request = request;
			let { paths, refused, links, modules } = request.names;
			let others = [
				...refused,
				...links,
				...modules
			].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.x);
			this.#names = {
				all: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(paths, others, (name) => name),
				modules: new Set(modules)
			};
			this.#inTop = this.#look({
				prefix: "",
				from: 0,
				to: this.#names.all.length
			});
			this.topAdded = this.#added.splice(0);
		}
		compare() {
			for (let directory of this.#inTop) this.#visit(directory);
			return {
				tracked: without(this.#request.names, this.#goneFiles, this.#goneDirectories),
				added: this.#added,
				unreadable: this.#unreadable,
				directories: this.#seen
			};
		}
		#visit(directory) {
			let path = pathOf(directory);
			if (!this.#goneDirectories.has(path)) for (let inner of this.#look(directory, path)) this.#visit(inner);
		}
		#look(directory, path = "") {
			let { disk, folder } = this.#request;
			let entries = disk.readDirectory(path === "" ? folder : `${folder}/${path}`);
			let { directories, difference } = compareDirectory(this.#names, directory, entries.ok ? entries.value : []);
			let isMissing = !entries.ok && (entries.error.code === "ENOENT" || entries.error.code === "ENOTDIR");
			!entries.ok && !isMissing && this.#unreadable.push(directory.prefix);
			let actual = entries.ok ? difference : this.#lookAtEach(directory, directories);
			entries.ok && path !== "" && actual?.isRepository !== !0 && this.#seen.add(path);
			for (let name of actual?.goneFiles ?? []) this.#goneFiles.add(name);
			for (let name of actual?.goneDirectories ?? []) this.#goneDirectories.add(name);
			this.#added.push(...actual?.added ?? []);
			return directories;
		}
		#lookAtEach(directory, directories) {
			let { disk, folder } = this.#request;
			let isGone = (name, kind) => {
				let entry = disk.entry(`${folder}/${name}`);
				return !(entry.ok && entry.value?.kind === kind);
			};
			return {
				goneFiles: namesIn(this.#names, directory).filter((name) => isGone(name, "file")),
				goneDirectories: directories.map(pathOf).filter((name) => isGone(name, "directory")),
				added: [],
				isRepository: !1
			};
		}
	};
	function without(names, goneFiles, goneDirectories) {
		if (goneFiles.size === 0 && goneDirectories.size === 0) return names;
		let isThere = (name) => !goneFiles.has(name) && !isBelow(name, goneDirectories);
		return {
			paths: names.paths.filter(isThere),
			refused: names.refused.filter(isThere)
		};
	}
	function isBelow(name, directories) {
		return directories.size > 0 && ancestorsOf(name).some((ancestor) => directories.has(ancestor));
	}
	let DOT_GIT = ".git";
	function compareDirectory(names, directory, entries) {
		let { prefix, from, to } = directory;
		let directories = [];
		let entry = nextFile(entries, 0);
		let isSame = !0;
		for (let at = from; at < to;) {
			let name = names.all[at];
			let slash = name.indexOf("/", prefix.length);
			if (slash < 0) {
				isSame &&= isCalled(name, prefix, entries[entry]?.name);
				entry = nextFile(entries, entry + 1);
				at++;
			} else {
				let inner = directoryFrom(names.all, at, to, name.slice(0, slash + 1));
				directories.push(inner);
				at = inner.to;
			}
		}
		isSame &&= entry >= entries.length && hasDirectories(entries, directories, prefix);
		return {
			directories,
			difference: isSame ? void 0 : findDifference(names, directory, directories, entries)
		};
	}
	function namesIn({ all }, { prefix, from, to }) {
		return all.slice(from, to).filter((name) => name.indexOf("/", prefix.length) < 0);
	}
	function pathOf({ prefix }) {
		return prefix.slice(0, -1);
	}
	function nextFile(entries, from) {
		let entry = from;
		for (; entry < entries.length && entries[entry]?.kind !== "file";) entry++;
		return entry;
	}
	function isCalled(path, prefix, name) {
		return name !== void 0 && path.length === prefix.length + name.length && path.endsWith(name);
	}
	function directoryFrom(names, from, to, prefix) {
		let isWithin = (at) => at < to && names[at]?.startsWith(prefix) === !0;
		let last = from;
		let step = 1;
		for (; isWithin(last + step); step *= 2) last += step;
		for (; step >= 1; step /= 2) isWithin(last + step) && (last += step);
		return {
			prefix,
			from,
			to: last + 1
		};
	}
	function hasDirectories(entries, directories, prefix) {
		let onDisk = entries.filter(({ kind }) => kind !== "file");
		if (onDisk.length !== directories.length) return !1;
		let tracked = new Set(directories.map((directory) => directory.prefix));
		return onDisk.every(({ name, kind }) => kind === "directory" && tracked.has(`${prefix}${name}/`));
	}
	function findDifference(names, directory, directories, entries) {
		let onDisk = (wanted) => entries.filter(({ name, kind }) => kind === wanted && name !== DOT_GIT).map(({ name }) => `${directory.prefix}${name}`);
		let found = {
			files: new Set(onDisk("file")),
			directories: new Set(onDisk("directory"))
		};
		let tracked = {
			names: new Set(namesIn(names, directory)),
			directories: new Set(directories.map(pathOf))
		};
		return {
			goneFiles: [...tracked.names].filter((name) => !found.files.has(name)),
			goneDirectories: [...tracked.directories].filter((name) => !found.directories.has(name)),
			added: [...[...found.files].filter((name) => !tracked.names.has(name)), ...[...found.directories].filter((name) => !tracked.directories.has(name) && !names.modules.has(name))],
			isRepository: entries.some(({ name }) => name === DOT_GIT) || isForeignGit(directory.prefix, tracked.names, entries)
		};
	}
	function isForeignGit(prefix, tracked, entries) {
		return !tracked.has(`${prefix}HEAD`) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)((name) => entries.find((entry) => entry.name === name)?.kind);
	}
	let NOTHING = {
		paths: [],
		refused: [],
		unreadable: []
	};
	var GitListing = class {
		#request;
		#git;
		#index;
		#tree;
		isSmall;
		constructor(request) {
			this.#request = request;
			this.#git = new GitQuestions(request);
			let index = request.disk.entry(node_path__WEBPACK_IMPORTED_MODULE_3__.join(request.repository.gitDirectory, "index"));
			this.isSmall = index.ok && (index.value?.size ?? 0) <= 524288;
		}
		begin(inBatches) {
			let names = inBatches && !this.isSmall ? void 0 : this.#readIndex();
			(names === void 0 ? this.untracked() : this.#untrackedIn(scopeFor(this.#openTree(names).topAdded, names))).catch(() => void 0);
		}
		tracks(name) {
			return this.#readIndex()?.paths.some((path) => path === name) ?? !1;
		}
		async tracked() {
			let index = this.#readIndex();
			return index === void 0 ? this.#git.tracked() : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(index);
		}
		async untracked() {
			let isSparse = prefixOf(this.#request) !== "" && (this.#readIndex()?.isSparse ?? !0);
			return this.#git.untracked(isSparse ? "work tree" : "folder");
		}
		async present() {
			let names = await this.tracked();
			if (!names.ok) return names;
			let tree = this.#openTree(names.value);
			let atTop = scopeFor(tree.topAdded, names.value);
			let asked = this.#untrackedIn(atTop);
			let { tracked, added, unreadable, directories } = tree.compare();
			let elsewhere = isAll(atTop) ? [] : scopeFor(added, names.value);
			let [some, others] = await Promise.all([asked, this.#untrackedIn(elsewhere)]);
			if (!some.ok) return some;
			if (!others.ok) return others;
			let untracked = isAll(elsewhere) ? [others.value] : [some.value, others.value];
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				tracked,
				untracked: join([...untracked, {
					...NOTHING,
					unreadable
				}]),
				directories
			});
		}
		async #untrackedIn(scope) {
			return scope.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(NOTHING) : this.#git.untracked(scope);
		}
		#openTree(names) {
			let { folder, disk } = this.#request;
			this.#tree ??= new TrackedTree({
				folder,
				disk,
				names
			});
			return this.#tree;
		}
		#readIndex() {
			this.#index ??= { names: this.#isUnderstood() ? this.#namesInIndex() : void 0 };
			return this.#index.names;
		}
		#isUnderstood() {
			let { repository, disk } = this.#request;
			let config = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_3__.join(repository.gitDirectory, "config"));
			let text = config.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(config.value.bytes).toString("latin1") : "";
			return /^\s*repositoryformatversion\s*=\s*[01]\s*$/im.test(text) && !/objectformat/i.test(text);
		}
		#namesInIndex() {
			let { repository, disk, folder } = this.#request;
			let index = disk.readFile(node_path__WEBPACK_IMPORTED_MODULE_3__.join(repository.gitDirectory, "index"));
			if (!index.ok) return;
			let isOnDisk = (name) => isFileOnDisk(disk, `${folder}/${name}`);
			return readGitIndex((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(index.value.bytes), {
				prefix: prefixOf(this.#request),
				isOnDisk
			});
		}
	};
	function scopeFor(names, { isSparse }) {
		if (names.length === 0) return names;
		if (isSparse) return "work tree";
		return names.length <= 64 && !names.some(_entry_js__WEBPACK_IMPORTED_MODULE_1__.S) ? names : "folder";
	}
	function isAll(scope) {
		return typeof scope == "string";
	}
	function join(parts) {
		return {
			paths: parts.flatMap(({ paths }) => paths),
			refused: parts.flatMap(({ refused }) => refused),
			unreadable: [...new Set(parts.flatMap(({ unreadable }) => unreadable))]
		};
	}
	let TRACKED = ["--stage"];
	let UNTRACKED = ["--others", "--exclude-standard"];
	var GitQuestions = class {
		#request;
		#above;
		#answers = new Map();
		constructor(request) {
			this.#request = request;
			this.#above = aboveOf(request);
		}
		async tracked() {
			let answer = await this.#ask(TRACKED, "folder");
			if (!answer.ok) return answer;
			let { tracked, isDamaged, links, modules } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				...acceptNames(tracked, isDamaged),
				links,
				modules,
				isSparse: !0
			});
		}
		async untracked(scope) {
			let answer = await this.#ask(UNTRACKED, scope);
			if (!answer.ok) return answer;
			let { untracked, isDamaged, unreadable } = answer.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				...acceptNames(filesAmong(untracked, this.#request), isDamaged),
				unreadable
			});
		}
		#ask(question, scope) {
			let pathspecs = this.#pathspecsFor(scope);
			let key = [...question, ...pathspecs].join("\0");
			let answer = this.#answers.get(key) ?? this.#run(question, pathspecs);
			this.#answers.set(key, answer);
			return answer;
		}
		#pathspecsFor(scope) {
			if (typeof scope == "object") return scope.map((name) => `${this.#above}${name}`);
			return scope === "work tree" || this.#above === "" ? [] : [this.#above];
		}
		async #run(flags, pathspecs) {
			let { repository, git, disk, folder } = this.#request;
			let complaints = "";
			let onComplaint = (text) => {
				complaints = text;
			};
			let output = await git.run({
				...repository,
				args: [
					"ls-files",
					"-z",
					"-t",
					...flags,
					"--",
					...pathspecs
				],
				onComplaint
			});
			if (!output.ok) return output;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				...readGitRecords(output.value, {
					above: this.#above,
					isOnDisk: (name) => isFileOnDisk(disk, `${folder}/${name}`)
				}),
				isDamaged: !(0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(output.value),
				unreadable: unreadableIn(complaints).flatMap((name) => name.startsWith(this.#above) ? [name.slice(this.#above.length)] : [])
			});
		}
	};
	function unreadableIn(complaints) {
		return [...complaints.matchAll(/^warning: could not open directory '(.*)': /gm)].map(([, name = ""]) => name);
	}
	function prefixOf({ repository, folder }) {
		return node_path__WEBPACK_IMPORTED_MODULE_3__.relative(repository.workTree, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_3__.sep, "/");
	}
	function aboveOf(request) {
		let prefix = prefixOf(request);
		return prefix === "" ? "" : `${prefix}/`;
	}
	function filesAmong(names, { folder, disk }) {
		let kinds = new Map();
		let kindOf = (name) => {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(name);
			let entries = kinds.get(directory);
			if (entries === void 0) {
				let read = disk.readDirectory(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, directory));
				entries = new Map(read.ok ? read.value.map((entry) => [entry.name, entry.kind]) : []);
				kinds.set(directory, entries);
			}
			return entries.get(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(name));
		};
		return names.filter((name) => !name.endsWith("/") && kindOf(name) === "file");
	}
	function isFileOnDisk(disk, path) {
		let entry = disk.entry(path);
		return entry.ok && entry.value?.kind === "file";
	}
	let EXCLUDED_WITHOUT_GIT = new Set([
		".git",
		".hg",
		".svn",
		".sous",
		"node_modules",
		"bower_components",
		"dist",
		"build",
		"out",
		"coverage",
		"target",
		".venv",
		"venv",
		"__pycache__",
		".tox",
		".mypy_cache",
		".pytest_cache",
		".ruff_cache",
		".next",
		".nuxt",
		".cache",
		".gradle",
		".terraform"
	]);
	var FolderListing = class {
		#request;
		#git;
		#files;
		#directories = new Set();
		constructor(request) {
			this.#request = request;
			let { repository } = request;
			this.#git = repository === void 0 ? void 0 : new GitListing({
				...request,
				repository
			});
		}
		begin(inBatches) {
			this.#git?.begin(inBatches);
		}
		hasSeen(directory) {
			return this.#directories.has(directory);
		}
		isGitDirectory(directory) {
			let { folder, disk } = this.#request;
			let head = directory === "." ? "HEAD" : `${directory}/HEAD`;
			return isGitDirectoryOnDisk(disk, `${folder}/${directory}`) && this.#git?.tracks(head) !== !0;
		}
		files() {
			this.#files ??= this.#list().then((listing) => this.#withoutGit(listing));
			return this.#files;
		}
		async *batches() {
			let tracked = this.#git === void 0 || this.#git.isSmall || this.#files !== void 0 ? void 0 : await this.#git.tracked();
			if (tracked?.ok !== !0 || tracked.value.paths.length === 0) {
				yield await this.files();
				return;
			}
			yield this.#withoutGit(this.#asListing(tracked.value));
			let answer = await this.#git?.untracked();
			if (answer?.ok) {
				let { untracked, warnings } = this.#withoutGitDirectories(answer.value);
				let { paths, refused, unreadable } = untracked;
				yield this.#withoutGit({
					files: [...paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.x),
					warnings: [
						...describeRefused(refused),
						...describeUnreadable(unreadable),
						...warnings
					],
					...listUnreadable(unreadable)
				});
			} else {
				let { files, warnings } = await this.files();
				let known = new Set(tracked.value.paths);
				yield {
					files: files.filter((path) => !known.has(path)),
					warnings
				};
			}
		}
		#withoutGit(listing) {
			let { gitWithin } = this.#request;
			if (gitWithin === void 0) return listing;
			return {
				...listing,
				files: listing.files.filter((path) => !path.startsWith(`${gitWithin}/`))
			};
		}
		#withoutGitDirectories(untracked) {
			let { gitWithin } = this.#request;
			let { paths, refused } = untracked;
			let { directories, isWithin } = outermostOf([...paths, ...refused], (directory) => directory !== gitWithin && this.isGitDirectory(directory));
			if (directories.length === 0) return {
				untracked,
				warnings: []
			};
			let isOutside = (name) => !isWithin(name);
			return {
				untracked: {
					...untracked,
					paths: paths.filter(isOutside),
					refused: refused.filter(isOutside)
				},
				warnings: describeRepositories(directories)
			};
		}
		#asListing({ paths, refused }) {
			let { folder, disk } = this.#request;
			let isThere = (name) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.S)(name) || isFileOnDisk(disk, `${folder}/${name}`);
			return {
				files: paths,
				warnings: describeRefused(refused.filter(isThere))
			};
		}
		async #list() {
			let { folder, repository } = this.#request;
			if (this.#git === void 0) return walk(this.#request);
			let present = await this.#git.present();
			if (!present.ok) return walk(this.#request, `Git could not be used (${firstLine(present.error.message)})`);
			let { tracked, directories } = present.value;
			let { untracked, warnings } = this.#withoutGitDirectories(present.value.untracked);
			this.#directories = directories;
			let files = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(tracked.paths, [...untracked.paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.x), (path) => path);
			if (files.length === 0 && folder !== repository?.workTree) return walk(this.#request, "Git ignores this folder");
			let refused = describeRefused([...tracked.refused, ...untracked.refused]);
			let { unreadable } = untracked;
			return {
				files,
				warnings: [
					...refused,
					...describeUnreadable(unreadable),
					...warnings
				],
				...listUnreadable(unreadable)
			};
		}
	};
	async function walk({ folder, disk }, reason) {
		let walked = await disk.walk(folder, { excludedNames: EXCLUDED_WITHOUT_GIT });
		let { paths, refused } = acceptNames(walked.files, !0);
		let warnings = [...describeRefused(refused)];
		let why = reason ?? (walked.hasGitMarker ? "Git does not take the folder's '.git' for a repository" : void 0);
		why !== void 0 && walked.files.length > 0 && warnings.unshift(`${why}: files are listed without regard to .gitignore`);
		return {
			files: [...paths].sort(_entry_js__WEBPACK_IMPORTED_MODULE_1__.x),
			warnings: [
				...warnings,
				...describeUnreadable(walked.unreadable),
				...describeRepositories(walked.repositories),
				...describeExcluded(walked.excluded)
			],
			...listUnreadable(walked.unreadable)
		};
	}
	function listUnreadable(names) {
		return names.length === 0 ? {} : { unreadable: names.map((name) => name.replace(/\/$/, "") || ".") };
	}
	function describeUnreadable(names) {
		return names.length === 0 ? [] : [`Left out ${names.length} unreadable: ${quoteSome(names)}`];
	}
	function describeRepositories(names) {
		if (names.length === 0) return [];
		return [`Left out ${names.length === 1 ? "another git repository" : `${names.length} other git repositories`}: ${quoteSome(names)}`];
	}
	function describeExcluded(names) {
		let shown = names.filter((name) => !/(?:^|\/)\.(?:hg|svn|sous)$/.test(name));
		return shown.length === 0 ? [] : [`Left out ${quoteSome(shown)}: without git, what tools make or fetch is not looked into`];
	}
	function quoteSome(names) {
		let shown = names.slice(0, 3).map((name) => `'${briefText(name)}'`);
		return `${shown.join(", ")}${names.length > shown.length ? ", \u2026" : ""}`;
	}
	function firstLine(text) {
		return briefText(text.split("\n", 1)[0] ?? "");
	}
	function isGitDirectoryOnDisk(disk, directory) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)((name) => {
			let entry = disk.entry(`${directory}/${name}`);
			return entry.ok ? entry.value?.kind : void 0;
		});
	}
	function outermostOf(files, isSuch) {
		let looked = new Map([[".", !1]]);
		let found = [];
		let isWithin = (directory) => {
			let known = looked.get(directory);
			if (known !== void 0) return known;
			let isInner = isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(directory));
			let is = isInner || isSuch(directory);
			is && !isInner && found.push(directory);
			looked.set(directory, is);
			return is;
		};
		for (let file of files) isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(file));
		return {
			directories: found,
			isWithin: (file) => isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(file))
		};
	}
	var FolderTree = class FolderTree {
		folder;
		repository;
		#disk;
		#git;
		#gitDirectory;
		#realDirectories = new Set();
		#writable = new Map();
		#listing;
		constructor(folder, repository, disk, git) {
			this.folder = folder;
			this.repository = repository;
			this.#disk = disk;
			this.#git = git;
			let gitDirectory = repository && disk.realPath(repository.gitDirectory);
			this.#gitDirectory = gitDirectory?.ok ? gitDirectory.value : repository?.gitDirectory;
			this.#listing = this.#newListing();
		}
		static async open(folder, disk, git) {
			let real = disk.realPath(folder);
			if (!real.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(real.error, folder, "open"));
			let entry = disk.entry(real.value);
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(entry.error, folder, "open"));
			if (entry.value?.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(folder));
			let tree = new FolderTree(real.value, await git.locate(real.value), disk, git);
			return tree.#isWithinGit() || tree.#listing.isGitDirectory(".") || tree.#isBelowGitDirectory() ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(gitItself(folder)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(tree);
		}
		get dropsEmptied() {
			return this.repository !== void 0;
		}
		files() {
			return this.#listing.files();
		}
		batches() {
			return this.#listing.batches();
		}
		beginListing(inBatches) {
			this.#listing.begin(inBatches);
		}
		async entry(path) {
			let refusal = this.#refuse(path);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
			let entry = this.#disk.entry(this.#onDisk(path));
			if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(entry.error, path));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entry.value === void 0 ? {
				kind: "missing",
				size: 0
			} : {
				kind: entry.value.kind,
				size: entry.value.size
			});
		}
		async read(path, limit) {
			let refusal = this.#refuse(path);
			if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
			let file = this.#disk.readFile(this.#onDisk(path), limit);
			return file.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				bytes: file.value.bytes,
				mode: file.value.mode
			}) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(file.error, path));
		}
		async directory(path) {
			if (path !== ".") {
				let entry = await this.entry(path);
				if (!entry.ok) return entry;
				if (entry.value.kind === "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.q)(path));
				if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(path));
				if (entry.value.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(path));
				if (this.#isForeign(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(foreign(path));
			}
			let entries = this.#disk.readDirectory(this.#onDisk(path));
			return entries.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entries.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(entries.error, path, "list"));
		}
		async footprint() {
			this.#listing = this.#newListing();
			this.#realDirectories.clear();
			this.#writable.clear();
			let { takeFootprint } = await __webpack_require__.e(1147).then(__webpack_require__.bind(__webpack_require__, 1147)).then((n) => n.n);
			let { folder, repository } = this;
			return takeFootprint({
				folder,
				repository,
				git: this.#git,
				disk: this.#disk,
				list: () => this.files()
			});
		}
		isWritable(path) {
			let parent = parentOf(path);
			let known = this.#writable.get(parent);
			if (known !== void 0) return known;
			let isWritable = this.#canWriteBelow(parent);
			this.#writable.set(parent, isWritable);
			return isWritable;
		}
		#canWriteBelow(directory) {
			if (directory === "." || this.#isKnown(directory)) return this.#disk.canWriteInto(this.#onDisk(directory));
			let entry = this.#disk.entry(this.#onDisk(directory));
			if (!entry.ok) return !1;
			return entry.value?.kind === "directory" ? this.#disk.canWriteInto(this.#onDisk(directory)) : this.#canWriteBelow(parentOf(directory));
		}
		#refuse(path) {
			for (let ancestor of ancestorsOf(path)) {
				if (this.#isKnown(ancestor)) continue;
				let entry = this.#disk.entry(this.#onDisk(ancestor));
				if (!entry.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(entry.error, path);
				if (entry.value === void 0) break;
				if (entry.value.kind === "symlink") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(path);
				if (entry.value.kind !== "directory") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(ancestor);
				if (this.#isForeign(ancestor)) return foreign(path);
				this.#realDirectories.add(ancestor);
			}
		}
		#isKnown(directory) {
			if (this.#realDirectories.has(directory)) return !0;
			return this.#listing.hasSeen(directory) && this.#onDisk(directory) !== this.#gitDirectory;
		}
		#newListing() {
			let { folder, repository } = this;
			let place = this.#gitDirectory?.startsWith(`${folder}/`) ? this.#gitDirectory.slice(folder.length + 1) : void 0;
			let gitWithin = place === ".git" ? void 0 : place;
			return new FolderListing({
				folder,
				repository,
				git: this.#git,
				disk: this.#disk,
				gitWithin
			});
		}
		#isForeign(directory) {
			let onDisk = this.#onDisk(directory);
			let marker = this.#disk.entry(`${onDisk}/.git`);
			if (onDisk === this.#gitDirectory || marker.ok && marker.value !== void 0) return !0;
			return this.#listing.isGitDirectory(directory);
		}
		#isBelowGitDirectory() {
			let top = this.repository?.workTree;
			for (let inner = this.folder; inner !== top;) {
				let above = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(inner);
				if (above === inner || above === top) return !1;
				if (isGitDirectoryOnDisk(this.#disk, above)) return !0;
				inner = above;
			}
			return !1;
		}
		#isWithinGit() {
			return this.#gitDirectory !== void 0 && `${this.folder}/`.startsWith(`${this.#gitDirectory}/`);
		}
		#onDisk(path) {
			return path === "." ? this.folder : `${this.folder}/${path}`;
		}
	};
	function foreign(path) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_denied", `Path '${path}' belongs to another git repository or to git itself`, "Run Sous in that repository instead.");
	}
	function gitItself(folder) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_denied", `'${folder}' belongs to git itself`, "Run Sous in the work tree instead.");
	}
	async function openFolder({ env, folder }, root) {
		if (root === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "--root is empty", "Name the folder to work in, or leave the option out."));
		let named = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, root);
		let real = realDisk.realPath(named);
		let forbiddenRoot = (real.ok ? locateRepository(real.value) : void 0)?.workTree ?? named;
		let programs = {
			path: cleanPath({
				path: env.PATH ?? "",
				forbiddenRoot
			}),
			forbiddenRoot
		};
		let tree = await FolderTree.open(named, realDisk, realGit(findProgram("git", programs), programs.path));
		if (tree.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			tree: tree.value,
			programs
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tree.error.code === "not_found" && named === folder ? goneFolder(folder) : badRoot(root, tree.error));
	}
	function goneFolder(folder) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("not_found", `The current folder '${folder}' is gone`, "Go to another folder, or name one by --root.");
	}
	function badRoot(root, { code, message, suggestion }) {
		if (code === "not_found") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `--root: There is no folder '${root}'`, "Check the path.");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `--root: ${message}`, suggestion);
	}
	function openEarly(invocation, root, inBatches) {
		let opening = openFolder(invocation, root);
		opening.then((opened) => opened.ok ? opened.value.tree.beginListing(inBatches) : void 0).catch(() => void 0);
		return opening;
	}
	function projectOf(tree) {
		let reading;
		return () => {
			reading ??= readProject(tree);
			return reading;
		};
	}
	async function readProject(tree) {
		let { loadConfig, readConfigFile } = await __webpack_require__.e(9132).then(__webpack_require__.bind(__webpack_require__, 9132)).then((n) => n.K);
		let now = new Date();
		let file = await readConfigFile(tree, now);
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
		if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(file.config);
		let loaded = await loadConfig(tree, now);
		return loaded.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(loaded.value.config) : loaded;
	}
	let VARIABLES = /^(?:HOME|XDG_CONFIG_HOME|EMAIL|GIT_COMMITTER_(?:NAME|EMAIL|DATE)|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_ATTR_NOSYSTEM|USERPROFILE|APPDATA)$/;
	function usersGit({ tree, programs }, { env }) {
		let program = findProgram("git", programs);
		let { repository } = tree;
		if (program === void 0 || repository === void 0) return;
		let own = Object.fromEntries(Object.entries(env).filter(([name]) => VARIABLES.test(name)));
		let place = [
			`--git-dir=${repository.gitDirectory}`,
			`--work-tree=${repository.workTree}`,
			"-c",
			"core.fsmonitor=false"
		];
		let options = {
			cwd: repository.workTree,
			env: {
				...own,
				PATH: programs.path,
				LC_ALL: "C",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: ""
			},
			timeout: 1e4,
			maxBuffer: 67108864,
			encoding: "buffer"
		};
		return async (args, input) => {
			let { execFile } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1421, 23));
			return new Promise((resolve) => {
				let child = execFile(program, [...place, ...args], options, (error, out, err) => {
					let exitCode = typeof error?.code == "number" ? error.code : void 0;
					resolve(error === null ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(out) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
						exitCode,
						message: err.toString("utf8").trim() || error.message
					}));
				});
				child.stdin?.on("error", () => void 0);
				child.stdin?.end(input);
			});
		};
	}
	async function gitIdentity(opened, invocation) {
		let ask = usersGit(opened, invocation);
		if (ask === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "There is no git repository to commit in", "Land it without --commit and --branch."));
		let asked = await ask(["var", "GIT_COMMITTER_IDENT"]);
		let text = asked.ok ? Buffer.from(asked.value).toString("utf8") : "";
		let [, person, time] = /^(.+ <[^<>\n]*>) (\d+ [+-]\d{4})\n?$/.exec(text) ?? [];
		if (person !== void 0 && time !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			person,
			time
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "Git does not know who commits", "Run: git config user.name 'Your Name' and git config user.email you@example.com"));
	}
	function unwrap(schema) {
		let at = schema;
		for (; "innerType" in at._zod.def;) at = at._zod.def.innerType;
		return at;
	}
	function argumentKind(schema) {
		let { def } = unwrap(schema)._zod;
		switch (def.type) {
			case "boolean":
			case "number":
			case "record":
			case "object": return def.type;
			case "array": return "list";
			case "union": return def.options.some((option) => argumentKind(option) === "list") ? "list" : "text";
			default: return "text";
		}
	}
	function memberOf(schema) {
		let { def } = unwrap(schema)._zod;
		if (def.type === "array") return def.element;
		if (def.type === "record") return def.valueType;
		return def.type === "union" ? def.options.map(memberOf).find((member) => member !== void 0) : void 0;
	}
	function schemaAt(schema, path) {
		return path.reduce((at, part) => {
			if (at === void 0) return;
			let { def } = unwrap(at)._zod;
			return def.type === "object" ? def.shape[String(part)] : memberOf(at);
		}, schema);
	}
	function namesOf(schema) {
		let def = schema && unwrap(schema)._zod.def;
		return def?.type === "object" ? Object.keys(def.shape) : [];
	}
	function boundsOf(schema) {
		let bounds = ((schema && unwrap(schema)._zod.def.checks) ?? []).map((check) => check._zod.def);
		return {
			least: asBound(bounds.find((bound) => bound.check === "min_length")?.minimum ?? bounds.find(isInclusive("greater_than"))?.value),
			most: asBound(bounds.find((bound) => bound.check === "max_length")?.maximum ?? bounds.find(isInclusive("less_than"))?.value)
		};
	}
	function isInclusive(check) {
		return (bound) => bound.check === check && bound.inclusive === !0;
	}
	function asBound(bound) {
		return typeof bound == "number" ? bound : void 0;
	}
	function shapeOf(schema) {
		let shape = plainShape(schema);
		return schema.description === void 0 ? shape : shape.check(describe$1(schema.description));
	}
	function plainShape({ type, enum: values, items }) {
		let texts = values?.filter((value) => typeof value == "string");
		if (texts !== void 0 && texts.length > 0 && texts.length === values?.length) return _enum(texts);
		switch (type) {
			case "string": return string();
			case "integer": return int();
			case "number": return number();
			case "boolean": return boolean();
			case "array": return array(items === void 0 ? unknown() : shapeOf(items));
			case "object": return record(string(), unknown());
			default: return unknown();
		}
	}
	function checkToolCall(tool, args, context) {
		let checked = checkArguments(tool, args);
		let refusal = checked.ok ? tool.refuse?.(checked.value.complete, context) : void 0;
		return refusal === void 0 ? checked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
	}
	async function runChecked(tool, args, context) {
		let { log } = context;
		if (context.signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.i)("cancelled", `${tool.name} was cancelled before it started`, "Call it again when it is wanted.");
		log.write("trace", `Tool called: ${tool.name}`);
		try {
			let started = args.complete.preview_only === !0 ? preview(tool, args, context) : tool.run(args.complete, context);
			let result = await started;
			result.ok ? log.write(started instanceof Promise ? "trace" : "debug", `Tool ${tool.name} completed successfully`) : log.write("debug", `Tool ${tool.name} ended with ${result.error.code}`);
			return result;
		} catch (error) {
			log.write("error", `Tool ${tool.name} failed: ${error instanceof Error ? error.message : String(error)}`);
			throw error;
		}
	}
	async function preview(tool, args, context) {
		let workspace = context.workspace.fork();
		let result = await tool.run(args.complete, {
			...context,
			workspace
		});
		if (!result.ok) return result;
		let { renderTextPatch } = await __webpack_require__.e(3009).then(__webpack_require__.bind(__webpack_require__, 3009)).then((n) => n.n);
		let diff = await renderTextPatch(await workspace.changes());
		let output = diff === "" ? result.output : `${result.output} (preview only)\n${diff}`;
		return {
			...result,
			value: {
				...result.value,
				diff
			},
			output,
			filesAffected: []
		};
	}
	config({ jitless: !0 });
	function checkArguments(tool, args) {
		let schema = tool.args();
		let parsed = schema.safeParse(args, PLAINLY);
		if (parsed.success) {
			let known = args;
			let given = Object.keys(schema.shape).filter((name) => known[name] !== void 0);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				given: Object.fromEntries(given.map((name) => [name, known[name]])),
				complete: parsed.data
			});
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", describeArgumentErrors(tool, parsed.error.issues, args).join("; "), `See the arguments of ${tool.name}: sous tool ${tool.name} --help`));
	}
	let NO_MESSAGE = "Invalid input";
	let PLAINLY = { error: () => NO_MESSAGE };
	function describeArgumentErrors(tool, issues, args) {
		let schema = tool.args();
		return issues.flatMap((issue) => {
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
			return describeIssue(issue, {
				schema,
				given: args,
				whole: "The arguments"
			});
		});
	}
	function describeIssue(issue, { schema, given, whole }) {
		let value = valueAt(given, issue.path);
		let problem = issue.message === NO_MESSAGE ? sentence(issue, value, schemaAt(schema, issue.path)) : issue.message;
		let name = showPath(issue.path);
		return name === "" ? `${whole} ${problem}` : `${name}: ${problem}`;
	}
	function unknownArgument(tool, key, path) {
		let names = namesOf(schemaAt(tool.args(), path));
		let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(key, names);
		let hint = meant === void 0 ? `it takes ${names.length === 0 ? "none" : names.join(", ")}` : `did you mean '${meant}'?`;
		return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : "is not known here"}; ${hint}`;
	}
	function sentence(issue, value, schema) {
		let got = `, got ${show(value)}`;
		switch (issue.code) {
			case "invalid_type": return value === void 0 ? "is required" : `must be ${typeName(issue.expected)}${got}`;
			case "too_small":
			case "too_big": return sizeSentence(issue, value, schema);
			case "invalid_value": {
				if (value === void 0) return `is required; it must be ${oneOf$1(issue.values)}`;
				let meant = typeof value == "string" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(value, issue.values.map(String)) : void 0;
				return `must be ${oneOf$1(issue.values)}${got}${meant === void 0 || issue.values.length === 1 ? "" : `; did you mean ${show(meant)}?`}`;
			}
			case "invalid_format": return value === "" ? "must not be empty" : `must be ${issue.format === "regex" ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
			case "not_multiple_of": return `must be a multiple of ${issue.divisor}${got}`;
			case "invalid_union": return value === void 0 ? "is required" : `must be ${unionOf(issue.errors)}${got}`;
			case "invalid_key": return "this name is not allowed here";
			case "invalid_element": return `the entry ${show(issue.key)} is not valid`;
			default: return `is not valid${got}`;
		}
	}
	function sizeSentence(issue, value, schema) {
		let range = describeRange(issue, schema);
		if (issue.origin !== "string" && issue.origin !== "array") return `must be ${range}, got ${show(value)}`;
		let length = value?.length ?? 0;
		return length === 0 ? "must not be empty" : `must have ${range} ${issue.origin === "string" ? "characters" : "items"}, got ${length}`;
	}
	function describeRange(issue, schema) {
		let { least, most } = boundsOf(schema);
		if (least !== void 0 && most !== void 0) return `between ${least} and ${most}`;
		if (issue.code === "too_small") return issue.inclusive === !1 ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
		return issue.inclusive === !1 ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
	}
	function typeName(expected) {
		return {
			string: "a string",
			number: "a number",
			int: "a whole number",
			boolean: "true or false",
			array: "a list",
			object: "an object",
			record: "an object"
		}[expected] ?? `of type ${expected}`;
	}
	function unionOf(alternatives) {
		let names = alternatives.map(([first]) => {
			if (first?.code === "invalid_type") return typeName(first.expected);
			return first?.code === "invalid_value" ? oneOf$1(first.values) : "of another form";
		});
		return [...new Set(names)].join(" or ");
	}
	function oneOf$1(values) {
		return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(", ")}`;
	}
	function show(value) {
		let text = jsonOf(value);
		return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
	}
	function jsonOf(value) {
		try {
			return JSON.stringify(value) ?? String(value);
		} catch {
			return "a value that is nested very deep";
		}
	}
	function showPath(path) {
		return path.reduce((text, part) => {
			if (typeof part == "number") return `${text}[${part}]`;
			return text === "" ? String(part) : `${text}.${String(part)}`;
		}, "");
	}
	function valueAt(args, path) {
		return path.reduce((value, part) => value?.[part], args);
	}
	let CONFIG_FILE = ".github/sous.yml";
	let SWITCHES_FILE = ".github/sous/switches.json";
	let ON_PUSH = ["mark-stale", "replan"];
	let FORK_RULES = ["refuse", "files-only"];
	let DEFAULT_APPROVAL = {
		runners: [],
		approvers: [],
		count: 1,
		allowBots: [],
		codeowners: !1,
		forks: "refuse",
		drafts: !1,
		branches: [],
		allowWorkflows: !1,
		expiresAfterHours: 24
	};
	let WHEN_CLEAN = ["close", "leave"];
	let DEFAULT_PROPOSE = {
		reviewers: [],
		teamReviewers: [],
		isDraft: !1,
		whenClean: "close"
	};
	let HIGHEST_LIMITS = {
		steps: 200,
		files: 2e3,
		bytes: 20971520,
		seconds: 600
	};
	let DEFAULT_CATEGORY_PATTERNS = ["**/*.md"];
	let DEFAULT_CONFIG = {
		rules: [],
		approval: DEFAULT_APPROVAL,
		protectedPaths: [],
		fetchHosts: void 0,
		limits: {},
		propose: DEFAULT_PROPOSE,
		onPush: "mark-stale",
		categories: [],
		collections: []
	};
	let TEAM = /^@([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([A-Za-z0-9][A-Za-z0-9._-]{0,99})$/;
	let MB = 1048576;
	let DEFAULT_LIMITS = {
		readFileBytes: 10 * MB,
		writeFileBytes: 10 * MB,
		searchFileBytes: 1 * MB,
		searchDepth: 20,
		fileSearchDepth: 20,
		searchMs: 3e4,
		regexMsPerFile: 1e3,
		grepResults: 50,
		grepResultsMaximum: 500,
		globResults: 100,
		globResultsMaximum: 500,
		fileSearchResults: 1e3,
		listDirEntries: 1e3,
		commandOutputBytes: 1 * MB,
		fetchBytes: 1 * MB,
		contentBytes: 64 * MB
	};
	function defineTool(definition) {
		return {
			...definition,
			args: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(definition.args),
			outputs: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(definition.outputs)
		};
	}
	let utf8 = new TextDecoder("utf-8", {
		fatal: !0,
		ignoreBOM: !0
	});
	function isBinary(bytes) {
		let zero = bytes.indexOf(0);
		return zero >= 0 && zero < 8e3;
	}
	function markLength(bytes) {
		return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	}
	function decodeText(bytes, shown) {
		if (isBinary(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format."));
		let mark = markLength(bytes);
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				text: utf8.decode(bytes.subarray(mark)),
				encoding: mark > 0 ? "utf8-bom" : "utf8"
			});
		} catch {
			if (hasUtf16Mark(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
				text: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes).toString("latin1"),
				encoding: "single-byte"
			});
		}
	}
	function encodeFile({ text, encoding }) {
		switch (encoding) {
			case "utf8": return Buffer.from(text, "utf8");
			case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
			case "single-byte": return Buffer.from(text, "latin1");
		}
	}
	function checkEncodable(inserted, encoding, shown) {
		if (!inserted.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
	}
	function hasUtf16Mark(bytes) {
		for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
		return !1;
	}
	function toByteEdits({ text, encoding }, bytes, edits) {
		let encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
		let skipped = encoding === "utf8-bom" ? 3 : 0;
		let isOneByteEach = bytes.length - skipped === text.length;
		let seenUnits = 0;
		let seenBytes = skipped;
		let position = (unit) => {
			if (isOneByteEach) return unit + skipped;
			seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
			seenUnits = unit;
			return seenBytes;
		};
		return edits.map((edit) => ({
			start: position(edit.start),
			end: position(edit.end),
			replacement: encode(edit.replacement)
		}));
	}
	function lengthAfter(bytes, edits) {
		return edits.reduce((length, { start, end, replacement }) => length + replacement.length - (end - start), bytes.length);
	}
	function applyEdits(bytes, edits) {
		let result = Buffer.allocUnsafeSlow(lengthAfter(bytes, edits));
		let from = 0;
		let to = 0;
		for (let edit of edits) {
			result.set(bytes.subarray(from, edit.start), to);
			to += edit.start - from;
			result.set(edit.replacement, to);
			to += edit.replacement.length;
			from = edit.end;
		}
		result.set(bytes.subarray(from), to);
		return result;
	}
	function splitsCharacter(text, { start, end }) {
		return isInsidePair(text, start) || isInsidePair(text, end);
	}
	function isInsidePair(text, offset) {
		return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
	}
	function encodeReplacement(replacement, encoding) {
		return encodeFile({
			text: replacement,
			encoding: encoding === "utf8-bom" ? "utf8" : encoding
		});
	}
	function rememberLast(make) {
		let last;
		return (text) => {
			last?.text !== text && (last = {
				text,
				made: make(text)
			});
			return last.made;
		};
	}
	let MAX_ALTERNATIVES = 1e3;
	function expandBraces(pattern) {
		if (!/[{}]/.test(pattern)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)([pattern]);
		let reader = {
			pattern,
			at: 0
		};
		let expanded = readSequence(reader, !1);
		if (expanded.ok && reader.at < pattern.length) return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
		return expanded;
	}
	function classEnd(pattern, open) {
		let at = open + 1;
		(pattern[at] === "!" || pattern[at] === "^") && at++;
		pattern[at] === "]" && at++;
		for (; at < pattern.length && pattern[at] !== "/"; at++) if (pattern[at] === "\\") at++;
		else if (pattern[at] === "]") return at;
		return -1;
	}
	function syntaxFault(reason) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			kind: "syntax",
			reason
		});
	}
	function unclosedClass() {
		return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
	}
	function readSequence(reader, isInside) {
		let { pattern } = reader;
		let heads = [""];
		for (; reader.at < pattern.length;) {
			let character = pattern.charAt(reader.at);
			if (character === "}" || isInside && character === ",") break;
			let tails;
			if (character === "{") {
				let group = readGroup(reader);
				if (!group.ok) return group;
				tails = group.value;
			} else {
				let end = character === "[" ? classEnd(pattern, reader.at) : reader.at + +(character === "\\");
				if (end < 0) return unclosedClass();
				tails = [pattern.slice(reader.at, end + 1)];
				reader.at = end + 1;
			}
			if (heads.length * tails.length > 1e3) return tooMany();
			heads = heads.flatMap((head) => tails.map((tail) => head + tail));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(heads);
	}
	function readGroup(reader) {
		let alternatives = [];
		do {
			reader.at++;
			let alternative = readSequence(reader, !0);
			if (!alternative.ok) return alternative;
			alternatives.push(...alternative.value);
		} while (reader.pattern[reader.at] === ",");
		if (reader.pattern[reader.at] !== "}") return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
		reader.at++;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(alternatives);
	}
	function tooMany() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
			kind: "limit",
			reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
		});
	}
	function parseSegment(source) {
		if (source === "**") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ kind: "globstar" });
		let tokens = [];
		let text = "";
		let flush = () => {
			text !== "" && tokens.push({
				kind: "text",
				text
			});
			text = "";
		};
		for (let at = 0; at < source.length; at++) {
			let character = source.charAt(at);
			if (character === "*" || character === "?") {
				flush();
				character === "?" ? tokens.push({ kind: "one" }) : tokens.at(-1)?.kind !== "star" && tokens.push({ kind: "star" });
			} else if (character === "[") {
				flush();
				let end = classEnd(source, at);
				if (end < 0) return unclosedClass();
				let parsed = parseClass(source.slice(at + 1, end));
				if (!parsed.ok) return parsed;
				tokens.push(parsed.value);
				at = end;
			} else {
				character === "\\" && at++;
				text += source.charAt(at);
			}
		}
		let isLiteral = tokens.length === 0;
		flush();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(isLiteral ? {
			kind: "literal",
			text: tokens[0]?.kind === "text" ? tokens[0].text : ""
		} : {
			kind: "tokens",
			tokens
		});
	}
	function matchTokens(tokens, path, start, end) {
		let at = start;
		let index = 0;
		let starIndex = -1;
		let starAt = 0;
		for (;;) {
			let token = tokens[index];
			if (token === void 0) {
				if (at === end) return !0;
			} else if (token.kind === "star") {
				if (index === tokens.length - 1) return !0;
				starIndex = index++;
				starAt = at;
				continue;
			} else {
				let next = take(token, path, at, end);
				if (next >= 0) {
					at = next;
					index++;
					continue;
				}
			}
			if (starIndex < 0 || starAt >= end) return !1;
			starAt += widthAt(path, starAt);
			at = starAt;
			index = starIndex + 1;
		}
	}
	function take(token, path, at, end) {
		if (token.kind === "text") return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
		if (at >= end) return -1;
		if (token.kind === "class") {
			let point = path.codePointAt(at) ?? 0;
			if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated) return -1;
		}
		return at + widthAt(path, at);
	}
	function widthAt(path, at) {
		return (path.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
	}
	function parseClass(source) {
		if (source.includes("[:")) return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
		let isNegated = /^[!^]/.test(source);
		let members = [];
		let characters = [...isNegated ? source.slice(1) : source];
		for (let i = 0; i < characters.length; i++) {
			let isEscaped = characters[i] === "\\" && i + 1 < characters.length;
			isEscaped && i++;
			members.push({
				point: characters[i]?.codePointAt(0) ?? 0,
				isDash: characters[i] === "-" && !isEscaped
			});
		}
		let ranges = [];
		for (let i = 0; i < members.length; i++) {
			let from = members[i]?.point ?? 0;
			let to = members[i + 1]?.isDash ? members[i + 2]?.point : void 0;
			to !== void 0 && (i += 2);
			if (to !== void 0 && to < from) return syntaxFault("Turn the range in the class around: it ends before it begins.");
			ranges.push([from, to ?? from]);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			kind: "class",
			isNegated,
			ranges
		});
	}
	function parseGlob(pattern) {
		return parseGlobs([pattern]);
	}
	function parseGlobs(patterns) {
		let parsed = parseAll(patterns);
		return parsed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(anyOf(parsed.value.map(compileSegments))) : parsed;
	}
	function parseExcludes(patterns) {
		let parsed = parseAll(patterns);
		if (!parsed.ok) return parsed;
		let names = parsed.value.flatMap((segments) => soleName(segments) ?? []);
		let others = parsed.value.filter((segments) => soleName(segments) === void 0).flatMap(withAllBelow);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(anyOf([...compileNames(names), ...others.map(compileSegments)]));
	}
	let GLOBSTAR = { kind: "globstar" };
	function withAllBelow(segments) {
		return segments.at(-1)?.kind === "globstar" ? [segments] : [segments, [...segments, GLOBSTAR]];
	}
	function soleName([first, second, ...more]) {
		return first?.kind === "globstar" && second?.kind === "literal" && more.length === 0 ? second.text : void 0;
	}
	function anyOf(matchers) {
		let [only, ...others] = matchers;
		if (only !== void 0 && others.length === 0) return { matches: only };
		return { matches: (path) => matchers.some((matcher) => matcher(path)) };
	}
	function parseAll(patterns) {
		let all = [];
		for (let pattern of patterns) {
			let parsed = parsePattern(pattern);
			if (!parsed.ok) return parsed;
			all.push(...parsed.value);
			if (all.length > 1e3) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(all);
	}
	function parsePattern(pattern) {
		if (Buffer.byteLength(pattern) > 256) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLarge(pattern, "it is longer than 256 bytes"));
		if (pattern === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(invalid(pattern, "Say which files are meant."));
		if (pattern.startsWith("!")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(invalid(pattern, "A pattern cannot be negated: say what is wanted, use 'exclude' where there is one, or write '\\!' for the character itself."));
		let expanded = expandBraces(pattern);
		if (!expanded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(fromFault(pattern, expanded.error));
		let alternatives = [];
		for (let alternative of expanded.value) {
			let problem = findEscape(pattern, alternative);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(problem);
			let segments = parseAlternative(alternative);
			if (!segments.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(fromFault(pattern, segments.error));
			alternatives.push(segments.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(alternatives);
	}
	function parseAlternative(alternative) {
		let isAnchored = /\/./.test(alternative);
		let sources = alternative.replace(/^\.\//, "").replace(/\/$/, "/**").split("/");
		let segments = isAnchored ? [] : [GLOBSTAR];
		for (let source of sources) {
			let segment = parseSegment(source);
			if (!segment.ok) return segment;
			(segment.value.kind !== "globstar" || segments.at(-1)?.kind !== "globstar") && segments.push(segment.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(segments);
	}
	function findEscape(pattern, alternative) {
		let shown = `Glob pattern '${briefText(pattern)}'`;
		let outside = () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
		let denied = (why, suggestion) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
		if (/[^ -~]/.test(alternative) && /[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative)) return denied("it has a control character", "Remove the NUL, newline or other control character.");
		if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative)) return outside();
		if (alternative.split(/[/\\]/).includes("..")) return outside();
		if (/\\(?![*?[\]{},!^-])/.test(alternative)) return denied("a backslash only makes a wildcard plain", "Separate directories by '/'.");
		if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, ""))) return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
	}
	function fromFault(pattern, fault) {
		return fault.kind === "limit" ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
	}
	function invalid(pattern, advice) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_pattern", `Invalid glob pattern '${briefText(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
	}
	function tooLarge(pattern, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("limit_exceeded", `Glob pattern '${briefText(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
	}
	function compileSegments(segments) {
		let literals = [];
		for (let segment of segments) {
			if (segment.kind !== "literal") break;
			literals.push(segment.text);
		}
		let rest = segments.slice(literals.length);
		if (rest.length === 0) {
			let whole = literals.join("/");
			return (path) => path === whole;
		}
		let prefix = literals.map((literal) => `${literal}/`).join("");
		let matchRest = compileCommon(rest) ?? compileAny(rest);
		return prefix === "" ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
	}
	function compileNames(names) {
		if (names.length === 0) return [];
		let regex = RegExp(`(?:^|/)(?:${names.map(escapeRegex).join("|")})(?:/|$)`);
		return [(path) => regex.test(path)];
	}
	function compileCommon([first, second, third, ...more]) {
		if (first?.kind !== "globstar" || more.length > 0) return;
		if (second === void 0) return (path, from) => path.length > from;
		if (third === void 0) {
			if (second.kind === "literal") return (path, from) => endsWithName(path, from, second.text);
			let suffix = suffixOf(second);
			return suffix === void 0 ? void 0 : (path) => path.endsWith(suffix);
		}
		if (second.kind !== "literal" || third.kind !== "globstar") return;
		let directory = `${second.text}/`;
		return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
	}
	function endsWithName(path, from, name) {
		let start = path.length - name.length;
		return path.endsWith(name) && (start === from || start > from && path[start - 1] === "/");
	}
	function suffixOf(segment) {
		if (segment.kind !== "tokens" || segment.tokens.length > 2 || segment.tokens[0]?.kind !== "star") return;
		let last = segment.tokens[1];
		if (last === void 0) return "";
		return last.kind === "text" ? last.text : void 0;
	}
	function compileAny(segments) {
		let last = segments.at(-1);
		let lastToken = last?.kind === "tokens" ? last.tokens.at(-1) : void 0;
		let suffix = lastToken?.kind === "text" ? lastToken.text : "";
		return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
	}
	function matchSegments(segments, path, from) {
		let at = from;
		let index = 0;
		let starIndex = -1;
		let starAt = 0;
		for (;;) {
			let segment = segments[index];
			if (segment === void 0) {
				if (at > path.length) return !0;
			} else if (segment.kind === "globstar") {
				if (index === segments.length - 1) return at < path.length;
				starIndex = index++;
				starAt = at;
				continue;
			} else if (at <= path.length) {
				let slash = path.indexOf("/", at);
				let end = slash < 0 ? path.length : slash;
				if (matchName(segment, path, at, end)) {
					at = end + 1;
					index++;
					continue;
				}
			}
			if (starIndex < 0) return !1;
			let slash = path.indexOf("/", starAt);
			if (slash < 0) return !1;
			starAt = slash + 1;
			at = starAt;
			index = starIndex + 1;
		}
	}
	function matchName(segment, path, start, end) {
		if (segment.kind === "tokens") return matchTokens(segment.tokens, path, start, end);
		return end - start === segment.text.length && path.startsWith(segment.text, start);
	}
	let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
	function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
		return {
			cores,
			worthwhileFiles,
			startSearchWorker(workerData) {
				return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
					workerData,
					env: {},
					execArgv: [],
					resourceLimits: RESOURCE_LIMITS
				}));
			}
		};
	}
	function asThread(worker) {
		worker.on("error", () => void 0);
		return {
			onMessage: (listener) => void worker.on("message", listener),
			onEnd: (listener) => void worker.once("exit", listener),
			end: async () => void await worker.terminate()
		};
	}
	let QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
	let UNKNOWN$1 = {
		exact: void 0,
		contains: void 0
	};
	let NO_WIDTH = {
		exact: [""],
		contains: void 0
	};
	function requiredText(source) {
		if (source.split("(", 502).length > 501) return;
		let part = new Reader(source).alternatives();
		return better(usable(part.exact), usable(part.contains));
	}
	var Reader = class {
		#source;
		#at = 0;
		constructor(source) {
			this.#source = source;
		}
		alternatives() {
			let branches = [this.#sequence()];
			for (; this.#peek() === "|";) {
				this.#at++;
				branches.push(this.#sequence());
			}
			let [only] = branches;
			return branches.length === 1 && only !== void 0 ? only : oneOf(branches);
		}
		#sequence() {
			let run = [""];
			let isExact = !0;
			let best;
			let endRun = () => {
				best = better(best, usable(run));
				run = [""];
				isExact = !1;
			};
			for (; this.#at < this.#source.length && this.#peek() !== "|" && this.#peek() !== ")";) {
				let atom = this.#atom();
				let { least, most } = this.#quantifier();
				let part = repeat(atom, least, most);
				let longer = part.exact === void 0 ? void 0 : joinAll(run, part.exact);
				if (longer !== void 0) {
					run = longer;
					continue;
				}
				least >= 1 && atom.exact !== void 0 && (run = joinAll(run, atom.exact) ?? run);
				endRun();
				best = better(best, part.contains);
				best = better(best, usable(part.exact));
			}
			if (isExact) return {
				exact: run,
				contains: void 0
			};
			return {
				exact: void 0,
				contains: better(best, usable(run))
			};
		}
		#atom() {
			let char = this.#next();
			switch (char) {
				case "(": return this.#group();
				case "[": return this.#characterClass();
				case "\\": return this.#escape();
				case "^":
				case "$": return NO_WIDTH;
				case ".": return UNKNOWN$1;
				default: return oneCharacter(char);
			}
		}
		#group() {
			let opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? "";
			this.#at += opening.length;
			let inside = this.alternatives();
			this.#at++;
			if (/^\?<?[=!]/.test(opening)) return NO_WIDTH;
			return opening === "" || opening === "?:" || opening.startsWith("?<") ? inside : UNKNOWN$1;
		}
		#characterClass() {
			let start = this.#at;
			for (; this.#peek() !== "]";) this.#at += this.#peek() === "\\" ? 2 : 1;
			let inside = this.#source.slice(start, this.#at);
			this.#at++;
			return /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside) ? oneOf([...inside].map(oneCharacter)) : UNKNOWN$1;
		}
		#escape() {
			let rest = this.#source.slice(this.#at);
			let long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
			let char = this.#next();
			if (long !== void 0) {
				this.#at += long.length - 1;
				return UNKNOWN$1;
			}
			if (char === "b" || char === "B") return NO_WIDTH;
			if (char === "t") return oneCharacter("	");
			return /[A-Za-z0-9]/.test(char) ? UNKNOWN$1 : oneCharacter(char);
		}
		#quantifier() {
			QUANTIFIER.lastIndex = this.#at;
			let [all = "", simple, least, comma, most] = QUANTIFIER.exec(this.#source) ?? [];
			this.#at += all.length;
			if (all === "") return {
				least: 1,
				most: 1
			};
			if (simple !== void 0) return {
				least: +(simple === "+"),
				most: simple === "?" ? 1 : Infinity
			};
			if (comma === "") return {
				least: Number(least),
				most: Number(least)
			};
			return {
				least: Number(least),
				most: most === "" ? Infinity : Number(most)
			};
		}
		#peek() {
			return this.#source.charAt(this.#at);
		}
		#next() {
			return this.#source.charAt(this.#at++);
		}
	};
	function oneCharacter(char) {
		return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN$1 : {
			exact: [char],
			contains: void 0
		};
	}
	function repeat(part, least, most) {
		if (least === 1 && most === 1) return part;
		if (least === 0) return most === 1 && part.exact !== void 0 ? {
			exact: [...part.exact, ""],
			contains: void 0
		} : UNKNOWN$1;
		return {
			exact: void 0,
			contains: better(usable(part.exact), part.contains)
		};
	}
	function oneOf(parts) {
		if (parts.every((part) => part.exact !== void 0)) {
			let exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
			if (exact.length <= 12) return {
				exact,
				contains: void 0
			};
		}
		let needed = parts.map((part) => better(usable(part.exact), part.contains));
		let contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
		return {
			exact: void 0,
			contains: needed.every((strings) => strings !== void 0) && contains.length <= 12 ? contains : void 0
		};
	}
	function joinAll(heads, tails) {
		if (heads.length * tails.length > 12) return;
		return heads.flatMap((head) => tails.map((tail) => head + tail));
	}
	function usable(strings) {
		return strings === void 0 || strings.includes("") ? void 0 : strings;
	}
	function better(a, b) {
		if (a === void 0 || b === void 0) return a ?? b;
		return worth(b) > worth(a) ? b : a;
	}
	function worth(strings) {
		return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
	}
	function rarePairInAnyCase(text) {
		let best = text.slice(0, 2);
		for (let i = 1; i + 1 < text.length; i++) rarity(text.slice(i, i + 2)) < rarity(best) && (best = text.slice(i, i + 2));
		let [first = "", second = ""] = best;
		return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)));
	}
	function rarity(pair) {
		let [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => /[a-z]/.test(char) ? "zqjxkvybwgphfmudclnsoritae".indexOf(char) : 13);
		return 2 * first + second;
	}
	function casesOf(char) {
		return [...new Set([char.toLowerCase(), char.toUpperCase()])];
	}
	let MAX_REGEX_LINE_CHARACTERS = 1e4;
	function literalPattern(text, options) {
		return {
			source: escapeRegex(text),
			flags: options.caseSensitive ? "" : "i",
			literal: text,
			required: [text],
			strategy: /[\n\r]/.test(text) ? "line" : "text",
			maxLineCharacters: Infinity
		};
	}
	function textPattern(text, options) {
		let pattern = literalPattern(text, options);
		return whyUnprepared(pattern.source, pattern.flags) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(pattern) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(tooLongText(text));
	}
	function regexPattern(source, options) {
		let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
		try {
			new RegExp(source, flags);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(explainInvalid(source, error.message));
		}
		if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return textPattern(source, options);
		let refusal = checkPrepared(source, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			source,
			flags,
			literal: void 0,
			required: requiredText(source),
			strategy: strategyFor(source),
			maxLineCharacters: repeatsWithoutEnd(source) ? MAX_REGEX_LINE_CHARACTERS : Infinity
		});
	}
	function repeatsWithoutEnd(source) {
		return /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, ""));
	}
	function strategyFor(source) {
		let mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\[tb1-7]-|[\u0000-\u001f\u2028\u2029]/.test(source);
		let hasAnchor = /[$^]|\\B/.test(source);
		let hasLookaround = /\(\?<?[=!]/.test(source);
		if (/\(\?[a-z-]/.test(source) || hasLookaround && (mayMatchLineEnd || hasAnchor)) return "line";
		return mayMatchLineEnd || hasAnchor || hasLookaround ? "text-then-line" : "text";
	}
	let ADVICE = [
		[
			"Unterminated group",
			"unclosed group",
			"Close every '(' by ')', or write '\\(' to find a parenthesis."
		],
		[
			"Unmatched ')'",
			"')' without '('",
			"Open a group by '(' before it, or write '\\)' to find a parenthesis."
		],
		[
			"Unterminated character class",
			"unclosed character class",
			"Close every '[' by ']', or write '\\[' to find a bracket."
		],
		[
			"Nothing to repeat",
			"nothing to repeat",
			"Put something before '*', '+' or '?', or write '\\*' to find the character itself."
		],
		[
			"Lone quantifier brackets",
			"braces without something to repeat",
			"Write '\\{' and '\\}' to find braces."
		],
		[
			"\\ at end of pattern",
			"a backslash at the end",
			"Write '\\\\' to find a backslash."
		],
		[
			"Invalid group",
			"unknown kind of group",
			"Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."
		],
		[
			"Range out of order",
			"a range that ends before it begins",
			"Write ranges upwards, such as '[a-z]'."
		],
		[
			"numbers out of order",
			"a repetition that ends before it begins",
			"Write the smaller number first, such as '{2,5}'."
		]
	];
	function tooLongText(text) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_pattern", `The text to be found is too long: it has ${text.length} characters`, `Give a part of it by which it can be told. The text was '${briefText(text)}'.`);
	}
	function checkPrepared(source, flags) {
		let why = whyUnprepared(source, flags);
		if (why === void 0) return;
		let advice = why === "is too much to prepare in time" ? "Write it with fewer alternatives, optional parts and '\\b' one behind the other, or search in several steps." : "Run it again.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_pattern", `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`);
	}
	function explainInvalid(source, message) {
		let reason = message.slice(message.lastIndexOf(": ") + 2);
		let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
		let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
		let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
	}
	function countLines(text) {
		let ended = countNewlines(text, text.length);
		return text === "" || text.endsWith("\n") ? ended : ended + 1;
	}
	function lineAt(text, offset) {
		return countNewlines(text, offset) + 1;
	}
	function lineSpan(text, first, last) {
		let start = endOfLines(text, first - 1, 0);
		return {
			start,
			end: endOfLines(text, last - first + 1, start)
		};
	}
	function dominantLineEnding(text) {
		let { newlines, crlf } = countEndings(text);
		return crlf * 2 > newlines ? "\r\n" : "\n";
	}
	function isCrlfThroughout(text) {
		if (!text.includes("\r\n")) return !1;
		let { newlines, crlf } = countEndings(text);
		return newlines === crlf;
	}
	function withLineEnding(text, ending) {
		return text.replace(/\r?\n/g, ending);
	}
	function newlineLengthBefore(text, offset) {
		if (text[offset - 1] !== "\n") return 0;
		return text[offset - 2] === "\r" ? 2 : 1;
	}
	function countNewlines(text, end) {
		let count = 0;
		for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
		return count;
	}
	function endOfLines(text, lines, from) {
		let end = from;
		for (let line = 0; line < lines; line++) {
			let newline = text.indexOf("\n", end);
			if (newline < 0) return text.length;
			end = newline + 1;
		}
		return end;
	}
	function countEndings(text) {
		let newlines = 0;
		let crlf = 0;
		for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
			newlines++;
			text[at - 1] === "\r" && crlf++;
		}
		return {
			newlines,
			crlf
		};
	}
	function insertLines(text, line, content) {
		let ending = dominantLineEnding(text);
		let lines = withLineEnding(withoutFinalNewline(content), ending);
		let at = line === 0 ? 0 : lineSpan(text, line, line).end;
		return {
			start: at,
			end: at,
			replacement: at > 0 && text[at - 1] !== "\n" ? ending + endIfBlank(lines, ending) : lines + ending
		};
	}
	function deleteLines(text, first, last) {
		let { start, end } = lineSpan(text, first, last);
		let takesUnendedLine = end === text.length && newlineLengthBefore(text, end) === 0;
		let endOfLineBefore = start - newlineLengthBefore(text, start);
		let isLineBeforeBlank = endOfLineBefore === 0 || newlineLengthBefore(text, endOfLineBefore) > 0;
		return {
			start: takesUnendedLine && !isLineBeforeBlank ? endOfLineBefore : start,
			end,
			replacement: ""
		};
	}
	function replaceLines(text, range, content) {
		let { start, end } = lineSpan(text, range.first, range.last);
		let ending = dominantLineEnding(text);
		let lines = withLineEnding(withoutFinalNewline(content), ending);
		let newline = newlineLengthBefore(text, end);
		return {
			start,
			end: end - newline,
			replacement: newline === 0 ? endIfBlank(lines, ending) : lines
		};
	}
	function endIfBlank(lines, ending) {
		return lines === "" || lines.endsWith("\n") ? lines + ending : lines;
	}
	function withoutFinalNewline(content) {
		return content.slice(0, content.length - newlineLengthBefore(content, content.length));
	}
	function splitAtLongLines(text, maxCharacters) {
		let short = [];
		let long = [];
		let shortStart = 0;
		for (let start = 0; start + maxCharacters < text.length;) {
			let newline = text.lastIndexOf("\n", start + maxCharacters);
			if (newline >= start) {
				start = newline + 1;
				continue;
			}
			let next = text.indexOf("\n", start + maxCharacters);
			let end = next < 0 ? text.length : next;
			shortStart < start && short.push({
				start: shortStart,
				end: start
			});
			long.push({
				start,
				end
			});
			start = end + 1;
			shortStart = start;
		}
		shortStart < text.length && short.push({
			start: shortStart,
			end: text.length
		});
		return {
			short,
			long
		};
	}
	let NONE = { kind: "none" };
	let UNKNOWN = { kind: "unknown" };
	let NO_SIEVE = {
		mayMatch: () => !0,
		sift: () => UNKNOWN
	};
	function makeSieve(pattern) {
		let { required, literal, flags, strategy } = pattern;
		let shortest = Math.min(...(required ?? []).map((text) => text.length));
		if (required === void 0 || shortest < 2 && literal === void 0) return NO_SIEVE;
		let isCountable = literal !== void 0 && strategy !== "line";
		if (flags === "") {
			let needles = needlesFor(required);
			return {
				mayMatch: hasAny(needles),
				sift: isCountable ? countBytes(needles) : siftLines(needles)
			};
		}
		let areAscii = required.every((text) => /^[\u0000-\u007f]*$/.test(text));
		if (flags !== "i" || !areAscii) return NO_SIEVE;
		let regex = new RegExp(required.map(escapeRegex).join("|"), "gi");
		let sift = isCountable ? countAnyCase(regex) : siftAnyCase(regex);
		if (required.length > 2) return {
			mayMatch: () => !0,
			sift
		};
		let mayMatch = hasAny(required.flatMap(rarePairInAnyCase));
		return {
			mayMatch,
			sift: (bytes) => mayMatch(bytes) ? sift(bytes) : NONE
		};
	}
	function hasAny(needles) {
		return (bytes) => needles.some((needle) => bytes.includes(needle));
	}
	function needlesFor(texts) {
		return texts.flatMap((text) => {
			let utf8 = Buffer.from(text, "utf8");
			return utf8.length !== text.length && /^[\u0000-\u00ff]*$/.test(text) ? [utf8, Buffer.from(text, "latin1")] : [utf8];
		});
	}
	function countBytes(needles) {
		let [needle] = needles;
		if (needle === void 0 || needles.length > 1 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isAscii)(needle)) return siftLines(needles);
		let asCharacters = needle.toString("latin1");
		return (bytes) => {
			let first = bytes.indexOf(needle);
			if (first < 0) return NONE;
			let text = bytes.toString("latin1", first);
			let count = 0;
			for (let at = 0; at >= 0; at = text.indexOf(asCharacters, at)) {
				count++;
				at = text.indexOf("\n", at);
				if (at < 0) break;
			}
			return {
				kind: "counted",
				count
			};
		};
	}
	function siftLines(needles) {
		return (bytes) => {
			let next = needles.map((needle) => bytes.indexOf(needle));
			if (next.every((at) => at < 0)) return NONE;
			let starts = [];
			let ends = [];
			for (;;) {
				let first = Math.min(...next.filter((at) => at >= 0));
				if (first === Infinity) return {
					kind: "lines",
					starts,
					ends
				};
				if (starts.length === 32) return UNKNOWN;
				let newline = bytes.indexOf(10, first);
				let end = newline < 0 ? bytes.length : newline;
				starts.push(first === 0 ? 0 : bytes.lastIndexOf(10, first - 1) + 1);
				ends.push(end);
				for (let [i, needle] of needles.entries()) {
					let at = next[i] ?? -1;
					at >= 0 && at < end && (next[i] = bytes.indexOf(needle, end));
				}
			}
		};
	}
	function siftAnyCase(regex) {
		return (bytes) => {
			regex.lastIndex = 0;
			return regex.test(bytes.toString("latin1")) ? UNKNOWN : NONE;
		};
	}
	function countAnyCase(regex) {
		return (bytes) => {
			let text = bytes.toString("latin1");
			let count = 0;
			regex.lastIndex = 0;
			for (; regex.test(text);) {
				count++;
				let newline = text.indexOf("\n", regex.lastIndex);
				if (newline < 0) break;
				regex.lastIndex = newline + 1;
			}
			return count === 0 ? NONE : {
				kind: "counted",
				count
			};
		};
	}
	function compileRegexReplacement(request) {
		let pattern = regexPattern(request.find, request);
		if (!pattern.ok) return pattern;
		if (!request.multiline && namesNewline(request.find)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(needsMultiline(request.find));
		let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
		let refusal = checkPrepared(request.find, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refusal);
		let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
		let inLine = new RegExp(request.find, flags);
		let template = parseReplacement(request.replace, inLine);
		if (!template.ok) return template;
		let hasNewline = template.value.some((part) => typeof part == "string" && part.includes("\n"));
		let onWindows = (request.multiline || hasNewline) && !meansCarriageReturns(request.find) ? template.value.map(withCrlf) : void 0;
		let sieve = sieveFor(pattern.value);
		let mayMatch = sieve === void 0 ? () => !0 : makeSieve(sieve).mayMatch;
		let maxLineCharacters = request.multiline ? Infinity : pattern.value.maxLineCharacters;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			sieve,
			edits(text) {
				let isAdapted = onWindows !== void 0 && isCrlfThroughout(text);
				let inserted = 0;
				let latest = "";
				let makeEdit = (match, offset) => {
					let start = offset + match.index;
					inserted <= MAX_INSERTED && (latest = isAdapted ? expandTemplate(onWindows, match.map(asOnWindows)) : expandTemplate(template.value, match));
					inserted += latest.length;
					return {
						start,
						end: start + match[0].length,
						replacement: latest
					};
				};
				if (request.multiline) {
					let searched = isAdapted ? text.replaceAll("\r\n", "\n") : text;
					let edits = Array.from(searched.matchAll(inText), (match) => makeEdit(match, 0));
					return isAdapted ? placeInCrlf(edits, searched) : edits;
				}
				return splitAtLongLines(text, maxLineCharacters).short.flatMap(({ start, end }) => {
					let lines = text.slice(start, end);
					let makeEditThere = (match, offset) => makeEdit(match, start + offset);
					return (pattern.value.strategy === "line" ? void 0 : editWithinLines(lines, inText, makeEditThere)) ?? editLines(lines, inLine, makeEditThere);
				});
			},
			countLongLines(text) {
				let { long } = splitAtLongLines(text, maxLineCharacters);
				return long.filter(({ start, end }) => mayMatch(Buffer.from(text.slice(start, end)))).length;
			},
			written: [request.find, ...template.value.filter((part) => typeof part == "string")],
			needsTimeLimit: !0
		});
	}
	function meansCarriageReturns(find) {
		let source = find.replace(/\\./gs, (token) => token === "\\\\" ? "" : token);
		let isNamed = (text) => RETURN.test(text);
		if (!isNamed(source)) return !1;
		return /^(?:\\[rn]|[\r\n?*+|():[\]{},\d])*$/.test(find) || isNamed(source.replace(/\[\^(?:\\.|[^\]\\])*\]|(?:\\r|\r)[?*]/gs, ""));
	}
	let RETURN = /\\r|\r|\\x0[dD]|\\u000[dD]|\\u\{0*[dD]\}|\\c[mM]/;
	function withCrlf(part) {
		return typeof part == "string" ? withLineEnding(part, "\r\n") : part;
	}
	function asOnWindows(group) {
		return group?.replaceAll("\n", "\r\n");
	}
	function placeInCrlf(edits, text) {
		let newlines = 0;
		let next = text.indexOf("\n");
		let position = (at) => {
			for (; next >= 0 && next < at; next = text.indexOf("\n", next + 1)) newlines++;
			return at + newlines;
		};
		return edits.map(({ start, end, replacement }) => ({
			start: position(start),
			end: position(end),
			replacement
		}));
	}
	let MAX_INSERTED = 33554432;
	function sieveFor({ required, flags }) {
		if (required === void 0) return;
		if (flags.includes("i") && !/^[\0-\x7f]*$/.test(required.join("").replace(/[ks]/gi, "\u212a"))) return;
		return {
			source: required.map(escapeRegex).join("|"),
			flags,
			literal: void 0,
			required,
			strategy: "text",
			maxLineCharacters: Infinity
		};
	}
	function editLines(text, regex, makeEdit) {
		let edits = [];
		for (let start = 0; start < text.length;) {
			let newline = text.indexOf("\n", start);
			let next = newline < 0 ? text.length : newline + 1;
			let line = text.slice(start, next - newlineLengthBefore(text, next));
			for (let match of line.matchAll(regex)) edits.push(makeEdit(match, start));
			start = next;
		}
		return edits;
	}
	function editWithinLines(text, regex, makeEdit) {
		if ([
			"\r",
			"\u2028",
			"\u2029"
		].some((end) => text.includes(end))) return;
		let endOfLines = text === "" || text.endsWith("\n") ? text.length : Infinity;
		let edits = [];
		for (let match of text.matchAll(regex)) {
			if (match[0].includes("\n")) return;
			match.index < endOfLines && edits.push(makeEdit(match, 0));
		}
		return edits;
	}
	function wholeCharacterFlags(source, flags) {
		if (flags.includes("u")) return flags;
		try {
			new RegExp(source, `${flags}u`);
			return `${flags}u`;
		} catch {
			return flags;
		}
	}
	function namesNewline(source) {
		for (let [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs)) if (token === "\\n" || token === "\n") return !0;
		return !1;
	}
	function needsMultiline(source) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
	}
	let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
	function parseReplacement(replacement, expression) {
		let { count, names } = groupsOf(expression);
		let parts = [];
		let from = 0;
		for (let match of replacement.matchAll(DOLLAR)) {
			let [whole, dollar, ampersand, around, name, digits] = match;
			match.index > from && parts.push(replacement.slice(from, match.index));
			from = match.index + whole.length;
			if (dollar !== void 0) parts.push("$");
			else if (ampersand !== void 0) parts.push([0]);
			else if (around !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(refuseAround(whole));
			else if (name !== void 0) {
				let groups = names.get(name);
				if (groups === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unknownGroup(whole, count, [...names.keys()]));
				parts.push(groups);
			} else if (digits !== void 0) {
				let group = groupNumber(digits, count);
				if (group === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(unknownGroup(whole, count, [...names.keys()]));
				parts.push([group]);
				Number(digits) !== group && parts.push(digits.slice(1));
			}
		}
		from < replacement.length && parts.push(replacement.slice(from));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(parts);
	}
	function expandTemplate(template, groups) {
		if (template.length > 20) return template.map((part) => typeof part == "string" ? part : part.map((group) => groups[group] ?? "").join("")).join("");
		let text = "";
		for (let part of template) if (typeof part == "string") text += part;
		else for (let group of part) text += groups[group] ?? "";
		return text;
	}
	function groupNumber(digits, count) {
		let both = Number(digits);
		if (both >= 1 && both <= count) return both;
		let first = Number(digits[0]);
		return digits.length === 2 && first >= 1 && first <= count ? first : void 0;
	}
	function groupsOf({ source }) {
		let names = new Map();
		let count = 0;
		for (let token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
			if (!token[0].startsWith("(")) continue;
			count++;
			token[1] !== void 0 && names.set(token[1], [...names.get(token[1]) ?? [], count]);
		}
		return {
			count,
			names
		};
	}
	function refuseAround(reference) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
	}
	function unknownGroup(reference, count, names) {
		let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
	}
	function compileReplacement(request) {
		if (request.isRegex) return compileRegexReplacement(request);
		if (request.multiline) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
		let sound = request.caseSensitive ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0) : textPattern(request.find, request);
		return sound.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(literalReplacement(request)) : sound;
	}
	function literalReplacement({ find, replace, caseSensitive }) {
		let line = longestLine(find);
		let sieve = line === "" ? void 0 : textPattern(line, { caseSensitive });
		let search = caseSensitive ? indexesOf : indexesOfAnyCase;
		return {
			sieve: sieve?.ok ? sieve.value : void 0,
			edits(text) {
				let adapted = adaptToCrlf(text, find, replace);
				let length = adapted.find.length;
				return search(text, adapted.find).map((start) => ({
					start,
					end: start + length,
					replacement: adapted.replace
				}));
			},
			countLongLines: () => 0,
			written: [find, replace],
			needsTimeLimit: !1
		};
	}
	function indexesOf(text, find) {
		let indexes = [];
		for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length)) indexes.push(at);
		return indexes;
	}
	function indexesOfAnyCase(text, find) {
		return Array.from(text.matchAll(new RegExp(escapeRegex(find), "gi")), (match) => match.index);
	}
	function adaptToCrlf(text, find, replace) {
		if (!(find.includes("\n") || replace.includes("\n")) || find.includes("\r") || !isCrlfThroughout(text)) return {
			find,
			replace
		};
		return {
			find: withLineEnding(find, "\r\n"),
			replace: replace.includes("\r") ? replace : withLineEnding(replace, "\r\n")
		};
	}
	function longestLine(text) {
		return text.split(/[\r\n]/).reduce((longest, line) => line.length > longest.length ? line : longest);
	}
	let LIKENESSES = [
		{
			difference: "line endings",
			simplify: (text) => text.replaceAll("\r\n", "\n")
		},
		{
			difference: "case",
			simplify: (text) => text.toLowerCase()
		},
		{
			difference: "the way accents are composed",
			simplify: (text) => text.normalize("NFC")
		},
		{
			difference: "whitespace",
			simplify: dropWhitespace
		},
		{
			difference: "whitespace and case",
			simplify: (text) => dropWhitespace(text.toLowerCase())
		}
	];
	function nearestMiss(text, find) {
		if (text.length > 1e6 || find.trim() === "") return;
		for (let { difference, simplify } of LIKENESSES) {
			let wanted = simplify(find);
			let at = wanted === "" ? -1 : simplify(text).indexOf(wanted);
			if (at >= 0) return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
		}
		return firstLineOf(text, find);
	}
	function lineOfSimplified(text, simplify, offset) {
		let low = 0;
		let high = text.length;
		for (; low < high;) {
			let middle = low + high >> 1;
			simplify(text.slice(0, middle)).length > offset ? high = middle : low = middle + 1;
		}
		return lineAt(text, low - 1);
	}
	function firstLineOf(text, find) {
		let lines = find.split("\n").filter((line) => line.trim() !== "");
		let first = lines[0]?.trim();
		let at = first === void 0 || lines.length < 2 ? -1 : text.indexOf(first);
		return at < 0 ? void 0 : `Line ${lineAt(text, at)} has its first line, but the lines after it differ.`;
	}
	function dropWhitespace(text) {
		return text.replace(/\s+/g, "");
	}
	function textArgument(description) {
		return string().check(refine((text) => text.isWellFormed(), "has half of a surrogate pair, which no file can hold"), describe$1(description));
	}
	let GLOBS = new WeakSet();
	function asGlob(schema) {
		GLOBS.add(schema);
		return schema;
	}
	function isGlob(schema) {
		return GLOBS.has(unwrap(schema));
	}
	function globArgument(description) {
		return asGlob(string().check(describe$1(description)));
	}
	function globsArgument(description) {
		return optional(asGlob(union([string(), array(string())]).check(describe$1(description))));
	}
	function asList(value) {
		if (value === void 0) return [];
		return typeof value == "string" ? [value] : value;
	}
	function fileTypeArgument() {
		return optional(string().check(_minLength(1), refine((text) => !/[*?[\]{}/]/.test(extensionIn(text)), "must be one extension, such as ts, and no pattern"), describe$1("Only files with this extension, such as ts")));
	}
	function extensionIn(fileType) {
		return fileType.replace(/^\*?\./, "");
	}
	function previewArgument() {
		return optional(boolean().check(describe$1("Return the diff and change nothing")));
	}
	function resultLimit(asked, { usual, maximum }) {
		if (asked === void 0) return {
			limit: Math.min(usual, maximum),
			warnings: []
		};
		if (asked <= maximum) return {
			limit: asked,
			warnings: []
		};
		return {
			limit: maximum,
			warnings: [`max_results ${asked} is more than the maximum, using ${maximum}`]
		};
	}
	function parsePathArgument(text) {
		let damaged = checkPathText(text);
		return damaged === void 0 ? parseRepoPath(text) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(damaged);
	}
	function checkPathText(text) {
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.S)(text)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("path_denied", `Path '${briefText(text)}' is not allowed: it is not UTF-8, or has the character U+FFFD that stands for what is not`, "Use a name that is UTF-8; rename the file first if it has another.");
	}
	function parseDirectoryArgument(text) {
		let damaged = checkPathText(text);
		if (damaged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(damaged);
		return parseRepoDirectory(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
	}
	async function findDirectory(text, workspace) {
		let directory = parseDirectoryArgument(text);
		if (!directory.ok || directory.value === ".") return directory;
		let entry = await workspace.entry(directory.value);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "directory": return directory;
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(directory.value));
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(directory.value));
		}
	}
	async function selectFiles(workspace, selection) {
		let selector = await makeSelector(workspace, selection);
		if (!selector.ok) return selector;
		let { only, pick } = selector.value;
		if (only !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			files: only,
			tooDeep: [],
			secret: [],
			warnings: []
		});
		let { files, warnings } = await workspace.files();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			...pick(files),
			warnings
		});
	}
	async function makeSelector(workspace, selection) {
		let { under = ".", include = [], exclude = [] } = selection;
		let wanted = parseGlobs(include);
		if (!wanted.ok) return wanted;
		let unwanted = parseExcludes(exclude);
		if (!unwanted.ok) return unwanted;
		let place = await kindOfPlace(workspace, under);
		if (!place.ok) return place;
		let prefix = under === "." ? "" : `${under}/`;
		let maxDepth = selection.maxDepth + (prefix === "" ? 0 : depthOf(under) + 1);
		let isTooDeep = (path) => path.length > 2 * maxDepth && depthOf(path) > maxDepth;
		let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
		let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
		let isNarrowed = prefix !== "" || suffix !== "" || include.length > 0 || exclude.length > 0;
		let named = place.value === "file" ? [under].filter(fits) : void 0;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
			only: selection.only ?? named,
			isNamed: named !== void 0,
			pick(candidates) {
				let files = [];
				let tooDeep = [];
				let secret = [];
				let secrets = secretFilesAmong(candidates);
				if (!isNarrowed && secrets.size === 0 && !candidates.some(isTooDeep)) return {
					files: candidates,
					tooDeep,
					secret
				};
				for (let path of candidates) {
					if (!path.startsWith(prefix) || !fits(path)) continue;
					secrets.has(path) && !include.some((glob) => namesFile(glob, path)) ? secret.push(path) : isTooDeep(path) ? tooDeep.push(path) : files.push(path);
				}
				return {
					files,
					tooDeep,
					secret
				};
			}
		});
	}
	async function kindOfPlace(workspace, under) {
		if (under === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)("directory");
		let entry = await workspace.entry(under);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "file":
			case "directory": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(entry.value.kind);
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.$)(under));
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere."));
			case "other": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Z)(under));
		}
	}
	let SECRET_NAME = /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i;
	let SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i;
	let HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i;
	let ANY_SECRET = RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, "gim");
	function secretFilesAmong(paths) {
		let lines = linesOf(paths);
		let secret = new Set();
		for (let { index } of lines.matchAll(ANY_SECRET)) {
			let start = index === 0 ? 0 : lines.lastIndexOf("\n", index - 1) + 1;
			let path = lines.slice(start, lines.indexOf("\n", index));
			isSecretFile(path) && secret.add(path);
		}
		return secret;
	}
	function isSecretFile(path) {
		return (SECRET_ENDING.test(path) || SECRET_NAME.test(path)) && !HARMLESS_NAME.test(baseName(path));
	}
	function namesFile(glob, path) {
		return baseName(glob) === baseName(path);
	}
	function baseName(path) {
		return path.slice(path.lastIndexOf("/") + 1);
	}
	function searchWarnings({ skipped, isPartial, warnings, fileBytes }, limits, depth, howToNameSecret = "give the exact file name to search it") {
		let said = [...warnings, ...whyUnfinished({
			skipped,
			isPartial
		}, limits)];
		if (skipped.tooLarge.length > 0) {
			let advice = fileBytes < limits.readFileBytes ? "; grep searches one that it is given as path" : "";
			said.push(`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(skipped.tooLarge.length, "file")} larger than ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.at)(fileBytes)}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(skipped.tooLarge, 5)}${advice}`);
		}
		said.push(...longLinesWarning(skipped.longLines));
		skipped.unreadable.length > 0 && said.push(`Could not read ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(skipped.unreadable.length, "file")}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(skipped.unreadable, 5)}`);
		return [
			...said,
			...depthWarning(skipped.tooDeep, depth),
			...secretWarning(skipped.secret, howToNameSecret)
		];
	}
	function whyUnfinished({ skipped, isPartial }, limits) {
		let said = isPartial ? [searchTimedOut(limits)] : [];
		for (let path of skipped.timedOut.slice(0, 5)) said.push(`Pattern took longer than ${limits.regexMsPerFile / 1e3}s on '${path}', the file was abandoned`);
		let more = skipped.timedOut.length - 5;
		more > 0 && said.push(`Pattern took too long on ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(more, "more file", "more files")}, they were abandoned`);
		return said;
	}
	function searchTimedOut({ searchMs }) {
		return `Search timed out after ${searchMs / 1e3}s, returning partial results`;
	}
	function depthWarning(count, depth) {
		return count === 0 ? [] : [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(count, "file")} more than ${depth} directories deep`];
	}
	function longLinesWarning(files) {
		if (files.length === 0) return [];
		let lines = files.reduce((sum, { count }) => sum + count, 0);
		let named = files.map(({ path, count }) => `${path} (${count})`);
		let most = MAX_REGEX_LINE_CHARACTERS.toLocaleString("en");
		return [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(lines, "line")} longer than ${most} characters: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.it)(named, 5)}`];
	}
	function secretWarning(count, howToName) {
		if (count === 0) return [];
		return [`Skipped ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(count, "file")} of a kind that usually holds secrets; ${howToName}`];
	}
	function truncationWarning(total, shown, advice) {
		return total > shown ? [`Found ${total} matches, showing first ${shown}; ${advice}`] : [];
	}
	function renderMatches(matches) {
		return matches.map(({ path, line, text }) => `\n  ${path}:${line}: ${text.trim()}`).join("");
	}
	function renderWithContext(matches) {
		let hasContext = matches.some(({ before, after }) => before.length + after.length > 0);
		let shown = [];
		let last;
		for (let [i, { path, line, text, before, after }] of matches.entries()) {
			let first = line - before.length;
			hasContext && last !== void 0 && (last.path !== path || last.line + 1 < first) && shown.push("  --");
			let seen = last?.path === path ? last.line : 0;
			for (let [j, around] of before.entries()) first + j > seen && shown.push(`  ${path}:${first + j}- ${around}`);
			shown.push(`  ${path}:${line}: ${text}`);
			let next = matches[i + 1];
			let room = next?.path === path ? next.line - line - 1 : after.length;
			let following = after.slice(0, Math.max(0, room));
			for (let [j, around] of following.entries()) shown.push(`  ${path}:${line + 1 + j}- ${around}`);
			last = {
				path,
				line: line + following.length
			};
		}
		return shown.map((line) => `\n${line}`).join("");
	}
	function limitFor(pattern, regexMsPerFile) {
		return pattern.literal === void 0 ? regexMsPerFile : Infinity;
	}
	function runWithLimit(work, limitMs, remainingMs = Infinity) {
		if (Number.isFinite(limitMs)) return withWorkLimit(work, limitMs, Math.min(remainingMs, 8 * limitMs));
		work();
		return "done";
	}
	function* runGuarded(run) {
		let { to, step, limitMs, remainingMs = () => Infinity, isStopped = () => !1, isAboutFile = () => !0 } = run;
		let isGuarded = Number.isFinite(limitMs);
		let file = run.from;
		let isAlone = !1;
		for (; file < to && !isStopped() && remainingMs() > 0;) {
			let until = isAlone ? file + 1 : to;
			let [began, since] = [0, 0];
			let work = () => {
				isGuarded && (began = elapsedMs());
				for (; file < until && !isStopped();) {
					isGuarded && (since = elapsedMs());
					file = step(file, until);
				}
			};
			let end = runWithLimit(work, limitMs, remainingMs());
			let now = elapsedMs();
			let isCulprit = isAlone || isAboutFile() && now - since >= .9 * (now - began);
			let isLate = end === "timed_out" && isCulprit && remainingMs() > 0;
			isAlone = end === "timed_out" && !isCulprit;
			yield isLate ? file++ : void 0;
		}
	}
	var ReadGroup = class {
		from;
		bytes;
		#ends;
		constructor(from, bytes, ends) {
			this.from = from;
			this.bytes = bytes;
			this.#ends = ends;
		}
		get to() {
			return this.from + this.#ends.length;
		}
		get hasFaults() {
			return this.#ends.some((end) => typeof end == "string");
		}
		at(file) {
			let end = this.#ends[file - this.from] ?? "missing";
			return typeof end == "string" ? end : this.bytes.subarray(this.#startOf(file), end);
		}
		#startOf(file) {
			for (let before = file - this.from - 1; before >= 0; before--) {
				let end = this.#ends[before];
				if (typeof end == "number") return end;
			}
			return 0;
		}
	};
	var BulkReader = class {
		#folder;
		#limit;
		#buffer;
		#isRealDirectory = new Map([["", !0]]);
		#lastDirectory = "";
		#openFile;
		constructor(folder, limit) {
			this.#folder = folder;
			this.#limit = limit;
			this.#buffer = Buffer.allocUnsafeSlow(65600 + limit + 1).subarray(64);
		}
		read(path) {
			let end = this.#readTo(0, path);
			return typeof end == "number" ? this.#buffer.subarray(0, end) : end;
		}
		readGroup(from, to, pathOf) {
			let ends = [];
			let filled = 0;
			for (let file = from; file < to && filled < 65536; file++) {
				let path = pathOf(file);
				let end = path === void 0 ? "missing" : this.#readTo(filled, path);
				typeof end == "number" && (filled = end);
				ends.push(end);
			}
			return new ReadGroup(from, this.#buffer.subarray(0, filled), ends);
		}
		#readTo(start, path) {
			this.#close();
			if (!this.#isInRealDirectory(path)) return "missing";
			try {
				this.#openFile = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(`${this.#folder}/${path}`, OPEN_TO_READ);
				return this.#fill(start, this.#openFile);
			} catch (error) {
				return faultOf(error);
			} finally {
				this.#close();
			}
		}
		#close() {
			let file = this.#openFile;
			this.#openFile = void 0;
			file !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
		}
		#fill(start, file) {
			let size = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, this.#buffer, start, this.#limit + 1, 0);
			if ((size === 0 || size > this.#limit) && !node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file).isFile()) return "missing";
			return size > this.#limit ? "too_large" : start + size;
		}
		#isInRealDirectory(path) {
			if (path.startsWith(this.#lastDirectory) && path.indexOf("/", this.#lastDirectory.length) < 0) return !0;
			let end = path.lastIndexOf("/") + 1;
			let isReal = this.#check(path.slice(0, Math.max(0, end - 1)));
			isReal && (this.#lastDirectory = path.slice(0, end));
			return isReal;
		}
		#check(directory) {
			let known = this.#isRealDirectory.get(directory);
			if (known !== void 0) return known;
			let parent = directory.slice(0, Math.max(0, directory.lastIndexOf("/")));
			let isReal = this.#check(parent) && isDirectory(`${this.#folder}/${directory}`);
			this.#isRealDirectory.set(directory, isReal);
			return isReal;
		}
	};
	let EVEN_IF_MISSING = { throwIfNoEntry: !1 };
	function isDirectory(path) {
		try {
			return node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, EVEN_IF_MISSING)?.isDirectory() === !0;
		} catch {
			return !1;
		}
	}
	function faultOf(error) {
		switch (error.code) {
			case void 0: throw error;
			case "ENOENT":
			case "ENOTDIR":
			case "ELOOP":
			case "EISDIR":
			case "ENXIO":
			case "ESPIPE": return "missing";
			default: return "unreadable";
		}
	}
	function findLineMatches({ path, text, pattern, limit, contextLines, limitMs }) {
		let tester = new LineTester(pattern);
		let whole = text.split("\n");
		let lines = whole.map((line, i) => withoutReturn(line, i < whole.length - 1));
		lines.at(-1) === "" && lines.pop();
		let show = (from, to) => lines.slice(Math.max(0, from), to).map((line) => excerpt(line, 0, 0));
		let matches = [];
		let find = () => {
			matches.length = 0;
			for (let [i, line] of lines.entries()) {
				if (matches.length >= limit) return;
				if ((whole[i]?.length ?? 0) > pattern.maxLineCharacters) continue;
				let found = tester.find(line);
				if (found === void 0) continue;
				matches.push({
					path,
					line: i + 1,
					column: found.at + 1,
					text: excerpt(line, found.at, found.length),
					before: show(i - contextLines, i),
					after: show(i + 1, i + 1 + contextLines)
				});
			}
		};
		runWithLimit(find, limitFor(pattern, limitMs));
		return matches;
	}
	function excerpt(line, at, length) {
		if (line.length <= 500) return line;
		let middle = at + Math.min(length, 500) / 2;
		let start = Math.max(0, Math.min(Math.floor(middle - 250), line.length - 500));
		let end = start + 500;
		return `${start > 0 ? "\u2026" : ""}${line.slice(start, end)}${end < line.length ? "\u2026" : ""}`;
	}
	var LineTester = class {
		#inLine;
		#inText;
		#strategy;
		constructor(pattern) {
			this.#inLine = new RegExp(pattern.source, pattern.flags);
			this.#inText = new RegExp(pattern.source, `${pattern.flags}gm`);
			this.#strategy = pattern.strategy;
		}
		matches(line, isEnded) {
			return this.#inLine.test(withoutReturn(line, isEnded));
		}
		find(line) {
			let match = this.#inLine.exec(line);
			return match === null ? void 0 : {
				at: match.index,
				length: match[0].length
			};
		}
		count(text) {
			return this.#strategy === "line" ? this.#countByLine(text) : this.#countByText(text);
		}
		#countByLine(text) {
			let count = 0;
			for (let start = 0; start < text.length;) {
				let newline = text.indexOf("\n", start);
				let end = newline < 0 ? text.length : newline;
				this.matches(text.slice(start, end), newline >= 0) && count++;
				start = end + 1;
			}
			return count;
		}
		#countByText(text) {
			let regex = this.#inText;
			let isSure = this.#strategy === "text";
			let count = 0;
			regex.lastIndex = 0;
			for (let hit = regex.exec(text); hit !== null; hit = regex.exec(text)) {
				let newline = text.indexOf("\n", hit.index);
				let end = newline < 0 ? text.length : newline;
				let start = hit.index === 0 ? 0 : text.lastIndexOf("\n", hit.index - 1) + 1;
				if (start === text.length) break;
				(isSure || this.matches(text.slice(start, end), newline >= 0)) && count++;
				if (newline < 0) break;
				regex.lastIndex = end + 1;
			}
			return count;
		}
	};
	function withoutReturn(line, isEnded) {
		return isEnded && line.endsWith("\r") ? line.slice(0, -1) : line;
	}
	let NO_GROUP = {
		from: 0,
		to: 0,
		bytes: Buffer.alloc(0),
		hasFaults: !1,
		at: () => "missing"
	};
	var Scanner = class {
		#tester;
		#sieve;
		#request;
		#tally = emptyTally();
		#longLines = 0;
		constructor(request) {
			this.#request = request;
			this.#tester = new LineTester(request.pattern);
			this.#sieve = makeSieve(request.pattern);
		}
		*scan({ from, to, read }) {
			let { pattern, regexMsPerFile, remainingMs, isStopped } = this.#request;
			let group = NO_GROUP;
			let step = (file, until) => {
				if (file < group.to) {
					this.#scanFile(file, group.at(file));
					return file + 1;
				}
				group = NO_GROUP;
				group = read(file, until);
				return this.#isPassedOver(group) ? group.to : file;
			};
			let run = {
				from,
				to,
				step,
				limitMs: limitFor(pattern, regexMsPerFile),
				remainingMs,
				...isStopped && { isStopped }
			};
			for (let late of runGuarded({
				...run,
				isAboutFile: () => group !== NO_GROUP
			})) {
				late !== void 0 && this.#tally.timedOut.push(late);
				yield;
			}
			let tally = this.#tally;
			this.#tally = emptyTally();
			return tally;
		}
		#isPassedOver(group) {
			let files = group.to - group.from;
			if (files === 1 || group.hasFaults || group.bytes.includes(0) || this.#sieve.mayMatch(group.bytes)) return !1;
			this.#tally.searched += files;
			return !0;
		}
		#scanFile(file, bytes) {
			this.#request.onFile?.(file);
			if (bytes === "too_large") this.#tally.tooLarge.push(file);
			else if (bytes === "unreadable") this.#tally.unreadable.push(file);
			else if (bytes === "missing") return;
			else if (isBinary(bytes)) this.#tally.binary.push(file);
			else {
				this.#longLines = 0;
				let count = this.#count(bytes);
				this.#tally.searched++;
				count > 0 && this.#tally.hits.push(file, count);
				this.#longLines > 0 && this.#tally.longLines.push(file, this.#longLines);
			}
		}
		#count(bytes) {
			let sifted = this.#sieve.sift(bytes);
			switch (sifted.kind) {
				case "none": return 0;
				case "counted": return sifted.count;
				case "unknown": return this.#countShortLines(decodeSearched(bytes));
				case "lines": return this.#hasLongLine(bytes) ? this.#countShortLines(decodeSearched(bytes)) : this.#countLines(bytes, sifted.starts, sifted.ends);
			}
		}
		#hasLongLine(bytes) {
			return splitAtLongLines(bytes, this.#request.pattern.maxLineCharacters).long.length > 0;
		}
		#countShortLines(text) {
			let { short, long } = splitAtLongLines(text, this.#request.pattern.maxLineCharacters);
			this.#longLines = long.filter(({ start, end }) => this.#sieve.mayMatch(Buffer.from(text.slice(start, end)))).length;
			return short.reduce((count, { start, end }) => count + this.#tester.count(text.slice(start, end)), 0);
		}
		#countLines(bytes, starts, ends) {
			let encoding = encodingOf(bytes);
			let mark = textStart(bytes, encoding);
			let count = 0;
			for (let [i, start] of starts.entries()) {
				let end = ends[i] ?? bytes.length;
				this.#tester.matches(bytes.toString(encoding, Math.max(start, mark), end), end < bytes.length) && count++;
			}
			return count;
		}
	};
	function hitsOf({ hits }) {
		return countsIn(hits);
	}
	function longLinesOf({ longLines }) {
		return countsIn(longLines);
	}
	function countsIn(numbers) {
		return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]).sort(([a], [b]) => a - b);
	}
	function emptyTally() {
		return {
			searched: 0,
			hits: [],
			binary: [],
			tooLarge: [],
			unreadable: [],
			timedOut: [],
			longLines: []
		};
	}
	function encodingOf(bytes) {
		return (0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isAscii)(bytes) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) ? "latin1" : "utf8";
	}
	function decodeSearched(bytes) {
		let encoding = encodingOf(bytes);
		return bytes.toString(encoding, textStart(bytes, encoding));
	}
	function textStart(bytes, encoding) {
		return encoding === "utf8" ? markLength(bytes) : 0;
	}
	var SharedWork = class {
		#cells;
		#files;
		#chunkFiles;
		constructor(shared, files) {
			this.#cells = new Int32Array(shared);
			this.#files = files;
			this.#chunkFiles = this.#cells.length > 2 ? 1024 : 2048;
		}
		static buffer(workers) {
			return new SharedArrayBuffer(4 * (2 + 3 * workers));
		}
		get chunks() {
			return Math.ceil(this.#files / this.#chunkFiles);
		}
		takeChunk() {
			if (this.isStopped()) return;
			let chunk = Atomics.add(this.#cells, 0, 1);
			return chunk < this.chunks ? chunk : void 0;
		}
		filesOf(chunk) {
			return {
				from: chunk * this.#chunkFiles,
				to: Math.min(this.#files, (chunk + 1) * this.#chunkFiles)
			};
		}
		stop() {
			Atomics.store(this.#cells, 1, 1);
		}
		isStopped() {
			return Atomics.load(this.#cells, 1) === 1;
		}
		report(slot, chunk) {
			Atomics.store(this.#cells, 2 + 3 * slot, chunk + 1);
		}
		beat(slot, file) {
			Atomics.store(this.#cells, 2 + 3 * slot + 1, file);
			Atomics.add(this.#cells, 2 + 3 * slot + 2, 1);
		}
		whereabouts(slot) {
			let cell = (i) => Atomics.load(this.#cells, 2 + 3 * slot + i);
			return {
				chunk: cell(0) - 1,
				file: cell(1),
				beat: cell(2)
			};
		}
	};
	function workersFor(files, threads) {
		if (files < threads.worthwhileFiles) return 0;
		return Math.min(threads.cores - 1, 7, Math.max(1, Math.floor(files / 6e3)));
	}
	var WorkerPool = class {
		#work;
		#members = [];
		#lastFiles = new Map();
		#stillMs;
		#wake = () => void 0;
		constructor(work, regexMsPerFile) {
			this.#work = work;
			this.#stillMs = 4 * regexMsPerFile + 2e3;
		}
		start(threads, job, onDone) {
			let worker = threads.startSearchWorker(job);
			if (worker === void 0) return;
			let member = {
				worker,
				slot: job.slot,
				isAlive: !0,
				beat: 0,
				beatAt: elapsedMs()
			};
			this.#members.push(member);
			worker.onMessage((done) => {
				onDone(done);
				this.#wake();
			});
			worker.onEnd(() => this.#bury(member));
		}
		get isIdle() {
			return this.#members.every((member) => !member.isAlive);
		}
		async news(patienceMs) {
			await new Promise((resolve) => {
				let timer = setTimeout(resolve, patienceMs);
				this.#wake = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			for (let member of this.#members) member.isAlive && this.#standsStill(member) && await member.worker.end();
		}
		lastFileOf(chunk) {
			return this.#lastFiles.get(chunk);
		}
		async end() {
			await Promise.all(this.#members.map((member) => member.worker.end()));
		}
		#standsStill(member) {
			let { beat } = this.#work.whereabouts(member.slot);
			if (beat !== member.beat) {
				member.beat = beat;
				member.beatAt = elapsedMs();
			}
			return elapsedMs() - member.beatAt > this.#stillMs;
		}
		#bury(member) {
			member.isAlive = !1;
			let { chunk, file } = this.#work.whereabouts(member.slot);
			this.#lastFiles.set(chunk, file);
			this.#wake();
		}
	};
	async function scanAll(request, around) {
		let { workspace } = around;
		let { files, remainingMs } = request;
		let total = emptyTally();
		let isOver = () => around.signal.aborted || remainingMs() <= 0;
		let { folder } = workspace;
		let isOnDisk = (path) => folder !== void 0 && workspace.staged(path) === void 0;
		let inMemory = numbersOf(files, (path) => !isOnDisk(path));
		let onDisk = inMemory.length === 0 ? void 0 : numbersOf(files, isOnDisk);
		await letOthersRun();
		await scanMemory({
			...request,
			numbers: inMemory,
			total,
			isOver
		}, around);
		folder !== void 0 && inMemory.length < files.length && !isOver() && await scanFolder({
			...request,
			numbers: onDisk,
			total,
			isOver,
			folder
		}, around);
		return {
			tally: total,
			isPartial: isOver()
		};
	}
	function numbersOf(files, isWanted) {
		let numbers = [];
		for (let file = 0; file < files.length; file++) isWanted(files[file]) && numbers.push(file);
		return numbers;
	}
	async function scanMemory(scan, around) {
		let { pattern, remainingMs, numbers, total } = scan;
		let { workspace, limits } = around;
		let scanner = new Scanner({
			pattern,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs
		});
		for (let from = 0; from < numbers.length && !scan.isOver(); from += 256) {
			let to = Math.min(numbers.length, from + 256);
			let contents = [];
			for (let number of numbers.slice(from, to)) contents.push(await contentOf(scan.files[number], workspace, limits.searchFileBytes));
			let steps = scanner.scan({
				from,
				to,
				read: (file) => groupOfOne(file, contents[file - from] ?? "missing")
			});
			let step = steps.next();
			for (; step.done !== !0; step = steps.next()) await letOthersRun();
			merge(total, step.value, numbers);
		}
	}
	async function contentOf(path, workspace, limit) {
		if (path === void 0) return "missing";
		let staged = workspace.staged(path);
		let content = staged === void 0 ? await workspace.read(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ bytes: staged });
		if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
		let { bytes } = content.value;
		return bytes.length > limit ? "too_large" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes);
	}
	function groupOfOne(file, content) {
		let hasFaults = typeof content == "string";
		return {
			from: file,
			to: file + 1,
			bytes: hasFaults ? Buffer.alloc(0) : content,
			hasFaults,
			at: () => content
		};
	}
	async function scanFolder(scan, around) {
		let { folder, pattern, numbers, remainingMs, isOver } = scan;
		let { limits, threads } = around;
		let paths = numbers === void 0 ? scan.files : numbers.map((file) => scan.files[file]);
		let workers = workersFor(paths.length, threads);
		let shared = SharedWork.buffer(workers);
		let work = new SharedWork(shared, paths.length);
		let pool = new WorkerPool(work, limits.regexMsPerFile);
		let done = new Set();
		let filesDone = 0;
		let finish = ({ chunk, tally }) => {
			done.add(chunk);
			merge(scan.total, tally, numbers);
			let { from, to } = work.filesOf(chunk);
			filesDone += to - from;
			around.progress({
				done: filesDone,
				total: paths.length,
				unit: "files"
			});
		};
		let job = {
			folder,
			pattern,
			fileBytes: limits.searchFileBytes,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs: remainingMs(),
			files: paths.length,
			chunks: workers > 0 ? joinChunks(paths, work) : [],
			shared
		};
		for (let slot = 0; slot < workers; slot++) pool.start(threads, {
			...job,
			slot
		}, finish);
		let isStopped = () => work.isStopped();
		let scanner = new Scanner({
			pattern,
			regexMsPerFile: limits.regexMsPerFile,
			remainingMs,
			isStopped
		});
		let reader = new BulkReader(folder, limits.searchFileBytes);
		let turn = elapsedMs();
		let breathe = async () => {
			if (elapsedMs() - turn < 40) return;
			await letOthersRun();
			turn = elapsedMs();
			isOver() && work.stop();
		};
		let scanHere = async (chunk, except) => {
			let pathOf = (file) => file === except ? void 0 : paths[file];
			let read = (from, to) => reader.readGroup(from, to, pathOf);
			let steps = scanner.scan({
				...work.filesOf(chunk),
				read
			});
			let step = steps.next();
			for (; step.done !== !0; step = steps.next()) await breathe();
			except !== void 0 && step.value.timedOut.push(except);
			finish({
				chunk,
				tally: step.value
			});
		};
		for (let chunk = work.takeChunk(); chunk !== void 0; chunk = work.takeChunk()) await scanHere(chunk);
		for (; done.size < work.chunks && !isOver();) if (!pool.isIdle) await pool.news(Math.min(100, Math.max(1, remainingMs())));
		else for (let chunk = 0; chunk < work.chunks; chunk++) done.has(chunk) || await scanHere(chunk, pool.lastFileOf(chunk));
		work.stop();
		let ending = pool.end();
		done.size < work.chunks && await ending;
	}
	function joinChunks(paths, work) {
		let lines = linesOf(paths);
		let start = 0;
		return Array.from({ length: work.chunks }, (_, chunk) => {
			let { from, to } = work.filesOf(chunk);
			let end = start;
			for (let file = from; file < to; file++) end += (paths[file]?.length ?? 0) + 1;
			let chunkLines = lines.slice(start, end - 1);
			start = end;
			return chunkLines;
		});
	}
	async function letOthersRun() {
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setImmediate)();
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setImmediate)();
	}
	function merge(total, part, numbers) {
		let inWhole = (file) => numbers?.[file] ?? file;
		total.searched += part.searched;
		for (let list of ["hits", "longLines"]) for (let [i, number] of part[list].entries()) total[list].push(i % 2 == 0 ? inWhole(number) : number);
		for (let list of [
			"binary",
			"tooLarge",
			"unreadable",
			"timedOut"
		]) total[list].push(...part[list].map(inWhole));
	}
}) };
