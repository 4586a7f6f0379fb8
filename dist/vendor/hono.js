(() => {
	var __webpack_modules__ = {
		136: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				compose: () => __nccwpck_require__(762),
				index: () => __nccwpck_require__(566),
				sse: () => __nccwpck_require__(375)
			};
		}),
		762: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { Hono: () => Hono });
			var $html = __nccwpck_require__(309);
			let GET_MATCH_RESULT = Symbol();
			let bufferToFormData = (arrayBuffer, contentType) => new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
			let isRawRequest = (request) => "headers" in request;
			let parseBody = async (request, options = Object.create(null)) => {
				let { all = !1, dot = !1 } = options;
				let mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
				if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
					all,
					dot
				});
				return {};
			};
			async function parseFormData(request, options) {
				if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
				let headers = isRawRequest(request) ? request.headers : request.raw.headers;
				let arrayBuffer = await request.arrayBuffer();
				let formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
				isRawRequest(request) || (request.bodyCache.formData = formDataPromise);
				let formData = await formDataPromise;
				if (formData) return convertFormDataToBodyData(formData, options);
				return {};
			}
			function convertFormDataToBodyData(formData, options) {
				let form = Object.create(null);
				let nestingState = { count: 0 };
				formData.forEach((value, key) => {
					options.all || key.endsWith("[]") ? handleParsingAllValues(form, key, value) : form[key] = value;
				});
				options.dot && Object.entries(form).forEach(([key, value]) => {
					if (key.includes(".")) {
						handleParsingNestedValues(form, key, value, nestingState);
						delete form[key];
					}
				});
				return form;
			}
			let handleParsingAllValues = (form, key, value) => {
				form[key] === void 0 ? form[key] = key.endsWith("[]") ? [value] : value : Array.isArray(form[key]) ? form[key].push(value) : form[key] = [form[key], value];
			};
			let handleParsingNestedValues = (form, key, value, state) => {
				if (/(?:^|\.)__proto__\./.test(key)) return;
				let nestedForm = form;
				let keys = key.split(".", 34);
				keys.length > 33 && throwNestingLimitExceeded();
				keys.forEach((key, index) => {
					if (index === keys.length - 1) nestedForm[key] = value;
					else {
						if (!nestedForm[key] || typeof nestedForm[key] != "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
							state.count++ >= 1e4 && throwNestingLimitExceeded();
							nestedForm[key] = Object.create(null);
						}
						nestedForm = nestedForm[key];
					}
				});
			};
			let throwNestingLimitExceeded = () => {
				throw Error("Nesting limit exceeded");
			};
			let splitPath = (path) => {
				let paths = path.split("/");
				paths[0] === "" && paths.shift();
				return paths;
			};
			let splitRoutingPath = (routePath) => {
				let { groups, path } = extractGroupsFromPath(routePath);
				let paths = splitPath(path);
				return replaceGroupMarks(paths, groups);
			};
			let extractGroupsFromPath = (path) => {
				let groups = [];
				path = path.replace(/\{[^}]+\}/g, (match, index) => {
					let mark = `@${index}`;
					groups.push([mark, match]);
					return mark;
				});
				return {
					groups,
					path
				};
			};
			let replaceGroupMarks = (paths, groups) => {
				for (let i = groups.length - 1; i >= 0; i--) {
					let [mark] = groups[i];
					for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
						paths[j] = paths[j].replace(mark, groups[i][1]);
						break;
					}
				}
				return paths;
			};
			let patternCache = {};
			let getPattern = (label, next) => {
				if (label === "*") return "*";
				let match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
				if (match) {
					let cacheKey = `${label}#${next}`;
					patternCache[cacheKey] || (match[2] ? patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
						cacheKey,
						match[1],
						RegExp(`^${match[2]}(?=/${next})`)
					] : [
						label,
						match[1],
						RegExp(`^${match[2]}$`)
					] : patternCache[cacheKey] = [
						label,
						match[1],
						!0
					]);
					return patternCache[cacheKey];
				}
				return null;
			};
			let tryDecode = (str, decoder) => {
				try {
					return decoder(str);
				} catch {
					return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
						try {
							return decoder(match);
						} catch {
							return match;
						}
					});
				}
			};
			let tryDecodeURI = (str) => tryDecode(str, decodeURI);
			let getPath = (request) => {
				let url = request.url;
				let start = url.indexOf("/", url.indexOf(":") + 4);
				let i = start;
				for (; i < url.length; i++) {
					let charCode = url.charCodeAt(i);
					if (charCode === 37) {
						let queryIndex = url.indexOf("?", i);
						let hashIndex = url.indexOf("#", i);
						let end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
						let path = url.slice(start, end);
						return tryDecodeURI(path.includes("%25") ? path.replace(/%25/g, "%2525") : path);
					} else if (charCode === 63 || charCode === 35) break;
				}
				return url.slice(start, i);
			};
			let getPathNoStrict = (request) => {
				let result = getPath(request);
				return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
			};
			let stripPathPrefix = (rawPath, decodedPath, prefixLength) => {
				rawPath.at(-1) === "/" && decodedPath.at(-1) !== "/" && (rawPath = rawPath.slice(0, -1));
				let index = 0;
				for (let i = decodedPath.indexOf("/"); i !== -1 && i < prefixLength; i = decodedPath.indexOf("/", i + 1)) {
					index = rawPath.indexOf("/", index + 1);
					if (index === -1) return "/";
				}
				return rawPath.slice(index) || "/";
			};
			let mergePath = (base, sub, ...rest) => {
				rest.length && (sub = mergePath(sub, ...rest));
				return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
			};
			let checkOptionalParameter = (path) => {
				if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
				let segments = path.split("/");
				let results = [];
				let basePath = "";
				segments.forEach((segment) => {
					if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
					else if (/\:/.test(segment)) {
						if (segment.charCodeAt(segment.length - 1) === 63) {
							results.length === 0 && basePath === "" ? results.push("/") : results.push(basePath);
							let optionalSegment = segment.slice(0, -1);
							basePath += "/" + optionalSegment;
							results.push(basePath);
						} else basePath += "/" + segment;
					}
				});
				return results.filter((v, i, a) => a.indexOf(v) === i);
			};
			let tryDecodeURIComponent = (str) => str.indexOf("%") === -1 ? str : tryDecode(str, decodeURIComponent_);
			let _decodeURI = (value) => {
				value.indexOf("+") !== -1 && (value = value.replace(/\+/g, " "));
				return tryDecodeURIComponent(value);
			};
			let _getQueryParam = (url, key, multiple) => {
				let hashIndex = url.indexOf("#", 8);
				hashIndex !== -1 && (url = url.slice(0, hashIndex));
				let encoded;
				if (!multiple && key && !/[%+&=]/.test(key)) {
					let queryIndex = url.indexOf("?", 8);
					let keyIndex = queryIndex;
					if (keyIndex === -1) return;
					url.startsWith(key, keyIndex + 1) || (keyIndex = url.indexOf(`&${key}`, keyIndex + 1));
					for (; keyIndex !== -1;) {
						let trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
						if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
							if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
							if (trailingKeyCode === 61) {
								let valueIndex = keyIndex + key.length + 2;
								let endIndex = url.indexOf("&", valueIndex);
								return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
							}
							return "";
						}
						keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
					}
					encoded = /[%+]/.test(url);
					if (!encoded) return;
				}
				let results = Object.create(null);
				encoded ??= /[%+]/.test(url);
				let keyIndex = url.indexOf("?", 8);
				for (; keyIndex !== -1;) {
					let nextKeyIndex = url.indexOf("&", keyIndex + 1);
					let valueIndex = url.indexOf("=", keyIndex);
					valueIndex > nextKeyIndex && nextKeyIndex !== -1 && (valueIndex = -1);
					let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
					encoded && (name = _decodeURI(name));
					keyIndex = nextKeyIndex;
					if (name === "") continue;
					let value;
					if (valueIndex === -1) value = "";
					else {
						value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
						encoded && (value = _decodeURI(value));
					}
					if (multiple) {
						results[name] && Array.isArray(results[name]) || (results[name] = []);
						results[name].push(value);
					} else results[name] ??= value;
				}
				return key ? results[key] : results;
			};
			let getQueryParam = _getQueryParam;
			let getQueryParams = (url, key) => _getQueryParam(url, key, !0);
			let decodeURIComponent_ = decodeURIComponent;
			var HonoRequest = class {
				raw;
				#validatedData;
				#matchResult;
				routeIndex = 0;
				path;
				bodyCache = {};
				constructor(request, path = "/", matchResult = [[]]) {
					this.raw = request;
					this.path = path;
					this.#matchResult = matchResult;
				}
				param(key) {
					return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
				}
				#getDecodedParam(key) {
					let paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
					let param = this.#getParamValue(paramKey);
					return param && tryDecodeURIComponent(param);
				}
				#getAllDecodedParams() {
					let decoded = {};
					let keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
					for (let key of keys) {
						let value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
						value !== void 0 && (decoded[key] = tryDecodeURIComponent(value));
					}
					return decoded;
				}
				#getParamValue(paramKey) {
					return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
				}
				query(key) {
					return getQueryParam(this.url, key);
				}
				queries(key) {
					return getQueryParams(this.url, key);
				}
				header(name) {
					if (name) return this.raw.headers.get(name) ?? void 0;
					let headerData = Object.create(null);
					this.raw.headers.forEach((value, key) => {
						headerData[key] = value;
					});
					return headerData;
				}
				async parseBody(options) {
					return parseBody(this, options);
				}
				#cachedBody = (key) => {
					let { bodyCache, raw } = this;
					let cachedBody = bodyCache[key];
					if (cachedBody) return cachedBody;
					for (let anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
						anyCachedKey === "json" && (body = JSON.stringify(body));
						let contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
						return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
					});
					return bodyCache[key] = raw[key]();
				};
				json() {
					return this.#cachedBody("text").then((text) => JSON.parse(text));
				}
				text() {
					return this.#cachedBody("text");
				}
				arrayBuffer() {
					return this.#cachedBody("arrayBuffer");
				}
				bytes() {
					return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
				}
				blob() {
					return this.#cachedBody("blob");
				}
				formData() {
					return this.#cachedBody("formData");
				}
				addValidatedData(target, data) {
					(this.#validatedData ??= {})[target] = data;
				}
				valid(target) {
					return this.#validatedData?.[target];
				}
				get url() {
					return this.raw.url;
				}
				get method() {
					return this.raw.method;
				}
				get [GET_MATCH_RESULT]() {
					return this.#matchResult;
				}
				get matchedRoutes() {
					return this.#matchResult[0].map(([[, route]]) => route);
				}
				get routePath() {
					return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
				}
			};
			let setDefaultContentType = (contentType, headers) => ({
				"Content-Type": contentType,
				...headers
			});
			let createResponseInstance = (body, init) => new Response(body, init);
			var Context = class {
				#rawRequest;
				#req;
				env = {};
				#var;
				finalized = !1;
				error;
				#status;
				#executionCtx;
				#res;
				#layout;
				#renderer;
				#notFoundHandler;
				#preparedHeaders;
				#matchResult;
				#path;
				constructor(req, options) {
					this.#rawRequest = req;
					if (options) {
						this.#executionCtx = options.executionCtx;
						this.env = options.env;
						this.#notFoundHandler = options.notFoundHandler;
						this.#path = options.path;
						this.#matchResult = options.matchResult;
					}
				}
				get req() {
					this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
					return this.#req;
				}
				get event() {
					if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
					else throw Error("This context has no FetchEvent");
				}
				get executionCtx() {
					if (this.#executionCtx) return this.#executionCtx;
					else throw Error("This context has no ExecutionContext");
				}
				get res() {
					return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
				}
				set res(_res) {
					if (this.#res && _res) {
						_res = createResponseInstance(_res.body, _res);
						for (let [k, v] of this.#res.headers.entries()) {
							if (k === "content-type") continue;
							if (k === "set-cookie") {
								let cookies = this.#res.headers.getSetCookie();
								_res.headers.delete("set-cookie");
								for (let cookie of cookies) _res.headers.append("set-cookie", cookie);
							} else _res.headers.set(k, v);
						}
					}
					this.#res = _res;
					this.finalized = !0;
				}
				render = (...args) => {
					this.#renderer ??= (content) => this.html(content);
					return this.#renderer(...args);
				};
				setLayout = (layout) => this.#layout = layout;
				getLayout = () => this.#layout;
				setRenderer = (renderer) => {
					this.#renderer = renderer;
				};
				header = (name, value, options) => {
					this.finalized && !this.#res.bodyUsed && (this.#res = createResponseInstance(this.#res.body, this.#res));
					let headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
					value === void 0 ? headers.delete(name) : options?.append ? headers.append(name, value) : headers.set(name, value);
				};
				status = (status) => {
					this.#status = status;
				};
				set = (key, value) => {
					this.#var ??= new Map();
					this.#var.set(key, value);
				};
				get = (key) => this.#var ? this.#var.get(key) : void 0;
				get var() {
					if (!this.#var) return {};
					return Object.fromEntries(this.#var);
				}
				#newResponse(data, arg, headers) {
					let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
					if (typeof arg == "object" && arg.headers) {
						responseHeaders ??= new Headers();
						for (let [key, value] of new Headers(arg.headers)) key === "set-cookie" ? responseHeaders.append(key, value) : responseHeaders.set(key, value);
					}
					if (headers) {
						if (!responseHeaders) {
							let count = 0;
							for (let k in headers) if (++count > 1 || typeof headers[k] != "string") {
								responseHeaders = new Headers();
								break;
							}
						}
						if (responseHeaders) for (let k in headers) {
							let v = headers[k];
							if (typeof v == "string") responseHeaders.set(k, v);
							else {
								responseHeaders.delete(k);
								for (let v2 of v) responseHeaders.append(k, v2);
							}
						}
					}
					let status = typeof arg == "number" ? arg : arg?.status ?? this.#status;
					return createResponseInstance(data, {
						status,
						headers: responseHeaders ?? headers
					});
				}
				newResponse = (...args) => this.#newResponse(...args);
				body = (data, arg, headers) => this.#newResponse(data, arg, headers);
				text = (text, arg, headers) => !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType("text/plain; charset=UTF-8", headers));
				json = (object, arg, headers) => this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
				html = (html, arg, headers) => {
					let res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
					return typeof html == "object" ? (0, $html.A)(html, $html.B.Stringify, !1, {}).then(res) : res(html);
				};
				redirect = (location, status) => {
					let locationString = String(location);
					this.header("Location", /[^\x00-\xFF]/.test(locationString) ? encodeURI(locationString) : locationString);
					return this.newResponse(null, status ?? 302);
				};
				notFound = () => {
					this.#notFoundHandler ??= () => createResponseInstance();
					return this.#notFoundHandler(this);
				};
			};
			let compose = (middleware, onError, onNotFound) => (context, next) => {
				let index = -1;
				return dispatch(0);
				async function dispatch(i) {
					if (i <= index) throw Error("next() called multiple times");
					index = i;
					let res;
					let isError = !1;
					let handler;
					if (middleware[i]) {
						handler = middleware[i][0][0];
						context.req.routeIndex = i;
					} else handler = i === middleware.length && next || void 0;
					if (handler) try {
						res = await handler(context, () => dispatch(i + 1));
					} catch (err) {
						if (err instanceof Error && onError) {
							context.error = err;
							res = await onError(err, context);
							isError = !0;
						} else throw err;
					}
					else context.finalized === !1 && onNotFound && (res = await onNotFound(context));
					res && (context.finalized === !1 || isError) && (context.res = res);
					return context;
				}
			};
			let METHODS = [
				"get",
				"post",
				"put",
				"delete",
				"options",
				"patch",
				"query"
			];
			let MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
			var UnsupportedPathError = class extends Error {};
			let getPathPrefixLength = (c, pathPrefix, routePath) => {
				if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
				let path = c.req.path;
				let matchResult = c.req[GET_MATCH_RESULT];
				let paramNames = new Set();
				let length = 0;
				for (let part of splitRoutingPath(pathPrefix)) {
					let pattern = getPattern(part);
					if (pattern && pattern !== "*") {
						let name = pattern[1];
						if (paramNames.has(name)) throw Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
						paramNames.add(name);
					}
					if (pattern && pattern !== "*" && pattern[2] !== !0) {
						let value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
						length += value.length + 1;
					} else if (pattern || part.endsWith("*")) {
						let end = path.indexOf("/", length + 1);
						length = end === -1 ? path.length : end;
					} else length += part.length + 1;
				}
				return length;
			};
			let createMountedRequest = (c, pathPrefix, routePath) => {
				if (/[^/]\*$/.test(routePath)) throw Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
				let url = new URL(c.req.raw.url);
				url.pathname = stripPathPrefix(url.pathname, c.req.path, getPathPrefixLength(c, pathPrefix, routePath));
				return new Request(url, c.req.raw);
			};
			let notFoundHandler = (c) => c.text("404 Not Found", 404);
			let errorHandler = (err, c) => {
				if ("getResponse" in err) {
					let res = err.getResponse();
					return c.newResponse(res.body, res);
				}
				console.error(err);
				return c.text("Internal Server Error", 500);
			};
			var Hono$1 = class Hono {
				get;
				post;
				put;
				delete;
				options;
				patch;
				query;
				all;
				on;
				use;
				router;
				getPath;
				_basePath = "/";
				#path = "/";
				routes = [];
				constructor(options = {}) {
					[...METHODS, "all"].forEach((method) => {
						this[method] = (args1, ...args) => {
							let methodName = method.toUpperCase();
							typeof args1 == "string" ? this.#path = args1 : this.#addRoute(methodName, this.#path, args1);
							args.forEach((handler) => {
								this.#addRoute(methodName, this.#path, handler);
							});
							return this;
						};
					});
					this.on = (method, path, ...handlers) => {
						for (let p of [path].flat()) {
							this.#path = p;
							for (let m of [method].flat()) {
								let methodName = m.toUpperCase();
								for (let handler of handlers) this.#addRoute(methodName, this.#path, handler);
							}
						}
						return this;
					};
					this.use = (arg1, ...handlers) => {
						if (typeof arg1 == "string") this.#path = arg1;
						else {
							this.#path = "*";
							handlers.unshift(arg1);
						}
						handlers.forEach((handler) => {
							this.#addRoute("ALL", this.#path, handler);
						});
						return this;
					};
					let { strict, ...optionsWithoutStrict } = options;
					Object.assign(this, optionsWithoutStrict);
					this.getPath = strict ?? !0 ? options.getPath ?? getPath : getPathNoStrict;
				}
				#clone() {
					let clone = new Hono({
						router: this.router,
						getPath: this.getPath
					});
					clone.errorHandler = this.errorHandler;
					clone.#notFoundHandler = this.#notFoundHandler;
					clone.routes = this.routes;
					return clone;
				}
				#notFoundHandler = notFoundHandler;
				errorHandler = errorHandler;
				route(path, app) {
					let subApp = this.basePath(path);
					app.routes.map((r) => {
						let handler;
						if (app.errorHandler === errorHandler) handler = r.handler;
						else {
							handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
							handler.__COMPOSED_HANDLER = r.handler;
						}
						subApp.#addRoute(r.method, r.path, handler, r.basePath);
					});
					return this;
				}
				basePath(path) {
					let subApp = this.#clone();
					subApp._basePath = mergePath(this._basePath, path);
					return subApp;
				}
				onError = (handler) => {
					this.errorHandler = handler;
					return this;
				};
				notFound = (handler) => {
					this.#notFoundHandler = handler;
					return this;
				};
				mount(path, applicationHandler, options) {
					let replaceRequest;
					let optionHandler;
					if (options) {
						if (typeof options == "function") optionHandler = options;
						else {
							optionHandler = options.optionHandler;
							replaceRequest = options.replaceRequest === !1 ? (request) => request : options.replaceRequest;
						}
					}
					let getOptions = optionHandler ? (c) => {
						let options = optionHandler(c);
						return Array.isArray(options) ? options : [options];
					} : (c) => {
						let executionContext;
						try {
							executionContext = c.executionCtx;
						} catch {}
						return [c.env, executionContext];
					};
					let mergedPath = mergePath(this._basePath, path);
					let defaultReplaceRequest = (c) => createMountedRequest(c, mergedPath.replace(/\/$/, ""), mergePath(mergedPath, "*"));
					let handler = async (c, next) => {
						let res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
						if (res) return res;
						await next();
					};
					this.#addRoute("ALL", mergePath(path, "*"), handler);
					return this;
				}
				#addRoute(method, path, handler, baseRoutePath) {
					path = mergePath(this._basePath, path);
					let r = {
						basePath: baseRoutePath === void 0 ? this._basePath : mergePath(this._basePath, baseRoutePath),
						path,
						method,
						handler
					};
					this.router.add(method, path, [handler, r]);
					this.routes.push(r);
				}
				#handleError(err, c) {
					if (err instanceof Error) return this.errorHandler(err, c);
					throw err;
				}
				#dispatch(request, executionCtx, env, method) {
					if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
					let path = this.getPath(request, { env });
					let matchResult = this.router.match(method, path);
					let c = new Context(request, {
						path,
						matchResult,
						env,
						executionCtx,
						notFoundHandler: this.#notFoundHandler
					});
					if (matchResult[0].length === 1) {
						let res;
						try {
							res = matchResult[0][0][0][0](c, async () => {
								c.res = await this.#notFoundHandler(c);
							});
						} catch (err) {
							return this.#handleError(err, c);
						}
						return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
					}
					let composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
					return (async () => {
						try {
							let context = await composed(c);
							if (!context.finalized) throw Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
							return context.res;
						} catch (err) {
							return this.#handleError(err, c);
						}
					})();
				}
				fetch = (request, ...rest) => this.#dispatch(request, rest[1], rest[0], request.method);
				request = (input, requestInit, Env, executionCtx) => {
					if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
					input = input.toString();
					return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
				};
				fire = () => {
					addEventListener("fetch", (event) => {
						event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
					});
				};
			};
			let createNullObject = () => Object.create(null);
			let emptyParam = [];
			function match(method, path) {
				let matchers = this.buildAllMatchers();
				let match = ((method, path) => {
					let matcher = matchers[method] || matchers.ALL;
					let staticMatch = matcher[2][path];
					if (staticMatch) return staticMatch;
					let match = path.match(matcher[0]);
					if (!match) return [[], emptyParam];
					let index = match.indexOf("", 1);
					return [matcher[1][index], match];
				});
				this.match = match;
				return match(method, path);
			}
			let PATH_ERROR = Symbol();
			let regExpMetaChars = new Set(".\\+*[^]$()");
			function compareKey(a, b) {
				if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
				if (b.length === 1) return 1;
				if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
				else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
				if (a === "[^/]+") return 1;
				else if (b === "[^/]+") return -1;
				return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
			}
			var Node$1 = class Node {
				#index;
				#varIndex;
				#children = createNullObject();
				insert(tokens, index, paramMap, context, keys) {
					let node = this;
					for (let i = 0, len = tokens.length; i < len; i++) {
						let token = tokens[i];
						let pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
							"",
							"",
							"[^]*"
						] : [
							"",
							"",
							"[^/]+"
						] : null : token === "/*" ? [
							"",
							"",
							"(?:|/[^]*)"
						] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
						let nextNode;
						if (pattern) {
							let name = pattern[1];
							let regexpStr = pattern[2] || "[^/]+";
							if (name && pattern[2]) {
								if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
								regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
								if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
								if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
							}
							keys.push(regexpStr);
							nextNode = node.#children[regexpStr];
							if (!nextNode) {
								if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
									for (let k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
								}
								nextNode = node.#children[regexpStr] = new Node();
							}
							if (name !== "") {
								nextNode.#varIndex ??= context.varIndex++;
								paramMap.push([name, nextNode.#varIndex]);
							}
						} else {
							keys.push(token);
							nextNode = node.#children[token];
							if (!nextNode) {
								for (let k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
								nextNode = node.#children[token] = new Node();
							}
						}
						node = nextNode;
					}
					if (node.#index !== void 0) throw PATH_ERROR;
					node.#index = index;
				}
				buildRegExpStr() {
					let strList = Object.keys(this.#children).sort(compareKey).map((k) => {
						let c = this.#children[k];
						let childStr = c.buildRegExpStr();
						return childStr === "" ? "" : (typeof c.#varIndex == "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
					}).filter(Boolean);
					typeof this.#index == "number" && this.#index !== -1 && strList.unshift(`#${this.#index}`);
					if (strList.length === 0) return "";
					if (strList.length === 1) return strList[0];
					return "(?:" + strList.join("|") + ")";
				}
			};
			var Trie = class {
				#context = { varIndex: 0 };
				#root = new Node$1();
				#index = 0;
				paths = createNullObject();
				insert(path, isStatic) {
					let keys = [];
					if (isStatic) {
						this.#root.insert(path.split(""), -1, [], this.#context, keys);
						this.paths[path] = [
							-1,
							[],
							keys
						];
						return;
					}
					let paramAssoc = [];
					let groups = [];
					let markedPath = path;
					for (let i = 0;;) {
						let replaced = !1;
						markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
							let mark = `@\\${i}`;
							groups[i] = [mark, m];
							i++;
							replaced = !0;
							return mark;
						});
						if (!replaced) break;
					}
					let tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
					for (let i = groups.length - 1; i >= 0; i--) {
						let [mark] = groups[i];
						for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
							tokens[j] = tokens[j].replace(mark, groups[i][1]);
							break;
						}
					}
					this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
					this.paths[path] = [
						this.#index++,
						paramAssoc,
						keys
					];
				}
				buildRegExp() {
					let regexp = this.#root.buildRegExpStr();
					if (regexp === "") return [
						/^$/,
						[],
						[]
					];
					let captureIndex = 0;
					let indexReplacementMap = [];
					let paramReplacementMap = [];
					regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
						if (handlerIndex !== void 0) {
							indexReplacementMap[++captureIndex] = Number(handlerIndex);
							return "$()";
						}
						if (paramIndex !== void 0) {
							paramReplacementMap[Number(paramIndex)] = ++captureIndex;
							return "";
						}
						return "";
					});
					return [
						RegExp(`^${regexp}`),
						indexReplacementMap,
						paramReplacementMap
					];
				}
			};
			function endsWithWildcard(keys) {
				let tail = keys[keys.length - 1];
				return tail === "[^]*" || tail === "(?:|/[^]*)";
			}
			function covers(wildcard, target) {
				let last = wildcard.length - 1;
				for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return !1;
				return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
			}
			var RegExpRouter = class {
				name = "RegExpRouter";
				#handlers;
				#tries;
				constructor() {
					this.#handlers = { ALL: [] };
					this.#tries = { ALL: new Trie() };
				}
				#insertPath(method, path) {
					try {
						this.#tries[method].insert(path, !/\*|\/:/.test(path));
					} catch (e) {
						throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
					}
				}
				add(method, path, handler) {
					let handlers = this.#handlers;
					if (!handlers) throw Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
					let tries = this.#tries;
					if (!handlers[method]) {
						tries[method] = new Trie();
						handlers[method] = [...handlers.ALL];
						for (let p in tries.ALL.paths) this.#insertPath(method, p);
					}
					path === "/*" && (path = "*");
					let methods = method === "ALL" ? Object.keys(handlers) : [method];
					let paths = checkOptionalParameter(path) || [path];
					for (let path of paths) for (let m of methods) {
						tries[m].paths[path] || this.#insertPath(m, path);
						handlers[m].push([handler, path]);
					}
				}
				match = match;
				buildAllMatchers() {
					let matchers = createNullObject();
					for (let method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
					this.#handlers = this.#tries = void 0;
					return matchers;
				}
				#buildMatcher(method) {
					let handlers = this.#handlers[method];
					let trie = this.#tries[method];
					let staticMap = createNullObject();
					let handlerData = [];
					let [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
					let own = createNullObject();
					let entries = handlers.map(([h, p], i) => {
						(own[p] ??= []).push(i);
						return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
							map[key] = paramReplacementMap[varIndex];
							return map;
						}, createNullObject())];
					});
					let wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
					for (let path in trie.paths) {
						let [index, , keys] = trie.paths[path];
						let indexes = [...own[path]];
						for (let p of wildcards) p !== path && covers(trie.paths[p][2], keys) && indexes.push(...own[p]);
						let data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
						if (index === -1) {
							let last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
							staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
						} else handlerData[index] = data;
					}
					return [
						regexp,
						indexReplacementMap.map((i) => handlerData[i]),
						staticMap
					];
				}
			};
			var SmartRouter = class {
				name = "SmartRouter";
				#routers = [];
				#routes = [];
				constructor(init) {
					this.#routers = init.routers;
				}
				add(method, path, handler) {
					if (!this.#routes) throw Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
					this.#routes.push([
						method,
						path,
						handler
					]);
				}
				match(method, path) {
					if (!this.#routes) throw Error("Fatal error");
					let routers = this.#routers;
					let routes = this.#routes;
					let len = routers.length;
					let i = 0;
					let res;
					for (; i < len; i++) {
						let router = routers[i];
						try {
							for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
							res = router.match(method, path);
						} catch (e) {
							if (e instanceof UnsupportedPathError) continue;
							throw e;
						}
						this.match = router.match.bind(router);
						this.#routers = [router];
						this.#routes = void 0;
						break;
					}
					if (i === len) throw Error("Fatal error");
					this.name = `SmartRouter + ${this.activeRouter.name}`;
					return res;
				}
				get activeRouter() {
					if (this.#routes || this.#routers.length !== 1) throw Error("No active router has been determined yet.");
					return this.#routers[0];
				}
			};
			let emptyParams = createNullObject();
			let order = 0;
			var Node = class Node {
				#methods = [];
				#children = createNullObject();
				#patterns = [];
				#pattern;
				#params = emptyParams;
				insert(method, path, handler) {
					let curNode = this;
					let parts = splitRoutingPath(path);
					let possibleKeys = new Set();
					let i = 0;
					for (let p of parts) {
						let nextP = parts[++i];
						let pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
						let isParam = Array.isArray(pattern);
						let key = isParam ? pattern[0] : pattern || p;
						let child = curNode.#children[key] ||= new Node();
						if (pattern && !child.#pattern) {
							child.#pattern = pattern;
							curNode.#patterns.push(child);
						}
						curNode = child;
						isParam && possibleKeys.add(pattern[1]);
					}
					curNode.#methods.push({ [method]: {
						handler,
						possibleKeys: [...possibleKeys],
						score: ++order
					} });
				}
				#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
					for (let i = 0, len = node.#methods.length; i < len; i++) {
						let m = node.#methods[i];
						let handlerSet = m[method] || m.ALL;
						if (handlerSet) {
							handlerSet.params = createNullObject();
							handlerSets.push(handlerSet);
							for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
								let key = handlerSet.possibleKeys[i];
								handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
							}
						}
					}
				}
				search(method, path) {
					let handlerSets = [];
					this.#params = emptyParams;
					let curNodes = [this];
					let parts = splitPath(path);
					let curNodesQueue = [];
					let len = parts.length;
					let partOffsets = null;
					for (let i = 0; i < len; i++) {
						let part = parts[i];
						let isLast = i === len - 1;
						let tempNodes = [];
						for (let j = 0, len2 = curNodes.length; j < len2; j++) {
							let node = curNodes[j];
							let nextNode = node.#children[part];
							if (nextNode) {
								nextNode.#params = node.#params;
								if (isLast) {
									nextNode.#children["*"] && this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
									this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
								} else tempNodes.push(nextNode);
							}
							for (let child of node.#patterns) {
								let pattern = child.#pattern;
								let params = node.#params === emptyParams ? {} : { ...node.#params };
								if (typeof pattern == "string") {
									if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
										this.#pushHandlerSets(handlerSets, child, method, node.#params);
										if (pattern === "*") {
											child.#params = params;
											tempNodes.push(child);
										}
									}
									continue;
								}
								let [, name, matcher] = pattern;
								if (!part && matcher === !0) continue;
								if (matcher !== !0) {
									if (!partOffsets) {
										partOffsets = [];
										let offset = +(path[0] === "/");
										for (let p = 0; p < len; p++) {
											partOffsets[p] = offset;
											offset += parts[p].length + 1;
										}
									}
									let restPathString = path.slice(partOffsets[i]);
									let m = matcher.exec(restPathString);
									if (m) {
										Object.hasOwn(params, name) || (params[name] = m[0]);
										this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
										m[0].length === restPathString.length && child.#children["*"] && this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
										for (let _ in child.#children) {
											child.#params = params;
											let componentCount = m[0].match(/\//g)?.length ?? 0;
											(curNodesQueue[componentCount] ||= []).push(child);
											break;
										}
										continue;
									}
								}
								if (matcher === !0 || matcher.test(part)) {
									Object.hasOwn(params, name) || (params[name] = part);
									if (isLast) {
										this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
										child.#children["*"] && this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
									} else {
										child.#params = params;
										tempNodes.push(child);
									}
								}
							}
						}
						let shifted = curNodesQueue.shift();
						curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
					}
					handlerSets[1] && handlerSets.sort((a, b) => a.score - b.score);
					return [handlerSets.map(({ handler, params }) => [handler, params])];
				}
			};
			var TrieRouter = class {
				name = "TrieRouter";
				#node = new Node();
				add(method, path, handler) {
					for (let result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
				}
				match(method, path) {
					return this.#node.search(method, path);
				}
			};
			var Hono = class extends Hono$1 {
				constructor(options = {}) {
					super(options);
					this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
				}
			};
		}),
		309: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.d(__webpack_exports__, {
				A: () => resolveCallback,
				B: () => HtmlEscapedCallbackPhase
			});
			let HtmlEscapedCallbackPhase = {
				Stringify: 1,
				BeforeStream: 2,
				Stream: 3
			};
			let raw = (value, callbacks) => {
				let escapedString = new String(value);
				escapedString.isEscaped = !0;
				escapedString.callbacks = callbacks;
				return escapedString;
			};
			let resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
				if (typeof str == "object" && !(str instanceof String)) {
					str instanceof Promise || (str = str.toString());
					str instanceof Promise && (str = await str);
				}
				let callbacks = str.callbacks;
				if (!callbacks?.length) return Promise.resolve(str);
				buffer ? buffer[0] += str : buffer = [str];
				let resStr = Promise.all(callbacks.map((c) => c({
					phase,
					buffer,
					context
				}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, !1, context, buffer))).then(() => buffer[0]));
				if (preserveCallbacks) return raw(await resStr, callbacks);
				else return resStr;
			};
		}),
		566: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { defineWebSocketHelper: () => defineWebSocketHelper });
			let defineWebSocketHelper = (handler) => ((...args) => {
				if (typeof args[0] == "function") {
					let [createEvents, options] = args;
					return async function upgradeWebSocket(c, next) {
						let result = await handler(c, await createEvents(c), options);
						if (result) return result;
						await next();
					};
				} else {
					let [c, events, options] = args;
					return (async () => {
						let upgraded = await handler(c, events, options);
						if (!upgraded) throw Error("Failed to upgrade WebSocket");
						return upgraded;
					})();
				}
			});
		}),
		375: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				bodyLimit: () => bodyLimit,
				streamSSE: () => streamSSE
			});
			var $html = __nccwpck_require__(309);
			var HTTPException = class extends Error {
				res;
				status;
				constructor(status = 500, options) {
					super(options?.message, { cause: options?.cause });
					this.res = options?.res;
					this.status = status;
				}
				getResponse() {
					if (this.res) return new Response(this.res.body, {
						status: this.status,
						headers: this.res.headers
					});
					return new Response(this.message, { status: this.status });
				}
			};
			let bodyLimit = (options) => {
				let onError = options.onError || (() => {
					throw new HTTPException(413, { res: new Response("Payload Too Large", { status: 413 }) });
				});
				let maxSize = options.maxSize;
				return async function bodyLimit(c, next) {
					if (!c.req.raw.body) return next();
					let hasTransferEncoding = c.req.raw.headers.has("transfer-encoding");
					if (c.req.raw.headers.has("content-length") && !hasTransferEncoding) return parseInt(c.req.raw.headers.get("content-length") || "0", 10) > maxSize ? onError(c) : next();
					let size = 0;
					let chunks = [];
					let rawReader = c.req.raw.body.getReader();
					for (;;) {
						let { done, value } = await rawReader.read();
						if (done) break;
						size += value.length;
						if (size > maxSize) return onError(c);
						chunks.push(value);
					}
					let requestInit = {
						body: new ReadableStream({ start(controller) {
							for (let chunk of chunks) controller.enqueue(chunk);
							controller.close();
						} }),
						duplex: "half"
					};
					c.req.raw = new Request(c.req.raw, requestInit);
					return next();
				};
			};
			var StreamingApi = class {
				writer;
				encoder;
				writable;
				abortSubscribers = [];
				responseReadable;
				aborted = !1;
				closed = !1;
				constructor(writable, _readable) {
					this.writable = writable;
					this.writer = writable.getWriter();
					this.encoder = new TextEncoder();
					let reader = _readable.getReader();
					this.abortSubscribers.push(async () => {
						await reader.cancel();
					});
					this.responseReadable = new ReadableStream({
						async pull(controller) {
							let { done, value } = await reader.read();
							done ? controller.close() : controller.enqueue(value);
						},
						cancel: () => {
							this.closed || this.abort();
						}
					});
				}
				async write(input) {
					try {
						typeof input == "string" && (input = this.encoder.encode(input));
						await this.writer.write(input);
					} catch {}
					return this;
				}
				async writeln(input) {
					await this.write(input + "\n");
					return this;
				}
				sleep(ms) {
					return new Promise((res) => setTimeout(res, ms));
				}
				async close() {
					this.closed = !0;
					try {
						await this.writer.close();
					} catch {}
				}
				async pipe(body) {
					this.writer.releaseLock();
					try {
						await body.pipeTo(this.writable, {
							preventClose: !0,
							preventAbort: !0
						});
					} finally {
						this.writer = this.writable.getWriter();
					}
				}
				onAbort(listener) {
					this.abortSubscribers.push(listener);
				}
				abort() {
					if (!this.aborted) {
						this.aborted = !0;
						this.abortSubscribers.forEach((subscriber) => {
							try {
								Promise.resolve(subscriber()).catch(() => {});
							} catch {}
						});
					}
				}
			};
			let isOldBunVersion = () => {
				let version = typeof Bun < "u" ? Bun.version : void 0;
				if (version === void 0) return !1;
				let result = version.startsWith("1.1") || version.startsWith("1.0") || version.startsWith("0.");
				isOldBunVersion = () => result;
				return result;
			};
			var SSEStreamingApi = class extends StreamingApi {
				constructor(writable, readable) {
					super(writable, readable);
				}
				async writeSSE(message) {
					let dataLines = (await (0, $html.A)(message.data, $html.B.Stringify, !1, {})).split(/\r\n|\r|\n/).map((line) => `data: ${line}`).join("\n");
					for (let key of ["event", "id"]) {
						let value = message[key];
						if (value && /[\r\n]/.test(value)) throw Error(`${key} must not contain "\\r" or "\\n"`);
					}
					let sseData = [
						message.event && `event: ${message.event}`,
						dataLines,
						message.id !== void 0 && `id: ${message.id}`,
						message.retry !== void 0 && `retry: ${message.retry}`
					].filter(Boolean).join("\n") + "\n\n";
					await this.write(sseData);
				}
			};
			let run = async (stream, cb, onError) => {
				try {
					await cb(stream);
				} catch (e) {
					if (e instanceof Error && onError) {
						await onError(e, stream);
						await stream.writeSSE({
							event: "error",
							data: e.message
						});
					} else console.error(e);
				} finally {
					stream.close();
				}
			};
			let contextStash = new WeakMap();
			let streamSSE = (c, cb, onError) => {
				let { readable, writable } = new TransformStream();
				let stream = new SSEStreamingApi(writable, readable);
				isOldBunVersion() && c.req.raw.signal.addEventListener("abort", () => {
					stream.closed || stream.abort();
				});
				contextStash.set(stream.responseReadable, c);
				c.header("Transfer-Encoding", "chunked");
				c.header("Content-Type", "text/event-stream");
				c.header("Cache-Control", "no-cache");
				c.header("Connection", "keep-alive");
				run(stream, cb, onError);
				return c.newResponse(stream.responseReadable);
			};
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
	var __webpack_exports__ = __nccwpck_require__(136);
	module.exports = __webpack_exports__;
})();
