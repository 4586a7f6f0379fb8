"use strict";
exports.id = 5246;
exports.ids = [5246];
exports.modules = {
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
	})
};
