export const id = 4619;
export const ids = [4619];
export const modules = {
	10779: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
		function fmtDef(validate, compare) {
			return {
				validate,
				compare
			};
		}
		exports.fullFormats = {
			date: fmtDef(date, compareDate),
			time: fmtDef(getTime(!0), compareTime),
			"date-time": fmtDef(getDateTime(!0), compareDateTime),
			"iso-time": fmtDef(getTime(), compareIsoTime),
			"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
			duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
			uri,
			"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
			"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
			url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
			email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
			hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
			ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
			ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
			regex,
			uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
			"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
			"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
			"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
			byte,
			int32: {
				type: "number",
				validate: validateInt32
			},
			int64: {
				type: "number",
				validate: validateInt64
			},
			float: {
				type: "number",
				validate: validateNumber
			},
			double: {
				type: "number",
				validate: validateNumber
			},
			password: !0,
			binary: !0
		};
		exports.fastFormats = {
			...exports.fullFormats,
			date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
			time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
			"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
			"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
			"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
			uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
			"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
			email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
		};
		exports.formatNames = Object.keys(exports.fullFormats);
		function isLeapYear(year) {
			return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
		}
		let DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
		let DAYS = [
			0,
			31,
			28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
		function date(str) {
			let matches = DATE.exec(str);
			if (!matches) return !1;
			let year = +matches[1];
			let month = +matches[2];
			let day = +matches[3];
			return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
		}
		function compareDate(d1, d2) {
			if (!(d1 && d2)) return;
			if (d1 > d2) return 1;
			if (d1 < d2) return -1;
			return 0;
		}
		let TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
		function getTime(strictTimeZone) {
			return function time(str) {
				let matches = TIME.exec(str);
				if (!matches) return !1;
				let hr = +matches[1];
				let min = +matches[2];
				let sec = +matches[3];
				let tz = matches[4];
				let tzSign = matches[5] === "-" ? -1 : 1;
				let tzH = +(matches[6] || 0);
				let tzM = +(matches[7] || 0);
				if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return !1;
				if (hr <= 23 && min <= 59 && sec < 60) return !0;
				let utcMin = min - tzM * tzSign;
				let utcHr = hr - tzH * tzSign - +(utcMin < 0);
				return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
			};
		}
		function compareTime(s1, s2) {
			if (!(s1 && s2)) return;
			let t1 = new Date("2020-01-01T" + s1).valueOf();
			let t2 = new Date("2020-01-01T" + s2).valueOf();
			if (!(t1 && t2)) return;
			return t1 - t2;
		}
		function compareIsoTime(t1, t2) {
			if (!(t1 && t2)) return;
			let a1 = TIME.exec(t1);
			let a2 = TIME.exec(t2);
			if (!(a1 && a2)) return;
			t1 = a1[1] + a1[2] + a1[3];
			t2 = a2[1] + a2[2] + a2[3];
			if (t1 > t2) return 1;
			if (t1 < t2) return -1;
			return 0;
		}
		let DATE_TIME_SEPARATOR = /t|\s/i;
		function getDateTime(strictTimeZone) {
			let time = getTime(strictTimeZone);
			return function date_time(str) {
				let dateTime = str.split(DATE_TIME_SEPARATOR);
				return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
			};
		}
		function compareDateTime(dt1, dt2) {
			if (!(dt1 && dt2)) return;
			let d1 = new Date(dt1).valueOf();
			let d2 = new Date(dt2).valueOf();
			if (!(d1 && d2)) return;
			return d1 - d2;
		}
		function compareIsoDateTime(dt1, dt2) {
			if (!(dt1 && dt2)) return;
			let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
			let [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
			let res = compareDate(d1, d2);
			if (res === void 0) return;
			return res || compareTime(t1, t2);
		}
		let NOT_URI_FRAGMENT = /\/|:/;
		let URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
		function uri(str) {
			return NOT_URI_FRAGMENT.test(str) && URI.test(str);
		}
		let BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
		function byte(str) {
			BYTE.lastIndex = 0;
			return BYTE.test(str);
		}
		let MIN_INT32 = -(2 ** 31);
		let MAX_INT32 = 2 ** 31 - 1;
		function validateInt32(value) {
			return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
		}
		function validateInt64(value) {
			return Number.isInteger(value);
		}
		function validateNumber() {
			return !0;
		}
		let Z_ANCHOR = /[^\\]\\Z/;
		function regex(str) {
			if (Z_ANCHOR.test(str)) return !1;
			try {
				new RegExp(str);
				return !0;
			} catch {
				return !1;
			}
		}
	}),
	82815: ((module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let formats_1 = __webpack_require__(10779);
		let limit_1 = __webpack_require__(51284);
		let codegen_1 = __webpack_require__(81436);
		let fullName = new codegen_1.Name("fullFormats");
		let fastName = new codegen_1.Name("fastFormats");
		let formatsPlugin = (ajv, opts = { keywords: !0 }) => {
			if (Array.isArray(opts)) {
				addFormats(ajv, opts, formats_1.fullFormats, fullName);
				return ajv;
			}
			let [formats, exportName] = opts.mode === "fast" ? [formats_1.fastFormats, fastName] : [formats_1.fullFormats, fullName];
			addFormats(ajv, opts.formats || formats_1.formatNames, formats, exportName);
			opts.keywords && (0, limit_1.default)(ajv);
			return ajv;
		};
		formatsPlugin.get = (name, mode = "full") => {
			let f = (mode === "fast" ? formats_1.fastFormats : formats_1.fullFormats)[name];
			if (!f) throw Error(`Unknown format "${name}"`);
			return f;
		};
		function addFormats(ajv, list, fs, exportName) {
			var _b;
			(_b = ajv.opts.code).formats ?? (_b.formats = (0, codegen_1._)`require("ajv-formats/dist/formats").${exportName}`);
			for (let f of list) ajv.addFormat(f, fs[f]);
		}
		module.exports = exports = formatsPlugin;
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.default = formatsPlugin;
	}),
	51284: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.formatLimitDefinition = void 0;
		let ajv_1 = __webpack_require__(42463);
		let codegen_1 = __webpack_require__(81436);
		let ops = codegen_1.operators;
		let KWDs = {
			formatMaximum: {
				okStr: "<=",
				ok: ops.LTE,
				fail: ops.GT
			},
			formatMinimum: {
				okStr: ">=",
				ok: ops.GTE,
				fail: ops.LT
			},
			formatExclusiveMaximum: {
				okStr: "<",
				ok: ops.LT,
				fail: ops.GTE
			},
			formatExclusiveMinimum: {
				okStr: ">",
				ok: ops.GT,
				fail: ops.LTE
			}
		};
		exports.formatLimitDefinition = {
			keyword: Object.keys(KWDs),
			type: "string",
			schemaType: "string",
			$data: !0,
			error: {
				message: ({ keyword, schemaCode }) => (0, codegen_1.str)`should be ${KWDs[keyword].okStr} ${schemaCode}`,
				params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
			},
			code(cxt) {
				let { gen, data, schemaCode, keyword, it } = cxt;
				let { opts, self } = it;
				if (!opts.validateFormats) return;
				let fCxt = new ajv_1.KeywordCxt(it, self.RULES.all.format.definition, "format");
				fCxt.$data ? validate$DataFormat() : validateFormat();
				function validate$DataFormat() {
					let fmts = gen.scopeValue("formats", {
						ref: self.formats,
						code: opts.code.formats
					});
					let fmt = gen.const("fmt", (0, codegen_1._)`${fmts}[${fCxt.schemaCode}]`);
					cxt.fail$data((0, codegen_1.or)((0, codegen_1._)`typeof ${fmt} != "object"`, (0, codegen_1._)`${fmt} instanceof RegExp`, (0, codegen_1._)`typeof ${fmt}.compare != "function"`, compareCode(fmt)));
				}
				function validateFormat() {
					let format = fCxt.schema;
					let fmtDef = self.formats[format];
					if (!fmtDef || fmtDef === !0) return;
					if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") throw Error(`"${keyword}": format "${format}" does not define "compare" function`);
					let fmt = gen.scopeValue("formats", {
						key: format,
						ref: fmtDef,
						code: opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(format)}` : void 0
					});
					cxt.fail$data(compareCode(fmt));
				}
				function compareCode(fmt) {
					return (0, codegen_1._)`${fmt}.compare(${data}, ${schemaCode}) ${KWDs[keyword].fail} 0`;
				}
			},
			dependencies: ["format"]
		};
		let formatLimitPlugin = (ajv) => {
			ajv.addKeyword(exports.formatLimitDefinition);
			return ajv;
		};
		exports.default = formatLimitPlugin;
	}),
	42463: ((module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
		let core_1 = __webpack_require__(63893);
		let draft7_1 = __webpack_require__(39941);
		let discriminator_1 = __webpack_require__(28886);
		let draft7MetaSchema = __webpack_require__(72079);
		let META_SUPPORT_DATA = ["/properties"];
		let META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
		class Ajv extends core_1.default {
			_addVocabularies() {
				super._addVocabularies();
				draft7_1.default.forEach((v) => this.addVocabulary(v));
				this.opts.discriminator && this.addKeyword(discriminator_1.default);
			}
			_addDefaultMetaSchema() {
				super._addDefaultMetaSchema();
				if (!this.opts.meta) return;
				let metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
				this.addMetaSchema(metaSchema, META_SCHEMA_ID, !1);
				this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
			}
			defaultMeta() {
				return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
			}
		}
		exports.Ajv = Ajv;
		module.exports = exports = Ajv;
		module.exports.Ajv = Ajv;
		Object.defineProperty(exports, "__esModule", { value: !0 });
		exports.default = Ajv;
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
	39941: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 });
		let core_1 = __webpack_require__(97397);
		let validation_1 = __webpack_require__(85481);
		let applicator_1 = __webpack_require__(28775);
		let format_1 = __webpack_require__(72601);
		let metadata_1 = __webpack_require__(56620);
		exports.default = [
			core_1.default,
			validation_1.default,
			(0, applicator_1.default)(),
			format_1.default,
			metadata_1.metadataVocabulary,
			metadata_1.contentVocabulary
		];
	}),
	24619: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => Server });
		var parse = __webpack_require__(4196);
		function zod_compat_isZ4Schema(s) {
			return !!s._zod;
		}
		function safeParse(schema, data) {
			if (zod_compat_isZ4Schema(schema)) return parse.xL(schema, data);
			return schema.safeParse(data);
		}
		function getObjectShape(schema) {
			if (!schema) return;
			let rawShape;
			rawShape = zod_compat_isZ4Schema(schema) ? schema._zod?.def?.shape : schema.shape;
			if (!rawShape) return;
			if (typeof rawShape == "function") try {
				return rawShape();
			} catch {
				return;
			}
			return rawShape;
		}
		function getLiteralValue(schema) {
			if (zod_compat_isZ4Schema(schema)) {
				let def = schema._zod?.def;
				if (def) {
					if (def.value !== void 0) return def.value;
					if (Array.isArray(def.values) && def.values.length > 0) return def.values[0];
				}
			}
			let def = schema._def;
			if (def) {
				if (def.value !== void 0) return def.value;
				if (Array.isArray(def.values) && def.values.length > 0) return def.values[0];
			}
			let directValue = schema.value;
			if (directValue !== void 0) return directValue;
		}
		var types = __webpack_require__(41719);
		function isTerminal(status) {
			return status === "completed" || status === "failed" || status === "cancelled";
		}
		function getMethodLiteral(schema) {
			let methodSchema = getObjectShape(schema)?.method;
			if (!methodSchema) throw Error("Schema is missing a method literal");
			let value = getLiteralValue(methodSchema);
			if (typeof value != "string") throw Error("Schema method literal must be a string");
			return value;
		}
		function parseWithCompat(schema, data) {
			let result = safeParse(schema, data);
			if (!result.success) throw result.error;
			return result.data;
		}
		class Protocol {
			constructor(_options) {
				this._options = _options;
				this._requestMessageId = 0;
				this._requestHandlers = new Map();
				this._requestHandlerAbortControllers = new Map();
				this._notificationHandlers = new Map();
				this._responseHandlers = new Map();
				this._progressHandlers = new Map();
				this._timeoutInfo = new Map();
				this._pendingDebouncedNotifications = new Set();
				this._taskProgressTokens = new Map();
				this._requestResolvers = new Map();
				this.setNotificationHandler(types.Sq, (notification) => {
					this._oncancel(notification);
				});
				this.setNotificationHandler(types._r, (notification) => {
					this._onprogress(notification);
				});
				this.setRequestHandler(types.tC, (_request) => ({}));
				this._taskStore = _options?.taskStore;
				this._taskMessageQueue = _options?.taskMessageQueue;
				if (this._taskStore) {
					this.setRequestHandler(types.Ql, async (request, extra) => {
						let task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
						if (!task) throw new types.Nh(types.O4.InvalidParams, "Failed to retrieve task: Task not found");
						return { ...task };
					});
					this.setRequestHandler(types.oQ, async (request, extra) => {
						let handleTaskResult = async () => {
							let taskId = request.params.taskId;
							if (!await this._taskStore.getTask(taskId, extra.sessionId)) throw new types.Nh(types.O4.InvalidParams, `Task not found: ${taskId}`);
							if (this._taskMessageQueue) {
								let queuedMessage;
								for (; queuedMessage = await this._taskMessageQueue.dequeue(taskId, extra.sessionId);) {
									if (queuedMessage.type === "response" || queuedMessage.type === "error") {
										let message = queuedMessage.message;
										let requestId = message.id;
										let resolver = this._requestResolvers.get(requestId);
										if (resolver) {
											this._requestResolvers.delete(requestId);
											if (queuedMessage.type === "response") resolver(message);
											else {
												let errorMessage = message;
												resolver(new types.Nh(errorMessage.error.code, errorMessage.error.message, errorMessage.error.data));
											}
										} else {
											let messageType = queuedMessage.type === "response" ? "Response" : "Error";
											this._onerror(Error(`${messageType} handler missing for request ${requestId}`));
										}
										continue;
									}
									await this._transport?.send(queuedMessage.message, { relatedRequestId: extra.requestId });
								}
							}
							let task = await this._taskStore.getTask(taskId, extra.sessionId);
							if (!task) throw new types.Nh(types.O4.InvalidParams, `Task not found: ${taskId}`);
							if (!isTerminal(task.status)) {
								await this._waitForTaskUpdate(taskId, extra.signal, extra.sessionId);
								return await handleTaskResult();
							}
							if (isTerminal(task.status)) {
								let result = await this._taskStore.getTaskResult(taskId, extra.sessionId);
								this._clearTaskQueue(taskId, extra.sessionId);
								return {
									...result,
									_meta: {
										...result._meta,
										[types.EV]: { taskId }
									}
								};
							}
							return await handleTaskResult();
						};
						return await handleTaskResult();
					});
					this.setRequestHandler(types.zR, async (request, extra) => {
						try {
							let { tasks, nextCursor } = await this._taskStore.listTasks(request.params?.cursor, extra.sessionId);
							return {
								tasks,
								nextCursor,
								_meta: {}
							};
						} catch (error) {
							throw new types.Nh(types.O4.InvalidParams, `Failed to list tasks: ${error instanceof Error ? error.message : String(error)}`);
						}
					});
					this.setRequestHandler(types.gd, async (request, extra) => {
						try {
							let task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
							if (!task) throw new types.Nh(types.O4.InvalidParams, `Task not found: ${request.params.taskId}`);
							if (isTerminal(task.status)) throw new types.Nh(types.O4.InvalidParams, `Cannot cancel task in terminal status: ${task.status}`);
							await this._taskStore.updateTaskStatus(request.params.taskId, "cancelled", "Client cancelled task execution.", extra.sessionId);
							this._clearTaskQueue(request.params.taskId, extra.sessionId);
							let cancelledTask = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
							if (!cancelledTask) throw new types.Nh(types.O4.InvalidParams, `Task not found after cancellation: ${request.params.taskId}`);
							return {
								_meta: {},
								...cancelledTask
							};
						} catch (error) {
							if (error instanceof types.Nh) throw error;
							throw new types.Nh(types.O4.InvalidRequest, `Failed to cancel task: ${error instanceof Error ? error.message : String(error)}`);
						}
					});
				}
			}
			async _oncancel(notification) {
				if (!notification.params.requestId) return;
				this._requestHandlerAbortControllers.get(notification.params.requestId)?.abort(notification.params.reason);
			}
			_setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = !1) {
				this._timeoutInfo.set(messageId, {
					timeoutId: setTimeout(onTimeout, timeout),
					startTime: Date.now(),
					timeout,
					maxTotalTimeout,
					resetTimeoutOnProgress,
					onTimeout
				});
			}
			_resetTimeout(messageId) {
				let info = this._timeoutInfo.get(messageId);
				if (!info) return !1;
				let totalElapsed = Date.now() - info.startTime;
				if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) {
					this._timeoutInfo.delete(messageId);
					throw types.Nh.fromError(types.O4.RequestTimeout, "Maximum total timeout exceeded", {
						maxTotalTimeout: info.maxTotalTimeout,
						totalElapsed
					});
				}
				clearTimeout(info.timeoutId);
				info.timeoutId = setTimeout(info.onTimeout, info.timeout);
				return !0;
			}
			_cleanupTimeout(messageId) {
				let info = this._timeoutInfo.get(messageId);
				if (info) {
					clearTimeout(info.timeoutId);
					this._timeoutInfo.delete(messageId);
				}
			}
			async connect(transport) {
				if (this._transport) throw Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.");
				this._transport = transport;
				let _onclose = this.transport?.onclose;
				this._transport.onclose = () => {
					_onclose?.();
					this._onclose();
				};
				let _onerror = this.transport?.onerror;
				this._transport.onerror = (error) => {
					_onerror?.(error);
					this._onerror(error);
				};
				let _onmessage = this._transport?.onmessage;
				this._transport.onmessage = (message, extra) => {
					_onmessage?.(message, extra);
					(0, types.ig)(message) || (0, types.LW)(message) ? this._onresponse(message) : (0, types.vo)(message) ? this._onrequest(message, extra) : (0, types.lg)(message) ? this._onnotification(message) : this._onerror(Error(`Unknown message type: ${JSON.stringify(message)}`));
				};
				await this._transport.start();
			}
			_onclose() {
				let responseHandlers = this._responseHandlers;
				this._responseHandlers = new Map();
				this._progressHandlers.clear();
				this._taskProgressTokens.clear();
				this._pendingDebouncedNotifications.clear();
				for (let info of this._timeoutInfo.values()) clearTimeout(info.timeoutId);
				this._timeoutInfo.clear();
				for (let controller of this._requestHandlerAbortControllers.values()) controller.abort();
				this._requestHandlerAbortControllers.clear();
				let error = types.Nh.fromError(types.O4.ConnectionClosed, "Connection closed");
				this._transport = void 0;
				this.onclose?.();
				for (let handler of responseHandlers.values()) handler(error);
			}
			_onerror(error) {
				this.onerror?.(error);
			}
			_onnotification(notification) {
				let handler = this._notificationHandlers.get(notification.method) ?? this.fallbackNotificationHandler;
				if (handler === void 0) return;
				Promise.resolve().then(() => handler(notification)).catch((error) => this._onerror(Error(`Uncaught error in notification handler: ${error}`)));
			}
			_onrequest(request, extra) {
				let handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler;
				let capturedTransport = this._transport;
				let relatedTaskId = request.params?._meta?.[types.EV]?.taskId;
				let sessionId = capturedTransport?.sessionId;
				let store = this._taskStore;
				let relatedTaskFound = !0;
				let relatedTaskLookup;
				if (relatedTaskId && store && this._taskMessageQueue && sessionId !== void 0) {
					relatedTaskFound = !1;
					relatedTaskLookup = (async () => {
						if (!await store.getTask(relatedTaskId, sessionId)) throw new types.Nh(types.O4.InvalidParams, `Task not found: ${relatedTaskId}`);
						relatedTaskFound = !0;
					})();
				}
				if (handler === void 0) {
					let errorResponse = {
						jsonrpc: "2.0",
						id: request.id,
						error: {
							code: types.O4.MethodNotFound,
							message: "Method not found"
						}
					};
					if (relatedTaskId && relatedTaskLookup) {
						let queuedError = {
							type: "error",
							message: errorResponse,
							timestamp: Date.now()
						};
						relatedTaskLookup.then(() => this._enqueueTaskMessage(relatedTaskId, queuedError, sessionId), () => capturedTransport?.send(errorResponse)).catch((error) => this._onerror(Error(`Failed to send an error response: ${error}`)));
					} else relatedTaskId && this._taskMessageQueue ? this._enqueueTaskMessage(relatedTaskId, {
						type: "error",
						message: errorResponse,
						timestamp: Date.now()
					}, capturedTransport?.sessionId).catch((error) => this._onerror(Error(`Failed to enqueue error response: ${error}`))) : capturedTransport?.send(errorResponse).catch((error) => this._onerror(Error(`Failed to send an error response: ${error}`)));
					return;
				}
				let abortController = new AbortController();
				this._requestHandlerAbortControllers.set(request.id, abortController);
				let taskCreationParams = (0, types.bZ)(request.params) ? request.params.task : void 0;
				let taskStore = this._taskStore ? this.requestTaskStore(request, capturedTransport?.sessionId) : void 0;
				let fullExtra = {
					signal: abortController.signal,
					sessionId: capturedTransport?.sessionId,
					_meta: request.params?._meta,
					sendNotification: async (notification) => {
						if (abortController.signal.aborted) return;
						let notificationOptions = { relatedRequestId: request.id };
						relatedTaskId && (notificationOptions.relatedTask = { taskId: relatedTaskId });
						await this.notification(notification, notificationOptions);
					},
					sendRequest: async (r, resultSchema, options) => {
						if (abortController.signal.aborted) throw new types.Nh(types.O4.ConnectionClosed, "Request was cancelled");
						let requestOptions = {
							...options,
							relatedRequestId: request.id
						};
						relatedTaskId && !requestOptions.relatedTask && (requestOptions.relatedTask = { taskId: relatedTaskId });
						let effectiveTaskId = requestOptions.relatedTask?.taskId ?? relatedTaskId;
						effectiveTaskId && taskStore && await taskStore.updateTaskStatus(effectiveTaskId, "input_required");
						return await this.request(r, resultSchema, requestOptions);
					},
					authInfo: extra?.authInfo,
					requestId: request.id,
					requestInfo: extra?.requestInfo,
					taskId: relatedTaskId,
					taskStore,
					taskRequestedTtl: taskCreationParams?.ttl,
					closeSSEStream: extra?.closeSSEStream,
					closeStandaloneSSEStream: extra?.closeStandaloneSSEStream
				};
				(relatedTaskLookup ?? Promise.resolve()).then(() => {
					if (relatedTaskLookup && abortController.signal.aborted) throw new types.Nh(types.O4.ConnectionClosed, "Request was cancelled");
					taskCreationParams && this.assertTaskHandlerCapability(request.method);
				}).then(() => handler(request, fullExtra)).then(async (result) => {
					if (abortController.signal.aborted) return;
					let response = {
						result,
						jsonrpc: "2.0",
						id: request.id
					};
					relatedTaskId && this._taskMessageQueue ? await this._enqueueTaskMessage(relatedTaskId, {
						type: "response",
						message: response,
						timestamp: Date.now()
					}, capturedTransport?.sessionId) : await capturedTransport?.send(response);
				}, async (error) => {
					if (abortController.signal.aborted) return;
					let errorResponse = {
						jsonrpc: "2.0",
						id: request.id,
						error: {
							code: Number.isSafeInteger(error.code) ? error.code : types.O4.InternalError,
							message: error.message ?? "Internal error",
							...error.data !== void 0 && { data: error.data }
						}
					};
					relatedTaskId && this._taskMessageQueue && relatedTaskFound ? await this._enqueueTaskMessage(relatedTaskId, {
						type: "error",
						message: errorResponse,
						timestamp: Date.now()
					}, capturedTransport?.sessionId) : await capturedTransport?.send(errorResponse);
				}).catch((error) => this._onerror(Error(`Failed to send response: ${error}`))).finally(() => {
					this._requestHandlerAbortControllers.get(request.id) === abortController && this._requestHandlerAbortControllers.delete(request.id);
				});
			}
			_onprogress(notification) {
				let { progressToken, ...params } = notification.params;
				let messageId = Number(progressToken);
				let handler = this._progressHandlers.get(messageId);
				if (!handler) {
					this._onerror(Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
					return;
				}
				let responseHandler = this._responseHandlers.get(messageId);
				let timeoutInfo = this._timeoutInfo.get(messageId);
				if (timeoutInfo && responseHandler && timeoutInfo.resetTimeoutOnProgress) try {
					this._resetTimeout(messageId);
				} catch (error) {
					this._responseHandlers.delete(messageId);
					this._progressHandlers.delete(messageId);
					this._cleanupTimeout(messageId);
					responseHandler(error);
					return;
				}
				handler(params);
			}
			_onresponse(response) {
				let messageId = Number(response.id);
				let resolver = this._requestResolvers.get(messageId);
				if (resolver) {
					this._requestResolvers.delete(messageId);
					(0, types.ig)(response) ? resolver(response) : resolver(new types.Nh(response.error.code, response.error.message, response.error.data));
					return;
				}
				let handler = this._responseHandlers.get(messageId);
				if (handler === void 0) {
					this._onerror(Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
					return;
				}
				this._responseHandlers.delete(messageId);
				this._cleanupTimeout(messageId);
				let isTaskResponse = !1;
				if ((0, types.ig)(response) && response.result && typeof response.result == "object") {
					let result = response.result;
					if (result.task && typeof result.task == "object") {
						let task = result.task;
						if (typeof task.taskId == "string") {
							isTaskResponse = !0;
							this._taskProgressTokens.set(task.taskId, messageId);
						}
					}
				}
				isTaskResponse || this._progressHandlers.delete(messageId);
				(0, types.ig)(response) ? handler(response) : handler(types.Nh.fromError(response.error.code, response.error.message, response.error.data));
			}
			get transport() {
				return this._transport;
			}
			async close() {
				await this._transport?.close();
			}
			async *requestStream(request, resultSchema, options) {
				let { task } = options ?? {};
				if (!task) {
					try {
						yield {
							type: "result",
							result: await this.request(request, resultSchema, options)
						};
					} catch (error) {
						yield {
							type: "error",
							error: error instanceof types.Nh ? error : new types.Nh(types.O4.InternalError, String(error))
						};
					}
					return;
				}
				let taskId;
				try {
					let createResult = await this.request(request, types.Mg, options);
					if (createResult.task) {
						taskId = createResult.task.taskId;
						yield {
							type: "taskCreated",
							task: createResult.task
						};
					} else throw new types.Nh(types.O4.InternalError, "Task creation did not return a task");
					for (;;) {
						let task = await this.getTask({ taskId }, options);
						yield {
							type: "taskStatus",
							task
						};
						if (isTerminal(task.status)) {
							task.status === "completed" ? yield {
								type: "result",
								result: await this.getTaskResult({ taskId }, resultSchema, options)
							} : task.status === "failed" ? yield {
								type: "error",
								error: new types.Nh(types.O4.InternalError, `Task ${taskId} failed`)
							} : task.status === "cancelled" && (yield {
								type: "error",
								error: new types.Nh(types.O4.InternalError, `Task ${taskId} was cancelled`)
							});
							return;
						}
						if (task.status === "input_required") {
							yield {
								type: "result",
								result: await this.getTaskResult({ taskId }, resultSchema, options)
							};
							return;
						}
						let pollInterval = task.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1e3;
						await new Promise((resolve) => setTimeout(resolve, pollInterval));
						options?.signal?.throwIfAborted();
					}
				} catch (error) {
					yield {
						type: "error",
						error: error instanceof types.Nh ? error : new types.Nh(types.O4.InternalError, String(error))
					};
				}
			}
			request(request, resultSchema, options) {
				let { relatedRequestId, resumptionToken, onresumptiontoken, task, relatedTask } = options ?? {};
				return new Promise((resolve, reject) => {
					let earlyReject = (error) => {
						reject(error);
					};
					if (!this._transport) {
						earlyReject(Error("Not connected"));
						return;
					}
					if (this._options?.enforceStrictCapabilities === !0) try {
						this.assertCapabilityForMethod(request.method);
						task && this.assertTaskCapability(request.method);
					} catch (e) {
						earlyReject(e);
						return;
					}
					options?.signal?.throwIfAborted();
					let messageId = this._requestMessageId++;
					let jsonrpcRequest = {
						...request,
						jsonrpc: "2.0",
						id: messageId
					};
					if (options?.onprogress) {
						this._progressHandlers.set(messageId, options.onprogress);
						jsonrpcRequest.params = {
							...request.params,
							_meta: {
								...request.params?._meta || {},
								progressToken: messageId
							}
						};
					}
					task && (jsonrpcRequest.params = {
						...jsonrpcRequest.params,
						task
					});
					relatedTask && (jsonrpcRequest.params = {
						...jsonrpcRequest.params,
						_meta: {
							...jsonrpcRequest.params?._meta || {},
							[types.EV]: relatedTask
						}
					});
					let cancel = (reason) => {
						this._responseHandlers.delete(messageId);
						this._progressHandlers.delete(messageId);
						this._cleanupTimeout(messageId);
						this._transport?.send({
							jsonrpc: "2.0",
							method: "notifications/cancelled",
							params: {
								requestId: messageId,
								reason: String(reason)
							}
						}, {
							relatedRequestId,
							resumptionToken,
							onresumptiontoken
						}).catch((error) => this._onerror(Error(`Failed to send cancellation: ${error}`)));
						reject(reason instanceof types.Nh ? reason : new types.Nh(types.O4.RequestTimeout, String(reason)));
					};
					this._responseHandlers.set(messageId, (response) => {
						if (options?.signal?.aborted) return;
						if (response instanceof Error) return reject(response);
						try {
							let parseResult = safeParse(resultSchema, response.result);
							parseResult.success ? resolve(parseResult.data) : reject(parseResult.error);
						} catch (error) {
							reject(error);
						}
					});
					options?.signal?.addEventListener("abort", () => {
						cancel(options?.signal?.reason);
					});
					let timeout = options?.timeout ?? 6e4;
					let timeoutHandler = () => cancel(types.Nh.fromError(types.O4.RequestTimeout, "Request timed out", { timeout }));
					this._setupTimeout(messageId, timeout, options?.maxTotalTimeout, timeoutHandler, options?.resetTimeoutOnProgress ?? !1);
					let relatedTaskId = relatedTask?.taskId;
					if (relatedTaskId) {
						let responseResolver = (response) => {
							let handler = this._responseHandlers.get(messageId);
							handler ? handler(response) : this._onerror(Error(`Response handler missing for side-channeled request ${messageId}`));
						};
						this._requestResolvers.set(messageId, responseResolver);
						this._enqueueTaskMessage(relatedTaskId, {
							type: "request",
							message: jsonrpcRequest,
							timestamp: Date.now()
						}).catch((error) => {
							this._cleanupTimeout(messageId);
							reject(error);
						});
					} else this._transport.send(jsonrpcRequest, {
						relatedRequestId,
						resumptionToken,
						onresumptiontoken
					}).catch((error) => {
						this._cleanupTimeout(messageId);
						reject(error);
					});
				});
			}
			async getTask(params, options) {
				return this.request({
					method: "tasks/get",
					params
				}, types.Sc, options);
			}
			async getTaskResult(params, resultSchema, options) {
				return this.request({
					method: "tasks/result",
					params
				}, resultSchema, options);
			}
			async listTasks(params, options) {
				return this.request({
					method: "tasks/list",
					params
				}, types.a5, options);
			}
			async cancelTask(params, options) {
				return this.request({
					method: "tasks/cancel",
					params
				}, types.gH, options);
			}
			async notification(notification, options) {
				if (!this._transport) throw Error("Not connected");
				this.assertNotificationCapability(notification.method);
				let relatedTaskId = options?.relatedTask?.taskId;
				if (relatedTaskId) {
					let jsonrpcNotification = {
						...notification,
						jsonrpc: "2.0",
						params: {
							...notification.params,
							_meta: {
								...notification.params?._meta || {},
								[types.EV]: options.relatedTask
							}
						}
					};
					await this._enqueueTaskMessage(relatedTaskId, {
						type: "notification",
						message: jsonrpcNotification,
						timestamp: Date.now()
					});
					return;
				}
				if ((this._options?.debouncedNotificationMethods ?? []).includes(notification.method) && !notification.params && !options?.relatedRequestId && !options?.relatedTask) {
					if (this._pendingDebouncedNotifications.has(notification.method)) return;
					this._pendingDebouncedNotifications.add(notification.method);
					Promise.resolve().then(() => {
						this._pendingDebouncedNotifications.delete(notification.method);
						if (!this._transport) return;
						let jsonrpcNotification = {
							...notification,
							jsonrpc: "2.0"
						};
						options?.relatedTask && (jsonrpcNotification = {
							...jsonrpcNotification,
							params: {
								...jsonrpcNotification.params,
								_meta: {
									...jsonrpcNotification.params?._meta || {},
									[types.EV]: options.relatedTask
								}
							}
						});
						this._transport?.send(jsonrpcNotification, options).catch((error) => this._onerror(error));
					});
					return;
				}
				let jsonrpcNotification = {
					...notification,
					jsonrpc: "2.0"
				};
				options?.relatedTask && (jsonrpcNotification = {
					...jsonrpcNotification,
					params: {
						...jsonrpcNotification.params,
						_meta: {
							...jsonrpcNotification.params?._meta || {},
							[types.EV]: options.relatedTask
						}
					}
				});
				await this._transport.send(jsonrpcNotification, options);
			}
			setRequestHandler(requestSchema, handler) {
				let method = getMethodLiteral(requestSchema);
				this.assertRequestHandlerCapability(method);
				this._requestHandlers.set(method, (request, extra) => {
					let parsed = parseWithCompat(requestSchema, request);
					return Promise.resolve(handler(parsed, extra));
				});
			}
			removeRequestHandler(method) {
				this._requestHandlers.delete(method);
			}
			assertCanSetRequestHandler(method) {
				if (this._requestHandlers.has(method)) throw Error(`A request handler for ${method} already exists, which would be overridden`);
			}
			setNotificationHandler(notificationSchema, handler) {
				let method = getMethodLiteral(notificationSchema);
				this._notificationHandlers.set(method, (notification) => {
					let parsed = parseWithCompat(notificationSchema, notification);
					return Promise.resolve(handler(parsed));
				});
			}
			removeNotificationHandler(method) {
				this._notificationHandlers.delete(method);
			}
			_cleanupTaskProgressHandler(taskId) {
				let progressToken = this._taskProgressTokens.get(taskId);
				if (progressToken !== void 0) {
					this._progressHandlers.delete(progressToken);
					this._taskProgressTokens.delete(taskId);
				}
			}
			async _enqueueTaskMessage(taskId, message, sessionId) {
				if (!this._taskStore || !this._taskMessageQueue) throw Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured");
				let maxQueueSize = this._options?.maxTaskQueueSize;
				await this._taskMessageQueue.enqueue(taskId, message, sessionId ?? this._transport?.sessionId, maxQueueSize);
			}
			async _clearTaskQueue(taskId, sessionId) {
				if (this._taskMessageQueue) {
					let messages = await this._taskMessageQueue.dequeueAll(taskId, sessionId);
					for (let message of messages) if (message.type === "request" && (0, types.vo)(message.message)) {
						let requestId = message.message.id;
						let resolver = this._requestResolvers.get(requestId);
						if (resolver) {
							resolver(new types.Nh(types.O4.InternalError, "Task cancelled or completed"));
							this._requestResolvers.delete(requestId);
						} else this._onerror(Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`));
					}
				}
			}
			async _waitForTaskUpdate(taskId, signal, sessionId) {
				let interval = this._options?.defaultTaskPollInterval ?? 1e3;
				try {
					let task = await this._taskStore?.getTask(taskId, sessionId);
					task?.pollInterval && (interval = task.pollInterval);
				} catch {}
				return new Promise((resolve, reject) => {
					if (signal.aborted) {
						reject(new types.Nh(types.O4.InvalidRequest, "Request cancelled"));
						return;
					}
					let timeoutId = setTimeout(resolve, interval);
					signal.addEventListener("abort", () => {
						clearTimeout(timeoutId);
						reject(new types.Nh(types.O4.InvalidRequest, "Request cancelled"));
					}, { once: !0 });
				});
			}
			requestTaskStore(request, sessionId) {
				let taskStore = this._taskStore;
				if (!taskStore) throw Error("No task store configured");
				return {
					createTask: async (taskParams) => {
						if (!request) throw Error("No request provided");
						return await taskStore.createTask(taskParams, request.id, {
							method: request.method,
							params: request.params
						}, sessionId);
					},
					getTask: async (taskId) => {
						let task = await taskStore.getTask(taskId, sessionId);
						if (!task) throw new types.Nh(types.O4.InvalidParams, "Failed to retrieve task: Task not found");
						return task;
					},
					storeTaskResult: async (taskId, status, result) => {
						await taskStore.storeTaskResult(taskId, status, result, sessionId);
						let task = await taskStore.getTask(taskId, sessionId);
						if (task) {
							let notification = types.ki.parse({
								method: "notifications/tasks/status",
								params: task
							});
							await this.notification(notification);
							isTerminal(task.status) && this._cleanupTaskProgressHandler(taskId);
						}
					},
					getTaskResult: (taskId) => taskStore.getTaskResult(taskId, sessionId),
					updateTaskStatus: async (taskId, status, statusMessage) => {
						let task = await taskStore.getTask(taskId, sessionId);
						if (!task) throw new types.Nh(types.O4.InvalidParams, `Task "${taskId}" not found - it may have been cleaned up`);
						if (isTerminal(task.status)) throw new types.Nh(types.O4.InvalidParams, `Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
						await taskStore.updateTaskStatus(taskId, status, statusMessage, sessionId);
						let updatedTask = await taskStore.getTask(taskId, sessionId);
						if (updatedTask) {
							let notification = types.ki.parse({
								method: "notifications/tasks/status",
								params: updatedTask
							});
							await this.notification(notification);
							isTerminal(updatedTask.status) && this._cleanupTaskProgressHandler(taskId);
						}
					},
					listTasks: (cursor) => taskStore.listTasks(cursor, sessionId)
				};
			}
		}
		function isPlainObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function mergeCapabilities(base, additional) {
			let result = { ...base };
			for (let key in additional) {
				let k = key;
				let addValue = additional[k];
				if (addValue === void 0) continue;
				let baseValue = result[k];
				result[k] = isPlainObject(baseValue) && isPlainObject(addValue) ? {
					...baseValue,
					...addValue
				} : addValue;
			}
			return result;
		}
		var dist_ajv = __webpack_require__(42463);
		var dist = __webpack_require__(82815);
		function createDefaultAjvInstance() {
			let ajv = new dist_ajv({
				strict: !1,
				validateFormats: !0,
				validateSchema: !1,
				allErrors: !0
			});
			dist(ajv);
			return ajv;
		}
		class AjvJsonSchemaValidator {
			constructor(ajv) {
				this._ajv = ajv ?? createDefaultAjvInstance();
			}
			getValidator(schema) {
				let ajvValidator = "$id" in schema && typeof schema.$id == "string" ? this._ajv.getSchema(schema.$id) ?? this._ajv.compile(schema) : this._ajv.compile(schema);
				return (input) => {
					if (ajvValidator(input)) return {
						valid: !0,
						data: input,
						errorMessage: void 0
					};
					else return {
						valid: !1,
						data: void 0,
						errorMessage: this._ajv.errorsText(ajvValidator.errors)
					};
				};
			}
		}
		class ExperimentalServerTasks {
			constructor(_server) {
				this._server = _server;
			}
			requestStream(request, resultSchema, options) {
				return this._server.requestStream(request, resultSchema, options);
			}
			createMessageStream(params, options) {
				let clientCapabilities = this._server.getClientCapabilities();
				if ((params.tools || params.toolChoice) && !clientCapabilities?.sampling?.tools) throw Error("Client does not support sampling tools capability.");
				if (params.messages.length > 0) {
					let lastMessage = params.messages[params.messages.length - 1];
					let lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
					let hasToolResults = lastContent.some((c) => c.type === "tool_result");
					let previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
					let previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
					let hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
					if (hasToolResults) {
						if (lastContent.some((c) => c.type !== "tool_result")) throw Error("The last message must contain only tool_result content if any is present");
						if (!hasPreviousToolUse) throw Error("tool_result blocks are not matching any tool_use from the previous message");
					}
					if (hasPreviousToolUse) {
						let toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
						let toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
						if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
					}
				}
				return this.requestStream({
					method: "sampling/createMessage",
					params
				}, types.K1, options);
			}
			elicitInputStream(params, options) {
				let clientCapabilities = this._server.getClientCapabilities();
				let mode = params.mode ?? "form";
				switch (mode) {
					case "url":
						if (!clientCapabilities?.elicitation?.url) throw Error("Client does not support url elicitation.");
						break;
					case "form": if (!clientCapabilities?.elicitation?.form) throw Error("Client does not support form elicitation.");
				}
				let normalizedParams = mode === "form" && params.mode === void 0 ? {
					...params,
					mode: "form"
				} : params;
				return this.requestStream({
					method: "elicitation/create",
					params: normalizedParams
				}, types.n_, options);
			}
			async getTask(taskId, options) {
				return this._server.getTask({ taskId }, options);
			}
			async getTaskResult(taskId, resultSchema, options) {
				return this._server.getTaskResult({ taskId }, resultSchema, options);
			}
			async listTasks(cursor, options) {
				return this._server.listTasks(cursor ? { cursor } : void 0, options);
			}
			async cancelTask(taskId, options) {
				return this._server.cancelTask({ taskId }, options);
			}
		}
		function assertToolsCallTaskCapability(requests, method, entityName) {
			if (!requests) throw Error(`${entityName} does not support task creation (required for ${method})`);
			if (method === "tools/call" && !requests.tools?.call) throw Error(`${entityName} does not support task creation for tools/call (required for ${method})`);
		}
		function assertClientRequestTaskCapability(requests, method, entityName) {
			if (!requests) throw Error(`${entityName} does not support task creation (required for ${method})`);
			switch (method) {
				case "sampling/createMessage":
					if (!requests.sampling?.createMessage) throw Error(`${entityName} does not support task creation for sampling/createMessage (required for ${method})`);
					break;
				case "elicitation/create": if (!requests.elicitation?.create) throw Error(`${entityName} does not support task creation for elicitation/create (required for ${method})`);
			}
		}
		class Server extends Protocol {
			constructor(_serverInfo, options) {
				super(options);
				this._serverInfo = _serverInfo;
				this._loggingLevels = new Map();
				this.LOG_LEVEL_SEVERITY = new Map(types.FP.options.map((level, index) => [level, index]));
				this.isMessageIgnored = (level, sessionId) => {
					let currentLevel = this._loggingLevels.get(sessionId);
					return currentLevel ? this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : !1;
				};
				this._capabilities = options?.capabilities ?? {};
				this._instructions = options?.instructions;
				this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new AjvJsonSchemaValidator();
				this.setRequestHandler(types.rk, (request) => this._oninitialize(request));
				this.setNotificationHandler(types.ZC, () => this.oninitialized?.());
				this._capabilities.logging && this.setRequestHandler(types.b_, async (request, extra) => {
					let transportSessionId = extra.sessionId || extra.requestInfo?.headers["mcp-session-id"] || void 0;
					let { level } = request.params;
					let parseResult = types.FP.safeParse(level);
					parseResult.success && this._loggingLevels.set(transportSessionId, parseResult.data);
					return {};
				});
			}
			get experimental() {
				this._experimental ||= { tasks: new ExperimentalServerTasks(this) };
				return this._experimental;
			}
			registerCapabilities(capabilities) {
				if (this.transport) throw Error("Cannot register capabilities after connecting to transport");
				this._capabilities = mergeCapabilities(this._capabilities, capabilities);
			}
			setRequestHandler(requestSchema, handler) {
				let methodSchema = getObjectShape(requestSchema)?.method;
				if (!methodSchema) throw Error("Schema is missing a method literal");
				let methodValue = getLiteralValue(methodSchema);
				if (typeof methodValue != "string") throw Error("Schema method literal must be a string");
				if (methodValue === "tools/call") {
					let wrappedHandler = async (request, extra) => {
						let validatedRequest = safeParse(types.FT, request);
						if (!validatedRequest.success) {
							let errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
							throw new types.Nh(types.O4.InvalidParams, `Invalid tools/call request: ${errorMessage}`);
						}
						let { params } = validatedRequest.data;
						let result = await Promise.resolve(handler(request, extra));
						if (params.task) {
							let taskValidationResult = safeParse(types.Mg, result);
							if (!taskValidationResult.success) {
								let errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
								throw new types.Nh(types.O4.InvalidParams, `Invalid task creation result: ${errorMessage}`);
							}
							return taskValidationResult.data;
						}
						let validationResult = safeParse(types.TF, result);
						if (!validationResult.success) {
							let errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
							throw new types.Nh(types.O4.InvalidParams, `Invalid tools/call result: ${errorMessage}`);
						}
						return validationResult.data;
					};
					return super.setRequestHandler(requestSchema, wrappedHandler);
				}
				return super.setRequestHandler(requestSchema, handler);
			}
			assertCapabilityForMethod(method) {
				switch (method) {
					case "sampling/createMessage":
						if (!this._clientCapabilities?.sampling) throw Error(`Client does not support sampling (required for ${method})`);
						break;
					case "elicitation/create":
						if (!this._clientCapabilities?.elicitation) throw Error(`Client does not support elicitation (required for ${method})`);
						break;
					case "roots/list": if (!this._clientCapabilities?.roots) throw Error(`Client does not support listing roots (required for ${method})`);
				}
			}
			assertNotificationCapability(method) {
				switch (method) {
					case "notifications/message":
						if (!this._capabilities.logging) throw Error(`Server does not support logging (required for ${method})`);
						break;
					case "notifications/resources/updated":
					case "notifications/resources/list_changed":
						if (!this._capabilities.resources) throw Error(`Server does not support notifying about resources (required for ${method})`);
						break;
					case "notifications/tools/list_changed":
						if (!this._capabilities.tools) throw Error(`Server does not support notifying of tool list changes (required for ${method})`);
						break;
					case "notifications/prompts/list_changed":
						if (!this._capabilities.prompts) throw Error(`Server does not support notifying of prompt list changes (required for ${method})`);
						break;
					case "notifications/elicitation/complete": if (!this._clientCapabilities?.elicitation?.url) throw Error(`Client does not support URL elicitation (required for ${method})`);
				}
			}
			assertRequestHandlerCapability(method) {
				if (!this._capabilities) return;
				switch (method) {
					case "completion/complete":
						if (!this._capabilities.completions) throw Error(`Server does not support completions (required for ${method})`);
						break;
					case "logging/setLevel":
						if (!this._capabilities.logging) throw Error(`Server does not support logging (required for ${method})`);
						break;
					case "prompts/get":
					case "prompts/list":
						if (!this._capabilities.prompts) throw Error(`Server does not support prompts (required for ${method})`);
						break;
					case "resources/list":
					case "resources/templates/list":
					case "resources/read":
						if (!this._capabilities.resources) throw Error(`Server does not support resources (required for ${method})`);
						break;
					case "tools/call":
					case "tools/list":
						if (!this._capabilities.tools) throw Error(`Server does not support tools (required for ${method})`);
						break;
					case "tasks/get":
					case "tasks/list":
					case "tasks/result":
					case "tasks/cancel": if (!this._capabilities.tasks) throw Error(`Server does not support tasks capability (required for ${method})`);
				}
			}
			assertTaskCapability(method) {
				assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests, method, "Client");
			}
			assertTaskHandlerCapability(method) {
				if (!this._capabilities) return;
				assertToolsCallTaskCapability(this._capabilities.tasks?.requests, method, "Server");
			}
			async _oninitialize(request) {
				let requestedVersion = request.params.protocolVersion;
				this._clientCapabilities = request.params.capabilities;
				this._clientVersion = request.params.clientInfo;
				return {
					protocolVersion: types.Iu.includes(requestedVersion) ? requestedVersion : types.aE,
					capabilities: this.getCapabilities(),
					serverInfo: this._serverInfo,
					...this._instructions && { instructions: this._instructions }
				};
			}
			getClientCapabilities() {
				return this._clientCapabilities;
			}
			getClientVersion() {
				return this._clientVersion;
			}
			getCapabilities() {
				return this._capabilities;
			}
			async ping() {
				return this.request({ method: "ping" }, types.wR);
			}
			async createMessage(params, options) {
				if ((params.tools || params.toolChoice) && !this._clientCapabilities?.sampling?.tools) throw Error("Client does not support sampling tools capability.");
				if (params.messages.length > 0) {
					let lastMessage = params.messages[params.messages.length - 1];
					let lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
					let hasToolResults = lastContent.some((c) => c.type === "tool_result");
					let previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
					let previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
					let hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
					if (hasToolResults) {
						if (lastContent.some((c) => c.type !== "tool_result")) throw Error("The last message must contain only tool_result content if any is present");
						if (!hasPreviousToolUse) throw Error("tool_result blocks are not matching any tool_use from the previous message");
					}
					if (hasPreviousToolUse) {
						let toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
						let toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
						if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
					}
				}
				if (params.tools) return this.request({
					method: "sampling/createMessage",
					params
				}, types.TI, options);
				return this.request({
					method: "sampling/createMessage",
					params
				}, types.K1, options);
			}
			async elicitInput(params, options) {
				switch (params.mode ?? "form") {
					case "url": {
						if (!this._clientCapabilities?.elicitation?.url) throw Error("Client does not support url elicitation.");
						let urlParams = params;
						return this.request({
							method: "elicitation/create",
							params: urlParams
						}, types.n_, options);
					}
					case "form": {
						if (!this._clientCapabilities?.elicitation?.form) throw Error("Client does not support form elicitation.");
						let formParams = params.mode === "form" ? params : {
							...params,
							mode: "form"
						};
						let result = await this.request({
							method: "elicitation/create",
							params: formParams
						}, types.n_, options);
						if (result.action === "accept" && result.content && formParams.requestedSchema) try {
							let validationResult = this._jsonSchemaValidator.getValidator(formParams.requestedSchema)(result.content);
							if (!validationResult.valid) throw new types.Nh(types.O4.InvalidParams, `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`);
						} catch (error) {
							if (error instanceof types.Nh) throw error;
							throw new types.Nh(types.O4.InternalError, `Error validating elicitation response: ${error instanceof Error ? error.message : String(error)}`);
						}
						return result;
					}
				}
			}
			createElicitationCompletionNotifier(elicitationId, options) {
				if (!this._clientCapabilities?.elicitation?.url) throw Error("Client does not support URL elicitation (required for notifications/elicitation/complete)");
				return () => this.notification({
					method: "notifications/elicitation/complete",
					params: { elicitationId }
				}, options);
			}
			async listRoots(params, options) {
				return this.request({
					method: "roots/list",
					params
				}, types.Cs, options);
			}
			async sendLoggingMessage(params, sessionId) {
				if (this._capabilities.logging && !this.isMessageIgnored(params.level, sessionId)) return this.notification({
					method: "notifications/message",
					params
				});
			}
			async sendResourceUpdated(params) {
				return this.notification({
					method: "notifications/resources/updated",
					params
				});
			}
			async sendResourceListChanged() {
				return this.notification({ method: "notifications/resources/list_changed" });
			}
			async sendToolListChanged() {
				return this.notification({ method: "notifications/tools/list_changed" });
			}
			async sendPromptListChanged() {
				return this.notification({ method: "notifications/prompts/list_changed" });
			}
		}
	}),
	72079: ((module) => {
		module.exports = JSON.parse("{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"$id\":\"http://json-schema.org/draft-07/schema#\",\"title\":\"Core schema meta-schema\",\"definitions\":{\"schemaArray\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#\"}},\"nonNegativeInteger\":{\"type\":\"integer\",\"minimum\":0},\"nonNegativeIntegerDefault0\":{\"allOf\":[{\"$ref\":\"#/definitions/nonNegativeInteger\"},{\"default\":0}]},\"simpleTypes\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"stringArray\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"default\":[]}},\"type\":[\"object\",\"boolean\"],\"properties\":{\"$id\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$schema\":{\"type\":\"string\",\"format\":\"uri\"},\"$ref\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$comment\":{\"type\":\"string\"},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"default\":true,\"readOnly\":{\"type\":\"boolean\",\"default\":false},\"examples\":{\"type\":\"array\",\"items\":true},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minLength\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"pattern\":{\"type\":\"string\",\"format\":\"regex\"},\"additionalItems\":{\"$ref\":\"#\"},\"items\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/schemaArray\"}],\"default\":true},\"maxItems\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minItems\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"uniqueItems\":{\"type\":\"boolean\",\"default\":false},\"contains\":{\"$ref\":\"#\"},\"maxProperties\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minProperties\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"required\":{\"$ref\":\"#/definitions/stringArray\"},\"additionalProperties\":{\"$ref\":\"#\"},\"definitions\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"properties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"propertyNames\":{\"format\":\"regex\"},\"default\":{}},\"dependencies\":{\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/stringArray\"}]}},\"propertyNames\":{\"$ref\":\"#\"},\"const\":true,\"enum\":{\"type\":\"array\",\"items\":true,\"minItems\":1,\"uniqueItems\":true},\"type\":{\"anyOf\":[{\"$ref\":\"#/definitions/simpleTypes\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/simpleTypes\"},\"minItems\":1,\"uniqueItems\":true}]},\"format\":{\"type\":\"string\"},\"contentMediaType\":{\"type\":\"string\"},\"contentEncoding\":{\"type\":\"string\"},\"if\":{\"$ref\":\"#\"},\"then\":{\"$ref\":\"#\"},\"else\":{\"$ref\":\"#\"},\"allOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"anyOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"oneOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"not\":{\"$ref\":\"#\"}},\"default\":true}");
	})
};
