(() => {
	var __webpack_modules__ = {
		993: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { index: () => __nccwpck_require__(802) };
		}),
		936: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		}),
		802: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { libesm_exports: () => libesm_exports });
			var $start_runtime = __nccwpck_require__(936);
			var Diff = class {
				diff(oldStr, newStr, options = {}) {
					let callback;
					if (typeof options == "function") {
						callback = options;
						options = {};
					} else "callback" in options && (callback = options.callback);
					let oldString = this.castInput(oldStr, options);
					let newString = this.castInput(newStr, options);
					let oldTokens = this.removeEmpty(this.tokenize(oldString, options));
					let newTokens = this.removeEmpty(this.tokenize(newString, options));
					return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
				}
				diffWithOptionsObj(oldTokens, newTokens, options, callback) {
					let done = (value) => {
						value = this.postProcess(value, options);
						if (callback) {
							setTimeout(function() {
								callback(value);
							}, 0);
							return;
						} else return value;
					};
					let newLen = newTokens.length, oldLen = oldTokens.length;
					let editLength = 1;
					let maxEditLength = newLen + oldLen;
					options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));
					let maxExecutionTime = options.timeout ?? Infinity;
					let abortAfterTimestamp = Date.now() + maxExecutionTime;
					let bestPath = [{
						oldPos: -1,
						lastComponent: void 0
					}];
					let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
					if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
					let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
					let execEditLength = () => {
						for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
							let basePath;
							let removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
							removePath && (bestPath[diagonalPath - 1] = void 0);
							let canAdd = !1;
							if (addPath) {
								let addPathNewPos = addPath.oldPos - diagonalPath;
								canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
							}
							let canRemove = removePath && removePath.oldPos + 1 < oldLen;
							if (!canAdd && !canRemove) {
								bestPath[diagonalPath] = void 0;
								continue;
							}
							basePath = !canRemove || canAdd && removePath.oldPos < addPath.oldPos ? this.addToPath(addPath, !0, !1, 0, options) : this.addToPath(removePath, !1, !0, 1, options);
							newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
							if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || !0;
							else {
								bestPath[diagonalPath] = basePath;
								basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1));
								newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));
							}
						}
						editLength++;
					};
					if (callback) (function exec() {
						setTimeout(function() {
							if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
							execEditLength() || exec();
						}, 0);
					})();
					else for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp;) {
						let ret = execEditLength();
						if (ret) return ret;
					}
				}
				addToPath(path, added, removed, oldPosInc, options) {
					let last = path.lastComponent;
					if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: last.count + 1,
							added,
							removed,
							previousComponent: last.previousComponent
						}
					};
					else return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: 1,
							added,
							removed,
							previousComponent: last
						}
					};
				}
				extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
					let newLen = newTokens.length, oldLen = oldTokens.length;
					let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
					for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options);) {
						newPos++;
						oldPos++;
						commonCount++;
						options.oneChangePerToken && (basePath.lastComponent = {
							count: 1,
							previousComponent: basePath.lastComponent,
							added: !1,
							removed: !1
						});
					}
					commonCount && !options.oneChangePerToken && (basePath.lastComponent = {
						count: commonCount,
						previousComponent: basePath.lastComponent,
						added: !1,
						removed: !1
					});
					basePath.oldPos = oldPos;
					return newPos;
				}
				equals(left, right, options) {
					if (options.comparator) return options.comparator(left, right);
					else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
				}
				removeEmpty(array) {
					let ret = [];
					for (let i = 0; i < array.length; i++) array[i] && ret.push(array[i]);
					return ret;
				}
				castInput(value, options) {
					return value;
				}
				tokenize(value, options) {
					return Array.from(value);
				}
				join(chars) {
					return chars.join("");
				}
				postProcess(changeObjects, options) {
					return changeObjects;
				}
				get useLongestToken() {
					return !1;
				}
				buildValues(lastComponent, newTokens, oldTokens) {
					let components = [];
					let nextComponent;
					for (; lastComponent;) {
						components.push(lastComponent);
						nextComponent = lastComponent.previousComponent;
						delete lastComponent.previousComponent;
						lastComponent = nextComponent;
					}
					components.reverse();
					let componentLen = components.length;
					let componentPos = 0, newPos = 0, oldPos = 0;
					for (; componentPos < componentLen; componentPos++) {
						let component = components[componentPos];
						if (component.removed) {
							component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
							oldPos += component.count;
						} else {
							if (!component.added && this.useLongestToken) {
								let value = newTokens.slice(newPos, newPos + component.count);
								value = value.map(function(value, i) {
									let oldValue = oldTokens[oldPos + i];
									return oldValue.length > value.length ? oldValue : value;
								});
								component.value = this.join(value);
							} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
							newPos += component.count;
							component.added || (oldPos += component.count);
						}
					}
					return components;
				}
			};
			var CharacterDiff = class extends Diff {};
			new CharacterDiff();
			function longestCommonPrefix(str1, str2) {
				let i = 0;
				for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
				return str1.slice(0, i);
			}
			function longestCommonSuffix(str1, str2) {
				let i;
				if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
				for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
				return str1.slice(-i);
			}
			function replacePrefix(string, oldPrefix, newPrefix) {
				if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
				return newPrefix + string.slice(oldPrefix.length);
			}
			function replaceSuffix(string, oldSuffix, newSuffix) {
				if (!oldSuffix) return string + newSuffix;
				if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
				return string.slice(0, -oldSuffix.length) + newSuffix;
			}
			function removePrefix(string, oldPrefix) {
				return replacePrefix(string, oldPrefix, "");
			}
			function removeSuffix(string, oldSuffix) {
				return replaceSuffix(string, oldSuffix, "");
			}
			function maximumOverlap(string1, string2) {
				return string2.slice(0, overlapCount(string1, string2));
			}
			function overlapCount(a, b) {
				let startA = 0;
				a.length > b.length && (startA = a.length - b.length);
				let endB = b.length;
				a.length < b.length && (endB = a.length);
				let map = Array(endB);
				let k = 0;
				map[0] = 0;
				for (let j = 1; j < endB; j++) {
					b[j] == b[k] ? map[j] = map[k] : map[j] = k;
					for (; k > 0 && b[j] != b[k];) k = map[k];
					b[j] == b[k] && k++;
				}
				k = 0;
				for (let i = startA; i < a.length; i++) {
					for (; k > 0 && a[i] != b[k];) k = map[k];
					a[i] == b[k] && k++;
				}
				return k;
			}
			function segment(string, segmenter) {
				let parts = [];
				for (let segmentObj of Array.from(segmenter.segment(string))) {
					let segment = segmentObj.segment;
					parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment) ? parts[parts.length - 1] += segment : parts.push(segment);
				}
				return parts;
			}
			function trailingWs(string, segmenter) {
				if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
				let i;
				for (i = string.length - 1; i >= 0 && string[i].match(/\s/); i--);
				return string.substring(i + 1);
			}
			function leadingWs(string, segmenter) {
				if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
				let match = string.match(/^\s*/);
				return match ? match[0] : "";
			}
			function leadingAndTrailingWs(string, segmenter) {
				if (!segmenter) return [leadingWs(string), trailingWs(string)];
				if (segmenter.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
				let segments = segment(string, segmenter);
				let firstSeg = segments[0];
				let lastSeg = segments[segments.length - 1];
				return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
			}
			let extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
			let tokenizeIncludingWhitespace = RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
			var WordDiff = class extends Diff {
				equals(left, right, options) {
					if (options.ignoreCase) {
						left = left.toLowerCase();
						right = right.toLowerCase();
					}
					return left.trim() === right.trim();
				}
				tokenize(value, options = {}) {
					let parts;
					if (options.intlSegmenter) {
						let segmenter = options.intlSegmenter;
						if (segmenter.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
						parts = segment(value, segmenter);
					} else parts = value.match(tokenizeIncludingWhitespace) || [];
					let tokens = [];
					let prevPart = null;
					parts.forEach((part) => {
						/\s/.test(part) ? prevPart == null ? tokens.push(part) : tokens.push(tokens.pop() + part) : prevPart != null && /\s/.test(prevPart) ? tokens[tokens.length - 1] == prevPart ? tokens.push(tokens.pop() + part) : tokens.push(prevPart + part) : tokens.push(part);
						prevPart = part;
					});
					return tokens;
				}
				join(tokens) {
					return tokens.map((token, i) => {
						if (i == 0) return token;
						else return token.replace(/^\s+/, "");
					}).join("");
				}
				postProcess(changes, options) {
					if (!changes || options.oneChangePerToken) return changes;
					let lastKeep = null;
					let insertion = null;
					let deletion = null;
					changes.forEach((change) => {
						if (change.added) insertion = change;
						else if (change.removed) deletion = change;
						else {
							(insertion || deletion) && dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
							lastKeep = change;
							insertion = null;
							deletion = null;
						}
					});
					(insertion || deletion) && dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
					return changes;
				}
			};
			new WordDiff();
			function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
				if (deletion && insertion) {
					let [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
					let [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
					if (startKeep) {
						let commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
						startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
						deletion.value = removePrefix(deletion.value, commonWsPrefix);
						insertion.value = removePrefix(insertion.value, commonWsPrefix);
					}
					if (endKeep) {
						let commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
						endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
						deletion.value = removeSuffix(deletion.value, commonWsSuffix);
						insertion.value = removeSuffix(insertion.value, commonWsSuffix);
					}
				} else if (insertion) {
					if (startKeep) {
						let ws = leadingWs(insertion.value, segmenter);
						insertion.value = insertion.value.substring(ws.length);
					}
					if (endKeep) {
						let ws = leadingWs(endKeep.value, segmenter);
						endKeep.value = endKeep.value.substring(ws.length);
					}
				} else if (startKeep && endKeep) {
					let newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
					let newWsStart = longestCommonPrefix(newWsFull, delWsStart);
					deletion.value = removePrefix(deletion.value, newWsStart);
					let newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
					deletion.value = removeSuffix(deletion.value, newWsEnd);
					endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
					startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
				} else if (endKeep) {
					let endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
					let overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
					deletion.value = removeSuffix(deletion.value, overlap);
				} else if (startKeep) {
					let overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
					deletion.value = removePrefix(deletion.value, overlap);
				}
			}
			var WordsWithSpaceDiff = class extends Diff {
				tokenize(value) {
					let regex = RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
					return value.match(regex) || [];
				}
			};
			new WordsWithSpaceDiff();
			var LineDiff = class extends Diff {
				constructor() {
					super(...arguments);
					this.tokenize = tokenize;
				}
				equals(left, right, options) {
					if (options.ignoreWhitespace) {
						options.newlineIsToken && left.includes("\n") || (left = left.trim());
						options.newlineIsToken && right.includes("\n") || (right = right.trim());
					} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
						left.endsWith("\n") && (left = left.slice(0, -1));
						right.endsWith("\n") && (right = right.slice(0, -1));
					}
					return super.equals(left, right, options);
				}
			};
			new LineDiff();
			function tokenize(value, options) {
				options.stripTrailingCr && (value = value.replace(/\r\n/g, "\n"));
				let retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
				linesAndNewlines[linesAndNewlines.length - 1] || linesAndNewlines.pop();
				for (let i = 0; i < linesAndNewlines.length; i++) {
					let line = linesAndNewlines[i];
					i % 2 && !options.newlineIsToken ? retLines[retLines.length - 1] += line : retLines.push(line);
				}
				return retLines;
			}
			function isSentenceEndPunct(char) {
				return char == "." || char == "!" || char == "?";
			}
			var SentenceDiff = class extends Diff {
				tokenize(value) {
					let result = [];
					let tokenStartI = 0;
					for (let i = 0; i < value.length; i++) {
						if (i == value.length - 1) {
							result.push(value.slice(tokenStartI));
							break;
						}
						if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
							result.push(value.slice(tokenStartI, i + 1));
							i = tokenStartI = i + 1;
							for (; value[i + 1]?.match(/\s/);) i++;
							result.push(value.slice(tokenStartI, i + 1));
							tokenStartI = i + 1;
						}
					}
					return result;
				}
			};
			new SentenceDiff();
			var CssDiff = class extends Diff {
				tokenize(value) {
					return value.split(/([{}:;,]|\s+)/);
				}
			};
			new CssDiff();
			var JsonDiff = class extends Diff {
				constructor() {
					super(...arguments);
					this.tokenize = tokenize;
				}
				get useLongestToken() {
					return !0;
				}
				castInput(value, options) {
					let { undefinedReplacement, stringifyReplacer = (k, v) => v === void 0 ? undefinedReplacement : v } = options;
					return typeof value == "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
				}
				equals(left, right, options) {
					return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
				}
			};
			new JsonDiff();
			function canonicalize(obj, stack, replacementStack, replacer, key) {
				stack ||= [];
				replacementStack ||= [];
				replacer && (obj = replacer(key === void 0 ? "" : key, obj));
				let i = 0;
				for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
				let canonicalizedObj;
				if (Object.prototype.toString.call(obj) === "[object Array]") {
					stack.push(obj);
					canonicalizedObj = Array(obj.length);
					replacementStack.push(canonicalizedObj);
					for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
					stack.pop();
					replacementStack.pop();
					return canonicalizedObj;
				}
				obj && obj.toJSON && (obj = obj.toJSON());
				if (typeof obj == "object" && obj) {
					stack.push(obj);
					canonicalizedObj = {};
					replacementStack.push(canonicalizedObj);
					let sortedKeys = [];
					let key;
					for (key in obj) Object.prototype.hasOwnProperty.call(obj, key) && sortedKeys.push(key);
					sortedKeys.sort();
					for (i = 0; i < sortedKeys.length; i += 1) {
						key = sortedKeys[i];
						canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
					}
					stack.pop();
					replacementStack.pop();
				} else canonicalizedObj = obj;
				return canonicalizedObj;
			}
			var ArrayDiff = class extends Diff {
				tokenize(value) {
					return value.slice();
				}
				join(value) {
					return value;
				}
				removeEmpty(value) {
					return value;
				}
			};
			let arrayDiff = new ArrayDiff();
			function diffArrays(oldArr, newArr, options) {
				return arrayDiff.diff(oldArr, newArr, options);
			}
			var libesm_exports = (0, $start_runtime.__exportAll)({ diffArrays: () => diffArrays });
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
	var __webpack_exports__ = __nccwpck_require__(993);
	module.exports = __webpack_exports__;
})();
