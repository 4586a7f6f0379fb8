(() => {
	var __webpack_modules__ = {
		473: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = { "rest-app": () => __nccwpck_require__(564) };
		},
		405: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = new Proxy({}, { get: (_, name) => __nccwpck_require__(598)[name] });
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
				get invalid() {
					return part().invalid;
				},
				get missing() {
					return part().missing;
				},
				get parseWith() {
					return part().parseWith;
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
		866: (module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(816).work();
		},
		564: (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { rest_app_exports: () => rest_app_exports });
			var $start_runtime = __nccwpck_require__(200);
			var $hono_compose = __nccwpck_require__(711);
			var $base_tool_errors = __nccwpck_require__(575);
			var $core_work = __nccwpck_require__(866);
			var $start_start = __nccwpck_require__(204);
			var $zod_api = __nccwpck_require__(614);
			var $zod_json_schema_json_schema_processors = __nccwpck_require__(761);
			var $base_json = __nccwpck_require__(475);
			var $bundles_bundle_errors = __nccwpck_require__(605);
			var $bundles_read_record = __nccwpck_require__(391);
			var $bundles_list_bundles = __nccwpck_require__(725);
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
			function requestAnswer(context, status, message, suggestion) {
				return refuse(context, (0, $base_tool_errors.toolError)("invalid_arguments", message, suggestion), status);
			}
			function rateAnswer(context, message, waitSeconds) {
				let retryAfterSeconds = Math.ceil(waitSeconds);
				let suggestion = `Try again in ${(0, $core_work.countOf)(retryAfterSeconds, "second")}, or start the server with another --rate.`;
				return refuse(context, {
					...(0, $base_tool_errors.toolError)("rate_limited", message, suggestion),
					retryAfterSeconds
				}, 429);
			}
			//! src/rest/guards.ts
			let MAX_BODY_BYTES = 1048576;
			let WITH_BODY = [
				"PUT",
				"PATCH",
				"POST"
			];
			function guardCallers({ token, hosts, rate }) {
				let wanted = fingerprint(token);
				let [client, strangers] = [bucketFor(rate), bucketFor(rate)];
				return async (context, next) => {
					let refused = refuseCaller(context, hosts(), wanted);
					let waitMs = (refused === void 0 ? client : strangers)?.take() ?? 0;
					if (waitMs > 0) return rateAnswer(context, `The rate limit is ${(0, $core_work.countOf)(Number(rate.perSecond), "request")} per second`, waitMs / 1e3);
					return refused === void 0 ? next() : refused();
				};
			}
			function bucketFor({ perSecond, elapsed }) {
				return perSecond === "off" ? void 0 : new TokenBucket(perSecond, perSecond * 3, elapsed);
			}
			function refuseCaller(context, hosts, wanted) {
				let host = context.req.header("host") ?? "";
				if (!hosts.includes(host.toLowerCase())) return () => requestAnswer(context, 403, "This host is not served here", "Use 127.0.0.1 and the port.");
				let origin = context.req.header("origin");
				if (origin !== void 0 && !hosts.some((known) => origin === `http://${known}`)) return () => requestAnswer(context, 403, "Requests from web pages are refused", "Remove the Origin header.");
				if (isToken(context.req.header("authorization"), wanted)) return;
				return () => {
					context.header("WWW-Authenticate", "Bearer");
					return requestAnswer(context, 401, "The bearer token is missing or wrong", "Send 'Authorization: Bearer \u2026' with the server's token.");
				};
			}
			let guardBodies = async (context, next) => {
				if (!WITH_BODY.includes(context.req.method)) return next();
				if ((context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() !== "application/json") return requestAnswer(context, 415, "The body must be application/json", "Send JSON with that content type.");
				return limitBody(context, next);
			};
			let limitBody = (0, $hono_compose.bodyLimit)({
				maxSize: MAX_BODY_BYTES,
				onError(context) {
					context.header("Connection", "close");
					return requestAnswer(context, 413, `The body has more than ${MAX_BODY_BYTES} bytes`, "Send less.");
				}
			});
			function isToken(header, wanted) {
				let given = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? "")?.[1] ?? "";
				return (0, $late_crypto.timingSafeEqual)(fingerprint(given), wanted);
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
			//! src/rest/rest-schemas.ts
			let bundleID = (0, $start_start.once)(() => (0, $zod_api.string)().check((0, $zod_api._regex)($bundles_read_record.UUID_V7_PATTERN, "must be a UUIDv7 in lower case")));
			let slug = () => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work.SLUG, $core_work.SLUG_RULE));
			let version = () => (0, $zod_api.string)().check((0, $zod_api._regex)($core_work.VERSION_PATTERN, $core_work.VERSION_RULE));
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
			//! src/rest/handlers.ts
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
						let page = (0, $bundles_list_bundles.listBundles)(await store.views(), query.value);
						return page.ok ? context.json({
							bundles: page.value.items,
							...next(page.value)
						}) : refuse(context, page.error);
					},
					async putBundle(context) {
						let id = readBundleID(context);
						let body = await readBody(context, (0, $bundles_read_record.bundleBody)());
						if (!id.ok || !body.ok) return refuse(context, joined(id, body));
						let put = await store.putBundle(id.value, body.value);
						return put.ok ? context.json(put.value.bundle, put.value.isNew ? 201 : 200) : refuse(context, put.error);
					},
					async patchBundle(context) {
						let id = readBundleID(context);
						let body = await readBody(context, (0, $bundles_read_record.switchBody)());
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
						let body = await readBody(context, (0, $bundles_read_record.switchBody)());
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
						let off = (0, $bundles_list_bundles.whyOff)(tool.value, await store.views());
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
						}) : refuse(context, result.error, invokeStatusOf(result.error));
					},
					async listTools(context) {
						let query = readQuery(context.req.url, toolsQuery());
						if (!query.ok) return refuse(context, query.error);
						let { recommendedPageSize: pageSize, ...filter } = query.value;
						let page = (0, $bundles_list_bundles.listTools)(await store.views(), {
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
						let page = (0, $bundles_list_bundles.searchTools)(await store.views(), index, query.value);
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
					return tool === void 0 ? (0, $start_start.failure)((0, $bundles_bundle_errors.missing)("tool", `${address.value.slug}@${address.value.version}`)) : (0, $start_start.success)(tool);
				}
				function streamed(context, request) {
					return (0, $hono_compose.streamSSE)(context, async (stream) => {
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
						} : restRefusal(result.error));
					});
				}
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
			//! src/rest/routes.ts
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
			function restApp(host, guards) {
				let app = new $hono_compose.Hono();
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
					return requestAnswer(context, 405, `${context.req.method} is not allowed here`, `Use ${allowed.join(" or ")}.`);
				});
				app.notFound((context) => refuse(context, (0, $base_tool_errors.toolError)("not_found", "This URL does not exist", "See /openapi.json.")));
				app.onError((error, context) => {
					host.fault(error);
					return refuse(context, (0, $base_tool_errors.toolError)("internal_error", "Sous has a bug", "See the log of the server."), 500);
				});
				return app;
			}
			function malformedAnswer({ code }) {
				let isLate = code === "ERR_HTTP_REQUEST_TIMEOUT";
				let body = JSON.stringify(restRefusal((0, $base_tool_errors.toolError)("invalid_arguments", messageFor(code), "Send a valid HTTP request.")));
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
				},
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
		902: (module) => {
			"use strict";
			module.exports = require("./base.js");
		},
		802: (module) => {
			"use strict";
			module.exports = require("./bundles.js");
		},
		816: (module) => {
			"use strict";
			module.exports = require("./core.js");
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
