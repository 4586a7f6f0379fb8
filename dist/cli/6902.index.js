export const id = 6902;
export const ids = [6902];
export const modules = {
	43759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$O: () => _ipv6,
			$S: () => _startsWith,
			Au: () => _lt,
			Be: () => _uuid,
			Bj: () => _cuid2,
			Ct: () => _ulid,
			Dl: () => _nanoid,
			ER: () => _endsWith,
			Eb: () => _maxLength,
			F7: () => _number,
			FO: () => _custom,
			Fk: () => _regex,
			Fn: () => _url,
			G1: () => _isoDateTime,
			G8: () => _never,
			Hi: () => _multipleOf,
			Il: () => _toLowerCase,
			KB: () => _e164,
			Kn: () => _isoTime,
			LK: () => _int,
			MB: () => _superRefine,
			Mu: () => _email,
			Ny: () => _ipv4,
			Pw: () => _xid,
			Rl: () => _string,
			T2: () => _properties,
			TL: () => _slugify,
			Tx: () => _gt,
			Uy: () => _cidrv4,
			WN: () => _trim,
			YA: () => _length,
			Zm: () => _lte,
			_L: () => _boolean,
			_z: () => _ksuid,
			aC: () => _emoji,
			bS: () => _overwrite,
			cU: () => _base64url,
			dR: () => _includes,
			dZ: () => _array,
			db: () => _isoDate,
			em: () => _unknown,
			f2: () => _isoDuration,
			fU: () => _refine,
			fs: () => _cuid,
			gP: () => _cidrv6,
			hH: () => _lowercase,
			jw: () => _null,
			lo: () => _normalize,
			m9: () => _minLength,
			mI: () => meta,
			nA: () => _uuidv4,
			pY: () => _uuidv6,
			q0: () => describe,
			qF: () => _uppercase,
			qm: () => _gte,
			rk: () => _jwt,
			rt: () => _base64,
			tB: () => _guid,
			wA: () => _uuidv7,
			xY: () => _toUpperCase
		});
		var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44890);
		var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		function snapshotChecks(def) {
			def.checks &&= [...def.checks];
			return def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _email(Class, params) {
			return new Class({
				type: "string",
				format: "email",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _guid(Class, params) {
			return new Class({
				type: "string",
				format: "guid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuid(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv4(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v4",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv6(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v6",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv7(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v7",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _url(Class, params) {
			return new Class({
				type: "string",
				format: "url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _emoji(Class, params) {
			return new Class({
				type: "string",
				format: "emoji",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _nanoid(Class, params) {
			return new Class({
				type: "string",
				format: "nanoid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid(Class, params) {
			return new Class({
				type: "string",
				format: "cuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid2(Class, params) {
			return new Class({
				type: "string",
				format: "cuid2",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ulid(Class, params) {
			return new Class({
				type: "string",
				format: "ulid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _xid(Class, params) {
			return new Class({
				type: "string",
				format: "xid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ksuid(Class, params) {
			return new Class({
				type: "string",
				format: "ksuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv4(Class, params) {
			return new Class({
				type: "string",
				format: "ipv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv6(Class, params) {
			return new Class({
				type: "string",
				format: "ipv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv4(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv6(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64(Class, params) {
			return new Class({
				type: "string",
				format: "base64",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64url(Class, params) {
			return new Class({
				type: "string",
				format: "base64url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _e164(Class, params) {
			return new Class({
				type: "string",
				format: "e164",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _jwt(Class, params) {
			return new Class({
				type: "string",
				format: "jwt",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDateTime(Class, params) {
			return new Class({
				type: "string",
				format: "datetime",
				check: "string_format",
				offset: !1,
				local: !1,
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDate(Class, params) {
			return new Class({
				type: "string",
				format: "date",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoTime(Class, params) {
			return new Class({
				type: "string",
				format: "time",
				check: "string_format",
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDuration(Class, params) {
			return new Class({
				type: "string",
				format: "duration",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: !1,
				format: "safeint",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _lt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _lte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _gt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _gte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _multipleOf(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
				check: "multiple_of",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value
			});
		}
		function _maxLength(maximum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
				check: "max_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				maximum
			});
		}
		function _minLength(minimum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
				check: "min_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				minimum
			});
		}
		function _length(length, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({
				check: "length_equals",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				length
			});
		}
		function _regex(pattern, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
				check: "string_format",
				format: "regex",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				pattern
			});
		}
		function _lowercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({
				check: "string_format",
				format: "lowercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uppercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({
				check: "string_format",
				format: "uppercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _includes(includes, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({
				check: "string_format",
				format: "includes",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				includes
			});
		}
		function _startsWith(prefix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({
				check: "string_format",
				format: "starts_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				prefix
			});
		}
		function _endsWith(suffix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({
				check: "string_format",
				format: "ends_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				suffix
			});
		}
		function _properties(shape, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({
				check: "properties",
				shape,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _overwrite(tx) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
				check: "overwrite",
				tx
			});
		}
		function _normalize(form) {
			return _overwrite((input) => input.normalize(form));
		}
		function _trim() {
			return _overwrite((input) => input.trim());
		}
		function _toLowerCase() {
			return _overwrite((input) => input.toLowerCase());
		}
		function _toUpperCase() {
			return _overwrite((input) => input.toUpperCase());
		}
		function _slugify() {
			return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input));
		}
		function _array(Class, element, params) {
			return new Class({
				type: "array",
				element,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _custom(Class, fn, _params) {
			let norm = _util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params);
			norm.abort ??= !0;
			return new Class({
				type: "custom",
				check: "custom",
				fn,
				...norm
			});
		}
		function _refine(Class, fn, _params) {
			return new Class({
				type: "custom",
				check: "custom",
				fn,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
			});
		}
		function _superRefine(fn, params) {
			let ch = _check((payload) => {
				payload.addIssue = (issue) => {
					if (typeof issue == "string") payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue, payload.value, ch._zod.def));
					else {
						let _issue = issue;
						_issue.fatal && (_issue.continue = !1);
						_issue.code ??= "custom";
						"input" in _issue || (_issue.input = payload.value);
						_issue.inst ??= ch;
						_issue.continue ??= !ch._zod.def.abort;
						payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue));
					}
				};
				return fn(payload.value, payload);
			}, params);
			return ch;
		}
		function _check(fn, params) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
				check: "custom",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
			ch._zod.check = fn;
			return ch;
		}
		function describe(description) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "describe" });
			ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					description
				});
			}];
			ch._zod.check = () => {};
			return ch;
		}
		function meta(metadata) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "meta" });
			ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					...metadata
				});
			}];
			ch._zod.check = () => {};
			return ch;
		}
	}),
	37428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JM: () => flattenError,
			Kd: () => $ZodRealError,
			Wk: () => formatError,
			a$: () => $ZodError
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		function _getMessage() {
			let internals = this._zod;
			internals.message ??= JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2);
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
		let $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
		let $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, { Parent: Error });
		function node(obj, key, make) {
			Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
				value: make(),
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : obj[key] = make());
			return obj[key];
		}
		function flattenError(error, mapper = (issue) => issue.message) {
			let fieldErrors = {};
			let formErrors = [];
			for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
			return {
				formErrors,
				fieldErrors
			};
		}
		function formatError(error, mapper = (issue) => issue.message) {
			let fieldErrors = { _errors: [] };
			let processError = (error, path = []) => {
				for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
				else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else {
					let fullpath = [...path, ...issue.path];
					if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
					else {
						let curr = fieldErrors;
						let i = 0;
						for (; i < fullpath.length;) {
							let el = fullpath[i];
							let terminal = i === fullpath.length - 1;
							if (el === "_errors") {
								terminal && curr._errors.push(mapper(issue));
								i++;
								continue;
							}
							Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
								value: { _errors: [] },
								enumerable: !0,
								writable: !0,
								configurable: !0
							});
							let node = curr[el];
							terminal && node._errors.push(mapper(issue));
							curr = node;
							i++;
						}
					}
				}
			};
			processError(error);
			return fieldErrors;
		}
	}),
	4196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EJ: () => parseAsync,
			F0: () => validateAsync,
			GW: () => _encodeAsync,
			Mv: () => _encode,
			Od: () => _safeParse,
			R3: () => _safeDecodeAsync,
			Rb: () => _parseAsync,
			Tj: () => _parse,
			VS: () => _safeDecode,
			bp: () => safeParseAsync,
			e2: () => _decode,
			or: () => _decodeAsync,
			qg: () => parse,
			rh: () => _safeEncode,
			tf: () => validate,
			v_: () => _safeEncodeAsync,
			wG: () => _safeParseAsync,
			xL: () => safeParse
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
		var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
		function finalizeParams(callee, params) {
			return {
				callee: params?.callee ?? callee,
				Err: params?.Err
			};
		}
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
				if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
				if (result.issues.length) {
					let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, _params?.callee ?? fn);
					throw e;
				}
				return result.value;
			};
			return fn;
		};
		let parse = _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
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
					let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, params?.callee ?? fn);
					throw e;
				}
				return result.value;
			};
			return fn;
		};
		let parseAsync = _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
		let _safeParse = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		};
		let safeParse = _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: !1,
				get error() {
					if (!error) {
						error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
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
		let safeParseAsync = _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
		let COMPILE_INVALID = Symbol.for("zod.compile.invalid");
		let COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
		let validate = ((schema, value, _ctx) => {
			let validator = schema._zod.bag.validator;
			if (validator !== void 0) {
				if (validator(value) !== COMPILE_INVALID) return !0;
				if (validator.definite === !0 && _ctx === void 0) return !1;
			}
			return validateFallback(schema, value, _ctx);
		});
		function validateFallback(schema, value, _ctx) {
			let ctx = _ctx ? {
				..._ctx,
				async: !1,
				abortEarly: !0
			} : {
				async: !1,
				abortEarly: !0
			};
			let fallbackRun = schema._zod.bag.fallbackRun;
			let result;
			if (fallbackRun) {
				ctx[COMPILE_FALLBACK] = !0;
				result = fallbackRun({
					value,
					issues: []
				}, ctx);
			} else result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length === 0;
		}
		let validateAsync = async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0,
				abortEarly: !0
			} : {
				async: !0,
				abortEarly: !0
			};
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			result instanceof Promise && (result = await result);
			return result.issues.length === 0;
		};
		let _encode = (_Err) => {
			let parse = _parse(_Err);
			let fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return parse(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decode = (_Err) => {
			let parse = _parse(_Err);
			let fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _encodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err);
			let fn = async (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err);
			let fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncode = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParse(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParseAsync(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
	})
};
