export const id = 7892;
export const ids = [7892];
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
	79670: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => BundleViews,
			_: () => toolKey
		});
		var _bundle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84025);
		var _labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80582);
		class BundleViews {
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
			#make(files, { disabled, fault }, provided) {
				let live = files.bundles.filter(({ record }) => record.softDeletedAt === void 0);
				let bundles = [...live.map(bundleView), ...provided.map(({ bundle }) => ({
					...bundle,
					isEnabled: !disabled.has(bundle.slug)
				}))];
				let tools = [...live.flatMap((bundle) => bundle.tools.map((tool) => this.#toolView(bundle, tool))), ...provided.flatMap((each) => each.tools.map((tool) => ({
					...tool,
					isEnabled: tool.isEnabled && !disabled.has((0, _labels_js__WEBPACK_IMPORTED_MODULE_0__.n5)((0, _bundle_js__WEBPACK_IMPORTED_MODULE_1__.B)(tool)))
				})))];
				let keyed = tools.map((tool) => [toolKey(tool), tool]).toSorted(([a], [b]) => compareKeys(a, b));
				let byAddress = new Map(tools.map((tool) => [addressKey(tool), tool]));
				return {
					generation: ++this.#generation,
					bundles: bundles.toSorted((a, b) => compareKeys(a.slug, b.slug)),
					tools: keyed.map(([, tool]) => tool),
					disabledBundles: new Set(bundles.filter((bundle) => !bundle.isEnabled).map((bundle) => bundle.id)),
					faults: fault === void 0 ? files.faults : [...files.faults, fault],
					findTool: (address) => byAddress.get(addressKey(address))
				};
			}
			#toolView({ record }, tool) {
				let { schemaVersion: _, ...shown } = tool;
				let view = {
					...shown,
					bundleID: record.id,
					bundleSlug: record.slug,
					isBuiltIn: !1
				};
				let gone = tool.local !== void 0 && !this.#functions.has(tool.local.function) ? tool.local.function : void 0;
				if (gone === void 0) return view;
				return {
					...view,
					isEnabled: !1,
					disabledReason: `the function '${gone}' is not there any more`
				};
			}
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
	47581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => isOn,
			Od: () => listBundles,
			aK: () => searchTools,
			qO: () => listTools
		});
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79670);
		var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19486);
		function listBundles(views, { bundleIDs, includeDisabled = !1, ...page }) {
			let wanted = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let bundles = views.bundles.filter((bundle) => (includeDisabled || bundle.isEnabled) && (wanted?.has(bundle.id) ?? !0));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(bundles, (bundle) => bundle.slug, [
				"bundles",
				bundleIDs,
				includeDisabled
			], page);
		}
		function listTools(views, { bundleIDs, tags, includeDisabled = !1, ...page }) {
			let bundles = bundleIDs === void 0 ? void 0 : new Set(bundleIDs);
			let tools = views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag))));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, _bundle_views_js__WEBPACK_IMPORTED_MODULE_1__._, [
				"tools",
				bundleIDs,
				tags,
				includeDisabled
			], page);
		}
		function searchTools(views, index, { q, includeDisabled = !1, ...page }) {
			index.update(views.tools, views.generation);
			let tools = index.search(q).filter((tool) => includeDisabled || isOn(tool, views));
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_0__.hO)(tools, (_, place) => String(place).padStart(8, "0"), [
				"search",
				q,
				includeDisabled
			], page);
		}
		function isOn(tool, { disabledBundles }) {
			return tool.isEnabled && !disabledBundles.has(tool.bundleID);
		}
	}),
	19486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => MAX_PAGE_SIZE,
			hO: () => takePage,
			xF: () => USUAL_PAGE_SIZE
		});
		var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63717);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68157);
		let MAX_PAGE_SIZE = 1e3;
		let USUAL_PAGE_SIZE = 100;
		let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
		function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
			let mark = (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
			let start = 0;
			if (pageToken !== void 0) {
				let last = readToken(pageToken, mark);
				if (last === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.G)([{
					field: "pageToken",
					reason: "is not one that this list gave"
				}]));
				start = findAfter(items, keyOf, last);
			}
			let taken = items.slice(start, start + pageSize);
			let end = start + taken.length;
			let last = taken.at(-1);
			if (last === void 0 || end >= items.length) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({ items: taken });
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
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
	24243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => parseJson });
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function parseJson(text) {
			try {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(JSON.parse(text));
			} catch {
				let scan = new Scan(text);
				let message = scan.findFault() ?? "not JSON";
				let before = text.slice(0, scan.at);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					line: before.split("\n").length,
					column: scan.at - before.lastIndexOf("\n"),
					message
				});
			}
		}
		let SPACE = /[ \t\r\n]*/y;
		let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
		let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
		class Scan {
			#text;
			at = 0;
			constructor(text) {
				this.#text = text;
			}
			findFault() {
				let open = [];
				for (;;) {
					this.#take(SPACE);
					let start = this.#text[this.at];
					if (start === "{" || start === "[") {
						this.at++;
						this.#take(SPACE);
						let close = start === "{" ? "}" : "]";
						if (this.#text[this.at] !== close) {
							open.push(close);
							if (start === "{") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							continue;
						}
						this.at++;
					} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
					for (;;) {
						this.#take(SPACE);
						let close = open.at(-1);
						if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
						if (this.#text[this.at] === close) {
							this.at++;
							open.pop();
							continue;
						}
						if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
						this.at++;
						if (close === "}") {
							let fault = this.#key();
							if (fault !== void 0) return fault;
						}
						break;
					}
				}
			}
			#key() {
				this.#take(SPACE);
				if (!this.#take(STRING)) return this.#fault("a name in double quotes");
				this.#take(SPACE);
				if (this.#text[this.at] !== ":") return this.#fault("':'");
				this.at++;
			}
			#fault(expected) {
				let found = this.#text[this.at];
				return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
			}
			#take(pattern) {
				pattern.lastIndex = this.at;
				if (!pattern.test(this.#text)) return !1;
				this.at = pattern.lastIndex;
				return !0;
			}
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
	}),
	27892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { restApp: () => restApp });
		var dist = __webpack_require__(19201);
		var tool_error = __webpack_require__(22936);
		let STATUSES = {
			invalid_arguments: 400,
			not_found: 404,
			already_exists: 409,
			limit_exceeded: 409,
			disabled: 423,
			read_only: 403,
			corrupt_file: 409
		};
		function statusOf({ code }) {
			return STATUSES[code] ?? 500;
		}
		let INVOKE_STATUSES = {
			invalid_arguments: 400,
			network_denied: 403,
			secret_missing: 403,
			secret_origin_mismatch: 403,
			approval_needed: 403,
			approval_refused: 403,
			untrusted_recipe: 403,
			not_permitted: 403,
			disabled: 423,
			rate_limited: 429
		};
		function invokeStatusOf({ code }) {
			return INVOKE_STATUSES[code] ?? 200;
		}
		function refusal({ code, message, suggestion, problems }) {
			return {
				ok: !1,
				error: {
					code,
					message,
					suggestion,
					...problems !== void 0 && { problems }
				}
			};
		}
		function refuse(context, error, status = statusOf(error)) {
			return context.json(refusal(error), status);
		}
		function refuseRequest(context, status, message, suggestion) {
			return refuse(context, (0, tool_error.$4)("invalid_arguments", message, suggestion), status);
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var body_limit = __webpack_require__(62542);
		let MAX_BODY_BYTES = 1048576;
		let WITH_BODY = [
			"PUT",
			"PATCH",
			"POST"
		];
		function guardCallers({ token, hosts }) {
			let wanted = fingerprint(token);
			let failures = {
				second: 0,
				count: 0
			};
			return async (context, next) => {
				let host = context.req.header("host") ?? "";
				if (!hosts().includes(host.toLowerCase())) return refuseRequest(context, 403, "This host is not served here", "Use 127.0.0.1 and the port.");
				let origin = context.req.header("origin");
				if (origin !== void 0 && !hosts().some((known) => origin === `http://${known}`)) return refuseRequest(context, 403, "Requests from web pages are not answered", "Send no Origin header.");
				if (!isToken(context.req.header("authorization"), wanted)) {
					let second = Math.floor(Date.now() / 1e3);
					failures = failures.second === second ? {
						second,
						count: failures.count + 1
					} : {
						second,
						count: 1
					};
					context.header("WWW-Authenticate", "Bearer");
					if (failures.count > 10) return refuseRequest(context, 429, "Too many wrong tokens", "Wait, and read the token anew.");
					return refuseRequest(context, 401, "The bearer token is missing or wrong", "Send 'Authorization: Bearer \u2026' with the server's token.");
				}
				return next();
			};
		}
		let guardBodies = async (context, next) => {
			if (!WITH_BODY.includes(context.req.method)) return next();
			if ((context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() !== "application/json") return refuseRequest(context, 415, "The body must be application/json", "Send JSON, and say so.");
			return limitBody(context, next);
		};
		let limitBody = (0, body_limit.k)({
			maxSize: MAX_BODY_BYTES,
			onError(context) {
				context.header("Connection", "close");
				return refuseRequest(context, 413, `The body has more than ${MAX_BODY_BYTES} bytes`, "Send less.");
			}
		});
		function isToken(header, wanted) {
			let given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? "")?.[1] ?? "";
			return (0, external_node_crypto_.timingSafeEqual)(fingerprint(given), wanted);
		}
		function fingerprint(text) {
			return (0, external_node_crypto_.createHash)("sha256").update(text).digest();
		}
		var streaming = __webpack_require__(57236);
		var bundle = __webpack_require__(84025);
		var bundle_schemas = __webpack_require__(57672);
		var labels = __webpack_require__(80582);
		var list_bundles = __webpack_require__(47581);
		var bundles_problems = __webpack_require__(68157);
		var store_errors = __webpack_require__(12330);
		var json_text = __webpack_require__(24243);
		var result = __webpack_require__(97424);
		function readQuery(url, schema) {
			let given = new URL(url).searchParams;
			let value = Object.create(null);
			let problems = [];
			for (let name of new Set(given.keys())) {
				let texts = given.getAll(name);
				let [first = ""] = texts;
				let kind = kindOf(schema.shape[name]);
				kind === "array" ? value[name] = texts.flatMap((text) => text.split(",")) : texts.length > 1 ? problems.push({
					field: name,
					reason: "must be there only once"
				}) : value[name] = convert(first, kind);
			}
			if (problems.length > 0) return (0, result.V)((0, bundles_problems.G)(problems));
			let parsed = (0, bundles_problems.K)(schema, { ...value });
			return parsed.ok ? parsed : (0, result.V)((0, bundles_problems.G)(parsed.error));
		}
		function kindOf(schema) {
			let def = schema?._zod.def;
			if (def === void 0) return "unknown";
			return def.innerType === void 0 ? def.type : kindOf(def.innerType);
		}
		function convert(text, kind) {
			if (kind === "boolean" && (text === "true" || text === "false")) return text === "true";
			return kind === "number" && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
		}
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var page = __webpack_require__(19486);
		var uuid_v7 = __webpack_require__(26136);
		var once = __webpack_require__(41996);
		let bundleID = (0, once.O)(() => schemas.YjP().check(api.Fk(uuid_v7.RU, "must be a UUIDv7 in lower case")));
		let slug = () => schemas.YjP().check(api.Fk(labels.OZ));
		let version = () => schemas.YjP().check(api.Fk(labels.xv));
		let schemas_text = () => schemas.YjP().check(api.m9(1), api.Eb(2e3));
		let size = () => schemas.Whr().check(api.qm(1), api.Zm(page.H4), schemas.q0y(`How many at most; ${page.xF} when left out`));
		let flag = () => schemas.zMY().check(schemas.q0y("Whether also those that are switched off"));
		let ids = () => schemas.YOg(bundleID()).check(api.m9(1), api.Eb(100));
		let bundleParams = (0, once.O)(() => schemas.rej({ bundleID: bundleID() }));
		let toolParams = (0, once.O)(() => schemas.rej({
			bundleID: bundleID(),
			toolSlug: slug(),
			version: version()
		}));
		let bundlesQuery = (0, once.O)(() => schemas.rej({
			bundleIDs: schemas.lqM(ids()),
			includeDisabled: schemas.lqM(flag()),
			pageSize: schemas.lqM(size()),
			pageToken: schemas.lqM(schemas_text())
		}));
		let toolsQuery = (0, once.O)(() => schemas.rej({
			tags: schemas.lqM(schemas.YOg(slug()).check(api.m9(1), api.Eb(20))),
			bundleIDs: schemas.lqM(ids()),
			includeDisabled: schemas.lqM(flag()),
			recommendedPageSize: schemas.lqM(size()),
			pageToken: schemas.lqM(schemas_text())
		}));
		let searchQuery = (0, once.O)(() => schemas.rej({
			q: schemas.YjP().check(api.m9(1), api.Eb(200)),
			includeDisabled: schemas.lqM(flag()),
			pageSize: schemas.lqM(size()),
			pageToken: schemas.lqM(schemas_text())
		}));
		let invokeBody = (0, once.O)(() => schemas.rej({ args: schemas.Rvf(schemas.g1P(schemas.YjP(), schemas.L5J()), {}).check(schemas.q0y("By the argSchema of the tool")) }));
		let { schemaVersion: _, softDeletedAt: __, movingTo: ___, ...bundleFields } = (0, bundle_schemas.wT)().shape;
		let bundleView = (0, once.O)(() => schemas.rej({
			...bundleFields,
			isBuiltIn: schemas.zMY()
		}));
		let { schemaVersion: ____, ...toolFields } = (0, bundle_schemas.ah)().shape;
		let toolView = (0, once.O)(() => schemas.rej({
			...toolFields,
			type: schemas.k5n([
				"http",
				"local",
				"recipe"
			]),
			bundleID: bundleID(),
			bundleSlug: slug(),
			isBuiltIn: schemas.zMY(),
			recipe: schemas.lqM(schemas.rej({ name: schemas.YjP() })),
			disabledReason: schemas.lqM(schemas.YjP()),
			usage: schemas.lqM(schemas.rej({
				callCount: schemas.Whr(),
				lastCalledAt: schemas.YjP()
			}))
		}));
		let bundlesPage = (0, once.O)(() => schemas.rej({
			bundles: schemas.YOg(bundleView()),
			nextPageToken: schemas.lqM(schemas.YjP())
		}));
		let toolsPage = (0, once.O)(() => schemas.rej({
			tools: schemas.YOg(toolView()),
			nextPageToken: schemas.lqM(schemas.YjP())
		}));
		let error = () => schemas.rej({
			code: schemas.YjP(),
			message: schemas.YjP(),
			suggestion: schemas.YjP(),
			problems: schemas.lqM(schemas.YOg(schemas.rej({
				field: schemas.YjP(),
				reason: schemas.YjP()
			})))
		});
		let refusalBody = (0, once.O)(() => schemas.rej({
			ok: schemas.euz(!1),
			error: error()
		}));
		let invokeAnswer = (0, once.O)(() => schemas.KCZ([schemas.rej({
			ok: schemas.euz(!0),
			value: schemas.L5J()
		}), refusalBody()]));
		function handlersFor(host) {
			let { store, index } = host;
			let shown = (tool) => {
				let usage = host.usageOf(tool.id);
				return usage === void 0 ? tool : {
					...tool,
					usage
				};
			};
			return {
				async listBundles(context) {
					let query = readQuery(context.req.url, bundlesQuery());
					if (!query.ok) return refuse(context, query.error);
					let page = (0, list_bundles.Od)(await store.views(), query.value);
					return page.ok ? context.json({
						bundles: page.value.items,
						...next(page.value)
					}) : refuse(context, page.error);
				},
				async putBundle(context) {
					let id = readBundleID(context);
					let body = await readBody(context, (0, bundle_schemas.Tl)());
					if (!id.ok || !body.ok) return refuse(context, joined(id, body));
					let put = await store.putBundle(id.value, body.value);
					return put.ok ? context.json(put.value.bundle, put.value.isNew ? 201 : 200) : refuse(context, put.error);
				},
				async patchBundle(context) {
					let id = readBundleID(context);
					let body = await readBody(context, (0, bundle_schemas.Fw)());
					if (!id.ok || !body.ok) return refuse(context, joined(id, body));
					let bundle = await store.switchBundle(id.value, body.value.isEnabled);
					return bundle.ok ? context.json(bundle.value) : refuse(context, bundle.error);
				},
				async deleteBundle(context) {
					let id = readBundleID(context);
					if (!id.ok) return refuse(context, id.error);
					let deleted = await store.deleteBundle(id.value);
					return deleted.ok ? context.body(null, 204) : refuse(context, deleted.error);
				},
				async getTool(context) {
					let tool = await findTool(context);
					return tool.ok ? context.json(shown(tool.value)) : refuse(context, tool.error);
				},
				async putTool(context) {
					let address = readAddress(context);
					let body = await readJson(context);
					if (!address.ok || !body.ok) return refuse(context, joined(address, body));
					let tool = await store.putTool(address.value, body.value);
					return tool.ok ? context.json(shown(tool.value), 201) : refuse(context, tool.error);
				},
				async patchTool(context) {
					let address = readAddress(context);
					let body = await readBody(context, (0, bundle_schemas.Fw)());
					if (!address.ok || !body.ok) return refuse(context, joined(address, body));
					let tool = await store.switchTool(address.value, body.value.isEnabled);
					return tool.ok ? context.json(shown(tool.value)) : refuse(context, tool.error);
				},
				async deleteTool(context) {
					let address = readAddress(context);
					if (!address.ok) return refuse(context, address.error);
					let deleted = await store.deleteTool(address.value);
					return deleted.ok ? context.body(null, 204) : refuse(context, deleted.error);
				},
				async invokeTool(context) {
					let tool = await findTool(context);
					let body = await readBody(context, invokeBody());
					if (!body.ok) return refuse(context, body.error);
					if (!tool.ok) return refuse(context, tool.error);
					let off = await whyOff(tool.value);
					if (off !== void 0) return refuse(context, off);
					let request = {
						tool: tool.value,
						args: body.value.args,
						signal: context.req.raw.signal
					};
					if (context.req.header("accept")?.includes("text/event-stream")) return streamed(context, request);
					let result = await host.invoke({
						...request,
						progress: () => void 0
					});
					return result.ok ? context.json({
						ok: !0,
						value: result.value ?? null
					}) : context.json(refusal(result.error), invokeStatusOf(result.error));
				},
				async listTools(context) {
					let query = readQuery(context.req.url, toolsQuery());
					if (!query.ok) return refuse(context, query.error);
					let { recommendedPageSize: pageSize, ...filter } = query.value;
					let page = (0, list_bundles.qO)(await store.views(), {
						...filter,
						pageSize
					});
					return page.ok ? context.json({
						tools: page.value.items.map(shown),
						...next(page.value)
					}) : refuse(context, page.error);
				},
				async searchTools(context) {
					let query = readQuery(context.req.url, searchQuery());
					if (!query.ok) return refuse(context, query.error);
					let page = (0, list_bundles.aK)(await store.views(), index, query.value);
					return page.ok ? context.json({
						tools: page.value.items.map(shown),
						...next(page.value)
					}) : refuse(context, page.error);
				}
			};
			async function findTool(context) {
				let address = readAddress(context);
				if (!address.ok) return address;
				let tool = (await store.views()).findTool(address.value);
				return tool === void 0 ? (0, result.V)((0, store_errors.LO)("tool", `${address.value.slug}@${address.value.version}`)) : (0, result.k)(tool);
			}
			async function whyOff(tool) {
				if ((0, list_bundles.Mp)(tool, await store.views())) return;
				let why = tool.disabledReason === void 0 ? "is switched off, or its bundle is" : `is off: ${tool.disabledReason}`;
				return (0, tool_error.$4)("disabled", `The tool '${(0, labels.n5)((0, bundle.B)(tool))}' ${why}`, "Switch it on first.");
			}
			function streamed(context, request) {
				return (0, streaming.OT)(context, async (stream) => {
					let gone = new AbortController();
					stream.onAbort(() => gone.abort());
					let sending = Promise.resolve();
					let send = (event, data) => {
						sending = sending.then(() => stream.writeSSE({
							event,
							data: JSON.stringify(data)
						}));
						return sending;
					};
					let result = await host.invoke({
						...request,
						signal: AbortSignal.any([request.signal, gone.signal]),
						progress: (update) => void send("progress", update)
					});
					await send("result", result.ok ? {
						ok: !0,
						value: result.value ?? null
					} : refusal(result.error));
				});
			}
		}
		function next({ nextPageToken }) {
			return nextPageToken === void 0 ? {} : { nextPageToken };
		}
		function readBundleID(context) {
			let params = (0, bundles_problems.K)(bundleParams(), { bundleID: context.req.param("bundleID") });
			return params.ok ? (0, result.k)(params.value.bundleID) : (0, result.V)((0, bundles_problems.G)(params.error));
		}
		function readAddress(context) {
			let { bundleID, toolSlug, version } = context.req.param();
			let params = (0, bundles_problems.K)(toolParams(), {
				bundleID,
				toolSlug,
				version
			});
			return params.ok ? (0, result.k)({
				bundleID: params.value.bundleID,
				slug: params.value.toolSlug,
				version: params.value.version
			}) : (0, result.V)((0, bundles_problems.G)(params.error));
		}
		async function readJson(context) {
			let json = (0, json_text.q)(await context.req.text());
			if (json.ok) return json;
			let { line, column, message } = json.error;
			return (0, result.V)((0, bundles_problems.G)([{
				field: "body",
				reason: `is not JSON: ${message} (line ${line}, column ${column})`
			}]));
		}
		async function readBody(context, schema) {
			let json = await readJson(context);
			if (!json.ok) return json;
			let body = (0, bundles_problems.K)(schema, json.value);
			return body.ok ? body : (0, result.V)((0, bundles_problems.G)(body.error));
		}
		function joined(...reads) {
			return (0, bundles_problems.G)(reads.flatMap((read) => read.ok ? [] : read.error.problems ?? [{
				field: "",
				reason: read.error.message
			}]));
		}
		var json_schema_processors = __webpack_require__(98439);
		let BUNDLE = "/tools/bundles/{bundleID}";
		let TOOL = `${BUNDLE}/tools/{toolSlug}/version/{version}`;
		let ROUTES = [
			{
				name: "listBundles",
				method: "get",
				path: "/tools/bundles",
				summary: "List bundles",
				query: bundlesQuery,
				answers: { 200: bundlesPage },
				refusals: []
			},
			{
				name: "putBundle",
				method: "put",
				path: BUNDLE,
				summary: "Create a bundle, or replace what is said of it",
				params: bundleParams,
				body: bundle_schemas.Tl,
				answers: {
					200: bundleView,
					201: bundleView
				},
				refusals: [409]
			},
			{
				name: "patchBundle",
				method: "patch",
				path: BUNDLE,
				summary: "Switch a bundle on or off",
				params: bundleParams,
				body: bundle_schemas.Fw,
				answers: { 200: bundleView },
				refusals: [404, 409]
			},
			{
				name: "deleteBundle",
				method: "delete",
				path: BUNDLE,
				summary: "Mark a bundle as deleted; it is removed after two days, if it has no tools",
				params: bundleParams,
				answers: { 204: void 0 },
				refusals: [404, 409]
			},
			{
				name: "getTool",
				method: "get",
				path: TOOL,
				summary: "Show a tool",
				params: toolParams,
				answers: { 200: toolView },
				refusals: [404]
			},
			{
				name: "putTool",
				method: "put",
				path: TOOL,
				summary: "Add a tool; one that is there is never replaced",
				params: toolParams,
				body: bundle_schemas.hX,
				answers: { 201: toolView },
				refusals: [
					404,
					409,
					423
				]
			},
			{
				name: "patchTool",
				method: "patch",
				path: TOOL,
				summary: "Switch a tool on or off",
				params: toolParams,
				body: bundle_schemas.Fw,
				answers: { 200: toolView },
				refusals: [
					404,
					409,
					423
				]
			},
			{
				name: "deleteTool",
				method: "delete",
				path: TOOL,
				summary: "Remove a tool",
				params: toolParams,
				answers: { 204: void 0 },
				refusals: [404, 409]
			},
			{
				name: "invokeTool",
				method: "post",
				path: `${TOOL}/invoke`,
				summary: "Call a tool; with Accept: text/event-stream, what comes in is passed on as it comes",
				params: toolParams,
				body: invokeBody,
				answers: { 200: invokeAnswer },
				refusals: [
					404,
					423,
					429
				]
			},
			{
				name: "listTools",
				method: "get",
				path: "/tools/tools",
				summary: "List the tools of all bundles",
				query: toolsQuery,
				answers: { 200: toolsPage },
				refusals: []
			},
			{
				name: "searchTools",
				method: "get",
				path: "/tools/tools/search",
				summary: "Find tools by text, best first",
				query: searchQuery,
				answers: { 200: toolsPage },
				refusals: []
			}
		];
		function openApiDocument(version) {
			let paths = {};
			for (let route of ROUTES) paths[route.path] = {
				...paths[route.path],
				[route.method]: operation(route)
			};
			paths["/openapi.json"] = { get: {
				operationId: "getDescription",
				summary: "This description",
				responses: {
					200: {
						description: "The description",
						content: { "application/json": { schema: { type: "object" } } }
					},
					...refusals([], !1)
				}
			} };
			return {
				openapi: "3.1.0",
				info: {
					title: "Sous",
					version,
					description: "Bundles of tools, and the tools in them."
				},
				paths,
				components: {
					schemas: { Refusal: jsonSchema(refusalBody(), "output") },
					securitySchemes: { token: {
						type: "http",
						scheme: "bearer"
					} }
				},
				security: [{ token: [] }]
			};
		}
		function operation({ name, summary, params, query, body, answers, refusals: codes }) {
			return {
				operationId: name,
				summary,
				parameters: [...parameters(params?.(), "path"), ...parameters(query?.(), "query")],
				...body !== void 0 && { requestBody: {
					required: !0,
					content: { "application/json": { schema: jsonSchema(body(), "input") } }
				} },
				responses: {
					...Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, answer(schema)])),
					...refusals(codes, body !== void 0)
				}
			};
		}
		function parameters(schema, place) {
			if (schema === void 0) return [];
			let { properties = {}, required = [] } = jsonSchema(schema, "input");
			return Object.entries(properties).map(([name, field]) => ({
				name,
				in: place,
				required: place === "path" || required.includes(name),
				schema: field
			}));
		}
		function answer(schema) {
			if (schema === void 0) return { description: "Done" };
			return {
				description: "Done",
				content: { "application/json": { schema: jsonSchema(schema(), "output") } }
			};
		}
		let MEANINGS = {
			400: "Something in the request is not valid; problems name each field and why",
			401: "The token is missing or wrong",
			403: "Not allowed",
			404: "There is no such bundle or tool",
			409: "There is one already, and it was left as it is; or a file is not what it should be",
			413: "The body is too large",
			415: "The body is not JSON",
			423: "The bundle or tool is switched off",
			429: "Called too often"
		};
		function refusals(more, hasBody) {
			let codes = new Set([
				400,
				401,
				403,
				429,
				...hasBody ? [413, 415] : [],
				...more
			]);
			let content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
			return Object.fromEntries([...codes].sort((a, b) => a - b).map((code) => [code, {
				description: MEANINGS[code] ?? "",
				content
			}]));
		}
		function jsonSchema(schema, io) {
			let { $schema: _, ...rest } = json_schema_processors.bl(schema, {
				io,
				unrepresentable: "any"
			});
			return rest;
		}
		function restApp(host, guards) {
			let app = new dist.$();
			let handlers = handlersFor(host);
			let document = JSON.stringify(openApiDocument(host.version));
			app.use(guardCallers(guards));
			let methods = new Map();
			let know = (path, method) => methods.set(path, [...methods.get(path) ?? [], method.toUpperCase()]);
			for (let { name, method, path } of ROUTES) {
				let pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
				know(pattern, method);
				app.on(method.toUpperCase(), pattern, guardBodies, (context) => handlers[name](context));
			}
			know("/openapi.json", "get");
			app.get("/openapi.json", (context) => context.body(document, 200, { "Content-Type": "application/json" }));
			for (let [pattern, allowed] of methods) app.all(pattern, (context) => {
				context.header("Allow", allowed.join(", "));
				return refuseRequest(context, 405, `${context.req.method} is not known here`, `Use ${allowed.join(" or ")}.`);
			});
			app.notFound((context) => refuse(context, (0, tool_error.$4)("not_found", "There is nothing at this address", "See /openapi.json.")));
			app.onError((error, context) => {
				host.fault(error);
				return refuse(context, (0, tool_error.$4)("internal_error", "Sous itself has a fault", "See what the server says where it runs."), 500);
			});
			return app;
		}
	})
};
