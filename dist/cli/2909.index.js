"use strict";
exports.id = 2909;
exports.ids = [2909];
exports.modules = {
	2614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => refuseHost,
			i: () => notPublic,
			n: () => isAllowedHost,
			r: () => isPublicAddress,
			t: () => hostOf
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
		function refuseHost(url, allowPrivate) {
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
	7451: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => assertNever });
		function assertNever(value) {
			throw Error(`Unexpected value: ${JSON.stringify(value)}`);
		}
	}),
	2909: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { fetchWebpage: () => fetchWebpage });
		__webpack_require__(4472);
		var _assert_never_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7451);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _address_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2614);
		var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
		var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
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
				text: (decoder ?? new node_util__WEBPACK_IMPORTED_MODULE_5__.TextDecoder()).decode(bytes, { stream: isTruncated }),
				warnings: decoder === void 0 ? [`Unknown character set '${charset}', read as UTF-8`] : []
			};
		}
		function decoderFor(charset) {
			try {
				return new node_util__WEBPACK_IMPORTED_MODULE_5__.TextDecoder(charset);
			} catch {
				return;
			}
		}
		let KB = 1024;
		let MB = 1024 * KB;
		let REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
		let fetchWebpage = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.it)({
			name: "fetch_webpage",
			summary: "Fetch content from a web page.",
			category: "Network",
			effect: "external",
			risk: "dangerous",
			permissions: ["Network"],
			args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ln)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("URL to fetch (must be http or https)")),
				timeout_seconds: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.qt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.mn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.hn)(60), (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("Request timeout in seconds (default: 10)")), 10)
			}),
			outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ln)({
				url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("URL that answered, after redirects")),
				status_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("HTTP status; 404 is an answer too")),
				content_length: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.tn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("Bytes received, at most 1 MB")),
				content_type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("Media type without its parameters, empty when the server names none")),
				content: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("The text of the page; empty when it is not text")),
				truncated: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("Whether there was more than 1 MB")),
				hops: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xt)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("Every URL asked, in order")),
				sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.un)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.$t)("SHA-256 of the bytes received"))
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
			refuse: ({ url }, { allowPrivateHosts }) => refuseUrl(url, allowPrivateHosts),
			async run(args, { http, limits, allowPrivateHosts, signal }) {
				let outcome = await http.send({
					url: new URL(args.url),
					timeoutMs: args.timeout_seconds * 1e3,
					maxBytes: limits.fetchBytes,
					allowPrivate: allowPrivateHosts,
					signal
				});
				if (outcome.kind !== "answered") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(describeFailure(outcome, args.timeout_seconds));
				let content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
				let value = {
					url: outcome.hops.length > 1 ? outcome.hops.at(-1) ?? args.url : args.url,
					status_code: outcome.status,
					content_length: outcome.bytes.length,
					content_type: outcome.contentType.split(";")[0]?.trim().toLowerCase() ?? "",
					content: content.text ?? "",
					truncated: outcome.truncated,
					hops: [...outcome.hops],
					sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256").update(outcome.bytes).digest("hex")
				};
				let warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
				let output = `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`;
				return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)(value, output, {
					warnings,
					printed: {
						out: value.content,
						err: ""
					}
				});
			}
		});
		function refuseUrl(text, allowPrivateHosts) {
			let invalid = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("invalid_arguments", "Invalid URL format", "Give a whole URL, such as 'https://example.com/page'.");
			if (text.length > 8192 || REWRITTEN.test(text) || !URL.canParse(text)) return invalid;
			let url = new URL(text);
			if (url.protocol !== "http:" && url.protocol !== "https:") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("network_denied", `Only http and https URLs can be fetched, not '${url.protocol}'`, "Use an http:// or https:// URL.");
			if (!/^https?:\/\//i.test(text)) return invalid;
			if (url.username !== "" || url.password !== "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("network_denied", "Not allowed to fetch - the URL holds a user name or password", "Leave the user name and password out of the URL; nothing that identifies anyone is sent.");
			let refusal = (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_3__.a)(url, allowPrivateHosts);
			return refusal === void 0 ? void 0 : denied(refusal);
		}
		function denied(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("network_denied", `Not allowed to fetch - ${message}`, "Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.");
		}
		function describeFailure(outcome, timeoutSeconds) {
			switch (outcome.kind) {
				case "denied": return denied(outcome.message);
				case "too_many_redirects": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("limit_exceeded", `Failed to fetch - ${outcome.message}`, "Fetch the final URL directly.");
				case "timed_out": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("timed_out", `Request timed out after ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wt)(timeoutSeconds, "second")}`, "Raise timeout_seconds (at most 60), or try again later.");
				case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("cancelled", "Request was cancelled", "Fetch it again when it is wanted after all.");
				case "failed": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.W)("network_failed", `Failed to fetch - ${outcome.message}`, "Check the address and that its server can be reached, then try again.");
				default: return (0, _assert_never_js__WEBPACK_IMPORTED_MODULE_6__.t)(outcome);
			}
		}
		function warnAbout({ status, truncated }, limit) {
			let warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
			return status >= 400 ? [...warnings, `The server answered with status ${status}`] : warnings;
		}
		function showSize(bytes) {
			if (bytes < KB) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wt)(bytes, "byte");
			return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
		}
	})
};
