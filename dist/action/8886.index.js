export const id = 8886;
export const ids = [8886];
export const modules = {
	45480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	88886: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fetchWebpage: () => fetchWebpage });
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var assert_never = __webpack_require__(45480);
		var result = __webpack_require__(97424);
		var tool_error = __webpack_require__(22936);
		var tool_result = __webpack_require__(91453);
		var wording = __webpack_require__(60493);
		var tool = __webpack_require__(52805);
		var external_node_util_ = __webpack_require__(57975);
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
				text: (decoder ?? new external_node_util_.TextDecoder()).decode(bytes, { stream: isTruncated }),
				warnings: decoder === void 0 ? [`Unknown character set '${charset}', read as UTF-8`] : []
			};
		}
		function decoderFor(charset) {
			try {
				return new external_node_util_.TextDecoder(charset);
			} catch {
				return;
			}
		}
		let KB = 1024;
		let MB = 1024 * KB;
		let REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
		let fetchWebpage = (0, tool.u)({
			name: "fetch_webpage",
			summary: "Fetch content from a web page.",
			category: "Network",
			effect: "external",
			risk: "dangerous",
			permissions: ["Network"],
			args: () => schemas.rej({
				url: schemas.YjP().check(schemas.q0y("URL to fetch (must be http or https)")),
				timeout_seconds: schemas.Rvf(schemas.Whr().check(api.qm(1), api.Zm(60), schemas.q0y("Request timeout in seconds (default: 10)")), 10)
			}),
			outputs: () => schemas.rej({
				url: schemas.YjP().check(schemas.q0y("URL that answered, after redirects")),
				status_code: schemas.Whr().check(schemas.q0y("HTTP status; 404 is an answer too")),
				content_length: schemas.Whr().check(schemas.q0y("Bytes received, at most 1 MB")),
				content_type: schemas.YjP().check(schemas.q0y("Media type without its parameters, empty when the server names none")),
				content: schemas.YjP().check(schemas.q0y("The text of the page; empty when it is not text")),
				truncated: schemas.zMY().check(schemas.q0y("Whether there was more than 1 MB")),
				hops: schemas.YOg(schemas.YjP()).check(schemas.q0y("Every URL asked, in order")),
				sha256: schemas.YjP().check(schemas.q0y("SHA-256 of the bytes received"))
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
				if (outcome.kind !== "answered") return (0, result.V)(describeFailure(outcome, args.timeout_seconds));
				let content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
				let value = {
					url: outcome.hops.length > 1 ? outcome.hops.at(-1) ?? args.url : args.url,
					status_code: outcome.status,
					content_length: outcome.bytes.length,
					content_type: outcome.contentType.split(";")[0]?.trim().toLowerCase() ?? "",
					content: content.text ?? "",
					truncated: outcome.truncated,
					hops: [...outcome.hops],
					sha256: (0, external_node_crypto_.createHash)("sha256").update(outcome.bytes).digest("hex")
				};
				let warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
				return (0, tool_result.P)(value, `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`, { warnings });
			}
		});
		function parseUrl(text) {
			let invalid = (0, tool_error.$4)("invalid_arguments", "Invalid URL format", "Give a whole URL, such as 'https://example.com/page'.");
			if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return (0, result.V)(invalid);
			let url = new URL(text);
			if (url.protocol !== "http:" && url.protocol !== "https:") return (0, result.V)((0, tool_error.$4)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL."));
			return /^https?:\/\//i.test(text) ? (0, result.k)(url) : (0, result.V)(invalid);
		}
		function describeFailure(outcome, timeoutSeconds) {
			switch (outcome.kind) {
				case "denied": return (0, tool_error.$4)("network_denied", `Not allowed to fetch - ${outcome.message}`, "Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.");
				case "too_many_redirects": return (0, tool_error.$4)("limit_exceeded", `Failed to fetch - ${outcome.message}`, "Fetch the final URL directly.");
				case "timed_out": return (0, tool_error.$4)("timed_out", `Request timed out after ${(0, wording.pq)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
				case "cancelled": return (0, tool_error.$4)("cancelled", "Request was cancelled", "Fetch it again when it is wanted after all.");
				case "failed": return (0, tool_error.$4)("network_failed", `Failed to fetch - ${outcome.message}`, "Check the address and that its server can be reached, then try again.");
				default: return (0, assert_never.x)(outcome);
			}
		}
		function warnAbout({ status, truncated }, limit) {
			let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
			return status >= 400 ? [...warnings, `The server answered with status ${status}`] : warnings;
		}
		function showSize(bytes) {
			if (bytes < KB) return (0, wording.pq)(bytes, "byte");
			return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
		}
	})
};
