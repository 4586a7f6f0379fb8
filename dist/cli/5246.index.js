"use strict";
exports.id = 5246;
exports.ids = [5246, 3380];
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
