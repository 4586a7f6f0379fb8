(() => {
	var __webpack_modules__ = {
		527: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { "js-yaml": () => __nccwpck_require__(913) };
		}),
		62: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		}),
		913: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { js_yaml_exports: () => js_yaml_exports });
			var js_yaml_exports = (0, __nccwpck_require__(62).__exportAll)({
				CHOMPING_CLIP: () => CHOMPING_CLIP,
				CHOMPING_KEEP: () => CHOMPING_KEEP,
				CHOMPING_MODE: () => CHOMPING_MODE,
				CHOMPING_STRIP: () => CHOMPING_STRIP,
				COLLECTION_STYLE: () => COLLECTION_STYLE,
				COLLECTION_STYLE_BLOCK: () => COLLECTION_STYLE_BLOCK,
				COLLECTION_STYLE_FLOW: () => COLLECTION_STYLE_FLOW,
				CORE_SCHEMA: () => CORE_SCHEMA,
				DEFAULT_SCALAR_STYLE_RULES: () => DEFAULT_SCALAR_STYLE_RULES,
				DUMP_SCHEMA: () => DUMP_SCHEMA,
				EVENT_ALIAS: () => EVENT_ALIAS,
				EVENT_DOCUMENT: () => EVENT_DOCUMENT,
				EVENT_ID: () => EVENT_ID,
				EVENT_MAPPING: () => EVENT_MAPPING,
				EVENT_POP: () => EVENT_POP,
				EVENT_SCALAR: () => EVENT_SCALAR,
				EVENT_SEQUENCE: () => EVENT_SEQUENCE,
				FAILSAFE_SCHEMA: () => FAILSAFE_SCHEMA,
				JSON_SCHEMA: () => JSON_SCHEMA,
				NOT_RESOLVED: () => NOT_RESOLVED,
				SCALAR_STYLE: () => SCALAR_STYLE,
				SCALAR_STYLE_DOUBLE_QUOTED: () => SCALAR_STYLE_DOUBLE_QUOTED,
				SCALAR_STYLE_FOLDED_BLOCK: () => SCALAR_STYLE_FOLDED_BLOCK,
				SCALAR_STYLE_LITERAL_BLOCK: () => SCALAR_STYLE_LITERAL_BLOCK,
				SCALAR_STYLE_PLAIN: () => SCALAR_STYLE_PLAIN,
				SCALAR_STYLE_SINGLE_QUOTED: () => SCALAR_STYLE_SINGLE_QUOTED,
				Schema: () => Schema,
				VISIT_BREAK: () => VISIT_BREAK,
				VISIT_SKIP: () => VISIT_SKIP,
				YAML11_SCHEMA: () => YAML11_SCHEMA,
				YAMLException: () => YAMLException,
				binaryTag: () => binaryTag,
				boolCoreTag: () => boolCoreTag,
				boolJsonTag: () => boolJsonTag,
				boolYaml11Tag: () => boolYaml11Tag,
				constructFromEvents: () => constructFromEvents,
				defineMappingTag: () => defineMappingTag,
				defineScalarTag: () => defineScalarTag,
				defineSequenceTag: () => defineSequenceTag,
				dump: () => dump,
				eventsToAst: () => eventsToAst,
				floatCoreTag: () => floatCoreTag,
				floatJsonTag: () => floatJsonTag,
				floatYaml11Tag: () => floatYaml11Tag,
				getScalarValue: () => getScalarValue,
				intCoreTag: () => intCoreTag,
				intJsonTag: () => intJsonTag,
				intYaml11Tag: () => intYaml11Tag,
				jsToAst: () => jsToAst,
				legacyMapTag: () => legacyMapTag,
				load: () => load,
				loadAll: () => loadAll,
				mapTag: () => mapTag,
				mergeTag: () => mergeTag,
				nullCoreTag: () => nullCoreTag,
				nullJsonTag: () => nullJsonTag,
				nullYaml11Tag: () => nullYaml11Tag,
				omapTag: () => omapTag,
				pairsTag: () => pairsTag,
				parseEvents: () => parseEvents,
				present: () => present,
				realMapTag: () => realMapTag,
				seqTag: () => seqTag,
				setTag: () => setTag,
				strTag: () => strTag,
				timestampTag: () => timestampTag,
				visit: () => visit
			});
			/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
			var NOT_RESOLVED = Symbol("NOT_RESOLVED");
			function defineScalarTag(tagName, options) {
				return {
					tagName,
					nodeKind: "scalar",
					implicit: options.implicit ?? !1,
					matchByTagPrefix: options.matchByTagPrefix ?? !1,
					implicitFirstChars: options.implicitFirstChars ?? null,
					resolve: options.resolve,
					identify: options.identify,
					represent: options.represent ?? ((data) => String(data)),
					representTagName: options.representTagName ?? (() => tagName)
				};
			}
			function defineSequenceTag(tagName, options) {
				let carrierIsResult = options.finalize === void 0;
				return {
					tagName,
					nodeKind: "sequence",
					implicit: !1,
					matchByTagPrefix: options.matchByTagPrefix ?? !1,
					create: options.create,
					addItem: options.addItem,
					finalize: options.finalize ?? ((carrier) => carrier),
					carrierIsResult,
					identify: options.identify,
					represent: options.represent ?? ((data) => data),
					representTagName: options.representTagName ?? (() => tagName)
				};
			}
			function defineMappingTag(tagName, options) {
				let carrierIsResult = options.finalize === void 0;
				return {
					tagName,
					nodeKind: "mapping",
					implicit: !1,
					matchByTagPrefix: options.matchByTagPrefix ?? !1,
					create: options.create,
					addPair: options.addPair,
					has: options.has,
					keys: options.keys,
					get: options.get,
					finalize: options.finalize ?? ((carrier) => carrier),
					carrierIsResult,
					identify: options.identify,
					represent: options.represent ?? ((data) => data),
					representTagName: options.representTagName ?? (() => tagName)
				};
			}
			var strTag = defineScalarTag("tag:yaml.org,2002:str", {
				resolve: (source) => source,
				identify: (data) => typeof data == "string"
			});
			var NULL_VALUES$1 = [
				"",
				"~",
				"null",
				"Null",
				"NULL"
			];
			var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
				implicit: !0,
				implicitFirstChars: [
					"",
					"~",
					"n",
					"N"
				],
				resolve: (source) => {
					if (NULL_VALUES$1.indexOf(source) !== -1) return null;
					return NOT_RESOLVED;
				},
				identify: (object) => object === null,
				represent: () => "null"
			});
			var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
				implicit: !0,
				implicitFirstChars: ["n"],
				resolve: (source, isExplicit) => {
					if (source === "null" || isExplicit && source === "") return null;
					return NOT_RESOLVED;
				},
				identify: (object) => object === null,
				represent: () => "null"
			});
			var NULL_VALUES = [
				"",
				"~",
				"null",
				"Null",
				"NULL"
			];
			var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
				implicit: !0,
				implicitFirstChars: [
					"",
					"~",
					"n",
					"N"
				],
				resolve: (source) => {
					if (NULL_VALUES.indexOf(source) !== -1) return null;
					return NOT_RESOLVED;
				},
				identify: (object) => object === null,
				represent: () => "null"
			});
			var TRUE_VALUES$2 = [
				"true",
				"True",
				"TRUE"
			];
			var FALSE_VALUES$2 = [
				"false",
				"False",
				"FALSE"
			];
			var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
				implicit: !0,
				implicitFirstChars: [
					"t",
					"T",
					"f",
					"F"
				],
				resolve: (source) => {
					if (TRUE_VALUES$2.indexOf(source) !== -1) return !0;
					if (FALSE_VALUES$2.indexOf(source) !== -1) return !1;
					return NOT_RESOLVED;
				},
				identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
				represent: (object) => object ? "true" : "false"
			});
			var TRUE_VALUES$1 = ["true"];
			var FALSE_VALUES$1 = ["false"];
			var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
				implicit: !0,
				implicitFirstChars: ["t", "f"],
				resolve: (source) => {
					if (TRUE_VALUES$1.indexOf(source) !== -1) return !0;
					if (FALSE_VALUES$1.indexOf(source) !== -1) return !1;
					return NOT_RESOLVED;
				},
				identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
				represent: (object) => object ? "true" : "false"
			});
			var TRUE_VALUES = [
				"true",
				"True",
				"TRUE",
				"y",
				"Y",
				"yes",
				"Yes",
				"YES",
				"on",
				"On",
				"ON"
			];
			var FALSE_VALUES = [
				"false",
				"False",
				"FALSE",
				"n",
				"N",
				"no",
				"No",
				"NO",
				"off",
				"Off",
				"OFF"
			];
			var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
				implicit: !0,
				implicitFirstChars: [
					"y",
					"Y",
					"n",
					"N",
					"t",
					"T",
					"f",
					"F",
					"o",
					"O"
				],
				resolve: (source) => {
					if (TRUE_VALUES.indexOf(source) !== -1) return !0;
					if (FALSE_VALUES.indexOf(source) !== -1) return !1;
					return NOT_RESOLVED;
				},
				identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
				represent: (object) => object ? "true" : "false"
			});
			var YAML_INTEGER_IMPLICIT_PATTERN$1 = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
			var YAML_INTEGER_EXPLICIT_PATTERN$1 = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
			function parseYamlInteger$2(source) {
				let value = source;
				let sign = 1;
				if (value[0] === "-" || value[0] === "+") {
					value[0] === "-" && (sign = -1);
					value = value.slice(1);
				}
				if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
				if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
				if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
				return sign * parseInt(value, 10);
			}
			function resolveYamlInteger$2(source, isExplicit) {
				if (isExplicit) {
					if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
				} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
				let result = parseYamlInteger$2(source);
				return Number.isFinite(result) ? result : NOT_RESOLVED;
			}
			var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
				implicit: !0,
				implicitFirstChars: [
					"-",
					"+",
					..."0123456789"
				],
				resolve: resolveYamlInteger$2,
				identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
				represent: (object) => object.toString(10)
			});
			var YAML_INTEGER_IMPLICIT_PATTERN = RegExp("^-?(?:0|[1-9][0-9]*)$");
			var YAML_INTEGER_EXPLICIT_PATTERN = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
			function parseYamlInteger$1(source) {
				let value = source;
				let sign = 1;
				if (value[0] === "-" || value[0] === "+") {
					value[0] === "-" && (sign = -1);
					value = value.slice(1);
				}
				if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
				if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
				if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
				return sign * parseInt(value, 10);
			}
			function resolveYamlInteger$1(source, isExplicit) {
				if (isExplicit) {
					if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
				} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
				let result = parseYamlInteger$1(source);
				return Number.isFinite(result) ? result : NOT_RESOLVED;
			}
			var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
				implicit: !0,
				implicitFirstChars: ["-", ..."0123456789"],
				resolve: resolveYamlInteger$1,
				identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
				represent: (object) => object.toString(10)
			});
			var YAML_INTEGER_PATTERN = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
			function parseYamlInteger(source) {
				let value = source.replace(/_/g, "");
				let sign = 1;
				if (value[0] === "-" || value[0] === "+") {
					value[0] === "-" && (sign = -1);
					value = value.slice(1);
				}
				if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
				if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
				if (value.includes(":")) {
					let result = 0;
					for (let part of value.split(":")) result = result * 60 + Number(part);
					return sign * result;
				}
				if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
				return sign * parseInt(value, 10);
			}
			function resolveYamlInteger(source) {
				if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
				let result = parseYamlInteger(source);
				return Number.isFinite(result) ? result : NOT_RESOLVED;
			}
			var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
				implicit: !0,
				implicitFirstChars: [
					"-",
					"+",
					..."0123456789"
				],
				resolve: resolveYamlInteger,
				identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
				represent: (object) => object.toString(10)
			});
			var YAML_FLOAT_PATTERN$1 = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
			var YAML_FLOAT_SPECIAL_PATTERN$1 = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
			function resolveYamlFloat$2(source) {
				if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
				let value = source.toLowerCase();
				let sign = value[0] === "-" ? -1 : 1;
				"+-".includes(value[0]) && (value = value.slice(1));
				if (value === ".inf") return sign === 1 ? Infinity : -Infinity;
				if (value === ".nan") return NaN;
				let result = sign * parseFloat(value);
				if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
				return NOT_RESOLVED;
			}
			function representYamlFloat$2(object) {
				if (isNaN(object)) return ".nan";
				if (object === Infinity) return ".inf";
				if (object === -Infinity) return "-.inf";
				if (Object.is(object, -0)) return "-0.0";
				let result = object.toString(10);
				return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
			}
			var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
				implicit: !0,
				implicitFirstChars: [
					"-",
					"+",
					".",
					..."0123456789"
				],
				resolve: resolveYamlFloat$2,
				identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
				represent: representYamlFloat$2
			});
			var YAML_FLOAT_IMPLICIT_PATTERN = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
			var YAML_FLOAT_EXPLICIT_PATTERN = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
			function resolveYamlFloat$1(source, isExplicit) {
				if (isExplicit) {
					if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
					let value = source.toLowerCase();
					let sign = value[0] === "-" ? -1 : 1;
					"+-".includes(value[0]) && (value = value.slice(1));
					if (value === ".inf") return sign === 1 ? Infinity : -Infinity;
					if (value === ".nan") return NaN;
					let result = sign * parseFloat(value);
					return Number.isFinite(result) ? result : NOT_RESOLVED;
				}
				if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
				let result = Number(source);
				if (Number.isFinite(result)) return result;
				return NOT_RESOLVED;
			}
			function representYamlFloat$1(object) {
				if (isNaN(object)) return ".nan";
				if (object === Infinity) return ".inf";
				if (object === -Infinity) return "-.inf";
				if (Object.is(object, -0)) return "-0.0";
				let result = object.toString(10);
				return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
			}
			var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
				implicit: !0,
				implicitFirstChars: ["-", ..."0123456789"],
				resolve: resolveYamlFloat$1,
				identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
				represent: representYamlFloat$1
			});
			var YAML_FLOAT_PATTERN = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
			var YAML_FLOAT_SPECIAL_PATTERN = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
			function resolveYamlFloat(source) {
				if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
				let value = source.toLowerCase().replace(/_/g, "");
				let sign = value[0] === "-" ? -1 : 1;
				"+-".includes(value[0]) && (value = value.slice(1));
				if (value === ".inf") return sign === 1 ? Infinity : -Infinity;
				if (value === ".nan") return NaN;
				let result = 0;
				if (value.includes(":")) {
					for (let part of value.split(":")) result = result * 60 + Number(part);
					result *= sign;
				} else result = sign * parseFloat(value);
				if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
				return NOT_RESOLVED;
			}
			function representYamlFloat(object) {
				if (isNaN(object)) return ".nan";
				if (object === Infinity) return ".inf";
				if (object === -Infinity) return "-.inf";
				if (Object.is(object, -0)) return "-0.0";
				let result = object.toString(10);
				return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
			}
			var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
				implicit: !0,
				implicitFirstChars: [
					"-",
					"+",
					".",
					..."0123456789"
				],
				resolve: resolveYamlFloat,
				identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
				represent: representYamlFloat
			});
			var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
				implicit: !0,
				implicitFirstChars: ["<"],
				resolve: (source, isExplicit) => {
					if (source === "<<" || isExplicit && source === "") return "<<";
					return NOT_RESOLVED;
				},
				identify: () => !1
			});
			var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
			function resolveYamlBinary(source) {
				let input = source.replace(/\s/g, "");
				if (input.length % 4 != 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
				let binary = atob(input);
				let result = new Uint8Array(binary.length);
				for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
				return result;
			}
			function representYamlBinary(object) {
				let binary = "";
				for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
				return btoa(binary);
			}
			var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
				resolve: resolveYamlBinary,
				identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
				represent: representYamlBinary
			});
			var YAML_DATE_REGEXP = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
			var YAML_TIMESTAMP_REGEXP = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
			function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
				let date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
				date.setUTCFullYear(year, month, day);
				return date;
			}
			function resolveYamlTimestamp(source) {
				let match = YAML_DATE_REGEXP.exec(source);
				match === null && (match = YAML_TIMESTAMP_REGEXP.exec(source));
				if (match === null) return NOT_RESOLVED;
				let year = +match[1];
				let month = match[2] - 1;
				let day = +match[3];
				if (!match[4]) {
					let date = makeUtcDate(year, month, day);
					if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
					return date;
				}
				let hour = +match[4];
				let minute = +match[5];
				let second = +match[6];
				let fraction = 0;
				if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
				if (match[7]) {
					let value = match[7].slice(0, 3);
					for (; value.length < 3;) value += "0";
					fraction = +value;
				}
				let date = makeUtcDate(year, month, day, hour, minute, second, fraction);
				if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
				if (match[9]) {
					let offsetHour = +match[10];
					let offsetMinute = +(match[11] || 0);
					if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
					let offset = (offsetHour * 60 + offsetMinute) * 6e4;
					date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
				}
				return date;
			}
			var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
				implicit: !0,
				implicitFirstChars: [..."0123456789"],
				resolve: resolveYamlTimestamp,
				identify: (object) => object instanceof Date,
				represent: (object) => object.toISOString()
			});
			var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
				create: () => [],
				addItem: (container, item) => {
					container.push(item);
				},
				identify: Array.isArray
			});
			function isPlainObject(data) {
				if (typeof data != "object" || !data || Array.isArray(data)) return !1;
				let prototype = Object.getPrototypeOf(data);
				return prototype === null || prototype === Object.prototype;
			}
			function pick(object, keys) {
				let result = {};
				for (let key of keys) object[key] !== void 0 && (result[key] = object[key]);
				return result;
			}
			var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
				create: () => ({
					list: [],
					seen: new Set()
				}),
				addItem: (carrier, item) => {
					let key;
					if (item instanceof Map) {
						if (item.size !== 1) return "cannot resolve an ordered map item";
						key = item.keys().next().value;
					} else if (isPlainObject(item)) {
						let itemKeys = Object.keys(item);
						if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
						key = itemKeys[0];
					} else return "cannot resolve an ordered map item";
					if (carrier.seen.has(key)) return "duplicate key in ordered map";
					carrier.seen.add(key);
					carrier.list.push(item);
					return "";
				},
				finalize: (carrier) => carrier.list,
				identify: () => !1
			});
			var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
				create: () => [],
				addItem: (container, item) => {
					if (item instanceof Map) {
						if (item.size !== 1) return "cannot resolve a pairs item";
						container.push(item.entries().next().value);
						return "";
					}
					if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
					let object = item;
					let keys = Object.keys(object);
					if (keys.length !== 1) return "cannot resolve a pairs item";
					container.push([keys[0], object[keys[0]]]);
					return "";
				},
				identify: () => !1
			});
			var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
				create: () => ({}),
				identify: isPlainObject,
				represent: (o) => {
					let map = new Map();
					for (let key of Object.keys(o)) map.set(key, o[key]);
					return map;
				},
				addPair: (container, key, value) => {
					if (typeof key == "object" && key) return "object-based map does not support complex keys";
					let normalizedKey = String(key);
					normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
						value,
						enumerable: !0,
						configurable: !0,
						writable: !0
					}) : container[normalizedKey] = value;
					return "";
				},
				has: (container, key) => {
					if (typeof key == "object" && key) return !1;
					return Object.prototype.hasOwnProperty.call(container, String(key));
				},
				keys: (container) => Object.keys(container),
				get: (container, key) => {
					let normalizedKey = String(key);
					if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
					return container[normalizedKey];
				}
			});
			var setTag = defineMappingTag("tag:yaml.org,2002:set", {
				create: () => new Set(),
				identify: (data) => data instanceof Set,
				represent: (data) => {
					let map = new Map();
					for (let key of data) map.set(key, null);
					return map;
				},
				addPair: (container, key, value) => {
					if (value !== null) return "cannot resolve a set item";
					container.add(key);
					return "";
				},
				has: (container, key) => container.has(key),
				keys: (container) => container.keys(),
				get: () => null
			});
			function createTagDefinitionMap() {
				return {
					scalar: Object.create(null),
					sequence: Object.create(null),
					mapping: Object.create(null)
				};
			}
			function createTagDefinitionListMap() {
				return {
					scalar: [],
					sequence: [],
					mapping: []
				};
			}
			function compileTags(tags) {
				let result = [];
				for (let tag of tags) {
					let index = result.length;
					for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
						let previous = result[previousIndex];
						if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
							index = previousIndex;
							break;
						}
					}
					result[index] = tag;
				}
				return result;
			}
			var Schema = class Schema {
				tags;
				implicitScalarTags;
				implicitScalarByFirstChar;
				implicitScalarAnyFirstChar;
				defaultScalarTag;
				defaultSequenceTag;
				defaultMappingTag;
				exact;
				prefix;
				constructor(tags) {
					let compiledTags = compileTags(tags);
					let implicitScalarTags = [];
					let exact = createTagDefinitionMap();
					let prefix = createTagDefinitionListMap();
					for (let tag of compiledTags) {
						if (tag.nodeKind === "scalar" && tag.implicit) {
							if (tag.matchByTagPrefix) throw Error("Implicit scalar tags cannot match by tag prefix");
							implicitScalarTags.push(tag);
						}
						switch (tag.nodeKind) {
							case "scalar":
								tag.matchByTagPrefix ? prefix.scalar.push(tag) : exact.scalar[tag.tagName] = tag;
								break;
							case "sequence":
								tag.matchByTagPrefix ? prefix.sequence.push(tag) : exact.sequence[tag.tagName] = tag;
								break;
							case "mapping": tag.matchByTagPrefix ? prefix.mapping.push(tag) : exact.mapping[tag.tagName] = tag;
						}
					}
					let implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
					let keys = new Set();
					for (let tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (let key of tag.implicitFirstChars) keys.add(key);
					let implicitScalarByFirstChar = new Map();
					for (let key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
					let defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
					if (!defaultScalarTag) throw Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
					this.tags = compiledTags;
					this.implicitScalarTags = implicitScalarTags;
					this.implicitScalarByFirstChar = implicitScalarByFirstChar;
					this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
					this.defaultScalarTag = defaultScalarTag;
					this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
					this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
					this.exact = exact;
					this.prefix = prefix;
				}
				lookupScalarTag(tagName) {
					let exactTag = this.exact.scalar[tagName];
					if (exactTag) return exactTag;
					for (let tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
				}
				lookupSequenceTag(tagName) {
					let exactTag = this.exact.sequence[tagName];
					if (exactTag) return exactTag;
					for (let tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
				}
				lookupMappingTag(tagName) {
					let exactTag = this.exact.mapping[tagName];
					if (exactTag) return exactTag;
					for (let tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
				}
				resolveImplicitScalarTag(source) {
					let candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
					for (let tag of candidates) {
						let value = tag.resolve(source, !1, tag.tagName);
						if (value !== NOT_RESOLVED) return {
							value,
							tag
						};
					}
					let tag = this.defaultScalarTag;
					return {
						value: tag.resolve(source, !1, tag.tagName),
						tag
					};
				}
				withTags(...tags) {
					let flatTags = [];
					for (let tag of tags) flatTags = flatTags.concat(tag);
					return new Schema([...this.tags, ...flatTags]);
				}
			};
			var FAILSAFE_SCHEMA = new Schema([
				strTag,
				seqTag,
				mapTag
			]);
			var JSON_SCHEMA = new Schema([
				...FAILSAFE_SCHEMA.tags,
				nullJsonTag,
				boolJsonTag,
				intJsonTag,
				floatJsonTag
			]);
			var CORE_SCHEMA = new Schema([
				...FAILSAFE_SCHEMA.tags,
				nullCoreTag,
				boolCoreTag,
				intCoreTag,
				floatCoreTag
			]);
			var YAML11_SCHEMA = new Schema([
				...FAILSAFE_SCHEMA.tags,
				nullYaml11Tag,
				boolYaml11Tag,
				intYaml11Tag,
				floatYaml11Tag,
				timestampTag,
				mergeTag,
				binaryTag,
				omapTag,
				pairsTag,
				setTag
			]);
			var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
				...intYaml11Tag,
				resolve: (source, isExplicit, tagName) => {
					let result = intYaml11Tag.resolve(source, isExplicit, tagName);
					return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
				}
			}, {
				...floatYaml11Tag,
				resolve: (source, isExplicit, tagName) => {
					let result = floatYaml11Tag.resolve(source, isExplicit, tagName);
					return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
				}
			});
			var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
				create: () => new Map(),
				addPair: (container, key, value) => {
					container.set(key, value);
					return "";
				},
				has: (container, key) => container.has(key),
				keys: (container) => container.keys(),
				get: (container, key) => container.get(key),
				identify: (data) => data instanceof Map || isPlainObject(data),
				represent: (data) => {
					if (data instanceof Map) return data;
					let map = new Map();
					let obj = data;
					for (let key of Object.keys(obj)) map.set(key, obj[key]);
					return map;
				}
			});
			function normalizeKey(key) {
				if (Array.isArray(key)) {
					let array = Array.prototype.slice.call(key);
					for (let index = 0; index < array.length; index++) {
						if (Array.isArray(array[index])) return null;
						typeof array[index] == "object" && Object.prototype.toString.call(array[index]) === "[object Object]" && (array[index] = "[object Object]");
					}
					return String(array);
				}
				if (typeof key == "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
				return String(key);
			}
			var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
				create: () => ({}),
				identify: isPlainObject,
				represent: (o) => {
					let map = new Map();
					for (let key of Object.keys(o)) map.set(key, o[key]);
					return map;
				},
				addPair: (container, key, value) => {
					let normalizedKey = normalizeKey(key);
					if (normalizedKey === null) return "nested arrays are not supported inside keys";
					normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
						value,
						enumerable: !0,
						configurable: !0,
						writable: !0
					}) : container[normalizedKey] = value;
					return "";
				},
				has: (container, key) => {
					let normalizedKey = normalizeKey(key);
					return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
				},
				keys: (container) => Object.keys(container),
				get: (container, key) => {
					let normalizedKey = String(key);
					if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
					return container[normalizedKey];
				}
			});
			var DEFAULT_SNIPPET_OPTIONS = {
				maxLength: 79,
				indent: 1,
				linesBefore: 3,
				linesAfter: 2
			};
			function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
				let head = "";
				let tail = "";
				let maxHalfLength = Math.floor(maxLineLength / 2) - 1;
				if (position - lineStart > maxHalfLength) {
					head = " ... ";
					lineStart = position - maxHalfLength + head.length;
				}
				if (lineEnd - position > maxHalfLength) {
					tail = " ...";
					lineEnd = position + maxHalfLength - tail.length;
				}
				return {
					str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "\u2192") + tail,
					pos: position - lineStart + head.length
				};
			}
			function padStart(string, max) {
				return " ".repeat(Math.max(max - string.length, 0)) + string;
			}
			function makeSnippet(mark, options) {
				if (!mark.buffer) return null;
				let opts = {
					...DEFAULT_SNIPPET_OPTIONS,
					...options
				};
				let re = /\r?\n|\r|\0/g;
				let lineStarts = [0];
				let lineEnds = [];
				let match;
				let foundLineNo = -1;
				for (; match = re.exec(mark.buffer);) {
					lineEnds.push(match.index);
					lineStarts.push(match.index + match[0].length);
					mark.position <= match.index && foundLineNo < 0 && (foundLineNo = lineStarts.length - 2);
				}
				foundLineNo < 0 && (foundLineNo = lineStarts.length - 1);
				let result = "";
				let lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
				let maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
				for (let i = 1; i <= opts.linesBefore && !(foundLineNo - i < 0); i++) {
					let line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
					result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
				}
				let line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
				result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
				result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
				for (let i = 1; i <= opts.linesAfter && !(foundLineNo + i >= lineEnds.length); i++) {
					let line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
					result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
				}
				return result.replace(/\n$/, "");
			}
			function formatError(exception, compact) {
				let where = "";
				if (!exception.mark) return exception.reason;
				exception.mark.name && (where += `in "${exception.mark.name}" `);
				where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
				!compact && exception.mark.snippet && (where += `\n\n${exception.mark.snippet}`);
				return `${exception.reason} ${where}`;
			}
			var YAMLException = class YAMLException extends Error {
				reason;
				mark;
				constructor(reason, mark) {
					super();
					this.name = "YAMLException";
					this.reason = reason;
					this.mark = mark;
					this.message = formatError(this, !1);
					Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
				}
				toString(compact) {
					return `${this.name}: ${formatError(this, compact)}`;
				}
				static throwAt(source, position, message, filename = "") {
					let line = 0;
					let lineStart = 0;
					for (let index = 0; index < position; index++) {
						let ch = source.charCodeAt(index);
						if (ch === 10) {
							line++;
							lineStart = index + 1;
						} else if (ch === 13) {
							line++;
							source.charCodeAt(index + 1) === 10 && index++;
							lineStart = index + 1;
						}
					}
					let mark = {
						name: filename,
						buffer: source,
						position,
						line,
						column: position - lineStart
					};
					mark.snippet = makeSnippet(mark);
					throw new YAMLException(message, mark);
				}
			};
			var EVENT_ID = {
				DOCUMENT: 1,
				SEQUENCE: 2,
				MAPPING: 3,
				SCALAR: 4,
				ALIAS: 5,
				POP: 6
			};
			var SCALAR_STYLE = {
				PLAIN: 1,
				SINGLE_QUOTED: 2,
				DOUBLE_QUOTED: 3,
				LITERAL_BLOCK: 4,
				FOLDED_BLOCK: 5
			};
			var COLLECTION_STYLE = {
				BLOCK: 1,
				FLOW: 2
			};
			var CHOMPING_MODE = {
				CLIP: 1,
				STRIP: 2,
				KEEP: 3
			};
			var NO_RANGE$3 = -1;
			function simpleEscapeSequence(c) {
				switch (c) {
					case 48: return "\0";
					case 97: return "\x07";
					case 98: return "\b";
					case 116: return "	";
					case 9: return "	";
					case 110: return "\n";
					case 118: return "\v";
					case 102: return "\f";
					case 114: return "\r";
					case 101: return "\x1B";
					case 32: return " ";
					case 34: return "\"";
					case 47: return "/";
					case 92: return "\\";
					case 78: return "\u0085";
					case 95: return "\xA0";
					case 76: return "\u2028";
					case 80: return "\u2029";
					default: return "";
				}
			}
			var simpleEscapeCheck = Array(256);
			var simpleEscapeMap = Array(256);
			for (let i = 0; i < 256; i++) {
				simpleEscapeCheck[i] = +!!simpleEscapeSequence(i);
				simpleEscapeMap[i] = simpleEscapeSequence(i);
			}
			function charFromCodepoint(c) {
				if (c <= 65535) return String.fromCharCode(c);
				return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
			}
			function fromHexCode$1(c) {
				if (c >= 48 && c <= 57) return c - 48;
				return (c | 32) - 97 + 10;
			}
			function escapedHexLen$1(c) {
				if (c === 120) return 2;
				if (c === 117) return 4;
				return 8;
			}
			function skipFoldedBreaks(input, position, end) {
				let breaks = 0;
				for (; position < end;) {
					let ch = input.charCodeAt(position);
					if (ch === 10) {
						breaks++;
						position++;
					} else if (ch === 13) {
						breaks++;
						position++;
						input.charCodeAt(position) === 10 && position++;
					} else if (ch === 32 || ch === 9) position++;
					else break;
				}
				return {
					position,
					breaks
				};
			}
			function foldedBreaks(count) {
				if (count === 1) return " ";
				return "\n".repeat(count - 1);
			}
			function getPlainValue(input, start, end) {
				let result = "";
				let position = start;
				let captureStart = start;
				let captureEnd = start;
				for (; position < end;) {
					let ch = input.charCodeAt(position);
					if (ch === 10 || ch === 13) {
						result += input.slice(captureStart, captureEnd);
						let fold = skipFoldedBreaks(input, position, end);
						result += foldedBreaks(fold.breaks);
						position = captureStart = captureEnd = fold.position;
					} else {
						position++;
						ch !== 32 && ch !== 9 && (captureEnd = position);
					}
				}
				return result + input.slice(captureStart, captureEnd);
			}
			function getSingleQuotedValue(input, start, end) {
				let result = "";
				let position = start;
				let captureStart = start;
				let captureEnd = start;
				for (; position < end;) {
					let ch = input.charCodeAt(position);
					if (ch === 39) {
						result += input.slice(captureStart, position) + "'";
						position += 2;
						captureStart = captureEnd = position;
					} else if (ch === 10 || ch === 13) {
						result += input.slice(captureStart, captureEnd);
						let fold = skipFoldedBreaks(input, position, end);
						result += foldedBreaks(fold.breaks);
						position = captureStart = captureEnd = fold.position;
					} else {
						position++;
						ch !== 32 && ch !== 9 && (captureEnd = position);
					}
				}
				return result + input.slice(captureStart, end);
			}
			function getDoubleQuotedValue(input, start, end) {
				let result = "";
				let position = start;
				let captureStart = start;
				let captureEnd = start;
				for (; position < end;) {
					let ch = input.charCodeAt(position);
					if (ch === 92) {
						result += input.slice(captureStart, position);
						position++;
						let escaped = input.charCodeAt(position);
						if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
						else if (escaped < 256 && simpleEscapeCheck[escaped]) {
							result += simpleEscapeMap[escaped];
							position++;
						} else {
							let hexLength = escapedHexLen$1(escaped);
							let hexResult = 0;
							for (; hexLength > 0; hexLength--) {
								position++;
								let digit = fromHexCode$1(input.charCodeAt(position));
								hexResult = (hexResult << 4) + digit;
							}
							result += charFromCodepoint(hexResult);
							position++;
						}
						captureStart = captureEnd = position;
					} else if (ch === 10 || ch === 13) {
						result += input.slice(captureStart, captureEnd);
						let fold = skipFoldedBreaks(input, position, end);
						result += foldedBreaks(fold.breaks);
						position = captureStart = captureEnd = fold.position;
					} else {
						position++;
						ch !== 32 && ch !== 9 && (captureEnd = position);
					}
				}
				return result + input.slice(captureStart, end);
			}
			function getBlockValue(input, start, end, indent, chomping, folded) {
				let textIndent = indent < 0 ? 0 : indent;
				let region = input.slice(start, end).replace(/\r\n?/g, "\n");
				let lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
				let result = "";
				let didReadContent = !1;
				let emptyLines = 0;
				let atMoreIndented = !1;
				for (let line of lines) {
					let column = 0;
					for (; column < textIndent && line.charCodeAt(column) === 32;) column++;
					if (indent < 0 || column >= line.length) {
						emptyLines++;
						continue;
					}
					let content = line.slice(textIndent);
					let first = content.charCodeAt(0);
					if (folded) {
						if (first === 32 || first === 9) {
							atMoreIndented = !0;
							result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
						} else if (atMoreIndented) {
							atMoreIndented = !1;
							result += "\n".repeat(emptyLines + 1);
						} else emptyLines === 0 ? didReadContent && (result += " ") : result += "\n".repeat(emptyLines);
					} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
					result += content;
					didReadContent = !0;
					emptyLines = 0;
				}
				chomping === CHOMPING_MODE.KEEP ? result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines) : chomping !== CHOMPING_MODE.STRIP && didReadContent && (result += "\n");
				return result;
			}
			function getScalarValue(input, scalar) {
				if (scalar.valueStart === NO_RANGE$3) return "";
				let { valueStart, valueEnd } = scalar;
				if (scalar.fast) return input.slice(valueStart, valueEnd);
				switch (scalar.style) {
					case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
					case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
					case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !1);
					case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !0);
					default: return getPlainValue(input, valueStart, valueEnd);
				}
			}
			var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
				"!": "!",
				"!!": "tag:yaml.org,2002:"
			});
			var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
			var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
			var HEX = "0123456789ABCDEF";
			function percentByte(byte) {
				return "%" + HEX[byte >> 4] + HEX[byte & 15];
			}
			function tagPercentEncode(source, isSuffix) {
				let allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
				let result = "";
				for (let index = 0; index < source.length; index++) {
					let ch = source.charCodeAt(index);
					if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
						result += source[index];
						continue;
					}
					ch >= 55296 && ch <= 56319 && (ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023));
					result += ch < 128 ? percentByte(ch) : ch < 2048 ? percentByte(192 | ch >> 6) + percentByte(128 | ch & 63) : ch < 65536 ? percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63) : percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
				}
				return result;
			}
			function tagPercentDecode(source) {
				let result = "";
				let index = 0;
				for (; index < source.length;) {
					if (source.charCodeAt(index) !== 37) {
						result += source[index++];
						continue;
					}
					let ch = parseInt(source.slice(index + 1, index + 3), 16);
					index += 3;
					if (ch >= 192) {
						let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
						ch &= (1 << 6 - remaining) - 1;
						for (; remaining-- > 0;) {
							ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
							index += 3;
						}
					}
					if (ch < 65536) result += String.fromCharCode(ch);
					else {
						ch -= 65536;
						result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
					}
				}
				return result;
			}
			function tagNameFull(rawTag, tagHandlers) {
				if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
				let handleEnd = rawTag.indexOf("!", 1);
				let handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
				return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
			}
			function tagNameShort(fullTag) {
				let tag = fullTag;
				if (tag.charCodeAt(0) === 33) {
					tag = tag.slice(1);
					return `!${tagPercentEncode(tag, !0)}`;
				}
				if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), !0)}`;
				return `!<${tagPercentEncode(tag, !1)}>`;
			}
			var NO_RANGE$2 = -1;
			var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
			var DEFAULT_CONSTRUCTOR_OPTIONS = {
				filename: "",
				schema: CORE_SCHEMA,
				json: !1,
				maxTotalMergeKeys: 1e4,
				maxAliases: -1
			};
			function eventPosition$1(event) {
				if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
				if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
				if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
				if ("start" in event) return event.start;
				return 0;
			}
			function throwError$1(state, message) {
				YAMLException.throwAt(state.source, state.position, message, state.filename);
			}
			function finalizeCollection(state, position, tag, carrier) {
				try {
					return tag.finalize(carrier);
				} catch (error) {
					if (error instanceof YAMLException) throw error;
					YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
				}
			}
			function constructScalar(state, event) {
				let source = getScalarValue(state.source, event);
				let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
				let strTag = state.schema.defaultScalarTag;
				if (rawTag !== "") {
					if (rawTag === "!") return {
						value: source,
						tag: strTag
					};
					let tagName = tagNameFull(rawTag, state.tagHandlers);
					let scalarTag = state.schema.lookupScalarTag(tagName);
					if (scalarTag) {
						let result = scalarTag.resolve(source, !0, tagName);
						result === NOT_RESOLVED && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
						return {
							value: result,
							tag: scalarTag
						};
					}
					let collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
					if (collectionTagDef) {
						source !== "" && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
						let carrier = collectionTagDef.create(tagName);
						return {
							value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
							tag: collectionTagDef
						};
					}
					throwError$1(state, `unknown scalar tag !<${tagName}>`);
				}
				if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
				return {
					value: strTag.resolve(source, !1, strTag.tagName),
					tag: strTag
				};
			}
			function collectionTagName(state, event, defaultTagName) {
				let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
				return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
			}
			function isMappingTag(tag) {
				return tag.nodeKind === "mapping";
			}
			function chargeMergeWork(state) {
				state.totalMergeKeys++;
				state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys && throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
			}
			function mergeKeys(state, frame, source, sourceTag) {
				chargeMergeWork(state);
				for (let sourceKey of sourceTag.keys(source)) {
					chargeMergeWork(state);
					if (frame.tag.has(frame.value, sourceKey)) continue;
					let err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
					err && throwError$1(state, err);
					frame.overridable ??= new Set();
					frame.overridable.add(sourceKey);
				}
			}
			function mergeSource(state, frame, source, sourceTag) {
				state.position = frame.keyPosition;
				if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
				else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
					source.length > 100 && throwError$1(state, "abnormal merge sequence size");
					for (let element of source) {
						let elementTag = state.nodeTags.get(element);
						elementTag || throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
						mergeKeys(state, frame, element, elementTag);
					}
				} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			}
			function addMappingValue(state, frame, key, value, tag) {
				state.position = frame.keyPosition;
				if (frame.keyIsMerge) {
					mergeSource(state, frame, value, tag);
					return;
				}
				!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key) && throwError$1(state, "duplicated mapping key");
				let err = frame.tag.addPair(frame.value, key, value);
				err && throwError$1(state, err);
				frame.overridable?.delete(key);
			}
			function addValue(state, value, tag) {
				let frame = state.frames[state.frames.length - 1];
				if (frame.kind === "document") {
					frame.value = value;
					frame.hasValue = !0;
				} else if (frame.kind === "sequence") {
					isMappingTag(tag) && state.nodeTags.set(value, tag);
					let err = frame.tag.addItem(frame.value, value, frame.index++);
					err && throwError$1(state, err);
				} else if (frame.hasKey) {
					let key = frame.key;
					frame.key = void 0;
					frame.hasKey = !1;
					addMappingValue(state, frame, key, value, tag);
				} else {
					frame.key = value;
					frame.keyPosition = state.position;
					frame.hasKey = !0;
					frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
				}
			}
			function storeAnchor(state, event, value, tag, isValueFinal) {
				if (event.anchorStart !== NO_RANGE$2) {
					let anchor = {
						value,
						tag,
						isValueFinal
					};
					state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
					return anchor;
				}
				return null;
			}
			function constructFromEvents(events, options) {
				let state = {
					...DEFAULT_CONSTRUCTOR_OPTIONS,
					...options,
					events,
					documents: [],
					eventIndex: 0,
					position: 0,
					frames: [],
					anchors: new Map(),
					nodeTags: new Map(),
					tagHandlers: Object.create(null),
					totalMergeKeys: 0,
					aliasCount: 0
				};
				for (; state.eventIndex < state.events.length;) {
					let event = state.events[state.eventIndex++];
					state.position = eventPosition$1(event);
					switch (event.type) {
						case EVENT_ID.DOCUMENT:
							state.anchors = new Map();
							state.nodeTags = new Map();
							state.aliasCount = 0;
							state.tagHandlers = Object.create(null);
							for (let directive of event.directives) directive.kind === "tag" && (state.tagHandlers[directive.handle] = directive.prefix);
							state.frames.push({
								kind: "document",
								position: state.position,
								value: void 0,
								hasValue: !1
							});
							break;
						case EVENT_ID.SCALAR: {
							let { value, tag } = constructScalar(state, event);
							storeAnchor(state, event, value, tag, !0);
							addValue(state, value, tag);
							break;
						}
						case EVENT_ID.SEQUENCE: {
							let tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
							let tag = state.schema.lookupSequenceTag(tagName);
							tag || throwError$1(state, `unknown sequence tag !<${tagName}>`);
							let value = tag.create(tagName);
							let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
							state.frames.push({
								kind: "sequence",
								position: state.position,
								value,
								tag,
								anchor,
								index: 0
							});
							break;
						}
						case EVENT_ID.MAPPING: {
							let tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
							let tag = state.schema.lookupMappingTag(tagName);
							tag || throwError$1(state, `unknown mapping tag !<${tagName}>`);
							let value = tag.create(tagName);
							let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
							state.frames.push({
								kind: "mapping",
								position: state.position,
								value,
								tag,
								anchor,
								key: void 0,
								keyPosition: state.position,
								hasKey: !1,
								keyIsMerge: !1,
								overridable: null
							});
							break;
						}
						case EVENT_ID.ALIAS: {
							state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases && throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
							let name = state.source.slice(event.anchorStart, event.anchorEnd);
							let anchor = state.anchors.get(name);
							anchor || throwError$1(state, `unidentified alias "${name}"`);
							anchor.isValueFinal || throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
							addValue(state, anchor.value, anchor.tag);
							break;
						}
						case EVENT_ID.POP: {
							let frame = state.frames.pop();
							if (frame.kind === "mapping" && frame.hasKey) {
								state.position = frame.keyPosition;
								throwError$1(state, "incomplete mapping pair in event stream");
							}
							if (frame.kind === "document") state.documents.push(frame.value);
							else {
								let value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
								if (frame.anchor) {
									frame.anchor.value = value;
									frame.anchor.isValueFinal = !0;
								}
								addValue(state, value, frame.tag);
							}
							break;
						}
					}
				}
				return state.documents;
			}
			var NO_RANGE$1 = -1;
			var HAS_OWN = Object.prototype.hasOwnProperty;
			var CONTEXT_FLOW_IN = 1;
			var CONTEXT_FLOW_OUT = 2;
			var CONTEXT_BLOCK_IN = 3;
			var CONTEXT_BLOCK_OUT = 4;
			var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
			var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
			var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
			var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
			var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
			var PATTERN_TAG_URI = RegExp(`^(?:${NS_URI_CHAR})*$`);
			var PATTERN_TAG_SUFFIX = RegExp(`^(?:${NS_TAG_CHAR})+$`);
			var PATTERN_TAG_PREFIX = RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
			var DEFAULT_PARSER_OPTIONS = {
				filename: "",
				maxDepth: 100
			};
			function addDocumentEvent(state, explicitStart, explicitEnd) {
				state.events.push({
					type: EVENT_ID.DOCUMENT,
					explicitStart,
					explicitEnd,
					directives: state.directives
				});
			}
			function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
				state.events.push({
					type: EVENT_ID.SEQUENCE,
					start,
					anchorStart,
					anchorEnd,
					tagStart,
					tagEnd,
					style
				});
			}
			function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
				state.events.push({
					type: EVENT_ID.MAPPING,
					start,
					anchorStart,
					anchorEnd,
					tagStart,
					tagEnd,
					style
				});
			}
			function insertFlowPairMappingEvent(state, snapshot) {
				state.events.splice(snapshot.eventsLength, 0, {
					type: EVENT_ID.MAPPING,
					start: snapshot.position,
					anchorStart: NO_RANGE$1,
					anchorEnd: NO_RANGE$1,
					tagStart: NO_RANGE$1,
					tagEnd: NO_RANGE$1,
					style: COLLECTION_STYLE.FLOW
				});
			}
			function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = !1) {
				state.events.push({
					type: EVENT_ID.SCALAR,
					valueStart,
					valueEnd,
					anchorStart,
					anchorEnd,
					tagStart,
					tagEnd,
					style,
					chomping,
					indent,
					fast
				});
			}
			function addAliasEvent(state, anchorStart, anchorEnd) {
				state.events.push({
					type: EVENT_ID.ALIAS,
					anchorStart,
					anchorEnd
				});
			}
			function addPopEvent(state) {
				state.events.push({ type: EVENT_ID.POP });
			}
			function addEmptyScalarEvent(state) {
				addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
			}
			function emptyProperties() {
				return {
					anchorStart: NO_RANGE$1,
					anchorEnd: NO_RANGE$1,
					tagStart: NO_RANGE$1,
					tagEnd: NO_RANGE$1
				};
			}
			function snapshotState(state) {
				return {
					position: state.position,
					line: state.line,
					lineStart: state.lineStart,
					lineIndent: state.lineIndent,
					firstTabInLine: state.firstTabInLine,
					eventsLength: state.events.length
				};
			}
			function restoreState(state, snapshot) {
				state.position = snapshot.position;
				state.line = snapshot.line;
				state.lineStart = snapshot.lineStart;
				state.lineIndent = snapshot.lineIndent;
				state.firstTabInLine = snapshot.firstTabInLine;
				state.events.length = snapshot.eventsLength;
			}
			function throwError(state, message) {
				YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
			}
			function isEol(c) {
				return c === 10 || c === 13;
			}
			function isWhiteSpace(c) {
				return c === 9 || c === 32;
			}
			function isWsOrEol(c) {
				return isWhiteSpace(c) || isEol(c);
			}
			function isWsOrEolOrEnd(c) {
				return c === 0 || isWsOrEol(c);
			}
			function isFlowIndicator(c) {
				return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
			}
			function fromDecimalCode(c) {
				return c >= 48 && c <= 57 ? c - 48 : -1;
			}
			function fromHexCode(c) {
				if (c >= 48 && c <= 57) return c - 48;
				let lc = c | 32;
				if (lc >= 97 && lc <= 102) return lc - 97 + 10;
				return -1;
			}
			function escapedHexLen(c) {
				if (c === 120) return 2;
				if (c === 117) return 4;
				if (c === 85) return 8;
				return 0;
			}
			function isSimpleEscape(c) {
				return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
			}
			function consumeLineBreak(state) {
				if (state.input.charCodeAt(state.position) === 10) state.position++;
				else {
					state.position++;
					state.input.charCodeAt(state.position) === 10 && state.position++;
				}
				state.line++;
				state.lineStart = state.position;
				state.lineIndent = 0;
				state.firstTabInLine = -1;
			}
			function skipSeparationSpace(state, allowComments) {
				let lineBreaks = 0;
				let ch = state.input.charCodeAt(state.position);
				let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
				for (; ch !== 0;) {
					for (; isWhiteSpace(ch);) {
						hasSeparation = !0;
						ch === 9 && state.firstTabInLine === -1 && (state.firstTabInLine = state.position);
						ch = state.input.charCodeAt(++state.position);
					}
					if (allowComments && hasSeparation && ch === 35) do
						ch = state.input.charCodeAt(++state.position);
					while (!isEol(ch) && ch !== 0);
					if (!isEol(ch)) break;
					consumeLineBreak(state);
					lineBreaks++;
					hasSeparation = !0;
					ch = state.input.charCodeAt(state.position);
					for (; ch === 32;) {
						state.lineIndent++;
						ch = state.input.charCodeAt(++state.position);
					}
				}
				return lineBreaks;
			}
			function testDocumentSeparator(state, position = state.position) {
				let ch = state.input.charCodeAt(position);
				if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
					let following = state.input.charCodeAt(position + 3);
					return following === 0 || isWsOrEol(following);
				}
				return !1;
			}
			function skipByteOrderMark(state) {
				if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
					state.position++;
					state.lineStart = state.position;
				}
			}
			function testDocumentBoundary(state) {
				if (state.position !== state.lineStart) return !1;
				if (testDocumentSeparator(state)) return !0;
				if (state.input.charCodeAt(state.position) !== 65279) return !1;
				let snapshot = snapshotState(state);
				skipByteOrderMark(state);
				skipSeparationSpace(state, !0);
				let ch = state.input.charCodeAt(state.position);
				let result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
				restoreState(state, snapshot);
				return result;
			}
			function skipUntilLineEnd(state) {
				let ch = state.input.charCodeAt(state.position);
				for (; ch !== 0 && !isEol(ch);) ch = state.input.charCodeAt(++state.position);
			}
			function checkPrintable(state, start, end) {
				let match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
				if (match !== null) {
					state.position = start + match.index + match[0].length - 1;
					throwError(state, "the stream contains non-printable characters");
				}
			}
			function readTagProperty(state, props, inFlow) {
				if (state.input.charCodeAt(state.position) !== 33) return !1;
				props.tagStart !== NO_RANGE$1 && throwError(state, "duplication of a tag property");
				let start = state.position;
				let isVerbatim = !1;
				let isNamed = !1;
				let tagHandle = "!";
				let ch = state.input.charCodeAt(++state.position);
				if (ch === 60) {
					isVerbatim = !0;
					ch = state.input.charCodeAt(++state.position);
				} else if (ch === 33) {
					isNamed = !0;
					tagHandle = "!!";
					ch = state.input.charCodeAt(++state.position);
				}
				let suffixStart = state.position;
				let tagName;
				if (isVerbatim) {
					for (; ch !== 0 && ch !== 62;) ch = state.input.charCodeAt(++state.position);
					ch !== 62 && throwError(state, "unexpected end of the stream within a verbatim tag");
					tagName = state.input.slice(suffixStart, state.position);
					state.position++;
				} else {
					for (; ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch));) {
						if (ch === 33) {
							if (isNamed) throwError(state, "tag suffix cannot contain exclamation marks");
							else {
								tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
								PATTERN_TAG_HANDLE.test(tagHandle) || throwError(state, "named tag handle cannot contain such characters");
								isNamed = !0;
								suffixStart = state.position + 1;
							}
						}
						ch = state.input.charCodeAt(++state.position);
					}
					tagName = state.input.slice(suffixStart, state.position);
					PATTERN_FLOW_INDICATORS.test(tagName) && throwError(state, "tag suffix cannot contain flow indicator characters");
				}
				tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName)) && throwError(state, `tag name cannot contain such characters: ${tagName}`);
				!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle) && throwError(state, `undeclared tag handle "${tagHandle}"`);
				props.tagStart = start;
				props.tagEnd = state.position;
				return !0;
			}
			function readAnchorProperty(state, props) {
				if (state.input.charCodeAt(state.position) !== 38) return !1;
				props.anchorStart !== NO_RANGE$1 && throwError(state, "duplication of an anchor property");
				state.position++;
				let start = state.position;
				for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
				state.position === start && throwError(state, "name of an anchor node must contain at least one character");
				props.anchorStart = start;
				props.anchorEnd = state.position;
				return !0;
			}
			function readAlias(state, props) {
				if (state.input.charCodeAt(state.position) !== 42) return !1;
				(props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) && throwError(state, "alias node should not have any properties");
				state.position++;
				let start = state.position;
				for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
				state.position === start && throwError(state, "name of an alias node must contain at least one character");
				addAliasEvent(state, start, state.position);
				return !0;
			}
			function readFlowScalarBreak(state, nodeIndent) {
				skipSeparationSpace(state, !1);
				state.lineIndent < nodeIndent && throwError(state, "deficient indentation");
			}
			function readSingleQuotedScalar(state, nodeIndent, props) {
				if (state.input.charCodeAt(state.position) !== 39) return !1;
				state.position++;
				let start = state.position;
				let simple = !0;
				for (; state.input.charCodeAt(state.position) !== 0;) {
					let ch = state.input.charCodeAt(state.position);
					if (ch === 39) {
						if (state.input.charCodeAt(state.position + 1) === 39) {
							simple = !1;
							state.position += 2;
							continue;
						}
						let end = state.position;
						state.position++;
						addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
						return !0;
					}
					if (isEol(ch)) {
						simple = !1;
						readFlowScalarBreak(state, nodeIndent);
					} else state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a single quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
				}
				throwError(state, "unexpected end of the stream within a single quoted scalar");
			}
			function readDoubleQuotedScalar(state, nodeIndent, props) {
				if (state.input.charCodeAt(state.position) !== 34) return !1;
				state.position++;
				let start = state.position;
				let simple = !0;
				for (; state.input.charCodeAt(state.position) !== 0;) {
					let ch = state.input.charCodeAt(state.position);
					if (ch === 34) {
						let end = state.position;
						state.position++;
						addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
						return !0;
					}
					if (ch === 92) {
						simple = !1;
						let escaped = state.input.charCodeAt(++state.position);
						if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
						else if (isSimpleEscape(escaped)) state.position++;
						else {
							let hexLength = escapedHexLen(escaped);
							hexLength === 0 && throwError(state, "unknown escape sequence");
							for (; hexLength-- > 0;) {
								state.position++;
								fromHexCode(state.input.charCodeAt(state.position)) < 0 && throwError(state, "expected hexadecimal character");
							}
							state.position++;
						}
					} else if (isEol(ch)) {
						simple = !1;
						readFlowScalarBreak(state, nodeIndent);
					} else state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a double quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
				}
				throwError(state, "unexpected end of the stream within a double quoted scalar");
			}
			function readBlockScalar(state, parentIndent, props) {
				let ch = state.input.charCodeAt(state.position);
				let chomping = CHOMPING_MODE.CLIP;
				let indent = -1;
				let detectedIndent = !1;
				if (ch !== 124 && ch !== 62) return !1;
				let style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
				state.position++;
				for (; state.input.charCodeAt(state.position) !== 0;) {
					let current = state.input.charCodeAt(state.position);
					let digit = fromDecimalCode(current);
					if (current === 43 || current === 45) {
						chomping !== CHOMPING_MODE.CLIP && throwError(state, "repeat of a chomping mode identifier");
						chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
						state.position++;
					} else if (digit >= 0) {
						digit === 0 && throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
						detectedIndent && throwError(state, "repeat of an indentation width identifier");
						indent = parentIndent + digit - 1;
						detectedIndent = !0;
						state.position++;
					} else break;
				}
				let hadWhitespace = !1;
				for (; isWhiteSpace(state.input.charCodeAt(state.position));) {
					hadWhitespace = !0;
					state.position++;
				}
				hadWhitespace && state.input.charCodeAt(state.position) === 35 && skipUntilLineEnd(state);
				isEol(state.input.charCodeAt(state.position)) ? consumeLineBreak(state) : state.input.charCodeAt(state.position) !== 0 && throwError(state, "a line break is expected");
				let contentIndent = detectedIndent ? indent : -1;
				let maxLeadingIndent = 0;
				let valueStart = state.position;
				let valueEnd = state.position;
				for (; state.input.charCodeAt(state.position) !== 0;) {
					let linePosition = state.position;
					let column = 0;
					for (; state.input.charCodeAt(linePosition + column) === 32;) column++;
					let first = state.input.charCodeAt(linePosition + column);
					if (first === 0) {
						contentIndent >= 0 ? column > contentIndent && (valueEnd = linePosition + column) : column > 0 && (valueEnd = linePosition + column);
						break;
					}
					if (testDocumentBoundary(state)) break;
					!detectedIndent && contentIndent === -1 && isEol(first) && (maxLeadingIndent = Math.max(maxLeadingIndent, column));
					if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
						if (first === 9 && column < parentIndent) {
							state.position = linePosition + column;
							throwError(state, "tab characters must not be used in indentation");
						}
						if (column >= parentIndent && column < maxLeadingIndent) {
							state.position = linePosition + column;
							throwError(state, "bad indentation of a mapping entry");
						}
					}
					if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
						state.lineIndent = column;
						state.position = linePosition + column;
						break;
					}
					!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1 && (contentIndent = column);
					let requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
					if (first !== 0 && !isEol(first) && column < requiredIndent) {
						state.lineIndent = column;
						state.position = linePosition + column;
						break;
					}
					skipUntilLineEnd(state);
					valueEnd = state.position;
					if (isEol(state.input.charCodeAt(state.position))) {
						consumeLineBreak(state);
						valueEnd = state.position;
					}
				}
				checkPrintable(state, valueStart, valueEnd);
				addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
				return !0;
			}
			function canStartPlainScalar(state, nodeContext) {
				let ch = state.input.charCodeAt(state.position);
				let inFlow = nodeContext === CONTEXT_FLOW_IN;
				if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return !1;
				if (ch === 63 || ch === 45) {
					let following = state.input.charCodeAt(state.position + 1);
					if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return !1;
				}
				return !0;
			}
			function readPlainScalar(state, nodeIndent, nodeContext, props) {
				if (!canStartPlainScalar(state, nodeContext)) return !1;
				let start = state.position;
				let end = state.position;
				let ch = state.input.charCodeAt(state.position);
				let inFlow = nodeContext === CONTEXT_FLOW_IN;
				let multiline = !1;
				for (; ch !== 0 && !testDocumentBoundary(state);) {
					if (ch === 58) {
						let following = state.input.charCodeAt(state.position + 1);
						if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
					} else if (ch === 35) {
						if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
					} else if (inFlow && isFlowIndicator(ch)) break;
					else if (isEol(ch)) {
						let savedPosition = state.position;
						let savedLine = state.line;
						let savedLineStart = state.lineStart;
						let savedLineIndent = state.lineIndent;
						skipSeparationSpace(state, !1);
						if (state.lineIndent >= nodeIndent) {
							multiline = !0;
							ch = state.input.charCodeAt(state.position);
							continue;
						}
						state.position = savedPosition;
						state.line = savedLine;
						state.lineStart = savedLineStart;
						state.lineIndent = savedLineIndent;
						break;
					}
					isWhiteSpace(ch) || (end = state.position + 1);
					ch = state.input.charCodeAt(++state.position);
				}
				if (end === start) return !1;
				checkPrintable(state, start, end);
				addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
				return !0;
			}
			function skipFlowSeparationSpace(state, nodeIndent) {
				let startLine = state.line;
				skipSeparationSpace(state, !0);
				(state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) && throwError(state, "deficient indentation");
			}
			function readFlowCollection(state, nodeIndent, props) {
				let ch = state.input.charCodeAt(state.position);
				let isMapping = ch === 123;
				let start = state.position;
				let readNext = !0;
				if (ch !== 91 && ch !== 123) return !1;
				let terminator = isMapping ? 125 : 93;
				isMapping ? addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW) : addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
				state.position++;
				for (; state.input.charCodeAt(state.position) !== 0;) {
					skipFlowSeparationSpace(state, nodeIndent);
					let ch = state.input.charCodeAt(state.position);
					if (ch === terminator) {
						state.position++;
						addPopEvent(state);
						return !0;
					} else readNext ? ch === 44 && throwError(state, "expected the node content, but found ','") : throwError(state, "missed comma between flow collection entries");
					let isPair = !1;
					let isExplicitPair = !1;
					if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
						isPair = isExplicitPair = !0;
						state.position += 1;
						skipFlowSeparationSpace(state, nodeIndent);
					}
					let entryLine = state.line;
					let entryStart = snapshotState(state);
					let keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0);
					skipFlowSeparationSpace(state, nodeIndent);
					ch = state.input.charCodeAt(state.position);
					if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
						isPair = !0;
						state.position++;
						skipFlowSeparationSpace(state, nodeIndent);
						if (isMapping) keyWasRead || addEmptyScalarEvent(state);
						else {
							insertFlowPairMappingEvent(state, entryStart);
							keyWasRead || addEmptyScalarEvent(state);
						}
						parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0) || addEmptyScalarEvent(state);
						skipFlowSeparationSpace(state, nodeIndent);
						isMapping || addPopEvent(state);
					} else if (isMapping && isPair) {
						keyWasRead || addEmptyScalarEvent(state);
						addEmptyScalarEvent(state);
					} else if (isMapping) addEmptyScalarEvent(state);
					else if (isPair) {
						insertFlowPairMappingEvent(state, entryStart);
						keyWasRead || addEmptyScalarEvent(state);
						addEmptyScalarEvent(state);
						addPopEvent(state);
					}
					ch = state.input.charCodeAt(state.position);
					if (ch === 44) {
						readNext = !0;
						state.position++;
					} else readNext = !1;
				}
				throwError(state, "unexpected end of the stream within a flow collection");
			}
			function readBlockSequence(state, nodeIndent, props) {
				if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return !1;
				addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				for (; state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1));) {
					if (state.firstTabInLine !== -1) {
						state.position = state.firstTabInLine;
						throwError(state, "tab characters must not be used in indentation");
					}
					let entryLine = state.line;
					state.position++;
					let hadBreak = skipSeparationSpace(state, !0) > 0;
					state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry");
					hadBreak && state.lineIndent <= nodeIndent ? addEmptyScalarEvent(state) : parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, !1, !0);
					skipSeparationSpace(state, !0);
					if (state.lineIndent < nodeIndent || state.position >= state.length) break;
					state.lineIndent > nodeIndent && throwError(state, "bad indentation of a sequence entry");
					state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry");
				}
				addPopEvent(state);
				return !0;
			}
			function readBlockMapping(state, nodeIndent, flowIndent, props) {
				let atExplicitKey = !1;
				let detected = !1;
				let mappingOpened = !1;
				let pendingExplicitKey = !1;
				if (state.firstTabInLine !== -1) return !1;
				let ch = state.input.charCodeAt(state.position);
				for (; ch !== 0;) {
					if (!atExplicitKey && state.firstTabInLine !== -1) {
						state.position = state.firstTabInLine;
						throwError(state, "tab characters must not be used in indentation");
					}
					let following = state.input.charCodeAt(state.position + 1);
					let entryLine = state.line;
					if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
						if (!mappingOpened) {
							addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
							mappingOpened = !0;
						}
						if (ch === 63) {
							atExplicitKey && addEmptyScalarEvent(state);
							detected = !0;
							atExplicitKey = !0;
						} else if (atExplicitKey) atExplicitKey = !1;
						else {
							addEmptyScalarEvent(state);
							detected = !0;
							atExplicitKey = !1;
						}
						state.position += 1;
						pendingExplicitKey = !0;
					} else {
						if (atExplicitKey) {
							addEmptyScalarEvent(state);
							atExplicitKey = !1;
						}
						let beforeKey = snapshotState(state);
						if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, !1, !0)) break;
						if (state.line === entryLine) {
							ch = state.input.charCodeAt(state.position);
							for (; isWhiteSpace(ch);) ch = state.input.charCodeAt(++state.position);
							if (ch === 58) {
								ch = state.input.charCodeAt(++state.position);
								isWsOrEolOrEnd(ch) || throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
								if (!mappingOpened) {
									state.events.splice(beforeKey.eventsLength, 0, {
										type: EVENT_ID.MAPPING,
										start: beforeKey.position,
										anchorStart: props.anchorStart,
										anchorEnd: props.anchorEnd,
										tagStart: props.tagStart,
										tagEnd: props.tagEnd,
										style: COLLECTION_STYLE.BLOCK
									});
									mappingOpened = !0;
								}
								detected = !0;
								atExplicitKey = !1;
								pendingExplicitKey = !1;
							} else if (detected) throwError(state, "expected ':' after a mapping key");
							else {
								if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
									restoreState(state, beforeKey);
									return !1;
								}
								return !0;
							}
						} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
						else {
							if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
								restoreState(state, beforeKey);
								return !1;
							}
							return !0;
						}
					}
					parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, !0, pendingExplicitKey) && (pendingExplicitKey = !1);
					if (!atExplicitKey && pendingExplicitKey) {
						addEmptyScalarEvent(state);
						pendingExplicitKey = !1;
					}
					skipSeparationSpace(state, !0);
					ch = state.input.charCodeAt(state.position);
					if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
					else if (state.lineIndent < nodeIndent) break;
				}
				if (!detected) return !1;
				atExplicitKey && addEmptyScalarEvent(state);
				mappingOpened && addPopEvent(state);
				return !0;
			}
			function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = !0) {
				state.depth >= state.maxDepth && throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
				state.depth++;
				let indentStatus = 1;
				let atNewLine = !1;
				let hasContent = !1;
				let propertyStart = null;
				let props = emptyProperties();
				let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
				let allowBlockCollections = allowBlockScalars;
				let allowBlockStyles = allowBlockScalars;
				if (allowToSeek && skipSeparationSpace(state, !0)) {
					atNewLine = !0;
					indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
				}
				if (indentStatus === 1) for (;;) {
					let ch = state.input.charCodeAt(state.position);
					let propertyState = snapshotState(state);
					if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
					if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
						let fallbackState = snapshotState(state);
						let flowIndent = parentIndent + 1;
						if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
							state.depth--;
							return !0;
						}
						restoreState(state, fallbackState);
					}
					if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
					if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
					propertyStart === null && (propertyStart = propertyState);
					if (skipSeparationSpace(state, !0)) {
						atNewLine = !0;
						allowBlockCollections = allowBlockStyles;
						indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
					} else allowBlockCollections = !1;
				}
				allowBlockCollections &&= atNewLine || allowCompact;
				if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
					let flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
					let blockIndent = state.position - state.lineStart;
					if (indentStatus === 1) {
						if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = !0;
						else {
							let ch = state.input.charCodeAt(state.position);
							if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
								let fallbackState = snapshotState(state);
								let propertyIndent = propertyStart.position - propertyStart.lineStart;
								restoreState(state, propertyStart);
								readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING ? hasContent = !0 : restoreState(state, fallbackState);
							}
							!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props)) && (hasContent = !0);
						}
					} else indentStatus === 0 && (hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props));
				}
				allowBlockScalars &&= !hasContent;
				if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
					addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
					hasContent = !0;
				}
				state.depth--;
				return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
			}
			function readDirective(state) {
				if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return !1;
				state.position++;
				let nameStart = state.position;
				for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
				let name = state.input.slice(nameStart, state.position);
				let args = [];
				name.length === 0 && throwError(state, "directive name must not be less than one character in length");
				for (; state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position));) {
					for (; isWhiteSpace(state.input.charCodeAt(state.position));) state.position++;
					if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
					let start = state.position;
					for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
					args.push(state.input.slice(start, state.position));
				}
				isEol(state.input.charCodeAt(state.position)) && consumeLineBreak(state);
				if (name === "YAML") {
					state.directives.some((directive) => directive.kind === "yaml") && throwError(state, "duplication of %YAML directive");
					args.length !== 1 && throwError(state, "YAML directive accepts exactly one argument");
					let match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
					match === null && throwError(state, "ill-formed argument of the YAML directive");
					parseInt(match[1], 10) !== 1 && throwError(state, "unacceptable YAML version of the document");
					state.directives.push({
						kind: "yaml",
						version: args[0]
					});
				} else if (name === "TAG") {
					args.length !== 2 && throwError(state, "TAG directive accepts exactly two arguments");
					let [handle, prefix] = args;
					PATTERN_TAG_HANDLE.test(handle) || throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
					HAS_OWN.call(state.tagHandlers, handle) && throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
					PATTERN_TAG_PREFIX.test(prefix) || throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
					state.tagHandlers[handle] = prefix;
					state.directives.push({
						kind: "tag",
						handle,
						prefix
					});
				}
				return !0;
			}
			function readDocument(state) {
				state.directives = [];
				state.tagHandlers = Object.create(null);
				let hasDirectives = !1;
				skipSeparationSpace(state, !0);
				for (; readDirective(state);) {
					hasDirectives = !0;
					skipSeparationSpace(state, !0);
				}
				let explicitStart = !1;
				let explicitEnd = !1;
				let allowCompact = !0;
				if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
					explicitStart = !0;
					let markerLine = state.line;
					state.position += 3;
					skipSeparationSpace(state, !0);
					allowCompact = state.line > markerLine;
				} else hasDirectives && throwError(state, "directives end mark is expected");
				let documentEventIndex = state.events.length;
				if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
					state.position += 3;
					skipSeparationSpace(state, !0);
					return;
				}
				addDocumentEvent(state, explicitStart, !1);
				parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, !1, allowCompact, allowCompact) || addEmptyScalarEvent(state);
				skipSeparationSpace(state, !0);
				if (state.position === state.lineStart && testDocumentSeparator(state)) {
					explicitEnd = state.input.charCodeAt(state.position) === 46;
					if (explicitEnd) {
						let markerLine = state.line;
						state.position += 3;
						skipSeparationSpace(state, !0);
						state.line === markerLine && state.position < state.length && throwError(state, "end of the stream or a document separator is expected");
					}
				}
				let documentEvent = state.events[documentEventIndex];
				documentEvent?.type === EVENT_ID.DOCUMENT && (documentEvent.explicitEnd = explicitEnd);
				addPopEvent(state);
				!explicitEnd && state.position < state.length && !testDocumentBoundary(state) && throwError(state, "end of the stream or a document separator is expected");
			}
			function parseEvents(input, options) {
				let length = input.length;
				let state = {
					...DEFAULT_PARSER_OPTIONS,
					...options,
					input: `${input}\0`,
					length,
					position: 0,
					line: 0,
					lineStart: 0,
					lineIndent: 0,
					firstTabInLine: -1,
					depth: 0,
					directives: [],
					tagHandlers: Object.create(null),
					events: []
				};
				let nullpos = input.indexOf("\0");
				nullpos !== -1 && YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
				for (; state.position < state.length;) {
					skipByteOrderMark(state);
					skipSeparationSpace(state, !0);
					if (state.position >= state.length) break;
					let documentStart = state.position;
					readDocument(state);
					state.position === documentStart && throwError(state, "can not read a document");
				}
				return state.events;
			}
			var DEFAULT_LOAD_OPTIONS = {
				...DEFAULT_PARSER_OPTIONS,
				...DEFAULT_CONSTRUCTOR_OPTIONS
			};
			function loadDocuments(input, options = {}) {
				let opts = {
					...DEFAULT_LOAD_OPTIONS,
					...options
				};
				let source = String(input);
				let PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
				let CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
				return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
					...pick(opts, CONSTRUCTOR_OPT_KEYS),
					source
				});
			}
			function loadAll(input, iteratorOrOptions, options) {
				let iterator = null;
				typeof iteratorOrOptions == "function" ? iterator = iteratorOrOptions : typeof iteratorOrOptions == "object" && iteratorOrOptions && (options = iteratorOrOptions);
				let documents = loadDocuments(input, options);
				if (iterator === null) return documents;
				for (let document of documents) iterator(document);
			}
			function load(input, options) {
				let documents = loadDocuments(input, options);
				if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
				if (documents.length === 1) return documents[0];
				throw new YAMLException("expected a single document in the stream, but found more");
			}
			var INVALID = Symbol("INVALID");
			function buildRepresentTypes(schema) {
				let defaultTags = new Set([
					schema.defaultScalarTag,
					schema.defaultSequenceTag,
					schema.defaultMappingTag
				].filter((t) => t !== void 0));
				let implicitScalars = schema.implicitScalarTags;
				let explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
				let defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
				return [
					...implicitScalars.map((tag) => ({
						tag,
						implicitTag: !0
					})),
					...explicitTags.map((tag) => ({
						tag,
						implicitTag: !1
					})),
					...defaultTagsLast.map((tag) => ({
						tag,
						implicitTag: !0
					}))
				];
			}
			function matchTag(state, object) {
				for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
					let { tag, implicitTag } = state.representTypes[index];
					if (tag.identify(object)) {
						let tagName;
						tagName = tag.matchByTagPrefix ? tag.representTagName(object) : tag.tagName;
						return {
							tag,
							tagName,
							implicitTag
						};
					}
				}
				return null;
			}
			function build(state, object) {
				if (!state.noRefs && typeof object == "object" && object) {
					let existing = state.refs.get(object);
					if (existing) {
						existing.anchor === void 0 && (existing.anchor = `ref_${state.refCounter++}`);
						return {
							kind: "alias",
							anchor: existing.anchor
						};
					}
				}
				let matched = matchTag(state, object);
				if (!matched) {
					if (object === void 0) return INVALID;
					if (state.skipInvalid) return INVALID;
					throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
				}
				let { tag, tagName, implicitTag } = matched;
				let nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
				if (tag.nodeKind === "scalar") return {
					kind: "scalar",
					tag: nodeTagName,
					tagged: !implicitTag,
					style: SCALAR_STYLE.PLAIN,
					value: tag.represent(object)
				};
				if (tag.nodeKind === "sequence") {
					let container = tag.represent(object);
					let node = {
						kind: "sequence",
						tag: nodeTagName,
						tagged: !implicitTag,
						style: COLLECTION_STYLE.BLOCK,
						items: []
					};
					state.noRefs || state.refs.set(object, node);
					for (let index = 0, length = container.length; index < length; index += 1) {
						let item = build(state, container[index]);
						item === INVALID && container[index] === void 0 && (item = build(state, null));
						if (item === INVALID) continue;
						node.items.push(item);
					}
					return node;
				}
				let map = tag.represent(object);
				let node = {
					kind: "mapping",
					tag: nodeTagName,
					tagged: !implicitTag,
					style: COLLECTION_STYLE.BLOCK,
					items: []
				};
				state.noRefs || state.refs.set(object, node);
				for (let [objectKey, objectValue] of map) {
					let key = build(state, objectKey);
					if (key === INVALID) continue;
					let value = build(state, objectValue);
					if (value === INVALID) continue;
					node.items.push({
						key,
						value
					});
				}
				return node;
			}
			function jsToAst(input, schema, options = {}) {
				let root = build({
					representTypes: buildRepresentTypes(schema),
					noRefs: options.noRefs ?? !1,
					skipInvalid: options.skipInvalid ?? !1,
					refs: new Map(),
					refCounter: 0
				}, input);
				return [{
					contents: root === INVALID ? null : root,
					directives: []
				}];
			}
			var VISIT_BREAK = Symbol("visit:break");
			var VISIT_SKIP = Symbol("visit:skip");
			function visitNode(node, visitor, ctx) {
				let control = visitor(node, ctx);
				if (control === VISIT_BREAK) return !0;
				if (control === VISIT_SKIP) return !1;
				let depth = ctx.depth + 1;
				switch (node.kind) {
					case "sequence":
						for (let item of node.items) if (visitNode(item, visitor, {
							depth,
							parent: node,
							isKey: !1
						})) return !0;
						break;
					case "mapping": for (let { key, value } of node.items) {
						if (visitNode(key, visitor, {
							depth,
							parent: node,
							isKey: !0
						})) return !0;
						if (visitNode(value, visitor, {
							depth,
							parent: node,
							isKey: !1
						})) return !0;
					}
				}
				return !1;
			}
			function visit(documents, visitor) {
				for (let doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
					depth: 0,
					parent: null,
					isKey: !1
				})) return;
			}
			function hasBit(mask, bit) {
				return !!(mask & 1 << bit);
			}
			var DEFAULT_SCALAR_STYLE_RULES = {
				applyQuoteFlowKeysOption,
				doubleQuoteForInvisibles,
				doubleQuoteWhitespaceOnly,
				applyForceQuotesOption,
				tryLongOrMultilineAsBlock,
				quoteInvalidPlain,
				fallbackToDoubleQuoted
			};
			function _preferredQuotedStyle(layout) {
				if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
				return SCALAR_STYLE.DOUBLE_QUOTED;
			}
			function applyQuoteFlowKeysOption(layout) {
				if (!layout.presenterOptions.quoteFlowKeys) return;
				if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
				layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
			}
			function doubleQuoteForInvisibles(layout) {
				layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
			}
			function doubleQuoteWhitespaceOnly(layout) {
				layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
			}
			function applyForceQuotesOption(layout) {
				if (!layout.presenterOptions.forceQuotes) return;
				if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
				if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
				layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
			}
			function tryLongOrMultilineAsBlock(layout) {
				if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
				let value = layout.node.value;
				let multiline = value.indexOf("\n") !== -1;
				if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
					multiline && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
					return;
				}
				let w = layout.presenterOptions.lineWidth;
				if (w === -1) {
					multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
					return;
				}
				let availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
				let position = 0;
				let shouldFold = !1;
				for (; position <= value.length;) {
					let lineEnd = value.length;
					let nextLineBreak = value.indexOf("\n", position);
					nextLineBreak !== -1 && (lineEnd = nextLineBreak);
					let line = value.slice(position, lineEnd);
					line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line) && (shouldFold = !0);
					if (nextLineBreak === -1) break;
					position = nextLineBreak + 1;
				}
				shouldFold ? layout.style = SCALAR_STYLE.FOLDED_BLOCK : multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
			}
			function quoteInvalidPlain(layout) {
				layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN) && (layout.style = _preferredQuotedStyle(layout));
			}
			function fallbackToDoubleQuoted(layout) {
				hasBit(layout.allowedStylesMask, layout.style) || (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
			}
			function setBit(mask, bit) {
				return mask | 1 << bit;
			}
			var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
			var SRC_B_CHAR = "[\\n\\r]";
			var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
			var SRC_S_WHITE = "[ \\t]";
			var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
			var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
			var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
			var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
			var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
			var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
			var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
			var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
			var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
			var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
			var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
			var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
			var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
			var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
			var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
			var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
			var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
			var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
			var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
			var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
			var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
			var NS_PLAIN_FLOW_OUT = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
			var NS_PLAIN_FLOW_IN = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
			var NS_PLAIN_BLOCK_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
			var NS_PLAIN_FLOW_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
			var NB_SINGLE_ONE_LINE = RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
			var NB_SINGLE_MULTI_LINE = RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
			var BLOCK_SCALAR_CONTENT = RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
			var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
			var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
			function canUsePlain(layout) {
				let str = layout.node.value;
				if (str !== "") {
					if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return !1;
					if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return !1;
					if (layout.shiftOfContent === 0) {
						let firstLineBreak = str.indexOf("\n");
						if (firstLineBreak !== -1) {
							let content = str.slice(firstLineBreak + 1);
							if (C_FORBIDDEN_CONTENT.test(content)) return !1;
						}
					}
				}
				let resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
				if (!layout.node.tagged && resolvedTag !== layout.node.tag) return !1;
				if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return !1;
				return !0;
			}
			function canUseSingleQuoted(layout) {
				let str = layout.node.value;
				if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return !1;
				if (/[ \t]\n|\n[ \t]/.test(str)) return !1;
				if (!layout.isKey && layout.shiftOfContent === 0) {
					let firstLineBreak = str.indexOf("\n");
					if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return !1;
				}
				return !0;
			}
			function canUseBlock(layout) {
				if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return !1;
				let contentIndent = layout.shiftOfContent - layout.shiftOfParent;
				if (contentIndent < 1) return !1;
				if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return !1;
				if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return !1;
				return !0;
			}
			function detectAllowedStyles(layout) {
				let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
				canUsePlain(layout) && (mask = setBit(mask, SCALAR_STYLE.PLAIN));
				canUseSingleQuoted(layout) && (mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED));
				canUseBlock(layout) && (mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK));
				layout.allowedStylesMask = mask;
			}
			function renderScalar(layout) {
				switch (layout.style) {
					case SCALAR_STYLE.PLAIN: return renderPlain(layout);
					case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
					case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
					case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
					case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
				}
			}
			function renderPlain(layout) {
				return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
			}
			function renderSingleQuoted(layout) {
				return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
			}
			function renderLiteralBlock(layout) {
				let value = layout.node.value;
				return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
			}
			function renderFoldedBlock(layout) {
				let value = layout.node.value;
				let w = layout.presenterOptions.lineWidth;
				let availableWidth = Infinity;
				w !== -1 && (availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent));
				return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
			}
			function renderDoubleQuoted(layout) {
				return `"${escapeString(layout.node.value)}"`;
			}
			function encodeFlowBreaks(string, shiftOfContent) {
				let nextLF = string.indexOf("\n");
				if (nextLF === -1) return string;
				let pad = " ".repeat(shiftOfContent);
				let result = string.slice(0, nextLF);
				let lineRe = /(\n+)([^\n]*)/g;
				lineRe.lastIndex = nextLF;
				let match;
				for (; match = lineRe.exec(string);) {
					let breaks = match[1].length;
					let line = match[2];
					result += "\n".repeat(breaks + 1) + pad + line;
				}
				return result;
			}
			function indentString(string, spaces) {
				let indent = " ".repeat(spaces);
				let position = 0;
				let result = "";
				let length = string.length;
				for (; position < length;) {
					let line;
					let next = string.indexOf("\n", position);
					if (next === -1) {
						line = string.slice(position);
						position = length;
					} else {
						line = string.slice(position, next + 1);
						position = next + 1;
					}
					line.length && line !== "\n" && (result += indent);
					result += line;
				}
				return result;
			}
			function needIndentIndicator(string) {
				return /^\n* /.test(string);
			}
			function blockHeader(string, shiftOfParent, shiftOfContent) {
				let indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
				let clip = string[string.length - 1] === "\n";
				return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
			}
			function dropEndingNewline(string) {
				return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
			}
			function isMoreIndented(char) {
				return char === " " || char === "	";
			}
			function foldLine(line, width) {
				if (line === "" || isMoreIndented(line[0])) return line;
				let breakRe = / [^ \t]/g;
				let match;
				let start = 0;
				let end;
				let curr = 0;
				let next = 0;
				let result = "";
				for (; match = breakRe.exec(line);) {
					next = match.index;
					if (next - start > width) {
						end = curr > start ? curr : next;
						result += `\n${line.slice(start, end)}`;
						start = end + 1;
					}
					curr = next;
				}
				result += "\n";
				line.length - start > width && curr > start ? result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}` : result += line.slice(start);
				return result.slice(1);
			}
			function foldBlockScalar(string, width) {
				let lineRe = /(\n+)([^\n]*)/g;
				let nextLF = string.indexOf("\n");
				nextLF === -1 && (nextLF = string.length);
				lineRe.lastIndex = nextLF;
				let result = foldLine(string.slice(0, nextLF), width);
				let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
				let moreIndented;
				let match;
				for (; match = lineRe.exec(string);) {
					let prefix = match[1];
					let line = match[2];
					moreIndented = line !== "" && isMoreIndented(line[0]);
					result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
					prevMoreIndented = moreIndented;
				}
				return result;
			}
			var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
			function escapeCharacter(character) {
				switch (character) {
					case "\0": return "\\0";
					case "\x07": return "\\a";
					case "\b": return "\\b";
					case "	": return "\\t";
					case "\n": return "\\n";
					case "\v": return "\\v";
					case "\f": return "\\f";
					case "\r": return "\\r";
					case "\x1B": return "\\e";
					case "\"": return "\\\"";
					case "\\": return "\\\\";
					case "\u0085": return "\\N";
					case "\xA0": return "\\_";
					case "\u2028": return "\\L";
					case "\u2029": return "\\P";
				}
				let code = character.charCodeAt(0);
				let hex = code.toString(16).toUpperCase();
				if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
				return `\\u${"0".repeat(4 - hex.length)}${hex}`;
			}
			function escapeString(string) {
				return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
			}
			var CHAR_LINE_FEED = 10;
			var DEFAULT_PRESENTER_OPTIONS = {
				indent: 2,
				seqNoIndent: !1,
				seqInlineFirst: !0,
				lineWidth: 80,
				flowBracketPadding: !1,
				flowSkipCommaSpace: !1,
				flowSkipColonSpace: !1,
				quoteFlowKeys: !1,
				quoteStyle: "single",
				forceQuotes: !1,
				scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
				tagBeforeAnchor: !1
			};
			function nodeTagShort(node) {
				return node.tagged ? node.tag : tagNameShort(node.tag);
			}
			function createPresenterState(options) {
				let opts = {
					...DEFAULT_PRESENTER_OPTIONS,
					...options
				};
				opts.flowSkipColonSpace && (opts.quoteFlowKeys = !0);
				return {
					...opts,
					defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
					openEnded: !1
				};
			}
			function generateNextLine(state, level) {
				return `\n${" ".repeat(state.indent * level)}`;
			}
			function scalarLayout(state, node, parent, level, isKey, flowOnly) {
				return {
					node,
					parent,
					level,
					isKey,
					flowOnly,
					shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
					shiftOfContent: state.indent * Math.max(1, level),
					shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
					presenterOptions: state,
					allowedStylesMask: 0,
					style: node.style
				};
			}
			function writeFlowSequence(state, level, node) {
				let result = "";
				for (let index = 0, length = node.items.length; index < length; index += 1) {
					let item = writeNode(state, level, node.items[index], node, {}).text;
					index > 0 && (result += `,${state.flowSkipCommaSpace ? "" : " "}`);
					result += item;
				}
				let pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
				return `[${pad}${result}${pad}]`;
			}
			function writeBlockSequence(state, level, node, compact) {
				let result = "";
				for (let index = 0, length = node.items.length; index < length; index += 1) {
					let item = writeNode(state, level + 1, node.items[index], node, {
						block: !0,
						compact: state.seqInlineFirst,
						isblockseq: !0
					}).text;
					compact && result === "" || (result += generateNextLine(state, level));
					item === "" || CHAR_LINE_FEED === item.charCodeAt(0) ? result += "-" : result += "- ";
					result += item;
				}
				return result;
			}
			function writeFlowMapping(state, level, node) {
				let result = "";
				for (let { key, value } of node.items) {
					let pairBuffer = "";
					result !== "" && (pairBuffer += `,${state.flowSkipCommaSpace ? "" : " "}`);
					let keyRender = writeNode(state, level, key, node, { iskey: !0 });
					let keyText = keyRender.text;
					let valueText = writeNode(state, level, value, node, {}).text;
					let sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
					let keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
					let keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
					pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
					result += pairBuffer;
				}
				let pad = state.flowBracketPadding && result !== "" ? " " : "";
				return `{${pad}${result}${pad}}`;
			}
			function writeBlockMapping(state, level, node, compact) {
				let result = "";
				for (let index = 0, length = node.items.length; index < length; index += 1) {
					let pairBuffer = "";
					compact && result === "" || (pairBuffer += generateNextLine(state, level));
					let { key, value } = node.items[index];
					let keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
					let keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
						block: !0,
						compact: !0,
						isblockseq: !cannotBeCompact(state, key, level + 1)
					}) : writeNode(state, level + 1, key, node, {
						block: !0,
						compact: !0,
						iskey: !0
					});
					let keyText = keyRender.text;
					let keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
					let keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
					let explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
					explicitPair && (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0) ? pairBuffer += "?" : pairBuffer += "? ");
					pairBuffer += keyText;
					explicitPair && (pairBuffer += generateNextLine(state, level));
					let valueText = writeNode(state, level + 1, value, node, {
						block: !0,
						compact: explicitPair,
						isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
					}).text;
					let keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
					let keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
					valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0) ? pairBuffer += `${keyColonSep}:` : pairBuffer += `${keyColonSep}: `;
					pairBuffer += valueText;
					result += pairBuffer;
				}
				return result;
			}
			function cannotBeCompact(state, node, level) {
				if (node.kind === "alias") return !0;
				return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
			}
			function writeNode(state, level, node, parent, ctx) {
				if (node.kind === "alias") {
					state.openEnded = !1;
					return {
						text: `*${node.anchor}`,
						noBody: !1
					};
				}
				let { block = !1, iskey = !1, isblockseq = !1 } = ctx;
				let compact = ctx.compact ?? !1;
				let hasAnchor = node.anchor !== void 0;
				cannotBeCompact(state, node, level) && (compact = !1);
				let body;
				let shouldPrintTag = node.tagged;
				let useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
				if (node.kind === "mapping") body = useBlockCollection ? writeBlockMapping(state, level, node, compact) : writeFlowMapping(state, level, node);
				else if (node.kind === "sequence") body = useBlockCollection ? state.seqNoIndent && !isblockseq && level > 0 ? writeBlockSequence(state, level - 1, node, compact) : writeBlockSequence(state, level, node, compact) : writeFlowSequence(state, level, node);
				else {
					let layout = scalarLayout(state, node, parent, level, iskey, !block);
					detectAllowedStyles(layout);
					for (let rule of state.scalarStyleRules) rule(layout);
					body = renderScalar(layout);
					state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
					shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
				}
				node.kind !== "mapping" && node.kind !== "sequence" || useBlockCollection || (state.openEnded = !1);
				useBlockCollection && compact && level > 0 && state.indent > 2 && (body = `${" ".repeat(state.indent - 2)}${body}`);
				let noBody = body === "";
				let text = body;
				if (shouldPrintTag || hasAnchor) {
					let props = [];
					let tag = shouldPrintTag ? nodeTagShort(node) : null;
					let anchor = hasAnchor ? `&${node.anchor}` : null;
					if (state.tagBeforeAnchor) {
						tag !== null && props.push(tag);
						anchor !== null && props.push(anchor);
					} else {
						anchor !== null && props.push(anchor);
						tag !== null && props.push(tag);
					}
					let sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
					text = `${props.join(" ")}${sep}${body}`;
				}
				return {
					text,
					noBody
				};
			}
			function rootStartsOwnLine(node) {
				return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
			}
			function writeDocumentDirectives(doc) {
				let result = "";
				for (let directive of doc.directives) {
					if (directive.kind === "yaml") {
						result += `%YAML ${directive.version}\n`;
						continue;
					}
					let { handle, prefix } = directive;
					result += `%TAG ${handle} ${prefix}\n`;
				}
				return result;
			}
			function present(documents, options) {
				let state = createPresenterState(options);
				let result = "";
				let previousEnded = !1;
				for (let index = 0; index < documents.length; index += 1) {
					let doc = documents[index];
					state.openEnded = !1;
					let directives = writeDocumentDirectives(doc);
					let hasDirectives = directives !== "";
					let marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
					result += directives;
					if (doc.contents === null) marker && (result += "---\n");
					else if (marker) {
						let body = writeNode(state, 0, doc.contents, null, {
							block: !0,
							compact: !0
						}).text;
						let sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
						result += `---${sep}${body}\n`;
					} else result += writeNode(state, 0, doc.contents, null, {
						block: !0,
						compact: !0
					}).text + "\n";
					previousEnded = doc.explicitEnd || state.openEnded;
					previousEnded && (result += "...\n");
				}
				return result;
			}
			var DEFAULT_DUMP_OPTIONS = {
				...DEFAULT_PRESENTER_OPTIONS,
				schema: DUMP_SCHEMA,
				skipInvalid: !1,
				noRefs: !1,
				flowLevel: -1,
				sortKeys: !1,
				transform: () => {}
			};
			function defaultCompareFn(a, b) {
				let x = String(a);
				let y = String(b);
				if (x < y) return -1;
				if (x > y) return 1;
				return 0;
			}
			function dump(input, options = {}) {
				let opts = {
					...DEFAULT_DUMP_OPTIONS,
					...options
				};
				let documents = jsToAst(input, opts.schema, {
					noRefs: opts.noRefs,
					skipInvalid: opts.skipInvalid
				});
				opts.flowLevel >= 0 && visit(documents, (node, ctx) => {
					if (ctx.depth < opts.flowLevel) return;
					(node.kind === "sequence" || node.kind === "mapping") && (node.style = COLLECTION_STYLE.FLOW);
					return VISIT_SKIP;
				});
				if (opts.sortKeys) {
					let compareFn = opts.sortKeys === !0 ? defaultCompareFn : opts.sortKeys;
					visit(documents, (node) => {
						if (node.kind !== "mapping") return;
						node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
					});
				}
				opts.transform(documents);
				return present(documents, {
					...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
					schema: opts.schema
				});
			}
			var NO_RANGE = -1;
			function eventPosition(event) {
				if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
				if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
				if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
				if ("start" in event) return event.start;
				return 0;
			}
			function rawTag(state, event) {
				return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
			}
			function anchorName(state, event) {
				return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
			}
			function buildScalar(state, event) {
				let value = getScalarValue(state.source, event);
				let raw = rawTag(state, event);
				let tag;
				let tagged = !1;
				if (raw !== "") {
					tagged = !0;
					tag = raw;
				} else tag = event.style === SCALAR_STYLE.PLAIN ? state.schema.resolveImplicitScalarTag(value).tag.tagName : state.schema.defaultScalarTag.tagName;
				return {
					kind: "scalar",
					tag,
					tagged,
					style: event.style,
					anchor: anchorName(state, event),
					value
				};
			}
			function buildCollection(state, event, defaultTagName) {
				let raw = rawTag(state, event);
				let tag;
				let tagged = !1;
				if (raw === "") tag = defaultTagName;
				else {
					tag = raw;
					tagged = !0;
				}
				return {
					tag,
					tagged,
					style: event.style,
					anchor: anchorName(state, event)
				};
			}
			function addNode(state, node) {
				let frame = state.frames[state.frames.length - 1];
				if (frame.kind === "document") frame.doc.contents = node;
				else if (frame.kind === "sequence") frame.node.items.push(node);
				else if (frame.key) {
					frame.node.items.push({
						key: frame.key,
						value: node
					});
					frame.key = null;
				} else frame.key = node;
			}
			function eventsToAst(events, options) {
				let state = {
					source: options.source,
					schema: options.schema,
					eventIndex: 0,
					position: 0,
					frames: [],
					documents: []
				};
				for (; state.eventIndex < events.length;) {
					let event = events[state.eventIndex++];
					state.position = eventPosition(event);
					switch (event.type) {
						case EVENT_ID.DOCUMENT: {
							let doc = {
								contents: null,
								explicitStart: event.explicitStart,
								explicitEnd: event.explicitEnd,
								directives: event.directives
							};
							state.frames.push({
								kind: "document",
								doc
							});
							break;
						}
						case EVENT_ID.SCALAR:
							addNode(state, buildScalar(state, event));
							break;
						case EVENT_ID.SEQUENCE: {
							let { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
							let node = {
								kind: "sequence",
								tag,
								tagged,
								style,
								anchor,
								items: []
							};
							state.frames.push({
								kind: "sequence",
								node
							});
							break;
						}
						case EVENT_ID.MAPPING: {
							let { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
							let node = {
								kind: "mapping",
								tag,
								tagged,
								style,
								anchor,
								items: []
							};
							state.frames.push({
								kind: "mapping",
								node,
								key: null
							});
							break;
						}
						case EVENT_ID.ALIAS:
							addNode(state, {
								kind: "alias",
								anchor: state.source.slice(event.anchorStart, event.anchorEnd)
							});
							break;
						case EVENT_ID.POP: {
							let frame = state.frames.pop();
							if (frame.kind === "mapping" && frame.key) throw Error("incomplete mapping pair in event stream");
							frame.kind === "document" ? state.documents.push(frame.doc) : addNode(state, frame.node);
							break;
						}
					}
				}
				return state.documents;
			}
			var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
			var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
			var EVENT_MAPPING = EVENT_ID.MAPPING;
			var EVENT_SCALAR = EVENT_ID.SCALAR;
			var EVENT_ALIAS = EVENT_ID.ALIAS;
			var EVENT_POP = EVENT_ID.POP;
			var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
			var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
			var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
			var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
			var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
			var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
			var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
			var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
			var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
			var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
		}),
		135: ((module) => {
			"use strict";
			module.exports = require("../shared/start.js");
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
	var __webpack_exports__ = __nccwpck_require__(527);
	module.exports = __webpack_exports__;
})();
