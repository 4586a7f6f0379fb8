(() => {
	var __webpack_modules__ = {
		700: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { mustache: () => __nccwpck_require__(462) };
		}),
		462: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { mustache: () => mustache });
			/*!
			* mustache.js - Logic-less {{mustache}} templates with JavaScript
			* http://github.com/janl/mustache.js
			*/
			var objectToString = Object.prototype.toString;
			var isArray = Array.isArray || function isArrayPolyfill(object) {
				return objectToString.call(object) === "[object Array]";
			};
			function isFunction(object) {
				return typeof object == "function";
			}
			function typeStr(obj) {
				return isArray(obj) ? "array" : typeof obj;
			}
			function escapeRegExp(string) {
				return string.replace(/[\-\[\]{}()*+?.,\\\^$|#\s]/g, "\\$&");
			}
			function hasProperty(obj, propName) {
				return typeof obj == "object" && !!obj && propName in obj;
			}
			function primitiveHasOwnProperty(primitive, propName) {
				return primitive != null && typeof primitive != "object" && primitive.hasOwnProperty && primitive.hasOwnProperty(propName);
			}
			var regExpTest = RegExp.prototype.test;
			function testRegExp(re, string) {
				return regExpTest.call(re, string);
			}
			var nonSpaceRe = /\S/;
			function isWhitespace(string) {
				return !testRegExp(nonSpaceRe, string);
			}
			var entityMap = {
				"&": "&amp;",
				"<": "&lt;",
				">": "&gt;",
				"\"": "&quot;",
				"'": "&#39;",
				"/": "&#x2F;",
				"`": "&#x60;",
				"=": "&#x3D;"
			};
			function escapeHtml(string) {
				return String(string).replace(/[&<>"'`=\/]/g, function fromEntityMap(s) {
					return entityMap[s];
				});
			}
			var whiteRe = /\s*/;
			var spaceRe = /\s+/;
			var equalsRe = /\s*=/;
			var curlyRe = /\s*\}/;
			var tagRe = /#|\^|\/|>|\{|&|=|!/;
			function parseTemplate(template, tags) {
				if (!template) return [];
				var lineHasNonSpace = !1;
				var sections = [];
				var tokens = [];
				var spaces = [];
				var hasTag = !1;
				var nonSpace = !1;
				var indentation = "";
				var tagIndex = 0;
				function stripSpace() {
					if (hasTag && !nonSpace) for (; spaces.length;) delete tokens[spaces.pop()];
					else spaces = [];
					hasTag = !1;
					nonSpace = !1;
				}
				var openingTagRe, closingTagRe, closingCurlyRe;
				function compileTags(tagsToCompile) {
					typeof tagsToCompile == "string" && (tagsToCompile = tagsToCompile.split(spaceRe, 2));
					if (!isArray(tagsToCompile) || tagsToCompile.length !== 2) throw Error("Invalid tags: " + tagsToCompile);
					openingTagRe = RegExp(escapeRegExp(tagsToCompile[0]) + "\\s*");
					closingTagRe = RegExp("\\s*" + escapeRegExp(tagsToCompile[1]));
					closingCurlyRe = RegExp("\\s*" + escapeRegExp("}" + tagsToCompile[1]));
				}
				compileTags(tags || mustache.tags);
				var scanner = new Scanner(template);
				var start, type, value, chr, token, openSection;
				for (; !scanner.eos();) {
					start = scanner.pos;
					value = scanner.scanUntil(openingTagRe);
					if (value) for (var i = 0, valueLength = value.length; i < valueLength; ++i) {
						chr = value.charAt(i);
						if (isWhitespace(chr)) {
							spaces.push(tokens.length);
							indentation += chr;
						} else {
							nonSpace = !0;
							lineHasNonSpace = !0;
							indentation += " ";
						}
						tokens.push([
							"text",
							chr,
							start,
							start + 1
						]);
						start += 1;
						if (chr === "\n") {
							stripSpace();
							indentation = "";
							tagIndex = 0;
							lineHasNonSpace = !1;
						}
					}
					if (!scanner.scan(openingTagRe)) break;
					hasTag = !0;
					type = scanner.scan(tagRe) || "name";
					scanner.scan(whiteRe);
					if (type === "=") {
						value = scanner.scanUntil(equalsRe);
						scanner.scan(equalsRe);
						scanner.scanUntil(closingTagRe);
					} else if (type === "{") {
						value = scanner.scanUntil(closingCurlyRe);
						scanner.scan(curlyRe);
						scanner.scanUntil(closingTagRe);
						type = "&";
					} else value = scanner.scanUntil(closingTagRe);
					if (!scanner.scan(closingTagRe)) throw Error("Unclosed tag at " + scanner.pos);
					token = type == ">" ? [
						type,
						value,
						start,
						scanner.pos,
						indentation,
						tagIndex,
						lineHasNonSpace
					] : [
						type,
						value,
						start,
						scanner.pos
					];
					tagIndex++;
					tokens.push(token);
					if (type === "#" || type === "^") sections.push(token);
					else if (type === "/") {
						openSection = sections.pop();
						if (!openSection) throw Error("Unopened section \"" + value + "\" at " + start);
						if (openSection[1] !== value) throw Error("Unclosed section \"" + openSection[1] + "\" at " + start);
					} else type === "name" || type === "{" || type === "&" ? nonSpace = !0 : type === "=" && compileTags(value);
				}
				stripSpace();
				openSection = sections.pop();
				if (openSection) throw Error("Unclosed section \"" + openSection[1] + "\" at " + scanner.pos);
				return nestTokens(squashTokens(tokens));
			}
			function squashTokens(tokens) {
				var squashedTokens = [];
				var token, lastToken;
				for (var i = 0, numTokens = tokens.length; i < numTokens; ++i) {
					token = tokens[i];
					if (token) {
						if (token[0] === "text" && lastToken && lastToken[0] === "text") {
							lastToken[1] += token[1];
							lastToken[3] = token[3];
						} else {
							squashedTokens.push(token);
							lastToken = token;
						}
					}
				}
				return squashedTokens;
			}
			function nestTokens(tokens) {
				var nestedTokens = [];
				var collector = nestedTokens;
				var sections = [];
				var token, section;
				for (var i = 0, numTokens = tokens.length; i < numTokens; ++i) {
					token = tokens[i];
					switch (token[0]) {
						case "#":
						case "^":
							collector.push(token);
							sections.push(token);
							collector = token[4] = [];
							break;
						case "/":
							section = sections.pop();
							section[5] = token[2];
							collector = sections.length > 0 ? sections[sections.length - 1][4] : nestedTokens;
							break;
						default: collector.push(token);
					}
				}
				return nestedTokens;
			}
			function Scanner(string) {
				this.string = string;
				this.tail = string;
				this.pos = 0;
			}
			Scanner.prototype.eos = function eos() {
				return this.tail === "";
			};
			Scanner.prototype.scan = function scan(re) {
				var match = this.tail.match(re);
				if (!match || match.index !== 0) return "";
				var string = match[0];
				this.tail = this.tail.substring(string.length);
				this.pos += string.length;
				return string;
			};
			Scanner.prototype.scanUntil = function scanUntil(re) {
				var index = this.tail.search(re), match;
				switch (index) {
					case -1:
						match = this.tail;
						this.tail = "";
						break;
					case 0:
						match = "";
						break;
					default:
						match = this.tail.substring(0, index);
						this.tail = this.tail.substring(index);
				}
				this.pos += match.length;
				return match;
			};
			function Context(view, parentContext) {
				this.view = view;
				this.cache = { ".": this.view };
				this.parent = parentContext;
			}
			Context.prototype.push = function push(view) {
				return new Context(view, this);
			};
			Context.prototype.lookup = function lookup(name) {
				var cache = this.cache;
				var value;
				if (cache.hasOwnProperty(name)) value = cache[name];
				else {
					var context = this, intermediateValue, names, index, lookupHit = !1;
					for (; context;) {
						if (name.indexOf(".") > 0) {
							intermediateValue = context.view;
							names = name.split(".");
							index = 0;
							for (; intermediateValue != null && index < names.length;) {
								index === names.length - 1 && (lookupHit = hasProperty(intermediateValue, names[index]) || primitiveHasOwnProperty(intermediateValue, names[index]));
								intermediateValue = intermediateValue[names[index++]];
							}
						} else {
							intermediateValue = context.view[name];
							lookupHit = hasProperty(context.view, name);
						}
						if (lookupHit) {
							value = intermediateValue;
							break;
						}
						context = context.parent;
					}
					cache[name] = value;
				}
				isFunction(value) && (value = value.call(this.view));
				return value;
			};
			function Writer() {
				this.templateCache = {
					_cache: {},
					set: function set(key, value) {
						this._cache[key] = value;
					},
					get: function get(key) {
						return this._cache[key];
					},
					clear: function clear() {
						this._cache = {};
					}
				};
			}
			Writer.prototype.clearCache = function clearCache() {
				this.templateCache !== void 0 && this.templateCache.clear();
			};
			Writer.prototype.parse = function parse(template, tags) {
				var cache = this.templateCache;
				var cacheKey = template + ":" + (tags || mustache.tags).join(":");
				var isCacheEnabled = cache !== void 0;
				var tokens = isCacheEnabled ? cache.get(cacheKey) : void 0;
				if (tokens == null) {
					tokens = parseTemplate(template, tags);
					isCacheEnabled && cache.set(cacheKey, tokens);
				}
				return tokens;
			};
			Writer.prototype.render = function render(template, view, partials, config) {
				var tags = this.getConfigTags(config);
				var tokens = this.parse(template, tags);
				var context = view instanceof Context ? view : new Context(view, void 0);
				return this.renderTokens(tokens, context, partials, template, config);
			};
			Writer.prototype.renderTokens = function renderTokens(tokens, context, partials, originalTemplate, config) {
				var buffer = "";
				var token, symbol, value;
				for (var i = 0, numTokens = tokens.length; i < numTokens; ++i) {
					value = void 0;
					token = tokens[i];
					symbol = token[0];
					symbol === "#" ? value = this.renderSection(token, context, partials, originalTemplate, config) : symbol === "^" ? value = this.renderInverted(token, context, partials, originalTemplate, config) : symbol === ">" ? value = this.renderPartial(token, context, partials, config) : symbol === "&" ? value = this.unescapedValue(token, context) : symbol === "name" ? value = this.escapedValue(token, context, config) : symbol === "text" && (value = this.rawValue(token));
					value !== void 0 && (buffer += value);
				}
				return buffer;
			};
			Writer.prototype.renderSection = function renderSection(token, context, partials, originalTemplate, config) {
				var self = this;
				var buffer = "";
				var value = context.lookup(token[1]);
				function subRender(template) {
					return self.render(template, context, partials, config);
				}
				if (!value) return;
				if (isArray(value)) for (var j = 0, valueLength = value.length; j < valueLength; ++j) buffer += this.renderTokens(token[4], context.push(value[j]), partials, originalTemplate, config);
				else if (typeof value == "object" || typeof value == "string" || typeof value == "number") buffer += this.renderTokens(token[4], context.push(value), partials, originalTemplate, config);
				else if (isFunction(value)) {
					if (typeof originalTemplate != "string") throw Error("Cannot use higher-order sections without the original template");
					value = value.call(context.view, originalTemplate.slice(token[3], token[5]), subRender);
					value != null && (buffer += value);
				} else buffer += this.renderTokens(token[4], context, partials, originalTemplate, config);
				return buffer;
			};
			Writer.prototype.renderInverted = function renderInverted(token, context, partials, originalTemplate, config) {
				var value = context.lookup(token[1]);
				if (!value || isArray(value) && value.length === 0) return this.renderTokens(token[4], context, partials, originalTemplate, config);
			};
			Writer.prototype.indentPartial = function indentPartial(partial, indentation, lineHasNonSpace) {
				var filteredIndentation = indentation.replace(/[^ \t]/g, "");
				var partialByNl = partial.split("\n");
				for (var i = 0; i < partialByNl.length; i++) partialByNl[i].length && (i > 0 || !lineHasNonSpace) && (partialByNl[i] = filteredIndentation + partialByNl[i]);
				return partialByNl.join("\n");
			};
			Writer.prototype.renderPartial = function renderPartial(token, context, partials, config) {
				if (!partials) return;
				var tags = this.getConfigTags(config);
				var value = isFunction(partials) ? partials(token[1]) : partials[token[1]];
				if (value != null) {
					var lineHasNonSpace = token[6];
					var tagIndex = token[5];
					var indentation = token[4];
					var indentedValue = value;
					tagIndex == 0 && indentation && (indentedValue = this.indentPartial(value, indentation, lineHasNonSpace));
					var tokens = this.parse(indentedValue, tags);
					return this.renderTokens(tokens, context, partials, indentedValue, config);
				}
			};
			Writer.prototype.unescapedValue = function unescapedValue(token, context) {
				var value = context.lookup(token[1]);
				if (value != null) return value;
			};
			Writer.prototype.escapedValue = function escapedValue(token, context, config) {
				var escape = this.getConfigEscape(config) || mustache.escape;
				var value = context.lookup(token[1]);
				if (value != null) return typeof value == "number" && escape === mustache.escape ? String(value) : escape(value);
			};
			Writer.prototype.rawValue = function rawValue(token) {
				return token[1];
			};
			Writer.prototype.getConfigTags = function getConfigTags(config) {
				if (isArray(config)) return config;
				else if (config && typeof config == "object") return config.tags;
				else return;
			};
			Writer.prototype.getConfigEscape = function getConfigEscape(config) {
				if (config && typeof config == "object" && !isArray(config)) return config.escape;
				else return;
			};
			var mustache = {
				name: "mustache.js",
				version: "4.2.0",
				tags: ["{{", "}}"],
				clearCache: void 0,
				escape: void 0,
				parse: void 0,
				render: void 0,
				Scanner: void 0,
				Context: void 0,
				Writer: void 0,
				set templateCache(cache) {
					defaultWriter.templateCache = cache;
				},
				get templateCache() {
					return defaultWriter.templateCache;
				}
			};
			var defaultWriter = new Writer();
			mustache.clearCache = function clearCache() {
				return defaultWriter.clearCache();
			};
			mustache.parse = function parse(template, tags) {
				return defaultWriter.parse(template, tags);
			};
			mustache.render = function render(template, view, partials, config) {
				if (typeof template != "string") throw TypeError("Invalid template! Template should be a \"string\" but \"" + typeStr(template) + "\" was given as the first argument for mustache#render(template, view, partials)");
				return defaultWriter.render(template, view, partials, config);
			};
			mustache.escape = escapeHtml;
			mustache.Scanner = Scanner;
			mustache.Context = Context;
			mustache.Writer = Writer;
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
	var __webpack_exports__ = __nccwpck_require__(700);
	module.exports = __webpack_exports__;
})();
