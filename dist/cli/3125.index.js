"use strict";
exports.id = 3125;
exports.ids = [3125, 8638];
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
	3125: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => asTool,
			r: () => bundle_tool_exports,
			t: () => argumentsOf
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2441);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3380);
		var _check_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3135);
		var _charset_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9280);
		var _address_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2614);
		var _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4503);
		var _shared_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8403);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8638);
		var node_crypto__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7598);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8500);
		async function authHeaders(request) {
			let { auth, call, redactor } = request;
			if (auth.type === "oauth2") return oauthHeaders({
				...request,
				auth
			});
			let secret = request.secretFor(auth.secret, call.url);
			if (!secret.ok) return secret;
			switch (auth.type) {
				case "bearer":
					if (!(0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.r)(secret.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(notForHeaders(auth.secret));
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({ Authorization: `Bearer ${secret.value}` });
				case "basic": {
					let pair = `${auth.user}:${secret.value}`;
					redactor.add(pair);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({ Authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
				}
				case "hmac": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(signature(auth, secret.value, call, request.context.clock.now()));
			}
		}
		function notForHeaders(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_missing", `The secret ${name} holds more than printable ASCII, which no header can carry`, `Set SOUS_SECRET_${name} to what the server gave.`);
		}
		function signature(auth, secret, { body = "" }, now) {
			let timestamp = String(Math.floor(now.getTime() / 1e3));
			let signed = auth.timestampHeader === void 0 ? body : `${timestamp}.${body}`;
			let value = (0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.createHmac)(auth.algorithm, secret).update(signed).digest(auth.encoding);
			return {
				[auth.header]: `${auth.prefix}${value}`,
				...auth.timestampHeader !== void 0 && { [auth.timestampHeader]: timestamp }
			};
		}
		let tokens = new Map();
		async function oauthHeaders(request) {
			let { auth, redactor, context } = request;
			let secret = request.secretFor(auth.secret, new URL(auth.tokenUrl));
			if (!secret.ok) return secret;
			let key = tokenKey(auth, secret.value);
			let known = tokens.get(key);
			let token = known !== void 0 && known.expiresAt > context.clock.now().getTime() ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(known) : await askForToken(request, secret.value);
			if (!token.ok) return token;
			tokens.set(key, token.value);
			redactor.add(token.value.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({ Authorization: `Bearer ${token.value.value}` });
		}
		function forgetToken({ auth, secretFor }) {
			if (auth.type !== "oauth2") return !1;
			let secret = secretFor(auth.secret, new URL(auth.tokenUrl));
			return secret.ok && tokens.delete(tokenKey(auth, secret.value));
		}
		function tokenKey({ tokenUrl, clientId, scope = "" }, secret) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.createHash)("sha256").update(JSON.stringify([
				tokenUrl,
				clientId,
				scope,
				secret
			])).digest("hex");
		}
		async function askForToken({ auth, redactor, allowedHosts, context }, secret) {
			let refuse = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("http_status", `No token from ${new URL(auth.tokenUrl).origin}: ${redactor.text(why)}`, "Check the client and its secret."));
			let form = new URLSearchParams({
				grant_type: "client_credentials",
				...auth.scope !== void 0 && { scope: auth.scope }
			});
			let pair = `${encodeURIComponent(auth.clientId)}:${encodeURIComponent(secret)}`;
			redactor.add(pair);
			let outcome = await context.http.send({
				url: new URL(auth.tokenUrl),
				method: "POST",
				headers: {
					Accept: "application/json",
					Authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
					"Content-Type": "application/x-www-form-urlencoded"
				},
				body: Buffer.from(form.toString()),
				redirects: "same-origin",
				allowedHosts,
				timeoutMs: context.timeoutMs,
				maxBytes: 65536,
				allowPrivate: context.allowPrivate,
				signal: context.signal
			});
			if (outcome.kind === "denied") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("network_denied", `Not allowed - ${outcome.message}`, "Ask the person to allow it."));
			if (outcome.kind !== "answered") return refuse("message" in outcome ? outcome.message : outcome.kind.replaceAll("_", " "));
			if (outcome.status !== 200) return refuse(`status ${outcome.status}`);
			let answer = parseToken(Buffer.from(outcome.bytes).toString("utf8"));
			if (answer === void 0) return refuse("the answer is no token");
			let life = Math.max((answer.expiresIn ?? 300) * 1e3 - 3e4, 0);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				value: answer.token,
				expiresAt: context.clock.now().getTime() + life
			});
		}
		function parseToken(text) {
			try {
				let { access_token: token, expires_in: expiresIn } = JSON.parse(text);
				if (typeof token != "string" || !/^[\x21-\x7e]+$/.test(token)) return;
				return {
					token,
					expiresIn: typeof expiresIn == "number" && expiresIn >= 0 ? expiresIn : void 0
				};
			} catch {
				return;
			}
		}
		let NO_SECRETS = {
			originOf: () => void 0,
			valueOf: () => void 0
		};
		function takeSecret(name, url, source, allowPrivate) {
			let origin = source.originOf(name);
			if (origin === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_origin_mismatch", `Nothing says where the secret ${name} may go`, `Add it to .github/sous.yml, if that is right: secrets: { ${name}: ${url.origin} }`));
			if (origin !== url.origin) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_origin_mismatch", `The secret ${name} is for ${origin}, and this call goes to ${url.origin}`, "Nothing was sent. Correct the tool, or what .github/sous.yml says of the secret."));
			if (url.protocol === "http:" && !allowPrivate(url)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_origin_mismatch", `The secret ${name} would go to ${url.origin} in clear text`, "Use https, if the server knows it."));
			let value = source.valueOf(name);
			if (value === void 0 || value === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_missing", `The secret ${name} was not given`, `Set the variable SOUS_SECRET_${name}.`));
			if (/[\r\n\0]/.test(value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("secret_missing", `The secret ${name} holds a line break`, `Set SOUS_SECRET_${name} to one line.`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(value);
		}
		function callId(call, index) {
			return call.id ?? `call${index + 1}`;
		}
		function renderCallUrl(call, args) {
			let template = (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.i)(call.urlTemplate);
			if (!template.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `The URL of the tool ${template.error}`, "Correct the tool."));
			let url = (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.o)(template.value, call.query ?? {}, (name) => textOf(args[name]));
			if (url.ok) return url;
			let { argument, reason } = url.error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `${argument} ${reason}`, "Correct the argument, and call again."));
		}
		function renderCall(call, { url, id, args, secret }) {
			let headers = {};
			for (let [name, text] of Object.entries(call.headers ?? {})) {
				let value = renderText((0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.a)(text), args, secret);
				if (!value.ok) return value;
				if (value.value === void 0) continue;
				if (!(0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.r)(value.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `The header ${name} would hold more than printable ASCII on one line`, "Correct the argument, or the secret."));
				headers[name] = value.value;
			}
			let body = renderBody(call, args, secret);
			if (!body.ok) return body;
			body.value !== void 0 && !hasHeader(headers, "content-type") && (headers["Content-Type"] = body.value.type);
			hasHeader(headers, "accept") || (headers.Accept = "application/json, text/*;q=0.9, */*;q=0.1");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				id,
				method: call.method,
				url,
				headers,
				body: body.value?.text
			});
		}
		function renderBody({ body, form }, args, secret) {
			if (form !== void 0) {
				let fields = new URLSearchParams();
				for (let [name, text] of Object.entries(form)) {
					let value = renderText((0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.a)(text), args, secret);
					if (!value.ok) return value;
					value.value !== void 0 && fields.append(name, value.value);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
					text: fields.toString(),
					type: "application/x-www-form-urlencoded"
				});
			}
			if (body === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
			let value = renderJson(body, args, secret);
			return value.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				text: JSON.stringify(value.value ?? null),
				type: "application/json"
			}) : value;
		}
		function renderJson(value, args, secret) {
			if (typeof value == "string") {
				let template = (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.a)(value);
				let [only] = template;
				if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(args[only.name]);
				return renderText(template, args, secret);
			}
			if (Array.isArray(value)) {
				let items = [];
				for (let item of value) {
					let rendered = renderJson(item, args, secret);
					if (!rendered.ok) return rendered;
					rendered.value !== void 0 && items.push(rendered.value);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(items);
			}
			if (typeof value != "object" || !value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(value);
			let fields = [];
			for (let [key, item] of Object.entries(value)) {
				let rendered = renderJson(item, args, secret);
				if (!rendered.ok) return rendered;
				rendered.value !== void 0 && fields.push([key, rendered.value]);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(Object.fromEntries(fields));
		}
		function renderText(template, args, secret) {
			let [only] = template;
			if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(textOf(args[only.name]));
			let text = "";
			for (let part of template) if (typeof part == "string") text += part;
			else if (part.kind === "argument") text += textOf(args[part.name]) ?? "";
			else {
				let value = secret(part.name);
				if (!value.ok) return value;
				text += value.value;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(text);
		}
		function textOf(value) {
			if (value == null) return;
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function hasHeader(headers, name) {
			return Object.keys(headers).some((known) => known.toLowerCase() === name);
		}
		function showCalls(spec, args) {
			return spec.calls.flatMap((call, index) => {
				let url = renderCallUrl(call, args);
				if (!url.ok) return [`${call.method} ${call.urlTemplate} (${url.error.message})`];
				let secret = (name) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(`<secret ${name}>`);
				let rendered = renderCall(call, {
					url: url.value,
					id: callId(call, index),
					args,
					secret
				});
				if (!rendered.ok) return [`${call.method} ${url.value.href} (${rendered.error.message})`];
				let { method, headers, body } = rendered.value;
				return [
					`${method} ${url.value.href}`,
					...Object.entries({
						...headers,
						...authShown(call.auth)
					}).map(([name, value]) => `  ${name}: ${value}`),
					...body === void 0 ? [] : ["", ...body.split("\n").map((line) => `  ${line}`)]
				];
			});
		}
		function authShown(auth) {
			switch (auth?.type) {
				case "bearer": return { Authorization: `Bearer <secret ${auth.secret}>` };
				case "basic": return { Authorization: `Basic ${auth.user}:<secret ${auth.secret}>` };
				case "hmac": return { [auth.header]: `${auth.prefix}<${auth.algorithm} with secret ${auth.secret}>` };
				case "oauth2": return { Authorization: `Bearer <token from ${auth.tokenUrl} for ${auth.clientId}, with secret ${auth.secret}>` };
				default: return {};
			}
		}
		function decodeLayers(text, options) {
			let layers = [];
			let last;
			for (let depth = 0; depth < 3; depth++) {
				let decoded = last === void 0 ? decodeEscapes(text, options) : decodeEscapes(last.text, {
					...options,
					isBytes: !0
				});
				if (decoded === void 0) break;
				let { places } = last ?? {};
				last = places && decoded.places ? {
					...decoded,
					places: decoded.places.map((at) => places[at] ?? 0)
				} : decoded;
				layers.push(last);
			}
			return layers;
		}
		function readingsOf(text, { isBytes }) {
			return [text, ...decodeLayers(text, {
				isBytes,
				isOpen: !1,
				withPlaces: !1
			}).map((layer) => layer.text)];
		}
		let ANY_ESCAPE = /%[\da-f]{2}|&(?:#(?:\d|x[\da-f])|[a-z]{2,8};)|\\(?:[\\/"'bfnrt]|x[\da-f]{2}|u[\da-f{])|(?:%[\da-f]?|&(?:#x?|[a-z]{0,8})|\\u?|\\x[\da-f]?)$/i;
		function decodeEscapes(text, { isBytes, isOpen, withPlaces }) {
			if (!ANY_ESCAPE.test(text)) return;
			let out = new Writer(isBytes ? text.length : Buffer.byteLength(text), withPlaces);
			let index = 0;
			let isDecoded = !1;
			for (; index < text.length;) {
				let unit = text.charCodeAt(index);
				let end = index + 1;
				if (unit === 37 || unit === 38 || unit === 92) {
					if (isOpen && isUnfinished(text, index)) break;
					let read = readEscape(text, index, unit);
					if (read !== void 0) {
						read.isByte ? out.byte(read.value, index) : out.character(read.value, index);
						index = read.end;
						isDecoded = !0;
						continue;
					}
					out.byte(unit, index);
				} else if (unit < 128 || isBytes) out.byte(unit, index);
				else {
					let point = text.codePointAt(index) ?? 0;
					if (point > 65535) end++;
					else if (isOpen && end === text.length && isHighSurrogate(unit)) break;
					out.character(point, index);
				}
				index = end;
			}
			return isDecoded || index < text.length ? out.finish(index) : void 0;
		}
		function readEscape(text, start, kind) {
			if (kind === 37) return hexByte(text, start + 1);
			return kind === 38 ? readEntity(text, start) : readBackslash(text, start);
		}
		let ENTITY = /&(?:#0{0,8}(\d{1,7})|#x0{0,8}([\da-f]{1,6})|([a-z]{2,8}));/iy;
		function readEntity(text, start) {
			ENTITY.lastIndex = start;
			let [all, decimal, hex, name] = ENTITY.exec(text) ?? [];
			if (all === void 0) return;
			let value = name === void 0 ? Number.parseInt(decimal ?? hex ?? "", decimal === void 0 ? 16 : 10) : ENTITIES.get(name.toLowerCase());
			return value === void 0 || value > 1114111 ? void 0 : {
				value,
				isByte: !1,
				end: start + all.length
			};
		}
		let BACKSLASHED = new Map(Object.entries({
			"\\": "\\",
			"/": "/",
			"\"": "\"",
			"'": "'",
			b: "\b",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	"
		}).map(([name, character]) => [name, character.charCodeAt(0)]));
		let CODE_UNITS = /\\u(?:(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|([\da-f]{4})|\{0{0,8}([\da-f]{1,6})\})/iy;
		function readBackslash(text, start) {
			let name = (text[start + 1] ?? "").toLowerCase();
			let value = BACKSLASHED.get(name);
			if (value !== void 0) return {
				value,
				isByte: !0,
				end: start + 2
			};
			if (name === "x") return hexByte(text, start + 2);
			if (name !== "u") return;
			CODE_UNITS.lastIndex = start;
			let [all, high, low, unit, point] = CODE_UNITS.exec(text) ?? [];
			if (all === void 0) return;
			let read = (hex = "") => Number.parseInt(hex, 16);
			let character = high === void 0 ? read(unit ?? point) : 65536 + ((read(high) & 1023) << 10) + (read(low) & 1023);
			return character > 1114111 ? void 0 : {
				value: character,
				isByte: !1,
				end: start + all.length
			};
		}
		function hexByte(text, at) {
			let value = hexDigit(text.charCodeAt(at)) << 4 | hexDigit(text.charCodeAt(at + 1));
			return value < 0 ? void 0 : {
				value,
				isByte: !0,
				end: at + 2
			};
		}
		function hexDigit(unit) {
			if (unit >= 48 && unit <= 57) return unit - 48;
			let letter = unit | 32;
			return letter >= 97 && letter <= 102 ? letter - 87 : -1;
		}
		let UNFINISHED = /^(?:%[\da-f]?|&(?:#(?:\d{0,15}|x[\da-f]{0,14})|[a-z]{0,8})|\\(?:x[\da-f]?|u(?:[\da-f]{0,3}|d[89ab][\da-f]{2}(?:\\(?:u[\da-f]{0,3})?)?|\{[\da-f]{0,14}))?)$/i;
		function isUnfinished(text, start) {
			return text.length - start <= 24 && UNFINISHED.test(text.slice(start));
		}
		function isHighSurrogate(unit) {
			return unit >= 55296 && unit <= 56319;
		}
		let ENTITIES = new Map([
			["tab", "	"],
			["newline", "\n"],
			["excl", "!"],
			["quot", "\""],
			["num", "#"],
			["dollar", "$"],
			["percnt", "%"],
			["amp", "&"],
			["apos", "'"],
			["lpar", "("],
			["rpar", ")"],
			["ast", "*"],
			["midast", "*"],
			["plus", "+"],
			["comma", ","],
			["period", "."],
			["sol", "/"],
			["colon", ":"],
			["semi", ";"],
			["lt", "<"],
			["equals", "="],
			["gt", ">"],
			["quest", "?"],
			["commat", "@"],
			["lsqb", "["],
			["lbrack", "["],
			["bsol", "\\"],
			["rsqb", "]"],
			["rbrack", "]"],
			["hat", "^"],
			["lowbar", "_"],
			["underbar", "_"],
			["grave", "`"],
			["lcub", "{"],
			["lbrace", "{"],
			["verbar", "|"],
			["vert", "|"],
			["rcub", "}"],
			["rbrace", "}"]
		].map(([name, character]) => [name, character.charCodeAt(0)]));
		let LEADS = [
			0,
			192,
			224,
			240
		];
		var Writer = class {
			#bytes;
			#places;
			#size = 0;
			constructor(most, withPlaces) {
				this.#bytes = new Uint8Array(most);
				this.#places = withPlaces ? new Int32Array(most + 1) : void 0;
			}
			byte(byte, place) {
				this.#places && (this.#places[this.#size] = place);
				this.#bytes[this.#size++] = byte;
			}
			character(point, place) {
				if (point >= 55296 && point <= 57343) this.character(65533, place);
				else if (point < 128) this.byte(point, place);
				else {
					let rest = point < 2048 ? 1 : point < 65536 ? 2 : 3;
					this.byte((LEADS[rest] ?? 0) | point >> 6 * rest, place);
					for (let left = rest - 1; left >= 0; left--) this.byte(128 | point >> 6 * left & 63, place);
				}
			}
			finish(end) {
				this.#places && (this.#places[this.#size] = end);
				return {
					text: (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.b)(this.#bytes.subarray(0, this.#size)).toString("latin1"),
					places: this.#places?.subarray(0, this.#size + 1)
				};
			}
		};
		var TextFinder = class {
			#unit;
			#child;
			#sibling;
			#depth;
			#fallback;
			#ending;
			#keys = new Uint8Array(65536);
			#size = 1;
			constructor(texts) {
				let most = texts.reduce((sum, { length }) => sum + length, 1);
				this.#unit = new Int32Array(most);
				this.#child = new Int32Array(most);
				this.#sibling = new Int32Array(most);
				this.#depth = new Int32Array(most);
				this.#fallback = new Int32Array(most);
				this.#ending = new Int32Array(most);
				for (let text of texts) this.#add(text);
				this.#link();
			}
			find(text) {
				let spans = [];
				let keys = this.#keys;
				let last = 0;
				let node = 0;
				for (let index = 0; index < text.length; index++) {
					let unit = foldedAt(text, index);
					last = last << 8 ^ unit;
					if (node === 0 && keys[keyOf(last)] === 0) continue;
					node = this.#next(node, unit, 4) || this.#walk(text, index + 1 - 4, index + 1);
					let length = at(this.#ending, node);
					length > 0 && addSpan(spans, {
						start: index + 1 - length,
						end: index + 1
					});
				}
				node === 0 && (node = this.#walk(text, text.length + 1 - 4, text.length, 1));
				return {
					spans,
					openFrom: text.length - at(this.#depth, node)
				};
			}
			#add(text) {
				let node = 0;
				let last = 0;
				for (let index = 0; index < text.length; index++) {
					let unit = foldedAt(text, index);
					last = last << 8 ^ unit;
					index + 1 === 4 && (this.#keys[keyOf(last)] = 1);
					node = this.#childOf(node, unit) || this.#grow(node, unit);
				}
				this.#ending[node] = text.length;
			}
			#grow(parent, unit) {
				let node = this.#size++;
				this.#unit[node] = unit;
				this.#depth[node] = at(this.#depth, parent) + 1;
				this.#sibling[node] = at(this.#child, parent);
				this.#child[parent] = node;
				return node;
			}
			#link() {
				let queue = new Int32Array(this.#size);
				for (let done = 0, known = 1; done < known; done++) {
					let parent = at(queue, done);
					for (let node = at(this.#child, parent); node !== 0; node = at(this.#sibling, node)) {
						let fallback = parent === 0 ? 0 : this.#next(at(this.#fallback, parent), at(this.#unit, node));
						this.#fallback[node] = fallback;
						this.#ending[node] ||= at(this.#ending, fallback);
						queue[known++] = node;
					}
				}
			}
			#next(from, unit, least = 0) {
				for (let node = from; at(this.#depth, node) >= least; node = at(this.#fallback, node)) {
					let child = this.#childOf(node, unit);
					if (child !== 0 || node === 0) return child;
				}
				return 0;
			}
			#walk(text, start, end, least = 4) {
				let node = 0;
				for (let index = Math.max(start, 0); index < end; index++) node = this.#next(node, foldedAt(text, index));
				return at(this.#depth, node) >= least ? node : 0;
			}
			#childOf(node, unit) {
				let child = at(this.#child, node);
				for (; child !== 0 && this.#unit[child] !== unit;) child = at(this.#sibling, child);
				return child;
			}
		};
		function addSpan(spans, { start, end }) {
			let first = start;
			for (let last = spans.at(-1); last !== void 0 && last.end > first; last = spans.at(-1)) {
				first = Math.min(first, last.start);
				spans.pop();
			}
			spans.push({
				start: first,
				end
			});
		}
		function keyOf(last) {
			return Math.imul(last, 2654435761) >>> 16;
		}
		function foldedAt(text, index) {
			let unit = text.charCodeAt(index);
			return unit | (64 - unit & unit - 91) >>> 31 << 5;
		}
		function at(array, index) {
			return array[index] ?? 0;
		}
		var SecretFinder = class {
			#finder;
			constructor(forms) {
				this.#finder = new TextFinder([...forms]);
			}
			find(text, { isOpen }) {
				let raw = this.#finder.find(text);
				let layers = decodeLayers(text, {
					isBytes: !1,
					isOpen,
					withPlaces: !0
				});
				let spans = [...raw.spans];
				let { openFrom } = raw;
				let settledUntil = openFrom;
				for (let layer of layers) {
					let found = this.#finder.find(layer.text);
					for (let { start, end } of found.spans) spans.push({
						start: placeOf(layer, start),
						end: placeOf(layer, end)
					});
					let open = placeOf(layer, found.openFrom);
					settledUntil = Math.min(settledUntil, open);
					found.openFrom < layer.text.length && (openFrom = Math.min(openFrom, open));
				}
				let last = layers.at(-1);
				return {
					spans: layers.length === 0 ? raw.spans : merged(spans),
					openFrom,
					settledUntil: last === void 0 ? settledUntil : boundaryBefore(last, settledUntil)
				};
			}
			isIn(readings) {
				return readings.some((reading) => this.#finder.find(reading).spans.length > 0);
			}
		};
		function maskSpans(text, spans, { until = text.length, told = 0 } = {}) {
			let end = 0;
			let clean = "";
			for (let [index, span] of spans.entries()) {
				let isTold = index === 0 && told > 0;
				if (!isTold && span.start >= until) break;
				clean += text.slice(end, span.start) + (isTold ? "" : "***");
				end = span.end;
			}
			return clean + text.slice(end, Math.max(end, until));
		}
		function placeOf({ places }, index) {
			return places?.[index] ?? 0;
		}
		function boundaryBefore({ places = new Int32Array() }, place) {
			let low = 0;
			let high = places.length;
			for (; low < high;) {
				let middle = low + high >>> 1;
				(places[middle] ?? 0) <= place ? low = middle + 1 : high = middle;
			}
			return places[low - 1] ?? 0;
		}
		function merged(spans) {
			let all = [];
			for (let span of spans.toSorted((a, b) => a.end - b.end || b.start - a.start)) addSpan(all, span);
			return all;
		}
		function secretForms(text) {
			let secret = text.toWellFormed();
			let bytes = Buffer.from(secret);
			let written = [...readingsOf(secret, { isBytes: !1 }), ...inUrls(secret)];
			let inBytes = [secret, ...inUrls(secret)].map((form) => Buffer.from(form).toString("latin1"));
			return [...new Set([
				text,
				...written,
				...inBytes,
				bytes.toString("hex"),
				...inBase64(bytes),
				[...secret].join("\0")
			])];
		}
		function inUrls(secret) {
			return [secret.replace(/[\t\n\r]/g, "").trimEnd(), secret.replaceAll(" ", "+")];
		}
		function inBase64(bytes) {
			let parts = [
				0,
				1,
				2
			].map((offset) => unpadded(Buffer.concat([Buffer.alloc(offset), bytes])).slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 == 0 ? void 0 : -1));
			return [
				bytes.toString("base64"),
				unpadded(bytes),
				...parts
			].flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
		}
		function unpadded(bytes) {
			return bytes.toString("base64").replace(/=+$/, "");
		}
		let WHOLE = { isCut: !1 };
		var Redactor = class {
			#forms = new Set();
			#finder;
			add(secret) {
				let known = this.#forms.size;
				for (let form of [
					secret,
					secret.toLowerCase(),
					secret.toUpperCase()
				].flatMap(secretForms)) form.length >= 4 && this.#forms.add(form);
				this.#forms.size > known && (this.#finder = void 0);
			}
			text(text, ending = WHOLE) {
				return maskSpans(text, this.#spans(text, ending));
			}
			value(value) {
				if (this.#forms.size === 0) return value;
				if (typeof value == "string") return this.text(value);
				if (Array.isArray(value)) return value.map((item) => this.value(item));
				if (typeof value == "number") return this.#find(String(value), !1).spans.length === 0 ? value : "***";
				if (typeof value != "object" || !value) return value;
				return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)]));
			}
			stream(emit) {
				let held = "";
				let told = 0;
				let tell = (text) => {
					text !== "" && emit(text);
				};
				return {
					push: (text) => {
						let all = held + text;
						let found = this.#find(all, !0);
						let cut = found.settledUntil;
						let spans = behind(told, found.spans);
						tell(maskSpans(all, spans, {
							until: cut,
							told
						}));
						let last = spans.find(({ start, end }, index) => end > cut && (start < cut || index === 0 && told > 0));
						told = last === void 0 ? 0 : last.end - cut;
						held = all.slice(cut);
					},
					end: (ending = WHOLE) => {
						tell(maskSpans(held, behind(told, this.#spans(held, ending)), { told }));
						held = "";
						told = 0;
					}
				};
			}
			#spans(text, { isCut }) {
				let { spans } = this.#find(text, !1);
				let openFrom = isCut ? this.#find(text, !0).openFrom : text.length;
				text.length - openFrom >= 4 && addSpan(spans, {
					start: openFrom,
					end: text.length
				});
				return spans;
			}
			#find(text, isOpen) {
				if (this.#forms.size === 0) return {
					spans: [],
					openFrom: text.length,
					settledUntil: text.length
				};
				this.#finder ??= new SecretFinder(this.#forms);
				return this.#finder.find(text, { isOpen });
			}
		};
		function behind(told, spans) {
			if (told === 0) return spans;
			let end = told;
			let others = spans.filter((span) => {
				let isApart = span.start >= end;
				isApart || (end = Math.max(end, span.end));
				return isApart;
			});
			return [{
				start: 0,
				end
			}, ...others];
		}
		async function runHttpTool(spec, args, context) {
			let runner = new HttpToolRunner(spec, args, context);
			try {
				return await runner.run();
			} catch (error) {
				throw Error(runner.redactor.text(error instanceof Error ? error.message : String(error)));
			}
		}
		var HttpToolRunner = class {
			redactor = new Redactor();
			#spec;
			#args;
			#context;
			constructor(spec, args, context) {
				this.#spec = spec;
				this.#args = args;
				this.#context = context;
			}
			async run() {
				let { calls } = this.#spec;
				let values = [];
				let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_11__.createHash)("sha256");
				let last;
				for (let [index, call] of calls.entries()) {
					let id = callId(call, index);
					let answer = await this.#call(call, id);
					let value = answer.ok ? readAnswer(answer.value, this.#describe(call)) : answer;
					if (!answer.ok || !value.ok) return this.#fail(value.ok ? answer : value, id, index);
					hash.update(answer.value.bytes);
					values.push([id, this.redactor.value(value.value)]);
					last = answer.value;
				}
				let [only] = values;
				if (last === void 0 || only === void 0) throw Error("A tool has at least one call.");
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
					value: calls.length === 1 ? only[1] : Object.fromEntries(values),
					status: last.status,
					url: this.redactor.text(last.hops.at(-1) ?? ""),
					sha256: hash.digest("hex")
				});
			}
			#fail(failed, id, index) {
				if (failed.ok) throw Error("Only what failed is told.");
				let { code, message, suggestion } = failed.error;
				let where = this.#spec.calls.length === 1 ? "" : `${id}: `;
				let made = index === 0 ? "" : ` (${index} of ${this.#spec.calls.length} calls were made)`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)(code, this.redactor.text(`${where}${message}${made}`), this.redactor.text(suggestion)));
			}
			async #call(call, id) {
				let url = renderCallUrl(call, this.#args);
				if (!url.ok) return url;
				let rendered = renderCall(call, {
					url: url.value,
					id,
					args: this.#args,
					secret: (name) => this.#secretFor(name, url.value)
				});
				if (!rendered.ok) return rendered;
				let { maxSentBytes } = this.#spec.limits;
				let bytes = Buffer.byteLength(rendered.value.body ?? "");
				if (bytes > maxSentBytes) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("too_large", `The body would have ${bytes} bytes, more than ${maxSentBytes}`, "Send less at once."));
				let { auth } = call;
				let first = await this.#attempt(call, rendered.value);
				if (!first.ok || auth?.type !== "oauth2" || first.value.kind !== "answered" || first.value.status !== 401) return first.ok ? this.#judge(call, first.value) : first;
				forgetToken({
					auth,
					secretFor: (name, at) => this.#secretFor(name, at)
				});
				let second = await this.#attempt(call, rendered.value);
				return second.ok ? this.#judge(call, second.value) : second;
			}
			#secretFor(name, url) {
				let { secrets, allowPrivate } = this.#context;
				let secret = takeSecret(name, url, secrets, (to) => (0, _address_rules_js__WEBPACK_IMPORTED_MODULE_7__.r)(to, allowPrivate));
				secret.ok && this.redactor.add(secret.value);
				return secret;
			}
			async #attempt(call, rendered) {
				let { auth } = call;
				let request = {
					call: rendered,
					redactor: this.redactor,
					allowedHosts: this.#spec.allowedHosts,
					context: this.#context
				};
				let secretFor = (name, url) => this.#secretFor(name, url);
				let added = auth === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({}) : await authHeaders({
					...request,
					auth,
					secretFor
				});
				if (!added.ok) return added;
				let { http, clock, signal, allowPrivate, timeoutMs, backoffMs } = this.#context;
				let { maxRetries, maxResponseBytes } = this.#spec.limits;
				let isBound = auth !== void 0 || call.headers !== void 0 || rendered.body !== void 0;
				let outcome = await withRetries(call, {
					maxRetries,
					backoffMs,
					now: () => clock.now(),
					signal
				}, async () => {
					let text = this.#passOn();
					let sent = await http.send({
						url: rendered.url,
						method: rendered.method,
						headers: {
							...rendered.headers,
							...added.value
						},
						...rendered.body !== void 0 && { body: Buffer.from(rendered.body) },
						redirects: isBound ? "same-origin" : "anywhere",
						allowedHosts: this.#spec.allowedHosts,
						timeoutMs,
						maxBytes: maxResponseBytes,
						allowPrivate,
						signal,
						...text !== void 0 && { onBytes: text.push }
					});
					text?.end({ isCut: sent.kind !== "answered" || sent.truncated });
					return sent;
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(outcome);
			}
			#passOn() {
				let { onText } = this.#context;
				if (onText === void 0) return;
				let clean = this.redactor.stream((text) => onText.call(this.#context, text));
				let [decoder, type, first] = [
					void 0,
					"",
					new Uint8Array()
				];
				return {
					push: (bytes, contentType) => {
						let known = decoder === void 0 ? Buffer.concat([first, bytes]) : bytes;
						if (decoder === void 0 && known.length < (0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.t)(contentType)) [first, type] = [known, contentType];
						else {
							decoder ??= (0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.n)(known, contentType).decoder;
							clean.push(decoder.decode(known, { stream: !0 }));
						}
					},
					end: (ending) => {
						clean.push(decoder === void 0 ? (0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.n)(first, type).decoder.decode(first) : decoder.decode());
						clean.end(ending);
					}
				};
			}
			#judge(call, outcome) {
				let what = this.#describe(call);
				let { timeoutMs, clock } = this.#context;
				switch (outcome.kind) {
					case "answered": break;
					case "denied": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("network_denied", `${what} is not allowed - ${outcome.message}`, "Do not try another way. Whoever runs Sous can allow a private host by name: --allow-host HOST."));
					case "timed_out": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("timed_out", `${what} took longer than ${timeoutMs / 1e3} seconds`, "Try again later."));
					case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("cancelled", `${what} was cancelled`, "Call again when it is wanted."));
					case "too_many_redirects":
					case "failed": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("network_failed", `${what} failed: ${outcome.message}`, "Check the address, or try again later."));
				}
				if (outcome.status < 200 || outcome.status > 299) {
					let wait = readRetryAfter(outcome.retryAfter, clock.now());
					let later = wait === void 0 ? "Look at what the server says." : `The server asks to wait ${Math.ceil(wait / 1e3)} seconds.`;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("http_status", `${what} answered ${outcome.status}${this.#excerpt(outcome)}`, later));
				}
				if (outcome.truncated) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("too_large", `${what} answered more than ${this.#spec.limits.maxResponseBytes} bytes`, "Ask for less at once."));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(outcome);
			}
			#describe(call) {
				let url = renderCallUrl(call, this.#args);
				let address = url.ok ? `${url.value.origin}${url.value.pathname}` : call.urlTemplate.split("?")[0] ?? "";
				return `${call.method} ${cut(this.redactor.text(address))}`;
			}
			#excerpt({ bytes, contentType, truncated }) {
				let text = this.redactor.text((0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.n)(bytes, contentType).decoder.decode(bytes), { isCut: truncated }).replace(/\s+/g, " ").trim();
				return text === "" ? "" : `: ${cut(text)}`;
			}
		};
		function cut(text) {
			return text.length > 200 ? `${text.slice(0, 200)}\u2026` : text;
		}
		let SAFE_METHODS = ["GET", "HEAD"];
		let PASSING_STATUSES = [
			408,
			429,
			502,
			503,
			504
		];
		async function withRetries(call, rules, send) {
			let isRepeatable = SAFE_METHODS.includes(call.method) || call.idempotent === !0;
			for (let attempt = 0;; attempt++) {
				let outcome = await send();
				if (!isRepeatable || attempt >= rules.maxRetries || !isPassing(outcome)) return outcome;
				let wait = waitFor(outcome, attempt, rules);
				if (wait === void 0) return outcome;
				try {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_12__.setTimeout)(wait, void 0, { signal: rules.signal });
				} catch {
					return { kind: "cancelled" };
				}
			}
		}
		function isPassing(outcome) {
			if (outcome.kind === "answered") return PASSING_STATUSES.includes(outcome.status);
			return outcome.kind === "failed" || outcome.kind === "timed_out";
		}
		function waitFor(outcome, attempt, { backoffMs = 250, now }) {
			let asked = outcome.kind === "answered" ? readRetryAfter(outcome.retryAfter, now()) : void 0;
			if (asked !== void 0) return asked > 3e4 ? void 0 : asked;
			let most = Math.min(backoffMs * 2 ** attempt, Math.max(backoffMs, 1e4));
			return most / 2 + Math.random() * most / 2;
		}
		function readRetryAfter(text, now) {
			if (text === void 0) return;
			if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1e3;
			let date = /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(date - now.getTime(), 0);
		}
		let JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/;
		let TEXT_TYPE = /^(?:text\/.+|application\/(?:[\w.+-]+\+xml|xml|javascript|x-www-form-urlencoded|x-ndjson|ndjson|jsonl|yaml|x-yaml))$/;
		function readAnswer({ bytes, contentType }, what) {
			if (bytes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(null);
			let type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
			let isJson = JSON_TYPE.test(type);
			if (!isJson && type !== "" && !TEXT_TYPE.test(type)) {
				let named = type.length <= 100 ? `'${type}'` : "something";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_output", `${what} answered ${named}, which is neither JSON nor text`, "Ask the server for JSON."));
			}
			let text = (0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.n)(bytes, contentType).decoder.decode(bytes);
			if (!isJson) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(text);
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(JSON.parse(text));
			} catch {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_output", `${what} answered with JSON that is broken`, "Try again, or tell whoever runs the server."));
			}
		}
		var bundle_tool_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentsOf: () => argumentsOf,
			asTool: () => asTool,
			findBundleTool: () => findBundleTool,
			httpBundleTool: () => httpBundleTool,
			localBundleTool: () => localBundleTool
		});
		function httpBundleTool(definition, spec, source) {
			let { argSchema, outputSchema, displayName, description } = definition;
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.s)(definition));
			return {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.nt)({
					name,
					summary: firstOf(description, displayName, name),
					category: "Network",
					effect: "external",
					risk: "dangerous",
					permissions: ["Network"],
					hosts: hostsOf(spec),
					definition: definitionOf(definition),
					args: () => argumentsOf(argSchema),
					outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Xn)({
						value: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Ct)(outputSchema ?? {}),
						status_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.zn)("HTTP status of the last call")),
						url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.zn)("URL that answered the last call")),
						sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.zn)("SHA-256 of what was received"))
					}),
					metadata: ["status_code", "url"],
					termination: "Use terminate=false when its answer is needed for a next step; terminate=true when the call was all the user asked for.",
					examples: [exampleCall(argSchema)],
					run: (args, context) => run(definition, spec, args, context)
				}),
				...source !== void 0 && { source },
				explain: (args) => showCalls(spec, args)
			};
		}
		function localBundleTool(definition, registered, source) {
			let { argSchema, displayName, description } = definition;
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.s)(definition));
			let isNarrowed = Object.keys(argSchema.properties ?? {}).length > 0;
			let narrowed = () => registered.args().check(...valueChecks(argSchema));
			return {
				...registered,
				name,
				summary: firstOf(description, displayName, registered.summary),
				definition: definitionOf(definition),
				run(args, context) {
					context.usage?.called(definition.id);
					return registered.run(args, context);
				},
				...isNarrowed && {
					args: narrowed,
					examples: narrowedExamples(registered, narrowed(), argSchema)
				},
				...source !== void 0 && { source }
			};
		}
		async function run({ id, outputSchema, displayName, slug }, spec, args, context) {
			let { maxCallsPerMinute, timeoutSeconds } = spec.limits;
			if (maxCallsPerMinute !== void 0 && context.usage !== void 0) {
				let reserved = await context.usage.reserve(id, maxCallsPerMinute);
				if (!reserved.ok) return reserved;
			}
			context.usage?.called(id);
			let received = 0;
			let answer = await runHttpTool(spec, args, {
				http: context.http,
				secrets: context.secrets ?? NO_SECRETS,
				clock: context.clock,
				allowPrivate: context.allowPrivateHosts,
				timeoutMs: timeoutSeconds * 1e3,
				signal: context.signal,
				onText(text) {
					received += text.length;
					context.progress({
						done: received,
						total: void 0,
						unit: "characters",
						text
					});
				}
			});
			if (!answer.ok) return answer;
			let { value, status, url, sha256 } = answer.value;
			let problems = outputSchema === void 0 ? [] : (0, _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__.t)(outputSchema, value);
			if (problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.i)("invalid_output", `The answer is not what the tool promises: ${listProblems(problems)}`, "Tell whoever keeps the tool.");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)({
				value,
				status_code: status,
				url,
				sha256
			}, `${firstOf(displayName, slug)}: status ${status}`);
		}
		function exampleCall(schema, others = {}) {
			return {
				description: "Call it",
				args: {
					...others,
					...(0, _json_schema_js__WEBPACK_IMPORTED_MODULE_10__.n)(schema)
				}
			};
		}
		function narrowedExamples({ examples }, args, schema) {
			let taken = examples.filter((example) => args.safeParse({ ...example.args }).success);
			return taken.length > 0 ? taken : [exampleCall(schema, examples[0]?.args)];
		}
		function argumentsOf(schema) {
			let required = new Set(schema.required ?? []);
			let shape = Object.entries(schema.properties ?? {}).map(([name, field]) => {
				let known = typeof field == "object" ? field : {};
				return [name, required.has(name) ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Ct)(known) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Ct)(known))];
			});
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Xn)(Object.fromEntries(shape)).check(...valueChecks(schema));
		}
		function valueChecks(schema) {
			return [(0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Rn)(({ value, issues }) => {
				for (let { field, reason } of (0, _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__.t)({ ...schema }, value)) issues.push({
					code: "custom",
					input: value,
					path: pathOf(field),
					message: reason
				});
			})];
		}
		function pathOf(field) {
			return (field.match(/[^.[\]]+/g) ?? []).map((part) => /^\d+$/.test(part) ? Number(part) : part);
		}
		function definitionOf({ argSchema, outputSchema, http, local }) {
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.lt)(Buffer.from(JSON.stringify([
				argSchema,
				outputSchema ?? null,
				http ?? null,
				local ?? null
			])));
		}
		function hostsOf({ calls }) {
			let urls = calls.flatMap(({ urlTemplate, auth }) => [urlTemplate, ...auth?.type === "oauth2" ? [auth.tokenUrl] : []]);
			return [...new Set(urls.map((url) => new URL(url.split("/").slice(0, 3).join("/")).hostname))];
		}
		function listProblems(problems) {
			return problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
		}
		function firstOf(...texts) {
			return texts.find((text) => text.trim() !== "")?.split("\n", 1)[0] ?? "";
		}
		async function findBundleTool(name, read) {
			let reference = (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.An)(name);
			if (reference === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("unknown_tool", `'${name}' names no tool of a bundle`, "Write bundle/tool@version."));
			let resolved = await (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.r)(reference, read);
			if (!resolved.ok) return resolved;
			let { tool, path, digest } = resolved.value;
			let off = tool.local && await new _list_1_js__WEBPACK_IMPORTED_MODULE_1__.q(read).whyTool(tool.local.function);
			if (off !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(off.code === "disabled" ? (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.f)(reference, (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.n)(tool.local?.function ?? "")) : off);
			return asTool(tool, {
				path,
				digest
			});
		}
		async function asTool(tool, source) {
			if (tool.http !== void 0 && tool.type === "http") {
				let [problem] = await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.n)({
					...tool,
					type: tool.type
				});
				if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(brokenTool(tool, problem));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(httpBundleTool(tool, tool.http, source));
			}
			let registered = tool.local === void 0 ? void 0 : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.xn)(tool.local.function);
			if (registered !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(localBundleTool(tool, registered, source));
			let message = `The function '${tool.local?.function ?? ""}' of the tool '${tool.slug}' is not there any more`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("disabled", message, "The tool is off until the function is back. Its file was left as it is."));
		}
		function brokenTool(tool, { field, reason }) {
			let file = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(tool.bundleSlug, tool.slug, tool.version);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("corrupt_file", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_9__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.s)(tool))}' cannot be called: ${field} ${reason}`, `Correct ${file}.`);
		}
	}),
	9280: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	8638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => outputSchema,
			n: () => exampleArguments,
			r: () => json_schema_exports,
			t: () => argumentSchema
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
		var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentSchema: () => argumentSchema,
			exampleArguments: () => exampleArguments,
			outputSchema: () => outputSchema
		});
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.outputs()));
			if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
			let diff = {
				type: "string",
				description: "With preview_only: the change as a unified diff"
			};
			return {
				...schema,
				properties: {
					...schema.properties,
					diff
				}
			};
		}
		function offersPreview(tool) {
			return "preview_only" in tool.args().shape;
		}
		function withoutDialect({ $schema: _, ...schema }) {
			return schema;
		}
		function exampleArguments(schema) {
			let required = schema.required ?? [];
			return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]));
		}
		function exampleValue(schema, name) {
			let [known] = [
				schema.const,
				schema.default,
				schema.examples?.[0],
				schema.enum?.[0]
			].filter((value) => value !== void 0);
			if (known !== void 0) return known;
			let [first] = schema.anyOf ?? [];
			if (first !== void 0) return exampleValue(first, name);
			switch ([schema.type].flat()[0]) {
				case "boolean": return !0;
				case "integer":
				case "number": return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
				case "array": return [exampleValue(schema.items ?? {}, name)];
				case "object": return exampleArguments(schema);
				default: return `<${name}>`;
			}
		}
	})
};
