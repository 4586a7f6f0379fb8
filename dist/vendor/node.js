(() => {
	var __webpack_modules__ = {
		866: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				"builtin-esm-external-require-assert": () => __nccwpck_require__(541),
				"builtin-esm-external-require-events": () => __nccwpck_require__(138),
				"builtin-esm-external-require-fs": () => __nccwpck_require__(123)
			};
		}),
		333: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(135).runtime();
		}),
		541: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				require_builtin_esm_external_require_assert: () => require_builtin_esm_external_require_assert,
				require_builtin_esm_external_require_http: () => require_builtin_esm_external_require_http,
				require_builtin_esm_external_require_https: () => require_builtin_esm_external_require_https,
				require_builtin_esm_external_require_net: () => require_builtin_esm_external_require_net,
				require_builtin_esm_external_require_node_assert: () => require_builtin_esm_external_require_node_assert,
				require_builtin_esm_external_require_node_async_hooks: () => require_builtin_esm_external_require_node_async_hooks,
				require_builtin_esm_external_require_node_buffer: () => require_builtin_esm_external_require_node_buffer,
				require_builtin_esm_external_require_node_console: () => require_builtin_esm_external_require_node_console,
				require_builtin_esm_external_require_node_crypto: () => require_builtin_esm_external_require_node_crypto,
				require_builtin_esm_external_require_node_diagnostics_channel: () => require_builtin_esm_external_require_node_diagnostics_channel,
				require_builtin_esm_external_require_node_dns: () => require_builtin_esm_external_require_node_dns,
				require_builtin_esm_external_require_node_events: () => require_builtin_esm_external_require_node_events,
				require_builtin_esm_external_require_node_http: () => require_builtin_esm_external_require_node_http,
				require_builtin_esm_external_require_node_http2: () => require_builtin_esm_external_require_node_http2,
				require_builtin_esm_external_require_node_net: () => require_builtin_esm_external_require_node_net,
				require_builtin_esm_external_require_node_perf_hooks: () => require_builtin_esm_external_require_node_perf_hooks,
				require_builtin_esm_external_require_node_querystring: () => require_builtin_esm_external_require_node_querystring,
				require_builtin_esm_external_require_node_stream: () => require_builtin_esm_external_require_node_stream,
				require_builtin_esm_external_require_node_tls: () => require_builtin_esm_external_require_node_tls,
				require_builtin_esm_external_require_node_url: () => require_builtin_esm_external_require_node_url,
				require_builtin_esm_external_require_node_util: () => require_builtin_esm_external_require_node_util,
				require_builtin_esm_external_require_node_worker_threads: () => require_builtin_esm_external_require_node_worker_threads,
				require_builtin_esm_external_require_node_zlib: () => require_builtin_esm_external_require_node_zlib,
				require_builtin_esm_external_require_string_decoder: () => require_builtin_esm_external_require_string_decoder,
				require_builtin_esm_external_require_tls: () => require_builtin_esm_external_require_tls,
				require_types: () => require_types
			});
			var runtime = __nccwpck_require__(333);
			let external_node_buffer_namespaceObject = require("node:buffer");
			var external_node_buffer_default = __nccwpck_require__.n(external_node_buffer_namespaceObject);
			let external_node_crypto_namespaceObject = require("node:crypto");
			var external_node_crypto_default = __nccwpck_require__.n(external_node_crypto_namespaceObject);
			let external_node_zlib_namespaceObject = require("node:zlib");
			var external_node_zlib_default = __nccwpck_require__.n(external_node_zlib_namespaceObject);
			let external_node_url_namespaceObject = require("node:url");
			var external_node_url_default = __nccwpck_require__.n(external_node_url_namespaceObject);
			let external_node_util_namespaceObject = require("node:util");
			var external_node_util_default = __nccwpck_require__.n(external_node_util_namespaceObject);
			let external_http_namespaceObject = require("http");
			var external_http_default = __nccwpck_require__.n(external_http_namespaceObject);
			let external_https_namespaceObject = require("https");
			var external_https_default = __nccwpck_require__.n(external_https_namespaceObject);
			let external_net_namespaceObject = require("net");
			var external_net_default = __nccwpck_require__.n(external_net_namespaceObject);
			let external_tls_namespaceObject = require("tls");
			var external_tls_default = __nccwpck_require__.n(external_tls_namespaceObject);
			let external_assert_namespaceObject = require("assert");
			var external_assert_default = __nccwpck_require__.n(external_assert_namespaceObject);
			let external_node_assert_namespaceObject = require("node:assert");
			var external_node_assert_default = __nccwpck_require__.n(external_node_assert_namespaceObject);
			let external_node_net_namespaceObject = require("node:net");
			var external_node_net_default = __nccwpck_require__.n(external_node_net_namespaceObject);
			let external_node_http_namespaceObject = require("node:http");
			var external_node_http_default = __nccwpck_require__.n(external_node_http_namespaceObject);
			let external_node_stream_namespaceObject = require("node:stream");
			var external_node_stream_default = __nccwpck_require__.n(external_node_stream_namespaceObject);
			let external_node_querystring_namespaceObject = require("node:querystring");
			var external_node_querystring_default = __nccwpck_require__.n(external_node_querystring_namespaceObject);
			let external_node_events_namespaceObject = require("node:events");
			var external_node_events_default = __nccwpck_require__.n(external_node_events_namespaceObject);
			let external_node_diagnostics_channel_namespaceObject = require("node:diagnostics_channel");
			var external_node_diagnostics_channel_default = __nccwpck_require__.n(external_node_diagnostics_channel_namespaceObject);
			let external_node_tls_namespaceObject = require("node:tls");
			var external_node_tls_default = __nccwpck_require__.n(external_node_tls_namespaceObject);
			let external_node_perf_hooks_namespaceObject = require("node:perf_hooks");
			var external_node_perf_hooks_default = __nccwpck_require__.n(external_node_perf_hooks_namespaceObject);
			let types_namespaceObject = require("node:util/types");
			var types_default = __nccwpck_require__.n(types_namespaceObject);
			let external_node_worker_threads_namespaceObject = require("node:worker_threads");
			var external_node_worker_threads_default = __nccwpck_require__.n(external_node_worker_threads_namespaceObject);
			let external_node_http2_namespaceObject = require("node:http2");
			var external_node_http2_default = __nccwpck_require__.n(external_node_http2_namespaceObject);
			let external_node_async_hooks_namespaceObject = require("node:async_hooks");
			var external_node_async_hooks_default = __nccwpck_require__.n(external_node_async_hooks_namespaceObject);
			let external_node_console_namespaceObject = require("node:console");
			var external_node_console_default = __nccwpck_require__.n(external_node_console_namespaceObject);
			let external_node_dns_namespaceObject = require("node:dns");
			var external_node_dns_default = __nccwpck_require__.n(external_node_dns_namespaceObject);
			let external_string_decoder_namespaceObject = require("string_decoder");
			var external_string_decoder_default = __nccwpck_require__.n(external_string_decoder_namespaceObject);
			var require_builtin_esm_external_require_net = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_net_default();
			}));
			var require_builtin_esm_external_require_tls = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_tls_default();
			}));
			var require_builtin_esm_external_require_http = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_http_default();
			}));
			var require_builtin_esm_external_require_https = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_https_default();
			}));
			var require_builtin_esm_external_require_assert = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_assert_default();
			}));
			var require_builtin_esm_external_require_node_assert = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_assert_default();
			}));
			var require_builtin_esm_external_require_node_net = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_net_default();
			}));
			var require_builtin_esm_external_require_node_http = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_http_default();
			}));
			var require_builtin_esm_external_require_node_stream = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_stream_default();
			}));
			var require_builtin_esm_external_require_node_buffer = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_buffer_default();
			}));
			var require_builtin_esm_external_require_node_util = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_util_default();
			}));
			var require_builtin_esm_external_require_node_querystring = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_querystring_default();
			}));
			var require_builtin_esm_external_require_node_events = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_events_default();
			}));
			var require_builtin_esm_external_require_node_diagnostics_channel = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_diagnostics_channel_default();
			}));
			var require_builtin_esm_external_require_node_tls = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_tls_default();
			}));
			var require_builtin_esm_external_require_node_zlib = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_zlib_default();
			}));
			var require_builtin_esm_external_require_node_perf_hooks = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_perf_hooks_default();
			}));
			var require_types = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = types_default();
			}));
			var require_builtin_esm_external_require_node_worker_threads = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_worker_threads_default();
			}));
			var require_builtin_esm_external_require_node_crypto = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_crypto_default();
			}));
			var require_builtin_esm_external_require_node_http2 = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_http2_default();
			}));
			var require_builtin_esm_external_require_node_url = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_url_default();
			}));
			var require_builtin_esm_external_require_node_async_hooks = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_async_hooks_default();
			}));
			var require_builtin_esm_external_require_node_console = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_console_default();
			}));
			var require_builtin_esm_external_require_node_dns = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_node_dns_default();
			}));
			var require_builtin_esm_external_require_string_decoder = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_string_decoder_default();
			}));
		}),
		138: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				require_builtin_esm_external_require_events: () => require_builtin_esm_external_require_events,
				require_builtin_esm_external_require_util: () => require_builtin_esm_external_require_util
			});
			var runtime = __nccwpck_require__(333);
			let external_events_namespaceObject = require("events");
			var external_events_default = __nccwpck_require__.n(external_events_namespaceObject);
			let external_util_namespaceObject = require("util");
			var external_util_default = __nccwpck_require__.n(external_util_namespaceObject);
			var require_builtin_esm_external_require_events = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_events_default();
			}));
			var require_builtin_esm_external_require_util = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_util_default();
			}));
		}),
		123: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				require_builtin_esm_external_require_fs: () => require_builtin_esm_external_require_fs,
				require_builtin_esm_external_require_os: () => require_builtin_esm_external_require_os,
				require_builtin_esm_external_require_path: () => require_builtin_esm_external_require_path,
				require_builtin_esm_external_require_stream: () => require_builtin_esm_external_require_stream
			});
			var runtime = __nccwpck_require__(333);
			let external_os_namespaceObject = require("os");
			var external_os_default = __nccwpck_require__.n(external_os_namespaceObject);
			let external_fs_namespaceObject = require("fs");
			var external_fs_default = __nccwpck_require__.n(external_fs_namespaceObject);
			let external_path_namespaceObject = require("path");
			var external_path_default = __nccwpck_require__.n(external_path_namespaceObject);
			let external_stream_namespaceObject = require("stream");
			var external_stream_default = __nccwpck_require__.n(external_stream_namespaceObject);
			var require_builtin_esm_external_require_os = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_os_default();
			}));
			var require_builtin_esm_external_require_path = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_path_default();
			}));
			var require_builtin_esm_external_require_stream = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_stream_default();
			}));
			var require_builtin_esm_external_require_fs = (0, runtime.__commonJSMin)(((exports, module) => {
				module.exports = external_fs_default();
			}));
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
	var __webpack_exports__ = __nccwpck_require__(866);
	module.exports = __webpack_exports__;
})();
