"use strict";
exports.id = 5556;
exports.ids = [
	5556,
	1845,
	3135,
	5246,
	5516
];
exports.modules = {
	2441: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => referenceOf,
			n: () => functionOff,
			r: () => toolKey,
			t: () => BundleViews
		});
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8403);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5246);
		function referenceOf({ bundleSlug, slug, version }) {
			return {
				bundle: bundleSlug,
				slug,
				version
			};
		}
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
				let disabledReason = off.has(name) ? functionOff(name) : `the function '${name}' is not there any more`;
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
				disabledReason: `what is switched off cannot be read: ${(0, _read_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(fault)}`
			};
			return {
				...tool,
				isEnabled: tool.isEnabled && !disabled.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.on)(referenceOf(tool)))
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
	}),
	3135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => readTemplate,
			i: () => renderUrl,
			n: () => findToolProblems,
			o: () => isHeaderText,
			r: () => parseUrlTemplate,
			t: () => check_tool_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		let HEADER_TEXT = /^[\t\x20-\x7e]*$/;
		function isHeaderText(text) {
			return HEADER_TEXT.test(text);
		}
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
				if (before.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(UNCLOSED);
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
				else return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(`'\${${name}}' names neither an argument nor a secret (\${name} or \${secrets.NAME})`);
			}
			if (text.slice(end).includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(UNCLOSED);
			literal(text.slice(end));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(parts);
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
			if (!/^https?:\/\//i.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must start with http:// or https://");
			if (/[\s\\]|\p{Cc}/u.test(text)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must not hold white space, backslashes or control characters");
			let { origin = "", path = "/", query = "" } = SHAPE.exec(text)?.groups ?? {};
			if (origin === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must be a URL without a fragment ('#')");
			if (origin.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must name its host itself: placeholders belong into the path and the values of the query");
			if (!URL.canParse(origin)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("names no valid host");
			let url = new URL(origin);
			if (url.username !== "" || url.password !== "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must not hold a user name or password; use auth");
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
			if (secrets.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(`must not hold a secret (${secrets[0]}): those go only into headers, auth or the body`);
			return parsed.segments.find((segment) => !hasPlaceholder(segment) && isDots(segment.join(""))) === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(parsed) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must not hold the segments '.' and '..'");
		}
		function readPair(pair) {
			let at = pair.indexOf("=");
			let name = at === -1 ? pair : pair.slice(0, at);
			if (name.includes("${")) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)("must name the parameters of its query itself");
			let value = parseTemplate(at === -1 ? "" : pair.slice(at + 1));
			return value.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)([name, value.value]) : value;
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
					if (value === void 0 || value === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
						argument: part.name,
						reason: "is needed for the path of the URL"
					});
					if (UNSAFE_IN_SEGMENT.test(value) || !value.isWellFormed()) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
						argument: part.name,
						reason: "must be one segment of a path, without / ? # % \\ and control characters"
					});
					rendered += encodeURIComponent(value);
				}
				if (hasPlaceholder(segment) && isDots(rendered)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(url);
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
			let { findSchemaProblem } = await Promise.all([__webpack_require__.e(696), __webpack_require__.e(4503)]).then(__webpack_require__.bind(__webpack_require__, 4503)).then((n) => n.n);
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
	}),
	1874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeBundleTool: () => invokeBundleTool });
		__webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _land_on_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3479);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9748);
		var _render_patch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3009);
		var _landing_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2013);
		var _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(800);
		var _shared_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9132);
		var _user_rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2719);
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function invokeBundleTool(request) {
			let { bundles, invocation, tool: definition, args, approver, allowHosts, verbose } = request;
			if (definition.recipe !== void 0) return planRecipe(request, definition.recipe.name);
			let tool = await (0, _bundle_registry_js__WEBPACK_IMPORTED_MODULE_4__.asTool)(definition);
			if (!tool.ok) return tool;
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_8__.G)(invocation, bundles.root);
			if (!opened.ok) return opened;
			let config = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_9__.C)(opened.value.tree, new Date());
			if (!config.ok) return config;
			let rules = (0, _user_rules_js__WEBPACK_IMPORTED_MODULE_10__.t)(invocation);
			if (!rules.ok) return rules;
			let session = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.s)({
				invocation,
				category: tool.value.category,
				opened: opened.value,
				allowHosts,
				verbose
			});
			let run = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.g)({
				tool: tool.value,
				args,
				context: (0, _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.t)(session.context, {
					env: invocation.env,
					config: config.value.config,
					usage: bundles.usage
				}),
				rules: rules.value,
				root: session.root,
				approver,
				land: (changes) => (0, _land_on_disk_js__WEBPACK_IMPORTED_MODULE_2__.t)({
					...(0, _landing_place_js__WEBPACK_IMPORTED_MODULE_6__.t)(opened.value),
					changes,
					progress: () => void 0
				}),
				emit(event) {
					event.kind === "progress" && request.progress(event.progress);
				}
			});
			if (!run.result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(run.result.error);
			let { value } = run.result;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(definition.http === void 0 ? value : value.value);
		}
		async function planRecipe({ bundles, invocation, tool, args, approver, allowHosts, verbose }, name) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { root, usage } = bundles;
				let { findValueProblems } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 4503)).then((n) => n.n);
				let problems = findValueProblems(tool.argSchema, args);
				let [first] = problems;
				if (first !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
					...(0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("invalid_arguments", `${first.field} ${first.reason}`, "Correct the inputs."),
					problems
				});
				usage.called(tool.id);
				let served = {
					invocation,
					root,
					verbose,
					allowHosts,
					turns: new _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.i(),
					history: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.h)(),
					log: () => void 0
				};
				let prepared = await (0, _bundle_context_js__WEBPACK_IMPORTED_MODULE_7__.n)(served, {
					name,
					inputs: args,
					signal: invocation.signal,
					shared: void 0
				});
				if (!prepared.ok) return prepared;
				let { isTrusted } = prepared.value;
				if (!isTrusted && approver !== _list_2_js__WEBPACK_IMPORTED_MODULE_1__.y) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(untrusted(name));
				let made = await prepared.value.plan({
					isTrusted,
					approver,
					emit: () => void 0
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value;
				if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)(outcome.failure.error);
				if (loaded === void 0) throw Error("There is no plan although nothing failed.");
				let kept = await prepared.value.keep(loaded);
				if (!kept.ok) return kept;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)({
					status: outcome.kind,
					digest: loaded.plan.digest,
					changes: outcome.changes.map(({ kind, path }) => ({
						kind,
						path
					})),
					diff: await (0, _render_patch_js__WEBPACK_IMPORTED_MODULE_5__.t)(outcome.changes),
					outputs: outcome.kind === "complete" ? outcome.outputs : null,
					waiting: outcome.kind === "gated" ? {
						step: outcome.gate.label,
						tool: outcome.gate.call.tool.name,
						args: outcome.gate.call.args
					} : null
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		function untrusted(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.G)("untrusted_recipe", `The recipe '${name}' acts outside the workspace, and is not trusted yet`, `Nothing was run. In a terminal, 'sous run ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(name)}' tells what it does and asks whether to trust it.`);
		}
	}),
	5414: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => parseWith,
			t: () => invalid
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let NO_MESSAGE = "Invalid input";
		function parseWith(schema, value) {
			let parsed = schema.safeParse(value, {
				reportInput: !0,
				error: () => NO_MESSAGE
			});
			return parsed.success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(parsed.data) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function invalid(problems, what = "The request is not valid") {
			let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", `${what}: ${listed}`, "Correct what is named, and send it again."),
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
	}),
	5246: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => read_record_exports,
			c: () => bundleRecord,
			d: () => toolRecord,
			f: () => UUID_V7_PATTERN,
			h: () => uuidV7,
			i: () => readToolRecord,
			l: () => switchBody,
			m: () => namedUuidV7,
			n: () => faultText,
			o: () => recordText,
			p: () => isUuidV7,
			r: () => readBundleRecord,
			s: () => bundleBody,
			t: () => faultAt,
			u: () => toolBody
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9132);
		var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5414);
		var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
		let UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
		let UUID_V7_PATTERN = UUID_V7;
		function isUuidV7(text) {
			return UUID_V7.test(text);
		}
		function uuidV7(now) {
			return layOut(now.getTime(), (0, node_crypto__WEBPACK_IMPORTED_MODULE_6__.randomBytes)(10));
		}
		function namedUuidV7(name) {
			return layOut(Date.UTC(2026, 0, 1), (0, node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(`sous ${name}`).digest());
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
		let slug = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(_shared_js__WEBPACK_IMPORTED_MODULE_3__.tn, _shared_js__WEBPACK_IMPORTED_MODULE_3__.nn), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mn)("Letters, digits and dashes, at most 64")));
		let version = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(_shared_js__WEBPACK_IMPORTED_MODULE_3__.rn, _shared_js__WEBPACK_IMPORTED_MODULE_3__.in), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mn)("Letters, digits, dashes and dots, at most 64")));
		let id = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(UUID_V7_PATTERN, "must be a UUIDv7 in lower case"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.mn)("A UUIDv7")));
		let time = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a moment such as 2026-01-31T12:00:00.000Z")));
		let displayName = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(200));
		let description = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(4e3));
		let bundleBody = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			slug: slug(),
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(description(), ""),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)(), !0)
		}));
		let switchBody = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({ isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)() }));
		let jsonSchema = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.kn)());
		let templates = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)());
		let secret = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
		let auth = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.hn)("type", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._n)("bearer"),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._n)("basic"),
				user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._n)("hmac"),
				secret: secret(),
				header: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(), "X-Signature"),
				prefix: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(), ""),
				algorithm: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ln)(["sha256", "sha512"]), "sha256"),
				encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ln)(["hex", "base64"]), "hex"),
				timestampHeader: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)())
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._n)("oauth2"),
				tokenUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(),
				clientId: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)(),
				secret: secret(),
				scope: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)())
			})
		]);
		let httpCall = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(slug()),
			method: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ln)(METHODS), "GET"),
			urlTemplate: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(8192), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
			query: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(templates()),
			headers: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(templates()),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.kn)()),
			form: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(templates()),
			auth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(auth()),
			idempotent: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)())
		});
		function limit(name, least) {
			let { highest, usual } = HTTP_LIMITS[name];
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(least), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.jn)(highest)), usual);
		}
		let limits = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			maxSentBytes: limit("maxSentBytes", 1),
			maxResponseBytes: limit("maxResponseBytes", 1),
			maxRetries: limit("maxRetries", 0),
			timeoutSeconds: limit("timeoutSeconds", 1),
			maxCallsPerMinute: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.gn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.An)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.jn)(6e3)))
		});
		let http = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			allowedHosts: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.dn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(HOST, "must be a host in lower case, with a port if need be, such as api.example.com"))).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Nn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(20)),
			calls: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.dn)(httpCall()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Nn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(10)),
			limits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(limits(), limits().parse({}))
		});
		let toolFields = () => ({
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(description(), ""),
			tags: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.dn)(slug()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(20)), []),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.fn)(), !0),
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.ln)(["http", "local"]),
			argSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.cn)(jsonSchema(), {
				type: "object",
				properties: {}
			}),
			outputSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(jsonSchema()),
			http: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(http()),
			local: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({ function: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Nn)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(100)) }))
		});
		let toolBody = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)(toolFields()));
		let fileFields = () => ({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__._n)(1),
			id: id(),
			createdAt: time(),
			modifiedAt: time()
		});
		let bundleRecord = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			...fileFields(),
			...bundleBody().shape,
			softDeletedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(time()),
			movingTo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.xn)(slug())
		}));
		let toolRecord = (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.sn)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn)({
			...fileFields(),
			slug: slug(),
			version: version(),
			...toolFields()
		}));
		var read_record_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			faultAt: () => faultAt,
			faultText: () => faultText,
			readBundleRecord: () => readBundleRecord,
			readToolRecord: () => readToolRecord,
			recordText: () => recordText
		});
		function readBundleRecord(text, path) {
			let record = readRecord(bundleRecord(), text, path);
			if (!record.ok) return record;
			let folder = path.split("/").at(-2);
			let { movingTo, ...rest } = record.value;
			if (movingTo !== void 0 && folder === (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.at)(movingTo)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
				...rest,
				slug: movingTo
			});
			if (folder === (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.at)(rest.slug)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)(rest);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.at)(rest.slug)}'`));
		}
		function readToolRecord(text, path) {
			let record = readRecord(toolRecord(), text, path);
			if (!record.ok) return record;
			let wanted = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_4__.st)(record.value.slug, record.value.version);
			if (path.split("/").at(-1) === wanted) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(misplaced(text, path, `must be named '${wanted}' by its slug and version`));
		}
		function recordText(record) {
			return `${JSON.stringify(record, void 0, 2)}\n`;
		}
		function readRecord(schema, text, path) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.D)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)({
				path,
				...json.error
			});
			let parsed = (0, _problems_js__WEBPACK_IMPORTED_MODULE_5__.n)(schema, json.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)(faultOf(parsed.error, text, path));
		}
		function faultAt({ field, reason }, text, path) {
			return {
				path,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.O)(text, field),
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
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.O)(text, first?.field ?? ""),
				message
			};
		}
		function misplaced(text, path, message) {
			return {
				path,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.O)(text, "slug"),
				message: `${path.endsWith("bundle.json") ? "the bundle" : "the file"} ${message}`
			};
		}
	}),
	1845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => missing,
			c: () => store_errors_exports,
			i: () => diskError,
			l: () => toolOff,
			n: () => conflict,
			o: () => occupied,
			r: () => corrupt,
			s: () => readOnly,
			t: () => bundleOff,
			u: () => toolUnusable
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var store_errors_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			bundleOff: () => bundleOff,
			conflict: () => conflict,
			corrupt: () => corrupt,
			diskError: () => diskError,
			missing: () => missing,
			occupied: () => occupied,
			readOnly: () => readOnly,
			toolOff: () => toolOff,
			toolUnusable: () => toolUnusable
		});
		function missing(what, name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
		}
		function conflict(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("already_exists", message, "It was left as it is. Choose another slug or version.");
		}
		function occupied(path) {
			return conflict(`There is '${path}' already`);
		}
		function readOnly() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
		}
		function bundleOff(slug) {
			let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The bundle '${slug}' is switched off`, suggestion);
		}
		function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}'`) {
			let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The ${what} is switched off`, suggestion);
		}
		function toolUnusable(reference, reason) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
		}
		function corrupt({ path, line, column, message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
		}
		function diskError({ message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
		}
	})
};
