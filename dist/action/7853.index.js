"use strict";
exports.id = 7853;
exports.ids = [
	7853,
	7048,
	8834
];
exports.modules = {
	7048: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => parseWith,
			i: () => missing,
			n: () => bundle_errors_exports,
			o: () => toolOff,
			r: () => corrupt,
			s: () => toolUnusable,
			t: () => bundleOff
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5484);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
		var bundle_errors_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			bundleOff: () => bundleOff,
			conflict: () => conflict,
			corrupt: () => corrupt,
			diskError: () => diskError,
			invalid: () => invalid,
			missing: () => missing,
			occupied: () => occupied,
			parseWith: () => parseWith,
			readOnly: () => readOnly,
			toolOff: () => toolOff,
			toolUnusable: () => toolUnusable
		});
		let NO_MESSAGE = "Invalid input";
		function parseWith(schema, value) {
			let parsed = schema.safeParse(value, {
				reportInput: !0,
				error: () => NO_MESSAGE
			});
			return parsed.success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.et)(parsed.data) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.Q)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function invalid(problems, what = "The request is not valid") {
			let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("invalid_arguments", `${what}: ${listed}`, "Correct what is named, and send it again."),
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
				reason: issue.message === NO_MESSAGE ? reasonOf(issue) : issue.message
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
		function missing(what, name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
		}
		function conflict(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("already_exists", message, "It was left as it is. Choose another slug or version.");
		}
		function occupied(path) {
			return conflict(`There is '${path}' already`);
		}
		function readOnly() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
		}
		function bundleOff(slug) {
			let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("disabled", `The bundle '${slug}' is switched off`, suggestion);
		}
		function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)(reference)}'`) {
			let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)(reference)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("disabled", `The ${what} is switched off`, suggestion);
		}
		function toolUnusable(reference, reason) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.ei)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
		}
		function corrupt({ path, line, column, message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
		}
		function diskError({ message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.nt)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
		}
	}),
	7853: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => parseUrlTemplate,
			c: () => referenceOf,
			i: () => isHeaderText,
			n: () => resolveTool,
			o: () => readTemplate,
			r: () => findToolProblems,
			s: () => renderUrl,
			t: () => functionOff
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5484);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8834);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7048);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6351);
		function referenceOf({ bundleSlug, slug, version }) {
			return {
				bundle: bundleSlug,
				slug,
				version
			};
		}
		let SHAPE = /^(?<origin>https?:\/\/[^/?#\\\s]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
		function parseUrlTemplate(text) {
			if (!/^https?:\/\//i.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must start with http:// or https://");
			if (/[\s\\]|\p{Cc}/u.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must not hold white space, backslashes or control characters");
			let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
			if (origin === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must be a URL without a fragment ('#')");
			if (origin.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must name its host itself: placeholders belong into the path and the values of the query");
			if (!URL.canParse(origin)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("names no valid host");
			let url = new URL(origin);
			if (url.username !== "" || url.password !== "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must not hold a user name or password; use auth");
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
			if (secrets.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(`must not hold a secret (${secrets[0]}): those go only into headers, auth or the body`);
			return parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join(""))) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(parsed) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must not hold the segments '.' and '..'");
		}
		function readPair(pair) {
			let at = pair.indexOf("=");
			let name = at === -1 ? pair : pair.slice(0, at);
			if (name.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)("must name the parameters of its query itself");
			let value = parseHttpTemplate(at === -1 ? "" : pair.slice(at + 1));
			return value.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)([name, value.value]) : value;
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
					if (value === void 0 || value === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
						argument: part.name,
						reason: "is needed for the path of the URL"
					});
					if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
						argument: part.name,
						reason: "must be one segment of a path, without / ? # % \\ and control characters"
					});
					rendered += encodeURIComponent(value);
				}
				if (hasPlaceholder(segment) && isDots(rendered)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(url);
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
				if (before.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(UNCLOSED);
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
				else return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`);
			}
			if (text.slice(end).includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)(UNCLOSED);
			literal(text.slice(end));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)(parts);
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
			let { findSchemaProblem } = await __webpack_require__.e(4323).then(__webpack_require__.bind(__webpack_require__, 4323));
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
		function functionOff(name) {
			return `its function '${name}' is switched off`;
		}
		async function resolveTool(reference, read) {
			let { bundle: bundleSlug, slug, version } = reference;
			let bundlePath = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.a)(bundleSlug);
			let bundleText = await read(bundlePath);
			if (!bundleText.ok) return bundleText;
			if (bundleText.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)("bundle", bundleSlug));
			let bundle = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(bundleText.value, bundlePath);
			if (!bundle.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.r)(bundle.error));
			if (bundle.value.softDeletedAt !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)("bundle", bundleSlug));
			let path = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.o)(bundleSlug, slug, version);
			let text = await read(path);
			if (!text.ok) return text;
			if (text.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.i)("tool", (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ei)(reference)));
			let record = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.r)(text.value, path);
			if (!record.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.r)(record.error));
			let [problem] = await findToolProblems(record.value);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.r)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.t)(problem, text.value, path)));
			if (!bundle.value.isEnabled) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.t)(bundleSlug));
			if (!record.value.isEnabled) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.Q)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_2__.o)(reference));
			let { schemaVersion: _, ...shown } = record.value;
			let digest = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(Buffer.from(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(Buffer.from(bundleText.value))}\n${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(Buffer.from(text.value))}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.et)({
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
	}),
	8834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => bundleFile,
			i: () => read_record_exports,
			n: () => readBundleRecord,
			o: () => toolFile,
			r: () => readToolRecord,
			t: () => faultAt
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9604);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6351);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5484);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7048);
		__webpack_require__(7598);
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
		let slug = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(_shared_js__WEBPACK_IMPORTED_MODULE_1__.qr, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jr), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Letters, digits and dashes, at most 64")));
		let version = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Yr, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xr), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("Letters, digits, dashes and dots, at most 64")));
		let id = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(UUID_V7_PATTERN, "must be a UUIDv7 in lower case"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)("A UUIDv7")));
		let time = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a moment such as 2026-01-31T12:00:00.000Z")));
		let displayName = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(200));
		let description = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(4e3));
		let bundleBody = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			slug: slug(),
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(description(), ""),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(), !0)
		}));
		(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({ isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)() }));
		let jsonSchema = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)());
		let templates = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Fn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)());
		let secret = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
		let auth = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)("type", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("bearer"),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("basic"),
				user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("hmac"),
				secret: secret(),
				header: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), "X-Signature"),
				prefix: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(), ""),
				algorithm: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(["sha256", "sha512"]), "sha256"),
				encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(["hex", "base64"]), "hex"),
				timestampHeader: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)())
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)("oauth2"),
				tokenUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
				clientId: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(),
				secret: secret(),
				scope: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)())
			})
		]);
		let httpCall = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(slug()),
			method: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(METHODS), "GET"),
			urlTemplate: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(8192), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
			query: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(templates()),
			headers: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(templates()),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)()),
			form: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(templates()),
			auth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(auth()),
			idempotent: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)())
		});
		function limit(name, least) {
			let { highest, usual } = HTTP_LIMITS[name];
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(least), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un)(highest)), usual);
		}
		let limits = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			maxSentBytes: limit("maxSentBytes", 1),
			maxResponseBytes: limit("maxResponseBytes", 1),
			maxRetries: limit("maxRetries", 0),
			timeoutSeconds: limit("timeoutSeconds", 1),
			maxCallsPerMinute: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Un)(6e3)))
		});
		let http = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			allowedHosts: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(HOST, "must be a host in lower case, with a port if need be, such as api.example.com"))).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(20)),
			calls: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(httpCall()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(10)),
			limits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(limits(), limits().parse({}))
		});
		let toolFields = () => ({
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(description(), ""),
			tags: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(slug()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(20)), []),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(), !0),
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.yn)(["http", "local"]),
			argSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.vn)(jsonSchema(), {
				type: "object",
				properties: {}
			}),
			outputSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(jsonSchema()),
			http: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(http()),
			local: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({ function: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Wn)(100)) }))
		});
		(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(toolFields()));
		let fileFields = () => ({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(1),
			id: id(),
			createdAt: time(),
			modifiedAt: time()
		});
		let bundleRecord = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			...fileFields(),
			...bundleBody().shape,
			softDeletedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(time()),
			movingTo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(slug())
		}));
		let toolRecord = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.$)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
			...fileFields(),
			slug: slug(),
			version: version(),
			...toolFields()
		}));
		let UUID_V7_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
		let PLAIN = /^[a-z0-9.@-]+$/;
		let RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
		function bundleFolder(slug) {
			return `.github/sous/bundles/${fileName(slug)}`;
		}
		function bundleFile(slug) {
			return `${bundleFolder(slug)}/bundle.json`;
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
			return `${RESERVED.test(kept) ? "~" : ""}${kept}~${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.I)(Buffer.from(label)).slice(0, 16)}`;
		}
		var read_record_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
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
			if (movingTo !== void 0 && folder === fileName(movingTo)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)({
				...rest,
				slug: movingTo
			});
			if (folder === fileName(rest.slug)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(rest);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${fileName(rest.slug)}'`));
		}
		function readToolRecord(text, path) {
			let record = readRecord(toolRecord(), text, path);
			if (!record.ok) return record;
			let wanted = toolFileName(record.value.slug, record.value.version);
			if (path.split("/").at(-1) === wanted) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(misplaced(text, path, `must be named '${wanted}' by its slug and version`));
		}
		function recordText(record) {
			return `${JSON.stringify(record, void 0, 2)}\n`;
		}
		function readRecord(schema, text, path) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				path,
				...json.error
			});
			let parsed = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.a)(schema, json.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)(faultOf(parsed.error, text, path));
		}
		function faultAt({ field, reason }, text, path) {
			return {
				path,
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(text, field),
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
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(text, first?.field ?? ""),
				message
			};
		}
		function misplaced(text, path, message) {
			return {
				path,
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(text, "slug"),
				message: `${path.endsWith("bundle.json") ? "the bundle" : "the file"} ${message}`
			};
		}
		function readSwitches(disk) {
			let text = disk.read(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Ir);
			let none = new Set();
			if (!text.ok) return {
				disabled: none,
				fault: {
					path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ir,
					line: 1,
					column: 1,
					message: `cannot be read: ${text.error.message}`
				}
			};
			let parsed = text.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(none) : parseSwitches(text.value);
			return parsed.ok ? { disabled: parsed.value } : {
				disabled: none,
				fault: parsed.error
			};
		}
		function parseSwitches(text) {
			let json = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ir,
				...json.error
			});
			let entry = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Rn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(canBeSwitched, `must be ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.Gr}, ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.Kr}, or one of theirs such as sous/grep@1`));
			let parsed = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.a)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)({
				schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(1),
				disabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.xn)(entry)
			}), json.value);
			if (parsed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.et)(new Set(parsed.value.disabled));
			let message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join("; ");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ir,
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(text, parsed.error[0]?.field ?? ""),
				message
			});
		}
		function canBeSwitched(text) {
			let slugs = [_shared_js__WEBPACK_IMPORTED_MODULE_1__.Gr, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kr];
			return slugs.includes(text) || slugs.includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(text)?.bundle ?? "");
		}
		function switchesText(disabled) {
			return `${JSON.stringify({
				schemaVersion: 1,
				disabled: [...disabled].toSorted()
			}, void 0, 2)}\n`;
		}
	})
};
