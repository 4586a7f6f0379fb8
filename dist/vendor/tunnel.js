(() => {
	var __webpack_modules__ = {
		260: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { index: () => __nccwpck_require__(570) };
		}),
		895: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		}),
		922: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(345)["builtin-esm-external-require-assert"]();
		}),
		925: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(345)["builtin-esm-external-require-events"]();
		}),
		570: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { require_tunnel: () => require_tunnel });
			var $start_runtime = __nccwpck_require__(895);
			var $node_builtin_esm_external_require_assert = __nccwpck_require__(922);
			var $node_builtin_esm_external_require_events = __nccwpck_require__(925);
			var require_tunnel$1 = (0, $start_runtime.__commonJSMin)(((exports) => {
				(0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_net)();
				var tls = (0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_tls)();
				var http = (0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_http)();
				var https = (0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_https)();
				var events = (0, $node_builtin_esm_external_require_events.require_builtin_esm_external_require_events)();
				(0, $node_builtin_esm_external_require_assert.require_builtin_esm_external_require_assert)();
				var util = (0, $node_builtin_esm_external_require_events.require_builtin_esm_external_require_util)();
				exports.httpOverHttp = httpOverHttp;
				exports.httpsOverHttp = httpsOverHttp;
				exports.httpOverHttps = httpOverHttps;
				exports.httpsOverHttps = httpsOverHttps;
				function httpOverHttp(options) {
					var agent = new TunnelingAgent(options);
					agent.request = http.request;
					return agent;
				}
				function httpsOverHttp(options) {
					var agent = new TunnelingAgent(options);
					agent.request = http.request;
					agent.createSocket = createSecureSocket;
					agent.defaultPort = 443;
					return agent;
				}
				function httpOverHttps(options) {
					var agent = new TunnelingAgent(options);
					agent.request = https.request;
					return agent;
				}
				function httpsOverHttps(options) {
					var agent = new TunnelingAgent(options);
					agent.request = https.request;
					agent.createSocket = createSecureSocket;
					agent.defaultPort = 443;
					return agent;
				}
				function TunnelingAgent(options) {
					var self = this;
					self.options = options || {};
					self.proxyOptions = self.options.proxy || {};
					self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
					self.requests = [];
					self.sockets = [];
					self.on("free", function onFree(socket, host, port, localAddress) {
						var options = toOptions(host, port, localAddress);
						for (var i = 0, len = self.requests.length; i < len; ++i) {
							var pending = self.requests[i];
							if (pending.host === options.host && pending.port === options.port) {
								self.requests.splice(i, 1);
								pending.request.onSocket(socket);
								return;
							}
						}
						socket.destroy();
						self.removeSocket(socket);
					});
				}
				util.inherits(TunnelingAgent, events.EventEmitter);
				TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
					var self = this;
					var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
					if (self.sockets.length >= this.maxSockets) {
						self.requests.push(options);
						return;
					}
					self.createSocket(options, function(socket) {
						socket.on("free", onFree);
						socket.on("close", onCloseOrRemove);
						socket.on("agentRemove", onCloseOrRemove);
						req.onSocket(socket);
						function onFree() {
							self.emit("free", socket, options);
						}
						function onCloseOrRemove(err) {
							self.removeSocket(socket);
							socket.removeListener("free", onFree);
							socket.removeListener("close", onCloseOrRemove);
							socket.removeListener("agentRemove", onCloseOrRemove);
						}
					});
				};
				TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
					var self = this;
					var placeholder = {};
					self.sockets.push(placeholder);
					var connectOptions = mergeOptions({}, self.proxyOptions, {
						method: "CONNECT",
						path: options.host + ":" + options.port,
						agent: !1,
						headers: { host: options.host + ":" + options.port }
					});
					options.localAddress && (connectOptions.localAddress = options.localAddress);
					if (connectOptions.proxyAuth) {
						connectOptions.headers = connectOptions.headers || {};
						connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
					}
					debug("making CONNECT request");
					var connectReq = self.request(connectOptions);
					connectReq.useChunkedEncodingByDefault = !1;
					connectReq.once("response", onResponse);
					connectReq.once("upgrade", onUpgrade);
					connectReq.once("connect", onConnect);
					connectReq.once("error", onError);
					connectReq.end();
					function onResponse(res) {
						res.upgrade = !0;
					}
					function onUpgrade(res, socket, head) {
						process.nextTick(function() {
							onConnect(res, socket, head);
						});
					}
					function onConnect(res, socket, head) {
						connectReq.removeAllListeners();
						socket.removeAllListeners();
						if (res.statusCode !== 200) {
							debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
							socket.destroy();
							var error = Error("tunneling socket could not be established, statusCode=" + res.statusCode);
							error.code = "ECONNRESET";
							options.request.emit("error", error);
							self.removeSocket(placeholder);
							return;
						}
						if (head.length > 0) {
							debug("got illegal response body from proxy");
							socket.destroy();
							var error = Error("got illegal response body from proxy");
							error.code = "ECONNRESET";
							options.request.emit("error", error);
							self.removeSocket(placeholder);
							return;
						}
						debug("tunneling connection has established");
						self.sockets[self.sockets.indexOf(placeholder)] = socket;
						return cb(socket);
					}
					function onError(cause) {
						connectReq.removeAllListeners();
						debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
						var error = Error("tunneling socket could not be established, cause=" + cause.message);
						error.code = "ECONNRESET";
						options.request.emit("error", error);
						self.removeSocket(placeholder);
					}
				};
				TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
					var pos = this.sockets.indexOf(socket);
					if (pos === -1) return;
					this.sockets.splice(pos, 1);
					var pending = this.requests.shift();
					pending && this.createSocket(pending, function(socket) {
						pending.request.onSocket(socket);
					});
				};
				function createSecureSocket(options, cb) {
					var self = this;
					TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
						var hostHeader = options.request.getHeader("host");
						var tlsOptions = mergeOptions({}, self.options, {
							socket,
							servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
						});
						var secureSocket = tls.connect(0, tlsOptions);
						self.sockets[self.sockets.indexOf(socket)] = secureSocket;
						cb(secureSocket);
					});
				}
				function toOptions(host, port, localAddress) {
					if (typeof host == "string") return {
						host,
						port,
						localAddress
					};
					return host;
				}
				function mergeOptions(target) {
					for (var i = 1, len = arguments.length; i < len; ++i) {
						var overrides = arguments[i];
						if (typeof overrides == "object") {
							var keys = Object.keys(overrides);
							for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
								var k = keys[j];
								overrides[k] !== void 0 && (target[k] = overrides[k]);
							}
						}
					}
					return target;
				}
				var debug = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
					var args = Array.prototype.slice.call(arguments);
					typeof args[0] == "string" ? args[0] = "TUNNEL: " + args[0] : args.unshift("TUNNEL:");
					console.error.apply(console, args);
				} : function() {};
				exports.debug = debug;
			}));
			var require_tunnel = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				module.exports = require_tunnel$1();
			}));
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
	var __webpack_exports__ = __nccwpck_require__(260);
	module.exports = __webpack_exports__;
})();
