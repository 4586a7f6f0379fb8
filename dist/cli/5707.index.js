export const id = 5707;
export const ids = [5707, 1256];
export const modules = {
	57672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fw: () => switchBody,
			Tl: () => bundleBody,
			ah: () => toolRecord,
			hX: () => toolBody,
			wT: () => bundleRecord
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
		var _model_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41996);
		var _labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80582);
		var _uuid_v7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26136);
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
		let slug = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_labels_js__WEBPACK_IMPORTED_MODULE_4__.OZ, _labels_js__WEBPACK_IMPORTED_MODULE_4__.dg), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Letters, digits and dashes, at most 64")));
		let version = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_labels_js__WEBPACK_IMPORTED_MODULE_4__.xv, _labels_js__WEBPACK_IMPORTED_MODULE_4__.wI), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("Letters, digits, dashes and dots, at most 64")));
		let id = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_uuid_v7_js__WEBPACK_IMPORTED_MODULE_0__.RU, "must be a UUIDv7 in lower case"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("A UUIDv7")));
		let time = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a moment such as 2026-01-31T12:00:00.000Z")));
		let displayName = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(200));
		let description = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(4e3));
		let bundleBody = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			slug: slug(),
			displayName: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(displayName(), ""),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(description(), ""),
			isEnabled: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), !0)
		}));
		let switchBody = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({ isEnabled: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY() }));
		let jsonSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J());
		let templates = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP());
		let secret = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
		let auth = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.gMt("type", [
			zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("bearer"),
				secret: secret()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("basic"),
				user: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				secret: secret()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("hmac"),
				secret: secret(),
				header: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "X-Signature"),
				prefix: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), ""),
				algorithm: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["sha256", "sha512"]), "sha256"),
				encoding: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["hex", "base64"]), "hex"),
				timestampHeader: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("oauth2"),
				tokenUrl: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				clientId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				secret: secret(),
				scope: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
			})
		]);
		let httpCall = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(slug()),
			method: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(METHODS), "GET"),
			urlTemplate: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(8192), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
			query: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(templates()),
			headers: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(templates()),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()),
			form: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(templates()),
			auth: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(auth()),
			idempotent: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY())
		});
		function limit(name, least) {
			let { highest, usual } = HTTP_LIMITS[name];
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.qm(least), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(highest)), usual);
		}
		let limits = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			maxSentBytes: limit("maxSentBytes", 1),
			maxResponseBytes: limit("maxResponseBytes", 1),
			maxRetries: limit("maxRetries", 0),
			timeoutSeconds: limit("timeoutSeconds", 1),
			maxCallsPerMinute: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(6e3)))
		});
		let http = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			allowedHosts: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(HOST, "must be a host in lower case, with a port if need be, such as api.example.com"))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(20)),
			calls: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(httpCall()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(10)),
			limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(limits(), limits().parse({}))
		});
		let toolFields = () => ({
			displayName: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(displayName(), ""),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(description(), ""),
			tags: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(slug()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(20)), []),
			isEnabled: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(), !0),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["http", "local"]),
			argSchema: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(jsonSchema(), {
				type: "object",
				properties: {}
			}),
			outputSchema: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(jsonSchema()),
			http: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(http()),
			local: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({ function: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(100)) }))
		});
		let toolBody = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej(toolFields()));
		let fileFields = () => ({
			schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz(1),
			id: id(),
			createdAt: time(),
			modifiedAt: time()
		});
		let bundleRecord = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			...fileFields(),
			...bundleBody().shape,
			softDeletedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(time()),
			movingTo: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(slug())
		}));
		let toolRecord = (0, _model_once_js__WEBPACK_IMPORTED_MODULE_1__.O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
			...fileFields(),
			slug: slug(),
			version: version(),
			...toolFields()
		}));
	}),
	84025: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => referenceOf });
		function referenceOf({ bundleSlug, slug, version }) {
			return {
				bundle: bundleSlug,
				slug,
				version
			};
		}
	}),
	21256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { findToolProblems: () => findToolProblems });
		var _http_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79258);
		var _http_url_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37450);
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
			let { findSchemaProblem } = await Promise.all([
				__webpack_require__.e(3457),
				__webpack_require__.e(2210),
				__webpack_require__.e(554)
			]).then(__webpack_require__.bind(__webpack_require__, 554));
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
			let url = (0, _http_url_template_js__WEBPACK_IMPORTED_MODULE_0__.l)(text);
			if (!url.ok) return [{
				field,
				reason: url.error
			}];
			let { segments, query, origin } = url.value;
			let names = [...segments, ...query.map(([, value]) => value)].flatMap((template) => (0, _http_template_js__WEBPACK_IMPORTED_MODULE_1__.wX)(template, "argument"));
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
			return (0, _http_template_js__WEBPACK_IMPORTED_MODULE_1__.Ej)(body ?? form, `${at}.${field}`).flatMap((text) => checkText(text.text, text.at, known, { mayHoldSecrets: !0 }));
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
			let url = (0, _http_url_template_js__WEBPACK_IMPORTED_MODULE_0__.l)(auth.tokenUrl);
			if (!url.ok) return [...twice, {
				field: `${field}.tokenUrl`,
				reason: url.error
			}];
			if ([...url.value.segments, ...url.value.query.map(([, value]) => value)].some(_http_template_js__WEBPACK_IMPORTED_MODULE_1__.Kc)) return [...twice, {
				field: `${field}.tokenUrl`,
				reason: "must not hold placeholders"
			}];
			return [...twice, ...checkHost(url.value.origin, `${field}.tokenUrl`, allowedHosts)];
		}
		function checkText(text, field, known, { mayHoldSecrets }) {
			let template = (0, _http_template_js__WEBPACK_IMPORTED_MODULE_1__.QC)(text);
			if (!template.ok) return [{
				field,
				reason: `is no template: ${template.error}`
			}];
			return [...(mayHoldSecrets ? [] : (0, _http_template_js__WEBPACK_IMPORTED_MODULE_1__.wX)(template.value, "secret")).map((name) => ({
				field,
				reason: `must not hold a secret (${name}): those go only into headers, auth or the body`
			})), ...unknownNames((0, _http_template_js__WEBPACK_IMPORTED_MODULE_1__.wX)(template.value, "argument"), field, known)];
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
	}),
	79258: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ej: () => textsIn,
			Kc: () => hasPlaceholder,
			QC: () => parseTemplate,
			wX: () => namesIn,
			xV: () => readTemplate
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
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
				if (before.includes("${")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(UNCLOSED);
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
				else return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`);
			}
			if (text.slice(end).includes("${")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(UNCLOSED);
			literal(text.slice(end));
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(parts);
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
	}),
	37450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => renderUrl,
			l: () => parseUrlTemplate
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79258);
		let SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
		function parseUrlTemplate(text) {
			if (!/^https?:\/\//i.test(text)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must start with http:// or https://");
			if (/[\s\\]|\p{Cc}/u.test(text)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must not hold white space, backslashes or control characters");
			let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
			if (origin === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must be a URL without a fragment ('#')");
			if (origin.includes("${")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must name its host itself: placeholders belong into the path and the values of the query");
			if (!URL.canParse(origin)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("names no valid host");
			let url = new URL(origin);
			if (url.username !== "" || url.password !== "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must not hold a user name or password; use auth");
			let segments = path.slice(1).split("/").map(_template_js__WEBPACK_IMPORTED_MODULE_1__.QC);
			let pairs = query === "" ? [] : query.split("&").map((pair) => readPair(pair));
			let bad = [...segments, ...pairs].find((part) => !part.ok);
			if (bad !== void 0 && !bad.ok) return bad;
			let parsed = {
				origin: url.origin,
				hostname: url.hostname,
				segments: segments.flatMap((segment) => segment.ok ? [segment.value] : []),
				query: pairs.flatMap((pair) => pair.ok ? [pair.value] : [])
			};
			let secrets = [...parsed.segments, ...parsed.query.map(([, value]) => value)].flatMap((template) => (0, _template_js__WEBPACK_IMPORTED_MODULE_1__.wX)(template, "secret"));
			if (secrets.length > 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)(`must not hold a secret (${secrets[0]}): those go only into headers, auth or the body`);
			return parsed.segments.find((segment) => !(0, _template_js__WEBPACK_IMPORTED_MODULE_1__.Kc)(segment) && isDots(segment.join(""))) === void 0 ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(parsed) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must not hold the segments '.' and '..'");
		}
		function readPair(pair) {
			let at = pair.indexOf("=");
			let name = at === -1 ? pair : pair.slice(0, at);
			if (name.includes("${")) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)("must name the parameters of its query itself");
			let value = (0, _template_js__WEBPACK_IMPORTED_MODULE_1__.QC)(at === -1 ? "" : pair.slice(at + 1));
			return value.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)([name, value.value]) : value;
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
					if (value === void 0 || value === "") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
						argument: part.name,
						reason: "is needed for the path of the URL"
					});
					if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
						argument: part.name,
						reason: "must be one segment of a path, without / ? # % \\ and control characters"
					});
					rendered += encodeURIComponent(value);
				}
				if ((0, _template_js__WEBPACK_IMPORTED_MODULE_1__.Kc)(segment) && isDots(rendered)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					argument: (0, _template_js__WEBPACK_IMPORTED_MODULE_1__.wX)(segment, "argument")[0] ?? "",
					reason: "must not make the segment '.' or '..'"
				});
				segments.push(rendered);
			}
			let query = [];
			let pairs = [...template.query, ...Object.entries(more).map(([name, value]) => [encodeURIComponent(name), (0, _template_js__WEBPACK_IMPORTED_MODULE_1__.xV)(value)])];
			for (let [name, value] of pairs) {
				let rendered = renderValue(value, argumentText);
				rendered !== void 0 && query.push(`${name}=${rendered}`);
			}
			let url = new URL(`${template.origin}/${segments.join("/")}${query.length === 0 ? "" : `?${query.join("&")}`}`);
			if (url.origin !== template.origin || url.username !== "" || url.password !== "" || url.hash !== "") throw Error("A URL came to another origin than its template has.");
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_0__.k)(url);
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
	}),
	80582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F2: () => parseReference,
			OZ: () => SLUG,
			dg: () => SLUG_RULE,
			n5: () => referenceText,
			wI: () => VERSION_RULE,
			xv: () => VERSION
		});
		let SLUG = /^[\p{L}\p{Nd}-]{1,64}$/u;
		let VERSION = /^[\p{L}\p{Nd}.-]{1,64}$/u;
		let SLUG_RULE = "must be 1 to 64 letters, digits and dashes";
		let VERSION_RULE = "must be 1 to 64 letters, digits, dashes and dots";
		let REFERENCE = /^(?<bundle>[^/@]+)\/(?<slug>[^/@]+)@(?<version>[^/@]+)$/u;
		function parseReference(text) {
			let { bundle = "", slug = "", version = "" } = REFERENCE.exec(text)?.groups ?? {};
			return SLUG.test(bundle) && SLUG.test(slug) && VERSION.test(version) ? {
				bundle,
				slug,
				version
			} : void 0;
		}
		function referenceText({ bundle, slug, version }) {
			return `${bundle}/${slug}@${version}`;
		}
	}),
	68157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => invalid,
			K: () => parseWith
		});
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function parseWith(schema, value) {
			let parsed = schema.safeParse(value, { reportInput: !0 });
			return parsed.success ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(parsed.data) : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function invalid(problems, what = "The request is not valid") {
			let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			return {
				...(0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("invalid_arguments", `${what}: ${listed}`, "Correct what is named, and send it again."),
				problems
			};
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
	}),
	75183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pe: () => recordText,
			YZ: () => readBundleRecord,
			uz: () => readToolRecord
		});
		var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24243);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _bundle_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57672);
		var _file_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34196);
		var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68157);
		function readBundleRecord(text, path) {
			let record = readRecord((0, _bundle_schemas_js__WEBPACK_IMPORTED_MODULE_0__.wT)(), text, path);
			if (!record.ok) return record;
			let folder = path.split("/").at(-2);
			let { movingTo, ...rest } = record.value;
			if (movingTo !== void 0 && folder === (0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.fileName)(movingTo)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				...rest,
				slug: movingTo
			});
			if (folder === (0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.fileName)(rest.slug)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)(rest);
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${(0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.fileName)(rest.slug)}'`));
		}
		function readToolRecord(text, path) {
			let record = readRecord((0, _bundle_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ah)(), text, path);
			if (!record.ok) return record;
			let wanted = (0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.toolFileName)(record.value.slug, record.value.version);
			if (path.split("/").at(-1) === wanted) return record;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(misplaced(text, path, `must be named '${wanted}' by its slug and version`));
		}
		function recordText(record) {
			return `${JSON.stringify(record, void 0, 2)}\n`;
		}
		function readRecord(schema, text, path) {
			let json = (0, _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
			if (!json.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)({
				path,
				...json.error
			});
			let parsed = (0, _problems_js__WEBPACK_IMPORTED_MODULE_2__.K)(schema, json.value);
			return parsed.ok ? parsed : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)(faultOf(parsed.error, text, path));
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
				message: `${path.endsWith(_file_places_js__WEBPACK_IMPORTED_MODULE_1__.BUNDLE_FILE) ? "the bundle" : "the file"} ${message}`
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
	}),
	12330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LO: () => missing,
			Mm: () => bundleOff,
			Tu: () => readOnly,
			hj: () => conflict,
			qb: () => corrupt,
			rV: () => occupied,
			wO: () => diskError
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function missing(what, name) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
		}
		function conflict(message) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("already_exists", message, "It was left as it is. Choose another slug or version.");
		}
		function occupied(path) {
			return conflict(`There is '${path}' already`);
		}
		function readOnly() {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
		}
		function bundleOff(slug) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("disabled", `The bundle '${slug}' is switched off`, "Nothing in it can be added or switched until it is on again.");
		}
		function corrupt({ path, line, column, message }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
		}
		function diskError({ message }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
		}
	}),
	26136: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RU: () => UUID_V7_PATTERN,
			XB: () => uuidV7,
			ff: () => isUuidV7,
			s0: () => namedUuidV7
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		let UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
		let UUID_V7_PATTERN = UUID_V7;
		function isUuidV7(text) {
			return UUID_V7.test(text);
		}
		function uuidV7(now) {
			return layOut(now.getTime(), (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(10));
		}
		function namedUuidV7(name) {
			return layOut(Date.UTC(2026, 0, 1), (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`sous ${name}`).digest());
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
	}),
	41996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => once });
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	})
};
