"use strict";
exports.id = 8834;
exports.ids = [8834, 7048];
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
