"use strict";
exports.id = 4638;
exports.ids = [
	4638,
	1845,
	5246
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
	4638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => whyOff,
			i: () => searchTools,
			n: () => listBundles,
			o: () => MAX_PAGE_SIZE,
			r: () => listTools,
			t: () => isOn
		});
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2441);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5414);
		var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1845);
		let MAX_PAGE_SIZE = 1e3;
		let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
		function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
			let mark = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.gt)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
			let start = 0;
			if (pageToken !== void 0) {
				let last = readToken(pageToken, mark);
				if (last === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.B)((0, _problems_js__WEBPACK_IMPORTED_MODULE_3__.t)([{
					field: "pageToken",
					reason: "is not one that this list gave"
				}]));
				start = findAfter(items, keyOf, last);
			}
			let taken = items.slice(start, start + pageSize);
			let end = start + taken.length;
			let last = taken.at(-1);
			if (last === void 0 || end >= items.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({ items: taken });
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.V)({
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
			return takePage(views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag)))), _bundle_views_js__WEBPACK_IMPORTED_MODULE_0__.r, [
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
			let reference = (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_0__.i)(tool);
			if (disabledBundles.has(tool.bundleID)) return (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_4__.t)(reference.bundle);
			if (tool.disabledReason !== void 0) return (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_4__.u)(reference, tool.disabledReason);
			return tool.isEnabled ? void 0 : (0, _store_errors_js__WEBPACK_IMPORTED_MODULE_4__.l)(reference);
		}
		function isOn(tool, { disabledBundles }) {
			return tool.isEnabled && !disabledBundles.has(tool.bundleID);
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
