(() => {
	var __webpack_modules__ = {
		634: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { index: () => __nccwpck_require__(302) };
		}),
		189: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(212).runtime();
		}),
		302: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { require_lib: () => require_lib });
			var $start_runtime = __nccwpck_require__(189);
			var $node_builtin_esm_external_require_assert = __nccwpck_require__(620);
			var $tunnel_index = __nccwpck_require__(104);
			var $undici_index = __nccwpck_require__(766);
			var require_proxy = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.getProxyUrl = getProxyUrl;
				exports.checkBypass = checkBypass;
				function getProxyUrl(reqUrl) {
					let usingSsl = reqUrl.protocol === "https:";
					if (checkBypass(reqUrl)) return;
					let proxyVar = (() => {
						if (usingSsl) return process.env.https_proxy || process.env.HTTPS_PROXY;
						else return process.env.http_proxy || process.env.HTTP_PROXY;
					})();
					if (proxyVar) try {
						return new DecodedURL(proxyVar);
					} catch {
						if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
					}
					else return;
				}
				function checkBypass(reqUrl) {
					if (!reqUrl.hostname) return !1;
					let reqHost = reqUrl.hostname;
					if (isLoopbackAddress(reqHost)) return !0;
					let noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
					if (!noProxy) return !1;
					let reqPort;
					reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
					let upperReqHosts = [reqUrl.hostname.toUpperCase()];
					typeof reqPort == "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
					for (let upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
					return !1;
				}
				function isLoopbackAddress(host) {
					let hostLower = host.toLowerCase();
					return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
				}
				var DecodedURL = class extends URL {
					constructor(url, base) {
						super(url, base);
						this._decodedUsername = decodeURIComponent(super.username);
						this._decodedPassword = decodeURIComponent(super.password);
					}
					get username() {
						return this._decodedUsername;
					}
					get password() {
						return this._decodedPassword;
					}
				};
			}));
			var require_lib = (0, $start_runtime.__commonJSMin)(((exports, module, this$1) => {
				var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
					k2 === void 0 && (k2 = k);
					var desc = Object.getOwnPropertyDescriptor(m, k);
					(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
						enumerable: !0,
						get: function() {
							return m[k];
						}
					});
					Object.defineProperty(o, k2, desc);
				}) : (function(o, m, k, k2) {
					k2 === void 0 && (k2 = k);
					o[k2] = m[k];
				}));
				var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
					Object.defineProperty(o, "default", {
						enumerable: !0,
						value: v
					});
				}) : function(o, v) {
					o.default = v;
				});
				var __importStar = this$1 && this$1.__importStar || (function() {
					var ownKeys = function(o) {
						ownKeys = Object.getOwnPropertyNames || function(o) {
							var ar = [];
							for (var k in o) Object.prototype.hasOwnProperty.call(o, k) && (ar[ar.length] = k);
							return ar;
						};
						return ownKeys(o);
					};
					return function(mod) {
						if (mod && mod.__esModule) return mod;
						var result = {};
						if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
						__setModuleDefault(result, mod);
						return result;
					};
				})();
				var __awaiter = this$1 && this$1.__awaiter || function(thisArg, _arguments, P, generator) {
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
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0;
				exports.getProxyUrl = getProxyUrl;
				exports.isHttps = isHttps;
				let http = __importStar((0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_http)());
				let https = __importStar((0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_https)());
				let pm = __importStar(require_proxy());
				let tunnel = __importStar((0, $tunnel_index.require_tunnel)());
				let undici_1 = (0, $undici_index.require_undici)();
				var HttpCodes;
				(function(HttpCodes) {
					HttpCodes[HttpCodes.OK = 200] = "OK";
					HttpCodes[HttpCodes.MultipleChoices = 300] = "MultipleChoices";
					HttpCodes[HttpCodes.MovedPermanently = 301] = "MovedPermanently";
					HttpCodes[HttpCodes.ResourceMoved = 302] = "ResourceMoved";
					HttpCodes[HttpCodes.SeeOther = 303] = "SeeOther";
					HttpCodes[HttpCodes.NotModified = 304] = "NotModified";
					HttpCodes[HttpCodes.UseProxy = 305] = "UseProxy";
					HttpCodes[HttpCodes.SwitchProxy = 306] = "SwitchProxy";
					HttpCodes[HttpCodes.TemporaryRedirect = 307] = "TemporaryRedirect";
					HttpCodes[HttpCodes.PermanentRedirect = 308] = "PermanentRedirect";
					HttpCodes[HttpCodes.BadRequest = 400] = "BadRequest";
					HttpCodes[HttpCodes.Unauthorized = 401] = "Unauthorized";
					HttpCodes[HttpCodes.PaymentRequired = 402] = "PaymentRequired";
					HttpCodes[HttpCodes.Forbidden = 403] = "Forbidden";
					HttpCodes[HttpCodes.NotFound = 404] = "NotFound";
					HttpCodes[HttpCodes.MethodNotAllowed = 405] = "MethodNotAllowed";
					HttpCodes[HttpCodes.NotAcceptable = 406] = "NotAcceptable";
					HttpCodes[HttpCodes.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired";
					HttpCodes[HttpCodes.RequestTimeout = 408] = "RequestTimeout";
					HttpCodes[HttpCodes.Conflict = 409] = "Conflict";
					HttpCodes[HttpCodes.Gone = 410] = "Gone";
					HttpCodes[HttpCodes.TooManyRequests = 429] = "TooManyRequests";
					HttpCodes[HttpCodes.InternalServerError = 500] = "InternalServerError";
					HttpCodes[HttpCodes.NotImplemented = 501] = "NotImplemented";
					HttpCodes[HttpCodes.BadGateway = 502] = "BadGateway";
					HttpCodes[HttpCodes.ServiceUnavailable = 503] = "ServiceUnavailable";
					HttpCodes[HttpCodes.GatewayTimeout = 504] = "GatewayTimeout";
				})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
				var Headers;
				(function(Headers) {
					Headers.Accept = "accept";
					Headers.ContentType = "content-type";
				})(Headers || (exports.Headers = Headers = {}));
				var MediaTypes;
				(function(MediaTypes) {
					MediaTypes.ApplicationJson = "application/json";
				})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
				function getProxyUrl(serverUrl) {
					let proxyUrl = pm.getProxyUrl(new URL(serverUrl));
					return proxyUrl ? proxyUrl.href : "";
				}
				let HttpRedirectCodes = [
					HttpCodes.MovedPermanently,
					HttpCodes.ResourceMoved,
					HttpCodes.SeeOther,
					HttpCodes.TemporaryRedirect,
					HttpCodes.PermanentRedirect
				];
				let HttpResponseRetryCodes = [
					HttpCodes.BadGateway,
					HttpCodes.ServiceUnavailable,
					HttpCodes.GatewayTimeout
				];
				let RetryableHttpVerbs = [
					"OPTIONS",
					"GET",
					"DELETE",
					"HEAD"
				];
				var HttpClientError = class HttpClientError extends Error {
					constructor(message, statusCode) {
						super(message);
						this.name = "HttpClientError";
						this.statusCode = statusCode;
						Object.setPrototypeOf(this, HttpClientError.prototype);
					}
				};
				exports.HttpClientError = HttpClientError;
				var HttpClientResponse = class {
					constructor(message) {
						this.message = message;
					}
					readBody() {
						return __awaiter(this, void 0, void 0, function* () {
							return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
								let output = Buffer.alloc(0);
								this.message.on("data", (chunk) => {
									output = Buffer.concat([output, chunk]);
								});
								this.message.on("end", () => {
									resolve(output.toString());
								});
							}));
						});
					}
					readBodyBuffer() {
						return __awaiter(this, void 0, void 0, function* () {
							return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
								let chunks = [];
								this.message.on("data", (chunk) => {
									chunks.push(chunk);
								});
								this.message.on("end", () => {
									resolve(Buffer.concat(chunks));
								});
							}));
						});
					}
				};
				exports.HttpClientResponse = HttpClientResponse;
				function isHttps(requestUrl) {
					return new URL(requestUrl).protocol === "https:";
				}
				var HttpClient = class {
					constructor(userAgent, handlers, requestOptions) {
						this._ignoreSslError = !1;
						this._allowRedirects = !0;
						this._allowRedirectDowngrade = !1;
						this._maxRedirects = 50;
						this._allowRetries = !1;
						this._maxRetries = 1;
						this._keepAlive = !1;
						this._disposed = !1;
						this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
						this.handlers = handlers || [];
						this.requestOptions = requestOptions;
						if (requestOptions) {
							requestOptions.ignoreSslError != null && (this._ignoreSslError = requestOptions.ignoreSslError);
							this._socketTimeout = requestOptions.socketTimeout;
							requestOptions.allowRedirects != null && (this._allowRedirects = requestOptions.allowRedirects);
							requestOptions.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade);
							requestOptions.maxRedirects != null && (this._maxRedirects = Math.max(requestOptions.maxRedirects, 0));
							requestOptions.keepAlive != null && (this._keepAlive = requestOptions.keepAlive);
							requestOptions.allowRetries != null && (this._allowRetries = requestOptions.allowRetries);
							requestOptions.maxRetries != null && (this._maxRetries = requestOptions.maxRetries);
						}
					}
					options(requestUrl, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
						});
					}
					get(requestUrl, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("GET", requestUrl, null, additionalHeaders || {});
						});
					}
					del(requestUrl, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("DELETE", requestUrl, null, additionalHeaders || {});
						});
					}
					post(requestUrl, data, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("POST", requestUrl, data, additionalHeaders || {});
						});
					}
					patch(requestUrl, data, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("PATCH", requestUrl, data, additionalHeaders || {});
						});
					}
					put(requestUrl, data, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("PUT", requestUrl, data, additionalHeaders || {});
						});
					}
					head(requestUrl, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request("HEAD", requestUrl, null, additionalHeaders || {});
						});
					}
					sendStream(verb, requestUrl, stream, additionalHeaders) {
						return __awaiter(this, void 0, void 0, function* () {
							return this.request(verb, requestUrl, stream, additionalHeaders);
						});
					}
					getJson(requestUrl_1) {
						return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
							additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
							let res = yield this.get(requestUrl, additionalHeaders);
							return this._processResponse(res, this.requestOptions);
						});
					}
					postJson(requestUrl_1, obj_1) {
						return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
							let data = JSON.stringify(obj, null, 2);
							additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
							additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
							let res = yield this.post(requestUrl, data, additionalHeaders);
							return this._processResponse(res, this.requestOptions);
						});
					}
					putJson(requestUrl_1, obj_1) {
						return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
							let data = JSON.stringify(obj, null, 2);
							additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
							additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
							let res = yield this.put(requestUrl, data, additionalHeaders);
							return this._processResponse(res, this.requestOptions);
						});
					}
					patchJson(requestUrl_1, obj_1) {
						return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
							let data = JSON.stringify(obj, null, 2);
							additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
							additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
							let res = yield this.patch(requestUrl, data, additionalHeaders);
							return this._processResponse(res, this.requestOptions);
						});
					}
					request(verb, requestUrl, data, headers) {
						return __awaiter(this, void 0, void 0, function* () {
							if (this._disposed) throw Error("Client has already been disposed.");
							let parsedUrl = new URL(requestUrl);
							let info = this._prepareRequest(verb, parsedUrl, headers);
							let maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
							let numTries = 0;
							let response;
							do {
								response = yield this.requestRaw(info, data);
								if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
									let authenticationHandler;
									for (let handler of this.handlers) if (handler.canHandleAuthentication(response)) {
										authenticationHandler = handler;
										break;
									}
									if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
									else return response;
								}
								let redirectsRemaining = this._maxRedirects;
								for (; response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0;) {
									let redirectUrl = response.message.headers.location;
									if (!redirectUrl) break;
									let parsedRedirectUrl = new URL(redirectUrl);
									if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
									yield response.readBody();
									if (parsedRedirectUrl.hostname !== parsedUrl.hostname) for (let header in headers) header.toLowerCase() === "authorization" && delete headers[header];
									info = this._prepareRequest(verb, parsedRedirectUrl, headers);
									response = yield this.requestRaw(info, data);
									redirectsRemaining--;
								}
								if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
								numTries += 1;
								if (numTries < maxTries) {
									yield response.readBody();
									yield this._performExponentialBackoff(numTries);
								}
							} while (numTries < maxTries);
							return response;
						});
					}
					dispose() {
						this._agent && this._agent.destroy();
						this._disposed = !0;
					}
					requestRaw(info, data) {
						return __awaiter(this, void 0, void 0, function* () {
							return new Promise((resolve, reject) => {
								function callbackForResult(err, res) {
									err ? reject(err) : res ? resolve(res) : reject(Error("Unknown error"));
								}
								this.requestRawWithCallback(info, data, callbackForResult);
							});
						});
					}
					requestRawWithCallback(info, data, onResult) {
						if (typeof data == "string") {
							info.options.headers || (info.options.headers = {});
							info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
						}
						let callbackCalled = !1;
						function handleResult(err, res) {
							if (!callbackCalled) {
								callbackCalled = !0;
								onResult(err, res);
							}
						}
						let req = info.httpModule.request(info.options, (msg) => {
							handleResult(void 0, new HttpClientResponse(msg));
						});
						let socket;
						req.on("socket", (sock) => {
							socket = sock;
						});
						req.setTimeout(this._socketTimeout || 18e4, () => {
							socket && socket.end();
							handleResult(Error(`Request timeout: ${info.options.path}`));
						});
						req.on("error", function(err) {
							handleResult(err);
						});
						data && typeof data == "string" && req.write(data, "utf8");
						if (data && typeof data != "string") {
							data.on("close", function() {
								req.end();
							});
							data.pipe(req);
						} else req.end();
					}
					getAgent(serverUrl) {
						let parsedUrl = new URL(serverUrl);
						return this._getAgent(parsedUrl);
					}
					getAgentDispatcher(serverUrl) {
						let parsedUrl = new URL(serverUrl);
						let proxyUrl = pm.getProxyUrl(parsedUrl);
						if (!(proxyUrl && proxyUrl.hostname)) return;
						return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
					}
					_prepareRequest(method, requestUrl, headers) {
						let info = {};
						info.parsedUrl = requestUrl;
						let usingSsl = info.parsedUrl.protocol === "https:";
						info.httpModule = usingSsl ? https : http;
						let defaultPort = usingSsl ? 443 : 80;
						info.options = {};
						info.options.host = info.parsedUrl.hostname;
						info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
						info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
						info.options.method = method;
						info.options.headers = this._mergeHeaders(headers);
						this.userAgent != null && (info.options.headers["user-agent"] = this.userAgent);
						info.options.agent = this._getAgent(info.parsedUrl);
						if (this.handlers) for (let handler of this.handlers) handler.prepareRequest(info.options);
						return info;
					}
					_mergeHeaders(headers) {
						if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
						return lowercaseKeys(headers || {});
					}
					_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
						let clientHeader;
						if (this.requestOptions && this.requestOptions.headers) {
							let headerValue = lowercaseKeys(this.requestOptions.headers)[header];
							headerValue && (clientHeader = typeof headerValue == "number" ? headerValue.toString() : headerValue);
						}
						let additionalValue = additionalHeaders[header];
						if (additionalValue !== void 0) return typeof additionalValue == "number" ? additionalValue.toString() : additionalValue;
						if (clientHeader !== void 0) return clientHeader;
						return _default;
					}
					_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
						let clientHeader;
						if (this.requestOptions && this.requestOptions.headers) {
							let headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
							headerValue && (clientHeader = typeof headerValue == "number" ? String(headerValue) : Array.isArray(headerValue) ? headerValue.join(", ") : headerValue);
						}
						let additionalValue = additionalHeaders[Headers.ContentType];
						if (additionalValue !== void 0) {
							if (typeof additionalValue == "number") return String(additionalValue);
							else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
							else return additionalValue;
						}
						if (clientHeader !== void 0) return clientHeader;
						return _default;
					}
					_getAgent(parsedUrl) {
						let agent;
						let proxyUrl = pm.getProxyUrl(parsedUrl);
						let useProxy = proxyUrl && proxyUrl.hostname;
						this._keepAlive && useProxy && (agent = this._proxyAgent);
						useProxy || (agent = this._agent);
						if (agent) return agent;
						let usingSsl = parsedUrl.protocol === "https:";
						let maxSockets = 100;
						this.requestOptions && (maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets);
						if (proxyUrl && proxyUrl.hostname) {
							let agentOptions = {
								maxSockets,
								keepAlive: this._keepAlive,
								proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
									host: proxyUrl.hostname,
									port: proxyUrl.port
								})
							};
							let tunnelAgent;
							let overHttps = proxyUrl.protocol === "https:";
							tunnelAgent = usingSsl ? overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp : overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
							agent = tunnelAgent(agentOptions);
							this._proxyAgent = agent;
						}
						if (!agent) {
							let options = {
								keepAlive: this._keepAlive,
								maxSockets
							};
							agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
							this._agent = agent;
						}
						usingSsl && this._ignoreSslError && (agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: !1 }));
						return agent;
					}
					_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
						let proxyAgent;
						this._keepAlive && (proxyAgent = this._proxyAgentDispatcher);
						if (proxyAgent) return proxyAgent;
						let usingSsl = parsedUrl.protocol === "https:";
						proxyAgent = new undici_1.ProxyAgent(Object.assign({
							uri: proxyUrl.href,
							pipelining: +!!this._keepAlive
						}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
						this._proxyAgentDispatcher = proxyAgent;
						usingSsl && this._ignoreSslError && (proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: !1 }));
						return proxyAgent;
					}
					_getUserAgentWithOrchestrationId(userAgent) {
						let baseUserAgent = userAgent || "actions/http-client";
						let orchId = process.env.ACTIONS_ORCHESTRATION_ID;
						if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
						return baseUserAgent;
					}
					_performExponentialBackoff(retryNumber) {
						return __awaiter(this, void 0, void 0, function* () {
							retryNumber = Math.min(10, retryNumber);
							let ms = 5 * 2 ** retryNumber;
							return new Promise((resolve) => setTimeout(() => resolve(), ms));
						});
					}
					_processResponse(res, options) {
						return __awaiter(this, void 0, void 0, function* () {
							return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
								let statusCode = res.message.statusCode || 0;
								let response = {
									statusCode,
									result: null,
									headers: {}
								};
								statusCode === HttpCodes.NotFound && resolve(response);
								function dateTimeDeserializer(key, value) {
									if (typeof value == "string") {
										let a = new Date(value);
										if (!isNaN(a.valueOf())) return a;
									}
									return value;
								}
								let obj;
								let contents;
								try {
									contents = yield res.readBody();
									if (contents && contents.length > 0) {
										obj = options && options.deserializeDates ? JSON.parse(contents, dateTimeDeserializer) : JSON.parse(contents);
										response.result = obj;
									}
									response.headers = res.message.headers;
								} catch {}
								if (statusCode > 299) {
									let msg;
									msg = obj && obj.message ? obj.message : contents && contents.length > 0 ? contents : `Failed request: (${statusCode})`;
									let err = new HttpClientError(msg, statusCode);
									err.result = response.result;
									reject(err);
								} else resolve(response);
							}));
						});
					}
				};
				exports.HttpClient = HttpClient;
				let lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
			}));
		}),
		620: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(109)["builtin-esm-external-require-assert"]();
		}),
		104: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(63).index();
		}),
		766: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(501).index();
		}),
		212: ((module) => {
			"use strict";
			module.exports = require("../../shared/start.js");
		}),
		109: ((module) => {
			"use strict";
			module.exports = require("../node.js");
		}),
		63: ((module) => {
			"use strict";
			module.exports = require("../tunnel.js");
		}),
		501: ((module) => {
			"use strict";
			module.exports = require("../undici.js");
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
	var __webpack_exports__ = __nccwpck_require__(634);
	module.exports = __webpack_exports__;
})();
