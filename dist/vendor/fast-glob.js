(() => {
	var __webpack_modules__ = {
		89: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { fs: () => __nccwpck_require__(713) };
		}),
		696: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		}),
		713: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { require_out: () => require_out });
			var $start_runtime = __nccwpck_require__(696);
			var $node_builtin_esm_external_require_fs = __nccwpck_require__(358);
			var $node_builtin_esm_external_require_events = __nccwpck_require__(892);
			var require_array = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.splitWhen = exports.flatten = void 0;
				function flatten(items) {
					return items.reduce((collection, item) => [].concat(collection, item), []);
				}
				exports.flatten = flatten;
				function splitWhen(items, predicate) {
					let result = [[]];
					let groupIndex = 0;
					for (let item of items) if (predicate(item)) {
						groupIndex++;
						result[groupIndex] = [];
					} else result[groupIndex].push(item);
					return result;
				}
				exports.splitWhen = splitWhen;
			}));
			var require_errno = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.isEnoentCodeError = void 0;
				function isEnoentCodeError(error) {
					return error.code === "ENOENT";
				}
				exports.isEnoentCodeError = isEnoentCodeError;
			}));
			var require_fs$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.createDirentFromStats = void 0;
				var DirentFromStats = class {
					constructor(name, stats) {
						this.name = name;
						this.isBlockDevice = stats.isBlockDevice.bind(stats);
						this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
						this.isDirectory = stats.isDirectory.bind(stats);
						this.isFIFO = stats.isFIFO.bind(stats);
						this.isFile = stats.isFile.bind(stats);
						this.isSocket = stats.isSocket.bind(stats);
						this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
					}
				};
				function createDirentFromStats(name, stats) {
					return new DirentFromStats(name, stats);
				}
				exports.createDirentFromStats = createDirentFromStats;
			}));
			var require_path = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.convertPosixPathToPattern = exports.convertWindowsPathToPattern = exports.convertPathToPattern = exports.escapePosixPath = exports.escapeWindowsPath = exports.escape = exports.removeLeadingDotSegment = exports.makeAbsolute = exports.unixify = void 0;
				let os = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_os)();
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let IS_WINDOWS_PLATFORM = os.platform() === "win32";
				let POSIX_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g;
				let WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g;
				let DOS_DEVICE_PATH_RE = /^\\\\([.?])/;
				let WINDOWS_BACKSLASHES_RE = /\\(?![!()+@[\]{}])/g;
				function unixify(filepath) {
					return filepath.replace(/\\/g, "/");
				}
				exports.unixify = unixify;
				function makeAbsolute(cwd, filepath) {
					return path.resolve(cwd, filepath);
				}
				exports.makeAbsolute = makeAbsolute;
				function removeLeadingDotSegment(entry) {
					if (entry.charAt(0) === ".") {
						let secondCharactery = entry.charAt(1);
						if (secondCharactery === "/" || secondCharactery === "\\") return entry.slice(2);
					}
					return entry;
				}
				exports.removeLeadingDotSegment = removeLeadingDotSegment;
				exports.escape = IS_WINDOWS_PLATFORM ? escapeWindowsPath : escapePosixPath;
				function escapeWindowsPath(pattern) {
					return pattern.replace(WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE, "\\$2");
				}
				exports.escapeWindowsPath = escapeWindowsPath;
				function escapePosixPath(pattern) {
					return pattern.replace(POSIX_UNESCAPED_GLOB_SYMBOLS_RE, "\\$2");
				}
				exports.escapePosixPath = escapePosixPath;
				exports.convertPathToPattern = IS_WINDOWS_PLATFORM ? convertWindowsPathToPattern : convertPosixPathToPattern;
				function convertWindowsPathToPattern(filepath) {
					return escapeWindowsPath(filepath).replace(DOS_DEVICE_PATH_RE, "//$1").replace(WINDOWS_BACKSLASHES_RE, "/");
				}
				exports.convertWindowsPathToPattern = convertWindowsPathToPattern;
				function convertPosixPathToPattern(filepath) {
					return escapePosixPath(filepath);
				}
				exports.convertPosixPathToPattern = convertPosixPathToPattern;
			}));
			var require_is_extglob = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				/*!
				* is-extglob <https://github.com/jonschlinkert/is-extglob>
				*
				* Copyright (c) 2014-2016, Jon Schlinkert.
				* Licensed under the MIT License.
				*/
				module.exports = function isExtglob(str) {
					if (typeof str != "string" || str === "") return !1;
					var match;
					for (; match = /(\\).|([@?!+*]\(.*\))/g.exec(str);) {
						if (match[2]) return !0;
						str = str.slice(match.index + match[0].length);
					}
					return !1;
				};
			}));
			var require_is_glob = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				/*!
				* is-glob <https://github.com/jonschlinkert/is-glob>
				*
				* Copyright (c) 2014-2017, Jon Schlinkert.
				* Released under the MIT License.
				*/
				var isExtglob = require_is_extglob();
				var chars = {
					"{": "}",
					"(": ")",
					"[": "]"
				};
				var strictCheck = function(str) {
					if (str[0] === "!") return !0;
					var index = 0;
					var pipeIndex = -2;
					var closeSquareIndex = -2;
					var closeCurlyIndex = -2;
					var closeParenIndex = -2;
					var backSlashIndex = -2;
					for (; index < str.length;) {
						if (str[index] === "*") return !0;
						if (str[index + 1] === "?" && /[\].+)]/.test(str[index])) return !0;
						if (closeSquareIndex !== -1 && str[index] === "[" && str[index + 1] !== "]") {
							closeSquareIndex < index && (closeSquareIndex = str.indexOf("]", index));
							if (closeSquareIndex > index) {
								if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) return !0;
								backSlashIndex = str.indexOf("\\", index);
								if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) return !0;
							}
						}
						if (closeCurlyIndex !== -1 && str[index] === "{" && str[index + 1] !== "}") {
							closeCurlyIndex = str.indexOf("}", index);
							if (closeCurlyIndex > index) {
								backSlashIndex = str.indexOf("\\", index);
								if (backSlashIndex === -1 || backSlashIndex > closeCurlyIndex) return !0;
							}
						}
						if (closeParenIndex !== -1 && str[index] === "(" && str[index + 1] === "?" && /[:!=]/.test(str[index + 2]) && str[index + 3] !== ")") {
							closeParenIndex = str.indexOf(")", index);
							if (closeParenIndex > index) {
								backSlashIndex = str.indexOf("\\", index);
								if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) return !0;
							}
						}
						if (pipeIndex !== -1 && str[index] === "(" && str[index + 1] !== "|") {
							pipeIndex < index && (pipeIndex = str.indexOf("|", index));
							if (pipeIndex !== -1 && str[pipeIndex + 1] !== ")") {
								closeParenIndex = str.indexOf(")", pipeIndex);
								if (closeParenIndex > pipeIndex) {
									backSlashIndex = str.indexOf("\\", pipeIndex);
									if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) return !0;
								}
							}
						}
						if (str[index] === "\\") {
							var open = str[index + 1];
							index += 2;
							var close = chars[open];
							if (close) {
								var n = str.indexOf(close, index);
								n !== -1 && (index = n + 1);
							}
							if (str[index] === "!") return !0;
						} else index++;
					}
					return !1;
				};
				var relaxedCheck = function(str) {
					if (str[0] === "!") return !0;
					var index = 0;
					for (; index < str.length;) {
						if (/[*?{}()[\]]/.test(str[index])) return !0;
						if (str[index] === "\\") {
							var open = str[index + 1];
							index += 2;
							var close = chars[open];
							if (close) {
								var n = str.indexOf(close, index);
								n !== -1 && (index = n + 1);
							}
							if (str[index] === "!") return !0;
						} else index++;
					}
					return !1;
				};
				module.exports = function isGlob(str, options) {
					if (typeof str != "string" || str === "") return !1;
					if (isExtglob(str)) return !0;
					var check = strictCheck;
					options && options.strict === !1 && (check = relaxedCheck);
					return check(str);
				};
			}));
			var require_glob_parent = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				var isGlob = require_is_glob();
				var pathPosixDirname = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)().posix.dirname;
				var isWin32 = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_os)().platform() === "win32";
				var slash = "/";
				var backslash = /\\/g;
				var enclosure = /[\{\[].*[\}\]]$/;
				var globby = /(^|[^\\])([\{\[]|\([^\)]+$)/;
				var escaped = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
				module.exports = function globParent(str, opts) {
					Object.assign({ flipBackslashes: !0 }, opts).flipBackslashes && isWin32 && str.indexOf(slash) < 0 && (str = str.replace(backslash, slash));
					enclosure.test(str) && (str += slash);
					str += "a";
					do
						str = pathPosixDirname(str);
					while (isGlob(str) || globby.test(str));
					return str.replace(escaped, "$1");
				};
			}));
			var require_utils$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				exports.isInteger = (num) => {
					if (typeof num == "number") return Number.isInteger(num);
					if (typeof num == "string" && num.trim() !== "") return Number.isInteger(Number(num));
					return !1;
				};
				exports.find = (node, type) => node.nodes.find((node) => node.type === type);
				exports.exceedsLimit = (min, max, step = 1, limit) => {
					if (limit === !1) return !1;
					if (!exports.isInteger(min) || !exports.isInteger(max)) return !1;
					return (Number(max) - Number(min)) / Number(step) >= limit;
				};
				exports.escapeNode = (block, n = 0, type) => {
					let node = block.nodes[n];
					if (!node) return;
					if ((type && node.type === type || node.type === "open" || node.type === "close") && node.escaped !== !0) {
						node.value = "\\" + node.value;
						node.escaped = !0;
					}
				};
				exports.encloseBrace = (node) => {
					if (node.type !== "brace") return !1;
					if (!(node.commas >> 0 + node.ranges | 0)) {
						node.invalid = !0;
						return !0;
					}
					return !1;
				};
				exports.isInvalidBrace = (block) => {
					if (block.type !== "brace") return !1;
					if (block.invalid === !0 || block.dollar) return !0;
					if (!(block.commas >> 0 + block.ranges | 0)) {
						block.invalid = !0;
						return !0;
					}
					if (block.open !== !0 || block.close !== !0) {
						block.invalid = !0;
						return !0;
					}
					return !1;
				};
				exports.isOpenOrClose = (node) => {
					if (node.type === "open" || node.type === "close") return !0;
					return node.open === !0 || node.close === !0;
				};
				exports.reduce = (nodes) => nodes.reduce((acc, node) => {
					node.type === "text" && acc.push(node.value);
					node.type === "range" && (node.type = "text");
					return acc;
				}, []);
				exports.flatten = (...args) => {
					let result = [];
					let flat = (arr) => {
						for (let i = 0; i < arr.length; i++) {
							let ele = arr[i];
							if (Array.isArray(ele)) {
								flat(ele);
								continue;
							}
							ele !== void 0 && result.push(ele);
						}
						return result;
					};
					flat(args);
					return result;
				};
			}));
			var require_stringify = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let utils = require_utils$3();
				module.exports = (ast, options = {}) => {
					let stringify = (node, parent = {}) => {
						let invalidBlock = options.escapeInvalid && utils.isInvalidBrace(parent);
						let invalidNode = node.invalid === !0 && options.escapeInvalid === !0;
						let output = "";
						if (node.value) {
							if ((invalidBlock || invalidNode) && utils.isOpenOrClose(node)) return "\\" + node.value;
							return node.value;
						}
						if (node.value) return node.value;
						if (node.nodes) for (let child of node.nodes) output += stringify(child);
						return output;
					};
					return stringify(ast);
				};
			}));
			/*!
			* is-number <https://github.com/jonschlinkert/is-number>
			*
			* Copyright (c) 2014-present, Jon Schlinkert.
			* Released under the MIT License.
			*/
			var require_is_number = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				module.exports = function(num) {
					if (typeof num == "number") return num - num === 0;
					if (typeof num == "string" && num.trim() !== "") return Number.isFinite ? Number.isFinite(+num) : isFinite(+num);
					return !1;
				};
			}));
			/*!
			* to-regex-range <https://github.com/micromatch/to-regex-range>
			*
			* Copyright (c) 2015-present, Jon Schlinkert.
			* Released under the MIT License.
			*/
			var require_to_regex_range = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let isNumber = require_is_number();
				let toRegexRange = (min, max, options) => {
					if (isNumber(min) === !1) throw TypeError("toRegexRange: expected the first argument to be a number");
					if (max === void 0 || min === max) return String(min);
					if (isNumber(max) === !1) throw TypeError("toRegexRange: expected the second argument to be a number.");
					let opts = {
						relaxZeros: !0,
						...options
					};
					typeof opts.strictZeros == "boolean" && (opts.relaxZeros = opts.strictZeros === !1);
					let relax = String(opts.relaxZeros);
					let shorthand = String(opts.shorthand);
					let capture = String(opts.capture);
					let wrap = String(opts.wrap);
					let cacheKey = min + ":" + max + "=" + relax + shorthand + capture + wrap;
					if (toRegexRange.cache.hasOwnProperty(cacheKey)) return toRegexRange.cache[cacheKey].result;
					let a = Math.min(min, max);
					let b = Math.max(min, max);
					if (Math.abs(a - b) === 1) {
						let result = min + "|" + max;
						if (opts.capture) return `(${result})`;
						if (opts.wrap === !1) return result;
						return `(?:${result})`;
					}
					let isPadded = hasPadding(min) || hasPadding(max);
					let state = {
						min,
						max,
						a,
						b
					};
					let positives = [];
					let negatives = [];
					if (isPadded) {
						state.isPadded = isPadded;
						state.maxLen = String(state.max).length;
					}
					if (a < 0) {
						negatives = splitToPatterns(b < 0 ? Math.abs(b) : 1, Math.abs(a), state, opts);
						a = state.a = 0;
					}
					b >= 0 && (positives = splitToPatterns(a, b, state, opts));
					state.negatives = negatives;
					state.positives = positives;
					state.result = collatePatterns(negatives, positives, opts);
					opts.capture === !0 ? state.result = `(${state.result})` : opts.wrap !== !1 && positives.length + negatives.length > 1 && (state.result = `(?:${state.result})`);
					toRegexRange.cache[cacheKey] = state;
					return state.result;
				};
				function collatePatterns(neg, pos, options) {
					let onlyNegative = filterPatterns(neg, pos, "-", !1, options) || [];
					let onlyPositive = filterPatterns(pos, neg, "", !1, options) || [];
					let intersected = filterPatterns(neg, pos, "-?", !0, options) || [];
					return onlyNegative.concat(intersected).concat(onlyPositive).join("|");
				}
				function splitToRanges(min, max) {
					let nines = 1;
					let zeros = 1;
					let stop = countNines(min, nines);
					let stops = new Set([max]);
					for (; min <= stop && stop <= max;) {
						stops.add(stop);
						nines += 1;
						stop = countNines(min, nines);
					}
					stop = countZeros(max + 1, zeros) - 1;
					for (; min < stop && stop <= max;) {
						stops.add(stop);
						zeros += 1;
						stop = countZeros(max + 1, zeros) - 1;
					}
					stops = [...stops];
					stops.sort(compare);
					return stops;
				}
				function rangeToPattern(start, stop, options) {
					if (start === stop) return {
						pattern: start,
						count: [],
						digits: 0
					};
					let zipped = zip(start, stop);
					let digits = zipped.length;
					let pattern = "";
					let count = 0;
					for (let i = 0; i < digits; i++) {
						let [startDigit, stopDigit] = zipped[i];
						startDigit === stopDigit ? pattern += startDigit : startDigit !== "0" || stopDigit !== "9" ? pattern += toCharacterClass(startDigit, stopDigit, options) : count++;
					}
					count && (pattern += options.shorthand === !0 ? "\\d" : "[0-9]");
					return {
						pattern,
						count: [count],
						digits
					};
				}
				function splitToPatterns(min, max, tok, options) {
					let ranges = splitToRanges(min, max);
					let tokens = [];
					let start = min;
					let prev;
					for (let i = 0; i < ranges.length; i++) {
						let max = ranges[i];
						let obj = rangeToPattern(String(start), String(max), options);
						let zeros = "";
						if (!tok.isPadded && prev && prev.pattern === obj.pattern) {
							prev.count.length > 1 && prev.count.pop();
							prev.count.push(obj.count[0]);
							prev.string = prev.pattern + toQuantifier(prev.count);
							start = max + 1;
							continue;
						}
						tok.isPadded && (zeros = padZeros(max, tok, options));
						obj.string = zeros + obj.pattern + toQuantifier(obj.count);
						tokens.push(obj);
						start = max + 1;
						prev = obj;
					}
					return tokens;
				}
				function filterPatterns(arr, comparison, prefix, intersection, options) {
					let result = [];
					for (let ele of arr) {
						let { string } = ele;
						!intersection && !contains(comparison, "string", string) && result.push(prefix + string);
						intersection && contains(comparison, "string", string) && result.push(prefix + string);
					}
					return result;
				}
				function zip(a, b) {
					let arr = [];
					for (let i = 0; i < a.length; i++) arr.push([a[i], b[i]]);
					return arr;
				}
				function compare(a, b) {
					return a > b ? 1 : b > a ? -1 : 0;
				}
				function contains(arr, key, val) {
					return arr.some((ele) => ele[key] === val);
				}
				function countNines(min, len) {
					return Number(String(min).slice(0, -len) + "9".repeat(len));
				}
				function countZeros(integer, zeros) {
					return integer - integer % 10 ** zeros;
				}
				function toQuantifier(digits) {
					let [start = 0, stop = ""] = digits;
					if (stop || start > 1) return `{${start + (stop ? "," + stop : "")}}`;
					return "";
				}
				function toCharacterClass(a, b, options) {
					return `[${a}${b - a === 1 ? "" : "-"}${b}]`;
				}
				function hasPadding(str) {
					return /^-?(0+)\d/.test(str);
				}
				function padZeros(value, tok, options) {
					if (!tok.isPadded) return value;
					let diff = Math.abs(tok.maxLen - String(value).length);
					let relax = options.relaxZeros !== !1;
					switch (diff) {
						case 0: return "";
						case 1: return relax ? "0?" : "0";
						case 2: return relax ? "0{0,2}" : "00";
						default: return relax ? `0{0,${diff}}` : `0{${diff}}`;
					}
				}
				toRegexRange.cache = {};
				toRegexRange.clearCache = () => toRegexRange.cache = {};
				module.exports = toRegexRange;
			}));
			/*!
			* fill-range <https://github.com/jonschlinkert/fill-range>
			*
			* Copyright (c) 2014-present, Jon Schlinkert.
			* Licensed under the MIT License.
			*/
			var require_fill_range = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let util = (0, $node_builtin_esm_external_require_events.require_builtin_esm_external_require_util)();
				let toRegexRange = require_to_regex_range();
				let isObject = (val) => typeof val == "object" && !!val && !Array.isArray(val);
				let transform = (toNumber) => (value) => toNumber === !0 ? Number(value) : String(value);
				let isValidValue = (value) => typeof value == "number" || typeof value == "string" && value !== "";
				let isNumber = (num) => Number.isInteger(+num);
				let zeros = (input) => {
					let value = `${input}`;
					let index = -1;
					value[0] === "-" && (value = value.slice(1));
					if (value === "0") return !1;
					for (; value[++index] === "0";);
					return index > 0;
				};
				let stringify = (start, end, options) => {
					if (typeof start == "string" || typeof end == "string") return !0;
					return options.stringify === !0;
				};
				let pad = (input, maxLength, toNumber) => {
					if (maxLength > 0) {
						let dash = input[0] === "-" ? "-" : "";
						dash && (input = input.slice(1));
						input = dash + input.padStart(dash ? maxLength - 1 : maxLength, "0");
					}
					if (toNumber === !1) return String(input);
					return input;
				};
				let toMaxLen = (input, maxLength) => {
					let negative = input[0] === "-" ? "-" : "";
					if (negative) {
						input = input.slice(1);
						maxLength--;
					}
					for (; input.length < maxLength;) input = "0" + input;
					return negative ? "-" + input : input;
				};
				let toSequence = (parts, options, maxLen) => {
					parts.negatives.sort((a, b) => a < b ? -1 : +(a > b));
					parts.positives.sort((a, b) => a < b ? -1 : +(a > b));
					let prefix = options.capture ? "" : "?:";
					let positives = "";
					let negatives = "";
					let result;
					parts.positives.length && (positives = parts.positives.map((v) => toMaxLen(String(v), maxLen)).join("|"));
					parts.negatives.length && (negatives = `-(${prefix}${parts.negatives.map((v) => toMaxLen(String(v), maxLen)).join("|")})`);
					result = positives && negatives ? `${positives}|${negatives}` : positives || negatives;
					if (options.wrap) return `(${prefix}${result})`;
					return result;
				};
				let toRange = (a, b, isNumbers, options) => {
					if (isNumbers) return toRegexRange(a, b, {
						wrap: !1,
						...options
					});
					let start = String.fromCharCode(a);
					if (a === b) return start;
					return `[${start}-${String.fromCharCode(b)}]`;
				};
				let toRegex = (start, end, options) => {
					if (Array.isArray(start)) {
						let wrap = options.wrap === !0;
						let prefix = options.capture ? "" : "?:";
						return wrap ? `(${prefix}${start.join("|")})` : start.join("|");
					}
					return toRegexRange(start, end, options);
				};
				let rangeError = (...args) => RangeError("Invalid range arguments: " + util.inspect(...args));
				let invalidRange = (start, end, options) => {
					if (options.strictRanges === !0) throw rangeError([start, end]);
					return [];
				};
				let invalidStep = (step, options) => {
					if (options.strictRanges === !0) throw TypeError(`Expected step "${step}" to be a number`);
					return [];
				};
				let fillNumbers = (start, end, step = 1, options = {}) => {
					let a = Number(start);
					let b = Number(end);
					if (!Number.isInteger(a) || !Number.isInteger(b)) {
						if (options.strictRanges === !0) throw rangeError([start, end]);
						return [];
					}
					a === 0 && (a = 0);
					b === 0 && (b = 0);
					let descending = a > b;
					let startString = String(start);
					let endString = String(end);
					let stepString = String(step);
					step = Math.max(Math.abs(step), 1);
					let padded = zeros(startString) || zeros(endString) || zeros(stepString);
					let maxLen = padded ? Math.max(startString.length, endString.length, stepString.length) : 0;
					let toNumber = padded === !1 && stringify(start, end, options) === !1;
					let format = options.transform || transform(toNumber);
					if (options.toRegex && step === 1) return toRange(toMaxLen(start, maxLen), toMaxLen(end, maxLen), !0, options);
					let parts = {
						negatives: [],
						positives: []
					};
					let push = (num) => parts[num < 0 ? "negatives" : "positives"].push(Math.abs(num));
					let range = [];
					let index = 0;
					for (; descending ? a >= b : a <= b;) {
						options.toRegex === !0 && step > 1 ? push(a) : range.push(pad(format(a, index), maxLen, toNumber));
						a = descending ? a - step : a + step;
						index++;
					}
					if (options.toRegex === !0) return step > 1 ? toSequence(parts, options, maxLen) : toRegex(range, null, {
						wrap: !1,
						...options
					});
					return range;
				};
				let fillLetters = (start, end, step = 1, options = {}) => {
					if (!isNumber(start) && start.length > 1 || !isNumber(end) && end.length > 1) return invalidRange(start, end, options);
					let format = options.transform || ((val) => String.fromCharCode(val));
					let a = `${start}`.charCodeAt(0);
					let b = `${end}`.charCodeAt(0);
					let descending = a > b;
					let min = Math.min(a, b);
					let max = Math.max(a, b);
					if (options.toRegex && step === 1) return toRange(min, max, !1, options);
					let range = [];
					let index = 0;
					for (; descending ? a >= b : a <= b;) {
						range.push(format(a, index));
						a = descending ? a - step : a + step;
						index++;
					}
					if (options.toRegex === !0) return toRegex(range, null, {
						wrap: !1,
						options
					});
					return range;
				};
				let fill = (start, end, step, options = {}) => {
					if (end == null && isValidValue(start)) return [start];
					if (!isValidValue(start) || !isValidValue(end)) return invalidRange(start, end, options);
					if (typeof step == "function") return fill(start, end, 1, { transform: step });
					if (isObject(step)) return fill(start, end, 0, step);
					let opts = { ...options };
					opts.capture === !0 && (opts.wrap = !0);
					step = step || opts.step || 1;
					if (!isNumber(step)) {
						if (step != null && !isObject(step)) return invalidStep(step, opts);
						return fill(start, end, 1, step);
					}
					if (isNumber(start) && isNumber(end)) return fillNumbers(start, end, step, opts);
					return fillLetters(start, end, Math.max(Math.abs(step), 1), opts);
				};
				module.exports = fill;
			}));
			var require_compile = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let fill = require_fill_range();
				let utils = require_utils$3();
				let compile = (ast, options = {}) => {
					let walk = (node, parent = {}) => {
						let invalidBlock = utils.isInvalidBrace(parent);
						let invalidNode = node.invalid === !0 && options.escapeInvalid === !0;
						let invalid = invalidBlock === !0 || invalidNode === !0;
						let prefix = options.escapeInvalid === !0 ? "\\" : "";
						let output = "";
						if (node.isOpen === !0) return prefix + node.value;
						if (node.isClose === !0) {
							console.log("node.isClose", prefix, node.value);
							return prefix + node.value;
						}
						if (node.type === "open") return invalid ? prefix + node.value : "(";
						if (node.type === "close") return invalid ? prefix + node.value : ")";
						if (node.type === "comma") return node.prev.type === "comma" ? "" : invalid ? node.value : "|";
						if (node.value) return node.value;
						if (node.nodes && node.ranges > 0) {
							let args = utils.reduce(node.nodes);
							let range = fill(...args, {
								...options,
								wrap: !1,
								toRegex: !0,
								strictZeros: !0
							});
							if (range.length !== 0) return args.length > 1 && range.length > 1 ? `(${range})` : range;
						}
						if (node.nodes) for (let child of node.nodes) output += walk(child, node);
						return output;
					};
					return walk(ast);
				};
				module.exports = compile;
			}));
			var require_expand = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let fill = require_fill_range();
				let stringify = require_stringify();
				let utils = require_utils$3();
				let append = (queue = "", stash = "", enclose = !1) => {
					let result = [];
					queue = [].concat(queue);
					stash = [].concat(stash);
					if (!stash.length) return queue;
					if (!queue.length) return enclose ? utils.flatten(stash).map((ele) => `{${ele}}`) : stash;
					for (let item of queue) if (Array.isArray(item)) for (let value of item) result.push(append(value, stash, enclose));
					else for (let ele of stash) {
						enclose === !0 && typeof ele == "string" && (ele = `{${ele}}`);
						result.push(Array.isArray(ele) ? append(item, ele, enclose) : item + ele);
					}
					return utils.flatten(result);
				};
				let expand = (ast, options = {}) => {
					let rangeLimit = options.rangeLimit === void 0 ? 1e3 : options.rangeLimit;
					let walk = (node, parent = {}) => {
						node.queue = [];
						let p = parent;
						let q = parent.queue;
						for (; p.type !== "brace" && p.type !== "root" && p.parent;) {
							p = p.parent;
							q = p.queue;
						}
						if (node.invalid || node.dollar) {
							q.push(append(q.pop(), stringify(node, options)));
							return;
						}
						if (node.type === "brace" && node.invalid !== !0 && node.nodes.length === 2) {
							q.push(append(q.pop(), ["{}"]));
							return;
						}
						if (node.nodes && node.ranges > 0) {
							let args = utils.reduce(node.nodes);
							if (utils.exceedsLimit(...args, options.step, rangeLimit)) throw RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
							let range = fill(...args, options);
							range.length === 0 && (range = stringify(node, options));
							q.push(append(q.pop(), range));
							node.nodes = [];
							return;
						}
						let enclose = utils.encloseBrace(node);
						let queue = node.queue;
						let block = node;
						for (; block.type !== "brace" && block.type !== "root" && block.parent;) {
							block = block.parent;
							queue = block.queue;
						}
						for (let i = 0; i < node.nodes.length; i++) {
							let child = node.nodes[i];
							if (child.type === "comma" && node.type === "brace") {
								i === 1 && queue.push("");
								queue.push("");
								continue;
							}
							if (child.type === "close") {
								q.push(append(q.pop(), queue, enclose));
								continue;
							}
							if (child.value && child.type !== "open") {
								queue.push(append(queue.pop(), child.value));
								continue;
							}
							child.nodes && walk(child, node);
						}
						return queue;
					};
					return utils.flatten(walk(ast));
				};
				module.exports = expand;
			}));
			var require_constants$2 = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				module.exports = {
					MAX_LENGTH: 1e4,
					CHAR_0: "0",
					CHAR_9: "9",
					CHAR_UPPERCASE_A: "A",
					CHAR_LOWERCASE_A: "a",
					CHAR_UPPERCASE_Z: "Z",
					CHAR_LOWERCASE_Z: "z",
					CHAR_LEFT_PARENTHESES: "(",
					CHAR_RIGHT_PARENTHESES: ")",
					CHAR_ASTERISK: "*",
					CHAR_AMPERSAND: "&",
					CHAR_AT: "@",
					CHAR_BACKSLASH: "\\",
					CHAR_BACKTICK: "`",
					CHAR_CARRIAGE_RETURN: "\r",
					CHAR_CIRCUMFLEX_ACCENT: "^",
					CHAR_COLON: ":",
					CHAR_COMMA: ",",
					CHAR_DOLLAR: "$",
					CHAR_DOT: ".",
					CHAR_DOUBLE_QUOTE: "\"",
					CHAR_EQUAL: "=",
					CHAR_EXCLAMATION_MARK: "!",
					CHAR_FORM_FEED: "\f",
					CHAR_FORWARD_SLASH: "/",
					CHAR_HASH: "#",
					CHAR_HYPHEN_MINUS: "-",
					CHAR_LEFT_ANGLE_BRACKET: "<",
					CHAR_LEFT_CURLY_BRACE: "{",
					CHAR_LEFT_SQUARE_BRACKET: "[",
					CHAR_LINE_FEED: "\n",
					CHAR_NO_BREAK_SPACE: "\xA0",
					CHAR_PERCENT: "%",
					CHAR_PLUS: "+",
					CHAR_QUESTION_MARK: "?",
					CHAR_RIGHT_ANGLE_BRACKET: ">",
					CHAR_RIGHT_CURLY_BRACE: "}",
					CHAR_RIGHT_SQUARE_BRACKET: "]",
					CHAR_SEMICOLON: ";",
					CHAR_SINGLE_QUOTE: "'",
					CHAR_SPACE: " ",
					CHAR_TAB: "	",
					CHAR_UNDERSCORE: "_",
					CHAR_VERTICAL_LINE: "|",
					CHAR_ZERO_WIDTH_NOBREAK_SPACE: "\ufeff"
				};
			}));
			var require_parse$1 = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let stringify = require_stringify();
				let { MAX_LENGTH, CHAR_BACKSLASH, CHAR_BACKTICK, CHAR_COMMA, CHAR_DOT, CHAR_LEFT_PARENTHESES, CHAR_RIGHT_PARENTHESES, CHAR_LEFT_CURLY_BRACE, CHAR_RIGHT_CURLY_BRACE, CHAR_LEFT_SQUARE_BRACKET, CHAR_RIGHT_SQUARE_BRACKET, CHAR_DOUBLE_QUOTE, CHAR_SINGLE_QUOTE, CHAR_NO_BREAK_SPACE, CHAR_ZERO_WIDTH_NOBREAK_SPACE } = require_constants$2();
				let parse = (input, options = {}) => {
					if (typeof input != "string") throw TypeError("Expected a string");
					let opts = options || {};
					let max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
					if (input.length > max) throw SyntaxError(`Input length (${input.length}), exceeds max characters (${max})`);
					let ast = {
						type: "root",
						input,
						nodes: []
					};
					let stack = [ast];
					let block = ast;
					let prev = ast;
					let brackets = 0;
					let length = input.length;
					let index = 0;
					let depth = 0;
					let value;
					let advance = () => input[index++];
					let push = (node) => {
						node.type === "text" && prev.type === "dot" && (prev.type = "text");
						if (prev && prev.type === "text" && node.type === "text") {
							prev.value += node.value;
							return;
						}
						block.nodes.push(node);
						node.parent = block;
						node.prev = prev;
						prev = node;
						return node;
					};
					push({ type: "bos" });
					for (; index < length;) {
						block = stack[stack.length - 1];
						value = advance();
						if (value === CHAR_ZERO_WIDTH_NOBREAK_SPACE || value === CHAR_NO_BREAK_SPACE) continue;
						if (value === CHAR_BACKSLASH) {
							push({
								type: "text",
								value: (options.keepEscaping ? value : "") + advance()
							});
							continue;
						}
						if (value === CHAR_RIGHT_SQUARE_BRACKET) {
							push({
								type: "text",
								value: "\\" + value
							});
							continue;
						}
						if (value === CHAR_LEFT_SQUARE_BRACKET) {
							brackets++;
							let next;
							for (; index < length && (next = advance());) {
								value += next;
								if (next === CHAR_LEFT_SQUARE_BRACKET) {
									brackets++;
									continue;
								}
								if (next === CHAR_BACKSLASH) {
									value += advance();
									continue;
								}
								if (next === CHAR_RIGHT_SQUARE_BRACKET) {
									brackets--;
									if (brackets === 0) break;
								}
							}
							push({
								type: "text",
								value
							});
							continue;
						}
						if (value === CHAR_LEFT_PARENTHESES) {
							block = push({
								type: "paren",
								nodes: []
							});
							stack.push(block);
							push({
								type: "text",
								value
							});
							continue;
						}
						if (value === CHAR_RIGHT_PARENTHESES) {
							if (block.type !== "paren") {
								push({
									type: "text",
									value
								});
								continue;
							}
							block = stack.pop();
							push({
								type: "text",
								value
							});
							block = stack[stack.length - 1];
							continue;
						}
						if (value === CHAR_DOUBLE_QUOTE || value === CHAR_SINGLE_QUOTE || value === CHAR_BACKTICK) {
							let open = value;
							let next;
							options.keepQuotes !== !0 && (value = "");
							for (; index < length && (next = advance());) {
								if (next === CHAR_BACKSLASH) {
									value += next + advance();
									continue;
								}
								if (next === open) {
									options.keepQuotes === !0 && (value += next);
									break;
								}
								value += next;
							}
							push({
								type: "text",
								value
							});
							continue;
						}
						if (value === CHAR_LEFT_CURLY_BRACE) {
							depth++;
							block = push({
								type: "brace",
								open: !0,
								close: !1,
								dollar: prev.value && prev.value.slice(-1) === "$" || block.dollar === !0,
								depth,
								commas: 0,
								ranges: 0,
								nodes: []
							});
							stack.push(block);
							push({
								type: "open",
								value
							});
							continue;
						}
						if (value === CHAR_RIGHT_CURLY_BRACE) {
							if (block.type !== "brace") {
								push({
									type: "text",
									value
								});
								continue;
							}
							block = stack.pop();
							block.close = !0;
							push({
								type: "close",
								value
							});
							depth--;
							block = stack[stack.length - 1];
							continue;
						}
						if (value === CHAR_COMMA && depth > 0) {
							if (block.ranges > 0) {
								block.ranges = 0;
								let open = block.nodes.shift();
								block.nodes = [open, {
									type: "text",
									value: stringify(block)
								}];
							}
							push({
								type: "comma",
								value
							});
							block.commas++;
							continue;
						}
						if (value === CHAR_DOT && depth > 0 && block.commas === 0) {
							let siblings = block.nodes;
							if (depth === 0 || siblings.length === 0) {
								push({
									type: "text",
									value
								});
								continue;
							}
							if (prev.type === "dot") {
								block.range = [];
								prev.value += value;
								prev.type = "range";
								if (block.nodes.length !== 3 && block.nodes.length !== 5) {
									block.invalid = !0;
									block.ranges = 0;
									prev.type = "text";
									continue;
								}
								block.ranges++;
								block.args = [];
								continue;
							}
							if (prev.type === "range") {
								siblings.pop();
								let before = siblings[siblings.length - 1];
								before.value += prev.value + value;
								prev = before;
								block.ranges--;
								continue;
							}
							push({
								type: "dot",
								value
							});
							continue;
						}
						push({
							type: "text",
							value
						});
					}
					do {
						block = stack.pop();
						if (block.type !== "root") {
							block.nodes.forEach((node) => {
								if (!node.nodes) {
									node.type === "open" && (node.isOpen = !0);
									node.type === "close" && (node.isClose = !0);
									node.nodes || (node.type = "text");
									node.invalid = !0;
								}
							});
							let parent = stack[stack.length - 1];
							let index = parent.nodes.indexOf(block);
							parent.nodes.splice(index, 1, ...block.nodes);
						}
					} while (stack.length > 0);
					push({ type: "eos" });
					return ast;
				};
				module.exports = parse;
			}));
			var require_braces = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let stringify = require_stringify();
				let compile = require_compile();
				let expand = require_expand();
				let parse = require_parse$1();
				let braces = (input, options = {}) => {
					let output = [];
					if (Array.isArray(input)) for (let pattern of input) {
						let result = braces.create(pattern, options);
						Array.isArray(result) ? output.push(...result) : output.push(result);
					}
					else output = [].concat(braces.create(input, options));
					options && options.expand === !0 && options.nodupes === !0 && (output = [...new Set(output)]);
					return output;
				};
				braces.parse = (input, options = {}) => parse(input, options);
				braces.stringify = (input, options = {}) => {
					if (typeof input == "string") return stringify(braces.parse(input, options), options);
					return stringify(input, options);
				};
				braces.compile = (input, options = {}) => {
					typeof input == "string" && (input = braces.parse(input, options));
					return compile(input, options);
				};
				braces.expand = (input, options = {}) => {
					typeof input == "string" && (input = braces.parse(input, options));
					let result = expand(input, options);
					options.noempty === !0 && (result = result.filter(Boolean));
					options.nodupes === !0 && (result = [...new Set(result)]);
					return result;
				};
				braces.create = (input, options = {}) => {
					if (input === "" || input.length < 3) return [input];
					return options.expand === !0 ? braces.expand(input, options) : braces.compile(input, options);
				};
				module.exports = braces;
			}));
			var require_constants$1 = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let WIN_NO_SLASH = "[^\\\\/]";
				let QMARK = "[^/]";
				let END_ANCHOR = "(?:\\/|$)";
				let START_ANCHOR = "(?:^|\\/)";
				let DOTS_SLASH = `\\.{1,2}${END_ANCHOR}`;
				let POSIX_CHARS = {
					DOT_LITERAL: "\\.",
					PLUS_LITERAL: "\\+",
					QMARK_LITERAL: "\\?",
					SLASH_LITERAL: "\\/",
					ONE_CHAR: "(?=.)",
					QMARK,
					END_ANCHOR,
					DOTS_SLASH,
					NO_DOT: "(?!\\.)",
					NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
					NO_DOT_SLASH: `(?!\\.{0,1}${END_ANCHOR})`,
					NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
					QMARK_NO_DOT: "[^.\\/]",
					STAR: `${QMARK}*?`,
					START_ANCHOR
				};
				let WINDOWS_CHARS = {
					...POSIX_CHARS,
					SLASH_LITERAL: "[\\\\/]",
					QMARK: WIN_NO_SLASH,
					STAR: `${WIN_NO_SLASH}*?`,
					DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
					NO_DOT: "(?!\\.)",
					NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
					NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
					NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
					QMARK_NO_DOT: "[^.\\\\/]",
					START_ANCHOR: "(?:^|[\\\\/])",
					END_ANCHOR: "(?:[\\\\/]|$)"
				};
				module.exports = {
					DEFAULT_MAX_EXTGLOB_RECURSION: 0,
					MAX_LENGTH: 65536,
					POSIX_REGEX_SOURCE: {
						__proto__: null,
						alnum: "a-zA-Z0-9",
						alpha: "a-zA-Z",
						ascii: "\\x00-\\x7F",
						blank: " \\t",
						cntrl: "\\x00-\\x1F\\x7F",
						digit: "0-9",
						graph: "\\x21-\\x7E",
						lower: "a-z",
						print: "\\x20-\\x7E ",
						punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
						space: " \\t\\r\\n\\v\\f",
						upper: "A-Z",
						word: "A-Za-z0-9_",
						xdigit: "A-Fa-f0-9"
					},
					REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
					REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
					REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
					REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
					REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
					REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
					REPLACEMENTS: {
						__proto__: null,
						"***": "*",
						"**/**": "**",
						"**/**/**": "**"
					},
					CHAR_0: 48,
					CHAR_9: 57,
					CHAR_UPPERCASE_A: 65,
					CHAR_LOWERCASE_A: 97,
					CHAR_UPPERCASE_Z: 90,
					CHAR_LOWERCASE_Z: 122,
					CHAR_LEFT_PARENTHESES: 40,
					CHAR_RIGHT_PARENTHESES: 41,
					CHAR_ASTERISK: 42,
					CHAR_AMPERSAND: 38,
					CHAR_AT: 64,
					CHAR_BACKWARD_SLASH: 92,
					CHAR_CARRIAGE_RETURN: 13,
					CHAR_CIRCUMFLEX_ACCENT: 94,
					CHAR_COLON: 58,
					CHAR_COMMA: 44,
					CHAR_DOT: 46,
					CHAR_DOUBLE_QUOTE: 34,
					CHAR_EQUAL: 61,
					CHAR_EXCLAMATION_MARK: 33,
					CHAR_FORM_FEED: 12,
					CHAR_FORWARD_SLASH: 47,
					CHAR_GRAVE_ACCENT: 96,
					CHAR_HASH: 35,
					CHAR_HYPHEN_MINUS: 45,
					CHAR_LEFT_ANGLE_BRACKET: 60,
					CHAR_LEFT_CURLY_BRACE: 123,
					CHAR_LEFT_SQUARE_BRACKET: 91,
					CHAR_LINE_FEED: 10,
					CHAR_NO_BREAK_SPACE: 160,
					CHAR_PERCENT: 37,
					CHAR_PLUS: 43,
					CHAR_QUESTION_MARK: 63,
					CHAR_RIGHT_ANGLE_BRACKET: 62,
					CHAR_RIGHT_CURLY_BRACE: 125,
					CHAR_RIGHT_SQUARE_BRACKET: 93,
					CHAR_SEMICOLON: 59,
					CHAR_SINGLE_QUOTE: 39,
					CHAR_SPACE: 32,
					CHAR_TAB: 9,
					CHAR_UNDERSCORE: 95,
					CHAR_VERTICAL_LINE: 124,
					CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
					SEP: path.sep,
					extglobChars(chars) {
						return {
							"!": {
								type: "negate",
								open: "(?:(?!(?:",
								close: `))${chars.STAR})`
							},
							"?": {
								type: "qmark",
								open: "(?:",
								close: ")?"
							},
							"+": {
								type: "plus",
								open: "(?:",
								close: ")+"
							},
							"*": {
								type: "star",
								open: "(?:",
								close: ")*"
							},
							"@": {
								type: "at",
								open: "(?:",
								close: ")"
							}
						};
					},
					globChars(win32) {
						return win32 === !0 ? WINDOWS_CHARS : POSIX_CHARS;
					}
				};
			}));
			var require_utils$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let win32 = process.platform === "win32";
				let { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants$1();
				exports.isObject = (val) => typeof val == "object" && !!val && !Array.isArray(val);
				exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
				exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
				exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
				exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
				exports.removeBackslashes = (str) => str.replace(REGEX_REMOVE_BACKSLASH, (match) => match === "\\" ? "" : match);
				exports.supportsLookbehinds = () => {
					let segs = process.version.slice(1).split(".").map(Number);
					if (segs.length === 3 && segs[0] >= 9 || segs[0] === 8 && segs[1] >= 10) return !0;
					return !1;
				};
				exports.isWindows = (options) => {
					if (options && typeof options.windows == "boolean") return options.windows;
					return win32 === !0 || path.sep === "\\";
				};
				exports.escapeLast = (input, char, lastIdx) => {
					let idx = input.lastIndexOf(char, lastIdx);
					if (idx === -1) return input;
					if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
					return `${input.slice(0, idx)}\\${input.slice(idx)}`;
				};
				exports.removePrefix = (input, state = {}) => {
					let output = input;
					if (output.startsWith("./")) {
						output = output.slice(2);
						state.prefix = "./";
					}
					return output;
				};
				exports.wrapOutput = (input, state = {}, options = {}) => {
					let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
					state.negated === !0 && (output = `(?:^(?!${output}).*$)`);
					return output;
				};
			}));
			var require_scan = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let utils = require_utils$2();
				let { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants$1();
				let isPathSeparator = (code) => code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
				let depth = (token) => {
					token.isPrefix !== !0 && (token.depth = token.isGlobstar ? Infinity : 1);
				};
				let scan = (input, options) => {
					let opts = options || {};
					let length = input.length - 1;
					let scanToEnd = opts.parts === !0 || opts.scanToEnd === !0;
					let slashes = [];
					let tokens = [];
					let parts = [];
					let str = input;
					let index = -1;
					let start = 0;
					let lastIndex = 0;
					let isBrace = !1;
					let isBracket = !1;
					let isGlob = !1;
					let isExtglob = !1;
					let isGlobstar = !1;
					let braceEscaped = !1;
					let backslashes = !1;
					let negated = !1;
					let negatedExtglob = !1;
					let finished = !1;
					let braces = 0;
					let prev;
					let code;
					let token = {
						value: "",
						depth: 0,
						isGlob: !1
					};
					let eos = () => index >= length;
					let peek = () => str.charCodeAt(index + 1);
					let advance = () => {
						prev = code;
						return str.charCodeAt(++index);
					};
					for (; index < length;) {
						code = advance();
						let next;
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = !0;
							code = advance();
							code === CHAR_LEFT_CURLY_BRACE && (braceEscaped = !0);
							continue;
						}
						if (braceEscaped === !0 || code === CHAR_LEFT_CURLY_BRACE) {
							braces++;
							for (; eos() !== !0 && (code = advance());) {
								if (code === CHAR_BACKWARD_SLASH) {
									backslashes = token.backslashes = !0;
									advance();
									continue;
								}
								if (code === CHAR_LEFT_CURLY_BRACE) {
									braces++;
									continue;
								}
								if (braceEscaped !== !0 && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
									isBrace = token.isBrace = !0;
									isGlob = token.isGlob = !0;
									finished = !0;
									if (scanToEnd === !0) continue;
									break;
								}
								if (braceEscaped !== !0 && code === CHAR_COMMA) {
									isBrace = token.isBrace = !0;
									isGlob = token.isGlob = !0;
									finished = !0;
									if (scanToEnd === !0) continue;
									break;
								}
								if (code === CHAR_RIGHT_CURLY_BRACE) {
									braces--;
									if (braces === 0) {
										braceEscaped = !1;
										isBrace = token.isBrace = !0;
										finished = !0;
										break;
									}
								}
							}
							if (scanToEnd === !0) continue;
							break;
						}
						if (code === CHAR_FORWARD_SLASH) {
							slashes.push(index);
							tokens.push(token);
							token = {
								value: "",
								depth: 0,
								isGlob: !1
							};
							if (finished === !0) continue;
							if (prev === CHAR_DOT && index === start + 1) {
								start += 2;
								continue;
							}
							lastIndex = index + 1;
							continue;
						}
						if (opts.noext !== !0 && (code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) && peek() === CHAR_LEFT_PARENTHESES) {
							isGlob = token.isGlob = !0;
							isExtglob = token.isExtglob = !0;
							finished = !0;
							code === CHAR_EXCLAMATION_MARK && index === start && (negatedExtglob = !0);
							if (scanToEnd === !0) {
								for (; eos() !== !0 && (code = advance());) {
									if (code === CHAR_BACKWARD_SLASH) {
										backslashes = token.backslashes = !0;
										code = advance();
										continue;
									}
									if (code === CHAR_RIGHT_PARENTHESES) {
										isGlob = token.isGlob = !0;
										finished = !0;
										break;
									}
								}
								continue;
							}
							break;
						}
						if (code === CHAR_ASTERISK) {
							prev === CHAR_ASTERISK && (isGlobstar = token.isGlobstar = !0);
							isGlob = token.isGlob = !0;
							finished = !0;
							if (scanToEnd === !0) continue;
							break;
						}
						if (code === CHAR_QUESTION_MARK) {
							isGlob = token.isGlob = !0;
							finished = !0;
							if (scanToEnd === !0) continue;
							break;
						}
						if (code === CHAR_LEFT_SQUARE_BRACKET) {
							for (; eos() !== !0 && (next = advance());) {
								if (next === CHAR_BACKWARD_SLASH) {
									backslashes = token.backslashes = !0;
									advance();
									continue;
								}
								if (next === CHAR_RIGHT_SQUARE_BRACKET) {
									isBracket = token.isBracket = !0;
									isGlob = token.isGlob = !0;
									finished = !0;
									break;
								}
							}
							if (scanToEnd === !0) continue;
							break;
						}
						if (opts.nonegate !== !0 && code === CHAR_EXCLAMATION_MARK && index === start) {
							negated = token.negated = !0;
							start++;
							continue;
						}
						if (opts.noparen !== !0 && code === CHAR_LEFT_PARENTHESES) {
							isGlob = token.isGlob = !0;
							if (scanToEnd === !0) {
								for (; eos() !== !0 && (code = advance());) {
									if (code === CHAR_LEFT_PARENTHESES) {
										backslashes = token.backslashes = !0;
										code = advance();
										continue;
									}
									if (code === CHAR_RIGHT_PARENTHESES) {
										finished = !0;
										break;
									}
								}
								continue;
							}
							break;
						}
						if (isGlob === !0) {
							finished = !0;
							if (scanToEnd === !0) continue;
							break;
						}
					}
					if (opts.noext === !0) {
						isExtglob = !1;
						isGlob = !1;
					}
					let base = str;
					let prefix = "";
					let glob = "";
					if (start > 0) {
						prefix = str.slice(0, start);
						str = str.slice(start);
						lastIndex -= start;
					}
					if (base && isGlob === !0 && lastIndex > 0) {
						base = str.slice(0, lastIndex);
						glob = str.slice(lastIndex);
					} else if (isGlob === !0) {
						base = "";
						glob = str;
					} else base = str;
					base && base !== "" && base !== "/" && base !== str && isPathSeparator(base.charCodeAt(base.length - 1)) && (base = base.slice(0, -1));
					if (opts.unescape === !0) {
						glob &&= utils.removeBackslashes(glob);
						base && backslashes === !0 && (base = utils.removeBackslashes(base));
					}
					let state = {
						prefix,
						input,
						start,
						base,
						glob,
						isBrace,
						isBracket,
						isGlob,
						isExtglob,
						isGlobstar,
						negated,
						negatedExtglob
					};
					if (opts.tokens === !0) {
						state.maxDepth = 0;
						isPathSeparator(code) || tokens.push(token);
						state.tokens = tokens;
					}
					if (opts.parts === !0 || opts.tokens === !0) {
						let prevIndex;
						for (let idx = 0; idx < slashes.length; idx++) {
							let n = prevIndex ? prevIndex + 1 : start;
							let i = slashes[idx];
							let value = input.slice(n, i);
							if (opts.tokens) {
								if (idx === 0 && start !== 0) {
									tokens[idx].isPrefix = !0;
									tokens[idx].value = prefix;
								} else tokens[idx].value = value;
								depth(tokens[idx]);
								state.maxDepth += tokens[idx].depth;
							}
							(idx !== 0 || value !== "") && parts.push(value);
							prevIndex = i;
						}
						if (prevIndex && prevIndex + 1 < input.length) {
							let value = input.slice(prevIndex + 1);
							parts.push(value);
							if (opts.tokens) {
								tokens[tokens.length - 1].value = value;
								depth(tokens[tokens.length - 1]);
								state.maxDepth += tokens[tokens.length - 1].depth;
							}
						}
						state.slashes = slashes;
						state.parts = parts;
					}
					return state;
				};
				module.exports = scan;
			}));
			var require_parse = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let constants = require_constants$1();
				let utils = require_utils$2();
				let { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
				let expandRange = (args, options) => {
					if (typeof options.expandRange == "function") return options.expandRange(...args, options);
					args.sort();
					let value = `[${args.join("-")}]`;
					try {
						new RegExp(value);
					} catch {
						return args.map((v) => utils.escapeRegex(v)).join("..");
					}
					return value;
				};
				let syntaxError = (type, char) => `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
				let splitTopLevel = (input) => {
					let parts = [];
					let bracket = 0;
					let paren = 0;
					let quote = 0;
					let value = "";
					let escaped = !1;
					for (let ch of input) {
						if (escaped === !0) {
							value += ch;
							escaped = !1;
							continue;
						}
						if (ch === "\\") {
							value += ch;
							escaped = !0;
							continue;
						}
						if (ch === "\"") {
							quote = quote === 1 ? 0 : 1;
							value += ch;
							continue;
						}
						if (quote === 0) {
							if (ch === "[") bracket++;
							else if (ch === "]" && bracket > 0) bracket--;
							else if (bracket === 0) {
								if (ch === "(") paren++;
								else if (ch === ")" && paren > 0) paren--;
								else if (ch === "|" && paren === 0) {
									parts.push(value);
									value = "";
									continue;
								}
							}
						}
						value += ch;
					}
					parts.push(value);
					return parts;
				};
				let isPlainBranch = (branch) => {
					let escaped = !1;
					for (let ch of branch) {
						if (escaped === !0) {
							escaped = !1;
							continue;
						}
						if (ch === "\\") {
							escaped = !0;
							continue;
						}
						if (/[?*+@!()[\]{}]/.test(ch)) return !1;
					}
					return !0;
				};
				let normalizeSimpleBranch = (branch) => {
					let value = branch.trim();
					let changed = !0;
					for (; changed === !0;) {
						changed = !1;
						if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
							value = value.slice(2, -1);
							changed = !0;
						}
					}
					if (!isPlainBranch(value)) return;
					return value.replace(/\\(.)/g, "$1");
				};
				let hasRepeatedCharPrefixOverlap = (branches) => {
					let values = branches.map(normalizeSimpleBranch).filter(Boolean);
					for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
						let a = values[i];
						let b = values[j];
						let char = a[0];
						if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
						if (a === b || a.startsWith(b) || b.startsWith(a)) return !0;
					}
					return !1;
				};
				let parseRepeatedExtglob = (pattern, requireEnd = !0) => {
					if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
					let bracket = 0;
					let paren = 0;
					let quote = 0;
					let escaped = !1;
					for (let i = 1; i < pattern.length; i++) {
						let ch = pattern[i];
						if (escaped === !0) {
							escaped = !1;
							continue;
						}
						if (ch === "\\") {
							escaped = !0;
							continue;
						}
						if (ch === "\"") {
							quote = quote === 1 ? 0 : 1;
							continue;
						}
						if (quote === 1) continue;
						if (ch === "[") {
							bracket++;
							continue;
						}
						if (ch === "]" && bracket > 0) {
							bracket--;
							continue;
						}
						if (bracket > 0) continue;
						if (ch === "(") {
							paren++;
							continue;
						}
						if (ch === ")") {
							paren--;
							if (paren === 0) {
								if (requireEnd === !0 && i !== pattern.length - 1) return;
								return {
									type: pattern[0],
									body: pattern.slice(2, i),
									end: i
								};
							}
						}
					}
				};
				let getStarExtglobSequenceOutput = (pattern) => {
					let index = 0;
					let chars = [];
					for (; index < pattern.length;) {
						let match = parseRepeatedExtglob(pattern.slice(index), !1);
						if (!match || match.type !== "*") return;
						let branches = splitTopLevel(match.body).map((branch) => branch.trim());
						if (branches.length !== 1) return;
						let branch = normalizeSimpleBranch(branches[0]);
						if (!branch || branch.length !== 1) return;
						chars.push(branch);
						index += match.end + 1;
					}
					if (chars.length < 1) return;
					return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
				};
				let repeatedExtglobRecursion = (pattern) => {
					let depth = 0;
					let value = pattern.trim();
					let match = parseRepeatedExtglob(value);
					for (; match;) {
						depth++;
						value = match.body.trim();
						match = parseRepeatedExtglob(value);
					}
					return depth;
				};
				let analyzeRepeatedExtglob = (body, options) => {
					if (options.maxExtglobRecursion === !1) return { risky: !1 };
					let max = typeof options.maxExtglobRecursion == "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
					let branches = splitTopLevel(body).map((branch) => branch.trim());
					if (branches.length > 1 && (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches))) return { risky: !0 };
					for (let branch of branches) {
						let safeOutput = getStarExtglobSequenceOutput(branch);
						if (safeOutput) return {
							risky: !0,
							safeOutput
						};
						if (repeatedExtglobRecursion(branch) > max) return { risky: !0 };
					}
					return { risky: !1 };
				};
				let parse = (input, options) => {
					if (typeof input != "string") throw TypeError("Expected a string");
					input = REPLACEMENTS[input] || input;
					let opts = { ...options };
					let max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
					let len = input.length;
					if (len > max) throw SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
					let bos = {
						type: "bos",
						value: "",
						output: opts.prepend || ""
					};
					let tokens = [bos];
					let capture = opts.capture ? "" : "?:";
					let win32 = utils.isWindows(options);
					let PLATFORM_CHARS = constants.globChars(win32);
					let EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
					let { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
					let globstar = (opts) => `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
					let nodot = opts.dot ? "" : NO_DOT;
					let qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
					let star = opts.bash === !0 ? globstar(opts) : STAR;
					opts.capture && (star = `(${star})`);
					typeof opts.noext == "boolean" && (opts.noextglob = opts.noext);
					let state = {
						input,
						index: -1,
						start: 0,
						dot: opts.dot === !0,
						consumed: "",
						output: "",
						prefix: "",
						backtrack: !1,
						negated: !1,
						brackets: 0,
						braces: 0,
						parens: 0,
						quotes: 0,
						globstar: !1,
						tokens
					};
					input = utils.removePrefix(input, state);
					len = input.length;
					let extglobs = [];
					let braces = [];
					let stack = [];
					let prev = bos;
					let value;
					let eos = () => state.index === len - 1;
					let peek = state.peek = (n = 1) => input[state.index + n];
					let advance = state.advance = () => input[++state.index] || "";
					let remaining = () => input.slice(state.index + 1);
					let consume = (value = "", num = 0) => {
						state.consumed += value;
						state.index += num;
					};
					let append = (token) => {
						state.output += token.output == null ? token.value : token.output;
						consume(token.value);
					};
					let negate = () => {
						let count = 1;
						for (; peek() === "!" && (peek(2) !== "(" || peek(3) === "?");) {
							advance();
							state.start++;
							count++;
						}
						if (count % 2 == 0) return !1;
						state.negated = !0;
						state.start++;
						return !0;
					};
					let increment = (type) => {
						state[type]++;
						stack.push(type);
					};
					let decrement = (type) => {
						state[type]--;
						stack.pop();
					};
					let push = (tok) => {
						if (prev.type === "globstar") {
							let isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
							let isExtglob = tok.extglob === !0 || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
							if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
								state.output = state.output.slice(0, -prev.output.length);
								prev.type = "star";
								prev.value = "*";
								prev.output = star;
								state.output += prev.output;
							}
						}
						extglobs.length && tok.type !== "paren" && (extglobs[extglobs.length - 1].inner += tok.value);
						(tok.value || tok.output) && append(tok);
						if (prev && prev.type === "text" && tok.type === "text") {
							prev.value += tok.value;
							prev.output = (prev.output || "") + tok.value;
							return;
						}
						tok.prev = prev;
						tokens.push(tok);
						prev = tok;
					};
					let extglobOpen = (type, value) => {
						let token = {
							...EXTGLOB_CHARS[value],
							conditions: 1,
							inner: ""
						};
						token.prev = prev;
						token.parens = state.parens;
						token.output = state.output;
						token.startIndex = state.index;
						token.tokensIndex = tokens.length;
						let output = (opts.capture ? "(" : "") + token.open;
						increment("parens");
						push({
							type,
							value,
							output: state.output ? "" : ONE_CHAR
						});
						push({
							type: "paren",
							extglob: !0,
							value: advance(),
							output
						});
						extglobs.push(token);
					};
					let extglobClose = (token) => {
						let literal = input.slice(token.startIndex, state.index + 1);
						let body = input.slice(token.startIndex + 2, state.index);
						let analysis = analyzeRepeatedExtglob(body, opts);
						if ((token.type === "plus" || token.type === "star") && analysis.risky) {
							let safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
							let open = tokens[token.tokensIndex];
							open.type = "text";
							open.value = literal;
							open.output = safeOutput || utils.escapeRegex(literal);
							for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
								tokens[i].value = "";
								tokens[i].output = "";
								delete tokens[i].suffix;
							}
							state.output = token.output + open.output;
							state.backtrack = !0;
							push({
								type: "paren",
								extglob: !0,
								value,
								output: ""
							});
							decrement("parens");
							return;
						}
						let output = token.close + (opts.capture ? ")" : "");
						let rest;
						if (token.type === "negate") {
							let extglobStar = star;
							token.inner && token.inner.length > 1 && token.inner.includes("/") && (extglobStar = globstar(opts));
							(extglobStar !== star || eos() || /^\)+$/.test(remaining())) && (output = token.close = `)$))${extglobStar}`);
							token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest) && (output = token.close = `)${parse(rest, {
								...options,
								fastpaths: !1
							}).output})${extglobStar})`);
							token.prev.type === "bos" && (state.negatedExtglob = !0);
						}
						push({
							type: "paren",
							extglob: !0,
							value,
							output
						});
						decrement("parens");
					};
					if (opts.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(input)) {
						let backslashes = !1;
						let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
							if (first === "\\") {
								backslashes = !0;
								return m;
							}
							if (first === "?") {
								if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
								if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
								return QMARK.repeat(chars.length);
							}
							if (first === ".") return DOT_LITERAL.repeat(chars.length);
							if (first === "*") {
								if (esc) return esc + first + (rest ? star : "");
								return star;
							}
							return esc ? m : `\\${m}`;
						});
						backslashes === !0 && (output = opts.unescape === !0 ? output.replace(/\\/g, "") : output.replace(/\\+/g, (m) => m.length % 2 == 0 ? "\\\\" : m ? "\\" : ""));
						if (output === input && opts.contains === !0) {
							state.output = input;
							return state;
						}
						state.output = utils.wrapOutput(output, state, options);
						return state;
					}
					for (; !eos();) {
						value = advance();
						if (value === "\0") continue;
						if (value === "\\") {
							let next = peek();
							if (next === "/" && opts.bash !== !0) continue;
							if (next === "." || next === ";") continue;
							if (!next) {
								value += "\\";
								push({
									type: "text",
									value
								});
								continue;
							}
							let match = /^\\+/.exec(remaining());
							let slashes = 0;
							if (match && match[0].length > 2) {
								slashes = match[0].length;
								state.index += slashes;
								slashes % 2 != 0 && (value += "\\");
							}
							opts.unescape === !0 ? value = advance() : value += advance();
							if (state.brackets === 0) {
								push({
									type: "text",
									value
								});
								continue;
							}
						}
						if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
							if (opts.posix !== !1 && value === ":") {
								let inner = prev.value.slice(1);
								if (inner.includes("[")) {
									prev.posix = !0;
									if (inner.includes(":")) {
										let idx = prev.value.lastIndexOf("[");
										let pre = prev.value.slice(0, idx);
										let rest = prev.value.slice(idx + 2);
										let posix = POSIX_REGEX_SOURCE[rest];
										if (posix) {
											prev.value = pre + posix;
											state.backtrack = !0;
											advance();
											!bos.output && tokens.indexOf(prev) === 1 && (bos.output = ONE_CHAR);
											continue;
										}
									}
								}
							}
							(value === "[" && peek() !== ":" || value === "-" && peek() === "]") && (value = `\\${value}`);
							value === "]" && (prev.value === "[" || prev.value === "[^") && (value = `\\${value}`);
							opts.posix === !0 && value === "!" && prev.value === "[" && (value = "^");
							prev.value += value;
							append({ value });
							continue;
						}
						if (state.quotes === 1 && value !== "\"") {
							value = utils.escapeRegex(value);
							prev.value += value;
							append({ value });
							continue;
						}
						if (value === "\"") {
							state.quotes = state.quotes === 1 ? 0 : 1;
							opts.keepQuotes === !0 && push({
								type: "text",
								value
							});
							continue;
						}
						if (value === "(") {
							increment("parens");
							push({
								type: "paren",
								value
							});
							continue;
						}
						if (value === ")") {
							if (state.parens === 0 && opts.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "("));
							let extglob = extglobs[extglobs.length - 1];
							if (extglob && state.parens === extglob.parens + 1) {
								extglobClose(extglobs.pop());
								continue;
							}
							push({
								type: "paren",
								value,
								output: state.parens ? ")" : "\\)"
							});
							decrement("parens");
							continue;
						}
						if (value === "[") {
							if (opts.nobracket === !0 || !remaining().includes("]")) {
								if (opts.nobracket !== !0 && opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
								value = `\\${value}`;
							} else increment("brackets");
							push({
								type: "bracket",
								value
							});
							continue;
						}
						if (value === "]") {
							if (opts.nobracket === !0 || prev && prev.type === "bracket" && prev.value.length === 1) {
								push({
									type: "text",
									value,
									output: `\\${value}`
								});
								continue;
							}
							if (state.brackets === 0) {
								if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("opening", "["));
								push({
									type: "text",
									value,
									output: `\\${value}`
								});
								continue;
							}
							decrement("brackets");
							let prevValue = prev.value.slice(1);
							prev.posix !== !0 && prevValue[0] === "^" && !prevValue.includes("/") && (value = `/${value}`);
							prev.value += value;
							append({ value });
							if (opts.literalBrackets === !1 || utils.hasRegexChars(prevValue)) continue;
							let escaped = utils.escapeRegex(prev.value);
							state.output = state.output.slice(0, -prev.value.length);
							if (opts.literalBrackets === !0) {
								state.output += escaped;
								prev.value = escaped;
								continue;
							}
							prev.value = `(${capture}${escaped}|${prev.value})`;
							state.output += prev.value;
							continue;
						}
						if (value === "{" && opts.nobrace !== !0) {
							increment("braces");
							let open = {
								type: "brace",
								value,
								output: "(",
								outputIndex: state.output.length,
								tokensIndex: state.tokens.length
							};
							braces.push(open);
							push(open);
							continue;
						}
						if (value === "}") {
							let brace = braces[braces.length - 1];
							if (opts.nobrace === !0 || !brace) {
								push({
									type: "text",
									value,
									output: value
								});
								continue;
							}
							let output = ")";
							if (brace.dots === !0) {
								let arr = tokens.slice();
								let range = [];
								for (let i = arr.length - 1; i >= 0; i--) {
									tokens.pop();
									if (arr[i].type === "brace") break;
									arr[i].type !== "dots" && range.unshift(arr[i].value);
								}
								output = expandRange(range, opts);
								state.backtrack = !0;
							}
							if (brace.comma !== !0 && brace.dots !== !0) {
								let out = state.output.slice(0, brace.outputIndex);
								let toks = state.tokens.slice(brace.tokensIndex);
								brace.value = brace.output = "\\{";
								value = output = "\\}";
								state.output = out;
								for (let t of toks) state.output += t.output || t.value;
							}
							push({
								type: "brace",
								value,
								output
							});
							decrement("braces");
							braces.pop();
							continue;
						}
						if (value === "|") {
							extglobs.length > 0 && extglobs[extglobs.length - 1].conditions++;
							push({
								type: "text",
								value
							});
							continue;
						}
						if (value === ",") {
							let output = value;
							let brace = braces[braces.length - 1];
							if (brace && stack[stack.length - 1] === "braces") {
								brace.comma = !0;
								output = "|";
							}
							push({
								type: "comma",
								value,
								output
							});
							continue;
						}
						if (value === "/") {
							if (prev.type === "dot" && state.index === state.start + 1) {
								state.start = state.index + 1;
								state.consumed = "";
								state.output = "";
								tokens.pop();
								prev = bos;
								continue;
							}
							push({
								type: "slash",
								value,
								output: SLASH_LITERAL
							});
							continue;
						}
						if (value === ".") {
							if (state.braces > 0 && prev.type === "dot") {
								prev.value === "." && (prev.output = DOT_LITERAL);
								let brace = braces[braces.length - 1];
								prev.type = "dots";
								prev.output += value;
								prev.value += value;
								brace.dots = !0;
								continue;
							}
							if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
								push({
									type: "text",
									value,
									output: DOT_LITERAL
								});
								continue;
							}
							push({
								type: "dot",
								value,
								output: DOT_LITERAL
							});
							continue;
						}
						if (value === "?") {
							if (!(prev && prev.value === "(") && opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
								extglobOpen("qmark", value);
								continue;
							}
							if (prev && prev.type === "paren") {
								let next = peek();
								let output = value;
								if (next === "<" && !utils.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
								(prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) && (output = `\\${value}`);
								push({
									type: "text",
									value,
									output
								});
								continue;
							}
							if (opts.dot !== !0 && (prev.type === "slash" || prev.type === "bos")) {
								push({
									type: "qmark",
									value,
									output: QMARK_NO_DOT
								});
								continue;
							}
							push({
								type: "qmark",
								value,
								output: QMARK
							});
							continue;
						}
						if (value === "!") {
							if (opts.noextglob !== !0 && peek() === "(" && (peek(2) !== "?" || !/[!=<:]/.test(peek(3)))) {
								extglobOpen("negate", value);
								continue;
							}
							if (opts.nonegate !== !0 && state.index === 0) {
								negate();
								continue;
							}
						}
						if (value === "+") {
							if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
								extglobOpen("plus", value);
								continue;
							}
							if (prev && prev.value === "(" || opts.regex === !1) {
								push({
									type: "plus",
									value,
									output: PLUS_LITERAL
								});
								continue;
							}
							if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
								push({
									type: "plus",
									value
								});
								continue;
							}
							push({
								type: "plus",
								value: PLUS_LITERAL
							});
							continue;
						}
						if (value === "@") {
							if (opts.noextglob !== !0 && peek() === "(" && peek(2) !== "?") {
								push({
									type: "at",
									extglob: !0,
									value,
									output: ""
								});
								continue;
							}
							push({
								type: "text",
								value
							});
							continue;
						}
						if (value !== "*") {
							(value === "$" || value === "^") && (value = `\\${value}`);
							let match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
							if (match) {
								value += match[0];
								state.index += match[0].length;
							}
							push({
								type: "text",
								value
							});
							continue;
						}
						if (prev && (prev.type === "globstar" || prev.star === !0)) {
							prev.type = "star";
							prev.star = !0;
							prev.value += value;
							prev.output = star;
							state.backtrack = !0;
							state.globstar = !0;
							consume(value);
							continue;
						}
						let rest = remaining();
						if (opts.noextglob !== !0 && /^\([^?]/.test(rest)) {
							extglobOpen("star", value);
							continue;
						}
						if (prev.type === "star") {
							if (opts.noglobstar === !0) {
								consume(value);
								continue;
							}
							let prior = prev.prev;
							let before = prior.prev;
							let isStart = prior.type === "slash" || prior.type === "bos";
							let afterStar = before && (before.type === "star" || before.type === "globstar");
							if (opts.bash === !0 && (!isStart || rest[0] && rest[0] !== "/")) {
								push({
									type: "star",
									value,
									output: ""
								});
								continue;
							}
							let isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
							let isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
							if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
								push({
									type: "star",
									value,
									output: ""
								});
								continue;
							}
							for (; rest.slice(0, 3) === "/**";) {
								let after = input[state.index + 4];
								if (after && after !== "/") break;
								rest = rest.slice(3);
								consume("/**", 3);
							}
							if (prior.type === "bos" && eos()) {
								prev.type = "globstar";
								prev.value += value;
								prev.output = globstar(opts);
								state.output = prev.output;
								state.globstar = !0;
								consume(value);
								continue;
							}
							if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && eos()) {
								state.output = state.output.slice(0, -(prior.output + prev.output).length);
								prior.output = `(?:${prior.output}`;
								prev.type = "globstar";
								prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
								prev.value += value;
								state.globstar = !0;
								state.output += prior.output + prev.output;
								consume(value);
								continue;
							}
							if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
								let end = rest[1] === void 0 ? "" : "|$";
								state.output = state.output.slice(0, -(prior.output + prev.output).length);
								prior.output = `(?:${prior.output}`;
								prev.type = "globstar";
								prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
								prev.value += value;
								state.output += prior.output + prev.output;
								state.globstar = !0;
								consume(value + advance());
								push({
									type: "slash",
									value: "/",
									output: ""
								});
								continue;
							}
							if (prior.type === "bos" && rest[0] === "/") {
								prev.type = "globstar";
								prev.value += value;
								prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
								state.output = prev.output;
								state.globstar = !0;
								consume(value + advance());
								push({
									type: "slash",
									value: "/",
									output: ""
								});
								continue;
							}
							state.output = state.output.slice(0, -prev.output.length);
							prev.type = "globstar";
							prev.output = globstar(opts);
							prev.value += value;
							state.output += prev.output;
							state.globstar = !0;
							consume(value);
							continue;
						}
						let token = {
							type: "star",
							value,
							output: star
						};
						if (opts.bash === !0) {
							token.output = ".*?";
							(prev.type === "bos" || prev.type === "slash") && (token.output = nodot + token.output);
							push(token);
							continue;
						}
						if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === !0) {
							token.output = value;
							push(token);
							continue;
						}
						if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
							if (prev.type === "dot") {
								state.output += NO_DOT_SLASH;
								prev.output += NO_DOT_SLASH;
							} else if (opts.dot === !0) {
								state.output += NO_DOTS_SLASH;
								prev.output += NO_DOTS_SLASH;
							} else {
								state.output += nodot;
								prev.output += nodot;
							}
							if (peek() !== "*") {
								state.output += ONE_CHAR;
								prev.output += ONE_CHAR;
							}
						}
						push(token);
					}
					for (; state.brackets > 0;) {
						if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "]"));
						state.output = utils.escapeLast(state.output, "[");
						decrement("brackets");
					}
					for (; state.parens > 0;) {
						if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", ")"));
						state.output = utils.escapeLast(state.output, "(");
						decrement("parens");
					}
					for (; state.braces > 0;) {
						if (opts.strictBrackets === !0) throw SyntaxError(syntaxError("closing", "}"));
						state.output = utils.escapeLast(state.output, "{");
						decrement("braces");
					}
					opts.strictSlashes !== !0 && (prev.type === "star" || prev.type === "bracket") && push({
						type: "maybe_slash",
						value: "",
						output: `${SLASH_LITERAL}?`
					});
					if (state.backtrack === !0) {
						state.output = "";
						for (let token of state.tokens) {
							state.output += token.output == null ? token.value : token.output;
							token.suffix && (state.output += token.suffix);
						}
					}
					return state;
				};
				parse.fastpaths = (input, options) => {
					let opts = { ...options };
					let max = typeof opts.maxLength == "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
					let len = input.length;
					if (len > max) throw SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
					input = REPLACEMENTS[input] || input;
					let win32 = utils.isWindows(options);
					let { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(win32);
					let nodot = opts.dot ? NO_DOTS : NO_DOT;
					let slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
					let capture = opts.capture ? "" : "?:";
					let state = {
						negated: !1,
						prefix: ""
					};
					let star = opts.bash === !0 ? ".*?" : STAR;
					opts.capture && (star = `(${star})`);
					let globstar = (opts) => {
						if (opts.noglobstar === !0) return star;
						return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
					};
					let create = (str) => {
						switch (str) {
							case "*": return `${nodot}${ONE_CHAR}${star}`;
							case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
							case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
							case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
							case "**": return nodot + globstar(opts);
							case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
							case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
							case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
							default: {
								let match = /^(.*?)\.(\w+)$/.exec(str);
								if (!match) return;
								let source = create(match[1]);
								if (!source) return;
								return source + DOT_LITERAL + match[2];
							}
						}
					};
					let source = create(utils.removePrefix(input, state));
					source && opts.strictSlashes !== !0 && (source += `${SLASH_LITERAL}?`);
					return source;
				};
				module.exports = parse;
			}));
			var require_picomatch$1 = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let scan = require_scan();
				let parse = require_parse();
				let utils = require_utils$2();
				let constants = require_constants$1();
				let isObject = (val) => val && typeof val == "object" && !Array.isArray(val);
				let picomatch = (glob, options, returnState = !1) => {
					if (Array.isArray(glob)) {
						let fns = glob.map((input) => picomatch(input, options, returnState));
						let arrayMatcher = (str) => {
							for (let isMatch of fns) {
								let state = isMatch(str);
								if (state) return state;
							}
							return !1;
						};
						return arrayMatcher;
					}
					let isState = isObject(glob) && glob.tokens && glob.input;
					if (glob === "" || typeof glob != "string" && !isState) throw TypeError("Expected pattern to be a non-empty string");
					let opts = options || {};
					let posix = utils.isWindows(options);
					let regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, !1, !0);
					let state = regex.state;
					delete regex.state;
					let isIgnored = () => !1;
					if (opts.ignore) {
						let ignoreOpts = {
							...options,
							ignore: null,
							onMatch: null,
							onResult: null
						};
						isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
					}
					let matcher = (input, returnObject = !1) => {
						let { isMatch, match, output } = picomatch.test(input, regex, options, {
							glob,
							posix
						});
						let result = {
							glob,
							state,
							regex,
							posix,
							input,
							output,
							match,
							isMatch
						};
						typeof opts.onResult == "function" && opts.onResult(result);
						if (isMatch === !1) {
							result.isMatch = !1;
							return returnObject ? result : !1;
						}
						if (isIgnored(input)) {
							typeof opts.onIgnore == "function" && opts.onIgnore(result);
							result.isMatch = !1;
							return returnObject ? result : !1;
						}
						typeof opts.onMatch == "function" && opts.onMatch(result);
						return !returnObject || result;
					};
					returnState && (matcher.state = state);
					return matcher;
				};
				picomatch.test = (input, regex, options, { glob, posix } = {}) => {
					if (typeof input != "string") throw TypeError("Expected input to be a string");
					if (input === "") return {
						isMatch: !1,
						output: ""
					};
					let opts = options || {};
					let format = opts.format || (posix ? utils.toPosixSlashes : null);
					let match = input === glob;
					let output = match && format ? format(input) : input;
					if (match === !1) {
						output = format ? format(input) : input;
						match = output === glob;
					}
					(match === !1 || opts.capture === !0) && (match = opts.matchBase === !0 || opts.basename === !0 ? picomatch.matchBase(input, regex, options, posix) : regex.exec(output));
					return {
						isMatch: !!match,
						match,
						output
					};
				};
				picomatch.matchBase = (input, glob, options, posix = utils.isWindows(options)) => (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(path.basename(input));
				picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
				picomatch.parse = (pattern, options) => {
					if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
					return parse(pattern, {
						...options,
						fastpaths: !1
					});
				};
				picomatch.scan = (input, options) => scan(input, options);
				picomatch.compileRe = (state, options, returnOutput = !1, returnState = !1) => {
					if (returnOutput === !0) return state.output;
					let opts = options || {};
					let prepend = opts.contains ? "" : "^";
					let append = opts.contains ? "" : "$";
					let source = `${prepend}(?:${state.output})${append}`;
					state && state.negated === !0 && (source = `^(?!${source}).*$`);
					let regex = picomatch.toRegex(source, options);
					returnState === !0 && (regex.state = state);
					return regex;
				};
				picomatch.makeRe = (input, options = {}, returnOutput = !1, returnState = !1) => {
					if (!input || typeof input != "string") throw TypeError("Expected a non-empty string");
					let parsed = {
						negated: !1,
						fastpaths: !0
					};
					options.fastpaths !== !1 && (input[0] === "." || input[0] === "*") && (parsed.output = parse.fastpaths(input, options));
					parsed.output || (parsed = parse(input, options));
					return picomatch.compileRe(parsed, options, returnOutput, returnState);
				};
				picomatch.toRegex = (source, options) => {
					try {
						let opts = options || {};
						return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
					} catch (err) {
						if (options && options.debug === !0) throw err;
						return /$^/;
					}
				};
				picomatch.constants = constants;
				module.exports = picomatch;
			}));
			var require_picomatch = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				module.exports = require_picomatch$1();
			}));
			var require_micromatch = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let util = (0, $node_builtin_esm_external_require_events.require_builtin_esm_external_require_util)();
				let braces = require_braces();
				let picomatch = require_picomatch();
				let utils = require_utils$2();
				let isEmptyString = (v) => v === "" || v === "./";
				let hasBraces = (v) => {
					let index = v.indexOf("{");
					return index > -1 && v.indexOf("}", index) > -1;
				};
				let micromatch = (list, patterns, options) => {
					patterns = [].concat(patterns);
					list = [].concat(list);
					let omit = new Set();
					let keep = new Set();
					let items = new Set();
					let negatives = 0;
					let onResult = (state) => {
						items.add(state.output);
						options && options.onResult && options.onResult(state);
					};
					for (let i = 0; i < patterns.length; i++) {
						let isMatch = picomatch(String(patterns[i]), {
							...options,
							onResult
						}, !0);
						let negated = isMatch.state.negated || isMatch.state.negatedExtglob;
						negated && negatives++;
						for (let item of list) {
							let matched = isMatch(item, !0);
							if (!(negated ? !matched.isMatch : matched.isMatch)) continue;
							if (negated) omit.add(matched.output);
							else {
								omit.delete(matched.output);
								keep.add(matched.output);
							}
						}
					}
					let matches = (negatives === patterns.length ? [...items] : [...keep]).filter((item) => !omit.has(item));
					if (options && matches.length === 0) {
						if (options.failglob === !0) throw Error(`No matches found for "${patterns.join(", ")}"`);
						if (options.nonull === !0 || options.nullglob === !0) return options.unescape ? patterns.map((p) => p.replace(/\\/g, "")) : patterns;
					}
					return matches;
				};
				micromatch.match = micromatch;
				micromatch.matcher = (pattern, options) => picomatch(pattern, options);
				micromatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
				micromatch.any = micromatch.isMatch;
				micromatch.not = (list, patterns, options = {}) => {
					patterns = [].concat(patterns).map(String);
					let result = new Set();
					let items = [];
					let onResult = (state) => {
						options.onResult && options.onResult(state);
						items.push(state.output);
					};
					let matches = new Set(micromatch(list, patterns, {
						...options,
						onResult
					}));
					for (let item of items) matches.has(item) || result.add(item);
					return [...result];
				};
				micromatch.contains = (str, pattern, options) => {
					if (typeof str != "string") throw TypeError(`Expected a string: "${util.inspect(str)}"`);
					if (Array.isArray(pattern)) return pattern.some((p) => micromatch.contains(str, p, options));
					if (typeof pattern == "string") {
						if (isEmptyString(str) || isEmptyString(pattern)) return !1;
						if (str.includes(pattern) || str.startsWith("./") && str.slice(2).includes(pattern)) return !0;
					}
					return micromatch.isMatch(str, pattern, {
						...options,
						contains: !0
					});
				};
				micromatch.matchKeys = (obj, patterns, options) => {
					if (!utils.isObject(obj)) throw TypeError("Expected the first argument to be an object");
					let keys = micromatch(Object.keys(obj), patterns, options);
					let res = {};
					for (let key of keys) res[key] = obj[key];
					return res;
				};
				micromatch.some = (list, patterns, options) => {
					let items = [].concat(list);
					for (let pattern of [].concat(patterns)) {
						let isMatch = picomatch(String(pattern), options);
						if (items.some((item) => isMatch(item))) return !0;
					}
					return !1;
				};
				micromatch.every = (list, patterns, options) => {
					let items = [].concat(list);
					for (let pattern of [].concat(patterns)) {
						let isMatch = picomatch(String(pattern), options);
						if (!items.every((item) => isMatch(item))) return !1;
					}
					return !0;
				};
				micromatch.all = (str, patterns, options) => {
					if (typeof str != "string") throw TypeError(`Expected a string: "${util.inspect(str)}"`);
					return [].concat(patterns).every((p) => picomatch(p, options)(str));
				};
				micromatch.capture = (glob, input, options) => {
					let posix = utils.isWindows(options);
					let match = picomatch.makeRe(String(glob), {
						...options,
						capture: !0
					}).exec(posix ? utils.toPosixSlashes(input) : input);
					if (match) return match.slice(1).map((v) => v === void 0 ? "" : v);
				};
				micromatch.makeRe = (...args) => picomatch.makeRe(...args);
				micromatch.scan = (...args) => picomatch.scan(...args);
				micromatch.parse = (patterns, options) => {
					let res = [];
					for (let pattern of [].concat(patterns || [])) for (let str of braces(String(pattern), options)) res.push(picomatch.parse(str, options));
					return res;
				};
				micromatch.braces = (pattern, options) => {
					if (typeof pattern != "string") throw TypeError("Expected a string");
					if (options && options.nobrace === !0 || !hasBraces(pattern)) return [pattern];
					return braces(pattern, options);
				};
				micromatch.braceExpand = (pattern, options) => {
					if (typeof pattern != "string") throw TypeError("Expected a string");
					return micromatch.braces(pattern, {
						...options,
						expand: !0
					});
				};
				micromatch.hasBraces = hasBraces;
				module.exports = micromatch;
			}));
			var require_pattern = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.isAbsolute = exports.partitionAbsoluteAndRelative = exports.removeDuplicateSlashes = exports.matchAny = exports.convertPatternsToRe = exports.makeRe = exports.getPatternParts = exports.expandBraceExpansion = exports.expandPatternsWithBraceExpansion = exports.isAffectDepthOfReadingPattern = exports.endsWithSlashGlobStar = exports.hasGlobStar = exports.getBaseDirectory = exports.isPatternRelatedToParentDirectory = exports.getPatternsOutsideCurrentDirectory = exports.getPatternsInsideCurrentDirectory = exports.getPositivePatterns = exports.getNegativePatterns = exports.isPositivePattern = exports.isNegativePattern = exports.convertToNegativePattern = exports.convertToPositivePattern = exports.isDynamicPattern = exports.isStaticPattern = void 0;
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let globParent = require_glob_parent();
				let micromatch = require_micromatch();
				let COMMON_GLOB_SYMBOLS_RE = /[*?]|^!/;
				let REGEX_CHARACTER_CLASS_SYMBOLS_RE = /\[[^[]*]/;
				let REGEX_GROUP_SYMBOLS_RE = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/;
				let GLOB_EXTENSION_SYMBOLS_RE = /[!*+?@]\([^(]*\)/;
				let BRACE_EXPANSION_SEPARATORS_RE = /,|\.\./;
				let DOUBLE_SLASH_RE = /(?!^)\/{2,}/g;
				function isStaticPattern(pattern, options = {}) {
					return !isDynamicPattern(pattern, options);
				}
				exports.isStaticPattern = isStaticPattern;
				function isDynamicPattern(pattern, options = {}) {
					if (pattern === "") return !1;
					if (options.caseSensitiveMatch === !1 || pattern.includes("\\")) return !0;
					if (COMMON_GLOB_SYMBOLS_RE.test(pattern) || REGEX_CHARACTER_CLASS_SYMBOLS_RE.test(pattern) || REGEX_GROUP_SYMBOLS_RE.test(pattern)) return !0;
					if (options.extglob !== !1 && GLOB_EXTENSION_SYMBOLS_RE.test(pattern)) return !0;
					if (options.braceExpansion !== !1 && hasBraceExpansion(pattern)) return !0;
					return !1;
				}
				exports.isDynamicPattern = isDynamicPattern;
				function hasBraceExpansion(pattern) {
					let openingBraceIndex = pattern.indexOf("{");
					if (openingBraceIndex === -1) return !1;
					let closingBraceIndex = pattern.indexOf("}", openingBraceIndex + 1);
					if (closingBraceIndex === -1) return !1;
					let braceContent = pattern.slice(openingBraceIndex, closingBraceIndex);
					return BRACE_EXPANSION_SEPARATORS_RE.test(braceContent);
				}
				function convertToPositivePattern(pattern) {
					return isNegativePattern(pattern) ? pattern.slice(1) : pattern;
				}
				exports.convertToPositivePattern = convertToPositivePattern;
				function convertToNegativePattern(pattern) {
					return "!" + pattern;
				}
				exports.convertToNegativePattern = convertToNegativePattern;
				function isNegativePattern(pattern) {
					return pattern.startsWith("!") && pattern[1] !== "(";
				}
				exports.isNegativePattern = isNegativePattern;
				function isPositivePattern(pattern) {
					return !isNegativePattern(pattern);
				}
				exports.isPositivePattern = isPositivePattern;
				function getNegativePatterns(patterns) {
					return patterns.filter(isNegativePattern);
				}
				exports.getNegativePatterns = getNegativePatterns;
				function getPositivePatterns(patterns) {
					return patterns.filter(isPositivePattern);
				}
				exports.getPositivePatterns = getPositivePatterns;
				function getPatternsInsideCurrentDirectory(patterns) {
					return patterns.filter((pattern) => !isPatternRelatedToParentDirectory(pattern));
				}
				exports.getPatternsInsideCurrentDirectory = getPatternsInsideCurrentDirectory;
				function getPatternsOutsideCurrentDirectory(patterns) {
					return patterns.filter(isPatternRelatedToParentDirectory);
				}
				exports.getPatternsOutsideCurrentDirectory = getPatternsOutsideCurrentDirectory;
				function isPatternRelatedToParentDirectory(pattern) {
					return pattern.startsWith("..") || pattern.startsWith("./..");
				}
				exports.isPatternRelatedToParentDirectory = isPatternRelatedToParentDirectory;
				function getBaseDirectory(pattern) {
					return globParent(pattern, { flipBackslashes: !1 });
				}
				exports.getBaseDirectory = getBaseDirectory;
				function hasGlobStar(pattern) {
					return pattern.includes("**");
				}
				exports.hasGlobStar = hasGlobStar;
				function endsWithSlashGlobStar(pattern) {
					return pattern.endsWith("/**");
				}
				exports.endsWithSlashGlobStar = endsWithSlashGlobStar;
				function isAffectDepthOfReadingPattern(pattern) {
					let basename = path.basename(pattern);
					return endsWithSlashGlobStar(pattern) || isStaticPattern(basename);
				}
				exports.isAffectDepthOfReadingPattern = isAffectDepthOfReadingPattern;
				function expandPatternsWithBraceExpansion(patterns) {
					return patterns.reduce((collection, pattern) => collection.concat(expandBraceExpansion(pattern)), []);
				}
				exports.expandPatternsWithBraceExpansion = expandPatternsWithBraceExpansion;
				function expandBraceExpansion(pattern) {
					let patterns = micromatch.braces(pattern, {
						expand: !0,
						nodupes: !0,
						keepEscaping: !0
					});
					patterns.sort((a, b) => a.length - b.length);
					return patterns.filter((pattern) => pattern !== "");
				}
				exports.expandBraceExpansion = expandBraceExpansion;
				function getPatternParts(pattern, options) {
					let { parts } = micromatch.scan(pattern, Object.assign(Object.assign({}, options), { parts: !0 }));
					parts.length === 0 && (parts = [pattern]);
					if (parts[0].startsWith("/")) {
						parts[0] = parts[0].slice(1);
						parts.unshift("");
					}
					return parts;
				}
				exports.getPatternParts = getPatternParts;
				function makeRe(pattern, options) {
					return micromatch.makeRe(pattern, options);
				}
				exports.makeRe = makeRe;
				function convertPatternsToRe(patterns, options) {
					return patterns.map((pattern) => makeRe(pattern, options));
				}
				exports.convertPatternsToRe = convertPatternsToRe;
				function matchAny(entry, patternsRe) {
					return patternsRe.some((patternRe) => patternRe.test(entry));
				}
				exports.matchAny = matchAny;
				function removeDuplicateSlashes(pattern) {
					return pattern.replace(DOUBLE_SLASH_RE, "/");
				}
				exports.removeDuplicateSlashes = removeDuplicateSlashes;
				function partitionAbsoluteAndRelative(patterns) {
					let absolute = [];
					let relative = [];
					for (let pattern of patterns) isAbsolute(pattern) ? absolute.push(pattern) : relative.push(pattern);
					return [absolute, relative];
				}
				exports.partitionAbsoluteAndRelative = partitionAbsoluteAndRelative;
				function isAbsolute(pattern) {
					return path.isAbsolute(pattern);
				}
				exports.isAbsolute = isAbsolute;
			}));
			var require_merge2 = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let PassThrough = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_stream)().PassThrough;
				let slice = Array.prototype.slice;
				module.exports = merge2;
				function merge2() {
					let streamsQueue = [];
					let args = slice.call(arguments);
					let merging = !1;
					let options = args[args.length - 1];
					options && !Array.isArray(options) && options.pipe == null ? args.pop() : options = {};
					let doEnd = options.end !== !1;
					let doPipeError = options.pipeError === !0;
					options.objectMode ?? (options.objectMode = !0);
					options.highWaterMark ?? (options.highWaterMark = 65536);
					let mergedStream = PassThrough(options);
					function addStream() {
						for (let i = 0, len = arguments.length; i < len; i++) streamsQueue.push(pauseStreams(arguments[i], options));
						mergeStream();
						return this;
					}
					function mergeStream() {
						if (merging) return;
						merging = !0;
						let streams = streamsQueue.shift();
						if (!streams) {
							process.nextTick(endStream);
							return;
						}
						Array.isArray(streams) || (streams = [streams]);
						let pipesCount = streams.length + 1;
						function next() {
							if (--pipesCount > 0) return;
							merging = !1;
							mergeStream();
						}
						function pipe(stream) {
							function onend() {
								stream.removeListener("merge2UnpipeEnd", onend);
								stream.removeListener("end", onend);
								doPipeError && stream.removeListener("error", onerror);
								next();
							}
							function onerror(err) {
								mergedStream.emit("error", err);
							}
							if (stream._readableState.endEmitted) return next();
							stream.on("merge2UnpipeEnd", onend);
							stream.on("end", onend);
							doPipeError && stream.on("error", onerror);
							stream.pipe(mergedStream, { end: !1 });
							stream.resume();
						}
						for (let i = 0; i < streams.length; i++) pipe(streams[i]);
						next();
					}
					function endStream() {
						merging = !1;
						mergedStream.emit("queueDrain");
						doEnd && mergedStream.end();
					}
					mergedStream.setMaxListeners(0);
					mergedStream.add = addStream;
					mergedStream.on("unpipe", function(stream) {
						stream.emit("merge2UnpipeEnd");
					});
					args.length && addStream.apply(null, args);
					return mergedStream;
				}
				function pauseStreams(streams, options) {
					if (Array.isArray(streams)) for (let i = 0, len = streams.length; i < len; i++) streams[i] = pauseStreams(streams[i], options);
					else {
						!streams._readableState && streams.pipe && (streams = streams.pipe(PassThrough(options)));
						if (!streams._readableState || !streams.pause || !streams.pipe) throw Error("Only readable stream can be merged.");
						streams.pause();
					}
					return streams;
				}
			}));
			var require_stream$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.merge = void 0;
				let merge2 = require_merge2();
				function merge(streams) {
					let mergedStream = merge2(streams);
					streams.forEach((stream) => {
						stream.once("error", (error) => mergedStream.emit("error", error));
					});
					mergedStream.once("close", () => propagateCloseEventToSources(streams));
					mergedStream.once("end", () => propagateCloseEventToSources(streams));
					return mergedStream;
				}
				exports.merge = merge;
				function propagateCloseEventToSources(streams) {
					streams.forEach((stream) => stream.emit("close"));
				}
			}));
			var require_string = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.isEmpty = exports.isString = void 0;
				function isString(input) {
					return typeof input == "string";
				}
				exports.isString = isString;
				function isEmpty(input) {
					return input === "";
				}
				exports.isEmpty = isEmpty;
			}));
			var require_utils$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.string = exports.stream = exports.pattern = exports.path = exports.fs = exports.errno = exports.array = void 0;
				exports.array = require_array();
				exports.errno = require_errno();
				exports.fs = require_fs$3();
				exports.path = require_path();
				exports.pattern = require_pattern();
				exports.stream = require_stream$3();
				exports.string = require_string();
			}));
			var require_tasks = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.convertPatternGroupToTask = exports.convertPatternGroupsToTasks = exports.groupPatternsByBaseDirectory = exports.getNegativePatternsAsPositive = exports.getPositivePatterns = exports.convertPatternsToTasks = exports.generate = void 0;
				let utils = require_utils$1();
				function generate(input, settings) {
					let patterns = processPatterns(input, settings);
					let ignore = processPatterns(settings.ignore, settings);
					let positivePatterns = getPositivePatterns(patterns);
					let negativePatterns = getNegativePatternsAsPositive(patterns, ignore);
					let staticPatterns = positivePatterns.filter((pattern) => utils.pattern.isStaticPattern(pattern, settings));
					let dynamicPatterns = positivePatterns.filter((pattern) => utils.pattern.isDynamicPattern(pattern, settings));
					let staticTasks = convertPatternsToTasks(staticPatterns, negativePatterns, !1);
					let dynamicTasks = convertPatternsToTasks(dynamicPatterns, negativePatterns, !0);
					return staticTasks.concat(dynamicTasks);
				}
				exports.generate = generate;
				function processPatterns(input, settings) {
					let patterns = input;
					settings.braceExpansion && (patterns = utils.pattern.expandPatternsWithBraceExpansion(patterns));
					settings.baseNameMatch && (patterns = patterns.map((pattern) => pattern.includes("/") ? pattern : `**/${pattern}`));
					return patterns.map((pattern) => utils.pattern.removeDuplicateSlashes(pattern));
				}
				function convertPatternsToTasks(positive, negative, dynamic) {
					let tasks = [];
					let patternsOutsideCurrentDirectory = utils.pattern.getPatternsOutsideCurrentDirectory(positive);
					let patternsInsideCurrentDirectory = utils.pattern.getPatternsInsideCurrentDirectory(positive);
					let outsideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsOutsideCurrentDirectory);
					let insideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsInsideCurrentDirectory);
					tasks.push(...convertPatternGroupsToTasks(outsideCurrentDirectoryGroup, negative, dynamic));
					"." in insideCurrentDirectoryGroup ? tasks.push(convertPatternGroupToTask(".", patternsInsideCurrentDirectory, negative, dynamic)) : tasks.push(...convertPatternGroupsToTasks(insideCurrentDirectoryGroup, negative, dynamic));
					return tasks;
				}
				exports.convertPatternsToTasks = convertPatternsToTasks;
				function getPositivePatterns(patterns) {
					return utils.pattern.getPositivePatterns(patterns);
				}
				exports.getPositivePatterns = getPositivePatterns;
				function getNegativePatternsAsPositive(patterns, ignore) {
					return utils.pattern.getNegativePatterns(patterns).concat(ignore).map(utils.pattern.convertToPositivePattern);
				}
				exports.getNegativePatternsAsPositive = getNegativePatternsAsPositive;
				function groupPatternsByBaseDirectory(patterns) {
					return patterns.reduce((collection, pattern) => {
						let base = utils.pattern.getBaseDirectory(pattern);
						base in collection ? collection[base].push(pattern) : collection[base] = [pattern];
						return collection;
					}, {});
				}
				exports.groupPatternsByBaseDirectory = groupPatternsByBaseDirectory;
				function convertPatternGroupsToTasks(positive, negative, dynamic) {
					return Object.keys(positive).map((base) => convertPatternGroupToTask(base, positive[base], negative, dynamic));
				}
				exports.convertPatternGroupsToTasks = convertPatternGroupsToTasks;
				function convertPatternGroupToTask(base, positive, negative, dynamic) {
					return {
						dynamic,
						positive,
						negative,
						base,
						patterns: [].concat(positive, negative.map(utils.pattern.convertToNegativePattern))
					};
				}
				exports.convertPatternGroupToTask = convertPatternGroupToTask;
			}));
			var require_async$5 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.read = void 0;
				function read(path, settings, callback) {
					settings.fs.lstat(path, (lstatError, lstat) => {
						if (lstatError !== null) {
							callFailureCallback(callback, lstatError);
							return;
						}
						if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) {
							callSuccessCallback(callback, lstat);
							return;
						}
						settings.fs.stat(path, (statError, stat) => {
							if (statError !== null) {
								if (settings.throwErrorOnBrokenSymbolicLink) {
									callFailureCallback(callback, statError);
									return;
								}
								callSuccessCallback(callback, lstat);
								return;
							}
							settings.markSymbolicLink && (stat.isSymbolicLink = () => !0);
							callSuccessCallback(callback, stat);
						});
					});
				}
				exports.read = read;
				function callFailureCallback(callback, error) {
					callback(error);
				}
				function callSuccessCallback(callback, result) {
					callback(null, result);
				}
			}));
			var require_sync$5 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.read = void 0;
				function read(path, settings) {
					let lstat = settings.fs.lstatSync(path);
					if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) return lstat;
					try {
						let stat = settings.fs.statSync(path);
						settings.markSymbolicLink && (stat.isSymbolicLink = () => !0);
						return stat;
					} catch (error) {
						if (!settings.throwErrorOnBrokenSymbolicLink) return lstat;
						throw error;
					}
				}
				exports.read = read;
			}));
			var require_fs$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
				let fs = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_fs)();
				exports.FILE_SYSTEM_ADAPTER = {
					lstat: fs.lstat,
					stat: fs.stat,
					lstatSync: fs.lstatSync,
					statSync: fs.statSync
				};
				function createFileSystemAdapter(fsMethods) {
					if (fsMethods === void 0) return exports.FILE_SYSTEM_ADAPTER;
					return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
				}
				exports.createFileSystemAdapter = createFileSystemAdapter;
			}));
			var require_settings$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let fs = require_fs$2();
				var Settings = class {
					constructor(_options = {}) {
						this._options = _options;
						this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0);
						this.fs = fs.createFileSystemAdapter(this._options.fs);
						this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1);
						this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
					}
					_getValue(option, value) {
						return option ?? value;
					}
				};
				exports.default = Settings;
			}));
			var require_out$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.statSync = exports.stat = exports.Settings = void 0;
				let async = require_async$5();
				let sync = require_sync$5();
				let settings_1 = require_settings$3();
				exports.Settings = settings_1.default;
				function stat(path, optionsOrSettingsOrCallback, callback) {
					if (typeof optionsOrSettingsOrCallback == "function") {
						async.read(path, getSettings(), optionsOrSettingsOrCallback);
						return;
					}
					async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
				}
				exports.stat = stat;
				function statSync(path, optionsOrSettings) {
					let settings = getSettings(optionsOrSettings);
					return sync.read(path, settings);
				}
				exports.statSync = statSync;
				function getSettings(settingsOrOptions = {}) {
					if (settingsOrOptions instanceof settings_1.default) return settingsOrOptions;
					return new settings_1.default(settingsOrOptions);
				}
			}));
			var require_queue_microtask = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				/*! queue-microtask. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
				let promise;
				module.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (cb) => (promise ||= Promise.resolve()).then(cb).catch((err) => setTimeout(() => {
					throw err;
				}, 0));
			}));
			var require_run_parallel = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				/*! run-parallel. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
				module.exports = runParallel;
				let queueMicrotask = require_queue_microtask();
				function runParallel(tasks, cb) {
					let results, pending, keys;
					let isSync = !0;
					if (Array.isArray(tasks)) {
						results = [];
						pending = tasks.length;
					} else {
						keys = Object.keys(tasks);
						results = {};
						pending = keys.length;
					}
					function done(err) {
						function end() {
							cb && cb(err, results);
							cb = null;
						}
						isSync ? queueMicrotask(end) : end();
					}
					function each(i, err, result) {
						results[i] = result;
						(--pending === 0 || err) && done(err);
					}
					pending ? keys ? keys.forEach(function(key) {
						tasks[key](function(err, result) {
							each(key, err, result);
						});
					}) : tasks.forEach(function(task, i) {
						task(function(err, result) {
							each(i, err, result);
						});
					}) : done(null);
					isSync = !1;
				}
			}));
			var require_constants = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
				let NODE_PROCESS_VERSION_PARTS = process.versions.node.split(".");
				if (NODE_PROCESS_VERSION_PARTS[0] === void 0 || NODE_PROCESS_VERSION_PARTS[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
				let MAJOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[0], 10);
				let MINOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[1], 10);
				exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = MAJOR_VERSION > 10 || MAJOR_VERSION === 10 && MINOR_VERSION >= 10;
			}));
			var require_fs$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.createDirentFromStats = void 0;
				var DirentFromStats = class {
					constructor(name, stats) {
						this.name = name;
						this.isBlockDevice = stats.isBlockDevice.bind(stats);
						this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
						this.isDirectory = stats.isDirectory.bind(stats);
						this.isFIFO = stats.isFIFO.bind(stats);
						this.isFile = stats.isFile.bind(stats);
						this.isSocket = stats.isSocket.bind(stats);
						this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
					}
				};
				function createDirentFromStats(name, stats) {
					return new DirentFromStats(name, stats);
				}
				exports.createDirentFromStats = createDirentFromStats;
			}));
			var require_utils = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.fs = void 0;
				exports.fs = require_fs$1();
			}));
			var require_common$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.joinPathSegments = void 0;
				function joinPathSegments(a, b, separator) {
					if (a.endsWith(separator)) return a + b;
					return a + separator + b;
				}
				exports.joinPathSegments = joinPathSegments;
			}));
			var require_async$4 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
				let fsStat = require_out$3();
				let rpl = require_run_parallel();
				let constants_1 = require_constants();
				let utils = require_utils();
				let common = require_common$1();
				function read(directory, settings, callback) {
					if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) {
						readdirWithFileTypes(directory, settings, callback);
						return;
					}
					readdir(directory, settings, callback);
				}
				exports.read = read;
				function readdirWithFileTypes(directory, settings, callback) {
					settings.fs.readdir(directory, { withFileTypes: !0 }, (readdirError, dirents) => {
						if (readdirError !== null) {
							callFailureCallback(callback, readdirError);
							return;
						}
						let entries = dirents.map((dirent) => ({
							dirent,
							name: dirent.name,
							path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
						}));
						if (!settings.followSymbolicLinks) {
							callSuccessCallback(callback, entries);
							return;
						}
						let tasks = entries.map((entry) => makeRplTaskEntry(entry, settings));
						rpl(tasks, (rplError, rplEntries) => {
							if (rplError !== null) {
								callFailureCallback(callback, rplError);
								return;
							}
							callSuccessCallback(callback, rplEntries);
						});
					});
				}
				exports.readdirWithFileTypes = readdirWithFileTypes;
				function makeRplTaskEntry(entry, settings) {
					return (done) => {
						if (!entry.dirent.isSymbolicLink()) {
							done(null, entry);
							return;
						}
						settings.fs.stat(entry.path, (statError, stats) => {
							if (statError !== null) {
								if (settings.throwErrorOnBrokenSymbolicLink) {
									done(statError);
									return;
								}
								done(null, entry);
								return;
							}
							entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
							done(null, entry);
						});
					};
				}
				function readdir(directory, settings, callback) {
					settings.fs.readdir(directory, (readdirError, names) => {
						if (readdirError !== null) {
							callFailureCallback(callback, readdirError);
							return;
						}
						let tasks = names.map((name) => {
							let path = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
							return (done) => {
								fsStat.stat(path, settings.fsStatSettings, (error, stats) => {
									if (error !== null) {
										done(error);
										return;
									}
									let entry = {
										name,
										path,
										dirent: utils.fs.createDirentFromStats(name, stats)
									};
									settings.stats && (entry.stats = stats);
									done(null, entry);
								});
							};
						});
						rpl(tasks, (rplError, entries) => {
							if (rplError !== null) {
								callFailureCallback(callback, rplError);
								return;
							}
							callSuccessCallback(callback, entries);
						});
					});
				}
				exports.readdir = readdir;
				function callFailureCallback(callback, error) {
					callback(error);
				}
				function callSuccessCallback(callback, result) {
					callback(null, result);
				}
			}));
			var require_sync$4 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
				let fsStat = require_out$3();
				let constants_1 = require_constants();
				let utils = require_utils();
				let common = require_common$1();
				function read(directory, settings) {
					if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) return readdirWithFileTypes(directory, settings);
					return readdir(directory, settings);
				}
				exports.read = read;
				function readdirWithFileTypes(directory, settings) {
					return settings.fs.readdirSync(directory, { withFileTypes: !0 }).map((dirent) => {
						let entry = {
							dirent,
							name: dirent.name,
							path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
						};
						if (entry.dirent.isSymbolicLink() && settings.followSymbolicLinks) try {
							let stats = settings.fs.statSync(entry.path);
							entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
						} catch (error) {
							if (settings.throwErrorOnBrokenSymbolicLink) throw error;
						}
						return entry;
					});
				}
				exports.readdirWithFileTypes = readdirWithFileTypes;
				function readdir(directory, settings) {
					return settings.fs.readdirSync(directory).map((name) => {
						let entryPath = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
						let stats = fsStat.statSync(entryPath, settings.fsStatSettings);
						let entry = {
							name,
							path: entryPath,
							dirent: utils.fs.createDirentFromStats(name, stats)
						};
						settings.stats && (entry.stats = stats);
						return entry;
					});
				}
				exports.readdir = readdir;
			}));
			var require_fs = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
				let fs = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_fs)();
				exports.FILE_SYSTEM_ADAPTER = {
					lstat: fs.lstat,
					stat: fs.stat,
					lstatSync: fs.lstatSync,
					statSync: fs.statSync,
					readdir: fs.readdir,
					readdirSync: fs.readdirSync
				};
				function createFileSystemAdapter(fsMethods) {
					if (fsMethods === void 0) return exports.FILE_SYSTEM_ADAPTER;
					return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
				}
				exports.createFileSystemAdapter = createFileSystemAdapter;
			}));
			var require_settings$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let fsStat = require_out$3();
				let fs = require_fs();
				var Settings = class {
					constructor(_options = {}) {
						this._options = _options;
						this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1);
						this.fs = fs.createFileSystemAdapter(this._options.fs);
						this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
						this.stats = this._getValue(this._options.stats, !1);
						this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
						this.fsStatSettings = new fsStat.Settings({
							followSymbolicLink: this.followSymbolicLinks,
							fs: this.fs,
							throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
						});
					}
					_getValue(option, value) {
						return option ?? value;
					}
				};
				exports.default = Settings;
			}));
			var require_out$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.Settings = exports.scandirSync = exports.scandir = void 0;
				let async = require_async$4();
				let sync = require_sync$4();
				let settings_1 = require_settings$2();
				exports.Settings = settings_1.default;
				function scandir(path, optionsOrSettingsOrCallback, callback) {
					if (typeof optionsOrSettingsOrCallback == "function") {
						async.read(path, getSettings(), optionsOrSettingsOrCallback);
						return;
					}
					async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
				}
				exports.scandir = scandir;
				function scandirSync(path, optionsOrSettings) {
					let settings = getSettings(optionsOrSettings);
					return sync.read(path, settings);
				}
				exports.scandirSync = scandirSync;
				function getSettings(settingsOrOptions = {}) {
					if (settingsOrOptions instanceof settings_1.default) return settingsOrOptions;
					return new settings_1.default(settingsOrOptions);
				}
			}));
			var require_reusify = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				function reusify(Constructor) {
					var head = new Constructor();
					var tail = head;
					function get() {
						var current = head;
						if (current.next) head = current.next;
						else {
							head = new Constructor();
							tail = head;
						}
						current.next = null;
						return current;
					}
					function release(obj) {
						tail.next = obj;
						tail = obj;
					}
					return {
						get,
						release
					};
				}
				module.exports = reusify;
			}));
			var require_queue = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				var reusify = require_reusify();
				function fastqueue(context, worker, _concurrency) {
					if (typeof context == "function") {
						_concurrency = worker;
						worker = context;
						context = null;
					}
					if (!(_concurrency >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
					var cache = reusify(Task);
					var queueHead = null;
					var queueTail = null;
					var _running = 0;
					var errorHandler = null;
					var self = {
						push,
						drain: noop,
						saturated: noop,
						pause,
						paused: !1,
						get concurrency() {
							return _concurrency;
						},
						set concurrency(value) {
							if (!(value >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
							_concurrency = value;
							if (self.paused) return;
							for (; queueHead && _running < _concurrency;) {
								_running++;
								release();
							}
						},
						running,
						resume,
						idle,
						length,
						getQueue,
						unshift,
						empty: noop,
						kill,
						killAndDrain,
						error,
						abort
					};
					return self;
					function running() {
						return _running;
					}
					function pause() {
						self.paused = !0;
					}
					function length() {
						var current = queueHead;
						var counter = 0;
						for (; current;) {
							current = current.next;
							counter++;
						}
						return counter;
					}
					function getQueue() {
						var current = queueHead;
						var tasks = [];
						for (; current;) {
							tasks.push(current.value);
							current = current.next;
						}
						return tasks;
					}
					function resume() {
						if (!self.paused) return;
						self.paused = !1;
						if (queueHead === null) {
							_running++;
							release();
							return;
						}
						for (; queueHead && _running < _concurrency;) {
							_running++;
							release();
						}
					}
					function idle() {
						return _running === 0 && self.length() === 0;
					}
					function push(value, done) {
						var current = cache.get();
						current.context = context;
						current.release = release;
						current.value = value;
						current.callback = done || noop;
						current.errorHandler = errorHandler;
						if (_running >= _concurrency || self.paused) {
							if (queueTail) {
								queueTail.next = current;
								queueTail = current;
							} else {
								queueHead = current;
								queueTail = current;
								self.saturated();
							}
						} else {
							_running++;
							worker.call(context, current.value, current.worked);
						}
					}
					function unshift(value, done) {
						var current = cache.get();
						current.context = context;
						current.release = release;
						current.value = value;
						current.callback = done || noop;
						current.errorHandler = errorHandler;
						if (_running >= _concurrency || self.paused) {
							if (queueHead) {
								current.next = queueHead;
								queueHead = current;
							} else {
								queueHead = current;
								queueTail = current;
								self.saturated();
							}
						} else {
							_running++;
							worker.call(context, current.value, current.worked);
						}
					}
					function release(holder) {
						holder && cache.release(holder);
						var next = queueHead;
						if (next && _running <= _concurrency) {
							if (self.paused) _running--;
							else {
								queueTail === queueHead && (queueTail = null);
								queueHead = next.next;
								next.next = null;
								worker.call(context, next.value, next.worked);
								queueTail === null && self.empty();
							}
						} else --_running === 0 && self.drain();
					}
					function kill() {
						queueHead = null;
						queueTail = null;
						self.drain = noop;
					}
					function killAndDrain() {
						queueHead = null;
						queueTail = null;
						self.drain();
						self.drain = noop;
					}
					function abort() {
						var current = queueHead;
						queueHead = null;
						queueTail = null;
						for (; current;) {
							var next = current.next;
							var callback = current.callback;
							var errorHandler = current.errorHandler;
							var val = current.value;
							var context = current.context;
							current.value = null;
							current.callback = noop;
							current.errorHandler = null;
							current.next = null;
							errorHandler && errorHandler(Error("abort"), val);
							callback.call(context, Error("abort"));
							cache.release(current);
							current = next;
						}
						self.drain = noop;
					}
					function error(handler) {
						errorHandler = handler;
					}
				}
				function noop() {}
				function Task() {
					this.value = null;
					this.callback = noop;
					this.next = null;
					this.release = noop;
					this.context = null;
					this.errorHandler = null;
					var self = this;
					this.worked = function worked(err, result) {
						var callback = self.callback;
						var errorHandler = self.errorHandler;
						var val = self.value;
						self.value = null;
						self.callback = noop;
						self.errorHandler && errorHandler(err, val);
						callback.call(self.context, err, result);
						self.release(self);
					};
				}
				function queueAsPromised(context, worker, _concurrency) {
					if (typeof context == "function") {
						_concurrency = worker;
						worker = context;
						context = null;
					}
					function asyncWrapper(arg, cb) {
						worker.call(this, arg).then(function(res) {
							cb(null, res);
						}, cb);
					}
					var queue = fastqueue(context, asyncWrapper, _concurrency);
					var pushCb = queue.push;
					var unshiftCb = queue.unshift;
					queue.push = push;
					queue.unshift = unshift;
					queue.drained = drained;
					return queue;
					function push(value) {
						var p = new Promise(function(resolve, reject) {
							pushCb(value, function(err, result) {
								if (err) {
									reject(err);
									return;
								}
								resolve(result);
							});
						});
						p.catch(noop);
						return p;
					}
					function unshift(value) {
						var p = new Promise(function(resolve, reject) {
							unshiftCb(value, function(err, result) {
								if (err) {
									reject(err);
									return;
								}
								resolve(result);
							});
						});
						p.catch(noop);
						return p;
					}
					function drained() {
						return new Promise(function(resolve) {
							process.nextTick(function() {
								if (queue.idle()) resolve();
								else {
									var previousDrain = queue.drain;
									queue.drain = function() {
										typeof previousDrain == "function" && previousDrain();
										resolve();
										queue.drain = previousDrain;
									};
								}
							});
						});
					}
				}
				module.exports = fastqueue;
				module.exports.promise = queueAsPromised;
			}));
			var require_common = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.joinPathSegments = exports.replacePathSegmentSeparator = exports.isAppliedFilter = exports.isFatalError = void 0;
				function isFatalError(settings, error) {
					if (settings.errorFilter === null) return !0;
					return !settings.errorFilter(error);
				}
				exports.isFatalError = isFatalError;
				function isAppliedFilter(filter, value) {
					return filter === null || filter(value);
				}
				exports.isAppliedFilter = isAppliedFilter;
				function replacePathSegmentSeparator(filepath, separator) {
					return filepath.split(/[/\\]/).join(separator);
				}
				exports.replacePathSegmentSeparator = replacePathSegmentSeparator;
				function joinPathSegments(a, b, separator) {
					if (a === "") return b;
					if (a.endsWith(separator)) return a + b;
					return a + separator + b;
				}
				exports.joinPathSegments = joinPathSegments;
			}));
			var require_reader$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let common = require_common();
				var Reader = class {
					constructor(_root, _settings) {
						this._root = _root;
						this._settings = _settings;
						this._root = common.replacePathSegmentSeparator(_root, _settings.pathSegmentSeparator);
					}
				};
				exports.default = Reader;
			}));
			var require_async$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let events_1 = (0, $node_builtin_esm_external_require_events.require_builtin_esm_external_require_events)();
				let fsScandir = require_out$2();
				let fastq = require_queue();
				let common = require_common();
				let reader_1 = require_reader$1();
				var AsyncReader = class extends reader_1.default {
					constructor(_root, _settings) {
						super(_root, _settings);
						this._settings = _settings;
						this._scandir = fsScandir.scandir;
						this._emitter = new events_1.EventEmitter();
						this._queue = fastq(this._worker.bind(this), this._settings.concurrency);
						this._isFatalError = !1;
						this._isDestroyed = !1;
						this._queue.drain = () => {
							this._isFatalError || this._emitter.emit("end");
						};
					}
					read() {
						this._isFatalError = !1;
						this._isDestroyed = !1;
						setImmediate(() => {
							this._pushToQueue(this._root, this._settings.basePath);
						});
						return this._emitter;
					}
					get isDestroyed() {
						return this._isDestroyed;
					}
					destroy() {
						if (this._isDestroyed) throw Error("The reader is already destroyed");
						this._isDestroyed = !0;
						this._queue.killAndDrain();
					}
					onEntry(callback) {
						this._emitter.on("entry", callback);
					}
					onError(callback) {
						this._emitter.once("error", callback);
					}
					onEnd(callback) {
						this._emitter.once("end", callback);
					}
					_pushToQueue(directory, base) {
						let queueItem = {
							directory,
							base
						};
						this._queue.push(queueItem, (error) => {
							error !== null && this._handleError(error);
						});
					}
					_worker(item, done) {
						this._scandir(item.directory, this._settings.fsScandirSettings, (error, entries) => {
							if (error !== null) {
								done(error, void 0);
								return;
							}
							for (let entry of entries) this._handleEntry(entry, item.base);
							done(null, void 0);
						});
					}
					_handleError(error) {
						if (this._isDestroyed || !common.isFatalError(this._settings, error)) return;
						this._isFatalError = !0;
						this._isDestroyed = !0;
						this._emitter.emit("error", error);
					}
					_handleEntry(entry, base) {
						if (this._isDestroyed || this._isFatalError) return;
						let fullpath = entry.path;
						base !== void 0 && (entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator));
						common.isAppliedFilter(this._settings.entryFilter, entry) && this._emitEntry(entry);
						entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry) && this._pushToQueue(fullpath, base === void 0 ? void 0 : entry.path);
					}
					_emitEntry(entry) {
						this._emitter.emit("entry", entry);
					}
				};
				exports.default = AsyncReader;
			}));
			var require_async$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let async_1 = require_async$3();
				var AsyncProvider = class {
					constructor(_root, _settings) {
						this._root = _root;
						this._settings = _settings;
						this._reader = new async_1.default(this._root, this._settings);
						this._storage = [];
					}
					read(callback) {
						this._reader.onError((error) => {
							callFailureCallback(callback, error);
						});
						this._reader.onEntry((entry) => {
							this._storage.push(entry);
						});
						this._reader.onEnd(() => {
							callSuccessCallback(callback, this._storage);
						});
						this._reader.read();
					}
				};
				exports.default = AsyncProvider;
				function callFailureCallback(callback, error) {
					callback(error);
				}
				function callSuccessCallback(callback, entries) {
					callback(null, entries);
				}
			}));
			var require_stream$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let stream_1 = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_stream)();
				let async_1 = require_async$3();
				var StreamProvider = class {
					constructor(_root, _settings) {
						this._root = _root;
						this._settings = _settings;
						this._reader = new async_1.default(this._root, this._settings);
						this._stream = new stream_1.Readable({
							objectMode: !0,
							read: () => {},
							destroy: () => {
								this._reader.isDestroyed || this._reader.destroy();
							}
						});
					}
					read() {
						this._reader.onError((error) => {
							this._stream.emit("error", error);
						});
						this._reader.onEntry((entry) => {
							this._stream.push(entry);
						});
						this._reader.onEnd(() => {
							this._stream.push(null);
						});
						this._reader.read();
						return this._stream;
					}
				};
				exports.default = StreamProvider;
			}));
			var require_sync$3 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let fsScandir = require_out$2();
				let common = require_common();
				let reader_1 = require_reader$1();
				var SyncReader = class extends reader_1.default {
					constructor() {
						super(...arguments);
						this._scandir = fsScandir.scandirSync;
						this._storage = [];
						this._queue = new Set();
					}
					read() {
						this._pushToQueue(this._root, this._settings.basePath);
						this._handleQueue();
						return this._storage;
					}
					_pushToQueue(directory, base) {
						this._queue.add({
							directory,
							base
						});
					}
					_handleQueue() {
						for (let item of this._queue.values()) this._handleDirectory(item.directory, item.base);
					}
					_handleDirectory(directory, base) {
						try {
							let entries = this._scandir(directory, this._settings.fsScandirSettings);
							for (let entry of entries) this._handleEntry(entry, base);
						} catch (error) {
							this._handleError(error);
						}
					}
					_handleError(error) {
						if (!common.isFatalError(this._settings, error)) return;
						throw error;
					}
					_handleEntry(entry, base) {
						let fullpath = entry.path;
						base !== void 0 && (entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator));
						common.isAppliedFilter(this._settings.entryFilter, entry) && this._pushToStorage(entry);
						entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry) && this._pushToQueue(fullpath, base === void 0 ? void 0 : entry.path);
					}
					_pushToStorage(entry) {
						this._storage.push(entry);
					}
				};
				exports.default = SyncReader;
			}));
			var require_sync$2 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let sync_1 = require_sync$3();
				var SyncProvider = class {
					constructor(_root, _settings) {
						this._root = _root;
						this._settings = _settings;
						this._reader = new sync_1.default(this._root, this._settings);
					}
					read() {
						return this._reader.read();
					}
				};
				exports.default = SyncProvider;
			}));
			var require_settings$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let fsScandir = require_out$2();
				var Settings = class {
					constructor(_options = {}) {
						this._options = _options;
						this.basePath = this._getValue(this._options.basePath, void 0);
						this.concurrency = this._getValue(this._options.concurrency, Infinity);
						this.deepFilter = this._getValue(this._options.deepFilter, null);
						this.entryFilter = this._getValue(this._options.entryFilter, null);
						this.errorFilter = this._getValue(this._options.errorFilter, null);
						this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
						this.fsScandirSettings = new fsScandir.Settings({
							followSymbolicLinks: this._options.followSymbolicLinks,
							fs: this._options.fs,
							pathSegmentSeparator: this._options.pathSegmentSeparator,
							stats: this._options.stats,
							throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
						});
					}
					_getValue(option, value) {
						return option ?? value;
					}
				};
				exports.default = Settings;
			}));
			var require_out$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.Settings = exports.walkStream = exports.walkSync = exports.walk = void 0;
				let async_1 = require_async$2();
				let stream_1 = require_stream$2();
				let sync_1 = require_sync$2();
				let settings_1 = require_settings$1();
				exports.Settings = settings_1.default;
				function walk(directory, optionsOrSettingsOrCallback, callback) {
					if (typeof optionsOrSettingsOrCallback == "function") {
						new async_1.default(directory, getSettings()).read(optionsOrSettingsOrCallback);
						return;
					}
					new async_1.default(directory, getSettings(optionsOrSettingsOrCallback)).read(callback);
				}
				exports.walk = walk;
				function walkSync(directory, optionsOrSettings) {
					let settings = getSettings(optionsOrSettings);
					return new sync_1.default(directory, settings).read();
				}
				exports.walkSync = walkSync;
				function walkStream(directory, optionsOrSettings) {
					let settings = getSettings(optionsOrSettings);
					return new stream_1.default(directory, settings).read();
				}
				exports.walkStream = walkStream;
				function getSettings(settingsOrOptions = {}) {
					if (settingsOrOptions instanceof settings_1.default) return settingsOrOptions;
					return new settings_1.default(settingsOrOptions);
				}
			}));
			var require_reader = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let fsStat = require_out$3();
				let utils = require_utils$1();
				var Reader = class {
					constructor(_settings) {
						this._settings = _settings;
						this._fsStatSettings = new fsStat.Settings({
							followSymbolicLink: this._settings.followSymbolicLinks,
							fs: this._settings.fs,
							throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
						});
					}
					_getFullEntryPath(filepath) {
						return path.resolve(this._settings.cwd, filepath);
					}
					_makeEntry(stats, pattern) {
						let entry = {
							name: pattern,
							path: pattern,
							dirent: utils.fs.createDirentFromStats(pattern, stats)
						};
						this._settings.stats && (entry.stats = stats);
						return entry;
					}
					_isFatalError(error) {
						return !utils.errno.isEnoentCodeError(error) && !this._settings.suppressErrors;
					}
				};
				exports.default = Reader;
			}));
			var require_stream$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let stream_1 = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_stream)();
				let fsStat = require_out$3();
				let fsWalk = require_out$1();
				let reader_1 = require_reader();
				var ReaderStream = class extends reader_1.default {
					constructor() {
						super(...arguments);
						this._walkStream = fsWalk.walkStream;
						this._stat = fsStat.stat;
					}
					dynamic(root, options) {
						return this._walkStream(root, options);
					}
					static(patterns, options) {
						let filepaths = patterns.map(this._getFullEntryPath, this);
						let stream = new stream_1.PassThrough({ objectMode: !0 });
						stream._write = (index, _enc, done) => this._getEntry(filepaths[index], patterns[index], options).then((entry) => {
							entry !== null && options.entryFilter(entry) && stream.push(entry);
							index === filepaths.length - 1 && stream.end();
							done();
						}).catch(done);
						for (let i = 0; i < filepaths.length; i++) stream.write(i);
						return stream;
					}
					_getEntry(filepath, pattern, options) {
						return this._getStat(filepath).then((stats) => this._makeEntry(stats, pattern)).catch((error) => {
							if (options.errorFilter(error)) return null;
							throw error;
						});
					}
					_getStat(filepath) {
						return new Promise((resolve, reject) => {
							this._stat(filepath, this._fsStatSettings, (error, stats) => error === null ? resolve(stats) : reject(error));
						});
					}
				};
				exports.default = ReaderStream;
			}));
			var require_async$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let fsWalk = require_out$1();
				let reader_1 = require_reader();
				let stream_1 = require_stream$1();
				var ReaderAsync = class extends reader_1.default {
					constructor() {
						super(...arguments);
						this._walkAsync = fsWalk.walk;
						this._readerStream = new stream_1.default(this._settings);
					}
					dynamic(root, options) {
						return new Promise((resolve, reject) => {
							this._walkAsync(root, options, (error, entries) => {
								error === null ? resolve(entries) : reject(error);
							});
						});
					}
					async static(patterns, options) {
						let entries = [];
						let stream = this._readerStream.static(patterns, options);
						return new Promise((resolve, reject) => {
							stream.once("error", reject);
							stream.on("data", (entry) => entries.push(entry));
							stream.once("end", () => resolve(entries));
						});
					}
				};
				exports.default = ReaderAsync;
			}));
			var require_matcher = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let utils = require_utils$1();
				var Matcher = class {
					constructor(_patterns, _settings, _micromatchOptions) {
						this._patterns = _patterns;
						this._settings = _settings;
						this._micromatchOptions = _micromatchOptions;
						this._storage = [];
						this._fillStorage();
					}
					_fillStorage() {
						for (let pattern of this._patterns) {
							let segments = this._getPatternSegments(pattern);
							let sections = this._splitSegmentsIntoSections(segments);
							this._storage.push({
								complete: sections.length <= 1,
								pattern,
								segments,
								sections
							});
						}
					}
					_getPatternSegments(pattern) {
						return utils.pattern.getPatternParts(pattern, this._micromatchOptions).map((part) => {
							if (!utils.pattern.isDynamicPattern(part, this._settings)) return {
								dynamic: !1,
								pattern: part
							};
							return {
								dynamic: !0,
								pattern: part,
								patternRe: utils.pattern.makeRe(part, this._micromatchOptions)
							};
						});
					}
					_splitSegmentsIntoSections(segments) {
						return utils.array.splitWhen(segments, (segment) => segment.dynamic && utils.pattern.hasGlobStar(segment.pattern));
					}
				};
				exports.default = Matcher;
			}));
			var require_partial = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let matcher_1 = require_matcher();
				var PartialMatcher = class extends matcher_1.default {
					match(filepath) {
						let parts = filepath.split("/");
						let levels = parts.length;
						let patterns = this._storage.filter((info) => !info.complete || info.segments.length > levels);
						for (let pattern of patterns) {
							let section = pattern.sections[0];
							if (!pattern.complete && levels > section.length) return !0;
							if (parts.every((part, index) => {
								let segment = pattern.segments[index];
								if (segment.dynamic && segment.patternRe.test(part)) return !0;
								if (!segment.dynamic && segment.pattern === part) return !0;
								return !1;
							})) return !0;
						}
						return !1;
					}
				};
				exports.default = PartialMatcher;
			}));
			var require_deep = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let utils = require_utils$1();
				let partial_1 = require_partial();
				var DeepFilter = class {
					constructor(_settings, _micromatchOptions) {
						this._settings = _settings;
						this._micromatchOptions = _micromatchOptions;
					}
					getFilter(basePath, positive, negative) {
						let matcher = this._getMatcher(positive);
						let negativeRe = this._getNegativePatternsRe(negative);
						return (entry) => this._filter(basePath, entry, matcher, negativeRe);
					}
					_getMatcher(patterns) {
						return new partial_1.default(patterns, this._settings, this._micromatchOptions);
					}
					_getNegativePatternsRe(patterns) {
						let affectDepthOfReadingPatterns = patterns.filter(utils.pattern.isAffectDepthOfReadingPattern);
						return utils.pattern.convertPatternsToRe(affectDepthOfReadingPatterns, this._micromatchOptions);
					}
					_filter(basePath, entry, matcher, negativeRe) {
						if (this._isSkippedByDeep(basePath, entry.path)) return !1;
						if (this._isSkippedSymbolicLink(entry)) return !1;
						let filepath = utils.path.removeLeadingDotSegment(entry.path);
						if (this._isSkippedByPositivePatterns(filepath, matcher)) return !1;
						return this._isSkippedByNegativePatterns(filepath, negativeRe);
					}
					_isSkippedByDeep(basePath, entryPath) {
						if (this._settings.deep === Infinity) return !1;
						return this._getEntryLevel(basePath, entryPath) >= this._settings.deep;
					}
					_getEntryLevel(basePath, entryPath) {
						let entryPathDepth = entryPath.split("/").length;
						if (basePath === "") return entryPathDepth;
						return entryPathDepth - basePath.split("/").length;
					}
					_isSkippedSymbolicLink(entry) {
						return !this._settings.followSymbolicLinks && entry.dirent.isSymbolicLink();
					}
					_isSkippedByPositivePatterns(entryPath, matcher) {
						return !this._settings.baseNameMatch && !matcher.match(entryPath);
					}
					_isSkippedByNegativePatterns(entryPath, patternsRe) {
						return !utils.pattern.matchAny(entryPath, patternsRe);
					}
				};
				exports.default = DeepFilter;
			}));
			var require_entry$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let utils = require_utils$1();
				var EntryFilter = class {
					constructor(_settings, _micromatchOptions) {
						this._settings = _settings;
						this._micromatchOptions = _micromatchOptions;
						this.index = new Map();
					}
					getFilter(positive, negative) {
						let [absoluteNegative, relativeNegative] = utils.pattern.partitionAbsoluteAndRelative(negative);
						let patterns = {
							positive: { all: utils.pattern.convertPatternsToRe(positive, this._micromatchOptions) },
							negative: {
								absolute: utils.pattern.convertPatternsToRe(absoluteNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
								relative: utils.pattern.convertPatternsToRe(relativeNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
							}
						};
						return (entry) => this._filter(entry, patterns);
					}
					_filter(entry, patterns) {
						let filepath = utils.path.removeLeadingDotSegment(entry.path);
						if (this._settings.unique && this._isDuplicateEntry(filepath)) return !1;
						if (this._onlyFileFilter(entry) || this._onlyDirectoryFilter(entry)) return !1;
						let isMatched = this._isMatchToPatternsSet(filepath, patterns, entry.dirent.isDirectory());
						this._settings.unique && isMatched && this._createIndexRecord(filepath);
						return isMatched;
					}
					_isDuplicateEntry(filepath) {
						return this.index.has(filepath);
					}
					_createIndexRecord(filepath) {
						this.index.set(filepath, void 0);
					}
					_onlyFileFilter(entry) {
						return this._settings.onlyFiles && !entry.dirent.isFile();
					}
					_onlyDirectoryFilter(entry) {
						return this._settings.onlyDirectories && !entry.dirent.isDirectory();
					}
					_isMatchToPatternsSet(filepath, patterns, isDirectory) {
						if (!this._isMatchToPatterns(filepath, patterns.positive.all, isDirectory)) return !1;
						if (this._isMatchToPatterns(filepath, patterns.negative.relative, isDirectory)) return !1;
						if (this._isMatchToAbsoluteNegative(filepath, patterns.negative.absolute, isDirectory)) return !1;
						return !0;
					}
					_isMatchToAbsoluteNegative(filepath, patternsRe, isDirectory) {
						if (patternsRe.length === 0) return !1;
						let fullpath = utils.path.makeAbsolute(this._settings.cwd, filepath);
						return this._isMatchToPatterns(fullpath, patternsRe, isDirectory);
					}
					_isMatchToPatterns(filepath, patternsRe, isDirectory) {
						if (patternsRe.length === 0) return !1;
						let isMatched = utils.pattern.matchAny(filepath, patternsRe);
						if (!isMatched && isDirectory) return utils.pattern.matchAny(filepath + "/", patternsRe);
						return isMatched;
					}
				};
				exports.default = EntryFilter;
			}));
			var require_error = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let utils = require_utils$1();
				var ErrorFilter = class {
					constructor(_settings) {
						this._settings = _settings;
					}
					getFilter() {
						return (error) => this._isNonFatalError(error);
					}
					_isNonFatalError(error) {
						return utils.errno.isEnoentCodeError(error) || this._settings.suppressErrors;
					}
				};
				exports.default = ErrorFilter;
			}));
			var require_entry = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let utils = require_utils$1();
				var EntryTransformer = class {
					constructor(_settings) {
						this._settings = _settings;
					}
					getTransformer() {
						return (entry) => this._transform(entry);
					}
					_transform(entry) {
						let filepath = entry.path;
						if (this._settings.absolute) {
							filepath = utils.path.makeAbsolute(this._settings.cwd, filepath);
							filepath = utils.path.unixify(filepath);
						}
						this._settings.markDirectories && entry.dirent.isDirectory() && (filepath += "/");
						if (!this._settings.objectMode) return filepath;
						return Object.assign(Object.assign({}, entry), { path: filepath });
					}
				};
				exports.default = EntryTransformer;
			}));
			var require_provider = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let path = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_path)();
				let deep_1 = require_deep();
				let entry_1 = require_entry$1();
				let error_1 = require_error();
				let entry_2 = require_entry();
				var Provider = class {
					constructor(_settings) {
						this._settings = _settings;
						this.errorFilter = new error_1.default(this._settings);
						this.entryFilter = new entry_1.default(this._settings, this._getMicromatchOptions());
						this.deepFilter = new deep_1.default(this._settings, this._getMicromatchOptions());
						this.entryTransformer = new entry_2.default(this._settings);
					}
					_getRootDirectory(task) {
						return path.resolve(this._settings.cwd, task.base);
					}
					_getReaderOptions(task) {
						let basePath = task.base === "." ? "" : task.base;
						return {
							basePath,
							pathSegmentSeparator: "/",
							concurrency: this._settings.concurrency,
							deepFilter: this.deepFilter.getFilter(basePath, task.positive, task.negative),
							entryFilter: this.entryFilter.getFilter(task.positive, task.negative),
							errorFilter: this.errorFilter.getFilter(),
							followSymbolicLinks: this._settings.followSymbolicLinks,
							fs: this._settings.fs,
							stats: this._settings.stats,
							throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
							transform: this.entryTransformer.getTransformer()
						};
					}
					_getMicromatchOptions() {
						return {
							dot: this._settings.dot,
							matchBase: this._settings.baseNameMatch,
							nobrace: !this._settings.braceExpansion,
							nocase: !this._settings.caseSensitiveMatch,
							noext: !this._settings.extglob,
							noglobstar: !this._settings.globstar,
							posix: !0,
							strictSlashes: !1
						};
					}
				};
				exports.default = Provider;
			}));
			var require_async = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let async_1 = require_async$1();
				let provider_1 = require_provider();
				var ProviderAsync = class extends provider_1.default {
					constructor() {
						super(...arguments);
						this._reader = new async_1.default(this._settings);
					}
					async read(task) {
						let root = this._getRootDirectory(task);
						let options = this._getReaderOptions(task);
						return (await this.api(root, task, options)).map((entry) => options.transform(entry));
					}
					api(root, task, options) {
						if (task.dynamic) return this._reader.dynamic(root, options);
						return this._reader.static(task.patterns, options);
					}
				};
				exports.default = ProviderAsync;
			}));
			var require_stream = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let stream_1 = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_stream)();
				let stream_2 = require_stream$1();
				let provider_1 = require_provider();
				var ProviderStream = class extends provider_1.default {
					constructor() {
						super(...arguments);
						this._reader = new stream_2.default(this._settings);
					}
					read(task) {
						let root = this._getRootDirectory(task);
						let options = this._getReaderOptions(task);
						let source = this.api(root, task, options);
						let destination = new stream_1.Readable({
							objectMode: !0,
							read: () => {}
						});
						source.once("error", (error) => destination.emit("error", error)).on("data", (entry) => destination.emit("data", options.transform(entry))).once("end", () => destination.emit("end"));
						destination.once("close", () => source.destroy());
						return destination;
					}
					api(root, task, options) {
						if (task.dynamic) return this._reader.dynamic(root, options);
						return this._reader.static(task.patterns, options);
					}
				};
				exports.default = ProviderStream;
			}));
			var require_sync$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let fsStat = require_out$3();
				let fsWalk = require_out$1();
				let reader_1 = require_reader();
				var ReaderSync = class extends reader_1.default {
					constructor() {
						super(...arguments);
						this._walkSync = fsWalk.walkSync;
						this._statSync = fsStat.statSync;
					}
					dynamic(root, options) {
						return this._walkSync(root, options);
					}
					static(patterns, options) {
						let entries = [];
						for (let pattern of patterns) {
							let filepath = this._getFullEntryPath(pattern);
							let entry = this._getEntry(filepath, pattern, options);
							if (entry === null || !options.entryFilter(entry)) continue;
							entries.push(entry);
						}
						return entries;
					}
					_getEntry(filepath, pattern, options) {
						try {
							let stats = this._getStat(filepath);
							return this._makeEntry(stats, pattern);
						} catch (error) {
							if (options.errorFilter(error)) return null;
							throw error;
						}
					}
					_getStat(filepath) {
						return this._statSync(filepath, this._fsStatSettings);
					}
				};
				exports.default = ReaderSync;
			}));
			var require_sync = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let sync_1 = require_sync$1();
				let provider_1 = require_provider();
				var ProviderSync = class extends provider_1.default {
					constructor() {
						super(...arguments);
						this._reader = new sync_1.default(this._settings);
					}
					read(task) {
						let root = this._getRootDirectory(task);
						let options = this._getReaderOptions(task);
						return this.api(root, task, options).map(options.transform);
					}
					api(root, task, options) {
						if (task.dynamic) return this._reader.dynamic(root, options);
						return this._reader.static(task.patterns, options);
					}
				};
				exports.default = ProviderSync;
			}));
			var require_settings = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
				let fs = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_fs)();
				let os = (0, $node_builtin_esm_external_require_fs.require_builtin_esm_external_require_os)();
				let CPU_COUNT = Math.max(os.cpus().length, 1);
				exports.DEFAULT_FILE_SYSTEM_ADAPTER = {
					lstat: fs.lstat,
					lstatSync: fs.lstatSync,
					stat: fs.stat,
					statSync: fs.statSync,
					readdir: fs.readdir,
					readdirSync: fs.readdirSync
				};
				var Settings = class {
					constructor(_options = {}) {
						this._options = _options;
						this.absolute = this._getValue(this._options.absolute, !1);
						this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1);
						this.braceExpansion = this._getValue(this._options.braceExpansion, !0);
						this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0);
						this.concurrency = this._getValue(this._options.concurrency, CPU_COUNT);
						this.cwd = this._getValue(this._options.cwd, process.cwd());
						this.deep = this._getValue(this._options.deep, Infinity);
						this.dot = this._getValue(this._options.dot, !1);
						this.extglob = this._getValue(this._options.extglob, !0);
						this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0);
						this.fs = this._getFileSystemMethods(this._options.fs);
						this.globstar = this._getValue(this._options.globstar, !0);
						this.ignore = this._getValue(this._options.ignore, []);
						this.markDirectories = this._getValue(this._options.markDirectories, !1);
						this.objectMode = this._getValue(this._options.objectMode, !1);
						this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1);
						this.onlyFiles = this._getValue(this._options.onlyFiles, !0);
						this.stats = this._getValue(this._options.stats, !1);
						this.suppressErrors = this._getValue(this._options.suppressErrors, !1);
						this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1);
						this.unique = this._getValue(this._options.unique, !0);
						this.onlyDirectories && (this.onlyFiles = !1);
						this.stats && (this.objectMode = !0);
						this.ignore = [].concat(this.ignore);
					}
					_getValue(option, value) {
						return option === void 0 ? value : option;
					}
					_getFileSystemMethods(methods = {}) {
						return Object.assign(Object.assign({}, exports.DEFAULT_FILE_SYSTEM_ADAPTER), methods);
					}
				};
				exports.default = Settings;
			}));
			var require_out = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				let taskManager = require_tasks();
				let async_1 = require_async();
				let stream_1 = require_stream();
				let sync_1 = require_sync();
				let settings_1 = require_settings();
				let utils = require_utils$1();
				async function FastGlob(source, options) {
					assertPatternsInput(source);
					let works = getWorks(source, async_1.default, options);
					let result = await Promise.all(works);
					return utils.array.flatten(result);
				}
				(function(FastGlob) {
					FastGlob.glob = FastGlob;
					FastGlob.globSync = sync;
					FastGlob.globStream = stream;
					FastGlob.async = FastGlob;
					function sync(source, options) {
						assertPatternsInput(source);
						let works = getWorks(source, sync_1.default, options);
						return utils.array.flatten(works);
					}
					FastGlob.sync = sync;
					function stream(source, options) {
						assertPatternsInput(source);
						let works = getWorks(source, stream_1.default, options);
						return utils.stream.merge(works);
					}
					FastGlob.stream = stream;
					function generateTasks(source, options) {
						assertPatternsInput(source);
						let patterns = [].concat(source);
						let settings = new settings_1.default(options);
						return taskManager.generate(patterns, settings);
					}
					FastGlob.generateTasks = generateTasks;
					function isDynamicPattern(source, options) {
						assertPatternsInput(source);
						let settings = new settings_1.default(options);
						return utils.pattern.isDynamicPattern(source, settings);
					}
					FastGlob.isDynamicPattern = isDynamicPattern;
					function escapePath(source) {
						assertPatternsInput(source);
						return utils.path.escape(source);
					}
					FastGlob.escapePath = escapePath;
					function convertPathToPattern(source) {
						assertPatternsInput(source);
						return utils.path.convertPathToPattern(source);
					}
					FastGlob.convertPathToPattern = convertPathToPattern;
					(function(posix) {
						function escapePath(source) {
							assertPatternsInput(source);
							return utils.path.escapePosixPath(source);
						}
						posix.escapePath = escapePath;
						function convertPathToPattern(source) {
							assertPatternsInput(source);
							return utils.path.convertPosixPathToPattern(source);
						}
						posix.convertPathToPattern = convertPathToPattern;
					})(FastGlob.posix ||= {});
					(function(win32) {
						function escapePath(source) {
							assertPatternsInput(source);
							return utils.path.escapeWindowsPath(source);
						}
						win32.escapePath = escapePath;
						function convertPathToPattern(source) {
							assertPatternsInput(source);
							return utils.path.convertWindowsPathToPattern(source);
						}
						win32.convertPathToPattern = convertPathToPattern;
					})(FastGlob.win32 ||= {});
				})(FastGlob ||= {});
				function getWorks(source, _Provider, options) {
					let patterns = [].concat(source);
					let settings = new settings_1.default(options);
					let tasks = taskManager.generate(patterns, settings);
					let provider = new _Provider(settings);
					return tasks.map(provider.read, provider);
				}
				function assertPatternsInput(input) {
					if (![].concat(input).every((item) => utils.string.isString(item) && !utils.string.isEmpty(item))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
				}
				module.exports = FastGlob;
			}));
		}),
		892: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(345)["builtin-esm-external-require-events"]();
		}),
		358: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(345)["builtin-esm-external-require-fs"]();
		}),
		135: ((module) => {
			"use strict";
			module.exports = require("../shared/start.js");
		}),
		345: ((module) => {
			"use strict";
			module.exports = require("./node.js");
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
	var __webpack_exports__ = __nccwpck_require__(89);
	module.exports = __webpack_exports__;
})();
