"use strict";
exports.id = 3135;
exports.ids = [3135];
exports.modules = { 3135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		a: () => readTemplate,
		i: () => parseUrlTemplate,
		n: () => findToolProblems,
		o: () => renderUrl,
		r: () => isHeaderText,
		t: () => check_tool_exports
	});
	var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	let SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
	function parseUrlTemplate(text) {
		if (!/^https?:\/\//i.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must start with http:// or https://");
		if (/[\s\\]|\p{Cc}/u.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must not hold white space, backslashes or control characters");
		let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
		if (origin === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must be a URL without a fragment ('#')");
		if (origin.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must name its host itself: placeholders belong into the path and the values of the query");
		if (!URL.canParse(origin)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("names no valid host");
		let url = new URL(origin);
		if (url.username !== "" || url.password !== "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must not hold a user name or password; use auth");
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
		if (secrets.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(`must not hold a secret (${secrets[0]}): those go only into headers, auth or the body`);
		return parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join(""))) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(parsed) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must not hold the segments '.' and '..'");
	}
	function readPair(pair) {
		let at = pair.indexOf("=");
		let name = at === -1 ? pair : pair.slice(0, at);
		if (name.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)("must name the parameters of its query itself");
		let value = parseHttpTemplate(at === -1 ? "" : pair.slice(at + 1));
		return value.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)([name, value.value]) : value;
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
				if (value === void 0 || value === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
					argument: part.name,
					reason: "is needed for the path of the URL"
				});
				if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
					argument: part.name,
					reason: "must be one segment of a path, without / ? # % \\ and control characters"
				});
				rendered += encodeURIComponent(value);
			}
			if (hasPlaceholder(segment) && isDots(rendered)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)({
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
		if (url.origin !== template.origin || url.username !== "" || url.password !== "" || url.hash !== "") throw Error("A URL came to another origin than its template has.");
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(url);
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
	let UNCLOSED = "'${' is never closed";
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
			if (before.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(UNCLOSED);
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
			else return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`);
		}
		if (text.slice(end).includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(UNCLOSED);
		literal(text.slice(end));
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(parts);
	}
	function readTemplate(text) {
		let template = parseHttpTemplate(text);
		if (!template.ok) throw Error(`A template was stored that is none: ${template.error}`);
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
	var check_tool_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ findToolProblems: () => findToolProblems });
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
	let CLOSED = "is not supported: a tool takes only the arguments that its properties name";
	async function findToolProblems(tool) {
		let problems = [...checkKind(tool), ...checkArguments(tool.argSchema)];
		let { findSchemaProblem } = await __webpack_require__.e(4503).then(__webpack_require__.bind(__webpack_require__, 4503)).then((n) => n.n);
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
		let names = [...segments, ...query.map(([, value]) => value)].flatMap((template) => placeholderNames(template, "argument"));
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
		let template = parseHttpTemplate(text);
		if (!template.ok) return [{
			field,
			reason: `is no template: ${template.error}`
		}];
		return [...(mayHoldSecrets ? [] : placeholderNames(template.value, "secret")).map((name) => ({
			field,
			reason: `must not hold a secret (${name}): those go only into headers, auth or the body`
		})), ...unknownNames(placeholderNames(template.value, "argument"), field, known)];
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
}) };
