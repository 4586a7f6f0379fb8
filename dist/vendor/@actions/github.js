(() => {
	var __webpack_modules__ = {
		225: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { utils: () => __nccwpck_require__(974) };
		}),
		80: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(212).runtime();
		}),
		974: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { utils_exports: () => utils_exports });
			var runtime = __nccwpck_require__(80);
			var vendor_actions_http_client = __nccwpck_require__(981);
			var vendor_undici = __nccwpck_require__(457);
			let external_os_namespaceObject = require("os");
			let external_fs_namespaceObject = require("fs");
			var Context = class {
				constructor() {
					this.payload = {};
					if (process.env.GITHUB_EVENT_PATH) {
						if ((0, external_fs_namespaceObject.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, external_fs_namespaceObject.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
						else {
							let path = process.env.GITHUB_EVENT_PATH;
							process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_namespaceObject.EOL}`);
						}
					}
					this.eventName = process.env.GITHUB_EVENT_NAME;
					this.sha = process.env.GITHUB_SHA;
					this.ref = process.env.GITHUB_REF;
					this.workflow = process.env.GITHUB_WORKFLOW;
					this.action = process.env.GITHUB_ACTION;
					this.actor = process.env.GITHUB_ACTOR;
					this.job = process.env.GITHUB_JOB;
					this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
					this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
					this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
					this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com";
					this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com";
					this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
				}
				get issue() {
					let payload = this.payload;
					return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
				}
				get repo() {
					if (process.env.GITHUB_REPOSITORY) {
						let [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
						return {
							owner,
							repo
						};
					}
					if (this.payload.repository) return {
						owner: this.payload.repository.owner.login,
						repo: this.payload.repository.name
					};
					throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
				}
			};
			var import_lib = (0, runtime.__toESM)((0, vendor_actions_http_client.require_lib)(), 1);
			var import_undici = (0, vendor_undici.require_undici)();
			var __awaiter = function(thisArg, _arguments, P, generator) {
				function adopt(value) {
					return value instanceof P ? value : new P(function(resolve) {
						resolve(value);
					});
				}
				return new (P ||= Promise)(function(resolve, reject) {
					function fulfilled(value) {
						try {
							step(generator.next(value));
						} catch (e) {
							reject(e);
						}
					}
					function rejected(value) {
						try {
							step(generator.throw(value));
						} catch (e) {
							reject(e);
						}
					}
					function step(result) {
						result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
					}
					step((generator = generator.apply(thisArg, _arguments || [])).next());
				});
			};
			function getAuthString(token, options) {
				if (!token && !options.auth) throw Error("Parameter token or opts.auth is required");
				else if (token && options.auth) throw Error("Parameters token and opts.auth may not both be specified");
				return typeof options.auth == "string" ? options.auth : `token ${token}`;
			}
			function getProxyAgent(destinationUrl) {
				return new import_lib.HttpClient().getAgent(destinationUrl);
			}
			function getProxyAgentDispatcher(destinationUrl) {
				return new import_lib.HttpClient().getAgentDispatcher(destinationUrl);
			}
			function getProxyFetch(destinationUrl) {
				let httpDispatcher = getProxyAgentDispatcher(destinationUrl);
				let proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
					return (0, import_undici.fetch)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
				});
				return proxyFetch;
			}
			function getApiBaseUrl() {
				return process.env.GITHUB_API_URL || "https://api.github.com";
			}
			function getUserAgentWithOrchestrationId(baseUserAgent) {
				let orchId = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
				if (orchId) {
					let tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
					if (baseUserAgent?.includes(tag)) return baseUserAgent;
					return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
				}
				return baseUserAgent;
			}
			function getUserAgent() {
				if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
				if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
				return "<environment undetectable>";
			}
			function register(state, name, method, options) {
				if (typeof method != "function") throw Error("method for before hook must be a function");
				options ||= {};
				if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
				return Promise.resolve().then(() => {
					if (!state.registry[name]) return method(options);
					return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
				});
			}
			function addHook(state, kind, name, hook) {
				let orig = hook;
				state.registry[name] || (state.registry[name] = []);
				kind === "before" && (hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options)));
				kind === "after" && (hook = (method, options) => {
					let result;
					return Promise.resolve().then(method.bind(null, options)).then((result_) => {
						result = result_;
						return orig(result, options);
					}).then(() => result);
				});
				kind === "error" && (hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error) => orig(error, options)));
				state.registry[name].push({
					hook,
					orig
				});
			}
			function removeHook(state, name, method) {
				if (!state.registry[name]) return;
				let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
				if (index === -1) return;
				state.registry[name].splice(index, 1);
			}
			let bind = Function.bind;
			let bindable = bind.bind(bind);
			function bindApi(hook, state, name) {
				let removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
				hook.api = { remove: removeHookRef };
				hook.remove = removeHookRef;
				[
					"before",
					"error",
					"after",
					"wrap"
				].forEach((kind) => {
					let args = name ? [
						state,
						kind,
						name
					] : [state, kind];
					hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
				});
			}
			function Singular() {
				let singularHookName = Symbol("Singular");
				let singularHookState = { registry: {} };
				let singularHook = register.bind(null, singularHookState, singularHookName);
				bindApi(singularHook, singularHookState, singularHookName);
				return singularHook;
			}
			function Collection() {
				let state = { registry: {} };
				let hook = register.bind(null, state);
				bindApi(hook, state);
				return hook;
			}
			var before_after_hook_default = {
				Singular,
				Collection
			};
			var DEFAULTS = {
				method: "GET",
				baseUrl: "https://api.github.com",
				headers: {
					accept: "application/vnd.github.v3+json",
					"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
				},
				mediaType: { format: "" }
			};
			function lowercaseKeys(object) {
				if (!object) return {};
				return Object.keys(object).reduce((newObj, key) => {
					newObj[key.toLowerCase()] = object[key];
					return newObj;
				}, {});
			}
			function isPlainObject$1(value) {
				if (typeof value != "object" || !value) return !1;
				if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
				let proto = Object.getPrototypeOf(value);
				if (proto === null) return !0;
				let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
				return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
			}
			function mergeDeep(defaults, options) {
				let result = Object.assign({}, defaults);
				Object.keys(options).forEach((key) => {
					isPlainObject$1(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
				});
				return result;
			}
			function removeUndefinedProperties(obj) {
				for (let key in obj) obj[key] === void 0 && delete obj[key];
				return obj;
			}
			function merge(defaults, route, options) {
				if (typeof route == "string") {
					let [method, url] = route.split(" ");
					options = Object.assign(url ? {
						method,
						url
					} : { url: method }, options);
				} else options = Object.assign({}, route);
				options.headers = lowercaseKeys(options.headers);
				removeUndefinedProperties(options);
				removeUndefinedProperties(options.headers);
				let mergedOptions = mergeDeep(defaults || {}, options);
				if (options.url === "/graphql") {
					defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews));
					mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
				}
				return mergedOptions;
			}
			function addQueryParameters(url, parameters) {
				let separator = /\?/.test(url) ? "&" : "?";
				let names = Object.keys(parameters);
				if (names.length === 0) return url;
				return url + separator + names.map((name) => {
					if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
					return `${name}=${encodeURIComponent(parameters[name])}`;
				}).join("&");
			}
			var urlVariableRegex = /\{[^{}}]+\}/g;
			function removeNonChars(variableName) {
				return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
			}
			function extractUrlVariableNames(url) {
				let matches = url.match(urlVariableRegex);
				if (!matches) return [];
				return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
			}
			function omit(object, keysToOmit) {
				let result = { __proto__: null };
				for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
				return result;
			}
			function encodeReserved(str) {
				return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
					/%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]"));
					return part;
				}).join("");
			}
			function encodeUnreserved(str) {
				return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
					return "%" + c.charCodeAt(0).toString(16).toUpperCase();
				});
			}
			function encodeValue(operator, value, key) {
				value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
				if (key) return encodeUnreserved(key) + "=" + value;
				else return value;
			}
			function isDefined(value) {
				return value != null;
			}
			function isKeyOperator(operator) {
				return operator === ";" || operator === "&" || operator === "?";
			}
			function getValues(context, operator, key, modifier) {
				var value = context[key], result = [];
				if (isDefined(value) && value !== "") {
					if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") {
						value = value.toString();
						modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10)));
						result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
					} else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
						result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
					}) : Object.keys(value).forEach(function(k) {
						isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
					});
					else {
						let tmp = [];
						Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
							tmp.push(encodeValue(operator, value2));
						}) : Object.keys(value).forEach(function(k) {
							if (isDefined(value[k])) {
								tmp.push(encodeUnreserved(k));
								tmp.push(encodeValue(operator, value[k].toString()));
							}
						});
						isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
					}
				} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
				return result;
			}
			function parseUrl(template) {
				return { expand: expand.bind(null, template) };
			}
			function expand(template, context) {
				var operators = [
					"+",
					"#",
					".",
					"/",
					";",
					"?",
					"&"
				];
				template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
					if (expression) {
						let operator = "";
						let values = [];
						if (operators.indexOf(expression.charAt(0)) !== -1) {
							operator = expression.charAt(0);
							expression = expression.substr(1);
						}
						expression.split(/,/g).forEach(function(variable) {
							var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
							values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
						});
						if (operator && operator !== "+") {
							var separator = ",";
							operator === "?" ? separator = "&" : operator !== "#" && (separator = operator);
							return (values.length === 0 ? "" : operator) + values.join(separator);
						} else return values.join(",");
					} else return encodeReserved(literal);
				});
				if (template === "/") return template;
				else return template.replace(/\/$/, "");
			}
			function parse$1(options) {
				let method = options.method.toUpperCase();
				let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
				let headers = Object.assign({}, options.headers);
				let body;
				let parameters = omit(options, [
					"method",
					"baseUrl",
					"url",
					"headers",
					"request",
					"mediaType"
				]);
				let urlVariableNames = extractUrlVariableNames(url);
				url = parseUrl(url).expand(parameters);
				/^http/.test(url) || (url = options.baseUrl + url);
				let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
				if (!/application\/octet-stream/i.test(headers.accept)) {
					options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(","));
					url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","));
				}
				["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters);
				!headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8");
				["PATCH", "PUT"].includes(method) && body === void 0 && (body = "");
				return Object.assign({
					method,
					url,
					headers
				}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
			}
			function endpointWithDefaults(defaults, route, options) {
				return parse$1(merge(defaults, route, options));
			}
			function withDefaults$2(oldDefaults, newDefaults) {
				let DEFAULTS2 = merge(oldDefaults, newDefaults);
				let endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
				return Object.assign(endpoint2, {
					DEFAULTS: DEFAULTS2,
					defaults: withDefaults$2.bind(null, DEFAULTS2),
					merge: merge.bind(null, DEFAULTS2),
					parse: parse$1
				});
			}
			var endpoint = withDefaults$2(null, DEFAULTS);
			/*!
			* content-type
			* Copyright(c) 2015 Douglas Christopher Wilson
			* MIT Licensed
			*/
			let NON_ASCII = 65280;
			let CASE_FLAGS = 65281;
			let CHAR_MAP = new Uint8Array(256);
			CHAR_MAP[9] |= 2;
			CHAR_MAP[32] |= 2;
			CHAR_MAP[59] |= 4;
			CHAR_MAP[44] |= 8;
			for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= 1;
			for (let char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= 16;
			for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= 16;
			for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
			for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= 16;
			let NullObject = (() => {
				let C = function() {};
				C.prototype = Object.create(null);
				return C;
			})();
			function parse(header, options) {
				let stopFlags = 4 | (options?.comma === !0 ? 8 : 0);
				let len = header.length;
				let valueStart = options?.start ?? 0;
				for (; CHAR_MAP[header.charCodeAt(valueStart)] & 2;) valueStart++;
				let index = valueStart;
				let typeFlags = 0;
				let whitespace = -1;
				let stop = options?.parameters === !1 ? 8 : 0;
				for (; index < len;) {
					let code = header.charCodeAt(index);
					let flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop |= flags & 8;
						break;
					}
					flags & 2 ? whitespace === -1 && (whitespace = index) : whitespace = -1;
					typeFlags |= code & NON_ASCII | flags;
					index++;
				}
				let valueEnd = whitespace === -1 ? index : whitespace;
				let value = header.slice(valueStart, valueEnd);
				let type = typeFlags & CASE_FLAGS ? value.toLowerCase() : value;
				if (index === len || stop !== 0) return {
					type,
					index,
					parameters: new NullObject()
				};
				return parseParameters(header, type, index, len, stopFlags);
			}
			function parseParameters(header, type, index, len, stopFlags) {
				let parameters = new NullObject();
				parameter: for (; index < len;) {
					index++;
					for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
					let keyStart = index;
					let keyFlags = 0;
					let keyWhitespace = -1;
					for (; index < len;) {
						let code = header.charCodeAt(index);
						let flags = CHAR_MAP[code];
						if ((flags & stopFlags) !== 0) {
							if (flags & 8) break parameter;
							continue parameter;
						}
						if (code === 61) {
							let keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
							let value = header.slice(keyStart, keyEnd);
							let key = keyFlags & CASE_FLAGS ? value.toLowerCase() : value;
							index++;
							for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
							if (index < len && header.charCodeAt(index) === 34) {
								let quotedStart = ++index;
								let escaped = !1;
								for (; index < len;) {
									let code = header.charCodeAt(index);
									if (code === 34) {
										parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index));
										index++;
										let stop = 0;
										for (; index < len;) {
											let code = header.charCodeAt(index);
											let flags = CHAR_MAP[code];
											if ((flags & stopFlags) !== 0) {
												stop = flags & 8;
												break;
											}
											index++;
										}
										if (stop !== 0) break parameter;
										continue parameter;
									}
									if (code === 92 && index + 1 < len) {
										escaped = !0;
										index += 2;
										continue;
									}
									index++;
								}
								continue parameter;
							}
							let valueStart = index;
							let stop = 0;
							let valueWhitespace = -1;
							for (; index < len;) {
								let code = header.charCodeAt(index);
								let flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & 8;
									break;
								}
								flags & 2 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1;
								index++;
							}
							if (parameters[key] === void 0) {
								let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
								parameters[key] = header.slice(valueStart, valueEnd);
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						flags & 2 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1;
						keyFlags |= code & NON_ASCII | flags;
						index++;
					}
				}
				return {
					type,
					index,
					parameters
				};
			}
			function unescapeQuotedPairs(str, start, end) {
				let result = "";
				for (let index = start; index < end; index++) if (str.charCodeAt(index) === 92) {
					result += str.slice(start, index);
					start = ++index;
				}
				return result + str.slice(start, end);
			}
			let intRegex = /^-?\d+$/;
			let noiseValue = /^-?\d+n+$/;
			let originalStringify = JSON.stringify;
			let originalParse = JSON.parse;
			let customFormat = /^-?\d+n$/;
			let bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
			let noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
			let isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol";
			let isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON";
			let stringifyIteratively = (rootValue, replacer, spaceParam) => {
				let space = "";
				typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
				let isFunctionReplacer = typeof replacer == "function";
				let propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
				let prepareVal = (parent, key, val) => {
					typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key));
					if (typeof val == "string" && noiseValue.test(val)) return val + "n";
					if (typeof val == "bigint") {
						if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
						return val.toString() + "n";
					}
					isFunctionReplacer && (val = replacer.call(parent, key, val));
					typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf());
					return val;
				};
				let rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
				if (isUnstringifiable(rootProcessed)) return;
				let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed;
				let isRootNativeRawJSON = isRawJSON(rootProcessed);
				if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
				let chunks = [];
				let level = 0;
				let stack = [{
					parent: { "": rootProcessed },
					key: "",
					val: rootProcessed,
					isArray: Array.isArray(rootProcessed),
					keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
					index: 0,
					first: !0
				}];
				let visited = new WeakSet([rootProcessed]);
				for (; stack.length > 0;) {
					let node = stack[stack.length - 1];
					if (node.index === 0) {
						chunks.push(node.isArray ? "[" : "{");
						level++;
					}
					let isDone = !1;
					if (node.isArray) {
						if (node.index < node.val.length) {
							node.first || chunks.push(",");
							space && chunks.push("\n" + space.repeat(level));
							let childRaw = node.val[node.index];
							let childVal = prepareVal(node.val, String(node.index), childRaw);
							if (isUnstringifiable(childVal)) {
								chunks.push("null");
								node.first = !1;
								node.index++;
							} else {
								let isComplexObject = typeof childVal == "object" && !!childVal;
								let isNativeRaw = isRawJSON(childVal);
								if (isComplexObject && !isNativeRaw) {
									if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
									visited.add(childVal);
									stack.push({
										parent: node.val,
										key: String(node.index),
										val: childVal,
										isArray: Array.isArray(childVal),
										keys: Array.isArray(childVal) ? null : Object.keys(childVal),
										index: 0,
										first: !0
									});
									node.first = !1;
									node.index++;
								} else {
									chunks.push(originalStringify(childVal));
									node.first = !1;
									node.index++;
								}
							}
						} else isDone = !0;
					} else {
						for (; node.index < node.keys.length;) {
							let k = node.keys[node.index++];
							if (propertyList && !propertyList.has(k)) continue;
							let childRaw = node.val[k];
							let childVal = prepareVal(node.val, k, childRaw);
							if (isUnstringifiable(childVal)) continue;
							node.first || chunks.push(",");
							space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
							let isComplexObject = typeof childVal == "object" && !!childVal;
							let isNativeRaw = isRawJSON(childVal);
							if (isComplexObject && !isNativeRaw) {
								if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
								visited.add(childVal);
								stack.push({
									parent: node.val,
									key: k,
									val: childVal,
									isArray: Array.isArray(childVal),
									keys: Array.isArray(childVal) ? null : Object.keys(childVal),
									index: 0,
									first: !0
								});
								node.first = !1;
								break;
							} else {
								chunks.push(originalStringify(childVal));
								node.first = !1;
							}
						}
						node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
					}
					if (isDone) {
						level--;
						!node.first && space && chunks.push("\n" + space.repeat(level));
						chunks.push(node.isArray ? "]" : "}");
						visited.delete(node.val);
						stack.pop();
					}
				}
				return chunks.join("");
			};
			let JSONStringify = (value, replacer, space) => {
				try {
					if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
						if (typeof val == "bigint") return JSON.rawJSON(val.toString());
						if (typeof replacer == "function") return replacer(key, val);
						if (Array.isArray(replacer) && replacer.includes(key)) return val;
						return val;
					}, space);
					if (!value) return originalStringify(value, replacer, space);
					return originalStringify(value, (key, val) => {
						if (typeof val == "string" && noiseValue.test(val)) return val.toString() + "n";
						if (typeof val == "bigint") return val.toString() + "n";
						if (typeof replacer == "function") return replacer(key, val);
						if (Array.isArray(replacer) && replacer.includes(key)) return val;
						return val;
					}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
				} catch (error) {
					if (error instanceof RangeError) {
						let convertedJSON = stringifyIteratively(value, replacer, space);
						if (convertedJSON === void 0) return;
						if ("rawJSON" in JSON) return convertedJSON;
						return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
					}
					throw error;
				}
			};
			let featureCache = new Map();
			let isContextSourceSupported = () => {
				let parseFingerprint = JSON.parse.toString();
				if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
				try {
					let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
					featureCache.set(parseFingerprint, result);
					return result;
				} catch {
					featureCache.set(parseFingerprint, !1);
					return !1;
				}
			};
			let convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
				if (typeof value == "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
				if (typeof value == "string" && noiseValue.test(value)) return value.slice(0, -1);
				if (typeof userReviver != "function") return value;
				return userReviver(key, value, context);
			};
			let JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
				let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1));
				let isInt = context && intRegex.test(context.source);
				if (isBigNumber && isInt) return BigInt(context.source);
				if (typeof reviver != "function") return value;
				return reviver(key, value, context);
			});
			let MAX_INT = (2 ** 53 - 1).toString();
			let MAX_DIGITS = MAX_INT.length;
			let stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
			let noiseValueWithQuotes = /^"-?\d+n+"$/;
			let applyReviverIteratively = (parsed, userReviver) => {
				let rootHolder = { "": parsed };
				let stack = [{
					parent: rootHolder,
					key: "",
					visited: !1
				}];
				for (; stack.length > 0;) {
					let node = stack[stack.length - 1];
					if (node.visited) {
						let { parent, key } = node;
						let value = parent[key];
						typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1)));
						typeof userReviver == "function" && (value = userReviver.call(parent, key, value));
						value === void 0 ? delete parent[key] : parent[key] = value;
						stack.pop();
					} else {
						node.visited = !0;
						let value = node.parent[node.key];
						if (typeof value == "object" && value) {
							let keys = Object.keys(value);
							for (let i = keys.length - 1; i >= 0; i--) stack.push({
								parent: value,
								key: keys[i],
								visited: !1
							});
						}
					}
				}
				return rootHolder[""];
			};
			let serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
				let isString = match[0] === "\"";
				if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
				let hasFractionalOrExponential = fractional || exponential;
				let isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
				if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
				return "\"" + match + "n\"";
			});
			let JSONParse = (text, reviver) => {
				if (!text) return originalParse(text, reviver);
				try {
					if (isContextSourceSupported()) return JSONParseV2(text, reviver);
					let serializedData = serializeBigInts(text);
					return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
				} catch (error) {
					if (error instanceof RangeError) {
						let serializedData = serializeBigInts(text);
						let parsed = originalParse(serializedData);
						return applyReviverIteratively(parsed, reviver);
					}
					throw error;
				}
			};
			var RequestError = class extends Error {
				name;
				status;
				request;
				response;
				constructor(message, statusCode, options) {
					super(message, { cause: options.cause });
					this.name = "HttpError";
					this.status = Number.parseInt(statusCode);
					Number.isNaN(this.status) && (this.status = 0);
					"response" in options && (this.response = options.response);
					let requestCopy = Object.assign({}, options.request);
					options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
					requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
					this.request = requestCopy;
				}
			};
			var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
			function isPlainObject(value) {
				if (typeof value != "object" || !value) return !1;
				if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
				let proto = Object.getPrototypeOf(value);
				if (proto === null) return !0;
				let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
				return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
			}
			var noop$1 = () => "";
			async function fetchWrapper(requestOptions) {
				let fetch = requestOptions.request?.fetch || globalThis.fetch;
				if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
				let log = requestOptions.request?.log || console;
				let parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1;
				let body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
				let requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
				let fetchResponse;
				try {
					fetchResponse = await fetch(requestOptions.url, {
						method: requestOptions.method,
						body,
						redirect: requestOptions.request?.redirect,
						headers: requestHeaders,
						signal: requestOptions.request?.signal,
						...requestOptions.body && { duplex: "half" }
					});
				} catch (error) {
					let message = "Unknown Error";
					if (error instanceof Error) {
						if (error.name === "AbortError") {
							error.status = 500;
							throw error;
						}
						message = error.message;
						error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
					}
					let requestError = new RequestError(message, 500, { request: requestOptions });
					requestError.cause = error;
					throw requestError;
				}
				let status = fetchResponse.status;
				let url = fetchResponse.url;
				let responseHeaders = {};
				for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
				let octokitResponse = {
					url,
					status,
					headers: responseHeaders,
					data: ""
				};
				if ("deprecation" in responseHeaders) {
					let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
					let deprecationLink = matches && matches.pop();
					log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
				}
				if (status === 204 || status === 205) return octokitResponse;
				if (requestOptions.method === "HEAD") {
					if (status < 400) return octokitResponse;
					throw new RequestError(fetchResponse.statusText, status, {
						response: octokitResponse,
						request: requestOptions
					});
				}
				if (status === 304) {
					octokitResponse.data = await getResponseData(fetchResponse);
					throw new RequestError("Not modified", status, {
						response: octokitResponse,
						request: requestOptions
					});
				}
				if (status >= 400) {
					octokitResponse.data = await getResponseData(fetchResponse);
					throw new RequestError(toErrorMessage(octokitResponse.data), status, {
						response: octokitResponse,
						request: requestOptions
					});
				}
				octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
				return octokitResponse;
			}
			async function getResponseData(response) {
				let contentType = response.headers.get("content-type");
				if (!contentType) return response.text().catch(noop$1);
				let mimetype = parse(contentType);
				if (isJSONResponse(mimetype)) {
					let text = "";
					try {
						text = await response.text();
						return JSONParse(text);
					} catch {
						return text;
					}
				} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
				else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
			}
			function isJSONResponse(mimetype) {
				return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
			}
			function toErrorMessage(data) {
				if (typeof data == "string") return data;
				if (data instanceof ArrayBuffer) return "Unknown error";
				if (typeof data == "object" && data && "message" in data) {
					let objectData = data;
					let suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
					return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
				}
				return `Unknown error: ${JSON.stringify(data)}`;
			}
			function withDefaults$1(oldEndpoint, newDefaults) {
				let endpoint2 = oldEndpoint.defaults(newDefaults);
				let newApi = function(route, parameters) {
					let endpointOptions = endpoint2.merge(route, parameters);
					if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
					let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
					Object.assign(request2, {
						endpoint: endpoint2,
						defaults: withDefaults$1.bind(null, endpoint2)
					});
					return endpointOptions.request.hook(request2, endpointOptions);
				};
				return Object.assign(newApi, {
					endpoint: endpoint2,
					defaults: withDefaults$1.bind(null, endpoint2)
				});
			}
			var request = withDefaults$1(endpoint, defaults_default);
			var VERSION$3 = "0.0.0-development";
			function _buildMessageForResponseErrors(data) {
				return "Request failed due to following response errors:\n" + data.errors.map((e) => ` - ${e.message}`).join("\n");
			}
			var GraphqlResponseError = class extends Error {
				constructor(request2, headers, response) {
					super(_buildMessageForResponseErrors(response));
					this.request = request2;
					this.headers = headers;
					this.response = response;
					this.errors = response.errors;
					this.data = response.data;
					Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
				}
				request;
				headers;
				response;
				name = "GraphqlResponseError";
				errors;
				data;
			};
			var NON_VARIABLE_OPTIONS = [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"query",
				"mediaType",
				"operationName"
			];
			var FORBIDDEN_VARIABLE_OPTIONS = [
				"query",
				"method",
				"url"
			];
			var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
			function graphql(request2, query, options) {
				if (options) {
					if (typeof query == "string" && "query" in options) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
					for (let key in options) {
						if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
						return Promise.reject(Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
					}
				}
				let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query;
				let requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
					if (NON_VARIABLE_OPTIONS.includes(key)) {
						result[key] = parsedOptions[key];
						return result;
					}
					result.variables ||= {};
					result.variables[key] = parsedOptions[key];
					return result;
				}, {});
				let baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
				GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql"));
				return request2(requestOptions).then((response) => {
					if (response.data.errors) {
						let headers = {};
						for (let key of Object.keys(response.headers)) headers[key] = response.headers[key];
						throw new GraphqlResponseError(requestOptions, headers, response.data);
					}
					return response.data.data;
				});
			}
			function withDefaults(request2, newDefaults) {
				let newRequest = request2.defaults(newDefaults);
				let newApi = (query, options) => graphql(newRequest, query, options);
				return Object.assign(newApi, {
					defaults: withDefaults.bind(null, newRequest),
					endpoint: newRequest.endpoint
				});
			}
			withDefaults(request, {
				headers: { "user-agent": `octokit-graphql.js/${VERSION$3} ${getUserAgent()}` },
				method: "POST",
				url: "/graphql"
			});
			function withCustomRequest(customRequest) {
				return withDefaults(customRequest, {
					method: "POST",
					url: "/graphql"
				});
			}
			var b64url = "(?:[a-zA-Z0-9_-]+)";
			var sep = "\\.";
			var jwtRE = RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
			var isJWT = jwtRE.test.bind(jwtRE);
			async function auth(token) {
				let isApp = isJWT(token);
				let isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
				let isUserToServer = token.startsWith("ghu_");
				return {
					type: "token",
					token,
					tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
				};
			}
			function withAuthorizationPrefix(token) {
				if (token.split(/\./).length === 3) return `bearer ${token}`;
				return `token ${token}`;
			}
			async function hook(token, request, route, parameters) {
				let endpoint = request.endpoint.merge(route, parameters);
				endpoint.headers.authorization = withAuthorizationPrefix(token);
				return request(endpoint);
			}
			var createTokenAuth = function createTokenAuth2(token) {
				if (!token) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
				if (typeof token != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
				token = token.replace(/^(token|bearer) +/i, "");
				return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
			};
			let VERSION$2 = "7.0.8";
			let noop = () => {};
			let consoleWarn = console.warn.bind(console);
			let consoleError = console.error.bind(console);
			function createLogger(logger = {}) {
				typeof logger.debug != "function" && (logger.debug = noop);
				typeof logger.info != "function" && (logger.info = noop);
				typeof logger.warn != "function" && (logger.warn = consoleWarn);
				typeof logger.error != "function" && (logger.error = consoleError);
				return logger;
			}
			let userAgentTrail = `octokit-core.js/${VERSION$2} ${getUserAgent()}`;
			var Octokit = class {
				static VERSION = VERSION$2;
				static defaults(defaults) {
					let OctokitWithDefaults = class extends this {
						constructor(...args) {
							let options = args[0] || {};
							if (typeof defaults == "function") {
								super(defaults(options));
								return;
							}
							super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
						}
					};
					return OctokitWithDefaults;
				}
				static plugins = [];
				static plugin(...newPlugins) {
					let currentPlugins = this.plugins;
					let NewOctokit = class extends this {
						static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
					};
					return NewOctokit;
				}
				constructor(options = {}) {
					let hook = new before_after_hook_default.Collection();
					let requestDefaults = {
						baseUrl: request.endpoint.DEFAULTS.baseUrl,
						headers: {},
						request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
						mediaType: {
							previews: [],
							format: ""
						}
					};
					requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
					options.baseUrl && (requestDefaults.baseUrl = options.baseUrl);
					options.previews && (requestDefaults.mediaType.previews = options.previews);
					options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone);
					this.request = request.defaults(requestDefaults);
					this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
					this.log = createLogger(options.log);
					this.hook = hook;
					if (options.authStrategy) {
						let { authStrategy, ...otherOptions } = options;
						let auth = authStrategy(Object.assign({
							request: this.request,
							log: this.log,
							octokit: this,
							octokitOptions: otherOptions
						}, options.auth));
						hook.wrap("request", auth.hook);
						this.auth = auth;
					} else if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
					else {
						let auth = createTokenAuth(options.auth);
						hook.wrap("request", auth.hook);
						this.auth = auth;
					}
					let classConstructor = this.constructor;
					for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
				}
				request;
				graphql;
				log;
				hook;
				auth;
			};
			var endpoints_default = {
				actions: {
					addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
					addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
					addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
					addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
					addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
					approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
					cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
					createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
					createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
					createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
					createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
					createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
					createOrgVariable: ["POST /orgs/{org}/actions/variables"],
					createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
					createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
					createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
					createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
					createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
					createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
					deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
					deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
					deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
					deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
					deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
					deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
					deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
					deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
					deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
					deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
					deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
					deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
					deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
					deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
					deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
					deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
					disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
					disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
					downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
					downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
					downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
					downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
					enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
					enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
					forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
					generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
					generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
					getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
					getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
					getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
					getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
					getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
					getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
					getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
					getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
					getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
					getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
					getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
					getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
					getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
					getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
					getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
					getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
					getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
					getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
					getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
					getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
					getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
					getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
					getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
					getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
					getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
					getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
					getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
					getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
					getRepoPermissions: [
						"GET /repos/{owner}/{repo}/actions/permissions",
						{},
						{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
					],
					getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
					getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
					getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
					getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
					getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
					getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
					getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
					getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
					getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
					getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
					getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
					getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
					listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
					listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
					listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
					listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
					listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
					listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
					listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
					listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
					listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
					listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
					listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
					listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
					listOrgVariables: ["GET /orgs/{org}/actions/variables"],
					listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
					listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
					listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
					listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
					listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
					listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
					listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
					listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
					listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
					listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
					listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
					listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
					listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
					listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
					listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
					reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
					reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
					reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
					removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
					removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
					removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
					removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
					removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
					removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
					reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
					reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
					setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
					setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
					setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
					setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
					setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
					setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
					setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
					setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
					setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
					setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
					setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
					setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
					setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
					updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
					updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
					updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
					updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
				},
				activity: {
					checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
					deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
					deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
					getFeeds: ["GET /feeds"],
					getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
					getThread: ["GET /notifications/threads/{thread_id}"],
					getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
					listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
					listNotificationsForAuthenticatedUser: ["GET /notifications"],
					listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
					listPublicEvents: ["GET /events"],
					listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
					listPublicEventsForUser: ["GET /users/{username}/events/public"],
					listPublicOrgEvents: ["GET /orgs/{org}/events"],
					listReceivedEventsForUser: ["GET /users/{username}/received_events"],
					listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
					listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
					listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
					listReposStarredByAuthenticatedUser: ["GET /user/starred"],
					listReposStarredByUser: ["GET /users/{username}/starred"],
					listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
					listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
					listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
					listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
					markNotificationsAsRead: ["PUT /notifications"],
					markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
					markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
					markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
					setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
					setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
					starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
					unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
				},
				apps: {
					addRepoToInstallation: [
						"PUT /user/installations/{installation_id}/repositories/{repository_id}",
						{},
						{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
					],
					addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
					checkToken: ["POST /applications/{client_id}/token"],
					createFromManifest: ["POST /app-manifests/{code}/conversions"],
					createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
					deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
					deleteInstallation: ["DELETE /app/installations/{installation_id}"],
					deleteToken: ["DELETE /applications/{client_id}/token"],
					getAuthenticated: ["GET /app"],
					getBySlug: ["GET /apps/{app_slug}"],
					getInstallation: ["GET /app/installations/{installation_id}"],
					getOrgInstallation: ["GET /orgs/{org}/installation"],
					getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
					getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
					getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
					getUserInstallation: ["GET /users/{username}/installation"],
					getWebhookConfigForApp: ["GET /app/hook/config"],
					getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
					listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
					listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
					listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
					listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
					listInstallations: ["GET /app/installations"],
					listInstallationsForAuthenticatedUser: ["GET /user/installations"],
					listPlans: ["GET /marketplace_listing/plans"],
					listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
					listReposAccessibleToInstallation: ["GET /installation/repositories"],
					listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
					listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
					listWebhookDeliveries: ["GET /app/hook/deliveries"],
					redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
					removeRepoFromInstallation: [
						"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
						{},
						{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
					],
					removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
					resetToken: ["PATCH /applications/{client_id}/token"],
					revokeInstallationAccessToken: ["DELETE /installation/token"],
					scopeToken: ["POST /applications/{client_id}/token/scoped"],
					suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
					unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
					updateWebhookConfigForApp: ["PATCH /app/hook/config"]
				},
				billing: {
					getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
					getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
					getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
					getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
					getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
					getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
					getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
					getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
					getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
					getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
				},
				campaigns: {
					createCampaign: ["POST /orgs/{org}/campaigns"],
					deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
					getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
					listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
					updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
				},
				checks: {
					create: ["POST /repos/{owner}/{repo}/check-runs"],
					createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
					get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
					getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
					listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
					listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
					listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
					listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
					rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
					rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
					setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
					update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
				},
				codeScanning: {
					commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
					createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
					createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
					deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
					deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
					getAlert: [
						"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
						{},
						{ renamedParameters: { alert_id: "alert_number" } }
					],
					getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
					getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
					getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
					getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
					getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
					getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
					getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
					listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
					listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
					listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
					listAlertsInstances: [
						"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
						{},
						{ renamed: ["codeScanning", "listAlertInstances"] }
					],
					listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
					listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
					updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
					updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
					uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
				},
				codeSecurity: {
					attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
					attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
					createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
					createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
					deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
					deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
					detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
					getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
					getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
					getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
					getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
					getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
					getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
					getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
					getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
					getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
					setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
					setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
					updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
					updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
				},
				codesOfConduct: {
					getAllCodesOfConduct: ["GET /codes_of_conduct"],
					getConductCode: ["GET /codes_of_conduct/{key}"]
				},
				codespaces: {
					addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
					addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
					checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
					codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
					createForAuthenticatedUser: ["POST /user/codespaces"],
					createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
					createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
					createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
					createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
					createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
					deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
					deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
					deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
					deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
					deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
					exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
					getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
					getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
					getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
					getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
					getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
					getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
					getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
					getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
					getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
					listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
					listForAuthenticatedUser: ["GET /user/codespaces"],
					listInOrganization: [
						"GET /orgs/{org}/codespaces",
						{},
						{ renamedParameters: { org_id: "org" } }
					],
					listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
					listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
					listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
					listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
					listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
					listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
					preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
					publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
					removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
					removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
					repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
					setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
					setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
					startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
					stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
					stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
					updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
				},
				copilot: {
					addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
					addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
					cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
					cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
					copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
					copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
					getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
					getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
					listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
				},
				credentials: { revoke: ["POST /credentials/revoke"] },
				dependabot: {
					addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
					createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
					createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
					deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
					deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
					getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
					getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
					getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
					getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
					getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
					listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
					listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
					listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
					listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
					listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
					listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
					removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
					repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
					setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
					setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
					updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
					updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
				},
				dependencyGraph: {
					createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
					diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
					exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
				},
				emojis: { get: ["GET /emojis"] },
				enterpriseTeamMemberships: {
					add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
					bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
					bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
					get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
					list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
					remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
				},
				enterpriseTeamOrganizations: {
					add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
					bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
					bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
					delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
					getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
					getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
				},
				enterpriseTeams: {
					create: ["POST /enterprises/{enterprise}/teams"],
					delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
					get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
					list: ["GET /enterprises/{enterprise}/teams"],
					update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
				},
				gists: {
					checkIsStarred: ["GET /gists/{gist_id}/star"],
					create: ["POST /gists"],
					createComment: ["POST /gists/{gist_id}/comments"],
					delete: ["DELETE /gists/{gist_id}"],
					deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
					fork: ["POST /gists/{gist_id}/forks"],
					get: ["GET /gists/{gist_id}"],
					getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
					getRevision: ["GET /gists/{gist_id}/{sha}"],
					list: ["GET /gists"],
					listComments: ["GET /gists/{gist_id}/comments"],
					listCommits: ["GET /gists/{gist_id}/commits"],
					listForUser: ["GET /users/{username}/gists"],
					listForks: ["GET /gists/{gist_id}/forks"],
					listPublic: ["GET /gists/public"],
					listStarred: ["GET /gists/starred"],
					star: ["PUT /gists/{gist_id}/star"],
					unstar: ["DELETE /gists/{gist_id}/star"],
					update: ["PATCH /gists/{gist_id}"],
					updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
				},
				git: {
					createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
					createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
					createRef: ["POST /repos/{owner}/{repo}/git/refs"],
					createTag: ["POST /repos/{owner}/{repo}/git/tags"],
					createTree: ["POST /repos/{owner}/{repo}/git/trees"],
					deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
					getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
					getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
					getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
					getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
					getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
					listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
					updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
				},
				gitignore: {
					getAllTemplates: ["GET /gitignore/templates"],
					getTemplate: ["GET /gitignore/templates/{name}"]
				},
				hostedCompute: {
					createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
					deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
					getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
					getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
					listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
					updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
				},
				interactions: {
					getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
					getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
					getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
					getRestrictionsForYourPublicRepos: [
						"GET /user/interaction-limits",
						{},
						{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
					],
					removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
					removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
					removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
					removeRestrictionsForYourPublicRepos: [
						"DELETE /user/interaction-limits",
						{},
						{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
					],
					setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
					setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
					setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
					setRestrictionsForYourPublicRepos: [
						"PUT /user/interaction-limits",
						{},
						{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
					]
				},
				issues: {
					addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
					addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
					addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
					addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
					checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
					checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
					create: ["POST /repos/{owner}/{repo}/issues"],
					createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
					createLabel: ["POST /repos/{owner}/{repo}/labels"],
					createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
					deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
					deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
					deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
					get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
					getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
					getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
					getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
					getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
					getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
					list: ["GET /issues"],
					listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
					listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
					listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
					listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
					listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
					listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
					listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
					listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
					listForAuthenticatedUser: ["GET /user/issues"],
					listForOrg: ["GET /orgs/{org}/issues"],
					listForRepo: ["GET /repos/{owner}/{repo}/issues"],
					listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
					listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
					listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
					listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
					listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
					lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
					removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
					removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
					removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
					removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
					removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
					reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
					setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
					unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
					update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
					updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
					updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
					updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
				},
				licenses: {
					get: ["GET /licenses/{license}"],
					getAllCommonlyUsed: ["GET /licenses"],
					getForRepo: ["GET /repos/{owner}/{repo}/license"]
				},
				markdown: {
					render: ["POST /markdown"],
					renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
				},
				meta: {
					get: ["GET /meta"],
					getAllVersions: ["GET /versions"],
					getOctocat: ["GET /octocat"],
					getZen: ["GET /zen"],
					root: ["GET /"]
				},
				migrations: {
					deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
					deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
					downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
					getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
					getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
					getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
					listForAuthenticatedUser: ["GET /user/migrations"],
					listForOrg: ["GET /orgs/{org}/migrations"],
					listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
					listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
					listReposForUser: [
						"GET /user/migrations/{migration_id}/repositories",
						{},
						{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
					],
					startForAuthenticatedUser: ["POST /user/migrations"],
					startForOrg: ["POST /orgs/{org}/migrations"],
					unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
					unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
				},
				oidc: {
					getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
					updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
				},
				orgs: {
					addSecurityManagerTeam: [
						"PUT /orgs/{org}/security-managers/teams/{team_slug}",
						{},
						{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
					],
					assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
					assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
					blockUser: ["PUT /orgs/{org}/blocks/{username}"],
					cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
					checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
					checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
					checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
					convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
					createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
					createInvitation: ["POST /orgs/{org}/invitations"],
					createIssueType: ["POST /orgs/{org}/issue-types"],
					createWebhook: ["POST /orgs/{org}/hooks"],
					customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
					customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
					customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
					customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
					customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
					customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
					customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
					customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
					customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
					delete: ["DELETE /orgs/{org}"],
					deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
					deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
					deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
					deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
					deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
					disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
					enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
					get: ["GET /orgs/{org}"],
					getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
					getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
					getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
					getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
					getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
					getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
					getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
					getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
					getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
					getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
					list: ["GET /organizations"],
					listAppInstallations: ["GET /orgs/{org}/installations"],
					listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
					listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
					listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
					listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
					listBlockedUsers: ["GET /orgs/{org}/blocks"],
					listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
					listForAuthenticatedUser: ["GET /user/orgs"],
					listForUser: ["GET /users/{username}/orgs"],
					listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
					listIssueTypes: ["GET /orgs/{org}/issue-types"],
					listMembers: ["GET /orgs/{org}/members"],
					listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
					listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
					listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
					listOrgRoles: ["GET /orgs/{org}/organization-roles"],
					listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
					listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
					listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
					listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
					listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
					listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
					listPendingInvitations: ["GET /orgs/{org}/invitations"],
					listPublicMembers: ["GET /orgs/{org}/public_members"],
					listSecurityManagerTeams: [
						"GET /orgs/{org}/security-managers",
						{},
						{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
					],
					listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
					listWebhooks: ["GET /orgs/{org}/hooks"],
					pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
					redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
					removeMember: ["DELETE /orgs/{org}/members/{username}"],
					removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
					removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
					removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
					removeSecurityManagerTeam: [
						"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
						{},
						{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
					],
					reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
					reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
					revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
					revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
					revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
					revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
					setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
					setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
					setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
					setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
					unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
					update: ["PATCH /orgs/{org}"],
					updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
					updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
					updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
					updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
					updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
					updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
				},
				packages: {
					deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
					deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
					deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
					deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					getAllPackageVersionsForAPackageOwnedByAnOrg: [
						"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
						{},
						{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
					],
					getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
						"GET /user/packages/{package_type}/{package_name}/versions",
						{},
						{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
					],
					getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
					getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
					getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
					getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
					getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
					getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
					getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
					listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
					listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
					listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
					listPackagesForAuthenticatedUser: ["GET /user/packages"],
					listPackagesForOrganization: ["GET /orgs/{org}/packages"],
					listPackagesForUser: ["GET /users/{username}/packages"],
					restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
					restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
					restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
					restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
					restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
					restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
				},
				privateRegistries: {
					createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
					deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
					getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
					getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
					listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
					updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
				},
				projects: {
					addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
					addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
					deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
					deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
					getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
					getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
					getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
					getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
					getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
					getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
					listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
					listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
					listForOrg: ["GET /orgs/{org}/projectsV2"],
					listForUser: ["GET /users/{username}/projectsV2"],
					listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
					listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
					updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
					updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
				},
				pulls: {
					checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
					create: ["POST /repos/{owner}/{repo}/pulls"],
					createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
					createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
					createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
					deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
					deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
					dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
					get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
					getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
					getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
					list: ["GET /repos/{owner}/{repo}/pulls"],
					listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
					listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
					listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
					listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
					listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
					listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
					listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
					merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
					removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
					requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
					submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
					update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
					updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
					updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
					updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
				},
				rateLimit: { get: ["GET /rate_limit"] },
				reactions: {
					createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
					createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
					createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
					createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
					createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
					createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
					createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
					deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
					deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
					deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
					deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
					deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
					deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
					deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
					listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
					listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
					listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
					listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
					listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
					listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
					listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
				},
				repos: {
					acceptInvitation: [
						"PATCH /user/repository_invitations/{invitation_id}",
						{},
						{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
					],
					acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
					addAppAccessRestrictions: [
						"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
						{},
						{ mapToData: "apps" }
					],
					addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
					addStatusCheckContexts: [
						"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
						{},
						{ mapToData: "contexts" }
					],
					addTeamAccessRestrictions: [
						"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
						{},
						{ mapToData: "teams" }
					],
					addUserAccessRestrictions: [
						"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
						{},
						{ mapToData: "users" }
					],
					cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
					checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
					checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
					checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
					checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
					checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
					codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
					compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
					compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
					createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
					createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
					createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
					createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
					createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
					createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
					createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
					createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
					createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
					createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
					createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
					createForAuthenticatedUser: ["POST /user/repos"],
					createFork: ["POST /repos/{owner}/{repo}/forks"],
					createInOrg: ["POST /orgs/{org}/repos"],
					createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
					createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
					createOrgRuleset: ["POST /orgs/{org}/rulesets"],
					createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
					createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
					createRelease: ["POST /repos/{owner}/{repo}/releases"],
					createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
					createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
					createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
					customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
					customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
					declineInvitation: [
						"DELETE /user/repository_invitations/{invitation_id}",
						{},
						{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
					],
					declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
					delete: ["DELETE /repos/{owner}/{repo}"],
					deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
					deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
					deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
					deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
					deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
					deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
					deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
					deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
					deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
					deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
					deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
					deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
					deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
					deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
					deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
					deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
					deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
					deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
					deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
					disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
					disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
					disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
					disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
					disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
					downloadArchive: [
						"GET /repos/{owner}/{repo}/zipball/{ref}",
						{},
						{ renamed: ["repos", "downloadZipballArchive"] }
					],
					downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
					downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
					enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
					enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
					enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
					enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
					generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
					get: ["GET /repos/{owner}/{repo}"],
					getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
					getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
					getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
					getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
					getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
					getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
					getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
					getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
					getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
					getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
					getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
					getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
					getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
					getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
					getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
					getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
					getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
					getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
					getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
					getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
					getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
					getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
					getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
					getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
					getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
					getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
					getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
					getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
					getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
					getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
					getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
					getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
					getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
					getOrgRulesets: ["GET /orgs/{org}/rulesets"],
					getPages: ["GET /repos/{owner}/{repo}/pages"],
					getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
					getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
					getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
					getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
					getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
					getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
					getReadme: ["GET /repos/{owner}/{repo}/readme"],
					getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
					getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
					getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
					getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
					getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
					getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
					getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
					getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
					getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
					getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
					getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
					getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
					getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
					getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
					getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
					getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
					getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
					getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
					getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
					listActivities: ["GET /repos/{owner}/{repo}/activity"],
					listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
					listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
					listBranches: ["GET /repos/{owner}/{repo}/branches"],
					listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
					listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
					listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
					listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
					listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
					listCommits: ["GET /repos/{owner}/{repo}/commits"],
					listContributors: ["GET /repos/{owner}/{repo}/contributors"],
					listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
					listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
					listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
					listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
					listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
					listForAuthenticatedUser: ["GET /user/repos"],
					listForOrg: ["GET /orgs/{org}/repos"],
					listForUser: ["GET /users/{username}/repos"],
					listForks: ["GET /repos/{owner}/{repo}/forks"],
					listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
					listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
					listLanguages: ["GET /repos/{owner}/{repo}/languages"],
					listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
					listPublic: ["GET /repositories"],
					listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
					listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
					listReleases: ["GET /repos/{owner}/{repo}/releases"],
					listTags: ["GET /repos/{owner}/{repo}/tags"],
					listTeams: ["GET /repos/{owner}/{repo}/teams"],
					listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
					listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
					merge: ["POST /repos/{owner}/{repo}/merges"],
					mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
					pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
					redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
					removeAppAccessRestrictions: [
						"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
						{},
						{ mapToData: "apps" }
					],
					removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
					removeStatusCheckContexts: [
						"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
						{},
						{ mapToData: "contexts" }
					],
					removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
					removeTeamAccessRestrictions: [
						"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
						{},
						{ mapToData: "teams" }
					],
					removeUserAccessRestrictions: [
						"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
						{},
						{ mapToData: "users" }
					],
					renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
					replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
					requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
					setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
					setAppAccessRestrictions: [
						"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
						{},
						{ mapToData: "apps" }
					],
					setStatusCheckContexts: [
						"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
						{},
						{ mapToData: "contexts" }
					],
					setTeamAccessRestrictions: [
						"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
						{},
						{ mapToData: "teams" }
					],
					setUserAccessRestrictions: [
						"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
						{},
						{ mapToData: "users" }
					],
					testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
					transfer: ["POST /repos/{owner}/{repo}/transfer"],
					update: ["PATCH /repos/{owner}/{repo}"],
					updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
					updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
					updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
					updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
					updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
					updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
					updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
					updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
					updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
					updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
					updateStatusCheckPotection: [
						"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
						{},
						{ renamed: ["repos", "updateStatusCheckProtection"] }
					],
					updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
					updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
					updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
					uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
				},
				search: {
					code: ["GET /search/code"],
					commits: ["GET /search/commits"],
					issuesAndPullRequests: ["GET /search/issues"],
					labels: ["GET /search/labels"],
					repos: ["GET /search/repositories"],
					topics: ["GET /search/topics"],
					users: ["GET /search/users"]
				},
				secretScanning: {
					createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
					getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
					getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
					listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
					listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
					listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
					listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
					updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
					updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
				},
				securityAdvisories: {
					createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
					createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
					createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
					createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
					getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
					getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
					listGlobalAdvisories: ["GET /advisories"],
					listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
					listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
					updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
				},
				teams: {
					addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
					addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
					checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
					create: ["POST /orgs/{org}/teams"],
					createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
					createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
					deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
					deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
					deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
					getByName: ["GET /orgs/{org}/teams/{team_slug}"],
					getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
					getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
					getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
					list: ["GET /orgs/{org}/teams"],
					listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
					listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
					listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
					listForAuthenticatedUser: ["GET /user/teams"],
					listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
					listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
					listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
					removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
					removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
					updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
					updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
					updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
				},
				users: {
					addEmailForAuthenticated: [
						"POST /user/emails",
						{},
						{ renamed: ["users", "addEmailForAuthenticatedUser"] }
					],
					addEmailForAuthenticatedUser: ["POST /user/emails"],
					addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
					block: ["PUT /user/blocks/{username}"],
					checkBlocked: ["GET /user/blocks/{username}"],
					checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
					checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
					createGpgKeyForAuthenticated: [
						"POST /user/gpg_keys",
						{},
						{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
					],
					createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
					createPublicSshKeyForAuthenticated: [
						"POST /user/keys",
						{},
						{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
					],
					createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
					createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
					deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
					deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
					deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
					deleteEmailForAuthenticated: [
						"DELETE /user/emails",
						{},
						{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
					],
					deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
					deleteGpgKeyForAuthenticated: [
						"DELETE /user/gpg_keys/{gpg_key_id}",
						{},
						{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
					],
					deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
					deletePublicSshKeyForAuthenticated: [
						"DELETE /user/keys/{key_id}",
						{},
						{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
					],
					deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
					deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
					deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
					follow: ["PUT /user/following/{username}"],
					getAuthenticated: ["GET /user"],
					getById: ["GET /user/{account_id}"],
					getByUsername: ["GET /users/{username}"],
					getContextForUser: ["GET /users/{username}/hovercard"],
					getGpgKeyForAuthenticated: [
						"GET /user/gpg_keys/{gpg_key_id}",
						{},
						{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
					],
					getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
					getPublicSshKeyForAuthenticated: [
						"GET /user/keys/{key_id}",
						{},
						{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
					],
					getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
					getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
					list: ["GET /users"],
					listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
					listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
					listBlockedByAuthenticated: [
						"GET /user/blocks",
						{},
						{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
					],
					listBlockedByAuthenticatedUser: ["GET /user/blocks"],
					listEmailsForAuthenticated: [
						"GET /user/emails",
						{},
						{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
					],
					listEmailsForAuthenticatedUser: ["GET /user/emails"],
					listFollowedByAuthenticated: [
						"GET /user/following",
						{},
						{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
					],
					listFollowedByAuthenticatedUser: ["GET /user/following"],
					listFollowersForAuthenticatedUser: ["GET /user/followers"],
					listFollowersForUser: ["GET /users/{username}/followers"],
					listFollowingForUser: ["GET /users/{username}/following"],
					listGpgKeysForAuthenticated: [
						"GET /user/gpg_keys",
						{},
						{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
					],
					listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
					listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
					listPublicEmailsForAuthenticated: [
						"GET /user/public_emails",
						{},
						{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
					],
					listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
					listPublicKeysForUser: ["GET /users/{username}/keys"],
					listPublicSshKeysForAuthenticated: [
						"GET /user/keys",
						{},
						{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
					],
					listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
					listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
					listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
					listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
					listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
					setPrimaryEmailVisibilityForAuthenticated: [
						"PATCH /user/email/visibility",
						{},
						{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
					],
					setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
					unblock: ["DELETE /user/blocks/{username}"],
					unfollow: ["DELETE /user/following/{username}"],
					updateAuthenticated: ["PATCH /user"]
				}
			};
			let endpointMethodsMap = new Map();
			for (let [scope, endpoints] of Object.entries(endpoints_default)) for (let [methodName, endpoint] of Object.entries(endpoints)) {
				let [route, defaults, decorations] = endpoint;
				let [method, url] = route.split(/ /);
				let endpointDefaults = Object.assign({
					method,
					url
				}, defaults);
				endpointMethodsMap.has(scope) || endpointMethodsMap.set(scope, new Map());
				endpointMethodsMap.get(scope).set(methodName, {
					scope,
					methodName,
					endpointDefaults,
					decorations
				});
			}
			let handler = {
				has({ scope }, methodName) {
					return endpointMethodsMap.get(scope).has(methodName);
				},
				getOwnPropertyDescriptor(target, methodName) {
					return {
						value: this.get(target, methodName),
						configurable: !0,
						writable: !0,
						enumerable: !0
					};
				},
				defineProperty(target, methodName, descriptor) {
					Object.defineProperty(target.cache, methodName, descriptor);
					return !0;
				},
				deleteProperty(target, methodName) {
					delete target.cache[methodName];
					return !0;
				},
				ownKeys({ scope }) {
					return [...endpointMethodsMap.get(scope).keys()];
				},
				set(target, methodName, value) {
					return target.cache[methodName] = value;
				},
				get({ octokit, scope, cache }, methodName) {
					if (cache[methodName]) return cache[methodName];
					let method = endpointMethodsMap.get(scope).get(methodName);
					if (!method) return;
					let { endpointDefaults, decorations } = method;
					cache[methodName] = decorations ? decorate(octokit, scope, methodName, endpointDefaults, decorations) : octokit.request.defaults(endpointDefaults);
					return cache[methodName];
				}
			};
			function endpointsToMethods(octokit) {
				let newMethods = {};
				for (let scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
					octokit,
					scope,
					cache: {}
				}, handler);
				return newMethods;
			}
			function decorate(octokit, scope, methodName, defaults, decorations) {
				let requestWithDefaults = octokit.request.defaults(defaults);
				function withDecorations(...args) {
					let options = requestWithDefaults.endpoint.merge(...args);
					if (decorations.mapToData) {
						options = Object.assign({}, options, {
							data: options[decorations.mapToData],
							[decorations.mapToData]: void 0
						});
						return requestWithDefaults(options);
					}
					if (decorations.renamed) {
						let [newScope, newMethodName] = decorations.renamed;
						octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
					}
					decorations.deprecated && octokit.log.warn(decorations.deprecated);
					if (decorations.renamedParameters) {
						let options2 = requestWithDefaults.endpoint.merge(...args);
						for (let [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
							octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
							alias in options2 || (options2[alias] = options2[name]);
							delete options2[name];
						}
						return requestWithDefaults(options2);
					}
					return requestWithDefaults(...args);
				}
				return Object.assign(withDecorations, requestWithDefaults);
			}
			function restEndpointMethods(octokit) {
				return { rest: endpointsToMethods(octokit) };
			}
			restEndpointMethods.VERSION = "17.0.0";
			var VERSION = "0.0.0-development";
			function normalizePaginatedListResponse(response) {
				if (!response.data) return {
					...response,
					data: []
				};
				if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
				let incompleteResults = response.data.incomplete_results;
				let repositorySelection = response.data.repository_selection;
				let totalCount = response.data.total_count;
				let totalCommits = response.data.total_commits;
				delete response.data.incomplete_results;
				delete response.data.repository_selection;
				delete response.data.total_count;
				delete response.data.total_commits;
				let namespaceKey = Object.keys(response.data)[0];
				response.data = response.data[namespaceKey];
				incompleteResults !== void 0 && (response.data.incomplete_results = incompleteResults);
				repositorySelection !== void 0 && (response.data.repository_selection = repositorySelection);
				response.data.total_count = totalCount;
				response.data.total_commits = totalCommits;
				return response;
			}
			function iterator(octokit, route, parameters) {
				let options = typeof route == "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
				let requestMethod = typeof route == "function" ? route : octokit.request;
				let method = options.method;
				let headers = options.headers;
				let url = options.url;
				return { [Symbol.asyncIterator]: () => ({ async next() {
					if (!url) return { done: !0 };
					try {
						let normalizedResponse = normalizePaginatedListResponse(await requestMethod({
							method,
							url,
							headers
						}));
						url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
						if (!url && "total_commits" in normalizedResponse.data) {
							let parsedUrl = new URL(normalizedResponse.url);
							let params = parsedUrl.searchParams;
							let page = parseInt(params.get("page") || "1", 10);
							if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
								params.set("page", String(page + 1));
								url = parsedUrl.toString();
							}
						}
						return { value: normalizedResponse };
					} catch (error) {
						if (error.status !== 409) throw error;
						url = "";
						return { value: {
							status: 200,
							headers: {},
							data: []
						} };
					}
				} }) };
			}
			function paginate(octokit, route, parameters, mapFn) {
				if (typeof parameters == "function") {
					mapFn = parameters;
					parameters = void 0;
				}
				return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
			}
			function gather(octokit, results, iterator2, mapFn) {
				return iterator2.next().then((result) => {
					if (result.done) return results;
					let earlyExit = !1;
					function done() {
						earlyExit = !0;
					}
					results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
					if (earlyExit) return results;
					return gather(octokit, results, iterator2, mapFn);
				});
			}
			Object.assign(paginate, { iterator });
			function paginateRest(octokit) {
				return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
			}
			paginateRest.VERSION = VERSION;
			var utils_exports = (0, runtime.__exportAll)({
				GitHub: () => GitHub,
				getOctokitOptions: () => getOctokitOptions
			});
			new Context();
			let baseUrl = getApiBaseUrl();
			let defaults = {
				baseUrl,
				request: {
					agent: getProxyAgent(baseUrl),
					fetch: getProxyFetch(baseUrl)
				}
			};
			let GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
			function getOctokitOptions(token, options) {
				let opts = Object.assign({}, options || {});
				let auth = getAuthString(token, opts);
				auth && (opts.auth = auth);
				let userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
				userAgent && (opts.userAgent = userAgent);
				return opts;
			}
		}),
		981: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(449).index();
		}),
		457: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(501).index();
		}),
		212: ((module) => {
			"use strict";
			module.exports = require("../../shared/start.js");
		}),
		501: ((module) => {
			"use strict";
			module.exports = require("../undici.js");
		}),
		449: ((module) => {
			"use strict";
			module.exports = require("./http-client.js");
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
	var __webpack_exports__ = __nccwpck_require__(225);
	module.exports = __webpack_exports__;
})();
