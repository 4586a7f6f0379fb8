"use strict";
exports.id = 2441;
exports.ids = [
	2441,
	3380,
	5246,
	3135
];
exports.modules = {
	3380: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			a: () => diskError,
			c: () => occupied,
			d: () => toolOff,
			f: () => toolUnusable,
			i: () => corrupt,
			l: () => parseWith,
			n: () => bundle_errors_exports,
			o: () => invalid,
			r: () => conflict,
			s: () => missing,
			t: () => bundleOff,
			u: () => readOnly
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
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
			return parsed.success ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(parsed.data) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
		}
		function invalid(problems, what = "The request is not valid") {
			let listed = problems.map(({ field, reason }) => field === "" ? reason : `${field} ${reason}`).join("; ");
			return {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `${what}: ${listed}`, "Correct what is named, and send it again."),
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
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("not_found", `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`);
		}
		function conflict(message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("already_exists", message, "It was left as it is. Choose another slug or version.");
		}
		function occupied(path) {
			return conflict(`There is '${path}' already`);
		}
		function readOnly() {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("read_only", "The bundle comes with Sous and cannot be changed", "It can only be switched on and off.");
		}
		function bundleOff(slug) {
			let suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The bundle '${slug}' is switched off`, suggestion);
		}
		function toolOff(reference, what = `tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}'`) {
			let suggestion = `It can be called once it is on again: sous bundle enable ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}`;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The ${what} is switched off`, suggestion);
		}
		function toolUnusable(reference, reason) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("disabled", `The tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(reference)}' is off: ${reason}`, "What is stored of it was left as it is.");
		}
		function corrupt({ path, line, column, message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("corrupt_file", `${path}:${line}:${column}: ${message}`, "Correct the file, or bring back an earlier version of it.");
		}
		function diskError({ message }) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("io_error", `The bundles cannot be written: ${message}`, "Check the disk and who may write there.");
		}
	}),
	2441: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => addressProblems,
			i: () => toolKey,
			n: () => functionOff,
			o: () => idProblems,
			r: () => resolveTool,
			s: () => referenceOf,
			t: () => BundleViews
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5246);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3380);
		var _check_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3135);
		function referenceOf({ bundleSlug, slug, version }) {
			return {
				bundle: bundleSlug,
				slug,
				version
			};
		}
		function idProblems(id) {
			return (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.f)(id) ? [] : [{
				field: "bundleID",
				reason: "must be a UUIDv7 in lower case"
			}];
		}
		function addressProblems({ bundleID, slug, version }) {
			return [
				...idProblems(bundleID),
				..._shared_js__WEBPACK_IMPORTED_MODULE_3__.Tn.test(slug) ? [] : [{
					field: "toolSlug",
					reason: _shared_js__WEBPACK_IMPORTED_MODULE_3__.En
				}],
				..._shared_js__WEBPACK_IMPORTED_MODULE_3__.Dn.test(version) ? [] : [{
					field: "version",
					reason: _shared_js__WEBPACK_IMPORTED_MODULE_3__.On
				}]
			];
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
				disabledReason: `what is switched off cannot be read: ${(0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.n)(fault)}`
			};
			return {
				...tool,
				isEnabled: tool.isEnabled && !disabled.has((0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(referenceOf(tool)))
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
			let bundlePath = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.X)(bundleSlug);
			let bundleText = await read(bundlePath);
			if (!bundleText.ok) return bundleText;
			if (bundleText.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("bundle", bundleSlug));
			let bundle = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(bundleText.value, bundlePath);
			if (!bundle.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.i)(bundle.error));
			if (bundle.value.softDeletedAt !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("bundle", bundleSlug));
			let path = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.$)(bundleSlug, slug, version);
			let text = await read(path);
			if (!text.ok) return text;
			if (text.value === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("tool", (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(reference)));
			let record = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.a)(text.value, path);
			if (!record.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.i)(record.error));
			let [problem] = await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_5__.n)(record.value);
			if (problem !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.i)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.t)(problem, text.value, path)));
			if (!bundle.value.isEnabled) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.t)(bundleSlug));
			if (!record.value.isEnabled) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.d)(reference));
			let { schemaVersion: _, ...shown } = record.value;
			let digest = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(Buffer.from(`${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(Buffer.from(bundleText.value))}\n${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(Buffer.from(text.value))}`));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
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
	3135: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	}),
	5246: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			_: () => uuidV7,
			a: () => readToolRecord,
			c: () => switchesText,
			d: () => bundleRecord,
			f: () => isUuidV7,
			g: () => toolRecord,
			h: () => toolBody,
			i: () => readSwitches,
			l: () => UUID_V7_PATTERN,
			m: () => switchBody,
			n: () => faultText,
			o: () => read_record_exports,
			p: () => namedUuidV7,
			r: () => readBundleRecord,
			s: () => recordText,
			t: () => faultAt,
			u: () => bundleBody
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3380);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9132);
		var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
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
		let slug = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Letters, digits and dashes, at most 64")));
		let version = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(_shared_js__WEBPACK_IMPORTED_MODULE_1__.Dn, _shared_js__WEBPACK_IMPORTED_MODULE_1__.On), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("Letters, digits, dashes and dots, at most 64")));
		let id = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(UUID_V7_PATTERN, "must be a UUIDv7 in lower case"), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.zn)("A UUIDv7")));
		let time = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "must be a moment such as 2026-01-31T12:00:00.000Z")));
		let displayName = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(200));
		let description = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(4e3));
		let bundleBody = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			slug: slug(),
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(description(), ""),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(), !0)
		}));
		let switchBody = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)() }));
		let jsonSchema = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.er)());
		let templates = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)());
		let secret = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(SECRET_NAME, "must be the name of a secret, such as TICKETS_TOKEN"));
		let auth = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Bn)("type", [
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("bearer"),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("basic"),
				user: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				secret: secret()
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("hmac"),
				secret: secret(),
				header: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), "X-Signature"),
				prefix: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(), ""),
				algorithm: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["sha256", "sha512"]), "sha256"),
				encoding: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["hex", "base64"]), "hex"),
				timestampHeader: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)())
			}),
			(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)("oauth2"),
				tokenUrl: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				clientId: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(),
				secret: secret(),
				scope: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)())
			})
		]);
		let httpCall = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			id: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(slug()),
			method: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(METHODS), "GET"),
			urlTemplate: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(8192), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(/^[hH][tT][tT][pP][sS]?:\/\//, "must start with http:// or https://")),
			query: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(templates()),
			headers: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(templates()),
			body: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
			form: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(templates()),
			auth: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(auth()),
			idempotent: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)())
		});
		function limit(name, least) {
			let { highest, usual } = HTTP_LIMITS[name];
			return (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(least), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nr)(highest)), usual);
		}
		let limits = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			maxSentBytes: limit("maxSentBytes", 1),
			maxResponseBytes: limit("maxResponseBytes", 1),
			maxRetries: limit("maxRetries", 0),
			timeoutSeconds: limit("timeoutSeconds", 1),
			maxCallsPerMinute: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Vn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.tr)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nr)(6e3)))
		});
		let http = () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			allowedHosts: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ar)(HOST, "must be a host in lower case, with a port if need be, such as api.example.com"))).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(20)),
			calls: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(httpCall()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(10)),
			limits: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(limits(), limits().parse({}))
		});
		let toolFields = () => ({
			displayName: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(displayName(), ""),
			description: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(description(), ""),
			tags: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(slug()).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(20)), []),
			isEnabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(), !0),
			type: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(["http", "local"]),
			argSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(jsonSchema(), {
				type: "object",
				properties: {}
			}),
			outputSchema: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(jsonSchema()),
			http: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(http()),
			local: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ function: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ir)(1), (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.rr)(100)) }))
		});
		let toolBody = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(toolFields()));
		let fileFields = () => ({
			schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(1),
			id: id(),
			createdAt: time(),
			modifiedAt: time()
		});
		let bundleRecord = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			...fileFields(),
			...bundleBody().shape,
			softDeletedAt: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(time()),
			movingTo: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(slug())
		}));
		let toolRecord = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.lt)(() => (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
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
			if (movingTo !== void 0 && folder === (0, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Q)(movingTo)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				...rest,
				slug: movingTo
			});
			if (folder === (0, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Q)(rest.slug)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(rest);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(misplaced(text, path, `is in the folder '${folder}', but its slug belongs into '${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Q)(rest.slug)}'`));
		}
		function readToolRecord(text, path) {
			let record = readRecord(toolRecord(), text, path);
			if (!record.ok) return record;
			let wanted = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.et)(record.value.slug, record.value.version);
			if (path.split("/").at(-1) === wanted) return record;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(misplaced(text, path, `must be named '${wanted}' by its slug and version`));
		}
		function recordText(record) {
			return `${JSON.stringify(record, void 0, 2)}\n`;
		}
		function readRecord(schema, text, path) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.S)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
				path,
				...json.error
			});
			let parsed = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.l)(schema, json.value);
			return parsed.ok ? parsed : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(faultOf(parsed.error, text, path));
		}
		function faultAt({ field, reason }, text, path) {
			return {
				path,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.C)(text, field),
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
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.C)(text, first?.field ?? ""),
				message
			};
		}
		function misplaced(text, path, message) {
			return {
				path,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.C)(text, "slug"),
				message: `${path.endsWith("bundle.json") ? "the bundle" : "the file"} ${message}`
			};
		}
		function readSwitches(disk) {
			let text = disk.read(_shared_js__WEBPACK_IMPORTED_MODULE_1__.ft);
			let none = new Set();
			if (!text.ok) return {
				disabled: none,
				fault: {
					path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft,
					line: 1,
					column: 1,
					message: `cannot be read: ${text.error.message}`
				}
			};
			let parsed = text.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(none) : parseSwitches(text.value);
			return parsed.ok ? { disabled: parsed.value } : {
				disabled: none,
				fault: parsed.error
			};
		}
		function parseSwitches(text) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.S)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft,
				...json.error
			});
			let entry = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Yn)(canBeSwitched, `must be ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn}, ${_shared_js__WEBPACK_IMPORTED_MODULE_1__.wn}, or one of theirs such as sous/grep@1`));
			let parsed = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.l)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
				schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(1),
				disabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.In)(entry)
			}), json.value);
			if (parsed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(new Set(parsed.value.disabled));
			let message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join("; ");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.ft,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.C)(text, parsed.error[0]?.field ?? ""),
				message
			});
		}
		function canBeSwitched(text) {
			let slugs = [_shared_js__WEBPACK_IMPORTED_MODULE_1__.Cn, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn];
			return slugs.includes(text) || slugs.includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(text)?.bundle ?? "");
		}
		function switchesText(disabled) {
			return `${JSON.stringify({
				schemaVersion: 1,
				disabled: [...disabled].toSorted()
			}, void 0, 2)}\n`;
		}
	})
};
