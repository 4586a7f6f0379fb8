(() => {
	var __webpack_modules__ = {
		473: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				guards: () => __nccwpck_require__(166),
				"rest-app": () => __nccwpck_require__(564)
			};
		},
		405: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
		},
		594: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(116)["campaign-views"]();
			module.exports = {
				__esModule: !0,
				get applyPlanOf() {
					return part().applyPlanOf;
				},
				get completeDraft() {
					return part().completeDraft;
				},
				get editDraft() {
					return part().editDraft;
				},
				get hoverDraft() {
					return part().hoverDraft;
				},
				get listCampaignViews() {
					return part().listCampaignViews;
				},
				get listPalette() {
					return part().listPalette;
				},
				get listPlans() {
					return part().listPlans;
				},
				get listRecipes() {
					return part().listRecipes;
				},
				get openCampaignView() {
					return part().openCampaignView;
				},
				get openRecipe() {
					return part().openRecipe;
				},
				get readSettings() {
					return part().readSettings;
				},
				get saveRecipe() {
					return part().saveRecipe;
				},
				get showPlan() {
					return part().showPlan;
				},
				get undoPlanOf() {
					return part().undoPlanOf;
				}
			};
		},
		358: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(116).previews();
			module.exports = {
				__esModule: !0,
				get checkDraft() {
					return part().checkDraft;
				}
			};
		},
		475: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902).json();
			module.exports = {
				__esModule: !0,
				get parseJson() {
					return part().parseJson;
				}
			};
		},
		575: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(902)["tool-errors"]();
			module.exports = {
				__esModule: !0,
				get TOOL_ERRORS() {
					return part().TOOL_ERRORS;
				},
				get toolError() {
					return part().toolError;
				}
			};
		},
		605: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-errors"]();
			module.exports = {
				__esModule: !0,
				get BUNDLE_ERRORS() {
					return part().BUNDLE_ERRORS;
				},
				get invalid() {
					return part().invalid;
				},
				get parseWith() {
					return part().parseWith;
				}
			};
		},
		500: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(802)["bundle-zip"]();
		},
		903: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["bundle-zip"]();
			module.exports = {
				__esModule: !0,
				get MAX_ZIP_BYTES() {
					return part().MAX_ZIP_BYTES;
				}
			};
		},
		725: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["list-bundles"]();
			module.exports = {
				__esModule: !0,
				get MAX_PAGE_SIZE() {
					return part().MAX_PAGE_SIZE;
				},
				get listBundles() {
					return part().listBundles;
				},
				get listTools() {
					return part().listTools;
				},
				get searchTools() {
					return part().searchTools;
				},
				get whyOff() {
					return part().whyOff;
				}
			};
		},
		391: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(802)["read-record"]();
			module.exports = {
				__esModule: !0,
				get UUID_V7_PATTERN() {
					return part().UUID_V7_PATTERN;
				},
				get bundleBody() {
					return part().bundleBody;
				},
				get bundleRecord() {
					return part().bundleRecord;
				},
				get switchBody() {
					return part().switchBody;
				},
				get toolBody() {
					return part().toolBody;
				},
				get toolRecord() {
					return part().toolRecord;
				}
			};
		},
		22: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(175).campaign();
			module.exports = {
				__esModule: !0,
				get ROW_STATES() {
					return part().ROW_STATES;
				}
			};
		},
		866: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		656: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(887).annotations();
			module.exports = {
				__esModule: !0,
				get outputText() {
					return part().outputText;
				}
			};
		},
		166: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				answer: () => answer,
				answerWith: () => answerWith,
				guardBodies: () => guardBodies,
				guardsFor: () => guardsFor,
				guards_exports: () => guards_exports,
				invokeStatusOf: () => invokeStatusOf,
				refuse: () => refuse,
				requestAnswer: () => requestAnswer,
				restRefusal: () => restRefusal,
				streamEvents: () => streamEvents,
				wantsEvents: () => wantsEvents
			});
			var $start_runtime = __nccwpck_require__(200);
			var $hono_sse = __nccwpck_require__(894);
			var $core_work = __nccwpck_require__(866);
			var $base_tool_errors = __nccwpck_require__(575);
			var $late_crypto = __nccwpck_require__(405);
			//! src/rest/rest-answers.ts
			function statusOf({ code }) {
				return $base_tool_errors.TOOL_ERRORS[code].status ?? 500;
			}
			function invokeStatusOf(error) {
				return $base_tool_errors.TOOL_ERRORS[error.code].blocksCall ? statusOf(error) : 200;
			}
			function restRefusal({ code, message, suggestion, problems }) {
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
				error.retryAfterSeconds !== void 0 && context.header("Retry-After", String(error.retryAfterSeconds));
				return context.json(restRefusal(error), status);
			}
			function answer(context, schema, result) {
				return result.ok ? answerWith(context, schema, result.value) : refuse(context, result.error);
			}
			function answerWith(context, _schema, value, status = 200) {
				return context.json(value, status);
			}
			function wantsEvents(context) {
				return context.req.header("accept")?.includes("text/event-stream") ?? !1;
			}
			function streamEvents(context, work) {
				return (0, $hono_sse.streamSSE)(context, async (stream) => {
					let gone = new AbortController();
					stream.onAbort(() => gone.abort());
					let sending = Promise.resolve();
					let send = (event, data) => {
						sending = sending.then(() => stream.writeSSE({
							event,
							data: JSON.stringify(data)
						}));
					};
					let result = await work(send, AbortSignal.any([context.req.raw.signal, gone.signal]));
					send("result", result.ok ? {
						ok: !0,
						value: result.value ?? null
					} : restRefusal(result.error));
					await sending;
				});
			}
			function requestAnswer(context, status, message, suggestion) {
				return refuse(context, (0, $base_tool_errors.toolError)("invalid_arguments", message, suggestion), status);
			}
			function rateAnswer(context, message, waitSeconds) {
				let retryAfterSeconds = Math.ceil(waitSeconds);
				return refuse(context, {
					...ERRORS.rateLimited(message, retryAfterSeconds),
					retryAfterSeconds
				}, 429);
			}
			let ERRORS = { rateLimited: (message, seconds) => (0, $base_tool_errors.toolError)("rate_limited", message, `Try again in ${(0, $core_work.countOf)(seconds, "second")}, or start the server with another --rate.`) };
			//! src/rest/guards.ts
			var guards_exports = (0, $start_runtime.__exportAll)({
				MAX_BODY_BYTES: () => MAX_BODY_BYTES,
				TokenBucket: () => TokenBucket,
				guardBodies: () => guardBodies,
				guardsFor: () => guardsFor,
				tokenCheck: () => tokenCheck
			});
			let MAX_BODY_BYTES = 1048576;
			let WITH_BODY = [
				"PUT",
				"PATCH",
				"POST"
			];
			function guardsFor({ token, hosts, rate, cookie }) {
				let isToken = tokenCheck(token);
				let [client, strangers] = [bucketFor(rate), bucketFor(rate)];
				let slowDown = (context, bucket) => {
					let waitMs = bucket?.take() ?? 0;
					return waitMs > 0 ? rateAnswer(context, `The rate limit is ${(0, $core_work.countOf)(Number(rate.perSecond), "request")} per second`, waitMs / 1e3) : void 0;
				};
				return {
					async origins(context, next) {
						for (let [name, value] of HEADERS) context.header(name, value);
						let refused = refuseOrigin(context, hosts());
						return refused === void 0 ? next() : slowDown(context, strangers) ?? refused();
					},
					async callers(context, next) {
						let isKnown = isToken(context.req.header("authorization")) || isOwnPage(context, hosts(), cookie?.());
						let slowed = slowDown(context, isKnown ? client : strangers);
						if (slowed !== void 0 || isKnown) return slowed ?? next();
						context.header("WWW-Authenticate", "Bearer");
						return requestAnswer(context, 401, "The bearer token is missing or wrong", "Send 'Authorization: Bearer \u2026' with the server's token.");
					}
				};
			}
			function refuseOrigin(context, hosts) {
				let host = context.req.header("host") ?? "";
				if (!hosts.includes(host.toLowerCase())) return () => requestAnswer(context, 403, "The server does not answer to this host name", "Use 127.0.0.1 and the server's port.");
				let origin = context.req.header("origin");
				if (origin !== void 0 && !isOwnOrigin(origin, hosts)) return () => requestAnswer(context, 403, "Requests from web pages are refused", "Remove the Origin header.");
				if (context.req.header("upgrade")?.toLowerCase() === "websocket") return () => requestAnswer(context, 400, "WebSockets are not supported", "Send a request without an Upgrade header.");
			}
			let HEADERS = [
				["X-Content-Type-Options", "nosniff"],
				["Cross-Origin-Resource-Policy", "same-origin"],
				["Cache-Control", "no-store"]
			];
			function isOwnOrigin(origin, hosts) {
				return hosts.some((known) => origin === `http://${known}`);
			}
			function isOwnPage({ req }, hosts, cookie) {
				let wanted = cookie === void 0 ? void 0 : fingerprint(cookie);
				let sent = (req.header("cookie") ?? "").split("; ");
				if (wanted === void 0 || !sent.some((each) => (0, $late_crypto.timingSafeEqual)(fingerprint(each), wanted))) return !1;
				let site = req.header("sec-fetch-site");
				if (site !== void 0) return site === "same-origin";
				return req.method === "GET" || isOwnOrigin(req.header("origin") ?? "", hosts);
			}
			function bucketFor({ perSecond, elapsed }) {
				return perSecond === "off" ? void 0 : new TokenBucket(perSecond, perSecond * 3, elapsed);
			}
			function guardBodies(maxBytes = MAX_BODY_BYTES) {
				let limitBody = (0, $hono_sse.bodyLimit)({
					maxSize: maxBytes,
					onError(context) {
						context.header("Connection", "close");
						return requestAnswer(context, 413, `The body has more than ${maxBytes} bytes`, "Send less.");
					}
				});
				return async (context, next) => {
					if (!WITH_BODY.includes(context.req.method)) return next();
					if ((context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() !== "application/json") return requestAnswer(context, 415, "The body must be application/json", "Send JSON with that content type.");
					return limitBody(context, next);
				};
			}
			function tokenCheck(token) {
				let wanted = fingerprint(token);
				return (header) => {
					let given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? "")?.[1] ?? "";
					return (0, $late_crypto.timingSafeEqual)(fingerprint(given), wanted);
				};
			}
			function fingerprint(text) {
				return (0, $late_crypto.createHash)("sha256").update(text).digest();
			}
			var TokenBucket = class {
				#perSecond;
				#most;
				#elapsed;
				#left;
				#countedAt;
				constructor(perSecond, most, elapsed) {
					this.#perSecond = perSecond;
					this.#most = most;
					this.#elapsed = elapsed;
					this.#left = most;
					this.#countedAt = elapsed();
				}
				take() {
					let now = this.#elapsed();
					this.#left = Math.min(this.#most, this.#left + (now - this.#countedAt) / 1e3 * this.#perSecond);
					this.#countedAt = now;
					if (this.#left < 1) return (1 - this.#left) / this.#perSecond * 1e3;
					this.#left--;
					return 0;
				}
			};
		},
		564: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { rest_app_exports: () => rest_app_exports });
			var $start_runtime = __nccwpck_require__(200);
			var $hono_compose = __nccwpck_require__(711);
			var $base_tool_errors_3 = __nccwpck_require__(575);
			var $guards = __nccwpck_require__(166);
			var $start_start = __nccwpck_require__(204);
			var $zod_api = __nccwpck_require__(614);
			var $zod_json_schema_json_schema_processors = __nccwpck_require__(761);
			var $bundles_bundle_errors = __nccwpck_require__(605);
			var $bundles_read_record = __nccwpck_require__(391);
			var $bundles_list_bundles = __nccwpck_require__(725);
			var $report_annotations = __nccwpck_require__(656);
			var $base_json = __nccwpck_require__(475);
			var $bundles_bundle_zip = __nccwpck_require__(903);
			var $core_work_3 = __nccwpck_require__(866);
			var $app_previews = __nccwpck_require__(358);
			var $app_campaign_views = __nccwpck_require__(594);
			var $campaign_campaign = __nccwpck_require__(22);
			//! src/rest/read-request.ts
			async function readJson(context) {
				let json = (0, $base_json.parseJson)(await context.req.text());
				if (json.ok) return json;
				let { line, column, message } = json.error;
				return (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)([{
					field: "body",
					reason: `is not JSON: ${message} (line ${line}, column ${column})`
				}]));
			}
			async function readBody(context, schema) {
				let json = await readJson(context);
				if (!json.ok) return json;
				let body = (0, $bundles_bundle_errors.parseWith)(schema, json.value);
				return body.ok ? body : (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(body.error));
			}
			function joined(...reads) {
				return (0, $bundles_bundle_errors.invalid)(reads.flatMap((read) => read.ok ? [] : read.error.problems ?? [{
					field: "",
					reason: read.error.message
				}]));
			}
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
						reason: "must appear only once"
					}) : value[name] = convert(first, kind);
				}
				if (problems.length > 0) return (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(problems));
				let parsed = (0, $bundles_bundle_errors.parseWith)(schema, { ...value });
				return parsed.ok ? parsed : (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(parsed.error));
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
			//! src/rest/rest-schemas.ts
			let MAX_ZIP_CHARACTERS = 4 * Math.ceil($bundles_bundle_zip.MAX_ZIP_BYTES / 3);
			let BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
			let bundleID = (0, $start_start.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)($bundles_read_record.UUID_V7_PATTERN, "must be a UUIDv7 in lower case")));
			let slug = () => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work_3.SLUG, $core_work_3.SLUG_RULE));
			let version = () => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work_3.VERSION_PATTERN, $core_work_3.VERSION_RULE));
			let text = () => (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(2e3));
			let size = () => (0, $zod_api.int)().check((0, $zod_api._gte)(1), (0, $zod_api._lte)($bundles_list_bundles.MAX_PAGE_SIZE), (0, $zod_api.describe)("Maximum number (default: 100)"));
			let flag = () => (0, $zod_api.boolean)().check((0, $zod_api.describe)("Whether to include those that are switched off"));
			let ids = () => (0, $zod_api.array)(bundleID()).check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(100));
			let bundleParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ bundleID: bundleID() }));
			let toolParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				bundleID: bundleID(),
				toolSlug: slug(),
				version: version()
			}));
			let bundlesQuery = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				bundleIDs: (0, $zod_api.optional)(ids()),
				includeDisabled: (0, $zod_api.optional)(flag()),
				pageSize: (0, $zod_api.optional)(size()),
				pageToken: (0, $zod_api.optional)(text())
			}));
			let toolsQuery = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				tags: (0, $zod_api.optional)((0, $zod_api.array)(slug()).check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(20))),
				bundleIDs: (0, $zod_api.optional)(ids()),
				includeDisabled: (0, $zod_api.optional)(flag()),
				recommendedPageSize: (0, $zod_api.optional)(size()),
				pageToken: (0, $zod_api.optional)(text())
			}));
			let searchQuery = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				q: (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(200)),
				includeDisabled: (0, $zod_api.optional)(flag()),
				pageSize: (0, $zod_api.optional)(size()),
				pageToken: (0, $zod_api.optional)(text())
			}));
			let invokeBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ args: (0, $zod_api._default)((0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)()), {}).check((0, $zod_api.describe)("Arguments, as defined by the argSchema of the tool")) }));
			let { schemaVersion: _, softDeletedAt: __, movingTo: ___, ...bundleFields } = (0, $bundles_read_record.bundleRecord)().shape;
			let bundleView = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...bundleFields,
				isBuiltIn: (0, $zod_api.boolean)()
			}));
			let { schemaVersion: ____, ...toolFields } = (0, $bundles_read_record.toolRecord)().shape;
			let toolView = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...toolFields,
				type: (0, $zod_api._enum)([
					"http",
					"local",
					"recipe"
				]),
				bundleID: bundleID(),
				bundleSlug: slug(),
				isBuiltIn: (0, $zod_api.boolean)(),
				effect: (0, $zod_api.optional)((0, $zod_api._enum)([
					"read",
					"stage",
					"external"
				])),
				when: (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api.describe)("When to choose it over a similar tool"))),
				examples: (0, $zod_api.optional)((0, $zod_api.array)((0, $zod_api.strictObject)({
					description: (0, $zod_api.string)(),
					args: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)())
				}))),
				recipe: (0, $zod_api.optional)((0, $zod_api.strictObject)({ name: (0, $zod_api.string)() })),
				disabledReason: (0, $zod_api.optional)((0, $zod_api.string)()),
				usage: (0, $zod_api.optional)((0, $zod_api.strictObject)({
					callCount: (0, $zod_api.int)(),
					lastCalledAt: (0, $zod_api.string)()
				}))
			}));
			let bundlesPage = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				bundles: (0, $zod_api.array)(bundleView()),
				nextPageToken: (0, $zod_api.optional)((0, $zod_api.string)())
			}));
			let zip = () => (0, $zod_api.string)().check((0, $zod_api._maxLength)(MAX_ZIP_CHARACTERS), (0, $zod_api._regex)(BASE64, "must be base64"), (0, $zod_api.describe)("A ZIP file of the bundle, in base64"));
			let exportAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				fileName: (0, $zod_api.string)(),
				zip: zip()
			}));
			let importBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ zip: zip() }));
			let toolsPage = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				tools: (0, $zod_api.array)(toolView()),
				nextPageToken: (0, $zod_api.optional)((0, $zod_api.string)())
			}));
			let error = () => (0, $zod_api.strictObject)({
				code: (0, $zod_api.string)(),
				message: (0, $zod_api.string)(),
				suggestion: (0, $zod_api.string)(),
				problems: (0, $zod_api.optional)((0, $zod_api.array)((0, $zod_api.strictObject)({
					field: (0, $zod_api.string)(),
					reason: (0, $zod_api.string)()
				})))
			});
			let refusalBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				ok: (0, $zod_api.literal)(!1),
				error: error()
			}));
			let invokeAnswer = (0, $start_start.once)(() => (0, $zod_api.union)([(0, $zod_api.strictObject)({
				ok: (0, $zod_api.literal)(!0),
				value: (0, $zod_api.unknown)()
			}), refusalBody()]));
			//! src/rest/bundle-handlers.ts
			function bundleHandlers(host) {
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
						if (!query.ok) return (0, $guards.refuse)(context, query.error);
						let page = (0, $bundles_list_bundles.listBundles)(await store.views(), query.value);
						return page.ok ? context.json({
							bundles: page.value.items,
							...next(page.value)
						}) : (0, $guards.refuse)(context, page.error);
					},
					async putBundle(context) {
						let id = readBundleID(context);
						let body = await readBody(context, (0, $bundles_read_record.bundleBody)());
						if (!id.ok || !body.ok) return (0, $guards.refuse)(context, joined(id, body));
						let put = await store.putBundle(id.value, body.value);
						return put.ok ? context.json(put.value.bundle, put.value.isNew ? 201 : 200) : (0, $guards.refuse)(context, put.error);
					},
					async patchBundle(context) {
						let id = readBundleID(context);
						let body = await readBody(context, (0, $bundles_read_record.switchBody)());
						if (!id.ok || !body.ok) return (0, $guards.refuse)(context, joined(id, body));
						let bundle = await store.switchBundle(id.value, body.value.isEnabled);
						return bundle.ok ? context.json(bundle.value) : (0, $guards.refuse)(context, bundle.error);
					},
					async deleteBundle(context) {
						let id = readBundleID(context);
						if (!id.ok) return (0, $guards.refuse)(context, id.error);
						let deleted = await store.deleteBundle(id.value);
						return deleted.ok ? context.body(null, 204) : (0, $guards.refuse)(context, deleted.error);
					},
					async exportBundle(context) {
						let id = readBundleID(context);
						if (!id.ok) return (0, $guards.refuse)(context, id.error);
						let packed = await store.exportBundle(id.value);
						if (!packed.ok) return (0, $guards.refuse)(context, packed.error);
						let { packBundle } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 500, 23)).then((n) => n.bundle_zip_exports);
						let zip = Buffer.from(packBundle(packed.value)).toString("base64");
						return (0, $guards.answerWith)(context, exportAnswer, {
							fileName: `${packed.value.bundle.slug}.zip`,
							zip
						});
					},
					async importBundle(context) {
						let body = await readBody(context, importBody());
						if (!body.ok) return (0, $guards.refuse)(context, body.error);
						let { unpackBundle } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 500, 23)).then((n) => n.bundle_zip_exports);
						let packed = unpackBundle(Buffer.from(body.value.zip, "base64"));
						if (!packed.ok) return (0, $guards.refuse)(context, packed.error);
						let imported = await store.importBundle(packed.value);
						return imported.ok ? (0, $guards.answerWith)(context, bundleView, imported.value, 201) : (0, $guards.refuse)(context, imported.error);
					},
					async getTool(context) {
						let tool = await findTool(context);
						return tool.ok ? context.json(shown(tool.value)) : (0, $guards.refuse)(context, tool.error);
					},
					async putTool(context) {
						let address = readAddress(context);
						let body = await readJson(context);
						if (!address.ok || !body.ok) return (0, $guards.refuse)(context, joined(address, body));
						let tool = await store.putTool(address.value, body.value);
						return tool.ok ? context.json(shown(tool.value), 201) : (0, $guards.refuse)(context, tool.error);
					},
					async patchTool(context) {
						let address = readAddress(context);
						let body = await readBody(context, (0, $bundles_read_record.switchBody)());
						if (!address.ok || !body.ok) return (0, $guards.refuse)(context, joined(address, body));
						let tool = await store.switchTool(address.value, body.value.isEnabled);
						return tool.ok ? context.json(shown(tool.value)) : (0, $guards.refuse)(context, tool.error);
					},
					async deleteTool(context) {
						let address = readAddress(context);
						if (!address.ok) return (0, $guards.refuse)(context, address.error);
						let deleted = await store.deleteTool(address.value);
						return deleted.ok ? context.body(null, 204) : (0, $guards.refuse)(context, deleted.error);
					},
					async invokeTool(context) {
						let tool = await findTool(context);
						let body = await readBody(context, invokeBody());
						if (!body.ok) return (0, $guards.refuse)(context, body.error);
						if (!tool.ok) return (0, $guards.refuse)(context, tool.error);
						let off = (0, $bundles_list_bundles.whyOff)(tool.value, await store.views());
						if (off !== void 0) return (0, $guards.refuse)(context, off);
						let request = {
							tool: tool.value,
							args: body.value.args
						};
						if ((0, $guards.wantsEvents)(context)) return (0, $guards.streamEvents)(context, (send, signal) => host.invoke({
							...request,
							signal,
							progress: (update) => send("progress", update),
							output: (text) => send("progress", {
								done: 0,
								unit: "characters",
								text
							}),
							started: (call) => send("request", {
								tool: call.tool.name,
								lines: requestLines(call)
							}),
							ask: host.questions?.through((question) => send("approval", question))
						}));
						let result = await host.invoke({
							...request,
							signal: context.req.raw.signal,
							progress: () => void 0
						});
						return result.ok ? context.json({
							ok: !0,
							value: result.value ?? null
						}) : (0, $guards.refuse)(context, result.error, (0, $guards.invokeStatusOf)(result.error));
					},
					async listTools(context) {
						let query = readQuery(context.req.url, toolsQuery());
						if (!query.ok) return (0, $guards.refuse)(context, query.error);
						let { recommendedPageSize: pageSize, ...filter } = query.value;
						let page = (0, $bundles_list_bundles.listTools)(await store.views(), {
							...filter,
							pageSize
						});
						return page.ok ? context.json({
							tools: page.value.items.map(shown),
							...next(page.value)
						}) : (0, $guards.refuse)(context, page.error);
					},
					async searchTools(context) {
						let query = readQuery(context.req.url, searchQuery());
						if (!query.ok) return (0, $guards.refuse)(context, query.error);
						let page = (0, $bundles_list_bundles.searchTools)(await store.views(), index, query.value);
						return page.ok ? context.json({
							tools: page.value.items.map(shown),
							...next(page.value)
						}) : (0, $guards.refuse)(context, page.error);
					}
				};
				async function findTool(context) {
					let address = readAddress(context);
					if (!address.ok) return address;
					let tool = (await store.views()).findTool(address.value);
					return tool === void 0 ? (0, $start_start.failure)($bundles_bundle_errors.BUNDLE_ERRORS.missing("tool", `${address.value.slug}@${address.value.version}`)) : (0, $start_start.success)(tool);
				}
			}
			function requestLines({ args, details }) {
				return (details ?? Object.entries(args).map(([name, value]) => `${name}: ${(0, $report_annotations.outputText)(value)}`)).map($start_start.printable);
			}
			function next({ nextPageToken }) {
				return nextPageToken === void 0 ? {} : { nextPageToken };
			}
			function readBundleID(context) {
				let params = (0, $bundles_bundle_errors.parseWith)(bundleParams(), { bundleID: context.req.param("bundleID") });
				return params.ok ? (0, $start_start.success)(params.value.bundleID) : (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(params.error));
			}
			function readAddress(context) {
				let { bundleID, toolSlug, version } = context.req.param();
				let params = (0, $bundles_bundle_errors.parseWith)(toolParams(), {
					bundleID,
					toolSlug,
					version
				});
				return params.ok ? (0, $start_start.success)({
					bundleID: params.value.bundleID,
					slug: params.value.toolSlug,
					version: params.value.version
				}) : (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(params.error));
			}
			//! src/rest/recipe-schemas.ts
			let MAX_TEXT = 1e6;
			let RECIPE_BODY_BYTES = 13 * MAX_TEXT;
			let recipeText = () => (0, $zod_api.string)().check((0, $zod_api._maxLength)(MAX_TEXT), (0, $zod_api.describe)("The text of a recipe, in YAML"));
			let recipePath = () => (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(1e3), (0, $zod_api.describe)("A path in the repository, such as 'recipes/pin.yml', or 'sous:' and the name of a recipe that ships with Sous"));
			let offset = () => (0, $zod_api.int)().check((0, $zod_api._gte)(0), (0, $zod_api._lte)(MAX_TEXT));
			let fileQuery = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ path: recipePath() }));
			let location = (0, $start_start.once)(() => (0, $zod_api.array)((0, $zod_api.union)([(0, $zod_api.string)(), (0, $zod_api.int)()])).check((0, $zod_api._maxLength)(64)));
			let diagnostic = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				severity: (0, $zod_api._enum)(["error", "warning"]),
				code: (0, $zod_api.string)(),
				message: (0, $zod_api.string)(),
				suggestion: (0, $zod_api.string)(),
				from: offset(),
				to: offset(),
				line: (0, $zod_api.int)(),
				column: (0, $zod_api.int)(),
				path: location()
			}));
			let place = {
				path: location(),
				from: offset(),
				to: offset()
			};
			let unshown = () => (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Keys that a form cannot show: unknown ones, and those with a value of another form"));
			let stepFields = {
				...place,
				kind: (0, $zod_api._enum)([
					"tool",
					"recipe",
					"group",
					"none"
				]),
				id: (0, $zod_api.optional)((0, $zod_api.string)()),
				name: (0, $zod_api.optional)((0, $zod_api.string)()),
				tool: (0, $zod_api.optional)((0, $zod_api.string)()),
				recipe: (0, $zod_api.optional)((0, $zod_api.string)()),
				if: (0, $zod_api.optional)((0, $zod_api.string)()),
				forEach: (0, $zod_api.optional)((0, $zod_api.unknown)()),
				with: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)()).check((0, $zod_api.describe)("Values as they are written, with their expressions")),
				expect: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.string)()),
				continueOnError: (0, $zod_api.optional)((0, $zod_api.boolean)()),
				timeoutSeconds: (0, $zod_api.optional)((0, $zod_api.number)()),
				report: (0, $zod_api.optional)((0, $zod_api.string)()),
				unshown: unshown()
			};
			let innerStep = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...stepFields,
				steps: (0, $zod_api.array)((0, $zod_api.unknown)()).check((0, $zod_api._maxLength)(0))
			}));
			let outlineStep = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...stepFields,
				steps: (0, $zod_api.array)(innerStep())
			}));
			let outlineInput = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...place,
				name: (0, $zod_api.string)(),
				description: (0, $zod_api.string)(),
				type: (0, $zod_api._enum)([
					"string",
					"number",
					"boolean",
					"choice"
				]),
				required: (0, $zod_api.boolean)(),
				default: (0, $zod_api.optional)((0, $zod_api.union)([
					(0, $zod_api.string)(),
					(0, $zod_api.number)(),
					(0, $zod_api.boolean)()
				])),
				pattern: (0, $zod_api.optional)((0, $zod_api.string)()),
				options: (0, $zod_api.array)((0, $zod_api.string)()),
				min: (0, $zod_api.optional)((0, $zod_api.number)()),
				max: (0, $zod_api.optional)((0, $zod_api.number)()),
				unshown: unshown()
			}));
			let outline = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				name: (0, $zod_api.string)(),
				description: (0, $zod_api.string)(),
				inputs: (0, $zod_api.array)(outlineInput()),
				permissions: (0, $zod_api.strictObject)({
					text: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("What the recipe may do, in words")),
					write: (0, $zod_api.array)((0, $zod_api.string)()),
					run: (0, $zod_api.array)((0, $zod_api.string)()),
					fetch: (0, $zod_api.array)((0, $zod_api.string)()),
					maxFiles: (0, $zod_api.optional)((0, $zod_api.number)())
				}),
				exclude: (0, $zod_api.array)((0, $zod_api.string)()),
				steps: (0, $zod_api.array)(outlineStep()),
				verify: (0, $zod_api.array)(outlineStep()),
				outputs: (0, $zod_api.array)((0, $zod_api.strictObject)({
					...place,
					name: (0, $zod_api.string)(),
					value: (0, $zod_api.unknown)()
				})),
				unshown: unshown()
			}));
			let reading = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				diagnostics: (0, $zod_api.array)(diagnostic()),
				outline: (0, $zod_api.nullable)(outline()).check((0, $zod_api.describe)("null if the text is not YAML, or not a map"))
			}));
			let recipesAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				folder: (0, $zod_api.string)(),
				recipes: (0, $zod_api.array)((0, $zod_api.strictObject)({
					name: (0, $zod_api.string)().check((0, $zod_api.describe)("The name it is called by")),
					path: (0, $zod_api.string)(),
					origin: (0, $zod_api._enum)(["repository", "shipped"]),
					title: (0, $zod_api.string)(),
					description: (0, $zod_api.string)(),
					isValid: (0, $zod_api.boolean)(),
					errors: (0, $zod_api.int)(),
					inputs: (0, $zod_api.array)((0, $zod_api.string)()),
					runsCommands: (0, $zod_api.boolean)()
				}))
			}));
			let recipeDocument = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				path: (0, $zod_api.string)(),
				origin: (0, $zod_api._enum)(["repository", "shipped"]),
				text: (0, $zod_api.string)(),
				sha256: (0, $zod_api.string)(),
				reading: reading()
			}));
			let saveBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: recipeText(),
				expected: (0, $zod_api.nullable)((0, $zod_api.string)().check((0, $zod_api._regex)(/^[0-9a-f]{64}$/, "must be a SHA-256"))).check((0, $zod_api.describe)("SHA-256 of the file as it was read; null if it must not exist"))
			}));
			let changedAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				ok: (0, $zod_api.literal)(!1),
				error: refusalBody().shape.error,
				document: (0, $zod_api.optional)((0, $zod_api.nullable)(recipeDocument()))
			}));
			let checkBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: recipeText(),
				path: (0, $zod_api.optional)(recipePath())
			}));
			let value = () => (0, $zod_api.unknown)().check((0, $zod_api.describe)("Any JSON value"));
			let recipeEdit = (0, $start_start.once)(() => (0, $zod_api.union)([
				(0, $zod_api.strictObject)({
					set: location(),
					value: value()
				}),
				(0, $zod_api.strictObject)({ remove: location() }),
				(0, $zod_api.strictObject)({
					rename: location(),
					to: (0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(200))
				}),
				(0, $zod_api.strictObject)({
					insert: location(),
					index: (0, $zod_api.int)().check((0, $zod_api._gte)(0)),
					value: value()
				}),
				(0, $zod_api.strictObject)({
					move: location(),
					to: (0, $zod_api.int)().check((0, $zod_api._gte)(0))
				}),
				(0, $zod_api.strictObject)({ duplicate: location() })
			]));
			let editBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: recipeText(),
				path: (0, $zod_api.optional)(recipePath()),
				edits: (0, $zod_api.array)(recipeEdit()).check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(1e3))
			}));
			let editAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: (0, $zod_api.string)(),
				reading: reading()
			}));
			let offsetBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: recipeText(),
				path: (0, $zod_api.optional)(recipePath()),
				offset: offset()
			}));
			let completeAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				from: offset(),
				to: offset(),
				items: (0, $zod_api.array)((0, $zod_api.strictObject)({
					label: (0, $zod_api.string)(),
					insert: (0, $zod_api.string)(),
					detail: (0, $zod_api.string)(),
					info: (0, $zod_api.string)()
				}))
			}));
			let hoverAnswer = (0, $start_start.once)(() => (0, $zod_api.nullable)((0, $zod_api.strictObject)({
				from: offset(),
				to: offset(),
				text: (0, $zod_api.string)()
			})));
			//! src/rest/recipe-handlers.ts
			function recipeHandlers({ studio }) {
				return {
					async listRecipes(context) {
						return (0, $guards.answer)(context, recipesAnswer, await (0, $app_campaign_views.listRecipes)(studio));
					},
					async openRecipe(context) {
						let query = readQuery(context.req.url, fileQuery());
						return query.ok ? (0, $guards.answer)(context, recipeDocument, await (0, $app_campaign_views.openRecipe)(studio, query.value.path)) : (0, $guards.refuse)(context, query.error);
					},
					async saveRecipe(context) {
						let query = readQuery(context.req.url, fileQuery());
						let body = await readBody(context, saveBody());
						if (!query.ok || !body.ok) return (0, $guards.refuse)(context, joined(query, body));
						let saved = await (0, $app_campaign_views.saveRecipe)(studio, {
							...query.value,
							...body.value
						});
						if (!saved.ok) return (0, $guards.refuse)(context, saved.error);
						if (saved.value.kind === "saved") return (0, $guards.answerWith)(context, recipeDocument, saved.value.document, saved.value.isNew ? 201 : 200);
						return (0, $guards.answerWith)(context, changedAnswer, {
							...(0, $guards.restRefusal)(saved.value.error),
							document: saved.value.document
						}, 409);
					},
					async checkRecipe(context) {
						let body = await readBody(context, checkBody());
						return body.ok ? (0, $guards.answer)(context, reading, await (0, $app_previews.checkDraft)(studio, body.value)) : (0, $guards.refuse)(context, body.error);
					},
					async editRecipe(context) {
						let body = await readBody(context, editBody());
						if (!body.ok) return (0, $guards.refuse)(context, body.error);
						let { edits, ...draft } = body.value;
						return (0, $guards.answer)(context, editAnswer, await (0, $app_campaign_views.editDraft)(studio, draft, edits));
					},
					async completeRecipe(context) {
						let body = await readBody(context, offsetBody());
						return body.ok ? (0, $guards.answer)(context, completeAnswer, await (0, $app_campaign_views.completeDraft)(studio, body.value)) : (0, $guards.refuse)(context, body.error);
					},
					async hoverRecipe(context) {
						let body = await readBody(context, offsetBody());
						return body.ok ? (0, $guards.answerWith)(context, hoverAnswer, await (0, $app_campaign_views.hoverDraft)(body.value)) : (0, $guards.refuse)(context, body.error);
					}
				};
			}
			//! src/rest/campaign-schemas.ts
			let count$1 = () => (0, $zod_api.int)().check((0, $zod_api._gte)(0));
			let counts$1 = () => (0, $zod_api.strictObject)({
				todo: count$1(),
				done: count$1(),
				stopped: count$1()
			});
			let state = () => (0, $zod_api._enum)(Object.keys($campaign_campaign.ROW_STATES));
			let summary = {
				id: (0, $zod_api.string)(),
				title: (0, $zod_api.string)(),
				phase: (0, $zod_api._enum)([
					"active",
					"paused",
					"closed",
					"new",
					"invalid"
				]),
				counts: counts$1()
			};
			let campaignsAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ campaigns: (0, $zod_api.array)((0, $zod_api.strictObject)(summary)) }));
			let campaignParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ campaign: (0, $zod_api.string)().check((0, $zod_api._regex)(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be the name of a campaign")) }));
			let group = () => (0, $zod_api.strictObject)({
				label: (0, $zod_api.string)(),
				repositories: count$1(),
				approved: count$1(),
				files: (0, $zod_api.optional)(count$1()),
				added: (0, $zod_api.optional)(count$1()),
				removed: (0, $zod_api.optional)(count$1()),
				sample: (0, $zod_api.strictObject)({
					repository: (0, $zod_api.string)(),
					lines: (0, $zod_api.array)((0, $zod_api.string)()),
					isCut: (0, $zod_api.boolean)()
				})
			});
			let row = () => (0, $zod_api.strictObject)({
				name: (0, $zod_api.string)(),
				state: state(),
				kind: (0, $zod_api._enum)([
					"todo",
					"done",
					"stopped"
				]),
				group: (0, $zod_api.optional)((0, $zod_api.string)()),
				wave: (0, $zod_api.optional)((0, $zod_api.string)()),
				delivered: (0, $zod_api.optional)((0, $zod_api.string)()),
				why: (0, $zod_api.optional)((0, $zod_api.strictObject)({
					message: (0, $zod_api.string)(),
					suggestion: (0, $zod_api.string)()
				}))
			});
			let campaignAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...summary,
				digest: (0, $zod_api.nullable)((0, $zod_api.string)()),
				states: (0, $zod_api.array)((0, $zod_api.strictObject)({
					state: state(),
					count: count$1()
				})),
				groups: (0, $zod_api.array)(group()),
				waves: (0, $zod_api.array)((0, $zod_api.strictObject)({
					name: (0, $zod_api.string)(),
					rows: count$1(),
					done: count$1(),
					waitsFor: (0, $zod_api.optional)((0, $zod_api.strictObject)({
						wave: (0, $zod_api.string)(),
						rows: count$1()
					}))
				})),
				rows: (0, $zod_api.array)(row()),
				moreRows: count$1(),
				next: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("Commands to go on with, the most useful first")),
				history: (0, $zod_api.array)((0, $zod_api.strictObject)({
					at: (0, $zod_api.string)(),
					todo: count$1(),
					done: count$1(),
					stopped: count$1()
				})),
				problems: (0, $zod_api.array)((0, $zod_api.strictObject)({
					place: (0, $zod_api.string)(),
					message: (0, $zod_api.string)(),
					suggestion: (0, $zod_api.string)()
				}))
			}));
			//! src/rest/plan-schemas.ts
			let digest = () => (0, $zod_api.string)().check((0, $zod_api._regex)(/^[0-9a-f]{64}$/, "must be a whole digest"));
			let count = () => (0, $zod_api.int)().check((0, $zod_api._gte)(0));
			let problem = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				code: (0, $zod_api.string)(),
				message: (0, $zod_api.string)(),
				suggestion: (0, $zod_api.string)(),
				path: (0, $zod_api.optional)(location()),
				problems: (0, $zod_api.optional)((0, $zod_api.array)((0, $zod_api.strictObject)({
					field: (0, $zod_api.string)(),
					reason: (0, $zod_api.string)()
				})))
			}));
			let counts = {
				added: count(),
				removed: count()
			};
			let previewStep = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				path: (0, $zod_api.optional)(location()).check((0, $zod_api.describe)("Where the step is in the recipe; missing for a step of a recipe that it calls")),
				label: (0, $zod_api.string)(),
				calls: (0, $zod_api.string)(),
				depth: count(),
				outcome: (0, $zod_api._enum)([
					"success",
					"failure",
					"skipped",
					"deferred"
				]),
				message: (0, $zod_api.string)(),
				files: count(),
				...counts,
				warnings: (0, $zod_api.array)((0, $zod_api.string)()),
				findings: (0, $zod_api.array)((0, $zod_api.strictObject)({
					path: (0, $zod_api.string)(),
					line: (0, $zod_api.int)(),
					column: (0, $zod_api.int)(),
					text: (0, $zod_api.string)()
				})),
				moreFindings: count(),
				durationMs: (0, $zod_api.number)()
			}));
			let hunk = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				header: (0, $zod_api.string)(),
				lines: (0, $zod_api.array)((0, $zod_api.strictObject)({
					kind: (0, $zod_api._enum)([
						" ",
						"+",
						"-"
					]),
					text: (0, $zod_api.string)(),
					marks: (0, $zod_api.string)(),
					old: (0, $zod_api.optional)((0, $zod_api.int)()),
					new: (0, $zod_api.optional)((0, $zod_api.int)())
				}))
			}));
			let previewFile = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				path: (0, $zod_api.string)(),
				kind: (0, $zod_api._enum)([
					"create",
					"update",
					"delete",
					"rename",
					"create_directory"
				]),
				from: (0, $zod_api.optional)((0, $zod_api.string)()),
				...counts,
				isBinary: (0, $zod_api.boolean)(),
				facts: (0, $zod_api.array)((0, $zod_api.strictObject)({
					text: (0, $zod_api.string)(),
					isWarning: (0, $zod_api.boolean)()
				})),
				protected: (0, $zod_api.optional)((0, $zod_api.string)()),
				steps: (0, $zod_api.array)((0, $zod_api.int)()),
				hunks: (0, $zod_api.optional)((0, $zod_api.array)(hunk())).check((0, $zod_api.describe)("Missing where there are more files than fit; see /previews/{id}/files")),
				isCut: (0, $zod_api.boolean)()
			}));
			let previewGroup = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				hunk: hunk(),
				files: count(),
				places: (0, $zod_api.array)((0, $zod_api.strictObject)({
					path: (0, $zod_api.string)(),
					line: (0, $zod_api.int)()
				})),
				morePlaces: count()
			}));
			let waiting = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				step: (0, $zod_api.string)(),
				tool: (0, $zod_api.string)(),
				reason: (0, $zod_api.string)(),
				lines: (0, $zod_api.array)((0, $zod_api.string)())
			}));
			let changeFields = {
				totals: (0, $zod_api.strictObject)({
					files: count(),
					directories: count(),
					...counts
				}),
				steps: (0, $zod_api.array)(previewStep()),
				files: (0, $zod_api.array)(previewFile()),
				moreFiles: count(),
				groups: (0, $zod_api.array)(previewGroup()),
				notes: (0, $zod_api.array)((0, $zod_api.string)())
			};
			let preview = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				id: (0, $zod_api.string)(),
				kind: (0, $zod_api._enum)([
					"complete",
					"gated",
					"failed",
					"clean"
				]),
				digest: (0, $zod_api.nullable)(digest()),
				...changeFields,
				permissions: (0, $zod_api.array)((0, $zod_api.string)()).check((0, $zod_api.describe)("What the recipe may do, in words")),
				outputs: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.unknown)()),
				waiting: (0, $zod_api.optional)(waiting()),
				error: (0, $zod_api.optional)(problem()),
				diagnostics: (0, $zod_api.array)(diagnostic()).check((0, $zod_api.describe)("Why no step ran, at its place in the text")),
				durationMs: (0, $zod_api.number)()
			}));
			let previewBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				text: (0, $zod_api.string)().check((0, $zod_api._maxLength)(1e6), (0, $zod_api.describe)("The text of a recipe, saved or not")),
				path: (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(1e3), (0, $zod_api.describe)("Where it is or will be saved"))),
				inputs: (0, $zod_api._default)((0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.union)([
					(0, $zod_api.string)(),
					(0, $zod_api.number)(),
					(0, $zod_api.boolean)()
				])), {}),
				tab: (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(64), (0, $zod_api.describe)("A newer preview with the same name cancels this one")))
			}));
			let previewParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ previewID: (0, $zod_api.string)().check((0, $zod_api._regex)(/^[\w-]{1,64}$/, "must be an id")) }));
			let filesQuery = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ from: (0, $zod_api.optional)((0, $zod_api.int)().check((0, $zod_api._gte)(0), (0, $zod_api._lte)(1e6))) }));
			let filesAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				files: (0, $zod_api.array)(previewFile()),
				moreFiles: count()
			}));
			let branch = () => (0, $zod_api.optional)((0, $zod_api.string)().check((0, $zod_api._minLength)(1), (0, $zod_api._maxLength)(250), (0, $zod_api.describe)("A new branch to commit to")));
			let applyPreviewBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				digest: digest().check((0, $zod_api.describe)("Digest of the preview that you looked at: this is the approval")),
				commit: (0, $zod_api._default)((0, $zod_api.boolean)(), !1),
				branch: branch()
			}));
			let applyPlanBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				commit: (0, $zod_api._default)((0, $zod_api.boolean)(), !1),
				branch: branch()
			}));
			let undoBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({}));
			let applied = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				reason: (0, $zod_api.string)(),
				detail: (0, $zod_api.string)(),
				digest: (0, $zod_api.nullable)(digest()).check((0, $zod_api.describe)("null if the recipe ran and changed nothing")),
				commit: (0, $zod_api.optional)((0, $zod_api.string)()),
				files: count()
			}));
			let planParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ digest: digest() }));
			let planSummary = {
				digest: digest(),
				state: (0, $zod_api._enum)([
					"waiting",
					"gated",
					"applied",
					"changed",
					"stale",
					"damaged"
				]),
				savedAt: (0, $zod_api.string)(),
				recipe: (0, $zod_api.string)(),
				title: (0, $zod_api.string)(),
				inputs: (0, $zod_api.record)((0, $zod_api.string)(), (0, $zod_api.union)([
					(0, $zod_api.string)(),
					(0, $zod_api.number)(),
					(0, $zod_api.boolean)()
				])),
				files: count(),
				commit: (0, $zod_api.optional)((0, $zod_api.string)()),
				error: (0, $zod_api.optional)(problem())
			};
			let plansAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ plans: (0, $zod_api.array)((0, $zod_api.strictObject)(planSummary)) }));
			let planAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				...planSummary,
				id: (0, $zod_api.string)(),
				...changeFields
			}));
			(0, $start_start.once)(() => (0, $zod_api.strictObject)({
				id: (0, $zod_api.string)(),
				kind: (0, $zod_api._enum)([
					"trust",
					"call",
					"plan"
				]),
				title: (0, $zod_api.string)(),
				tool: (0, $zod_api.string)(),
				lines: (0, $zod_api.array)((0, $zod_api.string)()),
				warnings: (0, $zod_api.array)((0, $zod_api.string)()),
				files: (0, $zod_api.array)(previewFile()),
				moreFiles: count(),
				choices: (0, $zod_api.array)((0, $zod_api._enum)([
					"yes",
					"no",
					"always"
				]))
			}));
			let approvalParams = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ approvalID: (0, $zod_api.string)().check((0, $zod_api._regex)(/^[\w-]{1,64}$/, "must be an id")) }));
			let approvalBody = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ choice: (0, $zod_api._enum)([
				"yes",
				"no",
				"always"
			]) }));
			(0, $start_start.once)(() => (0, $zod_api.strictObject)({
				step: (0, $zod_api.optional)((0, $zod_api.string)()),
				done: count(),
				total: (0, $zod_api.optional)(count()),
				unit: (0, $zod_api.string)(),
				text: (0, $zod_api.optional)((0, $zod_api.string)())
			}));
			//! src/rest/studio-schemas.ts
			let settingsAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({
				version: (0, $zod_api.string)(),
				folder: (0, $zod_api.string)(),
				isRepository: (0, $zod_api.boolean)(),
				branch: (0, $zod_api.optional)((0, $zod_api.string)()),
				language: (0, $zod_api.optional)((0, $zod_api.string)()),
				canAsk: (0, $zod_api.boolean)()
			}));
			let paletteAnswer = (0, $start_start.once)(() => (0, $zod_api.strictObject)({ items: (0, $zod_api.array)((0, $zod_api.strictObject)({
				kind: (0, $zod_api._enum)([
					"recipe",
					"tool",
					"plan"
				]),
				id: (0, $zod_api.string)(),
				title: (0, $zod_api.string)(),
				detail: (0, $zod_api.string)(),
				keywords: (0, $zod_api.array)((0, $zod_api.string)()),
				usedAt: (0, $zod_api.optional)((0, $zod_api.string)())
			})) }));
			//! src/rest/studio-handlers.ts
			function studioHandlers(host) {
				let { studio, previews, questions, isConsented } = host;
				return {
					async getSettings(context) {
						let settings = await (0, $app_campaign_views.readSettings)(studio);
						return (0, $guards.answer)(context, settingsAnswer, settings.ok ? (0, $start_start.success)({
							...settings.value,
							canAsk: questions !== void 0
						}) : settings);
					},
					async listPalette(context) {
						return (0, $guards.answer)(context, paletteAnswer, await (0, $app_campaign_views.listPalette)(studio, host));
					},
					async createPreview(context) {
						let body = await readBody(context, previewBody());
						if (!body.ok) return (0, $guards.refuse)(context, body.error);
						return follow(context, preview, (followed) => previews.preview(body.value, followed));
					},
					async listPreviewFiles(context) {
						let params = readParams(context, previewParams());
						let query = readQuery(context.req.url, filesQuery());
						if (!params.ok || !query.ok) return (0, $guards.refuse)(context, joined(params, query));
						let asked = questions?.viewOf(params.value.previewID);
						let view = asked === void 0 ? previews.viewOf(params.value.previewID) : (0, $start_start.success)(asked);
						return (0, $guards.answer)(context, filesAnswer, view.ok ? (0, $start_start.success)(view.value.files(query.value.from)) : view);
					},
					async applyPreview(context) {
						let params = readParams(context, previewParams());
						let body = await readBody(context, applyPreviewBody());
						if (!params.ok || !body.ok) return (0, $guards.refuse)(context, joined(params, body));
						let { digest, commit, branch } = body.value;
						return approved(context, ({ send, ...followed }) => previews.apply(params.value.previewID, {
							digest,
							commit,
							branch
						}, {
							...followed,
							ask: askThrough(send)
						}));
					},
					async listPlans(context) {
						return (0, $guards.answer)(context, plansAnswer, await (0, $app_campaign_views.listPlans)(studio));
					},
					async getPlan(context) {
						let params = readParams(context, planParams());
						if (!params.ok) return (0, $guards.refuse)(context, params.error);
						return (0, $guards.answer)(context, planAnswer, await (0, $app_campaign_views.showPlan)(studio, previews, params.value.digest));
					},
					async applyPlan(context) {
						let params = readParams(context, planParams());
						let body = await readBody(context, applyPlanBody());
						if (!params.ok || !body.ok) return (0, $guards.refuse)(context, joined(params, body));
						let { commit, branch } = body.value;
						return approved(context, ({ signal, send, progress }) => (0, $app_campaign_views.applyPlanOf)(studio, {
							...params.value,
							commit,
							branch
						}, {
							signal,
							progress,
							ask: askThrough(send),
							isConsented
						}));
					},
					async undoPlan(context) {
						let params = readParams(context, planParams());
						let body = await readBody(context, undoBody());
						if (!params.ok || !body.ok) return (0, $guards.refuse)(context, joined(params, body));
						return approved(context, ({ signal, send, progress }) => (0, $app_campaign_views.undoPlanOf)(studio, params.value.digest, {
							signal,
							progress,
							ask: askThrough(send),
							isConsented
						}));
					},
					async listCampaigns(context) {
						return (0, $guards.answer)(context, campaignsAnswer, await (0, $app_campaign_views.listCampaignViews)(studio));
					},
					async getCampaign(context) {
						let params = readParams(context, campaignParams());
						return params.ok ? (0, $guards.answer)(context, campaignAnswer, await (0, $app_campaign_views.openCampaignView)(studio, params.value.campaign)) : (0, $guards.refuse)(context, params.error);
					},
					async answerApproval(context) {
						let params = readParams(context, approvalParams());
						let body = await readBody(context, approvalBody());
						if (!params.ok || !body.ok) return (0, $guards.refuse)(context, joined(params, body));
						let answered = questions?.answer(params.value.approvalID, body.value.choice) ?? (0, $start_start.failure)(ERRORS$1.askedNowhere());
						return answered.ok ? context.body(null, 204) : (0, $guards.refuse)(context, answered.error);
					}
				};
				function askThrough(send) {
					return send === void 0 ? void 0 : questions?.through((question) => send("approval", question));
				}
				function approved(context, work) {
					return questions === void 0 && !isConsented ? (0, $guards.refuse)(context, ERRORS$1.nobodyApproves()) : follow(context, applied, work);
				}
			}
			async function follow(context, schema, work) {
				let run = (send, signal) => {
					let progress = ({ done, total, unit, text }, step) => send?.("progress", {
						step,
						done,
						total,
						unit,
						text
					});
					let emit = (event) => {
						event.kind === "step_started" && progress({
							done: event.step.number - 1,
							total: event.step.total,
							unit: "steps"
						}, event.step.label);
						event.kind === "progress" && progress(event.progress, event.step.label);
					};
					return work({
						signal,
						send,
						progress,
						emit
					});
				};
				if ((0, $guards.wantsEvents)(context)) return (0, $guards.streamEvents)(context, run);
				return (0, $guards.answer)(context, schema, await run(void 0, context.req.raw.signal));
			}
			function readParams(context, schema) {
				let params = (0, $bundles_bundle_errors.parseWith)(schema, context.req.param());
				return params.ok ? params : (0, $start_start.failure)((0, $bundles_bundle_errors.invalid)(params.error));
			}
			let ERRORS$1 = {
				askedNowhere: () => (0, $base_tool_errors_3.toolError)("not_found", "This server asks no questions", "Use 'sous studio'."),
				nobodyApproves: () => (0, $base_tool_errors_3.toolError)("approval_needed", "Plans cannot be approved here", "Use 'sous studio', or run 'sous apply' in a terminal.")
			};
			//! src/rest/handlers.ts
			function handlersFor(host) {
				return {
					...bundleHandlers(host),
					...recipeHandlers(host),
					...studioHandlers(host)
				};
			}
			//! src/rest/bundle-routes.ts
			let BUNDLE = "/tools/bundles/{bundleID}";
			let TOOL = `${BUNDLE}/tools/{toolSlug}/version/{version}`;
			let BUNDLE_ROUTES = [
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
					summary: "Create a bundle, or replace its record",
					params: bundleParams,
					body: $bundles_read_record.bundleBody,
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
					body: $bundles_read_record.switchBody,
					answers: { 200: bundleView },
					refusals: [404, 409]
				},
				{
					name: "deleteBundle",
					method: "delete",
					path: BUNDLE,
					summary: "Mark a bundle as deleted; it is removed after two days if it has no tools",
					params: bundleParams,
					answers: { 204: void 0 },
					refusals: [404, 409]
				},
				{
					name: "exportBundle",
					method: "get",
					path: `${BUNDLE}/export`,
					summary: "Export a bundle with its tools as a ZIP file",
					params: bundleParams,
					answers: { 200: exportAnswer },
					refusals: [404, 409]
				},
				{
					name: "importBundle",
					method: "post",
					path: "/tools/import",
					summary: "Import a bundle from a ZIP file: the whole bundle or nothing",
					body: importBody,
					maxBytes: MAX_ZIP_CHARACTERS + 1e3,
					answers: { 201: bundleView },
					refusals: [409]
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
					summary: "Add a tool; existing tools are never replaced",
					params: toolParams,
					body: $bundles_read_record.toolBody,
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
					body: $bundles_read_record.switchBody,
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
					summary: "Call a tool; with Accept: text/event-stream, output is streamed as it arrives",
					params: toolParams,
					body: invokeBody,
					answers: { 200: invokeAnswer },
					refusals: [404, 423]
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
			//! src/rest/recipe-routes.ts
			let RECIPE_ROUTES = [
				{
					name: "listRecipes",
					method: "get",
					path: "/recipes",
					summary: "List the recipes of the folder and those that ship with Sous",
					answers: { 200: recipesAnswer },
					refusals: []
				},
				{
					name: "openRecipe",
					method: "get",
					path: "/recipes/file",
					summary: "Open a recipe: its text, what is wrong with it, and its outline",
					query: fileQuery,
					answers: { 200: recipeDocument },
					refusals: [404, 409]
				},
				{
					name: "saveRecipe",
					method: "put",
					path: "/recipes/file",
					summary: "Save a recipe, unless the file is not the one that was opened",
					query: fileQuery,
					body: saveBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: {
						200: recipeDocument,
						201: recipeDocument,
						409: changedAnswer
					},
					refusals: []
				},
				{
					name: "checkRecipe",
					method: "post",
					path: "/recipes/check",
					summary: "Check the text of a recipe that is being written",
					body: checkBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: { 200: reading },
					refusals: [409]
				},
				{
					name: "editRecipe",
					method: "post",
					path: "/recipes/edit",
					summary: "Change values in the text of a recipe; every other byte stays",
					body: editBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: { 200: editAnswer },
					refusals: [409]
				},
				{
					name: "completeRecipe",
					method: "post",
					path: "/recipes/complete",
					summary: "Complete a recipe at a position",
					body: offsetBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: { 200: completeAnswer },
					refusals: []
				},
				{
					name: "hoverRecipe",
					method: "post",
					path: "/recipes/hover",
					summary: "Explain what is written at a position of a recipe",
					body: offsetBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: { 200: hoverAnswer },
					refusals: []
				}
			];
			//! src/rest/studio-routes.ts
			let STREAMED = "with Accept: text/event-stream, progress and questions are streamed before the result";
			let STUDIO_ROUTES = [
				{
					name: "getSettings",
					method: "get",
					path: "/settings",
					summary: "Show the folder, its branch and its language",
					answers: { 200: settingsAnswer },
					refusals: [409]
				},
				{
					name: "listPalette",
					method: "get",
					path: "/palette",
					summary: "List everything that can be opened by its name: recipes, tools and plans",
					answers: { 200: paletteAnswer },
					refusals: [409]
				},
				{
					name: "createPreview",
					method: "post",
					path: "/previews",
					summary: `Preview a recipe, saved or not: nothing is written; ${STREAMED}`,
					body: previewBody,
					maxBytes: RECIPE_BODY_BYTES,
					answers: { 200: preview },
					refusals: [409]
				},
				{
					name: "listPreviewFiles",
					method: "get",
					path: "/previews/{previewID}/files",
					summary: "Show more files of a preview, a plan or a question; the first of them as a whole",
					params: previewParams,
					query: filesQuery,
					answers: { 200: filesAnswer },
					refusals: [404]
				},
				{
					name: "applyPreview",
					method: "post",
					path: "/previews/{previewID}/apply",
					summary: `Approve a preview by its digest and apply exactly that; ${STREAMED}`,
					params: previewParams,
					body: applyPreviewBody,
					answers: { 200: applied },
					refusals: [404, 409]
				},
				{
					name: "listPlans",
					method: "get",
					path: "/plans",
					summary: "List the saved plans, latest first",
					answers: { 200: plansAnswer },
					refusals: []
				},
				{
					name: "getPlan",
					method: "get",
					path: "/plans/{digest}",
					summary: "Show a saved plan with its changes",
					params: planParams,
					answers: { 200: planAnswer },
					refusals: [404, 409]
				},
				{
					name: "applyPlan",
					method: "post",
					path: "/plans/{digest}/apply",
					summary: `Approve a saved plan by its digest and apply exactly that; ${STREAMED}`,
					params: planParams,
					body: applyPlanBody,
					answers: { 200: applied },
					refusals: [404, 409]
				},
				{
					name: "undoPlan",
					method: "post",
					path: "/plans/{digest}/undo",
					summary: `Take an applied plan back; ${STREAMED}`,
					params: planParams,
					body: undoBody,
					answers: { 200: applied },
					refusals: [404, 409]
				},
				{
					name: "listCampaigns",
					method: "get",
					path: "/campaigns",
					summary: "List the campaigns of the repository, and how far each is",
					answers: { 200: campaignsAnswer },
					refusals: [404, 409]
				},
				{
					name: "getCampaign",
					method: "get",
					path: "/campaigns/{campaign}",
					summary: "Show a campaign: groups with their change, repositories, and the commands to go on with",
					params: campaignParams,
					answers: { 200: campaignAnswer },
					refusals: [404, 409]
				},
				{
					name: "answerApproval",
					method: "post",
					path: "/approvals/{approvalID}",
					summary: "Answer a question of a streamed request",
					params: approvalParams,
					body: approvalBody,
					answers: { 204: void 0 },
					refusals: [404]
				}
			];
			let ROUTES = [
				...BUNDLE_ROUTES,
				...RECIPE_ROUTES,
				...STUDIO_ROUTES
			];
			//! src/rest/openapi.ts
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
				400: "The request is not valid; problems lists each field and why",
				401: "The token is missing or wrong",
				403: "Not allowed",
				404: "The bundle or tool does not exist",
				409: "It already exists and was not changed, or a file is damaged",
				413: "The body is too large",
				415: "The body is not JSON",
				423: "The bundle or tool is switched off",
				429: "The rate limit of the server or of the tool is used up"
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
					content,
					...code === 429 && { headers: RETRY_AFTER }
				}]));
			}
			let RETRY_AFTER = { "Retry-After": {
				description: "Seconds to wait before trying again",
				required: !0,
				schema: {
					type: "integer",
					minimum: 1
				}
			} };
			function jsonSchema(schema, io) {
				let { $schema: _, ...rest } = (0, $zod_json_schema_json_schema_processors.toJSONSchema)(schema, {
					io,
					unrepresentable: "any"
				});
				return rest;
			}
			//! src/rest/rest-app.ts
			var rest_app_exports = (0, $start_runtime.__exportAll)({
				malformedAnswer: () => malformedAnswer,
				restApp: () => restApp
			});
			function restApp(host, options, pages) {
				let app = new $hono_compose.Hono();
				let guards = (0, $guards.guardsFor)(options);
				let handlers = handlersFor(host);
				let document = JSON.stringify(openApiDocument(host.version));
				app.use(guards.origins);
				pages !== void 0 && app.route("/", pages);
				app.use(guards.callers);
				let methods = new Map();
				let know = (path, method) => methods.set(path, [...methods.get(path) ?? [], method.toUpperCase()]);
				for (let { name, method, path, maxBytes } of ROUTES) {
					let pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
					know(pattern, method);
					app.on(method.toUpperCase(), pattern, (0, $guards.guardBodies)(maxBytes), (context) => handlers[name](context));
				}
				know("/openapi.json", "get");
				app.get("/openapi.json", (context) => context.body(document, 200, { "Content-Type": "application/json" }));
				for (let [pattern, allowed] of methods) app.all(pattern, (context) => {
					context.header("Allow", allowed.join(", "));
					return (0, $guards.requestAnswer)(context, 405, `${context.req.method} is not allowed here`, `Use ${allowed.join(" or ")}.`);
				});
				app.notFound((context) => (0, $guards.refuse)(context, ERRORS.unknownUrl()));
				app.onError((error, context) => {
					host.fault(error);
					return (0, $guards.refuse)(context, ERRORS.bug(), 500);
				});
				return app;
			}
			function malformedAnswer({ code }) {
				let isLate = code === "ERR_HTTP_REQUEST_TIMEOUT";
				let body = JSON.stringify((0, $guards.restRefusal)(ERRORS.badRequest(code)));
				return [
					`HTTP/1.1 ${isLate ? "408 Request Timeout" : "400 Bad Request"}`,
					"Content-Type: application/json",
					`Content-Length: ${Buffer.byteLength(body)}`,
					"Connection: close",
					"",
					body
				].join("\r\n");
			}
			function messageFor(code) {
				if (code === "HPE_HEADER_OVERFLOW") return "The URL and headers are too long";
				return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "The request timed out" : "This is not an HTTP request";
			}
			let ERRORS = {
				unknownUrl: () => (0, $base_tool_errors_3.toolError)("not_found", "This URL does not exist", "See /openapi.json."),
				bug: () => (0, $base_tool_errors_3.toolError)("internal_error", "Sous has a bug", "See the log of the server."),
				badRequest: (code) => (0, $base_tool_errors_3.toolError)("invalid_arguments", messageFor(code), "Send a valid HTTP request.")
			};
		},
		200: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).runtime();
		},
		204: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(885).start();
		},
		711: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(458).compose();
			module.exports = {
				__esModule: !0,
				get Hono() {
					return part().Hono;
				}
			};
		},
		894: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(458).sse();
			module.exports = {
				__esModule: !0,
				get bodyLimit() {
					return part().bodyLimit;
				},
				get streamSSE() {
					return part().streamSSE;
				}
			};
		},
		761: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(760)["json-schema-processors"]();
			module.exports = {
				__esModule: !0,
				get toJSONSchema() {
					return part().toJSONSchema;
				}
			};
		},
		614: (module, __unused_webpack_exports, __nccwpck_require__) => {
			let loaded;
			let part = () => loaded ??= __nccwpck_require__(741).api();
			module.exports = {
				__esModule: !0,
				get _default() {
					return part()._default;
				},
				get _enum() {
					return part()._enum;
				},
				get _gte() {
					return part()._gte;
				},
				get _lte() {
					return part()._lte;
				},
				get _maxLength() {
					return part()._maxLength;
				},
				get _minLength() {
					return part()._minLength;
				},
				get _regex() {
					return part()._regex;
				},
				get array() {
					return part().array;
				},
				get boolean() {
					return part().boolean;
				},
				get describe() {
					return part().describe;
				},
				get int() {
					return part().int;
				},
				get literal() {
					return part().literal;
				},
				get nullable() {
					return part().nullable;
				},
				get number() {
					return part().number;
				},
				get optional() {
					return part().optional;
				},
				get record() {
					return part().record;
				},
				get strictObject() {
					return part().strictObject;
				},
				get string() {
					return part().string;
				},
				get union() {
					return part().union;
				},
				get unknown() {
					return part().unknown;
				}
			};
		},
		458: (module) => {
			"use strict";
			module.exports = require("../vendor/hono.js");
		},
		760: (module) => {
			"use strict";
			module.exports = require("../vendor/zod-json-schema.js");
		},
		741: (module) => {
			"use strict";
			module.exports = require("../vendor/zod.js");
		},
		116: (module) => {
			"use strict";
			module.exports = require("./app.js");
		},
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		802: (module) => {
			"use strict";
			module.exports = require("./bundles.js");
		},
		175: (module) => {
			"use strict";
			module.exports = require("./campaign.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
		},
		887: (module) => {
			"use strict";
			module.exports = require("./report.js");
		},
		885: (module) => {
			"use strict";
			module.exports = require("./start.js");
		},
		598: (module) => {
			"use strict";
			module.exports = require("node:crypto");
		}
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(473);
	module.exports = __webpack_exports__;
})();
