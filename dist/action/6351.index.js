"use strict";
exports.id = 6351;
exports.ids = [6351];
exports.modules = { 6351: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		$: () => unwrap,
		$n: () => literal,
		$t: () => recordChanges,
		A: () => globArgument,
		An: () => countOf,
		Ar: () => fitsInTime,
		At: () => realGit,
		B: () => dominantLineEnding,
		Bn: () => HIGHEST_LIMITS,
		Bt: () => action_ending_exports,
		C: () => findDirectory,
		Cn: () => ANNOTATION_LEVELS,
		Cr: () => config,
		Ct: () => RECIPE_FOLDERS,
		D: () => asList,
		Dn: () => decisionOf,
		Dr: () => VERSION_RULE,
		Dt: () => selectRecipes,
		E: () => asGlob,
		En: () => linesOf$1,
		Er: () => VERSION,
		Et: () => noRecipes,
		F: () => compileReplacement,
		Fn: () => DEFAULT_APPROVAL,
		Fr: () => hasFewPaths,
		Ft: () => fileModeOf,
		G: () => loadConfig,
		Gn: () => _enum,
		Gt: () => objectId,
		H: () => lineSpan,
		Hn: () => SWITCHES_FILE,
		Ht: () => render_patch_exports,
		I: () => makeSieve,
		In: () => DEFAULT_CATEGORY_PATTERNS,
		It: () => ALIASES,
		J: () => succeeded,
		Jn: () => boolean,
		Jt: () => SUMMARY_BUDGET,
		K: () => read_config_exports,
		Kn: () => _null,
		Kt: () => fitLine,
		L: () => regexPattern,
		Ln: () => DEFAULT_CONFIG,
		Lt: () => TOOL_NAMES,
		M: () => isGlob,
		Mn: () => sizeText,
		Mr: () => elapsedMs,
		Mt: () => attempt,
		N: () => previewArgument,
		Nn: () => sizesText,
		Nr: () => realClock,
		Nt: () => kindOf$1,
		O: () => extensionIn,
		On: () => meaningOf,
		Or: () => parseReference,
		Ot: () => findShipped,
		P: () => textArgument,
		Pn: () => CONFIG_FILE,
		Pr: () => whyUnprepared,
		Pt: () => realDisk,
		Q: () => schemaAt,
		Qn: () => int,
		Qt: () => diffChanges,
		R: () => textPattern,
		Rn: () => DEFAULT_PROPOSE,
		Rt: () => findTool,
		S: () => defineTool,
		Sn: () => fitParts,
		Sr: () => NEVER,
		St: () => findShell,
		T: () => parsePathArgument,
		Tn: () => matchAnnotations,
		Tr: () => SLUG_RULE,
		Tt: () => isRecipePath,
		U: () => newlineLengthBefore,
		Un: () => WHEN_CLEAN,
		Ut: () => blobId,
		V: () => lineAt,
		Vn: () => ON_PUSH,
		Vt: () => refusedEnding,
		W: () => withLineEnding,
		Wn: () => _default,
		Wt: () => formatOf,
		X: () => kindOf,
		Xn: () => describe$1,
		Xt: () => filesParts,
		Y: () => boundsOf,
		Yn: () => check,
		Yt: () => renderPlanMarkdown,
		Z: () => namesOf,
		Zn: () => discriminatedUnion,
		Zt: () => fixedPart,
		_: () => searchTimedOut,
		_n: () => fence,
		_r: () => _minLength,
		_t: () => notAFile,
		a: () => LineTester,
		an: () => isBinary,
		ar: () => optional,
		at: () => escapeGlob,
		b: () => truncationWarning,
		bn: () => table,
		br: () => _regex,
		bt: () => cleanPath,
		c: () => runGuarded,
		cn: () => StepTicker,
		cr: () => refine,
		ct: () => parseGlobs,
		d: () => selectFiles,
		dn: () => whyProtected,
		dr: () => transform,
		dt: () => escapeRegex,
		en: () => contentsOf$1,
		er: () => looseObject,
		et: () => once,
		f: () => BulkReader,
		fn: () => goodUntil,
		fr: () => union,
		ft: () => PathLines,
		g: () => renderWithContext,
		gn: () => details,
		gr: () => _maxLength,
		gt: () => notADirectory,
		h: () => renderMatches,
		hn: () => codeSpan,
		hr: () => _lte,
		ht: () => fromDiskFault,
		i: () => decode,
		in: () => encodeText,
		ir: () => object,
		it: () => Diagnostics,
		j: () => globsArgument,
		jn: () => nameSome,
		jr: () => withWorkLimit,
		jt: () => OPEN_TO_READ,
		k: () => fileTypeArgument,
		kn: () => reasonOf,
		kr: () => referenceText,
		kt: () => locateRepository,
		l: () => runWithLimit,
		ln: () => diffPart,
		lr: () => strictObject,
		lt: () => compileSegments,
		m: () => longLinesWarning,
		mn: () => timeText,
		mr: () => _gte,
		mt: () => fileNotFound,
		n: () => hitsOf,
		nn: () => countLines$1,
		nr: () => nullish,
		nt: () => checkInputValue,
		o: () => withoutReturn,
		on: () => refuseForeignText,
		or: () => pipe,
		ot: () => parseExcludes,
		p: () => depthWarning,
		pn: () => renderNext,
		pr: () => unknown,
		pt: () => belongsToSous,
		q: () => failed,
		qn: () => array,
		qt: () => COMMENT_BUDGET,
		r: () => longLinesOf,
		rn: () => decodeText,
		rr: () => number,
		rt: () => compileInputPattern,
		s: () => limitFor,
		sn: () => PLAIN$1,
		sr: () => record,
		st: () => parseGlob,
		t: () => scanAll,
		tn: () => diffChange,
		tr: () => nullable,
		tt: () => checkRecipeCalls,
		u: () => makeSelector,
		un: () => whyDenied,
		ur: () => string,
		ut: () => parseSegment,
		v: () => searchWarnings,
		vn: () => inlineText,
		vr: () => _nonnegative,
		vt: () => permissionDenied,
		w: () => parseDirectoryArgument,
		wn: () => countFindings,
		wr: () => SLUG,
		wt: () => findRecipes,
		x: () => whyUnfinished,
		xn: () => cleanEnding,
		xr: () => safeParse,
		xt: () => findProgram,
		y: () => secretWarning,
		yn: () => proseText,
		yr: () => _positive,
		yt: () => symlinkDenied,
		z: () => countLines,
		zn: () => FORK_RULES,
		zt: () => isExternalTool
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
	var node_vm__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(714);
	var node_buffer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4573);
	var node_url__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3136);
	var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
	var node_zlib__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8522);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
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
		let { least, most } = countsOf$1(found);
		let certain = Math.min(least, 3);
		return part ** certain * (part + 1) ** (Math.min(most, 4) - certain);
	}
	function countsOf$1([, sign, from, comma, to]) {
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
			let end = attempt$1(work, Math.min(limit, left));
			if (end === "done") return end;
			if (end === "interrupted" || workedMs() - before >= .25 * limitMs) return "timed_out";
		}
	}
	function workedMs() {
		let { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
		return (user + system) / 1e3;
	}
	function attempt$1(work, limitMs) {
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
				context: node_vm__WEBPACK_IMPORTED_MODULE_4__.createContext({ run: () => made.work() }),
				script: new node_vm__WEBPACK_IMPORTED_MODULE_4__.Script("run()"),
				work
			};
			guard = made;
		}
		guard.work = work;
		return guard;
	}
	let SLUG = /^[\p{L}\p{Nd}-]{1,64}$/u;
	let VERSION = /^[\p{L}\p{Nd}.-]{1,64}$/u;
	let SLUG_RULE = "must be 1 to 64 letters, digits and dashes";
	let VERSION_RULE = "must be 1 to 64 letters, digits, dashes and dots";
	let REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u;
	function parseReference(text) {
		let { bundle, slug, version } = REFERENCE.exec(text)?.groups ?? {};
		if (bundle === void 0 || slug === void 0 || version === void 0) return;
		return SLUG.test(bundle) && SLUG.test(slug) && VERSION.test(version) ? {
			bundle,
			slug,
			version
		} : void 0;
	}
	function referenceText({ bundle, slug, version }) {
		return `${bundle}/${slug}@${version}`;
	}
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
	function nullish$1(input) {
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
	let anyString = /^[\s\S]{0,}$/;
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
		return !nullish$1(val) && val.length !== void 0;
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
	function _gt(value, params) {
		return new $ZodCheckGreaterThan({
			check: "greater_than",
			...normalizeParams(params),
			value,
			inclusive: !1
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
	function _positive(params) {
		return _gt(0, params);
	}
	function _nonnegative(params) {
		return _gte(0, params);
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
	function looseObject(shape, params) {
		return new ZodMiniObject({
			type: "object",
			shape,
			catchall: unknown(),
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
	function nullish(innerType) {
		return optional(nullable(innerType));
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
	let MB = 1048576;
	function countOf(count, one, many = `${one}s`) {
		return `${count} ${count === 1 ? one : many}`;
	}
	function nameSome(names, most) {
		let shown = names.slice(0, most).join(", ");
		return names.length > most ? `${shown} and ${names.length - most} more` : shown;
	}
	function sizeText(bytes) {
		return isWholeMegabytes(bytes) ? `${bytes / MB} MB` : countOf(bytes, "byte");
	}
	function sizesText(bytes, limit) {
		let megabytes = Number((bytes / MB).toFixed(1));
		return isWholeMegabytes(limit) && megabytes > limit / MB ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, "byte"), countOf(limit, "byte")];
	}
	function isWholeMegabytes(bytes) {
		return bytes >= MB && bytes % MB == 0;
	}
	let REASON_CODES = {
		previewed: ["pass", "The plan was made and shown; nothing was written."],
		clean: ["pass", "The recipe would change nothing."],
		landed: ["pass", "The plan was written to the working tree."],
		committed: ["pass", "The plan became a commit."],
		proposed: ["pass", "The plan became a pull request."],
		declined: ["pass", "Somebody closed the same proposal before; it is not opened again."],
		already_applied: ["pass", "The files of the plan are there already; nothing was written."],
		accepted: ["pass", "The command is understood and its author may give it; another job does it."],
		answered: ["pass", "The command was answered; it makes no plan."],
		undone: ["pass", "What the plan had changed was put back."],
		gated: ["wait", "A call waits for approval; what comes after it is known once it ran."],
		approval_needed: ["wait", "The plan is complete and takes effect once a person approves it; nobody could be asked."],
		queued: ["wait", "The proposal is in the merge queue. GitHub merges it when the checks of the queue pass."],
		auto_merge_enabled: ["wait", "Auto-merge is on. GitHub merges the proposal when its required checks pass."],
		approval_refused: ["refuse", "A person refused; nothing was written."],
		untrusted_recipe: ["refuse", "The recipe acts outside the workspace and nobody said yet that it is trusted."],
		stale: ["refuse", "The base or a file moved since the plan was made; nothing was written."],
		merged_on_moved_base: ["fail", "The proposal was merged, but its base had moved. The merged files are not exactly the reviewed ones."],
		changes_found: ["fail", "Check failed: the recipe would change files."],
		drift_reported: ["pass", "The recipe would change something, and an issue says what."],
		check_gated: ["fail", "Check failed: a call waits for approval, so Sous could not run the rest of the recipe."],
		check_incomplete: ["fail", "Check failed: Sous could not check every file."],
		invalid_recipe: ["fail", "The recipe has mistakes; no step ran."],
		invalid_inputs: ["fail", "The inputs do not fit the recipe; no step ran."],
		limit_exceeded: ["fail", "The recipe went beyond a limit on steps, files, bytes or time; nothing was written."],
		cancelled: ["fail", "The run was cancelled; nothing was written."],
		internal_error: ["fail", "Sous has a bug. The error message names what it had already written, if anything."]
	};
	let FAULTS = new Set([
		"api_unavailable",
		"api_invalid",
		"api_not_found",
		"api_conflict",
		"api_rejected",
		"api_budget",
		"auth_expired",
		"token_not_permitted",
		"payload_invalid",
		"input_invalid",
		"policy_error",
		"base_unavailable",
		"io_error",
		"tree_mismatch",
		"plan_tampered",
		"runner_file_tampered",
		"lock_ambiguous",
		"ref_blocked"
	]);
	let NAMED_ERRORS = {
		cancelled: "cancelled",
		limit_exceeded: "limit_exceeded",
		approval_needed: "approval_needed",
		approval_refused: "approval_refused",
		untrusted_recipe: "untrusted_recipe",
		stale: "stale",
		internal_error: "internal_error"
	};
	function reasonOf({ code }) {
		return NAMED_ERRORS[code] ?? `failed:${code}`;
	}
	function decisionOf(reason) {
		if (reason === "approval_missing") return "wait";
		if (isNamed(reason)) return REASON_CODES[reason][0];
		return isRefusal(reason) && !FAULTS.has(reason) ? "refuse" : "fail";
	}
	function meaningOf(reason) {
		if (isNamed(reason)) return REASON_CODES[reason][1];
		return isRefusal(reason) ? _entry_js__WEBPACK_IMPORTED_MODULE_1__.$[reason][0] : "A step failed; nothing was written.";
	}
	function isNamed(reason) {
		return Object.hasOwn(REASON_CODES, reason);
	}
	function isRefusal(reason) {
		return Object.hasOwn(_entry_js__WEBPACK_IMPORTED_MODULE_1__.$, reason);
	}
	function* linesOf$1(hunk) {
		for (let { kind, bytes } of hunk.runs) {
			let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes);
			let encoding = (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(buffer) ? "utf8" : "latin1";
			for (let start = 0; start < buffer.length;) {
				let feed = buffer.indexOf(10, start);
				let end = feed < 0 ? buffer.length : feed;
				yield {
					kind,
					text: buffer.toString(encoding, start, end),
					hasLineFeed: feed >= 0
				};
				start = end + 1;
			}
		}
	}
	function cutText(text, maxUnits) {
		if (text.length <= maxUnits) return text;
		return `${text.slice(0, wholeCharacter(text, maxUnits - 1))}\u2026`;
	}
	function splitText(text, maxUnits) {
		let pieces = [];
		for (let start = 0; start < text.length;) {
			let end = wholeCharacter(text, Math.min(start + maxUnits, text.length));
			pieces.push(text.slice(start, end));
			start = end;
		}
		return pieces;
	}
	function wholeCharacter(text, index) {
		return /[\ud800-\udbff]/.test(text[index - 1] ?? "") && /[\udc00-\udfff]/.test(text[index] ?? "") ? index - 1 : index;
	}
	let ANNOTATION_LEVELS = [
		"error",
		"warning",
		"notice"
	];
	function annotationsOf(report) {
		let { outcome } = report;
		return limit([...outcome.kind === "failed" ? [failureOf(outcome.failure)] : [], ...reportedMatches(report)], outcome.calls);
	}
	function runnerAnnotations(report) {
		if (report.ending.reason !== "changes_found") return annotationsOf(report);
		return limit([...reportedMatches(report), ...changedLines(report)], report.outcome.calls);
	}
	function changedLines({ diffs, plan, recipe }) {
		let directory = plan?.base.directory ?? ".";
		let message = cutText(`The recipe '${recipe.name}' would change this.`, 300);
		return diffs.flatMap(({ path, hunks }) => (hunks.length === 0 ? [1] : hunks.map(firstChangedLine)).map((line) => ({
			level: "error",
			file: directory === "." ? path : `${directory}/${path}`,
			line,
			column: 1,
			message
		})));
	}
	function firstChangedLine(hunk) {
		let line = Math.max(1, hunk.oldStart);
		for (let { kind } of linesOf$1(hunk)) {
			if (kind !== "context") break;
			line++;
		}
		return line;
	}
	function matchAnnotations(report) {
		return report.found ?? limit(reportedMatches(report), report.outcome.calls);
	}
	function countFindings(report) {
		let { shown, more } = matchAnnotations(report);
		return shown.length + more.error + more.warning + more.notice;
	}
	function limit(all, calls) {
		let shown = ANNOTATION_LEVELS.flatMap((level) => all.filter((one) => one.level === level).slice(0, 10));
		let more = (level) => {
			let [known, told] = [all, shown].map((list) => list.filter((one) => one.level === level).length);
			let reported = calls.filter(({ step }) => step.report === level);
			return (known ?? 0) - (told ?? 0) + reported.reduce((sum, { outputs }) => sum + untold(outputs), 0);
		};
		return {
			shown,
			more: {
				error: more("error"),
				warning: more("warning"),
				notice: more("notice")
			}
		};
	}
	function moreText({ more }) {
		let parts = ANNOTATION_LEVELS.flatMap((level) => more[level] === 0 ? [] : [countOf(more[level], `more ${level}`)]);
		return parts.length === 0 ? "" : `and ${parts.join(", ")}`;
	}
	function annotationCommands({ shown }) {
		return shown.map(({ level, file, line, column, message }) => `::${level} ${`file=${escapeProperty(file)},line=${line},col=${column}`},title=Sous::${escapeData$1((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(message))}\n`).join("");
	}
	function escapeData$1(text) {
		return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	}
	function escapeProperty(text) {
		return escapeData$1(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
	}
	function failureOf({ at, error, label }) {
		let message = cutText(`Step '${label}': ${error.message} (${error.suggestion})`, 300);
		return {
			level: "error",
			file: at.file,
			line: at.line,
			column: at.column,
			message
		};
	}
	function reportedMatches({ outcome, plan }) {
		let directory = plan?.base.directory ?? ".";
		return outcome.calls.flatMap((call) => matchesOf(call, directory));
	}
	function matchesOf({ step, outputs }, directory) {
		let level = step.report;
		if (level === void 0) return [];
		return matchesIn(outputs).map(({ path, line, column, text }) => ({
			level,
			file: directory === "." ? path : `${directory}/${path}`,
			line,
			column,
			message: cutText(step.name ?? text.trim(), 300)
		}));
	}
	function untold(outputs) {
		let total = outputs?.total_matches;
		return typeof total == "number" ? Math.max(0, total - matchesIn(outputs).length) : 0;
	}
	function matchesIn(outputs) {
		let matches = outputs?.matches;
		return Array.isArray(matches) ? matches.filter(isMatch) : [];
	}
	function isMatch(value) {
		let match = value;
		return typeof match?.path == "string" && typeof match.line == "number" && typeof match.column == "number" && typeof match.text == "string";
	}
	function fitParts(parts, budget) {
		let left = {
			bytes: budget.bytes,
			units: budget.units
		};
		let chosen = new Map();
		let choose = (part, form) => {
			let { text: now = "" } = chosen.get(part) ?? {};
			let room = {
				bytes: left.bytes + Buffer.byteLength(now),
				units: left.units + now.length
			};
			if (!mayFit(form, room)) return !1;
			let text = form.render();
			let bytes = Buffer.byteLength(text);
			if (bytes > room.bytes || text.length > room.units) return !1;
			Object.assign(left, {
				bytes: room.bytes - bytes,
				units: room.units - text.length
			});
			chosen.set(part, {
				text,
				lacks: form.lacks
			});
			return !0;
		};
		let byRank = [...parts].sort((a, b) => a.rank - b.rank);
		for (let part of byRank) part.forms.slice(-1).some((form) => choose(part, form));
		for (let part of byRank) part.forms.slice(0, -1).some((form) => choose(part, form));
		let shown = parts.map((part) => chosen.get(part) ?? {
			text: "",
			lacks: part.lacks
		});
		return {
			texts: shown.map(({ text }) => text),
			lacks: shown.flatMap(({ lacks }) => lacks === void 0 ? [] : [lacks])
		};
	}
	function mayFit({ leastBytes = 0 }, left) {
		return leastBytes <= left.bytes && leastBytes <= 3 * left.units;
	}
	function endingText({ reason, detail }, show) {
		if (detail === void 0) return meaningOf(reason);
		return isToldByDetail(reason) ? show(detail) : `${meaningOf(reason)} ${show(detail)}`;
	}
	function cleanEnding(run) {
		let found = countFindings(run);
		return found === 0 ? { reason: "clean" } : {
			reason: "clean",
			detail: `${countOf(found, "finding")}. There is nothing to apply.`
		};
	}
	let TOLD_BY_DETAIL = [
		"previewed",
		"gated",
		"clean",
		"stale",
		"changes_found",
		"merged_on_moved_base"
	];
	function isToldByDetail(reason) {
		return TOLD_BY_DETAIL.includes(reason) || !Object.hasOwn(REASON_CODES, reason);
	}
	let SIMPLE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,'()!?\u2026\u2013\u2192+=-]|[.:;/](?= |$))*$/u;
	let LINKED = /-\d|[0-9a-f]{7}|^\d+[.)]|--/i;
	function inlineText(text) {
		let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text);
		return shown.length <= 400 && SIMPLE.test(shown) && !LINKED.test(shown) ? shown : codeSpan(text);
	}
	let SIMPLE_WORD = /^(?:[\p{L}\p{M}\p{N},'()!?\u2026\u2013\u2192+=-]+[.:;]?|[.,:;!?)]+)$/u;
	let QUOTED = /(?<![^ (])'([^']+)'(?![^ .,:;!?)])/;
	function proseText(text) {
		return cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text), 2e3).split(QUOTED).map((piece, i) => i % 2 == 1 ? codeSpan(piece) : proseWords(piece, i === 0)).reduce((all, one) => all.endsWith("`") && one.startsWith("`") ? `${all} ${one}` : all + one, "");
	}
	function proseWords(text, isStart) {
		let parts = [];
		for (let [i, word] of text.split(" ").entries()) {
			let isFirst = isStart && i === 0;
			let isPlain = word === "" || SIMPLE_WORD.test(word) && !LINKED.test(word) && (!isFirst || /^[\p{L}\p{N}]/u.test(word));
			let last = parts.at(-1);
			last?.isPlain === isPlain ? last.words.push(word) : parts.push({
				isPlain,
				words: [word]
			});
		}
		return parts.map((part) => part.isPlain ? part.words.join(" ") : codeWords(part.words.join(" "))).join(" ");
	}
	function codeWords(text) {
		let [end = ""] = /(?<=[^.,:;!?])[.,:;!?]$/.exec(text) ?? [];
		return codeSpan(text.slice(0, text.length - end.length)) + end;
	}
	function codeSpan(text) {
		return span(cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text), 400));
	}
	function span(text) {
		if (text.trim() === "") return text === "" ? "(empty)" : "(blank)";
		let ticks = "`".repeat(longestRun(text) + 1);
		return /^`|`$|^ .* $/.test(text) ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
	}
	function fence(language, lines) {
		let body = lines.join("\n");
		let ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
		return `${ticks}${language}\n${body}\n${ticks}\n`;
	}
	function longestRun(text) {
		let longest = 0;
		for (let [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
		return longest;
	}
	let ENTITIES = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#39;"
	};
	function htmlCode(text) {
		return `<code>${cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text), 400).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")}</code>`;
	}
	function details(summary, body, isOpen = !1) {
		return `<details${isOpen ? " open" : ""}>\n<summary>${summary}</summary>\n\n${body}\n</details>\n`;
	}
	function table(head, rows) {
		let line = (cells) => `| ${cells.map(withoutBars).join(" | ")} |\n`;
		return `${line(head.map((name) => name.replace(/:$/, "")))}${line(head.map((name) => name.endsWith(":") ? "---:" : "---"))}${rows.map(line).join("")}`;
	}
	function withoutBars(cell) {
		return cell.replace(/(\\*)\|/g, (_, slashes) => slashes === "" ? "\\|" : `${slashes}\u27e8U+007C\u27e9`);
	}
	let ICONS$1 = {
		pass: "\u2705 ",
		wait: "\u23f8\ufe0f ",
		refuse: "\ud83d\udeab ",
		fail: "\u274c "
	};
	function headlinePart(title, ending, totals) {
		let { reason, commit, note, detail, next } = ending;
		let said = [
			...SHOWN.includes(reason) && detail === void 0 && next.length > 0 ? [] : [asSentence(endingText(ending, proseText))],
			...commit === void 0 || detail?.includes(commit) ? [] : [`Commit ${codeSpan(commit)}.`],
			...note === void 0 ? [] : [inlineText(note)]
		];
		let text = `### ${[
			`${iconOf(ending)}Sous`,
			inlineText(title),
			...totals
		].join(" \u00b7 ")}\n\n${said.length === 0 ? "" : `${said.join(" ")}\n\n`}`;
		return {
			rank: 0,
			forms: [{ render: () => text }],
			lacks: "the headline"
		};
	}
	let SHOWN = [
		"previewed",
		"gated",
		"proposed"
	];
	function iconOf({ reason, detail }) {
		if (reason === "previewed" || reason === "proposed") return "";
		return reason === "clean" && detail !== void 0 ? "\u26a0\ufe0f " : ICONS$1[decisionOf(reason)];
	}
	function asSentence(text) {
		return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
	}
	function renderNext(next) {
		return next.map(({ command, does, lead }) => `${lead ?? `This command ${inlineText(does)}:`}\n\n${fence("", (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(command).split("\n"))}\n`).join("");
	}
	function nextPart({ next }, rank) {
		return next.length === 0 ? [] : [{
			rank,
			forms: [{ render: () => renderNext(next) }],
			lacks: "the next commands"
		}];
	}
	function renderDigest(digest) {
		return `Digest ${codeSpan(digest)}\\\nin groups ${codeSpan(digest.match(/.{1,16}/g)?.join(" ") ?? "")}\n\n`;
	}
	function renderFooter({ footer }) {
		if (footer === void 0) return "";
		let { head, pushedBy, until, approval, run } = footer;
		let pushed = pushedBy === void 0 ? "" : `, after a push by ${pushedBy}`;
		let facts = [
			...head === void 0 ? [] : [`made on ${head.slice(0, 7)}${pushed}`],
			...until === void 0 ? [] : [`good until ${timeText(until)}`],
			...approval === void 0 ? [] : [approval],
			...run === void 0 ? [] : [`[run](${run})`]
		];
		return facts.length === 0 ? "" : `<sub>${facts.join(" \u00b7 ")}</sub>\n`;
	}
	function timeText(time) {
		return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
	}
	function goodUntil(markdown) {
		let [, day, minute] = /<sub>[^<]*\bgood until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/.exec(markdown) ?? [];
		let time = new Date(`${day}T${minute}Z`);
		return Number.isNaN(time.getTime()) ? void 0 : time;
	}
	let MATCHERS = [
		{
			files: [
				"/.github/workflows/",
				"/.github/actions/",
				"action.{yml,yaml}"
			],
			why: "runs in GitHub Actions"
		},
		{
			files: ["/{,.github/,docs/,.gitlab/,.gitea/,.forgejo/}CODEOWNERS"],
			why: "decides who must approve"
		},
		{
			files: [
				"/.github/sous.{yml,yaml}",
				"/.github/sous/",
				"/.github/recipes/",
				"/recipes/*.{yml,yaml}"
			],
			why: "decides what Sous may do"
		},
		{
			files: ["/{,.github/}dependabot.{yml,yaml}"],
			why: "decides what is updated"
		},
		{
			files: [
				"/{,.github/,.gitlab/}renovate.{json,json5}",
				"/.renovaterc",
				"/.renovaterc.{json,json5}"
			],
			why: "decides what is updated"
		},
		{
			files: [
				"/{,.github/,.config/}{.mergify,mergify}.yml",
				"/.policy.yml",
				"/.bulldozer.yml",
				"/{,.github/}.kodiak.toml",
				"/.github/settings.yml"
			],
			why: "decides who must approve or what is merged"
		},
		{
			files: ".gitlab-ci.yml(*.gitlab-ci.yml(/.gitlab-ci/(/.gitlab/ci/(/.circleci/(Jenkinsfile(Jenkinsfile.*(*.jenkinsfile(azure-pipelines*.{yml,yaml}(/{.azure-pipelines,.azuredevops,.pipelines}/(/.travis.yml(bitbucket-pipelines.yml(/.drone.{yml,yaml,jsonnet,star}(/.woodpecker.{yml,yaml}(/.woodpecker/(/.buildkite/(/{,.}appveyor.yml(cloudbuild*.{yml,yaml,json}(buildspec*.{yml,yaml}(/.cirrus.{yml,star}(/.semaphore/(/.teamcity/(/.tekton/(/.harness/(/.builds/(/.build.yml(/{.gitea,.forgejo}/{workflows,actions}/(/codemagic.yaml(/bitrise.yml(/jitpack.yml(/atlantis.{yml,yaml}".split("("),
			why: "runs in CI"
		},
		{
			files: [
				"{,.}readthedocs.{yml,yaml}",
				"netlify.toml",
				"vercel.json",
				"amplify.yml",
				"render.yaml",
				"railway.{json,toml}"
			],
			why: "decides what a host builds and runs after a push"
		},
		{
			files: [
				".gitmodules",
				".gitattributes",
				".lfsconfig",
				"{GITMOD,GITATT,GI7EBA,GI7D29}~*"
			],
			why: "changes what git checks out"
		},
		{
			files: [
				".npmrc",
				".yarnrc",
				".yarnrc.yml",
				".pnpmfile.{js,cjs,mjs}",
				"pip.{conf,ini}",
				".pypirc",
				"uv.toml",
				"poetry.toml",
				".condarc",
				".bundle/config",
				"NuGet.config",
				"settings.gradle",
				"settings.gradle.kts",
				".swiftpm/configuration/",
				".terraformrc"
			],
			why: "decides where packages come from"
		},
		{
			files: [
				"package-lock.json",
				"npm-shrinkwrap.json",
				"yarn.lock",
				"pnpm-lock.yaml",
				"bun.{lock,lockb}",
				"deno.lock",
				"{poetry,uv,pdm,pixi,Pipfile,Cargo,Gemfile,composer,flake,mix,rebar,Podfile,pubspec,paket}.lock",
				"pylock*.toml",
				"conda-lock.yml",
				"gems.locked",
				"go.sum",
				"go.work.sum",
				"gradle.lockfile",
				"gradle/verification-metadata.xml",
				"packages.lock.json",
				"Package.resolved",
				"stack.yaml.lock",
				"MODULE.bazel.lock",
				".terraform.lock.hcl"
			],
			why: "decides what is installed"
		},
		{
			files: ["package.json", "composer.json"],
			why: "executes on install",
			only: {
				which: "changed `scripts`",
				applies: changesScripts
			}
		},
		{
			files: ["pyproject.toml"],
			why: "executes on install",
			only: {
				which: "a changed `[build-system]`",
				applies: changesBuildSystem
			}
		},
		{
			files: ["setup.py", "*.gemspec"],
			why: "executes on install"
		},
		{
			files: ["{,GNU}Makefile"],
			why: "executes on make"
		},
		{
			files: [
				"build.rs",
				".cargo/config",
				".cargo/config.toml",
				"buildSrc/",
				"init.gradle",
				"init.gradle.kts",
				"gradle/wrapper/",
				"gradlew",
				"gradlew.bat",
				".mvn/",
				"mvnw",
				"mvnw.cmd",
				"/project/{plugins.sbt,build.properties}",
				"{.jvmopts,.sbtopts}",
				"Directory.Build.{props,targets,rsp}",
				"Directory.Solution.{props,targets}",
				".config/dotnet-tools.json",
				".bazelrc",
				".bazelversion",
				".bazeliskrc",
				"/tools/bazel",
				".buckconfig"
			],
			why: "executes in every build"
		},
		{
			files: ["conftest.py"],
			why: "executes in every test run"
		},
		{
			files: [
				"sitecustomize.py",
				"usercustomize.py",
				"*.pth"
			],
			why: "executes whenever Python starts"
		},
		{
			files: [
				".yarn/",
				".pnp.{js,cjs}",
				".pnp.loader.mjs",
				"bunfig.toml"
			],
			why: "executes whenever Node.js, Yarn or Bun starts"
		},
		{
			files: [".{irbrc,pryrc,iex.exs,Rprofile,Renviron,ghci,octaverc,gdbinit,lldbinit}"],
			why: "executes when a console or a debugger starts"
		},
		{
			files: [
				".husky/",
				".huskyrc*",
				".pre-commit-config.{yml,yaml}",
				".pre-commit-hooks.yaml",
				"{,.}lefthook{,-local}.{yml,yaml,toml,json}",
				".lefthook/",
				".overcommit.yml",
				".lintstagedrc*",
				"lint-staged.config.*",
				"{,.}simple-git-hooks.{js,cjs,json}"
			],
			why: "executes on commit"
		},
		{
			files: ["HEAD", "commondir"],
			why: "may have git take its directory for a repository"
		},
		{
			files: ["*hooks/*"],
			why: "may execute as a hook of git",
			only: {
				which: "names of letters, digits and dashes",
				applies: ({ path }) => /(?:^|\/)[A-Z\d-]+$/.test((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path))
			}
		},
		{
			files: [
				"config",
				"config.worktree",
				".gitconfig"
			],
			why: "decides what git executes",
			only: {
				which: "content with sections of git",
				applies: isGitConfig
			}
		},
		{
			files: ".mcp.json(.cursor/(.cursorrules(.claude/(CLAUDE.md(CLAUDE.local.md(AGENTS.md(AGENTS.override.md(AGENT.md(GEMINI.md(QWEN.md(WARP.md(.gemini/(.qwen/(.codex/(.opencode/(opencode.{json,jsonc}(.agent/(.agents/(/.github/{agents,chatmodes,instructions,prompts,skills,copilot}/(/.github/copilot-instructions.md(.windsurf/(.windsurfrules(.cline/(.clinerules/(.roo/(.roorules*(.roomodes(.kilocode/(.continue/(.continuerc.json(.aider.conf.yml(.junie/(.kiro/(.amazonq/(.augment/(.augment-guidelines(.goosehints(.openhands/(.trae/(.vscode/mcp.json".split("("),
			why: "tells coding agents what to do"
		},
		{
			files: [
				".vscode/{tasks,launch,settings}.json",
				"*.code-workspace",
				".devcontainer/",
				".devcontainer.json",
				".idea/",
				".run/",
				".fleet/",
				".zed/",
				".helix/",
				".dir-locals.el",
				".exrc",
				".nvimrc",
				".nvim.lua",
				"/.gitpod.{yml,Dockerfile}",
				"/.replit",
				"/.stackblitzrc",
				"/.codesandbox/",
				"/.idx/"
			],
			why: "executes when the folder is opened"
		},
		{
			files: [
				".envrc",
				"{,.}mise{,.*}.toml",
				"{,.}mise/",
				".config/mise/"
			],
			why: "executes when a shell enters the folder"
		}
	].map((row) => ({
		...row,
		pattern: new RegExp(row.files.map((glob) => patternOf((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(glob))).join("|"))
	}));
	function findProtected(change, path) {
		let folded = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path);
		return MATCHERS.find(({ pattern, only }) => pattern.test(folded) && (only?.applies(change) ?? !0));
	}
	function patternOf(glob) {
		let body = glob.replace(/^\/|\/$/g, "").replace(/[.+^$()|[\]\\]/g, "\\$&").replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(",", "|")})`).replaceAll("*", "[^/]*");
		return `^${glob.startsWith("/") ? "" : "(?:.*/)?"}${body}${glob.endsWith("/") ? "(?:/|$)" : "$"}`;
	}
	function changesScripts(change) {
		return changesPart(change, scriptsOf, "{}");
	}
	function changesBuildSystem(change) {
		return changesPart(change, buildSystemOf, "");
	}
	function changesPart(change, partOf, none) {
		if (change.kind === "delete" || change.kind === "create_directory") return !1;
		let before = change.kind === "update" ? partOf(change.before) : none;
		let after = partOf(change.after);
		return before === void 0 || before !== after;
	}
	function scriptsOf(bytes) {
		try {
			let manifest = JSON.parse(Buffer.from(bytes).toString("utf8"));
			return JSON.stringify(manifest.scripts ?? {});
		} catch {
			return;
		}
	}
	function buildSystemOf(bytes) {
		let isWithin = !1;
		let lines = [];
		for (let line of Buffer.from(bytes).toString("utf8").split("\n")) {
			let text = line.trim();
			/^\[?\s*(?:["']?build-system\b|"[^"]*\\)/.test(text) ? isWithin = !0 : /^\[{1,2}[^\],]*\]{1,2}(?:\s*#.*)?$/.test(text) && (isWithin = !1);
			isWithin && text !== "" && !text.startsWith("#") && lines.push(text);
		}
		return lines.join("\n");
	}
	function isGitConfig(change) {
		if (change.kind === "delete" || change.kind === "create_directory") return !1;
		return /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i.test(Buffer.from(change.after).toString("latin1"));
	}
	function whyProtected(change, places = {}) {
		let whole = pathInRepository(change.path, places.directory);
		let always = findProtected(change, whole);
		if (always !== void 0) return always.why;
		return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${CONFIG_FILE}` : void 0;
	}
	function whyDenied({ path }, { directory, allowWorkflows }) {
		let folded = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(pathInRepository(path, directory));
		if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return "it decides what Sous may do";
		return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? "it is a workflow" : void 0;
	}
	function pathInRepository(path, directory = ".") {
		return directory === "." ? path : `${directory}/${path}`;
	}
	function mixesAlphabets(text) {
		return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
	}
	function askedAddress({ tool, args }) {
		let { url: written } = args;
		if (!tool.permissions.includes("Network") || tool.hosts !== void 0) return;
		if (typeof written != "string" || !URL.canParse(written)) return;
		let { href, hostname } = new URL(written);
		return {
			href,
			isRewritten: plainly(written) !== href,
			mixesAlphabets: mixesAlphabets((0, node_url__WEBPACK_IMPORTED_MODULE_6__.domainToUnicode)(hostname))
		};
	}
	function plainly(written) {
		let start = /^[^/]*\/\/[^/?#]*/.exec(written)?.[0] ?? "";
		let rest = written.slice(start.length);
		return `${start.toLowerCase()}${rest.startsWith("/") ? "" : "/"}${rest}`;
	}
	function renderApproval({ call, changes, warnings = [] }, places) {
		let parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === "external")}`);
		let address = askedAddress(call);
		return [
			`Tool: ${call.tool.name}`,
			parameters.length === 0 ? "Parameters: none" : "Parameters:",
			...parameters,
			...address?.isRewritten ? [`Asks: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(address.href)}`] : [],
			...call.details === void 0 ? [] : ["Request:", ...call.details.map((line) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(line)}`)],
			`Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
			...warnings.map((warning) => `! ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(warning)}`),
			...warnOfProtected(changes, places),
			...address?.mixesAlphabets ? ["\u26a0 Look twice: the host mixes alphabets"] : [],
			`Risk level: ${call.tool.risk}`,
			""
		].join("\n");
	}
	function showValue(name, value, isShownWhole) {
		let text = typeof value == "string" ? value : JSON.stringify(value) ?? "";
		if (isShownWhole) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text).replaceAll("\n", "\n    ");
		return name === "content" || text.length > 200 || text.includes("\n") ? `<${countOf(Buffer.byteLength(text), "byte")}>` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text);
	}
	function listFiles(changes) {
		let shown = changes.slice(0, 10).map((change) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(change.path));
		let more = changes.length - shown.length;
		return `${shown.join(", ")}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ""}`;
	}
	function warnOfProtected(changes, places) {
		let warnings = changes.flatMap((change) => {
			let why = whyProtected(change, places);
			return why === void 0 ? [] : [`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(change.path)} (${why})`];
		});
		return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(", ")}`];
	}
	function unknownFiles(permissions) {
		return permissions.includes("RunCommands") ? "known only after it ran" : "none";
	}
	function altersEndings(hunk) {
		let [removed, added, around] = [
			endingsOf(hunk, "removed"),
			endingsOf(hunk, "added"),
			endingsOf(hunk, "context")
		];
		let before = removed.lf || removed.crlf ? removed : around;
		if (!before.lf && !before.crlf) return added.lf && added.crlf;
		return added.lf && !before.lf || added.crlf && !before.crlf;
	}
	function withoutOwnReturns(text) {
		if (!text.includes("\r\n")) return text;
		return text.split(/^(?=@@ -|diff --git )/m).map((part) => part.startsWith("@@ -") && hasBothEndings(part) ? part : part.replaceAll("\r\n", "\n")).join("");
	}
	function hasBothEndings(hunk) {
		let lines = hunk.split("\n").slice(1, -1);
		let returns = lines.filter((line) => line.endsWith("\r")).length;
		return returns > 0 && returns < lines.filter((line) => !line.startsWith("\\")).length;
	}
	function isCrlfOnly(hunk) {
		let { lf, crlf } = endingsOf(hunk, "added");
		return crlf && !lf;
	}
	function endingsOf(hunk, kind) {
		let lf = !1;
		let crlf = !1;
		for (let run of hunk.runs) {
			if (run.kind !== kind) continue;
			for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) run.bytes[at - 1] === 13 ? crlf = !0 : lf = !0;
		}
		return {
			lf,
			crlf
		};
	}
	function* hunkLines(hunk) {
		let marksEndings = altersEndings(hunk);
		for (let line of linesOf$1(hunk)) {
			let { kind, hasLineFeed } = line;
			let text = withoutReturn$1(line);
			if (kind === "context") {
				yield {
					kind,
					text,
					ending: "",
					hasLineFeed
				};
				continue;
			}
			let ending = marksEndings && hasLineFeed ? text === line.text ? "\u240a" : "\u240d" : "";
			let shown = text.trimEnd() === text ? text : text.replace(TRAILING_BLANKS, "");
			yield {
				kind,
				text: shown,
				ending: markBlanks(text.slice(shown.length)) + ending,
				hasLineFeed
			};
		}
	}
	let TRAILING_BLANKS = /(?<![ \t])[ \t]+$/;
	function markBlanks(blanks) {
		if (blanks.length > 20) return `\u27e8${blanks.length} blanks\u27e9`;
		return blanks.replaceAll(" ", "\u2420").replaceAll("	", "\u2409");
	}
	function withoutReturn$1({ text, hasLineFeed }) {
		return hasLineFeed && text.endsWith("\r") ? text.slice(0, -1) : text;
	}
	function isHiding({ path, hunks }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.h)(path) || hunks.some((hunk) => mayHide(hunk) && [...hunkLines(hunk)].some(({ text }) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.h)(text)));
	}
	function mayHide({ runs }) {
		return runs.some(({ bytes }) => !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) || (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.h)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes).toString("utf8")));
	}
	let KINDS = {
		create: "new",
		update: "modified",
		delete: "deleted"
	};
	function kindText({ kind }) {
		return KINDS[kind];
	}
	function factsOf$2(diff) {
		let { kind, mode, modeBefore, hunks } = diff;
		let facts = [];
		modeBefore !== void 0 && mode !== void 0 && modeBefore !== mode && facts.push({
			text: `mode ${modeBefore} \u2192 ${mode}`,
			isWarning: !0
		});
		kind === "create" && hunks.length > 0 && hunks.every(isCrlfOnly) && facts.push({
			text: "CRLF line endings",
			isWarning: !1
		});
		kind === "create" && mode === "100755" && facts.push({
			text: "executable",
			isWarning: !0
		});
		isHiding(diff) && facts.push({
			text: "\u26a0 hidden characters",
			isWarning: !0
		});
		mixesAlphabets(diff.path) && facts.push({
			text: "\u26a0 name mixes alphabets",
			isWarning: !0
		});
		return facts;
	}
	let MARKS$2 = {
		context: " ",
		removed: "-",
		added: "+"
	};
	function diffPart(diff, authors, isOpen = !1) {
		let leastBytes = changedBytes(diff);
		let lacks = "diff";
		return {
			forms: [
				{
					render: () => `${details(summaryOf(diff), bodyOf(diff, authors), isOpen)}\n`,
					leastBytes
				},
				{
					render: () => `- ${[
						codeSpan(diff.path),
						...countsOf(diff),
						...notesOf(diff),
						"diff not shown"
					].join(" \u00b7 ")}\n`,
					lacks
				},
				{
					render: () => `- ${codeSpan(diff.path)}\n`,
					lacks
				}
			],
			lacks: "file",
			leastBytes
		};
	}
	function countsOf({ isBinary, additions, deletions }) {
		return isBinary ? [] : [`+${additions} \u2212${deletions}`];
	}
	function notesOf(diff) {
		let notes = [...diff.kind === "update" ? [] : [kindText(diff)], ...factsOf$2(diff).map(({ text }) => text)];
		diff.isBinary && notes.push("binary, not shown");
		hasLongLines(diff) && notes.push("\u26a0 long lines, wrapped");
		return notes;
	}
	function summaryOf(diff) {
		return [
			htmlCode(diff.path),
			...countsOf(diff),
			...notesOf(diff)
		].join(" \u00b7 ");
	}
	function bodyOf(diff, authors) {
		if (diff.hunks.length === 0) return diff.isBinary ? "A binary file; its content is not shown.\n" : "No line changes.\n";
		return fence("diff", [...diff.hunks.flatMap((hunk) => renderHunk$1(hunk, authors.get(hunk) ?? []))]);
	}
	function renderHunk$1(hunk, authors) {
		let made = authors.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.v).join(", ");
		let lines = [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@${made === "" ? "" : ` ${made}`}`];
		for (let { kind, text, ending, hasLineFeed } of hunkLines(hunk)) {
			let mark = MARKS$2[kind];
			let shown = `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text)}${ending}`;
			shown.length <= 400 ? lines.push(`${mark}${shown}`) : lines.push(...wrap(shown, mark));
			hasLineFeed || lines.push("\\ No newline at end of file");
		}
		return lines;
	}
	function wrap(text, mark) {
		let pieces = splitText(text, 400);
		return pieces.map((piece, i) => `${mark}${i === 0 ? "" : "\u2937 "}${piece}${i === pieces.length - 1 ? "" : " \u2936"}`);
	}
	function hasLongLines({ hunks }) {
		return hunks.some((hunk) => mayBeLong(hunk) && [...hunkLines(hunk)].some(({ text }) => text.length > 400));
	}
	function mayBeLong({ runs }) {
		return runs.some(({ bytes }) => {
			let start = 0;
			for (let end = bytes.indexOf(10); end >= 0 && end - start <= 400; end = bytes.indexOf(10, start)) start = end + 1;
			return bytes.length - start > 400;
		});
	}
	function changedBytes({ hunks }) {
		return hunks.reduce((sum, { runs }) => sum + runs.reduce((bytes, run) => bytes + run.bytes.length, 0), 0);
	}
	function summarizeStep(step) {
		switch (step.ending) {
			case "success": return {
				status: "ran",
				text: ranText(step)
			};
			case "skipped": return {
				status: "skipped",
				text: skippedText(step.calls)
			};
			case "failure": return {
				status: "failed",
				text: failedText(step.calls)
			};
			case "deferred": return deferredSummary(step.calls);
			case "unfinished": return {
				status: "unfinished",
				text: "did not finish"
			};
		}
	}
	function durationText(ms) {
		let seconds = ms / 1e3;
		if (seconds < 60) return `${seconds.toFixed(1)}s`;
		return `${Math.floor(seconds / 60)}m ${String(Math.floor(seconds % 60)).padStart(2, "0")}s`;
	}
	function ranText({ calls, place }) {
		let ran = calls.filter((call) => call.planned.outcome.kind === "ran");
		let [first] = ran;
		if (first === void 0) return "";
		let changed = changedFiles(calls);
		let changedText = changed === 0 ? [] : [`${countOf(changed, "file")} changed`];
		if (place.calls.startsWith("recipe:")) return [countOf(ran.length, "call"), ...changedText].join(", ");
		let sum = sumText(ran);
		let skipped = calls.length - ran.length;
		let items = `${countOf(calls.length, "item")}${skipped > 0 ? ` (${skipped} skipped)` : ""}`;
		if (calls.length > 1) return (sum === void 0 ? [items, ...changedText] : [sum, items]).join(", ");
		let exitCode = first.outputs?.exit_code;
		if (typeof exitCode == "number") return [`exit code ${exitCode}`, ...changedText].join(", ");
		return sum ?? outputText$1(first);
	}
	function sumText(calls) {
		let matches = sumOf(calls, "total_matches");
		if (matches !== void 0) return `${countOf(matches, "match", "matches")} in ${countOf(countFiles(calls), "file")}`;
		let replacements = sumOf(calls, "replacements");
		if (replacements !== void 0) return `${countOf(replacements, "replacement")} in ${countOf(countFiles(calls), "file")}`;
		let files = sumOf(calls, "total_files");
		return files === void 0 ? void 0 : countOf(files, "file");
	}
	function sumOf(calls, output) {
		let sum;
		for (let { outputs } of calls) {
			let value = outputs?.[output];
			typeof value == "number" && (sum = (sum ?? 0) + value);
		}
		return sum;
	}
	function countFiles(calls) {
		let lists = calls.map(({ outputs }) => outputs?.files).filter((files) => Array.isArray(files));
		return new Set(lists.flat()).size;
	}
	function outputText$1({ planned }) {
		return planned.outcome.kind === "ran" ? firstLine(planned.outcome.output).replace(/:$/, "") : "";
	}
	function skippedText(calls) {
		let conditions = [...new Set(calls.flatMap(({ planned: { outcome } }) => outcome.kind === "skipped" ? [outcome.condition] : []))];
		return `skipped${conditions.length === 0 ? "" : ` (${firstLine(conditions.join(", "))})`}`;
	}
	function failedText(calls) {
		let failures = calls.flatMap(({ planned: { outcome } }) => outcome.kind === "failed" ? [outcome] : []);
		let [first] = failures;
		if (first === void 0) return "failed";
		let more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
		return `failed: ${firstLine(first.message)}${more}`;
	}
	function deferredSummary(calls) {
		return calls.some(({ planned }) => isWaiting(planned.outcome)) ? {
			status: "waits",
			text: "waits for approval"
		} : {
			status: "deferred",
			text: "known after approval"
		};
	}
	function isWaiting(outcome) {
		return outcome.kind === "deferred" && outcome.because === "external";
	}
	function changedFiles(calls) {
		return new Set(calls.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
	}
	function firstLine(text) {
		let [line = ""] = text.split("\n", 1);
		return cutText(line, 100);
	}
	function renderTimeline(steps) {
		let ran = steps.filter((step) => ["ran", "failed"].includes(summarizeStep(step).status));
		if (ran.length < 2) return "";
		let end = Math.max(...ran.map(({ startMs, durationMs }) => startMs + durationMs));
		if (end === 0) return "";
		let bars = ran.slice(0, 60).map((step, i) => `  ${i + 1} ${chartLabel(step.place.label)} :${bar(step)}`);
		let rest = ran.length - bars.length;
		let chart = fence("mermaid", [
			"gantt",
			"  dateFormat x",
			`  axisFormat ${end < 6e4 ? "%S.%L s" : "%M:%S min"}`,
			...bars
		]);
		return rest === 0 ? chart : `${chart}\nThe first 60 of ${ran.length} steps.\n`;
	}
	function bar({ ending, startMs, durationMs }) {
		let place = `${Math.round(startMs)}, ${Math.max(1, Math.round(durationMs))}ms`;
		return ending === "failure" ? `crit, ${place}` : place;
	}
	function chartLabel(label) {
		return cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(label).replace(/[^\p{L}\p{N} ._/()-]+/gu, " ").replace(/ +/g, " ").trim(), 50);
	}
	function permissionRows({ write, run, fetch, maxFiles }) {
		return [
			...write.map((glob, i) => [i === 0 ? "change" : "", glob]),
			...write.length === 0 ? [] : [["", `(at most ${countOf(maxFiles, "file")})`]],
			...run.map((command, i) => [i === 0 ? "run" : "", command]),
			...fetch.map((host, i) => [i === 0 ? "fetch" : "", host])
		];
	}
	function fileWarnings({ changes, diffs, places }) {
		let guarded = changes.flatMap((change) => {
			let why = whyProtected(change, places);
			return why === void 0 ? [] : [{
				about: change.path,
				text: why
			}];
		});
		let others = diffs.flatMap((diff) => factsOf$2(diff).filter(({ isWarning }) => isWarning).map(({ text }) => ({
			about: diff.path,
			text: text.replace("\u26a0 ", "")
		})));
		return [
			...guarded,
			...caseWarnings({ changes }),
			...others
		];
	}
	function caseWarnings({ changes }) {
		let alike = new Map();
		for (let { kind, path } of changes) {
			if (kind !== "create" && kind !== "update") continue;
			let key = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(path);
			alike.set(key, [...alike.get(key) ?? [], path]);
		}
		return [...alike.values()].flatMap((paths) => paths.length < 2 ? [] : [{
			about: paths.join(" and "),
			text: CASE_ONLY
		}]);
	}
	let CASE_ONLY = "differ only in case or accents. Windows and macOS cannot check out both";
	function callWarnings({ outcome }) {
		let known = new Set();
		return outcome.calls.flatMap(({ planned }) => (planned.outcome.kind === "ran" ? planned.outcome.warnings : []).filter((text) => known.size < known.add(text).size).map((text) => ({
			about: planned.label,
			text
		})));
	}
	function deferredLabels({ steps }) {
		return steps.filter((step) => summarizeStep(step).status === "deferred").map(({ place }) => place.label);
	}
	function outputText(value) {
		return typeof value == "string" ? value : JSON.stringify(value) ?? "null";
	}
	function unitOf({ done, total = done, unit }) {
		return total === 1 ? unit.replace(/s\b/, "") : unit;
	}
	var StepTicker = class {
		#style;
		#running = [];
		constructor(style) {
			this.#style = style;
		}
		take(event) {
			switch (event.kind) {
				case "step_started": {
					let above = this.#showAbove();
					this.#running.push({
						place: event.step,
						isShown: !1
					});
					return above;
				}
				case "progress": {
					let running = this.#running.at(-1);
					running?.place === event.step && (running.progress = event.progress);
					return "";
				}
				case "step_finished": return this.#finish(event);
				default: return "";
			}
		}
		live(frame, elapsedMs) {
			let running = this.#running.at(-1);
			if (running === void 0) return;
			let { place, progress } = running;
			let spinner = this.#style.cyan("\u280b\u2819\u2839\u2838\u283c\u2834\u2826\u2827\u2807\u280f"[frame % 10] ?? "");
			let count = progress === void 0 ? [] : [progressText(progress)];
			return `${indent(place)}${spinner} ${[
				this.#title(place),
				...count,
				this.#style.dim(durationText(elapsedMs))
			].join("  ")}`;
		}
		#showAbove() {
			let hidden = this.#running.filter((running) => !running.isShown);
			let lines = hidden.map(({ place }) => `${indent(place)}${this.#style.cyan("\u25b8")} ${this.#title(place)}\n`);
			for (let running of hidden) running.isShown = !0;
			return lines.join("");
		}
		#finish(event) {
			let { step: place, ending, calls, durationMs } = event;
			this.#running.at(-1)?.place === place && this.#running.pop();
			let { status, text } = summarizeStep({
				place,
				ending,
				calls
			});
			let parts = [this.#title(place), ...text === "" ? [] : [showText(status, text, this.#style)]];
			(status === "ran" || status === "failed") && parts.push(this.#style.dim(durationText(durationMs)));
			return `${indent(place)}${markOf(status, this.#style)} ${parts.join("  ")}\n`;
		}
		#title(place) {
			let around = this.#running.findLast((other) => other.place.depth < place.depth);
			let label = cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(shortLabel(place, around?.place)), 40);
			let called = cutText((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(calledText(place)), 40);
			return `${this.#style.bold(label)}  ${called}`;
		}
	};
	function calledText({ calls }) {
		return calls.replace(/^recipe:/, "recipe ");
	}
	function shortLabel(place, around) {
		let prefix = around === void 0 ? "" : `${around.label} / `;
		let label = place.label.startsWith(prefix) ? place.label.slice(prefix.length) : place.label;
		return place.isVerify && !label.startsWith("verify") ? `verify ${label}` : label;
	}
	let MARKS$1 = {
		ran: "\u2713",
		skipped: "\u2013",
		failed: "\u2717",
		waits: "\u2026",
		deferred: "\u2026",
		unfinished: "\u2717"
	};
	function markOf(status, style) {
		switch (status) {
			case "ran": return style.green(MARKS$1[status]);
			case "failed":
			case "unfinished": return style.red(MARKS$1[status]);
			case "waits": return style.yellow(MARKS$1[status]);
			default: return style.dim(MARKS$1[status]);
		}
	}
	function showText(status, text, style) {
		let shown = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(text);
		if (status === "failed") return style.red(shown);
		if (status === "waits") return style.yellow(shown);
		return status === "ran" ? shown : style.dim(shown);
	}
	function indent({ depth }) {
		return "  ".repeat(depth);
	}
	function progressText(progress) {
		let { done, total } = progress;
		let shown = (number) => number.toLocaleString("en");
		return `${shown(done)}${total === void 0 ? "" : `/${shown(total)}`} ${unitOf(progress)}`;
	}
	let same = (text) => text;
	let PLAIN$1 = {
		bold: same,
		dim: same,
		red: same,
		green: same,
		yellow: same,
		cyan: same
	};
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
		if (isBinary(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("encoding_unsupported", `File '${shown}' is binary`, "Text tools leave binary files alone. Name a text file, or change this one with a program that knows its format."));
		let mark = markLength(bytes);
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				text: utf8.decode(bytes.subarray(mark)),
				encoding: mark > 0 ? "utf8-bom" : "utf8"
			});
		} catch {
			if (hasUtf16Mark(bytes)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("encoding_unsupported", `File '${shown}' is neither UTF-8 nor a single-byte encoding`, "Convert it to UTF-8 first."));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				text: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes).toString("latin1"),
				encoding: "single-byte"
			});
		}
	}
	function encodeText({ text, encoding }) {
		switch (encoding) {
			case "utf8": return Buffer.from(text, "utf8");
			case "utf8-bom": return Buffer.from(`\ufeff${text}`, "utf8");
			case "single-byte": return Buffer.from(text, "latin1");
		}
	}
	function refuseForeignText(inserted, encoding, shown) {
		if (!inserted.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("encoding_unsupported", `The text for file '${shown}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (encoding !== "single-byte" || /^[\u0000-\u007f]*$/.test(inserted)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("encoding_unsupported", `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, "Convert the file to UTF-8 first, or use ASCII text only.");
	}
	function hasUtf16Mark(bytes) {
		for (let at = bytes.indexOf(255); at >= 0; at = bytes.indexOf(255, at + 1)) if (bytes[at + 1] === 254 || bytes[at - 1] === 254) return !0;
		return !1;
	}
	function countLines$1(bytes, start, end) {
		let lines = 0;
		for (let at = start; at < end; at++) bytes[at] === 10 && lines++;
		return end > start && bytes[end - 1] !== 10 ? lines + 1 : lines;
	}
	function isLineStart(bytes, at) {
		return at === 0 || bytes[at - 1] === 10;
	}
	function lineStart(bytes, at) {
		return at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
	}
	function nextLineStart(bytes, at) {
		let feed = bytes.indexOf(10, at);
		return feed < 0 ? bytes.length : feed + 1;
	}
	function trimBlock(before, after, block) {
		let shortest = Math.min(block.oldEnd - block.oldStart, block.newEnd - block.newStart);
		let prefix = 0;
		for (; prefix < shortest && before[block.oldStart + prefix] === after[block.newStart + prefix];) prefix++;
		if (prefix === shortest && block.oldEnd - block.oldStart === block.newEnd - block.newStart) return;
		let oldStart = Math.max(block.oldStart, lineStart(before, block.oldStart + prefix));
		let newStart = block.newStart + (oldStart - block.oldStart);
		let room = Math.min(block.oldEnd - oldStart, block.newEnd - newStart);
		let suffix = 0;
		for (; suffix < room && before[block.oldEnd - 1 - suffix] === after[block.newEnd - 1 - suffix];) suffix++;
		let oldEnd = block.oldEnd - suffix;
		isLineStart(before, oldEnd) && isLineStart(after, block.newEnd - suffix) || (oldEnd = Math.min(nextLineStart(before, oldEnd), block.oldEnd));
		return {
			oldStart,
			oldEnd,
			newStart,
			newEnd: block.newEnd - (block.oldEnd - oldEnd)
		};
	}
	async function blocksByComparing(before, after, block) {
		let middle = trimBlock(before, after, block);
		if (middle === void 0) return [];
		if (middle.oldStart === middle.oldEnd || middle.newStart === middle.newEnd) return [middle];
		let ids = new Map();
		let oldLines = splitLines(before, middle.oldStart, middle.oldEnd, ids);
		let newLines = splitLines(after, middle.newStart, middle.newEnd, ids);
		let { diffArrays } = await __webpack_require__.e(1936).then(__webpack_require__.bind(__webpack_require__, 1936));
		let parts = diffArrays(oldLines.ids, newLines.ids, { maxEditLength: 1e3 });
		if (parts === void 0) return [middle];
		let blocks = [];
		let oldLine = 0;
		let newLine = 0;
		for (let i = 0; i < parts.length;) {
			let firstOld = oldLine;
			let firstNew = newLine;
			for (let part = parts[i]; part !== void 0 && (part.added || part.removed); part = parts[++i]) part.removed ? oldLine += part.count : newLine += part.count;
			(oldLine > firstOld || newLine > firstNew) && blocks.push({
				oldStart: oldLines.offset(firstOld),
				oldEnd: oldLines.offset(oldLine),
				newStart: newLines.offset(firstNew),
				newEnd: newLines.offset(newLine)
			});
			let kept = parts[i++]?.count ?? 0;
			oldLine += kept;
			newLine += kept;
		}
		return blocks;
	}
	function splitLines(bytes, start, end, known) {
		let buffer = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes);
		let ids = [];
		let offsets = [];
		for (let at = start; at < end;) {
			let next = Math.min(nextLineStart(buffer, at), end);
			let line = buffer.toString("latin1", at, next);
			let id = known.get(line) ?? known.size;
			known.set(line, id);
			ids.push(id);
			offsets.push(at);
			at = next;
		}
		return {
			ids,
			offset: (line) => offsets[line] ?? end
		};
	}
	function blocksFromEdits(before, after, edits) {
		if (!leadsTo(before, after, edits)) return;
		let blocks = [];
		let shift = 0;
		for (let i = 0; i < edits.length;) {
			let first = edits[i];
			if (first === void 0) break;
			let oldStart = lineStart(before, first.start);
			let newStart = oldStart + shift;
			let firstIndex = i;
			let oldEnd = oldStart;
			for (let edit = first; edit !== void 0 && (edit === first || edit.start <= oldEnd); edit = edits[++i]) {
				shift += edit.replacement.length - (edit.end - edit.start);
				oldEnd = Math.max(oldEnd, edit.end);
				isLineStart(before, oldEnd) && isLineStart(after, oldEnd + shift) || (oldEnd = nextLineStart(before, oldEnd));
			}
			let block = trimBlock(before, after, {
				oldStart,
				oldEnd,
				newStart,
				newEnd: oldEnd + shift
			});
			block !== void 0 && blocks.push({
				...block,
				isOneEdit: i === firstIndex + 1
			});
		}
		return blocks;
	}
	function leadsTo(before, after, edits) {
		let oldAt = 0;
		let newAt = 0;
		for (let { start, end, replacement } of edits) {
			if (start < oldAt || end < start || end > before.length) return !1;
			if (!isSame(before, oldAt, after, newAt, start - oldAt)) return !1;
			newAt += start - oldAt;
			if (!isSame(replacement, 0, after, newAt, replacement.length)) return !1;
			newAt += replacement.length;
			oldAt = end;
		}
		let rest = before.length - oldAt;
		return after.length - newAt === rest && isSame(before, oldAt, after, newAt, rest);
	}
	function isSame(a, aStart, b, bStart, length) {
		if (bStart + length > b.length) return !1;
		return length === 0 || Buffer.compare(a.subarray(aStart, aStart + length), b.subarray(bStart, bStart + length)) === 0;
	}
	function buildHunks(before, after, blocks) {
		let hunks = [];
		let additions = 0;
		let deletions = 0;
		let oldLine = 0;
		let oldAt = 0;
		let open;
		for (let block of blocks) {
			let gap = countLines$1(before, oldAt, block.oldStart);
			if (open !== void 0 && gap > 6) {
				addContextAfter(open, before, oldAt);
				hunks.push(close(open));
				open = void 0;
			}
			oldLine += gap;
			open === void 0 ? open = openBefore(before, block.oldStart, {
				oldLine,
				newLine: oldLine + additions - deletions
			}) : gap > 0 && addRun(open, "context", before.subarray(oldAt, block.oldStart), gap);
			let removed = countLines$1(before, block.oldStart, block.oldEnd);
			let added = countLines$1(after, block.newStart, block.newEnd);
			removed > 0 && addRun(open, "removed", before.subarray(block.oldStart, block.oldEnd), removed);
			added > 0 && addRun(open, "added", after.subarray(block.newStart, block.newEnd), added);
			deletions += removed;
			additions += added;
			oldLine += removed;
			oldAt = block.oldEnd;
		}
		if (open !== void 0) {
			addContextAfter(open, before, oldAt);
			hunks.push(close(open));
		}
		return {
			hunks,
			additions,
			deletions
		};
	}
	function openBefore(before, at, position) {
		let start = at;
		let context = 0;
		for (; context < 3 && start > 0; context++) start = lineStart(before, start - 1);
		let hunk = {
			oldBefore: position.oldLine - context,
			newBefore: position.newLine - context,
			oldLines: 0,
			newLines: 0,
			runs: []
		};
		context > 0 && addRun(hunk, "context", before.subarray(start, at), context);
		return hunk;
	}
	function addContextAfter(hunk, before, at) {
		let end = at;
		let context = 0;
		for (; context < 3 && end < before.length; context++) end = nextLineStart(before, end);
		context > 0 && addRun(hunk, "context", before.subarray(at, end), context);
	}
	function addRun(hunk, kind, bytes, lines) {
		hunk.runs.push({
			kind,
			bytes,
			lines
		});
		kind !== "added" && (hunk.oldLines += lines);
		kind !== "removed" && (hunk.newLines += lines);
	}
	function close({ oldBefore, newBefore, oldLines, newLines, runs }) {
		return {
			oldStart: oldLines === 0 ? oldBefore : oldBefore + 1,
			oldLines,
			newStart: newLines === 0 ? newBefore : newBefore + 1,
			newLines,
			runs
		};
	}
	let NOTHING = new Uint8Array();
	async function diffChange(change) {
		if (change.kind === "create_directory") return;
		let { before, after } = contentsOf$1(change);
		let facts = {
			path: change.path,
			kind: change.kind,
			modeBefore: change.kind === "create" ? void 0 : change.modeBefore,
			mode: change.kind === "delete" ? void 0 : change.mode
		};
		if (isBinary(before) || isBinary(after)) return {
			...facts,
			isBinary: !0,
			additions: 0,
			deletions: 0,
			hunks: []
		};
		return {
			...facts,
			isBinary: !1,
			...buildHunks(before, after, await findBlocks(change, before, after))
		};
	}
	function contentsOf$1(change) {
		return {
			before: change.kind === "create" ? NOTHING : change.before,
			after: change.kind === "delete" ? NOTHING : change.after
		};
	}
	async function findBlocks(change, before, after) {
		let whole = {
			oldStart: 0,
			oldEnd: before.length,
			newStart: 0,
			newEnd: after.length
		};
		let known = change.kind === "update" && change.edits !== void 0 ? blocksFromEdits(before, after, change.edits) : void 0;
		if (known === void 0) return blocksByComparing(before, after, whole);
		if (!known.some((block) => block.isOneEdit && mayHoldKeptLines(before, after, block))) return known;
		let refined = [];
		for (let block of known) refined.push(...block.isOneEdit ? await blocksByComparing(before, after, block) : [block]);
		return refined;
	}
	function mayHoldKeptLines(before, after, block) {
		return hasSeveralLines(before, block.oldStart, block.oldEnd) && hasSeveralLines(after, block.newStart, block.newEnd);
	}
	function hasSeveralLines(bytes, start, end) {
		let next = nextLineStart(bytes, start);
		return next < end && isLineStart(bytes, next);
	}
	async function diffChanges(changes) {
		let diffs = [];
		for (let change of changes) {
			let diff = await diffChange(change);
			diff !== void 0 && diffs.push(diff);
		}
		return diffs;
	}
	function recordChanges(changes, diffs, places) {
		let byPath = new Map(diffs.map((diff) => [diff.path, diff]));
		return changes.map((change) => {
			let diff = byPath.get(change.path);
			let why = whyProtected(change, places);
			let counts = {
				additions: diff?.additions ?? 0,
				deletions: diff?.deletions ?? 0
			};
			return {
				path: change.path,
				kind: change.kind,
				...counts,
				...why !== void 0 && { protected: why }
			};
		});
	}
	function textTable(rows, style) {
		let width = Math.max(0, ...rows.map(([name]) => name.length));
		return rows.flatMap(([name, text]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(text).trimEnd().split("\n").map((line, i) => `${style.dim((i === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(name) : "").padEnd(width))}  ${line}`.trimEnd()));
	}
	function renderFailure({ label, at, error }, style) {
		let step = `step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(label)}'`;
		return [`${style.bold(placeText(at))}: ${style.red("error")} ${error.code}: ${step}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(error.message)}`, `  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(error.suggestion)}\n`].join("\n");
	}
	function placeText({ file, line, column }) {
		return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(file)}:${line}:${column}`;
	}
	function warningsPart(report, rank) {
		let files = fileWarnings(report).map(({ about, text }) => `> - ${codeSpan(about)}: ${text}\n`);
		let calls = callWarnings(report).filter((warning) => !isMinor(warning));
		return part(rank, "the warnings", (files.length === 0 ? "" : `> [!CAUTION]\n> Look twice:\n>\n${first(files, "> - ")}\n`) + (calls.length === 0 ? "" : `> [!NOTE]\n> Warnings from the steps:\n>\n${first(warningLines(calls, "> - "), "> - ")}\n`));
	}
	function callWarningsPart(report, rank) {
		let calls = callWarnings(report).filter(isMinor);
		return calls.length === 0 ? [] : part(rank, "the warnings", `#### Warnings\n\n${first(warningLines(calls, "- "), "- ")}\n`);
	}
	function isMinor({ text }) {
		return text.startsWith("No file fits ");
	}
	function warningLines(warnings, prefix) {
		return warnings.map(({ about, text }) => `${prefix}${inlineText(about)}: ${inlineText(text)}\n`);
	}
	function first(lines, prefix) {
		let more = lines.length - 50;
		return `${lines.slice(0, 50).join("")}${more > 0 ? `${prefix}and ${more} more\n` : ""}`;
	}
	function failurePart({ outcome }, rank) {
		if (outcome.kind !== "failed") return [];
		return part(rank, "why it failed", `${textFence(renderFailure(outcome.failure, PLAIN$1))}\n`);
	}
	function gatePart(report, rank) {
		let { outcome } = report;
		if (outcome.kind !== "gated") return [];
		let { label, at, call, reason } = outcome.gate;
		let later = deferredLabels(report);
		let more = later.length > 20 ? ` and ${later.length - 20} more` : "";
		let rest = later.length === 0 ? "" : `Known after approval: ${later.slice(0, 20).map(inlineText).join(", ")}${more}.\n\n`;
		return part(rank, "the call that waits for approval", `${`**Step ${inlineText(label)}** waits for approval at ${codeSpan(placeText(at))}: ${proseText(reason)}.\n\n`}${textFence(renderApproval({
			call,
			changes: [],
			reason
		}))}\n${rest}`);
	}
	function manifestPart({ recipe }, rank) {
		let rows = permissionRows(recipe.permissions);
		return part(rank, "what the recipe may do", `#### This recipe may\n\n${rows.length === 0 ? "It may only read the repository.\n" : textFence(textTable(rows, PLAIN$1).join("\n"))}\n`);
	}
	function inputsPart({ inputs }, rank) {
		let rows = Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[codeSpan(name), codeSpan(String(value))]]);
		return rows.length === 0 ? [] : part(rank, "the inputs", `#### Inputs\n\n${table(["Input", "Value"], rows)}\n`);
	}
	function outputsPart({ outcome }, rank) {
		let rows = (outcome.kind === "complete" ? Object.entries(outcome.outputs) : []).map(([name, value]) => [codeSpan(name), codeSpan(outputText(value))]);
		return rows.length === 0 ? [] : part(rank, "the outputs", `#### Outputs\n\n${table(["Output", "Value"], rows)}\n`);
	}
	function annotationsPart(report, rank) {
		let annotations = matchAnnotations(report);
		if (annotations.shown.length === 0) return [];
		let lines = annotations.shown.map(({ level, file, line, message }) => `- ${LEVELS[level]} ${codeSpan(`${file}:${line}`)}: ${inlineText(message)}\n`);
		let rest = moreText(annotations);
		return part(rank, "the findings", `${report.changes.length === 0 ? "" : "**Findings**\n\n"}${lines.join("")}${rest === "" ? "" : `- ${rest}\n`}\n`);
	}
	let LEVELS = {
		error: "\u274c",
		warning: "\u26a0\ufe0f",
		notice: "\u2139\ufe0f"
	};
	let ICONS = {
		ran: "\u2705",
		skipped: "\u2796",
		failed: "\u274c",
		waits: "\u23f8\ufe0f",
		deferred: "\u23f3",
		unfinished: "\u274c"
	};
	function stepsPart({ steps }, rank) {
		if (steps.length === 0) return [];
		let rows = steps.slice(0, 200).map(stepRow);
		let more = steps.length > rows.length ? `\nand ${steps.length - rows.length} more steps\n` : "";
		return part(rank, "the steps", `#### Steps\n\n${table(["Step", "Result"], rows)}${more}\n`);
	}
	function stepRow(step) {
		let { status, text } = summarizeStep(step);
		let label = `${step.place.isVerify ? "verify: " : ""}${inlineText(step.place.label)}`;
		let time = (status === "ran" || status === "failed") && step.durationMs > 0 ? [durationText(step.durationMs)] : [];
		let result = [...text === "" ? [] : [inlineText(text)], ...time].join(" \u00b7 ");
		return [`${ICONS[status]} ${label} \u00b7 ${codeSpan(calledText(step.place))}`, result];
	}
	function timelinePart({ steps }, rank) {
		let chart = renderTimeline(steps);
		return chart === "" ? [] : part(rank, "the timeline", `${details("Timeline", chart)}\n`);
	}
	function textFence(text) {
		return fence("text", text.trimEnd().split("\n").flatMap((line) => line === "" ? [""] : splitText(line, 400)));
	}
	function part(rank, lacks, text) {
		return text === "" ? [] : [{
			rank,
			lacks,
			forms: [{ render: () => text }]
		}];
	}
	function renderError(error, style) {
		return `${style.red("\u2717 Error:")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(withoutOwnReturns(error.message))}\n  ${style.cyan("\u2192")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(error.suggestion)} ${style.dim(`(${error.code})`)}\n`;
	}
	function renderBareMarkdown(report, budget) {
		let { recipe, plan, ending, diagnostics = [], error } = report;
		let path = plan?.recipe.path ?? recipe;
		let [title = ""] = plan?.message.split("\n", 1) ?? [path ?? "nothing was run"];
		let { texts, lacks } = fitParts([
			headlinePart(title, ending, []),
			...fencePart("the mistakes", listDiagnostics(diagnostics)),
			...fencePart("the error", error === void 0 ? "" : renderError(error, PLAIN$1)),
			...nextPart(ending, 2),
			{
				rank: 2,
				forms: [{ render: () => factsOf$1(report) }],
				lacks: "the digest"
			}
		], budget);
		return {
			text: texts.join(""),
			isIncomplete: lacks.length > 0
		};
	}
	function factsOf$1({ recipe, plan, ending }) {
		let path = plan?.recipe.path ?? recipe;
		let facts = [...path === void 0 ? [] : [`recipe ${codeSpan(path)}`], codeSpan(ending.reason)];
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}${facts.join(" \u00b7 ")}\n\n`;
	}
	function fencePart(lacks, text) {
		return text === "" ? [] : [{
			rank: 1,
			forms: [{ render: () => `${textFence(text)}\n` }, {
				render: () => TOO_LONG,
				lacks
			}],
			lacks
		}];
	}
	let TOO_LONG = "The list of what is wrong is too long to be shown here; it is in the log.\n\n";
	function listDiagnostics(diagnostics) {
		let shown = diagnostics.slice(0, 100).map(({ at, severity, code, message, suggestion }) => `${`${placeText(at)}: ${severity} ${code}`}: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(message)}\n  \u2192 ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(suggestion)}\n`);
		let more = diagnostics.length - shown.length;
		return `${shown.join("")}${more > 0 ? `\u2026 and ${more} more\n` : ""}`;
	}
	let PLAIN = /^[A-Za-z0-9 _./:@,=+-]$/;
	function inertJson(value) {
		return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal))}"`);
	}
	function inert(text) {
		return Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((unit) => PLAIN.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	}
	function filesParts({ changes, diffs, authors }, rank) {
		let parts = diffs.map((diff, i) => diffPart(diff, authors, diffs.length <= 3 || i === 0 && isShort(diff)));
		let bySize = [...parts].sort((a, b) => a.leastBytes - b.leastBytes);
		let place = new Map(bySize.map((part, i) => [part, i / bySize.length]));
		let ranked = parts.map((part) => ({
			...part,
			rank: rank + (place.get(part) ?? 0)
		}));
		let directories = changes.filter(({ kind }) => kind === "create_directory").map(({ path }) => codeSpan(`${path}/`));
		return [...ranked.length > 15 ? foldRest(ranked) : ranked, ...directoriesPart(directories, rank)];
	}
	function isShort({ additions, deletions }) {
		return additions + deletions <= 20;
	}
	function foldRest(parts) {
		let more = countOf(parts.length - 10, "more file");
		return [
			...parts.slice(0, 10),
			fixedPart(`\n<details>\n<summary>${more}</summary>\n\n`),
			...parts.slice(10),
			fixedPart("\n</details>\n\n")
		];
	}
	function directoriesPart(directories, rank) {
		if (directories.length === 0) return [];
		let text = `\n${directories.length === 1 ? "New directory" : "New directories"}: ${directories.join(", ")}\n\n`;
		return [{
			rank,
			forms: [{ render: () => text }],
			lacks: "the new directories"
		}];
	}
	function fixedPart(text) {
		return {
			rank: 0,
			forms: [{ render: () => text }]
		};
	}
	let SUMMARY_BUDGET = {
		bytes: 1e6,
		units: 1e6
	};
	let COMMENT_BUDGET = {
		bytes: 24e4,
		units: 6e4
	};
	function renderPlanMarkdown(report, budget, elsewhere = LOOK) {
		let room = {
			bytes: budget.bytes - 600,
			units: budget.units - 600
		};
		let { texts, lacks } = fitParts(partsOf(report), room);
		let [headline = "", ...rest] = texts;
		return {
			text: [
				headline,
				renderNotice(lacks, report, elsewhere),
				...rest
			].join(""),
			isIncomplete: lacks.length > 0
		};
	}
	let LOOK = "Look at the whole plan before you approve it.";
	function partsOf(report) {
		return [
			headlineOf(report),
			...failurePart(report, 1),
			...nextPart(report.ending, 1),
			...gatePart(report, 1),
			...warningsPart(report, 2),
			...annotationsPart(report, 5),
			...filesParts(report, 10),
			fixedPart(`<details>\n<summary>Details: ${contentsOf(report).join(" \u00b7 ")}</summary>\n\n`),
			...manifestPart(report, 2),
			...inputsPart(report, 4),
			...outputsPart(report, 5),
			...stepsPart(report, 4),
			...callWarningsPart(report, 5),
			...timelinePart(report, 6),
			fixedPart(`${factsOf(report)}</details>\n\n`),
			fixedPart(renderFooter(report.ending))
		];
	}
	function contentsOf({ plan, inputs }) {
		return [
			"what the recipe may do",
			...Object.keys(inputs).length === 0 ? [] : ["inputs"],
			"steps",
			...plan === void 0 ? [] : ["full digest"]
		];
	}
	function factsOf({ recipe, plan, ending }) {
		return `${plan === void 0 ? "" : renderDigest(plan.digest)}recipe ${codeSpan(recipe.source.path)} \u00b7 ${codeSpan(ending.reason)}\n\n`;
	}
	function renderNotice(lacks, { diffs }, elsewhere) {
		if (lacks.length === 0) return "";
		let unnamed = lacks.filter((what) => what === "file").length;
		let hidden = lacks.filter((what) => what === "diff").length + unnamed;
		return `> [!WARNING]\n> **This preview is incomplete.** There is no room for ${[
			...hidden === 0 ? [] : [`the diffs of ${hidden} of ${countOf(diffs.length, "file")}`],
			...unnamed === 0 ? [] : [`the names of ${countOf(unnamed, "file")}`],
			...[...new Set(lacks)].filter((what) => what !== "diff" && what !== "file")
		].join(", ")}. ${elsewhere}\n\n`;
	}
	function headlineOf(report) {
		let { recipe, outcome, ending } = report;
		return headlinePart(recipe.name, ending, outcome.kind === "failed" ? [] : [totalsOf(report)]);
	}
	function totalsOf(report) {
		let { outcome, records } = report;
		let found = countFindings(report);
		let changes = records.length === 0 && (found > 0 || outcome.kind === "gated") ? [] : [changesText(records)];
		let findings = found === 0 ? [] : [countOf(found, "finding")];
		return [
			...changes,
			...findings,
			...outcome.kind === "gated" ? ["waits for approval"] : []
		].join(", ");
	}
	function changesText(records) {
		let directories = records.filter(({ kind }) => kind === "create_directory").length;
		let files = records.length - directories;
		if (records.length === 0) return "no changes";
		let sum = (of) => records.reduce((total, record) => total + of(record), 0);
		return [
			...files === 0 ? [] : [countOf(files, "file")],
			...directories === 0 ? [] : [countOf(directories, "new directory", "new directories")],
			...files === 0 ? [] : [`+${sum(({ additions }) => additions)} \u2212${sum(({ deletions }) => deletions)}`]
		].join(", ");
	}
	let WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
	function widthOf(text) {
		let width = 0;
		for (let character of text) width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
		return width;
	}
	function fitLine(line, columns) {
		let parts = line.match(/\u001b\[\d+m|./gsu) ?? [];
		let left = columns - 1;
		let fitting = "";
		for (let part of parts) {
			let isColour = part.startsWith("\x1B");
			isColour || (left -= widthOf(part));
			(isColour || left >= 0) && (fitting += part);
		}
		return fitting;
	}
	function diagnosticRecord({ severity, code, message, suggestion, at }) {
		let { line, column, endLine, endColumn } = at;
		return {
			severity,
			code,
			message,
			suggestion,
			line,
			column,
			end_line: endLine,
			end_column: endColumn
		};
	}
	function planResult(report, { isIncomplete = !1 } = {}) {
		let { recipe, inputs, outcome, plan, steps, records, ending } = report;
		let { shown, more } = annotationsOf(report);
		let count = (level) => shown.filter((one) => one.level === level).length + more[level];
		return {
			...frame(ending, plan),
			recipe: {
				name: recipe.name,
				path: recipe.source.path,
				digest: recipe.source.digest
			},
			inputs,
			changed: records.length > 0,
			files_changed: records.filter(({ kind }) => kind !== "create_directory").length,
			gate: outcome.kind === "gated" ? gateRecord(outcome.gate) : null,
			failure: outcome.kind === "failed" ? failureRecord(outcome.failure) : null,
			diagnostics: [],
			steps: steps.map(stepRecord),
			changes: records.map(changeRecord),
			warnings: [...fileWarnings(report), ...callWarnings(report)],
			annotations: {
				error: count("error"),
				warning: count("warning"),
				notice: count("notice")
			},
			outputs: outcome.kind === "complete" ? outcome.outputs : {},
			preview_incomplete: isIncomplete
		};
	}
	function bareResult({ recipe, diagnostics = [], error, plan, ending }) {
		let changes = plan?.changes ?? [];
		return {
			...frame(ending, plan),
			recipe: {
				name: null,
				path: plan?.recipe.path ?? recipe ?? null,
				digest: plan?.recipe.digest ?? null
			},
			inputs: plan?.inputs ?? {},
			changed: changes.length > 0,
			files_changed: changes.filter(({ kind }) => kind !== "create_directory").length,
			gate: null,
			failure: error === void 0 ? null : {
				step: null,
				...errorRecord(error),
				file: null,
				...NOWHERE
			},
			diagnostics: diagnostics.map((diagnostic) => ({
				file: diagnostic.at.file,
				...diagnosticRecord(diagnostic)
			})),
			steps: plan?.steps.map(plannedStepRecord) ?? [],
			changes: changes.map(plannedChangeRecord),
			warnings: [],
			annotations: {
				error: 0,
				warning: 0,
				notice: 0
			},
			outputs: {},
			preview_incomplete: !1
		};
	}
	let NOWHERE = {
		line: null,
		column: null,
		end_line: null,
		end_column: null
	};
	function frame(ending, plan) {
		let { reason, commit, next } = ending;
		return {
			schema_version: 1,
			decision: decisionOf(reason),
			reason_code: reason,
			message: [endingText(ending, (detail) => detail), ...ending.note === void 0 ? [] : [ending.note]].join(" "),
			digest: plan?.digest ?? null,
			base: plan?.base.commit ?? null,
			commit: commit ?? null,
			next: next.map(({ command, does }) => ({
				command,
				does
			}))
		};
	}
	function gateRecord({ label, at, call, reason }) {
		return {
			step: label,
			tool: call.tool.name,
			arguments: call.args,
			reason,
			file: at.file,
			...placeRecord(at)
		};
	}
	function failureRecord({ label, at, error }) {
		return {
			step: label,
			...errorRecord(error),
			file: at.file,
			...placeRecord(at)
		};
	}
	function errorRecord({ code, message, suggestion }) {
		return {
			code,
			message,
			suggestion
		};
	}
	function placeRecord({ line, column, endLine, endColumn }) {
		return {
			line,
			column,
			end_line: endLine,
			end_column: endColumn
		};
	}
	function stepRecord(step) {
		let { place, calls, durationMs } = step;
		let { status, text } = summarizeStep(step);
		let { label, calls: called, isVerify, depth, at } = place;
		return {
			label,
			calls: called,
			verify: isVerify,
			depth,
			status,
			result: text,
			items: calls.length,
			duration_ms: Math.round(durationMs),
			file: at.file,
			line: at.line
		};
	}
	function plannedStepRecord({ label, tool, outcome, at }) {
		return {
			label,
			calls: tool,
			verify: !1,
			depth: 0,
			status: outcome.kind === "deferred" && outcome.because === "external" ? "waits" : outcome.kind,
			result: "",
			items: 1,
			duration_ms: null,
			file: at.file,
			line: at.line
		};
	}
	function changeRecord({ path, kind, additions, deletions, protected: why }) {
		return {
			path,
			kind,
			additions,
			deletions,
			protected: why ?? null
		};
	}
	function plannedChangeRecord({ path, kind }) {
		return {
			path,
			kind,
			additions: null,
			deletions: null,
			protected: null
		};
	}
	function formatOf(id) {
		return id.length === 40 ? "sha1" : "sha256";
	}
	function objectId({ type, bytes }, format) {
		return (0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)(format).update(`${type} ${bytes.length}\0`).update((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes)).digest("hex");
	}
	function blobId(bytes, format) {
		return objectId({
			type: "blob",
			bytes
		}, format);
	}
	function renderBinary(before, after) {
		return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
	}
	function renderLiteral(content) {
		let packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateSync)(content);
		let lines = [`literal ${content.length}\n`];
		for (let start = 0; start < packed.length; start += 52) {
			let line = packed.subarray(start, start + 52);
			lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
		}
		return lines.join("");
	}
	function encode85(bytes) {
		let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
		bytes.copy(padded);
		let text = "";
		for (let at = 0; at < padded.length; at += 4) {
			let rest = padded.readUInt32BE(at);
			let group = "";
			for (let digit = 0; digit < 5; digit++) {
				group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
				rest = Math.floor(rest / 85);
			}
			text += group;
		}
		return text;
	}
	var render_patch_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderTextPatch: () => renderTextPatch });
	let NO_OBJECT = "0".repeat(40);
	async function renderPatch(changes) {
		return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
	}
	async function renderTextPatch(changes) {
		let files = await renderFiles(changes, (bytes, change, diff) => (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
			...diff,
			isBinary: !0
		}), "latin1"));
		return Buffer.concat(files).toString("utf8");
	}
	async function renderFiles(changes, finish) {
		let files = [];
		for (let change of changes) {
			let diff = await diffChange(change);
			if (diff === void 0 || change.kind === "create_directory") continue;
			files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
		}
		return files;
	}
	function renderFile(change, diff) {
		let { before, after } = contentsOf$1(change);
		let from = quotePath("a", change.path);
		let to = quotePath("b", change.path);
		let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
		let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
		if (isSameContent) return head;
		let isSameMode = diff.modeBefore === diff.mode;
		let index = `index ${`${change.kind === "create" ? NO_OBJECT : blobId(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : blobId(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
		if (diff.isBinary) return head + index + renderBinary(before, after);
		if (diff.hunks.length === 0) return head + index;
		return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
	}
	function renderModes({ modeBefore, mode }) {
		if (modeBefore === void 0) return `new file mode ${mode}\n`;
		if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
		return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
	}
	let MARKS = {
		context: " ",
		removed: "-",
		added: "+"
	};
	function renderHunk(hunk) {
		let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
		for (let { kind, bytes } of hunk.runs) {
			let mark = MARKS[kind];
			let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes).toString("latin1");
			let isEnded = lines.endsWith("\n");
			let body = isEnded ? lines.slice(0, -1) : lines;
			text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
		}
		return text;
	}
	function range(start, lines) {
		return lines === 1 ? String(start) : `${start},${lines}`;
	}
	function quotePath(side, path) {
		let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
		return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
	}
	function endName(name) {
		return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
	}
	var action_ending_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		finishAction: () => finishAction,
		refusedEnding: () => refusedEnding
	});
	function refusedEnding({ code, message, suggestion }) {
		return {
			reason: code,
			message: `${message.replace(/\.$/, "")}. ${suggestion}`
		};
	}
	async function finishAction(ending, context) {
		let { runner } = context;
		let { reason, message, report } = ending;
		let decision = decisionOf(reason);
		let outputs = {
			decision,
			"reason-code": reason,
			changed: "false",
			"files-changed": "0"
		};
		let bare = {
			...ending.plan && { plan: ending.plan },
			ending: {
				reason,
				detail: message,
				next: [],
				...ending.commit !== void 0 && { commit: ending.commit }
			}
		};
		let result = bareResult(bare);
		if (report === void 0) decorate(() => runner.addSummary(renderBareMarkdown(bare, SUMMARY_BUDGET).text), context);
		else {
			let summary = renderPlanMarkdown(report, SUMMARY_BUDGET);
			decorate(() => runner.addSummary(summary.text), context);
			runner.command(annotationCommands(runnerAnnotations(report)));
			result = planResult(report, summary);
			outputs.changed = String(report.changes.length > 0);
			outputs["files-changed"] = String(report.records.filter(({ kind }) => kind !== "create_directory").length);
			report.changes.length > 0 && (outputs["patch-path"] = await writePatch(report, context));
		}
		if (ending.plan !== void 0) {
			outputs.changed = String(ending.plan.changes.length > 0);
			outputs["files-changed"] = String(ending.plan.changes.filter(({ kind }) => kind !== "create_directory").length);
		}
		outputs.digest = ending.digest ?? report?.plan?.digest ?? "";
		outputs["pull-request-number"] = String(ending.pull?.number ?? "");
		outputs["pull-request-url"] = ending.pull?.url ?? "";
		outputs["commit-sha"] = ending.commit ?? "";
		outputs.next = ending.next ?? "";
		outputs["plan-path"] = ending.planPath ?? "";
		outputs.result = inertJson(result);
		for (let [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
		runner.say(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(message)} (${reason})\n`);
		warnPersonalToken(context);
		let isFailure = ending.problem !== void 0 && runner.input("fail-on") !== "never" || failsJob(ending, decision, context);
		isFailure && runner.command(`::error title=Sous::${escapeData((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__._)(message))}\n`);
		return +!!isFailure;
	}
	let PERSONAL = "The token is a personal access token. Sous acts as that person and can reach all their repositories. Use GITHUB_TOKEN or a GitHub App token.";
	function warnPersonalToken(context) {
		let { token, run, runner } = context;
		if (token === "" || run.isAppToken) return;
		runner.command(`::warning title=Sous::${escapeData(PERSONAL)}\n`);
		decorate(() => runner.addSummary(`> [!WARNING]\n> ${PERSONAL}\n`), context);
	}
	function decorate(write, { runner }) {
		try {
			write();
		} catch (error) {
			runner.command(`::warning title=Sous::${escapeData(`The job summary could not be written: ${error.message}`)}\n`);
		}
	}
	async function writePatch({ changes, plan }, { env, workspace }) {
		let file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(env.RUNNER_TEMP ?? workspace, `sous-${(plan?.digest ?? "plan").slice(0, 16)}.patch`);
		node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(file, await renderPatch(changes));
		return file;
	}
	let NEUTRAL = new Set([
		"not_a_command",
		"not_permitted",
		"not_listed",
		"bot_actor",
		"command_mistake",
		"digest_malformed"
	]);
	function failsJob({ reason, isAnswered }, decision, { runner }) {
		let isSettled = isAnswered && decision === "refuse" && reason !== "secret_in_output";
		if (NEUTRAL.has(reason) || isSettled) return !1;
		switch (runner.input("fail-on")) {
			case "never": return reason === "internal_error" || reason === "runner_file_tampered";
			case "changes": return decision === "fail" || decision === "refuse" || reason === "previewed" || reason === "proposed" || reason === "drift_reported";
			default: return decision === "fail" || decision === "refuse";
		}
	}
	function escapeData(text) {
		return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	}
	let LOADERS = {
		get_content: async () => (await Promise.all([__webpack_require__.e(5056), __webpack_require__.e(6565)]).then(__webpack_require__.bind(__webpack_require__, 6565))).getContentTool,
		get_category_content: async () => (await Promise.all([__webpack_require__.e(5056), __webpack_require__.e(8536)]).then(__webpack_require__.bind(__webpack_require__, 8536))).getCategoryContent,
		get_collection_content: async () => (await Promise.all([__webpack_require__.e(5056), __webpack_require__.e(6160)]).then(__webpack_require__.bind(__webpack_require__, 6160))).getCollectionContent,
		grep: async () => (await __webpack_require__.e(3514).then(__webpack_require__.bind(__webpack_require__, 3514)).then((n) => n.t)).grep,
		grep_search: async () => (await __webpack_require__.e(4582).then(__webpack_require__.bind(__webpack_require__, 4582))).grepSearch,
		glob: async () => (await __webpack_require__.e(9961).then(__webpack_require__.bind(__webpack_require__, 9961))).glob,
		file_search: async () => (await __webpack_require__.e(596).then(__webpack_require__.bind(__webpack_require__, 596))).fileSearch,
		search: async () => (await __webpack_require__.e(4207).then(__webpack_require__.bind(__webpack_require__, 4207))).search,
		list_directory: async () => (await __webpack_require__.e(2323).then(__webpack_require__.bind(__webpack_require__, 2323))).listDirectory,
		list_dir: async () => (await __webpack_require__.e(8487).then(__webpack_require__.bind(__webpack_require__, 8487))).listDir,
		read_file: async () => (await __webpack_require__.e(7392).then(__webpack_require__.bind(__webpack_require__, 7392))).readFile,
		create_file: async () => (await Promise.all([__webpack_require__.e(7203), __webpack_require__.e(5296)]).then(__webpack_require__.bind(__webpack_require__, 2915))).createFile,
		update_file: async () => (await Promise.all([__webpack_require__.e(7203), __webpack_require__.e(5519)]).then(__webpack_require__.bind(__webpack_require__, 5519))).updateFile,
		append_file: async () => (await Promise.all([__webpack_require__.e(7203), __webpack_require__.e(7076)]).then(__webpack_require__.bind(__webpack_require__, 7076))).appendFile,
		replace_in_file: async () => (await __webpack_require__.e(7203).then(__webpack_require__.bind(__webpack_require__, 7203)).then((n) => n.t)).replaceInFile,
		replace_string_in_file: async () => (await Promise.all([__webpack_require__.e(7203), __webpack_require__.e(1146)]).then(__webpack_require__.bind(__webpack_require__, 1146))).replaceStringInFile,
		edit_lines: async () => (await Promise.all([__webpack_require__.e(7203), __webpack_require__.e(8707)]).then(__webpack_require__.bind(__webpack_require__, 8707))).editLines,
		create_directory: async () => (await __webpack_require__.e(735).then(__webpack_require__.bind(__webpack_require__, 735))).createDirectory,
		delete_file: async () => (await __webpack_require__.e(9465).then(__webpack_require__.bind(__webpack_require__, 9465))).deleteFile,
		run_in_terminal: async () => (await Promise.all([__webpack_require__.e(6297), __webpack_require__.e(3329)]).then(__webpack_require__.bind(__webpack_require__, 3329))).runInTerminal,
		terminal_last_command: async () => (await __webpack_require__.e(3124).then(__webpack_require__.bind(__webpack_require__, 3124))).terminalLastCommand,
		fetch_webpage: async () => (await __webpack_require__.e(8305).then(__webpack_require__.bind(__webpack_require__, 8305))).fetchWebpage
	};
	let ALIASES = {
		content: "get_content",
		replace: "replace_in_file",
		edit: "edit_lines",
		terminal: "run_in_terminal",
		fetch: "fetch_webpage"
	};
	[...new Set([
		"grep",
		"grep_search",
		"search"
	])];
	let EXTERNAL_TOOLS = new Set(["run_in_terminal", "fetch_webpage"]);
	function isExternalTool(name) {
		return EXTERNAL_TOOLS.has(name) || parseReference(name) !== void 0;
	}
	let TOOL_NAMES = Object.keys(LOADERS);
	async function findTool(name) {
		let full = Object.hasOwn(ALIASES, name) ? ALIASES[name] ?? name : name;
		return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : void 0;
	}
	function fileModeOf(permissions) {
		return permissions & 64 ? "100755" : "100644";
	}
	let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK ?? 0);
	let realDisk = {
		entry(path) {
			let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, {
				bigint: !0,
				throwIfNoEntry: !1
			}));
			if (stats.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(stats.value === void 0 ? void 0 : describe(stats.value));
			return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0) : stats;
		},
		readFile(path, limit) {
			return attempt(() => {
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
			return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
				name: entry.name,
				kind: kindOf$1(entry)
			})));
		},
		async walk(folder, request) {
			let { walkFolder } = await Promise.all([__webpack_require__.e(6297), __webpack_require__.e(2332)]).then(__webpack_require__.bind(__webpack_require__, 2332));
			return walkFolder(folder, request);
		},
		canWriteInto(directory) {
			return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
		},
		realPath(path) {
			return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(path));
		}
	};
	function attempt(call) {
		try {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(call());
		} catch (error) {
			let code = error.code;
			if (typeof code != "string") throw error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
				code,
				message: error.message
			});
		}
	}
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
			kind: kindOf$1(stats),
			size: Number(stats.size),
			mode: fileModeOf(Number(stats.mode)),
			get fingerprint() {
				return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
			}
		};
	}
	function kindOf$1(entry) {
		if (entry.isFile()) return "file";
		if (entry.isDirectory()) return "directory";
		return entry.isSymbolicLink() ? "symlink" : "other";
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
				if (code === 0) resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(Buffer.concat(out)));
				else if (signal === "SIGKILL") resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1e3}s`));
				else {
					let message = hideToken(Buffer.concat(err).toString("utf8").trim(), request.remote);
					let output = request.remote && { output: Buffer.concat(out).toString("utf8") };
					resolve((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
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
			let marker = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(at, ".git"), { throwIfNoEntry: !1 }));
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
			exitCode: void 0,
			message
		});
	}
	let SHIPPED_PREFIX = "sous:";
	function findShipped({ folder, extension }) {
		let directory = extension === ".ts" ? node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder, "../../recipes") : node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "recipes");
		return namesIn(directory).map((name) => {
			let callName = `${SHIPPED_PREFIX}${node_path__WEBPACK_IMPORTED_MODULE_3__.basename(name, ".yml")}`;
			return {
				name: callName,
				path: callName,
				origin: {
					kind: "shipped",
					file: node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, name)
				}
			};
		});
	}
	function namesIn(directory) {
		try {
			return node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(directory).filter((name) => name.endsWith(".yml")).toSorted();
		} catch {
			return [];
		}
	}
	let RECIPE_FOLDERS = [".github/recipes", "recipes"];
	let EXTENSION = /\.ya?ml$/;
	function isRecipePath(file) {
		let folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
		return EXTENSION.test(file) && RECIPE_FOLDERS.some((known) => known === folder);
	}
	async function findRecipes(tree) {
		let found = [];
		for (let folder of RECIPE_FOLDERS) {
			let directory = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.K)(folder);
			if (!directory.ok) return directory;
			let entry = await tree.entry(directory.value);
			if (!entry.ok) return entry;
			if (entry.value.kind !== "directory" && entry.value.kind !== "symlink") continue;
			let files = await recipesIn(tree, directory.value);
			if (!files.ok) return files;
			found.push(...files.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(found);
	}
	async function selectRecipes({ words, tree, all, shipped }) {
		let selected = new Map();
		for (let word of words) {
			let files = word.startsWith("sous:") ? selectShipped(word, shipped) : await selectOne(word, {
				tree,
				all,
				shipped
			});
			if (!files.ok) return files;
			for (let file of files.value) selected.set(file.path, file);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)([...selected.values()]);
	}
	function noRecipes(folder) {
		let places = RECIPE_FOLDERS.map((name) => `${name}/`).join(" and ");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("unknown_recipe", `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root. 'sous list --all' lists those that come with Sous.`);
	}
	async function selectOne(word, { tree, all, shipped }) {
		let named = all.filter((file) => file.name === word);
		if (named.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(named);
		let plain = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(plainForm(word, tree.folder));
		let looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === ".";
		if (!plain.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all, shipped));
		if (plain.value === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(all);
		let entry = await tree.entry(plain.value);
		if (!entry.ok) return entry;
		if (entry.value.kind === "directory") {
			let files = await recipesIn(tree, plain.value);
			return files.ok && files.value.length === 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(noneIn(word)) : files;
		}
		if (entry.value.kind !== "missing") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)([fileAt(plain.value)]);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(looksLikePath ? noFile(word, all) : unknownRecipe(word, all, shipped));
	}
	function noneIn(word) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("unknown_recipe", `There are no recipes in '${word}'`, "A recipe is a *.yml or *.yaml. 'sous list' lists those of the repository.");
	}
	function selectShipped(word, shipped) {
		let named = shipped.filter((file) => file.name === word);
		return named.length > 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(named) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unknownRecipe(word, shipped, shipped));
	}
	function badPath({ message, suggestion }) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_arguments", message, `${suggestion} A recipe of another repository is named along with --root.`);
	}
	function plainForm(word, folder) {
		let relative = folder !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_3__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_3__.normalize(word);
		if (relative.startsWith("..")) return word;
		return relative.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join("/").replace(/\/$/, "") || ".";
	}
	async function recipesIn(tree, directory) {
		let entries = await tree.directory(directory);
		if (!entries.ok) return entries;
		let files = [];
		for (let { name, kind } of entries.value) {
			if (!EXTENSION.test(name) || kind === "directory") continue;
			let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.K)(`${directory}/${name}`);
			if (!file.ok) return file;
			files.push(fileAt(file.value));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
	}
	function fileAt(file) {
		return {
			name: node_path__WEBPACK_IMPORTED_MODULE_3__.posix.basename(file).replace(EXTENSION, ""),
			path: file,
			origin: {
				kind: "repository",
				path: file
			}
		};
	}
	function noFile(word, all) {
		let paths = all.map((file) => file.path);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("unknown_recipe", `There is no file '${word}'`, nearest(word, paths, "sous list"));
	}
	function unknownRecipe(word, all, shipped) {
		let twin = shipped.find((file) => file.name === `${SHIPPED_PREFIX}${word}`);
		let names = all.map((file) => file.name);
		let isShipped = word.startsWith(SHIPPED_PREFIX);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("unknown_recipe", `There is no recipe '${word}'`, twin === void 0 ? nearest(word, names, isShipped ? "sous list --all" : "sous list") : `Did you mean '${twin.name}'? See 'sous list --all' for all of them.`);
	}
	function nearest(word, known, list) {
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)(word, known);
		let rest = known.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(" and ")}.` : `See '${list}' for all of them.`;
		return near === void 0 ? rest : `Did you mean '${near}'? ${rest}`;
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
		let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync(file, { throwIfNoEntry: !1 }));
		return stats.ok && stats.value?.isFile() === !0 && attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK)).ok;
	}
	function isOutside(file, forbiddenRoot) {
		let real = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(file));
		if (!real.ok) return !1;
		let root = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(forbiddenRoot));
		return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
	}
	function isWithin(file, folder) {
		let relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(folder, file);
		return relative === "" || relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(relative);
	}
	function fromDiskFault(fault, shown, action = "read") {
		switch (fault.code) {
			case "ENOENT": return fileNotFound(shown);
			case "EACCES":
			case "EPERM":
			case "EROFS": return permissionDenied(action, shown);
			case "ELOOP": return symlinkDenied(shown);
			case "EISDIR":
			case "ENOTREG":
			case "ENXIO": return notAFile(shown);
			case "ENOTDIR": return notADirectory(shown);
			case "EHUGE": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("too_large", `File '${shown}' is larger than ${sizeText(268435456)}`, "Work on a smaller file.");
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
		}
	}
	function fileNotFound(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
	}
	function permissionDenied(action, shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
	}
	function symlinkDenied(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
	}
	function notAFile(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
	}
	function notADirectory(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
	}
	function belongsToSous(shown) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
	}
	let NEEDS_CLOSER_LOOK = /[\\:]|[. /\n][/\n]|[/\n](?:\.git(?![hiamk])|git~|(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$|clock\$)[ ./\n])/i;
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
			return NEEDS_CLOSER_LOOK.test(lines) ? {
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
	let MAX_ALTERNATIVES = 1e3;
	function expandBraces(pattern) {
		if (!/[{}]/.test(pattern)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)([pattern]);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(heads);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(alternatives);
	}
	function tooMany() {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
			kind: "limit",
			reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns`
		});
	}
	function escapeRegex(text) {
		return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	}
	function parseSegment(source) {
		if (source === "**") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({ kind: "globstar" });
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(isLiteral ? {
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
			kind: "class",
			isNegated,
			ranges
		});
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
	function parseGlob(pattern) {
		return parseGlobs([pattern]);
	}
	function parseGlobs(patterns) {
		let parsed = parseAll(patterns);
		return parsed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(anyOf(parsed.value.map(compileSegments))) : parsed;
	}
	function parseExcludes(patterns) {
		let parsed = parseAll(patterns);
		if (!parsed.ok) return parsed;
		let names = parsed.value.flatMap((segments) => soleName(segments) ?? []);
		let others = parsed.value.filter((segments) => soleName(segments) === void 0).flatMap(withAllBelow);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(anyOf([...compileNames(names), ...others.map(compileSegments)]));
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
			if (all.length > 1e3) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(all);
	}
	function parsePattern(pattern) {
		if (Buffer.byteLength(pattern) > 256) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(tooLarge(pattern, "it is longer than 256 bytes"));
		if (pattern === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(invalid(pattern, "Say which files are meant."));
		if (pattern.startsWith("!")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(invalid(pattern, "A pattern cannot be negated: say what is wanted, use 'exclude' where there is one, or write '\\!' for the character itself."));
		let expanded = expandBraces(pattern);
		if (!expanded.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(fromFault(pattern, expanded.error));
		let alternatives = [];
		for (let alternative of expanded.value) {
			let problem = findEscape(pattern, alternative);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(problem);
			let segments = parseAlternative(alternative);
			if (!segments.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(fromFault(pattern, segments.error));
			alternatives.push(segments.value);
		}
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(alternatives);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(segments);
	}
	function findEscape(pattern, alternative) {
		let shown = `Glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(pattern)}'`;
		let outside = () => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("path_outside_working_dir", `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
		let denied = (why, suggestion) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("path_denied", `${shown} is not allowed: ${why}`, suggestion);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_pattern", `Invalid glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
	}
	function tooLarge(pattern, why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("limit_exceeded", `Glob pattern '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(pattern)}' is too large: ${why}`, "Use a shorter pattern, or several calls.");
	}
	function escapeGlob(path) {
		return path.replace(/[*?[\]{}]|^!/g, "\\$&");
	}
	var Diagnostics = class {
		#found = [];
		error(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "error",
				code,
				message,
				suggestion,
				at
			});
		}
		warning(at, code, message, suggestion) {
			this.isFull || this.#found.push({
				severity: "warning",
				code,
				message,
				suggestion,
				at
			});
		}
		get count() {
			return this.#found.length;
		}
		get hasErrors() {
			return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === "error");
		}
		get isFull() {
			return this.#found.length >= 200;
		}
		list() {
			let sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
			let last = sorted.at(-1);
			if (last === void 0 || !this.isFull) return sorted;
			return [...sorted, {
				severity: "error",
				code: "too_many_problems",
				message: "There may be more than these 200 problems",
				suggestion: "Correct these first, then check again.",
				at: last.at
			}];
		}
	};
	let MAX_INPUT_LENGTH = 65536;
	function compileInputPattern(pattern) {
		try {
			let compiled = RegExp(`^(?:${pattern})$`, "u");
			let why = whyUnprepared(compiled.source, compiled.flags);
			return why === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(compiled) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(`it ${why}`);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(error instanceof Error ? error.message : String(error));
		}
	}
	function checkInputValue(input, value) {
		let what = `Input '${input.name}'`;
		switch (input.type) {
			case "number":
				if (typeof value != "number" || !Number.isFinite(value)) return wrong(`${what} must be a number`, "Give a number, such as 20.");
				return checkRange(input, value);
			case "boolean":
				if (typeof value != "boolean") return wrong(`${what} must be true or false`, "Give true or false.");
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(value);
			case "choice":
				if (typeof value == "string" && input.options.includes(value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(value);
				return finding("input_not_an_option", `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.L).join(", ")}.`);
			case "string":
				if (typeof value != "string") return wrong(`${what} must be a text`, typeof value == "number" ? `Put it in quotes, as it is to be written: '${value}'.` : "Give a text.");
				return checkText(input, value);
		}
	}
	function checkRange(input, value) {
		let { min, max } = input;
		if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(value);
		let bounds = [min === void 0 ? "" : `at least ${min}`, max === void 0 ? "" : `at most ${max}`].filter((bound) => bound !== "");
		return finding("input_out_of_range", `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(" and ")}.`);
	}
	function checkText(input, value) {
		if (value.length > MAX_INPUT_LENGTH) return finding("input_too_long", `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, "Give a shorter text.");
		if (!value.isWellFormed()) return wrong(`Input '${input.name}' has half of a surrogate pair`, "Give a text of whole characters.");
		if (input.pattern === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(value);
		let pattern = compileInputPattern(input.pattern);
		let fits = pattern.ok ? fitsInTime(pattern.value, value) : void 0;
		if (fits === !0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(value);
		if (fits === void 0) return finding("input_pattern", `Whether input '${input.name}' may be ${shown(value)} takes too long to find out`, `Simplify its pattern, /${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(input.pattern)}/: it must not repeat what is repeated already.`);
		return finding("input_pattern", `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(input.pattern)}/.`);
	}
	function shown(value) {
		return typeof value == "string" ? `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(value)}'` : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(JSON.stringify(value) ?? "nothing");
	}
	function wrong(message, suggestion) {
		return finding("input_type", message, suggestion);
	}
	function finding(code, message, suggestion) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)({
			code,
			message,
			suggestion
		});
	}
	function checkRecipeCalls(recipe, library) {
		let diagnostics = new Diagnostics();
		for (let { step, name, at } of callsOf(recipe)) {
			let called = library.find(name);
			if (called === void 0 && isElsewhere(name)) {
				let message = `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(name)}' is elsewhere, and what is there tomorrow is not what is there today`;
				diagnostics.error(at, "remote_recipe", message, "Copy the recipe into recipes/ of this repository, where changes of it are reviewed.");
				continue;
			}
			if (called === void 0) {
				let shipped = `sous:${name}`;
				let near = library.names.includes(shipped) ? shipped : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)(name, library.names);
				let suggestion = near === void 0 ? "See 'sous list --all' for all of them." : `Did you mean '${near}'?`;
				diagnostics.error(at, "unknown_recipe", `There is no recipe '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(name)}'`, suggestion);
				continue;
			}
			checkInputs(step, called, at, diagnostics);
			checkDepth(recipe, name, at, library, diagnostics);
		}
		return diagnostics.list();
	}
	function isElsewhere(name) {
		return /^[a-z][a-z0-9+.-]*:\/\/|^git@|^[^/\s]+\/[^@\s]+@\S/i.test(name);
	}
	function callsOf(recipe) {
		return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === "recipe" ? [{
			step,
			name: step.call.recipe,
			at: step.call.at
		}] : []);
	}
	function checkInputs(step, called, at, diagnostics) {
		let names = called.inputs.map((input) => input.name);
		for (let { key, keyAt, value } of step.with) {
			let input = called.inputs.find((candidate) => candidate.name === key);
			if (input === void 0) {
				let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.tt)(key, names);
				let all = names.length === 0 ? "It has no inputs." : `There is ${names.join(", ")}.`;
				let suggestion = near === void 0 ? all : `Did you mean '${near}'?`;
				diagnostics.error(keyAt, "unknown_input", `The recipe '${called.name}' has no input '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(key)}'`, suggestion);
			} else if (value.kind === "list" || value.kind === "map") diagnostics.error(value.at, "input_type", `Input '${input.name}' takes one value, not a ${value.kind}`, "Give one value.");
			else if (value.kind === "scalar") {
				let checked = checkInputValue(input, value.value);
				checked.ok || diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
			}
		}
		for (let input of called.inputs) {
			if (!input.required || step.with.some((entry) => entry.key === input.name)) continue;
			let message = `The recipe '${called.name}' needs the input '${input.name}'`;
			diagnostics.error(at, "missing_input", message, `Add '${input.name}:' under 'with:'.`);
		}
	}
	function checkDepth(caller, name, at, library, diagnostics) {
		let problem = findProblem(name, {
			path: [caller.source.path],
			library,
			done: new Set()
		});
		if (problem === void 0) return;
		let path = problem.path.map(_entry_js__WEBPACK_IMPORTED_MODULE_1__.L).join(" \u2192 ");
		problem.kind === "cycle" ? diagnostics.error(at, "recipe_cycle", `The recipes call each other without end: ${path}`, "Take one of these calls out.") : diagnostics.error(at, "recipes_too_deep", `Recipes call recipes more than 5 deep: ${path}`, "Call the inner recipes directly.");
	}
	function findProblem(name, { path, library, done }) {
		let recipe = library.find(name);
		if (recipe === void 0) return;
		let file = recipe.source.path;
		let longer = [...path, file];
		if (path.includes(file)) return {
			kind: "cycle",
			path: longer
		};
		if (path.length > 5) return {
			kind: "depth",
			path: longer
		};
		let key = `${path.length} ${file}`;
		if (done.has(key)) return;
		done.add(key);
		for (let call of callsOf(recipe)) {
			let problem = findProblem(call.name, {
				path: longer,
				library,
				done
			});
			if (problem !== void 0) return problem;
		}
	}
	function once(make) {
		let made;
		return () => {
			made ??= { value: make() };
			return made.value;
		};
	}
	function unwrap(schema) {
		let at = schema;
		for (; "innerType" in at._zod.def;) at = at._zod.def.innerType;
		return at;
	}
	function kindOf(schema) {
		let { def } = unwrap(schema)._zod;
		switch (def.type) {
			case "boolean":
			case "number":
			case "record":
			case "object": return def.type;
			case "array": return "list";
			case "union": return def.options.some((option) => kindOf(option) === "list") ? "list" : "text";
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
	function succeeded(value, output, extras = {}) {
		let { unfinished, ...others } = extras;
		return {
			ok: !0,
			value,
			output,
			warnings: [],
			filesAffected: [],
			...others,
			...unfinished !== void 0 && { unfinished }
		};
	}
	function failed(code, message, suggestion, cause) {
		return {
			ok: !1,
			error: (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)(code, message, suggestion, cause)
		};
	}
	var read_config_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		loadConfig: () => loadConfig,
		readConfigFile: () => readConfigFile
	});
	let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
	async function readConfigFile(tree, now, named = CONFIG_FILE) {
		let path = await findConfig(tree, named);
		if (path === void 0) return;
		let { onFile, readYamlText } = await __webpack_require__.e(6297).then(__webpack_require__.bind(__webpack_require__, 6297)).then((n) => n.t);
		let refuse = (diagnostic) => ({
			path,
			text: "",
			config: void 0,
			diagnostics: [diagnostic]
		});
		if (path !== named) return refuse(onFile(path, {
			code: "invalid_name",
			message: "The configuration is not read from here",
			suggestion: `Rename it to ${CONFIG_FILE}.`
		}));
		let text = await readYamlText(path, tree);
		if (!text.ok) return refuse(text.error);
		let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([__webpack_require__.e(6297), __webpack_require__.e(7445)]).then(__webpack_require__.bind(__webpack_require__, 7445)), __webpack_require__.e(4254).then(__webpack_require__.bind(__webpack_require__, 4254))]);
		return {
			path,
			text: text.value,
			...readConfig(text.value, path, {
				tools: CONFIG_TOOLS,
				now
			})
		};
	}
	async function loadConfig(tree, now, named = CONFIG_FILE) {
		if (named !== ".github/sous.yml" && !OTHER_CONFIG.test(named)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_config", `'${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
		let file = await readConfigFile(tree, now, named);
		if (file === void 0 && named !== ".github/sous.yml") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
		if (file === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
			config: DEFAULT_CONFIG,
			warnings: []
		});
		if (file.config !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
			config: file.config,
			warnings: file.diagnostics.map(placed)
		});
		let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
		let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
		let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
	}
	async function findConfig(tree, named) {
		for (let name of named === ".github/sous.yml" ? [CONFIG_FILE, ".github/sous.yaml"] : [named]) {
			let path = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.K)(name);
			if (!path.ok) throw Error(path.error.message);
			let entry = await tree.entry(path.value);
			if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
		}
	}
	function placed({ at, message }) {
		return `${at.file}:${at.line}:${at.column}: ${message}`;
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
	let DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
	function parseTemplate(replacement, expression) {
		let { count, names } = groupsOf(expression);
		let parts = [];
		let from = 0;
		for (let match of replacement.matchAll(DOLLAR)) {
			let [whole, dollar, ampersand, around, name, digits] = match;
			match.index > from && parts.push(replacement.slice(from, match.index));
			from = match.index + whole.length;
			if (dollar !== void 0) parts.push("$");
			else if (ampersand !== void 0) parts.push([0]);
			else if (around !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(refuseAround(whole));
			else if (name !== void 0) {
				let groups = names.get(name);
				if (groups === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unknownGroup(whole, count, [...names.keys()]));
				parts.push(groups);
			} else if (digits !== void 0) {
				let group = groupNumber(digits, count);
				if (group === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(unknownGroup(whole, count, [...names.keys()]));
				parts.push([group]);
				Number(digits) !== group && parts.push(digits.slice(1));
			}
		}
		from < replacement.length && parts.push(replacement.slice(from));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(parts);
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_arguments", `Replacement has ${reference}, which would insert the text ${reference === "$'" ? "after" : "before"} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
	}
	function unknownGroup(reference, count, names) {
		let named = names.length === 0 ? "" : ` (named: ${names.join(", ")})`;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_arguments", `Replacement has ${reference}, but the pattern has ${countOf(count, "group")}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
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
		return whyUnprepared(pattern.source, pattern.flags) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(pattern) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(tooLongText(text));
	}
	function regexPattern(source, options) {
		let flags = `${options.caseSensitive ? "" : "i"}${/\\[pPu]\{/.test(source) ? "u" : ""}`;
		try {
			new RegExp(source, flags);
		} catch (error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(explainInvalid(source, error.message));
		}
		if (source !== "" && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source)) return textPattern(source, options);
		let refusal = refuseUnprepared(source, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(refusal);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_pattern", `The text to be found is too long: it has ${text.length} characters`, `Give a part of it by which it can be told. The text was '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(text)}'.`);
	}
	function refuseUnprepared(source, flags) {
		let why = whyUnprepared(source, flags);
		if (why === void 0) return;
		let advice = why === "is too much to prepare in time" ? "Write it with fewer alternatives, optional parts and '\\b' one behind the other, or search in several steps." : "Run it again.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_pattern", `Invalid regex pattern: it ${why}`, `${advice} The pattern was '${source.slice(0, 200)}'.`);
	}
	function explainInvalid(source, message) {
		let reason = message.slice(message.lastIndexOf(": ") + 2);
		let advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
		let words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
		let suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_pattern", `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
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
		if (needle === void 0 || needles.length > 1 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isAscii)(needle)) return siftLines(needles);
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
		if (!request.multiline && namesNewline(request.find)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(needsMultiline(request.find));
		let flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
		let refusal = refuseUnprepared(request.find, flags);
		if (refusal !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(refusal);
		let inText = new RegExp(request.find, `${flags}m${request.multiline ? "s" : ""}`);
		let inLine = new RegExp(request.find, flags);
		let template = parseTemplate(request.replace, inLine);
		if (!template.ok) return template;
		let hasNewline = template.value.some((part) => typeof part == "string" && part.includes("\n"));
		let onWindows = (request.multiline || hasNewline) && !meansCarriageReturns(request.find) ? template.value.map(withCrlf) : void 0;
		let sieve = sieveFor(pattern.value);
		let mayMatch = sieve === void 0 ? () => !0 : makeSieve(sieve).mayMatch;
		let maxLineCharacters = request.multiline ? Infinity : pattern.value.maxLineCharacters;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
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
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_arguments", `Pattern '${source.replaceAll("\n", "\\n")}' has a newline, but matches stay within a line`, "Set multiline to true to let matches span lines.");
	}
	function compileReplacement(request) {
		if (request.isRegex) return compileRegexReplacement(request);
		if (request.multiline) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("invalid_arguments", "multiline is for regular expressions", "Leave it out: plain text with newlines is found as it is."));
		let sound = request.caseSensitive ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(void 0) : textPattern(request.find, request);
		return sound.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(literalReplacement(request)) : sound;
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
	function parsePathArgument(text) {
		let damaged = refuseDamaged(text);
		return damaged === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.K)(text) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(damaged);
	}
	function refuseDamaged(text) {
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)(text)) return;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("path_denied", `Path '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.L)(text)}' is not allowed: it is not UTF-8, or has the character U+FFFD that stands for what is not`, "Use a name that is UTF-8; rename the file first if it has another.");
	}
	function parseDirectoryArgument(text) {
		let damaged = refuseDamaged(text);
		if (damaged !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(damaged);
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(text.replace(/^(?:\.\/)+(?=.)/, "").replace(/(?<=[^/])\/$/, ""));
	}
	async function findDirectory(text, workspace) {
		let directory = parseDirectoryArgument(text);
		if (!directory.ok || directory.value === ".") return directory;
		let entry = await workspace.entry(directory.value);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "directory": return directory;
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_found", `Directory '${directory.value}' not found`, "Check the path, or use list_dir on the directory above it."));
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(symlinkDenied(directory.value));
			default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(notADirectory(directory.value));
		}
	}
	function defineTool(definition) {
		return {
			...definition,
			args: once(definition.args),
			outputs: once(definition.outputs)
		};
	}
	function searchWarnings({ skipped, isPartial, warnings, fileBytes }, limits, depth, howToNameSecret = "give the exact file name to search it") {
		let said = [...warnings, ...whyUnfinished({
			skipped,
			isPartial
		}, limits)];
		if (skipped.tooLarge.length > 0) {
			let advice = fileBytes < limits.readFileBytes ? "; grep searches one that it is given as path" : "";
			said.push(`Skipped ${countOf(skipped.tooLarge.length, "file")} larger than ${sizeText(fileBytes)}: ${nameSome(skipped.tooLarge, 5)}${advice}`);
		}
		said.push(...longLinesWarning(skipped.longLines));
		skipped.unreadable.length > 0 && said.push(`Could not read ${countOf(skipped.unreadable.length, "file")}: ${nameSome(skipped.unreadable, 5)}`);
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
		more > 0 && said.push(`Pattern took too long on ${countOf(more, "more file", "more files")}, they were abandoned`);
		return said;
	}
	function searchTimedOut({ searchMs }) {
		return `Search timed out after ${searchMs / 1e3}s, returning partial results`;
	}
	function depthWarning(count, depth) {
		return count === 0 ? [] : [`Skipped ${countOf(count, "file")} more than ${depth} directories deep`];
	}
	function longLinesWarning(files) {
		if (files.length === 0) return [];
		let lines = files.reduce((sum, { count }) => sum + count, 0);
		let named = files.map(({ path, count }) => `${path} (${count})`);
		let most = MAX_REGEX_LINE_CHARACTERS.toLocaleString("en");
		return [`Skipped ${countOf(lines, "line")} longer than ${most} characters: ${nameSome(named, 5)}`];
	}
	function secretWarning(count, howToName) {
		if (count === 0) return [];
		return [`Skipped ${countOf(count, "file")} of a kind that usually holds secrets; ${howToName}`];
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
	async function selectFiles(workspace, selection) {
		let selector = await makeSelector(workspace, selection);
		if (!selector.ok) return selector;
		let { only, pick } = selector.value;
		if (only !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
			files: only,
			tooDeep: [],
			secret: [],
			warnings: []
		});
		let { files, warnings } = await workspace.files();
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
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
		let maxDepth = selection.maxDepth + (prefix === "" ? 0 : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(under) + 1);
		let isTooDeep = (path) => path.length > 2 * maxDepth && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.R)(path) > maxDepth;
		let suffix = selection.extension === void 0 ? "" : `.${selection.extension.replace(/^\./, "")}`;
		let fits = (path) => path.endsWith(suffix) && (include.length === 0 || wanted.value.matches(path)) && !(exclude.length > 0 && unwanted.value.matches(path));
		let isNarrowed = prefix !== "" || suffix !== "" || include.length > 0 || exclude.length > 0;
		let named = place.value === "file" ? [under].filter(fits) : void 0;
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({
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
		if (under === ".") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)("directory");
		let entry = await workspace.entry(under);
		if (!entry.ok) return entry;
		switch (entry.value.kind) {
			case "file":
			case "directory": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)(entry.value.kind);
			case "symlink": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(symlinkDenied(under));
			case "missing": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.J)("not_found", `Path '${under}' not found`, "Check the path, or leave it out to search everywhere."));
			case "other": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Y)(notAFile(under));
		}
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
	function encodingOf(bytes) {
		return (0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isAscii)(bytes) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes) ? "latin1" : "utf8";
	}
	function decode(bytes) {
		let encoding = encodingOf(bytes);
		return bytes.toString(encoding, textStart(bytes, encoding));
	}
	function textStart(bytes, encoding) {
		return encoding === "utf8" ? markLength(bytes) : 0;
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
				case "unknown": return this.#countShortLines(decode(bytes));
				case "lines": return this.#hasLongLine(bytes) ? this.#countShortLines(decode(bytes)) : this.#countLines(bytes, sifted.starts, sifted.ends);
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
		let content = staged === void 0 ? await workspace.read(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.X)({ bytes: staged });
		if (!content.ok) return content.error.code === "not_found" ? "missing" : "unreadable";
		let { bytes } = content.value;
		return bytes.length > limit ? "too_large" : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.d)(bytes);
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
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setImmediate)();
		await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setImmediate)();
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
