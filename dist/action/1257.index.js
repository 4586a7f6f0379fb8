"use strict";
exports.id = 1257;
exports.ids = [1257];
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
	1257: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findBundleTool: () => findBundleTool });
		__webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7853);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7048);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8834);
		var _charset_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6132);
		var _address_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8530);
		var _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4323);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6297);
		var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8500);
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
					if (!(0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.i)(secret.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(notForHeaders(auth.secret));
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ Authorization: `Bearer ${secret.value}` });
				case "basic": {
					let pair = `${auth.user}:${secret.value}`;
					redactor.add(pair);
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ Authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
				}
				case "hmac": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(signature(auth, secret.value, call, request.context.clock.now()));
			}
		}
		function notForHeaders(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_missing", `The secret ${name} holds more than printable ASCII, which no header can carry`, `Set SOUS_SECRET_${name} to what the server gave.`);
		}
		function signature(auth, secret, { body = "" }, now) {
			let timestamp = String(Math.floor(now.getTime() / 1e3));
			let signed = auth.timestampHeader === void 0 ? body : `${timestamp}.${body}`;
			let value = (0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHmac)(auth.algorithm, secret).update(signed).digest(auth.encoding);
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
			let token = known !== void 0 && known.expiresAt > context.clock.now().getTime() ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(known) : await askForToken(request, secret.value);
			if (!token.ok) return token;
			tokens.set(key, token.value);
			redactor.add(token.value.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({ Authorization: `Bearer ${token.value.value}` });
		}
		function forgetToken({ auth, secretFor }) {
			if (auth.type !== "oauth2") return !1;
			let secret = secretFor(auth.secret, new URL(auth.tokenUrl));
			return secret.ok && tokens.delete(tokenKey(auth, secret.value));
		}
		function tokenKey({ tokenUrl, clientId, scope = "" }, secret) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256").update(JSON.stringify([
				tokenUrl,
				clientId,
				scope,
				secret
			])).digest("hex");
		}
		async function askForToken({ auth, redactor, allowedHosts, context }, secret) {
			let refuse = (why) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("http_status", `No token from ${new URL(auth.tokenUrl).origin}: ${redactor.text(why)}`, "Check the client and its secret."));
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
			if (outcome.kind === "denied") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_denied", `Not allowed - ${outcome.message}`, "Ask the person to allow it."));
			if (outcome.kind !== "answered") return refuse("message" in outcome ? outcome.message : outcome.kind.replaceAll("_", " "));
			if (outcome.status !== 200) return refuse(`status ${outcome.status}`);
			let answer = parseToken(Buffer.from(outcome.bytes).toString("utf8"));
			if (answer === void 0) return refuse("the answer is no token");
			let life = Math.max((answer.expiresIn ?? 300) * 1e3 - 3e4, 0);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
			if (origin === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_origin_mismatch", `Nothing says where the secret ${name} may go`, `Add it to .github/sous.yml, if that is right: secrets: { ${name}: ${url.origin} }`));
			if (origin !== url.origin) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_origin_mismatch", `The secret ${name} is for ${origin}, and this call goes to ${url.origin}`, "Nothing was sent. Correct the tool, or what .github/sous.yml says of the secret."));
			if (url.protocol === "http:" && !allowPrivate(url)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_origin_mismatch", `The secret ${name} would go to ${url.origin} in clear text`, "Use https, if the server knows it."));
			let value = source.valueOf(name);
			if (value === void 0 || value === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_missing", `The secret ${name} was not given`, `Set the variable SOUS_SECRET_${name}.`));
			if (/[\r\n\0]/.test(value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("secret_missing", `The secret ${name} holds a line break`, `Set SOUS_SECRET_${name} to one line.`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
		}
		function callId(call, index) {
			return call.id ?? `call${index + 1}`;
		}
		function renderCallUrl(call, args) {
			let template = (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.a)(call.urlTemplate);
			if (!template.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `The URL of the tool ${template.error}`, "Correct the tool."));
			let url = (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.s)(template.value, call.query ?? {}, (name) => textOf(args[name]));
			if (url.ok) return url;
			let { argument, reason } = url.error;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `${argument} ${reason}`, "Correct the argument, and call again."));
		}
		function renderCall(call, { url, id, args, secret }) {
			let headers = {};
			for (let [name, text] of Object.entries(call.headers ?? {})) {
				let value = renderText((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.o)(text), args, secret);
				if (!value.ok) return value;
				if (value.value === void 0) continue;
				if (!(0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.i)(value.value)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `The header ${name} would hold more than printable ASCII on one line`, "Correct the argument, or the secret."));
				headers[name] = value.value;
			}
			let body = renderBody(call, args, secret);
			if (!body.ok) return body;
			body.value !== void 0 && !hasHeader(headers, "content-type") && (headers["Content-Type"] = body.value.type);
			hasHeader(headers, "accept") || (headers.Accept = "application/json, text/*;q=0.9, */*;q=0.1");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
					let value = renderText((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.o)(text), args, secret);
					if (!value.ok) return value;
					value.value !== void 0 && fields.append(name, value.value);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
					text: fields.toString(),
					type: "application/x-www-form-urlencoded"
				});
			}
			if (body === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(void 0);
			let value = renderJson(body, args, secret);
			return value.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
				text: JSON.stringify(value.value ?? null),
				type: "application/json"
			}) : value;
		}
		function renderJson(value, args, secret) {
			if (typeof value == "string") {
				let template = (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.o)(value);
				let [only] = template;
				if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(args[only.name]);
				return renderText(template, args, secret);
			}
			if (Array.isArray(value)) {
				let items = [];
				for (let item of value) {
					let rendered = renderJson(item, args, secret);
					if (!rendered.ok) return rendered;
					rendered.value !== void 0 && items.push(rendered.value);
				}
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(items);
			}
			if (typeof value != "object" || !value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(value);
			let fields = [];
			for (let [key, item] of Object.entries(value)) {
				let rendered = renderJson(item, args, secret);
				if (!rendered.ok) return rendered;
				rendered.value !== void 0 && fields.push([key, rendered.value]);
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(Object.fromEntries(fields));
		}
		function renderText(template, args, secret) {
			let [only] = template;
			if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(textOf(args[only.name]));
			let text = "";
			for (let part of template) if (typeof part == "string") text += part;
			else if (part.kind === "argument") text += textOf(args[part.name]) ?? "";
			else {
				let value = secret(part.name);
				if (!value.ok) return value;
				text += value.value;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(text);
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
				let secret = (name) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(`<secret ${name}>`);
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
				].flatMap(_entry_js__WEBPACK_IMPORTED_MODULE_1__.S)) form.length >= 4 && this.#forms.add(form);
				this.#forms.size > known && (this.#finder = void 0);
			}
			text(text, ending = WHOLE) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(text, this.#spans(text, ending));
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
						tell((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(all, spans, {
							until: cut,
							told
						}));
						let last = spans.find(({ start, end }, index) => end > cut && (start < cut || index === 0 && told > 0));
						told = last === void 0 ? 0 : last.end - cut;
						held = all.slice(cut);
					},
					end: (ending = WHOLE) => {
						tell((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.x)(held, behind(told, this.#spans(held, ending)), { told }));
						held = "";
						told = 0;
					}
				};
			}
			#spans(text, { isCut }) {
				let { spans } = this.#find(text, !1);
				let openFrom = isCut ? this.#find(text, !0).openFrom : text.length;
				text.length - openFrom >= 4 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.C)(spans, {
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
				this.#finder ??= new _entry_js__WEBPACK_IMPORTED_MODULE_1__.y(this.#forms);
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
				let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256");
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)(code, this.redactor.text(`${where}${message}${made}`), this.redactor.text(suggestion)));
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
				if (bytes > maxSentBytes) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `The body would have ${bytes} bytes, more than ${maxSentBytes}`, "Send less at once."));
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
				let added = auth === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)({}) : await authHeaders({
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
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(outcome);
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
					case "denied": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_denied", `${what} is not allowed - ${outcome.message}`, "Do not try another way. Whoever runs Sous can allow a private host by name: --allow-host HOST."));
					case "timed_out": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("timed_out", `${what} took longer than ${timeoutMs / 1e3} seconds`, "Try again later."));
					case "cancelled": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("cancelled", `${what} was cancelled`, "Call again when it is wanted."));
					case "too_many_redirects":
					case "failed": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("network_failed", `${what} failed: ${outcome.message}`, "Check the address, or try again later."));
				}
				if (outcome.status < 200 || outcome.status > 299) {
					let wait = readRetryAfter(outcome.retryAfter, clock.now());
					let later = wait === void 0 ? "Look at what the server says." : `The server asks to wait ${Math.ceil(wait / 1e3)} seconds.`;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("http_status", `${what} answered ${outcome.status}${this.#excerpt(outcome)}`, later));
				}
				if (outcome.truncated) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("too_large", `${what} answered more than ${this.#spec.limits.maxResponseBytes} bytes`, "Ask for less at once."));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(outcome);
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
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_11__.setTimeout)(wait, void 0, { signal: rules.signal });
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
			if (bytes.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(null);
			let type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
			let isJson = JSON_TYPE.test(type);
			if (!isJson && type !== "" && !TEXT_TYPE.test(type)) {
				let named = type.length <= 100 ? `'${type}'` : "something";
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_output", `${what} answered ${named}, which is neither JSON nor text`, "Ask the server for JSON."));
			}
			let text = (0, _charset_js__WEBPACK_IMPORTED_MODULE_6__.n)(bytes, contentType).decoder.decode(bytes);
			if (!isJson) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(text);
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(JSON.parse(text));
			} catch {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_output", `${what} answered with JSON that is broken`, "Try again, or tell whoever runs the server."));
			}
		}
		function httpBundleTool(definition, spec, source) {
			let { argSchema, outputSchema, displayName, description } = definition;
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.c)(definition));
			return {
				...(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.y)({
					name,
					summary: firstOf(description, displayName, name),
					category: "Network",
					effect: "external",
					risk: "dangerous",
					permissions: ["Network"],
					hosts: hostsOf(spec),
					definition: definitionOf(definition),
					args: () => argumentsOf(argSchema),
					outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)({
						value: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Q)(outputSchema ?? {}),
						status_code: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("HTTP status of the last call")),
						url: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("URL that answered the last call")),
						sha256: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.wn)("SHA-256 of what was received"))
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
			let name = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.c)(definition));
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
			let problems = outputSchema === void 0 ? [] : (0, _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__.L)(outputSchema, value);
			if (problems.length > 0) return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ut)("invalid_output", `The answer is not what the tool promises: ${listProblems(problems)}`, "Tell whoever keeps the tool.");
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ft)({
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
					...exampleArguments(schema)
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
				return [name, required.has(name) ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Q)(known) : (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Q)(known))];
			});
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ln)(Object.fromEntries(shape)).check(...valueChecks(schema));
		}
		function valueChecks(schema) {
			return [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Cn)(({ value, issues }) => {
				for (let { field, reason } of (0, _json_schema_check_js__WEBPACK_IMPORTED_MODULE_8__.L)({ ...schema }, value)) issues.push({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(Buffer.from(JSON.stringify([
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
			let reference = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qr)(name);
			if (reference === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("unknown_tool", `'${name}' names no tool of a bundle`, "Write bundle/tool@version."));
			let resolved = await (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.n)(reference, read);
			if (!resolved.ok) return resolved;
			let { tool, path, digest } = resolved.value;
			let off = tool.local && await new _list_2_js__WEBPACK_IMPORTED_MODULE_9__.K(read).whyTool(tool.local.function);
			if (off !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(off.code === "disabled" ? (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)(reference, (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.t)(tool.local?.function ?? "")) : off);
			return asTool(tool, {
				path,
				digest
			});
		}
		async function asTool(tool, source) {
			if (tool.http !== void 0 && tool.type === "http") {
				let [problem] = await (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.r)({
					...tool,
					type: tool.type
				});
				if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(brokenTool(tool, problem));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(httpBundleTool(tool, tool.http, source));
			}
			let registered = tool.local === void 0 ? void 0 : await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ur)(tool.local.function);
			if (registered !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(localBundleTool(tool, registered, source));
			let message = `The function '${tool.local?.function ?? ""}' of the tool '${tool.slug}' is not there any more`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("disabled", message, "The tool is off until the function is back. Its file was left as it is."));
		}
		function brokenTool(tool, { field, reason }) {
			let file = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_5__.o)(tool.bundleSlug, tool.slug, tool.version);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("corrupt_file", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.c)(tool))}' cannot be called: ${field} ${reason}`, `Correct ${file}.`);
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
	})
};
