export const id = 8683;
export const ids = [8683];
export const modules = {
	554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => findValueProblems,
			findSchemaProblem: () => findSchemaProblem
		});
		var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
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
				reason: `cannot be checked: its schema ${compiled.error}`
			}];
			try {
				if (compiled.value(value)) return [];
			} catch (error) {
				return [{
					field: "",
					reason: `cannot be checked: ${error.message}`
				}];
			}
			return (compiled.value.errors ?? []).map(describe);
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
			if (text.length > MAX_SCHEMA_BYTES) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`must be at most ${MAX_SCHEMA_BYTES} characters of JSON`);
			try {
				let ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({
					allErrors: !0,
					strict: !1,
					validateFormats: !1,
					addUsedSchema: !1,
					logger: !1
				});
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(ajv.compile(schema));
			} catch (error) {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`is no valid JSON Schema: ${error.message}`);
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
					reason: "is not known"
				};
			}
			if (keyword === "enum") return {
				field: fieldText(steps),
				reason: `must be one of ${JSON.stringify(params.allowedValues)}`
			};
			return {
				field: fieldText(steps),
				reason: message
			};
		}
		function fieldText(steps) {
			return steps.reduce((text, step) => /^\d+$/.test(step) ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`, "");
		}
		function unescapePointer(step) {
			return step.replaceAll("~1", "/").replaceAll("~0", "~");
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
	30795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => isAllowedHost,
			i: () => isPublicAddress
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
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
		function isAllowedHost(url, allowed) {
			let port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
			return allowed.some((entry) => {
				let wanted = entry.toLowerCase();
				return wanted === url.hostname || wanted === `${url.hostname}:${port}`;
			});
		}
	}),
	8683: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findBundleTool: () => findBundleTool });
		function referenceOf({ bundleSlug, slug, version }) {
			return {
				bundle: bundleSlug,
				slug,
				version
			};
		}
		var result = __webpack_require__(97424);
		let PLACEHOLDER = /\$(?:\$(?=\{)|\{([^{}]*)\})/g;
		let ARGUMENT = /^[A-Za-z_][A-Za-z0-9_-]*$/;
		let UNCLOSED = "'${' is never closed";
		let SECRET = /^secrets\.([A-Z][A-Z0-9_]{0,63})$/;
		function parseTemplate(text) {
			let parts = [];
			let end = 0;
			let literal = (piece) => {
				let last = parts.at(-1);
				if (piece === "") return;
				typeof last == "string" ? parts[parts.length - 1] = last + piece : parts.push(piece);
			};
			for (let match of text.matchAll(PLACEHOLDER)) {
				let before = text.slice(end, match.index);
				if (before.includes("${")) return (0, result.V)(UNCLOSED);
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
				else return (0, result.V)(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`);
			}
			if (text.slice(end).includes("${")) return (0, result.V)(UNCLOSED);
			literal(text.slice(end));
			return (0, result.k)(parts);
		}
		function readTemplate(text) {
			let template = parseTemplate(text);
			if (!template.ok) throw Error(`A template was stored that is none: ${template.error}`);
			return template.value;
		}
		function namesIn(template, kind) {
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
		let SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
		function parseUrlTemplate(text) {
			if (!/^https?:\/\//i.test(text)) return (0, result.V)("must start with http:// or https://");
			if (/[\s\\]|\p{Cc}/u.test(text)) return (0, result.V)("must not hold white space, backslashes or control characters");
			let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
			if (origin === "") return (0, result.V)("must be a URL without a fragment ('#')");
			if (origin.includes("${")) return (0, result.V)("must name its host itself: placeholders belong into the path and the values of the query");
			if (!URL.canParse(origin)) return (0, result.V)("names no valid host");
			let url = new URL(origin);
			if (url.username !== "" || url.password !== "") return (0, result.V)("must not hold a user name or password; use auth");
			let segments = path.slice(1).split("/").map(parseTemplate);
			let pairs = query === "" ? [] : query.split("&").map((pair) => readPair(pair));
			let bad = [...segments, ...pairs].find((part) => !part.ok);
			if (bad !== void 0 && !bad.ok) return bad;
			let parsed = {
				origin: url.origin,
				hostname: url.hostname,
				segments: segments.flatMap((segment) => segment.ok ? [segment.value] : []),
				query: pairs.flatMap((pair) => pair.ok ? [pair.value] : [])
			};
			let secrets = [...parsed.segments, ...parsed.query.map(([, value]) => value)].flatMap((template) => namesIn(template, "secret"));
			if (secrets.length > 0) return (0, result.V)(`must not hold a secret (${secrets[0]}): those go only into headers, auth or the body`);
			return parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join(""))) === void 0 ? (0, result.k)(parsed) : (0, result.V)("must not hold the segments '.' and '..'");
		}
		function readPair(pair) {
			let at = pair.indexOf("=");
			let name = at === -1 ? pair : pair.slice(0, at);
			if (name.includes("${")) return (0, result.V)("must name the parameters of its query itself");
			let value = parseTemplate(at === -1 ? "" : pair.slice(at + 1));
			return value.ok ? (0, result.k)([name, value.value]) : value;
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
					if (value === void 0 || value === "") return (0, result.V)({
						argument: part.name,
						reason: "is needed for the path of the URL"
					});
					if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, result.V)({
						argument: part.name,
						reason: "must be one segment of a path, without / ? # % \\ and control characters"
					});
					rendered += encodeURIComponent(value);
				}
				if (hasPlaceholder(segment) && isDots(rendered)) return (0, result.V)({
					argument: namesIn(segment, "argument")[0] ?? "",
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
			if (url.origin !== template.origin || url.username !== "" || url.password !== "" || url.hash !== "") throw Error("A URL came to another origin than its template has.");
			return (0, result.k)(url);
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
		let CLOSED = "is not supported: a tool takes only the arguments that its properties name";
		async function findToolProblems(tool) {
			let problems = [...checkKind(tool), ...checkArguments(tool.argSchema)];
			let { findSchemaProblem } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 554));
			for (let field of ["argSchema", "outputSchema"]) {
				let schema = tool[field];
				let reason = schema === void 0 ? void 0 : findSchemaProblem(schema);
				reason !== void 0 && problems.push({
					field,
					reason
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
					reason: `is that of another call: '${id}'`
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
			let names = [...segments, ...query.map(([, value]) => value)].flatMap((template) => namesIn(template, "argument"));
			return [...checkHost(origin, field, allowedHosts), ...unknownNames(names, field, known)];
		}
		function checkHost(origin, field, allowedHosts) {
			let { hostname, host } = new URL(origin);
			if (allowedHosts.some((allowed) => allowed === hostname || allowed === host)) return [];
			return [{
				field,
				reason: `leads to '${host}', which is not among allowedHosts`
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
				if (/[^\t\x20-\x7e]/.test(text)) return [{
					field,
					reason: "must be printable ASCII on one line"
				}];
				return checkText(text, field, known, { mayHoldSecrets: !0 });
			});
		}
		function checkBody({ method, body, form }, at, known) {
			if (body === void 0 && form === void 0) return [];
			if (body !== void 0 && form !== void 0) return [{
				field: `${at}.form`,
				reason: "cannot be there together with a body"
			}];
			let field = body === void 0 ? "form" : "body";
			if (!BODY_METHODS.includes(method)) return [{
				field: `${at}.${field}`,
				reason: `cannot go with ${method}`
			}];
			return textsIn(body ?? form, `${at}.${field}`).flatMap((text) => checkText(text.text, text.at, known, { mayHoldSecrets: !0 }));
		}
		function checkAuth({ auth, headers = {} }, at, allowedHosts) {
			if (auth === void 0) return [];
			let field = `${at}.auth`;
			if (auth.type === "hmac") return [auth.header, ...auth.timestampHeader === void 0 ? [] : [auth.timestampHeader]].filter((name) => !HEADER_NAME.test(name) || RESERVED_HEADERS.has(name.toLowerCase())).map((name) => ({
				field: `${field}.header`,
				reason: `cannot be '${name}'`
			}));
			let doubled = Object.keys(headers).find((name) => name.toLowerCase() === "authorization");
			let twice = doubled === void 0 ? [] : [{
				field: `${at}.headers.${doubled}`,
				reason: "is what auth sets"
			}];
			if (auth.type !== "oauth2") return twice;
			let url = parseUrlTemplate(auth.tokenUrl);
			if (!url.ok) return [...twice, {
				field: `${field}.tokenUrl`,
				reason: url.error
			}];
			if ([...url.value.segments, ...url.value.query.map(([, value]) => value)].some(hasPlaceholder)) return [...twice, {
				field: `${field}.tokenUrl`,
				reason: "must not hold placeholders"
			}];
			return [...twice, ...checkHost(url.value.origin, `${field}.tokenUrl`, allowedHosts)];
		}
		function checkText(text, field, known, { mayHoldSecrets }) {
			let template = parseTemplate(text);
			if (!template.ok) return [{
				field,
				reason: `is no template: ${template.error}`
			}];
			return [...(mayHoldSecrets ? [] : namesIn(template.value, "secret")).map((name) => ({
				field,
				reason: `must not hold a secret (${name}): those go only into headers, auth or the body`
			})), ...unknownNames(namesIn(template.value, "argument"), field, known)];
		}
		function unknownNames(names, field, known) {
			return names.filter((name) => !known.has(name)).map((name) => ({
				field,
				reason: `names the argument '${name}', which argSchema does not`
			}));
		}
		function namesOf({ properties }) {
			return new Set(typeof properties == "object" && properties ? Object.keys(properties) : []);
		}
		var model_digest = __webpack_require__(63717);
		let BUNDLE_FILE = "bundle.json";
		let PLAIN = /^[a-z0-9.@-]+$/;
		let RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
		function bundleFolder(slug) {
			return `.github/sous/bundles/${fileName(slug)}`;
		}
		function bundleFile(slug) {
			return `${bundleFolder(slug)}/${BUNDLE_FILE}`;
		}
		function toolsFolder(bundleSlug) {
			return `${bundleFolder(bundleSlug)}/tools`;
		}
		function toolFile(bundleSlug, slug, version) {
			return `${toolsFolder(bundleSlug)}/${toolFileName(slug, version)}`;
		}
		function toolFileName(slug, version) {
			return `${fileName(`${slug}@${version}`)}.json`;
		}
		function fileName(label) {
			if (PLAIN.test(label) && !RESERVED.test(label) && !label.endsWith(".")) return label;
			let kept = label.toLowerCase().replace(/[^a-z0-9.@-]/g, "").slice(0, 80);
			return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, model_digest.sc)(Buffer.from(label)).slice(0, 16)}`;
		}
		var labels = __webpack_require__(80582);
		var tool_error = __webpack_require__(22936);
		var json_text = __webpack_require__(24243);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
		var external_node_crypto_ = __webpack_require__(77598);
		let UUID_V7_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
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
		let slug = once(() => schemas.YjP().check(api.Fk(labels.OZ, labels.dg), schemas.q0y("Letters, digits and dashes, at most 64")));
		let version = once(() => schemas.YjP().check(api.Fk(labels.xv, labels.wI), schemas.q0y("Letters, digits, dashes and dots, at most 64")));
		let id = once(() => schemas.YjP().check(api.Fk(UUID_V7_PATTERN, "must be a UUIDv7 in lower case"), schemas.q0y("A UUIDv7")));
		let time = once(() => schemas.YjP().check(api.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a moment such as 2026-01-31T12:00:00.000Z")));
		let displayName = () => schemas.YjP().check(api.Eb(200));
		let description = () => schemas.YjP().check(api.Eb(4e3));
		let bundleBody = once(() => schemas.rej({
			slug: slug(),
			displayName: schemas.Rvf(displayName(), ""),
			description: schemas.Rvf(description(), ""),
			isEnabled: schemas.Rvf(schemas.zMY(), !0)
		}));
		let jsonSchema = () => schemas.g1P(schemas.YjP(), schemas.L5J());
		let templates = () => schemas.g1P(schemas.YjP(), schemas.YjP());
		let secret = () => schemas.YjP().check(api.Fk(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
		let auth = () => schemas.gMt("type", [
			schemas.rej({
				type: schemas.euz("bearer"),
				secret: secret()
			}),
			schemas.rej({
				type: schemas.euz("basic"),
				user: schemas.YjP(),
				secret: secret()
			}),
			schemas.rej({
				type: schemas.euz("hmac"),
				secret: secret(),
				header: schemas.Rvf(schemas.YjP(), "X-Signature"),
				prefix: schemas.Rvf(schemas.YjP(), ""),
				algorithm: schemas.Rvf(schemas.k5n(["sha256", "sha512"]), "sha256"),
				encoding: schemas.Rvf(schemas.k5n(["hex", "base64"]), "hex"),
				timestampHeader: schemas.lqM(schemas.YjP())
			}),
			schemas.rej({
				type: schemas.euz("oauth2"),
				tokenUrl: schemas.YjP(),
				clientId: schemas.YjP(),
				secret: secret(),
				scope: schemas.lqM(schemas.YjP())
			})
		]);
		let httpCall = () => schemas.rej({
			id: schemas.lqM(slug()),
			method: schemas.Rvf(schemas.k5n(METHODS), "GET"),
			urlTemplate: schemas.YjP().check(api.Eb(8192), api.Fk(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
			query: schemas.lqM(templates()),
			headers: schemas.lqM(templates()),
			body: schemas.lqM(schemas.L5J()),
			form: schemas.lqM(templates()),
			auth: schemas.lqM(auth()),
			idempotent: schemas.lqM(schemas.zMY())
		});
		function limit(name, least) {
			let { highest, usual } = HTTP_LIMITS[name];
			return schemas.Rvf(schemas.Whr().check(api.qm(least), api.Zm(highest)), usual);
		}
		let limits = () => schemas.rej({
			maxSentBytes: limit("maxSentBytes", 1),
			maxResponseBytes: limit("maxResponseBytes", 1),
			maxRetries: limit("maxRetries", 0),
			timeoutSeconds: limit("timeoutSeconds", 1),
			maxCallsPerMinute: schemas.lqM(schemas.Whr().check(api.qm(1), api.Zm(6e3)))
		});
		let http = () => schemas.rej({
			allowedHosts: schemas.YOg(schemas.YjP().check(api.Fk(HOST, "must be a host in lower case, with a port if need be, such as api.example.com"))).check(api.m9(1), api.Eb(20)),
			calls: schemas.YOg(httpCall()).check(api.m9(1), api.Eb(10)),
			limits: schemas.Rvf(limits(), limits().parse({}))
		});
		let toolFields = () => ({
			displayName: schemas.Rvf(displayName(), ""),
			description: schemas.Rvf(description(), ""),
			tags: schemas.Rvf(schemas.YOg(slug()).check(api.Eb(20)), []),
			isEnabled: schemas.Rvf(schemas.zMY(), !0),
			type: schemas.k5n(["http", "local"]),
			argSchema: schemas.Rvf(jsonSchema(), {
				type: "object",
				properties: {}
			}),
			outputSchema: schemas.lqM(jsonSchema()),
			http: schemas.lqM(http()),
			local: schemas.lqM(schemas.rej({ function: schemas.YjP().check(api.m9(1), api.Eb(100)) }))
		});
		let fileFields = () => ({
			schemaVersion: schemas.euz(1),
			id: id(),
			createdAt: time(),
			modifiedAt: time()
		});
		let bundleRecord = once(() => schemas.rej({
			...fileFields(),
			...bundleBody().shape,
			softDeletedAt: schemas.lqM(time()),
			movingTo: schemas.lqM(slug())
		}));
		let toolRecord = once(() => schemas.rej({
			...fileFields(),
			slug: slug(),
			version: version(),
			...toolFields()
		}));
		function parseWith(schema, value) {
			let parsed = schema.safeParse(value, { reportInput: !0 });
			return parsed.success ? (0, result.k)(parsed.data) : (0, result.V)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function problemsOf(issue, prefix = []) {
			let path = [...prefix, ...issue.path];
			if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
				field: fieldText([...path, key]),
				reason: "is not known"
			}));
			return [{
				field: fieldText(path),
				reason: issue.message === "Invalid input" ? reasonOf(issue) : issue.message
			}];
		}
		function reasonOf(issue) {
			switch (issue.code) {
				case "invalid_type": return issue.input === void 0 ? `is required, ${typeText(issue.expected)}` : `must be ${typeText(issue.expected)}`;
				case "too_small": return `must be at least ${issue.minimum}${sizeUnit(issue.origin)}`;
				case "too_big": return `must be at most ${issue.maximum}${sizeUnit(issue.origin)}`;
				case "invalid_value": return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
				case "invalid_union": return "is of no known kind";
				default: return "is not valid";
			}
		}
		function sizeUnit(origin) {
			if (origin === "string") return " characters long";
			return origin === "array" ? " items long" : "";
		}
		function typeText(expected) {
			return {
				string: "a text",
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
		function readBundleRecord(text, path) {
			let record = readRecord(bundleRecord(), text, path);
			if (!record.ok) return record;
			let folder = path.split("/").at(-2);
			let { movingTo, ...rest } = record.value;
			if (movingTo !== void 0 && folder === fileName(movingTo)) return (0, result.k)({
				...rest,
				slug: movingTo
			});
			if (folder === fileName(rest.slug)) return (0, result.k)(rest);
			return (0, result.V)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${fileName(rest.slug)}'`));
		}
		function readToolRecord(text, path) {
			let record = readRecord(toolRecord(), text, path);
			if (!record.ok) return record;
			let wanted = toolFileName(record.value.slug, record.value.version);
			if (path.split("/").at(-1) === wanted) return record;
			return (0, result.V)(misplaced(text, path, `must be named '${wanted}' by its slug and version`));
		}
		function readRecord(schema, text, path) {
			let json = (0, json_text.q)(text);
			if (!json.ok) return (0, result.V)({
				path,
				...json.error
			});
			let parsed = parseWith(schema, json.value);
			return parsed.ok ? parsed : (0, result.V)(faultOf(parsed.error, text, path));
		}
		function faultOf(problems, text, path) {
			let [first] = problems;
			let message = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			return {
				path,
				...placeOf(first?.field ?? "", text),
				message
			};
		}
		function misplaced(text, path, message) {
			return {
				path,
				...placeOf("slug", text),
				message: `${path.endsWith(BUNDLE_FILE) ? "the bundle" : "the file"} ${message}`
			};
		}
		function placeOf(field, text) {
			let at = 0;
			for (let key of field.split(/[.[\]]+/).filter((part) => part !== "" && !/^\d+$/.test(part))) {
				let found = text.indexOf(`${JSON.stringify(key)}`, at);
				if (found === -1) break;
				at = found;
			}
			let before = text.slice(0, at);
			return {
				line: before.split("\n").length,
				column: at - before.lastIndexOf("\n")
			};
		}
		function missing(what, name) {
			return (0, tool_error.$4)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
		}
		function bundleOff(slug) {
			return (0, tool_error.$4)("disabled", `The bundle '${slug}' is switched off`, "Nothing in it can be added or switched until it is on again.");
		}
		function corrupt({ path, line, column, message }) {
			return (0, tool_error.$4)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
		}
		async function resolveTool(reference, read) {
			let { bundle: bundleSlug, slug, version } = reference;
			let bundlePath = bundleFile(bundleSlug);
			let bundleText = await read(bundlePath);
			if (!bundleText.ok) return bundleText;
			if (bundleText.value === void 0) return (0, result.V)(missing("bundle", bundleSlug));
			let bundle = readBundleRecord(bundleText.value, bundlePath);
			if (!bundle.ok) return (0, result.V)(corrupt(bundle.error));
			if (bundle.value.softDeletedAt !== void 0) return (0, result.V)(missing("bundle", bundleSlug));
			let path = toolFile(bundleSlug, slug, version);
			let text = await read(path);
			if (!text.ok) return text;
			if (text.value === void 0) return (0, result.V)(missing("tool", (0, labels.n5)(reference)));
			let record = readToolRecord(text.value, path);
			if (!record.ok) return (0, result.V)(corrupt(record.error));
			let [problem] = await findToolProblems(record.value);
			if (problem !== void 0) return (0, result.V)(corrupt({
				path,
				line: 1,
				column: 1,
				message: `${problem.field} ${problem.reason}`
			}));
			if (!bundle.value.isEnabled) return (0, result.V)(bundleOff(bundleSlug));
			if (!record.value.isEnabled) return (0, result.V)((0, tool_error.$4)("disabled", `The tool '${(0, labels.n5)(reference)}' is switched off`, `sous bundle enable ${(0, labels.n5)(reference)}`));
			let { schemaVersion: _, ...shown } = record.value;
			let digest = (0, model_digest.sc)(Buffer.from(`${(0, model_digest.sc)(Buffer.from(bundleText.value))}\n${(0, model_digest.sc)(Buffer.from(text.value))}`));
			return (0, result.k)({
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
		var address_rules = __webpack_require__(30795);
		async function authHeaders(request) {
			let { auth, call, redactor } = request;
			if (auth.type === "oauth2") return oauthHeaders({
				...request,
				auth
			});
			let secret = request.secretFor(auth.secret, call.url);
			if (!secret.ok) return secret;
			switch (auth.type) {
				case "bearer": return (0, result.k)({ Authorization: `Bearer ${secret.value}` });
				case "basic": {
					let pair = `${auth.user}:${secret.value}`;
					redactor.add(pair);
					return (0, result.k)({ Authorization: `Basic ${Buffer.from(pair).toString("base64")}` });
				}
				case "hmac": return (0, result.k)(signature(auth, secret.value, call, request.context.clock.now()));
			}
		}
		function signature(auth, secret, { body = "" }, now) {
			let timestamp = String(Math.floor(now.getTime() / 1e3));
			let signed = auth.timestampHeader === void 0 ? body : `${timestamp}.${body}`;
			let value = (0, external_node_crypto_.createHmac)(auth.algorithm, secret).update(signed).digest(auth.encoding);
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
			let token = known !== void 0 && known.expiresAt > context.clock.now().getTime() ? (0, result.k)(known) : await askForToken(request, secret.value);
			if (!token.ok) return token;
			tokens.set(key, token.value);
			redactor.add(token.value.value);
			return (0, result.k)({ Authorization: `Bearer ${token.value.value}` });
		}
		function forgetToken({ auth, secretFor }) {
			if (auth.type !== "oauth2") return !1;
			let secret = secretFor(auth.secret, new URL(auth.tokenUrl));
			return secret.ok && tokens.delete(tokenKey(auth, secret.value));
		}
		function tokenKey({ tokenUrl, clientId, scope = "" }, secret) {
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
				tokenUrl,
				clientId,
				scope,
				secret
			])).digest("hex");
		}
		async function askForToken({ auth, redactor, allowedHosts, context }, secret) {
			let refuse = (why) => (0, result.V)((0, tool_error.$4)("http_status", `No token from ${new URL(auth.tokenUrl).origin}: ${redactor.text(why)}`, "Check the client and its secret."));
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
			if (outcome.kind === "denied") return (0, result.V)((0, tool_error.$4)("network_denied", `Not allowed - ${outcome.message}`, "Ask the person to allow it."));
			if (outcome.kind !== "answered") return refuse("message" in outcome ? outcome.message : outcome.kind.replaceAll("_", " "));
			if (outcome.status !== 200) return refuse(`status ${outcome.status}`);
			let answer = parseToken(Buffer.from(outcome.bytes).toString("utf8"));
			if (answer === void 0) return refuse("the answer is no token");
			let life = Math.max((answer.expiresIn ?? 300) * 1e3 - 3e4, 0);
			return (0, result.k)({
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
		var external_node_util_ = __webpack_require__(57975);
		let JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/;
		let TEXT_TYPE = /^(?:text\/.+|application\/(?:[\w.+-]+\+xml|xml|javascript|x-www-form-urlencoded|x-ndjson|ndjson|jsonl|yaml|x-yaml))$/;
		function decoderFor(contentType) {
			let charset = /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1] ?? "utf-8";
			try {
				return new external_node_util_.TextDecoder(charset);
			} catch {
				return new external_node_util_.TextDecoder("utf-8");
			}
		}
		function readAnswer({ bytes, contentType }, what) {
			if (bytes.length === 0) return (0, result.k)(null);
			let type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
			let isJson = JSON_TYPE.test(type);
			if (!isJson && type !== "" && !TEXT_TYPE.test(type)) return (0, result.V)((0, tool_error.$4)("invalid_output", `${what} answered '${type.slice(0, 60)}', which is neither JSON nor text`, "Ask the server for JSON."));
			let text = decoderFor(contentType).decode(bytes);
			if (!isJson) return (0, result.k)(text);
			try {
				return (0, result.k)(JSON.parse(text));
			} catch {
				return (0, result.V)((0, tool_error.$4)("invalid_output", `${what} answered with JSON that is broken`, "Try again, or tell whoever runs the server."));
			}
		}
		class Redactor {
			#forms = new Set();
			#longest = 0;
			add(secret) {
				let bytes = Buffer.from(secret);
				let forms = [
					secret,
					encodeURIComponent(secret),
					new URLSearchParams({ a: secret }).toString().slice(2),
					JSON.stringify(secret).slice(1, -1),
					JSON.stringify(JSON.stringify(secret)).slice(3, -3),
					bytes.toString("base64"),
					bytes.toString("base64").replace(/=+$/, ""),
					bytes.toString("base64url"),
					bytes.toString("hex")
				];
				for (let form of forms) {
					if (form.length < 4) continue;
					this.#forms.add(form);
					this.#longest = Math.max(this.#longest, form.length);
				}
			}
			text(text) {
				return [...this.#forms].toSorted((a, b) => b.length - a.length).reduce((clean, form) => clean.replaceAll(form, "***"), text);
			}
			value(value) {
				if (this.#forms.size === 0) return value;
				if (typeof value == "string") return this.text(value);
				if (Array.isArray(value)) return value.map((item) => this.value(item));
				if (typeof value != "object" || !value) return value;
				return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)]));
			}
			stream(emit) {
				let held = "";
				return {
					push: (text) => {
						let clean = this.text(held + text);
						let keep = Math.max(this.#longest - 1, 0);
						let cut = Math.max(clean.length - keep, 0);
						held = clean.slice(cut);
						cut > 0 && emit(clean.slice(0, cut));
					},
					end: () => {
						held !== "" && emit(held);
						held = "";
					}
				};
			}
		}
		function callId(call, index) {
			return call.id ?? `call${index + 1}`;
		}
		function renderCallUrl(call, args) {
			let template = parseUrlTemplate(call.urlTemplate);
			if (!template.ok) return (0, result.V)((0, tool_error.$4)("invalid_arguments", `The URL of the tool ${template.error}`, "Correct the tool."));
			let url = renderUrl(template.value, call.query ?? {}, (name) => textOf(args[name]));
			if (url.ok) return url;
			let { argument, reason } = url.error;
			return (0, result.V)((0, tool_error.$4)("invalid_arguments", `${argument} ${reason}`, "Correct the argument, and call again."));
		}
		function renderCall(call, { url, id, args, secret }) {
			let headers = {};
			for (let [name, text] of Object.entries(call.headers ?? {})) {
				let value = renderText(readTemplate(text), args, secret);
				if (!value.ok) return value;
				if (value.value === void 0) continue;
				if (/[^\t\x20-\x7e]/.test(value.value)) return (0, result.V)((0, tool_error.$4)("invalid_arguments", `The header ${name} would hold more than printable ASCII on one line`, "Correct the argument."));
				headers[name] = value.value;
			}
			let body = renderBody(call, args, secret);
			if (!body.ok) return body;
			body.value !== void 0 && !hasHeader(headers, "content-type") && (headers["Content-Type"] = body.value.type);
			hasHeader(headers, "accept") || (headers.Accept = "application/json, text/*;q=0.9, */*;q=0.1");
			return (0, result.k)({
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
					let value = renderText(readTemplate(text), args, secret);
					if (!value.ok) return value;
					value.value !== void 0 && fields.append(name, value.value);
				}
				return (0, result.k)({
					text: fields.toString(),
					type: "application/x-www-form-urlencoded"
				});
			}
			if (body === void 0) return (0, result.k)(void 0);
			let value = renderJson(body, args, secret);
			return value.ok ? (0, result.k)({
				text: JSON.stringify(value.value ?? null),
				type: "application/json"
			}) : value;
		}
		function renderJson(value, args, secret) {
			if (typeof value == "string") {
				let template = readTemplate(value);
				let [only] = template;
				if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, result.k)(args[only.name]);
				return renderText(template, args, secret);
			}
			if (Array.isArray(value)) {
				let items = [];
				for (let item of value) {
					let rendered = renderJson(item, args, secret);
					if (!rendered.ok) return rendered;
					rendered.value !== void 0 && items.push(rendered.value);
				}
				return (0, result.k)(items);
			}
			if (typeof value != "object" || !value) return (0, result.k)(value);
			let fields = [];
			for (let [key, item] of Object.entries(value)) {
				let rendered = renderJson(item, args, secret);
				if (!rendered.ok) return rendered;
				rendered.value !== void 0 && fields.push([key, rendered.value]);
			}
			return (0, result.k)(Object.fromEntries(fields));
		}
		function renderText(template, args, secret) {
			let [only] = template;
			if (template.length === 1 && typeof only == "object" && only.kind === "argument") return (0, result.k)(textOf(args[only.name]));
			let text = "";
			for (let part of template) if (typeof part == "string") text += part;
			else if (part.kind === "argument") text += textOf(args[part.name]) ?? "";
			else {
				let value = secret(part.name);
				if (!value.ok) return value;
				text += value.value;
			}
			return (0, result.k)(text);
		}
		function textOf(value) {
			if (value == null) return;
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function hasHeader(headers, name) {
			return Object.keys(headers).some((known) => known.toLowerCase() === name);
		}
		var promises_ = __webpack_require__(58500);
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
					await (0, promises_.setTimeout)(wait, void 0, { signal: rules.signal });
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
		let NO_SECRETS = {
			originOf: () => void 0,
			valueOf: () => void 0
		};
		function takeSecret(name, url, source, allowPrivate) {
			let origin = source.originOf(name);
			if (origin === void 0) return (0, result.V)((0, tool_error.$4)("secret_origin_mismatch", `Nothing says where the secret ${name} may go`, `Add it to .github/sous.yml, if that is right: secrets: { ${name}: ${url.origin} }`));
			if (origin !== url.origin) return (0, result.V)((0, tool_error.$4)("secret_origin_mismatch", `The secret ${name} is for ${origin}, and this call goes to ${url.origin}`, "Nothing was sent. Correct the tool, or what .github/sous.yml says of the secret."));
			if (url.protocol === "http:" && !allowPrivate(url)) return (0, result.V)((0, tool_error.$4)("secret_origin_mismatch", `The secret ${name} would go to ${url.origin} in clear text`, "Use https, if the server knows it."));
			let value = source.valueOf(name);
			if (value === void 0 || value === "") return (0, result.V)((0, tool_error.$4)("secret_missing", `The secret ${name} was not given`, `Set the variable SOUS_SECRET_${name}.`));
			if (/[\r\n\0]/.test(value)) return (0, result.V)((0, tool_error.$4)("secret_missing", `The secret ${name} holds a line break`, `Set SOUS_SECRET_${name} to one line.`));
			return (0, result.k)(value);
		}
		async function runHttpTool(spec, args, context) {
			let runner = new HttpToolRunner(spec, args, context);
			try {
				return await runner.run();
			} catch (error) {
				throw Error(runner.redactor.text(error instanceof Error ? error.message : String(error)));
			}
		}
		class HttpToolRunner {
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
				let hash = (0, external_node_crypto_.createHash)("sha256");
				let last;
				for (let [index, call] of calls.entries()) {
					let id = callId(call, index);
					let answer = await this.#call(call, id);
					let value = answer.ok ? readAnswer(answer.value, describe(call)) : answer;
					if (!answer.ok || !value.ok) return this.#fail(value.ok ? answer : value, id, index);
					hash.update(answer.value.bytes);
					values.push([id, this.redactor.value(value.value)]);
					last = answer.value;
				}
				let [only] = values;
				if (last === void 0 || only === void 0) throw Error("A tool has at least one call.");
				return (0, result.k)({
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
				return (0, result.V)((0, tool_error.$4)(code, this.redactor.text(`${where}${message}${made}`), this.redactor.text(suggestion)));
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
				if (bytes > maxSentBytes) return (0, result.V)((0, tool_error.$4)("too_large", `The body would have ${bytes} bytes, more than ${maxSentBytes}`, "Send less at once."));
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
				let secret = takeSecret(name, url, secrets, (to) => (0, address_rules.X)(to, allowPrivate));
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
				let added = auth === void 0 ? (0, result.k)({}) : await authHeaders({
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
						...text !== void 0 && { onBytes: (bytes) => text.push(bytes) }
					});
					text?.end();
					return sent;
				});
				return (0, result.k)(outcome);
			}
			#passOn() {
				let { onText } = this.#context;
				if (onText === void 0) return;
				let decoder = decoderFor("");
				let clean = this.redactor.stream((text) => onText.call(this.#context, text));
				return {
					push: (bytes) => clean.push(decoder.decode(bytes, { stream: !0 })),
					end: () => clean.end()
				};
			}
			#judge(call, outcome) {
				let what = describe(call);
				let { timeoutMs, clock } = this.#context;
				switch (outcome.kind) {
					case "answered": break;
					case "denied": return (0, result.V)((0, tool_error.$4)("network_denied", `${what} is not allowed - ${outcome.message}`, "Do not try another way; ask the person to allow it."));
					case "timed_out": return (0, result.V)((0, tool_error.$4)("timed_out", `${what} took longer than ${timeoutMs / 1e3} seconds`, "Try again later."));
					case "cancelled": return (0, result.V)((0, tool_error.$4)("cancelled", `${what} was cancelled`, "Call again when it is wanted."));
					case "too_many_redirects":
					case "failed": return (0, result.V)((0, tool_error.$4)("network_failed", `${what} failed: ${outcome.message}`, "Check the address, or try again later."));
				}
				if (outcome.status < 200 || outcome.status > 299) {
					let wait = readRetryAfter(outcome.retryAfter, clock.now());
					let later = wait === void 0 ? "Look at what the server says." : `The server asks to wait ${Math.ceil(wait / 1e3)} seconds.`;
					return (0, result.V)((0, tool_error.$4)("http_status", `${what} answered ${outcome.status}${excerpt(outcome)}`, later));
				}
				if (outcome.truncated) return (0, result.V)((0, tool_error.$4)("too_large", `${what} answered more than ${this.#spec.limits.maxResponseBytes} bytes`, "Ask for less at once."));
				return (0, result.k)(outcome);
			}
		}
		function excerpt({ bytes, contentType }) {
			let text = decoderFor(contentType).decode(bytes.subarray(0, 800)).replace(/\s+/g, " ").trim();
			return text === "" ? "" : `: ${text.length > 200 ? `${text.slice(0, 200)}\u2026` : text}`;
		}
		function describe({ method, urlTemplate }) {
			return `${method} ${urlTemplate.split("?")[0]}`;
		}
		function showCalls(spec, args) {
			return spec.calls.flatMap((call, index) => {
				let url = renderCallUrl(call, args);
				if (!url.ok) return [`${call.method} ${call.urlTemplate} (${url.error.message})`];
				let secret = (name) => (0, result.k)(`<secret ${name}>`);
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
		var json_schema_check = __webpack_require__(554);
		var tool_result = __webpack_require__(91453);
		function shapeOf(schema) {
			let shape = plainShape(schema);
			return schema.description === void 0 ? shape : shape.check(schemas.q0y(schema.description));
		}
		function plainShape({ type, enum: values, items }) {
			let texts = values?.filter((value) => typeof value == "string");
			if (texts !== void 0 && texts.length > 0 && texts.length === values?.length) return schemas.k5n(texts);
			switch (type) {
				case "string": return schemas.YjP();
				case "integer": return schemas.Whr();
				case "number": return schemas.aig();
				case "boolean": return schemas.zMY();
				case "array": return schemas.YOg(items === void 0 ? schemas.L5J() : shapeOf(items));
				case "object": return schemas.g1P(schemas.YjP(), schemas.L5J());
				default: return schemas.L5J();
			}
		}
		var tools_tool = __webpack_require__(52805);
		function httpBundleTool(definition, spec, source) {
			let { argSchema, outputSchema, displayName, description } = definition;
			let name = (0, labels.n5)(referenceOf(definition));
			return {
				...(0, tools_tool.u)({
					name,
					summary: firstOf(description, displayName, name),
					category: "Network",
					effect: "external",
					risk: "dangerous",
					permissions: ["Network"],
					hosts: hostsOf(spec),
					definition: definitionOf(definition),
					args: () => argumentsOf(argSchema),
					outputs: () => schemas.rej({
						value: shapeOf(outputSchema ?? {}),
						status_code: schemas.Whr().check(schemas.q0y("HTTP status of the last call")),
						url: schemas.YjP().check(schemas.q0y("URL that answered the last call")),
						sha256: schemas.YjP().check(schemas.q0y("SHA-256 of what was received"))
					}),
					metadata: ["status_code", "url"],
					termination: "Use terminate=false when its answer is needed to go on with.",
					examples: [],
					run: (args, context) => run(definition, spec, args, context)
				}),
				...source !== void 0 && { source },
				explain: (args) => showCalls(spec, args)
			};
		}
		function localBundleTool(definition, registered, source) {
			let { argSchema, displayName, description } = definition;
			let name = (0, labels.n5)(referenceOf(definition));
			let isNarrowed = Object.keys(argSchema.properties ?? {}).length > 0;
			return {
				...registered,
				name,
				summary: firstOf(description, displayName, registered.summary),
				definition: definitionOf(definition),
				...isNarrowed && { args: () => registered.args().check(...valueChecks(argSchema)) },
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
			let problems = outputSchema === void 0 ? [] : (0, json_schema_check.L)(outputSchema, value);
			if (problems.length > 0) return (0, tool_result.g)("invalid_output", `The answer is not what the tool promises: ${listProblems(problems)}`, "Tell whoever keeps the tool.");
			return (0, tool_result.P)({
				value,
				status_code: status,
				url,
				sha256
			}, `${firstOf(displayName, slug)}: status ${status}`);
		}
		function argumentsOf(schema) {
			let required = new Set(schema.required ?? []);
			let shape = Object.entries(schema.properties ?? {}).map(([name, field]) => {
				let known = typeof field == "object" ? field : {};
				return [name, required.has(name) ? shapeOf(known) : schemas.lqM(shapeOf(known))];
			});
			return schemas.rej(Object.fromEntries(shape)).check(...valueChecks(schema));
		}
		function valueChecks(schema) {
			return [schemas.z6Y(({ value, issues }) => {
				for (let { field, reason } of (0, json_schema_check.L)({ ...schema }, value)) issues.push({
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
			return (0, model_digest.sc)(Buffer.from(JSON.stringify([
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
		var registry = __webpack_require__(54724);
		async function findBundleTool(name, read) {
			let reference = (0, labels.F2)(name);
			if (reference === void 0) return (0, result.V)((0, tool_error.$4)("unknown_tool", `'${name}' names no tool of a bundle`, "Write bundle/tool@version."));
			let resolved = await resolveTool(reference, read);
			if (!resolved.ok) return resolved;
			let { tool, path, digest } = resolved.value;
			return asTool(tool, {
				path,
				digest
			});
		}
		async function asTool(tool, source) {
			if (tool.http !== void 0 && tool.type === "http") {
				let [problem] = await findToolProblems({
					...tool,
					type: tool.type
				});
				if (problem !== void 0) return (0, result.V)(brokenTool(tool, problem));
				return (0, result.k)(httpBundleTool(tool, tool.http, source));
			}
			let registered = tool.local === void 0 ? void 0 : await (0, registry.SG)(tool.local.function);
			if (registered !== void 0) return (0, result.k)(localBundleTool(tool, registered, source));
			let message = `The function '${tool.local?.function ?? ""}' of the tool '${tool.slug}' is not there any more`;
			return (0, result.V)((0, tool_error.$4)("disabled", message, "The tool is off until the function is back. Its file was left as it is."));
		}
		function brokenTool(tool, { field, reason }) {
			let file = toolFile(tool.bundleSlug, tool.slug, tool.version);
			return (0, tool_error.$4)("corrupt_file", `The tool '${(0, labels.n5)(referenceOf(tool))}' cannot be called: ${field} ${reason}`, `Correct ${file}.`);
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
	})
};
