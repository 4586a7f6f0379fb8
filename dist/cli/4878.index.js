"use strict";
exports.id = 4878;
exports.ids = [
	4878,
	3135,
	5516
];
exports.modules = {
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
	4878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openBundles: () => openBundles });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _read_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5246);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2441);
		var _store_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1845);
		var _switches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(382);
		var _check_tool_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3135);
		var _problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5414);
		var _real_record_disk_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2990);
		var _open_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9832);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8638);
		var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6760);
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
				let names = this.#disk.names(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt);
				let folders = new Set(names.ok ? names.value : []);
				let isChanged = !names.ok;
				for (let name of this.#folders.keys()) folders.has(name) || (isChanged = this.#folders.delete(name));
				for (let name of folders) this.#refreshFolder(name, now, isThorough) && (isChanged = !0);
				isChanged && this.#gather(names.ok ? [] : [faultOf(_list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt, names.error)]);
			}
			#refreshFolder(name, now, isThorough) {
				let folder = `${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt}/${name}`;
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
				let bundle = this.#readFile(`${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt}`, known.bundle, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.r);
				let files = this.#disk.names(`${folder}/tools`);
				files.ok || faults.push(faultOf(`${folder}/tools`, files.error));
				let tools = new Map();
				for (let file of (files.ok ? files.value : []).toSorted()) {
					let path = `${folder}/tools/${file}`;
					let read = file.endsWith(".json") ? this.#readFile(path, known.tools.get(file), _read_record_js__WEBPACK_IMPORTED_MODULE_4__.i) : void 0;
					read === void 0 ? file.endsWith(".json") || faults.push({
						path,
						line: 1,
						column: 1,
						message: "no tool is in a file of such a name"
					}) : tools.set(file, read);
				}
				bundle === void 0 && tools.size > 0 && faults.push({
					path: `${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt}`,
					line: 1,
					column: 1,
					message: "is missing, so that its tools belong to no bundle"
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
						let folder = `${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.tt}/${name}`;
						let twin = ids.get(bundle.value.value.id);
						twin === void 0 ? bundles.push({
							record: bundle.value.value,
							folder,
							tools: read
						}) : found.push({
							path: `${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt}`,
							line: 1,
							column: 1,
							message: `has the same id as ${twin}/${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.nt}`
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
				let written = this.#disk[how](path, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.o)(record));
				if (written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(written.error.code === "EEXIST" ? (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.o)(path) : (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.i)(written.error));
			}
			createWhole({ bundle, tools }) {
				for (let [done, tool] of tools.entries()) {
					let made = this.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ot)(bundle.slug, tool.slug, tool.version), tool);
					if (made.ok) continue;
					for (let written of tools.slice(0, done)) this.#disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ot)(bundle.slug, written.slug, written.version));
					return made;
				}
				return this.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(bundle.slug), bundle);
			}
			replaceBundle({ record }, fresh) {
				if (record.slug === fresh.slug) return this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(record.slug), fresh);
				let announced = this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(record.slug), {
					...record,
					movingTo: fresh.slug
				});
				if (!announced.ok) return announced;
				let moved = this.#disk.moveDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)(record.slug), (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)(fresh.slug));
				if (moved.ok) return this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(fresh.slug), fresh);
				this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(record.slug), record);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(moved.error.code === "EEXIST" ? (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.o)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)(fresh.slug)) : (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.i)(moved.error));
			}
			reap(slug) {
				let disk = this.#disk;
				let tools = disk.names((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ct)(slug));
				let all = disk.names((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)(slug));
				if (!(tools.ok && tools.value.length === 0 && all.ok && all.value.every((name) => name === "bundle.json" || name === "tools")) || !disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(slug)).ok) return !1;
				disk.removeDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ct)(slug));
				disk.removeDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.it)(slug));
				return !0;
			}
			switch(key, isEnabled) {
				let { disabled, fault } = (0, _switches_js__WEBPACK_IMPORTED_MODULE_7__.t)(this.#disk);
				if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.r)(fault));
				let next = new Set(disabled);
				isEnabled ? next.delete(key) : next.add(key);
				let written = this.#disk.replace(_shared_js__WEBPACK_IMPORTED_MODULE_2__.qt, (0, _switches_js__WEBPACK_IMPORTED_MODULE_7__.n)(next));
				return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.i)(written.error));
			}
		};
		function idProblems(id) {
			return (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.p)(id) ? [] : [{
				field: "bundleID",
				reason: "must be a UUIDv7 in lower case"
			}];
		}
		function addressProblems({ bundleID, slug, version }) {
			return [
				...idProblems(bundleID),
				..._shared_js__WEBPACK_IMPORTED_MODULE_2__.tn.test(slug) ? [] : [{
					field: "toolSlug",
					reason: _shared_js__WEBPACK_IMPORTED_MODULE_2__.nn
				}],
				..._shared_js__WEBPACK_IMPORTED_MODULE_2__.rn.test(version) ? [] : [{
					field: "version",
					reason: _shared_js__WEBPACK_IMPORTED_MODULE_2__.in
				}]
			];
		}
		var BundleStore = class {
			#options;
			#files;
			#views;
			#writer;
			#provided = [];
			constructor(options) {
				this.#options = options;
				this.#files = new BundleFiles(options.disk);
				this.#views = new _bundle_views_js__WEBPACK_IMPORTED_MODULE_5__.t(options.functions);
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
				let body = (0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.n)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.s)(), value);
				let problems = [...idProblems(id), ...body.ok ? [] : body.error];
				if (!body.ok || problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.t)(problems));
				await this.views();
				return this.#change(() => {
					if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)());
					let twin = this.#slugOwner(body.value.slug);
					if (twin !== void 0 && twin !== id) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.n)(`There is a bundle '${body.value.slug}' already, with the id ${twin}`));
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
						let made = this.#writer.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(fresh.slug), fresh);
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
					let written = this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(bundle.value.record.slug), {
						...bundle.value.record,
						isEnabled
					});
					return written.ok ? this.#bundleView(id) : written;
				});
			}
			async deleteBundle(id) {
				await this.views();
				return this.#change(() => {
					if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)());
					let bundle = this.#findBundle(id);
					if (!bundle.ok) return bundle;
					let softDeletedAt = this.#options.clock.now().toISOString();
					return this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.rt)(bundle.value.record.slug), {
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
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(reaped);
				});
			}
			async checkTool(address, value) {
				let body = (0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.n)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(), asLocal(value));
				let problems = [...addressProblems(address), ...body.ok ? await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_8__.n)(body.value) : body.error];
				if (!body.ok || problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.t)(problems));
				let { local } = body.value;
				if (local !== void 0 && !this.#options.functions.has(local.function)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.t)([{
					field: "local.function",
					reason: `names no function that there is: '${local.function}'`
				}]));
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(body.value);
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
					if (tools.length >= maxTools) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("limit_exceeded", `A bundle holds at most ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(maxTools, "tool")}`, "Begin another bundle."));
					let now = this.#options.clock.now();
					let createdAt = now.toISOString();
					let fresh = {
						schemaVersion: 1,
						id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.h)(now),
						createdAt,
						modifiedAt: createdAt,
						slug,
						version,
						...body.value
					};
					let made = this.#writer.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ot)(record.slug, slug, version), fresh);
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
						if (this.#views.current.disabledBundles.has(address.bundleID)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.t)(provided.bundle.slug));
						let switched = this.#writer.switch((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)({
							...address,
							bundle: provided.bundle.slug
						}), isEnabled);
						return switched.ok ? this.#toolView(address) : switched;
					}
					let bundle = this.#findOpenBundle(address.bundleID);
					if (!bundle.ok) return bundle;
					let record = this.#findTool(bundle.value, address);
					if (!record.ok) return record;
					let written = this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ot)(bundle.value.record.slug, address.slug, address.version), {
						...record.value,
						isEnabled
					});
					return written.ok ? this.#toolView(address) : written;
				});
			}
			async deleteTool(address) {
				await this.views();
				return this.#change(() => {
					if (this.#provided.some(({ bundle }) => bundle.id === address.bundleID)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)());
					let bundle = this.#findBundle(address.bundleID);
					if (!bundle.ok) return bundle;
					let record = this.#findTool(bundle.value, address);
					if (!record.ok) return record;
					let removed = this.#options.disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.ot)(bundle.value.record.slug, address.slug, address.version));
					return removed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.i)(removed.error));
				});
			}
			async exportBundle(id) {
				await this.views();
				let bundle = this.#findBundle(id);
				return bundle.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					bundle: bundle.value.record,
					tools: bundle.value.tools
				}) : bundle;
			}
			async importBundle({ bundle, tools }) {
				let problems = (await Promise.all(tools.map(async (tool) => inTool(tool, await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_8__.n)(tool))))).flat();
				if (problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _problems_js__WEBPACK_IMPORTED_MODULE_9__.t)(problems, "The bundle cannot be imported"));
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
						return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
							...(0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.n)(`The bundle is in the way of what there is: ${listed}`),
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
				return this.#views.update(this.#files, (0, _switches_js__WEBPACK_IMPORTED_MODULE_7__.t)(this.#options.disk), this.#provided);
			}
			async #change(work) {
				return (await this.#options.lock.hold(() => {
					this.#look();
					return work();
				}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", "Another process is changing the bundles and does not end", "Try again."));
			}
			#slugOwner(slug) {
				return this.#provided.find(({ bundle }) => bundle.slug === slug)?.bundle.id ?? this.#files.bundles.find(({ record }) => record.slug === slug)?.record.id;
			}
			#findBundle(id) {
				let found = this.#files.bundles.find(({ record }) => record.id === id && record.softDeletedAt === void 0);
				if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(found);
				return this.#provided.some(({ bundle }) => bundle.id === id) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.a)("bundle", id));
			}
			#findOpenBundle(id) {
				let bundle = this.#findBundle(id);
				return bundle.ok && !bundle.value.record.isEnabled ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.t)(bundle.value.record.slug)) : bundle;
			}
			#findTool({ tools, record }, { slug, version }) {
				let tool = tools.find((candidate) => candidate.slug === slug && candidate.version === version);
				return tool === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.a)("tool", (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.on)({
					bundle: record.slug,
					slug,
					version
				}))) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(tool);
			}
			#putView(id, isNew) {
				let bundle = this.#bundleView(id);
				return bundle.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					bundle: bundle.value,
					isNew
				}) : bundle;
			}
			#bundleView(id) {
				let bundle = this.#look().bundles.find((candidate) => candidate.id === id);
				return bundle === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.a)("bundle", id)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(bundle);
			}
			#toolView(address) {
				let tool = this.#look().findTool(address);
				return tool === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _store_errors_js__WEBPACK_IMPORTED_MODULE_6__.a)("tool", `${address.slug}@${address.version}`)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(tool);
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
		let PROVIDED_SINCE = "2026-01-01T00:00:00.000Z";
		async function builtInBundle() {
			let id = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.m)(`bundle ${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.Z}`);
			return {
				bundle: {
					id,
					slug: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Z,
					displayName: "Sous",
					description: "The tools that come with Sous.",
					isEnabled: !0,
					isBuiltIn: !0,
					createdAt: PROVIDED_SINCE,
					modifiedAt: PROVIDED_SINCE
				},
				tools: (await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.St)()).map((tool) => builtInTool(tool, id))
			};
		}
		function builtInTool(tool, bundleID) {
			let { bundle: bundleSlug, slug, version } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.$)(tool.name);
			return {
				id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.m)(`tool ${tool.name}`),
				bundleID,
				bundleSlug,
				slug,
				version,
				displayName: tool.name,
				description: tool.summary,
				tags: [tool.category.replace(/[^\p{L}\p{Nd}]+/gu, "-").toLowerCase()],
				isEnabled: !0,
				type: "local",
				argSchema: asRecord((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_12__.t)(tool)),
				outputSchema: asRecord((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_12__.r)(tool)),
				local: { function: tool.name },
				isBuiltIn: !0,
				createdAt: PROVIDED_SINCE,
				modifiedAt: PROVIDED_SINCE
			};
		}
		function asRecord(schema) {
			return { ...schema };
		}
		function recipeBundle(recipes) {
			let bundleID = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.m)(`bundle ${_list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q}`);
			let tools = new Map();
			for (let { name, recipe } of recipes) {
				let tool = recipeTool(name, recipe, bundleID);
				tools.has(tool.slug) || tools.set(tool.slug, tool);
			}
			return {
				bundle: {
					id: bundleID,
					slug: _list_1_js__WEBPACK_IMPORTED_MODULE_3__.Q,
					displayName: "Recipes",
					description: "The recipes of this repository and those that come with Sous: tools of several steps.",
					isEnabled: !0,
					isBuiltIn: !0,
					createdAt: PROVIDED_SINCE,
					modifiedAt: PROVIDED_SINCE
				},
				tools: [...tools.values()]
			};
		}
		function recipeTool(name, { name: displayName, description, inputs }, bundleID) {
			let required = inputs.filter((input) => input.required).map((input) => input.name);
			let { bundle: bundleSlug, slug, version } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.et)(name);
			return {
				id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_4__.m)(`recipe ${name}`),
				bundleID,
				bundleSlug,
				slug,
				version,
				displayName,
				description,
				tags: ["recipe"],
				isEnabled: !0,
				type: "recipe",
				argSchema: {
					type: "object",
					properties: Object.fromEntries(inputs.map((input) => [input.name, inputSchema(input)])),
					...required.length > 0 && { required },
					additionalProperties: !1
				},
				recipe: { name },
				isBuiltIn: !0,
				createdAt: PROVIDED_SINCE,
				modifiedAt: PROVIDED_SINCE
			};
		}
		function inputSchema({ type, description, default: fallback, options, min, max }) {
			return {
				type: type === "choice" ? "string" : type,
				...description !== "" && { description },
				...fallback !== void 0 && { default: fallback },
				...type === "choice" && { enum: options },
				...min !== void 0 && { minimum: min },
				...max !== void 0 && { maximum: max }
			};
		}
		async function openBundles(invocation, folder) {
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.G)(invocation, folder ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.E)(invocation.folder));
			if (!opened.ok) return opened;
			let { tree } = opened.value;
			let root = tree.folder;
			let lockFolder = tree.repository === void 0 ? node_path__WEBPACK_IMPORTED_MODULE_13__.join(root, ".github/sous") : node_path__WEBPACK_IMPORTED_MODULE_13__.join(tree.repository.gitDirectory, "sous");
			let store = new BundleStore({
				disk: (0, _real_record_disk_js__WEBPACK_IMPORTED_MODULE_10__.t)(root),
				lock: (0, _open_usage_js__WEBPACK_IMPORTED_MODULE_11__.r)(node_path__WEBPACK_IMPORTED_MODULE_13__.join(lockFolder, "bundles.lock")),
				clock: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qt,
				provided: providedBundles(invocation, root),
				functions: new Set(_shared_js__WEBPACK_IMPORTED_MODULE_2__.xt)
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				store,
				usage: (0, _open_usage_js__WEBPACK_IMPORTED_MODULE_11__.t)(invocation.env, root),
				opened: opened.value,
				root
			});
		}
		function providedBundles(invocation, root) {
			let builtIn;
			let known;
			return async () => {
				if (known !== void 0 && (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)() - known.at < 1e3) return known.bundles;
				builtIn ??= await builtInBundle();
				let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.T)(invocation, root);
				let read = recipes.ok ? await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]) : [];
				let bundles = [builtIn, recipeBundle(read.flatMap(({ name, recipe }) => recipe === void 0 ? [] : [{
					name,
					recipe
				}]))];
				let text = JSON.stringify(bundles);
				known = {
					text,
					bundles: known?.text === text ? known.bundles : bundles,
					at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)()
				};
				return known.bundles;
			};
		}
	}),
	9832: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => open_usage_exports,
			r: () => realStoreLock,
			t: () => openUsage
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9132);
		var _real_record_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2990);
		var _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4628);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6085);
		var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7598);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8500);
		function realStoreLock(file, patienceMs = 1e4) {
			let { self, isRunning } = (0, _real_landing_disk_js__WEBPACK_IMPORTED_MODULE_5__.t)();
			let breaking = `${file}.breaking`;
			return { async hold(work) {
				let deadline = (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)() + patienceMs;
				for (; !take(file, self);) {
					if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zt)() > deadline) return;
					breakDead(file, breaking, isRunning) || await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_10__.setTimeout)((0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomInt)(1, 12));
				}
				try {
					return { value: work() };
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(file, { force: !0 });
				}
			} };
		}
		function take(file, self) {
			node_fs__WEBPACK_IMPORTED_MODULE_7__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_8__.dirname(file), { recursive: !0 });
			let fresh = `${file}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.randomUUID)()}`;
			node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync(fresh, JSON.stringify(self), { flag: "wx" });
			let linked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.linkSync(fresh, file));
			node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(fresh, { force: !0 });
			if (!linked.ok && linked.error.code !== "EEXIST") throw Error(`Cannot lock '${file}': ${linked.error.message}`);
			return linked.ok;
		}
		function breakDead(file, breaking, isRunning) {
			if (isHeld(file, isRunning)) return !1;
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_7__.lstatSync(breaking, { throwIfNoEntry: !1 });
			stats !== void 0 && Date.now() - stats.mtimeMs > 5e3 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(breaking));
			if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync(breaking, "", { flag: "wx" })).ok) return !1;
			try {
				isHeld(file, isRunning) || node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(file, { force: !0 });
				return !0;
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_7__.rmSync(breaking, { force: !0 });
			}
		}
		function isHeld(file, isRunning) {
			let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync(file, "utf8"));
			if (!text.ok) return text.error.code === "ENOENT";
			let owner = readOwner(text.value);
			return owner !== void 0 && isRunning(owner);
		}
		function readOwner(text) {
			try {
				let { host, pid, started } = JSON.parse(text);
				return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
					host,
					pid,
					started
				} : void 0;
			} catch {
				return;
			}
		}
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
						let message = `The tool may be called ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(maxCallsPerMinute, "time")} a minute, and was`;
						let suggestion = `Call again in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Ft)(seconds, "second")}.`;
						return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)({
							...(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("rate_limited", message, suggestion),
							retryAfterSeconds: seconds
						});
					}
					let written = disk.replace(file, JSON.stringify([...recent, now]));
					return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unwritten(written.error.message));
				}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.B)(unwritten("another process does not let go of it"));
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
		function unwritten(why) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("io_error", `Whether the tool may be called again cannot be written down: ${why}`, "Try again.");
		}
		var open_usage_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ openUsage: () => openUsage });
		function openUsage(env, root) {
			let folder = node_path__WEBPACK_IMPORTED_MODULE_8__.join((0, _list_2_js__WEBPACK_IMPORTED_MODULE_6__.u)(env), "bundles", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_3__.gt)(Buffer.from(root)).slice(0, 16));
			return new FileUsage({
				disk: (0, _real_record_disk_js__WEBPACK_IMPORTED_MODULE_4__.t)(folder),
				lock: realStoreLock(node_path__WEBPACK_IMPORTED_MODULE_8__.join(folder, "usage.lock")),
				clock: _shared_js__WEBPACK_IMPORTED_MODULE_2__.Qt
			});
		}
	}),
	382: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => switchesText,
			r: () => switches_exports,
			t: () => readSwitches
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
		var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5414);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9132);
		var switches_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			parseSwitches: () => parseSwitches,
			readSwitches: () => readSwitches,
			switchesText: () => switchesText
		});
		function readSwitches(disk) {
			let text = disk.read(_shared_js__WEBPACK_IMPORTED_MODULE_1__.qt);
			let none = new Set();
			if (!text.ok) return {
				disabled: none,
				fault: {
					path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.qt,
					line: 1,
					column: 1,
					message: `cannot be read: ${text.error.message}`
				}
			};
			let parsed = text.value === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(none) : parseSwitches(text.value);
			return parsed.ok ? { disabled: parsed.value } : {
				disabled: none,
				fault: parsed.error
			};
		}
		function parseSwitches(text) {
			let json = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.D)(text);
			if (!json.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.qt,
				...json.error
			});
			let entry = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.En)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.wn)(canBeSwitched, `must be ${_list_1_js__WEBPACK_IMPORTED_MODULE_5__.Z}, ${_list_1_js__WEBPACK_IMPORTED_MODULE_5__.Q}, or one of theirs such as sous/grep@1`));
			let parsed = (0, _problems_js__WEBPACK_IMPORTED_MODULE_4__.n)((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Tn)({
				schemaVersion: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__._n)(1),
				disabled: (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dn)(entry)
			}), json.value);
			if (parsed.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.V)(new Set(parsed.value.disabled));
			let message = parsed.error.map(({ field, reason }) => `${field} ${reason}`).join("; ");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.B)({
				path: _shared_js__WEBPACK_IMPORTED_MODULE_1__.qt,
				...(0, _list_2_js__WEBPACK_IMPORTED_MODULE_2__.O)(text, parsed.error[0]?.field ?? ""),
				message
			});
		}
		function canBeSwitched(text) {
			let slugs = [_list_1_js__WEBPACK_IMPORTED_MODULE_5__.Z, _list_1_js__WEBPACK_IMPORTED_MODULE_5__.Q];
			return slugs.includes(text) || slugs.includes((0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.an)(text)?.bundle ?? "");
		}
		function switchesText(disabled) {
			return `${JSON.stringify({
				schemaVersion: 1,
				disabled: [...disabled].toSorted()
			}, void 0, 2)}\n`;
		}
	})
};
