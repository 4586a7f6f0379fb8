(() => {
	var __webpack_modules__ = {
		623: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { index: () => __nccwpck_require__(881) };
		}),
		702: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(212).runtime();
		}),
		881: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { dist_exports: () => dist_exports });
			var runtime = __nccwpck_require__(702);
			var vendor_hono = __nccwpck_require__(617);
			let external_node_http_namespaceObject = require("node:http");
			let external_node_stream_namespaceObject = require("node:stream");
			let external_node_http2_namespaceObject = require("node:http2");
			var dist_exports = (0, runtime.__exportAll)({ serve: () => serve });
			var RequestError = class extends Error {
				constructor(message, options) {
					super(message, options);
					this.name = "RequestError";
				}
			};
			let nonJoinedHeaders = new Set([
				"age",
				"authorization",
				"content-length",
				"content-type",
				"etag",
				"expires",
				"from",
				"host",
				"if-modified-since",
				"if-unmodified-since",
				"last-modified",
				"location",
				"max-forwards",
				"proxy-authorization",
				"referer",
				"retry-after",
				"server",
				"user-agent"
			]);
			let validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
			let isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
			let normalizeHeaderValue = (value) => {
				if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
				let start = 0;
				let end = value.length;
				for (; start < end && isHttpWhitespace(value.charCodeAt(start));) start++;
				for (; end > start && isHttpWhitespace(value.charCodeAt(end - 1));) end--;
				return value.slice(start, end);
			};
			let forbiddenHeaderValue = /[\0\r\n]/;
			let GlobalHeaders = globalThis.Headers;
			let materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
				let headers = new HeadersCtor();
				for (let i = 0; i < rawHeaders.length; i += 2) {
					let name = rawHeaders[i];
					name.startsWith(":") || headers.append(name, rawHeaders[i + 1]);
				}
				return headers;
			};
			var RequestHeaders = class {
				#incoming;
				#rawHeaders;
				#headers;
				#invalidValue;
				constructor(incoming) {
					this.#incoming = incoming;
					incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest && (this.#rawHeaders = incoming.rawHeaders.slice());
				}
				get #lazyRawHeaders() {
					return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
				}
				get #native() {
					if (!this.#headers) {
						this.#headers = materializeHeaders(this.#lazyRawHeaders);
						this.#rawHeaders = void 0;
					}
					return this.#headers;
				}
				#normalizedName(name) {
					if (typeof name != "string") return;
					if (!validHeaderName.test(name)) throw TypeError(`Invalid header name: ${name}`);
					return name.toLowerCase();
				}
				#lookupHttp1(lowerName) {
					let headers = this.#incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? void 0 : this.#incoming.headers;
					if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
					if (!Object.hasOwn(headers, lowerName)) return null;
					let rawValue = headers[lowerName];
					if (typeof rawValue == "string") {
						let value = normalizeHeaderValue(rawValue);
						return forbiddenHeaderValue.test(value) ? void 0 : value;
					}
				}
				#lookup(rawHeaders, lowerName) {
					let separator = lowerName === "cookie" ? "; " : ", ";
					let value = null;
					for (let i = 0; i < rawHeaders.length; i += 2) {
						let rawName = rawHeaders[i];
						if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
							let rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
							if (forbiddenHeaderValue.test(rawValue)) {
								this.#invalidValue = !0;
								return;
							}
							value = value === null ? rawValue : value + separator + rawValue;
						}
					}
					return value;
				}
				append(name, value) {
					this.#native.append(name, value);
				}
				delete(name) {
					this.#native.delete(name);
				}
				get(name) {
					let lowerName = this.#normalizedName(name);
					if (lowerName && !this.#headers && !this.#invalidValue) {
						let http1Value = this.#lookupHttp1(lowerName);
						if (http1Value !== void 0) return http1Value;
						let value = this.#lookup(this.#lazyRawHeaders, lowerName);
						if (value !== void 0) return value;
					}
					return this.#native.get(name);
				}
				has(name) {
					let lowerName = this.#normalizedName(name);
					if (lowerName && !this.#headers && !this.#invalidValue) {
						let http1Value = this.#lookupHttp1(lowerName);
						if (http1Value !== void 0) return http1Value !== null;
						let value = this.#lookup(this.#lazyRawHeaders, lowerName);
						if (value !== void 0) return value !== null;
					}
					return this.#native.has(name);
				}
				set(name, value) {
					this.#native.set(name, value);
				}
				getSetCookie() {
					return this.#native.getSetCookie();
				}
				keys() {
					return this.#native.keys();
				}
				values() {
					return this.#native.values();
				}
				entries() {
					return this.#native.entries();
				}
				forEach(callback, thisArg) {
					this.#native.forEach((value, key) => {
						callback.call(thisArg, value, key, this);
					});
				}
				[Symbol.iterator]() {
					return this.entries();
				}
			};
			Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
				return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
					...options,
					depth: depth == null ? null : depth - 1
				})}`;
			} });
			Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
			let newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
			let reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
			let reDotSegment = /\/\.\.?(?:[/?#]|$)/;
			let reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
			let validateRequestTarget = (target) => {
				let backslash = target.indexOf("\\");
				if (backslash !== -1) {
					let query = target.indexOf("?");
					if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
				}
			};
			let buildUrl = (scheme, host, incomingUrl) => {
				let url = `${scheme}://${host}${incomingUrl}`;
				if (!reValidHost.test(host)) {
					validateRequestTarget(incomingUrl);
					let urlObj = new URL(url);
					if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
					return urlObj.href;
				} else if (incomingUrl.length === 0) return url + "/";
				else {
					if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
					if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
						validateRequestTarget(incomingUrl);
						return new URL(url).href;
					}
					return url;
				}
			};
			let toRequestError = (e) => {
				if (e instanceof RequestError) return e;
				return new RequestError(e.message, { cause: e });
			};
			let GlobalRequest = global.Request;
			var Request$1 = class extends GlobalRequest {
				constructor(input, options) {
					if (typeof input == "object" && getRequestCache in input) {
						let hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
						if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
						input = input[getRequestCache]();
					}
					options?.body?.getReader !== void 0 && (options.duplex ??= "half");
					super(input, options);
				}
			};
			let wrapBodyStream = Symbol("wrapBodyStream");
			let byteExactEncodings = new Set([
				"latin1",
				"binary",
				"hex",
				"base64",
				"base64url"
			]);
			let isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
			let bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
			let bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
			let toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
			let isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read == "function" && isByteExactEncoding(incoming.readableEncoding);
			let recordBodyBufferedBeforeDisconnect = (incoming) => {
				if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
				let incomingWithRecovery = incoming;
				incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
			};
			let readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
				if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
				let incomingWithRecovery = incoming;
				if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
				let result;
				let errored = incoming.errored;
				if (errored && errored.code !== "ECONNRESET") result = errored;
				else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
				else {
					let bodyChunks = chunks ?? [];
					let chunk = incoming.read();
					chunk !== null && bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
					let buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
					result = buffer;
					let contentLength = incoming.headers["content-length"];
					if (typeof contentLength == "string" && /^\d+$/.test(contentLength)) {
						let expectedLength = Number(contentLength);
						Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength && (result = newBodyUnusableError());
					}
				}
				incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
				return result;
			};
			let enqueueBufferedBody = (controller, buffered) => {
				if (buffered instanceof Error) {
					controller.error(buffered);
					return;
				}
				buffered.length > 0 && controller.enqueue(buffered);
				controller.close();
			};
			let newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
				let init = {
					method,
					headers,
					signal: abortController.signal
				};
				if (method === "TRACE") {
					init.method = "GET";
					let req = new Request$1(url, init);
					Object.defineProperty(req, "method", { get() {
						return "TRACE";
					} });
					return req;
				}
				if (method !== "GET" && method !== "HEAD") {
					if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
						controller.enqueue(incoming.rawBody);
						controller.close();
					} });
					else if (incoming[wrapBodyStream]) {
						let reader;
						init.body = new ReadableStream({ async pull(controller) {
							try {
								if (!reader) {
									let buffered = readBodyBufferedBeforeDisconnect(incoming);
									if (buffered !== void 0) {
										enqueueBufferedBody(controller, buffered);
										return;
									}
								}
								reader ||= external_node_stream_namespaceObject.Readable.toWeb(incoming).getReader();
								let { done, value } = await reader.read();
								done ? controller.close() : controller.enqueue(value);
							} catch (error) {
								controller.error(error);
							}
						} });
					} else {
						let buffered = readBodyBufferedBeforeDisconnect(incoming);
						init.body = buffered === void 0 ? external_node_stream_namespaceObject.Readable.toWeb(incoming) : new ReadableStream({ start(controller) {
							enqueueBufferedBody(controller, buffered);
						} });
					}
				}
				return new Request$1(url, init);
			};
			let getRequestCache = Symbol("getRequestCache");
			let requestCache = Symbol("requestCache");
			let incomingKey = Symbol("incomingKey");
			let urlKey = Symbol("urlKey");
			let methodKey = Symbol("methodKey");
			let headersKey = Symbol("headersKey");
			let abortControllerKey = Symbol("abortControllerKey");
			let getAbortController = Symbol("getAbortController");
			let abortRequest = Symbol("abortRequest");
			let bodyBufferKey = Symbol("bodyBuffer");
			let bodyReadPromiseKey = Symbol("bodyReadPromise");
			let bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
			let bodyLockReaderKey = Symbol("bodyLockReader");
			let abortReasonKey = Symbol("abortReason");
			let newBodyUnusableError = () => TypeError("Body is unusable");
			let rejectBodyUnusable = () => Promise.reject(newBodyUnusableError());
			let textDecoder = new TextDecoder();
			let consumeBodyDirectOnce = (request) => {
				if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
				request[bodyConsumedDirectlyKey] = !0;
			};
			let toArrayBuffer = (buf) => buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
			let contentType = (request) => (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
			let methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
			let normalizeIncomingMethod = (method) => {
				if (typeof method != "string" || method.length === 0) return "GET";
				switch (method) {
					case "DELETE":
					case "GET":
					case "HEAD":
					case "OPTIONS":
					case "PATCH":
					case "POST":
					case "PUT":
					case "QUERY": return method;
				}
				let upper = method.toUpperCase();
				switch (upper) {
					case "DELETE":
					case "GET":
					case "HEAD":
					case "OPTIONS":
					case "POST":
					case "PUT": return upper;
					default: return method;
				}
			};
			let validateDirectReadMethod = (method) => {
				if (!methodTokenRegExp.test(method)) return TypeError(`'${method}' is not a valid HTTP method.`);
				let normalized = method.toUpperCase();
				if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return TypeError(`'${method}' HTTP method is unsupported.`);
			};
			let readBodyWithFastPath = (request, method, fromBuffer) => {
				if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
				let methodName = request.method;
				if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
				let methodValidationError = validateDirectReadMethod(methodName);
				if (methodValidationError) return Promise.reject(methodValidationError);
				if (request[requestCache] && methodName !== "TRACE") return request[requestCache][method]();
				let alreadyUsedError = consumeBodyDirectOnce(request);
				if (alreadyUsedError) return alreadyUsedError;
				let raw = readRawBodyIfAvailable(request);
				if (raw) {
					let result = Promise.resolve(fromBuffer(raw, request));
					request[bodyBufferKey] = void 0;
					return result;
				}
				return readBodyDirect(request).then((buf) => {
					let result = fromBuffer(buf, request);
					request[bodyBufferKey] = void 0;
					return result;
				});
			};
			let readRawBodyIfAvailable = (request) => {
				let incoming = request[incomingKey];
				if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
			};
			let normalizeAbortError = (request, incoming) => {
				if (incoming.errored) return incoming.errored;
				let reason = request[abortReasonKey];
				if (reason !== void 0) return reason instanceof Error ? reason : Error(String(reason));
				return Error("Client connection prematurely closed.");
			};
			let readBodyDirect = (request) => {
				if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
				if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
				let incoming = request[incomingKey];
				if (incoming.readableDidRead) return rejectBodyUnusable();
				let buffered = readBodyBufferedBeforeDisconnect(incoming);
				if (buffered !== void 0) {
					if (buffered instanceof Error) return Promise.reject(buffered);
					request[bodyBufferKey] = buffered;
					return Promise.resolve(buffered);
				}
				let promise = new Promise((resolve, reject) => {
					let chunks = [];
					let settled = !1;
					let finish = (callback) => {
						if (settled) return;
						settled = !0;
						cleanup();
						callback();
					};
					let recoverCompleteBodyAfterDisconnect = (error) => {
						let streamError = incoming.errored ?? error;
						if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return !1;
						finish(() => {
							let recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
							if (recovered instanceof Error) reject(recovered);
							else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
							else {
								request[bodyBufferKey] = recovered;
								resolve(recovered);
							}
						});
						return !0;
					};
					let onData = (chunk) => {
						chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
					};
					let onEnd = () => {
						finish(() => {
							let buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
							request[bodyBufferKey] = buffer;
							resolve(buffer);
						});
					};
					let onError = (error) => {
						if (recoverCompleteBodyAfterDisconnect(error)) return;
						finish(() => {
							reject(error);
						});
					};
					let onClose = () => {
						if (incoming.readableEnded) {
							onEnd();
							return;
						}
						if (recoverCompleteBodyAfterDisconnect()) return;
						finish(() => {
							reject(normalizeAbortError(request, incoming));
						});
					};
					let cleanup = () => {
						incoming.off("data", onData);
						incoming.off("end", onEnd);
						incoming.off("error", onError);
						incoming.off("close", onClose);
						request[bodyReadPromiseKey] = void 0;
					};
					incoming.on("data", onData);
					incoming.on("end", onEnd);
					incoming.on("error", onError);
					incoming.on("close", onClose);
					queueMicrotask(() => {
						if (settled) return;
						incoming.readableEnded ? onEnd() : incoming.errored ? onError(incoming.errored) : incoming.destroyed && onClose();
					});
				});
				request[bodyReadPromiseKey] = promise;
				return promise;
			};
			let requestPrototype = {
				get method() {
					return this[methodKey];
				},
				get url() {
					return this[urlKey];
				},
				get headers() {
					return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
				},
				[abortRequest](reason) {
					this[abortReasonKey] === void 0 && (this[abortReasonKey] = reason);
					let abortController = this[abortControllerKey];
					abortController && !abortController.signal.aborted && abortController.abort(reason);
				},
				[getAbortController]() {
					this[abortControllerKey] ||= new AbortController();
					this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted && this[abortControllerKey].abort(this[abortReasonKey]);
					return this[abortControllerKey];
				},
				[getRequestCache]() {
					let abortController = this[getAbortController]();
					if (this[requestCache]) return this[requestCache];
					let method = this.method;
					if (this[bodyConsumedDirectlyKey] && method !== "GET" && method !== "HEAD") {
						this[bodyBufferKey] = void 0;
						let init = {
							method: method === "TRACE" ? "GET" : method,
							headers: this.headers,
							signal: abortController.signal
						};
						if (method !== "TRACE") {
							init.body = new ReadableStream({ start(c) {
								c.close();
							} });
							init.duplex = "half";
						}
						let req = new Request$1(this[urlKey], init);
						method === "TRACE" && Object.defineProperty(req, "method", { get() {
							return "TRACE";
						} });
						return this[requestCache] = req;
					}
					return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
				},
				get body() {
					if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
					let request = this[getRequestCache]();
					!this[bodyLockReaderKey] && request.body && (this[bodyLockReaderKey] = request.body.getReader());
					return request.body;
				},
				get bodyUsed() {
					if (this[bodyConsumedDirectlyKey]) return !0;
					if (this[requestCache]) return this[requestCache].bodyUsed;
					return !1;
				}
			};
			Object.defineProperty(requestPrototype, "signal", { get() {
				return this[getAbortController]().signal;
			} });
			[
				"cache",
				"credentials",
				"destination",
				"integrity",
				"mode",
				"redirect",
				"referrer",
				"referrerPolicy",
				"keepalive"
			].forEach((k) => {
				Object.defineProperty(requestPrototype, k, { get() {
					return this[getRequestCache]()[k];
				} });
			});
			["clone", "formData"].forEach((k) => {
				Object.defineProperty(requestPrototype, k, { value: function() {
					if (this[bodyConsumedDirectlyKey]) {
						if (k === "clone") throw newBodyUnusableError();
						return rejectBodyUnusable();
					}
					return this[getRequestCache]()[k]();
				} });
			});
			Object.defineProperty(requestPrototype, "text", { value: function() {
				return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
			} });
			Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
				return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
			} });
			Object.defineProperty(requestPrototype, "blob", { value: function() {
				return readBodyWithFastPath(this, "blob", (buf, request) => {
					let type = contentType(request);
					return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
				});
			} });
			Object.defineProperty(requestPrototype, "json", { value: function() {
				if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
				return this.text().then(JSON.parse);
			} });
			Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
				return `Request (lightweight) ${inspectFn({
					method: this.method,
					url: this.url,
					headers: this.headers,
					nativeRequest: this[requestCache]
				}, {
					...options,
					depth: depth == null ? null : depth - 1
				})}`;
			} });
			Object.setPrototypeOf(requestPrototype, Request$1.prototype);
			let newRequest = (incoming, defaultHostname) => {
				let req = Object.create(requestPrototype);
				req[incomingKey] = incoming;
				req[methodKey] = normalizeIncomingMethod(incoming.method);
				let incomingUrl = incoming.url || "";
				if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
					if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
					try {
						validateRequestTarget(incomingUrl);
						req[urlKey] = new URL(incomingUrl).href;
					} catch (e) {
						throw new RequestError("Invalid absolute URL", { cause: e });
					}
					return req;
				}
				let host = (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
				if (!host) throw new RequestError("Missing host header");
				let scheme;
				if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
					scheme = incoming.scheme;
					if (scheme !== "http" && scheme !== "https") throw new RequestError("Unsupported scheme");
				} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
				try {
					req[urlKey] = buildUrl(scheme, host, incomingUrl);
				} catch (e) {
					if (e instanceof RequestError) throw e;
					else throw new RequestError("Invalid URL", { cause: e });
				}
				return req;
			};
			let defaultContentType = "text/plain; charset=UTF-8";
			let responseCache = Symbol("responseCache");
			let getResponseCache = Symbol("getResponseCache");
			let cacheKey = Symbol("cache");
			let GlobalResponse = global.Response;
			var Response$1 = class Response$1 {
				#body;
				#init;
				[getResponseCache]() {
					let cache = this[cacheKey];
					let liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
					delete this[cacheKey];
					return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
						status: this.#init?.status,
						statusText: this.#init?.statusText,
						headers: liveHeaders
					} : this.#init);
				}
				constructor(body, init) {
					let headers;
					this.#body = body;
					if (init instanceof GlobalResponse) {
						let cachedGlobalResponse = init[responseCache];
						if (cachedGlobalResponse) {
							this.#init = cachedGlobalResponse;
							this[getResponseCache]();
							return;
						}
						this.#init = init instanceof Response$1 ? init.#init : init;
						headers = new Headers(init.headers);
					} else this.#init = init;
					(body == null || typeof body == "string" || body?.getReader !== void 0 || body instanceof Blob || body instanceof Uint8Array) && (this[cacheKey] = [
						init?.status || 200,
						body ?? null,
						headers || init?.headers
					]);
				}
				get headers() {
					let cache = this[cacheKey];
					if (cache) {
						cache[2] instanceof Headers || (cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType })));
						return cache[2];
					}
					return this[getResponseCache]().headers;
				}
				get status() {
					return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
				}
				get ok() {
					let status = this.status;
					return status >= 200 && status < 300;
				}
			};
			[
				"body",
				"bodyUsed",
				"redirected",
				"statusText",
				"trailers",
				"type",
				"url"
			].forEach((k) => {
				Object.defineProperty(Response$1.prototype, k, { get() {
					return this[getResponseCache]()[k];
				} });
			});
			[
				"arrayBuffer",
				"blob",
				"clone",
				"formData",
				"json",
				"text"
			].forEach((k) => {
				Object.defineProperty(Response$1.prototype, k, { value: function() {
					return this[getResponseCache]()[k]();
				} });
			});
			Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
				return `Response (lightweight) ${inspectFn({
					status: this.status,
					headers: this.headers,
					ok: this.ok,
					nativeResponse: this[responseCache]
				}, {
					...options,
					depth: depth == null ? null : depth - 1
				})}`;
			} });
			Object.setPrototypeOf(Response$1, GlobalResponse);
			Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
			let validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
			let parseRedirectUrl = (url) => {
				if (url instanceof URL) return url.href;
				if (validRedirectUrl.test(url)) return url;
				return new URL(url).href;
			};
			let validRedirectStatuses = new Set([
				301,
				302,
				303,
				307,
				308
			]);
			Object.defineProperty(Response$1, "redirect", {
				value: function redirect(url, status = 302) {
					if (!validRedirectStatuses.has(status)) throw RangeError("Invalid status code");
					return new Response$1(null, {
						status,
						headers: { location: parseRedirectUrl(url) }
					});
				},
				writable: !0,
				configurable: !0
			});
			Object.defineProperty(Response$1, "json", {
				value: function json(data, init) {
					let body = JSON.stringify(data);
					if (body === void 0) throw TypeError("The data is not JSON serializable");
					let initHeaders = init?.headers;
					let headers;
					if (initHeaders) {
						headers = new Headers(initHeaders);
						headers.has("content-type") || headers.set("content-type", "application/json");
					} else headers = { "content-type": "application/json" };
					return new Response$1(body, {
						status: init?.status ?? 200,
						statusText: init?.statusText,
						headers
					});
				},
				writable: !0,
				configurable: !0
			});
			async function readWithoutBlocking(readPromise) {
				return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
			}
			function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
				let cancel = (error) => {
					reader.cancel(error).catch(() => {});
				};
				writable.on("close", cancel);
				writable.on("error", cancel);
				(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
				return reader.closed.finally(() => {
					writable.off("close", cancel);
					writable.off("error", cancel);
				});
				function handleStreamError(error) {
					error && writable.destroy(error);
				}
				function onDrain() {
					reader.read().then(flow, handleStreamError);
				}
				function flow({ done, value }) {
					try {
						if (done) writable.end();
						else if (!writable.write(value)) writable.once("drain", onDrain);
						else return reader.read().then(flow, handleStreamError);
					} catch (e) {
						handleStreamError(e);
					}
				}
			}
			function writeFromReadableStream(stream, writable) {
				if (stream.locked) throw TypeError("ReadableStream is locked.");
				else if (writable.destroyed) return;
				return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
			}
			let buildOutgoingHttpHeaders = (headers, defaultContentType) => {
				let res = {};
				headers instanceof Headers || (headers = new Headers(headers ?? void 0));
				if (headers.has("set-cookie")) {
					let cookies = [];
					for (let [k, v] of headers) k === "set-cookie" ? cookies.push(v) : res[k] = v;
					cookies.length > 0 && (res["set-cookie"] = cookies);
				} else for (let [k, v] of headers) res[k] = v;
				defaultContentType && (res["content-type"] ??= defaultContentType);
				return res;
			};
			let outgoingEnded = Symbol("outgoingEnded");
			let incomingDraining = Symbol("incomingDraining");
			let drainIncoming = (incoming) => {
				let incomingWithDrainState = incoming;
				if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
				incomingWithDrainState[incomingDraining] = !0;
				if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
					try {
						incoming.stream?.close?.(external_node_http2_namespaceObject.constants.NGHTTP2_NO_ERROR);
					} catch {}
					return;
				}
				let bytesRead = 0;
				let cleanup = () => {
					clearTimeout(timer);
					incoming.off("data", onData);
					incoming.off("end", cleanup);
					incoming.off("error", cleanup);
				};
				let forceClose = () => {
					cleanup();
					let socket = incoming.socket;
					socket && !socket.destroyed && (typeof socket.destroySoon == "function" ? socket.destroySoon() : typeof socket.destroy == "function" && socket.destroy());
				};
				let timer = setTimeout(forceClose, 500);
				timer.unref?.();
				let onData = (chunk) => {
					bytesRead += chunk.length;
					bytesRead > 67108864 && forceClose();
				};
				incoming.on("data", onData);
				incoming.on("end", cleanup);
				incoming.on("error", cleanup);
				incoming.resume();
			};
			let makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
				if (incoming.errored) {
					recordBodyBufferedBeforeDisconnect(incoming);
					req[abortRequest](incoming.errored.toString());
				} else if (!outgoing.writableFinished || incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest && incoming.aborted) {
					recordBodyBufferedBeforeDisconnect(incoming);
					req[abortRequest]("Client connection prematurely closed.");
				}
				needsBodyCleanup && !incoming.readableEnded && setTimeout(() => {
					incoming.readableEnded || setTimeout(() => {
						drainIncoming(incoming);
					});
				});
			};
			let isImmediateCacheableResponse = (res) => {
				if (!(cacheKey in res)) return !1;
				let body = res[cacheKey][1];
				return body === null || typeof body == "string" || body instanceof Uint8Array;
			};
			let handleRequestError = () => new Response(null, { status: 400 });
			let handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
			let handleResponseError = (e, outgoing) => {
				let err = e instanceof Error ? e : Error("unknown error", { cause: e });
				if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
				else {
					console.error(e);
					if (!outgoing.headersSent) {
						outgoing instanceof external_node_http_namespaceObject.ServerResponse && (outgoing._contentLength = null);
						outgoing.writeHead(500, { "Content-Type": "text/plain" });
					}
					outgoing.end(`Error: ${err.message}`);
					outgoing.destroy(err);
				}
			};
			let flushHeaders = (outgoing) => {
				"flushHeaders" in outgoing && outgoing.writable && outgoing.flushHeaders();
			};
			let trySetContentLength = (outgoing, status, length) => {
				let http1 = outgoing;
				if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
					http1._contentLength = length;
					return !0;
				}
				return !1;
			};
			let writeDefaultHeaders = (outgoing, status, length) => {
				trySetContentLength(outgoing, status, length) ? outgoing.writeHead(status, { "Content-Type": defaultContentType }) : outgoing.writeHead(status, {
					"Content-Type": defaultContentType,
					"Content-Length": length
				});
			};
			let responseViaCache = async (res, outgoing) => {
				let [status, body, header] = res[cacheKey];
				if (!header) {
					if (body === null) {
						outgoing.writeHead(status);
						outgoing.end();
					} else if (typeof body == "string") {
						writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
						outgoing.end(body);
					} else if (body instanceof Uint8Array) {
						writeDefaultHeaders(outgoing, status, body.byteLength);
						outgoing.end(body);
					} else if (body instanceof Blob) {
						writeDefaultHeaders(outgoing, status, body.size);
						outgoing.end(new Uint8Array(await body.arrayBuffer()));
					} else {
						outgoing.writeHead(status, { "Content-Type": defaultContentType });
						flushHeaders(outgoing);
						await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
					}
					outgoing[outgoingEnded]?.();
					return;
				}
				let hasContentLength = !1;
				let plainHeaders = !1;
				let canAutoLength = !0;
				if (header instanceof Headers) {
					hasContentLength = header.has("content-length");
					header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
				} else if (Array.isArray(header)) {
					let headerObj = new Headers(header);
					hasContentLength = headerObj.has("content-length");
					header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
				} else {
					plainHeaders = !0;
					for (let key in header) {
						if (key.length === 14 && key.toLowerCase() === "content-length") {
							hasContentLength = !0;
							break;
						}
						(key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") && (canAutoLength = !1);
					}
				}
				if (!hasContentLength) {
					let length;
					typeof body == "string" ? length = Buffer.byteLength(body) : body instanceof Uint8Array ? length = body.byteLength : body instanceof Blob && (length = body.size);
					if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
						plainHeaders && (header = { ...header });
						header["Content-Length"] = length;
					}
				}
				outgoing.writeHead(status, header);
				if (body == null) outgoing.end();
				else if (typeof body == "string" || body instanceof Uint8Array) outgoing.end(body);
				else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
				else {
					flushHeaders(outgoing);
					await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
				}
				outgoing[outgoingEnded]?.();
			};
			let isPromise = (res) => typeof res.then == "function";
			let responseViaResponseObject = async (res, outgoing, options = {}) => {
				if (isPromise(res)) {
					if (options.errorHandler) try {
						res = await res;
					} catch (err) {
						let errRes = await options.errorHandler(err);
						if (!errRes) return;
						res = errRes;
					}
					else res = await res.catch(handleFetchError);
				}
				if (cacheKey in res) return responseViaCache(res, outgoing);
				let resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
				if (res.body) {
					let reader = res.body.getReader();
					let values = [];
					let done = !1;
					let currentReadPromise;
					if (resHeaderRecord["transfer-encoding"] !== "chunked") {
						let maxReadCount = 2;
						for (let i = 0; i < maxReadCount; i++) {
							currentReadPromise ||= reader.read();
							let chunk = await readWithoutBlocking(currentReadPromise).catch((e) => {
								console.error(e);
								done = !0;
							});
							if (!chunk) {
								if (i === 1) {
									await new Promise((resolve) => setTimeout(resolve));
									maxReadCount = 3;
									continue;
								}
								break;
							}
							currentReadPromise = void 0;
							chunk.value && values.push(chunk.value);
							if (chunk.done) {
								done = !0;
								break;
							}
						}
						done && !("content-length" in resHeaderRecord) && (resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0));
					}
					outgoing.writeHead(res.status, resHeaderRecord);
					values.forEach((value) => {
						outgoing.write(value);
					});
					if (done) outgoing.end();
					else {
						values.length === 0 && flushHeaders(outgoing);
						await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
					}
				} else if (!resHeaderRecord["x-hono-already-sent"]) {
					outgoing.writeHead(res.status, resHeaderRecord);
					outgoing.end();
				}
				outgoing[outgoingEnded]?.();
			};
			let getRequestListener = (fetchCallback, options = {}) => {
				let autoCleanupIncoming = options.autoCleanupIncoming ?? !0;
				if (options.overrideGlobalObjects !== !1 && global.Request !== Request$1) {
					Object.defineProperty(global, "Request", { value: Request$1 });
					Object.defineProperty(global, "Response", { value: Response$1 });
				}
				return async (incoming, outgoing) => {
					let res, req;
					let needsBodyCleanup = !1;
					let closeHandlerAttached = !1;
					let ensureCloseHandler = () => {
						if (!req || closeHandlerAttached) return;
						closeHandlerAttached = !0;
						outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
					};
					try {
						req = newRequest(incoming, options.hostname);
						needsBodyCleanup = autoCleanupIncoming && incoming.method !== "GET" && incoming.method !== "HEAD";
						if (needsBodyCleanup) {
							incoming[wrapBodyStream] = !0;
							incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest && (outgoing[outgoingEnded] = () => {
								incoming.readableEnded || setTimeout(() => {
									incoming.readableEnded || setTimeout(() => {
										incoming.destroy();
										outgoing.destroy();
									});
								});
							});
						}
						res = fetchCallback(req, {
							incoming,
							outgoing
						});
						if (!isPromise(res) && isImmediateCacheableResponse(res)) {
							needsBodyCleanup && !incoming.readableEnded && outgoing.once("finish", () => {
								incoming.readableEnded || drainIncoming(incoming);
							});
							return responseViaCache(res, outgoing);
						}
						ensureCloseHandler();
					} catch (e) {
						if (res) return handleResponseError(e, outgoing);
						else if (options.errorHandler) {
							ensureCloseHandler();
							res = await options.errorHandler(req ? e : toRequestError(e));
							if (!res) return;
						} else res = req ? handleFetchError(e) : handleRequestError();
					}
					try {
						return await responseViaResponseObject(res, outgoing, options);
					} catch (e) {
						return handleResponseError(e, outgoing);
					}
				};
			};
			let CloseEvent = globalThis.CloseEvent ?? class extends Event {
				#eventInitDict;
				constructor(type, eventInitDict = {}) {
					super(type, eventInitDict);
					this.#eventInitDict = eventInitDict;
				}
				get wasClean() {
					return this.#eventInitDict.wasClean ?? !1;
				}
				get code() {
					return this.#eventInitDict.code ?? 0;
				}
				get reason() {
					return this.#eventInitDict.reason ?? "";
				}
			};
			let ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
				#eventInitDict;
				constructor(type, eventInitDict = {}) {
					super(type, eventInitDict);
					this.#eventInitDict = eventInitDict;
				}
				get message() {
					return this.#eventInitDict.message ?? "";
				}
				get filename() {
					return this.#eventInitDict.filename ?? "";
				}
				get lineno() {
					return this.#eventInitDict.lineno ?? 0;
				}
				get colno() {
					return this.#eventInitDict.colno ?? 0;
				}
				get error() {
					return this.#eventInitDict.error ?? null;
				}
			};
			let generateConnectionSymbol = () => Symbol("connection");
			let CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
			let WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
			let responseHeadersToSkip = new Set([
				"connection",
				"content-length",
				"keep-alive",
				"proxy-authenticate",
				"proxy-authorization",
				"te",
				"trailer",
				"transfer-encoding",
				"upgrade",
				"sec-websocket-accept",
				"sec-websocket-extensions",
				"sec-websocket-protocol"
			]);
			let appendResponseHeaders = (headers, responseHeaders) => {
				if (!responseHeaders) return;
				responseHeaders.forEach((value, key) => {
					if (responseHeadersToSkip.has(key.toLowerCase())) return;
					headers.push(`${key}: ${value}`);
				});
			};
			let rejectUpgradeRequest = (socket, status, responseHeaders) => {
				if (socket.destroyed) return;
				let responseLines = ["Connection: close", "Content-Length: 0"];
				appendResponseHeaders(responseLines, responseHeaders);
				socket.end(`HTTP/1.1 ${status.toString()} ${external_node_http_namespaceObject.STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
			};
			let createUpgradeRequest = (request) => {
				let protocol = request.socket.encrypted ? "https" : "http";
				let incomingUrl = request.url ?? "/";
				let url;
				if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
					validateRequestTarget(incomingUrl);
					url = new URL(incomingUrl).href;
				} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
				let headers = new Headers();
				for (let key in request.headers) {
					let value = request.headers[key];
					if (!value) continue;
					headers.append(key, Array.isArray(value) ? value[0] : value);
				}
				return new Request(url, { headers });
			};
			let setupWebSocket = (options) => {
				let { server, fetchCallback, wss } = options;
				let waiterMap = new Map();
				wss.on("connection", (ws, request) => {
					let waiter = waiterMap.get(request);
					if (waiter) {
						waiter.resolve(ws);
						waiterMap.delete(request);
					}
				});
				let rejectWaiter = (request) => {
					let waiter = waiterMap.get(request);
					if (waiter) {
						waiterMap.delete(request);
						waiter.reject(Error("WebSocket handshake aborted"));
					}
				};
				let waitForWebSocket = (request, connectionSymbol) => new Promise((resolve, reject) => {
					waiterMap.set(request, {
						resolve,
						reject,
						connectionSymbol
					});
				});
				server.on("upgrade", async (request, socket, head) => {
					if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
					let ignoreSocketError = () => {};
					let reclaimWaiterOnClose = () => rejectWaiter(request);
					socket.on("error", ignoreSocketError);
					socket.once("close", reclaimWaiterOnClose);
					let env = {
						incoming: request,
						outgoing: void 0,
						wss,
						[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
					};
					let status = 400;
					let responseHeaders;
					try {
						let response = await fetchCallback(createUpgradeRequest(request), env);
						if (response instanceof Response) {
							status = response.status;
							responseHeaders = response.headers;
						}
					} catch (error) {
						server.listenerCount("upgrade") === 1 && rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
						return;
					}
					if (socket.destroyed) {
						rejectWaiter(request);
						return;
					}
					let waiter = waiterMap.get(request);
					if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
						rejectWaiter(request);
						server.listenerCount("upgrade") === 1 && rejectUpgradeRequest(socket, status, responseHeaders);
						return;
					}
					let addResponseHeaders = (headers) => {
						appendResponseHeaders(headers, responseHeaders);
					};
					wss.on("headers", addResponseHeaders);
					try {
						wss.handleUpgrade(request, socket, head, (ws) => {
							socket.off("close", reclaimWaiterOnClose);
							socket.off("error", ignoreSocketError);
							wss.emit("connection", ws, request);
						});
					} finally {
						wss.off("headers", addResponseHeaders);
					}
				});
				server.on("close", () => {
					wss.close();
				});
			};
			(0, vendor_hono.defineWebSocketHelper)(async (c, events, options) => {
				if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
				let env = c.env;
				let waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
				if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
				let connectionSymbol = generateConnectionSymbol();
				env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
				(async () => {
					let ws;
					try {
						ws = await waitForWebSocket(env.incoming, connectionSymbol);
					} catch {
						return;
					}
					let messagesReceivedInStarting = [];
					let bufferMessage = (data, isBinary) => {
						messagesReceivedInStarting.push([data, isBinary]);
					};
					ws.on("message", bufferMessage);
					let ctx = {
						binaryType: "arraybuffer",
						close(code, reason) {
							ws.close(code, reason);
						},
						protocol: ws.protocol,
						raw: ws,
						get readyState() {
							return ws.readyState;
						},
						send(source, opts) {
							ws.send(source, { compress: opts?.compress });
						},
						url: new URL(c.req.url)
					};
					try {
						events?.onOpen?.(new Event("open"), ctx);
					} catch (e) {
						(options?.onError ?? console.error)(e);
					}
					let handleMessage = (data, isBinary) => {
						let datas = Array.isArray(data) ? data : [data];
						for (let data of datas) try {
							events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data == "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
						} catch (e) {
							(options?.onError ?? console.error)(e);
						}
					};
					ws.off("message", bufferMessage);
					for (let message of messagesReceivedInStarting) handleMessage(...message);
					ws.on("message", (data, isBinary) => {
						handleMessage(data, isBinary);
					});
					ws.on("close", (code, reason) => {
						try {
							events?.onClose?.(new CloseEvent("close", {
								code,
								reason: reason.toString()
							}), ctx);
						} catch (e) {
							(options?.onError ?? console.error)(e);
						}
					});
					ws.on("error", (error) => {
						try {
							events?.onError?.(new ErrorEvent("error", { error }), ctx);
						} catch (e) {
							(options?.onError ?? console.error)(e);
						}
					});
				})();
				return new Response();
			});
			let createAdaptorServer = (options) => {
				let fetchCallback = options.fetch;
				let requestListener = getRequestListener(fetchCallback, {
					hostname: options.hostname,
					overrideGlobalObjects: options.overrideGlobalObjects,
					autoCleanupIncoming: options.autoCleanupIncoming
				});
				let server = (options.createServer || external_node_http_namespaceObject.createServer)(options.serverOptions || {}, requestListener);
				if (options.websocket && options.websocket.server) {
					if (options.websocket.server.options.noServer !== !0) throw Error("WebSocket server must be created with { noServer: true } option");
					setupWebSocket({
						server,
						fetchCallback,
						wss: options.websocket.server
					});
				}
				return server;
			};
			let serve = (options, listeningListener) => {
				let server = createAdaptorServer(options);
				server.listen(options?.port ?? 3e3, options.hostname, () => {
					let serverInfo = server.address();
					listeningListener && listeningListener(serverInfo);
				});
				return server;
			};
		}),
		617: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(379).index();
		}),
		212: ((module) => {
			"use strict";
			module.exports = require("../../shared/start.js");
		}),
		379: ((module) => {
			"use strict";
			module.exports = require("../hono.js");
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
	var __webpack_exports__ = __nccwpck_require__(623);
	module.exports = __webpack_exports__;
})();
