"use strict";
exports.id = 5205;
exports.ids = [
	5205,
	1845,
	7586,
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
	8638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => json_schema_exports,
			r: () => outputSchema,
			t: () => argumentSchema
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
		var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentSchema: () => argumentSchema,
			outputSchema: () => outputSchema
		});
		let made = new WeakMap();
		function argumentSchema(tool) {
			let known = made.get(tool);
			if (known !== void 0) return known;
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.args(), { io: "input" }));
			made.set(tool, schema);
			return schema;
		}
		function outputSchema(tool) {
			let schema = withoutDialect((0, _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__.t)(tool.outputs()));
			if (!offersPreview(tool) || schema.properties?.diff !== void 0) return schema;
			let diff = {
				type: "string",
				description: "With preview_only: the change as a unified diff"
			};
			return {
				...schema,
				properties: {
					...schema.properties,
					diff
				}
			};
		}
		function offersPreview(tool) {
			return "preview_only" in tool.args().shape;
		}
		function withoutDialect({ $schema: _, ...schema }) {
			return schema;
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
	9555: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => readProcesses,
			t: () => readProcess
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function readProcess(pid) {
			let stat = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(`/proc/${pid}/stat`, "latin1"));
			if (!stat.ok) return;
			let [state, parent, group, session, ...rest] = stat.value.slice(stat.value.lastIndexOf(")") + 2).split(" ");
			return {
				pid,
				isZombie: state === "Z" || state === "X",
				parent: Number(parent),
				group: Number(group),
				session: Number(session),
				start: Number(rest[15])
			};
		}
		function readProcesses() {
			let names = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync("/proc"));
			if (!names.ok) return;
			return names.value.flatMap((name) => /^\d+$/.test(name) ? readProcess(Number(name)) ?? [] : []).filter((one) => !one.isZombie);
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
	4628: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realLandingDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _process_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9555);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
		var node_child_process__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1421);
		var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
		let { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants;
		let NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW ?? 0;
		let DIRECTORY = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_DIRECTORY ?? 0;
		var RealDirectory = class RealDirectory {
			identity;
			device;
			#location;
			constructor(location, stats) {
				this.#location = location;
				this.identity = identityOf(stats);
				this.device = String(stats.dev);
			}
			static open(path, parent, reached, hasDescriptors) {
				if (!hasDescriptors) return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached, { bigint: !0 });
					if (!stats.isDirectory()) throw fault(stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR");
					return new RealDirectory({
						path,
						descriptor: void 0,
						parent
					}, stats);
				});
				let opened = quietly(() => {
					let descriptor = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(reached, O_RDONLY | DIRECTORY | NO_FOLLOW);
					return new RealDirectory({
						path,
						descriptor,
						parent
					}, node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(descriptor, { bigint: !0 }));
				});
				if (!opened.ok && opened.error.code === "ENOTDIR") {
					let isLink = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(reached).isSymbolicLink());
					if (isLink.ok && isLink.value) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: "ELOOP",
						message: FAULTS.ELOOP
					});
				}
				return opened;
			}
			pathOf(name) {
				let { descriptor, path } = this.#location;
				if (descriptor !== void 0) return `/proc/self/fd/${descriptor}/${name}`;
				this.#assertUnmoved();
				return node_path__WEBPACK_IMPORTED_MODULE_3__.join(path, name);
			}
			entry(name) {
				return quietly(() => {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(this.pathOf(name), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					return stats === void 0 ? void 0 : describe(stats);
				});
			}
			read(name) {
				return this.#inFile(name, (file, entry) => ({
					bytes: node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync(file),
					entry
				}));
			}
			compare(name, bytes) {
				return this.#inFile(name, (file, entry) => ({
					isSame: hasBytes(file, bytes),
					entry
				}));
			}
			names() {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync(this.pathOf(".")));
			}
			open(name) {
				let reached = quietly(() => this.pathOf(name));
				if (!reached.ok) return reached;
				let hasDescriptors = this.#location.descriptor !== void 0;
				return RealDirectory.open(node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#location.path, name), this, reached.value, hasDescriptors);
			}
			makeDirectory(name, permissions) {
				return quietly(() => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(this.pathOf(name), permissions);
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf(name), permissions);
				});
			}
			setPermissions(permissions) {
				let { descriptor } = this.#location;
				return quietly(() => descriptor === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync(this.pathOf("."), permissions) : node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(descriptor, permissions));
			}
			removeDirectory(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync(this.pathOf(name)));
			}
			write(name, { bytes, permissions, isExecutable, owner, isDurable }) {
				return quietly(() => {
					let file = this.#create(name, permissions, isExecutable);
					try {
						for (let part of partsOf(bytes)) for (let written = 0; written < part.length;) written += node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync(file, part, written);
						let { user = process.geteuid?.(), group } = owner ?? {};
						group !== void 0 && (user !== process.geteuid?.() || group !== process.getegid?.()) && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.fchownSync(file, user ?? AS_IT_IS, group));
						permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file, permissions);
						isDurable && node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			async writeAside(name, { bytes, permissions, isDurable }) {
				let file = quietly(() => this.#create(name, permissions));
				if (!file.ok) return file;
				let written = await quietlyAside(async () => {
					permissions !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.fchmodSync(file.value, permissions);
					let left = partsOf(bytes);
					for (; left.length > 0;) left = withoutFirst(left, await writeSome(file.value, left.slice(0, MAX_PARTS)));
					isDurable && await sync(file.value);
				});
				let closed = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value));
				return written.ok ? closed : written;
			}
			removeFile(name) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync(this.pathOf(name)));
			}
			linkFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.linkSync(directory.pathOf(name), this.pathOf(as)));
			}
			moveFrom(directory, name, as) {
				return quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(directory.pathOf(name), this.pathOf(as)));
			}
			sync() {
				return quietly(() => {
					let directory = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf("."), O_RDONLY);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync(directory);
					} catch (error) {
						if (error.code !== "EPERM") throw error;
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(directory);
					}
				});
			}
			close() {
				this.#location.descriptor !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(this.#location.descriptor);
			}
			#inFile(name, look) {
				return quietly(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), _entry_js__WEBPACK_IMPORTED_MODULE_0__.F);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync(file, { bigint: !0 });
						if (!stats.isFile()) throw fault(stats.isDirectory() ? "EISDIR" : "ENOTREG");
						return look(file, describe(stats));
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file);
					}
				});
			}
			#create(name, permissions = 511, isExecutable = !1) {
				return node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(this.pathOf(name), O_WRONLY | O_CREAT | O_EXCL, permissions & (isExecutable ? 511 : 438));
			}
			#assertUnmoved() {
				let { parent, path } = this.#location;
				parent !== void 0 && parent.#assertUnmoved();
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync(path, { bigint: !0 });
				if (stats.isSymbolicLink() || identityOf(stats) !== this.identity) throw fault("ELOOP");
			}
		};
		let COMPARED_AT_ONCE = 65536;
		let compared = Buffer.allocUnsafeSlow(COMPARED_AT_ONCE);
		function hasBytes(file, bytes) {
			for (let at = 0;;) {
				let count = node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file, compared, 0, COMPARED_AT_ONCE, at);
				if (count === 0) return at === bytes.length;
				if (at + count > bytes.length || compared.compare(bytes, at, at + count, 0, count) !== 0) return !1;
				at += count;
			}
		}
		let MAX_PARTS = 1024;
		let writeSome = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)((file, parts, done) => node_fs__WEBPACK_IMPORTED_MODULE_2__.writev(file, parts, done));
		let sync = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync);
		function partsOf(bytes) {
			return bytes instanceof Uint8Array ? [bytes] : bytes;
		}
		function withoutFirst(parts, count) {
			let left = count;
			for (let [index, part] of parts.entries()) {
				if (left < part.length) return [part.subarray(left), ...parts.slice(index + 1)];
				left -= part.length;
			}
			return [];
		}
		let AS_IT_IS = -1;
		function describe(stats) {
			return {
				kind: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.L)(stats),
				permissions: Number(stats.mode) & (stats.isDirectory() ? 4095 : 511),
				owner: {
					user: Number(stats.uid),
					group: Number(stats.gid)
				},
				identity: identityOf(stats),
				stamp: [
					identityOf(stats),
					stats.size,
					stats.mtimeNs,
					stats.mode,
					stats.uid,
					stats.gid
				].join(":"),
				modifiedMs: Number(stats.mtimeMs)
			};
		}
		function identityOf(stats) {
			return `${stats.dev}:${stats.ino}`;
		}
		let FAULTS = {
			ELOOP: "a directory on the way is a symbolic link or was replaced",
			ENOTDIR: "not a directory",
			EISDIR: "it is a directory",
			ENOTREG: "it is not a regular file"
		};
		function fault(code) {
			return Object.assign(Error(FAULTS[code]), { code });
		}
		function quietly(call) {
			let result = (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(call);
			if (result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(result.value);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
				code: result.error.code,
				message: result.error.message.replace(/, \w+(?: '.*)?$/s, "")
			});
		}
		async function quietlyAside(call) {
			try {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(await call());
			} catch (error) {
				return quietly(() => {
					throw error;
				});
			}
		}
		function realLandingDisk(options = {}) {
			let hasDescriptors = options.hasDescriptors ?? node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync("/proc/self/fd/0");
			let host = node_os__WEBPACK_IMPORTED_MODULE_6__.hostname();
			return {
				self: {
					host,
					pid: process.pid,
					started: startOf(process.pid) ?? ""
				},
				isRunning: (other) => other.host !== host || isRunningHere(other),
				open: (path) => RealDirectory.open(path, void 0, path, hasDescriptors),
				async sync(directory, names) {
					return options.syncProgram !== void 0 && await sweep(options.syncProgram, directory) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : syncEach(directory, names);
				},
				async clear(directory, names) {
					let own = Math.floor(names.length / THREADS);
					let aside = names.slice(own).map((name) => new Promise((resolve) => node_fs__WEBPACK_IMPORTED_MODULE_2__.unlink(directory.pathOf(name), () => resolve())));
					for (let name of names.slice(0, own)) directory.removeFile(name);
					await Promise.all(aside);
				}
			};
		}
		function isRunningHere({ pid, started }) {
			try {
				process.kill(pid, 0);
			} catch (error) {
				if (error.code === "ESRCH") return !1;
			}
			return started === "" || started === (startOf(pid) ?? started);
		}
		function startOf(pid) {
			let boot = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
			let found = (0, _process_facts_js__WEBPACK_IMPORTED_MODULE_1__.t)(pid);
			return boot.ok && found !== void 0 ? `${boot.value}:${found.start}` : void 0;
		}
		function sweep(program, directory) {
			let path = directory.pathOf(".").replace("/proc/self/", `/proc/${process.pid}/`);
			return new Promise((resolve) => {
				(0, node_child_process__WEBPACK_IMPORTED_MODULE_5__.execFile)(program, ["--file-system", path], { env: {} }, (error) => resolve(error === null));
			});
		}
		let THREADS = 5;
		async function syncEach(directory, names) {
			let waiting = names.values();
			return (await Promise.all(Array.from({ length: 16 }, () => syncInTurn(directory, waiting)))).find((outcome) => !outcome.ok) ?? directory.sync();
		}
		async function syncInTurn(directory, waiting) {
			for (let name of waiting) {
				let synced = await syncOne(directory.pathOf(name));
				if (!synced.ok) return synced;
			}
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0);
		}
		function syncOne(path) {
			return new Promise((resolve) => {
				let file = quietly(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(path, "r"));
				if (!file.ok) return resolve(file);
				node_fs__WEBPACK_IMPORTED_MODULE_2__.fsync(file.value, (error) => {
					node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value);
					resolve(error === null || error.code === "EPERM" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
						code: error.code ?? "EIO",
						message: error.message
					}));
				});
			});
		}
	}),
	2990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => realRecordDisk });
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		let TEMPORARY = ".writing-";
		let MAX_BYTES = 4194304;
		function realRecordDisk(root) {
			let onDisk = (relative) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...relative.split("/"));
			let guarded = (relative, work) => {
				let link = findLink(root, relative);
				if (link !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.B)({
					code: "ELOOP",
					message: `'${link}' is a link or not a directory`
				});
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => work(onDisk(relative)));
			};
			return {
				read(relative) {
					let text = guarded(relative, (file) => {
						let read = _entry_js__WEBPACK_IMPORTED_MODULE_0__.R.readFile(file, 4194305);
						if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
						if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
						return Buffer.from(read.value.bytes).toString("utf8");
					});
					return !text.ok && text.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)(void 0) : text;
				},
				names(directory) {
					let names = guarded(directory, (folder) => node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
					return !names.ok && names.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.V)([]) : names;
				},
				stamp(relative) {
					let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(onDisk(relative), {
						bigint: !0,
						throwIfNoEntry: !1
					});
					if (stats === void 0) return;
					return {
						mark: `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
						changedAt: Number(stats.ctimeMs)
					};
				},
				create: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync(fresh, file);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				replace: (relative, text) => guarded(relative, (file) => {
					let fresh = writeFresh(file, text);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
					} catch (error) {
						node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 });
						throw error;
					}
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				remove: (relative) => guarded(relative, (file) => {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(file);
					syncFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
				}),
				removeDirectory: (relative) => guarded(relative, (folder) => {
					for (let name of node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync(folder)) name.startsWith(TEMPORARY) && node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { force: !0 });
					node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync(folder);
				}),
				moveDirectory: (from, to) => {
					let source = guarded(from, (folder) => folder);
					if (!source.ok) return source;
					return guarded(to, (target) => {
						if (node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
						node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(source.value, target);
					});
				}
			};
		}
		function findLink(root, relative) {
			let parts = relative.split("/");
			for (let depth = 1; depth <= parts.length; depth++) {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
				if (stats === void 0) return;
				if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
			}
		}
		function writeFresh(file, text) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
			let fresh = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), `${TEMPORARY}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`);
			let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(fresh, "wx", 420);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(open, text);
				node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
			}
			return fresh;
		}
		function syncFolder(folder) {
			(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(() => {
				let open = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(folder, "r");
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync(open);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(open);
				}
			});
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
