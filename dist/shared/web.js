(() => {
	var __webpack_modules__ = {
		939: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { "serve-pages": () => __nccwpck_require__(635) };
		},
		211: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		389: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).language();
			module.exports = {
				__esModule: !0,
				get languageOf() {
					return part().languageOf;
				}
			};
		},
		602: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		635: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { serve_pages_exports: () => serve_pages_exports });
			var runtime = __nccwpck_require__(602);
			var compose = __nccwpck_require__(337);
			var shared_base_language = __nccwpck_require__(389);
			let external_node_fs_namespaceObject = require("node:fs");
			let external_node_path_namespaceObject = require("node:path");
			var late_crypto = __nccwpck_require__(211);
			//! src/web/serve-pages.ts
			var serve_pages_exports = (0, runtime.__exportAll)({
				pagesFolder: () => pagesFolder,
				servePages: () => servePages
			});
			function pagesFolder({ folder, extension }) {
				return extension === ".ts" ? external_node_path_namespaceObject.resolve(folder, "../../build/web") : external_node_path_namespaceObject.resolve(folder, "../web");
			}
			function servePages({ folder, language = "", usualLanguage, signIn }) {
				let pages = new compose.Hono();
				pages.get("/studio", (context) => context.redirect("/studio/", 308));
				pages.get("/studio/", (context) => {
					let page = readPage(folder, "index.html");
					let nonce = (0, late_crypto.randomBytes)(16).toString("base64");
					setHeaders(context, nonce);
					context.header("Cache-Control", "no-store");
					if (page === void 0) return context.html(NOT_BUILT, 404);
					let values = {
						nonce,
						language: (0, shared_base_language.languageOf)(language) ?? "",
						usual: usualLanguage
					};
					return context.html(page.toString("utf8").replaceAll(/\{(nonce|language|usual)\}/g, (_, name) => values[name] ?? ""));
				});
				pages.get("/studio/:name", (context, next) => {
					let name = context.req.param("name");
					let type = TYPES[external_node_path_namespaceObject.extname(name)];
					let file = type === void 0 ? void 0 : readPage(folder, name);
					if (type === void 0 || file === void 0) return next();
					setHeaders(context);
					context.header("Cache-Control", "no-cache");
					return context.body(new Uint8Array(file), 200, { "Content-Type": type });
				});
				pages.post("/studio/session", (context, next) => {
					let cookie = signIn(context.req.header("authorization"));
					if (cookie === void 0) return next();
					context.header("Set-Cookie", `${cookie}; HttpOnly; SameSite=Strict; Path=/`);
					context.header("Cache-Control", "no-store");
					return context.body(null, 204);
				});
				return pages;
			}
			let TYPES = {
				".js": "text/javascript; charset=utf-8",
				".css": "text/css; charset=utf-8",
				".svg": "image/svg+xml",
				".woff2": "font/woff2"
			};
			let NOT_BUILT = "<!doctype html>\n<title>Sous studio</title>\n<p>The pages are not built yet. Run <code>npm run build:pages</code>, then load this page again.</p>\n";
			function readPage(folder, name) {
				if (!/^\w[\w.-]*$/.test(name)) return;
				try {
					return external_node_fs_namespaceObject.readFileSync(external_node_path_namespaceObject.join(folder, name));
				} catch {
					return;
				}
			}
			function setHeaders(context, nonce) {
				let policy = [
					"default-src 'none'",
					"script-src 'self'",
					`style-src ${nonce === void 0 ? "'self'" : `'self' 'nonce-${nonce}'`}`,
					"img-src 'self' data:",
					"connect-src 'self'",
					"font-src 'self'",
					"base-uri 'none'",
					"form-action 'none'",
					"frame-ancestors 'none'"
				];
				context.header("Content-Security-Policy", policy.join("; "));
				context.header("X-Frame-Options", "DENY");
				context.header("Referrer-Policy", "no-referrer");
				context.header("Cross-Origin-Opener-Policy", "same-origin");
			}
		},
		337: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(458).compose();
			module.exports = {
				__esModule: !0,
				get Hono() {
					return part().Hono;
				}
			};
		},
		458: (module) => {
			"use strict";
			module.exports = require("../vendor/hono.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		}
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
	var __webpack_exports__ = __nccwpck_require__(939);
	module.exports = __webpack_exports__;
})();
