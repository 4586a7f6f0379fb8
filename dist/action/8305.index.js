"use strict";
exports.id = 8305;
exports.ids = [8305];
exports.modules = {
	8530: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => notPublic,
			i: () => isPublicAddress,
			n: () => hostOf,
			r: () => isAllowedHost,
			t: () => checkPublicHost
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
		let SPECIAL_IPV4 = [
			["0.0.0.0", 8],
			["10.0.0.0", 8],
			["100.64.0.0", 10],
			["127.0.0.0", 8],
			["168.63.129.16", 32],
			["169.254.0.0", 16],
			["172.16.0.0", 12],
			["192.0.0.0", 24],
			["192.0.2.0", 24],
			["192.88.99.0", 24],
			["192.168.0.0", 16],
			["198.18.0.0", 15],
			["198.51.100.0", 24],
			["203.0.113.0", 24],
			["224.0.0.0", 4],
			["240.0.0.0", 4]
		];
		let PUBLIC_IPV6 = ["2000::", 3];
		let SPECIAL_IPV6 = [
			["2001::", 23],
			["2001:db8::", 32],
			["2002::", 16],
			["3fff::", 20]
		];
		let specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (let [address, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(address, prefix, "ipv4");
		let publicIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		publicIpv6.addSubnet(...PUBLIC_IPV6, "ipv6");
		let specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (let [address, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(address, prefix, "ipv6");
		function isPublicAddress(address) {
			switch ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address)) {
				case 4: return !specialIpv4.check(address, "ipv4");
				case 6: return !address.includes("%") && publicIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
				default: return !1;
			}
		}
		let LOCALHOST = /(?:^|\.)localhost\.?$/;
		function checkPublicHost(url, allowPrivate) {
			if (isAllowedHost(url, allowPrivate)) return;
			let host = hostOf(url);
			if (LOCALHOST.test(host)) return `'${url.hostname}' is this machine`;
			return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0 && !isPublicAddress(host) ? notPublic(url, host) : void 0;
		}
		function hostOf(url) {
			return url.hostname.replace(/^\[(.*)\]$/, "$1");
		}
		function notPublic(url, address) {
			return `'${url.hostname}' has the address ${address}, which is not a public one`;
		}
		function isAllowedHost(url, allowed) {
			let port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
			return allowed.some((entry) => {
				let wanted = entry.toLowerCase();
				return wanted === url.hostname || wanted === `${url.hostname}:${port}`;
			});
		}
	}),
	6132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => charsetOf,
			t: () => bytesToTell
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		let HTML_TYPE = /^text\/html\s*(?:;|$)/i;
		let CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i;
		let META_CHARSET = /charset\s*=\s*["']?([^\s;"']{1,40})/i;
		let HEAD_BYTES = 1024;
		let COMMENT = /<!--.*?-->/gs;
		let META = /<meta[\s/]([^>]*)>/gi;
		let ATTRIBUTE = /([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
		function bytesToTell(contentType) {
			return HTML_TYPE.test(contentType.trim()) && !CHARSET.test(contentType) ? HEAD_BYTES : 3;
		}
		function charsetOf(bytes, contentType) {
			let marked = markOf(bytes);
			if (marked !== void 0) return { decoder: new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder(marked) };
			let named = CHARSET.exec(contentType)?.[1];
			if (named !== void 0) {
				let decoder = decoderFor(named);
				return decoder === void 0 ? {
					decoder: new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder(),
					unknown: named
				} : { decoder };
			}
			let decoder = HTML_TYPE.test(contentType.trim()) ? declaredIn(bytes) : void 0;
			return decoder === void 0 ? {
				decoder: new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder(),
				isGuess: !0
			} : { decoder };
		}
		function markOf(bytes) {
			let [first, second, third] = bytes;
			if (first === 239 && second === 187 && third === 191) return "utf-8";
			if (first === 255 && second === 254) return "utf-16le";
			return first === 254 && second === 255 ? "utf-16be" : void 0;
		}
		function declaredIn(bytes) {
			let head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1").replace(COMMENT, "");
			for (let [, attributes = ""] of head.matchAll(META)) {
				let label = labelOf(attributes);
				let decoder = label === void 0 ? void 0 : decoderFor(label);
				if (decoder !== void 0) return decoder.encoding.startsWith("utf-16") ? new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder() : decoder;
			}
		}
		function labelOf(attributes) {
			let values = new Map();
			for (let [, name = "", ...quoted] of attributes.matchAll(ATTRIBUTE)) {
				let key = name.toLowerCase();
				values.has(key) || values.set(key, quoted.find((value) => value !== void 0) ?? "");
			}
			if (values.get("charset") !== void 0) return values.get("charset");
			if (values.get("http-equiv")?.toLowerCase() !== "content-type") return;
			return META_CHARSET.exec(values.get("content") ?? "")?.[1];
		}
		function decoderFor(label) {
			try {
				return new node_util__WEBPACK_IMPORTED_MODULE_0__.TextDecoder(label);
			} catch {
				return;
			}
		}
	}),
	8305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fetchWebpage: () => fetchWebpage });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _charset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6132);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		var _address_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8530);
		var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);
		var node_buffer__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4573);
		let KB = 1024;
		let MB = 1024 * KB;
		let REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
		let fetchWebpage = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.y)({
			name: "fetch_webpage",
			summary: "Fetch content from a web page.",
			category: "Network",
			effect: "external",
			risk: "dangerous",
			permissions: ["Network"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("URL to fetch (must be http or https)")),
				timeout_seconds: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Un)(60), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("Request timeout in seconds, 1 to 60 (default: 10)")), 10)
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Ln)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("URL that answered, after redirects")),
				status_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("HTTP status; 404 is an answer too")),
				content_length: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("Bytes received, at most 1 MB")),
				content_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("Media type without its parameters, empty when the server names none")),
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("The body as text; HTML as it is; empty when it is not text")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Sn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("Whether there was more than 1 MB")),
				hops: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("Every URL asked, in order")),
				sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.wn)("SHA-256 of the bytes received"))
			}),
			metadata: [
				"url",
				"status_code",
				"content_length",
				"content_type"
			],
			when: "Use it to read a page or a file from the web. To call an API with secrets, use a tool of a bundle.",
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
			refuse: ({ url }, { allowPrivateHosts }) => refuseUrl(url, allowPrivateHosts),
			async run(args, { http, limits, allowPrivateHosts, signal }) {
				let outcome = await http.send({
					url: new URL(args.url),
					timeoutMs: args.timeout_seconds * 1e3,
					maxBytes: limits.fetchBytes,
					allowPrivate: allowPrivateHosts,
					signal
				});
				if (outcome.kind !== "answered") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(describeFailure(outcome, args.timeout_seconds));
				if (isEmptyRedirect(outcome)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(noContent(outcome.status));
				let content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
				let value = {
					url: plainUrl(outcome.hops.at(-1) ?? args.url, args.url),
					status_code: outcome.status,
					content_length: outcome.bytes.length,
					content_type: outcome.contentType.split(";")[0]?.trim().toLowerCase() ?? "",
					content: content.text ?? "",
					truncated: outcome.truncated,
					hops: [...outcome.hops],
					sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(outcome.bytes).digest("hex")
				};
				let warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
				let output = `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ft)(value, output, {
					warnings,
					printed: {
						out: value.content,
						err: ""
					}
				});
			}
		});
		function plainUrl(asked, written) {
			return asked === `${written}/` && asked === new URL(written).href ? written : asked;
		}
		function refuseUrl(text, allowPrivateHosts) {
			let invalid = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", "Invalid URL format", "Give a whole URL, such as 'https://example.com/page'.");
			if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return invalid;
			let url = new URL(text);
			if (url.protocol !== "http:" && url.protocol !== "https:") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL.");
			if (!/^https?:\/\/(?!\/)/i.test(text)) return invalid;
			if (url.username !== "" || url.password !== "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_denied", "Not allowed to fetch - the URL holds a user name or password", "Leave the user name and password out of the URL; nothing that identifies anyone is sent.");
			let refusal = (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_4__.t)(url, allowPrivateHosts);
			return refusal === void 0 ? void 0 : denied(refusal);
		}
		function denied(message, advice = "Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.") {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_denied", `Not allowed to fetch - ${message}`, advice);
		}
		function noContent(status) {
			let message = `Failed to fetch - the server answered with status ${status} and without content`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_failed", message, "Try again later, or ask for another address.");
		}
		function describeFailure(outcome, timeoutSeconds) {
			switch (outcome.kind) {
				case "denied": return denied(outcome.message, outcome.advice);
				case "too_many_redirects": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("limit_exceeded", `Failed to fetch - ${outcome.message}; the last URL asked was ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(outcome.lastUrl)}`, "Fetch the final URL directly.");
				case "timed_out": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("timed_out", `Request timed out after ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", "Request was cancelled", "Fetch it again when it is wanted after all.");
				case "failed": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_failed", `Failed to fetch - ${outcome.message}`, outcome.advice ?? "Check the address and that its server can be reached, then try again.");
				default: return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Z)(outcome);
			}
		}
		function isEmptyRedirect({ status, bytes }) {
			return status >= 300 && status < 400 && bytes.length === 0;
		}
		function warnAbout({ status, truncated }, limit) {
			let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
			return status >= 300 ? [...warnings, `The server answered with status ${status}`] : warnings;
		}
		function showSize(bytes) {
			if (bytes < KB) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.lt)(bytes, "byte");
			return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
		}
		let BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i;
		let NOT_TEXT = {
			text: void 0,
			warnings: ["Content is not text and is left out; size and sha256 describe it"]
		};
		function decodeWebContent(bytes, contentType, isTruncated) {
			if (BINARY_TYPE.test(contentType.trim())) return NOT_TEXT;
			let { decoder, unknown, isGuess } = (0, _charset_js__WEBPACK_IMPORTED_MODULE_2__.n)(bytes, contentType);
			let text = decoder.decode(bytes, { stream: isTruncated });
			if (text.includes("\0")) return NOT_TEXT;
			if (unknown !== void 0) return {
				text,
				warnings: [`Unknown character set '${unknown}', read as UTF-8`]
			};
			return {
				text,
				warnings: isGuess === !0 && text.includes("\ufffd") && !(0, node_buffer__WEBPACK_IMPORTED_MODULE_6__.isUtf8)(bytes) ? ["The server names no character set, and not all bytes are UTF-8: those are shown as U+FFFD"] : []
			};
		}
	})
};
