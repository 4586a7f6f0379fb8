"use strict";
exports.id = 9495;
exports.ids = [9495];
exports.modules = {
	2614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	9495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { realHttp: () => realHttp });
		__webpack_require__(4472);
		var _address_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2614);
		var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
		var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);
		var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7075);
		async function readBody(message, { maxBytes, onBytes }, hops) {
			let encoding = (message.headers["content-encoding"] ?? "identity").trim().toLowerCase();
			try {
				let chunks = await unpacked(message, encoding);
				if (chunks === void 0) return {
					kind: "failed",
					message: `the server answered in ${named(encoding)}, which was not asked for`
				};
				let { "content-type": contentType = "", "retry-after": retryAfter } = message.headers;
				let body = await readUpTo(chunks, maxBytes, (bytes) => onBytes?.(bytes, contentType));
				let answer = {
					kind: "answered",
					status: message.statusCode ?? 0,
					hops,
					contentType,
					...body
				};
				return retryAfter === void 0 ? answer : {
					...answer,
					retryAfter
				};
			} catch (error) {
				let damage = describeDamage(error, encoding);
				return damage === void 0 ? networkFailure(error) : {
					kind: "failed",
					message: damage
				};
			} finally {
				message.destroy();
			}
		}
		function named(encoding) {
			return encoding.length <= 100 ? `the encoding '${encoding}'` : "an encoding with a long name";
		}
		function describeDamage(error, encoding) {
			let { code = "" } = error;
			if (code === "Z_BUF_ERROR") return "the compressed body ends too early";
			return /^(?:Z_|ERR_(?:_|BROTLI_))/.test(code) ? `the body is not valid ${encoding}` : void 0;
		}
		async function readUpTo(body, maxBytes, onBytes) {
			let chunks = [];
			let size = 0;
			for await (let chunk of body) {
				chunks.push(chunk);
				size += chunk.length;
				onBytes(size > maxBytes ? chunk.subarray(0, Math.max(chunk.length - (size - maxBytes), 0)) : chunk);
				if (size > maxBytes) return {
					bytes: Buffer.concat(chunks, maxBytes),
					truncated: !0
				};
			}
			return {
				bytes: Buffer.concat(chunks),
				truncated: !1
			};
		}
		async function unpacked(message, encoding) {
			if (encoding === "identity" || encoding === "") return message;
			let makeDecoder = decoderFor(encoding, await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 8522, 23)));
			if (makeDecoder === void 0) return;
			let chunks = message[Symbol.asyncIterator]();
			let first = await chunks.next();
			if (first.done) return message;
			let decoder = makeDecoder(first.value[0] ?? 0);
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_4__.pipeline)(joined(first.value, chunks), decoder, () => void 0);
		}
		async function* joined(first, others) {
			yield first;
			yield* { [Symbol.asyncIterator]: () => others };
		}
		function decoderFor(encoding, zlib) {
			switch (encoding) {
				case "gzip":
				case "x-gzip": return () => zlib.createGunzip();
				case "deflate": return (first) => (first & 15) == 8 ? zlib.createInflate() : zlib.createInflateRaw();
				case "br": return () => zlib.createBrotliDecompress();
				default: return;
			}
		}
		let NETWORK_ERRORS = {
			ECONNREFUSED: "connection refused",
			ECONNRESET: "connection reset",
			EPIPE: "connection reset",
			EHOSTUNREACH: "host unreachable",
			ENETUNREACH: "network unreachable",
			ETIMEDOUT: "connection timed out",
			ENOTFOUND: "host not found",
			EAI_AGAIN: "host not found (the name server does not answer)",
			HPE_HEADER_OVERFLOW: "the headers of the answer are too large"
		};
		let NOT_TLS = /:(?:wrong version number|(?:packet|data) length too long):/;
		let TLS_REASON = /:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):/;
		function networkFailure(error) {
			let { code, message } = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
			if (code === "EPROTO") return tlsFailure(message);
			return {
				kind: "failed",
				message: NETWORK_ERRORS[code ?? ""] ?? (message || (code ?? "unknown network error"))
			};
		}
		function tlsFailure(message) {
			if (NOT_TLS.test(message)) return {
				kind: "failed",
				message: "the server does not speak TLS on this port",
				advice: "Is it an http:// address?"
			};
			let reason = TLS_REASON.exec(message)?.[1];
			return {
				kind: "failed",
				message: reason === void 0 ? message : `TLS could not be agreed on: ${reason}`
			};
		}
		let REDIRECTS = [
			301,
			302,
			303,
			307,
			308
		];
		let OTHER_ADDRESS = "Ask for an address that does not redirect there.";
		function realHttp(options = {}) {
			return { async send(request) {
				let stop = new AbortController();
				let timer = setTimeout(() => stop.abort("timed_out"), request.timeoutMs);
				let cancel = () => stop.abort("cancelled");
				request.signal.addEventListener("abort", cancel);
				request.signal.aborted && cancel();
				let stopped = new Promise((resolve) => {
					let end = () => resolve({ kind: stop.signal.reason === "timed_out" ? "timed_out" : "cancelled" });
					stop.signal.aborted && end();
					stop.signal.addEventListener("abort", end);
				});
				try {
					return await Promise.race([stopped, follow(request, options, stop.signal)]);
				} finally {
					clearTimeout(timer);
					request.signal.removeEventListener("abort", cancel);
					stop.abort("cancelled");
				}
			} };
		}
		async function follow(request, options, signal) {
			let hops = [];
			let sent = {
				method: request.method ?? "GET",
				headers: request.headers ?? {},
				body: request.body
			};
			for (let url = request.url;;) {
				let where = hops.length === 0 ? "" : `redirect hop ${hops.length}: `;
				if (hops.length > 5) return {
					kind: "too_many_redirects",
					message: "more than 5 redirects",
					lastUrl: hops.at(-1) ?? ""
				};
				let refusal = refuseForm(url);
				if (refusal !== void 0) return denied(`${where}${refusal}`, hops.length === 0 ? void 0 : OTHER_ADDRESS);
				let hop = await checkHop(url, request, options);
				if ("kind" in hop) return hop.kind === "denied" ? {
					...hop,
					message: `${where}${hop.message}`
				} : hop;
				if (signal.aborted) return { kind: "cancelled" };
				hops.push(url.href);
				let outcome = await ask(hop, sent, options, signal);
				if (outcome.kind !== "message") return outcome;
				let next = redirectTarget(outcome.message, url);
				if (next === void 0) return readBody(outcome.message, request, hops);
				let status = outcome.message.statusCode ?? 0;
				outcome.message.destroy();
				if (typeof next == "string") return {
					kind: "failed",
					message: next
				};
				if (url.protocol === "https:" && next.protocol === "http:") return denied(`redirect hop ${hops.length}: '${next.origin}' is http, after https`, OTHER_ADDRESS);
				if (request.redirects === "same-origin" && next.origin !== url.origin) return denied(`redirect hop ${hops.length}: cross-origin redirect with credentials, to '${next.origin}'`);
				sent = redirected(sent, status);
				url = next;
			}
		}
		function refuseForm(url) {
			if (url.protocol !== "http:" && url.protocol !== "https:") return `'${url.protocol}' is neither http: nor https:`;
			return url.username !== "" || url.password !== "" ? "the URL holds a user name or password" : void 0;
		}
		async function checkHop(url, request, options) {
			if (request.allowedHosts !== void 0 && !(0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.r)(url, request.allowedHosts)) return denied(`'${url.host}' is not among the hosts of the tool`);
			if (request.mayReach?.(url.hostname) === !1) return denied(`'${url.hostname}' is not among the allowed hosts`);
			let refusal = (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.t)(url, request.allowPrivate);
			if (refusal !== void 0) return denied(refusal);
			let mayBePrivate = (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.r)(url, request.allowPrivate);
			try {
				let host = (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.n)(url);
				let addresses = (0, node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) === 0 ? await (options.resolve ?? lookUp)(host) : [host];
				let refused = addresses.find((address) => !mayBePrivate && !(0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.i)(address));
				if (refused !== void 0) return denied((0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.a)(url, refused));
				return {
					url,
					addresses,
					mayBePrivate
				};
			} catch (error) {
				return networkFailure(error);
			}
		}
		async function lookUp(host) {
			return (await (await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 1553, 23))).lookup(host, { all: !0 })).map(({ address }) => address);
		}
		async function ask(hop, { method, headers, body }, options, signal) {
			let { url, addresses, mayBePrivate } = hop;
			let { request } = url.protocol === "https:" ? await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 4708, 23)) : await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7067, 23));
			let { connect } = options;
			return new Promise((resolve) => {
				let sent = request(url, {
					method,
					headers: {
						...withoutGiven({
							Accept: "*/*",
							"Accept-Encoding": "identity",
							"User-Agent": "sous"
						}, headers),
						...headers,
						...body !== void 0 && { "Content-Length": body.length }
					},
					maxHeaderSize: 32768,
					signal,
					lookup: (_host, { all }, answer) => {
						let known = addresses.map((address) => ({
							address,
							family: (0, node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(address)
						}));
						let [first] = known;
						all === !0 ? answer(null, known) : answer(null, first?.address ?? "", first?.family);
					},
					...options.certificateAuthority !== void 0 && { ca: options.certificateAuthority },
					...connect === void 0 ? { agent: !1 } : { createConnection: () => connect(Number(url.port)) }
				});
				sent.on("socket", (socket) => {
					socket.once("connect", () => {
						if (mayBePrivate || (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_1__.i)(socket.remoteAddress ?? "")) return;
						resolve(denied(`'${url.hostname}' led to the address ${socket.remoteAddress}, which is not a public one`));
						sent.destroy();
					});
				});
				let switched = (socket) => {
					resolve({
						kind: "failed",
						message: "the server wants to go on in another protocol (status 101), which was not asked for"
					});
					socket.destroy();
				};
				sent.on("upgrade", (_message, socket) => switched(socket));
				sent.on("response", (message) => {
					message.statusCode === 101 ? switched(message.socket) : resolve({
						kind: "message",
						message
					});
				});
				sent.on("error", (error) => resolve(networkFailure(error)));
				sent.end(body);
			});
		}
		function redirected(sent, status) {
			if (sent.method === "GET" || sent.method === "HEAD" || status === 307 || status === 308) return sent;
			let headers = Object.entries(sent.headers).filter(([name]) => !name.toLowerCase().startsWith("content-"));
			return {
				method: "GET",
				headers: Object.fromEntries(headers),
				body: void 0
			};
		}
		function withoutGiven(usual, given) {
			let names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
			return Object.fromEntries(Object.entries(usual).filter(([name]) => !names.has(name.toLowerCase())));
		}
		function redirectTarget(message, from) {
			let { location } = message.headers;
			if (!REDIRECTS.includes(message.statusCode ?? 0) || location === void 0) return;
			let target = headerText(location);
			return URL.canParse(target, from.href) ? new URL(target, from) : "redirected to an invalid URL";
		}
		function headerText(header) {
			let bytes = Buffer.from(header, "latin1");
			return (0, node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(bytes) ? bytes.toString("utf8") : header;
		}
		function denied(message, advice) {
			return {
				kind: "denied",
				message,
				...advice !== void 0 && { advice }
			};
		}
	})
};
