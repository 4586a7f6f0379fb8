(() => {
	var __webpack_modules__ = {
		220: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				auth: () => __nccwpck_require__(990),
				"bundle-errors": () => __nccwpck_require__(878),
				"bundle-files": () => __nccwpck_require__(38),
				"bundle-views": () => __nccwpck_require__(487),
				"bundle-zip": () => __nccwpck_require__(946),
				"check-tool": () => __nccwpck_require__(949),
				"json-schema-check": () => __nccwpck_require__(945),
				"list-bundles": () => __nccwpck_require__(992),
				"read-record": () => __nccwpck_require__(136),
				"search-index": () => __nccwpck_require__(257)
			};
		},
		952: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		706: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(500)[name] });
		},
		4: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).charset();
			module.exports = {
				__esModule: !0,
				get bytesToTell() {
					return part().bytesToTell;
				},
				get charsetOf() {
					return part().charsetOf;
				}
			};
		},
		506: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).digest();
			module.exports = {
				__esModule: !0,
				get sha256() {
					return part().sha256;
				}
			};
		},
		812: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				},
				get placeInJson() {
					return part().placeInJson;
				}
			};
		},
		29: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).secrets();
			module.exports = {
				__esModule: !0,
				get SecretFinder() {
					return part().SecretFinder;
				},
				get addSpan() {
					return part().addSpan;
				},
				get maskSpans() {
					return part().maskSpans;
				},
				get secretForms() {
					return part().secretForms;
				}
			};
		},
		798: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get toolError() {
					return part().toolError;
				}
			};
		},
		990: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				NO_SECRETS: () => NO_SECRETS,
				runHttpTool: () => runHttpTool,
				showCalls: () => showCalls
			});
			var $base_tool_errors = __nccwpck_require__(798);
			var $start_start = __nccwpck_require__(55);
			var $base_charset = __nccwpck_require__(4);
			var $system_address_rules = __nccwpck_require__(558);
			var $check_tool = __nccwpck_require__(949);
			var $base_secrets = __nccwpck_require__(29);
			var $late_crypto = __nccwpck_require__(952);
			var $late_timers_promises = __nccwpck_require__(706);
			//! src/bundles/http/auth.ts
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
						if (!(0, $check_tool.isHeaderText)(secret.value)) return (0, $start_start.failure)(ERRORS$2.notForHeaders(auth.secret));
						return (0, $start_start.success)({ Authorization: `Bearer ${secret.value}` });
					case "basic": {
						let pair = `${auth.user}:${secret.value}`;
						redactor.add(pair);
						return (0, $start_start.success)({ Authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
					}
					case "hmac": return (0, $start_start.success)(signature(auth, secret.value, call, request.context.clock.now()));
				}
			}
			function signature(auth, secret, { body = "" }, now) {
				let timestamp = String(Math.floor(now.getTime() / 1e3));
				let signed = auth.timestampHeader === void 0 ? body : `${timestamp}.${body}`;
				let value = (0, $late_crypto.createHmac)(auth.algorithm, secret).update(signed).digest(auth.encoding);
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
				let token = known !== void 0 && known.expiresAt > context.clock.now().getTime() ? (0, $start_start.success)(known) : await askForToken(request, secret.value);
				if (!token.ok) return token;
				tokens.set(key, token.value);
				redactor.add(token.value.value);
				return (0, $start_start.success)({ Authorization: `Bearer ${token.value.value}` });
			}
			function forgetToken({ auth, secretFor }) {
				if (auth.type !== "oauth2") return !1;
				let secret = secretFor(auth.secret, new URL(auth.tokenUrl));
				return secret.ok && tokens.delete(tokenKey(auth, secret.value));
			}
			function tokenKey({ tokenUrl, clientId, scope = "" }, secret) {
				return (0, $late_crypto.createHash)("sha256").update(JSON.stringify([
					tokenUrl,
					clientId,
					scope,
					secret
				])).digest("hex");
			}
			async function askForToken({ auth, redactor, allowedHosts, context }, secret) {
				let refuse = (why) => (0, $start_start.failure)(ERRORS$2.noToken(new URL(auth.tokenUrl).origin, redactor.text(why)));
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
				if (outcome.kind === "denied") return (0, $start_start.failure)(ERRORS$2.notAllowed(outcome.message));
				if (outcome.kind !== "answered") return refuse("message" in outcome ? outcome.message : outcome.kind.replaceAll("_", " "));
				if (outcome.status !== 200) return refuse(`status ${outcome.status}`);
				let answer = parseToken(Buffer.from(outcome.bytes).toString("utf8"));
				if (answer === void 0) return refuse("the response does not contain a token");
				let life = Math.max((answer.expiresIn ?? 300) * 1e3 - 3e4, 0);
				return (0, $start_start.success)({
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
				if (origin === void 0) return (0, $start_start.failure)(ERRORS$2.noOrigin(name, url.origin));
				if (origin !== url.origin) return (0, $start_start.failure)(ERRORS$2.otherOrigin(name, origin, url.origin));
				if (url.protocol === "http:" && !allowPrivate(url)) return (0, $start_start.failure)(ERRORS$2.unencrypted(name, url.origin));
				let value = source.valueOf(name);
				if (value === void 0 || value === "") return (0, $start_start.failure)(ERRORS$2.notSet(name));
				if (/[\r\n\0]/.test(value)) return (0, $start_start.failure)(ERRORS$2.severalLines(name));
				return (0, $start_start.success)(value);
			}
			let ERRORS$2 = {
				notForHeaders: (name) => (0, $base_tool_errors.toolError)("secret_missing", `The secret ${name} contains characters that are not printable ASCII, which a header cannot carry`, `Set SOUS_SECRET_${name} to the exact value from the server.`),
				noToken: (tokenUrl, why) => (0, $base_tool_errors.toolError)("http_status", `No token from ${tokenUrl}: ${why}`, "Check the client and its secret."),
				notAllowed: (why) => (0, $base_tool_errors.toolError)("network_denied", `Not allowed - ${why}`, "Allow the host, or correct the tool."),
				noOrigin: (name, origin) => (0, $base_tool_errors.toolError)("secret_origin_mismatch", `The secret ${name} has no origin in the configuration`, `If ${origin} may receive it, add to .github/sous.yml: secrets: { ${name}: ${origin} }`),
				otherOrigin: (name, allowed, origin) => (0, $base_tool_errors.toolError)("secret_origin_mismatch", `The secret ${name} may only be sent to ${allowed}, but this call goes to ${origin}`, "Nothing was sent. Correct the tool, or the origin of the secret in .github/sous.yml."),
				unencrypted: (name, origin) => (0, $base_tool_errors.toolError)("secret_origin_mismatch", `The secret ${name} would be sent to ${origin} unencrypted`, "Use https."),
				notSet: (name) => (0, $base_tool_errors.toolError)("secret_missing", `The secret ${name} is not set`, `Set the variable SOUS_SECRET_${name}.`),
				severalLines: (name) => (0, $base_tool_errors.toolError)("secret_missing", `The secret ${name} contains a line break`, `Set SOUS_SECRET_${name} to one line.`)
			};
			//! src/bundles/http/render-call.ts
			function callId(call, index) {
				return call.id ?? `call${index + 1}`;
			}
			function renderCallUrl(call, args) {
				let template = (0, $check_tool.parseUrlTemplate)(call.urlTemplate);
				if (!template.ok) return (0, $start_start.failure)(ERRORS$1.badUrl(template.error));
				let url = (0, $check_tool.renderUrl)(template.value, call.query ?? {}, (name) => textOf(args[name]));
				if (url.ok) return url;
				let { argument, reason } = url.error;
				return (0, $start_start.failure)(ERRORS$1.badArgument(argument, reason));
			}
			function renderCall(call, { url, id, args, secret }) {
				let headers = {};
				for (let [name, text] of Object.entries(call.headers ?? {})) {
					let value = renderText((0, $check_tool.readTemplate)(text), args, secret);
					if (!value.ok) return value;
					if (value.value === void 0) continue;
					if (!(0, $check_tool.isHeaderText)(value.value)) return (0, $start_start.failure)(ERRORS$1.badHeader(name));
					headers[name] = value.value;
				}
				let body = renderBody(call, args, secret);
				if (!body.ok) return body;
				body.value !== void 0 && !hasHeader(headers, "content-type") && (headers["Content-Type"] = body.value.type);
				hasHeader(headers, "accept") || (headers.Accept = "application/json, text/*;q=0.9, */*;q=0.1");
				return (0, $start_start.success)({
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
						let value = renderText((0, $check_tool.readTemplate)(text), args, secret);
						if (!value.ok) return value;
						value.value !== void 0 && fields.append(name, value.value);
					}
					return (0, $start_start.success)({
						text: fields.toString(),
						type: "application/x-www-form-urlencoded"
					});
				}
				if (body === void 0) return (0, $start_start.success)(void 0);
				let value = renderJson(body, args, secret);
				return value.ok ? (0, $start_start.success)({
					text: JSON.stringify(value.value ?? null),
					type: "application/json"
				}) : value;
			}
			function renderJson(value, args, secret) {
				if (typeof value == "string") {
					let template = (0, $check_tool.readTemplate)(value);
					let [only] = template;
					if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, $start_start.success)(args[only.name]);
					return renderText(template, args, secret);
				}
				if (Array.isArray(value)) {
					let items = [];
					for (let item of value) {
						let rendered = renderJson(item, args, secret);
						if (!rendered.ok) return rendered;
						rendered.value !== void 0 && items.push(rendered.value);
					}
					return (0, $start_start.success)(items);
				}
				if (typeof value != "object" || !value) return (0, $start_start.success)(value);
				let fields = [];
				for (let [key, item] of Object.entries(value)) {
					let rendered = renderJson(item, args, secret);
					if (!rendered.ok) return rendered;
					rendered.value !== void 0 && fields.push([key, rendered.value]);
				}
				return (0, $start_start.success)(Object.fromEntries(fields));
			}
			function renderText(template, args, secret) {
				let [only] = template;
				if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, $start_start.success)(textOf(args[only.name]));
				let text = "";
				for (let part of template) if (typeof part == "string") text += part;
				else if (part.kind === "argument") text += textOf(args[part.name]) ?? "";
				else {
					let value = secret(part.name);
					if (!value.ok) return value;
					text += value.value;
				}
				return (0, $start_start.success)(text);
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
					let secret = (name) => (0, $start_start.success)(`<secret ${name}>`);
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
			let ERRORS$1 = {
				badUrl: (why) => (0, $base_tool_errors.toolError)("invalid_arguments", `The URL of the tool ${why}`, "Correct the tool."),
				badArgument: (argument, why) => (0, $base_tool_errors.toolError)("invalid_arguments", `${argument} ${why}`, "Correct the argument, and call again."),
				badHeader: (name) => (0, $base_tool_errors.toolError)("invalid_arguments", `The header ${name} would contain characters that are not printable ASCII`, "Correct the argument, or the secret.")
			};
			//! src/bundles/http/redactor.ts
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
					].flatMap($base_secrets.secretForms)) form.length >= 4 && this.#forms.add(form);
					this.#forms.size > known && (this.#finder = void 0);
				}
				text(text, ending = WHOLE) {
					return (0, $base_secrets.maskSpans)(text, this.#spans(text, ending));
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
							tell((0, $base_secrets.maskSpans)(all, spans, {
								until: cut,
								told
							}));
							let last = spans.find(({ start, end }, index) => end > cut && (start < cut || index === 0 && told > 0));
							told = last === void 0 ? 0 : last.end - cut;
							held = all.slice(cut);
						},
						end: (ending = WHOLE) => {
							tell((0, $base_secrets.maskSpans)(held, behind(told, this.#spans(held, ending)), { told }));
							held = "";
							told = 0;
						}
					};
				}
				#spans(text, { isCut }) {
					let { spans } = this.#find(text, !1);
					let openFrom = isCut ? this.#find(text, !0).openFrom : text.length;
					text.length - openFrom >= 4 && (0, $base_secrets.addSpan)(spans, {
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
					this.#finder ??= new $base_secrets.SecretFinder(this.#forms);
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
			//! src/bundles/http/run-http-tool.ts
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
					let hash = (0, $late_crypto.createHash)("sha256");
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
					return (0, $start_start.success)({
						value: calls.length === 1 ? only[1] : Object.fromEntries(values),
						status: last.status,
						url: this.redactor.text(last.hops.at(-1) ?? ""),
						sha256: hash.digest("hex")
					});
				}
				#fail(failed, id, index) {
					if (failed.ok) throw Error("Only a failure can be described.");
					let { code, message, suggestion } = failed.error;
					let where = this.#spec.calls.length === 1 ? "" : `${id}: `;
					let made = index === 0 ? "" : ` (${index} of ${this.#spec.calls.length} calls were made)`;
					return (0, $start_start.failure)((0, $base_tool_errors.toolError)(code, this.redactor.text(`${where}${message}${made}`), this.redactor.text(suggestion)));
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
					if (bytes > maxSentBytes) return (0, $start_start.failure)(ERRORS.bodyTooLarge(bytes, maxSentBytes));
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
					let secret = takeSecret(name, url, secrets, (to) => (0, $system_address_rules.isAllowedHost)(to, allowPrivate));
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
					let added = auth === void 0 ? (0, $start_start.success)({}) : await authHeaders({
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
					return (0, $start_start.success)(outcome);
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
							if (decoder === void 0 && known.length < (0, $base_charset.bytesToTell)(contentType)) [first, type] = [known, contentType];
							else {
								decoder ??= (0, $base_charset.charsetOf)(known, contentType).decoder;
								clean.push(decoder.decode(known, { stream: !0 }));
							}
						},
						end: (ending) => {
							clean.push(decoder === void 0 ? (0, $base_charset.charsetOf)(first, type).decoder.decode(first) : decoder.decode());
							clean.end(ending);
						}
					};
				}
				#judge(call, outcome) {
					let what = this.#describe(call);
					let { timeoutMs, clock } = this.#context;
					switch (outcome.kind) {
						case "answered": break;
						case "denied": return (0, $start_start.failure)(ERRORS.notAllowed(what, outcome.message));
						case "timed_out": return (0, $start_start.failure)(ERRORS.timedOut(what, timeoutMs));
						case "cancelled": return (0, $start_start.failure)(ERRORS.cancelled(what));
						case "too_many_redirects":
						case "failed": return (0, $start_start.failure)(ERRORS.failed(what, outcome.message));
					}
					if (outcome.status < 200 || outcome.status > 299) {
						let wait = readRetryAfter(outcome.retryAfter, clock.now());
						return (0, $start_start.failure)(ERRORS.badStatus(what, `${outcome.status}${this.#excerpt(outcome)}`, wait));
					}
					if (outcome.truncated) return (0, $start_start.failure)(ERRORS.tooLarge(what, this.#spec.limits.maxResponseBytes));
					return (0, $start_start.success)(outcome);
				}
				#describe(call) {
					let url = renderCallUrl(call, this.#args);
					let address = url.ok ? `${url.value.origin}${url.value.pathname}` : call.urlTemplate.split("?")[0] ?? "";
					return `${call.method} ${cut(this.redactor.text(address))}`;
				}
				#excerpt({ bytes, contentType, truncated }) {
					let text = this.redactor.text((0, $base_charset.charsetOf)(bytes, contentType).decoder.decode(bytes), { isCut: truncated }).replace(/\s+/g, " ").trim();
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
						await (0, $late_timers_promises.setTimeout)(wait, void 0, { signal: rules.signal });
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
				if (bytes.length === 0) return (0, $start_start.success)(null);
				let type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
				let isJson = JSON_TYPE.test(type);
				if (!isJson && type !== "" && !TEXT_TYPE.test(type)) {
					let named = type.length <= 100 ? `'${type}'` : "something";
					return (0, $start_start.failure)(ERRORS.notText(what, named));
				}
				let text = (0, $base_charset.charsetOf)(bytes, contentType).decoder.decode(bytes);
				if (!isJson) return (0, $start_start.success)(text);
				try {
					return (0, $start_start.success)(JSON.parse(text));
				} catch {
					return (0, $start_start.failure)(ERRORS.notJson(what));
				}
			}
			let ERRORS = {
				bodyTooLarge: (bytes, most) => (0, $base_tool_errors.toolError)("too_large", `The body would have ${bytes} bytes, more than ${most}`, "Send less at once."),
				notAllowed: (what, why) => (0, $base_tool_errors.toolError)("network_denied", `${what} is not allowed - ${why}`, "Use an allowed host, or allow a private one by name: --allow-host HOST."),
				timedOut: (what, timeoutMs) => (0, $base_tool_errors.toolError)("timed_out", `${what} timed out after ${timeoutMs / 1e3} seconds`, "Try again later."),
				cancelled: (what) => (0, $base_tool_errors.toolError)("cancelled", `${what} was cancelled`, "Run it again if you still need it."),
				failed: (what, why) => (0, $base_tool_errors.toolError)("network_failed", `${what} failed: ${why}`, "Check the address, or try again later."),
				tooLarge: (what, most) => (0, $base_tool_errors.toolError)("too_large", `${what} returned more than ${most} bytes`, "Request less at once."),
				notText: (what, type) => (0, $base_tool_errors.toolError)("invalid_output", `${what} returned ${type}, which is neither JSON nor text`, "Request JSON from the server."),
				notJson: (what) => (0, $base_tool_errors.toolError)("invalid_output", `${what} returned invalid JSON`, "Try again, or report it to the owner of the server."),
				badStatus: (what, answer, waitMs) => (0, $base_tool_errors.toolError)("http_status", `${what} answered ${answer}`, waitMs === void 0 ? "Read what the server says." : `The server asks to wait ${Math.ceil(waitMs / 1e3)} seconds.`)
			};
		},
		878: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				BUNDLE_ERRORS: () => BUNDLE_ERRORS,
				bundle_errors_exports: () => bundle_errors_exports,
				invalid: () => invalid,
				occupied: () => occupied,
				parseWith: () => parseWith
			});
			var $start_runtime = __nccwpck_require__(127);
			var $base_tool_errors_3 = __nccwpck_require__(798);
			var $start_start_3 = __nccwpck_require__(55);
			var $core_work = __nccwpck_require__(381);
			//! src/bundles/bundle-errors.ts
			var bundle_errors_exports = (0, $start_runtime.__exportAll)({
				BUNDLE_ERRORS: () => BUNDLE_ERRORS,
				invalid: () => invalid,
				occupied: () => occupied,
				parseWith: () => parseWith
			});
			let NO_MESSAGE = "Invalid input";
			function parseWith(schema, value) {
				let parsed = schema.safeParse(value, {
					reportInput: !0,
					error: () => NO_MESSAGE
				});
				return parsed.success ? (0, $start_start_3.success)(parsed.data) : (0, $start_start_3.failure)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
			}
			function invalid(problems, what = "The request is not valid") {
				let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
				return {
					...BUNDLE_ERRORS.badFields(what, listed),
					problems
				};
			}
			function problemsOf(issue, prefix = []) {
				let path = [...prefix, ...issue.path];
				if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
					field: fieldText([...path, key]),
					reason: "is unknown"
				}));
				return [{
					field: fieldText(path),
					reason: issue.message === NO_MESSAGE ? reasonOf(issue) : issue.message
				}];
			}
			function reasonOf(issue) {
				switch (issue.code) {
					case "invalid_type": return issue.input === void 0 ? `is required and must be ${typeText(issue.expected)}` : `must be ${typeText(issue.expected)}`;
					case "too_small": return `must be at least ${issue.minimum}${sizeUnit(issue.origin)}`;
					case "too_big": return `must be at most ${issue.maximum}${sizeUnit(issue.origin)}`;
					case "invalid_value": return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
					case "invalid_union": return "has an unknown type";
					default: return "is not valid";
				}
			}
			function sizeUnit(origin) {
				if (origin === "string") return " characters long";
				return origin === "array" ? " items long" : "";
			}
			function typeText(expected) {
				return {
					string: "a string",
					number: "a number",
					int: "a whole number",
					boolean: "true or false",
					array: "a list",
					object: "an object",
					record: "an object"
				}[expected] ?? expected;
			}
			function fieldText(path) {
				return path.reduce((text, part) => {
					if (typeof part == "number") return `${text}[${part}]`;
					return text === "" ? String(part) : `${text}.${String(part)}`;
				}, "");
			}
			function occupied(path) {
				return BUNDLE_ERRORS.conflict(`'${path}' already exists`);
			}
			let BUNDLE_ERRORS = {
				missing: (what, name) => (0, $base_tool_errors_3.toolError)("not_found", `${(0, $core_work.capitalized)(what)} '${name}' does not exist`, `List the ${what}s to see what exists.`),
				conflict: (message) => (0, $base_tool_errors_3.toolError)("already_exists", message, "It was not changed. Choose another slug or version."),
				readOnly: () => (0, $base_tool_errors_3.toolError)("read_only", "The bundle ships with Sous and cannot be changed", "You can only switch it on and off."),
				bundleOff: (slug) => (0, $base_tool_errors_3.toolError)("disabled", `The bundle '${slug}' is switched off`, `Switch it on first: sous bundle enable ${slug}`),
				toolOff: (reference, what = `tool '${(0, $core_work.referenceText)(reference)}'`) => (0, $base_tool_errors_3.toolError)("disabled", `The ${what} is switched off`, `Switch it on first: sous bundle enable ${(0, $core_work.referenceText)(reference)}`),
				toolUnusable: (reference, reason) => (0, $base_tool_errors_3.toolError)("disabled", `The tool '${(0, $core_work.referenceText)(reference)}' is off: ${reason}`, "Its file was not changed."),
				corrupt: ({ path, line, column, message }) => (0, $base_tool_errors_3.toolError)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or restore an earlier version."),
				diskError: ({ message }) => (0, $base_tool_errors_3.toolError)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and the permissions."),
				badFields: (what, listed) => (0, $base_tool_errors_3.toolError)("invalid_arguments", `${what}: ${listed}`, "Correct these fields and try again.")
			};
		},
		38: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				BundleStore: () => BundleStore,
				FileUsage: () => FileUsage
			});
			var $base_tool_errors = __nccwpck_require__(798);
			var $start_start = __nccwpck_require__(55);
			var $core_work_3 = __nccwpck_require__(381);
			var $reader_work = __nccwpck_require__(477);
			var $read_record = __nccwpck_require__(136);
			var $bundle_views = __nccwpck_require__(487);
			var $bundle_errors = __nccwpck_require__(878);
			var $check_tool_2 = __nccwpck_require__(949);
			//! src/bundles/bundle-files.ts
			var BundleFiles = class {
				#disk;
				#folders = new Map();
				#lookedAt = -Infinity;
				#generation = 0;
				#bundles = [];
				#faults = [];
				constructor(disk) {
					this.#disk = disk;
				}
				get generation() {
					return this.#generation;
				}
				get bundles() {
					return this.#bundles;
				}
				get faults() {
					return this.#faults;
				}
				refresh(now) {
					let isThorough = Math.abs(now - this.#lookedAt) > 1e3;
					isThorough && (this.#lookedAt = now);
					let names = this.#disk.names($reader_work.BUNDLES_FOLDER);
					let folders = new Set(names.ok ? names.value : []);
					let isChanged = !names.ok;
					for (let name of this.#folders.keys()) folders.has(name) || (isChanged = this.#folders.delete(name));
					for (let name of folders) this.#refreshFolder(name, now, isThorough) && (isChanged = !0);
					isChanged && this.#gather(names.ok ? [] : [faultOf($reader_work.BUNDLES_FOLDER, names.error)]);
				}
				#refreshFolder(name, now, isThorough) {
					let folder = `${$reader_work.BUNDLES_FOLDER}/${name}`;
					let stamps = [this.#disk.stamp(folder), this.#disk.stamp(`${folder}/tools`)];
					let mark = stamps.map((stamp) => stamp?.mark ?? "").join(" ");
					let isFresh = stamps.some((stamp) => stamp !== void 0 && Math.abs(now - stamp.changedAt) < 50);
					let known = this.#folders.get(name);
					if (known !== void 0 && known.mark === mark && !isThorough && !isFresh) return !1;
					return this.#readFolder(name, folder, mark);
				}
				#readFolder(name, folder, mark) {
					let known = this.#folders.get(name) ?? {
						mark: "",
						bundle: void 0,
						tools: new Map(),
						faults: []
					};
					let faults = [];
					let bundle = this.#readFile(`${folder}/${$reader_work.BUNDLE_FILE}`, known.bundle, $read_record.readBundleRecord);
					let files = this.#disk.names(`${folder}/tools`);
					files.ok || faults.push(faultOf(`${folder}/tools`, files.error));
					let tools = new Map();
					for (let file of (files.ok ? files.value : []).toSorted()) {
						let path = `${folder}/tools/${file}`;
						let read = file.endsWith(".json") ? this.#readFile(path, known.tools.get(file), $read_record.readToolRecord) : void 0;
						read === void 0 ? file.endsWith(".json") || faults.push({
							path,
							line: 1,
							column: 1,
							message: "the file name does not belong to a tool"
						}) : tools.set(file, read);
					}
					bundle === void 0 && tools.size > 0 && faults.push({
						path: `${folder}/${$reader_work.BUNDLE_FILE}`,
						line: 1,
						column: 1,
						message: "is missing, so its tools belong to no bundle"
					});
					let isChanged = bundle !== known.bundle || tools.size !== known.tools.size || [...tools].some(([file, read]) => known.tools.get(file) !== read) || JSON.stringify(faults) !== JSON.stringify(known.faults);
					this.#folders.set(name, {
						mark,
						bundle,
						tools,
						faults
					});
					return isChanged;
				}
				#readFile(path, known, read) {
					let stamp = this.#disk.stamp(path);
					if (stamp === void 0) return;
					if (known?.mark === stamp.mark) return known;
					let text = this.#disk.read(path);
					if (!text.ok) return {
						mark: stamp.mark,
						value: {
							ok: !1,
							error: faultOf(path, text.error)
						}
					};
					return text.value === void 0 ? void 0 : {
						mark: stamp.mark,
						value: read(text.value, path)
					};
				}
				#gather(faults) {
					this.#generation++;
					let found = [...faults];
					let bundles = [];
					let ids = new Map();
					for (let [name, { bundle, tools, faults: own }] of [...this.#folders].toSorted(([a], [b]) => a < b ? -1 : 1)) {
						found.push(...own);
						let read = [];
						for (let { value } of tools.values()) value.ok ? read.push(value.value) : found.push(value.error);
						if (bundle === void 0) continue;
						if (!bundle.value.ok) found.push(bundle.value.error);
						else {
							let folder = `${$reader_work.BUNDLES_FOLDER}/${name}`;
							let twin = ids.get(bundle.value.value.id);
							twin === void 0 ? bundles.push({
								record: bundle.value.value,
								folder,
								tools: read
							}) : found.push({
								path: `${folder}/${$reader_work.BUNDLE_FILE}`,
								line: 1,
								column: 1,
								message: `has the same id as ${twin}/${$reader_work.BUNDLE_FILE}`
							});
							ids.set(bundle.value.value.id, twin ?? folder);
						}
					}
					this.#bundles = bundles;
					this.#faults = found;
				}
			};
			function faultOf(path, { message }) {
				return {
					path,
					line: 1,
					column: 1,
					message: `cannot be read: ${message}`
				};
			}
			var BundleWriter = class {
				#disk;
				constructor(disk) {
					this.#disk = disk;
				}
				write(how, path, record) {
					let written = this.#disk[how](path, (0, $read_record.recordText)(record));
					if (written.ok) return (0, $start_start.success)(void 0);
					return (0, $start_start.failure)(written.error.code === "EEXIST" ? (0, $bundle_errors.occupied)(path) : $bundle_errors.BUNDLE_ERRORS.diskError(written.error));
				}
				createWhole({ bundle, tools }) {
					for (let [done, tool] of tools.entries()) {
						let made = this.write("create", (0, $reader_work.toolFile)(bundle.slug, tool.slug, tool.version), tool);
						if (made.ok) continue;
						for (let written of tools.slice(0, done)) this.#disk.remove((0, $reader_work.toolFile)(bundle.slug, written.slug, written.version));
						return made;
					}
					return this.write("create", (0, $reader_work.bundleFile)(bundle.slug), bundle);
				}
				replaceBundle({ record }, fresh) {
					if (record.slug === fresh.slug) return this.write("replace", (0, $reader_work.bundleFile)(record.slug), fresh);
					let announced = this.write("replace", (0, $reader_work.bundleFile)(record.slug), {
						...record,
						movingTo: fresh.slug
					});
					if (!announced.ok) return announced;
					let moved = this.#disk.moveDirectory((0, $reader_work.bundleFolder)(record.slug), (0, $reader_work.bundleFolder)(fresh.slug));
					if (moved.ok) return this.write("replace", (0, $reader_work.bundleFile)(fresh.slug), fresh);
					this.write("replace", (0, $reader_work.bundleFile)(record.slug), record);
					return (0, $start_start.failure)(moved.error.code === "EEXIST" ? (0, $bundle_errors.occupied)((0, $reader_work.bundleFolder)(fresh.slug)) : $bundle_errors.BUNDLE_ERRORS.diskError(moved.error));
				}
				reap(slug) {
					let disk = this.#disk;
					let tools = disk.names((0, $reader_work.toolsFolder)(slug));
					let all = disk.names((0, $reader_work.bundleFolder)(slug));
					if (!(tools.ok && tools.value.length === 0 && all.ok && all.value.every((name) => name === "bundle.json" || name === "tools")) || !disk.remove((0, $reader_work.bundleFile)(slug)).ok) return !1;
					disk.removeDirectory((0, $reader_work.toolsFolder)(slug));
					disk.removeDirectory((0, $reader_work.bundleFolder)(slug));
					return !0;
				}
				switch(key, isEnabled) {
					let { disabled, fault } = (0, $read_record.readSwitches)(this.#disk);
					if (fault !== void 0) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.corrupt(fault));
					let next = new Set(disabled);
					isEnabled ? next.delete(key) : next.add(key);
					let written = this.#disk.replace($core_work_3.SWITCHES_FILE, (0, $read_record.switchesText)(next));
					return written.ok ? (0, $start_start.success)(void 0) : (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.diskError(written.error));
				}
			};
			var BundleStore = class {
				#options;
				#files;
				#views;
				#writer;
				#provided = [];
				constructor(options) {
					this.#options = options;
					this.#files = new BundleFiles(options.disk);
					this.#views = new $bundle_views.BundleViews(options.functions);
					this.#writer = new BundleWriter(options.disk);
				}
				async views() {
					this.#provided = await this.#options.provided();
					return this.#look();
				}
				async faults() {
					return (await this.views()).faults;
				}
				async putBundle(id, value) {
					let body = (0, $bundle_errors.parseWith)((0, $read_record.bundleBody)(), value);
					let problems = [...(0, $bundle_views.idProblems)(id), ...body.ok ? [] : body.error];
					if (!body.ok || problems.length > 0) return (0, $start_start.failure)((0, $bundle_errors.invalid)(problems));
					await this.views();
					return this.#change(() => {
						if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.readOnly());
						let twin = this.#slugOwner(body.value.slug);
						if (twin !== void 0 && twin !== id) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.conflict(`Bundle '${body.value.slug}' already exists, with the id ${twin}`));
						let existing = this.#files.bundles.find(({ record }) => record.id === id);
						let now = this.#options.clock.now().toISOString();
						let fresh = {
							schemaVersion: 1,
							id,
							createdAt: existing?.record.createdAt ?? now,
							modifiedAt: now,
							...body.value
						};
						if (existing === void 0) {
							let made = this.#writer.write("create", (0, $reader_work.bundleFile)(fresh.slug), fresh);
							return made.ok ? this.#putView(id, !0) : made;
						}
						let { record } = existing;
						let kept = record.slug === fresh.slug && record.displayName === fresh.displayName && record.description === fresh.description && record.softDeletedAt === void 0 ? {
							...fresh,
							modifiedAt: record.modifiedAt
						} : fresh;
						let written = this.#writer.replaceBundle(existing, kept);
						return written.ok ? this.#putView(id, !1) : written;
					});
				}
				async switchBundle(id, isEnabled) {
					await this.views();
					return this.#change(() => {
						let provided = this.#provided.find(({ bundle }) => bundle.id === id);
						if (provided !== void 0) {
							let switched = this.#writer.switch(provided.bundle.slug, isEnabled);
							return switched.ok ? this.#bundleView(id) : switched;
						}
						let bundle = this.#findBundle(id);
						if (!bundle.ok) return bundle;
						let written = this.#writer.write("replace", (0, $reader_work.bundleFile)(bundle.value.record.slug), {
							...bundle.value.record,
							isEnabled
						});
						return written.ok ? this.#bundleView(id) : written;
					});
				}
				async deleteBundle(id) {
					await this.views();
					return this.#change(() => {
						if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.readOnly());
						let bundle = this.#findBundle(id);
						if (!bundle.ok) return bundle;
						let softDeletedAt = this.#options.clock.now().toISOString();
						return this.#writer.write("replace", (0, $reader_work.bundleFile)(bundle.value.record.slug), {
							...bundle.value.record,
							softDeletedAt
						});
					});
				}
				async reap() {
					return this.#change(() => {
						let now = this.#options.clock.now().getTime();
						let reaped = [];
						for (let { record } of this.#files.bundles) record.softDeletedAt !== void 0 && now - Date.parse(record.softDeletedAt) >= 1728e5 && this.#writer.reap(record.slug) && reaped.push(record.slug);
						return (0, $start_start.success)(reaped);
					});
				}
				async checkTool(address, value) {
					let body = (0, $bundle_errors.parseWith)((0, $read_record.toolBody)(), asLocal(value));
					let problems = [...(0, $bundle_views.addressProblems)(address), ...body.ok ? await (0, $check_tool_2.findToolProblems)(body.value) : body.error];
					if (!body.ok || problems.length > 0) return (0, $start_start.failure)((0, $bundle_errors.invalid)(problems));
					let { local } = body.value;
					if (local !== void 0 && !this.#options.functions.has(local.function)) return (0, $start_start.failure)((0, $bundle_errors.invalid)([{
						field: "local.function",
						reason: `is not a known function: '${local.function}'`
					}]));
					return (0, $start_start.success)(body.value);
				}
				async putTool({ bundleID, slug, version }, value) {
					let body = await this.checkTool({
						bundleID,
						slug,
						version
					}, value);
					if (!body.ok) return body;
					await this.views();
					return this.#change(() => {
						let bundle = this.#findOpenBundle(bundleID);
						if (!bundle.ok) return bundle;
						let { record, tools } = bundle.value;
						let { maxTools = 2e4 } = this.#options;
						if (tools.length >= maxTools) return (0, $start_start.failure)(ERRORS$1.tooManyTools(maxTools));
						let now = this.#options.clock.now();
						let createdAt = now.toISOString();
						let fresh = {
							schemaVersion: 1,
							id: (0, $read_record.uuidV7)(now),
							createdAt,
							modifiedAt: createdAt,
							slug,
							version,
							...body.value
						};
						let made = this.#writer.write("create", (0, $reader_work.toolFile)(record.slug, slug, version), fresh);
						return made.ok ? this.#toolView({
							bundleID,
							slug,
							version
						}) : made;
					});
				}
				async switchTool(address, isEnabled) {
					await this.views();
					return this.#change(() => {
						let provided = this.#provided.find(({ bundle }) => bundle.id === address.bundleID);
						if (provided !== void 0) {
							let tool = this.#toolView(address);
							if (!tool.ok) return tool;
							if (this.#views.current.disabledBundles.has(address.bundleID)) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.bundleOff(provided.bundle.slug));
							let switched = this.#writer.switch((0, $core_work_3.referenceText)({
								...address,
								bundle: provided.bundle.slug
							}), isEnabled);
							return switched.ok ? this.#toolView(address) : switched;
						}
						let bundle = this.#findOpenBundle(address.bundleID);
						if (!bundle.ok) return bundle;
						let record = this.#findTool(bundle.value, address);
						if (!record.ok) return record;
						let written = this.#writer.write("replace", (0, $reader_work.toolFile)(bundle.value.record.slug, address.slug, address.version), {
							...record.value,
							isEnabled
						});
						return written.ok ? this.#toolView(address) : written;
					});
				}
				async deleteTool(address) {
					await this.views();
					return this.#change(() => {
						if (this.#provided.some(({ bundle }) => bundle.id === address.bundleID)) return (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.readOnly());
						let bundle = this.#findBundle(address.bundleID);
						if (!bundle.ok) return bundle;
						let record = this.#findTool(bundle.value, address);
						if (!record.ok) return record;
						let removed = this.#options.disk.remove((0, $reader_work.toolFile)(bundle.value.record.slug, address.slug, address.version));
						return removed.ok ? (0, $start_start.success)(void 0) : (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.diskError(removed.error));
					});
				}
				async exportBundle(id) {
					await this.views();
					let bundle = this.#findBundle(id);
					return bundle.ok ? (0, $start_start.success)({
						bundle: bundle.value.record,
						tools: bundle.value.tools
					}) : bundle;
				}
				async importBundle({ bundle, tools }) {
					let problems = (await Promise.all(tools.map(async (tool) => inTool(tool, await (0, $check_tool_2.findToolProblems)(tool))))).flat();
					if (problems.length > 0) return (0, $start_start.failure)((0, $bundle_errors.invalid)(problems, "The bundle cannot be imported"));
					await this.views();
					return this.#change(() => {
						let conflicts = [];
						this.#files.bundles.some(({ record }) => record.id === bundle.id) && conflicts.push({
							field: "id",
							reason: `${bundle.id} is taken`
						});
						this.#slugOwner(bundle.slug) !== void 0 && conflicts.push({
							field: "slug",
							reason: `'${bundle.slug}' is taken`
						});
						let known = new Set(this.#files.bundles.flatMap((each) => each.tools.map((tool) => tool.id)));
						for (let tool of tools) known.has(tool.id) && conflicts.push({
							field: `${tool.slug}@${tool.version}`,
							reason: `${tool.id} is taken`
						});
						if (conflicts.length > 0) {
							let listed = conflicts.map(({ field, reason }) => `${field} ${reason}`).join("; ");
							return (0, $start_start.failure)({
								...$bundle_errors.BUNDLE_ERRORS.conflict(`The bundle conflicts with existing ones: ${listed}`),
								problems: conflicts
							});
						}
						let made = this.#writer.createWhole({
							bundle,
							tools
						});
						return made.ok ? this.#bundleView(bundle.id) : made;
					});
				}
				#look() {
					this.#files.refresh(this.#options.clock.now().getTime());
					return this.#views.update(this.#files, (0, $read_record.readSwitches)(this.#options.disk), this.#provided);
				}
				async #change(work) {
					return (await this.#options.lock.hold(() => {
						this.#look();
						return work();
					}))?.value ?? (0, $start_start.failure)(ERRORS$1.locked());
				}
				#slugOwner(slug) {
					return this.#provided.find(({ bundle }) => bundle.slug === slug)?.bundle.id ?? this.#files.bundles.find(({ record }) => record.slug === slug)?.record.id;
				}
				#findBundle(id) {
					let found = this.#files.bundles.find(({ record }) => record.id === id && record.softDeletedAt === void 0);
					if (found !== void 0) return (0, $start_start.success)(found);
					return this.#provided.some(({ bundle }) => bundle.id === id) ? (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.readOnly()) : (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.missing("bundle", id));
				}
				#findOpenBundle(id) {
					let bundle = this.#findBundle(id);
					return bundle.ok && !bundle.value.record.isEnabled ? (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.bundleOff(bundle.value.record.slug)) : bundle;
				}
				#findTool({ tools, record }, { slug, version }) {
					let tool = tools.find((candidate) => candidate.slug === slug && candidate.version === version);
					return tool === void 0 ? (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.missing("tool", (0, $core_work_3.referenceText)({
						bundle: record.slug,
						slug,
						version
					}))) : (0, $start_start.success)(tool);
				}
				#putView(id, isNew) {
					let bundle = this.#bundleView(id);
					return bundle.ok ? (0, $start_start.success)({
						bundle: bundle.value,
						isNew
					}) : bundle;
				}
				#bundleView(id) {
					let bundle = this.#look().bundles.find((candidate) => candidate.id === id);
					return bundle === void 0 ? (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.missing("bundle", id)) : (0, $start_start.success)(bundle);
				}
				#toolView(address) {
					let tool = this.#look().findTool(address);
					return tool === void 0 ? (0, $start_start.failure)($bundle_errors.BUNDLE_ERRORS.missing("tool", `${address.slug}@${address.version}`)) : (0, $start_start.success)(tool);
				}
			};
			function asLocal(value) {
				return typeof value == "object" && value && value.type === "go" ? {
					...value,
					type: "local"
				} : value;
			}
			function inTool({ slug, version }, problems) {
				return problems.map(({ field, reason }) => ({
					field: `${slug}@${version} ${field}`,
					reason
				}));
			}
			let ERRORS$1 = {
				tooManyTools: (most) => (0, $base_tool_errors.toolError)("limit_exceeded", `A bundle can have at most ${(0, $core_work_3.countOf)(most, "tool")}`, "Create another bundle."),
				locked: () => (0, $base_tool_errors.toolError)("io_error", "Another process has locked the bundles", "Try again.")
			};
			//! src/bundles/tool-usage.ts
			let FILE = "usage.json";
			let MINUTE_MS = 6e4;
			var FileUsage = class {
				#options;
				#waiting = new Map();
				#writing;
				#known;
				constructor(options) {
					this.#options = options;
				}
				async reserve(toolID, maxCallsPerMinute) {
					let { disk, lock, clock } = this.#options;
					let file = `calls/${toolID}.json`;
					return (await lock.hold(() => {
						let now = clock.now().getTime();
						let recent = numbersIn(disk.read(file)).filter((time) => time > now - MINUTE_MS && time <= now);
						let [oldest = now] = recent;
						if (recent.length >= maxCallsPerMinute) {
							let seconds = Math.ceil((oldest + MINUTE_MS - now) / 1e3);
							return (0, $start_start.failure)({
								...ERRORS.rateLimited(maxCallsPerMinute, seconds),
								retryAfterSeconds: seconds
							});
						}
						let written = disk.replace(file, JSON.stringify([...recent, now]));
						return written.ok ? (0, $start_start.success)(void 0) : (0, $start_start.failure)(ERRORS.unwritten(written.error.message));
					}))?.value ?? (0, $start_start.failure)(ERRORS.unwritten("another process has locked it"));
				}
				called(toolID) {
					let lastCalledAt = this.#options.clock.now().toISOString();
					this.#waiting.set(toolID, {
						callCount: (this.#waiting.get(toolID)?.callCount ?? 0) + 1,
						lastCalledAt
					});
					this.#writing ??= new Promise((resolve) => setTimeout(resolve, 20)).then(() => this.#write());
				}
				of(toolID) {
					let written = this.#read()[toolID];
					let waiting = this.#waiting.get(toolID);
					if (waiting === void 0) return written;
					return {
						callCount: (written?.callCount ?? 0) + waiting.callCount,
						lastCalledAt: waiting.lastCalledAt
					};
				}
				async settled() {
					for (; this.#writing !== void 0;) await this.#writing;
				}
				async #write() {
					try {
						await this.#options.lock.hold(() => {
							let usage = { ...this.#read() };
							for (let [id, { callCount, lastCalledAt }] of this.#waiting) usage[id] = {
								callCount: (usage[id]?.callCount ?? 0) + callCount,
								lastCalledAt
							};
							this.#options.disk.replace(FILE, `${JSON.stringify(usage, void 0, 2)}\n`).ok && (this.#waiting = new Map());
						});
					} catch {
						this.#waiting = new Map();
					} finally {
						this.#writing = void 0;
					}
				}
				#read() {
					let { disk } = this.#options;
					let mark = disk.stamp(FILE)?.mark ?? "";
					if (this.#known?.mark === mark) return this.#known.usage;
					let text = disk.read(FILE);
					let usage = text.ok && text.value !== void 0 ? usageIn(text.value) : {};
					this.#known = {
						mark,
						usage
					};
					return usage;
				}
			};
			function usageIn(text) {
				try {
					let entries = Object.entries(JSON.parse(text));
					return Object.fromEntries(entries.flatMap(([id, { callCount, lastCalledAt }]) => Number.isSafeInteger(callCount) && typeof lastCalledAt == "string" ? [[id, {
						callCount: Number(callCount),
						lastCalledAt
					}]] : []));
				} catch {
					return {};
				}
			}
			function numbersIn(text) {
				try {
					let numbers = text.ok && text.value !== void 0 ? JSON.parse(text.value) : [];
					return Array.isArray(numbers) ? numbers.filter((number) => typeof number == "number") : [];
				} catch {
					return [];
				}
			}
			let ERRORS = {
				unwritten: (why) => (0, $base_tool_errors.toolError)("io_error", `The call count of the tool cannot be saved: ${why}`, "Try again."),
				rateLimited: (most, seconds) => (0, $base_tool_errors.toolError)("rate_limited", `The tool has used its ${(0, $core_work_3.countOf)(most, "call")} per minute`, `Call again in ${(0, $core_work_3.countOf)(seconds, "second")}.`)
			};
		},
		487: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				BundleViews: () => BundleViews,
				addressProblems: () => addressProblems,
				functionOff: () => functionOff,
				idProblems: () => idProblems,
				referenceOf: () => referenceOf,
				resolveTool: () => resolveTool,
				toolKey: () => toolKey
			});
			var $base_digest = __nccwpck_require__(506);
			var $start_start = __nccwpck_require__(55);
			var $read_record_2 = __nccwpck_require__(136);
			var $core_work = __nccwpck_require__(381);
			var $bundle_errors_2 = __nccwpck_require__(878);
			var $check_tool_3 = __nccwpck_require__(949);
			var $reader_work_3 = __nccwpck_require__(477);
			//! src/bundles/bundle.ts
			function referenceOf({ bundleSlug, slug, version }) {
				return {
					bundle: bundleSlug,
					slug,
					version
				};
			}
			function idProblems(id) {
				return (0, $read_record_2.isUuidV7)(id) ? [] : [{
					field: "bundleID",
					reason: "must be a UUIDv7 in lower case"
				}];
			}
			function addressProblems({ bundleID, slug, version }) {
				return [
					...idProblems(bundleID),
					...$core_work.SLUG.test(slug) ? [] : [{
						field: "toolSlug",
						reason: $core_work.SLUG_RULE
					}],
					...$core_work.VERSION_PATTERN.test(version) ? [] : [{
						field: "version",
						reason: $core_work.VERSION_RULE
					}]
				];
			}
			//! src/bundles/bundle-views.ts
			var BundleViews = class {
				#functions;
				#made;
				#generation = 0;
				constructor(functions) {
					this.#functions = functions;
				}
				get current() {
					if (this.#made === void 0) throw Error("Nothing was looked at yet.");
					return this.#made.views;
				}
				update(files, switches, provided) {
					let key = JSON.stringify([
						files.generation,
						[...switches.disabled],
						switches.fault ?? null
					]);
					if (this.#made?.key === key && this.#made.provided === provided) return this.#made.views;
					let views = this.#make(files, switches, provided);
					this.#made = {
						key,
						provided,
						views
					};
					return views;
				}
				#make(files, switches, provided) {
					let live = files.bundles.filter(({ record }) => record.softDeletedAt === void 0);
					let bundles = [...live.map(bundleView), ...provided.map(({ bundle }) => ({
						...bundle,
						isEnabled: !switches.disabled.has(bundle.slug)
					}))];
					let disabledBundles = new Set(bundles.filter((bundle) => !bundle.isEnabled).map((bundle) => bundle.id));
					let ready = provided.flatMap((each) => each.tools.map((tool) => providedView(tool, switches)));
					let isOff = (tool) => !tool.isEnabled || disabledBundles.has(tool.bundleID);
					let off = new Set(ready.flatMap((tool) => tool.local !== void 0 && isOff(tool) ? [tool.local.function] : []));
					let tools = [...live.flatMap((bundle) => bundle.tools.map((tool) => this.#toolView(bundle, tool, off))), ...ready];
					let keyed = tools.map((tool) => [toolKey(tool), tool]).toSorted(([a], [b]) => compareKeys(a, b));
					let byAddress = new Map(tools.map((tool) => [addressKey(tool), tool]));
					return {
						generation: ++this.#generation,
						bundles: bundles.toSorted((a, b) => compareKeys(a.slug, b.slug)),
						tools: keyed.map(([, tool]) => tool),
						disabledBundles,
						faults: switches.fault === void 0 ? files.faults : [...files.faults, switches.fault],
						findTool: (address) => byAddress.get(addressKey(address))
					};
				}
				#toolView({ record }, tool, off) {
					let { schemaVersion: _, ...shown } = tool;
					let view = {
						...shown,
						bundleID: record.id,
						bundleSlug: record.slug,
						isBuiltIn: !1
					};
					let name = tool.local?.function;
					if (name === void 0 || this.#functions.has(name) && !off.has(name)) return view;
					let disabledReason = off.has(name) ? functionOff(name) : `the function '${name}' no longer exists`;
					return {
						...view,
						isEnabled: !1,
						disabledReason
					};
				}
			};
			function functionOff(name) {
				return `its function '${name}' is switched off`;
			}
			function providedView(tool, { disabled, fault }) {
				if (fault !== void 0) return {
					...tool,
					isEnabled: !1,
					disabledReason: `the switches cannot be read: ${(0, $read_record_2.faultText)(fault)}`
				};
				return {
					...tool,
					isEnabled: tool.isEnabled && !disabled.has((0, $core_work.referenceText)(referenceOf(tool)))
				};
			}
			function compareKeys(a, b) {
				return a < b ? -1 : +(a > b);
			}
			function toolKey({ bundleSlug, slug, version }) {
				return `${bundleSlug}\u0000${slug}\u0000${version}`;
			}
			function addressKey({ bundleID, slug, version }) {
				return `${bundleID}/${slug}@${version}`;
			}
			function bundleView({ record }) {
				let { schemaVersion: _, softDeletedAt: __, movingTo: ___, ...shown } = record;
				return {
					...shown,
					isBuiltIn: !1
				};
			}
			async function resolveTool(reference, read) {
				let { bundle: bundleSlug, slug, version } = reference;
				let bundlePath = (0, $reader_work_3.bundleFile)(bundleSlug);
				let bundleText = await read(bundlePath);
				if (!bundleText.ok) return bundleText;
				if (bundleText.value === void 0) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.missing("bundle", bundleSlug));
				let bundle = (0, $read_record_2.readBundleRecord)(bundleText.value, bundlePath);
				if (!bundle.ok) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.corrupt(bundle.error));
				if (bundle.value.softDeletedAt !== void 0) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.missing("bundle", bundleSlug));
				let path = (0, $reader_work_3.toolFile)(bundleSlug, slug, version);
				let text = await read(path);
				if (!text.ok) return text;
				if (text.value === void 0) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.missing("tool", (0, $core_work.referenceText)(reference)));
				let record = (0, $read_record_2.readToolRecord)(text.value, path);
				if (!record.ok) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.corrupt(record.error));
				let [problem] = await (0, $check_tool_3.findToolProblems)(record.value);
				if (problem !== void 0) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.corrupt((0, $read_record_2.faultAt)(problem, text.value, path)));
				if (!bundle.value.isEnabled) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.bundleOff(bundleSlug));
				if (!record.value.isEnabled) return (0, $start_start.failure)($bundle_errors_2.BUNDLE_ERRORS.toolOff(reference));
				let { schemaVersion: _, ...shown } = record.value;
				let digest = (0, $base_digest.sha256)(Buffer.from(`${(0, $base_digest.sha256)(Buffer.from(bundleText.value))}\n${(0, $base_digest.sha256)(Buffer.from(text.value))}`));
				return (0, $start_start.success)({
					tool: {
						...shown,
						bundleID: bundle.value.id,
						bundleSlug,
						isBuiltIn: !1
					},
					path,
					digest
				});
			}
		},
		946: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				MAX_ZIP_BYTES: () => MAX_ZIP_BYTES,
				bundle_zip_exports: () => bundle_zip_exports
			});
			var $start_runtime = __nccwpck_require__(127);
			var $fflate_index = __nccwpck_require__(860);
			var $base_tool_errors_5 = __nccwpck_require__(798);
			var $start_start_5 = __nccwpck_require__(55);
			var $reader_work_5 = __nccwpck_require__(477);
			var $read_record_3 = __nccwpck_require__(136);
			//! src/bundles/bundle-zip.ts
			var bundle_zip_exports = (0, $start_runtime.__exportAll)({
				packBundle: () => packBundle,
				unpackBundle: () => unpackBundle
			});
			let MAX_ZIP_BYTES = 16777216;
			let MAX_UNPACKED_BYTES = 67108864;
			let MAX_FILES = 20001;
			let PIECE_BYTES = 16384;
			let MOMENT = new Date(1980, 0, 1);
			function packBundle({ bundle, tools }) {
				let folder = (0, $reader_work_5.fileName)(bundle.slug);
				let files = [[`${folder}/${$reader_work_5.BUNDLE_FILE}`, (0, $read_record_3.recordText)(bundle)], ...tools.map((tool) => [`${folder}/tools/${(0, $reader_work_5.toolFileName)(tool.slug, tool.version)}`, (0, $read_record_3.recordText)(tool)])];
				return (0, $fflate_index.zipSync)(Object.fromEntries(files.map(([path, text]) => [path, (0, $fflate_index.strToU8)(text)])), {
					mtime: MOMENT,
					level: 9
				});
			}
			function unpackBundle(bytes) {
				if (bytes.length > 16777216) return refuse(`it has more than ${MAX_ZIP_BYTES} bytes`);
				try {
					return readFiles(unpackFiles(bytes));
				} catch (error) {
					let { message } = error;
					return refuse(error instanceof Unwanted ? message : `it is not a ZIP file: ${message}`);
				}
			}
			var Unwanted = class extends Error {};
			function unpackFiles(bytes) {
				let files = new Map();
				let [count, size] = [0, 0];
				let unzip = new $fflate_index.Unzip((file) => {
					if (++count > MAX_FILES) throw new Unwanted(`it has more than ${MAX_FILES} files`);
					if (!isSafe(file.name)) throw new Unwanted(`'${file.name.slice(0, 100)}' is not a valid path in a bundle`);
					if (file.name.endsWith("/")) return;
					let parts = [];
					files.set(file.name, parts);
					file.ondata = (error, part) => {
						if (error !== null) throw error;
						size += part.length;
						if (size > MAX_UNPACKED_BYTES) throw new Unwanted(`it would unpack to more than ${MAX_UNPACKED_BYTES} bytes`);
						parts.push(part);
					};
					file.start();
				});
				unzip.register($fflate_index.UnzipInflate);
				for (let start = 0; start < bytes.length; start += PIECE_BYTES) unzip.push(bytes.subarray(start, start + PIECE_BYTES), start + PIECE_BYTES >= bytes.length);
				if (count === 0) throw Error("it has no files");
				return files;
			}
			function readFiles(files) {
				let paths = [...files.keys()];
				let [bundlePath, ...others] = paths.filter((path) => /^[^/]+\/bundle\.json$/.test(path));
				if (bundlePath === void 0 || others.length > 0) return refuse("it must contain one folder with a bundle.json");
				let folder = bundlePath.slice(0, bundlePath.indexOf("/") + 1);
				let bundle = (0, $read_record_3.readBundleRecord)(textOf(files.get(bundlePath)), bundlePath);
				if (!bundle.ok) return refuse((0, $read_record_3.faultText)(bundle.error));
				let tools = [];
				for (let path of paths) {
					if (path === bundlePath) continue;
					if (!path.startsWith(`${folder}tools/`)) return refuse(`'${path}' does not belong to a bundle`);
					let tool = (0, $read_record_3.readToolRecord)(textOf(files.get(path)), path);
					if (!tool.ok) return refuse((0, $read_record_3.faultText)(tool.error));
					tools.push(tool.value);
				}
				return (0, $start_start_5.success)({
					bundle: bundle.value,
					tools
				});
			}
			let NAME = /^[a-z0-9.@~-]+$/;
			function isSafe(name) {
				let parts = name.replace(/\/$/, "").split("/");
				return parts.length <= 3 && parts.every((part) => NAME.test(part) && part !== "." && part !== "..");
			}
			function textOf(parts = []) {
				return (0, $fflate_index.strFromU8)(Buffer.concat(parts));
			}
			function refuse(why) {
				return (0, $start_start_5.failure)(ERRORS.notImported(why));
			}
			let ERRORS = { notImported: (why) => (0, $base_tool_errors_5.toolError)("corrupt_file", `The file cannot be imported: ${why}`, "Nothing was changed. Export the bundle again.") };
		},
		949: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				check_tool_exports: () => check_tool_exports,
				findToolProblems: () => findToolProblems,
				isHeaderText: () => isHeaderText,
				parseUrlTemplate: () => parseUrlTemplate,
				readTemplate: () => readTemplate,
				renderUrl: () => renderUrl
			});
			var $start_runtime = __nccwpck_require__(127);
			var $start_start = __nccwpck_require__(55);
			//! src/bundles/http/url-template.ts
			let SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
			function parseUrlTemplate(text) {
				if (!/^https?:\/\//i.test(text)) return (0, $start_start.failure)("must start with http:// or https://");
				if (/[\s\\]|\p{Cc}/u.test(text)) return (0, $start_start.failure)("must not contain white space, backslashes or control characters");
				let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
				if (origin === "") return (0, $start_start.failure)("must be a URL without a fragment ('#')");
				if (origin.includes("${")) return (0, $start_start.failure)("must have a fixed host: placeholders are allowed only in the path and in query values");
				if (!URL.canParse(origin)) return (0, $start_start.failure)("does not have a valid host");
				let url = new URL(origin);
				if (url.username !== "" || url.password !== "") return (0, $start_start.failure)("must not contain a user name or password; use auth");
				let segments = path.slice(1).split("/").map(parseHttpTemplate);
				let pairs = query === "" ? [] : query.split("&").map((pair) => readPair(pair));
				let bad = [...segments, ...pairs].find((part) => !part.ok);
				if (bad !== void 0 && !bad.ok) return bad;
				let parsed = {
					origin: url.origin,
					hostname: url.hostname,
					segments: segments.flatMap((segment) => segment.ok ? [segment.value] : []),
					query: pairs.flatMap((pair) => pair.ok ? [pair.value] : [])
				};
				let secrets = [...parsed.segments, ...parsed.query.map(([, value]) => value)].flatMap((template) => placeholderNames(template, "secret"));
				if (secrets.length > 0) return (0, $start_start.failure)(`must not contain a secret (${secrets[0]}): use secrets only in headers, auth or the body`);
				return parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join(""))) === void 0 ? (0, $start_start.success)(parsed) : (0, $start_start.failure)("must not contain the segments '.' and '..'");
			}
			function readPair(pair) {
				let at = pair.indexOf("=");
				let name = at === -1 ? pair : pair.slice(0, at);
				if (name.includes("${")) return (0, $start_start.failure)("must have fixed query parameter names");
				let value = parseHttpTemplate(at === -1 ? "" : pair.slice(at + 1));
				return value.ok ? (0, $start_start.success)([name, value.value]) : value;
			}
			let UNSAFE_IN_SEGMENT = /[/?#%\\]|\p{Cc}/u;
			function renderUrl(template, more, argumentText) {
				let segments = [];
				for (let segment of template.segments) {
					let rendered = "";
					for (let part of segment) {
						if (typeof part == "string") {
							rendered += part;
							continue;
						}
						let value = argumentText(part.name);
						if (value === void 0 || value === "") return (0, $start_start.failure)({
							argument: part.name,
							reason: "is required in the path of the URL"
						});
						if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, $start_start.failure)({
							argument: part.name,
							reason: "must be one path segment, without / ? # % \\ and control characters"
						});
						rendered += encodeURIComponent(value);
					}
					if (hasPlaceholder(segment) && isDots(rendered)) return (0, $start_start.failure)({
						argument: placeholderNames(segment, "argument")[0] ?? "",
						reason: "must not make the segment '.' or '..'"
					});
					segments.push(rendered);
				}
				let query = [];
				let pairs = [...template.query, ...Object.entries(more).map(([name, value]) => [encodeURIComponent(name), readTemplate(value)])];
				for (let [name, value] of pairs) {
					let rendered = renderValue(value, argumentText);
					rendered !== void 0 && query.push(`${name}=${rendered}`);
				}
				let url = new URL(`${template.origin}/${segments.join("/")}${query.length === 0 ? "" : `?${query.join("&")}`}`);
				if (url.origin !== template.origin || url.username !== "" || url.password !== "" || url.hash !== "") throw Error("The origin of a URL differs from its template.");
				return (0, $start_start.success)(url);
			}
			function renderValue(template, argumentText) {
				let [only] = template;
				if (template.length === 1 && only !== void 0 && typeof only != "string") {
					let value = argumentText(only.name);
					return value === void 0 ? void 0 : encode(value);
				}
				return template.map((part) => typeof part == "string" ? part : encode(argumentText(part.name) ?? "")).join("");
			}
			function encode(value) {
				return encodeURIComponent(value.toWellFormed());
			}
			function isDots(segment) {
				let decoded = segment.replace(/%2e/gi, ".");
				return decoded === "." || decoded === "..";
			}
			let PLACEHOLDER = /\$(?:\$(?=\{)|\{([^{}]*)\})/g;
			let ARGUMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/;
			let UNCLOSED = "'${' is not closed";
			let SECRET = /^secrets\.([A-Z][A-Z0-9_]{0,63})$/;
			function parseHttpTemplate(text) {
				let parts = [];
				let end = 0;
				let literal = (piece) => {
					let last = parts.at(-1);
					if (piece === "") return;
					typeof last == "string" ? parts[parts.length - 1] = last + piece : parts.push(piece);
				};
				for (let match of text.matchAll(PLACEHOLDER)) {
					let before = text.slice(end, match.index);
					if (before.includes("${")) return (0, $start_start.failure)(UNCLOSED);
					literal(before);
					end = match.index + match[0].length;
					let name = match[1];
					let secret = name === void 0 ? void 0 : SECRET.exec(name)?.[1];
					if (name === void 0) literal("$");
					else if (secret !== void 0) parts.push({
						kind: "secret",
						name: secret
					});
					else if (ARGUMENT.test(name)) parts.push({
						kind: "argument",
						name
					});
					else return (0, $start_start.failure)(`'\${${name}}' is neither an argument nor a secret (\${name} or \${secrets.NAME})`);
				}
				if (text.slice(end).includes("${")) return (0, $start_start.failure)(UNCLOSED);
				literal(text.slice(end));
				return (0, $start_start.success)(parts);
			}
			function readTemplate(text) {
				let template = parseHttpTemplate(text);
				if (!template.ok) throw Error(`A saved template is not valid: ${template.error}`);
				return template.value;
			}
			function placeholderNames(template, kind) {
				return template.flatMap((part) => typeof part != "string" && part.kind === kind ? [part.name] : []);
			}
			function hasPlaceholder(template) {
				return template.some((part) => typeof part != "string");
			}
			function textsIn(value, at) {
				if (typeof value == "string") return [{
					at,
					text: value
				}];
				if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${at}[${index}]`));
				if (typeof value != "object" || !value) return [];
				return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${at}.${key}`));
			}
			let HEADER_TEXT = /^[\t\x20-\x7e]*$/;
			function isHeaderText(text) {
				return HEADER_TEXT.test(text);
			}
			//! src/bundles/check-tool.ts
			var check_tool_exports = (0, $start_runtime.__exportAll)({ findToolProblems: () => findToolProblems });
			let HEADER_NAME = /^[A-Za-z0-9-]{1,64}$/;
			let RESERVED_HEADERS = new Set([
				"accept-encoding",
				"connection",
				"content-length",
				"cookie",
				"expect",
				"host",
				"http2-settings",
				"keep-alive",
				"proxy-authorization",
				"proxy-connection",
				"te",
				"trailer",
				"transfer-encoding",
				"upgrade"
			]);
			let BODY_METHODS = [
				"POST",
				"PUT",
				"PATCH",
				"DELETE"
			];
			let NOT_HEADER_TEXT = "must be printable ASCII on one line";
			let CLOSED = "is not supported: a tool takes only the arguments in its properties";
			async function findToolProblems(tool) {
				let problems = [...checkKind(tool), ...checkArguments(tool.argSchema)];
				let { findSchemaProblem } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 945)).then((n) => n.json_schema_check_exports);
				for (let field of ["argSchema", "outputSchema"]) {
					let schema = tool[field];
					let problem = schema === void 0 ? void 0 : findSchemaProblem(schema);
					problem !== void 0 && problems.push({
						field: [field, problem.field].filter((part) => part !== "").join("."),
						reason: problem.reason
					});
				}
				tool.http !== void 0 && problems.push(...checkHttp(tool.http, namesOf(tool.argSchema)));
				return problems;
			}
			function checkKind({ type, http, local }) {
				let [wanted, other] = type === "http" ? ["http", "local"] : ["local", "http"];
				let given = {
					http,
					local
				};
				return [...given[wanted] === void 0 ? [{
					field: wanted,
					reason: `is required for a tool of type '${type}'`
				}] : [], ...given[other] === void 0 ? [] : [{
					field: other,
					reason: `does not belong to a tool of type '${type}'`
				}]];
			}
			function checkArguments(schema) {
				let problems = [];
				schema.type !== "object" && problems.push({
					field: "argSchema.type",
					reason: "must be 'object'"
				});
				let { additionalProperties, patternProperties } = schema;
				additionalProperties !== void 0 && additionalProperties !== !1 && problems.push({
					field: "argSchema.additionalProperties",
					reason: CLOSED
				});
				patternProperties !== void 0 && problems.push({
					field: "argSchema.patternProperties",
					reason: CLOSED
				});
				return problems;
			}
			function checkHttp({ allowedHosts, calls }, known) {
				let ids = new Set();
				return calls.flatMap((call, index) => {
					let at = `http.calls[${index}]`;
					let id = call.id ?? `call${index + 1}`;
					let twin = ids.has(id) ? [{
						field: `${at}.id`,
						reason: `is already used by another call: '${id}'`
					}] : [];
					ids.add(id);
					return [
						...twin,
						...checkUrl(call.urlTemplate, `${at}.urlTemplate`, allowedHosts, known),
						...checkQuery(call, at, known),
						...checkHeaders(call, at, known),
						...checkBody(call, at, known),
						...checkAuth(call, at, allowedHosts)
					];
				});
			}
			function checkUrl(text, field, allowedHosts, known) {
				let url = parseUrlTemplate(text);
				if (!url.ok) return [{
					field,
					reason: url.error
				}];
				let { segments, query, origin } = url.value;
				let names = [...segments, ...query.map(([, value]) => value)].flatMap((template) => placeholderNames(template, "argument"));
				return [...checkHost(origin, field, allowedHosts), ...unknownNames(names, field, known)];
			}
			function checkHost(origin, field, allowedHosts) {
				let { hostname, host } = new URL(origin);
				if (allowedHosts.some((allowed) => allowed === hostname || allowed === host)) return [];
				return [{
					field,
					reason: `uses the host '${host}', which is not in allowedHosts`
				}];
			}
			function checkQuery({ query = {} }, at, known) {
				return Object.entries(query).flatMap(([name, text]) => checkText(text, `${at}.query.${name}`, known, { mayHoldSecrets: !1 }));
			}
			function checkHeaders({ headers = {} }, at, known) {
				return Object.entries(headers).flatMap(([name, text]) => {
					let field = `${at}.headers.${name}`;
					if (!HEADER_NAME.test(name)) return [{
						field,
						reason: "must be letters, digits and dashes"
					}];
					if (RESERVED_HEADERS.has(name.toLowerCase())) return [{
						field,
						reason: "cannot be set by a tool"
					}];
					if (!isHeaderText(text)) return [{
						field,
						reason: NOT_HEADER_TEXT
					}];
					return checkText(text, field, known, { mayHoldSecrets: !0 });
				});
			}
			function checkBody({ method, body, form }, at, known) {
				if (body === void 0 && form === void 0) return [];
				if (body !== void 0 && form !== void 0) return [{
					field: `${at}.form`,
					reason: "cannot be combined with a body"
				}];
				let field = body === void 0 ? "form" : "body";
				if (!BODY_METHODS.includes(method)) return [{
					field: `${at}.${field}`,
					reason: `is not allowed with ${method}`
				}];
				return textsIn(body ?? form, `${at}.${field}`).flatMap((text) => checkText(text.text, text.at, known, { mayHoldSecrets: !0 }));
			}
			function checkAuth({ auth, headers = {} }, at, allowedHosts) {
				if (auth === void 0) return [];
				let field = `${at}.auth`;
				if (auth.type === "hmac") {
					let broken = isHeaderText(auth.prefix) ? [] : [{
						field: `${field}.prefix`,
						reason: NOT_HEADER_TEXT
					}];
					return [...["header", "timestampHeader"].flatMap((key) => {
						let name = auth[key];
						return name === void 0 || HEADER_NAME.test(name) && !RESERVED_HEADERS.has(name.toLowerCase()) ? [] : [{
							field: `${field}.${key}`,
							reason: `cannot be '${name}'`
						}];
					}), ...broken];
				}
				let doubled = Object.keys(headers).find((name) => name.toLowerCase() === "authorization");
				let twice = doubled === void 0 ? [] : [{
					field: `${at}.headers.${doubled}`,
					reason: "is already set by auth"
				}];
				if (auth.type !== "oauth2") return twice;
				let url = parseUrlTemplate(auth.tokenUrl);
				if (!url.ok) return [...twice, {
					field: `${field}.tokenUrl`,
					reason: url.error
				}];
				if ([...url.value.segments, ...url.value.query.map(([, value]) => value)].some(hasPlaceholder)) return [...twice, {
					field: `${field}.tokenUrl`,
					reason: "must not contain placeholders"
				}];
				return [...twice, ...checkHost(url.value.origin, `${field}.tokenUrl`, allowedHosts)];
			}
			function checkText(text, field, known, { mayHoldSecrets }) {
				let template = parseHttpTemplate(text);
				if (!template.ok) return [{
					field,
					reason: `is not a valid template: ${template.error}`
				}];
				return [...(mayHoldSecrets ? [] : placeholderNames(template.value, "secret")).map((name) => ({
					field,
					reason: `must not contain a secret (${name}): use secrets only in headers, auth or the body`
				})), ...unknownNames(placeholderNames(template.value, "argument"), field, known)];
			}
			function unknownNames(names, field, known) {
				return names.filter((name) => !known.has(name)).map((name) => ({
					field,
					reason: `uses the argument '${name}', which is not in argSchema`
				}));
			}
			function namesOf({ properties }) {
				return new Set(typeof properties == "object" && properties ? Object.keys(properties) : []);
			}
		},
		945: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				findValueProblems: () => findValueProblems,
				json_schema_check_exports: () => json_schema_check_exports
			});
			var $start_runtime = __nccwpck_require__(127);
			var $ajv_2020 = __nccwpck_require__(267);
			var $start_paths = __nccwpck_require__(823);
			var $start_start_5 = __nccwpck_require__(55);
			var $tool_call_work = __nccwpck_require__(473);
			//! src/bundles/json-schema-check.ts
			var json_schema_check_exports = (0, $start_runtime.__exportAll)({
				findSchemaProblem: () => findSchemaProblem,
				findValueProblems: () => findValueProblems
			});
			var import__2020 = (0, $ajv_2020.require__2020)();
			let MAX_SCHEMA_BYTES = 65536;
			let kept = new Map();
			function findSchemaProblem(schema) {
				let compiled = compile(schema);
				return compiled.ok ? void 0 : compiled.error;
			}
			function findValueProblems(schema, value) {
				let compiled = compile(schema);
				if (!compiled.ok) return [{
					field: "",
					reason: `cannot be checked: its schema ${compiled.error.field} ${compiled.error.reason}`
				}];
				let isValid = !1;
				patternAtWork = void 0;
				try {
					if ((0, $tool_call_work.withWorkLimit)(() => {
						isValid = compiled.value(value);
					}, 500) === "timed_out") return [{
						field: "",
						reason: tooSlow(patternAtWork)
					}];
				} catch (error) {
					return [{
						field: "",
						reason: `cannot be checked: ${error.message}`
					}];
				}
				return isValid ? [] : (compiled.value.errors ?? []).map(describe);
			}
			let patternAtWork;
			var NamedPattern = class extends RegExp {
				test(text) {
					patternAtWork = this.source;
					let fits = super.test(text);
					patternAtWork = void 0;
					return fits;
				}
			};
			let makePattern = Object.assign((pattern, flags) => {
				let why = (0, $tool_call_work.whyUnprepared)(pattern, flags);
				if (why === void 0) return new NamedPattern(pattern, flags);
				throw Error(`the pattern '${(0, $start_paths.briefText)(pattern)}' ${why}`);
			}, { code: "new RegExp" });
			function tooSlow(pattern) {
				if (pattern === void 0) return "cannot be checked: it takes too long";
				return `cannot be checked: the pattern '${(0, $start_paths.briefText)(pattern)}' of the schema takes too long on this text`;
			}
			function compile(schema) {
				let text = JSON.stringify(schema);
				let known = kept.get(text);
				if (known !== void 0) return known;
				let compiled = compileText(schema, text);
				kept.size >= 1e3 && kept.clear();
				kept.set(text, compiled);
				return compiled;
			}
			function compileText(schema, text) {
				if (text.length > MAX_SCHEMA_BYTES) return (0, $start_start_5.failure)({
					field: "",
					reason: `must be at most ${MAX_SCHEMA_BYTES} characters of JSON`
				});
				try {
					let ajv = new import__2020.Ajv2020({
						allErrors: !0,
						strict: !1,
						validateFormats: !1,
						addUsedSchema: !1,
						logger: !1,
						code: { regExp: makePattern }
					});
					let [wrong] = ajv.validateSchema(schema) === !1 ? ajv.errors ?? [] : [];
					if (wrong !== void 0) {
						let { field, reason } = describe(wrong);
						return (0, $start_start_5.failure)({
							field,
							reason: field === "" ? `is not a valid JSON Schema: it ${reason}` : reason
						});
					}
					return (0, $start_start_5.success)(ajv.compile(schema));
				} catch (error) {
					return (0, $start_start_5.failure)(findPatternProblem(schema) ?? {
						field: "",
						reason: `is not a valid JSON Schema: ${error.message}`
					});
				}
			}
			function findPatternProblem(schema, at = "", depth = 0) {
				if (typeof schema != "object" || !schema || depth > 100) return;
				for (let [key, value] of Object.entries(schema)) {
					let field = Array.isArray(schema) ? `${at}[${key}]` : at === "" ? key : `${at}.${key}`;
					let patterns = key === "pattern" ? [value] : key === "patternProperties" ? Object.keys(value) : [];
					for (let pattern of patterns) {
						let reason = typeof pattern == "string" ? whyNoPattern(pattern) : void 0;
						if (reason !== void 0) return {
							field: key === "pattern" ? field : `${field}.${pattern}`,
							reason
						};
					}
					let inner = findPatternProblem(value, field, depth + 1);
					if (inner !== void 0) return inner;
				}
			}
			function whyNoPattern(pattern) {
				try {
					new RegExp(pattern, "u");
					return (0, $tool_call_work.whyUnprepared)(pattern, "u");
				} catch (error) {
					return `is not a regular expression: ${error.message}`;
				}
			}
			function describe({ instancePath, keyword, message = "is not valid", params }) {
				let steps = instancePath.split("/").slice(1).map(unescapePointer);
				if (keyword === "required") return {
					field: fieldText([...steps, String(params.missingProperty)]),
					reason: "is required"
				};
				if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
					let name = String(params.additionalProperty ?? params.unevaluatedProperty);
					return {
						field: fieldText([...steps, name]),
						reason: "is unknown"
					};
				}
				if (keyword === "enum") return {
					field: fieldText(steps),
					reason: `must be one of ${JSON.stringify(params.allowedValues)}`
				};
				return {
					field: fieldText(steps),
					reason: message.replace("must NOT", "must not")
				};
			}
			function fieldText(steps) {
				return steps.reduce((text, step) => /^\d+$/.test(step) ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`, "");
			}
			function unescapePointer(step) {
				return step.replaceAll("~1", "/").replaceAll("~0", "~");
			}
		},
		992: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				MAX_PAGE_SIZE: () => MAX_PAGE_SIZE,
				isOn: () => isOn,
				listBundles: () => listBundles,
				listTools: () => listTools,
				searchTools: () => searchTools,
				whyOff: () => whyOff
			});
			var $base_digest = __nccwpck_require__(506);
			var $start_start = __nccwpck_require__(55);
			var $bundle_views_2 = __nccwpck_require__(487);
			var $bundle_errors_3 = __nccwpck_require__(878);
			//! src/bundles/list-bundles.ts
			function listBundles(views, { bundleIDs, includeDisabled = !1, ...page }) {
				let wanted = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
				return takePage(views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? !0)), (bundle) => bundle.slug, [
					"bundles",
					bundleIDs,
					includeDisabled
				], page);
			}
			function listTools(views, { bundleIDs, tags, includeDisabled = !1, ...page }) {
				let bundles = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
				return takePage(views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag)))), $bundle_views_2.toolKey, [
					"tools",
					bundleIDs,
					tags,
					includeDisabled
				], page);
			}
			function searchTools(views, index, { q, includeDisabled = !1, ...page }) {
				index.update(views.tools, views.generation);
				return takePage(index.search(q).filter((tool) => includeDisabled || isOn(tool, views)), (_, place) => String(place).padStart(8, "0"), [
					"search",
					q,
					includeDisabled
				], page);
			}
			function whyOff(tool, { disabledBundles }) {
				let reference = (0, $bundle_views_2.referenceOf)(tool);
				if (disabledBundles.has(tool.bundleID)) return $bundle_errors_3.BUNDLE_ERRORS.bundleOff(reference.bundle);
				if (tool.disabledReason !== void 0) return $bundle_errors_3.BUNDLE_ERRORS.toolUnusable(reference, tool.disabledReason);
				return tool.isEnabled ? void 0 : $bundle_errors_3.BUNDLE_ERRORS.toolOff(reference);
			}
			function isOn(tool, { disabledBundles }) {
				return tool.isEnabled && !disabledBundles.has(tool.bundleID);
			}
			let MAX_PAGE_SIZE = 1e3;
			let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
			function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
				let mark = (0, $base_digest.sha256)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
				let start = 0;
				if (pageToken !== void 0) {
					let last = readToken(pageToken, mark);
					if (last === void 0) return (0, $start_start.failure)((0, $bundle_errors_3.invalid)([{
						field: "pageToken",
						reason: "does not belong to this list"
					}]));
					start = findAfter(items, keyOf, last);
				}
				let taken = items.slice(start, start + pageSize);
				let end = start + taken.length;
				let last = taken.at(-1);
				if (last === void 0 || end >= items.length) return (0, $start_start.success)({ items: taken });
				return (0, $start_start.success)({
					items: taken,
					nextPageToken: Buffer.from(`${mark} ${keyOf(last, end - 1)}`).toString("base64url")
				});
			}
			function readToken(token, mark) {
				let text = TOKEN.test(token) ? Buffer.from(token, "base64url").toString("utf8") : "";
				return text.startsWith(`${mark} `) ? text.slice(mark.length + 1) : void 0;
			}
			function findAfter(items, keyOf, last) {
				let [low, high] = [0, items.length];
				for (; low < high;) {
					let middle = low + high >> 1;
					let item = items[middle];
					item !== void 0 && keyOf(item, middle) <= last ? low = middle + 1 : high = middle;
				}
				return low;
			}
		},
		136: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				UUID_V7_PATTERN: () => UUID_V7_PATTERN,
				bundleBody: () => bundleBody,
				bundleRecord: () => bundleRecord,
				faultAt: () => faultAt,
				faultText: () => faultText,
				isUuidV7: () => isUuidV7,
				namedUuidV7: () => namedUuidV7,
				readBundleRecord: () => readBundleRecord,
				readSwitches: () => readSwitches,
				readToolRecord: () => readToolRecord,
				read_record_exports: () => read_record_exports,
				recordText: () => recordText,
				switchBody: () => switchBody,
				switchesText: () => switchesText,
				toolBody: () => toolBody,
				toolRecord: () => toolRecord,
				uuidV7: () => uuidV7
			});
			var $start_runtime = __nccwpck_require__(127);
			var $core_work_5 = __nccwpck_require__(381);
			var $start_start_3 = __nccwpck_require__(55);
			var $base_json = __nccwpck_require__(812);
			var $zod_api = __nccwpck_require__(313);
			var $bundle_errors_4 = __nccwpck_require__(878);
			var $reader_work_3 = __nccwpck_require__(477);
			var $late_crypto_3 = __nccwpck_require__(952);
			let METHODS = [
				"GET",
				"HEAD",
				"POST",
				"PUT",
				"PATCH",
				"DELETE"
			];
			let HTTP_LIMITS = {
				maxSentBytes: {
					highest: 1048576,
					usual: 262144
				},
				maxResponseBytes: {
					highest: 5242880,
					usual: 1048576
				},
				maxRetries: {
					highest: 5,
					usual: 2
				},
				timeoutSeconds: {
					highest: 60,
					usual: 10
				}
			};
			let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
			let HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
			let slug = (0, $start_start_3.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work_5.SLUG, $core_work_5.SLUG_RULE), (0, $zod_api.describe)("Letters, digits and dashes, at most 64")));
			let version = (0, $start_start_3.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work_5.VERSION_PATTERN, $core_work_5.VERSION_RULE), (0, $zod_api.describe)("Letters, digits, dashes and dots, at most 64")));
			let id = (0, $start_start_3.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)(UUID_V7_PATTERN, "must be a UUIDv7 in lower case"), (0, $zod_api.describe)("A UUIDv7")));
			let time = (0, $start_start_3.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a time such as 2026-01-31T12:00:00.000Z")));
			let displayName = () => (0, $zod_api.string)().check((0, $zod_api._maxLength)(200));
			let description = () => (0, $zod_api.string)().check((0, $zod_api._maxLength)(4e3));
			let bundleBody = (0, $start_start_3.once)(() => (0, $zod_api.strictObject)({
				slug: slug(),
				displayName: (0, $zod_api._default)(displayName(), ""),
				description: (0, $zod_api._default)(description(), ""),
				isEnabled: (0, $zod_api._default)((0, $zod_api.boolean)(), !0)
			}));
			let switchBody = (0, $start_start_3.once)(() => (0, $zod_api.strictObject)({ isEnabled: (0, $zod_api.boolean)() }));
			let jsonSchema = () => (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)());
			let templates = () => (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)());
			let secret = () => (0, $zod_api.string)().check((0, $zod_api._regex)(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
			let auth = () => (0, $zod_api.discriminatedUnion)("type", [
				(0, $zod_api.strictObject)({
					type: (0, $zod_api.literal)("bearer"),
					secret: secret()
				}),
				(0, $zod_api.strictObject)({
					type: (0, $zod_api.literal)("basic"),
					user: (0, $zod_api.string)(),
					secret: secret()
				}),
				(0, $zod_api.strictObject)({
					type: (0, $zod_api.literal)("hmac"),
					secret: secret(),
					header: (0, $zod_api._default)((0, $zod_api.string)(), "X-Signature"),
					prefix: (0, $zod_api._default)((0, $zod_api.string)(), ""),
					algorithm: (0, $zod_api._default)((0, $zod_api._enum)(["sha256", "sha512"]), "sha256"),
					encoding: (0, $zod_api._default)((0, $zod_api._enum)(["hex", "base64"]), "hex"),
					timestampHeader: (0, $zod_api.optional)((0, $zod_api.string)())
				}),
				(0, $zod_api.strictObject)({
					type: (0, $zod_api.literal)("oauth2"),
					tokenUrl: (0, $zod_api.string)(),
					clientId: (0, $zod_api.string)(),
					secret: secret(),
					scope: (0, $zod_api.optional)((0, $zod_api.string)())
				})
			]);
			let httpCall = () => (0, $zod_api.strictObject)({
				id: (0, $zod_api.optional)(slug()),
				method: (0, $zod_api._default)((0, $zod_api._enum)(METHODS), "GET"),
				urlTemplate: (0, $zod_api.string)().check((0, $zod_api._maxLength)(8192), (0, $zod_api._regex)(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
				query: (0, $zod_api.optional)(templates()),
				headers: (0, $zod_api.optional)(templates()),
				body: (0, $zod_api.optional)((0, $zod_api.unknown)()),
				form: (0, $zod_api.optional)(templates()),
				auth: (0, $zod_api.optional)(auth()),
				idempotent: (0, $zod_api.optional)((0, $zod_api.boolean)())
			});
			function limit(name, least) {
				let { highest, usual } = HTTP_LIMITS[name];
				return (0, $zod_api._default)((0, $zod_api.int)().check((0, $zod_api._gte)(least), (0, $zod_api._lte)(highest)), usual);
			}
			let limits = () => (0, $zod_api.strictObject)({
				maxSentBytes: limit("maxSentBytes", 1),
				maxResponseBytes: limit("maxResponseBytes", 1),
				maxRetries: limit("maxRetries", 0),
				timeoutSeconds: limit("timeoutSeconds", 1),
				maxCallsPerMinute: (0, $zod_api.optional)((0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api._lte)(6e3)))
			});
			let http = () => (0, $zod_api.strictObject)({
				allowedHosts: (0, $zod_api.array)((0, $zod_api.string)().check((0, $zod_api._regex)(HOST, "must be a host in lower case, optionally with a port, such as api.example.com"))).check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(20)),
				calls: (0, $zod_api.array)(httpCall()).check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(10)),
				limits: (0, $zod_api._default)(limits(), limits().parse({}))
			});
			let toolFields = () => ({
				displayName: (0, $zod_api._default)(displayName(), ""),
				description: (0, $zod_api._default)(description(), ""),
				tags: (0, $zod_api._default)((0, $zod_api.array)(slug()).check((0, $zod_api._maxLength)(20)), []),
				isEnabled: (0, $zod_api._default)((0, $zod_api.boolean)(), !0),
				type: (0, $zod_api._enum)(["http", "local"]),
				argSchema: (0, $zod_api._default)(jsonSchema(), {
					type: "object",
					properties: {}
				}),
				outputSchema: (0, $zod_api.optional)(jsonSchema()),
				http: (0, $zod_api.optional)(http()),
				local: (0, $zod_api.optional)((0, $zod_api.strictObject)({ function: (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(100)) }))
			});
			let toolBody = (0, $start_start_3.once)(() => (0, $zod_api.strictObject)(toolFields()));
			let fileFields = () => ({
				schemaVersion: (0, $zod_api.literal)(1),
				id: id(),
				createdAt: time(),
				modifiedAt: time()
			});
			let bundleRecord = (0, $start_start_3.once)(() => (0, $zod_api.strictObject)({
				...fileFields(),
				...bundleBody().shape,
				softDeletedAt: (0, $zod_api.optional)(time()),
				movingTo: (0, $zod_api.optional)(slug())
			}));
			let toolRecord = (0, $start_start_3.once)(() => (0, $zod_api.strictObject)({
				...fileFields(),
				slug: slug(),
				version: version(),
				...toolFields()
			}));
			let UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
			let UUID_V7_PATTERN = UUID_V7;
			function isUuidV7(text) {
				return UUID_V7.test(text);
			}
			function uuidV7(now) {
				return layOut(now.getTime(), (0, $late_crypto_3.randomBytes)(10));
			}
			function namedUuidV7(name) {
				return layOut(Date.UTC(2026, 0, 1), (0, $late_crypto_3.createHash)("sha256").update(`sous ${name}`).digest());
			}
			function layOut(milliseconds, noise) {
				let bytes = Buffer.alloc(16);
				bytes.writeUIntBE(milliseconds, 0, 6);
				bytes.set(noise.subarray(0, 10), 6);
				bytes[6] = (bytes[6] ?? 0) & 15 | 112;
				bytes[8] = (bytes[8] ?? 0) & 63 | 128;
				let hex = bytes.toString("hex");
				return [
					hex.slice(0, 8),
					hex.slice(8, 12),
					hex.slice(12, 16),
					hex.slice(16, 20),
					hex.slice(20)
				].join("-");
			}
			//! src/bundles/read-record.ts
			var read_record_exports = (0, $start_runtime.__exportAll)({
				faultAt: () => faultAt,
				faultText: () => faultText,
				parseSwitches: () => parseSwitches,
				readBundleRecord: () => readBundleRecord,
				readSwitches: () => readSwitches,
				readToolRecord: () => readToolRecord,
				recordText: () => recordText,
				switchesText: () => switchesText
			});
			function readBundleRecord(text, path) {
				let record = readRecord(bundleRecord(), text, path);
				if (!record.ok) return record;
				let folder = path.split("/").at(-2);
				let { movingTo, ...rest } = record.value;
				if (movingTo !== void 0 && folder === (0, $reader_work_3.fileName)(movingTo)) return (0, $start_start_3.success)({
					...rest,
					slug: movingTo
				});
				if (folder === (0, $reader_work_3.fileName)(rest.slug)) return (0, $start_start_3.success)(rest);
				return (0, $start_start_3.failure)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs in '${(0, $reader_work_3.fileName)(rest.slug)}'`));
			}
			function readToolRecord(text, path) {
				let record = readRecord(toolRecord(), text, path);
				if (!record.ok) return record;
				let wanted = (0, $reader_work_3.toolFileName)(record.value.slug, record.value.version);
				if (path.split("/").at(-1) === wanted) return record;
				return (0, $start_start_3.failure)(misplaced(text, path, `must be named '${wanted}', after its slug and version`));
			}
			function recordText(record) {
				return `${JSON.stringify(record, void 0, 2)}\n`;
			}
			function readRecord(schema, text, path) {
				let json = (0, $base_json.parseJson)(text);
				if (!json.ok) return (0, $start_start_3.failure)({
					path,
					...json.error
				});
				let parsed = (0, $bundle_errors_4.parseWith)(schema, json.value);
				return parsed.ok ? parsed : (0, $start_start_3.failure)(faultOf(parsed.error, text, path));
			}
			function faultAt({ field, reason }, text, path) {
				return {
					path,
					...(0, $base_json.placeInJson)(text, field),
					message: field === "" ? reason : `${field} ${reason}`
				};
			}
			function faultText({ path, line, column, message }) {
				return `${path}:${line}:${column}: ${message}`;
			}
			function faultOf(problems, text, path) {
				let [first] = problems;
				let message = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
				return {
					path,
					...(0, $base_json.placeInJson)(text, first?.field ?? ""),
					message
				};
			}
			function misplaced(text, path, message) {
				return {
					path,
					...(0, $base_json.placeInJson)(text, "slug"),
					message: `${path.endsWith("bundle.json") ? "the bundle" : "the file"} ${message}`
				};
			}
			function readSwitches(disk) {
				let text = disk.read($core_work_5.SWITCHES_FILE);
				let none = new Set();
				if (!text.ok) return {
					disabled: none,
					fault: {
						path: $core_work_5.SWITCHES_FILE,
						line: 1,
						column: 1,
						message: `cannot be read: ${text.error.message}`
					}
				};
				let parsed = text.value === void 0 ? (0, $start_start_3.success)(none) : parseSwitches(text.value);
				return parsed.ok ? { disabled: parsed.value } : {
					disabled: none,
					fault: parsed.error
				};
			}
			function parseSwitches(text) {
				let json = (0, $base_json.parseJson)(text);
				if (!json.ok) return (0, $start_start_3.failure)({
					path: $core_work_5.SWITCHES_FILE,
					...json.error
				});
				let entry = (0, $zod_api.string)().check((0, $zod_api.refine)(canBeSwitched, `must be ${$core_work_5.BUILT_IN_SLUG}, ${$core_work_5.RECIPES_SLUG}, or one of their tools, such as sous/grep@1`));
				let parsed = (0, $bundle_errors_4.parseWith)((0, $zod_api.strictObject)({
					schemaVersion: (0, $zod_api.literal)(1),
					disabled: (0, $zod_api.array)(entry)
				}), json.value);
				if (parsed.ok) return (0, $start_start_3.success)(new Set(parsed.value.disabled));
				let message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join("; ");
				return (0, $start_start_3.failure)({
					path: $core_work_5.SWITCHES_FILE,
					...(0, $base_json.placeInJson)(text, parsed.error[0]?.field ?? ""),
					message
				});
			}
			function canBeSwitched(text) {
				let slugs = [$core_work_5.BUILT_IN_SLUG, $core_work_5.RECIPES_SLUG];
				return slugs.includes(text) || slugs.includes((0, $core_work_5.parseReference)(text)?.bundle ?? "");
			}
			function switchesText(disabled) {
				return `${JSON.stringify({
					schemaVersion: 1,
					disabled: [...disabled].toSorted()
				}, void 0, 2)}\n`;
			}
		},
		257: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				SearchIndex: () => SearchIndex,
				search_index_exports: () => search_index_exports
			});
			var $start_runtime = __nccwpck_require__(127);
			var $minisearch_index = __nccwpck_require__(783);
			//! src/bundles/search-index.ts
			var search_index_exports = (0, $start_runtime.__exportAll)({ SearchIndex: () => SearchIndex });
			let RANKS = {
				whole: 4,
				prefix: 3,
				wholeWord: 2,
				wordBeginning: 1,
				fuzzy: 0
			};
			let FIELDS = [
				"slug",
				"displayName",
				"description",
				"tags"
			];
			let WORD = /[\p{L}\p{N}]+/gu;
			var SearchIndex = class {
				#index = new $minisearch_index.MiniSearch({
					fields: [...FIELDS],
					tokenize: wordsOf,
					processTerm: (term) => term
				});
				#tools = new Map();
				#joined = new JoinedNames();
				#generation = -1;
				update(tools, generation) {
					if (generation === this.#generation) return;
					this.#generation = generation;
					let present = new Set();
					for (let tool of tools) {
						present.add(tool.id);
						let known = this.#tools.get(tool.id);
						this.#tools.set(tool.id, tool);
						if (known !== void 0 && isSameText(known, tool)) continue;
						known !== void 0 && this.#index.discard(tool.id);
						this.#index.add(entryOf(tool));
					}
					for (let id of [...this.#tools.keys()]) {
						if (present.has(id)) continue;
						this.#tools.delete(id);
						this.#index.discard(id);
					}
					this.#joined.take(tools);
				}
				search(query) {
					let words = wordsOf(query);
					if (words.length === 0) return [];
					let ranked = new Map();
					for (let result of this.#find(words)) {
						let tool = this.#tools.get(result.id);
						tool !== void 0 && ranked.set(tool.id, {
							tool,
							rank: rankOf(result, tool, words, query)
						});
					}
					for (let { tool, isWhole } of words.length === 1 ? this.#joined.beginningWith(words.join("")) : []) {
						let rank = isWhole ? RANKS.whole : RANKS.prefix;
						rank > (ranked.get(tool.id)?.rank ?? -1) && ranked.set(tool.id, {
							tool,
							rank
						});
					}
					return [...ranked.values()].toSorted(compare).map(({ tool }) => tool);
				}
				#find(words) {
					let found = this.#index.search(words.join(" "), {
						prefix: !0,
						fuzzy: .25,
						combineWith: "AND"
					});
					if (found.length > 0 || words.every((word) => word.length > 5)) return found;
					return this.#index.search({
						combineWith: "AND",
						queries: words.map((word) => ({
							combineWith: "OR",
							queries: [word, ...swapsOf(word)]
						}))
					});
				}
			};
			var JoinedNames = class {
				#names = [];
				take(tools) {
					let names = tools.flatMap((tool) => [tool.slug, tool.displayName].flatMap((text) => {
						let words = wordsOf(text);
						return words.length > 1 ? [{
							name: words.join(""),
							tool
						}] : [];
					}));
					this.#names = names.sort((a, b) => a.name < b.name ? -1 : +(a.name > b.name));
				}
				*beginningWith(word) {
					let [low, high] = [0, this.#names.length];
					for (; low < high;) {
						let middle = low + high >> 1;
						(this.#names[middle]?.name ?? "") < word ? low = middle + 1 : high = middle;
					}
					for (let at = low; this.#names[at]?.name.startsWith(word); at++) {
						let { name, tool } = this.#names[at] ?? {};
						tool !== void 0 && (yield {
							tool,
							isWhole: name === word
						});
					}
				}
			};
			function compare(a, b) {
				if (a.rank !== b.rank) return b.rank - a.rank;
				if (a.tool.modifiedAt !== b.tool.modifiedAt) return a.tool.modifiedAt < b.tool.modifiedAt ? 1 : -1;
				return a.tool.id < b.tool.id ? -1 : 1;
			}
			function rankOf({ terms }, { slug, displayName }, words, query) {
				let wanted = fold(query.trim());
				let names = [slug, displayName].map(fold);
				if (names.includes(wanted)) return RANKS.whole;
				if (names.some((name) => name.startsWith(wanted))) return RANKS.prefix;
				if (words.every((word) => terms.includes(word))) return RANKS.wholeWord;
				return words.every((word) => terms.some((term) => term.startsWith(word))) ? RANKS.wordBeginning : RANKS.fuzzy;
			}
			function entryOf({ id, slug, displayName, description, tags }) {
				return {
					id,
					slug,
					displayName,
					description,
					tags: tags.join(" ")
				};
			}
			function swapsOf(word) {
				return Array.from(word.slice(1), (letter, i) => `${word.slice(0, i)}${letter}${word.charAt(i)}${word.slice(i + 2)}`);
			}
			function isSameText(a, b) {
				return a.slug === b.slug && a.displayName === b.displayName && a.description === b.description && a.tags.join() === b.tags.join();
			}
			function wordsOf(text) {
				return fold(text).match(WORD) ?? [];
			}
			function fold(text) {
				return text.normalize("NFKC").toLowerCase();
			}
		},
		381: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		477: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(512).work();
			module.exports = {
				__esModule: !0,
				get BUNDLES_FOLDER() {
					return part().BUNDLES_FOLDER;
				},
				get BUNDLE_FILE() {
					return part().BUNDLE_FILE;
				},
				get bundleFile() {
					return part().bundleFile;
				},
				get bundleFolder() {
					return part().bundleFolder;
				},
				get fileName() {
					return part().fileName;
				},
				get toolFile() {
					return part().toolFile;
				},
				get toolFileName() {
					return part().toolFileName;
				},
				get toolsFolder() {
					return part().toolsFolder;
				}
			};
		},
		823: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).paths();
		},
		127: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		55: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		558: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(642)["address-rules"]();
			module.exports = {
				__esModule: !0,
				get isAllowedHost() {
					return part().isAllowedHost;
				}
			};
		},
		473: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(522).work();
			module.exports = {
				__esModule: !0,
				get whyUnprepared() {
					return part().whyUnprepared;
				},
				get withWorkLimit() {
					return part().withWorkLimit;
				}
			};
		},
		267: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(615)[2020]();
			module.exports = {
				__esModule: !0,
				get require__2020() {
					return part().require__2020;
				}
			};
		},
		860: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(312).index();
			module.exports = {
				__esModule: !0,
				get Unzip() {
					return part().Unzip;
				},
				get UnzipInflate() {
					return part().UnzipInflate;
				},
				get strFromU8() {
					return part().strFromU8;
				},
				get strToU8() {
					return part().strToU8;
				},
				get zipSync() {
					return part().zipSync;
				}
			};
		},
		783: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(305).index();
			module.exports = {
				__esModule: !0,
				get MiniSearch() {
					return part().MiniSearch;
				}
			};
		},
		313: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _lte() {
					return part()._lte;
				},
				get _maxLength() {
					return part()._maxLength;
				},
				get _minLength() {
					return part()._minLength;
				},
				get _regex() {
					return part()._regex;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get describe() {
					return part().describe;
				},
				get discriminatedUnion() {
					return part().discriminatedUnion;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
				},
				get refine() {
					return part().refine;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		615: (module) => {
			"use strict";
			module.exports = require("../vendor/ajv.js");
		},
		312: (module) => {
			"use strict";
			module.exports = require("../vendor/fflate.js");
		},
		305: (module) => {
			"use strict";
			module.exports = require("../vendor/minisearch.js");
		},
		741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		512: (module) => {
			"use strict";
			module.exports = require("./reader.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		642: (module) => {
			"use strict";
			module.exports = require("./system.js");
		},
		522: (module) => {
			"use strict";
			module.exports = require("./tool-call.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		},
		500: (module) => {
			"use strict";
			module.exports = require("node:timers/promises");
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
	var __webpack_exports__ = __nccwpck_require__(220);
	module.exports = __webpack_exports__;
})();
