"use strict";
exports.id = 8305;
exports.ids = [8305];
exports.modules = {
	2015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	8305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fetchWebpage: () => fetchWebpage });
		__webpack_require__(9604);
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2015);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
		let BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i;
		let CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i;
		let UTF_16 = /^utf-?16/i;
		function decodeWebContent(bytes, contentType, isTruncated) {
			let charset = CHARSET.exec(contentType)?.[1] ?? "utf-8";
			if (BINARY_TYPE.test(contentType.trim()) || bytes.includes(0) && !UTF_16.test(charset)) return {
				text: void 0,
				warnings: ["Content is not text and is left out; size and sha256 describe it"]
			};
			let decoder = decoderFor(charset);
			return {
				text: (decoder ?? new node_util__WEBPACK_IMPORTED_MODULE_4__.TextDecoder()).decode(bytes, { stream: isTruncated }),
				warnings: decoder === void 0 ? [`Unknown character set '${charset}', read as UTF-8`] : []
			};
		}
		function decoderFor(charset) {
			try {
				return new node_util__WEBPACK_IMPORTED_MODULE_4__.TextDecoder(charset);
			} catch {
				return;
			}
		}
		let KB = 1024;
		let MB = 1024 * KB;
		let REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
		let fetchWebpage = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.b)({
			name: "fetch_webpage",
			summary: "Fetch content from a web page.",
			category: "Network",
			effect: "external",
			risk: "dangerous",
			permissions: ["Network"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Cn)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("URL to fetch (must be http or https)")),
				timeout_seconds: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.in)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.On)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.kn)(60), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("Request timeout in seconds (default: 10)")), 10)
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Cn)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("URL that answered, after redirects")),
				status_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("HTTP status; 404 is an answer too")),
				content_length: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.fn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("Bytes received, at most 1 MB")),
				content_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("Media type without its parameters, empty when the server names none")),
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("The text of the page; empty when it is not text")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.cn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("Whether there was more than 1 MB")),
				hops: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.sn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("Every URL asked, in order")),
				sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)("SHA-256 of the bytes received"))
			}),
			metadata: [
				"url",
				"status_code",
				"content_length",
				"content_type"
			],
			termination: "Use terminate=false when the page is read to go on with; terminate=true when fetching it was all that was asked for.",
			examples: [{
				description: "Fetch a page",
				args: { url: "https://example.com" }
			}, {
				description: "Give a slow server more time",
				args: {
					url: "https://example.com/data.json",
					timeout_seconds: 30
				}
			}],
			async run(args, { http, limits, allowPrivateHosts, signal }) {
				let url = parseUrl(args.url);
				if (!url.ok) return url;
				let outcome = await http.send({
					url: url.value,
					timeoutMs: args.timeout_seconds * 1e3,
					maxBytes: limits.fetchBytes,
					allowPrivate: allowPrivateHosts,
					signal
				});
				if (outcome.kind !== "answered") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(describeFailure(outcome, args.timeout_seconds));
				let content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
				let value = {
					url: outcome.hops.length > 1 ? outcome.hops.at(-1) ?? args.url : args.url,
					status_code: outcome.status,
					content_length: outcome.bytes.length,
					content_type: outcome.contentType.split(";")[0]?.trim().toLowerCase() ?? "",
					content: content.text ?? "",
					truncated: outcome.truncated,
					hops: [...outcome.hops],
					sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(outcome.bytes).digest("hex")
				};
				let warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.N)(value, `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`, { warnings });
			}
		});
		function parseUrl(text) {
			let invalid = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("invalid_arguments", "Invalid URL format", "Give a whole URL, such as 'https://example.com/page'.");
			if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(invalid);
			let url = new URL(text);
			if (url.protocol !== "http:" && url.protocol !== "https:") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL."));
			return /^https?:\/\//i.test(text) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(url) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.F)(invalid);
		}
		function describeFailure(outcome, timeoutSeconds) {
			switch (outcome.kind) {
				case "denied": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("network_denied", `Not allowed to fetch - ${outcome.message}`, "Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.");
				case "too_many_redirects": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("limit_exceeded", `Failed to fetch - ${outcome.message}`, "Fetch the final URL directly.");
				case "timed_out": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("timed_out", `Request timed out after ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("cancelled", "Request was cancelled", "Fetch it again when it is wanted after all.");
				case "failed": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.P)("network_failed", `Failed to fetch - ${outcome.message}`, "Check the address and that its server can be reached, then try again.");
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_5__.t)(outcome);
			}
		}
		function warnAbout({ status, truncated }, limit) {
			let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
			return status >= 400 ? [...warnings, `The server answered with status ${status}`] : warnings;
		}
		function showSize(bytes) {
			if (bytes < KB) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Kt)(bytes, "byte");
			return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
		}
	})
};
